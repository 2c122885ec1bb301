"""Rout (DW-S-MOR-49 to -61, -71, -72, -78): how routing elements run, who goes first, and what falls at a touch."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.orders import why_no_order
from hexarchy.games.demonworld.rout import rout
from hexarchy.games.demonworld.words import FLED, NOBODY
from tests.demonworld.ground import sheet
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, at, unit

ARCHERS = "light_orc_archers"  # 24 points with Move; orcs run to row A
MEN = "noble_footsoldiers"  # 16; they run to row P
FAR = unit(MEN, "N", "P1", order="hold")


def movement(*units: Any, **more: Any) -> Table:
    return at("movement", *units, level="standard", **more)


def run(t: Table, *wanted: str) -> Table:
    """Run until nobody routs any more: by the answers wanted, else straight on."""
    answers = [*wanted]
    while t.question in ("rout-next", "rout-to", "routs-next", "rout-along"):
        t.do(answers.pop(0) if answers else "done" if "done" in t.options else t.options[0])
    return t


@pytest.mark.rule("DW-S-MOR-50", "DW-S-MOR-51", "DW-S-MOR-71", "DW-DEC-18")
def test_elements_run_as_far_as_their_points_go() -> None:
    t = run(movement(unit(ARCHERS, "S", "M5", routing=True), FAR))
    assert t.fields(ARCHERS) == ["D5"]  # eight rows, and nothing was asked
    assert not [event for event in t.log if event.key == "only-choice" and event.args["question"] == "rout-to"]
    t = run(movement(unit("dwarf_eaters", "S", "A8"), unit(MEN, "N", "E5 E6", routing=True)), "done")
    assert {field[0] for field in t.fields(MEN)} == {"K"}  # five rows with 16 points
    assert t.facing(MEN) == "S"


@pytest.mark.rule("DW-S-MOR-71", "DW-S-MOR-54", "DW-DEC-18")
def test_of_equal_fields_the_owner_chooses_and_may_draw_together() -> None:
    t = movement(unit("dwarf_eaters", "S", "A8"), unit(MEN, "N", "E5 E8", routing=True)).do("take E5")
    # Five rows: both straightest fields lie half a field aside.
    assert (t.question, t.options) == ("rout-to", ["to K5", "to K6"])
    assert t.refuses("to K7") == ["DW-S-MOR-71"]
    t.do("to K6")
    assert t.options == ["to K7", "to K8", "to K9"]  # the first is beside the one that has run
    t = movement(unit("dwarf_eaters", "S", "A8"), unit(MEN, "N", "E5 E13", routing=True)).do("take E5", "to K5")
    assert t.options == ["to K13", "to K14"]


@pytest.mark.rule("DW-S-MOR-71", "DW-S-MOR-52")
def test_who_cannot_come_nearer_home_stays() -> None:
    wall = unit("dwarf_eaters", "N", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10")
    more = unit("orc_guard", "N", "G11 G12 G13 G14 G15 G16 G17")
    t = run(movement(unit(ARCHERS, "S", "H5", routing=True), wall, more, FAR))
    assert t.fields(ARCHERS) == ["H5"]


@pytest.mark.rule("DW-S-MOR-71", "DW-S-MOR-52", "DW-S-MOR-55")
def test_who_is_in_contact_saves_himself_where_he_can() -> None:
    """Its own side bars the way home; sideways it gets away."""
    wall = unit("dwarf_eaters", "N", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10")
    more = unit("orc_guard", "N", "G11 G12 G13 G14 G15 G16 G17")
    foe = unit(MEN, "N", "J5", order="hold")
    t = run(movement(unit(ARCHERS, "S", "H5", routing=True), wall, more, foe))
    assert t.fields(ARCHERS) != ["H5"]
    assert t.fields(ARCHERS)[0][0] == "H"
    # Shut in, it stays and is destroyed.
    shut = unit("light_orc_swordbearers", "N", "H4 H6 J4 J6 K5 K6")
    t = run(movement(unit(ARCHERS, "S", "H5", routing=True), wall, more, shut, foe))
    assert t.fields(ARCHERS) == []
    assert t.told("run-down", hex="H5")


@pytest.mark.rule("DW-S-MOR-56")
def test_routing_between_two_enemy_lines() -> None:
    units = (
        unit(MEN, "N", "D4 D5 D6", routing=True),
        unit("dwarf_eaters", "S", "C3 C4 C5 C6", order="hold"),
        unit("order_knights", "N", "G3 G4 G5", side="orcs", order="hold"),
        unit("orc_guard", "N", "D9 E8 F8", order="hold"),
    )
    t = movement(*units)
    for start, end in (("D4", "J3"), ("D5", "J5"), ("D6", "J6")):
        if t.question == "rout-next":
            t.do(f"take {start}")
        if t.question == "rout-to":
            assert all(option.split()[1][0] == "J" for option in t.options)  # five rows nearer
            t.do(f"to {end}")
    assert {event["from"]: event["to"] for event in t.events("runs")} == {"D4": "J3", "D5": "J5", "D6": "J6"}


@pytest.mark.rule("DW-S-MOR-72")
def test_those_nearest_home_run_first() -> None:
    t = movement(unit(ARCHERS, "S", "M5 M6 L5 L6", routing=True), FAR)
    assert t.options == ["take L5", "take L6", "done"]
    assert t.refuses("take M5") == ["DW-S-MOR-72"]
    run(t)
    assert len(t.fields(ARCHERS)) == 4
    assert {field[0] for field in t.fields(ARCHERS)} == {"C", "D"}


@pytest.mark.rule("DW-S-MOR-60", "DW-B-WIN-09", "DW-B-MOV-50")
def test_who_reaches_the_edge_has_fled_and_a_commander_stops_there() -> None:
    hero = unit("kruuk", "N", "E7", host=ARCHERS)
    t = run(movement(unit(ARCHERS, "S", "E5 A9", routing=True), hero, FAR), "yes")
    s = t.s
    assert [s.at[element] for element in s.entry(0).elements[:2]] == [FLED, FLED]
    hero_at = s.at[s.entry(t.number("kruuk")).elements[0]]
    assert s.field_id(hero_at)[0] == "A"


@pytest.mark.rule("DW-S-MOR-57", "DW-DEC-20")
def test_a_commander_runs_with_his_own_points() -> None:
    """Herkyn's unit in all but name: 16 points against 24. At the first rout move nobody asks him."""
    guns = unit("imperial_arquebusiers", "N", "P5 P6 P7 P8", order="skirmish")
    archers = unit(ARCHERS, "S", "M6", order="hold")
    hero = unit("baslian", "S", "M5", host=ARCHERS)
    t = at("shooting-1", guns, archers, hero, unit(MEN, "N", "P1"), level="standard", dice=[1])
    t.s._thaw()
    rout(t.s, 1)
    t.s.run()
    run(t)
    assert t.s.units[1].routing
    fields = {t.s.roster.unit_of[element]: t.s.field_id(t.s.at[element])[0] for element in t.s.bodies[1]}
    assert fields == {1: "D", 2: "G"}  # eight rows and five


@pytest.mark.rule("DW-S-MOR-58", "DW-DEC-20")
def test_from_the_second_rout_move_on_a_commander_may_stay() -> None:
    hero = unit("baslian", "S", "M5", host=ARCHERS)
    t = movement(unit(ARCHERS, "S", "M6", routing=True), hero, FAR)
    assert (t.question, t.options) == ("rout-along", ["yes", "no"])
    t.do("no")
    run(t)
    assert t.fields("baslian") == ["M5"]
    assert t.fields(ARCHERS)[0][0] == "D"


@pytest.mark.rule("DW-S-MOR-61", "DW-S-MOR-49", "DW-S-SEQ-02")
def test_units_routing_since_earlier_run_before_all_orders_and_get_none() -> None:
    t = movement(unit(ARCHERS, "S", "M5 M6", routing=True), FAR, unit("dwarf_eaters", "N", "D1", order="move"))
    assert t.question == "rout-next"
    run(t)
    assert t.question == "next-unit"
    s = t.s
    assert [why_no_order(s, number) is None for number in range(3)] == [False, True, True]


@pytest.mark.rule("DW-S-MOR-72", "DW-DEC-48")
def test_the_side_with_fewer_routing_units_runs_first() -> None:
    t = movement(
        unit(ARCHERS, "S", "M5 M6", routing=True),
        unit("dwarf_eaters", "S", "M9 M10", routing=True),
        unit(MEN, "N", "D5 D6", routing=True),
    )
    assert t.asked == ["empire"]
    run(t, "done")
    t = movement(unit(ARCHERS, "S", "M5 M6", routing=True), unit("dwarf_eaters", "S", "M9 M10", routing=True), FAR)
    assert t.options == [f"next {ARCHERS}", "next dwarf_eaters"]


@pytest.mark.rule("DW-S-MOR-78", "DW-S-MOR-55")
def test_routing_elements_fall_at_a_touch_and_nobody_is_in_melee() -> None:
    # The routers have run already.
    routers = unit(MEN, "S", "G5 G6 G7 F1", routing=True, moved=True)
    orcs = unit("orc_guard", "N", "J5 J6 J7 J8", order="attack")
    t = movement(orcs, routers, step="attack step", dice=[1]).do("move orc_guard", "advance-right")
    assert t.events("run-down")
    assert "F1" in t.fields(MEN)
    assert not t.in_melee("orc_guard")
    assert not t.events("roll")
    while t.question in ("finish-by", "finishing", "finishing-to"):
        t.do("stop")
    assert t.unit("orc_guard").moved


@pytest.mark.rule("DW-S-MOR-55")
def test_attacking_those_who_rout_needs_what_any_attack_needs() -> None:
    routers = unit(MEN, "S", "G5 G6 G7", routing=True, moved=True)
    t = movement(unit("orc_guard", "N", "J5 J6 J7 J8", order="move"), routers, step="move step").do("move orc_guard")
    assert t.refuses("advance-right") == ["DW-B-ORD-03"]


# -- commanders with those who rout ------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-57", "DW-S-CMD-42")
def test_a_commander_touched_among_routers_fights_alone_and_they_are_in_no_melee() -> None:
    routers = unit(MEN, "S", "G5 G6 F1", routing=True, moved=True)
    orcs = unit("orc_guard", "N", "J5 J6 J7 J8", order="attack")
    hero = unit("gordan", "S", "G7", host=MEN)
    t = movement(orcs, routers, hero, step="attack step").do("move orc_guard", "advance-right")
    assert [event["hex"] for event in t.events("run-down")] == ["G5", "G6"]
    assert t.told("contact", unit="orc_guard", foe="gordan")
    assert (t.fields(MEN), t.fields("gordan")) == (["F1"], ["G7"])
    assert (t.in_melee(MEN), t.in_melee("gordan"), t.in_melee("orc_guard")) == (False, True, True)
    assert t.unit("gordan").host == NOBODY
    assert t.question != "reacts-next"  # he has run with them in this phase
    check(t.s)


@pytest.mark.rule("DW-S-MOR-57", "DW-S-MOR-60", "DW-S-CMD-41")
def test_a_commander_whose_unit_has_fled_fights_where_he_is_shut_in() -> None:
    friends = unit("dwarf_eaters", "N", "A4 A5 B4 B6", order="hold")
    foe = unit(MEN, "N", "C4 C5", order="hold")
    t = movement(unit(ARCHERS, "S", "A9", routing=True), unit("baslian", "S", "B5", host=ARCHERS), friends, foe)
    run(t, "yes")
    assert (t.fields(ARCHERS), t.fields("baslian")) == ([], ["B5"])
    assert t.in_melee("baslian")


@pytest.mark.rule("DW-S-MOR-57", "DW-S-CMD-40")
def test_a_commander_left_behind_by_a_rout_regroups_in_that_melee() -> None:
    """Shut in by his own side he cannot run; he is a member of the melee that his unit has left."""
    men, hero = unit(MEN, "N", "K9", melee=1, fought=1), unit("gordan", "N", "F8", host=MEN)
    friends = unit("order_knights", "N", "F7 F9 G7 G8 E8", order="hold")
    t = at("melee", unit("orc_guard", "S", "E7", melee=1, fought=1), men, hero, friends, level="standard")
    t.s._thaw()
    rout(t.s, 1)
    t.s.run()
    run(t)
    assert (t.unit(MEN).routing, t.in_melee(MEN), t.in_melee("gordan")) == (True, False, True)
    while t.question != "regroup" or "take F8" not in t.options:
        t.do("done" if "done" in t.options else t.options[0])
    assert t.asked == ["empire"]


@pytest.mark.rule("DW-S-CMD-42", "DW-S-CMD-40")
def test_who_touches_an_enemy_does_not_join_those_who_rout() -> None:
    foe = unit("orc_guard", "S", "F7 F8", order="hold")
    routers = unit(MEN, "S", "H5 H6", routing=True, moved=True)
    t = movement(foe, routers, unit("gordan", "N", "J7"), step="move step")
    t.do("name gordan", "ready")
    t.do("to H7")
    assert f"join {MEN}" in t.options
    t.do("to G7")
    assert t.refuses(f"join {MEN}") == ["DW-S-CMD-40"]


@pytest.mark.rule("DW-S-MOR-50", "DW-S-FOR-18")
def test_skirmishers_run_through_woods_like_any_others() -> None:
    """In skirmish formation still, the first of them would pay three points for a field of the woods, not four."""
    woods = {f"{row}{place}": "w" for row in "CDEFGHJ" for place in range(1, 18)}
    at_ease = unit(ARCHERS, "N", "K3 K5 K7 M4 M6", routing=True)
    t = movement(at_ease, FAR, layout=sheet(terrain=woods))
    assert t.formation(ARCHERS) == "skirmish"
    run(t)
    assert {event["to"][0] for event in t.events("runs") if event["from"][0] == "K"} == {"D"}  # six rows
