"""Shots of the Standard Game (DW-S-SHO-47 to -51): skill, cover, hit points."""

from __future__ import annotations

import pytest

from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.shot import Shot
from tests.demonworld.table import Table, at, unit
from tests.demonworld.test_shooting import done, element, made, shoot

GUNS = "imperial_arquebusiers"


def table(*more: object, dice: object = 1, target: str = "H7") -> Table:
    foe = unit("dwarf_eaters", "N", f"{target} P1 P2 P3", order="move")
    guns = unit(GUNS, "S", "E6 E7 E8 E9", order="hold")
    return at("shooting-2", foe, guns, *more, dice=dice, level="standard")  # type: ignore[arg-type]


def added(t: Table, lead: str, target: str) -> dict[str, int]:
    aim = element(t, target)
    one = Shot(element(t, lead), aim, 7)
    return {rule: amount for rule, amount in one.modifiers(t.s, aim) if amount}


@pytest.mark.rule("DW-S-CHR-04", "DW-S-SHO-47")
def test_skill_is_added_for_the_lead_alone() -> None:
    t = table(dice=[11])
    assert added(t, "E7", "H7")["DW-S-CHR-04"] == 1
    armor = t.s.entry(0).card.printed.armor
    done(shoot(t, "E7", "H7", "E6", seat="empire"))
    assert made(t) == [(11 + 7 + 1 + 2 - armor, 11 + 10 - armor >= 20)]


@pytest.mark.rule("DW-S-SHO-51")
def test_no_skill_into_a_melee() -> None:
    t = table(unit("noble_footsoldiers", "S", "G6", melee=1))
    assert shot.in_melee(t.s, 1, element(t, "H7"))
    assert "DW-S-CHR-04" not in added(t, "E7", "H7")


@pytest.mark.rule("DW-S-SHO-48", "DW-S-SHO-02")
def test_a_target_behind_others_as_tall_is_not_offered() -> None:
    t = table(unit("trolls", "N", "G7"), target="J7")
    assert "J7" not in {t.s.field_id(t.s.at[other]) for other in shot.targets(t.s, element(t, "E7"))}


@pytest.mark.rule("DW-S-SHO-47")
def test_a_hit_costs_one_hit_point() -> None:
    foe = unit("trolls", "N", "H7 P1 P2 P3", order="move")
    guns = unit(GUNS, "S", "E6 E7 E8 E9", order="hold")
    t = at("shooting-2", foe, guns, dice=[20], level="standard")
    before = t.s.hits[0]
    done(shoot(t, "E7", "H7", seat="empire"))
    assert before > 1
    regained = len(t.told("regenerates", hex="H7"))  # trolls do, at the end of the round
    assert t.s.hits[0] == before - 1 + regained
    assert len(t.told("shot-hits", hex="H7")) == 1
    assert "H7" in t.fields("trolls")
