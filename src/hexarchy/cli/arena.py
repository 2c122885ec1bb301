"""`arena`: which of two bots is stronger, by how much, and how sure that is."""

from __future__ import annotations

import importlib
import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hexarchy.cli.front import Front, Whole
from hexarchy.cli.simulate import tell_failures

if TYPE_CHECKING:
    from hexarchy.arena.duel import Findings
    from hexarchy.arena.elo import Sprt
    from hexarchy.arena.playing import Series
    from hexarchy.arena.workers import Workers
    from hexarchy.core.game import Game


class Number(click.ParamType[float]):
    """A number, whole or not."""

    name = "ELO"

    def __init__(self, front: Front) -> None:
        self.front = front

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(str(value).replace(",", "."))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            option = param.opts[-1] if param else ""
            raise self.front.mistake("error-not-number", option=option, value=str(value))
        return number


def command(front: Front) -> click.Command:
    text, whole, number = front.text, Whole(front), Number(front)
    return front.command(
        "arena",
        lambda **given: _arena(front, **given),
        [
            click.Argument(["game"], metavar=text("metavar-game")),
            click.Argument(["first"], metavar="A"),
            click.Argument(["second"], metavar="B"),
            front.option("--pairs", key="opt-pairs", type=Whole(front, 1), default=100),
            front.option("--alone", key="opt-alone", is_flag=True),
            front.option("--elo0", key="opt-elo0", type=number),
            front.option("--elo1", key="opt-elo1", type=number),
            front.option("--seed", key="opt-arena-seed", type=whole, default=0),
            front.option("--jobs", key="opt-jobs", type=Whole(front, 1), default=1),
            front.option("--ray", key="opt-ray", is_flag=True),
            front.option("--rows", key="opt-rows", metavar=text("metavar-file")),
            front.option("--scenario", key="opt-scenario", metavar=text("metavar-name")),
            front.option("--preset", key="opt-preset", metavar=text("metavar-name")),
            front.option("--option", "option", key="opt-option", metavar=text("metavar-switch"), multiple=True),
            front.option("--drawn", key="opt-drawn", is_flag=True),
            *front.seat_options("opt-seats-named"),
            front.option("--most", key="opt-most", type=Whole(front, 1), default=200_000),
            front.option("--data", key="opt-data", metavar=text("metavar-folder")),
            front.option("--json", "as_json", key="opt-json", is_flag=True),
        ],
    )


def _arena(
    front: Front,
    game: str,
    first: str,
    second: str,
    pairs: int,
    alone: bool,
    elo0: float | None,
    elo1: float | None,
    seed: int,
    jobs: int,
    ray: bool,
    rows: str | None,
    scenario: str | None,
    preset: str | None,
    option: tuple[str, ...],
    drawn: bool,
    players: int | None,
    seats: str | None,
    most: int,
    data: str | None,
    as_json: bool,
) -> None:
    from hexarchy.arena import duel
    from hexarchy.arena.playing import Series
    from hexarchy.cli import seating
    from hexarchy.cli.finding import agreed, find_game

    found = find_game(front, game, data)
    _check(front, found, first, second)
    if first == second:
        raise front.mistake("error-same-bot")
    scenario, options = agreed(front, found, scenario, preset, option)
    played = seating.chosen(front, found, scenario, options, players, seating.named(front, found, seats))
    if drawn and found.mustering(scenario, options, played) is None:
        raise front.mistake("error-no-lists", name=found.name)
    seated = (duel.alone if alone else duel.alternately)(first, second, len(played))
    series = Series(
        found.name,
        seated,
        pairs * len(seated),
        seed,
        scenario,
        options,
        data=data,
        most_decisions=most,
        rounds=True,
        seats=played,
        drawn=drawn,
    )
    sprt = _test(front, elo0, elo1)
    findings = _played(front, series, _workers(front, jobs, ray), sprt, rows)
    if as_json:
        click.echo(json.dumps(duel.summary(series, findings, sprt), indent=1, ensure_ascii=False))
    else:
        _show(front, series.bots, findings, sprt)
    if findings.failures:
        sys.exit(1)


def _check(front: Front, game: Game, *names: str) -> None:
    """Are these bots of the game, perhaps with other aspects?"""
    from hexarchy import bots
    from hexarchy.cli.finding import check_bots

    check_bots(front, game, (name.partition(":")[0] for name in names), bots.opponents(game))
    for name in names:
        try:
            bots.make(name, game, 0)
        except bots.UnknownAspect as error:
            known = ", ".join(error.known)
            raise front.mistake("error-no-aspect", said=error.said, bot=name.partition(":")[0], known=known) from None


def _test(front: Front, elo0: float | None, elo1: float | None) -> Sprt | None:
    """The sequential test asked for, if any."""
    from hexarchy.arena.elo import Sprt

    if elo0 is None and elo1 is None:
        return None
    if elo0 is None or elo1 is None:
        raise front.mistake("error-elo-alone")
    if elo0 >= elo1:
        raise front.mistake("error-elo-order")
    return Sprt(elo0, elo1)


def _workers(front: Front, jobs: int, ray: bool) -> Workers:
    if not ray:
        from hexarchy.arena.workers import processes

        return processes(jobs)
    from hexarchy.arena.on_ray import OnRay
    from hexarchy.cli.extras import require

    require(front, "ray")
    return OnRay(importlib.import_module("ray"), jobs)


def _played(front: Front, series: Series, workers: Workers, sprt: Sprt | None, rows: str | None) -> Findings:
    from hexarchy.arena import duel
    from hexarchy.arena.rows import OtherRows
    from hexarchy.arena.workers import WorkerLost
    from hexarchy.cli.progress import bar

    with bar(front, front.text("arena-progress"), series.games // len(series.bots)) as tick:
        try:
            return duel.run(
                series,
                workers,
                sprt,
                Path(rows) if rows else None,
                lambda findings: tick(1, front.text("arena-so-far", elo=_interval(front, findings))),
            )
        except OtherRows as error:
            why = front.text("rows-of-others" if error.rows else "rows-of-nothing")
            raise front.mistake("error-bad-rows", path=str(rows), why=why) from None
        except OSError as error:
            raise front.mistake("error-bad-rows", path=str(rows), why=front.trouble(error)) from None
        except WorkerLost:
            raise front.mistake("error-worker-lost") from None


def _interval(front: Front, findings: Findings) -> str:
    found = findings.estimate
    shown = {name: _elo(getattr(found, name)) for name in ("elo", "low", "high")}
    return front.text("arena-interval", **shown)


def _elo(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else "+∞" if value > 0 else "-∞"


def _show(front: Front, bots: tuple[str, ...], findings: Findings, sprt: Sprt | None) -> None:
    from rich.table import Table

    from hexarchy.arena.elo import pentanomial

    text, paired = front.text, len(bots) == 2
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_row(text("arena-pairs" if paired else "arena-rounds"), str(findings.rounds))
    table.add_row(text("arena-elo", bot=bots[0], other=bots[1]), _interval(front, findings))
    kinds = " ".join(map(str, pentanomial(findings.scores)))
    table.add_row(text("arena-kinds" if paired else "arena-share-kinds"), kinds)
    if findings.uncounted:
        table.add_row(text("arena-uncounted"), str(findings.uncounted))
    if sprt is not None:
        elo0, elo1 = _elo(sprt.elo0), _elo(sprt.elo1)
        low, high = map(front.decimal, sprt.bounds)
        ratio = front.decimal(sprt.ratio(findings.scores))
        verdict = {"H0": text("arena-h0", elo0=elo0), "H1": text("arena-h1", elo1=elo1), None: text("arena-open")}
        table.add_row(text("arena-test", elo0=elo0, elo1=elo1), text("arena-ratio", ratio=ratio, low=low, high=high))
        table.add_row(text("arena-verdict"), verdict[findings.verdict])
    front.console.print(table)
    tell_failures(front, findings.failures)
