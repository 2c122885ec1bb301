"""What never changes while the server runs: games, boards, rulebooks. Made, compressed and hashed once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from hexarchy import bots, games
from hexarchy.core.agreements import Test
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.lessons import lesson as lesson_of
from hexarchy.core.options import Option
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.scene import Text
from hexarchy.core.setting import Setting
from hexarchy.core.text import LANGUAGES
from hexarchy.server import lessons
from hexarchy.server.bodies import Agreed
from hexarchy.server.packed import Packed

KEEP: Final = "public, max-age=300"
MOST_SETTINGS: Final = 64  # remembered


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
    return Fixed([told(games.game(name)) for name in games.names()])


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


@lru_cache(maxsize=MOST_SETTINGS)
def setting(agreed: Setting) -> Fixed:
    """What a match is played with, and the rules that are not in force in it, each with what it would need."""
    words = {lang: agreed.game.wording(lang) for lang in LANGUAGES}
    lacking = agreed.game.rulebook.lacking(agreed)
    needs = {rule: {lang: words[lang].needs(condition) for lang in LANGUAGES} for rule, condition in lacking.items()}
    title = {lang: words[lang].agreed(agreed) for lang in LANGUAGES}
    return Fixed(Agreed(title, agreed.scenario, dict(agreed.options), list(agreed.seats), needs))


@cache
def lesson(game: Game) -> Fixed:
    """The chapters of the lesson; none where there is no lesson."""
    return Fixed({"chapters": lessons.chapters(_chapters(game))})


def _chapters(game: Game) -> tuple[Chapter, ...]:
    taught = lesson_of(game)
    return taught.chapters if taught else ()


def told(game: Game) -> dict[str, Any]:
    """A game as the lobby shows it."""
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
                "fixed": entry.fixed,
                **_titled(game, "scenario", entry.id),
            }
            for entry in game.scenarios.all
        ],
        "options": [_option(game, entry) for entry in game.scenarios.switches],
        "groups": [
            {"id": group, "title": {lang: game.wording(lang).group(group) for lang in LANGUAGES}}
            for group in game.scenarios.groups
        ],
        "presets": [
            {"id": entry.id, "scenario": entry.scenario, "options": entry.options, **_titled(game, "preset", entry.id)}
            for entry in game.scenarios.presets
        ],
        "lesson": [{"id": chapter.id, "title": chapter.title, "about": chapter.about} for chapter in _chapters(game)],
        "bots": [{"id": bot, "best": bot == bots.best(game), **_titled(game, "bot", bot)} for bot in bots.names(game)],
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    """`depends`: of each list one must hold. `idle`: its value where they do not."""
    counted = isinstance(option.choices, range)
    clauses = game.scenarios.clauses(option.condition)
    needed = option.condition._replace(clauses=clauses, scenarios=())
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return {
        "id": option.id,
        "rule": option.rule,
        "group": option.group,
        "choices": [] if counted else list(option.choices),
        "range": [option.choices[0], option.choices[-1]] if counted else None,
        "names": {word: {lang: game.wording(lang).value(option.id, word) for lang in LANGUAGES} for word in words},
        "usual": option.usual,
        "idle": option.idle,
        "scenarios": list(option.condition.scenarios or (entry.id for entry in game.scenarios.all)),
        "depends": [[_test(test) for test in clause] for clause in clauses],
        "needs": {lang: game.wording(lang).needs(needed) for lang in LANGUAGES} if clauses else None,
        "conflicts": [_test(test) for test in option.conflicts],
        **_titled(game, "switch", option.id),
    }


def _test(test: Test) -> dict[str, Any]:
    return {"option": test.option, "values": list(test.values)}


def _titled(game: Game, kind: str, name: str) -> dict[str, Text]:
    both = {lang: getattr(game.wording(lang), kind)(name) for lang in LANGUAGES}
    return {
        "title": {lang: titled.title for lang, titled in both.items()},
        "about": {lang: titled.about for lang, titled in both.items()},
    }


def _empty() -> Text:
    return dict.fromkeys(LANGUAGES, "")
