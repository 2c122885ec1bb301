"""Winter underfoot (DR-A-WIN-02 to -04, -08 to -14, -17, -18, -22, -23): forage, snow, ice, storms that stop armies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.advanced import forced_march
from hexarchy.games.divine_right.advanced.winter.seasons import WINTER, is_winter
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    BLACK_HAND,
    BY_BOAT,
    EATERS,
    IN_MOUNTAIN,
    LAKE,
    MOUNTAIN,
    NAVIGABLE,
    NOBODY,
    ON_ALL,
    ON_ICE,
    TROLLS,
)

FRUGAL: Final = (TROLLS, EATERS, BLACK_HAND)  # kingdoms that need no forage (DR-A-WIN-03)
OGSBOGG: Final = "ogsbogg"
HARDY: Final = (OGSBOGG, "hamahara", "shadowwolves")  # with Ogres and Trolls (DR-A-WIN-18)
URMOFF: Final = "urmoff"
TROLL_MOVES: Final = (6, 8)  # a regular's, the monarch's (DR-A-WIN-04)
WORST: Final = 2  # what bad forage, enemies and rough ground take from a forced march together (DR-A-WIN-06)
SKILLED: Final = 1  # the lowest class of leaders who take others into snowbound mountains: B (DR-A-WIN-14)

# -- forage -----------------------------------------------------------------------------------------------------------


def poor_forage(s: DivineRightState) -> int:
    """Where it is poor: in the Snow Area up to the first snow, then south of it up to the row of the Keep
    (DR-A-WIN-03, -08, -23)."""
    if not is_winter(s):
        return 0
    return s.world.frost if s.climate.snow else s.world.snow


def is_ogre(s: DivineRightState, piece: int) -> bool:
    return piece == s.world.index[OGSBOGG] or bool(barbarians.hordes(s.world).sets[barbarians.OGRES] >> piece & 1)


@hooks.MOVES_OPEN(option=WINTER)
def look_for_forage(s: DivineRightState) -> None:
    poor = poor_forage(s)
    changes.half(
        s,
        hungry=hex_set(
            unit
            for unit in s.pieces_of(s.phasing)
            if unit < s.world.first_hero
            and poor >> s.where[unit] & 1
            and s.kingdom_of(unit) not in FRUGAL
            and not is_ogre(s, unit)
        ),
    )


@hooks.ALLOWANCE(option=WINTER)
def short_of_forage(s: DivineRightState, members: Sequence[int]) -> int:
    """A point less, and so much less for a leader who takes such units along; heroes alone go as ever."""
    hungry = s.half.hungry
    return -1 if any(hungry >> piece & 1 for piece in members) else 0


@hooks.MOVE(option=WINTER)
def long_nights(s: DivineRightState, piece: int) -> int | None:
    """Trolls march further in winter (DR-A-WIN-04)."""
    printed = s.world.pieces[piece]
    if printed.kingdom != TROLLS or not is_winter(s):
        return None
    leads = printed.crowned and not s.has_personality(TROLLS, party.INCOMPETENT)
    return TROLL_MOVES[leads]


# -- snow and ice -----------------------------------------------------------------------------------------------------


@hooks.DEARER(option=WINTER)
def deep_snow(s: DivineRightState, members: Sequence[int]) -> int:
    """A point more for every space of the Snow Area (DR-A-WIN-08)."""
    return s.world.snow if s.climate.snow else 0


@hooks.BONUSES(option=WINTER)
def ice(s: DivineRightState, piece: int) -> int:
    """Frozen swamps cost 1, and frozen rivers are no roads (DR-A-WIN-09, DR-A-WIN-11)."""
    return ON_ICE if s.climate.snow else 0


def frozen(s: DivineRightState) -> int:
    """Lakes and navigable rivers under ice."""
    return s.world.snow & s.world.spaces_with(LAKE | NAVIGABLE) if s.climate.snow else 0


@hooks.NO_SUCH_WAY(option=WINTER)
def boats_are_laid_up(s: DivineRightState, members: Sequence[int], mode: int) -> bool:
    """DR-A-WIN-09."""
    return mode == BY_BOAT and s.climate.snow and bool(s.world.snow >> s.where[members[0]] & 1)


def magical(s: DivineRightState, piece: int) -> bool:
    return s.world.pieces[piece].magical or hooks.MAGICAL.any(s, piece)


def _climbs(s: DivineRightState, piece: int) -> bool:
    """Is it magical, or at home in mountains by its print (DR-A-WIN-14)?"""
    return magical(s, piece) or bool(party.profile(s, piece)[0] & (IN_MOUNTAIN | ON_ALL))


def _guides(s: DivineRightState, leader: int) -> bool:
    """May a leader take others into snowbound mountains?"""
    classes = (rate(s, leader) for rate in hooks.RATING.of(s))
    rated = any(one is not None and one <= SKILLED for one in classes)
    return rated or magical(s, leader) or strength.bonus(s, leader, fleets=False) > 0


@hooks.CLOSED_ON_FOOT(option=WINTER)
def snowbound(s: DivineRightState, members: Sequence[int]) -> int:
    """Mountains under snow, but for those who climb and those they are led by (DR-A-WIN-14)."""
    if not s.climate.snow:
        return 0
    leader = party.leader_of(s, members)
    if (leader != NOBODY and _guides(s, leader)) or all(_climbs(s, piece) for piece in members):
        return 0
    return s.world.snow & s.world.spaces_with(MOUNTAIN)


@hooks.KEEPS_OUT(option=WINTER)
def why_snowbound(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    closed = snowbound(s, members) >> space & 1
    return [Reason("DR-A-WIN-14", "snowbound-mountains", hex=space)] if closed else []


# -- storms -----------------------------------------------------------------------------------------------------------


def hardy(s: DivineRightState, piece: int) -> bool:
    """Does a Blizzard mean nothing to it (DR-A-WIN-18)?"""
    return s.kingdom_of(piece) == TROLLS or s.world.names[piece] in HARDY or is_ogre(s, piece)


def rages(s: DivineRightState) -> bool:
    """Is it the game turn of a Blizzard?"""
    return s.climate.blizzard == s.turn


def stilled(s: DivineRightState, piece: int) -> str:
    """The rule by which a combat unit does not move in the Snow Area now, or ""."""
    if piece >= s.world.first_hero:
        return ""
    if s.half.storm:
        return "DR-A-WIN-12"
    if not rages(s) or hardy(s, piece):
        return ""
    return "DR-A-WIN-17" if s.world.flyers >> piece & 1 else "DR-A-WIN-13"


def _exposed(s: DivineRightState) -> int:
    """All that snow, ice or a storm may hold now."""
    found = s.climate.snowed_in | 1 << s.world.index[URMOFF]
    return found | s.world.units if s.half.storm or rages(s) else found


@hooks.MAY_MOVE(option=WINTER)
@hooks.about(_exposed)
def held_fast(s: DivineRightState, piece: int) -> list[Reason]:
    """What a storm, ice or snow holds where it is."""
    if s.climate.snowed_in >> piece & 1:
        return [Reason("DR-A-WIN-16", "is-snowed-in", unit=piece)]
    here = s.where[piece]
    if piece == s.world.index[URMOFF] and frozen(s) >> here & 1:
        return [Reason("DR-A-WIN-10", "is-frozen-in", unit=piece)]
    rule = stilled(s, piece) if s.world.snow >> here & 1 else ""
    return [Reason(rule, "storm-holds", unit=piece)] if rule else []


def _stays_south(s: DivineRightState, members: Sequence[int]) -> bool:
    """After the first Blizzard units of others than player kingdoms do not enter the Snow Area from the south of which
    they are (DR-A-WIN-22)."""
    if not s.climate.blizzard or s.world.snow >> s.where[members[0]] & 1:
        return False
    kingdoms = {s.kingdom_of(piece) for piece in members} - {NOBODY, *northern(s)}
    return any(s.kingdoms[kingdom].status == ALLY and s.world.castles_of[kingdom] for kingdom in kingdoms)


def northern(s: DivineRightState) -> list[int]:
    """Kingdoms whose royal castle lies in the Snow Area."""
    return [castle.kingdom for castle in s.world.castles if castle.royal and s.world.snow >> castle.space & 1]


def _closures(s: DivineRightState, members: Sequence[int], space: int = NOBODY) -> list[tuple[Reason, int]]:
    """What winter closes to a party, however it moves, and why it does so to a space."""
    snow, found = s.world.snow, []
    if rule := next((rule for piece in members if (rule := stilled(s, piece))), ""):
        found.append((Reason(rule, "storm-closes", hex=space), snow))
    if s.world.index[URMOFF] in members:
        found.append((Reason("DR-A-WIN-10", "is-ice", hex=space), frozen(s)))
    if s.climate.snow and s.boats >> members[0] & 1:
        caught = snow >> s.where[members[0]] & 1
        found.append((Reason("DR-A-WIN-09", "is-ice", hex=space), s.world.field.all if caught else snow))
    if _stays_south(s, members):
        found.append((Reason("DR-A-WIN-22", "stay-in-the-south", hex=space), snow))
    return found


@hooks.CLOSED(option=WINTER)
def closed(s: DivineRightState, members: Sequence[int]) -> int:
    found = 0
    for _, spaces in _closures(s, members):
        found |= spaces
    return found


@hooks.WHY_CLOSED(option=WINTER)
def why_closed(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    return [reason for reason, spaces in _closures(s, members, space) if spaces >> space & 1][:1]


@hooks.AVALANCHES(option=WINTER)
def avalanches(s: DivineRightState) -> tuple[int, int] | None:
    """On snow they fall sooner, and further south (DR-A-WIN-27)."""
    return (s.world.high_country, 3) if s.climate.snow else None


# -- forced marches ---------------------------------------------------------------------------------------------------


@hooks.FORCED_DIE(option=WINTER)
def empty_bellies(s: DivineRightState, members: Sequence[int], spaces: int) -> Iterable[hooks.Modifier]:
    """Through an area of poor forage; with enemy land and rough ground it is never more than -2 (DR-A-WIN-06)."""
    hungry = poor_forage(s) & spaces and forced_march.hardships(s, spaces) < WORST
    return [("DR-A-WIN-06", -1)] if hungry else []


@hooks.NOT_FORCED(option=WINTER)
def not_in_snow(s: DivineRightState, members: Sequence[int], spaces: int) -> list[Reason]:
    """Neither into snow nor out of it (DR-A-WIN-08)."""
    snow = s.climate.snow and s.world.snow & spaces
    return [Reason("DR-A-WIN-08", "no-forced-march", unit=members[0])] if snow else []
