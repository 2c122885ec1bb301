"""Bots at the table: they think in processes of their own, outside any request, and go on after a restart."""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

import msgspec

from hexarchy.bots import bot_seed
from hexarchy.core.batches import in_turn
from hexarchy.core.decisions import NoDeal
from hexarchy.core.page.areas import Areas
from hexarchy.core.page.goals import Goals, Outreach
from hexarchy.server.answers import Fight
from hexarchy.server.aside import PutAside
from hexarchy.server.chances import areas, chances, goals, outreach
from hexarchy.server.claims import Claims
from hexarchy.server.fair import Queue
from hexarchy.server.log import failure, log
from hexarchy.server.matches import Matches, holder
from hexarchy.server.pool import Broken, Hung, Pool, TooLarge
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, Entry
from hexarchy.server.shelf import NoMatch
from hexarchy.server.thinking import SIMPLE, Job, think

T = TypeVar("T")

HUNG_SECONDS: Final = 20.0
DISTRUST: Final = 2  # so many failures, and the rules answer; a hang counts for two, as a crash may be another's
MOST_BYTES: Final = 1 << 30  # of memory, for a process
MOST_FAILURES: Final = 6
MOST_MEMORIES: Final = 1000
ODDS_EACH: Final = 4  # of one address wait
ODDS_TOTAL: Final = 40
SWEEP_SECONDS: Final = 1.0
REST_SECONDS: Final = 5.0  # after trouble that is not the bot's
QUIET_SECONDS: Final = 0.25  # a bot that goes on answering is shown no more often than this


class Players:
    """Looks after every match in which a bot is asked."""

    def __init__(self, matches: Matches, *, processes: int = 1, seconds: float = HUNG_SECONDS) -> None:
        self.matches = matches
        self.store = matches.store
        self.pool = Pool(processes, seconds, memory=MOST_BYTES)
        self.claims = Claims(self.store.engine)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(processes + 2)
        self._pastime = asyncio.Semaphore(1)  # bots among themselves never keep those waiting who play with people
        # What a bot remembers, with the version at which it sat down and how much of the log it has heard.
        self._memories: OrderedDict[tuple[str, int], tuple[int, bytes, int]] = OrderedDict()
        self._rests: dict[str, float] = {}  # matches in trouble, and until when they are left alone
        self._odds = Queue(1, each=ODDS_EACH, total=ODDS_TOTAL)
        self._closed = False
        matches.shelf.changed.append(self.wake)

    async def sweep(self) -> None:
        """Go on wherever a bot is asked and nobody answers: after a restart, after trouble, after another's end."""
        untouched = 0.0
        while True:
            try:
                waiting = await self.store.run(self.store.waiting_for_bots, untouched)
            except Exception as error:
                failure("sweep-failed", error)
                waiting = []
            now = time.monotonic()
            self._rests = {match: until for match, until in self._rests.items() if until > now}
            for match in waiting:
                if match not in self._rests:
                    self._start(match)
            untouched = SWEEP_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)

    def wake(self, running: Running) -> None:
        if running.asked_bots:
            self._start(running.id)
        elif running.over:
            self._forget(running)

    def _start(self, match: str) -> None:
        if match in self._tasks or self._closed:
            return
        task = self._tasks[match] = asyncio.create_task(self._run(match))
        self._ending.add(task)
        task.add_done_callback(lambda done: self._ended(match, done))

    def _ended(self, match: str, task: asyncio.Task[None]) -> None:
        self._ending.discard(task)
        if self._tasks.get(match) is task:
            del self._tasks[match]

    def _forget(self, running: Running) -> None:
        for seat in range(len(running.setting.seats)):
            self._memories.pop((running.id, seat), None)

    def anew(self, matches: Iterable[str] | None = None) -> None:
        """These matches, or all, may not be what they were: nothing that a bot remembers of them holds."""
        chosen = None if matches is None else set(matches)
        for match, seat in list(self._memories):
            if chosen is None or match in chosen:
                del self._memories[match, seat]
        for match in list(self._rests):
            if chosen is None or match in chosen:
                del self._rests[match]

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._ending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()
        self.claims.close()

    # -- one match ----------------------------------------------------------------------------------------------------

    async def _run(self, match: str) -> None:
        try:
            if not self.store.shared:
                await self._go_on(match)
            elif await self.store.run(self.claims.take, match):  # else another process answers
                try:
                    await self._go_on(match)
                finally:
                    await self.store.run(self.claims.free, match)
        except Exception as error:
            self._rests[match] = time.monotonic() + REST_SECONDS
            failure("bot-failed", error, match=match)

    async def _go_on(self, match: str) -> None:
        """Answer until no bot is asked. What a bot cannot answer, the rules do: nobody waits for ever."""
        failures, told = 0, time.monotonic()
        untold: Running | None = None
        try:
            while failures < MOST_FAILURES:
                try:
                    async with self._turn(match):
                        answered = await self._answer(match, simply=failures >= DISTRUST)
                except (NoMatch, PutAside):  # no bot can help that; taken up again, it is due as before
                    break
                except (Problem, Broken, Hung, TooLarge) as error:
                    failures += DISTRUST if isinstance(error, Hung) else 1
                    failure("bot-failed", error, match=match)
                    continue
                if answered is None:
                    return
                failures, untold = 0, answered
                if not answered.asked_bots or time.monotonic() - told > QUIET_SECONDS:
                    self.matches.shelf.tell(answered)
                    told, untold = time.monotonic(), None
        finally:
            if untold is not None:
                self.matches.shelf.tell(untold)
        self._rests[match] = time.monotonic() + 10 * REST_SECONDS
        log("bot-gives-up", match=match)

    @asynccontextmanager
    async def _turn(self, match: str) -> AsyncIterator[None]:
        running = await self.matches.shelf.get(match)
        if all(row.bot for row in running.seats.values()):
            async with self._pastime, self._turns:
                yield
        else:
            async with self._turns:
                yield

    async def _answer(self, match: str, *, simply: bool) -> Running | None:
        """One job: ask, think, write. None when no bot is asked any more."""
        leisure = self.matches.leisure
        await leisure.mine()
        async with self.matches.shelf.locked(match) as running:
            if not running.asked_bots:
                self._tasks.pop(match, None)  # here, where nobody acts meanwhile: the next action starts another
                return None
            seen, heard = running.version, len(running.story.lines)
            job = self._job(running, running.asked_bots[0], simply=simply)
        thought = await self.pool.run(think, job)
        if thought.failures:
            log("bot-defect", match=match, count=thought.failures)
        await leisure.mine()
        async with self.matches.shelf.locked(match) as running:
            if running.version != seen or running.over:
                return running  # a player gave an order meanwhile, or took the seat: the bot is asked again
            seat = running.setting.seats[job.seat]
            actions = in_turn(running.match, job.seat, [action for action, _ in thought.answers])
            version = await self.matches.commit(running, (Entry(seat, ACTION, action) for action in actions))
        if not simply:
            _, memory = thought.answers[version - seen - 1]  # of answers that came to nothing the bot knows nothing
            self._remember(match, job.seat, (running.seats[seat].since, memory, heard))
        return running

    def _remember(self, match: str, seat: int, memory: tuple[int, bytes, int]) -> None:
        self._memories[match, seat] = memory
        self._memories.move_to_end((match, seat))
        while len(self._memories) > MOST_MEMORIES:  # who was longest not asked makes a new plan
            self._memories.popitem(last=False)

    def _job(self, running: Running, name: str, *, simply: bool) -> Job:
        seat, bot = running.setting.seat(name), running.seats[name].bot
        assert bot is not None
        if simply:
            return job_for(running, seat, SIMPLE)
        since, memory, heard = self._memories.get((running.id, seat), (0, None, 0))
        if since != running.seats[name].since:  # another has sat there
            memory, heard = None, 0
        return job_for(running, seat, bot, memory, heard)

    # -- beside the bots ----------------------------------------------------------------------------------------------

    async def odds(self, match: str, tokens: Sequence[str], who: str) -> list[Fight]:
        """The chances of the fights a seat sees."""
        return await self._reckoned(match, tokens, who, chances) or []

    async def areas(self, match: str, tokens: Sequence[str], who: str) -> Areas:
        """How far the others can come, and where spells work, as far as a seat can know."""
        return await self._reckoned(match, tokens, who, areas) or Areas([])

    async def goals(self, match: str, tokens: Sequence[str], who: str) -> Goals:
        """Where what a seat is asked about can come to, with the cheapest ways."""
        return await self._reckoned(match, tokens, who, goals) or Goals([])

    async def outreach(self, match: str, tokens: Sequence[str], who: str, hex_: str) -> Outreach:
        """How far what stands in a hex could come."""
        return await self._reckoned(match, tokens, who, partial(outreach, hex_=hex_)) or Outreach()

    async def _reckoned(
        self, match: str, tokens: Sequence[str], who: str, work: Callable[[str, bytes, int, int], T]
    ) -> T | None:
        """From a deal of what a seat knows, beside the bots; addresses take turns. None where there is nothing."""
        async with self._odds.turn(who):
            async with self.matches.shelf.locked(match) as running:
                seat = running.eyes(holder(running, tokens))
                if seat is None:
                    raise Problem(401, "no-seat", "only who holds a seat may ask")
                if running.over or not running.opened:
                    return None
                number = running.setting.seat(seat)
                # In a thread: for a seat that is not asked it takes several deals.
                try:
                    state = await asyncio.to_thread(_redealt, running, number, _luck(running, number))
                except NoDeal:
                    return None
                asked = (running.game.name, state, number, running.version)
            try:
                return await self.pool.run(work, *asked)
            except NoDeal:
                return None
            except (Broken, Hung, TooLarge):
                raise Problem(503, "busy", "it took too long") from None


def job_for(running: Running, seat: int, bot: str, memory: bytes | None = None, heard: int = 0) -> Job:
    """All that goes to the bot's process follows from what its seat may know, and from luck of its own."""
    rng = _luck(running, seat)
    seed = rng.getrandbits(64)
    news = [event for _, event in running.story.events(seat, heard)]
    return Job(running.game.name, _redealt(running, seat, rng), seat, bot, seed, memory, news)


def _luck(running: Running, seat: int) -> random.Random:
    """Chance for a guess of a seat: another for each question, and none of it from the secret of the dice."""
    return random.Random(bot_seed(running.luck + running.version, seat))  # noqa: S311


def _redealt(running: Running, seat: int, rng: random.Random) -> bytes:
    """A guess of the match, in place of the match: what another process may have of it."""
    return msgspec.json.encode(running.match.state.redeal(seat, rng).to_json())
