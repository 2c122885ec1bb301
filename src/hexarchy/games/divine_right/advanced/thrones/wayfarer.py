"""The coup of a Wayfarer (DR-A-WCO): a monarch whom nobody knows any more gathers followers, and reaches for a
throne."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import captives, hooks, status
from hexarchy.games.divine_right.advanced.curses import guises, lost, table
from hexarchy.games.divine_right.advanced.thrones import coup
from hexarchy.games.divine_right.mercenaries import usurper
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CONFUSED, NOBODY

WAYFARER_COUP: Final = "wayfarer_coup"
FOLLOWED: Final = 1 / 2  # an even die


def target(s: DivineRightState, piece: int) -> int:
    """The kingdom in whose land a Wayfarer stands, or NOBODY."""
    at = s.where[piece]
    return s.land_of[at] if at >= 0 and s.world.land >> at & 1 and piece not in s.aboard else NOBODY


def why_not(s: DivineRightState, seat: int, piece: int) -> list[Reason]:
    """Who failed to be recognized, or has lost the throne for good, in the land whose throne it is to be."""
    seen = table.guise(s, piece)
    if not lost.ex_monarch(seen) or table.is_monster(s, piece) or s.master[piece] != seat:
        return [Reason("DR-A-WCO-01", "no-lost-monarch", unit=piece)]
    kingdom = target(s, piece)
    if kingdom == NOBODY:
        return [Reason("DR-A-WCO-01", "in-no-kingdom", unit=piece)]
    if s.kingdoms[kingdom].status == CONFUSED:
        return usurper.closed(s, seat, kingdom)
    return coup.closed(s, seat, kingdom)


@hooks.act
class Rally(hooks.Act):
    """In place of the ambassador's function."""

    VERB = "rally"
    MOMENT = hooks.IN_PLACE
    RULE = "DR-A-WCO-01"
    OPTION = WAYFARER_COUP

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.rally[one.counter] for one in s.guises if not why_not(s, seat, one.counter)]

    def do(self, s: DivineRightState, seat: int, target_: int) -> None:
        """Odd, and they are slain; even, and the die against the stability decides (DR-A-COU-04)."""
        kingdom = target(s, target_)
        s.emit("wayfarers-coup", unit=target_, kingdom=kingdom, side=s.name(seat), hex=s.where[target_])
        (die,) = s.roll(1, 6, self.RULE, unit=target_, kingdom=kingdom, side=s.name(seat))
        if die % 2:
            captives.kill(s, target_, NOBODY, points=False)
            return
        if not coup.succeeds(s, seat, kingdom, self.RULE):
            s.emit("coup-fails", side=s.name(seat), kingdom=kingdom)
            guises.discard(s, target_)
            return
        guises.discard(s, target_)
        royal = s.world.royal_seats[kingdom]
        if s.kingdoms[kingdom].status != CONFUSED:
            status.overthrow(s, kingdom, seat)
        s.push(usurper.Usurpation(kingdom, seat, target_))
        coup.clear(s, seat, royal)

    def chance(self, s: DivineRightState, seat: int, target_: int) -> float:
        return FOLLOWED * coup.roll(s, target(s, target_)).chance

    def why(self, s: DivineRightState, seat: int, target_: int) -> list[Reason]:
        return why_not(s, seat, target_)
