"""Scenarios and options: what can be agreed on before a match, as data with a schema."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hexarchy.core.inputs import shown


class BadOption(ValueError):
    """A scenario or option that does not exist, or a value it does not take."""


class Option:
    """A switch of a match. `rule` names the rule it turns on; `choices` are its values, the first the usual one."""

    __slots__ = ("choices", "id", "rule", "scenarios")

    def __init__(self, id: str, rule: str, choices: tuple[Any, ...], scenarios: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.choices = choices
        self.scenarios = scenarios


class Scenario:
    """What is played. `players`: the fewest and the most; None where every seat of the game is played."""

    __slots__ = ("id", "players", "rule")

    def __init__(self, id: str, rule: str, players: tuple[int, int] | None = None) -> None:
        self.id = id
        self.rule = rule
        self.players = players


class Scenarios:
    """What `scenarios.toml` of a game says."""

    def __init__(self, scenarios: tuple[Scenario, ...], options: tuple[Option, ...]) -> None:
        self.all = scenarios
        self.switches = options

    @classmethod
    def load(cls, path: Path) -> Scenarios:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        scenarios = tuple(
            Scenario(entry["id"], entry["rule"], tuple(entry["players"]) if "players" in entry else None)
            for entry in data["scenario"]
        )
        everywhere = [scenario.id for scenario in scenarios]
        options = tuple(
            Option(entry["id"], entry["rule"], tuple(entry["choices"]), tuple(entry.get("scenarios", everywhere)))
            for entry in data.get("option", ())
        )
        return cls(scenarios, options)

    def __getitem__(self, scenario: str) -> Scenario:
        found = next((entry for entry in self.all if entry.id == scenario), None)
        if found is None:
            known = ", ".join(entry.id for entry in self.all)
            raise BadOption(f"there is no scenario {shown(scenario)}; there is {known}")
        return found

    def options(self, scenario: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """The full set of options for a match; what was not given takes its usual value."""
        self[scenario]
        chosen = {option.id: option.choices[0] for option in self.switches}
        for name, value in given.items():
            option = next((o for o in self.switches if o.id == name), None)
            if option is None:
                raise BadOption(f"there is no option {shown(name)}; there is {', '.join(chosen) or 'none'}")
            if scenario not in option.scenarios:
                raise BadOption(f"option '{name}' does not go with scenario '{scenario}'")
            if not any(type(value) is type(choice) and value == choice for choice in option.choices):  # True is not 1
                raise BadOption(f"option '{name}' takes {', '.join(map(str, option.choices))}, not {shown(value)}")
            chosen[name] = value
        return chosen
