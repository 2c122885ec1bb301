"""The Eaters of Wisdom (DR-B-EOW): monarch, leader and combat unit in one, and one spell a turn.

What they are by print, `Piece.crowned` and `World.monarch_units` say: the base rules ask that of any monarch. Here are
their spells. Each is an act at its moment of the turn (DR-B-EOW-10); what lasts of it stands in `s.spells`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.elements import defenders
from hexarchy.games.divine_right.combat.phase import CombatPhase, Declaration, why_not_attack
from hexarchy.games.divine_right.combat.relief import shut_in
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.magic.powers import silent, why_no_magic
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.records import Spells
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BRIDGE,
    BRIDGED,
    CASTLE,
    EATERS,
    INTERMEDIATE,
    MIST,
    MOVEMENT_PHASE,
    NOBODY,
    ON_ALL,
    ON_LAND,
    REFLECTOR,
    SHIP,
    VORTEX,
)
from hexarchy.games.divine_right.world import World

SHIP_NAME: Final = "the_sorcerers_ship"
REACH: Final = 2  # of the Reflector (DR-B-EOW-06)
# What keeps a unit from an attack and is nothing to a spell: water between, and the Lepers (DR-B-KIN-05).
NO_BAR: Final = ("DR-B-COM-05", "DR-B-KIN-05")


def eaters(s: DivineRightState) -> int:
    return s.world.monarch_of[EATERS]


def place(s: DivineRightState) -> int:
    """The space they are in, or NOBODY."""
    return max(s.where[eaters(s)], NOBODY)


def ship(s: DivineRightState) -> int:
    return s.world.index[SHIP_NAME]


def cast_now(s: DivineRightState, spell: int) -> bool:
    """Was a spell cast in the player turn that goes on?"""
    return s.spells.cast[spell] == s.turn and s.phasing != NOBODY and s.master[eaters(s)] == s.phasing


# -- casting ----------------------------------------------------------------------------------------------------------


def why_not_cast(s: DivineRightState, seat: int, spell: int) -> list[Reason]:
    """One spell a turn, none in two consecutive turns, Mist and Castle not one after the other (DR-B-EOW-02)."""
    piece, cast = eaters(s), s.spells.cast
    if place(s) == NOBODY or s.master[piece] != seat:
        return [Reason("DR-B-EOW-01", "not-yours", unit=piece)]
    if s.half.leaving >> piece & 1:
        return [Reason("DR-B-DIP-09", "is-leaving", unit=piece)]
    if s.half.fresh >> piece & 1:
        return [Reason("DR-B-DIP-07", "just-activated", unit=piece)]
    if undone := why_no_magic(s, place(s)):
        return undone
    if s.turn in cast:
        return [Reason("DR-B-EOW-02", "spell-cast", turn=s.turn)]
    pair = (MIST, CASTLE) if spell in (MIST, CASTLE) else (spell,)
    if any(cast[one] == s.turn - 1 for one in pair):
        return [Reason("DR-B-EOW-02", "spell-cast", turn=s.turn - 1)]
    return []


def enspell(s: DivineRightState, spell: int, target: int) -> None:
    """The spell is cast, whatever comes of it (DR-B-EOW-10)."""
    cast = tuple(s.turn if one == spell else turn for one, turn in enumerate(s.spells.cast))
    s.spells = s.spells._replace(cast=cast, target=target)


class Spell(hooks.Act):
    """A spell that needs no target but the Eaters' own space."""

    SPELL: ClassVar[int]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        """Spells have their moments (DR-B-EOW-10)."""
        if s.phase != MOVEMENT_PHASE:
            return [Reason("DR-B-EOW-10", "another-moment")]
        return why_not_cast(s, seat, self.SPELL)

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [self.action(s)]

    def action(self, s: DivineRightState) -> Action:
        raise NotImplementedError


@hooks.act
class Bridge(Spell):
    """Their stack treats all terrain as clear and crosses water sides this move (DR-B-EOW-03)."""

    VERB, MOMENT, RULE, SPELL = "raise-bridge", hooks.AMONG_MOVES, "DR-B-EOW-03", BRIDGE

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return super().why(s, seat, target) or party.why_not_move(s, eaters(s))

    def action(self, s: DivineRightState) -> Action:
        return s.game.verbs.raise_bridge

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        enspell(s, BRIDGE, place(s))
        s.emit("bridge-raised", unit=eaters(s), hex=place(s))


@hooks.BONUSES(level=INTERMEDIATE)
def on_the_bridge(s: DivineRightState, piece: int) -> int:
    bridged = piece == eaters(s) and cast_now(s, BRIDGE) and not silent(s, s.where[piece])
    return ON_ALL | BRIDGED if bridged else 0


@hooks.act
class Ship(Spell):
    """In a coastal space: a magic fleet that carries their stack for this turn (DR-B-EOW-08)."""

    VERB, MOMENT, RULE, SPELL = "call-ship", hooks.AMONG_MOVES, "DR-B-EOW-08", SHIP

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        found = super().why(s, seat, target) or party.why_not_move(s, eaters(s))
        if found:
            return found
        coastal = s.world.coast & s.world.sailable & ~s.besieged_spaces
        at = place(s)
        return [] if coastal >> at & 1 and party.is_quay(s, at) else [Reason("DR-B-EOW-08", "no-coast", hex=at)]

    def action(self, s: DivineRightState) -> Action:
        return s.game.verbs.call_ship

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        at, fleet = place(s), ship(s)
        enspell(s, SHIP, at)
        s.master[fleet] = seat
        changes.put(s, fleet, at, inside=s.is_inside(eaters(s)))
        changes.embark(s, eaters(s), fleet)
        changes.half(s, moved=s.half.moved | 1 << eaters(s))
        s.emit("ship-called", unit=fleet, hex=at)


@hooks.BERTHS(level=INTERMEDIATE)
def aboard_the_ship(s: DivineRightState, fleet: int, unit: int) -> bool:
    """It takes their whole stack, in the space it was called to."""
    return fleet == ship(s) and s.where[unit] == s.where[fleet] == s.spells.target


@hooks.PLAYER_TURN_ENDS(level=INTERMEDIATE)
def ship_sails_away(s: DivineRightState) -> None:
    """It is gone at the end of the turn; those still aboard must find other ground, as from any fleet that leaves
    (DR-B-DIP-25)."""
    if s.where[ship(s)] >= 0:
        status.leave(s, 1 << ship(s))


@hooks.act
class Mist(Spell):
    """They and their stack cannot be attacked until their next turn (DR-B-EOW-04)."""

    VERB, MOMENT, RULE, SPELL = "raise-mist", hooks.MOVES_END, "DR-B-EOW-04", MIST

    def action(self, s: DivineRightState) -> Action:
        return s.game.verbs.raise_mist

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        enspell(s, MIST, place(s))
        s.spells = s.spells._replace(mist=True)
        s.emit("mist-raised", unit=eaters(s), hex=place(s))


@hooks.MAY_ATTACK(level=INTERMEDIATE)
def hidden(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """It hides them in the field: sieges and storms of a castle they are in go on. There is none where the Amulet is
    (DR-B-MAG-14)."""
    if silent(s, space) or s.is_inside(eaters(s)):
        return []
    if s.spells.mist and space == place(s) and s.master[unit] != s.master[eaters(s)]:
        return [Reason("DR-B-EOW-04", "hidden-in-mist", hex=space)]
    return []


@hooks.PLAYER_TURN_BEGINS(level=INTERMEDIATE)
def mist_lifts(s: DivineRightState) -> None:
    if s.spells.mist and s.master[eaters(s)] == s.phasing:
        s.spells = s.spells._replace(mist=False)
        s.emit("mist-lifts", unit=eaters(s), hex=place(s))


@hooks.act
class EnchantedCastle(Spell):
    """Their space counts as a castle that doubles defence, until they leave it (DR-B-EOW-07). Being no castle on the
    map it bars nobody's way, and cannot be besieged."""

    VERB, MOMENT, RULE, SPELL = "enchant", hooks.MOVES_END, "DR-B-EOW-07", CASTLE

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        found = super().why(s, seat, target)
        if not found and eaters(s) in s.aboard:
            return [Reason("DR-B-EOW-07", "is-aboard", unit=eaters(s))]
        return found

    def action(self, s: DivineRightState) -> Action:
        return s.game.verbs.enchant

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        enspell(s, CASTLE, place(s))
        s.spells = s.spells._replace(castle=place(s))
        s.emit("castle-enchanted", unit=eaters(s), hex=place(s))


@hooks.DOUBLED(level=INTERMEDIATE)
def behind_enchanted_walls(s: DivineRightState, clash: Clash) -> bool:
    if not clash.space == s.spells.castle == place(s) or silent(s, clash.space):
        return False
    return s.master[clash.defenders[0]] == s.master[eaters(s)] and not s.is_fleet(clash.defenders[0])


@hooks.ENTERS(level=INTERMEDIATE)
def leave_the_castle(s: DivineRightState, seat: int, units: Sequence[int], before: int, space: int) -> None:
    """It vanishes as they leave: wherever they come to, they are not where they cast it any more."""
    if eaters(s) in units and s.spells.castle != NOBODY:
        s.spells = s.spells._replace(castle=NOBODY)


@hooks.LIFTED(level=INTERMEDIATE)
def spells_fall(s: DivineRightState, piece: int, to: int) -> None:
    """What they have cast ends as they leave the map, killed, captured or wounded."""
    if piece == eaters(s):
        s.spells = s.spells._replace(mist=False, castle=NOBODY)


@hooks.LEAVES_ALLIANCE(level=INTERMEDIATE)
def spells_end(s: DivineRightState, kingdom: int, seat: int) -> None:
    """And when they act for nobody any more; what was cast this turn stays cast. A new council has cast nothing."""
    if kingdom == EATERS:
        died = s.where[eaters(s)] < 0
        s.spells = Spells() if died else s.spells._replace(mist=False, castle=NOBODY)
        status.leave(s, hex_set([ship(s)] if s.where[ship(s)] >= 0 else []))


# -- attacks ----------------------------------------------------------------------------------------------------------


class Assault(hooks.Act):
    """A spell in place of a normal attack: on one stack, declared among the attacks."""

    MOMENT = hooks.AMONG_ATTACKS
    SPELL: ClassVar[int]

    def attackers(self, s: DivineRightState, space: int) -> list[int]:
        """Who takes part, if the Eaters can."""
        raise NotImplementedError

    def near(self, s: DivineRightState) -> int:
        """The spaces it reaches."""
        raise NotImplementedError

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if not isinstance(s.frames[-1], CombatPhase):
            return [Reason("DR-B-EOW-10", "another-moment")]
        if found := why_not_cast(s, seat, self.SPELL) or _why_not_fight(s, eaters(s), target):
            return found
        if not self.near(s) >> target & 1:
            return [Reason(self.RULE, "out-of-reach-of-spell", hex=target)]
        if undone := why_no_magic(s, target):
            return undone
        if not defenders(s, target, seat, ON_LAND):
            return [Reason("DR-B-COM-05", "nobody-to-fight", unit=eaters(s), hex=target)]
        if (_phase(s).struck | s.half.struck) >> target & 1:
            return [Reason("DR-B-COM-02", "attacked-already", hex=target)]
        return []

    def targets(self, s: DivineRightState, seat: int) -> list[int]:
        if why_not_cast(s, seat, self.SPELL):
            return []
        return [space for space in hexes_of(self.near(s) & s.foes(seat)) if not self.why(s, seat, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        units = hex_set(self.attackers(s, target))
        enspell(s, self.SPELL, target)
        s.emit("vortex-strikes" if self.SPELL == VORTEX else "reflector-strikes", unit=eaters(s), hex=target)
        s.push(Sorcery(target, 0, ON_LAND, units))


def _phase(s: DivineRightState) -> CombatPhase:
    phase = s.frames[-1]
    assert isinstance(phase, CombatPhase)
    return phase


def _why_not_fight(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """What keeps a unit from any attack, by spell too."""
    if _phase(s).committed() >> unit & 1:
        return [Reason("DR-B-COM-02", "has-attacked", unit=unit)]
    if shut_in(s, unit):
        return [Reason("DR-B-SIE-15", "needs-friends-outside", unit=unit)]
    return [reason for reason in why_not_attack(s, unit, space) if reason.rule not in NO_BAR]


@frame
class Sorcery(Declaration):
    """An attack by a spell is declared: who takes part is not asked."""

    def step(self, s: DivineRightState) -> Asked:
        s.finish(self.units)
        return None


@hooks.act
class Vortex(Assault):
    """On an adjacent stack, at its own strength (DR-B-EOW-05)."""

    VERB, RULE, SPELL = "vortex", "DR-B-EOW-05", VORTEX

    def near(self, s: DivineRightState) -> int:
        return s.world.field.around[place(s)]

    def attackers(self, s: DivineRightState, space: int) -> list[int]:
        return [eaters(s)]

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.vortex[space] for space in self.targets(s, seat)]


@hooks.act
class Reflector(Assault):
    """Their stack attacks one within two spaces (DR-B-EOW-06)."""

    VERB, RULE, SPELL = "reflect", "DR-B-EOW-06", REFLECTOR

    def near(self, s: DivineRightState) -> int:
        return _around(s.world, place(s))

    def attackers(self, s: DivineRightState, space: int) -> list[int]:
        stack = s.own_units(s.master[eaters(s)], place(s))
        return [unit for unit in stack if not s.is_seagoing(unit) and not _why_not_fight(s, unit, space)]

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.reflect[space] for space in self.targets(s, seat)]


@lru_cache(1024)
def _around(world: World, here: int) -> int:
    """The spaces within reach of one."""
    return hex_set(space for space in range(world.grid.size) if 0 < world.grid.distance(here, space) <= REACH)


def _struck(s: DivineRightState, clash: Clash, spell: int) -> bool:
    """Is this the attack that a spell makes?"""
    return cast_now(s, spell) and clash.space == s.spells.target and eaters(s) in clash.attackers


@hooks.STRENGTH(level=INTERMEDIATE)
def as_strong_as_they(s: DivineRightState, unit: int, clash: Clash) -> int | None:
    """The Vortex meets a stack at its own strength: nobody has odds (DR-B-EOW-05)."""
    return matched(s, unit, clash) if unit == eaters(s) and _struck(s, clash, VORTEX) else None


def matched(s: DivineRightState, unit: int, clash: Clash) -> int:
    """The strength of the other side, as it counts. Two who each match the other count nothing for one another."""
    other = clash.side(defending=unit in clash.attackers)
    found = sum(strength.unit_strength(s, foe, clash) for foe in other if not _matches(s, foe, clash))
    return found * (strength.defence(s, clash) if unit in clash.attackers else 1)


def _matches(s: DivineRightState, unit: int, clash: Clash) -> bool:
    names = s.world.names
    return names[unit] == "the_colossus" or (unit == eaters(s) and _struck(s, clash, VORTEX))


@hooks.LOSSES(level=INTERMEDIATE)
def unharmed(s: DivineRightState, clash: Clash, lost: tuple[int, int]) -> tuple[int, int]:
    """Who attack by a spell lose nothing (DR-B-EOW-05, DR-B-EOW-06)."""
    return (0, lost[1]) if _struck(s, clash, VORTEX) or _struck(s, clash, REFLECTOR) else lost
