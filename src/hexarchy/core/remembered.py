"""Remembered: what is dear to make and never changes is made once, and kept as long as somebody has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


def remembered(last: int) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """The same for the same arguments as long as anybody has it; of those nobody has any more, the last so many."""

    def of(make: Callable[..., T]) -> Callable[..., T]:
        there: WeakValueDictionary[tuple[object, ...], T] = WeakValueDictionary()

        @lru_cache(last)
        @wraps(make)
        def found(*about: object) -> T:
            value = there.get(about)
            if value is None:
                value = there[about] = make(*about)
            return value

        return found

    return of
