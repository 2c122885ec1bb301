"""Scenarios of a game: everything its `scenarios.toml` lets people agree on before a match, and whether it fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Final, TypeVar

from hexarchy.core import data, scenario_files
from hexarchy.core.agreements import LEVEL, Condition, Test, Value
from hexarchy.core.inputs import BadInput, shown
from hexarchy.core.options import BadOption, Option, Preset, Scenario

__all__ = ["BadOption", "Option", "Preset", "Scenario", "Scenarios"]

Entry = TypeVar("Entry")
MOST_AGREED: Final = 1000  # sets of options that are remembered


class Scenarios:
    """`groups`: the headings under which options are listed."""

    def __init__(
        self,
        scenarios: tuple[Scenario, ...],
        options: tuple[Option, ...],
        groups: tuple[str, ...] = (),
        presets: tuple[Preset, ...] = (),
    ) -> None:
        self.all = scenarios
        self.switches = options
        self.groups = groups
        self.presets = presets
        self._by_id = {option.id: option for option in options}
        self._agreed: dict[tuple[Any, ...], dict[str, Value]] = {}

    @classmethod
    def load(cls, path: Path) -> Scenarios:
        form = data.read([path.parent], path.name, scenario_files.File)
        mistake = next(scenario_files.mistakes(form), None)
        if mistake is None:
            made = cls(*form.made())
            mistake = next(made._misfits(), None)
        if mistake is not None:
            raise BadInput(f"{path}: {mistake}")
        return made

    def _misfits(self) -> Iterator[str]:
        """What is usual must fit together in every scenario, and so must a preset."""
        agreements: list[tuple[str, str, dict[str, Value]]] = [
            (f"scenario '{entry.id}'", entry.id, {}) for entry in self.all
        ]
        agreements += [(f"preset '{entry.id}'", entry.scenario, dict(entry.options)) for entry in self.presets]
        for name, scenario, given in agreements:
            try:
                self.options(scenario, given)
            except BadOption as error:
                yield f"{name}: {error}"

    # -- finding -----------------------------------------------------------------------------------------------------

    @property
    def usual(self) -> str:
        """The scenario that is played where none is named: the first."""
        return self.all[0].id

    def __getitem__(self, scenario: str) -> Scenario:
        return _found("no-scenario", scenario, {entry.id: entry for entry in self.all})

    def option(self, name: str) -> Option:
        return _found("no-option", name, self._by_id)

    def preset(self, name: str) -> Preset:
        return _found("no-preset", name, {preset.id: preset for preset in self.presets})

    # -- agreeing ----------------------------------------------------------------------------------------------------

    def options(self, scenario: str, given: Mapping[str, Any]) -> dict[str, Value]:
        """The full set of options for a match; what was not given takes its usual value. Few are ever agreed on, and
        they are asked for with every match: they are remembered."""
        if not all(isinstance(value, (int, str)) for value in given.values()):
            return self._options(scenario, given)
        key = (scenario, *[(name, type(value), value) for name, value in given.items()])
        if key not in self._agreed:
            if len(self._agreed) >= MOST_AGREED:
                self._agreed.clear()
            self._agreed[key] = self._options(scenario, given)
        return {**self._agreed[key]}

    def _options(self, scenario: str, given: Mapping[str, Any]) -> dict[str, Value]:
        played = self[scenario]
        for name, value in given.items():
            option = self.option(name)
            if not option.takes(value):
                raise BadOption("not-taken", {"name": name, "known": option, "given": shown(value)})
        chosen: dict[str, Value] = {}
        for option in self._in_turn:
            chosen[option.id] = self._value(option, played, given, chosen)
        for option in self.switches:
            for test in option.conflicts:
                if chosen[option.id] != option.idle and test.holds(chosen):
                    raise BadOption("excludes", {"name": option.id, "other": test})
        return {option.id: chosen[option.id] for option in self.switches}

    def _value(self, option: Option, played: Scenario, given: Mapping[str, Any], chosen: Mapping[str, Value]) -> Value:
        if option.id in played.fixed:
            fixed = played.fixed[option.id]
            if given.get(option.id, fixed) != fixed:
                what, value = Test(option.id, (fixed,)), shown(given[option.id])
                raise BadOption("fixed", {"scenario": played.id, "what": what, "given": value})
            return fixed
        lacking = self.lacking(option.condition, played.id, chosen)
        if lacking is None:
            wanted: Value = given.get(option.id, option.usual)
            return wanted
        if given.get(option.id, option.idle) != option.idle:
            if lacking.scenarios:
                raise BadOption("not-here", {"name": option.id, "scenario": played.id})
            raise BadOption("lacks", {"name": option.id, "what": lacking})
        return option.idle

    def lacking(self, condition: Condition, scenario: str, options: Mapping[str, Any]) -> Condition | None:
        """What of a condition does not hold; None where all of it does."""
        clauses = self.clauses(condition)
        missing = tuple(clause for clause in clauses if not any(test.holds(options) for test in clause))
        elsewhere = () if scenario in condition.scenarios else condition.scenarios
        return Condition(missing, scenarios=elsewhere) if missing or elsewhere else None

    def clauses(self, condition: Condition) -> tuple[tuple[Test, ...], ...]:
        """A level is reached with it and with all that come after it."""
        if not condition.level:
            return condition.clauses
        levels = tuple(self.option(LEVEL).choices)
        return (*condition.clauses, (Test(LEVEL, levels[levels.index(condition.level) :]),))

    def faults(self, condition: Condition) -> Iterator[str]:
        """What a condition names that is not there."""
        return scenario_files.condition_faults(condition, self._by_id, {entry.id for entry in self.all})

    @cached_property
    def _in_turn(self) -> tuple[Option, ...]:
        """Every option after those it depends on."""
        needed = {
            option.id: {test.option for clause in self.clauses(option.condition) for test in clause}
            for option in self.switches
        }
        return tuple(map(self.option, TopologicalSorter(needed).static_order()))


def _found(key: str, name: str, known: Mapping[str, Entry]) -> Entry:
    try:
        return known[name]
    except KeyError:
        raise BadOption(key, {"given": shown(name), "known": ", ".join(known)}) from None
