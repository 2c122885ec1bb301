"""`verify`: is a record what it says it is?"""

from __future__ import annotations

import sys

import click

from hexarchy.cli.front import Front


def command(front: Front) -> click.Command:
    text = front.text

    def check(file: str, commitment: str | None, data: str | None) -> None:
        _verify(front, file, commitment, data)

    return front.command(
        "verify",
        check,
        [
            click.Argument(["file"], metavar=text("metavar-file")),
            front.option("--commitment", key="opt-commitment", metavar="HEX"),
            front.option("--data", key="opt-data", metavar=text("metavar-folder")),
        ],
    )


def _verify(front: Front, file: str, commitment: str | None, data: str | None) -> None:
    from hexarchy.cli.shelf import read_record
    from hexarchy.core.decisions import DeadEnd
    from hexarchy.core.dice import Dice
    from hexarchy.core.game import BadInput
    from hexarchy.core.records import verify
    from hexarchy.core.scenarios import BadOption

    game, record = read_record(front, file, data)
    promise = commitment.strip().lower() if commitment else None
    try:
        verdict = verify(record, game, promise)
    except (BadInput, BadOption, DeadEnd) as error:
        front.say("verify-refused", why=str(error))
        front.say("verify-wrong", path=file)
        sys.exit(1)
    front.say("verify-actions", count=verdict.actions)
    made = record.dice.commitment if isinstance(record.dice, Dice) else None
    if not verdict.dice_match:
        front.say("verify-dice-wrong", promised=promise or record.promised or "", made=made or "–")
    elif made is None:
        front.say("verify-dice-open")
    elif promise is None:
        front.say("verify-dice-own", made=made)
    else:
        front.say("verify-dice-right", made=made)
    if record.digest is None:
        front.say("verify-no-digest", digest=verdict.digest)
    else:
        front.say("verify-digest-right" if verdict.digest_match else "verify-digest-wrong", digest=verdict.digest)
    front.say("verify-finished" if verdict.finished else "verify-unfinished")
    front.say("verify-good" if verdict.good else "verify-wrong", path=file)
    if not verdict.good:
        sys.exit(1)
