"""Pictures of the table for looking at it: python tools/web_pictures.py [folder]. Needs Playwright and Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests/web"))

DESK, PHONE = (1400, 900), (390, 844)
# name, address (a recorded match after so many actions), size, keys pressed, more about the window
PICTURES: list[tuple[str, str, tuple[int, int], str, dict[str, Any]]] = [
    ("lobby", "/", DESK, "", {}),
    ("march", "/match/22#hosar", DESK, "", {}),
    ("map", "/match/271#hosar", DESK, "0", {}),
    ("near", "/match/200#hosar", DESK, "++", {}),
    ("battle", "/match/901#hosar", DESK, "", {}),
    ("siege-fr", "/match/344#hosar", DESK, "s", {"locale": "fr-FR"}),
    ("dark", "/match/21#hosar", DESK, "", {"color_scheme": "dark"}),
    ("replay", "/match/200#hosar", DESK, "h,,", {}),
    ("over", "/match/1631#hosar", DESK, "", {}),
    ("phone", "/match/22#hosar", PHONE, "", {"has_touch": True, "device_scale_factor": 2}),
    ("phone-battle", "/match/901#hosar", PHONE, "", {"has_touch": True, "device_scale_factor": 2}),
]


def serve() -> str:
    import uvicorn

    mock_server = import_module("mock_server")
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(mock_server.app(), log_level="warning"))
    threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True).start()
    while not server.started:
        time.sleep(0.02)
    return f"http://127.0.0.1:{listener.getsockname()[1]}"


def main() -> None:
    sync_playwright = import_module("playwright.sync_api").sync_playwright
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    url = serve()
    with sync_playwright() as play:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = play.chromium.launch(executable_path=path)
        for name, address, (width, height), keys, more in PICTURES:
            context = browser.new_context(viewport={"width": width, "height": height}, **{"locale": "en-GB", **more})
            page = context.new_page()
            page.goto(url + address)
            page.wait_for_timeout(1800)
            for key in keys:
                page.keyboard.press(key)
                page.wait_for_timeout(600)
            page.screenshot(path=folder / f"{name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
