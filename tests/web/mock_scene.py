"""Boards and scenes as the server sends them (docs/protocol.md), for the page's tests and pictures."""

from __future__ import annotations

from typing import Any

import msgspec

from hexarchy.core.match import Match
from hexarchy.core.page.telling import line


def scene(match: Match, ident: str, seat: str | None) -> dict[str, Any]:
    """A match as one seat sees it, with the whole log it may know."""
    game = match.game
    number = game.setting().seat(seat) if seat else None
    return {
        **game.scene(match.state.view(number)),
        "version": len(match.record.actions),
        "match": ident,
        "game": game.name,
        "seat": seat,
        "seats": [seat] if seat else [],
        "log": [msgspec.to_builtins(line(game, n, event)) for n, event in match.log_for(number)],
        "acted": max((n for n, (by, _) in enumerate(match.record.actions, 1) if by == seat), default=0),
        "can_undo": number is not None and match.can_undo(number),
        "commitment": "c0ffee" * 8,
        "secret": None,
    }
