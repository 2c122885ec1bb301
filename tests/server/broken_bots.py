"""Bots with defects, for processes of the pool: each is what such a process does first."""

from __future__ import annotations

import os
import time
from typing import Any

from hexarchy.games.demonlord.bot.captain import Captain


def hangs() -> None:
    def choose(*_: Any) -> Any:
        time.sleep(3600)

    setattr(Captain, "choose", choose)  # noqa: B010  (mypy knows better than to assign a method)


def dies() -> None:
    def choose(*_: Any) -> Any:
        os._exit(1)

    setattr(Captain, "choose", choose)  # noqa: B010  (mypy knows better than to assign a method)


def starts_slowly() -> None:
    time.sleep(4)
