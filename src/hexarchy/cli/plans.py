"""Plans: a scene's shortcuts (docs/protocol.md) at the keyboard. A letter takes one, a far hex takes the road to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import count
from typing import Final

from rich.console import Console
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core import batches
from hexarchy.core.match import Match
from hexarchy.core.page import Json
from hexarchy.core.unfinished import Rest, Sent, rest_of

LETTERS: Final = "abcdefgijklnprstwxyz"  # all but those that stand for a command; then each twice, and so on


class Plans:
    """The plans that go with one question. At most one of them goes along with the answers: it is switched on."""

    def __init__(self, decision: Json, words: Words, switched: str | None = None, waiting: Sequence[str] = ()) -> None:
        """`waiting`: the rest of a plan, which is offered."""
        self.note, brought = _behind(words, waiting) if waiting else ("", [])
        plans: list[Json] = [*(decision.get("plans") or ()), *brought]
        self.words = words
        self.roads = {plan["on"]["hex"]: plan for plan in plans if "via" in plan}
        letters = (letter * times for times in count(1) for letter in LETTERS)
        self.listed = dict(zip(letters, (plan for plan in plans if "via" not in plan), strict=False))
        self.switched = next((plan["id"] for plan in plans if plan.get("id") == switched and switched), None)

    def show(self, console: Console) -> None:
        if self.note:
            console.print(self.note)
        for letter, plan in self.listed.items():
            line = Text(f"{letter:>4} ", style="bold cyan").append(self._said(plan), style="default not bold")
            if self.switched is not None and plan.get("id") == self.switched:
                line.append(" ✓", style="bold green")
            console.print(line, no_wrap=True, overflow="ellipsis")

    def _said(self, plan: Json) -> str:
        """On the map a plan stands at its hex; here the hex is named."""
        text, on = self.words.say(plan["text"]), plan.get("on") or {}
        return f"{text} – {self.words.hex(on['hex'])}" if on.get("hex") else text

    def switch(self, plan: Json) -> None:
        self.switched = None if self.switched == plan["id"] else plan["id"]

    def rest(self, name: str | None) -> Json | None:
        """The plan that goes on with what was begun."""
        return next((plan for plan in self.listed.values() if name and plan.get("rest") == name), None)

    def around(self, action: str) -> Sequence[str]:
        """An answer with all that goes along with it."""
        for plan in self.listed.values():
            if plan.get("id") == self.switched and action in plan.get("for", ()):
                after = (action if entry == "*" else entry for entry in plan.get("after", ()))
                return [*plan.get("before", ()), action, *after]
        return [action]


class Begun:
    """What one player has begun: a plan that goes along, routine, the rest of a plan, and what was sent in one go."""

    def __init__(self) -> None:
        self.switched: str | None = None  # the plan that goes along with the next answer
        self.routine: str | None = None  # what the next answers go on with by themselves
        self.later: Rest | None = None
        self.sent: Final = Sent()
        self.opens = False  # what is sent next belongs to what was sent last

    def forget(self) -> None:
        """Another player sits down, or something was taken back."""
        self.switched = self.routine = None
        self.opens = False

    def carry_out(self, match: Match, seat: int, plan: Json, moment: Hashable, *, more: bool = False) -> bool:
        """Play a plan that is not switched on but carried out; has it come to anything?

        `more`: it belongs to what was sent last. Whatever is played in one go is taken back in one go.
        """
        first, rolled = len(match.record.actions) + 1, match.state.rolled
        actions = plan.get("actions") or ()
        if len(actions) > 1:
            self.later = None  # another plan is begun: the last one is over
        played: list[str] = []
        try:
            wanted = batches.routine(match, seat, plan["rest"]) if "rest" in plan else None
            for action in wanted or batches.in_turn(match, seat, actions):
                match.apply(seat, action)
                played.append(action)
        finally:
            if played:
                self.sent.add(first, len(match.record.actions), more=more or self.opens)
                self.opens = "on" in plan and "via" not in plan
        if 0 < len(played) < len(actions):
            dice, resumed = match.state.rolled != rolled, bool(plan.get("resumed"))
            self.later = rest_of(match, seat, actions, played, moment, rolled=dice, resumed=resumed)
        return bool(played)

    def waiting(self, match: Match, seat: int, moment: Hashable) -> Sequence[str]:
        """The rest of a plan, where it can be gone on with; once its time has passed it is forgotten."""
        if self.later is not None and self.later.over(match, seat, moment):
            self.later = None
        return () if self.later is None else self.later.ready(match, seat)

    def go_on(self, match: Match, seat: int, plans: Plans, moment: Hashable) -> bool:
        """What goes on by itself: the rest of a plan that a question came in between of, or routine. Has it?"""
        rest = self.waiting(match, seat, moment)
        if rest and self.later is not None and self.later.goes_on(match):
            return self.carry_out(match, seat, rest_plan(rest), moment, more=True)
        begun = plans.rest(self.routine)
        return begun is not None and self.carry_out(match, seat, begun, moment, more=True)


def _behind(words: Words, waiting: Sequence[str]) -> tuple[str, list[Json]]:
    """Who has stayed behind, in a sentence, and the plan that brings them."""
    named = dict.fromkeys(batches.plain(action).partition(" ")[2] for action in waiting)
    stayed = [words.piece(piece) for piece in named if piece in words.board.faces]
    note = words.front.text("play-later", count=len(stayed), who=", ".join(stayed))
    return note, [{"text": words.front.text("play-later-go", count=len(stayed)), **rest_plan(waiting)}]


def rest_plan(actions: Sequence[str]) -> Json:
    return {"actions": list(actions), "resumed": True}


def moment_of(scene: Json) -> Hashable:
    """What a plan belongs to: once that has passed nobody wants the rest of it."""
    return scene["turn"], scene["step"]["id"]
