"""Losses in battle (DE-9.25): chosen by their owner, one unit after the other."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.combat import capture
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import GONE, TRAIN


def fall(s: DarkEmperorState, unit: int, hex_: int, why: str, *, blade: bool, souls: bool) -> None:
    """A unit falls in battle: it lies on the field to be raised, but not a second time (DE-14.12c), and may be gone.

    `blade`: its foes' leader uses a sword that ends Greater Vampires (DE-7.35). `souls`: a Death leader drinks with
    He-Sups-on-Prana; it takes living units for ever, drowned cargo too, unless they are raised at once (DE-15.3).
    """
    risen, pieces = s.risen, s.world.pieces
    for load in [load for load, ship in s.aboard.items() if ship == unit and s.world.type[load] == TRAIN]:
        capture.take_off(s, load)  # trains never die in battle (DE-9.33a)
    lost = changes.eliminate(s, unit, why, for_ever=blade and pieces[unit].greater)
    for one in lost:
        # The Sons of the Morning die of the steel alone: a device's power is magic too, as Famir's pull (DE-19.3).
        if souls and not (pieces[one].vampire or pieces[one].immune or risen >> one & 1):
            changes.lift(s, one, GONE)
    s.half = s.half._replace(fallen=(*s.half.fallen, *((hex_, one) for one in lost if not risen >> one & 1)))


@frame
class Losses(Procedure):
    """A side gives up so many units. Trains never die in battle (DE-9.33a), monsters last of all (DE-18.22c)."""

    side: int
    hex: int
    left: int
    blade: bool
    souls: bool

    def step(self, s: DarkEmperorState) -> Asked:
        units = [unit for unit in s.units(self.side, self.hex) if s.world.type[unit] != TRAIN]
        pool = units or s.monsters(self.side, self.hex)
        if self.left == 0 or not pool:
            s.pop()  # what is lost beyond the units present is ignored (DE-9.25b)
            return None
        if self.left >= len(pool):  # all of them, cargo before its ship, so that it counts
            self._lose(s, min(pool, key=lambda unit: (unit not in s.aboard, unit)))
            return None
        options = [s.game.verbs.lose[unit] for unit in pool]
        return Ask(self.side, "combat-loss", "DE-DEC-27", options, hex=self.hex, left=self.left)

    def do_lose(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        self._lose(s, unit)

    def _lose(self, s: DarkEmperorState, unit: int) -> None:
        """Cargo that goes down with its fleet is lost on top of the result (DE-9.25c)."""
        self.left -= 1
        fall(s, unit, self.hex, "DE-9.25a", blade=self.blade, souls=self.souls)

    def why_lose(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        if s.where[unit] != self.hex or unit >= s.world.first_device or s.side(unit) != self.side:
            return [Reason("DE-9.25a", "not-in-this-battle", unit=unit)]
        if unit < s.world.unit_count and s.world.type[unit] == TRAIN:
            return [Reason("DE-9.33a", "trains-never-die", unit=unit)]
        if unit in s.world.monsters:
            return [Reason("DE-18.22c", "monsters-die-last", unit=unit)]
        return [Reason("DE-9.27b", "leaders-are-no-losses", leader=unit)]
