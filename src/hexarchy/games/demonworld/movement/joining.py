"""Joining a unit (DW-S-CMD-11, -19 to -24, -39, -42): a commander or wizard comes to stand beside it, or takes the
place of one of its elements; the unit may close its ranks round them, and neither moves on in this phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.attack import Reactions, join_melee
from hexarchy.games.demonworld.formation import COLUMN, LINE, SKIRMISH, SMALL_UNIT
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.goal import (
    FreeRegrouping,
    MakeWay,
    Pinned,
    common_facing,
    lines_within_a_field,
)
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shape import orderly, shape, would_form
from hexarchy.games.demonworld.singles import independent, is_single
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NOBODY, SHAPES, STANDARD, UNIT

if TYPE_CHECKING:
    from hexarchy.games.demonworld.movement.moving import Moving
    from hexarchy.games.demonworld.movement.small import SmallMoving

MOST_CHAINS: Final = 400  # looked at of one length
NEAR: Final = {SKIRMISH: 2}  # fields to an element of a unit in skirmish formation; otherwise they touch


def why_not_join(s: DemonworldState, single: int, host: int) -> Reason | None:
    """Why a single element may not join a unit from where it stands; what state the unit is in does not matter
    (DW-S-CMD-42)."""
    if host == NOBODY or s.owner(host) != s.owner(single) or not s.bodies[host]:
        return Reason("DW-B-INT-25", "not-your-unit")
    if s.entry(host).sort != UNIT:
        return Reason("DW-S-CMD-11", "other-base", unit=s.name(host))
    if not independent(s, single):
        return Reason("DW-S-CMD-12", "already-attached", unit=s.name(single))
    if s.units[host].routing and contact.touches(s, s.element_of(single)):
        return Reason("DW-S-CMD-40", "in-melee", unit=s.name(single))  # those who fight run with nobody
    here, distance = s.at[s.element_of(single)], s.area.grid.distance
    near = NEAR.get(shape(s, host).kind, 1)
    if min(distance(here, field) for field in s.fields_of(host)) > near:
        return Reason("DW-S-CMD-19", "not-beside-it", unit=s.name(host))
    return None


def joinable(s: DemonworldState, single: int) -> list[int]:
    """The units a single element may join where it stands."""
    return [unit for unit in s.roster.of_seat(s.owner(single)) if unit != single and not why_not_join(s, single, unit)]


def calm(s: DemonworldState, unit: int) -> bool:
    """Is a unit neither in melee nor routing nor impetuous, so that it can regroup (DW-S-CMD-20)?"""
    true = s.units[unit]
    return not (true.melee or true.routing or true.impetuous)


def why_no_place(s: DemonworldState, single: int, field: int) -> Reason | None:
    """Why a single element may not take the place of the element on a field: no re-placing of its unit keeps the
    formation, or the unit is in no state for it (DW-S-CMD-39)."""
    host = s.unit_of(s.standing[field])
    if s.owner(host) != s.owner(single) or s.entry(host).sort != UNIT:
        return Reason("DW-B-MOV-49", "field-taken", hex=s.field_id(field))
    if not calm(s, host) or not orderly(s, host) or not _has_room(s, single, host, field):
        return Reason("DW-S-CMD-39", "no-re-placing", unit=s.name(host))
    return None


def _has_room(s: DemonworldState, single: int, host: int, field: int) -> bool:
    if shape(s, host).kind == LINE:
        return bool(lines_within_a_field(s, host, ((s.element_of(single), field),)))
    return bool(chains(s, single, host, field))


Places = dict[int, tuple[int, int]]  # elements with the field and facing they come to


def chains(s: DemonworldState, single: int, host: int, field: int) -> list[Places]:
    """How the element on a field makes room for a newcomer, so that the formation stays what it is (DW-S-CMD-39): it
    goes to a field beside it, the one who stands there goes on to the next, until one comes to a free field. Only the
    shortest of these chains, each with another field at its end."""
    key = ("chains", single, field)
    found: list[Places] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = _chains(s, single, host, field)
    return found


def _chains(s: DemonworldState, single: int, host: int, field: int) -> list[Places]:
    kind, far = shape(s, host).kind, NEAR.get(shape(s, host).kind, 1)
    first = s.standing[field]
    begun: list[tuple[int, Places]] = [(first, {s.element_of(single): (field, s.looks[first])})]
    for _ in s.bodies[host]:
        longer: list[tuple[int, Places]] = []
        ends: dict[int, Places] = {}
        for moved, places in begun:
            for near in _within(s, host, moved, far):
                other = s.standing.get(near)
                if other is None:
                    if near not in ends and (whole := _facing_right(s, host, kind, moved, near, places)):
                        ends[near] = whole
                elif other not in places and other != moved:
                    longer.append((other, places | {moved: (near, s.looks[other])}))
        if ends:
            return [ends[near] for near in sorted(ends)]
        begun = longer[:MOST_CHAINS]
    return []


def _within(s: DemonworldState, unit: int, element: int, far: int) -> list[int]:
    """Fields an element of a unit can come to in so many steps; one who is attached to it, by their own size."""
    field, table = s.at[element], costs_of(s, element)
    free = steps.free_field(s, unit, may_touch=False, own=True)
    found, edge = {field}, [field]
    for _ in range(far):
        edge = [near for at in edge for near in steps.neighbours(s, unit, at, table, free, over=False)]
        edge = [near for near in edge if near not in found]
        found.update(edge)
    return sorted(found - {field})


def _facing_right(s: DemonworldState, host: int, kind: str, moved: int, near: int, places: Places) -> Places | None:
    """With the last of a chain on a free field, in the first facing that leaves the unit in its formation."""
    own = s.looks[moved]
    for turn in range(DIRECTIONS):
        whole = places | {moved: (near, (own + turn) % DIRECTIONS)}
        if would_form(s, host, whole) == kind:
            return whole
    return None


@frame
class Joining(Stages, Procedure):
    """A single element joins a unit, where it stands or on the field of one of the unit's elements."""

    single: int
    host: int
    field: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("make_room", "attach", "contact")

    def make_room(self, s: DemonworldState) -> Asked:
        """Other formations than lines, which regroup as a whole."""
        if self.field != s.at[s.element_of(self.single)] and shape(s, self.host).kind != LINE:
            s.push(MakingRoom(self.single, self.host, self.field))
        return None

    def attach(self, s: DemonworldState) -> Asked:
        """The unit may regroup where the newcomer would disturb its ranks (DW-S-CMD-20, -22)."""
        element = s.element_of(self.single)
        before, was_orderly, facing = shape(s, self.host).kind, orderly(s, self.host), common_facing(s, self.host)
        takes = self.field != s.at[element]
        fights = contact.touches(s, element) and not takes
        if facing is not None and not fights and before != COLUMN:
            changes.turn(s, element, facing)  # still on his own: a unit that is joined has not stirred (DW-E-FIR-05)
        changes.unit(s, self.single, melee=0, fought=0, moved=True)
        changes.unit(s, self.host, moved=True)
        changes.attach(s, self.single, self.host)
        s.emit("joins", unit=s.name(self.single), other=s.name(self.host))
        if fights:
            join_melee(s, self.host)  # he brings it into his own (DW-S-CMD-42), so that it is in no state to regroup
        pinned: Pinned = ((element, self.field),)
        if not takes and not (calm(s, self.host) and was_orderly and common_facing(s, self.host) is not None):
            return None
        if takes or (before in (LINE, SMALL_UNIT) and not orderly(s, self.host)):
            s.push(FreeRegrouping(self.host, pinned, takes))
        elif before in SHAPES and shape(s, self.host).kind != before:
            s.push(MakeWay(self.host, NEAR.get(before, 1), kind=before, pinned=pinned))
        return None

    def contact(self, s: DemonworldState) -> Asked:
        """Where he touches an enemy those he attacked react."""
        if contact.touches(s, s.element_of(self.single)):
            s.push(Reactions((self.host,)))
        return None

    def over(self, s: DemonworldState) -> None:
        s.finish(self.single)


@frame
class MakingRoom(Procedure):
    """A newcomer takes the place of an element; the last one of a chain goes to a free field."""

    single: int
    host: int
    field: int

    def step(self, s: DemonworldState) -> Asked:
        free = [s.offers.to[_end(s, places)] for places in chains(s, self.single, self.host, self.field)]
        return Ask(s.owner(self.host), "make-room", "DW-S-CMD-39", free, unit=s.name(self.host))

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        found = chains(s, self.single, self.host, self.field)
        places = next(one for one in found if _end(s, one) == s.field_named(target))
        changes.shift(s, {element: field for element, (field, _) in places.items()})
        for element, (_, facing) in places.items():
            changes.turn(s, element, facing)
        s.finish()


def _end(s: DemonworldState, places: Places) -> int:
    """The free field at the end of a chain."""
    return [field for field, _ in places.values()][-1]


class JoinMovingUnit:
    """The operation of a moving unit that has come up to a single element: that one joins, and the move is over
    (DW-S-CMD-19). Without it the unit may go on, round them (DW-S-CMD-24)."""

    VERBS: Final = ("join",)

    @staticmethod
    def options(s: DemonworldState, moving: Moving | SmallMoving) -> list[Action]:
        mine = [unit for unit in s.roster.of_seat(s.owner(moving.unit)) if independent(s, unit)]
        return [s.offers.join[single] for single in mine if _why_not_taken_in(s, single, moving.unit) is None]

    @staticmethod
    def do(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> None:
        single = s.unit_named(action.target)
        s.finish(moving.unit)
        s.push(Joining(single, moving.unit, s.at[s.element_of(single)]))

    @staticmethod
    def why(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> list[Reason]:
        single = s.unit_named(action.target)
        if single == NOBODY or not is_single(s, single):
            return [Reason("DW-S-CMD-19", "not-your-unit")]
        reason = _why_not_taken_in(s, single, moving.unit)
        return [reason] if reason is not None else []


def _why_not_taken_in(s: DemonworldState, single: int, host: int) -> Reason | None:
    if s.units[single].melee:
        return Reason("DW-S-CMD-40", "in-melee", unit=s.name(single))
    return why_not_join(s, single, host)


hooks.OPERATIONS(level=STANDARD)(JoinMovingUnit)
hooks.SMALL_OPERATIONS(level=STANDARD)(JoinMovingUnit)
