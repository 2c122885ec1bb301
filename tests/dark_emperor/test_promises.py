"""The promises of the design, kept by Dark Emperor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hexarchy.games.dark_emperor import GAME
from tests import promises
from tests.dark_emperor import random_play


class TestPromises(promises.Promises):
    """See tests/promises.py."""

    GAME = GAME

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        return random_play.play(seed, most)
