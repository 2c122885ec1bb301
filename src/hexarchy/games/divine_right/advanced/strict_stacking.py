"""Strict stacking (DR-B-STK-05): regulars of different kingdoms keep apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks, stacking
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BASIC, REGULAR


def nations(s: DivineRightState, pieces: Iterable[int]) -> set[int]:
    """The kingdoms of regulars; heroes and mercenaries go with any."""
    heroes, monarchs = s.world.first_hero, s.world.monarch_units
    units = [piece for piece in pieces if piece < heroes and not monarchs >> piece & 1]
    return {s.kingdom_of(unit) for unit in units if s.world.pieces[unit].of == REGULAR}


@hooks.STACKING(level=BASIC, option="strict_stacking")
def apart(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Where they end a movement, a retreat or an advance; not where they take the field, or stay."""
    own = nations(s, pieces)
    if not own or any(s.where[piece] < 0 or s.where[piece] == space for piece in pieces):
        return []
    mixed = len(own | nations(s, stacking.company(s, pieces, space))) > 1
    return [Reason("DR-B-STK-05", "nations-apart", hex=space)] if mixed else []


@hooks.CLOSED(level=BASIC, option="strict_stacking")
def not_together(s: DivineRightState, members: Sequence[int]) -> int:
    """A party of several nations could end nowhere."""
    everybody = [*members, *party.passengers(s, members)]
    return s.world.field.all if len(nations(s, everybody)) > 1 else 0
