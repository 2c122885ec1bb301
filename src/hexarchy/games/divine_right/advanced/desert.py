"""The deadly desert (DR-A-DES): a stack that ends its movement in it loses a unit."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks, losses
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import TROLLS

ORDER = "hippogriffs"  # whose wells those of Hyyx are


@hooks.MOVES_CLOSED(option="deadly_desert")
def attrition(s: DivineRightState) -> None:
    """Each of the phasing player's stacks, moved or not (DR-A-DES-01); Hyyx shelters only those who hold it, other
    scenic spaces everybody (DR-A-DES-02, -03)."""
    for space in reversed([*hexes_of(dry(s) & s.held[s.phasing])]):
        if thirsty(s, space):
            s.push(Thirst(space))


def dry(s: DivineRightState) -> int:
    order = s.world.index[ORDER]
    its_own = s.where[order] >= 0 and s.master[order] == s.phasing
    return s.world.desert | (0 if its_own else 1 << s.world.hyyx)


def thirsty(s: DivineRightState, space: int) -> list[int]:
    """Units the desert may take: not Trolls (DR-A-DES-04), nor what is aboard or in the air."""
    return [unit for unit in s.own_units(s.phasing, space) if s.kingdom_of(unit) != TROLLS and not s.is_fleet(unit)]


@frame
class Thirst(Procedure):
    """Their owner chooses whom the desert takes."""

    space: int

    def step(self, s: DivineRightState) -> Asked:
        units = thirsty(s, self.space)
        if not units:
            s.finish()
            return None
        lose = s.game.verbs.lose
        options = [lose[unit] for unit in units]
        return Ask(
            s.phasing, "attrition", "DR-A-DES-01", options, default=lose[losses.cheapest(s, units)], hex=self.space
        )

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit)
        s.finish()
