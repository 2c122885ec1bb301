"""Forts (DR-A-FOR): how they are built, who may be in one, what they are good for."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME, captives, events, siege
from hexarchy.games.divine_right.advanced import forts
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.words import ARMY, FLEET, FOREST
from tests.divine_right.sieges import HOTHIOR, MUETAR, around, ring
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING

OPTIONS = {"level": "intermediate", "forts": True}
HYYX = WORLD.grid.ids[WORLD.hyyx]
HERE = WORLD.grid.at(FIELD)
FORT = WORLD.first_fort + HERE
STRANGERS = ("engineer_", "northern_barbarian_", "ogre_", "ghost_riders", "rogue_", "mercenary_")


def camp(stack: list[str], *dice: int, phase: str = "movement", **more: Any) -> Table:
    """The first seat's stack in the open field."""
    hexes = {FIELD: stack, **more.pop("hexes", {})}
    masters = {name: "first" for name in stack if name.startswith(STRANGERS)} | more.pop("masters", {})
    options = {**OPTIONS, **more.pop("options", {})}
    return at(phase, hexes=hexes, masters=masters, dice=[*dice], options=options, **more)


def build(t: Table, space: str = FIELD) -> Table:
    if t.question == "next-move":
        t.do("done")
    return t.do(f"build-fort {space}")


# -- building ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-FOR-04", "DR-DEC-52")
@pytest.mark.parametrize(
    ("stack", "may"),
    [
        ([*HOTHIOR[:2], "hothior_monarch"], False),
        ([*HOTHIOR[:3], "engineer_1"], True),
        ([*HOTHIOR[:3], "hothior_monarch"], True),
        ([*HOTHIOR[:3]], False),
        ([*HOTHIOR[:2], "mercenary_1", "hothior_monarch"], False),
    ],
)
def test_three_regulars_with_a_leader_or_an_engineer_may_build(stack: list[str], may: bool) -> None:
    others = {RING[5]: [*HOTHIOR[3:6], "engineer_2"]}  # who may build, so that the question is put
    t = camp(stack, hexes=others, masters={"engineer_2": "first"}).do("done")
    assert (FIELD in t.targets("build-fort")) == may
    assert may or t.why(f"build-fort {FIELD}") == ["DR-A-FOR-04"]


@pytest.mark.rule("DR-A-FOR-04", "DR-A-FOR-09")
def test_not_where_a_castle_stands() -> None:
    t = camp([*HOTHIOR[:3], "engineer_1"], hexes={"1014": [*HOTHIOR[3:6], "hothior_monarch"]}).do("done")
    assert t.targets("build-fort") == [FIELD]
    assert t.why("build-fort 1014") == ["DR-A-FOR-09"]


@pytest.mark.rule("DR-A-FOR-05")
@pytest.mark.parametrize(("die", "built"), [(4, False), (5, True), (6, True)])
def test_a_five_builds(die: int, built: bool) -> None:
    t = build(camp([*HOTHIOR[:3], "engineer_1"], die))
    assert bool(t.s.war.forts >> HERE & 1) == built
    assert t.inside(HOTHIOR[0]) == built


@pytest.mark.rule("DR-A-FOR-05")
def test_a_march_forest_and_helping_hands_count() -> None:
    """Four points, in a forest, with leader and Engineer: 5 + 1 + 1 - 2."""
    wood = next(
        space
        for space in range(WORLD.grid.size)
        if WORLD.terrain[space] == FOREST and WORLD.land_of[space] < 0 and not WORLD.places.get(space)
    )
    t = at(
        "movement",
        hexes={WORLD.grid.ids[wood]: [*HOTHIOR[:3], "hothior_monarch", "engineer_1"]},
        masters={"engineer_1": "first"},
        options=OPTIONS,
        dice=[5],
    )
    t.s.half = t.s.half._replace(spent=tuple((WORLD.index[unit], 4) for unit in HOTHIOR[:3]))
    t.do("done")
    assert sum(amount for _, amount in forts.modifiers(t.s, 0, wood)) == 0
    build(t, WORLD.grid.ids[wood])
    assert t.s.war.forts >> wood & 1


@pytest.mark.rule("DR-A-FOR-05")
def test_points_are_counted_on_the_way() -> None:
    t = camp([], hexes={RING[0]: [*HOTHIOR[:3], "hothior_monarch"]})
    t.do("move hothior_monarch", *(f"with {unit}" for unit in HOTHIOR[:3]), f"go {FIELD}")
    while t.question == "march":
        t.do("stop")
    t.do("done")
    cost = dict(t.s.half.spent)[WORLD.index[HOTHIOR[0]]]
    assert cost > 0
    assert dict(forts.modifiers(t.s, 0, HERE))["DR-B-MOV-01"] == -1


@pytest.mark.rule("DR-A-FOR-05", "DR-T-A-FORT")
def test_the_table_is_that_of_the_booklet() -> None:
    tables = {row["id"]: row for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
    assert [row["mod"] for row in tables["DR-T-A-FORT"]["rows"]] == [1, 1, -1]
    assert (forts.BUILT, forts.MARCHED) == (5, 3)


@pytest.mark.rule("DR-A-FOR-05")
def test_a_ruin_helps_and_a_failure_may_be_repeated_next_turn_only() -> None:
    t = camp([], hexes={"1014": [*HOTHIOR[:3], "engineer_1"]}, plundered=["1014"], masters={"engineer_1": "first"})
    t.do("done")
    assert forts.modifiers(t.s, 0, WORLD.grid.at("1014")) == [("DR-A-FOR-05", 1)]
    t = camp(
        [*HOTHIOR[:3], "engineer_1"], 1, hexes={RING[5]: [*HOTHIOR[3:6], "engineer_2"]}, masters={"engineer_2": "first"}
    )
    build(t)
    assert t.targets("build-fort") == [RING[5]]
    assert t.why(f"build-fort {FIELD}") == ["DR-A-FOR-05"]


# -- what it is -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-FOR-01")
def test_its_strength_is_the_units_inside() -> None:
    assert siege.defence(camp([*HOTHIOR[:4]], forts=[FIELD]).s, FORT) == 4


@pytest.mark.rule("DR-A-FOR-01", "DR-A-FOR-06")
def test_taken_it_is_removed_and_gives_nothing() -> None:
    hexes = {**around(FIELD, MUETAR[:4]), FIELD: [HOTHIOR[0]]}
    t = at("siege", phasing=1, hexes=hexes, forts=[FIELD], sieges={FIELD: "second"}, options=OPTIONS, dice=[6])
    assert t.view("second")["war"]["forts"][FIELD] == {"side": "first", "besieged": "second"}
    t.do(f"assault {FIELD}")
    assert t.where(HOTHIOR[0]) == "pool"
    assert not t.s.war.forts
    assert t.points("second") == 0
    assert (t.s.treasures, t.s.buried, t.s.plundered) == ((), 0, 0)
    assert t.question == "advance"


@pytest.mark.rule("DR-A-FOR-01")
def test_it_may_be_besieged_and_only_while_it_is_manned() -> None:
    hexes = {**around(FIELD, MUETAR[:4]), FIELD: [HOTHIOR[0]]}
    t = at("movement", phasing=1, hexes=hexes, forts=[FIELD], options=OPTIONS)
    assert t.targets("besiege") == [FIELD]
    t.do(f"besiege {FIELD}")
    assert t.besieged(FIELD)
    empty = at("movement", phasing=1, hexes=around(FIELD, MUETAR[:4]), forts=[FIELD], options=OPTIONS)
    assert empty.why(f"besiege {FIELD}") == ["DR-A-FOR-06"]


@pytest.mark.rule("DR-A-FOR-02")
@pytest.mark.parametrize(("on", "sieges"), [(True, [HYYX]), (False, [])])
def test_some_places_are_forts_by_agreement(on: bool, sieges: list[str]) -> None:
    hexes = {**around(HYYX, MUETAR[:4]), HYYX: [*HOTHIOR[:3]]}
    t = at("movement", phasing=1, hexes=hexes, options={**OPTIONS, "scenic_forts": on})
    assert t.targets("besiege") == sieges
    if on:
        assert siege.defence(t.s, t.s.castle_in(WORLD.hyyx)) == 3


@pytest.mark.rule("DR-A-FOR-02")
def test_they_may_be_built_again_after_plunder() -> None:
    hexes = {HYYX: [*HOTHIOR[:3], "engineer_1"]}
    t = at(
        "movement", hexes=hexes, masters={"engineer_1": "first"}, options={**OPTIONS, "scenic_forts": True}, dice=[6]
    )
    t.s.war = t.s.war._replace(forts=0)
    assert build(t, HYYX).s.war.forts


@pytest.mark.rule("DR-A-FOR-03")
@pytest.mark.parametrize(("who", "rule"), [("ghost_riders", "DR-B-SMU-15"), ("ogre_1", "DR-A-FOR-03")])
def test_who_enters_no_castle_enters_no_fort(who: str, rule: str) -> None:
    t = camp([], hexes={RING[0]: [who]}, masters={who: "first"}, forts=[FIELD])
    t.do(f"move {who}")
    assert FIELD not in t.targets("go")
    assert t.why(f"go {FIELD}") == [rule]


@pytest.mark.rule("DR-A-FOR-06")
def test_an_empty_fort_belongs_to_who_goes_in() -> None:
    t = at("movement", phasing=1, hexes={RING[0]: [MUETAR[0]]}, forts=[FIELD], options=OPTIONS)
    assert t.s.castle_owner(FORT) == -1
    t.do(f"move {MUETAR[0]}", f"go {FIELD}")
    assert t.inside(MUETAR[0])
    assert t.s.castle_owner(FORT) == 1


@pytest.mark.rule("DR-A-FOR-06", "DR-DEC-72")
def test_its_occupier_may_dismantle_it() -> None:
    t = camp([HOTHIOR[0]], phase="combat", forts=[FIELD, RING[0]])
    assert (t.question, t.targets("dismantle")) == ("combat-ends", [FIELD])
    assert t.why(f"dismantle {RING[0]}") == ["DR-A-FOR-06"]
    t.do(f"dismantle {FIELD}")
    assert not t.s.war.forts >> HERE & 1
    assert not t.inside(HOTHIOR[0])


@pytest.mark.rule("DR-A-FOR-07")
def test_it_does_not_protect_a_lone_hero() -> None:
    t = at(
        "movement",
        hexes={RING[0]: [HOTHIOR[0]], FIELD: ["rogue_1"]},
        masters={"rogue_1": "second"},
        forts=[FIELD],
        options=OPTIONS,
    )
    t.do(f"move {HOTHIOR[0]}", f"go {FIELD}")
    assert t.question == "search"


@pytest.mark.rule("DR-A-FOR-08")
@pytest.mark.parametrize(("others", "may"), [(3, True), (2, False)])
def test_barbarians_man_a_fort_where_others_outnumber_them(others: int, may: bool) -> None:
    two = ["northern_barbarian_16", "northern_barbarian_17"]
    t = camp([*HOTHIOR[:others]], hexes={RING[0]: two}, masters=dict.fromkeys(two, "first"), forts=[FIELD])
    t.do(f"move {two[0]}", f"with {two[1]}")
    assert (FIELD in t.targets("go")) == may
    assert may or t.why(f"go {FIELD}") == ["DR-A-FOR-08"]


@pytest.mark.rule("DR-A-FOR-08")
def test_they_leave_it_when_the_others_do() -> None:
    t = camp([*HOTHIOR[:2], "northern_barbarian_16"], forts=[FIELD])
    assert t.inside("northern_barbarian_16")
    t.do(f"move {HOTHIOR[0]}", f"go {RING[0]}", "stop", "done")
    assert not t.inside("northern_barbarian_16")
    assert t.inside(HOTHIOR[1])


@pytest.mark.rule("DR-A-FOR-08")
def test_they_do_not_vanish_after_taking_one() -> None:
    wild = ["northern_barbarian_16", "northern_barbarian_17", "northern_barbarian_18"]
    hexes = {**around(FIELD, [*MUETAR[:4], *wild]), FIELD: [HOTHIOR[0]]}
    t = at(
        "siege",
        phasing=1,
        hexes=hexes,
        masters=dict.fromkeys(wild, "second"),
        forts=[FIELD],
        sieges={FIELD: "second"},
        options=OPTIONS,
        dice=[6],
    )
    t.do(f"assault {FIELD}")
    assert not t.s.war.forts
    assert all(t.where(one) != "pool" for one in wild)


# -- as a castle ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-FOR-09")
def test_mercenaries_deploy_in_an_occupied_fort_but_fleets_do_not() -> None:
    coast = next(
        space
        for space in range(WORLD.grid.size)
        if WORLD.coast >> space & 1 and not WORLD.castle_spaces >> space & 1 and WORLD.land_of[space] == 0
    )
    t = at(
        "movement", hexes={WORLD.grid.ids[coast]: [HOTHIOR[0]]}, forts=[WORLD.grid.ids[coast], FIELD], options=OPTIONS
    )
    assert coast in events.hiring_spaces(t.s, ARMY)
    assert HERE not in events.hiring_spaces(t.s, ARMY)  # nobody holds it
    assert coast not in events.hiring_spaces(t.s, FLEET)


@pytest.mark.rule("DR-A-FOR-09")
def test_a_fleet_beside_it_is_not_inside() -> None:
    coast = next(
        space
        for space in range(WORLD.grid.size)
        if WORLD.coast >> space & 1 and not WORLD.castle_spaces >> space & 1 and WORLD.land_of[space] == 0
    )
    name = WORLD.grid.ids[coast]
    t = at("movement", hexes={name: [HOTHIOR[0], "hothior_fleet_1"]}, forts=[name], options=OPTIONS)
    assert (t.inside(HOTHIOR[0]), t.inside("hothior_fleet_1")) == (True, False)


@pytest.mark.rule("DR-A-FOR-09", "DR-DEC-75")
def test_it_may_be_a_prison_if_its_player_likes() -> None:
    t = camp([HOTHIOR[0]], forts=[FIELD])
    found = captives.prisons(t.s, 0, HERE)
    assert HERE in found
    assert any(space in WORLD.castle_at for space in found)  # never the only choice of who has a castle


@pytest.mark.rule("DR-A-FOR-09")
def test_a_prisoner_is_free_when_the_jailers_have_left() -> None:
    t = camp([HOTHIOR[0]], forts=[FIELD], prisoners={"rogue_1": ["first", FIELD]}, masters={"rogue_1": "second"})
    t.do(f"move {HOTHIOR[0]}", f"go {RING[0]}", "stop", "done")
    assert [event["hero"] for event in t.events("freed")] == ["rogue_1"]


@pytest.mark.rule("DR-A-FOR-09")
def test_the_wandering_people_do_not_start_in_one() -> None:
    home = next(
        space
        for space in range(WORLD.grid.size)
        if WORLD.land_of[space] == 0 and WORLD.land >> space & 1 and not WORLD.castle_spaces >> space & 1
    )
    assert special.PLACES["field"](camp([]).s, 0) >> home & 1
    assert not special.PLACES["field"](camp([], forts=[WORLD.grid.ids[home]]).s, 0) >> home & 1


def test_a_mark_shows_a_fort_and_its_siege() -> None:
    hexes = {**around(FIELD, MUETAR[:4]), FIELD: [HOTHIOR[0]]}
    t = at("movement", phasing=1, hexes=hexes, forts=[FIELD, ring(FIELD)[1]], sieges={FIELD: "second"}, options=OPTIONS)
    marks = [mark for mark in GAME.scene(t.view("first"))["marks"] if mark["hex"] in (FIELD, ring(FIELD)[1])]
    assert [mark["kind"] for mark in marks if mark["hex"] == FIELD] == ["siege", "fort"]
    assert "fort" in [mark["kind"] for mark in marks if mark["hex"] != FIELD]


@pytest.mark.rule("DR-A-STO-01", "DR-A-FOR-01")
def test_a_fort_may_be_stormed() -> None:
    hexes = {**around(FIELD, MUETAR[:6]), FIELD: [HOTHIOR[0]]}
    t = at("combat", phasing=1, hexes=hexes, forts=[FIELD], options={**OPTIONS, "storming": True}, dice=[6, 1])
    t.do(f"storm {FIELD}")
    while t.question in ("storm", "attack"):
        t.do(t.options[0] if t.question == "storm" else "done")
    t.do(t.options[0])
    assert not t.s.war.forts
    assert t.where(HOTHIOR[0]) == "pool"


@pytest.mark.rule("DR-A-FOR-06")
def test_an_empty_fort_takes_in_those_who_retreat_or_advance() -> None:
    hexes = {RING[0]: [*HOTHIOR[:4]], FIELD: [MUETAR[0]]}
    t = at("combat", hexes=hexes, forts=[FIELD, RING[5]], outside=[MUETAR[0]], options=OPTIONS, dice=[6, 1])
    t.do(f"attack {FIELD}")
    while t.question == "commit":
        t.do(t.options[0])
    assert t.question == "retreat"
    fled = Table(t.s.clone()).do("yes")
    assert f"retreat {RING[5]}" in fled.options
    t.do("no")
    assert t.targets("advance") == [*HOTHIOR[:4]]
