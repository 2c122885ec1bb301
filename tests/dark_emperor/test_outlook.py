"""Who wins the war, as far as all can see: by production (DE-20.3b), time, army and leaders, each in its way."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.outlook import EVEN
from hexarchy.games.dark_emperor import GAME

DRAW = 125  # in the middle of the table's row (DE-20.3b)


MODEL = GAME.outlook_model


def told(turn: int, production: int, leaders: int = 0, army: int = 3) -> dict[str, float]:
    """The chances where the Necromancer has so many units and the Kingdoms so many leaders, each of heroism 3."""
    view: dict[str, Any] = {**GAME.new(dice=SeededDice(1)).view(None), "turn": turn, "production": production}
    view["leaders"] = {str(number): {"side": "kingdoms", "hero": 3} for number in range(leaders)}
    names = [piece.id for piece in GAME.world.pieces if piece.strength][:army]
    view["stacks"] = {"1610": {"necromancer": names}}
    return chances(view)


def chances(view: Any) -> dict[str, float]:
    assert MODEL is not None
    return {seat: one.chance for seat, one in MODEL.chances(GAME.outlook(view)).items()}


@pytest.mark.parametrize("turn", [2, 8, 14])
def test_the_more_production_the_better_for_the_necromancer(turn: int) -> None:
    shares = [told(turn, production)["necromancer"] for production in (40, 80, 120, 160, 200)]
    assert shares == sorted(shares)


@pytest.mark.parametrize(("ahead", "leaders", "seat"), [(30, 4, "necromancer"), (-30, 0, "kingdoms")])
def test_a_lead_tells_more_when_fewer_turns_are_left_to_lose_it(ahead: int, leaders: int, seat: str) -> None:
    shares = [told(turn, DRAW + ahead, leaders=leaders)[seat] for turn in (4, 8, 12, 14)]
    assert shares == sorted(shares)
    assert shares[0] < 0.5
    assert shares[-1] > 0.8


def test_a_draw_is_likeliest_in_its_row_of_the_table_at_the_end() -> None:
    draws = {production: told(14, production, leaders=4)[EVEN] for production in range(60, 200, 5)}
    likeliest = max(draws, key=lambda production: draws[production])
    assert 105 <= likeliest <= 145
    assert draws[likeliest] > told(8, likeliest, leaders=4)[EVEN]


def test_leaders_of_the_kingdoms_are_bad_for_the_necromancer_and_his_army_is_good() -> None:
    alone, few, many = (told(6, 80, leaders=leaders)["necromancer"] for leaders in (0, 2, 8))
    assert alone > few > many
    assert told(6, 80, leaders=4, army=12)["necromancer"] > told(6, 80, leaders=4, army=2)["necromancer"]


def test_before_the_gate_opens_it_is_told_how_often_each_side_wins() -> None:
    first = chances(GAME.new(dice=SeededDice(1)).view(None))
    assert first["kingdoms"] > 0.5 > first["necromancer"] > first[EVEN] > 0.03
