"""Retreats (DL-WDR-09 to 25): survivors make for the nearest friendly fortress by the quickest way.

The phasing player's survivors go with their full MP, the other's one hex. What is open to a retreat is judged by what
its owner sees: a stack with a character on top looks passable; if it holds troops after all, its owner shows one, and
another way has to be taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexarchy.core import paths
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.ways import way
from hexarchy.games.demonlord import capture, changes, control
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import NEUTRAL, other


def begin(s: DemonlordState, seat: int) -> None:
    battle = battle_of(s)
    s.push(Retreat(seat, battle.hex, battle.troops(seat), tuple(battle.characters(s, seat))))


def mp_of(s: DemonlordState, unit: int) -> int:
    """Printed MP, halved only by Earthpit (DL-WDR-13)."""
    mp = s.world.units[unit].mp
    return mp // 2 if unit in s.phase.pitted else mp


def closed_hexes(s: DemonlordState, seat: int) -> set[int]:
    """Hexes a retreat may not enter, as its owner sees them (DL-WDR-15). Battles and sieges tell of enemy troops."""
    enemy = other(seat)
    is_troop = s.world.is_troop
    closed = {h for h, stack in s.stacks[enemy].items() if is_troop[stack[0]]}
    closed.update(h for h in s.world.realm_homes if s.neutral_troops(h))
    closed.update(s.phase.pits, s.phase.battles, s.sieges)
    return closed


def exits(s: DemonlordState, seat: int, here: int, units: tuple[int, ...]) -> list[int]:
    """Neighbours open to a retreat over hexsides that all these units can cross (DL-WDR-12, DL-WDR-15)."""
    closed = closed_hexes(s, seat)
    wet = s.wet
    onward = [{hex_ for hex_, _ in s.game.crossings.steps(mover, wet)[here]} for mover in movers(s, units)]
    return sorted(set.intersection(*onward) - closed)


def movers(s: DemonlordState, units: Iterable[int]) -> list[int]:
    return sorted({s.world.units[u].mover for u in units})


def any_way_out(s: DemonlordState, seat: int, battle: Board) -> bool:
    """Is a neighbour open to any of this side's troops, or without troops to any of its characters?"""
    units = battle.troops(seat) or battle.characters(s, seat)
    return any(exits(s, seat, battle.hex, (u,)) for u in units)


def steps_for_all(s: DemonlordState, slowest: int, units: tuple[int, ...]) -> paths.Steps:
    """The steps of the slowest mover over hexsides that every member of its group can cross (DL-WDR-12)."""
    wet = s.wet
    crossings = s.game.crossings
    steps = crossings.steps(slowest, wet)
    for mover in movers(s, units):
        if mover != slowest:
            theirs = crossings.steps(mover, wet)
            steps = tuple(
                tuple(step for step in mine if any(step[0] == b for b, _ in theirs[hex_]))
                for hex_, mine in enumerate(steps)
            )
    return steps


@frame
class Retreat(Procedure):
    """The owner gives every character a troop unit to go with and splits the survivors into groups as they like."""

    seat: int
    hex: int
    troops: tuple[int, ...]  # still to retreat
    characters: tuple[int, ...]  # still without a unit to go with
    escorts: tuple[tuple[int, int], ...] = ()
    group: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        stuck = tuple(u for u in self.troops if not exits(s, self.seat, self.hex, (u,)))
        if stuck:
            self._no_way_out(s, stuck)
        elif self.troops and self.characters:
            options = [verbs.with_[u] for u in self.troops]
            return Ask(self.seat, "retreat-with", "DL-DEC-40", options, unit=self.characters[0])
        elif len(self.troops) > 1:
            return self._ask_group(s)
        elif self.troops:
            self._send(s, self.troops)
        elif self.characters:  # DL-WDR-09, DL-WDR-21: each by himself
            alone, self.characters = self.characters[0], self.characters[1:]
            s.push(WayHome(self.seat, (alone,), ((alone, mp_of(s, alone)),), (self.hex,)))
        else:
            s.pop()
        return None

    def _no_way_out(self, s: DemonlordState, stuck: tuple[int, ...]) -> None:
        """Troops without a legal first hex are prisoners; their characters look for another way (DL-WDR-21)."""
        left_alone = tuple(c for c, unit in self.escorts if unit in stuck)
        self._take_out(stuck)
        self.characters = (*self.characters, *left_alone)
        battle_of(s).leave(s, stuck, self.seat)
        for unit in stuck:
            changes.capture(s, unit, other(self.seat))

    def _take_out(self, units: tuple[int, ...]) -> None:
        self.troops = tuple(u for u in self.troops if u not in units)
        self.escorts = tuple(pair for pair in self.escorts if pair[1] not in units)
        self.group = ()

    def do_with(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.escorts = (*self.escorts, (self.characters[0], unit))
        self.characters = self.characters[1:]

    # -- groups --------------------------------------------------------------------------------------------------------

    def _ask_group(self, s: DemonlordState) -> Asked:
        """Those named go together; if none is named, all that are left do."""
        verbs = s.game.verbs
        options = [*(verbs.group_with[u] for u in self.troops if u not in self.group), verbs.done]
        return Ask(self.seat, "retreat-group", "DL-DEC-40", options, group=self.group)

    def do_take(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.group = (*self.group, unit)

    def do_done(self, s: DemonlordState, seat: int, target: int) -> None:
        self._send(s, self.group or self.troops)

    def _send(self, s: DemonlordState, group: tuple[int, ...]) -> None:
        escorts = tuple(pair for pair in self.escorts if pair[1] in group)
        self._take_out(group)
        riders = tuple(character for character, _ in escorts)
        mp = tuple((u, mp_of(s, u)) for u in group)
        s.push(WayHome(self.seat, (*group, *riders), mp, (self.hex,), escorts))

    def resumed(self, s: DemonlordState, child: Frame, value: Any) -> None:
        """A group whose last open hex turned out to be held is back, and grouped again."""
        if value is not None:
            troops, escorts = value
            self.troops = tuple(sorted((*self.troops, *troops)))
            self.escorts = (*self.escorts, *escorts)


@frame
class WayHome(Procedure):
    """One group goes home step by step. Ends with the troops and their escorts if they cannot even leave the hex."""

    seat: int
    units: tuple[int, ...]
    mp: tuple[tuple[int, int], ...]  # MP left of each member that pays: troops, or a character alone
    visited: tuple[int, ...]
    escorts: tuple[tuple[int, int], ...] = ()
    ended: bool = False
    going_on: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        if self.ended:
            return self._ask_who_goes_on(s)
        onward = self.next_hexes(s)
        if not onward and self._first:
            s.finish((self._payers, self.escorts) if s.world.is_troop[self.units[0]] else None)
            return None
        verbs = s.game.verbs
        options: list[Action] = [verbs.retreat[h] for h in onward]
        if not onward or self._in_fortress(s):
            options.append(verbs.stop)
        return Ask(self.seat, "retreat", "DL-DEC-40", options, units=self.units, hex=self.visited[-1])

    @property
    def _first(self) -> bool:
        return len(self.visited) == 1

    @property
    def _payers(self) -> tuple[int, ...]:
        return tuple(unit for unit, _ in self.mp)

    # -- where to ------------------------------------------------------------------------------------------------------

    def next_hexes(self, s: DemonlordState) -> list[int]:
        """Neighbours on a quickest way home, or all open ones where no fortress can be reached (DL-WDR-17, DL-WDR-18).

        Only the first hex may cost more MP than there are (DL-WDR-22).
        """
        if not self._first and self.seat != s.phasing:
            return []  # DL-WDR-10
        here = self.visited[-1]
        onward = self._homeward(s) or [h for h in exits(s, self.seat, here, self._payers) if h not in self.visited]
        return onward if self._first else [h for h in onward if self._affordable(s, here, h)]

    def _homeward(self, s: DemonlordState) -> list[int]:
        """First hexes of the slowest unit's quickest ways to the nearest fortress; of equally slow units the one with
        the dearest way counts."""
        here = self.visited[-1]
        closed = closed_hexes(s, self.seat).union(self.visited)
        entry = bytes(paths.CLOSED if hex_ in closed else paths.FREE for hex_ in range(s.world.grid.size))
        goals = [h for h in self._fortresses(s) if h not in closed]
        least = min(mp_of(s, u) for u in self._payers)
        ways = []
        for mover in movers(s, (u for u in self._payers if mp_of(s, u) == least)):
            steps = steps_for_all(s, mover, self._payers)
            costs = paths.costs_to(paths.reverse(steps), goals, entry)
            ways.append((costs[here], paths.fastest_steps(steps, here, costs, entry)))
        dearest = max(cost for cost, _ in ways)
        return sorted({hex_ for cost, first in ways if cost == dearest for hex_ in first})

    def _fortresses(self, s: DemonlordState) -> list[int]:
        """The goals of a retreat: friendly fortresses; besieged ones and those with a battle are closed anyway."""
        return [site.hex for site in s.world.held_sites if s.holds_fortress(self.seat, site.hex)]

    def _affordable(self, s: DemonlordState, here: int, hex_: int) -> bool:
        return all(self._cost(s, unit, here, hex_) <= left for unit, left in self.mp)

    def _cost(self, s: DemonlordState, unit: int, here: int, hex_: int) -> int:
        cost = s.game.crossings.cost(s.world.units[unit].mover, here, hex_, s.wet)
        assert cost is not None
        return cost

    def _in_fortress(self, s: DemonlordState) -> bool:
        """A retreat may end in an unbesieged friendly fortress whatever MP are left (DL-WDR-19)."""
        return not self._first and s.holds_fortress(self.seat, self.visited[-1])

    def why_retreat(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        here = self.visited[-1]
        if hex_ in self.visited:
            return [Reason("DL-WDR-15", "not-twice", hex=hex_)]
        if hex_ in closed_hexes(s, seat):
            return [Reason("DL-WDR-15", "closed-to-retreat", hex=hex_)]
        if hex_ not in s.world.grid.neighbours[here]:
            return [Reason("DL-WDR-14", "one-hex-at-a-time", hex=hex_)]
        if hex_ not in exits(s, seat, here, self._payers):
            return [Reason("DL-WDR-15", "impassable", hex=hex_)]
        if self._first or self._affordable(s, here, hex_):
            return [Reason("DL-WDR-17", "not-the-quickest-way", hex=hex_)]
        return [Reason("DL-WDR-11", "costs-too-much", hex=hex_)]

    def why_stop(self, s: DemonlordState, seat: int, target: int) -> list[Reason]:
        """The retreat is complete only when the slowest can go no farther; before that nobody stops."""
        rules = ("DL-WDR-11", "DL-WDR-16") if len(self.mp) > 1 else ("DL-WDR-11",)
        return [Reason(rule, "must-go-on", hex=self.visited[-1]) for rule in rules]

    # -- going ---------------------------------------------------------------------------------------------------------

    def do_retreat(self, s: DemonlordState, seat: int, hex_: int) -> None:
        enemy = other(seat)
        if changes.bars(s, enemy, hex_):
            return
        here = self.visited[-1]
        if self._first:
            battle_of(s).leave(s, self.units, seat)
        self.visited = (*self.visited, hex_)
        self.mp = tuple((u, max(left - self._cost(s, u, here, hex_), 0)) for u, left in self.mp)
        for unit in self.units:
            changes.shift(s, unit, hex_)
        s.emit("retreated", units=self.units, **way(here, (hex_,), hex_))  # seen until they have arrived
        if s.world.is_troop[self.units[0]]:
            control.review(s, hex_)
            if s.result is None:
                capture.threaten(s, hex_, enemy, seat)  # DL-WDR-23
                capture.threaten(s, hex_, NEUTRAL, seat)  # DL-CAP-18

    def do_stop(self, s: DemonlordState, seat: int, target: int) -> None:
        if self.ended or len(self.mp) == 1:
            s.pop()
        else:
            self.ended = True

    # -- going on ------------------------------------------------------------------------------------------------------

    def _ask_who_goes_on(self, s: DemonlordState) -> Asked:
        """Where the slowest stops, faster units may go on with the MP they have left (DL-WDR-12)."""
        ready = [u for u in self._payers if u not in self.going_on and self._part((*self.going_on, u)).next_hexes(s)]
        if not ready and not self.going_on:
            s.pop()
            return None
        verbs = s.game.verbs
        options = [*(verbs.group_with[u] for u in sorted(ready)), verbs.done if self.going_on else verbs.stop]
        return Ask(self.seat, "retreat-on", "DL-DEC-40", options, group=self.going_on, hex=self.visited[-1])

    def do_take(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.going_on = (*self.going_on, unit)

    def do_done(self, s: DemonlordState, seat: int, target: int) -> None:
        part = self._part(self.going_on)
        self.going_on = ()
        self.units = tuple(u for u in self.units if u not in part.units)
        self.mp = tuple(pair for pair in self.mp if pair[0] not in part.units)
        s.push(part)

    def _part(self, troops: tuple[int, ...]) -> WayHome:
        """Some of the group, with their characters."""
        escorts = tuple(pair for pair in self.escorts if pair[1] in troops)
        riders = (character for character, _ in escorts)
        mp = tuple(pair for pair in self.mp if pair[0] in troops)
        return WayHome(self.seat, (*troops, *riders), mp, self.visited, escorts)
