"""Shooting (DW-B-SHO): all shots of a phase are declared unseen and rolled in their order; the fallen are removed
together, and units with losses close up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks, shot
from hexarchy.games.demonworld.facing import COMPASS
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.regrouping import ElementByElement
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shape import spacing
from hexarchy.games.demonworld.shot import NEEDED, Shot
from hexarchy.games.demonworld.sides import side_by_side
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NOBODY

ASTRAY = 4  # from this on a shot into a melee goes astray (DW-B-SHO-24)


@step("first volley")
@step("second volley")
@frame
class Volley(Sealed):
    """Both sides declare all their shots without seeing each other's (DW-B-SHO-07, -33, DW-DEC-14)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Declarations(seat)

    def told(self, s: DemonworldState, result: tuple[Any, ...]) -> dict[str, Any]:
        return told(s, result)

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[Any, ...]]) -> None:
        """All is rolled side by side, as it was declared; what falls is removed together (DW-B-SHO-05, DW-E-ART-68)."""
        wounds: dict[int, int] = {}
        walls: set[int] = set()
        for seat in side_by_side(s, results):
            shots, *others = results[seat]
            fire(s, [Shot(*one) for one in shots], wounds)
            for kind, own in zip(hooks.VOLLEYS.of(s), others, strict=True):
                walls.update(kind.resolve(s, own, wounds))
        changes.wound(s, wounds)
        changes.raze(s, walls)


def told(s: DemonworldState, declared: tuple[Any, ...]) -> dict[str, Any]:
    """What a seat has declared, kind by kind, as its own view tells it."""
    found: dict[str, Any] = {}
    if declared:
        found["shots"] = [shown(s, Shot(*one)) for one in declared[0]]
    for kind, own in zip(hooks.VOLLEYS.of(s), declared[1:], strict=False):
        found |= kind.told(s, own)
    return found


@frame
class Declarations(Procedure):
    """A seat declares its shots, and then what further chapters know (hooks.VOLLEYS); it ends with all of it."""

    seat: int
    declared: tuple[Any, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return told(s, self.declared)

    def step(self, s: DemonworldState) -> Asked:
        kinds, number = hooks.VOLLEYS.of(s), len(self.declared)
        if number > len(kinds):
            s.finish(self.declared)
        else:
            s.push(kinds[number - 1].declaring(s, self.seat) if number else Declaring(self.seat))
        return None

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        self.declared = (*self.declared, value)


def shown(s: DemonworldState, one: Shot) -> dict[str, Any]:
    field = s.field_id
    return {
        "lead": field(shot.place(s, one.lead)),
        "target": field(one.aimed_at(s)),
        "support": [field(s.at[element]) for element in one.supporters],
    }


@frame
class Declaring(Procedure):
    """A seat goes through its shooting units: a lead, the field it aims at, supporters one by one (DW-B-SHO-33).
    Flaming arrows are declared in the same way."""

    seat: int
    done: tuple[int, ...] = ()  # units
    shots: tuple[Any, ...] = ()  # see `declared`
    used: tuple[int, ...] = ()  # elements (DW-B-SHO-08, -19)
    lead: int = NOBODY
    target: int = NOBODY  # the element on the field that is aimed at, if there is one
    field: int = NOBODY
    support: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"shots": [shown(s, Shot(*one)) for one in self.shots]}

    def unit(self, s: DemonworldState) -> int:
        """The unit whose turn it is; NOBODY when all are through. One without a target is passed over."""
        for unit in s.roster.of_seat(self.seat):
            if unit not in self.done and self.may_shoot(s, unit) and self._leads(s, unit):
                return unit
        return NOBODY

    def may_shoot(self, s: DemonworldState, unit: int) -> bool:
        return shot.may_shoot(s, unit)

    def fields_for(self, s: DemonworldState, element: int) -> Collection[int]:
        """The fields an element may aim at."""
        return shot.aims(s, element)

    def declared(self, s: DemonworldState) -> tuple[Any, ...]:
        """The shot as it is told to those who roll it: lead, target, factor, supporters, field aimed at."""
        return self.lead, self.target, shot.aims(s, self.lead)[self.field], self.support, self.field

    def _leads(self, s: DemonworldState, unit: int) -> list[int]:
        return [
            element
            for element in shot.shooters(s, unit)
            if element not in self.used and self.fields_for(s, element) and shot.why_barred(s, element) is None
        ]

    def step(self, s: DemonworldState) -> Asked:
        if self.field != NOBODY:
            return self._supporters(s)
        unit, offers, verbs = self.unit(s), s.offers, s.game.verbs
        if unit == NOBODY:
            s.finish(self.shots)
            return None
        if self.lead == NOBODY:
            fields = sorted({shot.place(s, element) for element in self._leads(s, unit)})
            options: list[Action] = [*(offers.take[field] for field in fields), verbs.done]
            return self.ask_lead(s, options, s.name(unit))
        options = [offers.at[field] for field in sorted(self.fields_for(s, self.lead))]
        return self.ask_target(options, s.name(s.unit_of(self.lead)), s.field_id(shot.place(s, self.lead)))

    def ask_lead(self, s: DemonworldState, options: list[Action], unit: str) -> Ask:
        return Ask(self.seat, "shot-lead", "DW-B-SHO-33", options, default=s.game.verbs.done, unit=unit)

    def ask_target(self, options: list[Action], unit: str, hex_: str) -> Ask:
        return Ask(self.seat, "shot-target", "DW-B-SHO-33", options, unit=unit, hex=hex_)

    def ask_support(self, s: DemonworldState, options: list[Action], hex_: str) -> Ask:
        return Ask(self.seat, "shot-support", "DW-B-SHO-33", options, default=s.game.verbs.close, hex=hex_)

    def _supporters(self, s: DemonworldState) -> Asked:
        close, able = s.game.verbs.close, self._able(s)
        if not able:
            self.do_close(s, self.seat, 0)
            return None
        options = [*(s.offers.support[field] for field in sorted(s.at[element] for element in able)), close]
        return self.ask_support(s, options, s.field_id(self.field))

    def _able(self, s: DemonworldState) -> list[int]:
        """Who may be added: unused, beside the lead or a supporter, able to shoot as well itself (DW-B-SHO-15, -16)."""
        unit = s.unit_of(self.lead)
        if shot.in_melee(s, self.lead, self.target):  # DW-B-SHO-27
            return []
        factor = shot.aims(s, self.lead)[self.field]
        chain = [s.at[element] for element in (self.lead, *self.support)]
        taken = (*self.used, self.lead, *self.support)
        distance, apart = s.area.grid.distance, spacing(s, unit, s.fields_of(unit))
        return [
            element
            for element in s.bodies[unit]
            if element not in taken
            and any(distance(s.at[element], field) <= apart for field in chain)
            and shot.targets(s, element).get(self.target, -1) >= factor
            and shot.why_barred(s, element) is None
        ]

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        field = s.field_named(target)
        self.lead = next(lead for lead in self._leads(s, self.unit(s)) if shot.place(s, lead) == field)

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        self.field = s.field_named(target)
        self.target = s.standing.get(self.field, NOBODY)

    def do_support(self, s: DemonworldState, seat: int, target: int) -> None:
        self.support = (*self.support, s.standing[s.field_named(target)])

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        self.shots = (*self.shots, self.declared(s))
        self.used = (*self.used, self.lead, *self.support)
        self.lead = self.target = self.field = NOBODY
        self.support = ()

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self.done = (*self.done, self.unit(s))

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        unit = self.unit(s)
        if element == NOBODY or s.unit_of(element) != unit:
            return [Reason("DW-B-SHO-33", "another-unit")]
        if element in self.used:
            return [Reason("DW-B-SHO-08", "one-target-each")]
        if (barred := shot.why_barred(s, element)) is not None:
            return [barred]
        return [Reason("DW-B-SHO-03", "no-target")]

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        """Range, arc, line of sight (DW-B-SHO-03)."""
        element = s.standing.get(s.field_named(target), NOBODY)
        if self.lead == NOBODY or element == NOBODY:
            return [Reason("DW-B-SHO-03", "no-target")]
        if s.roster.side_of[element] == s.roster.side_of[self.lead] and not contact.touches(s, element):
            return [Reason("DW-B-SHO-26", "own-side")]
        field = s.field_named(target)
        if shot.factor(s, self.lead, field) is None:
            return [Reason("DW-B-CHR-06", "out-of-range")]
        if not shot.in_arc(s, self.lead, field):
            infantry = s.entry(s.unit_of(self.lead)).card.infantry
            return [Reason("DW-B-SHO-10" if infantry else "DW-B-SHO-11", "out-of-arc")]
        return [Reason("DW-B-SHO-12", "out-of-sight")]

    def why_support(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or self.target == NOBODY or s.unit_of(element) != s.unit_of(self.lead):
            return [Reason("DW-B-SHO-17", "another-unit")]
        if element in (*self.used, self.lead, *self.support):
            return [Reason("DW-B-SHO-19", "one-target-each")]
        if (barred := shot.why_barred(s, element)) is not None:
            return [barred]
        factor = shot.aims(s, self.lead)[self.field]
        if shot.targets(s, element).get(self.target, -1) < factor:
            return [Reason("DW-B-SHO-15", "could-not-shoot-itself")]
        return [Reason("DW-B-SHO-16", "chain-broken")]


# -- resolving ---------------------------------------------------------------------------------------------------------


def fire(s: DemonworldState, shots: list[Shot], wounds: dict[int, int]) -> None:
    """Roll all shots in the order of their declaration; hits are added to `wounds`."""
    for tell in hooks.FIRED.of(s):
        tell(s, shots)
    # Whether a target is in melee is plain before the first die.
    melee = [shot.in_melee(s, one.lead, one.target) for one in shots]
    for one, into in zip(shots, melee, strict=True):
        if shot.declared_unseen(s):
            seeing = sighted(s, one)
            if seeing is None:
                s.emit("shot-hidden", unit=s.name(s.unit_of(one.lead)), hex=s.field_id(one.aimed_at(s)))
                continue
            one = seeing
        struck: int | None = one.aimed_at(s)
        if into:
            struck = deviated(s, one.aimed_at(s), wounds)
        elif fallen(s, one.target, wounds):
            s.emit("shot-wasted", hex=s.field_id(one.aimed_at(s)))  # DW-B-SHO-09
            continue
        if struck is None:
            s.emit("shot-lost", hex=s.field_id(one.aimed_at(s)))
            continue
        victim = s.standing[struck] if into else one.target
        added = one.modifiers(s, victim, struck)
        unit, foe, hex_ = s.name(s.unit_of(one.lead)), s.name(s.unit_of(victim)), s.field_id(struck)
        about = {"unit": unit, "from": s.field_id(shot.place(s, one.lead)), "foe": foe, "hex": hex_}
        if s.check(1, 20, "DW-B-SHO-21", ("at-least", NEEDED), added, **about):
            wounds[victim] = wounds.get(victim, 0) + 1
            s.emit("shot-hits", unit=unit, foe=foe, hex=hex_)


def sighted(s: DemonworldState, one: Shot) -> Shot | None:
    """A shot that was declared before lines of sight were looked at: wasted where its lead sees nothing of the target
    (DW-S-SHO-45), without the supporters who do not (DW-S-SHO-48)."""
    field = one.aimed_at(s)
    if shot.seen(s, one.lead, field) is None:
        return None
    return one._replace(supporters=tuple(own for own in one.supporters if shot.seen(s, own, field) is not None))


def fallen(s: DemonworldState, element: int, wounds: Mapping[int, int]) -> bool:
    return wounds.get(element, 0) >= s.hits[element]


def deviated(s: DemonworldState, aimed: int, wounds: Mapping[int, int]) -> int | None:
    """The field a shot into a melee strikes: the one it is aimed at, or one beside it (DW-B-SHO-24, -28, DW-E-LRG-21),
    unless nobody there is in contact with the target; None: nothing."""
    target, field = s.standing[aimed], aimed
    (die,) = s.roll(1, 6, "DW-B-SHO-24", hex=s.field_id(aimed))
    if die >= ASTRAY:
        (direction,) = s.roll(1, 6, "DW-B-INT-05", hex=s.field_id(aimed))
        field = s.around[aimed][direction - 1]
        s.emit("shot-astray", hex=s.field_id(aimed), direction=COMPASS[direction - 1])
    element = s.standing.get(field)
    if element is None or fallen(s, element, wounds):
        return None
    unit = s.roster.unit_of[target]
    lost = element != target and any(cut(s, unit, aimed, element, field) for cut in hooks.CUT_OFF.of(s))
    return None if lost else field


# -- closing up --------------------------------------------------------------------------------------------------------


@step("first closing up")
@step("second closing up")
@frame
class ClosingUp(Procedure):
    """Units with losses close their gaps, one after another (DW-B-SHO-29, DW-DEC-17)."""

    at: int = 0

    def step(self, s: DemonworldState) -> Asked:
        if self.at == len(s.doings.held):
            s.finish()
            return None
        unit, held = s.doings.held[self.at]
        self.at += 1
        s.push(CloseUp(unit, held))
        return None


@frame
class CloseUp(ElementByElement):
    """Free elements of a unit each step one field onto a place it held before its losses, skirmishers up to two; nobody
    turns. `may_touch`: it was beside enemies there, and they are still; else to go there would be an attack."""

    unit: int
    held: tuple[int, ...]
    moved: tuple[int, ...] = ()
    taken: int = NOBODY
    may_touch: bool = True

    def fields_for(self, s: DemonworldState, element: int) -> list[int]:
        """Vacated places beside an element that is free of contact and has not stepped yet."""
        if element in self.moved or contact.touches(s, element):
            return []
        table, free = costs_of(s, element), steps.free_field(s, self.unit, may_touch=self.may_touch, own=False)
        found = edge = [s.at[element]]
        for _ in range(spacing(s, self.unit, self.held)):
            edge = [
                near
                for field in edge
                for near in steps.neighbours(s, self.unit, field, table, free)
                if near not in found
            ]
            found = list(dict.fromkeys((*found, *edge)))
        return [field for field in found[1:] if field in self.held]

    def step(self, s: DemonworldState) -> Asked:
        seat, name, close = s.owner(self.unit), s.name(self.unit), s.game.verbs.close
        if self.taken != NOBODY:
            options: list[Action] = [s.offers.to[field] for field in sorted(self.fields_for(s, self.taken))]
            return Ask(seat, "close-up-to", "DW-B-SHO-29", options, unit=name, hex=s.field_id(s.at[self.taken]))
        able = sorted(s.at[element] for element in s.bodies[self.unit] if self.fields_for(s, element))
        options = [*(s.offers.take[field] for field in able), close]
        return Ask(seat, "close-up", "DW-B-SHO-29", options, default=close, unit=name)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element != NOBODY and contact.touches(s, element):
            return [Reason("DW-B-SHO-29", "in-contact")]
        return [Reason("DW-B-SHO-29", "no-vacated-field")]

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-SHO-29", "no-vacated-field")]
