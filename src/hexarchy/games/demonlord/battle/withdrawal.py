"""Withdrawal (DL-WDR): the offer after each melee, the morale checks, and the acts of a withdrawal in their order."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonlord import capture, changes, control
from hexarchy.games.demonlord.battle import blows, losses, outcome, retreat
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.magic.windows import Window
from hexarchy.games.demonlord.procedure import Confirm, Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other


@frame
class OfferWithdrawal(Procedure):
    """After the melee the phasing player decides first; only if they stay is the other asked (DL-WDR-01, DL-WDR-03)."""

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
            s.push(Confirm(seat, "no-way-out", battle.hex))  # DL-WDR-21: a warning
        else:
            self._withdraw(s)

    def resumed(self, s: DemonlordState, child: Frame, value: bool) -> None:
        if value:
            self._withdraw(s)

    def _withdraw(self, s: DemonlordState) -> None:
        seat = s.phasing ^ self.turn
        s.pop()
        s.push(Withdraw(seat))


@frame
class Withdraw(Stages, Procedure):
    """The acts of a withdrawal (DL-WDR-24)."""

    seat: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("check_morale", "lose_routed", "choose_where")

    def check_morale(self, s: DemonlordState) -> None:
        """Every troop unit, without its leaders, but under Light and Darkness (DL-WDR-04 to 06)."""
        battle = battle_of(s)
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

    def lose_routed(self, s: DemonlordState) -> None:
        """The routed are prisoners (DL-WDR-07); then comes the window before the retreat, if there is a way out."""
        battle = battle_of(s)
        outcome.take_routed(s, battle, self.seat, other(self.seat))
        if any(retreat.exits(s, self.seat, battle.hex, (u,)) for u in self._survivors(s, battle)):
            s.push(Window("retreat"))

    def _survivors(self, s: DemonlordState, battle: Board) -> tuple[int, ...]:
        return (*battle.troops(self.seat), *battle.characters(s, self.seat))

    def choose_where(self, s: DemonlordState) -> Asked:
        """Into the fortress of the hex if it is theirs, or out: one choice for all (DL-WDR-20)."""
        battle = battle_of(s)
        if not self._survivors(s, battle):
            return None
        verbs = s.game.verbs
        options = []
        if self._may_go_inside(s, battle.hex):
            options.append(verbs.inside)
        if not options or retreat.any_way_out(s, self.seat, battle):
            options.append(verbs.outside)
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
        self.stage += 1

    def do_outside(self, s: DemonlordState, seat: int, target: int) -> None:
        hex_ = battle_of(s).hex
        if hex_ in s.sieges and hex_ == s.world.capitals[seat] and self._may_go_inside(s, hex_):
            s.push(Confirm(seat, "leave-capital", hex_))
        else:
            self._go_outside(s)

    def resumed(self, s: DemonlordState, child: Frame, value: bool) -> None:
        if value:
            self._go_outside(s)

    def _go_outside(self, s: DemonlordState) -> None:
        self.stage += 1
        retreat.begin(s, self.seat)

    def over(self, s: DemonlordState) -> None:
        s.pop()
        battle, winner = battle_of(s), other(self.seat)
        battle.over = True
        outcome.won(s, battle, winner)
        outcome.end_siege(s, battle.hex)
        control.review(s, battle.hex)
        if s.result is None:
            capture.threaten(s, battle.hex, self.seat, winner, again=True)  # DL-WDR-21
