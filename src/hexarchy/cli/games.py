"""`games`: what can be played, with scenarios, options, bots and rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from hexarchy.cli.front import Front
from hexarchy.core.agreements import ALWAYS

if TYPE_CHECKING:
    from rich.text import Text

    from hexarchy.core.game import Game
    from hexarchy.core.scenarios import Option


def command(front: Front) -> click.Command:
    def show(data: str | None) -> None:
        from hexarchy.cli.finding import find_game, known_games

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
    from hexarchy.cli.finding import shown_value

    text, wording = front.text, game.wording(front.lang)
    front.console.print(Text(name, style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column()
    seats = ", ".join(f"{seat} ({wording.side(seat)})" for seat in game.seats)
    table.add_row(text("games-seats"), seats)
    for scenario in game.scenarios.all:
        title, span = wording.scenario(scenario.id), scenario.players
        about = f"{title.about} {text('games-players', fewest=span[0], most=span[1])}" if span else title.about
        table.add_row(text("games-scenario", name=scenario.id), _titled(title.title, about, scenario.rule))
    for option in game.scenarios.switches:
        choices = option.choices
        counted = isinstance(choices, range)
        values = f"{choices[0]}..{choices[-1]}" if counted else "|".join(map(shown_value, choices))
        title = wording.switch(option.id)
        about = " ".join((title.about, *_terms(game, option, front.lang)))
        table.add_row(text("games-option", name=option.id, values=values), _titled(title.title, about, option.rule))
    for preset in game.scenarios.presets:
        title = wording.preset(preset.id)
        table.add_row(text("games-preset", name=preset.id), _titled(title.title, title.about))
    opponents = ", ".join(f"{bot} ({wording.bot(bot).title})" for bot in bots.names(game))
    table.add_row(text("games-bots"), opponents)
    table.add_row(text("games-rules"), text("games-rule-count", count=len(game.rulebook)))
    front.console.print(table)


def _terms(game: Game, option: Option, lang: str) -> Iterator[str]:
    """What an option needs and excludes, a sentence each."""
    wording = game.wording(lang)
    if option.condition != ALWAYS:
        needed = option.condition._replace(clauses=game.scenarios.clauses(option.condition))
        yield wording.needs(needed)
    if option.conflicts:
        yield wording.excludes(option.conflicts)


def _titled(title: str, about: str, rule: str = "") -> Text:
    from rich.text import Text

    return Text.assemble((title, "bold"), f". {about} ", (f"({rule})" if rule else "", "dim"))
