"""The Undead Recruitment Segment (DE-4.A3c) and Raise Undead (DE-14.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexarchy.core.frames import frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.magic.book import Spell, one_choice, write
from hexarchy.games.dark_emperor.magic.casting import Casting, castable
from hexarchy.games.dark_emperor.magic.segment import MagicSegment, Round
from hexarchy.games.dark_emperor.spells import RAISE_UNDEAD, THE_FALLEN, THE_FIELD
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import FIELD, FLEET, KINGDOMS, NECROMANCER


@frame
class UndeadRecruitment(MagicSegment):
    """Both players may cast, in either half of the turn, the phasing player first (DE-4.A3c, DE-DEC-30)."""

    ROUNDS: ClassVar[tuple[Round, ...]] = (
        Round((RAISE_UNDEAD,), False, "undead-magic", "DE-DEC-30"),
        Round((RAISE_UNDEAD,), True, "undead-magic", "DE-DEC-30"),
    )

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(castable(s, NECROMANCER, (RAISE_UNDEAD,)) or castable(s, KINGDOMS, (RAISE_UNDEAD,)))


def fallen(s: DarkEmperorState, hex_: int, side: int) -> list[int]:
    """Units lost in the battle in this hex, by either side, that have an undead face: no siege trains, vampires or
    Sons of the Morning, and none that rose before (DE-14.12a, DE-14.12c). At sea only as many as ships can carry."""
    pieces, kinds = s.world.pieces, s.world.type
    found = sorted(unit for at, unit in s.half.fallen if at == hex_ and pieces[unit].undead)
    if s.world.land >> hex_ & 1:
        return found
    ships = [unit for unit in found if kinds[unit] == FLEET]
    room = len(ships) + len(empty_fleets(s, side, hex_))
    return [*ships, *[unit for unit in found if kinds[unit] != FLEET][:room]]


def empty_fleets(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    carrying = set(s.aboard.values())
    return [unit for unit in s.units(side, hex_) if s.world.type[unit] == FLEET and unit not in carrying]


def buried(s: DarkEmperorState, hex_: int) -> list[int]:
    """The dead of long ago that lie in a battlefield hex (DE-14.12d)."""
    pieces = s.world.pieces
    return [unit for unit in s.world.units if pieces[unit].battlefield == hex_ and s.where[unit] == FIELD]


def dead(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Not for who was forced to retreat (DE-14.12b), nor where the Negator was in use (DE-15.5c), nor on holy ground:
    who borrows the rune from a sword may stand there, but no undead (DE-8.F)."""
    hex_ = s.where[caster]
    if caster in s.half.retreated or (s.half.hushed | s.world.holy) >> hex_ & 1:
        return ()
    found = []
    if s.half.fallen and fallen(s, hex_, s.side(caster)):
        found.append(THE_FALLEN)
    if hex_ in s.world.graves and buried(s, hex_):
        found.append(THE_FIELD)
    return found


def raise_undead(s: DarkEmperorState, cast: Casting) -> None:
    """They rise where the caster stands and obey his player (DE-14.12e)."""
    rising = fallen(s, cast.hex, cast.side) if cast.choice == THE_FALLEN else buried(s, cast.hex)
    for unit in rising:
        changes.rise(s, unit, cast.hex, cast.side)
        if s.world.sea >> cast.hex & 1 and s.world.type[unit] != FLEET:
            s.aboard = {**s.aboard, unit: empty_fleets(s, cast.side, cast.hex)[0]}
    s.half = s.half._replace(fallen=tuple(entry for entry in s.half.fallen if entry[1] not in rising))
    s.emit("risen", units=tuple(rising), hex=cast.hex, side=cast.side)


write({RAISE_UNDEAD: Spell("DE-14.12a", dead, raise_undead, one_choice)})
