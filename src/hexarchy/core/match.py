"""A match in play: its state, its record, and how far it can be taken back.

Taking back is keeping the old state. It stops at the last die, reveal or change of seat: what was learned cannot be
unlearned. Where everything lies open, a move that all have seen reveals nothing (`Game.in_the_open`).
"""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import Final

from hexarchy.core.decisions import NeverEnds, Reason, Refused
from hexarchy.core.dice import BadScript, DiceRunOut
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.records import Record
from hexarchy.core.state import State

MOST_KEPT: Final = 200  # states: whoever gives orders without end, which nobody hears of, does not fill the memory


class Match:
    """Plays actions, remembers them, takes them back."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state: State = record.start(game)
        self.log: list[tuple[int, Event]] = [
            (0, event) for event in self.state.opening()
        ]  # (after action number, event)
        self._kept: deque[State] = deque(maxlen=MOST_KEPT)
        for number, (_, _, events) in enumerate(record.play(game, self.state), start=1):
            self.log.extend((number, event) for event in events)

    def apply(self, seat: int | str, action: str) -> list[Event]:
        """Carry out an action; a refusal leaves everything as it was."""
        before = self.state.clone()
        number = self.game.seat(seat)
        events = self._carry_out(before, number, action)
        self.record.actions.append((self.game.seats[number], " ".join(action.split())))
        self.log.extend((len(self.record.actions), event) for event in events)
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
        self.state = self._kept.pop()
        number = len(self.record.actions)
        self.record.actions.pop()
        while self.log and self.log[-1][0] == number:
            self.log.pop()
        return True

    def rewind(self, number: int, then: State | None = None) -> None:
        """Go back to where `number` actions had been played: `then`, if somebody kept it, else they are played again.

        It is for whoever asks the other seats first. Dice are a function of their number: they fall again as they did.
        """
        del self.record.actions[number:]
        self.state = then.clone() if then is not None else self.record.replay(self.game)
        self.log = [entry for entry in self.log if entry[0] <= number]
        self._kept.clear()

    def log_for(self, seat: int | None) -> list[tuple[int, Event]]:
        return [entry for entry in self.log if entry[1].known_to(seat)]

    def sealed_record(self) -> Record:
        """The record with the digest of where it stands, ready to be saved."""
        self.record.digest = self.state.digest()
        return self.record
