"""Forts (DR-A-FOR): castles without walls of their own, as strong as those who man them.

A fort is a number of `world.castles` beyond the printed ones, one for each space; those that stand are in `s.war`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, stacking
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.mercenaries.barbarians import hordes
from hexarchy.games.divine_right.mercenaries.named import stem
from hexarchy.games.divine_right.records import Prisoner
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ARMY, BARBARIAN, CHARACTER, FOREST, NOBODY, REGULAR

BUILDERS: Final = 3  # regulars it takes (DR-A-FOR-04)
BUILT: Final = 5  # and more (DR-T-A-FORT)
MARCHED: Final = 3  # movement points that cost a builder 1
ENGINEER: Final = "engineer"
OGRE: Final = "ogre"

# -- building ---------------------------------------------------------------------------------------------------------


@hooks.LAID_OUT(option="scenic_forts")
def ready_made(s: DivineRightState) -> None:
    """DR-A-FOR-02."""
    changes.war(s, forts=s.world.scenic_forts)


def builders(s: DivineRightState, seat: int, space: int) -> list[int]:
    """Regulars that could build, those who have marched least first."""
    spent = dict(s.half.spent)
    pieces = s.world.pieces
    found = [
        unit
        for unit in s.own_units(seat, space)
        if pieces[unit].of == REGULAR
        and pieces[unit].kind == ARMY
        and not pieces[unit].magical
        and unit not in s.aboard
        and not (s.half.leaving | s.half.fresh) >> unit & 1
    ]
    return sorted(found, key=lambda unit: spent.get(unit, 0))


def commander(s: DivineRightState, seat: int, space: int) -> bool:
    """Is there a leader who leads enough of them?"""
    regulars = builders(s, seat, space)
    heroes = [hero for hero in s.mortals(space) if s.master[hero] == seat and s.world.pieces[hero].kind != CHARACTER]
    return any(sum(strength.leads(s, hero, unit) for unit in regulars) >= BUILDERS for hero in heroes)


def engineer(s: DivineRightState, seat: int, space: int) -> bool:
    return any(s.master[hero] == seat and stem(s, hero) == ENGINEER for hero in s.heroes(space))


def why_not(s: DivineRightState, seat: int, space: int) -> list[Reason]:
    if s.castle_in(space) >= 0:
        return [Reason("DR-A-FOR-09", "castle-stands", hex=space)]
    if s.half.built >> space & 1:
        return [Reason("DR-A-FOR-05", "built-already", hex=space)]
    if len(builders(s, seat, space)) < BUILDERS:
        return [Reason("DR-A-FOR-04", "too-few-builders", hex=space, number=BUILDERS)]
    if not commander(s, seat, space) and not engineer(s, seat, space):
        return [Reason("DR-A-FOR-04", "no-master-builder", hex=space)]
    return []


def modifiers(s: DivineRightState, seat: int, space: int) -> list[hooks.Modifier]:
    """DR-A-FOR-05."""
    castle = s.world.castle_at.get(space)
    ruin = castle is not None and not s.stands(castle.index)
    spent = dict(s.half.spent).get(builders(s, seat, space)[BUILDERS - 1], 0)
    found = {
        "DR-A-FOR-05": int(ruin or bool(s.world.terrain[space] & FOREST)),
        "DR-A-FOR-04": int(commander(s, seat, space) and engineer(s, seat, space)),
        "DR-B-MOV-01": -spent // MARCHED,
    }
    return [(rule, amount) for rule, amount in found.items() if amount]


@hooks.act
class Build(hooks.Act):
    """At the end of movement, once a turn in each space (DR-A-FOR-04, DR-A-FOR-05, DR-DEC-52)."""

    VERB = "build-fort"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-FOR-04"
    OPTION = "forts"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        build = s.game.verbs.build_fort
        return [build[space] for space in hexes_of(s.held[seat] & s.world.land) if not why_not(s, seat, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, built=s.half.built | 1 << target)
        found = modifiers(s, seat, target)
        if s.check(1, 6, "DR-A-FOR-05", ("at-least", BUILT), found, side=s.name(seat), hex=target):
            changes.war(s, forts=s.war.forts | 1 << target)
            s.emit("fort-built", side=s.name(seat), hex=target)
            man(s, seat, target)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float | None:
        added = sum(amount for _, amount in modifiers(s, seat, target))
        return sum(die + added >= BUILT for die in range(1, 7)) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not(s, seat, target)


def man(s: DivineRightState, seat: int, space: int) -> None:
    """All that may be in it go inside."""
    closed = s.airborne | s.boats | s.world.swimmers
    for piece in s.own(seat, space):
        barred = closed >> piece & 1 or piece in s.aboard or not s.walled(piece, space)
        if not barred and stacking.fits(s, [piece], space):
            changes.set_inside(s, piece, True)


@hooks.MOVED(option="forts")
def marched(s: DivineRightState, pieces: Sequence[int], points: int) -> None:
    units = tuple((piece, points) for piece in pieces if piece < s.world.first_hero)
    changes.half(s, spent=(*s.half.spent, *units))


# -- who may be in one ------------------------------------------------------------------------------------------------


@hooks.STACKING(option="forts")
@hooks.about(lambda s: hordes(s.world).all)
def few_barbarians(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Ogres enter forts no more than castles (DR-A-FOR-03), Barbarians only where others outnumber them
    (DR-A-FOR-08)."""
    if not s.war.forts >> space & 1:
        return []
    ogres = next((piece for piece in pieces if stem(s, piece) == OGRE), NOBODY)
    if ogres != NOBODY:
        return [Reason("DR-A-FOR-03", "enters-no-castle", unit=ogres)]
    wild = [piece for piece in pieces if s.world.pieces[piece].of == BARBARIAN]
    if wild and not outnumbered(s, stacking.company(s, pieces, space)):
        return [Reason("DR-A-FOR-08", "too-many-barbarians", hex=space)]
    return []


@hooks.CLOSED(option="forts")
def closed(s: DivineRightState, members: Sequence[int]) -> int:
    if not any(s.world.pieces[piece].of == BARBARIAN for piece in members):
        return 0
    return hex_set(space for space in hexes_of(s.war.forts) if few_barbarians(s, members, space))


def outnumbered(s: DivineRightState, pieces: set[int]) -> bool:
    units = [s.world.pieces[piece] for piece in pieces if piece < s.world.first_hero]
    return 2 * sum(unit.of == BARBARIAN for unit in units) < len(units)


@hooks.SIEGE_BARS(option="forts")
def nobody_inside(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> list[Reason]:
    """An empty fort is nobody's: one goes in (DR-A-FOR-06)."""
    empty = castle >= s.world.first_fort and s.castle_owner(castle) == NOBODY
    return [Reason("DR-A-FOR-06", "fort-is-empty", castle=castle)] if empty else []


# -- the end of one ---------------------------------------------------------------------------------------------------


@hooks.act
class Dismantle(hooks.Act):
    """By who occupies it, at the end of their Combat Phase (DR-A-FOR-06, DR-DEC-72)."""

    VERB = "dismantle"
    MOMENT = hooks.COMBAT_ENDS
    RULE = "DR-A-FOR-06"
    OPTION = "forts"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.dismantle[space] for space in hexes_of(s.war.forts) if _holds(s, seat, space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        castle = s.castle_in(target)
        for siege in s.sieges:
            if siege.castle == castle:
                changes.end_siege(s, siege)
        for piece in s.stack(target):
            changes.set_inside(s, piece, False)
        changes.war(s, forts=s.war.forts & ~(1 << target))
        s.emit("fort-removed", side=s.name(seat), hex=target)
        for one in s.prisoners:
            if one.space == target:
                _let_go(s, one)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason("DR-A-FOR-06", "no-fort-of-yours", hex=target)]


def _holds(s: DivineRightState, seat: int, space: int) -> bool:
    return s.castle_owner(s.world.first_fort + space) == seat


@hooks.MOVES_CLOSED(option="forts")
@hooks.PLAYER_TURN_ENDS(option="forts")
def look_after(s: DivineRightState) -> None:
    """Barbarians whom nobody outnumbers any more leave the fort (DR-A-FOR-08); a prisoner without a unit of their
    jailer inside is free (DR-A-FOR-09)."""
    for space in hexes_of(s.war.forts):
        for seat in s.in_game:
            inside = {unit for unit in s.own_units(seat, space) if s.is_inside(unit)}
            if not outnumbered(s, inside):
                for unit in sorted(inside):
                    if s.world.pieces[unit].of == BARBARIAN:
                        changes.set_inside(s, unit, False)
                        s.emit("goes-outside", unit=unit, hex=space)
    for one in s.prisoners:
        if s.war.forts >> one.space & 1 and not _holds(s, one.captor, one.space):
            _let_go(s, one)


def _let_go(s: DivineRightState, one: Prisoner) -> None:
    """Unless the place is a prison without the fort, as the Face is to the Trolls."""
    if one.space not in s.strongholds(one.captor):
        fallout.later(s, fallout.FREED, one.hero)
