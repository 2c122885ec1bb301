"""The page's files go over the wire packed, are asked about by their tag, and are read again when they change."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.house import begin, serving, sqlite

SCRIPT = "export const words = 'the same again';\n" * 50


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "js").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title>")
    (folder / "js" / "app.js").write_text(SCRIPT)
    return folder


def packed_size(client: TestClient, path: str) -> int:
    with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in answer.headers["vary"]
        return len(b"".join(answer.iter_raw()))


def test_scripts_are_packed_for_those_who_can_unpack(tmp_path: Path, web: Path) -> None:
    with serving(sqlite(tmp_path), web=web) as client:
        assert packed_size(client, "/static/js/app.js") < len(SCRIPT) / 5
        plain = client.get("/static/js/app.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == client.get("/static/js/app.js").text == SCRIPT
        assert plain.headers["cache-control"] == "no-cache"


def test_changed_file_is_read_again(tmp_path: Path, web: Path) -> None:
    with serving(sqlite(tmp_path), web=web) as client:
        before = client.get("/static/js/app.js")
        (web / "js" / "app.js").write_text("export {};")
        os.utime(web / "js" / "app.js", (1, 1))
        after = client.get("/static/js/app.js", headers={"if-none-match": before.headers["etag"]})
        assert after.status_code == 200
        assert after.text == "export {};"


@pytest.mark.parametrize("path", ["js", "js/", "", "none.js", "js/%00.js", "js/" + "x" * 300, "..%2fmatches.db"])
def test_what_is_no_file_is_not_found(tmp_path: Path, web: Path, path: str) -> None:
    with serving(sqlite(tmp_path), web=web) as client:
        assert client.get(f"/static/{path}").status_code == 404


def test_files_cannot_be_written_to(tmp_path: Path, web: Path) -> None:
    with serving(sqlite(tmp_path), web=web) as client:
        assert client.put("/static/js/app.js", content="x").status_code == 405


def test_without_the_page_the_rest_works(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), web=tmp_path / "none") as client:
        assert client.get("/").status_code == 404
        assert client.get("/health").status_code == 200


def test_scenes_are_packed_and_short_answers_are_not(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        path = f"/api/matches/{begin(client)['match']}"
        packed = packed_size(client, path)
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert plain.json() == client.get(path).json()
        assert packed < len(plain.content) / 3
        assert "content-encoding" not in client.get("/health").headers
