"""Play and record matches of this version into tests/records/<version>: each scenario or preset, by bots, fixed seeds.

    python tools/make_records.py

Once a version is released its records are never made again: they show that matches begun under it can still be played.
Where a corrected rule makes one of them another, tests/records/put-aside.toml says which rule and why. Before that, a
record of the version to come is deleted and made anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import hexarchy
from hexarchy import bots
from hexarchy.core.agreements import Value
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import Dice
from hexarchy.core.records import Record

RECORDS = Path(__file__).parents[1] / "tests" / "records"
MOST_DECISIONS = 6000


class Match(NamedTuple):
    """What is played: by these bots, as many as there are seats."""

    bots: tuple[str, ...]
    scenario: str = "standard"
    options: Mapping[str, Value] = {}
    preset: str = ""  # the options add to it


CAPTAINS, RANDOM, MIXED = ("captain", "captain"), ("random", "random"), ("captain", "random")
MATCHES: dict[str, dict[str, Match]] = {
    "0.1.0": {
        "dark_emperor-captains": Match(CAPTAINS),
        "dark_emperor-random": Match(RANDOM, options={"air_rune_hex": True}),
        "demonlord-standard-captains": Match(CAPTAINS),
        "demonlord-standard-random": Match(RANDOM, options={"first_move": True}),
        "demonlord-strategic": Match(MIXED, "strategic", {"reduced_chance": True}),
        "demonlord-long": Match(MIXED, "long", {"first_move": True, "reduced_chance": True}),
    },
    "0.2.0": {
        "divine_right-first-war": Match(CAPTAINS * 2, preset="first_war"),
        "divine_right-classic": Match(("captain", "random", "captain"), preset="classic"),
        "divine_right-everything": Match(MIXED * 3, preset="everything"),
        "divine_right-storm-riders": Match(
            ("captain", "captain", "random"), "storm_rider_civil_war", {"variable_length": True, "last_turn": 10}
        ),
        "demonworld-basic": Match(CAPTAINS, "basic_meeting"),
        "demonworld-standard": Match(MIXED, "open_field", {"level": "standard", "kind": "two_objectives"}),
        "demonworld-expert": Match(CAPTAINS, "open_field", {"level": "expert", "fire": True, "points": 1500}),
        "demonworld-allies": Match(MIXED * 2, "open_field", {"level": "standard"}),
    },
}


def play(name: str, match: Match) -> Record:
    """A match of bots, with dice from a secret made of the name, so that it is always the same."""
    game = hexarchy.game(name.split("-")[0])
    agreed = next((it.options for it in game.scenarios.presets if it.id == match.preset), {})
    dice = Dice(name.encode().ljust(32, b".")[:32])
    seats = game.seats[: len(match.bots)]
    record = Record.begin(game, match.scenario, {**agreed, **match.options}, dice, seats=seats)
    state = record.start(game)
    players = [bots.make(bot, game, seed) for seed, bot in enumerate(match.bots)]
    chairs = [Chair(state, seat) for seat in range(len(players))]
    while state.decision is not None and len(record.actions) < MOST_DECISIONS:
        seat = state.decision.seats[0]
        action = players[seat].choose(chairs[seat])
        state.apply(seat, action)
        record.actions.append((game.seats[seat], action.text))
    record.digest = state.digest()
    return record


def main() -> None:
    for version, matches in MATCHES.items():
        for name, match in matches.items():
            path = RECORDS / version / f"{name}.json"
            if path.exists():
                print(f"{name}: is there already")
                continue
            path.parent.mkdir(exist_ok=True)
            record = play(name, match)
            record.save(path)
            print(f"{name}: {len(record.actions)} actions, digest {record.digest}")


if __name__ == "__main__":
    main()
