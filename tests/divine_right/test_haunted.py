"""The haunted spaces (DR-A-HAU): what heroes find there, and what finds them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.magic import armies, fates, has
from tests.divine_right.table import WORLD, Table, at

MOUNDS, WOOD, TOMB = (WORLD.grid.ids[space] for space in (WORLD.mounds, WORLD.ghost_wood, WORLD.tomb))
LOOKOUT = WORLD.grid.ids[WORLD.space("Lookout Point")]


def game(space: str, *dice: int, on: bool = True, heroes: tuple[str, ...] = ("fox",), **more: Any) -> Table:
    """Heroes of the first seat in a space, at the end of its movement."""
    options = {"level": "intermediate", "haunted_spaces": on, **more.pop("options", {})}
    hexes = {space: [*heroes], **more.pop("hexes", {})}
    masters = {**dict.fromkeys(heroes, "first"), **more.pop("masters", {})}
    t = at("movement", hexes=hexes, options=options, masters=masters, dice=[*dice], **more)
    return t.do("done")


def brave(space: str, *dice: int, **more: Any) -> Table:
    return game(space, *dice, **more).do("brave fox")


@pytest.mark.rule("DR-A-HAU-01", "DR-T-A-HAUNTED", "DR-DEC-52")
def test_the_mounds_kill_or_reward() -> None:
    assert game(MOUNDS).targets("brave") == ["fox"]
    assert game(MOUNDS, on=False).question != "moves-end"
    assert brave(MOUNDS, 1).where("fox") == "gone"
    for die in (2, 3):
        assert has(brave(MOUNDS, die), "fox") == ["treasure"]
    for die in (4, 5):
        t = brave(MOUNDS, die, 1)
        assert len(has(t, "fox")) == 1
        assert "treasure" not in has(t, "fox")
        assert t.view(None)["magic"]["randomizer"] == game(MOUNDS).view(None)["magic"]["randomizer"] - 1


@pytest.mark.rule("DR-A-HAU-01")
def test_only_heroes_who_seek_and_only_there() -> None:
    t = game(MOUNDS, heroes=("engineer_1",))
    assert t.targets("brave") == []
    other = game("1425")
    assert other.targets("brave") == []
    early = at(
        "movement",
        hexes={MOUNDS: ["fox"]},
        masters={"fox": "first"},
        options={"level": "intermediate", "haunted_spaces": True},
    )
    assert early.why("brave fox") == ["DR-B-PHS-03"]


@pytest.mark.rule("DR-A-HAU-02")
def test_who_found_something_does_not_seek_there_again() -> None:
    t = brave(MOUNDS, 2)
    assert t.view(None)["tales"]["lucky"] == {"fox": [MOUNDS]}
    again = game(MOUNDS, lucky={"fox": [MOUNDS]}, heroes=("fox", "naara"))
    assert again.targets("brave") == ["naara"]
    assert again.why("brave fox") == ["DR-A-HAU-02"]
    assert game(MOUNDS, lucky={"fox": [TOMB]}).targets("brave") == ["fox"]


@pytest.mark.rule("DR-A-HAU-03", "DR-T-A-DESTINATION", "DR-DEC-19")
def test_a_plaything_of_the_mounds_is_dropped_somewhere() -> None:
    t = brave(MOUNDS, 6, 1)
    assert t.where("fox") == "track"
    assert t.view(None)["tales"]["carried"] == ["fox"]
    while t.where("fox") == "track":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    ((die,),) = t.rolls("DR-A-HAU-03")
    assert t.s.where[WORLD.index["fox"]] == WORLD.destinations[die - 1]
    assert WORLD.grid.ids[WORLD.destinations[3]] == LOOKOUT


@pytest.mark.rule("DR-A-HAU-05")
@pytest.mark.parametrize(("dice", "place"), [((3, 6), "prison"), ((3, 4), "1425"), ((1,), "gone")])
def test_the_curse_of_the_tomb_is_a_second_roll(dice: tuple[int, ...], place: str) -> None:
    cursed = brave(TOMB, 2)
    assert cursed.view(None)["tales"]["jinxed"] == ["fox"]
    t = at(
        "movement",
        hexes={"1425": ["fox"], "1325": armies("muetar", 1)},
        masters={"fox": "first"},
        options={"level": "intermediate", "haunted_spaces": True},
        jinxed=["fox"],
        phasing=1,
        dice=[*dice],
    )
    t.do("move muetar_army_1", "go 1425", "search fox")
    assert t.where("fox") == place
    assert (t.view(None)["tales"].get("jinxed") == ["fox"]) == (place != "gone")  # also in prison
    assert (t.rolls("DR-A-HAU-05") != []) == (len(dice) == 2)


@pytest.mark.rule("DR-A-HAU-06", "DR-T-A-TOMB", "DR-DEC-53")
def test_the_tomb() -> None:
    for die in (1, 2):
        assert brave(TOMB, die).events("jinxed")
    for die in (3, 4):
        t = brave(TOMB, die)
        assert has(t, "fox") == []
        assert not t.events("jinxed")
    assert has(brave(TOMB, 5), "fox") == ["treasure"]
    t = brave(TOMB, 6, 1)
    assert (t.question, t.options) == ("windfall", ["take treasure", "draw-device"])
    assert has(brave(TOMB, 6).do("take treasure"), "fox") == ["treasure"]
    assert has(t.do("draw-device"), "fox") not in ([], ["treasure"])


@pytest.mark.rule("DR-A-HAU-07")
def test_one_hero_a_turn_and_one_prize_each() -> None:
    t = game(TOMB, 3, heroes=("fox", "naara")).do("brave fox")
    assert t.targets("brave") == []
    others: dict[str, Any] = {"hexes": {MOUNDS: ["rogue_1"]}, "masters": {"rogue_1": "first"}}
    assert game(TOMB, 3, heroes=("fox", "naara"), **others).do("brave fox").why("brave naara") == ["DR-A-HAU-07"]
    won = game(TOMB, lucky={"fox": [TOMB]}, heroes=("fox", "naara"))
    assert won.targets("brave") == ["naara"]
    assert won.why("brave fox") == ["DR-A-HAU-07"]
    army = game(TOMB, heroes=("fox",), hexes={"1425": ["hothior_army_1"]})
    assert army.why("brave hothior_army_1") == ["DR-A-HAU-01"]


@pytest.mark.rule("DR-A-HAU-08", "DR-B-GEN-15")
def test_the_ghouls_have_their_say() -> None:
    friends: dict[str, Any] = {"hexes": {"1425": ["ghouls"]}, "masters": {"ghouls": "first"}}
    hostile: dict[str, Any] = {"hexes": {"1425": ["ghouls"]}, "masters": {"ghouls": "second"}}
    assert brave(TOMB, 5, **friends).question == "windfall"
    assert brave(TOMB, 6, **friends).question == "windfall"
    assert brave(TOMB, 3, **hostile).events("jinxed")
    assert brave(TOMB, 1, **hostile).events("jinxed")


@pytest.mark.rule("DR-A-HAU-09")
def test_one_kind_of_search_a_turn() -> None:
    """A device lies lost in the Mounds, too far from a 5 and more."""
    t = game(MOUNDS, 2, devices={"wand": MOUNDS}, heroes=("fox", "naara"))
    t.do("brave fox")
    assert t.why("seek fox") == ["DR-B-MAG-04"]
    sought = game(MOUNDS, 2, devices={"wand": MOUNDS}, heroes=("fox", "naara")).do("seek fox")
    assert sought.why("brave fox") == ["DR-A-HAU-09"]


@pytest.mark.rule("DR-A-HAU-01")
def test_a_monarch_who_dies_there_costs_the_game() -> None:
    t = game(MOUNDS, 1, heroes=("fox",), hexes={}, seats=3)
    assert t.s.living(0)
    royal = at(
        "movement",
        hexes={MOUNDS: ["hothior_monarch"]},
        seats=3,
        dice=[1],
        options={"level": "intermediate", "haunted_spaces": True},
    ).do("done", "brave hothior_monarch")
    assert not royal.s.living(0)
    assert fates(royal) == []


# -- with Curses -------------------------------------------------------------------------------------------------------

CURSES: dict[str, Any] = {"options": {"curses": True}}


@pytest.mark.rule("DR-A-HAU-04", "DR-T-A-GHOSTWOOD")
def test_ghost_wood_is_for_matches_with_curses() -> None:
    assert game(WOOD).targets("brave") == []
    assert game(WOOD, **CURSES).targets("brave") == ["fox"]
    assert has(brave(WOOD, 2, **CURSES), "fox") == ["treasure"]


@pytest.mark.rule("DR-A-HAU-04", "DR-T-A-GHOSTWOOD")
@pytest.mark.parametrize(
    ("die", "counter"), [(2, "beast"), (3, "beast"), (4, "beast"), (5, "werewolf"), (6, "wayfarer")]
)
def test_the_spirits_of_the_wood_have_their_sport(die: int, counter: str) -> None:
    t = brave(WOOD, 6, die, 1, **CURSES)
    changed = t.view(None)["curses"]["guises"]
    assert [name.startswith(counter) for name in changed] == [True]
    assert t.where("fox") not in (WOOD, "gone", "track")


@pytest.mark.rule("DR-A-HAU-04")
def test_or_they_drive_a_hero_mad() -> None:
    t = brave(WOOD, 6, 1, 2, **CURSES)
    assert t.where("fox") == "track"


@pytest.mark.rule("DR-A-HAU-05", "DR-A-HAU-06")
def test_with_curses_the_tomb_lays_one_of_them() -> None:
    t = brave(TOMB, 1, 3, **CURSES)  # the third of the Curse Table
    assert [told["curse"] for told in t.view(None)["curses"]["on"]["fox"]] == ["doom"]
    assert not t.events("jinxed")
