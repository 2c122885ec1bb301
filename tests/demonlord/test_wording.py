"""Sentences are made of what they name, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.text import LANGUAGES
from hexarchy.core.wording import Wording
from hexarchy.games import game

MOVE: dict[str, Any] = {"side": "hosar", "from": "0510", "to": "0512"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arguments_that_a_sentence_does_not_name_are_not_put_into_words(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cost as much as the others; in a strict catalog all are, so that each is looked at."""
    demonlord = game("demonlord")
    args = {**MOVE, "units": [demonlord.names["unit"][0]], "via": ["0511", "0512"]}
    asked: list[str] = []
    word = Wording.word

    def noted(self: Wording, key: str, value: Any) -> Any:
        asked.append(key)
        return word(self, key, value)

    monkeypatch.setattr(Wording, "word", noted)
    told = demonlord.wording(lang).event("moved", args)
    assert "via" not in asked
    assert "side" not in asked
    assert demonlord.wording_type(demonlord, lang, strict=True).event("moved", args) == told
    assert {"via", "side"} <= set(asked)
