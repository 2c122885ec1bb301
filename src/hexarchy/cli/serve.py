"""`serve`: the table in the browser, for yourself or for everybody who reaches this machine."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import webbrowser
from typing import Any, Final

import click

from hexarchy.cli.extras import require
from hexarchy.cli.front import Front, Whole

HOST: Final = "127.0.0.1"
PORT: Final = 8000
HIGHEST_PORT: Final = 65535
SQLITE: Final = "sqlite:///"
NAMES: Final = "HEXARCHY_NAMES"
UVICORN: Final[dict[str, Any]] = {
    "http": "hexarchy.server.connections:Connection",
    "ws": "hexarchy.server.connections:Socket",
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_per_message_deflate": False,  # it makes a push ten times as dear
    "ws_max_size": 64 * 1024,
    "timeout_graceful_shutdown": 3,
    "limit_concurrency": 5000,
}
STUCK_MS: Final = 60_000  # a client that takes nothing for so long is cut off, by the system


def command(front: Front) -> click.Command:
    text = front.text
    return front.command(
        "serve",
        lambda **given: _serve(front, **given),
        [
            front.option("--host", key="opt-host", default=HOST, metavar=text("metavar-host")),
            front.option("--port", key="opt-port", default=PORT, type=Whole(front, 0)),
            front.option("--name", "names", key="opt-name", multiple=True, metavar=text("metavar-name")),
            front.option("--database", key="opt-database", metavar="URL"),
            front.option("--proxy", key="opt-proxy", metavar=text("metavar-host")),
            front.option("--forget", key="opt-forget", type=Whole(front, 1), metavar=text("metavar-days")),
            front.option("--open", "browse", key="opt-open", is_flag=True),
        ],
    )


def _serve(
    front: Front,
    host: str,
    port: int,
    names: tuple[str, ...],
    database: str | None,
    proxy: str | None,
    forget: int | None,
    browse: bool,
) -> None:
    require(front, "server")
    import uvicorn

    from hexarchy.cli.finding import known_games
    from hexarchy.cli.keeping import chosen_database, told
    from hexarchy.server import log
    from hexarchy.server.app import Settings, create_app
    from hexarchy.server.names import BadName
    from hexarchy.server.store import Store

    known_games(front)
    url = chosen_database(front, database)
    with contextlib.closing(_listen(front, host, port)) as listener:
        with told(front), contextlib.closing(Store(url)) as store:
            store.migrate()
        processes = max(1, min(4, (os.cpu_count() or 2) - 1))
        called = tuple(filter(None, (host, *names, *os.environ.get(NAMES, "").replace(" ", "").split(","))))
        try:
            app = create_app(Settings(database=url, names=called, bot_processes=processes, forget_days=forget))
        except BadName as error:
            raise front.mistake("error-name", name=str(error)) from None
        log.set_up()
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}/"
        front.say("serve-at", address=address)
        if url.startswith(SQLITE):
            front.say("serve-kept", path=url.removeprefix(SQLITE))
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        # Only a proxy that was named is believed when it says for whom it asks: limits go by that address.
        config = uvicorn.Config(app, proxy_headers=proxy is not None, forwarded_allow_ips=proxy, **UVICORN)
        with contextlib.suppress(KeyboardInterrupt):  # that is how one ends it
            uvicorn.Server(config).run(sockets=[listener])


def _listen(front: Front, host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that one that is taken is told in a sentence."""
    if port > HIGHEST_PORT:
        raise front.mistake("error-port", host=host, port=str(port), why=front.text("serve-port-too-high"))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise front.mistake("error-port", host=host, port=str(port), why=front.trouble(error)) from None
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections have it from here: Python's own loop sets it for none that names no protocol, and then the second
        # half of an answer waits 40 ms until the first is acknowledged.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
        listener.bind((host, port))
        listener.listen(512)
    except OSError as error:
        listener.close()
        raise front.mistake("error-port", host=host, port=str(port), why=front.trouble(error)) from None
    return listener
