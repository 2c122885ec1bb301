"""The HTTP part of docs/protocol.md."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexarchy import __version__
from hexarchy.server import catalogue, marks, proofs, seats
from hexarchy.server.batches import Batch
from hexarchy.server.bodies import (
    Act,
    Agreed,
    Claim,
    Created,
    Done,
    Health,
    Import,
    Json,
    Learn,
    Mark,
    Mix,
    Mixing,
    NewMatch,
    OddsList,
    Ready,
    Reasons,
    Undo,
    UndoAnswer,
    Verification,
    Version,
    Why,
    unread,
)
from hexarchy.server.bots import Players
from hexarchy.server.guard import address
from hexarchy.server.making import Made, Sitting, find_game
from hexarchy.server.matches import Matches
from hexarchy.server.openapi import Api, answer, document
from hexarchy.server.problems import Problem
from hexarchy.server.rates import Rates
from hexarchy.server.ready import Readiness

MAKE: Final = "make"
LARGE_BODY: Final = 4 * 1024 * 1024  # a record of a long match


class Desk:
    """Answers the requests."""

    def __init__(self, matches: Matches, players: Players, rates: Rates, readiness: Readiness) -> None:
        self.matches = matches
        self.players = players
        self.rates = rates
        self.readiness = readiness
        self.table: Final = self._table()
        self._document = catalogue.Fixed(document(self.table))

    def _table(self) -> list[Api]:
        one = "/api/matches/{id}"
        seat = (401, 404)
        act = (*seat, 409, 503, 507)
        made = (404, 503, 507)
        return [
            Api("GET", "/api/games", self.list_games, list[Json]),
            Api("GET", "/api/games/{game}/board", self.board, Json, errors=(404,)),
            Api("GET", "/api/games/{game}/rules", self.rules, Json, errors=(404,)),
            Api("GET", "/api/games/{game}/lesson", self.lesson, Json, errors=(404,)),
            Api("POST", "/api/matches", self.create, Created, NewMatch, 201, made, spends=MAKE),
            Api("POST", "/api/matches/import", self.import_match, Created, Import, 201, made, LARGE_BODY, MAKE),
            Api("POST", "/api/matches/lesson", self.learn, Created, Learn, 201, made, spends=MAKE),
            Api("GET", one, self.scene, Json, errors=seat),
            Api("GET", f"{one}/setting", self.setting, Agreed, errors=(404, 409)),
            Api("POST", f"{one}/actions", self.act, Done, Act, errors=act),
            Api("POST", f"{one}/why", self.why, Reasons, Why, errors=seat),
            Api("POST", f"{one}/undo", self.undo, Version, Undo, errors=act),
            Api("POST", f"{one}/undo/answer", self.answer_undo, Version, UndoAnswer, errors=act, spends="heavy"),
            Api("POST", f"{one}/dice", self.mix, Version, Mix, errors=act, spends="heavy"),
            Api("POST", f"{one}/resign", self.resign, Version, Mark, errors=act),
            Api("GET", one + "/at/{n:int}", self.scene_at, Json, errors=seat, spends="heavy"),
            Api("GET", f"{one}/odds", self.odds, OddsList, errors=(*seat, 503), spends="heavy"),
            Api("GET", f"{one}/record", self.record, Json, errors=(401, 403, 404, 409)),
            Api("GET", f"{one}/verify", self.verify, Verification, errors=(404,), spends="heavy"),
            Api("POST", "/api/verify", self.verify_record, Verification, Claim, 200, (404, 503), LARGE_BODY, "heavy"),
            Api("GET", "/health", self.health, Health),
            Api("GET", "/ready", self.ready, Ready, also=(503,)),
        ]

    # -- what never changes -------------------------------------------------------------------------------------------

    async def list_games(self, request: Request) -> Response:
        """The games with their seats, scenarios, options and bots."""
        return catalogue.all_games().answer(request)

    async def board(self, request: Request) -> Response:
        """The board of a game."""
        game = find_game(request.path_params["game"])
        return catalogue.board(game).answer(request)

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game."""
        game = find_game(request.path_params["game"])
        return catalogue.rules(game).answer(request)

    async def lesson(self, request: Request) -> Response:
        """The guided lesson of a game."""
        game = find_game(request.path_params["game"])
        return catalogue.lesson(game).answer(request)

    async def openapi(self, request: Request) -> Response:
        return self._document.answer(request)

    async def health(self, request: Request) -> Health:
        """Is the server alive?"""
        return Health("ok", len(self.matches), __version__)

    async def ready(self, request: Request) -> Response:
        """Can the server take players?"""
        state = await self.readiness.state()
        told = Ready("ready" if state else "not-ready", state.database, state.bots, state.replays)
        return answer(told, 200 if state else 503)

    # -- matches ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request, body: NewMatch) -> Created:
        """Begin a match."""
        sitting = _sitting(request, body.seats, body.dice)
        return _created(await self.matches.create(body.game, body.scenario, body.options, sitting))

    async def import_match(self, request: Request, body: Import) -> Created:
        """Go on with a record, or begin from a position."""
        record, position = unread(body.record), unread(body.position, b'{"')
        sitting = _sitting(request, body.seats, body.dice)
        if record is not None and position is None:
            return _created(await self.matches.import_record(record, sitting))
        if position is not None and record is None:
            return _created(await self.matches.import_position(body.game, position, sitting))
        raise Problem(422, "bad-body", "give either a record or a position")

    async def learn(self, request: Request, body: Learn) -> Created:
        """Begin a chapter of a lesson."""
        return _created(await self.matches.teach(body.game, body.chapter, address(request)))

    async def scene(self, request: Request) -> msgspec.Raw | Json:
        """The match as the sender may know it, with its whole log."""
        return await self.matches.scene(_match(request), _tokens(request))

    async def scene_at(self, request: Request) -> msgspec.Raw:
        """The match as the sender knew it after so many actions."""
        scene = await self.matches.scene_at(_match(request), _tokens(request), request.path_params["n"])
        return msgspec.Raw(scene)

    async def setting(self, request: Request) -> Response:
        """What the match is played with, and the rules that are not in force in it."""
        running = await self.matches.get(_match(request))
        return catalogue.setting(running.setting).answer(request)

    async def act(self, request: Request, body: Act) -> Done:
        """Take an action, or several in a row."""
        if (body.action is not None) + (body.actions is not None) + (body.rest is not None) != 1:
            raise Problem(422, "bad-body", "give one of action, actions and rest")
        actions = body.actions or ([] if body.action is None else [body.action])
        batch = Batch(body.id, tuple(actions), body.rest)
        made = await self.matches.play(_match(request), _tokens(request), batch, body.version)
        assert made.done is not None
        return Done(made.version, made.done)

    async def undo(self, request: Request, body: Undo) -> Version:
        """Take back one's last action, or ask to."""
        return await self._mark(request, marks.Undo(body.id, body.ask, body.count), body.version)

    async def answer_undo(self, request: Request, body: UndoAnswer) -> Version:
        """Agree that something is taken back, or not."""
        return await self._mark(request, marks.UndoAnswer(body.id, body.grant), body.version)

    async def mix(self, request: Request, body: Mix) -> Version:
        """Take part in mixing the dice, or begin without those who do not."""
        if body.commitments and body.values:
            raise Problem(422, "bad-body", "give commitments or values")
        return await self._mark(request, marks.Mix(body.id, body.commitments, body.values), body.version)

    async def resign(self, request: Request, body: Mark) -> Version:
        """Give up."""
        return await self._mark(request, marks.Resign(body.id), body.version)

    async def _mark(self, request: Request, mark: marks.Mark, seen: int) -> Version:
        return Version(await self.matches.act(_match(request), _tokens(request), mark, seen))

    async def why(self, request: Request, body: Why) -> Reasons:
        """Which rules forbid an action?"""
        return Reasons(await self.matches.why(_match(request), _tokens(request), body.action))

    async def odds(self, request: Request) -> OddsList:
        """The chances of every fight, as far as the sender can know them."""
        return OddsList(await self.players.odds(_match(request), _tokens(request), address(request)))

    async def record(self, request: Request) -> Json:
        """The record of a match that is over."""
        return await self.matches.record(_match(request), _tokens(request))

    async def verify(self, request: Request) -> Verification:
        """Were the dice and actions what they should have been?"""
        return Verification(**await proofs.of_match(self.matches, _match(request)))

    async def verify_record(self, request: Request, body: Claim) -> Verification:
        """The same of a record file."""
        record = unread(body.record)
        if record is None:
            raise Problem(422, "bad-body", "give a record")
        return Verification(**await proofs.of_record(self.matches, record, body.commitment))

    async def spend(self, request: Request, kind: str) -> None:
        """Requests that cost more are counted apart, before anything of them is read; new matches for all processes."""
        who, store = address(request), self.matches.store
        if kind == MAKE:
            limits = self.rates.limits(MAKE)
            allowed = not limits or await store.write(store.spend(MAKE, who, limits))
        else:
            allowed = self.rates.allows(kind, who)
        if not allowed:
            raise Problem(429, "too-often", "try again later")


def _match(request: Request) -> str:
    return str(request.path_params["id"])


def _tokens(request: Request) -> tuple[str, ...]:
    try:
        return seats.read_header(request.headers.get("authorization"))
    except seats.UnknownToken:
        raise Problem(401, "unknown-token", "send `Authorization: Seat <token>`") from None


def _sitting(request: Request, seats: dict[str, str], dice: Mixing) -> Sitting:
    return Sitting(seats, dice.commitments, frozenset(dice.awaited), address(request))


def _created(made: Made) -> Created:
    return Created(made.match, made.tokens, made.commitment)
