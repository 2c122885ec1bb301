"""Raging epidemics (DR-A-EPI): where they break out, what they do, how they spread and end."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.words import COAST, LAKESHORE
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, MUETAR, around, hired, ring, strike
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_sequence import play_on

OPTIONS = {"level": "intermediate", "raging_epidemics": True}
EPIDEMIC, NOTHING = (4, 5), (1, 2)  # event 9; Storms, and no fleet at sea
FIELD, OTHER, LAPSPELL = "1116", "1115", "1318"
assert not WORLD.terrain[WORLD.grid.at(FIELD)] & (COAST | LAKESHORE)


def table(phase: str, *, on: bool = True, options: Any = None, **more: Any) -> Table:
    return at(phase, options={**OPTIONS, "raging_epidemics": on, **(options or {})}, **more)


def broken_out(*dice: int, **more: Any) -> Table:
    """The first seat has rolled a 9."""
    return table("events", dice=[*EPIDEMIC, *dice], **more)


def sick(t: Table) -> list[str]:
    found: list[str] = t.view(None)["health"]["afflicted"]
    return found


def effects(t: Table) -> list[int]:
    """The dice on the Epidemic Effects Table with their modifiers."""
    rolls = [event for event in t.events("roll") if event["why"] == "DR-A-EPI-05"]
    return [roll["dice"][0] + sum(amount for _, amount in roll.get("modifiers", ())) for roll in rolls]


# -- the outbreak -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-EPI-01")
def test_it_strikes_the_largest_stack_and_walls_count() -> None:
    mercenaries = {"hexes": {LAPSPELL: HOTHIOR, FIELD: HIRED[:8]}, "masters": hired("first", HIRED[:8])}
    t = broken_out(**mercenaries)  # 6 and the 3 of the castle against 8
    assert sick(t) == sorted(HOTHIOR, key=WORLD.index.__getitem__)
    t = broken_out(hexes={LAPSPELL: HOTHIOR[:3], FIELD: HIRED[:8]}, masters=hired("first", HIRED[:8]))
    assert {*sick(t)} == {*HIRED[:8]}


@pytest.mark.rule("DR-A-EPI-01")
def test_of_equal_stacks_it_strikes_the_one_in_a_castle_else_one_at_random() -> None:
    t = broken_out(hexes={LAPSPELL: HOTHIOR[:3], FIELD: HIRED[:6]}, masters=hired("first", HIRED[:6]))
    assert {*sick(t)} == {*HOTHIOR[:3]}
    for die, units in ((1, HOTHIOR[:2]), (2, HOTHIOR[2:4])):
        t = broken_out(die, hexes={OTHER: HOTHIOR[:2], FIELD: HOTHIOR[2:4]})
        assert {*sick(t)} == {*units}


@pytest.mark.rule("DR-A-EPI-01", "DR-A-EPI-13")
def test_special_mercenaries_who_are_no_humans_do_not_count() -> None:
    beasts = ["ogsbogg", "shadowwolves", "hamahara"]
    given = {"hexes": {FIELD: [HIRED[0], *beasts], OTHER: HOTHIOR[:2]}, "masters": hired("first", [HIRED[0], *beasts])}
    assert {*sick(broken_out(**given))} == {*HOTHIOR[:2]}


@pytest.mark.rule("DR-A-EPI-01")
def test_without_the_switch_the_event_takes_one_unit_and_is_over() -> None:
    t = table("events", on=False, dice=[*EPIDEMIC], hexes={FIELD: HOTHIOR[:3]})
    assert (t.question, t.rule) == ("event-loss", "DR-B-EVT-09")
    assert "health" not in t.view(None)


@pytest.mark.rule("DR-A-EPI-02", "DR-DEC-24")
def test_the_stack_is_marked_and_loses_a_unit_at_once() -> None:
    given = [*HOTHIOR, HIRED[0]]
    t = broken_out(hexes={FIELD: given}, masters=hired("first", HIRED[:1]))
    assert (t.question, t.asked, {*sick(t)}) == ("epidemic-loss", ["first"], {*given})
    t.do("lose hothior_army_3")
    assert {*sick(t)} == {*given} - {"hothior_army_3"}
    assert t.question != "epidemic-loss"


@pytest.mark.rule("DR-A-EPI-09")
def test_a_second_epidemic_strikes_the_next_largest_stack() -> None:
    given: dict[str, Any] = {"hexes": {FIELD: HOTHIOR[:4], OTHER: HOTHIOR[4:]}, "afflicted": HOTHIOR[:4]}
    t = table("events", dice=[5, *EPIDEMIC], **given)  # the first die is for those who are sick already
    assert {*sick(t)} == {*HOTHIOR}
    assert {*t.targets("lose")} == {*HOTHIOR[4:]}


@pytest.mark.rule("DR-A-EPI-11", "DR-DEC-24")
def test_two_barbarians_count_as_one_unit() -> None:
    wild = ["southern_barbarian_1", "southern_barbarian_2"]
    given = {"hexes": {FIELD: [*HOTHIOR[:3], *wild]}, "masters": hired("first", wild)}
    t = broken_out(**given)
    assert {*t.targets("lose")} == {*HOTHIOR[:3], *wild}
    t.do(f"lose {wild[0]}")
    assert [t.where(unit) for unit in wild] == ["pool", "pool"]
    assert t.question != "epidemic-loss"
    t = broken_out(**given).do("lose hothior_army_1")
    assert [t.where(unit) for unit in wild] == [FIELD, FIELD]


@pytest.mark.rule("DR-A-EPI-11")
def test_a_single_barbarian_will_do_only_where_nobody_else_is() -> None:
    wild = ["southern_barbarian_1"]
    t = broken_out(hexes={FIELD: [*HOTHIOR[:3], *wild]}, masters=hired("first", wild))
    assert {*t.targets("lose")} == {*HOTHIOR[:3]}
    t = broken_out(hexes={FIELD: wild}, masters=hired("first", wild))
    assert t.where(wild[0]) == "pool"


@pytest.mark.rule("DR-A-EPI-13", "DR-DEC-24")
def test_beasts_ogres_and_magic_are_never_chosen() -> None:
    others = ["ogre_1", "hamahara", "the_undead_1", "ogsbogg"]
    human = ["hippogriffs", "ercii", "wandering_troop"]
    masters = hired("first", ["ogre_1", "hamahara", "ogsbogg", *human, *HIRED[:1]])
    t = broken_out(hexes={FIELD: [*others, *human, *HIRED[:1]]}, masters=masters, allies={"black_hand": "first"})
    assert {*t.targets("lose")} == {*human, *HIRED[:1]} == {*sick(t)}
    dwarves = broken_out(hexes={FIELD: ["ghem_army_1", "ghem_army_2"]}, allies={"ghem": "first"})
    assert {*dwarves.targets("lose")} == {"ghem_army_1", "ghem_army_2"}  # regulars who are no humans may be


# -- what it does -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-EPI-03")
def test_the_sick_go_half_as_far() -> None:
    def points(*party: str) -> int:
        t = table("movement", hexes={FIELD: ["hothior_monarch", *HOTHIOR[:2]]}, afflicted=["hothior_army_1"])
        t.do(f"move {party[0]}", *(f"with {piece}" for piece in party[1:]))
        return int(t.about["points"])

    assert points("hothior_army_1") == 2
    assert points("hothior_army_2") == 5
    assert points("hothior_monarch", "hothior_army_1") == 3
    assert points("hothior_monarch") == 7


@pytest.mark.rule("DR-A-EPI-03")
def test_the_sick_do_not_attack_and_defend_worse() -> None:
    given: dict[str, Any] = {"hexes": {FIELD: HOTHIOR[:2], OTHER: MUETAR[:2]}, "afflicted": ["hothior_army_1"]}
    t = strike(table("combat", **given), OTHER, *HOTHIOR[:2])
    assert t.events("battle-begins")[0]["units"] == ["hothior_army_2"]
    elsewhere = {"1315": HOTHIOR[2:3], "1316": MUETAR[2:3]}
    both = table("combat", hexes={**given["hexes"], **elsewhere}, afflicted=[*HOTHIOR[:2]])
    assert both.refuses(f"attack {OTHER}") == ["DR-A-EPI-03"]
    t = table("combat", phasing=1, **given)
    one, two = ([WORLD.index[unit] for unit in units] for units in (MUETAR[:2], HOTHIOR[:2]))
    fought = strength.combat(t.s, one, two, WORLD.grid.at(FIELD), (-1, -1))
    assert ("DR-A-EPI-03", -1) in fought.defender.modifiers
    assert ("DR-A-EPI-03", -1) not in fought.attacker.modifiers


@pytest.mark.rule("DR-A-EPI-03", "DR-A-SKI-01")
def test_the_sick_do_not_skirmish() -> None:
    given: dict[str, Any] = {"hexes": {FIELD: HOTHIOR[:1], OTHER: MUETAR[:2]}, "options": {"skirmishing": True}}
    assert f"skirmish {OTHER}" in table("combat", **given).options
    t = table("combat", **given, afflicted=["hothior_army_1"])
    assert f"skirmish {OTHER}" not in t.options


@pytest.mark.rule("DR-A-EPI-03", "DR-B-SIE-14")
def test_the_sick_may_break_out_of_a_besieged_castle() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: [MUETAR[0]]}
    t = table("siege", phasing=1, hexes=hexes, sieges={GROAT: "first"}, afflicted=[MUETAR[0]])
    assert t.targets("break-out")


@pytest.mark.rule("DR-A-EPI-03")
def test_the_sick_begin_no_siege() -> None:
    hexes = around(GROAT, HOTHIOR)
    assert f"besiege {GROAT}" in table("movement", hexes=hexes).options
    assert table("movement", hexes=hexes, afflicted=["hothior_army_2"]).refuses(f"besiege {GROAT}") == ["DR-A-EPI-03"]


@pytest.mark.rule("DR-A-EPI-10", "DR-DEC-40")
def test_a_siege_goes_on_without_a_roll_while_besiegers_are_sick() -> None:
    given: dict[str, Any] = {"hexes": around(GROAT, HOTHIOR), "sieges": {GROAT: "first"}}
    assert f"assault {GROAT}" in table("siege", **given).options
    t = table("siege", **given, afflicted=["hothior_army_1"])
    assert t.question == "next-move"
    assert t.besieged(GROAT)
    phase = table("siege", **given, phasing=0)
    assert phase.why(f"assault {GROAT}") == []


# -- turn by turn -----------------------------------------------------------------------------------------------------


def sickbed(*dice: int, units: Any = HOTHIOR[:3], space: str = FIELD, **more: Any) -> Table:
    """The first seat's Random Events Phase with a stack that is sick."""
    masters = more.pop("masters", {})
    hexes = {space: [*units], **more.pop("hexes", {})}
    return table("events", dice=[*dice, *NOTHING], hexes=hexes, afflicted=[*units], masters=masters, **more)


@pytest.mark.rule("DR-A-EPI-05", "DR-A-EPI-08", "DR-A-EPI-19", "DR-T-A-EPIDEMIC", "DR-T-A-EPIDEMIC-MOD")
def test_a_die_for_each_stack_before_the_event() -> None:
    t = sickbed(4, 3, hexes={OTHER: HOTHIOR[3:]}, units=HOTHIOR[:3])
    assert effects(t) == [3]  # one of 3 units: -1
    assert not sick(t)
    t = table("events", dice=[4, 1, *NOTHING], hexes={FIELD: HOTHIOR[:3], OTHER: HOTHIOR[3:]}, afflicted=[*HOTHIOR])
    assert effects(t) == [3, 0]
    keys = [event.key for event in t.log if event.key in ("epidemic-ends", "event")]
    assert keys == ["epidemic-ends", "epidemic-ends", "event"]


@pytest.mark.rule("DR-A-EPI-05", "DR-DEC-24", "DR-T-A-EPIDEMIC")
@pytest.mark.parametrize(("die", "lost"), [(5, 1), (6, 2)])
def test_a_five_takes_a_unit_and_a_six_two(die: int, lost: int) -> None:
    six = [*HOTHIOR]
    t = sickbed(die, units=six)
    for left in range(lost, 0, -1):
        assert (t.question, t.about["number"]) == ("epidemic-loss", left)
        t.do(t.options[0])
    assert t.question != "epidemic-loss"
    assert len(t.stack(FIELD)) == 6 - lost


@pytest.mark.rule("DR-A-EPI-08", "DR-T-A-EPIDEMIC-MOD")
def test_walls_crowds_and_few_count() -> None:
    def modifier(number: int, space: str, **more: Any) -> int:
        units = [*HOTHIOR, *HIRED][:number]
        hexes = {space: [*units, *more.pop("with_", [])]}
        masters = hired("first", [*HIRED, "nonnus"])
        t = table("events", dice=[1, *NOTHING], hexes=hexes, afflicted=units, masters=masters, **more)
        return effects(t)[0] - 1

    assert modifier(3, FIELD) == -1
    assert modifier(6, FIELD) == 0
    assert modifier(13, FIELD) == 1
    assert modifier(12, FIELD) == 0
    assert modifier(3, LAPSPELL) == 1  # 3 and 3: in a castle
    assert modifier(10, LAPSPELL) == 2
    assert modifier(2, LAPSPELL) == 0
    assert modifier(6, FIELD, with_=["nonnus"]) == -1


@pytest.mark.rule("DR-A-EPI-14", "DR-T-A-EPIDEMIC")
def test_a_four_wounds_one_hero_at_random() -> None:
    t = sickbed(4, 2, 3, units=HOTHIOR, hexes={}, space=FIELD, masters={})
    assert not t.events("wounded")  # there is none
    given: dict[str, Any] = {"units": HOTHIOR, "allies": {"immer": "first"}, "personalities": {"immer": 1}}
    hexes = {FIELD: [*HOTHIOR, "hothior_monarch", "immer_monarch", "schardenzar"]}
    t = table(
        "events",
        dice=[4, 2, 3, *NOTHING],
        hexes=hexes,
        afflicted=[*HOTHIOR],
        masters={"schardenzar": "first"},
        allies=given["allies"],
        personalities=given["personalities"],
    )
    assert [event["hero"] for event in t.events("wounded")] == ["immer_monarch"]
    assert {*sick(t)} == {*HOTHIOR}


@pytest.mark.rule("DR-A-EPI-14")
def test_heroes_leave_the_sick_and_bring_it_to_nobody() -> None:
    t = table("movement", hexes={FIELD: ["hothior_monarch", *HOTHIOR[:2]], OTHER: HOTHIOR[2:]}, afflicted=HOTHIOR[:2])
    t.do("move hothior_monarch", f"go {OTHER}", "stop", "done")
    assert {*sick(t)} == {*HOTHIOR[:2]}


@pytest.mark.rule("DR-A-EPI-07")
def test_nonnus_and_the_wand_keep_units_alive_but_the_marker_stays() -> None:
    helpers: dict[str, Any] = {"nonnus": {}, "juulute": {"devices": {"wand": "juulute"}}}
    for helper, more in helpers.items():
        hexes = {FIELD: [*HOTHIOR, helper]}
        masters = {helper: "first"}
        t = table("events", dice=[6, *NOTHING], hexes=hexes, afflicted=[*HOTHIOR], masters=masters, **more)
        assert len(effects(t)) == 1
        assert {*sick(t)} == {*HOTHIOR}
        t = broken_out(hexes=hexes, masters=masters, **more)
        assert {*sick(t)} == {*HOTHIOR}
        assert not t.events("eliminated")


@pytest.mark.rule("DR-A-EPI-12")
def test_where_the_wand_is_when_a_game_turn_begins_the_epidemic_ends() -> None:
    given: dict[str, Any] = {
        "hexes": {FIELD: [*HOTHIOR[:3], "juulute"], OTHER: HOTHIOR[3:]},
        "masters": {"juulute": "first"},
    }
    t = table("movement", phasing=1, **given, devices={"wand": "juulute"}, afflicted=[*HOTHIOR])
    assert {*sick(t)} == {*HOTHIOR}
    t = play_on(t, 1)
    assert not {*sick(t)} & {*HOTHIOR[:3]}


@pytest.mark.rule("DR-A-EPI-06")
def test_units_that_leave_the_map_come_back_healthy() -> None:
    given: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 8}}
    t = table("diplomacy", dice=[1, 6], hexes={FIELD: ["immer_army_1"]}, afflicted=["immer_army_1"], **given)
    t.do("deactivate immer").until("next-move").do("done").until("next-move")
    assert t.where("immer_army_1") == "home"
    assert not sick(t)


# -- contagion --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-EPI-04")
def test_units_that_come_to_the_sick_or_past_them_are_marked_at_the_end_of_movement() -> None:
    way = ("1113", "1114", OTHER)  # in a line
    through = {"1113": HOTHIOR[:1], "1114": HOTHIOR[1:2], OTHER: []}
    t = table("movement", hexes={space: units for space, units in through.items() if units}, afflicted=HOTHIOR[1:2])
    t.do(f"move {HOTHIOR[0]}", f"go {way[1]}", f"go {way[2]}")
    t = t if t.question == "next-move" else t.do("stop")
    assert {*sick(t)} == {HOTHIOR[1]}
    t.do("done")
    assert {*sick(t)} == {*HOTHIOR[:2]}
    t = table("movement", hexes={"1113": HOTHIOR[:1], "1114": HOTHIOR[1:2]}, afflicted=HOTHIOR[1:2])
    t.do(f"move {HOTHIOR[0]}", "go 1114", "stop", "done")
    assert {*sick(t)} == {*HOTHIOR[:2]}
    t = table("movement", hexes={"1113": HOTHIOR[:1], "1114": HOTHIOR[1:2]}, afflicted=HOTHIOR[1:2]).do("done")
    assert {*sick(t)} == {HOTHIOR[1]}


@pytest.mark.rule("DR-A-EPI-04")
def test_parts_of_a_sick_stack_stay_sick_and_infect_those_they_join() -> None:
    t = table("movement", hexes={"1113": HOTHIOR[:2], "1114": HOTHIOR[2:4]}, afflicted=HOTHIOR[:2])
    t.do(f"move {HOTHIOR[0]}", "go 1114")
    t = t if t.question == "next-move" else t.do("stop")
    t.do("done")
    assert {*sick(t)} == {*HOTHIOR[:4]}


@pytest.mark.rule("DR-A-EPI-18")
@pytest.mark.parametrize("die", [1, 2])
def test_who_fights_the_sick_may_catch_it(die: int) -> None:
    given: dict[str, Any] = {"hexes": {FIELD: HOTHIOR[:4], OTHER: MUETAR[:2]}, "afflicted": MUETAR[:2]}
    # A retreat roll that fails, the two dice of the combat, and the one of contagion.
    t = table("combat", dice=[3, 3, die], **given)
    t = strike(t, OTHER, *HOTHIOR[:4])
    while t.question in ("retreat", "retreat-first"):
        t.do("none" if "none" in t.options else "no")
    assert t.rolls("DR-A-EPI-18") == [(die,)]
    survivors = {unit for unit in HOTHIOR[:4] if t.where(unit) not in ("pool",)}
    assert ({*sick(t)} & {*HOTHIOR} == survivors) == (die == 1)


@pytest.mark.rule("DR-A-EPI-18")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (3, False)])
def test_who_plunders_a_castle_of_the_sick_may_catch_it(die: int, caught: bool) -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: [MUETAR[0]]}
    t = table("siege", dice=[6, die], hexes=hexes, sieges={GROAT: "first"}, afflicted=[MUETAR[0]])
    t.do(f"assault {GROAT}")
    assert t.rolls("DR-A-EPI-18") == [(die,)]
    assert bool({*sick(t)} & {*HOTHIOR}) == caught
    healthy = table("siege", dice=[6, 1], hexes=hexes, sieges={GROAT: "first"}).do(f"assault {GROAT}")
    assert not healthy.rolls("DR-A-EPI-18")


# -- castles ----------------------------------------------------------------------------------------------------------

PENNOL = "1911"  # of strength 4


def own_strength(t: Table, castle: str = PENNOL) -> int:
    return siege.intrinsic(t.s, WORLD.castle_at[WORLD.grid.at(castle)].index)


def besieged(phase: str, **more: Any) -> Table:
    """Hothior's mercenaries lie around Pennol, whose soldiers are all dead."""
    places = [*HOTHIOR, *HIRED[:2]]
    given = {"hexes": around(PENNOL, places), "masters": hired("first", HIRED[:2]), "sieges": {PENNOL: "first"}}
    return table(phase, **{**given, **more})


@pytest.mark.rule("DR-A-EPI-15")
def test_when_the_last_of_the_sick_is_gone_the_people_of_a_besieged_castle_die() -> None:
    hexes = {**around(PENNOL, [*HOTHIOR, *HIRED[:2]]), PENNOL: [MUETAR[0], "muetar_monarch"]}
    t = besieged("events", phasing=1, hexes=hexes, afflicted=[MUETAR[0]], dice=[5, *NOTHING])
    assert t.where(MUETAR[0]) == "pool"  # 5: in a castle +1, 1 and 4 are fewer than 6: -1
    assert t.view(None)["health"]["dying"] == ["Pennol"]
    strengths: list[int] = []
    for _ in range(4):
        lost = {"damage": {PENNOL: 4 - strengths[-1]}} if strengths else {}
        t = besieged("siege", dying=[PENNOL], **lost)
        strengths.append(own_strength(t))
    assert strengths == [3, 2, 1, 1]


@pytest.mark.rule("DR-A-EPI-15")
def test_the_loss_counts_in_the_siege() -> None:
    t = besieged("siege", damage={PENNOL: 3})
    roll = siege.siege_roll(t.s, WORLD.castle_at[WORLD.grid.at(PENNOL)].index, 0)
    assert (roll.own, roll.theirs) == (8, 1)


@pytest.mark.rule("DR-A-EPI-16")
def test_when_the_siege_has_stopped_the_castle_recovers() -> None:
    t = table("movement", phasing=0, dying=[PENNOL], damage={PENNOL: 2}, hexes={FIELD: HOTHIOR[:1]})
    t.do("done").until("next-move")
    assert own_strength(t) == 2  # its player's phase, but the marker is still there
    t.do("done").until("next-move")
    while t.asked != ["second"]:
        t.do("done").until("next-move")
    assert t.view(None)["health"]["dying"] == []
    assert own_strength(t) == 3
    t.do("done").until("next-move")
    while t.asked != ["second"]:
        t.do("done").until("next-move")
    assert own_strength(t) == 4


@pytest.mark.rule("DR-A-EPI-17")
def test_a_weakened_castle_brings_all_its_points() -> None:
    hexes = {**around(PENNOL, [*HOTHIOR, *HIRED[:2]]), "2116": ["muetar_monarch"]}
    t = besieged("siege", damage={PENNOL: 2}, dice=[6], hexes=hexes).do(f"assault {PENNOL}")
    assert t.points("first") == WORLD.castle_at[WORLD.grid.at(PENNOL)].points
    assert t.view(None)["health"]["damage"] == {}


# -- what is seen -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-EPI-02", "DR-A-EPI-15")
def test_the_map_and_a_panel_show_the_sick_and_the_dying() -> None:
    scene = GAME.scene(
        besieged("movement", dying=[PENNOL], damage={PENNOL: 1}, afflicted=["hothior_army_1"]).view(None)
    )
    assert [mark["hex"] for mark in scene["marks"] if mark["kind"] == "epidemic"] == [ring(PENNOL)[0]]
    panel = next(panel for panel in scene["panels"] if panel["id"] == "health")
    assert len(panel["rows"]) == 1
