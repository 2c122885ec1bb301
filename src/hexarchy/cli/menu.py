"""The menu: the answers to a question, numbered, in groups of one verb, long groups in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from hexarchy.cli.words import Words, fold
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask

SHORT = 5  # groups of more answers than this are set in columns
MANY = 120  # of more hexes than this only those with a name are listed: nobody reads the others, the map shows them


class Menu:
    """The answers in the order in which they are numbered."""

    def __init__(
        self, words: Words, ask: Ask, costs: Mapping[str, int] | None = None, where: Mapping[str, str] | None = None
    ) -> None:
        """`costs` of targets, and `where` the units among them stand."""
        self.words = words
        self.question = ask.key
        self.costs = costs or {}
        self.where = where or {}
        self.groups: dict[str, list[Action]] = {}
        for action in ask.options:
            self.groups.setdefault(action.verb, []).append(action)
        self.actions: Sequence[Action] = [action for group in self.groups.values() for action in group]

    def pick(self, number: int) -> Action | None:
        return self.actions[number - 1] if 0 < number <= len(self.actions) else None

    def meant(self, said: str) -> str | None:
        """The one action that is called so, by its words, the name of its target, or its verb and such a name."""
        verb, _, rest = said.partition(" ")
        within, wanted = (self.groups[verb], fold(rest)) if rest and verb in self.groups else (self.actions, fold(said))
        if self.words.is_hex(wanted):
            verbs = {action.verb for action in within if self.words.is_hex(action.text.partition(" ")[2])}
            return f"{verbs.pop()} {wanted}" if len(verbs) == 1 else None
        called = {action.text: self.words.called(action) for action in within}
        exact = [text for text, names in called.items() if wanted in (*names, fold(self._said(text)))]
        near = [text for text, names in called.items() if any(wanted in name for name in names)]
        found = exact or (near if within is not self.actions else [])
        return found[0] if len(found) == 1 else None

    def _said(self, action: str) -> str:
        return self.words.option(action, self.question)

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
            line = Text(f"{number:>4} ", style="bold cyan")
            line.append(self._said(action.text), style="default not bold")
            line.append(self._note(action, group), style="not bold dim")
            if action.text.replace(" ", "-") != action.verb:
                line.append(f"  {action.text}", style="not bold dim")
            console.print(line, no_wrap=True, overflow="ellipsis")

    def _columns(self, console: Console, verb: str, group: Sequence[Action], first: int) -> None:
        console.print(Text(f"  {self._heading(verb, group)}", style="italic"))
        labels = {
            number: self._label(action) + self._place(action, group)
            for number, action in enumerate(group, start=first)
            if len(group) <= MANY or self._has_a_name(action)
        }
        for line in _laid_out(labels, max(console.width - 1, 20)):
            console.print(line, no_wrap=True, overflow="crop")
        if len(labels) < len(group):
            unlisted = self.words.front.text("menu-unlisted", count=len(group) - len(labels))
            console.print(Text(f"     {unlisted}", style="dim"))

    def _has_a_name(self, action: Action) -> bool:
        target = action.text.partition(" ")[2]
        return not self.words.is_hex(target) or self.words.target(action) != target

    def _label(self, action: Action) -> str:
        """A target in few letters; hexes begin with their number."""
        target = action.text.partition(" ")[2]
        named = self.words.target(action)
        if target != named and self.words.is_hex(target):
            return f"{target}{self._cost(action)} {named.replace(f'({target})', '').strip()}"
        return named + self._cost(action)

    def _heading(self, verb: str, group: Sequence[Action]) -> str:
        general = self.words.general(group[0], self.question)
        general = "" if general == "…" else general
        cost = f"  ·{self.words.front.text('menu-cost')}" if any(map(self._cost, group)) else ""
        return (f"{general}  ({verb} …)" if general else f"{verb} …") + cost

    def _note(self, action: Action, group: Sequence[Action]) -> str:
        return self._cost(action) + self._place(action, group)

    def _place(self, action: Action, group: Sequence[Action]) -> str:
        """Where a unit stands, if not all of them stand together."""
        places = {self.where.get(other.text.partition(" ")[2], "") for other in group}
        place = self.where.get(action.text.partition(" ")[2], "")
        return f" {place}" if place and len(places) > 1 else ""

    def _cost(self, action: Action) -> str:
        cost = self.costs.get(action.text.partition(" ")[2])
        return "" if cost is None else f" ·{cost}"


def _laid_out(labels: Mapping[int, str], room: int) -> list[Text]:
    """Line by line in columns as wide as most labels need; a longer one takes several."""
    if not labels:
        return []
    lengths = sorted(map(len, labels.values()))
    usual, longest = lengths[len(labels) * 3 // 4], lengths[-1]
    cell = min(
        (longest if longest <= 1.5 * usual else usual) + 7, room
    )  # a number of up to four digits, a blank, and two between columns
    across = max(room // cell, 1)
    lines = [Text()]
    used = 0
    for number, label in labels.items():
        cells = min(-(-(len(label) + 7) // cell), across)
        if used + cells > across:
            lines.append(Text())
            used = 0
        used += cells
        width = cells * cell - 7
        lines[-1].append(f"{number:>4} ", style="bold cyan")
        lines[-1].append((label if len(label) <= width else label[: width - 1] + "…").ljust(width + 2))
    for line in lines:
        line.rstrip()
    return lines
