"""Dragons (DW-E-DRA): their breath, their attacks, their riders' arcs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexarchy.games.demonworld import GAME, shot
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.data_schema import AttackForm, LargeForm
from hexarchy.games.demonworld.large import blows, dragon
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import BLOWS
from tests.demonworld.table import Table, unit
from tests.demonworld.test_large import DRAGON, GIANT, big, on


def card(name: str, **values: Any) -> LargeForm:
    """A card of the book with other values."""
    form = GAME.world.cards[name]
    assert isinstance(form, LargeForm)
    return msgspec.structs.replace(form, **values)


def attacks(form: LargeForm) -> dict[str, int]:
    """All attacks a card has, with their Battle Factors."""
    base = GAME.world.bases.all[form.base]
    found = ((name, attack.bf) for attack in form.attacks for name, _, _ in blows._parts(form, attack, base.shape))
    return dict(found)


def breathing(*others: dict[str, Any], phase: str = "shooting-1", order: str = "skirmish", **more: Any) -> Table:
    return on(phase, big(DRAGON, "E8", order=order), *others, **more)


def struck(t: Table, arc: int) -> list[str]:
    return [t.s.field_id(field) for field in dragon.area(t.s, 0, arc)]


@pytest.mark.rule("DW-E-DRA-10")
def test_three_arcs_of_nine_fields() -> None:
    t = breathing()
    assert struck(t, 0) == ["D8", "D9", "C7", "C8", "C9", "B7", "B8", "B9", "B10"]
    left, right = struck(t, 1), struck(t, 2)
    assert len(left) == len(right) == 9
    assert len({*left} & {*struck(t, 0)}) == 3
    assert len({*right} & {*struck(t, 0)}) == 3
    assert {"E7", "D8"} <= {*left}
    assert {"D9", "E9"} <= {*right}


@pytest.mark.rule("DW-E-DRA-08", "DW-DEC-16")
@pytest.mark.parametrize(
    ("phase", "order", "asked"),
    [
        ("shooting-1", "skirmish", True),
        ("shooting-2", "hold", True),
        ("shooting-1", "hold", False),
        ("shooting-2", "skirmish", False),
        ("shooting-2", "attack", False),
    ],
)
def test_the_order_decides_the_phase(phase: str, order: str, asked: bool) -> None:
    t = breathing(unit("trolls", "S", "P1"), phase=phase, order=order)
    assert (t.question == "breath" and t.s.phase == phase) == asked
    if asked:
        assert t.options == ["breathe ahead", "breathe left", "breathe right", "none"]


@pytest.mark.rule("DW-DEC-16")
def test_not_in_a_melee_of_an_earlier_turn() -> None:
    t = on("shooting-2", big(DRAGON, "E8", order="hold", melee=1), unit("trolls", "S", "D8", melee=1))
    assert not dragon.may_breathe(t.s, 0)
    fresh = on("shooting-2", big(DRAGON, "E8", order="hold", melee=2), unit("trolls", "S", "D8", melee=2))
    assert dragon.may_breathe(fresh.s, 0)


@pytest.mark.rule("DW-E-DRA-11", "DW-E-DRA-12", "DW-E-DRA-13")
def test_two_men_and_two_fields_of_a_giant() -> None:
    """Battle Factor 6, where the example has 5: 14 hits."""
    men = unit("noble_footsoldiers", "S", "D8 D9 A1 A2", order="move")
    giant = big(GIANT, "A8", "N", order="move")
    t = breathing(men, giant, dice=[6, 18, 3, 16])
    element = t.s.standing[t.s.area.at("A8")]
    inside = [field for field in struck(t, 0) if t.s.standing.get(t.s.area.at(field)) == element]
    assert len(inside) == 2
    hits = t.s.hits[element]
    t.do("breathe ahead")
    rolls = [(roll["dice"][0], roll["made"]) for roll in t.events("roll") if roll["why"] == "DW-E-DRA-11"]
    assert rolls == [(6, False), (18, True), (3, False), (16, True)]
    assert t.s.hits[element] == hits - 1
    assert t.fields("noble_footsoldiers") == ["A1", "A2", "D8"]


@pytest.mark.rule("DW-E-DRA-11")
def test_friends_burn_and_armor_is_no_help() -> None:
    knights = unit("order_knights", "S", "D8 A1 A2 A3", order="move")
    t = breathing(knights)
    victim = t.s.standing[t.s.area.at("D8")]
    assert t.s.entry(1).card.printed.armor > 0
    assert dragon.modifiers(t.s, 0, victim) == [("DW-E-DRA-11", 6)]


@pytest.mark.rule("DW-E-DRA-14")
@pytest.mark.parametrize(
    ("card_", "field", "depth", "less"), [("noble_footsoldiers", "D8", 1, -2), (GIANT, "A8", 1, 0)]
)
def test_water_protects(card_: str, field: str, depth: int, less: int) -> None:
    ground = {"terrain": dict.fromkeys(["D8", "A8", "B8", "B7", "B9"], str(depth))}
    t = breathing(unit(card_, "N", field, order="move"), ground=ground)
    victim = t.s.standing[t.s.area.at(field)]
    assert dict(dragon.modifiers(t.s, 0, victim)).get("DW-E-DRA-14", 0) == less


@pytest.mark.rule("DW-E-DRA-17")
def test_bite_two_claws_and_a_tail() -> None:
    forms = [("bite", 4, "ahead"), ("claw", 5, ""), ("tail", 3, "rear, back flanks")]
    form = card(DRAGON, attacks=[AttackForm(name=name, bf=bf, fields=fields) for name, bf, fields in forms])
    assert attacks(form) == {"bite": 4, "left-claw": 5, "right-claw": 5, "tail": 3}


@pytest.mark.rule("DW-E-DRA-18")
def test_the_rider_strikes_as_a_man_on_a_mount() -> None:
    assert attacks(card(DRAGON)) == {"bite": 7, "tail": 5, "rider": 3}
    t = on("melee", big(DRAGON, "E8", melee=1), unit("orc_guard", "S", "D8", melee=1))
    rider = next(blow for blow in blows.blows_of(t.s.battle, 0) if BLOWS[blow.number] == "rider")
    assert (rider.weapon.bf, rider.size) == (3, 3)
    victim = t.s.standing[t.s.area.at("D8")]
    added = dict(Strike(0, victim, 0, rider.number).modifiers(t.s))
    assert added["DW-B-CHR-05"] == 3
    assert added.get("DW-B-CHR-02", 0) == 3 - t.s.entry(1).card.printed.size


@pytest.mark.rule("DW-E-DRA-09")
def test_a_rider_shoots_ahead_and_to_both_sides() -> None:
    t = on("shooting-1", big(DRAGON, "E8", order="skirmish"))
    s = t.s
    near = {s.field_id(field) for field in s.around[s.at[0]] if shot.in_arc(s, 0, field)}
    assert near == {"E7", "D8", "D9", "E9"}
    assert shot.stance(s, 0) == (s.area.at("E8"), 7)


# -- giants ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-GIA-13", "DW-E-GIA-15")
def test_a_sword_on_the_right_and_a_shield_on_the_left() -> None:
    """A shield that strikes is a weapon; what it protects stands in the armor."""
    held = [
        AttackForm(name="sword", bf=5, fields="", hand="right"),
        AttackForm(name="shield", bf=4, fields="", hand="left"),
    ]
    form = card(GIANT, attacks=held)
    assert attacks(form) == {"right-hand": 5, "left-hand": 4}
    assert form.armor == card(GIANT).armor


@pytest.mark.rule("DW-E-GIA-18")
def test_missile_weapons_give_no_attack() -> None:
    from hexarchy.games.demonworld.data_schema import MissileForm
    from hexarchy.games.demonworld.roster import fighter

    rocks = MissileForm(name="rocks", bands=[(4, 5)], arc="", eye_height=5)
    form = card(GIANT, missile=rocks)
    assert attacks(form) == attacks(card(GIANT))
    assert [weapon.name for weapon in fighter(form).weapons if weapon.missile] == ["rocks"]
    t = on("orders", big(GIANT, "F8"))
    assert [(BLOWS[blow.number], blow.weapon.name) for blow in blows.blows_of(t.s.battle, 0)] == [
        ("weapon", "treetrunk")
    ]


@pytest.mark.rule("DW-E-GIA-11")
def test_where_a_giant_shoots() -> None:
    t = on("shooting-1", big(GIANT, "F8", order="skirmish"))
    s = t.s
    inside = {s.field_id(field) for field in range(s.area.size) if shot.in_arc(s, 0, field)}
    assert {field for field in inside if field[0] == "E"} == {"E6", "E9"}
    assert {field for field in inside if field[0] == "D"} == {"D6", "D7", "D8", "D9", "D10"}
    assert {field for field in inside if field[0] == "C"} == {"C5", "C6", "C7", "C8", "C9", "C10"}
    assert not inside & {"E7", "E8", "F7", "F9"}


@pytest.mark.rule("DW-E-GIA-01")
def test_only_those_with_a_card_of_their_own_are_large() -> None:
    from hexarchy.games.demonworld.words import LARGE, UNIT

    t = on("orders", big(GIANT, "F8"), unit("trolls", "N", "L8 L9"))
    assert (t.s.entry(0).sort, t.s.entry(1).sort) == (LARGE, UNIT)
    assert isinstance(t.s.battle, Battle)
    assert t.s.battle.bases[t.s.standing[t.s.area.at("L8")]] is None
