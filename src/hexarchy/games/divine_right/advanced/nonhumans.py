"""Non-humans at war (DR-A-NHW): Elves among pines, Dwarves in the mountains, Goblins and Trolls apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.mercenaries import captains
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    CHARACTER,
    KINGDOM_IDS,
    MERCENARY,
    MOUNTAIN,
    NOBODY,
    ON_LAND,
    PASS,
    REGULAR,
    TROLLS,
    ZORN,
)

NEUTH, GHEM = KINGDOM_IDS.index("neuth"), KINGDOM_IDS.index("ghem")
SWIFTER: Final = 2  # points a leader gives Trolls at most (DR-A-NHW-06)
OZERG: Final = "ozerg"
GHASTLY: Final = ("ghouls", "selkies")


def are_half(s: DivineRightState, units: Sequence[int], kingdom: int) -> bool:
    """Are half of a force, or more, units of a kingdom?"""
    own = sum(s.kingdom_of(unit) == kingdom for unit in units)
    return bool(own) and 2 * own >= len(units)


@hooks.COMBAT_MODIFIERS(option="elves")
def among_pines(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """In a northern forest, attacking or attacked (DR-A-NHW-01)."""
    pines = clash.element == ON_LAND and s.world.features["pine"] >> clash.space & 1
    return [("DR-A-NHW-01", 1)] if pines and are_half(s, clash.side(defending=defending), NEUTH) else []


@hooks.COMBAT_MODIFIERS(option="dwarves")
def mountaineers(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """In a mountain or pass, attacking or attacked (DR-A-NHW-02)."""
    steep = clash.element == ON_LAND and s.world.terrain[clash.space] & (MOUNTAIN | PASS)
    return [("DR-A-NHW-02", 1)] if steep and are_half(s, clash.side(defending=defending), GHEM) else []


@hooks.COMBAT_MODIFIERS(option="ghouls_selkies")
def ghastly(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """Ghouls and Selkies frighten ordinary men: more than half of the enemy common mercenaries or regulars
    (DR-A-NHW-07)."""
    own, foes = clash.side(defending=defending), clash.side(defending=not defending)
    common = sum(s.world.pieces[unit].of in (REGULAR, MERCENARY) for unit in foes)
    feared = any(s.world.names[unit] in GHASTLY for unit in own)
    return [("DR-A-NHW-07", 1)] if feared and 2 * common > len(foes) else []


# -- who follows whom -------------------------------------------------------------------------------------------------


def regular_of(s: DivineRightState, unit: int) -> int:
    """The kingdom whose regular a combat unit is, or NOBODY."""
    piece = s.world.pieces[unit]
    return piece.kingdom if piece.of == REGULAR and unit < s.world.first_hero and not piece.crowned else NOBODY


def mixed(s: DivineRightState, units: Iterable[int], kingdom: int) -> bool:
    """Are there regulars of a kingdom among units, and others?"""
    kinds = {regular_of(s, unit) == kingdom for unit in units if regular_of(s, unit) != NOBODY}
    return len(kinds) > 1


def liaison(s: DivineRightState, unit: int) -> bool:
    """Are the Ozerg Mountaineers stacked with a unit (DR-A-NHW-05)?"""
    ozerg = s.world.index[OZERG]
    return s.where[ozerg] == s.where[unit] and s.master[ozerg] == s.master[unit]


@hooks.GOES_ALONG(option="goblins")
def goblins_apart(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """No leader leads Goblins and other regulars together (DR-A-NHW-04)."""
    led = party.leader_of(s, members) != NOBODY
    if not led or liaison(s, members[0]) or not mixed(s, (*members[1:], piece), ZORN):
        return []
    return [Reason("DR-A-NHW-04", "follow-their-own", unit=piece, kingdom=ZORN)]


@hooks.GOES_ALONG(option="trolls")
def trolls_apart(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Trolls march by night, and need a leader of their own (DR-A-NHW-06)."""
    led = party.leader_of(s, members) != NOBODY
    if not led or not mixed(s, (*members[1:], piece), TROLLS):
        return []
    return [Reason("DR-A-NHW-06", "follow-their-own", unit=piece, kingdom=TROLLS)]


@hooks.ALLOWANCE(option="trolls")
def short_nights(s: DivineRightState, members: Sequence[int]) -> int:
    """They gain at most 2 points from a leader (DR-A-NHW-06)."""
    leader = party.leader_of(s, members)
    trolls = [unit for unit in members[1:] if regular_of(s, unit) == TROLLS]
    if leader == NOBODY or not trolls:
        return 0
    return min(party.move_of(s, trolls[0]) + SWIFTER - party.move_of(s, leader), 0)


@hooks.COMBAT_MODIFIERS(option="goblins")
def rivals(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """In an attack together with other regulars, Goblins without a leader of their own do harm (DR-A-NHW-04)."""
    if defending or clash.element != ON_LAND or not mixed(s, clash.attackers, ZORN):
        return []
    goblins = [unit for unit in clash.attackers if regular_of(s, unit) == ZORN]
    return [("DR-A-NHW-04", -1)] if any(not _own_leader(s, unit) for unit in goblins) else []


def _own_leader(s: DivineRightState, goblin: int) -> bool:
    """A leader of Zorn, or any other whom no other regulars of the stack need."""
    if liaison(s, goblin):
        return True
    near = s.own(s.master[goblin], s.where[goblin])
    heroes = [hero for hero in near if s.is_hero(hero) and s.world.pieces[hero].kind != CHARACTER]
    able = [hero for hero in heroes if strength.leads(s, hero, goblin)]
    if any(ZORN in (status.realm(s, hero), captains.serves(s, hero)) for hero in able):
        return True
    return len(able) > int(mixed(s, near, ZORN))
