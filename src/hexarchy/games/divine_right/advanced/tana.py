"""Tana the She-Devil (DR-A-TAN): she hides among enemy mercenary fleets, turns their crews pirate, and never serves
with Bilge Rat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, fate, hooks, stacking
from hexarchy.games.divine_right.advanced.pirates import BILGE_RAT, TANA, turn_coat
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AMONG_ENEMIES, GONE, MUTINY, NOBODY, TRACK, WAITING

SWITCH: Final = "tana"
ZETT: Final = "zett"
HAVEN: Final = "Bartertown"


def tana(s: DivineRightState) -> int:
    return s.world.index[TANA]


def crews(s: DivineRightState, space: int, seat: int) -> list[int]:
    """Common mercenary fleets of a seat's enemies in a space."""
    return [unit for unit in s.world.mercenary_fleets if s.where[unit] == space and s.master[unit] != seat]


def hidden_among(s: DivineRightState) -> list[int]:
    """The enemy crews among which she poses as a sailor for hire."""
    hero = tana(s)
    return crews(s, s.where[hero], s.master[hero]) if s.where[hero] >= 0 else []


# -- among enemies ----------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def enters(s: DivineRightState, piece: int, seat: int) -> int | None:
    """In a friendly port, or with an enemy mercenary fleet (DR-A-TAN-01)."""
    if piece != tana(s):
        return None
    ports = hex_set(s.strongholds(seat)) & s.world.ports
    for port in hexes_of(s.world.ports & ~s.world.castle_spaces & s.held[seat]):
        ports |= 1 << port
    ports &= ~s.foes(seat) & ~s.besieged_spaces
    return ports | hex_set(
        s.where[unit] for unit in s.world.mercenary_fleets if s.where[unit] >= 0 and s.master[unit] != seat
    )


@hooks.SHIELDED(option=SWITCH)
def in_disguise(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """She rolls when she comes to such a crew later on, and never again while she is with one (DR-A-TAN-03)."""
    return hero == tana(s) and cause == AMONG_ENEMIES and bool(hidden_among(s))


@hooks.HIDES(option=SWITCH)
def unseen(s: DivineRightState, hero: int) -> bool:
    return hero == tana(s) and bool(hidden_among(s))


@hooks.MOVES_OPEN(option=SWITCH)
def movement_opens(s: DivineRightState) -> None:
    """Her player may try a mutiny (DR-A-TAN-05); when the enemy moves it is remembered whom she is with."""
    found = hidden_among(s)
    if found and s.master[tana(s)] == s.phasing:
        s.push(Incitement(s.phasing))
    changes.piracy(s, crews=hex_set(unit for unit in found if s.master[unit] == s.phasing))


@hooks.FOLLOWERS(option=SWITCH)
def follow(s: DivineRightState) -> None:
    if destinations(s):
        s.push(Follow())


def destinations(s: DivineRightState) -> list[int]:
    """Where the crews have gone among which she was, if all of them have left her (DR-A-TAN-04)."""
    hero = tana(s)
    if s.where[hero] < 0 or hidden_among(s):
        return []
    gone = [unit for unit in hexes_of(s.piracy.crews) if s.where[unit] >= 0 and s.master[unit] != s.master[hero]]
    return sorted({s.where[unit] for unit in gone})


@frame
class Follow(Procedure):
    """At the end of the enemy's movement her player places her with any one of them (DR-DEC-51)."""

    def step(self, s: DivineRightState) -> Asked:
        spaces, verbs = destinations(s), s.game.verbs
        if not spaces:
            s.finish()
            return None
        options: list[Action] = [*(verbs.place[space] for space in spaces), verbs.none]
        return Ask(s.master[tana(s)], "follow", "DR-A-TAN-04", options, default=options[0], hero=tana(s))

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        hero = tana(s)
        s.emit("follows", hero=hero, **{"from": s.where[hero]}, to=space)
        changes.disembark(s, hero)
        changes.shift(s, hero, space)
        changes.take_aboard(s, hero)
        s.finish()

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        changes.piracy(s, crews=0)


# -- mutiny -----------------------------------------------------------------------------------------------------------


@frame
class Incitement(Procedure):
    """Does she foment a mutiny (DR-A-TAN-05, DR-DEC-43)?"""

    seat: int

    def step(self, s: DivineRightState) -> Asked:
        hero = tana(s)
        if s.master[hero] != self.seat or not hidden_among(s):
            s.finish()
            return None
        verbs, at = s.game.verbs, s.where[hero]
        return Ask(self.seat, "mutiny", "DR-A-TAN-05", [verbs.yes, verbs.no], default=verbs.no, hero=hero, hex=at)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        hero = tana(s)
        fate.endanger(s, hero, MUTINY, s.master[hidden_among(s)[0]], s.where[hero])
        fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


@hooks.UNHARMED(option=SWITCH)
def incites(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """Odd, she has to flee; even, every crew in the space is hers (DR-A-TAN-05, DR-T-A-TANA)."""
    if cause != MUTINY:
        return False
    (die,) = s.roll(1, 6, "DR-A-TAN-05", hero=hero, hex=space)
    if die % 2:
        s.emit("mutiny-fails", hero=hero, hex=space)
        fate.wound(s, hero)
        return True
    seized = hidden_among(s)
    s.emit("mutiny", hero=hero, hex=space, units=tuple(seized))
    for fleet in seized:
        changes.set_inside(s, fleet, False)
        turn_coat(s, fleet, s.master[hero])
    now, zett = s.piracy, hex_set(seized) if s.world.water_of[space] == ZETT else 0
    changes.piracy(s, mutineers=now.mutineers | hex_set(seized), zett=now.zett | zett)
    changes.embark(s, hero, seized[0])
    changes.set_inside(s, hero, False)
    s.push(Departure(s.master[hero], space, tuple(seized)))
    return True


@frame
class Departure(Procedure):
    """Seized fleets leave at once, each as far as it likes, and not one stays (DR-A-TAN-06, DR-DEC-43)."""

    seat: int
    space: int
    fleets: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        left = [one for one in self.fleets if s.where[one] == self.space and s.master[one] == self.seat]
        if not left:
            s.finish()
            fallout.settle(s)
            return None
        spaces = [space for space in modes.FLEET.reach(s, (left[0],), 0).costs if space != self.space]
        if not spaces:
            self.fleets = tuple(left[1:])
            fallout.later(s, fallout.DISPLACED, left[0], self.space)
            return None
        options = [s.game.verbs.go[space] for space in sorted(spaces)]
        return Ask(self.seat, "departure", "DR-A-TAN-06", options, fleet=left[0], hex=self.space)

    def do_go(self, s: DivineRightState, seat: int, space: int) -> None:
        fleet = next(one for one in self.fleets if s.where[one] == self.space and s.master[one] == self.seat)
        way = modes.FLEET.reach(s, (fleet,), 0).path(space) or (space,)
        changes.shift(s, fleet, space)
        s.emit("moves", units=(fleet,), **{"from": self.space}, via=way, to=space)
        changes.half(s, moved=s.half.moved | 1 << fleet | hex_set(s.cargo(fleet)))
        entering.units_enter(s, seat, [fleet], self.space, space)
        fallout.later(s, fallout.SIEGES)


@hooks.NOT_LURED(option=SWITCH)
def loyal_pirates(s: DivineRightState, unit: int) -> bool:
    """Nobody hires a fleet away that she has made pirate (DR-A-TAN-07)."""
    return bool(s.piracy.mutineers >> unit & 1)


@hooks.CLOSED(option=SWITCH)
def outlaws(s: DivineRightState, members: Sequence[int]) -> int:
    """A pirate of the Zett enters no port but Bartertown, and that only while no enemy holds it (DR-A-TAN-08)."""
    if not any(s.piracy.zett >> piece & 1 for piece in members):
        return 0
    haven = 1 << s.world.space(HAVEN)
    return s.world.ports & ~haven | haven & s.foes(s.master[members[0]])


# -- Bilge Rat --------------------------------------------------------------------------------------------------------


def expose(s: DivineRightState) -> None:
    """Bilge Rat knows her tricks: among his friends she is captured, and paroled at once (DR-A-TAN-09)."""
    hero, rat = tana(s), s.world.index[BILGE_RAT]
    if s.where[hero] < 0 or s.where[hero] != s.where[rat] or s.master[hero] == s.master[rat]:
        return
    if not any(s.is_fleet(unit) for unit in s.own_units(s.master[rat], s.where[rat])):
        return
    s.emit("exposed", hero=hero, side=s.name(s.master[rat]), hex=s.where[hero])
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    for let_go in hooks.LET_GO.of(s):
        let_go(s, hero)


@hooks.ENTERS(option=SWITCH)
def comes_aboard(s: DivineRightState, seat: int, units: Sequence[int], before: int, space: int) -> None:
    expose(s)


@hooks.MOVES_CLOSED(option=SWITCH)
def looks_round(s: DivineRightState) -> None:
    expose(s)


@hooks.ENTERED_PLAY(option=SWITCH)
def joins(s: DivineRightState, piece: int, space: int) -> None:
    if s.world.names[piece] in (TANA, BILGE_RAT):
        part(s)
        expose(s)


@hooks.TURNED(option=SWITCH)
def turned(s: DivineRightState, hero: int, seat: int) -> None:
    if s.world.names[hero] in (TANA, BILGE_RAT):
        part(s)


def part(s: DivineRightState) -> None:
    """No player controls both: she passes to the first player to the right (DR-A-TAN-11)."""
    hero, rat = tana(s), s.world.index[BILGE_RAT]
    both = all(s.where[one] >= 0 or s.where[one] in (TRACK, WAITING) for one in (hero, rat))
    if both and s.master[hero] == s.master[rat] != NOBODY:
        s.push(Parting(s.master[hero]))


def _waters(s: DivineRightState, fleet: int, seat: int) -> list[int]:
    """Where a fleet may stand on its sea for a seat."""
    world = s.world
    sea = hex_set(one for one in hexes_of(world.sailable) if world.water_of[one] == world.water_of[s.where[fleet]])
    closed = party.enemy_ships(s, seat) | s.foes(seat) | s.strange_castles(seat) | s.besieged_spaces | world.isle
    if party.boom_bars(s, seat):
        closed |= 1 << world.boom
    return [*hexes_of(sea & ~closed)]


@hooks.COME_ON(option=SWITCH)
def comes_on(s: DivineRightState) -> None:
    """She had nowhere to go when she changed hands."""
    if s.where[tana(s)] == WAITING and s.master[tana(s)] == s.phasing:
        s.push(special.Entry((tana(s),), s.phasing, "DR-A-TAN-11"))


@frame
class Parting(Stages, Procedure):
    """Which fleet goes with her, and where do both stand on that sea (DR-A-TAN-11, DR-DEC-16)?"""

    seat: int
    heir: int = NOBODY
    fleet: int = NOBODY
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("escort", "hand_over", "berth")

    def _empty(self, s: DivineRightState) -> list[int]:
        """Common mercenary fleets of the player she leaves, without cargo, that have somewhere to go."""
        own = [unit for unit in s.world.mercenary_fleets if s.where[unit] >= 0 and s.master[unit] == self.seat]
        return [unit for unit in own if not s.cargo(unit) and _waters(s, unit, s.to_the_right(self.seat))]

    def escort(self, s: DivineRightState) -> Asked:
        hero = tana(s)
        if s.master[hero] != self.seat or len(s.in_game) < 2:  # her player has left the game meanwhile
            s.finish()
            return None
        found = self._empty(s) if s.where[hero] >= 0 else []
        if len(found) > 1:
            options = [s.game.verbs.choose[unit] for unit in found]
            return Ask(self.seat, "escort", "DR-A-TAN-11", options, hero=hero)
        if found:
            self.fleet = found[0]
        return None

    def do_choose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.fleet = unit
        self.go("hand_over")

    def hand_over(self, s: DivineRightState) -> Asked:
        """With her card; alone she enters as if it had been played."""
        hero, self.heir = tana(s), s.to_the_right(self.seat)
        s.emit("parts", hero=hero, side=s.name(self.heir))
        if self.fleet != NOBODY:
            changes.command(s, self.fleet, self.heir)
        if s.where[hero] >= 0:
            changes.lift(s, hero, WAITING)
        s.master[hero] = self.heir
        for follow in hooks.TURNED.of(s):
            follow(s, hero, self.heir)
        if self.fleet == NOBODY:
            s.finish()
            if s.where[hero] == WAITING:
                s.push(special.Entry((hero,), self.heir, "DR-A-TAN-11"))
        return None

    def berth(self, s: DivineRightState) -> Asked:
        if s.where[self.fleet] < 0 or s.master[self.fleet] != self.heir or s.where[tana(s)] != WAITING:
            s.finish()
            return None
        spaces = stacking.fitting(s, [self.fleet], _waters(s, self.fleet, self.heir)) or [s.where[self.fleet]]
        options = [s.game.verbs.place[space] for space in spaces]
        if len(options) > 1:
            return Ask(self.heir, "berth", "DR-A-TAN-11", options, hero=tana(s), fleet=self.fleet)
        self.do_place(s, self.heir, spaces[0])
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        hero = tana(s)
        if space != s.where[self.fleet]:
            changes.shift(s, self.fleet, space)
        s.where[hero] = GONE  # off the map, for `put`
        changes.put(s, hero, space)
        changes.embark(s, hero, self.fleet)
        changes.set_inside(s, hero, s.is_inside(self.fleet))
        s.emit("enters", unit=hero, side=s.name(seat), to=space)
        s.finish()
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
