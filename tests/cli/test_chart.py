"""The map in a terminal: hexes stand where the grid says, whatever they are called."""

import io

from rich.console import Console

import hexarchy
from hexarchy.cli.chart import Chart
from hexarchy.cli.front import Front
from hexarchy.cli.words import Words
from hexarchy.core.board import Board
from hexarchy.core.hexes import Grid


def drawn(grid: Grid, width: int, focus: str | None) -> list[str]:
    """The lines of the map above its legend."""
    out = io.StringIO()
    board = Board(grid, ground=("o",) * grid.size, grounds={"o": {"en": "open", "fr": "plaine"}})
    words = Words(Front("en"), hexarchy.game("demonlord"))
    Chart(words, board, {}, {}).draw(Console(file=out, width=width, color_system=None), focus, 2)
    return [line.rstrip() for line in out.getvalue().partition("Ground:")[0].splitlines() if line.strip()]


def test_ids_of_any_length_stand_below_each_other() -> None:
    grid = Grid({"A1": (0, 0), "A2": (1, 0), "B1": (0, 1), "North": (1, 1)})
    assert drawn(grid, 80, None) == ["        A2    o", "A1    o", "        North o", "B1    o"]


def test_a_window_stays_on_a_map_that_begins_at_zero() -> None:
    grid = Grid.numbered(6, 6, first=(0, 0))
    assert drawn(grid, 16, "0000") == ["       0100 o", "0000 o", "       0101 o", "0001 o"]
    assert drawn(grid, 16, "0505") == ["       0504 o", "0404 o", "       0505 o", "0405 o"]
