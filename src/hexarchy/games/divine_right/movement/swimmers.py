"""Swimming units (DR-B-SWM): through every water, under the keels of fleets or up among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, entering, hooks
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.modes import Barriers, Mode
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BY_WATER, INTERMEDIATE

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March


@modes.way(level=INTERMEDIATE)
class Swimming(Mode):
    """A point for every sea, coastal, lake or navigable river space (DR-B-SWM-01)."""

    number: ClassVar[int] = BY_WATER

    def native(self, s: DivineRightState, piece: int) -> bool:
        return bool(s.world.swimmers >> piece & 1)

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return not spent and bool(s.world.swimmers >> piece & 1)

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Under water neither fleets nor enemies ashore matter; on the surface they do as to a fleet (DR-B-SWM-02)."""
        seat = s.phasing
        closed = s.strange_castles(seat) | s.besieged_spaces
        stop = party.neutral_ports(s) | party.hidden_heroes(s, seat, afloat=True)
        if all(s.submerged >> piece & 1 for piece in members):
            return Barriers(closed, stop)
        return Barriers(closed | party.enemy_ships(s, seat), stop, s.foes(seat))

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        entering.units_enter(s, s.phasing, march.members, before, space)
        march.look_for_boats(s, space)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        if not s.world.swimmable >> space & 1:
            return [Reason("DR-B-SWM-01", "no-water-to-swim", hex=space)]
        closed, _, passed = self.barriers(s, members)
        return [Reason("DR-B-SWM-02", "closed-to-swimmers", hex=space)] if (closed | passed) >> space & 1 else []


@hooks.BATTLE_BEGINS(level=INTERMEDIATE)
def come_up(s: DivineRightState, battle: Battle) -> None:
    """Who attacks is on the surface (DR-B-SWM-02), and stays there until they dive or move on."""
    for unit in hexes_of(battle.units & s.submerged):
        changes.set_submerged(s, unit, False)
        s.emit("surfaces", unit=unit, hex=s.where[unit])


@hooks.AFTER_BATTLE(level=INTERMEDIATE)
def go_under(s: DivineRightState, battle: Battle) -> None:
    """Where enemies are in the same space a swimmer does not stay up."""
    for unit in hexes_of(battle.units & s.world.swimmers & ~s.submerged):
        space = s.where[unit]
        if space >= 0 and s.foes(s.master[unit]) >> space & 1:
            changes.set_submerged(s, unit, True)
            s.emit("dives", unit=unit, hex=space)
