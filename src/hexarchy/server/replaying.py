"""Replaying: what the processes do that play matches again. They get values and give values; they know no database.

What is brought from outside is read here and nowhere else, where time and memory are limited. So everything that may
come of it is a value or `Unplayable`, whose message holds nothing but what its reader wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Annotated, Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec
from msgspec import Meta

from hexarchy import games
from hexarchy.core.actions import RESIGN
from hexarchy.core.decisions import DeadEnd, Refused
from hexarchy.core.dice import Dice, DiceRunOut, ScriptedDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.inputs import MOST_BYTES
from hexarchy.core.position_files import parse_position
from hexarchy.core.records import Record, Verdict, verify
from hexarchy.core.scenarios import BadOption
from hexarchy.core.stretches import Stretch
from hexarchy.core.visible import visible
from hexarchy.server.running import Course, Running
from hexarchy.server.schema import ACTION, Entry, Stored

P = ParamSpec("P")
T = TypeVar("T")

MOST_ACTIONS: Final = 50_000
LONGEST_ACTION: Final = 200
LONGEST_COMPLAINT: Final = 300
BAD: Final = (BadInput, BadOption, DeadEnd, Refused, DiceRunOut)
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError)
Json = dict[str, Any]
Position = Json | Annotated[str, Meta(max_length=MOST_BYTES)]


class Unplayable(Exception):
    """What was to be played cannot be; its message says why."""


class NoGame(Exception):
    """There is no game of that name here."""


class OtherRules(Exception):
    """The game is no longer played as it was when the match began."""


class Brought(NamedTuple):
    """What is brought to play on with, checked: a header and actions, and how many dice they have seen."""

    header: Mapping[str, Any]
    entries: tuple[Entry, ...]
    rolled: int
    scripted: bool

    def header_with(self, dice: Dice) -> dict[str, Any]:
        """The header of a match that goes on from there, with these dice for what is still to be rolled."""
        known = [{**stretch, "brought": True} for stretch in self.header["dice"] if stretch["from"] < self.rolled]
        return {**self.header, "dice": [*known, Stretch(self.rolled, dice).to_json()]}


def _told(work: Callable[P, T]) -> Callable[P, T]:
    """Whatever is wrong with what was read is told in one sentence; exceptions of their own would not travel."""

    @wraps(work)
    def run(*args: P.args, **more: P.kwargs) -> T:
        try:
            return work(*args, **more)
        except (*BAD, *UNREADABLE) as error:
            raise Unplayable(str(error)[:LONGEST_COMPLAINT]) from None
        except RecursionError:
            raise Unplayable("it is nested too deeply") from None

    return run


def find(name: str, version: str | None = None) -> Game:
    """The game of that name, as it is played under a version of its rules."""
    try:
        game = games.game(name)
    except games.UnknownGame as error:
        raise NoGame(str(error)) from None
    rules = game if version is None else game.under(version)
    if rules is None:
        raise OtherRules(f"made with rules version {version}; this is {game.rules_version}")
    return rules


# -- matches of our own -----------------------------------------------------------------------------------------------


@_told
def course(stored: Stored) -> Course:
    """What came of the entries of a match."""
    return _running(stored).course()


@_told
def shown(stored: Stored) -> Course:
    """The same of a match that is brought, after it was drawn for everybody: what can be played need not be a situation
    that can be told."""
    running = _running(stored)
    for held in ((), *((seat,) for seat in running.setting.seats)):
        running.message(held, None)
    if running.game.own_boards:
        running.game.draw_board(running.match.state.view(None))
    return running.course()


@_told
def scene_at(stored: Stored, held: Sequence[str], past: bool) -> bytes:
    """The scene after these entries, as it is sent. `past`: the match is over, and everything lies open."""
    running = _running(stored)
    running.past = past
    scene = running.scene(held)
    scene.can_undo, scene.can_ask_undo, scene.undo, scene.outlook = False, False, None, None
    return msgspec.json.encode(scene)


@_told
def state_at(stored: Stored) -> bytes:
    """The state after these entries."""
    return _running(stored).match.state.dumps().encode()


def _running(stored: Stored) -> Running:
    return Running(find(stored.header["game"], stored.header["rules_version"]), stored)


# -- what others bring ------------------------------------------------------------------------------------------------


@_told
def check(data: Mapping[str, Any] | bytes, commitment: str | None) -> dict[str, Any]:
    """What a check of a record finds, die by die, so that a browser can throw every one of them again."""
    record, game = _read(data)
    verdict = _verified(record, game, commitment)
    return {
        "digest": verdict.digest,
        "verdict": {
            "good": verdict.good,
            "actions": verdict.actions,
            "dice_match": verdict.dice_match,
            "digest_match": verdict.digest_match,
            "committed": verdict.committed,
            "finished": verdict.finished,
            "resigned": next((seat for seat, action in record.actions if action == RESIGN.text), None),
        },
        "stretches": [stretch.to_json() for stretch in record.stretches],
        "scripted": record.scripted,
        "dice": [tuple(die) for die in verdict.thrown],
    }


@_told
def read_record(data: bytes) -> Brought:
    """A record to go on with. What it claims must be true."""
    record, game = _read(data)
    verdict = _verified(record, game)
    if not verdict.dice_match:
        raise BadInput("a commitment of the record does not belong to its dice")
    if not verdict.digest_match:
        raise BadInput("its actions do not lead where the record says")
    actions = list(record.actions)
    while actions and actions[-1][1] == RESIGN.text:  # a match that was given up can be gone on with
        actions.pop()
    entries = tuple(Entry(seat, ACTION, action) for seat, action in actions)
    scripted = bool(record.scripted) or any(isinstance(part.source, ScriptedDice) for part in record.stretches)
    return Brought(record.header(), entries, verdict.end.rolled, scripted)


@_told
def read_position(written: bytes, named: str | None) -> Brought:
    """A position to begin from, as JSON: a string of TOML, or the same as an object.

    `named`: the game, where it does not say it itself.
    """
    content = msgspec.json.decode(written, type=Position)
    data = parse_position(content) if isinstance(content, str) else content
    told = data.pop("game", None)
    if not isinstance(told, str | None):
        raise BadInput("position: game: the name of a game is needed")
    game = find(named or told or games.names()[0])
    record = Record.begin_at(game, data, last_words=True)
    return Brought(record.header(), (), 0, bool(record.scripted))


def _verified(record: Record, game: Game, commitment: str | None = None) -> Verdict:
    """What a check finds, and that its head says what is played: a position says so too."""
    verdict = verify(record, game, commitment)
    head = game.setting(record.scenario, record.options, record.seats, record.lists)
    if head.to_json() != verdict.end.setting.to_json():
        raise BadInput("its scenario, options and seats are not those of its position")
    return verdict


def _read(data: Mapping[str, Any] | bytes) -> tuple[Record, Game]:
    record = Record.from_json(msgspec.json.decode(data, type=Json) if isinstance(data, bytes) else data)
    game = find(record.game, record.rules_version)
    if record.data_pack is not None:
        raise BadInput("records with a data pack cannot be played here")
    if len(record.actions) > MOST_ACTIONS or any(len(action) > LONGEST_ACTION for _, action in record.actions):
        raise BadInput("the record is too long")
    if any(visible(action) != action for _, action in record.actions):
        raise BadInput("an action of the record holds characters nobody can see")
    game.scenarios[record.scenario]  # no name would be taken for the usual one here, and for none elsewhere
    setting = game.setting(record.scenario, record.options, record.seats, record.lists)
    if any(seat not in setting.seats for stretch in record.stretches for seat in stretch.contributions):
        raise BadInput("dice: a seat that does not play has mixed them")
    return record, game
