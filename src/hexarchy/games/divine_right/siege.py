"""Sieges (DR-B-SIE): when one exists, how it is declared, what an attack rolls and what falls with a castle. The
attacks of the Siege Phase stand in assault.py.

`conditions` is a pure question. A siege in the state lives only as long as its answer is good; it is asked again after
every change (DR-B-SIE-17, DR-B-SIE-24).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import captives, changes, fallout, fate, hooks, losses, openings, status
from hexarchy.games.divine_right.records import Siege
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FALL, NOBODY
from hexarchy.games.divine_right.world import beside

NEEDED = 6  # DR-B-SIE-07

# -- when there is one ------------------------------------------------------------------------------------------------


def besiegers(s: DivineRightState, castle: int, seat: int) -> list[int]:
    """A seat's combat units next to a castle that can besiege: not those that leave (DR-B-DIP-26), nor those that
    retreated and have not moved since (DR-B-SIE-20), nor the Lepers (DR-B-KIN-05), nor flyers in the air
    (DR-B-FLY-05)."""
    around = s.world.field.around[s.world.castles[castle].space]
    barred = s.half.leaving | s.shaken | s.beyond | 1 << s.world.lepers
    for bar in hooks.NO_BESIEGERS.of(s):
        barred |= bar(s, seat)
    return [
        unit
        for space in hexes_of(around & s.held[seat])
        for unit in s.own_units(seat, space)
        if s.world.pieces[unit].siege and not barred >> unit & 1
    ]


def covered(s: DivineRightState, castle: int, units: list[int]) -> int:
    """The spaces around a castle that besiegers cover: their own and the two beside it (DR-B-SIE-02)."""
    world = s.world
    around = world.field.around[world.castles[castle].space]
    found = 0
    for unit in units:
        space = s.where[unit]
        zone = 1 << space | world.field.around[space] & around
        if s.is_fleet(unit):
            zone &= world.open_to_fleets
        else:
            zone &= ~world.sea
        found |= zone
    return found


def to_cover(s: DivineRightState, castle: int) -> int:
    """What must be covered: not lakes, and the open sea only around a port (DR-B-SIE-23); the closed Boom counts as
    covered (DR-B-SIE-19)."""
    world, printed = s.world, s.world.castles[castle]
    spaces = world.field.around[printed.space] & ~world.lakes
    if not printed.port:
        spaces &= ~world.sea
    if printed.space == world.port_lork and s.boom_shut:
        spaces &= ~(1 << world.boom)
    return spaces


def defence(s: DivineRightState, castle: int) -> int:
    """Siege values of the units inside, and the castle's own strength (DR-B-SIE-06, DR-B-SIE-08)."""
    return intrinsic(s, castle) + strength(s, garrison(s, castle))


def intrinsic(s: DivineRightState, castle: int) -> int:
    """A castle's own strength, less what it has lost of it."""
    return s.world.castles[castle].intrinsic - sum(lost(s, castle) for lost in hooks.DAMAGE.of(s))


def garrison(s: DivineRightState, castle: int) -> list[int]:
    """The units inside."""
    return [unit for unit in s.units(s.world.castles[castle].space) if s.is_inside(unit)]


def strength(s: DivineRightState, units: list[int]) -> int:
    if answers := hooks.SIEGE_VALUE.of(s):
        return sum(_value(s, unit, answers) for unit in units)
    return sum(s.world.pieces[unit].siege for unit in units)


def _value(s: DivineRightState, unit: int, answers: tuple[hooks.SiegeValue, ...]) -> int:
    found = (answer(s, unit) for answer in answers)
    return next((value for value in found if value is not None), s.world.pieces[unit].siege)


def conditions(s: DivineRightState, castle: int, seat: int, units: list[int] | None = None) -> list[Reason]:
    """Why a seat cannot besiege a castle as things stand, or with some of its units; nothing if it can (DR-B-SIE-01).
    Of several players each counts their own units alone (DR-B-SIE-04)."""
    printed = s.world.castles[castle]
    if not s.stands(castle):
        return [Reason("DR-B-SIE-12", "is-plundered", castle=castle)]
    if s.castle_owner(castle) == seat:
        return [Reason("DR-B-SIE-01", "is-friendly", castle=castle)]
    units = besiegers(s, castle, seat) if units is None else units
    if printed.needs_magic and not _magic_among(s, seat, units):
        return [Reason("DR-B-SIE-21", "needs-magic", castle=castle)]
    for bars in hooks.SIEGE_BARS.of(s):
        if found := bars(s, castle, seat, units):
            return found
    reasons = []
    open_ = to_cover(s, castle) & ~covered(s, castle, units)
    if open_:
        reasons.append(Reason("DR-B-SIE-02", "not-covered", castle=castle, hexes=tuple(hexes_of(open_))))
    behind_the_boom = printed.space == s.world.port_lork and s.boom_shut
    if printed.port and not behind_the_boom and not any(s.is_fleet(unit) for unit in units):
        reasons.append(Reason("DR-B-SIE-19", "needs-a-fleet", castle=castle))
    if any(s.master[unit] != seat and not (s.inside | s.beyond) >> unit & 1 for unit in s.units(printed.space)):
        reasons.append(Reason("DR-B-SIE-01", "enemies-outside", castle=castle))
    own, theirs = strength(s, units), defence(s, castle)
    if own < theirs:
        reasons.append(Reason("DR-B-SIE-01", "too-weak", castle=castle, own=own, theirs=theirs))
    return reasons


def _magic_among(s: DivineRightState, seat: int, units: list[int]) -> bool:
    """Is there a magical unit among besiegers, or a magical hero with them (DR-B-SIE-21)?"""
    heroes = [hero for space in {s.where[unit] for unit in units} for hero in s.heroes(space) if s.master[hero] == seat]
    there = [*units, *heroes]
    return any(s.world.pieces[piece].magical or hooks.MAGICAL.any(s, piece) for piece in there)


@fallout.handles(fallout.SIEGES)
def check(s: DivineRightState) -> None:
    """A siege ends at once when a condition fails, in any player's turn (DR-B-SIE-17, DR-B-DIP-26)."""
    for siege in s.sieges:
        if not hostile(s, siege.castle, siege.seat) or conditions(s, siege.castle, siege.seat):
            changes.end_siege(s, siege)


def hostile(s: DivineRightState, castle: int, seat: int) -> bool:
    """Does a castle belong to an enemy, or to no kingdom at all?"""
    kingdom = s.world.castles[castle].kingdom
    return kingdom == NOBODY or not s.in_play(kingdom) or s.castle_owner(castle) not in (NOBODY, seat)


# -- declaring --------------------------------------------------------------------------------------------------------


def declarable(s: DivineRightState, seat: int) -> list[int]:
    """The castles a seat could besiege and does not yet (DR-B-SIE-03)."""
    world, forts, found = s.world, s.war.forts, []
    near = beside(world, s.held[seat]) & (world.castle_spaces | forts)
    if near and not s.disloyal:  # what is their own they do not besiege
        own = 0
        for kingdom in s.alliance(seat):
            own |= world.homes[kingdom]
        near &= ~own | forts
    for space in hexes_of(near & s.castles_standing) if near else ():
        castle = s.castle_in(space)
        if _around(s, castle, seat) and s.besieges(seat, castle) is None and not why_not_declare(s, castle, seat):
            found.append(castle)
    return found


def _around(s: DivineRightState, castle: int, seat: int) -> bool:
    """Has a seat units on so many sides of a castle that they could cover all there is? Most often it has not."""
    own = s.world.field.around[s.world.castles[castle].space] & s.held[seat]
    return not to_cover(s, castle) & ~(own | beside(s.world, own))


def why_not_besiege(s: DivineRightState, space: int, seat: int) -> list[Reason]:
    """Of a space: also where its castle is plundered, or where there is none."""
    castle, printed = s.castle_in(space), s.world.castle_at.get(space)
    if castle < 0 and printed is None:
        return [Reason("DR-B-SIE-01", "no-castle", hex=space)]
    return why_not_declare(s, castle if printed is None or castle >= 0 else printed.index, seat)


def why_not_declare(s: DivineRightState, castle: int, seat: int) -> list[Reason]:
    reasons = conditions(s, castle, seat)
    omen = s.half.omen
    if not reasons and omen != NOBODY and conditions(s, castle, seat, assailants(s, castle, seat)):
        return [Reason("DR-B-EVT-05", "omens-forbid", kingdom=omen)]
    return reasons or _barred(s, hooks.MAY_DECLARE.of(s), besiegers(s, castle, seat))


def _barred(
    s: DivineRightState, bars: tuple[Callable[[DivineRightState, Sequence[int]], list[Reason]], ...], units: list[int]
) -> list[Reason]:
    return next((reasons for why in bars if (reasons := why(s, units))), [])


def why_not_assault(s: DivineRightState, castle: int, seat: int) -> list[Reason]:
    """Why besiegers keep a siege, and cannot attack."""
    return _barred(s, hooks.MAY_ASSAULT.of(s), besiegers(s, castle, seat))


def declare(s: DivineRightState, castle: int, seat: int) -> None:
    """A siege of a castle that acts for nobody makes its kingdom join a random other player at once; its units deploy,
    and the conditions are looked at again (DR-B-ACT-10)."""
    printed = s.world.castles[castle]
    s.sieges = (*s.sieges, Siege(castle, seat, s.turn, fresh=True))
    s.emit("siege-declared", castle=castle, side=s.name(seat), hex=printed.space)
    for follow in hooks.BESIEGED.of(s):
        follow(s, castle, seat)
    kingdom = printed.kingdom
    if kingdom == NOBODY or not s.in_play(kingdom) or s.active(kingdom):
        return
    if openings.ATTACKED.any(s, kingdom, seat):
        return
    status.violate(s, seat, kingdom)
    others = [other for other in s.in_game if other != seat]
    others = [other for other in others if not openings.no_helper(s, kingdom, other)]
    if others:
        (helper,) = s.draw(1, others, "DR-B-ACT-10")
        status.activate(s, kingdom, helper, fresh=False)
    fallout.later(s, fallout.SIEGES)


# -- the die -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SiegeRoll:
    """A siege attack as it would be rolled (DR-B-SIE-08, DR-B-SIE-26)."""

    own: int
    theirs: int
    modifiers: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(amount for _, amount in self.modifiers)

    def wins(self, die: int) -> bool:
        """A natural 6 always takes the castle (DR-B-SIE-09)."""
        return die == 6 or die + self.total >= NEEDED

    @property
    def chance(self) -> float:
        return sum(map(self.wins, range(1, 7))) / 6


def assailants(s: DivineRightState, castle: int, seat: int) -> list[int]:
    """The besiegers that begin a siege, or attack: regulars under an omen keep it, but do not count (DR-B-EVT-05)."""
    omen = s.half.omen
    return [unit for unit in besiegers(s, castle, seat) if omen == NOBODY or s.kingdom_of(unit) != omen]


def siege_roll(s: DivineRightState, castle: int, seat: int) -> SiegeRoll:
    units = assailants(s, castle, seat)
    own, theirs = strength(s, units), defence(s, castle)
    ratio = (own // theirs if theirs else own) - 1
    found = [("DR-B-SIE-08", ratio)] if ratio else []
    if leaderless(s, units):
        found.append(("DR-B-FAT-07", -1))
    for modifiers in hooks.SIEGE_MODIFIERS.of(s):
        found += modifiers(s, castle, seat, units)
    return SiegeRoll(own, theirs, tuple(found))


def leaderless(s: DivineRightState, units: list[int]) -> bool:
    """Are half or more of a force regulars whose monarch is on the track, a castaway or a captive (DR-B-FAT-07)?"""
    for kingdom in {s.kingdom_of(unit) for unit in units} - {NOBODY}:
        own = sum(s.kingdom_of(unit) == kingdom for unit in units)
        if 2 * own >= len(units) and fate.weakened(s, kingdom, s.master[units[0]]):
            return True
    return False


# -- castles that fall -------------------------------------------------------------------------------------------------


def take(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> None:
    """A castle falls to units of a seat, who take what booty there is."""
    if hooks.RETAKEN.any(s, castle, seat, units):
        return
    sack(s, castle, seat, units)


def sack(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> None:
    fall(s, castle, seat)
    if castle < s.world.first_fort:
        for follow in (*hooks.FALLEN.of(s), *hooks.SACKED.of(s)):
            follow(s, castle, seat, units)


def fall(s: DivineRightState, castle: int, seat: int) -> None:
    """A castle falls: the units inside are eliminated, heroes inside roll for their fate, it is plundered for good,
    points are scored once, prisoners are freed or change jailer (DR-B-SIE-10, -12, DR-B-VIC-02, DR-B-CAP-06). A fort
    is gone (DR-A-FOR-01)."""
    printed = s.world.castles[castle]
    space = printed.space
    for breach in hooks.BREACHED.of(s):
        breach(s, castle, seat)
    s.emit("castle-falls", castle=castle, side=s.name(seat), hex=space)
    overrun(s, space, seat)
    for piece in s.stack(space):
        changes.set_inside(s, piece, False)  # it is no castle any more (DR-B-SIE-12)
    if s.world.first_fort <= castle:
        changes.war(s, forts=s.war.forts & ~(1 << space))
    else:
        s.plundered |= 1 << castle
        for plunder in hooks.PLUNDERED.of(s):
            plunder(s, castle, seat)
    for siege in [one for one in s.sieges if one.castle == castle]:
        changes.end_siege(s, siege, fallen=True)
    value = printed.points + sum(more(s, castle) for more in openings.CASTLE_VALUE.of(s))
    rule = "DR-B-VIC-02" if printed.kingdom >= 0 else "DR-B-VIC-05"
    changes.score(s, seat, value, rule, castle=castle, hex=space)
    captives.hand_over(s, space, seat)
    fallout.later(s, fallout.SIEGES)


def overrun(s: DivineRightState, space: int, seat: int) -> None:
    """Those inside a castle are eliminated, their heroes roll for their fate."""
    for hero in s.mortals(space):
        if s.is_inside(hero) and s.master[hero] != seat:
            fate.endanger(s, hero, FALL, seat, space)
    for unit in s.units(space):
        if (
            s.where[unit] >= 0
            and not s.world.monarch_units >> unit & 1
            and s.is_inside(unit)
            and s.master[unit] != seat
        ):
            losses.eliminate(s, unit, cause=FALL, captor=seat)
