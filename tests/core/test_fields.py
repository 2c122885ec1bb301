"""Fields: declared once, and copied, saved and loaded as their declaration says."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hexarchy.core.dice import SeededDice
from hexarchy.core.fields import kept, reckoned, record, records
from hexarchy.core.frames import Frame, frame, frame_from_json
from hexarchy.core.state import State, state_class
from tests.core.tiny import TINY, Play


class Purse(NamedTuple):
    gold: int = 0
    rings: tuple[int, ...] = ()


@state_class
class Hoard(State):
    """A field of each kind."""

    count: int = 0
    ways: tuple[tuple[int, ...], ...] = ()
    purse: Purse = record(Purse, default=Purse())
    purses: tuple[Purse, ...] = records(Purse, default=())
    where: list[int] = kept(default_factory=list, copy=list.copy, read=lambda written, game: list(written))
    named: dict[int, int] = kept(
        default_factory=dict,
        copy=lambda named: dict(named),
        json="by_name",
        write=lambda named, s: {f"{s.game.name}-{key}": value for key, value in named.items()},
        read=lambda written, game: {int(key.split("-")[1]): value for key, value in written.items()},
    )
    total: int = reckoned()
    memory: list[int] = reckoned(default_factory=list, copy=list.copy)

    def __post_init__(self) -> None:
        self.total = sum(self.where)


def hoard(**given: Any) -> Hoard:
    return Hoard(game=TINY, dice=SeededDice(1), frames=[Play()], setting=TINY.setting(), **given)


def test_a_clone_shares_values_and_copies_containers() -> None:
    one = hoard(count=3, ways=((1, 2),), where=[1, 2], named={4: 5})
    one.memory.append(7)
    two = one.clone()
    assert (two.count, two.ways, two.total, two.memory) == (3, ((1, 2),), 3, [7])
    assert two.ways is one.ways
    two.where[0], two.named[4] = 9, 9
    two.memory.append(8)
    assert (one.where, one.named, one.memory) == ([1, 2], {4: 5}, [7])


def test_json_has_what_is_saved_and_gives_it_back() -> None:
    one = hoard(count=3, ways=((1,), ()), purse=Purse(2, (1,)), purses=(Purse(1),), where=[4, 5], named={4: 5})
    one.memory.append(7)
    written = json.loads(json.dumps(one.to_json()))
    assert written["by_name"] == {"tiny-4": 5}
    assert {"total", "memory", "decision", "quiet", "named"}.isdisjoint(written)
    two = Hoard.from_json(TINY, written, SeededDice(1))
    assert (two.purse, two.purses, two.ways) == (Purse(2, (1,)), (Purse(1),), ((1,), ()))
    assert (two.where, two.named, two.total, two.memory) == ([4, 5], {4: 5}, 9, [])
    assert two.digest() == one.digest()


def test_a_field_that_is_not_declared_cannot_be_set() -> None:
    one = hoard()
    try:
        one.pursue = 1  # type: ignore[attr-defined]
    except AttributeError:
        return
    raise AssertionError("a slip of the pen made a field")


@frame
class Counting(Frame):
    seat: int
    purse: Purse = record(Purse, default=Purse())
    counted: tuple[int, ...] = ()


def test_frames_are_copied_saved_and_loaded_likewise() -> None:
    one = Counting(1, Purse(3), (1, 2))
    two = one.copy()
    assert two is not one
    assert two == one
    written = json.loads(json.dumps(one.to_json()))
    assert written == ["tests.core.test_fields:Counting", 1, [3, []], [1, 2]]
    assert frame_from_json(written) == one


def halves(**more: Any) -> Any:
    """A pair, saved as two."""
    return kept(json=("first", "second"), read=lambda written, game: tuple(written), **more)


@state_class
class Halved(State):
    pair: tuple[int, int] = halves(default=(0, 0))


@frame
class Halving(Frame):
    pair: tuple[int, int] = halves(default=(0, 0))


def test_a_field_may_be_saved_under_several_names() -> None:
    state = Halved(game=TINY, dice=SeededDice(1), frames=[Play()], setting=TINY.setting(), pair=(3, 4))
    written = json.loads(state.dumps())
    assert (written["first"], written["second"]) == (3, 4)
    assert "pair" not in written
    assert Halved.from_json(TINY, written, SeededDice(1)).pair == (3, 4)


def test_where_fields_have_no_names_it_is_one() -> None:
    loaded = frame_from_json(json.loads(json.dumps(Halving((3, 4)).to_json())))
    assert isinstance(loaded, Halving)
    assert loaded.pair == (3, 4)
