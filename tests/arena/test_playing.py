"""The arena: the same results for any number of processes, and every failure can be played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hexarchy import bots, games
from hexarchy.arena import playing
from hexarchy.arena.playing import Series
from hexarchy.arena.rows import FINISHED, Row
from hexarchy.core.records import Record, verify
from tests.arena.scripted import Scripted
from tests.core.tiny import TINY

TIMES = ("seconds", "decisions_per_second")


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in TIMES}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    """Bots of the tiny game, whose name is what they say; those that were made."""
    monkeypatch.setitem(games._taken, "tiny", TINY)
    players: list[Scripted] = []

    def make(name: str, game: object, seed: int) -> Scripted:
        players.append(Scripted(name))
        return players[-1]

    monkeypatch.setattr(bots, "make", make)
    return players


def test_results_are_summed_up(made: list[Scripted]) -> None:
    result = playing.run(Series("tiny", ("keep", "hand-over"), 3, seed=10))
    assert result["games"] == result["finished"] == 3
    assert result["wins"] == {"left": 3, "right": 0}
    assert result["bot_wins"] == [3, 0]
    assert result["draws"] == result["unfinished"] == result["errors"] == result["dead_ends"] == 0
    assert result["decisions"] == 6


@pytest.mark.parametrize(
    ("ranks", "winners"), [((1, 2), (0,)), ((1, 1), ()), ((1, 1, 3), (0, 1)), ((2, 1, 2), (1,)), ((1, 1, 1), ())]
)
def test_several_may_win_together(ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    row = Row(0, 0, ("a",) * len(ranks), FINISHED, ranks=ranks)
    assert playing.winners_of(row) == winners


def test_swap_moves_the_bots_from_seat_to_seat(made: list[Scripted]) -> None:
    result = playing.run(Series("tiny", ("keep", "hand-over"), 4, swap=True))
    assert result["wins"] == {"left": 2, "right": 2}
    assert result["bot_wins"] == [4, 0]


def test_bots_hear_what_their_seat_may_know(made: list[Scripted]) -> None:
    playing.run(Series("tiny", ("think reveal whisper hand-over", "keep"), 1))
    left, right = made
    assert left.heard == ["thought", "revealed"]
    assert right.heard == ["revealed", "whispered"]


def test_endless_game_is_given_up(made: list[Scripted]) -> None:
    result = playing.run(Series("tiny", ("keep " * 50, ""), 2, most_decisions=20))
    assert result["unfinished"] == 2
    assert result["finished"] == 0
    assert result["decisions"] == 40


def test_dead_end_is_counted_and_kept(made: list[Scripted], tmp_path: Path) -> None:
    result = playing.run(Series("tiny", ("keep trap", ""), 2, seed=5, records=str(tmp_path)))
    assert result["dead_ends"] == 2
    assert result["errors"] == 0
    failure = result["failures"][0]
    assert failure["seed"] == 5
    assert Record.load(Path(failure["record"])).actions == [("left", "keep"), ("left", "trap")]


def test_error_is_kept_with_its_record_and_the_series_goes_on(made: list[Scripted], tmp_path: Path) -> None:
    result = playing.run(Series("tiny", ("roll crash", ""), 3, records=str(tmp_path)))
    assert result["errors"] == 3
    assert result["games"] == 3
    failure = result["failures"][2]
    assert failure["message"] == "ZeroDivisionError: a defect"
    with pytest.raises(ZeroDivisionError):
        Record.load(Path(failure["record"])).replay(TINY)


def test_failure_is_kept_even_if_nobody_asked(
    made: list[Scripted], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    (failure,) = playing.run(Series("tiny", ("crash", ""), 1))["failures"]
    assert Path(failure["record"]).is_relative_to(tmp_path)


def test_full_disk_does_not_end_a_series(made: list[Scripted], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (failure,) = playing.run(Series("tiny", ("crash", ""), 1, records=str(tmp_path / "file")))["failures"]
    assert failure["record"] is None


def test_progress_is_told() -> None:
    told: list[int] = []
    playing.run(Series(games.names()[0], ("random", "random"), 3), tick=told.append)
    assert sum(told) == 3


def test_same_results_for_any_number_of_processes() -> None:
    series = Series(games.names()[0], ("random", "random"), 8, seed=100, swap=True)
    one = without_times(playing.run(series))
    assert without_times(playing.run(series, jobs=2)) == one
    assert one["finished"] == 8


def test_records_of_a_series_are_good(tmp_path: Path) -> None:
    playing.run(Series(games.names()[0], ("random", "random"), 2, seed=7, records=str(tmp_path)))
    found = sorted(tmp_path.iterdir())
    assert len(found) == 2
    assert all(verify(Record.load(path), games.game(games.names()[0])).sound for path in found)


def test_bots_of_a_game_do_not_share_their_luck() -> None:
    assert len({bots.bot_seed(seed, seat) for seed in range(50) for seat in range(6)}) == 300


def test_each_seed_brings_lists_of_its_own() -> None:
    terms: dict[str, Any] = {"scenario": "open_field", "options": {"level": "standard"}}
    series = Series("demonworld", ("random", "random"), 4, rounds=True, drawn=True, **terms)
    game = series.load()
    one, same, other = (playing.drawn_lists(game, series, seed) for seed in (1, 1, 2))
    assert one == same != other
    assert {*one} == {"orcs", "empire"}
    assert playing.play(game, series, 3).status == FINISHED
