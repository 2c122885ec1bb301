"""What dice an answer leads to, told before it is given: the same modifiers and the same chance as are rolled then."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME
from tests.demonworld import packs
from tests.demonworld.table import Table, at, unit

ORCS, MEN, BOWS = "dwarf_eaters", "noble_footsoldiers", "light_orc_archers"


def prospects(t: Table, seat: str) -> dict[str, Any]:
    """Those of the answers of a seat that lead to dice, as its page tells them."""
    asked = t.s.game.scene(t.s.view(seat))["decision"]
    return {option["action"]: option["prospect"] for option in asked["options"] if "prospect" in option}


def added(told: dict[str, Any]) -> list[tuple[str, int]]:
    return [(one["rule"], one["amount"]) for one in told.get("modifiers", ())]


def thrown(t: Table, rule: str) -> list[tuple[str, int]]:
    """What was added to the last die for a rule."""
    roll = [event for event in t.log if event.key == "roll" and event.args["why"] == rule][-1]
    return [(rule, amount) for rule, amount in roll.args["modifiers"] if amount]


def test_a_shot_tells_what_it_needs_with_every_supporter() -> None:
    bows = unit(BOWS, "S", "C4 C5 C6 C7", order="skirmish")
    t = at("shooting-1", bows, unit(MEN, "N", "H4 H5 H6 H7", order="attack"))
    assert not prospects(t, "orcs")  # whom it is aimed at is not known yet
    t.do("take C4")
    told = prospects(t, "orcs")
    assert {*told} == {"at H4", "at H5", "at H6", "at H7"}
    assert told["at H4"]["chance"] == 0.15
    assert told["at H4"]["needs"]["en"] == "D20: 18 or more"
    assert added(told["at H4"]) == [("DW-B-CHR-06", 4), ("DW-B-CHR-01", -2)]
    t.do("at H4")
    told = prospects(t, "orcs")
    assert [told[action]["chance"] for action in ("close", "support C5")] == [0.15, 0.25]
    t.do("support C5", "close", "done")
    assert thrown(t, "DW-B-SHO-21") == added(told["support C5"])


def test_a_shot_into_a_melee_may_go_astray() -> None:
    t = at(
        "shooting-1",
        unit(BOWS, "S", "C4 C5 C6 C7", order="skirmish"),
        unit(ORCS, "S", "G4 G5 G6 G7", order="attack", melee=1),
        unit(MEN, "N", "H4 H5 H6 H7", order="attack", melee=1),
    )
    t.do(next(option for option in t.options if option.startswith("take")))
    told = next(iter(prospects(t, "orcs").values()))
    assert told["note"]["en"] == "Into a melee: on a 4 or more of a D6 it goes astray first."


def test_a_strike_tells_what_it_needs_with_every_supporter() -> None:
    men = unit(MEN, "N", "H4 H5 H6 H7", order="attack", melee=2)
    t = at("melee", unit(ORCS, "S", "G4 G5 G6 G7", order="skirmish", melee=2), men)
    (seat,) = t.asked
    assert not prospects(t, seat)
    t.do("take G5" if seat == "orcs" else "take H5")
    told = prospects(t, seat)
    first = t.options[0]
    assert {*told} == {*t.options}
    t.do(first)
    helped = prospects(t, seat)
    support = next(action for action in helped if action.startswith("support"))
    assert added(helped["close"]) == added(told[first])
    assert round(helped[support]["chance"] - helped["close"]["chance"], 2) == 0.15  # three of twenty
    t.do("close", "done")
    assert thrown(t, "DW-B-MEL-13") == added(helped["close"])


def test_a_spell_tells_what_each_point_brings() -> None:
    t = at(
        "magic",
        unit("gorradz", "N", "L8"),
        unit("orc_guard", "N", "P1 P2 P3 P4", order="hold"),
        unit(MEN, "S", "A1 A2 A3 A4", order="hold"),
        level="expert",
    )
    t.do("cast orcs_1", "enchant gorradz")
    told = prospects(t, "orcs")
    assert [told[f"spend {points}"]["chance"] for points in (7, 8, 10)] == [0.7, 0.8, 0.9]  # 7, 5; 1 and 2 never do
    assert added(told["spend 8"]) == [("DW-E-MAG-12", 2)]


def test_a_gun_tells_where_its_shot_may_come_down() -> None:
    t = at(
        "shooting-2",
        unit("cannon", "N", "F8", order="hold"),
        unit("orc_guard", "S", "A8 A9 A10 A11", order="hold"),
        level="expert",
        game=packs.guns(),
    )
    assert t.question == "gun-target"
    (seat,) = t.asked
    table, band = GAME.world.drift, "short"
    exact = sum(table.result(band, die) == "no_drift" for die in range(1, 21)) / 20
    told = prospects(t, seat)
    assert max(one["chance"] for one in told.values()) == exact
    assert "%" in next(iter(told.values()))["note"]["en"]


def test_others_are_not_told() -> None:
    bows = unit(BOWS, "S", "C4 C5 C6 C7", order="skirmish")
    t = at("shooting-1", bows, unit(MEN, "N", "H4 H5 H6 H7", order="attack"))
    t.do("take C4")
    for seat in ("empire", None):
        assert "prospects" not in t.s.view(seat)["decision"]


@pytest.mark.parametrize("needs", [1, 20])
def test_a_chance_is_a_share_of_the_faces(needs: int) -> None:
    from hexarchy.games.demonworld.table.prospects import likely

    assert likely(needs) == (21 - needs) / 20
    assert [likely(30), likely(-5)] == [0, 1]


def test_the_rows_of_charts_that_matter_now_are_lit() -> None:
    bows = unit(BOWS, "S", "C4 C5 C6 C7", order="skirmish")
    t = at("shooting-1", bows, unit(MEN, "N", "H4 H5 H6 H7", order="attack"))
    assert GAME.draw(t.s.view("orcs")).lit == {"shots": ["DW-B-CHR-06"]}
    t.do("take C4", "at H4")
    assert GAME.draw(t.s.view("orcs")).lit == {"shots": ["DW-B-CHR-06", "DW-B-CHR-01", "DW-B-SHO-15"]}
    assert GAME.draw(t.s.view("empire")).lit == {}


def test_charts_tell_what_steps_cost_and_name_rules_of_the_book() -> None:
    rows = {row.id: list(row.cells) for chart in GAME.charts if chart.id == "terrain" for row in chart.rows}
    assert rows["woods"] == ["4", "3", "3", "–", "–"]
    assert rows["swamp"] == ["–"] * 5
    for chart in GAME.charts:
        assert len({row.id for row in chart.rows}) == len(chart.rows) > 0
        assert all(len(row.cells) == len(chart.columns) for row in chart.rows), chart.id
        assert all(rule in GAME.rulebook for rule in (*chart.rules, *(row.rule for row in chart.rows if row.rule)))
