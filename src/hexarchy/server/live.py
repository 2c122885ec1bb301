"""Live push: everybody at a table gets the newest scene after every change, through the eyes of their seats.

Nothing is queued. A watcher has a flag that something changed; when it is ready the newest scene is made, and its log
holds all it missed. So a slow reader costs one message, and one who does not read at all is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexarchy.server import seats
from hexarchy.server.bell import Bell
from hexarchy.server.drawing import drawn
from hexarchy.server.guard import address
from hexarchy.server.log import failure, log
from hexarchy.server.matches import Matches, holder
from hexarchy.server.openapi import problem_answer
from hexarchy.server.parley import Parley, Private
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.seating import Seating
from hexarchy.server.shelf import check_id

BREATH_SECONDS: Final = 0.004  # a player is answered before scenes are made; changes at once are one message
HELLO_SECONDS: Final = 10.0
POLL_SECONDS, SELDOM_SECONDS = 1.0, 15.0
MOST_WORDS: Final = 100  # after the first, of a client that should only listen
LONGEST_HELLO: Final = 4096
POLICY, AGAIN = 1008, 1013  # codes of RFC 6455 and its registry


Place = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]  # of a version; below 0: before all of them


class Hello(msgspec.Struct):
    """What a client says first. `players`: tell it also who comes and goes, and `parley` what was and is said.

    `here`: other tokens of the same screen, at which several people sit.
    """

    token: str | None = None
    since: Place = -1
    players: bool = False
    parley: bool = False
    here: str | None = None


class Watcher:
    """A client that looks at a match."""

    def __init__(self, tokens: tuple[str, ...], held: tuple[str, ...], hello: Hello) -> None:
        self.tokens = tokens
        self.held = held
        self.handed = -1  # how often a seat had been when these tokens were last looked at
        self.since = max(-1, hello.since)
        self.players = hello.players  # it wants to know who comes and goes
        self.moved = hello.players  # one did
        self.listens = hello.parley and bool(held)  # to what is said at the table
        self.spoken = self.listens  # there may be more of it
        self.line = 0  # the last it has heard
        self.changed = asyncio.Event()


class Hub:
    """Who watches what."""

    def __init__(
        self,
        matches: Matches,
        seating: Seating,
        parley: Parley,
        *,
        most: int = 2000,
        most_each: int = 50,
        send_seconds: float = 15.0,
    ) -> None:
        self.matches = matches
        self.seating = seating
        self.parley = parley
        self.most = most
        self.most_each = most_each
        self.send_seconds = send_seconds
        self._watchers: dict[str, set[Watcher]] = {}
        self._newest: dict[str, int] = {}  # of every match that is watched here, as far as we have heard
        self._missed = asyncio.Event()
        self._addresses: Counter[str] = Counter()
        matches.shelf.changed.append(self.publish)
        seating.presence.told.append(self.moved)
        parley.told.append(self.spoken)

    def __len__(self) -> int:
        return sum(map(len, self._watchers.values()))

    # -- what is new --------------------------------------------------------------------------------------------------

    def publish(self, running: Running) -> None:
        """This process has gone on with a match."""
        self.heard(running.id, running.version)

    def heard(self, match: str, version: int) -> None:
        """A match has changed; those who watch it here are woken, unless they have been for that version."""
        if match in self._watchers and version > self._newest.get(match, -1):
            self._newest[match] = version
            for watcher in self._watchers[match]:
                watcher.changed.set()

    def moved(self, match: str) -> None:
        """A player has come to a table, or gone."""
        for watcher in self._watchers.get(match, ()):
            if watcher.players:
                watcher.moved = True
                watcher.changed.set()

    def spoken(self, match: str, private: Private = None) -> None:
        """A player has said something; in private only the two are woken, for others would notice by the time that
        their next scene takes."""
        for watcher in self._watchers.get(match, ()):
            if watcher.listens and (private is None or not set(private).isdisjoint(watcher.held)):
                watcher.spoken = True
                watcher.changed.set()

    def anew(self, matches: Iterable[str] | None = None) -> None:
        """These matches, or all, may not be what they were: those who watch get the whole scene, or a reason."""
        for match in list(self._watchers) if matches is None else matches:
            self._newest.pop(match, None)
            for watcher in self._watchers.get(match, ()):
                watcher.since = watcher.handed = -1
                watcher.changed.set()

    def listening(self, others: Mapping[str, Callable[[str], None]]) -> list[Coroutine[Any, Any, None]]:
        """Where several processes share a database: what has to run to hear of the others, and of what else."""
        store = self.matches.store
        if not store.shared:
            return []
        bell = Bell(store.engine.url, self.heard, self._returned, others)
        return [bell.listen(), self._look(bell)]

    def _returned(self) -> None:
        """The bell is heard again: what was rung meanwhile is looked for."""
        self._missed.set()
        for match in self._watchers:
            self.spoken(match)

    async def _look(self, bell: Bell) -> None:
        """While the bell is not heard, look every second what is new; else seldom, in case a note was lost."""
        store = self.matches.store
        while True:
            self._missed.clear()
            try:
                for match, version in (await store.run(store.versions, list(self._watchers))).items():
                    self.heard(match, version)
            except Exception as error:
                failure("look-failed", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SELDOM_SECONDS if bell.up else POLL_SECONDS):
                    await self._missed.wait()

    # -- one connection -----------------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket) -> None:
        try:
            check_id(socket.path_params["id"])
        except Problem as problem:
            await socket.send_denial_response(problem_answer(problem))
            return
        who = address(socket)
        if self._addresses.total() >= self.most or self._addresses[who] >= self.most_each:
            await socket.close(AGAIN)
            return
        self._addresses[who] += 1
        try:
            await socket.accept()
            await self._talk(socket)
        except WebSocketDisconnect:
            pass
        finally:
            self._addresses[who] -= 1
            if not self._addresses[who]:
                del self._addresses[who]

    async def _talk(self, socket: WebSocket) -> None:
        match = str(socket.path_params["id"])
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello(socket)
            tokens = seats.read_tokens(hello.token)
            async with self.matches.shelf.locked(match) as running:
                held = holder(running, tokens)
                here = {*held, *holder(running, seats.read_tokens(hello.here))}
        except (Problem, seats.UnknownToken) as problem:
            title = problem.title if isinstance(problem, Problem) else "unknown-token"
            await socket.close(POLICY, title)
            return
        except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError, KeyError):
            await socket.close(POLICY, "hello")
            return
        watcher = Watcher(tokens, held, hello)
        self._watchers.setdefault(match, set()).add(watcher)
        self.seating.presence.came(match, here)
        tasks = [asyncio.create_task(self._send(socket, match, watcher)), asyncio.create_task(_drain(socket))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.seating.presence.left(match, here)
            self._watchers[match].discard(watcher)
            if not self._watchers[match]:
                del self._watchers[match]
                self._newest.pop(match, None)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            for task in tasks:
                error = None if task.cancelled() else task.exception()
                if isinstance(error, Problem):  # the match is gone or put aside, or the link was replaced
                    with contextlib.suppress(RuntimeError):
                        await socket.close(POLICY, error.title)
                elif error is not None and not isinstance(error, WebSocketDisconnect):
                    failure("push-failed", error, match=match)
                    with contextlib.suppress(RuntimeError):
                        await socket.close(AGAIN)

    @staticmethod
    async def _hello(socket: WebSocket) -> Hello:
        said = await socket.receive_text()
        if len(said) > LONGEST_HELLO:
            raise msgspec.DecodeError
        return msgspec.json.decode(said, type=Hello)

    async def _send(self, socket: WebSocket, match: str, watcher: Watcher) -> None:
        while True:
            watcher.changed.clear()
            due = [self._news, *([self._who] if watcher.moved else ()), *([self._said] if watcher.spoken else ())]
            for tell in due:
                message = await tell(match, watcher)
                if message is None:
                    continue
                try:
                    async with asyncio.timeout(self.send_seconds):
                        await socket.send_text(message.decode())
                except TimeoutError:
                    log("slow-reader", match=match)
                    with contextlib.suppress(TimeoutError, RuntimeError):
                        async with asyncio.timeout(1):
                            await socket.close(AGAIN)
                    return
            await watcher.changed.wait()
            await asyncio.sleep(BREATH_SECONDS)

    async def _news(self, match: str, watcher: Watcher) -> bytes | None:
        """The newest scene with the log of all that the watcher has not seen."""
        leisure = self.matches.leisure
        await leisure.mine()
        async with self.matches.shelf.locked(match, self._newest.get(match)) as running:
            if running.handed != watcher.handed:
                holder(running, watcher.tokens)  # a link that was replaced meanwhile opens nothing
                watcher.handed = running.handed
            now = running.version_for(watcher.held)
            if now == watcher.since:
                return None
            since = running.numbering.meant(min(watcher.since, now), watcher.held)
            watcher.since = now
            return await drawn(running, watcher.held, since, leisure)

    async def _who(self, match: str, watcher: Watcher) -> bytes | None:
        """Who is here, for those who want to know, when that has changed."""
        watcher.moved = False
        return msgspec.json.encode({"players": await self.seating.told(match, watcher.tokens)})

    async def _said(self, match: str, watcher: Watcher) -> bytes | None:
        """What was said since, for those who listen."""
        watcher.spoken = False
        lines, watcher.line = await self.parley.lines(match, watcher.tokens, watcher.line)
        return msgspec.json.encode({"parley": lines}) if lines else None


async def _drain(socket: WebSocket) -> None:
    """Whatever a client says after its first word is not listened to, and not for ever."""
    for _ in range(MOST_WORDS):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(POLICY, "listen")
