"""Special formations in play (DW-S-FOR, DW-DEC-50): what square, wedge, skirmishers and hordes can do and cannot."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.regroup import Regrouping
from hexarchy.games.demonworld.shape import formations_of
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.weapons import Weapon
from hexarchy.games.demonworld.words import MISSILE
from tests.demonworld.ground import sheet
from tests.demonworld.table import Table, at, unit
from tests.demonworld.test_shooting import done, shoot

WEDGE = "G5 H5 H6 J4 J5 J6"
SKIRMISHERS = "G3 G5 G7 J4 J6"
SQUARE = "F6:WNW F7 G7:ENE H7:ESE H6:S G5:WSW"
BLOCK = "G4 G5 G6 G7 G8 H5 H6 H7 H8 H9"
FAR = unit("berserkers", "S", "A17", order="move", moved=True)


def moving(card: str, fields: str, *more: dict[str, Any], order: str = "attack", **about: Any) -> Table:
    """A unit of the Standard Game that faces north is chosen to move."""
    own = unit(card, "N", fields, order=order, side="orcs")
    foes = more or (FAR,)
    t = at("movement", own, *foes, step=f"{order} step", level="standard", **about).do(f"move {card}")
    return t.do("none") if t.question == "charge" else t


def operations(t: Table) -> set[str]:
    return {option.split()[0] for option in t.options}


def added(t: Table, start: str, to: str) -> dict[str, int]:
    """What is added to a strike from a field to another."""
    standing, area = t.s.standing, t.s.area
    return dict(Strike(standing[area.at(start)], standing[area.at(to)]).modifiers(t.s))


def struck(t: Table, start: str, to: str) -> Table:
    """One element strikes another; nobody else strikes."""
    while t.question in ("strike", "strike-at", "support"):
        own = t.options if t.question == "strike" else []
        if f"take {start}" in own:
            t.do(f"take {start}")
            if t.question == "strike-at":
                t.do(f"at {to}")
            if t.question == "support":
                t.do("close")
        else:
            t.do("done")
    return t


def rest(t: Table) -> Table:
    """Play on to the next round, doing as little as can be."""
    now = t.s.round
    while t.s.round == now and t.question is not None:
        t.do(next((mild for mild in ("no", "done", "stop", "ready", "close") if mild in t.options), t.options[-1]))
    return t


# -- the square --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-03")
def test_only_infantry_of_six_forms_square() -> None:
    for card, fields, offered in (
        ("noble_footsoldiers", "G5 G6 G7 H6 H7 H8", True),
        ("noble_footsoldiers", "G5 G6 G7 H6 H7", False),
        ("order_knights", "G5 G6 G7 H6 H7 H8", False),
    ):
        t = moving(card, fields).do("reform")
        assert ("form square" in t.options) is offered
    knights = moving("order_knights", "G5 G6 G7 H6 H7 H8")
    assert "square" not in formations_of(knights.s, 0)


@pytest.mark.rule("DW-S-FOR-06", "DW-B-MOV-59")
def test_forming_square_takes_the_steps_and_a_turn() -> None:
    t = moving("noble_footsoldiers", "G5 G6 G7 H6 H7 H8").do("reform", "form square", "to F6")
    assert t.events("forms")[-1]["maneuvers"] == 2
    assert t.formation("noble_footsoldiers") == "square"
    assert t.facings("noble_footsoldiers") == {
        **{"F6": "WNW", "F7": "N", "G7": "ENE", "H7": "ESE", "H6": "S", "G5": "WSW"}
    }
    t = moving("noble_footsoldiers", SQUARE)
    turned = [word for field in ("F6", "G7", "H7", "H6", "G5") for word in (f"take {field}", "face N")]
    t.do("turn-some", *turned, "close")
    assert t.formation("noble_footsoldiers") == "disorder"
    assert t.ask_of("orcs").args["maneuvers"] == 2  # of three: leaving it costs as well


@pytest.mark.rule("DW-S-FOR-07")
def test_a_square_goes_as_many_fields_as_it_has_maneuvers() -> None:
    t = moving("noble_footsoldiers", SQUARE)
    assert t.refuses("advance-left") == ["DW-B-MOV-15"]
    t.do("shift NW", "shift NW", "shift NW")
    assert t.formation("noble_footsoldiers") == "square"
    assert t.refuses("shift NW") == ["DW-B-MOV-51"]


def attacked_square(fields: str = SQUARE, **more: Any) -> Table:
    """J6 touches H7 and stands on its flank."""
    square = unit("noble_footsoldiers", "N", fields, melee=2, order="hold")
    return at("melee", unit("dwarf_eaters", "N", "J6", order="attack", melee=2), square, level="standard", **more)


@pytest.mark.rule("DW-S-FOR-08", "DW-S-FOR-29")
def test_a_square_has_no_flanks() -> None:
    assert "DW-B-MEL-18" not in added(attacked_square(), "J6", "H7")
    assert added(attacked_square(SQUARE.replace("G5:WSW", "")), "J6", "H7")["DW-B-MEL-18"] == 2
    t = attacked_square()
    assert t.refuses("take H7", "empire") == ["DW-B-MEL-07"]  # it strikes only to its own front


@pytest.mark.rule("DW-S-FOR-08")
def test_pikes_in_square_point_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No unit of the book has pikes: these have."""
    t = attacked_square()
    held = t.s.entry(1).card.printed.weapons[0].name
    monkeypatch.setitem(t.s.game.world.weapons._by_name, held, Weapon(held, frontal_attackers=-1))
    assert added(t, "J6", "H7")["DW-B-MEL-17"] == -1


@pytest.mark.rule("DW-S-FOR-29", "DW-S-FOR-05")
def test_no_square_around_an_enemy() -> None:
    men = unit("noble_footsoldiers", "N", SQUARE)
    t = at("close", men, unit("dwarf_eaters", "N", "G6"), rounds=2, level="standard")
    assert t.formation("noble_footsoldiers") == "disorder"


@pytest.mark.rule("DW-S-FOR-09", "DW-S-FOR-28")
def test_a_torn_square_holds_until_its_melee_has_regrouped() -> None:
    t = struck(attacked_square(dice=[20]), "J6", "H6")
    assert len(t.fields("noble_footsoldiers")) == 5
    assert t.formation("noble_footsoldiers") == "square"
    assert "DW-B-MEL-18" not in added(t, "J6", "H7")
    rest(t)
    assert t.formation("noble_footsoldiers") == "disorder"
    assert added(t, "J6", "H7")["DW-B-MEL-18"] == 2


@pytest.mark.rule("DW-S-FOR-09", "DW-S-FOR-28")
def test_a_square_is_judged_when_its_own_melee_is_over() -> None:
    square = unit("noble_footsoldiers", "N", SQUARE, melee=2, order="hold")
    t = at(
        "melee",
        unit("dwarf_eaters", "N", "J6", order="attack", melee=2),
        square,
        unit("orc_guard", "N", "N5", order="attack", melee=2),
        unit("berserkers", "S", "M5", order="attack", melee=2),
        level="standard",
        dice=[20],
    )
    struck(t, "J6", "H6")

    def regrouped() -> int:
        return next((own.melee for own in t.s.frames if isinstance(own, Regrouping)), 0)

    while regrouped() < 2:
        assert t.formation("noble_footsoldiers") == "square"
        t.do(next((mild for mild in ("done", "second", "close") if mild in t.options), t.options[-1]))
    assert t.s.phase == "melee"
    assert t.formation("noble_footsoldiers") == "disorder"


# -- the wedge ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-12")
def test_a_wedge_only_goes_ahead() -> None:
    t = moving("dwarf_eaters", WEDGE)
    assert t.formation("dwarf_eaters") == "wedge"
    assert operations(t) - {"exchange"} == {"advance-left", "advance-right", "shift", "give-up", "stop"}
    assert t.targets("shift") == ["NE", "NW"]
    for barred in ("turn 60", "wheel L60", "turn-some", "regroup", "reform", "shift E", "shift SE"):
        assert t.refuses(barred) == ["DW-S-FOR-12"]


@pytest.mark.rule("DW-S-FOR-13", "DW-DEC-50", "DW-S-FOR-27")
def test_a_wedge_given_up_is_not_formed_again_in_the_phase() -> None:
    t = moving("dwarf_eaters", WEDGE).do("give-up")
    assert t.formation("dwarf_eaters") == "disorder"
    t.do("turn 120")
    assert t.formation("dwarf_eaters") == "disorder"
    assert t.refuses("advance-left") == ["DW-B-MOV-15"]
    assert "form wedge" not in t.do("reform").options
    t.do("none", "stop").until("orders")
    assert t.formation("dwarf_eaters") == "wedge"


@pytest.mark.rule("DW-DEC-50")
def test_only_special_formations_are_given_up() -> None:
    t = moving("dwarf_eaters", "G4 G5 G6 G7 G8 G9")
    assert t.refuses("give-up") == ["DW-DEC-50"]
    t = moving("noble_footsoldiers", SQUARE).do("give-up")
    assert t.formation("noble_footsoldiers") == "disorder"
    t.do("shift NW")  # nothing forbids it to take it again
    assert t.formation("noble_footsoldiers") == "square"


def charging_wedge(fields: str = WEDGE, foe: str = "F5 H7:WSW K7", **more: Any) -> Table:
    men = unit("noble_footsoldiers", "S", foe, order="hold", melee=2)
    own = unit("dwarf_eaters", "N", fields, order="attack", melee=2)
    return at("melee", own, men, level="standard", **more)


@pytest.mark.rule("DW-S-FOR-14")
def test_those_behind_lend_weight_in_a_wedge() -> None:
    t = charging_wedge()
    assert added(t, "G5", "F5")["DW-S-FOR-14"] == 4
    assert added(t, "H6", "H7")["DW-S-FOR-14"] == 4
    assert "DW-S-FOR-14" not in added(t, "J6", "K7")
    assert "DW-S-FOR-14" not in added(charging_wedge("G5 H5 H6 J4 J5 J7"), "G5", "F5")


@pytest.mark.rule("DW-S-FOR-23")
def test_a_horde_gets_no_weight_from_those_behind() -> None:
    own = unit("trolls", "N", WEDGE, order="attack", melee=2)
    t = at("melee", own, unit("berserkers", "S", "F5", melee=2), level="standard")
    assert t.formation("trolls") == "horde"
    assert "DW-S-FOR-14" not in added(t, "G5", "F5")


def torn_wedge() -> Table:
    """A wedge with one in the fourth rank; H7 strikes down J6 of the third."""
    return struck(charging_wedge(f"{WEDGE} K5", "H7", dice=[20]), "H7", "J6")


@pytest.mark.rule("DW-S-FOR-15", "DW-S-FOR-28")
@pytest.mark.parametrize(("repaired", "formation"), [(True, "wedge"), (False, "disorder")])
def test_a_wedge_is_restored_from_its_fourth_rank(repaired: bool, formation: str) -> None:
    t = torn_wedge()
    assert len(t.fields("dwarf_eaters")) == 6
    assert t.formation("dwarf_eaters") == "wedge"
    t.answer("regroup-first", "first" if t.asked == ["orcs"] else "second")
    if repaired:
        t.do("take K5", "to J6", "face N", seat="orcs")
    assert rest(t).formation("dwarf_eaters") == formation


@pytest.mark.rule("DW-S-FOR-28")
def test_a_wedge_that_is_shot_to_pieces_is_one_no_more() -> None:
    own = unit("dwarf_eaters", "N", f"{WEDGE} K5", order="move")
    guns = unit("imperial_arquebusiers", "S", "D6 D7", order="hold")
    t = at("shooting-2", own, guns, dice=[20], level="standard")
    done(shoot(t, "D6", "G5", seat="empire"))
    t.answer("close-up", "close")
    assert t.formation("dwarf_eaters") == "disorder"


@pytest.mark.rule("DW-S-FOR-10")
def test_riders_and_a_hero_on_foot_form_no_wedge() -> None:
    for card, formation in (("order_knights", "disorder"), ("berserkers", "wedge")):
        own = unit(card, "N", "G5 H5 H6 J4 J5")
        t = at("close", own, unit("gordan", "N", "J6", host=card), rounds=2, level="standard")
        assert t.formation(card) == formation


# -- skirmishers -------------------------------------------------------------------------------------------------------

WOODS = {f"F{place}": "w" for place in range(1, 19)} | {f"E{place}": "m" for place in range(1, 18)}


@pytest.mark.rule("DW-S-FOR-18")
def test_skirmishers_pass_woods_and_mud_lightly() -> None:
    for fields, costs in ((SKIRMISHERS, [3, 5]), ("G3 G4 G5 G6 G7", [4, 6])):
        t = moving("light_orc_archers", fields, layout=sheet(terrain=WOODS)).do("advance-left", "advance-right")
        assert [event["points"] for event in t.events("advances")] == costs
        assert t.orderly("light_orc_archers")


@pytest.mark.rule("DW-S-FOR-18")
def test_skirmishers_wheel() -> None:
    t = moving("light_orc_archers", SKIRMISHERS).do("wheel L60")
    assert (t.formation("light_orc_archers"), t.facing("light_orc_archers")) == ("skirmish", "WNW")


def volley(fields: str) -> Table:
    own = unit("light_orc_archers", "N", fields, order="skirmish")
    t = at("shooting-1", own, unit("noble_footsoldiers", "S", "C4 C5", order="move"), level="standard")
    return t.do("take G3", "at C5", seat="orcs")


@pytest.mark.rule("DW-S-FOR-19")
def test_skirmishers_support_each_other_over_two_fields() -> None:
    t = volley(SKIRMISHERS)
    assert {*t.options_of("orcs")} == {"support G5", "support J4", "close"}
    assert t.refuses("support G7", "orcs") == ["DW-B-SHO-16"]
    t.do("support G5", seat="orcs")
    assert "support G7" in t.options_of("orcs")
    assert t.why("support J6", "orcs") != ["DW-B-SHO-16"]


@pytest.mark.rule("DW-S-FOR-20")
def test_skirmishers_close_up_over_two_fields() -> None:
    for fields, reached in ((SKIRMISHERS, ["J4", "J6"]), ("G3 G4 G5 G6 H4", ["G4", "G6"])):
        own = unit("light_orc_archers", "N", fields, order="move")
        guns = unit("imperial_arquebusiers", "S", "D6 D7", order="hold")
        t = at("shooting-2", own, guns, dice=[20], level="standard")
        done(shoot(t, "D6", "G5", seat="empire"))
        assert t.question == "close-up"
        if fields == SKIRMISHERS:
            assert t.targets("take") == ["G3", "G7", *reached]
            t.do("take J6")
            assert t.fields("light_orc_archers") == ["G3", "G5", "G7", "J4"]
        else:
            assert t.targets("take") == reached


@pytest.mark.rule("DW-S-FOR-27")
def test_spreading_out_takes_maneuvers() -> None:
    t = moving("light_orc_archers", "G5 G6 G7 H6 H7 H8").do("reform", "form skirmish", "to G4")
    assert t.events("forms")[-1]["maneuvers"] in (1, 2)
    assert t.formation("light_orc_archers") == "skirmish"
    t = moving("light_orc_archers", "G4 G6 G8 J5 J7 J8").do("regroup", "take J8", "to J9", "close")
    assert t.formation("light_orc_archers") == "skirmish"  # the status comes with the shape
    assert t.ask_of("orcs").args["maneuvers"] == 1


@pytest.mark.rule("DW-S-FOR-21")
def test_figures_do_not_count_for_skirmishers() -> None:
    for fields, found in (("G1 G3 G5 G7 G9 J2 J4 J6 J8 J10", 10), ("G1 G2 G3 G4 G5 H2 H3 H4 H5 H6", 12)):
        t = at("close", unit("light_orc_archers", "N", fields), rounds=2, level="standard")
        assert sum(amount for _, amount in MoraleTest(MISSILE, 0).modifiers(t.s)) == found


@pytest.mark.rule("DW-S-FOR-27", "DW-B-MOV-28")
def test_a_turn_forms_no_wedge_for_nothing() -> None:
    t = moving("dwarf_eaters", "G4 G5 G6 H5 H6 H7").do("turn 120")
    assert t.question == "free-regrouping"
    assert {option.partition("-")[0] for option in t.options} == {"form line", "none"}


@pytest.mark.rule("DW-S-FOR-16")
def test_skirmishers_have_any_order() -> None:
    t = moving("light_orc_archers", SKIRMISHERS, order="hold")
    assert t.formation("light_orc_archers") == "skirmish"


# -- hordes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-25")
def test_a_horde_turns_and_does_not_wheel() -> None:
    t = moving("trolls", BLOCK)
    assert t.refuses("wheel L60") == ["DW-S-FOR-25"]
    t.do("turn 60")
    assert t.facing("trolls") == "ENE"
    assert t.formation("trolls") == "horde"
    assert not t.events("forms")
    assert t.question != "free-regrouping"


@pytest.mark.rule("DW-S-FOR-26")
def test_a_chain_of_trolls_that_loses_a_link_stands_still() -> None:
    ring = "F6 F7 G7 H7 H6 G5"
    own = unit("trolls", "N", ring, order="attack", hits=[1] * 6)
    guns = unit("imperial_arquebusiers", "S", "C6 C7", order="hold")
    t = at("shooting-2", own, guns, dice=[20], level="standard")
    assert t.formation("trolls") == "horde"
    done(shoot(t, "C6", "F6", seat="empire"))
    t.answer("close-up", "take G5", "close")
    assert t.formation("trolls") == "disorder"
    t = moving("trolls", " ".join(t.fields("trolls")))
    assert t.refuses("advance-left") == ["DW-B-MOV-15"]


# -- attacked ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-30", "DW-S-FOR-08")
def test_a_reaction_forms_square() -> None:
    men = unit("noble_footsoldiers", "N", "G5 G6 G7 H6 H7 H8", order="hold")
    orcs = unit("light_orc_swordbearers", "N", "K5 K6 L5 L6", order="attack")
    t = at("movement", orcs, men, step="attack step", level="standard")
    t.do("move light_orc_swordbearers", "advance-right")
    assert t.fields("light_orc_swordbearers")[:2] == ["J5", "J6"]
    t.answer("reaction", "regroup", "take G6", "to F6", "take G7", "to F7", "take H8", "to G7", "close")
    turns = {"F6": "WNW", "G7": "ENE", "H7": "ESE", "H6": "S", "G5": "WSW"}
    t.do("turn-some", *(word for field, to in turns.items() for word in (f"take {field}", f"face {to}")), "close")
    assert t.formation("noble_footsoldiers") == "square"
    assert "DW-B-MEL-18" not in added(t, "J6", "H7")
    assert t.ask_of("empire").args["maneuvers"] == 1


@pytest.mark.rule("DW-S-FOR-30")
def test_a_wedge_that_turns_in_a_reaction_gives_itself_up() -> None:
    own = unit("berserkers", "N", WEDGE, order="hold")
    orcs = unit("light_orc_swordbearers", "N", "L5 L6 M5 M6", order="attack")
    t = at("movement", orcs, own, step="attack step", level="standard", dice=[6])
    t.do("move light_orc_swordbearers", "charge berserkers", "advance-right").answer("reaction", "turn 120")
    assert t.told("gives-up", unit="berserkers", shape="wedge")
    assert t.formation("berserkers") == "disorder"


@pytest.mark.rule("DW-S-FOR-30", "DW-S-FOR-14")
def test_a_wedge_whose_elements_leave_its_shape_to_finish_gives_itself_up() -> None:
    foe = unit("noble_footsoldiers", "S", "E5 A1 A2 A3", order="move", moved=True)
    t = moving("dwarf_eaters", WEDGE, foe).do("advance-left")
    if t.question == "finish-by":
        t.do("by-points")
    assert (t.question, t.formation("dwarf_eaters")) == ("finishing", "wedge")
    t.do("take G4", "to F4")
    assert t.formation("dwarf_eaters") == "disorder"
    assert t.told("gives-up", unit="dwarf_eaters")
