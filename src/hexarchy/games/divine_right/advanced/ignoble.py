"""Ignoble mercenaries (DR-A-IGN): common mercenaries without a leader or better troops beside them."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes, events, fallout, hooks, losses, stacking
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.elements import may_cross
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MERCENARY, NOBODY, REGULAR, SPECIAL

HOPELESS = 3  # to 1 (DR-A-IGN-02)


def is_common(s: DivineRightState, unit: int) -> bool:
    return s.world.pieces[unit].of == MERCENARY and unit < s.world.first_hero


def comrades(s: DivineRightState, unit: int) -> list[int]:
    """Who stands with a unit on its side of the walls, and stays with its player."""
    near = s.own(s.master[unit], s.where[unit])
    return [one for one in near if s.is_inside(one) == s.is_inside(unit) and not s.half.leaving >> one & 1]


def is_led(s: DivineRightState, unit: int) -> bool:
    heroes, monarchs = s.world.first_hero, s.world.monarch_units
    near = [one for one in comrades(s, unit) if one >= heroes or monarchs >> one & 1]
    return any(strength.leads(s, hero, unit) for hero in near)


def is_supported(s: DivineRightState, unit: int) -> bool:
    """With a regular or a special mercenary unit: creatures of a Magician are neither."""
    near = [s.world.pieces[one] for one in comrades(s, unit) if one < s.world.first_hero]
    return any(one.of == REGULAR or (one.of == SPECIAL and one.kingdom == NOBODY) for one in near)


@hooks.MAY_ATTACK(option="ignoble_mercenaries")
def reluctant(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """They do not attack by themselves (DR-A-IGN-01)."""
    if not is_common(s, unit) or is_led(s, unit) or is_supported(s, unit):
        return []
    return [Reason("DR-A-IGN-01", "mercenaries-alone", unit=unit)]


# -- they change sides ------------------------------------------------------------------------------------------------


@hooks.BATTLE_BEGINS(option="ignoble_mercenaries")
def offer(s: DivineRightState, battle: Battle) -> None:
    """Attacked at 3:1 or more they offer to join the attacker (DR-A-IGN-02)."""
    found = battle.defenders(s)
    forsaken = all(is_common(s, unit) and not is_led(s, unit) and not is_supported(s, unit) for unit in found)
    if not forsaken or s.castle_in(battle.space) >= 0:
        return
    combat = strength.combat(s, battle.attackers(s), found, battle.space, (NOBODY, NOBODY), battle.element)
    if combat.attacker.strength >= HOPELESS * combat.defender.strength and welcome(s, battle):
        s.push(Defection())


def welcome(s: DivineRightState, battle: Battle) -> list[int]:
    """The spaces of attackers into which they could all go."""
    if not events.may_hire(s, s.phasing):
        return []
    found = battle.defenders(s)
    closed = s.foes(s.phasing) | s.world.isle | s.world.temple
    spaces = {s.where[unit] for unit in battle.attackers(s)}
    return [
        space
        for space in sorted(spaces)
        if not closed >> space & 1
        and all(may_cross(s, unit, battle.space, space) for unit in found)
        and stacking.fits(s, found, space)
    ]


@frame
class Defection(Procedure):
    """The attacker says which stack they join, or that the attack goes on."""

    def step(self, s: DivineRightState) -> Asked:
        battle, verbs = self.parent(s, Battle), s.game.verbs
        if battle.STAGES[battle.stage] == "end":  # it was called off
            s.finish()
            return None
        options = [*(verbs.place[space] for space in welcome(s, battle)), verbs.no]
        found = tuple(battle.defenders(s))
        return Ask(s.phasing, "defection", "DR-A-IGN-02", options, default=options[0], hex=battle.space, units=found)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        """A ship brings the mercenaries aboard it; others must find their way (DR-B-DIP-25)."""
        battle = self.parent(s, Battle)
        found = battle.defenders(s)
        s.emit("defects", units=tuple(found), side=s.name(seat), **{"from": battle.space}, to=space)
        for unit in found:
            for load in s.cargo(unit):
                if load < s.world.first_hero and is_common(s, load):
                    changes.command(s, load, seat)
                else:
                    changes.disembark(s, load)
                    fallout.later(s, fallout.DISPLACED, load, s.where[load])
            changes.command(s, unit, seat)
            changes.shift(s, unit, space)
        battle.go("end")
        s.finish()

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- they go with those who hired them --------------------------------------------------------------------------------


@hooks.LEAVES_ALLIANCE(option="ignoble_mercenaries")
def lapses(s: DivineRightState, kingdom: int, seat: int) -> None:
    changes.half(s, lapsed=(*s.half.lapsed, (kingdom, seat)))


@hooks.FAREWELL(option="ignoble_mercenaries")
def disperse(s: DivineRightState) -> None:
    """Mercenaries all of whose companions leave, and those in the land of a kingdom that has left their player, but
    under a leader among regulars who stay (DR-A-IGN-03)."""
    common = [unit for seat in s.in_game for unit in s.pieces_of(seat) if is_common(s, unit)]
    doomed = [unit for unit in common if _deserted(s, unit) or _stranded(s, unit)]
    for unit in doomed:
        if s.where[unit] >= 0:  # it went down with a ship
            losses.eliminate(s, unit)


def _deserted(s: DivineRightState, unit: int) -> bool:
    near = s.own_units(s.master[unit], s.where[unit])
    others = hex_set(one for one in near if not is_common(s, one))
    return bool(others) and not others & ~s.half.leaving


def _stranded(s: DivineRightState, unit: int) -> bool:
    land = s.land_of[s.where[unit]]
    if (land, s.master[unit]) not in s.half.lapsed or s.kingdoms[land].seat == s.master[unit]:
        return False
    regulars = [one for one in comrades(s, unit) if one < s.world.first_hero and s.world.pieces[one].of == REGULAR]
    return not regulars or not is_led(s, unit)
