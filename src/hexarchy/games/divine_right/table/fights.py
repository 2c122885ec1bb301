"""The fights of a situation: who attacks, who defends, by which leaders. Odds and boxes read them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import siege
from hexarchy.games.divine_right.advanced.storming import Force, Storm
from hexarchy.games.divine_right.advanced.storming import able as stormers
from hexarchy.games.divine_right.assault import Assault
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.battle import Battle, standing
from hexarchy.games.divine_right.combat.breakout import BreakOut
from hexarchy.games.divine_right.combat.elements import battlefield, defenders
from hexarchy.games.divine_right.combat.phase import CombatPhase, Declaration, able
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AT_SEA, NOBODY, ON_LAND

BATTLE, SIEGE, STORM = "battle", "siege", "storm"


class Fight(NamedTuple):
    kind: str
    space: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    element: int = ON_LAND
    leaders: tuple[int, int] = (NOBODY, NOBODY)
    castle: int = NOBODY


def under_way(s: DivineRightState) -> Fight | None:
    """The one that is fought or made ready at the moment."""
    for frame in reversed(s.frames):
        if isinstance(frame, Battle):
            return _battle(
                s, frame.space, frame.attackers(s), frame.element, frame.leaders if frame.asked > 1 else None
            )
        if isinstance(frame, Declaration | BreakOut):
            units = [*hexes_of(frame.units)]
            ready = units or able(s, frame.space, 0) if isinstance(frame, Declaration) else units
            return _battle(s, frame.space, ready) if ready else None
        if isinstance(frame, Storm):
            return _storm(s, frame.castle, standing(s, frame.units))
        if isinstance(frame, Force):
            return _storm(s, frame.castle, [*hexes_of(frame.units)] or stormers(s, frame.castle))
        if isinstance(frame, Assault):
            return besieging(s, frame.castle, s.phasing)
    return None


def possible(s: DivineRightState, question: str) -> list[Fight]:
    """Those a player chooses from."""
    top = s.frames[-1]
    if question == "assault":
        mine = (one for one in s.sieges if one.seat == s.phasing and not one.fresh)
        return [besieging(s, one.castle, one.seat) for one in mine]
    if not isinstance(top, CombatPhase):
        return []
    if question == "resolve":
        return [_battle(s, space, standing(s, units), element) for space, units, element in top.attacks]
    if question != "attack":
        return []
    committed = top.committed()
    spaces = s.world.field.beside(s.held[s.phasing]) & s.foes(s.phasing)
    groups = ((space, able(s, space, committed)) for space in hexes_of(spaces))
    return [_battle(s, space, units) for space, units in groups if units]


def _battle(
    s: DivineRightState,
    space: int,
    units: Sequence[int],
    element: int = NOBODY,
    leaders: tuple[int, int] | None = None,
) -> Fight:
    if element == NOBODY:
        element = next((where for unit in units if (where := battlefield(s, unit, space)) != NOBODY), ON_LAND)
    found = defenders(s, space, s.phasing, element)
    named = leaders or (
        _best(s, [hero for at in {s.where[unit] for unit in units} for hero in s.mortals(at)], units, space, element),
        _best(s, [hero for hero in s.mortals(space) if not s.is_inside(hero)], found, space, element),
    )
    return Fight(BATTLE, space, tuple(units), tuple(found), element, named)


def _best(s: DivineRightState, heroes: Iterable[int], units: Sequence[int], space: int, element: int) -> int:
    """The leader a side would name (DR-B-COM-20)."""
    if not units:
        return NOBODY
    own = [hero for hero in heroes if s.master[hero] == s.master[units[0]] and not s.half.leaving >> hero & 1]
    found = strength.leaders(s, own, units, space, element)
    if not found or strength.rated(s, element):
        return found[0] if found else NOBODY
    return max(found, key=lambda hero: strength.bonus(s, hero, fleets=element == AT_SEA))


def besieging(s: DivineRightState, castle: int, seat: int) -> Fight:
    space = s.world.castles[castle].space
    units = siege.assailants(s, castle, seat)
    return Fight(SIEGE, space, tuple(units), tuple(siege.garrison(s, castle)), castle=castle)


def _storm(s: DivineRightState, castle: int, units: Sequence[int]) -> Fight:
    space = s.world.castles[castle].space
    return Fight(STORM, space, tuple(units), tuple(siege.garrison(s, castle)), castle=castle)


def _pressed(s: DivineRightState) -> Fight | None:
    """The siege that can be pressed next."""
    pressing = s.decision is not None and s.decision.asks[0].key == "assault"
    return next(iter(possible(s, "assault")), None) if pressing else None


def seen(s: DivineRightState) -> dict[str, Any] | None:
    """For a view: the fight under way with all who are in it."""
    found = under_way(s) or _pressed(s)
    if found is None or not found.attackers:
        return None
    names = s.world.names
    named = next((frame.leaders for frame in reversed(s.frames) if isinstance(frame, Battle)), (NOBODY, NOBODY))
    foe = s.master[found.defenders[0]] if found.defenders else NOBODY
    if foe == NOBODY and found.castle != NOBODY:
        foe = s.castle_owner(found.castle)
    return {
        "kind": found.kind,
        "hex": s.world.grid.ids[found.space],
        "side": s.name(s.phasing),
        "foe": s.name(foe) if foe != NOBODY else None,
        "attackers": [names[unit] for unit in found.attackers],
        "defenders": [names[unit] for unit in found.defenders],
        "leaders": [names[leader] if leader != NOBODY else None for leader in named],
        "walls": siege.intrinsic(s, found.castle) if found.castle != NOBODY else 0,
    }
