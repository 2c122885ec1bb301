"""Famine, Prosperity, Patriotic Fervor, Preparedness and Bankruptcy (DR-A-SCO-16 to -22)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, events, fallout, hooks, openings
from hexarchy.games.divine_right.advanced.conditions import table
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BANKRUPTCY,
    FAMINE,
    FERVOR,
    GONE,
    NOBODY,
    PREPAREDNESS,
    PROSPERITY,
    REGULAR,
)

SWITCH = table.SWITCH
MOST: Final = 2  # new units a kingdom that prospers has in a turn (DR-A-SCO-18)

# -- walls ------------------------------------------------------------------------------------------------------------


def _walls(s: DivineRightState, castle: int) -> int:
    """What a castle has more, or less, of its own strength; never below 1 (DR-A-SCO-16, DR-A-SCO-17)."""
    if castle >= s.world.first_fort:
        return 0
    kingdom = s.world.castles[castle].kingdom
    if table.at(s, kingdom, PROSPERITY):
        return 1
    return -1 if table.at(s, kingdom, FAMINE) and s.world.castles[castle].intrinsic > 1 else 0


@hooks.DAMAGE(option=SWITCH)
def strength_of_walls(s: DivineRightState, castle: int) -> int:
    return -_walls(s, castle)


@openings.CASTLE_VALUE(option=SWITCH)
def value_of_walls(s: DivineRightState, castle: int) -> int:
    """The points go with the strength."""
    printed = s.world.castles[castle]
    return _walls(s, castle) * printed.points // printed.intrinsic if printed.intrinsic else 0


# -- famine (DR-A-SCO-16) ---------------------------------------------------------------------------------------------


@hooks.PLAYER_TURN_BEGINS(option=SWITCH)
def nothing_to_eat(s: DivineRightState) -> None:
    lands = [s.game.lands[one.kingdom] for one in table.of(s, FAMINE)]
    units = s.army[s.phasing] & s.world.units if lands else 0
    starving = hex_set(unit for unit in hexes_of(units) if any(land >> s.where[unit] & 1 for land in lands))
    if starving:
        changes.half(s, starving=starving)


@hooks.NOT_FORCED(option=SWITCH)
def too_hungry(s: DivineRightState, members: Sequence[int], spaces: int) -> list[Reason]:
    weak = next((piece for piece in members if s.half.starving >> piece & 1), NOBODY)
    return [Reason("DR-A-SCO-16", "no-forced-march", unit=weak)] if weak != NOBODY else []


@hooks.COMBAT_MODIFIERS(option=SWITCH)
def weak_with_hunger(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """Where they are half or more of those who attack."""
    hungry = sum(s.half.starving >> unit & 1 for unit in clash.attackers)
    return [("DR-A-SCO-16", -1)] if not defending and hungry and 2 * hungry >= len(clash.attackers) else []


# -- prosperity (DR-A-SCO-18) -----------------------------------------------------------------------------------------


def _grown(s: DivineRightState, kingdom: int) -> int:
    return dict(s.half.enriched).get(kingdom, 0)


def _rich(s: DivineRightState, unit: int, space: int) -> int:
    """The kingdom that prospers by which a new unit brings another, or NOBODY: of its regulars any, of mercenaries one
    in a castle of the kingdom."""
    piece = s.world.pieces[unit]
    castle = s.world.castle_at.get(space)
    kingdom = piece.kingdom if piece.of == REGULAR else castle.kingdom if castle is not None else NOBODY
    return kingdom if kingdom != NOBODY and table.at(s, kingdom, PROSPERITY) else NOBODY


@openings.REINFORCED(option=SWITCH)
def and_another(s: DivineRightState, unit: int, space: int) -> None:
    kingdom = _rich(s, unit, space)
    if kingdom == NOBODY:
        return
    grown = {**dict(s.half.enriched), kingdom: _grown(s, kingdom) + 1}
    changes.half(s, enriched=tuple(sorted(grown.items())))
    if grown[kingdom] >= MOST:
        return
    if s.world.pieces[unit].of == REGULAR:
        if events.replaceable(s, [kingdom]):
            s.push(events.Return(1, 1 << kingdom, "DR-A-SCO-18"))
        return
    more = [one for one in events.hireable(s, s.world.pieces[unit].kind) if one != unit]
    if more:
        changes.half(s, enriched=tuple(sorted((grown | {kingdom: MOST}).items())))
        s.master[more[0]] = s.master[unit]
        changes.put(s, more[0], space)
        s.emit("hired", unit=more[0], side=s.name(s.master[unit]), to=space)


@openings.NOT_REPLACED(option=SWITCH)
def no_third(s: DivineRightState, unit: int) -> bool:
    kingdom = s.kingdom_of(unit)
    return _grown(s, kingdom) >= MOST and table.at(s, kingdom, PROSPERITY) is not None


@openings.NO_MUSTER(option=SWITCH)
def closed_to_the_hired(s: DivineRightState, seat: int) -> int:
    """A kingdom that has grown enough, and one that cannot pay (DR-A-SCO-18, DR-A-SCO-22)."""
    closed = [one.kingdom for one in table.of(s, PROSPERITY) if _grown(s, one.kingdom) >= MOST]
    closed += [one.kingdom for one in table.of(s, BANKRUPTCY)]
    found = 0
    for kingdom in closed:
        found |= s.game.lands[kingdom]
    return found


# -- bankruptcy (DR-A-SCO-22) -----------------------------------------------------------------------------------------


@hooks.RESTS(option=SWITCH)
def lost_for_ever(s: DivineRightState, piece: int) -> int | None:
    regular = s.world.pieces[piece].of == REGULAR and piece < s.world.first_hero
    return GONE if regular and table.at(s, s.kingdom_of(piece), BANKRUPTCY) else None


@openings.ENTRY_LIMITS(option=SWITCH)
def nobody_paid(s: DivineRightState, piece: int, seat: int, spaces: int) -> int:
    for one in table.of(s, BANKRUPTCY):
        spaces &= ~s.game.lands[one.kingdom]
    return spaces


# -- fervor, preparedness ---------------------------------------------------------------------------------------------


@hooks.COMBAT_MODIFIERS(option=SWITCH)
def for_the_fatherland(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """DR-A-SCO-20."""
    force = clash.side(defending=defending)
    for one in table.of(s, FERVOR):
        own = sum(s.kingdom_of(unit) == one.kingdom for unit in force)
        if own and 2 * own >= len(force):
            yield "DR-A-SCO-20", 1


@hooks.JOINS_ALLIANCE(option=SWITCH)
def well_prepared(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """Mercenaries wait in its castles, two in the royal one (DR-A-SCO-21)."""
    if not first or not table.at(s, kingdom, PREPAREDNESS):
        return
    for castle in s.world.castles_of[kingdom]:
        if not s.stands(castle.index) or s.foes(seat) >> castle.space & 1:
            continue
        for unit in events.hireable(s, NOBODY)[: 2 if castle.royal else 1]:
            s.master[unit] = seat
            changes.put(s, unit, castle.space)
            s.emit("hired", unit=unit, side=s.name(seat), to=castle.space)
    table.end(s, kingdom)
    fallout.later(s, fallout.SIEGES)
