"""What never changes while the server runs: games, boards, rulebooks. Made, compressed and hashed once.

The first time takes long: `library.py` has it done beside the event loop.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from hexarchy import bots, games
from hexarchy.core.agreements import Test
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.lessons import lesson as lesson_of
from hexarchy.core.options import Option
from hexarchy.core.outlook import covers
from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Charts
from hexarchy.core.page.texts import Text
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.setting import Setting
from hexarchy.core.text import LANGUAGES
from hexarchy.server import lessons
from hexarchy.server.answers import (
    Bot,
    GameInfo,
    Group,
    ListsInfo,
    OptionInfo,
    OptionTest,
    Preset,
    Rule,
    Rules,
    Scenario,
    SeatInfo,
    Section,
    Titled,
)
from hexarchy.server.bodies import Agreed
from hexarchy.server.packed import Packed

KEEP: Final = "public, max-age=300"
ASK_AGAIN: Final = "no-cache"  # of what may change: by its tag
JSON: Final = "application/json"
MOST_SETTINGS, MOST_BOARDS = 64, 32  # remembered


class Fixed(Packed):
    """Something told as JSON."""

    def __init__(self, value: Any, keep: str = KEEP) -> None:
        super().__init__(msgspec.json.encode(value), JSON, keep)


@cache
def all_games() -> Fixed:
    return Fixed([told(games.game(name)) for name in games.names()])


@cache
def board(game: Game) -> Fixed:
    return Fixed(_printed(game))


def laid(game: Game, view: Mapping[str, Any]) -> Packed:
    """The board of a match that has its own: all at a table ask for the same, and packing it takes long."""
    return _laid(msgspec.json.encode(game.draw_board(view)))


@lru_cache(maxsize=MOST_BOARDS)
def _laid(board: bytes) -> Packed:
    return Packed(board, JSON, ASK_AGAIN)  # walls fall


@cache
def _printed(game: Game) -> Board:
    return game.draw_board()


@cache
def rules(game: Game) -> Fixed:
    """The rulebook by sections, both languages side by side."""
    book = game.rulebook
    chapters = {lang: book.sections(lang) for lang in LANGUAGES}
    sections = [
        Section({lang: chapters[lang][number][0] for lang in LANGUAGES}, [_rule(book, rule.id) for rule in listed])
        for number, (_, listed) in enumerate(chapters[LANGUAGES[0]])
    ]
    return Fixed(Rules(sections))


def _rule(book: Rulebook, rule: str) -> Rule:
    told = {lang: book.rule(rule, lang) for lang in LANGUAGES}
    parts = {part: {lang: getattr(entry, part) for lang, entry in told.items()} for part in ("title", "text", "ruling")}
    return Rule(rule, book[rule].kind, reconstructed=book[rule].reconstructed, **parts)


@cache
def charts(game: Game) -> Fixed:
    return Fixed(Charts(game.charts))


@lru_cache(maxsize=MOST_SETTINGS)
def setting(agreed: Setting, *, opened: bool = True) -> Fixed:
    """What a match is played with, and the rules that are not in force in it, each with what it would need.

    `opened`: the lists that were brought to it are open.
    """
    words = {lang: agreed.game.wording(lang) for lang in LANGUAGES}
    lacking = agreed.game.rulebook.lacking(agreed)
    needs = {rule: {lang: words[lang].needs(condition) for lang in LANGUAGES} for rule, condition in lacking.items()}
    title = {lang: words[lang].agreed(agreed) for lang in LANGUAGES}
    lists = dict(agreed.lists) if opened else {}
    told = Agreed(title, agreed.scenario, dict(agreed.options), list(agreed.seats), lists, needs)
    return Fixed(told, KEEP if opened else ASK_AGAIN)


@cache
def lesson(game: Game) -> Fixed:
    """The chapters of the lesson; none where there is no lesson."""
    return Fixed(lessons.chapters(_chapters(game)))


def _chapters(game: Game) -> tuple[Chapter, ...]:
    taught = lesson_of(game)
    return taught.chapters if taught else ()


def told(game: Game) -> GameInfo:
    """A game as the lobby shows it."""
    printed = _printed(game)
    everybody = (len(game.seats), len(game.seats))
    return GameInfo(
        id=game.name,
        title=printed.title,
        about=printed.about,
        seats=[_seat(game, printed, seat) for seat in game.seats],
        scenarios=[
            Scenario(**_titled(game, "scenario", it.id), rule=it.rule, players=it.players or everybody, fixed=it.fixed)
            for it in game.scenarios.all
        ],
        options=[_option(game, entry) for entry in game.scenarios.switches],
        groups=[
            Group(group, {lang: game.wording(lang).group(group) for lang in LANGUAGES})
            for group in game.scenarios.groups
        ],
        presets=[
            Preset(**_titled(game, "preset", entry.id), scenario=entry.scenario, options=entry.options)
            for entry in game.scenarios.presets
        ],
        lesson=[Titled(chapter.id, chapter.title, chapter.about) for chapter in _chapters(game)],
        bots=[Bot(**_titled(game, "bot", bot), best=bot == bots.best(game)) for bot in bots.names(game)],
        outlook=[it.id for it in game.scenarios.all if covers(game, it.id)],
        lists=ListsInfo(game.muster.scenario, game.muster.options) if game.muster else None,
    )


def _seat(game: Game, printed: Board, seat: str) -> SeatInfo:
    look, side = printed.sides[seat], game.side_of(seat)
    title = printed.sides.get(side, look).name
    return SeatInfo(seat, look.name, _empty(), paint=look.paint, emblem=look.emblem, side=side, side_title=title)


def _option(game: Game, option: Option) -> OptionInfo:
    counted = isinstance(option.choices, range)
    clauses = game.scenarios.clauses(option.condition)
    needed = option.condition._replace(clauses=clauses, scenarios=())
    words = [choice for choice in option.choices if isinstance(choice, str)]
    return OptionInfo(
        **_titled(game, "switch", option.id),
        rule=option.rule,
        group=option.group,
        choices=[] if counted else list(option.choices),
        range=(option.choices[0], option.choices[-1]) if isinstance(option.choices, range) else None,
        names={word: {lang: game.wording(lang).value(option.id, word) for lang in LANGUAGES} for word in words},
        usual=option.usual,
        idle=option.idle,
        scenarios=list(option.condition.scenarios or (entry.id for entry in game.scenarios.all)),
        depends=[[_test(test) for test in clause] for clause in clauses],
        needs={lang: game.wording(lang).needs(needed) for lang in LANGUAGES} if clauses else None,
        conflicts=[_test(test) for test in option.conflicts],
    )


def _test(test: Test) -> OptionTest:
    return OptionTest(test.option, test.values)


def _titled(game: Game, kind: str, name: str) -> dict[str, Any]:
    both = {lang: getattr(game.wording(lang), kind)(name) for lang in LANGUAGES}
    return {
        "id": name,
        "title": {lang: titled.title for lang, titled in both.items()},
        "about": {lang: titled.about for lang, titled in both.items()},
    }


def _empty() -> Text:
    return dict.fromkeys(LANGUAGES, "")
