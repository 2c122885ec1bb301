"""What the database and the server know after the kills, held against what people were told."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from benchmarks.server.client import Seat
from benchmarks.server.house import House
from hexarchy import games
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.server.numbering import Numbering
from hexarchy.server.running import Running
from hexarchy.server.schema import Stored
from hexarchy.server.store import Store

if TYPE_CHECKING:
    from benchmarks.server.kills import Table


@dataclass(slots=True)
class Audit:
    acknowledged: int = 0
    lost: int = 0
    unseen: int = 0
    doubled: int = 0
    unknown: int = 0
    differing: int = 0


async def audit(house: House, tables: Sequence[Table]) -> Audit:
    found = Audit()
    with contextlib.closing(Store(house.database)) as store:
        for table in tables:
            stored = store.load(table.match)
            entries = list(stored.entries) if stored else []
            found.acknowledged += len(table.told)
            found.unseen += max(0, table.seen - len(entries))
            assert stored is not None
            numbering = numbering_of(stored)
            written = {entry.client_id: number for number, entry in enumerate(entries, start=1)}
            for id_, (seat, action, version) in table.told.items():
                number = written.get(id_)  # a seat counts what it may know of
                kept = None if number is None else entries[number - 1]
                found.lost += kept is None or (kept.seat, kept.action) != (seat, action)
                found.lost += number is not None and numbering.told(number, (seat,)) != version
            ids = [entry.client_id for entry in entries if entry.client_id is not None]
            found.doubled += len(ids) - len(set(ids))
            found.unknown += len(set(ids) - table.told.keys())
            found.differing += await differs(house, table, stored.header, entries)
    return found


def numbering_of(stored: Stored) -> Numbering:
    """How each seat counts the entries of a match."""
    return Running(games.game(stored.header["game"]), stored).numbering


async def differs(house: House, table: Table, header: dict[str, Any], entries: Sequence[Any]) -> bool:
    """Play again what was acknowledged to people, and the bots' answers in between; look at it as every seat does."""
    game = games.game(header["game"])
    match = Match(game, Record.from_json({**header, "actions": [], "digest": None}))
    for entry in entries:
        seat, action = table.told[entry.client_id][:2] if entry.client_id is not None else (entry.seat, entry.action)
        match.apply(seat, action)
    for name, token in table.tokens.items():
        served = await Seat(house.port, table.match, token, random.Random()).scene()
        drawn = msgspec.json.decode(msgspec.json.encode(game.scene(match.state.view(game.setting().seat(name)))))
        if any(served[key] != value for key, value in drawn.items()):
            return True
    return False
