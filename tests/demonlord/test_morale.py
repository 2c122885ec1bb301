"""Morale (DL-MOR): the check, what changes it, and what becomes of routed and destroyed units."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import (
    FATAL,
    HIT,
    MISS,
    OPEN,
    STANDS,
    blows,
    board,
    dice,
    field,
    line_up,
    morale,
    place,
    rounds,
)
from tests.demonlord.table import Table


def swordsmen_hit(die: int) -> Table:
    """Swordsmen of morale 4 are hit by arrows and roll this die; cavalry beside them keeps the battle going."""
    t = field(["ti_crossbowmen", "ti_knights"], ["er_swordsmen", "er_cavalry"], dice=[*HIT, *MISS, die])
    return line_up(t, "ti_crossbowmen", "er_swordsmen")


@pytest.mark.rule("DL-MOR-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_below_the_value_a_unit_stands_equal_it_routs_above_it_is_destroyed(die: int) -> None:
    t = swordsmen_hit(die)
    assert morale(t) == [("er_swordsmen", 4, die)]
    assert (t.events("stands") == [{"unit": "er_swordsmen"}]) == (die < 4)
    assert (board(t)["routed"]["demon"] == ["er_swordsmen"]) == (die == 4)
    assert (t.where("er_swordsmen") == "dead") == (die > 4)


@pytest.mark.rule("DL-MOR-02")
@pytest.mark.parametrize("die", [5, 6])
def test_a_leader_raises_morale(die: int) -> None:
    """Cavalry of morale 5 with Lord Erush: 5 stands, 6 routs."""
    t = field(["ti_knights"], ["er_cavalry", "er_lord"], dice=[*HIT, *MISS, die, 6, 6, 1])
    t.answer("battle-magic", "hold")
    assert morale(t) == [("er_cavalry", 6, die)]
    assert bool(t.events("stands")) == (die == 5)
    assert bool(t.events("routs")) == (die == 6)


@pytest.mark.rule("DL-MOR-02")
def test_no_leader_raises_morale_above_six() -> None:
    t = field(["ti_timurid_knights", "ti_prince"], ["er_cavalry"], dice=[*MISS, *HIT, STANDS])
    t.answer("battle-magic", "hold")
    assert morale(t) == [("ti_timurid_knights", 6, 1)]


def spearmen_hit_by_magic(die: int) -> Table:
    t = field(["ti_spearmen", "gu_men"], ["er_cavalry", "er_patrol", "er_lord"], phase="demon", dice=[1, die])
    line_up(t, "er_cavalry", "ti_spearmen")
    place(t, er_lord="er_cavalry")
    return t.answer("move-character", "pass").answer("battle-magic", "fire ti_spearmen")


@pytest.mark.rule("DL-MOR-03")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_a_magic_hit_is_checked_with_one_less(die: int) -> None:
    t = spearmen_hit_by_magic(die)
    assert morale(t) == [("ti_spearmen", 3, die)]
    assert bool(t.events("stands")) == (die == 2)
    assert bool(t.events("routs")) == (die == 3)
    assert (t.where("ti_spearmen") == "dead") == (die == 4)


@pytest.mark.rule("DL-MOR-03")
def test_the_penalty_is_for_the_magic_hit_alone() -> None:
    """The cavalry's blow in the same round is checked with the full morale of 4."""
    t = field(["ti_spearmen"], ["er_cavalry", "er_lord"], phase="demon", dice=[1, STANDS, *HIT, *MISS, 3])
    t.answer("battle-magic", "fire ti_spearmen")
    assert morale(t) == [("ti_spearmen", 3, 1), ("ti_spearmen", 4, 3)]
    assert len(t.events("stands")) == 2


@pytest.mark.rule("DL-MOR-04")
@pytest.mark.parametrize("unit", ["ti_timurid_knights", "ti_knights"])
def test_leadership_is_added_and_limited_before_penalties(unit: str) -> None:
    """Morale 6 or 5, +2, at most 6, then -1 for magic."""
    t = field([unit, "ti_prince"], ["er_cavalry", "er_lord"], dice=[1, STANDS])
    t.do("hold", seat="hosar").do(f"fire {unit}", seat="demon")
    assert morale(t) == [(unit, 5, 1)]


@pytest.mark.rule("DL-MOR-04")
def test_light_is_subtracted_after_the_limit_too() -> None:
    t = field(["ti_knights"], ["ni_horse_guards", "ni_demonlord"], lights=[OPEN], dice=[*HIT, *MISS, STANDS])
    t.answer("battle-magic", "hold")
    assert morale(t) == [("ni_horse_guards", 5, 1)]


@pytest.mark.rule("DL-MOR-05")
def test_with_morale_zero_every_die_destroys() -> None:
    t = field(["gu_militia", "ti_knights"], ["er_cavalry", "er_patrol", "er_lord"], darks=[OPEN], dice=[1, 1])
    line_up(t, "gu_militia", "er_cavalry")
    place(t, er_lord="er_cavalry")
    t.answer("move-character", "pass").answer("battle-magic", "fire gu_militia")
    assert morale(t) == [("gu_militia", 0, 1)]
    assert t.where("gu_militia") == "dead"


@pytest.mark.rule("DL-MOR-06")
def test_a_unit_that_stands_fights_on_as_before() -> None:
    t = swordsmen_hit(STANDS)
    assert ("er_swordsmen", "ti_crossbowmen", 6) in blows(t, "melee")
    dice(t, *HIT, *MISS, STANDS).do("no", "no")
    assert blows(t, "missile").count(("er_swordsmen", "ti_crossbowmen", 4)) == 2
    assert morale(t) == [("er_swordsmen", 4, 1)] * 2


@pytest.mark.rule("DL-MOR-07")
def test_a_routed_unit_is_out_of_the_battle() -> None:
    t = swordsmen_hit(4).answer("join-fight", "idle")
    assert "er_swordsmen" not in [unit for unit, _, _ in blows(t, "melee")]
    for _ in range(2):
        t.answer("withdraw", "no", "no").answer("join-fight", "idle")
        assert board(t)["routed"]["demon"] == ["er_swordsmen"]
        assert board(t)["reserve"]["demon"] == []
    assert rounds(t) == 3
    assert [unit for unit, _, _ in blows(t, "melee")].count("er_cavalry") == 3


@pytest.mark.rule("DL-MOR-08")
def test_the_winners_routed_units_are_back_in_his_stack_at_once() -> None:
    t = swordsmen_hit(4).answer("join-fight", "idle")
    dice(t, *MISS, *HIT, FATAL).answer("withdraw", "no", "no").answer("join-fight", "against er_cavalry")
    dice(t, *MISS, *MISS, *HIT, FATAL).answer("melee-target", "target ti_crossbowmen")
    dice(t, *MISS, *HIT, FATAL).answer("withdraw", "no", "no")
    assert t.events("routed-return") == [{"units": ["er_swordsmen"], "hex": OPEN}]
    assert sorted(t.stack("demon", OPEN)) == ["er_cavalry", "er_swordsmen"]
    assert t.stack("hosar", OPEN) == []


@pytest.mark.rule("DL-MOR-08")
def test_a_returned_unit_takes_part_in_a_siege_of_the_same_phase() -> None:
    """A sortie from Rabat is beaten back behind its walls; the levy it routed counts among the besiegers again."""
    t = field(
        ["cr_castle_guards", "cr_crossbowmen"],
        ["er_levy", "er_cavalry"],
        hex_="0414",
        sieges={"0414": 1},
    )
    t.answer("sortie", "yes").answer("terrain", "terrain open")
    line_up(t, "cr_crossbowmen", "er_levy")
    assert False


@pytest.mark.rule("DL-MOR-09")
def test_the_losers_routed_units_are_prisoners() -> None:
    t = field(
        ["ti_crossbowmen", "ti_knights", "ti_sergeants"],
        ["er_swordsmen", "er_patrol", "er_cavalry"],
        phase="demon",
    )
    assert False


@pytest.mark.rule("DL-MOR-10")
def test_a_destroyed_unit_is_gone_for_good() -> None:
    t = swordsmen_hit(FATAL)
    assert t.where("er_swordsmen") == "dead"
    assert t.view(None)["dead"] == ["er_swordsmen"]
