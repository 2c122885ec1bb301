"""Every key Lantern Fen uses has its text in both languages, and no text is there for nothing."""

from __future__ import annotations

import re

import pytest

from hexarchy.core.text import LANGUAGES
from lanternfen import GAME
from lanternfen.state import STROKES, WORLD
from tests.examples import told
from tests.examples.test_fen_promises import TestThree

MOST_LINES = 800  # of Python, data and texts: it is to be read in twenty minutes
SOURCE = told.source(GAME)
# Keys made from the name of a thing, with that name in place of the dots.
NAMES = [f"camp-{seat}" for seat in GAME.seats]
NAMES += [f"card-{card}" for card in WORLD.kinds]
NAMES += [f"stroke-{stroke}" for stroke in STROKES]
NAMES += [f"do-{verb}" for verb in GAME.actions.verbs]
NAMES += [f"terrain-{name}" for name in ("water", "isle")]
NAMES += [f"view-{name}" for name in ("lanterns", "cards", "allies", "first")]
NAMES += [
    "panel-fen",
    "panel-hand",
    "waiting",
    "step-orders",
    "scenario-standard",
    "scenario-standard.about",
    "roll-subject",
    "title.about",
]


def test_languages_are_equals() -> None:
    assert told.differences(GAME) == []


def test_no_text_is_there_for_nothing_and_none_is_missing() -> None:
    used = {*NAMES, *re.findall(r'"([a-z-]+)"', SOURCE)}
    for start, words in (("ask", r"Ask\(seat, "), ("event", r"emit\(|tell\(\w+, "), ("why", r'Reason\("LF-\d+", ')):
        found = {f"{start}-{key}" for key in re.findall(rf'(?:{words})"([a-z-]+)"', SOURCE)}
        assert all(map(told.strict(GAME, "en").text.has, found))
        used |= found
    assert [key for key in told.own_keys(GAME) if key not in used] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_matches_can_be_told(lang: str) -> None:
    wording, asked = told.strict(GAME, lang), set()
    for seed in range(6):
        for state in TestThree.play(seed):
            for ask in state.decision.asks if state.decision else ():
                asked.add(ask.key)
                assert wording.question(ask.key, GAME.named(ask.args), ask.rule)
                assert all(wording.option(action.text, ask.key) for action in ask.options)
            for action in list(GAME.actions)[:: 3 + seed]:
                assert all(map(wording.reason, state.why_not(seed % 3, action)))
        assert wording.result(state.view(None)["result"])
    assert asked == {"ally", "card", "stroke", "seal"}
    assert all(told.log(TestThree(), wording))


def test_it_is_short() -> None:
    """Lines that say something: layout is the formatter's."""
    files = [path for ending in ("*.py", "*.toml", "*.ftl") for path in GAME.folder.rglob(ending)]
    assert sum(bool(line.strip()) for path in files for line in path.read_text("utf-8").splitlines()) <= MOST_LINES
