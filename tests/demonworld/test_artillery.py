"""Guns (DW-E-ART-01 to -26, -64 to -67): bases, arcs, loading, orders; who fires when and at what (DW-DEC-15)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME, Demonworld, changes, flaming
from hexarchy.games.demonworld.large import artillery, gunnery
from hexarchy.games.demonworld.sequence import enter
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import BLOWS
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


@pytest.mark.rule("DW-E-ART-09", "DW-E-ART-26")
@pytest.mark.parametrize(("gun", "direct"), [("cannon", True), ("onager", False)])
def test_direct_fire_is_free_and_stopped_indirect_fire_neither(gun: str, direct: bool) -> None:
    foes = unit(ORCS, "S", "K8 F8", order="hold"), unit("trolls", "S", "F12", order="hold")
    t = table("shooting-2", unit(gun, "N", "O8", order="hold"), *foes, dice=[20, 20, 20, 20], game=packs.guns())
    assert ("at H8" in t.options) is direct  # an empty field with nobody near it
    t.do("at F8" if direct else "at F12")
    assert bool(t.told("stone-lands")) is not direct
    assert ("K8" in hit(t)) is direct


@pytest.mark.rule("DW-DEC-15", "DW-E-ART-10")
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
    dragon = unit("imperial_dragonrider", "S", "H8", side="orcs", order="attack")
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
@pytest.mark.parametrize("burns", [False, True])
def test_a_tree_is_a_reason_to_fire_only_for_what_burns_it(burns: bool) -> None:
    """A commander stands unseen in a wood."""
    wood = packs.ground(terrain=dict.fromkeys(("F8", "G8", "G7", "H8"), "w"))
    foes = unit("kruuk", "S", "F8"), unit(ORCS, "S", "P1")
    piece = unit("fire_pot", "N", "N8", order="hold")
    with_fire = {"options": {"fire": True}, "fire": {"flaming": ["fire_pot"]}} if burns else {}
    t = table("shooting-2", piece, *foes, game=wood, **with_fire)
    assert (t.s.area.at("F8") in gunnery.targets(t.s, 0)) is burns
    if not burns:
        reason = gunnery.why_not_there(t.s, 0, t.s.area.at("F8"))
        assert reason is not None
        assert reason.rule == "DW-E-ART-54"


POT = unit("fire_pot", "N", "N8", order="hold")
ANNOUNCED: Any = {"game": packs.guns(), "options": {"fire": True}, "fire": {"flaming": ["fire_pot"]}}


@pytest.mark.rule("DW-E-FIR-23")
@pytest.mark.parametrize(("announced", "asked"), [([], True), (["fire_pot"], False)])
def test_a_gun_that_prepares_fire_does_not_turn(announced: list[str], asked: bool) -> None:
    more = {**ANNOUNCED, "fire": {"flaming": announced}}
    t = table("movement", POT, unit(ORCS, "S", "F8"), step="hold step", **more).do("move fire_pot")
    assert (t.question == "large-operation") is asked  # with nothing to choose nobody is asked


@pytest.mark.rule("DW-E-FIR-23")
@pytest.mark.parametrize(("turned", "asked"), [(False, True), (True, False)])
def test_no_stone_takes_the_place_of_a_forfeited_fire_pot(turned: bool, asked: bool) -> None:
    t = table("shooting-1", POT, unit(ORCS, "S", "F8"), **ANNOUNCED)
    t.s._thaw()
    changes.unit(t.s, 0, stirred=turned)
    enter(t.s, "shooting-2")
    assert artillery.may_fire(t.s, 0) is asked


@pytest.mark.rule("DW-E-FIR-24", "DW-E-ART-68")
def test_a_fire_pot_does_not_attack_who_is_shot_down_already() -> None:
    t = table("shooting-2", POT, unit(ORCS, "S", "F8"), dice=[20], **ANNOUNCED)
    field = t.s.area.at("F8")
    shot_down = {t.s.standing[field]: 1}
    flaming.incendiary(t.s, field, 6, shot_down)
    assert [*shot_down.values()] == [1]


@pytest.mark.rule("DW-E-FIR-23", "DW-E-ART-67")
def test_a_gun_attacked_in_this_turn_still_fires_what_it_announced() -> None:
    """Rolls: no drift, then 14 and a factor of six."""
    foes = unit(MEN, "N", "P8", order="attack", melee=2, side="orcs"), unit(ORCS, "S", "F8")
    t = table("shooting-2", {**POT, "melee": 2}, *foes, dice=[15, 14], **ANNOUNCED).answer("gun-target", "at F8")
    assert [roll["why"] for roll in t.events("roll")][-2:] == ["DW-E-ART-27", "DW-E-FIR-24"]
    assert t.fields(ORCS) == []


@pytest.mark.rule("DW-E-ART-70", "DW-E-ART-54")
@pytest.mark.parametrize(("round_", "may"), [(3, True), (4, True), (5, False)])
def test_a_unit_gone_behind_a_wood(round_: int, may: bool) -> None:
    piece = unit("trebuchet", "N", "N8", order="hold")
    t = table("orders", piece, unit(ORCS, "S", "F8"), game=packs.guns(), round=3)
    assert any(field == t.s.area.at("F8") for field, _ in artillery.loaded(t.s, 0).sighted)
    changes.shift(t.s, {1: t.s.area.at("N15")})  # out of the arc, in view or not
    assert t.s.area.at("F8") in gunnery.targets(t.s, 0)  # what was found before is not remembered too long
    t.s.round = round_
    enter(t.s, "shooting-2")
    assert (t.s.area.at("F8") in gunnery.targets(t.s, 0)) is may


# -- movement ----------------------------------------------------------------------------------------------------------


def moving(
    order: str = "move", gun: str = ARM, front: str = "H8", ground: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A gun that faces north is about to move."""
    game = packs.ground(**(ground or {}))
    piece = unit(gun, "N", front, order=order, **more)
    t = table("movement", piece, unit(MEN, "S", "A1", side="empire"), step=f"{order} step", game=game)
    return t.do(f"move {gun}")


def fields(t: Table, gun: str = ARM) -> set[str]:
    element = t.s.entry(t.number(gun)).elements[0]
    return {t.s.field_id(field) for field in t.s.base(element)}


def costs(t: Table) -> list[int]:
    return [event["points"] for event in t.events("strides")]


@pytest.mark.rule("DW-E-ART-06")
@pytest.mark.parametrize(
    ("step", "front"), [("ahead-left", "G7"), ("ahead-right", "G8"), ("back-left", "J7"), ("back-right", "J8")]
)
def test_a_gun_moves_ahead_and_straight_back(step: str, front: str) -> None:
    t = moving().do(step)
    assert t.fields(ARM) == [front]
    assert costs(t) == [3]
    assert moving().refuses("side-left") == ["DW-E-LRG-23"]


@pytest.mark.rule("DW-E-ART-07")
def test_how_guns_turn() -> None:
    turns = {option for option in moving("hold", "cannon").options if option.startswith("swing")}
    ways = ("forward", "backward", "spot")
    assert turns == {f"swing {way}-{hand}" for way in ways for hand in ("left", "right")}
    t = moving("hold", "cannon").do("swing spot-right")
    assert (fields(t, "cannon"), t.facing("cannon"), costs(t)) == ({"H8", "J7", "J8"}, "ESE", [3])
    turns = {option for option in moving("hold").options if option.startswith("swing")}
    assert turns == {f"swing {way}-{hand}" for way in ("forward", "backward") for hand in ("left", "right")}
    t = moving("hold").do("swing forward-right")
    assert {"J8", "J7"} & fields(t)  # about a middle field
    assert t.facing(ARM) == "ENE"


@pytest.mark.rule("DW-E-ART-21")
def test_a_gun_that_holds_only_turns() -> None:
    t = moving("hold")
    assert t.refuses("ahead-left") == ["DW-E-ART-21"]
    assert "ahead-left" in moving("skirmish").options


@pytest.mark.rule("DW-E-ART-17", "DW-E-ART-18")
def test_a_moving_gun_with_two_hits() -> None:
    t = moving(load=0, hits=[2])
    assert t.ask_of("orcs").args["points"] == 7
    t.do("ahead-left", "swing forward-left")
    assert t.question != "large-operation" or t.options == ["stop"]
    after(t, "movement")
    assert load(t) == 0  # the point that is left is not loaded


@pytest.mark.rule("DW-E-ART-20", "DW-E-ART-19")
def test_a_skirmishing_gun_loads_what_is_left() -> None:
    t = moving("skirmish", load=0, hits=[3]).do("ahead-left")
    if t.question == "large-operation":
        t.do("stop")
    after(t, "movement")
    assert load(t) == 2


@pytest.mark.rule("DW-E-ART-21")
def test_turning_is_missing_for_loading() -> None:
    t = moving("hold", load=0).do("swing forward-left", "stop")
    after(t, "movement")
    assert load(t) == 3


@pytest.mark.rule("DW-E-ART-03")
@pytest.mark.parametrize(("terrain", "passable"), [*[(kind, False) for kind in "ruwsmox1"], ("g", True)])
def test_ground_for_guns(terrain: str, passable: bool) -> None:
    t = moving(ground={"terrain": {"G8": terrain}})
    assert ("ahead-right" in t.options) is passable
    if not passable:
        assert t.refuses("ahead-right") == ["DW-E-LRG-08"]


@pytest.mark.rule("DW-E-ART-03")
@pytest.mark.parametrize("kind", ["walls", "hedges"])
def test_guns_cross_neither_hedges_nor_walls(kind: str) -> None:
    assert moving(ground={kind: ["H8-G8"]}).refuses("ahead-right") == ["DW-E-LRG-08"]


@pytest.mark.rule("DW-E-ART-03", "DW-S-TER-31")
def test_guns_do_not_cross_what_is_left_of_a_wall() -> None:
    piece = unit(ARM, "N", "H8", order="move")
    t = table("movement", piece, step="move step", game=packs.ground(walls=["H8-G8"]), razed=["H8-G8"])
    assert t.do(f"move {ARM}").refuses("ahead-right") == ["DW-E-LRG-08"]


HILL = {f"{row}{n}": 1 for row in "ABCDEFG" for n in range(1, 19)}


@pytest.mark.rule("DW-E-ART-04")
def test_guns_go_downhill_off_a_road_and_never_up() -> None:
    assert moving(ground={"height": HILL}).refuses("ahead-right") == ["DW-E-LRG-08"]
    low = {f"{row}{n}": 1 for row in "HJKLMNOP" for n in range(1, 19)}
    t = moving(ground={"height": low}).do("ahead-right")
    assert costs(t) == [9]
    low = dict.fromkeys(low, 2)
    assert moving(ground={"height": low}).refuses("ahead-right") == ["DW-E-LRG-08"]


ROAD = ["E8", "F8", "G8", "H8", "J8", "K8", "L8"]


@pytest.mark.rule("DW-E-ART-04", "DW-E-CHA-04")
def test_guns_on_a_road() -> None:
    t = moving(gun="cannon", front="G8", ground={"roads": [ROAD], "height": dict.fromkeys(("F8", "F9", "F7", "E8"), 1)})
    t.do("ahead-left")
    assert costs(t) == [9]  # up
    down = dict.fromkeys(("G8", "H8", "H7", "H9", "J8", "J7"), 1)
    t = moving(gun="cannon", front="G8", ground={"roads": [ROAD], "height": down}).do("ahead-left")
    assert costs(t) == [6]
    wood = {f"{row}{n}": "w" for row in "EFGHJK" for n in range(1, 18) if f"{row}{n}" not in ROAD}
    t = moving(gun="cannon", front="G8", ground={"roads": [ROAD], "terrain": wood}).do("ahead-left")
    assert costs(t) == [3]
    assert t.refuses("ahead-left") == ["DW-E-LRG-08"]  # E7: nothing of it but F8 would lie on the road


@pytest.mark.rule("DW-E-ART-05", "DW-DEC-05")
def test_guns_are_deployed_where_they_could_have_been_brought() -> None:
    rows = {"A": 0, "B": 1, "C": 2, "D": 2}
    slope = {f"{row}{n}": level for row, level in rows.items() for n in range(1, 19)}
    plateau = {f"{row}{n}": 2 for row in "BCD" for n in range(1, 19)}
    for height, reached in ((slope, True), (plateau, False)):
        t = table("orders", arm(front="K8"), unit(MEN, "S", "P1"), game=packs.ground(height=height))
        fields = tuple(t.s.area.at(field) for field in ("C8", "D8", "D9"))
        assert artillery.not_brought(t.s, 0, fields) is not reached
        assert t.s.upper == t.s.side(0)


# -- melee -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-67")
def test_no_loading_with_an_enemy_at_the_gun() -> None:
    t = table("movement", arm(load=2, melee=2), unit(MEN, "S", "L8", order="attack", melee=2), step="loading")
    assert load(t) == 2


@pytest.mark.rule("DW-E-ART-67", "DW-DEC-15")
@pytest.mark.parametrize(("since", "asked"), [(2, True), (1, False)])
def test_a_gun_contacted_in_this_turn_may_fire(since: int, asked: bool) -> None:
    near = unit(MEN, "S", "L8 E5", order="attack", melee=since)
    assert (table("shooting-2", arm(melee=since), near).question == "gun-target") is asked


def fight(fields: str, dice: Any = 1, facing: str = "S") -> Table:
    """Footsoldiers at a gun on H8, J7, J8, K8."""
    return table("melee", arm(front="H8", melee=1), unit(MEN, facing, fields, melee=1), dice=dice)


@pytest.mark.rule("DW-E-ART-65")
def test_each_field_of_a_gun_defends_itself() -> None:
    """One on G8 touches its front field, one on K9 the right middle field and the back field: three attacks."""
    t = fight("G8 K9", dice=[1, 1, 1])
    t.do("take H8").answer("strike-with", "blow field-1")
    t.do("take H8").answer("strike-with", "blow field-3")
    t.do("take H8")  # the last one is not chosen
    rolls = [event for event in t.events("roll") if event["why"] == "DW-B-MEL-13" and event["unit"] == ARM]
    assert [roll["hex"] for roll in rolls] == ["G8", "K9", "K9"]
    assert {dict(roll["modifiers"])["DW-B-CHR-05"] for roll in rolls} == {3}
    assert not any("DW-B-MEL-19" in dict(roll["modifiers"]) for roll in rolls)


@pytest.mark.rule("DW-E-ART-65", "DW-E-ART-01")
@pytest.mark.parametrize(("field", "facing"), [("G8", "S"), ("K9", "WNW"), ("L8", "N")])
def test_every_attack_on_a_gun_is_frontal(field: str, facing: str) -> None:
    t = fight(field, facing=facing)
    attacker = t.s.standing[t.s.area.at(field)]
    assert "DW-B-MEL-18" not in dict(Strike(attacker, 0).modifiers(t.s))


@pytest.mark.rule("DW-E-LME-13", "DW-E-ART-65")
def test_the_crew_of_a_gun_gains_nothing_from_behind() -> None:
    t = fight("G8", facing="N")
    foe = t.s.standing[t.s.area.at("G8")]
    assert "DW-B-MEL-18" not in dict(Strike(0, foe, 0, BLOWS.index("field-1")).modifiers(t.s))


@pytest.mark.rule("DW-E-ART-66")
def test_elements_at_a_gun_walk_away_and_guns_stay() -> None:
    t = fight("L8", dice=[1] * 8, facing="N")
    while t.question != "regroup":
        t.do("first" if t.question == "regroup-first" else "done")
    assert t.asked == ["empire"]  # nobody asks the gun
    t.do("take L8")
    assert {"to M8", "to N8"} <= {*t.options}  # two fields, away from it
