"""Thinking: what a process of the bots does. It gets a state and gives answers; it knows no match and no database."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.events import Event

MOST_ANSWERS: Final = 24  # of one job: a person who watches sees the bot play
ENOUGH_SECONDS: Final = 0.25
SIMPLE: Final = "random"  # who answers for a bot that cannot


@dataclass(slots=True)
class Sitter:
    """A bot on its seat: its memory, and what it has not heard yet."""

    bot: str
    seed: int
    memory: Player | None
    news: list[Event]


@dataclass(slots=True)
class Job:
    """A state at which a bot is asked. It goes to another process of ours, never to anybody else."""

    game: str
    state: Mapping[str, Any]
    sitters: dict[int, Sitter]


@dataclass(slots=True)
class Thought:
    """The answers of the bots, one after the other, until a person is asked."""

    answers: list[tuple[int, str]]
    memories: dict[int, Player]
    failures: int = 0


def think(job: Job) -> Thought:
    """Runs in a process of its own. A bot sees its chair; what follows from its answer is played to ask it again."""
    game = games.game(job.game)
    state = game.from_json(job.state)
    state.opening()
    players = {seat: s.memory or bots.make(s.bot, game, s.seed) for seat, s in job.sitters.items()}
    thought = Thought([], players)
    news = {seat: sitter.news for seat, sitter in job.sitters.items()}
    started = time.monotonic()
    while state.decision is not None and len(thought.answers) < MOST_ANSWERS:
        seat = next((seat for seat in state.decision.seats if seat in players), None)
        if seat is None or (thought.answers and time.monotonic() - started > ENOUGH_SECONDS):
            break
        if news[seat]:
            players[seat].hear(news[seat])
            news[seat] = []
        try:
            action = players[seat].choose(Chair(state, seat))
        except Exception:  # a defect of a bot must not stop the match: somebody simpler answers for it
            thought.failures += 1
            action = bots.make(SIMPLE, game, len(thought.answers)).choose(Chair(state, seat))
        thought.answers.append((seat, action.text))
        for event in state.apply(seat, action):
            for one, heard in news.items():
                if event.known_to(one):
                    heard.append(event)
    for seat, heard in news.items():  # what came of the last answers: it is not told again
        if heard:
            players[seat].hear(heard)
    return thought
