"""Words: how a game's things are called on this screen. It asks the game's wording and knows no game itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hexarchy.cli.front import Front
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import Event
from hexarchy.core.game import Game

# The kinds of names a game's texts may hold, in the order in which an id is looked up.
KINDS: Final = (
    "camp",
    "site",
    "state",
    "spell",
    "grade",
    "terrain",
    "step",
    "place",
    "mode",
    "armor",
    "scenario",
    "order",
)
_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


class Words:
    """Sentences and names of one game in the language of the front."""

    def __init__(self, front: Front, game: Game) -> None:
        self.front = front
        self.game = game
        self.board: Final = game.board
        self.wording: Final = game.wording(front.lang)

    # -- sentences ---------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        return self.wording.event(event.key, self.game.named(event.args))

    def question(self, ask: Ask) -> str:
        return self.wording.question(ask.key, self.game.named(ask.args))

    def option(self, action: str, question: str = "") -> str:
        return self.wording.option(action, question)

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def cite(self, rule: str) -> str:
        return self.game.rulebook.cite(rule, self.front.lang) if rule in self.game.rulebook else rule

    # -- names -------------------------------------------------------------------------------------------------------

    def side(self, name: str) -> str:
        return self.wording.side(name)

    def seat(self, seat: int) -> str:
        return self.side(self.game.seats[seat])

    def unit(self, name: str) -> str:
        return self.wording.unit(name)

    def hex(self, number: str) -> str:
        return self.wording.hex(number)

    def name(self, thing: str) -> str:
        """Whatever an id names: a unit, a hex, a side, a place, a spell … or the id itself."""
        if self.game.face(thing) is not None:
            return self.unit(thing)
        if self.is_hex(thing):
            return self.hex(thing)
        for kind in KINDS:
            found = self.kind(kind, thing)
            if found is not None:
                return found
        return thing

    def kind(self, kind: str, name: str) -> str | None:
        """A name of a kind, where the game's texts have one."""
        key = f"{kind}-{_HUMP.sub('-', name).replace('_', '-').replace(' ', '-').lower()}"
        return self.wording.text(key) if self.wording.text.has(key) else None

    def names(self, things: Iterable[str]) -> str:
        return ", ".join(map(self.name, things))

    def target(self, action: Action) -> str:
        """What an action is about, without its verb."""
        return self.name(action.text.partition(" ")[2])

    def general(self, action: Action, question: str = "") -> str:
        """What an action is called with its target left open: "Move to …"; nothing where that cannot be told."""
        said, target = self.option(action.text, question), self.target(action)
        for name in (target, target[:1].upper() + target[1:]):
            if target and name in said:
                return said.replace(name, "…")
        return ""

    def called(self, action: Action) -> list[str]:
        """The names of an action's target, ready to be compared: with and without the number of a hex."""
        target = action.text.partition(" ")[2]
        name = self.target(action) if target else ""
        return [fold(name) for name in dict.fromkeys((name, name.replace(f"({target})", "").strip())) if name]

    def is_hex(self, number: str) -> bool:
        return self.board is not None and number in self.board.grid.index

    # -- finding -----------------------------------------------------------------------------------------------------

    def find_unit(self, said: str, among: Iterable[str]) -> list[str]:
        """The units meant by an id, a name or a part of a name."""
        wanted = fold(said)
        known = list(dict.fromkeys(among))
        exact = [unit for unit in known if wanted in (fold(unit), fold(self.unit(unit)))]
        return exact or [unit for unit in known if wanted in fold(unit) or wanted in fold(self.unit(unit))]


def fold(text: str) -> str:
    """A text as it is compared: no capitals, accents or underscores, one kind of apostrophe and of blank."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def units_in(view: Mapping[str, Any]) -> list[str]:
    """Every unit a view names in a stack."""
    return [unit for sides in view.get("stacks", {}).values() for stack in sides.values() for unit in stack]
