"""`army`: look at a list a player has written for a match: what it costs, and which rules are against it.

Beside it, how lists are read for `play`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from hexarchy.cli.front import Front

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.muster import Call, Complaint

MOST_BYTES: Final = 20_000


def command(front: Front) -> click.Command:
    text = front.text
    params: list[click.Parameter] = [
        click.Argument(["game"], metavar=text("metavar-game")),
        click.Argument(["path"], metavar=text("metavar-file"), required=False),
        front.option("--scenario", key="opt-army-scenario", metavar=text("metavar-name")),
        front.option("--option", "option", key="opt-option", metavar=text("metavar-switch"), multiple=True),
        front.option("--seat", key="opt-army-seat", metavar=text("metavar-side")),
        *front.seat_options("opt-seats"),
        front.option("--data", key="opt-data", metavar=text("metavar-folder")),
    ]
    return front.command("army", lambda **given: _show(front, **given), params)


def _show(
    front: Front,
    game: str,
    path: str | None,
    scenario: str | None,
    option: tuple[str, ...],
    seat: str | None,
    players: int | None,
    seats: str | None,
    data: str | None,
) -> None:
    """Without a file, the list that is usual is shown: one to begin with."""
    from hexarchy.cli import seating
    from hexarchy.cli.finding import find_game, read_options

    found = find_game(front, game, data)
    if found.muster is None:
        raise front.mistake("error-no-lists", name=found.name)
    chosen = scenario or found.muster.scenario
    usual = found.muster.options if chosen == found.muster.scenario else {}
    options = {**usual, **read_options(front, found, chosen, option)}
    played = seating.chosen(front, found, chosen, options, players, seating.named(front, found, seats))
    call = called(front, found, chosen, options, played)
    wanted = call.muster.wanted(call.terms)
    own = wanted[seating.find_seat(front, found, seat, wanted)] if seat else None
    text = call.muster.usual(call.terms, own or wanted[0], {}) if path is None else read(front, path)
    checked = {name: call.muster.check(call.terms, name, text, {}) for name in ([own] if own else wanted)}
    # Where no seat is named it is the one that may bring it, if there is one.
    checked_as = min(checked, key=lambda name: len(checked[name].faults))
    told = checked[checked_as]
    front.console.print(told.shared[front.lang].rstrip(), highlight=False, soft_wrap=True)
    side = found.wording(front.lang).side(checked_as)
    front.say("army-points", side=side, points=told.points, least=told.least, most=told.most)
    for fault in told.faults:
        front.say("army-fault", why=_said(front, fault))
    if told.faults:
        raise click.exceptions.Exit(1)
    front.say("army-allowed")


def called(front: Front, game: Game, scenario: str, options: Mapping[str, Any], seats: Sequence[str]) -> Call:
    """Under which terms lists are made for such a match."""
    call = game.mustering(scenario, options, seats)
    if call is None:
        raise front.mistake("error-no-lists", name=game.name)
    return call


def read(front: Front, path: str) -> str:
    from hexarchy.core.files import read_text

    try:
        return read_text(Path(path), MOST_BYTES)
    except OSError as error:
        raise front.mistake("error-bad-list", path=path, why=front.trouble(error)) from None
    except UnicodeDecodeError:
        raise front.mistake("error-bad-list", path=path, why=front.text("error-no-text")) from None


def brought(
    front: Front, game: Game, scenario: str, options: Mapping[str, Any], seats: Sequence[str], given: Sequence[str]
) -> dict[str, str] | None:
    """`FILE` or `SIDE=FILE`: lists by seat, each checked. Those without a side go to the seats in their order."""
    if not given:
        return None
    from hexarchy.cli import seating
    from hexarchy.core.muster import BadList

    call = called(front, game, scenario, options, seats)
    wanted, lists = list(call.muster.wanted(call.terms)), dict[str, str]()
    for entry in given:
        name, equals, path = entry.partition("=")
        free = [seat for seat in wanted if seat not in lists]
        if equals:
            seat = wanted[seating.find_seat(front, game, name, wanted)]
        elif free:
            seat, path = free[0], entry
        else:
            raise front.mistake("error-many-lists", count=len(wanted))
        try:
            lists[seat] = call.accepted(seat, read(front, path), lists)
        except BadList as bad:
            raise front.mistake("error-bad-list", path=path, why=_said(front, bad.told[0])) from None
    return lists


def _said(front: Front, fault: Complaint) -> str:
    text = fault.text[front.lang]
    cited = f"{text} ({fault.rule})" if fault.rule else text
    return front.text("army-line", line=fault.line, why=cited) if fault.line else cited
