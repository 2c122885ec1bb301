"""A table for rule tests: set up a situation in a few words, script the dice, play, and look.

t = at("movement", unit("trolls", "N", "G4 G5 G6 G7", order="attack"), unit("berserkers", "S", "C4 C5"), dice=[3])
t.do("move trolls", "advance-left")
assert t.fields("trolls") == ["F4", "F5", "F6", "F7"]
assert t.refuses("wheel L60") == ["DW-B-MOV-20"]

Elements are named by the field they stand on. Units fight for the army on their card unless `side` says
otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.page.goals import goals
from hexarchy.core.page.scene import Plan
from hexarchy.games.demonworld import GAME, Demonworld
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.records import Unit
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NO_ORDER, ORDERS
from tests import tables


class Table(tables.Table):
    """A table of Demonworld."""

    s: DemonworldState

    def __init__(self, state: DemonworldState) -> None:
        super().__init__(state.game, state)

    def number(self, unit: str) -> int:
        return self.s.roster.index[unit]

    def unit(self, unit: str) -> Unit:
        return self.s.units[self.number(unit)]

    def fields(self, unit: str) -> list[str]:
        """Where a unit's elements stand, in the order of the area."""
        return [self.s.field_id(field) for field in sorted(self.s.fields_of(self.number(unit)))]

    def facing(self, unit: str) -> str | list[str]:
        """How a unit faces: one word where all of it faces alike."""
        found = [FACINGS[self.s.looks[element]] for element in self.s.bodies[self.number(unit)]]
        return found[0] if len({*found}) == 1 else found

    def facings(self, unit: str) -> dict[str, str]:
        s = self.s
        return {s.field_id(s.at[element]): FACINGS[s.looks[element]] for element in s.bodies[self.number(unit)]}

    def formation(self, unit: str) -> str:
        return shape(self.s, self.number(unit)).kind

    def orderly(self, unit: str) -> bool:
        return shape(self.s, self.number(unit)).orderly

    def order(self, unit: str) -> str | None:
        order = self.unit(unit).order
        return None if order == NO_ORDER else ORDERS[order]

    def in_melee(self, unit: str) -> bool:
        return bool(self.unit(unit).melee)

    def ask_of(self, seat: str) -> Ask:
        """What a seat is asked."""
        found = self.s.ask(self.s.setting.seat(seat))
        assert found is not None, f"{seat} is not asked"
        return found

    def asked_for(self, question: str) -> list[str]:
        """The seats that are asked this now."""
        asks = self.s.decision.asks if self.s.decision else ()
        return [self.s.setting.seats[ask.seat] for ask in asks if ask.key == question]

    def told(self, key: str, **about: Any) -> list[dict[str, Any]]:
        """Events of a kind that tell of this."""
        return [event for event in self.events(key) if about.items() <= event.items()]


def unit(card: str, facing: str = "N", fields: str = "", **more: Any) -> dict[str, Any]:
    """A unit: its card, how it faces, where its elements stand ("G4 G5 G6:ENE": the last one faces otherwise)."""
    return {"card": card, "facing": facing, "fields": [field.replace(":", " ") for field in fields.split()], **more}


def at(
    phase: str, *units: Mapping[str, Any], dice: Any = 1, level: str = "basic", game: Demonworld = GAME, **more: Any
) -> Table:
    """The beginning of a phase of round 2; `step`: of one of its steps. `dice`: those that fall first, or a seed.
    `game`: one with other cards and sheets (packs.py)."""
    options = {"level": level, **more.pop("options", {})}
    content = {"round": 2, "phase": phase, "options": options, "unit": [*units], **more}
    source: DiceSource = SeededDice(dice) if isinstance(dice, int) else SeededDice(1).after(dice)
    return laid(content, source, game)


def laid(content: Mapping[str, Any], source: DiceSource, game: Demonworld = GAME) -> Table:
    state = game.position(content, source)
    assert isinstance(state, DemonworldState)
    table = Table(state)
    table.log += state.opening()
    return table


def new(scenario: str = "basic_small", seed: int = 1, seats: int = 2, **options: Any) -> Table:
    """A match at its very beginning."""
    state = GAME.new(scenario, options, SeededDice(seed), GAME.seats[:seats])
    assert isinstance(state, DemonworldState)
    table = Table(state)
    table.log += state.opening()
    return table


def plans(t: Table) -> list[Plan]:
    return list(goals(t.s, t.s.setting.seat(t.asked[0])).plans)


def carried_out(t: Table, plan: Plan) -> Table:
    """The same situation with a goal carried out."""
    then = Table(t.s.clone())
    for action in plan.actions:
        if not action.endswith("?") or action[:-1] in then.options:
            then.do(action.removesuffix("?"))
    return then
