"""What both sides of a combat add to their dice (DR-B-COM-06 to -12): one object, read by dice, odds and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexarchy.games.divine_right import fate, hooks, openings, status
from hexarchy.games.divine_right.combat.elements import element
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    AT_SEA,
    CHARACTER,
    INSPIRING,
    LEADING,
    MERCENARY,
    MOUNTAIN,
    NOBODY,
    ON_LAND,
    PASS,
    SPECIAL,
)

Modifier = hooks.Modifier
DISCIPLINED, NEGLIGENT, GENIUS, CHILD = 1, 6, 16, 21


@dataclass(frozen=True)
class Side:
    """One side: its strength, doubled in a pass, and what it adds to its die."""

    strength: int
    modifiers: tuple[Modifier, ...]

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.modifiers)


@dataclass(frozen=True)
class Clash:
    """Who meets in a combat. `leaders`: the attacker's and the defender's that count, or NOBODY (DR-B-COM-20)."""

    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    space: int
    leaders: tuple[int, int]
    element: int = ON_LAND

    def side(self, *, defending: bool) -> tuple[int, ...]:
        return self.defenders if defending else self.attackers


@dataclass(frozen=True)
class Combat:
    attacker: Side
    defender: Side

    def losses(self, attack: int, defend: int) -> tuple[int, int]:
        """Units lost by attacker and defender: the difference, on a tie the tied total each (DR-B-COM-06, -17)."""
        own, theirs = attack + self.attacker.total, defend + self.defender.total
        if own == theirs:
            return max(own, 0), max(own, 0)
        return (0, own - theirs) if own > theirs else (theirs - own, 0)


def odds(own: int, other: int, *, defending: bool) -> int:
    """The stronger side adds the ratio, fraction dropped, minus 1; a stronger defender at least 1 (DR-B-COM-07)."""
    if own < other or own == 0:
        return 0
    ratio = own if other == 0 else own // other
    return max(ratio - 1, int(defending and own > other))


def combat(
    s: DivineRightState,
    attackers: Sequence[int],
    defenders: Sequence[int],
    space: int,
    leaders: tuple[int, int],
    where: int | None = None,
    edge: Modifier = ("", 0),
) -> Combat:
    """A combat as it stands. `where`: on land, at sea or in the air; by who meets unless said otherwise. `edge`: what
    the attacker adds in this one alone."""
    if where is None:
        where = AT_SEA if s.is_seagoing(attackers[0]) else element(s, defenders[0])
    clash = Clash(tuple(attackers), tuple(defenders), space, leaders, where)
    led = [_led(s, leader, space, where) for leader in leaders]
    return weigh(s, clash, ([*led[0], edge], led[1]))


def weigh(
    s: DivineRightState, clash: Clash, led: tuple[Sequence[Modifier], Sequence[Modifier]], walls: int = 0
) -> Combat:
    """Strengths, and what both sides add besides what `led` says of leaders. `walls` defend with those inside them."""
    terrain = s.world.terrain[clash.space] if clash.element == ON_LAND else 0
    own = sum(unit_strength(s, unit, clash) for unit in clash.attackers)
    theirs = walls + sum(unit_strength(s, unit, clash) for unit in clash.defenders)
    theirs *= defence(s, clash)
    found = []
    for strength, other, defending in ((own, theirs, False), (theirs, own, True)):
        modifiers = [("DR-B-COM-07", odds(strength, other, defending=defending))]
        modifiers += led[defending]
        modifiers += quality(s, clash.side(defending=defending))
        if defending and terrain & MOUNTAIN:
            modifiers.append(("DR-B-TER-04", 1))
        for more in hooks.COMBAT_MODIFIERS.of(s):
            modifiers += more(s, clash, defending)
        found.append(Side(strength, tuple([entry for entry in modifiers if entry[1]])))
    return Combat(*found)


def defence(s: DivineRightState, clash: Clash) -> int:
    """How many times the defender's strength counts: double in a pass (DR-B-TER-08), and where a chapter says so."""
    in_pass = clash.element == ON_LAND and s.world.terrain[clash.space] & PASS
    doubled = in_pass or hooks.DOUBLED.any(s, clash)
    return 2 if doubled else 1


def unit_strength(s: DivineRightState, unit: int, clash: Clash) -> int:
    for answer in hooks.STRENGTH.of(s):
        if (found := answer(s, unit, clash)) is not None:
            return found
    return s.world.pieces[unit].strength


def _led(s: DivineRightState, leader: int, space: int, where: int) -> list[Modifier]:
    if leader == NOBODY:
        return []
    own = [] if rated(s, where) else [lead(s, leader, fleets=where == AT_SEA)]
    return [*own, *([] if where == AT_SEA else on_this_ground(s, leader, space))]


def rated(s: DivineRightState, where: int) -> bool:
    """Do ratings count in place of the bonuses of leaders?"""
    return where == ON_LAND and bool(hooks.RATING.of(s))


def rating(s: DivineRightState, hero: int) -> int | None:
    """The tactical class of a leader, where they have one."""
    return hooks.RATING.first(s, hero)


def on_this_ground(s: DivineRightState, hero: int, space: int) -> list[Modifier]:
    found = [add(s, hero, space) for add in hooks.GROUND_BONUS.of(s) if space >= 0]
    return [modifier for modifier in found if modifier is not None]


def lead(s: DivineRightState, hero: int, *, fleets: bool) -> Modifier:
    """What a leader adds, and by which rule: the highest of what they have counts."""
    if hooks.unable(s, hero, INSPIRING):
        return ("DR-B-COM-10", min(_own_bonus(s, hero, fleets=fleets), 0))
    found = [("DR-B-COM-10", _own_bonus(s, hero, fleets=fleets))]
    for more in hooks.LEADERSHIP.of(s):
        found += [one] if (one := more(s, hero, fleets)) is not None else []
    return max(found, key=lambda modifier: modifier[1])


def bonus(s: DivineRightState, hero: int, *, fleets: bool) -> int:
    return lead(s, hero, fleets=fleets)[1]


def _own_bonus(s: DivineRightState, hero: int, *, fleets: bool) -> int:
    """Their own bonus, a Genius 1 in land combat (DR-B-PER-116, DR-B-FLT-10)."""
    piece = s.world.pieces[hero]
    if fleets:
        return piece.fleet_bonus
    genius = piece.crowned and s.has_personality(piece.kingdom, GENIUS)
    return max(piece.land_bonus, int(genius))


def quality(s: DivineRightState, units: Sequence[int]) -> list[Modifier]:
    """Personalities 1 and 6 of regulars that are half or more of the force, and absent monarchs (DR-B-COM-11,
    DR-B-FAT-07)."""
    found = []
    for kingdom in sorted({s.kingdom_of(unit) for unit in units} - {NOBODY}):
        own = sum(s.kingdom_of(unit) == kingdom for unit in units)
        if 2 * own < len(units):
            continue
        if s.has_personality(kingdom, DISCIPLINED):
            found.append(("DR-B-PER-101", 1))
        elif s.has_personality(kingdom, NEGLIGENT):
            found.append(("DR-B-PER-106", -1))
        if fate.weakened(s, kingdom, s.master[units[0]]):
            found.append(("DR-B-FAT-07", -1))
    return found


def hired(s: DivineRightState, unit: int) -> bool:
    """Is it a common mercenary or a special mercenary unit, whom any monarch leads? Creatures of a kingdom are none."""
    piece = s.world.pieces[unit]
    return piece.of in (MERCENARY, SPECIAL) and piece.kingdom == NOBODY


def leads(s: DivineRightState, hero: int, unit: int) -> bool:
    """May a hero lead a unit (DR-B-HER-01, DR-B-HER-02, DR-B-PER-121)?"""
    piece, led = s.world.pieces[hero], s.world.pieces[unit]
    follows = piece.kind == CHARACTER and status.realm(s, hero) < 0
    if follows or s.master[hero] != s.master[unit] or hooks.unable(s, hero, LEADING):
        return False
    if hooks.POWERLESS.any(s, hero):
        return False
    found = openings.FOLLOWS.first(s, hero, unit)
    if found is None:
        found = hooks.LEADS.first(s, hero, unit)
    if found is not None:
        return found
    if piece.crowned:
        if s.has_personality(piece.kingdom, CHILD):
            return False
        return hired(s, unit) or led.kingdom == piece.kingdom
    return True


def leaders(
    s: DivineRightState, heroes: Sequence[int], units: Sequence[int], space: int = NOBODY, where: int = ON_LAND
) -> list[int]:
    """Those with a bonus, or a rating where it counts, who may lead at least one of the units, the best rated first
    (DR-B-HER-05, DR-B-COM-20). Who is aboard a ship or in a boat leads at sea alone."""
    at_sea = where == AT_SEA
    chiefs = [chief for find in hooks.CHIEFS.of(s) for chief in find(s, units)]
    found = [
        hero
        for hero in (*heroes, *chiefs)
        if (at_sea or not afloat(s, hero, units))
        and any(leads(s, hero, unit) for unit in units)
        and _counts(s, hero, space, where)
    ]
    return sorted(found, key=lambda hero: rating(s, hero) or 0) if rated(s, where) else found


def _counts(s: DivineRightState, hero: int, space: int, where: int) -> bool:
    if rated(s, where):
        return rating(s, hero) is not None
    at_sea = where == AT_SEA
    return bool(bonus(s, hero, fleets=at_sea) or (not at_sea and on_this_ground(s, hero, space)))


def afloat(s: DivineRightState, hero: int, units: Sequence[int]) -> bool:
    """Is a hero on a ship or in a boat, or does one ride what takes no part?"""
    return bool(s.boats >> hero & 1) or (hero in s.aboard and s.aboard[hero] not in units)
