"""Breakouts from besieged castles in the Siege Phase (DR-B-SIE-14)."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.elements import battlefield, defenders, may_cross, targets, why_not_strike
from hexarchy.games.divine_right.combat.lepers import LEPERS
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY


def breakouts(s: DivineRightState, seat: int) -> list[int]:
    """Spaces with besiegers that units of a seat could attack out of a besieged castle, each once (DR-B-COM-02)."""
    found = 0
    for siege in s.sieges:
        castle = s.world.castles[siege.castle].space
        for space in hexes_of(s.world.field.around[castle] & s.held[siege.seat] & ~s.half.struck):
            if any(may_attack(s, unit, space) for unit in inside(s, seat, castle)):
                found |= 1 << space
    return [*hexes_of(found)]


def inside(s: DivineRightState, seat: int, castle: int) -> list[int]:
    """A seat's units inside the castle of a space."""
    return [unit for unit in s.own_units(seat, castle) if s.is_inside(unit)]


def may_attack(s: DivineRightState, unit: int, space: int) -> bool:
    """May a unit inside break out against a space (DR-B-COM-04, -05, DR-B-EVT-05, DR-B-KIN-05)? Fleets do not, but
    where a chapter lets them (DR-DEC-37)."""
    if s.is_fleet(unit) and not hooks.PUTS_OUT.any(s, unit):
        return False
    spent = s.half.broke_out | s.half.fresh | s.half.leaving
    omen = s.kingdom_of(unit) == s.half.omen != NOBODY
    if spent >> unit & 1 or omen or unit in s.aboard or s.world.names[unit] == LEPERS:
        return False
    if hooks.MAY_ATTACK.any(s, unit, space):
        return False
    where = battlefield(s, unit, space)
    found = defenders(s, space, s.master[unit], where) if where != NOBODY else []
    crossing = may_cross(s, unit, s.where[unit], space)
    return crossing and any(s.world.names[other] != LEPERS for other in found) and not why_not_strike(s, unit, found)


@frame
class BreakOut(Stages, Procedure):
    """Units inside attack one space; whatever comes of it they may move out afterwards, and not attack again."""

    space: int
    units: int = 0
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("commit", "fight")

    def _able(self, s: DivineRightState) -> list[int]:
        around = s.world.field.around[self.space]
        castles = [
            s.world.castles[one.castle].space for one in s.sieges if around >> s.world.castles[one.castle].space & 1
        ]
        found = [unit for castle in castles for unit in inside(s, s.phasing, castle) if may_attack(s, unit, self.space)]
        field = self._element(s)
        return sorted(
            unit for unit in {*found} if not self.units >> unit & 1 and (field == NOBODY or field in targets(s, unit))
        )

    def _element(self, s: DivineRightState) -> int:
        """Where the units chosen so far fight."""
        return next((battlefield(s, unit, self.space) for unit in hexes_of(self.units)), NOBODY)

    def commit(self, s: DivineRightState) -> Asked:
        options = [s.game.verbs.commit[unit] for unit in self._able(s)]
        if not options:
            return None
        more = [s.game.verbs.done] if self.units else []
        return Ask(s.phasing, "commit", "DR-B-SIE-14", [*options, *more], hex=self.space)

    def do_commit(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.units |= 1 << unit

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("fight")

    def fight(self, s: DivineRightState) -> Asked:
        changes.half(s, broke_out=s.half.broke_out | self.units, struck=s.half.struck | 1 << self.space)
        s.push(Battle(self.space, self.units, self._element(s), may_advance=False))
        return None
