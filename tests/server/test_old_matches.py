"""Matches stored by every released version go on: their databases are upgraded, read and played on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.house import Json, Person, mild, serving, sit, sqlite

FOLDERS = sorted((Path(__file__).parents[1] / "records").glob("*/database"))
CASES = [(folder, name) for folder in FOLDERS for name in json.loads((folder / "told.json").read_text())]


@pytest.fixture
def kept(folder: Path, tmp_path: Path) -> str:
    with sqlite3.connect(tmp_path / "matches.db") as database:
        database.executescript((folder / "matches.sql").read_text())
    database.close()
    return sqlite(tmp_path)


def told(folder: Path, name: str) -> Json:
    made: Json = json.loads((folder / "told.json").read_text())[name]
    return made


@pytest.mark.parametrize(
    ("folder", "name"), CASES, ids=lambda value: value if isinstance(value, str) else value.parent.name
)
def test_a_stored_match_goes_on(kept: str, folder: Path, name: str) -> None:
    made = told(folder, name)
    with serving(kept) as client:
        running = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
        assert running.version == made["version"]
        # Up to 0.1.0 a resignation was no part of the record.
        record = running.match.record
        played = record.replay(
            running.game, len(record.actions) - sum(action == "resign" for _, action in record.actions)
        )
        assert played.digest() == made["digest"]
        people = sit(client, made)
        for person in people.values():
            scene = person.scene()
            assert scene["commitment"] == made["commitment"]
            assert scene["log"]
        both = Person(client, made["match"], *dict.fromkeys(made["tokens"].values()))
        scene = both.scene()
        if scene["decision"]:
            both.act(mild(scene), scene["version"], id="after the upgrade")
            scene = both.scene()
        if not scene["result"]:
            both.post("/resign", {"id": "at last", "version": scene["version"]})
        assert both.get("/verify")["verdict"]["digest_match"]
        assert both.get("/record")["format"] == 2


def test_there_are_old_databases() -> None:
    assert len(CASES) >= 7
