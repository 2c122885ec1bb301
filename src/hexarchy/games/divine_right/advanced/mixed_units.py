"""Mixed-unit combat (DR-A-MIX): ships against troops on a coast, and both together in its defence."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.elements import defenders
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ARMY, ASHORE, AT_SEA, FLEET, ON_LAND

SWITCH = "mixed_unit_combat"


@hooks.TARGETS(option=SWITCH)
def across_the_beach(s: DivineRightState, unit: int) -> tuple[int, ...] | None:
    """Fleets attack troops on a coast; troops attack fleets there, if these let them (DR-A-MIX-01)."""
    kind = s.world.pieces[unit].kind
    if kind == FLEET:
        return (AT_SEA, ON_LAND)
    return (ON_LAND, ASHORE) if kind == ARMY else None


@hooks.MEETS(option=SWITCH)
def at_anchor(s: DivineRightState, unit: int, where: int) -> bool:
    return where == ASHORE and s.is_fleet(unit) and bool(s.world.land >> s.where[unit] & 1)


@hooks.ANSWERS(option=SWITCH)
def answer(s: DivineRightState, battle: Battle) -> None:
    """Ships need not fight troops; and they may fight beside their own (DR-A-MIX-01, DR-A-MIX-02)."""
    if battle.element == ASHORE or (battle.element == ON_LAND and ships(s, battle)):
        s.push(Coast())


def ships(s: DivineRightState, battle: Battle) -> list[int]:
    """The defender's fleets in the attacked space."""
    found = defenders(s, battle.space, s.phasing, AT_SEA)
    return [unit for unit in found if s.is_fleet(unit) and s.master[unit] == battle.foe]


@frame
class Coast(Procedure):
    """Decline or accept; keep out, or add all of them (DR-DEC-62)."""

    def step(self, s: DivineRightState) -> Asked:
        battle, verbs = self.parent(s, Battle), s.game.verbs
        options = [verbs.yes, verbs.no]
        if battle.element == ASHORE:
            return Ask(battle.foe, "meet-troops", "DR-A-MIX-01", options, default=verbs.no, hex=battle.space)
        found = tuple(ships(s, battle))
        return Ask(battle.foe, "add-fleets", "DR-A-MIX-02", options, default=verbs.no, hex=battle.space, units=found)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        battle = self.parent(s, Battle)
        if battle.element == ON_LAND:
            found = ships(s, battle)
            battle.joined |= hex_set(found)
            s.emit("fleets-join", units=tuple(found), hex=battle.space)
        s.finish()

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        battle = self.parent(s, Battle)
        if battle.element == ASHORE:
            s.emit("fleets-decline", side=s.name(seat), hex=battle.space)
            battle.go("end")
        s.finish()


@hooks.STANDS(option=SWITCH)
def alone(s: DivineRightState, battle: Battle) -> None:
    """When the troops have retreated, the ships have nobody to help."""
    if battle.element == ON_LAND and not battle.surface(s):
        battle.joined &= ~s.world.fleets
