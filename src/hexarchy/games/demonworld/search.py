"""A search over the operations of a moving unit: the ways with the fewest maneuvers first, then those with the fewest
points.

Operations are played on copies of the state, so that all rules of movement hold in it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from heapq import heappop, heappush
from typing import Any, Final, Protocol, TypeVar

from hexarchy.core.actions import Action
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState

Mover = TypeVar("Mover", bound=Procedure)
Operation = tuple[Action, ...]  # one action, or a shape and where its first element stands
POINTS: Final = 1  # where they stand in a cost
ENDLESS: Final = 1 << 30


class Node(Protocol):
    """How a unit stands somewhere on its way: `config` with what binds its further way, `cost` maneuvers, points and
    what else decides between ways."""

    @property
    def config(self) -> Hashable: ...

    @property
    def cost(self) -> tuple[int, ...]: ...

    def joins(self, other: Any) -> None:
        """Another way has come to the same place at the same cost."""


N = TypeVar("N", bound=Node)


def search(start: N, grown: Callable[[N], Iterable[N]], most: int = ENDLESS) -> Iterator[N]:
    """Every place that can be come to, the cheapest first. More maneuvers only pay with fewer points. `grown`: what one
    operation more makes of a place; `most`: of these so many are looked at."""
    nodes = {(start.config, start.cost): start}
    heap = [(start.cost, 0, start.config)]
    cheapest: dict[Hashable, int] = {}  # of each arrangement the fewest points so far
    number = 0
    while heap and number < most:
        cost, _, config = heappop(heap)
        node = nodes.pop((config, cost))
        if cheapest.get(config, ENDLESS) <= cost[POINTS]:
            continue
        cheapest[config] = cost[POINTS]
        yield node
        for then in grown(node):
            number += 1
            known = nodes.get((then.config, then.cost))
            if known is not None:
                known.joins(then)
            elif cheapest.get(then.config, ENDLESS) > then.cost[POINTS]:
                nodes[then.config, then.cost] = then
                heappush(heap, (then.cost, number, then.config))


def played(s: DemonworldState, moving: Mover, operation: Operation) -> tuple[DemonworldState, Mover]:
    """What an operation leads to, on a copy."""
    after, then = s.clone(), moving.copy()
    after.frames = [then]
    for action in operation:
        then.take(after, 0, action)
    return after, then
