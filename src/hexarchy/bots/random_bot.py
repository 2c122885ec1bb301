"""The random bot: uniform over the verbs on offer, then over their targets. Also the fuzzer's hand."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.hexsets import verb_runs


def pick(options: Sequence[Action], rng: random.Random) -> Action:
    """Draw a verb, then one of its targets."""
    runs = verb_runs(options)
    if len(runs) == 2:
        return options[int(rng.random() * runs[1])]
    run = int(rng.random() * (len(runs) - 1))
    start, end = runs[run], runs[run + 1]
    return options[start + int(rng.random() * (end - start))]


class RandomBot(Player):
    """Knows no rule and no fear."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311

    def choose(self, chair: Chair) -> Action:
        return pick(chair.ask.options, self.rng)
