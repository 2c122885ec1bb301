"""Small Boats (DR-B-FLT-08, -09): heroes without combat units put to sea by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fate, hooks
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.modes import Barriers, Mode
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BY_BOAT, INTERMEDIATE, NOBODY, PASSING, STORM

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

STORMS = 3  # the event


@modes.way(level=INTERMEDIATE)
class InABoat(Mode):
    """A point for every space of water, with the hero's own allowance; they may end at sea (DR-B-FLT-08)."""

    number: ClassVar[int] = BY_BOAT

    def native(self, s: DivineRightState, piece: int) -> bool:
        return bool(s.boats >> piece & 1)

    def offered(self, s: DivineRightState, members: Sequence[int]) -> bool:
        space = s.where[members[0]]
        if any(party.why_not_aboard(s, hero) for hero in members):
            return False
        return bool(s.world.banks >> space & 1) and party.heroes_only(s, members) and not s.besieged(space)

    def chosen(self, s: DivineRightState, members: Sequence[int]) -> None:
        for hero in members:
            changes.take_boat(s, hero)
        s.emit("takes-boat", heroes=tuple(members), hex=s.where[members[0]])

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return not spent and bool(s.boats >> piece & 1)

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Among enemy fleets at the risk of their lives (DR-B-FAT-02)."""
        return Barriers(party.isle_shut(s, members) | s.besieged_spaces, party.enemy_ships(s, s.phasing))

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        if not party.enemy_ships(s, s.phasing) >> space & 1:
            return
        for hero in march.members:
            fate.endanger(s, hero, PASSING, fate.captor_in(s, s.master[hero], space), space)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        if not s.world.rowable >> space & 1:
            return [Reason("DR-B-FLT-08", "no-water-for-boats", hex=space)]
        closed = self.barriers(s, members).closed
        return [Reason("DR-B-FLT-08", "closed-to-boats", hex=space)] if closed >> space & 1 else []


@hooks.EVENT(level=INTERMEDIATE)
def storms(s: DivineRightState, number: int) -> bool:
    """Heroes in boats roll for their fate; the storm goes on to the fleets (DR-B-FLT-09)."""
    if number == STORMS:
        for hero in hexes_of(s.boats & s.army[s.phasing]):
            fate.endanger(s, hero, STORM, NOBODY, s.where[hero])
    return False
