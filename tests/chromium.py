"""The browser for tests of the page: Debian's Chromium, driven by Playwright.

Its fixture lasts for one module: while Playwright is open it keeps an event loop running in this thread, and the tests
of the server need their own.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]

# The page's own store, where a test can wait for what it holds (Playwright does not wait for a promise to be true).
SHOW_STORE = """addEventListener('DOMContentLoaded', async () => {
  globalThis.parts = await import('/static/js/parts.js');
  globalThis.store = (await import('/static/js/store.js')).store;
  (await import('/static/js/text.js')).both.then(() => { globalThis.bilingual = true; });
});"""

# A table is whole: every part, both languages and the last number of the map have come, what happens is pushed, and
# the board stands still.
SETTLED = """() => globalThis.store?.scene && !store.sending && (store.connection === 'live' || store.curtain)
  && parts.reference.here && globalThis.bilingual
  && document.querySelector('.numbers text') && document.querySelector('.glass').style.willChange === 'auto'"""

# Two frames: the page has drawn what it knows, and moved the board to where it wants it.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def settle(page: Page) -> None:
    """Wait until a table is whole."""
    page.wait_for_function(SETTLED)
    drawn(page)


def drawn(page: Page) -> None:
    """Wait until the page shows what it knows."""
    page.evaluate(FRAMES)


def intercept(page: Page, address: str, answer: Callable[[Route], object], times: int | None = None) -> None:
    """Answer the open page's requests to an address, from its next one on.

    Chromium says that requests are intercepted a little before they are: a key pressed at once may still get through.
    """
    page.route("**/?intercepted", lambda route: route.fulfill(body="yes"))
    page.route(address, answer, times=times)
    while page.evaluate("async () => (await fetch('/?intercepted')).text()") != "yes":
        pass


def do_without(reason: str) -> NoReturn:
    """On a developer's machine the tests are skipped; where all must hold, that would hide them."""
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import Error, sync_playwright  # slow to load, and most tests need no browser

    path = os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)
    if not path:
        do_without("no Chromium: apt-get install chromium libatomic1")
    try:
        play = sync_playwright().start()
    except (Error, OSError) as error:
        do_without(f"Playwright does not start (apt-get install libatomic1?): {error}")
    try:
        opened = play.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE * 1000)
        yield opened
        opened.close()
    finally:
        play.stop()
