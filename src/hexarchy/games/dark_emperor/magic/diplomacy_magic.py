"""The Diplomacy Magic Segment (DE-4.A4a) and its spells, which help the attempt their caster makes himself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexarchy.core.frames import frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.magic import negator
from hexarchy.games.dark_emperor.magic.book import Spell, write
from hexarchy.games.dark_emperor.magic.casting import Casting
from hexarchy.games.dark_emperor.magic.segment import MagicSegment, Round
from hexarchy.games.dark_emperor.spells import DIPLOMACY_SPELLS, INTIMIDATION, SWEET_REASON
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, NEUTRAL

ADDS = {INTIMIDATION: 1, SWEET_REASON: 2}  # DE-14.32, DE-14.42


@frame
class DiplomacyMagic(MagicSegment):
    """DE-DEC-32. A leader makes one attempt in this phase, so that his spells need not say which they are for."""

    ROUNDS: ClassVar[tuple[Round, ...]] = (Round(DIPLOMACY_SPELLS, False, "diplomacy-magic", "DE-DEC-32"),)

    def open(self, s: DarkEmperorState) -> None:
        negator.ask(s)


def listeners(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Whether there is anyone to persuade where he is, as the hex: in the Mercenary Box, an inactive kingdom's
    capital, a hex with a hidden marker or with a monster nobody controls."""
    hex_, world = s.where[caster], s.world
    if hex_ == BOX:
        return [hex_] if any(s.where[m] == BOX and s.side(m) == NEUTRAL for m in world.group_leaders.values()) else []
    city = world.city_at.get(hex_)
    court = city is not None and city.capital and s.inactive(city.kingdom)
    return [hex_] if court or s.marker_at(hex_) or _beast(s, hex_) else []


def _beast(s: DarkEmperorState, hex_: int) -> bool:
    world = s.world
    if hex_ not in s.where[world.first_monster : world.first_device]:
        return False
    return any(s.where[monster] == hex_ and changes.is_wild(s, monster) for monster in world.monsters)


def charm(s: DarkEmperorState, cast: Casting) -> None:
    """Added to the caster's roll, once for each success."""
    charms = dict(s.half.charms)
    charms[cast.caster] = charms.get(cast.caster, 0) + ADDS[cast.spell]
    s.half = s.half._replace(charms=tuple(sorted(charms.items())))
    s.emit("charm", caster=cast.caster, amount=charms[cast.caster])


write(
    {
        INTIMIDATION: Spell("DE-14.32", listeners, charm),
        SWEET_REASON: Spell("DE-14.42", listeners, charm),
    }
)
