"""Random situations of the Intermediate game: as random_positions, with flyers, swimmers, boats and Barbarians among
the armies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BARBARIAN, FLYER, KINGDOM_IDS, SWIMMER
from tests.divine_right import random_positions
from tests.divine_right.random_positions import ENDS

WORLD = GAME.world
GUESTS = ("hamahara", "ghost_riders", "hippogriffs", "urmoff", "fox", "rogue_1", "rogue_2", "juulute", "schardenzar")
WILD = tuple(piece.id for piece in WORLD.pieces if piece.of == BARBARIAN)
# Answers that many others hide: the fuzzer gives them more often than chance would.
SELDOM = ("attack-air", "board", "by", "dive", "into-air", "land", "surface", "under-water")
GUESTS_MOVE = tuple(f"move {piece}" for piece in GUESTS)
SEAS = tuple(space for space in range(WORLD.grid.size) if WORLD.swimmable >> space & 1)
LONERS = ("ghost_riders", "the_lepers", *WILD)  # they begin by themselves


def position(rng: random.Random) -> dict[str, Any]:
    data = random_positions.position(rng)
    hexes, masters, seats = data["hexes"], data["masters"], data["seats"]
    owners: dict[str, str] = {}
    for space, stack in hexes.items():
        if "the_lepers" in stack and len(stack) > 1:
            stack.remove("the_lepers")
        kingdoms = {**data["kingdoms"], **data["allies"]}
        for piece in stack:
            owners[space] = masters.get(piece) or kingdoms[KINGDOM_IDS[WORLD.pieces[WORLD.index[piece]].kingdom]]
    stands, boats = [*hexes], []
    for piece in (*GUESTS, *rng.sample(WILD, 14)):
        seat = rng.choice(seats)
        for _ in range(30):
            at = rng.choice(WORLD.field.near[WORLD.grid.at(rng.choice(stands))])
            if piece == "urmoff":
                at = rng.choice(SEAS)
            space = WORLD.grid.ids[at]
            if owners.get(space, seat) == seat and _fits(piece, at, hexes.get(space, [])):
                hexes.setdefault(space, []).append(piece)
                masters[piece] = owners[space] = seat
                if not WORLD.land >> at & 1 and WORLD.index[piece] >= WORLD.first_hero:
                    boats.append(piece)
                break
    placed = {piece for stack in hexes.values() for piece in stack}
    outside = [piece for piece in data["outside"] if piece in placed]
    return {**data, "options": {"level": "intermediate"}, "boats": boats, "outside": outside}


def _fits(piece: str, at: int, others: list[str]) -> bool:
    kind = WORLD.pieces[WORLD.index[piece]].kind
    if (WORLD.isle | WORLD.temple) >> at & 1 or (others and (piece in LONERS or {*others} & {*LONERS})):
        return False
    if kind == SWIMMER:
        return bool((WORLD.swimmable & ~WORLD.castle_spaces) >> at & 1)
    if kind == FLYER:
        return not WORLD.castle_spaces >> at & 1 and bool(
            (WORLD.land >> at | WORLD.perpetual >> WORLD.index[piece]) & 1
        )
    if WORLD.index[piece] >= WORLD.first_hero:
        return bool((WORLD.land | WORLD.rowable) >> at & 1)
    return bool((WORLD.land & ~WORLD.castle_spaces) >> at & 1)


def play(seed: int, steps: int = 150, asked: Counter[str] | None = None) -> Iterator[DivineRightState]:
    """Such a situation played on for a while, seen at every question. `asked` counts questions and answers."""
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
        action = pick(ask.options, rng)
        for _ in range(3):
            if action.verb in ENDS or (ask.key == "next-move" and rng.random() < 0.3):
                action = pick(ask.options, rng)
        if ask.key == "next-move" and rng.random() < 0.15:
            action = ask.default
        rare = [option for option in ask.options if option.verb in SELDOM or option.text in GUESTS_MOVE]
        if rare and rng.random() < 0.3:
            action = rng.choice(rare)
        if asked is not None:
            asked.update((ask.key, action.verb))
        state.apply(ask.seat, action)
    yield state
