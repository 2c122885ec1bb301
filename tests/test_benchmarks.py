"""The yardstick is a real, repeatable game, and the runner shows its figures."""

import json
import random
from pathlib import Path

import pytest

from benchmarks import __main__ as runner
from benchmarks import games, outlook
from benchmarks import yardstick as y
from hexarchy.arena.outlook import Rows
from hexarchy.core.outlook import FILE, read_model


def test_same_seed_same_game() -> None:
    assert y.play(7) == y.play(7)
    assert y.play(7)[0] != y.play(8)[0]


def test_game_is_worth_measuring() -> None:
    """Armies meet and bleed, and the game has about as many decisions as a real one."""
    state, decisions, seen = y.play(1)
    assert state[y.INFO][y.PHASE] == y.OVER
    assert state[y.INFO][y.TURN] == y.TURNS
    assert 700 < decisions < 3000
    assert seen / decisions > 10
    assert 0 < state[y.WHERE].count(y.GONE) < len(state[y.WHERE])


@pytest.mark.parametrize("stop", range(1, 400, 23))
def test_state_is_sound(stop: int) -> None:
    state = y.play(3, stop)[0]
    where, stack = state[y.WHERE], state[y.STACK]
    assert stack == [where.count(h) for h in range(y.HEXES)]
    assert max(stack) <= y.STACKING
    armies = [{where[u] for u in army} - {y.GONE} for army in y.ARMIES]
    assert armies[0].isdisjoint(armies[1])
    assert all(y.COST[h] != y.BLOCKED for h in armies[0] | armies[1])


def test_clone_is_independent() -> None:
    state = y.play(3, 50)[0]
    before, copy = y.to_json(state), y.clone(state)
    rng = random.Random(1)
    while copy[y.INFO][y.PHASE] != y.OVER:
        y.apply(copy, y.options(copy)[0], rng)
    assert y.to_json(state) == before


def test_runner_prints_json_and_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(y, "measure", lambda: {"decisions/s": 1234.5, "clone µs": 0.25})
    runner.main(["yardstick", "--json"])
    figures = json.loads(capsys.readouterr().out)
    rates = {"decisions/s": 1234.5, "decisions/s, best round": 1234.5, "of yardstick": 1.0}
    assert figures == {"yardstick": {**rates, "clone µs": 0.25}}
    runner.main(["yardstick"])
    assert ["decisions/s", "1,234"] in [line.split() for line in capsys.readouterr().out.splitlines()]
    with pytest.raises(SystemExit):
        runner.main(["nothing"])


def test_runner_writes_its_table_into_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(y, "measure", lambda: {"decisions/s": 1234.5})
    monkeypatch.setattr(runner, "README", tmp_path / "README.md")
    runner.README.write_text("Before.\n<!-- figures -->\n| old |\nAfter.\n")
    runner.main(["yardstick", "--write"])
    _, mark, head, _, rate, *_, after = runner.README.read_text().splitlines()
    assert (mark, after) == ("<!-- figures -->", "After.")
    assert head == "|  | Yardstick | gate |"
    assert rate == f"| decisions/s | 1,234 | {runner.GATES[runner.RATE]} |"


@pytest.mark.parametrize("name", games.SETUPS)
def test_every_game_is_measured_alike(name: str) -> None:
    figures = games.measure(name, games=1)
    assert all(value > 0 for value in figures.values())
    assert figures["first state bytes"] <= figures["largest state bytes"]


def test_who_wins_is_learned_from_the_games_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that are there are not played again; what comes of it is a file a game can read."""
    rows = Rows.read(outlook.ROWS / "demonlord.jsonl")
    rows.games = rows.games[:40]
    rows.write(tmp_path / "rows.jsonl")
    given = ["--games", "40", "--rows", str(tmp_path / "rows.jsonl"), "--out", str(tmp_path / FILE)]
    with pytest.raises(SystemExit) as ended:
        runner.main(["outlook", "demonlord", *given])
    assert ended.value.code == 0
    model = read_model(tmp_path)
    assert model is not None
    assert model.games == 40
    assert f"log-loss {model.measured.loss:.3f}" in capsys.readouterr().out
