"""What is sent and what is answered: every message is held to these forms, and the document is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hexarchy.core.muster import ListText
from hexarchy.core.page.scene import Reason
from hexarchy.core.page.texts import Text
from hexarchy.core.visible import UNSEEN
from hexarchy.server.answers import Fight, OptionValue
from hexarchy.server.batches import MOST_ACTIONS
from hexarchy.server.problems import Problem
from hexarchy.server.replaying import LONGEST_ACTION
from hexarchy.server.schema import LONGEST_LINE

# Nothing unseen anywhere: a "$" would let a line end pass, and what ends a text is not written alike everywhere.
CLEAN: Final = rf"^(?![\s\S]*[{UNSEEN}])"
Name = Annotated[str, Meta(max_length=64, pattern=CLEAN)]
ClientId = Annotated[
    str, Meta(min_length=1, max_length=60, pattern=rf"^(?![\s\S]*[/{UNSEEN}])")
]  # of a batch: "id", "id/1", "id/2" …
ActionText = Annotated[str, Meta(max_length=LONGEST_ACTION, pattern=CLEAN)]
HexText = Annotated[str, Meta(max_length=8, pattern=CLEAN)]
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
    """What to play, and who sits where: "human" or "bot:" and its name. Without `scenario` it is the game's first.
    `outlook`: the chances of winning are shown. `lists`: what its maker brings for seats of their own, or of bots,
    where players make lists."""

    game: Name
    scenario: Name | None = None
    options: Annotated[dict[Name, Choice], Meta(max_length=200)] = {}
    seats: Annotated[dict[Name, Name], Meta(max_length=64)] = {}
    dice: Mixing = msgspec.field(default_factory=Mixing)
    outlook: bool = False
    lists: Annotated[dict[Name, ListText], Meta(max_length=64)] = {}


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


class Bring(msgspec.Struct):
    """The list of a seat: it stays sealed until all are in, and may be sent again until then."""

    id: ClientId
    version: Seen
    seat: Name
    text: ListText


class Terms(msgspec.Struct):
    """What a list is made for. `seats`: those that play, where the scenario leaves that open."""

    seat: Name
    scenario: Name | None = None
    options: Annotated[dict[Name, Choice], Meta(max_length=200)] = {}
    seats: Annotated[list[Name], Meta(max_length=64)] = []


class Draft(Terms):
    """A list to be looked at."""

    text: ListText = ""


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


class Resign(msgspec.Struct):
    """A player gives up."""

    id: ClientId
    version: Seen


class Undo(msgspec.Struct):
    """`ask`: where it is not free to take it back, ask the others. `count`: so many actions; else the last batch."""

    id: ClientId
    version: Seen
    ask: bool = False
    count: Annotated[int, Meta(ge=1, le=MOST_ACTIONS)] | None = None


class UndoAnswer(msgspec.Struct):
    """The answer to a player who asks to take back; that player may withdraw it with a no."""

    id: ClientId
    version: Seen
    grant: bool


class ShowOutlook(msgspec.Struct):
    """Yes or no to showing the chances of winning while the match is played."""

    id: ClientId
    version: Seen
    show: bool


class Hand(msgspec.Struct):
    """A seat that is handed over: to "bot:" and its name, "bot:absent" (the rules answer), "link", or "back"."""

    id: ClientId
    seat: Name
    to: Name


class Handed(msgspec.Struct):
    """How far the match is now: it is on the disk. `token`: of a seat that was handed over by a new link, told once."""

    version: int
    token: str | None


class Rematch(msgspec.Struct):
    """A player asks for a rematch: nothing more need be said."""


class Rematched(msgspec.Struct):
    """The match that follows: the tokens of this one open it, each one seat on."""

    match: str


class Attendance(msgspec.Struct):
    """For how many seconds the person of each seat has been away: 0 while they are here, null before they ever were.

    `host`: the caller made the match. `patience`: a person away for as many seconds may be replaced.
    """

    away: dict[str, int | None]
    host: bool
    patience: int


class Say(msgspec.Struct):
    """Something a player says beside the game, to all or to one seat: it binds nobody, and no record has it."""

    id: ClientId
    seat: Name
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE, pattern=rf"^(?![\s\S]*[{UNSEEN}])\s*\S")]
    to: Name | None = None


class Heard(msgspec.Struct):
    """A line of what was said. `at`: seconds since 1970; `to`: the one seat it was said to."""

    at: float
    seat: str
    to: str | None
    text: str


class Spoken(msgspec.Struct):
    """What the caller may read of what was said."""

    lines: list[Heard]


class Wish(msgspec.Struct):
    """An action a player would like to take."""

    action: ActionText


class Glance(msgspec.Struct, rename={"from_": "from"}):
    """A hex a player looks at, or from there to another."""

    from_: HexText
    to: HexText | None = None


class AtHex(msgspec.Struct):
    """A hex whose piece a player thinks of."""

    hex: HexText


class Created(msgspec.Struct):
    """The match, the secret tokens of its people, the promise of the dice, and the token that hands seats over."""

    match: str
    tokens: dict[str, str]
    commitment: str | None
    host: str | None


class Agreed(msgspec.Struct):
    """What a match is played with. `lists`: those players brought, once they are open. `not_in_force`: rules that do
    not hold in it, with what they need."""

    title: Text
    scenario: str
    options: dict[str, OptionValue]
    seats: list[str]
    lists: dict[str, str]
    not_in_force: dict[str, Text]


class Version(msgspec.Struct):
    """How far the match is now: it is on the disk."""

    version: int


class Done(msgspec.Struct):
    """How far the match is now: it is on the disk. `done`: how many of the actions sent were dealt with."""

    version: int
    done: int


class Reasons(msgspec.Struct):
    """The rules against an action; none when it is allowed."""

    reasons: list[Reason]


class OddsList(msgspec.Struct):
    """Every fight in sight."""

    odds: list[Fight]


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
