"""Several actions in one request: one commit, one id, and the same answer whenever it is sent again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from hexarchy.core import batches
from hexarchy.core.decisions import Reason, Refused
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, Entry
from hexarchy.server.sent import digest, same

MOST_ACTIONS: Final = 60


class Played(NamedTuple):
    """The version a batch led to, and how many of its actions were dealt with; None: it was another batch."""

    version: int
    done: int | None

    def told(self, running: Running, held: Sequence[str]) -> Played:
        """As the holder of these seats counts versions."""
        return self._replace(version=running.numbering.told(self.version, held))


@dataclass(frozen=True, slots=True)
class Batch:
    """What a person sent: actions in a row, or the wish to have the rest of something settled by the game's routine."""

    client_id: str
    actions: tuple[str, ...]
    rest: str | None = None

    @property
    def sent(self) -> str:
        return digest("actions", self.actions, self.rest)

    def entries(self, running: Running, seat: str) -> Iterator[Entry]:
        """The entries, each to be played before the next is asked for."""
        number = running.setting.seat(seat)
        if self.rest is None:
            actions = batches.in_turn(running.match, number, self.actions)
        else:
            actions = batches.routine(running.match, number, self.rest)
        count = 0
        for action in islice(actions, MOST_ACTIONS):
            yield Entry(seat, ACTION, action, self._id(count), None if count else self.sent)
            count += 1
        if not count:
            raise Refused([Reason("", "not-offered", action=str(self.rest))])

    def before(self, running: Running, seat: str) -> Played | None:
        """What came of it when a seat sent it before. The ids in the store tell, so a restart forgets nothing."""
        first = running.answered(seat, self._id(0))
        if first is None:
            return None
        entries = [first[1]]
        for entry in running.entries[first[0] : first[0] + MOST_ACTIONS - 1]:
            if (entry.seat, entry.client_id) != (seat, self._id(len(entries))):
                break
            entries.append(entry)
        version = first[0] + len(entries) - 1
        if any(entry.kind != ACTION for entry in entries) or not same(first[1], self.sent):
            return Played(version, None)
        if self.rest is not None:
            return Played(version, len(entries))
        return Played(version, batches.dealt_with(self.actions, [entry.action for entry in entries]))

    def _id(self, number: int) -> str:
        return f"{self.client_id}/{number}" if number else self.client_id
