"""Diplomacy spells (DE-14.32, DE-14.42)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.magic import refusals
from hexarchy.games.dark_emperor.spells import FEAR, INTIMIDATION
from hexarchy.games.dark_emperor.words import GROUP_IDS
from tests.dark_emperor.table import WORLD, Table, at, needed

CAPITAL = "2414"  # Sudrin-Lor
STARKEEP = {"starkeep": "kingdoms"}


def charm(t: Table, leader: str) -> int:
    return dict(t.s.half.charms).get(WORLD.index_of(leader), 0)


@pytest.mark.rule("DE-14.32", "DE-DEC-32", "DE-12.21a")
def test_intimidation_adds_one_for_each_success() -> None:
    t = at("diplomacy-magic", hexes={CAPITAL: ["mezal"]}, dice=[3, 6, 1])
    assert (t.rule, t.options) == ("DE-DEC-32", ["cast intimidation", "pass"])
    t.do("cast intimidation", "cast intimidation")
    assert charm(t, "mezal") == 1
    t.do("cast intimidation")
    assert charm(t, "mezal") == 2
    assert needed(t, "DE-12.2") == [3, 2, 1]
    assert t.question != "diplomacy-magic"


@pytest.mark.rule("DE-14.42", "DE-4.A4a")
def test_sweet_reason_adds_two_for_each_success() -> None:
    t = at("diplomacy-magic", "kingdoms", hexes={CAPITAL: ["the_keeper", "lordolam"]}, active=STARKEEP, dice=[1] * 4)
    t.do("cast sweet-reason", "cast sweet-reason")
    assert (charm(t, "the_keeper"), charm(t, "lordolam")) == (4, 0)
    t.do("pass", "court zolahaureslor")
    least = needed(t, "DE-11.3")
    assert least == [10 - WORLD.attitudes[1]["zolahaureslor"] - 4]


@pytest.mark.rule("DE-4.A4a", "DE-12.1b")
def test_only_the_phasing_player_casts_diplomacy_spells() -> None:
    t = at("diplomacy-magic", "kingdoms", hexes={CAPITAL: ["mezal", "the_keeper"]}, active=STARKEEP, dice=[1])
    assert t.asked == ["kingdoms"]
    assert t.refuses("cast intimidation", seat="necromancer") == ["DE-12.1b"]
    t.do("cast sweet-reason")
    assert (t.asked, t.options) == (["necromancer"], ["counter mezal", "pass"])


@pytest.mark.rule("DE-DEC-32")
def test_the_caster_must_be_where_there_is_one_to_persuade() -> None:
    def asked(hex_: str, **more: Any) -> bool:
        return at("diplomacy-magic", hexes={hex_: ["mezal"]}, **more).question == "diplomacy-magic"

    assert asked(CAPITAL)
    assert not asked(CAPITAL, active={"zolahaureslor": "necromancer"})
    assert not asked("2216")  # another city of the Empire
    assert asked("0711", hidden={"0711": "slug"})
    assert not asked("0712", hidden={"0711": "slug"})


@pytest.mark.rule("DE-DEC-32")
def test_a_neutral_monster_can_be_persuaded_but_not_a_controlled_one() -> None:
    t = at("diplomacy-magic", hexes={"0711": ["mezal", "slug"]}, monsters={"slug": "neutral"})
    assert t.question == "diplomacy-magic"
    t = at("diplomacy-magic", hexes={"0711": ["mezal", "slug"]}, monsters={"slug": "necromancer"})
    assert t.question != "diplomacy-magic"


@pytest.mark.rule("DE-DEC-32", "DE-19.1", "DE-19.11")
def test_diplomacy_spells_are_cast_in_the_box_and_nothing_else_nor_countered() -> None:
    t = at(
        "diplomacy-magic",
        hexes={CAPITAL: ["nikon_v"]},
        active=STARKEEP,
        piles={"box": ["mezal", "the_keeper", "saar"]},
        dice=[1],
    )
    t.do("cast intimidation")
    assert charm(t, "mezal") == 1
    assert (t.question, t.asked) == ("diplomacy-magic", ["necromancer"])  # the Keeper did not counter it
    t = at(
        "combat-magic",
        hexes={CAPITAL: ["necro_greater_1"]},
        piles={"box": ["padrech_dar_choim", "nikon_v"]},
        active={"zolahaureslor": "kingdoms"},
    )
    assert t.question not in ("combat-magic", "kill-magic")
    hired = {group: {"side": "kingdoms"} for group in GROUP_IDS}
    t = at("diplomacy-magic", hexes={CAPITAL: ["tol_morn"]}, piles={"box": ["mezal"]}, groups=hired)
    assert t.question != "diplomacy-magic"  # nobody is left to hire
    assert [r.rule for r in refusals.why_caster(t.s, 0, INTIMIDATION, WORLD.MEZAL)] == ["DE-14.32"]
    assert [r.rule for r in refusals.why_caster(t.s, 0, FEAR, WORLD.MEZAL)] == ["DE-19.1"]
