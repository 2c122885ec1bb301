"""Large Elements in contact across terrain (DW-S-TER-36 to -44, DW-E-LRG-24): dragons wade, chariots keep to open
ground."""

from __future__ import annotations

import pytest

from hexarchy.games.demonworld import across
from tests.demonworld.table import Table, unit
from tests.demonworld.test_flying import landing
from tests.demonworld.test_large import CHARIOT, DRAGON, GUN, attack, big, on

GUARD, MEN = "orc_guard", "noble_footsoldiers"
DEEP = {"terrain": {f"{row}{place}": "2" for row in "KLMNOP" for place in range(1, 18)}}  # no orc wades here


def wading(order: str) -> Table:
    """A dragon comes up to the bank, where an orc stands."""
    orc = unit(GUARD, "S", "J8", order="skirmish", moved=True)
    t = on("movement", big(DRAGON, "L8", order=order), orc, ground=DEEP, step=f"{order} step")
    return t.do(f"move {DRAGON}", "ahead-left")


@pytest.mark.rule("DW-S-TER-41", "DW-E-LRG-04", "DW-E-LRG-24", "DW-DEC-31")
@pytest.mark.parametrize("order", ["attack", "move", "hold"])
@pytest.mark.parametrize(("answer", "fights"), [("yes", True), ("no", False)])
def test_a_dragon_attacks_from_the_water_under_any_order_if_it_wants_to(order: str, answer: str, fights: bool) -> None:
    t = wading(order)
    assert (t.question, t.asked) == ("across", ["empire"])
    t.do(answer)
    assert (t.in_melee(DRAGON), t.in_melee(GUARD)) == (fights, fights)


@pytest.mark.rule("DW-S-TER-41", "DW-E-LME-01")
@pytest.mark.parametrize(("answer", "fights"), [("yes", True), ("no", False)])
def test_those_it_touches_it_attacks_whatever_it_does_about_the_others(answer: str, fights: bool) -> None:
    """Trolls wade as well."""
    troll, orc = (unit(card, "S", at, order="skirmish", moved=True) for card, at in (("trolls", "J7"), (GUARD, "J8")))
    t = on("movement", big(DRAGON, "L8", order="attack"), troll, orc, ground=DEEP, step="attack step")
    attack(t.do(f"move {DRAGON}"), "ahead-left").answer("across", answer)
    assert t.in_melee("trolls")
    assert t.in_melee(GUARD) is fights


@pytest.mark.rule("DW-S-TER-41", "DW-E-LRG-04", "DW-DEC-39")
def test_a_dragon_attacks_from_the_water_in_later_rounds() -> None:
    """It faces away; what matters is that it stands beside them."""
    dragon, orc = big(DRAGON, "M8", "S"), unit(GUARD, "S", "J8 J9")
    t = on("close", dragon, orc, ground=DEEP).until("across")
    assert (t.s.phase, t.order(DRAGON)) == ("melee", "hold")
    t.do("yes")
    assert t.in_melee(DRAGON)
    assert t.in_melee(GUARD)


@pytest.mark.rule("DW-S-TER-41", "DW-E-FLY-04", "DW-E-FLY-07")
@pytest.mark.parametrize(("answer", "fights"), [("yes", True), ("no", False)])
def test_a_dragon_that_lands_in_the_water_attacks_those_on_the_bank_if_it_wants_to(answer: str, fights: bool) -> None:
    t = landing(unit(GUARD, "S", "J8 A1 A2 A3"), ground=DEEP).do("face N", "to K8").answer("across", answer)
    assert (t.in_melee(DRAGON), t.in_melee(GUARD)) == (fights, fights)
    assert (t.s.flights[0].swooped == t.s.round) is fights


@pytest.mark.rule("DW-S-TER-44", "DW-S-TER-41", "DW-E-LRG-24")
def test_orcs_in_a_wood_attack_a_chariot_beside_it() -> None:
    """Its crew and its team cannot strike them there."""
    orcs, chariot = unit(GUARD, "ENE", "F6", order="attack"), big(CHARIOT, "F8", order="move", moved=True)
    t = on("movement", chariot, orcs, ground={"terrain": {"F7": "w"}}, step="attack step")
    t.do(f"move {GUARD}", "take F6", "to F7").answer("across", "yes")
    assert t.in_melee(GUARD)
    assert t.in_melee(CHARIOT)


@pytest.mark.rule("DW-S-TER-41", "DW-E-LRG-24")
def test_any_field_of_a_chariot_may_lie_ahead_of_them() -> None:
    t = on("close", big(CHARIOT, "F8"), unit(GUARD, "N", "H8"), ground={"terrain": {"H8": "w"}})
    assert across.foes_across(t.s, 1, in_front=True) == [0]  # its carriage


@pytest.mark.rule("DW-E-ART-64", "DW-S-TER-40")
def test_a_gun_does_not_come_beside_enemies_in_a_wood() -> None:
    men = unit(MEN, "S", "K8", order="hold")
    t = on("movement", big(GUN, "M8", order="move"), men, ground={"terrain": {"K8": "w"}}, step="move step")
    assert t.do(f"move {GUN}").refuses("ahead-right") == ["DW-E-ART-64"]


@pytest.mark.rule("DW-E-LRG-04", "DW-S-TER-40")
def test_a_chariot_comes_beside_enemies_in_a_wood_ahead_and_not_by_a_turn() -> None:
    orcs, wood = unit(GUARD, "S", "D8", order="hold"), {"terrain": {"D8": "w"}}
    t = on("movement", big(CHARIOT, "F8", order="move"), orcs, ground=wood, step="move step").do(f"move {CHARIOT}")
    assert t.refuses("swing forward-right") == ["DW-E-LRG-04"]
    t.do("ahead-right")
    assert (t.question, t.in_melee(CHARIOT)) == ("large-operation", False)
