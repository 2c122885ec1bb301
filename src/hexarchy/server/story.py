"""The story: what has happened in a match, line by line, as it is told to those who may know it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from sys import intern
from typing import Any, Final

import msgspec

from hexarchy.core.events import Event, hears
from hexarchy.core.game import Game
from hexarchy.core.log import Packed
from hexarchy.core.page import telling
from hexarchy.core.page.texts import Text
from hexarchy.core.text import LANGUAGES, Catalog
from hexarchy.core.ways import BETWEEN, Gathered

TEXTS: Final = Path(__file__).parent / "text"
LINE_BYTES: Final = 1200  # of a line with its words in both languages, on the large side
MOST_READ: Final = 100  # lines of a reading that is kept: their events are unpacked


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS], strict=False)


def said(key: str) -> Text:
    """A sentence of the server's own."""
    return {lang: texts(lang)(key) for lang in LANGUAGES}


class Line:
    """An event, worded when it is first read, or a sentence of the server's. Kept as it is sent, but for its number."""

    __slots__ = ("_key", "_said", "audience", "event", "n")

    def __init__(
        self, n: int, event: Packed | None, audience: tuple[int, ...] | None, said: Mapping[str, Any] | None = None
    ) -> None:
        self.n = n
        self.event = event
        self.audience = audience
        self._said: bytes | None = None if said is None else _unnumbered(said)
        self._key: str | None = None  # of the event, once it was asked for

    @property
    def worded(self) -> bool:
        return self._said is not None

    def said(self, game: Game, n: int, event: Event) -> msgspec.Raw:
        """As it is sent to those for whom the action it came of had this number; `event`: what it tells of."""
        if self._said is None:
            self._said = _worded(game, self.n, event)
        return _numbered(n, self._said)

    @property
    def heard(self) -> Event | None:
        """What happened; None where it is a sentence of the server's."""
        return None if self.event is None else self.event.event

    def is_among(self, keys: Collection[str]) -> bool:
        if self.event is None:
            return False
        if self._key is None:
            self._key = intern(self.event.event.key)
        return self._key in keys

    def known_to(self, seat: int | None) -> bool:
        return self.audience is None or hears(self.audience, seat)

    def __getstate__(self) -> tuple[Any, ...]:
        """For another process: it words what it needs itself."""
        return self.n, self.event, self.audience, None if self.event else self._said

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.n, self.event, self.audience, self._said = state
        self._key = None


def _worded(game: Game, n: int, event: Event) -> bytes:
    return msgspec.json.encode(telling.line(game, n, event)).partition(b",")[2]


def _numbered(n: int, words: bytes) -> msgspec.Raw:
    return msgspec.Raw(b'{"n":%d,%b' % (n, words))


def _unnumbered(said: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode({key: value for key, value in said.items() if key != "n"})[1:]


class Reading:
    """The end of the story as one seat is told it, from a place on where nothing was open. The next push needs no more
    than that, and of it only what is new is looked at."""

    def __init__(self, game: Game, begin: int, undone: int) -> None:
        self.begin = begin
        self.heard = begin  # up to where the lines were looked at
        self.undone = undone  # so many versions had been taken back
        self.gathered = Gathered(game)

    def hear(self, story: Story, seat: int | None, back: Collection[int]) -> None:
        for at in range(self.heard, len(story.lines)):
            line = story.lines[at]
            if line.known_to(seat):
                self.gathered.take(at, story.heard(at), line.n in back)
        self.heard = len(story.lines)


class Story:
    """All lines of a match, in order. What was taken back stays told."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = lines or []
        self._together: dict[tuple[int, ...], bytes] = {}  # moves told as one, by their places
        self._readings: dict[int | None, Reading] = {}
        self._newest = -1
        self._unpacked: dict[int, Event | None] = {}  # of the newest version: everybody at the table reads it at once

    def add(self, line: Line) -> None:
        self.lines.append(line)
        if line.n != self._newest:
            self._newest = line.n
            self._unpacked.clear()

    def heard(self, at: int) -> Event | None:
        """What happened; None where it is a sentence of the server's."""
        line = self.lines[at]
        if line.n != self._newest:
            return line.heard
        if at not in self._unpacked:
            self._unpacked[at] = line.heard
        return self._unpacked[at]

    def events(self, seat: int | None, begin: int) -> Iterator[tuple[int, Event]]:
        """What a seat was told of the match from a place on, each with its version."""
        for at in range(begin, len(self.lines)):
            line = self.lines[at]
            if line.known_to(seat) and (event := self.heard(at)) is not None:
                yield line.n, event

    def told(
        self,
        game: Game,
        seat: int | None,
        since: int,
        number: Callable[[int], int],
        undone: Sequence[tuple[int, int]] = (),
    ) -> list[msgspec.Raw]:
        """The lines a seat may know after a version, as they are sent; `number` is how it counts versions.

        Moves that belong together are one line, under the number of the first, and apart from those that were taken
        back (`undone`, by which version). One that has grown since is told again, with all that came after it; so is
        one that came apart.
        """
        lines, new = self.lines, self._after(since)
        apart = [taken for taken, by in undone if by > since >= taken and self._tells_way(game, seat, taken)]
        reading = self._reading(game, seat, new, undone, apart)
        together = reading.gathered.told
        again = (lines[told.parts[0]].n for told in together if apart or told.parts[-1] >= new)
        first = next(again, None)
        if first is None:
            return []
        return [
            self._said(game, told.parts, told.event, number) for told in together if lines[told.parts[0]].n >= first
        ]

    def _reading(
        self, game: Game, seat: int | None, new: int, undone: Sequence[tuple[int, int]], apart: Sequence[int]
    ) -> Reading:
        """What a seat is told from `new` on, and before that as far as it belongs to it."""
        reading = self._readings.get(seat)
        if reading is None or reading.undone != len(undone) or new < reading.begin or apart:
            begin = self._begin(game, seat, min((new, *(self._after(taken - 1) for taken in apart))))
            reading = Reading(game, begin, len(undone))
        elif new == reading.heard and reading.gathered.closed and self._opens_version(new):
            reading = Reading(game, new, len(undone))
        if reading.heard < len(self.lines):
            reading.hear(self, seat, {taken for taken, _ in undone})
        if len(self.lines) - reading.begin <= MOST_READ:
            self._readings[seat] = reading
        else:
            self._readings.pop(seat, None)
        return reading

    def _opens_version(self, at: int) -> bool:
        return not 0 < at < len(self.lines) or self.lines[at - 1].n < self.lines[at].n

    def _after(self, version: int) -> int:
        """Found by halving: a long match costs no more than a short one."""
        return bisect_right(self.lines, version, key=lambda line: line.n)

    def _tells_way(self, game: Game, seat: int | None, version: int) -> bool:
        """Was a seat told at a version of pieces on their way?"""
        return any(line.known_to(seat) and line.is_among(game.ways) for line in self.of(version))

    def _begin(self, game: Game, seat: int | None, first: int) -> int:
        """Where to begin so that no move is torn from those it belongs to, nor a version in two."""
        found = first
        for at in range(first - 1, -1, -1):
            line = self.lines[at]
            if not line.known_to(seat) or line.is_among(BETWEEN):
                continue
            if not line.is_among(game.ways):
                break
            found = at
        if found == first:
            return first
        start = bisect_left(self.lines, self.lines[found].n, key=lambda line: line.n)
        return found if start == found else self._begin(game, seat, start)

    def _said(self, game: Game, parts: tuple[int, ...], event: Event, number: Callable[[int], int]) -> msgspec.Raw:
        first = self.lines[parts[0]]
        n = number(first.n)
        if len(parts) == 1:
            return first.said(game, n, event)
        words = self._together.get(parts)
        if words is None:
            words = self._together[parts] = _worded(game, first.n, event)
        return _numbered(n, words)

    def of(self, version: int) -> list[Line]:
        first = bisect_left(self.lines, version, key=lambda line: line.n)
        return self.lines[first : bisect_right(self.lines, version, first, key=lambda line: line.n)]
