"""What the server sends: scenes with its own part, games for the lobby, rulebooks, lessons, odds, proofs.

Together with `bodies` and `core.page` this is the protocol (docs/protocol.md): the OpenAPI document and the page's
`types.d.ts` are made from these forms. A field with a default is left out where it has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from hexarchy.core.page import scene
from hexarchy.core.page.scene import Line, Modifier, Point
from hexarchy.core.page.texts import Text

OptionValue = bool | int | str
# A line of the log, kept as it is sent.
RawLine = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Line"})]


# -- scenes -----------------------------------------------------------------------------------------------------------


class UndoRequest(msgspec.Struct):
    """A player asks to take back. `answer`: this seat has to say yes or no."""

    by: str
    to: int
    count: int
    mine: bool
    answer: bool


class Gathering(msgspec.Struct):
    """The dice are still being mixed. `awaited`: seats that have not committed. `commit`, `tell`: what the caller has
    to do, for which seats."""

    awaited: Sequence[str]
    committed: Sequence[str]
    told: Sequence[str]
    commit: Sequence[str]
    tell: Sequence[str]


class Muster(msgspec.Struct):
    """Lists are still being made. `awaited`, `brought`: seats without and with one. `own`: the caller's, as they are
    kept. `bring`: the caller's seats that bring one, or may send another."""

    awaited: Sequence[str]
    brought: Sequence[str]
    own: Mapping[str, str]
    bring: Sequence[str]


class DiceStory(msgspec.Struct):
    """Who chose the dice: seats by name; `brought` and `scripted` are numbers of dice."""

    committed: bool
    mixed: Sequence[str]
    absent: Sequence[str]
    withheld: Sequence[str]
    brought: int
    scripted: int
    gathering: Gathering | None


class LessonPage(msgspec.Struct):
    """`until`: go on once a refusal was shown."""

    text: Text
    point: Point | None
    until: str | None


class ChapterName(msgspec.Struct):
    id: str
    title: Text


class Hint(msgspec.Struct):
    """The answer that is to glow."""

    action: str


class Lesson(msgspec.Struct):
    """What the coach says. `astray`: the learner is asked something the chapter says nothing about."""

    chapter: str
    chapters: Sequence[ChapterName]
    step: int
    steps: int
    pages: Sequence[LessonPage]
    point: Hint | None
    astray: bool
    done: bool
    end: Text | None
    next: str | None


class Aside(msgspec.Struct):
    """Why the match cannot be played here at the moment."""

    why: str
    text: Text


class OutlookTalk(msgspec.Struct):
    """Whether the chances of winning are shown. `by`: seats that ask for it, as long as others have not answered.
    `answer`: this holder has to say yes or no. `may_ask`: they may ask themselves."""

    shown: bool
    by: Sequence[str]
    answer: bool
    may_ask: bool


class Holder(msgspec.Struct):
    """Who plays a seat: a bot in place of a person, or a person. `out`: of the match."""

    bot: str | None
    side: str
    out: bool


class Scene(scene.Scene, kw_only=True):
    """A match as the holder of some seats may know it: what the game says, and the server's part.

    `acted`: the version of their own last action that stands; for those who watch, of the last that was not by the
    seat that acted last. `rematch`: the id of the match that follows this one. `own_board`: the board is the match's.
    """

    version: int
    match: str
    game: str
    seat: str | None
    seats: Sequence[str]
    players: Mapping[str, Holder]
    log: Sequence[RawLine]
    undone: Sequence[tuple[int, int]]
    acted: int
    can_undo: bool
    can_ask_undo: bool
    undo: UndoRequest | None
    lesson: Lesson | None
    commitment: str | None
    secret: str | None
    dice: DiceStory
    aside: Aside | None = None
    rematch: str | None = None
    own_board: bool = False
    outlook: OutlookTalk | None = None
    muster: Muster | None = None


class Pushed(msgspec.Struct):
    """A message of the live socket."""

    version: int
    scene: Scene


# -- games ------------------------------------------------------------------------------------------------------------


class Titled(msgspec.Struct):
    """Something to choose in the lobby."""

    id: str
    title: Text
    about: Text


class SeatInfo(Titled, kw_only=True):
    """`side`: whose it is, where several seats are one."""

    paint: str
    emblem: str | None
    side: str
    side_title: Text


class Scenario(Titled):
    """`players`: at least and at most. `fixed`: options that cannot be changed in it."""

    rule: str
    players: Sequence[int]
    fixed: Mapping[str, OptionValue]


class Preset(Titled):
    scenario: str
    options: Mapping[str, OptionValue]


class Bot(Titled):
    best: bool


class Group(msgspec.Struct):
    """A heading above options."""

    id: str
    title: Text


class OptionTest(msgspec.Struct):
    option: str
    values: Sequence[OptionValue]


class OptionInfo(Titled):
    """`idle`: its value where it cannot be chosen. `depends`: of each of these lists one must hold."""

    rule: str
    group: str
    choices: Sequence[OptionValue]
    range: tuple[int, int] | None
    names: Mapping[str, Text]
    usual: OptionValue
    idle: OptionValue
    scenarios: Sequence[str]
    depends: Sequence[Sequence[OptionTest]]
    needs: Text | None
    conflicts: Sequence[OptionTest]


class ListsInfo(msgspec.Struct):
    """A match that players make lists for."""

    scenario: str
    options: Mapping[str, OptionValue]


class GameInfo(Titled):
    """A game as the lobby shows it. `outlook`: scenarios of which chances of winning can be told.
    `lists`: where players make lists for it."""

    seats: Sequence[SeatInfo]
    scenarios: Sequence[Scenario]
    options: Sequence[OptionInfo]
    groups: Sequence[Group]
    presets: Sequence[Preset]
    lesson: Sequence[Titled]
    bots: Sequence[Bot]
    outlook: Sequence[str]
    lists: ListsInfo | None


class Rule(msgspec.Struct):
    id: str
    kind: str
    title: Text
    text: Text
    ruling: Text
    reconstructed: bool


class Section(msgspec.Struct):
    title: Text
    rules: Sequence[Rule]


class Rules(msgspec.Struct):
    """The rulebook."""

    sections: Sequence[Section]


class LessonStep(msgspec.Struct):
    """One answer of the learner: the question, the answers that will do, what they read before."""

    asked: str
    waits: Sequence[str]
    pages: Sequence[LessonPage]


class Chapter(Titled):
    seat: str
    steps: Sequence[LessonStep]


class Chapters(msgspec.Struct):
    """A lesson as it is described before it begins."""

    chapters: Sequence[Chapter]


# -- odds -------------------------------------------------------------------------------------------------------------


class Shares(msgspec.Struct):
    """What comes of a fight: shares of the games, mean losses; `names` for what is no seat."""

    outcomes: Mapping[str, float]
    losses: Mapping[str, float]
    names: Mapping[str, Text]


class Chance(Modifier):
    """`share`: of the situations that are possible in which it applies."""

    share: float


class Throw(msgspec.Struct):
    """Dice that decide something, with the chance of each result."""

    kind: str
    text: Text
    about: Mapping[str, str]
    dice: int
    printed: int | None
    needs: int | None
    chances: Mapping[str, float]
    names: Mapping[str, Text]
    modifiers: Sequence[Chance]


class Course(Shares):
    """What comes of one answer to the open question of a fight."""

    action: str
    text: Text


class Fight(Shares):
    """`sure`: the throws are those that will be made."""

    kind: str
    hex: str
    title: Text
    sure: bool
    games: int
    courses: Sequence[Course]
    throws: Sequence[Throw]


class GraphPoint(msgspec.Struct):
    """Who wins, as it stood at a version: of every seat, and of nobody (""), the chance and its band, low and high."""

    n: int
    turn: int
    chances: Mapping[str, tuple[float, float, float]]


class Graph(msgspec.Struct):
    """A point for every turn and for now. `games`: so many were learned from; `gap`: how far off it was in others."""

    points: Sequence[GraphPoint]
    games: int
    gap: float


# -- proofs -----------------------------------------------------------------------------------------------------------


class Contribution(msgspec.Struct):
    commitment: str
    value: str


class Stretch(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The dice from a number on. Secrets and values once the match is over."""

    from_: int = msgspec.field(name="from")
    kind: str
    brought: bool
    commitment: str | None
    secret: str | None = None
    contributions: Mapping[str, Contribution] = {}
    seed: int | None = None


class Verdict(msgspec.Struct):
    good: bool
    actions: int
    dice_match: bool
    digest_match: bool
    committed: bool
    finished: bool
    resigned: str | None


class Proof(msgspec.Struct):
    """The promise of the dice, and what came of it once the match is over. A die: action, number, sides, value."""

    commitment: str | None
    secret: str | None
    digest: str | None
    verdict: Verdict | None
    stretches: Sequence[Stretch]
    scripted: int
    dice: Sequence[tuple[int, int, int, int]]


UNNAMED: Final = (Line, Pushed, Shares)  # named by no route: raw lines, what is pushed, what several forms begin with
