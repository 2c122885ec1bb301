"""Every rule of Lantern Fen, from the `test` line of its entry."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from hexarchy.core.decisions import Refused
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record, verify
from lanternfen import GAME
from lanternfen.state import DECK, HAND, PLAYED, WORLD
from tests.examples.fen import THREE, fen, hexes, order, turn
from tests.tables import Table

ASTERN = {"otter": ("0106", 0), "heron": ("0103", 0)}  # the otter's bow at the heron's stern
ASLANT = {"otter": ("0106", 0), "heron": ("0203", 1)}  # the same, but the heron lies across


def new(*seats: str) -> Table:
    return Table(GAME, GAME.new(dice=SeededDice(1), seats=seats or THREE))


# -- the fen ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LF-1")
@pytest.mark.parametrize("seats", [THREE, GAME.seats[2:7], GAME.seats])
def test_barges_begin_on_water_around_the_fen(seats: tuple[str, ...]) -> None:
    t = new(*seats)
    lying = [hexes(t, seat) for seat in seats]
    covered = [hex_ for three in lying for hex_ in three]
    assert len({*covered}) == 3 * len(seats)
    assert not {*covered} & {WORLD.grid.ids[isle] for isle in WORLD.isles}
    masts = [WORLD.grid.at(three[1]) for three in lying]
    assert min(WORLD.grid.distance(a, b) for a in masts for b in masts if a != b) >= 4


@pytest.mark.rule("LF-2")
def test_all_give_their_orders_at_once_step_by_step() -> None:
    t = new()
    assert t.asked == [*THREE]
    asked = []
    while (ask := t.s.ask(0)) is not None:
        asked.append(ask.key)
        t.do(ask.default.text, seat="otter")
    assert asked == ["ally", "card", "stroke", "stroke", "stroke", "seal"]
    assert t.asked == ["heron", "toad"]
    assert t.view("otter")["turn"] == 1


@pytest.mark.rule("LF-2")
def test_orders_are_revealed_when_the_last_has_sealed_in_whatever_order() -> None:
    ends = set()
    for seats in permutations(THREE):
        t = fen()
        for seat in seats:
            assert t.view(None) == fen().view(None)
            order(t, seat, "ahead ahead", ally="toad" if seat == "otter" else "")
        ends.add(t.s.digest())
        assert t.view(None)["turn"] == 2
    assert len(ends) == 1


@pytest.mark.rule("LF-2")
def test_nobody_sees_anothers_orders() -> None:
    t = order(fen(hands={"otter": ["gale"]}), "otter", "ahead ahead", ally="heron", card="gale", seal=False)
    assert t.view("otter")["own"]["barge"]["hexes"] != hexes(t, "otter"), "where one's own barge will be"
    for seat in ("heron", "toad", None):
        assert t.view(seat) == fen(hands={"otter": ["gale"]}).view(seat)
        assert t.heard_by(seat) == []


@pytest.mark.rule("LF-2")
def test_orders_can_be_changed_until_the_last_has_sealed() -> None:
    t = order(fen(), "otter", "ahead", seal=False).do("again", seat="otter")
    assert t.s.ask(0).key == "ally"
    match = Match(GAME, Record.begin(GAME, dice=SeededDice(1), seats=THREE))
    for seat in ("otter", "heron"):
        for action in ("alone", "keep", "stroke ahead", "stroke hold", "stroke hold", "seal"):
            match.apply(seat, action)
    assert match.state.ask(0) is None
    for _ in range(3):
        assert match.can_undo("otter")
        match.undo("otter")
    asked = match.state.ask(0)
    assert asked is not None
    assert asked.key == "stroke"
    assert match.state.ask(1) is None, "the heron's orders stay"
    for action in ("stroke starboard", "stroke hold", "seal"):
        match.apply("otter", action)
    for action in ("alone", "keep", "stroke hold", "stroke hold", "stroke hold", "seal"):
        match.apply("toad", action)
    assert not match.can_undo("otter")
    assert match.state.view(None)["barges"]["otter"]["facing"] == 3
    assert verify(match.sealed_record(), GAME).sound


@pytest.mark.rule("LF-3")
def test_two_that_name_each_other_are_allied_until_one_does_not() -> None:
    t = turn(fen(), otter={"ally": "heron"}, heron={"ally": "otter"}, toad={"ally": "otter"})
    assert t.view(None)["allies"] == {"otter": "heron", "heron": "otter"}
    assert t.events("allied") == [{"side": "otter", "ally": "heron"}]
    assert t.events("names") == [{"side": "toad", "ally": "otter"}]
    turn(t, otter={"ally": "heron"})
    assert t.view(None)["allies"] == {}


@pytest.mark.rule("LF-3")
def test_who_can_be_named() -> None:
    t = fen()
    assert t.targets("pledge") == ["heron", "toad"]
    assert t.refuses("pledge otter") == ["LF-3"]
    assert t.refuses("pledge swan") == ["LF-3"], "who does not play"
    t.do("resign", seat="toad")
    assert t.refuses("pledge toad") == ["LF-3"], "who is sunk"


@pytest.mark.rule("LF-3")
def test_allies_do_not_ram_each_other() -> None:
    t = turn(fen(ASTERN), otter={"strokes": "ahead", "ally": "heron"}, heron={"ally": "otter"})
    assert t.rolls("LF-9") == []
    assert [event["side"] for event in t.events("stroke-lost")] == ["otter"]
    assert hexes(t, "otter")[0] == "0105"
    assert turn(fen(ASTERN), otter="ahead").rolls("LF-9"), "else it would"


@pytest.mark.rule("LF-4")
def test_hands_grow_to_three_cards() -> None:
    t = new()
    sizes = []
    for _ in range(3):
        sizes.append(t.view(None)["cards"]["heron"])
        turn(t)
    assert sizes == [2, 3, 3]


@pytest.mark.rule("LF-4")
def test_nobody_sees_anothers_cards() -> None:
    t = new()
    hand = t.view("otter")["own"]["hand"]
    assert len(hand) == 2
    assert "own" not in t.view(None)
    dealt = {tuple(t.s.redeal("heron", random.Random(seed)).view("otter")["own"]["hand"]) for seed in range(40)}
    assert len(dealt) > 4
    own = {tuple(t.s.redeal("otter", random.Random(seed)).view("otter")["own"]["hand"]) for seed in range(10)}
    assert own == {tuple(hand)}
    t = turn(new())
    assert [key for key, _ in t.heard_by("heron")].count("draws") == 1, "its own"
    assert "draws" not in [key for key, _ in t.heard_by(None)]


@pytest.mark.rule("LF-4")
def test_only_a_card_in_hand_can_be_played() -> None:
    t = fen(hands={"otter": ["gale", "gale", "mist"]}).do("alone")
    assert t.options == ["play gale", "play mist", "keep"]
    assert t.refuses("play beak") == ["LF-4"]


@pytest.mark.rule("LF-4")
def test_played_cards_are_shuffled_when_the_deck_is_empty() -> None:
    t = fen(hands={"otter": ["gale"]})
    t.s.cards = t.s.cards.carried(t.s.cards.within(DECK), PLAYED)
    turn(t, otter={"card": "gale"})
    assert t.view(None)["cards"] == {"otter": 1, "heron": 1, "toad": 1}
    assert len(t.s.cards.within(DECK)) == 25
    assert t.s.cards.within(PLAYED) == ()


@pytest.mark.rule("LF-5")
def test_a_gale_gives_a_fourth_stroke() -> None:
    barges = {"otter": ("0106", 3)}
    t = turn(fen(barges, hands={"otter": ["gale"]}), otter={"strokes": "ahead ahead ahead ahead", "card": "gale"})
    assert hexes(t, "otter") == ["0111", "0110", "0109"]
    assert t.events("plays") == [{"side": "otter", "card": "gale"}]
    order(t, "otter", "hold hold hold", seal=False)
    assert t.s.ask(0).key == "seal", "only three in the next turn"


@pytest.mark.rule("LF-5")
@pytest.mark.parametrize(("die", "leaks"), [(1, 0), (2, 1)])
def test_a_beak_adds_two_when_ramming(die: int, leaks: int) -> None:
    t = fen(ASTERN, hands={"otter": ["beak"]}, dice=[die])
    turn(t, otter={"strokes": "ahead", "card": "beak"})
    assert t.view(None)["barges"]["heron"]["leaks"] == leaks
    assert t.events("roll")[0]["modifiers"] == (("LF-5", 2),)


@pytest.mark.rule("LF-5")
def test_in_mist_a_barge_is_not_rammed_in_that_turn() -> None:
    t = fen(ASTERN, hands={"heron": ["mist"]}, dice=[6])
    turn(t, otter="ahead", heron={"card": "mist"})
    assert t.rolls("LF-9") == []
    turn(t, otter="ahead")
    assert len(t.rolls("LF-9")) == 1


@pytest.mark.rule("LF-5")
def test_pitch_mends_a_leak() -> None:
    t = fen({"otter": ("0106", 0, 1)}, hands={"otter": ["pitch"], "heron": ["pitch"]})
    turn(t, otter={"card": "pitch"}, heron={"card": "pitch"})
    assert [barge["leaks"] for barge in t.view(None)["barges"].values()] == [0, 0, 0]


# -- barges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LF-6")
def test_a_barge_lies_on_three_hexes_of_water() -> None:
    t = fen({"otter": ("0704", 3)}).do("alone", seat="otter")
    assert hexes(t, "otter") == ["0705", "0704", "0703"]
    assert t.refuses("stroke ahead") == ["LF-6"], "the isle at 0706"
    assert t.refuses("stroke starboard") == ["LF-6"], "the isle at 0804 would be under its stern"
    t = fen({"otter": ("0102", 0)}).do("alone", seat="otter")
    assert t.refuses("stroke ahead") == ["LF-6"], "the edge of the fen"
    assert t.refuses("stroke port") == ["LF-6"]


@pytest.mark.rule("LF-7")
@pytest.mark.parametrize(
    ("stroke", "lying"),
    [
        ("ahead", ["0701", "0702", "0703"]),
        ("astern", ["0703", "0704", "0705"]),
        ("starboard", ["0802", "0703", "0603"]),
        ("port", ["0602", "0703", "0803"]),
        ("hold", ["0702", "0703", "0704"]),
    ],
)
def test_strokes(stroke: str, lying: list[str]) -> None:
    t = turn(fen({"otter": ("0703", 0)}), otter=stroke)
    assert hexes(t, "otter") == lying


@pytest.mark.rule("LF-8")
@pytest.mark.parametrize(("number", "first"), [(1, "otter"), (2, "heron")])
def test_the_first_of_the_turn_comes_to_a_hex_that_two_want(number: int, first: str) -> None:
    t = fen({"otter": ("0106", 0), "heron": ("0102", 3)}, turn=number)
    assert t.view(None)["phase"] == first
    turn(t, otter="ahead", heron="ahead")
    moved = {"otter": hexes(t, "otter")[0], "heron": hexes(t, "heron")[0]}
    assert moved[first] == "0104"
    assert len(t.events("roll")) == 1, "the other runs into it"


@pytest.mark.rule("LF-8")
def test_strokes_are_made_one_by_one_around_the_table() -> None:
    t = turn(fen(ASTERN), otter="ahead ahead", heron="ahead")
    assert len(t.events("roll")) == 1, "at the first stroke the heron was still there, at the second it was gone"
    assert hexes(t, "otter")[0] == "0104"


@pytest.mark.rule("LF-8")
def test_a_stroke_without_room_when_its_moment_comes_is_lost() -> None:
    t = turn(fen({"otter": ("0303", 0), "heron": ("0202", 0)}), otter="port")
    assert [event["stroke"] for event in t.events("stroke-lost")] == ["port"], "the heron lies there"


@pytest.mark.rule("LF-9")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("facing", [0, 3])
def test_four_or_more_springs_a_leak(die: int, facing: int) -> None:
    t = turn(fen({**ASTERN, "heron": ("0103", facing)}, dice=[die]), otter="ahead")
    assert t.rolls("LF-9") == [(die,)]
    assert t.view(None)["barges"]["heron"]["leaks"] == (die >= 4)
    assert hexes(t, "otter") == ["0105", "0106", "0107"], "it stays where it is"


@pytest.mark.rule("LF-9")
@pytest.mark.parametrize(("die", "leaks"), [(2, 0), (3, 1)])
def test_in_the_side_one_is_added(die: int, leaks: int) -> None:
    t = turn(fen(ASLANT, dice=[die]), otter="ahead")
    assert t.view(None)["barges"]["heron"]["leaks"] == leaks
    assert t.events("roll")[0]["modifiers"] == (("LF-9", 1),)


@pytest.mark.rule("LF-9")
def test_only_rowing_ahead_rams() -> None:
    t = fen({"otter": ("0106", 3), "heron": ("0103", 0)})
    turn(t, otter="astern astern")
    assert t.rolls("LF-9") == []
    assert hexes(t, "otter") == ["0107", "0106", "0105"]
    assert len(t.events("stroke-lost")) == 2


@pytest.mark.rule("LF-10")
def test_a_second_leak_sinks_a_barge_and_the_others_play_on() -> None:
    t = fen({**ASTERN, "heron": ("0103", 0, 1)}, hands={"heron": ["mist", "gale"]}, dice=[6])
    t.s.lit = (1, *t.s.lit[1:])
    turn(t, otter="ahead", heron="hold ahead")
    assert [event["side"] for event in t.events("sinks")] == ["heron"]
    assert [*t.view(None)["barges"]] == t.asked == ["otter", "toad"]
    assert "heron" not in t.view(None)["lanterns"].values()
    assert t.s.cards.inside(PLAYED) == (0, 2)
    assert hexes(t, "otter")[0] == "0105"
    assert not t.s.living(1)


@pytest.mark.rule("LF-10")
def test_who_is_out_watches_and_learns_nothing_hidden() -> None:
    t = fen({**ASTERN, "heron": ("0103", 0, 1)}, hands={"heron": ["mist"], "toad": ["gale"]}, dice=[6])
    turn(t, otter="ahead")
    assert t.s.ask(1) is None
    seen, watched = t.view("heron"), t.view(None)
    assert seen.pop("own") == {"hand": []}
    assert {**seen, "seat": None} == watched
    with pytest.raises(Refused, match="out-of-play"):
        t.s.apply("heron", "resign")
    assert t.why("alone", "heron") == [""]
    order(t, "toad", "ahead", ally="otter")
    assert t.view("heron") == {**watched, "seat": "heron", "own": {"hand": []}}
    dealt = {tuple(t.s.redeal("heron", random.Random(seed)).view("toad")["own"]["hand"]) for seed in range(20)}
    assert len(dealt) > 1


@pytest.mark.rule("LF-10")
def test_who_resigns_sinks_and_the_others_play_on_with_their_orders() -> None:
    t = order(fen(hands={"otter": ["gale"]}), "heron", "ahead", ally="otter")
    order(t, "otter", "ahead", seal=False).do("resign", seat="otter")
    assert t.events("resigned") == [{"side": "otter", "winner": None}]
    assert t.asked == ["toad"]
    assert t.view("heron")["own"]["barge"]["hexes"] != hexes(t, "heron"), "its orders stand"
    order(t, "toad")
    assert t.view(None)["turn"] == 2
    assert t.asked == ["heron", "toad"]
    t = order(order(fen(), "heron"), "toad").do("resign", seat="otter")
    assert t.view(None)["turn"] == 2, "it was the only one that was still awaited"


# -- victory ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LF-11")
def test_an_isle_beside_one_barge_is_lit() -> None:
    t = turn(fen({"otter": ("0704", 3), "heron": ("1206", 5), "toad": ("0206", 2)}))
    lit = t.view(None)["lanterns"]
    assert {hex_ for hex_, seat in lit.items() if seat == "otter"} == {"0604", "0804", "0706"}
    turn(t, otter="astern astern")
    turn(t, otter="hold")
    assert t.view(None)["lanterns"]["0706"] == "otter", "it burns on"


@pytest.mark.rule("LF-11")
def test_an_isle_between_two_barges_stays_as_it_was() -> None:
    barges = {"otter": ("0704", 3), "heron": ("0708", 0), "toad": ("1302", 0)}
    assert "0706" not in turn(fen(barges)).view(None)["lanterns"]
    t = turn(fen({**barges, "heron": ("0709", 0)}))
    assert t.view(None)["lanterns"]["0706"] == "otter"
    turn(t, heron="ahead")
    assert t.view(None)["lanterns"]["0706"] == "otter"
    turn(t, otter="astern")
    assert t.view(None)["lanterns"]["0706"] == "heron"


def scored(t: Table, *lanterns: int) -> Table:
    """So many lanterns for each seat, and nobody near any."""
    owners = [seat for seat, count in enumerate(lanterns) for _ in range(count)]
    t.s.lit = (*owners, *[-1] * (len(WORLD.isles) - len(owners)))
    return t


AWAY = {"otter": ("0102", 0), "heron": ("0702", 3), "toad": ("1302", 0)}


@pytest.mark.rule("LF-12")
def test_after_the_eighth_turn_most_lanterns_win() -> None:
    t = scored(fen(AWAY, turn=7), 2, 3, 2)
    assert turn(t).winner is None
    turn(t)
    assert t.s.result.told(THREE) == {
        "winner": "heron",
        "winners": ["heron"],
        "ranks": {"heron": 1, "otter": 2, "toad": 2},
        "scores": {"otter": 2, "heron": 3, "toad": 2},
        "why": "LF-12",
    }


@pytest.mark.rule("LF-12")
def test_allies_count_together_and_win_together() -> None:
    t = turn(scored(fen(AWAY, turn=8), 2, 3, 2), otter={"ally": "toad"}, toad={"ally": "otter"})
    assert t.s.result.winners == (0, 2)
    assert t.s.result.ranks == (1, 3, 1)
    assert t.winner is None
    assert GAME.wording("en").result(t.view(None)["result"]).startswith("The game is over. Otter and Toad win together")


@pytest.mark.rule("LF-12")
def test_the_last_two_win_together_if_they_are_allied() -> None:
    sinking = {**ASTERN, "heron": ("0103", 0, 1)}
    t = turn(fen(sinking, dice=[6]), otter={"strokes": "ahead", "ally": "toad"}, toad={"ally": "otter"})
    assert (t.s.result.winners, t.s.result.ranks) == ((0, 2), (1, 3, 1))
    t = turn(fen(sinking, dice=[6]), otter="ahead")
    assert t.view(None)["result"] is None, "else they go on"
    turn(t, otter={"ally": "toad"}, toad={"ally": "otter"})
    assert t.view(None)["result"]["winners"] == ["otter", "toad"]


@pytest.mark.rule("LF-12")
def test_the_last_animal_wins_and_the_first_to_sink_is_last() -> None:
    t = scored(fen(seats=GAME.seats[:4], turn=3), 0, 5, 5, 5)
    for seat in ("toad", "pike", "heron"):
        assert t.s.result is None
        t.do("resign", seat=seat)
    assert (t.winner, t.s.result.ranks) == ("otter", (1, 2, 4, 3))
    assert t.s.result.scores == (0, 0, 0, 0)
    assert t.s.decision is None


def test_a_hand_is_a_zone_for_each_seat() -> None:
    state = new(*GAME.seats).s
    assert [len(state.cards.within(HAND + seat)) for seat in range(8)] == [2] * 8
