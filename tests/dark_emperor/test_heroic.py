"""Heroic combat (DE-18.15): leaders against monsters."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import devices, heroic
from tests.dark_emperor.table import WORLD, Table, at

LAMMARECH = {"lammarech": "kingdoms"}
LAIR = "1805"


def lair(monster: str, *leaders: str, player: str = "kingdoms", **more: Any) -> Table:
    """Leaders before a monster that serves nobody, as they may approach it."""
    hexes = {LAIR: [monster, *leaders], **more.pop("hexes", {})}
    more = {"active": LAMMARECH | more.pop("active", {}), **more}
    return at("diplomacy", player, hexes=hexes, monsters={monster: "neutral"}, **more)


def hero(t: Table, leader: str) -> int:
    return devices.own_hero(t.s, WORLD.index_of(leader))


@pytest.mark.rule("DE-18.15a")
def test_the_table() -> None:
    t = lair("slug", "lordolam")
    numbers = {
        monster: [heroic.chance(t.s, WORLD.index_of(monster), rating) for rating in range(8)]
        for monster in ("slug", "sirax", "ssstoth")
    }
    assert numbers == {
        "slug": [1, 1, 1, 2, 2, 3, 3, 3],
        "sirax": [1, 1, 2, 3, 3, 4, 4, 4],
        "ssstoth": [2, 2, 2, 3, 3, 4, 4, 4],
    }


@pytest.mark.rule("DE-18.15a", "DE-18.15b", "DE-4.A4c")
def test_at_or_below_the_number_the_monster_dies() -> None:
    t = lair("sirax", "lordolam", dice=[3])
    t.do("duel sirax")
    assert (t.where("sirax"), t.where("lordolam")) == ("gone", LAIR)
    assert hero(t, "lordolam") == 4
    assert t.events("monster-slain")[0]["leader"] == "lordolam"


@pytest.mark.rule("DE-18.15b")
def test_the_gain_counts_in_every_later_use() -> None:
    t = lair("sirax", "silfaren", active={"ahautsieron": "kingdoms"}, dice=[2])
    t.do("duel sirax")
    assert devices.hero(t.s, WORLD.index_of("silfaren")) == 3
    hexes = {LAIR: ["slug", "silfaren"]}
    t = at(
        "diplomacy",
        "kingdoms",
        hexes=hexes,
        monsters={"slug": "neutral"},
        active={"ahautsieron": "kingdoms"},
        gains={"silfaren": 1},
        dice=[2],
    )
    t.do("duel slug")
    assert t.where("slug") == "gone"  # rating 3 kills it on 2


@pytest.mark.rule("DE-18.15c")
def test_above_the_number_the_leader_is_eaten() -> None:
    t = lair("sirax", "lordolam", dice=[4])
    t.do("duel sirax")
    assert (t.where("lordolam"), t.where("sirax"), t.side("sirax")) == ("dead", LAIR, "neutral")
    assert hero(t, "lordolam") == 3


@pytest.mark.rule("DE-18.15c", "DE-16a")
def test_padrech_eaten_comes_back() -> None:
    t = lair("slug", "padrech_dar_choim", player="necromancer", dice=[6])
    t.do("duel slug")
    assert t.where("padrech_dar_choim") == "dead"
    assert t.s.returns == ((WORLD.PADRECH, 5),)


@pytest.mark.rule("DE-15.12b", "DE-18.15c")
def test_what_the_eaten_bore_lies_there_for_anybody() -> None:
    """Mezal stands by, but she did not slay him."""
    t = lair("sirax", "lordolam", "mezal", bears={"lordolam": ["loslom"]}, dice=[6])
    t.do("duel sirax", "none")
    assert (t.where("loslom"), t.bearer("loslom")) == (LAIR, None)
    assert t.question != "spoils"


@pytest.mark.rule("DE-18.151", "DE-DEC-37")
def test_one_after_the_other_until_all_are_dead() -> None:
    t = lair("slug", "lordolam", "nikon_v", active={"zolahaureslor": "kingdoms"}, dice=[1, 1, 6, 6])
    t.do("parley nikon_v")  # twelve are needed with the Slug
    assert (t.question, t.rule) == ("champion", "DE-DEC-37")
    assert t.options == ["champion nikon_v", "champion lordolam"]
    assert t.refuses("champion farnon") == ["DE-18.151"]
    t.do("champion lordolam")
    assert [t.where(leader) for leader in ("lordolam", "nikon_v")] == ["dead", "dead"]
    assert t.side("slug") == "neutral"


@pytest.mark.rule("DE-18.151")
def test_when_one_wins_the_others_need_not_fight() -> None:
    t = lair("slug", "lordolam", "nikon_v", active={"zolahaureslor": "kingdoms"}, dice=[1])
    t.do("duel slug", "champion nikon_v")
    assert len(t.rolls("DE-18.15a")) == 1
    assert t.where("lordolam") == LAIR


@pytest.mark.rule("DE-18.151", "DE-DEC-37")
def test_the_other_players_leaders_do_not_fight() -> None:
    t = lair("slug", "lordolam", "mezal", dice=[6])
    t.do("duel slug")
    assert (t.where("lordolam"), t.where("mezal")) == ("dead", LAIR)


@pytest.mark.rule("DE-EX-D10", "DE-DEC-37", "DE-15.11a", "DE-18.15a")
def test_duel_with_the_slug() -> None:
    bears = {"lordolam": ["sword_1"]}
    t = lair("slug", "lordolam", bears=bears, blades={"sword_1": "heros"}, dice=[3])
    t.do("duel slug")
    assert (t.question, t.rule, t.options) == ("claim-devices", "DE-DEC-37", ["use sword_1", "none"])
    t.do("use sword_1")
    assert (t.where("slug"), hero(t, "lordolam")) == ("gone", 4)


@pytest.mark.rule("DE-15.6b", "DE-18.15c")
def test_a_doge_who_is_eaten_is_followed_at_once() -> None:
    hexes = {"3104": ["padron_pletyy"]}
    t = lair(
        "slug",
        "grip_nud",
        hexes=hexes,
        active={"kelaron_oiret": "kingdoms"},
        bears={"grip_nud": ["torch_of_liberty"]},
        doge="grip_nud",
        dice=[6],
    )
    t.do("duel slug", "none")
    assert t.bearer("torch_of_liberty") == "padron_pletyy"
