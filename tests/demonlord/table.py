"""A table for rule tests: set up a situation in a few words, script the dice, play, and look.

t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]})
t.do("unit ti_knights", "move 0511", "stop")
assert t.where("ti_knights") == "0511"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import hexarchy.games
from hexarchy.core.decisions import Refused
from hexarchy.core.dice import DiceSource, ScriptedDice, SeededDice
from hexarchy.core.events import Event
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import CAMPS, PLACES, SEATS

_game = hexarchy.games.game("demonlord")
assert isinstance(_game, Demonlord)
GAME: Demonlord = _game
WORLD = GAME.world

Stacks = Mapping[str, Sequence[str]]


class Table:
    """A state with the names of things, and a log of all events since the table was laid."""

    def __init__(self, state: DemonlordState) -> None:
        self.s = state
        self.log: list[Event] = []

    # -- playing ------------------------------------------------------------------------------------------------------

    def do(self, *actions: str, seat: str | None = None) -> Table:
        """Carry out actions in turn; each by the (first) seat asked, or by `seat`."""
        for action in actions:
            who = seat or self.asked[0]
            self.log += self.s.apply(who, action)
        return self

    def answer(self, question: str, *actions: str, seat: str | None = None) -> Table:
        """As `do`, after making sure that this is the question."""
        assert self.question == question, f"asked {self.question!r} of {self.asked}, not {question!r}"
        return self.do(*actions, seat=seat)

    def until(self, question: str, *, limit: int = 200) -> Table:
        """Answer everything with the mildest answer on offer (pass, no, done, end, stop …) until a question comes."""
        for _ in range(limit):
            if self.question in (question, None):
                break
            mild = next((a for a in MILD if a in self.options), self.options[-1])
            self.do(mild)
        assert self.question == question, f"never came to {question!r}"
        return self

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """The seats asked, by name."""
        return [SEATS[seat] for seat in self.s.decision.seats] if self.s.decision else []

    @property
    def question(self) -> str | None:
        return self.s.decision.question if self.s.decision else None

    @property
    def rule(self) -> str | None:
        return self.s.decision.rule if self.s.decision else None

    @property
    def options(self) -> list[str]:
        """The answers open to the first seat asked."""
        return [action.text for action in self.s.decision.options] if self.s.decision else []

    def options_of(self, seat: str) -> list[str]:
        ask = self.s.decision.ask(SEATS.index(seat)) if self.s.decision else None
        return [action.text for action in ask.options] if ask else []

    def targets(self, verb: str) -> list[str]:
        """The targets offered for a verb."""
        return [option.split(" ", 1)[1] for option in self.options if option.startswith(verb + " ")]

    def why(self, action: str, seat: str | None = None) -> list[str]:
        """The rules that forbid an action; empty when it is allowed."""
        return [reason.rule for reason in self.s.why_not(seat or self.asked[0], action)]

    def refuses(self, action: str, seat: str | None = None) -> list[str]:
        """Try an action that must be refused; the rules given, after making sure that nothing changed."""
        before = self.s.digest()
        try:
            self.s.apply(seat or self.asked[0], action)
        except Refused as refused:
            assert self.s.digest() == before
            return list(refused.rules)
        raise AssertionError(f"{action!r} was accepted")

    def where(self, unit: str) -> str:
        """A unit's hex, or the name of its place off the map ("dead", "held by demon" …)."""
        at_ = self.s.where[WORLD.index_of(unit)]
        return WORLD.grid.ids[at_] if at_ >= 0 else PLACES[-at_ - 1]

    def stack(self, side: str, hex_: str) -> list[str]:
        return names(self.s.stack(CAMPS.index(side), hex_at(hex_)))

    def controller(self, site: str) -> str:
        return CAMPS[self.s.control[WORLD.site[site].held]]

    def siege(self, hex_: str) -> int | None:
        """How many times a siege has been resolved; None where there is none."""
        return self.s.sieges.get(hex_at(hex_))

    def state_of(self, code: str) -> tuple[str, int]:
        """(side, grade) of a neutral state."""
        realm = self.s.realms[WORLD.realm_codes.index(code)]
        return CAMPS[realm.side], realm.grade

    def events(self, key: str) -> list[dict[str, Any]]:
        """The arguments, with names, of all events of a kind so far."""
        return [GAME.named(event.args) for event in self.log if event.key == key]

    def rolls(self, rule: str) -> list[tuple[int, ...]]:
        """The dice rolled for a rule so far."""
        return [event.args["dice"] for event in self.log if event.key == "roll" and event.args["why"] == rule]

    def heard_by(self, seat: str | None) -> list[tuple[str, dict[str, Any]]]:
        """The log as one seat knows it."""
        number = None if seat is None else SEATS.index(seat)
        return [(event.key, GAME.named(event.args)) for event in self.log if event.known_to(number)]

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.s.view(seat)

    @property
    def winner(self) -> str | None:
        return None if self.s.result is None or self.s.result.winner is None else SEATS[self.s.result.winner]


MILD = ("pass", "no", "done", "end", "stop", "silent", "apart", "hold", "idle", "invest", "siege", "outside")


def at(
    step: str,
    phase: str = "hosar",
    turn: int = 1,
    *,
    hosar: Stacks | None = None,
    demon: Stacks | None = None,
    neutral: Stacks | None = None,
    dice: Iterable[int] = (),
    then: DiceSource | None = None,
    **more: Any,
) -> Table:
    """A table in the middle of a match. Units named nowhere are not in play; `more` is what a position file may hold.

    Dice come from `dice`, then from `then`; a die beyond the script fails the test.
    """
    stacks: dict[str, Any] = {"hosar": hosar or {}, "demon": demon or {}, "neutral": neutral or {}}
    data = {
        "step": step,
        "phase": phase,
        "turn": turn,
        "stacks": {side: {hex_: list(units) for hex_, units in on.items()} for side, on in stacks.items()},
        **more,
    }
    state = GAME.position(data, ScriptedDice(tuple(dice), then=then))
    assert isinstance(state, DemonlordState)
    return Table(state)


def new(scenario: str = "standard", seed: int = 1, dice: DiceSource | None = None, **options: bool) -> Table:
    """A table at the very beginning of a match."""
    state = GAME.new(scenario, options, dice or SeededDice(seed))
    assert isinstance(state, DemonlordState)
    return Table(state)


def names(units: Iterable[int]) -> list[str]:
    return [WORLD.units[unit].id for unit in units]


def hex_at(name: str) -> int:
    return WORLD.grid.at(name)
