"""A match in memory: played again from its header and entries, and looked at through its seats."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from hexarchy.core import scene as scenes
from hexarchy.core.decisions import Decision, Reason, Refused
from hexarchy.core.dice import Dice
from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.state import State
from hexarchy.core.text import LANGUAGES, Catalog
from hexarchy.server import lessons, takeback
from hexarchy.server.tables import ACTION, ASK_UNDO, RESIGN, UNDO, Entry, SeatRow, Stored

TEXTS: Final = Path(__file__).parent / "text"
MOST_MESSAGES: Final = 16
MANY_LINES: Final = 100  # so many lines not yet worded take long enough to be worded in a thread


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS], strict=False)


def said(key: str) -> dict[str, str]:
    """A sentence of the server's own."""
    return {lang: texts(lang)(key) for lang in LANGUAGES}


class Line:
    """A line of the log: an event, worded when somebody first reads it, and kept as it is sent: that is small."""

    __slots__ = ("_said", "audience", "event", "n")

    def __init__(self, n: int, event: Event | None, audience: tuple[int, ...] | None, said: Any = None) -> None:
        self.n = n
        self.event = event
        self.audience = audience
        self._said: bytes | None = None if said is None else msgspec.json.encode(said)

    @property
    def worded(self) -> bool:
        return self._said is not None

    def said(self, game: Game) -> msgspec.Raw:
        if self._said is None:
            assert self.event is not None
            self._said = msgspec.json.encode(scenes.entry(game, self.n, self.event))
        return msgspec.Raw(self._said)

    def known_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


class Running:
    """One match. Whoever changes it or looks at it holds its lock."""

    def __init__(self, game: Game, stored: Stored) -> None:
        self.id = stored.id
        self.game = game
        self.luck = stored.luck
        self.header = stored.header
        self.seats: dict[str, SeatRow] = {row.name: row for row in stored.seats}
        self.lock = asyncio.Lock()
        self.match = Match(game, Record.from_json({**stored.header, "actions": [], "digest": None}))
        self.entries: list[Entry] = []
        self.standing: list[int] = []  # the versions that the actions of the record led to: none that was taken back
        self.undone: list[tuple[int, int]] = []  # versions whose actions were taken back, and by which that was done
        self.put = 0  # the version at which the question that stands now was put
        self.request: takeback.Request | None = None
        self.resigned: str | None = None
        self.lines: list[Line] = [Line(0, event, event.audience) for _, event in self.match.log]
        self._answered: dict[tuple[str, str], int] = {}
        self._messages: dict[tuple[str | None, tuple[str, ...], int], bytes] = {}
        self._then: dict[int, State] = {}  # states that the match goes back to
        asked_for = {int(entry.action) for entry in stored.entries if entry.kind == ASK_UNDO}
        for entry in stored.entries:
            if self.version in asked_for:  # kept, as playing all again for each would take long
                self._then[self.version] = self.match.state.clone()
            self.play(entry)
        self._then.clear()

    # -- going on -----------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.match.state.result is not None or self.resigned is not None

    @property
    def asked(self) -> tuple[str, ...]:
        decision = self.match.state.decision
        return tuple(self.game.seats[seat] for seat in decision.seats) if decision and not self.over else ()

    @property
    def asked_bots(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.asked if self.seats[seat].bot)

    def play(self, entry: Entry) -> None:
        """Carry out an entry; what is refused changes nothing."""
        if self.over:
            raise Refused([Reason("", "match-is-over")])
        number = self.version + 1
        before = self.match.state.decision
        if entry.kind == ACTION:
            events = self.match.apply(entry.seat, entry.action)
            self.lines += [Line(number, event, event.audience) for event in events]
            self.standing.append(number)
        elif entry.kind == UNDO:
            if not self.match.undo(entry.seat):
                raise takeback.CannotUndo
            self.undone.append((self.standing.pop(), number))
            self.say(number, "undone", entry.seat, (self.game.seat(entry.seat),))
        elif entry.kind == RESIGN:
            self.resigned = entry.seat
            self.say(number, "resigned", entry.seat)
        else:
            takeback.play(self, number, entry)
        if entry.kind in (ACTION, UNDO, RESIGN):  # going on withdraws the wish to go back
            self.request = None
        if not self._awaited(entry, before):
            self.put = number
        self.entries.append(entry)
        if entry.client_id is not None:
            self._answered[entry.seat, entry.client_id] = number
        self._messages.clear()

    def _awaited(self, entry: Entry, before: Decision | None) -> bool:
        """Was it one of several answers that stay sealed until all are in? The other seats are asked what they were."""
        now = self.match.state.decision
        if entry.kind != ACTION or before is None or now is None:
            return False
        return now.awaits(before, self.game.seat(entry.seat))

    def current(self, held: Sequence[str], seen: int) -> bool:
        """Has the holder of these seats seen what is asked now? Others may have sealed their answers meanwhile."""
        return self.put <= seen <= self.version and all(entry.seat not in held for entry in self.entries[seen:])

    def answered(self, seat: str, client_id: str) -> tuple[int, Entry] | None:
        """The version an entry of that id led to, and the entry."""
        number = self._answered.get((seat, client_id))
        return None if number is None else (number, self.entries[number - 1])

    def say(self, number: int, key: str, seat: str, audience: tuple[int, ...] | None = None, **about: int) -> None:
        """What the server has to say itself."""
        text = {lang: texts(lang)(key, side=self.game.wording(lang).side(seat), **about) for lang in LANGUAGES}
        self.lines.append(Line(number, None, audience, {"n": number, "key": key, "text": text, "side": seat}))

    def prepare_rewind(self) -> None:
        """Play again to where somebody wants to go back: it takes long, so not while everybody waits."""
        if self.request is not None:
            number = bisect_right(self.standing, self.request.to)
            self._then = {self.request.to: self.match.record.replay(self.game, number)}

    def rewind(self, version: int) -> None:
        """The match as it stood at a version; what was said since stays said."""
        number = bisect_right(self.standing, version)
        self.match.rewind(number, self._then.get(version))
        self.undone += [(taken, self.version + 1) for taken in self.standing[number:]]
        del self.standing[number:]

    # -- looking ------------------------------------------------------------------------------------------------------

    def eyes(self, held: Sequence[str]) -> str | None:
        """Through which of several seats their holder looks: the one that is asked, else the first."""
        return next((seat for seat in held if seat in self.asked), held[0] if held else None)

    def slow(self, since: int = -1) -> bool:
        """Would wording the log since then keep everybody waiting?"""
        return sum(not line.worded for line in self._lines_since(since)) > MANY_LINES

    def _lines_since(self, version: int) -> list[Line]:
        """Found by halving: a long match costs no more than a short one."""
        return self.lines[bisect_right(self.lines, version, key=lambda line: line.n) :]

    def _undone_since(self, version: int, seat: int | None) -> list[tuple[int, int]]:
        """What was taken back since, as far as the log told this seat of it."""
        since = self.undone[bisect_right(self.undone, version, key=lambda pair: pair[1]) :]
        return [(taken, by) for taken, by in since if any(line.known_to(seat) for line in self._lines_of(taken))]

    def _lines_of(self, version: int) -> list[Line]:
        first = bisect_left(self.lines, version, key=lambda line: line.n)
        return self.lines[first : bisect_right(self.lines, version, first, key=lambda line: line.n)]

    def scene(self, held: Sequence[str], since: int = -1) -> dict[str, Any]:
        """What the holder of these seats may know: the scene, and the log after a version."""
        seat = self.eyes(held)
        number = None if seat is None else self.game.seat(seat)
        drawn = dict(self.game.scene(self.match.state.view(number)))
        if self.resigned is not None:
            drawn |= {"decision": None, "waiting": None, "commands": [], "result": self._resignation()}
        return {
            "version": self.version,
            "match": self.id,
            "game": self.game.name,
            "seat": seat,
            "seats": list(held),
            **drawn,
            "log": [line.said(self.game) for line in self._lines_since(since) if line.known_to(number)],
            "undone": self._undone_since(since, number),
            "can_undo": (free := not self.over and any(map(self.match.can_undo, held))),
            "can_ask_undo": not free and takeback.may_ask(self, held),
            "undo": takeback.told(self, held),
            "lesson": lessons.coach(self.game, self.header, self.match, seat),
            "commitment": self.commitment,
            "secret": self.secret,
        }

    def message(self, held: tuple[str, ...], since: int) -> bytes:
        """The scene as it is pushed; many watch the same."""
        key = (self.eyes(held), held, since)
        if key not in self._messages:
            if len(self._messages) >= MOST_MESSAGES:  # a client may say it is behind by as much as it likes
                self._messages.clear()
            message = {"version": self.version, "scene": self.scene(held, since)}
            self._messages[key] = msgspec.json.encode(message)
        return self._messages[key]

    def _resignation(self) -> dict[str, Any]:
        left = [seat for seat in self.game.seats if seat != self.resigned]
        winner = left[0] if len(left) == 1 else None

        def text(lang: str) -> str:
            side = self.game.wording(lang).side
            names = {"side": side(str(self.resigned)), **({"winner": side(winner)} if winner else {})}
            return texts(lang)("resigned-winner" if winner else "resigned", **names)

        return {"winner": winner, "scores": {}, "rule": "", "text": {lang: text(lang) for lang in LANGUAGES}}

    @property
    def commitment(self) -> str | None:
        dice = self.match.record.dice
        return dice.commitment if isinstance(dice, Dice) else None

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once they are all rolled."""
        secret = self.match.record.dice.to_json().get("secret")
        return secret if self.over and isinstance(secret, str) else None

    def reasons(self, seat: str, action: str) -> list[Reason]:
        if self.over:
            return [Reason("", "match-is-over")]
        try:
            return self.match.state.why_not(seat, action)
        except Refused as refused:
            return list(refused.reasons)


def reasons_json(game: Game, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    return [scenes.reason_json(game, reason) for reason in reasons]


def header_of(record: Record) -> Mapping[str, Any]:
    """What is kept of a record beside its actions."""
    return {key: value for key, value in record.to_json().items() if key not in ("actions", "digest")}
