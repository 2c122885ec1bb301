"""Where chapters meet: situations made by hand in which rules of several chapters decide together."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import cover, shot
from hexarchy.games.demonworld.command import counters_for
from hexarchy.games.demonworld.large.base import allowance
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import HOLD, MELEE_LOSSES, MISSILE, MOVE
from tests.demonworld import packs, table
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


@pytest.mark.rule("DW-S-FOR-09", "DW-E-OVR-12", "DW-S-FOR-28")
def test_a_square_torn_by_an_overrun_is_judged_when_it_has_closed_up() -> None:
    """Seven elements: the odd one stands inside and steps into the gap."""
    men = unit(MEN, "N", f"{SQUARE} G6", order="hold", moved=True)
    giant = unit(GIANT, "N", "K6", order="attack")
    t = expert("movement", giant, men, step="attack step", dice=[20, 20, *[6] * 9])
    t.do(f"move {GIANT}")
    assert t.formation(MEN) == "square"


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
    from hexarchy.games.demonworld import changes

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


@pytest.mark.rule("DW-S-FOR-20", "DW-E-OVR-12")
def test_skirmishers_that_were_overrun_close_up_over_two_fields() -> None:
    archers = unit(ARCHERS, "N", "G3 G5 G7 G9 J4 J6 J8 J10", order="hold", moved=True)
    chariot = unit(CHARIOT, "S", "E5", order="move")
    t = expert("movement", chariot, archers, step="move step", dice=[*[20] * 6])
    t.do(f"move {CHARIOT}")
    assert t.formation(ARCHERS) == "skirmish"
    while t.question == "large-operation" and "ahead-left" in t.options and not t.told("overruns"):
        t.do("ahead-left")
        idle(t, "large-operation", "close-up", "overrun-next")
    check(t.s)


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
    from hexarchy.games.demonworld.obedience import must_obey

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


@pytest.mark.rule("DW-E-SPL-02", "DW-E-SPL-06", "DW-E-SPL-09")
@pytest.mark.parametrize("spell", ["orcs_2", "orcs_6"])
def test_spells_for_units_are_refused_on_a_dragon(spell: str) -> None:
    t = expert("magic", unit(DRAGON, "S", "G8"), unit("gorradz", "N", "L5"), FAR, FAR_ORCS)
    t.do(f"cast {spell}") if f"cast {spell}" in t.options else None
    if t.question == "spell-target":
        assert t.refuses(f"enchant {DRAGON}") == [f"DW-E-SPL-0{spell[-1]}"]


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


@pytest.mark.rule("DW-S-MOR-55", "DW-E-FLY-06")
def test_a_dragon_that_lands_beside_routers_destroys_them_without_a_fight() -> None:
    routers = unit(EATERS, "N", "H8 H9 A1", routing=True)
    dragon = {"card": DRAGON, "facing": "N", "fields": [], "aloft": 0, "order": "attack"}
    t = expert("orders", dragon, routers, unit(GUARD, "N", "P1 P2"), step="place")
    check(t.s)


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


@pytest.mark.rule("DW-E-FIR-12", "DW-E-FLY-06")
def test_a_dragon_does_not_land_in_a_fire(at: Ground) -> None:
    dragon = {"card": DRAGON, "facing": "N", "fields": [], "aloft": 0, "order": "move"}
    burning = {"H8": 3, "H9": 3}
    t = at("orders", dragon, FAR_ORCS, FAR, step="place", fire={"burning": burning})
    check(t.s)


@pytest.mark.rule("DW-E-FIR-14", "DW-S-CMD-25")
def test_smoke_hides_a_unit_from_its_commander(at: Ground) -> None:
    men, chief = unit(MEN, "N", "- G8 G9 G10"), unit("herkyn", "N", "L8")
    for burning, told in (({}, True), ({"J8": 3, "J9": 3, "J7": 3, "J10": 3, "J6": 3, "J11": 3}, False)):
        t = at("orders", men, chief, FAR_ORCS, sheet="0", step="allot", fire={"burning": burning})
        assert (t.question == "allot") is told


@pytest.mark.rule("DW-E-FIR-14", "DW-S-MOR-39")
def test_an_enemy_behind_smoke_provokes_nobody(at: Ground) -> None:
    from hexarchy.games.demonworld.obedience import must_obey

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


@pytest.mark.rule("DW-E-ART-35", "DW-E-ART-31")
def test_a_stone_that_drifts_off_the_area_is_lost() -> None:
    men = unit(MEN, "S", "A8 A9 A10", order="hold")
    t = expert("shooting-2", unit(ARM, "N", "M8", order="hold", load=6), men, FAR_ORCS, dice=[9, 1])
    if t.question == "gun-target":
        t.do("at A8")
    idle(t)
    check(t.s)


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
    from hexarchy.games.demonworld import changes

    changes.wound(t.s, {on(t, "G8"): 9})
    assert cover.view_of(t.s, on(t, "C8"), on(t, "L8")).sections == 0
    check(t.s)


@pytest.mark.rule("DW-B-MEL-36", "DW-B-MEL-27")
def test_an_element_held_from_two_sides_does_not_break_off() -> None:
    men = unit(MEN, "N", "G5 L1 L2 L3", melee=1, fought=1)
    orcs = unit(EATERS, "S", "F5 F6", melee=1, fought=1)
    t = standard("melee", men, orcs)
    idle(t, "regroup")
    while t.question == "regroup" and t.asked != ["empire"]:
        t.do("done")
    assert t.question != "regroup" or "take G5" in t.options or t.refuses("take G5")
    check(t.s)


@pytest.mark.rule("DW-B-MEL-30", "DW-B-MOV-01")
def test_a_unit_whose_enemies_were_shot_stays_in_melee_until_it_has_regrouped() -> None:
    men = unit(MEN, "N", "G5 G6 G7 G8", melee=1, fought=1)
    t = standard("orders", men, unit(EATERS, "S", "A1 A2"), step="place")
    assert f"give-move {MEN}" not in t.options_of("empire")
    t = idle(standard("melee", men, unit(EATERS, "S", "A1 A2")))
    assert not t.in_melee(MEN)


@pytest.mark.rule("DW-E-LME-12", "DW-S-MOR-55")
def test_who_pursues_a_chariot_rides_down_routers_on_the_way() -> None:
    routers = unit(GUNNERS, "N", "C5 C6 C7", routing=True)
    t = expert("movement", unit(CHARIOT, "N", "G8", order="hold"), routers, unit(GIANT, "N", "L8", order="attack"))
    check(t.s)
