"""A small server that speaks docs/protocol.md, for the page's tests and pictures. It plays the real game.

python -m tests.web.mock_server [port]: /match/<n>#hosar,demon is the recorded match after n actions, both seats yours;
/match/<n>#hosar leaves the Demons to a bot.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import hexarchy
from hexarchy import bots
from hexarchy.core import batches
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Refused
from hexarchy.core.match import Match
from hexarchy.core.page import telling
from hexarchy.core.records import Record
from hexarchy.server import catalogue
from hexarchy.server.guard import POLICY

sys.path.insert(0, str(Path(__file__).parent))
mock_scene: Any = import_module("mock_scene")  # beside this file, wherever it is started from

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src/hexarchy/web"
RECORD = HERE.parent / "records/0.1.0/demonlord-standard-captains.json"
GAME: Any = hexarchy.game("demonlord")


class Tables:
    """Matches by id, made when they are first asked for; what was posted is kept for the tests."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.bots: dict[str, dict[str, str]] = {}
        self.seen: dict[str, int] = {}
        self.posted: list[dict[str, Any]] = []
        self.changed: dict[str, asyncio.Event] = {}

    def get(self, ident: str) -> Match:
        if ident not in self.matches:
            data = json.loads(RECORD.read_text())
            number = "".join(c for c in ident.split("-")[0] if c.isdigit())
            data["actions"] = data["actions"][: int(number or 0)]
            data["digest"] = None
            self.matches[ident] = Match(GAME, Record.from_json(data))
        return self.matches[ident]

    def play_bots(self, ident: str) -> None:
        match = self.matches[ident]
        names = self.bots.get(ident, {})
        for _ in range(500):
            asks = match.state.decision.asks if match.state.decision else ()
            ask = next((a for a in asks if GAME.seats[a.seat] in names), None)
            if ask is None:
                return
            bot = bots.make(names[GAME.seats[ask.seat]], GAME, len(match.record.actions))
            match.apply(ask.seat, bot.choose(Chair(match.state, ask.seat)).text)


TABLES = Tables()


def seat_of(request: Request | WebSocket) -> str | None:
    word = request.headers.get("authorization", "")
    token = word.removeprefix("Seat ").split("-")[0] if word.startswith("Seat ") else ""
    return token if token in GAME.seats else None


def scene(ident: str, seat: str | None) -> dict[str, Any]:
    drawn: dict[str, Any] = mock_scene.scene(TABLES.get(ident), ident, seat)
    return drawn


def reasons(error: Refused) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(telling.reason(GAME, reason)) for reason in error.reasons]


async def games(request: Request) -> Response:
    return catalogue.all_games().answer(request)


async def board(request: Request) -> Response:
    return catalogue.board(GAME).answer(request)


async def charts(request: Request) -> Response:
    return catalogue.charts(GAME).answer(request)


async def rules(request: Request) -> Response:
    return catalogue.rules(GAME).answer(request)


async def setting(request: Request) -> Response:
    return catalogue.setting(TABLES.get(request.path_params["id"]).setting).answer(request)


async def make(request: Request) -> Response:
    body = await request.json()
    TABLES.posted.append(body)
    ident = f"0-{len(TABLES.matches)}"
    TABLES.get(ident)
    TABLES.bots[ident] = {s: k.removeprefix("bot:") for s, k in body["seats"].items() if k.startswith("bot:")}
    TABLES.play_bots(ident)
    tokens = {s: f"{s}-{ident}" for s, k in body["seats"].items() if k == "human"}
    return JSONResponse({"match": ident, "tokens": tokens, "commitment": "c0ffee"}, 201)


async def match(request: Request) -> Response:
    return JSONResponse(scene(request.path_params["id"], seat_of(request)))


async def at(request: Request) -> Response:
    whole = TABLES.get(request.path_params["id"])
    data = json.loads(json.dumps(whole.record.to_json()))
    data["actions"] = data["actions"][: request.path_params["n"]]
    data["digest"] = None
    past = mock_scene.scene(Match(GAME, Record.from_json(data)), request.path_params["id"], seat_of(request))
    return JSONResponse({**past, "decision": None})


async def act(request: Request) -> Response:
    ident, seat = request.path_params["id"], seat_of(request) or ""
    body = await request.json()
    table = TABLES.get(ident)
    TABLES.posted.append(body)
    if body["id"] in TABLES.seen:
        return JSONResponse({"version": TABLES.seen[body["id"]]})
    if body["version"] != len(table.record.actions):
        return JSONResponse({"title": "stale", "detail": "", "version": len(table.record.actions)}, 409)
    done, before = 0, body["version"]
    try:
        if request.url.path.endswith("/undo"):
            if not [1 for _ in range(body.get("count", 1)) if table.undo(seat)]:
                return JSONResponse({"title": "no-undo", "detail": "cannot be taken back", "reasons": []}, 409)
        else:
            for action in actions_of(table, GAME.setting().seat(seat), body):
                table.apply(seat, action)
                done += 1
            TABLES.play_bots(ident)
    except Refused as error:
        return JSONResponse({"title": "refused", "detail": str(error), "reasons": reasons(error)}, 409)
    TABLES.seen[body["id"]] = len(table.record.actions)
    TABLES.changed.pop(ident, asyncio.Event()).set()
    played = [action for _, action in table.record.actions][before : before + done]
    dealt = batches.dealt_with(body["actions"], played) if "actions" in body else done
    return JSONResponse({"version": len(table.record.actions), "done": dealt})


def actions_of(table: Match, seat: int, body: dict[str, Any]) -> Iterator[str]:
    if "rest" in body:
        return batches.routine(table, seat, body["rest"])
    return batches.in_turn(table, seat, body.get("actions") or [body["action"]])


async def why(request: Request) -> Response:
    state = TABLES.get(request.path_params["id"]).state
    body = await request.json()
    TABLES.posted.append({"why": body["action"]})
    found = state.why_not(seat_of(request) or "hosar", body["action"])
    return JSONResponse({"reasons": reasons(Refused(found))})


async def live(socket: WebSocket) -> None:
    await socket.accept()
    hello = json.loads(await socket.receive_text())
    ident = socket.path_params["id"]
    token = (hello.get("token") or "").split("-")[0]
    seat = token if token in GAME.seats else None
    since = hello["since"]

    async def send() -> None:
        nonlocal since
        while True:
            event = TABLES.changed.setdefault(ident, asyncio.Event())
            now = len(TABLES.get(ident).record.actions)
            if now != since:
                data = scene(ident, seat)
                data["log"] = [line for line in data["log"] if line["n"] > since]
                await socket.send_text(json.dumps({"version": now, "scene": data}))
                since = now
            await event.wait()

    task = asyncio.create_task(send())
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        task.cancel()


async def page(_: Request) -> Response:
    return FileResponse(WEB / "index.html")


async def nothing_there(_: Request) -> Response:
    return JSONResponse({"title": "absent", "detail": ""}, 404)


class Guarded:
    """Every answer carries the strict policy the real server sends."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"content-security-policy", POLICY.encode())]
            await send(message)

        await self.app(scope, receive, sent)


def app() -> Any:
    one = "/api/matches/{id}"
    routes = [
        Route("/", page),
        Route("/match/{id}", page),
        Route("/api/games", games),
        Route("/api/games/{game}/board", board),
        Route("/api/games/{game}/rules", rules),
        Route("/api/games/{game}/charts", charts),
        Route("/api/matches", make, methods=["POST"]),
        Route(one, match),
        Route(f"{one}/setting", setting),
        Route(f"{one}/at/{{n:int}}", at),
        Route(f"{one}/actions", act, methods=["POST"]),
        Route(f"{one}/undo", act, methods=["POST"]),
        Route(f"{one}/why", why, methods=["POST"]),
        WebSocketRoute(f"{one}/live", live),
        Route("/api/{rest:path}", nothing_there),
        Mount("/static", StaticFiles(directory=WEB)),
    ]
    return Guarded(Starlette(routes=routes))


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(app(), host="127.0.0.1", port=int(sys.argv[1]) if len(sys.argv) > 1 else 8123, log_level="warning")
