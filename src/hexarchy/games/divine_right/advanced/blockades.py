"""Besieged and besieging fleets (DR-A-BFL): they fight their way out of a port, and into it, in the Siege Phase."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.phase import why_not_attack
from hexarchy.games.divine_right.combat.relief import shut_in
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AT_SEA


@hooks.PUTS_OUT(option="besieged_fleets")
def puts_out(s: DivineRightState, fleet: int) -> bool:
    """As other units break out, and like them they do not attack again (DR-A-BFL-01)."""
    return True


def relievers(s: DivineRightState, seat: int, space: int) -> list[int]:
    """Fleets next to a port of theirs that could attack the fleets which besiege it from a space (DR-A-BFL-02)."""
    if s.half.struck >> space & 1:
        return []
    world, near = s.world, 0
    for siege in s.sieges:
        castle = world.castles[siege.castle]
        around = world.field.around[castle.space]
        if castle.port and s.castle_owner(siege.castle) == seat and around & s.held[siege.seat] & 1 << space:
            near |= around & s.held[seat] & world.field.around[space]
    return [
        unit
        for at in hexes_of(near)
        for unit in s.own_units(seat, at)
        if s.is_fleet(unit) and not shut_in(s, unit) and not why_not_attack(s, unit, space, AT_SEA)
    ]


@hooks.act
class BreakIn(hooks.Act):
    """Win or lose they may go in afterwards."""

    VERB = "break-in"
    MOMENT = hooks.BESIDE_BREAKOUTS
    RULE = "DR-A-BFL-02"
    OPTION = "besieged_fleets"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        near = 0
        for siege in s.sieges:
            near |= s.world.field.around[s.world.castles[siege.castle].space] & s.held[siege.seat]
        return [s.game.verbs.break_in[space] for space in hexes_of(near) if relievers(s, seat, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Blockade(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.half.struck >> target & 1:
            return [Reason("DR-B-COM-02", "attacked-already", hex=target)]
        return [Reason("DR-A-BFL-02", "no-blockade", hex=target)]


@frame
class Blockade(Procedure):
    """Which fleets take part. The combat is like any other, relief of the castle included (DR-B-SIE-16)."""

    space: int
    units: int = 0

    def step(self, s: DivineRightState) -> Asked:
        able = [unit for unit in relievers(s, s.phasing, self.space) if not self.units >> unit & 1]
        if not able:
            self._fight(s)
            return None
        options: list[Action] = [s.game.verbs.commit[unit] for unit in able]
        options += [s.game.verbs.done] if self.units else []
        return Ask(s.phasing, "commit", "DR-A-BFL-02", options, hex=self.space)

    def do_commit(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.units |= 1 << unit

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self._fight(s)

    def _fight(self, s: DivineRightState) -> None:
        changes.half(s, struck=s.half.struck | 1 << self.space)
        s.finish()
        s.push(Battle(self.space, self.units, AT_SEA))
