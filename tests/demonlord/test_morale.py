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
    (check,) = [event for event in t.log if event.key == "roll" and event.args["why"] == "DL-MOR-01"]
    assert not check.args["modifiers"]  # what changes nothing is not told


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
    t = swordsmen_hit(4).until("withdraw")
    assert "er_swordsmen" not in [unit for unit, _, _ in blows(t, "melee")]
    for fought in (2, 3):
        t.do("no", "no").until("withdraw")
        assert rounds(t) == fought
        assert board(t)["routed"]["demon"] == ["er_swordsmen"]
        assert board(t)["reserve"]["demon"] == []
    assert [unit for unit, _, _ in blows(t, "melee")].count("er_cavalry") == 3


@pytest.mark.rule("DL-MOR-08")
def test_the_winners_routed_units_are_back_in_his_stack_at_once() -> None:
    """The spearmen rout in the very stage in which both enemies are destroyed."""
    t = field(["ti_spearmen", "ti_knights"], ["er_cavalry", "er_levy"])
    dice(t, *MISS, *HIT, *HIT, *HIT, *MISS, FATAL, FATAL, 4)
    line_up(t, "ti_spearmen", "er_cavalry")
    assert t.events("routs") == [{"unit": "ti_spearmen", "hex": OPEN}]
    assert t.events("routed-return") == [{"units": ["ti_spearmen"], "hex": OPEN}]
    assert t.stack("hosar", OPEN) == ["ti_spearmen", "ti_knights"]


@pytest.mark.rule("DL-MOR-08")
def test_a_returned_unit_takes_part_in_a_siege_of_the_same_phase() -> None:
    """A sortie from Rabat is beaten back behind its walls; the levy it routed is among the besiegers again."""
    t = field(["cr_castle_guards", "cr_crossbowmen"], ["er_levy", "er_cavalry"], hex_="0414", sieges={"0414": 1})
    t.answer("sortie", "yes").answer("terrain", "terrain open")
    dice(t, *HIT, *MISS, 3)
    line_up(t, "cr_crossbowmen", "er_levy").until("withdraw")
    assert board(t)["routed"]["demon"] == ["er_levy"]
    dice(t, STANDS, STANDS, *HIT, 2, 3)
    t.do("yes").answer("inside-or-out", "inside").answer("siege-method", "assault")
    assert t.question == "siege-losses"
    assert t.options_of("demon") == ["lose er_cavalry", "lose er_levy"]


def two_routed() -> Table:
    """Two Demon units have routed, cavalry alone stands against three."""
    t = field(["ti_crossbowmen", "me_crossbowmen", "ti_knights"], ["er_swordsmen", "ta_infantry", "er_cavalry"])
    dice(t, *HIT, *HIT, *MISS, *MISS, 4, 4)
    line_up(t, "ti_crossbowmen", "er_swordsmen", "ta_infantry", "me_crossbowmen").answer("join-fight", "idle", "idle")
    assert board(t)["routed"]["demon"] == ["er_swordsmen", "ta_infantry"]
    return t


@pytest.mark.rule("DL-MOR-09")
def test_routed_units_of_a_side_that_withdraws_are_prisoners() -> None:
    t = dice(two_routed(), STANDS).answer("withdraw", "no", "yes")
    assert (t.where("er_swordsmen"), t.where("ta_infantry")) == ("held by hosar", "held by hosar")
    assert t.where("er_cavalry") != "held by hosar"
    assert t.view(None)["prisoners"] == {"hosar": ["er_swordsmen", "ta_infantry"], "demon": []}


@pytest.mark.rule("DL-MOR-09")
def test_routed_units_of_a_side_that_lost_all_its_troops_are_prisoners() -> None:
    t = two_routed().answer("withdraw", "no", "no").answer("join-fight", "idle", "idle").until("withdraw")
    dice(t, *HIT, *MISS, FATAL).do("no", "no").until("movement")
    assert t.where("er_cavalry") == "dead"
    assert t.view(None)["prisoners"] == {"hosar": ["er_swordsmen", "ta_infantry"], "demon": []}


@pytest.mark.rule("DL-MOR-10")
def test_a_destroyed_unit_is_out_of_the_game() -> None:
    t = swordsmen_hit(FATAL)
    assert t.view(None)["dead"] == ["er_swordsmen"]
    dice(t.until("withdraw"), STANDS).do("no", "yes").until("movement")
    assert t.asked == ["demon"]
    assert "unit er_cavalry" in t.options
    assert t.refuses("unit er_swordsmen")
    assert t.where("er_swordsmen") == "dead"
