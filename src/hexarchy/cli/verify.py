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
    from hexarchy.cli.finding import read_record
    from hexarchy.core.decisions import DeadEnd
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
    made = ", ".join(stretch.commitment for stretch in record.stretches if stretch.commitment)
    if not verdict.dice_match:
        claims = [claim for stretch in record.stretches for claim in stretch.promised.values()]
        front.say("verify-dice-wrong", promised=promise or ", ".join(claims), made=made or "–")
    elif not verdict.committed:
        front.say("verify-dice-open")
    else:
        front.say("verify-dice-own" if promise is None else "verify-dice-right", made=made)
    for stretch in record.stretches:
        if stretch.brought:
            front.say("verify-dice-brought", number=stretch.start)
        elif stretch.contributions:
            front.say("verify-dice-mixed", number=stretch.start, seats=", ".join(stretch.contributions))
    if record.digest is None:
        front.say("verify-no-digest", digest=verdict.digest)
    else:
        front.say("verify-digest-right" if verdict.digest_match else "verify-digest-wrong", digest=verdict.digest)
    front.say("verify-finished" if verdict.finished else "verify-unfinished")
    front.say("verify-good" if verdict.good else "verify-open" if verdict.sound else "verify-wrong", path=file)
    if not verdict.sound:
        sys.exit(1)
