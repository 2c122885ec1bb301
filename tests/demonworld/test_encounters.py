"""Where chapters meet once more: melee with rout, finishing moves with charges refused, payments with terrain.

More of what test_meetings.py and test_crossings.py have.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.approach import small_ways
from hexarchy.games.demonworld.deploy import Placing
from hexarchy.games.demonworld.movement.strength import points_under
from hexarchy.games.demonworld.regroup import forced
from hexarchy.games.demonworld.rout import Run
from hexarchy.games.demonworld.shooting import CloseUp
from hexarchy.games.demonworld.words import ATTACK, MOVE, UNIT
from hexarchy.games.demonworld.zones import own_zone
from tests.demonworld import packs, table
from tests.demonworld.ground import sheet
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, unit
from tests.demonworld.test_fire import FAR_ORCS
from tests.demonworld.test_meetings import ARCHERS, ARM, EATERS, GUARD, KNIGHTS, MEN, TROLLS, WILD, idle, on
from tests.demonworld.test_second import hero


def standard(phase: str, *units: Any, **more: Any) -> Table:
    return table.at(phase, *units, level="standard", **more)


# -- second attacks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MEL-12", "DW-S-MOR-55", "DW-S-MOR-78")
def test_a_hero_who_moves_up_to_routers_runs_them_down() -> None:
    """Nobody else stands before him: there is nothing left to strike at."""
    t = hero("F5 A1", unit(GUARD, "S", "E5 E6", routing=True), dice=[20]).do("take G5", seat="empire")
    t.do("to F5")
    assert t.fields(GUARD) == ["E6"]
    assert t.question != "second-attack-at"
    assert len(t.rolls("DW-B-MEL-13")) == 1
    check(t.s)


@pytest.mark.rule("DW-S-MEL-12", "DW-B-MEL-37", "DW-B-CHR-21")
def test_who_is_struck_before_its_first_round_has_that_round_in_the_next_phase() -> None:
    """It could not strike back: its lances and the bonus of a first round are still to come."""
    knights = unit(KNIGHTS, "S", "E5 D5", order="attack", side="orcs")
    t = hero("F5 A1", knights, dice=[20, 1]).do("take G5", seat="empire").do("to F5")
    assert t.question == "regroup-first"
    assert (t.unit("gordan").fought, t.unit(KNIGHTS).fought) == (1, 0)


# -- charges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-34", "DW-S-MOR-77", "DW-B-CON-12")
@pytest.mark.parametrize("dares", [True, False])
def test_who_refused_to_charge_comes_no_nearer_in_finishing_another_attack(dares: bool) -> None:
    """Seven men between archers and knights; the right wing could close up to the knights."""
    men = unit(MEN, "N", "- - - J4 J5 J6 J7 J8 J9 J10", order="attack")
    archers = unit(ARCHERS, "S", "G4 G5", moved=True)
    knights = unit(KNIGHTS, "S", "G13 G14", order="hold", side="orcs")
    t = standard("movement", men, archers, knights, step="attack step", dice=[6 if dares else 1])
    t.do(f"move {MEN}", f"charge {KNIGHTS}", "advance-left").answer("finish-by", "by-points").do("take H10")
    assert t.targets("to") == (["G9", "G10"] if dares else ["G9"])
    assert t.why("to G10") == ([] if dares else ["DW-S-MOR-34"])


# -- frenzy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-75", "DW-B-SHO-29")
def test_the_impetuous_close_up_in_any_direction_after_losses() -> None:
    """Only a reaction must not lead them away from the enemy."""
    wild = unit(WILD, "N", "G5 H5 H6 J5", impetuous=True, target=GUARD, melee=1, fought=1)
    t = standard("shooting-1", wild, unit(GUARD, "S", "F5 F6", melee=1, fought=1))
    held = tuple(t.s.area.at(field) for field in ("G5", "H5", "H6", "J5", "J6"))
    fields = CloseUp(t.number(WILD), held).fields_for(t.s, on(t, "H6"))
    assert [t.s.field_id(field) for field in fields] == ["J6"]


# -- one shot a round --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bowman() -> Demonworld:
    """The game with a Kruuk who has a bow."""
    plain = '{ name = "two handweapons", kind = "melee", bf = 7 }'
    bow = '{ name = "bow", kind = "missile", bands = [[9, 4]] }'
    return packs.changed("commanders.toml", (plain, f"{plain}, {bow}"))


FAR_KNIGHTS = unit(KNIGHTS, "S", "F4 F5 F6 F7", order="hold")


@pytest.mark.rule("DW-S-CMD-05", "DW-B-SHO-08", "DW-S-CMD-12")
@pytest.mark.parametrize("shot", [True, False])
def test_a_commander_who_has_shot_does_not_shoot_with_the_unit_he_joins(bowman: Demonworld, shot: bool) -> None:
    archers = unit(ARCHERS, "N", "K4 K5 K6", order="hold")
    t = standard("shooting-1", unit("kruuk", "N", "K7"), archers, FAR_KNIGHTS, game=bowman, dice=[1])
    t.do("take K7", "at F6") if shot else t.do("done")
    t.answer("singles", "name kruuk", "ready", f"join {ARCHERS}").until("shot-lead")
    assert (t.s.round, t.s.phase) == (2, "shooting-2")
    assert ("take K7" in t.options) is not shot
    assert t.why("take K7") == (["DW-S-CMD-05"] if shot else [])


@pytest.mark.rule("DW-S-CMD-05", "DW-B-SHO-19")
@pytest.mark.parametrize("helps", [True, False])
def test_a_commander_who_has_shot_or_helped_in_a_unit_does_not_shoot_on_his_own(
    bowman: Demonworld, helps: bool
) -> None:
    archers = unit(ARCHERS, "N", "K4 K5 K6", order="skirmish")
    kruuk = unit("kruuk", "N", "K7", host=ARCHERS)
    t = standard("shooting-1", kruuk, archers, FAR_KNIGHTS, game=bowman, dice=[1])
    t.do("take K6", "at F6", "support K7", "close") if helps else t.do("take K7", "at F6", "close")
    t.until("singles").do("name kruuk", "ready", "to L7", "stop")
    idle(t)
    assert t.question != "shot-lead"
    assert not t.s.units[t.number("kruuk")].melee


@pytest.mark.rule("DW-S-CMD-06", "DW-S-MOR-78")
@pytest.mark.parametrize(("routing", "shoots"), [(True, True), (False, False)])
def test_a_commander_who_only_ran_routers_down_may_still_shoot(bowman: Demonworld, routing: bool, shoots: bool) -> None:
    """That is no melee."""
    near = unit(WILD, "S", "J7", routing=routing, moved=True)
    t = standard("movement", unit("kruuk", "N", "L7"), near, FAR_KNIGHTS, game=bowman, step="hold step", dice=[1])
    t.do("name kruuk", "ready", "to K7", "stop")
    assert (t.fields(WILD) == []) is routing
    idle(t)
    assert (t.s.phase == "shooting-2" and t.question == "shot-lead") is shoots


# -- side by side ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-INT-27", "DW-E-ART-68")
def test_all_that_one_side_fires_is_rolled_before_what_the_other_does() -> None:
    units = [
        unit(ARCHERS, "S", "D4", order="hold"),
        unit(ARM, "S", "D10", order="hold", side="orcs"),
        unit(ARCHERS, "N", "K4", order="hold", side="empire"),
        unit(ARM, "N", "N10", order="hold", side="empire"),
    ]
    t = table.at("shooting-2", *units, level="expert", dice=1)
    for _ in range(2):
        t.do("take D4" if "take D4" in t.options else "take K4").answer("gun-target", t.options[1])
    thrown = [roll["unit"] for roll in t.events("roll") if roll["why"] in ("DW-B-SHO-21", "DW-E-ART-27")]
    assert thrown == [ARCHERS, ARM, f"{ARCHERS}_2", f"{ARM}_2"]


# -- few in bad ground -------------------------------------------------------------------------------------------------

MUD = sheet(terrain={f"{row}{place}": "m" for row in "ABCDEFGHJKLMNOP" for place in range(1, 18)})


@pytest.mark.rule("DW-B-MOV-41", "DW-B-MOV-51", "DW-S-TER-08")
def test_one_of_a_few_may_make_all_its_steps_as_maneuvers() -> None:
    """They have twelve points, which two steps use up; but they may maneuver three times."""
    knights = unit(KNIGHTS, "N", "- - - K5", order="skirmish")
    t = standard("movement", knights, FAR_ORCS, layout=MUD, step="skirmish step")
    t.do(f"move {KNIGHTS}", "take K5", "to J5", "to H6")
    assert "to G6" in t.options
    t.do("to G6")
    assert not t.targets("to")


@pytest.mark.rule("DW-S-MOR-74", "DW-S-CMD-12", "DW-S-CMD-14")
def test_a_commander_with_a_few_who_rage_goes_no_faster_than_they_do() -> None:
    """He has more points than they, and alone he would pay less for a step in mud."""
    wild, gordan = unit(WILD, "N", "- - - P4", impetuous=True, target=GUARD), unit("gordan", "N", "P6", host=WILD)
    t = standard("movement", wild, gordan, unit(GUARD, "S", "A5 A6", order="hold"), layout=MUD, step="impetuous")
    for field in ("P4", "P6"):
        assert max(small_ways(t.s, on(t, field)).values()) <= points_under(t.s, t.number(WILD), ATTACK)
        assert min(cost for cost in small_ways(t.s, on(t, field)).values() if cost) == 6


# -- across water ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-52", "DW-S-MOR-71", "DW-S-TER-42")
@pytest.mark.parametrize(("water", "ends"), [("2", True), (".", False)])
def test_who_routs_may_end_beside_one_who_could_attack_across_water(water: str, ends: bool) -> None:
    """As long as nobody declares it that is no contact."""
    men, troll = unit(MEN, "S", "- - - D6", routing=True), unit(TROLLS, "N", "K6", order="hold")
    t = standard("movement", men, troll, layout=sheet(terrain={"K6": water}), step="routs")
    run = Run(t.s, on(t, "D6"), points_under(t.s, t.number(MEN), MOVE), ())
    straight = {t.s.field_id(field) for field in run.best}
    assert (straight == {"J5", "J6"}) is ends


@pytest.mark.rule("DW-S-MOR-75", "DW-S-TER-38")
def test_the_impetuous_close_in_on_whom_they_can_touch() -> None:
    """The troll stands in deep water: to come beside it is no contact."""
    wild = unit(WILD, "N", "G5 H9", impetuous=True, target=GUARD, melee=1, fought=1)
    foes = unit(GUARD, "S", "E7 G9", melee=1, fought=1), unit(TROLLS, "S", "E4", order="hold")
    t = standard("melee", wild, *foes, layout=sheet(terrain={"E4": "2"}))
    fields = {t.s.field_id(field) for field in forced(t.s, on(t, "G5"))}
    assert fields == {"E6", "F7"}


@pytest.mark.rule("DW-S-TER-41", "DW-B-MOV-41", "DW-DEC-31")
@pytest.mark.parametrize(("steps", "asked"), [(("face ENE", "to F9"), False), (("to F7", "to G6"), True)])
def test_contact_across_water_is_declared_by_who_moves_there(steps: tuple[str, ...], asked: bool) -> None:
    """One of two trolls in deep water stands beside men already; the other one goes elsewhere, or beside them too."""
    trolls = unit(TROLLS, "S", "- - - G5 F8:WSW", order="attack")
    men = unit(MEN, "N", "H5 H6", order="hold")
    water = sheet(terrain=dict.fromkeys(("G5", "G6", "F8", "F9", "F7", "G7"), "2"))
    t = standard("movement", trolls, men, FAR_ORCS, layout=water, step="attack step")
    t.do(f"move {TROLLS}", "take F8", *steps)
    assert (t.question == "across") is asked
    check(t.s)


# -- commanders of those who run ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-41", "DW-S-MOR-60", "DW-B-MEL-34")
def test_a_commander_whose_unit_flees_from_a_melee_to_the_last_is_out_of_it() -> None:
    """He stands on the edge and touches nobody: he does not regroup with those who fight on."""
    eaters, kruuk = unit(EATERS, "S", "- - - B5 C5", melee=2, order="hold"), unit("kruuk", "S", "A5", host=EATERS)
    men = unit(MEN, "N", "D5 D6", melee=2, order="attack")
    t = standard("melee", eaters, kruuk, men, dice=[1, 20, 1])
    t.do("take C5", "at D6", "take D5", "support D6").answer("rout-to", "to A4")
    assert (t.fields(EATERS), t.fields("kruuk")) == ([], ["A5"])
    assert t.s.doings.melees == ((t.number(EATERS), t.number(MEN)),)
    assert (t.question, t.asked) == ("regroup", ["empire"])


@pytest.mark.rule("DW-S-MOR-69", "DW-S-CMD-18")
def test_the_impetuous_stay_when_their_commander_has_run_down_the_last_enemy() -> None:
    wild, gordan = unit(WILD, "N", "H5 H6", impetuous=True, target=GUARD), unit("gordan", "N", "H7", host=WILD)
    t = standard("movement", wild, gordan, unit(GUARD, "S", "E8", routing=True, moved=True), step="impetuous", rounds=9)
    t.answer("impetuous-leave", "leave gordan", "to G7", "to F8", "stop").answer("close-up", "close")
    assert t.fields(GUARD) == []
    assert t.fields(WILD) == ["H5", "H6"]
    assert t.unit(WILD).moved


@pytest.mark.rule("DW-S-CMD-39", "DW-S-CMD-20", "DW-S-FOR-17")
def test_skirmishers_make_way_for_a_commander_who_stops_beside_one_of_them() -> None:
    """He stands where no place of their formation is: they shift up to two fields each, round him, for nothing."""
    archers, kruuk = unit(ARCHERS, "N", "G4 G6 G8 J5 J7", order="move"), unit("kruuk", "S", "F4")
    t = standard("movement", archers, kruuk, unit(MEN, "S", "A1 A2", order="hold"), step="move step")
    t.do("name kruuk", "ready", f"join {ARCHERS}").answer("free-regrouping", "form skirmish")
    assert t.formation(ARCHERS) == "skirmish"
    assert {"F4", "F6", "F8"} <= {*t.fields(ARCHERS)}
    assert t.s.field_id(t.s.at[t.s.element_of(t.number("kruuk"))]) == "F4"
    assert t.events("forms")[-1]["maneuvers"] == 0
    check(t.s)


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-05", "DW-B-WIN-17", "DW-S-TER-23")
def test_nobody_is_deployed_where_they_could_not_go() -> None:
    """In water of depth 2 stand only those of size 3."""
    t = table.new("standard_1000")
    s = t.s
    for seat, name in enumerate(("orcs", "empire")):
        deep = {field for field in own_zone(s, seat) if s.area.water[field] == 2}
        assert deep
        for card in s.roster.of_seat(seat):
            if s.entry(card).sort == UNIT:
                room = Placing(seat).room(s, card)
                assert deep <= room if s.entry(card).card.printed.size == 3 else deep.isdisjoint(room), (name, card)
    water = next(s.field_id(field) for field in sorted(own_zone(s, 0)) if s.area.water[field] == 3)
    t.do("deploy kruuk", seat="orcs")
    assert t.refuses(f"to {water}", "orcs") == ["DW-S-TER-09"]


@pytest.mark.rule("DW-S-CMD-18", "DW-B-CON-01", "DW-B-SHO-29")
def test_a_unit_does_not_close_up_into_contact_when_its_commander_has_left() -> None:
    """Those he attacks come up to the place he has left: to go there would be an attack."""
    men, gordan = unit(MEN, "N", "H5 H6", order="attack"), unit("gordan", "N", "G5", host=MEN)
    t = standard("movement", men, gordan, unit(GUARD, "S", "E5 E6", order="hold"), step="move step")
    t.do("name gordan", "ready", "to F5", "stop").answer("reaction", "regroup", "take E6", "to F6")
    while t.question in ("regrouping", "reaction"):
        t.do("close" if t.question == "regrouping" else "stop")
    assert t.question != "close-up"
    assert not t.in_melee(MEN)
    check(t.s)
