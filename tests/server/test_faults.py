"""What must not fail: readers that do not read, bots that hang or die, a full disk, no database, the end."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
import uvicorn
from starlette.testclient import TestClient
from websockets.sync.client import connect

from hexarchy import games
from hexarchy.core.game import BadInput
from hexarchy.core.records import Record
from hexarchy.server.app import Settings, create_app
from hexarchy.server.pool import Pool
from tests.patience import PATIENCE
from tests.server import broken_bots
from tests.server.house import NEW, Json, all_seats, begin, mild, serving, sit, sqlite
from tests.server.processes import eventually, gone, servers

# A request whose body has only begun.
BEGUN = b"\r\n".join(
    (
        b"POST /api/matches HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Content-Type: application/json",
        b"Content-Length: 50",
        b"",
        b"{",
    )
)

# -- a reader that does not read --------------------------------------------------------------------------------------


@contextmanager
def listening(database: str, **settings: Any) -> Iterator[tuple[str, int]]:
    """A server on a real socket with small buffers, so that a reader who stops is noticed after a few scenes."""
    app = create_app(Settings(database=database, bot_processes=0, rates={}, **settings))
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws_per_message_deflate=False, ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        eventually(lambda: server.started, "a start")
        yield listener.getsockname()
    finally:
        server.should_exit = True
        thread.join(20)


def stubborn(where: tuple[str, int], path: str) -> socket.socket:
    """Says hello and never reads again."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(where)
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {where[0]}:{where[1]}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    made.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
    assert made.recv(12) == b"HTTP/1.1 101"
    hello = b'{"since": -1}'
    made.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)  # masked with zeros
    return made


def test_reader_who_stops_is_dropped_and_nobody_waits_for_him(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "hexarchy.server")
    with listening(sqlite(tmp_path), send_seconds=2.0) as where:
        url = f"http://{where[0]}:{where[1]}"
        made: Json = httpx.post(f"{url}/api/matches", json=NEW, timeout=60).json()
        path = f"/api/matches/{made['match']}/live"
        with (
            stubborn(where, path),
            connect(f"ws://{where[0]}:{where[1]}{path}", compression=None, open_timeout=60) as other,
        ):
            token = ",".join(made["tokens"].values())
            other.send(json.dumps({"token": token, "since": -1}))
            scene = json.loads(other.recv(timeout=60))["scene"]
            for number in range(12):
                body = {"id": f"a{number}", "version": number, "action": mild(scene)}
                headers = {"authorization": f"Seat {token}"}
                told = httpx.post(f"{url}{path[:-5]}/actions", json=body, headers=headers, timeout=60)
                assert told.status_code == 200
                scene = json.loads(other.recv(timeout=60))["scene"]
                assert scene["version"] == number + 1
            eventually(lambda: "slow-reader" in caplog.messages, "the reader's end")
            assert caplog.messages.count("slow-reader") == 1


def test_client_that_talks_on_is_hung_up_on(client: TestClient) -> None:
    made = begin(client)
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as talking:
        talking.send_json({"token": None, "since": 0})
        for _ in range(200):
            talking.send_text("and another thing")
        assert talking.receive()["type"] == "websocket.close"


def test_client_that_hangs_up_in_a_body_is_no_defect(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "hexarchy.server")
    with listening(sqlite(tmp_path)) as where:
        with socket.create_connection(where) as hasty:
            hasty.sendall(BEGUN)
        eventually(lambda: "request" in caplog.messages, "a line")
    assert [record.__dict__["fields"]["status"] for record in caplog.records if record.message == "request"] == [400]
    assert "defect" not in caplog.messages
    assert not [record for record in caplog.records if record.exc_info]


# -- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("defect", [broken_bots.hangs, broken_bots.dies])
def test_bot_that_hangs_or_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, defect: Any) -> None:
    """Its process is ended, a simpler bot answers, and bots of other matches go on."""
    monkeypatch.setattr("hexarchy.server.pool._begin", defect)
    with serving(sqlite(tmp_path), bot_processes=1, bot_seconds=6.0) as client:
        person = sit(client, begin(client, seats={"hosar": "bot:captain"}))["demon"]
        other = sit(client, begin(client, seats={"hosar": "bot:random"}))["demon"]
        eventually(lambda: other.scene()["decision"], "the other's question")
        scene = eventually(lambda: (found := person.scene())["decision"] and found, "a question")
        person.answer(scene)
        assert client.get("/health").status_code == 200


@pytest.mark.slow
def test_process_that_starts_slowly_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else on a busy machine one after the other would be ended before it has begun."""
    monkeypatch.setattr("hexarchy.server.pool._begin", broken_bots.starts_slowly)

    async def both() -> tuple[int, int]:
        pool = Pool(2, 3.0)
        try:
            one, two = await asyncio.gather(pool.run(abs, -1), pool.run(abs, -2))
            return one, two
        finally:
            pool.close()

    assert asyncio.run(both()) == (1, 2)


def test_bot_goes_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.bots.REST_SECONDS", 0.1)
    monkeypatch.setattr("hexarchy.server.bots.SWEEP_SECONDS", 0.1)
    with serving(sqlite(tmp_path)) as client:
        store = client.app.app.state.matches.store  # type: ignore[attr-defined]
        append = store.append
        failed: list[Any] = []

        def fails(*args: Any, **more: Any) -> Any:
            written = append(*args, **more)

            def locked(connection: sa.Connection) -> Any:
                if len(failed) == 2:
                    return written(connection)
                failed.append(args)
                raise sa.exc.OperationalError("insert", {}, Exception("database is locked"))

            return locked

        store.append = fails
        person = sit(client, begin(client, seats={"hosar": "bot:random"}))["demon"]
        eventually(lambda: person.scene()["decision"], "a question")
        assert len(failed) == 2


# -- the disk ---------------------------------------------------------------------------------------------------------


def test_full_disk_changes_nothing_and_play_goes_on_later(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client)
        both = all_seats(client, made)
        engine = client.app.app.state.matches.store.engine  # type: ignore[attr-defined]
        before = both.scene()
        full = True

        @sa.event.listens_for(engine, "begin")
        def no_room(connection: sa.Connection) -> None:
            """As many pages as there are, and not one more."""
            most = connection.exec_driver_sql("pragma page_count").scalar() if full else 2**30
            connection.exec_driver_sql(f"pragma max_page_count={most}")

        scene, number = before, 0
        while True:  # the last pages have room for some
            body = {"id": f"f{number}", "version": number, "action": mild(scene)}
            told = client.post(f"/api/matches/{made['match']}/actions", json=body, headers=both.headers)
            if told.status_code != 200:
                break
            number += 1
            scene = both.scene()
            assert number < 2000
        assert told.status_code == 507
        assert told.json()["title"] == "disk-full"
        assert both.scene() == scene
        new = [client.post("/api/matches", json=NEW).status_code for _ in range(30)]
        assert set(new) == {201, 507}
        full = False
        assert both.post("/actions", body)["version"] == number + 1
        after = both.scene()
    with serving(sqlite(tmp_path)) as client:
        both.client = client
        assert both.scene() == after


def test_database_out_of_reach_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client)
        both = all_seats(client, made)
        scene = both.scene()

        def gone(connection: sa.Connection) -> int:
            raise sa.exc.OperationalError("insert", {"secret": "hunter2"}, Exception("connection refused"))

        with monkeypatch.context() as patch:
            patch.setattr(client.app.app.state.matches.store, "append", lambda *_, **__: gone)  # type: ignore[attr-defined]
            told = both.act(mild(scene), 0, 503)
            assert told["title"] == "no-store"
            assert "hunter2" not in json.dumps(told)
        assert both.scene() == scene
        both.act(mild(scene), 0)


# -- bodies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["gzip", "deflate", "br", "identity, gzip"])
def test_compressed_body_is_refused(client: TestClient, how: str) -> None:
    """However small it comes, nobody unpacks it here."""
    body = gzip.compress(json.dumps({**NEW, "options": {"x": "a" * 10_000_000}}).encode())
    headers = {"content-type": "application/json", "content-encoding": how}
    told = client.post("/api/matches", content=body, headers=headers)
    assert told.status_code == 415
    assert told.json()["title"] == "compressed"


def test_body_that_never_comes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.openapi.BODY_SECONDS", 0.2)
    with listening(sqlite(tmp_path)) as where, socket.create_connection(where, timeout=60) as slow:
        slow.sendall(BEGUN)
        assert slow.recv(12) == b"HTTP/1.1 408"


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_server_ends_with_sockets_open_and_bots_thinking(tmp_path: Path, how: signal.Signals, code: int) -> None:
    with servers(sqlite(tmp_path), tmp_path, 1) as (house,):
        bots = {"seats": {"hosar": "bot:captain", "demon": "bot:captain"}}
        made: Json = httpx.post(f"{house.url}/api/matches", json={**NEW, **bots}, timeout=60).json()
        url = f"{house.url.replace('http', 'ws')}/api/matches/{made['match']}/live"
        where = house.url.removeprefix("http://").split(":")
        with (
            connect(url, compression=None, open_timeout=PATIENCE) as watching,
            socket.create_connection((where[0], int(where[1]))) as idle,
        ):
            watching.send(json.dumps({"token": None, "since": -1}))
            while json.loads(watching.recv(timeout=60))["version"] < 10:
                pass
            idle.sendall(b"GET /health HTT")
            children = house.children()
            assert house.end(how) == code
        assert "server-ended" in house.log()
        assert "Traceback" not in house.log()
        eventually(lambda: all(map(gone, children)), "the end of its processes")


# -- what no database takes, and what nobody can read -----------------------------------------------------------------


@pytest.mark.parametrize("id_", ["a\x00b", "\n", "a\x7f"])
def test_id_with_signs_that_are_none_is_refused(database: str, id_: str) -> None:
    """PostgreSQL takes no NUL: it would be a defect there, and an action here."""
    with serving(database) as client:
        made = begin(client)
        both = all_seats(client, made)
        both.act(mild(both.scene()), 0, 422, id=id_)
        assert both.scene()["version"] == 0


@pytest.mark.parametrize(
    "position",
    ["x = " + "[" * 5000, "\n".join(f"k{number} = 1" for number in range(5000)), "k = 1\n" * 20_000],
    ids=["deep", "wide", "long"],
)
def test_position_nobody_can_read_is_refused(client: TestClient, position: str) -> None:
    told = client.post("/api/matches/import", json={"position": position})
    assert told.status_code == 422
    assert told.json()["title"] in ("bad-position", "bad-body")


def test_long_work_leaves_time_to_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many records are brought to be checked, few are at a time."""
    at_once, most = 0, 0
    lock = threading.Lock()

    def check(*_: Any) -> Any:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.05)
        with lock:
            at_once -= 1
        raise BadInput("no")

    monkeypatch.setattr("hexarchy.server.replaying.verify", check)
    record = Record.begin(games.game("demonlord")).to_json()
    with serving(sqlite(tmp_path)) as client, ThreadPoolExecutor(8) as people:
        asked = [people.submit(client.post, "/api/verify", json={"record": record}) for _ in range(8)]
        assert {answer.result().status_code for answer in asked} == {422}
    assert most == 1
