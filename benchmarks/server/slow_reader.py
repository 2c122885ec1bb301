"""`slow-reader`: people who stop reading their sockets, who ask and do not take the answer, who never finish asking."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import time
from collections import Counter
from pathlib import Path

import msgspec

from benchmarks.server.client import PEOPLE, Line, new_match
from benchmarks.server.house import HOST, House
from benchmarks.server.load import Crowd, Player
from benchmarks.server.report import Figure, share, times

ASKED = 60
MATCHES = 4  # that the deaf watch; others play elsewhere


def deaf(port: int, match: str) -> socket.socket:
    """A watcher who says hello and then reads nothing; their system keeps as little for them as can be."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HOST, port))
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = (
        f"GET /api/matches/{match}/live HTTP/1.1\r\nhost: {HOST}:{port}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    )
    line.sendall(head.encode())
    hello = msgspec.json.encode({"token": None, "since": -1})
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(hello))
    line.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + masked)
    return line


def greedy(port: int, match: str) -> socket.socket:
    """A client that asks for the scene again and again and takes no answer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HOST, port))
    line.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        line.sendall(f"GET /api/matches/{match} HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode() * ASKED)
    return line


def halting(port: int, match: str) -> socket.socket:
    """A client that begins a request and never ends it."""
    line = socket.create_connection((HOST, port))
    line.sendall(f"POST /api/matches/{match}/actions HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: 1000\r\n".encode())
    return line


def cut_off(line: socket.socket) -> bool:
    """Did the server give them up?"""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--people", type=int, default=100, help="of each of the three kinds")
    parser.add_argument("--seconds", type=float, default=120, help="the last are given up after some 90")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    house = House(folder, {"rates": {}, "most_watchers_each": 10_000})
    async with house.open():
        watched = [Player(house.port, match, token, 1, PEOPLE) for match, token in await tables(house.port)]
        seeing = [asyncio.create_task(player.watch()) for player in watched]
        crowd = Crowd(house.port, PEOPLE)
        await crowd.come(20)
        before = await crowd.play(20, 10)
        memory = house.rss()
        names = [player.seat.match for player in watched]
        lines = [
            kind(house.port, names[number % MATCHES])
            for kind in (deaf, greedy, halting)
            for number in range(options.people)
        ]
        busy = asyncio.create_task(go_on(watched))
        took, peak, began = [], memory, time.perf_counter()
        while time.perf_counter() - began < options.seconds:
            took += await crowd.play(20, 2)
            peak = max(peak, house.rss())
        dropped = sum(map(cut_off, lines[: options.people]))
        spurned = sum(map(cut_off, lines[options.people : 2 * options.people]))
        given_up = sum(map(cut_off, lines[2 * options.people :]))
        for line in lines:
            line.close()
        busy.cancel()
        actions = (await asyncio.gather(busy, return_exceptions=True))[0]
        await asyncio.sleep(2)
        after = house.rss()
        healthy = await Line(house.port).ask("GET", "/health")
        for task in seeing:
            task.cancel()
        await crowd.leave()
    assert healthy[0] == 200, actions
    return [
        Figure("watchers who stopped reading", options.people),
        Figure("of them dropped", dropped, least=options.people),
        Figure(f"who asked {ASKED} times and took no answer", options.people),
        Figure("of them dropped", spurned, least=options.people),
        Figure("who never ended their request", options.people),
        Figure("of them dropped", given_up, least=options.people),
        Figure("memory before", memory, "MB"),
        Figure("memory at most", peak, "MB"),
        Figure("memory for each of them at most", (peak - memory) / (3 * options.people) * 1024, "kB"),
        Figure("memory after they left", after, "MB"),
        Figure("others' actions before: p99", share(before, 0.99) * 1000, "ms"),
        *times("others' actions meanwhile", took, p99=50),
    ]


async def tables(port: int) -> list[tuple[str, str]]:
    """Matches against a bot, played quickly so that there is much to push."""
    made = [await new_match(port, demon="bot:random") for _ in range(MATCHES)]
    return [(match, tokens["hosar"]) for match, tokens in made]


async def go_on(players: list[Player]) -> Counter[str]:
    done: Counter[str] = Counter()
    while True:
        for player in players:
            if player.asked.is_set():
                await player.act()
                done[player.seat.match] += 1
        await asyncio.sleep(0.05)
