"""Plans: what a seat is about, from turn to turn. One that changes every turn gets nowhere."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

G = TypeVar("G", bound=Hashable)


class Plan:
    """The goal of each who has one (the main army, a stack, an envoy): a hex, a kingdom, whatever it goes for."""

    def __init__(self) -> None:
        self.goals: dict[Hashable, Hashable] = {}

    def choose(self, who: Hashable, merits: Iterable[tuple[G, float]], steadfast: float) -> G | None:
        """What promises most, and is committed to: the present goal unless another has `steadfast` times its merit.

        Of equals the first. Where nothing promises anything there is no choice, and the old goal may become one again.
        """
        best, chosen = 0.0, None
        for goal, merit in merits:
            weight = merit * steadfast if self.goals.get(who) == goal else merit
            if weight > best:
                best, chosen = weight, goal
        if chosen is not None:
            self.goals[who] = chosen
        return chosen
