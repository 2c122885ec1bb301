"""Rematch: what was played is played again, by the same people and bots, each one seat on.

The tokens stay what they are: the server keeps their hashes, and puts each beside the next seat. So the link a person
has opens their new seat, and nobody is told a token. The id of the rematch follows from a secret of the match before
it: however often it is asked for, and by however many processes at once, there is one.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence

from hexarchy.core.dice import Dice
from hexarchy.core.stretches import Stretch
from hexarchy.server import gathering, lessons, mustering
from hexarchy.server.bodies import Rematched
from hexarchy.server.matches import Matches, holder
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.schema import REMATCH, Entry, SeatRow, Stored
from hexarchy.server.store import Conflict


class Rematches:
    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def ask(self, match: str, tokens: Sequence[str], maker: str) -> Rematched:
        """`maker`: the address of who asks."""
        return await self.matches.carry(self._ask, match, tokens, maker)

    async def _ask(self, match: str, tokens: Sequence[str], maker: str) -> Rematched:
        async with self.matches.shelf.locked(match) as running:
            held = holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may ask for a rematch")
            if running.rematch is not None:
                return Rematched(running.rematch)
            if not running.over:
                raise Problem(409, "not-over", "there is a rematch when the match is over")
            if lessons.CHAPTER in running.header:
                raise Problem(409, "no-rematch", "a chapter of a lesson is begun again instead")
            again = _again(running, held)
            with contextlib.suppress(Conflict):  # made before, and the word of it was lost or is on its way
                await self.matches.making.follow(again, maker)
            await self.matches.commit(running, [Entry(held[0], REMATCH, again.id)], held)
        self.matches.shelf.tell(running)
        return Rematched(again.id)


def _again(running: Running, held: Sequence[str]) -> Stored:
    """The match before its first entry. A seat that others play stays in their hands, but for those of who asks."""
    names, old = running.setting.seats, running.seats
    rows = []
    for number, name in enumerate(names):
        before = old[names[number - 1]]
        rows.append(SeatRow(name, None if before.name in held else before.bot, before.token_hash))
    header = mustering.again(running.game, running.header)
    header.pop(gathering.HEADER, None)
    header["dice"] = [Stretch(0, Dice.fresh()).to_json()]
    if gathering.HEADER in running.header:
        header |= gathering.asked_for([row.name for row in rows if row.bot is None], 0, 0)
    drawn = hashlib.blake2b(f"rematch {running.id} {running.luck}".encode(), digest_size=16).hexdigest()
    return Stored(drawn[:16], header, int(drawn[16:], 16) >> 2, 0, False, tuple(rows), ())
