"""Conditions on what was agreed on before a match: options, a level, scenarios. Rules and options have them alike.

In data files a condition on options is a name ("the switch is on"), a table (`{length = 20}`, `{length = [20, 30]}`),
or a list of which all must hold; of a list inside a list one is enough: `["curses", ["storms", {length = 30}]]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexarchy.core.text import Catalog

Value = bool | int | str
Wanted = dict[str, Value | list[Value]]
OneOf = list[str | Wanted]
Terms = str | Wanted | list[str | Wanted | OneOf]  # as data files have a condition on options
Options = Mapping[str, Any]

LEVEL: Final = "level"  # the option whose choices are levels, each with all that those before it have
ON: Final = (True,)


class Test(NamedTuple):
    """An option has one of these values."""

    option: str
    values: tuple[Value, ...]
    bare: bool = False  # written as a name alone, which only a switch may be

    def holds(self, options: Options) -> bool:
        return options[self.option] in self.values


class Condition(NamedTuple):
    """Of every clause one test must hold; the level must be reached; the scenario be one of these, if there are any."""

    clauses: tuple[tuple[Test, ...], ...] = ()
    level: str = ""
    scenarios: tuple[str, ...] = ()

    @property
    def tests(self) -> Iterator[Test]:
        return (test for clause in self.clauses for test in clause)


ALWAYS: Final = Condition()


def clauses(terms: Terms) -> tuple[tuple[Test, ...], ...]:
    """What a data file says, as clauses."""
    entries = terms if isinstance(terms, list) else [terms]
    found: list[tuple[Test, ...]] = []
    for entry in entries:
        if isinstance(entry, list):
            found.append(tests(entry))
        else:
            found += [(test,) for test in tests(entry)]
    return tuple(found)


def tests(terms: str | Wanted | OneOf) -> tuple[Test, ...]:
    """The single tests, with no list inside a list."""
    if isinstance(terms, str):
        return (Test(terms, ON, bare=True),)
    if isinstance(terms, Mapping):
        return tuple(Test(name, _values(value)) for name, value in terms.items())
    return tuple(test for entry in terms for test in tests(entry))


def _values(value: Value | list[Value]) -> tuple[Value, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


# -- as sentences ------------------------------------------------------------------------------------------------------


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [Path(__file__).parent / "agreement_text"])


class Teller:
    """Says conditions in one language, with ids for names, as they are typed. A game's own says titles."""

    def __init__(self, lang: str) -> None:
        self.text: Final = texts(lang)

    def option(self, name: str) -> str:
        return self.text("id", name=name)

    def scenario(self, name: str) -> str:
        return self.text("id", name=name)

    def value(self, option: str, value: Value) -> str:
        return self.text("on" if value else "off") if isinstance(value, bool) else str(value)

    def test(self, test: Test) -> str:
        if test.values == ON:
            return self.option(test.option)
        values = self._one_of([self.value(test.option, value) for value in test.values])
        return self.text("is", name=self.option(test.option), values=values)

    def condition(self, condition: Condition) -> str:
        """What must hold, to stand after "needs". A level stands there as a clause like others."""
        parts = [self._one_of([self.test(test) for test in clause]) for clause in condition.clauses]
        if condition.scenarios:
            names = self._one_of([self.scenario(name) for name in condition.scenarios])
            parts.insert(0, self.text("in-scenario", names=names))
        several = any(len(clause) > 1 for clause in condition.clauses)
        return _joined(self.text, "both-long" if several else "both", parts)

    def _one_of(self, names: Sequence[str]) -> str:
        return _joined(self.text, "either", names)

    def needs(self, condition: Condition) -> str:
        return self.text("needs", what=self.condition(condition))

    def excludes(self, tests: Sequence[Test]) -> str:
        return self.text("goes-without", what=_joined(self.text, "both", [self.test(test) for test in tests]))


def _joined(text: Catalog, key: str, names: Iterable[str]) -> str:
    *head, last = names
    return text(key, head=", ".join(head), last=last) if head else last
