"""Flying (DW-E-FLY): low for a single movement, over everything; or high above the area, to land anywhere in a later
round. In the air nobody touches anybody (DW-E-FLY-08)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.attack import Reactions
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.large.base import (
    allowance,
    flames,
    form_of,
    may_stand,
    on_free_fields,
)
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.records import Flight
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike, in_first_round
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.words import ALOFT, EXPERT

SWOOP: Final = 2  # DW-E-FLY-07


def is_flyer(s: DemonworldState, unit: int) -> bool:
    """Has it the entry FLYER (DW-E-FLY-01)?"""
    return s.is_large(unit) and form_of(s, unit).flyer


def aloft(s: DemonworldState, unit: int) -> bool:
    """Does it fly high?"""
    return is_flyer(s, unit) and s.at[s.element_of(unit)] == ALOFT


def flight(s: DemonworldState, unit: int) -> Flight:
    return next((one for one in s.flights if one.unit == unit), Flight(unit))


def change(s: DemonworldState, unit: int, **changed: Any) -> None:
    found = flight(s, unit)._replace(**changed)
    others = [one for one in s.flights if one.unit != unit]
    s.flights = tuple(sorted((*others, found)))


def climb(s: DemonworldState, unit: int) -> None:
    """It leaves the area for the sky (DW-E-FLY-08)."""
    element = s.element_of(unit)
    if s.at[element] >= 0:
        changes.remove(s, element, ALOFT)
    s.at[element] = ALOFT
    changes.leave_melee(s, unit)
    change(s, unit, lands=False, swooped=0)
    s.emit("climbs", unit=s.name(unit))


# -- at the start of a round -------------------------------------------------------------------------------------------


def choices(s: DemonworldState, seat: int) -> list[int]:
    """High flyers of a seat that may land: one that broke off stays up for a whole round (DW-E-FLY-12)."""
    return [unit for unit in s.roster.of_seat(seat) if aloft(s, unit) and flight(s, unit).until < s.round]


@step("high flyers", level=EXPERT)
@frame
class HighFlyers(Sealed):
    """Owners say which of their high flyers land, both sides at once (DW-E-FLY-05, DW-DEC-06)."""

    def seats(self, s: DemonworldState) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(s.setting.seats)) if choices(s, seat))

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Landing(seat)

    def told(self, s: DemonworldState, result: tuple[int, ...]) -> dict[str, Any]:
        return {"lands": [s.name(unit) for unit in result]}

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[int, ...]]) -> None:
        for unit in sorted(unit for units in results.values() for unit in units):
            change(s, unit, lands=True)
            s.emit("will-land", unit=s.name(unit))


@frame
class Landing(Procedure):
    """A seat's high flyers, one after the other."""

    seat: int
    lands: tuple[int, ...] = ()
    done: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"lands": [s.name(unit) for unit in self.lands]}

    def step(self, s: DemonworldState) -> Asked:
        waiting = [unit for unit in choices(s, self.seat) if unit not in self.done]
        if not waiting:
            s.finish(self.lands)
            return None
        verbs, name = s.game.verbs, s.name(waiting[0])
        return Ask(
            self.seat, "land-or-stay", "DW-E-FLY-05", [verbs.land, verbs.stay_up], default=verbs.stay_up, unit=name
        )

    def _next(self, s: DemonworldState) -> int:
        unit = next(unit for unit in choices(s, self.seat) if unit not in self.done)
        self.done = (*self.done, unit)
        return unit

    def do_land(self, s: DemonworldState, seat: int, target: int) -> None:
        self.lands = (*self.lands, self._next(s))

    def do_stay_up(self, s: DemonworldState, seat: int, target: int) -> None:
        self._next(s)


# -- landing -----------------------------------------------------------------------------------------------------------


def landing_fields(s: DemonworldState, unit: int, facing: int) -> Iterator[int]:
    """Anchors from which its whole base lies on free ground it could enter."""
    element = s.element_of(unit)
    prints = s.battle.footprints[element]
    assert prints is not None
    for anchor in range(s.area.size):
        covered = prints.covered(anchor, facing)
        if covered and may_land_on(s, unit, covered):
            yield anchor


def may_land_on(s: DemonworldState, unit: int, covered: tuple[int, ...]) -> bool:
    """Are these fields free, passable for it, and not in flames (DW-E-FLY-04, -06, DW-E-FIR-12)?"""
    element = s.element_of(unit)
    free = on_free_fields(s, element, covered) and may_stand(s, element, covered)
    return free and flames(s, unit).isdisjoint(covered)


def touch_down(s: DemonworldState, unit: int, anchor: int, facing: int, *, from_high: bool) -> None:
    """It stands on the ground again."""
    changes.put(s, s.element_of(unit), anchor, facing)
    s.emit("lands", unit=s.name(unit), hex=s.field_id(anchor), facing=facing)
    change(s, unit, lands=False, swooped=0)
    s.push(Descent(unit, from_high))


@frame
class Descent(Stages, Procedure):
    """In contact it attacks, under any order and from any side, and those it touches react (DW-E-FLY-04, -13); those
    across terrain it attacks if it wants to (DW-S-TER-41)."""

    unit: int
    from_high: bool
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("across", "attack")

    def across(self, s: DemonworldState) -> Asked:
        for ask in hooks.ALONGSIDE.of(s):
            asked = ask(s, self.unit, (s.element_of(self.unit),))
            if asked is not None:
                s.push(asked)
        return None

    def attack(self, s: DemonworldState) -> Asked:
        foes = contact.beside_units(s, self.unit)
        if not foes:
            return None
        change(s, self.unit, swooped=s.round if self.from_high else 0)
        changes.unit(s, self.unit, moved=True)
        for foe in foes:
            changes.declare(s, self.unit, foe)
        s.push(Reactions((self.unit,)))
        return None

    def over(self, s: DemonworldState) -> None:
        s.finish(self.unit)


@hooks.MUST_MOVE(level=EXPERT)
def comes_down(s: DemonworldState, unit: int) -> Reason | None:
    """One that was to land lands (DW-E-FLY-06)."""
    return Reason("DW-E-FLY-06", "comes-down", unit=s.name(unit)) if aloft(s, unit) else None


@hooks.MOVING(level=EXPERT)
def from_high(s: DemonworldState, unit: int) -> Frame | None:
    return FromHigh(unit) if aloft(s, unit) else None


@frame
class FromHigh(Stages, Procedure):
    """A high flyer lands in the step of its order, anywhere and in any facing; then its movement is over (-06)."""

    unit: int
    facing: int = -1
    anchor: int = -1
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("choose_facing", "choose_field", "down")

    def choose_facing(self, s: DemonworldState) -> Asked:
        if self.facing >= 0:
            return None
        open_ = [f for f in range(DIRECTIONS) if next(landing_fields(s, self.unit, f), None) is not None]
        if not open_:  # there is no room at all: it stays up
            change(s, self.unit, lands=False)
            s.finish(self.unit)
            return None
        facings = [s.game.verbs.face[facing] for facing in open_]
        return Ask(s.owner(self.unit), "landing-facing", "DW-E-FLY-06", facings, unit=s.name(self.unit))

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        self.facing = target

    def choose_field(self, s: DemonworldState) -> Asked:
        if self.anchor >= 0:
            return None
        fields = [s.offers.to[field] for field in landing_fields(s, self.unit, self.facing)]
        return Ask(s.owner(self.unit), "landing-field", "DW-E-FLY-06", fields, unit=s.name(self.unit))

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self.anchor = s.field_named(target)

    def down(self, s: DemonworldState) -> Asked:
        touch_down(s, self.unit, self.anchor, self.facing, from_high=True)
        return None

    def over(self, s: DemonworldState) -> None:
        s.finish(self.unit)

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-FLY-06", "no-landing-there", unit=s.name(self.unit))]


@hooks.STRIKE_MODIFIERS(level=EXPERT)
def swoops(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """It comes down on them: in its first melee phase it strikes harder, and first (DW-E-FLY-07)."""
    if _swooped(s, s.roster.unit_of[strike.attacker]):
        yield "DW-E-FLY-07", SWOOP


@hooks.INITIATIVE(level=EXPERT)
def swift(s: DemonworldState, element: int) -> Iterator[tuple[str, int]]:
    if _swooped(s, s.roster.unit_of[element]):
        yield "DW-E-FLY-07", SWOOP


def _swooped(s: DemonworldState, unit: int) -> bool:
    return any(one.unit == unit and one.swooped == s.round for one in s.flights) and in_first_round(s, unit)


# -- flying low --------------------------------------------------------------------------------------------------------


class TakeOff:
    """A flyer on the ground may fly low when its movement begins (DW-E-FLY-02)."""

    VERBS: ClassVar[tuple[str, ...]] = ("fly",)

    @staticmethod
    def options(s: DemonworldState, moving: LargeMoving) -> list[Action]:
        begins = not moving.spent and is_flyer(s, moving.unit)
        return [s.game.verbs.fly] if begins and not s.units[moving.unit].melee else []

    @staticmethod
    def do(s: DemonworldState, moving: LargeMoving, action: Action) -> None:
        element = s.element_of(moving.unit)
        s.push(LowFlight(moving.unit, s.at[element], s.looks[element], allowance(s, moving.unit, _order(s, moving))))
        changes.remove(s, element, ALOFT)
        s.emit("takes-off", unit=s.name(moving.unit))

    @staticmethod
    def why(s: DemonworldState, moving: LargeMoving, action: Action) -> list[Reason]:
        return [Reason("DW-E-FLY-02", "no-flight-now", unit=s.name(moving.unit))]


def _order(s: DemonworldState, moving: LargeMoving) -> int:
    return s.units[moving.unit].order


hooks.LARGE_OPERATIONS(level=EXPERT)(TakeOff)


@frame
class LowFlight(Procedure):
    """It goes forward over everything and turns freely about its front field; at the end it lands or climbs
    (DW-E-FLY-02 to -04, -13)."""

    unit: int
    anchor: int
    facing: int
    left: int
    turned: bool = False  # since it last went on
    landed: bool = False

    def ahead(self, s: DemonworldState, hand: int) -> int:
        """Where its front field comes to; -1 where its base would not lie on the area."""
        there = s.around[self.anchor][FRONT_DIRECTIONS[self.facing][hand]]
        return there if there >= 0 and self._covered(s, there, self.facing) else -1

    def _covered(self, s: DemonworldState, anchor: int, facing: int) -> tuple[int, ...] | None:
        prints = s.battle.footprints[s.element_of(self.unit)]
        assert prints is not None
        return prints.covered(anchor, facing)

    def may_land(self, s: DemonworldState) -> bool:
        covered = self._covered(s, self.anchor, self.facing)
        return covered is not None and may_land_on(s, self.unit, covered)

    def step(self, s: DemonworldState) -> Asked:
        if self.landed:
            s.finish(self.unit)
            return None
        verbs, options = s.game.verbs, list[Action]()
        if self.left >= OPEN_FIELD:
            steps = (verbs.steps["ahead-left"], verbs.steps["ahead-right"])
            options += [action for hand, action in enumerate(steps) if self.ahead(s, hand) >= 0]
        if not self.turned:
            around = [facing for facing in range(DIRECTIONS) if facing != self.facing]
            options += [verbs.face[facing] for facing in around if self._covered(s, self.anchor, facing)]
        if self.may_land(s):
            options.append(verbs.land)
        options.append(verbs.climb)
        name, hex_ = s.name(self.unit), s.field_id(self.anchor)
        return Ask(
            s.owner(self.unit),
            "low-flight",
            "DW-E-FLY-03",
            options,
            default=verbs.climb,
            unit=name,
            hex=hex_,
            points=self.left,
        )

    def do_ahead_left(self, s: DemonworldState, seat: int, target: int) -> None:
        self._on(s, 0)

    def do_ahead_right(self, s: DemonworldState, seat: int, target: int) -> None:
        self._on(s, 1)

    def _on(self, s: DemonworldState, hand: int) -> None:
        self.anchor, self.turned = self.ahead(s, hand), False
        self.left -= OPEN_FIELD
        s.emit("flies", unit=s.name(self.unit), hex=s.field_id(self.anchor))

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        self.facing, self.turned = target, True

    def do_climb(self, s: DemonworldState, seat: int, target: int) -> None:
        climb(s, self.unit)
        s.finish(self.unit)

    def do_land(self, s: DemonworldState, seat: int, target: int) -> None:
        self.landed = True
        touch_down(s, self.unit, self.anchor, self.facing, from_high=False)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        if action.verb == "land":
            return [Reason("DW-E-FLY-04", "no-landing-there", unit=s.name(self.unit))]
        return [Reason("DW-E-FLY-03", "only-forward", unit=s.name(self.unit))]


# -- breaking off ------------------------------------------------------------------------------------------------------


@step("fly off", level=EXPERT)
@frame
class FlyOff(Procedure):
    """Flyers in a melee may leave it upwards, before anybody tests or moves (DW-E-FLY-10, DW-DEC-42)."""

    asked: tuple[int, ...] = ()

    def flyer(self, s: DemonworldState) -> int | None:
        fighting = (unit for melee in s.doings.melees for unit in melee if s.bodies[unit] and is_flyer(s, unit))
        return next((unit for unit in fighting if unit not in self.asked), None)

    def step(self, s: DemonworldState) -> Asked:
        unit = self.flyer(s)
        if unit is None:
            s.finish()
            return None
        verbs = s.game.verbs
        return Ask(
            s.owner(unit), "fly-off", "DW-E-FLY-10", [verbs.fly, verbs.none], default=verbs.none, unit=s.name(unit)
        )

    def do_fly(self, s: DemonworldState, seat: int, target: int) -> None:
        """It stays up for the whole of the next round (DW-E-FLY-12)."""
        unit = self.flyer(s)
        assert unit is not None
        self.asked = (*self.asked, unit)
        climb(s, unit)
        change(s, unit, until=s.round + 1)

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        unit = self.flyer(s)
        assert unit is not None
        self.asked = (*self.asked, unit)
