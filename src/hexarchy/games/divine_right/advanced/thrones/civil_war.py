"""Civil war (DR-A-CIV): a struggle for a crown that stays at home. How it ends is in rightful.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import crowns, hooks, status
from hexarchy.games.divine_right.records import Claim
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, REGULAR

CIVIL_WAR: Final = "civil_war"


@crowns.OPEN_THRONES(option=CIVIL_WAR)
def no_throne_is_safe(s: DivineRightState, kingdom: int) -> bool:
    """A player whose kingdom is overthrown plays on, and comes back as the True Heir (DR-A-COU-07)."""
    return True


def wars(s: DivineRightState) -> Iterator[Claim]:
    return (claim for claim in s.claims if not claim.due)


def war_of(s: DivineRightState, piece: int) -> Claim | None:
    """The civil war a piece fights in: of the Usurper, the True Heir and their regulars (DR-A-CIV-01)."""
    if not s.claims:
        return None
    printed = s.world.pieces[piece]
    for claim in wars(s):
        if printed.kingdom == claim.kingdom and (printed.of == REGULAR or printed.crowned):
            return claim
        if status.realm(s, piece) == claim.kingdom:
            return claim
    return None


def abroad(s: DivineRightState, claim: Claim, space: int) -> bool:
    """Is a space in another kingdom?"""
    return space >= 0 and s.land_of[space] not in (claim.kingdom, NOBODY)


# -- bounds (DR-A-CIV-01) ---------------------------------------------------------------------------------------------


@hooks.CLOSED(option=CIVIL_WAR)
def bounds(s: DivineRightState, members: Sequence[int]) -> int:
    """They stay in the kingdom and the wasteland; who is abroad comes home by any way. Ships go where they like, but
    for those they carry."""
    found = 0
    for claim in wars(s):
        bound = [piece for piece in members if not s.is_fleet(piece) and war_of(s, piece) == claim]
        if any(not abroad(s, claim, s.where[piece]) for piece in bound):
            for kingdom, land in enumerate(s.game.lands):
                found |= land if kingdom != claim.kingdom and s.in_play(kingdom) else 0
    return found


@hooks.WHY_CLOSED(option=CIVIL_WAR)
def why_closed(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    if not bounds(s, members) >> space & 1:
        return []
    claim = next(claim for piece in members if (claim := war_of(s, piece)) is not None)
    return [Reason("DR-A-CIV-01", "civil-war-at-home", kingdom=claim.kingdom)]


@hooks.NO_BESIEGERS(option=CIVIL_WAR)
def besieges_nobody(s: DivineRightState, seat: int) -> int:
    """Abroad they may only defend."""
    if not s.claims:
        return 0
    own = (unit for unit in hexes_of(s.army[seat] & s.world.units) if s.world.pieces[unit].of == REGULAR)
    return hex_set(unit for unit in own if (claim := war_of(s, unit)) is not None and abroad(s, claim, s.where[unit]))


# -- attacks ----------------------------------------------------------------------------------------------------------


@hooks.MAY_ATTACK(option=CIVIL_WAR)
def may_attack(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """Abroad they attack nobody, though across borders they may (DR-A-CIV-01); fleets attack none but those that are
    part of it (DR-A-CIV-02)."""
    claim = war_of(s, unit)
    if claim is None:
        return []
    if abroad(s, claim, s.where[unit]):
        return [Reason("DR-A-CIV-01", "abroad-in-civil-war", unit=unit, kingdom=claim.kingdom)]
    if s.is_fleet(unit) and not any(involved(s, claim, unit, other) for other in s.units(space)):
        return [Reason("DR-A-CIV-02", "not-in-civil-war", hex=space, kingdom=claim.kingdom)]
    return []


def involved(s: DivineRightState, claim: Claim, fleet: int, other: int) -> bool:
    """May one's own fleet attack where this one is: a rival's, or of a kingdom with an army in the divided one?"""
    kingdom = s.kingdom_of(other)
    if not s.is_fleet(other) or kingdom < 0 or s.master[other] == s.master[fleet]:
        return False
    if kingdom == claim.kingdom:
        return s.liege(other) != s.liege(fleet)
    armies = (unit for unit in s.world.regulars_of[kingdom] if not s.is_fleet(unit) and s.where[unit] >= 0)
    return any(s.land_of[s.where[unit]] == claim.kingdom for unit in armies)
