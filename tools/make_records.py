"""Play and record matches of this version into tests/records/<version>: one of each scenario, by bots, fixed seeds.

    python tools/make_records.py

Once a version is released its records are never made again: they show that matches begun under it can still be played.
Where a corrected rule makes one of them another, tests/records/put-aside.toml says which rule and why.
"""

from __future__ import annotations

from pathlib import Path

import hexarchy
from hexarchy import __version__, bots
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import Dice
from hexarchy.core.records import Record

FOLDER = Path(__file__).parents[1] / "tests" / "records" / __version__
MATCHES: dict[str, tuple[str, dict[str, bool], str, str]] = {
    "dark_emperor-captains": ("standard", {}, "captain", "captain"),
    "dark_emperor-random": ("standard", {"air_rune_hex": True}, "random", "random"),
    "demonlord-standard-captains": ("standard", {}, "captain", "captain"),
    "demonlord-standard-random": ("standard", {"first_move": True}, "random", "random"),
    "demonlord-strategic": ("strategic", {"reduced_chance": True}, "captain", "random"),
    "demonlord-long": ("long", {"first_move": True, "reduced_chance": True}, "captain", "random"),
}
MOST_DECISIONS = 6000


def play(name: str, scenario: str, options: dict[str, bool], first: str, second: str) -> Record:
    """A match between two bots, with dice from a secret made of the name, so that it is always the same."""
    game = hexarchy.game(name.split("-")[0])
    record = Record.begin(game, scenario, options, Dice(name.encode().ljust(32, b".")[:32]))
    state = record.start(game)
    players = [bots.make(bot, game, seed) for seed, bot in enumerate((first, second))]
    chairs = [Chair(state, seat) for seat in range(len(players))]
    while state.decision is not None and len(record.actions) < MOST_DECISIONS:
        seat = state.decision.seats[0]
        action = players[seat].choose(chairs[seat])
        state.apply(seat, action)
        record.actions.append((game.seats[seat], action.text))
    record.digest = state.digest()
    return record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (scenario, options, first, second) in MATCHES.items():
        path = FOLDER / f"{name}.json"
        if path.exists():
            print(f"{name}: is there already")
            continue
        record = play(name, scenario, options, first, second)
        record.save(path)
        print(f"{name}: {len(record.actions)} actions, digest {record.digest}")


if __name__ == "__main__":
    main()
