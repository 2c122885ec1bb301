"""`imports`: positions and records of every bad kind, by the ten thousand, while others make matches and play.

Nothing in them is a path, nothing runs for ever, and nobody else waits for them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.server.client import GAME, PEOPLE, Line
from benchmarks.server.house import House, failed
from benchmarks.server.imports_messages import ROOT, Material, good, lay_baits
from benchmarks.server.imports_sender import Order, Told
from benchmarks.server.inside.sitecustomize import OPENED
from benchmarks.server.load import Crowd
from benchmarks.server.report import Figure, times

INSIDE: Final = Path(__file__).parent / "inside"
PATIENCE: Final = 600.0  # seconds: each of two dozen may take its twenty before it is given up
MAKES_EVERY: Final = 2.0
LATER: Final = "127.0.0.9"  # nobody has come from there: none of its limits is used up
EXPECTED: Final = ("/proc/", "/sys/", "/dev/null", "/dev/urandom", "/etc/localtime", "/usr/lib/", "/usr/share/")


def inside(**changed: str) -> dict[str, str]:
    """The environment of a server in whose processes `inside/sitecustomize.py` runs."""
    path = os.pathsep.join(filter(None, (str(INSIDE), os.environ.get("PYTHONPATH", ""))))
    return {"PYTHONPATH": path, **changed}


async def bring(order: Order) -> Told:
    command = [sys.executable, "-m", "benchmarks.server.imports_sender"]
    pipe = asyncio.subprocess.PIPE
    sender = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    out, _ = await sender.communicate(msgspec.json.encode(order))
    return msgspec.json.decode(out, type=Told)


async def make_matches(port: int, took: list[float]) -> None:
    """A player who begins a match every few seconds, and how long each took."""
    line = Line(port, PEOPLE)
    while True:
        began = time.perf_counter()
        status, made = await line.ask("POST", "/api/matches", {"game": GAME})
        assert status == 201, made
        took.append(time.perf_counter() - began)
        await asyncio.sleep(MAKES_EVERY)


def surprising(noted: Path, folder: Path) -> list[str]:
    """What was opened that is neither Python's, nor ours, nor the database's."""
    ours = (sys.prefix, sys.base_prefix, str(ROOT), str(folder), *filter(None, sys.path), *EXPECTED)
    opened = set(noted.read_text(errors="replace").splitlines())
    baits = [path for path in opened if path.startswith((f"{folder}/bait", "/dev/zero", "/etc/hostname"))]
    return sorted({*baits, *(path for path in opened if path.startswith("/") and not path.startswith(ours))})


def failures(log: Path) -> int:
    return sum(map(failed, log.read_text(errors="replace").splitlines()))


def size(folder: Path) -> float:
    """Of the database, in MB."""
    return sum(path.stat().st_size for path in folder.glob("matches.db*")) / 1e6


async def still_works(port: int, of: Material) -> bool:
    """Something good that is brought afterwards is taken: nothing is stuck."""
    async with asyncio.timeout(PATIENCE):
        body = msgspec.json.encode(good(random.Random(1), of))
        status, _ = await Line(port, LATER).ask("POST", "/api/matches/import", msgspec.json.decode(body))
    return status == 201


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=10, help="matches played meanwhile")
    parser.add_argument("--rate", type=float, default=20, help="their actions a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--untimed", action="store_true", help="promise no times: for a machine that is busy")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    """Without limits on rate: everything is looked at. Those who play have another address, as they would have."""
    noted = folder / "opened.txt"
    baits = lay_baits(folder)
    settings = {"rates": {}, "most_watchers_each": 10_000, "refusal_seconds": 0, "most_running": 1_000_000}
    house = House(folder, settings, environment=inside(**{OPENED: str(noted)}))
    async with house.open():
        crowd = Crowd(house.port, PEOPLE)
        await crowd.come(options.tables)
        before, stored = house.rss(), size(folder)
        took: list[float] = []
        made: list[float] = []
        making = asyncio.create_task(make_matches(house.port, made))
        bringing = asyncio.create_task(bring(Order(house.port, options.messages, baits, PATIENCE, options.seed)))
        while not bringing.done():
            took += await crowd.play(options.rate, 2)
        making.cancel()
        await asyncio.gather(making, return_exceptions=True)
        await crowd.leave()
        told = await bringing
        works = await still_works(house.port, Material.found(baits))
        memory, workers, grown = house.rss(), house.workers_rss(), size(folder) - stored
    for kind, found in told.statuses.items():
        print(f"  {kind}: " + ", ".join(f"{count:,} × {status}" for status, count in sorted(found.items())))
    opened = surprising(noted, folder)
    for line in (*told.defects[:20], *told.unanswered[:20], *opened[:20]):
        print("  !", line)
    p99 = None if options.untimed else 50.0
    ends: Counter[str] = Counter()
    for statuses in told.statuses.values():
        ends.update(statuses)
    return [
        Figure("positions and records brought", ends.total()),
        Figure("of them taken, or checked", ends["200"] + ends["201"]),
        Figure("of them refused for what they are", sum(count for status, count in ends.items() if status[0] == "4")),
        Figure("of them told to come again (503)", ends["503"]),
        Figure("answered with another status of 500 or more", len(told.defects), most=0),
        Figure("never answered", len(told.unanswered), most=0),
        Figure("failures in the log", failures(house.log), most=0),
        Figure("files opened that are none of the server's", len(opened), most=0),
        Figure("good ones taken afterwards", int(works), least=1),
        Figure("longest wait for an answer", told.slowest, "s"),
        *times("others' actions meanwhile", took, p99=p99),
        *times("others' new matches meanwhile", made),
        Figure("memory of the server before", before, "MB"),
        Figure("memory of the server afterwards", memory, "MB"),
        Figure("memory of its processes afterwards", workers, "MB"),
        Figure("growth of the database", grown, "MB"),
    ]
