"""Captains meet with the edges swapped, and what comes of it is told with intervals."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import pairings
from hexarchy import bots
from hexarchy.arena.rows import FINISHED, Row
from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.dice import SeededDice


def row(number: int, *ranks: int) -> Row:
    return Row(number, 1, ("orcs", "empire"), FINISHED, ranks)


@pytest.mark.parametrize("pairing", pairings.PAIRINGS)
def test_both_sides_bring_as_many_points(pairing: str) -> None:
    game, lists = pairings.game_of(pairing), pairings.lists_of(pairing)
    state: Any = game.new("open_field", pairings.options_of("printed", 1), SeededDice(1), pairings.SIDES, lists)
    assert {game.points(state, seat) for seat in range(2)} == {580}


def test_each_seed_lays_out_the_sheets_in_its_own_way() -> None:
    game, lists = pairings.game_of("orcs-empire"), pairings.lists_of("orcs-empire")
    laid = set()
    for seed in (9_400_000, 9_400_001, 9_400_002):
        options = pairings.options_of("drawn", seed)
        state: Any = game.new("open_field", options, SeededDice(seed), pairings.SIDES, lists)
        laid.add(state.battle.layout)
    assert len(laid) == 3


@pytest.mark.parametrize("upper", [True, False])
def test_an_edge_is_taken_as_told(upper: bool) -> None:
    ask = SimpleNamespace(key="edge", options=["upper", "lower"])
    chair: Any = SimpleNamespace(ask=ask)
    taken: object = pairings.Sitting(RandomBot(1), upper=upper).choose(chair)
    assert taken == ("upper" if upper else "lower")


def test_shares_of_army_and_edge() -> None:
    """The first army wins both games of a seed, and one of another: then the upper edge does once more."""
    rows = [row(0, 1, 2), row(1, 1, 2), row(2, 1, 2), row(3, 2, 1)]
    assert [pairings.first_share(one) for one in rows] == [1, 1, 1, 0]
    assert [pairings.upper_share(one) for one in rows] == [1, 0, 1, 1]
    assert pairings.told("orcs-empire", rows).startswith("| orcs-empire | 4 | 3, 0, 1 | 75.0 [")
    assert pairings.interval([0.5, 0.5]) == "50.0 [50.0, 50.0]"


def test_games_of_a_seed_count_as_one_for_the_interval() -> None:
    """They have the land in common: played twice it tells no more than once."""
    rows = [Row(number, number // 2, ("orcs", "empire"), FINISHED, (1, 2)) for number in range(4)]
    assert pairings.by_seed(rows, pairings.upper_share) == [0.5, 0.5]
    assert pairings.by_seed(rows, pairings.first_share) == [1.0, 1.0]


def test_the_heading_says_which_share_is_whose() -> None:
    """The upper edge wins both games of a seed, so each army wins one."""
    lines = pairings.HEADING, pairings.told("orcs-orcs", [row(0, 1, 2), row(1, 2, 1)])
    names, values = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    told = dict(zip(names, values, strict=True))
    assert told["upper edge %"].startswith("100.0 ")
    assert told["first army %"].startswith("50.0 ")


def test_a_series_goes_on_from_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pairings, "ROWS", tmp_path)
    monkeypatch.setattr(bots, "make", lambda name, game, seed: RandomBot(seed))
    pairings.main(["demonworld", "orcs-orcs", "--games", "2"])
    first = capsys.readouterr().out
    monkeypatch.setattr(pairings, "play_one", lambda *given: pytest.fail("it was played already"))
    pairings.main(["demonworld", "orcs-orcs", "--games", "2"])
    assert capsys.readouterr().out == first != ""
    assert len((tmp_path / "drawn" / "orcs-orcs.jsonl").read_text().splitlines()) == 3
