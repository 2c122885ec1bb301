"""Every key the example uses has its text in both languages, and no text is there for nothing."""

from __future__ import annotations

import re

import pytest

from hexarchy.core.text import LANGUAGES
from tests.examples import told
from tests.examples.test_promises import TestPromises
from thornford import GAME

SOURCE = told.source(GAME)
# Keys made from the name of a thing, with that name in place of the dots.
NAMES = [f"unit-{unit.id.replace('_', '-')}" for unit in GAME.world.units]
NAMES += [f"camp-{seat}{end}" for seat in GAME.seats for end in ("", ".the")]
NAMES += [f"do-{verb}" for verb in GAME.actions.verbs]
NAMES += ["waiting", "panel-standing"]  # as every page has them
NAMES += [f"terrain-{name}" for name in ("open", "forest", "village")]
NAMES += [f"step-{name}" for name in ("captains", "movement", "combat")]
NAMES += ["scenario-standard", "scenario-standard.about", "face-strength", "face-strength.short", "roll-subject"]


def test_languages_are_equals() -> None:
    assert told.differences(GAME) == []


def test_no_text_is_there_for_nothing() -> None:
    used = {*NAMES}
    for start, words in (("ask", 'QUESTION.*= |Ask\\([^"]*'), ("event", "emit\\(|tell\\(\\w+, "), ("why", "Reason\\(")):
        found = re.findall(rf'(?:{words})("[^\n]*)', SOURCE)
        used |= {f"{start}-{key}" for line in found for key in re.findall(r'"([a-z-]+)"', line)}
    used |= set(re.findall(r'"([a-z-]+)"', SOURCE))
    assert [key for key in told.own_keys(GAME) if key not in used] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_matches_can_be_told(lang: str) -> None:
    wording = told.strict(GAME, lang)
    for seed in range(20):
        for state in TestPromises.play(seed):
            for ask in state.decision.asks if state.decision else ():
                assert wording.question(ask.key, GAME.named(ask.args), ask.rule)
                assert all(wording.option(action.text, ask.key) for action in ask.options)
            for action in list(GAME.actions)[:: 7 + seed]:
                assert all(map(wording.reason, state.why_not(seed % 2, action)))
    assert all(told.log(TestPromises(), wording))
