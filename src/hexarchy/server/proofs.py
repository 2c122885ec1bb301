"""Proofs: what a check of a record finds, die by die, so that a browser can throw every one of them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexarchy.core.dice import Dice
from hexarchy.core.game import Game
from hexarchy.core.records import Record, verify
from hexarchy.server.making import UNREADABLE, read_record
from hexarchy.server.matches import Matches
from hexarchy.server.problems import Problem


async def of_match(matches: Matches, match: str) -> dict[str, Any]:
    """The promise; once the match is over the secret, and what a check of the whole record finds."""
    async with matches.locked(match) as running:
        commitment, secret, resigned, game = running.commitment, running.secret, running.resigned, running.game
        if not running.over:
            return {"commitment": commitment, "secret": secret, "digest": None, "verdict": None, "dice": []}
        record = Record.from_json(running.match.sealed_record().to_json())
    found = await matches.aside(_found, record, game, commitment)
    return {"commitment": commitment, "secret": secret, **found, "verdict": {**found["verdict"], "resigned": resigned}}


async def of_record(matches: Matches, data: Mapping[str, Any], commitment: str | None) -> dict[str, Any]:
    """The same of a file somebody brings; `commitment` is what he was promised, if he has kept it."""
    record, game = read_record(data)
    promise = commitment.strip().lower() if commitment else None
    try:
        found = await matches.aside(_found, record, game, promise)
    except UNREADABLE as error:
        raise Problem(422, "bad-record", str(error)) from None
    secret = record.dice.to_json()["secret"] if isinstance(record.dice, Dice) else None
    return {"commitment": promise or record.promised, "secret": secret, **found}


def _found(record: Record, game: Game, commitment: str | None) -> dict[str, Any]:
    verdict = verify(record, game, commitment)
    told = {
        "good": verdict.good,
        "actions": verdict.actions,
        "dice_match": verdict.dice_match,
        "digest_match": verdict.digest_match,
        "finished": verdict.finished,
    }
    return {"digest": verdict.digest, "verdict": told, "dice": [tuple(die) for die in verdict.thrown]}
