"""Activation and betrayal (DE-6.1, DE-6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import activation
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER
from tests.dark_emperor.table import WORLD, at, hex_at


@pytest.mark.rule("DE-6.11a", "DE-6.11b", "DE-6.11c")
def test_who_sets_foot_on_neutral_land_makes_an_enemy() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert activation.trespass(t.s, hex_at("0224"), NECROMANCER)
    assert t.side("ferlarie") == "kingdoms"
    assert activation.trespass(t.s, hex_at("0304"), KINGDOMS)
    assert t.side("the_scythe") == "necromancer"
    assert not activation.trespass(t.s, hex_at("2107"), NECROMANCER)
    assert not activation.trespass(t.s, hex_at("0224"), KINGDOMS)  # it is awake
    assert t.s.preference == ((10, 5), (1,))


@pytest.mark.rule("DE-6.14a")
def test_the_empire_wakes_on_turn_ten() -> None:
    t = at("turn", turn=10, hexes={"1820": ["necro_greater_1"]}, active={"stavror": "kingdoms"})
    assert t.side("zolahaureslor") == "kingdoms"
    assert at("turn", turn=9, hexes={"1820": ["necro_greater_1"]}).side("zolahaureslor") == "neutral"


@pytest.mark.rule("DE-6.14b")
def test_holy_ground_brings_starkeep_in() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert not activation.desecrate(t.s, hex_at("2518"), KINGDOMS)
    assert activation.desecrate(t.s, hex_at("2518"), NECROMANCER)
    assert t.side("starkeep") == "kingdoms"


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-6.22")
def test_the_necromancer_betrays_an_ally() -> None:
    hired: dict[str, Any] = {"groups": {"saar": {"side": "necromancer", "master": "tal_pletor"}}}
    hexes = {
        "1820": ["necro_greater_1"],
        "1109": ["pletor_infantry_1", "stommarren"],
        "1204": ["saar", "saarlumen_1", "saarlumen_2"],
    }
    t = at("movement", hexes=hexes, kingdoms={"tal_pletor": {"side": "necromancer", "gold": 7}}, **hired)
    assert t.why("betray tal_pletor") == []
    assert t.refuses("betray tal_pletor", seat="kingdoms")
    t.do("betray tal_pletor")
    assert t.side("tal_pletor") == t.side("stommarren") == "kingdoms"
    assert t.gold("tal_pletor") == 7
    assert t.side("saar") == "necromancer"
    assert t.s.masters[4] == 10  # nobody but the Necromancer is left to serve
    assert t.refuses("betray tal_pletor", seat="necromancer")


@pytest.mark.rule("DE-6.16", "DE-6.22")
def test_in_the_other_players_turn_it_waits_for_the_segments_end() -> None:
    hexes = {"1820": ["stavror_infantry_1"], "1109": ["pletor_infantry_1"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"tal_pletor": "necromancer", "stavror": "kingdoms"})
    assert t.asked == ["kingdoms"]
    t.do("betray tal_pletor", seat="necromancer")
    assert t.side("tal_pletor") == "necromancer"
    t.do("end")
    assert t.side("tal_pletor") == "kingdoms"


@pytest.mark.rule("DE-DEC-02")
def test_without_an_ally_there_is_nothing_to_betray() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert list(t.s.commands(NECROMANCER)) == []


@pytest.mark.rule("DE-EX-D14", "DE-6.21")
def test_a_roused_kingdom_finds_the_envoy_in_its_capital() -> None:
    t = at("movement", hexes={"1820": ["mezal", "stavror_infantry_1"], "1512": ["necro_greater_1"]}, dice=[3])
    activation.trespass(t.s, hex_at("1821"), NECROMANCER)
    from hexarchy.games.dark_emperor.settle import settle_everywhere

    settle_everywhere(t.s)
    t.s.run()
    assert t.side("stavror") == "kingdoms"
    assert t.where("mezal") == "dead"
    assert WORLD.owner[hex_at("1821")] == 7
