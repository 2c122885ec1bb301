"""Player monarchs whom a rule spares are spared in another's shape too, and as True Heirs."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import fallout, fate, status
from hexarchy.games.divine_right.advanced import terror
from hexarchy.games.divine_right.advanced.curses import love, table
from hexarchy.games.divine_right.advanced.health import plague
from hexarchy.games.divine_right.advanced.winter.storms import Frost
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.cursed import next_turn
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_civil_war import own_kingdom
from tests.divine_right.test_love import smitten

FIELD = "1505"
WAYFARER, RINGER = WORLD.index["wayfarer_1"], WORLD.index["wayfarer_2"]


def changed(*on: str, **more: Any) -> Table:
    """The monarch of the first seat is a Wayfarer, and so is Juulute."""
    options = {"level": "intermediate", "curses": True, **dict.fromkeys(on, True)}
    return at(
        "diplomacy",
        options=options,
        hexes={FIELD: ["wayfarer_1", "wayfarer_2"]},
        masters={"wayfarer_1": "first", "wayfarer_2": "first", "juulute": "first"},
        piles={"enchanted": ["hothior_monarch", "juulute"]},
        guises={"wayfarer_1": {"hero": "hothior_monarch"}, "wayfarer_2": {"hero": "juulute"}},
        curses={"wayfarer_1": {"transformation": {}}, "wayfarer_2": {"transformation": {}}},
        **more,
    )


@pytest.mark.rule("DR-A-WIN-16")
def test_frost_kills_no_player_monarch_in_another_shape() -> None:
    t = changed("winter", turn=22)
    assert Frost().counts(t.s, WAYFARER, fate.KILLED) == fate.HARMLESS
    assert Frost().counts(t.s, RINGER, fate.KILLED) == fate.KILLED


@pytest.mark.rule("DR-A-TER-02")
def test_nor_does_the_wrath_of_greystaff_touch_one() -> None:
    t = changed("terror_greystaff")
    terror.shaken(t.s, 0, WORLD.grid.at(FIELD))
    assert fallout.noted(t.s, fallout.FATE) == {RINGER}


@pytest.mark.rule("DR-A-BLP-08")
def test_the_black_plague_wounds_one_like_any_player_monarch() -> None:
    t = changed("raging_epidemics", "black_plague")
    assert not plague.falls_ill(t.s, WAYFARER)
    assert plague.falls_ill(t.s, RINGER)


@pytest.mark.rule("DR-A-COU-07", "DR-A-CURSE-01", "DR-A-CURSE-06")
def test_a_player_who_fights_for_their_own_throne_is_a_player_monarch() -> None:
    t = own_kingdom()
    assert status.player_monarch(t.s, WORLD.index["immer_monarch"])
    assert not status.player_monarch(t.s, WORLD.index["usurper"])
    assert [reason.rule for reason in table.why_not_directed(t.s, WORLD.index["immer_monarch"])] == ["DR-A-CURSE-01"]


@pytest.mark.rule("DR-A-CURSE-41", "DR-A-WIN-20", "DR-A-HEI-04")
def test_a_visit_wins_nobody_who_may_not_be_won() -> None:
    immer = KINGDOM_IDS.index("immer")
    t = next_turn(next_turn(smitten(), "second", "function"), "first", "function")
    assert love.Visit().why(t.s, 0, immer) == []
    for more, rule in (
        ({"options": {"winter": True}, "turn": 21}, "DR-A-WIN-20"),
        (
            {"options": {"heir": True}, "regencies": {"first": 30}, "piles": {"gone": ["hothior_monarch"]}},
            "DR-A-HEI-04",
        ),
    ):
        about: dict[str, Any] = {**more}
        options = {"level": "intermediate", "curses": True, **about.pop("options")}
        state = at(
            "diplomacy",
            options=options,
            hexes={"1406": ["eloia"]},
            masters={"eloia": "first"},
            curses={"immer_monarch": {"love": {"goal": "eloia"}}},
            **about,
        ).s
        assert [reason.rule for reason in love.Visit().why(state, 0, immer)] == [rule]
