"""A table for rule tests of any game: set up a situation in a few words, script the dice, play, and look."""

from __future__ import annotations

from typing import Any, Self

from hexarchy.core.decisions import Refused
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.state import State

MILD = ("pass", "no", "done", "end", "stop", "silent", "apart", "hold", "idle", "invest", "siege", "outside")


class Table:
    """A state with the names of things, and a log of all events since the table was laid."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.s: Any = state
        self.log: list[Event] = []

    # -- playing ------------------------------------------------------------------------------------------------------

    def do(self, *actions: str, seat: str | None = None) -> Self:
        """Carry out actions in turn; each by the (first) seat asked, or by `seat`."""
        for action in actions:
            who = seat or self.asked[0]
            self.log += self.s.apply(who, action)
        return self

    def answer(self, question: str, *actions: str, seat: str | None = None) -> Self:
        """As `do`, after making sure that this is the question."""
        assert self.question == question, f"asked {self.question!r} of {self.asked}, not {question!r}"
        return self.do(*actions, seat=seat)

    def until(self, question: str, *, limit: int = 200) -> Self:
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
        return [self.s.setting.seats[seat] for seat in self.s.decision.seats] if self.s.decision else []

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
        ask = self.s.decision.ask(self.s.setting.seat(seat)) if self.s.decision else None
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

    def events(self, key: str) -> list[dict[str, Any]]:
        """The arguments, with names, of all events of a kind so far."""
        return [self.game.named(event.args) for event in self.log if event.key == key]

    def rolls(self, rule: str) -> list[tuple[int, ...]]:
        """The dice rolled for a rule so far."""
        return [event.args["dice"] for event in self.log if event.key == "roll" and event.args["why"] == rule]

    def heard_by(self, seat: str | None) -> list[tuple[str, dict[str, Any]]]:
        """The log as one seat knows it."""
        number = None if seat is None else self.s.setting.seat(seat)
        return [(event.key, self.game.named(event.args)) for event in self.log if event.known_to(number)]

    def view(self, seat: str | None) -> dict[str, Any]:
        seen: dict[str, Any] = self.s.view(seat)
        return seen

    @property
    def winner(self) -> str | None:
        won = None if self.s.result is None else self.s.result.winner
        return None if won is None else self.s.setting.seats[won]
