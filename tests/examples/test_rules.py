"""Every rule of the example, from the `test` line of its entry."""

from __future__ import annotations

import random

import pytest

from hexarchy.core.dice import SeededDice
from tests.examples.table import at, fight, where
from tests.tables import Table
from thornford import GAME
from thornford.rules import Blow


def new() -> Table:
    return Table(GAME, GAME.new(dice=SeededDice(1)))


# -- the bands --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TF-1")
def test_five_reavers_come_from_the_south_and_four_wardens_from_the_north() -> None:
    rows = [(sides, int(hex_[2:])) for hex_, sides in new().view(None)["stacks"].items()]
    assert sorted(row for sides, row in rows if "reavers" in sides) == [6] * 5
    assert sorted(row for sides, row in rows if "wardens" in sides) == [1] * 4
    faces = GAME.board_json()["faces"]
    assert faces["red_axes"]["about"]["en"] == "strength 3, 2 movement points"
    assert faces["wolf_riders"]["about"]["en"] == "strength 2, 4 movement points"


@pytest.mark.rule("TF-2")
def test_each_unit_moves_once_then_attacks_once_and_then_the_others_do() -> None:
    t = at({"red_axes": "0404", "oak_spears": "0304"}, dice=[2])
    assert t.asked == ["reavers"]
    t.do("unit red_axes", "stay").answer("movement")
    assert t.targets("unit") == ["crow_riders"]
    assert t.refuses("unit red_axes") == ["TF-2"]
    assert t.refuses("unit oak_spears") == ["TF-2"]
    t.do("end").answer("combat", "unit red_axes", "attack oak_spears")
    assert t.question == "movement", "nobody is left who could attack"
    assert t.asked == ["wardens"]
    t.do("unit oak_spears", "stay")
    assert t.refuses("unit oak_spears") == ["TF-2"]


@pytest.mark.rule("TF-2")
def test_who_has_nobody_beside_him_is_not_asked_to_attack() -> None:
    t = fight({"red_axes": "0406", "black_axes": "0404", "oak_spears": "0304"})
    assert t.targets("unit") == ["black_axes"]
    assert t.refuses("unit red_axes") == ["TF-2"]


@pytest.mark.rule("TF-3")
def test_captains_are_named_at_once_and_in_secret() -> None:
    t = new()
    assert t.asked == ["reavers", "wardens"]
    assert t.refuses("captain oak_spears", seat="reavers") == ["TF-3"]
    t.do("captain red_axes", seat="reavers")
    assert t.asked == ["wardens"]
    assert t.view("reavers")["own"] == {"captain": "red_axes"}
    assert t.view("wardens")["own"] == {"captain": None}
    assert t.heard_by("wardens") == t.heard_by(None) == []
    t.do("captain oak_spears").answer("movement")
    assert t.view(None)["captains"] == []


@pytest.mark.rule("TF-3")
def test_a_captain_is_shown_when_his_unit_fights() -> None:
    t = fight({"red_axes": "0404", "oak_spears": "0304"}, 2, captains=["red_axes", "oak_spears"])
    t.do("unit red_axes", "attack oak_spears")
    assert [event["unit"] for event in t.events("captain-shown")] == ["red_axes", "oak_spears"]
    assert t.view(None)["captains"] == ["red_axes", "oak_spears"]


@pytest.mark.rule("TF-3")
def test_who_has_fought_without_a_captain_is_known_to_have_none() -> None:
    units = {"red_axes": "0404", "black_axes": "0606", "grey_axes": "0506", "oak_spears": "0304"}
    t = fight(units, 3, captains=["grey_axes", "oak_spears"])
    dealt = {t.s.redeal("wardens", random.Random(seed)).captains[0] for seed in range(30)}
    t.do("unit red_axes", "attack oak_spears")
    left = {t.s.redeal("wardens", random.Random(seed)).captains[0] for seed in range(30)}
    assert (dealt, left) == ({0, 1, 2}, {1, 2})


# -- movement ---------------------------------------------------------------------------------------------------------


def costs(t: Table, unit: str) -> dict[str, int]:
    """What each hex a unit can come to costs it."""
    seen: dict[str, int] = t.do(f"unit {unit}").view(t.asked[0])["decision"]["costs"]
    return seen


@pytest.mark.rule("TF-4")
def test_a_forest_costs_two_and_other_hexes_one() -> None:
    t = at({"red_axes": "0405", "oak_spears": "0101"})
    found = costs(t, "red_axes")
    assert (found["0305"], found["0505"], found["0404"], found["0304"]) == (2, 2, 1, 2)
    assert "0204" not in found, "the forest between leaves nothing"
    assert t.refuses("move 0202") == ["TF-4"]


@pytest.mark.rule("TF-5")
def test_crossing_the_river_takes_the_whole_move() -> None:
    assert costs(at({"wolf_riders": "0204", "oak_spears": "0601"}), "wolf_riders")["0203"] == 4
    t = at({"wolf_riders": "0205", "oak_spears": "0601"})
    assert "0204" in costs(t, "wolf_riders")
    assert t.refuses("move 0203") == ["TF-4"]


@pytest.mark.rule("TF-5")
def test_the_ford_is_open_ground() -> None:
    found = costs(at({"wolf_riders": "0404", "oak_spears": "0101"}), "wolf_riders")
    assert (found["0403"], found["0402"], found["0401"]) == (1, 2, 3)


@pytest.mark.rule("TF-6")
def test_one_unit_to_a_hex() -> None:
    t = at({"red_axes": "0106", "black_axes": "0105", "grey_axes": "0206", "oak_spears": "0501"})
    assert costs(t, "red_axes") == {"0205": 1, "0204": 2, "0306": 2}, "round the others, not through them"
    assert t.refuses("move 0105") == ["TF-6"]
    assert t.refuses("move 0501") == ["TF-6"]


@pytest.mark.rule("TF-7")
def test_beside_an_enemy_a_unit_goes_no_farther() -> None:
    assert costs(at({"wolf_riders": "0406", "oak_spears": "0405"}), "wolf_riders") == {"0306": 1, "0506": 1}
    found = costs(at({"wolf_riders": "0405", "oak_spears": "0404"}), "wolf_riders")
    assert {"0305", "0505"} <= found.keys(), "who stood there before may leave"


# -- combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TF-8")
def test_enemies_beside_a_unit_can_be_attacked_across_the_river_too() -> None:
    units = {"red_axes": "0304", "oak_spears": "0303", "mill_spears": "0404", "hill_spears": "0501"}
    t = fight(units).do("unit red_axes")
    assert t.targets("attack") == ["mill_spears", "oak_spears"]
    assert t.refuses("attack hill_spears") == ["TF-8"]


EVEN = {"red_axes": "0404", "oak_spears": "0504"}


@pytest.mark.rule("TF-9")
@pytest.mark.parametrize(
    ("die", "event"),
    [(1, "destroyed"), (2, "nothing"), (3, "nothing"), (4, "retreats"), (5, "retreats"), (6, "destroyed")],
)
def test_one_die_decides(die: int, event: str) -> None:
    t = fight(EVEN, die).do("unit red_axes", "attack oak_spears")
    (told,) = t.events(event)
    assert [*told.get("units", ()), told.get("unit")][0] == ("oak_spears" if die >= 4 else "red_axes")
    assert t.rolls("TF-9") == [(die,)]


@pytest.mark.rule("TF-9")
def test_strengths_count() -> None:
    t = fight({"wolf_riders": "0404", "oak_spears": "0504"})
    assert Blow(t.s, 0, 3, 7).modifiers == (("TF-9", -1),)
    assert [Blow(t.s, 0, 3, 7).result(die) for die in (1, 2, 6)] == ["repulsed", "repulsed", "driven-back"]
    assert Blow(t.s, 1, 7, 3).modifiers == (("TF-9", 1),)


@pytest.mark.rule("TF-10")
@pytest.mark.parametrize(
    ("attacker", "target", "amount"),
    [("0402", "0403", -1), ("0404", "0403", -2), ("0405", "0505", -1), ("0204", "0203", -1), ("0404", "0504", 0)],
    ids=["village", "village over the ford", "forest", "river", "open"],
)
def test_cover(attacker: str, target: str, amount: int) -> None:
    t = at({"red_axes": attacker, "oak_spears": target})
    assert dict(Blow(t.s, 0, 0, 7).modifiers).get("TF-10", 0) == amount


@pytest.mark.rule("TF-11")
def test_captains_count_on_both_sides_as_far_as_they_are_known() -> None:
    t = at(EVEN, captains=["red_axes", "oak_spears"])
    assert Blow(t.s, 0, 0, 7).modifiers == (("TF-11", 1),), "the reavers do not know of the other"
    assert Blow(t.s, 1, 0, 7).modifiers == (("TF-11", -1),)
    t.s.shown = (0, 7)
    assert Blow(t.s, 0, 0, 7).modifiers == ()


@pytest.mark.rule("TF-11")
def test_a_captain_who_shows_himself_changes_the_die_that_shows_him() -> None:
    t = fight(EVEN, 6, captains=["crow_riders", "oak_spears"]).do("unit red_axes", "attack oak_spears")
    assert where(t, "oak_spears") == "0604", "driven back with 6 - 1"
    (roll,) = t.events("roll")
    assert roll["modifiers"] == (("TF-11", -1),)


@pytest.mark.rule("TF-12")
def test_who_is_driven_back_chooses_where_to_and_the_victor_follows() -> None:
    t = fight({"red_axes": "0405", "oak_spears": "0404"}, 4).do("unit red_axes", "attack oak_spears")
    assert t.asked == ["wardens"]
    assert t.targets("retreat") == ["0304", "0504"]
    assert t.refuses("retreat 0403") == ["TF-12"], "across the river, though at the ford"
    assert t.refuses("retreat 0305") == ["TF-12"], "beside the axes"
    t.do("retreat 0504")
    assert (where(t, "oak_spears"), where(t, "red_axes")) == ("0504", "0404")


@pytest.mark.rule("TF-12")
def test_who_has_one_way_back_goes_there_unasked() -> None:
    t = fight(EVEN, 5).do("unit red_axes", "attack oak_spears")
    assert (t.asked, where(t, "oak_spears"), where(t, "red_axes")) == (["wardens"], "0604", "0504")
    assert t.question == "movement"


@pytest.mark.rule("TF-12")
def test_who_has_no_way_back_is_destroyed() -> None:
    t = fight({"red_axes": "0102", "wolf_riders": "0302", "oak_spears": "0101"}, 4)
    t.do("unit red_axes", "attack oak_spears")
    assert [event["unit"] for event in t.events("destroyed")] == ["oak_spears"]
    assert where(t, "red_axes") == "0101"


# -- victory ----------------------------------------------------------------------------------------------------------


def turn(t: Table) -> Table:
    """A band's turn in which nobody does anything."""
    seat = t.asked[0]
    while t.asked == [seat]:
        t.do("end")
    return t


@pytest.mark.rule("TF-13")
def test_reavers_who_hold_the_village_from_turn_to_turn_have_won() -> None:
    t = at({"red_axes": "0404", "oak_spears": "0601"}).do("unit red_axes", "move 0403", "end")
    assert t.view(None)["held"]
    turn(t)
    assert not t.view(None)["result"]
    turn(t)
    assert (t.winner, t.s.result.why) == ("reavers", "TF-13")


@pytest.mark.rule("TF-13")
def test_leaving_the_village_breaks_it() -> None:
    t = at({"red_axes": "0403", "black_axes": "0404", "oak_spears": "0601"}, held=True)
    t.do("unit red_axes", "move 0402", "unit black_axes", "move 0403", "end")
    assert t.winner is None
    assert t.view(None)["held"], "it begins anew"


@pytest.mark.rule("TF-13")
def test_being_driven_out_of_the_village_breaks_it() -> None:
    t = fight({"red_axes": "0403", "oak_spears": "0402"}, 6, phase="wardens", held=True)
    t.do("unit oak_spears", "attack red_axes")
    assert not t.view(None)["held"]
    assert where(t, "oak_spears") == "0403"


@pytest.mark.rule("TF-14")
def test_a_band_without_units_has_lost_at_once() -> None:
    t = fight({"red_axes": "0404", "oak_spears": "0504"}, 6, captains=["crow_riders"])
    t.do("unit red_axes", "attack oak_spears")
    assert t.winner is None, "its only unit is led by the captain, and so driven back"
    t = fight({"red_axes": "0404", "oak_spears": "0504"}, 6, captains=["red_axes"])
    t.do("unit red_axes", "attack oak_spears")
    assert (t.winner, t.s.result.why, t.s.result.scores) == ("reavers", "TF-14", (1, 0))


@pytest.mark.rule("TF-14")
def test_after_the_tenth_turn_the_wardens_have_won() -> None:
    t = turn(at({"oak_spears": "0301"}, turn=10))
    assert not t.view(None)["result"]
    turn(t)
    assert (t.winner, t.s.result.why) == ("wardens", "TF-14")
