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
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.large.base import may_stand
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.shape import offered_shapes
from hexarchy.games.demonworld.sides import roll_off, seats_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import LARGE, LINES, NOBODY, RIDING, SIDES, SINGLE, UNIT
from hexarchy.games.demonworld.zones import firm, own_zone, why_not_on

Placed = tuple[tuple[int, int, int], ...]  # element, field, facing
Joined = tuple[tuple[int, int], ...]  # single elements, and the units they are attached to
SOUTH, NORTH = 3, 0


def shown(s: DemonworldState, placed: Placed, joined: Joined = ()) -> list[dict[str, str]]:
    hosts = dict(joined)
    told = []
    for element, field, facing in placed:
        unit = s.unit_of(element)
        own = {"unit": s.name(unit)}
        if field != RIDING:
            own |= {"field": s.field_id(field), "facing": FACINGS[facing]}
        told.append(own | ({"host": s.name(hosts[unit])} if unit in hosts else {}))
    return told


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


def deployments(s: DemonworldState) -> list[Frame]:
    """Both sides at once; where a scenario lets one stand already, that one first and for all to see. The last of these
    frames comes first."""
    form = s.game.world.battles.forms.get(s.scenario)
    if form is None or not form.opens:
        return [Deployment()]
    opens = SIDES.index(form.opens)
    return [Deployment(1 - opens), Deployment(opens)]


@frame
class Deployment(Sealed):
    """DW-DEC-05. Nobody sees anything of it before all are ready (DW-B-WIN-04). `side`: the one that deploys now."""

    side: int = NOBODY

    def seats(self, s: DemonworldState) -> tuple[int, ...]:
        sides = range(len(SIDES)) if self.side == NOBODY else (self.side,)
        return tuple(sorted(seat for side in sides for seat in seats_of(s, side)))

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Placing(seat)

    def told(self, s: DemonworldState, result: tuple[Placed, Joined]) -> dict[str, Any]:
        placed, joined = result
        return {"placed": shown(s, placed, joined)}

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[Placed, Joined]]) -> None:
        for seat, (placed, joined) in results.items():
            settle(s, placed, joined)
            s.emit("deployed", side=s.setting.seats[seat])


def settle(s: DemonworldState, placed: Placed, joined: Joined) -> None:
    """What was placed comes to stand on the area."""
    for element, field, facing in placed:
        if field != RIDING:
            changes.put(s, element, field, facing)
    for single, host in joined:
        if s.entry(host).sort == LARGE:
            changes.embark(s, single, host)
        else:
            changes.attach(s, single, host)


@frame
class Placing(Procedure):
    """One seat's cards, one after the other; any may be taken up again until it is ready."""

    seat: int
    placed: Placed = ()
    joined: Joined = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"placed": shown(s, self.placed, self.joined)}

    def cards(self, s: DemonworldState) -> list[int]:
        """Those it places."""
        return s.roster.of_seat(self.seat)

    def through(self, s: DemonworldState, left: list[int]) -> bool:
        """May it be ready with these cards left?"""
        return not left

    def step(self, s: DemonworldState) -> Asked:
        mine = self.cards(s)
        down = {s.unit_of(element) for element, _, _ in self.placed}
        if not mine:
            s.finish(((), ()))
            return None
        options: list[Action] = [s.offers.deploy[unit] for unit in mine if unit in down or self.has_room(s, unit)]
        if self.through(s, [unit for unit in mine if unit not in down]):
            options.append(s.game.verbs.ready)
        return Ask(self.seat, "deploy", "DW-B-WIN-17", options, default=options[-1])

    def do_deploy(self, s: DemonworldState, seat: int, target: int) -> None:
        """Taken up again, it takes those attached to it along."""
        unit = s.unit_named(target)
        up = {unit, *(single for single, host in self.joined if host == unit)}
        self.placed = tuple(entry for entry in self.placed if s.unit_of(entry[0]) not in up)
        self.joined = tuple(entry for entry in self.joined if entry[0] not in up)
        place = {SINGLE: PlaceSingle, LARGE: PlaceLarge}.get(s.entry(unit).sort, PlaceUnit)
        s.push(place(seat, unit))

    def do_ready(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish((tuple(sorted(self.placed)), self.joined))

    def resumed(self, s: DemonworldState, child: Frame, value: tuple[Placed, Joined]) -> None:
        """What was placed anew stands in place of how it stood."""
        placed, joined = value
        anew = {element for element, _, _ in placed}
        self.placed = (*(entry for entry in self.placed if entry[0] not in anew), *placed)
        self.joined += joined

    def why_ready(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-WIN-17", "cards-left")]

    def why_deploy(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        return [Reason("DW-B-WIN-03", "no-room", unit=s.name(unit))]

    # -- room ---------------------------------------------------------------------------------------------------------

    def room(self, s: DemonworldState, unit: int) -> frozenset[int]:
        """Fields of the zone that are free of other cards; with the half row if the unit fits nowhere else. Remembered,
        as it is asked for again whenever another seat has answered."""
        key = ("room", self.seat, unit, self.placed)
        found: frozenset[int] | None = s.memo.get(key)
        if found is None:
            found = s.memo[key] = self._room(s, unit)
        return found

    def _room(self, s: DemonworldState, unit: int) -> frozenset[int]:
        taken = {
            field
            for element, anchor, facing in self.placed
            if s.unit_of(element) != unit
            for field in s.covered(element, anchor, facing)
        }
        rows = self.free(s, unit) - taken
        return rows if self._fits(s, unit, rows) else self.free(s, unit, half_row=True) - taken

    def free(self, s: DemonworldState, unit: int, *, half_row: bool = False) -> frozenset[int]:
        """The fields a unit may have, if no other card of this seat stands there."""
        return own_zone(s, self.seat, half_row=half_row) & firm(s, unit)

    def has_room(self, s: DemonworldState, unit: int) -> bool:
        """Can a unit be placed at all?"""
        return self._fits(s, unit, self.room(s, unit))

    def shapes(self, s: DemonworldState, unit: int) -> list[int]:
        """Shapes a unit can be placed in."""
        room, count = self.room(s, unit), len(s.entry(unit).elements)
        return [shape for shape in offered_shapes(s, unit, count) if placeable(s.battle, room, shape, count)]

    @staticmethod
    def _fits(s: DemonworldState, unit: int, room: frozenset[int]) -> bool:
        """A line of middling width is tried first: it nearly always fits."""
        if s.entry(unit).sort == LARGE:
            return any(next(places_of(s, unit, room, facing), None) is not None for facing in range(DIRECTIONS))
        count = len(s.entry(unit).elements)
        if placeable(s.battle, room, min(count, len(LINES)) // 2, count):
            return True
        return any(placeable(s.battle, room, shape, count) for shape in offered_shapes(s, unit, count))


@lru_cache(16_384)
def placeable(battle: Battle, room: frozenset[int], shape: int, count: int) -> bool:
    """Can a shape be placed in some facing?"""
    fields, fits = battle.world.shapes.fields, battle.area.grid.fits
    return any(fits(room, fields(shape, count, facing)) for facing in (NORTH, *range(1, DIRECTIONS)))


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
                verbs.face[facing] for facing in range(DIRECTIONS) if s.area.grid.fits(room, self._fields(s, facing))
            ]
            return Ask(self.seat, "deploy-facing", "DW-B-WIN-17", facings, unit=name)
        fields = [s.offers.to[field] for field in s.area.grid.fitting(room, self._fields(s, self.facing))]
        return Ask(self.seat, "deploy-field", "DW-B-WIN-17", fields, unit=name)

    def _fields(self, s: DemonworldState, facing: int) -> tuple[Offset, ...]:
        return s.game.world.shapes.fields(self.shape, len(s.entry(self.unit).elements), facing)

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
        plan = s.game.world.shapes.plan(self.shape, len(elements), self.facing)
        assert plan is not None
        fields = [grid.offset(field, dq, dr) for dq, dr in plan.fields]
        facings = [*plan.ring, *[self.facing] * (len(elements) - len(plan.ring))]
        self.placed = tuple(zip(elements, fields, facings, strict=True))

    # -- single elements ----------------------------------------------------------------------------------------------

    def _adjust(self, s: DemonworldState) -> Asked:
        """Single elements stand and face as wished, special figures anywhere (DW-S-SPF-09)."""
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
        s.finish((self.placed, ()))

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
        return [why_not_on(s, self.seat, self.unit, s.field_named(target))]


@frame
class PlaceSingle(Procedure):
    """A commander or wizard is placed on a free field, or attached to a unit that stands already: beside one of its
    elements, or in the place of one, which goes to that field instead (DW-B-WIN-17, DW-S-CMD-12)."""

    seat: int
    unit: int
    host: int = NOBODY
    field: int = -1
    swapped: Placed = ()  # an element of the host that has changed places with it

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"placing": s.name(self.unit)}

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, name = s.game.verbs, s.offers, s.name(self.unit)
        if self.field >= 0:
            facings = [*verbs.face]
            if self.host != NOBODY and not self.swapped and self.field in firm(s, self.host):
                own = sorted(field for _, field, _ in self._of_host(s) if field in firm(s, self.unit))
                facings += [offers.swap[field] for field in own]
            return Ask(self.seat, "deploy-single-facing", "DW-B-WIN-17", facings, unit=name)
        fields = [offers.to[field] for field in sorted(self._free(s))]
        if self.host != NOBODY:
            return Ask(self.seat, "deploy-attached", "DW-B-WIN-17", fields, unit=name, other=s.name(self.host))
        others = [offers.join[unit] for unit in self._hosts(s)] + [offers.mount[unit] for unit in self._mounts(s)]
        return Ask(self.seat, "deploy-single", "DW-B-WIN-17", [*fields, *others], unit=name)

    def _free(self, s: DemonworldState) -> frozenset[int]:
        """Fields it may have: attached, those beside its host."""
        room = self.parent(s, Placing).room(s, self.unit)
        if self.host == NOBODY:
            return room
        return room & {near for _, field, _ in self._of_host(s) for near in s.around[field]}

    def _of_host(self, s: DemonworldState) -> Placed:
        return tuple(entry for entry in self.parent(s, Placing).placed if s.unit_of(entry[0]) == self.host)

    def _hosts(self, s: DemonworldState) -> list[int]:
        """Units of this seat that stand already, with room beside them."""
        above = self.parent(s, Placing)
        room = above.room(s, self.unit)
        beside = {
            s.unit_of(element)
            for element, field, _ in above.placed
            if field != RIDING and not room.isdisjoint(s.around[field])
        }
        return sorted(unit for unit in beside if s.entry(unit).sort == UNIT)

    def _mounts(self, s: DemonworldState) -> list[int]:
        """Large Elements of this seat that stand already, with room on them (DW-E-CHA-18)."""
        above, full = self.parent(s, Placing), [host for _, host in self.parent(s, Placing).joined]
        down = [s.unit_of(element) for element, _, _ in above.placed]
        return [
            unit for unit in down if unit not in full and any(may(s, self.unit, unit) for may in hooks.MOUNTS.of(s))
        ]

    def do_mount(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.element_of(self.unit)
        s.finish((((element, RIDING, 0),), ((self.unit, s.unit_named(target)),)))

    def do_join(self, s: DemonworldState, seat: int, target: int) -> None:
        self.host = s.unit_named(target)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self.field = s.field_named(target)

    def do_swap(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        element, _, facing = next(entry for entry in self._of_host(s) if entry[1] == field)
        self.swapped = ((element, self.field, facing),)
        self.field = field

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        own = (s.element_of(self.unit), self.field, target)
        joined = ((self.unit, self.host),) if self.host != NOBODY else ()
        s.finish(((own, *self.swapped), joined))

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        if self.host != NOBODY:
            return [Reason("DW-S-CMD-19", "not-beside-it", unit=s.name(self.host))]
        return [why_not_on(s, self.seat, self.unit, s.field_named(target))]

    def why_join(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-CMD-19", "no-place-beside-it")]


# -- Large Elements ----------------------------------------------------------------------------------------------------


def places_of(s: DemonworldState, unit: int, room: frozenset[int], facing: int) -> Iterator[int]:
    """Where a Large Element can be placed so that its whole base lies in a room, on ground it could enter."""
    (element,) = s.entry(unit).elements
    base = s.battle.bases[element]
    assert base is not None
    for anchor in s.area.grid.fitting(room, base.shape.covered[facing]):
        fields = s.covered(element, anchor, facing)
        if may_stand(s, element, fields) and not any(bars(s, unit, fields) for bars in hooks.OUT_OF_WAY.of(s)):
            yield anchor


@frame
class PlaceLarge(Procedure):
    """A Large Element is placed: its facing, then the anchor field of its base (DW-B-WIN-17)."""

    seat: int
    unit: int
    facing: int = -1

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"placing": s.name(self.unit)}

    def step(self, s: DemonworldState) -> Asked:
        room, name = self.parent(s, Placing).room(s, self.unit), s.name(self.unit)
        if self.facing < 0:
            open_ = [f for f in range(DIRECTIONS) if next(places_of(s, self.unit, room, f), None) is not None]
            facings = [s.game.verbs.face[facing] for facing in open_]
            return Ask(self.seat, "deploy-facing", "DW-B-WIN-17", facings, unit=name)
        fields = [s.offers.to[field] for field in places_of(s, self.unit, room, self.facing)]
        return Ask(self.seat, "deploy-field", "DW-B-WIN-17", fields, unit=name)

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        self.facing = target

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        (element,) = s.entry(self.unit).elements
        s.finish((((element, s.field_named(target), self.facing),), ()))

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-WIN-03", "outside-zone")]
