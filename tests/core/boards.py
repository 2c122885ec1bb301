"""Maps a grid must be able to hold: one that begins at 0000, and lettered sheets that are joined and turned."""

from collections.abc import Mapping

from hypothesis import strategies as st

from hexarchy.core.hexes import Cell, Grid, Parity

ORIENTATIONS: list[tuple[bool, Parity]] = [(True, "even"), (True, "odd"), (False, "even"), (False, "odd")]
ROWS = "ABCDEFGHJKLMNOP"  # of a sheet; no I
WIDTH, HEIGHT = 17, 14  # how far the next sheet begins: it shares its edge with the last


def minaria() -> Grid:
    """Pointy-topped, odd rows shifted to the right and one hex shorter, columns and rows from 00."""
    missing = [f"34{row:02}" for row in range(1, 31, 2)]
    return Grid.numbered(35, 31, first=(0, 0), flat=False, shifted="odd", missing=missing)


def field(letter: str, number: int, *, turned: bool = False) -> Cell:
    """Where a field of a sheet lies, A1 in cell 0, 0. Fields 1 and 18 of every second row are half fields."""
    row = ROWS.index(letter)
    if turned:
        row, number = HEIGHT - row, (19 if row % 2 else 18) - number
    return number - 1 - row % 2, row


def sheet_fields() -> list[tuple[str, int]]:
    return [(letter, n) for j, letter in enumerate(ROWS) for n in range(1, WIDTH + 1 + j % 2)]


def sheet() -> Grid:
    """One sheet alone, with the ids printed on it."""
    return Grid({f"{letter}{n}": field(letter, n) for letter, n in sheet_fields()}, flat=False, shifted="odd")


def joined(layout: Mapping[str, tuple[int, int, bool]]) -> Grid:
    """Several sheets, each in a column and row of the table and turned or not: fields on common edges are one."""
    cells: dict[Cell, str] = {}
    for name, (column, row, turned) in layout.items():
        for letter, n in sheet_fields():
            across, down = field(letter, n, turned=turned)
            cells.setdefault((across + WIDTH * column, down + HEIGHT * row), f"{name}/{letter}{n}")
    return Grid({id_: cell for cell, id_ in cells.items()}, flat=False, shifted="odd")


@st.composite
def grids(draw: st.DrawFn, *, holes: bool = True) -> Grid:
    """Small rectangles in all orientations, beginning anywhere, with holes or whole."""
    flat, shifted = draw(st.sampled_from(ORIENTATIONS))
    columns, rows = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    first = draw(st.sampled_from([(1, 1), (0, 0), (3, 2)]))
    full = Grid.numbered(columns, rows, first=first, flat=flat, shifted=shifted)
    if not holes:
        return full
    missing = draw(st.sets(st.sampled_from(full.ids), max_size=min(6, full.size - 1)))
    return Grid.numbered(columns, rows, first=first, flat=flat, shifted=shifted, missing=missing)


@st.composite
def grids_with_hexes(draw: st.DrawFn, *, holes: bool = True) -> tuple[Grid, int, int]:
    grid = draw(grids(holes=holes))
    hexes = st.integers(0, grid.size - 1)
    return grid, draw(hexes), draw(hexes)
