"""Shots of the Standard Game (DW-S-SHO-47 to -51): skill, cover, hit points."""

from __future__ import annotations

import pytest

from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.shot import Shot
from tests.demonworld.ground import sheet
from tests.demonworld.table import Table, at, unit
from tests.demonworld.test_shooting import done, element, made, shoot, targets

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


# -- woods, and what is declared before it is seen ---------------------------------------------------------------------


def woods(*fields: str) -> list[list[str]]:
    return sheet(terrain=dict.fromkeys(fields, "w"))


@pytest.mark.rule("DW-S-SHO-23")
def test_only_fields_of_woods_block() -> None:
    """Where the drawing of a wood reaches does not matter: D is no field of woods, E is."""
    for wood, seen in (("G8", True), ("G7", False)):
        foe = unit("dwarf_eaters", "N", "J7", order="move")
        guns = unit(GUNS, "S", "E7", order="hold")
        t = at("shooting-2", foe, guns, level="standard", layout=woods(wood))
        assert (element(t, "J7") in shot.targets(t.s, element(t, "E7"))) is seen


@pytest.mark.rule("DW-S-SHO-33")
def test_archers_attacked_in_woods_shoot_at_those_beside_them() -> None:
    own = unit("light_orc_archers", "N", "H7 H8", order="hold", melee=2)
    men = unit("noble_footsoldiers", "S", "G7 F7", order="attack", melee=2)
    t = at("shooting-2", own, men, level="standard", layout=woods("H7", "H8", "G7", "F7"))
    assert targets(t, "H7") == ["G7"]  # the one behind is hidden by the trees
    assert added(t, "H7", "G7")["DW-S-SHO-30"] == -2


@pytest.mark.rule("DW-S-SHO-50")
def test_a_shot_that_goes_astray_ignores_cover() -> None:
    foes = unit("dwarf_eaters", "N", "H7 H8", order="move", melee=1)
    guns = unit(GUNS, "S", "E6 E7", order="hold")
    t = at(
        "shooting-2", foes, guns, unit("noble_footsoldiers", "S", "G6", melee=1), level="standard", layout=woods("H8")
    )
    one = Shot(element(t, "E7"), element(t, "H7"), 7)
    assert "DW-S-SHO-30" not in dict(one.modifiers(t.s, element(t, "H8")))
    aimed = Shot(element(t, "E7"), element(t, "H8"), 7)
    assert dict(aimed.modifiers(t.s, element(t, "H8")))["DW-S-SHO-30"] == -2


@pytest.mark.rule("DW-S-SHO-46")
def test_a_lone_hero_shoots_as_few_do() -> None:
    t = table(unit("gordan", "S", "E4", order="hold"))
    assert dict(Shot(element(t, "E4"), element(t, "H7"), 5).modifiers(t.s, element(t, "H7")))["DW-B-SHO-21"] == -1
    assert dict(Shot(element(t, "E7"), element(t, "H7"), 5).modifiers(t.s, element(t, "H7")))["DW-B-SHO-21"] == 0


def unseen(**options: object) -> Table:
    """A wood lies between E7 and J7; G8 is in the open."""
    foes = unit("dwarf_eaters", "N", "J7 G9 P1 P2", order="move")
    guns = unit(GUNS, "S", "E7", order="hold")
    return at("shooting-2", foes, guns, level="standard", layout=woods("G7", "G8"), options=options, dice=[20])


@pytest.mark.rule("DW-S-SHO-45")
def test_a_shot_at_what_turns_out_hidden_is_wasted() -> None:
    assert "J7" not in targets(unseen(), "E7")
    t = unseen(declare_unseen=True)
    assert "J7" in targets(t, "E7")
    shoot(t, "E7", "J7", seat="empire")
    done(t)
    assert [event["hex"] for event in t.events("shot-hidden")] == ["J7"]
    assert "J7" in t.fields("dwarf_eaters")
    assert not made(t)


@pytest.mark.rule("DW-S-SHO-48", "DW-S-SHO-45")
def test_supporters_who_see_nothing_are_ignored() -> None:
    foes = unit("dwarf_eaters", "N", "H7 P1 P2 P3", order="move")
    guns = unit(GUNS, "S", "E6 E7", order="hold")
    hidden = woods("G7")
    t = at("shooting-2", foes, guns, level="standard", layout=hidden, options={"declare_unseen": True}, dice=[1])
    sees = {own: shot.seen(t.s, element(t, own), t.s.area.at("H7")) is not None for own in ("E6", "E7")}
    assert sees == {"E6": True, "E7": False}
    done(shoot(t, "E6", "H7", "E7", seat="empire"))
    assert dict(t.events("roll")[0]["modifiers"]).get("DW-B-SHO-15", 0) == 0
