"""Rates: how often one address may ask, in sliding windows."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

MINUTE: Final = 60
DAY: Final = 86_400

SELDOM: Final = 4  # below a quarter of what is allowed in a second, the others are not told

Limit = tuple[int, int]  # so many, in so many seconds


class Window:
    """One limit. Counted are this stretch of time and the last, of which as much weighs as the window still holds.

    What is counted is forgotten with its stretch: no clearing away, and nothing to remember of each request.
    """

    def __init__(self, most: int, seconds: int, clock: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._stretch = 0
        self._this: Counter[str] = Counter()
        self._last: Counter[str] = Counter()
        self._untold: Counter[str] = Counter()  # that other processes have not heard of

    def hit(self, who: str) -> bool:
        """One more, if it is allowed."""
        passed = self._go_on()
        if self._this[who] + self._last[who] * (1 - passed / self.seconds) >= self.most:
            return False
        self._this[who] += 1
        self._untold[who] += 1
        return True

    def news(self) -> dict[str, int]:
        """What was counted here since the last time. Who asks seldom is nobody's concern."""
        told = {who: count for who, count in self._untold.items() if count > self.most / self.seconds / SELDOM}
        self._untold.clear()
        return told

    def hear(self, who: str, count: int) -> None:
        """So many more at another process."""
        self._go_on()
        self._this[who] += count

    def wait(self, who: str) -> float:
        """Seconds until one more is allowed."""
        passed = self._go_on()
        this, last = self._this[who], self._last[who]
        if this >= self.most:
            return self.seconds - passed
        return max(0.0, self.seconds * (1 - (self.most - this) / last) - passed) if last else 0.0

    def _go_on(self) -> float:
        """How much of this stretch has passed."""
        stretch, passed = divmod(self._clock(), self.seconds)
        if stretch != self._stretch:
            self._last = self._this if stretch == self._stretch + 1 else Counter()
            self._this = Counter()
            self._stretch = int(stretch)
        return passed


class Rates:
    """Limits by kind of request; all of a kind count."""

    def __init__(
        self, limits: Mapping[str, Iterable[Limit]] | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._windows = {
            kind: [Window(most, seconds, clock) for most, seconds in some] for kind, some in (limits or {}).items()
        }

    def allows(self, kind: str, who: str) -> bool:
        return all(window.hit(who) for window in self._windows.get(kind, ()))

    def limits(self, kind: str) -> list[Limit]:
        return [(window.most, window.seconds) for window in self._windows.get(kind, ())]

    def news(self) -> dict[str, dict[str, int]]:
        """By kind and address, what other processes should know: what is counted alike in all windows, of the first."""
        found = {kind: windows[0].news() for kind, windows in self._windows.items() if windows}
        return {kind: counted for kind, counted in found.items() if counted}

    def hear(self, news: Mapping[str, Mapping[str, int]]) -> None:
        for kind, counted in news.items():
            for window in self._windows.get(kind, ()):
                for who, count in counted.items():
                    window.hear(who, count)

    def retry_after(self, kind: str, who: str) -> int:
        return max(1, math.ceil(max(window.wait(who) for window in self._windows[kind])))
