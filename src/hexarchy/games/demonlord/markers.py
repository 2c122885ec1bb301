"""The markers of special spells (DL-MAG-05 to 08): in a player's hand, or left in the box.

A hand is of five or, with a choice, of four, and which of the two a player took is nobody else's to know: so a hand of
four holds a blank besides. A spell is known to both players once it was used.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hexarchy.core.cups import Cups
from hexarchy.core.deals import Rng
from hexarchy.games.demonlord.words import SEATS
from hexarchy.games.demonlord.world import World

HAND: Final = 0
BOX: Final = 1
BLANK: Final = -1
FEW: Final = 4  # a hand with a choice


def laid(world: World, seat: int, hand: Collection[int], used: Collection[int] = ()) -> Cups:
    """A player's markers, with some of their hand known to all."""
    faces = (*sorted(world.spells[seat]), BLANK)
    held = {*hand, BLANK} if len(hand) == FEW else {*hand}
    cups = Cups.laid([HAND if face in held else BOX for face in faces], len(SEATS), 1 << seat, faces)
    return cups.shown([cups.one(HAND, spell) for spell in used])


def spells_in(cups: Cups) -> tuple[int, ...]:
    """The spells of a hand, in order."""
    held = cups.inside(HAND)
    return held[1:] if held and held[0] == BLANK else held


def redealt(cups: Cups, seat: int, rng: Rng, *, few: bool) -> Cups:
    """As they may lie for what another seat knows. `few`: nobody has more than four (DL-VAR-17)."""
    return cups.redealt(seat, rng, (lambda face, zone: face != BLANK or zone == HAND) if few else None)


def used_of(cups: Cups) -> tuple[int, ...]:
    """Those of them that everybody knows, in order."""
    return cups.seen(HAND, None).faces
