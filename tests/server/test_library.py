"""Games are read when they are first asked for, and nobody else waits for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from starlette.testclient import TestClient
from hexarchy.server.app import Settings, create_app

def read():
    shelf = ("dark_emperor", "demonlord", "divine_right")
    return [name for name in shelf if f"hexarchy.games.{name}" in sys.modules]

settings = Settings(database="sqlite:///" + sys.argv[1], bot_processes=0)
with TestClient(create_app(settings), base_url="http://localhost") as client:
    assert client.get("/health").status_code == 200
    assert read() == []
    assert client.get("/api/games/nothing/board").status_code == 404
    assert client.post("/api/matches", json={"game": "demonlord", "seats": {}}).status_code == 201
    assert read() == ["demonlord"]
    board = client.get("/api/games/dark_emperor/board")
    assert board.status_code == 200 and board.json()["sides"]
    assert read() == ["dark_emperor", "demonlord"]
    from hexarchy import games
    assert [game["id"] for game in client.get("/api/games").json()] == [*games.SHELF]
    assert len(read()) == 3
"""


BEGINNING = SCRIPT[: SCRIPT.index("    assert read()")]


def done(script: str, folder: Path) -> None:
    """A script runs to its end in a process of its own."""
    ran = subprocess.run([sys.executable, "-c", script, str(folder / "matches.db")], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]


def test_a_server_that_starts_has_read_no_game_and_reads_each_when_it_is_asked_for(tmp_path: Path) -> None:
    done(SCRIPT, tmp_path)


def test_who_asks_whether_it_is_ready_has_the_games_read(tmp_path: Path) -> None:
    more = """
    import time
    client.get("/ready")
    for _ in range(600):
        if len(read()) == 3:
            break
        time.sleep(0.05)
    assert len(read()) == 3
"""
    done(BEGINNING + more, tmp_path)


def test_all_of_a_game_is_read_with_it(tmp_path: Path) -> None:
    """What is left for later is read on the event loop: 100 ms for all others, when a first refusal names its rule."""
    more = """
    client.get("/api/games/demonlord/board")
    from hexarchy import games
    assert {"rulebook", "scenes", "outlook_model"} <= vars(games.game("demonlord")).keys()
    assert "hexarchy.games.demonlord.bot.captain" in sys.modules
"""
    done(BEGINNING + more, tmp_path)
