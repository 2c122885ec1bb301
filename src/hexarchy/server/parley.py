"""Parley: what people at a table say to each other beside the game, to all of them or to one.

It binds nobody and no rule hears of it: the lines stand in a table of their own, never among the entries, so no record,
log, replay or bot has them. They go with their match, and private ones when another person takes the seat.

That two speak in private no third may notice: the numbers of lines, which count all of them, are never sent, each
conversation makes room for itself alone, and nobody is woken for what they may not read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import sqlalchemy as sa

from hexarchy.server.bodies import Heard, Say
from hexarchy.server.matches import Matches, holder
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.store import Conflict, parley_note

Private = Collection[str] | None  # the seats between which something was said; None: all of them


class Parley:
    """`told`: what is called when a player has said something, with the match and the two seats, or None for all."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.told: list[Callable[[str, Private], None]] = []

    async def say(self, match: str, tokens: Sequence[str], said: Say) -> Heard:
        """Say something, once for every id; gives the line."""
        async with self.matches.shelf.locked(match) as running:
            held = running.acting(holder(running, tokens))
            listeners = _others(running, held)
        if said.seat not in held:
            raise Problem(401, "no-seat", "only the person of a seat speaks for it")
        if not listeners or said.to not in (None, *listeners):
            raise Problem(409, "nobody-there", "no other person sits there")
        store = self.matches.store
        try:
            line = await store.write(store.say(match, said.seat, said.to, said.text, said.id))
        except Conflict:
            raise Problem(409, "id-used", "this id was used for something else") from None
        if line is None:
            raise Problem(429, "too-often", "wait a moment before you go on")
        self.heard(parley_note(match, said.seat, said.to))
        return _heard(line)

    async def lines(self, match: str, tokens: Sequence[str], after: int = 0) -> tuple[list[Heard], int]:
        """What the holder of these tokens may read, after a line: the open ones, and those from and to them. Those who
        only watch are not at the table, and hear nothing. Gives also the number of the last, for the server alone."""
        async with self.matches.shelf.locked(match) as running:
            held = holder(running, tokens)
        if not held:
            return [], after
        store = self.matches.store
        rows = await store.run(store.said, match, held, after)
        return list(map(_heard, rows)), rows[-1].number if rows else after

    def heard(self, note: str) -> None:
        """A player has said something, here or at another process."""
        match, *private = note.split(":")
        for told in self.told:
            told(match, private or None)


def _heard(row: sa.Row[Any]) -> Heard:
    return Heard(row.at, row.seat, row.to, row.text)


def _others(running: Running, held: Sequence[str]) -> list[str]:
    """The seats that other people play: one person's token may open several."""
    hashes = {running.seats[seat].token_hash for seat in held}
    return [name for name, row in running.seats.items() if row.bot is None and row.token_hash not in hashes]
