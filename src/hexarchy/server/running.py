"""A match in memory: played again from its header and entries, and looked at through its seats."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec

from hexarchy.core.actions import UnknownAction
from hexarchy.core.decisions import Decision, Reason, Refused
from hexarchy.core.game import Game
from hexarchy.core.log import Packed
from hexarchy.core.match import Match, Snapshot
from hexarchy.core.page.scene import Scene as Drawn
from hexarchy.core.page.scene import Sighting
from hexarchy.core.page.sightings import Sightings
from hexarchy.core.records import Record
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.core.text import LANGUAGES
from hexarchy.core.together import in_secret
from hexarchy.server import gathering, handing, lessons, mustering, outlook, takeback
from hexarchy.server.answers import DiceStory, Holder, Pushed, Scene, UndoRequest
from hexarchy.server.gathering import Gathering
from hexarchy.server.mustering import CannotMuster, Mustering
from hexarchy.server.numbering import SPECTATOR, Numbering
from hexarchy.server.schema import ACTION, ASK_UNDO, HAND, LIST, OUTLOOK, REMATCH, RESIGN, UNDO, Entry, SeatRow, Stored
from hexarchy.server.story import LINE_BYTES, Line, Story, said, texts

MOST_MESSAGES: Final = 16
MATCH_BYTES, ENTRY_BYTES, STATE_BYTES = 100_000, 400, 12_000  # of each state to go back to; on the large side


class Course(NamedTuple):
    """How a match came to stand where it stands, as one process tells another that need not play it again."""

    match: Snapshot
    lines: list[Line]
    standing: list[int]
    undone: list[tuple[int, int]]
    put: dict[str, int]
    request: takeback.Request | None
    hushed: list[tuple[int, frozenset[str]]]
    outlook: outlook.Outlook


class Running:
    """One match. Who changes it or looks at it holds its lock."""

    def __init__(self, game: Game, stored: Stored, course: Course | None = None) -> None:
        """`course`: what came of its entries, where another process has played them."""
        self.id = stored.id
        self.game = game
        self.luck = stored.luck
        self.header = stored.header
        self.begun = stored.seats
        self.seats: dict[str, SeatRow] = {row.name: row for row in stored.seats}  # as they are now
        self.lock = asyncio.Lock()
        self.entries: list[Entry] = []
        self.standing: list[int] = []  # the versions that the actions of the record led to: none that was taken back
        self.undone: list[tuple[int, int]] = []  # versions whose actions were taken back, and by which that was done
        self.put = dict.fromkeys(self.seats, 0)  # seat -> the version at which its question of now was put
        self.request: takeback.Request | None = None
        self.rematch: str | None = None  # the match that follows this one
        self.handed = 0  # how often a seat was: who opens what has not changed since it was the same
        self.outlook = outlook.begun(self.header, self.begun)
        self.numbering = Numbering()
        self.story = Story()
        self._answered: dict[tuple[str, str], int] = {}
        self.past = False  # it is the past of a match that is over: nothing in it is a secret any more
        # How much each seat has heard, how many versions had been taken back, and what it has seen.
        self._memories: dict[int | None, tuple[int, int, Sightings | None]] = {}
        self._messages: dict[tuple[str | None, tuple[str, ...], int | None], bytes] = {}
        self._then: dict[int, State] = {}  # states that the match goes back to
        self._looked: dict[int | None, Mapping[str, Any]] = {}  # views that are about to be drawn
        self.promised = Record.from_json({**stored.header, "actions": [], "digest": None}).stretches[-1]
        gathered = Gathering.of(stored.header, stored.entries)
        mustered = Mustering.of(stored.header, stored.entries)
        record = mustered.opened(gathering.record_of(stored.header, gathered))
        self._mixed, self._mustered = gathered.done, mustered.done
        if course is None:
            self.gathering, self.mustering = Gathering.of(stored.header), Mustering.of(stored.header)
            self.match = Match(game, record)
            self._play_all(stored.entries)
        else:
            self.gathering, self.mustering = gathered, mustered
            self._take_up(course, record, stored.entries)

    def _play_all(self, entries: Sequence[Entry]) -> None:
        gathering.tell_beginning(self)
        if self.mustering.done:
            self.tell_opening(0)
        outlook.begin(self)
        asked_for = {int(entry.action) for entry in entries if entry.kind == ASK_UNDO}
        for entry in entries:
            if self.version in asked_for:  # kept, as playing all again for each would take long
                self._then[self.version] = self.match.state.clone()
            self.play(entry)
        self._then.clear()

    def tell_opening(self, number: int) -> None:
        """What happens before the first question."""
        self._tell(number, self.match.log.packed)

    def course(self) -> Course:
        return Course(
            self.match.snapshot(),
            self.story.lines,
            self.standing,
            self.undone,
            self.put,
            self.request,
            self.numbering.hushed,
            self.outlook,
        )

    def _take_up(self, course: Course, record: Record, entries: Sequence[Entry]) -> None:
        played = [entries[number - 1] for number in course.standing]
        record.actions = [(e.seat, RESIGN if e.kind == RESIGN else " ".join(e.action.split())) for e in played]
        self.match = Match.taken_up(self.game, record, course.match)
        self.story = Story(course.lines)
        self.standing, self.undone, self.put = course.standing, course.undone, course.put
        self.request = course.request
        self.numbering.hushed = course.hushed
        self.outlook = course.outlook
        for entry in entries:
            self._note(entry)

    # -- going on -----------------------------------------------------------------------------------------------------

    @cached_property
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
        if decision is None or self.over or not self.opened:
            return ()
        return tuple(self.setting.seats[seat] for seat in decision.seats)

    @property
    def asked_bots(self) -> tuple[str, ...]:
        return tuple(seat for seat in self.asked if self.seats[seat].bot)

    @property
    def opened(self) -> bool:
        """Can it be played? Its lists are in, and its dice are mixed."""
        return self.gathering.done and self.mustering.done

    @property
    def outdated(self) -> bool:
        """Its dice were mixed since, or its lists opened: what is here was made with others, and must be made again."""
        return (self.gathering.done and not self._mixed) or (self.mustering.done and not self._mustered)

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        kept = STATE_BYTES * self.match.kept + sum(map(len, self._messages.values()))
        return MATCH_BYTES + LINE_BYTES * len(self.story.lines) + ENTRY_BYTES * self.version + kept

    def play(self, entry: Entry) -> None:
        """Carry out an entry; what is refused changes nothing."""
        if self.over != (entry.kind == REMATCH) or self.rematch:
            raise Refused([Reason("", "match-is-over")])
        number, told = self.version + 1, len(self.story.lines)
        before = self.match.state.decision
        asked = before is not None and entry.kind == ACTION and self._is_answer(entry, before)
        if entry.kind == RESIGN or (entry.kind == ACTION and entry.action.strip() == RESIGN):
            self._apply(number, entry.seat, RESIGN)
        elif entry.kind == ACTION:
            self._act(number, entry, answer=asked)
        elif entry.kind == UNDO:
            entry = self._undo(number, entry)
        elif entry.kind in gathering.KINDS:
            gathering.play(self, number, entry)
        elif entry.kind == HAND:
            handing.play(self, number, entry)
        elif entry.kind == LIST:
            mustering.play(self, number, entry)
        elif entry.kind == REMATCH:
            self.say(number, "rematch", entry.seat)
        elif entry.kind == OUTLOOK:
            outlook.play(self, number, entry)
        else:
            takeback.play(self, number, entry)
        if entry.kind in (ACTION, UNDO, RESIGN) and self.numbering.knowers(number) is None:
            self.request = None  # going on withdraws the wish to go back
        before = before if asked else None
        if entry.kind == HAND:  # nobody else is late because of it
            self.put[entry.seat] = number
        elif entry.kind != OUTLOOK:
            still = {seat for seat in self.put if self._unmoved(seat, entry, before, told)}
            self.put = {seat: put if seat in still else number for seat, put in self.put.items()}
        self._note(entry)
        outlook.note(self, number)
        self._messages.clear()
        self._looked.clear()

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kind == HAND:
            self.seats[entry.seat] = handing.after(self.seats[entry.seat], entry, self.version)
            self.handed += 1
        if entry.kind == REMATCH:
            self.rematch = entry.action
        if entry.client_id is not None:
            self._answered[entry.seat, entry.client_id] = self.version

    def _act(self, number: int, entry: Entry, *, answer: bool) -> None:
        """The others may not notice it, be it an order or one of several answers at once."""
        if not self.mustering.done:
            raise CannotMuster("lists-not-in")
        if not self.gathering.done and number > self.gathering.after:
            raise gathering.CannotMix("dice-not-mixed")
        state, asked = self.match.state, self.asked
        together, alone = answer and in_secret(state), answer and len(asked) == 1
        if alone and not together:  # it is open that it acts
            self._apply(number, entry.seat, entry.action)
            return
        others = {who: seat for who, seat in self._viewers().items() if who != entry.seat}
        # No view tells of what is chosen together.
        before = {} if together else {who: state.view(seat) for who, seat in others.items()}
        news = self._apply(number, entry.seat, entry.action)
        # The last who chooses is asked alone: if their steps counted, the others would know that all else are through.
        if alone and not (in_secret(self.match.state) and self.asked == asked):
            return
        heard = {who for who, seat in others.items() if any(event.known_to(seat) for event in news)}
        seen = {who for who in before.keys() - heard if self.match.state.view(others[who]) != before[who]}
        self._hush(number, {entry.seat, *heard, *seen})

    def _apply(self, number: int, seat: str, action: str) -> list[Packed]:
        """Let the match carry out an action, and tell of it; gives what happened."""
        done = len(self.match.log)
        self.match.apply(seat, action)
        news = self.match.log.packed[done:]
        self._tell(number, news)
        self.standing.append(number)
        return news

    def _undo(self, number: int, entry: Entry) -> Entry:
        """One line, however many actions are taken back. Gives the entry, which names how many it were: the record is
        found from the entries alone where there are no rules to play them by."""
        taken: list[int] = []
        while len(taken) < int(entry.action or 1) and (at := self.match.undo(entry.seat)) is not None:
            taken.append(self.standing.pop(at - 1))
        if not taken:
            raise takeback.CannotUndo
        self.undone += [(version, number) for version in taken]
        self.say(number, "undone", entry.seat, (self.setting.seat(entry.seat),), count=len(taken))
        known = [self.numbering.knowers(version) for version in taken]
        self._hush(number, None if None in known else frozenset().union(*(who or () for who in known)))
        outlook.cut(self)
        return replace(entry, action=str(len(taken)) if len(taken) > 1 else "")

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
        outlook.cut(self)

    # -- looking ------------------------------------------------------------------------------------------------------

    def eyes(self, held: Sequence[str]) -> str | None:
        """Through which of several seats their holder looks: the one they are asked at, else the first they play."""
        if len(held) < 2:
            return held[0] if held else None
        acting, asked = self.acting(held) or held, self.asked
        return next((seat for seat in acting if seat in asked), acting[0])

    def acting(self, held: Sequence[str]) -> tuple[str, ...]:
        """Those of some seats that their holder plays: one that was handed to a bot they only look through."""
        return tuple(seat for seat in held if self.seats[seat].bot is None)

    def players(self) -> dict[str, Holder]:
        """Every seat that is played."""
        setting, living = self.setting, self.match.state.living
        return {
            name: Holder(self.seats[name].bot, setting.sides[number], not living(number))
            for number, name in enumerate(setting.seats)
        }

    def _undone_since(self, version: int, seat: int | None) -> list[tuple[int, int]]:
        """What was taken back since, as far as the log told this seat of it."""
        since = self.undone[bisect_right(self.undone, version, key=lambda pair: pair[1]) :]
        return [(taken, by) for taken, by in since if any(line.known_to(seat) for line in self.story.of(taken))]

    def _acted(self, held: Sequence[str]) -> int:
        """The version since which others have acted. What is hushed up from those who watch does not count for them."""
        if held:
            return next((version for version in reversed(self.standing) if self.entries[version - 1].seat in held), 0)
        known = self.numbering.known(self.standing, held)
        last = next((self.entries[version - 1].seat for version in known), "")
        return next((version for version in known if self.entries[version - 1].seat != last), 0)

    def scene(self, held: Sequence[str], since: int = -1) -> Scene:
        """What the holder of these seats may know: the scene, and the log after a version."""
        seat, acting = self.eyes(held), self.acting(held)
        number = self._number(seat)
        asks = takeback.told(self, held)

        def told(version: int) -> int:
            return self.numbering.told(version, held)

        return Scene(
            **self._drawn(number, told),
            version=self.version_for(held),
            match=self.id,
            game=self.game.name,
            seat=seat,
            seats=list(held),
            players=self.players(),
            log=self.story.told(self.game, number, since, told, self.undone),
            undone=[(told(taken), told(by)) for taken, by in self._undone_since(since, number)],
            acted=told(self._acted(held)),
            can_undo=(free := not self.over and any(map(self.match.can_undo, acting))),
            can_ask_undo=not free and takeback.may_ask(self, acting),
            undo=None if asks is None else UndoRequest(**asks),
            lesson=lessons.coach(self.game, self.header, self.match, seat),
            commitment=self.commitment,
            secret=self.secret,
            dice=self._dice if self.gathering.done else gathering.told(self, acting),
            rematch=self.rematch,
            own_board=self.game.own_boards,
            outlook=outlook.talk(self, acting),
            muster=None if self.over else mustering.told(self, acting),
        )

    @cached_property
    def _dice(self) -> DiceStory:
        """Who chose the dice, once they are mixed."""
        return gathering.told(self, ())

    def look(self, held: Sequence[str]) -> None:
        """A piece of the next scene, for those who do not want to make it all at once."""
        number = self._number(self.eyes(held))
        self._looked[number] = self._view(number)

    def _number(self, seat: str | None) -> int | None:
        return None if seat is None else self.setting.seat(seat)

    def _view(self, number: int | None) -> Mapping[str, Any]:
        """Before the dice are mixed, what everybody sees."""
        state, seat = self.match.state, number if self.opened else None
        return state.open_view(seat) if self.over or self.past else state.view(seat)

    def _drawn(self, number: int | None, told: Callable[[int], int]) -> dict[str, Any]:
        """What the game says. Before the dice are mixed, what everybody sees: nobody has a hand or a question. Once the
        match is over, everything."""
        looked = self._looked.pop(number, None)
        drawn = self.game.draw(self._view(number) if looked is None else looked)
        drawn.seen = [] if self.over or self.past else self._remembered(number, drawn, told)
        if not self.mustering.done:
            mustering.veil(drawn)
            drawn.waiting = None if self.over else said("lists-mustering")
        elif not self.gathering.done:
            drawn.decision, drawn.waiting, drawn.commands = None, said("dice-gathering"), []
        elif number is not None and self.seats[self.setting.seats[number]].bot is not None:
            drawn.decision, drawn.waiting, drawn.commands = None, said("seat-handed-over"), []
        return msgspec.structs.asdict(drawn)

    def _remembered(self, number: int | None, drawn: Drawn, told: Callable[[int], int]) -> list[Sighting]:
        """What a seat has seen of pieces that are hidden again, from the lines it was told and that stand."""
        if not self.game.sightings:
            return []
        heard, undone, memory = self._memories.get(number, (0, -1, None))
        if memory is None or undone != len(self.undone):  # what was taken back has not been
            heard, undone, memory = 0, len(self.undone), Sightings(self.game, self.match.first_turn)
        taken = {version for version, _ in self.undone}
        memory.hear((told(n), event) for n, event in self.story.events(number, heard) if n not in taken)
        self._memories[number] = (len(self.story.lines), undone, memory)
        return memory.of(drawn)

    def message(self, held: tuple[str, ...], since: int | None) -> bytes:
        """The scene as it is pushed, with the log after a version; or as it is sent, with all of it (None).

        Made once, until something happens: many watch the same, and of a long match it is a megabyte.
        """
        scene = self.scene(held, -1 if since is None else since)
        message = msgspec.json.encode(scene if since is None else Pushed(scene.version, scene))
        if len(self._messages) >= MOST_MESSAGES:  # a client may say it is behind by as much as it likes
            self._messages.clear()
        self._messages[self.eyes(held), held, since] = message
        return message

    def made(self, held: tuple[str, ...], since: int | None) -> bytes | None:
        """The message, if it has been made already."""
        return self._messages.get((self.eyes(held), held, since))

    @cached_property
    def commitment(self) -> str | None:
        """To the secret of the dice that are rolled now: it was fixed before anything was mixed into them."""
        return self.promised.commitment

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once they are all rolled."""
        if not self.over:
            return None
        secret = self.promised.source.to_json().get("secret")
        return secret if isinstance(secret, str) else None

    def reasons(self, seat: str, action: str) -> list[Reason]:
        if self.over:
            return [Reason("", "match-is-over")]
        try:
            return self.match.state.why_not(seat, action)
        except Refused as refused:
            return list(refused.reasons)
