"""Cards (DW-B-CHR, DW-B-INT-11 to -13): values as printed, and what the Basic Game leaves out."""

from __future__ import annotations

import pytest

from hexarchy.games.demonworld.cards import Cards, WeaponForm
from hexarchy.games.demonworld.words import ATTACK, BASIC, HOLD, MOVE, SKIRMISH, STANDARD

CARDS = Cards()


@pytest.mark.rule("DW-B-INT-12")
def test_units_have_as_many_elements_as_their_card_says() -> None:
    assert (CARDS.all["dwarf_eaters"].elements, CARDS.all["orc_guard"].elements) == (10, 8)


@pytest.mark.rule("DW-B-CHR-02")
def test_sizes() -> None:
    names = ("imperial_arquebusiers", "noble_footsoldiers", "trolls", "order_knights")
    assert [CARDS.all[name].size for name in names] == [1, 2, 3, 3]


@pytest.mark.rule("DW-B-CHR-03", "DW-B-MOV-03")
def test_points_depend_on_the_order() -> None:
    swords = CARDS.at(BASIC, "light_orc_swordbearers")
    assert [swords.movement(order) for order in (MOVE, ATTACK, SKIRMISH, HOLD)] == [20, 16, 10, 0]
    archers = CARDS.at(BASIC, "light_orc_archers")
    assert [archers.movement(order) for order in (MOVE, ATTACK, SKIRMISH, HOLD)] == [24, 18, 12, 0]


def factors(weapon: WeaponForm, *ranges: int) -> list[int | None]:
    return [weapon.factor(distance) for distance in ranges]


@pytest.mark.rule("DW-B-CHR-06", "DW-B-CHR-13")
def test_an_arquebus() -> None:
    (arquebus,) = CARDS.at(BASIC, "imperial_arquebusiers").missiles
    assert factors(arquebus, 1, 4, 5, 7, 8) == [7, 7, 3, 3, None]
    assert (arquebus.reach, arquebus.hold_only) == (7, True)


@pytest.mark.rule("DW-B-CHR-07")
def test_a_crossbow() -> None:
    assert factors(WeaponForm("crossbow", "missile", bands=[(6, 6), (9, 5)]), 6, 7, 9, 10) == [6, 5, 5, None]


@pytest.mark.rule("DW-B-CHR-09", "DW-B-CHR-17")
def test_a_bow_and_what_an_archer_has_beside_it() -> None:
    archers = CARDS.at(BASIC, "light_orc_archers")
    (bow,) = archers.missiles
    assert factors(bow, 9, 10) == [4, None]
    assert archers.melee_weapon(first_round=True).bf == 3


@pytest.mark.rule("DW-B-CHR-05", "DW-B-CHR-15", "DW-B-CHR-16")
def test_weapons_in_the_hand() -> None:
    names = ("noble_footsoldiers", "dwarf_eaters")
    assert [CARDS.at(BASIC, name).melee_weapon(first_round=True).bf for name in names] == [5, 7]


@pytest.mark.rule("DW-B-CHR-21")
def test_a_lance_serves_for_the_first_round() -> None:
    knights = CARDS.at(BASIC, "order_knights")
    assert [knights.melee_weapon(first_round=first).bf for first in (True, False)] == [6, 5]


@pytest.mark.rule("DW-B-INT-11")
def test_trolls_fight_on_foot() -> None:
    assert CARDS.at(BASIC, "trolls").infantry
    assert not CARDS.at(BASIC, "order_knights").infantry


@pytest.mark.rule("DW-B-INT-13")
def test_the_basic_game_looks_at_neither_skill_nor_hit_points() -> None:
    assert CARDS.all["trolls"].hit_points > 1
    assert (CARDS.at(BASIC, "trolls").hit_points, CARDS.at(STANDARD, "trolls").hit_points > 1) == (1, True)
    skilled = [name for name, card in CARDS.all.items() if card.melee_skill]
    assert skilled
    assert all(not CARDS.at(BASIC, name).melee_skill and CARDS.at(STANDARD, name).melee_skill for name in skilled)
    assert all(not CARDS.at(BASIC, name).formations for name in CARDS.all)


@pytest.mark.rule("DW-B-MOV-05")
def test_every_unit_has_two_maneuvers_in_the_basic_game() -> None:
    for name, card in CARDS.all.items():
        assert CARDS.at(BASIC, name).maneuvers(musician=card.musician) == 2
    assert {card.maneuvers_card for card in CARDS.all.values()} != {2}
