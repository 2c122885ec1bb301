"""Duels: rounds of one seed with the seats rotated, counted by ranks, kept in rows, stopped when the test knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexarchy import bots, games
from hexarchy.arena import duel, playing
from hexarchy.arena.elo import Sprt
from hexarchy.arena.playing import Series
from hexarchy.arena.rows import FINISHED, UNFINISHED, OtherRows, Row
from hexarchy.arena.workers import OneByOne, Processes
from tests.arena.scripted import Scripted
from tests.core.tiny import TINY

GAME = games.names()[0]
CHANCE = Series(GAME, ("random", "random "), 8, seed=40, rounds=True)


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    """Bots of the tiny game, whose name is what they say; those that were made."""
    monkeypatch.setitem(games._taken, "tiny", TINY)
    players: list[Scripted] = []
    real = bots.make

    def make(name: str, game: object, seed: int) -> object:
        if game is not TINY:
            return real(name.strip(), game, seed)  # type: ignore[arg-type]
        players.append(Scripted(name))
        return players[-1]

    monkeypatch.setattr(bots, "make", make)
    return players


def tiny(first: str, second: str, pairs: int, seed: int = 0, most: int = 100) -> Series:
    return Series("tiny", (first, second), 2 * pairs, seed, most_decisions=most, rounds=True)


def row(*ranks: int, seats: str = "ab") -> Row:
    return Row(0, 0, tuple(seats), FINISHED, ranks)


# -- rounds -----------------------------------------------------------------------------------------------------------


def test_a_pair_is_one_seed_with_the_seats_swapped() -> None:
    series = tiny("keep", "hand-over", 2, seed=7)
    assert [series.seed_of(number) for number in range(4)] == [7, 7, 8, 8]
    assert [series.seating(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_every_bot_has_each_seat_as_often() -> None:
    for seats in range(2, 9):
        series = Series("", tuple("ab"[seat % 2] for seat in range(seats)), 3 * seats, rounds=True)
        seatings = [series.seating(number) for number in range(seats)]
        assert len({series.seed_of(number) for number in range(seats)}) == 1
        for seat in range(seats):
            assert sorted(seating[seat] for seating in seatings) == list(range(seats))


def test_no_seat_favours_either_bot() -> None:
    """Whatever the seats are worth, equal bots come out even over a round."""
    for ranks in ((1, 2, 3), (1, 2, 2), (2, 1, 3, 1), (1, 2, 3, 4, 5)):
        names = "".join("ab"[seat % 2] for seat in range(len(ranks)))
        turned = [names[shift:] + names[:shift] for shift in range(len(ranks))]
        assert sum(duel.score(row(*ranks, seats=seats), "a") for seats in turned) == pytest.approx(len(ranks) / 2)


@pytest.mark.parametrize(
    ("ranks", "seats", "score"),
    [
        ((1, 2), "ab", 1),
        ((1, 2), "ba", 0),
        ((1, 1), "ab", 0.5),
        ((1, 1, 3), "aba", 0.25),  # a draw among the winners, and a seat of ours behind
        ((1, 1, 3), "bab", 0.75),
        ((1, 2, 2, 2), "abab", 0.75),
    ],
)
def test_ranks_are_compared_seat_by_seat(ranks: tuple[int, ...], seats: str, score: float) -> None:
    assert duel.score(row(*ranks, seats=seats), "a") == score


def test_the_two_sit_alternately_at_a_larger_table() -> None:
    assert duel.alternately("a", "b", 3) == ("a", "b", "a")


def test_one_sits_alone_among_the_others() -> None:
    assert duel.alone("a", "b", 4) == ("a", "b", "b", "b")


# -- findings ---------------------------------------------------------------------------------------------------------


def test_pairs_are_counted() -> None:
    """Left begins and wins at once, unless the bot hands over: the one that keeps wins from either side."""
    findings = duel.run(tiny("keep", "hand-over", 3), OneByOne())
    assert dict(findings.scores) == {1.0: 3}
    findings = duel.run(tiny("keep", "think", 3), OneByOne())
    assert dict(findings.scores) == {0.5: 3}


def test_test_stops_as_soon_as_it_knows(made: list[Scripted]) -> None:
    told: list[int] = []
    findings = duel.run(
        tiny("keep", "hand-over", 500), OneByOne(), Sprt(0, 200), tell=lambda so_far: told.append(so_far.rounds)
    )
    assert findings.verdict == "H1"
    assert findings.rounds < 40
    assert told == list(range(1, findings.rounds + 1))
    assert duel.run(tiny("hand-over", "keep", 500), OneByOne(), Sprt(0, 200)).verdict == "H0"


def test_pair_with_a_game_without_result_is_not_counted() -> None:
    findings = duel.run(tiny("keep " * 50, "hand-over", 2, most=20), OneByOne())
    assert (findings.uncounted, findings.rounds, dict(findings.scores)) == (2, 2, {})
    assert findings.failures == []


def test_broken_game_is_told_with_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    findings = duel.run(tiny("crash", "hand-over", 1), OneByOne())
    assert findings.uncounted == 1
    assert {failure["message"] for failure in findings.failures} == {"ZeroDivisionError: a defect"}
    assert len({failure["record"] for failure in findings.failures}) == 2


def test_summary_is_plain(tmp_path: Path) -> None:
    series = tiny("keep", "hand-over", 9)
    found = duel.summary(series, duel.run(series, OneByOne()), Sprt(0, 20))
    assert json.loads(json.dumps(found)) == {**found, "bots": ["keep", "hand-over"]}
    assert (found["pentanomial"], found["elo"], found["high"]) == ([0, 0, 0, 0, 9], None, None)
    assert found["low"] == pytest.approx(118, abs=1)
    assert found["llr"] > 0


# -- rows -------------------------------------------------------------------------------------------------------------


def test_each_game_has_a_row(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    duel.run(tiny("think keep", "hand-over", 2, seed=3), OneByOne(), rows=path)
    about, *rows = map(json.loads, path.read_text().splitlines())
    assert (about["game"], about["bots"], about["seed"]) == ("tiny", ["think keep", "hand-over"], 3)
    assert [(row["number"], row["seed"], row["seats"][0]) for row in rows] == [
        (0, 3, "think keep"),
        (1, 3, "hand-over"),
        (2, 4, "think keep"),
        (3, 4, "hand-over"),
    ]
    assert (rows[0]["ranks"], rows[0]["scores"], rows[0]["why"], rows[0]["decisions"]) == ([1, 2], [1, 0], "T-3", 3)
    assert len(rows[0]["cpu"]) == 2


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, made: list[Scripted]) -> None:
    path = tmp_path / "rows.jsonl"
    whole = duel.run(tiny("keep", "hand-over", 3), OneByOne(), rows=path)
    lines = path.read_bytes().splitlines(keepends=True)
    for rest in (lines[:3], lines[:4], [*lines[:5], lines[5][:20]]):
        path.write_bytes(b"".join(rest))
        made.clear()
        assert duel.run(tiny("keep", "hand-over", 3), OneByOne(), rows=path) == whole
        assert len(made) == 2 * (6 - (len(rest) - 1) // 2 * 2)
        assert [json.loads(line).get("number") for line in path.read_text().splitlines()] == [None, *range(6)]


def test_kept_rows_count_for_the_test_too(tmp_path: Path, made: list[Scripted]) -> None:
    path = tmp_path / "rows.jsonl"
    found = duel.run(tiny("keep", "hand-over", 500), OneByOne(), Sprt(0, 200), path)
    made.clear()
    assert duel.run(tiny("keep", "hand-over", 500), OneByOne(), Sprt(0, 200), path) == found
    assert made == []


@pytest.mark.parametrize(("content", "rows"), [('{"format": 1, "game": "chess"}\n', True), ("# notes\n", False)])
def test_rows_of_others_are_left_alone(tmp_path: Path, content: str, rows: bool) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text(content)
    with pytest.raises(OtherRows) as refused:
        duel.run(tiny("keep", "hand-over", 1), OneByOne(), rows=path)
    assert refused.value.rows is rows
    assert path.read_text() == content


# -- processes --------------------------------------------------------------------------------------------------------


def test_rows_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    series = Series(GAME, ("random", "captain"), 4, seed=40, rounds=True)
    kept = []
    for workers in (OneByOne(), Processes(2)):
        path = tmp_path / f"{workers.count}.jsonl"
        duel.run(series, workers, rows=path)
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        kept.append([{name: value for name, value in row.items() if name != "cpu"} for row in rows])
    assert kept[0] == kept[1]


def test_a_game_tells_its_turn() -> None:
    played = playing.play(games.game(GAME), CHANCE, 0)
    assert played.turn is not None
    assert played.turn >= 1
    assert playing.play(TINY, tiny("keep " * 50, "", 1, most=5), 0).status == UNFINISHED
