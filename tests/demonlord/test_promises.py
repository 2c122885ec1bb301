"""The promises of the design in random play: nothing leaks, nothing unlisted is accepted, everything replays."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexarchy.bots.random_bot import pick
from hexarchy.core.decisions import Refused
from hexarchy.core.records import Record, verify
from hexarchy.games.demonlord.state import DemonlordState
from tests.demonlord.random_play import play
from tests.demonlord.table import GAME

seeds = st.integers(0, 10_000)
moments = st.integers(0, 600)
few = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def somewhere(seed: int, moment: int) -> DemonlordState:
    """A state in the middle of a random match."""
    last = None
    for number, state in enumerate(play(seed)):
        last = state
        if number == moment:
            break
    assert last is not None
    return last


def sent_to(state: DemonlordState, seat: int | None) -> bytes:
    return json.dumps(state.view(seat), sort_keys=True).encode()


@few
@given(seeds, moments)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(seed: int, moment: int) -> None:
    state = somewhere(seed, moment)
    if state.decision is None:
        return
    rng = random.Random(seed)
    seat = state.decision.seats[0]
    actions = [rng.choice(list(GAME.actions)) for _ in range(60)]
    for _ in range(3):
        other_world = state.redeal(seat, rng)
        assert sent_to(other_world, seat) == sent_to(state, seat)
        for action in actions:
            assert reasons(other_world, seat, action.text) == reasons(state, seat, action.text)


def reasons(state: DemonlordState, seat: int, action: str) -> list[tuple[str, str, str]]:
    return [(r.rule, r.key, repr(r.args)) for r in state.why_not(seat, action)]


@few
@given(seeds, moments)
def test_what_a_searching_bot_gets_does_not_depend_on_it_either(seed: int, moment: int) -> None:
    state = somewhere(seed, moment)
    if state.decision is None:
        return
    seat = state.decision.seats[0]
    other_world = state.redeal(seat, random.Random(seed))
    deals = [world.redeal(seat, random.Random(7)) for world in (state, other_world)]
    assert deals[0].digest() == deals[1].digest()


@few
@given(seeds, moments)
def test_a_spectator_is_sent_no_secret(seed: int, moment: int) -> None:
    state = somewhere(seed, moment)
    view = state.view(None)
    assert "own" not in view
    assert view["decision"] == {"asked": False}
    for sides in view["stacks"].values():
        assert all(len(stack) == 1 for side, stack in sides.items() if side != "neutral")


def test_ten_thousand_wrong_actions_are_refused_and_change_nothing() -> None:
    rng = random.Random(5)
    table = list(GAME.actions)
    tries = 0
    for seed in range(200):
        for state in play(seed, most=300):
            if rng.random() > 0.1:
                continue
            before = state.dumps()
            for _ in range(5):
                seat, action = rng.randrange(2), rng.choice(table)
                ask = state.decision.ask(seat) if state.decision else None
                if (ask and action in ask.options) or action in state.commands(seat):
                    continue
                with pytest.raises(Refused) as refused:
                    state.apply(seat, action)
                assert refused.value.reasons
                tries += 1
            assert state.dumps() == before
        if tries >= 10_000:
            return
    raise AssertionError(f"only {tries} tries")


@few
@given(seeds, moments)
def test_a_clone_lives_its_own_life(seed: int, moment: int) -> None:
    state = somewhere(seed, moment)
    before = state.digest()
    clone = state.clone()
    assert clone.digest() == before
    rng = random.Random(seed)
    for _ in range(20):
        if clone.decision is None:
            break
        ask = clone.decision.asks[0]
        clone.apply(ask.seat, pick(ask.options, rng))
    assert state.digest() == before


@few
@given(seeds, moments)
def test_a_state_goes_to_json_and_back(seed: int, moment: int) -> None:
    state = somewhere(seed, moment)
    again = GAME.from_json(json.loads(state.dumps()))
    assert again.digest() == state.digest()
    assert repr(again.decision) == repr(state.decision)
    rng, twin = random.Random(seed), random.Random(seed)
    for _ in range(20):
        if state.decision is None or again.decision is None:
            break
        ask, same = state.decision.asks[0], again.decision.asks[0]
        assert ask.options == same.options
        state.apply(ask.seat, pick(ask.options, rng))
        again.apply(same.seat, pick(same.options, twin))
    assert again.digest() == state.digest()


@few
@given(seeds, moments)
def test_a_state_is_small_and_holds_no_log(seed: int, moment: int) -> None:
    assert len(somewhere(seed, moment).dumps()) <= 4096


def recorded(seed: int) -> Record:
    """A random match as a record."""
    from hexarchy.core.dice import SeededDice

    record = Record.begin(GAME, "standard", {}, SeededDice(seed))
    state = record.start(GAME)
    rng = random.Random(seed)
    while state.decision is not None:
        ask = rng.choice(state.decision.asks)
        action = pick(ask.options, rng)
        state.apply(ask.seat, action)
        record.actions.append((GAME.seats[ask.seat], action.text))
    record.digest = state.digest()
    return record


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_replays_to_the_same_digest(seed: int, tmp_path: Path) -> None:
    record = recorded(seed)
    record.save(tmp_path / "match.json")
    verdict = verify(Record.load(tmp_path / "match.json"), GAME)
    assert verdict.good
    assert verdict.finished


REPLAY = """
import sys
from pathlib import Path
import hexarchy
from hexarchy.core.records import Record
record = Record.load(Path(sys.argv[1]))
print(record.replay(hexarchy.game(record.game)).digest())
"""


def test_a_record_replays_to_the_same_bytes_under_another_hash_seed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record = recorded(4)
    record.save(path)
    for hash_seed in ("0", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        out = subprocess.run(
            [sys.executable, "-c", REPLAY, str(path)], env=env, capture_output=True, text=True, check=True
        )
        assert out.stdout.strip() == record.digest


@pytest.mark.parametrize("batch", range(5))
def test_random_matches_come_to_an_end(batch: int) -> None:
    """Dead ends and crashes would raise; a match that never ends would run into the limit. The Long Game may last."""
    for seed in range(batch * 8, batch * 8 + 8):
        *_, state = play(seed, most=20_000)
        assert state.result is not None or state.scenario == "long"
