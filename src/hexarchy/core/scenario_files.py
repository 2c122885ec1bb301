"""`scenarios.toml` of a game: its form, and what is wrong with one, each mistake in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Annotated

import msgspec
from msgspec import Meta

from hexarchy.core.agreements import LEVEL, Condition, Teller, Terms, Test, Value, clauses, tests
from hexarchy.core.inputs import shown
from hexarchy.core.options import SWITCH, Option, Preset, Scenario

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the file, and nothing else."""


class ScenarioForm(Form):
    id: Id
    rule: str
    players: tuple[int, int] | None = None
    fixed: dict[str, Value] = {}

    def made(self) -> Scenario:
        return Scenario(self.id, self.rule, self.players, self.fixed)


class OptionForm(Form):
    """A switch where neither choices nor a range are given. The usual value is the first one, if none is named."""

    id: Id
    rule: str
    choices: Annotated[list[Value], Meta(min_length=2)] | None = None
    range: tuple[int, int] | None = None
    usual: Value | None = None
    group: str = ""
    level: str = ""
    scenarios: list[str] = []
    depends: Terms = []
    conflicts: str | dict[str, Value | list[Value]] | list[str | dict[str, Value | list[Value]]] = []

    def made(self) -> Option:
        choices: tuple[Value, ...] | range = SWITCH if self.choices is None else tuple(self.choices)
        if self.range is not None:
            least, most = self.range
            choices = range(least, most + 1)
        condition = Condition(clauses(self.depends), self.level, tuple(self.scenarios))
        return Option(
            self.id,
            self.rule,
            choices,
            condition,
            usual=self.usual,
            group=self.group,
            conflicts=tests(self.conflicts),
        )


class GroupForm(Form):
    id: Id


class PresetForm(Form):
    """Of the first scenario, if none is named."""

    id: Id
    scenario: str = ""
    options: dict[str, Value] = {}


class File(Form):
    scenario: Annotated[list[ScenarioForm], Meta(min_length=1)]
    option: list[OptionForm] = []
    group: list[GroupForm] = []
    preset: list[PresetForm] = []

    def made(self) -> tuple[tuple[Scenario, ...], tuple[Option, ...], tuple[str, ...], tuple[Preset, ...]]:
        presets = (Preset(p.id, p.scenario or self.scenario[0].id, p.options) for p in self.preset)
        return (
            tuple(entry.made() for entry in self.scenario),
            tuple(entry.made() for entry in self.option),
            tuple(entry.id for entry in self.group),
            tuple(presets),
        )


# -- mistakes ----------------------------------------------------------------------------------------------------------


def mistakes(file: File) -> Iterator[str]:
    """What names something that is not there, or cannot be meant. The first is the one to mend first."""
    listed: dict[str, Sequence[ScenarioForm | OptionForm | GroupForm | PresetForm]] = {
        "scenario": file.scenario,
        "option": file.option,
        "group": file.group,
        "preset": file.preset,
    }
    for kind, entries in listed.items():
        names = [entry.id for entry in entries]
        yield from (f"{kind} '{name}' is there twice" for name in names if names.count(name) > 1)
    yield from (f"option '{form.id}': {reason}" for form in file.option for reason in _unmeant(form))
    scenarios, options, groups, presets = file.made()
    known = {option.id: option for option in options}
    played = {scenario.id for scenario in scenarios}
    for option in options:
        yield from (f"option '{option.id}': {reason}" for reason in _misnamed(option, known, played, groups))
    yield from _circles(options)
    for scenario in scenarios:
        fixed = [Test(name, (value,)) for name, value in scenario.fixed.items()]
        yield from (f"scenario '{scenario.id}': {reason}" for test in fixed for reason in faults(test, known))
    for preset in presets:
        if preset.scenario not in played:
            yield f"preset '{preset.id}': there is no scenario '{preset.scenario}'"


def _unmeant(form: OptionForm) -> Iterator[str]:
    if form.choices is not None and form.range is not None:
        yield "it has choices or a range, not both"
    elif form.range is not None and form.range[0] >= form.range[1]:
        yield "a range goes from its least to its most number"


def _misnamed(option: Option, known: dict[str, Option], played: set[str], groups: tuple[str, ...]) -> Iterator[str]:
    if not option.takes(option.usual):
        yield f"it takes {option.values_told(Teller('en'))}, not {shown(option.usual)}"
    if option.group and option.group not in groups:
        yield f"there is no group '{option.group}'"
    yield from condition_faults(option.condition, known, played)
    for test in option.conflicts:
        yield from faults(test, known)


def condition_faults(condition: Condition, known: dict[str, Option], played: set[str]) -> Iterator[str]:
    """What a condition names that is not there."""
    levels = known[LEVEL].choices if LEVEL in known else ()
    if condition.level and condition.level not in levels:
        yield f"there is no level '{condition.level}'"
    yield from (f"there is no scenario '{name}'" for name in condition.scenarios if name not in played)
    for test in condition.tests:
        yield from faults(test, known)


def faults(test: Test, known: dict[str, Option]) -> Iterator[str]:
    option = known.get(test.option)
    if option is None:
        yield f"there is no option '{test.option}'"
    elif test.bare and not option.is_switch:
        yield f"'{option.id}' is no switch: say which value"
    else:
        never = [value for value in test.values if not option.takes(value)]
        yield from (f"'{option.id}' is never {shown(value)}" for value in never)


def _circles(options: tuple[Option, ...]) -> Iterator[str]:
    needed = {option.id: {test.option for test in option.condition.tests} for option in options}
    for option in options:
        if option.condition.level:
            needed[option.id].add(LEVEL)
    try:
        TopologicalSorter(needed).prepare()
    except CycleError as error:
        yield f"options depend on each other: {', '.join(sorted(set(error.args[1])))}"
