"""`charts`: the tables of a game, or one of them; at the table with the rows that matter now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import click

from hexarchy.cli.front import Front

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.page.charts import Chart, ChartRow


SHORT: Final = 20  # letters of a label that is not broken over lines


def command(front: Front) -> click.Command:
    text = front.text
    params: list[click.Parameter] = [
        click.Argument(["game"], metavar=text("metavar-game")),
        click.Argument(["words"], nargs=-1, metavar=text("metavar-chart")),
    ]
    return front.command("charts", lambda **given: _show(front, **given), params)


def _show(front: Front, game: str, words: tuple[str, ...]) -> None:
    from hexarchy.cli.finding import find_game

    show(front, find_game(front, game), " ".join(words), {})


def show(front: Front, game: Game, said: str, lit: Mapping[str, Sequence[str]]) -> None:
    """The list of the charts; or those that are called so, or that a rule of this id speaks of."""
    charts = game.charts
    if not charts:
        front.say("charts-none")
    elif not said.strip():
        for chart in charts:
            now = f"  ◂ {front.text('chart-now')}" if lit.get(chart.id) else ""
            front.console.print(f"{chart.id:16} {chart.title[front.lang]}{now}", highlight=False)
    else:
        found = list(_meant(charts, said.strip(), front.lang))
        if not found:
            raise front.mistake("error-no-chart", name=said, known=", ".join(chart.id for chart in charts))
        for chart in found:
            show_chart(front, chart, chart.rows, lit.get(chart.id, ()))


def _meant(charts: Sequence[Chart], said: str, lang: str) -> Iterable[Chart]:
    from hexarchy.cli.words import fold

    wanted = fold(said)
    exact = [chart for chart in charts if chart.id == wanted or said.upper() in chart.rules]
    return exact or [chart for chart in charts if wanted in fold(chart.title[lang]) or wanted in chart.id]


def show_chart(front: Front, chart: Chart, rows: Sequence[ChartRow], lit: Sequence[str] = ()) -> None:
    from rich.table import Table

    def say(cell: str | Mapping[str, str]) -> str:
        return cell if isinstance(cell, str) else cell[front.lang]

    title = f"{say(chart.title)}  ({chart.rules[0]})"
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    table.add_column(say(chart.head), style="bold", no_wrap=all(len(say(row.label)) < SHORT for row in rows))
    for column in chart.columns:
        table.add_column(say(column))
    for row in rows:
        label = f"{'▸ ' if row.id in lit else ''}{say(row.label)}{' †' if row.reconstructed else ''}"
        table.add_row(label, *map(say, row.cells), style="reverse" if row.id in lit else None)
    front.console.print(table)
    if chart.about:
        front.console.print(say(chart.about))
