"""Weapons (DW-B-CHR-08 to -20): factors and ranges as the tables have them."""

from __future__ import annotations

import tomllib

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.data_schema import WeaponForm
from tests.demonworld.table import at, unit
from tests.demonworld.test_melee import strikers

TABLES = tomllib.loads((DATA / "tables.toml").read_text(encoding="utf-8"))


def missile(name: str) -> WeaponForm:
    entry = next(weapon for weapon in TABLES["weapon"] if weapon["name"] == name)
    return WeaponForm(name=name, kind="missile", bands=[(limit, factor) for limit, factor in entry["bands"]])


@pytest.mark.rule("DW-B-CHR-08")
def test_slings() -> None:
    assert [missile("sling").factor(distance) for distance in (1, 6, 7)] == [3, 3, None]


@pytest.mark.rule("DW-B-CHR-10")
def test_longbows() -> None:
    assert [missile("longbow").factor(distance) for distance in (1, 12, 13)] == [5, 5, None]


@pytest.mark.rule("DW-B-CHR-12", "DW-B-CHR-18")
def test_javelins_are_thrown_or_used_hand_to_hand() -> None:
    assert [missile("javelin").factor(distance) for distance in (2, 3, 4, 5)] == [4, 3, 3, None]
    entry = next(weapon for weapon in TABLES["weapon"] if weapon["name"] == "javelin (melee)")
    assert entry["bf"] == 4


@pytest.mark.rule("DW-B-CHR-14")
def test_hand_to_hand_weapons_reach_adjacent_fields_only() -> None:
    near = unit("noble_footsoldiers", "S", "F5 D5", order="hold", melee=2)
    t = at("melee", unit("trolls", "N", "G5", order="attack", melee=2), near)
    while "take G5" not in t.options_of("orcs"):
        t.do("done", seat="empire")
    assert strikers(t, "orcs") == ["G5"]
    t.do("take G5", seat="orcs")
    if "at F5" in t.options_of("orcs"):
        assert t.refuses("at D5", seat="orcs") == ["DW-B-MEL-07"]
    assert "at D5" not in t.options_of("orcs")


@pytest.mark.rule("DW-B-INT-02")
@pytest.mark.parametrize("sides", [6, 20])
def test_two_kinds_of_dice(sides: int) -> None:
    dice = SeededDice(4)
    shown = [dice.die(number, sides) for number in range(1000)]
    assert {*shown} == {*range(1, sides + 1)}
