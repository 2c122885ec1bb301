"""Who wins when captains meet: ``./run bench pairings demonworld [PAIRING…] [--games N] [--seed S] [--jobs N]``.

Captains lead armies of 580 points on both sides: Orcs against the Empire, Orcs against Orcs, the Empire against the
Empire. Each seed lays out the printed sheets in its own way and is played twice with the edges swapped: in games with
an even number the first army has the upper one. Told with 95 % intervals, a draw as half a win: the share of the first
army, then that of the upper edge. ``--ground printed`` keeps the sheets as they are usually laid.

The rulebook has no second army of Orcs. It is a data pack made here: the same cards under other names, as an army that
the rulebook only names.

Each game is a row in ``benchmarks/pairings/GROUND/PAIRING.jsonl``, and the same command goes on from there;
``--games 0`` tells what is there.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from hexarchy import bots
from hexarchy.arena.playing import answers
from hexarchy.arena.rows import FINISHED, Row, RowFile
from hexarchy.arena.workers import processes
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.board import DATA

ROWS: Final = Path(__file__).parent / "pairings"
SIDES: Final = ("orcs", "empire")
CARDS: Final = {  # 580 points each, which 600 agreed on allow
    "orcs": ("dwarf_eaters", "trolls", "light_orc_archers", "light_orc_archers", "kruuk"),
    "empire": ("berserkers", "noble_footsoldiers", "imperial_arquebusiers", "herkyn"),
}
PAIRINGS: Final = ("orcs-empire", "orcs-orcs", "empire-empire")
OPTIONS: Final[Mapping[str, Any]] = {"level": "standard", "points": 600}
GROUNDS: Final = ("drawn", "printed")
LAYOUTS: Final = 10_000  # numbers that lay out sheets
TWIN: Final = "goblins"  # the army that has a twin's cards
BATCH: Final = 2  # games: a seed
HEADING: Final = "| pairing | games | first army won, drawn, lost | first army % | upper edge % |"


class Sitting:
    """A captain that takes the edge it is told to."""

    def __init__(self, captain: Player, *, upper: bool) -> None:
        self.name = captain.name
        self.captain = captain
        self.upper = upper

    def choose(self, chair: Chair) -> Action:
        if chair.ask.key != "edge":
            return self.captain.choose(chair)
        return chair.ask.options[0 if self.upper else 1]

    def hear(self, events: list[Event]) -> None:
        self.captain.hear(events)


def twin(card: str) -> str:
    return f"{card}_twin"


def twins(army: str) -> str:
    """The file of an army that has the cards of another one's list."""
    blocks = []
    for kind in ("units", "commanders"):
        found = (DATA / f"{kind}.toml").read_text(encoding="utf-8")
        blocks += re.split(r"(?m)^(?=\[\[)", found)[1:]
    own = [(card, block) for block in blocks for card in CARDS[army] if f'\nid = "{card}"\n' in block]
    made = {
        card: block.replace(f'id = "{card}"', f'id = "{twin(card)}"', 1).replace(
            f'army = "{army}"', f'army = "{TWIN}"', 1
        )
        for card, block in own
    }
    return "\n".join(((DATA / "further" / f"{TWIN}.toml").read_text(encoding="utf-8"), *made.values()))


@lru_cache
def game_of(pairing: str) -> Demonworld:
    """The game, where both are of one army with a twin of it."""
    one, other = pairing.split("-")
    if one != other:
        return Demonworld()
    with tempfile.TemporaryDirectory() as folder:
        further = Path(folder) / "further"
        further.mkdir()
        (further / f"{TWIN}.toml").write_text(twins(one), encoding="utf-8")
        return Demonworld(Path(folder))


def lists_of(pairing: str) -> dict[str, str]:
    """What each side brings: the one whose army is not its own brings the twin of it."""
    found = {}
    for side, army in zip(SIDES, pairing.split("-"), strict=True):
        cards = CARDS[army] if side == army else [twin(card) for card in CARDS[army]]
        found[side] = "\n".join((f"army: {army if side == army else TWIN}", *cards))
    return found


def options_of(ground: str, seed: int) -> dict[str, Any]:
    """What is agreed on for the games of a seed."""
    return {**OPTIONS, "ground": ground} | ({"draw": seed % LAYOUTS} if ground == "drawn" else {})


def play(pairing: str, ground: str, seed: int, numbers: Sequence[int]) -> list[Row]:
    return [play_one(pairing, ground, seed + number // 2, number) for number in numbers]


def play_one(pairing: str, ground: str, seed: int, number: int) -> Row:
    """One game: with an even number the first army has the upper edge."""
    game, first_above = game_of(pairing), number % 2 == 0
    state = game.new("open_field", options_of(ground, seed), SeededDice(seed), SIDES, lists_of(pairing))
    made = [bots.make("captain", game, bots.bot_seed(seed, seat)) for seat in range(len(SIDES))]
    players = [Sitting(captain, upper=(seat == 0) == first_above) for seat, captain in enumerate(made)]
    cpu = [0.0, 0.0]
    decisions = sum(1 for _ in answers(state, players, cpu))
    assert state.result is not None
    row = Row(number, seed, tuple(pairing.split("-")), FINISHED, state.result.ranks, state.result.scores)
    row.decisions, row.cpu = decisions, tuple(round(seconds, 3) for seconds in cpu)
    return row


# -- what they tell ---------------------------------------------------------------------------------------------------


def first_share(row: Row) -> float:
    """1 where the first army has won, half where nobody has."""
    mine, other = row.ranks
    return 0.5 if mine == other else float(mine < other)


def upper_share(row: Row) -> float:
    return first_share(row) if row.number % 2 == 0 else 1 - first_share(row)


def by_seed(rows: Sequence[Row], share: Callable[[Row], float]) -> list[float]:
    """The share in the games of each seed together: they have the land in common, so they are not independent."""
    found: dict[int, list[float]] = {}
    for row in rows:
        found.setdefault(row.seed, []).append(share(row))
    return [sum(shares) / len(shares) for shares in found.values()]


def interval(shares: Sequence[float]) -> str:
    """The mean in percent, with 95 % bounds."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    wide = 1.96 * math.sqrt(spread / count)
    return f"{100 * mean:.1f} [{100 * max(0.0, mean - wide):.1f}, {100 * min(1.0, mean + wide):.1f}]"


def told(pairing: str, rows: Sequence[Row]) -> str:
    """A line of the table in README.md."""
    upper = by_seed(rows, upper_share)
    won, drawn = sum(first_share(row) == 1 for row in rows), sum(first_share(row) == 0.5 for row in rows)
    lost = len(rows) - won - drawn
    first = interval(by_seed(rows, first_share))
    return f"| {pairing} | {len(rows)} | {won}, {drawn}, {lost} | {first} | {interval(upper)} |"


def run(pairing: str, ground: str, games: int, seed: int, jobs: int) -> list[Row]:
    """The rows there are, and those that lack up to so many games."""
    folder = ROWS / ground
    folder.mkdir(parents=True, exist_ok=True)
    options = {**OPTIONS, "ground": ground}
    file = RowFile(
        {"pairing": pairing, "seed": seed, "options": options, "lists": lists_of(pairing)}, folder / f"{pairing}.jsonl"
    )
    rows = file.kept(BATCH)
    tasks = (range(start, start + BATCH) for start in range(len(rows), games, BATCH))
    with closing(processes(jobs).spread(partial(play, pairing, ground, seed), tasks)) as played:
        for batch in played:
            file.add(batch)
            rows += batch
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./run bench pairings", description=__doc__)
    parser.add_argument("game", choices=["demonworld"])
    parser.add_argument("pairings", nargs="*", metavar="PAIRING", help=", ".join(PAIRINGS))
    parser.add_argument("--ground", choices=GROUNDS, default=GROUNDS[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=9_400_000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    unknown = [name for name in given.pairings if name not in PAIRINGS]
    if unknown:
        parser.error(f"there is no pairing {unknown[0]!r}: {', '.join(PAIRINGS)}")
    sys.stdout.write(HEADING + "\n")
    for pairing in given.pairings or PAIRINGS:
        rows = run(pairing, given.ground, given.games, given.seed, given.jobs)
        if rows:
            sys.stdout.write(told(pairing, rows) + "\n")
            sys.stdout.flush()
    return 0
