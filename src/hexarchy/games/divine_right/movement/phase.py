"""The Movement Phase (DR-B-PHS-08): units, stacks and leaders move one after another; sieges are declared."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import OnSet, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, siege, status
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import HOTHIOR, NOBODY


@frame
class MovementPhase(Stages, hooks.OpenToActs):
    """DR-B-PHS-08."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("open", "moves", "followers", "acts", "close", "settled")

    @hooks.only_for(hooks.MOVES_OPEN)
    def open(self, s: DivineRightState) -> Asked:
        for begin in hooks.MOVES_OPEN.of(s):
            begin(s)
        return None

    def moves(self, s: DivineRightState) -> Asked:
        """The next move, or the end (DR-DEC-44)."""
        verbs = s.game.verbs
        seat = s.phasing
        more: list[Action] = [verbs.besiege[s.world.castles[castle].space] for castle in siege.declarable(s, seat)]
        if boom_master(s) == seat:
            more.append(verbs.close_boom if s.boom_open else verbs.open_boom)
        more += hooks.act_options(s, hooks.AMONG_MOVES)
        more.append(verbs.done)
        options = OnSet(verbs.move, party.movable(s, seat), more)
        return Ask(seat, "next-move", "DR-B-MOV-01", options, verbs.done)

    def do_move(self, s: DivineRightState, seat: int, piece: int) -> None:
        for begin in hooks.BEGINS_TO_MOVE.of(s):
            begin(s, piece)
        s.push(March((piece,), modes.of(s, piece).number))

    def do_besiege(self, s: DivineRightState, seat: int, space: int) -> None:
        siege.declare(s, s.castle_in(space), seat)
        settle(s)

    def do_open_boom(self, s: DivineRightState, seat: int, target: int) -> None:
        self._set_boom(s, True)

    def do_close_boom(self, s: DivineRightState, seat: int, target: int) -> None:
        self._set_boom(s, False)

    def _set_boom(self, s: DivineRightState, open_: bool) -> None:
        """DR-B-FLT-07."""
        s.boom_open = open_
        s.emit("boom", open=int(open_), hex=s.world.boom)
        status.clear_boom(s)
        fallout.later(s, fallout.SIEGES)
        settle(s)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.stage += 1

    @hooks.only_for(hooks.FOLLOWERS)
    def followers(self, s: DivineRightState) -> Asked:
        for follow in hooks.FOLLOWERS.of(s):
            follow(s)
        return None

    @hooks.only_at(hooks.MOVES_END)
    def acts(self, s: DivineRightState) -> Asked:
        """What is done at the end of movement."""
        return self.offer(s, hooks.MOVES_END)

    def why_move(self, s: DivineRightState, seat: int, piece: int) -> list[Reason]:
        if s.where[piece] < 0 or s.master[piece] != seat:
            return [Reason("DR-B-MOV-01", "not-yours", unit=piece)]
        return party.why_not_set_out(s, piece)

    def why_besiege(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        return siege.why_not_besiege(s, space, seat)

    def close(self, s: DivineRightState) -> Asked:
        """Movement is closed: units that retreated besiege again (DR-B-SIE-20), the grace to leave is over
        (DR-B-DIP-19), and so is that of heroes whose sanctuary has ended (DR-B-DIP-23)."""
        s.shaken &= ~s.army[s.phasing]
        for number, kingdom in enumerate(s.kingdoms):
            if kingdom.grace and kingdom.grace >> s.phasing & 1:
                if not modes.tied_down(s, number):
                    changes.kingdom(s, number, grace=kingdom.grace & ~(1 << s.phasing))
                if modes.overstays(s, number):
                    status.violate(s, s.phasing, number)
        for hero in hexes_of(s.sheltered & s.army[s.phasing]):  # DR-B-DIP-23
            if s.neutral_land(s.where[hero]) < 0:
                s.sheltered &= ~(1 << hero)
        for close in hooks.MOVES_CLOSED.of(s):
            close(s)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        settle(s)
        return None


def boom_master(s: DivineRightState) -> int:
    """The player who controls an unplundered Port Lork (DR-B-FLT-07)."""
    if not s.world.has_boom or not s.active(HOTHIOR):
        return NOBODY
    castle = s.world.castle_at[s.world.port_lork].index
    return s.castle_owner(castle) if s.stands(castle) else NOBODY
