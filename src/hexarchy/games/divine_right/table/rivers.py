"""The courses of rivers. The data tells which spaces a river joins (DR-B-TER-06), and beside lakes and confluences that
is a mesh; a page draws courses: from a spring to water or into another river."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from hexarchy.core.page.board import Stream
from hexarchy.games.divine_right.table.names import slug
from hexarchy.games.divine_right.words import LAKE, SEA

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes
    from hexarchy.games.divine_right.world import World

Links = Mapping[int, set[int]]


def streams(page: Scenes) -> Iterator[Stream]:
    """Every river but the navigable one, which runs along sides: its main course, then its arms."""
    world = page.game.world
    for river in world.map.river:
        if river.navigable:
            continue
        name = page(f"land-{slug(river.name)}")
        links: dict[int, set[int]] = {world.grid.at(space): set() for space in river.spaces}
        for a, b in river.links:
            one, other = world.grid.at(a), world.grid.at(b)
            links.setdefault(one, set()).add(other)
            links.setdefault(other, set()).add(one)
        for path in courses(world, links, {world.grid.at(space) for space in river.spaces}):
            yield Stream(name, [world.grid.ids[space] for space in path], wet(world, path[-1]))


def wet(world: World, space: int) -> bool:
    return bool(world.terrain[space] & (SEA | LAKE))


def mouth(world: World, space: int) -> int:
    """The water a space lies at, or -1."""
    return next((near for near in world.field.near[space] if wet(world, near)), -1)


def courses(world: World, links: Links, spaces: set[int]) -> Iterator[list[int]]:
    """The longest way down to the water, then ways from what is left to what is drawn already."""
    left = set(spaces)
    while left:
        part = set(_spread(links, min(left)))
        left -= part
        ends = [space for space in part if mouth(world, space) >= 0]
        start = min(ends) if ends else _farthest(links, min(part))
        spring = _farthest(links, start)
        course = _way(links, spring, {start})
        drawn = set(course)
        yield [*course, *([mouth(world, start)] if ends and not wet(world, start) else [])]
        while rest := (part & spaces) - drawn:
            arms = [_way(links, space, drawn) for space in sorted(rest)]
            arm = max(arms, key=len)
            drawn.update(arm)
            yield arm


def _spread(links: Links, start: int) -> list[int]:
    """All that hangs on a space, the nearest first."""
    found = [start]
    for space in found:  # it grows as it is gone through
        found += sorted(links[space].difference(found))
    return found


def _farthest(links: Links, start: int) -> int:
    return _spread(links, start)[-1]


def _way(links: Links, start: int, goals: Iterable[int]) -> list[int]:
    """The shortest way to one of the goals."""
    came: dict[int, int] = {start: start}
    queue = [start]
    for space in queue:
        if space in goals:
            way = [space]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way[::-1]
        for near in sorted(links[space]):
            if near not in came:
                came[near] = space
                queue.append(near)
    return [start]
