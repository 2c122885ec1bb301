"""Storming castles (DR-A-STO): who may, the dice, what falls, and walls that are mended."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME, siege
from hexarchy.games.divine_right.advanced import storming
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, MUETAR, around, bleed, hired, ring
from tests.divine_right.table import WORLD, Table, at

OPTIONS = {"level": "intermediate", "storming": True}
TEN = (*HOTHIOR, *HIRED[:4])
CASTLE = WORLD.castle_at[WORLD.grid.at(GROAT)].index
NORTH = ring(GROAT)[0]
STRANGERS = ("ogsbogg", "ogre_", "northern_barbarian_", "juulute", "engineer_", "rogue_", "eloia")


def camp(
    own: tuple[str, ...] = TEN, inside: tuple[str, ...] = (), *dice: int, phase: str = "combat", **more: Any
) -> Table:
    """The first seat's units around Groat, of strength 3."""
    hexes = around(GROAT, own)
    hexes[GROAT] = [*inside]
    for space, stack in more.pop("hexes", {}).items():
        hexes.setdefault(space, []).extend(stack)
    strangers = [name for stack in hexes.values() for name in stack if name.startswith(STRANGERS)]
    masters = hired("first", [*HIRED[:4], *(name for name in strangers if name not in inside)])
    masters |= hired("second", [name for name in strangers if name in inside]) | more.pop("masters", {})
    placed = {name for stack in hexes.values() for name in stack}
    masters = {name: seat for name, seat in masters.items() if name in placed}
    options = {**OPTIONS, **more.pop("options", {})}
    return at(phase, hexes=hexes, masters=masters, dice=[*dice], options=options, **more)


def storm(t: Table, castle: str = GROAT) -> Table:
    """Declared with everybody, and fought."""
    t.do(f"storm {castle}")
    while t.question in ("storm", "attack"):
        t.do(t.options[0] if t.question == "storm" else "done")
    return t


def sides(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-A-STO-02"]
    return dict(rolls[0]["modifiers"]), dict(rolls[1]["modifiers"])


def lost(t: Table) -> list[str]:
    return [event["unit"] for event in t.events("eliminated")]


# -- who may ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-STO-01", "DR-DEC-59")
def test_who_could_besiege_may_storm() -> None:
    assert camp().targets("storm") == [GROAT]
    assert camp(sieges={GROAT: "first"}).targets("storm") == [GROAT]
    assert not camp(options={"storming": False}).targets("storm")


@pytest.mark.rule("DR-A-STO-01")
def test_without_the_strength_or_the_ring_there_is_no_storm() -> None:
    elsewhere = {"1627": [HOTHIOR[5]], "1628": [MUETAR[5]]}  # so that there is somebody to attack
    assert "DR-B-SIE-01" in camp(HOTHIOR[:2], hexes=elsewhere).why(f"storm {GROAT}")
    half = at("combat", hexes={NORTH: [*HOTHIOR[:5]], **elsewhere}, options=OPTIONS)
    assert half.why(f"storm {GROAT}") == ["DR-B-SIE-02"]


@pytest.mark.rule("DR-A-STO-01")
def test_after_a_siege_attack_nobody_storms() -> None:
    elsewhere = {"1627": ["hothior_monarch"], "1628": [MUETAR[5]], "1527": [HIRED[4]]}
    t = camp(TEN, (), 1, phase="siege", sieges={GROAT: "first"}, hexes=elsewhere, masters={HIRED[4]: "first"})
    t.do(f"assault {GROAT}")
    while t.question != "attack":
        t.do("done")
    assert t.why(f"storm {GROAT}") == ["DR-A-STO-01"]


@pytest.mark.rule("DR-A-STO-01")
def test_siege_and_storm_may_come_in_the_same_combat_phase() -> None:
    """A relief force outside is beaten first; then the castle is besieged, and stormed by those who did not fight."""
    t = camp(TEN, ("muetar_army_1",), 6, 1, 6, 1, outside=["muetar_army_1"])
    assert not t.targets("storm")
    t.do(f"attack {GROAT}")
    for unit in HIRED[:4]:
        t.do(f"commit {unit}")
    while t.question != "besiege":
        t.do({"retreat": "no"}.get(t.question or "", "done"))
    assert t.targets("besiege") == [GROAT]
    t.do(f"besiege {GROAT}")
    assert t.targets("storm") == [GROAT]
    t.do(f"storm {GROAT}")
    assert {*t.targets("commit")} == {*HOTHIOR}  # the mercenaries have fought


@pytest.mark.rule("DR-A-STO-01")
def test_a_siege_is_established_by_the_storm() -> None:
    t = storm(camp(TEN, MUETAR[:2], 1, 1))
    assert t.events("siege-declared")
    assert t.besieged(GROAT)


@pytest.mark.rule("DR-A-STO-01", "DR-B-ACT-10")
def test_a_neutral_kingdom_joins_another_player_before_the_walls_are_reached() -> None:
    hexes = around("1203", HOTHIOR)
    t = at("combat", seats=3, hexes=hexes, dice=[1, 6, 1], options=OPTIONS).do("storm 1203")
    while t.question == "storm":
        t.do(t.options[0])
    t.do("done") if t.question == "attack" else None
    assert t.ally_of("immer") in ("second", "third")


# -- strength and modifiers -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-STO-02")
def test_land_units_meet_walls_and_those_inside() -> None:
    t = storm(camp(TEN, MUETAR[:2], 3, 3))
    assert sides(t) == ({"DR-B-COM-07": 1}, {})


@pytest.mark.rule("DR-A-STO-03", "DR-T-A-STORM")
def test_the_table_is_that_of_the_booklet() -> None:
    tables = {row["id"]: row["rows"] for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
    said = {row["case"]: row["mod"] for row in tables["DR-T-A-STORM"]}
    assert [said["A or B leader"], said["D leader"], said["E leader"]] == [
        *storming.BY_CLASS[1:2],
        *storming.BY_CLASS[3:],
    ]
    assert storming.BY_CLASS[:3] == (1, 1, 0)
    assert said["Silver Sentinel, defender"] == storming.SENTINEL


@pytest.mark.rule("DR-A-STO-03", "DR-A-TAC-12")
@pytest.mark.parametrize(("rank", "adds"), [("A", 1), ("B", 1), ("C", 0), ("D", -1), ("E", -2)])
def test_a_rated_leader_adds_by_their_class_and_no_chart_is_used(rank: str, adds: int) -> None:
    t = storm(
        camp(
            (*HOTHIOR, "hothior_monarch"),
            MUETAR[:1],
            *(3, 3),
            ratings={"hothior_monarch": rank},
            options={"tactical_combat": True},
        )
    )
    assert sides(t)[0].get("DR-A-STO-03", 0) == adds
    assert not t.rolls("DR-A-TAC-08")


@pytest.mark.rule("DR-A-STO-03")
def test_ogsbogg_and_a_good_leader_add_up() -> None:
    own = (*HOTHIOR, "hothior_monarch", "ogsbogg")
    t = storm(camp(own, MUETAR[:1], 3, 3, ratings={"hothior_monarch": "B"}, options={"tactical_combat": True}))
    added = sides(t)[0]
    assert added["DR-A-STO-03"] + added["DR-B-SMU-10"] == 2


@pytest.mark.rule("DR-A-STO-03", "DR-A-TAC-04")
def test_the_best_leader_of_each_side_counts_and_a_castle_without_one_adds_nothing() -> None:
    own = (*HOTHIOR, "hothior_monarch", "eloia")
    ratings = {"hothior_monarch": "E", "eloia": "B", "muetar_monarch": "D"}
    with_tactics = {"ratings": ratings, "options": {"tactical_combat": True}}
    t = storm(camp(own, (*MUETAR[:1], "muetar_monarch"), *(3, 3), **with_tactics))  # type: ignore[arg-type]
    assert (sides(t)[0]["DR-A-STO-03"], sides(t)[1]["DR-A-STO-03"]) == (1, -1)
    t = storm(camp(own, MUETAR[:1], *(3, 3), **with_tactics))  # type: ignore[arg-type]
    assert "DR-A-STO-03" not in sides(t)[1]


@pytest.mark.rule("DR-A-STO-03")
def test_without_ratings_the_usual_bonus_counts() -> None:
    t = storm(camp((*HOTHIOR, "juulute"), MUETAR[:1], 3, 3))
    assert sides(t)[0]["DR-B-COM-10"] == 1


@pytest.mark.rule("DR-A-STO-13")
def test_the_silver_sentinel_adds_two() -> None:
    t = storm(camp(TEN, MUETAR[:2], 3, 3, devices={"silver_sentinel": MUETAR[0]}))
    assert sides(t)[1] == {"DR-A-STO-13": 2}


@pytest.mark.rule("DR-A-STO-12")
@pytest.mark.parametrize(("on", "leader", "fleets"), [(True, True, 2), (True, False, 0), (False, True, 0)])
def test_ships_join_under_bilge_rat(on: bool, leader: bool, fleets: int) -> None:
    addat, sea = "0312", "0213"
    land = [space for space in ring(addat) if WORLD.land >> WORLD.grid.at(space) & 1]
    ships = ["hothior_fleet_1", "hothior_fleet_2"]
    t = at(
        "combat",
        hexes={
            land[0]: [*HOTHIOR[:3]],
            land[2]: [*HOTHIOR[3:6]],
            land[4]: [*HIRED[:3]],
            sea: [*ships, *["bilge_rat"] * leader],
        },
        kingdoms={"hothior": "first", "mivior": "second"},
        masters={**hired("first", HIRED[:3]), **({"bilge_rat": "first"} if leader else {})},
        aboard={"bilge_rat": ships[0]} if leader else {},
        options={**OPTIONS, "ships": on},
        dice=[3, 3],
    )
    t.do(f"storm {addat}")
    assert sum(f"commit {ship}" in t.options for ship in ships) == fleets
    assert fleets or t.why(f"commit {ships[0]}", seat="first") == ["DR-A-STO-02"]


# -- outcomes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-STO-04")
def test_nobody_retreats_and_every_hero_inside_rolls() -> None:
    heroes = ("muetar_monarch", "rogue_1")
    t = bleed(storm(camp(TEN, (*MUETAR[:3], *heroes), 5, 3, 3, 3)))
    assert "retreat" not in {event.args.get("question") for event in t.log}
    rolled = {event.args["hero"] for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-FAT-01"}
    assert rolled == {WORLD.index[name] for name in heroes}


@pytest.mark.rule("DR-A-STO-05")
def test_a_loss_as_large_as_the_whole_strength_takes_the_castle() -> None:
    t = storm(camp(TEN, MUETAR[:2], 6, 2))  # 6 + 1 against 2: 5 of 5
    assert t.question == "casualty"
    t.do(f"lose {HIRED[0]}")
    assert not t.s.stands(CASTLE)
    assert {*lost(t)} == {HIRED[0], *MUETAR[:2]}
    assert t.points("first") == 15


@pytest.mark.rule("DR-A-STO-05", "DR-B-SIE-10")
def test_stormers_may_go_in() -> None:
    t = bleed(storm(camp(TEN, MUETAR[:2], 6, 2)), HIRED[0])
    while t.question == "booty":
        t.do(t.options[0])
    assert t.question == "advance"
    t.do(f"advance {HOTHIOR[0]}")
    assert t.where(HOTHIOR[0]) == GROAT


@pytest.mark.rule("DR-A-STO-06", "DR-DEC-67")
def test_less_costs_both_sides_a_unit() -> None:
    t = storm(camp(TEN, MUETAR[:2], 5, 3))  # 6 against 3: 3 of 5
    assert t.asked == ["first"]
    t.do(f"lose {HIRED[0]}")
    assert t.asked == ["second"]
    t.do(f"lose {MUETAR[1]}")
    assert lost(t) == [HIRED[0], MUETAR[1]]
    assert t.s.stands(CASTLE)


@pytest.mark.rule("DR-A-STO-07")
def test_an_empty_castle_loses_a_point_of_its_walls_and_keeps_its_worth() -> None:
    six = HOTHIOR
    t = bleed(storm(camp(six, (), 3, 2)))  # 3 + 1 against 2: 2 of 3
    assert siege.intrinsic(t.s, CASTLE) == 2
    assert t.points("first") == 0
    assert t.view(None)["war"]["breaches"] == {"Groat": 1}
    later = bleed(storm(camp(six, (), 6, 1, breaches={GROAT: [1, 2]})))
    assert not later.s.stands(CASTLE)
    assert later.points("first") == 15
    assert "breaches" not in later.view(None)["war"]


@pytest.mark.rule("DR-A-STO-07")
def test_sieges_find_the_damaged_walls() -> None:
    assert siege.defence(camp(breaches={GROAT: [2, 3]}).s, CASTLE) == 1


def owner_turn(turn: int, damaged: int, **more: Any) -> Table:
    """The Combat Phase of the second seat, who owns Groat."""
    return at("movement", phasing=1, turn=turn, breaches={GROAT: [1, damaged]}, options=OPTIONS, **more)


@pytest.mark.rule("DR-A-STO-08")
@pytest.mark.parametrize(("turn", "walls"), [(5, 2), (6, 3)])
def test_walls_are_mended_in_their_owners_next_turn(turn: int, walls: int) -> None:
    t = owner_turn(turn, 5).do("done")
    assert siege.intrinsic(t.s, CASTLE) == walls


@pytest.mark.rule("DR-A-STO-08")
def test_not_while_they_are_besieged() -> None:
    t = owner_turn(6, 5, hexes=around(GROAT, HOTHIOR), sieges={GROAT: "first"}).do("done")
    assert siege.intrinsic(t.s, CASTLE) == 2
    assert t.s.war.breaches == ((CASTLE, 1, 6),)


@pytest.mark.rule("DR-A-STO-08")
def test_another_storm_puts_it_off() -> None:
    t = bleed(storm(camp(HOTHIOR, (*MUETAR[:3],), 1, 6, turn=6, breaches={GROAT: [1, 5]})))
    assert t.s.war.breaches == ((CASTLE, 1, 6),)


@pytest.mark.rule("DR-A-STO-09")
def test_beaten_stormers_lose_twice_the_difference() -> None:
    t = bleed(storm(camp(HOTHIOR, MUETAR[:3], 2, 4)))
    assert len(lost(t)) == 4
    assert {*lost(t)} <= {*HOTHIOR}


@pytest.mark.rule("DR-A-STO-10")
def test_a_tie_costs_the_castle_one_and_the_stormers_as_many_as_it_shows() -> None:
    t = bleed(storm(camp(HOTHIOR, MUETAR[:3], 4, 4)))
    assert sum(unit in HOTHIOR for unit in lost(t)) == 4
    assert sum(unit in MUETAR for unit in lost(t)) == 1


@pytest.mark.rule("DR-A-STO-10")
@pytest.mark.parametrize(("damage", "walls"), [(1, 1), (2, 1)])
def test_a_tie_takes_a_point_of_empty_walls_but_never_the_last(damage: int, walls: int) -> None:
    dice = (3, 5) if damage == 1 else (1, 6)  # six to two: +2; six to one: +5
    t = bleed(storm(camp(HOTHIOR, (), *dice, breaches={GROAT: [damage, 2]})))
    assert siege.intrinsic(t.s, CASTLE) == walls
    assert t.s.stands(CASTLE)


@pytest.mark.rule("DR-A-STO-11")
def test_a_storming_hero_is_not_captured_in_victory() -> None:
    t = storm(camp((*HOTHIOR, "hothior_monarch"), (), 6, 2, 6))
    t.do(f"lose {t.stack(t.where('hothior_monarch'))[0]}")
    assert t.rolls("DR-B-FAT-01")
    assert not t.events("captured")
    assert t.where("hothior_monarch") != "prison"


@pytest.mark.rule("DR-A-STO-11")
def test_but_in_a_repulse_they_are() -> None:
    t = storm(camp((*HOTHIOR, "rogue_1"), MUETAR[:3], 2, 4, 6))
    bleed(t, *(unit for unit in t.stack(t.where("rogue_1")) if unit in HOTHIOR))
    assert [event["hero"] for event in t.events("captured")] == ["rogue_1"]


@pytest.mark.rule("DR-A-STO-14")
def test_ogres_storm_though_they_do_not_besiege() -> None:
    t = camp((*HOTHIOR, "ogre_1"), MUETAR[:1])
    t.do(f"storm {GROAT}")
    assert "ogre_1" in t.targets("commit")


@pytest.mark.rule("DR-A-STO-14", "DR-B-BAR-07")
def test_barbarians_vanish_with_their_booty() -> None:
    t = camp((*HOTHIOR, *HIRED[:1], "northern_barbarian_16"), (), 6, 1)
    storm(t)
    bleed(t, HIRED[0])
    assert not t.s.stands(CASTLE)
    assert t.where("northern_barbarian_16") == "pool"


def test_a_mark_shows_damaged_walls() -> None:
    (mark,) = [
        one for one in GAME.scene(camp(breaches={GROAT: [1, 2]}).view("first"))["marks"] if one["kind"] == "breach"
    ]
    assert mark["hex"] == GROAT


@pytest.mark.rule("DR-A-STO-14", "DR-B-STK-02")
def test_tribes_that_do_not_stack_do_not_storm_together() -> None:
    own = (*HOTHIOR, "northern_barbarian_1", "northern_barbarian_6")
    t = camp(own, MUETAR[:1], tribes={"savages": "first", "wildmen": "first"}).do(f"storm {GROAT}")
    assert {"northern_barbarian_1", "northern_barbarian_6"} <= {*t.targets("commit")}
    t.do("commit northern_barbarian_1")
    assert "northern_barbarian_6" not in t.targets("commit")
    assert t.why("commit northern_barbarian_6") == ["DR-B-STK-02"]


@pytest.mark.rule("DR-A-VPO-04", "DR-A-STO-05")
def test_a_garrison_that_dies_in_a_storm_has_fallen_in_combat() -> None:
    options = {"additional_vp": True, "attrition": True}
    t = storm(camp(TEN, MUETAR[:2], 6, 1, options=options))
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.events("castle-falls")
    scored = [event["side"] for event in t.events("scores") if event["why"] == "DR-A-VPO-04"]
    assert sorted(scored) == ["first", "first", "second"]  # the garrison, and the one whom the walls cost
