"""What pieces bring about by coming into a space, be it by march, landing, retreat or advance: neutral borders
(DR-B-DIP-18), ships driven off the shore (DR-B-FLT-12), the prison of the Trolls (DR-B-KIN-07)."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.games.divine_right import captives, fallout, hooks, status
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, TROLLS


def entered(s: DivineRightState, seat: int, before: int, space: int) -> int:
    """The kingdom acting for nobody that units of a seat have entered, or NOBODY. Those who are inside and have time to
    leave do not enter (DR-B-DIP-19); those who come from the water (`before` NOBODY) do."""
    kingdom = s.neutral_land(space)
    if kingdom >= 0 and before >= 0 and s.land_of[before] == kingdom and s.kingdoms[kingdom].grace >> seat & 1:
        return NOBODY
    return kingdom


def units_enter(s: DivineRightState, seat: int, units: Sequence[int], before: int, space: int) -> None:
    """Combat units of a seat have come into a space, all by land, all by water or all through the air. What stays in
    the air, or in a boat, enters no land."""
    for follow in hooks.ENTERS.of(s):
        follow(s, seat, units, before, space)
    if (s.airborne | s.boats) >> units[0] & 1:
        return
    by_sea = s.is_seagoing(units[0])
    if by_sea and before >= 0 and not s.world.ports >> before & 1:
        before = NOBODY  # ships off the coast are not in the land yet
    kingdom = entered(s, seat, before, space)
    if kingdom >= 0 and (not by_sea or s.world.ports >> space & 1):
        status.violate(s, seat, kingdom)
    if not by_sea:
        for unit in s.units(space):
            if s.master[unit] not in (seat, NOBODY) and s.is_seagoing(unit) and not s.submerged >> unit & 1:
                fallout.later(s, fallout.DISPLACED, unit, space)
        if space == s.world.royal_seats[TROLLS] and s.kingdoms[TROLLS].seat != seat:
            captives.hand_over(s, space, seat)
