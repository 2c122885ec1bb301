"""Who wins: the chances by turn as a line of bars for each side, and where they stand."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hexarchy.cli.front import Front
from hexarchy.cli.words import Words
from hexarchy.core import outlook
from hexarchy.core.outlook import Chance, Point
from hexarchy.core.records import Record

BARS = "▁▂▃▄▅▆▇█"


def show(front: Front, words: Words, record: Record) -> None:
    """Of a recorded match, as far as anything can be told of it."""
    points = list(outlook.course(words.game, record))
    model = words.game.outlook_model
    if not points or model is None:
        return
    table = Table(box=None, show_header=True, padding=(0, 2, 0, 0))
    table.add_column(Text(front.text("outlook-title"), style="bold"))
    table.add_column(Text(front.text("outlook-turns", first=points[0].turn, last=points[-1].turn), style="dim"))
    last = next((point for point in reversed(points) if not certain(point)), points[-1])
    table.add_column(Text(front.text("outlook-at", turn=last.turn), style="dim"), justify="right")
    table.add_column(Text(front.text("outlook-band"), style="dim"), justify="right")
    for seat, now in last.chances.items():
        name = words.side(seat) if seat else front.text("outlook-even")
        table.add_row(name, bars(points, seat), front.percent(now.chance), _band(front, now))
    front.console.print()
    front.console.print(table)
    front.say("outlook-about", games=model.games)


def certain(point: Point) -> bool:
    """Is the match over? What it was like before tells more."""
    return all(one.low == one.high for one in point.chances.values())


def bars(points: list[Point], seat: str) -> str:
    """A bar for every point, the higher the likelier."""
    return "".join(BARS[round(point.chances[seat].chance * (len(BARS) - 1))] for point in points)


def _band(front: Front, chance: Chance) -> str:
    return front.text("outlook-from-to", low=front.percent(chance.low), high=front.percent(chance.high))
