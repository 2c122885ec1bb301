"""Command (DW-S-SEQ, DW-S-CMD-25 to -34, -38): who gives a unit its orders, from where, and who rolls for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexarchy.games.demonworld import command, singles
from hexarchy.games.demonworld.data_schema import CommanderForm
from hexarchy.games.demonworld.morale import RULES
from hexarchy.games.demonworld.words import OBEDIENCE
from tests.demonworld.table import Table, unit
from tests.demonworld.test_singles import alone, standard, with_

GIVES = ("give-move", "give-skirmish", "give-attack", "give-hold")
GUARD = unit("orc_guard", "N", "K4 K5 K6 K7")
TROLLS = unit("trolls", "N", "- L10 L11 M11")  # its leader is gone
EATERS = unit("dwarf_eaters", "N", "- N4 N5 N6 N7")
KNIGHTS = unit("order_knights", "S", "C4 C5 C6 C7")
MEN = unit("noble_footsoldiers", "S", "- D10 D11 D12 D13")
SHOOTERS = unit("imperial_arquebusiers", "S", "- B4 B5 B6 B7")
BERSERKERS = unit("berserkers", "S", "- B10 B11 B12")


def table(*units: Any, **about: Any) -> Table:
    return standard("orders", *units, **about)


def gives(t: Table, name: str, seat: str = "orcs") -> list[str]:
    """What a seat may lay at a unit."""
    return [option.split()[0] for option in t.options_of(seat) if option.endswith(f" {name}") and "give" in option]


def ready(t: Table) -> Table:
    for seat in t.asked:
        t.do("ready", seat=seat)
    return t


# -- who gets orders ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-SEQ-02", "DW-S-CMD-29")
@pytest.mark.parametrize(("state", "rule"), [("routing", "DW-S-SEQ-02"), ("impetuous", "DW-S-MOR-62")])
def test_routing_and_impetuous_units_get_no_orders_even_with_a_commander(state: str, rule: str) -> None:
    t = table({**GUARD, state: True}, with_("baslian", "K8", "orc_guard"), EATERS | {"fields": ["N4", "N5"]}, KNIGHTS)
    assert gives(t, "dwarf_eaters") == list(GIVES)
    assert not gives(t, "orc_guard")
    assert t.refuses("give-attack orc_guard", seat="orcs") == [rule]


@pytest.mark.rule("DW-S-CMD-29", "DW-S-SEQ-02")
def test_a_unit_in_melee_gets_no_orders_even_with_a_commander() -> None:
    fight = unit("berserkers", "S", "J5 J6", melee=1, fought=1)
    t = table({**GUARD, "melee": 1, "fought": 1}, with_("baslian", "K8", "orc_guard"), fight, KNIGHTS)
    assert t.asked == ["empire"]
    assert t.s.why_not("orcs", "give-attack orc_guard")


@pytest.mark.rule("DW-S-SEQ-03", "DW-S-CMD-34")
@pytest.mark.parametrize(("die", "order"), [(1, "hold"), (2, "attack"), (3, "skirmish"), (4, "move")])
def test_a_leaderless_unit_rolls_for_its_order_which_lies_open(die: int, order: str) -> None:
    t = table(GUARD, TROLLS, KNIGHTS, dice=[die])
    assert t.rolls("DW-S-SEQ-03") == [(die,)]
    assert t.order("trolls") == order
    assert t.view("empire")["units"]["trolls"]["order"] == order  # before others are placed
    assert t.question == "orders"
    assert not gives(t, "trolls")
    assert t.refuses("give-attack trolls", seat="orcs") == ["DW-S-CMD-34"]


@pytest.mark.rule("DW-S-SEQ-03", "DW-S-CMD-34", "DW-DEC-08")
@pytest.mark.parametrize("die", [5, 6])
def test_with_five_or_six_its_player_chooses_face_down(die: int) -> None:
    t = table(GUARD, TROLLS, KNIGHTS, dice=[die])
    assert gives(t, "trolls") == list(GIVES)
    t.do("give-attack trolls", "give-hold orc_guard", "ready", seat="orcs")
    assert t.view("empire")["units"]["trolls"]["order"] is None
    ready(t)
    assert t.order("trolls") == "attack"


@pytest.mark.rule("DW-S-CMD-34")
@pytest.mark.parametrize(("die", "order"), [(2, "attack"), (4, "move"), (5, "hold"), (6, "hold")])
def test_a_forgotten_unit_rolls_too_and_holds_where_it_could_choose(die: int, order: str) -> None:
    t = table(GUARD, KNIGHTS, dice=[die])
    t.do("give-move order_knights", "ready", seat="empire").do("ready", seat="orcs")
    assert t.rolls("DW-S-SEQ-03") == [(die,)]
    told = [event["unit"] for event in t.events("ordered")]
    assert told == ["orc_guard", "order_knights"]  # its die falls before the first counter is shown
    assert t.order("orc_guard") == order


# -- commanders afar ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-25")
def test_he_orders_units_within_his_radius() -> None:
    t = table(GUARD, alone("baslian", "B2"), KNIGHTS)
    grid, here = t.s.area.grid, t.s.area.at("B2")
    for far in (16, 17):  # his radius is 16
        field = next(name for at, name in enumerate(grid.ids) if grid.distance(here, at) == far)
        t = table(GUARD, unit("trolls", "N", f"- {field}"), alone("baslian", "B2"), dice=[1])
        assert (t.question == "allot") == (far == 16)


@pytest.mark.rule("DW-S-CMD-25")
def test_both_must_see_each_other_fully_in_any_direction() -> None:
    behind = unit("trolls", "S", "- N8")  # behind his back, and looking away
    assert table(GUARD, behind, alone("baslian", "L8"), KNIGHTS).question == "allot"
    between = unit("dwarf_eaters", "N", "M7 M8 M9")
    t = table(GUARD, behind, alone("baslian", "L8"), between, KNIGHTS)
    assert t.question == "orders"  # a troll shows over the dwarf-eaters, and no more


@pytest.mark.rule("DW-S-CMD-26", "DW-S-CMD-38", "DW-DEC-07", "DW-S-CMD-32")
def test_a_three_star_commander_orders_up_to_three_leaderless_units_and_the_others_roll() -> None:
    t = table(MEN, SHOOTERS, BERSERKERS, alone("herkyn", "C8", "S"), GUARD, dice=[4])
    assert (t.question, t.asked) == ("allot", ["empire"])
    assert t.options == ["allot noble_footsoldiers", "allot imperial_arquebusiers", "allot berserkers", "done"]
    named = t.s.clone()
    t.do("allot noble_footsoldiers", "allot berserkers", "done")
    assert t.rolls("DW-S-SEQ-03") == [(4,)]
    assert t.order("imperial_arquebusiers") == "move"
    assert gives(t, "berserkers", "empire") == list(GIVES)
    for name in ("noble_footsoldiers", "imperial_arquebusiers", "berserkers"):
        named.apply("empire", f"allot {name}")
    assert named.decision is not None
    assert named.decision.question == "orders"  # three, one each


@pytest.mark.rule("DW-S-CMD-26", "DW-S-CMD-31")
def test_a_two_star_commander_orders_two_units_and_no_more() -> None:
    third = unit("light_orc_archers", "N", "- M14 M15 M16")
    t = table(TROLLS, EATERS, third, alone("baslian", "M8"), KNIGHTS, dice=[1])
    t.do("allot trolls", "allot dwarf_eaters")
    assert t.rolls("DW-S-SEQ-03") == [(1,)]
    assert t.order("light_orc_archers") == "hold"


@pytest.mark.rule("DW-DEC-07", "DW-S-CMD-28")
def test_with_every_unit_led_a_commander_is_not_asked() -> None:
    t = table(GUARD, alone("baslian", "M8"), KNIGHTS)
    assert t.question == "orders"
    assert gives(t, "orc_guard") == list(GIVES)
    t.do("give-move orc_guard", seat="orcs")
    assert t.refuses("give-attack orc_guard", seat="orcs") == ["DW-S-CMD-28"]  # one counter, from its leader
    assert table(GUARD, TROLLS, alone("baslian", "M8"), KNIGHTS).refuses("allot orc_guard") == ["DW-S-CMD-28"]


@pytest.mark.rule("DW-S-CMD-27")
def test_attached_he_orders_his_unit_only() -> None:
    t = table(GUARD, TROLLS, with_("baslian", "K8", "orc_guard"), KNIGHTS, dice=[3])
    assert t.question == "orders"
    assert t.order("trolls") == "skirmish"


@pytest.mark.rule("DW-S-CMD-40", "DW-S-CMD-26")
def test_in_melee_he_gives_no_orders() -> None:
    fight = unit("berserkers", "S", "L8", melee=1, fought=1)
    t = table(GUARD, TROLLS, alone("baslian", "M8", melee=1, fought=1), fight, KNIGHTS, dice=[1])
    assert t.question == "orders"
    assert t.order("trolls") == "hold"


@pytest.mark.rule("DW-S-CMD-30")
def test_a_hero_orders_nobody_from_afar_and_one_counter_lies_at_his_unit() -> None:
    t = table(GUARD, TROLLS, alone("kruuk", "M8"), KNIGHTS, dice=[1])
    assert t.question == "orders"
    assert t.order("trolls") == "hold"
    joined = table(GUARD, TROLLS, with_("kruuk", "L12", "trolls"), KNIGHTS)
    assert gives(joined, "trolls") == list(GIVES)  # he leads it in the leader's place
    assert command.counters_for(joined.s, joined.number("trolls")) == 1


@pytest.mark.rule("DW-S-CMD-28")
def test_of_two_commanders_the_higher_one_counts() -> None:
    t = table(
        unit("orc_guard", "N", "K4 K5 K6 K7"),
        with_("kruuk", "K8", "orc_guard"),
        with_("baslian", "K9", "orc_guard"),
        KNIGHTS,
    )
    assert command.counters_for(t.s, t.number("orc_guard")) == 2
    low = unit("baslian", "S", "C14", side="empire")
    both = table(MEN, alone("herkyn", "C8", "S"), low, GUARD, dice=[1])
    assert both.ask_of("empire").args["unit"] == "herkyn"
    assert command.may_order(both.s, both.number("baslian")) == []
    both.do("done")  # he names nobody, and no lesser one may
    assert both.order("noble_footsoldiers") == "hold"


@pytest.mark.rule("DW-S-CMD-28")
def test_among_commanders_of_equal_rank_their_owner_chooses() -> None:
    t = table(TROLLS, alone("baslian", "M8"), alone("baslian", "N12"), GUARD, KNIGHTS)
    assert t.ask_of("orcs").args["unit"] == "baslian"
    t.do("done")
    assert t.ask_of("orcs").args["unit"] == "baslian_2"
    t.do("allot trolls")
    assert [(event["unit"], event["other"]) for event in t.events("allotted")] == [("baslian_2", "trolls")]


@pytest.mark.rule("DW-S-CMD-28", "DW-S-CMD-01")
def test_rank_is_a_matter_of_stars_from_one_to_four() -> None:
    t = table(GUARD, alone("baslian", "M8"), alone("kruuk", "M10"), KNIGHTS)
    assert [singles.stars(t.s, t.number(name)) for name in ("baslian", "kruuk")] == [2, 1]
    form = t.s.entry(t.number("kruuk")).form
    assert isinstance(form, CommanderForm)
    assert (form.command_radius, form.command_bonus) == (0, 1)


@pytest.mark.rule("DW-S-CMD-38", "DW-B-INT-28")
def test_what_a_commander_allots_is_hidden_until_all_have() -> None:
    t = table(TROLLS, alone("baslian", "M8"), MEN, alone("herkyn", "C8", "S"))
    assert t.asked == ["orcs", "empire"]
    before = json.dumps(t.view("empire"))
    t.do("allot trolls", seat="orcs")
    assert json.dumps(t.view("empire")) == before
    assert t.view("orcs")["draft"] == {"allotted": {"trolls": "baslian"}}
    t.do("done", seat="empire")
    assert [event["other"] for event in t.events("allotted")] == ["trolls"]


@pytest.mark.rule("DW-S-SEQ-05")
@pytest.mark.parametrize("state", ["", "routing", "impetuous"])
def test_only_units_in_hand_shoot_in_the_first_phase(state: str) -> None:
    archers = unit("light_orc_archers", "N", "K4 K5 K6 K7", order="skirmish", **({state: True} if state else {}))
    t = standard("shooting-1", archers, unit("order_knights", "S", "F4 F5 F6 F7"))
    assert (t.question == "shot-lead") == (not state)


@pytest.mark.rule("DW-S-SEQ-04")
def test_tests_of_obedience_come_once_when_all_orders_are_visible() -> None:
    """Berserkers with an enemy before them; their commander's three counters are the last to be shown."""
    t = table(
        unit("berserkers", "N", "K4 K5 K6 K7"),
        with_("herkyn", "K8", "berserkers"),
        unit("trolls", "S", "H4 H5 H6"),
        dice=[1],
    )
    t.do("give-attack berserkers", "give-hold berserkers", "give-move berserkers", "ready", seat="empire")
    t.do("give-hold trolls", "ready", seat="orcs")
    assert t.question == "keep-order"
    assert not t.rolls(RULES[OBEDIENCE])
    t.do("give-hold berserkers")
    assert t.question == "obedience-leader"
    while t.s.phase == "orders":
        t.do(t.options[0])
    assert len(t.rolls(RULES[OBEDIENCE])) == 1


@pytest.mark.rule("DW-S-SEQ-07")
def test_the_rally_phase_offers_each_routing_unit_one_test() -> None:
    t = standard(
        "rally",
        unit("orc_guard", "N", "K4 K5 K6", routing=True),
        unit("trolls", "N", "- M4 M5", routing=True),
        KNIGHTS,
        dice=[1, 1],
    )
    asked = []
    while t.question == "rally":
        asked.append(t.ask_of("orcs").args["unit"])
        t.do("yes")
    assert asked == ["orc_guard", "trolls"]


@pytest.mark.rule("DW-S-SEQ-01")
def test_a_standard_turn_has_six_phases_and_ends_with_the_rally() -> None:
    t = table(GUARD, KNIGHTS)
    for _ in range(200):
        if t.s.round > 2 or t.question is None:
            break
        t.do("ready" if "ready" in t.options else t.options[-1])
    phases = [event["phase"] for event in t.events("phase-begins")]
    assert phases[: phases.index("close")] == ["orders", "shooting-1", "movement", "shooting-2", "melee", "rally"]
