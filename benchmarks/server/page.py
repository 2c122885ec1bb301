"""`page`: how soon the table is ready in a real browser, how it pans, and what goes over the wire."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import shutil
import statistics
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from benchmarks.server.client import SEATS, new_match
from benchmarks.server.house import HOST, House
from benchmarks.server.report import Figure, share

FLAGS = ("background-networking", "component-update", "sync", "quic")
SLOW = {"cpu": 4, "bits": 1_600_000, "latency": 0}
COUNTERS = 300
LONGEST = 30.0
FRAME_MS = 1000 / 60
# Ready: land and counters are drawn and an option can be chosen, and the frame after the one that drew them has begun:
# only then could they be seen. The page itself looks, whenever anything in it has changed.
READY = """
window.readyAt = new Promise(done => {
  const there = of => document.querySelector(of);
  const look = () => {
    if (!(there("g.land > *") && there("g.stacks > *") && there("button[data-action]:not(:disabled)"))) return;
    seen.disconnect();
    requestAnimationFrame(() => done(performance.now()));
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
});
window.adornedAt = new Promise(done => {
  const look = () => document.querySelector("g.signs > *")
    ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
  requestAnimationFrame(look);
});
"""
REDRAW = """import("/static/js/board.js").then(({ drawBoard }) => {
  const all = Array.from({ length: 100 }, () => {
    const began = performance.now();
    drawBoard();
    return performance.now() - began;
  });
  return all.sort((a, b) => a - b)[50];
})"""
FRAMES = """
window.frames_ = [];
window.timing = true;
const tick = now => { window.frames_.push(now); if (window.timing) requestAnimationFrame(tick); };
requestAnimationFrame(tick);
"""


@asynccontextmanager
async def chromium() -> AsyncIterator[Any]:
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        raise SystemExit("this trial drives a browser: `./run test --version` installs what it needs") from None
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next((found for name in names if (found := shutil.which(name))), None)
    if path is None:
        raise SystemExit("no Chromium: apt-get install chromium libatomic1")
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=path, args=[f"--disable-{flag}" for flag in FLAGS])
        yield browser
        await browser.close()


class Visit:
    """A window that has never seen the page."""

    def __init__(self, browser: Any, url: str) -> None:
        self.browser = browser
        self.url = url
        self.bytes = 0
        self.requests = 0
        self.adorned = 0.0  # when the last tree stands

    async def open(self, slow: dict[str, int] | None = None, crowd: int = 0) -> float:
        """Milliseconds from the navigation until it is ready."""
        context = await self.browser.new_context(viewport={"width": 1400, "height": 900}, locale="en-GB")
        self.page = await context.new_page()
        await self.page.add_init_script(READY)
        session = await context.new_cdp_session(self.page)
        await session.send("Network.enable")
        session.on("Network.loadingFinished", self._count)
        if slow:
            line = {"downloadThroughput": slow["bits"] / 8, "uploadThroughput": slow["bits"] / 8}
            await session.send(
                "Network.emulateNetworkConditions", {"offline": False, "latency": slow["latency"], **line}
            )
            await session.send("Emulation.setCPUThrottlingRate", {"rate": slow["cpu"]})
        if crowd:
            await self.page.route("**/api/matches/*", lambda route: self._crowded(route, crowd))
        await self.page.goto(self.url, wait_until="commit")
        async with asyncio.timeout(LONGEST):
            self.adorned = float(await self.page.evaluate("window.adornedAt"))
            return float(await self.page.evaluate("window.readyAt"))

    def _count(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    @staticmethod
    async def _crowded(route: Any, count: int) -> None:
        """The scene with so many counters, each on a hex of its own."""
        answer = await route.fetch()
        scene = await answer.json()
        faces = [piece for stack in scene["stacks"] for piece in stack["pieces"]]
        sides = (*SEATS, "neutral")  # a counter is known by its side and name
        hexes = [f"{column:02}{row:02}" for column in range(1, 22) for row in range(1, 22)][:count]
        scene["stacks"] = [
            {"hex": at, "side": sides[number // len(faces) % 3], "pieces": [faces[number % len(faces)]], "whole": True}
            for number, at in enumerate(hexes)
        ]
        await route.fulfill(response=answer, body=json.dumps(scene))

    async def pan(self) -> tuple[int, list[float]]:
        """Counters on the board, and milliseconds of every frame while the mouse drags it about."""
        shown = await self.page.locator("g.stacks .stack").count()
        await self.page.keyboard.press("+")
        box = await self.page.locator(".board").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 30
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.mouse.move(x - 10, y - 10)
        await self.page.evaluate(FRAMES)
        for step in range(150):
            await self.page.mouse.move(x - abs(75 - step) * 4, y - abs(75 - step) * 3)
        await self.page.mouse.up()
        stamps = await self.page.evaluate("(window.timing = false, window.frames_)")
        return shown, [after - before for before, after in itertools.pairwise(stamps)]

    async def redraw(self) -> float:
        """Milliseconds to draw the board again when nothing of it has changed, as a pointer that moves does."""
        return float(await self.page.evaluate(REDRAW))

    async def close(self) -> None:
        await self.page.context.close()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--visits", type=int, default=7, help="the median counts")
    parser.add_argument("--picture", help="write a picture of the crowded board here")


async def slowly(browser: Any, url: str) -> tuple[float, float]:
    """A visit over a slow line, ready and adorned.

    Chromium's imitation of one stands still now and then, in one visit of thirty: the server has answered the first six
    requests, and none of them arrives. Then another player comes.
    """
    while True:
        visit = Visit(browser, url)
        try:
            return await visit.open(SLOW), visit.adorned
        except TimeoutError:
            if await visit.page.evaluate("performance.getEntriesByType('resource').length"):
                raise
            print("  a visit whose slow line stood still is not counted")
        finally:
            await visit.close()


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    house = House(folder)
    async with house.open(), chromium() as browser:
        match, tokens = await new_match(house.port, **{SEATS[1]: "bot:random"})
        url = f"http://{HOST}:{house.port}/match/{match}#{tokens[SEATS[0]]}"
        await (first := Visit(browser, url)).open()  # the server's first visitor, and the browser's
        await first.close()
        quick: list[tuple[float, float]] = []
        slow: list[tuple[float, float]] = []
        for _ in range(options.visits):
            visit = Visit(browser, url)
            quick.append((await visit.open(), visit.adorned))
            await visit.close()
            slow.append(await slowly(browser, url))
        crowded = Visit(browser, url)
        await crowded.open(crowd=COUNTERS)
        redraw = await crowded.redraw()
        shown, frames = await crowded.pan()
        if options.picture:
            await crowded.page.screenshot(path=options.picture)
        await crowded.close()
    return [
        *ready("cold", quick, 0.6),
        *ready("cold, CPU/4 and 1.6 Mbit/s", slow, 2.5),
        Figure("over the wire", visit.bytes / 1000, "kB"),
        Figure("in requests", visit.requests),
        Figure("counters on the crowded board", shown, least=COUNTERS),
        Figure("to draw it again", redraw, "ms", most=4),
        Figure("a frame while it is dragged: p50", statistics.median(frames), "ms", most=1.05 * FRAME_MS),
        Figure("a frame while it is dragged: p95", share(frames, 0.95), "ms"),
    ]


def ready(how: str, found: list[tuple[float, float]], most: float) -> list[Figure]:
    first, last = (statistics.median(one[place] for one in found) / 1000 for place in (0, 1))
    return [
        Figure(f"{how}: board drawn and an option can be chosen", first, "s", most=most),
        Figure(f"{how}: trees, hills and hex numbers too", last, "s"),
    ]
