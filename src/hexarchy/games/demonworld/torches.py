"""Starting fires (DW-E-FIR-05, DW-DEC-37): at the end of the movement phase elements of units that hold, and
commanders, try to light a field beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.fire import EASE, FIRE, catches, combustible, ignite, perish, why_bound
from hexarchy.games.demonworld.movement.strength import charted
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.rout import is_routing
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.sides import side_by_side
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import EXPERT, HOLD, NOBODY, SINGLE

Torches = tuple[tuple[int, int], ...]  # elements, and the field each tries to light


def why_no_torch(s: DemonworldState, element: int) -> Reason | None:
    """Why an element may not try to start a fire."""
    own, unit, hex_ = s.roster.unit_of[element], s.unit_of(element), s.field_id(s.at[element])
    true, alone = s.units[unit], own == unit and s.entry(own).sort == SINGLE
    if not s.entry(own).card.printed.starts_fires:
        return Reason("DW-E-FIR-05", "starts-no-fires", unit=s.name(own))
    if true.melee:
        return Reason("DW-E-FIR-05", "in-melee", unit=s.name(unit))
    if is_routing(s, element) or true.impetuous or (true.order != HOLD and not alone):
        return Reason("DW-E-FIR-05", "does-not-hold", unit=s.name(unit))
    if true.stirred and not alone:
        return Reason("DW-E-FIR-05", "has-maneuvered", unit=s.name(unit))
    if true.shot or s.units[own].shot:
        return Reason("DW-E-FIR-05", "has-shot", unit=s.name(own))
    return None if fields_to_light(s, element) else Reason("DW-E-FIR-07", "nothing-to-light", hex=hex_)


def fields_to_light(s: DemonworldState, element: int) -> list[int]:
    """Empty combustible fields beside an element, on any field of its base, that it could enter."""
    table = charted(s, s.roster.unit_of[element])
    near = {
        there
        for here in s.base(element)
        for direction, there in enumerate(s.around[here])
        if there >= 0 and there not in s.standing and table[here * DIRECTIONS + direction] < NOT_PASSABLE
    }
    return sorted(field for field in near if combustible(s, field))


@step("fires", level=EXPERT, option=FIRE)
@frame
class EndOfMovement(Stages, Procedure):
    """Who stayed in flames perishes; then new fires are started."""

    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("check", "start")

    def check(self, s: DemonworldState) -> Asked:
        perish(s)
        return None

    def start(self, s: DemonworldState) -> Asked:
        s.push(StartFires())
        return None


@frame
class StartFires(Sealed):
    """All seats name who tries to light which field, unseen by the others (DW-DEC-37)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Lighting(seat)

    def told(self, s: DemonworldState, result: Torches) -> dict[str, Any]:
        return {"torches": {s.field_id(s.at[element]): s.field_id(field) for element, field in result}}

    def revealed(self, s: DemonworldState, results: Mapping[int, Torches]) -> None:
        """Each tries its luck, and shoots no more in this round. What is lit burns at once."""
        torches = [torch for seat in side_by_side(s, results) for torch in results[seat]]
        changes.fires(s, lighters=tuple(element for element, _ in torches))
        for _, field in torches:
            if not combustible(s, field):
                continue
            if catches(s, field, "DW-E-FIR-05", ("DW-E-FIR-05", EASE[s.area.terrain[field]])):
                ignite(s, field)


@frame
class Lighting(Procedure):
    """One seat names them: an element, then a field beside it."""

    seat: int
    torches: Torches = ()
    element: int = NOBODY

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"torches": {s.field_id(s.at[element]): s.field_id(field) for element, field in self.torches}}

    def step(self, s: DemonworldState) -> Asked:
        done = s.game.verbs.done
        if self.element != NOBODY:
            options: list[Action] = [s.offers.to[field] for field in fields_to_light(s, self.element)]
            hex_ = s.field_id(s.at[self.element])
            return Ask(self.seat, "start-fire-where", "DW-E-FIR-05", options, hex=hex_)
        able = [s.at[element] for element in self.elements(s) if self.why_element(s, element) is None]
        if not able:
            s.finish(self.torches)
            return None
        options = [*(s.offers.take[field] for field in sorted(able)), done]
        return Ask(self.seat, "start-fire", "DW-E-FIR-05", options, default=done)

    def elements(self, s: DemonworldState) -> Iterator[int]:
        for unit in s.roster.of_seat(self.seat):
            yield from (element for element in s.entry(unit).elements if s.at[element] >= 0)

    def why_element(self, s: DemonworldState, element: int) -> Reason | None:
        if any(element == used for used, _ in self.torches):
            return Reason("DW-E-FIR-05", "one-field-each")
        return why_bound(s, element) or why_no_torch(s, element)

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.element = s.standing[s.field_named(target)]

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self.torches = (*self.torches, (self.element, s.field_named(target)))
        self.element = NOBODY

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.torches)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.owner(s.roster.unit_of[element]) != self.seat:
            return [Reason("DW-B-INT-25", "not-your-element")]
        reason = self.why_element(s, element)
        return [reason] if reason is not None else []

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-FIR-07", "does-not-burn")]


@hooks.MAY_NOT_SHOOT(level=EXPERT, option=FIRE)
def busy_with_torch(s: DemonworldState, element: int) -> Reason | None:
    """Who tried to start a fire shoots no more in this round (DW-E-FIR-05)."""
    tried = element in s.fires.lighters
    return Reason("DW-E-FIR-05", "tried-to-start-a-fire", hex=s.field_id(s.at[element])) if tried else None
