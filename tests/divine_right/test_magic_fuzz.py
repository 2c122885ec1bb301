"""Random situations with magic in everybody's hands, and everything that must be true of it at every question."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, HOME, MONARCH, POOL, PRISON, RANDOMIZER, RESERVE
from tests import leaks
from tests.divine_right import random_positions
from tests.divine_right.invariants import check, written
from tests.divine_right.magic import ALTARS, TEMPLE, mid
from tests.divine_right.random_play import play as whole_match

WORLD = GAME.world
WILLOWIK = WORLD.grid.ids[WORLD.space("Willowik")]
SEEDS = 18
BATCHES = 3
# Questions of these chapters that random situations must come to.
MET = ("spoils", "moves-end", "combat-ends", "boon", "turn-starts", "beside-diplomacy", "hand-over", "booty")


def magic_agrees(s: DivineRightState) -> None:
    """Nothing is borne by who is gone, units carry one thing, monarchs one gift (DR-B-MAG-01, DR-B-TOK-04)."""
    if not s.devices.lies:
        return
    for piece in range(WORLD.count):
        things = devices.burden(s, piece)
        if not things:
            continue
        name, at = WORLD.names[piece], s.where[piece]
        assert at not in (GONE, POOL, PRISON, RANDOMIZER, RESERVE), f"{name} is gone with {things}"
        assert at != HOME or WORLD.pieces[piece].kind == MONARCH, f"{name} went home with {things}"
        if piece < WORLD.first_hero and not s.is_fleet(piece):
            assert len(things) == 1, f"{name} carries {things}"
        assert things.count(WORLD.treasure) <= 1 or s.is_fleet(piece), f"{name} carries {things}"
        gifts = [thing for thing in things if devices.is_gift(s, thing)]
        assert WORLD.pieces[piece].kind != MONARCH or len(gifts) <= 1, f"{name} has {gifts}"
    for zone in {*s.devices.lies, *s.treasures}:
        assert 0 <= zone < devices.LOST + WORLD.grid.size + WORLD.count
    for thief, thing, _, _ in s.magic.loot:
        assert thing in devices.burden(s, thief), "loot that nobody has"
    for _, gift, _ in s.magic.meditating:
        assert s.devices.lies[gift] == devices.TEMPLE
    assert len({gift for _, gift, _ in s.magic.meditating}) == len(s.magic.meditating)
    assert len({*s.magic.boons}) == len(s.magic.boons)


def position(rng: random.Random) -> dict[str, Any]:
    """A crowded position with devices and Treasures among all, monarchs in the Temple, victims at the altars."""
    data = random_positions.position(rng)
    pieces = [piece for stack in data["hexes"].values() for piece in stack]
    heroes = [piece for piece in pieces if WORLD.index[piece] >= WORLD.first_hero]
    units = [piece for piece in pieces if WORLD.index[piece] < WORLD.first_hero]
    laden = rng.sample(units, 9)
    places: dict[str, str] = {}
    for name in WORLD.device:
        entry = WORLD.devices[WORLD.device[name]]
        if entry.option:
            continue
        gifted = [hero for hero in heroes if entry.origin != "temple" or hero not in places.values()]
        roll = rng.random()
        if roll < 0.6 and gifted:
            places[name] = rng.choice(gifted)
        elif roll < 0.8 and len(laden) > 4:
            places[name] = laden.pop()
        elif roll < 0.9:
            places[name] = rng.choice([*data["hexes"]])
    if rng.random() < 0.7:
        pilgrim = rng.choice(heroes)
        for stack in data["hexes"].values():
            if pilgrim in stack:
                stack.remove(pilgrim)
        data["hexes"][TEMPLE] = [pilgrim]
    victim = next((unit for unit in units if unit not in laden and "fleet" not in unit), None)
    if victim:
        for stack in data["hexes"].values():
            if victim in stack:
                stack.remove(victim)
        data["hexes"][ALTARS] = [victim]
    data["outside"] = [piece for piece in data["outside"] if piece != victim]
    hexes = {space: stack for space, stack in data["hexes"].items() if stack}
    more = {"options": {"level": "intermediate"}, "devices": places, "treasures": laden[:4], "hexes": hexes}
    return data | more


def play(seed: int, steps: int = 120, asked: Counter[str] | None = None) -> Iterator[DivineRightState]:
    rng = random.Random(seed)
    state = GAME.position(position(rng), SeededDice(seed))
    assert isinstance(state, DivineRightState)
    for _ in range(steps):
        yield state
        if state.decision is None:
            return
        if rng.random() < 0.005:
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        action = pick(ask.options, rng)
        if ask.key == "next-move" and rng.random() < 0.4:
            action = state.game.verbs.done
        state.apply(ask.seat, action)


@pytest.mark.rule("DR-B-MAG-03", "DR-B-MAG-26", "DR-B-TOK-04", "DR-B-TRE-03", "DR-B-CAP-10")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_situations_with_magic_keep_every_promise(batch: int) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        for number, state in enumerate(play(seed)):
            try:
                check(state)
                magic_agrees(state)
                if number % 20 == seed % 20:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def test_they_come_to_the_questions_of_magic() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS, 3 * SEEDS):
        for _ in play(seed, asked=asked):
            pass
    assert [key for key in MET if not asked[key]] == []


@pytest.mark.rule("DR-B-SET-04")
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_matches_of_the_intermediate_game_keep_them_too(seats: int) -> None:
    for number, state in enumerate(
        whole_match(seats, seats, resign=0.001, variable_length=True, last_turn=5, level="intermediate")
    ):
        check(state)
        magic_agrees(state)
        if number % 50 == 0:
            written(state)
    assert state.result is not None


def secrets() -> Iterator[DivineRightState]:
    """Markers that lie face down, one of them seen in the Mirror by one seat."""
    kingdoms = {"hothior": "first", "immer": "second", "ghem": "third"}
    for more in ({}, {"devices": {"mirror_of_sight": "hothior_monarch"}}):
        t = mid(
            "diplomacy",
            seats=3,
            kingdoms=kingdoms,
            hidden={"pon": 12, "muetar": 4, "mivior": 13},
            markers={"1425": "bag_of_wind", "1325": "silver_sentinel", WILLOWIK: "striding_boots"},
            **more,
        )
        yield t.s
        if more:
            yield t.do("look-under 1425").s
            t = mid(
                "diplomacy",
                seats=3,
                kingdoms=kingdoms,
                hidden={"pon": 12, "muetar": 4, "mivior": 13},
                markers={"1425": "bag_of_wind", WILLOWIK: "striding_boots"},
                **more,
            )
            yield t.do("look-at pon").s
    t = mid("movement", seats=3, hexes={WILLOWIK: ["hothior_monarch"]}, markers={WILLOWIK: "bag_of_wind"}, dice=[5])
    yield t.do("done").s
    yield t.do("seek hothior_monarch").s


@pytest.mark.rule("DR-B-MAG-19", "DR-B-MAG-25")
def test_nothing_is_told_of_markers_that_lie_face_down() -> None:
    watching = leaks.Watch(GAME)
    for state in secrets():
        watching.look(state)
