"""`replay`: a recorded match again, told as one seat knew it or, once it is over, in full."""

from __future__ import annotations

import click

from hexarchy.cli.front import Front, Whole


def command(front: Front) -> click.Command:
    text = front.text

    def replay(file: str, to: int | None, seat: str | None, data: str | None) -> None:
        _replay(front, file, to, seat, data)

    return front.command(
        "replay",
        replay,
        [
            click.Argument(["file"], metavar=text("metavar-file")),
            front.option("--to", key="opt-to", type=Whole(front, 0)),
            front.option("--seat", key="opt-replay-seat", metavar=text("metavar-side")),
            front.option("--data", key="opt-data", metavar=text("metavar-folder")),
        ],
    )


def _replay(front: Front, file: str, to: int | None, seat: str | None, data: str | None) -> None:
    from hexarchy.cli import outlook, panels, story
    from hexarchy.cli.board import lines_of, scene_of
    from hexarchy.cli.finding import read_record, unplayable
    from hexarchy.cli.seating import find_seat
    from hexarchy.cli.words import Words
    from hexarchy.core.decisions import DeadEnd
    from hexarchy.core.game import BadInput
    from hexarchy.core.match import Match
    from hexarchy.core.scenarios import BadOption

    game, record = read_record(front, file, data)
    if to is not None and to > len(record.actions):
        raise front.mistake("error-too-far", path=file, count=len(record.actions))
    try:
        whole = Match(game, record)
        who = None if seat is None else find_seat(front, game, seat, whole.setting.seats)
        over = whole.state.result is not None
        everything = over and who is None
        if to is not None:
            record.actions[to:] = []
        match = whole if to is None else Match(game, record)
    except (BadInput, BadOption, DeadEnd) as error:
        raise unplayable(front, file, error) from None
    words = Words(front, game, match)
    story.tell(front.console, words, lines_of(game, match.log.in_full() if everything else match.log_for(who)))
    if who is None and not everything:
        front.say("replay-public")
    front.console.print()
    front.say("replay-at", number=len(match.record.actions))
    panels.show_scene(front.console, words, scene_of(match, who, past=over))
    outlook.show(front, words, match.record)
