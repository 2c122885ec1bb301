"""What a player looks at: the zones around a unit, its arc of fire with what each range is worth, a line of sight and
what is in its way. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from hexarchy.core.page.looks import Band, InTheWay, Look, Sightline
from hexarchy.core.page.texts import Text
from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.board import LOW_GROWTH, WOODS
from hexarchy.games.demonworld.cover import sizes, smoke
from hexarchy.games.demonworld.facing import zone_of
from hexarchy.games.demonworld.sight import Seen
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.board import HILL, PAINTS
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import BASIC

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

ZONES: Final[tuple[Literal["rear", "flank", "front"], ...]] = ("rear", "flank", "front")
MAN: Final = 2  # the size of who looks from, or stands on, a field that is empty


def look(page: Scenes, s: DemonworldState, field: int, to: int | None) -> Look:
    """From a field, at what stands there or along a line to another."""
    made = Look(s.field_id(field))
    if to is not None:
        made.line = _line(page, s, field, to)
    elif (element := s.standing.get(field)) is not None:
        unit = s.unit_of(element)
        made.title = page.said(Wording.unit, s.name(unit))
        made.bands = [*_zones(page, s, unit), *_ranges(page, s, unit)]
    return made


# -- around a unit -----------------------------------------------------------------------------------------------------


def _zones(page: Scenes, s: DemonworldState, unit: int) -> Iterator[Band]:
    """The fields beside its elements; what lies before one of them is its front, whatever it is to another."""
    found: dict[int, str] = {}
    own = {field for element in s.bodies[unit] for field in s.base(element)}
    for kind in ZONES:  # the last that holds for a field counts
        for element in s.bodies[unit]:
            for field in s.base(element):
                for direction, near in enumerate(s.around[field]):
                    if near >= 0 and near not in own and zone_of(s.looks[element], direction) == kind:
                        found[near] = kind
    for kind in reversed(ZONES):
        if fields := [s.field_id(field) for field in sorted(found) if found[field] == kind]:
            yield Band(kind, page(f"look-{kind}"), fields)


def _ranges(page: Scenes, s: DemonworldState, unit: int) -> Iterator[Band]:
    """Its arc of fire (DW-B-SHO-10, -11), by the best Battle Factor at each range (DW-B-CHR-06), whatever its order."""
    best: dict[int, int] = {}
    for element in s.bodies[unit]:
        weapons = s.entry(s.roster.unit_of[element]).card.missiles
        reach = max((weapon.reach for weapon in weapons), default=0)
        at = [max((weapon.factor(far) or 0 for weapon in weapons), default=0) for far in range(reach + 1)]
        for field, distance in enumerate(s.area.grid.distances(shot.stance(s, element)[0])):
            if 0 < distance <= reach and at[distance] > best.get(field, -1) and shot.in_arc(s, element, field):
                best[field] = at[distance]
    for factor in sorted({*best.values()}, reverse=True):
        fields = [s.field_id(field) for field in sorted(best) if best[field] == factor]
        yield Band("range", page("look-range", factor=factor), fields, str(factor))


# -- lines of sight ----------------------------------------------------------------------------------------------------


class _Looking(NamedTuple):
    """Who looks from where at what: `eye` and `size` are heights above the ground, `standing` all that may hide it."""

    here: int
    there: int
    eye: int
    size: int
    standing: Mapping[int, int]


def _looking(s: DemonworldState, here: int, there: int) -> _Looking:
    """What stands on the two fields hides nothing, wherever else it stands (DW-E-LRG-25)."""
    known = sizes(s)
    own = {field for end in (here, there) if end in s.standing for field in s.base(s.standing[end])}
    eye = shot.stance(s, s.standing[here])[1] if here in s.standing else MAN
    standing = {field: size for field, size in known.items() if field not in own}
    return _Looking(here, there, eye, known.get(there, MAN), standing)


def _line(page: Scenes, s: DemonworldState, here: int, there: int) -> Sightline:
    it = _looking(s, here, there)
    fields = s.area.grid.distance(here, there)
    if s.level == BASIC:
        hidden_by = {field: "standing" for field in s.battle.lines.between(here, there) if field in it.standing}
        seen = Seen(0 if hidden_by else it.size, it.size)
    else:
        seen = s.battle.lines.seen(*it, smoke(s), s.razed)
        hidden_by = dict(s.battle.lines.hiding(*it, smoke(s), s.razed))
    how: Literal["all", "some", "none"] = "none"
    if seen.modifier is not None:
        how = "all" if seen.sections == seen.size else "some"
    told = {"fields": fields, "seen": seen.sections, "all": seen.size, "modifier": seen.modifier or 0}
    return Sightline(
        from_=s.field_id(here),
        to=s.field_id(there),
        seen=how,
        text=page(f"sight-{how}", **told),
        hidden_by=[InTheWay(s.field_id(at), _named(page, s, at, kind)) for at, kind in hidden_by.items()],
    )


def _named(page: Scenes, s: DemonworldState, field: int, kind: str) -> Text:
    """What is in the way: an element, a hedge or wall, smoke, what grows on the ground, or a hill."""
    if kind == "standing":
        return _stands(page, s, field)
    if kind != "ground":
        return page("sight-smoke" if kind == "smoke" else f"edge-{kind}")
    terrain = s.area.terrain[field]
    return page(f"land-{PAINTS[terrain if terrain == WOODS or terrain in LOW_GROWTH else HILL][0]}")


def _stands(page: Scenes, s: DemonworldState, field: int) -> Text:
    return page.said(Wording.unit, s.name(s.unit_of(s.standing[field])))
