"""Dragonbreath (DW-E-DRA-08, -10 to -15, DW-DEC-16): declared with the shots of a phase, it strikes all that stands in
one of three arcs before the dragon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hexarchy.core.axial import DIRECTIONS, Offset
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import hooks, shot
from hexarchy.games.demonworld.data_schema import BreathForm
from hexarchy.games.demonworld.facing import INFANTRY_ARC
from hexarchy.games.demonworld.large.base import form_of
from hexarchy.games.demonworld.large.chariot import passenger
from hexarchy.games.demonworld.large.riders import saddle
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shooting import fallen
from hexarchy.games.demonworld.sight import partial
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ARCS, EXPERT, NOBODY

TURNED: Final = (0, -1, 1)  # how the arcs lie to the dragon's facing: ahead, to the left, to the right
NEEDED: Final = 20
SIDES_OF_DIE: Final = 20
FIRE: Final = "fire"

Breaths = tuple[tuple[int, int], ...]  # dragons, with the arc each breathes into


def breath_of(s: DemonworldState, unit: int) -> BreathForm | None:
    return form_of(s, unit).dragonbreath if s.is_large(unit) else None


def may_breathe(s: DemonworldState, unit: int) -> bool:
    """Its order decides the phase, as for other shooters (DW-E-DRA-08)."""
    if breath_of(s, unit) is None or not s.bodies[unit] or not shot.may_shoot(s, unit):
        return False
    return shot.why_barred(s, s.element_of(unit)) is None


def area(s: DemonworldState, unit: int, arc: int) -> list[int]:
    """The fields an arc holds, by range, at each range from left to right (DW-E-DRA-10, -11)."""
    element, breath = s.element_of(unit), breath_of(s, unit)
    assert breath is not None
    facing = (s.looks[element] + TURNED[arc]) % DIRECTIONS
    offset, here = s.area.grid.offset, s.at[element]
    fields = (offset(here, dq, dr) for dq, dr in _rings(breath.range, facing))
    return [field for field in fields if field >= 0]


def _rings(reach: int, facing: int) -> Iterator[Offset]:
    for radius in range(1, reach + 1):
        yield from INFANTRY_ARC.ring(radius, facing)


def modifiers(s: DemonworldState, unit: int, victim: int) -> list[tuple[str, int]]:
    """Only water protects (DW-E-DRA-11, -14); of a Large Element its deepest field counts."""
    breath, size = breath_of(s, unit), s.entry(s.roster.unit_of[victim]).card.printed.size
    assert breath is not None
    depth = max(s.area.water[field] for field in s.base(victim))
    found = [("DW-E-DRA-11", breath.bf)]
    if depth and (less := partial(max(0, size - depth), size)):
        found.append(("DW-E-DRA-14", less))
    return found


@frame
class Breathing(Procedure):
    """A seat's dragons breathe, or not, one after the other."""

    seat: int
    breaths: Breaths = ()
    done: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return Breath.told(s, self.breaths)

    def dragon(self, s: DemonworldState) -> int:
        mine = s.roster.of_seat(self.seat)
        return next((unit for unit in mine if unit not in self.done and may_breathe(s, unit)), NOBODY)

    def step(self, s: DemonworldState) -> Asked:
        unit, verbs = self.dragon(s), s.game.verbs
        if unit == NOBODY:
            s.finish(self.breaths)
            return None
        options = [*verbs.breathe, verbs.none]
        return Ask(self.seat, "breath", "DW-E-DRA-10", options, default=verbs.none, unit=s.name(unit))

    def do_breathe(self, s: DemonworldState, seat: int, target: int) -> None:
        self.breaths = (*self.breaths, (self.dragon(s), target))
        self.done = (*self.done, self.dragon(s))

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        self.done = (*self.done, self.dragon(s))


class Breath:
    """Dragonbreath in a volley (hooks.VOLLEYS)."""

    @staticmethod
    def declaring(s: DemonworldState, seat: int) -> Procedure:
        return Breathing(seat)

    @staticmethod
    def told(s: DemonworldState, declared: tuple[Any, ...]) -> dict[str, Any]:
        return {"breath": {s.name(unit): ARCS[arc] for unit, arc in declared}} if declared else {}

    @staticmethod
    def resolve(s: DemonworldState, declared: Sequence[Any], wounds: dict[int, int]) -> tuple[int, ...]:
        for unit, arc in declared:
            breathe(s, unit, arc, wounds)
        return ()


hooks.VOLLEYS(level=EXPERT)(Breath)


def breathe(s: DemonworldState, unit: int, arc: int, wounds: dict[int, int]) -> None:
    """A die for every element in the arc, friend or foe, and one for each field of a Large Element (DW-E-DRA-12)."""
    fields, breath = area(s, unit, arc), breath_of(s, unit)
    assert breath is not None
    name, start = s.name(unit), s.field_id(s.at[s.element_of(unit)])
    s.emit("breathes", unit=name, arc=arc)
    for field in fields:
        victim = s.standing.get(field)
        if victim is None:
            continue
        where = {"unit": name, "from": start, "hex": s.field_id(field)}
        scorch(s, victim, "DW-E-DRA-11", modifiers(s, unit, victim), where, wounds)
        own = s.roster.unit_of[victim]
        rider = passenger(s, own)
        if rider != NOBODY and field == saddle(s, own):  # rolled for apart; no water reaches up to them
            scorch(s, s.element_of(rider), "DW-E-DRA-15", [("DW-E-DRA-11", breath.bf)], where, wounds)
    if breath.kind == FIRE:
        empty = [field for field in fields if field not in s.standing]
        for burn in hooks.FLAMES.of(s):
            burn(s, empty, breath.bf)


def scorch(
    s: DemonworldState,
    victim: int,
    rule: str,
    modified: list[tuple[str, int]],
    where: dict[str, str],
    wounds: dict[int, int],
) -> None:
    """A die for an element, if it has not fallen."""
    if fallen(s, victim, wounds):
        return
    hooks.attacked(s, victim)
    foe = s.name(s.unit_of(victim))
    if s.check(1, SIDES_OF_DIE, rule, ("at-least", NEEDED), modified, foe=foe, **where):
        wounds[victim] = wounds.get(victim, 0) + 1
        s.emit("breath-hits", foe=foe, hex=where["hex"])
