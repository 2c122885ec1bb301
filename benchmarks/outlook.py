"""Learn who wins: ``./run bench outlook GAME [--games N] [--seed S] [--preset P]``.

Captains play until so many games stand in ``benchmarks/outlook/GAME.jsonl``; those that are there are not played again.
From them the game's ``data/outlook.json`` is made, and what it is worth in games it was not made from is told.
"""

import argparse
import tempfile
from pathlib import Path

import msgspec

from hexarchy import bots, games
from hexarchy.arena import outlook
from hexarchy.core.outlook import FILE, Measured, Model

ROWS = Path(__file__).parent / "outlook"


def rows_of(name: str, count: int, seed: int, path: Path, preset: str = "") -> outlook.Rows:
    """So many games at least, each written as soon as it is over."""
    game = games.game(name)
    agreed = next((it.options for it in game.scenarios.presets if it.id == preset), None)
    head = outlook.head_of(game, bots.best(game), game.scenarios.all[0].id, agreed)
    rows = outlook.Rows.read(path) if path.exists() else outlook.Rows(head, [])
    if rows.head != head:
        raise SystemExit(f"{path} holds other numbers than {name} gives now: take it away, and all is played anew")
    first = max((played.seed for played in rows.games), default=seed - 1) + 1
    for number in range(count - len(rows.games)):
        rows.games.append(outlook.play(game, head, first + number))
        path.parent.mkdir(exist_ok=True)
        rows.write(path)
    return rows


def file_of(name: str) -> Path:
    return games.game(name).folder / "data" / FILE


def write(model: Model, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=0) + b"\n")


def table(rows: outlook.Rows, model: Model) -> str:
    """How often what was told came, in games that were held out, and what counts how much."""
    told, _ = outlook.held_out(outlook.tables_of(rows))
    weights = (f"  {name:18} {weight:+.2f}" for name, weight in zip(model.names, model.weights[0], strict=True))
    return "\n".join([*worth(rows.head.game, model.measured, told), *weights])


def worth(name: str, measured: Measured, told: list[outlook.Pair]) -> list[str]:
    return [
        f"{name}: {measured.games} games",
        f"log-loss {measured.loss:.3f} (a constant: {measured.constant:.3f}), gap {measured.gap:.3f}",
        *(f"  told {said:4.0%}  came {came:4.0%}  of {count}" for said, came, count in outlook.bins(told)),
    ]


def fresh(name: str, count: int, seed: int, preset: str) -> str:
    """What the game's model is worth in games that are played for this alone."""
    model = games.game(name).outlook_model
    if model is None:
        raise SystemExit(f"{name} has no model yet")
    with tempfile.TemporaryDirectory() as folder:
        rows = rows_of(name, count, seed, Path(folder) / "rows.jsonl", preset)
    told, usual = outlook.fresh(model, rows)
    return "\n".join(worth(name, outlook.measured(count, told, usual), told))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench outlook", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=300, help="so many games (default: 300)")
    parser.add_argument("--seed", type=int, default=40_000, help="of the first game (default: 40000)")
    parser.add_argument("--rows", type=Path, help=f"the file of the games (default: {ROWS.name}/GAME.jsonl)")
    parser.add_argument("--out", type=Path, help="where the model goes (default: the game's data)")
    parser.add_argument("--preset", default="", help="what is agreed on (default: what is usual)")
    parser.add_argument("--fresh", action="store_true", help="learn nothing: tell what the model is worth in new games")
    options = parser.parse_args(arguments)
    if options.games < outlook.PARTS:
        parser.error(f"at least {outlook.PARTS} games")
    if options.fresh:
        print(fresh(options.game, options.games, options.seed, options.preset))
        return 0
    path = options.rows or ROWS / f"{options.game}.jsonl"
    rows = rows_of(options.game, options.games, options.seed, path, options.preset)
    model = outlook.learn(rows)
    write(model, options.out or file_of(options.game))
    print(table(rows, model))
    return 0
