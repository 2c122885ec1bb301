"""Impetuous units at close quarters (DW-S-MOR-65, -66, -75): every element must come into contact if it can."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.attack import Attack, FinishingMove, front_steps
from hexarchy.games.demonworld.regroup import fields_open_to
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import STANDARD


def apart(s: DemonworldState, fields: Iterable[int], foe: int) -> int:
    """Between the closest elements of some fields and an enemy."""
    distance, there = s.area.grid.distance, s.ground_of(foe)
    return min(distance(here, field) for here in fields for field in there)


def closest(s: DemonworldState, side: int, field: int) -> int:
    """From a field to the nearest enemy element of a side."""
    distance, own = s.area.grid.distance, s.roster.side_of
    return min((distance(field, at) for at, element in s.standing.items() if own[element] != side), default=0)


def forced_ends(s: DemonworldState, unit: int, element: int, left: int, *, by_points: bool) -> set[int]:
    """Where a free element must end its finishing move: in contact if it can, else as near to an enemy as its front
    steps allow; none where that is where it stands (DW-S-MOR-75)."""
    side, here = s.side(unit), s.at[element]
    reached = {here: left}
    edge = [here]
    while edge:
        at = edge.pop()
        if at != here and contact.touches_at(s, unit, at):
            continue
        for near, cost in front_steps(s, unit, element, at, reached[at], by_points=by_points).items():
            if reached.get(near, -1) < reached[at] - cost:
                reached[near] = reached[at] - cost
                edge.append(near)
    touching = {field for field in reached if field != here and contact.touches_at(s, unit, field)}
    if touching:
        return touching
    far = {field: closest(s, side, field) for field in reached}
    least = min(far.values())
    return set() if far[here] == least else {field for field in far if far[field] == least}


@frame
class FrenziedAttack(Attack):
    """An attack of an impetuous unit: its free elements must come up (DW-S-MOR-65, -75)."""

    def way(self, s: DemonworldState) -> Asked:
        """The way that brings more of them into contact; where both do alike the owner chooses. One that has gone is
        followed by the unit as a whole (DW-E-LME-12)."""
        if self.evaded(s):
            s.finish(self.unit)
            return None
        if self.allowed:
            return None
        able: list[tuple[int, int]] = []
        for allowed, by_points in ((self.points, True), (self.maneuvers, False)):
            ends = [forced_ends(s, self.unit, one, allowed, by_points=by_points) for one in self._free(s)]
            touching = sum(any(contact.touches_at(s, self.unit, field) for field in fields) for fields in ends)
            able.append((touching, any(ends)))
        if not any(moves for _, moves in able):
            return None
        if able[0] == able[1]:
            verbs = s.game.verbs
            options = [verbs.by_points, verbs.by_maneuvers]
            return Ask(s.owner(self.unit), "finish-by", "DW-S-MOR-75", options, unit=s.name(self.unit))
        self.by_points = able[0] > able[1]
        self.allowed = self.points if self.by_points else self.maneuvers
        return None

    def _free(self, s: DemonworldState) -> list[int]:
        return [element for element in contact.free(s, self.unit) if element not in self.moved]

    def finishing(self, s: DemonworldState) -> Asked:
        able = [
            element
            for element in self._free(s)
            if self.allowed and forced_ends(s, self.unit, element, self.allowed, by_points=self.by_points)
        ]
        if not able:
            return None
        options = [s.offers.take[field] for field in sorted(s.at[element] for element in able)]
        return Ask(s.owner(self.unit), "finishing", "DW-S-MOR-75", options, unit=s.name(self.unit))

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.standing[s.field_named(target)]
        self.moved = (*self.moved, element)
        s.push(FrenziedFinish(self.unit, element, self.allowed, self.by_points))


@frame
class FrenziedFinish(FinishingMove):
    """One element comes up: only steps towards where it must end are offered."""

    def step(self, s: DemonworldState) -> Asked:
        fields = self._onward(s)
        if not fields or contact.touches(s, self.element):
            s.finish()
            return None
        seat, hex_ = s.owner(self.unit), s.field_id(s.at[self.element])
        options = [s.offers.to[field] for field in fields]
        return Ask(seat, "finishing-to", "DW-S-MOR-75", options, unit=s.name(self.unit), hex=hex_)

    def _onward(self, s: DemonworldState) -> list[int]:
        """The next fields of ways to where it must end."""
        here, unit, element = s.at[self.element], self.unit, self.element
        ends = forced_ends(s, unit, element, self.left, by_points=self.by_points)
        found = []
        if ends:
            for near, cost in front_steps(s, unit, element, here, self.left, by_points=self.by_points).items():
                if near in ends or self._leads(s, near, self.left - cost, ends):
                    found.append(near)
        return sorted(found)

    def _leads(self, s: DemonworldState, at: int, left: int, ends: set[int]) -> bool:
        if at in ends:
            return True
        if contact.touches_at(s, self.unit, at):
            return False
        ahead = front_steps(s, self.unit, self.element, at, left, by_points=self.by_points)
        return any(self._leads(s, near, left - cost, ends) for near, cost in ahead.items())


@hooks.MUST_REGROUP(level=STANDARD)
def close_in(s: DemonworldState, element: int) -> list[int]:
    """Where a free element of an impetuous unit must regroup to: into contact, else nearer to an enemy
    (DW-S-MOR-66, -75)."""
    unit = s.unit_of(element)
    if not s.units[unit].impetuous or contact.touches(s, element):
        return []
    side = s.side(unit)
    fields = fields_open_to(s, element)
    touching = [field for field in fields if contact.touches_at(s, unit, field)]
    if touching:
        return touching
    far = {field: closest(s, side, field) for field in (s.at[element], *fields)}
    least = min(far.values())
    return [] if far[s.at[element]] == least else [field for field in fields if far[field] == least]


@hooks.MAY_NOT_STEP(level=STANDARD)
def not_away(s: DemonworldState, unit: int, here: int, there: int) -> Reason | None:
    """In a reaction elements of an impetuous unit go nearer to an enemy, not away (DW-S-MOR-75): it has been attacked
    in this round, and not moved."""
    true = s.units[unit]
    if not true.impetuous or true.melee != s.round or true.moved:
        return None
    side = s.side(unit)
    away = closest(s, side, there) > closest(s, side, here)
    return Reason("DW-S-MOR-75", "not-away", unit=s.name(unit)) if away else None
