"""The rulebook of a game: every rule with its id, in every language it has been written in.

`rules.toml` holds the English text, an array `[[rule]]`, and decides which rules exist and in which order. Beside it
may stand translations such as `rules.fr.toml`: an array `[[rule]]` of id, title, text and ruling, and a table
`[sections]` from the English name of a section to the translated one. A rule without translation is shown in English.

A rule may name what must have been agreed on for it to be in force: `option` (see `core.agreements`), `level` and
`scenario`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from hexarchy.core.agreements import ALWAYS, Condition, Terms, clauses

if TYPE_CHECKING:
    from hexarchy.core.scenarios import Scenarios
    from hexarchy.core.setting import Setting

ENGLISH: Final = "en"
KINDS: Final = ("rule", "example")
RECONSTRUCTION: Final = "reconstruction"  # in the `source` of a rule: all or part of it stands in no source at hand


class RulebookError(Exception):
    """A rulebook that cannot be read, with every problem found in the file."""

    def __init__(self, problems: Collection[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class UnknownRule(KeyError):
    """An id that is not in the rulebook, with the nearest that are."""

    def __init__(self, rule_id: str, nearest: Sequence[str] = ()) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.nearest = tuple(nearest)

    def __str__(self) -> str:
        hint = f"; nearest: {', '.join(self.nearest)}" if self.nearest else ""
        return f"no rule {self.rule_id!r}{hint}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in one language. `ruling` settles what the printed rulebook leaves open; it may be empty.

    `condition`: what must have been agreed on for the rule to be in force. `reconstructed`: no source says all of it.
    """

    id: str
    section: str
    title: str
    kind: str
    text: str
    ruling: str
    seed: str
    test: str
    lang: str = ENGLISH
    condition: Condition = ALWAYS
    reconstructed: bool = False


class Translation(NamedTuple):
    """A rulebook in another language, complete or not: rules by id, names of sections by English name."""

    rules: Mapping[str, Rule]
    sections: Mapping[str, str]


class Rulebook:
    """Every rule of a game. Iteration gives the English rules in order; `in` and `[]` take an id."""

    def __init__(self, rules: Sequence[Rule], translations: Mapping[str, Translation] | None = None) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self._translations = dict(translations or {})
        self._indexes: dict[str, list[_Indexed]] = {}

    @classmethod
    def load(cls, folder: Path, scenarios: Scenarios | None = None, volumes: Sequence[str] = ("rules",)) -> Rulebook:
        """Read `rules.toml` and, for every two-letter language, the `rules.<lang>.toml` beside it; or, in their order,
        the other `volumes` a rulebook consists of.

        `scenarios`: what the conditions of rules are held against.
        """
        rules: list[Rule] = []
        translations: dict[str, Translation] = {}
        for volume in volumes:
            file = folder / f"{volume}.toml"
            own = _read_rules(file, scenarios)
            if twice := sorted({rule.id for rule in rules} & {rule.id for rule in own}):
                raise RulebookError([f"{file}: {rule}: another volume has this id" for rule in twice])
            rules += own
            for path in sorted(folder.glob(f"{volume}.??.toml")):
                lang = path.name.split(".")[1]
                more, before = _read_translation(path, lang, own), translations.get(lang, Translation({}, {}))
                translations[lang] = Translation({**before.rules, **more.rules}, {**before.sections, **more.sections})
        return cls(rules, translations)

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            nearest = difflib.get_close_matches(rule_id.upper(), self._rules)
            raise UnknownRule(rule_id, nearest) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def languages(self) -> tuple[str, ...]:
        return (ENGLISH, *self._translations)

    def rule(self, rule_id: str, lang: str) -> Rule:
        """The rule in `lang`, or in English where it is not translated; `Rule.lang` tells which."""
        original = self[rule_id]
        translation = self._translations.get(lang)
        return translation.rules.get(rule_id, original) if translation else original

    def title(self, rule_id: str, lang: str) -> str:
        return self.rule(rule_id, lang).title

    def cite(self, rule_id: str, lang: str) -> str:
        """The rule as a refusal or a die names it: its id and its title."""
        return f"{rule_id} {self.title(rule_id, lang)}"

    def missing(self, lang: str) -> list[str]:
        """The ids of the rules that cannot be read in `lang`."""
        return [rule.id for rule in self if self.rule(rule.id, lang).lang != lang]

    def in_force(self, setting: Setting) -> list[Rule]:
        """The rules by which a match is played."""
        lacking = self.lacking(setting)
        return [rule for rule in self if rule.id not in lacking]

    def lacking(self, setting: Setting) -> dict[str, Condition]:
        """The rules that are not in force in a match, each with what would have to be agreed on."""
        lacking = setting.game.scenarios.lacking
        found = ((rule.id, lacking(rule.condition, setting.scenario, setting.options)) for rule in self)
        return {rule: condition for rule, condition in found if condition is not None}

    def sections(self, lang: str) -> list[tuple[str, list[Rule]]]:
        """The chapters in order, each with its name and its rules in `lang`."""
        translation = self._translations.get(lang)
        names = translation.sections if translation else {}
        chapters: dict[str, list[Rule]] = {}
        for original in self:
            chapters.setdefault(original.section, []).append(self.rule(original.id, lang))
        return [(names.get(section, section), rules) for section, rules in chapters.items()]

    def search(self, words: str, lang: str, limit: int = 20) -> list[Rule]:
        """The rules that hold every one of `words`, best first.

        A word may be the beginning of an id, of a word of the title or of a word of the text, in this order of worth.
        Accents and capitals do not matter.
        """
        terms = [term for term in _fold(words).split() if _WORD.search(term)]
        scored = [(_score(indexed, terms), indexed.rule) for indexed in self._index(lang)]
        found = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])
        return [rule for _, rule in found[:limit]]

    def _index(self, lang: str) -> list[_Indexed]:
        # Any other language would be answered in English: asking for many must not fill the memory with copies of it.
        known = lang if lang in self.languages else ENGLISH
        if known not in self._indexes:
            self._indexes[known] = [_indexed(self.rule(rule.id, known)) for rule in self]
        return self._indexes[known]


_WORD: Final = re.compile(r"[^\W_]+")
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


class _Indexed(NamedTuple):
    """A rule made ready for search: its words folded, with a space around each, so that one test finds a beginning."""

    rule: Rule
    id: str
    title: str
    text: str


def _indexed(rule: Rule) -> _Indexed:
    return _Indexed(rule, _fold(rule.id), _spaced(rule.title), _spaced(f"{rule.text} {rule.ruling}"))


def _score(indexed: _Indexed, terms: Sequence[str]) -> int:
    scores = [_term_score(indexed, term) for term in terms]
    return sum(scores) if all(scores) else 0


def _term_score(indexed: _Indexed, term: str) -> int:
    if indexed.id.startswith(term):
        return 1000
    scores = [_word_score(indexed, word) for word in _WORD.findall(term)]
    return sum(scores) if all(scores) else 0


def _word_score(indexed: _Indexed, word: str) -> int:
    whole, beginning = f" {word} ", f" {word}"
    if whole in indexed.title:
        return 40
    if beginning in indexed.title:
        return 30
    if whole in indexed.text:
        return 4
    return 3 if beginning in indexed.text else 0


def _spaced(text: str) -> str:
    return f" {' '.join(_WORD.findall(_fold(text)))} "


def _fold(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class _Shape(NamedTuple):
    """The keys of a `[[rule]]` entry, all of them texts. `open`: further keys may stand beside them."""

    required: tuple[str, ...]
    optional: tuple[str, ...]
    open: bool


# A specification may keep notes of its own beside each rule; a translation has no room for any but a misspelt key.
_ENGLISH_ENTRY: Final = _Shape(
    ("id", "section", "title", "text", "test"), ("seed", "kind", "ruling", "level", "source"), open=True
)
_TRANSLATED_ENTRY: Final = _Shape(("id", "title", "text"), ("ruling",), open=False)


class _Entry(NamedTuple):
    """A well-formed `[[rule]]` and how a message names it."""

    label: str
    fields: Mapping[str, Any]


class _File:
    """One TOML file of a rulebook. Problems are gathered, so that an author can mend all of them in one go."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[str] = []
        self.table = self._parse()

    def blame(self, where: str, reason: str) -> None:
        self.problems.append(f"{self.path}: {where}: {reason}")

    def check(self) -> None:
        if self.problems:
            raise RulebookError(self.problems)

    def entries(self, shape: _Shape) -> list[_Entry]:
        """The entries without fault; the others are blamed and left out."""
        listed = self.table.get("rule")
        if not isinstance(listed, list) or not listed:
            self.blame("[[rule]]", "no entries")
            return []
        first: dict[str, _Entry] = {}
        for entry in self._well_formed(listed, shape):
            earlier = first.setdefault(entry.fields["id"], entry)
            if earlier is not entry:
                self.blame(entry.label, f"duplicate id, first used by {earlier.label}")
        return list(first.values())

    def _well_formed(self, listed: Sequence[object], shape: _Shape) -> Iterator[_Entry]:
        for number, raw in enumerate(listed, start=1):
            table = raw if isinstance(raw, dict) else {}
            label = f"entry {number} ({table.get('id', 'no id')})"
            faults = list(_faults(table, shape))
            for fault in faults:
                self.blame(label, fault)
            if not faults:
                yield _Entry(label, table)

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise RulebookError([f"{self.path}: no such file"]) from None
        except ValueError as error:
            raise RulebookError([f"{self.path}: not valid TOML: {error}"]) from error


def _faults(table: Mapping[str, object], shape: _Shape) -> Iterator[str]:
    for key in shape.required:
        if key not in table:
            yield f"missing key {key!r}"
        elif not _is_text(table[key]):
            yield f"{key!r} must be a text and not empty"
    for key in shape.optional:
        if not isinstance(table.get(key, ""), str):
            yield f"{key!r} must be a text"
    if not shape.open:
        yield from (f"unknown key {key!r}" for key in table if key not in shape.required + shape.optional)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _read_rules(path: Path, scenarios: Scenarios | None) -> list[Rule]:
    file = _File(path)
    rules = []
    for entry in file.entries(_ENGLISH_ENTRY):
        try:
            rule = _rule(entry.fields)
        except msgspec.ValidationError as error:
            file.blame(entry.label, str(error))
            continue
        rules.append(rule)
        if rule.kind not in KINDS:
            file.blame(entry.label, f"kind {rule.kind!r} is none of {', '.join(KINDS)}")
        for fault in scenarios.faults(rule.condition) if scenarios else ():
            file.blame(entry.label, fault)
    file.check()
    return rules


def _rule(fields: Mapping[str, Any]) -> Rule:
    return Rule(
        id=fields["id"],
        section=fields["section"],
        title=fields["title"],
        kind=fields.get("kind", "rule"),
        text=fields["text"],
        ruling=fields.get("ruling", ""),
        seed=fields.get("seed", ""),
        test=fields["test"],
        condition=_condition(fields),
        reconstructed=RECONSTRUCTION in fields.get("source", ""),
    )


def _condition(fields: Mapping[str, Any]) -> Condition:
    option = _converted(fields.get("option", []), Terms, "'option' must be a name, a table or a list of them")
    named = _converted(fields.get("scenario", []), str | list[str], "'scenario' must be a name or a list of them")
    return Condition(clauses(option), fields.get("level", ""), (named,) if isinstance(named, str) else tuple(named))


def _converted(value: object, form: Any, complaint: str) -> Any:
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError:
        raise msgspec.ValidationError(complaint) from None


def _read_translation(path: Path, lang: str, rules: Sequence[Rule]) -> Translation:
    file = _File(path)
    originals = {rule.id: rule for rule in rules}
    sections = _read_sections(file, {rule.section for rule in rules})
    translated: dict[str, Rule] = {}
    for entry in file.entries(_TRANSLATED_ENTRY):
        original = originals.get(entry.fields["id"])
        if original is None:
            file.blame(entry.label, "no such rule in English")
            continue
        _compare(file, entry, original, sections)
        translated[original.id] = _translate(original, lang, entry.fields, sections)
    file.check()
    return Translation(translated, sections)


def _translate(original: Rule, lang: str, fields: Mapping[str, str], sections: Mapping[str, str]) -> Rule:
    return replace(
        original,
        lang=lang,
        section=sections.get(original.section, original.section),
        title=fields["title"],
        text=fields["text"],
        ruling=fields.get("ruling", ""),
    )


def _compare(file: _File, entry: _Entry, original: Rule, sections: Mapping[str, str]) -> None:
    """A translated rule says neither less nor more than the English one."""
    translated = bool(entry.fields.get("ruling"))
    if translated != bool(original.ruling):
        file.blame(entry.label, "has a ruling, English has none" if translated else "lacks the ruling English has")
    if original.section not in sections:
        file.blame(entry.label, f"its section {original.section!r} has no name in [sections]")


def _read_sections(file: _File, known: Collection[str]) -> dict[str, str]:
    table = file.table.get("sections", {})
    if not isinstance(table, dict):
        file.blame("[sections]", "is not a table")
        return {}
    for section, name in table.items():
        if section not in known:
            file.blame("[sections]", f"{section!r} is no section in English")
        if not _is_text(name):
            file.blame("[sections]", f"the name of {section!r} must be a text and not empty")
    return table
