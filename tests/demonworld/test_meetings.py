"""Where chapters meet: situations made by hand in which rules of several chapters decide together."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes, cover, shot
from hexarchy.games.demonworld.command import counters_for
from hexarchy.games.demonworld.large.base import allowance
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.obedience import must_obey
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.victory import score
from hexarchy.games.demonworld.words import EMPIRE, HOLD, MELEE_LOSSES, MISSILE, MOVE, ORCS
from tests.demonworld import packs, table
from tests.demonworld.ground import sheet
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, unit
from tests.demonworld.test_fire import FAR, FAR_ORCS, UNDERBRUSH, Ground
from tests.demonworld.test_fire import at as _at
from tests.demonworld.test_fire import game as _game

game, at = _game, _at  # fixtures
GUARD, ARCHERS, TROLLS, EATERS = "orc_guard", "light_orc_archers", "trolls", "dwarf_eaters"
MEN, GUNNERS, WILD, KNIGHTS = "noble_footsoldiers", "imperial_arquebusiers", "berserkers", "order_knights"
DRAGON, CHARIOT, GIANT, ARM = "imperial_dragonrider", "imperial_chariot", "myrlak_cloudcook", "varrigs_strong_arm"
SQUARE = "F6:WNW F7 G7:ENE H7:ESE H6:S G5:WSW"
WEDGE = "G5 H5 H6 J4 J5 J6"
SHOOTING = [("shooting-1", "skirmish", False), ("shooting-2", "hold", True)]
ENDS = ("none", "done", "close", "stop", "ready", "no", "second", "give-up")


def standard(phase: str, *units: Any, **more: Any) -> Table:
    return table.at(phase, *units, level="standard", **more)


def expert(phase: str, *units: Any, **more: Any) -> Table:
    return table.at(phase, *units, level="expert", **more)


def idle(t: Table, *until: str) -> Table:
    """Play on with as little as can be done, up to a question, or the end of the phase."""
    phase = t.s.phase
    for _ in range(200):
        if t.question in until or t.s.phase != phase or t.s.decision is None:
            break
        last = [one for one in ENDS if one in t.options]
        t.do(last[0] if last else t.options[0], seat=t.asked[0])
    check(t.s)
    return t


def on(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def strike(t: Table, start: str, to: str) -> dict[str, int]:
    return dict(Strike(on(t, start), on(t, to)).modifiers(t.s))


# -- squares -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-05", "DW-S-FOR-29")
def test_a_square_at_the_edge_looks_off_the_area() -> None:
    """Around B2 in the corner; beyond the edge everything is outside."""
    t = standard("movement", unit(MEN, "N", "A1:WNW A2:N B3:ENE C2:ESE C1:S B1:WSW", order="hold"))
    assert t.formation(MEN) == "square"


@pytest.mark.rule("DW-S-FOR-05", "DW-S-FOR-29")
def test_the_edge_closes_no_ring() -> None:
    t = standard("movement", unit(MEN, "N", "B1:WSW C2:S C3:ESE B3:ENE A3:N A1:WNW", order="hold"))
    assert t.formation(MEN) != "square"


@pytest.mark.rule("DW-S-FOR-04", "DW-S-FOR-29")
def test_a_commander_in_the_ring_breaks_it_and_inside_he_does_not() -> None:
    five = "F6:WNW F7 G7:ENE H7:ESE H6:S"
    ring = standard("movement", unit(MEN, "N", five), unit("gordan", "WSW", "G5", host=MEN))
    assert ring.formation(MEN) != "square"
    inside = standard("movement", unit(MEN, "N", SQUARE), unit("gordan", "N", "G6", host=MEN))
    assert inside.formation(MEN) == "square"


@pytest.mark.rule("DW-S-FOR-07", "DW-B-ORD-12")
@pytest.mark.parametrize(("phase", "order", "shoots"), SHOOTING)
def test_a_square_of_gunners_shoots_on_hold_only(phase: str, order: str, shoots: bool) -> None:
    t = standard(phase, unit(GUNNERS, "N", SQUARE, order=order), unit(TROLLS, "S", "C6 C7", order="move"))
    assert (t.question == "shot-lead") is shoots


@pytest.mark.rule("DW-S-FOR-08", "DW-S-MOR-55")
def test_a_square_that_routs_is_no_wall_against_anybody() -> None:
    """Orcs that reach routers in a ring destroy them without a fight."""
    men = unit(MEN, "N", SQUARE, routing=True)
    t = standard("movement", unit(EATERS, "N", "K6 K7", order="attack"), men, step="attack step")
    idle(t.do(f"move {EATERS}", "take K6", "to J6"))
    assert len(t.fields(MEN)) < 6
    assert not t.in_melee(EATERS)


@pytest.mark.rule("DW-S-FOR-08", "DW-B-MEL-13")
def test_a_ring_is_struck_in_front_from_every_side_but_strikes_ahead_only() -> None:
    men = unit(MEN, "N", SQUARE, melee=1, fought=1)
    orcs = unit(EATERS, "N", "J6 J7", melee=1, fought=1)
    t = standard("melee", men, orcs)
    assert "DW-B-MEL-15" not in strike(t, "J6", "H6")
    assert t.formation(MEN) == "square"


# -- wedges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-10", "DW-S-FOR-11")
def test_five_in_the_shape_of_a_wedge_are_none() -> None:
    t = standard("movement", unit(EATERS, "N", "G5 H5 H6 J4 J5"))
    assert t.formation(EATERS) != "wedge"
    assert standard("movement", unit(EATERS, "N", WEDGE)).formation(EATERS) == "wedge"


@pytest.mark.rule("DW-S-FOR-14", "DW-S-FOR-28")
def test_a_wedge_of_six_that_loses_one_keeps_its_weight_to_the_end_of_the_phase() -> None:
    orcs = unit(EATERS, "N", WEDGE, melee=1, fought=1)
    t = standard("melee", orcs, unit(MEN, "S", "F5 F6", melee=1, fought=1))
    before = strike(t, "G5", "F5")["DW-S-FOR-14"]
    t.s._thaw()
    changes.wound(t.s, {on(t, "J4"): 9})
    assert before == 4
    assert strike(t, "G5", "F5")["DW-S-FOR-14"] == 4  # both behind it are there
    changes.wound(t.s, {on(t, "H5"): 9})
    assert strike(t, "G5", "F5")["DW-S-FOR-14"] == 2


@pytest.mark.rule("DW-S-FOR-12", "DW-S-MOR-74")
def test_a_wedge_that_rages_goes_for_its_enemy_only_ahead() -> None:
    wild = unit(EATERS, "N", "J5 K5 K6 L4 L5 L6", impetuous=True, target=MEN)
    t = standard("movement", wild, unit(MEN, "S", "E5 E6", order="hold"), step="impetuous")
    idle(t, "reaction", "next-unit")
    assert t.facing(EATERS) == "N"


# -- skirmishers and hordes --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-21", "DW-S-MOR-28")
def test_the_leader_of_skirmishers_does_not_help_in_a_test() -> None:
    loose = standard("movement", unit(ARCHERS, "N", "G3 G5 G7 G9 J4 J6 J8 J10"))
    close = standard("movement", unit(ARCHERS, "N", "G3 G4 G5 G6 G7 G8 G9 G10"))
    total = [sum(amount for _, amount in MoraleTest(MISSILE, 0).modifiers(t.s)) for t in (loose, close)]
    assert total[1] > total[0] == 8


@pytest.mark.rule("DW-S-FOR-22", "DW-S-MOR-12")
def test_a_horde_in_two_clumps_is_orderly_and_tests_with_the_larger() -> None:
    t = standard("movement", unit(TROLLS, "N", "G9 G10 H10 H11 G3 G4 H4", order="move"))
    assert t.orderly(TROLLS)
    test = MoraleTest(MISSILE, 0)
    assert len(test.group(t.s)) == 4


@pytest.mark.rule("DW-S-FOR-26", "DW-S-MOR-39")
def test_a_horde_shot_to_disorder_is_not_provoked() -> None:
    foe = unit(MEN, "S", "E4 E5", order="hold")
    whole = standard("close", unit(TROLLS, "N", "G3 G4 H4 H3", order="move"), foe, rounds=2)
    torn = standard("close", unit(TROLLS, "N", "G3 G4 H6 G5", order="move"), foe, rounds=2)
    assert must_obey(whole.s, 0)
    assert not torn.orderly(TROLLS)
    assert not must_obey(torn.s, 0)


# -- magic in a melee --------------------------------------------------------------------------------------------------


def frightened(*others: Any, orcs: str = "G4 G5", men: str = "F4 F5", dice: Any = 1) -> Table:
    """Gorradz frightens men in melee with orcs; the first die is for the spell, the second for the test."""
    foes, own = unit(MEN, "S", men, melee=1, fought=1), unit(EATERS, "N", orcs, melee=1, fought=1)
    t = expert("magic", own, foes, unit("gorradz", "N", "F9"), *others, FAR_ORCS, dice=dice)
    t.do("cast orcs_6", f"enchant {MEN}")
    return t.do(t.options[0]) if t.question == "spell-points" else t


@pytest.mark.rule("DW-E-SPL-06", "DW-S-MOR-53", "DW-B-MEL-30")
def test_a_unit_frightened_out_of_its_melee_runs_and_its_enemy_stays_in_it() -> None:
    t = idle(frightened(dice=[10, 1]))
    assert t.unit(MEN).routing
    assert not t.in_melee(MEN)
    assert t.in_melee(EATERS)
    assert "F4" not in t.fields(MEN)


@pytest.mark.rule("DW-E-SPL-06", "DW-S-MOR-55", "DW-S-MOR-79")
def test_one_that_cannot_get_away_is_destroyed_and_no_casualty() -> None:
    """Orcs all round: wherever F4 goes it ends beside one of them."""
    t = frightened(unit(GUARD, "N", "E3 E4 E5 F3 D3 D4 D5 D6"), orcs="G4 G5", men="F4 F5", dice=[10, 1])
    idle(t)
    assert t.unit(MEN).lost == 0
    assert t.unit(EATERS).killed == 0
    check(t.s)


@pytest.mark.rule("DW-E-SPL-09", "DW-S-MOR-18")
def test_a_blessing_counts_in_the_test_after_a_melee() -> None:
    for spells, value in (([], 0), (["empire_3"], -3), (["empire_3", "orcs_2"], -3)):
        t = expert("close", unit(MEN, "N", "G4 G5", spells=spells), FAR_ORCS, rounds=2)
        plain = t.s.entry(0).card.printed.morale
        assert plain is not None
        assert MoraleTest(MELEE_LOSSES, 0, (1,)).value(t.s) == plain.a + value


@pytest.mark.rule("DW-E-MAG-33", "DW-E-MAG-02")
def test_a_wizard_with_a_unit_in_melee_casts() -> None:
    own = unit(EATERS, "N", "G4 G5", melee=1, fought=1)
    wizard = unit("gorradz", "N", "G6", host=EATERS)
    t = expert("magic", own, wizard, unit(MEN, "S", "F4 F5", melee=1, fought=1))
    assert (t.asked, t.question) == (["orcs"], "cast")


# -- spells against Large Elements -------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-SPL-07", "DW-E-LRG-06")
def test_paralysis_slows_a_giant_under_every_order() -> None:
    plain, lame = (
        expert("close", unit(GIANT, "N", "H8", spells=spells), FAR, rounds=2).s for spells in ([], ["empire_1"])
    )
    for order in (MOVE, HOLD):
        assert allowance(lame, 0, order) == max(0, allowance(plain, 0, order) - 6)


@pytest.mark.rule("DW-E-SPL-05", "DW-E-LRG-14")
def test_a_giant_that_is_healed_walks_farther() -> None:
    giant = unit(GIANT, "N", "K8", hits=[3])
    t = expert("magic", giant, unit("gorradz", "N", "M8"), FAR, FAR_ORCS, dice=[10])
    before = allowance(t.s, 0, MOVE)
    t.do("cast orcs_5", f"enchant {GIANT}")
    t.do(t.options[0])
    assert (t.s.hits[0], allowance(t.s, 0, MOVE)) == (4, before + 1)


@pytest.mark.rule("DW-E-SPL-12", "DW-E-LRG-24")
def test_a_flame_strike_attacks_each_field_of_a_giant_it_covers() -> None:
    t = expert("magic", unit(GIANT, "N", "H8"), unit("sandor", "S", "C8"), FAR, FAR_ORCS, dice=[20, *[13] * 8])
    t.do("cast empire_6", "at H8")
    if t.question == "spell-points":
        t.do(t.options[0])
    rolls = [roll for roll in t.events("roll") if roll["why"] == "DW-E-SPL-12"]
    assert [roll["foe"] for roll in rolls] == [GIANT] * 3
    assert t.s.hits[0] == 6 - 3


@pytest.mark.rule("DW-E-SPL-01", "DW-E-CHA-08", "DW-E-CHA-11")
def test_stone_skin_guards_both_parts_of_a_chariot() -> None:
    for field in ("F8", "G8"):
        t = expert("close", unit(CHARIOT, "N", "F8", spells=["orcs_1"]), unit(ARCHERS, "N", "K8"), rounds=2)
        shot_ = shot.Shot(on(t, "K8"), on(t, field), 3, (), t.s.area.at(field))
        assert ("DW-E-SPL-01", -2) in shot_.modifiers(t.s, on(t, field))


# -- commanders --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-28", "DW-S-SEQ-03", "DW-S-CMD-41")
def test_with_leader_and_commander_lost_a_unit_dices_for_its_order() -> None:
    men = unit(MEN, "N", "- K4 K5 K6 K7")
    with_, without = unit("herkyn", "N", "K8", host=MEN), unit("herkyn")
    assert counters_for(standard("orders", men, with_, FAR_ORCS).s, 0) == 3
    t = standard("orders", men, without, FAR_ORCS, step="allot", dice=[2])
    assert t.order(MEN) == "attack"
    assert t.rolls("DW-S-SEQ-03") == [(2,)]


@pytest.mark.rule("DW-S-CMD-35", "DW-E-MAG-17", "DW-S-CMD-36")
def test_an_order_stays_when_the_commander_who_gave_it_falls() -> None:
    men = unit(MEN, "N", "K4 K5 K6 K7", order="attack")
    hero = unit("gordan", "N", "K8", host=MEN, hits=[1])
    archers = unit(ARCHERS, "S", "G7 G8 G9", order="skirmish")
    t = standard("shooting-1", men, hero, archers, dice=[20])
    t.do("take G8", "at K8")
    idle(t)
    assert t.fields("gordan") == []
    assert t.order(MEN) == "attack"


@pytest.mark.rule("DW-S-MOR-79", "DW-S-CMD-41", "DW-S-MOR-08")
def test_a_commander_shot_out_of_a_unit_is_a_casualty_of_it() -> None:
    men, hero = unit(MEN, "N", "K4 K5 K6 K7", order="move"), unit("gordan", "N", "K8", host=MEN, hits=[1])
    t = standard("shooting-1", men, hero, unit(ARCHERS, "S", "G7 G8 G9", order="skirmish"), dice=[20])
    t.do("take G8", "at K8")
    idle(t, "close-up")
    assert t.unit(MEN).lost == 1


# -- routs -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-78", "DW-S-MOR-55")
def test_riders_ride_down_routers_and_go_on_to_their_last_steps() -> None:
    routers = unit(EATERS, "N", "F5 F6 F7 A1", routing=True)
    t = standard("movement", unit(KNIGHTS, "N", "J5 J6 J7 J8", order="attack"), routers, step="attack step")
    t.do(f"move {KNIGHTS}", "advance-left")
    for _ in range(3):
        if t.question == "operation" and "advance-left" in t.options and len(t.fields(EATERS)) == 4:
            t.do("advance-left")
    idle(t)
    assert not t.in_melee(KNIGHTS)
    assert len(t.fields(EATERS)) < 4
    assert t.unit(EATERS).lost == 0


@pytest.mark.rule("DW-S-MOR-50", "DW-E-FIR-12")
def test_routers_run_round_a_fire(at: Ground) -> None:
    men = unit(MEN, "N", "G8 G9", routing=True)
    t = at("movement", men, FAR_ORCS, step="routs", fire={"burning": {"H8": 3, "H9": 3, "H10": 3}})
    idle(t)
    flames = {"H8", "H9", "H10"}
    assert not flames & {*t.fields(MEN)}


@pytest.mark.rule("DW-S-MOR-60", "DW-S-MOR-57")
def test_routers_leave_over_their_edge_and_their_commander_stops_on_it() -> None:
    men, hero = unit(MEN, "N", "O4 O5", routing=True), unit("gordan", "N", "O6", host=MEN)
    t = idle(standard("movement", men, hero, unit(EATERS, "N", "A1 A2"), step="routs"))
    assert t.fields(MEN) == []
    assert t.fields("gordan")


# -- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-12", "DW-E-DRA-08")
@pytest.mark.parametrize(("field", "breathes"), [("K8", False), ("A1", True)])
def test_a_dragon_in_flames_does_not_breathe(at: Ground, field: str, breathes: bool) -> None:
    dragon = unit(DRAGON, "N", "K8", order="skirmish")
    t = at("shooting-1", dragon, unit(EATERS, "S", "H8 H9"), sheet=UNDERBRUSH, fire={"burning": {field: 3}})
    assert (t.question == "breath") is breathes


@pytest.mark.rule("DW-E-FIR-12", "DW-DEC-15")
@pytest.mark.parametrize(("field", "fires"), [("M8", False), ("A1", True)])
def test_a_gun_in_flames_does_not_fire(at: Ground, field: str, fires: bool) -> None:
    gun = unit(ARM, "N", "M8", order="skirmish", load=6)
    t = at("shooting-1", gun, unit(MEN, "S", "C8 C9 C10"), fire={"burning": {field: 3}})
    assert (t.question == "gun-target") is fires


@pytest.mark.rule("DW-E-FIR-12", "DW-E-LCM-01")
@pytest.mark.parametrize(("field", "commands"), [("L8", False), ("A1", True)])
def test_who_rides_on_a_burning_chariot_commands_nobody(at: Ground, field: str, commands: bool) -> None:
    roll, rider = unit(CHARIOT, "N", "K8"), unit("herkyn", mount=CHARIOT)
    men = unit(MEN, "N", "- M3 M4 M5")
    t = at("orders", roll, rider, men, FAR_ORCS, sheet="0", step="allot", fire={"burning": {field: 3}})
    assert (t.question == "allot-or-mount") is commands


@pytest.mark.rule("DW-E-FIR-14", "DW-S-CMD-25")
def test_smoke_hides_a_unit_from_its_commander(at: Ground) -> None:
    men, chief = unit(MEN, "N", "- G8 G9 G10"), unit("herkyn", "N", "L8")
    for burning, told in (({}, True), ({"J8": 3, "J9": 3, "J7": 3, "J10": 3, "J6": 3, "J11": 3}, False)):
        t = at("orders", men, chief, FAR_ORCS, sheet="0", step="allot", fire={"burning": burning})
        assert (t.question == "allot") is told


@pytest.mark.rule("DW-E-FIR-14", "DW-S-MOR-39")
def test_an_enemy_behind_smoke_provokes_nobody(at: Ground) -> None:
    wild = unit(WILD, "N", "G5 G6 G7 G8", order="move")
    for burning, provoked in (({}, True), ({f"F{number}": 3 for number in range(3, 12)}, False)):
        t = at("close", wild, unit(EATERS, "N", "D5 D6"), sheet="0", rounds=2, fire={"burning": burning})
        assert must_obey(t.s, 0) is provoked


@pytest.mark.rule("DW-E-FIR-05", "DW-B-MEL-01")
def test_nobody_in_melee_or_in_flames_starts_a_fire(at: Ground) -> None:
    archers = unit(ARCHERS, "N", "K4 K5", order="hold")
    free = at("movement", archers, FAR, step="fires")
    assert "start-fire" in (free.question or "")
    fights = unit(ARCHERS, "N", "K4 K5", order="hold", melee=1, fought=1)
    bound = at("movement", fights, unit(MEN, "S", "J4 J5", melee=1, fought=1), step="fires")
    assert "start-fire" not in (bound.question or "")
    idle_men = unit(MEN, "S", "A1 A2", order="move")
    burns = at("movement", archers, idle_men, step="fires", fire={"burning": {"K4": 3, "K5": 3}})
    assert "start-fire" not in (burns.question or "")


# -- guns --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-37", "DW-S-MOR-01", "DW-S-MOR-07")
def test_routers_hit_by_a_bolt_do_not_test_again() -> None:
    gun = unit("ballista", "N", "O8", order="hold")
    routers = unit("light_orc_swordbearers", "S", "H8 G8 F8", routing=True)
    t = expert("shooting-2", gun, routers, FAR_ORCS, dice=[20, 20, 20, 20], game=packs.guns()).do("at F8")
    idle(t)
    assert not t.rolls("DW-S-MOR-10")


@pytest.mark.rule("DW-E-ART-57", "DW-E-LCM-04")
def test_the_passenger_of_a_chariot_under_a_large_stone_walks_away() -> None:
    roll, hero = unit(CHARIOT, "N", "F8", order="hold"), unit("gordan", mount=CHARIOT)
    t = expert("shooting-2", unit(ARM, "N", "M8", order="hold", load=6), roll, hero, dice=[20, *[1] * 12])
    t.do("at F8")
    idle(t)
    assert t.fields(CHARIOT) == []
    assert t.fields("gordan")


@pytest.mark.rule("DW-E-ART-54", "DW-E-FIR-14")
def test_a_crew_sees_nobody_through_smoke(at: Ground) -> None:
    gun, men = unit(ARM, "N", "M8", order="hold", load=6), unit(MEN, "S", "E8 E9", order="hold")
    smoke = {f"J{number}": 3 for number in range(1, 18)}
    t = at("shooting-2", gun, men, FAR_ORCS, sheet="0", fire={"burning": smoke})
    assert t.question != "gun-target"


# -- sight and melee ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LRG-09", "DW-E-GIA-17")
def test_a_slain_giant_hides_men_behind_it() -> None:
    archers, men = unit(ARCHERS, "S", "C8", order="hold"), unit(MEN, "N", "L8 L9", order="hold")
    giant = unit(GIANT, "N", "G8", hits=[1])
    t = expert("close", archers, men, giant, rounds=2)
    t.s._thaw()
    changes.wound(t.s, {on(t, "G8"): 9})
    assert cover.view_of(t.s, on(t, "C8"), on(t, "L8")).sections == 0
    check(t.s)


@pytest.mark.rule("DW-B-MEL-30", "DW-B-MOV-01")
def test_a_unit_whose_enemies_were_shot_stays_in_melee_until_it_has_regrouped() -> None:
    men = unit(MEN, "N", "G5 G6 G7 G8", melee=1, fought=1)
    t = standard("orders", men, unit(EATERS, "S", "A1 A2"), step="place")
    assert f"give-move {MEN}" not in t.options_of("empire")
    t = idle(standard("melee", men, unit(EATERS, "S", "A1 A2")))
    assert not t.in_melee(MEN)


# -- from the sky ------------------------------------------------------------------------------------------------------


def landed(*others: Any, to: str, fire: dict[str, Any] | None = None, at: Ground | None = None) -> Table:
    """A dragon comes down facing south, with its head on a field, in the step of Attack orders."""
    dragon = {"card": DRAGON, "facing": "N", "fields": [], "aloft": 0}
    t = at("start", dragon, *others, sheet="0", fire=fire) if at else expert("start", dragon, *others)
    idle(t, "high-flyer", "land-or-stay") if "land" not in t.options else None
    t.do("land").do(f"give-attack {DRAGON}", "ready", seat="empire").do("ready", seat="orcs")
    for _ in range(20):
        if t.question == "landing-facing":
            break
        t.do(next(one for one in ENDS if one in t.options), seat=t.asked[0])
    t.do("face S")
    return t.do(f"to {to}") if f"to {to}" in t.options else t


@pytest.mark.rule("DW-S-MOR-55", "DW-E-FLY-06")
def test_a_dragon_that_lands_beside_routers_destroys_them_without_a_fight() -> None:
    """They run north, so they stand on A after their move; far ones live."""
    routers = unit(EATERS, "N", "K4 K5 K6 K14", routing=True)
    t = landed(routers, unit(GUARD, "N", "P1 P2 P3 P4"), to="D4")
    near = {other for field in t.s.base(0) for other in t.s.around[field]}
    assert not any(t.s.at[one] in near for one in t.s.bodies[t.number(EATERS)])
    assert not t.in_melee(DRAGON)
    check(t.s)


@pytest.mark.rule("DW-E-FIR-12", "DW-E-FLY-06")
def test_a_dragon_does_not_land_in_a_fire(at: Ground) -> None:
    burning = {"wind": "NE", "speed": 0, "burning": {"G5": 3}}
    t = landed(unit(GUARD, "N", "P1 P2 P3 P4"), to="G5", fire=burning, at=at)
    assert t.fields(DRAGON) == []
    assert t.refuses("to G5") == ["DW-E-FLY-06"]
    assert "to G9" in t.options


@pytest.mark.rule("DW-E-FLY-13", "DW-S-FOR-30", "DW-S-FOR-08")
def test_a_square_that_a_dragon_lands_beside_has_no_flank() -> None:
    ring = "F6:WNW F7 G7:ENE H7:ESE H6:S G5:WSW"
    orcs = unit(GUARD, "N", ring)
    t = landed(orcs, to="E6")
    assert t.in_melee(GUARD)
    assert t.formation(GUARD) == "square"


# -- overruns ----------------------------------------------------------------------------------------------------------


def trodden(victims: dict[str, Any], *more: Any, front: str = "H8", dice: Any = 1, order: str = "move") -> Table:
    """A giant of the orcs facing north is about to move; he steps onto G8 with `ahead-right`."""
    t = expert("movement", unit(GIANT, "N", front, order=order), victims, *more, step=f"{order} step", dice=dice)
    return t.do(f"move {GIANT}")


@pytest.mark.rule("DW-S-FOR-21", "DW-S-MOR-27", "DW-S-MOR-28")
def test_skirmishers_that_are_overrun_test_without_their_leader() -> None:
    archers = unit(ARCHERS, "N", "E7 E9 E11 E13 G8 G10 G12 G14", order="hold", side="empire", moved=True)
    t = trodden(archers, front="H14", dice=[20, *[1] * 6])
    t.do("ahead-right", "stop")  # onto G14: the others stand as skirmishers do
    assert t.formation(ARCHERS) == "skirmish" or t.unit(ARCHERS).routing
    assert t.told("overruns", foe=ARCHERS)
    (roll,) = (roll for roll in t.events("roll") if roll["why"] == "DW-S-MOR-28")
    assert [amount for rule, amount in roll["modifiers"] if rule == "DW-S-MOR-11"] == [7]
    assert t.unit(ARCHERS).routing


@pytest.mark.rule("DW-E-OVR-06", "DW-S-MOR-55", "DW-S-MOR-79")
def test_routers_under_a_giant_are_gone_without_a_die_or_a_test() -> None:
    t = trodden(unit(MEN, "S", "G8 A1 A2 A3", routing=True), dice=1)
    t.do("ahead-right")
    assert t.told("overruns", foe=MEN)
    assert not t.rolls("DW-E-OVR-06")
    idle(t)
    assert not t.rolls("DW-S-MOR-28")


@pytest.mark.rule("DW-E-OVR-11", "DW-S-MOR-59")
def test_those_astray_do_not_shoot_at_what_overruns_them() -> None:
    guns = unit(GUNNERS, "S", "G8 G7 G9 G10", order="hold", astray=["G8"])
    t = trodden(guns, order="attack").do("ahead-right")
    assert (t.question, t.options) == ("shot-lead", ["take G7", "take G9", "done"])


@pytest.mark.rule("DW-E-OVR-10", "DW-DEC-35", "DW-E-LCM-04")
def test_a_passenger_rolled_over_stands_up_at_once_and_is_hurt() -> None:
    """The carriage lies on G8: the giant comes to stand on it, and Gordan is thrown beside."""
    roll, hero = unit(CHARIOT, "N", "F8", order="move", moved=True), unit("gordan", mount=CHARIOT)
    t = trodden(roll, hero, dice=[20], order="attack").do("ahead-right")
    assert (t.asked, t.question) == (["empire"], "thrown-off")
    assert t.refuses("to A1") == ["DW-E-OVR-10"]
    t.do(t.options[0])
    assert t.question == "large-operation"  # the giant goes on
    assert t.fields("gordan")
    assert t.s.hits[t.s.element_of(t.number("gordan"))] == 2
    check(t.s)


# -- contact across terrain --------------------------------------------------------------------------------------------


DEEP = {"G5": "2", "H5": "2"}


def across_water(phase: str, *more: Any, trolls: Any = None, men: Any = None, **about: Any) -> Table:
    own = trolls or unit(TROLLS, "N", "G5", order="attack")
    foes = men or unit(WILD, "S", "F5", order="hold")
    return standard(phase, own, foes, *more, layout=sheet(terrain=DEEP), **about)


@pytest.mark.rule("DW-S-TER-42", "DW-S-MOR-55")
def test_routers_across_water_are_not_in_contact_until_it_is_declared() -> None:
    routers = unit(WILD, "S", "F5 F9", routing=True)
    t = across_water("close", men=routers, rounds=2)
    assert "F5" in t.fields(WILD)


@pytest.mark.rule("DW-S-TER-41", "DW-B-MEL-34")
def test_undeclared_contact_across_water_makes_no_melee() -> None:
    t = across_water("melee")
    assert not t.in_melee(TROLLS)
    assert not t.rolls("DW-B-MEL-13")


@pytest.mark.rule("DW-S-TER-38", "DW-B-SHO-24")
def test_a_shot_at_one_across_water_is_no_shot_into_a_melee() -> None:
    archers = unit(ARCHERS, "N", "K5 K6", order="hold")
    t = across_water("shooting-2", archers)
    assert not shot.in_melee(t.s, on(t, "K5"), on(t, "F5"))


@pytest.mark.rule("DW-S-TER-30", "DW-B-MEL-17")
def test_across_a_wall_nobody_supports() -> None:
    men, orcs = unit(MEN, "N", "G4 G5", melee=1, fought=1), unit(EATERS, "S", "F5", melee=1, fought=1)
    for walls, helped in (([], True), (["F5-G5", "F5-G4"], False)):
        t = standard("melee", men, orcs, layout=sheet(walls=walls))
        assert strike(t, "G5", "F5").get("DW-S-TER-30", 0) == (0 if helped else -2)
        while "take G5" not in t.options_of("empire"):
            t.do("done", seat=t.asked[0])
        t.do("take G5", seat="empire")
        assert ("support G4" in t.options_of("empire")) is helped


# -- break-off and regrouping ------------------------------------------------------------------------------------------


def regrouping(men: str, orcs: str, *more: Any, facing: str = "N") -> Table:
    own, foes = unit(MEN, facing, men, melee=1, fought=1), unit(EATERS, "S", orcs, melee=1, fought=1)
    t = standard("melee", own, foes, *more, step="regrouping")
    if t.question == "regroup-first":
        t.do("first" if t.asked == ["empire"] else "second")
    return t


@pytest.mark.rule("DW-B-MEL-36", "DW-B-MEL-28")
@pytest.mark.parametrize(
    ("orcs", "able"),
    [("F5", True), ("F5 F6", False), ("F5 H6", False)],  # one enemy; two ahead; ahead and behind
)
def test_who_is_held_by_two_does_not_step_wherever_they_stand(orcs: str, able: bool) -> None:
    t = regrouping("G5 L1 L2 L3", orcs)
    t.do("take G5", seat="empire")
    assert any(option.startswith("to ") for option in t.options_of("empire")) is able


@pytest.mark.rule("DW-B-MEL-36", "DW-S-MOR-75")
def test_one_held_by_one_enemy_may_not_leave_it() -> None:
    t = regrouping("G5 L1 L2 L3", "F5")
    t.do("take G5", seat="empire")
    for option in t.options_of("empire"):
        if option.startswith("to "):
            field = t.s.area.at(option.split()[1])
            assert t.s.area.at("F5") in t.s.around[field]


@pytest.mark.rule("DW-E-ART-66", "DW-B-MEL-36")
def test_who_fights_a_gun_goes_where_they_like() -> None:
    gun = unit(ARM, "N", "G8", order="hold", melee=1, fought=1, side="orcs")
    men = unit(MEN, "S", "F8 A1 A2", melee=1, fought=1)
    t = expert("melee", gun, men, step="regrouping")
    if t.question == "regroup-first":
        t.do("first" if t.asked == ["empire"] else "second")
    t.do("take F8", seat="empire")
    assert "to D8" in t.options_of("empire") or "to D7" in t.options_of("empire")


# -- torches and wind --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-05", "DW-S-MOR-59")
def test_those_astray_start_no_fire(at: Ground) -> None:
    archers = unit(ARCHERS, "N", "K4 K5 K12", order="hold", astray=["K12"])
    t = at("movement", archers, unit(MEN, "S", "A1 A2", order="move"), step="fires")
    assert t.question == "start-fire"
    assert "take K12" not in t.options


@pytest.mark.rule("DW-E-FIR-05", "DW-S-SEQ-05")
def test_routers_and_the_impetuous_start_no_fire(at: Ground) -> None:
    for state in ({"routing": True}, {"impetuous": True, "target": MEN}):
        archers = unit(ARCHERS, "N", "K4 K5", order="hold", **state)
        t = at("movement", archers, unit(MEN, "S", "A1 A2", order="move"), step="fires")
        assert t.question != "start-fire"


@pytest.mark.rule("DW-E-FIR-05", "DW-B-SHO-02")
def test_who_lights_a_fire_does_not_shoot_and_the_others_do(at: Ground) -> None:
    archers = unit(ARCHERS, "N", "J4 J5", order="hold")  # beside the underbrush of row H
    t = at("movement", archers, unit(MEN, "S", "F4 F5", order="move"), sheet="6", step="fires", dice=[1])
    assert t.question == "start-fire"
    t.do("take J4")
    t.do(t.options[0])
    idle(t, "shot-lead")
    while t.question == "start-fire":
        t.do("done")
    assert (t.question, t.options) == ("shot-lead", ["take J5", "done"])


@pytest.mark.rule("DW-E-FIR-12", "DW-E-FLY-04")
def test_a_dragon_in_low_flight_does_not_land_in_a_fire(at: Ground) -> None:
    dragon = unit(DRAGON, "N", "M8", order="move")
    for burning, lands in (({}, True), ({"K8": 3, "K7": 3, "K9": 3}, False)):
        t = at("movement", dragon, FAR_ORCS, sheet="0", step="move step", fire={"burning": burning})
        t.do(f"move {DRAGON}", "fly", "ahead-left", "ahead-right")
        assert ("land" in t.options) is lands


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-WIN-15", "DW-S-MOR-59")
@pytest.mark.parametrize(
    ("about", "points"),
    [({}, 200), ({"routing": True}, 0), ({"astray": ["G8"]}, 0), ({"melee": 1, "fought": 1}, 200)],
)
def test_an_objective_is_held_by_one_who_neither_runs_nor_touches_an_enemy(about: dict[str, Any], points: int) -> None:
    men, far = unit(MEN, "N", "G8 L1 L2 L3", **about), unit(EATERS, "N", "A1 A2")
    t = standard("close", men, far, objectives={"A": ["G8", 200]}, rounds=2)
    assert score(t.s, EMPIRE) == points


@pytest.mark.rule("DW-B-WIN-15", "DW-E-LRG-24")
def test_any_field_of_a_dragon_holds_an_objective() -> None:
    t = expert("close", unit(DRAGON, "N", "G8"), FAR_ORCS, objectives={"A": ["H8", 200]}, rounds=2)
    assert on(t, "H8") == 0
    assert score(t.s, EMPIRE) == 200


@pytest.mark.rule("DW-B-WIN-16", "DW-E-FLY-05")
def test_a_side_with_a_dragon_in_the_sky_alone_fights_on() -> None:
    sky = {"card": DRAGON, "facing": "N", "fields": [], "aloft": 9}
    t = expert("close", sky, FAR_ORCS, rounds=9)
    assert t.s.result is None


@pytest.mark.rule("DW-B-WIN-10", "DW-S-CMD-41")
def test_a_unit_whose_commander_alone_is_left_is_eliminated() -> None:
    men, hero = unit(MEN, "N", "G4", hits=[1]), unit("gordan", "N", "G5", host=MEN)
    t = standard("close", men, hero, unit(EATERS, "N", "A1"), rounds=2)
    t.s._thaw()
    changes.wound(t.s, {on(t, "G4"): 1})
    assert t.fields("gordan") == ["G5"]
    assert score(t.s, ORCS) == t.s.entry(0).points
