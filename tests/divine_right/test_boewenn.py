"""Boewenn's War (DR-A-BOE): the older map, his host, those who never join him, and how he wins."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import cards, changes, siege, stacking
from hexarchy.games.divine_right.advanced import more_points
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, attempt
from hexarchy.games.divine_right.magic.devices import lost_in
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.scenarios import boewenn
from hexarchy.games.divine_right.scenarios.older_map import BORROWED
from hexarchy.games.divine_right.words import IN_FOREST, KINGDOM_IDS, NONHUMAN
from tests.divine_right.scenario_tables import begin, opened
from tests.divine_right.table import WORLD, Table, at

NEUTH = KINGDOM_IDS.index("neuth")
IDER_BOLIS = WORLD.grid.ids[WORLD.royal_seats[NEUTH]]
LORK = "0917"
FIELD = "2016"  # wasteland or plain, far from all of them


def war(phase: str, **more: Any) -> Table:
    kingdoms = more.pop("kingdoms", {"neuth": "first", "hothior": "second"})
    return at(phase, scenario="boewenn", kingdoms=kingdoms, venture={"lord": "first", "rival": "second"}, **more)


@pytest.mark.rule("DR-A-ADV-08", "DR-DEC-74")
def test_the_part_is_given_by_the_host_or_by_lot_before_kingdoms_are_drawn() -> None:
    for wish in ("first", "third"):
        t = begin("boewenn", lord=wish)
        assert t.s.name(t.s.venture.lord) == wish
    seen = {begin("boewenn", seed=seed).s.venture.lord for seed in range(1, 16)}
    assert seen == {0, 1, 2}
    away = begin("boewenn", lord="eighth")
    assert away.s.venture.lord in (0, 1, 2)
    keys = [event.key for event in away.log]
    assert keys.index("plays-part") < keys.index("draws-kingdom")


@pytest.mark.rule("DR-A-BOE-01")
def test_nobody_recruits_horsemen_or_ogres() -> None:
    for phasing in (0, 1):
        t = war("diplomacy", phasing=phasing, dice=[1])
        gates = [
            option
            for option in at("diplomacy", options={"level": "intermediate"}, dice=[1]).options
            if "recruit 34" in option
        ]
        east = next(option for option in gates if option not in t.options)
        assert t.refuses(east) == ["DR-A-BOE-01"]
        stump = f"recruit {WORLD.grid.ids[WORLD.space('Stump Hole')]}"
        assert stump not in t.options
        assert t.refuses(stump) == ["DR-A-BOE-01"]
        assert any(option.startswith("recruit") for option in t.options)


@pytest.mark.rule("DR-A-BOE-02")
def test_the_river_deep_and_the_zett_have_no_ships_and_there_is_no_boom() -> None:
    t = opened("boewenn")
    old = t.s.world
    adeese = next(castle for castle in old.castles if castle.name == "Adeese")
    assert not adeese.port
    assert next(castle for castle in WORLD.castles if castle.name == "Adeese").port
    assert WORLD.sailable >> WORLD.grid.at("1813") & 1
    assert not old.sailable >> WORLD.grid.at("1813") & 1
    assert not t.s.boom_shut
    for fleet in range(WORLD.first_hero):
        home = WORLD.pieces[fleet].home
        if WORLD.fleets >> fleet & 1 and home >= 0 and WORLD.water_of[home] == "zett":
            assert t.where(WORLD.names[fleet]) == "gone"
    sea = war("movement", hexes={"0917": ["hothior_fleet_1"]}, phasing=1).do("move hothior_fleet_1")
    assert "open-boom" not in war("movement", phasing=1).options
    assert "go 1813" not in sea.options


@pytest.mark.rule("DR-A-BOE-03", "DR-DEC-07")
def test_his_host_stands_where_he_likes_in_neuth() -> None:
    t = opened("boewenn", lord="second", stop="scenario-forces")
    assert (t.ask.seat, t.rule) == (1, "DR-A-BOE-03")
    spaces = {option.partition(" ")[2] for option in t.options if option != "done"}
    assert spaces
    assert all(WORLD.land_of[WORLD.grid.at(space)] == NEUTH for space in spaces)
    elsewhere = next(space for space in sorted(spaces) if space != IDER_BOLIS)
    first = t.about["unit"]
    t.do(f"place {elsewhere}")
    assert t.s.where[first] == WORLD.grid.at(elsewhere)
    own = [WORLD.names[piece] for piece in t.s.pieces_of(1)]
    elves = [
        name
        for name in own
        if t.s.world.pieces[WORLD.index[name]].kingdom == NEUTH and WORLD.index[name] < WORLD.first_hero
    ]
    printed = WORLD.regulars_of[NEUTH]
    assert len(elves) == len(printed) + 6
    assert {*BORROWED} <= {*elves}
    assert len([name for name in own if name.startswith("great_captain")]) == 3
    assert "ogsbogg" in own


@pytest.mark.rule("DR-A-BOE-03")
def test_the_borrowed_counters_are_elves() -> None:
    t = war("movement", hexes={IDER_BOLIS: [BORROWED[0]]})
    unit, boewenn_ = WORLD.index[BORROWED[0]], WORLD.index["neuth_monarch"]
    assert party.move_of(t.s, unit) == 7
    assert party.profile(t.s, unit)[0] & IN_FOREST
    assert t.s.world.pieces[unit].retreat == NONHUMAN
    assert strength.leads(t.s, boewenn_, unit)
    lost = war("events", piles={"pool": [BORROWED[0]]}, dice=[3, 3])
    assert f"return {BORROWED[0]}" in lost.options


@pytest.mark.rule("DR-A-BOE-04")
def test_four_devices_lie_in_ider_bolis_and_none_is_cursed() -> None:
    t = opened("boewenn", curses=True, cursed_devices=True, stop="scenario-forces")
    drawn = [event["device"] for event in t.events("appears-there")]
    assert len(drawn) == 4
    things = [WORLD.things.index(name) for name in drawn]
    assert all(t.s.sorcery.clean >> thing & 1 for thing in things)
    zone = lost_in(WORLD.grid.at(IDER_BOLIS))
    assert len(t.s.devices.within(zone)) == 4


@pytest.mark.rule("DR-A-BOE-05")
def test_he_moves_first_on_the_first_turn() -> None:
    for seed in range(1, 8):
        t = opened("boewenn", seed=seed, lord="third")
        assert t.s.turn == 1
        assert t.s.order[0] == 2
    second = []
    for seed in range(1, 8):
        t = war(
            "combat",
            turn=1,
            order=["first"],
            seats=3,
            kingdoms={"neuth": "first", "hothior": "second", "pon": "third"},
            dice=seed,
        )
        while t.s.turn == 1:
            t.do("done" if "done" in t.options else t.options[0])
        second.append(t.s.order[0])
    assert {*second} != {0}


@pytest.mark.rule("DR-A-BOE-06")
@pytest.mark.parametrize("kingdom", ["immer", "zorn", "eaters", "mivior", "ghem", "hothior"])
def test_these_never_join_him(kingdom: str) -> None:
    kingdoms = {"neuth": "first", "pon": "second"}
    t = war("diplomacy", kingdoms=kingdoms, dice=[1])
    assert t.refuses(f"activate {kingdom}") == ["DR-A-BOE-06"]
    assert "activate muetar" in t.options
    other = war("diplomacy", kingdoms=kingdoms, phasing=1, dice=[1])
    assert f"activate {kingdom}" in other.options


@pytest.mark.rule("DR-A-BOE-06")
def test_nor_do_they_come_from_afar_or_when_attacked() -> None:
    number = KINGDOM_IDS.index("immer")
    t = war("events", dice=[6, 6, 1])
    joined = [event["kingdom"] for event in t.events("joins")]
    assert joined
    assert not {*joined} & {"immer", "zorn", "eaters", "mivior", "ghem", "hothior"}
    assert boewenn.does_not_help(t.s, number, 0)
    assert not boewenn.does_not_help(t.s, number, 1)


@pytest.mark.rule("DR-A-BOE-07")
def test_allies_neither_stand_nor_attack_with_elves() -> None:
    foe, a, b = "2016", "1915", "2015"
    near = [WORLD.grid.ids[one] for one in WORLD.field.near[WORLD.grid.at(foe)]]
    a, b = [space for space in near if WORLD.land >> WORLD.grid.at(space) & 1][:2]
    hexes = {a: ["neuth_army_1"], b: ["muetar_army_1", "mercenary_1", "northern_barbarian_16"], foe: ["hothior_army_1"]}
    masters = {"mercenary_1": "first", "northern_barbarian_16": "first"}
    t = war("combat", hexes=hexes, masters=masters, allies={"muetar": "first"}, dice=3)
    t.do(f"attack {foe}", "commit neuth_army_1")
    assert "commit muetar_army_1" not in t.options
    assert t.refuses("commit muetar_army_1") == ["DR-A-BOE-07"]
    assert t.refuses("commit northern_barbarian_16") == ["DR-A-BOE-07"]
    assert "commit mercenary_1" in t.options
    elf, space = [WORLD.index["neuth_army_1"]], WORLD.grid.at(b)
    assert [reason.rule for reason in stacking.why_not(t.s, elf, space)] == ["DR-A-BOE-07"]
    alone = war("combat", hexes={a: ["neuth_army_1"], b: ["mercenary_1"]}, masters={"mercenary_1": "first"})
    assert stacking.why_not(alone.s, elf, space) == []


@pytest.mark.rule("DR-A-BOE-07")
def test_they_do_not_besiege_together() -> None:
    t = war("siege", allies={"muetar": "first"})
    castle = next(castle.index for castle in WORLD.castles if castle.name == "Tadafat")
    elf, ally = WORLD.index["neuth_army_1"], WORLD.index["muetar_army_1"]
    assert [reason.rule for reason in boewenn.besiege_apart(t.s, castle, 0, [elf, ally])] == ["DR-A-BOE-07"]
    assert boewenn.besiege_apart(t.s, castle, 0, [elf]) == []
    assert siege.conditions(t.s, castle, 0)


@pytest.mark.rule("DR-A-BOE-08")
def test_the_principal_opponent_is_one_of_six() -> None:
    hated = {KINGDOM_IDS[kingdom] for kingdom in boewenn.HATED}
    drawn, third = set(), set()
    for seed in range(1, 40):
        t = begin("boewenn", seed=seed, lord="first")
        kingdoms = {event["side"]: event["kingdom"] for event in t.events("draws-kingdom")}
        assert kingdoms["first"] == "neuth"
        drawn.add(kingdoms["second"])
        third.add(kingdoms["third"])
    assert drawn == hated
    assert third - hated


@pytest.mark.rule("DR-A-BOE-09")
def test_most_heroes_are_not_born() -> None:
    options = dict.fromkeys(("tana", "trouble_peasants", "mortnoir", "breis", "marshal_hippogriff"), True)
    t = begin("boewenn", **options)
    deck = {WORLD.card_kinds[kind] for kind in t.s.hands.inside(cards.DECK)}
    gone = {"juulute", "bilge-rat", "kang", "al-debar", "nonnus", "ogsbogg", "tana", "trouble", "mortnoir"}
    assert not deck & gone
    assert {"black-knight", "schardenzar", "hippogriffs", "urmoff", "scum", "hamahara"} <= deck
    pool = {WORLD.names[piece] for piece in special.in_randomizer(t.s)}
    assert not pool & {"daya", "fox", "eloia", "naara", "breis", "llomar"}
    assert {"ercii", "shadowwolves", "engineer_1"} <= pool


@pytest.mark.rule("DR-A-BOE-09")
@pytest.mark.parametrize(
    ("name", "apart"),
    [
        ("black_knight", True),
        ("ercii", True),
        ("wandering_troop", True),
        ("ozerg", True),
        ("shadowwolves", False),
        ("ogsbogg", False),
    ],
)
def test_human_strangers_do_not_stand_with_elves(name: str, apart: bool) -> None:
    t = war("movement", hexes={FIELD: ["neuth_army_1"], "2115": [name]}, masters={name: "first"})
    found = stacking.why_not(t.s, [WORLD.index[name]], WORLD.grid.at(FIELD))
    assert [reason.rule for reason in found] == (["DR-A-BOE-07"] if apart else [])


@pytest.mark.rule("DR-A-BOE-10")
def test_the_trolls_are_his_friends() -> None:
    for seed in range(1, 20):
        t = opened("boewenn", seed=seed, lord="first")
        if t.status("trolls") == "player":
            continue
        trolls = KINGDOM_IDS.index("trolls")
        added = [dict(attempt(t.s, seat, trolls, ACTIVATE).modifiers).get("DR-B-DIP-21") for seat in range(3)]
        assert added == [1, -1, -1]
        return
    raise AssertionError


@pytest.mark.rule("DR-A-BOE-11")
def test_what_the_elves_win_alone_is_counted_apart() -> None:
    t = war("siege")
    changes.score(t.s, 0, 20, "DR-B-VIC-02")
    assert t.s.venture.elven == 20
    changes.score(t.s, 1, 15, "DR-B-VIC-02")
    assert t.s.venture.elven == 20
    boewenn.grade(t.s)
    assert any(event.key == "elven-triumph" for event in t.s._happened)


def besieging(*units: str) -> Table:
    """Tadafat under siege by the first seat."""
    tadafat = next(castle for castle in WORLD.castles if castle.name == "Tadafat")
    near = [space for space in WORLD.field.near[tadafat.space] if WORLD.land >> space & 1]
    hexes: dict[str, list[str]] = {}
    for number, unit in enumerate(units):
        hexes.setdefault(WORLD.grid.ids[near[number % len(near)]], []).append(unit)
    return war(
        "siege", hexes=hexes, sieges={WORLD.grid.ids[tadafat.space]: "first"}, allies={"muetar": "first"}, dice=[6]
    )


@pytest.mark.rule("DR-A-BOE-11")
def test_points_of_allies_are_not_the_elves() -> None:
    elves = besieging(*(f"neuth_army_{number}" for number in range(1, 7)))
    elves.do("assault 1120" if "assault 1120" in elves.options else elves.options[0])
    allies = besieging(*(f"muetar_army_{number}" for number in range(1, 9)))
    allies.do(allies.options[0])
    assert elves.points("first") == allies.points("first") > 0
    assert (elves.s.venture.elven, allies.s.venture.elven) == (elves.points("first"), 0)


@pytest.mark.rule("DR-A-BOE-11", "DR-A-VPO-02")
def test_castles_that_are_lost_take_nothing_from_what_the_elves_have_won() -> None:
    t = war("siege", allies={"muetar": "first"}, options={"additional_vp": True, "castle_losses": True})
    changes.score(t.s, 0, 20, "DR-B-VIC-02")
    ally = next(castle for castle in WORLD.castles if castle.kingdom == KINGDOM_IDS.index("muetar"))
    more_points.castle_lost(t.s, ally.index, 1)
    assert t.points("first") < 20
    assert t.s.venture.elven == 20
