"""Mixed-unit combat (DR-A-MIX): fleets and troops on a coast."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.combat.strength import combat
from tests.divine_right.sieges import HOTHIOR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies, sides

OPTIONS = {"level": "intermediate", "mixed_unit_combat": True}
SHIPS = ["rombune_fleet_1", "rombune_fleet_2"]


def beach() -> tuple[str, str, str]:
    """A coast of nobody's castle, land beside it, and water beside it."""
    field = WORLD.field
    for space in range(WORLD.grid.size):
        if (
            not WORLD.coast >> space & 1
            or space in WORLD.castle_at
            or WORLD.isle >> space & 1
            or WORLD.places.get(space)
        ):
            continue
        land = [
            one
            for one in field.near[space]
            if WORLD.land >> one & 1 and one not in WORLD.castle_at and (one, space) not in WORLD.water_sides
        ]
        sea = [one for one in field.near[space] if WORLD.sea >> one & 1 and (one, space) not in WORLD.dry_sides]
        if land and sea and WORLD.terrain[space].bit_count() == 1:
            return WORLD.grid.ids[space], WORLD.grid.ids[land[0]], WORLD.grid.ids[sea[0]]
    raise AssertionError("no beach")


COAST, LAND, SEA = beach()


def game(hexes: dict[str, list[str]], *dice: int, on: bool = True, **more: Any) -> Table:
    options = {**OPTIONS, "mixed_unit_combat": on}
    return at(
        "combat", kingdoms={"hothior": "first", "rombune": "second"}, hexes=hexes, dice=[*dice], options=options, **more
    )


def attack(t: Table, space: str = COAST) -> Table:
    t.do(f"attack {space}")
    while t.question == "commit":
        t.do(t.options[0])
    return t.do("done") if t.question == "attack" else t


@pytest.mark.rule("DR-A-MIX-01", "DR-DEC-62")
def test_fleets_may_decline_to_fight_troops() -> None:
    hexes = {LAND: [*HOTHIOR[:5]], COAST: SHIPS}
    assert not game(hexes, on=False).targets("attack")
    t = attack(game(hexes))
    assert (t.question, t.asked, t.options) == ("meet-troops", ["second"], ["yes", "no"])
    t.do("no")
    assert t.events("fleets-decline")
    assert not t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-A-MIX-01")
def test_or_they_meet_them() -> None:
    t = attack(game({LAND: [*HOTHIOR[:5]], COAST: SHIPS}, 6, 1)).do("yes")
    if t.question == "retreat":
        t.do("no")
    assert t.rolls("DR-B-COM-06")
    assert sides(t)[0]["DR-B-COM-07"] == 1  # five to two


@pytest.mark.rule("DR-A-MIX-01")
def test_fleets_attack_troops_on_a_coast() -> None:
    hexes = {SEA: ["hothior_fleet_1", "hothior_fleet_2"], COAST: armies("rombune", 1)}
    assert not game(hexes, on=False).targets("attack")
    t = attack(game(hexes, 6, 1))
    if t.question == "retreat":
        t.do("no")
    assert t.where("rombune_army_1") == "pool"


@pytest.mark.rule("DR-A-MIX-02", "DR-DEC-62")
@pytest.mark.parametrize(("answer", "bonus"), [("yes", 0), ("no", 4)])
def test_a_defender_with_both_may_add_all_fleets(answer: str, bonus: int) -> None:
    t = attack(game({LAND: [*HOTHIOR[:5]], COAST: [*armies("rombune", 1), *SHIPS]}, 4, 3))
    assert (t.question, t.options) == ("add-fleets", ["yes", "no"])
    assert [*t.about["units"]] == [WORLD.index[ship] for ship in SHIPS]
    t.do(answer)
    if t.question == "retreat":
        t.do("no")
    assert sides(t)[0].get("DR-B-COM-07", 0) == bonus


@pytest.mark.rule("DR-A-MIX-02")
def test_fleets_that_joined_bear_losses_too() -> None:
    t = attack(game({LAND: [*HOTHIOR[:5]], COAST: [*armies("rombune", 1), *SHIPS]}, 6, 4)).do("yes")
    if t.question == "retreat":
        t.do("no")
    assert t.question == "casualty"
    assert {*t.targets("lose")} == {"rombune_army_1", *SHIPS}


@pytest.mark.rule("DR-A-MIX-02")
def test_when_the_troops_are_gone_the_fleets_do_not_fight() -> None:
    t = attack(game({LAND: [*HOTHIOR[:5]], COAST: [*armies("rombune", 1), *SHIPS]}, 6)).do("yes", "yes")
    t.do(t.options[0])
    assert not t.rolls("DR-B-COM-06")


def test_the_ratio_of_the_example() -> None:
    t = game({LAND: [*HOTHIOR[:5]], COAST: [*armies("rombune", 1), *SHIPS]})
    own = [WORLD.index[name] for name in HOTHIOR[:5]]
    theirs = [WORLD.index[name] for name in ("rombune_army_1", *SHIPS)]
    assert combat(t.s, own, theirs, WORLD.grid.at(COAST), (-1, -1), 0).attacker.modifiers == ()
