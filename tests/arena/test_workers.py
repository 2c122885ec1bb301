"""Workers: results in the order of their tasks, one process or many; a cluster is asked for by the same three words."""

from __future__ import annotations

import importlib.util
import os
import signal
from collections.abc import Callable, Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from hexarchy.arena.on_ray import ADDRESS, OnRay
from hexarchy.arena.workers import AHEAD, OneByOne, Processes, WorkerLost, Workers, in_order


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


class FakeRay:
    """Ray as far as it is used. What was begun last is done first, or what was begun first."""

    exceptions = SimpleNamespace(RayError=LookupError)

    def __init__(self, processors: int, turn: int = -1) -> None:
        self.turn = turn
        self.processors = processors
        self.begun: dict[int, Callable[[], Any]] = {}
        self.handles = count()
        self.most = 0
        self.cancelled: list[int] = []
        self.begun_with: dict[str, Any] = {}

    def is_initialized(self) -> bool:
        return bool(self.begun_with)

    def init(self, **settings: Any) -> None:
        self.begun_with = settings

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.processors}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, function: Callable[..., Any]) -> Any:
        def begin(*args: Any) -> int:
            handle = next(self.handles)
            self.begun[handle] = lambda: function(*args)
            self.most = max(self.most, len(self.begun))
            return handle

        return SimpleNamespace(remote=begin)

    def wait(self, handles: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        done = handles.pop(self.turn)
        return [done], handles

    def get(self, handle: int) -> Any:
        return self.begun.pop(handle)()

    def cancel(self, handle: int, force: bool) -> None:
        self.cancelled.append(handle)


@pytest.fixture(params=["one", "processes", "ray"])
def workers(request: pytest.FixtureRequest) -> Workers:
    made: dict[str, Callable[[], Workers]] = {
        "one": OneByOne,
        "processes": lambda: Processes(2),
        "ray": lambda: OnRay(FakeRay(3)),
    }
    return made[request.param]()


def test_results_come_in_order(workers: Workers) -> None:
    assert list(workers.spread(square, range(12))) == [number * number for number in range(12)]


def test_what_is_not_wanted_is_not_begun(workers: Workers) -> None:
    asked: list[int] = []

    def endless() -> Iterator[int]:
        for number in count():
            asked.append(number)
            yield number

    results = workers.spread(square, endless())
    assert next(results) == 0
    results.close()
    assert len(asked) < 50


def test_so_many_are_under_way_at_once() -> None:
    begun: list[int] = []

    def done(waiting: Any) -> list[tuple[int, int]]:
        assert len(waiting) <= 3
        return [(max(waiting), max(waiting))]

    def submit(task: int) -> int:
        begun.append(task)
        return task

    assert list(in_order(range(10), 3, submit, done)) == list(range(10))
    assert begun == list(range(10))


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(WorkerLost):
        list(Processes(2).spread(die, range(2)))


def test_none_runs_ahead_for_ever() -> None:
    """The last begun is the first done, so the first task is only done when no other is begun any more."""
    begun: list[int] = []

    def submit(task: int) -> int:
        begun.append(task)
        return task

    assert next(in_order(count(), 3, submit, lambda waiting: [(max(waiting), max(waiting))])) == 0
    assert len(begun) == 3 * AHEAD


def test_cluster_has_two_tasks_for_each_processor() -> None:
    ray = FakeRay(3)
    list(OnRay(ray).spread(square, range(20)))
    assert ray.most == 6
    assert ray.cancelled == []


def test_cluster_is_told_to_stop() -> None:
    ray = FakeRay(2, turn=0)
    results = OnRay(ray).spread(square, count())
    next(results)
    results.close()
    assert ray.cancelled


def test_cluster_that_is_lost_is_told() -> None:
    ray = FakeRay(2)

    def lost(number: int) -> int:
        raise LookupError("the node died")

    with pytest.raises(WorkerLost, match="the node died"):
        list(OnRay(ray).spread(lost, range(2)))


def test_a_named_cluster_is_joined_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    alone = FakeRay(2)
    OnRay(alone, 2)
    assert alone.begun_with["num_cpus"] == 2
    monkeypatch.setenv(ADDRESS, "10.0.0.1:6379")
    joined = FakeRay(2)
    OnRay(joined, 2)
    assert "num_cpus" not in joined.begun_with


def test_games_brought_along_are_known_to_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXARCHY_GAMES", "examples/thornford")
    ray = FakeRay(2)
    OnRay(ray)
    assert ray.begun_with["runtime_env"]["env_vars"]["HEXARCHY_GAMES"] == "examples/thornford"


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="the extra `ray` is not installed")
@pytest.mark.filterwarnings("default")  # Ray's own
def test_local_ray_with_two_workers(tmp_path: Any) -> None:
    from hexarchy.arena import duel
    from hexarchy.arena.playing import Series

    ray = importlib.import_module("ray")
    series = Series("demonlord", ("captain", "random"), 8, seed=40, rounds=True)
    try:
        found = duel.run(series, OnRay(ray, 2))
    finally:
        ray.shutdown()
    assert found == duel.run(series, OneByOne())
