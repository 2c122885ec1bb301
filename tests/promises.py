"""The promises of the design in random play, for any game: nothing leaks, nothing unlisted is accepted, all replays.

A game's own test module derives a class from `Promises` and says how its random matches are played.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexarchy.bots.random_bot import pick
from hexarchy.core.decisions import Refused
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.records import Record, verify
from tests.for_good import ForGood, waiting
from tests.leaks import Leaks, Watch
from tests.seeing import Seeing

seeds = st.integers(0, 10_000)
moments = st.integers(0, 600)
few = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors])

REPLAY = """
import importlib, sys
from pathlib import Path
from hexarchy.core.records import Record
record = Record.load(Path(sys.argv[1]))
print(record.replay(importlib.import_module(sys.argv[2]).GAME).digest())
"""


class Promises(Leaks, Seeing, ForGood):
    """Tests every game passes."""

    GAME: ClassVar[Game]
    MOST_BYTES: ClassVar[int] = 8192  # of a saved state
    TRIES: ClassVar[int] = 10_000  # wrong actions
    SEATS: ClassVar[tuple[str, ...] | None] = None  # those that are played, where the game leaves a choice
    LAST_WORDS: ClassVar[tuple[str, ...]] = ()  # questions that are put even where only their end is left

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        """A random match, seen at every question."""
        raise NotImplementedError

    @staticmethod
    def may_go_on(state: Any) -> bool:
        """May a random match of this kind last beyond any limit?"""
        return False

    def somewhere(self, seed: int, moment: int) -> Any:
        """A state in the middle of a random match."""
        last = None
        for number, state in enumerate(self.play(seed)):
            last = state
            if number == moment:
                break
        assert last is not None
        return last

    # -- secrets ------------------------------------------------------------------------------------------------------

    @few
    @given(seeds, moments)
    def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        if state.decision is None:
            return
        rng = random.Random(seed)
        actions = [rng.choice(list(self.GAME.actions)) for _ in range(60)]
        for seat in state.decision.seats:
            for _ in range(3):
                other_world = state.redeal(seat, rng)
                for action in actions:
                    assert reasons(other_world, seat, action.text) == reasons(state, seat, action.text)

    @few
    @given(seeds, moments)
    def test_a_redeal_looks_the_same_to_its_seat_whether_it_is_asked_or_not(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        rng = random.Random(seed)
        for seat in range(len(state.setting.seats)):
            for _ in range(3):
                other_world = state.redeal(seat, rng)
                assert sent_to(other_world, seat) == sent_to(state, seat)
                assert options(other_world, seat) == options(state, seat)

    @few
    @given(seeds, moments)
    def test_a_redeal_keeps_nothing_of_the_true_dice_and_secrets(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        for seat in range(len(state.setting.seats)):
            other_world = state.redeal(seat, random.Random(seed))
            other_world.dice, other_world.rolled = SeededDice(seed + 1_000_000), state.rolled + 3
            deals = [world.redeal(seat, random.Random(7)) for world in (state, other_world)]
            assert deals[0].dice not in (state.dice, other_world.dice)
            assert deals[0].dice != state.redeal(seat, random.Random(8)).dice
            if options(state, seat):  # else what the others are asked is guessed, too
                assert deals[0].digest() == deals[1].digest()

    @few
    @given(seeds, moments)
    def test_a_redeal_for_the_seat_asked_keeps_nothing_another_did_unseen(self, seed: int, moment: int) -> None:
        """From one moment on the others act in several ways; some of them look alike to a seat until it is asked."""
        begin = self.somewhere(seed, moment)
        for seat in range(len(begin.setting.seats)):
            alike: dict[tuple[bytes, ...], set[str]] = {}
            for way in range(6):
                state = begin.clone()
                heard = others_go_on(state, seat, random.Random(way), way)
                if state.decision is not None and state.decision.ask(seat):
                    deal = state.redeal(seat, random.Random(7))
                    alike.setdefault((sent_to(state, seat), *heard), set()).add(deal.digest())
            assert all(len(deals) == 1 for deals in alike.values())

    @few
    @given(seeds, moments)
    def test_a_spectator_is_asked_nothing_and_sent_no_secret(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        view = state.view(None)
        assert "own" not in view
        assert not view["decision"]["asked"]
        assert "options" not in view["decision"]
        if state.decision is not None:
            other_world = state.redeal(state.decision.seats[0], random.Random(seed))
            assert sent_to(other_world, None) == sent_to(state, None)

    # -- absence ------------------------------------------------------------------------------------------------------

    @few
    @given(seeds, moments)
    def test_what_holds_for_a_seat_that_does_not_answer_is_one_of_its_options(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        for ask in state.decision.asks if state.decision else ():
            assert ask.default in ask.options

    # -- refusals -----------------------------------------------------------------------------------------------------

    def test_thousands_of_wrong_actions_are_refused_and_change_nothing(self) -> None:
        rng = random.Random(5)
        table = list(self.GAME.actions)
        tries = 0
        for seed in range(200):
            for state in self.play(seed, 300):
                if rng.random() > 0.1:
                    continue
                before = state.dumps()
                for _ in range(5):
                    tries += refused(state, rng.randrange(len(state.setting.seats)), rng.choice(table))
                assert state.dumps() == before
            if tries >= self.TRIES:
                return
        raise AssertionError(f"only {tries} tries")

    # -- states -------------------------------------------------------------------------------------------------------

    @few
    @given(seeds, moments)
    def test_a_clone_lives_its_own_life(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
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
    def test_a_state_goes_to_json_and_back(self, seed: int, moment: int) -> None:
        state = self.somewhere(seed, moment)
        again = self.GAME.from_json(json.loads(state.dumps()))
        assert again.digest() == state.digest()
        assert repr(again.decision) == repr(state.decision)
        rng, twin = random.Random(seed), random.Random(seed)
        for _ in range(20):
            if state.decision is None or again.decision is None:
                break
            ask, same = state.decision.asks[0], again.decision.asks[0]
            assert list(ask.options) == list(same.options)
            state.apply(ask.seat, pick(ask.options, rng))
            again.apply(same.seat, pick(same.options, twin))
        assert again.digest() == state.digest()

    @few
    @given(seeds, moments)
    def test_a_state_is_small_and_holds_no_log(self, seed: int, moment: int) -> None:
        assert len(self.somewhere(seed, moment).dumps()) <= self.MOST_BYTES

    # -- last words ---------------------------------------------------------------------------------------------------

    def test_last_words_tell_nobody_more_than_they_may(self) -> None:
        """Questions that only matches of people put: the first of each kind, looked at from every seat."""
        watch, met = Watch(self.GAME), set[str]()
        for seed, state in enumerate(chain(map(self.begun, range(1, 4)), map(waiting, self.situations()))):
            rng = random.Random(seed)
            for _ in range(2000):  # who ends nothing may go on for ever
                if state.decision is None or met == {*self.LAST_WORDS}:
                    break
                ask = rng.choice(state.decision.asks)
                if seed >= 3 and ask.key not in {*self.LAST_WORDS} - met:  # of a situation, as far as it leads there
                    break
                if len(ask.options) == 1 and ask.key not in met:
                    met.add(ask.key)
                    watch.look(state)
                more = [*ask.options][:-1] if ask.last_word else ()  # all that can be done before its end
                state.apply(ask.seat, pick(more or ask.options, rng))
        assert met == {*self.LAST_WORDS}

    def begun(self, seed: int) -> Any:
        """A match of people."""
        record = Record.begin(self.GAME, "standard", {}, SeededDice(seed), seats=self.SEATS, last_words=True)
        return record.start(self.GAME)

    # -- records ------------------------------------------------------------------------------------------------------

    def blank(self, seed: int) -> Record:
        """The record of a match that has just begun."""
        return Record.begin(self.GAME, "standard", {}, SeededDice(seed), seats=self.SEATS)

    def recorded(self, seed: int) -> Record:
        """A random match as a record."""
        record = self.blank(seed)
        state = record.start(self.GAME)
        rng = random.Random(seed)
        while state.decision is not None:
            ask = rng.choice(state.decision.asks)
            action = pick(ask.options, rng)
            state.apply(ask.seat, action)
            record.actions.append((state.setting.seats[ask.seat], action.text))
        record.digest = state.digest()
        return record

    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_a_record_replays_to_the_same_digest(self, seed: int, tmp_path: Path) -> None:
        self.recorded(seed).save(tmp_path / "match.json")
        verdict = verify(Record.load(tmp_path / "match.json"), self.GAME)
        assert verdict.sound
        assert verdict.finished

    def test_a_record_replays_to_the_same_bytes_under_another_hash_seed(self, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        record = self.recorded(4)
        record.save(path)
        for hash_seed in ("0", "4242"):
            env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
            command = [sys.executable, "-c", REPLAY, str(path), type(self.GAME).__module__]
            out = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
            assert out.stdout.strip() == record.digest

    @pytest.mark.parametrize("batch", range(5))
    def test_random_matches_come_to_an_end(self, batch: int) -> None:
        """Dead ends and crashes would raise; a match that never ends would run into the limit."""
        for seed in range(batch * 8, batch * 8 + 8):
            *_, state = self.play(seed, 20_000)
            assert state.result is not None or self.may_go_on(state)


def sent_to(state: Any, seat: int | None) -> bytes:
    return json.dumps(state.view(seat), sort_keys=True).encode()


def options(state: Any, seat: int) -> list[str] | None:
    ask = state.decision.ask(seat) if state.decision else None
    return [option.text for option in ask.options] if ask else None


def others_go_on(state: Any, seat: int, rng: random.Random, most: int) -> list[bytes]:
    """Others than a seat act at random, at most so often. What the seat hears of it."""
    heard: list[bytes] = []
    for _ in range(most):
        asks = [ask for ask in state.decision.asks if ask.seat != seat] if state.decision else []
        if not asks:
            break
        ask = rng.choice(asks)
        heard += [
            repr(event).encode() for event in state.apply(ask.seat, pick(ask.options, rng)) if event.known_to(seat)
        ]
    return heard


def reasons(state: Any, seat: int, action: str) -> list[tuple[str, str, str]]:
    return [(r.rule, r.key, repr(r.args)) for r in state.why_not(seat, action)]


def refused(state: Any, seat: int, action: Any) -> int:
    """Try an action; 1 when it was refused with reasons, 0 when it is allowed and so was not tried."""
    ask = state.decision.ask(seat) if state.decision else None
    if (ask and action in ask.options) or action in state.commands(seat):
        return 0
    with pytest.raises(Refused) as refusal:
        state.apply(seat, action)
    assert refusal.value.reasons
    return 1
