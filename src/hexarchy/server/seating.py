"""Seating: who sits where at a table, and what the host may change about it.

The host is the person who made the match, and has a token of their own. A seat whose person is away they may hand to a
bot, to the rules, or by a new link to another person. A seat in use stays its person's: nobody loses it by thinking for
long with the page open, and no host looks into a hand that is being played. Whatever is handed over, everybody is told.
"""

from __future__ import annotations

import base64
import hmac
from collections.abc import Sequence
from typing import Final

from hexarchy import bots
from hexarchy.bots.absent import ABSENT
from hexarchy.server import mustering, seats
from hexarchy.server.bodies import Attendance, Handed
from hexarchy.server.handing import BACK, BOT, LINK
from hexarchy.server.matches import Matches, holder
from hexarchy.server.presence import Presence
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.schema import HAND, Entry
from hexarchy.server.sent import digest, same

AWAY_SECONDS: Final = 300.0


class Seating:
    """Looks after who sits where. `patience`: for so many seconds a seat stays its person's when they have gone."""

    def __init__(self, matches: Matches, presence: Presence, patience: float = AWAY_SECONDS) -> None:
        self.matches = matches
        self.presence = presence
        self.patience = patience

    async def told(self, match: str, tokens: Sequence[str]) -> Attendance:
        """Who is here, as the holder of these tokens is told."""
        async with self.matches.shelf.locked(match) as running:
            holder(running, tokens)
            people = [name for name, row in running.seats.items() if row.token_hash is not None]
            host = _host_token(running, tokens) is not None
        away = await self.presence.away(match)
        told = {name: None if (left := away[name]) is None else _seconds(left) for name in people}
        return Attendance(told, host, int(self.patience))

    async def hand(self, match: str, tokens: Sequence[str], client_id: str, seat: str, to: str) -> Handed:
        """`to`: "bot:" and its name, "bot:absent", "link", or "back" for one's own."""
        return await self.matches.carry(self._hand, match, tokens, client_id, seat, to)

    async def _hand(self, match: str, tokens: Sequence[str], client_id: str, seat: str, to: str) -> Handed:
        sent = digest(HAND, seat, to)
        async with self.matches.shelf.locked(match) as running:
            held = holder(running, tokens)
            host = _host_token(running, tokens)
            if seat not in running.seats:
                raise Problem(404, "no-such-seat", "there is no such seat in this match")
            token = _token(host, match, seat, client_id) if to == LINK and host else None
            before = running.answered(seat, client_id)
            if before is not None:
                if before[1].kind != HAND or not same(before[1], sent):
                    raise Problem(409, "id-used", "this id was used for something else")
                return Handed(running.numbering.told(before[0], held), token)
            await self._check(running, held, seat, to, host=host is not None)
            action = f"{LINK} {seats.token_hash(token)}" if token else to
            handed = Entry(seat, HAND, action, client_id, sent)
            await self.matches.commit(running, [handed, *mustering.after_handing(running, seat, to)], held)
            version = running.version_for(held)
        self.matches.shelf.tell(await self.matches.shelf.get(match) if running.outdated else running)
        self.presence.heard(match)
        return Handed(version, token)

    async def _check(self, running: Running, held: Sequence[str], seat: str, to: str, *, host: bool) -> None:
        """May it be handed over like that, by this person, now?"""
        row = running.seats[seat]
        if to == BACK:
            if seat not in held:
                raise Problem(401, "no-seat", "only the person of a seat takes it back")
            if row.bot is None:
                raise Problem(409, "not-handed-over", "this seat is played by its person")
            return
        if not host:
            raise Problem(401, "no-host", "only the host of the match hands seats over")
        if to != LINK and to not in [BOT + name for name in (ABSENT, *bots.names(running.game))]:
            raise Problem(422, "bad-seats", f"a seat goes to {LINK}, {BOT}{ABSENT}, {BOT}…, not to that")
        if row.bot is not None and row.bot == to.removeprefix(BOT):
            raise Problem(409, "handed-over", "this seat is in these hands already")
        others = [one.bot for name, one in running.players().items() if name != seat and not one.out]
        if to == BOT + ABSENT and all(bot == ABSENT for bot in others):
            raise Problem(409, "nobody-plays", "the rules do not play a match among themselves: it might never end")
        if row.bot is None and seat not in held:
            await self.presence.write()
            away = (await self.presence.away(running.id))[seat]
            if away is not None and away < self.patience:
                detail = "its person is at the table, or was a moment ago"
                raise Problem(409, "seat-in-use", detail, away=max(0, int(away)))


def _seconds(away: float) -> int:
    """As it is told: 0 means that they are here, so a player who left a moment ago has been away for one."""
    return 0 if away < 0 else max(1, int(away))


def _host_token(running: Running, tokens: Sequence[str]) -> str | None:
    host = running.header.get(seats.HOST)
    return next((token for token in tokens if seats.is_host(host, token)), None)


def _token(host: str, match: str, seat: str, client_id: str) -> str:
    """The token of a seat that is handed over. Sent again, the same request gives the same: it is kept nowhere."""
    made = hmac.digest(host.encode(), f"hexarchy seat 1\n{match}\n{seat}\n{client_id}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()
