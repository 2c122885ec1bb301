"""Sieges for tests: a ring of spaces around a castle, and armies laid around it."""

from __future__ import annotations

from collections.abc import Sequence

from tests.divine_right.table import WORLD, Table

GROAT, TADAFAT, PLIBBA, PENNOL = "2315", "1014", "1714", "1911"
HOTHIOR = tuple(f"hothior_army_{number}" for number in range(1, 7))
MUETAR = tuple(f"muetar_army_{number}" for number in range(1, 13))
HIRED = tuple(f"mercenary_{number}" for number in range(1, 15))


def ring(castle: str) -> list[str]:
    """The spaces around a castle, each next to the one before it."""
    field, at = WORLD.field, WORLD.grid.at(castle)
    left = [*field.near[at]]
    found = [left.pop(0)]
    while left:
        step = next(space for space in left if field.around[found[-1]] >> space & 1)
        left.remove(step)
        found.append(step)
    return [WORLD.grid.ids[space] for space in found]


def around(castle: str, units: Sequence[str], places: Sequence[int] = (0, 3)) -> dict[str, list[str]]:
    """Units laid in turn in places of the ring; in two opposite ones they cover all of it."""
    spaces = ring(castle)
    found: dict[str, list[str]] = {}
    for number, unit in enumerate(units):
        found.setdefault(spaces[places[number % len(places)]], []).append(unit)
    return found


def hired(seat: str, units: Sequence[str]) -> dict[str, str]:
    """`masters` of mercenaries."""
    return dict.fromkeys(units, seat)


def strike(t: Table, space: str, *units: str, verb: str = "attack") -> Table:
    """Attack a space with these units, and with nothing else. A lone unit joins without being asked."""
    t.do(f"{verb} {space}")
    for unit in units:
        if f"commit {unit}" in t.options:
            t.do(f"commit {unit}")
    while t.question in ("commit", "attack"):
        t.do("done")
    return t


def bleed(t: Table, *units: str) -> Table:
    """Lose these units first, then the last on offer."""
    while t.question == "casualty":
        t.do(next((f"lose {unit}" for unit in units if f"lose {unit}" in t.options), t.options[-1]))
    return t
