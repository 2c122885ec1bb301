"""Help from afar for lieges (DR-A-SCW-33, DR-A-REV-12): the event calls up a vassal."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import hooks, openings, status
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.scenarios.vassals import EMPIRE, THIRTEEN, call_up, liege, of, too_early
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import VASSAL

HELP: Final = 12


openings.NOT_HELPED(option=EMPIRE)(liege)


@hooks.EVENT(option=EMPIRE)
def vassals_rise(s: DivineRightState, number: int) -> bool:
    if number != HELP or not liege(s, s.phasing):
        return False
    s.push(FreeCall())
    return True


@frame
class FreeCall(Procedure):
    """One vassal is called up without points and without resentment, but by the Invader none too early; he may have
    Horsemen instead (DR-A-SCW-27, DR-DEC-27)."""

    def step(self, s: DivineRightState) -> Asked:
        verbs, seat = s.game.verbs, s.phasing
        own = [] if too_early(s, seat) else of(s, seat)
        idle = [k for k in own if s.kingdoms[k].status == VASSAL and s.personality(k) != THIRTEEN]
        options: list[Action] = [verbs.summon[kingdom] for kingdom in idle]
        if seat == s.venture.invader:
            options = [*options, verbs.horsemen]
        if not options:
            s.finish()
            return None
        return Ask(seat, "free-call", "DR-A-SCW-33", options)

    def do_summon(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        s.finish()
        status.reveal(s, kingdom)
        if s.personality(kingdom) == THIRTEEN:
            s.emit("cursed-stays-away", kingdom=kingdom)
        else:
            call_up(s, kingdom, fresh=False)

    def do_horsemen(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        for bring in openings.HORSEMEN.of(s):
            bring(s, seat)
