"""Components (DL-CMP): the sides, the map, the counters and what is printed on them."""

import random
from pathlib import Path
from typing import Any

import pytest

import hexarchy.games.demonlord
from hexarchy.bots.random_bot import pick
from hexarchy.core.data import read
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import BadInput
from hexarchy.games.demonlord import data_schema as form
from hexarchy.games.demonlord.world import DATA
from tests.demonlord.table import GAME, WORLD, Table, at, hex_at, new

CODE = Path(hexarchy.games.demonlord.__file__).parent


def letters(hex_: str) -> str:
    return WORLD.hexes[hex_at(hex_)].t


def readers_of(module: str) -> set[str]:
    """The rules files that import a module of the game."""
    line = f"demonlord.{module} import"
    return {path.name for path in CODE.rglob("*.py") if line in path.read_text(encoding="utf-8")}


def in_battle(hosar: list[str], demon: list[str], dice: tuple[int, ...] = (), **more: Any) -> Table:
    """A battle in open country, its pairs placed and all magic held back, up to the first withdrawal."""
    t = at("battles", hosar={"1004": hosar}, demon={"1004": demon}, dice=dice, then=SeededDice(1), **more)
    t.answer("terrain", "terrain open")
    while t.question not in ("withdraw", None):
        t.do("hold" if "hold" in t.options else t.options[0])
    return t


def attack_of(t: Table, unit: str) -> dict[str, Any]:
    """The first attack dice of a unit."""
    return next(roll for roll in t.events("roll") if roll["why"] == "DL-ATK-07" and roll["unit"] == unit)


def mp_of(t: Table, unit: str) -> int:
    """The MP a unit has when it begins to march."""
    mp: int = t.do(f"unit {unit}").view(t.asked[0])["decision"]["args"]["mp"]
    return mp


@pytest.mark.rule("DL-CMP-01")
def test_two_players_and_neutrals_share_all_units() -> None:
    t = new()
    assert GAME.seats == ("hosar", "demon")
    for third in ("neutral", "nobody", "lyung", 2):
        with pytest.raises(BadInput):
            t.s.apply(third, "end")
    camps = {camp for stacks in t.view("hosar")["stacks"].values() for camp in stacks}
    assert camps == {"hosar", "demon", "neutral"}


@pytest.mark.rule("DL-CMP-02")
@pytest.mark.parametrize(("points", "winner"), [([9, 3], "hosar"), ([3, 9], "demon")])
def test_running_points_decide_without_a_capital(points: list[int], winner: str) -> None:
    t = at("turn-end", turn=5, last_turn=5, points=points)
    assert t.view(None)["result"]["winner"] == winner
    assert t.view(None)["result"]["why"] == "DL-VIC-01"


@pytest.mark.rule("DL-CMP-02")
def test_taking_the_capital_wins_at_once() -> None:
    t = at("movement", points=[0, 50], hosar={"1810": ["ti_knights"]}).do("unit ti_knights", "move 1811")
    assert t.winner == "hosar"


@pytest.mark.rule("DL-CMP-03")
def test_scales_are_shown_and_never_calculated_with() -> None:
    scales = GAME.presentation.scales
    assert set(scales) == {"hex", "turn", "troop", "character"}
    assert "one league" in scales["hex"].en
    assert "half a week" in scales["turn"].en
    assert "500 soldiers" in scales["troop"].en
    assert "one notable person" in scales["character"].en
    assert all(scale.fr for scale in scales.values())
    assert readers_of("table.presentation") == {"__init__.py"}


@pytest.mark.rule("DL-CMP-04")
def test_154_counters() -> None:
    markers = sum(map(len, WORLD.spells))
    assert (len(WORLD.units), markers, len(WORLD.point_markers)) == (136, 14, 4)
    assert len(WORLD.units) + markers + len(WORLD.point_markers) == 154


@pytest.mark.rule("DL-CMP-04")
def test_only_two_six_sided_dice_are_rolled() -> None:
    t, rng = new(seed=5), random.Random(5)
    while t.s.decision and t.s.turn_number < 6:
        t.do(pick(t.s.decision.asks[0].options, rng).text)
    rolls = [event.args for event in t.log if event.key == "roll"]
    assert rolls
    assert {(roll["sides"], len(roll["dice"]) in (1, 2)) for roll in rolls} == {(6, True)}


@pytest.mark.rule("DL-CMP-05")
def test_edge_hexes_are_entered_and_fought_in() -> None:
    t = at("movement", hosar={"0102": ["cr_wizard"]}).do("unit cr_wizard", "move 0101", "stop")
    assert t.where("cr_wizard") == "0101"
    t = at("battles", hosar={"0101": ["ti_knights"]}, demon={"0101": ["er_levy"]})
    assert t.question == "terrain"


@pytest.mark.rule("DL-CMP-06")
def test_every_letter_on_the_map_is_a_terrain_of_the_chart() -> None:
    area = {entry.id: entry.letter for entry in WORLD.chart.terrain if entry.kind == "area"}
    assert set(area) == {"open", "steppe", "forest", "hills", "mountain", "swamp", "desert", "lake"}
    used = {letter for entry in WORLD.hexes for letter in entry.t + entry.c + "".join(entry.s)}
    assert used == set(area.values())
    assert {entry.id: entry.kind for entry in WORLD.chart.terrain if entry.kind != "area"} == {
        "alps": "hexside",
        "road": "link",
    }
    features = GAME.crossings.feature
    assert set(features.values()) == {"river", "ford", "bridge", "alps"}
    assert {entry.id for entry in WORLD.chart.feature} == {"river", "ford", "bridge"}
    assert all(b in WORLD.grid.neighbours[a] for a, b in (*features, *GAME.crossings.roads))


@pytest.mark.rule("DL-CMP-07")
def test_swamp_at_barthek_open_in_the_west_steppe_and_desert_in_the_south_east() -> None:
    assert GAME.crossings.feature[hex_at("0119"), hex_at("0219")] == "river"
    assert "P" in letters("0119")
    assert "P" in letters("0219")
    centres = {name: WORLD.hexes[hex_at(name)].c for name in ("0101", "0510", "1922", "1422", "1920")}
    assert centres == {"0101": "O", "0510": "O", "1922": "S", "1422": "S", "1920": "D"}


@pytest.mark.rule("DL-CMP-08")
def test_all_terrains_of_a_hex_are_offered_for_a_battle() -> None:
    t = at("battles", hosar={"1004": ["ti_knights"]}, demon={"1004": ["er_levy"]})
    assert set(letters("1004")) == {"H", "O"}
    assert t.question == "terrain"
    assert sorted(t.targets("terrain")) == ["hills", "open"]


@pytest.mark.rule("DL-CMP-09")
@pytest.mark.parametrize(("hex_", "feature"), [("0706", "river"), ("1314", "alps")])
def test_neither_river_nor_alps_are_a_battle_ground(hex_: str, feature: str) -> None:
    here = hex_at(hex_)
    assert feature in {GAME.crossings.feature.get((here, n)) for n in WORLD.grid.neighbours[here]}
    t = at("battles", hosar={hex_: ["ti_knights"]}, demon={hex_: ["er_levy"]})
    assert t.question == "terrain"
    assert {WORLD.terrain[letter].id for letter in letters(hex_)} == set(t.targets("terrain"))
    assert feature not in t.targets("terrain")


@pytest.mark.rule("DL-CMP-10")
@pytest.mark.parametrize("hex_", ["0510", "0414"])
def test_cities_and_castles_are_fortresses(hex_: str) -> None:
    t = at("battles", hosar={hex_: ["ti_knights"]}, demon={hex_: ["er_levy"]})
    assert t.question == "battle-or-siege"


@pytest.mark.rule("DL-CMP-10")
@pytest.mark.parametrize(("site", "hex_"), [("rouna", "0914"), ("ninnghiz", "1414"), ("ula", "0902")])
def test_villages_temples_and_the_mines_have_no_walls(site: str, hex_: str) -> None:
    allied = {"GW": {"side": "hosar"}, "MU": {"side": "hosar"}}
    t = at(
        "battles",
        hosar={hex_: ["ti_knights"]},
        demon={hex_: ["er_levy"]},
        alliances=allied,
        control={site: "hosar"},
        then=SeededDice(1),
    )
    assert not t.s.is_fortress(hex_at(hex_))
    assert t.view(None)["battle"]["hex"] == hex_


@pytest.mark.rule("DL-CMP-10")
def test_kinds_of_places() -> None:
    assert {site.kind for site in WORLD.sites} == {"city", "castle", "temple", "village", "mine"}
    assert all(site.fortress == (site.kind in ("city", "castle")) for site in WORLD.sites)
    assert [site.id for site in WORLD.sites if site.kind == "mine"] == ["ula"]


@pytest.mark.rule("DL-CMP-11")
def test_characters_have_no_melee_and_are_never_paired() -> None:
    t = at("battles", hosar={"0110": ["ti_knights", "ti_peasants", "ti_prince"]}, demon={"0110": ["er_levy"]})
    assert t.answer("deploy").targets("deploy") == ["ti_knights", "ti_peasants"]
    assert t.refuses("deploy ti_prince") == ["DL-DEP-01"]
    for unit in WORLD.units:
        printed = (unit.missile, unit.melee, unit.morale) if not unit.troop else (unit.power, unit.range)
        assert not any(printed), unit.id
        assert unit.troop == (unit.melee > 0), unit.id


@pytest.mark.rule("DL-CMP-12")
def test_four_digits_are_missile_melee_morale_and_movement() -> None:
    patrol = WORLD.unit["er_patrol"]
    assert (patrol.missile, patrol.melee, patrol.morale, patrol.mp) == (5, 6, 5, 6)
    roster = read([DATA], "units.toml", form.UnitsFile)
    troops = [entry for entry in roster.unit if entry.kind == "troop"]
    for entry in troops:
        unit = WORLD.unit[entry.id]
        assert entry.printed == f"{unit.missile}{unit.melee}{unit.morale}{unit.mp}"


@pytest.mark.rule("DL-CMP-13")
def test_each_homeland_has_its_colour() -> None:
    own = {"GW": "dark green", "LY": "blue", "AH": "light green", "AN": "brown", "MU": "pale purple"}
    for unit in WORLD.units:
        expected = own.get(unit.home) or ("gold" if unit.side == 0 else "purple")
        assert GAME.presentation.colour(unit).id == expected, unit.id
    assert GAME.presentation.spell_marker.id == "black"
    paints = {GAME.presentation.colour(unit).paint for unit in WORLD.units} | {GAME.presentation.spell_marker.paint}
    assert len(paints) == 8


@pytest.mark.rule("DL-CMP-14")
@pytest.mark.parametrize(("unit", "cost"), [("ba_pegasus", 2), ("ti_spearmen", 2), ("ti_knights", 3)])
def test_mode_decides_the_column_of_the_chart(unit: str, cost: int) -> None:
    t = at("movement", hosar={"0211": [unit, "ti_prince"]}).do(f"unit {unit}")
    assert t.view("hosar")["decision"]["costs"]["0311"] == cost
    assert {face.mode for face in WORLD.units} == {"F", "C", "W"}


@pytest.mark.rule("DL-CMP-15")
def test_units_of_one_homeland_start_together() -> None:
    t = new()
    timur = [unit.id for unit in WORLD.units if unit.home == "TI"]
    assert len(timur) == 9
    assert {t.where(unit) for unit in timur} == {"0510"}
    for code, land in WORLD.homelands.items():
        starting = [unit.id for unit in WORLD.units if unit.home == code and unit.deploy == "start"]
        assert {t.where(unit) for unit in starting} <= {land.hex}, code
    assert {t.where(unit.id) for unit in WORLD.units if unit.home == "NI"} == {"1811"}


@pytest.mark.rule("DL-CMP-16")
@pytest.mark.parametrize(("target", "value"), [("er_cavalry", 6), ("er_patrol", 7), ("er_levy", 8)])
def test_armor_of_the_target_changes_missiles(target: str, value: int) -> None:
    t = in_battle(["ti_crossbowmen"], [target])
    assert attack_of(t, "ti_crossbowmen")["value"] == value


@pytest.mark.rule("DL-CMP-16")
@pytest.mark.parametrize(("target", "value"), [("er_cavalry", 8), ("ni_orc_swords", 9)])
def test_better_armor_helps_in_melee(target: str, value: int) -> None:
    assert attack_of(in_battle(["ti_knights"], [target]), "ti_knights")["value"] == value


@pytest.mark.rule("DL-CMP-17")
def test_a_leader_leaves_the_armor_of_his_unit_alone() -> None:
    t = in_battle(["ti_peasants", "ti_prince"], ["cm_crossbowmen"])
    assert attack_of(t, "cm_crossbowmen")["value"] == 7 + 1  # unarmored, with or without the +2 prince
    assert {unit.armor for unit in WORLD.units if not unit.troop} == {0}


@pytest.mark.rule("DL-CMP-18")
def test_morale_is_never_above_six() -> None:
    t = in_battle(["ti_knights", "ti_prince"], ["cm_crossbowmen"], dice=(1, 1, 5))
    (check,) = [roll for roll in t.events("roll") if roll["why"] == "DL-MOR-01" and roll["dice"] == (5,)]
    assert check["unit"] == "ti_knights"
    assert check["value"] == 6


@pytest.mark.rule("DL-CMP-19")
def test_melee_may_grow_to_twelve_and_beyond() -> None:
    allied = {"MU": {"side": "demon"}}
    t = in_battle(["ti_spearmen"], ["mu_trolls", "mu_balron"], (6, 6, 6, 6), alliances=allied, ula="balron")
    blow = attack_of(t, "mu_trolls")
    assert (blow["value"], sum(blow["dice"])) == (12, 12)
    assert t.rolls("DL-MOR-01"), "a roll of twelve must hit"


@pytest.mark.rule("DL-CMP-20")
def test_missile_zero_never_shoots() -> None:
    t = in_battle(["ti_knights"], ["er_levy"])  # +1 for an unarmored target makes no missile of nothing
    shots = [roll["unit"] for roll in t.events("roll") if roll.get("kind") == "missile"]
    assert shots == ["er_levy"]


@pytest.mark.rule("DL-CMP-21")
@pytest.mark.parametrize(("character", "mp"), [("cl_count", 5), ("cr_wizard", 2)])
def test_leadership_of_zero_leads_and_none_does_not(character: str, mp: int) -> None:
    assert mp_of(at("movement", hosar={"0510": ["ti_knights", character]}), "ti_knights") == mp


@pytest.mark.rule("DL-CMP-22")
def test_range_counts_the_target_hex_and_not_the_own() -> None:
    far = [WORLD.grid.ids[h] for h in WORLD.grid.within(hex_at("1004"), 2)]
    ring = [WORLD.grid.ids[h] for h in WORLD.grid.within(hex_at("1004"), 1)]
    troops = [unit.id for unit in WORLD.units if unit.side == 1 and unit.troop]
    t = at(
        "before-movement",
        hosar={"1004": ["ba_baron"]},
        demon={hex_: [unit] for hex_, unit in zip(far, troops, strict=False)},
        spells={"hosar": ["vision"]},
    ).do("cast vision")
    assert t.targets("at") == ring
    assert len(ring) == 7


@pytest.mark.rule("DL-CMP-23")
def test_no_power_no_spell() -> None:
    demon = {"0511": ["er_levy"]}
    every = {"hosar": ["vision", "cloak", "forcemarch", "earthpit", "spellgate", "light", "rains"]}
    t = at("start", hosar={"0510": ["da_duke"]}, demon=demon, spells=every)
    assert t.question == "movement"
    assert t.targets("cast") == []


@pytest.mark.rule("DL-CMP-23")
def test_power_limits_the_special_spells() -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["ba_baron"]},
        demon={"0511": ["er_levy"]},
        spells={"hosar": ["vision", "earthpit"]},
    )
    assert t.targets("cast") == ["vision"]
    assert t.refuses("cast earthpit") == ["DL-MAG-11"]


@pytest.mark.rule("DL-CMP-24")
def test_first_magic_number_is_power_second_is_range() -> None:
    prince, wizard = WORLD.unit["ti_prince"], WORLD.unit["inr_west_wizard"]
    assert (prince.power, prince.range) == (1, 0)
    assert (wizard.power, wizard.range) == (4, 7)


@pytest.mark.rule("DL-CMP-25")
def test_a_known_spell_is_not_used_up() -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["ba_baron", "ho_bishop"]},
        demon={"0511": ["er_levy"]},
        spells={"hosar": ["vision"]},
        dice=(1, 1),
    ).do("cast vision", "by ba_baron")
    assert t.answer("window-before-movement", "cast vision").where("er_levy") == "0511"
    assert [cast["unit"] for cast in t.events("cast")] == ["ba_baron", "ho_bishop"]
    assert t.view("hosar")["own"]["spells"] == ["vision"]


@pytest.mark.rule("DL-CMP-26")
def test_pictures_only_illustrate() -> None:
    pictures = GAME.presentation
    assert pictures.picture(WORLD.unit["ti_spearmen"]) == "shield"
    assert pictures.picture(WORLD.unit["ti_knights"]) == "horse-head"
    assert pictures.picture(WORLD.unit["ni_wolf_riders"]) == "wolf"
    assert WORLD.unit["ni_wolf_riders"].mover == WORLD.unit["er_cavalry"].mover
    assert not [name for name in form.Unit.__struct_fields__ if "picture" in name]
    assert readers_of("table.presentation") == {"__init__.py"}
