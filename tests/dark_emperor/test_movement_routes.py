"""The offered route (DE-PROC-1) and what can be reached."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.movement import routes
from hexarchy.games.dark_emperor.words import KINGDOM_IDS
from tests.dark_emperor.marching import march, moving
from tests.dark_emperor.table import WORLD, Table, hex_at

LAMMARECH = {"lammarech": "kingdoms"}
EMPIRE = {"zolahaureslor": "kingdoms"}


def route(t: Table, group: list[str], to: str) -> routes.Route | None:
    return routes.route(t.s, tuple(sorted(WORLD.index_of(piece) for piece in group)), hex_at(to))


def path(t: Table, group: list[str], to: str) -> list[str]:
    found = route(t, group, to)
    return [WORLD.grid.ids[hex_] for hex_ in found.path] if found else []


@pytest.mark.rule("DE-PROC-1")
def test_the_cheapest_way_is_offered() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    assert path(t, ["lammarech_cavalry_1"], "1606") == ["1609", "1608", "1607", "1606"]
    found = route(t, ["lammarech_cavalry_1"], "1606")
    assert found is not None
    assert found.points == 4
    group = ["zola_infantry_1", "zola_heavy_horse_1"]
    t = moving("kingdoms", hexes={"2414": group}, active=EMPIRE)
    assert path(t, group, "2216") == ["2315", "2215", "2216"]
    found = route(t, group, "2216")
    assert found is not None
    assert found.points == 6


@pytest.mark.rule("DE-PROC-1")
def test_the_offered_way_avoids_enemies_and_takes_no_vampire_through_rivers() -> None:
    hexes = {"1610": ["lammarech_cavalry_1"], "1608": ["necro_greater_1"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    assert "1608" not in path(t, ["lammarech_cavalry_1"], "1606")
    assert path(t, ["lammarech_cavalry_1"], "1608")[-1] == "1608"
    t = moving(hexes={"1510": ["necro_greater_1"]}, active=LAMMARECH)
    way = path(t, ["necro_greater_1"], "1506")
    assert way
    assert not [hex_ for hex_ in way[:-1] if WORLD.rivers >> hex_at(hex_) & 1]


@pytest.mark.rule("DE-PROC-1")
def test_it_rouses_no_kingdom_but_that_of_the_goal() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    found = route(t, ["lammarech_cavalry_1"], "1308")
    assert found is not None
    assert found.rouses == (KINGDOM_IDS.index("tal_pletor"),)
    far = route(t, ["lammarech_cavalry_1"], "0907")
    assert far is not None
    assert far.rouses == (KINGDOM_IDS.index("tal_pletor"),)
    beyond = route(t, ["lammarech_cavalry_1"], "2808")  # no way but through the Empire
    assert beyond is not None
    assert KINGDOM_IDS.index("zolahaureslor") in beyond.rouses


@pytest.mark.rule("DE-PROC-1", "DE-8.1a")
def test_what_a_route_will_set_off() -> None:
    hexes = {"1610": ["necro_greater_1"], "1711": ["stav_farren"], "1512": ["pletor_siege"], "1511": ["lordolam"]}
    active = {**LAMMARECH, "stavror": "kingdoms", "tal_pletor": "kingdoms"}
    t = moving(hexes=hexes, active=active)
    found = route(t, ["necro_greater_1"], "1512")
    assert found is not None
    assert [WORLD.pieces[piece].id for piece in found.takes] == ["pletor_siege"]
    found = route(t, ["necro_greater_1"], "1711")
    assert found is not None
    assert [WORLD.pieces[piece].id for piece in found.hunts] == ["stav_farren"]
    group = ["lammarech_infantry_1", "lammarech_cavalry_1"]
    t = moving("kingdoms", hexes={"1610": group}, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1609", "1608", "1607", "1606")
    found = route(t, ["lammarech_cavalry_1"], "1606")
    assert found is not None
    assert found.joins == 8


@pytest.mark.rule("DE-PROC-1")
def test_passing_a_garrison_is_the_last_resort() -> None:
    """On the strait's narrow bank there is one way only."""
    hexes = {"0412": ["ferlarie_infantry_1"], "0514": ["necro_greater_1"]}
    ring = {"0413": ["necro_greater_2"], "0513": ["necro_lesser_1"]}
    t = moving("kingdoms", hexes={**hexes, **ring}, active={"ferlarie": "kingdoms"})
    found = route(t, ["ferlarie_infantry_1"], "0514")
    assert found is not None
    assert [WORLD.grid.ids[hex_] for hex_ in found.passes] == ["0513"]
    assert found.points == 2 * len(found.path) + 2


@pytest.mark.rule("DE-PROC-1", "DE-8.14d")
def test_no_way_at_all() -> None:
    t = moving("kingdoms", hexes={"0413": ["ferlarie_infantry_1"]}, active={"ferlarie": "kingdoms"})
    assert route(t, ["ferlarie_infantry_1"], "0614") is None
    assert route(t, ["ferlarie_infantry_1"], "0101") is None
    assert path(t, ["ferlarie_infantry_1"], "0514") == ["0514"]


@pytest.mark.rule("DE-PROC-1", "DE-8.14b")
def test_a_fleet_goes_round_the_neck() -> None:
    active = {"loymarech": "kingdoms", **EMPIRE}
    t = moving("kingdoms", hexes={"2705": ["zola_naval_1"]}, active=active)
    way = path(t, ["zola_naval_1"], "2506")
    assert way[-1] == "2506"
    assert way != ["2605", "2506"]


def test_reach_agrees_with_the_routes_and_keeps_within_the_table() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    unit = (WORLD.index_of("lammarech_cavalry_1"),)
    found = routes.reach(t.s, unit)
    assert max(points for points, _ in found.values()) <= 36
    for hex_ in list(found)[::40]:
        offered = routes.route(t.s, unit, hex_)
        assert offered is not None
        assert offered.points <= found[hex_][0]
    for hex_, (_, way) in found.items():
        assert way[-1] == hex_
    assert not any(WORLD.sea >> hex_ & 1 for hex_ in routes.reach(t.s, unit))


@pytest.mark.rule("DE-PROC-1")
def test_the_quiet_way_is_taken_even_if_it_is_longer() -> None:
    """Past a lone train, through inactive land or past its garrison it would be shorter."""
    t = moving("kingdoms", hexes={"1610": ["lammarech_infantry_1"], "1609": ["necro_siege"]}, active=LAMMARECH)
    assert path(t, ["lammarech_infantry_1"], "1608") == ["1510", "1509", "1608"]
    t = moving("kingdoms", hexes={"1406": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    assert path(t, ["lammarech_cavalry_1"], "1410") == ["1507", "1508", "1509", "1510", "1410"]
    hexes = {"1510": ["lammarech_cavalry_1"], "1309": ["pletor_siege"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    assert "1309" not in path(t, ["lammarech_cavalry_1"], "1308")


@pytest.mark.rule("DE-PROC-1", "DE-8.24")
def test_a_fleet_that_goes_along_keeps_the_river_open() -> None:
    hexes = {"2313": ["zola_infantry_1", "zola_naval_1"], "2212": ["pletor_naval_1"]}
    t = moving("kingdoms", hexes=hexes, active={**EMPIRE, "tal_pletor": "necromancer"})
    assert path(t, ["zola_infantry_1", "zola_naval_1"], "2211") == ["2212", "2211"]


@pytest.mark.rule("DE-PROC-1", "DE-6.14b")
def test_holy_ground_dear_to_starkeep_is_no_quiet_way() -> None:
    """The Holy Place of 2518 lies on the Empire's coast."""
    serving = {"zolahaureslor": "necromancer"}
    t = moving(hexes={"2617": ["zola_infantry_1"]}, active=serving)
    assert "2518" not in path(t, ["zola_infantry_1"], "2418")
    found = route(t, ["zola_infantry_1"], "2518")
    assert found is not None
    assert found.rouses == (KINGDOM_IDS.index("starkeep"),)
    quiet = routes.reach(t.s, (WORLD.index_of("zola_infantry_1"),))
    assert hex_at("2518") in quiet
    assert not any(hex_at("2518") in way[:-1] for _, way in quiet.values())
    for roused, player in (({"starkeep": "kingdoms"}, "necromancer"), ({}, "kingdoms")):
        t = moving(player, hexes={"2617": ["zola_infantry_1"]}, active={"zolahaureslor": player, **roused})
        assert path(t, ["zola_infantry_1"], "2418") == ["2518", "2418"]
        found = route(t, ["zola_infantry_1"], "2518")
        assert found is not None
        assert found.rouses == ()
