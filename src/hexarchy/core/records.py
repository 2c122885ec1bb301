"""Records: a match as its header and its list of actions. Save file, replay, bug report and proof in one.

A record holds the dice (their secret once the match is over) and so can be played again to the same bytes anywhere. It
is written beside the old one and then put in its place: an interrupted write loses nothing.
"""

from __future__ import annotations

import json
import os
import tempfile
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from hexarchy.core.decisions import DeadEnd, Refused
from hexarchy.core.dice import BadScript, Dice, DiceRunOut, DiceSource, NotedDice, Stretches
from hexarchy.core.events import Event
from hexarchy.core.files import read_text
from hexarchy.core.game import BadInput, Game
from hexarchy.core.muster import Lists, ListText
from hexarchy.core.state import State
from hexarchy.core.stretches import Hex, Name, Stretch, read_stretches

RECORD_FORMAT: Final = 2
OLD_FORMAT: Final = 1  # one source of dice, its commitment beside it: still read
LONGEST_COMPLAINT: Final = 200
MOST_BYTES: Final = 64 * 1024 * 1024  # of a file


class BadRecord(BadInput):
    """A record that cannot be read or does not replay."""


class RecordForm(msgspec.Struct):
    """What a record must be made of before any of it is looked at. Nothing in it is without bounds."""

    game: Name
    rules_version: Name
    scenario: Name
    options: Annotated[dict[Name, bool | int | Name], Meta(max_length=200)]
    position: dict[str, Any] | None
    data_pack: Annotated[str, Meta(max_length=4096)] | None
    dice: Any
    digest: Hex | None
    actions: Annotated[list[Annotated[str, Meta(max_length=300)]], Meta(max_length=200_000)]
    commitment: Hex | None = None  # of format 1
    seats: Annotated[list[Name], Meta(max_length=64)] | None = None
    last_words: bool = False  # older records leave them out
    lists: Annotated[dict[Name, ListText], Meta(max_length=64)] | None = None


@dataclass(slots=True)
class Record:
    """The header says what was agreed on; the actions are all that happened since."""

    game: str
    rules_version: str
    scenario: str
    options: dict[str, Any]
    stretches: tuple[Stretch, ...]
    position: dict[str, Any] | None = None  # a hand-written situation the match started from
    data_pack: str | None = None  # the folder that replaced data files, if any
    actions: list[tuple[str, str]] = field(default_factory=list)
    digest: str | None = None  # of the state after the last action
    seats: tuple[str, ...] | None = None  # those that are played; None: as few as the scenario allows
    last_words: bool = False  # are they among the actions (`State.last_words`)?
    lists: dict[str, str] | None = None  # what players brought to it (`core.muster`); None: the usual ones, or none

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        dice: DiceSource | None = None,
        position: Mapping[str, Any] | None = None,
        seats: Iterable[str] | None = None,
        *,
        last_words: bool = False,
        lists: Lists | None = None,
    ) -> Record:
        setting = game.setting(scenario, options, seats, lists)
        return cls(
            game.name,
            game.rules_version,
            setting.scenario,
            dict(setting.options),
            (Stretch(0, dice or Dice.fresh()),),
            None if position is None else dict(position),
            seats=None if setting.usual else setting.seats,
            last_words=last_words,
            lists=dict(setting.lists) or None,
        )

    @classmethod
    def begin_at(
        cls, game: Game, position: Mapping[str, Any], dice: DiceSource | None = None, *, last_words: bool = False
    ) -> Record:
        """A match from a position, which says itself what is agreed on and who plays."""
        agreed = game.position(position).setting
        return cls.begin(
            game, agreed.scenario, agreed.options, dice, position, seats=agreed.seats, last_words=last_words
        )

    @property
    def dice(self) -> DiceSource:
        """All dice of the match; a position may script the first of them."""
        if len(self.stretches) == 1:
            return self.stretches[0].source
        return Stretches((stretch.start, stretch.source) for stretch in self.stretches)

    @property
    def scripted(self) -> int:
        """How many of the first dice were written down beforehand, by the position the match began from."""
        written = (self.position or {}).get("dice")
        return len(written) if isinstance(written, list | tuple) else 0

    def header(self) -> dict[str, Any]:
        """All of it but the actions and what they lead to."""
        return {key: value for key, value in self.to_json().items() if key not in ("actions", "digest")}

    def start(self, game: Game, dice: DiceSource | None = None) -> State:
        """The state before the first action; with other dice, if they are given."""
        state = self._first_state(game, dice)
        state.last_words = self.last_words
        return state

    def _first_state(self, game: Game, dice: DiceSource | None) -> State:
        if self.position is not None:
            return game.position(self.position, dice or self.dice)
        try:
            return game.new(self.scenario, self.options, dice or self.dice, self.seats, self.lists)
        except (BadScript, DiceRunOut) as error:
            raise BadRecord(f"dice: {error}") from None

    def replay(self, game: Game, to: int | None = None) -> State:
        """The state after the first `to` actions, or after all."""
        state = self.start(game)
        for _ in self.play(game, state, to):
            pass
        return state

    def play(self, game: Game, state: State, to: int | None = None) -> Iterator[tuple[str, str, list[Event]]]:
        """Play the actions on a fresh state, each checked like a player's; gives seat, action and events of each."""
        for number, (seat, action) in enumerate(self.actions[:to], start=1):
            try:
                events = state.apply(seat, action)
            except Refused as refused:
                raise BadRecord(f"action {number} ({seat}: {action}) is refused: {refused}") from None
            except (BadScript, DiceRunOut, DeadEnd) as error:
                raise BadRecord(f"action {number} ({seat}: {action}) cannot be carried out: {error}") from None
            yield seat, action, events

    # -- files ------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        return {
            "format": RECORD_FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "scenario": self.scenario,
            "options": self.options,
            **({} if self.seats is None else {"seats": list(self.seats)}),
            **({"last_words": True} if self.last_words else {}),
            **({} if self.lists is None else {"lists": dict(self.lists)}),
            "position": self.position,
            "data_pack": self.data_pack,
            "dice": [stretch.to_json() for stretch in self.stretches],
            "digest": self.digest,
            "actions": [f"{seat} {action}" for seat, action in self.actions],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], name: str = "record") -> Record:
        if "format" not in data:
            raise BadRecord(f"{name}: not a record of a match")
        if data["format"] not in (OLD_FORMAT, RECORD_FORMAT) or data["format"] is True:
            raise BadRecord(f"{name}: its format is not known; this version reads {OLD_FORMAT} and {RECORD_FORMAT}")
        try:
            form = msgspec.convert(data, RecordForm)
            if form.commitment is not None and data["format"] != OLD_FORMAT:
                raise ValueError("commitment: it stands with the dice it was given for")
            actions = [(seat, action) for seat, _, action in (line.partition(" ") for line in form.actions)]
            return cls(
                form.game,
                form.rules_version,
                form.scenario,
                dict(form.options),
                read_stretches(_as_now(form) if data["format"] == OLD_FORMAT else form.dice),
                form.position,
                form.data_pack,
                actions,
                form.digest,
                None if form.seats is None else tuple(form.seats),
                form.last_words,
                None if form.lists is None else dict(form.lists),
            )
        except (msgspec.ValidationError, ValueError, TypeError, RecursionError) as error:
            raise BadRecord(f"{name}: {str(error)[:LONGEST_COMPLAINT]}") from None

    def save(self, path: Path) -> None:
        """Write to a new file in the same folder, make sure it is on the disk, then put it in place of the old one."""
        text = json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(beside, path.stat().st_mode & 0o777 if path.exists() else 0o644)  # mkstemp hides it from others
            os.replace(beside, path)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: Path) -> Record:
        try:
            return cls.read(path)
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from None

    @classmethod
    def read(cls, path: Path) -> Record:
        """The same, for callers who have words of their own for what the system has against a file."""
        try:
            data = json.loads(read_text(path, MOST_BYTES))
        except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"{path}: not a record of a match: {error}") from None
        return cls.from_json(data if isinstance(data, dict) else {}, str(path))


class Thrown(NamedTuple):
    """A die of a match: of which action it came (0: before the first), its number among all dice, what it showed."""

    action: int
    number: int
    sides: int
    value: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of a record found."""

    actions: int
    digest: str
    digest_match: bool
    dice_match: bool  # every commitment is kept
    committed: bool  # no die fell that nobody had committed to
    end: State
    thrown: Sequence[Thrown]

    @property
    def finished(self) -> bool:
        return self.end.result is not None

    @property
    def sound(self) -> bool:
        """Nothing it claims is untrue."""
        return self.digest_match and self.dice_match

    @property
    def good(self) -> bool:
        """And nobody knew its dice beforehand."""
        return self.sound and self.committed


def verify(record: Record, game: Game, commitment: str | None = None) -> Verdict:
    """Replay a record with every action checked; compare its end, and its dice with what was promised before.

    `commitment`: what was promised elsewhere, of one of its stretches.
    """
    rules = game.under(record.rules_version)
    if rules is None:
        raise BadRecord(f"made with rules version {record.rules_version}; this is {game.rules_version}")
    noted = NotedDice(record.dice)
    state = record.start(rules, noted)
    after = [len(noted.fallen), *(len(noted.fallen) for _ in record.play(rules, state))]
    thrown = [Thrown(bisect_right(after, place), *die) for place, die in enumerate(noted.fallen)]
    digest = state.digest()
    made = _promises(record, thrown)
    kept = all(stretch.kept for stretch in record.stretches)
    return Verdict(
        len(record.actions),
        digest,
        record.digest is None or record.digest == digest,
        kept and (commitment is None or commitment in made),
        all(_committed(record, die) for die in thrown),
        state,
        thrown,
    )


def _promises(record: Record, thrown: Sequence[Thrown]) -> set[str | None]:
    """The commitments that the dice of a match were thrown under. Anybody can add a stretch to a record of which no die
    came: it keeps a promise only where no die has fallen since the match was brought here."""
    rolled = thrown[-1].number + 1 if thrown else 0
    begun = [stretch for stretch in record.stretches if stretch.start < rolled]
    if all(stretch.brought for stretch in begun):
        begun += [stretch for stretch in record.stretches if stretch.start == rolled]
    return {stretch.commitment for stretch in begun} - {None}


def _stretch(record: Record, die: Thrown) -> Stretch:
    return next(stretch for stretch in reversed(record.stretches) if stretch.start <= die.number)


def _committed(record: Record, die: Thrown) -> bool:
    """Does the die come from a secret? One of a script or a seed was known to those who wrote it down."""
    return die.number >= record.scripted and _stretch(record, die).commitment is not None


def _as_now(form: RecordForm) -> Any:
    """The dice of the old format as this one has them."""
    return [{"from": 0, **form.dice, "commitment": form.commitment}]
