"""Standing: what a seat may order without being asked, and what then waits until nothing is half done.

A game declares its kinds of order in one place (`Game.standing`). A kind lists what a seat may order now (`offered`),
takes the order (`obey`), and says why one is not open (`why_not`). It may carry it out at once, if nothing on the stack
is half done (`State.at_rest`). Otherwise it keeps it in the state until a quiet point: a frame that can be interrupted
where it goes on first asks every kind whether it is `due`, and lets it `carry_out` (`Standing.carried_out`). So «at any
moment» is known to its kind alone: the procedures it interrupts say no more than that they can be interrupted, and how
they `give_way`.

Interrupts that come out of a hidden hand (a card that answers another player's deed) reveal nothing by being asked, or
not asked, if they are done like this. The kind lets every seat say in advance, sealed, what it wants in such a case:
which card, «no», or «ask me»; every seat alike, whether or not it holds the card. What it said stands in the state, in
its own view alone, and a redeal forgets what the others said. The deed is a quiet point, and `due` is where some seat's
answer can be carried out: then its card is played, and all see it. One who said «ask me» is asked every time the
deed happens, with at least two answers («no», and «no more this turn») even without a card, since a single answer
would be given for them and the others would see the match go on. Whether a question is put depends on
what all know and on what that seat has said, never on what it holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, overload

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason


class Order:
    """One kind of order."""

    VERBS: ClassVar[tuple[str, ...]] = ()  # of the actions by which it is given

    def offered(self, s: Any, seat: int) -> Iterable[Action]:
        """All that a seat may order now; it follows from what the seat can see."""
        raise NotImplementedError

    def allows(self, s: Any, seat: int, action: Action) -> bool:
        """Is an action of its verbs among them? Where they are many, a kind has a shorter way to say so."""
        return action in self.offered(s, seat)

    def obey(self, s: Any, seat: int, action: Action) -> None:
        """Take the order: carry it out, or keep it until it is due."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, action: Action) -> list[Reason]:
        """The rules against an order that is not offered."""
        return []

    def due(self, s: Any) -> bool:
        """Is an order that was taken to be carried out now? Asked at quiet points."""
        return False

    def carry_out(self, s: Any) -> None:
        """Do what is due; if more is, it is asked for again."""
        raise NotImplementedError


class Standing:
    """All kinds of order in a game."""

    __slots__ = ("_by_verb", "_kept", "kinds")

    def __init__(self, *kinds: Order) -> None:
        self.kinds = kinds
        self._by_verb = {verb: kind for kind in kinds for verb in kind.VERBS}
        self._kept = tuple(kind for kind in kinds if type(kind).due is not Order.due)

    def open_to(self, s: Any, seat: int) -> Sequence[Action]:
        """What a seat may order now, listed on demand."""
        return Commands(self, s, seat) if self.kinds and s.result is None else ()

    def offered(self, s: Any, seat: int) -> Iterator[Action]:
        for kind in self.kinds:
            yield from kind.offered(s, seat)

    def allows(self, s: Any, seat: int, action: Action) -> bool:
        kind = self._by_verb.get(action.verb)
        return kind is not None and kind.allows(s, seat, action)

    def obey(self, s: Any, seat: int, action: Action) -> None:
        self._by_verb[action.verb].obey(s, seat, action)

    def why_not(self, s: Any, seat: int, action: Action) -> list[Reason]:
        kind = self._by_verb.get(action.verb)
        return [] if kind is None else kind.why_not(s, seat, action)

    def carried_out(self, s: Any) -> bool:
        """Was an order due? Then the frame at this quiet point goes on after it."""
        for kind in self._kept:
            if kind.due(s):
                kind.carry_out(s)
                return True
        return False


class Commands(Sequence[Action]):
    """The orders open to a seat as long as the state stays as it is. One is tested by itself; they are listed once.

    A bot may hold it: the state behind it is not for others to see.
    """

    __slots__ = ("__all", "__seat", "__standing", "__state")

    def __init__(self, standing: Standing, s: Any, seat: int) -> None:
        self.__standing = standing
        self.__state = s
        self.__seat = seat
        self.__all: list[Action] | None = None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.__standing.allows(self.__state, self.__seat, action)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._listed())

    def __bool__(self) -> bool:
        return next(self.__standing.offered(self.__state, self.__seat), None) is not None

    def __len__(self) -> int:
        return len(self._listed())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._listed()[index]

    def _listed(self) -> list[Action]:
        if self.__all is None:
            self.__all = list(self.__standing.offered(self.__state, self.__seat))
        return self.__all
