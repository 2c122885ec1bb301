"""Pestilence (DR-A-SCO-25 to -27): an Epidemic that does not end in a kingdom. It is one even where the switch for
Epidemics is off (DR-A-SCO-24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks, openings
from hexarchy.games.divine_right.advanced.conditions import table
from hexarchy.games.divine_right.advanced.health import epidemics, sickness
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import PESTILENCE, SPECIAL

SWITCH = table.SWITCH
FIRST, ENDS = 5, 6  # the game turn from which it may end, and the die that ends it (DR-A-SCO-25)
CROWD: Final = 6  # units, from which a stack is a large one (DR-T-A-PESTILENCE)
CAUGHT: Final = 5  # and more, in a large stack or a castle


@hooks.EVENTS_OPEN(option=SWITCH)
def may_end(s: DivineRightState) -> None:
    """The kingdom's player rolls, from the fifth game turn on."""
    for one in table.of(s, PESTILENCE):
        owner = s.kingdoms[one.kingdom].seat
        if s.turn < FIRST or owner != s.phasing or not s.active(one.kingdom):
            continue
        if s.check(1, 6, "DR-A-SCO-25", ("at-least", ENDS), side=s.name(owner), kingdom=one.kingdom):
            table.end(s, one.kingdom)


@hooks.EVENTS_OPEN(option=SWITCH)
def catch_it(s: DivineRightState) -> None:
    """A die for each stack that begins its turn there (DR-A-SCO-26); it is rolled for in the next."""
    seat = s.phasing
    for one in table.of(s, PESTILENCE):
        for space in hexes_of(s.game.lands[one.kingdom] & s.spaces_of(s.army[seat] & s.world.units)):
            units = s.own_units(seat, space)
            healthy = [unit for unit in sickness.patients(s, seat, space) if not sickness.is_sick(s, unit)]
            if healthy and any(s.world.pieces[unit].of != SPECIAL for unit in units) and _struck(s, seat, space):
                epidemics.strike(s, seat, healthy)


def _struck(s: DivineRightState, seat: int, space: int) -> bool:
    """A small stack in the open on a natural 1, others on 5 or more; the besieged add 1."""
    if len(s.own_units(seat, space)) < CROWD and s.castle_in(space) < 0:
        return s.check(1, 6, "DR-A-SCO-26", ("at-most", 1), side=s.name(seat), hex=space)
    more = (("DR-A-SCO-26", 1),) if s.besieged(space) and sickness.in_walls(s, seat, space) else ()
    return s.check(1, 6, "DR-A-SCO-26", ("at-least", CAUGHT), more, side=s.name(seat), hex=space)


@openings.SICKNESS(option=SWITCH)
def worse(s: DivineRightState, seat: int, spaces: int) -> Iterable[hooks.Modifier]:
    """DR-A-SCO-27: no matter whom the kingdom acts for, and for intruders too."""
    there = any(s.game.lands[one.kingdom] & spaces for one in table.of(s, PESTILENCE))
    return [("DR-A-SCO-27", 1)] if there else []
