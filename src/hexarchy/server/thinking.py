"""Thinking: what a process of the bots does. It gets what a seat may know and gives answers; it knows no match."""

from __future__ import annotations

import pickle
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from hexarchy import bots, games
from hexarchy.bots.absent import ABSENT
from hexarchy.core.actions import Action
from hexarchy.core.batches import news
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.events import Event
from hexarchy.core.state import State

MOST_ANSWERS: Final = 24  # of one job: a person who watches sees the bot play
ENOUGH_SECONDS: Final = 0.25
SIMPLE: Final = ABSENT  # who answers for a bot that cannot: as the rules do, for a wild guess spoils a match


@dataclass(slots=True)
class Job:
    """A question to a bot. The state is redealt for its seat: it holds no dice of the match and nothing hidden."""

    game: str
    state: bytes  # JSON: its bytes tell nothing of how the state came about
    seat: int
    bot: str
    seed: int
    memory: bytes | None  # a bot as it left an earlier job; None: a new one sits down
    news: list[Event]  # what it has not heard yet


@dataclass(slots=True)
class Thought:
    """Answers in a row, each with the bot as it was having given it: the match may take fewer of them."""

    answers: list[tuple[str, bytes]] = field(default_factory=list)
    failures: int = 0


def think(job: Job) -> Thought:
    """Runs in a process of its own. The bot goes on as long as its own guess brings nothing unforeseen."""
    game = games.game(job.game)
    state = game.from_json(msgspec.json.decode(job.state))
    player: Player = pickle.loads(job.memory) if job.memory else bots.make(job.bot, game, job.seed)  # noqa: S301  (ours)
    thought = Thought()
    started = time.monotonic()
    while True:
        try:
            if job.news and not thought.answers:
                player.hear(job.news)
            action = player.choose(Chair(state, job.seat))
        except Exception:  # a defect of a bot must not stop the match: the rules answer for it
            thought.failures += 1
            action = bots.make(SIMPLE, game, len(thought.answers)).choose(Chair(state, job.seat))
        thought.answers.append((action.text, pickle.dumps(player)))
        if len(thought.answers) == MOST_ANSWERS or time.monotonic() - started > ENOUGH_SECONDS:
            return thought
        try:
            if not _as_foreseen(state, job.seat, action):
                return thought
        except Exception:  # the guess cannot go on; the answer stands
            thought.failures += 1
            return thought


def _as_foreseen(state: State, seat: int, action: Action) -> bool:
    """Play on. Is the same seat asked again, before any die and any news? The match itself may say otherwise."""
    rolled = state.rolled
    events = state.apply(seat, action)
    return state.rolled == rolled and not news(state.game, events, seat) and state.ask(seat) is not None
