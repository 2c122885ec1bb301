"""Cheapest ways over hexes, where every step costs whole movement points and may cost another amount the other way.

Three things say where a piece may go: the steps of the map (what each hexside costs that kind of piece), its budget of
movement points, and an entry map (where others are in the way just now). The first is made once for each kind of piece,
the last whenever positions change. Wherever hexes are listed they stand in canonical order: ascending.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

# For each hex its passable hexsides, as (neighbour, cost) in ascending order. Costs are 1 or more.
Steps: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]

# For each hex one byte: FREE, STOP or CLOSED.
Entry: TypeAlias = bytes

FREE: Final = 0  # may be entered and left again
STOP: Final = 1  # may be entered, but not left again
CLOSED: Final = 2  # may not be entered

MOST: Final = 254  # the largest budget: one more must still fit in a byte
FAR: Final = 1 << 30  # the cost of a way that does not exist


def make_steps(neighbours: Sequence[Sequence[int]], cost: Callable[[int, int], int | None]) -> Steps:
    """The steps of a grid: `cost(hex, direction)` is the price of leaving over that hexside, None if nobody can."""

    def onward(here: int) -> list[tuple[int, int]]:
        prices = ((beyond, cost(here, way)) for way, beyond in enumerate(neighbours[here]) if beyond >= 0)
        return sorted((beyond, _checked(price)) for beyond, price in prices if price is not None)

    return tuple(tuple(onward(here)) for here in range(len(neighbours)))


def _checked(cost: int) -> int:
    # The searches below rely on it: with a step for nothing, a way read back could run in circles.
    if cost < 1:
        raise ValueError(f"a step costs 1 movement point or more, not {cost}")
    return cost


def reverse(steps: Steps) -> Steps:
    """The same steps seen from their far ends: for each hex, from where it can be entered and at what cost."""
    back: list[list[tuple[int, int]]] = [[] for _ in steps]
    for here, onward in enumerate(steps):
        for beyond, cost in onward:
            back[beyond].append((here, cost))
    return tuple(tuple(sources) for sources in back)


def reach(steps: Steps, start: int, budget: int, entry: Entry) -> dict[int, int]:
    """Every hex that can be reached within the budget, with its least cost; the start is not among them.

    What the entry map says of the start does not matter: a piece may always try to leave where it stands.
    """
    if budget < 1:
        return {}
    best = _to_beat(budget, entry)
    best[start] = 0
    entered: list[list[int]] = [[] for _ in range(budget + 1)]  # the hexes entered at each cost
    for beyond, cost in steps[start]:
        if cost < best[beyond]:
            best[beyond] = cost
            entered[cost].append(beyond)
    for spent in range(1, budget):
        for here in entered[spent]:
            # A hex that was entered more cheaply since is listed twice, and passed over the second time.
            if entry[here] == FREE and best[here] == spent:
                for beyond, cost in steps[here]:
                    total = spent + cost
                    if total < best[beyond]:
                        best[beyond] = total
                        entered[total].append(beyond)
    reached: list[int] = []
    for hexes in entered:
        reached += hexes
    reached.sort()
    costs: dict[int, int] = {}
    for here in reached:  # a comprehension would make `best` a cell and so slow down the loop above
        costs[here] = best[here]
    return costs


class Reach:
    """What can be reached from a start, at what cost and by what way."""

    __slots__ = ("came", "costs", "start")

    def __init__(self, start: int, costs: dict[int, int], came: dict[int, int]) -> None:
        self.start = start
        self.costs = costs  # as `reach` gives them
        self.came = came  # for each hex reached, the hex before it

    def path(self, goal: int) -> tuple[int, ...] | None:
        """The hexes to enter on the cheapest way, the goal last; None if it is out of reach.

        Of several cheapest ways, it is the one that comes to the goal from the lowest hex, and so on backwards.
        """
        if goal not in self.came and goal != self.start:
            return None
        way = []
        while goal != self.start:
            way.append(goal)
            goal = self.came[goal]
        return tuple(reversed(way))


def reach_from(steps: Steps, start: int, budget: int, entry: Entry) -> Reach:
    """As `reach`, remembering the ways. It is a second copy of that loop, because remembering makes it slower."""
    came: dict[int, int] = {}
    if budget < 1:
        return Reach(start, {}, came)
    best = _to_beat(budget, entry)
    best[start] = 0
    entered: list[list[int]] = [[] for _ in range(budget + 1)]
    entered[0].append(start)
    for spent in range(budget):
        for here in entered[spent]:
            if (entry[here] == FREE or here == start) and best[here] == spent:
                for beyond, cost in steps[here]:
                    total = spent + cost
                    known = best[beyond]
                    if total < known:
                        best[beyond] = total
                        came[beyond] = here
                        entered[total].append(beyond)
                    elif total == known and here < came.get(beyond, 0):
                        came[beyond] = here
    return Reach(start, {here: best[here] for here in sorted(came)}, came)


def path(steps: Steps, start: int, goal: int, budget: int, entry: Entry) -> tuple[int, ...] | None:
    """The hexes to enter on the cheapest way from start to goal; see `Reach.path`. Empty if the piece is there."""
    return reach_from(steps, start, budget, entry).path(goal)


def _to_beat(budget: int, entry: Entry) -> bytearray:
    """For each hex the cost to beat: one more than the budget, or 0 where it is closed, which nothing beats.

    So one comparison in the innermost loop covers the closed, the unaffordable and the already reached.
    """
    if budget > MOST:
        raise ValueError(f"a budget is at most {MOST} movement points, not {budget}")
    return bytearray(entry.translate(bytes((budget + 1, budget + 1)).ljust(256, b"\0")))


def costs_to(back: Steps, goals: Iterable[int], entry: Entry) -> list[int]:
    """For each hex the cost of the cheapest way from there to the nearest goal, without a budget; FAR if there is none.

    `back` is `reverse(steps)`. A way may end on a STOP hex but not lead through it, and may not enter a CLOSED one; as
    in `reach`, a piece that stands on such a hex may leave it.
    """
    costs = [FAR] * len(back)
    waves = [sorted(set(goals))]  # the hexes at each cost; grows as it is read
    for goal in waves[0]:
        costs[goal] = 0
    for spent, wave in enumerate(waves):
        for here in wave:
            if costs[here] == spent and _may_lead(entry[here], spent):
                for source, cost in back[here]:
                    total = spent + cost
                    if total < costs[source]:
                        costs[source] = total
                        while total >= len(waves):
                            waves.append([])
                        waves[total].append(source)
    return costs


def fastest_steps(steps: Steps, here: int, costs: Sequence[int], entry: Entry) -> tuple[int, ...]:
    """The neighbours through which a cheapest way to the goals leads; none on a goal, or where there is no way.

    `costs` comes from `costs_to`, with the same entry map.
    """
    least = costs[here]
    return tuple(
        beyond
        for beyond, cost in steps[here]
        if cost + costs[beyond] == least and _may_lead(entry[beyond], costs[beyond])
    )


def _may_lead(entry: int, cost: int) -> bool:
    """Whether a way to the goals may enter a hex that is so far from them: STOP is as good as FREE on a goal."""
    return entry == FREE or (entry == STOP and cost == 0)
