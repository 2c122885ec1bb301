"""Every key the example uses has its text in both languages, and no text is there for nothing."""

from __future__ import annotations

import re

import pytest

from hexarchy.core.text import LANGUAGES, compare
from hexarchy.core.wording import Wording
from tests.examples.test_promises import TestPromises
from thornford import GAME

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.glob("*.py")))
# Keys made from the name of a thing, with that name in place of the dots.
NAMES = [f"unit-{unit.id.replace('_', '-')}" for unit in GAME.world.units]
NAMES += [f"camp-{seat}{end}" for seat in GAME.seats for end in ("", ".the")]
NAMES += [f"do-{verb}" for verb in GAME.actions.verbs]
NAMES += ["waiting", "panel-standing"]  # as every page has them
NAMES += [f"terrain-{name}" for name in ("open", "forest", "village")]
NAMES += [f"step-{name}" for name in ("captains", "movement", "combat")]
NAMES += ["scenario-standard", "scenario-standard.about", "face-strength", "face-strength.short", "roll-subject"]


def strict(lang: str) -> Wording:
    return Wording(GAME, lang, strict=True)


def own_keys() -> list[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((GAME.folder / "text/en").glob("*.ftl")))
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_languages_are_equals() -> None:
    assert compare(strict("en").text, strict("fr").text) == []
    assert GAME.rulebook.missing("fr") == []


def test_no_text_is_there_for_nothing() -> None:
    used = {*NAMES}
    for start, words in (("ask", 'QUESTION.*= |Ask\\([^"]*'), ("event", "emit\\(|tell\\(\\w+, "), ("why", "Reason\\(")):
        found = re.findall(rf'(?:{words})("[^\n]*)', SOURCE)
        used |= {f"{start}-{key}" for line in found for key in re.findall(r'"([a-z-]+)"', line)}
    used |= set(re.findall(r'"([a-z-]+)"', SOURCE))
    assert [key for key in own_keys() if key not in used] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_matches_can_be_told(lang: str) -> None:
    """A strict wording raises where a text or one of its arguments is missing."""
    wording = strict(lang)
    for seed in range(20):
        for state in TestPromises.play(seed):
            for ask in state.decision.asks if state.decision else ():
                assert wording.question(ask.key, GAME.named(ask.args), ask.rule)
                assert all(wording.option(action.text, ask.key) for action in ask.options)
            for action in list(GAME.actions)[:: 7 + seed]:
                assert all(map(wording.reason, state.why_not(seed % 2, action)))
    record = TestPromises().recorded(5)
    state = record.start(GAME)
    for _, _, events in record.play(GAME, state):
        assert all(wording.event(event.key, GAME.named(event.args)) for event in events)
