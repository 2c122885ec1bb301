"""The arena: bots play many games and the results are summed up. It knows no game.

Game number i has the seed of the series plus i, for its dice and for its bots; so it is the same game whoever plays it
and in whatever order, and a series gives the same results on one processor or many.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.decisions import DeadEnd
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.records import Record
from hexarchy.core.state import State

MOST_DECISIONS: Final = 200_000
FINISHED, UNFINISHED, DEAD_END, ERROR = "finished", "unfinished", "dead-end", "error"

Tick = Callable[[int], None]  # told how many more games are over


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: everything another process needs to play the same games."""

    game: str
    bots: tuple[str, ...]  # by seat; with `swap` they move on by one seat from game to game
    games: int
    seed: int = 0
    scenario: str = "standard"
    options: Mapping[str, Any] = field(default_factory=dict)
    swap: bool = False
    data: str | None = None
    records: str | None = None  # keep the record of every game in this folder
    most_decisions: int = MOST_DECISIONS

    def load(self) -> Game:
        game = games.game(self.game)
        return game.with_data(Path(self.data)) if self.data else game

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot (by its place in `bots`) sits on each seat in a game."""
        count = len(self.bots)
        shift = number % count if self.swap else 0
        return tuple((seat + shift) % count for seat in range(count))


@dataclass(slots=True)
class Outcome:
    """How one game went."""

    seed: int
    status: str
    decisions: int
    winner: int | None = None  # a seat
    winning_bot: int | None = None
    message: str = ""
    record: str | None = None


def run(series: Series, jobs: int = 1, tick: Tick | None = None) -> dict[str, Any]:
    """Play the series and sum it up."""
    tell = tick or (lambda over: None)
    started = time.perf_counter()
    if jobs <= 1 or series.games <= 1:
        outcomes = [outcome for batch in _one_by_one(series) for outcome in _told(batch, tell)]
    else:
        outcomes = _in_processes(series, jobs, tell)
    return summary(series, outcomes, time.perf_counter() - started)


def summary(series: Series, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """The results as plain data; all but `seconds` and `decisions_per_second` follow from the series alone."""
    seats = games.game(series.game).seats
    over = [outcome for outcome in outcomes if outcome.status == FINISHED]
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = {seat: sum(outcome.winner == number for outcome in over) for number, seat in enumerate(seats)}
    bot_wins = [sum(outcome.winning_bot == place for outcome in over) for place in range(len(series.bots))]
    broken = [outcome for outcome in outcomes if outcome.status in (DEAD_END, ERROR)]
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(outcomes),
        "finished": len(over),
        "unfinished": sum(outcome.status == UNFINISHED for outcome in outcomes),
        "wins": wins,
        "bot_wins": bot_wins,
        "draws": sum(outcome.winner is None for outcome in over),
        "decisions": decisions,
        "dead_ends": sum(outcome.status == DEAD_END for outcome in outcomes),
        "errors": sum(outcome.status == ERROR for outcome in outcomes),
        "failures": [
            {"seed": o.seed, "status": o.status, "decisions": o.decisions, "message": o.message, "record": o.record}
            for o in broken
        ],
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "seconds": round(seconds, 3),
    }


# -- one game -------------------------------------------------------------------------------------------------------


def play(game: Game, series: Series, number: int) -> Outcome:
    """One game of a series. What goes wrong in it is part of the outcome, with the record that leads there."""
    seed = series.seed + number
    seating = series.seating(number)
    players = [bots.make(series.bots[place], game, bot_seed(seed, seat)) for seat, place in enumerate(seating)]
    record = Record.begin(game, series.scenario, series.options, SeededDice(seed))
    record.data_pack = series.data
    outcome = Outcome(seed, FINISHED, 0)
    state = None
    try:
        state = record.start(game)
        finished = _play_out(state, players, record, series.most_decisions)
        outcome.status = FINISHED if finished else UNFINISHED
        if state.result is not None and state.result.winner is not None:
            outcome.winner = state.result.winner
            outcome.winning_bot = seating[state.result.winner]
    except DeadEnd as dead_end:
        outcome.status, outcome.message = DEAD_END, str(dead_end)
    except Exception as error:  # any defect of a game or a bot: the series goes on, the record shows it
        outcome.status, outcome.message = ERROR, f"{type(error).__name__}: {error}"
    outcome.decisions = len(record.actions)
    if series.records or outcome.status in (DEAD_END, ERROR):
        if state is not None and outcome.status in (FINISHED, UNFINISHED):
            record.digest = state.digest()
        outcome.record = _keep(record, series, seed)
    return outcome


def _play_out(state: State, players: Sequence[Player], record: Record, most: int) -> bool:
    """Play to the end or to the limit of decisions. An action stands in the record before it is carried out."""
    seats = state.setting.seats
    heard: list[list[Event]] = [[] for _ in players]
    while state.decision is not None:
        if len(record.actions) >= most:
            return False
        seat = state.decision.asks[0].seat
        if heard[seat]:
            players[seat].hear(heard[seat])
            heard[seat] = []
        action = players[seat].choose(Chair(state, seat))
        record.actions.append((seats[seat], action.text))
        for event in state.apply(seat, action):
            if event.audience is None:
                for known in heard:
                    known.append(event)
            else:
                for one in event.audience:
                    heard[one].append(event)
    return True


def bot_seed(seed: int, seat: int) -> int:
    """Bots of one game do not share their luck, neither with each other nor with the dice."""
    return int.from_bytes(hashlib.sha256(b"bot %d/%d" % (seed, seat)).digest()[:8], "big")


def _keep(record: Record, series: Series, seed: int) -> str | None:
    """Save the record of a game; failing games are kept even if nobody asked for records."""
    folder = Path(series.records) if series.records else Path(tempfile.gettempdir()) / "hexarchy-failures"
    path = folder / f"{series.game}-{'-'.join(series.bots)}-{seed}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError:
        return None  # a full disk must not end the series: the seed alone leads to the same game
    return str(path)


# -- many games -----------------------------------------------------------------------------------------------------


def _one_by_one(series: Series) -> Iterator[list[Outcome]]:
    game = series.load()
    for number in range(series.games):
        yield [play(game, series, number)]


def _told(batch: list[Outcome], tell: Tick) -> list[Outcome]:
    tell(len(batch))
    return batch


def _batch(series: Series, first: int, end: int) -> list[Outcome]:
    """Runs in a process of its own."""
    game = series.load()
    return [play(game, series, number) for number in range(first, end)]


def _in_processes(series: Series, jobs: int, tell: Tick) -> list[Outcome]:
    size = max(1, min(50, series.games // (jobs * 4)))
    others = set(multiprocessing.active_children())
    # Started afresh, not forked: a copy of a process that draws a progress bar may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            waiting: dict[Future[list[Outcome]], int] = {}
            for first in range(0, series.games, size):
                waiting[pool.submit(_batch, series, first, min(first + size, series.games))] = first
            batches: dict[int, list[Outcome]] = {}
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    batches[waiting.pop(future)] = _told(future.result(), tell)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()  # else they would finish their batch first
            raise
    return [outcome for first in sorted(batches) for outcome in batches[first]]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
