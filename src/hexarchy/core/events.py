"""Events: what happened, as a key with arguments, and who may know it.

The log, the animation, the bots and the tests read events. Rules never write sentences: the key finds the sentence in
the text catalogs. Arguments are plain values (numbers, names); which of them name a unit or a hex is the game's to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

WATCHING: Final = -1  # among an audience: those who hold no seat

# What a throw has to show.
AT_MOST: Final = "at-most"
AT_LEAST: Final = "at-least"
Needs = tuple[str, int]
Modifiers = Sequence[tuple[str, int]]  # each with its rule


def hears(audience: tuple[int, ...] | None, seat: int | None) -> bool:
    """Is a seat (None: one who only watches) among an audience? None as an audience means everybody."""
    return audience is None or (WATCHING if seat is None else seat) in audience


NO_BANNERS: Final[Mapping[str, str]] = {}


class Event:
    """`audience` lists those who may know it: seats, and `WATCHING`; None means everybody. `banners`: what seats were
    known by when it happened (`Game.banners`)."""

    __slots__ = ("args", "audience", "banners", "key")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        audience: tuple[int, ...] | None = None,
        banners: Mapping[str, str] = NO_BANNERS,
    ) -> None:
        self.key = key
        self.args = args
        self.audience = audience
        self.banners = banners

    def known_to(self, seat: int | None) -> bool:
        return hears(self.audience, seat)

    def __repr__(self) -> str:
        told = "" if self.audience is None else f" only to {self.audience}"
        return f"<{self.key} {self.args}{told}>"


def total(dice: Iterable[int], modifiers: Modifiers) -> int:
    """What dice show with all that is added to them."""
    shown = sum(dice)
    for _, amount in modifiers:
        shown += amount
    return shown


def made(shown: int, needs: Needs) -> bool:
    """Does a throw show what it had to?"""
    how, number = needs
    return shown <= number if how == AT_MOST else shown >= number


def weighing(modifiers: Modifiers) -> tuple[tuple[str, int], ...]:
    """Modifiers that change something: one of 0 is not worth a word."""
    return tuple([(rule, amount) for rule, amount in modifiers if amount])
