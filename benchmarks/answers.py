"""What captains are asked, and what it costs them: ``./run bench answers NAME [--games N] [--seed S]``.

Captains sit on all seats of one of the benchmarks' games. For every player turn it is counted which questions are
answered, how often the answer is one that lets things be, and how often the question before it was of the same kind: a
row that a plan or a routine can spare a person. And how long a captain takes for all its answers of a turn, in
processor time.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from benchmarks.games import SETUPS, Setup
from hexarchy import bots
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event

NO: Final = ("done", "none", "no", "stop", "pass")  # they let things be
TURN_SECONDS: Final = 2.0  # what a captain may take for a turn, in 95 of 100
BOT: Final = "captain"


@dataclass(slots=True)
class Count:
    """Of all games."""

    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    declined: Counter[str] = field(default_factory=Counter)
    repeated: Counter[str] = field(default_factory=Counter)
    answers: list[int] = field(default_factory=list)  # of each player in each player turn in which they were asked
    seconds: list[float] = field(default_factory=list)  # the same, of processor time


def turns(setup: Setup, seed: int, count: Count) -> Iterator[None]:
    """Play a game turn by turn, and count."""
    game, state = setup.load(), setup.new(seed)
    players = [bots.make(BOT, game, bots.bot_seed(seed, seat)) for seat in range(len(state.setting.seats))]
    heard: list[list[Event]] = [[] for _ in players]
    answers, last = Counter[int](), dict[int, str]()
    seconds: dict[int, float] = {}
    count.games += 1
    while state.decision is not None:
        ask = state.decision.asks[0]
        player = players[ask.seat]
        began = time.process_time()
        player.hear(heard[ask.seat])
        answer = player.choose(Chair(state, ask.seat))
        seconds[ask.seat] = seconds.get(ask.seat, 0.0) + time.process_time() - began
        heard[ask.seat] = []
        answers[ask.seat] += 1
        count.asked[ask.key] += 1
        count.declined[ask.key] += answer.text in NO
        count.repeated[ask.key] += last.get(ask.seat) == ask.key
        last[ask.seat] = ask.key
        over = False
        for event in state.apply(ask.seat, answer):
            over = over or event.key in game.turns
            for seat, known in enumerate(heard):
                if event.known_to(seat):
                    known.append(event)
        if over or state.decision is None:
            count.answers += answers.values()
            count.seconds += seconds.values()
            answers.clear()
            seconds.clear()
            last.clear()
            yield


def share(values: list[float] | list[int], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def table(count: Count, most: int) -> str:
    """The commonest questions, as benchmarks/README.md shows them."""
    total = sum(count.asked.values())
    lines = ["| question | of all | let be | in a row |", "| --- | --- | --- | --- |"]
    for key, times in count.asked.most_common(most):
        parts = (times / total, count.declined[key] / times, count.repeated[key] / times)
        lines.append(f"| {key} | {' | '.join(f'{part:.0%}' for part in parts)} |")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench answers", description=__doc__)
    parser.add_argument("name", choices=[*SETUPS])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=20, help="so many questions are shown (default: 20)")
    options = parser.parse_args(arguments)
    count = Count()
    for seed in range(options.seed, options.seed + options.games):
        for _ in turns(SETUPS[options.name], seed, count):
            if sys.stderr.isatty():
                print(f"\rgame {count.games}, {sum(count.asked.values())} answers", end="", file=sys.stderr)
    print(table(count, options.most))
    middle, much, most = (share(count.answers, part) for part in (0.5, 0.95, 1))
    print(
        f"\n{count.games} games; answers of a player in a player turn: "
        f"half {middle:.0f}, p95 {much:.0f}, most {most:.0f}"
    )
    slow = share(count.seconds, 0.95)
    print(
        f"a captain's processor time for them: mean {statistics.mean(count.seconds):.3f} s, "
        f"p95 {slow:.3f} s (at most {TURN_SECONDS:g}), longest {max(count.seconds):.3f} s"
    )
    return int(slow > TURN_SECONDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
