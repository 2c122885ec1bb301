"""Sight in the Standard Game (DW-S-SHO-45 to -51): over heights, past others, into woods, and what cover takes away.

The lines themselves are in sight.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hexarchy.games.demonworld import hooks, shot
from hexarchy.games.demonworld.movement.strength import obstacles
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.sight import Seen, partial
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import STANDARD

IN_WOODS = -2


def sizes(s: DemonworldState) -> dict[int, int]:
    """What stands on each field, by its size; remembered as long as nobody moves (DW-E-LRG-09)."""
    found: dict[int, int] | None = s.memo.get("sizes")
    if found is None:
        entries, unit_of = s.roster.entries, s.roster.unit_of
        found = s.memo["sizes"] = obstacles(s) | {
            field: entries[unit_of[element]].card.printed.size for field, element in s.standing.items()
        }
        if s.battle.bases:
            found |= {field: shot.stature(s, element, field)[1] for field, element in s.standing.items()}
    return found


def smoke(s: DemonworldState) -> frozenset[int]:
    """Fields that burn: nobody sees through them (DW-E-FIR-14)."""
    if not s.fires.markers:
        return frozenset()
    return frozenset(field for field, marker in s.fires.markers if marker)


def view_of(s: DemonworldState, element: int, target: int) -> Seen:
    """How much of a target an element sees: of a Large Element the field seen best counts (DW-E-LRG-16)."""
    views = [view_on(s, element, field) for field in s.base(target)]
    return max(views, key=lambda seen: -10 if seen.modifier is None else seen.modifier)


def view_on(s: DemonworldState, element: int, field: int) -> Seen:
    """How much of what stands on a field an element sees."""
    here, eye = shot.stance(s, element)
    size, others = sizes(s)[field], in_the_way(s, (s.bearer(element), here), (s.standing[field], field))
    return s.battle.lines.seen(here, field, eye, size, others, smoke(s), s.razed)


def in_the_way(s: DemonworldState, *ends: tuple[int, int]) -> Mapping[int, int]:
    """What may hide something, by its size. `ends`: the elements at the ends of the line, and the field of each. No
    field of a base hides another of it (DW-E-LRG-25), but for the animals before a carriage."""
    known = sizes(s)
    if not s.battle.bases or not any(s.battle.bases[element] for element, _ in ends):
        return known
    own = {field for element, _ in ends for field in s.base(element)}
    for element, field in ends:
        for hiding in hooks.HIDING.of(s):
            own.difference_update(hiding(s, element, field))
    return {field: tall for field, tall in known.items() if field not in own}


@hooks.SIGHT(level=STANDARD)
def in_view(s: DemonworldState, element: int, field: int) -> int | None:
    """A shot, or its support, needs one section of the target that is wholly visible (DW-S-SHO-48)."""
    return view_on(s, element, field).modifier


@hooks.SHOT_MODIFIERS(level=STANDARD)
def covered(s: DemonworldState, one: Shot, victim: int) -> Iterator[tuple[str, int]]:
    """The lead's skill, unless it shoots into a melee (DW-S-SHO-51); what hides the target, unless another is hit
    (DW-S-SHO-50)."""
    into = shot.in_melee(s, one.lead, one.target)
    if not into:
        yield "DW-S-CHR-04", s.entry(s.roster.unit_of[one.lead]).card.shooting_skill
    if victim == one.target and not (into and len(s.base(victim)) > 1):  # DW-E-LRG-21
        seen = view_on(s, one.lead, one.aimed_at(s))
        if seen.sections:
            yield "DW-S-SHO-15", partial(seen.sections, seen.size)
        yield "DW-S-SHO-30", IN_WOODS * seen.in_woods
