"""The map in a terminal: flat-topped hexes as two lines each, every other column half a hex lower.

    0510♜O      number, place (♜ a fortress, ⌂ any other), terrain
    A9Knig      whose stack, how high as far as it is known, the unit on top

Between two columns every line touches exactly one hexside, so the sign there (≈ river, : ford, = bridge, ^ alps)
stands on the side it belongs to; a river below a hex underlines it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core.board import Board

FORTRESS, PLACE, UNKNOWN, LIT = "♜", "⌂", "?", "*"
SIGNS: Final = {"river": "≈", "ford": ":", "bridge": "=", "alps": "^", "lake": "≈", "wall": "#"}
BELOW: Final = {"alps": "^", "wall": "#"}
NORTH_EAST, SOUTH_EAST, SOUTH = 1, 2, 3
# Colours by the English word a terrain's name begins with.
PAINT: Final = {
    "open": "#3b4a2b",
    "steppe": "#4d4a26",
    "forest": "#1d4023",
    "hills": "#54442c",
    "mountain": "#4c4c50",
    "swamp": "#26453f",
    "desert": "#6b5a34",
    "lake": "#1d3a66",
}
SEATS: Final = ("#ffd75f", "#d787ff", "#5fd7ff", "#ff875f", "#87ff87", "#ffafd7")
NEUTRAL: Final = "#bcbcbc"
WATER: Final = "#5f9fff"


class Chart:
    """One drawing of a board as a seat sees it."""

    def __init__(self, words: Words, board: Board, view: Mapping[str, Any], lit: Mapping[str, int | None]) -> None:
        self.words = words
        self.board = board
        self.stacks: Mapping[str, Mapping[str, Sequence[str]]] = view.get("stacks", {})
        self.control: Mapping[str, str] = view.get("control", {})
        self.seat = view.get("seat")
        self.lit = lit
        self.cell = max(map(len, board.grid.ids)) + 2
        self.at = dict(zip(board.grid.cells, board.grid.ids, strict=True))

    # -- what part of the map ----------------------------------------------------------------------------------------

    def across(self, console: Console) -> int:
        """How many columns there is room for."""
        return max((console.width - 1) // (self.cell + 1), 1)

    def draw(self, console: Console, focus: str | None, rows: int) -> None:
        """The whole map where there is room for it, else a window around the focus."""
        grid = self.board.grid
        across = self.across(console)
        columns = range(grid.first[0], grid.first[0] + grid.columns)
        shown = range(grid.first[1], grid.first[1] + grid.rows)
        if focus or across < grid.columns:
            column, row = grid.cells[grid.index[focus]] if focus else (_middle(columns), _middle(shown))
            columns, shown = _window(column, across, columns), _window(row, rows, shown)
        for y in range(2 * shown.start, 2 * shown.stop + 1):
            console.print(self._line(columns, shown, y), no_wrap=True, overflow="crop", crop=True)
        self._legend(console)

    def _line(self, columns: range, rows: range, y: int) -> Text:
        line = Text()
        for column in columns:
            lowered = (column % 2 == 0) == (self.board.grid.shifted == "even")
            row, part = divmod(y - lowered, 2)
            number = self.at.get((column, row)) if row in rows else None
            if number is None:
                line.append(" " * (self.cell + 1))
            else:
                line.append_text(self._first(number) if part == 0 else self._second(number))
                line.append_text(self._side(number, NORTH_EAST if part == 0 else SOUTH_EAST))
        return line

    # -- a hex -------------------------------------------------------------------------------------------------------

    def _ground(self, number: str) -> str:
        name = self.board.grounds.get(self.board.ground[self.board.grid.index[number]], {}).get("en", "")
        return f"on {PAINT.get(name.lower().split(' ')[0], '#333333')}"

    def _first(self, number: str) -> Text:
        hex_ = self.board.grid.index[number]
        on = self._ground(number)
        place = self.board.places.get(hex_)
        lit = number in self.lit
        text = Text(number.ljust(self.cell - 2), style=f"bold reverse {on}" if lit else f"#a8a8a8 {on}")
        if place is None:
            text.append(" ", style=on)
        else:
            owner = self.control.get(place.id, "")
            text.append(FORTRESS if place.fortress else PLACE, style=f"bold {self._colour(owner)} {on}")
        text.append(self.board.ground[hex_], style=f"#d0d0d0 {on}")
        return text

    def _second(self, number: str) -> Text:
        on = self._ground(number)
        text = Text(style=on)
        for side, stack in sorted(self.stacks.get(number, {}).items(), key=lambda entry: entry[0] != self.seat):
            text.append(
                self._stack(side, stack, alone=len(self.stacks[number]) == 1), style=f"bold {self._colour(side)}"
            )
        if number in self.lit:
            cost = self.lit[number]
            mark = LIT if cost is None else f"{LIT}{cost}"
            room = self.cell - len(mark)
            text = text[:room] if len(text) > room else text + Text(" " * (room - len(text)), style=on)
            text = text + Text(mark, style=f"bold reverse {on}")
        edge = self._edge(number, SOUTH)
        fill = BELOW.get(edge, "_") if edge else " "
        text = text[: self.cell]
        text = text + Text(fill * (self.cell - len(text)), style=f"{WATER} {on}")
        if edge:
            text.stylize(f"underline {WATER}" if not self.stacks.get(number) else "underline")
        return text

    def _stack(self, side: str, stack: Sequence[str], *, alone: bool) -> str:
        """A side's letter, its height where known, and the top unit if nobody else is there."""
        whole = side == self.seat or side not in self.words.game.seats
        height = (str(len(stack)) if len(stack) < 10 else "+") if whole else UNKNOWN
        letter = self.words.side(side)[:1].upper() or side[:1]
        letter = side[:1].upper() if side in self.words.game.seats else letter
        return letter + height + (_short(self.words.unit(stack[0]), self.cell - 2) if alone and stack else "")

    def _side(self, number: str, direction: int) -> Text:
        kind = self._edge(number, direction)
        style = WATER if kind in ("river", "ford", "bridge", "lake") else "bold"
        return Text(SIGNS.get(kind, "|") if kind else " ", style=style)

    def _edge(self, number: str, direction: int) -> str:
        grid = self.board.grid
        return self.board.edges.get(grid.hexside(grid.index[number], direction), "")

    def _colour(self, side: str) -> str:
        seats = self.words.game.seats
        return SEATS[seats.index(side) % len(SEATS)] if side in seats else NEUTRAL

    def _legend(self, console: Console) -> None:
        lang, text = self.words.front.lang, self.words.front.text
        grounds = ", ".join(f"{letter} {names.get(lang, names['en'])}" for letter, names in self.board.grounds.items())
        sides = dict.fromkeys(side for stacks in self.stacks.values() for side in stacks)
        who = ", ".join(f"{side[:1].upper()} {self.words.side(side)}" for side in sides)
        console.print(Text(text("map-legend", grounds=grounds, sides=who), style="dim"))


def _short(name: str, room: int) -> str:
    """As much of a name as goes into a hex: the beginnings of its words."""
    parts = [part for part in re.sub("['’]", "", name).replace("-", " ").split() if part[0].isalpha()]
    if len(parts) < 2:
        return name[:room]
    half = room // 2
    return (parts[0][: room - half] + parts[-1][:half])[:room]


def _middle(lines: range) -> int:
    return lines[max(len(lines) // 2 - 1, 0)]


def _window(middle: int, size: int, lines: range) -> range:
    """So many of the lines, as far as may be around the middle."""
    size = min(size, len(lines))
    first = min(max(middle - size // 2, lines.start), lines.stop - size)
    return range(first, first + size)
