"""Who holds and who may go: the threat to a place, and what a garrison can spare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def threat(place: int, armies: Iterable[tuple[int, float]], distance: Callable[[int, int], int], near: int) -> float:
    """The strongest of the armies (where they stand, and how strong) that may soon be before a place."""
    return max((strength for at, strength in armies if distance(place, at) <= near), default=0.0)


def spare(ranked: Sequence[int], worth: Callable[[int], float], needed: float, fewest: int = 0) -> list[int]:
    """Those who may go when the first, at least so many and as much as is needed, have stayed."""
    for count, unit in enumerate(ranked):
        if needed <= 0 and count >= fewest:
            return list(ranked[count:])
        needed -= worth(unit)
    return []
