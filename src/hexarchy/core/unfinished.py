"""Unfinished: what a player has sent in one go, and what was still to be done of it when something came in between.

A plan (docs/protocol.md) is a list of ordinary actions, and `batches.in_turn` plays them until something unforeseen
comes up. After a question to the player themselves the rest goes on by itself once that is answered; after dice, news
or another's question they are asked first. And what was sent in one go is taken back in one go.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from hexarchy.core.batches import MAYBE, dealt_with, offered, plain
from hexarchy.core.match import Match

AT_ONCE: Final = -1  # nothing has to be answered first


class Rest(NamedTuple):
    """Actions that are still to be done, and `after` which one. `moment`: the step and turn they belong to.

    `offer`: the player is asked whether they are done. `number`: so many actions were played when something came up.
    """

    actions: tuple[str, ...]
    after: str
    number: int
    moment: Hashable
    offer: bool

    def ready(self, match: Match, seat: int) -> Sequence[str]:
        """What can be done of it now, from the first action that is offered; nothing where that is not yet so."""
        first = next((at for at, action in enumerate(self.actions) if _stands(match, seat, action)), None)
        return self.actions[first:] if first is not None and offered(match, seat, plain(self.actions[first])) else ()

    def goes_on(self, match: Match) -> bool:
        """By itself: what came in between is answered."""
        return not self.offer and len(match.record.actions) != self.number

    def over(self, match: Match, seat: int, moment: Hashable) -> bool:
        """Has its time passed, or was what came up answered so that the action before it was not done after all?"""
        answered = len(match.record.actions) != self.number
        return moment != self.moment or (answered and offered(match, seat, self.after))


def rest_of(
    match: Match,
    seat: int,
    actions: Sequence[str],
    played: Sequence[str],
    moment: Hashable,
    *,
    rolled: bool,
    resumed: bool = False,
) -> Rest | None:
    """What is left of a list of which these were played. `rolled`: dice fell meanwhile; `resumed`: the player has said
    once that it goes on, so that only dice stop it now."""
    done = dealt_with(actions, played)
    if match.state.result is not None or done is None or done == len(actions):
        return None
    after = next((action for action in reversed(actions[:done]) if not action.endswith(MAYBE)), None)
    if after is None:
        return None
    if resumed and not rolled:
        return Rest(tuple(actions[done:]), plain(after), AT_ONCE, moment, offer=False)
    rest = Rest(tuple(actions[done:]), plain(after), len(match.record.actions), moment, offer=False)
    asked = match.state.ask(seat) is not None
    return rest._replace(offer=rolled or not asked or bool(rest.ready(match, seat)))


def _stands(match: Match, seat: int, action: str) -> bool:
    """Is an action offered, or one that cannot be left out?"""
    return not action.endswith(MAYBE) or offered(match, seat, plain(action))


def together(marks: Iterable[Hashable]) -> int:
    """How many of the last actions were sent in one go; each bears the mark of its going, the last one first."""
    all_ = iter(marks)
    last = next(all_, None)
    return 1 if last is None else 1 + sum(1 for _ in takewhile(lambda one: one == last, all_))


class Sent:
    """What a seat has sent, by the numbers of its actions, so that it is taken back as it was sent."""

    def __init__(self) -> None:
        self._marks: dict[int, int] = {}
        self._last = 0

    def add(self, first: int, last: int, *, more: bool = False) -> None:
        """The actions of these numbers were sent in one go; `more`: in one go with those before."""
        self._last += not more
        self._marks.update(dict.fromkeys(range(first, last + 1), self._last))

    def undo(self, match: Match, seat: int) -> int:
        """Take back what was sent last, as far as that is possible; how many actions it was."""
        own = match.setting.seats[seat]
        actions = enumerate(reversed(match.record.actions))
        numbers = (len(match.record.actions) - back for back, (who, _) in actions if who == own)
        return self.take(match, seat, together(self._marks.get(number) for number in numbers))

    def take(self, match: Match, seat: int, count: int) -> int:
        """Take back so many actions, or as many of them as can be."""
        for taken in range(count):
            number = match.undo(seat)
            if number is None:
                return taken
            kept = ((at, mark) for at, mark in self._marks.items() if at != number)
            self._marks = {at - (at > number): mark for at, mark in kept}
        return count
