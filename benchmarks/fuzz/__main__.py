"""Fuzz a real server: ``./run fuzz [--minutes N] [--seed S]``, or send once more what was found: ``--again FILE``.

Three parts, one after the other: requests made from the server's own document, real requests spoiled, and what is
hardly HTTP. A status of 500, a failure in the log, a request without an answer or an answer of the wrong kind is found;
it is written to a file, and is the exit status. How much is sent depends on `--minutes` and not on the clock: the same
seed sends the same bytes on every machine.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.fuzz.bodies import prepare, spoiled
from benchmarks.fuzz.cases import Case, Finding, Sender, wrong
from benchmarks.fuzz.oddities import oddities
from benchmarks.fuzz.schema import from_document
from benchmarks.server.client import Line
from benchmarks.server.house import House, failed
from benchmarks.server.report import progress

# A minute of it, on two cores that others use as well.
EACH_OPERATION, SPOILED, ODD = 8, 500, 140
OPERATIONS: Final = 20
SLICE: Final = 20  # cases after which the log is looked at
AT_ONCE: Final = 4
SLOW: Final = 5.0  # seconds: worth a line
SETTINGS: Final = {"rates": {}, "refusal_seconds": 0, "most_watchers_each": 1000}


class Fuzz:
    def __init__(self, house: House, sender: Sender) -> None:
        self.house = house
        self.sender = sender
        self.found: list[Finding] = []
        self.statuses: Counter[int] = Counter()
        self._read = 0

    async def send(self, cases: Iterator[Case], count: int) -> None:
        done = 0
        while some := tuple(islice(cases, SLICE)):
            limit = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(self._one(case, limit) for case in some))
            self._look_at_log(some)
            done += len(some)
            progress(min(done, count), count, "requests")

    async def _one(self, case: Case, limit: asyncio.Semaphore) -> None:
        async with limit:
            began = time.monotonic()
            answer = await self.sender.send(case)
        if (took := time.monotonic() - began) > SLOW:
            print(f"  {took:.1f} s: {case.name}", file=sys.stderr)
        self.statuses[answer.status] += 1
        what = wrong(case, answer)
        if what is not None:
            self._note(what, (case,))

    def _look_at_log(self, sent: tuple[Case, ...]) -> None:
        with self.house.log.open(errors="replace") as log:
            log.seek(self._read)
            for line in log:
                if failed(line):
                    self._note(f"in the log: {line.strip()[:300]}", sent)
            self._read = log.tell()

    def _note(self, what: str, cases: tuple[Case, ...]) -> None:
        print(f"  found: {what}: {', '.join(case.name for case in cases)[:200]}", file=sys.stderr, flush=True)
        self.found.append(Finding(what, cases))


async def run(options: argparse.Namespace, folder: Path) -> Fuzz:
    house = House(folder, SETTINGS)
    async with house.open():
        fuzz = Fuzz(house, Sender(house.port, await prepare(house.port)))
        if options.again:
            found = msgspec.json.decode(options.again.read_bytes(), type=list[Finding])
            cases = [case for finding in found for case in finding.cases]
            await fuzz.send(iter(cases), max(1, len(cases)))
            return fuzz
        _, document = await Line(house.port).ask("GET", "/api/openapi.json")
        each, bodies, odd = (int(n * options.minutes) for n in (EACH_OPERATION, SPOILED, ODD))
        await fuzz.send(from_document(document, options.seed, max(1, each)), each * OPERATIONS)
        await fuzz.send(spoiled(options.seed, bodies), bodies)
        await fuzz.send(oddities(options.seed, odd), odd)
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2, help="how much: about so long on a small, busy machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=Path, metavar="FILE", help="send what is in a file of findings")
    parser.add_argument("--to", type=Path, metavar="FILE", default=Path("build/fuzz.json"), help="where findings go")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # when ended, end the server too
    with tempfile.TemporaryDirectory(prefix="hexarchy-") as folder:
        fuzz = asyncio.run(run(options, Path(folder)))
    told = ", ".join(f"{count:,} × {status or 'hung up'}" for status, count in sorted(fuzz.statuses.items()))
    print(f"{fuzz.statuses.total():,} sent: {told}")
    if fuzz.found:
        options.to.parent.mkdir(exist_ok=True)
        options.to.write_bytes(msgspec.json.encode(fuzz.found))
        print(f"{len(fuzz.found)} found; send them again with:  ./run fuzz --again {options.to}")
    sys.exit(bool(fuzz.found))


if __name__ == "__main__":
    main()
