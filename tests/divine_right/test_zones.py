"""Zones of control (DR-A-ZOC): who has one, how far it reaches, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.advanced import zones
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies

CAMP = "2008"  # clear ground of nobody's, at the foot of the mountains of Zorn
PEAK, PLAIN, FAR = "2007", "2009", "2010"
BANK, ACROSS = "1815", "1816"  # a navigable river between them
MUETAR = [WORLD.names[unit] for unit in WORLD.regulars_of[2] if not WORLD.fleets >> unit & 1]


def hired(count: int) -> list[str]:
    return [f"mercenary_{number}" for number in range(1, count + 1)]


def screen(stack: list[str], camp: str = CAMP, *, on: bool = True, **more: Any) -> Table:
    """An army of the second seat, Muetar's, before the first moves."""
    foreign = [name for name in stack if not name.startswith("muetar") and name not in MUETAR]
    masters = dict.fromkeys(foreign, "second") | more.pop("masters", {})
    hexes = {camp: stack, **more.pop("hexes", {})}
    options = {"level": "intermediate", "zones_of_control": on}
    return at("movement", hexes=hexes, masters=masters, options=options, **more)


def zone(t: Table, camp: str = CAMP) -> set[str]:
    found = zones.zone(t.s, 1, WORLD.grid.at(camp))
    return {name for number, name in enumerate(WORLD.grid.ids) if found >> number & 1}


@pytest.mark.rule("DR-A-ZOC-01")
@pytest.mark.parametrize(("count", "has"), [(9, False), (10, True)])
def test_ten_units_and_a_monarch_have_one(count: int, has: bool) -> None:
    assert bool(zone(screen([*hired(count), "muetar_monarch"]))) == has


@pytest.mark.rule("DR-A-ZOC-01")
@pytest.mark.parametrize(("hero", "has"), [("juulute", True), ("mortnoir", False), ("hamahara", False)])
def test_it_takes_a_leader_who_leads_one_of_them(hero: str, has: bool) -> None:
    assert bool(zone(screen([*hired(10), hero]))) == has


@pytest.mark.rule("DR-A-ZOC-01")
def test_it_reaches_what_a_land_army_could_enter() -> None:
    near = {WORLD.grid.ids[space] for space in WORLD.field.near[WORLD.grid.at(CAMP)]}
    assert zone(screen([*hired(10), "muetar_monarch"])) == near - {"1907", "2007"}  # the mountains
    port = [*hired(10), "muetar_monarch"]
    found = zone(screen(port, "0917", kingdoms={"muetar": "second", "mivior": "first"}), "0917")
    assert not [name for name in found if WORLD.sea >> WORLD.grid.at(name) & 1]


@pytest.mark.rule("DR-A-ZOC-02")
@pytest.mark.parametrize(("count", "has"), [(6, False), (7, True)])
def test_a_flying_unit_counts_as_three(count: int, has: bool) -> None:
    t = screen([*MUETAR[:count], "hippogriffs", "muetar_monarch"])
    assert bool(zone(t)) == has


def cost(t: Table, piece: str, space: str) -> int:
    """Points left after a step, of those there were."""
    t.do(f"move {piece}")
    before = t.about["points"]
    t.do(f"go {space}")
    return int(before) - int(t.about["points"])


@pytest.mark.rule("DR-A-ZOC-03")
def test_a_clear_space_in_a_zone_costs_two_points_and_leaving_nothing_more() -> None:
    army = [*hired(10), "muetar_monarch"]
    walkers: dict[str, Any] = {"hexes": {FAR: armies("hothior", 1)}}
    t = screen(army, **walkers)
    assert cost(t, "hothior_army_1", PLAIN) == 2
    before = t.about["points"]
    t.do(f"go {FAR}")
    assert before - t.about["points"] == 1
    assert cost(screen(army, on=False, **walkers), "hothior_army_1", PLAIN) == 1
    assert cost(screen(army[1:], **walkers), "hothior_army_1", PLAIN) == 1


@pytest.mark.rule("DR-A-ZOC-03")
def test_two_zones_on_a_space_cost_one_point_in_all() -> None:
    more = [*armies("immer", 1, 2, 3, 4, 5, 6), "shadowwolves", "ercii", "ghost_riders", "ogsbogg", "juulute"]
    others: dict[str, Any] = {"hexes": {FAR: armies("hothior", 1), "1909": more}, "allies": {"immer": "second"}}
    masters = dict.fromkeys(more[6:], "second")
    t = screen([*hired(10), "muetar_monarch"], masters=masters, **others)
    assert PLAIN in zone(t) & zone(t, "1909")
    assert cost(t, "hothior_army_1", PLAIN) == 2


@pytest.mark.rule("DR-A-ZOC-03")
def test_heroes_alone_and_flyers_do_not_pay() -> None:
    army = [*hired(10), "muetar_monarch"]
    t = screen(army, hexes={FAR: ["hothior_monarch"]})
    assert cost(t, "hothior_monarch", PLAIN) == 1
    t = screen(army, hexes={FAR: ["hippogriffs"]}, masters={"hippogriffs": "first"})
    assert cost(t, "hippogriffs", PLAIN) == 1


@pytest.mark.rule("DR-A-ZOC-04")
def test_it_does_not_cross_a_navigable_river() -> None:
    found = zone(screen([*hired(10), "muetar_monarch"], BANK), BANK)
    assert found
    assert ACROSS not in found


@pytest.mark.rule("DR-A-ZOC-05")
def test_it_reaches_mountains_only_where_one_of_them_is_at_home_in_such() -> None:
    assert PEAK not in zone(screen([*hired(10), "muetar_monarch"]))
    of_zorn: dict[str, Any] = {"kingdoms": {"hothior": "first", "zorn": "second"}}
    assert PEAK in zone(screen([*hired(10), "zorn_monarch"], **of_zorn))
    assert PEAK in zone(screen([*hired(9), "ozerg", "muetar_monarch"]))  # a unit with the bonus
    native = screen([*hired(9), "zorn_army_1", "muetar_monarch"], allies={"zorn": "second"})
    assert PEAK in zone(native)
