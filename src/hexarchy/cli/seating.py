"""Seating: which seats of a game are played, where that is open, and who takes each of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from hexarchy.cli.finding import check_bots
from hexarchy.cli.front import Front
from hexarchy.cli.words import fold
from hexarchy.core.game import Game
from hexarchy.core.scenarios import BadOption
from hexarchy.core.text import LANGUAGES


def find_seat(front: Front, game: Game, name: str, among: Sequence[str]) -> int:
    """The number of a seat by its id or by the name of its side, in any language."""
    for number, seat in enumerate(among):
        if fold(name) in map(fold, (seat, *(game.wording(lang).side(seat) for lang in LANGUAGES))):
            return number
    raise front.mistake("error-no-seat", name=name, known=", ".join(among))


def named(front: Front, game: Game, said: str | None) -> dict[str, str | None]:
    """`A,B=BOT,C`: the seats, each with the bot that takes it, if one does."""
    found: dict[str, str | None] = {}
    for entry in (said or "").split(","):
        name, equals, bot = (part.strip() for part in entry.partition("="))
        if name:
            found[game.seats[find_seat(front, game, name, game.seats)]] = bot if equals else None
    check_bots(front, game, (bot for bot in found.values() if bot is not None))
    return found


def chosen(
    front: Front,
    game: Game,
    scenario: str,
    options: Mapping[str, Any],
    players: int | None,
    seats: Collection[str],
) -> tuple[str, ...]:
    """The seats that are played: those named, so many, or as few as there can be."""
    wanted = list(seats) or (None if players is None else game.seats[:players])
    if wanted is not None and players not in (None, len(wanted)):
        key = "error-players" if seats else "error-most-players"
        raise front.mistake(key, players=players or 0, seats=len(wanted))
    try:
        return game.setting(scenario, options, wanted).seats
    except BadOption as error:
        raise front.mistake("error-seats", why=error.told(front.lang)) from None


def bots_at(
    front: Front,
    game: Game,
    played: Sequence[str],
    bots: Mapping[str, str | None],
    own: Iterable[str],
    rest: str | None,
) -> dict[int, str]:
    """The bots by the number of their seat: those named with their seats, and `rest` on all but the players' own."""
    for name in bots:
        find_seat(front, game, name, played)
    taken = {number: bot for number, seat in enumerate(played) if (bot := bots.get(seat)) is not None}
    if rest is None:
        return taken
    check_bots(front, game, [rest])
    people = {find_seat(front, game, name, played) for name in own}
    free = [number for number in range(len(played)) if number not in taken]
    return taken | dict.fromkeys((number for number in free if number not in (people or free[:1])), rest)
