"""Who helps with a Hero Fate Roll, and perils with dice of their own: chapters bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.games.divine_right.hooking import Hook
from hexarchy.games.divine_right.words import INTERMEDIATE

if TYPE_CHECKING:
    from hexarchy.games.divine_right.fate import FateRoll
    from hexarchy.games.divine_right.state import DivineRightState as S


class FateHelper:
    """Who or what helps with a Hero Fate Roll (DR-B-FAT-12): before the die it rolls in the hero's place (`stand_in`),
    after it the die is rolled again (`again`) or harms nobody (`ignore`). The verb is one of verbs.py."""

    VERB: ClassVar[str]
    LEVEL: ClassVar[int] = INTERMEDIATE
    OPTION: ClassVar[str | tuple[str, ...]] = ()
    BEFORE: ClassVar[bool] = False

    def options(self, s: S, fate: FateRoll) -> list[Action]:
        """What it offers: nothing where it cannot help, or has helped already in this turn."""
        raise NotImplementedError

    def use(self, s: S, fate: FateRoll, target: int) -> None:
        raise NotImplementedError


FATE_HELPERS: Final[Hook[FateHelper]] = Hook()


class Peril:
    """A cause of Hero Fate Rolls with dice of its own: nobody is captured, and a 6 may mean something else."""

    CAUSE: ClassVar[int]  # one of words.CAUSES

    def counts(self, s: S, hero: int, die: int) -> int:
        """What a die means: 1 the hero dies, 6 `befalls` them, all else is harmless."""
        raise NotImplementedError

    def befalls(self, s: S, hero: int, space: int) -> None:
        raise NotImplementedError


PERILS: Final[Hook[Peril]] = Hook()


def fate_helper(cls: type[FateHelper]) -> type[FateHelper]:
    """Let it help."""
    FATE_HELPERS(level=cls.LEVEL, option=cls.OPTION)(cls())
    return cls
