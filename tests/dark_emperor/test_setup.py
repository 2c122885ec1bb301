"""Equipment and setting up (DE-1, DE-3, DE-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, HIDDEN, KINGDOM_IDS, NO_RUNE, RUNES, SIDES, TYPES
from tests.dark_emperor.marching import march, moving, points
from tests.dark_emperor.table import WORLD, at, hex_at, names, new


def there(hex_: str) -> Counter[str]:
    t = new()
    return Counter(WORLD.pieces[p].name for p in t.s.stack(2, hex_at(hex_)))


def quarters(kingdom: str) -> dict[str, Counter[str]]:
    """Where the units of a kingdom are at the start, and how many of which kind."""
    t = new()
    found: dict[str, Counter[str]] = {}
    for unit in WORLD.units_of[KINGDOM_IDS.index(kingdom)]:
        if t.s.where[unit] >= 0:
            found.setdefault(WORLD.grid.ids[t.s.where[unit]], Counter())[WORLD.pieces[unit].name] += 1
    return found


def garrisons(kingdom: str, cities: int, ports: int, unit: str = "Infantry", **more: dict[str, int]) -> dict[str, Any]:
    """One unit in each of so many cities and a fleet in each of so many ports; and `more` in some ("h1820")."""
    realm = WORLD.cities_of[KINGDOM_IDS.index(kingdom)]
    assert (len(realm), sum(city.port for city in realm)) == (cities, ports)
    found = {WORLD.grid.ids[c.hex]: Counter([unit, "Fleet"] if c.port else [unit]) for c in realm}
    for hex_, units in more.items():
        found[hex_[1:]].update(units)
    return found


def strengths(*units: str) -> list[int]:
    return [WORLD.piece[unit].strength for unit in units]


@pytest.mark.rule("DE-1", "DE-6.1")
def test_two_seats_and_ten_inactive_kingdoms() -> None:
    t = new()
    assert GAME.seats == ("necromancer", "kingdoms")
    assert [SIDES[side] for side in t.s.sides[:10]] == ["neutral"] * 10
    assert not t.s.on_map(1)


@pytest.mark.rule("DE-3a")
def test_tracks_and_boxes() -> None:
    t = new()
    assert t.s.turn_number == 1
    assert [realm.gold for realm in t.s.kingdoms] == [0] * 10
    boxed = [leader for leader in WORLD.leaders if t.where(WORLD.pieces[leader].id) == "box"]
    assert len(boxed) == 6
    assert len(WORLD.leaders) == 24


@pytest.mark.rule("DE-3.1a", "DE-3.1b")
def test_reading_counters() -> None:
    vampire, prana, tol_morn = (WORLD.piece[i] for i in ("necro_greater_1", "he_sups_on_prana", "tol_morn"))
    assert (vampire.strength, vampire.hero, vampire.rune) == (3, 0, NO_RUNE)
    assert (prana.hero, RUNES[prana.rune], prana.magic) == (1, "death", 1)
    assert (tol_morn.rune, tol_morn.magic) == (NO_RUNE, 0)


@pytest.mark.rule("DE-3.1c")
def test_the_undead_face_has_its_own_strength() -> None:
    t = at("movement", hexes={"2416": ["the_emperors_lament_iii"]}, undead={"the_emperors_lament_iii": "necromancer"})
    legion = WORLD.index_of("the_emperors_lament_iii")
    assert (WORLD.pieces[legion].strength, t.s.strength(legion)) == (0, 3)


@pytest.mark.rule("DE-3.1d")
def test_which_units_fly() -> None:
    flyers = {WORLD.pieces[unit].name for unit in WORLD.units if WORLD.type[unit] == AIR}
    assert flyers == {"Greater Vampire", "Lesser Vampire", "Saarlumen", "Rocriders"}
    t = moving(hexes={"1610": ["necro_greater_1"]}, active={"lammarech": "kingdoms"})
    march(t, "necro_greater_1", "1511", "1510")  # a mountain, then settled land
    assert points(t) == [2, 1]


@pytest.mark.rule("DE-5.1")
def test_battlefields_hold_their_dead() -> None:
    t = new()
    dead = [WORLD.pieces[u].id for u in t.s.pile(-4) if WORLD.pieces[u].battlefield == hex_at("2416")]
    assert dead == ["the_emperors_lament_iii", "the_emperors_lament_xii"]
    assert len(WORLD.battlefields) == 8


@pytest.mark.rule("DE-5.2", "DE-18a")
def test_markers_are_shuffled_and_hidden() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.new("standard", {}, SeededDice(seed))
        assert isinstance(state, DarkEmperorState)
        assert sorted(hex_ for hex_, _ in state.hidden) == sorted(WORLD.magic_hexes)
        assert sorted(piece for _, piece in state.hidden) == sorted(WORLD.markers)
        assert {state.where[piece] for piece in WORLD.markers} == {HIDDEN}
        seen |= set(state.hidden)
    assert len(seen) == 49
    assert not [e for e in new().s.opening() if e.args]


@pytest.mark.rule("DE-5.2")
def test_nobody_is_shown_what_lies_under_a_marker() -> None:
    """Two matches that differ in nothing but the lie of the markers look alike to everybody."""
    one, two = new(seed=1), new(seed=2)
    assert one.s.hidden != two.s.hidden
    for seat in ("necromancer", "kingdoms", None):
        seen = one.view(seat)
        assert seen["markers"] == sorted(WORLD.grid.ids[hex_] for hex_ in WORLD.magic_hexes)
        assert seen == two.view(seat)


@pytest.mark.rule("DE-5.31")
def test_ahautsieron() -> None:
    assert quarters("ahautsieron") == garrisons("ahautsieron", 5, 2, h3519={"Infantry": 1})
    assert there("3519") == {"Infantry": 2, "Silfaren": 1}
    assert there("3325") == {"Infantry": 1, "Narmoren": 1}


@pytest.mark.rule("DE-5.32")
def test_ferlarie() -> None:
    assert quarters("ferlarie") == garrisons("ferlarie", 4, 4)
    assert there("0224")["Ferlor"] == 1
    assert WORLD.capitals[KINGDOM_IDS.index("ferlarie")] == hex_at("0224")


@pytest.mark.rule("DE-5.33")
def test_kelaron_oiret() -> None:
    assert quarters("kelaron_oiret") == garrisons("kelaron_oiret", 3, 2)
    assert {"Padron Plety'y", "Zelara do Fornoy"} <= set(there("3104"))
    assert there("3602")["Grip Nud"] == 1
    assert new().where("torch_of_liberty") == "3104"


@pytest.mark.rule("DE-5.34")
def test_lammarech() -> None:
    assert quarters("lammarech") == garrisons("lammarech", 2, 0, "Cavalry", h1610={"Cavalry": 1})
    assert there("1610") == {"Cavalry": 2, "Lordolam": 1}


@pytest.mark.rule("DE-5.35")
def test_loymarech() -> None:
    found = quarters("loymarech")
    assert sorted(found) == sorted(WORLD.grid.ids[c.hex] for c in WORLD.cities_of[KINGDOM_IDS.index("loymarech")])
    assert [found.pop("2808"), *found.values()] == [{"Infantry": 1, "Cavalry": 1}, {"Infantry": 1}, {"Infantry": 1}]
    assert there("2808") == {"Infantry": 1, "Cavalry": 1, "Paisach": 1}
    assert new().bearer("loslom") == "paisach"


@pytest.mark.rule("DE-5.36")
def test_the_scythe() -> None:
    assert quarters("the_scythe") == garrisons("the_scythe", 3, 0, "Rocriders", h0304={"Rocriders": 1})
    assert there("0304") == {"Rocriders": 2, "Skydor": 1}
    assert new().bearer("the_scythe_device") == "skydor"


@pytest.mark.rule("DE-5.37")
def test_starkeep() -> None:
    assert quarters("starkeep") == garrisons("starkeep", 2, 2)
    assert there("3020")["The Keeper"] == 1
    assert new().bearer("keepers_sceptre") == "the_keeper"


@pytest.mark.rule("DE-5.38")
def test_stavror() -> None:
    box = {"Infantry": 3, "Cavalry": 1, "Siege Train": 1}
    assert quarters("stavror") == garrisons("stavror", 7, 6, h1820=box)
    assert there("1820") == {"Infantry": 4, "Cavalry": 1, "Siege Train": 1, "Stav Farren": 1}
    assert new().bearer("staff_of_waters") == "stav_farren"


@pytest.mark.rule("DE-5.39")
def test_tal_pletor() -> None:
    found = quarters("tal_pletor")
    assert found.pop("1109") == {"Infantry": 1, "Fleet": 1, "Siege Train": 1}
    assert found.pop("1204") == {"King's Guard": 1, "Fleet": 1}
    assert found == {hex_: {"King's Guard": 1} for hex_ in ("0907", "1308", "1311")}
    assert strengths("pletor_infantry_1", "pletor_kings_guard_1") == [2, 1]
    assert there("1109")["Stommarren"] == 1
    assert WORLD.ports >> hex_at("1109") & 1


@pytest.mark.rule("DE-5.3.10")
def test_zolahaureslor() -> None:
    box = {"Imperial Legion": 4, "Imperial Heavy Horse": 1, "Siege Train": 1}
    assert quarters("zolahaureslor") == garrisons("zolahaureslor", 10, 6, h2414=box)
    assert {"Nikon V", "Kebir Whitehand", "Farnon"} < set(there("2414"))
    assert strengths("zola_infantry_1", "zola_legions_1", "zola_heavy_horse_1") == [1, 3, 3]
    assert new().bearer("staff_of_empire") == "nikon_v"


@pytest.mark.rule("DE-5.4")
def test_mercenaries_wait_in_their_box() -> None:
    t = new()
    groups = [p for p in WORLD.pieces if 11 <= p.force <= 16]
    assert {t.where(p.id) for p in groups} == {"box"}
    assert len(groups) == 6 + 12


@pytest.mark.rule("DE-5.5a")
def test_the_opening_force() -> None:
    t = new()
    force = t.s.pile(-8)
    assert sum(t.s.strength(p) for p in force) == 30
    assert {"padrech_dar_choim", "tol_morn", "mezal", "necro_siege"} < set(names(force))
    assert len(force) == 14


@pytest.mark.rule("DE-5.5b", "DE-8.F", "DE-DEC-01", "DE-6.11a")
def test_the_gate_wakes_the_owner_and_costs_nothing() -> None:
    t = new()
    assert t.question == "gate"
    assert t.refuses("gate 2822") == ["DE-8.F"]
    assert t.refuses("gate 2519") == ["DE-5.5b"]
    t.do("gate 2316")
    assert t.side("zolahaureslor") == "kingdoms"
    assert t.where("necro_greater_1") == t.where("padrech_dar_choim") == "2316"
    t = new().do("gate 1512")
    assert len(t.s.units(0, hex_at("1512"))) == 11


@pytest.mark.rule("DE-5.6", "DE-7.2a")
def test_pools_at_the_start() -> None:
    t = new()
    pool = Counter(TYPES[WORLD.type[u]] for u in t.s.pool(KINGDOM_IDS.index("stavror")))
    assert pool == {"infantry": 6, "cavalry": 1, "naval": 1}
    assert Counter(WORLD.pieces[u].name for u in t.s.pool(10)) == {"Lesser Vampire": 20}


@pytest.mark.rule("DE-5.5b")
def test_stacking_is_judged_only_when_its_time_comes() -> None:
    t = new().do("gate 1512")
    t.until("excess")
    assert t.s.turn_number == 1
    assert len(t.s.units(0, hex_at("1512"))) == 11
    for _ in range(7):
        t.answer("excess", t.options[0])
    assert t.question != "excess"
    assert len(t.s.units(0, hex_at("1512"))) == 4


@pytest.mark.rule("DE-5.5b")
def test_from_a_gate_on_a_river_vampires_leave_by_all_six_sides() -> None:
    t = new().do("gate 2316").until("movement").do("move necro_greater_1")
    assert len(t.targets("step")) == 6
    t.do("step 2315")
    assert t.events("steps")[0]["points"] == 1


@pytest.mark.rule("DE-5.5b")
def test_a_garrison_at_the_gate_fights_or_is_left_for_nothing() -> None:
    t = new().do("gate 2216").until("movement")
    assert t.stack("kingdoms", "2216")
    t.do("move necro_greater_1", "step 2215")
    assert t.events("steps")[0]["points"] == 1  # nobody passed through
    t.do("stop", "end").until("battle-leader")
