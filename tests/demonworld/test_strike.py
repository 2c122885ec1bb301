"""What is added to a strike, and who is quickest (DW-B-MEL-02 to -05, -13 to -22): on cards alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.cards import Card, CardForm, WeaponForm
from hexarchy.games.demonworld.strike import FACTOR, quickness, weighed
from hexarchy.games.demonworld.words import ATTACK, BASIC, HOLD, NO_ORDER, ORDERS, SKIRMISH

WEAPONS = GAME.world.weapons
PLAIN = GAME.world.cards.at(BASIC, "noble_footsoldiers")
KNIGHTS = GAME.world.cards.at(BASIC, "order_knights")
HANDWEAPON, LANCE = ("handweapon", 5), ("lance", 6)


def card(*weapons: tuple[str, int], kind: str = "infantry", **printed: Any) -> Card:
    """A card with these weapons (name and factor) and values; the rest is a foot soldier's."""
    held = [
        WeaponForm(name=name, kind="melee", bf=factor, first_phase_only=name == "lance") for name, factor in weapons
    ]
    usual = {"armor": 0, "size": 2, "initiative": 2, "models_per_element": 4, "troop_kind": kind}
    form: CardForm = msgspec.structs.replace(PLAIN.printed, weapons=held or [held_by(PLAIN)], **(usual | printed))
    return Card(form, BASIC)


def held_by(own: Card) -> WeaponForm:
    return own.melee_weapon(first_round=False)


def added(
    own: Card, other: Card, *, zone: str = "front", first_round: bool = True, charges: bool = False
) -> dict[str, int]:
    return dict(weighed(WEAPONS, own, other, first_round=first_round, charges=charges, zone=zone))


def total(own: Card, other: Card, **about: Any) -> int:
    return sum(added(own, other, **about).values())


def quick(own: Card, order: int, *, first_round: bool = True) -> int:
    return sum(amount for _, amount in quickness(WEAPONS, own, order, first_round=first_round))


@pytest.mark.rule("DW-B-MEL-02", "DW-B-CHR-04", "DW-B-CHR-19", "DW-B-ORD-05", "DW-B-ORD-08")
@pytest.mark.parametrize(("order", "first"), [("skirmish", 4), ("attack", 5), ("hold", 5), ("move", 3)])
def test_order_and_spear_quicken_the_first_round_alone(order: str, first: int) -> None:
    spears = card(("spear", 6))
    assert quick(spears, ORDERS.index(order)) == first
    assert quick(spears, ORDERS.index(order), first_round=False) == 2


@pytest.mark.rule("DW-B-MEL-37")
def test_without_an_order_the_weapon_alone_quickens() -> None:
    assert quick(card(("spear", 6)), NO_ORDER) == 3


@pytest.mark.rule("DW-B-MEL-04")
def test_elves_strike_before_goblins_or_together() -> None:
    elves, goblins = card(initiative=3), card(initiative=2)
    assert quick(elves, ATTACK) == 5
    assert quick(goblins, ATTACK) == quick(elves, SKIRMISH) == 4


@pytest.mark.rule("DW-B-MEL-05", "DW-B-CHR-20")
def test_pikemen_on_hold() -> None:
    pikes = card(("pike", 7))
    assert quick(pikes, HOLD) == 6
    assert quick(pikes, HOLD, first_round=False) == 2


@pytest.mark.rule("DW-B-MEL-13", "DW-B-MEL-20", "DW-B-CHR-15", "DW-B-CHR-01", "DW-B-CHR-05")
def test_handweapon_against_light_armor() -> None:
    assert added(card(HANDWEAPON), card(armor=1)) == {FACTOR: 5, "DW-B-CHR-01": -1}


@pytest.mark.rule("DW-B-MEL-21", "DW-B-CHR-17", "DW-B-CHR-02")
def test_improvised_weapon_against_heavy_armor() -> None:
    found = added(card(("improvised weapon", 3)), card(armor=3, size=3))
    assert found == {FACTOR: 3, "DW-B-CHR-01": -3, "DW-B-CHR-02": -1}


@pytest.mark.rule("DW-B-MEL-14")
def test_five_models_attack_better_by_two() -> None:
    other = card()
    assert total(card(models_per_element=5), other) == total(card(models_per_element=4), other) + 2


@pytest.mark.rule("DW-B-MEL-15")
def test_few_models_are_easier_to_strike_and_strike_no_worse() -> None:
    four = card()
    assert added(four, card(models_per_element=3))["DW-B-MEL-15"] == 1
    assert "DW-B-MEL-15" not in added(four, four)
    assert total(card(models_per_element=2), four) == total(four, four)


@pytest.mark.rule("DW-B-MEL-16")
def test_charge_bonus_needs_attack_orders_and_the_first_round() -> None:
    assert added(KNIGHTS, PLAIN, charges=True)["DW-B-MEL-16"] == 2
    assert "DW-B-MEL-16" not in added(KNIGHTS, PLAIN, charges=False)
    assert "DW-B-MEL-16" not in added(KNIGHTS, PLAIN, charges=True, first_round=False)


@pytest.mark.rule("DW-B-MEL-17", "DW-B-CHR-20")
def test_pikes_keep_off_those_before_them_in_every_round() -> None:
    pikes = card(("pike", 7))
    for first_round in (True, False):
        assert added(card(), pikes, first_round=first_round)["DW-B-MEL-17"] == -1
    flank = added(card(), pikes, zone="flank")
    assert flank["DW-B-MEL-18"] == 2
    assert "DW-B-MEL-17" not in flank


@pytest.mark.rule("DW-B-CHR-19", "DW-B-CHR-20")
@pytest.mark.parametrize(("weapon", "factor"), [("spear", 6), ("pike", 7)])
def test_long_weapons_count_more_against_riders(weapon: str, factor: int) -> None:
    own = card((weapon, factor))
    assert added(own, card())[FACTOR] == factor
    assert added(own, card(kind="cavalry"))[FACTOR] == factor + 1


@pytest.mark.rule("DW-B-MEL-18")
def test_flank_and_rear() -> None:
    front = total(card(), card())
    assert [total(card(), card(), zone=zone) - front for zone in ("front", "flank", "rear")] == [0, 2, 4]


@pytest.mark.rule("DW-B-MEL-22", "DW-B-CHR-21")
def test_cavalry_charges_orcs() -> None:
    riders = {"size": 3, "armor": 3, "charge_bonus": 1, "models_per_element": 2}
    cavalry, orcs = card(LANCE, HANDWEAPON, kind="cavalry", **riders), card(HANDWEAPON)
    assert quick(cavalry, ATTACK) == 5
    assert total(cavalry, orcs, charges=True) == 8  # needs 12
    assert total(orcs, cavalry, charges=True) == 2  # needs 18
    assert total(cavalry, orcs, charges=True, first_round=False) == 6  # needs 14
    assert total(orcs, cavalry, first_round=False) == 2
    assert quick(cavalry, NO_ORDER, first_round=False) == quick(orcs, NO_ORDER, first_round=False) == 2
