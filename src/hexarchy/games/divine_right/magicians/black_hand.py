"""The Black Hand (DR-B-BLH): the Guardian of his tower, the creatures he raises, and his powers in combat.

What lasts of them stands in `s.necromancy`. His creatures are pieces of his kingdom; those that are not on the map lie
at home, but for the Guardian, who once destroyed is gone for good.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, hooks, stacking, status
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.magicians.battlefields import ancient, recent
from hexarchy.games.divine_right.magicians.eaters import matched
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BLACK_HAND,
    COMBAT_PHASE,
    CONFUSED,
    GONE,
    HOME,
    INTERMEDIATE,
    MOVEMENT_PHASE,
    NEVER,
    NOBODY,
)
from hexarchy.games.divine_right.world import World

GUARDIAN: Final = "the_guardian"
WALKING_DEAD: Final = "the_walking_dead"
COLOSSUS: Final = "the_colossus"
GHOST_FLEET: Final = "the_ghost_fleet"
UNDEAD: Final = "the_undead_"
TETHER: Final = 5  # spaces from its field the Colossus goes (DR-B-BLH-06)
# Kinds of raisings: one of each a turn (DR-B-BLH-12).
DEAD_RISE, UNDEAD_RISE, COLOSSUS_RISES, FLEET_RISES = range(4)


def necromancer(s: DivineRightState) -> int:
    return s.world.monarch_of[BLACK_HAND]


def place(s: DivineRightState) -> int:
    """The space he is in, or NOBODY."""
    return max(s.where[necromancer(s)], NOBODY)


def tower(s: DivineRightState) -> int:
    return s.world.royal_seats[BLACK_HAND]


@cache
def undead(world: World) -> tuple[int, ...]:
    return tuple(number for number, name in enumerate(world.names) if name.startswith(UNDEAD))


@cache
def unliving(world: World) -> int:
    """The Dead, the Undead and the Colossus: the living do not stand with them (DR-B-BLH-11)."""
    return hex_set([world.index[WALKING_DEAD], world.index[COLOSSUS], *undead(world)])


def why_not_act(s: DivineRightState, seat: int) -> list[Reason]:
    """He must be on the map, and act for the player."""
    piece = necromancer(s)
    if place(s) == NOBODY or s.master[piece] != seat:
        return [Reason("DR-B-BLH-01", "not-yours", unit=piece)]
    if s.half.leaving >> piece & 1:
        return [Reason("DR-B-DIP-09", "is-leaving", unit=piece)]
    if s.half.fresh >> piece & 1:
        return [Reason("DR-B-DIP-07", "just-activated", unit=piece)]
    if hooks.helpless(s, piece):
        return [Reason("DR-A-TOD-01", "sleeps", unit=piece)]
    return powers.why_no_magic(s, place(s))


# -- the Guardian (DR-B-BLH-02) ---------------------------------------------------------------------------------------


def guarded(s: DivineRightState) -> bool:
    """Does the Guardian stand? Not without a Black Hand, nor once it is destroyed."""
    return s.where[s.world.index[GUARDIAN]] != GONE and s.kingdoms[BLACK_HAND].status != CONFUSED


@hooks.SIEGE_BARS(level=INTERMEDIATE)
def not_past_the_guardian(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> list[Reason]:
    """Where the Amulet is the Guardian bars nobody's way (DR-B-MAG-14)."""
    if s.world.castles[castle].space == tower(s) and guarded(s) and not powers.dispelled(s, tower(s)):
        return [Reason("DR-B-BLH-02", "guardian-stands", castle=castle)]
    return []


@hooks.MAY_MOVE(level=INTERMEDIATE)
@hooks.about(lambda s: 1 << s.world.index[GUARDIAN])
def stays_in_the_tower(s: DivineRightState, piece: int) -> list[Reason]:
    return [Reason("DR-B-BLH-02", "stays-in-zards", unit=piece)] if s.world.names[piece] == GUARDIAN else []


@hooks.MAY_ATTACK(level=INTERMEDIATE)
def attacks_nobody(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    return [Reason("DR-B-BLH-02", "stays-in-zards", unit=unit)] if s.world.names[unit] == GUARDIAN else []


@hooks.act
class Exorcism(hooks.Act):
    """An enemy magical hero next to Zards: the higher die destroys the Guardian. Each tries once a turn."""

    VERB, MOMENT, RULE = "exorcise", hooks.COMBAT_STARTS, "DR-B-BLH-02"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        near = s.world.field.around[tower(s)]
        heroes = [hero for space in hexes_of(near) for hero in s.mortals(space) if s.master[hero] == seat]
        return [s.game.verbs.exorcise[hero] for hero in heroes if not self.why(s, seat, hero)]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        at = s.where[target]
        if s.phase != COMBAT_PHASE:
            return [Reason("DR-B-BLH-02", "another-moment")]
        if at < 0 or s.master[target] != seat:
            return [Reason("DR-B-BLH-02", "not-yours", unit=target)]
        if not guarded(s) or s.kingdoms[BLACK_HAND].seat == seat:
            return [Reason("DR-B-BLH-02", "no-guardian-to-exorcise")]
        magical = powers.magical(s, target) and target in s.mortals(at)
        if not magical or not s.world.field.around[tower(s)] >> at & 1:
            return [Reason("DR-B-BLH-02", "no-exorcist", unit=target)]
        if undone := powers.why_no_magic(s, at):
            return undone
        if (s.half.leaving | s.half.fresh) >> target & 1:
            return [Reason("DR-B-DIP-07", "just-activated", unit=target)]
        if s.necromancy.exorcists >> target & 1:
            return [Reason("DR-B-BLH-02", "exorcised-already", unit=target)]
        return []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.necromancy = s.necromancy._replace(exorcists=s.necromancy.exorcists | 1 << target)
        guardian, at = s.world.index[GUARDIAN], tower(s)
        (own,) = s.roll(1, 6, "DR-B-BLH-02", hero=target, hex=at)
        (theirs,) = s.roll(1, 6, "DR-B-BLH-02", hero=guardian, hex=at)
        if own > theirs:
            changes.lift(s, guardian, GONE)
            changes.command(s, guardian, NOBODY)
            s.emit("guardian-destroyed", unit=guardian, hex=at)
        else:
            s.emit("guardian-holds", unit=guardian, hex=at)


# -- raisings (DR-B-BLH-03, -05, -06, -07, -12) -----------------------------------------------------------------------


class Raising(hooks.Act):
    """At the end of the Movement Phase, one of each kind a turn."""

    MOMENT = hooks.MOVES_END
    KIND: ClassVar[int]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return [Reason("DR-B-BLH-12", "another-moment")]
        if found := why_not_act(s, seat):
            return found
        if s.necromancy.raised >> self.KIND & 1:
            return [Reason("DR-B-BLH-12", "raised-already")]
        if self.creature(s) == NOBODY:
            return [Reason(self.RULE, "walks-already")]
        space = target if target != NOBODY else place(s)
        return powers.why_no_magic(s, space) or self.why_not_here(s, seat, space)

    def creature(self, s: DivineRightState) -> int:
        """The counter that is raised, or NOBODY."""
        return NOBODY

    def why_not_here(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        raise NotImplementedError

    def raise_in(self, s: DivineRightState, seat: int, space: int) -> None:
        piece = self.creature(s)
        s.necromancy = s.necromancy._replace(raised=s.necromancy.raised | 1 << self.KIND)
        s.master[piece] = seat
        changes.put(s, piece, space, inside=s.is_inside(necromancer(s)) if space == place(s) else None)
        s.emit("raised", unit=piece, hex=space)
        entering.units_enter(s, seat, [piece], NOBODY, space)
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        self.raise_in(s, seat, place(s))


def _at_home(s: DivineRightState, name: str) -> int:
    piece = s.world.index[name]
    return piece if s.where[piece] == HOME else NOBODY


def _among_enemies(s: DivineRightState, seat: int, pieces: Sequence[int], space: int) -> list[Reason]:
    if s.foes(seat) >> space & 1:
        return [Reason("DR-B-MOV-05", "enemies-there", hex=space)]
    return stacking.why_not(s, pieces, space) if pieces else []


@hooks.act
class RaiseDead(Raising):
    """The Walking Dead, if lost, are remade at Zards or on a recent battlefield (DR-B-BLH-03)."""

    VERB, RULE, KIND = "raise-dead", "DR-B-BLH-03", DEAD_RISE

    def creature(self, s: DivineRightState) -> int:
        return _at_home(s, WALKING_DEAD)

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        spaces = sorted({tower(s), *s.necromancy.fields})
        return [s.game.verbs.raise_dead[space] for space in spaces if not self.why(s, seat, space)]

    def why_not_here(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if space != tower(s) and not recent(s, space):
            return [Reason("DR-B-BLH-03", "no-battlefield", hex=space)]
        castle = s.castle_in(space)
        if castle >= 0 and (s.besieged(space) or s.castle_owner(castle) != seat):
            return [Reason("DR-B-SIE-13", "castle-closed", hex=space)]
        return _among_enemies(s, seat, [s.world.index[WALKING_DEAD]], space)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        self.raise_in(s, seat, target)


@hooks.act
class RaiseUndead(Raising):
    """On an ancient battlefield (DR-B-BLH-05)."""

    VERB, RULE, KIND = "raise-undead", "DR-B-BLH-05", UNDEAD_RISE

    def creature(self, s: DivineRightState) -> int:
        return next((piece for piece in undead(s.world) if s.where[piece] == HOME), NOBODY)

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.raise_undead]

    def why_not_here(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if not ancient(s, space):
            return [Reason("DR-B-BLH-05", "no-battlefield", hex=space)]
        return _among_enemies(s, seat, [self.creature(s)], space)


@hooks.act
class RaiseColossus(Raising):
    """On a recent battlefield (DR-B-BLH-06)."""

    VERB, RULE, KIND = "raise-colossus", "DR-B-BLH-06", COLOSSUS_RISES

    def creature(self, s: DivineRightState) -> int:
        return _at_home(s, COLOSSUS)

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.raise_colossus]

    def why_not_here(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if not recent(s, space):
            return [Reason("DR-B-BLH-06", "no-battlefield", hex=space)]
        return _among_enemies(s, seat, [], space) or _company(s, [self.creature(s)], space)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.necromancy = s.necromancy._replace(colossus=place(s))
        self.raise_in(s, seat, place(s))


@hooks.act
class RaiseFleet(Raising):
    """On a coastal space (DR-B-BLH-07)."""

    VERB, RULE, KIND = "raise-fleet", "DR-B-BLH-07", FLEET_RISES

    def creature(self, s: DivineRightState) -> int:
        return _at_home(s, GHOST_FLEET)

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.raise_fleet]

    def why_not_here(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        coastal = s.world.coast & s.world.sailable & ~s.besieged_spaces
        if not coastal >> space & 1:
            return [Reason("DR-B-BLH-07", "no-coast", hex=space)]
        return _among_enemies(s, seat, [], space)


@hooks.STRENGTH(level=INTERMEDIATE)
def as_strong_as_its_enemy(s: DivineRightState, unit: int, clash: Clash) -> int | None:
    """The Colossus (DR-B-BLH-06)."""
    return matched(s, unit, clash) if s.world.names[unit] == COLOSSUS else None


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: unliving(s.world))
def tethered(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """The Colossus stays within five spaces of its field (DR-B-BLH-06)."""
    colossus, field = s.world.index[COLOSSUS], s.necromancy.colossus
    if colossus in pieces and s.world.grid.distance(field, space) > TETHER:
        return [Reason("DR-B-BLH-06", "too-far-from-its-field", unit=colossus, hex=space)]
    return []


@hooks.CLOSED(level=INTERMEDIATE)
def not_beyond(s: DivineRightState, members: Sequence[int]) -> int:
    """Nor does it go there on its way; and the living do not leave the Tower with the Dead (DR-B-BLH-11)."""
    dead = hex_set(members) & unliving(s.world)
    if not dead:
        return 0
    if not s.is_fleet(members[0]) and _mixed(s, hex_set(members)):
        return s.world.field.all & ~(1 << tower(s))
    return _beyond(s.world, s.necromancy.colossus) if s.world.index[COLOSSUS] in members else 0


@cache
def _beyond(world: World, field: int) -> int:
    """The spaces out of the Colossus' reach."""
    return hex_set(space for space in range(world.grid.size) if world.grid.distance(field, space) > TETHER)


def _mixed(s: DivineRightState, units: int) -> bool:
    """Are living units without magic among the Dead?"""
    ashore = units & s.world.units & ~s.world.fleets
    dead = ashore & unliving(s.world)
    return bool(dead) and any(not s.world.pieces[unit].magical for unit in hexes_of(ashore & ~dead))


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: unliving(s.world))
def _company(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Living non-magical units do not stand with the Dead, but inside the Tower (DR-B-BLH-11). Those aboard ships are
    not with those ashore."""
    in_the_tower = space == tower(s) and s.castle_in(space) >= 0
    if in_the_tower or (pieces and s.is_fleet(pieces[0])):
        return []
    ashore = hex_set([*pieces, *(unit for unit in s.units(space) if unit not in s.aboard)])
    if _mixed(s, ashore):
        dead = next(iter(hexes_of(ashore & unliving(s.world))))
        return [Reason("DR-B-BLH-11", "not-with-the-dead", unit=dead, hex=space)]
    return []


@hooks.RESTS(level=INTERMEDIATE)
def lies_again(s: DivineRightState, piece: int) -> int | None:
    """Creatures that are lost may be raised again, but for the Guardian; what others have summoned goes home too."""
    if not any(piece in creatures for creatures in s.world.creatures_of):
        return None
    return GONE if s.world.names[piece] == GUARDIAN else HOME


@hooks.PLAYER_TURN_BEGINS(level=INTERMEDIATE)
def new_powers(s: DivineRightState) -> None:
    s.necromancy = s.necromancy._replace(raised=0, exorcists=0, target=NOBODY)


@hooks.PLAYER_TURN_ENDS(level=INTERMEDIATE)
def vanish(s: DivineRightState) -> None:
    """The Undead who are not with him (DR-B-BLH-05), the Ghost Fleet if he is neither aboard nor beside it
    (DR-B-BLH-07)."""
    here, fleet = place(s), s.world.index[GHOST_FLEET]
    going = [piece for piece in undead(s.world) if s.where[piece] >= 0 and s.where[piece] != here]
    at = s.where[fleet]
    if at >= 0 and (here == NOBODY or s.world.grid.distance(here, at) > 1):
        going.append(fleet)
    status.leave(s, hex_set(going))


@hooks.LEAVES_ALLIANCE(level=INTERMEDIATE)
def removed_with_him(s: DivineRightState, kingdom: int, seat: int) -> None:
    """His creatures go when he dies or deactivates (DR-B-BLH-12)."""
    if kingdom == BLACK_HAND:
        creatures = s.world.creatures_of[BLACK_HAND]
        status.leave(s, hex_set(piece for piece in creatures if s.where[piece] >= 0))
        if s.kingdoms[kingdom].status == CONFUSED:  # another Black Hand has used nothing yet
            s.necromancy = s.necromancy._replace(souls=NEVER, wings=NEVER)


# -- his own move and powers (DR-B-BLH-08, -09, -10) ------------------------------------------------------------------


@hooks.act
class Teleport(hooks.Act):
    """Instead of moving he vanishes from any space and appears alone in the Tower of Zards."""

    VERB, MOMENT, RULE = "teleport", hooks.AMONG_MOVES, "DR-B-BLH-08"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if self.why(s, seat, NOBODY) else [s.game.verbs.teleport]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return [Reason("DR-B-BLH-12", "another-moment")]
        if found := why_not_act(s, seat):
            return found
        if s.half.moved >> necromancer(s) & 1:
            return [Reason("DR-B-MOV-01", "has-moved", unit=necromancer(s))]
        carrier = s.aboard.get(necromancer(s), NOBODY)
        if carrier != NOBODY and s.half.moved >> carrier & 1:
            return [Reason("DR-B-FLT-04", "has-moved", unit=carrier)]
        if place(s) == tower(s) or s.foes(seat) >> tower(s) & 1:
            return [Reason("DR-B-BLH-08", "no-way-to-zards", hex=tower(s))]
        return powers.why_no_magic(s, tower(s))

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        piece, before = necromancer(s), place(s)
        changes.disembark(s, piece)
        changes.shift(s, piece, tower(s))
        changes.half(s, moved=s.half.moved | 1 << piece)
        s.emit("teleports", hero=piece, **{"from": before}, to=tower(s))
        fallout.settle(s)


class Power(hooks.Act):
    """At the start of his Combat Phase, not in consecutive turns."""

    MOMENT = hooks.COMBAT_STARTS

    def used(self, s: DivineRightState) -> int:
        """The game turn it was used in last."""
        raise NotImplementedError

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != COMBAT_PHASE:
            return [Reason("DR-B-BLH-12", "another-moment")]
        if found := why_not_act(s, seat):
            return found
        if self.used(s) >= s.turn - 1:
            return [Reason(self.RULE, "power-used", turn=self.used(s))]
        return []


@hooks.act
class Wings(Power):
    """Wings of Darkness: +1 to attacks on one adjacent stack (DR-B-BLH-10)."""

    VERB, RULE = "wings", "DR-B-BLH-10"

    def used(self, s: DivineRightState) -> int:
        return s.necromancy.wings

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if Power.why(self, s, seat, NOBODY):
            return []
        near = s.world.field.around[place(s)] & s.foes(seat) & ~powers.spaces_without_magic(s)
        return [s.game.verbs.wings[space] for space in hexes_of(near)]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        found = super().why(s, seat, target) or powers.why_no_magic(s, target)
        return found or [Reason("DR-B-BLH-10", "no-enemies-beside", hex=target)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.necromancy = s.necromancy._replace(wings=s.turn, target=target)
        s.emit("wings", hero=necromancer(s), hex=target)


@hooks.COMBAT_MODIFIERS(level=INTERMEDIATE)
def under_the_wings(s: DivineRightState, clash: Clash, defending: bool) -> list[hooks.Modifier]:
    struck = not defending and clash.space == s.necromancy.target and s.master[clash.attackers[0]] == s.phasing
    return [("DR-B-BLH-10", 1)] if struck else []


@hooks.STRIKES_LEPERS(level=INTERMEDIATE)
def fears_no_lepers(s: DivineRightState, unit: int) -> bool:
    """DR-B-KIN-05."""
    return s.kingdom_of(unit) == BLACK_HAND
