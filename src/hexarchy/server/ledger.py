"""The ledger: what an operator sees and does of the matches in a database, with or without a server on it."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa

from hexarchy.core.records import Record
from hexarchy.server import generation, handing
from hexarchy.server.aside import record_of_stored
from hexarchy.server.schema import ENTRY, HAND, MATCH, OPERATOR, PICTURE, SEAT
from hexarchy.server.store import DAY, Store

WEEK: Final = 7
MOST_MAKERS: Final = 5
ROWS_AT_ONCE: Final = 500

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches: those to which all that is given applies."""

    game: str | None = None
    running: bool = False
    over: bool = False
    aside: bool = False
    untouched: int | None = None  # for so many days

    def where(self) -> list[sa.ColumnElement[bool]]:
        old = None if self.untouched is None else time.time() - self.untouched * DAY
        return [
            *([MATCH.c.game == self.game] if self.game is not None else ()),
            *([MATCH.c.over.is_(False)] if self.running else ()),
            *([MATCH.c.over.is_(True)] if self.over else ()),
            *([MATCH.c.aside.is_not(None)] if self.aside else ()),
            *([MATCH.c.touched < old] if old is not None else ()),
        ]


class Ledger:
    """Looks at matches, puts them aside, takes them up, deletes them; servers notice within a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._reader = store.engine.execution_options(read_only=True)

    # -- looking ------------------------------------------------------------------------------------------------------

    def listed(self, wanted: Wanted) -> Iterator[Json]:
        """A few words about each match, those touched last first."""
        people, bots = sa.func.count(SEAT.c.name) - sa.func.count(SEAT.c.bot), sa.func.count(SEAT.c.bot)
        shown = (MATCH.c.id, MATCH.c.game, MATCH.c.made, MATCH.c.touched, MATCH.c.version, MATCH.c.over, MATCH.c.aside)
        query = (
            sa.select(*shown, people.label("people"), bots.label("bots"))
            .select_from(MATCH.outerjoin(SEAT))
            .where(*wanted.where())
            .group_by(MATCH.c.id)
            .order_by(MATCH.c.touched.desc(), MATCH.c.id)
        )
        with self._reader.connect() as c:
            handed = _handed(c)
            for row in c.execution_options(yield_per=ROWS_AT_ONCE).execute(query):
                seated = {"people": row.people - handed[row.id], "bots": row.bots + handed[row.id]}
                yield {**row._asdict(), **seated, "made": at(row.made), "touched": at(row.touched)}

    def details(self, match: str) -> Json | None:
        """All about a match but its secrets: no die, no action, no token, not where its position was brought from."""
        stored = self.store.load(match)
        if stored is None:
            return None
        with self._reader.connect() as c:
            row = c.execute(sa.select(MATCH).where(MATCH.c.id == match)).one()
            picture = c.execute(sa.select(sa.func.max(PICTURE.c.version)).where(PICTURE.c.match_id == match)).scalar()
        header = stored.header
        return {
            "id": stored.id,
            "game": row.game,
            "rules_version": header.get("rules_version"),
            "scenario": header.get("scenario"),
            "options": header.get("options"),
            "from_position": header.get("position") is not None,
            "made": at(row.made),
            "touched": at(row.touched),
            "version": stored.version,
            "over": stored.over,
            "bot_due": row.bot_due,
            "aside": stored.aside,
            "given_out": stored.given_out,
            "seats": {seat.name: f"bot:{seat.bot}" if seat.bot else "human" for seat in handing.seated(stored)},
            "entries": dict(Counter(entry.kind for entry in stored.entries)),
            "picture": picture,
        }

    def record(self, match: str) -> tuple[Record, bool] | None:
        """The record, and whether its secret is one: the match is not over."""
        stored = self.store.load(match)
        return None if stored is None else (record_of_stored(stored), not stored.over)

    def stats(self) -> Json:
        with self._reader.connect() as c:
            return {
                "matches": _by_game(c),
                "aside": dict(map(tuple, c.execute(_counted(MATCH.c.aside).where(MATCH.c.aside.is_not(None))).all())),
                "entries": c.execute(sa.select(sa.func.count()).select_from(ENTRY)).scalar_one(),
                "bytes": self._bytes(c),
                "made": _made(c, time.time()),
                "makers": _makers(c),
            }

    def _bytes(self, c: sa.Connection) -> int:
        if self.store.shared:
            return int(c.execute(sa.select(sa.func.pg_database_size(sa.func.current_database()))).scalar_one())
        return int(
            c.exec_driver_sql("pragma page_count").scalar_one() * c.exec_driver_sql("pragma page_size").scalar_one()
        )

    # -- changing -----------------------------------------------------------------------------------------------------

    def aside(self, match: str) -> tuple[bool, str | None]:
        """Is there such a match, and why is it put aside?"""
        with self._reader.connect() as c:
            row = c.execute(sa.select(MATCH.c.aside).where(MATCH.c.id == match)).one_or_none()
        return (False, None) if row is None else (True, row.aside)

    def put_aside(self, match: str) -> None:
        self._change(sa.update(MATCH).where(MATCH.c.id == match).values(aside=OPERATOR), [match])

    def take_up(self, match: str) -> None:
        """If its dice were given out, the server that opens it rolls others from there on."""
        mine = sa.and_(MATCH.c.id == match, MATCH.c.aside == OPERATOR)
        self._change(sa.update(MATCH).where(mine).values(aside=None), [match])

    def unknown(self, matches: Collection[str]) -> list[str]:
        known = self.store.versions(matches)
        return [match for match in matches if match not in known]

    def delete(self, matches: Sequence[str]) -> None:
        self._change(sa.delete(MATCH).where(MATCH.c.id.in_(matches)), matches)

    def _change(self, change: sa.Update | sa.Delete, matches: Sequence[str]) -> None:
        with self.store.engine.begin() as c:
            c.execute(change)
            generation.move_on(c, matches)


def at(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _handed(c: sa.Connection) -> Counter[str]:
    """By match, how many more of its seats bots have now than they had when it began."""
    seat = sa.and_(SEAT.c.match_id == ENTRY.c.match_id, SEAT.c.name == ENTRY.c.seat)
    query = sa.select(ENTRY.c.match_id, ENTRY.c.seat, ENTRY.c.action, SEAT.c.bot).join(SEAT, seat)
    hands = c.execute(query.where(ENTRY.c.kind == HAND).order_by(ENTRY.c.number))
    last = {(row.match_id, row.seat): row for row in hands}
    more: Counter[str] = Counter()
    for row in last.values():
        more[row.match_id] += handing.is_to_bot(row.action) - (row.bot is not None)
    return more


def _counted(*columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    return sa.select(*columns, sa.func.count()).select_from(MATCH).group_by(*columns).order_by(*columns)


def _by_game(c: sa.Connection) -> dict[str, dict[str, int]]:
    state = sa.case((MATCH.c.over, "over"), (MATCH.c.aside.is_not(None), "aside"), else_="running")
    told: dict[str, dict[str, int]] = {}
    query = sa.select(MATCH.c.game, state.label("state"), sa.func.count()).group_by(MATCH.c.game, "state")
    for game, name, count in c.execute(query.order_by(MATCH.c.game)):
        told.setdefault(game, {"running": 0, "over": 0, "aside": 0})[name] = count
    return told


def _made(c: sa.Connection, now: float) -> dict[str, int]:
    """How many matches were made on each of the last days, in UTC."""
    today = now // DAY * DAY
    told = {}
    for day in (today - back * DAY for back in range(WEEK - 1, -1, -1)):
        made = sa.select(sa.func.count()).select_from(MATCH).where(MATCH.c.made >= day, MATCH.c.made < day + DAY)
        told[at(day)[:10]] = c.execute(made).scalar_one()
    return told


def _makers(c: sa.Connection) -> list[Json]:
    """Those who made most, with their shares; hashed with a key of the moment, as addresses are easily guessed."""
    total = c.execute(sa.select(sa.func.count()).select_from(MATCH)).scalar_one()
    made = sa.func.count()
    query = sa.select(MATCH.c.maker, made).where(MATCH.c.maker.is_not(None)).group_by(MATCH.c.maker)
    key = secrets.token_bytes(32)
    return [
        {
            "maker": hashlib.blake2b(maker.encode(), key=key, digest_size=4).hexdigest(),
            "matches": count,
            "share": round(count / total, 4),
        }
        for maker, count in c.execute(query.order_by(made.desc(), MATCH.c.maker).limit(MOST_MAKERS))
    ]
