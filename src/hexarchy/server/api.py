"""The HTTP part of docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexarchy import __version__
from hexarchy.core.game import Game
from hexarchy.core.muster import Book, Call, Checked
from hexarchy.core.options import BadOption
from hexarchy.core.page.areas import Areas
from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Charts
from hexarchy.core.page.goals import Goals, Outreach
from hexarchy.core.page.looks import Look
from hexarchy.server import catalogue, gestures, library, proofs, seats
from hexarchy.server.answers import UNNAMED, Chapters, GameInfo, Graph, Proof, Rules, Scene
from hexarchy.server.batches import Batch
from hexarchy.server.bodies import (
    Act,
    Agreed,
    AtHex,
    Attendance,
    Bring,
    Claim,
    Created,
    Done,
    Draft,
    Glance,
    Hand,
    Handed,
    Health,
    Heard,
    Import,
    Json,
    Learn,
    Mix,
    Mixing,
    NewMatch,
    OddsList,
    Ready,
    Reasons,
    Rematch,
    Rematched,
    Resign,
    Say,
    ShowOutlook,
    Spoken,
    Terms,
    Undo,
    UndoAnswer,
    Version,
    Wish,
    unread,
)
from hexarchy.server.bots import Players
from hexarchy.server.fair import Queue
from hexarchy.server.guard import address
from hexarchy.server.making import Made, Sitting, find_game
from hexarchy.server.matches import Matches
from hexarchy.server.openapi import Api, answer, document
from hexarchy.server.parley import Parley
from hexarchy.server.problems import Problem
from hexarchy.server.rates import Rates
from hexarchy.server.ready import Readiness
from hexarchy.server.rematch import Rematches
from hexarchy.server.seating import Seating

P = ParamSpec("P")
T = TypeVar("T")

MAKE: Final = "make"
LARGE_BODY: Final = 4 * 1024 * 1024  # a record of a long match
LOOKUPS_EACH, LOOKUPS_TOTAL = 20, 200  # that wait


class Desk:
    """Answers the requests."""

    def __init__(
        self,
        matches: Matches,
        players: Players,
        seating: Seating,
        parley: Parley,
        rates: Rates,
        readiness: Readiness,
    ) -> None:
        self.matches = matches
        self.parley = parley
        self.players = players
        self.seating = seating
        self.rematches = Rematches(matches)
        self.rates = rates
        self.readiness = readiness
        self.table: Final = routes(self)
        self._document = catalogue.Fixed(document(self.table, UNNAMED))
        self._reading: asyncio.Task[None] | None = None
        self._lookups = Queue(1, each=LOOKUPS_EACH, total=LOOKUPS_TOTAL)

    # -- what never changes -------------------------------------------------------------------------------------------

    async def list_games(self, request: Request) -> Response:
        """The games with their seats, scenarios, options and bots."""
        return (await library.all_games()).answer(request)

    async def board(self, request: Request) -> Response:
        """The board of a game."""
        return await _told(catalogue.board, request)

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game."""
        return await _told(catalogue.rules, request)

    async def charts(self, request: Request) -> Response:
        """The tables of a game."""
        return await _told(catalogue.charts, request)

    async def lesson(self, request: Request) -> Response:
        """The guided lesson of a game."""
        return await _told(catalogue.lesson, request)

    async def openapi(self, request: Request) -> Response:
        return self._document.answer(request)

    async def health(self, request: Request) -> Health:
        """Is the server alive?"""
        return Health("ok", len(self.matches.shelf), __version__)

    async def ready(self, request: Request) -> Response:
        """Can the server take players?"""
        if self._reading is None:  # who asks first has the games read, so that no player waits for them
            self._reading = asyncio.create_task(library.fetch_all())
        state = await self.readiness.state()
        told = Ready("ready" if state else "not-ready", state.database, state.bots, state.replays)
        return answer(told, 200 if state else 503)

    # -- matches ------------------------------------------------------------------------------------------------------

    async def create(self, request: Request, body: NewMatch) -> Created:
        """Begin a match."""
        sitting = replace(_sitting(request, body.seats, body.dice, shown=body.outlook), lists=body.lists)
        return _created(await self.matches.making.create(body.game, body.scenario, body.options, sitting))

    async def import_match(self, request: Request, body: Import) -> Created:
        """Go on with a record, or begin from a position."""
        record, position = unread(body.record), unread(body.position, b'{"')
        sitting = _sitting(request, body.seats, body.dice)
        if record is not None and position is None:
            return _created(await self.matches.making.import_record(record, sitting))
        if position is not None and record is None:
            return _created(await self.matches.making.import_position(body.game, position, sitting))
        raise Problem(422, "bad-body", "give either a record or a position")

    async def learn(self, request: Request, body: Learn) -> Created:
        """Begin a chapter of a lesson."""
        return _created(await self.matches.making.teach(body.game, body.chapter, address(request)))

    async def scene(self, request: Request) -> msgspec.Raw | Json:
        """The match as the sender may know it, with its whole log."""
        return await self.matches.scene(_match(request), _tokens(request))

    async def scene_at(self, request: Request) -> msgspec.Raw:
        """The match as the sender knew it after so many actions."""
        scene = await self.matches.scene_at(_match(request), _tokens(request), request.path_params["n"])
        return msgspec.Raw(scene)

    async def setting(self, request: Request) -> Response:
        """What the match is played with, and the rules that are not in force in it."""
        running = await self.matches.shelf.get(_match(request))
        agreed = await self._beside(request, partial(catalogue.setting, opened=running.mustering.done), running.setting)
        return agreed.answer(request)

    async def match_board(self, request: Request) -> Response:
        """The board of a match, where it has one of its own."""
        running = await self.matches.shelf.get(_match(request))
        game = running.game
        if game.own_boards:
            laid = await self._beside(request, catalogue.laid, game, running.match.state.view(None))
            return laid.answer(request)
        return (await library.told(catalogue.board, game)).answer(request)

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
        return await self._gesture(request, gestures.Undo(body.id, body.ask, body.count), body.version)

    async def answer_undo(self, request: Request, body: UndoAnswer) -> Version:
        """Agree that something is taken back, or not."""
        return await self._gesture(request, gestures.UndoAnswer(body.id, body.grant), body.version)

    async def mix(self, request: Request, body: Mix) -> Version:
        """Take part in mixing the dice, or begin without those who do not."""
        if body.commitments and body.values:
            raise Problem(422, "bad-body", "give commitments or values")
        return await self._gesture(request, gestures.Mix(body.id, body.commitments, body.values), body.version)

    async def bring(self, request: Request, body: Bring) -> Version:
        """Bring the list of a seat to a match that is being made."""
        return await self._gesture(request, gestures.Bring(body.id, body.seat, body.text), body.version)

    async def book(self, request: Request, body: Terms) -> Book:
        """What a list can be made of."""
        call = await _called(request, body)
        return await self._beside(request, call.muster.book, call.terms, body.seat)

    async def check(self, request: Request, body: Draft) -> Checked:
        """What a list is, and which rules are against it."""
        call = await _called(request, body)
        return await self._beside(request, call.muster.check, call.terms, body.seat, body.text, {})

    async def _beside(self, request: Request, work: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
        """What takes a while is done beside the event loop, and addresses take turns."""
        async with self._lookups.turn(address(request)):
            return await asyncio.to_thread(work, *about, **more)

    async def resign(self, request: Request, body: Resign) -> Version:
        """Give up."""
        return await self._gesture(request, gestures.Resign(body.id), body.version)

    async def _gesture(self, request: Request, gesture: gestures.Gesture, seen: int) -> Version:
        return Version(await self.matches.act(_match(request), _tokens(request), gesture, seen))

    async def seated(self, request: Request) -> Attendance:
        """Who is here, and who has been away for how long."""
        return await self.seating.told(_match(request), _tokens(request))

    async def hand(self, request: Request, body: Hand) -> Handed:
        """Hand a seat over, or take one's own back."""
        return await self.seating.hand(_match(request), _tokens(request), body.id, body.seat, body.to)

    async def rematch(self, request: Request, body: Rematch) -> Rematched:
        """Play again with the seats changed round, once the match is over."""
        return await self.rematches.ask(_match(request), _tokens(request), address(request))

    async def say(self, request: Request, body: Say) -> Heard:
        """Say something to the others, beside the game."""
        return await self.parley.say(_match(request), _tokens(request), body)

    async def said(self, request: Request) -> Spoken:
        """What players have said, as far as the sender may read it."""
        lines, _ = await self.parley.lines(_match(request), _tokens(request))
        return Spoken(lines)

    async def why(self, request: Request, body: Wish) -> Reasons:
        """Which rules forbid an action?"""
        return Reasons(await self.matches.why(_match(request), _tokens(request), body.action))

    async def look(self, request: Request, body: Glance) -> Look:
        """What lies around a piece, or whether one hex can be seen from another."""
        return await self.matches.look(_match(request), _tokens(request), body.from_, body.to)

    async def odds(self, request: Request) -> OddsList:
        """The chances of every fight, as far as the sender can know them."""
        return OddsList(await self.players.odds(_match(request), _tokens(request), address(request)))

    async def areas(self, request: Request) -> Areas:
        """How far the others can come, and where spells work, as far as the sender can know."""
        return await self.players.areas(_match(request), _tokens(request), address(request))

    async def goals(self, request: Request) -> Goals:
        """Where what the sender is asked about can come to, with the cheapest ways."""
        return await self.players.goals(_match(request), _tokens(request), address(request))

    async def outreach(self, request: Request, body: AtHex) -> Outreach:
        """How far what stands in a hex could come, and whom it could charge."""
        return await self.players.outreach(_match(request), _tokens(request), address(request), body.hex)

    async def outlook(self, request: Request) -> Graph:
        """Who is likely to win, turn by turn, where all players agree or the match is over."""
        return await self.matches.graph(_match(request), _tokens(request))

    async def show(self, request: Request, body: ShowOutlook) -> Version:
        """Agree that the chances of winning are shown, or not."""
        return await self._gesture(request, gestures.Show(body.id, body.show), body.version)

    async def record(self, request: Request) -> Json:
        """The record of a match that is over."""
        return await self.matches.record(_match(request), _tokens(request))

    async def verify(self, request: Request) -> Proof:
        """Were the dice and actions what they should have been?"""
        return Proof(**await proofs.of_match(self.matches, _match(request)))

    async def verify_record(self, request: Request, body: Claim) -> Proof:
        """The same of a record file."""
        record = unread(body.record)
        if record is None:
            raise Problem(422, "bad-body", "give a record")
        return Proof(**await proofs.of_record(self.matches, record, body.commitment))

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


def routes(desk: Desk | type[Desk]) -> list[Api]:
    """Every request there is, with what it takes and gives."""
    one = "/api/matches/{id}"
    seat = (401, 404)
    act = (*seat, 409, 503, 507)
    made = (404, 503, 507)
    return [
        Api("GET", "/api/games", desk.list_games, list[GameInfo]),
        Api("GET", "/api/games/{game}/board", desk.board, Board, errors=(404,)),
        Api("GET", "/api/games/{game}/rules", desk.rules, Rules, errors=(404,)),
        Api("GET", "/api/games/{game}/charts", desk.charts, Charts, errors=(404,)),
        Api("GET", "/api/games/{game}/lesson", desk.lesson, Chapters, errors=(404,)),
        Api("POST", "/api/games/{game}/book", desk.book, Book, Terms, errors=(404, 503), spends="heavy"),
        Api("POST", "/api/games/{game}/list", desk.check, Checked, Draft, errors=(404, 503), spends="look"),
        Api("POST", "/api/matches", desk.create, Created, NewMatch, 201, made, spends=MAKE),
        Api("POST", "/api/matches/import", desk.import_match, Created, Import, 201, made, LARGE_BODY, MAKE),
        Api("POST", "/api/matches/lesson", desk.learn, Created, Learn, 201, made, spends=MAKE),
        Api("GET", one, desk.scene, Scene, errors=seat),
        Api("GET", f"{one}/setting", desk.setting, Agreed, errors=(404, 409, 503), spends="look"),
        Api("GET", f"{one}/board", desk.match_board, Board, errors=(404, 503), spends="look"),
        Api("POST", f"{one}/actions", desk.act, Done, Act, errors=act, often=True),
        Api("GET", f"{one}/players", desk.seated, Attendance, errors=seat),
        Api("POST", f"{one}/seats", desk.hand, Handed, Hand, errors=act, spends="heavy"),
        Api("POST", f"{one}/rematch", desk.rematch, Rematched, Rematch, errors=act, spends=MAKE),
        Api("GET", f"{one}/parley", desk.said, Spoken, errors=seat),
        Api("POST", f"{one}/parley", desk.say, Heard, Say, errors=(*act, 429), spends="heavy"),
        Api("POST", f"{one}/why", desk.why, Reasons, Wish, errors=seat),
        Api("POST", f"{one}/look", desk.look, Look, Glance, errors=(*seat, 422), spends="look"),
        Api("POST", f"{one}/undo", desk.undo, Version, Undo, errors=act),
        Api("POST", f"{one}/undo/answer", desk.answer_undo, Version, UndoAnswer, errors=act, spends="heavy"),
        Api("POST", f"{one}/dice", desk.mix, Version, Mix, errors=act, spends="heavy"),
        Api("POST", f"{one}/list", desk.bring, Version, Bring, errors=(*act, 422), spends="look"),
        Api("POST", f"{one}/resign", desk.resign, Version, Resign, errors=act),
        Api("GET", one + "/at/{n:int}", desk.scene_at, Scene, errors=seat, spends="heavy"),
        Api("GET", f"{one}/odds", desk.odds, OddsList, errors=(*seat, 503), spends="heavy"),
        Api("GET", f"{one}/areas", desk.areas, Areas, errors=(*seat, 503), spends="heavy"),
        Api("GET", f"{one}/goals", desk.goals, Goals, errors=(*seat, 503), spends="heavy"),
        Api("POST", f"{one}/outreach", desk.outreach, Outreach, AtHex, errors=(*seat, 503), spends="look"),
        Api("GET", f"{one}/outlook", desk.outlook, Graph, errors=(*seat, 403)),
        Api("POST", f"{one}/outlook", desk.show, Version, ShowOutlook, errors=act, spends="heavy"),
        Api("GET", f"{one}/record", desk.record, Json, errors=(401, 403, 404, 409)),
        Api("GET", f"{one}/verify", desk.verify, Proof, errors=(404,), spends="heavy"),
        Api("POST", "/api/verify", desk.verify_record, Proof, Claim, 200, (404, 503), LARGE_BODY, "heavy"),
        Api("GET", "/health", desk.health, Health),
        Api("GET", "/ready", desk.ready, Ready, also=(503,)),
    ]


def forms() -> dict[str, Any]:
    """What is sent and taken, by name, as the document describes it."""
    described: dict[str, Any] = document(routes(Desk), UNNAMED)["components"]["schemas"]
    return described


async def _told(what: Callable[[Game], catalogue.Fixed], request: Request) -> Response:
    """What the catalogue says of the game that is asked for."""
    game = await find_game(request.path_params["game"])
    return (await library.told(what, game)).answer(request)


async def _called(request: Request, body: Terms) -> Call:
    """What a list is held to, and that there are lists at all."""
    game = await find_game(request.path_params["game"])
    try:
        call = game.mustering(body.scenario or game.scenarios.usual, body.options, body.seats or None)
    except BadOption as error:
        raise Problem(422, "bad-option", str(error)) from None
    if call is None or body.seat not in call.muster.wanted(call.terms):
        raise Problem(404, "no-lists", "no lists are made for this")
    return call


def _match(request: Request) -> str:
    return str(request.path_params["id"])


def _tokens(request: Request) -> tuple[str, ...]:
    try:
        return seats.read_header(request.headers.get("authorization"))
    except seats.UnknownToken:
        raise Problem(401, "unknown-token", "send `Authorization: Seat <token>`") from None


def _sitting(request: Request, seats: dict[str, str], dice: Mixing, *, shown: bool = False) -> Sitting:
    return Sitting(seats, dice.commitments, frozenset(dice.awaited), address(request), shown)


def _created(made: Made) -> Created:
    return Created(made.match, made.tokens, made.commitment, made.host)
