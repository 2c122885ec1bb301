"""Command (DW-S-SEQ-01 to -04, DW-S-CMD-25 to -36, -38): who gives a unit its order, and with how many counters.

A leader gives one counter; an attached commander as many as he has stars, in the leader's place; one on his own gives
one each to leaderless units in his radius and view. Other leaderless units roll a die. Counters lie face down and are
shown in stages: first single ones, then a unit with two keeps one of them, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.cover import view_of
from hexarchy.games.demonworld.data_schema import CommanderForm, LargeForm
from hexarchy.games.demonworld.orders import Given, Ordering, why_no_order
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.singles import acts_alone, attached_to, stars
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import (
    ATTACK,
    HOLD,
    LEADER,
    MOVE,
    NO_ORDER,
    NOBODY,
    ORDERS,
    SKIRMISH,
    STANDARD,
    UNIT,
)

DIE: Final = {1: HOLD, 2: ATTACK, 3: SKIRMISH, 4: MOVE}  # more: as one likes (DW-S-SEQ-03)
ALL_ORDERS: Final = tuple(range(len(ORDERS)))
ONE: Final = 1

Allotted = tuple[tuple[int, int], ...]  # commanders, each with a unit


@hooks.SHOOTS(level=STANDARD)
def no_volley(s: DemonworldState, unit: int) -> bool | None:
    """Routing and impetuous units do not shoot, whatever order they had (DW-S-SEQ-05)."""
    true = s.units[unit]
    return False if true.routing or true.impetuous else None


# -- who gives orders --------------------------------------------------------------------------------------------------


def has_leader(s: DemonworldState, unit: int) -> bool:
    """Is its leader there, and free to give orders?"""
    return any(s.roster.figure[element] == LEADER and _free(s, element) for element in s.bodies[unit])


def _free(s: DemonworldState, element: int) -> bool:
    return all(why(s, element) is None for why in hooks.MAY_NOT_COMMAND.of(s))


def attached_stars(s: DemonworldState, unit: int) -> int:
    """Stars of the highest commander attached to a unit: he alone gives it orders (DW-S-CMD-28)."""
    return max((stars(s, single) for single in attached_to(s, unit) if _able(s, single)), default=0)


def _able(s: DemonworldState, commander: int) -> bool:
    return _free(s, s.bearer(s.element_of(commander)))


class Post(NamedTuple):
    """From where a commander sees and measures; `mount`: what carries them, and may have all their counters."""

    element: int
    field: int
    mount: int = NOBODY


def post(s: DemonworldState, commander: int) -> Post | None:
    """None: they are not where they could give orders to others."""
    if acts_alone(s, commander) and s.bodies[commander]:
        element = s.element_of(commander)
        return Post(element, s.at[element])
    found = (find(s, commander) for find in hooks.POSTS.of(s))
    return next((one for one in found if one is not None), None)


def leaderless(s: DemonworldState, unit: int) -> bool:
    """Would a unit get orders, and is nobody with it to give them? Large Elements need nobody (DW-E-LRG-03)."""
    if s.entry(unit).sort != UNIT or why_no_order(s, unit) is not None:
        return False
    return not has_leader(s, unit) and not attached_stars(s, unit)


def counters_for(s: DemonworldState, unit: int) -> int:
    """How many counters a unit that gets orders may have (DW-S-CMD-30 to -33)."""
    return max(ONE, attached_stars(s, unit), _stars_on_board(s, unit))


def _stars_on_board(s: DemonworldState, unit: int) -> int:
    """Those of a commander who gives all counters to their mount (DW-E-LCM-01)."""
    if unit not in s.doings.commanded:
        return 0
    return max((stars(s, single) for single, true in enumerate(s.units) if true.mount == unit), default=0)


def orderable(s: DemonworldState, seat: int) -> list[int]:
    """The units of a seat that get counters: led or commanded, and not ordered by a die already."""
    return [unit for unit in s.roster.of_seat(seat) if why_no_counter(s, unit) is None]


def why_no_counter(s: DemonworldState, unit: int) -> Reason | None:
    """Why no counter is laid at a unit."""
    if acts_alone(s, unit):
        return Reason("DW-S-CMD-04", "single-gets-no-order", unit=s.name(unit))
    reason = why_no_order(s, unit)
    if reason is None and s.units[unit].order != NO_ORDER:
        reason = Reason("DW-S-CMD-34", "ordered-by-die", unit=s.name(unit))
    if reason is None and leaderless(s, unit) and unit not in s.doings.commanded:
        reason = Reason("DW-S-SEQ-02", "nobody-leads-it", unit=s.name(unit))
    return reason


def in_command(s: DemonworldState, commander: int, unit: int) -> bool:
    """Is an element of a unit within a commander's radius, and do they see each other fully, wherever they look
    (DW-S-CMD-25)?"""
    form, own = s.entry(commander).form, post(s, commander)
    assert isinstance(form, CommanderForm | LargeForm)
    if own is None:
        return False
    distance, element = s.area.grid.distance, own.element
    return any(
        distance(own.field, s.at[other]) <= form.command_radius
        and _full(s, element, other)
        and _full(s, other, element)
        for other in s.bodies[unit]
    )


def _full(s: DemonworldState, element: int, target: int) -> bool:
    seen = view_of(s, element, target)
    return seen.sections == seen.size


def commanders(s: DemonworldState, seat: int) -> list[int]:
    """Commanders of a seat that may order units from afar: on their own or on a mount, not in melee, more than heroes
    (DW-S-CMD-26, -27, -30, DW-E-LCM-01)."""
    return [
        unit
        for unit in s.roster.of_seat(seat)
        if stars(s, unit) > ONE and not s.units[unit].melee and post(s, unit) is not None and _commands(s, unit)
    ]


def _commands(s: DemonworldState, unit: int) -> bool:
    form = s.entry(unit).form
    return isinstance(form, CommanderForm | LargeForm) and form.command_radius > 0 and _able(s, unit)


def may_order(s: DemonworldState, commander: int) -> list[int]:
    """Leaderless units a commander may give a counter to: of several commanders the highest counts, and among equals
    any (DW-S-CMD-28)."""
    seat = s.owner(commander)
    higher = [other for other in commanders(s, seat) if stars(s, other) > stars(s, commander)]
    return [
        unit
        for unit in s.roster.of_seat(seat)
        if leaderless(s, unit)
        and in_command(s, commander, unit)
        and not any(in_command(s, other, unit) for other in higher)
    ]


# -- commanders allot their orders -------------------------------------------------------------------------------------


@step("allot", level=STANDARD)
@frame
class Allotment(Sealed):
    """Before any die is rolled commanders on their own name the leaderless units they order (DW-S-CMD-38,
    DW-DEC-07)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Allotting(seat)

    def told(self, s: DemonworldState, result: Allotted) -> dict[str, Any]:
        return {"allotted": {s.name(unit): s.name(commander) for commander, unit in result}}

    def revealed(self, s: DemonworldState, results: Mapping[int, Allotted]) -> None:
        for own in results.values():
            for commander, unit in own:
                s.emit("allotted", unit=s.name(commander), other=s.name(unit))
                command(s, unit)
        given = [entry for own in results.values() for entry in own]
        for mount in sorted({mount_of(s, commander) for commander, _ in given} - {NOBODY}):
            if mount not in s.doings.commanded:  # it holds while its rider commands others (DW-E-LCM-01)
                ordered(s, mount, HOLD)


def mount_of(s: DemonworldState, commander: int) -> int:
    """What carries a commander who may choose between it and other units (DW-DEC-07); NOBODY: nothing."""
    own = post(s, commander)
    return NOBODY if own is None else own.mount


def command(s: DemonworldState, unit: int) -> None:
    """A leaderless unit gets a counter."""
    s.doings = s.doings._replace(commanded=tuple(sorted((*s.doings.commanded, unit))))


@frame
class Allotting(Procedure):
    """The commanders of a seat, one after the other: a unit for each star, or fewer; or all counters for the mount."""

    seat: int
    allotted: Allotted = ()
    done: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"allotted": {s.name(unit): s.name(commander) for commander, unit in self.allotted}}

    def _open(self, s: DemonworldState, commander: int) -> list[Action]:
        given, taken = self._given(commander), [unit for _, unit in self.allotted]
        mount = mount_of(s, commander)
        if commander in self.done or len(given) == stars(s, commander) or mount in given:
            return []
        options = [s.offers.allot[unit] for unit in may_order(s, commander) if unit not in taken]
        return options if given or mount == NOBODY else [s.offers.mount[mount], *options]

    def _given(self, commander: int) -> list[int]:
        return [unit for own, unit in self.allotted if own == commander]

    def _next(self, s: DemonworldState) -> tuple[int, list[Action]] | None:
        found = ((commander, self._open(s, commander)) for commander in commanders(s, self.seat))
        return next(((commander, options) for commander, options in found if options), None)

    def step(self, s: DemonworldState) -> Asked:
        found = self._next(s)
        if found is None:
            s.finish(self.allotted)
            return None
        commander, options = found
        done = s.game.verbs.done
        if mount_of(s, commander) != NOBODY and not self._given(commander):
            name = s.name(commander)
            return Ask(self.seat, "allot-or-mount", "DW-E-LCM-01", options, default=options[0], unit=name)
        return Ask(self.seat, "allot", "DW-S-CMD-38", [*options, done], default=done, unit=s.name(commander))

    def do_mount(self, s: DemonworldState, seat: int, target: int) -> None:
        self.do_allot(s, seat, target)

    def do_allot(self, s: DemonworldState, seat: int, target: int) -> None:
        found = self._next(s)
        assert found is not None
        self.allotted = (*self.allotted, (found[0], s.unit_named(target)))

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        found = self._next(s)
        assert found is not None
        self.done = (*self.done, found[0])

    def why_mount(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-LCM-01", "counters-undivided")]

    def why_allot(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit, found = s.unit_named(target), self._next(s)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        reason = why_no_order(s, unit)
        if reason is not None:
            return [reason]
        if not leaderless(s, unit):
            return [Reason("DW-S-CMD-28", "has-its-leader", unit=s.name(unit))]
        if found is not None and in_command(s, found[0], unit):
            return [Reason("DW-S-CMD-28", "under-another", unit=s.name(unit))]
        return [Reason("DW-S-CMD-25", "out-of-command", unit=s.name(unit))]


# -- dice for orders ---------------------------------------------------------------------------------------------------


@step("order dice", level=STANDARD)
@frame
class OrderDice(Procedure):
    """Units that nobody leads or commands roll for their orders, which lie open; those free to choose place a counter
    like the others (DW-S-SEQ-03, DW-S-CMD-34)."""

    def step(self, s: DemonworldState) -> Asked:
        for unit in range(len(s.units)):
            if leaderless(s, unit) and unit not in s.doings.commanded:
                order = rolled(s, unit)
                if order == NO_ORDER:
                    command(s, unit)
                else:
                    ordered(s, unit, order)
        s.finish()
        return None


def rolled(s: DemonworldState, unit: int) -> int:
    """The order a die gives a unit; NO_ORDER: any."""
    (die,) = s.roll(1, 6, "DW-S-SEQ-03", unit=s.name(unit))
    return DIE.get(die, NO_ORDER)


def ordered(s: DemonworldState, unit: int, order: int, *, forgotten: bool = False) -> None:
    """A unit has its one valid order, for all to see (DW-S-CMD-36)."""
    changes.unit(s, unit, order=order, counters=())
    s.emit("ordered", unit=s.name(unit), order=order, forgotten=forgotten)


# -- counters ----------------------------------------------------------------------------------------------------------


@step("place", level=STANDARD)
@frame
class PlaceCounters(Sealed):
    """All players lay their counters at once and face down (DW-DEC-08)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return LayingCounters(seat)

    def told(self, s: DemonworldState, result: Given) -> dict[str, Any]:
        return {"orders": laid(s, result)}

    def revealed(self, s: DemonworldState, results: Mapping[int, Given]) -> None:
        """What lies at units is known to their owners alone. Forgotten units roll before the first counter is shown;
        nobody can be asked any more, so free choice means Hold (DW-S-CMD-34). Large Elements hold (DW-E-LRG-03)."""
        given = [entry for own in results.values() for entry in own]
        for seat in results:
            for unit in orderable(s, seat):
                counters = tuple(sorted(order for own, order in given if own == unit))
                if counters_for(s, unit) == len(ALL_ORDERS):
                    counters = ALL_ORDERS
                if counters:
                    changes.unit(s, unit, counters=counters)
                else:
                    order = NO_ORDER if s.is_large(unit) else rolled(s, unit)
                    ordered(s, unit, HOLD if order == NO_ORDER else order, forgotten=True)


def laid(s: DemonworldState, given: Given) -> dict[str, Any]:
    """Orders by unit, as their owner is shown them: a list where there may be several."""
    told: dict[str, Any] = {}
    for unit, order in given:
        if counters_for(s, unit) == ONE:
            told[s.name(unit)] = ORDERS[order]
        else:
            told.setdefault(s.name(unit), []).append(ORDERS[order])
    return told


@frame
class LayingCounters(Ordering):
    """One seat's counters: as many different ones at a unit as its commander has stars, or fewer. Where he has four
    there is nothing to lay: all options are open (DW-S-CMD-33)."""

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"orders": laid(s, self.given)}

    def _at(self, unit: int) -> list[int]:
        return [order for own, order in self.given if own == unit]

    def step(self, s: DemonworldState) -> Asked:
        mine = [unit for unit in orderable(s, self.seat) if counters_for(s, unit) < len(ALL_ORDERS)]
        if not mine:
            s.finish(())
            return None
        lacking = [unit for unit in mine if len(self._at(unit)) < counters_for(s, unit)]
        options: list[Action] = [
            give[unit] for order, give in enumerate(s.offers.give) for unit in lacking if order not in self._at(unit)
        ]
        options += [s.offers.recall[unit] for unit in mine if self._at(unit)]
        ready, waiting = s.game.verbs.ready, sum(not self._at(unit) for unit in mine)
        return Ask(self.seat, "orders", "DW-B-ORD-02", [*options, ready], default=ready, count=waiting, rolls=True)

    def why_none(self, s: DemonworldState, unit: int) -> Reason | None:
        return why_no_counter(s, unit)

    def why_no_more(self, s: DemonworldState, unit: int) -> Reason:
        return Reason("DW-S-CMD-28", "enough-counters", unit=s.name(unit), count=counters_for(s, unit))


@step("reveal", level=STANDARD)
@frame
class Revelation(Procedure):
    """Counters are shown in stages (DW-S-CMD-35): those that lie alone, then of each two one is kept, and so on."""

    many: int = ONE

    def step(self, s: DemonworldState) -> Asked:
        while self.many <= len(ALL_ORDERS):
            at = with_counters(s, self.many)
            self.many += 1
            if at and self.many > ONE + 1:
                s.push(StagedChoice(self.many - 1))
                return None
            for unit in at:
                ordered(s, unit, s.units[unit].counters[0])
        s.finish()
        return None


def with_counters(s: DemonworldState, many: int) -> list[int]:
    return [unit for unit, true in enumerate(s.units) if len(true.counters) == many]


@frame
class StagedChoice(Sealed):
    """Owners of units with so many counters keep one of each, unseen by the others (DW-DEC-09). What they discard
    nobody ever learns."""

    many: int

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Keeping(seat, self.many)

    def told(self, s: DemonworldState, result: Given) -> dict[str, Any]:
        return {"kept": {s.name(unit): ORDERS[order] for unit, order in result}}

    def revealed(self, s: DemonworldState, results: Mapping[int, Given]) -> None:
        for unit, order in sorted(entry for own in results.values() for entry in own):
            ordered(s, unit, order)


@frame
class Keeping(Procedure):
    """One seat's units of a stage, in any order."""

    seat: int
    many: int
    kept: Given = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"kept": {s.name(unit): ORDERS[order] for unit, order in self.kept}}

    def step(self, s: DemonworldState) -> Asked:
        decided = dict(self.kept)
        mine = [unit for unit in with_counters(s, self.many) if s.owner(unit) == self.seat and unit not in decided]
        if not mine:
            s.finish(self.kept)
            return None
        options = [s.offers.give[order][unit] for unit in mine for order in s.units[unit].counters]
        return Ask(self.seat, "keep-order", "DW-S-CMD-35", options, default=options[0], count=self.many)

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        order = ORDERS.index(action.verb.removeprefix("give-"))
        self.kept = (*self.kept, (s.unit_named(action.target), order))

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        unit = s.unit_named(action.target) if action.verb.startswith("give-") else -1
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        if len(s.units[unit].counters) != self.many or unit in dict(self.kept):
            return [Reason("DW-S-CMD-35", "another-stage", unit=s.name(unit))]
        return [Reason("DW-S-CMD-35", "no-such-counter", unit=s.name(unit))]


# -- what others do not know -------------------------------------------------------------------------------------------


def deal_counters(s: DemonworldState, seat: int, rng: Any) -> None:
    """Counters of others that lie face down may be any, as many as lie there, no two alike at a unit."""
    for unit, true in enumerate(s.units):
        if true.counters and s.owner(unit) != seat:
            changes.unit(s, unit, counters=tuple(sorted(rng.sample(ALL_ORDERS, len(true.counters)))))
