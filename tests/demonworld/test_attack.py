"""Attacks (DW-B-CON): who may make contact and how, reactions of those attacked, finishing moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonworld.table import Table, at, unit

MEN = ("noble_footsoldiers", "berserkers")


def charge(
    fields: str, *foes: dict[str, Any], order: str = "attack", card: str = "light_orc_archers", **more: Any
) -> Table:
    """A unit that faces north is chosen to move; archers have 18 points to attack with, 12 to skirmish."""
    own = unit(card, "N", fields, order=order)
    return at("movement", own, *foes, step=f"{order} step", **more).do(f"move {card}")


def men(fields: str, facing: str = "S", order: str | None = "move", **more: Any) -> dict[str, Any]:
    """Footsoldiers; those with Move orders have moved already."""
    about: dict[str, Any] = {"order": order, "moved": order == "move"} if order else {}
    return unit("noble_footsoldiers", facing, fields, **{**about, **more})


LINE = "G4 G5 G6 G7"


# -- who may attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-CON-01", "DW-B-ORD-03")
def test_a_unit_with_move_orders_makes_no_contact() -> None:
    t = charge(LINE, men("E5 A1 A2 A3", order="hold"), order="move")
    assert t.refuses("advance-left") == ["DW-B-ORD-03"]
    assert t.refuses("advance-right") == ["DW-B-ORD-03"]
    assert t.refuses("shift NW") == ["DW-B-ORD-03"]
    t.do("regroup", "take G5")
    assert "to F5" not in t.options


@pytest.mark.rule("DW-B-CON-03", "DW-B-ORD-04")
@pytest.mark.parametrize("order", ["skirmish", "attack"])
def test_an_orderly_unit_attacks_by_going_to_its_front(order: str) -> None:
    t = charge(LINE, men("E5 A1 A2 A3"), order=order).do("advance-right")
    assert t.fields("light_orc_archers") == ["F5", "F6", "F7", "F8"]
    assert t.in_melee("light_orc_archers")
    assert t.in_melee("noble_footsoldiers")
    assert t.told("contact", unit="light_orc_archers", foe="noble_footsoldiers")


@pytest.mark.rule("DW-B-CON-03", "DW-B-CON-05")
def test_no_contact_by_going_aside() -> None:
    t = charge(LINE, men("G2 A1 A2 A3"), order="skirmish")
    assert t.refuses("shift W") == ["DW-B-CON-05"]


@pytest.mark.rule("DW-B-CON-05")
def test_no_contact_by_a_wheel() -> None:
    t = charge(LINE, men("C6 A1 A2 A3"))  # it would end at D6
    assert t.refuses("wheel L60") == ["DW-B-CON-05"]


@pytest.mark.rule("DW-B-CON-05", "DW-B-MOV-19")
def test_a_step_ahead_paid_as_a_maneuver_may_make_contact() -> None:
    t = charge(LINE, men("E5 A1 A2 A3")).do("shift NE")
    assert t.in_melee("noble_footsoldiers")


@pytest.mark.rule("DW-B-CON-03")
def test_a_disorganized_unit_makes_no_contact() -> None:
    t = charge("G4 G5 G6 G7:S", men("E5 A1 A2 A3"))
    assert t.refuses("shift NE") == ["DW-B-CON-03"]


@pytest.mark.rule("DW-B-CON-04")
def test_a_unit_may_form_up_and_then_attack() -> None:
    t = charge("G4 G5 G6 G7:S", men("E5 A1 A2 A3")).do("turn-some", "take G7", "face N", "close", "advance-right")
    assert t.in_melee("light_orc_archers")


@pytest.mark.rule("DW-B-CON-06")
def test_a_unit_that_cannot_reach_the_enemy_stops_short() -> None:
    t = charge("N4 N5 N6 N7", men("H5 A1 A2 A3"), order="skirmish", card="dwarf_eaters")  # 8 points
    t.do("advance-left", "advance-right")
    assert t.fields("dwarf_eaters")[0] == "L4"
    assert not t.in_melee("dwarf_eaters")
    assert t.question != "operation"


@pytest.mark.rule("DW-B-CON-07")
def test_one_element_in_contact_puts_both_units_into_melee() -> None:
    t = charge(" ".join(f"K{n}" for n in range(3, 13)), men("H13 A1 A2 A3")).do("advance-right")
    assert t.in_melee("light_orc_archers")
    assert t.in_melee("noble_footsoldiers")


@pytest.mark.rule("DW-B-CON-08")
def test_the_movement_is_interrupted_at_the_first_contact() -> None:
    t = charge(LINE, men("E5 A1 A2 A3")).do("advance-right")
    assert t.question != "operation"


@pytest.mark.rule("DW-B-MOV-41", "DW-B-CON-05")
def test_an_element_of_a_small_unit_makes_contact_through_its_front() -> None:
    t = charge("G4 G5 G6", men("E5 A1 A2 A3"), card="dwarf_eaters").do("take G5", "face S")
    assert t.refuses("to F5") == ["DW-B-CON-05"]
    t.do("done", "take G6", "to F6")
    assert t.in_melee("dwarf_eaters")
    assert t.question == "small-next"
    t.do("take G4", "face ENE", "to F5")
    assert t.fields("dwarf_eaters") == ["F5", "F6", "G5"]


@pytest.mark.rule("DW-B-CON-05")
def test_a_column_makes_contact_by_a_step_of_its_leader() -> None:
    t = charge("K5 J5 H6 G6", men("E6 A1 A2 A3"))
    assert t.refuses("shift NW") == ["DW-B-CON-05"]
    t.do("advance-left")
    assert t.fields("light_orc_archers") == ["F6", "G6", "H6", "J5"]
    assert t.in_melee("noble_footsoldiers")


# -- reactions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-CON-09", "DW-B-CON-10")
def test_a_unit_that_has_moved_stays_as_it_is() -> None:
    t = charge(LINE, men("E5 A1 A2 A3", facing="N", order="move", moved=True)).do("advance-right")
    assert t.question != "reaction"
    assert t.facing("noble_footsoldiers") == "N"


@pytest.mark.rule("DW-B-CON-10", "DW-B-MOV-56")
@pytest.mark.parametrize(
    ("order", "attacked", "reacts"),
    [
        ("skirmish", "attack", True),
        ("skirmish", "hold", True),
        ("attack", "hold", True),
        ("skirmish", "move", False),
        ("attack", "move", False),
        ("attack", "skirmish", False),
    ],
)
def test_who_has_moved_before_whom(order: str, attacked: str, reacts: bool) -> None:
    foes = [men("E5 E6 E7 E8", order=attacked), unit("berserkers", "S", "A10 A11 A12 A13", order="move")]
    t = at("movement", unit("light_orc_archers", "N", LINE, order=order), *foes)
    for _ in range(10):
        if t.question == "next-unit" and "move light_orc_archers" in t.options:
            break
        t.do("done" if t.question == "next-unit" else "second")
    t.do("move light_orc_archers", "advance-right")
    assert (t.question == "reaction") == reacts


@pytest.mark.rule("DW-B-CON-10")
def test_a_unit_in_melee_since_an_earlier_turn_does_not_react() -> None:
    fighting = men("E5 E6 E7 E8", order=None, melee=1)
    t = charge(LINE, fighting, unit("trolls", "S", "D5", melee=1)).do("advance-right")
    assert t.question != "reaction"


@pytest.mark.rule("DW-B-CON-11", "DW-B-CON-21", "DW-DEC-32")
def test_an_unmoved_unit_turns_and_regroups_within_its_maneuvers() -> None:
    """Attacked in the rear: all turn about, then one behind moves up; then nothing is left."""
    waiting = unit("dwarf_eaters", "N", "P1 P2 P3 P4", order="attack")
    t = charge(LINE, men("E5 E6 E7 E8 D6", facing="N", order="hold"), waiting).do("advance-right")
    assert t.question == "reaction"
    assert t.asked == ["empire"]
    assert {option.split()[0] for option in t.options} == {"turn", "turn-some", "regroup", "reform", "stop"}
    t.do("turn 180", "regroup")
    assert t.targets("take") == ["D6"]
    assert t.refuses("take E6") == ["DW-B-CON-11"]  # in contact
    t.do("take D6", "to D7")
    assert t.facing("noble_footsoldiers") == "S"
    assert t.fields("noble_footsoldiers") == ["D7", "E5", "E6", "E7", "E8"]
    assert t.question == "next-unit"
    assert t.asked == ["orcs"]
    assert t.unit("noble_footsoldiers").moved


@pytest.mark.rule("DW-B-CON-21")
def test_what_no_reaction_contains() -> None:
    t = charge(LINE, men("E5 E6 E7 E8", facing="N", order="hold")).do("advance-right")
    assert t.refuses("wheel L60") == ["DW-B-CON-21"]
    assert t.refuses("advance-left") == ["DW-B-CON-21"]
    t.do("turn 180", "turn 60")
    assert t.question != "reaction"


@pytest.mark.rule("DW-B-CON-21")
def test_a_reaction_may_touch_others_who_then_react_too() -> None:
    """The attacked unit steps against a second orc unit, which has not moved and reacts in its turn."""
    other = unit("dwarf_eaters", "N", "G10 G11 G12 G13", order="hold")
    t = charge("G4 G5 G6 G7", men("E5 E9 E10 A1", order="hold"), other, order="skirmish").do("advance-right")
    assert t.question == "reaction"
    assert t.asked == ["empire"]
    t.do("regroup", "take E9", "to F10", "close", "stop")
    assert t.in_melee("dwarf_eaters")
    assert (t.question, t.asked) == ("reaction", ["orcs"])
    t.do("stop")
    assert t.unit("dwarf_eaters").moved


@pytest.mark.rule("DW-B-CON-19")
def test_all_units_touched_at_once_react_before_the_attacker_finishes() -> None:
    foes = [men("E4 A1 A2 A3", order="hold"), unit("berserkers", "S", "E8 A5 A6 A7", order="hold")]
    t = charge(LINE, *foes).do("advance-right")
    assert (t.question, t.options) == ("reacts-next", ["react noble_footsoldiers", "react berserkers"])
    t.do("react berserkers", "stop")
    assert t.question == "reaction"
    t.do("stop")
    assert t.question in ("finish-by", "finishing", "next-unit")
    assert t.unit("noble_footsoldiers").moved


# -- finishing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-CON-12", "DW-B-CON-13", "DW-DEC-33")
def test_free_elements_go_to_their_front_with_what_is_left() -> None:
    """Twelve points, six spent: two more fields each."""
    t = charge("K4 K5 K6 K7", men("G4 A1 A2 A3"), card="dwarf_eaters").do("advance-left", "advance-right")
    assert t.fields("dwarf_eaters") == ["H4", "H5", "H6", "H7"]
    assert t.question == "finish-by"
    t.do("by-points")
    assert t.targets("take") == ["H6", "H7"]
    assert t.refuses("take H5") == ["DW-B-CON-12"]  # it touches G4
    t.do("take H7")
    assert t.refuses("to H8") == ["DW-B-CON-12"]
    t.do("to G7", "to F7")
    assert t.targets("take") == ["H6"]
    t.do("stop")
    assert t.fields("dwarf_eaters") == ["F7", "H4", "H5", "H6"]
    assert t.facing("dwarf_eaters") == "N"


@pytest.mark.rule("DW-B-CON-15", "DW-B-CON-20")
def test_points_or_maneuvers_but_not_both() -> None:
    t = charge("K4 K5 K6 K7", men("G4 A1 A2 A3"), card="dwarf_eaters").do("advance-left", "advance-right")
    assert t.options == ["by-points", "by-maneuvers", "stop"]
    t.do("by-maneuvers", "take H7", "to G7")
    assert t.question == "finishing"  # one field each
    t.do("take H6", "to G6")
    assert t.fields("dwarf_eaters") == ["G6", "G7", "H4", "H5"]


@pytest.mark.rule("DW-B-CON-12")
def test_an_element_stops_at_its_first_contact() -> None:
    t = charge("K4 K5 K6 K7", men("H5 F8 A2 A3"), card="light_orc_archers").do("advance-left")
    t.do("by-points", "take J6", "to H7")
    t.do("to G7")
    assert t.question == "finishing"
    assert "G7" not in t.targets("take")


@pytest.mark.rule("DW-B-CON-12")
def test_a_unit_touched_by_a_finishing_move_reacts_before_the_next_element_moves() -> None:
    foes = [men("H5 A1 A2 A3"), unit("berserkers", "S", "F8 F9 F10 F11", order="hold")]
    t = charge("K4 K5 K6 K7", *foes).do("advance-left", "by-points", "take J6", "to H7", "to G7")
    assert (t.question, t.asked) == ("reaction", ["empire"])
    t.do("stop")
    assert t.question == "finishing"
    assert t.in_melee("berserkers")


@pytest.mark.rule("DW-B-CON-16")
@pytest.mark.parametrize("moved", [False, True])
def test_a_rear_attack_in_four_pictures(moved: bool) -> None:
    white = unit("noble_footsoldiers", "N", "C3 C4 C5 C6 D4", order="hold", moved=moved)
    grey = unit("light_orc_archers", "N", "F3 F4 F5 F6 F7 F8 F9", order="attack")
    t = at("movement", grey, white, step="attack step").do("move light_orc_archers", "advance-left")
    assert t.fields("light_orc_archers") == ["E2", "E3", "E4", "E5", "E6", "E7", "E8"]
    touching = [field for field in t.fields("light_orc_archers") if t.s.area.at("D4") in t.s.around[t.s.area.at(field)]]
    assert touching == ["E3", "E4"]
    if moved:
        t.do("by-points")
        assert "E5" in t.targets("take")
        t.do("take E5", "to D5")  # beside the rear element
        return
    assert t.question == "reaction"
    t.do("turn 180", "reform", "form line-5")
    if t.question == "form-where":
        t.do("to D7")
    assert t.fields("noble_footsoldiers") == ["D3", "D4", "D5", "D6", "D7"]
    assert t.facing("noble_footsoldiers") == "S"
    t.do("by-points") if t.question == "finish-by" else None
    assert t.targets("take") == ["E8"] or "E8" in t.targets("take")
    t.do("take E8", "to D8")
    assert "D8" in t.fields("light_orc_archers")


@pytest.mark.rule("DW-B-CON-17")
def test_finishing_onto_a_second_unit() -> None:
    cavalry = unit("order_knights", "N", "H4 H5 H6 H7 H8 H9 H10", order="attack", side="orcs")
    first = unit("noble_footsoldiers", "S", "F4 F5 F6", order="move", moved=True)
    second = unit("berserkers", "S", "E7 E8 E9 E10", order="move", moved=True)
    t = at("movement", cavalry, first, second, step="attack step").do("move order_knights", "advance-left")
    assert t.fields("order_knights") == ["G3", "G4", "G5", "G6", "G7", "G8", "G9"]
    t = at("movement", cavalry, first, second, step="attack step").do("move order_knights", "advance-right")
    assert t.fields("order_knights") == ["G4", "G5", "G6", "G7", "G8", "G9", "G10"]
    t.do("by-points")
    for field in (7, 8, 9, 10):
        t.do(f"take G{field}")
        assert f"to F{field + 1}" in t.options  # front right would be legal as well
        t.do(f"to F{field}")
    assert t.in_melee("berserkers")
    assert t.fields("order_knights") == ["F7", "F8", "F9", "F10", "G4", "G5", "G6"]


@pytest.mark.rule("DW-B-CON-22")
def test_the_sequence_of_an_attack() -> None:
    waiting = unit("dwarf_eaters", "N", "P1 P2 P3 P4", order="attack")
    foe = men("E5 E6 E7 E8", facing="N", order="hold")
    t = charge(LINE, foe, waiting).do("advance-right", "turn 180", "stop")
    told = [event.key for event in t.log if event.key in ("advances", "contact", "turns", "element-moves")]
    assert told == ["advances", "contact", "turns"]
    assert t.unit("light_orc_archers").moved


@pytest.mark.rule("DW-B-CON-14")
def test_what_is_left_after_contact_with_the_third_of_four_maneuvers() -> None:
    from hexarchy.games.demonworld.ledger import Ledger

    assert Ledger(12, 4, made=3).payable == 1
    assert Ledger(12, 2, spent=6).payable == 1
    assert Ledger(12, 2, spent=6).left == 6


@pytest.mark.rule("DW-B-CON-02")
def test_a_reacting_unit_needs_no_order_to_attack() -> None:
    other = unit("dwarf_eaters", "N", "G10 G11 G12 G13", order="move", moved=True)
    t = charge("G4 G5 G6 G7", men("E5 E9 E10 A1", order="hold"), other, order="skirmish").do("advance-right")
    t.do("regroup", "take E9", "to F10", "close", "stop")
    assert t.in_melee("dwarf_eaters")
