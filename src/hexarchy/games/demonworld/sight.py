"""Lines of sight (DW-B-SHO-12, DW-S-SHO): how much of a target is seen from a field, in whole numbers.

The line runs between the centres of two fields. What it meets is told apart (`core.sight`): elements obstruct where it
touches them, hills and vegetation where it crosses them or runs between two of them, hedges and walls where it crosses
their side or runs along it. Then everything is looked at from the side: obstacles stand at their distance, and a
section of the target is seen if the lines to both its ends pass above all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias, TypeVar

from hexarchy.core.axial import HERE, Offset, length
from hexarchy.core.sight import How, Sight, Touch, crossed_sides, line
from hexarchy.games.demonworld.board import WOODS, Area

WALL: Final = 1  # its height (DW-S-SHO-25)
SMOKE: Final = 1000  # higher than anything
NOTHING: Final = -SMOKE  # what nothing hides
HIDDEN: Final = None
REMEMBERED: Final = 1 << 14  # lines of an area, a kilobyte or two each
AREAS: Final = 16  # whose lines are remembered
OFFSETS: Final = 4096

T = TypeVar("T")


# Something in the way: its distance doubled, as walls stand between two fields, and its top. A plain tuple: lines keep
# many, and the collector of garbage looks through named ones again and again.
Obstacle: TypeAlias = tuple[int, int]


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


def visible(eye: int, obstacles: Iterable[Obstacle], distance: int, foot: int, size: int, depth: int = 0) -> int:
    """How many sections of a target are seen from a height (DW-S-SHO-08)."""
    return _above(shadow(eye, obstacles, distance), foot, size, depth)


def shadow(eye: int, obstacles: Iterable[Obstacle], distance: int) -> int:
    """The highest point at a distance that is hidden by something nearer; a line that just touches a top is
    blocked (DW-S-SHO-02, -04, -06)."""
    twice = 2 * distance
    return max((eye + (top - eye) * twice // at for at, top in obstacles if at < twice), default=NOTHING)


def _above(hidden: int, foot: int, size: int, depth: int) -> int:
    """Sections of which both ends are seen; what lies below the water is not (DW-S-SHO-09, -11, -41)."""
    return max(0, size - max(depth, hidden - foot + 1))


class Way(NamedTuple):
    """What a line meets on land that stays as it is."""

    fields: tuple[int, ...]  # that it touches on its way
    twice: tuple[int, ...]  # how far they are, doubled
    walls: tuple[tuple[int, Obstacle], ...]  # with their sides
    land: tuple[Obstacle, ...]  # walls too; none that others outdo wherever one looks from


class Lines:
    """Lines of sight over an area, with what stands on it."""

    def __init__(self, area: Area) -> None:
        self.area: Final = area
        self._sight: Final = Sight(area.grid)
        self._way: Final = lru_cache(REMEMBERED)(self._find_way)
        self._shadow_of_land: Final = lru_cache(REMEMBERED)(self._find_shadow_of_land)

    def clear(self, a: int, b: int, standing: Mapping[int, int]) -> bool:
        """Does the line touch no field of another element (DW-B-SHO-12)? The Basic Game knows no more."""
        return standing.keys().isdisjoint(self._way(a, b).fields)

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
        `smoke`: fields that burn; `razed`: sides whose wall is torn down (DW-S-SHO-01, -44)."""
        area = self.area
        hidden = self._hidden(a, b, eye, standing, smoke, razed)
        sections = _above(hidden, area.footing[b], size, area.water[b])
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
        return self._hidden(a, b, eye, standing, smoke, razed) < self.area.footing[b] + size

    def _hidden(
        self, a: int, b: int, eye: int, standing: Mapping[int, int], smoke: Collection[int], razed: Collection[int]
    ) -> int:
        """The highest point over field b that an element of size `eye` on field a does not see."""
        way, footing, twice = self._way(a, b), self.area.footing, 2 * self.area.grid.distance(a, b)
        top = footing[a] + eye
        changed = smoke and any(hex_ in smoke for hex_ in way.fields)
        if changed or (razed and any(side in razed for side, _ in way.walls)):
            return shadow(top, self.obstacles(a, b, standing, smoke, razed), twice // 2)
        hidden = self._shadow_of_land(a, b, top)
        for hex_, at in zip(way.fields, way.twice, strict=True):
            if hex_ in standing:
                hidden = max(hidden, top + (footing[hex_] + standing[hex_] - top) * twice // at)
        return hidden

    def _find_shadow_of_land(self, a: int, b: int, top: int) -> int:
        return shadow(top, self._way(a, b).land, self.area.grid.distance(a, b))

    def _find_way(self, a: int, b: int) -> Way:
        area, met = self.area, self._sight.line(a, b)
        touched = _on_the_way(a, b, met)
        fields = tuple([hex_ for touch in touched for hex_ in touch.hexes])
        twice = _twice(area.grid.vector(a, b))
        walls = () if area.walled.isdisjoint(fields) else tuple(self._walls(a, met))
        # Of what is as high as each other the nearest hides most from below its top, and the farthest from above.
        near: dict[int, int] = {}
        far: dict[int, int] = {}
        for at, top in chain(self._ground(touched, dict(zip(fields, twice, strict=True))), [wall for _, wall in walls]):
            near[top] = min(at, near.get(top, at))
            far[top] = max(at, far.get(top, at))
        land = tuple({(at, top) for found in (near, far) for top, at in found.items()})
        return Way(fields, twice, walls, land)

    def obstacles(
        self,
        a: int,
        b: int,
        standing: Mapping[int, int],
        smoke: Collection[int] = (),
        razed: Collection[int] = (),
    ) -> Iterator[Obstacle]:
        """All that may be in the way, seen from a; what stands on the two fields themselves is not."""
        return (obstacle for _, _, obstacle in self._met(a, b, standing, smoke, razed))

    def hiding(
        self,
        a: int,
        b: int,
        eye: int,
        size: int,
        standing: Mapping[int, int],
        smoke: Collection[int] = (),
        razed: Collection[int] = (),
    ) -> Iterator[tuple[int, str]]:
        """What hides something of a target, were it there alone, as `seen` tells it: a field, and whether that is
        "standing" there, the "ground" with what grows on it, "smoke", or a "hedge" or "wall" at its side."""
        area, top, distance = self.area, self.area.footing[a] + eye, self.area.grid.distance(a, b)
        for field, kind, obstacle in self._met(a, b, standing, smoke, razed):
            if visible(top, [obstacle], distance, area.footing[b], size, area.water[b]) < size - area.water[b]:
                yield field, kind

    def _met(
        self, a: int, b: int, standing: Mapping[int, int], smoke: Collection[int], razed: Collection[int]
    ) -> Iterator[tuple[int, str, Obstacle]]:
        """The obstacles with where and what they are."""
        area, way, line = self.area, self._way(a, b), self._sight.line(a, b)
        far = dict(zip(way.fields, way.twice, strict=True))
        for hex_, at in far.items():
            if hex_ in standing:
                yield hex_, "standing", (at, area.footing[hex_] + standing[hex_])
        for touch in _on_the_way(a, b, line):
            for at, top in self._ground([touch], far, smoke):
                hex_ = next(one for one in touch.hexes if top == (SMOKE if one in smoke else area.top[one]))
                yield hex_, "smoke" if hex_ in smoke else "ground", (at, top)
        fields = {area.side(*side): side[0] for side in _sides(line) if area.between(*side)}
        yield from ((fields[side], area.sides[side], wall) for side, wall in way.walls if side not in razed)

    def between(self, a: int, b: int) -> tuple[int, ...]:
        """The fields a line touches on its way."""
        return self._way(a, b).fields

    def _ground(
        self, touched: Iterable[Touch[int]], twice: Mapping[int, int], smoke: Collection[int] = ()
    ) -> Iterator[Obstacle]:
        """Hills with what grows on them, where a line crosses a field or runs between
        two (DW-S-SHO-20, -21, -26, -35)."""
        top = self.area.top
        for how, hexes in touched:
            if how is How.THROUGH:
                lower = hexes[0]
            elif how is How.ALONG and min(hexes) >= 0:  # what both carry is on both sides of the line
                lower = min(hexes, key=lambda hex_: (hex_ in smoke, top[hex_]))
            else:
                continue
            if lower >= 0:
                yield twice[lower], SMOKE if lower in smoke else top[lower]  # without limit (DW-E-FIR-14)

    def _walls(self, a: int, met: tuple[Touch[int], ...]) -> Iterator[tuple[int, Obstacle]]:
        """Hedges and walls; those that border the field of who looks are no obstacle (DW-S-SHO-37)."""
        area, distance = self.area, self.area.grid.distance
        for before, after in _sides(met):
            if a not in (before, after) and area.between(before, after):
                height = max(area.height[before], area.height[after])
                at = distance(a, before) + distance(a, after)
                yield area.side(before, after), (at, height + WALL)


@lru_cache(OFFSETS)
def _twice(offset: Offset) -> tuple[int, ...]:
    """How far the hexes are, doubled, that a line meets on its way to an offset."""
    return tuple(2 * length(hex_) for touch in _on_the_way(HERE, offset, line(offset)) for hex_ in touch.hexes)


def _on_the_way(a: T, b: T, met: tuple[Touch[T], ...]) -> list[Touch[T]]:
    """What a line meets, without the fields it joins."""
    return [touch for touch in met if a not in touch.hexes and b not in touch.hexes]


def _sides(met: tuple[Touch[int], ...]) -> Iterator[tuple[int, int]]:
    """Sides a line crosses between their ends, and those it runs along."""
    yield from crossed_sides(met)
    for touch in met:
        if touch.how is How.ALONG and min(touch.hexes) >= 0:
            yield touch.hexes[0], touch.hexes[1]


lines_over: Final = lru_cache(AREAS)(Lines)  # the same for all battles on an area
