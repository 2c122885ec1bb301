"""Dancing Girls (DR-A-DAN): spies, helpers of thieves, charmers, brides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.hirelings import place_in
from tests.divine_right.magic import FIELD, RING, armies, charge, fates
from tests.divine_right.table import WORLD, Table, at

GIRL = "dancing_girl_1"
THEIRS = armies("muetar", 1, 2, 3)
FREEPORT = WORLD.grid.ids[WORLD.space("Freeport")]
MARRIAGE_MINDED = 5  # Amorous
OBSTINATE = 7


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "dancing_girls": on, **more.pop("options", {})}
    placed = {piece for stack in hexes.values() for piece in stack}
    masters = {GIRL: "first"} if GIRL in placed else {}
    return at(phase, hexes=hexes, options=options, masters={**masters, **more.pop("masters", {})}, **more)


def drawing(*dice: int, **more: Any) -> Table:
    """The first seat draws her by event 7."""
    options = {"level": "intermediate", "dancing_girls": True, **more.pop("options", {})}
    number = place_in(at("siege", options=options, **more), GIRL)
    return at("events", options=options, dice=[3, 4, number, *dice], **more)


# -- spies -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-DAN-01", "DR-DEC-11")
def test_she_enters_in_any_castle() -> None:
    t = drawing().do("no")
    assert t.question == "entry"
    castles = {WORLD.grid.ids[castle.space] for castle in WORLD.castles if castle.kingdom in (0, 2)}
    assert {*t.targets("place")} == castles


@pytest.mark.rule("DR-A-DAN-01", "DR-DEC-48")
def test_nobody_searches_for_her() -> None:
    hexes = {FIELD: [GIRL], RING[0]: THEIRS}
    t = game("movement", hexes, phasing=1).do("move muetar_army_1", f"go {FIELD}")
    assert t.question != "search"
    other = game("movement", hexes, phasing=1, on=False).do("move muetar_army_1", f"go {FIELD}")
    assert other.question == "search"
    among = game("combat", {FIELD: [GIRL, *THEIRS], RING[0]: armies("hothior", 1)}, phasing=1).do("done")
    assert fates(among) == []


@pytest.mark.rule("DR-A-DAN-02", "DR-DEC-08")
@pytest.mark.parametrize(("die", "girl"), [(1, "randomizer"), (6, "prison"), (3, FIELD)])
def test_she_takes_a_roll_upon_herself(die: int, girl: str) -> None:
    """A hero comes to the enemy stack she is in."""
    hexes = {FIELD: [GIRL, *THEIRS], RING[0]: ["juulute"]}
    t = game("movement", hexes, masters={"juulute": "first"}, dice=[die]).do("move juulute", f"go {FIELD}")
    assert (t.question, t.targets("stand-in")) == ("fate-before", [GIRL])
    t.do(f"stand-in {GIRL}")
    assert t.where(GIRL) == girl
    assert t.where("juulute") == FIELD


@pytest.mark.rule("DR-A-DAN-02")
def test_she_helps_nobody_among_friends() -> None:
    hexes = {FIELD: [GIRL, "juulute", *armies("hothior", 1, 2)], RING[0]: armies("muetar", 1, 2, 3, 4)}
    t = game("combat", hexes, masters={"juulute": "first"}, phasing=1, dice=[5, 4, 3, 3]).do(f"attack {FIELD}")
    charge(t)
    while t.question == "casualty":
        t.do(t.options[0])
    assert not t.targets("stand-in")
    assert len(fates(t)) == 2


@pytest.mark.rule("DR-A-DAN-03")
@pytest.mark.parametrize(("beside", "stolen"), [(True, 1), (False, 0)])
def test_a_thief_beside_her_steals_on_a_3(beside: bool, stolen: int) -> None:
    hexes = {FIELD: [*THEIRS, *([GIRL] if beside else [])], RING[0]: ["rogue_1"]}
    t = game("movement", hexes, masters={"rogue_1": "first"}, devices={"wand": "muetar_army_1"}, dice=[3, 3])
    t.do("move rogue_1", f"go {FIELD}")
    if t.question == "fate-before":
        t.do("none")
    t.until("moves-end").do("steal rogue_1")
    assert len(t.events("steals")) == stolen


# -- charms ------------------------------------------------------------------------------------------------------------


def beguiling(*dice: int, leader: str = "juulute", **more: Any) -> Table:
    hexes = {FIELD: [GIRL, leader, *THEIRS]}
    masters = {} if leader.endswith("_monarch") else {leader: "second"}
    return game("movement", hexes, masters=masters, phasing=1, dice=[*dice], **more)


@pytest.mark.rule("DR-A-DAN-05", "DR-DEC-42")
def test_a_leader_she_beguiles_leads_no_march() -> None:
    t = beguiling(3)
    assert (t.question, t.asked, t.options) == ("beguile", ["first"], ["beguile juulute", "none"])
    t.do("beguile juulute")
    assert fates(t) == [3]
    assert t.view(None)["tales"]["beguiled"] == ["juulute"]
    t.do("move juulute")
    assert t.targets("with") == []
    assert t.why("with muetar_army_1") == ["DR-A-DAN-05"]
    assert t.targets("go")  # he may go away
    t.do("stop", "move muetar_army_1")
    assert "juulute" in t.targets("with")
    assert "muetar_army_1" in beguiling(3).do("none", "move juulute").targets("with")


@pytest.mark.rule("DR-A-DAN-05")
def test_it_may_cost_her_life() -> None:
    t = beguiling(1).do("beguile juulute")
    assert t.where(GIRL) == "randomizer"
    assert "beguiled" not in t.view(None)["tales"]


@pytest.mark.rule("DR-A-DAN-05")
def test_ladies_and_characters_are_not_beguiled() -> None:
    assert beguiling(leader="eloia").question == "next-move"
    assert beguiling(leader="nonnus").question == "next-move"
    assert beguiling(leader="muetar_monarch", queens=["muetar"]).question == "next-move"
    assert beguiling(leader="muetar_monarch").question == "beguile"
    assert beguiling(on=False).question == "next-move"


@pytest.mark.rule("DR-A-DAN-05")
def test_it_is_over_with_the_game_turn() -> None:
    t = beguiling(3).do("beguile juulute")
    while t.s.turn < 4:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert "beguiled" not in t.view(None)["tales"]


# -- brides ------------------------------------------------------------------------------------------------------------


def wedding(*dice: int, **more: Any) -> Table:
    """The first seat holds her, and sends its ambassador to Immer; a card is drawn before."""
    t = game(
        "diplomacy",
        {},
        piles={"held": [GIRL]},
        masters={GIRL: "first"},
        personalities={"immer": 4, **more.pop("personalities", {})},
        dice=[1, *dice],
        **more,
    )
    return t.do("activate immer")


@pytest.mark.rule("DR-A-DAN-06", "DR-DEC-11")
def test_one_who_was_just_drawn_may_be_held_back() -> None:
    t = drawing()
    assert (t.question, t.options) == ("hold", ["yes", "no"])
    t.do("yes")
    assert t.where(GIRL) == "held"
    assert t.view("second")["tales"]["held"] == {"first": [GIRL]}
    assert t.question != "entry"
    t.until("next-move")
    assert t.where(GIRL) == "held"


@pytest.mark.rule("DR-A-DAN-06", "DR-DEC-34")
def test_given_in_marriage_she_is_worth_1() -> None:
    t = wedding(5)
    assert f"bride {GIRL}" in t.options
    t.do(f"bride {GIRL}")
    assert t.ally_of("immer") == "first"
    assert t.where(GIRL) == "randomizer"
    assert wedding(5).do("none").ally_of("immer") is None


@pytest.mark.rule("DR-A-DAN-06")
@pytest.mark.parametrize(("personality", "die", "won"), [(MARRIAGE_MINDED, 4, True), (OBSTINATE, 5, False)])
def test_she_is_a_marriage_to_every_personality(personality: int, die: int, won: bool) -> None:
    t = wedding(die, personalities={"immer": personality}).do(f"bride {GIRL}")
    assert (t.ally_of("immer") == "first") == won


@pytest.mark.rule("DR-A-DAN-06")
def test_she_leaves_with_her_player() -> None:
    t = game("movement", {}, piles={"held": [GIRL]}, masters={GIRL: "first"}, seats=3)
    t.do("resign", seat="first")
    assert (t.where(GIRL), t.master(GIRL)) == ("randomizer", None)


# -- recruits ----------------------------------------------------------------------------------------------------------


def hiring(piece: str, *dice: int, at_: str = FREEPORT, **more: Any) -> Table:
    masters = {} if piece.startswith("hothior") else {piece: "first"}
    return game("movement", {at_: [piece]}, masters=masters, dice=[*dice], **more).do("done")


@pytest.mark.rule("DR-A-DAN-07", "DR-DEC-52")
@pytest.mark.parametrize(
    ("piece", "die", "joins"),
    [("al_debar", 4, True), ("bilge_rat", 4, True), ("hothior_army_1", 4, False), ("hothior_army_1", 5, True)],
)
def test_one_may_be_recruited_where_nobody_asks_who_they_are(piece: str, die: int, joins: bool) -> None:
    t = hiring(piece, die).do(f"hire-dancer {FREEPORT}")
    found = [name for name in t.stack(FREEPORT) if name.startswith("dancing_girl")]
    assert len(found) == joins
    assert f"hire-dancer {FREEPORT}" not in t.options  # one try a turn


@pytest.mark.rule("DR-A-DAN-07")
def test_nobody_is_recruited_elsewhere_nor_while_six_are_in_the_randomizer() -> None:
    t = hiring("hothior_army_1", at_=FIELD)
    assert t.targets("hire-dancer") == []
    six = hiring("hothior_army_1", seats=6)
    assert six.targets("hire-dancer") == []


@pytest.mark.rule("DR-A-DAN-07")
def test_the_camp_of_the_wandering_people_is_open_to_their_host() -> None:
    t = hiring("hothior_army_1", at_=FIELD, camp={FIELD: "first"})
    assert t.targets("hire-dancer") == [FIELD]
    assert hiring("hothior_army_1", at_=FIELD, camp={FIELD: "second"}).targets("hire-dancer") == []


@pytest.mark.rule("DR-A-DAN-08")
def test_who_was_recruited_goes_back_to_the_stock() -> None:
    t = hiring("hothior_army_1", 5)
    before = {name: t.where(name) for name in WORLD.names if name.startswith("dancing_girl")}
    t.do(f"hire-dancer {FREEPORT}")
    new = next(name for name in before if t.where(name) == FREEPORT)
    t.do("resign", seat="first")
    assert t.where(new) == "reserve"
    assert {name: t.where(name) for name in before} == before


@pytest.mark.rule("DR-A-DAN-09")
@pytest.mark.parametrize("on", [True, False])
def test_al_debar_brings_one_along(on: bool) -> None:
    options = {"level": "intermediate", "dancing_girls": True, "harem": on}
    t = at("diplomacy", options=options, dice=[1], hands={"first": ["al-debar"]}).do("enlist al-debar")
    t.do(t.options[0])
    company = [name for name in t.stack(t.where("al_debar")) if name.startswith("dancing_girl")]
    assert len(company) == on
    assert all(t.master(name) == "first" for name in company)


@pytest.mark.rule("DR-A-DAN-04")
@pytest.mark.parametrize(("die", "won"), [(4, True), (3, False)])
def test_she_may_be_the_beloved_of_a_hero_under_the_curse_of_love(die: int, won: bool) -> None:
    t = game(
        "movement",
        {FIELD: [GIRL, "juulute"]},
        masters={"juulute": "second"},
        options={"curses": True},
        curses={"juulute": {"love": {}}},
        dice=[die],
    ).do("done")
    assert t.targets("woo") == [GIRL]
    t.do(f"woo {GIRL}")
    assert t.master("juulute") == ("first" if won else "second")
