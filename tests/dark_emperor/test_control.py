"""Control of land and what it yields (DE-7.1, DE-PROC-5)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import control
from hexarchy.games.dark_emperor.words import HOST, KINGDOM_IDS, KINGDOMS, NECROMANCER
from tests.dark_emperor.marching import march, moving, points
from tests.dark_emperor.table import WORLD, Table, at, hex_at


def force(name: str) -> int:
    return KINGDOM_IDS.index(name)


def late(**more: Any) -> Table:
    """Long after the Empire has woken."""
    return at("movement", "kingdoms", 14, **more)


def had(t: Table, side: int) -> set[str]:
    return {WORLD.grid.ids[h] for h in hexes_of(control.reckon(t.s).had[side])}


def all_garrisoned(kingdom: str) -> dict[str, list[str]]:
    """A unit of its own in every city of a kingdom, taken from its pool."""
    units = [p.id for p in WORLD.pieces if p.kind == "unit" and p.force == force(kingdom) and p.type < 3]
    return {WORLD.grid.ids[c.hex]: [units[n]] for n, c in enumerate(WORLD.cities_of[force(kingdom)])}


@pytest.mark.rule("DE-PROC-5", "DE-EX-D12", "DE-7.11a", "DE-7.13b", "DE-6.32a")
def test_zones_around_zolmarech() -> None:
    t = late(hexes={"1610": ["necro_greater_1"]}, active={"lammarech": "kingdoms"})
    assert control.host_production(t.s) == 11
    t = at(
        "turn",
        "kingdoms",
        hexes={"1610": ["necro_greater_1"], "1608": ["lammarech_cavalry_1"]},
        active={"lammarech": "kingdoms"},
    )
    assert had(t, NECROMANCER) == {"1610", "1710", "1711", "1611", "1511", "1510"}
    assert control.host_production(t.s) == 9
    lammarech = {WORLD.grid.ids[h] for h in hexes_of(WORLD.lands[force("lammarech")])}
    contested = {WORLD.grid.ids[h] for h in hexes_of(control.reckon(t.s).contested)}
    assert had(t, KINGDOMS) == lammarech - had(t, NECROMANCER) - contested
    assert contested == {"1609"}


@pytest.mark.rule("DE-7.14")
def test_taxation_value_less_contested_hexes() -> None:
    for kingdom in ("lammarech", "the_scythe"):
        t = late(hexes=all_garrisoned(kingdom), active={kingdom: "kingdoms"})
        assert control.income(t.s, force(kingdom)) == WORLD.map.kingdom[force(kingdom)].taxation_value
    # A vampire on a bare mountain; cavalry contests 1605 by the river, 1705, and 1707, which is worth nothing.
    war = {**all_garrisoned("lammarech"), "1706": ["necro_greater_1"], "1805": ["lammarech_cavalry_3"]}
    t = late(hexes=war, active={"lammarech": "kingdoms"})
    contested = {WORLD.grid.ids[h]: WORLD.yields[h] for h in hexes_of(control.reckon(t.s).contested)}
    assert contested == {"1605": 2, "1705": 1, "1707": 0}
    assert control.income(t.s, force("lammarech")) == 37 - 3
    # Driven off, the cavalry leaves the enemy 1705 and the mountains; what he holds is subtracted all the same.
    t = late(hexes={**war, "1805": [], "1912": ["lammarech_cavalry_3"]}, active={"lammarech": "kingdoms"})
    held = {WORLD.grid.ids[h] for h in hexes_of(control.reckon(t.s).had[NECROMANCER])}
    assert {"1706", "1705", "1805"} <= held
    assert control.income(t.s, force("lammarech")) == 37 - 2 - 1 - 1


@pytest.mark.rule("DE-7.12b")
def test_a_hex_reached_by_both_pays_neither() -> None:
    ends = {"1706": ["necro_greater_1"], "1704": ["lammarech_cavalry_1"]}
    t = late(hexes=ends, active={"lammarech": "kingdoms"})
    found = control.reckon(t.s)
    assert WORLD.yields[hex_at("1705")] == 1
    assert found.payee(hex_at("1705")) == control.NONE
    assert "1705" not in had(t, NECROMANCER) | had(t, KINGDOMS)
    t = late(hexes={"1706": ends["1706"]}, active={"lammarech": "kingdoms"})
    assert control.reckon(t.s).payee(hex_at("1705")) == HOST


@pytest.mark.rule("DE-7.13a", "DE-EX-7.13", "DE-7.1b")
def test_settled_hexes_pay_one_and_rivers_one_more() -> None:
    settled = {hex_at(e.hex) for e in WORLD.map.land if e.terrain == "settled"}
    rivers = {hex_at(e.hex) for e in WORLD.map.land if e.river}
    assert all(WORLD.yields[h] == (h in settled) + (h in rivers) for h in hexes_of(WORLD.land))
    assert WORLD.yields[hex_at("1607")] == 2
    for kingdom in ("lammarech", "stavror"):  # nobody in the cities: the land alone
        t = late(active={kingdom: "kingdoms"})
        own = set(hexes_of(WORLD.lands[force(kingdom)]))
        assert control.income(t.s, force(kingdom)) == len(own & settled) + len(own & rivers)


@pytest.mark.rule("DE-7.13b")
def test_a_city_pays_while_anybody_of_its_side_is_in_it() -> None:
    active = {"zolahaureslor": "kingdoms", "stavror": "kingdoms", "tal_pletor": "necromancer"}
    empty = control.income(late(active=active).s, force("zolahaureslor"))
    for garrison in ("zola_infantry_1", "stavror_infantry_1", "zola_naval_1"):
        t = late(hexes={"2414": [garrison]}, active=active)
        assert control.income(t.s, force("zolahaureslor")) == empty + 4
    for visitor in ("nikon_v", "sirax"):
        t = late(hexes={"2414": [visitor]}, active=active, monsters={"sirax": "kingdoms"})
        assert control.income(t.s, force("zolahaureslor")) == empty


@pytest.mark.rule("DE-7.1a", "DE-6.31")
def test_inactive_and_conquered_kingdoms_collect_nothing() -> None:
    t = late(hexes=all_garrisoned("lammarech"))
    assert control.income(t.s, force("lammarech")) == 0
    conquered = {"lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    t = late(hexes=all_garrisoned("lammarech"), kingdoms=conquered)
    assert control.income(t.s, force("lammarech")) == 0


@pytest.mark.rule("DE-7.1b")
def test_a_bare_mountain_yields_nothing() -> None:
    assert WORLD.yields[hex_at("0306")] == 0
    assert WORLD.yields[hex_at("0204")] == 1


@pytest.mark.rule("DE-7.16", "DE-6.33b", "DE-7.13b", "DE-PROC-5")
def test_land_put_under_the_necromancer_feeds_vampires() -> None:
    taken = {"starkeep": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    garrisons = {"3020": ["necro_greater_1"], "2721": ["necro_greater_2"]}
    t = late(hexes=garrisons, kingdoms=taken)
    assert control.host_production(t.s) == 18
    assert control.income(t.s, force("starkeep")) == 0
    assert control.host_production(late(kingdoms=taken).s) == 15


@pytest.mark.rule("DE-7.11b")
def test_zones_stop_where_the_unit_could_not_go() -> None:
    t = at(
        "turn",
        "kingdoms",
        hexes={"0224": ["ferlarie_naval_1"]},
        active={"ferlarie": "kingdoms", "the_scythe": "necromancer"},
    )
    reach = control.reaches(t.s, KINGDOMS)[force("ferlarie")]
    assert not reach.zone & ~(WORLD.coast | WORLD.rivers)
    vampire = late(hexes={"2517": ["necro_greater_1"]})
    assert not control.reaches(vampire.s, NECROMANCER)[HOST].zone & WORLD.holy
    living = late(hexes={"2519": ["zola_naval_1"]}, active={"zolahaureslor": "kingdoms"})
    assert control.reaches(living.s, KINGDOMS)[force("zolahaureslor")].zone & WORLD.holy  # 2518, on the coast
    raised = late(hexes={"2519": ["zola_naval_1"]}, undead={"zola_naval_1": "necromancer"})
    assert control.reaches(raised.s, NECROMANCER)[HOST].zone & WORLD.coast
    assert not control.reaches(raised.s, NECROMANCER)[HOST].zone & WORLD.holy


@pytest.mark.rule("DE-7.11d", "DE-19.13")
def test_the_force_in_the_hex_collects_then_the_order_of_preference() -> None:
    active = {"stavror": "kingdoms", "tal_pletor": "kingdoms", "ferlarie": "necromancer"}
    hexes = {"0423": ["stavror_infantry_1"], "0424": ["pletor_infantry_1"]}
    first = {"preference": {"kingdoms": ["stavror", "tal_pletor"]}}
    t = late(hexes=hexes, active=active, **first)
    payee = control.reckon(t.s).payee
    assert payee(hex_at("0423")) == force("stavror")
    assert payee(hex_at("0424")) == force("tal_pletor")
    assert payee(hex_at("0324")) == force("stavror")
    t = late(hexes=hexes, active=active, preference={"kingdoms": ["tal_pletor", "stavror"]})
    assert control.reckon(t.s).payee(hex_at("0324")) == force("tal_pletor")
    groups = {"saar": {"side": "kingdoms", "master": "tal_pletor"}}
    t = late(hexes={"0423": ["saarlumen_1", "saar"]}, active=active, groups=groups, **first)
    assert control.reckon(t.s).payee(hex_at("0423")) == force("tal_pletor")  # for the master of mercenaries


@pytest.mark.rule("DE-7.11e")
def test_no_control_of_allied_or_inactive_land() -> None:
    t = late(hexes={"1610": ["necro_greater_1"]}, active={"lammarech": "necromancer"})
    assert control.host_production(t.s) == 0
    t = late(hexes={"1610": ["necro_greater_1"]})
    assert control.host_production(t.s) == 0
    active = {"stavror": "kingdoms", "ferlarie": "kingdoms"}
    alone = late(hexes={"1822": ["necro_greater_1"]}, active=active)
    assert control.reckon(alone.s).payee(hex_at("1821")) == HOST
    helped = late(hexes={"1822": ["necro_greater_1"], "1820": ["ferlarie_infantry_1"]}, active=active)
    found = control.reckon(helped.s)
    assert found.payee(hex_at("1821")) == control.NONE  # the ally contests it
    assert force("ferlarie") not in {found.payee(h) for h in hexes_of(WORLD.lands[force("stavror")])}
    assert found.payee(hex_at("1820")) == force("stavror")


@pytest.mark.rule("DE-7.11e", "DE-6.34c")
def test_land_the_enemy_has_conquered_is_open_to_its_old_friends() -> None:
    lost = {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}
    kingdoms = {"stavror": lost, "ferlarie": {"side": "kingdoms"}}
    t = late(hexes={"1820": ["ferlarie_infantry_1"]}, kingdoms=kingdoms)
    assert control.reckon(t.s).payee(hex_at("1821")) == force("ferlarie")


@pytest.mark.rule("DE-7.11a", "DE-18.22a")
def test_a_unit_alone_reaches_seven_hexes_and_nobody_else_any() -> None:
    war = {"tal_pletor": "necromancer", "zolahaureslor": "kingdoms"}
    for lone, reached in (("pletor_infantry_1", 7), ("pletor_siege", 7), ("stommarren", 0), ("sirax", 0)):
        t = late(hexes={"2415": [lone]}, active=war, monsters={"sirax": "necromancer"})
        assert len(had(t, NECROMANCER) - {WORLD.grid.ids[h] for h in hexes_of(WORLD.lands[8])}) == reached


@pytest.mark.rule("DE-7.11a", "DE-7.13b")
def test_cargo_holds_nothing_but_its_ship_does() -> None:
    """Inland neighbours of a port are out of a ship's reach, and the infantry aboard reaches none either."""
    war = {"stavror": "necromancer", "ferlarie": "kingdoms"}
    port = {"0224": ["stavror_naval_1", "stavror_infantry_1"]}
    ashore = had(late(hexes=port, active=war), NECROMANCER)
    aboard = had(late(hexes=port, active=war, aboard={"stavror_infantry_1": "stavror_naval_1"}), NECROMANCER)
    ship = had(late(hexes={"0224": ["stavror_naval_1"]}, active=war), NECROMANCER)
    assert aboard == ship < ashore


@pytest.mark.rule("DE-7.11c")
def test_zones_hinder_nobody_on_the_march() -> None:
    hexes = {
        "1607": ["pletor_infantry_1"],
        **{hex_: [f"lammarech_cavalry_{n}"] for n, hex_ in enumerate(("1507", "1508", "1708"), 1)},
    }
    t = moving(hexes=hexes, active={"tal_pletor": "necromancer", "lammarech": "kingdoms"})
    march(t, "pletor_infantry_1", "1608", "1609", "1610")
    free = moving(hexes={"1607": ["pletor_infantry_1"]}, active={"tal_pletor": "necromancer", "lammarech": "kingdoms"})
    march(free, "pletor_infantry_1", "1608", "1609", "1610")
    assert t.where("pletor_infantry_1") == "1610"
    assert points(t) == points(free)


@pytest.mark.rule("DE-7.12a")
def test_a_unit_holds_its_own_hex_against_zones_from_all_sides() -> None:
    ring = [n for n in WORLD.grid.neighbours[hex_at("1609")] if n >= 0 and WORLD.land >> n & 1]
    hexes = {WORLD.grid.ids[n]: [f"necro_greater_{i + 1}"] for i, n in enumerate(ring)}
    t = late(hexes={**hexes, "1609": ["lammarech_cavalry_1"]}, active={"lammarech": "kingdoms"})
    assert control.reckon(t.s).payee(hex_at("1609")) == force("lammarech")
    both = late(hexes={"1609": ["lammarech_cavalry_1", "necro_greater_1"]}, active={"lammarech": "kingdoms"})
    assert control.reckon(both.s).payee(hex_at("1609")) == control.NONE


@pytest.mark.rule("DE-6.32b")
def test_a_conquered_kingdom_controls_only_where_its_side_stands() -> None:
    taken = {"lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    t = late(hexes={"1608": ["lammarech_cavalry_1"]}, kingdoms=taken)
    around = {"1608", *(WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1608")] if WORLD.land >> n & 1)}
    assert had(t, KINGDOMS) == around
