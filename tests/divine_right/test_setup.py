"""Set-up (DR-B-SET): kingdoms drawn, King or Queen, Personalities, player forces, decks."""

from __future__ import annotations

import pytest

from hexarchy.core.game import BadInput
from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import GAME, cards
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table, at, new


def begun(seats: int, seed: int = 1, **options: str) -> Table:
    """A match whose players have all chosen, up to the first question after it."""
    t = new(seats, seed, **options)
    while t.question == "king-or-queen":
        t.do("king")
    return t


def drawn(t: Table) -> list[str]:
    return [player["kingdom"] for player in t.view(None)["players"].values()]


@pytest.mark.rule("DR-B-SET-01")
def test_two_to_eight_play_each_a_kingdom_and_all_are_enemies() -> None:
    for seats in range(2, 9):
        t = new(seats)
        assert len({*drawn(t)}) == seats
        assert len({*t.s.setting.sides}) == seats
    for wrong in (GAME.seats[:1], (*GAME.seats, "ninth")):
        with pytest.raises((BadInput, ValueError)):
            GAME.new(seats=wrong)


@pytest.mark.rule("DR-B-SET-02")
def test_the_numbers_of_cards() -> None:
    assert len(WORLD.personalities) == 22
    assert sum(card.count for card in WORLD.cards) == 52
    assert len(KINGDOM_IDS) + 1 == 14  # and the Usurper's


@pytest.mark.rule("DR-B-SET-03", "DR-DEC-01")
def test_the_basic_game_leaves_the_magicians_and_special_mercenaries_out() -> None:
    t = begun(2)
    assert len(t.view(None)["kingdoms"]) == 11
    assert len(new(2).s.hands.within(cards.DECK)) == 32
    names = {drawn(begun(8, seed))[number] for seed in range(12) for number in range(8)}
    assert not names & {"eaters", "black_hand"}
    school = WORLD.space("Invisible School")
    assert t.s.land_of[school] == -1  # wasteland
    assert len(new(2, level="intermediate").view(None)["kingdoms"]) == 13
    with pytest.raises(BadOption):
        GAME.new(options={"level": "expert"})


@pytest.mark.rule("DR-B-SET-05", "DR-B-GEN-01")
def test_kingdoms_are_drawn_at_random_and_the_rest_are_neutral() -> None:
    t = begun(4)
    statuses = [kingdom["status"] for kingdom in t.view(None)["kingdoms"].values()]
    assert sorted(statuses) == ["neutral"] * 7 + ["player"] * 4
    firsts = {drawn(new(2, seed))[0] for seed in range(60)}
    assert len(firsts) == 11


@pytest.mark.rule("DR-B-SET-06", "DR-DEC-03")
def test_all_choose_king_or_queen_at_once_and_it_is_shown_together() -> None:
    t = new(3)
    assert t.question == "king-or-queen"
    assert t.asked == ["first", "second", "third"]
    t.do("queen", seat="second")
    own = drawn(t)[1]
    assert t.view(None)["kingdoms"][own]["queen"] is False
    assert not t.events("rules-as")
    t.do("king", seat="third").do("king", seat="first")
    assert [event["queen"] for event in t.events("rules-as")] == [0, 1, 0]
    assert t.view(None)["kingdoms"][own]["queen"] is True


@pytest.mark.rule("DR-B-SET-06")
@pytest.mark.parametrize(("die", "queen"), [(4, True), (3, False)])
def test_who_rules_a_kingdom_is_rolled_when_its_monarch_is_revealed(die: int, queen: bool) -> None:
    t = at("diplomacy", hidden={"immer": 7}, dice=[1, die])
    assert t.view(None)["kingdoms"]["immer"]["personality"] is None
    t.do("activate immer")
    assert t.view(None)["kingdoms"]["immer"]["queen"] is queen
    assert t.view(None)["kingdoms"]["immer"]["personality"] == 7


@pytest.mark.rule("DR-B-SET-07")
def test_a_personality_lies_face_down_on_every_monarch_that_nobody_plays() -> None:
    t = begun(4)
    for name, kingdom in t.view("first")["kingdoms"].items():
        assert kingdom["personality"] is None
        lies = cards.has_personality(t.s, KINGDOM_IDS.index(name))
        assert lies == (kingdom["status"] == "neutral")
    assert len(t.s.personalities.within(cards.PERSONALITY_DECK)) == 15


@pytest.mark.rule("DR-B-SET-08")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = at("diplomacy", dice=5)
    s = t.s
    s.hands = s.hands.poured(cards.DECK, cards.DISCARD)
    assert not s.hands.within(cards.DECK)
    before = len(s.hands.within(cards.DISCARD))
    held = len(cards.hand(s, 0))
    cards.draw(s, 0)
    assert len(s.hands.within(cards.DECK)) == before - 1
    assert len(cards.hand(s, 0)) == held + 1
    s.hands = s.hands.poured(cards.DECK, cards.ASIDE)
    cards.draw(s, 0)  # both are empty: nobody draws (DR-B-CRD-05)
    assert len(cards.hand(s, 0)) == held + 1


@pytest.mark.rule("DR-B-SET-09")
def test_player_forces_stand_in_their_deployment_spaces_and_neutrals_off_the_map() -> None:
    seed = next(seed for seed in range(200) if drawn(new(2, seed))[0] == "hothior")
    t = begun(2, seed)
    units = [unit for unit in t.s.pieces_of(0) if unit < WORLD.first_hero and WORLD.pieces[unit].kingdom == 0]
    assert sum(t.s.is_fleet(unit) for unit in units) == 2
    assert len(units) == 9
    assert {WORLD.grid.ids[t.s.where[unit]] for unit in units} == {"0917", "1318", "1014", "1019"}
    assert t.where("hothior_monarch") == "0917"
    others = [name for name in KINGDOM_IDS[:11] if name not in drawn(t)]
    assert all(t.where(f"{name}_monarch") == "home" for name in others)
    assert not any(WORLD.pieces[piece].kingdom in map(KINGDOM_IDS.index, others) for piece in t.s.pieces_of(1))


@pytest.mark.rule("DR-B-SET-10")
def test_the_first_player_to_the_right_is_the_next_who_is_still_in() -> None:
    s = at("events", seats=4).s
    assert [s.to_the_right(seat) for seat in range(4)] == [1, 2, 3, 0]
    s = at("events", seats=4, out=["second"]).s
    assert s.to_the_right(0) == 2
    s = at("events").s
    assert [s.to_the_right(0), s.to_the_right(1)] == [1, 0]


@pytest.mark.rule("DR-B-SET-11")
def test_the_common_pool() -> None:
    t = new()
    assert sum(t.s.where[unit] == -1 for unit in WORLD.mercenaries) == 14
    assert sum(t.s.where[unit] == -1 for unit in WORLD.mercenary_fleets) == 6


@pytest.mark.rule("DR-B-SET-12", "DR-B-GEN-13")
def test_stacks_are_open_and_hands_are_not() -> None:
    t = at("movement", hands={"second": ["bribe-2", "blackmail-2"]}, hexes={"1425": ["muetar_army_1"]})
    for seat in ("first", None):
        seen = t.view(seat)
        assert seen["stacks"]["1425"] == {"second": ["muetar_army_1"]}
        assert seen["players"]["second"]["cards"] == 2
        assert "bribe" not in str(seen)
        assert "blackmail" not in str(seen)
    assert t.hand("second") == ["bribe-2", "blackmail-2"]


@pytest.mark.rule("DR-B-SET-13", "DR-DEC-04", "DR-B-KIN-03")
def test_scattered_goblins_are_placed_before_a_chit_is_drawn() -> None:
    seed = next(seed for seed in range(200) if "zorn" in drawn(new(2, seed)))
    t = begun(2, seed)
    assert t.question == "deploy"
    assert t.asked == [("first", "second")[drawn(t).index("zorn")]]
    chosen: list[str] = []
    while t.question == "deploy":
        assert not t.events("turn-order")
        spaces = t.targets("place")
        for space in chosen:
            near = {WORLD.grid.ids[one] for one in WORLD.field.near[WORLD.grid.at(space)]}
            assert not near & {*spaces}, "a space next to another chosen one is not offered"
        chosen.append(spaces[0])
        t.do(f"place {spaces[0]}")
    assert t.events("turn-order")
    assert sum(t.where(f"nithmere_goblins_{number}") != "waiting" for number in range(1, 9)) == 8


@pytest.mark.rule("DR-B-SET-14", "DR-B-SEQ-04")
def test_players_begin_with_nothing() -> None:
    t = begun(3)
    assert all(player["cards"] == 0 and player["points"] == 0 for player in t.view(None)["players"].values())
    assert not t.s.prisoners
    while not t.events("draws-card"):
        t.do(t.options[-1])
    first = t.events("player-turn")[0]["side"]
    assert len(t.hand(first)) == 1
