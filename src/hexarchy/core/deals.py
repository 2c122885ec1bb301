"""Deals: places given out at random, each to one that may have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from hexarchy.core.decisions import NoDeal

SWAPS: Final = 4  # for each of those who are held to conditions


class Rng(Protocol):
    """What a deal needs of a random generator."""

    def shuffle(self, x: list[Any], /) -> None: ...
    def randrange(self, stop: int, /) -> int: ...


def assigned(allowed: Sequence[set[int]], rng: Rng) -> list[int]:
    """One of the allowed places for each, and no place twice: any such deal may come.

    There is one wherever the places were given out by the same conditions before.
    """
    count = len(allowed)
    order = list(range(count))
    if all(len(places) == count for places in allowed):
        rng.shuffle(order)
        return order
    rng.shuffle(order)
    order.sort(key=lambda one: len(allowed[one]))
    holds: dict[int, int] = {}  # place -> who has it
    for one in order:
        if not _settle_in(one, allowed, holds, set(), rng):
            raise NoDeal("there is no place for all")
    chosen = [0] * count
    for place, one in holds.items():
        chosen[one] = place
    # The first to choose have narrowed what was left to the last: some exchanges make all deals about as likely.
    for _ in range(SWAPS * count):
        a, b = rng.randrange(count), rng.randrange(count)
        if chosen[a] in allowed[b] and chosen[b] in allowed[a]:
            chosen[a], chosen[b] = chosen[b], chosen[a]
    return chosen


def _settle_in(one: int, allowed: Sequence[set[int]], holds: dict[int, int], tried: set[int], rng: Rng) -> bool:
    """Give a place to one: a free one, or that of another who finds a place elsewhere."""
    places = sorted(allowed[one])
    rng.shuffle(places)
    places.sort(key=holds.__contains__)
    for place in places:
        if place not in tried:
            tried.add(place)
            if place not in holds or _settle_in(holds[place], allowed, holds, tried, rng):
                holds[place] = one
                return True
    return False
