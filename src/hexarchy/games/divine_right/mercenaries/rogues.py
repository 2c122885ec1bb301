"""Rogues for hire where nobody asks who they are (DR-B-SPM-06, DR-B-SCN-03, DR-B-SCN-04)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, RESERVE

ROGUE: Final = "rogue"
JOINS: Final = 5  # and more (DR-T-B-RECRUIT)
HOST: Final = ("juulute", "bilge_rat", "tana")  # who know such people


def reserve(s: DivineRightState, kind: str = ROGUE) -> list[int]:
    """Counters of a kind that are to be recruited."""
    held = [piece for piece in s.world.minors if s.where[piece] == RESERVE]
    return [piece for piece in held if s.world.special_of[piece].id == kind]


def controller(s: DivineRightState, space: int) -> int:
    """The player whose combat units are in a place that nobody owns (DR-B-SCN-03); NOBODY: it is free."""
    return next((seat for seat, held in enumerate(s.held) if held >> space & 1), NOBODY)


def modifiers(s: DivineRightState, seat: int, space: int) -> tuple[tuple[str, int], ...]:
    known = any(s.world.names[piece] in HOST for piece in s.own(seat, space))
    return (("DR-B-SPM-06", 1),) if known else ()


@hooks.act
class HireRogue(hooks.Act):
    """At the end of movement, one try in each place and turn."""

    VERB = "hire-rogue"
    MOMENT = hooks.MOVES_END
    RULE = "DR-B-SPM-06"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not reserve(s) or not special.may_gain(s, seat):
            return []
        free = s.world.markets & ~s.half.sought
        return [s.game.verbs.hire_rogue[space] for space in hexes_of(free) if s.own(seat, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, sought=s.half.sought | 1 << target)
        adds = modifiers(s, seat, target)
        if not s.check(1, 6, self.RULE, ("at-least", JOINS), adds, side=s.name(seat), hex=target):
            return
        rogue = reserve(s)[0]
        s.master[rogue] = seat
        changes.put(s, rogue, target)
        changes.hirelings(s, recruits=s.hirelings.recruits | 1 << rogue)
        s.emit("enters", unit=rogue, side=s.name(seat), to=target)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        needed = JOINS - sum(amount for _, amount in modifiers(s, seat, target))
        return (7 - needed) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if not s.world.markets >> target & 1 or not s.own(seat, target):
            return [Reason(self.RULE, "no-rogues-here", hex=target)]
        return [Reason(self.RULE, "sought-already" if reserve(s) else "no-rogues-left", hex=target)]
