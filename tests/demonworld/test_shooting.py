"""Shooting (DW-B-SHO): who shoots in which phase, at what, with whose support; dice, losses, closing up."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.shot import Shot
from tests.demonworld.table import Table, at, unit

ARCHERS = "light_orc_archers"
MEN = "noble_footsoldiers"


def first(*units: Any, dice: Any = 1, **more: Any) -> Table:
    return at("shooting-1", *units, dice=dice, **more)


def second(*units: Any, dice: Any = 1, **more: Any) -> Table:
    return at("shooting-2", *units, dice=dice, **more)


def archers(fields: str, facing: str = "N", order: str = "skirmish", **more: Any) -> dict[str, Any]:
    return unit(ARCHERS, facing, fields, order=order, **more)


def men(fields: str, facing: str = "S", order: str = "hold", **more: Any) -> dict[str, Any]:
    return unit(MEN, facing, fields, order=order, **more)


def element(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def targets(t: Table, field: str) -> list[str]:
    return sorted(t.s.field_id(t.s.at[other]) for other in shot.targets(t.s, element(t, field)))


def made(t: Table) -> list[tuple[int, bool]]:
    """Totals of the shots rolled, and whether they hit."""
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DW-B-SHO-21"]
    return [(sum(roll["dice"]) + sum(amount for _, amount in roll["modifiers"]), roll["made"]) for roll in rolls]


def asked(t: Table, seat: str) -> str:
    ask = t.s.ask(t.s.setting.seat(seat))
    return ask.key if ask else ""


def shoot(t: Table, lead: str, target: str, *support: str, seat: str = "orcs") -> Table:
    """One shot from lead to support; what there is no choice about is not asked."""
    t.do(f"take {lead}", seat=seat)
    if asked(t, seat) == "shot-target":
        t.do(f"at {target}", seat=seat)
    for field in support:
        t.do(f"support {field}", seat=seat)
    if asked(t, seat) == "shot-support":
        t.do("close", seat=seat)
    return t


def done(t: Table) -> Table:
    """Nobody shoots any more."""
    for seat in ("orcs", "empire"):
        while asked(t, seat) == "shot-lead":
            t.do("done", seat=seat)
    return t


# -- who shoots --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-01", "DW-B-ORD-12", "DW-B-ORD-04")
def test_orderly_skirmishers_shoot_in_the_first_phase() -> None:
    far = men("G5 A1 A2 A3")
    assert first(archers("K4 K5 K6 K7"), far).question == "shot-lead"
    assert first(archers("K4 K5 K6 K7:S"), far).question != "shot-lead"
    assert first(archers("K4 K5 K6 K7", order="hold"), far).question != "shot-lead"  # not before the second
    assert first(archers("K4 K5 K6 K7", order="attack"), far).question != "shot-lead"


@pytest.mark.rule("DW-B-SHO-01", "DW-B-ORD-06")
def test_units_that_hold_shoot_in_the_second_phase_orderly_or_not() -> None:
    far = men("G5 A1 A2 A3")
    assert second(archers("K4 K5 K6 K7:S", order="hold"), far).question == "shot-lead"
    assert second(archers("K4 K5 K6 K7"), far).question != "shot-lead"


@pytest.mark.rule("DW-B-SHO-02", "DW-B-ORD-12", "DW-B-ORD-14")
def test_nobody_shoots_out_of_a_melee_of_earlier_turns() -> None:
    line = " ".join(f"K{number}" for number in range(3, 13))
    foe = men("J2 E9 E10 E11", melee=1)
    assert first(archers(line, melee=1), foe).question != "shot-lead"
    assert second(archers(line, order="hold", melee=1), foe).question != "shot-lead"
    assert second(archers(line, order="hold", melee=2), {**foe, "melee": 2}).question == "shot-lead"


@pytest.mark.rule("DW-B-CHR-13", "DW-B-CHR-11")
def test_arquebuses_are_fired_under_hold_orders_only() -> None:
    target = unit("trolls", "N", "G5 P1 P2 P3", order="move")
    guns = unit("imperial_arquebusiers", "S", "D4 D5 D6 D7", order="skirmish")
    assert first(target, guns).question != "shot-lead"
    assert second(target, {**guns, "order": "hold"}).question == "shot-lead"


@pytest.mark.rule("DW-B-SHO-06")
def test_the_first_phase_is_over_before_the_second() -> None:
    t = first(archers("K4 K5 K6 K7"), unit("imperial_arquebusiers", "S", "G5 A1 A2 A3", order="hold"), dice=[20])
    done(shoot(t, "K5", "G5"))
    assert t.fields("imperial_arquebusiers") == ["A1", "A2", "A3"]


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-03", "DW-B-SHO-10", "DW-B-CHR-09")
def test_range_arc_and_sight() -> None:
    t = first(archers("O4 O5 O6 O7"), men("D5 N1 M4 K4 K6")).do("take O5")
    assert t.targets("at") == ["K6", "M4"]
    assert t.refuses("at N1") == ["DW-B-SHO-10"]
    assert t.refuses("at D5") == ["DW-B-CHR-06"]
    assert t.refuses("at K4") == ["DW-B-SHO-12"]  # behind M4
    assert t.refuses("at O6") == ["DW-B-SHO-26"]


@pytest.mark.rule("DW-B-SHO-13", "DW-B-SHO-12")
def test_elements_a_to_e_in_view() -> None:
    t = first(archers("G3 P1 P2 P3", "ENE", order="hold"), men("G5 E5 E6 F7"))
    t = second(archers("G3 P1 P2 P3", "ENE", order="hold"), men("G5 E5 E6 F7"))
    assert targets(t, "G3") == ["E5", "G5"]


@pytest.mark.rule("DW-B-SHO-20")
def test_supporters_that_are_out_of_range_are_not_offered() -> None:
    """Ranges are known before the declaration, so that nobody is spent in vain."""
    t = second(archers("P5 O6 P6 P9", order="hold"), men("E6 A1 A2 A3"))  # nine fields from O6, ten from row P
    assert targets(t, "O6") == ["E6"]
    assert t.do("take O6").question != "shot-support"


@pytest.mark.rule("DW-DEC-14")
def test_a_unit_without_a_target_is_passed_over() -> None:
    t = first(archers("K4 K5 K6 K7"), archers("P1 P2 P3 P4", "S"), men("G5 A1 A2 A3"))
    assert t.ask_of("orcs").args["unit"] == ARCHERS
    done(t)
    assert t.question != "shot-lead"


@pytest.mark.rule("DW-B-SHO-14")
def test_the_rear_rank_does_not_shoot_over_the_front() -> None:
    t = first(archers("K5 K6 K7 L5 L6"), men("G4 G5 G6 G7 F5 F6 F7"))
    assert t.targets("take") == ["K5", "K6", "K7"]
    assert targets(t, "K5") == ["G4", "G5", "G6"]
    assert not {field for lead in ("K5", "K6", "K7") for field in targets(t, lead)} & {"F5", "F6", "F7"}


# -- support -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-16", "DW-B-SHO-18", "DW-B-SHO-33")
def test_support_forms_a_chain() -> None:
    t = first(archers("L5 L6 L7 L8"), men("H6 H7 H8 A1"))
    assert targets(t, "L5") == ["H6", "H7"]
    t.do("take L7", "at H7")
    assert t.refuses("support L5") == ["DW-B-SHO-16"]
    t.do("support L6", "support L5", "close")
    assert t.view("orcs")["draft"]["shots"] == [{"lead": "L7", "target": "H7", "support": ["L6", "L5"]}]
    assert t.targets("take") == ["L8"]
    t = first(archers("L5 L6 L7 L8"), men("H6 H7 H8 A1")).do("take L7", "at H8", "close", "take L5", "at H7")
    t.do("support L6")
    assert t.question == "shot-lead"  # L8 does not touch the chain: L7 shoots for itself
    t.do("done")


@pytest.mark.rule("DW-B-SHO-15")
def test_support_needs_a_shot_at_the_same_target() -> None:
    t = first(archers("L5 L6 L7 L8"), men("H6 H7 H8 A1")).do("take L6", "at H8")
    assert t.refuses("support L5") == ["DW-B-SHO-15"]


@pytest.mark.rule("DW-B-SHO-17")
def test_no_support_between_units() -> None:
    t = first(archers("L5 L6"), archers("L7 L8"), men("H6 H7 H8 A1")).do("take L6", "at H7")
    assert t.refuses("support L7") == ["DW-B-SHO-17"]


@pytest.mark.rule("DW-B-SHO-08", "DW-B-SHO-19")
def test_an_element_shoots_or_supports_once() -> None:
    t = first(archers("L5 L6 L7 L8"), men("H6 H7 H8 A1")).do("take L6", "at H7", "support L5", "close")
    assert t.refuses("take L5") == ["DW-B-SHO-08"]
    assert t.refuses("take L6") == ["DW-B-SHO-08"]
    t.do("take L7", "at H8")
    assert t.refuses("support L6") == ["DW-B-SHO-19"]


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-21", "DW-B-CHR-01")
@pytest.mark.parametrize(("die", "total"), [(13, 20), (12, 19)])
def test_the_shooting_roll(die: int, total: int) -> None:
    """Bow 4, armor 1, two supporters of four models each."""
    target = unit("light_orc_swordbearers", "S", "G7 A1 A2 A3", order="move", side="empire")
    t = first(archers("L5 L6 L7 L8"), target, dice=[die])
    done(shoot(t, "L7", "G7", "L6", "L8"))
    assert made(t) == [(total, total >= 20)]
    assert ("G7" in t.fields("light_orc_swordbearers")) == (total < 20)


@pytest.mark.rule("DW-B-SHO-22", "DW-B-CHR-13")
def test_arquebusiers_against_barbarians() -> None:
    t = second(
        unit("berserkers", "N", "H7 P1 P2 P3", order="move", side="orcs"),
        unit("imperial_arquebusiers", "S", "E6 E7 E8 E9", order="hold"),
        dice=[16],
    )
    armor = t.s.entry(0).card.printed.armor
    done(shoot(t, "E7", "H7", seat="empire"))
    assert made(t) == [(23 - armor, True)]


@pytest.mark.rule("DW-B-SHO-23")
def test_elements_of_few_models_shoot_worse() -> None:
    """Two models a base: the lead and its supporter each take one away."""
    t = first(unit("trolls", "N", "L6 L7", order="skirmish"), men("H7 A1 A2 A3"))
    one = Shot(lead=element(t, "L6"), target=element(t, "H7"), factor=4, supporters=(element(t, "L7"),))
    armor = t.s.entry(1).card.printed.armor
    assert sum(amount for _, amount in one.modifiers(t.s, one.target)) == 4 - armor + 2 - 2
    assert one.chance(t.s) == (5 - armor) / 20


@pytest.mark.rule("DW-B-SHO-05", "DW-B-INT-27")
def test_all_shots_of_a_phase_happen_at_once() -> None:
    guns = unit("imperial_arquebusiers", "S", "H6 A1 A2 A3", order="hold")
    t = second(archers("L6 P1 P2 P3", order="hold"), guns, dice=[20, 20])
    shoot(t, "L6", "H6")
    assert t.view("empire")["draft"] == {"shots": []}
    done(shoot(t, "H6", "L6", seat="empire"))
    assert t.fields(ARCHERS) == ["P1", "P2", "P3"]
    assert t.fields("imperial_arquebusiers") == ["A1", "A2", "A3"]


@pytest.mark.rule("DW-B-SHO-09", "DW-B-SHO-07")
def test_surplus_shots_are_wasted_without_a_roll() -> None:
    t = first(archers("L5 L6 L7 L8"), men("H6 A1 A2 A3"), dice=[20])
    for lead in ("L5", "L6", "L7"):
        shoot(t, lead, "H6")
    done(t)
    assert len(made(t)) == 1
    assert len(t.events("shot-wasted")) == 2


@pytest.mark.rule("DW-B-INT-08")
def test_an_element_is_removed_as_a_whole() -> None:
    t = first(archers("L5 L6 L7 L8"), men("H6 H7 A2 A3"), dice=[20])
    done(shoot(t, "L6", "H6"))
    assert "H6" not in t.fields(MEN)
    assert t.s.area.at("H6") not in t.s.standing


# -- into a melee ------------------------------------------------------------------------------------------------------


def brawl(dice: Any) -> Table:
    """Archers south of a melee: a troll at H6 and a footsoldier at G6."""
    return first(
        archers("L5 L6 L7 L8"),
        unit("trolls", "N", "H6", melee=1),
        men("G6 G5 A2 A3", order="hold", melee=1),
        dice=dice,
    )


@pytest.mark.rule("DW-B-SHO-24", "DW-B-SHO-26", "DW-B-SHO-27")
def test_a_shot_into_a_melee_may_go_astray() -> None:
    t = brawl([4, 6, 20])
    assert "H6" in targets(t, "L6")  # one's own: it is in melee
    shoot(t, "L6", "H6")
    assert t.question == "shot-lead"  # no support
    done(t)
    assert t.rolls("DW-B-SHO-24") == [(4,)]
    assert t.fields("trolls") == ["H6"]
    assert "G5" not in t.fields(MEN)  # north-west of the target
    t = done(shoot(brawl([3, 20]), "L6", "H6"))
    assert t.fields("trolls") == []


@pytest.mark.rule("DW-B-SHO-26")
def test_a_hidden_element_is_not_chosen_but_may_be_hit() -> None:
    t = brawl([5, 6, 20])
    assert "G5" not in targets(t, "L7")
    done(shoot(t, "L7", "H6"))
    assert "G5" not in t.fields(MEN)


@pytest.mark.rule("DW-B-SHO-24", "DW-B-SHO-28")
def test_an_empty_field_swallows_a_shot_and_further_ones_still_roll() -> None:
    t = brawl([4, 2, 2, 20, 1])
    for lead in ("L5", "L6", "L7"):
        shoot(t, lead, "H6")
    done(t)
    assert t.rolls("DW-B-SHO-24") == [(4,), (2,), (1,)]
    assert len(t.events("shot-lost")) == 2  # east of it stands nobody; and at last it has fallen
    assert len(made(t)) == 1


@pytest.mark.rule("DW-B-SHO-25")
def test_elements_of_a_fighting_unit_that_touch_nobody_are_shot_at_as_others() -> None:
    t = first(archers("L5 L6 L7 L8"), unit("trolls", "N", "H10", melee=1), men("H6 G9 A2 A3", melee=1), dice=[20])
    done(shoot(t, "L6", "H6"))
    assert t.rolls("DW-B-SHO-24") == []
    assert "H6" not in t.fields(MEN)


@pytest.mark.rule("DW-B-SHO-04", "DW-B-CON-18", "DW-B-ORD-06", "DW-B-ORD-14", "DW-DEC-38")
def test_a_unit_that_holds_shoots_at_those_that_attacked_it_as_at_any_others() -> None:
    charged = archers("L5 L6 L7 L8", order="hold", melee=2)
    other = unit("light_orc_archers", "N", "N4 N5 N6 N7", order="hold")
    t = second(charged, men("K6 A1 A2 A3", order="move", melee=2), other, dice=[20])
    done(shoot(t, "L5", "K6", "L6"))
    assert t.rolls("DW-B-SHO-24") == []
    assert "K6" not in t.fields(MEN)


@pytest.mark.rule("DW-B-SHO-04")
def test_another_unit_shoots_into_that_melee_at_its_peril() -> None:
    charged = unit("dwarf_eaters", "N", "L5", order="hold", melee=2)
    t = second(charged, men("K5 A1 A2 A3", order="move", melee=2), archers("O6 O7 O8 O9", order="hold"), dice=[1, 20])
    done(shoot(t, "O6", "K5"))
    assert t.rolls("DW-B-SHO-24") == [(1,)]


# -- afterwards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-29", "DW-DEC-17")
def test_units_with_losses_close_up_onto_places_they_held() -> None:
    target = men("G5 G6 G7 F6 F7 F8")
    t = first(archers("L5 L6 L7 L8"), target, dice=[20]).do("take L6", "at G6", "close", "done")
    assert (t.question, t.asked) == ("close-up", ["empire"])
    assert t.targets("take") == ["F6", "F7", "G5", "G7"]
    assert t.refuses("take F8") == ["DW-B-SHO-29"]
    t.do("take F7")
    assert t.fields(MEN) == ["F6", "F8", "G5", "G6", "G7"]
    assert t.facing(MEN) == "S"
    t.do("take F8", "close") if "take F8" in t.options else t.do("close")
    assert t.orderly(MEN)


@pytest.mark.rule("DW-B-SHO-30")
def test_closing_a_gap_in_contact() -> None:
    front, enemy = "G6 G7 G8 H7 H8 H9", men("F6 F7 F8 F9", order="hold", melee=1)
    shooters = unit("imperial_arquebusiers", "S", "C6 C7 C8 C9", order="hold")
    own = unit("light_orc_swordbearers", "N", front, melee=1)
    t = second(own, enemy, shooters)
    from hexarchy.games.demonworld import changes
    from hexarchy.games.demonworld.shooting import ClosingUp

    t.s._thaw()
    changes.wound(t.s, {element(t, "G6"): 1})
    t.s.push(ClosingUp())
    t.s.run()
    assert t.question == "close-up"
    assert t.targets("take") == ["H7"]  # E and F are too far, B is in contact
    assert t.refuses("take G7") == ["DW-B-SHO-29"]
    t.do("take H7", "take H8", "take H9")
    assert t.fields("light_orc_swordbearers") == ["G6", "G7", "G8", "H7", "H8"]


@pytest.mark.rule("DW-B-SHO-31")
def test_losses_may_bring_order() -> None:
    t = first(archers("L5 L6 L7 L8"), men("G5 G6:N G7 G8 G9"), dice=[20])
    assert not t.orderly(MEN)
    t = first(archers("L5 L6 L7 L8"), men("G5:N G6 G7 G8 G9"), dice=[20]).do(
        "take L5", "at G5", "close", "done", "close"
    )
    assert t.orderly(MEN)


@pytest.mark.rule("DW-B-SHO-32")
def test_disorder_that_cannot_be_repaired() -> None:
    line = " ".join(f"G{number}" for number in range(3, 13))
    t = first(archers("L5 L6 L7 L8"), men(line), dice=[20, 20])
    t.do("take L5", "at G5", "close", "take L7", "at G7", "close", "done", "close")
    assert not t.orderly(MEN)
