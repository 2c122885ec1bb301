"""What holds of any game's lesson: its hints lead to the end, both languages say all of it, no other way is stuck.

A game's own test module derives a class from `Lessons`, and plays chapters with `by_hints`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar

import pytest

from hexarchy import bots
from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter, Lesson, lesson
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES, Catalog, compare


def taught(game: Game) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def begun(game: Game, chapter: Chapter, seed: int = 1) -> Match:
    return Match(game, Record.begin_at(game, chapter.position, SeededDice(seed), last_words=True))


def others_answer(chapter: Chapter, match: Match, player: Player, *, beyond: bool = False) -> None:
    """The other side plays until the learner is asked; `beyond` the end of the chapter only if that is wanted."""
    me = match.setting.seat(chapter.seat)
    while match.state.decision and not match.state.decision.ask(me) and (beyond or not chapter.progress(match).done):
        seat = match.state.decision.seats[0]
        match.apply(seat, player.choose(Chair(match.state, seat)).text)


def by_hints(game: Game, chapter: Chapter, seed: int = 1) -> Iterator[Match]:
    """A chapter played as the coach says; the match after every answer."""
    match, tutor = begun(game, chapter, seed), bots.make(f"tutor:{chapter.id}", game, seed)
    others_answer(chapter, match, tutor)
    for ticked in range(len(chapter.steps)):
        now = chapter.progress(match)
        assert (now.ticked, now.done, now.step) == (ticked, False, chapter.steps[ticked])
        assert now.hint == chapter.steps[ticked].do[0]
        match.apply(chapter.seat, now.hint)
        others_answer(chapter, match, tutor)
        yield match


def finished(game: Game, chapter: Chapter, seed: int = 1) -> Match:
    *_, match = by_hints(game, chapter, seed)
    assert chapter.progress(match).done
    return match


class Lessons:
    """Derive, and name the game and its chapters in their order."""

    game: ClassVar[Game]
    chapters: ClassVar[tuple[str, ...]]

    def test_the_chapters_in_order(self) -> None:
        lesson = taught(self.game)
        assert [chapter.id for chapter in lesson.chapters] == list(self.chapters)
        assert [lesson.after(name) for name in self.chapters] == [*self.chapters[1:], None]

    @pytest.mark.parametrize("seed", [1, 2])
    def test_the_hints_lead_to_the_end(self, seed: int) -> None:
        for chapter in taught(self.game).chapters:
            finished(self.game, chapter, seed)

    def test_both_languages_say_the_same_and_all_of_it(self) -> None:
        texts = {lang: Catalog.load(lang, [self.game.folder / "lesson"]) for lang in LANGUAGES}
        assert compare(texts["en"], texts["fr"]) == []
        chapters = [key for name in self.chapters for key in (name, f"{name}.about", f"{name}.end")]
        source = (self.game.folder / "lesson/lesson.toml").read_text()
        unused = [key for key in texts["en"].keys() if key not in chapters and f'"{key}"' not in source]  # noqa: SIM118
        assert unused == []

    def test_what_is_pointed_at_exists(self) -> None:
        board = self.game.board_json()
        hexes = {hex_["id"] for hex_ in board["hexes"]}
        for page in [page for chapter in taught(self.game).chapters for step in chapter.steps for page in step.pages]:
            assert "piece" not in page.point or page.point["piece"] in board["faces"]
            assert "hex" not in page.point or page.point["hex"] in hexes

    @pytest.mark.parametrize("seed", range(4))
    def test_another_way_is_never_stuck(self, seed: int) -> None:
        """The dice of a script fit whatever they are thrown for; the coach hints at what is offered, or says so."""
        for chapter in taught(self.game).chapters:
            self._wander(chapter, seed)

    def _wander(self, chapter: Chapter, seed: int) -> None:
        match, learner = begun(self.game, chapter, seed), RandomBot(seed)
        me = match.setting.seat(chapter.seat)
        other = bots.make(f"tutor:{chapter.id}", self.game, seed)
        luck = random.Random(seed)
        for _ in range(60):
            others_answer(chapter, match, other, beyond=True)
            if match.state.decision is None:
                break
            now, asked = chapter.progress(match), match.state.decision.ask(me)
            assert asked is not None
            assert now.done or now.astray or now.hint in [option.text for option in asked.options]
            wanted = now.hint if now.hint and luck.random() < 0.5 else None
            match.apply(chapter.seat, wanted or learner.choose(Chair(match.state, me)).text)
