"""The menu: the answers to a question, numbered, in groups of one verb, long groups in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask

SHORT = 5  # groups of more answers than this are set in columns


class Menu:
    """The answers in the order in which they are numbered."""

    def __init__(self, words: Words, ask: Ask, costs: Mapping[str, int] | None = None) -> None:
        self.words = words
        self.question = ask.key
        self.costs = costs or {}
        self.groups: dict[str, list[Action]] = {}
        for action in ask.options:
            self.groups.setdefault(action.verb, []).append(action)
        self.actions: Sequence[Action] = [action for group in self.groups.values() for action in group]

    def pick(self, number: int) -> Action | None:
        return self.actions[number - 1] if 0 < number <= len(self.actions) else None

    def show(self, console: Console) -> None:
        number = 1
        for verb, group in self.groups.items():
            if len(group) > SHORT:
                self._columns(console, verb, group, number)
            else:
                self._lines(console, group, number)
            number += len(group)

    def _lines(self, console: Console, group: Sequence[Action], first: int) -> None:
        for number, action in enumerate(group, start=first):
            line = Text(f"{number:>5} ", style="bold cyan")
            line.append(self.words.option(action.text, self.question), style="default not bold")
            line.append(self._cost(action), style="not bold dim")
            if action.text.replace(" ", "-") != action.verb:
                line.append(f"  {action.text}", style="not bold dim")
            console.print(line, no_wrap=True, overflow="ellipsis")

    def _columns(self, console: Console, verb: str, group: Sequence[Action], first: int) -> None:
        console.print(Text(f"  {self._heading(verb, group)}", style="italic"))
        labels = [self.words.target(action) + self._cost(action) for action in group]
        widest = min(max(map(len, labels)), 34)
        room = max(console.width - 1, 20)
        across = max(room // (widest + 8), 1)
        down = -(-len(group) // across)
        for row in range(down):
            line = Text()
            for place in range(row, len(group), down):
                line.append(f"{first + place:>5} ", style="bold cyan")
                line.append(_fitted(labels[place], widest) + "  ")
            line.rstrip()
            console.print(line, no_wrap=True)

    def _heading(self, verb: str, group: Sequence[Action]) -> str:
        general = self.words.general(group[0], self.question)
        return f"{general}  ({verb} …)" if general else verb

    def _cost(self, action: Action) -> str:
        cost = self.costs.get(action.text.partition(" ")[2])
        return "" if cost is None else f" ·{cost}"


def _fitted(label: str, width: int) -> str:
    return label.ljust(width) if len(label) <= width else label[: width - 1] + "…"
