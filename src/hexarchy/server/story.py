"""The story: what has happened in a match, line by line, as it is told to those who may know it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from hexarchy.core import scene as scenes
from hexarchy.core.game import Game
from hexarchy.core.log import Packed
from hexarchy.core.text import LANGUAGES, Catalog

TEXTS: Final = Path(__file__).parent / "text"
MANY_LINES: Final = 100  # so many lines not yet worded take long enough to be worded in a thread
LINE_BYTES: Final = 1200  # of a line with its words in both languages, on the large side


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS], strict=False)


def said(key: str) -> dict[str, str]:
    """A sentence of the server's own."""
    return {lang: texts(lang)(key) for lang in LANGUAGES}


class Line:
    """An event, worded when it is first read, or a sentence of the server's. Kept as it is sent, but for its number."""

    __slots__ = ("_said", "audience", "event", "n")

    def __init__(
        self, n: int, event: Packed | None, audience: tuple[int, ...] | None, said: Mapping[str, Any] | None = None
    ) -> None:
        self.n = n
        self.event = event
        self.audience = audience
        self._said: bytes | None = None if said is None else _unnumbered(said)

    @property
    def worded(self) -> bool:
        return self._said is not None

    def said(self, game: Game, n: int) -> msgspec.Raw:
        """As it is sent to those for whom the action it came of had this number."""
        if self._said is None:
            assert self.event is not None
            self._said = _unnumbered(scenes.entry(game, self.n, self.event.event))
        return msgspec.Raw(b'{"n":%d,%b' % (n, self._said))

    def known_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __getstate__(self) -> tuple[Any, ...]:
        """For another process: it words what it needs itself."""
        return self.n, self.event, self.audience, None if self.event else self._said

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.n, self.event, self.audience, self._said = state


def _unnumbered(said: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode({key: value for key, value in said.items() if key != "n"})[1:]


class Story:
    """All lines of a match, in order. What was taken back stays told."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = lines or []

    def add(self, line: Line) -> None:
        self.lines.append(line)

    def since(self, version: int) -> list[Line]:
        """Found by halving: a long match costs no more than a short one."""
        return self.lines[bisect_right(self.lines, version, key=lambda line: line.n) :]

    def of(self, version: int) -> list[Line]:
        first = bisect_left(self.lines, version, key=lambda line: line.n)
        return self.lines[first : bisect_right(self.lines, version, first, key=lambda line: line.n)]

    def slow(self, since: int = -1) -> bool:
        """Would wording what came since then keep everybody waiting?"""
        return sum(not line.worded for line in self.since(since)) > MANY_LINES
