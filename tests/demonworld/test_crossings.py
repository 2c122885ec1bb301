"""Where chapters cross: shots that burn, spells on guns and chariots, wizards at rest, those who run under a monster.

More of what test_meetings.py has.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes, flaming, shot
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.victory import score
from hexarchy.games.demonworld.words import EMPIRE
from tests.demonworld import packs, table
from tests.demonworld.ground import sheet
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, unit
from tests.demonworld.test_fire import FAR, FAR_ORCS, HALF, UNDERBRUSH, Ground, bowmen
from tests.demonworld.test_fire import at as _at
from tests.demonworld.test_fire import game as _game
from tests.demonworld.test_meetings import (
    ARCHERS,
    ARM,
    CHARIOT,
    DRAGON,
    GIANT,
    GUARD,
    KNIGHTS,
    MEN,
    TROLLS,
    WILD,
    expert,
    idle,
    on,
    standard,
    trodden,
)
from tests.demonworld.test_prospects import prospects, thrown
from tests.demonworld.test_second import hero

game, at = _game, _at  # fixtures
LIT = {"flaming": [ARCHERS]}
MILD = ("none", "done", "ready", "stop", "close", "no")


def to_the_end(t: Table) -> Table:
    """Play on with as little as can be done, to the end of the round."""
    for _ in range(200):
        if t.s.round != 2 or t.s.decision is None:
            break
        last = [one for one in MILD if one in t.options]
        t.do(last[0] if last else t.options[-1], seat=t.asked[0])
    check(t.s)
    return t


def added(t: Table, rule: str) -> list[dict[str, int]]:
    """What was added to each die of a rule."""
    return [dict(roll["modifiers"]) for roll in t.events("roll") if roll["why"] == rule]


# -- flaming arrows ----------------------------------------------------------------------------------------------------


def arrows(at: Ground, *units: Any, dice: list[int], archers: str = "K4 K5 K6", **more: Any) -> Table:
    t = at("shooting-2", bowmen(archers), *units, sheet="0", fire=LIT, dice=dice, **more)
    return t.answer("shot-lead", "done")


@pytest.mark.rule("DW-E-FIR-21", "DW-E-SPL-08")
@pytest.mark.parametrize(("die", "burns"), [(17, True), (16, False)])
def test_a_magic_shield_guards_a_chariot_from_flaming_arrows(at: Ground, die: int, burns: bool) -> None:
    chariot = unit(CHARIOT, "S", "F5", order="move", spells=["empire_2"])
    t = arrows(at, chariot, dice=[die]).do("take K5", "at F5", "support K4", "support K6")
    assert added(t, "DW-B-SHO-21")[-1]["DW-E-SPL-08"] == -2
    assert (t.fields(CHARIOT) == []) is burns


@pytest.mark.rule("DW-E-FIR-21", "DW-E-ART-68")
def test_a_chariot_that_burns_is_not_shot_at_again(at: Ground) -> None:
    t = arrows(at, unit(CHARIOT, "S", "F5", order="move"), dice=[20])
    t.do("take K4", "at F5", "close", "take K6", "at F5")
    idle(t)
    assert len(t.rolls("DW-B-SHO-21")) == 1
    assert t.told("shot-wasted")


@pytest.mark.rule("DW-E-FIR-21", "DW-B-SHO-27", "DW-S-SHO-45")
@pytest.mark.parametrize(("guards", "hidden"), [("F4 F5 F6 F7", True), ("F3", False)])
def test_flaming_arrows_at_a_chariot_hidden_in_melee_are_not_supported_and_wasted(
    at: Ground, guards: str, hidden: bool
) -> None:
    """Shots are declared before anybody looks; a chariot in full view is shot at as if it were in no melee."""
    chariot, guard = unit(CHARIOT, "S", "E5", order="move", melee=1), unit(GUARD, "N", guards, melee=1)
    t = arrows(at, chariot, guard, dice=[20], options={"declare_unseen": True}).do("take K5", "at E5")
    assert (t.question == "flame-support") is not hidden
    idle(t)
    assert bool(t.told("shot-hidden", hex="E5")) is hidden
    assert (t.fields(CHARIOT) == []) is not hidden


@pytest.mark.rule("DW-E-FIR-21")
def test_flaming_arrows_at_a_gun_tell_what_is_rolled(at: Ground) -> None:
    gun = unit(ARM, "S", "F5", order="move", side="empire", spells=["empire_2"])
    t = arrows(at, gun, dice=[1]).do("take K5")
    told = prospects(t, "orcs")["support K4"]
    idle(t.do("support K4", "close"))
    assert [(one["rule"], one["amount"]) for one in told["modifiers"]] == thrown(t, "DW-B-SHO-21")


@pytest.mark.rule("DW-E-FIR-21", "DW-E-FIR-22")
def test_flaming_arrows_at_an_empty_field_tell_what_is_rolled(at: Ground) -> None:
    t = at("shooting-2", bowmen("O4 O5 O6"), FAR, sheet=HALF, fire=LIT, dice=[1]).do("take O5")
    assert prospects(t, "orcs")["at H5"]["chance"] == 0.1
    t.do("at H5")
    assert prospects(t, "orcs")["support O4"]["chance"] == 0.2


@pytest.mark.rule("DW-E-FIR-20", "DW-S-SHO-15")
def test_flaming_arrows_cannot_hit_what_underbrush_half_hides(at: Ground) -> None:
    t = at("shooting-2", bowmen("K4"), unit(GUARD, "S", "F4", side="empire"), fire=LIT, dice=[20])
    t.answer("shot-lead", "done").do("take K4")
    t.do("at F4") if t.question == "flame-target" else None
    assert sum(added(t, "DW-B-SHO-21")[-1].values()) == 1 - 2
    assert t.fields(GUARD) == ["F4"]


@pytest.mark.rule("DW-S-FOR-19", "DW-E-FIR-21")
def test_skirmishers_support_flaming_arrows_over_two_fields(at: Ground) -> None:
    t = at("shooting-2", bowmen("M3 M5 M7 O4 O6"), FAR, sheet=HALF, fire=LIT, dice=[11])
    t.do("take M5", "at H5")
    assert t.targets("support") == ["M3", "M7", "O4", "O6"]


@pytest.mark.rule("DW-E-LRG-25", "DW-E-FIR-19")
@pytest.mark.parametrize(("front", "near"), [("B5", "D5"), ("C5", "E5")])
def test_flaming_arrows_reach_the_nearest_field_of_a_dragon(at: Ground, front: str, near: str) -> None:
    """Its head is out of range, or farther than its tail."""
    t = at("close", bowmen("M4 M5 M6"), unit(DRAGON, "N", front), sheet="0")
    archer = on(t, "M5")
    assert [t.s.field_id(field) for field in flaming.targets(t.s, archer)] == [near]
    assert [*shot.aims(t.s, archer)] == flaming.targets(t.s, archer)


@pytest.mark.rule("DW-E-FIR-18", "DW-E-OVR-11")
@pytest.mark.parametrize("lit", [True, False])
def test_archers_overrun_while_they_prepare_flaming_arrows_do_not_shoot(at: Ground, lit: bool) -> None:
    """A giant goes over G8 and on; archers with plain arrows may shoot at it first, and later at men before them."""
    giant, men = unit(GIANT, "N", "H8", order="attack", side="empire"), unit(MEN, "N", "M8 M9", order="move")
    archers = unit(ARCHERS, "S", "G8 G9 G10 G11 G12 G13", order="hold")
    prepared = LIT if lit else {}
    t = at("movement", giant, archers, men, sheet="0", fire=prepared, step="attack step", dice=[1] * 9, rounds=9)
    t.do(f"move {GIANT}")
    asked = []
    for _ in range(4):
        asked.append(t.do("ahead-right").question)
        t.do("done") if t.question == "shot-lead" else None
    assert ("shot-lead" in asked) is not lit
    while t.s.phase == "movement":
        idle(t, "shot-lead", "flame-lead")
    assert not t.in_melee(ARCHERS)
    assert (t.question == "shot-lead") is not lit
    assert t.question != "flame-lead"


# -- spells and guns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-SPL-07", "DW-E-ART-21")
@pytest.mark.parametrize(("spells", "loads"), [([], 6), (["empire_1"], 0)])
def test_the_crew_of_a_paralysed_gun_does_not_load(spells: list[str], loads: int) -> None:
    """It has six movement points less, and those it does not spend are its load points."""
    gun = unit(ARM, "N", "K7", order="hold", load=0, spells=spells)
    t = expert("movement", gun, FAR, FAR_ORCS, step="loading")
    assert sum(event["points"] for event in t.told("gun-loads")) == loads


# -- wizards at rest ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-05", "DW-E-FIR-21")
@pytest.mark.parametrize("aim", ["F5", "H5"])
def test_a_wizard_on_a_chariot_shot_at_with_flaming_arrows_does_not_rest(at: Ground, aim: str) -> None:
    chariot = unit(CHARIOT, "S", "F5", order="hold")
    wizard = unit("sandor", "S", mount=CHARIOT, spell_points=5)
    t = at("shooting-2", bowmen("O4 O5 O6"), chariot, wizard, FAR, sheet=HALF, fire=LIT, dice=[1], rounds=9)
    t.until("flame-lead").do("take O5")
    assert f"at {aim}" in t.options
    to_the_end(t.do(f"at {aim}", "close"))
    assert bool(t.told("rests", unit="sandor")) is (aim == "H5")


@pytest.mark.rule("DW-E-MAG-05", "DW-E-ART-30")
@pytest.mark.parametrize(("die", "rests"), [(20, False), (3, True)])
def test_a_wizard_fired_at_by_a_gun_does_not_rest(die: int, rests: bool) -> None:
    """The ball is stopped by a ridge; a gun that jams does not fire."""
    ridge = packs.ground(height={"J8": 1})
    gun, wizard = unit("cannon", "N", "O8", order="hold"), unit("gorradz", "S", "E8", spell_points=4)
    t = expert("shooting-2", gun, wizard, FAR, FAR_ORCS, game=ridge, layout=[[packs.SHEET]], dice=[die], rounds=9)
    to_the_end(t.answer("gun-target", "at E8"))
    assert bool(t.told("rests", unit="gorradz")) is rests


@pytest.mark.rule("DW-E-MAG-05", "DW-E-FIR-05")
@pytest.mark.parametrize("torch", ["H8", "P2"])
def test_a_wizard_who_tries_to_light_a_fire_does_not_rest(at: Ground, torch: str) -> None:
    wizard = unit("gorradz", "S", "H8", spell_points=4)
    t = at("movement", wizard, FAR, FAR_ORCS, sheet=UNDERBRUSH, step="fires", dice=[1], rounds=9)
    t.do(f"take {torch}", seat="orcs")
    to_the_end(t.do(t.options_of("orcs")[0], seat="orcs"))
    assert bool(t.told("rests", unit="gorradz")) is (torch == "P2")


@pytest.mark.rule("DW-E-MAG-05", "DW-E-ITM-02")
@pytest.mark.parametrize("uses", [True, False])
def test_a_wizard_who_works_a_ring_does_not_rest(uses: bool) -> None:
    wizard = unit("sandor", "S", "C8", items=["algrims_ring"], ring="empire_2", spell_points=5)
    men = unit("noble_footsoldiers", "S", "D8 D9 D10 D11", order="hold")
    t = expert("magic", wizard, men, FAR_ORCS, rounds=9)
    t.answer("use-ring", *(("cast empire_2", "enchant noble_footsoldiers") if uses else ("none",)))
    to_the_end(t)
    assert bool(t.told("rests", unit="sandor")) is not uses


@pytest.mark.rule("DW-E-MAG-05", "DW-E-CHA-19")
@pytest.mark.parametrize("mounts", [True, False])
def test_a_wizard_who_gets_on_a_chariot_does_not_rest(mounts: bool) -> None:
    """The chariot stands beside them already, and nobody takes a step."""
    wizard, chariot = unit("sandor", "N", "K8", spell_points=5), unit(CHARIOT, "N", "H8", order="hold")
    t = expert("movement", wizard, chariot, unit(GUARD, "N", "P1 P2", order="move"), rounds=9, step="hold step")
    t.do("ready") if t.question == "singles" else None
    t.do(f"move {CHARIOT}", "stop")
    assert t.question == "mount"
    to_the_end(t.do("mount sandor" if mounts else "none"))
    assert bool(t.told("rests", unit="sandor")) is not mounts


# -- those who run, under a monster ------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-17", "DW-E-MAG-02", "DW-S-MOR-57")
@pytest.mark.parametrize("single", ["sandor", "gordan"])
def test_a_wizard_with_routers_is_rolled_for_as_a_commander_is(single: str) -> None:
    men, own = unit(MEN, "S", "A1 A2 F8", routing=True, moved=True), unit(single, "S", "G8", host=MEN, moved=True)
    t = trodden(men, own, dice=[1], order="attack").do("ahead-right")
    assert t.rolls("DW-E-OVR-06") == [(1,)]
    assert t.s.at[t.s.element_of(t.number(single))] == t.s.area.at("G8")


@pytest.mark.rule("DW-E-OVR-17", "DW-S-MOR-59", "DW-S-MOR-79")
def test_those_astray_are_trodden_down_without_a_die_and_their_unit_does_not_test() -> None:
    t = trodden(unit(MEN, "S", "A1 A2 A3 A4 G8", astray=["G8"], order="hold"), order="attack").do("ahead-right")
    assert t.fields(MEN) == ["A1", "A2", "A3", "A4"]
    idle(t)
    assert not t.rolls("DW-E-OVR-06")
    assert not t.rolls("DW-S-MOR-28")
    assert not t.told("morale-certain")


# -- second attacks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MEL-12", "DW-S-MOR-17")
def test_a_unit_drawn_in_by_a_second_attack_tests_for_its_losses() -> None:
    guard = unit(GUARD, "S", "E5 D5", order="attack")
    t = hero("F5 A1", guard, dice=[20, 20]).do("take G5", "to F5", seat="empire")
    assert t.fields(GUARD) == ["D5"]
    idle(t, "regroup-first", "regroup", "rout-to")
    assert [roll for roll in t.events("roll") if roll.get("test") == "melee" and roll["unit"] == GUARD]


# -- contact across terrain --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-80", "DW-DEC-39")
@pytest.mark.parametrize("die", [1, 6])
def test_who_is_met_across_water_as_the_melee_begins_tests_for_its_losses(die: int) -> None:
    """A troll has stood in the deep beside the bank, and attacks only now."""
    troll, men = unit(TROLLS, "N", "G5", order="attack"), unit(WILD, "S", "F5 F6 E5 E6", order="hold")
    ground = sheet(terrain={"G5": "2", "H5": "2"})
    t = standard("start", troll, men, layout=ground, dice=[4, 20, die])  # the first is for the order of the men
    while t.question != "across":
        if "give-attack trolls" in t.options_of("orcs"):
            t.do("give-attack trolls", seat="orcs")
        t.do(next((one for one in MILD if one in t.options), t.options[-1]))
    t.answer("across", "yes").do("take G5", "at F5", seat="orcs")
    idle(t, "regroup-first", "regroup", "rout-to", "rout-next")
    (test,) = (roll for roll in t.events("roll") if roll.get("test") == "melee")
    assert (test["unit"], t.unit(WILD).routing) == (WILD, die == 1)


# -- one field at least ------------------------------------------------------------------------------------------------

BURNING = {"wind": "NE", "speed": 0, "burning": {"H8": 5}}


@pytest.mark.rule("DW-E-FIR-13", "DW-E-SPL-07")
def test_a_commander_who_cannot_move_still_leaves_the_flames(at: Ground) -> None:
    lame = unit("baslian", "N", "H8", spells=["empire_1"] * 3)
    t = at("movement", lame, FAR, FAR_ORCS, fire=BURNING, step="move step").do("name baslian", "ready", "to H7")
    assert not [option for option in t.options if option.startswith("to ")]  # by one field
    idle(t)
    assert t.fields("baslian") == ["H7"]


@pytest.mark.rule("DW-E-FIR-13", "DW-E-SPL-02")
def test_a_confused_few_who_hold_still_leave_the_flames(at: Ground) -> None:
    few = unit("dwarf_eaters", "N", "- - - H8 H9", order="hold", spells=["orcs_2"])
    men = unit(MEN, "S", "A1 A2 A3 A4", order="move")
    t = at("movement", few, men, fire=BURNING, step="hold step").do("move dwarf_eaters", "take H8", "to H7")
    assert not [option for option in t.options if option.startswith("to ")]
    t.do("take H9") if "take H9" in t.options else None
    assert t.fields("dwarf_eaters") == ["H7", "H9"]


@pytest.mark.rule("DW-E-FIR-13", "DW-E-LRG-14")
@pytest.mark.parametrize("burning", [True, False])
def test_a_giant_with_two_points_left_still_leaves_the_flames(at: Ground, burning: bool) -> None:
    giant, men = unit(GIANT, "N", "H8", order="hold", hits=[2]), unit(MEN, "S", "A1 A2 A3 A4", order="move")
    t = at("movement", giant, men, fire=BURNING if burning else {**BURNING, "burning": {}}, step="hold step")
    if burning:
        t.do(f"move {GIANT}")
        assert "ahead-left" not in t.options  # it would still stand on H8
        t.do("back-left")
        assert t.question != "large-operation"
    idle(t)
    assert (t.fields(GIANT) == ["H8"]) is not burning
    assert t.fields(GIANT)


@pytest.mark.rule("DW-E-FIR-12", "DW-S-SEQ-03")
@pytest.mark.parametrize("burning", [True, False])
def test_a_unit_whose_leader_stands_in_flames_dices_for_its_order(at: Ground, burning: bool) -> None:
    men = unit(MEN, "S", "H8 H9 H10 H11")  # the leader is the first
    fire = BURNING if burning else {**BURNING, "burning": {"H10": 5}}
    t = at("orders", men, FAR_ORCS, fire=fire, dice=[2])
    assert bool(t.rolls("DW-S-SEQ-03")) is burning
    assert (t.order(MEN) == "attack") is burning


# -- part of a unit has rallied ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-12", "DW-S-MOR-59")
def test_those_astray_do_not_test_for_the_rallied() -> None:
    """Four still run; the two that hold lose one to a shot, and the other stands alone: it needs a six."""
    men = unit(MEN, "S", "- - - C3 C4 K3 K4 K5 K6", astray=["K3", "K4", "K5", "K6"], order="hold")
    t = standard("shooting-1", unit(ARCHERS, "N", "G4 G5 G6 G7", order="skirmish"), men, dice=[20, 2])
    t.do("take G5", "at C4")
    idle(t, "rout-next", "rout-to")
    (test,) = (roll for roll in t.events("roll") if roll.get("test") == "missile")
    assert dict(test["modifiers"])["DW-S-MOR-11"] == 1
    assert t.unit(MEN).routing


@pytest.mark.rule("DW-S-MOR-59", "DW-B-ORD-11")
@pytest.mark.parametrize(("melee", "order"), [(1, None), (0, "hold")])
def test_a_rallied_part_holds_unless_it_fights(melee: int, order: str | None) -> None:
    foe = [unit(GUARD, "N", "D4 D5", melee=1)] if melee else [unit(GUARD, "N", "O4 O5")]
    men = unit(MEN, "S", "C3 C4 K3 K4", astray=["K3", "K4"], melee=melee)
    t = standard("start", men, *foe, unit(ARCHERS, "N", "P1 P2 P3 P4")).until("orders")
    assert t.order(MEN) == order


# -- those who hold and are joined ------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-05", "DW-S-CMD-19")
def test_a_unit_that_is_joined_may_still_start_fires(at: Ground) -> None:
    """It has not maneuvered: a hero came to stand beside it, and turned as it faces."""
    men, hero_ = unit(MEN, "N", "K4 K5 K6 K7", order="hold"), unit("gordan", "S", "K9")
    t = at("movement", men, hero_, unit(GUARD, "N", "P1 P2", order="move"), step="move step")
    t.do("name gordan", "ready", "to K8", f"join {MEN}")
    idle(t, "start-fire")
    assert (t.question, t.facing(MEN)) == ("start-fire", "N")
    assert "take K4" in t.options


@pytest.mark.rule("DW-E-FIR-18", "DW-S-CMD-19")
def test_archers_who_are_joined_still_shoot_the_flaming_arrows_they_prepare(at: Ground) -> None:
    foe = unit(MEN, "S", "F4 F5", order="hold")
    t = at("movement", bowmen("K4 K5 K6"), unit("kruuk", "S", "K8"), foe, sheet="0", step="move step", fire=LIT)
    t.do("name kruuk", "ready", "to K7", f"join {ARCHERS}")
    assert t.unit("kruuk").host == t.number(ARCHERS)
    assert not t.unit(ARCHERS).stirred
    t.until("flame-lead")
    assert "take K5" in t.options


# -- an enemy that evades ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LME-12", "DW-S-MOR-75")
def test_the_impetuous_follow_a_dragon_that_evades_as_one() -> None:
    wild = unit(WILD, "N", "J4 J5 J6 J7", impetuous=True, target=DRAGON, side="orcs")
    t = expert("movement", wild, unit(DRAGON, "S", "G7", order="hold"), FAR, step="impetuous")
    t.answer("frenzy", t.options[0]).answer("large-reaction", "back-left")
    while t.question == "frenzy":
        t.do(t.options[0])
    assert t.orderly(WILD)
    assert t.in_melee(DRAGON)
    assert t.question == "finishing"  # in contact again, and only now one by one


# -- a commander on foot with riders -----------------------------------------------------------------------------------


def wading(depth: str, *, led: bool) -> Table:
    """Knights of size 3 before water, with a hero of size 2 at their right end, or none."""
    knights, hero_ = unit(KNIGHTS, "N", "G4 G5 G6 G7", order="attack"), unit("gordan", "N", "G8", host=KNIGHTS)
    ground = sheet(terrain={f"F{number}": depth for number in range(1, 19)})
    others = [hero_] if led else []
    t = standard(
        "movement", knights, *others, unit(GUARD, "S", "A1 A2", order="hold"), layout=ground, step="attack step"
    )
    t.do("ready") if t.question == "singles" else None
    return t.do(f"move {KNIGHTS}")


@pytest.mark.rule("DW-S-TER-04", "DW-S-TER-22", "DW-S-CMD-12")
@pytest.mark.parametrize(("led", "points"), [(False, 4), (True, 6)])
def test_riders_wade_as_slowly_as_the_hero_with_them(led: bool, points: int) -> None:
    t = wading("1", led=led).do("advance-left")
    assert t.events("advances")[-1]["points"] == points


@pytest.mark.rule("DW-S-TER-23", "DW-S-CMD-12", "DW-S-TER-09")
def test_where_a_hero_would_drown_the_riders_go_without_him() -> None:
    assert "advance-left" in wading("2", led=False).options
    t = wading("2", led=True)
    assert t.refuses("advance-left") == ["DW-S-TER-09"]
    assert t.refuses("wheel L60") == ["DW-S-TER-09"]
    t.do("regroup", "take G8")
    assert not {"to F8", "to F9"} & {*t.options}
    t = wading("2", led=True).do("regroup", "take G7")
    assert {"to F7", "to F8"} <= {*t.options}


def joined(field: str, *others: Any, **more: Any) -> Table:
    """A hero goes to a field that elements of his side hold."""
    t = standard("movement", *others, unit(GUARD, "S", "A1 A2", order="hold"), step="move step", **more)
    return t.do("name gordan", "ready", f"to {field}")


@pytest.mark.rule("DW-S-CMD-39", "DW-S-CMD-12", "DW-S-TER-23")
@pytest.mark.parametrize(("water", "free"), [(".", {"F6", "F7", "H6", "H7"}), ("2", {"F5", "F6", "G4", "H5", "H6"})])
def test_a_hero_makes_no_room_for_another_in_water_that_drowns_him(water: str, free: set[str]) -> None:
    """Where riders go he does not: he takes the place of the rider beside him, who steps into the water."""
    knights, first = unit(KNIGHTS, "N", "G5", order="attack"), unit("herkyn", "N", "G6", host=KNIGHTS)
    ground = sheet(terrain={f"{row}{number}": water for row in "FH" for number in range(1, 19)})
    t = joined("G6", knights, first, unit("gordan", "N", "G7"), layout=ground)
    assert t.question == "make-room"
    assert {*t.targets("to")} == free


@pytest.mark.rule("DW-S-CMD-39", "DW-S-CMD-20", "DW-E-ART-69")
def test_a_hero_beside_an_enemy_takes_a_place_in_a_line_away_from_them() -> None:
    """A wall between the two has come down since; neither has attacked the other."""
    men, hero_ = unit(MEN, "N", "G4 G5 G6 G7", order="attack"), unit("gordan", "S", "G8")
    fallen: dict[str, Any] = {"layout": sheet(walls=["G8-G9"]), "razed": ["G8-G9"]}
    t = joined("G7", men, hero_, unit(GUARD, "N", "G9", order="hold"), **fallen)
    assert t.question == "free-regrouping"
    t.do("form line-5").until("next-unit")
    assert (t.facing(MEN), t.formation(MEN)) == ("N", "line")
    check(t.s)


@pytest.mark.rule("DW-E-LME-12", "DW-S-CMD-03")
def test_a_hero_goes_after_a_giant_that_evades_him() -> None:
    hero_, giant = unit("gordan", "S", "E7"), unit(GIANT, "N", "G7", order="hold")
    t = expert("movement", hero_, giant, unit(GUARD, "N", "P1 P2", order="move"), step="move step")
    t.do("name gordan", "ready", "to F7", "stop").answer("large-reaction", "back-left")
    assert (t.question, t.asked, t.in_melee("gordan")) == ("single", ["empire"], False)
    assert t.refuses("to E7") == ["DW-E-LME-12"]
    t.do("to G7", "stop")
    assert t.in_melee("gordan")
    assert t.in_melee(GIANT)
    check(t.s)


def few(*elsewhere: str) -> Table:
    """Men who go for a giant one by one; the first has come up to it, and it has stepped back."""
    men, giant = unit(MEN, "S", " ".join(("E7", *elsewhere)), order="attack"), unit(GIANT, "N", "G7", order="hold")
    t = expert("movement", men, giant, unit(GUARD, "N", "P1 P2", order="move"), step="attack step", dice=[6])
    t.do("ready") if t.question == "singles" else None
    t.do(f"move {MEN}").answer("charge", f"charge {GIANT}").answer("small-next", "take E7", "to F7")
    return t.answer("large-reaction", "back-left")


@pytest.mark.rule("DW-E-LME-12", "DW-B-MOV-41")
def test_one_of_a_few_goes_on_after_a_giant_that_evades_them() -> None:
    t = few("E9")
    assert (t.question, t.asked, t.in_melee(MEN)) == ("small-element", ["empire"], False)
    assert t.refuses("to E7") == ["DW-E-LME-12"]
    t.do("to G7")
    assert t.in_melee(MEN)
    assert t.in_melee(GIANT)
    assert t.question == "small-next"  # the giant does not react again, and this one is through
    assert t.targets("take") == ["E9"]
    check(t.s)


@pytest.mark.rule("DW-E-LME-12", "DW-B-MOV-41")
def test_all_of_a_few_go_after_a_giant_that_evades_them() -> None:
    t = few("E9").do("done", "take E9")
    assert t.refuses("to D10") == ["DW-E-LME-12"]
    assert "to F9" in t.options


# -- orders ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LRG-03", "DW-S-CMD-34")
def test_a_forgotten_chariot_holds_and_a_forgotten_unit_dices() -> None:
    men, orcs = unit(MEN, "N", "O1 O2 O3 O4"), unit(GUARD, "S", "A1 A2 A3 A4")
    t = expert("orders", unit(CHARIOT, "N", "L8"), men, orcs, dice=[2, 2])
    t.do("ready", seat="orcs").do("ready", seat="empire")
    assert (t.order(CHARIOT), t.order(MEN), t.order(GUARD)) == ("hold", "attack", "attack")
    assert t.rolls("DW-S-SEQ-03") == [(2,), (2,)]


# -- and others that went as the rules have it -------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-13", "DW-B-MEL-30")
def test_who_leaves_the_flames_out_of_contact_is_out_of_melee_when_the_round_ends(at: Ground) -> None:
    men, orcs = unit(MEN, "S", "H8", melee=1, fought=1), unit(GUARD, "N", "J8 J9", melee=1, fought=1)
    t = at("movement", men, orcs, fire=BURNING, step="hold step", rounds=9)
    idle(t, "leave-flames").do("take H8", "to G7")
    assert t.in_melee(MEN)
    t.until("orders")
    assert (t.in_melee(MEN), t.in_melee(GUARD)) == (False, False)


@pytest.mark.rule("DW-E-ITM-04", "DW-B-MEL-24")
def test_with_its_bearer_the_standard_of_victory_falls_at_once() -> None:
    """The knight strikes first; those who strike after the bearer has fallen have lost the bonus."""
    orcs = unit("dwarf_eaters", "N", "H5 H6 G5 G6", melee=1, fought=1, items=["standard_of_victory"])
    t = expert("melee", orcs, unit(KNIGHTS, "S", "F5 F6", melee=1, fought=1, side="empire"))
    own, foe = on(t, "G6"), on(t, "F6")
    assert dict(Strike(own, foe).modifiers(t.s))["DW-E-ITM-04"] == 1
    t.s._thaw()
    changes.wound(t.s, {on(t, "G5"): 1})  # leader, musician, standard bearer: the third
    assert "DW-E-ITM-04" not in dict(Strike(own, foe).modifiers(t.s))


@pytest.mark.rule("DW-S-MOR-38", "DW-S-TER-38")
def test_routers_rally_beside_one_that_could_attack_them_across_water() -> None:
    men, troll = unit(WILD, "S", "F5 F6 E5", routing=True), unit(TROLLS, "N", "G5", order="hold")
    t = standard("rally", men, troll, layout=sheet(terrain={"G5": "2"}), dice=[6], rounds=9).do("yes")
    assert t.fields(WILD) == ["E5", "F5", "F6"]
    assert not t.unit(WILD).routing
    assert not t.in_melee(WILD)


def allied(phase: str, *units: Any, **more: Any) -> Table:
    return table.at(phase, *units, level="standard", seats=["orcs", "empire", "orcs_2", "empire_2"], **more)


@pytest.mark.rule("DW-B-INT-25", "DW-S-CMD-38")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_commander_orders_the_contingent_of_his_own_player(seat: int) -> None:
    """A unit without its leader: its ally's commander stands beside it, and it dices."""
    orcs, baslian = unit("dwarf_eaters", "N", "- L5 L6 L7 L8"), unit("baslian", "N", "M6", seat=seat)
    men, wild = unit(MEN, "S", "A1 A2 A3 A4"), unit(WILD, "S", "A6 A7", seat=2)
    t = allied("orders", orcs, baslian, men, wild, dice=[3, 3])
    assert (t.question == "allot") is (seat == 1)
    assert bool(t.told("ordered", unit="dwarf_eaters")) is (seat == 2)


@pytest.mark.rule("DW-B-WIN-08", "DW-B-INT-25")
@pytest.mark.parametrize(("wild", "ranks"), [("A5", (1, 1, 1, 1)), ("-", (1, 2, 1, 2))])
def test_allies_win_lose_and_draw_together(wild: str, ranks: tuple[int, ...]) -> None:
    men, orcs = unit(MEN, "S", "A1 A2"), unit(GUARD, "N", "P1 P2")
    t = allied("close", men, unit(WILD, "S", wild, seat=2), orcs, rounds=2)
    assert t.s.result is not None
    assert t.s.result.ranks == ranks


@pytest.mark.rule("DW-E-OVR-04", "DW-S-MOR-27", "DW-S-MOR-28")
def test_friends_that_a_giant_treads_on_test_as_enemies_do() -> None:
    orcs = unit(GUARD, "N", "G8 G9 G10 G11 G12", order="hold", moved=True)
    t = trodden(orcs, dice=[20, 1], order="attack").do("ahead-right")
    assert t.fields(GUARD) == ["G9", "G10", "G11", "G12"]
    idle(t, "rout-next", "rout-to")
    assert t.rolls("DW-S-MOR-28") == [(1,)]
    assert t.unit(GUARD).routing


@pytest.mark.rule("DW-E-OVR-18", "DW-E-LCM-04", "DW-E-DRA-20", "DW-B-MEL-34")
def test_the_rider_of_a_dragon_shot_before_it_overruns_stands_up_beside_its_head() -> None:
    """It lies where it stood free last, and those it came for stand."""
    dragon, hero_ = unit(DRAGON, "N", "H8", order="attack", hits=[1]), unit("gordan", mount=DRAGON)
    guns = unit("imperial_arquebusiers", "S", "F6 F7 F8 F9 F10", order="hold", side="orcs")
    t = expert("movement", dragon, guns, hero_, step="attack step", dice=[20] * 5)
    t.do(f"move {DRAGON}", "none", "ahead-right", "overrun", "ahead-left").answer("shot-lead", "take F8")
    while t.question in ("shot-target", "shot-support", "shot-lead"):
        t.do(t.options[-1])
    assert (t.question, t.asked) == ("stand-up", ["empire"])
    assert t.fields(DRAGON) == []
    assert {t.s.field_id(field) for field in t.s.carcasses} >= {"G8"}
    assert len(t.fields("imperial_arquebusiers")) == 5
    t.do(t.options[0])
    assert t.s.area.at(t.fields("gordan")[0]) in t.s.around[t.s.area.at("G8")]
    assert t.in_melee("gordan")  # beside them
    assert t.in_melee("imperial_arquebusiers")
    check(t.s)


@pytest.mark.rule("DW-B-WIN-15", "DW-S-TER-42")
@pytest.mark.parametrize(("deep", "points"), [({"G5": "2"}, 200), ({}, 0)])
def test_an_objective_is_held_beside_one_across_water_who_has_not_attacked(deep: dict[str, str], points: int) -> None:
    melee = {} if deep else {"melee": 2}
    hero_, troll = unit("gordan", "S", "F5", **melee), unit(TROLLS, "N", "G5", **melee)
    objective = {"A": ["F5", 200]}
    t = standard("close", hero_, troll, layout=sheet(terrain=deep), objectives=objective, rounds=2)
    assert score(t.s, EMPIRE) == points
