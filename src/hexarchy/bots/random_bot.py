"""The random bot: uniform over the verbs on offer, then over their targets. Also the fuzzer's hand."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event


def pick(options: Sequence[Action], rng: random.Random) -> Action:
    """Options of one verb stand together, so a verb is a run: draw a run, then one of it."""
    starts = [0]
    last = options[-1].verb
    while options[starts[-1]].verb is not last:
        starts.append(_end_of_run(options, starts[-1]))
    if len(starts) == 1:
        return options[int(rng.random() * len(options))]
    starts.append(len(options))
    run = int(rng.random() * (len(starts) - 1))
    start, end = starts[run], starts[run + 1]
    return options[start + int(rng.random() * (end - start))]


def _end_of_run(options: Sequence[Action], start: int) -> int:
    """Where the run ends that begins at `start` and is not the last one, by halving."""
    verb = options[start].verb
    inside, outside = start, len(options) - 1
    while outside - inside > 1:
        middle = (inside + outside) // 2
        if options[middle].verb is verb:
            inside = middle
        else:
            outside = middle
    return outside


class RandomBot:
    """Knows no rule and no fear."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311

    def choose(self, chair: Chair) -> Action:
        return pick(chair.ask.options, self.rng)

    def hear(self, events: list[Event]) -> None:
        """Nothing is learned."""
