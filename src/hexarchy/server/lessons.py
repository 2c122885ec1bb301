"""Lessons at the table: a chapter is a match like any other, with a tutor opposite and a coach in the scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from hexarchy import bots
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter, Page, lesson
from hexarchy.core.match import Match
from hexarchy.core.page.scene import Point
from hexarchy.core.records import Record
from hexarchy.server import answers
from hexarchy.server.answers import ChapterName, Hint, Lesson, LessonPage, LessonStep
from hexarchy.server.schema import Stored

CHAPTER = "lesson"  # where the header of a match names the chapter it is


def find(game: Game, name: str | None) -> Chapter | None:
    """The chapter of that name, or the first."""
    taught = lesson(game)
    named = taught.chapters if taught else ()
    return next((chapter for chapter in named if name in (None, chapter.id)), None)


def start(chapter: Chapter, game: Game) -> Record:
    """The record of a chapter before its first action."""
    return Record.begin_at(game, chapter.position, last_words=True)


def people(chapter: Chapter, game: Game) -> dict[str, str]:
    """The learner, and a bot on every other seat."""
    seats = game.position(chapter.position).setting.seats
    return {seat: "human" if seat == chapter.seat else f"bot:{bots.best(game)}" for seat in seats}


def mark(match: Stored, chapter: Chapter) -> Stored:
    """The match as a chapter, with tutors for bots. Nobody can ask for a tutor: it is not among the bots' names."""
    rows = tuple(replace(row, bot=f"{bots.TUTOR}{chapter.id}") if row.bot else row for row in match.seats)
    return replace(match, header={**match.header, CHAPTER: chapter.id}, seats=rows)


def chapters(taught: Iterable[Chapter]) -> answers.Chapters:
    """The lesson as it is described before it begins."""
    return answers.Chapters(
        [
            answers.Chapter(
                chapter.id,
                chapter.title,
                chapter.about,
                chapter.seat,
                [LessonStep(step.asked, step.do, [_page(page) for page in step.pages]) for step in chapter.steps],
            )
            for chapter in taught
        ]
    )


def coach(game: Game, header: Mapping[str, Any], match: Match, seat: str | None) -> Lesson | None:
    """What the learner is told now; nothing to anybody else, nor in an ordinary match."""
    taught = lesson(game) if CHAPTER in header else None
    if taught is None or taught[header[CHAPTER]].seat != seat:
        return None
    chapter = taught[header[CHAPTER]]
    now = chapter.progress(match)
    return Lesson(
        chapter=chapter.id,
        chapters=[ChapterName(one.id, one.title) for one in taught.chapters],
        step=now.ticked,
        steps=len(chapter.steps),
        pages=[_page(page) for page in now.step.pages] if now.step else [],
        point=Hint(now.hint) if now.hint else None,
        astray=now.astray,
        done=now.done,
        end=chapter.end if now.done else None,
        next=taught.after(chapter.id),
    )


def _page(page: Page) -> LessonPage:
    return LessonPage(page.text, Point(**page.point) if page.point else None, page.until or None)
