"""Every switch with every other: settings that leave no pair out, and games that tell what goes wrong."""

from __future__ import annotations

from itertools import combinations

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
    played = switches.play("demonlord", "standard", row, 1, watched=True)
    assert played.failure is None
    assert played.questions > 50
    met = {rule for rule, functions in switches.cited(game).items() if not functions.isdisjoint(played.called)}
    assert {"DL-ALL-05", "DL-ALL-07"} <= met


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "apply", lambda *_: 1 / 0)
    row = switches.Settings(switches.game_of("demonlord"), "standard", 1).drawn()
    assert row is not None
    played = switches.play("demonlord", "standard", row, 7, watched=False)
    assert played.failure is not None
    assert (played.failure.seed, played.failure.setting) == (7, row)
    assert "ZeroDivisionError" in played.failure.said
