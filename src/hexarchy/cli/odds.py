"""`odds`: the chances of every battle and siege in a position."""

from __future__ import annotations

import click

from hexarchy.cli.front import Front, Whole


def command(front: Front) -> click.Command:
    text = front.text

    def odds(position: str, games: int, game: str | None, bot: str | None, seed: int, data: str | None) -> None:
        from hexarchy.cli import chances
        from hexarchy.cli.finding import check_bots, find_game, read_position
        from hexarchy.cli.words import Words
        from hexarchy.core.dice import SeededDice

        found, content = read_position(front, position, find_game(front, game, data) if game else None, data)
        if bot is not None:
            check_bots(front, found, [bot])
        state = found.position(content, SeededDice(seed))
        if not chances.show(front, Words(front, found), [state], games, bot, seed):
            front.say("odds-none")

    return front.command(
        "odds",
        odds,
        [
            click.Argument(["position"], metavar=text("metavar-position")),
            front.option("--games", key="opt-odds-games", type=Whole(front, 1), default=500),
            front.option("--game", key="opt-odds-game", metavar=text("metavar-name")),
            front.option("--bot", key="opt-odds-bot", metavar=text("metavar-name")),
            front.option("--seed", key="opt-seed", type=Whole(front), default=0),
            front.option("--data", key="opt-data", metavar=text("metavar-folder")),
        ],
    )
