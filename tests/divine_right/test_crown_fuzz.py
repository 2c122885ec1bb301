"""Random matches and situations with Usurpers, True Heirs and civil wars, alone and in company."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexarchy.games.divine_right import GAME
from tests.divine_right import random_positions
from tests.divine_right.crown_positions import dispute
from tests.divine_right.crowns import awaited
from tests.divine_right.invariants import check, written
from tests.divine_right.test_promises import Watch
from tests.divine_right.test_true_heir import before_wirzor, coup
from tests.divine_right.test_wayfarer_coup import pilgrim

ALONE: dict[str, Any] = {"true_heir": True}
WAR: dict[str, Any] = {**ALONE, "civil_war": True, "coup": True}
COMPANY: dict[str, Any] = {
    **WAR,
    **dict.fromkeys(("heir", "baronial_revolt", "militia", "curses", "temple_of_danger", "raging_epidemics"), True),
    **dict.fromkeys(("wayfarer_coup", "green_recruits", "storming", "forts", "besieged_fleets"), True),
}
SETTINGS = {"alone": ALONE, "war": WAR, "company": COMPANY}


@pytest.mark.parametrize("options", SETTINGS.values(), ids=[*SETTINGS])
@pytest.mark.parametrize("seed", range(4))
def test_random_struggles_keep_every_promise(seed: int, options: dict[str, Any]) -> None:
    situations = random_positions.play(seed, level="intermediate", change=dispute, **options)
    for number, (state, _) in enumerate(situations):
        check(state)
        if number % 50 == 0:
            written(state)


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-14", "DR-A-HEIR-05", "DR-A-HEIR-06")
def test_a_disputed_crown_betrays_nothing() -> None:
    secrets: dict[str, Any] = {
        "hands": {"first": ["bribe-1", "threats-1"], "second": ["white-magic-2", "black-knight"]},
        "hidden": {"pon": 14, "zorn": 13},
    }
    watching, met = Watch(GAME), set()
    heir = awaited("events", 3, 4, **secrets)
    rally: dict[str, Any] = {"guises": {"wayfarer_1": {"realm": "immer"}}, "masters": {"wayfarer_1": "first"}}
    for t in (
        heir,
        before_wirzor(3, **secrets),
        pilgrim(2, 6, **rally, **secrets),
        coup(6, 3, hidden=secrets["hidden"]),
    ):
        for _ in range(8):
            met.add(t.question)
            watching.look(t.s)
            if t.question in ("replacement", "event-loss", "next-move", "assault"):
                break
            t.do(next((option for option in t.options if option.startswith("rally")), t.options[0]))
    assert {"son-or-daughter", "heir-space", "deploy", "acclamation", "appeal", "function", "serving"} <= met


def test_the_fuzzer_comes_to_what_is_new() -> None:
    asked: Counter[str] = Counter()
    for seed in range(30):
        for _ in random_positions.play(seed, 60, asked, level="intermediate", change=dispute, **WAR):
            pass
    assert [key for key in ("heir-space", "acclamation", "son-or-daughter") if not asked[key]] == []
