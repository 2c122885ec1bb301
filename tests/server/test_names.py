"""Requests for a host this server is not are not answered: another site may have given itself our address."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from hexarchy.server.names import BadName, Names, normal
from tests.cli.shell import mistake, run
from tests.server.house import NEW, begin, knock, serving, sqlite

MALFORMED = (
    "",
    "[",
    "]",
    "[::1",
    "a b",
    "a@b",
    "a/b",
    "a,b",
    "a:b",
    "a:123456",
    "é",
    "a\x00",
    "x" * 300,
    "http://a",
    ":80",
)
OURS = ("localhost", "LocalHost:8000", "localhost.", "127.0.0.1", "192.0.2.7:80", "[::1]", "[2001:db8::1]:8000")


def refused(names: Names, *hosts: str) -> int | None:
    found = names.refusal(Headers(raw=[(b"host", host.encode("latin-1")) for host in hosts]))
    return None if found is None else found.status


@pytest.mark.parametrize("host", OURS)
def test_the_machine_and_every_address_are_known(host: str) -> None:
    assert refused(Names(), host) is None


def test_the_machine_goes_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Castle.example.org")
    names = Names()
    for host in ("castle", "castle.example.org:8000", "castle.local"):
        assert refused(names, host) is None
    assert refused(names, "example.org") == 421


@pytest.mark.parametrize("host", MALFORMED)
def test_malformed_host_is_refused(host: str) -> None:
    assert refused(Names(), host) == 400


def test_exactly_one_host_is_wanted() -> None:
    assert refused(Names()) == 400
    assert refused(Names(), "localhost", "localhost") == 400


def test_names_are_given_as_people_write_them() -> None:
    names = Names(["Hex.Example.org.", "château.example", "[2001:db8::1]"])
    for host in ("hex.example.org", "xn--chteau-xta.example:443"):
        assert refused(names, host) is None
    assert refused(names, "www.hex.example.org") == 421
    for wrong in ("http://a", "a:80", "a/b", "*.a", "a..b", "a b", "", "a" * 64):
        with pytest.raises(BadName):
            normal(wrong)


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/static/js/app.js", "/health", "/none/"])
def test_nothing_is_served_under_another_name(client: TestClient, method: str, path: str) -> None:
    response = client.request(method, path, headers={"host": "evil.example"}, follow_redirects=False)
    assert response.status_code == 421
    assert "location" not in response.headers
    if method != "HEAD":
        assert response.json()["title"] == "unknown-host"
        assert "--name evil.example" in response.json()["detail"]


@pytest.mark.parametrize("hosts", [["evil.example"], ["["], [], ["testserver", "testserver"]], ids=range(4))
def test_nor_is_a_socket_opened(client: TestClient, hosts: list[str]) -> None:
    path = f"/api/matches/{begin(client)['match']}/live"
    assert knock(client, path, [(b"host", host.encode()) for host in hosts]) == 1008


def test_a_name_is_known_once_it_is_given(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), names=("hex.example",)) as client:
        own = {"host": "hex.example", "origin": "https://hex.example"}
        assert client.post("/api/matches", json=NEW, headers=own).status_code == 201
        assert client.get("/health").status_code == 421


def test_serve_is_told_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: seen.append(self.config.app.names))
    monkeypatch.setattr("hexarchy.server.log.set_up", lambda: None)
    monkeypatch.setenv("HEXARCHY_NAMES", "c.example, d.example")
    given = ("--name", "a.example", "--name", "b.example")
    result = run("serve", "--port", "0", "--database", sqlite(tmp_path), *given)
    assert result.exit_code == 0, result.output
    (names,) = seen
    assert isinstance(names, Names)
    for host in ("a.example", "b.example", "c.example", "d.example", "localhost"):
        assert refused(names, host) is None
    assert "http://x" in mistake(run("serve", "--port", "0", "--database", sqlite(tmp_path), "--name", "http://x"))
