"""What is sent to the server by mistake or in bad faith, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected

from hexarchy.server.app import Settings, create_app
from hexarchy.server.guard import Guard, address
from hexarchy.server.log import JsonLines, set_up
from hexarchy.server.rates import Rates
from hexarchy.server.running import MOST_MESSAGES
from tests.cli.shell import run
from tests.server.house import NEW, Person, all_seats, begin, knock, mild, serving, sit, sqlite

JSON = {"content-type": "application/json"}
FOR_EVER = 10**10  # seconds: no new stretch of time begins between two requests, as one does every minute


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game": 3}',
        b"\xff\xfe\x00",
        b'{"game": "\xff"}',
        b"[" * 50_000,
        b'{"seats": {"hosar": 1}}',
    ],
    ids=range(9),
)
def test_malformed_body_is_told(client: TestClient, body: bytes) -> None:
    response = client.post("/api/matches", content=body, headers=JSON)
    assert response.status_code == 422
    assert response.json()["title"] == "bad-body"


def test_oversized_body_is_given_up(client: TestClient) -> None:
    big = json.dumps({**NEW, "options": {"x": "a" * 100_000}}).encode()
    assert client.post("/api/matches", content=big, headers=JSON).status_code == 413

    def chunks() -> object:
        yield from (b"a" * 1000 for _ in range(100))

    assert client.post("/api/matches", content=chunks(), headers=JSON).status_code == 413  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_other_content_is_refused(client: TestClient, kind: str) -> None:
    response = client.post("/api/matches", content=json.dumps(NEW), headers={"content-type": kind})
    assert response.status_code == 415


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"scenario": "none"}, 422),
        ({"options": {"none": True}}, 422),
        ({"options": {"first_move": 7}}, 422),
        ({"seats": {"nobody": "human"}}, 422),
        ({"seats": {"hosar": "bot:none"}}, 422),
        ({"seats": {"hosar": "../../etc"}}, 422),
    ],
)
def test_impossible_match_is_refused(client: TestClient, change: dict[str, object], status: int) -> None:
    assert begin(client, status, **change)["detail"]


@pytest.mark.parametrize(
    "headers",
    [
        [("origin", "https://elsewhere.example")],
        [("sec-fetch-site", "cross-site")],
        [("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")],
        [("origin", "null")],
        [("origin", "")],
        [("origin", "http://[")],
        [("origin", "http://]:99999999")],
        [("origin", "http://testserver\x00")],
        [("origin", "http://testserver\xff")],
        [("origin", "file://testserver")],
        [("origin", "http://testserver/")],
        [("origin", "http://testserver"), ("origin", "http://[")],
        [("origin", "http://x@testserver")],
    ],
    ids=range(13),
)
def test_foreign_page_cannot_act(
    client: TestClient, headers: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    match = begin(client)["match"]
    caplog.set_level(logging.INFO, "hexarchy.server")
    raw = [(name, value.encode("latin-1")) for name, value in headers]
    response = client.post("/api/matches", json=NEW, headers=raw)  # type: ignore[arg-type]
    assert response.status_code == 403
    assert response.json()["title"] == "foreign-origin"
    sent = [(name.encode(), value) for name, value in raw]
    assert knock(client, f"/api/matches/{match}/live", [(b"host", b"testserver"), *sent]) == 1008
    assert caplog.messages == ["request", "foreign-origin"]


def test_own_page_and_plain_programs_may(client: TestClient) -> None:
    own = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert client.post("/api/matches", json=NEW, headers=own).status_code == 201
    assert client.post("/api/matches", json=NEW).status_code == 201


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), rates={"any": [(5, FOR_EVER)], "make": [(2, FOR_EVER)]}) as client:
        begin(client)
        begin(client)
        assert begin(client, 429)["title"] == "too-often"
        assert client.get("/api/games").status_code == 200
        assert client.get("/api/games").status_code == 200
        late = client.get("/api/games")
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) > 0
        assert client.get("/health").status_code == 200


def test_who_connects_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), rates={"any": [(3, FOR_EVER)]}) as client:
        path = f"/api/matches/{begin(client)['match']}/live"
        for _ in range(2):
            with client.websocket_connect(path) as socket:
                socket.send_json({"token": None, "since": -1})
                socket.receive_json()
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
            pass


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("2001:db8:2::1", "2001:db8:2::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2002:c000:207::1", "192.0.2.7"),
        ("2001:0:5ef5:79fb:0:ffff:3fff:fdf8", "192.0.2.7"),
        ("64:ff9b::c000:207", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/48"),
        ("testclient", "testclient"),
    ],
)
def test_whole_networks_of_ipv6_are_counted_as_one(host: str, counted: str) -> None:
    assert address({"client": (host, 1)}) == counted
    assert address({"client": None}) == ""


def test_proxy_is_believed_only_when_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` hands this to uvicorn; what it makes of it is what limits count."""
    seen: list[uvicorn.Config] = []
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: seen.append(self.config))
    monkeypatch.setattr("hexarchy.server.log.set_up", lambda: None)
    for proxy in ([], ["--proxy", "10.0.0.1"]):
        result = run("serve", "--port", "0", "--database", sqlite(tmp_path), *proxy)
        assert result.exit_code == 0, result.output
    assert [config.proxy_headers for config in seen] == [False, True]
    assert seen[1].forwarded_allow_ips == "10.0.0.1"


@pytest.mark.parametrize("said", ["x" * 300, "unknown", "1.2.3.4:x", "[::1", "_hidden, 1.1.1.1.1", "é" * 80, ","])
def test_whatever_a_proxy_passes_on_is_counted(database: str, said: str) -> None:
    """It ought to say where a request comes from; one that says anything else must not be a defect."""
    app = ProxyHeadersMiddleware(create_app(Settings(database, ("testserver",), bot_processes=0)), "testclient")  # type: ignore[arg-type]
    with TestClient(app) as client:  # type: ignore[arg-type]
        headers = [(b"x-forwarded-for", said.encode("latin-1"))]
        assert client.post("/api/matches", json=NEW, headers=headers).status_code == 201


def test_pushes_kept_for_others_are_few(client: TestClient) -> None:
    """Each client says how far behind it is; that must not fill the memory."""
    made = begin(client)
    for since in (*range(-40, 0), 0):
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": None, "since": since})
            if since < 0:
                socket.receive_json()
    both = all_seats(client, made)
    for _ in range(30):
        scene = both.scene()
        both.act(mild(scene), scene["version"])
    for since in range(Person(client, made["match"]).scene()["version"]):
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": None, "since": since})
            socket.receive_json()
    running = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
    assert 0 < len(running._messages) <= MOST_MESSAGES


def test_every_answer_carries_the_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/none", "/static/none.js", "/health", "/match/x"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    script = client.get("/static/js/app.js").headers  # no document: nothing in it could breach the policy
    assert "content-security-policy" not in script
    assert script["x-content-type-options"] == "nosniff"
    assert script["cross-origin-resource-policy"] == "same-origin"


def test_who_came_over_https_is_told_to_stay_there(tmp_path: Path) -> None:
    """Whether one did says uvicorn, by a proxy that was named."""
    app = ProxyHeadersMiddleware(create_app(Settings(sqlite(tmp_path), ("testserver",), bot_processes=0)), "testclient")  # type: ignore[arg-type]
    with TestClient(app) as client:  # type: ignore[arg-type]
        for path in ("/", "/api/games", "/api/none", "/static/js/app.js"):
            secure = client.get(path, headers={"x-forwarded-proto": "https"}).headers
            assert secure["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in client.get(path).headers
            assert "strict-transport-security" not in client.get(path, headers={"x-forwarded-proto": "http"}).headers


def test_nobody_is_led_elsewhere(client: TestClient) -> None:
    for path in ("/api/games/", "/api/matches/", "/static", "/verify/", "/match/abc/", "//", "/api/games//"):
        response = client.get(f"http://testserver{path}", follow_redirects=False)
        assert response.status_code == 404
        assert "location" not in response.headers


def test_unknown_paths_and_methods_are_told_in_json(client: TestClient) -> None:
    assert client.get("/api/none").json()["title"] == "not-found"
    response = client.delete("/api/games")
    assert response.status_code == 405
    assert response.json()["title"] == "wrong-method"


def test_fixed_answers_are_kept_by_the_browser(client: TestClient) -> None:
    for path in ("/api/games", "/api/games/demonlord/board", "/api/games/demonlord/rules", "/api/openapi.json"):
        first = client.get(path)
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert client.get(path, headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert client.get("/api/games/none/board").status_code == 404


def test_page_and_files_are_served(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>x</title>")
    (web / "main.js").write_text("export {}")
    with serving(sqlite(tmp_path), web=web) as client:
        assert client.get("/").text == client.get("/match/abc").text == (web / "index.html").read_text()
        script = client.get("/static/main.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/static/main.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
        assert client.get("/static/../matches.db").status_code == 404
        assert client.get("/static/%2e%2e/matches.db").status_code == 404


def test_a_table_is_told_its_board_at_once(client: TestClient) -> None:
    match = begin(client)["match"]
    page = client.get(f"/match/{match}")
    assert '<html data-game="demonlord"' in page.text
    assert "data-game" not in client.get("/").text
    link = page.headers["link"]
    path = link.partition(">")[0].lstrip("<")
    assert client.get(path).json()["game"] == "demonlord"
    assert link.endswith("; rel=preload; as=fetch; crossorigin")
    assert "link" not in client.get("/match/none").headers


def test_logs_hold_no_secret(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "hexarchy.server")
    made = begin(client)
    person = next(p for p in sit(client, made).values() if p.scene()["decision"])
    action = mild(person.scene())
    person.act(action, 0)
    person.act("nonsense", 1, 409)
    Person(client, made["match"], "wrongwrongwrong").get("", 401)
    logged = "\n".join(JsonLines().format(record) for record in caplog.records if record.name == "hexarchy.server")
    assert '"status":201' in logged
    for secret in (*made["tokens"].values(), "wrongwrongwrong", "nonsense", action):
        assert secret not in logged


def test_defect_is_told_without_its_message(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it raised on: the program around us would log it with all that its message holds."""
    monkeypatch.setattr("hexarchy.server.running.Running.scene", lambda *_: 1 / 0)
    match = begin(client)["match"]
    response = client.get(f"/api/matches/{match}")
    assert response.status_code == 500
    assert "division" not in response.text
    monkeypatch.setattr("hexarchy.server.live.Hub.serve", lambda *_: 1 / 0)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/matches/{match}/live") as socket,
    ):
        socket.receive_json()
    assert closed.value.code == 1011


def test_who_hangs_up_before_the_answer_is_no_defect(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    async def send(message: Any) -> None:
        raise ClientDisconnected

    caplog.set_level(logging.INFO, logger="hexarchy")
    scope = {"type": "websocket", "path": "/", "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
    asyncio.run(Guard(app, Rates({}))(scope, None, send))  # type: ignore[arg-type]
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_what_the_end_of_the_server_cuts_off_is_no_defect(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "hexarchy.server")

    async def endless(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def run() -> None:
        host = [(b"host", b"localhost")]
        scope = {"type": kind, "method": "GET", "path": "/x", "headers": host, "client": ("192.0.2.7", 1)}
        request = asyncio.create_task(Guard(endless, Rates(None))(scope, endless, endless))
        await asyncio.sleep(0)
        request.cancel()
        await request

    asyncio.run(run())
    assert "cut-off" in caplog.messages
    assert "defect" not in caplog.messages


@pytest.mark.parametrize("path", ["/api/matches/x/at/" + "9" * 5000, "/" + "x" * 2000])
def test_endless_path_is_refused(client: TestClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 414
    assert response.json()["title"] == "too-long"


def test_what_others_log_goes_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    """One object a line: uvicorn would write the trace of what a client did wrong, with all that it said."""
    loggers = [logging.getLogger(name) for name in ("hexarchy.server", "uvicorn", "asyncio")]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    try:
        set_up()
        try:
            b"\xff secret".decode()
        except UnicodeDecodeError:
            logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received from client.")
        (line,) = capsys.readouterr().err.splitlines()
    finally:
        for logger, handlers, level, propagate in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)
    told = json.loads(line)
    assert told["kind"] == "UnicodeDecodeError"
    assert "test_guard.py" in told["where"]
    assert "secret" not in line
