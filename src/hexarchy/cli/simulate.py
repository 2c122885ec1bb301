"""`simulate`: bots play many games; the results are summed up."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hexarchy.cli.front import Front, Whole

if TYPE_CHECKING:
    from hexarchy.core.game import Game


def command(front: Front) -> click.Command:
    text, whole = front.text, Whole(front)
    folder = text("metavar-folder")
    return front.command(
        "simulate",
        lambda **given: _simulate(front, **given),
        [
            click.Argument(["game"], metavar=text("metavar-game")),
            front.option("--bots", key="opt-bots", metavar="A,B", default="random"),
            front.option("--games", key="opt-games", type=Whole(front, 1), default=100),
            front.option("--seed", key="opt-seed-first", type=whole, default=0),
            front.option("--jobs", key="opt-jobs", type=Whole(front, 1), default=1),
            front.option("--swap", key="opt-swap", is_flag=True),
            front.option("--scenario", key="opt-scenario", metavar=text("metavar-name")),
            front.option("--option", "option", key="opt-option", metavar=text("metavar-switch"), multiple=True),
            *front.seat_options("opt-seats-named"),
            front.option("--most", key="opt-most", type=Whole(front, 1), default=200_000),
            front.option("--records", key="opt-records", metavar=folder),
            front.option("--data", key="opt-data", metavar=folder),
            front.option("--json", "as_json", key="opt-json", is_flag=True),
        ],
    )


def _simulate(
    front: Front,
    game: str,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    swap: bool,
    scenario: str | None,
    option: tuple[str, ...],
    players: int | None,
    seats: str | None,
    most: int,
    records: str | None,
    data: str | None,
    as_json: bool,
) -> None:
    from hexarchy.arena import playing
    from hexarchy.cli import seating
    from hexarchy.cli.finding import agreed, find_game
    from hexarchy.cli.progress import bar

    found = find_game(front, game, data)
    names = _bots(front, found, bots)
    scenario, options = agreed(front, found, scenario, None, option)
    open_to = found.scenarios[scenario].players
    if players is None and seats is None and open_to is not None and len(names) > 1:
        players = len(names)
    played = seating.chosen(front, found, scenario, options, players, seating.named(front, found, seats))
    names = _seated(front, names, played)
    if records is not None:
        _make_folder(front, records)
    series = playing.Series(found.name, names, games, seed, scenario, options, swap, data, records, most, seats=played)
    with bar(front, front.text("simulate-progress"), games) as tick:
        result = playing.run(series, jobs, tick)
    if as_json:
        click.echo(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        _show(front, found, result)
    if result["errors"] or result["dead_ends"]:
        sys.exit(1)


def _make_folder(front: Front, path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise front.mistake("error-not-saved", path=path, why=front.trouble(error)) from None


def _bots(front: Front, game: Game, said: str) -> tuple[str, ...]:
    from hexarchy.bots import opponents
    from hexarchy.cli.finding import check_bots

    names = tuple(name.strip() for name in said.split(",") if name.strip())
    check_bots(front, game, names, opponents(game))
    return names


def _seated(front: Front, names: tuple[str, ...], seats: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat; a single name sits everywhere."""
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        raise front.mistake("error-bot-count", given=len(names), seats=len(seats), names=", ".join(seats))
    return names


def _show(front: Front, game: Game, result: dict[str, Any]) -> None:
    from rich.table import Table

    text, wording = front.text, game.wording(front.lang)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right", style="dim")
    finished = max(result["finished"], 1)
    table.add_row(text("simulate-games"), str(result["games"]), "")
    table.add_row(text("simulate-finished"), str(result["finished"]), "")
    for seat, wins in result["wins"].items():
        table.add_row(text("simulate-wins", side=wording.side(seat)), str(wins), front.percent(wins / finished))
    if len(set(result["bots"])) > 1:
        for bot, wins in zip(result["bots"], result["bot_wins"], strict=True):
            table.add_row(text("simulate-bot-wins", bot=bot), str(wins), front.percent(wins / finished))
    if result["shared"]:
        table.add_row(text("simulate-shared"), str(result["shared"]), front.percent(result["shared"] / finished))
    table.add_row(text("simulate-draws"), str(result["draws"]), front.percent(result["draws"] / finished))
    table.add_row(text("simulate-unfinished"), str(result["unfinished"]), "")
    table.add_row(text("simulate-decisions"), str(result["decisions"]), "")
    table.add_row(text("simulate-speed"), str(result["decisions_per_second"]), "")
    table.add_row(text("simulate-dead-ends"), str(result["dead_ends"]), "")
    table.add_row(text("simulate-errors"), str(result["errors"]), "")
    front.console.print(table)
    tell_failures(front, result["failures"])


def tell_failures(front: Front, failures: Sequence[Mapping[str, Any]]) -> None:
    """The games that broke down, each with the record that leads there."""
    text = front.text
    for failure in failures:
        record = failure["record"] or text("simulate-no-record")
        told = text("simulate-failure", seed=failure["seed"], message=failure["message"], record=record)
        front.errors.print(told, soft_wrap=True)
