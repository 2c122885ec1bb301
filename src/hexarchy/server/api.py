"""The HTTP part of docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hexarchy import __version__
from hexarchy.server import catalogue, matches, seats
from hexarchy.server.bots import Players
from hexarchy.server.guard import Rates
from hexarchy.server.matches import LONGEST_ACTION, Matches, Problem, find_game
from hexarchy.server.openapi import Api, document

LARGE_BODY: Final = 4 * 1024 * 1024  # a record of a long match
Name = Annotated[str, Meta(max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Seen = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Json = dict[str, Any]


class NewMatch(msgspec.Struct):
    """What to play, and who sits where: "human" or "bot:" and its name."""

    game: Name
    scenario: Name = "standard"
    options: dict[Name, bool | int | str] = {}
    seats: dict[Name, Name] = {}


class Import(msgspec.Struct):
    """A record to go on with, or a position to start from (its TOML, or the same as JSON)."""

    record: Json | None = None
    position: Json | str | None = None
    game: Name | None = None
    seats: dict[Name, Name] = {}


class Act(msgspec.Struct):
    """`id`: the sender's own name for this action; `version`: how far he had seen the match."""

    id: ClientId
    version: Seen
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Mark(msgspec.Struct):
    """An undo or a resignation."""

    id: ClientId
    version: Seen


class Why(msgspec.Struct):
    """An action somebody would like to take."""

    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Created(msgspec.Struct):
    """The match, the secret tokens of its people, and the promise of the dice."""

    match: str
    tokens: dict[str, str]
    commitment: str | None


class Version(msgspec.Struct):
    """How far the match is now: it is on the disk."""

    version: int


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


class Health(msgspec.Struct):
    status: str
    matches: int
    version: str


class Desk:
    """Answers the requests."""

    def __init__(self, matches_: Matches, players: Players, rates: Rates) -> None:
        self.matches = matches_
        self.players = players
        self.rates = rates
        self.table: Final = self._table()
        self._document = catalogue.Fixed(document(self.table))

    def _table(self) -> list[Api]:
        one = "/api/matches/{id}"
        seat = (401, 404)
        act = (*seat, 409)
        made = (404, 503)
        return [
            Api("GET", "/api/games", self.list_games, list[Json]),
            Api("GET", "/api/games/{game}/board", self.board, Json, errors=(404,)),
            Api("GET", "/api/games/{game}/rules", self.rules, Json, errors=(404,)),
            Api("POST", "/api/matches", self.create, Created, NewMatch, 201, made),
            Api("POST", "/api/matches/import", self.import_match, Created, Import, 201, made, LARGE_BODY),
            Api("GET", one, self.scene, Json, errors=seat),
            Api("POST", f"{one}/actions", self.act, Version, Act, errors=act),
            Api("POST", f"{one}/why", self.why, Reasons, Why, errors=seat),
            Api("POST", f"{one}/undo", self.undo, Version, Mark, errors=act),
            Api("POST", f"{one}/resign", self.resign, Version, Mark, errors=act),
            Api("GET", one + "/at/{n:int}", self.scene_at, Json, errors=seat),
            Api("GET", f"{one}/odds", self.odds, OddsList, errors=(*seat, 503)),
            Api("GET", f"{one}/record", self.record, Json, errors=(403, 404)),
            Api("GET", f"{one}/verify", self.verify, Verification, errors=(404,)),
            Api("GET", "/health", self.health, Health),
        ]

    # -- what never changes -------------------------------------------------------------------------------------------

    async def list_games(self, request: Request) -> Response:
        """The games with their seats, scenarios, options and bots."""
        return (await asyncio.to_thread(catalogue.all_games)).answer(request)

    async def board(self, request: Request) -> Response:
        """The board of a game."""
        game = find_game(request.path_params["game"])
        return (await asyncio.to_thread(catalogue.board, game)).answer(request)

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game."""
        game = find_game(request.path_params["game"])
        return (await asyncio.to_thread(catalogue.rules, game)).answer(request)

    async def openapi(self, request: Request) -> Response:
        return self._document.answer(request)

    async def health(self, request: Request) -> Health:
        """Is the server well?"""
        return Health("ok", len(self.matches), __version__)

    # -- matches ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request, body: NewMatch) -> Created:
        """Begin a match."""
        self._spend(request, "make")
        return _created(await self.matches.create(body.game, body.scenario, body.options, body.seats))

    async def import_match(self, request: Request, body: Import) -> Created:
        """Go on with a record, or begin from a position."""
        self._spend(request, "make")
        if (body.record is None) == (body.position is None):
            raise Problem(422, "bad-body", "give either a record or a position")
        if body.record is not None:
            return _created(await self.matches.import_record(body.record, body.seats))
        assert body.position is not None
        return _created(await self.matches.import_position(body.game, body.position, body.seats))

    async def scene(self, request: Request) -> Json:
        """The match as the sender may know it, with its whole log."""
        return await self.matches.scene(_match(request), _tokens(request))

    async def scene_at(self, request: Request) -> Json:
        """The match as the sender knew it after so many actions."""
        self._spend(request, "heavy")
        return await self.matches.scene_at(_match(request), _tokens(request), request.path_params["n"])

    async def act(self, request: Request, body: Act) -> Version:
        """Take an action."""
        entry = matches.action_entry(body.action, body.id)
        return Version(await self.matches.act(_match(request), _tokens(request), entry, body.version))

    async def undo(self, request: Request, body: Mark) -> Version:
        """Take back one's last action."""
        entry = matches.undo_entry(body.id)
        return Version(await self.matches.act(_match(request), _tokens(request), entry, body.version))

    async def resign(self, request: Request, body: Mark) -> Version:
        """Give up."""
        entry = matches.resign_entry(body.id)
        return Version(await self.matches.act(_match(request), _tokens(request), entry, body.version))

    async def why(self, request: Request, body: Why) -> Reasons:
        """Which rules forbid an action?"""
        return Reasons(await self.matches.why(_match(request), _tokens(request), body.action))

    async def odds(self, request: Request) -> OddsList:
        """The chances of every fight, as far as the sender can know them."""
        self._spend(request, "heavy")
        return OddsList(await self.players.odds(_match(request), _tokens(request)))

    async def record(self, request: Request) -> Json:
        """The record of a match that is over."""
        return await self.matches.record(_match(request))

    async def verify(self, request: Request) -> Verification:
        """Were the dice and actions what they should have been?"""
        self._spend(request, "heavy")
        return Verification(**await self.matches.verify(_match(request)))

    def _spend(self, request: Request, kind: str) -> None:
        """Requests that cost more are counted apart."""
        if not self.rates.allows(kind, request.client.host if request.client else ""):
            raise Problem(429, "too-often", "try again in a minute")


def _match(request: Request) -> str:
    return str(request.path_params["id"])


def _tokens(request: Request) -> tuple[str, ...]:
    try:
        return seats.read_header(request.headers.get("authorization"))
    except seats.UnknownToken:
        raise Problem(401, "unknown-token", "send `Authorization: Seat <token>`") from None


def _created(made: matches.Made) -> Created:
    return Created(made.match, made.tokens, made.commitment)
