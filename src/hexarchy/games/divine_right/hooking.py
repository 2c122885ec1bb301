"""What a hook is: a question that base rules ask and chapters answer (see hooks.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Courses
from hexarchy.games.divine_right.words import INTERMEDIATE

if TYPE_CHECKING:
    from hexarchy.games.divine_right.state import DivineRightState as S

Answer = TypeVar("Answer")
Found = TypeVar("Found")

_HOOKS: list[Hook[Any]] = []
_ABOUT: Final = "about"
_NEEDS: Final = "needs"


class Hook(Generic[Answer]):
    """A question of the base rules, and the chapters that answer it."""

    __slots__ = ("answers", "number")

    def __init__(self) -> None:
        self.number = len(_HOOKS)
        self.answers: list[tuple[Answer, int, frozenset[str]]] = []
        _HOOKS.append(self)

    def __call__(self, *, level: int = INTERMEDIATE, option: str | tuple[str, ...] = ()) -> Callable[[Answer], Answer]:
        """Answer it from a level on, or where a switch, or one of several, is on."""
        options = frozenset((option,) if isinstance(option, str) and option else option)

        def register(answer: Answer) -> Answer:
            self.answers.append((answer, level, options))
            return answer

        return register

    def of(self, s: S) -> tuple[Answer, ...]:
        """The answers in force in a match."""
        return s.hooks[self.number]

    # The three ways in which nearly all answers are put together. Most often there are none.

    def any(self, s: S, *about: Any) -> bool:
        """Does any chapter say so?"""
        for answer in s.hooks[self.number]:  # noqa: SIM110 (a generator costs more than the answers)
            if answer(s, *about):
                return True
        return False

    def first(self: Hook[Callable[..., Found | None]], s: S, *about: Any) -> Found | None:
        """What the first chapter says that has something to say."""
        for answer in s.hooks[self.number]:
            found: Found | None = answer(s, *about)
            if found is not None:
                return found
        return None

    def why(self: Hook[Callable[..., list[Reason]]], s: S, *about: Any) -> list[Reason]:
        """The rules of the first chapter that has any against it."""
        for answer in s.hooks[self.number]:
            reasons: list[Reason] = answer(s, *about)
            if reasons:
                return reasons
        return []


def about(pieces: Callable[[S], int]) -> Callable[[Answer], Answer]:
    """The answer that follows is about these pieces alone: it need not be asked about others."""

    def note(answer: Answer) -> Answer:
        setattr(answer, _ABOUT, pieces)
        return answer

    return note


@lru_cache(256)
def subjects(answers: tuple[object, ...]) -> tuple[Callable[[S], int] | None, ...]:
    """What finds the pieces that answers are about; None: they are about all. It is asked for those of each match."""
    return tuple(dict.fromkeys(getattr(answer, _ABOUT, None) for answer in answers))


def concerned(s: S, answer: object, pieces: int) -> int:
    """Of a set of pieces those that an answer is about."""
    find: Callable[[S], int] | None = getattr(answer, _ABOUT, None)
    return pieces if find is None else pieces & find(s)


def only_for(hook: Hook[Any]) -> Callable[[Answer], Answer]:
    """The stage that follows is there for the answers at a hook: nothing happens in it where there are none."""

    def note(stage: Answer) -> Answer:
        setattr(stage, _NEEDS, hook)
        return stage

    return note


def put_in_order(chapters: Sequence[ModuleType]) -> None:
    """Have every hook answered in the order of the chapters, in whatever order they were imported. What answers from
    outside a chapter is a mistake."""
    place = {chapter.__name__: number for number, chapter in enumerate(chapters)}
    for hook in _HOOKS:
        hook.answers.sort(key=lambda entry: place[entry[0].__module__])


@lru_cache(256)
def in_force(level: int, switches: frozenset[str]) -> tuple[tuple[Any, ...], ...]:
    """For every hook its answers at a level and with these switches on."""
    return tuple(
        tuple(
            answer for answer, least, options in hook.answers if level >= least and (not options or options & switches)
        )
        for hook in _HOOKS
    )


@lru_cache(256)
def courses(answers: tuple[tuple[Any, ...], ...]) -> Courses:
    """The stages of procedures where these answers are in force."""

    def idle(stage: object) -> bool:
        hook: Hook[Any] | None = getattr(stage, _NEEDS, None)
        return hook is not None and not answers[hook.number]

    return Courses(idle)
