"""Ground for tests: the blank sheet, or one with a little terrain laid on it; units written as rows of fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.board import OPEN, ROWS, Area, Laid, RowForm, SheetForm, Sheets
from hexarchy.games.demonworld.facing import FACINGS

SHEETS = Sheets()
BLANK = Area(SHEETS, [[Laid(0)]])


def area(
    *,
    terrain: Mapping[str, str] | None = None,
    height: Mapping[str, int] | None = None,
    walls: Sequence[str] = (),
) -> Area:
    """A blank sheet with terrain by field, levels of hills by field, and walls between fields."""
    [[name]] = sheet(terrain=terrain, height=height, walls=walls)
    return Area(GAME.world.sheets, [[Laid(int(name))]])


def sheet(
    *,
    terrain: Mapping[str, str] | None = None,
    height: Mapping[str, int] | None = None,
    walls: Sequence[str] = (),
    roads: Sequence[str] = (),
) -> list[list[str]]:
    """The layout of a sheet of its own: as `area`, for whole battles. `roads`: fields from end to end."""
    laid = GAME.world.sheets.all
    letters, levels = terrain or {}, height or {}
    rows = []
    for number, row in enumerate(ROWS):
        fields = [f"{row}{place}" for place in range(1, 18 + number % 2)]
        printed = "".join(letters.get(field, OPEN) for field in fields)
        rows.append(RowForm(row, printed, "".join(str(levels.get(field, 0)) for field in fields)))
    name = max(1000, *laid) + 1  # no sheet of the book
    laid[name] = SheetForm(name, "test", rows, roads=[road.split() for road in roads], walls=[*walls])
    return [[str(name)]]


def axial(field: str) -> Offset:
    return BLANK.grid.axial[BLANK.at(field)]


def named(fields: Collection[Offset]) -> set[str]:
    at = {place: name for name, place in zip(BLANK.grid.ids, BLANK.grid.axial, strict=True)}
    return {at[field] for field in fields}


def unit(facing: str, *fields: str, **turned: str) -> dict[Offset, int]:
    """A unit that faces alike, but for the fields named."""
    return {axial(field): FACINGS.index(turned.get(field, facing)) for field in fields}
