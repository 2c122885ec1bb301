"""Who is sick, who can be, and what it does to armies (DR-A-EPI-03, -06, -07, -12 to -14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks, siege
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.mercenaries.named import NONNUS, heals
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import COMBAT_PHASE, NOBODY

EPIDEMICS: Final = "raging_epidemics"
SICKNESSES: Final = (EPIDEMICS, "special_conditions")  # Pestilence is one even without that switch (DR-A-SCO-24)
AS_HUMANS: Final = ("hippogriffs", "wandering_troop", "ercii")  # DR-A-EPI-13

# -- who --------------------------------------------------------------------------------------------------------------


def is_sick(s: DivineRightState, piece: int) -> bool:
    return bool(s.health.afflicted >> piece & 1)


def counts(s: DivineRightState, piece: int) -> bool:
    """Does it make a stack larger? Special mercenaries who are not human do not (DR-A-EPI-01)."""
    entry = s.world.special_of.get(piece)
    return entry is None or entry.human or entry.id in AS_HUMANS


def susceptible(s: DivineRightState, piece: int) -> bool:
    """May it fall sick: not what is magical, no Ogres, no special mercenaries who are not human (DR-A-EPI-13)?"""
    ogre = barbarians.hordes(s.world).sets[barbarians.OGRES] >> piece & 1
    return counts(s, piece) and not ogre and not powers.magical(s, piece)


def patients(s: DivineRightState, seat: int, space: int) -> list[int]:
    """A seat's units in a space that may fall sick."""
    return [unit for unit in s.own_units(seat, space) if susceptible(s, unit)]


def in_walls(s: DivineRightState, seat: int, space: int) -> bool:
    """Is a seat's stack in a castle, or a fort?"""
    return s.castle_in(space) >= 0 and any(s.is_inside(unit) for unit in s.own_units(seat, space))


def walls(s: DivineRightState, seat: int, space: int) -> int:
    """The strength of the castle a seat's stack is in; a fort has none of its own."""
    return siege.intrinsic(s, s.castle_in(space)) if in_walls(s, seat, space) else 0


def size(s: DivineRightState, seat: int, spaces: int) -> int:
    """How large a stack is: its units, and the walls around them (DR-A-EPI-01, DR-A-EPI-08)."""
    found = 0
    for space in hexes_of(spaces):
        found += sum(counts(s, unit) for unit in s.own_units(seat, space)) + walls(s, seat, space)
    return found


def healer(s: DivineRightState, seat: int, spaces: int, *names: str) -> bool:
    """Is Nonnus with a stack, or one who uses the Wand of Healing (DR-A-EPI-07)? `names`: only one of the two."""
    who = {"wand": powers.wielder(s, "wand"), NONNUS: s.world.index[NONNUS] if heals(s) else NOBODY}
    healers = [who[name] for name in names or who]
    return any(
        one != NOBODY and s.master[one] == seat and s.where[one] >= 0 and spaces >> s.where[one] & 1 for one in healers
    )


def afflict(s: DivineRightState, units: Iterable[int]) -> None:
    """They are marked."""
    new = hex_set(units) & ~s.health.afflicted
    if new:
        changes.health(s, afflicted=s.health.afflicted | new)
        s.emit("afflicted", units=tuple(hexes_of(new)))


def cure(s: DivineRightState, units: int) -> None:
    """The marks of all who have one are removed."""
    healthy = units & s.health.afflicted
    if healthy:
        changes.health(s, afflicted=s.health.afflicted & ~healthy, plagued=s.health.plagued & ~healthy)
        s.emit("epidemic-ends", units=tuple(hexes_of(healthy)))


@hooks.LIFTED(option=SICKNESSES)
def leaves_the_map(s: DivineRightState, piece: int, place: int) -> None:
    """Who comes back is healthy (DR-A-EPI-06)."""
    if is_sick(s, piece):
        mask = ~(1 << piece)
        changes.health(s, afflicted=s.health.afflicted & mask, plagued=s.health.plagued & mask)
    if s.half.exposed >> piece & 1:
        changes.half(s, exposed=s.half.exposed & ~(1 << piece))


@hooks.GAME_TURN_BEGINS(option=SICKNESSES)
def wand_heals(s: DivineRightState) -> None:
    """Where the Wand is when a game turn begins the Epidemic ends (DR-A-EPI-12); plagued besiegers stay sick
    (DR-A-BLP-06)."""
    hero = powers.wielder(s, "wand")
    if hero != NOBODY:
        cure(s, hex_set(s.own_units(s.master[hero], s.where[hero])) & ~besieging(s))


def besieging(s: DivineRightState) -> int:
    """Besiegers the Black Plague has struck, as a set."""
    now = s.health
    return now.plagued & hex_set(siege.besiegers(s, now.plague, now.besieger)) if now.plagued else 0


# -- what it does to them (DR-A-EPI-03) -------------------------------------------------------------------------------


@hooks.SLOWED(option=SICKNESSES)
def drags_along(s: DivineRightState, members: Sequence[int], points: int) -> int:
    """Half as far, led or not."""
    return points // 2 if any(is_sick(s, piece) for piece in members) else points


@hooks.MAY_ATTACK(option=SICKNESSES)
def too_sick_to_attack(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """In the Combat Phase; out of a besieged castle they may break all the same."""
    barred = s.phase == COMBAT_PHASE and is_sick(s, unit)
    return [Reason("DR-A-EPI-03", "is-sick", unit=unit)] if barred else []


@hooks.MAY_DECLARE(option=SICKNESSES)
def too_sick_to_besiege(s: DivineRightState, units: Sequence[int]) -> list[Reason]:
    found = [unit for unit in units if is_sick(s, unit)]
    return [Reason("DR-A-EPI-03", "is-sick", unit=found[0])] if found else []


@hooks.MAY_ASSAULT(option=SICKNESSES)
def too_sick_to_assault(s: DivineRightState, units: Sequence[int]) -> list[Reason]:
    """The siege goes on, without a roll (DR-A-EPI-10)."""
    found = [unit for unit in units if is_sick(s, unit)]
    return [Reason("DR-A-EPI-10", "is-sick", unit=found[0])] if found else []


@hooks.COMBAT_MODIFIERS(option=SICKNESSES)
def weak(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    sick = defending and any(is_sick(s, unit) for unit in clash.defenders)
    return [("DR-A-EPI-03", -1)] if sick else []


@hooks.NOT_FORCED(option=SICKNESSES)
def too_sick(s: DivineRightState, members: Sequence[int], spaces: int) -> list[Reason]:
    """DR-A-EPI-03, DR-A-FMA-01."""
    sick = next((piece for piece in members if is_sick(s, piece)), NOBODY)
    return [Reason("DR-A-FMA-01", "no-forced-march", unit=sick)] if sick != NOBODY else []
