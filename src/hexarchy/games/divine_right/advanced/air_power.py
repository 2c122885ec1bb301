"""Air power (DR-A-AIR): flyers above a stack come down to help it, or to cover its retreat."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.combat import retreat
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.elements import why_not_strike
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import IN_AIR

SWITCH = "air_power"


def hovering(s: DivineRightState, battle: Battle) -> list[int]:
    """The defender's flyers in the air of the attacked space."""
    aloft = s.airborne & s.world.flyers & s.army[battle.foe]
    return [unit for unit in hexes_of(aloft) if s.where[unit] == battle.space]


@hooks.ANSWERS(option=SWITCH)
def come_down(s: DivineRightState, battle: Battle) -> None:
    """Against surface units (DR-A-AIR-01)."""
    surface = any(not s.world.flyers >> unit & 1 for unit in battle.attackers(s))
    if battle.element != IN_AIR and surface and battle.surface(s) and hovering(s, battle):
        s.push(Dive())


@frame
class Dive(Procedure):
    """Each class rolls as it would to retreat (DR-DEC-63); who lands stays for this combat, and what does not fly
    forever stays on the ground."""

    def step(self, s: DivineRightState) -> Asked:
        battle, verbs = self.parent(s, Battle), s.game.verbs
        found, options = tuple(hovering(s, battle)), [verbs.yes, verbs.no]
        return Ask(battle.foe, "come-down", "DR-A-AIR-01", options, default=verbs.no, hex=battle.space, units=found)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        battle = self.parent(s, Battle)
        flyers = hovering(s, battle)
        for kind in sorted({s.world.pieces[unit].retreat for unit in flyers}):
            alike = [unit for unit in flyers if s.world.pieces[unit].retreat == kind]
            number = retreat.needed(s, alike, kind)
            if s.check(1, 6, "DR-A-AIR-01", ("at-least", number), side=s.name(seat), hex=battle.space):
                battle.joined |= hex_set(alike)
                s.emit("come-down", units=tuple(alike), hex=battle.space)
                for unit in alike:
                    if s.world.land >> battle.space & 1 and not s.world.perpetual >> unit & 1:
                        changes.alight(s, unit)
                        changes.set_inside(s, unit, False)
        s.finish()


@hooks.STANDS(option=SWITCH)
def screen(s: DivineRightState, battle: Battle) -> None:
    """The surface units have retreated, the flyers stay: there is no advance, and the attackers may attack them where
    they can (DR-A-AIR-02)."""
    flyers = [unit for unit in battle.defenders(s) if s.world.flyers >> unit & 1]
    if battle.joined & s.world.flyers and not battle.surface(s) and flyers:
        able = [unit for unit in battle.attackers(s) if not why_not_strike(s, unit, flyers)]
        if able:
            s.push(Screen())
        else:
            battle.go("end")


@frame
class Screen(Procedure):
    """The attacker goes on, or leaves it at that."""

    def _battle(self, s: DivineRightState) -> Battle:
        """Others may have something to settle between them."""
        return next(one for one in reversed(s.frames) if isinstance(one, Battle))

    def step(self, s: DivineRightState) -> Asked:
        battle, verbs = self._battle(s), s.game.verbs
        options = [verbs.yes, verbs.no]
        units = tuple(battle.defenders(s))
        return Ask(s.phasing, "screened", "DR-A-AIR-02", options, default=verbs.no, hex=battle.space, units=units)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self._battle(s).go("end")
        s.finish()
