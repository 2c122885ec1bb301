"""Together: several seats choose at once, each in as many steps as it needs, and nobody sees another's choices before
all are through.

Each seat has a small stack of frames of its own. The questions are those of all the stacks; an answer goes to the top
of its seat's. What these frames choose they keep in their fields, and end with it (`state.finish(value)`): they change
nothing else, roll nothing and tell nobody but their seat. So no view and no other seat's stack can know of it, a redeal
restarts the others' stacks, and a seat may take its steps back until the last one is through. Then `revealed` gets
what all have chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.fields import kept
from hexarchy.core.frames import Asked, Frame, frame, frame_from_json

T = TypeVar("T")
Pile = tuple[Frame, ...]


def _copied(piles: tuple[Pile, ...]) -> tuple[Pile, ...]:
    return tuple(tuple(own.copy() for own in pile) for pile in piles)


def _written(piles: tuple[Pile, ...], of: Frame) -> list[list[Any]]:
    return [[own.to_json() for own in pile] for pile in piles]


def _read(written: list[list[Any]], game: Any) -> tuple[Pile, ...]:
    return tuple(tuple(frame_from_json(own) for own in pile) for pile in written)


@frame
class Together(Frame):
    """A subclass says what each seat begins with (`choosing`), what comes of it (`revealed`), and who (`seats`)."""

    # Of each seat; empty: it is through.
    piles: tuple[Pile, ...] = kept(default=(), copy=_copied, write=_written, read=_read, kw_only=True)
    results: tuple[Any, ...] = kept(default=(), kw_only=True)
    within: int = kept(default=-1, kw_only=True)  # whose pile lies on the stack of the state just now

    def seats(self, s: Any) -> tuple[int, ...]:
        """Who chooses, in the order in which they are asked: the same until all are through. Usually all seats.

        Those that are out of play are not asked, and what one has chosen that goes out of play meanwhile is forgotten.
        """
        return tuple(range(len(s.setting.seats)))

    def choosing(self, s: Any, seat: int) -> Frame:
        """The procedure in which a seat chooses. It looks at nothing that another seat chooses here."""
        raise NotImplementedError

    def revealed(self, s: Any, results: Mapping[int, Any]) -> None:
        """All are through; this is over, and each seat's procedure has ended with its result."""
        raise NotImplementedError

    # -- going on -----------------------------------------------------------------------------------------------------

    def step(self, s: Any) -> Asked:
        seats = self.seats(s)
        if not self.piles:
            self.piles = tuple((self.choosing(s, seat),) if s.living(seat) else () for seat in seats)
            self.results = (None,) * len(seats)
        asks = [
            ask
            for at, seat in enumerate(seats)
            if self.piles[at] and s.living(seat) and (ask := self._on(s, at, self._ask)) is not None
        ]
        if asks:
            return tuple(asks)
        s.pop()
        self.revealed(s, {seat: own for seat, own in zip(seats, self.results, strict=True) if s.living(seat)})
        return None

    def take(self, s: Any, seat: int, action: Action) -> None:
        self._on(s, self.seats(s).index(seat), _take, seat, action)

    def why_not(self, s: Any, seat: int, action: Action) -> list[Reason]:
        return self._on(s, self.seats(s).index(seat), _why_not, seat, action)

    def resumed(self, s: Any, child: Frame, value: Any) -> None:
        if self.within < 0:  # not of a seat's pile: what came in between, as when a player resigns
            return
        self.results = (*self.results[: self.within], value, *self.results[self.within + 1 :])

    def redealt(self, s: Any, seat: int, rng: Any) -> None:
        """How far the others are, nobody knows but they."""
        if not self.piles:
            return
        seats = self.seats(s)
        self.piles = tuple(
            pile if one == seat or not s.living(one) else (self.choosing(s, one),)
            for one, pile in zip(seats, self.piles, strict=True)
        )
        self.results = tuple(own if one == seat else None for one, own in zip(seats, self.results, strict=True))

    def own(self, s: Any, seat: int) -> Any:
        """What a seat has ended with: its own view may tell it. None where it is not through."""
        seats = self.seats(s)
        return self.results[seats.index(seat)] if seat in seats and self.results else None

    def under_way(self, s: Any, seat: int) -> Frame | None:
        """The procedure in which a seat chooses, for its own view to tell how far it is. None where it is through."""
        seats = self.seats(s)
        pile = self.piles[seats.index(seat)] if seat in seats and self.piles else ()
        return pile[-1] if pile else None

    # -- one seat's stack ---------------------------------------------------------------------------------------------

    def _on(self, s: Any, at: int, work: Callable[..., T], *given: Any) -> T:
        """Do something with a seat's pile on the stack of the state."""
        base, rolled = len(s.frames), s.rolled
        s.frames += self.piles[at]
        self.within = at
        try:
            return work(s, *given)
        finally:
            self.piles = (*self.piles[:at], tuple(s.frames[base:]), *self.piles[at + 1 :])
            self.within = -1
            del s.frames[base:]
            assert s.rolled == rolled, "dice are rolled when all are through"

    def _ask(self, s: Any) -> Ask | None:
        while s.frames[-1] is not self:
            asked = s.frames[-1].step(s)
            if asked is not None:
                assert isinstance(asked, Ask), "a seat's procedure asks its seat alone"
                return asked
        return None


def in_secret(s: Any) -> bool:
    """Do seats choose at once, so that no other sees anything of it until all are through?"""
    return bool(s.frames) and isinstance(s.frames[-1], Together)


def _take(s: Any, seat: int, action: Action) -> None:
    s.frames[-1].take(s, seat, action)


def _why_not(s: Any, seat: int, action: Action) -> list[Reason]:
    found: list[Reason] = s.frames[-1].why_not(s, seat, action)
    return found
