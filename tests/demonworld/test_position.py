"""Positions of Demonworld (position.py): what the reader refuses, and what it says."""

from __future__ import annotations

import pytest

from hexarchy.core.inputs import BadInput
from tests.demonworld.table import at, unit


@pytest.mark.rule("DW-B-INT-01")
@pytest.mark.parametrize("card", ["sandor", "gorradz", "myrlak_cloudcook", "imperial_chariot", "varrigs_strong_arm"])
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_wizards_and_large_elements_are_of_the_expert_game(card: str, level: str) -> None:
    with pytest.raises(BadInput, match=rf"unit\.card.*{card}.* is a card of the Expert Game"):
        at("movement", unit(card, "N", "G8"), level=level)
    assert at("movement", unit(card, "N", "G8"), level="expert").fields(card)
