"""The Combat Magic Segment (DE-4.A3a) and its spells, open to both players; all work in the caster's hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.dark_emperor import changes, famir
from hexarchy.games.dark_emperor.magic import negator
from hexarchy.games.dark_emperor.magic.book import Spell, ask_piece, one_choice, one_piece, write
from hexarchy.games.dark_emperor.magic.casting import Casting
from hexarchy.games.dark_emperor.magic.saving import AgainstBanishment, AgainstKill, Flight
from hexarchy.games.dark_emperor.magic.segment import MagicSegment, Round
from hexarchy.games.dark_emperor.spells import (
    A_GREATER,
    BANISH_UNDEAD,
    BREACH,
    COMBAT_SPELLS,
    ENTRENCH,
    FEAR,
    INCINERATE,
    KILL,
    LEVEL,
    MAELSTROM,
    MOVE_EARTH,
    OPEN_CHASM,
    PEACE,
    THE_LESSER,
    THE_UNDEAD,
    TOL_MORN,
)
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import CAVALRY, FLEET, INFANTRY, TRAIN, other

FLEETS_SUNK = 2  # DE-13.22


@frame
class CombatMagic(MagicSegment):
    """Three rounds: all other spells, Kill, Banish Undead; in each the phasing player first (DE-12.5)."""

    ROUNDS: ClassVar[tuple[Round, ...]] = (
        Round(COMBAT_SPELLS, False, "combat-magic", "DE-DEC-21"),
        Round(COMBAT_SPELLS, True, "combat-magic", "DE-DEC-21"),
        Round((KILL,), False, "kill-magic", "DE-DEC-22"),
        Round((KILL,), True, "kill-magic", "DE-DEC-22"),
        Round((BANISH_UNDEAD,), False, "banish-magic", "DE-DEC-23"),
        Round((BANISH_UNDEAD,), True, "banish-magic", "DE-DEC-23"),
    )

    def open(self, s: DarkEmperorState) -> None:
        negator.ask(s, combat=True)


def enemies(s: DarkEmperorState, caster: int) -> list[int]:
    """Enemy units in the caster's hex that magic can touch: neither monsters (DE-18.22b) nor the Sons (DE-19.3)."""
    side, hex_ = other(s.side(caster)), s.where[caster]
    if not s.held[side] >> hex_ & 1:
        return []
    return [unit for unit in s.units(side, hex_) if not s.world.pieces[unit].immune]


# -- Fire: Incinerate (DE-13.12); Earth: Open Chasm (DE-13.42) ---------------------------------------------------------


def swallowed(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Infantry, cavalry and siege trains that stand on the ground, the undead too."""
    on_foot = (INFANTRY, CAVALRY, TRAIN)
    return [unit for unit in enemies(s, caster) if s.world.type[unit] in on_foot and unit not in s.aboard]


def burn(s: DarkEmperorState, cast: Casting) -> None:
    changes.eliminate(s, cast.targets[0], "DE-13.12")


def swallow(s: DarkEmperorState, cast: Casting) -> None:
    changes.eliminate(s, cast.targets[0], "DE-13.42")


# -- Water: Maelstrom (DE-13.22) --------------------------------------------------------------------------------------


def afloat(s: DarkEmperorState, caster: int) -> Sequence[int]:
    return [unit for unit in enemies(s, caster) if s.world.type[unit] == FLEET]


def name_fleets(s: DarkEmperorState, cast: Casting) -> Ask | None:
    """Two of them; where there are no more than two there is nothing to choose."""
    found = afloat(s, cast.caster)
    if len(found) <= FLEETS_SUNK or len(cast.targets) == FLEETS_SUNK:
        return None
    return ask_piece(s, cast, [fleet for fleet in found if fleet not in cast.targets])


def sink(s: DarkEmperorState, cast: Casting) -> None:
    """With all they carry."""
    for fleet in cast.targets or afloat(s, cast.caster):
        changes.eliminate(s, fleet, "DE-13.22", drown=True)


# -- Earth: Move Earth (DE-13.41) -------------------------------------------------------------------------------------


def earthworks(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """What can be dug, levelled or breached in his hex."""
    bit = 1 << s.where[caster]
    dug = bool(s.trenches & bit)
    found = []
    if s.world.land & bit and not dug:
        found.append(ENTRENCH)
    if dug:
        found.append(LEVEL)
    if s.world.city_hexes & ~s.turn.breaches & bit:
        found.append(BREACH)
    return found


def move_earth(s: DarkEmperorState, cast: Casting) -> None:
    bit = 1 << cast.hex
    if cast.choice == BREACH:
        s.turn = s.turn._replace(breaches=s.turn.breaches | bit)
        s.emit("breached", hex=cast.hex)
    elif cast.choice == ENTRENCH:
        s.trenches |= bit
        s.emit("entrenched", hex=cast.hex)
    else:
        s.trenches &= ~bit
        s.emit("levelled", hex=cast.hex)


# -- Terror: Fear (DE-14.31); Serenity: Peace (DE-14.41) --------------------------------------------------------------


def fearful(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Cargo goes with its fleet and cannot be chosen alone."""
    return [unit for unit in enemies(s, caster) if unit not in s.aboard]


def peaceable(s: DarkEmperorState, caster: int) -> Sequence[int]:
    return [unit for unit in fearful(s, caster) if not s.world.pieces[unit].greater]


def drive_off(s: DarkEmperorState, cast: Casting) -> None:
    s.push(Flight(cast.targets[0], "DE-14.31" if cast.spell == FEAR else "DE-14.41"))


# -- Death: Kill (DE-14.11) -------------------------------------------------------------------------------------------


def mortals(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """Enemy leaders, but for Cos (DE-19.3) and one who waits for Ssstoth (DE-18.32a)."""
    found = s.leaders(other(s.side(caster)), s.where[caster])
    return [leader for leader in found if leader != s.world.COS and not famir.waits(s, leader)]


def kill(s: DarkEmperorState, cast: Casting) -> None:
    s.push(AgainstKill(cast.targets[0]))


# -- Life: Banish Undead (DE-14.21) -----------------------------------------------------------------------------------


def the_undead(s: DarkEmperorState, hex_: int) -> list[int]:
    """Of either side (DE-14.21a)."""
    return [unit for side in (0, 1) for unit in s.units(side, hex_) if s.is_undead(unit)]


def the_lesser(s: DarkEmperorState, hex_: int) -> list[int]:
    """Lesser Vampires of either side (DE-14.21b)."""
    pieces = s.world.pieces
    return [u for side in (0, 1) for u in s.units(side, hex_) if pieces[u].vampire and not pieces[u].greater]


def the_greater(s: DarkEmperorState, caster: int) -> list[int]:
    """Enemy Greater Vampires only (DE-14.21c)."""
    return [unit for unit in enemies(s, caster) if s.world.pieces[unit].greater]


def banishable(s: DarkEmperorState, caster: int) -> Sequence[int]:
    """The effects that have something to work on (DE-DEC-23)."""
    hex_ = s.where[caster]
    if not hex_set((*s.stack(0, hex_), *s.stack(1, hex_))) & (s.world.unholy | s.risen):
        return ()
    found = {
        THE_UNDEAD: the_undead(s, hex_),
        THE_LESSER: the_lesser(s, hex_),
        A_GREATER: the_greater(s, caster),
        TOL_MORN: [leader for leader in mortals(s, caster) if leader == s.world.TOL_MORN],
    }
    return [choice for choice, there in found.items() if there]


def name_banished(s: DarkEmperorState, cast: Casting) -> Ask | None:
    if cast.choice == A_GREATER and not cast.targets:
        return ask_piece(s, cast, the_greater(s, cast.caster))
    return one_choice(s, cast)


def banish(s: DarkEmperorState, cast: Casting) -> None:
    if cast.choice == TOL_MORN:
        s.push(AgainstBanishment())
    elif cast.choice == A_GREATER:
        changes.eliminate(s, cast.targets[0], "DE-14.21c", for_ever=True)
    else:
        struck, rule = (the_undead, "DE-14.21a") if cast.choice == THE_UNDEAD else (the_lesser, "DE-14.21b")
        while found := struck(s, cast.hex):
            changes.eliminate(s, found[0], rule)


write(
    {
        INCINERATE: Spell("DE-13.12", enemies, burn, one_piece),
        MAELSTROM: Spell("DE-13.22", afloat, sink, name_fleets),
        MOVE_EARTH: Spell("DE-13.41a", earthworks, move_earth, one_choice),
        OPEN_CHASM: Spell("DE-13.42", swallowed, swallow, one_piece),
        FEAR: Spell("DE-14.31", fearful, drive_off, one_piece),
        PEACE: Spell("DE-14.41", peaceable, drive_off, one_piece),
        KILL: Spell("DE-14.11", mortals, kill, one_piece),
        BANISH_UNDEAD: Spell("DE-14.21a", banishable, banish, name_banished),
    }
)
