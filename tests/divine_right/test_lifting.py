"""Removing a Curse (DR-A-CURSE-12 to -16, -26, -69): places, prayers, devices and White Magic."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.cursed import COLONY, FIELD, KITCHEN, MARKET, SCHOOL, TEMPLE, curses, game, next_turn
from tests.divine_right.table import Table

FOX = {"fox": "first", "rogue_9": "first"}


def at_place(space: str, *dice: int, kind: str = "doom", hero: str = "fox", **more: Any) -> Table:
    """A cursed hero of the first seat at the end of movement."""
    hexes = {space: [hero], MARKET: ["rogue_9"], **more.pop("hexes", {})}
    masters = {**({hero: "first"} if not hero.endswith("_monarch") else {}), "rogue_9": "first"}
    masters |= more.pop("masters", {})
    about = {"curses": {hero: {kind: {}}}, **more}
    return game("movement", hexes, masters=masters, dice=[*dice], **about).do("done")


@pytest.mark.rule("DR-A-CURSE-12", "DR-T-A-CURSE-LIFT", "DR-DEC-52")
@pytest.mark.parametrize(("die", "free"), [(5, True), (4, False)])
def test_in_the_witches_kitchen_on_five_and_six(die: int, free: bool) -> None:
    t = at_place(KITCHEN, die).do("lift-curse fox")
    assert (curses(t, "fox") == []) == free


@pytest.mark.rule("DR-A-CURSE-12", "DR-T-A-CURSE-LIFT")
@pytest.mark.parametrize(("die", "free"), [(4, True), (3, False)])
def test_in_a_friendly_school_a_four_is_enough(die: int, free: bool) -> None:
    t = at_place(SCHOOL, die, allies={"eaters": "first"}).do("lift-curse fox")
    assert (curses(t, "fox") == []) == free
    strange = at_place(SCHOOL, allies={"eaters": "second"})
    assert "lift-curse fox" not in strange.options


@pytest.mark.rule("DR-A-CURSE-12")
def test_in_a_friendly_camp_of_the_wandering_people() -> None:
    assert curses(at_place(FIELD, 5, camp={FIELD: "first"}).do("lift-curse fox"), "fox") == []
    assert "lift-curse fox" not in at_place(FIELD, camp={FIELD: "second"}).options


@pytest.mark.rule("DR-A-CURSE-12")
def test_nowhere_else() -> None:
    t = at_place(FIELD)
    assert t.why("lift-curse fox") == ["DR-A-CURSE-12"]
    assert t.why("lift-curse rogue_9") == ["DR-A-CURSE-12"]


@pytest.mark.rule("DR-A-CURSE-13", "DR-A-CURSE-12", "DR-T-B-GIFT")
def test_in_the_temple_one_meditates_before_each_attempt() -> None:
    t = at_place(TEMPLE, 2, hero="daya")  # row 2: meditation for 2 turns
    assert "lift-curse daya" not in t.options
    t.do("pray daya")
    assert t.view(None)["curses"]["prayers"] == {"daya": 5}
    for turn, may in ((4, False), (5, True)):
        next_turn(t, "first").do("done")
        assert t.s.turn == turn
        assert ("lift-curse daya" in t.options) == may


@pytest.mark.rule("DR-A-CURSE-13", "DR-A-CURSE-15", "DR-T-A-CURSE-LIFT")
@pytest.mark.parametrize(("die", "free"), [(4, True), (3, False)])
def test_the_gods_may_be_asked_as_often_as_one_likes(die: int, free: bool) -> None:
    t = at_place(TEMPLE, die, hero="daya", prayers={"daya": 3}).do("lift-curse daya")
    assert (curses(t, "daya") == []) == free
    assert "lift-curse daya" not in t.options
    assert ("pray daya" in t.options) == (not free)


@pytest.mark.rule("DR-A-CURSE-13")
def test_who_leaves_the_temple_prays_in_vain() -> None:
    t = at_place(TEMPLE, 2, hero="daya").do("pray daya")
    assert t.why("pray daya") == ["DR-A-CURSE-13"]
    next_turn(t, "first").do("move daya")
    t.do(next(option for option in t.options if option.startswith("go ")))
    next_turn(t, "first")
    assert t.view(None)["curses"]["prayers"] == {}


@pytest.mark.rule("DR-A-CURSE-69")
def test_a_cursed_monarch_asks_for_no_gift() -> None:
    t = at_place(TEMPLE, hero="hothior_monarch")
    assert "test hothior_monarch" not in t.options
    assert t.why("test hothior_monarch") == ["DR-A-CURSE-69"]
    assert "pray hothior_monarch" in t.options


def embassy(*dice: int, kind: str = "doom", hand: str = "white-magic-2", **more: Any) -> Table:
    about = {"curses": {"fox": {kind: {}}}, "hands": {"first": [hand]}, **more}
    return game("diplomacy", {FIELD: ["fox"]}, masters={"fox": "first"}, dice=[1, *dice], **about)


@pytest.mark.rule("DR-A-CURSE-14", "DR-DEC-33", "DR-T-A-CURSE-LIFT")
@pytest.mark.parametrize(("die", "free"), [(2, True), (3, False)])
def test_white_magic_lifts_it_on_no_more_than_its_number(die: int, free: bool) -> None:
    t = embassy(die).do("dispel fox")
    assert t.question == "white-magic"
    t.do("play white-magic-2")
    assert (curses(t, "fox") == []) == free
    assert "white-magic-2" not in t.hand("first")


@pytest.mark.rule("DR-A-CURSE-14")
def test_without_such_a_card_no_ambassador_tries() -> None:
    t = embassy(hand="bribe-1")
    assert t.targets("dispel") == []
    assert t.why("dispel fox") == ["DR-A-CURSE-14"]


@pytest.mark.rule("DR-A-CURSE-15")
def test_after_a_failure_one_tries_elsewhere_first() -> None:
    t = at_place(KITCHEN, 1, allies={"eaters": "first"}).do("lift-curse fox")
    next_turn(t, "first").do("done")
    assert t.why("lift-curse fox") == ["DR-A-CURSE-15"]
    t = at_place(
        KITCHEN,
        1,
        devices={"wand": "rogue_1"},
        kind="unclean",
        hexes={KITCHEN: ["fox", "rogue_1"]},
        masters={"rogue_1": "first"},
    ).do("lift-curse fox")
    assert t.question == "lift-how"
    t.do("bewitch wand")
    next_turn(t, "first").do("done", "lift-curse fox")
    assert {"bewitch wand", f"place {KITCHEN}"} == {*t.options}


@pytest.mark.rule("DR-A-CURSE-15", "DR-A-CURSE-16")
def test_the_amulet_may_be_tried_every_turn() -> None:
    t = at_place(FIELD, 1, devices={"amulet": "fox"}).do("lift-curse fox")
    assert t.why("lift-curse fox") == ["DR-A-CURSE-12"]
    next_turn(t, "first").do("done")
    assert "lift-curse fox" in t.options


@pytest.mark.rule("DR-A-CURSE-16", "DR-T-A-CURSE-LIFT")
def test_the_amulet_helps_those_in_its_space() -> None:
    hexes = {FIELD: ["fox", "hothior_monarch"]}
    t = at_place(FIELD, 5, devices={"amulet": "hothior_monarch"}, hexes=hexes).do("lift-curse fox")
    assert curses(t, "fox") == []


@pytest.mark.rule("DR-A-CURSE-16")
@pytest.mark.parametrize(("kind", "helps"), [("paralysis", True), ("unclean", True), ("love", False)])
def test_the_wand_heals_paralysis_and_the_unclean(kind: str, helps: bool) -> None:
    t = at_place(
        FIELD, 5, kind=kind, devices={"wand": "fox"}, hexes={FIELD: ["fox", "eloia"]}, masters={"eloia": "first"}
    )
    if kind == "paralysis":  # who cannot use anything is helped by another
        t = at_place(
            FIELD, 5, kind=kind, devices={"wand": "eloia"}, hexes={FIELD: ["fox", "eloia"]}, masters={"eloia": "first"}
        )
    assert ("lift-curse fox" in t.options) == helps
    if not helps:
        assert t.why("lift-curse fox") == ["DR-A-CURSE-16"]


@pytest.mark.rule("DR-A-CURSE-26", "DR-T-A-CURSE-LIFT")
def test_healers_in_a_friendly_leper_colony_help_the_unclean() -> None:
    t = at_place(COLONY, 5, kind="unclean", allies={"shucassam": "first"}).do("lift-curse fox")
    assert curses(t, "fox") == []
    assert "lift-curse fox" not in at_place(COLONY, kind="doom", allies={"shucassam": "first"}).options
    assert "lift-curse fox" not in at_place(COLONY, kind="unclean", allies={"shucassam": "second"}).options


@pytest.mark.rule("DR-A-CURSE-12")
def test_of_several_curses_one_says_which() -> None:
    about: dict[str, Any] = {"fox": {"doom": {}, "unclean": {}}}
    t = at_place(KITCHEN, 6, curses=about).do("lift-curse fox")
    assert (t.question, t.targets("lay")) == ("which-to-lift", ["doom", "unclean"])
    assert curses(t.do("lay unclean"), "fox") == ["doom"]
