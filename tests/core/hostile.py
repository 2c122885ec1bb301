"""Positions to spoil, and what must come of a spoiled one: a match that can be played, or a complaint."""

from __future__ import annotations

import contextlib
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from hexarchy import games
from hexarchy.core.decisions import NoDeal, Refused
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.lessons import lesson
from hexarchy.core.match import Match
from hexarchy.core.position_files import load_position
from hexarchy.core.records import Record
from hexarchy.core.state import State

ROOT = Path(__file__).parents[2]
MOST_ANSWERS = 60
LONGEST_COMPLAINT = 1_000
LARGEST_SCENE = 1_000_000


@cache
def positions(name: str) -> tuple[dict[str, Any], ...]:
    """The positions of a game that stand in the docs, in the tests of the page and in its lesson."""
    files = [*(ROOT / "docs" / "positions").glob("*.toml"), *(ROOT / "tests" / "browser" / "positions").glob("*.toml")]
    found = [load_position(path) for path in sorted(files)]
    mine = [{key: value for key, value in one.items() if key != "game"} for one in found if one["game"] == name]
    taught = lesson(games.game(name))
    return (*mine, *(dict(chapter.position) for chapter in taught.chapters)) if taught else tuple(mine)


def outcome(game: Game, position: dict[str, Any], seed: int) -> str:
    """What comes of a position. Anything but a playable match or a short complaint is raised."""
    try:
        match = Match(game, Record.begin(game, dice=SeededDice(seed), position=position))
    except BadInput as error:
        told = str(error)
        assert len(told) < LONGEST_COMPLAINT, told[:200]
        return "refused"
    play_on(match, random.Random(seed))
    return "played"


def play_on(match: Match, rng: random.Random) -> None:
    """A while of random play, looked at through every seat now and then."""
    for number in range(MOST_ANSWERS):
        state = match.state
        if number % 20 == 0:
            look(match.game, state)
        if state.decision is None:
            return
        ask = rng.choice(state.decision.asks)
        try:
            match.apply(ask.seat, rng.choice(list(ask.options)).text)
        except Refused as refused:  # it was offered, but leads nowhere
            keys = [reason.key for reason in refused.reasons]
            assert keys == ["never-ends"]
            return


def look(game: Game, state: State) -> None:
    """It can be saved, shown to everybody, and redealt."""
    assert game.from_json(json.loads(state.dumps())).digest() == state.digest()
    for seat in (None, *range(len(game.seats))):
        view = state.view(seat)
        assert len(json.dumps(game.scene(view))) < LARGEST_SCENE
        if seat is not None:
            with contextlib.suppress(NoDeal):  # what nobody could have come to, nobody can guess
                state.redeal(seat, random.Random(1)).view(seat)
