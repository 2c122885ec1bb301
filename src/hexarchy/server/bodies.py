"""What is sent and what is answered: every message is held to these forms, and the document is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hexarchy.core.visible import UNSEEN
from hexarchy.server.batches import MOST_ACTIONS
from hexarchy.server.problems import Problem
from hexarchy.server.replaying import LONGEST_ACTION

# Nothing unseen anywhere: a "$" would let a line end pass, and what ends a text is not written alike everywhere.
CLEAN: Final = rf"^(?![\s\S]*[{UNSEEN}])"
Name = Annotated[str, Meta(max_length=64, pattern=CLEAN)]
ClientId = Annotated[
    str, Meta(min_length=1, max_length=60, pattern=rf"^(?![\s\S]*[/{UNSEEN}])")
]  # of a batch: "id", "id/1", "id/2" …
ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION, pattern=CLEAN)]
Choice = bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Name
Seen = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Json = dict[str, Any]
# Read where time and memory are limited, not here: four megabytes of it become hundreds once they are lists and tables.
Unread = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
UnreadPosition = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": ["object", "string", "null"]})]
UnreadRecord = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": ["object", "null"]})]
Digest = Annotated[
    str, Meta(min_length=64, max_length=64, pattern=r"^(?![\s\S]*[^0-9a-f])")
]  # or a value of as many bytes


class Mixing(msgspec.Struct):
    """Who takes part in mixing the dice: those who are here commit to a value at once, others are waited for."""

    commitments: Annotated[dict[Name, Digest], Meta(max_length=64)] = {}
    awaited: Annotated[list[Name], Meta(max_length=64)] = []


class NewMatch(msgspec.Struct):
    """What to play, and who sits where: "human" or "bot:" and its name."""

    game: Name
    scenario: Name = "standard"
    options: Annotated[dict[Name, Choice], Meta(max_length=200)] = {}
    seats: Annotated[dict[Name, Name], Meta(max_length=64)] = {}
    dice: Mixing = msgspec.field(default_factory=Mixing)


class Import(msgspec.Struct):
    """A record to go on with, or a position to start from (its TOML, or the same as JSON)."""

    record: UnreadRecord = msgspec.field(default_factory=msgspec.Raw)
    position: UnreadPosition = msgspec.field(default_factory=msgspec.Raw)
    game: Name | None = None
    seats: Annotated[dict[Name, Name], Meta(max_length=64)] = {}
    dice: Mixing = msgspec.field(default_factory=Mixing)


class Mix(msgspec.Struct):
    """A word about the dice: commitments, or the values committed to, by seat; neither: begin with what there is."""

    id: ClientId
    version: Seen
    commitments: Annotated[dict[Name, Digest], Meta(max_length=64)] = {}
    values: Annotated[dict[Name, Digest], Meta(max_length=64)] = {}


class Learn(msgspec.Struct):
    """A chapter of a game's lesson; the first if none is named."""

    game: Name
    chapter: Name | None = None


class Act(msgspec.Struct):
    """`id`: the sender's own name for it; `version`: how far they had seen the match; and one of the others.

    `actions`: several in a row, as long as nothing unforeseen comes in between; one that ends in "?" is left out where
    it is not offered. `rest`: routine answers by the game, to the end of what a plan of the scene names.
    """

    id: ClientId
    version: Seen
    action: ActionText | None = None
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ACTIONS)] | None = None
    rest: Name | None = None


class Mark(msgspec.Struct):
    """A resignation."""

    id: ClientId
    version: Seen


class Undo(msgspec.Struct):
    """`ask`: where it is not free to take it back, ask the others. `count`: so many actions, those of a batch say."""

    id: ClientId
    version: Seen
    ask: bool = False
    count: Annotated[int, Meta(ge=1, le=MOST_ACTIONS)] = 1


class UndoAnswer(msgspec.Struct):
    """The answer to a player who asks to take back; that player may withdraw it with a no."""

    id: ClientId
    version: Seen
    grant: bool


class Why(msgspec.Struct):
    """An action a player would like to take."""

    action: ActionText


class Created(msgspec.Struct):
    """The match, the secret tokens of its people, and the promise of the dice."""

    match: str
    tokens: dict[str, str]
    commitment: str | None


class Agreed(msgspec.Struct):
    """What a match is played with. `not_in_force`: rules that do not hold in it, with what they need, by language."""

    title: dict[str, str]
    scenario: str
    options: dict[str, bool | int | str]
    seats: list[str]
    not_in_force: dict[str, dict[str, str]]


class Version(msgspec.Struct):
    """How far the match is now: it is on the disk."""

    version: int


class Done(msgspec.Struct):
    """How far the match is now: it is on the disk. `done`: how many of the actions sent were dealt with."""

    version: int
    done: int


class Reasons(msgspec.Struct):
    """The rules against an action; none when it is allowed."""

    reasons: list[Json]


class OddsList(msgspec.Struct):
    """Every fight in sight."""

    odds: list[Json]


class Verification(msgspec.Struct):
    """The promise of the dice, and what came of it once the match is over."""

    commitment: str | None
    secret: str | None
    digest: str | None
    verdict: Json | None
    stretches: list[Json]  # which dice from which number on; secrets and values once the match is over
    scripted: int  # so many of the first dice were written down beforehand
    dice: list[tuple[int, int, int, int]]  # action, number among all dice, sides, value


class Claim(msgspec.Struct):
    """A record, and the commitment that was published before its first die, if it is known from elsewhere."""

    record: Unread
    commitment: Annotated[str, Meta(max_length=200, pattern=CLEAN)] | None = None


class Health(msgspec.Struct):
    status: str
    matches: int
    version: str


class Ready(msgspec.Struct):
    """`status`: "ready" or "not-ready"; then what works: writing to the database, the processes of bots and replays."""

    status: str
    database: bool
    bots: bool
    replays: bool


def unread(value: msgspec.Raw, begins: bytes = b"{") -> bytes | None:
    """The bytes of what is read elsewhere; None where there is nothing. `begins`: what its first may be."""
    raw = bytes(value).strip()
    if raw in (b"", b"null"):
        return None
    if raw[:1] not in begins:
        raise Problem(422, "bad-body", "a record is an object; a position too, or a string")
    return raw
