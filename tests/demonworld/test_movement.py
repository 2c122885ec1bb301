"""Movement (DW-B-MOV): steps, who moves first, points and maneuvers, operations of a unit on the area."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.table.wording import Wording
from tests.demonworld.table import Table, at, unit

LINE = "G4 G5 G6 G7"
FAR = unit("noble_footsoldiers", "S", "A12 A13 A14 A15", order="move")
BLOCK = "K4 K5 K6 K7 K8 L4 L5 L6 L7 L8"  # 5-5, facing north


def moving(fields: str = LINE, facing: str = "N", order: str = "attack", card: str = "trolls", **more: Any) -> Table:
    """A unit that was chosen to move, with an enemy far away."""
    about: dict[str, Any] = {"foes": [FAR], "level": "basic"} | more
    step = f"{order} step"
    own = unit(card, facing, fields, order=order, side="orcs")
    return at("movement", own, *about["foes"], step=step, level=about["level"]).do(f"move {card}")


def left(t: Table) -> tuple[int, int]:
    """Points and maneuvers a moving unit has left."""
    assert t.s.decision is not None
    args = t.s.decision.asks[0].args
    return args["points"], args["maneuvers"]


# -- the sequence ------------------------------------------------------------------------------------------------------


def armies(mine: dict[str, str], theirs: dict[str, str], dice: Any = 1, **more: Any) -> Table:
    """Units far apart with the orders given."""
    orcs = ("trolls", "orc_guard", "dwarf_eaters", "light_orc_archers", "light_orc_swordbearers")
    men = ("berserkers", "imperial_arquebusiers", "order_knights", "noble_footsoldiers")
    units = []
    for row, cards, orders in (("P", orcs, mine), ("A", men, theirs)):
        names = [name for name, count in orders.items() for _ in range(int(count))]
        for number, (card, order) in enumerate(zip(cards, names, strict=False)):
            fields = " ".join(f"{row}{column}" for column in (3 * number + 1, 3 * number + 2))
            units.append(unit(card, "N" if row == "P" else "S", fields, order=order))
    return at("movement", *units, dice=dice, **more)


@pytest.mark.rule("DW-B-MOV-45", "DW-B-MOV-47", "DW-DEC-26")
def test_orders_move_in_four_steps_and_the_side_with_fewer_chooses() -> None:
    """DW-B-MOV-47: three Move, two Skirmish, four Attack orders against none, two and two."""
    t = armies({"move": "1", "skirmish": "2", "attack": "2"}, {"skirmish": "2", "attack": "1"}, dice=[4, 4, 2, 5])
    assert t.question == "next-unit"
    assert t.asked == ["orcs"]
    assert t.options == ["move trolls", "done"]
    t.do("done")
    assert t.rolls("DW-B-MOV-46") == [(4, 4), (2, 5)]
    assert (t.question, t.asked) == ("first-or-second", ["empire"])  # the higher roll chooses
    t.do("second")
    assert t.asked == ["orcs"]
    t.do("done").do("done")
    assert (t.question, t.asked) == ("first-or-second", ["empire"])  # one Attack order against two
    t.do("first")
    assert t.asked == ["empire"]
    assert len(t.rolls("DW-B-MOV-46")) == 2


@pytest.mark.rule("DW-B-MOV-46", "DW-B-INT-26")
def test_equal_rolls_are_rolled_again() -> None:
    t = armies({"attack": "1"}, {"attack": "1"}, dice=[4, 4, 2, 5], step="attack step")
    assert t.rolls("DW-B-MOV-46") == [(4, 4), (2, 5)]
    assert t.asked == ["empire"]


@pytest.mark.rule("DW-B-MOV-46")
def test_orders_of_units_that_cannot_move_any_more_are_counted() -> None:
    t = at(
        "movement",
        unit("trolls", "N", "P1 P2", order="attack", melee=2, moved=True),
        unit("orc_guard", "N", "P9 P10", order="attack"),
        unit("berserkers", "S", "O1", order="attack", melee=2, moved=True),
        step="attack step",
    )
    assert (t.question, t.asked) == ("first-or-second", ["empire"])


@pytest.mark.rule("DW-B-MOV-48", "DW-DEC-27")
def test_units_move_one_after_another() -> None:
    t = armies({"attack": "2"}, {"move": "1"}, step="attack step").do("move trolls")
    assert t.refuses("move orc_guard") == ["DW-B-MOV-48"]
    t.do("stop")
    assert t.options == ["move orc_guard", "done"]


@pytest.mark.rule("DW-B-MOV-11")
def test_a_movement_that_has_ended_is_not_resumed() -> None:
    t = armies({"attack": "3"}, {"move": "1"}, step="attack step").do("move trolls", "stop", "move orc_guard", "stop")
    assert t.refuses("move trolls") == ["DW-B-MOV-56"]


@pytest.mark.rule("DW-B-MOV-45", "DW-B-ORD-17", "DW-B-ORD-19", "DW-B-MOV-56")
def test_a_unit_that_was_passed_over_has_moved() -> None:
    t = armies({"move": "2", "attack": "2"}, {"hold": "1"})
    t.do("move trolls", "stop", "done")
    assert t.unit("orc_guard").moved
    assert t.refuses("move orc_guard") == ["DW-B-MOV-45"]
    assert t.options == ["move dwarf_eaters", "move light_orc_archers", "done"]


@pytest.mark.rule("DW-B-ORD-18", "DW-B-ORD-17")
@pytest.mark.parametrize("count", range(6))
def test_any_number_of_units_may_be_moved(count: int) -> None:
    t = armies({"attack": "5"}, {"hold": "1"}, step="attack step")
    for card in ("trolls", "orc_guard", "dwarf_eaters", "light_orc_archers", "light_orc_swordbearers")[:count]:
        t.do(f"move {card}", "stop")
    if count < 5:
        t.do("done")
    assert t.question == "next-unit"
    assert t.asked == ["empire"]


@pytest.mark.rule("DW-B-MOV-01", "DW-B-ORD-13")
def test_a_unit_that_fights_on_is_not_moved() -> None:
    t = at(
        "movement",
        unit("trolls", "N", "G4 G5", order="attack", melee=1),
        unit("orc_guard", "N", "P9 P10", order="attack"),
        unit("berserkers", "S", "F5", melee=1),
        step="attack step",
    )
    assert t.options == ["move orc_guard", "done"]
    assert t.refuses("move trolls") == ["DW-B-MOV-01"]


# -- points and maneuvers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-02", "DW-B-MOV-04")
def test_every_field_costs_three_points_and_no_more_are_spent_than_there_are() -> None:
    t = moving("N4 N5 N6 N7", card="dwarf_eaters")  # 12 points
    t.do(*["advance-left"] * 4)
    assert t.fields("dwarf_eaters") == ["J2", "J3", "J4", "J5"]
    assert t.question != "operation"  # nothing is left
    assert t.events("advances")[-1]["points"] == 3
    t = moving("N4 N5 N6 N7", card="dwarf_eaters").do(*["advance-left"] * 3)
    assert left(t) == (3, 2)
    t = moving("N4 N5 N6 N7", order="skirmish", card="light_orc_swordbearers").do("shift W")
    assert left(t) == (5, 1)
    t.do("advance-left")  # two points are left, and one maneuver that would take five
    assert t.question != "operation"
    t = moving("N4 M5 L5 K6", card="dwarf_eaters").do(*["advance-left"] * 4)  # a column, whose leader may still turn
    assert t.refuses("advance-left") == ["DW-B-MOV-02"]


@pytest.mark.rule("DW-B-MOV-05")
@pytest.mark.parametrize("card", ["berserkers", "order_knights"])
def test_every_unit_has_two_maneuvers_in_the_basic_game(card: str) -> None:
    foe = unit("trolls", "S", "A12 A13 A14 A15", order="hold", side="empire")
    assert left(moving(card=card, foes=[foe]))[1] == 2


@pytest.mark.rule("DW-B-MOV-06", "DW-B-MOV-09")
def test_the_first_maneuver_takes_half_of_the_points() -> None:
    t = moving("N4 N5 N6 N7", card="dwarf_eaters").do("advance-left", "shift W", "advance-right")
    assert t.fields("dwarf_eaters") == ["L3", "L4", "L5", "L6"]
    assert t.question != "operation"  # all is spent
    t = moving("N4 N5 N6 N7", card="dwarf_eaters").do("shift W", "shift W")
    assert t.question != "operation"  # nothing is left
    t = moving("N4 N5 N6 N7", card="dwarf_eaters").do(*["advance-left"] * 3)
    assert t.refuses("shift W") == ["DW-B-MOV-51"]


@pytest.mark.rule("DW-B-MOV-10", "DW-B-ORD-20", "DW-B-ORD-21")
def test_what_is_left_over_is_lost() -> None:
    t = moving("N4 N5 N6 N7", order="skirmish", card="light_orc_swordbearers")  # 10 points
    t.do(*["advance-left"] * 3)
    assert t.question != "operation"
    t.until("orders").do("give-skirmish light_orc_swordbearers", seat="orcs").do("ready", seat="orcs")
    t.do("ready", seat="empire").do("move light_orc_swordbearers")
    assert left(t) == (10, 2)


# -- operations --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-53", "DW-DEC-29")
def test_the_operations_offered_to_a_moving_unit() -> None:
    t = moving(BLOCK, card="dwarf_eaters")
    verbs = [option.split()[0] for option in t.options]
    counted = {verb: verbs.count(verb) for verb in dict.fromkeys(verbs)}
    single = dict.fromkeys(("turn-some", "regroup", "reform", "stop"), 1)
    assert counted == {"advance-left": 1, "advance-right": 1, "shift": 6, "wheel": 4, "turn": 5, **single}


@pytest.mark.rule("DW-B-MOV-12", "DW-B-MOV-13", "DW-B-MOV-14")
def test_an_orderly_unit_advances_as_one() -> None:
    t = moving().do("advance-left", "advance-right")
    assert t.fields("trolls") == ["E4", "E5", "E6", "E7"]
    assert t.facing("trolls") == "N"
    assert sum(event["points"] for event in t.events("advances")) == 6


@pytest.mark.rule("DW-B-MOV-15", "DW-B-MOV-12")
def test_another_direction_is_a_maneuver() -> None:
    t = moving().do("shift W")
    assert t.fields("trolls") == ["G3", "G4", "G5", "G6"]
    assert left(t)[1] == 1
    assert t.facing("trolls") == "N"


@pytest.mark.rule("DW-B-MOV-15", "DW-B-MOV-16")
def test_a_disorganized_unit_moves_a_field_for_a_maneuver() -> None:
    t = moving("G4 G5 G6 G7:S")
    assert not t.orderly("trolls")
    assert t.refuses("advance-left") == ["DW-B-MOV-15"]
    t.do("shift NW", "shift NE")
    assert t.fields("trolls") == ["E4", "E5", "E6", "E7"]
    assert t.question != "operation"


@pytest.mark.rule("DW-B-MOV-19")
def test_a_step_ahead_may_be_paid_as_a_maneuver() -> None:
    t = moving().do("shift NW")
    assert t.fields("trolls") == ["F4", "F5", "F6", "F7"]
    assert left(t)[1] == 1


@pytest.mark.rule("DW-B-MOV-49")
def test_nobody_passes_through_others() -> None:
    friend = unit("orc_guard", "N", "F6 D1 D2 D3", order="hold")
    t = moving(foes=[FAR, friend])
    assert t.refuses("advance-left") == ["DW-B-MOV-49"]
    assert t.refuses("shift NE") == ["DW-B-MOV-49"]
    assert "shift W" in t.options


@pytest.mark.rule("DW-B-MOV-50")
def test_nobody_leaves_the_area_and_half_fields_are_open() -> None:
    t = moving("G2 G3 G4 G5").do("advance-left", "advance-left")
    assert t.fields("trolls") == ["E1", "E2", "E3", "E4"]
    t.do("advance-left")
    assert t.fields("trolls") == ["D1", "D2", "D3", "D4"]  # D1 is half a field
    assert moving("D1 D2 D3 D4").refuses("advance-left") == ["DW-B-MOV-50"]
    assert moving("G1 G2 G3 G4").refuses("shift W") == ["DW-B-MOV-50"]


# -- wheels and turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-21", "DW-B-MOV-22", "DW-B-MOV-23")
def test_a_line_wheels_about_its_left_end() -> None:
    t = moving(card="order_knights", foes=[unit("trolls", "S", "A12 A13", side="empire")]).do("wheel L60")
    assert t.fields("order_knights") == sorted(["G4", "F5", "E5", "D6"])
    assert t.facing("order_knights") == "WNW"
    assert left(t)[1] == 1
    t = moving().do("wheel L120")
    assert t.facing("trolls") == "WSW"
    assert left(t)[1] == 1


@pytest.mark.rule("DW-B-MOV-20")
def test_who_may_not_wheel() -> None:
    assert moving("G4 G5 G6 G7:S").refuses("wheel L60") == ["DW-B-MOV-20"]
    assert moving(order="hold").refuses("wheel L60") == ["DW-B-MOV-20"]


@pytest.mark.rule("DW-B-MOV-20", "DW-B-MOV-39")
def test_a_column_may_not_wheel() -> None:
    assert moving("G4 F5 E5 D6").refuses("wheel L60") == ["DW-B-MOV-39"]


@pytest.mark.rule("DW-B-MOV-43", "DW-B-MOV-20")
def test_a_small_unit_may_not_wheel() -> None:
    assert moving("G4 G5 G6").refuses("wheel L60") == ["DW-B-MOV-43"]


@pytest.mark.rule("DW-B-MOV-25", "DW-B-MOV-24")
def test_no_left_and_right_wheel_in_one_phase() -> None:
    t = moving("K8 K9 K10 K11").do("wheel L60")
    assert t.targets("wheel") == ["L60", "L120"]
    assert t.refuses("wheel R60") == ["DW-B-MOV-25"]
    t = moving("K8 K9 K10 K11").do("wheel L120", "wheel L120")
    assert t.facing("trolls") == "ESE"


@pytest.mark.rule("DW-B-MOV-21")
def test_all_fields_a_wheel_sweeps_must_be_free() -> None:
    friend = unit("orc_guard", "N", "F6 P1 P2 P3", order="hold")
    t = moving(foes=[FAR, friend])  # F6 is swept by an element two fields from the pivot
    assert t.refuses("wheel L60") == ["DW-B-MOV-49"]
    assert "wheel R120" not in t.options


@pytest.mark.rule("DW-B-MOV-26", "DW-B-MOV-58")
def test_any_elements_turn_for_one_maneuver() -> None:
    t = moving().do("turn-some", "take G4", "face ENE", "take G6", "face S", "close")
    assert t.facings("trolls") == {"G4": "ENE", "G5": "N", "G6": "S", "G7": "N"}
    assert left(t)[1] == 1
    t = moving().do("turn-some", "close")
    assert left(t)[1] == 2  # nobody turned


@pytest.mark.rule("DW-B-MOV-27")
def test_an_about_turn() -> None:
    t = moving("G4 G5 G6 G7", card="dwarf_eaters").do("turn 180")
    assert t.facing("dwarf_eaters") == "S"
    assert left(t)[1] == 1


@pytest.mark.rule("DW-B-MOV-28", "DW-B-MOV-29", "DW-B-MOV-59")
def test_after_a_common_turn_a_unit_forms_up_again_without_cost() -> None:
    t = moving("G3 G4 G5 G6 H4 H6").do("turn 180")
    assert t.question == "free-regrouping"
    assert "form line-3" in t.options
    t.do("form line-3")
    while t.question == "free-fields":
        t.do(t.options[0])
    assert t.formation("trolls") == "line"
    assert t.facing("trolls") == "S"
    assert left(t)[1] == 1
    before = {"G3", "G4", "G5", "G6", "H4", "H6"}
    near = {t.s.field_id(n) for field in before for n in t.s.around[t.s.area.at(field)] if n >= 0}
    assert {*t.fields("trolls")} <= before | near
    ranks = sorted(field[0] for field in t.fields("trolls"))
    assert ranks in ([*"GGGHHH"], [*"FFFGGG"], [*"HHHJJJ"])


@pytest.mark.rule("DW-B-MOV-28")
def test_the_free_regrouping_may_be_declined() -> None:
    t = moving("G3 G4 G5 G6 H4 H6").do("turn 180", "none")
    assert not t.orderly("trolls")
    assert t.fields("trolls") == ["G3", "G4", "G5", "G6", "H4", "H6"]


@pytest.mark.rule("DW-B-MOV-28")
def test_a_turn_that_leaves_the_ranks_whole_asks_nothing() -> None:
    assert moving("G3 G4 G5 G6 H4 H5 H6 H7").do("turn 180").question == "operation"


@pytest.mark.rule("DW-B-MOV-30")
def test_a_disorganized_unit_gets_no_free_regrouping() -> None:
    t = moving("G3 G4 G6 G7").do("turn 60")
    assert t.question == "operation"
    t.do("regroup", "take G6", "to G5", "close")
    assert t.question != "operation"  # two maneuvers


@pytest.mark.rule("DW-B-MOV-31")
def test_turning_the_rear_rank_disorganizes_a_unit() -> None:
    t = moving("G3 G4 G5 G6 H4 H5 H6")
    t.do("turn-some", "take H4", "face S", "take H5", "face S", "take H6", "face S", "close")
    assert not t.orderly("trolls")
    assert left(t)[1] == 1


# -- regrouping --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-17", "DW-B-MOV-58")
def test_regrouping_costs_a_maneuver_for_each_field_of_the_farthest() -> None:
    t = moving("G3 G4 G6 G7 H4").do("regroup", "take G6", "to G5", "take G7", "to G6", "close")
    assert left(t)[1] == 1
    t.do("regroup", "take G6", "to G7", "close")
    assert t.question != "operation"
    t = moving("G3 G4 G6 G7 H4").do("regroup", "close")
    assert left(t)[1] == 2


@pytest.mark.rule("DW-B-MOV-18")
def test_two_variants_of_regrouping_compared() -> None:
    """Two, a gap and one over three with gaps between them (18 points)."""
    unordered = "G4 G5 G7 H4 H6 H8"
    t = moving(unordered, card="light_orc_archers")
    t.do("regroup", "take G7", "to G6", "take H4", "to H5", "take H8", "to H7", "close")
    assert t.orderly("light_orc_archers")
    assert left(t) == (9, 1)
    t = moving(unordered, card="light_orc_archers").do("regroup", "take H4", "to H5", "close")
    t.do("regroup", "take H5", "to J5", "close")
    assert t.question != "operation"


@pytest.mark.rule("DW-B-MOV-52", "DW-B-MOV-58")
def test_places_are_not_passed_on_in_a_ring() -> None:
    t = moving("G4 G5 G6 G7").do("regroup", "take G5")
    assert t.refuses("to G4") == ["DW-B-MOV-52"]
    assert t.refuses("to K4") == ["DW-B-MOV-52"]
    t.do("to F5")
    assert t.refuses("take F5") == ["DW-B-MOV-58"]
    assert "take G4" in t.options


@pytest.mark.rule("DW-B-MOV-58")
def test_fields_left_in_a_step_are_free_for_others() -> None:
    t = moving("G3 G5 G6 G7").do("regroup", "take G5", "to G4", "take G6", "to G5", "take G7", "to G6", "close")
    assert t.fields("trolls") == ["G3", "G4", "G5", "G6"]
    assert left(t)[1] == 1


@pytest.mark.rule("DW-B-MOV-52")
def test_a_whole_block_goes_one_field_at_once() -> None:
    t = moving(BLOCK, card="dwarf_eaters").do("shift W")
    assert t.fields("dwarf_eaters") == ["K3", "K4", "K5", "K6", "K7", "L3", "L4", "L5", "L6", "L7"]


@pytest.mark.rule("DW-B-MOV-34")
def test_turning_some_and_shifting_others_are_two_maneuvers() -> None:
    t = moving().do("turn-some", "take G4", "face S", "close", "regroup", "take G7", "to G8", "close")
    assert t.question != "operation"


@pytest.mark.rule("DW-B-MOV-32", "DW-B-MOV-33", "DW-B-MOV-59")
def test_three_and_two_become_five_for_one_maneuver() -> None:
    t = moving("G4 G5 G6 H5 H6").do("reform", "form line-5", "to G3")
    assert t.fields("trolls") == ["G3", "G4", "G5", "G6", "G7"]
    assert left(t)[1] == 1
    assert t.events("forms")[-1]["maneuvers"] == 1


@pytest.mark.rule("DW-B-MOV-59")
def test_goals_are_paid_by_the_farthest_and_keep_off_the_enemy() -> None:
    t = moving("G4 G5 G6 H5 H6", card="light_orc_archers").do("advance-left", "advance-right", "reform")
    t.do("form line-5")  # one maneuver is left: there is one place within a field of all
    assert t.fields("light_orc_archers") == ["E3", "E4", "E5", "E6", "E7"]
    foe = unit("noble_footsoldiers", "S", "F3 A13 A14 A15", order="move")
    t = moving("G4 G5 G6 H5 H6", foes=[foe]).do("reform", "form line-5")
    assert t.refuses("to G3") == ["DW-B-MOV-59"]  # beside the enemy
    assert all(not field.startswith("F") for field in t.targets("to"))


# -- columns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-35", "DW-B-MOV-55")
def test_what_a_column_is() -> None:
    assert moving("G4 F5 E5 D6").formation("trolls") == "column"
    assert moving("G4 F5:S E5 D6").formation("trolls") != "column"


@pytest.mark.rule("DW-B-MOV-37", "DW-B-MOV-38", "DW-B-MOV-57")
def test_a_bent_column_moves_one_field() -> None:
    t = moving("K5:N J5:ENE J6:ENE J7:ESE K8:S")
    assert t.formation("trolls") == "column"
    t.do("advance-right")
    assert t.fields("trolls") == ["J5", "J6", "J7", "K8", "L7"]
    t = moving("K5:N J5:ENE J6:ENE J7:ESE K8:S").do("advance-left")
    assert t.fields("trolls") == ["J5", "J6", "J7", "K8", "L8"]
    assert left(t)[1] == 2
    assert t.events("advances")[-1]["points"] == 3
    assert t.formation("trolls") == "column"


@pytest.mark.rule("DW-B-MOV-37", "DW-B-MOV-40")
def test_the_leader_turns_and_goes_round_a_corner_without_a_maneuver() -> None:
    t = moving("G4 F5 E5 D6 C6", card="light_orc_archers").do(
        "lead ENE", "advance-right", "advance-left", "advance-right"
    )
    assert t.formation("light_orc_archers") == "column"
    assert left(t) == (9, 2)
    assert t.fields("light_orc_archers")[-1] == "D6"


@pytest.mark.rule("DW-B-MOV-55")
def test_who_led_a_column_leads_on_when_it_closes_a_ring() -> None:
    """The leader comes up behind the last, who is the first on the card: each of them could lead now."""
    t = moving("E5:S F6:ENE F7:ESE G7:S H7:WSW H6:WNW", card="light_orc_archers")
    t.do("lead N", "advance-left")
    assert t.fields("light_orc_archers") == ["F6", "F7", "G5", "G7", "H6", "H7"]
    t.do("advance-left")
    assert t.fields("light_orc_archers") == ["F5", "F7", "G5", "G7", "H6", "H7"]


@pytest.mark.rule("DW-B-MOV-57")
def test_followers_turn_as_little_as_they_must() -> None:
    t = moving("G4 F5 E5 D6").do("lead ENE", "advance-right")  # to the east
    assert t.facings("trolls") == {"F5": "N", "E5": "N", "D6": "ENE", "D7": "ENE"}  # not ESE


@pytest.mark.rule("DW-B-MOV-40")
def test_a_column_turns_about_for_a_maneuver_and_its_last_element_leads() -> None:
    t = moving("G4 F5 E5 D6").do("turn 180")
    assert left(t)[1] == 1
    assert t.formation("trolls") == "column"
    t.do("advance-left")
    assert t.fields("trolls")[-1].startswith("H")


@pytest.mark.rule("DW-B-MOV-40")
def test_elements_of_a_column_turn_without_cost_while_each_has_the_one_ahead_in_front() -> None:
    """They stand from south-west to north-east, and could look north or to the right of it."""
    t = moving("K6 L5 M5 N4").do("turn-some", "take M5", "face ENE", "take K6", "face S", "close")
    assert left(t) == (12, 2)
    assert t.formation("trolls") == "column"
    t.do("turn-some", "take M5", "face S", "close")
    assert left(t)[1] == 1
    t = moving("K6 L5 M5 N4").do("turn 60")
    assert (left(t)[1], t.facing("trolls")) == (2, "ENE")
    t.do("advance-left", "advance-left", "advance-left", "advance-left")  # nothing is left to pay with
    assert t.question == "operation"
    t.do("turn-some", "take H7")  # there is but one way it may face
    assert t.facings("trolls")["H7"] == "N"


@pytest.mark.rule("DW-B-MOV-36")
def test_a_bent_column_is_orderly() -> None:
    assert moving("K5:N J5:ENE J6:ENE J7:ESE K8:S").orderly("trolls")


# -- small units and Hold ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-41")
def test_elements_of_a_small_unit_move_on_their_own() -> None:
    t = moving("K4 K6 K8", card="dwarf_eaters")  # 12 points
    t.do("take K4", "to K3", "face S", "to L3", "to M4", "to N4")
    assert t.refuses("to O5") == ["DW-B-MOV-51"]
    t.do("done", "take K6", "to J6", "to H7", "to G7", "to F8", "done", "take K8", "face S", "done")
    assert t.facings("dwarf_eaters") == {"F8": "N", "K8": "S", "N4": "S"}


@pytest.mark.rule("DW-B-MOV-42", "DW-B-ORD-07")
def test_a_small_unit_that_holds_steps_a_field_for_each_maneuver() -> None:
    foe = unit("noble_footsoldiers", "S", "G5 A13 A14 A15", order="move")
    t = moving("K4 K6", order="hold", foes=[foe]).do("take K4", "to J4")
    assert t.refuses("to H5") == ["DW-B-ORD-07"]  # beside the enemy
    t.do("to J3")
    assert t.refuses("to J2") == ["DW-B-MOV-51"]


@pytest.mark.rule("DW-B-MOV-44")
def test_a_large_unit_in_small_groups_is_not_small() -> None:
    t = moving("K3 K4 K5 K8 K9 K10 K11", card="dwarf_eaters")
    assert t.question == "operation"
    assert t.refuses("advance-left") == ["DW-B-MOV-15"]


@pytest.mark.rule("DW-B-ORD-07", "DW-B-MOV-20")
def test_a_unit_that_holds_turns_and_shifts_only() -> None:
    t = moving(order="hold")
    assert {option.split()[0] for option in t.options} == {"shift", "turn", "turn-some", "regroup", "reform", "stop"}
    assert t.refuses("advance-left") == ["DW-B-ORD-07"]
    assert t.refuses("wheel R60") == ["DW-B-MOV-20"]
    t.do("shift NW", "turn 180")
    assert t.question != "operation"


@pytest.mark.rule("DW-B-ORD-07", "DW-B-CON-01")
def test_a_unit_that_holds_makes_no_contact() -> None:
    foe = unit("noble_footsoldiers", "S", "E5 A13 A14 A15", order="move")
    t = moving(order="hold", foes=[foe])
    assert t.refuses("shift NW") == ["DW-B-ORD-07"]
    t.do("regroup", "take G5")
    assert t.refuses("to F5") == ["DW-B-CON-05"]


def test_whole_turns_and_wheels_are_listed_before_steps_aside() -> None:
    t = at(
        "movement", unit("trolls", "N", "G4 G5 G6 G7", order="move"), unit("berserkers", "S", "A1"), step="move step"
    )
    t.do("move trolls")
    verbs = [*dict.fromkeys(option.split()[0] for option in t.options)]
    assert verbs.index("wheel") < verbs.index("turn") < verbs.index("shift") < verbs.index("regroup")


def test_french_says_towards_the_north_east() -> None:
    said = Wording(GAME, "fr", strict=True)
    assert said.option("shift NE") == "Un pas vers le nord-est (1 manœuvre)"
    assert said.option("shift E") == "Un pas vers l’est (1 manœuvre)"
