"""Guns (DW-E-ART-01 to -26, -64 to -67): bases, arcs, loading, orders; who fires when and at what (DW-DEC-15)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME, Demonworld
from hexarchy.games.demonworld.large import artillery, gunnery
from tests.demonworld import packs
from tests.demonworld.table import Table, at, unit

ARM = "varrigs_strong_arm"
ORCS = "light_orc_swordbearers"
MEN = "noble_footsoldiers"
FAR = unit(MEN, "S", "E8", order="hold")


def arm(order: str = "hold", front: str = "M8", **more: Any) -> dict[str, Any]:
    return unit(ARM, "N", front, order=order, **more)


def table(phase: str, *units: Any, dice: Any = 1, game: Demonworld = GAME, **more: Any) -> Table:
    more |= {"layout": [[packs.SHEET]]} if game not in (GAME, packs.guns()) else {}
    return at(phase, *units, dice=dice, level="expert", game=game, **more)


def load(t: Table, gun: str = ARM) -> int:
    return artillery.loaded(t.s, t.number(gun)).load


def after(t: Table, *phases: str) -> Table:
    """Everything is answered mildly as long as it is one of these phases."""
    while t.s.phase in phases and t.s.decision is not None:
        mild = next((a for a in ("none", "done", "stop", "ready", "close") if a in t.options), t.options[-1])
        t.do(mild)
    return t


# -- bases, arcs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-01")
def test_the_strong_arm_stands_on_four_fields() -> None:
    t = table("shooting-2", arm(front="F8"))
    fields = t.s.covered(0, t.s.at[0], t.s.looks[0])
    assert {t.s.field_id(field) for field in fields} == {"F8", "G7", "G8", "H8"}
    t = table("shooting-2", unit("cannon", "N", "F8"), game=packs.guns())
    assert {t.s.field_id(field) for field in t.s.covered(0, t.s.at[0], t.s.looks[0])} == {"F8", "G7", "G8"}


@pytest.mark.rule("DW-E-ART-02")
def test_a_gun_fires_into_the_wedge_ahead() -> None:
    t = table("shooting-2", unit("cannon", "N", "F8", order="hold"), game=packs.guns())
    assert t.question == "gun-target"
    near = {field for field in t.targets("at") if t.s.area.grid.distance(t.s.area.at("F8"), t.s.area.at(field)) <= 3}
    assert near == {"E7", "E8", "D7", "D8", "D9", "C6", "C7", "C8", "C9"}
    assert t.refuses("at F9") == ["DW-E-ART-02"]


@pytest.mark.rule("DW-E-ART-08", "DW-E-ART-15")
def test_size_and_hit_points() -> None:
    card = GAME.world.cards.large[ARM]
    assert (card.size, card.hit_points, card.kind) == (2, 4, "artillery")
    t = table("shooting-2", arm(), unit("trolls", "N", "A1"))
    t.s.hits[0] = 1
    from hexarchy.games.demonworld import changes

    changes.wound(t.s, {0: 1})
    assert t.fields(ARM) == []
    assert t.s.area.at("M8") not in t.s.standing


# -- loading and orders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-16", "DW-DEC-15")
@pytest.mark.parametrize(("points", "asked"), [(6, True), (5, False)])
def test_only_a_loaded_gun_is_asked(points: int, asked: bool) -> None:
    assert (table("shooting-2", arm(load=points), FAR).question == "gun-target") is asked


@pytest.mark.rule("DW-E-ART-16")
def test_guns_begin_loaded() -> None:
    assert load(table("shooting-2", arm())) == 6


@pytest.mark.rule("DW-E-ART-17", "DW-E-ART-19", "DW-E-ART-21")
@pytest.mark.parametrize(
    ("phase", "order", "fires"),
    [
        *[("shooting-1", "skirmish", True), ("shooting-1", "hold", False), ("shooting-1", "move", False)],
        *[("shooting-2", "skirmish", False), ("shooting-2", "hold", True), ("shooting-2", "move", False)],
    ],
)
def test_who_fires_when(phase: str, order: str, fires: bool) -> None:
    assert (table(phase, arm(order), FAR).question == "gun-target") is fires


@pytest.mark.rule("DW-E-ART-19", "DW-E-ART-21", "DW-E-ART-17")
@pytest.mark.parametrize(
    ("order", "hits", "loaded"), [("skirmish", 3, 5), ("hold", 4, 6), ("hold", 2, 4), ("move", 4, 0)]
)
def test_points_that_are_left_load(order: str, hits: int, loaded: int) -> None:
    t = table("movement", arm(order, load=0, hits=[hits]), unit(MEN, "S", "A1", order="hold"), step="loading")
    assert load(t) == loaded


@pytest.mark.rule("DW-E-ART-22", "DW-E-ART-21")
def test_loading_and_firing_in_one_turn() -> None:
    t = table("movement", arm(load=0), FAR)
    after(t, "movement")
    assert load(t) == 6
    assert t.question == "gun-target"


@pytest.mark.rule("DW-E-ART-24", "DW-E-ART-25")
def test_too_late_to_fire() -> None:
    t = table("shooting-1", arm("skirmish", load=3, hits=[3]), FAR)
    assert t.question != "gun-target"
    after(t, "shooting-1", "movement")
    assert load(t) == 6  # five more: two of them are lost
    assert t.question != "gun-target"


@pytest.mark.rule("DW-E-ART-23", "DW-DEC-08")
def test_an_attack_order_is_read_as_skirmish() -> None:
    t = table("orders", unit(ARM, "N", "M8"), FAR)
    t.do(f"give-attack {ARM}", seat="orcs")
    while t.s.phase == "orders":
        t.do("ready", seat=t.asked[0])
    assert t.order(ARM) == "skirmish"


@pytest.mark.rule("DW-E-ART-26")
def test_direct_fire_names_any_field_in_view_or_not() -> None:
    hidden = packs.ground(height={"H8": 1, "H7": 1, "H9": 1, "J8": 1})
    t = table("shooting-2", unit("cannon", "N", "O8", order="hold"), unit(ORCS, "S", "F8"), game=hidden)
    assert {"at F8", "at E8", "at H8"} <= {*t.options}
    assert t.options[0] == "none"
    t.do("none")
    assert load(t, "cannon") == 6


@pytest.mark.rule("DW-DEC-15")
def test_a_gun_with_two_kinds_of_projectiles_chooses() -> None:
    foes = unit(ORCS, "S", "H8 G8", order="hold")
    t = table("shooting-2", unit("twin_gun", "N", "O8", order="hold"), foes, dice=[20, 11, 20], game=packs.guns())
    t.answer("projectile", "projectile ball").answer("gun-target", "at E8")
    assert t.fields(ORCS) == ["H8"]  # the ball went on after its miss


@pytest.mark.rule("DW-DEC-15")
def test_nobody_sees_what_another_aims_at() -> None:
    t = table("shooting-2", arm(), unit("onager", "S", "E8", order="hold"), game=packs.guns())
    t.do("at E8", seat="orcs")
    assert t.view("orcs")["draft"]["guns"] == {ARM: {"target": "E8", "high": False}}
    assert "guns" not in t.view("empire")["draft"]


# -- aiming high -------------------------------------------------------------------------------------------------------


def before_dragon(dice: list[int], game: Demonworld | None = None) -> Table:
    """A ballista on O8, orcs on K8 and J8, behind them a dragon on H8, G7, G8 and F8."""
    dragon = unit("imperial_dragonrider", "S", "H8", side="orcs", order="hold")
    orcs, piece = unit(ORCS, "S", "J8 K8", order="hold"), unit("ballista", "N", "O8", order="hold")
    return table("shooting-2", piece, dragon, orcs, dice=dice, game=game or packs.guns())


def hit(t: Table) -> list[str]:
    return [event["hex"] for event in t.events("shell-hits")]


@pytest.mark.rule("DW-E-ART-51")
def test_a_shot_aimed_high_meets_only_its_target() -> None:
    t = before_dragon([18, 12, 12]).do("high H8")
    assert hit(t) == ["H8"]
    assert t.s.hits[1] == 4
    assert hit(before_dragon([18, 12, 1, 12]).do("at H8")) == ["K8"]


@pytest.mark.rule("DW-E-ART-51")
def test_a_shot_aimed_high_that_drifts_to_the_side_is_lost() -> None:
    t = before_dragon([10, 2, 20, 20]).do("high H8")  # to H9
    assert t.told("gun-misses")
    assert hit(t) == []


@pytest.mark.rule("DW-E-ART-51")
@pytest.mark.parametrize(("target", "die"), [("H8", 4), ("F8", 1)])
def test_a_shot_aimed_high_that_falls_before_or_behind_is_as_any_other(target: str, die: int) -> None:
    t = before_dragon([10, die, 20, 1]).do(f"high {target}")  # to J7, to E8
    assert hit(t) == ["K8"]


@pytest.mark.rule("DW-E-ART-51", "DW-DEC-15")
def test_nobody_aims_high_at_what_is_hidden_or_small() -> None:
    t = before_dragon([])
    assert sorted(t.targets("high")) == ["F8", "G7", "G8", "H8"]
    assert t.refuses("high J8") == ["DW-E-ART-51"]
    ridge = packs.ground(height=dict.fromkeys(("L7", "L8", "K7", "K8", "K9"), 3))
    assert before_dragon([], ridge).targets("high") == []


# -- what a crew sees --------------------------------------------------------------------------------------------------


def sees(*foes: Any, game: Demonworld | None = None, **more: Any) -> set[str]:
    """Fields a trebuchet of the Empire on N8 may name."""
    piece = unit("trebuchet", "N", "N8", order="hold")
    t = table("shooting-2", piece, *foes, game=game or packs.guns(), **more)
    return {t.s.field_id(field) for field in gunnery.targets(t.s, t.number("trebuchet"))}


@pytest.mark.rule("DW-E-ART-52", "DW-E-ART-54", "DW-E-ART-69")
def test_fields_of_enemies_in_view_and_beside_them_may_be_named() -> None:
    assert sees(unit(ORCS, "S", "F8")) == {"F8", "E7", "E8", "F7", "F9", "G7", "G8"}
    assert sees(unit(MEN, "S", "F8"), unit(ORCS, "S", "P1")) == set()  # nobody fires at own troops alone


@pytest.mark.rule("DW-E-ART-52")
def test_the_top_of_an_element_is_enough() -> None:
    """Behind a hill of two heights, four fields away and as high as the crew's eyes, the top of a troll shows over it
    seven fields away; an orc is no taller than the hill."""
    hill = packs.ground(height=dict.fromkeys(("J7", "J8", "J9", "H7", "H8", "H9"), 1))
    assert "F8" not in sees(unit(ORCS, "S", "F8"), game=hill)
    assert "F8" in sees(unit("trolls", "S", "F8"), game=hill)
    t = table("shooting-2", unit("trebuchet", "N", "N8"), unit("trolls", "S", "F8"), game=hill)
    start, there = (t.s.area.at(field) for field in ("N8", "F8"))
    ridge = {t.s.area.at("G8"): 2}  # one as tall as the crew right before it
    assert t.s.battle.lines.seen(start, there, 2, 3, ridge).sections == 0
    assert t.s.battle.lines.glimpsed(start, there, 2, 3, ridge)


@pytest.mark.rule("DW-E-ART-53")
def test_the_second_rank_of_a_visible_unit_may_be_named() -> None:
    found = sees(unit(ORCS, "S", "G8 F8 E8"))
    assert {"G8", "F8", "E8"} <= found


@pytest.mark.rule("DW-E-ART-53")
def test_an_unseen_unit_two_fields_behind_is_unknown() -> None:
    found = sees(unit(ORCS, "S", "G7 G8 G9"), unit("orc_guard", "S", "E8"))
    assert "F8" in found  # beside one that is seen
    assert "E8" not in found


@pytest.mark.rule("DW-E-ART-54", "DW-E-ART-71")
def test_a_tree_is_no_reason_to_fire() -> None:
    wood = packs.ground(terrain=dict.fromkeys(("F8", "G8", "G7", "H8"), "w"))
    foes = unit("kruuk", "S", "F8"), unit(ORCS, "S", "A1")
    assert "F8" not in sees(*foes, game=wood)


@pytest.mark.rule("DW-E-ART-70", "DW-E-ART-54")
@pytest.mark.parametrize(("round_", "may"), [(3, True), (4, True), (5, False)])
def test_a_unit_gone_behind_a_wood(round_: int, may: bool) -> None:
    piece = unit("trebuchet", "N", "N8", order="hold")
    t = table("orders", piece, unit(ORCS, "S", "F8"), game=packs.guns(), round=3)
    assert any(field == t.s.area.at("F8") for field, _ in artillery.loaded(t.s, 0).sighted)
    from hexarchy.games.demonworld import changes
    from hexarchy.games.demonworld.sequence import enter

    changes.shift(t.s, {1: t.s.area.at("N15")})  # out of the arc, in view or not
    t.s.round = round_
    enter(t.s, "shooting-2")
    assert (t.s.area.at("F8") in gunnery.targets(t.s, 0)) is may
