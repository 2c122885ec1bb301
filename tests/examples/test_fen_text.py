"""Every key Lantern Fen uses has its text in both languages, and no text is there for nothing."""

from __future__ import annotations

import re

import pytest

from hexarchy.core.text import LANGUAGES, compare
from hexarchy.core.wording import Wording
from lanternfen import GAME
from lanternfen.state import STROKES, WORLD
from tests.examples.test_fen_promises import TestThree

MOST_LINES = 800  # of Python, data and texts: it is to be read in twenty minutes
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.glob("*.py")))
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


def strict(lang: str) -> Wording:
    return Wording(GAME, lang, strict=True)


def own_keys() -> list[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((GAME.folder / "text/en").glob("*.ftl")))
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_languages_are_equals() -> None:
    assert compare(strict("en").text, strict("fr").text) == []
    assert GAME.rulebook.missing("fr") == []


def test_no_text_is_there_for_nothing_and_none_is_missing() -> None:
    used = {*NAMES, *re.findall(r'"([a-z-]+)"', SOURCE)}
    for start, words in (("ask", r"Ask\(seat, "), ("event", r"emit\(|tell\(\w+, "), ("why", r'Reason\("LF-\d+", ')):
        found = {f"{start}-{key}" for key in re.findall(rf'(?:{words})"([a-z-]+)"', SOURCE)}
        assert all(map(strict("en").text.has, found))
        used |= found
    assert [key for key in own_keys() if key not in used] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_matches_can_be_told(lang: str) -> None:
    """A strict wording raises where a text or one of its arguments is missing."""
    wording, asked = strict(lang), set()
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
    record = TestThree().recorded(5)
    state = record.start(GAME)
    for _, _, events in record.play(GAME, state):
        assert all(wording.event(event.key, GAME.named(event.args)) for event in events)


def test_it_is_short() -> None:
    """Lines that say something: layout is the formatter's."""
    files = [path for ending in ("*.py", "*.toml", "*.ftl") for path in GAME.folder.rglob(ending)]
    assert sum(bool(line.strip()) for path in files for line in path.read_text("utf-8").splitlines()) <= MOST_LINES
