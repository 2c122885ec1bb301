"""Random matches and random situations of Divine Right, with everything that must be true at every question."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hexarchy.core.events import Event
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import LEVELS, NOBODY
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match
from tests.divine_right.random_positions import WORLD, play

SEEDS = 36
BATCHES = 4
# Questions plain random play hardly ever comes to. A fuzzer that does not reach them proves nothing.
RARE = (
    "advance",
    "assault",
    "besiege",
    "break-out",
    "captive",
    "casualty",
    "may-return",
    "refuge",
    "resolve",
    "retreat-where",
)
ROGUES = [f"rogue_{number}" for number in range(1, 11)]
HIRELINGS = ("entry", "fate-before", "serving")


# The Sorcerers' Ship and the Ghost Fleet need a coast, the Undead one of four spaces: their own tests come to them.
MAGIC = {"raise-bridge", "raise-mist", "enchant", "vortex", "reflect", "teleport", "raise-dead", "raise-colossus"}
MAGIC |= {"souls", "wings"}


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-SEQ-08", "DR-B-VIC-06", "DR-B-COM-19", "DR-B-GEN-14")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_situations_keep_every_promise(batch: int, level: str) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        for number, (state, _) in enumerate(play(seed, resign=0.01, level=level)):
            try:
                check(state)
                if number % 10 == seed % 10:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def with_strangers(rng: random.Random, content: dict[str, Any]) -> None:
    """Heroes in stacks of others: monarchs, and beyond the Basic game Rogues."""
    hexes, masters = content["hexes"], content["masters"]
    fields = [name for name in hexes if WORLD.land >> (at := WORLD.grid.at(name)) & 1 and at not in WORLD.castle_at]
    for stack in [*hexes.values()]:
        for hero in [piece for piece in stack if piece.endswith("_monarch") and WORLD.index[piece] >= WORLD.first_hero]:
            if fields and rng.random() < 0.3:
                stack.remove(hero)
                hexes[rng.choice(fields)].append(hero)
    rogues = [name for name in ROGUES if name not in masters] if content["options"]["level"] != "basic" else []
    for rogue, space in zip(rogues, rng.sample(fields, len(fields)), strict=False):
        hexes[space].append(rogue)
        masters[rogue] = rng.choice(content["seats"])


class Fights:
    """Counts what happened, and what third parties had to do with the battles."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.fighting: set[str] = set()
        self.masters: list[int] = []  # at the question before: who is captured has none

    def see(self, state: DivineRightState, happened: list[Event]) -> None:
        masters, self.masters = self.masters, [*state.master]
        for event in happened:
            self.met[event.key] += 1
            if event.key == "battle-begins":
                self.fighting = {event.args["side"], event.args["foe"]}
                there = state.stacks.get(event.args["hex"], ())
                self.met["third party"] += any(self.strange(state, state.master[piece]) for piece in there)
            elif event.key in ("battle-over", "player-turn"):
                self.fighting = set()
            elif event.key == "roll" and event.args["why"] == "DR-B-FAT-01" and self.fighting and masters:
                self.met["fate of a third party"] += self.strange(state, masters[event.args["hero"]])

    def strange(self, state: DivineRightState, seat: int) -> bool:
        return seat != NOBODY and state.name(seat) not in self.fighting


@pytest.mark.rule("DR-B-COM-21", "DR-B-CAP-10", "DR-B-CAP-11")
@pytest.mark.parametrize("level", LEVELS)
def test_third_parties_in_battles_and_players_who_leave(level: str) -> None:
    """Heroes of a third player stand where two fight, and roll; players give up, and lose their monarch."""
    met: Counter[str] = Counter()
    for seed in range(SEEDS):
        fights = Fights()
        for number, (state, happened) in enumerate(play(seed, level=level, change=with_strangers)):
            fights.see(state, happened)
            try:
                check(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise
        met += fights.met
    assert met["third party"] >= 8
    assert met["fate of a third party"] >= 1
    assert met["resigned"] >= 20
    assert met["out-of-the-game"] - met["resigned"] >= 5  # their monarchs fell


@pytest.mark.rule("DR-B-SET-01", "DR-B-SEQ-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_matches_keep_them_too(seats: int, level: str) -> None:
    for number, state in enumerate(whole_match(seats, seats, resign=0.001, level=level, **SHORT)):
        check(state)
        if number % 50 == 0:
            written(state)
    assert state.result is not None


def test_the_fuzzer_comes_to_spells_and_powers() -> None:
    """Of the magicians' verbs each is offered to some seat."""
    offered: set[str] = set()
    for seed in range(60):
        for state, _ in play(seed, 60, level="intermediate"):
            offered |= {
                option.verb for ask in (state.decision.asks if state.decision else ()) for option in ask.options
            }
    assert MAGIC - offered == set()


def test_the_fuzzer_comes_to_the_rare_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked=asked, resign=0.01):
            pass
    assert [key for key in RARE if not asked[key]] == []


def test_the_fuzzer_comes_to_the_questions_of_special_mercenaries() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked=asked, resign=0.01, level="intermediate"):
            pass
    assert [key for key in HIRELINGS if not asked[key]] == []
