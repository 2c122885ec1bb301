"""Melee in the Standard Game (DW-S-MEL, DW-S-TER-26, -30): second attacks, who supports, what weapons and models do."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.strike import Strike, initiative
from tests.demonworld.ground import sheet
from tests.demonworld.table import Table, at, unit
from tests.demonworld.test_melee import attack

# The hero stands on G5 and looks north: A is F5, B F6, C G6, D E5 and E E4.
FOES = "F5 F6 G6 E5 E4"
HERO = "gordan"


def hero(
    foes: str = FOES, *more: dict[str, Any], dice: list[int], card: str = "light_orc_swordbearers", **about: Any
) -> Table:
    """Initiatives: the hero's is higher than that of any orc."""
    own = unit(HERO, "N", "G5", order="attack", melee=2)
    orcs = unit(card, "S", foes, order="move", melee=2)
    return at("melee", orcs, own, *more, dice=dice, level="standard", **about)


def rolled(t: Table) -> list[str]:
    """The fields that were struck at, die by die."""
    return [roll["hex"] for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"]


def total(t: Table) -> int:
    roll = [roll for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"][-1]
    return int(sum(roll["dice"]) + sum(amount for _, amount in roll["modifiers"]))


def needed(t: Table, score: int) -> int:
    """The die with which the hero scores this against F5."""
    s = t.s
    strike = Strike(s.standing[s.area.at("G5")], s.standing[s.area.at("F5")])
    return score - sum(amount for _, amount in strike.modifiers(s))


@pytest.mark.rule("DW-S-MEL-01", "DW-S-MEL-02", "DW-S-MEL-12", "DW-DEC-41")
def test_25_earns_a_second_attack_and_24_none() -> None:
    die = needed(hero(dice=[1]), 25)
    t = hero(dice=[die]).do("take G5", "at F5", seat="empire")
    assert total(t) == 25
    assert (t.question, t.asked) == ("second-attack", ["empire"])
    t = hero(dice=[die - 1]).do("take G5", "at F5", seat="empire")
    assert total(t) == 24
    assert t.question != "second-attack"


@pytest.mark.rule("DW-S-MEL-01")
def test_only_once() -> None:
    t = hero(dice=[20, 20]).do("take G5", "at F5", seat="empire").do("at F6")
    assert rolled(t)[:2] == ["F5", "F6"]
    assert total(t) >= 25 or len(rolled(t)) == 2
    assert t.question != "second-attack"


@pytest.mark.rule("DW-S-MEL-03", "DW-S-MEL-04", "DW-S-MEL-12")
def test_the_hero_breaks_through() -> None:
    t = hero(dice=[20, 1]).do("take G5", "at F5", seat="empire")
    assert t.options == ["at F6", "to F5", "none"]
    assert t.refuses("at G6") == ["DW-S-MEL-03"]
    t.do("to F5")
    assert t.fields(HERO) == ["F5"]
    assert t.facing(HERO) == "N"
    assert {*t.options} == {"at E4", "at E5"}
    t.do("at E5")
    assert rolled(t)[:2] == ["F5", "E5"]


@pytest.mark.rule("DW-S-MEL-03")
def test_a_victim_that_survives_is_struck_again_from_where_one_stands() -> None:
    own = unit(HERO, "N", "G5", order="attack", melee=2)
    t = at("melee", unit("trolls", "S", "F5", order="move", melee=2), own, dice=[20, 20], level="standard")
    t.do("take G5", seat="empire")
    assert t.options == ["at F5", "none"]
    t.do("at F5")
    assert t.fields("trolls") == []


@pytest.mark.rule("DW-S-MEL-05")
def test_who_moved_up_regroups_as_any_other() -> None:
    t = hero("F5 E5", dice=[20, 1]).do("take G5", "to F5", seat="empire")
    while t.question == "strike":
        t.do("done")
    if t.question == "regroup-first":
        t.do("first" if t.asked == ["empire"] else "second")
    assert "take F5" in t.options_of("empire")


@pytest.mark.rule("DW-S-MEL-06")
def test_the_second_attack_does_not_wait_for_the_quicker() -> None:
    """The commander behind is no opponent until the hero stands before him."""
    kruuk = unit("kruuk", "S", "E5", order="attack")
    t = hero("F5", kruuk, dice=[20, 1]).do("take G5", "to F5", seat="empire")
    assert rolled(t)[:2] == ["F5", "E5"]


@pytest.mark.rule("DW-S-MEL-12")
def test_a_unit_that_was_in_no_melee_is_struck_and_does_not_strike() -> None:
    guard = unit("orc_guard", "S", "E5 D5", order="attack")
    t = hero("F5 A1", guard, dice=[20, 20]).do("take G5", "to F5", seat="empire")
    assert t.in_melee("orc_guard")
    assert t.fields("orc_guard") == ["D5"]
    assert t.s.doings.melees == ((0, 1, 2),)
    while t.question == "strike":
        assert "take E5" not in t.options_of("orcs")
        t.do("done")
    assert t.question in ("regroup-first", "regroup")
    assert t.s.units[t.number("orc_guard")].lost == 1


@pytest.mark.rule("DW-S-MEL-01", "DW-DEC-41")
def test_neither_with_support_nor_at_the_same_time_as_an_opponent() -> None:
    knights = unit("order_knights", "S", "F5 F6", order="attack", melee=2)
    orcs = unit("light_orc_swordbearers", "N", "G5 H5 H6", order="move", melee=2)
    t = at("melee", orcs, knights, dice=[20, 1], level="standard").do("take F5", "support F6", seat="empire")
    assert total(t) >= 25
    assert t.question != "second-attack"
    t = hero("F5", unit("kruuk", "S", "F6", order="attack", melee=2), dice=[20, 1, 1])
    quick = [initiative(t.s, t.s.standing[t.s.area.at(field)]) for field in ("G5", "F6")]
    assert quick[0] <= quick[1]
    attack(t, "empire", "take G5", "at F5")
    attack(t, "orcs")
    assert "F5" in rolled(t)
    assert not t.told("element-moves")
    assert t.question != "second-attack"


# -- support -----------------------------------------------------------------------------------------------------------


def pair(**ground: Any) -> Table:
    """G5 and G6 both touch the enemy on F6."""
    own = unit("dwarf_eaters", "N", "G5 G6", order="attack", melee=2)
    foe = unit("berserkers", "S", "F6", order="move", melee=2)
    return at("melee", own, foe, level="standard", layout=sheet(**ground)).do("take G5", seat="orcs")


@pytest.mark.rule("DW-S-TER-26")
@pytest.mark.parametrize("field", ["G5", "G6", "F6"])
def test_nobody_supports_in_water(field: str) -> None:
    assert "support G6" in pair().options_of("orcs")
    t = pair(terrain={field: "1"})
    assert "support G6" not in t.options_of("orcs")


@pytest.mark.rule("DW-S-TER-30")
@pytest.mark.parametrize("wall", ["G5-F6", "G6-F6"])
def test_nobody_supports_across_a_wall(wall: str) -> None:
    t = pair(walls=[wall])
    assert "support G6" not in t.options_of("orcs")


@pytest.mark.rule("DW-S-TER-26", "DW-S-TER-30")
def test_why_nobody_supports() -> None:
    own = unit("dwarf_eaters", "N", "G6 G7 F8:WSW", order="attack", melee=2)
    foe = unit("berserkers", "S", "F7", order="move", melee=2)
    for ground, rule in (
        (sheet(terrain={"G6": "1"}), "DW-S-TER-26"),
        (sheet(walls=["G6-F7"]), "DW-S-TER-30"),
    ):
        t = at("melee", own, foe, level="standard", layout=ground).do("take G7", seat="orcs")
        assert t.options_of("orcs") == ["support F8", "close"]
        assert t.refuses("support G6", "orcs") == [rule]


# -- weapons and models ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MEL-07", "DW-S-MEL-08")
def test_two_handweapons_are_printed_as_one() -> None:
    cards = Cards()
    single = next(w.bf for unit in cards.all.values() for w in unit.weapons if w.name == "handweapon")
    for held in (cards.all["orc_guard"], cards.commanders["kruuk"]):
        (weapon,) = (weapon for weapon in held.weapons if weapon.name == "two handweapons")
        assert weapon.bf == single + single - 3 == 7
    assert cards.all["orc_guard"].melee_skill == 2 * 1


@pytest.mark.rule("DW-S-MEL-10", "DW-S-MEL-11")
def test_few_models_and_five() -> None:
    t = at(
        "melee",
        unit("kruuk", "N", "G5", order="attack", melee=2),
        unit("berserkers", "S", "F5", order="move", melee=2),
        level="standard",
    )
    s = t.s
    kruuk, men = s.standing[s.area.at("G5")], s.standing[s.area.at("F5")]
    assert dict(Strike(men, kruuk).modifiers(s))["DW-B-MEL-15"] == 1
    assert "DW-B-MEL-14" not in dict(Strike(kruuk, men).modifiers(s))


@pytest.mark.rule("DW-S-MEL-09")
def test_the_roll_of_a_strike() -> None:
    """Leader and standard bearer are the first two of the guard: the third is a plain element."""
    own = unit("orc_guard", "N", "H5 H6 G5", order="attack", melee=2)
    foe = unit("noble_footsoldiers", "S", "A1 A2 A3 F5", order="hold", melee=2)
    for die, hit in ((13, True), (12, False)):
        t = at("melee", own, foe, dice=[die], level="standard", rounds=2)
        while "take G5" not in t.options_of("orcs"):
            t.do("done")
        attack(t, "orcs", "take G5")
        while not rolled(t):
            t.do("done")
        assert total(t) == die + 7 + 2 - 2
        assert ("F5" not in t.fields("noble_footsoldiers")) is hit


@pytest.mark.rule("DW-S-MEL-09", "DW-S-FOR-08")
def test_skill_protects_but_from_behind_and_in_a_square_all_around() -> None:
    ring = "F6:WNW F7:N G7:ENE H7:ESE H6:S G5:WSW"
    for fields, facing in ((ring, -2), (ring.replace("G5:WSW", "").replace("H7:ESE", "H7:N"), None)):
        guard = unit("orc_guard", "N", fields, melee=2)
        t = at("close", guard, unit("berserkers", "N", "J6"), rounds=2, level="standard")
        s = t.s
        found = dict(Strike(s.standing[s.area.at("J6")], s.standing[s.area.at("H7")]).modifiers(s))
        assert found.get("DW-S-CHR-06") == facing


@pytest.mark.rule("DW-S-MEL-03", "DW-E-CHA-17")
def test_who_destroys_a_chariot_goes_on_to_the_field_before_him() -> None:
    """He strikes its right animals; its record names the field of the left ones, which he does not touch."""
    chariot = unit("imperial_chariot", "N", "F8", order="move", melee=1, fought=1, hits=[1])
    men = unit("noble_footsoldiers", "S", "E8 E4", order="move", melee=1, fought=1)
    orcs = unit("kruuk", "WNW", "F10", melee=1, fought=1)
    t = at("melee", chariot, men, orcs, dice=[20, 1], level="expert")
    t.do("take F10", seat="orcs")
    assert (t.question, t.options) == ("second-attack", ["to F9", "none"])
    t.do("to F9")
    assert rolled(t) == ["F9", "E8"]


@pytest.mark.rule("DW-S-MEL-12", "DW-E-GIA-17")
def test_nobody_goes_on_over_a_slain_giant() -> None:
    giant = unit("myrlak_cloudcook", "WSW", "F5", order="move", melee=1, fought=1, hits=[1])
    orcs = unit("light_orc_swordbearers", "S", "E4 D4", order="move", melee=1, fought=1)
    hero_ = unit(HERO, "N", "G5", melee=1, fought=1)
    t = at("melee", giant, orcs, hero_, dice=[20, 1], level="expert").do("take G5", seat="empire")
    assert t.fields("myrlak_cloudcook") == []
    assert t.question != "second-attack"
