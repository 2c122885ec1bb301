"""What never changes while the server runs: games, boards, rulebooks. Made, compressed and hashed once."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from hexarchy import bots, games
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.lessons import lesson as lesson_of
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.scene import Text
from hexarchy.core.text import LANGUAGES
from hexarchy.server import lessons
from hexarchy.server.packed import Packed

KEEP: Final = "public, max-age=300"


class Fixed(Packed):
    """Something told as JSON."""

    def __init__(self, value: Any) -> None:
        super().__init__(msgspec.json.encode(value), "application/json", KEEP)


def warm() -> None:
    """Make everything before anybody asks for it: reading a game takes half a second, its rulebook as long."""
    all_games()
    for game in map(games.game, games.names()):
        for made in (board, rules, lesson):
            made(game)


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


@cache
def lesson(game: Game) -> Fixed:
    """The chapters of the lesson; none where there is no lesson."""
    return Fixed({"chapters": lessons.chapters(_chapters(game))})


def _chapters(game: Game) -> tuple[Chapter, ...]:
    taught = lesson_of(game)
    return taught.chapters if taught else ()


def _game(game: Game) -> dict[str, Any]:
    printed = game.board_json()
    return {
        "id": game.name,
        "title": printed["title"],
        "about": printed["about"],
        "seats": [
            {
                "id": seat,
                "title": printed["sides"][seat]["name"],
                "about": _empty(),
                "paint": printed["sides"][seat]["paint"],
            }
            for seat in game.seats
        ],
        "scenarios": [
            {
                "id": entry.id,
                "rule": entry.rule,
                "players": list(entry.players or (len(game.seats), len(game.seats))),
                **_titled(game, "scenario", entry.id),
            }
            for entry in game.scenarios.all
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
        "lesson": [{"id": chapter.id, "title": chapter.title, "about": chapter.about} for chapter in _chapters(game)],
        "bots": [{"id": bot, "best": bot == bots.best(game), **_titled(game, "bot", bot)} for bot in bots.names(game)],
    }


def _titled(game: Game, kind: str, name: str) -> dict[str, Text]:
    both = {lang: getattr(game.wording(lang), kind)(name) for lang in LANGUAGES}
    return {
        "title": {lang: titled.title for lang, titled in both.items()},
        "about": {lang: titled.about for lang, titled in both.items()},
    }


def _empty() -> Text:
    return dict.fromkeys(LANGUAGES, "")
