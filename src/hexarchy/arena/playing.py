"""Series: bots play many games and the results are summed up. Nothing here knows a game.

A game's seed, for its dice and for its bots, follows from its number; so it is the same game on any processor and in
any order, and a series gives the same results on one processor or many.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.arena.rows import DEAD_END, ERROR, FINISHED, UNFINISHED, Row
from hexarchy.arena.workers import Workers, processes
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.decisions import DeadEnd
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.records import Record
from hexarchy.core.state import State

MOST_DECISIONS: Final = 200_000

Tick = Callable[[int], None]  # told how many more games are over


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: everything another process needs to play the same games."""

    game: str
    bots: tuple[str, ...]  # by seat; with `swap` and in rounds they move on by one seat from game to game
    games: int
    seed: int = 0
    scenario: str | None = None  # the usual one
    options: Mapping[str, Any] = field(default_factory=dict)
    swap: bool = False
    data: str | None = None
    records: str | None = None  # keep the record of every game in this folder
    most_decisions: int = MOST_DECISIONS
    rounds: bool = False  # a seed is played once with each seating: with two seats in pairs
    seats: tuple[str, ...] | None = None  # those that are played; None: as few as the scenario allows
    drawn: bool = False  # each seed brings lists of its own, any that are allowed; else the usual ones are played

    def load(self) -> Game:
        game = games.game(self.game)
        return game.with_data(Path(self.data)) if self.data else game

    def seed_of(self, number: int) -> int:
        return self.seed + (number // len(self.bots) if self.rounds else number)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot (by its place in `bots`) sits on each seat in a game."""
        count = len(self.bots)
        shift = number % count if self.swap or self.rounds else 0
        return tuple((seat + shift) % count for seat in range(count))


def run(series: Series, jobs: int = 1, tick: Tick | None = None) -> dict[str, Any]:
    """Play the series and sum it up."""
    tell = tick or (lambda over: None)
    started = time.perf_counter()
    workers = processes(jobs)
    rows: list[Row] = []
    with closing(batches(series, workers, 0, max(1, min(50, series.games // (workers.count * 4))))) as played:
        for batch in played:
            tell(len(batch))
            rows += batch
    return summary(series, rows, time.perf_counter() - started)


def batches(series: Series, workers: Workers, first: int, size: int) -> Generator[list[Row], None, None]:
    """The games of a series from number `first` on, so many at a time and in their order."""
    tasks = (range(start, min(start + size, series.games)) for start in range(first, series.games, size))
    return workers.spread(partial(play_batch, series), tasks)


def summary(series: Series, rows: Sequence[Row], seconds: float) -> dict[str, Any]:
    """The results as plain data; all but `seconds` and `decisions_per_second` follow from the series alone."""
    seats = series.load().setting(series.scenario, series.options, series.seats).seats
    over = [row for row in rows if row.status == FINISHED]
    decisions = sum(row.decisions for row in rows)
    winners = [winners_of(row) for row in over]
    winning = [{series.seating(row.number)[seat] for seat in seats_} for row, seats_ in zip(over, winners, strict=True)]
    return {
        "game": series.game,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(rows),
        "finished": len(over),
        "unfinished": sum(row.status == UNFINISHED for row in rows),
        "wins": {seat: sum(number in won for won in winners) for number, seat in enumerate(seats)},
        "bot_wins": [sum(place in won for won in winning) for place in range(len(series.bots))],
        "shared": sum(len(won) > 1 for won in winners),
        "draws": winners.count(()),
        "decisions": decisions,
        "dead_ends": sum(row.status == DEAD_END for row in rows),
        "errors": sum(row.status == ERROR for row in rows),
        "failures": failures(rows),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "seconds": round(seconds, 3),
    }


def failures(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The games that broke down, and how to see it again."""
    told = ("seed", "status", "decisions", "message", "record")
    return [{name: getattr(row, name) for name in told} for row in rows if row.broken]


def winners_of(row: Row) -> tuple[int, ...]:
    """The seats that have won, together where they are several; none where all are even."""
    first = tuple(seat for seat, rank in enumerate(row.ranks) if rank == 1)
    return first if len(first) < len(row.ranks) else ()


# -- one game -------------------------------------------------------------------------------------------------------


def play_batch(series: Series, numbers: Sequence[int]) -> list[Row]:
    """Some games of a series; perhaps in a process of its own."""
    game = series.load()
    return [play(game, series, number) for number in numbers]


def play(game: Game, series: Series, number: int) -> Row:
    """One game of a series. What goes wrong in it is part of its row, with the record that leads there."""
    seed, names = series.seed_of(number), tuple(series.bots[place] for place in series.seating(number))
    players = [bots.make(name, game, bots.bot_seed(seed, seat)) for seat, name in enumerate(names)]
    lists = drawn_lists(game, series, seed) if series.drawn else None
    record = Record.begin(game, series.scenario, series.options, SeededDice(seed), seats=series.seats, lists=lists)
    record.data_pack = series.data
    row = Row(number, seed, names, UNFINISHED)
    cpu = [0.0] * len(players)
    state = None
    try:
        state = record.start(game)
        if _play_out(state, players, record, series.most_decisions, cpu):
            row.status = FINISHED
        row.turn = getattr(state, "turn_number", None)  # not every game counts turns
        if state.result is not None:
            row.ranks, row.scores, row.why = state.result.ranks, state.result.scores, state.result.why
    except DeadEnd as dead_end:
        row.status, row.message = DEAD_END, str(dead_end)
    except Exception as error:  # any defect of a game or a bot: the series goes on, the record shows it
        row.status, row.message = ERROR, f"{type(error).__name__}: {error}"
    row.decisions = len(record.actions)
    row.cpu = tuple(round(seconds, 3) for seconds in cpu)
    if series.records or row.broken:
        if state is not None and not row.broken:
            record.digest = state.digest()
        row.record = _keep(record, series, number)
    return row


def drawn_lists(game: Game, series: Series, seed: int) -> dict[str, str]:
    """What players bring to the games of a seed; nothing where no lists are made."""
    call = game.mustering(series.scenario or game.scenarios.usual, series.options, series.seats)
    found: dict[str, str] = {}
    if call is not None:
        rng = random.Random(seed)  # noqa: S311
        for seat in call.muster.wanted(call.terms):
            found[seat] = call.muster.drawn(call.terms, seat, rng, call.allied(seat, found))
    return found


def _play_out(state: State, players: Sequence[Player], record: Record, most: int, cpu: list[float]) -> bool:
    """Play to the end or to the limit of decisions. An action stands in the record before it is carried out."""
    seats = state.setting.seats
    for seat, action in answers(state, players, cpu):
        if len(record.actions) >= most:
            return False
        record.actions.append((seats[seat], action.text))
    return True


def answers(state: State, players: Sequence[Player], cpu: list[float] | None = None) -> Iterator[tuple[int, Action]]:
    """Who answers what to every question, to the end; each is carried out once the next is asked for.

    Players hear what their seats may know. `cpu`: the time each has taken is added there.
    """
    heard: list[list[Event]] = [[] for _ in players]
    while state.decision is not None:
        seat = state.decision.asks[0].seat
        began = time.process_time()
        if heard[seat]:
            players[seat].hear(heard[seat])
            heard[seat] = []
        action = players[seat].choose(Chair(state, seat))
        if cpu is not None:
            cpu[seat] += time.process_time() - began
        yield seat, action
        for event in state.apply(seat, action):
            for one, known in enumerate(heard):
                if event.known_to(one):
                    known.append(event)


def _keep(record: Record, series: Series, number: int) -> str | None:
    """Save the record of a game; failing games are kept even if nobody asked for records."""
    folder = Path(series.records) if series.records else Path(tempfile.gettempdir()) / "hexarchy-failures"
    seating = f"-{number % len(series.bots)}" if series.rounds else ""
    names = "-".join(series.bots).replace(":", "-")
    path = folder / f"{series.game}-{names}-{series.seed_of(number)}{seating}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError:
        return None  # a full disk must not end the series: the seed alone leads to the same game
    return str(path)
