"""Handing over: a seat goes to a bot, to the answers the rules give, by a new link to another person, or back.

It is an entry like any other, so that all processes and every replay know who sat where and when, and everybody at the
table is told. What may be handed over, and by whom, `seating.py` says.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hexarchy.bots.absent import ABSENT
from hexarchy.server import outlook
from hexarchy.server.schema import HAND, Entry, SeatRow, Stored

if TYPE_CHECKING:
    from hexarchy.server.running import Running

BOT: Final = "bot:"
LINK, BACK = "link", "back"


def is_to_another(entry: Entry) -> bool:
    """Is another person to come to a seat?"""
    return entry.kind == HAND and entry.action.partition(" ")[0] == LINK


def is_to_bot(action: str) -> bool:
    """Is a bot to come to a seat, or are the rules to answer for it?"""
    return action.startswith(BOT)


def after(row: SeatRow, entry: Entry, version: int) -> SeatRow:
    """The seat after it was handed over by an entry that led to this version."""
    kind, _, hashed = entry.action.partition(" ")
    if kind == LINK:
        dead = (*row.replaced, row.token_hash) if row.token_hash else row.replaced
        return SeatRow(row.name, None, hashed, version, dead)
    return replace(row, bot=None if kind == BACK else kind.removeprefix(BOT), since=version)


def seated(stored: Stored) -> tuple[SeatRow, ...]:
    """The seats of a match as they are after all its entries."""
    return _after_all(stored.seats, stored.entries)


def _after_all(rows: Iterable[SeatRow], entries: Iterable[Entry]) -> tuple[SeatRow, ...]:
    seats = {row.name: row for row in rows}
    for number, entry in enumerate(entries, start=1):
        if entry.kind == HAND:
            seats[entry.seat] = after(seats[entry.seat], entry, number)
    return tuple(seats.values())


def play(running: Running, number: int, entry: Entry) -> None:
    """Tell everybody, and withdraw a wish to go back: those who were asked may be others now."""
    kind = entry.action.partition(" ")[0]
    if kind == LINK:
        running.say(number, "seat-to-person", entry.seat)
    elif kind == BACK:
        running.say(number, "seat-taken-back", entry.seat)
    elif kind == BOT + ABSENT:
        running.say(number, "seat-to-rules", entry.seat)
    else:
        running.say(number, "seat-to-bot", entry.seat)
    running.request = None
    outlook.handed(running, entry.seat)
