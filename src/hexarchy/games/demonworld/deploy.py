"""Deployment (DW-B-WIN-03, -04, -17): every side places its cards in its zone, unseen, and all are shown at once.

Several seats of a side share its zone out from left to right, as none of them sees what the others place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS, Offset
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.board import DOWN
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.shapes import offered_shapes, shape_fields
from hexarchy.games.demonworld.sides import roll_off, seats_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NOBODY, ORCS

Placed = tuple[tuple[int, int, int], ...]  # element, field, facing
SOUTH, NORTH = 3, 0


@lru_cache(256)
def zone(battle: Battle, side: int, upper: bool, part: int, parts: int, half_row: bool) -> frozenset[int]:
    """The fields one of a side's seats deploys on, at the upper edge or the lower one; with the half row of its edge
    where space is short."""
    first, last = battle.zones[side]
    if upper != (side == ORCS):  # the sides have changed edges
        rows = DOWN * len(battle.layout)
        first, last = rows - last, rows - first
    if half_row:
        first, last = (0, last) if upper else (first, last + 1)
    cells = battle.area.grid.cells
    width = max(column for column, _ in cells) + 1
    left, right = width * part // parts, width * (part + 1) // parts
    return frozenset(
        field for field, (column, row) in enumerate(cells) if first <= row <= last and left <= column < right
    )


def own_zone(s: DemonworldState, seat: int, *, half_row: bool = False) -> frozenset[int]:
    side = s.side_of_seat(seat)
    seats = seats_of(s, side)
    return zone(s.battle, side, side == s.upper, seats.index(seat), len(seats), half_row)


def fitting(battle: Battle, open_: frozenset[int], offsets: tuple[Offset, ...]) -> Iterator[int]:
    """The first fields from which a shape lies on open fields only."""
    axial, fields = battle.area.grid.axial, sorted(open_)
    lies = {axial[field] for field in fields}
    rows = [r for _, r in offsets]
    if not fields or max(rows) - min(rows) > axial[fields[-1]][1] - axial[fields[0]][1]:
        return  # it is deeper than the zone
    for field in fields:
        q, r = axial[field]
        if all((q + dq, r + dr) in lies for dq, dr in offsets):
            yield field


def fits(battle: Battle, open_: frozenset[int], offsets: tuple[Offset, ...]) -> bool:
    return next(fitting(battle, open_, offsets), None) is not None


def shown(s: DemonworldState, placed: Placed) -> list[dict[str, str]]:
    return [
        {"unit": s.name(s.unit_of(element)), "field": s.field_id(field), "facing": FACINGS[facing]}
        for element, field, facing in placed
    ]


@frame
class Edges(Procedure):
    """Where no scenario says who stands where, a roll-off decides who lays the area out, with its objectives; the other
    side chooses its edge afterwards (DW-B-WIN-01, -02, -14, DW-DEC-04)."""

    chooser: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        if self.chooser == NOBODY:
            self.chooser = 1 - roll_off(s, "DW-B-WIN-01")
        verbs = s.game.verbs
        return Ask(s.speaker(self.chooser), "edge", "DW-B-WIN-02", [verbs.upper, verbs.lower])

    def do_upper(self, s: DemonworldState, seat: int, target: int) -> None:
        self._take(s, seat, self.chooser)

    def do_lower(self, s: DemonworldState, seat: int, target: int) -> None:
        self._take(s, seat, 1 - self.chooser)

    def _take(self, s: DemonworldState, seat: int, upper: int) -> None:
        s.upper = upper
        s.emit("edge", side=s.setting.seats[seat], upper=upper == self.chooser)
        s.finish()


@frame
class Deployment(Sealed):
    """DW-DEC-05. Nobody sees anything of it before all are ready (DW-B-WIN-04)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Placing(seat)

    def told(self, s: DemonworldState, result: Placed) -> dict[str, Any]:
        return {"placed": shown(s, result)}

    def revealed(self, s: DemonworldState, results: Mapping[int, Placed]) -> None:
        for seat, placed in results.items():
            for element, field, facing in placed:
                changes.put(s, element, field, facing)
            s.emit("deployed", side=s.setting.seats[seat])


@frame
class Placing(Procedure):
    """One seat's cards, one after the other; any may be taken up again until it is ready."""

    seat: int
    placed: Placed = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"placed": shown(s, self.placed)}

    def step(self, s: DemonworldState) -> Asked:
        mine = s.roster.of_seat(self.seat)
        down = {s.unit_of(element) for element, _, _ in self.placed}
        if not mine:
            s.finish(())
            return None
        options: list[Action] = [s.offers.deploy[unit] for unit in mine if unit in down or self.has_room(s, unit)]
        if len(down) == len(mine):
            options.append(s.game.verbs.ready)
        return Ask(self.seat, "deploy", "DW-B-WIN-17", options, default=options[-1])

    def do_deploy(self, s: DemonworldState, seat: int, target: int) -> None:
        unit = s.unit_named(target)
        self.placed = tuple(entry for entry in self.placed if s.unit_of(entry[0]) != unit)
        s.push(PlaceUnit(seat, unit))

    def do_ready(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(tuple(sorted(self.placed)))

    def resumed(self, s: DemonworldState, child: Frame, value: Placed) -> None:
        self.placed += value

    def why_ready(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-WIN-17", "cards-left")]

    def why_deploy(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        return [Reason("DW-B-WIN-03", "no-room", unit=s.name(unit))]

    # -- room ---------------------------------------------------------------------------------------------------------

    def room(self, s: DemonworldState, unit: int) -> frozenset[int]:
        """Fields of the zone that are free of other cards; with the half row if the unit fits nowhere else."""
        taken = {field for element, field, _ in self.placed if s.unit_of(element) != unit}
        rows = own_zone(s, self.seat) - taken
        return rows if self._fits(s, unit, rows) else own_zone(s, self.seat, half_row=True) - taken

    def has_room(self, s: DemonworldState, unit: int) -> bool:
        """Can a unit be placed at all?"""
        return self._fits(s, unit, self.room(s, unit))

    def shapes(self, s: DemonworldState, unit: int) -> list[int]:
        """Shapes a unit can be placed in."""
        room, count = self.room(s, unit), len(s.entry(unit).elements)
        return [shape for shape in offered_shapes(s, unit, count) if placeable(s.battle, room, shape, count)]

    @staticmethod
    def _fits(s: DemonworldState, unit: int, room: frozenset[int]) -> bool:
        """Lines of middling width are tried first: they nearly always fit."""
        count = len(s.entry(unit).elements)
        shapes = sorted(offered_shapes(s, unit, count), key=lambda shape: abs(2 * shape - count))
        return any(placeable(s.battle, room, shape, count) for shape in shapes)


@lru_cache(16_384)
def placeable(battle: Battle, room: frozenset[int], shape: int, count: int) -> bool:
    """Can a shape be placed in some facing?"""
    return any(fits(battle, room, shape_fields(shape, count, facing)) for facing in (NORTH, *range(1, DIRECTIONS)))


@frame
class PlaceUnit(Procedure):
    """A unit is placed: its shape, its facing, the field of its first element; then single elements as wished."""

    seat: int
    unit: int
    shape: int = -1
    facing: int = -1
    placed: Placed = ()
    taken: int = -1  # the element in hand

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"placing": s.name(self.unit), "in_hand": shown(s, self.placed)}

    def step(self, s: DemonworldState) -> Asked:
        verbs, name = s.game.verbs, s.name(self.unit)
        if self.placed:
            return self._adjust(s)
        above = self.parent(s, Placing)
        if self.shape < 0:
            shapes = [verbs.form[shape] for shape in above.shapes(s, self.unit)]
            return Ask(self.seat, "deploy-shape", "DW-B-WIN-17", shapes, unit=name)
        room = above.room(s, self.unit)
        if self.facing < 0:
            facings = [
                verbs.face[facing] for facing in range(DIRECTIONS) if fits(s.battle, room, self._fields(s, facing))
            ]
            return Ask(self.seat, "deploy-facing", "DW-B-WIN-17", facings, unit=name)
        fields = [s.offers.to[field] for field in fitting(s.battle, room, self._fields(s, self.facing))]
        return Ask(self.seat, "deploy-field", "DW-B-WIN-17", fields, unit=name)

    def _fields(self, s: DemonworldState, facing: int) -> tuple[Offset, ...]:
        return shape_fields(self.shape, len(s.entry(self.unit).elements), facing)

    def do_form(self, s: DemonworldState, seat: int, target: int) -> None:
        self.shape = target

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        if self.taken < 0:
            self.facing = target
            return
        self._replace(self.taken, facing=target)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        if self.taken >= 0:
            self._replace(self.taken, field=field)
            return
        grid, elements = s.area.grid, s.entry(self.unit).elements
        fields = [grid.offset(field, dq, dr) for dq, dr in self._fields(s, self.facing)]
        self.placed = tuple((element, there, self.facing) for element, there in zip(elements, fields, strict=True))

    # -- single elements ----------------------------------------------------------------------------------------------

    def _adjust(self, s: DemonworldState) -> Asked:
        offers, verbs, name = s.offers, s.game.verbs, s.name(self.unit)
        if self.taken < 0:
            options = [*(offers.take[field] for field in sorted(field for _, field, _ in self.placed)), verbs.close]
            return Ask(self.seat, "deploy-adjust", "DW-B-WIN-17", options, default=verbs.close, unit=name)
        mine = {field for _, field, _ in self.placed}
        free = self.parent(s, Placing).room(s, self.unit) - mine
        own = next(entry for entry in self.placed if entry[0] == self.taken)
        options = [offers.to[field] for field in sorted(free)]
        options += [verbs.face[facing] for facing in range(DIRECTIONS) if facing != own[2]]
        figure = s.roster.figure
        others = [field for element, field, _ in self.placed if figure[element] != figure[self.taken]]
        options += [offers.swap[field] for field in sorted(others)]
        options.append(verbs.none)
        return Ask(self.seat, "deploy-element", "DW-B-WIN-17", options, default=verbs.none, hex=s.field_id(own[1]))

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        self.taken = next(element for element, there, _ in self.placed if there == field)

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = -1

    def do_swap(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        other = next(element for element, there, _ in self.placed if there == field)
        mine = next(there for element, there, _ in self.placed if element == self.taken)
        self._replace(other, field=mine)
        self._replace(self.taken, field=field)

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.placed)

    def _replace(self, element: int, *, field: int | None = None, facing: int | None = None) -> None:
        self.placed = tuple(
            entry
            if entry[0] != element
            else (element, entry[1] if field is None else field, entry[2] if facing is None else facing)
            for entry in self.placed
        )
        if element == self.taken:
            self.taken = -1

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-WIN-03", "outside-zone")]
