"""A match in play: its state, its record, and how far it can be taken back.

Taking back is keeping the old state. It stops at the last die, reveal or change of seat: what was learned cannot be
unlearned. Where everything lies open, a move that all have seen reveals nothing (`Game.in_the_open`).
"""

from __future__ import annotations

import json
from collections import deque
from itertools import takewhile
from typing import Final, NamedTuple, Self

from hexarchy.core.decisions import NeverEnds, Reason, Refused
from hexarchy.core.dice import BadScript, DiceRunOut
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.log import Log, Packed
from hexarchy.core.records import Record
from hexarchy.core.state import State

MOST_KEPT: Final = 200  # states: orders without end, which nobody hears of, do not fill the memory


class Snapshot(NamedTuple):
    """A match as it stands, to be taken up by another process: everything but its record."""

    state: bytes
    kept: list[bytes]
    log: list[Packed]


class Match:
    """Plays actions, remembers them, takes them back."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.log = Log()
        self._kept: deque[State | bytes] = deque(maxlen=MOST_KEPT)  # as bytes: those of a snapshot nobody went back to
        self.state: State = record.start(game)
        self.log.add(0, self.state.opening())
        for number, (_, _, events) in enumerate(record.play(game, self.state), start=1):
            self.log.add(number, events)

    @classmethod
    def taken_up(cls, game: Game, record: Record, snapshot: Snapshot) -> Self:
        """The match of a snapshot and its record: nothing is played again."""
        match = cls.__new__(cls)
        match.game = game
        match.record = record
        match.log = Log(snapshot.log)
        match._kept = deque(snapshot.kept, maxlen=MOST_KEPT)
        match.state = _read(game, snapshot.state)
        return match

    def snapshot(self) -> Snapshot:
        kept = [state if isinstance(state, bytes) else _written(state) for state in self._kept]
        return Snapshot(_written(self.state), kept, self.log.packed)

    def apply(self, seat: int | str, action: str) -> list[Event]:
        """Carry out an action; a refusal leaves everything as it was."""
        before = self.state.clone()
        number = self.game.seat(seat)
        events = self._carry_out(before, number, action)
        self.record.actions.append((self.game.seats[number], " ".join(action.split())))
        self.log.add(len(self.record.actions), events)
        if self._cut(before, number, events):
            self._kept.clear()
        else:
            self._kept.append(before)
        return events

    def _carry_out(self, before: State, seat: int, action: str) -> list[Event]:
        """Where an action leads nowhere (a script of dice ends, nobody would ever be asked again) it is refused."""
        try:
            return self.state.apply(seat, action)
        except (BadScript, DiceRunOut):
            refusal = "dice-run-out"
        except NeverEnds:
            refusal = "never-ends"
        self.state = before
        raise Refused([Reason("", refusal)])

    def _cut(self, before: State, seat: int, events: list[Event]) -> bool:
        """Nothing is taken back over dice, something hidden another seat has learned, or another seat's question."""
        told = any(event.audience != (seat,) and event.key not in self.game.in_the_open for event in events)
        return before.rolled != self.state.rolled or told or self._asked(before) != self._asked(self.state)

    @staticmethod
    def _asked(state: State) -> tuple[int, ...]:
        return state.decision.seats if state.decision else ()

    def can_undo(self, seat: int | str) -> bool:
        """A seat takes back its own actions only: where several are asked at once, the last may be another's."""
        return bool(self._kept) and self.record.actions[-1][0] == self.game.seats[self.game.seat(seat)]

    def undoable(self, seat: int | str) -> int:
        """How many of its last actions a seat can take back, one after the other."""
        name = self.game.seats[self.game.seat(seat)]
        own = takewhile(lambda played: played[0] == name, reversed(self.record.actions))
        return min(len(self._kept), sum(1 for _ in own))

    def undo(self, seat: int | str) -> bool:
        """Take back the last action of a seat; False when that is no longer possible."""
        if not self.can_undo(seat):
            return False
        before = self._kept.pop()
        self.state = _read(self.game, before) if isinstance(before, bytes) else before
        self.record.actions.pop()
        self.log.cut(len(self.record.actions))
        return True

    def rewind(self, number: int, then: State | None = None) -> None:
        """Go back to where `number` actions had been played: `then`, if the caller kept it, else they are played again.

        It is for a caller who asks the other seats first. Dice are a function of their number: they fall as they did.
        """
        del self.record.actions[number:]
        self.state = then.clone() if then is not None else self.record.replay(self.game)
        self.log.cut(number)
        self._kept.clear()

    def log_for(self, seat: int | None) -> list[tuple[int, Event]]:
        return self.log.known_to(seat)

    def sealed_record(self) -> Record:
        """The record with the digest of where it stands, ready to be saved."""
        self.record.digest = self.state.digest()
        return self.record


def _written(state: State) -> bytes:
    return state.dumps().encode()


def _read(game: Game, written: bytes) -> State:
    return game.from_json(json.loads(written))
