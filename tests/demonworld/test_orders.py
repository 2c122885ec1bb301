"""Orders (DW-B-ORD): who gets one, hidden until all are ready, and what becomes of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.demonworld.table import Table, at, new, unit

TROLLS = unit("trolls", "N", "K4 K5 K6 K7")
GUARD = unit("orc_guard", "N", "L10 L11 L12 L13")
ARCHERS = unit("light_orc_archers", "N", "M4 M5 M6 M7")
EATERS = unit("dwarf_eaters", "N", "N4 N5 N6 N7")
KNIGHTS = unit("order_knights", "S", "C4 C5 C6 C7")
MEN = unit("noble_footsoldiers", "S", "D10 D11 D12 D13")


def table(*more: Any, **about: Any) -> Table:
    return at("orders", TROLLS, GUARD, ARCHERS, EATERS, KNIGHTS, MEN, *more, **about)


def ready(t: Table) -> Table:
    for seat in t.asked:
        t.do("ready", seat=seat)
    return t


@pytest.mark.rule("DW-B-ORD-02", "DW-DEC-08")
def test_each_unit_gets_exactly_one_of_four_orders() -> None:
    t = table()
    assert t.question == "orders"
    assert [option for option in t.options if option.endswith("trolls")] == [
        f"give-{order} trolls" for order in ("move", "skirmish", "attack", "hold")
    ]
    t.do("give-attack trolls", seat="orcs")
    assert t.refuses("give-move trolls", seat="orcs") == ["DW-B-ORD-02"]
    assert t.refuses("recall orc_guard", seat="orcs") == ["DW-B-ORD-02"]
    ready(t)
    assert t.order("trolls") == "attack"


@pytest.mark.rule("DW-B-ORD-10")
def test_a_forgotten_unit_holds() -> None:
    t = table()
    t.do("give-attack trolls", "give-move orc_guard", "give-skirmish light_orc_archers", seat="orcs")
    ready(t)
    told = {event["unit"]: (event["order"], event["forgotten"]) for event in t.events("ordered")}
    assert told["dwarf_eaters"] == ("hold", True)
    assert told["light_orc_archers"] == ("skirmish", False)
    assert t.order("dwarf_eaters") == "hold"


@pytest.mark.rule("DW-B-ORD-09", "DW-B-INT-27", "DW-B-INT-28")
def test_orders_are_hidden_until_all_are_ready_and_may_be_changed_until_then() -> None:
    t = table()
    before = t.view("empire")
    t.do("give-attack trolls", seat="orcs")
    assert t.view("orcs")["draft"] == {"orders": {"trolls": "attack"}}
    t.do("ready", seat="orcs")
    assert json.dumps(t.view("empire")) == json.dumps(before)
    assert t.view(None)["units"]["trolls"]["order"] is None
    assert t.view("orcs")["draft"] == {"orders": {"trolls": "attack"}}
    t.do("give-hold order_knights", "recall order_knights", "give-move order_knights", "ready", seat="empire")
    assert [t.view(seat)["units"]["trolls"]["order"] for seat in ("orcs", "empire", None)] == ["attack"] * 3
    assert t.order("order_knights") == "move"


@pytest.mark.rule("DW-B-ORD-11")
def test_a_unit_that_fights_on_gets_no_order() -> None:
    fighting = unit("berserkers", "S", "J4 J5 J6 J7", melee=1, fought=1)
    t = at("orders", {**TROLLS, "melee": 1, "fought": 1}, GUARD, fighting, MEN)
    assert not any("trolls" in option or "berserkers" in option for option in t.options)
    assert t.refuses("give-attack trolls", seat="orcs") == ["DW-B-ORD-11"]
    ready(t)
    assert t.order("trolls") is None
    assert t.order("orc_guard") == "hold"


@pytest.mark.rule("DW-B-INT-25")
def test_every_unit_belongs_to_one_seat_which_answers_for_it() -> None:
    t = at(
        "orders",
        TROLLS,
        {**GUARD, "seat": 2},
        KNIGHTS,
        seats=["orcs", "empire", "orcs_2"],
    )
    assert [option for option in t.options_of("orcs_2") if option != "ready"] == [
        f"give-{order} orc_guard" for order in ("move", "skirmish", "attack", "hold")
    ]
    assert t.refuses("give-attack trolls", seat="orcs_2") == ["DW-B-INT-25"]
    assert t.s.speaker(0) == 2  # the guard is worth more
    t.do("give-skirmish orc_guard", seat="orcs_2")
    assert t.view("orcs")["draft"] == {"orders": {}}  # not even friends see it


@pytest.mark.rule("DW-B-ORD-22")
def test_a_seat_whose_time_runs_out_is_ready() -> None:
    t = table()
    assert t.s.decision is not None
    assert [ask.default.text for ask in t.s.decision.asks] == ["ready", "ready"]


@pytest.mark.rule("DW-B-ORD-16", "DW-B-ORD-01")
def test_orders_expire_and_new_ones_are_given() -> None:
    t = table().do("give-attack trolls", seat="orcs")
    ready(t).until("orders")
    assert t.s.round == 3
    assert t.order("trolls") is None


@pytest.mark.rule("DW-DEC-01")
def test_a_scenario_asks_for_no_settings() -> None:
    assert new().question == "deploy"
