"""Whatever a position holds, a match that can be played comes of it or a short complaint: never anything else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from benchmarks.server.mutations import mutate_position
from hexarchy import games
from tests.core.hostile import outcome, positions
from tests.dark_emperor.wild_positions import Wild as WildEmpire
from tests.demonlord.wild_positions import Wild as WildDemons
from thornford import GAME as THORNFORD

SPOILED = 300
WILD = 60
WILDS: dict[str, type[WildDemons] | type[WildEmpire]] = {"demonlord": WildDemons, "dark_emperor": WildEmpire}
BATCHES = 4
FORD: tuple[dict[str, Any], ...] = (
    {"units": {"red_axes": "0101", "oak_spears": "0201"}},
    {
        "title": "The last turn",
        "turn": 2,
        "phase": "wardens",
        "units": {"red_axes": "0101", "oak_spears": "0201"},
        "captains": ["red_axes"],
        "held": True,
        "dice": [6, 1],
    },
)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", ["demonlord", "dark_emperor", "thornford"])
def test_spoiled_positions(name: str, batch: int) -> None:
    game = THORNFORD if name == "thornford" else games.game(name)
    known = FORD if name == "thornford" else positions(name)
    for seed in range(batch, SPOILED, BATCHES):
        rng = random.Random(seed)
        try:
            outcome(game, mutate_position(rng, rng.choice(known)), seed)
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", WILDS)
def test_well_written_positions_that_make_no_sense(name: str, batch: int) -> None:
    """Spoiled positions are mostly refused by their reader; of these most are played."""
    came = Counter[str]()
    for seed in range(batch, WILD, BATCHES):
        try:
            came[outcome(games.game(name), WILDS[name](seed).position(), seed)] += 1
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
    assert came["played"] > 3 * came["refused"]
