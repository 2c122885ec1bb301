"""What a hook is: a question that basic rules ask and chapters of any level answer (see hooks.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from hexarchy.games.demonworld.words import BASIC

if TYPE_CHECKING:
    from hexarchy.games.demonworld.state import DemonworldState as S

Answer = TypeVar("Answer")

_HOOKS: list[Hook[Any]] = []
_ORDER: list[str] = []  # of the modules that answer


class Hook(Generic[Answer]):
    """A question, and the chapters that answer it: in the order of the rulebook (`chapters.py`), not of imports."""

    __slots__ = ("answers", "number")

    def __init__(self) -> None:
        self.number = len(_HOOKS)
        self.answers: list[tuple[Answer, int, frozenset[str], str]] = []
        _HOOKS.append(self)

    def __call__(self, *, level: int = BASIC, option: str | tuple[str, ...] = ()) -> Callable[[Answer], Answer]:
        """Answer it from a level on, and where a switch, or one of several, is on."""
        options = frozenset((option,) if isinstance(option, str) and option else option)

        def register(answer: Answer) -> Answer:
            self.answers.append((answer, level, options, getattr(answer, "__module__", "")))
            return answer

        return register

    def of(self, s: S) -> tuple[Answer, ...]:
        """The answers in force in a match."""
        found: tuple[Answer, ...] = s.hooks[self.number]
        return found

    def last(self, s: S) -> Answer | None:
        """The answer of the highest level, where each replaces the one before."""
        found = self.of(s)
        return found[-1] if found else None


def in_order(modules: Sequence[str]) -> None:
    """Let these modules answer in this order; others come before them."""
    _ORDER[:] = modules
    in_force.cache_clear()


@lru_cache(64)
def in_force(level: int, switches: frozenset[str]) -> tuple[tuple[Any, ...], ...]:
    """For every hook its answers at a level and with these switches on, those of lower levels first."""
    place = {module: number for number, module in enumerate(_ORDER)}
    return tuple(
        tuple(
            answer
            for answer, least, options, _ in sorted(hook.answers, key=lambda entry: (entry[1], place.get(entry[3], -1)))
            if level >= least and (not options or options & switches)
        )
        for hook in _HOOKS
    )
