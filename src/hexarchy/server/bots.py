"""Bots at the table: they think in processes of their own, outside any request, and go on after a restart."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.bots.arena import bot_seed
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.events import Event
from hexarchy.server.chances import chances
from hexarchy.server.log import failure, log
from hexarchy.server.matches import Matches, Problem, holder
from hexarchy.server.running import Running
from hexarchy.server.store import ACTION, Entry

MOST_ANSWERS: Final = 24  # of one job: a person who watches sees the bot play
ENOUGH_SECONDS: Final = 0.25
HUNG_SECONDS: Final = 60.0
MOST_FAILURES: Final = 3
MOST_MEMORIES: Final = 1000


@dataclass(slots=True)
class Sitter:
    """A bot on its seat: its memory, and what it has not heard yet."""

    bot: str
    seed: int
    memory: Player | None
    news: list[Event]


@dataclass(slots=True)
class Job:
    """A state at which a bot is asked. It goes to another process of ours, never to anybody else."""

    game: str
    state: Mapping[str, Any]
    sitters: dict[int, Sitter]


@dataclass(slots=True)
class Thought:
    """The answers of the bots, one after the other, until a person is asked."""

    answers: list[tuple[int, str]]
    memories: dict[int, Player]
    failures: int = 0


def think(job: Job) -> Thought:
    """Runs in a process of its own. A bot sees its chair; what follows from its answer is played to ask it again."""
    game = games.game(job.game)
    state = game.from_json(job.state)
    state.opening()
    players = {seat: s.memory or bots.make(s.bot, game, s.seed) for seat, s in job.sitters.items()}
    thought = Thought([], players)
    news = {seat: sitter.news for seat, sitter in job.sitters.items()}
    started = time.monotonic()
    while state.decision is not None and len(thought.answers) < MOST_ANSWERS:
        seat = next((seat for seat in state.decision.seats if seat in players), None)
        if seat is None or (thought.answers and time.monotonic() - started > ENOUGH_SECONDS):
            break
        if news[seat]:
            players[seat].hear(news[seat])
            news[seat] = []
        try:
            action = players[seat].choose(Chair(state, seat))
        except Exception:  # a defect of a bot must not stop the match: somebody simpler answers for it
            thought.failures += 1
            action = bots.make("random", game, len(thought.answers)).choose(Chair(state, seat))
        thought.answers.append((seat, action.text))
        for event in state.apply(seat, action):
            for one, heard in news.items():
                if event.known_to(one):
                    heard.append(event)
    return thought


class Players:
    """Looks after every match in which a bot is asked."""

    def __init__(self, matches: Matches, *, processes: int = 1, at_once: int = 4) -> None:
        self.matches = matches
        self.processes = processes  # none: bots think in a thread, which tests start faster
        self._pool: Executor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(at_once)
        # What a bot remembers, with how much of the log it has heard.
        self._memories: OrderedDict[tuple[str, int], tuple[Player, int]] = OrderedDict()
        self._reckoning = asyncio.Lock()
        self._closed = False
        matches.changed.append(self.wake)

    async def resume(self) -> None:
        """After a restart: go on wherever a bot was asked."""
        for match in await self.matches.store.run(self.matches.store.waiting_for_bots):
            self._start(match)

    def wake(self, running: Running) -> None:
        if running.asked_bots:
            self._start(running.id)
        elif running.over:
            self._forget(running)

    def _start(self, match: str) -> None:
        if match not in self._tasks and not self._closed:
            task = self._tasks[match] = asyncio.create_task(self._run(match))
            task.add_done_callback(lambda done: self._tasks.pop(match, None))

    def _forget(self, running: Running) -> None:
        for seat in range(len(running.game.seats)):
            self._memories.pop((running.id, seat), None)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._drop_pool()

    # -- one match ----------------------------------------------------------------------------------------------------

    async def _run(self, match: str) -> None:
        failures = 0
        while failures < MOST_FAILURES:
            try:
                async with self._turns:
                    if not await self._answer(match):
                        return
                failures = 0
            except (Problem, BrokenExecutor, TimeoutError) as error:
                failures += 1
                if not isinstance(error, Problem):
                    self._drop_pool()
                failure("bot-failed", error, match=match)
            except Exception as error:
                failure("bot-failed", error, match=match)
                return
        log("bot-gives-up", match=match)

    async def _answer(self, match: str) -> bool:
        """One job: ask, think, write, tell. False when no bot is asked any more."""
        async with self.matches.locked(match) as running:
            if not running.asked_bots:
                return False
            seen, heard = running.version, len(running.lines)
            job = self._job(running)
        thinking = asyncio.get_running_loop().run_in_executor(self._executor(), think, job)
        thought = await asyncio.wait_for(thinking, HUNG_SECONDS)
        if thought.failures:
            log("bot-defect", match=match, count=thought.failures)
        async with self.matches.locked(match) as running:
            if running.version != seen or running.over:
                return True  # somebody gave an order meanwhile: the bot is asked again
            entries = [Entry(running.game.seats[seat], ACTION, action) for seat, action in thought.answers]
            await self.matches.commit(running, entries)
            heard = max(heard, len(running.lines))
        for seat, memory in thought.memories.items():
            self._memories[match, seat] = (memory, heard)
            self._memories.move_to_end((match, seat))
        while len(self._memories) > MOST_MEMORIES:  # who was longest not asked makes a new plan
            self._memories.popitem(last=False)
        self.matches.tell(running)
        return True

    async def odds(self, match: str, tokens: Sequence[str]) -> list[dict[str, Any]]:
        """The chances of the fights a seat sees, computed beside the bots; one request at a time."""
        async with self.matches.locked(match) as running:
            held = holder(running, tokens)
            seat = running.eyes(held)
            if seat is None:
                raise Problem(401, "no-seat", "only who holds a seat may ask")
            if running.over:
                return []
            state = running.match.state.to_json()
            asked = (running.game.name, state, running.game.seat(seat), running.version)
        if self._reckoning.locked():
            raise Problem(503, "busy", "other odds are being computed; try again")
        async with self._reckoning:
            thinking = asyncio.get_running_loop().run_in_executor(self._executor(), chances, *asked)
            try:
                return await asyncio.wait_for(thinking, HUNG_SECONDS)
            except (BrokenExecutor, TimeoutError):
                self._drop_pool()
                raise Problem(503, "busy", "the odds took too long") from None

    def _job(self, running: Running) -> Job:
        sitters = {}
        for seat, name in enumerate(running.game.seats):
            bot = running.seats[name].bot
            if bot is None:
                continue
            memory, heard = self._memories.get((running.id, seat), (None, 0))
            news = [line.event for line in running.lines[heard:] if line.event and line.known_to(seat)]
            sitters[seat] = Sitter(bot, bot_seed(running.luck + running.version, seat), memory, news)
        return Job(running.game.name, running.match.state.to_json(), sitters)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")  # a copy of a process with threads may hang
                self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_quiet)
            else:
                self._pool = ThreadPoolExecutor(1)
        return self._pool

    def _drop_pool(self) -> None:
        """End the processes, whatever they are doing; the next job starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=not processes, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(5)


def _quiet() -> None:
    """An interrupt is the parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
