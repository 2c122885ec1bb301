"""The promises of the design, kept by Demonlord."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from tests import promises
from tests.demonlord import random_play
from tests.demonlord.table import GAME


class TestPromises(promises.Promises):
    """See tests/promises.py."""

    GAME = GAME
    MOST_BYTES = 4096

    @staticmethod
    def play(seed: int, most: int = 4000) -> Iterator[Any]:
        return random_play.play(seed, most)

    @staticmethod
    def may_go_on(state: Any) -> bool:
        return bool(state.scenario == "long")

    @promises.few
    @given(promises.seeds, promises.moments)
    def test_a_spectator_sees_one_unit_of_each_stack(self, seed: int, moment: int) -> None:
        for sides in self.somewhere(seed, moment).view(None)["stacks"].values():
            assert all(len(stack) == 1 for side, stack in sides.items() if side != "neutral")
