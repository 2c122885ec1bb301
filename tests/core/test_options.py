"""Options with structure: what depends on what, what excludes what, ranges, levels, groups, presets."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from hexarchy.core import agreements
from hexarchy.core.inputs import BadInput
from hexarchy.core.scenarios import BadOption, Scenarios
from hexarchy.core.text import LANGUAGES, compare

WAR = """
[[scenario]]
id = "standard"
rule = "W-1"

[[scenario]]
id = "first"
rule = "W-2"
fixed = { level = "basic" }

[[group]]
id = "length"

[[group]]
id = "magic"

[[option]]
id = "level"
rule = "W-3"
choices = ["basic", "standard", "expert"]
usual = "standard"

[[option]]
id = "variable_length"
rule = "W-4"
group = "length"
conflicts = ["khagan"]

[[option]]
id = "last_turn"
rule = "W-5"
group = "length"
range = [5, 40]
usual = 20
depends = ["variable_length"]

[[option]]
id = "curses"
rule = "W-6"
group = "magic"
level = "standard"

[[option]]
id = "hidden_curses"
rule = "W-7"
group = "magic"
usual = true
depends = ["curses"]

[[option]]
id = "monsters"
rule = "W-8"
group = "magic"
depends = [["curses", { last_turn = [30, 40] }], "storms"]

[[option]]
id = "storms"
rule = "W-9"

[[option]]
id = "khagan"
rule = "W-10"
scenarios = ["standard"]

[[preset]]
id = "classic"

[[preset]]
id = "dark"
options = { curses = true, storms = true, monsters = true }

[[preset]]
id = "beginners"
scenario = "first"
"""
USUAL: dict[str, Any] = {
    "level": "standard",
    "variable_length": False,
    "last_turn": 20,
    "curses": False,
    "hidden_curses": False,
    "monsters": False,
    "storms": False,
    "khagan": False,
}


def load(folder: Path, text: str) -> Scenarios:
    path = folder / "scenarios.toml"
    path.write_text(text, encoding="utf-8")
    return Scenarios.load(path)


@pytest.fixture
def war(tmp_path: Path) -> Scenarios:
    return load(tmp_path, WAR)


# -- the full set ------------------------------------------------------------------------------------------------------


def test_what_is_not_given_takes_its_usual_value_in_the_order_of_the_file(war: Scenarios) -> None:
    chosen = war.options("standard", {})
    assert chosen == USUAL
    assert list(chosen) == list(USUAL)


def test_an_option_without_choices_is_a_switch_that_is_off(war: Scenarios) -> None:
    assert war.option("storms").choices == (False, True)
    assert war.option("storms").usual is False
    assert war.option("hidden_curses").usual is True


def test_a_switch_that_is_usually_on_is_off_as_long_as_what_it_depends_on(war: Scenarios) -> None:
    assert war.options("standard", {"curses": True})["hidden_curses"] is True
    assert war.options("standard", {"curses": True, "hidden_curses": False})["hidden_curses"] is False
    assert war.options("standard", {})["hidden_curses"] is False


def test_a_full_set_can_be_given_again(war: Scenarios) -> None:
    """Records name every option."""
    chosen = war.options("standard", {"curses": True, "storms": True, "monsters": True})
    assert war.options("standard", chosen) == chosen
    assert war.options("standard", USUAL) == USUAL
    first = war.options("first", {})
    assert war.options("first", first) == first


def test_a_scenario_fixes_options(war: Scenarios) -> None:
    assert war.options("first", {})["level"] == "basic"
    assert war.options("first", {"level": "basic"})["level"] == "basic"


def test_one_of_several_is_enough_where_they_stand_in_a_list_of_their_own(war: Scenarios) -> None:
    by_length = {"storms": True, "variable_length": True, "last_turn": 30, "monsters": True}
    assert war.options("standard", by_length)["monsters"] is True
    assert war.options("standard", {"storms": True, "curses": True, "monsters": True})["monsters"] is True


@pytest.mark.parametrize(
    ("scenario", "given", "sentence"),
    [
        ("lost", {}, "there is no scenario 'lost'; there is standard, first"),
        ("standard", {"frogs": True}, "there is no option 'frogs'; there is level, variable_length, last_turn, *"),
        ("first", {"khagan": True}, "option 'khagan' does not go with scenario 'first'"),
        ("first", {"level": "expert"}, "scenario 'first' is played with 'level': basic, not 'expert'"),
        ("standard", {"storms": 1}, "option 'storms' takes off, on, not 1"),
        ("standard", {"level": "hard"}, "option 'level' takes basic, standard, expert, not 'hard'"),
        ("standard", {"last_turn": True}, "option 'last_turn' takes 5 to 40, not True"),
        ("standard", {"last_turn": 41}, "option 'last_turn' takes 5 to 40, not 41"),
        ("standard", {"last_turn": 30}, "option 'last_turn' needs 'variable_length'"),
        ("standard", {"hidden_curses": True}, "option 'hidden_curses' needs 'curses'"),
        ("standard", {"curses": True, "level": "basic"}, "option 'curses' needs 'level': standard or expert"),
        ("first", {"curses": True}, "option 'curses' needs 'level': standard or expert"),
        ("standard", {"monsters": True}, "option 'monsters' needs 'curses' or 'last_turn': 30 or 40, and 'storms'"),
        ("standard", {"monsters": True, "storms": True}, "option 'monsters' needs 'curses' or 'last_turn': 30 or 40"),
        ("standard", {"khagan": True, "variable_length": True}, "option 'variable_length' excludes 'khagan'"),
    ],
)
def test_a_refusal_is_a_sentence(war: Scenarios, scenario: str, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        war.options(scenario, given)
    assert re.fullmatch(re.escape(sentence).replace(r"\*", ".*"), str(refused.value))


def test_a_refusal_speaks_french_and_survives_a_journey_between_processes(war: Scenarios) -> None:
    with pytest.raises(BadOption) as refused:
        war.options("standard", {"khagan": True, "variable_length": True})
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 - our own
    assert (
        again.told("fr")
        == refused.value.told("fr")
        == "l’option «\u00a0variable_length\u00a0» exclut «\u00a0khagan\u00a0»"
    )


def test_sentences_exist_in_every_language_and_are_used() -> None:
    english, french = (agreements.texts(lang) for lang in LANGUAGES)
    assert compare(english, french) == []
    folder = Path(agreements.__file__).parent
    source = "".join(
        (folder / f"{name}.py").read_text() for name in ("agreements", "options", "scenarios", "setting", "wording")
    )
    assert [key for key in english.keys() if f'"{key}"' not in source] == []  # noqa: SIM118 - no mapping


# -- presets -----------------------------------------------------------------------------------------------------------


def test_a_preset_is_a_named_set_of_options(war: Scenarios) -> None:
    assert [preset.id for preset in war.presets] == ["classic", "dark", "beginners"]
    assert war.preset("dark").scenario == "standard"
    assert war.options("standard", war.preset("dark").options)["monsters"] is True
    with pytest.raises(BadOption, match="there is no preset 'light'; there is classic, dark, beginners"):
        war.preset("light")


# -- mistakes of a file ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "storms"', 'id = "khagan"', "option 'khagan' is there twice"),
        ('usual = "standard"', 'usual = "hard"', "option 'level': it takes basic, standard, expert, not 'hard'"),
        ("range = [5, 40]", "range = [40, 5]", "option 'last_turn': a range goes from its least to its most number"),
        (
            "range = [5, 40]",
            "range = [5, 40]\nchoices = [5, 6]",
            "option 'last_turn': it has choices or a range, not both",
        ),
        ('group = "length"', 'group = "width"', "option 'variable_length': there is no group 'width'"),
        ('level = "standard"', 'level = "hard"', "option 'curses': there is no level 'hard'"),
        ('depends = ["curses"]', 'depends = ["cures"]', "option 'hidden_curses': there is no option 'cures'"),
        (
            'depends = ["curses"]',
            'depends = ["level"]',
            "option 'hidden_curses': 'level' is no switch: say which value",
        ),
        ('depends = ["curses"]', "depends = { level = 3 }", "option 'hidden_curses': 'level' is never 3"),
        ('conflicts = ["khagan"]', 'conflicts = ["kagan"]', "option 'variable_length': there is no option 'kagan'"),
        ('scenarios = ["standard"]', 'scenarios = ["last"]', "option 'khagan': there is no scenario 'last'"),
        ('rule = "W-9"', 'rule = "W-9"\ndepends = ["monsters"]', "options depend on each other: monsters, storms"),
        ('rule = "W-9"', 'rule = "W-9"\ndepends = ["storms"]', "options depend on each other: storms"),
        ('fixed = { level = "basic" }', "fixed = { lvl = 1 }", "scenario 'first': there is no option 'lvl'"),
        ('fixed = { level = "basic" }', 'fixed = { level = "x" }', "scenario 'first': 'level' is never 'x'"),
        ('id = "dark"\n', 'id = "dark"\nscenario = "x"\n', "preset 'dark': there is no scenario 'x'"),
        ("monsters = true }", "monsters = 7 }", "preset 'dark': option 'monsters' takes off, on, not 7"),
        ("curses = true, storms", "storms", "preset 'dark': option 'monsters' needs 'curses' or *"),
        (
            "monsters = true }",
            "monsters = true, khagan = true, variable_length = true }",
            "preset 'dark': option 'variable_length' excludes 'khagan'",
        ),
        ('rule = "W-9"', 'rule = "W-9"\nusual = true\nconflicts = ["level"]', "option 'storms': 'level' is no switch*"),
        (
            'rule = "W-9"',
            'rule = "W-9"\nusual = true\nconflicts = { level = "standard" }',
            "scenario 'standard': option 'storms' excludes 'level': standard",
        ),
        ("[[group]]", "[[groups]]", "*unknown field `groups`"),
        ('id = "storms"', "id = 7", "*Expected `str`, got `int`"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in WAR
    with pytest.raises(BadInput) as refused:
        load(tmp_path, WAR.replace(old, new, 1))
    told = str(refused.value).removeprefix(f"{tmp_path / 'scenarios.toml'}: ")
    assert re.fullmatch(re.escape(sentence).replace(r"\*", ".*"), told), told
