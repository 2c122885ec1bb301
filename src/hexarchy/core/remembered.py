"""Remembered: values that are costly to make and never change are made once and kept while in use."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


def remembered(last: int) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """One value for the same arguments while it is in use; of those no longer used, the latest few are kept."""

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
