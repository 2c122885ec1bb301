"""Trolls (DW-S-CHR-10): an element regains the first hit it took in a round when the round ends, but never a burn."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import STANDARD


@step("regenerate", level=STANDARD)
@frame
class Regenerate(Procedure):
    """Hit points lost to flaming projectiles stay lost (DW-E-FIR-27)."""

    def step(self, s: DemonworldState) -> Asked:
        """The first hit of a round is made good (DW-S-CHR-10)."""
        for unit, entry in enumerate(s.roster.entries):
            if not entry.card.printed.regenerates:
                continue
            for element in entry.elements:
                whole = entry.card.hit_points - s.fires.burns.count(element)
                if s.at[element] >= 0 and s.hits[element] < whole:
                    s.hits[element] += 1
                    s.emit("regenerates", unit=s.name(unit), hex=s.field_id(s.at[element]))
        s.finish()
        return None
