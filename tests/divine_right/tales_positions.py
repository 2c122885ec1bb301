"""Random situations for the Advanced Game's tales: as random_positions, with their people among the armies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests.divine_right import random_positions

WORLD = GAME.world
# Who comes with a switch, and how many of them.
PEOPLE: Final = {
    "mortnoir": ("mortnoir",),
    "breis": ("breis",),
    "dancing_girls": tuple(f"dancing_girl_{number}" for number in range(1, 6)),
}
# Answers that many others hide: the fuzzer gives them more often than chance would.
SELDOM: Final = ("advise", "beguile", "bride", "by", "hire-dancer", "keep-silent", "place", "tame", "yes")
ENDS: Final = ("done", "stop", "none", "no")


def position(rng: random.Random, on: Sequence[str]) -> dict[str, Any]:
    content = random_positions.position(rng, "intermediate")
    hexes, masters, seats = content["hexes"], content["masters"], content["seats"]
    stands = [name for name in hexes if WORLD.land >> WORLD.grid.at(name) & 1]
    for switch in on:
        for piece in PEOPLE.get(switch, ()):
            masters[piece] = rng.choice(seats)
            hexes[rng.choice(stands)].append(piece)
    if "mortnoir" in on:
        content["advising"] = rng.random() < 0.7
    if "breis" in on:
        _lady(rng, content)
    content["options"] |= dict.fromkeys(on, True)
    return content


def _lady(rng: random.Random, content: dict[str, Any]) -> None:
    """Somebody is with the unicorn, and may be his mistress."""
    at = next(name for name, stack in content["hexes"].items() if "breis" in stack)
    seat, lady = content["masters"]["breis"], rng.choice(["fox", "daya", "eloia"])
    if lady not in content["masters"]:
        content["masters"][lady] = seat
        content["hexes"][at].append(lady)
        content["mistress"] = [lady] if rng.random() < 0.6 else []


def play(
    seed: int,
    on: Sequence[str],
    steps: int = 150,
    asked: Counter[str] | None = None,
    resign: float = 0.01,
    begin: Callable[[random.Random, Sequence[str]], dict[str, Any]] = position,
    seldom: Sequence[str] = SELDOM,
) -> Iterator[DivineRightState]:
    """A random situation played on for a while, seen at every question."""
    rng = random.Random(seed)
    state = GAME.position(begin(rng, on), SeededDice(seed))
    assert isinstance(state, DivineRightState)
    state.opening()
    for _ in range(steps):
        yield state
        if state.decision is None:
            return
        if rng.random() < resign * (1 if state.decision.question in ("march", "next-move", "commit") else 4):
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        state.apply(ask.seat, _answer(ask, rng, seldom))
    yield state


def _answer(ask: Any, rng: random.Random, seldom: Sequence[str]) -> Any:
    rare = [option for option in ask.options if option.verb in seldom]
    if rare and rng.random() < 0.3:
        return rng.choice(rare)
    if ask.key == "next-move" and rng.random() < 0.2:
        return ask.default
    action = pick(ask.options, rng)
    return pick(ask.options, rng) if action.verb in ENDS and rng.random() < 0.7 else action
