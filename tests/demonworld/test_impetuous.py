"""Impetuous units (DW-S-MOR-62 to -69, -73 to -75): what they must do, and what is left to their owner."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import strike
from hexarchy.games.demonworld.morale import LossTests
from hexarchy.games.demonworld.orders import why_no_order
from hexarchy.games.demonworld.rout import put_to_rout
from hexarchy.games.demonworld.words import MISSILE, NOBODY
from tests.demonworld.table import Table, at, unit

WILD = "berserkers"  # 18 points with Attack, one maneuver
ORCS = "dwarf_eaters"


def wild(fields: str = "L5 L6 L7 L8", facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(WILD, facing, fields, **{"impetuous": True, "target": ORCS, **more})


def orcs(fields: str, **more: Any) -> dict[str, Any]:
    return unit(ORCS, "S", fields, **{"order": "hold", **more})


def movement(*units: Any, **more: Any) -> Table:
    return at("movement", *units, level="standard", **more)


@pytest.mark.rule("DW-S-MOR-63", "DW-S-MOR-74", "DW-DEC-22")
def test_it_goes_straight_at_the_enemy() -> None:
    # Three fields ahead: advances alone, and no other answer.
    t = movement(wild(), orcs("H5 H6 H7 H8"))
    while t.question == "frenzy":
        assert {*t.options} <= {"advance-left", "advance-right"}
        t.do(t.options[0])
    assert t.in_melee(WILD)
    assert t.in_melee(ORCS)
    assert not t.events("shifts")
    assert len(t.events("advances")) == 2


@pytest.mark.rule("DW-S-MOR-74", "DW-S-MOR-64")
def test_it_moves_before_all_orders() -> None:
    t = movement(wild(), orcs("A5"), unit("noble_footsoldiers", "N", "O1", order="move"))
    while t.question == "frenzy":
        t.do(t.options[0])
    assert len(t.events("advances")) == 6  # eighteen points
    assert t.question in ("next-unit", "singles")
    assert t.unit(WILD).moved


@pytest.mark.rule("DW-S-MOR-74")
def test_out_of_reach_it_ends_as_near_as_it_can() -> None:
    t = movement(wild(), orcs("A5"))
    while t.question == "frenzy":
        t.do(t.options[-1])
    near = min(t.s.area.grid.distance(field, t.s.area.at("A5")) for field in t.s.fields_of(t.number(WILD)))
    assert near == 4  # from ten


@pytest.mark.rule("DW-S-MOR-74", "DW-S-MOR-63")
def test_a_friend_in_the_way_is_gone_round() -> None:
    """With one maneuver it can step aside, and no more: one that leaves it as near as it can come is taken."""
    friends = unit("noble_footsoldiers", "N", "K5 K6 K7 K8", order="hold")
    t = movement(wild("L6 L7 L8 L9"), orcs("F1"), friends)
    while t.question == "frenzy":
        assert t.refuses("stop") == ["DW-S-MOR-74"]
        t.do(t.options[0])
    assert len(t.events("shifts")) + len(t.events("wheels")) == 1
    assert not t.events("advances")


@pytest.mark.rule("DW-S-MOR-74")
def test_an_enemy_on_the_way_is_attacked_if_the_target_is_out_of_reach() -> None:
    guard = unit("orc_guard", "S", "H5 H6 H7 H8", order="hold")
    t = movement(wild(), orcs("A5"), guard)
    while t.question == "frenzy":
        t.do(t.options[0])
    assert t.in_melee("orc_guard")


@pytest.mark.rule("DW-S-MOR-74", "DW-S-MOR-68")
def test_it_turns_on_an_enemy_behind() -> None:
    knights = unit("order_knights", "N", "G5 G6 G7 G8", side="empire", impetuous=True, target=ORCS)
    t = movement(knights, orcs("M5 M6 M7 M8"))
    while t.question == "frenzy":
        t.do(t.options[0])
    assert t.events("turns") or t.events("wheels")
    assert t.s.area.grid.distance(t.s.fields_of(0)[0], t.s.area.at("M5")) < 6


@pytest.mark.rule("DW-S-MOR-74")
def test_a_few_go_one_by_one() -> None:
    t = movement(wild("L5 L7"), orcs("H5 H6 H7 H8"))
    while t.question in ("frenzy-to", "reaction"):
        t.do("stop" if t.question == "reaction" else t.options[0])
    assert t.in_melee(WILD)
    assert all(field[0] == "J" for field in t.fields(WILD))
    t = movement(wild("L5"), orcs("A5"))
    while t.question == "frenzy-to":
        t.do(t.options[0])
    assert t.fields(WILD)[0][0] == "E"


@pytest.mark.rule("DW-S-MOR-62", "DW-S-CMD-29", "DW-S-SEQ-05")
def test_it_gets_no_order_and_does_not_shoot() -> None:
    guns = unit("imperial_arquebusiers", "N", "L5 L6 L7 L8", impetuous=True, target=ORCS)
    t = at("shooting-1", guns, orcs("H5 H6 H7"), level="standard")
    assert t.question != "shot-lead"
    reason = why_no_order(t.s, 0)
    assert reason is not None
    assert reason.rule == "DW-S-MOR-62"


@pytest.mark.rule("DW-S-MOR-66")
def test_it_strikes_two_quicker_in_every_round() -> None:
    t = at("melee", wild("G5", melee=1, fought=2), orcs("F5", melee=1, fought=2), level="standard")
    assert strike.initiative(t.s, t.s.bodies[0][0]) == 2 + 2


@pytest.mark.rule("DW-S-MOR-67", "DW-S-MOR-69")
@pytest.mark.parametrize(("die", "stays"), [(4, True), (3, False)])
def test_only_a_rout_ends_it(die: int, stays: bool) -> None:
    # Two elements, the leader, +1 for being impetuous: 4, so a footsoldier's 8 asks for another 4.
    men = unit("noble_footsoldiers", "N", "L5 L6", impetuous=True, target=ORCS)
    t = at("shooting-2", men, orcs("A5"), level="standard", dice=[die])
    t.s._thaw()
    t.s.push(LossTests.of(MISSILE, {0: 1}))
    t.s.run()
    true = t.s.units[0]
    assert (true.impetuous, true.routing) == (stays, not stays)


@pytest.mark.rule("DW-S-MOR-69")
def test_without_an_enemy_on_the_area_it_stands() -> None:
    t = movement(unit(WILD, "N", "L5 L6 L7 L8", impetuous=True), rounds=2)
    assert t.fields(WILD) == ["L5", "L6", "L7", "L8"]


@pytest.mark.rule("DW-S-MOR-68", "DW-S-MOR-73", "DW-DEC-11")
def test_the_nearest_enemy_is_its_next_target_ties_are_asked() -> None:
    near, far = orcs("C5"), unit("orc_guard", "S", "A16", order="hold")
    t = movement(unit(WILD, "N", "L5 L6 L7 L8", impetuous=True), near, far)
    assert t.question == "frenzy" or t.events("advances")
    assert t.unit(WILD).target == t.number(ORCS)
    t = movement(unit(WILD, "N", "L5 L6 L7 L8", impetuous=True), orcs("C5"), unit("orc_guard", "S", "C7"))
    assert (t.question, t.options) == ("provoked", ["charge dwarf_eaters", "charge orc_guard"])


@pytest.mark.rule("DW-S-MOR-73")
def test_a_target_that_routs_is_let_go() -> None:
    t = movement(wild("L5 L6 L7 L8"), orcs("A5"), unit("orc_guard", "S", "A16"))
    t.s._thaw()
    put_to_rout(t.s, t.number(ORCS))
    assert t.unit(WILD).target == NOBODY


@pytest.mark.rule("DW-S-MOR-64", "DW-DEC-48")
def test_both_sides_impetuous_a_die_decides_who_chooses() -> None:
    own = unit("trolls", "S", "D5 D6 D7 D8", impetuous=True, target=WILD)
    t = movement(wild(target="trolls"), own, dice=[5, 2])
    assert (t.asked, t.question) == (["orcs"], "impetuous-first")
    t.do("second")
    assert (t.asked, t.question) == (["empire"], "frenzy")
    t = movement(wild(), unit(WILD, "N", "L11 L12 L13 L14", impetuous=True, target=ORCS), orcs("C5"))
    assert (t.question, t.options) == ("impetuous-next", [f"next {WILD}", f"next {WILD}_2"])


@pytest.mark.rule("DW-S-MOR-65", "DW-S-MOR-75", "DW-DEC-33")
def test_free_elements_must_come_up() -> None:
    """One of a line makes contact; the others must come as near as their front steps allow, and may not stop."""
    t = movement(wild("K4 K5 K6 K7 K8"), orcs("H4 G5 G6 G7"))
    while t.question in ("frenzy", "reaction"):
        t.do("stop" if t.question == "reaction" else t.options[0])
    assert (t.question, t.options) == ("finishing", ["take J5", "take J6", "take J7"])
    assert t.refuses("stop")
    t.do("take J5")
    assert t.options == ["to H5", "to H6"]  # fields of contact, and no staying behind
    t.do("to H5", "take J6", "to H6", "to H7")
    assert t.fields(WILD) == ["H5", "H6", "H7", "J3", "J4"]
    assert t.in_melee(WILD)


@pytest.mark.rule("DW-S-MOR-66", "DW-S-MOR-75", "DW-DEC-45")
def test_in_regrouping_free_elements_must_close_in() -> None:
    t = at(
        "melee",
        wild("G5 J5", melee=1, fought=1),
        orcs("F5 F6", melee=1, fought=1),
        step="regrouping",
        level="standard",
        dice=[1, 6],
    )
    if t.question == "regroup-first":
        t.do("first")
    assert t.asked == ["empire"]
    if t.question == "regroup":
        assert t.options == ["take J5"]
        t.do("take J5")
    fields = [option.split()[1] for option in t.options if option.startswith("to ")]
    assert fields
    assert not [option for option in t.options if option.startswith("face")]
    assert all(t.s.area.grid.distance(t.s.area.at(field), t.s.area.at("F6")) <= 2 for field in fields)


@pytest.mark.rule("DW-S-MOR-75")
def test_in_a_reaction_nobody_goes_away_from_the_enemy() -> None:
    attackers = unit("orc_guard", "S", "F5 F6 F7 F8", order="attack")
    men = unit("imperial_arquebusiers", "N", "H5 H6 H7 H8 J6", impetuous=True, target="orc_guard", moved=False)
    t = movement(attackers, men, step="attack step").do("move orc_guard", "advance-left")
    assert t.question == "reaction"
    t.do("regroup")
    t.do("take J6")
    assert {option.split()[1][0] for option in t.options} == {"J"}


@pytest.mark.rule("DW-S-MOR-74")
def test_the_target_comes_before_an_enemy_that_is_nearer() -> None:
    guard = unit("orc_guard", "S", "J9 J10", order="hold")  # one step to the right would touch it
    t = movement(wild(), orcs("H4 H5"), guard)
    while t.question == "frenzy":
        t.do(t.options[0])
    assert t.in_melee(ORCS)
    assert not t.in_melee("orc_guard")


@pytest.mark.rule("DW-S-MOR-74")
def test_of_a_few_the_nearest_goes_first() -> None:
    t = movement(wild("M5 L7"), orcs("A6"))
    while t.question == "frenzy-to":
        t.do(t.options[0])
    assert [event["from"] for event in t.events("element-moves")] == ["L7", "M5"]


@pytest.mark.rule("DW-S-MOR-30", "DW-S-MOR-63")
def test_it_fears_nobody() -> None:
    guard = unit("orc_guard", "N", "L5 L6 L7 L8", impetuous=True, target="order_knights")
    t = movement(guard, unit("order_knights", "S", "H5 H6 H7 H8", order="hold"))
    while t.question == "frenzy":
        t.do(t.options[0])
    assert t.in_melee("order_knights")
    assert not t.events("roll")
