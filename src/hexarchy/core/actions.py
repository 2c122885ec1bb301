"""Actions: the small, hashable choices of which every match consists.

An action is a verb with at most one target. Longer orders are sequences of such choices (a unit, then a hex), so that
the legal ones can always be listed, lit up on a board, searched and masked. Every action of a game exists exactly once,
in its `ActionTable`, with a fixed index.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

NO_TARGET: Final = -1
LONGEST_GUESS: Final = 40  # nobody who means an action writes more


class UnknownAction(ValueError):
    """Text that names no action of the game; `nearest` is the one it looks most like, if any."""

    def __init__(self, said: str, nearest: str | None) -> None:
        super().__init__(said)
        self.said = said
        self.nearest = nearest


class Action:
    """One choice. `target` counts within the verb's targets; `text` is how people and records write it."""

    __slots__ = ("handler", "index", "target", "text", "verb")

    def __init__(self, index: int, verb: str, target: int, text: str) -> None:
        self.index = index
        self.verb = verb
        self.target = target
        self.text = text
        self.handler = "do_" + verb.replace("-", "_")  # the method of a frame that carries it out

    def __repr__(self) -> str:
        return f"<{self.text}>"


# The one action of every game: a seat gives up. It is never an answer, and `State.resign` says what comes of it.
RESIGN: Final = Action(-1, "resign", NO_TARGET, "resign")


class ActionTable:
    """Every action of a game, made once. The order of declaration fixes the indices."""

    def __init__(self) -> None:
        self._all: list[Action] = []
        self._by_text: dict[str, Action] = {RESIGN.text: RESIGN}
        self._verbs: dict[str, tuple[Action, ...]] = {}

    def verb(self, name: str, targets: Sequence[str]) -> tuple[Action, ...]:
        """Declare a verb and all its targets; the answer is indexed by target."""
        made = tuple(self._add(name, i, f"{name} {target}") for i, target in enumerate(targets))
        self._verbs[name] = made
        return made

    def single(self, name: str) -> Action:
        """Declare a verb that takes no target."""
        action = self._add(name, NO_TARGET, name)
        self._verbs[name] = (action,)
        return action

    def _add(self, verb: str, target: int, text: str) -> Action:
        if text in self._by_text:
            raise ValueError(f"action declared twice: {text}")
        action = Action(len(self._all), verb, target, text)
        self._all.append(action)
        self._by_text[text] = action
        return action

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __getitem__(self, index: int) -> Action:
        return self._all[index]

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._verbs)

    def of(self, verb: str) -> tuple[Action, ...]:
        return self._verbs[verb]

    def parse(self, text: str) -> Action:
        """The action written as `text`; an unknown one is refused with the nearest that exists."""
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted)
        if found is not None:
            return found
        raise UnknownAction(wanted, self._nearest(wanted[:LONGEST_GUESS]))

    def _nearest(self, wanted: str) -> str | None:
        """Looked for among the targets of one verb that begin alike: comparing with every action takes 100 ms."""
        said, _, target = wanted.partition(" ")
        verb = said if said in self._verbs else _closest(said, self._verbs)
        if verb is None:
            return None
        actions = self._verbs[verb]
        if actions[0].target == NO_TARGET:
            return verb
        skip = len(verb) + 1
        near = _closest(target, (known for action in actions if (known := action.text[skip:])[:1] == target[:1]))
        return None if near is None else f"{verb} {near}"


def _closest(said: str, known: Iterable[str]) -> str | None:
    near = difflib.get_close_matches(said, known, n=1, cutoff=0.6)
    return near[0] if near else None
