"""Lessons: chapters that start from a position and lead a learner by the hand, answer by answer.

A game's `lesson/lesson.toml` lists the chapters; their positions stand beside it, their sentences in `lesson/<lang>`.
How far a learner is follows from the match alone, so taking back, coming back and replaying need no code of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from hexarchy.core import data
from hexarchy.core.decisions import Ask
from hexarchy.core.game import BadInput, Game
from hexarchy.core.match import Match
from hexarchy.core.page.texts import Text
from hexarchy.core.position_files import load_position
from hexarchy.core.text import LANGUAGES, Catalog

FOLDER: Final = "lesson"


class PageForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read: what it points at, and what the reader may try out before they go on."""

    text: str
    piece: str = ""
    hex: str = ""
    until: Literal["", "why"] = ""


class StepForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the learner: the question, what they are told, and the answers that will do, the hinted one first.

    `after`: the id of a step without which this one makes no sense.
    """

    asked: str
    do: Annotated[list[str], msgspec.Meta(min_length=1)]
    say: Annotated[list[str | PageForm], msgspec.Meta(min_length=1)]
    id: str = ""
    after: str = ""


class ChapterForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`ends`: the event that ends the chapter, whichever way was taken; without it, it ends with its last step."""

    id: str
    seat: str
    position: str
    step: Annotated[list[StepForm], msgspec.Meta(min_length=1)]
    ends: str = ""
    answers: dict[str, list[str]] = {}  # of the other seats: question -> answers, the first on offer is given


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Annotated[list[ChapterForm], msgspec.Meta(min_length=1)]


@dataclass(frozen=True, slots=True)
class Page:
    text: Text
    point: Mapping[str, str]  # {"piece": …} or {"hex": …}, or empty
    until: str


@dataclass(frozen=True, slots=True)
class Step:
    asked: str
    do: tuple[str, ...]
    pages: tuple[Page, ...]
    id: str = ""
    after: str = ""

    def takes(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.do)

    def hint(self, ask: Ask) -> str | None:
        """The answer to point at, if this step belongs to the question."""
        if ask.key != self.asked:
            return None
        offered = [option.text for option in ask.options]
        return self.do[0] if self.do[0] in offered else next(filter(self.takes, offered), None)


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: Text
    about: Text
    end: Text
    seat: str
    position: Mapping[str, Any]
    ends: str
    answers: Mapping[str, tuple[str, ...]]
    steps: tuple[Step, ...]

    def progress(self, match: Match) -> Progress:
        """Where the learner stands. Steps may be done in any order: an answer ticks off the first it will do for."""
        left = list(self.steps)
        for seat, action in match.record.actions:
            if seat == self.seat:
                done = next((step for step in _open(left) if step.takes(action)), None)
                if done is not None:
                    left.remove(done)
        ticked = len(self.steps) - len(left)
        number = match.setting.seat(self.seat)
        ended = any(e.key == self.ends and e.known_to(number) for _, e in match.log) if self.ends else not left
        if ended:
            return Progress(len(self.steps), done=True)
        ask = match.state.decision.ask(number) if match.state.decision else None
        if ask is None:
            return Progress(ticked)
        for step in _open(left):
            hint = step.hint(ask)
            if hint is not None:
                return Progress(ticked, asked=True, step=step, hint=hint)
        return Progress(ticked, asked=True)


def _open(left: Sequence[Step]) -> list[Step]:
    """The steps that can be done now."""
    waiting = {step.id for step in left if step.id}
    return [step for step in left if step.after not in waiting]


@dataclass(frozen=True, slots=True)
class Progress:
    """`ticked` steps are behind the learner. Asked something no step is about, they have gone their own way."""

    ticked: int
    done: bool = False
    asked: bool = False
    step: Step | None = None
    hint: str | None = None

    @property
    def astray(self) -> bool:
        return self.asked and self.step is None


@dataclass(frozen=True, slots=True)
class Lesson:
    chapters: tuple[Chapter, ...]

    def __getitem__(self, chapter: str) -> Chapter:
        for found in self.chapters:
            if found.id == chapter:
                return found
        raise KeyError(chapter)

    def after(self, chapter: str) -> str | None:
        """The chapter that follows."""
        ids = [one.id for one in self.chapters]
        return dict(pairwise(ids)).get(chapter)


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a game; None for a game that has none."""
    folder = game.folder / FOLDER
    if not folder.is_dir():
        return None
    texts = {lang: Catalog.load(lang, [folder]) for lang in LANGUAGES}
    read = data.read([folder], "lesson.toml", LessonFile)
    return Lesson(tuple(_chapter(game, folder, form, texts) for form in read.chapter))


def _chapter(game: Game, folder: Path, form: ChapterForm, texts: Mapping[str, Catalog]) -> Chapter:
    def said(key: str) -> Text:
        return {lang: texts[lang](key) for lang in LANGUAGES}

    position = _position(folder / form.position)
    game.position(position).setting.seat(form.seat)
    unknown = {step.after for step in form.step if step.after} - {step.id for step in form.step}
    if unknown:
        raise BadInput(f"{folder}: chapter {form.id}: there is no step {', '.join(sorted(unknown))}")
    for action in (action for answers in form.answers.values() for action in answers):
        game.actions.parse(action)
    return Chapter(
        form.id,
        said(form.id),
        said(f"{form.id}.about"),
        said(f"{form.id}.end"),
        form.seat,
        position,
        form.ends,
        {question: tuple(answers) for question, answers in form.answers.items()},
        tuple(_step(game, step, texts) for step in form.step),
    )


def _position(path: Path) -> Mapping[str, Any]:
    return {key: value for key, value in load_position(path).items() if key != "game"}


def _step(game: Game, form: StepForm, texts: Mapping[str, Catalog]) -> Step:
    hint = game.actions.parse(form.do[0]).text
    do = {lang: game.wording(lang).option(hint, form.asked) for lang in LANGUAGES}
    pages = []
    for one in form.say:
        page = PageForm(text=one) if isinstance(one, str) else one
        text = {lang: texts[lang](page.text, do=do[lang]) for lang in LANGUAGES}
        point = {"piece": page.piece, "hex": page.hex}
        pages.append(Page(text, {kind: name for kind, name in point.items() if name}, page.until))
    return Step(form.asked, tuple(form.do), tuple(pages), form.id, form.after)
