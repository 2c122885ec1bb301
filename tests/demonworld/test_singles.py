"""Single elements (DW-S-CMD): how commanders and wizards stand on the area, alone or attached, move, join and leave."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld import GAME, Demonworld, singles
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.cards import Card
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.movement.strength import points
from hexarchy.games.demonworld.roster import Roster
from hexarchy.games.demonworld.strike import initiative
from hexarchy.games.demonworld.victory import score
from hexarchy.games.demonworld.words import ATTACK, EMPIRE, MISSILE, MOVE, RALLYING, SKIRMISH
from tests import tables
from tests.demonworld.ground import area
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, at, new, unit

TROLLS = unit("trolls", "N", "K4 K5 K6 K7")
EATERS = unit("dwarf_eaters", "N", "K4 K5 K6 K7")
ARCHERS = unit("light_orc_archers", "N", "M4 M5 M6 M7", order="attack")
KNIGHTS = unit("order_knights", "S", "C4 C5 C6 C7")
KNIGHTS_FAR = unit("order_knights", "N", "O14 O15 O16 O17")


def standard(phase: str, *units: Any, **about: Any) -> Table:
    return at(phase, *units, level="standard", **about)


def alone(card: str, field: str, facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(card, facing, field, **more)


def with_(card: str, field: str, host: str, facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(card, facing, field, host=host, **more)


# -- how they stand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-02", "DW-S-CMD-01")
def test_a_commander_is_one_element_with_a_card_and_hit_points_of_its_own() -> None:
    t = standard("orders", TROLLS, alone("kruuk", "M5"), alone("herkyn", "B5", "S"), KNIGHTS)
    kruuk = t.number("kruuk")
    (element,) = t.s.bodies[kruuk]
    card = t.s.entry(kruuk).card.printed
    assert (t.s.hits[element], card.models_per_element, card.initiative) == (3, 1, 3)
    assert singles.independent(t.s, kruuk)
    assert (singles.stars(t.s, t.number("herkyn")), singles.stars(t.s, kruuk)) == (3, 1)
    check(t.s)


@pytest.mark.rule("DW-S-CMD-12", "DW-S-CMD-24")
def test_attached_it_is_an_element_of_its_host_and_beside_it_undeclared_it_is_none() -> None:
    t = standard("orders", alone("kruuk", "L5"), with_("baslian", "K8", "trolls"), TROLLS, KNIGHTS)
    trolls, baslian = t.number("trolls"), t.number("baslian")
    assert t.fields("trolls") == ["K4", "K5", "K6", "K7", "K8"]
    assert not t.s.bodies[baslian]
    assert t.s.unit_of(t.s.element_of(baslian)) == trolls
    assert singles.attached_to(t.s, trolls) == [baslian]
    bonus = dict(MoraleTest(MISSILE, trolls).modifiers(t.s))["DW-S-CMD-01"]
    assert bonus == 2  # not 3: Kruuk stands beside it, no more
    assert t.view(None)["units"]["baslian"]["host"] == "trolls"
    check(t.s)
    again = GAME.from_json(json.loads(t.s.dumps()))
    assert again.bodies == t.s.bodies  # type: ignore[attr-defined]


def test_positions_attach_only_singles_to_units_of_their_side() -> None:
    with pytest.raises(BadInput, match="own side"):
        standard("orders", TROLLS, with_("herkyn", "K8", "trolls"))
    with pytest.raises(BadInput, match="own side"):
        standard("orders", TROLLS, unit("orc_guard", "N", "L4 L5", host="trolls"))


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-WIN-17", "DW-DEC-05")
def test_commanders_are_deployed_alone_attached_or_in_the_place_of_an_element() -> None:
    t = new("open_field", level="standard", ground="blank").until("edge").do("upper")
    if t.view(None)["upper"] != "orcs":
        t = new("open_field", level="standard", ground="blank").until("edge").do("lower")
    mine = [option for option in t.options_of("orcs") if option.startswith("deploy ")]
    assert "deploy baslian" in mine
    t.do("deploy baslian", seat="orcs")
    assert not any(option.startswith("join") for option in t.options_of("orcs"))  # nobody stands there yet
    field = next(option for option in t.options_of("orcs") if option.startswith("to "))
    t.do(field, "face S", seat="orcs")
    host = next(option.removeprefix("deploy ") for option in mine if option != "deploy baslian")
    t.do(f"deploy {host}", "form line-5", "face S", seat="orcs")
    t.do([option for option in t.options_of("orcs") if option.startswith("to ")][-1], "close", seat="orcs")
    t.do("deploy baslian", f"join {host}", seat="orcs")
    place = next(option for option in t.options_of("orcs") if option.startswith("to "))
    t.do(place, seat="orcs")
    swaps = [option for option in t.options_of("orcs") if option.startswith("swap ")]
    assert len(swaps) == 10
    t.do(swaps[0], "face S", seat="orcs")
    placed = {entry["field"]: entry for entry in t.view("orcs")["draft"]["placed"]}
    taken = swaps[0].removeprefix("swap ")
    assert placed[taken] == {"unit": "baslian", "field": taken, "facing": "S", "host": host}
    assert placed[place.removeprefix("to ")]["unit"] == host
    assert len(placed) == 11
    t.do(f"deploy {host}", seat="orcs")  # taken up again with who is attached to it
    assert t.view("orcs")["draft"]["placed"] == []


# -- outliving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-41")
def test_a_commander_outlives_his_unit_and_fights_on_as_a_single_element() -> None:
    t = standard(
        "melee",
        unit("dwarf_eaters", "N", "G4", melee=2),
        with_("kruuk", "G5", "dwarf_eaters"),
        unit("order_knights", "S", "F4 F5", melee=2),
        dice=[20],
    )
    t.do("done", seat="orcs").do("take F4", "close", "done", seat="empire")
    kruuk = t.number("kruuk")
    assert not t.s.bodies[t.number("dwarf_eaters")]
    assert singles.independent(t.s, kruuk)
    assert t.in_melee("kruuk")
    check(t.s)
    while t.question != "regroup" or "take G5" not in t.options:
        t.do("done" if "done" in t.options else t.options[0])
    assert t.asked == ["orcs"]  # he regroups as an element of the melee
    assert score(t.s, EMPIRE) == 180


# -- moving on their own -----------------------------------------------------------------------------------------------


def move_of(name: str, *units: Any, step: str = "move step", **about: Any) -> Table:
    """A single element is about to move in a step."""
    t = standard("movement", *units, step=step, **about)
    seat = "orcs" if name in ("baslian", "kruuk") else "empire"
    t.do(f"name {name}", seat=seat)
    for other in t.asked:
        t.do("ready", seat=other)
    return t


def left(t: Table) -> int:
    points: int = t.ask_of(t.asked[0]).args["points"]
    return points


@pytest.mark.rule("DW-S-CMD-03", "DW-DEC-25")
def test_it_goes_in_any_direction_turns_freely_and_pays_three_for_a_field() -> None:
    t = move_of("kruuk", alone("kruuk", "M5"), KNIGHTS)
    assert (t.question, left(t)) == ("single", 24)
    assert t.targets("to") == ["L4", "L5", "M4", "M6", "N4", "N5"]
    t.do("to M6", "face S", "to M7", "face N", "to M8", "to M9", "to M10", "to M11", "to M12", "to M13")
    assert t.fields("kruuk") == ["M13"]
    assert t.question != "single" or not t.targets("to")  # eight fields
    assert t.facing("kruuk") == "N"


@pytest.mark.rule("DW-S-CMD-03")
def test_woods_cost_three_points_and_mud_five() -> None:
    t = move_of("kruuk", alone("kruuk", "M5"), KNIGHTS)
    ground = area(terrain={"M6": "w", "M7": "m"})
    t.s.battle = Battle(t.s.battle.world, 1, t.s.battle.layout, t.s.battle.forces, 9, t.s.battle.zones)
    t.s.battle.ground.area = ground  # type: ignore[misc]
    t.do("to M6")
    assert left(t) == 21
    t.do("to M7")
    assert left(t) == 16


@pytest.mark.rule("DW-S-CMD-04")
def test_its_points_are_constant_and_it_gets_no_order() -> None:
    t = standard("orders", TROLLS, alone("baslian", "M5"), KNIGHTS)
    assert not any("baslian" in option for option in t.options_of("orcs"))
    assert t.refuses("give-move baslian", seat="orcs") == ["DW-S-CMD-04"]
    for step in ("move step", "skirmish step", "attack step", "hold step"):
        assert left(move_of("baslian", alone("baslian", "M5"), KNIGHTS, step=step)) == 16


@pytest.mark.rule("DW-S-CMD-07", "DW-DEC-23")
def test_it_moves_before_the_units_of_one_step_and_not_again() -> None:
    t = move_of("kruuk", {**TROLLS, "order": "attack"}, alone("kruuk", "M5"), KNIGHTS, step="attack step")
    assert t.question == "single"
    t.do("to M6", "stop")
    assert t.question == "next-unit"
    assert t.refuses("name kruuk")  # not after the first unit, nor in the next step
    t.do("done")
    assert t.question == "singles-turn"  # in the Hold step nobody was left to be named
    assert t.unit("kruuk").moved


@pytest.mark.rule("DW-DEC-23")
def test_one_that_is_named_in_no_step_has_not_moved() -> None:
    t = standard("movement", alone("kruuk", "M5"), KNIGHTS)
    for _ in range(4):
        t.answer("singles", "ready", seat="orcs")
    assert t.question == "singles-turn"
    assert not t.unit("kruuk").moved


@pytest.mark.rule("DW-S-CMD-07", "DW-DEC-36")
def test_at_the_end_of_the_hold_step_it_may_turn_even_if_it_moved() -> None:
    t = move_of("kruuk", alone("kruuk", "M5"), KNIGHTS, step="hold step").do("to M6", "stop")
    t.answer("singles-turn", "move kruuk", "face S")
    assert t.facing("kruuk") == "S"
    fights = standard(
        "movement",
        alone("kruuk", "M5", melee=1),
        unit("berserkers", "S", "L5", melee=1),
        KNIGHTS,
        step="singles turn",
    )
    assert fights.question != "singles-turn"


@pytest.mark.rule("DW-DEC-36")
def test_the_side_with_fewer_single_elements_turns_them_first() -> None:
    t = standard(
        "movement",
        alone("kruuk", "M5"),
        alone("baslian", "M8"),
        alone("herkyn", "C5", "S"),
        step="singles turn",
    )
    assert t.asked == ["empire"]
    t.do("done")
    assert t.asked == ["orcs"]


def both(dice: list[int]) -> Table:
    t = standard(
        "movement",
        alone("kruuk", "M5"),
        alone("gordan", "B5", "S"),
        {**TROLLS, "order": "move"},
        {**KNIGHTS, "order": "move"},
        step="move step",
        dice=dice,
    )
    return t.do("name kruuk", "ready", seat="orcs").do("name gordan", "ready", seat="empire")


@pytest.mark.rule("DW-S-CMD-08", "DW-DEC-24")
def test_where_both_sides_named_some_a_die_with_initiative_decides() -> None:
    t = both([3, 3, 2, 5])
    rolls = [event for event in t.events("roll") if event["why"] == "DW-S-CMD-08"]
    assert [event["dice"] for event in rolls] == [(3, 3), (2, 5)]  # equal sums again
    assert [amount for _, amount in rolls[0]["modifiers"]] == [3]
    assert (t.question, t.asked) == ("singles-first", ["empire"])
    t.do("second")
    assert (t.question, t.asked) == ("single", ["orcs"])
    t.do("stop")
    assert (t.question, t.asked) == ("single", ["empire"])
    assert both([5, 2]).asked == ["orcs"]


@pytest.mark.rule("DW-S-CMD-08")
def test_what_one_side_names_is_hidden_from_the_other() -> None:
    t = standard("movement", alone("kruuk", "M5"), alone("gordan", "C5", "S"), step="move step")
    before = json.dumps(t.view("empire"))
    t.do("name kruuk", "ready", seat="orcs")
    assert json.dumps(t.view("empire")) == before
    assert t.view("orcs")["draft"] == {"named": ["kruuk"]}


@pytest.mark.rule("DW-S-CMD-09", "DW-S-CMD-10")
def test_commanders_are_no_orders_to_be_counted() -> None:
    t = standard(
        "movement",
        {**TROLLS, "order": "skirmish"},
        unit("orc_guard", "N", "L10 L11 L12 L13", order="skirmish"),
        {**KNIGHTS, "order": "skirmish"},
        alone("herkyn", "B5", "S"),
        alone("gordan", "B8", "S"),
        step="skirmish step",
    )
    t.do("name herkyn", "name gordan", "ready", seat="empire")
    t.do("move herkyn", "stop", "stop")
    assert (t.question, t.asked) == ("first-or-second", ["empire"])


# -- attacking and being attacked --------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-06")
def test_it_attacks_without_conditions_and_stops_there() -> None:
    t = move_of("kruuk", alone("kruuk", "G4"), unit("order_knights", "S", "F6 F7 F8 F9"))
    t.do("to G5")  # sideways
    assert t.in_melee("kruuk")
    assert t.in_melee("order_knights")
    assert not t.targets("to")
    assert t.refuses("to G6") == ["DW-B-CON-08"]
    assert t.unit("kruuk").shot  # no shot in the second phase


@pytest.mark.rule("DW-S-CMD-37")
def test_attacked_it_turns_and_no_more_if_it_has_not_moved() -> None:
    t = move_of("kruuk", alone("kruuk", "G4"), alone("gordan", "F6", "N"), KNIGHTS)
    t.do("to G5", "stop")
    assert (t.question, t.asked) == ("reaction", ["empire"])
    assert t.options == [*(f"turn {n}" for n in (60, 120, 180, 240, 300)), "turn-some", "stop"]
    t.do("turn 180", "stop")
    assert t.facing("gordan") == "S"
    moved = move_of("kruuk", alone("kruuk", "G4"), alone("gordan", "F6", "N", moved=True), KNIGHTS)
    assert moved.do("to G5", "stop").question != "reaction"


@pytest.mark.rule("DW-S-CMD-37", "DW-S-CMD-40", "DW-S-CMD-13")
def test_alone_its_initiative_is_that_of_its_card_and_attached_the_order_counts() -> None:
    t = standard(
        "melee",
        alone("gordan", "G4", melee=2),
        with_("herkyn", "G9", "noble_footsoldiers"),
        unit("noble_footsoldiers", "N", "G8", melee=2, order="attack"),
        unit("trolls", "S", "F4", melee=2),
        unit("orc_guard", "S", "F8", melee=2),
    )
    gordan, herkyn = (t.s.element_of(t.number(name)) for name in ("gordan", "herkyn"))
    assert initiative(t.s, gordan) == 3
    assert initiative(t.s, herkyn) == 5


@pytest.mark.rule("DW-S-CMD-40")
def test_in_melee_from_an_earlier_turn_it_does_not_move_and_neither_gives_nor_gets_support() -> None:
    t = standard(
        "movement",
        alone("gordan", "G4", "N", melee=1, fought=1),
        unit("noble_footsoldiers", "N", "G5", melee=1, fought=1),
        unit("trolls", "S", "F5", melee=1, fought=1),
        alone("kruuk", "M5"),
    )
    assert t.asked == ["orcs"]
    assert t.s.why_not("empire", "name gordan")
    while t.question == "singles":
        t.do("ready")
    while t.question != "strike":
        t.do(t.options[-1])
    t.do("take G4", seat="empire")
    assert t.question == "strike"  # nobody else may help: the attack stands


# -- with a unit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-14", "DW-S-CMD-15")
@pytest.mark.parametrize(("order", "pace"), [("move", 16), ("attack", 16), ("skirmish", 12), ("hold", 0)])
def test_unit_and_commander_go_at_the_slower_pace(order: str, pace: int) -> None:
    fields = " ".join(f"K{n}" for n in range(4, 8))
    t = standard(
        "movement",
        unit("light_orc_archers", "N", fields, order=order),
        with_("baslian", "K8", "light_orc_archers"),
        KNIGHTS,
    )
    assert points(t.s, t.number("light_orc_archers")) == pace  # 24/18/12 against 16


@pytest.mark.rule("DW-S-CMD-15")
def test_the_example_of_unit_and_commander_movement() -> None:
    """A commander of 18 points: with the unit's 24/18/12 both have 18, 18 and 12."""
    t = standard("movement", unit("light_orc_archers", "N", "K4 K5"), with_("baslian", "K6", "light_orc_archers"))
    baslian = t.s.entry(t.number("baslian"))
    quick = baslian._replace(card=Card(msgspec.structs.replace(baslian.card.printed, mp={"M": 18}), 1))
    entries = tuple(quick if entry is baslian else entry for entry in t.s.roster.entries)
    roster, s = t.s.roster, t.s.clone()
    s.roster = Roster.__new__(Roster)
    s.roster.__dict__.update(roster.__dict__ | {"entries": entries})
    found = {}
    for order, name in ((MOVE, "M"), (ATTACK, "A"), (SKIRMISH, "S")):
        s.units = [true._replace(order=order) for true in s.units]
        found[name] = points(s, 0)
    assert found == {"M": 18, "A": 18, "S": 12}


@pytest.mark.rule("DW-S-CMD-12")
def test_attached_to_one_unit_it_joins_no_other() -> None:
    guard = unit("orc_guard", "N", "L4 L5 L6 L7", order="move")
    t = standard("movement", EATERS, with_("baslian", "K8", "dwarf_eaters"), guard, KNIGHTS)
    t.answer("singles", "ready").do("move orc_guard")
    assert "join baslian" not in t.options
    assert t.refuses("join baslian") == ["DW-S-CMD-12"]


@pytest.mark.rule("DW-S-CMD-12")
def test_attached_it_moves_in_the_step_of_its_unit_with_the_unit() -> None:
    t = standard("movement", {**EATERS, "order": "move"}, with_("baslian", "K8", "dwarf_eaters"), KNIGHTS)
    t.answer("singles", "ready").do("move dwarf_eaters", "advance-right", "stop")
    assert t.fields("dwarf_eaters") == ["J4", "J5", "J6", "J7", "J8"]
    assert t.question != "singles"  # his unit has moved, and he with it
    assert t.s.why_not("orcs", "name baslian")


@pytest.mark.rule("DW-S-CMD-16")
def test_in_an_attack_he_comes_up_with_what_his_unit_has_left() -> None:
    t = standard(
        "movement",
        unit("dwarf_eaters", "N", "H4 H5 H6 H7", order="attack"),
        with_("kruuk", "H8", "dwarf_eaters"),
        unit("noble_footsoldiers", "S", "F5 F4 F3 F2"),
        step="attack step",
    )
    t.answer("singles", "ready").do("move dwarf_eaters", "advance-left")
    assert t.in_melee("dwarf_eaters")
    while t.question in ("reaction", "reacts-next"):
        t.do("stop" if "stop" in t.options else t.options[0])
    if t.question == "finish-by":
        t.do("by-points")
    assert "take G7" in t.options  # nine of twelve points are left to him too


# -- leaving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-18", "DW-DEC-17")
def test_it_leaves_at_the_beginning_of_a_step_and_the_unit_closes_up() -> None:
    t = standard("movement", {**TROLLS, "order": "attack"}, with_("baslian", "J5", "trolls"), KNIGHTS)
    t.answer("singles", "name baslian", "ready")
    t.answer("single", "to H5", "stop")
    assert t.question == "close-up"
    assert t.targets("take") == ["K5", "K6"]
    t.do("take K5", "close")
    assert t.fields("trolls") == ["J5", "K4", "K6", "K7"]
    assert t.fields("baslian") == ["H5"]
    assert not t.unit("trolls").moved
    assert t.unit("baslian").moved


@pytest.mark.rule("DW-S-CMD-18")
def test_it_leaves_from_the_outside_only_and_before_the_unit_moves() -> None:
    ring = unit("trolls", "N", "J4 J5 K4 K6 L4 L5", order="attack")
    t = standard("movement", ring, with_("baslian", "K5", "trolls"), alone("kruuk", "M9"), KNIGHTS)
    assert t.s.why_not("orcs", "name baslian")[0].rule == "DW-S-CMD-18"
    moved = standard("movement", {**TROLLS, "moved": True}, with_("baslian", "K8", "trolls"), alone("kruuk", "M9"))
    assert moved.s.why_not("orcs", "name baslian")[0].rule == "DW-S-CMD-07"


@pytest.mark.rule("DW-S-CMD-18", "DW-DEC-29")
def test_it_may_leave_just_before_its_unit_moves() -> None:
    guard = unit("orc_guard", "N", "L10 L11 L12 L13", order="attack")
    t = standard(
        "movement",
        {**TROLLS, "order": "attack"},
        guard,
        with_("baslian", "K8", "trolls"),
        unit("noble_footsoldiers", "S", "C4 C5 C6 C7"),
        step="attack step",
    )
    t.answer("singles", "ready")
    assert t.refuses("leave trolls") == ["DW-S-CMD-24"]
    t.do("move orc_guard", "stop", "leave baslian")
    assert t.question == "single"
    t.do("to J8", "stop")
    if t.question == "close-up":
        t.do("close")
    assert t.question == "operation"
    assert t.ask_of("orcs").args["unit"] == "trolls"


@pytest.mark.rule("DW-S-CMD-18", "DW-DEC-29")
def test_when_somebody_has_left_it_a_unit_moves_before_all_others() -> None:
    """Two may leave it; else they could go in the middle of a step without it."""
    t = standard(
        "movement",
        {**TROLLS, "order": "attack"},
        unit("orc_guard", "N", "L10 L11 L12 L13", order="attack"),
        with_("baslian", "K8", "trolls"),
        with_("kruuk", "K3", "trolls"),
        unit("noble_footsoldiers", "S", "C4 C5 C6 C7"),
        step="attack step",
    )
    t.answer("singles", "ready").answer("next-unit", "leave baslian", "to J8", "stop")
    if t.question == "close-up":
        t.do("close")
    assert t.options == ["move trolls", "leave kruuk"]
    assert t.why("move orc_guard") == t.why("done") == ["DW-B-MOV-48"]
    t.do("move trolls", "stop")
    assert t.targets("move") == ["orc_guard"]


@pytest.mark.rule("DW-S-CMD-18")
def test_it_leaves_an_impetuous_unit_just_before_it_goes() -> None:
    mad = unit("dwarf_eaters", "N", "K4 K5 K6 K7", impetuous=True, target="noble_footsoldiers")
    men = unit("noble_footsoldiers", "S", "C4 C5 C6 C7")
    t = standard("movement", mad, with_("baslian", "K8", "dwarf_eaters"), men)
    t.answer("impetuous-leave", "leave baslian")
    t.answer("single", "to K9", "stop")
    if t.question == "close-up":
        t.do("close")
    while t.question not in ("singles", "singles-turn"):
        t.do(t.options[0])
    assert t.fields("baslian") == ["K9"]
    assert "K4" not in t.fields("dwarf_eaters")  # off they go


# -- joining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-19", "DW-S-CMD-24")
def test_it_joins_a_unit_it_touches_by_declaring_it() -> None:
    guard = unit("orc_guard", "N", "L10 L11 L12 L13", order="attack")
    t = move_of("kruuk", {**TROLLS, "order": "attack"}, alone("kruuk", "M8"), guard, KNIGHTS)
    assert t.refuses("join trolls") == ["DW-S-CMD-19"]
    assert t.refuses("join order_knights") == ["DW-B-INT-25"]
    t.do("to L7")
    assert "join trolls" in t.options
    stays = t.s.clone()
    stays.apply("orcs", "stop")
    assert singles.independent(stays, t.number("kruuk"))
    t.do("join trolls")
    assert singles.attached_to(t.s, t.number("trolls")) == [t.number("kruuk")]
    assert t.targets("move") == ["orc_guard"]  # neither moves on (DW-S-CMD-20)


@pytest.mark.rule("DW-S-CMD-20", "DW-S-CMD-21", "DW-S-CMD-39")
def test_a_commander_takes_the_right_front_place_of_a_unit_in_three_ranks() -> None:
    ranks = "C3 C4 C5 D4 D5 D6 E4 E5"
    t = move_of("kruuk", unit("orc_guard", "N", ranks, order="attack"), alone("kruuk", "C6"), ARCHERS, KNIGHTS_FAR)
    t.do("to C5")  # held by an element
    assert t.question == "free-regrouping"
    assert "none" not in t.options
    t.do("form line-3")
    wanted = [f"to {field}" for field in ["C3", "C4", "D6", "D5", "D4", "E3", "E4", "E5"]]
    while t.question == "free-fields":
        t.do(next(field for field in wanted if field in t.options))
    assert t.fields("orc_guard") == ["C3", "C4", "C5", "D4", "D5", "D6", "E3", "E4", "E5"]
    assert t.s.field_id(t.s.at[t.s.element_of(t.number("kruuk"))]) == "C5"
    assert t.formation("orc_guard") == "line"
    assert t.targets("move") == ["light_orc_archers"]  # movement is over
    (told,) = t.events("forms")
    assert told["maneuvers"] == 0


@pytest.mark.rule("DW-S-CMD-20")
def test_a_unit_whose_ranks_a_newcomer_disturbs_may_close_them_round_him() -> None:
    ranks = "G3 G4 G5 H4 H5 H6"
    t = move_of("kruuk", unit("orc_guard", "N", ranks), alone("kruuk", "F7"), KNIGHTS_FAR)
    t.do("to F6", "join orc_guard")
    assert t.question == "free-regrouping"
    assert "none" in t.options
    t.do("none")
    assert not t.orderly("orc_guard")


@pytest.mark.rule("DW-S-CMD-22", "DW-S-CMD-39")
def test_a_disorganized_unit_gets_no_free_regrouping() -> None:
    crooked = unit("orc_guard", "N", "G3 G4 G6 H4 J6")
    t = move_of("kruuk", crooked, alone("kruuk", "F7"), KNIGHTS_FAR)
    assert t.refuses("to G6") == ["DW-S-CMD-39"]
    t.do("join orc_guard")
    assert t.question != "free-regrouping"
    assert "F7" in t.fields("orc_guard")


@pytest.mark.rule("DW-S-CMD-23", "DW-S-CMD-42")
def test_joining_a_unit_in_melee_it_stays_where_it_is_and_regroups_with_it() -> None:
    t = move_of(
        "kruuk",
        unit("orc_guard", "N", "G4 G5 G6", melee=1, fought=1),
        unit("berserkers", "S", "F4 F5 F6", melee=1, fought=1),
        alone("kruuk", "H7"),
    )
    assert t.refuses("to G6") == ["DW-S-CMD-39"]
    t.do("join orc_guard")
    assert t.question != "free-regrouping"
    assert singles.attached_to(t.s, t.number("orc_guard"))
    assert t.in_melee("orc_guard")
    while t.question != "regroup":
        t.do("done" if "done" in t.options else t.options[-1])
    taken = [option for seat in t.asked for option in t.options_of(seat)]
    while "take H7" not in taken:
        t.do("done" if "done" in t.options else t.options[-1])
        taken = [option for seat in t.asked for option in t.options_of(seat)]


@pytest.mark.rule("DW-S-CMD-42")
def test_joining_a_unit_in_melee_with_an_enemy_before_him_he_fights() -> None:
    t = move_of(
        "kruuk",
        unit("orc_guard", "N", "G4 G5", melee=1, fought=1),
        unit("berserkers", "S", "F4 F5 F6", melee=1, fought=1),
        alone("kruuk", "H7"),
    )
    t.do("to G6")
    assert t.in_melee("kruuk")
    t.do("join orc_guard")
    assert not t.unit("kruuk").melee  # it is the unit's now
    while t.question != "strike":
        t.do("done" if "done" in t.options else t.options[-1])
    assert "take G6" in t.options_of("orcs")


@pytest.mark.rule("DW-S-CMD-42", "DW-S-CMD-20")
def test_with_an_enemy_before_him_he_brings_the_unit_he_joins_into_melee() -> None:
    guard = unit("orc_guard", "N", "G3 G4 G5 G6 H3 H4")
    t = move_of("kruuk", guard, unit("noble_footsoldiers", "S", "E7 E8 E9"), alone("kruuk", "G7"))
    t.do("to F7", "join orc_guard")
    assert t.in_melee("orc_guard")
    assert t.question != "free-regrouping"
    check(t.s)


@pytest.mark.rule("DW-S-CMD-42")
def test_joined_a_routing_unit_adds_him_and_his_bonus_to_its_rally_test() -> None:
    five = unit("orc_guard", "N", "- - G3 G4 G5 G6 G7", routing=True, moved=True)
    t = move_of("baslian", five, alone("baslian", "H4"), KNIGHTS_FAR)
    test = MoraleTest(RALLYING, t.number("orc_guard"))
    assert sum(amount for _, amount in test.modifiers(t.s)) == 5
    t.do("join orc_guard")
    assert not t.events("forms")  # nothing is re-placed
    assert sum(amount for _, amount in test.modifiers(t.s)) == 8


@pytest.mark.rule("DW-S-CMD-11")
def test_only_units_on_bases_of_the_same_size_are_joined() -> None:
    t = move_of("kruuk", alone("kruuk", "M5"), alone("baslian", "M6"), KNIGHTS)
    assert t.refuses("join baslian") == ["DW-S-CMD-11"]
    wagon = next(name for name, form in GAME.world.cards.large.items() if form.army == "orcs")
    t = at(
        "movement",
        alone("kruuk", "M8"),
        {"card": wagon, "fields": ["M12"], "facing": "N"},
        KNIGHTS,
        level="expert",
        step="move step",
    )
    t.do("name kruuk", seat="orcs").do("ready", seat="orcs")
    assert t.refuses(f"join {wagon}") == ["DW-S-CMD-11"]


# -- shooting ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bowmen(tmp_path_factory: pytest.TempPathFactory) -> Demonworld:
    """The game with a Kruuk who has a bow."""
    folder = tmp_path_factory.mktemp("pack")
    plain = '{ name = "two handweapons", kind = "melee", bf = 7 }'
    text = (DATA / "commanders.toml").read_text(encoding="utf-8")
    bow = '{ name = "bow", kind = "missile", bands = [[9, 4]] }'
    assert plain in text
    (folder / "commanders.toml").write_text(text.replace(plain, f"{plain}, {bow}"), encoding="utf-8")
    return Demonworld(folder)


def shoots(game: Demonworld, phase: str, *units: Any, **more: Any) -> tables.Table:
    content = {"round": 2, "phase": phase, "options": {"level": "standard"}, "unit": [*units], **more}
    return tables.Table(game, game.position(content, SeededDice(1).after([1])))


@pytest.mark.rule("DW-S-CMD-05", "DW-DEC-14", "DW-DEC-38")
def test_alone_it_shoots_once_a_round_in_either_phase(bowmen: Demonworld) -> None:
    units = alone("kruuk", "K5"), unit("order_knights", "S", "F4 F5 F6 F7", order="hold")
    t = shoots(bowmen, "shooting-1", *units)
    assert (t.question, t.asked) == ("shot-lead", ["orcs"])
    t.do("take K5")
    t.do(t.options[0])
    assert t.s.units[0].shot
    while t.s.phase != "melee" and t.s.round == 2:
        assert t.question != "shot-lead"  # his one shot is gone
        t.do(t.options[-1])
    later = shoots(bowmen, "shooting-1", *units).do("done")
    while later.question != "shot-lead":
        later.do(later.options[-1])
    assert (later.s.phase, later.s.round) == ("shooting-2", 2)


@pytest.mark.rule("DW-S-CMD-05", "DW-S-CMD-06", "DW-DEC-38")
def test_in_melee_it_shoots_only_if_it_was_attacked_just_now(bowmen: Demonworld) -> None:
    foes = unit("order_knights", "S", "J5 F6 F7 F8", order="attack", melee=2)
    attacked = shoots(bowmen, "shooting-2", alone("kruuk", "K5", melee=2), foes)
    assert attacked.question == "shot-lead"
    fighting = shoots(bowmen, "shooting-1", alone("kruuk", "K5", melee=1), {**foes, "melee": 1})
    assert fighting.question != "shot-lead"
    t = shoots(bowmen, "movement", alone("kruuk", "L5"), {**foes, "melee": 0, "moved": True}, step="hold step")
    t.do("name kruuk", "ready", "to K5", "stop")
    assert t.s.phase != "shooting-2"  # he has attacked himself: no shot


# -- making room in other formations -----------------------------------------------------------------------------------


def placed_in(name: str, fields: str, start: str, step: str, **more: Any) -> Table:
    t = move_of("kruuk", unit(name, "N", fields, **more), alone("kruuk", start), KNIGHTS_FAR)
    return t.do(step)


def chosen(t: Table, field: str) -> Table:
    return t.do(f"to {field}") if t.question == "make-room" else t


@pytest.mark.rule("DW-S-CMD-39")
def test_a_column_makes_room_and_stays_a_column() -> None:
    t = chosen(placed_in("dwarf_eaters", "H5 J5 K6 L6", "H4", "to H5"), "G4")  # its leader goes a field ahead
    assert t.formation("dwarf_eaters") == "column"
    assert len(t.fields("dwarf_eaters")) == 5
    assert t.s.field_id(t.s.at[t.s.element_of(t.number("kruuk"))]) == "H5"
    check(t.s)


@pytest.mark.rule("DW-S-CMD-39")
def test_a_horde_makes_room_and_stays_a_horde() -> None:
    t = chosen(placed_in("trolls", "K4 K5 L4 L5", "J5", "to K5"), "K6")
    assert t.formation("trolls") == "horde"
    assert "K5" in t.fields("trolls")
    assert len(t.fields("trolls")) == 5


@pytest.mark.rule("DW-S-CMD-19", "DW-S-CMD-39")
def test_two_fields_away_suffice_for_skirmishers() -> None:
    skirmish = "H4 H6 H8 K5 K7"
    t = move_of("kruuk", unit("light_orc_archers", "N", skirmish), alone("kruuk", "H11"), KNIGHTS_FAR)
    assert t.formation("light_orc_archers") == "skirmish"
    assert t.refuses("join light_orc_archers") == ["DW-S-CMD-19"]
    t.do("to H10")
    assert "join light_orc_archers" in t.options


@pytest.mark.rule("DW-S-CMD-39")
def test_a_wedge_gives_its_point_to_a_commander() -> None:
    wedge = "G5 H5 H6 J4 J5 J6"
    t = move_of("kruuk", unit("orc_guard", "N", wedge), alone("kruuk", "G6"), KNIGHTS_FAR)
    t.do("to G5")
    assert t.question == "make-room"
    t.do("to K5")  # each behind the point a rank back, the last into a fourth
    assert t.formation("orc_guard") == "wedge"
    assert t.s.field_id(t.s.at[t.s.element_of(t.number("kruuk"))]) == "G5"


@pytest.mark.rule("DW-S-CMD-39")
def test_where_no_re_placing_keeps_the_formation_the_place_is_refused() -> None:
    """Three elements and a fourth are no small unit any more, however they stand."""
    t = move_of("kruuk", unit("orc_guard", "N", "G5 H5 H6"), alone("kruuk", "G6"), KNIGHTS_FAR)
    assert t.refuses("to G5") == ["DW-S-CMD-39"]
