"""Workers of a Ray cluster (the extra `ray`). Ray does a task again elsewhere when its machine dies."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final

from hexarchy.arena.workers import Made, Task, WorkerLost, in_order
from hexarchy.games import VARIABLE

ADDRESS: Final = "RAY_ADDRESS"  # Ray's own: the cluster to join; without it there is one of this machine alone


class OnRay:
    """All processors of a cluster. `ray` is the module; `jobs` limits a cluster of this machine alone."""

    def __init__(self, ray: Any, jobs: int | None = None) -> None:
        self.ray = ray
        if not ray.is_initialized():
            alone = {} if os.environ.get(ADDRESS) else {"num_cpus": jobs, "include_dashboard": False}
            brought = {name: os.environ[name] for name in (VARIABLE, "PYTHONPATH") if os.environ.get(name)}
            ray.init(log_to_driver=False, logging_level="error", runtime_env={"env_vars": brought}, **alone)
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def spread(self, work: Callable[[Task], Made], tasks: Iterable[Task]) -> Generator[Made, None, None]:
        remote = self.ray.remote(_call)
        shared = self.ray.put(work)  # sent once, not with every task
        under_way: set[Any] = set()

        def submit(task: Task) -> Any:
            handle = remote.remote(shared, task)
            under_way.add(handle)
            return handle

        def done(waiting: Iterable[Any]) -> list[tuple[Any, Made]]:
            ready, _ = self.ray.wait(list(waiting), num_returns=1)
            under_way.difference_update(ready)
            return [(handle, self.ray.get(handle)) for handle in ready]

        try:
            yield from in_order(tasks, 2 * self.count, submit, done)
        except self.ray.exceptions.RayError as error:
            raise WorkerLost(str(error)) from None
        finally:
            for handle in under_way:
                self.ray.cancel(handle, force=True)


def _call(work: Callable[[Task], Made], task: Task) -> Made:
    return work(task)
