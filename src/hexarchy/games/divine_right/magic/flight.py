"""Heroes who fly, and come down where they end: on the Flying Carpet (DR-B-MAG-09), in the Airboat (DR-B-MAG-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.magic.powers import wielder
from hexarchy.games.divine_right.movement import ground, modes
from hexarchy.games.divine_right.movement.flyers import InTheAir
from hexarchy.games.divine_right.movement.modes import Barriers
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BY_AIR, BY_AIRBOAT, BY_CARPET, NOBODY

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

POINTS: Final = 10
CREW: Final = 4  # of the Airboat, its bearer included


class Flight(InTheAir):
    """The bearer of a device flies instead of walking."""

    carries = False
    DEVICE: ClassVar[str]
    SEATS: ClassVar[int]

    def native(self, s: DivineRightState, piece: int) -> bool:
        return False

    def offered(self, s: DivineRightState, members: Sequence[int]) -> bool:
        heroes = all(piece >= s.world.first_hero for piece in members)
        return heroes and len(members) <= self.SEATS and members[0] == wielder(s, self.DEVICE)

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return (
            not spent and piece >= s.world.first_hero and len(members) < self.SEATS and modes.of(s, piece) is modes.FOOT
        )

    def takes_aboard(self, s: DivineRightState, members: Sequence[int], piece: int) -> int:
        return NOBODY

    def allowance(self, s: DivineRightState, members: Sequence[int]) -> int:
        return POINTS

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        return BY_AIR

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Monarchs may fly to the Temple (DR-B-TOK-01)."""
        closed, stop, passed = super().barriers(s, members)
        open_ = 0
        for admit in hooks.ADMITS.of(s):
            open_ |= admit(s, members)
        return Barriers(closed & ~open_, stop, passed & ~open_)

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        """Whom they pass over they do not meet."""


@modes.way()
class OnTheCarpet(Flight):
    """One flies 10 spaces (DR-B-MAG-09)."""

    number = BY_CARPET
    DEVICE = "flying_carpet"
    SEATS = 1


@modes.way()
class InTheAirboat(Flight):
    """The bearer and up to three heroes fly 10 (DR-B-MAG-13)."""

    number = BY_AIRBOAT
    DEVICE = "airboat"
    SEATS = CREW


@hooks.KEPT()
def nobody_gets_off(s: DivineRightState, members: Sequence[int], piece: int) -> bool:
    """In the air nobody is left behind."""
    return piece >= s.world.first_hero and bool(s.airborne >> piece & 1)
