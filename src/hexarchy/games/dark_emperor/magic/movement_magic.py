"""The Movement Magic Segment (DE-4.A2a) and its spells: before anything moves, for the phasing player only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet, hex_set
from hexarchy.games.dark_emperor import activation, changes
from hexarchy.games.dark_emperor.magic import negator, runes
from hexarchy.games.dark_emperor.magic.book import Spell, one_choice, one_piece, write
from hexarchy.games.dark_emperor.magic.casting import Casting
from hexarchy.games.dark_emperor.magic.segment import MagicSegment, Round
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.spells import (
    BUILD_FLEET,
    CALL_WIND,
    CHOICES,
    FLY,
    FORGE_SWORD,
    HEROS,
    LIVING,
    MOVEMENT_SPELLS,
    PART_SEA,
    RAISE_FROM_THE_DEAD,
    WALL_OF_FLAMES,
)
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, DEAD, FIRST_GROUP, FLEET, KINGDOM_COUNT, NOBODY, OWN, POOL


@frame
class MovementMagic(MagicSegment):
    """DE-DEC-09."""

    ROUNDS: ClassVar[tuple[Round, ...]] = (Round(MOVEMENT_SPELLS, False, "movement-magic", "DE-DEC-09"),)

    def open(self, s: DarkEmperorState) -> None:
        """His flames go out, his devices at their runes gain strength (DE-PROC-8)."""
        if s.flames and any(side == s.phasing for _, side, _ in s.flames):
            s.flames = tuple(entry for entry in s.flames if entry[1] != s.phasing)
            s.emit("flames-out", side=s.phasing)
        runes.charge(s, s.phasing)
        negator.ask(s)


# -- Fire: Wall of Flames (DE-13.11) ----------------------------------------------------------------------------------


def flammable(s: DarkEmperorState, caster: int) -> int:
    """Land, sea and occupied hexes around the caster, where his side's flames do not burn already."""
    found = s.world.field.around[s.where[caster]]
    for _, side, hexes in s.flames:
        if side == s.side(caster):
            found &= ~hexes
    return found


def fuel(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Those hexes as one set, if there are any."""
    found = flammable(s, caster)
    return [found] if found else []


def name_flames(s: DarkEmperorState, cast: Casting) -> Ask | None:
    """As many of them as he likes, one after the other (DE-13.11a)."""
    left = flammable(s, cast.caster) & ~hex_set(cast.targets)
    options = OnSet(s.game.verbs.at, left, (s.game.verbs.end,) if cast.targets else ())
    return Ask(cast.side, "spell-at", "DE-13.11a", options, spell=cast.spell, caster=cast.caster)


def lay_flames(s: DarkEmperorState, cast: Casting) -> None:
    """Until his side's next Movement Magic Segment; flames on neutral land offend its kingdom too (DE-6.12b)."""
    s.flames = (*s.flames, (cast.caster, cast.side, hex_set(cast.targets)))
    s.emit("flames", caster=cast.caster, hexes=cast.targets)
    for hex_ in cast.targets:
        activation.offend(s, hex_, cast.side, "DE-6.12b")


# -- Water and Air: help for those who travel with the caster (DE-8.15) ------------------------------------------------


def _company(s: DarkEmperorState, caster: int) -> list[int]:
    """Units of his side in his hex; the Sons of the Morning are not helped (DE-19.3)."""
    return [unit for unit in s.units(s.side(caster), s.where[caster]) if not s.world.pieces[unit].immune]


def walkers(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Land units and siege trains, not aboard ship: they may walk the seabed (DE-13.21) or fly (DE-13.32)."""
    return [unit for unit in _company(s, caster) if s.world.type[unit] not in (AIR, FLEET) and unit not in s.aboard]


def fleets(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """The fleets that Call Wind serves (DE-13.31)."""
    return [unit for unit in _company(s, caster) if s.world.type[unit] == FLEET]


def escort(s: DarkEmperorState, cast: Casting) -> None:
    """Whom the spell serves when they move with the caster; a second success adds nothing (DE-13.31)."""
    served = fleets(s, cast.caster) if cast.spell == CALL_WIND else walkers(s, cast.caster)
    entry = (cast.spell, cast.caster, tuple(served))
    s.half = s.half._replace(escorts=(*(old for old in s.half.escorts if old != entry), entry))
    s.emit("escort", caster=cast.caster, spell=cast.spell, units=tuple(served))


# -- Metal: Forge Sword (DE-13.51) ------------------------------------------------------------------------------------


def swords(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Either kind, while one of the four counters is free."""
    return (LIVING, HEROS) if any(s.where[sword] == POOL for sword in s.world.swords) else ()


def forge(s: DarkEmperorState, cast: Casting) -> None:
    """The caster has it at once; the Movement Segment, in which he may leave it, comes next."""
    sword = next(sword for sword in s.world.swords if s.where[sword] == POOL)
    number = sword - s.world.first_sword
    s.blades = (*s.blades[:number], int(cast.choice == HEROS), *s.blades[number + 1 :])
    changes.bear(s, sword, cast.caster)
    s.emit("forged", leader=cast.caster, choice=CHOICES[cast.choice])


# -- Wood: Build Fleet (DE-13.61) -------------------------------------------------------------------------------------


def unbuilt(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """The neutral fleets left, where a fleet can be (DE-13.61a)."""
    if not s.game.crossings.navigable >> s.where[caster] & 1:
        return ()
    return [unit for unit in s.pool(NOBODY) if s.world.type[unit] == FLEET]


def build(s: DarkEmperorState, cast: Casting) -> None:
    s.push(Shipyard(cast.caster, min(cast.die, len(unbuilt(s, cast.caster)))))


@frame
class Shipyard(Procedure):
    """Up to as many fleets as the die showed (DE-13.61a, DE-DEC-11)."""

    caster: int
    most: int

    def step(self, s: DarkEmperorState) -> Asked:
        options = [s.game.verbs.number[number] for number in range(self.most + 1)]
        return Ask(s.side(self.caster), "how-many-fleets", "DE-DEC-11", options, caster=self.caster)

    def do_number(self, s: DarkEmperorState, seat: int, number: int) -> None:
        """They are the caster's kingdom's, or his master's (DE-13.61b)."""
        s.pop()
        hex_ = s.where[self.caster]
        built = unbuilt(s, self.caster)[:number]
        for fleet in built:
            changes.serve(s, fleet, _fleets_of(s, self.caster))
            changes.put(s, fleet, hex_)
        s.emit("fleets-built", caster=self.caster, units=tuple(built), hex=hex_, count=number)


def _fleets_of(s: DarkEmperorState, caster: int) -> int:
    """A kingdom, or the Necromancer."""
    force = s.force[caster]
    if force < KINGDOM_COUNT:
        return force
    master = -1 if force in OWN else s.masters[force - FIRST_GROUP]
    return master if master >= 0 else OWN[s.side(caster)]


# -- Life: Raise from the Dead (DE-14.22) -----------------------------------------------------------------------------


def raisable(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Leaders of his side who died here in this or the last Game-Turn; nobody twice, nor the two of DE-16."""
    never = (s.world.PADRECH, s.world.TOL_MORN, s.world.COS, *s.revived)
    return sorted(
        leader
        for leader, hex_, turn in s.deaths
        if hex_ == s.where[caster]
        and turn >= s.turn_number - 1
        and s.where[leader] == DEAD
        and s.side(leader) == s.side(caster)
        and leader not in never
    )


def revive(s: DarkEmperorState, cast: Casting) -> None:
    """Without devices, but with what he won for ever; his castings of this turn stay spent."""
    (leader,) = cast.targets
    s.deaths = tuple(entry for entry in s.deaths if entry[0] != leader)
    s.revived = (*s.revived, leader)
    changes.put(s, leader, cast.hex)
    s.emit("revived", leader=leader, hex=cast.hex)


write(
    {
        WALL_OF_FLAMES: Spell("DE-13.11a", fuel, lay_flames, name_flames),
        PART_SEA: Spell("DE-13.21", walkers, escort),
        CALL_WIND: Spell("DE-13.31", fleets, escort),
        FLY: Spell("DE-13.32", walkers, escort),
        FORGE_SWORD: Spell("DE-13.51", swords, forge, one_choice),
        BUILD_FLEET: Spell("DE-13.61a", unbuilt, build),
        RAISE_FROM_THE_DEAD: Spell("DE-14.22", raisable, revive, one_piece),
    }
)
