"""The map in a terminal: flat-topped hexes as two lines each, every other column half a hex lower. Of pointy-topped
ones every other row begins half a hex farther.

    0510♜O      number, place (♜ a fortress, ★ a capital, ⌂ a city, others by kind), terrain
    H9TiKn      whose stack, how high as far as it is known, the piece on top
    R↗          a piece in several hexes: its letter in each of them, where it faces in its own
    B↗L2        an element of unit B (others' units have small letters), where it faces, what is on it, hits it takes
    (H)   !     nobody; whose place it is; there is more to know of the hex

    ~~~~~~      a river runs through it

Between two columns every line touches exactly one hexside, so the sign there (≈ river, : ford, = bridge, ^ alps, ~ a
river that runs over it) stands on the side it belongs to; an edge below a hex underlines it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from string import ascii_uppercase
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from hexarchy.cli.board import hexes_of
from hexarchy.cli.words import Words
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.hexes import Grid
from hexarchy.core.page import Json

FORTRESS, CAPITAL, PLACE, UNKNOWN, LIT, MARK = "♜", "★", "⌂", "?", "*", "!"
# Kinds of places that are more than a town; one that is not named gets a sign nobody has.
KINDS: Final = {"magic": "✦", "holy": "†", "temple": "†", "battlefield": "×", "rune": "◇", "village": "∆", "mine": "▪"}
OTHERS: Final = "○□◆●■△▽"
TOWNS: Final = ("city", "castle")
STREAM: Final = "~"
ARROWS: Final = "↑↗→↘↓↙←↖"  # clockwise from north
SIGNS: Final = {"river": "≈", "ford": ":", "bridge": "=", "alps": "^", "lake": "≈", "wall": "#", "border": "¦"}
WET: Final = ("river", "ford", "bridge", "lake")
BELOW: Final = {"alps": "^", "wall": "#"} | dict.fromkeys(WET, "_")
NORTH_EAST, SOUTH_EAST, SOUTH = 1, 2, 3  # of flat-topped hexes
EAST, LOWER = 1, (2, 3)  # of pointy-topped ones
NOBODY: Final = "#bcbcbc"
WATER: Final = "#5f9fff"
NEARLY_ALL: Final = 0.8


class Map:
    """One drawing of a board with a scene. `lit`: hexes that may be chosen, and what they cost; `own`: whose eyes."""

    def __init__(self, words: Words, grid: Grid, scene: Json, lit: Mapping[str, int | None], own: str) -> None:
        self.words = words
        self.board = words.board
        self.grid = grid
        self.lit = lit
        self.stacks: dict[str, list[Json]] = {}
        for stack in sorted(scene["stacks"], key=lambda stack: stack["side"] != own):
            for hex_ in hexes_of(stack):
                self.stacks.setdefault(hex_, []).append(stack)
        self.plain = _plain(words.board.hexes.values()) if len(words.board.terrains) > 1 else None
        self.units = _lettered(scene["stacks"], own)
        self.elements = {one["hex"]: one for stack in scene["stacks"] for one in stack.get("elements") or ()}
        self.owners = {mark["hex"]: mark["side"] for mark in scene["marks"] if mark["kind"] == "control"}
        self.marked = {mark["hex"] for mark in scene["marks"] if mark["kind"] != "control"}
        self.cell = max(map(cell_len, grid.ids)) + 2
        self.at = dict(zip(grid.cells, grid.ids, strict=True))
        self.kinds = _signs([place["kind"] for places in words.board.places.values() for place in places])

    # -- what part of the map ----------------------------------------------------------------------------------------

    def across(self, console: Console) -> int:
        """How many columns there is room for."""
        return max((console.width - 1) // (self.cell + 1), 1)

    def draw(self, console: Console, focus: str | None, rows: int) -> None:
        """The whole map where there is room for it, else a window around the focus."""
        grid, across = self.grid, self.across(console)
        columns = range(grid.first[0], grid.first[0] + grid.columns)
        shown = range(grid.first[1], grid.first[1] + grid.rows)
        if focus or across < grid.columns:
            column, row = grid.cells[grid.index[focus]] if focus else (_middle(columns), _middle(shown))
            columns, shown = _window(column, across, columns), _window(row, rows, shown)
        ys = range(2 * shown.start, 2 * shown.stop + int(grid.flat))
        for y in ys:
            line = self._line(columns, shown, y) if grid.flat else self._row(columns, *divmod(y, 2))
            console.print(line, no_wrap=True, overflow="crop", crop=True)
        self._legend(console)

    def _row(self, columns: range, row: int, part: int) -> Text:
        """A line of a row of pointy-topped hexes."""
        shifted = (row % 2 == 0) == (self.grid.shifted == "even")
        line = Text(" " * ((self.cell + 1) // 2 * shifted))
        for column in columns:
            hex_ = self.at.get((column, row))
            if hex_ is None:
                line.append(" " * (self.cell + 1))
            else:
                line.append_text(self._second(hex_) if part else self._first(hex_))
                line.append_text(self._side(hex_, EAST))
        return line

    def _line(self, columns: range, rows: range, y: int) -> Text:
        line = Text()
        for column in columns:
            lowered = (column % 2 == 0) == (self.grid.shifted == "even")
            row, part = divmod(y - lowered, 2)
            hex_ = self.at.get((column, row)) if row in rows else None
            if hex_ is None:
                line.append(" " * (self.cell + 1))
            else:
                line.append_text(self._first(hex_) if part == 0 else self._second(hex_))
                line.append_text(self._side(hex_, NORTH_EAST if part == 0 else SOUTH_EAST))
        return line

    # -- a hex -------------------------------------------------------------------------------------------------------

    def _ground(self, hex_: str) -> str:
        paint = self.board.terrains[self.board.hexes[hex_]["centre"]]["paint"]
        return f"on {_mixed(paint, 0, 0.3)}"

    def _first(self, hex_: str) -> Text:
        on, lit = self._ground(hex_), hex_ in self.lit
        text = Text(set_cell_size(hex_, self.cell - 2), style=f"bold reverse {on}" if lit else f"#a8a8a8 {on}")
        text.append(self._place(hex_), style=f"bold {self._colour(self.owners.get(hex_, ''))} {on}")
        ground = self.board.hexes[hex_]["centre"]
        text.append(" " if ground == self.plain else self.words.terrains[ground], style=f"#d0d0d0 {on}")
        return text

    def _place(self, hex_: str) -> str:
        places = self.board.places.get(hex_, ())
        if any(place.get("fortress") for place in places):
            return FORTRESS
        if any(place.get("capital") for place in places):
            return CAPITAL
        return self.kinds[places[0]["kind"]] if places else " "

    def _second(self, hex_: str) -> Text:
        """Who is here or whose it is, with what a target costs or a mark at the end; underlined where an edge runs."""
        below = (SOUTH,) if self.grid.flat else LOWER
        on, edges = self._ground(hex_), (self.board.edge(hex_, side) for side in below)
        edge = next((one for one in edges if one and (self.grid.flat or one["kind"] in BELOW)), None)
        stacks, owner = self.stacks.get(hex_, []), self.owners.get(hex_)
        cost = self.lit.get(hex_)
        end = f"{LIT}{'' if cost is None else cost}" if hex_ in self.lit else MARK if hex_ in self.marked else ""
        text = Text(style=on)
        for stack in stacks:
            text.append(self._stack(stack, hex_, alone=len(stacks) == 1), style=f"bold {self._colour(stack['side'])}")
        if owner and not stacks:
            text.append(f"({self.words.short(owner)})", style=self._colour(owner))
        text.truncate(self.cell - len(end))
        fill = BELOW.get(edge["kind"], "-") if edge else " "
        room = self.cell - len(end) - text.cell_len
        through = fill == " " and hex_ in self.board.streams
        text.append((STREAM if through else fill) * room, style=WATER if through or fill == "_" else "")
        text.append(end, style="bold reverse" if hex_ in self.lit else "bold")
        if fill == "_":
            text.stylize("underline" if stacks else f"underline {WATER}")
        return text

    def _stack(self, stack: Json, hex_: str, *, alone: bool) -> str:
        """A side's letter, the stack's height where it is known or where it faces, and the top piece if it is alone."""
        letter, pieces = self.words.short(stack["side"]), stack["pieces"]
        if stack.get("elements"):
            return self.units[pieces[0]] + self._element(self.elements.get(hex_))
        if hex_ != stack["hex"]:
            return letter
        height = (str(len(pieces)) if len(pieces) < 10 else "+") if stack["whole"] else UNKNOWN
        if stack.get("facing") is not None:
            height = self._arrow(stack["facing"]) + (height if len(pieces) > 1 else "")
        name = self.words.piece(pieces[0]) if alone and pieces else ""
        return letter + height + _short(name, self.cell - 1 - len(height))

    def _element(self, element: Json | None) -> str:
        """Where it faces and what is on it; nothing in a hex that it covers beside its own."""
        if element is None:
            return ""
        return f"{self._arrow(element['facing'])}{self.words.say(element.get('figure', ''))}{element.get('hits') or ''}"

    def _arrow(self, facing: float) -> str:
        """Sides of pointy-topped hexes lie half a side farther."""
        turns = (facing + (0 if self.grid.flat else 0.5)) / DIRECTIONS
        return ARROWS[round(turns * len(ARROWS)) % len(ARROWS)]

    def _side(self, hex_: str, direction: int) -> Text:
        edge = self.board.edge(hex_, direction)
        if self.board.crossed(hex_, direction):
            return Text(STREAM, style=WATER)
        if edge is None:
            return Text(" ")
        return Text(SIGNS.get(edge["kind"], "|"), style=WATER if edge["kind"] in WET else "bold")

    def _colour(self, side: str) -> str:
        known = self.board.sides.get(side)
        return _mixed(known["paint"], 255, 0.6) if known else NOBODY

    # -- below the map -----------------------------------------------------------------------------------------------

    def _legend(self, console: Console) -> None:
        """Of what this board has and this scene shows."""
        words, board = self.words, self.board
        lies = {kind for entry in board.hexes.values() for kind in entry["terrain"]}
        grounds = [
            f"{'' if id_ == self.plain else f'{words.terrains[id_]} '}{words.say(entry['name'])}"
            for id_, entry in board.terrains.items()
            if id_ in lies
        ]
        sides = dict.fromkeys(stack["side"] for stacks in self.stacks.values() for stack in stacks)
        signs = [f"{SIGNS.get(kind, '|')} {words.kind('edge', kind)}" for kind in board.edge_kinds()]
        signs += [f"{STREAM} {words.kind('feature', 'river')}"] if board.streams else []
        shown = {self._place(hex_) for hex_ in board.places}
        named = {FORTRESS: "map-fortress", CAPITAL: "map-capital"}
        signs += [f"{sign} {words.front.text(key)}" for sign, key in named.items() if sign in shown]
        called: dict[str, list[str]] = {}
        for kind, sign in self.kinds.items():
            if sign in shown:
                called.setdefault(sign, []).append(words.kind("place", kind))
        signs += [f"{sign} {'/'.join(kinds)}" for sign, kinds in called.items()]
        signs += [f"{MARK} {words.front.text('map-mark')}"] if self.marked else []
        signs += [f"{LIT} {words.front.text('map-lit')}"] if self.lit else []
        legend = words.front.text(
            "map-legend",
            grounds=", ".join(grounds),
            sides=", ".join(f"{words.short(side)} {words.side(side)}" for side in sides) or "–",
            signs=", ".join(signs) or "–",
        )
        console.print(Text(legend, style="dim"))
        if self.units:
            units = [f"{letter} {words.piece(unit)}" for unit, letter in self.units.items()]
            console.print(Text(words.front.text("map-units", units=", ".join(units)), style="dim"))


def _plain(hexes: Collection[Json]) -> str | None:
    """The ground of nearly all hexes, which needs no letter."""
    most = Counter(entry["centre"] for entry in hexes).most_common(1)
    return most[0][0] if most and most[0][1] > NEARLY_ALL * len(hexes) else None


def _lettered(stacks: Iterable[Json], own: str) -> dict[str, str]:
    """A letter for each unit of elements: capitals for one's own side, small ones for the others."""
    units = [stack for stack in stacks if stack.get("elements")]
    mine = [stack["pieces"][0] for stack in units if stack["side"] == own]
    others = [stack["pieces"][0] for stack in units if stack["side"] != own]
    letters = [first + second for first in ("", *ascii_uppercase) for second in ascii_uppercase]
    return dict(zip(mine, letters, strict=False)) | dict(zip(others, map(str.lower, letters), strict=False))


def _signs(kinds: Iterable[str]) -> dict[str, str]:
    """A sign for each kind of place."""
    given: dict[str, str] = {}
    others = iter(OTHERS)
    for kind in dict.fromkeys(kinds):
        given[kind] = PLACE if kind in TOWNS else KINDS.get(kind) or next(others, PLACE)
    return given


def _short(name: str, room: int) -> str:
    """As much of a name as goes into a hex: the beginnings of its words."""
    parts = [part for part in re.sub("['’]", "", name).replace("-", " ").split() if part[0].isalpha()]
    if len(parts) < 2:
        return name[:room]
    half = room // 2
    return (parts[0][: room - half] + parts[-1][:half])[:room]


def _mixed(paint: str, other: int, share: float) -> str:
    """A colour of the page, which is light, on a screen, which is dark: so much of it, the rest black or white."""
    parts = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * share + other * (1 - share)):02x}" for part in parts)


def _middle(lines: range) -> int:
    return lines[max(len(lines) // 2 - 1, 0)]


def _window(middle: int, size: int, lines: range) -> range:
    """So many of the lines, as far as may be around the middle."""
    size = min(size, len(lines))
    first = min(max(middle - size // 2, lines.start), lines.stop - size)
    return range(first, first + size)
