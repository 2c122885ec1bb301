"""Cheapest ways, against searches that are too simple to be wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.hexes import Grid
from hexarchy.core.paths import (
    CLOSED,
    FAR,
    FREE,
    MOST,
    STOP,
    Entry,
    Steps,
    costs_to,
    fastest_steps,
    make_steps,
    path,
    reach,
    reach_from,
    reverse,
)

Field = tuple[Steps, Entry]


@st.composite
def fields(draw: st.DrawFn) -> Field:
    """Steps with walls, one-way hexsides and costs that differ by direction, and an entry map."""
    grid = Grid.numbered(draw(st.integers(1, 6)), draw(st.integers(1, 6)))
    prices = draw(st.lists(st.sampled_from([1, 1, 1, 2, 3, None]), min_size=6 * grid.size, max_size=6 * grid.size))
    steps = make_steps(grid.neighbours, lambda here, direction: prices[6 * here + direction])
    sorts = st.sampled_from([FREE, FREE, FREE, STOP, CLOSED])
    return steps, bytes(draw(st.lists(sorts, min_size=grid.size, max_size=grid.size)))


@st.composite
def journeys(draw: st.DrawFn) -> tuple[Steps, Entry, int, int]:
    steps, entry = draw(fields())
    return steps, entry, draw(st.integers(0, len(steps) - 1)), draw(st.integers(-1, 15))


def bellman_ford(steps: Steps, start: int, entry: Entry) -> dict[int, int]:
    """Least costs from the start, by going over every step until nothing changes."""
    costs = {start: 0}
    changed = True
    while changed:
        changed = False
        for here, spent in list(costs.items()):
            if here != start and entry[here] != FREE:
                continue
            for beyond, cost in steps[here]:
                if entry[beyond] != CLOSED and spent + cost < costs.get(beyond, FAR):
                    costs[beyond] = spent + cost
                    changed = True
    return costs


def price(steps: Steps, start: int, way: tuple[int, ...]) -> int:
    total = 0
    for here, beyond in zip((start, *way), way, strict=False):
        total += dict(steps[here])[beyond]
    return total


def cheapest_ways(steps: Steps, start: int, goal: int, costs: dict[int, int], entry: Entry) -> list[tuple[int, ...]]:
    """All cheapest ways, by going back from the goal in every way that explains its cost."""
    if goal == start:
        return [()]
    before = [
        here
        for here in costs
        if (here == start or entry[here] == FREE)
        and any(beyond == goal and costs[here] + cost == costs[goal] for beyond, cost in steps[here])
    ]
    return [(*way, goal) for here in before for way in cheapest_ways(steps, start, here, costs, entry)]


# --- steps


def test_steps_leave_out_walls_and_the_edge_and_are_in_order() -> None:
    grid = Grid.numbered(2, 2)
    steps = make_steps(grid.neighbours, lambda here, direction: None if direction == 3 else direction + 1)
    assert steps == (((2, 3),), ((0, 1), (2, 2), (3, 3)), ((0, 6), (1, 5)), ((1, 6), (2, 1)))


@pytest.mark.parametrize("cost", [0, -1])
def test_a_step_costs_something(cost: int) -> None:
    with pytest.raises(ValueError, match="1 movement point or more"):
        make_steps(Grid.numbered(2, 1).neighbours, lambda here, direction: cost)


@given(fields())
def test_reversing_keeps_every_step_in_order(field: Field) -> None:
    steps, _ = field
    back = reverse(steps)
    forward = {(here, beyond, cost) for here, onward in enumerate(steps) for beyond, cost in onward}
    assert {(source, here, cost) for here, sources in enumerate(back) for source, cost in sources} == forward
    assert all(list(sources) == sorted(sources) for sources in back)
    assert reverse(back) == steps


# --- reach and path


@given(journeys())
def test_reach_is_what_a_simple_search_finds(journey: tuple[Steps, Entry, int, int]) -> None:
    steps, entry, start, budget = journey
    expected = {
        here: cost for here, cost in bellman_ford(steps, start, entry).items() if here != start and cost <= budget
    }
    found = reach(steps, start, budget, entry)
    assert found == expected
    assert list(found) == sorted(found)
    again = reach_from(steps, start, budget, entry)
    assert list(again.costs.items()) == list(found.items())


@given(journeys())
def test_a_path_costs_what_reach_says(journey: tuple[Steps, Entry, int, int]) -> None:
    steps, entry, start, budget = journey
    costs = reach(steps, start, budget, entry)
    for goal in range(len(steps)):
        way = path(steps, start, goal, budget, entry)
        if goal == start:
            assert way == ()
        elif goal not in costs:
            assert way is None
        else:
            assert way is not None
            assert way[-1] == goal
            assert price(steps, start, way) == costs[goal]
            assert all(entry[here] == FREE for here in way[:-1])
            assert entry[goal] != CLOSED


@given(journeys())
def test_of_cheapest_paths_the_lowest_is_taken(journey: tuple[Steps, Entry, int, int]) -> None:
    steps, entry, start, _ = journey
    costs = bellman_ford(steps, start, entry)
    for goal in list(costs)[:8]:
        if costs[goal] <= 6:
            ways = cheapest_ways(steps, start, goal, costs, entry)
            assert path(steps, start, goal, 6, entry) == min(ways, key=lambda way: (start, *way)[::-1])


def line_of(entry: Entry) -> Steps:
    """A row of hexes with a step of 1 each way between neighbours."""
    last = len(entry) - 1
    return tuple(tuple((n, 1) for n in (here - 1, here + 1) if 0 <= n <= last) for here in range(len(entry)))


@pytest.mark.parametrize("where", [FREE, STOP, CLOSED])
def test_a_piece_may_leave_where_it_stands(where: int) -> None:
    entry = bytes((FREE, where, FREE))
    assert reach(line_of(entry), 1, 1, entry) == {0: 1, 2: 1}
    assert path(line_of(entry), 1, 2, 1, entry) == (2,)
    assert costs_to(line_of(entry), [2], entry)[1] == 1


def test_stop_ends_a_move_and_closed_bars_it() -> None:
    entry = bytes((FREE, FREE, STOP, FREE))
    assert reach(line_of(entry), 0, 9, entry) == {1: 1, 2: 2}
    entry = bytes((FREE, FREE, CLOSED, FREE))
    assert reach(line_of(entry), 0, 9, entry) == {1: 1}


def test_budgets_have_an_upper_limit() -> None:
    entry = bytes(MOST + 3)
    steps = line_of(entry)
    assert len(reach(steps, 0, MOST, entry)) == MOST
    for search in (reach, reach_from):
        with pytest.raises(ValueError, match=str(MOST)):
            search(steps, 0, MOST + 1, entry)


# --- ways to goals


@given(fields(), st.data())
def test_costs_to_goals_are_what_walking_there_costs(field: Field, data: st.DataObject) -> None:
    steps, entry = field
    goals = data.draw(st.lists(st.integers(0, len(steps) - 1), max_size=3))
    costs = costs_to(reverse(steps), goals, entry)
    for here in range(len(steps)):
        walked = bellman_ford(steps, here, entry)
        assert costs[here] == min((walked.get(goal, FAR) for goal in goals), default=FAR)


@given(fields(), st.data())
def test_fastest_steps_are_the_first_hexes_of_cheapest_ways(field: Field, data: st.DataObject) -> None:
    steps, entry = field
    goals = data.draw(st.sets(st.integers(0, len(steps) - 1), max_size=2))
    costs = costs_to(reverse(steps), goals, entry)
    for here in range(len(steps)):
        if costs[here] > 5:
            continue
        walked = bellman_ford(steps, here, entry)
        nearest = [goal for goal in goals if walked.get(goal, FAR) == costs[here]]
        ways = [way for goal in nearest for way in cheapest_ways(steps, here, goal, walked, entry)]
        assert fastest_steps(steps, here, costs, entry) == tuple(sorted({way[0] for way in ways if way}))


def test_there_is_no_fastest_step_where_there_is_no_way() -> None:
    entry = bytes((FREE, CLOSED, FREE))
    steps = line_of(entry)
    costs = costs_to(reverse(steps), [2], entry)
    assert costs == [FAR, 1, 0]
    assert [fastest_steps(steps, here, costs, entry) for here in range(3)] == [(), (2,), ()]
