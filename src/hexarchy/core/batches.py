"""Batches: several actions of one seat in a row, each played only while nothing unforeseen has come in between.

Both generators below give the next action to play; whoever asks for one more has played the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

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
        if begun and not _offered(match, seat, action):
            if wanted.endswith(MAYBE):
                continue
            return
        yield action
        begun = True


def routine(match: Match, seat: int, rest: str) -> Iterator[str]:
    """The game's own answers (`Game.routine`), to the end of what `rest` names or to a question of weight."""
    while match.state.decision is not None and match.state.decision.ask(seat):
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


def _news(match: Match, seat: int) -> bool:
    """Has the last action brought to light more than its sender knew when he gave it?"""
    number = len(match.record.actions)
    for after, event in reversed(match.log):
        if after != number:
            return False
        if event.audience != (seat,) and event.known_to(seat) and event.key not in match.game.expected:
            return True
    return False


def _offered(match: Match, seat: int, action: str) -> bool:
    """Is the seat asked, alone, and is this an answer?"""
    asks = match.state.decision.asks if match.state.decision else ()
    return len(asks) == 1 and asks[0].seat == seat and any(option.text == action for option in asks[0].options)
