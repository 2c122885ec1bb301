"""Proofs: what a check of a record finds, die by die, so that a browser can throw every one of them again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.server import replaying
from hexarchy.server.matches import Matches
from hexarchy.server.problems import Problem
from hexarchy.server.replaying import Unplayable

SECRETS: Final = ("secret", "contributions", "seed", "values", "then")


async def of_match(matches: Matches, match: str) -> dict[str, Any]:
    """The promise; once the match is over the secret, and what a check of the whole record finds."""
    async with matches.shelf.locked(match) as running:
        # Given up before its dice were mixed: none of them was rolled, and nothing is promised of those in its record.
        mixed = running.gathering.done or not running.over
        commitment, secret = (running.commitment, running.secret) if mixed else (None, None)
        record = running.match.sealed_record().to_json()
        # Of dice that stand ready and were not thrown nothing can be found out.
        thrown = running.match.state.rolled > running.promised.start
        if not running.over:
            return {
                "commitment": commitment,
                "secret": None,
                "digest": None,
                "verdict": None,
                "stretches": [_sealed(part) for part in record["dice"]],
                "scripted": running.match.record.scripted,
                "dice": [],
            }
    try:
        found = await matches.workshop.stored(replaying.check, record, commitment if thrown else None)
    except Unplayable as error:
        raise Problem(409, "no-replay", str(error)) from None
    return {"commitment": commitment, "secret": secret, **found}


async def of_record(matches: Matches, data: bytes, commitment: str | None) -> dict[str, Any]:
    """The same of a file, which is JSON; `commitment` is what its sender was promised, if they have kept it."""
    promise = commitment.strip().lower() if commitment else None
    found = await matches.making.bring("bad-record", replaying.check, data, promise)
    last = found["stretches"][-1]
    return {"commitment": promise or last.get("commitment"), "secret": last.get("secret"), **found}


def _sealed(stretch: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in stretch.items() if key not in SECRETS}
