"""Work for processes of the pool: good and hostile."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def own_process() -> int:
    return os.getpid()


def wait_for(path: Path) -> int:
    """Done when the file is there; what it has begun it writes down beside it."""
    path.with_suffix(".begun").touch()
    while not path.exists():
        time.sleep(0.01)
    return os.getpid()


def divide(number: int) -> float:
    return 1 / number


def hang() -> None:
    time.sleep(3600)


def eat(size: int) -> int:
    return len(bytearray(size))


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
