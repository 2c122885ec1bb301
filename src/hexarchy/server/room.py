"""Room: when the table is full, which match gives way to a new one.

One of the address that has the most, the one left alone the longest: who fills the table pushes out their own. A match
that is younger than a day and waits for another player never gives way; there are only so many of those for each
address. Matches that are not played any more, or were put aside, take nobody's place.
"""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa

from hexarchy.server.schema import ENTRY, MATCH, SEAT

DAY: Final = 86_400.0
ACTIVE_DAYS: Final = 7.0  # a match that was not touched for longer takes nobody's place
MOST_OPEN: Final = 50  # matches of one address in which a seat has not been taken


class Full(Exception):
    """Nobody gives way."""


class TooManyOpen(Exception):
    """This address has too many matches that wait for another player."""


def make(c: sa.Connection, maker: str, *, waits: bool, most: int) -> list[str]:
    """Delete as many as there are too many for one more of this maker, and give their ids.

    `waits`: the new one is to wait for another player.
    """
    now = time.time()
    if waits and _count(c, MATCH.c.maker == maker, _waits(now)) >= MOST_OPEN:
        raise TooManyOpen
    playing = (MATCH.c.over.is_(False), MATCH.c.aside.is_(None), MATCH.c.touched > now - ACTIVE_DAYS * DAY)
    total = _count(c, *playing)
    gone: list[str] = []
    while total - len(gone) >= most:
        gone.append(_one(c, maker, playing, now))
        c.execute(sa.delete(MATCH).where(MATCH.c.id == gone[-1]))
    return gone


def _count(c: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    return int(c.execute(sa.select(sa.func.count()).select_from(MATCH).where(*which)).scalar_one())


def _one(c: sa.Connection, maker: str, playing: tuple[sa.ColumnElement[bool], ...], now: float) -> str:
    """The match that gives way: of the largest share, if that is not smaller than the share of who asks would be."""
    share = sa.func.count().label("share")
    counted = sa.select(MATCH.c.maker, share).where(*playing, MATCH.c.maker.is_not(None)).group_by(MATCH.c.maker)
    shares = {row.maker: row.share for row in c.execute(counted)}
    shares[maker] = shares.get(maker, 0) + 1
    for who in sorted(shares, key=lambda who: (-shares[who], who != maker)):
        if shares[who] < shares[maker]:
            break
        mine = (*playing, MATCH.c.maker == who, sa.not_(_waits(now)))
        found = c.execute(sa.select(MATCH.c.id).where(*mine).order_by(MATCH.c.touched).limit(1)).scalar_one_or_none()
        if found is not None:
            return str(found)
    raise Full


def _waits(now: float) -> sa.ColumnElement[bool]:
    """Is it younger than a day, with a seat for a person from which nobody has done anything yet?"""
    acted = sa.exists().where(ENTRY.c.match_id == SEAT.c.match_id, ENTRY.c.seat == SEAT.c.name)
    empty = sa.exists().where(SEAT.c.match_id == MATCH.c.id, SEAT.c.bot.is_(None), sa.not_(acted))
    people = sa.select(sa.func.count()).where(SEAT.c.match_id == MATCH.c.id, SEAT.c.bot.is_(None)).scalar_subquery()
    return sa.and_(MATCH.c.over.is_(False), MATCH.c.made > now - DAY, people > 1, empty)
