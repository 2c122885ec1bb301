"""The switches of the Advanced Game in words, for people who never owned it: what it does, what time it takes, what it
needs. That none is missing and none is there for nothing is checked with all other texts (test_text.py)."""

from __future__ import annotations

import re
import tomllib

import pytest

from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.world import DATA
from tests.divine_right.test_text import EN, FR, WORDINGS

OPTIONS = tomllib.loads((DATA / "advanced_rules.toml").read_text(encoding="utf-8"))["option"]
# The switches of the Advanced Game with their parts.
ADVANCED = {name: entry for entry in OPTIONS for name in (entry["name"], *entry.get("sub", ()))}
both = pytest.mark.parametrize("wording", WORDINGS.values(), ids=WORDINGS)

TIME = {"en": r"\btime\b|longer|thought|evening", "fr": r"\btemps\b|[Aa]llonge|longue?\b|réflexion|soirée"}
SCENARIO = {"en": "scenario", "fr": "scénario"}
DEFAULTS = [entry for entry in OPTIONS if entry["default"] == "auto"]


def named(title: str, text: str) -> bool:
    """Whether a text speaks of an option, be it in the middle of a sentence and without its article."""
    bare = re.sub(r"^(?:the|les?|la) ", "", title.casefold())
    return bare in text.casefold()


@both
def test_every_switch_is_explained_in_whole_sentences(wording: Wording) -> None:
    told = {name: wording.switch(name) for name in ADVANCED}
    assert len({entry.title for entry in told.values()}) == len(told)
    assert [name for name, (title, about) in told.items() if len(title) > 60 or title.endswith(".")] == []
    assert [name for name, (_, about) in told.items() if len(about) < 40 or not about.endswith(".")] == []


@both
def test_every_switch_says_what_time_it_takes(wording: Wording) -> None:
    entries = [entry["name"] for entry in OPTIONS if not entry["name"].startswith("scenario_")]
    abouts = {name: wording.switch(name).about for name in entries}
    assert [name for name, about in abouts.items() if not re.search(TIME[wording.lang], about)] == []


@both
@pytest.mark.parametrize("entry", [entry for entry in OPTIONS if entry["depends"]], ids=lambda entry: entry["name"])
def test_a_switch_names_what_it_needs(wording: Wording, entry: dict[str, list[str]]) -> None:
    about = wording.switch(str(entry["name"])).about
    assert all(named(wording.switch(name).title, about) for name in entry["depends"])


@both
@pytest.mark.parametrize("entry", [entry for entry in OPTIONS if entry.get("conflicts")], ids=lambda e: e["name"])
def test_a_switch_names_what_it_does_not_go_with(wording: Wording, entry: dict[str, list[str]]) -> None:
    about = wording.switch(str(entry["name"])).about
    lacking = [name for name in entry["conflicts"] if not named(wording.switch(name).title, about)]
    assert not lacking or SCENARIO[wording.lang] in about
    assert all(name.startswith("scenario_") for name in lacking)


def test_switches_that_come_by_themselves_say_so() -> None:
    assert all("by itself" in EN.switch(entry["name"]).about for entry in DEFAULTS)
    assert all("d’elle-même" in FR.switch(entry["name"]).about for entry in DEFAULTS)


@both
def test_a_part_names_the_switch_it_belongs_to(wording: Wording) -> None:
    """Unless that switch is nothing but a menu."""
    menus = {"randomizer_options", "additional_vp", "storming"}
    parts = {name: entry for name, entry in ADVANCED.items() if name != entry["name"] and entry["name"] not in menus}
    about = {name: wording.switch(name).about for name in parts}
    assert [n for n, entry in parts.items() if not named(wording.switch(entry["name"]).title, about[n])] == []
