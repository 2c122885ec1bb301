"""The movement step: who may move, how far and when; stacking."""

from __future__ import annotations

import pytest

from tests.demonlord.marching import costs, mp, way
from tests.demonlord.table import WORLD, at

# -- movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-MOV-01")
def test_movement_points_pay_for_hexsides() -> None:
    """Foot with 4 MP: four open hexsides or two of hills."""
    t = at("movement", hosar={"0511": ["ti_spearmen", "ti_prince"]})
    t.do("unit ti_spearmen")
    assert mp(t) == 4
    assert costs(t)["0515"] == 4
    assert t.refuses("move 0516") == ["DL-MOV-01"]
    t.do("move 0515")
    assert t.where("ti_spearmen") == "0515"
    assert "unit ti_spearmen" not in t.options

    hills = at("movement", hosar={"0307": ["ti_spearmen", "ti_prince"]})
    hills.do("unit ti_spearmen", "move 0407")
    assert mp(hills) == 2
    hills.do("move 0308")
    assert hills.question == "movement"  # nothing left for the hills of 0308-0408
    assert hills.where("ti_spearmen") == "0308"


@pytest.mark.rule("DL-MOV-06")
def test_a_player_need_not_move() -> None:
    idle = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]})
    idle.answer("movement", "end")
    assert (idle.where("ti_knights"), idle.where("ti_prince")) == ("0510", "0510")
    assert idle.events("movement-over")

    some = at("movement", hosar={"0510": ["ti_knights", "ti_sergeants", "ti_prince"]})
    some.do("unit ti_sergeants", "move 0511", "stop", "unit ti_knights", "move 0512", "stop", "end")
    assert [some.where(u) for u in ("ti_sergeants", "ti_knights", "ti_prince")] == ["0511", "0512", "0510"]


@pytest.mark.rule("DL-MOV-07")
def test_a_unit_may_stop_early() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]})
    t.do("unit ti_knights", "move 0511")
    assert mp(t) == 4
    t.do("stop")
    assert t.where("ti_knights") == "0511"
    assert t.refuses("unit ti_knights") == ["DL-MOV-09"]


@pytest.mark.rule("DL-MOV-08")
def test_movement_points_are_neither_saved_nor_shared() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_sergeants", "ti_prince"]}, demon={"1811": ["ni_captain"]})
    t.do("unit ti_prince", "stop", "unit ti_knights", "move 0511", "stop", "unit ti_sergeants")
    assert mp(t) == 5
    t.do("move 0511", "stop").until("movement")
    assert t.asked == ["demon"]
    t.do("end").until("movement")
    t.do("unit ti_prince")
    assert mp(t) == 6
    t.do("move 0511", "stop", "unit ti_knights")
    assert mp(t) == 2  # as printed, without a leader


@pytest.mark.rule("DL-MOV-09")
def test_units_move_one_at_a_time() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_sergeants", "ti_prince"]})
    t.do("unit ti_knights", "move 0511")
    assert t.refuses("unit ti_sergeants") == ["DL-MOV-09"]
    t.do("stop", "unit ti_sergeants", "move 0511", "stop")
    assert t.refuses("unit ti_knights") == ["DL-MOV-09"]
    assert t.targets("unit") == ["ti_prince"]


@pytest.mark.rule("DL-MOV-10")
def test_units_move_only_in_the_movement_step_of_their_phase() -> None:
    t = at("movement", hosar={"0510": ["ti_knights"]}, demon={"1811": ["ni_wolf_riders"]})
    assert t.refuses("unit ni_wolf_riders", seat="demon") == ["DL-MOV-10"]
    assert t.refuses("unit ni_wolf_riders", seat="hosar") == ["DL-MOV-10"]
    too_late = at("alliances", hosar={"1301": ["cl_count"]}, rest="neutrals")
    assert too_late.question == "alliance"
    assert too_late.refuses("unit cl_count") == ["DL-MOV-10"]


@pytest.mark.rule("DL-MOV-11")
def test_a_retreat_is_extra() -> None:
    """Five MP into battle, five hexes of retreat, and five MP again in the next phase."""
    stacks = {"0509": ["ti_knights", "ti_prince"]}
    t = at("movement", hosar=stacks, demon={"1009": ["er_levy"]}, dice=[1] * 100)
    t.do("unit ti_knights", "ride ti_prince")
    assert costs(t)["1009"] == mp(t) == 5
    t.do("move 1009").until("withdraw").do("yes").until("movement")
    assert len(t.events("retreated")) == 5
    t.answer("movement", "end", seat="demon").until("movement")
    t.do("unit ti_knights")
    assert (t.asked, mp(t)) == (["hosar"], 5)


@pytest.mark.rule("DL-MOV-28")
def test_leader_then_forcemarch_then_earthpit() -> None:
    """5 -> 2 -> 4 -> 2 without a leader, 5 -> 7 -> 3 with one."""
    for leader, expected in (([], 2), (["ti_prince"], 3)):
        t = at(
            "before-movement",
            hosar={"0510": ["ti_knights", *leader], "0512": ["ho_priest"]},
            pits=["0510"],
            spells={"hosar": ["forcemarch"]},
            dice=[1],
        )
        t.do("cast forcemarch", "at 0510", "unit ti_knights")
        assert mp(t) == expected


# -- stacking ----------------------------------------------------------------------------------------------------------


def starting_units_of_hosar() -> list[str]:
    return [u.id for u in WORLD.units if u.side == 0 and u.deploy in ("start", "temple", "township")]


@pytest.mark.rule("DL-STK-01")
def test_there_is_no_stacking_limit() -> None:
    units = starting_units_of_hosar()
    assert len(units) == 43
    t = at("movement", hosar={"0510": units[1:], "0511": units[:1]}, demon={"0510": ["ni_captain"]})
    t.do(f"unit {units[0]}", "move 0510", "stop")
    assert sorted(t.stack("hosar", "0510")) == sorted(units)
    assert t.stack("demon", "0510") == ["ni_captain"]


@pytest.mark.rule("DL-STK-02")
def test_friends_never_block_friends() -> None:
    crowd = [u for u in starting_units_of_hosar() if u not in ("ti_knights", "ti_prince")][:20]
    for between in ({}, {"0512": crowd}):
        t = at("movement", hosar={"0511": ["ti_knights", "ti_prince"], **between})
        t.do("unit ti_knights")
        assert costs(t)["0513"] == 2
        t.do("move 0513")
        assert way(t) == ["0512", "0513"]
        assert mp(t) == 3


@pytest.mark.rule("DL-STK-03")
def test_vision_sees_inside_and_outside_the_walls() -> None:
    """Garrison and relief of besieged Midazu stand in one hex."""
    t = at(
        "after-movement",
        phase="demon",
        hosar={"1119": ["ti_knights", "ho_priest"]},
        demon={"1119": ["cm_guards", "cm_warlock", "ta_lancers"]},
        sieges={"1119": 1},
        relief=["ta_lancers"],
        spells={"hosar": ["vision"]},
        dice=[1],
    )
    t.do("cast vision", seat="hosar")
    (seen,) = t.events("vision")
    assert (seen["hex"], set(seen["units"])) == ("1119", {"cm_guards", "cm_warlock", "ta_lancers"})
