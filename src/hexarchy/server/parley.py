"""Parley: what people at a table say to each other beside the game, to all of them or to one.

It binds nobody and no rule hears of it: the lines stand in a table of their own, never among the entries, so no record,
log, replay or bot has them. They go with their match, and private ones when another person takes the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexarchy.server.bodies import Heard, Say
from hexarchy.server.matches import Matches, holder
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.store import Conflict


class Parley:
    """`told`: what is called with each match in which a player has said something."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.told: list[Callable[[str], None]] = []

    async def say(self, match: str, tokens: Sequence[str], said: Say) -> int:
        """Say something, once for every id; gives the number of the line."""
        async with self.matches.locked(match) as running:
            held = running.acting(holder(running, tokens))
            listeners = _others(running, held)
        if said.seat not in held:
            raise Problem(401, "no-seat", "only the person of a seat speaks for it")
        if not listeners or said.to not in (None, *listeners):
            raise Problem(409, "nobody-there", "no other person sits there")
        store = self.matches.store
        try:
            number = await store.write(store.say(match, said.seat, said.to, said.text, said.id))
        except Conflict:
            raise Problem(409, "id-used", "this id was used for something else") from None
        if number is None:
            raise Problem(429, "too-often", "wait a moment before you go on")
        self.heard(match)
        return number

    async def lines(self, match: str, tokens: Sequence[str], after: int = 0) -> list[Heard]:
        """What the holder of these tokens may read, after a line: the open ones, and those from and to them. Those who
        only watch are not at the table, and hear nothing."""
        async with self.matches.locked(match) as running:
            held = holder(running, tokens)
        if not held:
            return []
        store = self.matches.store
        rows = await store.run(store.said, match, held, after)
        return [Heard(row.number, row.at, row.seat, row.to, row.text) for row in rows]

    def heard(self, match: str) -> None:
        """A player has said something, here or at another process."""
        for told in self.told:
            told(match)


def _others(running: Running, held: Sequence[str]) -> list[str]:
    """The seats that other people play: one person's token may open several."""
    hashes = {running.seats[seat].token_hash for seat in held}
    return [name for name, row in running.seats.items() if row.bot is None and row.token_hash not in hashes]
