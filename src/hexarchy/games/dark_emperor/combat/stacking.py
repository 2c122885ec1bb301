"""Stacking (DE-10): limits are judged once, in the phasing player's own segment; at all other times anything goes."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState


def limit(s: DarkEmperorState, hex_: int) -> int:
    """How many units of a side a hex holds (DE-10a)."""
    return s.world.limits[hex_]


def overstacked(s: DarkEmperorState, side: int) -> list[int]:
    """Only units count, those of all kingdoms of a side together, embarked ones included (DE-10a)."""
    limits = s.world.limits
    crowded = [hex_ for hex_, stack in s.stacks[side].items() if len(stack) > limits[hex_]]
    return sorted([hex_ for hex_ in crowded if len(s.units(side, hex_)) > limits[hex_]]) if crowded else []


@frame
class StackingJudgment(Procedure):
    """The phasing player eliminates their excess units, choosing which (DE-4.A3d, DE-10.1a, DE-10.1b, DE-DEC-31)."""

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(overstacked(s, s.phasing))

    def step(self, s: DarkEmperorState) -> Asked:
        over = overstacked(s, s.phasing)
        if not over:
            s.pop()
            return None
        hex_ = over[0]
        units = s.units(s.phasing, hex_)
        options = [s.game.verbs.lose[unit] for unit in units]
        return Ask(s.phasing, "excess", "DE-DEC-31", options, hex=hex_, left=len(units) - limit(s, hex_))

    def do_lose(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        hex_ = s.where[unit]
        changes.eliminate(s, unit, "DE-10.1b")
        settle(s, hex_)

    def why_lose(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        return [Reason("DE-10.1b", "not-in-excess", piece=unit, hex=overstacked(s, s.phasing)[0])]
