"""Which steps the map allows: land, shores, rivers, the strait."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.words import AIR, CAVALRY, FLEET, INFANTRY, TRAIN
from tests.dark_emperor.table import WORLD, hex_at

CROSSINGS = GAME.crossings


def rate(hex_: str, kind: int) -> int:
    return CROSSINGS.rates[hex_at(hex_)][kind]


def sails(a: str, b: str) -> bool:
    """Can a fleet on some shore of `a` go to `b`?"""
    start = hex_at(a)
    shores = range(max(len(CROSSINGS.shores[start]), 1))
    return any(to == hex_at(b) for shore in shores for to, _ in CROSSINGS.naval_steps[start, shore])


@pytest.mark.rule("DE-8.11a", "DE-3.1d")
def test_points_for_entering_a_hex() -> None:
    assert [rate("1609", kind) for kind in (INFANTRY, CAVALRY, AIR, TRAIN)] == [2, 1, 1, 2]
    assert [rate("3325", kind) for kind in (INFANTRY, CAVALRY, AIR, TRAIN)] == [3, 4, 2, 4]
    assert [rate("2107", kind) for kind in (AIR, FLEET)] == [1, 2]
    assert rate("1204", FLEET) == 2  # a river
    assert rate("0224", FLEET) == 1  # a coast


@pytest.mark.rule("DE-8.14a")
def test_no_land_step_leads_to_sea() -> None:
    for hex_ in range(WORLD.grid.size):
        assert all(WORLD.land >> n & 1 for n in CROSSINGS.land_steps[hex_])
    assert not CROSSINGS.land_steps[hex_at("2107")]


@pytest.mark.rule("DE-8.14b")
def test_a_fleet_follows_the_river_and_no_other_hexside() -> None:
    assert sails("2211", "2212")
    assert not sails("2211", "2312")


@pytest.mark.rule("DE-8.14b", "DE-EX-D11")
def test_a_neck_of_land_parts_two_shores() -> None:
    neck = hex_at("2605")
    (shore,) = {s for to, s in CROSSINGS.naval_steps[hex_at("2705"), 0] if to == neck}
    onward = {WORLD.grid.ids[to] for to, _ in CROSSINGS.naval_steps[neck, shore]}
    assert {"2706", "2604", "2606"} <= onward
    assert "2506" not in onward
    (there,) = {s for to, s in CROSSINGS.naval_steps[neck, shore] if to == hex_at("2606")}
    assert CROSSINGS.shores[hex_at("2606")][there] >> hex_at("2706") & 1


def test_shores_are_those_of_the_map() -> None:
    two = {WORLD.grid.ids[h] for h in range(WORLD.grid.size) if len(CROSSINGS.shores[h]) > 1}
    assert two == set(WORLD.map.derivation.two_shores)


def test_sailing_is_reversible_and_every_port_reaches_the_ocean() -> None:
    for start, steps in CROSSINGS.naval_steps.items():
        for to in steps:
            assert start in CROSSINGS.naval_steps[to], (start, to)
    seen = {(hex_at("0101"), 0)}
    edge = list(seen)
    while edge:
        edge = [to for at in edge for to in CROSSINGS.naval_steps[at] if to not in seen and not seen.add(to)]  # type: ignore[func-returns-value]
    assert all(any((city.hex, n) in seen for n in range(2)) for city in WORLD.cities if city.port)


@pytest.mark.rule("DE-8.2")
def test_fleets_enter_water_only() -> None:
    for (hex_, _), steps in CROSSINGS.naval_steps.items():
        assert rate(WORLD.grid.ids[hex_], FLEET) > 0
        assert all(CROSSINGS.navigable >> to & 1 for to, _ in steps)
    assert rate("1107", FLEET) == -1


@pytest.mark.rule("DE-8.14d")
def test_the_strait_has_two_banks() -> None:
    assert CROSSINGS.bank_from(hex_at("0413")) == CROSSINGS.bank_from(hex_at("0513")) == 0
    assert CROSSINGS.bank_from(hex_at("0614")) == CROSSINGS.bank_from(hex_at("0515")) == 1
