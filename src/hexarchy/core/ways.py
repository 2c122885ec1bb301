"""Ways: moves of pieces as the log tells them, those that belong together as one.

A march is played leg by leg and unit by unit, each an action that can be taken back by itself, and so the events stay
apart. Who reads the log reads them together: legs of the same pieces as one way, pieces that go the same way as one
group. What is put together follows from what the reader was told, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexarchy.core.events import Event

if TYPE_CHECKING:
    from hexarchy.core.game import Game

FROM: Final = "from"
VIA: Final = "via"
TO: Final = "to"
UNITS: Final = "units"
POINTS: Final = "points"  # what a way costs
# Told in between without parting what belongs together: that there was nothing to choose.
BETWEEN: Final = frozenset({"only-choice"})


def way(start: int | None, via: Sequence[int], to: int | None) -> dict[str, Any]:
    """Arguments of an event that tells of a move: `via` are all hexes entered, the last one too; none for a leap."""
    told: dict[str, Any] = {} if start is None else {FROM: start}
    if via:
        told[VIA] = tuple(via)
    if to is not None:
        told[TO] = to
    return told


class Told(NamedTuple):
    """What is told in one line: the event, and the places of its parts among those that were given, all of one mark."""

    event: Event
    parts: tuple[int, ...]
    mark: Any = None  # anything that can be compared


class Gathered:
    """Events in order, as one reader knows them, taken one by one. Those with other marks stay apart."""

    def __init__(self, game: Game) -> None:
        self.told: list[Told] = []
        self._ways = game.ways
        self._at = -1  # of the last way in `told`, while more can be told with it

    @property
    def closed(self) -> bool:
        """Nothing that is still to come can be told together with what was taken."""
        return self._at < 0

    def take(self, place: int, event: Event | None, mark: object = None) -> None:
        """None: something else that was said."""
        told = self.told
        if event is None:
            told.append(Told(SOMETHING, (place,), mark))
            self._at = -1
        elif event.key in self._ways:
            last = told[self._at] if self._at >= 0 and told[self._at].mark == mark else None
            both = None if last is None else _together(last.event, event)
            if last is None or both is None:
                self._at = len(told)
                told.append(Told(event, (place,), mark))
            else:
                told[self._at] = Told(both, (*last.parts, place), mark)
                self._back()
        else:
            told.append(Told(event, (place,), mark))
            self._at = self._at if event.key in BETWEEN else -1

    def _back(self) -> None:
        """A way that has grown longer may now be the way of those told just before it."""
        told, at = self.told, self._at
        before = at - 1
        while before >= 0 and told[before].event.key in BETWEEN:
            before -= 1
        if before < 0 or told[before].mark != told[at].mark:
            return
        both = _alongside(told[before].event, told[at].event)
        if both is not None:
            told[before] = Told(both, (*told[before].parts, *told[at].parts), told[at].mark)
            del told[at]
            self._at = before


def gathered(game: Game, events: Iterable[Event | None], marks: Sequence[object] = ()) -> list[Told]:
    """All of them at once."""
    taken = Gathered(game)
    for place, event in enumerate(events):
        taken.take(place, event, marks[place] if marks else None)
    return taken.told


SOMETHING: Final = Event("", {})


def _together(first: Event, then: Event) -> Event | None:
    """Two moves as one, if they belong together."""
    start, end = first.args, then.args
    if FROM in end and TO not in end:  # the rest of a stack is gone as well
        return first if start.get(FROM) == end[FROM] and TO in start else None
    return _onward(first, then) or _alongside(first, then)


def _onward(first: Event, then: Event) -> Event | None:
    """The same pieces go on."""
    start, end = first.args, then.args
    same = first.key == then.key and start.get(TO) == end.get(FROM) is not None and _who(start) == _who(end)
    if not same or FROM not in start or end.get(TO) == start[FROM]:
        return None
    steps = (*start.get(VIA, ()), *end.get(VIA, ()))
    whole = {**end, FROM: start[FROM], **({VIA: steps} if steps else {})}
    if POINTS in start and POINTS in end:
        whole[POINTS] = start[POINTS] + end[POINTS]
    return Event(then.key, whole, then.audience, then.banners)


def _alongside(first: Event, then: Event) -> Event | None:
    """Others go the same way."""
    start, end = first.args, then.args
    if first.key != then.key or TO not in end or UNITS not in start or _but_who(start) != _but_who(end):
        return None
    more = tuple(unit for unit in end[UNITS] if unit not in start[UNITS])
    return Event(first.key, {**start, UNITS: (*start[UNITS], *more)}, first.audience, first.banners)


def _who(args: dict[str, Any]) -> object:
    return args.get("unit"), args.get(UNITS)


def _but_who(args: dict[str, Any]) -> dict[str, Any]:
    """All but who goes, and by which hexes: slow and fast go by ways of their own."""
    return {key: value for key, value in args.items() if key not in (UNITS, VIA)}
