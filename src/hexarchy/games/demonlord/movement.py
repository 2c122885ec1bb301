"""Movement (DL-MOV, DL-LDR, DL-MIN, DL-ENM): the movement step and the march of one unit with its riders.

A march goes leg by leg. A leg runs over hexes without others' units to a hex of the player's choice; where
others stand it ends, what happens there is seen to, and the march goes on if the unit still can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord import alliances, changes, contact, control, sightings
from hexarchy.games.demonlord.magic import casting, effects
from hexarchy.games.demonlord.procedure import Confirm, Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import SPELLGATE


def allowance(s: DemonlordState, unit: int, led: bool) -> int:
    """MP of a unit in the movement step, in the order of DL-MOV-28."""
    face = s.world.units[unit]
    mp = face.mp
    if face.troop and not led:
        mp //= 2  # DL-LDR-01
    if unit in s.phase.marched:
        mp += 2  # DL-SPL-05, DL-SPL-06
    if unit in s.phase.pitted:
        mp //= 2  # DL-SPL-09
    return mp


def led_units(s: DemonlordState, seat: int) -> tuple[int, ...]:
    """Troops that begin the step in a hex with a friendly leader of +0 or better (DL-LDR-01 to 05)."""
    is_troop = s.world.is_troop
    hexes = {s.where[leader] for leader in s.world.leaders if s.where[leader] >= 0 and s.owner(leader) == seat}
    return tuple(sorted([u for hex_ in hexes for u in s.stacks[seat][hex_] if is_troop[u]]))


@frame
class MovementStep(Procedure):
    """The phasing player moves their units one at a time, in any order, as many as they like (DL-MOV-06, DL-MOV-09)."""

    begun: bool = False
    ready: tuple[int, ...] = ()  # units that have not moved yet; the besieged among them cannot
    led: tuple[int, ...] = ()
    gated: tuple[int, ...] = ()  # went through a Spellgate during the step: they no longer stand where they began it
    arrived: tuple[int, ...] = ()  # those that came through the last one
    vacated: tuple[int, ...] = ()  # hexes with hostile troops that friendly troops marched out of (DL-CAP-13)
    ended: bool = False

    def step(self, s: DemonlordState) -> Asked:
        seat = s.phasing
        if not self.begun:
            self._begin(s, seat)
        if self.ended:
            self._left_behind(s, seat)
            return None
        verbs = s.game.verbs
        free = self.free(s)
        options: list[Action] = [*map(verbs.unit.__getitem__, free)]  # they are many
        if casting.can_cast(s, seat, SPELLGATE):
            options.append(verbs.cast[SPELLGATE])
        options.append(verbs.end)
        return Ask(seat, "movement", "DL-DEC-16", options, last_word=True, left=len(free))

    def free(self, s: DemonlordState) -> Sequence[int]:
        """Not the besieged (DL-SIE-07), nor those a Spellgate has led into captivity or left to it."""
        if not (s.sieges or self.gated):
            return self.ready
        return [u for u in self.ready if s.where[u] >= 0 and not s.besieged(u)]

    def _begin(self, s: DemonlordState, seat: int) -> None:
        """One snapshot at the instant the step begins decides who is led (DL-LDR-04)."""
        self.begun = True
        self.led = led_units(s, seat)
        pinned = s.phase.pinned
        self.ready = tuple([u for u in s.on_map(seat) if u not in pinned])
        s.emit("movement-begins", side=seat)

    def do_unit(self, s: DemonlordState, seat: int, unit: int) -> None:
        s.push(March(unit, allowance(s, unit, unit in self.led)))

    def do_cast(self, s: DemonlordState, seat: int, spell: int) -> None:
        s.push(casting.Cast(seat, spell, "movement"))

    def resumed(self, s: DemonlordState, child: Frame, value: Any) -> None:
        if isinstance(child, March):
            self.finished(value)
        elif isinstance(child, casting.Cast):
            self._gate(s, value)
        elif value:  # those that came through a gate have met others and may go no farther
            self.finished(tuple(u for u in self.arrived if s.world.is_troop[u]))

    def do_end(self, s: DemonlordState, seat: int, target: int) -> None:
        self.ended = True

    def finished(self, units: tuple[int, ...]) -> None:
        self.ready = tuple([u for u in self.ready if u not in units])

    def _gate(self, s: DemonlordState, cast: casting.Announcement) -> None:
        """A gated unit that has not moved yet may still do so, unless it is held where it arrived (DL-SPL-17)."""
        passage = effects.through_gate(s, cast) if casting.succeeds(s, cast) else None
        if passage is None:
            return
        self.gated = (*self.gated, *passage.units)
        self.arrived = passage.units
        if any(s.world.is_troop[u] for u in passage.units):
            self.vacate(s, passage.source)
        effects.out_of_gate(s, cast, passage)

    def halted(self, s: DemonlordState, characters: tuple[int, ...]) -> None:
        self.finished(characters)

    def vacate(self, s: DemonlordState, hex_: int) -> None:
        """Friendly troops leave a hex: whom they leave behind among hostile ones is seen when the step ends."""
        if hex_ not in self.vacated and s.hostile_troops(s.phasing, hex_):
            self.vacated = (*self.vacated, hex_)

    def _left_behind(self, s: DemonlordState, seat: int) -> None:
        """Characters left alone among hostile troops are as if they had just entered (DL-CAP-13); then all is over."""
        if self.vacated:
            hex_, *rest = self.vacated
            self.vacated = tuple(rest)
            s.push(contact.CharactersEnter(seat, hex_, s.characters(seat, hex_)))
            return
        s.phase = s.phase._replace(marched=())  # DL-TRN-13, DL-SPL-07
        s.pop()
        alliances.patience_ends(s, seat)
        s.emit("movement-over", side=seat)

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Which enemy units have moved is not seen, only where they stand."""
        if s.phasing != seat:
            self.ready = tuple(u for u in s.on_map(s.phasing) if not s.besieged(u))
            self.led = led_units(s, s.phasing)
            self.gated = self.arrived = ()

    def why_unit(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        if s.owner(unit) != seat:
            return [Reason("DL-MOV-10", "not-yours", unit=unit)]
        if s.where[unit] < 0:
            return [Reason("DL-MOV-10", "not-on-map", unit=unit)]
        if s.besieged(unit):
            return [Reason("DL-SIE-07", "locked-in", unit=unit, hex=s.where[unit])]
        if unit in s.phase.pinned:
            return [Reason("DL-REI-09", "pinned", unit=unit)]
        return [Reason("DL-MOV-09", "has-moved", unit=unit)]


@frame
class March(Procedure):
    """One unit moves, with the characters that ride it (DL-LDR-08)."""

    unit: int
    mp: int
    riders: tuple[int, ...] = ()
    moved: bool = False
    stopped: bool = False
    goal: int = -1  # a hex that waits for a confirmation

    def step(self, s: DemonlordState) -> Asked:
        hex_ = s.where[self.unit]
        if hex_ < 0 or self.stopped or (self.moved and self.mp <= 0):
            self._finish(s)
            return None
        seat = s.phasing
        verbs = s.game.verbs
        options: list[Action] = [] if self.moved else [verbs.ride[c] for c in self._mounts(s, hex_)]
        moves = self.moves(s)
        if not moves and not options:
            self._finish(s)
            return None
        options += map(verbs.move.__getitem__, moves)
        options.append(verbs.stop)
        return Ask(seat, "march", "DL-DEC-16", options, unit=self.unit, mp=self.mp, hex=hex_)

    def moves(self, s: DemonlordState) -> dict[int, int]:
        """Hexes this leg can end in, with their costs. The first hexside may be any one (DL-MIN-01)."""
        seat, hex_ = s.phasing, s.where[self.unit]
        face = s.world.units[self.unit]
        ground = s.ground(seat)
        search = ground.reach if self.moved else ground.first_reach
        reach = search(face.mover, hex_, self.mp)
        if not face.troop and s.sieges:
            reach = {h: c for h, c in reach.items() if not needs_escort(s, seat, h)}
        return reach

    def ways(self, s: DemonlordState) -> dict[int, tuple[int, ...]]:
        """The hexes entered on the way to each of `moves`, as the unit will walk them. Nobody else stands on them."""
        start = s.where[self.unit]
        ways = s.ground(s.phasing).ways(s.world.units[self.unit].mover, start, self.mp)
        return {goal: ways.path(goal) or (goal,) for goal in self.moves(s)}

    def company(self, s: DemonlordState) -> tuple[list[int], dict[int, list[int]]]:
        """Before the first leg: who can ride; who else may march from here, and the hexes that are too far for each."""
        step = self.parent(s, MovementStep)
        hex_ = s.where[self.unit]
        riders = self._mounts(s, hex_)
        taken = (self.unit, *self.riders, *riders)
        marchers = [u for u in step.free(s) if s.where[u] == hex_ and u not in taken]
        hexes = self.moves(s)
        reach = {unit: March(unit, allowance(s, unit, unit in step.led)).moves(s) for unit in marchers}
        return riders, {unit: [h for h in hexes if h not in moves] for unit, moves in reach.items()}

    def others(self, s: DemonlordState) -> list[int]:
        """Who may still move when this march is over."""
        step = self.parent(s, MovementStep)
        return [u for u in step.free(s) if u != self.unit and u not in self.riders]

    def _mounts(self, s: DemonlordState, hex_: int) -> list[int]:
        """Characters who began the step here with this troop unit and have not moved (DL-LDR-08, DL-LDR-09)."""
        step = self.parent(s, MovementStep)
        if not s.world.is_troop[self.unit] or self.unit in step.gated:
            return []
        ready, gated = step.ready, step.gated
        here = sorted(s.characters(s.phasing, hex_))
        return [c for c in here if c in ready and c not in gated and c not in self.riders]

    def do_ride(self, s: DemonlordState, seat: int, character: int) -> None:
        self.riders = (*self.riders, character)

    def do_stop(self, s: DemonlordState, seat: int, target: int) -> None:
        self.stopped = True

    def do_move(self, s: DemonlordState, seat: int, hex_: int) -> None:
        self.goal = hex_
        if s.world.is_troop[self.unit] and s.neutral_troops(hex_):
            s.push(Confirm(seat, "attack-neutral", hex_))  # DL-ENM-10
        else:
            self._go(s)

    def resumed(self, s: DemonlordState, child: Frame, value: bool) -> None:
        """The attack on a neutral is confirmed or not; or others were met, and the march may be stopped."""
        if not isinstance(child, Confirm):
            self.stopped = self.stopped or value
        elif value:
            self._go(s)
        else:
            self.goal = -1

    def _go(self, s: DemonlordState) -> None:
        seat, start, goal = s.phasing, s.where[self.unit], self.goal
        self.goal = -1
        face = s.world.units[self.unit]
        ground = s.ground(seat)
        cost = ground.reach(face.mover, start, self.mp).get(goal)
        way = (goal,) if cost is None else ground.path(face.mover, start, goal, self.mp)
        self.mp = 0 if cost is None else self.mp - cost  # minimum move is the whole move (DL-MIN-03)
        self.moved = True
        party = (self.unit, *self.riders)
        if face.troop:
            self.parent(s, MovementStep).vacate(s, start)
        for unit in party:
            changes.shift(s, unit, goal)
        sightings.moved(s, seat, party, start, way, goal)
        control.review(s, start, marched_off=True)
        if face.troop and s.result is None:
            self._on_the_way(s, seat, way[:-1])
        if s.result is None:
            contact.enter(s, seat, party, goal)

    def _on_the_way(self, s: DemonlordState, seat: int, way: tuple[int, ...]) -> None:
        """Passing through an empty enemy fortress is enough to gain it (DL-SIE-05)."""
        for hex_ in way:
            site = s.world.site_at.get(hex_)
            if site and site.held >= 0 and s.control[site.held] != seat and not control.kept_for_its_units(s, hex_):
                control.gain(s, hex_, seat)

    def _finish(self, s: DemonlordState) -> None:
        s.finish((self.unit, *self.riders) if self.moved else (self.unit,))

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """The enemy unit on the march may lie under others where it arrived: take the one that is seen, at its end."""
        if s.phasing != seat:
            met_at = (f.hex for f in s.frames if isinstance(f, contact.MEETINGS))
            hex_ = next((h for h in met_at if s.stack(s.phasing, h)), None)
            self.unit = s.on_map(s.phasing)[0] if hex_ is None else s.stack(s.phasing, hex_)[0]
            self.riders = ()
            self.mp, self.moved, self.stopped = 0, True, True

    def why_move(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        return why_not_move(s, self, hex_)

    def why_unit(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        return [Reason("DL-MOV-09", "one-at-a-time", unit=self.unit)]

    def why_ride(self, s: DemonlordState, seat: int, character: int) -> list[Reason]:
        if s.owner(character) != seat:
            return [Reason("DL-LDR-11", "only-friendly-mounts", unit=character)]
        together = not self.moved and s.where[character] == s.where[self.unit]
        if not together or not s.world.is_troop[self.unit] or s.world.is_troop[character]:
            return [Reason("DL-LDR-08", "cannot-ride", unit=character)]
        return [Reason("DL-LDR-09", "ride-or-walk", unit=character)]


def needs_escort(s: DemonlordState, seat: int, hex_: int) -> bool:
    """A lone character may enter his side's besieged fortress only after a relief troop unit (DL-SIE-26)."""
    if hex_ not in s.sieges or s.controller(hex_) != seat:
        return False
    return not any(s.world.is_troop[u] and s.where[u] == hex_ for u in s.phase.relief)


def why_not_move(s: DemonlordState, march: March, hex_: int) -> list[Reason]:
    """The rules that keep a marching unit from ending a leg in a hex."""
    seat, start = s.phasing, s.where[march.unit]
    face = s.world.units[march.unit]
    grid = s.world.grid
    if hex_ in s.phase.pits:
        return [Reason("DL-SPL-10", "earthpit", hex=hex_)]
    if not face.troop and needs_escort(s, seat, hex_):
        return [Reason("DL-SIE-26", "needs-escort", hex=hex_)]
    if hex_ in grid.neighbours[start]:
        cost = s.game.crossings.cost(face.mover, start, hex_, s.wet)
        if cost is None:
            return [s.game.crossings.why_impassable(face.mover, start, hex_, s.wet)]
        rule = "DL-MIN-03" if march.moved else "DL-MOV-01"
        return [Reason(rule, "costs-too-much", cost=cost, mp=march.mp, hex=hex_)]
    if hex_ == start:
        return [Reason("DL-MOV-07", "already-there", hex=hex_)]
    return [Reason("DL-MOV-01", "too-far", mp=march.mp, hex=hex_)]
