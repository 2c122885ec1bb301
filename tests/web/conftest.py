"""A mock server and a page for the tests of the table."""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.chromium import SHOW_STORE

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def mock() -> Iterator[Any]:
    """The mock server; `mock.url` is where, `mock.tables` what it holds."""
    uvicorn = pytest.importorskip("uvicorn")
    mock_server = import_module("mock_server")

    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(mock_server.app(), log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)

    class Mock:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        tables = mock_server.TABLES

    yield Mock()
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def visit(browser: Any, mock: Any) -> Iterator[Any]:
    """Open an address in a fresh window; at the end no error may have been reported, no breach of the policy either."""
    troubles: list[str] = []
    contexts = []

    def go(path: str, *, width: int = 1400, height: int = 900, locale: str = "en-GB", **more: Any) -> Any:
        usual = {"viewport": {"width": width, "height": height}, "locale": locale, "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **more})
        context.set_default_timeout(60_000)
        context.add_init_script(SHOW_STORE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(mock.url + path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert not [said for said in troubles if "409" not in said], troubles
