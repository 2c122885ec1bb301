"""Tactical combat (DR-A-TAC): leaders of five classes, and what each side decides to do before it fights.

A leader keeps the class that was rolled; what else makes them better or worse is looked at anew each time, so that who
loses a device has their own class again (DR-A-TAC-07, DR-A-TAC-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks, openings, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.magic.powers import silent
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BARBARIAN, LEADER, MONARCH, NOBODY, ON_LAND, SPECIAL
from hexarchy.games.divine_right.world import Piece, World

CLASSES: Final = "ABCDE"
A, B, C, D, E = range(len(CLASSES))
ROLLED: Final = (E, D, C, C, B, A)  # by the die (DR-T-A-TACRATING)
TALENT: Final = {1: 1, 19: 1, 2: -1, 4: -1, 14: -1, 6: -2}  # Personalities (DR-T-A-TACRATING-MOD)
NO_LEADERS: Final = (17, 21)
INCOMPETENT: Final = 10
MORTNOIR, OGSBOGG, OGRE = "mortnoir", "ogsbogg", "ogre_"

# What a force does, the attacker's word and the defender's: they stand in pairs (DR-T-A-TACCODES).
ATTACKS: Final = ("LC", "UA", "PA", "GA", "FA", "EN")
DEFENCES: Final = ("DF", "DD", "RG", "CA", "CC", "AM")
DECISIONS: Final = (  # by the die, for each class the number of the pair (DR-T-A-TACDECISION)
    (2, 1, 1, 0, 0),
    (3, 2, 1, 1, 0),
    (4, 3, 2, 1, 1),
    (5, 4, 3, 2, 1),
    (5, 5, 4, 3, 2),
    (5, 5, 5, 4, 3),
)
NO_COMBAT: Final = None
ADVANTAGE: Final = (  # of the attacker: by what the defender does, and the attacker (DR-T-A-TACMOD)
    (NO_COMBAT, 1, 2, 2, 3, 4),
    (-1, 0, 1, 1, 2, 3),
    (NO_COMBAT, -1, 0, 1, 1, 2),
    (-2, -1, -1, 0, 1, 2),
    (-3, -2, -2, -1, 0, 1),
    (-4, -3, -2, -2, -1, 0),
)

# -- ratings ----------------------------------------------------------------------------------------------------------


def own_class(s: DivineRightState, hero: int) -> int | None:
    """The class that was rolled for a leader."""
    return next((rolled for one, rolled in s.war.ratings if one == hero), None)


@hooks.RATING(option="tactical_combat")
def rating(s: DivineRightState, hero: int) -> int | None:
    """A leader's class now. Whose Personality makes them no leader has none (DR-A-TAC-02); who would have a bonus, of
    their own or by a device, is an Expert; the Incompetent and Sir Mortnoir are hopeless (DR-A-TAC-03)."""
    if s.world.names[hero] == MORTNOIR:
        return E
    if not is_leader(s, hero) or (card := personality(s, hero)) in NO_LEADERS:
        return None
    if strength.bonus(s, hero, fleets=False) > 0:
        return A
    return E if card == INCOMPETENT else own_class(s, hero)


def is_leader(s: DivineRightState, piece: int) -> bool:
    """Monarchs, other leaders, and Ogsbogg, who leads Ogres (DR-A-TAC-06)."""
    return _leads(s.world.pieces[piece])


def _leads(printed: Piece) -> bool:
    return printed.crowned or printed.kind in (LEADER, MONARCH) or printed.id == OGSBOGG


def personality(s: DivineRightState, hero: int) -> int:
    kingdom = status.realm(s, hero)
    return s.personality(kingdom) if kingdom != NOBODY else 0


def appoint(s: DivineRightState, hero: int) -> None:
    """Roll for a leader whose class nothing else says (DR-A-TAC-02)."""
    if not is_leader(s, hero) or own_class(s, hero) is not None:
        return
    card = personality(s, hero)
    if card in (*NO_LEADERS, INCOMPETENT) or strength.bonus(s, hero, fleets=False) > 0:
        return
    modifiers = [(f"DR-B-PER-1{card:02}", TALENT[card])] if card in TALENT else []
    (die,) = s.roll(1, 6, "DR-A-TAC-02", hero=hero, modifiers=modifiers)
    counts = min(max(die + TALENT.get(card, 0), 1), len(ROLLED))
    if openings.RATED_AGAIN.any(s, hero, ROLLED[counts - 1]):
        appoint(s, hero)
        return
    changes.war(s, ratings=(*s.war.ratings, (hero, ROLLED[counts - 1])))
    s.emit("rated", hero=hero, rating=CLASSES[ROLLED[counts - 1]])


@hooks.SET_UP(option="tactical_combat")
@hooks.PLAYER_TURN_BEGINS(option="tactical_combat")
def appoint_all(s: DivineRightState) -> None:
    """Every leader a player has acquired; Ogsbogg only when he leads."""
    rated = hex_set(hero for hero, _ in s.war.ratings)
    for seat in s.in_game:
        for hero in hexes_of(s.army[seat] & _leaders(s.world) & ~rated):
            appoint(s, hero)


@lru_cache(8)
def _leaders(world: World) -> int:
    """All who are leaders from the beginning, as a set."""
    led = (number for number, piece in enumerate(world.pieces) if piece.id != OGSBOGG and _leads(piece))
    return hex_set(led)


@hooks.JOINS_ALLIANCE(option="tactical_combat")
def joins(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    appoint(s, status.ruler(s, kingdom))


@hooks.ENTERED_PLAY(option="tactical_combat")
def enters(s: DivineRightState, piece: int, space: int) -> None:
    """For the whole game (DR-A-TAC-03)."""
    if s.world.pieces[piece].id != OGSBOGG:
        appoint(s, piece)


@hooks.REVEALED(option="tactical_combat")
def new_face(s: DivineRightState, kingdom: int) -> None:
    """A monarch in the field who has lost a class that was fixed rolls (DR-A-TAC-11)."""
    if s.kingdoms[kingdom].seat != NOBODY:
        appoint(s, status.ruler(s, kingdom))


@hooks.SUCCEEDED(option="tactical_combat")
def new_monarch(s: DivineRightState, kingdom: int) -> None:
    forget(s, s.world.monarch_of[kingdom])


def forget(s: DivineRightState, hero: int) -> None:
    """A successor rolls for themselves (DR-A-TAC-07)."""
    changes.war(s, ratings=tuple(entry for entry in s.war.ratings if entry[0] != hero))


# -- who leads --------------------------------------------------------------------------------------------------------


@hooks.CHIEFS(option="tactical_combat")
def chiefs(s: DivineRightState, units: Sequence[int]) -> Sequence[int]:
    """Ogsbogg among Ogres (DR-A-TAC-06)."""
    ogsbogg = s.world.index[OGSBOGG]
    return [ogsbogg] if ogsbogg in units and any(s.world.names[unit].startswith(OGRE) for unit in units) else []


@hooks.LEADS(option="tactical_combat")
def ogres_follow(s: DivineRightState, hero: int, unit: int) -> bool | None:
    return s.world.names[unit].startswith(OGRE) if s.world.names[hero] == OGSBOGG else None


@hooks.BATTLE_BEGINS(option="tactical_combat")
def first_command(s: DivineRightState, battle: Battle) -> None:
    """Who leads a force for the first time."""
    if battle.element != ON_LAND:
        return
    for units in (battle.attackers(s), battle.defenders(s)):
        spaces = sorted({s.where[unit] for unit in units})
        there = [hero for space in spaces for hero in s.mortals(space) if s.master[hero] == s.master[units[0]]]
        for hero in (*there, *chiefs(s, units)):
            appoint(s, hero)


def self_led(s: DivineRightState, units: Sequence[int]) -> bool:
    """More than half of them Barbarians, Ogres or special mercenary units (DR-A-TAC-05)."""
    pieces = [s.world.pieces[unit] for unit in units]
    wild = sum(piece.of == BARBARIAN or (piece.of == SPECIAL and piece.kingdom == NOBODY) for piece in pieces)
    return 2 * wild > len(units)


def led(s: DivineRightState, hero: int, space: int) -> int | None:
    """The class of a force's leader; the Amulet undoes what a device makes of them (DR-B-MAG-14)."""
    if hero == NOBODY:
        return None
    rule, _ = strength.lead(s, hero, fleets=False)
    if rule in ("DR-B-MAG-07", "DR-B-MAG-12") and silent(s, space):
        return E if personality(s, hero) == INCOMPETENT else own_class(s, hero)
    return rating(s, hero)


def forces(s: DivineRightState, clash: Clash) -> tuple[int, int]:
    """The classes of attacker and defender; without a leader E, where both lack one the defender D, and C if they are
    of those who lead themselves (DR-A-TAC-04, DR-A-TAC-05)."""
    own, theirs = (led(s, leader, clash.space) for leader in clash.leaders)
    leaderless = (E, D if own is None else E)
    found = []
    for defending, rank in ((False, own), (True, theirs)):
        if rank is None:
            rank = C if self_led(s, clash.side(defending=defending)) else leaderless[defending]
        for adjust in hooks.FORCE_RATING.of(s):
            rank = adjust(s, clash, defending, rank)
        found.append(min(max(rank, A), E))
    return found[0], found[1]


# -- decisions --------------------------------------------------------------------------------------------------------


@hooks.BEFORE_DICE(option="tactical_combat")
def decide(s: DivineRightState, battle: Battle) -> bool:
    """Both sides roll on their columns; what they do is crossed, and modifies the attacker's die alone, or there is no
    combat (DR-A-TAC-08, DR-A-TAC-09). On land only (DR-A-TAC-12)."""
    if battle.element != ON_LAND:
        return False
    ranks = forces(s, battle.clash(s))
    done = []
    for rank, seat in zip(ranks, (s.phasing, battle.foe), strict=True):
        (die,) = s.roll(1, 6, "DR-A-TAC-08", side=s.name(seat), hex=battle.space, rating=CLASSES[rank])
        done.append(DECISIONS[die - 1][rank])
    attack, defence = done
    advantage = ADVANTAGE[defence][attack]
    s.emit(
        "tactics",
        hex=battle.space,
        side=s.name(s.phasing),
        foe=s.name(battle.foe),
        attack=ATTACKS[attack],
        defence=DEFENCES[defence],
    )
    if advantage is NO_COMBAT:
        s.emit("no-contact", hex=battle.space)
        return True
    battle.edge = ("DR-A-TAC-09", advantage)
    return False
