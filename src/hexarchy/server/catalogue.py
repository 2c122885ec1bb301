"""What never changes while the server runs: games, boards, rulebooks. Made, compressed and hashed once."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexarchy import bots, games
from hexarchy.core.game import Game
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.scene import Text, said
from hexarchy.core.text import LANGUAGES

KEEP: Final = "public, max-age=300"


class Fixed:
    """An answer that stays the same."""

    def __init__(self, value: Any) -> None:
        self.body = msgspec.json.encode(value)
        self.packed = gzip.compress(self.body, 6, mtime=0)
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": KEEP, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
        return Response(self.body, headers=headers, media_type="application/json")


@cache
def all_games() -> Fixed:
    return Fixed([_game(games.game(name)) for name in games.names()])


@cache
def board(game: Game) -> Fixed:
    return Fixed(game.board_json())


@cache
def rules(game: Game) -> Fixed:
    """The rulebook by sections, both languages side by side."""
    book = game.rulebook
    chapters = {lang: book.sections(lang) for lang in LANGUAGES}
    sections = [
        {"title": {lang: chapters[lang][number][0] for lang in LANGUAGES}, "rules": [_rule(book, r.id) for r in listed]}
        for number, (_, listed) in enumerate(chapters[LANGUAGES[0]])
    ]
    return Fixed({"sections": sections})


def _rule(book: Rulebook, rule: str) -> dict[str, Any]:
    told = {lang: book.rule(rule, lang) for lang in LANGUAGES}
    parts = {part: {lang: getattr(entry, part) for lang, entry in told.items()} for part in ("title", "text", "ruling")}
    return {"id": rule, "kind": book[rule].kind, **parts}


def _game(game: Game) -> dict[str, Any]:
    printed = game.board_json()
    return {
        "id": game.name,
        "title": printed["title"],
        "about": printed["about"],
        "seats": [{"id": s, "title": said(game, lambda w, s=s: w.side(s)), "about": _empty()} for s in game.seats],  # type: ignore[misc]
        "scenarios": [
            {"id": entry.id, "rule": entry.rule, **_titled(game, "scenario", entry.id)} for entry in game.scenarios.all
        ],
        "options": [
            {
                "id": entry.id,
                "rule": entry.rule,
                "choices": list(entry.choices),
                "scenarios": list(entry.scenarios),
                **_titled(game, "switch", entry.id),
            }
            for entry in game.scenarios.switches
        ],
        "bots": [{"id": bot, "title": dict.fromkeys(LANGUAGES, bot), "about": _empty()} for bot in bots.names(game)],
    }


def _titled(game: Game, kind: str, name: str) -> dict[str, Text]:
    both = {lang: getattr(game.wording(lang), kind)(name) for lang in LANGUAGES}
    return {
        "title": {lang: titled.title for lang, titled in both.items()},
        "about": {lang: titled.about for lang, titled in both.items()},
    }


def _empty() -> Text:
    return dict.fromkeys(LANGUAGES, "")
