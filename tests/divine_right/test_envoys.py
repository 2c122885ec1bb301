"""Envoys (DR-A-ENV): where they go, where they are safe, what they do in the ambassador's place."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, attempt
from hexarchy.games.divine_right.magic.devices import has_room
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.hirelings import LEVEL, card_at
from tests.divine_right.sieges import PENNOL, around
from tests.divine_right.table import WORLD, Table, at, new

ENVOY, OTHER = "envoy_1", "envoy_2"
LORK, ALTARR, COLIST, FIELD = "0917", "1406", "0421", "2012"  # royal castles, and a field of Muetar
BESIDE = "2112"
EDGE = "1200"  # where Northern Barbarians are met
PON_BORDER, MUETAR = "1910", KINGDOM_IDS.index("muetar")
NEUTRAL_MUETAR = {"hothior": "first", "immer": "second"}


def game(phase: str, place: str | None = None, *, card: int = 1, **more: Any) -> Table:
    """The first seat's Envoy stands in a space with a card; the second's is nowhere unless `hexes` says so."""
    hexes = dict(more.pop("hexes", {}))
    if place is not None:
        hexes[place] = [*hexes.get(place, []), ENVOY]
    placed = {piece for stack in hexes.values() for piece in stack}
    masters = {f"envoy_{n}": seat for n, seat in enumerate(("first", "second", "third"), 1) if f"envoy_{n}" in placed}
    options = {**LEVEL, "envoys": True, **more.pop("options", {})}
    cards = {"first": card, "second": 1, **more.pop("envoys", {})}
    return at(
        phase, hexes=hexes, envoys=cards, options=options, **{"masters": masters | more.pop("masters", {}), **more}
    )


def court(*dice: int, place: str = PENNOL, hand: tuple[str, ...] = (), card: int = 1, **more: Any) -> Table:
    """The Diplomacy Phase with the Envoy at the court of Muetar, which is neutral. The first die draws a card."""
    more = {"kingdoms": NEUTRAL_MUETAR, "personalities": {"muetar": 1}, **more}
    return game("diplomacy", place, card=card, dice=[1, *dice], hands={"first": list(hand)}, **more)


def work(t: Table, function: str, *ploy: str) -> Table:
    return t.answer("function", "envoy").answer("envoy-function", function).do(*ploy)


# -- set-up -----------------------------------------------------------------------------------------------------------


def begun(seats: int, seed: int = 1, **more: Any) -> Table:
    t = new(seats, seed, **LEVEL, envoys=True, **more)
    while t.s.turn == 0 and t.question != "old-friend":
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-ENV-01")
def test_each_player_has_one_in_the_royal_castle_with_an_open_card() -> None:
    t = begun(4)
    seen = t.view(None)["envoys"]
    assert len({one["card"] for one in seen.values()}) == 4
    for seat, one in seen.items():
        royal = WORLD.royal_seats[t.s.players[t.s.setting.seat(seat)].kingdom]
        assert t.where(one["hero"]) == WORLD.grid.ids[royal]
        assert t.master(one["hero"]) == seat
    assert [t.where(f"envoy_{number}") for number in range(5, 9)] == ["gone"] * 4
    assert "envoys" not in new(2, level="intermediate").view(None)


@pytest.mark.rule("DR-A-ENV-107", "DR-DEC-05")
def test_the_old_friend_is_named_in_the_open_before_the_first_turn() -> None:
    t = next(t for seed in range(40) if (t := begun(3, seed)).question == "old-friend")
    neutral = [name for name in KINGDOM_IDS if t.status(name) == "neutral"]
    assert t.targets("befriend") == neutral
    seat, kingdom = t.asked[0], neutral[2]
    t.do(f"befriend {kingdom}")
    assert t.view(None)["envoys"][seat]["friend"] == kingdom
    assert [event["kingdom"] for event in t.events("old-friend")] == [kingdom]


# -- nature -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-ENV-02", "DR-A-ENV-11", "DR-DEC-09")
def test_a_captive_envoy_is_imprisoned_or_executed() -> None:
    t = game("movement", FIELD, hexes={BESIDE: ["pon_army_1"]}, allies={"pon": "second"}, phasing=1, dice=[6])
    t.do("move pon_army_1", f"go {FIELD}").answer("search", f"search {ENVOY}")
    assert t.question == "captive"
    assert {option.split()[0] for option in t.options} == {"imprison", "execute"}
    assert t.refuses(f"parole {ENVOY}") == ["DR-B-CAP-03"]
    t.do(t.options[0])
    assert t.where(ENVOY) == "prison"
    t.until("prisoners")
    assert t.options == [f"execute {ENVOY}", "done"]
    t.do(f"execute {ENVOY}")
    assert t.where(ENVOY) == "gone"


@pytest.mark.rule("DR-A-ENV-03")
@pytest.mark.parametrize(("kingdom", "moves", "eased"), [("hothior", 7, False), ("trolls", 6, True)])
def test_he_moves_like_his_monarch(kingdom: str, moves: int, eased: bool) -> None:
    t = game("movement", FIELD, kingdoms={kingdom: "first", "muetar": "second"})
    envoy = WORLD.index[ENVOY]
    assert party.move_of(t.s, envoy) == moves
    bonuses, home = party.profile(t.s, envoy)
    assert bool(bonuses & 3 == 3) == eased
    assert home == -1


@pytest.mark.rule("DR-A-ENV-111")
def test_the_wanderer_moves_two_points_further() -> None:
    t = game("movement", LORK, card=11)
    assert party.move_of(t.s, WORLD.index[ENVOY]) == 9


@pytest.mark.rule("DR-A-ENV-07")
def test_a_killed_envoy_is_gone_for_good() -> None:
    t = game("movement", FIELD, hexes={BESIDE: ["pon_army_1"]}, allies={"pon": "second"}, phasing=1, dice=[1])
    t.do("move pon_army_1", f"go {FIELD}", f"search {ENVOY}")
    assert t.where(ENVOY) == "gone"
    assert t.view(None)["track"] == {}
    assert t.points("second") == 0


@pytest.mark.rule("DR-A-ENV-09")
def test_he_bears_no_devices_and_steals_nothing() -> None:
    t = game("movement", LORK, devices={"bag_of_wind": "hothior_monarch"}, hexes={LORK: ["hothior_monarch"]})
    envoy = WORLD.index[ENVOY]
    assert not has_room(t.s, envoy, WORLD.device["bag_of_wind"])
    assert has_room(t.s, envoy, WORLD.treasure)
    assert t.refuses("give bag_of_wind") == ["DR-B-MAG-02"]  # there is nobody else
    there = game("movement", PENNOL, hexes={PENNOL: ["muetar_monarch"]}, treasures=["muetar_monarch"]).do("done")
    assert there.targets("steal") == []


@pytest.mark.rule("DR-A-ENV-14", "DR-B-CAP-10")
@pytest.mark.parametrize("where", ["map", "prison", "track"])
def test_he_leaves_the_game_with_his_player(where: str) -> None:
    places: dict[str, Any] = {
        "map": {"place": FIELD},
        "prison": {"prisoners": {ENVOY: ["second", PENNOL]}, "masters": {ENVOY: "first"}},
        "track": {"track": {ENVOY: 5}, "masters": {ENVOY: "first"}},
    }
    t = game("movement", phasing=1, seats=3, **places[where])
    t.do("resign", seat="first")
    assert t.where(ENVOY) == "gone"
    assert t.master(ENVOY) is None
    assert "first" not in t.view(None)["envoys"]
    assert t.view(None)["prisoners"] == t.view(None)["track"] == {}


# -- among neutrals and enemies ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-ENV-12", "DR-B-DIP-18", "DR-DEC-45")
@pytest.mark.parametrize("term", [{}, {"confused": {"muetar": 9}, "piles": {"gone": ["muetar_monarch"]}}])
def test_neutral_kingdoms_let_him_pass_without_a_die(term: dict[str, Any]) -> None:
    t = game("movement", "1810", kingdoms=NEUTRAL_MUETAR, dice=[6], **term)
    before = t.status("muetar")
    t.do(f"move {ENVOY}", f"go {PENNOL}")
    assert t.where(ENVOY) == PENNOL
    assert t.rolls("DR-B-DIP-22") == []
    assert t.events("violates") == []
    assert t.status("muetar") == before


@pytest.mark.rule("DR-A-ENV-12", "DR-B-DIP-23")
def test_a_neutral_castle_is_a_sanctuary() -> None:
    t = game("movement", "1810", kingdoms=NEUTRAL_MUETAR)
    t.do(f"move {ENVOY}", f"go {PENNOL}")
    assert t.s.sheltered >> WORLD.index[ENVOY] & 1


@pytest.mark.rule("DR-A-ENV-12")
def test_others_who_travel_with_him_still_ask() -> None:
    t = game(
        "movement",
        "1310",
        hexes={"1310": ["hothior_monarch"]},
        kingdoms={"hothior": "first", "pon": "second"},
        dice=[3],
    )
    t.do("move hothior_monarch", f"with {ENVOY}")
    immer = next(
        space for space in t.targets("go") if WORLD.land_of[WORLD.grid.at(space)] == KINGDOM_IDS.index("immer")
    )
    t.do(f"go {immer}").answer("passage", "ask-passage")
    assert (WORLD.index[ENVOY], KINGDOM_IDS.index("immer"), 0) not in t.s.half.passage


@pytest.mark.rule("DR-A-ENV-12", "DR-B-DIP-19")
def test_a_kingdom_that_leaves_lets_him_stay() -> None:
    t = game("movement", FIELD, kingdoms=NEUTRAL_MUETAR, grace={"muetar": ["first"]}).do("done")
    assert t.events("violates") == []


def search(army: str, where: str, *, ally: str) -> Table:
    """An army of the second seat comes to the Envoy; Muetar is the second's."""
    near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(where)][0]]
    t = game(
        "movement", where, hexes={near: [army]}, allies={ally: "second"}, phasing=1, masters={"mercenary_1": "second"}
    )
    t.do(f"move {army}")
    return t.do(f"go {where}") if f"go {where}" in t.options else t


@pytest.mark.rule("DR-A-ENV-13", "DR-DEC-48")
@pytest.mark.parametrize(
    ("army", "searched"), [("muetar_army_1", False), ("mercenary_1", False), ("zorn_army_1", True)]
)
def test_in_an_enemy_kingdom_its_own_people_and_mercenaries_leave_him_alone(army: str, searched: bool) -> None:
    t = search(army, FIELD, ally="zorn")
    assert t.where(army) == FIELD
    assert (t.question == "search") == searched
    if searched:
        assert t.targets("search") == [ENVOY]


@pytest.mark.rule("DR-A-ENV-13")
def test_in_a_royal_castle_nobody_looks_for_him() -> None:
    assert search("zorn_army_1", PENNOL, ally="zorn").question != "search"
    plibba = search("zorn_army_1", "1714", ally="zorn")
    assert plibba.question == "search"


@pytest.mark.rule("DR-A-ENV-15", "DR-B-FAT-02")
def test_he_enters_an_enemy_royal_castle_and_stays_there_unharmed() -> None:
    t = game(
        "movement",
        "1810",
        hexes={PENNOL: ["muetar_army_1", "zorn_army_1", "muetar_monarch"]},
        allies={"zorn": "second"},
    )
    t.do(f"move {ENVOY}", f"go {PENNOL}")
    assert t.rolls("DR-B-FAT-01") == []
    stays = game(
        "combat", PENNOL, hexes={PENNOL: ["zorn_army_1", "muetar_monarch"]}, allies={"zorn": "second"}, phasing=1
    )
    assert stays.s.phase != 4
    assert stays.rolls("DR-B-FAT-01") == []


@pytest.mark.rule("DR-A-ENV-15")
def test_elsewhere_he_rolls_like_any_hero() -> None:
    """Zorn may look for him outside the royal castles of others."""
    t = game("movement", BESIDE, hexes={FIELD: ["zorn_army_1"]}, allies={"zorn": "second"}, dice=[3])
    t.do(f"move {ENVOY}", f"go {FIELD}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    safe = game("movement", BESIDE, hexes={FIELD: ["muetar_army_1", "mercenary_1"]}, masters={"mercenary_1": "second"})
    safe.do(f"move {ENVOY}", f"go {FIELD}")
    assert safe.rolls("DR-B-FAT-01") == []


@pytest.mark.rule("DR-A-ENV-15")
@pytest.mark.parametrize(("army", "rolls"), [("zorn_army_1", 1), ("muetar_army_1", 0)])
def test_standing_among_enemies_he_rolls_if_they_may_look_for_him(army: str, rolls: int) -> None:
    t = game("combat", FIELD, hexes={FIELD: [army]}, allies={"zorn": "second"}, phasing=1)
    while t.s.phase == 4 and t.s.phasing == 1 and t.question in ("attack", "combat-starts"):
        t.do("done")
    assert len(t.rolls("DR-B-FAT-01")) == rolls


@pytest.mark.rule("DR-A-ENV-15")
def test_when_the_castle_falls_he_rolls() -> None:
    """The third player takes Pennol with the first's Envoy inside, and has him."""
    ring = around(PENNOL, [f"pon_army_{n}" for n in range(1, 7)])
    t = game("siege", PENNOL, hexes=ring, seats=3, kingdoms={"hothior": "first", "muetar": "second", "pon": "third"},
             phasing=2, sieges={PENNOL: "third"}, dice=[6, 1, 3, 6])  # fmt: skip
    t.do(f"assault {PENNOL}")
    while t.question not in ("captive", "next-move"):
        t.do(t.options[0])
    assert t.question == "captive"
    assert (t.asked, t.about["hero"]) == (["third"], WORLD.index[ENVOY])


@pytest.mark.rule("DR-A-ENV-111", "DR-B-SIE-13")
@pytest.mark.parametrize(("card", "rolls"), [(1, 1), (11, 0)])
def test_the_wanderer_leaves_a_besieged_castle_without_a_roll(card: int, rolls: int) -> None:
    ring = around("1014", [f"muetar_army_{n}" for n in range(1, 7)])
    t = game("movement", "1014", card=card, hexes=ring, sieges={"1014": "second"}, dice=[3])
    t.do(f"move {ENVOY}")
    t.do(f"go {t.targets('go')[0]}")
    assert len(t.rolls("DR-B-FAT-01")) == rolls


# -- at work ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-ENV-04", "DR-A-ENV-102", "DR-B-DIP-27")
@pytest.mark.parametrize("by_envoy", [True, False])
def test_his_card_helps_him_and_not_the_ambassador(by_envoy: bool) -> None:
    t = court(3, card=2, hand=("bribe-2",))
    if by_envoy:
        work(t, "activate muetar", "play bribe-2")
    else:
        t.answer("function", "activate muetar").do("play bribe-2")
    assert t.ally_of("muetar") == ("first" if by_envoy else None)


@pytest.mark.rule("DR-A-ENV-05", "DR-DEC-32")
def test_either_works_and_not_both() -> None:
    t = court(2)
    assert {"envoy", "activate muetar", "none"} <= {*t.options}
    t.do("activate muetar")
    while t.question == "ploy":
        t.do("none")
    assert t.s.phase != 1 or t.question != "function"
    assert t.why("envoy") == ["DR-B-SEQ-03"]


@pytest.mark.rule("DR-A-ENV-05", "DR-B-DIP-16", "DR-DEC-32")
def test_he_works_where_there_is_no_ambassador() -> None:
    t = court(6, idle={"first": 2})
    assert t.options == ["envoy", "none"]
    work(t, "activate muetar", "none")
    assert t.ally_of("muetar") == "first"
    nobody = game("diplomacy", idle={"first": 2}, kingdoms=NEUTRAL_MUETAR)
    assert nobody.question != "function"


@pytest.mark.rule("DR-A-ENV-06")
def test_he_works_where_he_stands() -> None:
    t = court().do("envoy")
    assert t.targets("activate") == ["muetar"]
    assert t.refuses("activate pon") == ["DR-A-ENV-06"]
    away = court(place="1710")
    assert "envoy" not in away.options
    assert away.refuses("envoy") == ["DR-A-ENV-06"]


@pytest.mark.rule("DR-A-ENV-06", "DR-B-DIP-24")
def test_he_fetches_special_mercenaries_where_he_stands() -> None:
    t = court(place="2018", hand=("black-knight", "juulute"))
    t.do("envoy")
    assert t.targets("enlist") == ["black-knight"]
    t.do("enlist black-knight")
    assert t.where("black_knight") == "2018"
    assert card_at(t, "black-knight") == "open-first"
    home = court(place=LORK, hand=("juulute",)).do("envoy", "enlist juulute")
    assert home.where("juulute") == LORK  # not in Tadafat or Lapspell


@pytest.mark.rule("DR-A-ENV-06", "DR-B-GEN-14")
def test_the_question_does_not_betray_his_players_cards() -> None:
    """With an ambassador who is dead and an Envoy who can do nothing, cards alone put the question."""
    t = court(place="1710", idle={"first": 2}, hand=("bribe-1",))
    assert (t.question, t.options) == ("function", ["none"])


@pytest.mark.rule("DR-A-ENV-10", "DR-A-ENV-109", "DR-B-BAR-02")
def test_among_barbarians_a_natural_1_kills_him() -> None:
    t = court(1, place=EDGE, card=9)
    work(t, f"recruit {EDGE}")
    assert t.where(ENVOY) == "gone"
    assert t.s.players[0].idle == 0  # the ambassador is well


@pytest.mark.rule("DR-A-ENV-109")
@pytest.mark.parametrize(("card", "joined"), [(9, 3), (1, 0)])
def test_the_recruiter_adds_1(card: int, joined: int) -> None:
    t = work(court(2, place=EDGE, card=card), f"recruit {EDGE}")
    while t.question == "tribe":
        t.do(t.options[0])
    assert sum(name.startswith("northern_barbarian") for name in t.stack(EDGE)) == joined


@pytest.mark.rule("DR-A-ENV-10", "DR-B-PER-114")
def test_a_mad_monarch_kills_him() -> None:
    t = work(court(2, personalities={"muetar": 14}), "activate muetar", "none")
    assert t.where(ENVOY) == "gone"
    assert t.s.players[0].idle == 0


# -- steel ------------------------------------------------------------------------------------------------------------


ALLIES: dict[str, Any] = {"allies": {"muetar": "second"}, "hexes": {PENNOL: ["muetar_monarch"]}}


@pytest.mark.rule("DR-A-ENV-08", "DR-B-DIP-13")
def test_he_may_use_the_players_assassination() -> None:
    t = work(court(5, 3, **ALLIES), "assassinate muetar")
    assert t.where("muetar_monarch") == "gone"
    assert t.s.players[0].assassin
    fails = work(court(2, 5, **ALLIES), "assassinate muetar")
    assert fails.where(ENVOY) == "gone"
    assert fails.s.players[0].idle == 0


@pytest.mark.rule("DR-A-ENV-108", "DR-A-ENV-08")
@pytest.mark.parametrize(("card", "dead"), [(8, True), (1, False)])
def test_the_duellist_adds_1_as_an_assassin(card: int, dead: bool) -> None:
    t = work(court(3, 3, card=card, **ALLIES), "assassinate muetar")
    assert (t.where("muetar_monarch") == "gone") == dead
    assert t.where(ENVOY) == PENNOL
    assert t.view(None)["envoys"]["first"]["banished"] == ({} if dead else {"muetar": FOREVER})


@pytest.mark.rule("DR-A-ENV-08", "DR-B-DIP-15")
@pytest.mark.parametrize(("own", "theirs"), [(5, 2), (2, 5), (4, 4)])
def test_he_duels_an_ambassador_at_home(own: int, theirs: int) -> None:
    t = work(court(own, theirs, place=ALTARR), "duel second")
    assert (t.where(ENVOY) == "gone") == (own <= theirs)
    assert t.s.players[1].idle == (2 if theirs <= own else 0)
    assert t.s.players[0].idle == 0
    assert t.s.players[0].duels == 2


@pytest.mark.rule("DR-A-ENV-08")
def test_he_must_be_where_the_ambassador_is() -> None:
    t = court().do("envoy")
    assert t.targets("duel") == []
    assert t.refuses("duel second") == ["DR-A-ENV-08"]


@pytest.mark.rule("DR-A-ENV-108")
def test_the_duellist_wins_three_against_three() -> None:
    t = work(court(3, 3, place=ALTARR, card=8), "duel second")
    assert t.where(ENVOY) == ALTARR
    assert t.s.players[1].idle == 2


@pytest.mark.rule("DR-A-ENV-08")
def test_an_ambassador_challenges_an_envoy_anywhere() -> None:
    t = court(2, 5, place=PENNOL, hexes={FIELD: [OTHER]})
    t.answer("function", "duel-envoy second")
    assert t.s.players[0].idle == 2
    assert t.where(OTHER) == FIELD
    won = court(5, 2, place=PENNOL, hexes={FIELD: [OTHER]}).do("duel-envoy second")
    assert won.where(OTHER) == "gone"
    assert won.s.players[1].idle == 0
    assert court().refuses("duel-envoy second") == ["DR-A-ENV-07"]


@pytest.mark.rule("DR-A-ENV-08")
def test_envoys_duel_where_they_meet_once_for_each_pair_of_players() -> None:
    t = work(court(5, 2, hexes={PENNOL: [OTHER]}), "duel-envoy second")
    assert (t.where(ENVOY), t.where(OTHER)) == (PENNOL, "gone")
    assert t.s.players[1].duels == 1
    apart = court(hexes={FIELD: [OTHER]}).do("envoy")
    assert apart.targets("duel-envoy") == []


# -- the cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-ENV-101", "DR-A-ENV-102", "DR-A-ENV-103", "DR-A-ENV-105", "DR-A-ENV-106", "DR-A-ENV-04")
@pytest.mark.parametrize(
    ("card", "ploy", "die"),
    [
        (1, "long-oration-1", 4),
        (2, "bribe-1", 4),
        (3, "marriage-1", 4),
        (4, "threats-1", 4),
        (5, "blackmail-2", 3),
        (6, "white-magic-1", 4),
        (6, "black-magic-2", 3),
    ],
)
def test_a_talent_makes_his_ploy_worth_1_more(card: int, ploy: str, die: int) -> None:
    assert work(court(die, card=card, hand=(ploy,)), "activate muetar", f"play {ploy}").ally_of("muetar") == "first"
    assert work(court(die, card=11, hand=(ploy,)), "activate muetar", f"play {ploy}").ally_of("muetar") is None


def banished(t: Table) -> dict[str, int]:
    found: dict[str, int] = t.view(None)["envoys"]["first"]["banished"]
    return found


@pytest.mark.rule("DR-A-ENV-102", "DR-A-ENV-104", "DR-A-ENV-112", "DR-B-DIP-17")
@pytest.mark.parametrize(
    ("card", "ploy", "until"),
    [
        (1, "crass-bribe-2", 6),
        (2, "crass-bribe-2", 0),
        (1, "threats-1", 5),
        (4, "threats-1", 6),
        (12, "threats-1", 0),
        (2, "threats-1", 5),
    ],
)
def test_who_is_banished_and_for_how_long(card: int, ploy: str, until: int) -> None:
    """On turn 3: a card's number and 1 turn more."""
    t = work(court(1, card=card, hand=(ploy,)), "activate muetar", f"play {ploy}")
    assert banished(t) == ({"muetar": until} if until else {})
    assert t.view(None)["kingdoms"]["muetar"]["banished"] == {}  # it does not concern the ambassador


@pytest.mark.rule("DR-A-ENV-10", "DR-B-PER-109")
def test_an_irascible_monarch_banishes_him_for_2_turns_but_the_pompous() -> None:
    angry: dict[str, Any] = {"personalities": {"muetar": 9}}
    assert banished(work(court(1, **angry), "activate muetar", "none")) == {"muetar": 5}
    assert banished(work(court(1, card=12, **angry), "activate muetar", "none")) == {}


@pytest.mark.rule("DR-A-ENV-112")
@pytest.mark.parametrize("card", [12, 1])
def test_the_pompous_subtracts_1(card: int) -> None:
    t = work(court(6, card=card), "activate muetar", "none")
    assert t.ally_of("muetar") == (None if card == 12 else "first")


@pytest.mark.rule("DR-A-ENV-110")
def test_the_sower_of_discord_adds_1_to_deactivations() -> None:
    t = work(court(6, card=10, **ALLIES), "deactivate muetar", "none")
    assert t.ally_of("muetar") is None
    assert work(court(6, **ALLIES), "deactivate muetar", "none").ally_of("muetar") == "second"


@pytest.mark.rule("DR-A-ENV-107")
def test_an_old_friend_adds_1_to_every_roll_there() -> None:
    t = work(court(5, card=7, old_friends={"first": "muetar"}), "activate muetar", "none")
    assert t.ally_of("muetar") == "first"
    other = court(5, card=7, old_friends={"first": "pon"})
    assert attempt(other.s, 0, MUETAR, ACTIVATE, by=WORLD.index[ENVOY]).total == 0


@pytest.mark.rule("DR-A-ENV-07")
def test_a_wounded_envoy_does_not_work() -> None:
    t = game("diplomacy", track={ENVOY: 9}, masters={ENVOY: "first"}, dice=[1], kingdoms=NEUTRAL_MUETAR)
    assert t.refuses("envoy") == ["DR-A-ENV-07"]


def test_the_page_shows_cards_friends_and_banishments() -> None:
    t = work(court(1, card=7, old_friends={"first": "pon"}, hand=("threats-1",)), "activate muetar", "play threats-1")
    panel = next(panel for panel in GAME.scenes.scene(t.view("first")).panels if panel.id == "envoys")
    assert [row.rule for row in panel.rows][:3] == ["DR-A-ENV-107", "DR-A-ENV-107", "DR-A-ENV-10"]


@pytest.mark.rule("DR-A-ENV-106", "DR-A-ENV-06", "DR-A-CURSE-14")
@pytest.mark.parametrize(("card", "free"), [(6, True), (1, False)])
def test_the_hedge_wizard_lifts_curses_with_white_magic(card: int, free: bool) -> None:
    t = court(2, place=FIELD, card=card, hand=("white-magic-1",), hexes={FIELD: ["fox"], BESIDE: ["rogue_1"]},
              masters={"fox": "first", "rogue_1": "first"}, options={"curses": True},
              curses={"fox": {"doom": {}}, "rogue_1": {"doom": {}}})  # fmt: skip
    t.do("envoy")
    assert t.targets("dispel") == ["fox"]  # where he stands
    t.do("dispel fox", "play white-magic-1")
    assert ("fox" not in t.view(None)["curses"]["on"]) == free


@pytest.mark.rule("DR-A-ENV-103", "DR-A-DAN-06")
@pytest.mark.parametrize(("card", "ally"), [(3, "first"), (1, None)])
def test_the_matchmaker_makes_a_dancing_girl_worth_1_more(card: int, ally: str | None) -> None:
    t = court(4, card=card, options={"dancing_girls": True}, piles={"held": ["dancing_girl_1"]},
              masters={"dancing_girl_1": "first"})  # fmt: skip
    work(t, "activate muetar", "bride dancing_girl_1")
    assert t.ally_of("muetar") == ally
