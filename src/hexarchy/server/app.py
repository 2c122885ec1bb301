"""The application: everything put together, started and ended."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from hexarchy.server import library
from hexarchy.server.api import Desk
from hexarchy.server.bots import HUNG_SECONDS, Players
from hexarchy.server.database import DiskFull, Unavailable
from hexarchy.server.generation import Lookout
from hexarchy.server.gossip import Gossip
from hexarchy.server.guard import Guard
from hexarchy.server.live import Hub
from hexarchy.server.log import failure, log
from hexarchy.server.matches import Matches
from hexarchy.server.names import Names
from hexarchy.server.openapi import problem_answer, routes
from hexarchy.server.pace import EACH_SECONDS, Refusals
from hexarchy.server.packed import Files, Packed
from hexarchy.server.parley import Parley
from hexarchy.server.pictures import ENDING_SECONDS, Pictures
from hexarchy.server.presence import Presence
from hexarchy.server.problems import Problem
from hexarchy.server.rates import DAY, MINUTE, Limit, Rates
from hexarchy.server.ready import Readiness
from hexarchy.server.seating import AWAY_SECONDS, Seating
from hexarchy.server.store import PARLEY_CHANNEL, RATES_CHANNEL, SEEN_CHANNEL, Store
from hexarchy.server.workshop import Workshop

WEB: Final = Path(__file__).parents[1] / "web"
HOUR: Final = 3600
# A thread that writes an action asks for the interpreter several times, and waits each time no longer than this.
YIELD_SECONDS: Final = 0.0002
# What a match is made of is never garbage while it is played, and a search through all of it holds everybody up.
# Young objects are looked at in small lots, so that no look takes more than a few milliseconds.
SELDOM: Final = (5_000, 3, 700)
RATES: Final[dict[str, list[Limit]]] = {
    "any": [(600, 10)],
    "make": [(30, MINUTE), (300, DAY)],
    "heavy": [(120, MINUTE)],
    "look": [(100, 10)],
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str = "sqlite:///hexarchy.db"
    names: tuple[str, ...] = ()  # beside those of this machine; an address is none and always allowed
    web: Path = WEB
    bot_processes: int = 1
    bot_seconds: float = HUNG_SECONDS
    replay_processes: int | None = None  # as many as there are for bots
    live_matches: int = 2000
    live_bytes: int = 256 * 1024 * 1024
    most_running: int = 10_000
    most_watchers: int = 2000
    most_watchers_each: int = 50
    send_seconds: float = 15.0
    away_seconds: float = AWAY_SECONDS  # after which the host may hand a seat over
    forget_days: int | None = None  # matches untouched for longer are deleted
    rates: dict[str, list[Limit]] = field(default_factory=lambda: dict(RATES))
    refusal_seconds: float = EACH_SECONDS  # of one address, each is told so long after the last


def create_app(settings: Settings | None = None) -> ASGIApp:
    chosen = settings or Settings()
    names = Names(chosen.names)
    store = Store(chosen.database)
    replays = chosen.bot_processes if chosen.replay_processes is None else chosen.replay_processes
    workshop = Workshop(replays)
    matches = Matches(
        store, workshop, live=chosen.live_matches, live_bytes=chosen.live_bytes, most_running=chosen.most_running
    )
    pictures = Pictures(store)
    matches.shelf.changed.append(pictures.changed)
    presence = Presence(store)
    matches.noted.append(presence.noted)
    seating = Seating(matches, presence, chosen.away_seconds)
    parley = Parley(matches)
    hub = Hub(
        matches,
        seating,
        parley,
        most=chosen.most_watchers,
        most_each=chosen.most_watchers_each,
        send_seconds=chosen.send_seconds,
    )
    players = Players(matches, processes=chosen.bot_processes, seconds=chosen.bot_seconds)

    async def changed_by_operator(changed: Collection[str] | None) -> None:
        matches.shelf.drop(changed)
        players.anew(changed)
        await pictures.take(most=ENDING_SECONDS)  # of what is put aside this is all that is left to see
        hub.anew(changed)

    lookout = Lookout(store, changed_by_operator)
    rates = Rates(chosen.rates)
    gossip = Gossip(store, rates)
    readiness = Readiness(store, players.pool.ping, workshop.alive)
    desk = Desk(matches, players, seating, parley, rates, readiness)
    files = Files(chosen.web)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.run(store.migrate)
        await lookout.look()
        readiness.open()
        warm_up()
        heard = hub.listening({RATES_CHANNEL: gossip.heard, SEEN_CHANNEL: presence.heard, PARLEY_CHANNEL: parley.heard})
        for_ever = [players.sweep(), pictures.look_around(), lookout.watch(), presence.watch(), *heard]
        if store.shared:
            for_ever.append(gossip.tell())
        tasks = [asyncio.create_task(task) for task in for_ever]
        if chosen.forget_days is not None:
            tasks.append(asyncio.create_task(_forget(store, chosen.forget_days)))
        log("server-started")
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await readiness.close()
            await players.close()
            await pictures.take(most=ENDING_SECONDS)
            workshop.close()
            await asyncio.to_thread(store.close)
            log("server-ended")

    async def page(request: Request) -> Response:
        index = files.file("index.html")
        game = matches.shelf.known_game(request.path_params.get("id", ""))
        if not game:
            return index.answer(request)
        answer = _page_of(index, game).answer(request)
        # The browser asks for the board before it has read a word.
        answer.headers["link"] = f"</api/games/{game}/board>; rel=preload; as=fetch; crossorigin"
        return answer

    async def builder(request: Request) -> Response:
        return files.file("army.html").answer(request)

    async def live(socket: WebSocket) -> None:
        await hub.serve(socket)

    table = [
        Mount("/static", files),  # first, as half of all requests are for one of them
        *routes(desk.table, desk.spend),
        Route("/api/openapi.json", desk.openapi, methods=["GET"]),
        WebSocketRoute("/api/matches/{id}/live", live),
        Route("/", page),
        Route("/match/{id}", page),
        Route("/verify", page),
        Route("/army", builder),
    ]
    handlers = {HTTPException: _http_problem, DiskFull: _no_room, Unavailable: _no_store, Exception: _defect}
    app = Starlette(routes=table, lifespan=lifespan, exception_handlers=handlers)  # type: ignore[arg-type]
    app.router.redirect_slashes = False  # it would lead to whatever host was asked for
    app.state.matches = matches
    app.state.players = players
    return Guard(app, rates, Refusals(chosen.refusal_seconds), names)


@lru_cache(maxsize=16)  # by the file as it was read: one that was changed is another
def _page_of(index: Packed, game: str) -> Packed:
    """The page of a table, which says which game it plays."""
    told = index.body.replace(b"<html", f'<html data-game="{game}"'.encode(), 1)
    return Packed(told, index.kind, index.keep)


def warm_up() -> None:
    """Tell the collector not to look again at what never changes: that would hold everybody up, as would a thread that
    yields late. The games are read when they are first asked for."""
    library.open_library()
    sys.setswitchinterval(YIELD_SECONDS)
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()


async def _forget(store: Store, days: int) -> None:
    while True:
        try:
            log("forgotten", count=await store.write(store.forget(days)))
        except Exception as error:
            failure("forget-failed", error)
        await asyncio.sleep(HOUR)


async def _http_problem(request: Request, error: HTTPException) -> Response:
    """What the router refuses, in the form of all other refusals."""
    titles = {404: "not-found", 405: "wrong-method"}
    answer = problem_answer(Problem(error.status_code, titles.get(error.status_code, "http"), error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def _no_room(request: Request, error: Exception) -> Response:
    failure("disk-full", error)
    return problem_answer(Problem(507, "disk-full", "the server has no room to write; nothing was changed"))


async def _no_store(request: Request, error: Exception) -> Response:
    failure("no-store", error)
    detail = "the server cannot reach its database; send it again with the same id, it is applied once"
    return problem_answer(Problem(503, "no-store", detail))


async def _defect(request: Request, error: Exception) -> Response:
    """A defect of ours: it is logged, and its message told to nobody, as it may hold what only one seat may know."""
    failure("defect", error, path=request.scope["path"][:200])
    return problem_answer(Problem(500, "defect", "something went wrong here; nothing was changed"))
