"""The rulebook as the page gets it."""

from __future__ import annotations

from typing import Any

import msgspec

from hexarchy.games.divine_right import GAME
from hexarchy.server import catalogue


def test_the_page_is_told_which_rules_were_reconstructed() -> None:
    book: dict[str, Any] = msgspec.json.decode(catalogue.rules(GAME).body)
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    assert rules["DR-B-SEQ-08"]["reconstructed"] is True
    assert rules["DR-B-SEQ-01"]["reconstructed"] is False
    assert rules["DR-B-SEQ-01"]["title"] == {"en": "Game length", "fr": "Durée de la partie"}
