"""`idle`: how much memory a match takes that nobody plays just now."""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.server.client import Line, import_match, new_match
from benchmarks.server.house import House
from benchmarks.server.openings import PLAYED, opening
from benchmarks.server.report import Figure


async def look(port: int, match: str, token: str) -> None:
    line = Line(port)
    status, _ = await line.ask("GET", f"/api/matches/{match}", token=token)
    assert status == 200
    line.close()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=500)


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    count = options.matches
    house = House(folder, {"rates": {}, "live_matches": 10 * count})
    async with house.open():
        for _ in range(20):  # whatever is made once is made before the first weighing
            match, tokens = await new_match(house.port)
            await look(house.port, match, tokens["hosar"])
        empty = house.rss()
        for _ in range(count):
            match, tokens = await new_match(house.port)
            await look(house.port, match, tokens["hosar"])
        fresh = house.rss()
        for seed in range(count // 5):
            match, tokens = await import_match(house.port, opening(seed).to_json())
            await look(house.port, match, tokens["hosar"])
        played = house.rss()
    return [
        Figure("memory of a server without matches", empty, "MB"),
        Figure("a new match, looked at once", (fresh - empty) / count * 1024, "kB"),
        Figure(f"a match after {PLAYED} actions, its log worded", (played - fresh) / (count // 5) * 1024, "kB"),
    ]
