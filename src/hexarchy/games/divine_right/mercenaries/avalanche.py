"""The Ozerg Mountaineers let an avalanche loose (DR-B-SMU-13, DR-DEC-57)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks, losses
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOUNTAIN, NOBODY, PASS

OZERG: Final = "ozerg"
REACH: Final = 3  # spaces
FALLS: Final = 5  # and more (DR-T-B-AVALANCHE)
PER_UNIT: Final = 3  # one is lost for each three, a part of three counting


def stack(s: DivineRightState, space: int, seat: int) -> list[int]:
    """The enemy's combat units in a space, neither inside a castle nor in the air."""
    away = s.inside | s.beyond
    return [unit for unit in s.units(space) if s.master[unit] not in (seat, NOBODY) and not away >> unit & 1]


def reach(s: DivineRightState) -> tuple[int, int]:
    """The area in which avalanches fall, and the least die that brings one down (DR-T-B-AVALANCHE)."""
    one = hooks.AVALANCHES.first(s)
    return (s.world.snow, FALLS) if one is None else one


def targets(s: DivineRightState, seat: int) -> list[int]:
    """Enemy stacks in mountains and passes of the Snow Area near them."""
    ozerg = s.world.index[OZERG]
    at = s.where[ozerg]
    if at < 0 or s.master[ozerg] != seat or s.half.avalanche:
        return []
    slopes = s.world.spaces_with(MOUNTAIN | PASS) & reach(s)[0] & s.foes(seat)
    near = [space for space in hexes_of(slopes) if s.world.grid.distance(at, space) <= REACH]
    return [space for space in near if stack(s, space, seat)]


@hooks.act
class Avalanche(hooks.Act):
    """Once in each of their player's Combat Phases."""

    VERB = "avalanche"
    MOMENT = hooks.COMBAT_STARTS
    RULE = "DR-B-SMU-13"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.avalanche[space] for space in targets(s, seat)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, avalanche=True)
        if s.check(1, 6, self.RULE, ("at-least", reach(s)[1]), side=s.name(seat), hex=target):
            s.push(Buried(target, -(-len(stack(s, target, seat)) // PER_UNIT)))

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - reach(s)[1]) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason(self.RULE, "no-avalanche", hex=target)]


@frame
class Buried(Procedure):
    """The owner of the stack says which units are lost."""

    space: int
    due: int

    def step(self, s: DivineRightState) -> Asked:
        units = stack(s, self.space, s.phasing)
        if not self.due or not units:
            s.finish()
            settle(s)
            return None
        lose = s.game.verbs.lose
        options = [lose[unit] for unit in losses.expendable(s, units)]
        cheap = lose[losses.cheapest(s, units)]
        seat = s.master[units[0]]
        return Ask(seat, "casualty", "DR-B-SMU-13", options, default=cheap, hex=self.space, number=self.due)

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit, by=s.phasing)
        self.due -= 1
