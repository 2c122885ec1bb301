"""`play`: a match at this terminal, with friends on the same keyboard, with bots, or both."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hexarchy.cli.front import Front, Whole

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.match import Match


def command(front: Front) -> click.Command:
    text = front.text
    file = text("metavar-file")
    return front.command(
        "play",
        lambda **given: _play(front, **given),
        [
            click.Argument(["game"], metavar=text("metavar-game")),
            front.option("--scenario", key="opt-scenario", metavar=text("metavar-name")),
            front.option("--preset", key="opt-preset", metavar=text("metavar-name")),
            front.option("--option", "option", key="opt-option", metavar=text("metavar-switch"), multiple=True),
            front.option("--against", key="opt-against", metavar=text("metavar-bot")),
            front.option("--seat", key="opt-seat", metavar=text("metavar-side"), multiple=True),
            *front.seat_options("opt-seats"),
            front.option("--army", key="opt-army", metavar=text("metavar-list"), multiple=True),
            front.option("--seed", key="opt-play-seed", type=Whole(front)),
            front.option("--from", "position", key="opt-from", metavar=text("metavar-position")),
            front.option("--load", key="opt-load", metavar=file),
            front.option("--save", key="opt-save", metavar=file),
            front.option("--data", key="opt-data", metavar=text("metavar-folder")),
        ],
    )


def _play(
    front: Front,
    game: str,
    scenario: str | None,
    preset: str | None,
    option: tuple[str, ...],
    against: str | None,
    seat: tuple[str, ...],
    players: int | None,
    seats: str | None,
    army: tuple[str, ...],
    seed: int | None,
    position: str | None,
    load: str | None,
    save: str | None,
    data: str | None,
) -> None:
    from hexarchy.cli import seating
    from hexarchy.cli.finding import check_bots, find_game
    from hexarchy.cli.table import Table

    found = find_game(front, game, data)
    named = seating.named(front, found, seats)
    if against is not None:
        check_bots(front, found, [against])
    if seat and against is None:
        raise front.mistake("error-seat-alone")
    if save is not None:
        _check_save(front, save, load)
    if load is not None:
        if (
            scenario is not None
            or preset is not None
            or option
            or position is not None
            or seed is not None
            or players
            or army
        ):
            raise front.mistake("error-load-alone")
        match = _loaded(front, found, load, data)
    elif position is not None:
        if scenario is not None or preset is not None or option or players or army:
            raise front.mistake("error-position-options")
        match = _placed(front, found, position, seed, data)
    else:
        match = _begun(front, found, scenario, preset, option, players, named, army, seed, data)
    kept = save or load  # a loaded match is kept where it comes from
    bots = seating.bots_at(front, found, match.setting.seats, named, seat, against)
    Table(front, match, bots, seed, Path(kept) if kept else None).run()


def _check_save(front: Front, save: str, load: str | None) -> None:
    """Before the first answer: there is a folder for the file, and no other match in it."""
    path = Path(save)
    if not path.absolute().parent.is_dir():
        raise front.mistake("error-no-folder", path=str(path.parent))
    if path.is_dir() or (path.exists() and (load is None or not path.samefile(load))):
        raise front.mistake("error-exists", path=save)


def _begun(
    front: Front,
    game: Game,
    scenario: str | None,
    preset: str | None,
    option: tuple[str, ...],
    players: int | None,
    named: Collection[str],
    army: Sequence[str],
    seed: int | None,
    data: str | None,
) -> Match:
    from hexarchy.cli import army as armies
    from hexarchy.cli import seating
    from hexarchy.cli.finding import agreed

    chosen, options = agreed(front, game, scenario, preset, option)
    seats = seating.chosen(front, game, chosen, options, players, named)
    lists = armies.brought(front, game, chosen, options, seats, army)
    return _match(game, chosen, options, seed, data, seats=seats, lists=lists)


def _placed(front: Front, game: Game, position: str, seed: int | None, data: str | None) -> Match:
    """A match that begins with a position."""
    from hexarchy.cli.finding import read_position

    _, content = read_position(front, position, game, data)
    return _match(game, None, {}, seed, data, position=content)


def _match(
    game: Game, scenario: str | None, options: Mapping[str, Any], seed: int | None, data: str | None, **begun: Any
) -> Match:
    from hexarchy.core.dice import SeededDice
    from hexarchy.core.match import Match
    from hexarchy.core.records import Record

    dice = SeededDice(seed) if seed is not None else None
    record = Record.begin(game, scenario, options, dice, last_words=True, **begun)
    record.data_pack = data
    return Match(game, record)


def _loaded(front: Front, game: Game, path: str, data: str | None) -> Match:
    """A saved match, gone on to where it was left."""
    from hexarchy.cli.finding import read_record, unplayable
    from hexarchy.core.decisions import DeadEnd
    from hexarchy.core.game import BadInput
    from hexarchy.core.match import Match
    from hexarchy.core.scenarios import BadOption

    with_pack, record = read_record(front, path, data)
    if with_pack.name != game.name:
        raise front.mistake("error-other-game", path=path, name=record.game, wanted=game.name)
    try:
        match = Match(with_pack, record)
    except (BadInput, BadOption, DeadEnd) as error:
        raise unplayable(front, path, error) from None
    if record.digest is not None and record.digest != match.state.digest():
        raise front.mistake("error-changed-record", path=path)
    return match
