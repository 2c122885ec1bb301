"""Nothing of a hand or a face-down card is told by the people of the Advanced game (DR-B-CRD-06, DR-B-GEN-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.games.divine_right import GAME
from tests.divine_right.hirelings import LEVEL
from tests.divine_right.table import Table, at
from tests.divine_right.test_promises import Watch

HANDS = {"first": ["bribe-1", "black-knight", "threats-1"], "second": ["white-magic-2", "juulute"]}
KEEP, PENNOL = "2018", "1911"


def table(phase: str, *on: str, **more: Any) -> Table:
    options = {**LEVEL, **dict.fromkeys(on, True)}
    secrets: dict[str, Any] = {"hands": HANDS, "hidden": {"pon": 14, "immer": 13}}
    return at(phase, seats=3, dice=5, options=options, **secrets | more)


def envoys() -> Iterator[Table]:
    for place in (KEEP, "2812"):
        where: dict[str, Any] = {"hexes": {place: ["envoy_1"]}, "masters": {"envoy_1": "first"}, "envoys": {"first": 2}}
        for idle in ({}, {"idle": {"first": 2}}):
            t = table("diplomacy", "envoys", **where, **idle)
            yield t
            if "envoy" in t.options:
                yield t.do("envoy")


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-B-GEN-14", "DR-A-ENV-06")
def test_envoys_betray_nothing() -> None:
    watching, met = Watch(GAME), set()
    for t in envoys():
        met.add(t.question)
        watching.look(t.s)
    assert {"function", "envoy-function"} <= met
