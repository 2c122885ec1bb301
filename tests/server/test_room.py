"""A full table: the largest share gives way, and nobody who waits for a friend."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import pytest
import sqlalchemy as sa

from hexarchy.server import room
from hexarchy.server.room import DAY, Full, TooManyOpen
from hexarchy.server.schema import ACTION, MATCH, Entry, SeatRow, Stored
from hexarchy.server.store import Store
from hexarchy.server.writer import Work
from tests.patience import PATIENCE
from tests.server.house import written

BOT = (SeatRow("a", token_hash="x"), SeatRow("b", bot="random"))
FRIEND = (SeatRow("a", token_hash="x"), SeatRow("b", token_hash="y"))


def put(store: Store, name: str, maker: str, seats: tuple[SeatRow, ...] = BOT, age: float = 0, **more: object) -> None:
    entries = tuple(Entry(seat, ACTION, "x") for seat in more.pop("acted", ()))  # type: ignore[attr-defined]
    header = {"game": "g"}
    written(store, store.create(Stored(name, header, 1, len(entries), False, seats, entries, maker), bot_due=False))
    then = {"made": time.time() - age, "touched": time.time() - age, **more}
    with store.engine.begin() as c:
        c.execute(sa.update(MATCH).where(MATCH.c.id == name).values(then))


def gives_way(store: Store, maker: str, most: int, *, waits: bool = False) -> list[str]:
    return written(store, lambda c: room.make(c, maker, waits=waits, most=most))


def left(store: Store) -> set[str]:
    with store.engine.connect() as c:
        return set(c.execute(sa.select(MATCH.c.id)).scalars())


def test_where_there_is_room_nobody_gives_way(store: Store) -> None:
    put(store, "m1", "x")
    assert gives_way(store, "y", 2) == []
    assert left(store) == {"m1"}


def test_the_largest_share_gives_way_with_what_was_left_alone_longest(store: Store) -> None:
    for number in range(4):
        put(store, f"x{number}", "x", age=100 - number)
    put(store, "y0", "y", age=5000)
    assert gives_way(store, "z", 5) == ["x0"]
    assert gives_way(store, "z", 4) == ["x1"]
    assert left(store) == {"x2", "x3", "y0"}


def test_who_has_most_pushes_out_their_own(store: Store) -> None:
    for number in range(3):
        put(store, f"x{number}", "x", age=number)
        put(store, f"y{number}", "y", age=100 + number)
    assert gives_way(store, "x", 6) == ["x2"]


def test_a_match_that_waits_for_a_friend_stays_for_a_day(store: Store) -> None:
    put(store, "waits", "x", FRIEND, age=DAY / 2, acted=("a",))
    put(store, "sits", "x", FRIEND, age=100, acted=("a", "b"))
    put(store, "other", "x", age=50)
    assert gives_way(store, "y", 3) == ["sits"]
    assert gives_way(store, "y", 2) == ["other"]
    with pytest.raises(Full):
        gives_way(store, "y", 1)
    assert left(store) == {"waits"}


def test_after_a_day_it_gives_way_like_any_other(store: Store) -> None:
    put(store, "waited", "x", FRIEND, age=DAY + 60)
    assert gives_way(store, "y", 1) == ["waited"]


def test_a_small_share_is_not_pushed_out_by_a_large_one(store: Store) -> None:
    """Not even where nothing of the large one can give way."""
    put(store, "x1", "x", FRIEND)
    put(store, "x2", "x", FRIEND)
    put(store, "y1", "y")
    with pytest.raises(Full):
        gives_way(store, "x", 3)
    assert left(store) == {"x1", "x2", "y1"}


def test_what_is_over_or_put_aside_or_old_takes_no_place(store: Store) -> None:
    put(store, "over", "x", over=True)
    put(store, "aside", "x", aside="no-game")
    put(store, "old", "x", age=8 * DAY)
    assert gives_way(store, "y", 1) == []
    assert left(store) == {"over", "aside", "old"}


def test_one_address_has_only_so_many_that_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_OPEN", 2)
    put(store, "x1", "x", FRIEND)
    put(store, "x2", "x", FRIEND)
    put(store, "x3", "x", FRIEND, acted=("a", "b"))
    with pytest.raises(TooManyOpen):
        gives_way(store, "x", 100, waits=True)
    assert gives_way(store, "x", 100) == []
    assert gives_way(store, "y", 100, waits=True) == []


# -- counted for all --------------------------------------------------------------------------------------------------


def test_what_is_spent_at_one_is_spent_at_all(database: str, store: Store) -> None:
    other = Store(database)
    limits = [(3, 60), (5, 86_400)]
    spent = [written(one, one.spend("make", "x", limits)) for one in (store, other) * 3]
    other.close()
    assert sum(spent) == 3
    assert written(store, store.spend("make", "y", limits))


@pytest.mark.parametrize("what", ["spend", "salt"])
def test_the_first_two_at_once_are_both_counted(store: Store, what: str) -> None:
    """Neither sees yet what the other writes, and both would begin with it."""
    works = {"spend": store.spend("make", "x", [(3, 60), (9, 86_400)]), "salt": store.salt()}
    work: Work[Any] = works[what]

    def also() -> Any:
        with store.engine.connect() as theirs, theirs.begin():
            return work(theirs)

    with ThreadPoolExecutor(1) as other:
        with store.engine.begin() as mine:
            first = work(mine)
            second = other.submit(also)
            wait([second], 0.2)  # it cannot get on before the first is done
        assert second.result(PATIENCE) == first
    if what == "spend":
        assert [written(store, work), written(store, work)] == [True, False]


def test_a_window_slides(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 6000.0  # where a minute begins
    monkeypatch.setattr(time, "time", lambda: now)
    assert [written(store, store.spend("make", "x", [(4, 60)])) for _ in range(5)] == [True] * 4 + [False]
    now = 6059.0
    assert not written(store, store.spend("make", "x", [(4, 60)]))
    now = 6090.0  # half of the last minute still counts
    assert [written(store, store.spend("make", "x", [(4, 60)])) for _ in range(3)] == [True, True, False]
    now = 9000.0
    assert written(store, store.spend("make", "x", [(4, 60)]))


def test_addresses_are_hashed_with_a_salt_of_the_database(store: Store) -> None:
    salt = written(store, store.salt())
    assert len(bytes.fromhex(salt)) == 16
    assert written(store, store.salt()) == salt
