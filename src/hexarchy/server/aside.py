"""Put aside: matches that cannot be played here any more, or for the moment. Nothing of them is lost.

A game that is gone, other rules than the match began with, entries that the rules no longer allow: its players are told
so, see the last scene they were shown and can take their record with them; the operator finds it in the log. It is
tried again now and then, and goes on as if nothing had been when the reason is gone. What the operator has put aside
waits for the operator.
"""

from __future__ import annotations

import logging
import time
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from hexarchy.core.dice import Dice
from hexarchy.core.game import BadInput
from hexarchy.core.page.scene import Reason
from hexarchy.core.records import Record
from hexarchy.core.stretches import Stretch
from hexarchy.server import gathering, handing, mustering, seats
from hexarchy.server.gathering import Gathering
from hexarchy.server.log import log
from hexarchy.server.problems import Problem
from hexarchy.server.schema import ACTION, ALL_AGREE, ASK_UNDO, DENY_UNDO, GRANT_UNDO, RESIGN, UNDO, Entry, Stored
from hexarchy.server.store import Store
from hexarchy.server.story import said

AGAIN_SECONDS: Final = 60.0
MOST_KNOWN: Final = 1000
NOTHING_TO_DO: Final[Mapping[str, Any]] = {
    "decision": None,
    "waiting": None,
    "commands": [],
    "can_undo": False,
    "can_ask_undo": False,
    "undo": None,
    "lesson": None,
    "outlook": None,
}


class PutAside(Problem):
    """`why`: "no-game", "other-rules", "no-replay", "not-whole" or "operator"; a sentence for its players goes with
    it."""

    def __init__(self, why: str) -> None:
        self.why = why
        self.text = said(f"aside-{why}")
        super().__init__(409, "put-aside", self.text["en"], reasons=[Reason("", self.text)])


class Asides:
    """Which matches are put aside."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()  # why, and until when nobody tries again

    def check(self, match: str) -> None:
        """PutAside where that was found a short while ago: playing it again takes long, and may be asked for often."""
        why, until = self._known.get(match, ("", 0.0))
        if time.monotonic() < until:
            raise PutAside(why)

    def forget(self, match: str | None = None) -> None:
        """Of a match, or of all of them, what was found may not hold any more."""
        if match is None:
            self._known.clear()
        else:
            self._known.pop(match, None)

    async def put(self, stored: Stored, aside: PutAside) -> None:
        self._known[stored.id] = (aside.why, time.monotonic() + AGAIN_SECONDS)
        self._known.move_to_end(stored.id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        if stored.aside != aside.why:
            await self.store.write(self.store.put_aside(stored.id, aside.why))
            log("match-put-aside", logging.WARNING, match=stored.id, game=str(stored.header.get("game")), why=aside.why)

    async def take_up(self, stored: Stored, rolled: int) -> None:
        """It can be played again. If its dice were given out, others are rolled from here on."""
        self._known.pop(stored.id, None)
        header = stored.header
        if stored.given_out:
            now = [stretch.to_json() for stretch in _mixed(stored).stretches if stretch.start < rolled]
            header = {
                **header,
                "dice": [*now, Stretch(rolled, Dice.fresh()).to_json()],
                **gathering.voided(header, len(now), stored.version),
            }
        await self.store.write(self.store.take_up(stored, header))
        log("match-taken-up", match=stored.id)

    # -- what is left to see ------------------------------------------------------------------------------------------

    async def scene(self, match: str, tokens: Sequence[str], aside: PutAside) -> dict[str, Any]:
        """The last scene the holder of these tokens was shown; the reason alone where none was kept."""
        stored = await self._again(match)
        if stored is None:
            raise aside
        held = _holder(stored, tokens)
        picture = await self.store.run(self.store.picture, match, held[0] if held else "")
        if picture is None:
            raise aside
        scene: dict[str, Any] = msgspec.json.decode(zlib.decompress(picture))
        return {**scene, **NOTHING_TO_DO, "aside": {"why": aside.why, "text": aside.text}}

    async def record(self, match: str, tokens: Sequence[str], aside: PutAside) -> dict[str, Any]:
        """The record, for those who sit at it. Its dice are known from then on."""
        stored = await self._again(match)
        if stored is None:
            raise aside
        if not _holder(stored, tokens):
            raise Problem(401, "no-seat", "only who holds a seat may take it along")
        try:
            record = record_of_stored(stored).to_json()
        except BadInput:  # a newer version wrote it
            raise aside from None
        if Gathering.of(stored.header, stored.entries).done:  # before, the secret is in no record
            await self.store.write(self.store.give_out(match))
        return record

    async def _again(self, match: str) -> Stored | None:
        return await self.store.run(self.store.load, match)


def _holder(stored: Stored, tokens: Sequence[str]) -> tuple[str, ...]:
    return seats.holder(handing.seated(stored), tokens, stored.header.get(seats.HOST))


def record_of_stored(stored: Stored) -> Record:
    """The record of a match as far as its entries tell, without the rules."""
    record = _mixed(stored)
    standing = [stored.entries[number - 1] for number in _standing(stored.entries, [row.name for row in stored.seats])]
    record.actions = [(e.seat, RESIGN if e.kind == RESIGN else " ".join(e.action.split())) for e in standing]
    return record


def _mixed(stored: Stored) -> Record:
    return mustering.stored_record(stored)


def _standing(entries: Iterable[Entry], names: Sequence[str]) -> list[int]:
    """The versions of the actions that were not taken back."""
    standing: list[int] = []
    seats: dict[int, str] = {}
    to, missing = 0, set[str]()
    for number, entry in enumerate(entries, start=1):
        if entry.kind in (ACTION, RESIGN):
            standing.append(number)
            seats[number] = entry.seat
        elif entry.kind == UNDO:  # a seat's own, beneath what others have ordered since
            own = [version for version in standing if seats[version] == entry.seat]
            for version in own[-int(entry.action or 1) :]:
                standing.remove(version)
        elif entry.kind == ASK_UNDO:
            to, missing = int(entry.action), {name for name in names if name != entry.seat}
        elif entry.kind == DENY_UNDO:
            missing = set()
        elif entry.kind == GRANT_UNDO and missing:
            missing.discard(entry.seat)
            if not missing or entry.action == ALL_AGREE:
                missing = set()
                standing = [version for version in standing if version <= to]
    return standing
