"""`play`: a match at this terminal, against a friend on the same keyboard or against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

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
            front.option("--seat", key="opt-seat", metavar=text("metavar-side")),
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
    seat: str | None,
    seed: int | None,
    position: str | None,
    load: str | None,
    save: str | None,
    data: str | None,
) -> None:
    from hexarchy.cli.shelf import check_bots, find_game, find_seat
    from hexarchy.cli.table import Table

    found = find_game(front, game, data)
    if against is not None:
        check_bots(front, found, [against])
    if seat is not None and against is None:
        raise front.mistake("error-seat-alone")
    mine = find_seat(front, found, seat) if seat is not None else 0
    if save is not None:
        _check_save(front, save, load)
    if load is not None:
        if scenario is not None or preset is not None or option or position is not None or seed is not None:
            raise front.mistake("error-load-alone")
        match = _loaded(front, found, load, data)
    else:
        match = _begun(front, found, scenario, preset, option, seed, position, data)
    kept = save or load  # a loaded match is kept where it comes from
    seats = range(len(found.seats))
    humans = frozenset(seats) if against is None else frozenset((mine,))
    Table(front, match, humans, against, seed, Path(kept) if kept else None).run()


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
    seed: int | None,
    position: str | None,
    data: str | None,
) -> Match:
    from hexarchy.cli.shelf import find_preset, read_options, read_position
    from hexarchy.core.dice import SeededDice
    from hexarchy.core.match import Match
    from hexarchy.core.records import Record

    content = None
    if position is not None:
        if scenario is not None or preset is not None or option:
            raise front.mistake("error-position-options")
        _, content = read_position(front, position, game, data)
    named = find_preset(front, game, preset) if preset is not None else None
    chosen = scenario or (named.scenario if named else "standard")
    options = read_options(front, game, chosen, option, named)
    dice = SeededDice(seed) if seed is not None else None
    record = Record.begin(game, chosen, options, dice, content)
    record.data_pack = data
    return Match(game, record)


def _loaded(front: Front, game: Game, path: str, data: str | None) -> Match:
    """A saved match, gone on to where it was left."""
    from hexarchy.cli.shelf import read_record, unplayable
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
