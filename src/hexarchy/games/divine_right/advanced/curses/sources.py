"""Who may curse (DR-A-CURSE-03): the mighty magicians, Magic Users, heroes with certain devices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BLACK_HAND, CURSES, EATERS, NOBODY, SKILLS

SCHARDENZAR: Final = "schardenzar"
MORTNOIR: Final = "mortnoir"
ASKED: Final = -2  # what a device does is its bearer's choice

# Chapters that bring other cursers: what a piece knows; what it bears; what becomes of it. See `users` and `devices`.
KNOWN: Final[hooks.Hook[Callable[[DivineRightState, int], tuple[int, ...]]]] = hooks.Hook()
BORNE: Final[hooks.Hook[Callable[[DivineRightState, int], list[tuple[int, int]]]]] = hooks.Hook()
CHOICE: Final[hooks.Hook[Callable[[DivineRightState, int], int | None]]] = hooks.Hook()
USED: Final[hooks.Hook[Callable[[DivineRightState, int, int, int], None]]] = hooks.Hook()


def mighty(s: DivineRightState) -> list[int]:
    """Schardenzar, the Eaters and the Black Hand, on the map."""
    world = s.world
    found = [world.index[SCHARDENZAR], world.monarch_of[EATERS], world.monarch_of[BLACK_HAND]]
    return [one for one in found if s.where[one] >= 0]


def is_mighty(s: DivineRightState, piece: int) -> bool:
    return piece in mighty(s)


def known(s: DivineRightState, curser: int) -> tuple[int, ...]:
    """The Curses a piece may name."""
    if is_mighty(s, curser):
        return tuple(range(len(CURSES)))
    return next((found for knows in KNOWN.of(s) if (found := knows(s, curser))), ())


def borne(s: DivineRightState, curser: int) -> list[tuple[int, int]]:
    """Devices that curse which a piece bears, and their Curses."""
    return [entry for bears in BORNE.of(s) for entry in bears(s, curser)]


def choice(s: DivineRightState, curser: int, device: int) -> int:
    """What a device says besides its Curse."""
    found = (say(s, device) for say in CHOICE.of(s)) if device != NOBODY else ()
    return next((goal for goal in found if goal is not None), NOBODY)


def used(s: DivineRightState, curser: int, kind: int, device: int) -> None:
    """A Curse is placed."""
    for follow in USED.of(s):
        follow(s, curser, kind, device)


def all_of(s: DivineRightState, seat: int) -> list[int]:
    """A seat's pieces that may curse."""
    return _cursers(s, s.army[seat])


def _cursers(s: DivineRightState, pieces: int) -> list[int]:
    heroes = hexes_of(pieces & (~s.world.units | s.world.monarch_units))
    return [one for one in heroes if (known(s, one) or borne(s, one)) and not hooks.unable(s, one, SKILLS)]


def ready(s: DivineRightState, seat: int) -> list[int]:
    """Those who have not tried in this turn (DR-A-CURSE-07)."""
    return _cursers(s, s.army[seat] & ~(s.sorcery.cursers | s.half.leaving | s.half.fresh))


def shielded(s: DivineRightState, seat: int, victim: int) -> bool:
    """Mortnoir is safe from the player with whose units he stands (DR-A-CURSE-05)."""
    return s.world.names[victim] == MORTNOIR and bool(s.held[seat] >> s.where[victim] & 1)
