"""The sequence of play (DR-B-SEQ): game turns of one player turn each, in the order of the chits; five phases."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.games.divine_right import changes, hooks, openings, status, victory
from hexarchy.games.divine_right.assault import SiegePhase
from hexarchy.games.divine_right.combat.phase import CombatPhase
from hexarchy.games.divine_right.diplomacy.phase import DiplomacyPhase
from hexarchy.games.divine_right.events import EventsPhase
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement.phase import MovementPhase
from hexarchy.games.divine_right.procedure import PlayerTurnBase, Procedure
from hexarchy.games.divine_right.records import Half
from hexarchy.games.divine_right.state import DivineRightState

# DR-B-SEQ-03; their numbers are those of words.PHASES.
UNTOUCHED: Final = Half()  # as a player turn begins
PHASES: tuple[type[Procedure], ...] = (EventsPhase, DiplomacyPhase, SiegePhase, MovementPhase, CombatPhase)


@frame
class Reign(Stages, Procedure):
    """Game turn after game turn (DR-B-SEQ-01). It lies under everything else."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("open", "come_back", "chits", "player_turns", "close", "gone")

    def open(self, s: DivineRightState) -> Asked:
        """The turn marker advances; Confusion and forced peace run out (DR-B-PHS-10)."""
        s.turn += 1
        s.set_order(())
        s.emit("turn-begins", turn=s.turn)
        status.end_terms(s)
        for begin in hooks.GAME_TURN_BEGINS.of(s):
            begin(s)
        return None

    def come_back(self, s: DivineRightState) -> Asked:
        """Players who were voted back in enter with a random neutral kingdom (DR-B-CAP-05)."""
        if s.returning:
            seat, s.returning = s.returning[0], s.returning[1:]
            self.go("come_back")
            enter_again(s, seat)
        return None

    def chits(self, s: DivineRightState) -> Asked:
        """Every player still in the game draws one (DR-B-SEQ-02)."""
        order = s.shuffled(s.in_game, "DR-B-SEQ-02")
        first = [seat for hook in openings.FIRST_TO_MOVE.of(s) for seat in hook(s)]
        s.set_order((*first, *(seat for seat in order if seat not in first)))
        for keep in hooks.ORDER_DRAWN.of(s):
            keep(s, 0)
        if s.order:
            s.emit("turn-order", order=tuple(s.name(seat) for seat in s.order))
        return None

    def player_turns(self, s: DivineRightState) -> Asked:
        """In ascending order; a player who is out is passed over (DR-B-SEQ-07)."""
        for call in hooks.NEXT_CALLED.of(s):
            call(s)
        if s.at < len(s.order):
            self.go("player_turns")
            if s.players[s.phasing].out:
                s.set_order(s.order, s.at + 1)
            else:
                status.leave(s, s.half.leaving)  # of players who gave up as they came back (DR-B-CAP-05)
                s.half = UNTOUCHED
                s.emit("player-turn", turn=s.turn, side=s.name(s.phasing))
                s.push(PlayerTurn())
                for begin in hooks.PLAYER_TURN_BEGINS.of(s):
                    begin(s)
        return None

    def close(self, s: DivineRightState) -> Asked:
        """After the last turn the points are counted (DR-B-VIC-01)."""
        for end in hooks.GAME_TURN_ENDS.of(s):
            end(s)
        if s.turn == victory.last_turn(s):
            victory.final_count(s)
        return None

    def gone(self, s: DivineRightState) -> Asked:
        """What was deactivated by the end of a game turn leaves the map before the next."""
        status.leave(s, s.half.leaving)
        settle(s)
        self.go("open")
        return None


def enter_again(s: DivineRightState, seat: int) -> None:
    """The player gives up their points; the kingdom's Personality goes back, old penalties are wiped out."""
    open_ = victory.neutral_kingdoms(s)
    if not open_:
        return
    (kingdom,) = s.draw(1, open_, "DR-B-CAP-05")
    changes.player(s, seat, kingdom=kingdom, points=0, out=0, idle=0)  # an assassination is spent for the game
    for number, record in enumerate(s.kingdoms):
        mask = ~(1 << seat)
        changes.kingdom(s, number, violated=record.violated & mask, executed=record.executed & mask)
    s.emit("enters-again", side=s.name(seat), kingdom=kingdom)
    status.enthrone(s, kingdom, seat)


@frame
class PlayerTurn(PlayerTurnBase):
    """The five phases (DR-B-SEQ-03)."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = (
        *("events", "diplomacy", "siege", "movement", "combat"),
        *("farewell", "settled", "gone"),
    )

    def events(self, s: DivineRightState) -> Asked:
        return self._open(s, 0)

    def diplomacy(self, s: DivineRightState) -> Asked:
        return self._open(s, 1)

    def siege(self, s: DivineRightState) -> Asked:
        return self._open(s, 2)

    def movement(self, s: DivineRightState) -> Asked:
        return self._open(s, 3)

    def combat(self, s: DivineRightState) -> Asked:
        return self._open(s, 4)

    def _open(self, s: DivineRightState, phase: int) -> Asked:
        s.phase = phase
        s.push(PHASES[phase]())
        return None

    def farewell(self, s: DivineRightState) -> Asked:
        """What was deactivated leaves the map (DR-B-PHS-04)."""
        for part in hooks.FAREWELL.of(s):
            part(s)
        status.leave(s, s.half.leaving)
        for end in hooks.PLAYER_TURN_ENDS.of(s):
            end(s)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        settle(s)
        return None

    def gone(self, s: DivineRightState) -> Asked:
        """What the end of the turn itself has deactivated leaves the map too."""
        status.leave(s, s.half.leaving)
        settle(s)
        return None

    def over(self, s: DivineRightState) -> None:
        if s.sieges:
            s.sieges = tuple(siege._replace(fresh=False) for siege in s.sieges)
        s.set_order(s.order, s.at + 1)
        s.finish()
