"""Moves that belong together are told as one, by what their reader was told and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.ways import SOMETHING, Told, gathered, way


class Walks(Game):
    ways = frozenset(("walks", "marches", "left"))


WALKS = Walks()


def walks(units: str, *hexes: int, **more: Any) -> Event:
    """Units by their letters, from the first hex to the last."""
    start, *via = hexes
    return Event("walks", {"units": tuple(units), **way(start, via, via[-1]), **more})


def told(*events: Event | None, marks: tuple[object, ...] = ()) -> list[str]:
    return [shown(one) for one in gathered(WALKS, events, marks)]


def shown(one: Told) -> str:
    if one.event is SOMETHING:
        return "something"
    args = one.event.args
    if "from" not in args:
        return one.event.key
    via = "-".join(map(str, args.get("via", ())))
    return f"{''.join(args.get('units', args.get('unit', '')))} {args['from']}>{via or args.get('to', '')}"


def test_the_legs_of_a_march_are_one_way() -> None:
    assert told(walks("ab", 1, 2), walks("ab", 2, 3, 4), walks("ab", 4, 5)) == ["ab 1>2-3-4-5"]


def test_those_who_go_the_same_way_are_one_group() -> None:
    assert told(walks("a", 1, 2, 3), walks("b", 1, 3), walks("cd", 1, 4, 3)) == ["abcd 1>2-3"]


def test_legs_of_one_after_the_other_are_one_group_once_all_have_come() -> None:
    march = [walks(unit, *leg) for unit in "abc" for leg in ((1, 2), (2, 3))]
    assert told(*march) == ["abc 1>2-3"]
    assert told(*march[:3]) == ["a 1>2-3", "b 1>2"]


def test_others_and_other_ways_stay_apart() -> None:
    assert told(walks("a", 1, 2), walks("b", 2, 3)) == ["a 1>2", "b 2>3"]
    assert told(walks("a", 1, 2), walks("b", 1, 3)) == ["a 1>2", "b 1>3"]
    assert told(walks("a", 1, 2, cost=1), walks("b", 1, 2, cost=2)) == ["a 1>2", "b 1>2"]


def test_there_and_back_is_two_ways() -> None:
    assert told(walks("a", 1, 2), walks("a", 2, 1)) == ["a 1>2", "a 2>1"]


def test_what_happens_in_between_parts_them_but_not_that_there_was_no_choice() -> None:
    news, forced = Event("fell", {}), Event("only-choice", {})
    assert told(walks("a", 1, 2), news, walks("b", 1, 2)) == ["a 1>2", "fell", "b 1>2"]
    assert told(walks("a", 1, 2), None, walks("b", 1, 2)) == ["a 1>2", "something", "b 1>2"]
    assert told(walks("a", 1, 2), forced, walks("b", 1, 2), forced) == ["ab 1>2", "only-choice", "only-choice"]
    march = [walks("a", 1, 3), forced, walks("b", 1, 2), forced, walks("b", 2, 3)]
    assert told(*march) == ["ab 1>3", "only-choice", "only-choice"]


def test_marks_keep_apart_what_was_taken_back() -> None:
    assert told(walks("a", 1, 2), walks("b", 1, 2), walks("c", 1, 2), marks=(0, 1, 1)) == ["a 1>2", "bc 1>2"]


def test_that_nobody_is_left_belongs_to_the_march_before_it() -> None:
    seen, left = Event("marches", {"unit": "a", **way(1, (2,), 2)}), Event("left", way(1, (), None))
    assert told(seen, left) == ["a 1>2"]
    assert told(left, seen) == [" 1>", "a 1>2"]
    assert told(seen, Event("left", way(3, (), None))) == ["a 1>2", " 3>"]


def test_every_event_is_told_once() -> None:
    march = [walks(unit, *leg) for unit in "abc" for leg in ((1, 2), (2, 3))]
    parts = [part for one in gathered(WALKS, [*march, None, *march]) for part in one.parts]
    assert parts == [*range(13)]


@pytest.mark.parametrize(("start", "via", "to", "told"), [(1, (2, 3), 3, "from via to"), (None, (), 3, "to")])
def test_a_way_says_what_there_is_to_say(start: int | None, via: tuple[int, ...], to: int, told: str) -> None:
    assert list(way(start, via, to)) == told.split()
