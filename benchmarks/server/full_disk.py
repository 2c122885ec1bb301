"""`full-disk`: the disk fills up in the middle of play, and is emptied again."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from benchmarks.server.client import SEATS, Json, Seat, new_match
from benchmarks.server.house import House
from benchmarks.server.report import Figure
from hexarchy.server.store import Store

SIZE = 8  # MB
CLEAR = (507, "disk-full")


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own in memory. Mounting it needs the rights of root."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "hexarchy-trial", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603
        raise SystemExit(
            "full-disk needs to mount a small disk: run it as root, or in `unshare --map-root-user --mount`"
        )
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)  # noqa: S603, S607


def fill(disk: Path, leave: int) -> Path:
    """A file that leaves so many bytes."""
    filler = disk / "filler"
    free = os.statvfs(disk)
    with filler.open("ab") as file:
        file.write(b"\0" * max(0, free.f_bavail * free.f_bsize - leave))
    return filler


class Game:
    """Two people who play on and write down what they are told."""

    def __init__(self, port: int, match: str, tokens: dict[str, str], seed: int) -> None:
        rng = random.Random(seed)
        self.match = match
        self.seats = {name: Seat(port, match, tokens[name], rng) for name in SEATS}
        self.told: dict[str, tuple[str, str]] = {}  # id: seat and action
        self.errors: Counter[tuple[int, str]] = Counter()
        self.shifts = 0  # scenes that changed although the action was answered with an error

    async def act(self) -> int:
        for name, seat in self.seats.items():
            scene = await seat.scene()
            if scene["decision"]:
                return await self._send(name, seat, scene)
        return 0

    async def _send(self, name: str, seat: Seat, scene: Json) -> int:
        body = seat.body(scene)
        status, told, _ = await seat.act(body)
        if status == 200:
            self.told[body["id"]] = (name, body["action"])
        else:
            self.errors[status, told["title"]] += 1
            self.shifts += await seat.scene() != scene
        return status


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5, help="how often the disk fills up")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    with small_disk(folder) as disk:
        house = House(folder, {"rates": {}})
        house.database = f"sqlite:///{disk}/matches.db"
        async with house.open():
            made = [Game(house.port, *await new_match(house.port), seed) for seed in range(options.matches)]
            again = 0
            for _ in range(options.rounds):
                again += await one_round(made, disk)
            lost = audit(house, made)
            house.kill()
            await house.start()
            lost_after_restart = audit(house, made)
            went_on = [await game.act() for game in made]
    errors = sum((game.errors for game in made), Counter[tuple[int, str]]())
    for (status, title), count in errors.items():
        print(f"  answered while the disk was full: {count} × {status} {title}")
    return [
        Figure("times the disk was full", options.rounds),
        Figure("actions acknowledged", sum(len(game.told) for game in made)),
        Figure("actions refused for want of room", errors.total(), least=options.rounds),
        Figure(f"refused otherwise than with {CLEAR[0]} {CLEAR[1]}", errors.total() - errors[CLEAR], most=0),
        Figure("refused actions that changed what is seen", sum(game.shifts for game in made), most=0),
        Figure("acknowledged actions lost", lost, most=0),
        Figure("the same after kill −9 and a new start", lost_after_restart, most=0),
        Figure("times play went on when there was room, without a restart", again, least=options.rounds),
        Figure("matches that go on after the restart", sum(status == 200 for status in went_on), least=len(made)),
    ]


async def one_round(made: list[Game], disk: Path) -> bool:
    """Play, fill the disk, play until every match was refused, make room; does play go on?"""
    for _ in range(20):
        await asyncio.gather(*(game.act() for game in made))
    filler = fill(disk, leave=16_384)
    refused = [game.errors.total() for game in made]
    while any(game.errors.total() < count + 3 for game, count in zip(made, refused, strict=True)):
        for game in made:
            await game.act()
        fill(disk, leave=0)
    filler.unlink()
    return all([await game.act() == 200 for game in made])


def audit(house: House, made: list[Game]) -> int:
    """Acknowledged actions that are not on the disk, and those there that nobody was told of."""
    lost = 0
    with contextlib.closing(Store(house.database)) as store:
        for game in made:
            stored = store.load(game.match)
            entries = stored.entries if stored else ()
            kept = {entry.client_id: (entry.seat, entry.action) for entry in entries}
            lost += sum(kept.get(ident) != told for ident, told in game.told.items())
            lost += len(kept) - len(game.told)
    return lost
