"""Shots at Large Elements and by them (DW-E-LRG-09 to -26, DW-E-GIA-11, DW-E-DRA-08, -09). Lines of sight to each field
of a base are in cover.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.core.axial import SPOKES, minus
from hexarchy.core.shapes import Wedge
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.cover import view_of
from hexarchy.games.demonworld.data_schema import LargeForm
from hexarchy.games.demonworld.facing import INFANTRY_ARC
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, MONSTERS

# A rider shoots into the half circle ahead of the foremost field, the rows of its flanks included (DW-E-DRA-09).
RIDER_ARC: Final = Wedge(SPOKES[5], SPOKES[2])
GIANT_APEX: Final = ((-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1), (1, 1))  # the middle rear field, by facing


def large_form(s: DemonworldState, element: int) -> LargeForm | None:
    form = s.roster.entries[s.roster.unit_of[element]].form
    return form if isinstance(form, LargeForm) else None


@hooks.PICKED_OUT(level=EXPERT)
def towers(s: DemonworldState, lead: int, target: int) -> bool:
    """One of which at least half is seen above its opponents is shot at as if it were in no melee (DW-E-LRG-19)."""
    if large_form(s, target) is None:
        return False
    seen = view_of(s, lead, target)
    return 2 * seen.sections >= seen.size


@hooks.ARCS(level=EXPERT)
def arc(s: DemonworldState, element: int, field: int) -> bool | None:
    """A giant shoots between the rows that lead forward from its back fields, past all that is beside it
    (DW-E-GIA-11); a rider to all sides but behind (DW-E-DRA-09)."""
    mount = s.bearer(element)
    form = large_form(s, mount)
    if form is None or form.kind not in MONSTERS:
        return None
    offset, facing = s.area.grid.vector(s.at[mount], field), s.looks[mount]
    if form.kind == "dragon":
        return RIDER_ARC.holds(offset, facing)
    beside = field in s.base(element) or any(near in s.base(element) for near in s.around[field])
    return not beside and INFANTRY_ARC.holds(minus(offset, GIANT_APEX[facing]), facing)


@hooks.EYES(level=EXPERT)
def eyes(s: DemonworldState, element: int) -> tuple[int, int] | None:
    """Giants and dragons look from their foremost field; a rider sits higher by one than the dragon is."""
    mount = s.bearer(element)
    form = large_form(s, mount)
    if form is None or form.kind not in MONSTERS:
        return None
    return s.at[mount], form.size + (form.kind == "dragon")


@hooks.SHOT_MODIFIERS(level=EXPERT)
def lone_rider(s: DemonworldState, one: Shot, victim: int) -> Iterator[tuple[str, int]]:
    """A rider on a dragon counts as few models (DW-S-SHO-46)."""
    form = large_form(s, one.lead)
    if form is not None and form.kind == "dragon":
        yield "DW-S-SHO-46", -1
