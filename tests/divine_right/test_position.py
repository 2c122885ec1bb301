"""Positions of Divine Right (position.py and its parts): what the reader refuses, by the key that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.inputs import BadInput
from tests.divine_right.magic import FIELD
from tests.divine_right.table import at

MONARCH = "hothior_monarch"


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"phasing": 2}, r"at: a whole number from 0 to 1 is needed"),
        ({"phasing": 1, "order": ["second"]}, r"at: a whole number from 0 to 0 is needed"),
        ({"out": ["first", "second"]}, r"out: at least one seat stays in the game"),
        ({"regencies": {"first": 6}}, r"regencies\.first: hothior_monarch is on the map"),
        ({"track": {MONARCH: 6}, "hexes": {FIELD: [MONARCH]}}, r"track\.hothior_monarch: .* is on the map"),
        (
            {"prisoners": {MONARCH: ["second", FIELD]}, "hexes": {FIELD: [MONARCH]}},
            r"prisoners\.hothior_monarch: .* is on the map",
        ),
        (
            {"conditions": {"immer": {"kind": "mercenary_revolt", "side": "second", "band": ["mercenary_1"]}}},
            r"conditions\.immer\.band: combat units on the map are needed, not mercenary_1",
        ),
        (
            {"revolt": {"kingdom": "muetar", "side": "first", "band": ["militia_1"]}},
            r"revolt\.band: combat units on the map are needed, not militia_1",
        ),
        ({"scenario": "khagan"}, r"venture\.lord: the seat that plays this part in khagan is needed"),
        (
            {"scenario": "storm_rider_civil_war", "venture": {"lord": "first"}, "seats": 3},
            r"venture\.invader: the seat that plays this part in storm_rider_civil_war is needed",
        ),
        ({"venture": {"lord": "first"}}, r"venture: the scenario standard has no parts"),
    ],
)
def test_what_no_match_comes_to_is_refused_by_its_key(about: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        at("movement", **about)
