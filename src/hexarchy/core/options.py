"""What can be agreed on before a match: scenarios, options, presets; and what is said when it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.core.agreements import ALWAYS, Condition, Teller, Test, Value

SWITCH: Final = (False, True)


class BadOption(ValueError):
    """Something that cannot be agreed on: the key of the sentence that says so, and what it names."""

    def __init__(self, key: str, named: Mapping[str, Any]) -> None:
        super().__init__(key, named)
        self.key = key
        self.named = named

    def __str__(self) -> str:
        return self.told("en")

    def told(self, lang: str) -> str:
        """A sentence without its capital and its point: it is put into others."""
        teller = Teller(lang)
        return teller.text(self.key, **{name: _said(teller, name, value) for name, value in self.named.items()})


def _said(teller: Teller, name: str, value: Any) -> str | int:
    if isinstance(value, Condition):
        return teller.condition(value)
    if isinstance(value, Test):
        return teller.test(value)
    if isinstance(value, Option):
        return value.values_told(teller)
    if name in ("name", "scenario"):
        return teller.option(value)
    return value if isinstance(value, int) else value or teller.text("none")


class Option:
    """Something to choose. `rule` names the rule it turns on; `choices` are its values, or a range of whole numbers.

    `condition`: when it can be chosen at all. `conflicts`: what it cannot be on with. `group`: where it is listed.
    """

    __slots__ = ("choices", "condition", "conflicts", "group", "id", "rule", "usual")

    def __init__(
        self,
        id: str,
        rule: str,
        choices: tuple[Value, ...] | range = SWITCH,
        condition: Condition = ALWAYS,
        *,
        usual: Value | None = None,
        group: str = "",
        conflicts: tuple[Test, ...] = (),
    ) -> None:
        self.id = id
        self.rule = rule
        self.choices = choices
        self.usual = choices[0] if usual is None else usual
        self.group = group
        self.condition = condition
        self.conflicts = conflicts

    @property
    def is_switch(self) -> bool:
        return all(isinstance(choice, bool) for choice in self.choices)

    @property
    def idle(self) -> Value:
        """Its value where it cannot be chosen. With any other it is on."""
        return False if self.is_switch else self.usual

    def takes(self, value: object) -> bool:
        """True is not 1."""
        if isinstance(self.choices, range):
            return type(value) is int and value in self.choices
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def values_told(self, teller: Teller) -> str:
        if isinstance(self.choices, range):
            return teller.text("span", least=self.choices[0], most=self.choices[-1])
        return ", ".join(teller.value(self.id, choice) for choice in self.choices)


class Scenario:
    """What is played. `players`: the fewest and the most; None where every seat of the game is played.

    `fixed`: options that have one value only here.
    """

    __slots__ = ("fixed", "id", "players", "rule")

    def __init__(
        self, id: str, rule: str, players: tuple[int, int] | None = None, fixed: Mapping[str, Value] | None = None
    ) -> None:
        self.id = id
        self.rule = rule
        self.players = players
        self.fixed = fixed or {}


class Preset:
    """A scenario and options with a name of their own."""

    __slots__ = ("id", "options", "scenario")

    def __init__(self, id: str, scenario: str, options: Mapping[str, Value]) -> None:
        self.id = id
        self.scenario = scenario
        self.options = options
