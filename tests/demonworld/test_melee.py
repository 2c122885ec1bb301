"""The melee phase (DW-B-MEL-01, -03, -06 to -13, -19, -23, -24, -34, -35): who strikes whom, when, with whose help."""

from __future__ import annotations

import pytest

from hexarchy.games.demonworld import contact
from tests.demonworld.table import Table, at, unit


def strikers(t: Table, seat: str) -> list[str]:
    """The fields of the elements a seat may strike with."""
    return [option.split()[1] for option in t.options_of(seat) if option.startswith("take ")]


def strikes(t: Table) -> list[tuple[str, str, bool]]:
    """The dice so far: from where, against whom, and whether they destroyed it."""
    return [(roll["from"], roll["hex"], roll["made"]) for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"]


def attack(t: Table, seat: str, *actions: str) -> Table:
    """Announce attacks and end with it, if that was not the last there could be."""
    t.do(*actions, seat=seat)
    if "done" in t.options_of(seat):
        t.do("done", seat=seat)
    return t


@pytest.mark.rule("DW-B-MEL-01")
def test_a_unit_on_the_move_strikes_back() -> None:
    t = at("melee", unit("dwarf_eaters", "N", "G5", order="move", melee=2), unit("berserkers", "S", "F5", melee=2))
    assert strikers(t, "orcs") == ["G5"]


@pytest.mark.rule("DW-B-MEL-03", "DW-B-MEL-24", "DW-B-MEL-13")
def test_the_quickest_strike_first_and_only_survivors_strike_back() -> None:
    # Initiatives 5 (knights, Attack with lances), 4 (orcs, Attack): one of two orcs falls before they strike.
    t = at(
        "melee",
        unit("light_orc_swordbearers", "N", "G5 G6", order="attack", melee=2),
        unit("order_knights", "S", "F6", order="attack", melee=2),
        dice=[12],
    )
    assert t.asked == ["empire"]
    t.do("take F6", "at G5")
    assert strikes(t) == [("F6", "G5", True)]
    assert t.fields("light_orc_swordbearers") == ["G6"]
    assert (t.asked, strikers(t, "orcs")) == (["orcs"], ["G6"])


@pytest.mark.rule("DW-B-MEL-13")
@pytest.mark.parametrize(("die", "destroyed"), [(16, True), (15, False)])
def test_twenty_or_more_destroys(die: int, destroyed: bool) -> None:
    t = at(
        "melee",
        unit("light_orc_swordbearers", "N", "G5", melee=2),  # armor 1
        unit("noble_footsoldiers", "S", "F5", order="attack", melee=2),
        dice=[die],
    )
    t.do("take F5")
    assert strikes(t) == [("F5", "G5", destroyed)]
    assert t.s.alive(t.number("light_orc_swordbearers")) is not destroyed


@pytest.mark.rule("DW-B-MEL-23")
def test_equal_initiatives_strike_together() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 H1", melee=1, fought=1),
        unit("berserkers", "S", "F5 A1", melee=1, fought=1),
        dice=[20, 20],
    )
    assert t.asked == ["orcs", "empire"]
    t.do("take G5", seat="orcs")
    assert t.fields("berserkers") == ["A1", "F5"]
    t.do("take F5", seat="empire")
    assert strikes(t) == [("G5", "F5", True), ("F5", "G5", True)]
    assert (t.fields("orc_guard"), t.fields("berserkers")) == (["H1"], ["A1"])


@pytest.mark.rule("DW-B-MEL-12", "DW-DEC-40")
def test_nobody_sees_the_others_announcements() -> None:
    t = at(
        "melee", unit("orc_guard", "N", "G5 G6", melee=1, fought=1), unit("berserkers", "S", "F6", melee=1, fought=1)
    )
    seen = [t.view(seat) for seat in ("empire", None)]
    t.do("take G5", seat="orcs")
    assert [t.view(seat) for seat in ("empire", None)] == seen
    assert t.view("orcs")["draft"]["attacks"][0]["from"] == "G5"


@pytest.mark.rule("DW-DEC-40")
def test_an_element_with_one_target_may_be_kept_back() -> None:
    t = at("melee", unit("orc_guard", "N", "G5", order="attack", melee=2), unit("berserkers", "S", "F5", melee=2))
    assert t.options == ["take G5", "done"]
    t.do("done")
    assert strikes(t) == []
    assert t.asked == ["empire"]


@pytest.mark.rule("DW-B-MEL-12")
def test_a_second_attack_on_a_destroyed_element_is_lost() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 G6", order="attack", melee=2),
        unit("berserkers", "S", "F6 F5", melee=2),
        dice=[20],
    )
    attack(t, "orcs", "take G5", "at F6", "close", "take G6")
    assert strikes(t) == [("G5", "F6", True)]
    assert t.events("strike-wasted")[0]["from"] == "G6"
    assert t.fields("berserkers") == ["F5"]


@pytest.mark.rule("DW-B-MEL-07", "DW-B-MEL-08")
def test_who_may_strike_in_the_drawing() -> None:
    t = at(
        "melee",
        unit("light_orc_swordbearers", "N", "G4:WNW G5 G6 G7", melee=1, fought=1),
        unit("order_knights", "S", "F5 F6 E5 E6", melee=1, fought=1),
    )
    assert strikers(t, "orcs") == ["G5", "G6"]
    assert strikers(t, "empire") == ["F5", "F6"]
    assert t.refuses("take G4", "orcs") == ["DW-B-MEL-07"]  # touches F5 and faces away
    assert t.refuses("take G7", "orcs") == ["DW-B-MEL-07"]
    assert t.refuses("take F5", "orcs") == ["DW-B-INT-25"]
    t.do("take G5", seat="orcs")
    assert t.refuses("at E5", "orcs") == ["DW-B-MEL-07"]


def surrounded(**more: object) -> Table:
    """A knight facing ESE, with A and C before it, B on a flank and D behind."""
    foes = unit("orc_guard", "N", "H6 H5 G6:WNW F5:S", order="attack", melee=2)
    return at("melee", foes, unit("order_knights", "ESE", "G5", melee=2), **more)  # type: ignore[arg-type]


@pytest.mark.rule("DW-B-MEL-11", "DW-B-MEL-09")
def test_a_surrounded_element_is_struck_from_all_sides() -> None:
    t = surrounded()
    s = t.s
    victim = s.standing[s.area.at("G5")]
    zones = {field: contact.side_struck(s, s.standing[s.area.at(field)], victim) for field in ("H6", "G6", "H5", "F5")}
    assert zones == {"H6": "front", "G6": "front", "H5": "flank", "F5": "rear"}
    assert strikers(t, "orcs") == ["H6", "H5", "G6", "F5"]
    t.do("take H6")
    assert t.options == ["support H5", "support G6", "support F5", "close"]  # A with B, C and D
    t = surrounded().do("take F5")
    assert t.options == ["support H6", "support H5", "support G6", "close"]
    t = surrounded().do("take H5", "support H6", "close", "take F5")
    assert t.options == ["support G6", "close"]  # B with A, then D with C


@pytest.mark.rule("DW-B-MEL-18", "DW-B-MEL-19")
def test_only_the_attackers_place_counts_and_each_supporter_adds_three() -> None:
    t = surrounded(dice=[1])
    attack(t, "orcs", "take F5", "support H6", "support G6", "close")
    weights = dict(t.events("roll")[0]["modifiers"])
    assert (weights["DW-B-MEL-18"], weights["DW-B-MEL-19"]) == (4, 6)


@pytest.mark.rule("DW-B-MEL-10")
def test_supporters_do_not_attack() -> None:
    t = surrounded().do("take F5", "support H6", "close")
    assert t.refuses("take H6") == ["DW-B-MEL-10"]
    assert strikers(t, "orcs") == ["H5", "G6"]
    t.do("take H5")
    assert t.refuses("support H6") == ["DW-B-MEL-10"]


@pytest.mark.rule("DW-B-MEL-09")
def test_support_comes_from_the_same_unit_that_could_strike_too() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 G6 H5", order="attack", melee=2),
        unit("dwarf_eaters", "S", "E6", order="attack", melee=2),
        unit("berserkers", "S", "F6", melee=2),
    )
    t.do("take G5")
    assert t.options == ["support G6", "close"]
    assert t.refuses("support E6") == ["DW-B-MEL-09"]
    assert t.refuses("support H5") == ["DW-B-MEL-09"]


@pytest.mark.rule("DW-B-MEL-35", "DW-B-MEL-03")
def test_the_slow_take_no_part_before_their_time() -> None:
    t = at(
        "melee",
        unit("trolls", "N", "G5", melee=1, fought=1),  # initiative 1
        unit("orc_guard", "N", "G6", melee=1, fought=1),  # 2
        unit("berserkers", "S", "F6", melee=1, fought=1),
    )
    assert strikers(t, "orcs") == ["G6"]
    assert t.refuses("take G5", "orcs") == ["DW-B-MEL-35"]
    t.do("done", seat="orcs").do("done", seat="empire")
    assert strikers(t, "orcs") == ["G5"]
    assert t.refuses("take G6", "orcs") == ["DW-B-MEL-03"]  # kept back: it can only support now


@pytest.mark.rule("DW-B-MEL-06", "DW-B-MEL-34")
def test_melees_are_fought_one_by_one_and_stay_as_they_began() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5", order="attack", melee=2),
        unit("berserkers", "S", "F5", order="attack", melee=2),
        unit("dwarf_eaters", "N", "N5", order="attack", melee=2),
        unit("noble_footsoldiers", "S", "M5", order="attack", melee=2),
    )
    assert t.s.doings.melees == ((0, 1), (2, 3))
    assert t.refuses("take N5", "orcs") == ["DW-B-MEL-06"]
    attack(t, "orcs", "take G5")
    attack(t, "empire", "take F5")
    assert strikers(t, "orcs") == ["N5"]


@pytest.mark.rule("DW-B-MEL-34")
def test_losses_are_counted_for_a_melee_whose_links_are_gone() -> None:
    # A touches B, and B's one element before C dies: they are still one melee when they regroup.
    t = at(
        "melee",
        unit("orc_guard", "N", "G5", order="hold", melee=2),
        unit("berserkers", "S", "F5 E9:N", order="move", melee=2),
        unit("dwarf_eaters", "S", "D9", order="attack", melee=2),
        dice=[1, 20, 1],
    )
    assert t.s.doings.melees == ((0, 1, 2),)
    attack(t, "orcs", "take G5", "take D9")
    assert t.fields("berserkers") == ["F5"]
    t.do("done")
    assert t.s.doings.melees == ((0, 1, 2),)
    assert t.unit("orc_guard").fought == t.unit("dwarf_eaters").fought == 1


@pytest.mark.rule("DW-B-CHR-21", "DW-B-MEL-16")
def test_charge_and_lance_serve_knights_that_were_contacted_in_the_first_round() -> None:
    for fought, factor, charge in ((0, 6, 2), (1, 5, None)):
        t = at(
            "melee",
            unit("light_orc_archers", "N", "G5", melee=2),
            unit("order_knights", "S", "F5", order="attack", melee=1, fought=fought),
            dice=[1],
        )
        t.do("take F5", seat="empire")
        if t.question == "strike":
            t.do("done", seat="orcs")
        weights = dict(t.events("roll")[0]["modifiers"])
        assert (weights["DW-B-CHR-05"], weights.get("DW-B-MEL-16")) == (factor, charge)


@pytest.mark.rule("DW-B-ORD-15")
def test_units_in_contact_strike_once_and_then_regroup() -> None:
    knights = unit("order_knights", "S", "F5 F6 F7 F8", order="hold", melee=2)
    t = at("melee", unit("trolls", "N", "G5 G6 G7 G8", order="attack", melee=2), knights)
    struck = []
    for _ in range(20):
        for seat in t.asked:
            if t.question == "strike":
                struck.append(seat)
                t.do("done", seat=seat)
        if t.question != "strike":
            break
    assert sorted(struck) == ["empire", "orcs"]
    assert t.question in ("regroup-first", "regroup")
