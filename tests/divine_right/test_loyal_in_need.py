"""Kingdoms that cannot leave their player meanwhile, and monarchs in love (DR-A-CURSE-41 to -44 with DR-A-SCO-31)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.advanced.curses import kinds, love
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.crowns import MUSCASTER, OWN, SWORN, contested
from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_conditions import invasion
from tests.divine_right.test_khagan import settle

PON = KINGDOM_IDS.index("pon")
HEAP = WORLD.grid.ids[WORLD.royal_seats[PON]]


def smitten(phase: str = "combat", *, invaders: int = 5, past: int = 1, **more: Any) -> Table:
    """Pon's king, an ally of the second seat, loves Eloia of the first."""
    about: dict[str, Any] = {
        "hexes": {HEAP: ["pon_monarch", "eloia"]},
        "masters": {"eloia": "first"},
        "personalities": {"pon": 16},
        "curses": {"pon_monarch": {"love": {"goal": "eloia", "past": past}}},
        **more,
    }
    return invasion(phase, invaders, options={"curses": True}, **about)


@pytest.mark.rule("DR-A-CURSE-41", "DR-A-SCO-31", "DR-A-ADV-07")
def test_a_kingdom_under_invasion_leaves_for_love_when_the_invaders_are_gone() -> None:
    t = smitten()
    love.leave_allies(t.s)
    assert t.ally_of("pon") == "second"
    love.leave_allies(t.s)
    assert t.ally_of("pon") == "second"
    t.s.conditions = ()
    love.leave_allies(t.s)
    assert t.status("pon") == "neutral"


@pytest.mark.rule("DR-A-CURSE-43", "DR-A-SCO-31")
def test_nor_does_it_leave_when_the_love_is_broken() -> None:
    t = smitten("diplomacy", past=-1, dice=[1])
    kinds.lift(t.s, t.s.curses[0])
    love.disenchanted(t.s)
    assert t.ally_of("pon") == "second"
    t.s.conditions = ()
    love.disenchanted(t.s)
    assert t.status("pon") == "neutral"
    assert t.s.sorcery.fickle == 0


@pytest.mark.rule("DR-A-CURSE-44", "DR-A-SCO-31")
@pytest.mark.parametrize(("troubled", "now"), [(True, "ally"), (False, "peace")])
def test_nor_does_a_broken_heart_make_peace(troubled: bool, now: str) -> None:
    t = smitten(past=-1)
    if not troubled:
        t.s.conditions = ()
    love.break_heart(t.s, t.s.curses[0])
    settle(t)
    assert t.status("pon") == now
    assert not t.s.curses


@pytest.mark.rule("DR-A-CURSE-41", "DR-A-HEIR-10")
def test_a_true_heir_in_love_has_no_court_to_offer() -> None:
    t = contested(
        "combat",
        options={"curses": True},
        hexes={"1407": ["usurper", *OWN], MUSCASTER: ["immer_monarch", *SWORN, "fox"]},
        masters={"fox": "third"},
        seats=3,
        curses={"immer_monarch": {"love": {"goal": "fox", "past": 1}}},
    )
    love.leave_allies(t.s)
    assert t.where("fox") == MUSCASTER
    assert t.ally_of("immer") == "first"
