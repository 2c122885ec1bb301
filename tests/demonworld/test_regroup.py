"""The end of the melee phase (DW-B-MEL-25 to -33, -36 to -39): moves, turns, who goes first, who leaves."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.regroup import fields_open_to
from tests.demonworld.table import Table, at, unit

WHITE = ("D4 D5", "C3 C4")
GREY = ("E3 E4 E5", "F4")


def regrouping(*units: dict[str, Any], **more: Any) -> Table:
    return at("melee", *units, step="regrouping", **more)


def drawn(**more: Any) -> Table:
    """The drawing of four against four: white is the Empire, grey the Orcs."""
    grey = unit("orc_guard", "N", " ".join(GREY), melee=1, fought=1)
    white = unit("berserkers", "S", " ".join(WHITE), melee=1, fought=1)
    return regrouping(grey, white, **more)


def moved(t: Table, *moves: str, seat: str) -> Table:
    """Elements regroup: "C3 D3 N" goes and turns, "C4 S" turns only."""
    for move in moves:
        start, *to, facing = move.split()
        t.do(f"take {start}", *(f"to {field}" for field in to), f"face {facing}", seat=seat)
    return t


def open_to(t: Table, field: str) -> list[str]:
    element = t.s.standing[t.s.area.at(field)]
    return [t.s.field_id(found) for found in fields_open_to(t.s, element)]


def zone(t: Table, attacker: str, victim: str) -> str:
    return contact.side_struck(t.s, t.s.standing[t.s.area.at(attacker)], t.s.standing[t.s.area.at(victim)])


def first(t: Table, side: str) -> Table:
    """Let a side regroup first, whichever is asked."""
    return t.answer("regroup-first", "first" if t.asked == [side] else "second")


@pytest.mark.rule("DW-B-MEL-31", "DW-B-MEL-25", "DW-B-MEL-28")
def test_white_closes_up_and_grey_is_held() -> None:
    t = first(drawn(), "empire")
    assert "D3" in open_to(t, "C3")
    assert "D6" in open_to(t, "C4")
    moved(t, "C4 D6 S", "C3 D3 S", seat="empire").do("done")
    assert t.asked == ["orcs"]
    assert {field: bool(open_to(t, field)) for field in (*GREY[0].split(), *GREY[1].split())} == {
        "E3": False,
        "E4": False,
        "E5": False,
        "F4": True,
    }


@pytest.mark.rule("DW-B-MEL-31", "DW-B-MEL-38")
def test_grey_and_white_take_flanks_in_turn() -> None:
    t = first(drawn(), "orcs")
    moved(t, "E3 D3 ENE", "F4 E3 N", "E5 D6 WNW", seat="orcs")
    assert zone(t, "D6", "D5") == "flank"
    t.do("done")
    white = t.s.standing[t.s.area.at("C3")]
    assert [t.s.field_id(t.s.at[foe]) for foe in contact.touching(t.s, white)] == ["D3"]
    moved(t, "C3 C2 S", seat="empire")
    assert zone(t, "C2", "D3") == "flank"


@pytest.mark.rule("DW-B-MEL-26")
def test_an_element_held_by_two_turns_right_about() -> None:
    t = first(drawn(), "orcs")
    t.do("take E4")
    assert t.question == "regroup-face"
    assert t.refuses("to F5") == ["DW-B-MEL-25"]
    t.do("face S")
    assert t.facings("orc_guard")["E4"] == "S"


@pytest.mark.rule("DW-DEC-45")
def test_an_element_between_two_enemies_is_offered_facings_only() -> None:
    t = first(drawn(), "orcs").do("take E4")
    assert t.options == [f"face {facing}" for facing in ("N", "ENE", "ESE", "S", "WSW", "WNW")]


REAR_ATTACK = (
    unit("orc_guard", "N", "C3 C4 C5", melee=1, fought=1),
    unit("order_knights", "N", "D4 D5 D6", melee=1, fought=1),
)


@pytest.mark.rule("DW-B-MEL-32")
def test_infantry_turns_on_a_rear_attacker() -> None:
    t = first(regrouping(*REAR_ATTACK), "orcs")
    assert open_to(t, "C4") == open_to(t, "C5") == []
    assert "D3" in open_to(t, "C3")
    moved(t, "C3 D3 ESE", "C4 S", "C5 S", seat="orcs")
    assert t.facings("orc_guard") == {"D3": "ESE", "C4": "S", "C5": "S"}
    assert zone(t, "D3", "D4") == "flank"


@pytest.mark.rule("DW-B-MEL-39")
def test_cavalry_steps_into_a_flank() -> None:
    t = first(regrouping(*REAR_ATTACK), "empire")
    assert "C6" in open_to(t, "D6")
    moved(t, "D6 C6 N", seat="empire")
    assert zone(t, "C6", "C5") == "flank"
    strikes = []
    for facing in ("N", "ENE", "ESE", "S", "WSW", "WNW"):
        t = first(regrouping(*REAR_ATTACK), "empire")
        moved(t, f"D6 C6 {facing}", seat="empire")
        before = contact.before(t.s, t.s.standing[t.s.area.at("C6")])
        strikes += [facing] if t.s.standing[t.s.area.at("C5")] in before else []
    assert strikes == ["WSW", "WNW"]


@pytest.mark.rule("DW-B-MEL-25", "DW-B-MEL-36")
def test_a_free_element_goes_two_fields_and_stops_at_the_enemy() -> None:
    t = regrouping(
        unit("orc_guard", "N", "G5 K5", melee=1, fought=1), unit("berserkers", "S", "F5 H5", melee=1, fought=1)
    )
    first(t, "orcs")
    reached = open_to(t, "K5")
    assert {"J4", "J5"} <= {*reached}  # beside H5: there it stops
    assert {"K6", "J6", "M5"} <= {*reached}
    assert not {"H6", "H4"} & {*reached}  # two fields away, and every way leads by H5
    t.do("take K5")
    assert t.refuses("to H6") == ["DW-B-MEL-25"]
    assert t.refuses("to G5") == ["DW-B-MOV-49"]
    t.do("to J6")
    assert len(t.options) == 6


@pytest.mark.rule("DW-B-MEL-25")
def test_an_element_that_touches_one_enemy_keeps_in_touch() -> None:
    t = regrouping(unit("orc_guard", "N", "G5", melee=1, fought=1), unit("berserkers", "S", "F5", melee=1, fought=1))
    first(t, "orcs").do("take G5")
    assert {*t.targets("to")} == {"G4", "F6"}  # the neighbours it shares with F5
    assert t.refuses("to H5") == ["DW-B-MEL-25"]


@pytest.mark.rule("DW-B-MEL-36", "DW-DEC-45")
def test_each_element_is_picked_once_and_fields_left_are_free() -> None:
    t = first(drawn(), "orcs")
    moved(t, "E3 D3 N", seat="orcs")
    assert t.refuses("take D3") == ["DW-B-MEL-36"]
    assert "E3" in open_to(t, "F4")
    t.do("take F4", "to E3")
    assert t.refuses("to F4") == ["DW-B-MEL-36"]


@pytest.mark.rule("DW-B-MEL-27", "DW-DEC-44")
def test_the_side_that_destroyed_more_chooses() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 G6", order="attack", melee=2),
        unit("berserkers", "S", "F5 F6 F7", order="move", melee=2),
        dice=[20, 20],
    )
    t.do("take G5", "at F5", "take G6", "at F7")
    assert t.fields("berserkers") == ["F6"]
    t.do("done")
    assert (t.question, t.asked) == ("regroup-first", ["orcs"])
    assert t.rolls("DW-B-MEL-27") == []


@pytest.mark.rule("DW-B-MEL-27")
def test_a_tie_is_settled_by_dice_rolled_again_when_equal() -> None:
    t = drawn(dice=[3, 3, 2, 5])
    assert t.rolls("DW-B-MEL-27") == [(3, 3), (2, 5)]
    assert (t.question, t.asked) == ("regroup-first", ["empire"])
    assert t.do("first").asked == ["empire"]
    assert drawn(dice=[2, 5]).do("second").asked == ["orcs"]


@pytest.mark.rule("DW-DEC-44", "DW-B-MEL-29")
def test_victors_alone_regroup_without_being_asked_who_is_first() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 G6", order="attack", melee=2),
        unit("berserkers", "S", "F5", order="move", melee=2),
        unit("noble_footsoldiers", "S", "E8"),
        dice=[20],
    )
    t.do("take G5")
    assert (t.question, t.asked) == ("regroup", ["orcs"])
    t.do("take G6", "to F8")
    assert t.in_melee("noble_footsoldiers")  # touched two fields on (DW-B-MEL-37)


@pytest.mark.rule("DW-B-MEL-37")
def test_a_unit_touched_by_regrouping_fights_from_the_next_phase_on() -> None:
    t = regrouping(
        unit("orc_guard", "N", "G5 G6", melee=1, fought=1),
        unit("berserkers", "S", "F5", melee=1, fought=1),
        unit("noble_footsoldiers", "S", "F8", order="move"),
    )
    first(t, "orcs")
    t.do("take G6", "to G7", "face N", "done")
    assert t.unit("noble_footsoldiers").melee == t.s.round
    assert t.unit("noble_footsoldiers").fought == 0
    assert t.told("drawn-in", unit="noble_footsoldiers")
    t.do("done")
    assert t.in_melee("noble_footsoldiers")


@pytest.mark.rule("DW-B-MEL-30", "DW-B-MEL-33")
def test_breaking_off_by_moving_away() -> None:
    # The orc on D4 falls, and an empty row lies between them.
    t = at(
        "melee",
        unit("orc_guard", "S", "C3 C4 C5 D4", melee=1, fought=1),
        unit("order_knights", "N", "E3 E4 E5 E6", melee=1, fought=1),
        dice=[20],
    )
    t.do("done", seat="orcs").do("take E4", seat="empire")
    t.until("regroup-first")
    first(t, "empire")
    assert "D4" in open_to(t, "E4")  # into contact again
    moved(t, "E3 G3 N", "E4 G4 N", "E5 G5 N", "E6 G6 N", seat="empire")
    assert open_to(t, "C4")
    t.do("done", seat="orcs")
    assert not t.in_melee("orc_guard")
    assert not t.in_melee("order_knights")


@pytest.mark.rule("DW-B-MEL-30")
def test_units_still_in_contact_stay_in_melee() -> None:
    t = first(drawn(), "orcs").do("done").do("done")
    assert t.in_melee("orc_guard")
    assert t.in_melee("berserkers")
