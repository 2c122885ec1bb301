"""Decisions recorded once: matches of bots, each action by its index, and how often a bot still answers the same.

    python -m tests.bots.recorded GAME BOT     plays and writes tests/bots/decisions/GAME-BOT.jsonl

What is there stays: it shows that an opponent of old plays as it did on the day it was recorded.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import hexarchy
from hexarchy import bots
from hexarchy.bots import bot_seed
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.state import State

FOLDER: Final = Path(__file__).parent / "decisions"
MATCHES: Final = {  # scenario, options, seed, and whether the recorded bot sits on each seat, or chance
    "demonlord": [
        ("standard", {}, 1, (True, True)),
        ("standard", {"first_move": True}, 2, (True, True)),
        ("strategic", {"reduced_chance": True}, 3, (True, True)),
        ("long", {}, 4, (True, False)),
        ("standard", {}, 5, (False, True)),
    ],
    "dark_emperor": [
        ("standard", {}, 1, (True, True)),
        ("standard", {"air_rune_hex": True}, 2, (True, True)),
        ("standard", {}, 3, (True, False)),
        ("standard", {}, 4, (False, True)),
    ],
}
MOST: Final = 3000  # of a match


class Difference(NamedTuple):
    """Where a bot now answers otherwise."""

    match: int
    number: int
    question: str
    then: str
    now: str


def path(game: str, bot: str) -> Path:
    return FOLDER / f"{game}-{bot}.jsonl"


def begun(game: Game, match: dict[str, Any], bot: str) -> tuple[State, list[Any]]:
    seed = match["seed"]
    players = [
        bots.make(bot if own else "random", game, bot_seed(seed, seat)) for seat, own in enumerate(match["seats"])
    ]
    return game.new(match["scenario"], match["options"], SeededDice(seed)), players


def answers(game: Game, bot: str, played_by: str) -> Iterator[Difference | None]:
    """For each decision recorded of a bot: none where `played_by` gives the same answer."""
    for place, line in enumerate(path(game.name, bot).read_text(encoding="utf-8").splitlines()):
        match = json.loads(line)
        state, players = begun(game, match, played_by)
        for number, index in enumerate(match["actions"]):
            assert state.decision is not None
            ask = state.decision.asks[0]
            then = game.actions[index]
            if match["seats"][ask.seat]:
                now = players[ask.seat].choose(Chair(state, ask.seat))
                yield None if now is then else Difference(place, number, ask.key, then.text, now.text)
            state.apply(ask.seat, then)


def record(game: Game, bot: str) -> Iterator[dict[str, Any]]:
    for scenario, options, seed, seats in MATCHES[game.name]:
        match: dict[str, Any] = {"scenario": scenario, "options": options, "seed": seed, "seats": seats, "actions": []}
        state, players = begun(game, match, bot)
        while state.decision is not None and len(match["actions"]) < MOST:
            seat = state.decision.asks[0].seat
            action = players[seat].choose(Chair(state, seat))
            match["actions"].append(action.index)
            state.apply(seat, action)
        yield match


def main(name: str, bot: str) -> None:
    game = hexarchy.game(name)
    lines = [json.dumps(match, separators=(",", ":")) + "\n" for match in record(game, bot)]
    path(name, bot).open("x", encoding="utf-8").write("".join(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
