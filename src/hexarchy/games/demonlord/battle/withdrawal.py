"""Withdrawal (DL-WDR): the offer after each melee, the morale checks, and the acts of a withdrawal in their order."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import capture, changes, control
from hexarchy.games.demonlord.battle import blows, losses, outcome, retreat
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.magic.windows import Window
from hexarchy.games.demonlord.procedure import Confirm, Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other


@frame
class OfferWithdrawal(Procedure):
    """After the melee the phasing player decides first; only if he stays is the other asked (DL-WDR-01, DL-WDR-03)."""

    turn: int = 0

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        if self.turn == 2:
            s.pop()
            return None
        seat = s.phasing ^ self.turn
        verbs = s.game.verbs
        return Ask(seat, "withdraw", "DL-DEC-38", (verbs.yes, verbs.no), hex=battle.hex, round=battle.round)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        self.turn += 1

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        battle = battle_of(s)
        if not s.holds_fortress(seat, battle.hex) and not retreat.any_way_out(s, seat, battle):
            s.push(Confirm(seat, "no-way-out", battle.hex))  # DL-WDR-21 warns him
        else:
            self.answered(s, yes=True)

    def answered(self, s: DemonlordState, yes: bool) -> None:
        if yes:
            seat = s.phasing ^ self.turn
            s.pop()
            s.push(Withdraw(seat))


@frame
class Withdraw(Procedure):
    """The acts of a withdrawal (DL-WDR-24)."""

    seat: int
    act: int = 0

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        self.act += 1
        if self.act == 1:
            self._check_morale(s, battle)
        elif self.act == 2:
            outcome.take_routed(s, battle, self.seat, other(self.seat))  # DL-WDR-07
            if any(retreat.exits(s, self.seat, battle.hex, (u,)) for u in self._survivors(s, battle)):
                s.push(Window("retreat"))
        elif self.act == 3:
            return self._ask_where(s, battle)
        else:
            s.pop()
            self._over(s, battle)
        return None

    def _check_morale(self, s: DemonlordState, battle: Board) -> None:
        """Every troop unit, without its leaders, but under Light and Darkness (DL-WDR-04 to 06)."""
        s.emit("withdraws", side=self.seat, hex=battle.hex)
        for unit in battle.troops(self.seat):
            result = losses.check(s, blows.morale(s, battle, unit, led=False), "DL-WDR-04")
            if result == losses.STANDS:
                continue
            battle.drop_troop(unit, self.seat)
            if result == losses.ROUTS:
                changes.capture(s, unit, other(self.seat))
            else:
                changes.kill(s, unit)

    def _survivors(self, s: DemonlordState, battle: Board) -> tuple[int, ...]:
        return (*battle.troops(self.seat), *battle.characters(s, self.seat))

    def _ask_where(self, s: DemonlordState, battle: Board) -> Asked:
        """Into the fortress of the hex if it is his, or out: one choice for all (DL-WDR-20)."""
        if not self._survivors(s, battle):
            return None
        verbs = s.game.verbs
        options = []
        if self._may_go_inside(s, battle.hex):
            options.append(verbs.inside)
        if not options or retreat.any_way_out(s, self.seat, battle):
            options.append(verbs.outside)
        self.act -= 1  # the question stands until it is answered
        return Ask(self.seat, "inside-or-out", "DL-DEC-40", options, hex=battle.hex)

    def _may_go_inside(self, s: DemonlordState, hex_: int) -> bool:
        """Characters alone do not hold a fortress (DL-CAP-15)."""
        return s.holds_fortress(self.seat, hex_) and s.has_troops(self.seat, hex_)

    def do_inside(self, s: DemonlordState, seat: int, target: int) -> None:
        hex_ = battle_of(s).hex
        s.emit("goes-inside", side=seat, hex=hex_)
        if hex_ not in s.sieges:
            s.sieges = {**s.sieges, hex_: 0}
            s.emit("siege-begins", hex=hex_, side=other(seat))
        self.act = 3

    def do_outside(self, s: DemonlordState, seat: int, target: int) -> None:
        hex_ = battle_of(s).hex
        if hex_ in s.sieges and hex_ == s.world.capitals[seat] and self._may_go_inside(s, hex_):
            s.push(Confirm(seat, "leave-capital", hex_))
        else:
            self.answered(s, yes=True)

    def answered(self, s: DemonlordState, yes: bool) -> None:
        if yes:
            self.act = 3
            retreat.begin(s, self.seat)

    def _over(self, s: DemonlordState, battle: Board) -> None:
        winner = other(self.seat)
        battle.over = True
        outcome.won(s, battle, winner)
        outcome.end_siege(s, battle.hex)
        control.review(s, battle.hex)
        if s.result is None:
            capture.threaten(s, battle.hex, self.seat, winner, again=True)  # DL-WDR-21
