"""Who may stand with whom (DR-B-STK): asked wherever pieces end in a space, be it by march, landing, retreat, advance
or placement. The rules themselves are answers of chapters (hooks.STACKING).

Most of them are about few pieces, and are asked often. A chapter says with `hooks.about` which ones: where none of
those is among the pieces, nor in the space, its rule need not be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.hooking import subjects
from hexarchy.games.divine_right.state import DivineRightState

EVERYBODY: Final = -1
FEW: Final = 5  # spaces: whose stacks are sooner looked through than the map for odd pieces


def _odd(s: DivineRightState) -> int:
    """The pieces that any of the rules is about, as a set."""
    found = 0
    for find in subjects(hooks.STACKING.of(s)):
        found |= EVERYBODY if find is None else find(s)
    return found


def _doubtful(s: DivineRightState, pieces: Sequence[int], spaces: Sequence[int]) -> int:
    """Of some spaces, as a set, those in which a rule may be against the pieces; others may be in it."""
    odd = _odd(s)
    if odd == EVERYBODY or odd & hex_set(pieces):
        return EVERYBODY
    there = 0
    if len(spaces) <= FEW:
        for space in spaces:
            if odd & hex_set(s.stacks.get(space, ())):
                there |= 1 << space
        return there
    for army in s.army:
        there |= army
    return s.spaces_of(odd & there)


def why_not(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """The rules against pieces' ending together in a space, with what their seat has there."""
    return hooks.STACKING.why(s, pieces, space)


def fits(s: DivineRightState, pieces: Sequence[int], space: int) -> bool:
    if not hooks.STACKING.of(s):
        return True
    odd = _odd(s)
    if odd != EVERYBODY and not odd & hex_set([*pieces, *s.stack(space)]):
        return True
    return not why_not(s, pieces, space)


def fitting(s: DivineRightState, pieces: Sequence[int], spaces: Iterable[int]) -> list[int]:
    """Of some spaces those in which pieces may end."""
    if not hooks.STACKING.of(s):
        return [*spaces]
    asked = [*spaces]
    doubtful = _doubtful(s, pieces, asked)
    if not doubtful:
        return asked
    return [space for space in asked if not doubtful >> space & 1 or not why_not(s, pieces, space)]


def barred(s: DivineRightState, pieces: Sequence[int], spaces: int) -> int:
    """Of a set of spaces those in which pieces may not end."""
    found = 0
    if spaces and hooks.STACKING.of(s):
        for space in hexes_of(spaces & _doubtful(s, pieces, hexes_of(spaces))):
            if why_not(s, pieces, space):
                found |= 1 << space
    return found


def company(s: DivineRightState, pieces: Sequence[int], space: int) -> set[int]:
    """The pieces and all that their seat has in a space: a stack as it would be. Those nobody commands yet are about to
    join the phasing player."""
    seat = s.master[pieces[0]]
    return {*pieces, *s.own(s.phasing if seat < 0 else seat, space)}
