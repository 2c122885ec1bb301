"""What is kept of a match: its header, its seats and its entries, as tables and as values.

An entry is an action, an undo, a resignation, a seat handed over, a list, a rematch, or a word about taking back, about
the dice or about showing the chances; a match is played again from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

TABLES: Final = sa.MetaData()
MATCH: Final = sa.Table(
    "match",
    TABLES,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("header", sa.Text, nullable=False),  # the record without its actions; holds the secret of the dice
    sa.Column("luck", sa.BigInteger, nullable=False),  # the seed of the bots
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False),  # a bot is asked: found again after a restart
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("maker", sa.String(64)),  # the address it was made from, hashed
    sa.Column("aside", sa.String(32)),  # why it cannot be played here at the moment
    # What its dice would show is known: while it was put aside its players were given the record with their secret, or
    # it was restored from a backup, and they have seen what was rolled since.
    sa.Column("given_out", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("match_running", "over", "bot_due"),
    sa.Index("match_maker", "maker"),
)
SEAT: Final = sa.Table(
    "seat",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("bot", sa.String(64)),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("seen", sa.Float),  # when its person was last here; while they are connected a little ahead
)
ENTRY: Final = sa.Table(
    "entry",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("sent", sa.String(32)),
    sa.UniqueConstraint("match_id", "seat", "client_id", name="entry_once"),
)
PICTURE: Final = sa.Table(  # the last scene that each seat was shown ("": those who watch), packed
    "picture",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.String(64), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("scene", sa.LargeBinary, nullable=False),
)
LONGEST_LINE: Final = 280
PARLEY: Final = sa.Table(  # what people say to each other beside the game; `to`: in private
    "parley",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True),  # by time, and never sent: it counts private lines too
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("to", sa.String(64)),
    sa.Column("text", sa.String(LONGEST_LINE), nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.UniqueConstraint("match_id", "seat", "client_id", name="parley_once"),
)
RATE: Final = sa.Table(  # what is counted for all processes alike
    "rate",
    TABLES,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("seconds", sa.Integer, primary_key=True),
    sa.Column("stretch", sa.BigInteger, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
)
SETTING: Final = sa.Table(
    "setting",
    TABLES,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

ACTION, UNDO, RESIGN = "action", "undo", "resign"
ASK_UNDO, GRANT_UNDO, DENY_UNDO = "ask-undo", "grant-undo", "deny-undo"
HAND = "hand-over"
REMATCH = "rematch"  # the only entry after the end: the id of the match that follows
OUTLOOK = "outlook"
LIST = "list"  # what a player brings to a match before it begins
ALL_AGREE: Final = "all"  # with the last of those who were asked to take back
COMMIT, REVEAL, BEGIN = "dice-commit", "dice-reveal", "dice-begin"
OPERATOR: Final = "operator"  # why a match is put aside that the operator has put there


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat did. `client_id` is the sender's name for it; bots give none. `sent`: a digest of the request."""

    seat: str
    kind: str
    action: str = ""
    client_id: str | None = None
    sent: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at the table: a bot's, or that of the holder of its token.

    A seat that was handed to a bot keeps the token of its person, who may take it back. `since`: the version at which
    it was handed over. `replaced`: hashes of tokens that opened it once.
    """

    name: str
    bot: str | None = None
    token_hash: str | None = None
    since: int = 0
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is kept. `seats`: as they were when it was made; `handing.seated` gives them as they are.

    `entries`: fewer than its version says where one is missing; then only those before it.
    """

    id: str
    header: dict[str, Any]
    luck: int
    version: int
    over: bool
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    maker: str | None = None
    aside: str | None = None
    given_out: bool = False

    @property
    def whole(self) -> bool:
        return len(self.entries) == self.version
