"""Conquest, reconquest, assignment (DE-6.3) and victory (DE-20)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import control, victory
from hexarchy.games.dark_emperor.words import HOST, KINGDOM_IDS, KINGDOMS, NECROMANCER, SIDES
from tests.dark_emperor.marching import moving
from tests.dark_emperor.table import WORLD, Table, at

LAMMARECH = KINGDOM_IDS.index("lammarech")
BOTH_CITIES = {"1610": ["necro_greater_1"], "1606": ["necro_greater_2"]}


def ending(player: str, turn: int = 5, **more: Any) -> Table:
    """A Player-Turn at its last segment; units far away keep both players busy in the next."""
    away = {"0101": ["lord_montoy"], "3801": ["saar"]}
    groups = {"lord_montoy": {"side": "kingdoms", "master": "nobody"}, "saar": {"side": "necromancer"}}
    return at("heroic", player, turn, hexes={**away, **more.pop("hexes", {})}, groups=groups, **more)


def fate(t: Table, kingdom: int = LAMMARECH) -> tuple[bool, str]:
    return t.s.kingdoms[kingdom].conquered, SIDES[t.s.holder(kingdom)]


@pytest.mark.rule("DE-6.3", "DE-6.33a", "DE-DEC-39")
def test_a_kingdom_falls_at_the_end_of_its_own_sides_turn() -> None:
    assert fate(ending("necromancer", hexes=BOTH_CITIES, active={"lammarech": "kingdoms"})) == (False, "kingdoms")
    t = ending("kingdoms", hexes=BOTH_CITIES, active={"lammarech": "kingdoms"})
    assert fate(t) == (True, "necromancer")
    assert t.s.kingdoms[LAMMARECH].assignee == HOST  # there is nobody else
    held = {**BOTH_CITIES, "1606": ["necro_greater_2", "lammarech_cavalry_1"]}
    assert fate(ending("kingdoms", hexes=held, active={"lammarech": "kingdoms"}))[0] is False
    leader = {"1610": ["necro_greater_1"], "1606": ["mezal"]}
    assert fate(ending("kingdoms", hexes=leader, active={"lammarech": "kingdoms"}))[0] is False


@pytest.mark.rule("DE-6.33a", "DE-6.34b", "DE-DEC-39")
def test_the_conqueror_names_whose_the_land_is_to_be() -> None:
    t = ending("kingdoms", hexes=BOTH_CITIES, active={"lammarech": "kingdoms", "tal_pletor": "necromancer"})
    assert (t.question, t.asked) == ("assign-land", ["necromancer"])
    assert t.options == ["assign tal_pletor", "assign host"]
    t.do("assign tal_pletor")
    assert fate(t) == (True, "necromancer")
    mine = {
        "1109": ["lammarech_cavalry_1"],
        "0907": ["lammarech_cavalry_2"],
        "1204": ["lammarech_cavalry_3"],
        "1308": ["lammarech_cavalry_4"],
        "1311": ["lammarech_cavalry_5"],
    }
    active = {"tal_pletor": "necromancer", "lammarech": "kingdoms", "loymarech": "kingdoms"}
    t = ending("necromancer", hexes=mine, active=active)
    assert (t.question, t.options) == ("assign-land", ["assign lammarech", "assign loymarech"])


@pytest.mark.rule("DE-6.34a", "DE-6.34b", "DE-6.34c", "DE-DEC-39")
def test_won_back_it_may_be_restored() -> None:
    taken: dict[str, Any] = {
        "lammarech": {"side": "kingdoms", "gold": 25, "conquered": True, "holder": "necromancer", "assignee": "host"},
        "loymarech": {"side": "kingdoms"},
    }
    cities = {"1610": ["lammarech_cavalry_1"], "1606": ["loymarech_infantry_1"]}
    assert fate(ending("kingdoms", hexes=cities, kingdoms=taken))[1] == "necromancer"
    t = ending("necromancer", hexes=cities, kingdoms=taken)
    assert (t.question, t.asked) == ("assign-land", ["kingdoms"])
    assert t.options == ["restore", "assign loymarech"]
    restored = ending("necromancer", hexes=cities, kingdoms=taken).do("restore")
    assert fate(restored) == (False, "kingdoms")
    assert restored.gold("lammarech") >= 25
    t.do("assign loymarech")
    assert fate(t) == (True, "kingdoms")
    again = {
        "lammarech": {**taken["lammarech"], "holder": "kingdoms", "assignee": "loymarech"},
        "loymarech": {"side": "kingdoms"},
    }
    t = ending("kingdoms", hexes=BOTH_CITIES, kingdoms=again)
    assert fate(t) == (True, "necromancer")


@pytest.mark.rule("DE-6.33b")
def test_betrayed_with_its_assignee_the_land_goes_over() -> None:
    taken = {
        "lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "tal_pletor"},
        "tal_pletor": {"side": "necromancer"},
    }
    t = at("movement", "necromancer", hexes={"1820": ["necro_greater_1"]}, kingdoms=taken)
    t.do("betray tal_pletor", seat="necromancer")
    assert fate(t) == (True, "kingdoms")


PLETOR_CITIES = [WORLD.grid.ids[c.hex] for c in WORLD.cities_of[KINGDOM_IDS.index("tal_pletor")]]


def after_betrayal(own: str, assignee: str, betrayed: str, cities: Any) -> Table:
    """A kingdom is conquered and put under another; one of the two is betrayed, and the Player-Turn is over."""
    sides = {"tal_pletor": "necromancer", "lammarech": "kingdoms"}
    conqueror = "kingdoms" if sides[own] == "necromancer" else "necromancer"
    conquered = {"side": sides[own], "conquered": True, "holder": conqueror, "assignee": assignee}
    t = moving(hexes=cities, active=sides, kingdoms={own: conquered}, then=SeededDice(1))
    t.do(f"betray {betrayed}", seat="necromancer")
    while t.s.phasing == NECROMANCER and t.question != "assign-land":
        t.do("end" if "end" in t.options else t.options[-1])
    return t


@pytest.mark.rule("DE-6.34a", "DE-6.34b", "DE-6.34c", "DE-6.16")
def test_a_kingdom_whose_land_came_over_with_its_assignee_is_won_back_by_its_friends() -> None:
    cities = {"1610": ["lammarech_cavalry_1"], "1606": ["pletor_infantry_1"]}
    t = after_betrayal("lammarech", "tal_pletor", "tal_pletor", cities)
    assert (t.question, t.asked, t.options) == ("assign-land", ["kingdoms"], ["restore", "assign tal_pletor"])
    assert t.events("reconquered") == [{"kingdom": "lammarech", "side": "kingdoms"}]
    t.do("restore")
    assert fate(t) == (False, "kingdoms")
    assert after_betrayal("lammarech", "tal_pletor", "tal_pletor", {**cities, "1606": []}).question != "assign-land"


@pytest.mark.rule("DE-6.34a", "DE-6.34b", "DE-6.34c", "DE-6.16")
def test_a_betrayed_kingdom_is_won_back_from_its_conquerors_who_are_its_friends_now() -> None:
    cities = {hex_: [f"lammarech_cavalry_{n}"] for n, hex_ in enumerate(PLETOR_CITIES, 1)}
    t = after_betrayal("tal_pletor", "lammarech", "tal_pletor", cities)
    assert (t.question, t.asked, t.options) == ("assign-land", ["kingdoms"], ["restore", "assign lammarech"])
    t.do("restore")
    assert fate(t, KINGDOM_IDS.index("tal_pletor")) == (False, "kingdoms")


@pytest.mark.rule("DE-6.34b", "DE-6.34c")
def test_what_was_won_back_after_a_betrayal_and_put_under_another_is_not_asked_about_again() -> None:
    came_over: dict[str, Any] = {
        "lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "tal_pletor"},
        "tal_pletor": {"side": "kingdoms"},
    }
    cities = {"1610": ["lammarech_cavalry_1"], "1606": ["pletor_infantry_1"]}
    assert ending("kingdoms", hexes=cities, kingdoms=came_over).question != "assign-land"  # in the others' turn only
    t = ending("necromancer", hexes=cities, kingdoms=came_over)
    t.do("assign tal_pletor")
    assert fate(t) == (True, "kingdoms")
    won = {**came_over, "lammarech": {**came_over["lammarech"], "holder": "kingdoms"}}
    assert t.s.kingdoms == ending("necromancer", hexes=cities, kingdoms=won).s.kingdoms  # which asks nobody
    idle = {**came_over, "lammarech": {"side": "kingdoms", "conquered": True, "assignee": "tal_pletor"}}
    assert ending("necromancer", hexes=cities, kingdoms=idle).question != "assign-land"  # a position need not say it


@pytest.mark.rule("DE-6.33a", "DE-6.34c", "DE-6.16")
def test_land_that_lay_idle_when_its_kingdom_came_over_waits_to_be_won_back() -> None:
    idle: dict[str, Any] = {"tal_pletor": {"side": "kingdoms", "conquered": True, "holder": "kingdoms"}}
    assert ending("necromancer", kingdoms=idle).question != "assign-land"
    assert fate(ending("necromancer", kingdoms=idle), KINGDOM_IDS.index("tal_pletor")) == (True, "kingdoms")
    cities = {hex_: [f"pletor_infantry_{n}"] for n, hex_ in enumerate(PLETOR_CITIES, 1)}
    assert fate(ending("necromancer", hexes=cities, kingdoms=idle), KINGDOM_IDS.index("tal_pletor"))[0] is False


@pytest.mark.rule("DE-20.2")
def test_the_fall_of_the_empire() -> None:
    cities = {WORLD.grid.ids[c.hex]: [f"necro_greater_{n}"] for n, c in enumerate(WORLD.cities_of[9], 1)}
    t = ending("kingdoms", hexes=cities, active={"zolahaureslor": "kingdoms"})
    assert (t.winner, t.s.result and t.s.result.why) == ("necromancer", "DE-20.2")
    t = ending("necromancer", hexes=cities, active={"zolahaureslor": "kingdoms"})
    assert t.winner is None
    t = ending("kingdoms", hexes=cities, active={"zolahaureslor": "necromancer"})
    assert t.winner is None
    won_back = {"side": "necromancer", "conquered": True, "holder": "kingdoms", "assignee": "lammarech"}
    kingdoms = {"zolahaureslor": won_back, "lammarech": {"side": "kingdoms"}}
    t = ending("kingdoms", hexes=cities, kingdoms=kingdoms)
    assert t.winner is None  # what it serves cannot conquer it


@pytest.mark.rule("DE-20.2")
def test_nothing_less_than_all_ten_cities_of_the_empire_will_do() -> None:
    empire = [WORLD.grid.ids[c.hex] for c in WORLD.cities_of[9]]
    cities = {hex_: [f"necro_greater_{n}"] for n, hex_ in enumerate(empire, 1)}
    active = {"zolahaureslor": "kingdoms", "lammarech": "kingdoms"}
    assert len(cities) == 10
    assert ending("kingdoms", hexes={**cities, empire[0]: []}, active=active).winner is None
    contested = {**cities, empire[0]: ["necro_greater_1", "zola_legions_1"]}
    assert ending("kingdoms", hexes=contested, active=active).winner is None
    assert ending("kingdoms", hexes=BOTH_CITIES, active=active).winner is None  # nor another kingdom
    allied = {**cities, empire[0]: ["pletor_infantry_1"]}
    t = ending("kingdoms", hexes=allied, active={**active, "tal_pletor": "necromancer"})
    assert (t.winner, t.s.result and t.s.result.scores) == ("necromancer", (3, -3))


@pytest.mark.rule("DE-20.1")
def test_the_final_death_of_padrech() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]}, piles={"gone": ["padrech_dar_choim"]})
    assert victory.final_death(t.s, ()) is None
    assert t.winner == "kingdoms"


@pytest.mark.rule("DE-20.3b")
def test_the_seven_levels() -> None:
    s = at("movement", hexes={"1820": ["necro_greater_1"]}).s
    bounds = [(0, 3), (50, 3), (51, 2), (80, 2), (81, 1), (115, 1)]
    assert [victory.level(s, points) for points, _ in bounds] == [(KINGDOMS, grade) for _, grade in bounds]
    assert [victory.level(s, points) for points in (116, 135)] == [(None, 0)] * 2
    bounds = [(136, 1), (160, 1), (161, 2), (190, 2), (191, 3), (505, 3)]
    assert [victory.level(s, points) for points, _ in bounds] == [(NECROMANCER, grade) for _, grade in bounds]


@pytest.mark.rule("DE-20.3a", "DE-4.5", "DE-4a")
def test_after_fourteen_turns_production_decides() -> None:
    taken = {"stavror": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    t = ending("kingdoms", 14, hexes={"1820": ["necro_greater_1"]}, kingdoms=taken)
    assert t.s.result is not None
    assert t.s.result.why == "DE-20.3b"
    production = control.host_production(t.s)
    assert 51 <= production <= 115
    assert t.winner == "kingdoms"
    ally = {**taken, "tal_pletor": {"side": "necromancer"}}
    t = ending("kingdoms", 14, hexes={"1820": ["necro_greater_1"]}, kingdoms=ally)
    t.log += t.s.opening()
    assert t.events("final-count")[0]["production"] == production


@pytest.mark.rule("DE-6.31")
def test_the_conquered_go_on_fighting_with_the_gold_they_have() -> None:
    lost = {"side": "kingdoms", "gold": 25, "conquered": True, "holder": "necromancer", "assignee": "host"}
    hexes = {"1608": ["lammarech_cavalry_1", "lordolam"], "1512": ["necro_greater_1"]}
    t = at("start", "kingdoms", hexes=hexes, kingdoms={"lammarech": lost}, then=SeededDice(1))
    t.until("movement")
    assert t.gold("lammarech") == 25
    assert t.refuses("recruit lammarech_cavalry_2") == ["DE-7.21"]
    assert t.targets("move") == ["lammarech_cavalry_1", "lordolam"]


@pytest.mark.rule("DE-6.33a")
def test_without_a_kingdom_of_his_own_the_conqueror_leaves_the_land_idle() -> None:
    cities = [WORLD.grid.ids[c.hex] for c in WORLD.cities_of[8]]
    units = ["saarlumen_1", "saarlumen_2", "hounds_1", "hounds_2", "conniver_cavalry"]
    groups = {name: {"side": "kingdoms", "master": "nobody"} for name in ("saar", "the_hounds", "fernan_conniver")}
    hexes = {hex_: [unit] for hex_, unit in zip(cities, units, strict=True)}
    kingdoms = {"tal_pletor": {"side": "necromancer"}}
    t = at("heroic", "necromancer", 5, hexes={**hexes, "3801": ["saar"]}, groups=groups, kingdoms=kingdoms)
    realm = t.s.kingdoms[8]
    assert (realm.conquered, realm.assignee, t.s.holder(8)) == (True, -1, KINGDOMS)
    found = control.reckon(t.s)
    assert {found.payee(h) for h in hexes_of(WORLD.lands[8])} == {control.NONE}


@pytest.mark.rule("DE-DEC-39")
def test_one_kingdom_to_put_it_under_is_no_question() -> None:
    mine = {WORLD.grid.ids[c.hex]: [f"lammarech_cavalry_{n}"] for n, c in enumerate(WORLD.cities_of[8], 1)}
    t = ending("necromancer", hexes=mine, active={"tal_pletor": "necromancer", "lammarech": "kingdoms"})
    assert t.question != "assign-land"
    assert t.s.kingdoms[8].assignee == LAMMARECH


@pytest.mark.rule("DE-6.33b", "DE-7.16")
def test_assigned_land_stays_assigned_and_a_conquered_assignee_gets_nothing() -> None:
    taken: dict[str, Any] = {
        "lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "tal_pletor"},
        "tal_pletor": {"side": "necromancer", "conquered": True, "holder": "kingdoms", "assignee": "starkeep"},
        "starkeep": {"side": "kingdoms"},
    }
    hexes = {"1512": ["necro_greater_1"], "3020": ["starkeep_infantry_1"]}
    t = at("taxation", hexes=hexes, kingdoms=taken)
    assert t.gold("tal_pletor") == 0
    assert control.host_production(t.s) < 10  # nobody else collects in its stead
    assert t.refuses("assign host") == ["DE-6.33a"]
    free = {**taken, "tal_pletor": {"side": "necromancer"}}
    assert at("taxation", hexes=hexes, kingdoms=free).gold("tal_pletor") > 54


@pytest.mark.rule("DE-6.33b")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_once_assigned_it_is_not_asked_about_again(player: str) -> None:
    taken: dict[str, Any] = {
        "lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"},
        "tal_pletor": {"side": "necromancer"},
    }
    t = ending(player, hexes=BOTH_CITIES, kingdoms=taken)
    assert t.question != "assign-land"
    assert t.s.kingdoms[LAMMARECH].assignee == HOST


@pytest.mark.rule("DE-6.3")
def test_fleets_take_a_city_and_monsters_do_not() -> None:
    fleets = {WORLD.grid.ids[c.hex]: [f"stavror_naval_{n}"] for n, c in enumerate(WORLD.cities_of[1], 1)}
    active = {"ferlarie": "kingdoms", "stavror": "necromancer"}
    assert fate(ending("kingdoms", hexes=fleets, active=active), 1)[0]
    beast = {**BOTH_CITIES, "1606": ["sirax"]}
    tamed: dict[str, Any] = {"monsters": {"sirax": "necromancer"}}
    assert not fate(ending("kingdoms", hexes=beast, active={"lammarech": "kingdoms"}, **tamed))[0]


@pytest.mark.rule("DE-20.3a")
def test_land_that_falls_as_the_last_turn_ends_counts() -> None:
    t = ending("kingdoms", 14, hexes=BOTH_CITIES, active={"lammarech": "kingdoms"})
    t.log += t.s.opening()
    assert t.events("final-count")[0]["production"] == 37


@pytest.mark.rule("DE-20.3a")
def test_an_allys_garrison_makes_the_necromancers_city_count() -> None:
    taken = {
        "stavror": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"},
        "tal_pletor": {"side": "necromancer"},
    }
    empty = control.host_production(ending("kingdoms", 14, kingdoms=taken).s)
    held = ending("kingdoms", 14, kingdoms=taken, hexes={"1820": ["pletor_infantry_1"]})
    assert control.host_production(held.s) == empty + 3
