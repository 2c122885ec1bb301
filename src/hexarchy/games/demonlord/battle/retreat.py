"""Retreats (DL-WDR-09 to 25): survivors make for the nearest friendly fortress by the quickest way.

The phasing player's survivors go with their full MP, the other's one hex. What is open to a retreat is judged by what
its owner sees: a stack with a character on top looks passable; if it holds troops after all, its owner shows one, and
another way has to be taken.
"""

from __future__ import annotations

from hexarchy.core import paths
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import capture, changes, control
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other


def begin(s: DemonlordState, seat: int) -> None:
    battle = battle_of(s)
    troops = battle.troops(seat)
    characters = tuple(battle.characters(s, seat))
    if troops:
        s.push(Retreat(seat, battle.hex, troops, characters))
    else:  # DL-WDR-09: each by himself
        for character in reversed(characters):
            s.push(WayHome(seat, (character,), ((character, mp_of(s, character)),), (battle.hex,)))


def mp_of(s: DemonlordState, unit: int) -> int:
    """Printed MP, halved only by Earthpit (DL-WDR-13)."""
    mp = s.world.units[unit].mp
    return mp // 2 if unit in s.phase.pitted else mp


def closed_hexes(s: DemonlordState, seat: int) -> set[int]:
    """Hexes a retreat may not enter, as its owner sees them (DL-WDR-15)."""
    enemy = other(seat)
    is_troop = s.world.is_troop
    closed = {h for h, stack in s.stacks[enemy].items() if is_troop[stack[0]]}
    closed.update(h for h in s.world.realm_homes if s.neutral_troops(h))
    closed.update(s.phase.pits)
    return closed


def any_way_out(s: DemonlordState, seat: int, battle: Board) -> bool:
    """Is at least one neighbour open to somebody of this side?"""
    closed = closed_hexes(s, seat)
    units = battle.troops(seat) or tuple(battle.characters(s, seat))
    wet = s.wet
    return any(
        hex_ not in closed
        for unit in units
        for hex_, _ in s.game.crossings.steps(s.world.units[unit].mover, wet)[battle.hex]
    )


def steps_for_all(s: DemonlordState, slowest: int, units: tuple[int, ...]) -> paths.Steps:
    """The slowest unit's steps over hexsides that every member of its group can cross (DL-WDR-12)."""
    wet = s.wet
    crossings = s.game.crossings
    own = s.world.units[slowest].mover
    steps = crossings.steps(own, wet)
    for mover in sorted({s.world.units[u].mover for u in units} - {own}):
        theirs = crossings.steps(mover, wet)
        steps = tuple(
            tuple(step for step in mine if any(step[0] == b for b, _ in theirs[hex_]))
            for hex_, mine in enumerate(steps)
        )
    return steps


@frame
class Retreat(Procedure):
    """The owner gives every character a troop unit to go with and splits his survivors into groups as he likes."""

    seat: int
    hex: int
    troops: tuple[int, ...]  # still to retreat
    characters: tuple[int, ...]  # still without a unit to go with
    escorts: tuple[tuple[int, int], ...] = ()
    group: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        if self.characters:
            options = [verbs.with_[u] for u in self.troops]
            return Ask(self.seat, "retreat-with", "DL-DEC-40", options, unit=self.characters[0])
        left = [u for u in self.troops if u not in self.group]
        if not self.troops:
            s.pop()
            return None
        if not left:
            self.do_done(s, self.seat, 0)
            return None
        return Ask(self.seat, "retreat-group", "DL-DEC-40", [*(verbs.group_with[u] for u in left), verbs.done])

    def do_with(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.escorts = (*self.escorts, (self.characters[0], unit))
        self.characters = self.characters[1:]

    def do_take(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.group = (*self.group, unit)

    def do_done(self, s: DemonlordState, seat: int, target: int) -> None:
        """The group as named goes; when nobody was named, all that are left go together."""
        group = self.group or self.troops
        self.troops = tuple(u for u in self.troops if u not in group)
        self.group = ()
        riders = tuple(c for c, unit in self.escorts if unit in group)
        mp = tuple((u, mp_of(s, u)) for u in group)
        s.push(WayHome(seat, (*group, *riders), mp, (self.hex,), self.escorts))


@frame
class WayHome(Procedure):
    """One group goes home step by step."""

    seat: int
    units: tuple[int, ...]
    mp: tuple[tuple[int, int], ...]  # MP left of each member that pays: troops, or a character alone
    visited: tuple[int, ...]
    escorts: tuple[tuple[int, int], ...] = ()
    refused: tuple[int, ...] = ()  # hexes that turned out to hold enemy troops
    ended: bool = False

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        if self.ended:
            return self._ask_who_goes_on(s)
        here = self.visited[-1]
        first = len(self.visited) == 1
        onward = self.next_hexes(s)
        if first and not onward:
            s.pop()
            self._no_way_out(s)
            return None
        options: list[Action] = [verbs.retreat[h] for h in onward]
        if not first and (not onward or self._may_stop(s, here)):
            options.append(verbs.stop)
        return Ask(self.seat, "retreat", "DL-DEC-40", options, units=self.units, hex=here)

    # -- where to -------------------------------------------------------------------------------------------------------

    def slowest(self, s: DemonlordState) -> int:
        return min((unit for unit, _ in self.mp), key=lambda u: (mp_of(s, u), u))

    def next_hexes(self, s: DemonlordState) -> list[int]:
        """Neighbours on a quickest way of the slowest unit to the nearest unbesieged fortress (DL-WDR-17, DL-WDR-18)."""
        here = self.visited[-1]
        first = len(self.visited) == 1
        if not first and not self._phasing(s):
            return []  # DL-WDR-10
        steps = steps_for_all(s, self.slowest(s), tuple(u for u, _ in self.mp))
        closed = closed_hexes(s, self.seat).union(self.visited, self.refused)
        open_ = [hex_ for hex_, _ in steps[here] if hex_ not in closed]
        goals = [h for h in self._fortresses(s) if h not in closed]
        entry = bytearray(s.world.grid.size)
        for hex_ in closed:
            entry[hex_] = paths.CLOSED
        entry[here] = paths.FREE
        costs = paths.costs_to(paths.reverse(steps), goals, bytes(entry))
        fast = paths.fastest_steps(steps, here, costs, bytes(entry)) if goals else ()
        onward = [hex_ for hex_ in fast if hex_ in open_] or open_
        return onward if first else [hex_ for hex_ in onward if self._affordable(s, here, hex_)]

    def _phasing(self, s: DemonlordState) -> bool:
        return self.seat == s.phasing

    def _fortresses(self, s: DemonlordState) -> list[int]:
        return [
            site.hex
            for site in s.world.held_sites
            if s.holds_fortress(self.seat, site.hex) and site.hex not in s.sieges and site.hex not in self.visited
        ]

    def _affordable(self, s: DemonlordState, here: int, hex_: int) -> bool:
        return all(self._cost(s, unit, here, hex_) <= left for unit, left in self.mp)

    def _cost(self, s: DemonlordState, unit: int, here: int, hex_: int) -> int:
        cost = s.game.crossings.cost(s.world.units[unit].mover, here, hex_, s.wet)
        return 99 if cost is None else cost

    def _may_stop(self, s: DemonlordState, here: int) -> bool:
        """A retreat may end in an unbesieged friendly fortress whatever MP are left (DL-WDR-19)."""
        return s.holds_fortress(self.seat, here) and here not in s.sieges

    # -- going ------------------------------------------------------------------------------------------------------------

    def do_retreat(self, s: DemonlordState, seat: int, hex_: int) -> None:
        enemy = other(seat)
        if s.has_troops(enemy, hex_):
            shown = changes.show_troop(s, enemy, hex_)
            s.emit("troop-shown", unit=shown, hex=hex_)
            self.refused = (*self.refused, hex_)
            return
        here = self.visited[-1]
        self.visited = (*self.visited, hex_)
        self.mp = tuple((u, max(left - self._cost(s, u, here, hex_), 0)) for u, left in self.mp)
        for unit in self.units:
            changes.shift(s, unit, hex_)
        s.tell(seat, "retreated", units=self.units, hex=here, to=hex_)
        if any(s.world.is_troop[u] for u in self.units):
            control.review(s, hex_)
            if s.result is None and s.stack(enemy, hex_):
                capture.threaten(s, hex_, enemy, seat)  # DL-WDR-23

    def do_stop(self, s: DemonlordState, seat: int, target: int) -> None:
        if self.ended or self._may_stop(s, self.visited[-1]) or len(self.mp) == 1:
            s.pop()
        else:
            self.ended = True

    def _ask_who_goes_on(self, s: DemonlordState) -> Asked:
        """Where the slowest must stop, faster units may go on with the MP they have left (DL-WDR-12)."""
        here = self.visited[-1]
        faster = []
        for unit, left in self.mp:
            alone = WayHome(self.seat, (unit,), ((unit, left),), self.visited, (), self.refused)
            if alone.next_hexes(s):
                faster.append(unit)
        if not faster:
            s.pop()
            return None
        verbs = s.game.verbs
        options = [*(verbs.group_with[u] for u in sorted(faster)), verbs.stop]
        return Ask(self.seat, "retreat-on", "DL-DEC-40", options, hex=here)

    def do_take(self, s: DemonlordState, seat: int, unit: int) -> None:
        riders = tuple(c for c, troop in self.escorts if troop == unit)
        mp = tuple(pair for pair in self.mp if pair[0] == unit)
        self.mp = tuple(pair for pair in self.mp if pair[0] != unit)
        self.units = tuple(u for u in self.units if u != unit and u not in riders)
        s.push(WayHome(seat, (unit, *riders), mp, self.visited, (), self.refused))

    def _no_way_out(self, s: DemonlordState) -> None:
        """Troops without a legal first hex are prisoners; their characters stay and will roll (DL-WDR-21)."""
        winner = other(self.seat)
        for unit in self.units:
            if s.world.is_troop[unit]:
                changes.capture(s, unit, winner)
