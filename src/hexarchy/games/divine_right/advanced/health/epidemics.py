"""How an Epidemic breaks out, rages and spreads (DR-A-EPI-01, -02, -04, -05, -08, -09, -11, -18, -19)."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fate, hooks, losses, openings
from hexarchy.games.divine_right.advanced.health.sickness import (
    EPIDEMICS,
    SICKNESSES,
    afflict,
    besieging,
    cure,
    healer,
    in_walls,
    is_sick,
    patients,
    size,
    susceptible,
)
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.events import EPIDEMIC
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.mercenaries.named import NONNUS
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BARBARIAN

# The Epidemic Effects Table (DR-T-A-EPIDEMIC): up to 3 it ends, 4 strikes a hero, 5 and 6 take a unit and two.
ENDS, HERO, MOST = 3, 4, 6
CROWD, FEW = 12, 6  # units: more than, fewer than (DR-T-A-EPIDEMIC-MOD)
CAUGHT_IN_BATTLE, CAUGHT_IN_A_CASTLE = 1, 2  # and less (DR-A-EPI-18)

# -- the outbreak -----------------------------------------------------------------------------------------------------


@hooks.EVENT(option=EPIDEMICS)
def breaks_out(s: DivineRightState, number: int) -> bool:
    """In the largest stack that is still healthy; of equal ones in a castle's, else at random (DR-A-EPI-01, -09)."""
    if number != EPIDEMIC:
        return False
    seat = s.phasing
    spaces = [
        space
        for space in hexes_of(s.spaces_of(s.army[seat] & s.world.units))
        if patients(s, seat, space) and not any(is_sick(s, unit) for unit in s.own_units(seat, space))
    ]
    if spaces:
        ranks = {space: (size(s, seat, 1 << space), in_walls(s, seat, space)) for space in spaces}
        largest = [space for space in spaces if ranks[space] == max(ranks.values())]
        (space,) = s.draw(1, largest, "DR-A-EPI-01") if len(largest) > 1 else largest
        strike(s, seat, patients(s, seat, space))
    return True


def strike(s: DivineRightState, seat: int, units: Sequence[int]) -> None:
    """Units are marked, and one is lost at once unless there is help (DR-A-EPI-02, DR-A-EPI-07)."""
    afflict(s, units)
    if not healer(s, seat, s.spaces_of(hex_set(units))):
        s.push(Losses(seat, hex_set(units), 1))


@frame
class Losses(Procedure):
    """The owner of a stack says whom an Epidemic takes; two Barbarians count as one unit (DR-A-EPI-11, DR-DEC-24)."""

    seat: int
    units: int
    due: int
    one_more: bool = False  # of the Barbarians: one is dead already

    def step(self, s: DivineRightState) -> Asked:
        options = self._options(s)
        if not options or not (self.due or self.one_more):
            s.finish()
            settle(s)
            return None
        if len(options) == 1:
            self.do_lose(s, self.seat, options[0])
            return None
        lose = s.game.verbs.lose
        cheap = lose[losses.cheapest(s, options)]
        hex_ = s.where[options[0]]
        return Ask(
            self.seat,
            "epidemic-loss",
            "DR-A-EPI-11" if self.one_more else "DR-A-EPI-05",
            [lose[unit] for unit in options],
            default=cheap,
            hex=hex_,
            number=max(self.due, 1),
        )

    def _options(self, s: DivineRightState) -> list[int]:
        """A single Barbarian counts only where there is nobody else."""
        units = [u for u in hexes_of(self.units) if s.where[u] >= 0 and s.master[u] == self.seat and susceptible(s, u)]
        wild = [unit for unit in units if s.world.pieces[unit].of == BARBARIAN]
        if self.one_more:
            return wild
        return units if len(wild) != 1 or len(units) == 1 else [unit for unit in units if unit not in wild]

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit)
        if self.one_more:
            self.one_more = False
        else:
            self.due -= 1
            self.one_more = s.world.pieces[unit].of == BARBARIAN


# -- turn by turn -----------------------------------------------------------------------------------------------------


@hooks.EVENTS_OPEN(option=SICKNESSES)
def rages_on(s: DivineRightState) -> None:
    """A roll for each afflicted stack of the phasing player (DR-A-EPI-05)."""
    if found := stacks(s, s.phasing):
        s.push(Sickbeds(s.phasing, tuple(found)))


def stacks(s: DivineRightState, seat: int) -> list[int]:
    """Afflicted units by stacks, as sets. Besiegers struck by the Black Plague are one: the siege is their space."""
    sick = s.health.afflicted & s.army[seat]
    plagued = sick & besieging(s)
    found = [plagued] if plagued else []
    return found + [
        hex_set(s.own_units(seat, space)) & sick & ~plagued for space in hexes_of(s.spaces_of(sick & ~plagued))
    ]


def modifiers(s: DivineRightState, seat: int, spaces: int) -> list[hooks.Modifier]:
    """DR-A-EPI-08, DR-T-A-EPIDEMIC-MOD."""
    number = size(s, seat, spaces)
    crammed = any(in_walls(s, seat, space) for space in hexes_of(spaces))
    found = crammed + (number > CROWD) - (number < FEW) - healer(s, seat, spaces, NONNUS)
    more = [entry for add in openings.SICKNESS.of(s) for entry in add(s, seat, spaces)]
    return [*([("DR-A-EPI-08", found)] if found else []), *more]


@frame
class Sickbeds(Procedure):
    """Stack after stack."""

    seat: int
    left: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        if not self.left:
            s.finish()
            return None
        units, self.left = self.left[0] & s.health.afflicted & s.army[self.seat], self.left[1:]
        if units and not protected(s, units):
            self._roll(s, units)
        return None

    def _roll(self, s: DivineRightState, units: int) -> None:
        spaces = s.spaces_of(units)
        more = modifiers(s, self.seat, spaces)
        space = next(iter(hexes_of(spaces)))
        (die,) = s.roll(1, 6, "DR-A-EPI-05", side=s.name(self.seat), hex=space, modifiers=tuple(more))
        result = min(die + sum(amount for _, amount in more), MOST)
        if result <= ENDS:
            if not units & besieging(s):  # DR-A-BLP-06
                cure(s, units)
        elif result == HERO:
            _strike_hero(s, self.seat, units, spaces)
        elif not healer(s, self.seat, spaces):
            s.push(Losses(self.seat, units, result - HERO))


def protected(s: DivineRightState, units: int) -> bool:
    """Does the Amulet of Dispel undo the Black Plague where some units are (DR-A-BLP-10)?"""
    plagued = units & s.health.plagued
    return any(powers.silent(s, space) for space in hexes_of(s.spaces_of(plagued)))


def _strike_hero(s: DivineRightState, seat: int, units: int, spaces: int) -> None:
    """One at random (DR-A-EPI-14)."""
    there = [hero for space in hexes_of(spaces) for hero in s.heroes(space)]
    heroes = [hero for hero in there if s.master[hero] == seat and susceptible(s, hero)]
    if not heroes:
        return
    (hero,) = s.draw(1, heroes, "DR-A-EPI-14")
    if not (units & s.health.plagued and hooks.PLAGUE_STRIKES.any(s, hero)):
        fate.wound(s, hero)
    settle(s)


# -- contagion --------------------------------------------------------------------------------------------------------


@hooks.PASSES(option=SICKNESSES)
def come_past(s: DivineRightState, members: Sequence[int], way: Sequence[int]) -> None:
    """Units that enter an afflicted stack of their own side, or pass through it (DR-A-EPI-04)."""
    sick = s.spaces_of(s.health.afflicted & s.army[s.phasing] & ~hex_set(members))
    if sick & hex_set(way):
        below = [unit for unit in members if unit < s.world.first_hero and not s.airborne >> unit & 1]
        changes.half(s, exposed=s.half.exposed | hex_set(unit for unit in below if susceptible(s, unit)))


@hooks.MOVES_CLOSED(option=SICKNESSES)
def spreads(s: DivineRightState) -> None:
    """They are marked at the end of movement, with all who stand among the sick."""
    seat = s.phasing
    sick = s.health.afflicted & s.army[seat]
    afflict(s, hexes_of(s.half.exposed))
    for space in hexes_of(s.spaces_of(sick)):
        found = hex_set(patients(s, seat, space))
        afflict(s, hexes_of(found))
        if found & s.health.plagued:
            changes.health(s, plagued=s.health.plagued | found)


@hooks.DECIDED(option=SICKNESSES)
def caught_in_battle(s: DivineRightState, clash: Clash, lost: tuple[int, int]) -> None:
    """Who has fought sick enemies may catch it (DR-A-EPI-18)."""
    able = [unit for unit in clash.attackers if susceptible(s, unit)]
    if able and any(is_sick(s, unit) for unit in clash.defenders):
        _catch(s, able, CAUGHT_IN_BATTLE, clash.space)


def _catch(s: DivineRightState, units: Sequence[int], most: int, space: int) -> None:
    if s.check(1, 6, "DR-A-EPI-18", ("at-most", most), side=s.name(s.master[units[0]]), hex=space):
        afflict(s, units)


@hooks.BREACHED(option=SICKNESSES)
def looks_inside(s: DivineRightState, castle: int, seat: int) -> None:
    """The Black Plague does not spread (DR-A-BLP-02)."""
    space = s.world.castles[castle].space
    garrison = hex_set(unit for unit in s.units(space) if s.is_inside(unit))
    if garrison & s.health.afflicted & ~s.health.plagued:
        changes.half(s, tainted=s.half.tainted | 1 << castle)


@hooks.FALLEN(option=SICKNESSES)
def caught_in_a_castle(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> None:
    able = [unit for unit in units if s.where[unit] >= 0 and susceptible(s, unit)]
    if able and s.half.tainted >> castle & 1:
        _catch(s, able, CAUGHT_IN_A_CASTLE, s.world.castles[castle].space)
