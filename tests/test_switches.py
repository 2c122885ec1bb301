"""Every switch with every other: settings that leave no pair out, and games that tell what goes wrong."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from benchmarks import switches
from hexarchy.core.state import State


@pytest.mark.parametrize("name", ["demonlord", "divine_right"])
def test_settings_can_be_agreed_on(name: str) -> None:
    settings = switches.Settings(switches.game_of(name), "standard", 1)
    for _ in range(20):
        drawn = settings.drawn()
        assert drawn is not None
        given = {option: value for option, value in drawn.items() if option != switches.PLAYERS}
        assert settings.scenarios.options("standard", given) == given


def test_a_switch_that_needs_others_brings_them_along() -> None:
    settings = switches.Settings(switches.game_of("divine_right"), "standard", 1)
    made = settings.drawn({"castle_losses": True, switches.PLAYERS: 5})
    assert made is not None
    assert (made["castle_losses"], made["additional_vp"], made["level"]) == (True, True, "intermediate")
    assert settings.drawn({"castle_losses": True, "additional_vp": False}) is None


def test_every_pair_stands_together_somewhere() -> None:
    settings = switches.Settings(switches.game_of("demonlord"), "standard", 1)
    rows, sets = switches.covering(settings, 2)
    wanted = {
        frozenset(((a, one), (b, other)))
        for a, b in combinations(settings.values, 2)
        for one in settings.values[a]
        for other in settings.values[b]
    }
    assert sets == len(wanted)
    assert wanted == {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}


def test_a_game_tells_which_rules_it_met() -> None:
    game = switches.game_of("demonlord")
    row = switches.Settings(game, "standard", 1).drawn()
    assert row is not None
    played = switches.play(switches.Task("demonlord", "standard", row, 1, watched=True))
    assert not played.failure
    assert played.questions > 50
    met = {rule for rule, functions in switches.cited(game).items() if not functions.isdisjoint(played.called)}
    assert {"DL-ALL-05", "DL-ALL-07"} <= met


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "apply", lambda *_: 1 / 0)
    row = switches.Settings(switches.game_of("demonlord"), "standard", 1).drawn()
    assert row is not None
    played = switches.play(switches.Task("demonlord", "standard", row, 7))
    assert "ZeroDivisionError" in played.failure


def played_on(path: Path, games: int) -> list[switches.Row]:
    array = switches.covering(switches.Settings(switches.game_of("demonlord"), "standard", 1), 2)
    head = switches.head_of("demonlord", "standard", 2, 1, array)
    return switches.go_on(head, array[0], games, path, 1)


def test_the_same_command_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rows.jsonl"
    two = played_on(path, 2)
    with path.open("ab") as file:
        file.write(b'{"seed":3,"quest')
    seeds: list[int] = []
    original = switches.play

    def watched(task: switches.Task) -> switches.Played:
        seeds.append(task.seed)
        return original(task)

    monkeypatch.setattr(switches, "play", watched)
    three = played_on(path, 3)
    assert seeds == [3]
    assert three[:2] == two
    assert not set(three[2].met) & {rule for row in two for rule in row.met}
    assert played_on(path, 3) == three


def test_a_game_that_failed_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "apply", lambda *_: 1 / 0)
        assert all(row.failure for row in played_on(path, 2))
    again = played_on(path, 2)
    assert [row.seed for row in again] == [1, 2]
    assert not any(row.failure for row in again)


def test_games_over_other_settings_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    switches.write(path, switches.Head("demonlord", "standard", 2, 1, 9, 9, "other"), [])
    with pytest.raises(SystemExit, match="other settings"):
        played_on(path, 1)
