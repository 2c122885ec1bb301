"""Flying units (DR-B-FLY): over everything for a point a space, at home in the air or landing at the end of each move.

Whom they attack, and who attacks them, stands in combat/elements.py. The Ghost Riders (DR-B-SMU-15) frighten those they
attack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, hooks, losses
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.retreat import needed, open_spaces
from hexarchy.games.divine_right.magic.powers import dispelled
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.modes import Barriers, Mode
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BY_AIR, INTERMEDIATE, NOBODY

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

GHOSTS: Final = "ghost_riders"


def hostile_sky(s: DivineRightState, seat: int) -> int:
    """Spaces with flying combat units of other seats in the air: closed to flyers (DR-B-FLY-01)."""
    return s.spaces_of(s.airborne & s.world.units & ~s.army[seat])


def landable(s: DivineRightState, members: Sequence[int]) -> int:
    """Where those come down who must: on land or on a friendly fleet, not on enemies nor in castles that are closed to
    them (DR-B-FLY-02)."""
    seat, world = s.master[members[0]], s.world
    closed = s.foes(seat) | s.strange_castles(seat) | s.besieged_spaces | world.temple
    closed |= party.isle_shut(s, members)
    if party.heroes_only(s, members):
        closed |= party.refusing(s, members)
    ships = s.spaces_of(s.army[seat] & world.fleets) & ~world.land
    decks = hex_set(space for space in hexes_of(ships) if deck(s, members, space) is not None)
    return (world.land | decks) & ~closed


def deck(s: DivineRightState, members: Sequence[int], space: int) -> dict[int, int] | None:
    """The fleets on open water on which members of a party would come down; None: there is no room."""
    heroes = s.world.first_hero
    fleets = [unit for unit in s.own_units(s.master[members[0]], space) if s.is_fleet(unit)]
    empty = [fleet for fleet in fleets if all(load >= heroes for load in s.cargo(fleet))]
    found: dict[int, int] = {}
    for piece in members:
        free = fleets if piece >= heroes else [fleet for fleet in empty if fleet not in found.values()]
        if not free:
            return None
        found[piece] = free[0]
    return found


@modes.way(level=INTERMEDIATE)
class InTheAir(Mode):
    """Flight (DR-B-FLY-01). A chapter lets heroes fly by deriving from it."""

    number: ClassVar[int] = BY_AIR
    carries = True
    enters_land = True

    def native(self, s: DivineRightState, piece: int) -> bool:
        return bool(s.world.flyers >> piece & 1)

    def lands(self, s: DivineRightState, members: Sequence[int]) -> bool:
        """Must a party come down at the end of its move (DR-B-FLY-02)?"""
        return not s.world.perpetual >> members[0] & 1

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        """Flyers alike fly together; heroes ride as far as there is room (DR-B-FLY-06)."""
        if s.world.flyers >> piece & 1:
            alike = not (s.world.perpetual >> piece ^ s.world.perpetual >> members[0]) & 1
            return not spent and alike
        return self.takes_aboard(s, members, piece) != NOBODY

    def takes_aboard(self, s: DivineRightState, members: Sequence[int], piece: int) -> int:
        if piece < s.world.first_hero:
            return NOBODY
        return next((one for one in members if one < s.world.first_hero and party.has_room(s, one, piece)), NOBODY)

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        closed = hostile_sky(s, s.phasing) | s.world.temple  # DR-B-MOV-11
        passed = s.world.field.all & ~landable(s, members) if self.lands(s, members) else 0
        if s.world.index[GHOSTS] in members:
            passed |= s.castles_standing  # DR-B-SMU-15
        return Barriers(closed, 0, passed)

    def border(self, s: DivineRightState, members: Sequence[int]) -> int:
        """Who passes over without landing violates nothing (DR-B-DIP-18)."""
        return party.neutral_border(s, members) if self.lands(s, members) else 0

    def sets_out(self, s: DivineRightState, members: Sequence[int]) -> None:
        for piece in members:
            if piece in s.aboard:
                changes.leave_deck(s, piece)
            if not s.airborne >> piece & 1:
                changes.rise(s, piece)

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        entering.units_enter(s, s.phasing, march.members, before, space)

    def ends(self, s: DivineRightState, march: March) -> None:
        up = [piece for piece in march.members if s.airborne >> piece & 1]
        flown = [piece for piece in up if not hooks.STAYS_UP.any(s, piece)]
        if flown and self.lands(s, march.members):
            come_down(s, march.members)
            march.meet(s, march.members, NOBODY, s.where[march.members[0]])
            fallout.later(s, fallout.SIEGES)
            fallout.settle(s)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        if s.world.temple >> space & 1:
            return [Reason("DR-B-MOV-11", "closed-place", hex=space)]
        if hostile_sky(s, s.phasing) >> space & 1:
            return [Reason("DR-B-FLY-01", "enemies-in-the-air", hex=space)]
        if self.lands(s, members) and not landable(s, members) >> space & 1:
            return [Reason("DR-B-FLY-02", "cannot-land", unit=members[0], hex=space)]
        return []


def come_down(s: DivineRightState, members: Sequence[int]) -> None:
    """Those who must land do; on open water aboard a fleet (DR-B-FLY-02)."""
    space = s.where[members[0]]
    decks = None if s.world.land >> space & 1 else deck(s, members, space)
    for piece in members:
        changes.alight(s, piece)
        if decks:
            changes.embark(s, piece, decks[piece])
            changes.set_inside(s, piece, s.is_inside(decks[piece]))
    s.emit("alights", units=tuple(members), hex=space)


@hooks.MOVES_CLOSED(level=INTERMEDIATE)
def hoverers_land(s: DivineRightState) -> None:
    """Who rose before an attack and has not moved since comes down, if there is room (DR-B-FLY-02, DR-B-FLY-04)."""
    for flyer in modes.hovering(s, s.phasing):
        if landable(s, [flyer]) >> s.where[flyer] & 1:
            come_down(s, [flyer])
            entering.units_enter(s, s.phasing, [flyer], NOBODY, s.where[flyer])


# -- the Ghost Riders of Khos -----------------------------------------------------------------------------------------


@hooks.MAY_STRIKE(level=INTERMEDIATE)
def only_magic_touches_ghosts(s: DivineRightState, unit: int, defenders: Sequence[int]) -> list[Reason]:
    """Only magical units attack the Ghost Riders (DR-B-SMU-15)."""
    ghosts = s.world.index[GHOSTS]
    if ghosts in defenders and not s.world.pieces[unit].magical:
        return [Reason("DR-B-SMU-15", "only-magic-touches", unit=ghosts)]
    return []


@hooks.BEFORE_RETREAT(level=INTERMEDIATE)
def ghosts_frighten(s: DivineRightState, battle: Battle) -> bool:
    """Those they attack show whether they stand (DR-B-SMU-15), but where the Amulet is (DR-B-MAG-14)."""
    if s.world.index[GHOSTS] not in battle.attackers(s) or dispelled(s, battle.space):
        return False
    s.push(Fright(battle.space, battle.foe, hex_set(battle.defenders(s))))
    return True


@frame
class Fright(Stages, Procedure):
    """The stack rolls the retreat number of its least able: it stands, and the combat is fought; or it goes one space
    away, or loses a unit if it cannot, and no combat is fought (DR-B-SMU-15)."""

    space: int
    seat: int
    units: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("die", "flee", "loss")

    def _present(self, s: DivineRightState) -> list[int]:
        return [unit for unit in hexes_of(self.units) if s.where[unit] == self.space]

    def die(self, s: DivineRightState) -> Asked:
        units = self._present(s)
        kind = min(s.world.pieces[unit].retreat for unit in units)
        least = needed(s, [unit for unit in units if s.world.pieces[unit].retreat == kind], kind)
        needs = ("at-least", least)
        (die,) = s.roll(1, 6, "DR-B-SMU-15", side=s.name(self.seat), hex=self.space, needs=needs)
        if die >= least:
            s.finish()
        return None

    def flee(self, s: DivineRightState) -> Asked:
        spaces = open_spaces(s, self.seat, self.space, self._present(s))
        if len(spaces) > 1:
            options = [s.game.verbs.retreat[space] for space in spaces]
            return Ask(self.seat, "shun", "DR-B-SMU-15", options, default=options[0], hex=self.space)
        if spaces:
            self.do_retreat(s, self.seat, spaces[0])
        return None

    def do_retreat(self, s: DivineRightState, seat: int, space: int) -> None:
        units = self._present(s)
        away = s.inside | s.airborne | s.boats
        heroes = [
            hero
            for hero in s.heroes(self.space)
            if s.master[hero] == seat and not away >> hero & 1 and hero not in s.aboard
        ]
        if s.airborne >> units[0] & 1 or all(s.is_seagoing(unit) for unit in units):
            heroes = []
        s.emit("retreats", units=tuple(units), **{"from": self.space}, to=space)
        for piece in (*units, *heroes):
            changes.shift(s, piece, space)
        changes.half(s, retreated=s.half.retreated | self.units)
        s.shaken |= self.units
        s.finish()
        entering.units_enter(s, seat, units, self.space, space)

    def loss(self, s: DivineRightState) -> Asked:
        units = self._present(s)
        lose = s.game.verbs.lose
        if len(units) > 1:
            cheap = lose[losses.cheapest(s, units)]
            return Ask(
                self.seat,
                "casualty",
                "DR-B-SMU-15",
                [lose[unit] for unit in losses.expendable(s, units)],
                default=cheap,
                hex=self.space,
                number=1,
            )
        self.do_lose(s, self.seat, units[0])
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        battle = self.parent(s, Battle)
        losses.eliminate(s, unit, by=s.phasing)
        battle.bled |= 1 << self.space
        battle.go("fates")
        s.finish()
