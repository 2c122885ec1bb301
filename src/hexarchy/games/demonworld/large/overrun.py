"""Overruns (DW-E-OVR): a Large Element moves onto others, and attacks them at once.

A step that covers others is legal only where some way leads on to free fields (`way_out`), whatever the dice say.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, contact, hooks, shooting, shot
from hexarchy.games.demonworld.attack import Reactions
from hexarchy.games.demonworld.large.base import (
    GUN,
    Stride,
    flames,
    form_of,
    is_monster,
    numbered,
    on_free_fields,
    others,
    strides,
)
from hexarchy.games.demonworld.morale import LossTests
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import is_routing
from hexarchy.games.demonworld.shooting import CloseUp, Declaring
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import card_of, in_first_round, initiative_of
from hexarchy.games.demonworld.words import EXPERT, HOLD, MONSTERS, MOVEMENT, NOBODY, OVERRUN

NEEDED: Final = 20
SIDES_OF_DIE: Final = 20

Modifiers = Iterator[tuple[str, int]]


# -- what may be overrun -----------------------------------------------------------------------------------------------


def covered_by(s: DemonworldState, element: int, stride: Stride) -> list[int]:
    """Elements that come under the base by a step or turn; who lay under it already does not count
    (DW-E-OVR-03, DW-E-OVR-01, -04)."""
    there = others(s, element)
    return list(dict.fromkeys(there[field] for field in stride.entered if field in there))


def why_not_overrun(s: DemonworldState, unit: int, victim: int) -> Reason | None:
    """Giants and dragons overrun all but each other, chariots Standard Elements, guns nobody (DW-E-OVR-02)."""
    kind, foe = form_of(s, unit).kind, s.roster.unit_of[victim]
    standard = not s.is_large(foe)
    if kind == GUN or (not standard and (kind not in MONSTERS or is_monster(s, victim))):
        return Reason("DW-E-OVR-02", "cannot-overrun", unit=s.name(unit), foe=s.name(foe))
    return None


def way_out(s: DemonworldState, element: int, anchor: int, facing: int, left: int) -> bool:
    """Can it come to stand on free fields with the points it has left, even if it overruns nobody (DW-E-OVR-05, -14)?
    All elements count as still standing."""
    unit, there = s.roster.unit_of[element], others(s, element)
    edge = [(-left, anchor, facing)]
    best = {(anchor, facing): left}
    while edge:
        spare, anchor, facing = heappop(edge)
        if on_free_fields(s, element, s.covered(element, anchor, facing)):
            return True
        for stride in strides(s.battle, element, anchor, facing):
            rest = -spare - stride.cost
            place = (stride.anchor, stride.facing)
            if rest < 0 or best.get(place, -1) >= rest or not open_ground(s, unit, stride):
                continue
            if any(why_not_overrun(s, unit, there[field]) for field in stride.entered if field in there):
                continue
            best[place] = rest
            heappush(edge, (-rest, *place))
    return False


def open_ground(s: DemonworldState, unit: int, stride: Stride) -> bool:
    """Does a base lie on the area, and on nothing that bars its way?"""
    barred = {*s.carcasses, *flames(s, unit)}
    return bool(stride.covered) and barred.isdisjoint(stride.entered)


def why_no_way(s: DemonworldState, element: int, stride: Stride, left: int) -> Reason | None:
    """Why it may not cover others by a step or turn, with so many points before it."""
    unit = s.roster.unit_of[element]
    for victim in covered_by(s, element, stride):
        reason = why_not_overrun(s, unit, victim)
        if reason is not None:
            return reason
    if not way_out(s, element, stride.anchor, stride.facing, left - stride.cost):
        return Reason("DW-E-OVR-14", "no-points-to-leave", unit=s.name(unit))
    return None


def leads_to_overrun(s: DemonworldState, element: int, stride: Stride, left: int) -> bool:
    """Could its next operation cover an enemy (DW-E-OVR-16)?"""
    side, rest = s.roster.side_of[element], left - stride.cost
    here = set(stride.covered)
    for following in strides(s.battle, element, stride.anchor, stride.facing):
        if following.cost > rest or not open_ground(s, s.roster.unit_of[element], following):
            continue
        there = others(s, element)
        victims = [there[field] for field in following.entered if field in there and field not in here]
        if any(s.roster.side_of[victim] != side for victim in victims) and (
            why_no_way(s, element, following, rest) is None
        ):
            return True
    return False


# -- an overrun --------------------------------------------------------------------------------------------------------


def present_initiative(s: DemonworldState, element: int) -> int:
    """With what its order adds, and its weapon whenever it is overrun (DW-E-OVR-07)."""
    found = sum(amount for _, amount in initiative_of(s, element))
    if not in_first_round(s, s.unit_of(element)):
        weapon = card_of(s, element).melee_weapon(first_round=True)
        found += s.game.world.weapons[weapon.name].initiative_first_round
    return found


def modifiers(s: DemonworldState, unit: int, victim: int) -> Modifiers:
    """What is added to the die; neither armor nor skill counts (DW-E-OVR-06)."""
    yield "DW-E-OVR-06", form_of(s, unit).overrun
    yield "DW-B-CHR-02", -card_of(s, victim).printed.size
    yield "DW-E-OVR-07", present_initiative(s, s.element_of(unit)) - present_initiative(s, victim)


def roll(s: DemonworldState, unit: int, victim: int) -> None:
    """A Standard Element loses a hit point, a chariot or gun is destroyed (DW-E-OVR-09); who runs is trodden down
    without a die, and is no casualty (DW-E-OVR-17, DW-S-MOR-79)."""
    foe = s.unit_of(victim)
    runs = is_routing(s, victim) and s.side(foe) != s.side(unit)
    hex_ = s.field_id(s.at[victim])
    about = {"unit": s.name(unit), "from": s.field_id(s.at[s.element_of(unit)]), "foe": s.name(foe), "hex": hex_}
    added = list(modifiers(s, unit, victim))
    hooks.attacked(s, victim)
    if runs or s.check(1, SIDES_OF_DIE, "DW-E-OVR-06", ("at-least", NEEDED), added, **about):
        s.emit("overruns", unit=s.name(unit), foe=s.name(foe), hex=hex_)
        whole = runs or s.is_large(s.roster.unit_of[victim])
        changes.wound(s, {victim: s.hits[victim] if whole else 1}, casualty=not runs)


@frame
class OverrunStep(Stages, Procedure):
    """A step or turn that covers others (DW-E-OVR-15). It ends with the points it cost, none where it is not made."""

    unit: int
    stride: int  # among words.STRIDES
    free: tuple[int, int]  # where it last stood on free fields
    left: int  # points before it
    asked: tuple[int, ...] = ()  # units that could shoot first
    victims: tuple[int, ...] = ()
    cost: int = 0
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("volleys", "tread", "rolls")

    def volleys(self, s: DemonworldState) -> Asked:
        """Units with Hold orders that are about to be overrun shoot first (DW-E-OVR-11, DW-DEC-34)."""
        element = s.element_of(self.unit)
        if s.at[element] < 0:
            if not self._waits(s, "volleys"):
                s.finish(0)
            return None
        stride = numbered(s, element, self.stride)
        for unit in sorted({s.unit_of(victim) for victim in covered_by(s, element, stride)}):
            if unit not in self.asked and may_shoot_first(s, unit, element):
                self.asked = (*self.asked, unit)
                self.go("volleys")
                s.push(LastShots(s.owner(unit), defender=unit, monster=element))
                return None
        return None

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        if isinstance(child, LastShots):
            self._shot_at(s, child.defender, [Shot(*one) for one in value])

    def _shot_at(self, s: DemonworldState, unit: int, shots: list[Shot]) -> None:
        """If it falls it lies where it stood free last (DW-E-OVR-18)."""
        if not shots:
            return
        changes.unit(s, unit, shot=True)
        element, wounds = s.element_of(self.unit), dict[int, int]()
        shooting.fire(s, shots, wounds)
        if shooting.fallen(s, element, wounds):
            changes.tread(s, element, *self.free)
        self.left -= wounds.get(element, 0)
        changes.wound(s, wounds)

    def tread(self, s: DemonworldState) -> Asked:
        """With the points its wounds have left it there must still be a way out."""
        element = s.element_of(self.unit)
        stride = numbered(s, element, self.stride)
        if self.asked and (stride.cost > self.left or why_no_way(s, element, stride, self.left) is not None):
            s.emit("overrun-stopped", unit=s.name(self.unit), hex=s.field_id(s.at[element]))
            s.finish(0)
            return None
        self.victims, self.cost = tuple(covered_by(s, element, stride)), stride.cost
        go(s, element, stride)
        return None

    def rolls(self, s: DemonworldState) -> Asked:
        """All newly covered are attacked, in the order the mover wants (DW-DEC-35). Who is thrown off a chariot by it
        stands up before the next is rolled for."""
        if self._waits(s, "rolls"):
            return None
        if not self.victims:
            s.finish(self.cost)
            return None
        if len(self.victims) > 1:
            options = [s.offers.at[s.at[victim]] for victim in self.victims]
            return Ask(s.owner(self.unit), "overrun-next", "DW-E-OVR-15", options, unit=s.name(self.unit))
        self._roll(s, self.victims[0])
        self.go("rolls")
        return None

    def _waits(self, s: DemonworldState, stage: str) -> bool:
        """Does a rider whose mount was destroyed stand up before the overrun goes on?"""
        asked = next((one for left in hooks.BETWEEN_STEPS.of(s) if (one := left(s)) is not None), None)
        if asked is None:
            return False
        self.go(stage)
        s.push(asked)
        return True

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        self._roll(s, next(victim for victim in self.victims if s.at[victim] == field))

    def _roll(self, s: DemonworldState, victim: int) -> None:
        self.victims = tuple(other for other in self.victims if other != victim)
        roll(s, self.unit, victim)


def overruns(s: DemonworldState, unit: int) -> bool:
    """Is a Large Element overrunning others at this moment?"""
    return any(isinstance(frame, OverrunStep) and frame.unit == unit for frame in s.frames)


def kept_free(s: DemonworldState) -> set[int]:
    """Fields that one which overruns others now may be put back to: nobody can take them (DW-E-OVR-18)."""
    steps = (frame for frame in s.frames if isinstance(frame, OverrunStep))
    return {field for step in steps for field in s.covered(s.element_of(step.unit), *step.free)}


def go(s: DemonworldState, element: int, stride: Stride) -> None:
    """It steps or turns."""
    unit = s.roster.unit_of[element]
    for follow in hooks.STRODE.of(s):
        follow(s, unit, stride.cost)
    name, hex_ = s.name(unit), s.field_id(stride.anchor)
    changes.tread(s, element, stride.anchor, stride.facing)
    s.emit("strides", unit=name, stride=stride.number, points=stride.cost, hex=hex_)


# -- shots before it ---------------------------------------------------------------------------------------------------


def may_shoot_first(s: DemonworldState, unit: int, monster: int) -> bool:
    """A unit of missile troops with Hold orders, once in a movement phase (DW-E-OVR-11)."""
    true = s.units[unit]
    if true.order != HOLD or true.shot or true.routing or s.side(unit) == s.roster.side_of[monster]:
        return False
    return any(aimed_at(s, element, monster) for element in shot.shooters(s, unit))


def aimed_at(s: DemonworldState, element: int, monster: int) -> list[int]:
    """The fields of one that overruns it an element can shoot at, if nobody stands on it already."""
    stands = s.bearer(element)
    if s.standing.get(s.at[stands]) != stands or shot.why_barred(s, element) is not None:
        return []
    return sorted(field for field in shot.aims(s, element) if s.standing[field] == monster)


@hooks.PICKED_OUT(level=EXPERT)
def in_passing(s: DemonworldState, lead: int, target: int) -> bool:
    """Touching others between overruns is no melee (DW-E-OVR-16)."""
    unit = s.roster.unit_of[target]
    return s.phase == MOVEMENT and s.is_large(unit) and not s.units[unit].melee


@frame
class LastShots(Declaring):
    """The shots of a unit at what is about to overrun it."""

    defender: int = NOBODY
    monster: int = NOBODY

    def unit(self, s: DemonworldState) -> int:
        if self.defender in self.done or not self._leads(s, self.defender):
            return NOBODY
        return self.defender

    def fields_for(self, s: DemonworldState, element: int) -> list[int]:
        return aimed_at(s, element, self.monster)


# -- after the move ----------------------------------------------------------------------------------------------------


@frame
class AfterOverruns(Stages, Procedure):
    """The move is over: those with losses close up and test (DW-E-OVR-12, -13); then whom it can strike is in melee
    with it, and may react (DW-E-LME-06)."""

    unit: int
    lost: tuple[tuple[int, int], ...]  # units, with how many elements they had lost before
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("close_up", "test", "meet")

    def close_up(self, s: DemonworldState) -> Asked:
        held = s.doings.held
        s.doings = s.doings._replace(held=())
        for unit, fields in reversed(held):
            if s.bodies[unit]:
                s.push(CloseUp(unit, fields))
        return None

    def test(self, s: DemonworldState) -> Asked:
        """Units with losses test once, now that it has finished moving (DW-S-MOR-27)."""
        before = dict(self.lost)
        losses = {
            unit: true.lost - before.get(unit, 0)
            for unit, true in enumerate(s.units)
            if unit != self.unit and true.lost > before.get(unit, 0) and s.bodies[unit] and not s.is_large(unit)
        }
        if losses:
            s.push(LossTests.of(OVERRUN, losses, foe=self.unit))
        return None

    def meet(self, s: DemonworldState) -> Asked:
        if s.bodies[self.unit] and contact.touched_units(s, self.unit):
            changes.unit(s, self.unit, moved=True)
            s.push(Reactions((self.unit,)))
        return None

    def over(self, s: DemonworldState) -> None:
        s.finish()
