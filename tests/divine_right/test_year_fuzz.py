"""Random matches with the switches of the year, each alone and with those they work with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right import random_positions
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT, play
from tests.divine_right.table import WORLD

COMPANY = (
    "omens",
    "obelisk",
    "zones_of_control",
    "weather_sailing",
    "deadly_desert",
    "randomizer_options",
    "opening_draw",
)


def late(
    seed: int, seats: int, *, first: int, last: int, resign: float = 0.0, **options: Any
) -> Iterator[DivineRightState]:
    """A random match whose first turn is a late one."""
    length: dict[str, Any] = {"variable_length": True, "last_turn": last}
    for state in play(seed, seats, resign=resign, level="intermediate", **length, **options):
        if state.turn == 0:  # at set-up
            state.turn = first - 1
        yield state


def sicken(rng: random.Random, content: dict[str, Any]) -> None:
    """Some units of a situation are afflicted, and the Black Hand is in a castle or among those around it."""
    units = [piece for stack in content["hexes"].values() for piece in stack if WORLD.index[piece] < WORLD.first_hero]
    content["afflicted"] = [unit for unit in rng.sample(units, len(units) // 4) if "undead" not in unit]


def stir(rng: random.Random, content: dict[str, Any]) -> None:
    """There is unrest in some kingdom, in a castle or outside."""
    seats = content["seats"]
    kingdom = rng.choice([*content["kingdoms"], *content["allies"]])
    lord = {**content["kingdoms"], **content["allies"]}[kingdom]
    side = rng.choice([seat for seat in seats if seat != lord])
    number = KINGDOM_IDS.index(kingdom)
    land = GAME.lands[number] & WORLD.land & ~WORLD.castle_spaces & ~WORLD.isle & ~WORLD.temple
    castles = [castle.space for castle in WORLD.castles_of[number] if not castle.royal]
    empty = [space for space in castles if WORLD.grid.ids[space] not in content["hexes"]]
    if not (open_ := [*hexes_of(land)] + empty * 4):
        return
    at = rng.choice(open_)
    content["revolt"] = {"kingdom": kingdom, "side": side, "at": WORLD.grid.ids[at]}


def watched(states: Iterator[DivineRightState]) -> DivineRightState:
    for number, state in enumerate(states):
        check(state)
        if number % 100 == 0:
            written(state)
    return state


@pytest.mark.parametrize(("seed", "seats", "first", "last"), [(1, 2, 20, 23), (2, 4, 21, 22), (3, 3, 30, 31)])
def test_random_winters_keep_every_promise(seed: int, seats: int, first: int, last: int) -> None:
    assert watched(late(seed, seats, first=first, last=last, winter=True)).result is not None


def test_random_winters_keep_every_promise_in_company() -> None:
    options = {"winter": True, **dict.fromkeys(COMPANY, True)}
    assert watched(late(5, 3, first=20, last=22, resign=0.0005, **options)).result is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_random_epidemics_keep_every_promise(seed: int) -> None:
    options: dict[str, Any] = {"raging_epidemics": True, "black_plague": True, "skirmishing": True, **SHORT}
    end = watched(play(seed, 3, level="intermediate", resign=0.0003, **options))
    assert end.result is not None


def test_random_epidemics_in_winter_keep_every_promise() -> None:
    options = {"winter": True, "raging_epidemics": True, "black_plague": True}
    assert watched(late(7, 3, first=20, last=22, **options)).result is not None


@pytest.mark.parametrize("seed", range(6))
def test_random_situations_of_the_sick_keep_every_promise(seed: int) -> None:
    options: dict[str, Any] = {"raging_epidemics": True, "black_plague": True}
    situations = random_positions.play(seed, level="intermediate", change=sicken, **options)
    watched(state for state, _ in situations)


@pytest.mark.parametrize("seed", range(4))
def test_random_situations_with_heirs_keep_every_promise(seed: int) -> None:
    situations = random_positions.play(seed, level="intermediate", heir=True, militia=True)
    watched(state for state, _ in situations)


def test_random_matches_with_heirs_keep_every_promise() -> None:
    options: dict[str, Any] = {"heir": True, "raging_epidemics": True, **SHORT}
    assert watched(play(3, 4, level="intermediate", resign=0.0003, **options)).result is not None


@pytest.mark.parametrize("seed", range(4))
def test_random_revolts_and_coups_keep_every_promise(seed: int) -> None:
    options: dict[str, Any] = {"baronial_revolt": True, "coup": True, "militia": True}
    situations = random_positions.play(seed, level="intermediate", change=stir, **options)
    watched(state for state, _ in situations)
