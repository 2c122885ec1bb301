"""A match in memory: played again from its header and entries, and looked at through its seats."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from hexarchy.core import scene as scenes
from hexarchy.core.actions import UnknownAction
from hexarchy.core.decisions import Decision, Reason, Refused
from hexarchy.core.game import Game
from hexarchy.core.log import Packed
from hexarchy.core.match import Match, Snapshot
from hexarchy.core.records import Record
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.core.text import LANGUAGES
from hexarchy.server import gathering, lessons, takeback
from hexarchy.server.gathering import Gathering
from hexarchy.server.numbering import SPECTATOR, Numbering
from hexarchy.server.story import LINE_BYTES, Line, Story, said, texts
from hexarchy.server.tables import ACTION, ASK_UNDO, RESIGN, UNDO, Entry, SeatRow, Stored

MOST_MESSAGES: Final = 16
MATCH_BYTES, ENTRY_BYTES = 100_000, 400  # of a match and of each of its entries, on the large side


class Course(NamedTuple):
    """How a match came to stand where it stands, as one process tells another that need not play it again."""

    match: Snapshot
    lines: list[Line]
    standing: list[int]
    undone: list[tuple[int, int]]
    put: dict[str, int]
    request: takeback.Request | None
    hushed: list[tuple[int, frozenset[str]]]


class Running:
    """One match. Who changes it or looks at it holds its lock."""

    def __init__(self, game: Game, stored: Stored, course: Course | None = None) -> None:
        """`course`: what came of its entries, where another process has played them."""
        self.id = stored.id
        self.game = game
        self.luck = stored.luck
        self.header = stored.header
        self.seats: dict[str, SeatRow] = {row.name: row for row in stored.seats}
        self.lock = asyncio.Lock()
        self.entries: list[Entry] = []
        self.standing: list[int] = []  # the versions that the actions of the record led to: none that was taken back
        self.undone: list[tuple[int, int]] = []  # versions whose actions were taken back, and by which that was done
        self.put = dict.fromkeys(self.seats, 0)  # seat -> the version at which its question of now was put
        self.request: takeback.Request | None = None
        self.numbering = Numbering()
        self.story = Story()
        self._answered: dict[tuple[str, str], int] = {}
        self._messages: dict[tuple[str | None, tuple[str, ...], int | None], bytes] = {}
        self._then: dict[int, State] = {}  # states that the match goes back to
        self.promised = Record.from_json({**stored.header, "actions": [], "digest": None}).stretches[-1]
        gathered = Gathering.of(stored.header, stored.entries)
        record = gathering.record_of(stored.header, gathered)
        self._mixed = gathered.done
        if course is None:
            self.gathering = Gathering.of(stored.header)
            self.match = Match(game, record)
            self._play_all(stored.entries)
        else:
            self.gathering = gathered
            self._take_up(course, record, stored.entries)

    def _play_all(self, entries: Sequence[Entry]) -> None:
        gathering.tell_beginning(self)
        self._tell(0, self.match.log.packed)
        asked_for = {int(entry.action) for entry in entries if entry.kind == ASK_UNDO}
        for entry in entries:
            if self.version in asked_for:  # kept, as playing all again for each would take long
                self._then[self.version] = self.match.state.clone()
            self.play(entry)
        self._then.clear()

    def course(self) -> Course:
        return Course(
            self.match.snapshot(),
            self.story.lines,
            self.standing,
            self.undone,
            self.put,
            self.request,
            self.numbering.hushed,
        )

    def _take_up(self, course: Course, record: Record, entries: Sequence[Entry]) -> None:
        played = [entries[number - 1] for number in course.standing]
        record.actions = [(e.seat, RESIGN if e.kind == RESIGN else " ".join(e.action.split())) for e in played]
        self.match = Match.taken_up(self.game, record, course.match)
        self.story = Story(course.lines)
        self.standing, self.undone, self.put = course.standing, course.undone, course.put
        self.request = course.request
        self.numbering.hushed = course.hushed
        for entry in entries:
            self._note(entry)

    # -- going on -----------------------------------------------------------------------------------------------------

    @property
    def setting(self) -> Setting:
        return self.match.setting

    @property
    def version(self) -> int:
        return len(self.entries)

    def version_for(self, held: Sequence[str]) -> int:
        """As the holder of these seats counts."""
        return self.numbering.told(self.version, held)

    @property
    def over(self) -> bool:
        return self.match.state.result is not None

    @property
    def asked(self) -> tuple[str, ...]:
        decision = self.match.state.decision
        if decision is None or self.over or not self.gathering.done:
            return ()
        return tuple(self.setting.seats[seat] for seat in decision.seats)

    @property
    def asked_bots(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.asked if self.seats[seat].bot)

    @property
    def outdated(self) -> bool:
        """The dice have been mixed since: what is here was made with others, and must be made again."""
        return self.gathering.done and not self._mixed

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        kept = sum(map(len, self._messages.values()))
        return MATCH_BYTES + LINE_BYTES * len(self.story.lines) + ENTRY_BYTES * self.version + kept

    def play(self, entry: Entry) -> None:
        """Carry out an entry; what is refused changes nothing."""
        if self.over:
            raise Refused([Reason("", "match-is-over")])
        number, told = self.version + 1, len(self.story.lines)
        before = self.match.state.decision
        asked = before is not None and entry.kind == ACTION and self._is_answer(entry, before)
        if entry.kind == RESIGN or (entry.kind == ACTION and entry.action.strip() == RESIGN):
            self._apply(number, entry.seat, RESIGN)
        elif entry.kind == ACTION:
            self._act(number, entry, sealed=not asked or len(self.asked) > 1)
        elif entry.kind == UNDO:
            self._undo(number, entry)
        elif entry.kind in gathering.KINDS:
            gathering.play(self, number, entry)
        else:
            takeback.play(self, number, entry)
        if entry.kind in (ACTION, UNDO, RESIGN) and self.numbering.knowers(number) is None:
            self.request = None  # going on withdraws the wish to go back
        before = before if asked else None
        self.put = {seat: put if self._unmoved(seat, entry, before, told) else number for seat, put in self.put.items()}
        self._note(entry)
        self._messages.clear()

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.client_id is not None:
            self._answered[entry.seat, entry.client_id] = self.version

    def _act(self, number: int, entry: Entry, *, sealed: bool) -> None:
        """`sealed`: the others may not notice it, be it an order or one of several answers at once."""
        if not self.gathering.done and number > self.gathering.after:
            raise gathering.CannotMix("dice-not-mixed")
        seen = self._views() if sealed else None
        news = self._apply(number, entry.seat, entry.action)
        if seen is not None:
            now = self._views()
            heard = {who for who, seat in self._viewers().items() if any(event.known_to(seat) for event in news)}
            self._hush(number, {entry.seat, *heard, *(who for who, view in now.items() if view != seen[who])})

    def _apply(self, number: int, seat: str, action: str) -> list[Packed]:
        """Let the match carry out an action, and tell of it; gives what happened."""
        done = len(self.match.log)
        self.match.apply(seat, action)
        news = self.match.log.packed[done:]
        self._tell(number, news)
        self.standing.append(number)
        return news

    def _undo(self, number: int, entry: Entry) -> None:
        at = self.match.undo(entry.seat)
        if at is None:
            raise takeback.CannotUndo
        taken = self.standing.pop(at - 1)
        self.undone.append((taken, number))
        self.say(number, "undone", entry.seat, (self.setting.seat(entry.seat),))
        self._hush(number, self.numbering.knowers(taken))

    def _is_answer(self, entry: Entry, before: Decision) -> bool:
        """Or is it an order that nobody asked for?"""
        ask = before.ask(self.setting.seat(entry.seat))
        if ask is None:
            return False
        try:
            return self.game.actions.parse(entry.action) in ask.options
        except UnknownAction:
            return True

    def _hush(self, version: int, knowers: set[str] | frozenset[str] | None) -> None:
        if knowers is not None and len(knowers) <= len(self.seats):  # all seats and those who watch are one more
            self.numbering.hush(version, knowers)

    def _viewers(self) -> dict[str, int | None]:
        return {SPECTATOR: None, **{seat: number for number, seat in enumerate(self.setting.seats)}}

    def _views(self) -> dict[str, Mapping[str, Any]]:
        return {who: self.match.state.view(number) for who, number in self._viewers().items()}

    def _unmoved(self, name: str, entry: Entry, before: Decision | None, told: int) -> bool:
        """Is a seat asked still what it was `before`, and has it heard nothing of what another seat answered?"""
        if before is None or name == entry.seat:
            return False
        seat = self.setting.seat(name)
        old, new = before.ask(seat), self.match.state.ask(seat)
        if old is None or new is None or any(line.known_to(seat) for line in self.story.lines[told:]):
            return False
        return new.repeats(old)

    def current(self, held: Sequence[str], seen: int) -> bool:
        """Has the holder of these seats seen what is asked now? Others may have sealed their answers meanwhile."""
        put = max((self.put[seat] for seat in held), default=self.version)
        return put <= seen <= self.version and all(entry.seat not in held for entry in self.entries[seen:])

    def answered(self, seat: str, client_id: str) -> tuple[int, Entry] | None:
        """The version an entry of that id led to, and the entry."""
        number = self._answered.get((seat, client_id))
        return None if number is None else (number, self.entries[number - 1])

    def _tell(self, number: int, events: Sequence[Packed]) -> None:
        for event in events:
            self.story.add(Line(number, event, event.audience))

    def say(
        self,
        number: int,
        key: str,
        seat: str | None = None,
        audience: tuple[int, ...] | None = None,
        **about: int | Sequence[str],
    ) -> None:
        """What the server has to say itself. Seats among its arguments are called by their names."""
        text = {lang: texts(lang)(key, **self._named(lang, seat, about)) for lang in LANGUAGES}
        line = {"key": key, "text": text, **({"side": seat} if seat else {})}
        self.story.add(Line(number, None, audience, line))

    def _named(self, lang: str, seat: str | None, about: Mapping[str, int | Sequence[str]]) -> dict[str, Any]:
        side = self.game.wording(lang).side
        named = {k: v if isinstance(v, int) else ", ".join(map(side, v)) for k, v in about.items()}
        return {**named, **({"side": side(seat)} if seat else {})}

    def prepare_rewind(self, then: State) -> None:
        """The state to go back to, if all agree: another process has played to it, which takes long."""
        if self.request is not None:
            self._then = {self.request.to: then}

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

    def _undone_since(self, version: int, seat: int | None) -> list[tuple[int, int]]:
        """What was taken back since, as far as the log told this seat of it."""
        since = self.undone[bisect_right(self.undone, version, key=lambda pair: pair[1]) :]
        return [(taken, by) for taken, by in since if any(line.known_to(seat) for line in self.story.of(taken))]

    def scene(self, held: Sequence[str], since: int = -1) -> dict[str, Any]:
        """What the holder of these seats may know: the scene, and the log after a version."""
        seat = self.eyes(held)
        number = None if seat is None else self.setting.seat(seat)

        def told(version: int) -> int:
            return self.numbering.told(version, held)

        return {
            "version": self.version_for(held),
            "match": self.id,
            "game": self.game.name,
            "seat": seat,
            "seats": list(held),
            **self._drawn(number),
            "log": [line.said(self.game, told(line.n)) for line in self.story.since(since) if line.known_to(number)],
            "undone": [(told(taken), told(by)) for taken, by in self._undone_since(since, number)],
            "can_undo": (free := not self.over and any(map(self.match.can_undo, held))),
            "can_ask_undo": not free and takeback.may_ask(self, held),
            "undo": takeback.told(self, held),
            "lesson": lessons.coach(self.game, self.header, self.match, seat),
            "commitment": self.commitment,
            "secret": self.secret,
            "dice": gathering.told(self, held),
        }

    def _drawn(self, number: int | None) -> dict[str, Any]:
        if not self.gathering.done:  # the pieces as everybody sees them; nobody has a hand or a question yet
            drawn = dict(self.game.scene(self.match.state.view(None)))
            return drawn | {"decision": None, "waiting": said("dice-gathering"), "commands": []}
        return dict(self.game.scene(self.match.state.view(number)))

    def message(self, held: tuple[str, ...], since: int) -> bytes:
        """The scene as it is pushed; many watch the same."""
        return self._made(held, since, lambda: _pushed(self.scene(held, since)))

    def whole(self, held: tuple[str, ...]) -> bytes:
        """The scene with all of the log, as it is sent: of a long match a megabyte, which may be asked for often."""
        return self._made(held, None, lambda: msgspec.json.encode(self.scene(held)))

    def _made(self, held: tuple[str, ...], since: int | None, make: Callable[[], bytes]) -> bytes:
        """Made once, until something happens."""
        key = (self.eyes(held), held, since)
        if key not in self._messages:
            if len(self._messages) >= MOST_MESSAGES:  # a client may say it is behind by as much as it likes
                self._messages.clear()
            self._messages[key] = make()
        return self._messages[key]

    @property
    def commitment(self) -> str | None:
        """To the secret of the dice that are rolled now: it was fixed before anything was mixed into them."""
        return self.promised.commitment

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once they are all rolled."""
        secret = self.promised.source.to_json().get("secret")
        return secret if self.over and isinstance(secret, str) else None

    def reasons(self, seat: str, action: str) -> list[Reason]:
        if self.over:
            return [Reason("", "match-is-over")]
        try:
            return self.match.state.why_not(seat, action)
        except Refused as refused:
            return list(refused.reasons)


def _pushed(scene: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode({"version": scene["version"], "scene": scene})


def reasons_json(game: Game, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    return [scenes.reason_json(game, reason) for reason in reasons]


def header_of(record: Record) -> Mapping[str, Any]:
    """What is kept of a record beside its actions."""
    return {key: value for key, value in record.to_json().items() if key not in ("actions", "digest")}
