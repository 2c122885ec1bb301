"""Records: a match as its header and its list of actions. Save file, replay, bug report and proof in one.

A record holds the dice (their secret once the match is over) and so can be played again to the same bytes anywhere. It
is written beside the old one and then put in its place: an interrupted write loses nothing.
"""

from __future__ import annotations

import json
import os
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexarchy.core.decisions import DeadEnd, Refused
from hexarchy.core.dice import BadScript, Dice, DiceRunOut, DiceSource, NotedDice, dice_from_json
from hexarchy.core.events import Event
from hexarchy.core.game import BadInput, Game
from hexarchy.core.state import State

RECORD_FORMAT: Final = 1


class BadRecord(BadInput):
    """A record that cannot be read or does not replay."""


@dataclass(slots=True)
class Record:
    """The header says what was agreed on; the actions are all that happened since."""

    game: str
    rules_version: str
    scenario: str
    options: dict[str, Any]
    dice: DiceSource
    position: dict[str, Any] | None = None  # a hand-written situation the match started from
    data_pack: str | None = None  # the folder that replaced data files, if any
    actions: list[tuple[str, str]] = field(default_factory=list)
    digest: str | None = None  # of the state after the last action
    promised: str | None = None  # the commitment that stands in the file the record was read from

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str = "standard",
        options: Mapping[str, Any] | None = None,
        dice: DiceSource | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Record:
        chosen = dict(game.scenarios.options(scenario, options or {}))
        return cls(
            game.name,
            game.rules_version,
            scenario,
            chosen,
            dice or Dice.fresh(),
            None if position is None else dict(position),
        )

    def start(self, game: Game) -> State:
        """The state before the first action."""
        if self.position is not None:
            return game.position(self.position, self.dice)
        try:
            return game.new(self.scenario, self.options, self.dice)
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
        commitment = self.dice.commitment if isinstance(self.dice, Dice) else None
        return {
            "format": RECORD_FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "scenario": self.scenario,
            "options": self.options,
            "position": self.position,
            "data_pack": self.data_pack,
            "commitment": commitment,
            "dice": self.dice.to_json(),
            "digest": self.digest,
            "actions": [f"{seat} {action}" for seat, action in self.actions],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], name: str = "record") -> Record:
        if "format" not in data:
            raise BadRecord(f"{name}: not a record of a match")
        if data["format"] != RECORD_FORMAT:
            raise BadRecord(
                f"{name}: record format {data['format']!r} is not known; this version reads {RECORD_FORMAT}"
            )
        if not isinstance(data.get("position"), dict | None):
            raise BadRecord(f"{name}: position: a table is needed")
        try:
            actions = [(seat, action) for seat, _, action in (line.partition(" ") for line in data["actions"])]
            return cls(
                data["game"],
                data["rules_version"],
                data["scenario"],
                dict(data["options"]),
                dice_from_json(data["dice"]),
                data["position"],
                data["data_pack"],
                actions,
                data["digest"],
                data.get("commitment"),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"{name}: {type(error).__name__}: {error}") from None

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
            data = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from None
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"{path}: not a record of a match: {error}") from None
        return cls.from_json(data if isinstance(data, dict) else {}, str(path))


class Thrown(NamedTuple):
    """A die of a match: of which action it came (0: before the first), its number among all dice, what it showed."""

    action: int
    number: int
    sides: int
    value: int


class Verdict:
    """What a check of a record found."""

    __slots__ = ("actions", "dice_match", "digest", "digest_match", "finished", "thrown")

    def __init__(
        self, actions: int, digest: str, digest_match: bool, dice_match: bool, finished: bool, thrown: Sequence[Thrown]
    ) -> None:
        self.actions = actions
        self.digest = digest
        self.digest_match = digest_match
        self.dice_match = dice_match
        self.finished = finished
        self.thrown = thrown

    @property
    def good(self) -> bool:
        return self.digest_match and self.dice_match


def verify(record: Record, game: Game, commitment: str | None = None) -> Verdict:
    """Replay a record with every action checked; compare its end, and its dice with what was promised before."""
    if record.rules_version != game.rules_version:
        raise BadRecord(f"made with rules version {record.rules_version}; this is {game.rules_version}")
    noted = NotedDice(record.dice)
    replayed = replace(record, dice=noted)
    state = replayed.start(game)
    after = [len(noted.fallen), *(len(noted.fallen) for _ in replayed.play(game, state))]
    thrown = [Thrown(bisect_right(after, place), *die) for place, die in enumerate(noted.fallen)]
    digest = state.digest()
    made = record.dice.commitment if isinstance(record.dice, Dice) else None
    dice_match = all(promise is None or promise == made for promise in (commitment, record.promised))
    same = record.digest is None or record.digest == digest
    return Verdict(len(record.actions), digest, same, dice_match, state.result is not None, thrown)
