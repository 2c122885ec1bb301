"""The Eerie Oasis (DR-A-OAS): what the jinn grant, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.mercenaries import special
from tests.divine_right.magic import armies, fates, has
from tests.divine_right.table import WORLD, Table, at

OASIS = WORLD.grid.ids[WORLD.oasis]


def game(*dice: int, hero: str = "fox", on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "eerie_oasis": on, **more.pop("options", {})}
    masters = {} if hero.endswith("_monarch") else {hero: "first"}
    hexes = {OASIS: [hero], **more.pop("hexes", {})}
    return at(
        "movement",
        hexes=hexes,
        options=options,
        masters={**masters, **more.pop("masters", {})},
        dice=[*dice],
        **more,
    ).do("done")


def wish(*dice: int, hero: str = "fox", **more: Any) -> Table:
    return game(*dice, hero=hero, **more).do(f"wish {hero}")


@pytest.mark.rule("DR-A-OAS-01", "DR-DEC-52")
def test_an_uncursed_hero_may_seek_a_wish_once_a_turn() -> None:
    t = game(2)
    assert (t.question, t.targets("wish")) == ("moves-end", ["fox"])
    t.do("wish fox")
    assert t.targets("wish") == []
    assert game(on=False).question != "moves-end"
    assert game(jinxed=["fox"]).targets("wish") == []
    both = game(hexes={OASIS: ["fox", "naara"]}, masters={"naara": "first"}, jinxed=["fox"])
    assert both.why("wish fox") == ["DR-A-OAS-01"]
    assert both.targets("wish") == ["naara"]
    people = game(hero="hothior_monarch", cursed=["hothior_monarch"])
    assert people.targets("wish") == []


@pytest.mark.rule("DR-A-OAS-02", "DR-T-A-OASIS", "DR-DEC-53")
def test_how_the_jinn_react() -> None:
    for die in (2, 3):
        assert wish(die).events("foolish-wish")
    for die in (4, 5):
        assert wish(die, 1).events("wish-granted")[0]["wish"] == "wealth"
    t = wish(6)
    assert (t.question, len(t.options)) == ("wish", 6)
    assert t.do("wish-for wealth").events("wish-granted")


@pytest.mark.rule("DR-A-OAS-03")
def test_without_curses_a_curse_is_a_second_roll() -> None:
    assert wish(1).view(None)["tales"]["jinxed"] == ["fox"]
    t = at(
        "movement",
        hexes={"1425": ["fox"], "1325": armies("muetar", 1)},
        masters={"fox": "first"},
        options={"level": "intermediate", "eerie_oasis": True},
        jinxed=["fox"],
        phasing=1,
        dice=[3, 1],
    ).do("move muetar_army_1", "go 1425", "search fox")
    assert t.rolls("DR-A-OAS-03") == [(1,)]
    assert t.where("fox") == "gone"


@pytest.mark.rule("DR-A-OAS-04", "DR-T-A-WISH")
def test_wealth_and_magic() -> None:
    assert has(wish(4, 1), "fox") == ["treasure"]
    device = has(wish(4, 3, 1), "fox")
    assert len(device) == 1
    assert device != ["treasure"]


@pytest.mark.rule("DR-A-OAS-04", "DR-T-A-WISH")
def test_friendship_brings_a_hero_of_the_randomizer() -> None:
    t = game(4, 2, 1)
    heroes = [piece for piece in special.in_randomizer(t.s) if piece >= WORLD.first_hero]
    t.do("wish fox")
    friend = WORLD.names[heroes[0]]
    assert (t.where(friend), t.master(friend)) == (OASIS, "first")


@pytest.mark.rule("DR-A-OAS-04")
def test_a_great_captain_who_comes_is_assigned() -> None:
    t = game(4, 2)
    heroes = [WORLD.names[piece] for piece in special.in_randomizer(t.s) if piece >= WORLD.first_hero]
    number = 1 + next(at_ for at_, name in enumerate(heroes) if name.startswith("great_captain"))
    t = wish(4, 2, number)
    captain = heroes[number - 1]
    assert t.where(captain) == OASIS
    assert t.view(None)["hirelings"]["captains"][captain] == "hothior"


@pytest.mark.rule("DR-A-OAS-04", "DR-T-A-WISH")
def test_escape_carries_the_hero_anywhere() -> None:
    t = wish(4, 4)
    assert t.question == "escape"
    spaces = {*t.targets("place")}
    assert {"1425", OASIS} <= spaces
    assert not spaces & {"0224", "1601"}  # the Isle and the Temple
    assert t.do("place 1425").where("fox") == "1425"
    risky = wish(4, 4, 3, hexes={"1425": armies("muetar", 1)}).do("place 1425")
    assert fates(risky) == [3]


@pytest.mark.rule("DR-A-OAS-04", "DR-A-CURSE-40")
def test_lovers_escape_together() -> None:
    about = {"curses": {"juulute": {"love": {"goal": "eloia", "past": 1}}}, "options": {"curses": True}}
    masters = {"juulute": "first"}
    t = wish(4, 4, hero="eloia", hexes={OASIS: ["eloia", "juulute"]}, masters=masters, **about).do("place 1425")
    assert (t.where("eloia"), t.where("juulute")) == ("1425", "1425")


@pytest.mark.rule("DR-A-OAS-04", "DR-A-CIV-01")
@pytest.mark.parametrize("war", [True, False])
def test_no_wish_takes_an_heir_out_of_the_civil_war(war: bool) -> None:
    t = at(
        "movement",
        phasing=1,
        hexes={OASIS: ["immer_monarch"], "1406": ["usurper", "immer_army_1"], "1508": ["immer_army_2"]},
        options={"level": "intermediate", "eerie_oasis": True, "true_heir": True, "civil_war": war},
        allies={"immer": "first"},
        usurped="immer",
        masters={"usurper": "first"},
        claims={"immer": {"side": "second", "sworn": ["immer_army_2"], "castles": ["1508"]}},
        dice=[4, 4],
    ).do("done", "wish immer_monarch")
    abroad = "2112"  # in Muetar
    assert {OASIS, "1707"} <= {*t.targets("place")}
    assert (abroad in t.targets("place")) != war


@pytest.mark.rule("DR-A-OAS-04", "DR-A-OAS-05", "DR-T-A-WISH")
def test_power_is_an_army_there_or_a_fleet_in_a_port() -> None:
    t = wish(4, 5)
    assert t.question == "hire"
    assert t.targets("hire-army") == [OASIS]
    ports = t.targets("hire-fleet")
    assert ports
    assert OASIS not in ports
    army = wish(4, 5).do(f"hire-army {OASIS}")
    assert "mercenary_1" in army.stack(OASIS)
    t.do(f"hire-fleet {ports[0]}")
    assert "mercenary_fleet_1" in t.stack(ports[0])


@pytest.mark.rule("DR-A-OAS-04", "DR-T-A-WISH")
@pytest.mark.parametrize(
    ("hero", "girls", "friend"),
    [("nonnus", True, "dancing_girl"), ("fox", True, "rogue"), ("nonnus", False, "rogue"), ("fox", False, "rogue")],
)
def test_love_is_a_dancing_girl_or_a_rogue(hero: str, girls: bool, friend: str) -> None:
    t = wish(4, 6, hero=hero, options={"dancing_girls": girls})
    if friend == "dancing_girl":
        t.answer("hold", "no")
    company = [name for name in t.stack(OASIS) if name != hero]
    assert len(company) == 1
    assert company[0].startswith(friend)
    assert t.master(company[0]) == "first"


@pytest.mark.rule("DR-A-OAS-04", "DR-A-DAN-06")
def test_a_dancing_girl_of_the_randomizer_may_be_held_as_a_bride() -> None:
    t = wish(4, 6, hero="nonnus", options={"dancing_girls": True}).answer("hold", "yes")
    (girl,) = [event["unit"] for event in t.events("held-back")]
    assert (t.where(girl), t.master(girl), t.stack(OASIS)) == ("held", "first", ["nonnus"])
    stock = [name for name in WORLD.names if name.startswith("dancing_girl")]
    t = wish(4, 6, hero="nonnus", options={"dancing_girls": True}, piles={"reserve": stock})
    assert t.question != "hold"
    assert len(t.stack(OASIS)) == 2


@pytest.mark.rule("DR-A-OAS-01", "DR-A-OAS-02")
def test_with_curses_the_jinn_lay_one_of_them() -> None:
    t = wish(1, 3, options={"curses": True})
    assert [told["curse"] for told in t.view(None)["curses"]["on"]["fox"]] == ["doom"]
    cursed = game(options={"curses": True}, curses={"fox": {"doom": {}}})
    assert cursed.targets("wish") == []
