"""Random battles and clashes of Demonworld, with everything that must be true at every question."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld import GAME, changes, contact
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.state import DemonworldState
from tests.demonworld.invariants import check, written
from tests.demonworld.random_play import clash, played, whole, with_large
from tests.demonworld.table import at, unit

SEEDS = 60
BATCHES = 3
# Questions of the Basic Game. A fuzzer that does not reach them proves nothing.
ASKED = {
    *("orders", "first-or-second", "next-unit", "operation", "regrouping", "regrouping-to", "turn", "turn-to"),
    *("form", "form-where", "free-regrouping", "small-next", "small-element", "reaction"),
    *("finish-by", "finishing", "finishing-to", "shot-lead", "shot-target", "shot-support", "close-up"),
    *("strike", "regroup-first"),
}


# Those that commanders bring.
COMMANDED = {
    *("allot", "keep-order", "singles", "singles-first", "next-single", "single", "singles-turn"),
    *("exchange", "exchange-with"),
}


@pytest.mark.rule("DW-B-MOV-49", "DW-B-MOV-50", "DW-B-INT-08")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_clashes_keep_every_promise(batch: int) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        for number, state in enumerate(clash(seed)):
            try:
                check(state)
                if number % 10 == seed % 10:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def test_the_fuzzer_comes_to_all_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS, 3 * SEEDS):
        for _ in clash(seed, asked=asked, most=150):
            pass
    assert ASKED - {*asked} == set()


@pytest.mark.rule("DW-S-CMD-36")
def test_random_clashes_of_the_standard_game_keep_every_promise() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS // 2):
        for number, state in enumerate(clash(seed, asked=asked, most=250, level="standard")):
            try:
                check(state)
                if state.phase in ("shooting-1", "movement"):
                    assert not any(true.counters for true in state.units)
                if number % 10 == seed % 10:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise
    assert COMMANDED - {*asked} == set()


@pytest.mark.parametrize(("scenario", "seats"), [("basic_small", 2), ("basic_meeting", 2), ("basic_meeting", 4)])
def test_whole_battles_come_to_their_end(scenario: str, seats: int) -> None:
    for seed in range(2):
        for number, state in enumerate(whole(seed, scenario, seats=seats)):
            if number % 20 == 0:
                check(state)
            if number % 100 == 0:
                written(state)
        assert state.result is not None


def test_expert_battles_with_magic_and_fire_come_to_their_end() -> None:
    asked: Counter[str] = Counter()
    for seed, seats in ((1, 2), (4, 4), (7, 2)):
        options: dict[str, Any] = {"level": "expert", "points": 1900, "fire": True, "rounds": 5}
        for number, state in enumerate(whole(seed, "open_field", seats=seats, asked=asked, bold=0.6, **options)):
            if number % 50 == 0:
                check(state)
            if number % 200 == 0:
                written(state)
        assert state.result is not None
    assert {"note-spell", "use-ring", "cast", "spell-target", "spell-points", "start-fire", "flaming"} <= {*asked}


@pytest.mark.rule("DW-DEC-03")
def test_drawn_battles_come_to_their_end() -> None:
    """Rearguards, late arrivals, and whatever the die of a number shows, each at another level."""
    asked: Counter[str] = Counter()
    for seed, more in (
        (2, {"level": "basic", "kind": "rearguard", "draw": 2}),
        (3, {"level": "standard", "kind": "late_arrival", "points": 600}),
        (4, {"level": "expert", "kind": "drawn", "draw": 4, "ground": "drawn", "points": 600}),
    ):
        options: dict[str, Any] = {"rounds": 5, **more}
        for number, state in enumerate(whole(seed, "open_field", asked=asked, **options)):
            if number % 50 == 0:
                check(state)
            if number % 200 == 0:
                written(state)
        assert state.result is not None
    assert {"keep-back", "deploy"} <= {*asked}


@pytest.mark.rule("DW-B-MOV-21", "DW-B-MOV-24")
@pytest.mark.parametrize("seed", range(20))
def test_a_wheel_and_its_counter_wheel_bring_every_element_back(seed: int) -> None:
    """On open ground, about the same pivot: what swung forward swings back when the ranks look the other way."""
    rng = random.Random(seed)
    width, start = rng.randint(4, 7), rng.randint(5, 7)
    t = at("close", unit("dwarf_eaters", "N", " ".join(f"H{n}" for n in range(start, start + width))), rounds=2)
    s = t.s
    before = [(s.at[e], s.looks[e]) for e in s.bodies[0]]
    turns = rng.choice((-2, -1, 1, 2))
    ways, facing = steps.wheeled(s, 0, turns)
    s._thaw()
    changes.shift(s, {e: way[-1] for e, way in zip(s.bodies[0], ways, strict=True) if way})
    for element in s.bodies[0]:
        changes.turn(s, element, (facing + 3) % DIRECTIONS)
    back, facing = steps.wheeled(s, 0, -turns)
    changes.shift(s, {e: way[-1] for e, way in zip(s.bodies[0], back, strict=True) if way})
    assert [(s.at[e], (facing + 3) % DIRECTIONS) for e in s.bodies[0]] == before


LARGE_ASKED = {
    "large-operation",
    "large-regroup",
    "attack-or-overrun",
    "low-flight",
    "breath",
    "land-or-stay",
    "fly-off",
}


@pytest.mark.rule("DW-E-LRG-23", "DW-E-OVR-05", "DW-E-OVR-14")
def test_random_clashes_with_large_elements() -> None:
    """No dead end, wherever a giant treads: there is always a way out."""
    asked: Counter[str] = Counter()
    played_out = 0
    for seed in range(70):
        try:
            state = GAME.position(with_large(seed), SeededDice(seed))
        except BadInput:  # they stand on each other
            continue
        assert isinstance(state, DemonworldState)
        if any(contact.beside_units(state, unit) for unit in range(len(state.units))):
            continue  # they fight already
        played_out += 1
        for number, _ in enumerate(played(state, seed, asked, 350, 0.6)):
            try:
                check(state)
                if number % 25 == seed % 25:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise
    assert played_out > 10
    assert LARGE_ASKED - {*asked} == set()
