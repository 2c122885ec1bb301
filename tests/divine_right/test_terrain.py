"""DR-B-TER, DR-T-B-TERRAIN: what the ground costs."""

import tomllib
from typing import Any

import pytest

from hexarchy.games.divine_right.combat.strength import combat
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.words import (
    CLEAR,
    COAST,
    FOREST,
    HILL,
    IN_FOREST,
    IN_MOUNTAIN,
    IN_SWAMP,
    KINGDOM_IDS,
    MOUNTAIN,
    NOBODY,
    SWAMP,
    TERRAINS,
)
from hexarchy.games.divine_right.world import DATA
from tests.divine_right.table import WORLD, Table, at

HIRED = ("mercenary_1", "ercii", "llomar")


def friends(*pieces: str) -> dict[str, Any]:
    """Whose pieces are: kingdoms allied to the first seat, and mercenaries of it."""
    kingdoms = {piece.split("_")[0] for piece in pieces} & {*KINGDOM_IDS} - {"hothior", "muetar"}
    hired = {piece: "first" for piece in pieces if piece in HIRED}
    return {"allies": dict.fromkeys(kingdoms, "first"), "masters": hired}


def moving(piece: str, start: str, *others: str) -> Table:
    """The first seat has taken up a piece; the second seat is Muetar, whose pieces it may not have."""
    return at("movement", hexes={start: [piece, *others]}, **friends(piece, *others)).do(f"move {piece}")


def price(piece: str, space: str) -> int:
    """What a piece pays for a space."""
    t = at("movement", hexes={"2228": [piece]}, **friends(piece))
    return ground.cost_of(WORLD, party.profiles(t.s, (WORLD.index[piece],)), WORLD.grid.at(space))


def spaces_of(terrain: int, kingdom: str | None) -> list[str]:
    """The spaces of a kingdom, or of the wasteland, with just this terrain."""
    owner = NOBODY if kingdom is None else KINGDOM_IDS.index(kingdom)
    found = [n for n, kind in enumerate(WORLD.terrain) if kind == terrain and WORLD.land_of[n] == owner]
    return [WORLD.grid.ids[n] for n in found]


@pytest.mark.rule("DR-T-B-TERRAIN", "DR-B-TER-05", "DR-B-TER-06", "DR-B-TER-08")
@pytest.mark.parametrize(
    ("terrain", "plain", "eased", "bonus"),
    [
        ("clear", 1, 1, IN_FOREST),
        ("coast", 1, 1, IN_FOREST),
        ("lakeshore", 1, 1, IN_SWAMP),
        ("forest", 2, 1, IN_FOREST),
        ("hill", 2, 1, IN_MOUNTAIN),
        ("mountain", 3, 3, IN_MOUNTAIN),
        ("pass", 2, 2, IN_MOUNTAIN),
        ("swamp", 2, 1, IN_SWAMP),
        ("river", 2, 2, IN_SWAMP),
        ("navigable_river", 2, 2, IN_SWAMP),
    ],
)
def test_terrain_costs_what_the_table_says(terrain: str, plain: int, eased: int, bonus: int) -> None:
    kind = 1 << TERRAINS.index(terrain)
    assert ground.entry_cost(kind, 0) == plain
    assert ground.entry_cost(kind, bonus) == eased
    assert ground.entry_cost(kind, 7 & ~bonus) == plain


@pytest.mark.rule("DR-T-B-TERRAIN")
def test_the_rules_have_the_printed_figures() -> None:
    tables = {entry["id"]: entry for entry in tomllib.loads((DATA / "tables.toml").read_text())["table"]}
    found = {}
    for row in tables["DR-T-B-TERRAIN"]["rows"]:
        for name in row["terrain"].split(", "):
            if name in TERRAINS and name not in ("sea", "lake"):
                found[name] = row["cost"]
    assert len(found) == 10
    assert found == {name: ground.entry_cost(1 << TERRAINS.index(name), 0) for name in found}


@pytest.mark.rule("DR-B-TER-01")
def test_five_points_cross_five_clear_spaces() -> None:
    t = moving("hothior_army_1", "2228")
    assert "2728" in t.targets("go")
    assert t.refuses("go 2828") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-TER-02")
def test_forest_costs_two_and_one_with_a_bonus() -> None:
    wood = spaces_of(FOREST, "immer")[0]
    assert price("hothior_army_1", wood) == 2
    assert price("neuth_army_1", wood) == 1


@pytest.mark.rule("DR-B-TER-03")
def test_hills_cost_two_and_one_with_a_mountain_bonus() -> None:
    hill = spaces_of(HILL, "rombune")[0]
    assert price("hothior_army_1", hill) == 2
    assert price("ghem_army_1", hill) == 1


@pytest.mark.rule("DR-B-TER-04", "DR-T-B-TERRAIN")
def test_a_unit_must_stop_in_mountains() -> None:
    t = moving("hothior_army_1", "2207").do("go 2206")
    assert t.where("hothior_army_1") == "2206"
    assert t.question == "next-move"  # it has 2 points left, and may not use them
    assert "move hothior_army_1" not in t.options


@pytest.mark.rule("DR-B-TER-04", "DR-T-B-TERRAIN")
def test_with_a_mountain_bonus_it_goes_on() -> None:
    t = moving("zorn_army_1", "2207").do("go 2206")
    assert t.ask.args["points"] == 3
    t.do("go 2307")
    assert t.where("zorn_army_1") == "2307"


@pytest.mark.rule("DR-B-TER-04")
def test_no_way_leads_through_mountains_without_a_bonus() -> None:
    """Beyond the mountain lies clear ground: nobody comes there in one move, however many points are left."""
    start, peak, beyond = mountain_between()
    t = moving("hothior_army_1", start)
    way = modes.reach(t.s, (WORLD.index["hothior_army_1"],), 0).path(WORLD.grid.at(beyond)) or ()
    assert WORLD.grid.at(peak) not in way


def mountain_between() -> tuple[str, str, str]:
    """A mountain of the wasteland between two clear spaces."""
    for peak in spaces_of(MOUNTAIN, None):
        near = WORLD.field.near[WORLD.grid.at(peak)]
        clear = [n for n in near if WORLD.terrain[n] == CLEAR and WORLD.land_of[n] < 0]
        for a in clear:
            for b in clear:
                if a not in WORLD.field.near[b] and a != b:
                    return WORLD.grid.ids[a], peak, WORLD.grid.ids[b]
    raise AssertionError("no such mountain")


@pytest.mark.rule("DR-B-TER-04", "DR-B-TER-08")
@pytest.mark.parametrize(("space", "strength", "rules"), [("2206", 4, ["DR-B-TER-04"]), ("0714", 8, ["DR-B-COM-07"])])
def test_mountains_and_passes_help_those_who_defend(space: str, strength: int, rules: list[str]) -> None:
    own = [WORLD.index[f"hothior_army_{n}"] for n in range(1, 5)]
    theirs = [WORLD.index[f"muetar_army_{n}"] for n in range(1, 5)]
    t = at("combat", hexes={space: [WORLD.names[n] for n in theirs]})
    found = combat(t.s, own, theirs, WORLD.grid.at(space), (NOBODY, NOBODY))
    assert found.defender.strength == strength
    assert [rule for rule, _ in found.defender.modifiers] == rules
    assert found.defender.total == 1
    assert found.attacker.total == 0


@pytest.mark.rule("DR-B-TER-08")
def test_three_in_a_pass_count_six_against_four() -> None:
    own = [WORLD.index[f"hothior_army_{n}"] for n in range(1, 5)]
    theirs = [WORLD.index[f"muetar_army_{n}"] for n in range(1, 4)]
    t = at("combat", hexes={"0714": [WORLD.names[n] for n in theirs]})
    found = combat(t.s, own, theirs, WORLD.grid.at("0714"), (NOBODY, NOBODY))
    assert (found.defender.strength, found.defender.total) == (6, 1)
    assert price("hothior_army_1", "0714") == 2


@pytest.mark.rule("DR-B-TER-05")
def test_swamp_costs_two_and_one_for_the_ercii() -> None:
    mire = spaces_of(SWAMP, None)[0]
    assert price("mercenary_1", mire) == 2
    assert price("ercii", mire) == 1


@pytest.mark.rule("DR-B-TER-06", "DR-B-TER-11")
def test_a_minor_river_costs_two_for_the_river() -> None:
    assert price("hothior_army_1", "2215") == 4
    assert price("mercenary_1", "0511") == 2
    assert price("mercenary_1", "1017") == 2


@pytest.mark.rule("DR-B-TER-07", "DR-T-B-TERRAIN")
def test_a_navigable_river_is_crossed_from_its_bank_for_two_points() -> None:
    t = at("movement", phasing=1, hexes={"1815": ["muetar_army_1"]}).do("move muetar_army_1", "go 1816")
    assert t.where("muetar_army_1") == "1816"
    assert t.ask.args["points"] == 3  # swamp and river would have cost 4


@pytest.mark.rule("DR-B-TER-07")
def test_who_comes_to_the_bank_does_not_cross() -> None:
    t = at("movement", phasing=1, hexes={"1814": ["muetar_army_1"]}).do("move muetar_army_1")
    assert "1815" in t.targets("go")
    assert "1816" not in t.targets("go")
    t.do("go 1815")
    assert t.refuses("go 1816") == ["DR-B-TER-07"]


@pytest.mark.rule("DR-B-TER-07")
def test_a_leader_does_not_take_over_those_who_began_elsewhere() -> None:
    """The unit on the bank may cross; a leader who picks it up on the way may not, and so neither does it with them."""
    t = at("movement", phasing=1, hexes={"1814": ["muetar_monarch"], "1815": ["muetar_army_1"]})
    t.do("move muetar_monarch", "go 1815", "with muetar_army_1")
    assert "1816" not in t.targets("go")
    t = at("movement", phasing=1, hexes={"1814": ["muetar_monarch"], "1815": ["muetar_army_1"]})
    assert "1816" in t.do("move muetar_army_1").targets("go")


@pytest.mark.rule("DR-B-TER-09")
def test_coasts_and_castles_cost_one_and_woods_there_their_own() -> None:
    assert price("hothior_army_1", "1014") == 1
    assert price("hothior_army_1", "0422") == 1
    assert price("mercenary_1", spaces_of(FOREST | COAST, "mivior")[0]) == 2


@pytest.mark.rule("DR-B-TER-10")
def test_a_strait_is_crossed_by_ships_only() -> None:
    pieces: dict[str, Any] = {"allies": {"mivior": "first"}}
    t = at("movement", hexes={"0719": ["hothior_army_1"]}, **pieces).do("move hothior_army_1")
    way = modes.reach(t.s, (WORLD.index["hothior_army_1"],), 0).path(WORLD.grid.at("0819"))
    assert way is None or len(way) > 1  # at most round the water
    t = at("movement", hexes={"0719": ["mivior_fleet_1"]}, **pieces).do("move mivior_fleet_1", "go 0819")
    assert t.where("mivior_fleet_1") == "0819"


@pytest.mark.rule("DR-B-TER-10")
def test_fleets_do_not_cross_all_land_sides() -> None:
    for a, b in sorted(WORLD.dry_sides):
        assert b not in {beyond for beyond, _ in ground.sea_steps(WORLD)[a]}
    assert WORLD.dry_sides


@pytest.mark.rule("DR-B-TER-11")
def test_a_forested_mountain_costs_five_and_stops() -> None:
    assert price("hothior_army_1", "2306") == 5
    t = at("movement", hexes={"2207": ["hothior_monarch"], "0917": ["hothior_army_1"]})
    t.do("move hothior_monarch")
    far = modes.reach(t.s, (WORLD.index["hothior_monarch"],), 0)
    assert far.costs[WORLD.grid.at("2206")] == 3
    t.do("go 2206")
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-TER-12")
def test_regulars_and_monarchs_are_at_home_in_their_kingdom() -> None:
    for ground_, eased in ((FOREST, 1), (HILL, 1)):
        for space in spaces_of(ground_, "hothior")[:1]:
            assert price("hothior_army_1", space) == price("hothior_monarch", space) == eased
            assert price("mercenary_1", space) == 2
    assert spaces_of(FOREST, "hothior") or spaces_of(HILL, "hothior")


@pytest.mark.rule("DR-B-TER-12")
def test_own_mountains_do_not_stop() -> None:
    peak = WORLD.grid.at(spaces_of(MOUNTAIN, "mivior")[0])
    t = at("movement", hexes={"0421": ["mivior_army_1", "mercenary_1"]}, **friends("mivior_army_1", "mercenary_1"))
    own = ground.halting(WORLD, party.profiles(t.s, (WORLD.index["mivior_army_1"],)))
    hired = ground.halting(WORLD, party.profiles(t.s, (WORLD.index["mercenary_1"],)))
    assert not own >> peak & 1
    assert hired >> peak & 1


@pytest.mark.rule("DR-B-TER-13", "DR-T-B-TERRAIN")
def test_lakes_the_temple_and_the_isle_are_closed() -> None:
    near = WORLD.grid.ids[next(n for n in WORLD.field.near[WORLD.grid.at("1310")] if WORLD.land >> n & 1)]
    t = at("movement", hexes={near: ["mercenary_1"]}, masters={"mercenary_1": "first"}).do("move mercenary_1")
    assert t.refuses("go 1310") == ["DR-B-TER-13"]
    assert t.refuses("go 1601") == ["DR-B-MOV-11"]
    assert t.refuses("go 0224") == ["DR-B-MOV-11"]
