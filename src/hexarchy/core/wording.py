"""Wording: a game's questions, answers, events and refusals as sentences in one language, for any front end.

A game says what its arguments mean (`words`) and what its actions are called (`option`); the rest is the same for all.
Arguments are given with names in place of numbers, as `Game.named` and a view have them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexarchy.core.decisions import Reason
from hexarchy.core.text import Argument

if TYPE_CHECKING:
    from hexarchy.core.game import Game

NONE: Final = "none"  # what a text selects on where there is nothing to name


class Titled(NamedTuple):
    """Something to choose before a match: its title and a plain explanation."""

    title: str
    about: str


class Wording(ABC):
    """The sentences of a game in one language. A lenient one shows a key where its text is missing."""

    def __init__(self, game: Game, lang: str, *, strict: bool = False) -> None:
        self.game = game
        self.lang: Final = lang
        self.text: Final = game.catalog(lang, strict=strict)

    # -- sentences --------------------------------------------------------------------------------------------------

    def question(self, key: str, args: Mapping[str, Any], rule: str = "") -> str:
        """A question, with the rule behind it if one is given."""
        return self._cited(sentence(self.text(f"ask-{key}", **self.words(args))), rule)

    def event(self, key: str, args: Mapping[str, Any]) -> str:
        """What happened."""
        return sentence(self.text(f"event-{key}", **self.words(args)))

    def reason(self, reason: Reason) -> str:
        """Why an action is refused, and the rule that says so."""
        said = self.text(f"why-{reason.key}", **self.words(self.game.named(reason.args)))
        return self._cited(sentence(said), reason.rule)

    def cite(self, rule: str) -> str:
        """A rule as it is named to players: its id and title."""
        return self.game.rulebook.cite(rule, self.lang)

    def _cited(self, said: str, rule: str) -> str:
        return self.text("cited", sentence=said, rule=self.cite(rule)) if rule else said

    # -- names ------------------------------------------------------------------------------------------------------

    def scenario(self, name: str) -> Titled:
        return self._titled("scenario", name)

    def switch(self, name: str) -> Titled:
        """An option of a match."""
        return self._titled("option", name)

    def _titled(self, kind: str, name: str) -> Titled:
        key = f"{kind}-{name.replace('_', '-')}"
        return Titled(self.text(key), self.text(f"{key}.about"))

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one: "A, B and C"."""
        *head, last = names or [NONE]
        return self.text("list-and", head=", ".join(head), last=last) if head else last

    # -- what a game provides ---------------------------------------------------------------------------------------

    @abstractmethod
    def words(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Named arguments as they stand in a sentence."""

    @abstractmethod
    def option(self, action: str, question: str = "") -> str:
        """What an action is called as an answer to a question."""

    @abstractmethod
    def side(self, name: str) -> str:
        """A side's name."""

    def unit(self, unit: int | str) -> str:
        """A unit's name, as it stands alone; a game without units has none."""
        return str(unit)

    def hex(self, hex_: int | str) -> str:
        """A hex as players know it."""
        return str(hex_)


def sentence(text: str) -> str:
    """A text with its first letter a capital, as names with an article begin with a small one."""
    return text[:1].upper() + text[1:]
