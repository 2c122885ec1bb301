"""Wording: a game's questions, answers, events and refusals as sentences in one language, for any front end.

What an argument is follows from its name: `Game.names` and `Game.plurals` say what it stands for, and its text is found
by what it is (`spell-light`; `camp-reds.the`, where it is called otherwise within a sentence). A game says what is
called its own way. Arguments are given with names in place of numbers, as `Game.named` and a view have them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from hexarchy.core.agreements import Condition, Teller, Test, Value
from hexarchy.core.decisions import Reason
from hexarchy.core.events import Needs, total
from hexarchy.core.text import Argument

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.setting import Setting

_MEMORY: Final = 8192
NONE: Final = "none"  # what a text selects on where there is nothing to name
PLAIN: Final = ""  # the kind of what stands in a sentence as it is
# Names that begin with one are "the Shadow" within a sentence.
ARTICLES: Final = ("The ", "Le ", "La ", "Les ", "L’")


class Titled(NamedTuple):
    """Something to choose before a match: its title and a plain explanation."""

    title: str
    about: str


class Wording:
    """The sentences of a game in one language. A lenient one shows a key where its text is missing."""

    # How the texts call a kind of names, where it is not as the arguments do.
    called: ClassVar[Mapping[str, str]] = {"side": "camp"}
    # Kinds of names that texts select on: they stand in a sentence as they are.
    selected: ClassVar[frozenset[str]] = frozenset()
    # Kinds of names that verbs and adjectives agree with, in a language where they do: `$side_gender`.
    gendered: ClassVar[frozenset[str]] = frozenset({"side"})
    # Of what kind the targets of a verb are, where they do not tell it themselves.
    aims: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: Game, lang: str, *, strict: bool = False) -> None:
        self.game = game
        self.lang: Final = lang
        self.text: Final = game.catalog(lang, strict=strict)
        self._kinds: Final = _kinds(game.names)
        self._of_kind: Final = {kind: frozenset(game.names[kind]) for kind in self._kinds.values()}
        self._options: Final[dict[tuple[str, str], str]] = {}
        self._said: Final = lru_cache(_MEMORY, typed=True)(self._word)  # a name is said alike wherever it stands
        self._needed: Final[dict[str, frozenset[str] | None]] = {}
        self._genders: Final[dict[tuple[str, str], str]] = {}
        self._words: Final[Mapping[str, Callable[[Any], Argument]]] = {
            "action": self.option,
            "why": self.label,
            "dice": self.dice,
            "scores": self.scores,
            "winners": lambda seats: self.listed([self.side(seat) for seat in seats]),
            **self.own_words(),
        }

    # -- sentences --------------------------------------------------------------------------------------------------

    def question(self, key: str, args: Mapping[str, Any], rule: str = "") -> str:
        """A question, with the rule behind it if one is given."""
        return self._cited(sentence(self._told(f"ask-{key}", args)), rule)

    def event(self, key: str, args: Mapping[str, Any]) -> str:
        """What happened."""
        if key == "roll":
            return self.roll(args)
        return sentence(self._told(f"event-{key}", args))

    def result(self, result: Mapping[str, Any]) -> str:
        """How a match ended, as a view tells it: by a rule, or because all others have resigned."""
        if result["why"]:
            return self.event("match-over", result)
        told = {key: value for key, value in result.items() if key != "why"}  # no rule says so
        return self.text("victory-by-resignation", winners=self.words(told)["winners"])

    def reason(self, reason: Reason) -> str:
        """Why an action is refused, and the rule that says so."""
        said = self._told(f"why-{reason.key}", self.game.named(reason.args))
        return self._cited(sentence(said), reason.rule)

    def _told(self, key: str, args: Mapping[str, Any]) -> str:
        """A text with those of the arguments that it names put into words; where it is to be checked, with all."""
        if key not in self._needed:
            checked = self.text.strict or not self.text.has(key)
            self._needed[key] = None if checked else self.text.variables(key)
        return self.text(key, **self.words(args, self._needed[key]))

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

    def name(self, kind: str, name: str) -> str:
        """A name of a kind, as it stands alone."""
        return self.text(self._key(kind, name))

    def the(self, kind: str, name: Any) -> str:
        """A name of a kind, as it stands within a sentence."""
        if kind == "hex":
            return self.hex(name)
        if kind == "unit":
            return self._with_small_article(self.unit(name))
        key = self._key(kind, name)
        return self.text(within if self.text.has(within := f"{key}.the") else key)

    def _key(self, kind: str, name: str) -> str:
        """The key of a name: "old_mill" of kind "site" is `site-old-mill`."""
        return f"{self.called.get(kind, kind)}-{name.replace('_', '-').replace(' ', '-').lower()}"

    @staticmethod
    def _with_small_article(name: str) -> str:
        return name[0].lower() + name[1:] if name.startswith(ARTICLES) else name

    def title(self, rule: str) -> str:
        return self.game.rulebook.title(rule, self.lang)

    def label(self, rule: str) -> str:
        """What dice and modifiers are called: by the title of their rule, unless a text of the game's (`dice-` and the
        id) says it better where the chapter is not at hand."""
        key = rule_key("dice", rule)
        return self.text(key) if self.text.has(key) else self.title(rule)

    def added(self, rule: str) -> str:
        """What a rule adds is called: its label, unless that is already the name of the dice (`added-` and the id)."""
        key = rule_key("added", rule)
        return self.text(key) if self.text.has(key) else self.label(rule)

    def step(self, name: str) -> str:
        """The step a view names; nothing where it names none."""
        return self.name("step", name) if name else ""

    def dice(self, dice: Sequence[int], added: int = 0) -> str:
        """What dice show; what is added to them comes last: "4 + 4 + 2 = 10"."""
        shown = " + ".join(map(str, dice))
        if added:
            shown += f" {'−' if added < 0 else '+'} {abs(added)}"
        return self.text("dice-sum", dice=shown, total=sum(dice) + added) if added or len(dice) > 1 else shown

    def scores(self, scores: Mapping[str, int]) -> str:
        return ", ".join(f"{self.side(seat)} {score}" for seat, score in scores.items())

    def tally(self, entries: Iterable[Sequence[Any]]) -> str:
        """Points or modifiers, each with what it is for."""
        signs = [(f"{amount:+d}".replace("-", "−"), self.added(rule)) for rule, amount in entries]
        return ", ".join(f"{amount} {title}" for amount, title in signs)

    # -- arguments ----------------------------------------------------------------------------------------------------

    def words(self, args: Mapping[str, Any], named: Collection[str] | None = None) -> dict[str, Argument]:
        """Names as they stand in a sentence; lists joined; numbers and what texts select on as they are.

        `named`: what is needed of them, where it is not all.
        """
        if args.get("banners"):
            args = self._under_banners(args)
        words = {
            key: self.word(key, value)
            for key, value in args.items()
            if key != "banners" and (named is None or key in named)
        }
        for key, value in args.items():
            if isinstance(value, str) and self._kinds.get(key) in self.gendered:
                gender = f"{key}_gender"
                if named is None or gender in named:
                    words[gender] = self._gender(self._kinds[key], value)
        if named is None or "count" in named:
            words.setdefault("count", args.get("party", len(args.get("units", args.get("hexes", ())))))
        if "question" in args and (named is None or "action" in named):
            words["action"] = self.option(args["action"], args["question"])
        return words

    def _under_banners(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments with seats called by what they are known by in a match (`Game.banners`)."""
        banners: Mapping[str, str] = args["banners"]

        def known(key: str, value: Any) -> Any:
            if key == "scores":
                return {banners.get(seat, seat): score for seat, score in value.items()}
            if key == "winners" or self._kinds.get(self.game.plurals.get(key, "")) == "side":
                return [banners.get(seat, seat) for seat in value]
            return banners.get(value, value) if self._kinds.get(key) == "side" else value

        return {key: known(key, value) for key, value in args.items() if key != "banners"}

    def word(self, key: str, value: Any) -> Argument:
        """One argument; what it is follows from its name."""
        if isinstance(value, (str, int)):
            return self._said(key, value)
        if value and key in self.game.plurals and set(map(type, value)) == {str}:
            return self._said(key, tuple(value))
        return self._word(key, value)

    def _word(self, key: str, value: Any) -> Argument:
        if value is None or value in ((), []):
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key in self._words:
            return self._words[key](value)
        if key in self.game.plurals:
            return self.listed([str(self.word(self.game.plurals[key], entry)) for entry in value])
        kind = self._kinds.get(key)
        if kind is not None and kind not in self.selected:
            return self.the(kind, value)
        return value if isinstance(value, int) else str(value)

    def _gender(self, kind: str, name: str) -> str:
        known = self._genders.get((kind, name))
        if known is None:
            key = f"{self._key(kind, name)}.gender"
            known = self._genders[kind, name] = self.text(key) if self.text.has(key) else NONE
        return known

    # -- actions ------------------------------------------------------------------------------------------------------

    def option(self, action: str, question: str = "") -> str:
        """What an action is called as an answer to a question: `do-yes`, or there `do-yes.ask-withdraw`."""
        known = self._options.get((action, question))
        if known is None:
            known = self._options[action, question] = self._option(action, question)
        return known

    def _option(self, action: str, question: str) -> str:
        verb, _, target = action.partition(" ")
        key = special if self.text.has(special := f"do-{verb}.ask-{question}") else f"do-{verb}"
        return sentence(self.text(key, target=self.target(verb, target)) if target else self.text(key))

    def target(self, verb: str, target: str) -> str:
        """What an action is aimed at: something that has a name, or one of the choices of its verb."""
        found = (kind for kind, names in self._of_kind.items() if target in names)
        kind = self.aims[verb] if verb in self.aims else next(found, verb)
        return target if kind == PLAIN else self.the(kind, target)

    # -- dice ---------------------------------------------------------------------------------------------------------

    def roll(self, args: Mapping[str, Any], *, added: bool = True) -> str:
        """Dice: the title of their rule, what they are for, what they show, what they had to show.

        `added`: with what was added to them, by its rules.
        """
        words = self.words(args)
        details = args if added else {key: value for key, value in args.items() if key not in ("modifiers", "against")}
        return self.text(
            "event-roll",
            purpose=words["why"],
            subject=self.roll_subject(words),
            dice=self.roll_dice(args),
            detail=", ".join(self.roll_details(details)) or NONE,
        )

    # -- what a game may say otherwise --------------------------------------------------------------------------------

    def own_words(self) -> Mapping[str, Callable[[Any], Argument]]:
        """Arguments that are no names, or names of their own: what is said for their values."""
        return {}

    def roll_subject(self, words: Mapping[str, Argument]) -> str:
        """Whom or what dice are for."""
        return self.text("roll-subject", **words) if self.text.has("roll-subject") else NONE

    def roll_dice(self, args: Mapping[str, Any]) -> str:
        """What they show; the sum of two that are thrown against each other means nothing."""
        if self.opposed(args):
            own, theirs = (
                self.dice((die,), total((), args.get(added, ())))
                for die, added in zip(args["dice"], ("modifiers", "against"), strict=True)
            )
            return self.text("dice-opposed", first=own, second=theirs)
        return self.dice(args["dice"], 0 if args.get("included") else total((), args.get("modifiers", ())))

    def opposed(self, args: Mapping[str, Any]) -> bool:
        """Are two dice thrown against each other?"""
        return bool(args.get("opposed"))

    def roll_details(self, args: Mapping[str, Any]) -> Iterable[str]:
        """What the dice had to show, and what was added to them."""
        if "needs" in args:
            yield self.text("roll-needs", needs=self.needed(args["needs"]), made="yes" if args["made"] else "no")
        if args.get("modifiers"):
            yield self.tally(args["modifiers"])
        if args.get("against"):
            yield self.theirs(self.tally(args["against"]))

    def needed(self, needs: Needs) -> str:
        """What a throw has to show."""
        how, number = needs
        return self.text(f"needs-{how}", number=number)

    def theirs(self, said: str) -> str:
        """Of what is added to the die on the other side."""
        return self.text("roll-theirs", modifiers=said)

    def side(self, name: str) -> str:
        """A side's name."""
        return self.name("side", name)

    def unit(self, unit: int | str) -> str:
        """A unit's name, as it stands alone."""
        return self.name("unit", self.game.names["unit"][unit] if isinstance(unit, int) else unit)

    def hex(self, hex_: int | str) -> str:
        """A hex as players know it."""
        return self.game.names["hex"][hex_] if isinstance(hex_, int) else hex_


def rule_key(kind: str, rule: str) -> str:
    """The key of a text about a rule: `dice-de-9-22`."""
    return f"{kind}-{rule.lower().replace('.', '-')}"


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


def signed(number: int) -> str:
    """A number with its sign; nothing is plain 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _kinds(names: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """What each argument is: arguments that stand for the same names are what the first of them is called."""
    first: dict[int, str] = {}
    return {key: first.setdefault(id(known), key) for key, known in names.items()}
