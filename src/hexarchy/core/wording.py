"""Wording: a game's questions, answers, events and refusals as sentences in one language, for any front end.

What arguments mean (`words`) and what actions are called (`option`) does for a game of units, hexes and sides whose
texts have the usual keys (`camp-…`, `unit-…`, `do-…`); a game with more to name says it its own way.
Arguments are given with names in place of numbers, as `Game.named` and a view have them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexarchy.core.agreements import Condition, Teller, Test, Value
from hexarchy.core.decisions import Reason
from hexarchy.core.text import Argument

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.setting import Setting

NONE: Final = "none"  # what a text selects on where there is nothing to name


class Titled(NamedTuple):
    """Something to choose before a match: its title and a plain explanation."""

    title: str
    about: str


class Wording:
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
        if key == "roll":
            return self.roll(args)
        return sentence(self.text(f"event-{key}", **self.words(args)))

    def result(self, result: Mapping[str, Any]) -> str:
        """How a match ended, as a view tells it: by a rule, or because all others have resigned."""
        if result["why"]:
            return self.event("match-over", result)
        return self.text("victory-by-resignation", winners=self.listed([self.side(seat) for seat in result["winners"]]))

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

    def preset(self, name: str) -> Titled:
        return self._titled("preset", name)

    def group(self, name: str) -> str:
        """A heading above options."""
        return self.text(f"group-{name.replace('_', '-')}")

    def value(self, option: str, value: Value) -> str:
        """A value of an option: `option-level.expert`, if it is a word with a text of its own."""
        key = f"option-{option}.{value}".replace("_", "-")
        return self.text(key) if isinstance(value, str) and self.text.has(key) else str(value)

    def needs(self, condition: Condition) -> str:
        """What must have been agreed on, as a sentence."""
        return _Titles(self).needs(condition)

    def excludes(self, tests: Sequence[Test]) -> str:
        """What an option does not go with, as a sentence."""
        return _Titles(self).excludes(tests)

    def agreed(self, setting: Setting) -> str:
        """What a match is played with: its scenario, and the options that are on."""
        options = [option for option in self.game.scenarios.switches if setting.options[option.id] != option.idle]
        tests = [Test(option.id, (setting.options[option.id],)) for option in options]
        return " · ".join((self.scenario(setting.scenario).title, *map(_Titles(self, quoted=False).test, tests)))

    def bot(self, name: str) -> Titled:
        return self._titled("bot", name)

    def _titled(self, kind: str, name: str) -> Titled:
        key = f"{kind}-{name.replace('_', '-')}"
        return Titled(self.text(key), self.text(f"{key}.about"))

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one: "A, B and C"."""
        *head, last = names or [NONE]
        return self.text("list-and", head=", ".join(head), last=last) if head else last

    # -- what a game may say otherwise --------------------------------------------------------------------------------

    def words(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Named arguments as they stand in a sentence."""
        return {key: NONE if value is None else self.word(key, value) for key, value in args.items()}

    def word(self, key: str, value: Any) -> Argument:
        """One argument; what it is follows from its name."""
        if key in ("unit", "target"):
            return self.unit(value)
        if key in ("hex", "to"):
            return self.hex(value)
        if key in ("side", "winner"):
            return self.text(f"camp-{value}.the")
        if key == "winners":
            return self.listed([self.side(seat) for seat in value])
        if key == "action":
            return self.option(value)
        if key == "why":
            return self.game.rulebook.title(value, self.lang)
        if key == "scores":
            return ", ".join(f"{self.side(seat)} {score}" for seat, score in value.items())
        return value if isinstance(value, int) else str(value)

    def roll(self, args: Mapping[str, Any]) -> str:
        """Dice: the title of their rule, what they are for (`roll-subject`), what they show, their modifiers."""
        title, dice = self.game.rulebook.title, args["dice"]
        shown = " + ".join(map(str, dice))
        signed = [
            (f"{amount:+d}".replace("-", "−"), title(rule, self.lang)) for rule, amount in args.get("modifiers", ())
        ]
        return self.text(
            "event-roll",
            purpose=title(args["why"], self.lang),
            subject=self.text("roll-subject", **self.words(args)) if self.text.has("roll-subject") else NONE,
            dice=self.text("dice-sum", dice=shown, total=sum(dice)) if len(dice) > 1 else shown,
            detail=", ".join(f"{amount} {name}" for amount, name in signed) or NONE,
        )

    def option(self, action: str, question: str = "") -> str:
        """What an action is called as an answer to a question."""
        verb, _, target = action.partition(" ")
        if not target:
            return self.text(f"do-{verb}")
        name = self.hex(target) if target in self.game.names.get("hex", ()) else self.unit(target)
        return sentence(self.text(f"do-{verb}", target=name))

    def side(self, name: str) -> str:
        """A side's name."""
        return self.text(f"camp-{name}")

    def unit(self, unit: int | str) -> str:
        """A unit's name, as it stands alone."""
        name = self.game.names["unit"][unit] if isinstance(unit, int) else unit
        return self.text(f"unit-{name.replace('_', '-')}")

    def hex(self, hex_: int | str) -> str:
        """A hex as players know it."""
        return self.game.names["hex"][hex_] if isinstance(hex_, int) else hex_


class _Titles(Teller):
    """Says conditions as people read them: with titles for names."""

    def __init__(self, wording: Wording, *, quoted: bool = True) -> None:
        super().__init__(wording.lang)
        self.wording: Final = wording
        self.quoted: Final = quoted

    def option(self, name: str) -> str:
        title = self.wording.switch(name).title
        return self.text("title", name=title) if self.quoted else title

    def scenario(self, name: str) -> str:
        return self.text("title", name=self.wording.scenario(name).title)

    def value(self, option: str, value: Value) -> str:
        return super().value(option, value) if isinstance(value, bool) else self.wording.value(option, value)


def sentence(text: str) -> str:
    """A text with its first letter a capital, as names with an article begin with a small one."""
    return text[:1].upper() + text[1:]
