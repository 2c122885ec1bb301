"""What balls, bolts and stones do (DW-E-ART-36 to -46, -55 to -63, -68, -69)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import Demonworld
from tests.demonworld import packs
from tests.demonworld.table import Table, at, unit

ORCS = "light_orc_swordbearers"  # one hit point each
KRUUK = "kruuk"
GIANT = "myrlak_cloudcook"
ARM = "varrigs_strong_arm"
NO_DRIFT = 20
HOLD = {"order": "hold"}


def table(
    gun: str, foes: Any, dice: list[int], *more: Any, front: str = "O8", game: Demonworld | None = None, **about: Any
) -> Table:
    """A gun of the Empire that faces north, in the second shooting phase; the die for drift comes first."""
    about |= {"layout": [[packs.SHEET]]} if game else {}
    piece = unit(gun, about.pop("facing", "N"), front, **HOLD)
    units = [piece, *([foes] if isinstance(foes, dict) else foes), *more]
    return at("shooting-2", *units, dice=dice, level="expert", game=game or packs.guns(), **about)


def fired(gun: str, target: str, foes: Any, dice: list[int], *more: Any, **about: Any) -> Table:
    t = table(gun, foes, [NO_DRIFT, *dice], *more, **about)
    if t.question == "breath":  # a dragon holds it
        t.do("none")
    return t.answer("gun-target", f"at {target}")


def orcs(fields: str, **more: Any) -> dict[str, Any]:
    return unit(ORCS, "S", fields, **{**HOLD, **more})


def factors(t: Table) -> list[tuple[str, int]]:
    """Fields attacked, each with the Battle Factor."""
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["sides"] == 20]
    return [(roll["hex"], dict(roll["modifiers"])[roll["why"]]) for roll in rolls if "modifiers" in roll]


# -- bolts and balls: O8 to E8 goes by N8 M8 L8 K8 J8 H8 G8 F8 ---------------------------------------------------------


@pytest.mark.rule("DW-E-ART-37", "DW-E-ART-36", "DW-E-ART-09")
def test_a_bolt_goes_through_elements_as_long_as_it_hits() -> None:
    t = fired("ballista", "E8", orcs("H8 G8 F8 E8"), [12, 13, 13, 20])
    assert factors(t) == [("H8", 8), ("G8", 7), ("F8", 6)]  # it needs 12, 13, 14
    assert t.fields(ORCS) == ["E8", "F8"]
    assert t.told("shell-stops", hex="F8")


@pytest.mark.rule("DW-E-ART-37")
def test_a_bolt_is_spent_at_factor_zero() -> None:
    trolls = unit("trolls", "S", "H8 G8 F8 E8 J8 K8", **HOLD)  # two hit points each
    t = fired("ballista", "E8", trolls, [20] * 12)
    assert [factor for _, factor in factors(t)] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert t.fields("trolls") == ["E8", "F8"]


@pytest.mark.rule("DW-E-ART-36")
def test_it_never_flies_beyond_its_final_field() -> None:
    t = fired("ballista", "G8", orcs("H8 G8 F8 E8"), [20, 20, 20])
    assert factors(t) == [("H8", 8), ("G8", 7)]


@pytest.mark.rule("DW-E-ART-36")
@pytest.mark.parametrize(("die", "met"), [(1, "J7"), (3, "J7"), (4, "J8"), (6, "J8")])
def test_between_two_fields_a_die_decides(die: int, met: str) -> None:
    """O8 to H8 runs between N7 and N8, between L7 and L8, between J7 and J8: only the last pair holds something."""
    t = fired("cannon", "H8", orcs("J7 J8"), [die, 20])
    assert t.rolls("DW-E-ART-36") == [(die,)]
    assert factors(t) == [(met, 8)]


@pytest.mark.rule("DW-E-ART-38", "DW-E-ART-37")
def test_a_bolt_hits_a_commander() -> None:
    hero = unit(KRUUK, "S", "H8", hits=[2])
    t = fired("ballista", "E8", [hero, orcs("G8")], [15, 13, 13])
    assert factors(t) == [("H8", 8), ("H8", 7), ("G8", 6)]
    assert (t.fields(KRUUK), t.fields(ORCS)) == ([], ["G8"])  # the last one needed 14
    t = fired("ballista", "E8", [hero, orcs("G8")], [15, 12])
    assert factors(t) == [("H8", 8), ("H8", 7)]
    assert t.fields(KRUUK) == ["H8"]


@pytest.mark.rule("DW-E-ART-39")
def test_a_ball_attacks_each_element_once() -> None:
    t = fired("cannon", "E8", orcs("H8 G8 F8 E8"), [11, 12, 12, 20])
    assert factors(t) == [("H8", 8), ("G8", 8), ("F8", 7), ("E8", 7)]
    assert t.fields(ORCS) == ["F8", "H8"]


@pytest.mark.rule("DW-E-ART-40")
def test_a_ball_hits_a_commander() -> None:
    hero = unit(KRUUK, "S", "H8", hits=[2])
    t = fired("cannon", "E8", [hero, orcs("G8")], [12, 1])
    assert factors(t) == [("H8", 8), ("G8", 7)]
    assert t.s.hits[t.s.entry(t.number(KRUUK)).elements[0]] == 1
    assert factors(fired("cannon", "E8", [hero, orcs("G8")], [11, 1])) == [("H8", 8), ("G8", 8)]


@pytest.mark.rule("DW-E-ART-41", "DW-E-ART-42")
@pytest.mark.parametrize("gun", ["ballista", "cannon"])
def test_a_large_element_is_rolled_for_until_a_roll_fails(gun: str) -> None:
    dragon = unit("imperial_dragonrider", "S", "J8", side="orcs", **HOLD)  # on J8, H8, H9 and G8
    t = fired(gun, "E8", [dragon, orcs("F8")], [12, 12])
    assert factors(t) == [("J8", 8), ("J8", 7)]
    assert t.s.hits[t.s.standing[t.s.area.at("J8")]] == 4
    assert t.fields(ORCS) == ["F8"]
    t = fired(gun, "E8", [dragon, orcs("F8")], [11])
    assert factors(t) == [("J8", 8)]
    t = fired(gun, "E8", [dragon, orcs("F8")], [20] * 9)
    assert [factor for _, factor in factors(t)] == [8, 7, 6, 5, 4]  # five hit points, and it stops there
    assert t.fields(ORCS) == ["F8"]


@pytest.mark.rule("DW-E-ART-43")
def test_a_wall_stops_a_bolt_and_a_ball_may_break_it() -> None:
    walled = packs.ground(walls=["J8-H8"])
    t = fired("ballista", "E8", orcs("G8"), [], game=walled)
    assert factors(t) == []
    assert t.told("shell-stops", hex="H8")
    t = fired("cannon", "E8", orcs("G8"), [12, 17], game=walled)
    assert factors(t) == [("H8", 8), ("G8", 3)]
    assert t.fields(ORCS) == []
    assert t.s.between(t.s.area.at("J8"), t.s.area.at("H8")) is None
    t = fired("cannon", "E8", orcs("G8"), [11], game=walled)
    assert factors(t) == [("H8", 8)]
    assert t.s.between(t.s.area.at("J8"), t.s.area.at("H8")) == "wall"


@pytest.mark.rule("DW-E-ART-43")
def test_a_hedge_stops_nothing() -> None:
    t = fired("ballista", "E8", orcs("G8"), [12], game=packs.ground(hedges=["J8-H8"]))
    assert factors(t) == [("G8", 8)]


@pytest.mark.rule("DW-E-ART-44")
@pytest.mark.parametrize(
    ("card", "die", "element"), [(ORCS, 3, False), (ORCS, 4, True), ("trolls", 2, False), ("trolls", 3, True)]
)
def test_the_wall_or_what_stands_behind_it(card: str, die: int, element: bool) -> None:
    behind = unit(card, "S", "H8", **HOLD)
    t = fired("cannon", "E8", behind, [die, 20, 1], game=packs.ground(walls=["J8-H8"]))
    assert t.rolls("DW-E-ART-44") == [(die,)]
    assert bool(t.told("wall-falls")) is not element
    assert factors(t) == ([("H8", 8)] if element else [("H8", 8), ("H8", 3)])


@pytest.mark.rule("DW-E-ART-44")
def test_nobody_shorter_is_hit_behind_a_wall() -> None:
    standing = unit(ORCS, "S", "H8", **HOLD)
    low = packs.ground(walls=["J8-H8"], height={"J8": 1})  # its foot stands a level below the wall
    t = fired("ballista", "E8", standing, [], game=low)
    assert t.rolls("DW-E-ART-44") == []
    assert t.fields(ORCS) == ["H8"]


@pytest.mark.rule("DW-E-ART-45")
def test_woods_and_underbrush_take_off_the_factor() -> None:
    t = fired("cannon", "E8", orcs("G8"), [15], game=packs.ground(terrain={"J8": "w", "H8": "w"}))
    assert factors(t) == [("G8", 4)]
    t = fired("cannon", "E8", orcs("G8"), [15], game=packs.ground(terrain={"J8": "u", "G8": "w"}))
    assert factors(t) == [("G8", 5)]
    t = fired("cannon", "E8", orcs("G8"), [], game=packs.ground(terrain=dict.fromkeys(["M8", "K8", "J8", "H8"], "w")))
    assert factors(t) == []


# -- the drawing on page 100 -------------------------------------------------------------------------------------------


def drawn(gun: str, target: str, dice: list[int], **about: Any) -> Table:
    unit_ = [unit(KRUUK, "ENE", "D10", hits=[2]), unit(ORCS, "ENE", "C9 E10 D9 E9 E7", **HOLD)]
    cavalry = unit("order_knights", "ENE", "B6", side="orcs", **HOLD)
    game = packs.ground(walls=["E7-E8"], **about)
    t = table(gun, [*unit_, cavalry], [NO_DRIFT, *dice], front="C12", facing="WSW", game=game)
    assert t.refuses("at B6") == ["DW-E-ART-02"]
    return t.answer("gun-target", f"at {target}")


@pytest.mark.rule("DW-E-ART-46", "DW-E-ART-02")
def test_a_bolt_through_a_unit() -> None:
    t = drawn("ballista", "E7", [12, 13, 14, 4, 14])
    assert {t.s.field_id(f) for f in t.s.covered(0, t.s.at[0], t.s.looks[0])} == {"C12", "B13", "C13"}
    assert factors(t) == [("D10", 8), ("D10", 7), ("D9", 6), ("E7", 5)]  # he falls, then the next; the wall is missed
    assert t.rolls("DW-E-ART-44") == [(4,)]
    t = drawn("ballista", "E7", [12, 13, 14, 3])
    assert t.told("shell-stops", hex="E7")
    assert factors(drawn("ballista", "E7", [11])) == [("D10", 8)]


@pytest.mark.rule("DW-E-ART-46")
def test_a_ball_through_a_unit() -> None:
    assert factors(drawn("cannon", "E7", [11, 11, 4, 11])) == [("D10", 8), ("D9", 8), ("E7", 8)]
    t = drawn("cannon", "E7", [12, 13, 1, 14, 18])
    assert factors(t) == [("D10", 8), ("D9", 7), ("E7", 6), ("E7", 1)]
    assert t.told("wall-falls")


@pytest.mark.rule("DW-E-ART-46")
@pytest.mark.parametrize("gun", ["ballista", "cannon"])
def test_a_shot_through_two_woods(gun: str) -> None:
    t = drawn(gun, "E10", [16], terrain={"D11": "w", "D12": "w"})
    assert factors(t) == [("E10", 4)]


# -- heights -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-47")
def test_a_level_at_ten_fields_is_nearly_level() -> None:
    hill = packs.ground(height={"D8": 1, "E8": 1})
    t = fired("cannon", "D8", [orcs("M8 D8")], [20, 20], game=hill)
    assert factors(t) == [("M8", 8), ("D8", 7)]
    t = fired("cannon", "E8", [orcs("G8 E8")], [20], game=hill)  # at nine fields it passes over G8
    assert factors(t) == [("E8", 8)]


@pytest.mark.rule("DW-E-ART-48")
def test_a_shot_at_a_hilltop_passes_over_those_before_it() -> None:
    hill = packs.ground(height={"E8": 2, "F8": 2, "D8": 2})
    t = fired("cannon", "E8", orcs("M8 G8 E8"), [20, 20], game=hill)
    assert factors(t) == [("M8", 8), ("E8", 7)]  # at G8 it flies at a height above 4


@pytest.mark.rule("DW-E-ART-48")
def test_a_hill_that_is_touched_stops_it() -> None:
    ridge = packs.ground(height={"J8": 1})
    t = fired("cannon", "E8", orcs("E8"), [], game=ridge)
    assert t.told("shell-stops", hex="J8")
    slope = packs.ground(height={"M8": 2, "E8": 2, "F8": 2, "G8": 2})
    assert fired("cannon", "E8", orcs("E8"), [], game=slope).told("shell-stops", hex="M8")


@pytest.mark.rule("DW-E-ART-36", "DW-E-ART-48")
@pytest.mark.parametrize(("hill", "die", "stops"), [("J7 J8", 1, True), ("J7", 3, True), ("J7", 4, False)])
def test_it_does_not_fly_between_two_fields_through_a_hill(hill: str, die: int, stops: bool) -> None:
    """O8 to H8 runs between J7 and J8."""
    ridge = packs.ground(height=dict.fromkeys(hill.split(), 1))
    t = fired("cannon", "H8", orcs("H8"), [die, 1], game=ridge)
    assert t.rolls("DW-E-ART-36") == [(die,)]
    assert bool(t.told("shell-stops")) is stops
    assert bool(factors(t)) is not stops


@pytest.mark.rule("DW-E-ART-36", "DW-E-ART-48")
def test_between_two_fields_over_which_it_passes_nothing_is_diced_for() -> None:
    """To a hilltop six fields away it passes over the men before it."""
    hill = packs.ground(height={"H8": 3})
    t = fired("cannon", "H8", orcs("J7 J8 H8"), [1], game=hill)
    assert t.rolls("DW-E-ART-36") == []
    assert factors(t) == [("H8", 8)]


@pytest.mark.rule("DW-E-ART-49", "DW-E-ART-50")
def test_a_gun_on_a_hill_fires_down_one_in_three() -> None:
    hill = packs.ground(height={"O8": 1, "P7": 1, "P8": 1})
    t = table("cannon", orcs("M8 L8"), [], game=hill)
    assert "at L8" in t.options  # size 2, three fields away: the muzzle is at 3, a shot can be lowered to 2
    assert t.refuses("at M8") == ["DW-E-ART-49"]
    assert "at L7" not in t.options  # nobody there: only the ground


@pytest.mark.rule("DW-E-ART-49")
def test_a_gun_fires_up_one_for_each_field() -> None:
    cliff = packs.ground(height={"M8": 3, "N8": 2})
    t = table("cannon", orcs("M8 N8"), [], game=cliff)
    assert t.refuses("at M8") == ["DW-E-ART-49"]  # feet at 6, the muzzle at 1, two fields away
    assert t.refuses("at N8") == ["DW-E-ART-49"]


# -- stones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-55", "DW-E-ART-56", "DW-E-ART-10")
@pytest.mark.parametrize(("die", "hit"), [(14, True), (13, False)])
def test_a_small_stone_attacks_one_field(die: int, hit: bool) -> None:
    t = fired("onager", "F8", orcs("F8 F7 F9"), [die])
    assert factors(t) == [("F8", 6)]
    assert ("F8" not in t.fields(ORCS)) is hit


@pytest.mark.rule("DW-E-ART-55")
def test_a_small_stone_costs_a_large_element_one_hit_point() -> None:
    t = fired("onager", "F8", unit(GIANT, "S", "F8", **HOLD), [1])
    assert factors(t) == []
    assert t.s.hits[t.s.standing[t.s.area.at("F8")]] == 5


@pytest.mark.rule("DW-E-ART-55")
def test_a_small_stone_leaves_walls_alone() -> None:
    t = fired("onager", "F8", orcs("E8"), [20], game=packs.ground(walls=["F8-G8"]))
    assert factors(t) == []
    assert not t.told("wall-falls")


@pytest.mark.rule("DW-E-ART-57", "DW-E-ART-10")
def test_a_large_stone_destroys_one_field_and_attacks_six() -> None:
    foes = unit("noble_footsoldiers", "N", "F8 F7 F9 E8", **HOLD)
    piece = unit(ARM, "N", "M8", **HOLD)
    t = at("shooting-2", piece, foes, dice=[NO_DRIFT, 15, 14, 14], level="expert").answer("gun-target", "at F8")
    assert factors(t) == [("E8", 5), ("F9", 5), ("F7", 5)]  # north-east, east, west
    assert t.fields("noble_footsoldiers") == ["F7", "F9"]


@pytest.mark.rule("DW-E-ART-57", "DW-E-ART-58")
def test_a_stone_of_eight() -> None:
    for struck in (unit(KRUUK, "S", "F8"), unit(GIANT, "N", "F8", **HOLD), unit("trolls", "S", "F8", **HOLD)):
        t = fired("trebuchet", "F8", [struck, orcs("E8")], [12, 12, 12], front="N8")
        assert t.fields(struck["card"]) == []
        assert t.fields(ORCS) == []
        assert {factor for _, factor in factors(t)} == {8}


@pytest.mark.rule("DW-E-ART-59")
def test_higher_ground_is_out_of_its_reach() -> None:
    hill = packs.ground(height={"E8": 1, "D8": 1})
    t = fired("trebuchet", "F8", orcs("E8 F7"), [20, 20], front="N8", game=hill)
    assert factors(t) == [("F7", 8)]
    t = fired("trebuchet", "E8", orcs("E8 F8"), [20, 20], front="N8", game=hill)  # lower ground is not
    assert factors(t) == [("F8", 8)]


@pytest.mark.rule("DW-E-ART-60")
def test_a_large_element_is_attacked_on_each_field_beside_the_stone() -> None:
    giant = unit(GIANT, "S", "F8", **HOLD)
    t = fired("trebuchet", "G8", [giant], [12], front="N8")
    assert factors(t) == [("F8", 8)]
    t = fired("trebuchet", "D8", [giant], [12, 11], front="N8")
    assert factors(t) == [("E8", 8), ("E7", 8)]
    assert t.s.hits[1] == 5


@pytest.mark.rule("DW-E-ART-61", "DW-E-ART-60")
def test_a_stone_beside_a_dragon() -> None:
    dragon = unit("imperial_dragonrider", "N", "E8", side="orcs", **HOLD)
    t = fired("trebuchet", "F10", dragon, [12], front="N8")
    assert factors(t) == [("F9", 8)]
    assert t.s.hits[1] == 4
    t = fired("trebuchet", "F9", dragon, [], front="N8")
    assert t.fields("imperial_dragonrider") == []


@pytest.mark.rule("DW-E-ART-62")
def test_a_stone_in_water_affects_its_own_field_only() -> None:
    lake = packs.ground(terrain={"F8": "1"})
    t = fired("trebuchet", "F8", orcs("F8 F7 E8"), [], front="N8", game=lake)
    assert factors(t) == []
    assert t.fields(ORCS) == ["E8", "F7"]


@pytest.mark.rule("DW-E-ART-63", "DW-E-ART-57")
def test_walls_around_a_large_stone_are_attacked() -> None:
    yard = packs.ground(walls=["F8-G8", "F8-E8"])
    t = fired("trebuchet", "F8", orcs("F8 F7"), [11, 12, 11], front="N8", game=yard)
    assert factors(t) == [("F7", 8), ("E8", 8), ("G8", 8)]  # elements first, then walls, by the compass
    assert [(event["from"], event["to"]) for event in t.events("wall-falls")] == [("F8", "E8")]


# -- together ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-68")
def test_the_fallen_stop_nothing_and_are_not_attacked_again() -> None:
    one, other = unit("cannon", "N", "O8", **HOLD), unit("cannon", "N", "O10", **HOLD)
    t = at("shooting-2", one, other, orcs("E7 G8"), dice=[20, 20, 20, 20], level="expert", game=packs.guns())
    t.answer("gun-target", "at G8").answer("gun-target", "at E7")  # the second by way of G8
    assert factors(t) == [("G8", 8), ("E7", 8)]
    assert t.fields(ORCS) == []


@pytest.mark.rule("DW-E-ART-68")
def test_a_wall_stands_until_the_casualties_are_removed() -> None:
    one, other = unit("cannon", "N", "O8", **HOLD), unit("ballista", "N", "O10", **HOLD)
    yard = packs.ground(walls=["J8-H8"])
    sheet = [[packs.SHEET]]
    t = at("shooting-2", one, other, orcs("G8"), dice=[20, 20, 20, 20], level="expert", game=yard, layout=sheet)
    t.answer("gun-target", "at H8").answer("gun-target", "at E7")
    assert t.told("shell-stops", unit="ballista", hex="H8")
    assert len(t.s.razed) == 1


@pytest.mark.rule("DW-E-ART-69", "DW-E-ART-57")
def test_a_stone_tells_no_friend_from_foe() -> None:
    """Named at an enemy in melee it drifts one field to the east, onto an own element."""
    own = unit("noble_footsoldiers", "N", "C9 D9", melee=1, **HOLD)
    foes = orcs("C8 B9", melee=1)
    piece = unit("trebuchet", "N", "V8", **HOLD)
    dice = [12, 2, 11, 12, 11]
    t = at("shooting-2", piece, own, foes, dice=dice, level="expert", game=packs.guns(), layout=[["0"], ["0"]])
    t.answer("gun-target", "at C8")
    assert t.told("stone-lands", hex="C9")
    assert factors(t) == [("D9", 8), ("C8", 8), ("B9", 8)]
    assert t.rolls("DW-B-SHO-24") == []
    assert (t.fields("noble_footsoldiers"), t.fields(ORCS)) == (["D9"], ["B9"])
