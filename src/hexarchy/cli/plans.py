"""Plans: a scene's shortcuts (docs/protocol.md) at the keyboard. A letter takes one, a far hex takes the road to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final

from rich.console import Console
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core import batches
from hexarchy.core.match import Match
from hexarchy.core.scene import Json, Scene

LETTERS: Final = "abcdefgijklnprstwxyz"  # all but those that stand for a command; then each twice, and so on


class Plans:
    """The plans that go with one question. At most one of them goes along with the answers: it is switched on."""

    def __init__(self, scene: Scene, words: Words, switched: str | None = None) -> None:
        plans: list[Json] = (scene["decision"] or {}).get("plans", [])
        self.words = words
        self.roads = {plan["on"]["hex"]: plan["actions"] for plan in plans if "via" in plan}
        letters = (letter * times for times in count(1) for letter in LETTERS)
        self.listed = dict(zip(letters, (plan for plan in plans if "via" not in plan), strict=False))
        self.switched = next((plan["id"] for plan in plans if plan.get("id") == switched and switched), None)

    def show(self, console: Console) -> None:
        for letter, plan in self.listed.items():
            line = Text(f"{letter:>4} ", style="bold cyan").append(self._said(plan), style="default not bold")
            if self.switched is not None and plan.get("id") == self.switched:
                line.append(" ✓", style="bold green")
            console.print(line, no_wrap=True, overflow="ellipsis")

    def _said(self, plan: Json) -> str:
        """On the map a plan stands at its hex; here the hex is named."""
        text: str = plan["text"][self.words.front.lang]
        return f"{text} – {self.words.hex(plan['on']['hex'])}" if plan.get("on", {}).get("hex") else text

    def switch(self, plan: Json) -> None:
        self.switched = None if self.switched == plan["id"] else plan["id"]

    def rest(self, name: str | None) -> Json | None:
        """The plan that goes on with what was begun."""
        return next((plan for plan in self.listed.values() if name and plan.get("rest") == name), None)

    def around(self, action: str) -> Sequence[str]:
        """An answer with all that goes along with it."""
        for plan in self.listed.values():
            if plan.get("id") == self.switched and action in plan.get("for", ()):
                return [*plan["before"], action, *(action if entry == "*" else entry for entry in plan["after"])]
        return [action]


def carry_out(match: Match, seat: int, plan: Json) -> bool:
    """Play a plan that is not switched on but carried out; has it come to anything?"""
    if "rest" in plan:
        return play(match, seat, batches.routine(match, seat, plan["rest"]))
    return play(match, seat, batches.in_turn(match, seat, plan["actions"]))


def play(match: Match, seat: int, actions: Iterable[str]) -> bool:
    begun = False
    for action in actions:
        match.apply(seat, action)
        begun = True
    return begun
