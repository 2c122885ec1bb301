"""Who may stand with whom (DR-B-STK): asked wherever pieces end in a space, be it by march, landing, retreat, advance
or placement. The rules themselves are answers of chapters (hooks.STACKING)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.state import DivineRightState


def why_not(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """The rules against pieces' ending together in a space, with what their seat has there."""
    for why in hooks.STACKING.of(s):
        if reasons := why(s, pieces, space):
            return reasons
    return []


def fits(s: DivineRightState, pieces: Sequence[int], space: int) -> bool:
    return not hooks.STACKING.of(s) or not why_not(s, pieces, space)


def fitting(s: DivineRightState, pieces: Sequence[int], spaces: Iterable[int]) -> list[int]:
    """Of some spaces those in which pieces may end."""
    if not hooks.STACKING.of(s):
        return [*spaces]
    return [space for space in spaces if not why_not(s, pieces, space)]


def barred(s: DivineRightState, pieces: Sequence[int], spaces: int) -> int:
    """Of a set of spaces those in which pieces may not end."""
    found = 0
    if hooks.STACKING.of(s):
        for space in hexes_of(spaces):
            if why_not(s, pieces, space):
                found |= 1 << space
    return found


def company(s: DivineRightState, pieces: Sequence[int], space: int) -> set[int]:
    """The pieces and all that their seat has in a space: a stack as it would be. Those nobody commands yet are about to
    join the phasing player."""
    seat = s.master[pieces[0]]
    return {*pieces, *s.own(s.phasing if seat < 0 else seat, space)}
