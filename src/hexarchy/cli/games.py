"""`games`: what can be played, with scenarios, options, bots and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from hexarchy.cli.front import Front

if TYPE_CHECKING:
    from rich.text import Text

    from hexarchy.core.game import Game


def command(front: Front) -> click.Command:
    def show(data: str | None) -> None:
        from hexarchy.cli.shelf import find_game, known_games

        for number, name in enumerate(known_games(front)):
            if number:
                front.console.print()
            _show(front, name, find_game(front, name, data))

    metavar = front.text("metavar-folder")
    return front.command("games", show, [front.option("--data", key="opt-data", metavar=metavar)])


def _show(front: Front, name: str, game: Game) -> None:
    from rich.table import Table
    from rich.text import Text

    from hexarchy import bots
    from hexarchy.cli.shelf import shown_value

    text, wording = front.text, game.wording(front.lang)
    front.console.print(Text(name, style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column()
    seats = ", ".join(f"{seat} ({wording.side(seat)})" for seat in game.seats)
    table.add_row(text("games-seats"), seats)
    for scenario in game.scenarios.all:
        title = wording.scenario(scenario.id)
        table.add_row(text("games-scenario", name=scenario.id), _titled(title.title, title.about, scenario.rule))
    for switch in game.scenarios.switches:
        values = "|".join(map(shown_value, switch.choices))
        title = wording.switch(switch.id)
        table.add_row(
            text("games-option", name=switch.id, values=values), _titled(title.title, title.about, switch.rule)
        )
    table.add_row(text("games-bots"), ", ".join(bots.names(game)))
    table.add_row(text("games-rules"), text("games-rule-count", count=len(game.rulebook)))
    front.console.print(table)


def _titled(title: str, about: str, rule: str) -> Text:
    from rich.text import Text

    return Text.assemble((title, "bold"), f". {about} ", (f"({rule})", "dim"))
