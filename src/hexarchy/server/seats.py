"""Seats: who may speak for which side. A token is told once; the database keeps its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hexarchy import bots
from hexarchy.core.game import Game
from hexarchy.server.problems import Problem
from hexarchy.server.schema import SeatRow

HUMAN: Final = "human"
BOT: Final = "bot:"
SCHEME: Final = "seat "
HOST: Final = "host"  # where the header of a match keeps the hash of its host's token
LONGEST_TOKEN: Final = 64
_UNKNOWN: Final = ("unknown-token", "this token opens no seat of this match")
MOST_TOKENS: Final = 9  # of eight seats, and the host's


class BadSeats(ValueError):
    """Seats that cannot be taken like that."""


class UnknownToken(Exception):
    """Tokens that open no seat of this match. `places`: which of those sent; `replaced`: they did once."""

    def __init__(self, places: Sequence[int] = (), *, replaced: bool = False) -> None:
        super().__init__()
        self.places = tuple(places)
        self.replaced = replaced


def token_hash(token: str) -> str:
    """Tokens are long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_people(
    game: Game, played: Sequence[str], wanted: Mapping[str, str], *, together: bool = False
) -> tuple[tuple[SeatRow, ...], dict[str, str]]:
    """The seats `played` in a new match, and the tokens of those for people. A seat nobody named is a person's.

    `together`: one token for all of them, so that nobody can hold one of the seats without the others.
    """
    for name in wanted:
        if name not in played:
            raise BadSeats(f"there is no seat '{name}'; there is {', '.join(played)}")
    rows, tokens = [], {}
    shared = new_token()
    for name in played:
        who = wanted.get(name, HUMAN)
        if who == HUMAN:
            tokens[name] = shared if together else new_token()
            rows.append(SeatRow(name, token_hash=token_hash(tokens[name])))
        elif who.startswith(BOT) and who.removeprefix(BOT) in bots.names(game):
            rows.append(SeatRow(name, bot=who.removeprefix(BOT)))
        else:
            known = ", ".join([HUMAN, *(BOT + bot for bot in bots.names(game))])
            raise BadSeats(f"seat '{name}' takes {known}, not '{who}'")
    return tuple(rows), tokens


def read_header(header: str | None) -> tuple[str, ...]:
    """The tokens of an `Authorization` header; none means watching."""
    if not header:
        return ()
    if not header.lower().startswith(SCHEME):
        raise UnknownToken
    return read_tokens(header[len(SCHEME) :])


def read_tokens(said: str | None) -> tuple[str, ...]:
    tokens = tuple(token.strip() for token in said.split(",")) if said else ()
    if len(tokens) > MOST_TOKENS or any(not 0 < len(token) <= LONGEST_TOKEN for token in tokens):
        raise UnknownToken
    return tokens


def holder(rows: Iterable[SeatRow], tokens: Sequence[str], host: str | None = None) -> tuple[str, ...]:
    """The seats of a sender; none for one who watches. `host`: the hash of the host's token, which opens no seat."""
    try:
        return held(rows, tokens, host)
    except UnknownToken as unknown:
        said = ("token-replaced", "the host has replaced this link") if unknown.replaced else _UNKNOWN
        raise Problem(401, *said, unknown=list(unknown.places)) from None


def held(rows: Iterable[SeatRow], tokens: Sequence[str], host: str | None = None) -> tuple[str, ...]:
    """The seats these tokens open, in the order of the tokens; one wrong token spoils them all."""
    rows = list(rows)
    found: list[str] = []
    wrong: dict[int, str] = {}
    for place, token in enumerate(tokens):
        made = token_hash(token)
        names = [row.name for row in rows if row.token_hash and hmac.compare_digest(row.token_hash, made)]
        found += names
        if not names and not is_host(host, token):
            wrong[place] = made
    if wrong:
        replaced = {hashed for row in rows for hashed in row.replaced}
        raise UnknownToken([*wrong], replaced=replaced.issuperset(wrong.values()))
    return tuple(dict.fromkeys(found))


def is_host(host: str | None, token: str) -> bool:
    return host is not None and hmac.compare_digest(host, token_hash(token))


def new_token() -> str:
    return secrets.token_urlsafe(24)
