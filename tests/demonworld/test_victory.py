"""Winners and losers (DW-B-WIN): when a battle ends, what counts, who has won."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes, victory
from hexarchy.games.demonworld.words import FLED
from tests.demonworld.table import Table, at, new, unit


def over(*units: Any, **more: Any) -> Table:
    """The last moment of round 2 of a battle of two rounds, unless more are given."""
    return at("close", *units, **{"rounds": 2, **more})


def scores(t: Table) -> tuple[int, ...]:
    assert t.s.result is not None
    return t.s.result.scores


@pytest.mark.rule("DW-B-WIN-08")
def test_points_of_units_that_were_completely_eliminated() -> None:
    t = over(
        unit("trolls"),
        unit("light_orc_archers"),
        unit("dwarf_eaters", "N", "G4"),
        unit("berserkers"),
        unit("order_knights", "S", "A4"),
    )
    assert scores(t) == (210, 240)
    assert t.winner == "empire"


@pytest.mark.rule("DW-B-WIN-08")
def test_equal_scores_are_a_draw() -> None:
    t = over(unit("dwarf_eaters", "N", "G4"), unit("order_knights", "S", "A4"))
    assert t.s.result is not None
    assert t.s.result.ranks == (1, 1)


@pytest.mark.rule("DW-B-WIN-10")
def test_a_unit_with_one_element_left_gives_no_points() -> None:
    assert scores(over(unit("dwarf_eaters", "N", "G4"), unit("order_knights", "S", "A4"))) == (0, 0)


@pytest.mark.rule("DW-B-WIN-07")
def test_a_battle_ends_after_its_last_round() -> None:
    assert over(unit("trolls", "N", "G4"), unit("berserkers", "S", "A4"), rounds=3).question == "orders"
    assert over(unit("trolls", "N", "G4"), unit("berserkers", "S", "A4")).s.result is not None


@pytest.mark.rule("DW-B-WIN-16")
def test_a_battle_ends_with_the_last_element_of_a_side() -> None:
    t = over(unit("trolls", "N", "G4"), unit("berserkers"), rounds=8)
    assert t.s.result is not None
    assert t.winner == "orcs"
    assert scores(t) == (210, 0)


@pytest.mark.rule("DW-B-WIN-15")
def test_an_objective_counts_for_an_element_on_it_that_is_not_in_melee() -> None:
    stone = {"A": ["G5", 200]}
    alone = over(unit("trolls", "N", "G5"), unit("berserkers", "S", "A4"), objectives=stone)
    assert scores(alone) == (200, 0)
    fought = over(unit("trolls", "N", "G5", melee=2), unit("berserkers", "S", "F5", melee=2), objectives=stone)
    assert scores(fought) == (0, 0)
    nobody = over(unit("trolls", "N", "G4"), unit("berserkers", "S", "A4"), objectives=stone)
    assert scores(nobody) == (0, 0)


@pytest.mark.rule("DW-B-WIN-09")
def test_units_that_fled_count_with_the_items_they_bore() -> None:
    banner = unit("dwarf_eaters", "N", "P4", items=["war_banner"])
    t = over(banner, unit("trolls", "N", "G4"), unit("berserkers", "S", "A4"), level="standard", rounds=3)
    t.s._thaw()
    changes.remove(t.s, t.s.bodies[0][0], FLED)
    assert victory.score(t.s, 1) == 180 + t.s.game.world.cards.items["war_banner"].points


@pytest.mark.rule("DW-B-WIN-05")
def test_the_nine_units_of_the_basic_game() -> None:
    t = new("basic_meeting")
    points = [sum(entry.points for entry in t.s.roster.entries if entry.side == side) for side in (0, 1)]
    assert points == [790, 760]
    assert len(t.s.roster.entries) == 9


def test_in_the_small_battle_elements_decide_where_nobody_lost_a_unit() -> None:
    t = new("basic_small")
    assert t.s.battle.tie == "elements"


@pytest.mark.rule("DW-B-WIN-16")
def test_a_side_that_gives_up_loses_whatever_the_score() -> None:
    t = at("orders", unit("trolls", "N", "G4"), unit("berserkers"), unit("order_knights", "S", "A4"))
    t.do("resign", seat="orcs")
    assert t.winner == "empire"


@pytest.mark.rule("DW-B-INT-01")
def test_a_level_leaves_out_the_phases_of_those_above_it() -> None:
    t = over(unit("trolls", "N", "G4"), unit("berserkers", "S", "A4"), rounds=3)
    t.until("orders")
    for seat in t.asked:
        t.do("ready", seat=seat)
    phases = [event["phase"] for event in t.events("phase-begins")]
    assert "magic" not in phases


@pytest.mark.rule("DW-B-ORD-01")
def test_a_basic_round_has_five_phases_in_their_order() -> None:
    t = at("orders", unit("trolls", "N", "G4"), unit("berserkers", "S", "A4"), rounds=2)
    for seat in t.asked:
        t.do("ready", seat=seat)
    for _ in range(20):
        if t.s.decision is None:
            break
        t.do("done" if "done" in t.options else "second")
    phases = [event["phase"] for event in t.events("phase-begins")]
    assert phases == ["orders", "shooting-1", "movement", "shooting-2", "melee", "close"]
