"""A match in play: its state, its record, and how far it can be taken back.

Taking back is keeping the old state. It stops at the last die, reveal or change of seat: what was learned cannot be
unlearned. Where everything lies open, a move that all have seen reveals nothing (`Game.in_the_open`).

Every seat takes back its own. A secret order that another seat gave meanwhile is carried out again after that: if it
closed the way back, that would tell of it.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, Self

from hexarchy.core.decisions import Decision, NeverEnds, Reason, Refused
from hexarchy.core.dice import BadScript, DiceRunOut
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.log import Log, Packed
from hexarchy.core.records import Record
from hexarchy.core.setting import Seat, Setting
from hexarchy.core.state import State

MOST_KEPT: Final = 200  # states of a seat: orders without end, which nobody hears of, do not fill the memory


class Kept(NamedTuple):
    """A state that a seat may go back to: before the action with this number."""

    number: int
    state: State | bytes  # as bytes: of a snapshot, where nobody has gone back to it yet


class Snapshot(NamedTuple):
    """A match as it stands, to be taken up by another process: everything but its record."""

    state: bytes
    kept: list[list[Kept]]
    log: list[Packed]


class Match:
    """Plays actions, remembers them, takes them back."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.log = Log()
        self.state: State = record.start(game)
        self._kept = _by_seat(() for _ in self.setting.seats)
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
        match._kept = _by_seat(snapshot.kept)
        match.state = _read(game, snapshot.state)
        return match

    @property
    def setting(self) -> Setting:
        return self.state.setting

    @cached_property
    def first_turn(self) -> int:
        """The turn it began in: a position may begin in any."""
        turn: int = self.record.start(self.game).view(None)["turn"]
        return turn

    def snapshot(self) -> Snapshot:
        kept = [[Kept(number, _written(state)) for number, state in own] for own in self._kept]
        return Snapshot(_written(self.state), kept, self.log.packed)

    def apply(self, seat: Seat, action: str) -> list[Event]:
        """Carry out an action; a refusal leaves everything as it was."""
        before = self.state.clone()
        number = self.setting.seat(seat)
        events = self._carry_out(before, number, action)
        self.record.actions.append((self.setting.seats[number], " ".join(action.split())))
        self.log.add(len(self.record.actions), events)
        self._keep(before, number, events)
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

    def _keep(self, before: State, seat: int, events: list[Event]) -> None:
        """Nothing is taken back over dice, something hidden another seat has learned, or another seat's question."""
        heard = _heard(self.game, seat, events)
        if not can_be_taken_back(before, self.state, seat, events):
            self._keep_nothing()
            return
        if heard:  # the others have seen it, and may have acted on it
            self._keep_nothing(but=seat)
        self._kept[seat].append(Kept(len(self.record.actions), before))

    def _keep_nothing(self, but: int | None = None) -> None:
        for seat, own in enumerate(self._kept):
            if seat != but:
                own.clear()

    def can_undo(self, seat: Seat) -> bool:
        """A seat takes back its own actions only; those of others since stay."""
        return bool(self._kept[self.setting.seat(seat)])

    def undoable(self, seat: Seat) -> int:
        """How many of its last actions a seat can take back, one after the other."""
        return len(self._kept[self.setting.seat(seat)])

    @property
    def kept(self) -> int:
        """How many states there are to go back to, for all seats."""
        return sum(map(len, self._kept))

    def undoing(self, seats: Sequence[Seat]) -> int | None:
        """Whose action is taken back first, where one player holds these seats: the last one that can be."""
        able = [number for number in map(self.setting.seat, seats) if self._kept[number]]
        return max(able, key=lambda number: self._kept[number][-1].number, default=None)

    def undo(self, seat: Seat) -> int | None:
        """Take back the last action of a seat, and say which it was; None when that is no longer possible."""
        own = self._kept[self.setting.seat(seat)]
        if not own:
            return None
        number, kept = own[-1]
        state = _read(self.game, kept) if isinstance(kept, bytes) else kept.clone()
        since = self.record.actions[number:]
        again: list[tuple[State, list[Event]]] = []
        for other, action in since:
            before = state.clone()
            try:
                again.append((before, state.apply(other, action)))
            except Refused:  # it rests on what was to be taken back
                return None
        own.pop()
        self.state = state
        del self.record.actions[number - 1 :]
        self.log.cut(number - 1)
        for later, ((before, events), played) in enumerate(zip(again, since, strict=True), start=number):
            self.record.actions.append(played)
            self.log.add(later, events)
            self._keep_instead(self.setting.seat(played[0]), Kept(later, before))
        return number

    def _keep_instead(self, seat: int, kept: Kept) -> None:
        """Of an action that was the next one before one was taken back."""
        own = self._kept[seat]
        for at, old in enumerate(own):
            if old.number == kept.number + 1:
                own[at] = kept

    def rewind(self, number: int, then: State | None = None) -> None:
        """Go back to where `number` actions had been played: `then`, if the caller kept it, else they are played again.

        It is for a caller who asks the other seats first. Dice are a function of their number: they fall as they did.
        """
        del self.record.actions[number:]
        self.state = then.clone() if then is not None else self.record.replay(self.game)
        self.log.cut(number)
        self._keep_nothing()

    def log_for(self, seat: int | None) -> list[tuple[int, Event]]:
        return self.log.known_to(seat)

    def sealed_record(self) -> Record:
        """The record with the digest of where it stands, ready to be saved."""
        self.record.digest = self.state.digest()
        return self.record


def can_be_taken_back(before: State, now: State, seat: int, events: Sequence[Event]) -> bool:
    """Did an action of a seat throw no die, ask nobody else anything and tell nobody what they did not know?"""
    learned = any(event.key not in now.game.in_the_open for event in _heard(now.game, seat, events))
    return before.rolled == now.rolled and not learned and not _asks_others(before.decision, now.decision, seat)


def _heard(game: Game, seat: int, events: Sequence[Event]) -> list[Event]:
    """What others hear of an action, beside what they see on the table."""
    return [event for event in events if event.audience != (seat,) and event.key not in game.seen]


def _asks_others(before: Decision | None, now: Decision | None, seat: int) -> bool:
    """Is anything over, or any other seat asked what it was not asked before this seat acted?"""
    if before is None or now is None:
        return True
    return any(ask.seat != seat and ((old := before.ask(ask.seat)) is None or not ask.repeats(old)) for ask in now.asks)


def _by_seat(kept: Iterable[Iterable[Kept]]) -> list[deque[Kept]]:
    return [deque(own, maxlen=MOST_KEPT) for own in kept]


def _written(state: State | bytes) -> bytes:
    return state if isinstance(state, bytes) else state.dumps().encode()


def _read(game: Game, written: bytes) -> State:
    return game.from_json(json.loads(written))
