"""More that chapters let players choose where a base rule asks: where units retreat to, what a party does on its way,
what is played on a monarch. They are hooks like those of hooks.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right.hooking import Hook

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March
    from hexarchy.games.divine_right.state import DivineRightState as S


class Hideout:
    """Where only some units can retreat before combat, in their own space."""

    OPTION: ClassVar[str | tuple[str, ...]] = ()

    def action(self, s: S) -> Action:
        raise NotImplementedError

    def open(self, s: S, units: Sequence[int]) -> bool:
        """Can all of them?"""
        raise NotImplementedError

    def go(self, s: S, unit: int) -> None:
        raise NotImplementedError


HIDEOUTS: Final[Hook[Hideout]] = Hook()


def hideout(cls: type[Hideout]) -> type[Hideout]:
    HIDEOUTS(option=cls.OPTION)(cls())
    return cls


class Turn:
    """Something a party may do on its way besides going on. The verb is one of verbs.py."""

    VERB: ClassVar[str]
    OPTION: ClassVar[str | tuple[str, ...]] = ()

    def options(self, s: S, march: March) -> list[Action]:
        raise NotImplementedError

    def do(self, s: S, march: March, target: int) -> None:
        raise NotImplementedError

    def why(self, s: S, march: March, target: int) -> list[Reason]:
        return []


TURNS: Final[Hook[Turn]] = Hook()


def turn(cls: type[Turn]) -> type[Turn]:
    """Let parties do this."""
    TURNS(option=cls.OPTION)(cls())
    return cls


class Ploy:
    """Something that is played on a monarch in the place of a Diplomacy card. The verb is one of verbs.py."""

    VERB: ClassVar[str]
    OPTION: ClassVar[str | tuple[str, ...]] = ()

    def options(self, s: S, seat: int) -> list[Action]:
        """What a seat has of it, for all to see."""
        raise NotImplementedError

    def play(self, s: S, seat: int, target: int, kingdom: int) -> int:
        """It is spent; the kind of card it counts as."""
        raise NotImplementedError


PLOYS: Final[Hook[Ploy]] = Hook()


def ploy(cls: type[Ploy]) -> type[Ploy]:
    """Let it be played."""
    PLOYS(option=cls.OPTION)(cls())
    return cls


class Add:
    """Something a player may add to a diplomacy roll, besides the card. The verb is one of verbs.py."""

    VERB: ClassVar[str]
    RULE: ClassVar[str]
    AMOUNT: ClassVar[int]
    OPTION: ClassVar[str | tuple[str, ...]] = ()

    def options(self, s: S, seat: int, kingdom: int) -> list[Action]:
        """Whether a seat has it is open to all."""
        raise NotImplementedError

    def wins(self, s: S, seat: int, kingdom: int, function: int) -> None:
        """A roll was won with it."""
        raise NotImplementedError


ADDS: Final[Hook[Add]] = Hook()


def add(cls: type[Add]) -> type[Add]:
    """Let it be added."""
    ADDS(option=cls.OPTION)(cls())
    return cls
