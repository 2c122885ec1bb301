"""Lines of sight (DW-B-SHO-12, DW-S-SHO): how much of a target is seen from a field, in whole numbers.

The line runs between the centres of two fields. What it meets is told apart (`core.sight`): elements obstruct where it
touches them, hills and vegetation where it crosses them or runs between two of them, hedges and walls where it crosses
their side or runs along it. Then everything is looked at from the side: obstacles stand at their distance, and a
section of the target is seen if the lines to both its ends pass above all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from hexarchy.core.sight import How, Sight, Touch, crossed_sides
from hexarchy.games.demonworld.board import LOW_GROWTH, WOODS, Area

TREES, UNDERGROWTH, WALL = 10, 1, 1  # heights (DW-S-SHO-25)
SMOKE: Final = 1000  # higher than anything
HIDDEN: Final = None
REMEMBERED: Final = 1 << 16  # lines of an area


class Obstacle(NamedTuple):
    """Something in the way. `twice`: its distance doubled, as walls stand between two fields."""

    twice: int
    top: int


class Seen(NamedTuple):
    """Sections of a target that are seen, of all it has; and whether it stands in woods."""

    sections: int
    size: int
    in_woods: bool = False

    @property
    def modifier(self) -> int | None:
        """What is added to the Battle Factor (DW-S-SHO-15, -30); None: it cannot be shot at."""
        if not self.sections:
            return HIDDEN
        return partial(self.sections, self.size) - 2 * self.in_woods


def partial(sections: int, size: int) -> int:
    """The reduction for a target of which not all is seen, but something."""
    if sections == size or (size >= 4 and sections == size - 1):
        return 0
    return -2 if 2 * sections >= size else -4


def visible(eye: int, obstacles: list[Obstacle], distance: int, foot: int, size: int, depth: int = 0) -> int:
    """How many sections of a target are seen from a height; what lies below the water is not (DW-S-SHO-41)."""
    clear = [_clear(eye, obstacles, 2 * distance, foot + height) for height in range(size + 1)]
    return sum(clear[below] and clear[below + 1] for below in range(depth, size))


def _clear(eye: int, obstacles: list[Obstacle], twice: int, point: int) -> bool:
    """Does the line to a point pass above everything nearer than it? Just touching its top is blocked."""
    return all((top - eye) * twice < (point - eye) * at for at, top in obstacles if at < twice)


class Lines:
    """Lines of sight over an area, with what stands on it."""

    def __init__(self, area: Area) -> None:
        self.area: Final = area
        self._sight: Final = Sight(area.grid)
        self._passed: Final = lru_cache(REMEMBERED)(self._fields_between)

    def clear(self, a: int, b: int, standing: Mapping[int, int]) -> bool:
        """Does the line touch no field of another element (DW-B-SHO-12)? The Basic Game knows no more."""
        return standing.keys().isdisjoint(self._passed(a, b))

    def _fields_between(self, a: int, b: int) -> tuple[int, ...]:
        """The fields a line touches on its way."""
        return tuple(hex_ for touch in self._between(a, b) for hex_ in touch.hexes)

    def seen(
        self,
        a: int,
        b: int,
        eye: int,
        size: int,
        standing: Mapping[int, int],
        smoke: Collection[int] = (),
        razed: Collection[int] = (),
    ) -> Seen:
        """What an element of size `eye` on field a sees of one of a size on field b; `standing`: sizes by field;
        `smoke`: fields that burn; `razed`: sides whose wall is torn down."""
        area = self.area
        top = area.height[a] + eye - area.water[a]
        obstacles = list(self.obstacles(a, b, standing, smoke, razed))
        distance = area.grid.distance(a, b)
        sections = visible(top, obstacles, distance, area.height[b] - area.water[b], size, area.water[b])
        return Seen(sections, size, area.terrain[b] == WOODS and a != b)

    def glimpsed(
        self,
        a: int,
        b: int,
        eye: int,
        size: int,
        standing: Mapping[int, int],
        smoke: Collection[int] = (),
        razed: Collection[int] = (),
    ) -> bool:
        """Does it see any point of it at all (DW-E-ART-52)? Its top is the last to be hidden."""
        area, obstacles = self.area, list(self.obstacles(a, b, standing, smoke, razed))
        top, head = area.height[a] + eye - area.water[a], area.height[b] + size - area.water[b]
        return _clear(top, obstacles, 2 * area.grid.distance(a, b), head)

    def obstacles(
        self,
        a: int,
        b: int,
        standing: Mapping[int, int],
        smoke: Collection[int] = (),
        razed: Collection[int] = (),
    ) -> Iterator[Obstacle]:
        """All that may be in the way, seen from a; what stands on the two fields themselves is not."""
        area, distance = self.area, self.area.grid.distance

        def top_of(hex_: int) -> int:
            """Smoke rises without limit (DW-E-FIR-14)."""
            return SMOKE if hex_ in smoke else self._ground(hex_)

        for how, hexes in self._between(a, b):
            on_area = [hex_ for hex_ in hexes if hex_ >= 0]
            for hex_ in on_area:
                if hex_ in standing:
                    top = area.height[hex_] + standing[hex_] - area.water[hex_]
                    yield Obstacle(2 * distance(a, hex_), top)
            if how is How.THROUGH:
                yield from (Obstacle(2 * distance(a, hex_), top_of(hex_)) for hex_ in on_area)
            elif how is How.ALONG and len(on_area) == len(hexes):  # what both carry is on both sides of the line
                lower = min(on_area, key=top_of)
                yield Obstacle(2 * distance(a, lower), top_of(lower))
        yield from self._walls(a, b, razed)

    def _ground(self, hex_: int) -> int:
        """The height of a field with what grows there."""
        terrain, height = self.area.terrain[hex_], self.area.height[hex_]
        return height + (TREES if terrain == WOODS else UNDERGROWTH if terrain in LOW_GROWTH else 0)

    def _walls(self, a: int, b: int, razed: Collection[int]) -> Iterator[Obstacle]:
        """Hedges and walls; those that border the field of who looks are no obstacle (DW-S-SHO-37)."""
        area, distance = self.area, self.area.grid.distance
        for before, after in self._sides(self._sight.line(a, b)):
            if a in (before, after) or area.side(before, after) in razed:
                continue
            if area.between(before, after):
                height = max(area.height[before], area.height[after])
                yield Obstacle(distance(a, before) + distance(a, after), height + WALL)

    @staticmethod
    def _sides(line: tuple[Touch[int], ...]) -> Iterator[tuple[int, int]]:
        """Sides a line crosses between their ends, and those it runs along."""
        yield from crossed_sides(line)
        for touch in line:
            if touch.how is How.ALONG and min(touch.hexes) >= 0:
                yield touch.hexes[0], touch.hexes[1]

    def _between(self, a: int, b: int) -> list[Touch[int]]:
        """What a line meets on its way, without the fields it joins."""
        return [touch for touch in self._sight.line(a, b) if a not in touch.hexes and b not in touch.hexes]
