"""The random bot: uniform over the verbs on offer, then over their targets. Also the fuzzer's hand."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event


def pick(options: Sequence[Action], rng: random.Random) -> Action:
    """Options of one verb stand together, so a verb is a run: draw a run, then one of it."""
    runs = [0]
    verb = options[0].verb
    for index, option in enumerate(options):
        if option.verb is not verb:
            verb = option.verb
            runs.append(index)
    if len(runs) == 1:
        return options[int(rng.random() * len(options))]
    run = int(rng.random() * len(runs))
    start = runs[run]
    end = runs[run + 1] if run + 1 < len(runs) else len(options)
    return options[start + int(rng.random() * (end - start))]


class RandomBot:
    """Knows no rule and no fear."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311

    def choose(self, chair: Chair) -> Action:
        return pick(chair.ask.options, self.rng)

    def hear(self, events: list[Event]) -> None:
        """Nothing is learned."""
