"""Lake fleets (DR-A-LAK): whose they are, whom they carry, and what stops them."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced import lakes
from tests.divine_right.sieges import MUETAR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies

OPTIONS = {"level": "intermediate", "lake_fleets": True}
WINTER = {"winter": True, "variable_length": True, "last_turn": 30}
PENNOL, IDER, SCHOOL, ADEESE, GRUGONGI = "1911", "0405", "1210", "2423", "3020"
STAR, CARTH = lakes.LAKES.index("star_lake"), lakes.LAKES.index("lake_carth")
ZETT = lakes.LAKES.index("zett")


def lake(hexes: dict[str, list[str]], *, phasing: int = 1, on: bool = True, **more: Any) -> Table:
    """The Movement Phase of Muetar's player, the second seat."""
    options = {**OPTIONS, "lake_fleets": on, **more.pop("options", {})}
    return at("movement", phasing=phasing, hexes=hexes, options=options, **more)


def elves(stack: list[str], **more: Any) -> Table:
    """The first seat's, in Ider Bolis."""
    more = {"allies": {"neuth": "first"}, **more}
    return lake({IDER: stack, **more.pop("hexes", {})}, phasing=0, **more)


@pytest.mark.rule("DR-A-LAK-01")
def test_a_lakes_boats_serve_who_holds_its_castle() -> None:
    t = lake({PENNOL: [*MUETAR[:3]]})
    assert lakes.master(t.s, CARTH) == 1
    assert lakes.master(t.s, STAR) == -1  # the Elves act for nobody
    assert {*t.targets("lake-boat")} >= {*MUETAR[:3]}
    assert not lake({PENNOL: [*MUETAR[:3]]}, on=False).targets("lake-boat")


@pytest.mark.rule("DR-A-LAK-01", "DR-B-SEQ-07")
def test_they_serve_nobody_who_is_out() -> None:
    t = lake({PENNOL: [*MUETAR[:3]]})
    changes.player(t.s, 1, out=1)
    assert lakes.master(t.s, CARTH) == -1


@pytest.mark.rule("DR-A-LAK-01")
def test_also_when_it_is_plundered() -> None:
    t = lake({PENNOL: ["hothior_army_1"]}, phasing=0, plundered=[PENNOL])
    assert lakes.master(t.s, CARTH) == 0


@pytest.mark.rule("DR-A-LAK-02")
def test_two_units_and_all_heroes_from_the_castle() -> None:
    t = lake({PENNOL: [*MUETAR[:3], "muetar_monarch"]})
    for unit in MUETAR[:2]:
        t.do(f"lake-boat {unit}")
        t.do(t.options[0])
    assert t.why(f"lake-boat {MUETAR[2]}") == ["DR-A-LAK-02"]
    assert t.targets("lake-boat") == ["muetar_monarch"]
    assert t.why(f"move {MUETAR[0]}") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-A-LAK-02")
def test_each_space_of_water_costs_two_points() -> None:
    t = elves(armies("neuth", 1)).do("lake-boat neuth_army_1")
    distance = WORLD.grid.distance
    far = {space: distance(WORLD.grid.at(IDER), WORLD.grid.at(space)) for space in t.targets("go")}
    assert max(far.values()) == 3  # six points
    slow = lake({PENNOL: [MUETAR[0]]}).do(f"lake-boat {MUETAR[0]}")
    assert max(distance(WORLD.grid.at(PENNOL), WORLD.grid.at(space)) for space in slow.targets("go")) == 2


@pytest.mark.rule("DR-A-LAK-03")
def test_nobody_stays_on_open_water() -> None:
    t = at(
        "movement",
        kingdoms={"eaters": "first", "muetar": "second"},
        hexes={SCHOOL: ["mercenary_1"]},
        masters={"mercenary_1": "first"},
        allies={"immer": "first"},
        options=OPTIONS,
    )
    t.do("lake-boat mercenary_1")
    assert "1310" not in t.targets("go")
    assert t.why("go 1310") == ["DR-A-LAK-03"]


@pytest.mark.rule("DR-A-LAK-04")
def test_one_unit_or_any_heroes_from_shore_to_shore() -> None:
    stack = [*armies("neuth", 1, 2), "neuth_monarch", "fox"]
    t = lake({"0607": stack}, phasing=0, allies={"neuth": "first"}, masters={"fox": "first"})
    t.do("lake-boat neuth_army_1")
    assert IDER in t.targets("go")
    t.do(t.options[0])
    assert t.why("lake-boat neuth_army_2") == ["DR-A-LAK-04"]
    assert t.why("lake-boat fox") == ["DR-A-LAK-04"]
    heroes = lake({"0607": stack}, phasing=0, allies={"neuth": "first"}, masters={"fox": "first"}).do("lake-boat fox")
    heroes.do(heroes.options[0])
    assert heroes.targets("lake-boat") == ["neuth_monarch"]


@pytest.mark.rule("DR-A-LAK-05")
@pytest.mark.parametrize("who", ["northern_barbarian_16", "ogre_1", "ogsbogg", "shadowwolves", "llomar"])
def test_some_do_not_go_by_boat(who: str) -> None:
    t = lake({"0607": [who]}, phasing=0, allies={"neuth": "first"}, masters={who: "first"})
    assert who not in t.targets("lake-boat")
    assert t.why(f"lake-boat {who}") == ["DR-A-LAK-05"]


def besieged(stack: list[str], **more: Any) -> Table:
    near = [space for space in WORLD.field.near[WORLD.grid.at(IDER)] if not WORLD.lakes >> space & 1]
    hexes: dict[str, list[str]] = {}
    for number, unit in enumerate(MUETAR[:10]):
        hexes.setdefault(WORLD.grid.ids[near[number % len(near)]], []).append(unit)
    return elves(stack, hexes={**hexes, **more.pop("hexes", {})}, sieges={IDER: "second"}, **more)


@pytest.mark.rule("DR-A-LAK-06", "DR-B-SIE-13")
def test_the_besieged_slip_out_by_lake() -> None:
    t = besieged(armies("neuth", 1))
    assert t.why("move neuth_army_1") == ["DR-B-SIE-13"]
    assert {*t.targets("lake-boat")} == {"neuth_army_1", "neuth_monarch"}
    t.do("lake-boat neuth_army_1")
    t.do(t.options[0])
    assert t.where("neuth_army_1") != IDER


@pytest.mark.rule("DR-A-LAK-06")
def test_heroes_avoid_the_fate_roll() -> None:
    t = besieged(["neuth_army_1", "neuth_monarch"]).do("lake-boat neuth_monarch")
    t.do(t.options[0])
    assert not t.rolls("DR-B-FAT-01")
    assert t.where("neuth_monarch") != IDER


@pytest.mark.rule("DR-A-LAK-06")
def test_not_under_the_eyes_of_an_enemy_flyer() -> None:
    t = besieged(armies("neuth", 1), masters={"hamahara": "second"}, hexes={"0506": ["hamahara"]})
    assert not t.targets("lake-boat")
    assert t.why("lake-boat neuth_army_1") == ["DR-A-LAK-06"]


@pytest.mark.rule("DR-A-LAK-07")
@pytest.mark.parametrize(("own", "may"), [(0, False), (1, False), (2, True)])
def test_more_enemy_ships_stop_the_boats(own: int, may: bool) -> None:
    ships = [f"mercenary_fleet_{number}" for number in range(1, own + 1)]
    hexes = {PENNOL: [MUETAR[0]], "1812": ["hothior_fleet_1", "hothior_fleet_2"], "1912": ships}
    t = lake({space: stack for space, stack in hexes.items() if stack}, masters=dict.fromkeys(ships, "second"))
    assert bool(t.targets("lake-boat")) == may
    assert may or t.why(f"lake-boat {MUETAR[0]}") == ["DR-A-LAK-07"]


@pytest.mark.rule("DR-A-LAK-07")
@pytest.mark.parametrize(("pon", "shucassam", "who"), [(1, 0, 0), (0, 1, 1), (1, 1, -1), (0, 0, -1)])
def test_of_rivals_on_the_zett_the_stronger_has_them(pon: int, shucassam: int, who: int) -> None:
    hexes = {
        GRUGONGI: ["pon_army_1", *["pon_fleet_1"] * pon],
        ADEESE: ["shucassam_army_1", *["shucassam_fleet_1"] * shucassam],
    }
    t = at("movement", kingdoms={"pon": "first", "shucassam": "second"}, hexes=hexes, options=OPTIONS)
    assert lakes.master(t.s, ZETT) == who


@pytest.mark.rule("DR-A-WIN-09")
def test_frozen_lakes_have_no_boats() -> None:
    t = elves(armies("neuth", 1), turn=22, snow=True, options=WINTER)
    assert t.why("lake-boat neuth_army_1") == ["DR-A-WIN-09"]


@pytest.mark.rule("DR-A-LAK-06")
def test_relief_comes_by_lake() -> None:
    t = besieged(armies("neuth", 1), hexes={"0607": armies("neuth", 2)}).do("lake-boat neuth_army_2")
    assert IDER in t.targets("go")
    t.do(f"go {IDER}")
    assert t.inside("neuth_army_2")
    seen = besieged(
        armies("neuth", 1), masters={"hamahara": "second"}, hexes={"0607": armies("neuth", 2), "0506": ["hamahara"]}
    )
    seen.do("lake-boat neuth_army_2")
    assert IDER not in seen.targets("go")


@pytest.mark.rule("DR-A-LAK-04", "DR-A-CIV-01")
@pytest.mark.parametrize("war", [True, False])
def test_no_boat_takes_them_out_of_their_bounds(war: bool) -> None:
    """One of the Heir's regulars is in the wasteland beside Pon, in which no enemies are."""
    heirs = ["shucassam_army_1", "shucassam_fleet_1"]
    t = at(
        "movement",
        phasing=1,
        hexes={
            "2821": heirs[:1],
            ADEESE: ["shucassam_monarch", heirs[1]],
            "1122": ["usurper", "shucassam_army_2"],
            "2817": ["pon_army_1", "pon_monarch"],
        },
        options={**OPTIONS, "true_heir": True, "civil_war": war},
        allies={"shucassam": "first", "pon": "first"},
        usurped="shucassam",
        masters={"usurper": "first"},
        claims={"shucassam": {"side": "second", "sworn": heirs, "castles": [ADEESE]}},
    ).do(f"lake-boat {heirs[0]}")
    assert t.targets("go")
    assert ("2920" in t.targets("go")) != war
    if war:
        assert t.refuses("go 2920") == ["DR-A-CIV-01"]


@pytest.mark.rule("DR-A-LAK-02", "DR-A-CURSE-40")
def test_lovers_go_in_the_same_boat() -> None:
    about: dict[str, Any] = {
        "curses": {"juulute": {"love": {"goal": "eloia", "past": 0}}},
        "options": {"curses": True},
    }
    pair = ["eloia", "juulute"]
    t = lake({PENNOL: [MUETAR[0], *pair]}, masters=dict.fromkeys(pair, "second"), **about)
    t.do("lake-boat eloia")
    shore = t.targets("go")[0]
    t.do(f"go {shore}")
    assert [t.where(one) for one in pair] == [shore, shore]
    assert t.why("move juulute") == ["DR-B-MOV-01"]
