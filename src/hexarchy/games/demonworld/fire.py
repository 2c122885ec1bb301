"""Fire (DW-E-FIR-01 to -16, -28): wind, what burns and for how long, how it spreads, who must leave it.

All of it is an option (DW-E-FIR-01). Fires are started in torches.py; flaming projectiles are in flaming.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.board import LOW_GROWTH, WOODS
from hexarchy.games.demonworld.facing import COMPASS
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.steps import meets, why_impassable
from hexarchy.games.demonworld.movement.strength import costs_of, maneuvers, points
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.regroup import meet
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import EXPERT, LARGE, NOBODY, SIDES

FIRE: Final = "fire"  # the option
IGNITES: Final = 20  # this total or more
WOODS_BURN, GROWTH_BURNS = 10, 5  # rounds (DW-E-FIR-08)
EASE: Final = {"g": 4, "u": 5, WOODS: 5}  # what terrain adds to starting and spreading
SURROUNDED: Final = 3  # burning fields beside one that make it like burning (DW-E-FIR-13)

# What a D20 does to the wind: points it shifts clockwise, and what is added to its speed (wind table).
SHIFTS: Final = {1: 1, 2: 1, 3: -1, 4: -1, 5: 2, 6: -2}
GUSTS: Final = {**dict.fromkeys((7, 8, 9), 1), **dict.fromkeys((10, 11, 12), -1), 13: 2, 14: -2}


# -- what burns --------------------------------------------------------------------------------------------------------


def burning(s: DemonworldState) -> list[int]:
    return [field for field, marker in s.fires.markers if marker]


def in_flames(s: DemonworldState) -> frozenset[int]:
    """Fields that burn, and those beside at least three that do (DW-E-FIR-13, -28)."""
    found: frozenset[int] | None = s.memo.get("flames")
    if found is None:
        found = s.memo["flames"] = frozenset(_in_flames(s))
    return found


def _in_flames(s: DemonworldState) -> Iterator[int]:
    beside: dict[int, int] = {}
    for field in burning(s):
        yield field
        for near in s.around[field]:
            beside[near] = beside.get(near, 0) + 1
    yield from (field for field, count in beside.items() if count >= SURROUNDED and field >= 0)


def combustible(s: DemonworldState, field: int) -> bool:
    """Does a field burn if it is lit (DW-E-FIR-07)? Not along a road, nor where it burns or has burned down."""
    return s.area.terrain[field] in EASE and field not in s.area.road and field not in dict(s.fires.markers)


def ignite(s: DemonworldState, field: int) -> None:
    """A field begins to burn, with the marker of its terrain (DW-E-FIR-08)."""
    lasts = GROWTH_BURNS if s.area.terrain[field] in LOW_GROWTH else WOODS_BURN
    changes.fires(s, markers=tuple(sorted((*s.fires.markers, (field, lasts)))))
    s.emit("catches-fire", hex=s.field_id(field))


def smoulder(s: DemonworldState, field: int) -> None:
    """A field will burn from the beginning of the next round on."""
    if field not in s.fires.delayed:
        changes.fires(s, delayed=tuple(sorted((*s.fires.delayed, field))))
        s.emit("will-burn", hex=s.field_id(field))


def catches(s: DemonworldState, field: int, rule: str, *added: tuple[str, int]) -> bool:
    """Does a field catch fire?"""
    return s.check(1, 20, rule, ("at-least", IGNITES), added, hex=s.field_id(field))


def scorched(s: DemonworldState, fields: Iterable[int], factor: int, rule: str) -> list[int]:
    """Of the empty combustible fields that fire of a Battle Factor strikes, those that catch it."""
    return [
        field
        for field in fields
        if combustible(s, field) and field not in s.standing and catches(s, field, rule, (rule, factor))
    ]


@hooks.FLAMES(level=EXPERT, option=FIRE)
def breathed_on(s: DemonworldState, fields: Iterable[int], factor: int) -> None:
    """Fields a dragon's fire strikes (DW-E-FIR-15)."""
    for field in scorched(s, fields, factor, "DW-E-FIR-15"):
        smoulder(s, field)


# -- the start of a round (DW-E-FIR-28) --------------------------------------------------------------------------------


@step("fire markers", level=EXPERT, option=FIRE)
@frame
class FireMarkers(Procedure):
    """What was announced in the round before is over, too."""

    def step(self, s: DemonworldState) -> Asked:
        """What burned in the round before burns down by one (DW-E-FIR-09)."""
        for field, marker in s.fires.markers:
            if marker == 1:
                s.emit("burned-down", hex=s.field_id(field))
        changes.fires(
            s,
            markers=tuple((field, max(0, marker - 1)) for field, marker in s.fires.markers),
            flaming=(),
            lighters=(),
        )
        s.finish()
        return None


@step("delayed fires", level=EXPERT, option=FIRE)
@frame
class DelayedFires(Procedure):
    """Fields lit by breath, flaming arrows and incendiary projectiles begin to burn."""

    def step(self, s: DemonworldState) -> Asked:
        fields = s.fires.delayed
        changes.fires(s, delayed=())
        for field in fields:
            if combustible(s, field):
                ignite(s, field)
        s.finish()
        return None


@step("wind", level=EXPERT, option=FIRE)
@frame
class Wind(Procedure):
    """Diced for at the beginning, unless the scenario has it, and changed every round (DW-E-FIR-02, -03)."""

    def step(self, s: DemonworldState) -> Asked:
        if s.fires.wind == NOBODY:
            self.rises(s)
        else:
            self.changes(s)
        s.emit("wind-blows", direction=COMPASS[s.fires.wind], speed=s.fires.speed)
        s.finish()
        return None

    def rises(self, s: DemonworldState) -> None:
        form = s.game.world.battles.forms.get(s.scenario)
        if form is not None and form.wind is not None:
            changes.fires(s, wind=form.wind.direction - 1, speed=form.wind.speed)
            return
        (direction,) = s.roll(1, 6, "DW-E-FIR-02")
        (speed,) = s.roll(1, 6, "DW-E-FIR-02")
        changes.fires(s, wind=direction - 1, speed=speed)

    def changes(self, s: DemonworldState) -> None:
        (die,) = s.roll(1, 20, "DW-E-FIR-03")
        wind = (s.fires.wind + SHIFTS.get(die, 0)) % DIRECTIONS
        changes.fires(s, wind=wind, speed=max(0, s.fires.speed + GUSTS.get(die, 0)))


def threatened(s: DemonworldState) -> list[int]:
    """Fields downwind of those that burn, once for each fire that threatens them, row by row (DW-E-FIR-10)."""
    wind, speed = s.fires.wind, s.fires.speed
    if not speed or wind == NOBODY:
        return []
    ways = [(wind + turn) % DIRECTIONS for turn in (-1, 0, 1)]
    near = [s.around[field][way] for field in burning(s) for way in ways]
    return sorted(field for field in near if field >= 0 and combustible(s, field))


@step("spread", level=EXPERT, option=FIRE)
@frame
class Spread(Procedure):
    """Fire spreads with the wind; what it takes now threatens nobody before the next round (DW-E-FIR-10)."""

    def step(self, s: DemonworldState) -> Asked:
        for field in threatened(s):
            if not combustible(s, field):  # the first die has lit it
                continue
            added = (("DW-E-FIR-10", s.fires.speed), ("DW-E-FIR-07", EASE[s.area.terrain[field]]))
            if catches(s, field, "DW-E-FIR-10", *added):
                ignite(s, field)
        s.finish()
        return None


# -- elements in flames (DW-E-FIR-12, -13) -----------------------------------------------------------------------------


@hooks.MUST_LEAVE(level=EXPERT, option=FIRE)
def is_bound(s: DemonworldState, element: int) -> bool:
    """Does an element stand in flames? A Large Element does with any field of its base."""
    if not s.fires.markers or s.at[element] < 0 or _fireproof(s, s.roster.unit_of[element]):
        return False
    flames = in_flames(s)
    return any(field in flames for field in s.covered(element, s.at[element], s.looks[element]))


def _fireproof(s: DemonworldState, unit: int) -> bool:
    return s.entry(unit).card.printed.fireproof


@hooks.MAY_NOT_SHOOT(level=EXPERT, option=FIRE)
@hooks.MAY_NOT_STRIKE(level=EXPERT, option=FIRE)
@hooks.MAY_NOT_COMMAND(level=EXPERT, option=FIRE)
def why_bound(s: DemonworldState, element: int) -> Reason | None:
    """An element in flames does nothing but leave them."""
    return Reason("DW-E-FIR-12", "stands-in-flames", hex=s.field_id(s.at[element])) if is_bound(s, element) else None


@hooks.FLAMES_BAR(level=EXPERT, option=FIRE)
def barred(s: DemonworldState, unit: int) -> Iterable[int]:
    """Nobody enters a burning field."""
    return () if _fireproof(s, unit) else in_flames(s)


def ways_out(s: DemonworldState, unit: int, element: int) -> list[int]:
    """Free fields beside an element in flames that it can leave for; not into contact, unless it is in contact."""
    here, table = s.at[element], costs_of(s, element)
    touched = contact.touches(s, element)
    return [
        near
        for direction, near in enumerate(s.around[here])
        if near >= 0
        and near not in s.standing
        and table[here * DIRECTIONS + direction] < NOT_PASSABLE
        and (touched or not meets(s, unit, near))
    ]


def leaving(s: DemonworldState, unit: int) -> list[int]:
    """Elements of a unit that stand in flames and can leave them singly."""
    if not s.fires.markers or s.entry(unit).sort == LARGE:  # these go with their whole base
        return []
    return [element for element in s.bodies[unit] if is_bound(s, element) and ways_out(s, unit, element)]


@frame
class Leaving(Procedure):
    """Elements leave the flames one by one, each with what the unit's order grants it, one field at least
    (DW-E-FIR-13)."""

    unit: int
    allowed: int = 0  # points, or maneuvers of a unit that holds
    by_points: bool = True
    element: int = NOBODY
    left: int = 0

    @classmethod
    def under_orders(cls, s: DemonworldState, unit: int) -> Leaving:
        own = points(s, unit)
        return cls(unit, own or maneuvers(s, unit), by_points=bool(own))

    def step(self, s: DemonworldState) -> Asked:
        seat, name, verbs = s.owner(self.unit), s.name(self.unit), s.game.verbs
        if self.element == NOBODY:
            able = sorted(s.at[element] for element in leaving(s, self.unit))
            if not able:
                s.finish()
                return None
            options: list[Action] = [*(s.offers.take[field] for field in able), verbs.stop]
            return Ask(seat, "leave-flames", "DW-E-FIR-13", options, default=verbs.stop, last_word=True, unit=name)
        fields = self.fields(s)
        if not fields:
            self.element = NOBODY
            return None
        options = [s.offers.to[field] for field in sorted(fields)]
        if not is_bound(s, self.element):
            options.append(verbs.done)
        hex_ = s.field_id(s.at[self.element])
        return Ask(seat, "leave-flames-to", "DW-E-FIR-13", options, default=options[-1], unit=name, hex=hex_)

    def fields(self, s: DemonworldState) -> list[int]:
        """Where the element may go: out of the flames anywhere, and on as far as its allowance reaches."""
        found = ways_out(s, self.unit, self.element)
        if is_bound(s, self.element):
            return found
        return [near for near in found if self._cost(s, near) <= self.left]

    def _cost(self, s: DemonworldState, near: int) -> int:
        direction = s.area.grid.direction(s.at[self.element], near)
        assert direction is not None
        return costs_of(s, self.element)[s.at[self.element] * DIRECTIONS + direction] if self.by_points else 1

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.element, self.left = s.standing[s.field_named(target)], self.allowed

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        """From a melee it may come to others: they are drawn in, as when elements regroup (DW-B-MEL-37)."""
        there = s.field_named(target)
        self.left -= self._cost(s, there)
        changes.go(s, self.element, there)
        if s.units[self.unit].melee:
            meet(s, self.element)

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self.element = NOBODY

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        near = s.field_named(target)
        direction = s.area.grid.direction(s.at[self.element], near) if near >= 0 and self.element >= 0 else None
        if direction is None:
            return [Reason("DW-B-MOV-52", "not-adjacent")]
        cost = costs_of(s, self.element)[s.at[self.element] * DIRECTIONS + direction]
        return [why_impassable(s, cost) or Reason("DW-E-FIR-13", "no-way-out")]


class LeaveFlames:
    """An operation of a moving unit: elements in flames leave them; the rest of it moves as usual (DW-E-FIR-13)."""

    VERBS = ("leave-flames",)

    @staticmethod
    def options(s: DemonworldState, moving: Moving) -> list[Action]:
        return [s.game.verbs.leave_flames] if leaving(s, moving.unit) else []

    @staticmethod
    def do(s: DemonworldState, moving: Moving, action: Action) -> None:
        s.push(Leaving.under_orders(s, moving.unit))

    @staticmethod
    def why(s: DemonworldState, moving: Moving, action: Action) -> list[Reason]:
        return [Reason("DW-E-FIR-13", "nobody-leaves-flames", unit=s.name(moving.unit))]


hooks.OPERATIONS(level=EXPERT, option=FIRE)(LeaveFlames)


@step("out of the flames", level=EXPERT, option=FIRE)
@frame
class OutOfTheFlames(Procedure):
    """Elements of units in melee leave them as well, by one field (DW-E-FIR-13)."""

    at: int = 0

    def step(self, s: DemonworldState) -> Asked:
        while self.at < len(s.units):
            unit = self.at
            self.at += 1
            if not s.units[unit].melee:
                continue
            if leaving(s, unit):
                s.push(Leaving(unit))
                return None
            for leave in hooks.LEAVING_FLAMES.of(s):
                if (way := leave(s, unit)) is not None:
                    s.push(way)
                    return None
        s.finish()
        return None


def perish(s: DemonworldState) -> None:
    """Who stands in flames at the end of the movement phase is destroyed (DW-E-FIR-13), also who comes to stand
    there by it: the passenger of a chariot that burns. They are no casualties (DW-S-MOR-79)."""
    while caught := {element: s.hits[element] for element in range(s.roster.size) if is_bound(s, element)}:
        for element in caught:
            s.emit("burned", unit=s.name(s.unit_of(element)), hex=s.field_id(s.at[element]))
        changes.wound(s, caught, casualty=False)


# -- what a scenario counts --------------------------------------------------------------------------------------------


@hooks.SCORES(level=EXPERT, option=FIRE)
def burnt_fields(s: DemonworldState, side: int) -> Iterator[tuple[str, int]]:
    """Where a scenario says so, a side scores for every grown field that burns or has burned down."""
    form = s.game.world.battles.forms.get(s.scenario)
    if form is not None and form.burnt is not None and form.burnt.side == SIDES[side]:
        for field, _ in s.fires.markers:
            if s.area.terrain[field] == "g":
                yield "DW-E-FIR-09", form.burnt.points
