"""Lake fleets (DR-A-LAK): boats on closed waters that carry the pieces of who holds the castle there.

A lake is all spaces that touch its water. To go over it from one of them to the next costs 2 points, and the move ends
where one lands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, hooks, stacking
from hexarchy.games.divine_right.advanced.curses.love import couple
from hexarchy.games.divine_right.mercenaries.named import stem
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ARMY, BARBARIAN, BLACK_HAND, NOBODY, SPECIAL
from hexarchy.games.divine_right.world import World

SWITCH: Final = "lake_fleets"
LAKES: Final = ("zett", "well_of_lered", "lake_carth", "star_lake")  # DR-A-LAK-01
STEP: Final = 2  # points for each space
FROM_CASTLE, FROM_SHORE = 0, 1
UNITS: Final = (2, 1)  # that its boats take in a turn from the castle, from the shore (DR-A-LAK-02, DR-A-LAK-04)
NO_SAILORS: Final = ("ogsbogg", "llomar", "ghost_riders", "the_lepers", "vampire", "werewolf", "shadowwolves")

# -- waters -----------------------------------------------------------------------------------------------------------


@lru_cache(8)
def waters(world: World) -> tuple[int, ...]:
    """The spaces of each lake."""
    return tuple(hex_set(space for space, water in enumerate(world.water_of) if water == name) for name in LAKES)


def lake_of(s: DivineRightState, space: int) -> int:
    """The lake a space touches; NOBODY: none."""
    return LAKES.index(s.world.water_of[space]) if s.world.water_of[space] in LAKES else NOBODY


@lru_cache(8)
def castles_on(world: World) -> tuple[tuple[int, ...], ...]:
    """The castles on each lake."""
    return tuple(
        tuple(castle.index for castle in world.castles if water >> castle.space & 1) for water in waters(world)
    )


def navy(s: DivineRightState, seat: int, lake: int) -> int:
    """How many fleet and swimming units a seat has on a lake."""
    ships = hexes_of(s.army[seat] & (s.world.fleets | s.world.swimmers))
    return sum(waters(s.world)[lake] >> s.where[unit] & 1 for unit in ships)


def master(s: DivineRightState, lake: int) -> int:
    """The seat a lake's boats serve (DR-A-LAK-01): of rivals the one with naval superiority, and nobody while an enemy
    has more ships there (DR-A-LAK-07)."""
    owners = {s.castle_owner(castle) for castle in castles_on(s.world)[lake]}
    owners.intersection_update(s.in_game)  # who is out may still have left something in a castle
    if not owners:
        return NOBODY
    fleets = {seat: navy(s, seat, lake) for seat in s.in_game}
    best = max(owners, key=lambda seat: fleets[seat])
    if any(one != best and fleets[one] == fleets[best] for one in owners):
        return NOBODY
    return NOBODY if any(count > fleets[best] for seat, count in fleets.items() if seat != best) else best


def frozen(s: DivineRightState) -> int:
    """Where the boats are laid up in winter (DR-A-WIN-09)."""
    return s.world.snow if s.climate.snow else 0


def watched(s: DivineRightState, seat: int, lake: int) -> bool:
    """Is an enemy fleet or flying unit there, so that nobody slips through a siege (DR-A-LAK-06)?"""
    hostile = hexes_of((s.world.fleets | s.world.flyers) & ~s.army[seat])
    return any(s.where[unit] >= 0 and waters(s.world)[lake] >> s.where[unit] & 1 for unit in hostile)


# -- who goes where ---------------------------------------------------------------------------------------------------


def why_not(s: DivineRightState, seat: int, piece: int) -> list[Reason]:
    """The rules against a piece's going by lake boat, wherever to."""
    at = s.where[piece]
    lake = lake_of(s, at) if at >= 0 else NOBODY
    if at < 0 or s.master[piece] != seat or lake == NOBODY or not s.world.land >> at & 1:
        return [Reason("DR-A-LAK-01", "no-lake", unit=piece)]
    if frozen(s) >> at & 1:
        return [Reason("DR-A-WIN-09", "lake-is-frozen", hex=at)]
    if master(s, lake) != seat:
        return [Reason("DR-A-LAK-07", "boats-of-others", hex=at)]
    return _why_not_all(s, seat, piece, lake)


def _why_not_all(s: DivineRightState, seat: int, piece: int, lake: int) -> list[Reason]:
    """The same of a piece on a shore whose boats serve its player, and of who goes wherever it goes (DR-A-CURSE-40)."""
    bars_ = (_why_not_aboard(s, seat, one, lake) for one in couple(s, piece))
    return next((reasons for reasons in bars_ if reasons), [])


def _why_not_aboard(s: DivineRightState, seat: int, piece: int, lake: int) -> list[Reason]:
    at = s.where[piece]
    if bars(s, piece):
        return [Reason("DR-A-LAK-05", "no-sailor", unit=piece)]
    shut = s.is_inside(piece) and s.besieged(at)
    if shut and watched(s, seat, lake):
        return [Reason("DR-A-LAK-06", "lake-is-watched", hex=at)]
    reasons = [reason for reason in party.why_not_move(s, piece) if reason.key != "is-besieged"]
    return reasons or full(s, piece, lake)


def bars(s: DivineRightState, piece: int) -> bool:
    """Who may not use them; and what is no land unit (DR-A-LAK-05)."""
    printed = s.world.pieces[piece]
    creature = printed.kingdom == BLACK_HAND and printed.of == SPECIAL
    if printed.of == BARBARIAN or creature or stem(s, piece) in NO_SAILORS or printed.id in NO_SAILORS:
        return True
    afloat = piece in s.aboard or (s.boats | s.airborne) >> piece & 1
    return bool(afloat) or (piece < s.world.first_hero and printed.kind != ARMY)


def origin(s: DivineRightState, seat: int, space: int) -> int:
    castle = s.world.castle_at.get(space)
    return FROM_CASTLE if castle is not None and s.castle_owner(castle.index) == seat else FROM_SHORE


def full(s: DivineRightState, piece: int, lake: int) -> list[Reason]:
    """From the castle two units and any heroes (DR-A-LAK-02); from the shore one unit or any heroes (DR-A-LAK-04)."""
    start, heroes = origin(s, s.master[piece], s.where[piece]), s.world.first_hero
    taken = [one for where, since, one in s.half.ferried if (where, since) == (lake, start)]
    units = sum(one < heroes for one in taken)
    if start == FROM_CASTLE:
        room = piece >= heroes or units < UNITS[start]
        return [] if room else [Reason("DR-A-LAK-02", "boats-are-full", number=UNITS[start])]
    room = not units and (piece >= heroes or not taken)
    return [] if room else [Reason("DR-A-LAK-04", "boats-are-full", number=UNITS[start])]


def goals(s: DivineRightState, seat: int, piece: int) -> list[int]:
    """Shores within reach, not the open water (DR-A-LAK-03); friendly castles too."""
    at = s.where[piece]
    lake = lake_of(s, at)
    shores = _shores(s, piece, lake, _closed(s, seat, lake))
    found = [space for space in hexes_of(shores) if not _intrudes(s, piece, at, space)]
    return stacking.fitting(s, couple(s, piece), found)


def _has_goal(s: DivineRightState, piece: int, lake: int, closed: int) -> bool:
    shores, at = hexes_of(_shores(s, piece, lake, closed)), s.where[piece]
    crew = couple(s, piece)
    return any(not _intrudes(s, piece, at, space) and stacking.fits(s, crew, space) for space in shores)


def _shores(s: DivineRightState, piece: int, lake: int, closed: int) -> int:
    """Also by boat nobody goes where they must not go."""
    at, crew = s.where[piece], couple(s, piece)
    for bar in hooks.CLOSED.of(s):
        closed |= bar(s, crew)
    reached = _across(s.world, lake, at, min(party.move_of(s, one) for one in crew) // STEP)
    return reached & s.world.land & ~closed & ~(1 << at)


def _closed(s: DivineRightState, seat: int, lake: int) -> int:
    """Where boats of a seat do not land."""
    closed = s.foes(seat) | s.strange_castles(seat) | s.world.isle | s.world.temple | frozen(s)
    return closed | s.besieged_spaces if watched(s, seat, lake) else closed


@lru_cache(1024)
def _across(world: World, lake: int, at: int, steps: int) -> int:
    """The spaces of a lake no more than so many steps off."""
    water, reached, edge = waters(world)[lake], 1 << at, 1 << at
    for _ in range(steps):
        beyond = (
            near for space in hexes_of(edge) for near in world.field.near[space] if (space, near) not in world.dry_sides
        )
        edge = hex_set(beyond) & water & ~reached
        reached |= edge
    return reached


def _intrudes(s: DivineRightState, piece: int, before: int, space: int) -> bool:
    kingdom = s.neutral_land(space)
    return kingdom >= 0 and party.intrudes(s, couple(s, piece), kingdom, before)


@hooks.act
class LakeBoat(hooks.Act):
    """One piece after the other."""

    VERB = "lake-boat"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-LAK-02"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        own = s.spaces_of(s.army[seat]) & s.world.land & ~frozen(s)
        lakes = [lake for lake, water in enumerate(waters(s.world)) if water & own and master(s, lake) == seat]
        if not lakes:
            return []
        found, half = [], s.half
        free = hexes_of(s.army[seat] & ~(half.moved | half.fresh | half.leaving | half.sieging))  # DR-B-MOV-03
        for lake in lakes:
            near, closed = waters(s.world)[lake] & own, _closed(s, seat, lake)
            ashore = [piece for piece in free if near >> s.where[piece] & 1]
            able = [piece for piece in ashore if not _why_not_all(s, seat, piece, lake)]
            found += [piece for piece in able if _has_goal(s, piece, lake, closed)]
        return [s.game.verbs.lake_boat[piece] for piece in sorted(found)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Ferry(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_not(s, seat, target) or [Reason("DR-A-LAK-02", "no-landing-place", unit=target)]


@frame
class Ferry(Procedure):
    piece: int

    def step(self, s: DivineRightState) -> Asked:
        options = [s.game.verbs.go[space] for space in goals(s, s.phasing, self.piece)]
        if len(options) == 1:
            self.do_go(s, s.phasing, options[0].target)
            return None
        at = s.where[self.piece]
        return Ask(s.phasing, "ferry", "DR-A-LAK-02", options, default=options[0], unit=self.piece, hex=at)

    def do_go(self, s: DivineRightState, seat: int, space: int) -> None:
        """Heroes who come and go by boat risk nothing in a siege (DR-A-LAK-06)."""
        before, crew = s.where[self.piece], couple(s, self.piece)
        entries = [(lake_of(s, before), origin(s, seat, before), piece) for piece in crew]
        changes.half(s, moved=s.half.moved | hex_set(crew), ferried=(*s.half.ferried, *entries))
        for piece in crew:
            changes.shift(s, piece, space)
            s.emit("crosses-lake", unit=piece, **{"from": before}, to=space)
        entering.units_enter(s, seat, crew, before, space)
        fallout.later(s, fallout.SIEGES)
        s.finish()
        fallout.settle(s)

    def why_go(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if not s.world.land >> space & 1:
            return [Reason("DR-A-LAK-03", "open-water", hex=space)]
        reasons = hooks.WHY_CLOSED.why(s, couple(s, self.piece), space)
        return reasons or [Reason("DR-A-LAK-02", "no-landing-place", unit=self.piece)]
