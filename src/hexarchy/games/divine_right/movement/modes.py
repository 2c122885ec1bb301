"""Ways of moving: on foot and by fleet here, others in their chapters (flyers, swimmers, boats).

A mode says who goes together, how far, what a side costs, which spaces are closed or stop a party, where it may not
end, and what happens where it comes to. A march goes in one mode: that of its first piece by nature, or one its player
has chosen before it set out (a hero takes a boat, a carpet). A chapter that brings a new one derives from `Mode` and
puts `@way(level=…, option=…)` on it; the number is that of words.MODES.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeVar

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import Reach
from hexarchy.games.divine_right import entering, hooks, stacking
from hexarchy.games.divine_right.combat.strength import leads
from hexarchy.games.divine_right.movement import ground, party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BY_FLEET, INTERMEDIATE, NOBODY, ON_FOOT

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

M = TypeVar("M", bound="Mode")
MOST = 60  # points: more than any move needs


class Barriers(NamedTuple):
    """Sets of spaces: closed to a party; in which something happens before it goes on; that it may go through, but not
    end in."""

    closed: int = 0
    stop: int = 0
    passed: int = 0


class Lay(NamedTuple):
    """What lies in the way of a party that goes in a mode."""

    mode: int
    members: Sequence[int]
    allowance: int
    how: ground.How
    barriers: Barriers
    dearer: ground.Dearer


class Mode:
    """See the module."""

    number: ClassVar[int]
    carries: ClassVar[bool] = False  # its pieces take others aboard
    enters_land: ClassVar[bool] = False  # heroes who go to a space come into its land, and may have to ask for passage
    stops_at_borders: ClassVar[bool] = False  # they go as far as the border first
    steps_freely: ClassVar[bool] = False  # its first step is a matter of its own: see `ground.with_first_step`

    def native(self, s: DivineRightState, piece: int) -> bool:
        """Is it how a piece moves by itself?"""
        return False

    def offered(self, s: DivineRightState, members: Sequence[int]) -> bool:
        """May a party on foot that has not moved choose it?"""
        return False

    def chosen(self, s: DivineRightState, members: Sequence[int]) -> None:
        """It does."""

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        """May a piece in the space come along?"""
        raise NotImplementedError

    def joining(self, s: DivineRightState, members: Sequence[int], others: Sequence[int], *, spent: int) -> list[int]:
        """Of others in the space those who may."""
        return [piece for piece in others if self.joins(s, members, piece, spent=spent)]

    def takes_aboard(self, s: DivineRightState, members: Sequence[int], piece: int) -> int:
        """The member that would carry a piece; NOBODY: it goes by itself."""
        return NOBODY

    def allowance(self, s: DivineRightState, members: Sequence[int]) -> int:
        return party.allowance(s, members)

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        """What the sides cost: see `ground.steps`."""
        return self.number

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        raise NotImplementedError

    def border(self, s: DivineRightState, members: Sequence[int]) -> int:
        """Spaces in which it would violate a neutral kingdom (DR-B-DIP-18)."""
        return 0

    def reach(self, s: DivineRightState, members: Sequence[int], spent: int) -> Reach:
        """Where a party can go from where it is, with the points it has left."""
        world, at, lay = s.world, s.where[members[0]], s.lay
        if lay is None or lay.members is not members or lay.mode != self.number:
            lay = self.lay(s, members)
        _, _, allowance, how, (closed, stop, passed), dearer = lay
        left = allowance - spent
        # What lies beyond all they could reach makes no difference: so they often find the ways of others again.
        near = ground.within(world, at, left if left > 1 else 1)
        if dearer:
            dearer = tuple([spaces & near for spaces in dearer if spaces & near])
        free = self.steps_freely and not spent
        found = ground.ways(world, how, at, left, closed & near, stop & near, passed & near, dearer, free)
        everybody = party.with_passengers(s, members)
        if hooks.STACKING.of(s):
            shared = ground.reached(found) & s.spaces_of(s.army[s.phasing])
            if crowded := stacking.barred(s, everybody, shared):
                found = ground.without(found, crowded)
        return party.allowed(s, everybody, found)

    def lay(self, s: DivineRightState, members: Sequence[int]) -> Lay:
        """All that does not depend on how far they go."""
        allowance, how = self.allowance(s, members), self.how(s, members)
        return Lay(self.number, members, allowance, how, self.barred(s, members), self.dearer(s, members))

    def barred(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Barriers, with those of chapters: what is closed to passengers is closed to their ship."""
        found = self.barriers(s, members)
        bars, halts = hooks.CLOSED.of(s), hooks.STOPS.of(s)
        if not bars and not halts:
            return found
        closed, stop, passed = found
        everybody = party.with_passengers(s, members)
        for bar in bars:
            closed |= bar(s, everybody)
        for halt in halts:
            stop |= halt(s, members)
        return Barriers(closed, stop, passed)

    def dearer(self, s: DivineRightState, members: Sequence[int]) -> ground.Dearer:
        """Spaces that cost a point more to enter."""
        return ()

    def sets_out(self, s: DivineRightState, members: Sequence[int]) -> None:
        """A party is about to leave its space."""

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        """A party has come to a space."""
        raise NotImplementedError

    def ends(self, s: DivineRightState, march: March) -> None:
        """A party moves no further."""

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        """The rules by which a space is closed."""
        raise NotImplementedError


class OnFoot(Mode):
    """Land units and heroes (DR-B-MOV)."""

    number = ON_FOOT
    enters_land = stops_at_borders = steps_freely = True

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return bool(self.joining(s, members, (piece,), spent=spent))

    def joining(self, s: DivineRightState, members: Sequence[int], others: Sequence[int], *, spent: int) -> list[int]:
        """Those a leader leads, or the rest of a stack (DR-B-MOV-04, -07, DR-B-HER-07, -08). Later on the way only a
        leader takes units up."""
        leader = party.leader_of(s, members)
        if leader == NOBODY and spent:
            return []
        heroes, found = s.world.first_hero, []
        native, fleets = hooks.MODES.of(s), s.world.fleets
        for piece in others:
            if fleets >> piece & 1 if not native else of(s, piece).number != ON_FOOT:
                joins = not spent and hooks.WALKS.any(s, members, piece)
            elif leader != NOBODY:
                joins = piece >= heroes or leads(s, leader, piece)
            else:
                joins = members[0] < heroes or piece >= heroes
            if joins:
                found.append(piece)
        return found

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        return party.profiles(s, members)

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        seat, world = s.phasing, s.world
        closed = world.isle | world.temple  # DR-B-MOV-11
        for admit in hooks.ADMITS.of(s):
            closed &= ~admit(s, members)
        for bar in hooks.CLOSED_ON_FOOT.of(s):
            closed |= bar(s, members)
        barred = s.strange_castles(seat) | s.besieged_spaces
        if party.heroes_only(s, members):  # at the risk of their lives (DR-B-MOV-05, DR-B-SIE-06, DR-B-SIE-13)
            stop = s.foes(seat) | barred
            closed |= party.refusing(s, members)
        else:
            closed |= party.foes_ashore(s, seat, barred) | barred
            stop = party.hidden_heroes(s, seat, closed)
        return Barriers(closed, stop | self.border(s, members))

    def border(self, s: DivineRightState, members: Sequence[int]) -> int:
        return party.neutral_border(s, members)

    def dearer(self, s: DivineRightState, members: Sequence[int]) -> ground.Dearer:
        adds = hooks.DEARER.of(s)
        return tuple([spaces for add in adds if (spaces := add(s, members))]) if adds else ()

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        march.halted = bool(ground.halting(s.world, party.profiles(s, march.members)) >> space & 1)
        march.meet(s, march.members, before, space)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        world, at = s.world, s.where[members[0]]
        if not world.land >> space & 1:
            return [Reason("DR-B-TER-13" if world.lakes >> space & 1 else "DR-B-TER-10", "no-land", hex=space)]
        if self.barriers(s, members).closed >> space & 1:
            for why in hooks.KEEPS_OUT.of(s):
                if reasons := why(s, members, space):
                    return reasons
            if (world.isle | world.temple) >> space & 1:
                return [Reason("DR-B-MOV-11", "closed-place", hex=space)]
            if party.heroes_only(s, members):
                return [Reason("DR-B-DIP-22", "passage-refused", kingdom=s.land_of[space])]
            if party.foes_ashore(s, s.phasing) >> space & 1:
                return [Reason("DR-B-MOV-05", "enemies-there", hex=space)]
            own = "DR-B-ACT-12" if s.neutral_land(space) >= 0 else "DR-B-SIE-06"
            return [Reason("DR-B-SIE-13" if s.besieged(space) else own, "castle-closed", hex=space)]
        if (at, space) in world.water_sides:
            return [Reason("DR-B-TER-10", "water-between", unit=members[0], hex=space)]
        if (at, space) in world.river_sides:
            return [Reason("DR-B-TER-07", "river-between", unit=members[0], hex=space)]
        return []


class ByFleet(Mode):
    """Fleets and their cargo (DR-B-FLT)."""

    number = BY_FLEET
    carries = True

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        if s.is_fleet(piece):
            return not spent
        return self.takes_aboard(s, members, piece) != NOBODY

    def takes_aboard(self, s: DivineRightState, members: Sequence[int], piece: int) -> int:
        """Where a fleet finds passengers it takes them aboard (DR-B-FLT-03)."""
        return NOBODY if s.is_fleet(piece) else party.berth(s, members, piece)

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Not where enemy fleets are, not into besieged ports nor those closed to combat units, not through the closed
        Boom (DR-B-FLT-02, -07, DR-B-SIE-06, -13); to the Isle of Fright only to take heroes off (DR-B-ISL-03). Past
        enemies ashore, but not to them (DR-B-FLT-02). Ports of neutral kingdoms have their price (DR-B-DIP-18)."""
        world, seat = s.world, s.phasing
        closed = party.enemy_ships(s, seat) | s.strange_castles(seat) | s.besieged_spaces
        if party.boom_bars(s, seat):
            closed |= 1 << world.boom
        stop = party.neutral_ports(s) | party.hidden_heroes(s, seat, afloat=True)
        if party.castaways(s, seat) or not party.isle_shut(s, members):
            stop |= world.isle
        else:
            closed |= world.isle
        return Barriers(closed, stop, s.foes(seat))

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        entering.units_enter(s, s.phasing, march.members, before, space)
        march.look_for_boats(s, space)
        if s.world.isle >> space & 1:  # for nothing else than castaways a fleet comes there (DR-B-ISL-03)
            for hero in party.castaways(s, s.phasing):
                fleet = next((one for one in march.members if party.has_room(s, one, hero)), NOBODY)
                if fleet != NOBODY:
                    march.embark(s, hero, fleet)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        seat = s.phasing
        if party.isle_shut(s, members) >> space & 1 and not party.castaways(s, seat):
            return [Reason("DR-B-ISL-03", "nobody-to-rescue", hex=space)]
        if not (s.world.sailable | s.world.isle) >> space & 1:
            return [Reason("DR-B-FLT-01", "no-water", hex=space)]
        if space == s.world.boom and party.boom_bars(s, seat):
            return [Reason("DR-B-FLT-07", "boom-is-closed", hex=space)]
        closed, _, passed = self.barriers(s, members)
        return [Reason("DR-B-FLT-02", "closed-to-fleets", hex=space)] if (closed | passed) >> space & 1 else []


FOOT: Final = OnFoot()
FLEET: Final = ByFleet()
_BY_NUMBER: Final[dict[int, Mode]] = {ON_FOOT: FOOT, BY_FLEET: FLEET}


def way(*, level: int = INTERMEDIATE, option: str | tuple[str, ...] = ()) -> Callable[[type[M]], type[M]]:
    """Bring a mode into the game from a level on, or where a switch is on."""

    def register(cls: type[M]) -> type[M]:
        mode = cls()
        assert cls.number not in _BY_NUMBER, f"two modes with the number {cls.number}"
        _BY_NUMBER[cls.number] = mode
        hooks.MODES(level=level, option=option)(mode)
        return cls

    return register


def mode(number: int) -> Mode:
    return _BY_NUMBER[number]


def of(s: DivineRightState, piece: int) -> Mode:
    """How a piece moves by itself: of several ways the last that was brought into the game."""
    for other in hooks.MODES.of(s)[::-1]:
        if other.native(s, piece):
            return other
    return FLEET if s.world.fleets >> piece & 1 else FOOT


def choices(s: DivineRightState, members: Sequence[int]) -> list[Mode]:
    """The modes a party that goes on foot may choose before it sets out."""
    found = [other for other in hooks.MODES.of(s) if other.offered(s, members)]
    for barred in hooks.NO_SUCH_WAY.of(s):
        found = [other for other in found if not barred(s, members, other.number)]
    return found


def reach(s: DivineRightState, members: Sequence[int], spent: int) -> Reach:
    """Where a party can go in its own mode."""
    return of(s, members[0]).reach(s, members, spent)


def companions(s: DivineRightState, members: Sequence[int], spent: int, how: Mode | None = None) -> list[int]:
    """Others in the space who may come along."""
    first = members[0]
    master, seat, there = s.master, s.phasing, 0
    for piece in s.stacks[s.where[first]]:
        if master[piece] == seat and piece not in members:
            there |= 1 << piece
    if not there or not (there := party.able(s, there)):
        return []
    others: Sequence[int] = hexes_of(there)
    for alone in hooks.ALONE.of(s):
        others = [] if alone(s, first) else [piece for piece in others if not alone(s, piece)]
    how = how or of(s, first)
    able = how.joining(s, members, others, spent=spent)
    for why in hooks.GOES_ALONG.of(s):
        able = [piece for piece in able if not why(s, members, piece)]
    return able


# -- land that must be left -------------------------------------------------------------------------------------------


def overstays(s: DivineRightState, kingdom: int) -> bool:
    """Has the phasing player anything on a kingdom's land that could have left it (DR-B-DIP-19)? What may not move, or
    finds no way out, may stay where it is, and so may heroes with those who made a siege attack."""
    land, tied = s.game.lands[kingdom], tied_down(s, kingdom)
    spared, able = s.half.leaving | s.sheltered | s.beyond | s.boats, party.able(s, s.army[s.phasing])
    return any(
        land >> s.where[piece] & 1
        and not spared >> piece & 1
        and piece not in s.aboard
        and not party.welcome(s, piece)
        and (not s.is_seagoing(piece) or s.world.ports >> s.where[piece] & 1)
        and not (tied >> s.where[piece] & 1 and piece >= s.world.first_hero)
        and (s.half.moved >> piece & 1 or (able >> piece & 1 and _way_out(s, piece, kingdom)))
        for piece in s.pieces_of(s.phasing)
    )


def tied_down(s: DivineRightState, kingdom: int) -> int:
    """Spaces of a kingdom's land in which units of the phasing player may not move, as they made a siege attack
    (DR-B-SIE-11): they have their time to leave it in their next turn."""
    return s.spaces_of(s.half.sieging & s.army[s.phasing]) & s.game.lands[kingdom]


def _way_out(s: DivineRightState, piece: int, kingdom: int) -> bool:
    """Is there a way over the border, however long?"""
    how = of(s, piece)
    if how is not FOOT:
        found = how.reach(s, [piece], how.allowance(s, [piece]) - MOST)
    elif s.is_inside(piece) and s.besieged(s.where[piece]) and piece < s.world.first_hero:
        return False
    else:
        closed, profiles = how.barred(s, [piece]).closed, party.profiles(s, [piece])
        return ground.leads_out(s.world, profiles, s.where[piece], closed, s.land_of)
    return any(s.land_of[space] != kingdom for space in found.costs)


def hovering(s: DivineRightState, seat: int) -> list[int]:
    """A seat's flyers in the air that are not at home there."""
    return [*hexes_of(s.airborne & s.army[seat] & s.world.flyers & ~s.world.perpetual)]
