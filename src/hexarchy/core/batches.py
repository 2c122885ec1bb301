"""Batches: several actions of one seat in a row, each played only while nothing unforeseen has come in between.

Both generators below give the next action to play; by asking for one more the caller has played the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.match import Match

MAYBE: Final = "?"  # at the end of an action: it is left out where it is not offered


def in_turn(match: Match, seat: int, actions: Sequence[str]) -> Iterator[str]:
    """The actions of a list. The first is given as it is, to be refused if need be; the others where they are offered.

    It ends at a die, at news, at another's question: from there on the sender may want something else.
    """
    rolled, begun = match.state.rolled, False
    for wanted in actions:
        action = plain(wanted)
        if begun and (match.state.rolled != rolled or _news(match, seat)):
            return
        if begun and not offered(match, seat, action):
            if wanted.endswith(MAYBE):
                continue
            return
        yield action
        begun = True


def routine(match: Match, seat: int, rest: str) -> Iterator[str]:
    """The game's own answers (`Game.routine`), to the end of what `rest` names or to a question of weight."""
    while match.state.ask(seat) is not None:
        action = match.game.routine(match.state.view(seat), rest)
        if action is None:
            return
        yield action


def plain(action: str) -> str:
    """An action as records write it."""
    return " ".join(action.removesuffix(MAYBE).split())


def dealt_with(actions: Sequence[str], played: Sequence[str]) -> int | None:
    """How many actions of a list these were, those left out included; None when they are of another list."""
    at = 0
    for action in played:
        while at < len(actions) and plain(actions[at]) != action and actions[at].endswith(MAYBE):
            at += 1
        if at == len(actions) or plain(actions[at]) != action:
            return None
        at += 1
    while at < len(actions) and actions[at].endswith(MAYBE):
        at += 1
    return at


def news(game: Game, events: Iterable[Event], seat: int) -> bool:
    """Do the events of an action bring to light more than the seat knew when it acted?"""
    return any(
        event.audience != (seat,) and event.known_to(seat) and event.key not in game.expected for event in events
    )


def _news(match: Match, seat: int) -> bool:
    """Has the last action brought news?"""
    number = len(match.record.actions)
    last = takewhile(lambda entry: entry[0] == number, reversed(match.log))
    return news(match.game, (event for _, event in last), seat)


def offered(match: Match, seat: int, action: str) -> bool:
    """May the seat take this action now?"""
    ask = match.state.ask(seat)
    return ask is not None and any(option.text == action for option in ask.options)
