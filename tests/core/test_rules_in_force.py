"""Rules name the option, level or scenario that governs them; a rulebook tells which are in force in a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.core.game import Game
from hexarchy.core.rulebook import Rulebook, RulebookError
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting

SCENARIOS = """
[[scenario]]
id = "standard"
rule = "X-1"
[[scenario]]
id = "long"
rule = "X-1"
[[option]]
id = "level"
rule = "X-1"
choices = ["basic", "expert"]
[[option]]
id = "storms"
rule = "X-1"
[[option]]
id = "curses"
rule = "X-1"
"""
TERMS = {
    "X-1": "",
    "X-2": 'option = "storms"',
    "X-3": "option = { storms = false }",
    "X-4": 'scenario = "long"',
    "X-5": 'scenario = ["long", "standard"]',
    "X-6": 'level = "expert"',
    "X-7": 'option = [["storms", "curses"]]',
    "X-8": 'option = ["storms", "curses"]',
}
ENTRY = '[[rule]]\nid = "{}"\nsection = "S"\ntitle = "T"\ntext = "A text."\nseed = "1"\ntest = "So."\n{}\n'


class Toy(Game):
    name = "toy"
    seats = ("left", "right")

    def __init__(self, folder: Path) -> None:
        self.scenarios = Scenarios.load(folder / "data" / "scenarios.toml")
        self.folder = folder


def toy(folder: Path, **terms: str) -> Toy:
    data = folder / "data"
    data.mkdir(exist_ok=True)
    (data / "scenarios.toml").write_text(SCENARIOS)
    (data / "rules.toml").write_text("".join(ENTRY.format(*entry) for entry in (terms or TERMS).items()))
    return Toy(folder)


def in_force(setting: Setting) -> list[str]:
    return [rule.id for rule in setting.game.rulebook.in_force(setting)]


@pytest.mark.parametrize(
    ("scenario", "options", "rules"),
    [
        ("standard", {}, ["X-1", "X-3", "X-5"]),
        ("long", {}, ["X-1", "X-3", "X-4", "X-5"]),
        ("standard", {"storms": True}, ["X-1", "X-2", "X-5", "X-7"]),
        ("standard", {"curses": True, "level": "expert"}, ["X-1", "X-3", "X-5", "X-6", "X-7"]),
        ("standard", {"curses": True, "storms": True}, ["X-1", "X-2", "X-5", "X-7", "X-8"]),
    ],
)
def test_a_rule_is_in_force_where_its_condition_holds(
    tmp_path: Path, scenario: str, options: dict[str, bool | str], rules: list[str]
) -> None:
    assert in_force(toy(tmp_path).setting(scenario, options)) == rules


def test_what_a_rule_lacks_can_be_told(tmp_path: Path) -> None:
    game = toy(tmp_path)
    lacking = game.rulebook.lacking(game.setting(options={"curses": True}))
    assert set(lacking) == {"X-2", "X-4", "X-6", "X-8"}
    assert [test.option for test in lacking["X-8"].tests] == ["storms"]
    assert lacking["X-4"].scenarios == ("long",)


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ('option = "frogs"', "there is no option 'frogs'"),
        ("option = { storms = 3 }", "'storms' is never 3"),
        ('option = "level"', "'level' is no switch: say which value"),
        ("option = 3", "'option' must be a name, a table or a list of them"),
        ('level = "hard"', "there is no level 'hard'"),
        ("level = 3", "'level' must be a text"),
        ('scenario = "x"', "there is no scenario 'x'"),
        ("scenario = [3]", "'scenario' must be a name or a list of them"),
    ],
)
def test_a_rule_that_names_nothing_there_is_a_mistake(tmp_path: Path, terms: str, reason: str) -> None:
    game = toy(tmp_path, **{"X-1": "", "X-2": terms})
    with pytest.raises(RulebookError) as refused:
        _ = game.rulebook
    assert refused.value.problems == (f"{tmp_path}/data/rules.toml: entry 2 (X-2): {reason}",)


def test_a_rulebook_alone_needs_no_scenarios(tmp_path: Path) -> None:
    toy(tmp_path)
    assert len(Rulebook.load(tmp_path / "data")) == len(TERMS)
