"""Who may move, how far, and what is in their way (DR-B-MOV, DR-B-HER-07, -08, DR-B-FLT): questions without a change.
`modes.py` puts the answers together for each way of moving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import Reach
from hexarchy.games.divine_right import fate, hooks, openings, refuge, stacking, status
from hexarchy.games.divine_right.hooking import concerned
from hexarchy.games.divine_right.movement import ground
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BARBARIAN,
    CHARACTER,
    GROUND,
    HOTHIOR,
    INTERMEDIATE,
    LEADING,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    REGULAR,
    SEARCH,
)

INCOMPETENT, PARANOID = 10, 20

# -- who --------------------------------------------------------------------------------------------------------------


def why_not_move(s: DivineRightState, piece: int) -> list[Reason]:
    """The rules against moving a piece at all (DR-B-MOV-03)."""
    half, bit = s.half, 1 << piece
    hero = piece >= s.world.first_hero
    if (half.moved | half.fresh | half.leaving | half.sieging) & bit:
        return [_why_tied(s, piece)]
    if not hero and s.is_inside(piece) and s.besieged(s.where[piece]) and not half.broke_out & bit:
        return [Reason("DR-B-SIE-13", "is-besieged", unit=piece)]
    if fate.castaway(s, piece):
        return [Reason("DR-B-ISL-03", "waits-for-rescue", unit=piece)]
    if piece in s.aboard and not s.world.flyers & bit:
        return [Reason("DR-B-FLT-04", "is-aboard", unit=piece)]
    if hero and refuge.bound(s, piece):
        return [Reason("DR-B-PER-117", "stays-in-the-castle", unit=piece)]
    return hooks.MAY_MOVE.why(s, piece)


def _why_tied(s: DivineRightState, piece: int) -> Reason:
    half, bit = s.half, 1 << piece
    if half.moved & bit:
        return Reason("DR-B-MOV-01", "has-moved", unit=piece)
    if half.fresh & bit:
        wild = s.world.pieces[piece].of == BARBARIAN
        return Reason("DR-B-BAR-03" if wild else "DR-B-DIP-07", "just-activated", unit=piece)
    if half.leaving & bit:
        return Reason("DR-B-DIP-09", "is-leaving", unit=piece)
    return Reason("DR-B-SIE-11", "made-a-siege-attack", unit=piece)


def why_not_set_out(s: DivineRightState, piece: int) -> list[Reason]:
    """The rules against a piece's moving otherwise than in the company of others."""
    return why_not_move(s, piece) or hooks.MAY_SET_OUT.why(s, piece)


def movable(s: DivineRightState, seat: int) -> int:
    """All pieces of a seat that `why_not_set_out` lets go, as a set."""
    found, bars = able(s, s.army[seat]), hooks.MAY_SET_OUT.of(s)
    return _without(s, found, bars) if bars else found


def able(s: DivineRightState, pieces: int) -> int:
    """Of a set of pieces those that `why_not_move` lets go."""
    half, world, where = s.half, s.world, s.where
    found = pieces & ~(half.moved | half.fresh | half.leaving | half.sieging)
    for siege in s.sieges:
        for unit in s.units(world.castles[siege.castle].space):
            found &= ~(s.inside & ~half.broke_out & 1 << unit)
    for load in s.aboard:
        found &= ~(1 << load & ~world.flyers)
    if heroes := found & world.mortal:
        isle = world.isle
        for hero in hexes_of(heroes):
            if (isle >> where[hero] & 1 and fate.castaway(s, hero)) or refuge.bound(s, hero):
                found ^= 1 << hero
    bars = hooks.MAY_MOVE.of(s)
    return _without(s, found, bars) if bars else found


def _without(s: DivineRightState, pieces: int, bars: Sequence[Callable[[DivineRightState, int], list[Reason]]]) -> int:
    """Of a set of pieces those that nothing is against."""
    for why in bars:
        for piece in hexes_of(concerned(s, why, pieces)):
            if why(s, piece):
                pieces ^= 1 << piece
    return pieces


def leader_of(s: DivineRightState, members: Sequence[int]) -> int:
    """The hero at the head of a party, if the first is one who leads (DR-B-MOV-07)."""
    first = members[0]
    piece = s.world.pieces[first]
    if first < s.world.first_hero and not piece.crowned:
        return NOBODY
    follows = piece.kind == CHARACTER and status.realm(s, first) < 0
    return NOBODY if follows or hooks.unable(s, first, LEADING) else first


# -- how far ----------------------------------------------------------------------------------------------------------


def move_of(s: DivineRightState, piece: int) -> int:
    """A piece's allowance; an Incompetent monarch's is that of the regulars (DR-B-PER-110)."""
    printed = s.world.pieces[piece]
    for answer in hooks.MOVE.of(s):
        if (found := answer(s, piece)) is not None:
            return found
    if printed.crowned and s.has_personality(printed.kingdom, INCOMPETENT):
        return s.world.kingdoms[printed.kingdom].regular_move
    return printed.move


def allowance(s: DivineRightState, members: Sequence[int]) -> int:
    """The leader's, or that of the slowest unit; heroes are carried (DR-B-MOV-01, -04, -07, DR-B-HER-07)."""
    points = 0
    for add in hooks.ALLOWANCE.of(s):
        points += add(s, members)
    if len(members) == 1 or leader_of(s, members) != NOBODY:
        points += move_of(s, members[0])
    else:
        units = [piece for piece in members if piece < s.world.first_hero]
        points += min([move_of(s, piece) for piece in units or members])
    for slow in hooks.SLOWED.of(s):
        points = slow(s, members, points)
    return points


def profiles(s: DivineRightState, members: Sequence[int]) -> frozenset[ground.Profile]:
    """Whose ground counts: the leader's bonuses serve all they lead, units' are not given to the leader (DR-B-MOV-07,
    DR-B-MOV-08)."""
    if len(members) == 1 or leader_of(s, members) != NOBODY:
        return ground.kind(profile(s, members[0]))
    units = [piece for piece in members if piece < s.world.first_hero]
    return frozenset([profile(s, piece) for piece in units or members])


def profile(s: DivineRightState, piece: int) -> ground.Profile:
    printed = s.world.pieces[piece]
    home = printed.kingdom if printed.of == REGULAR else NOBODY
    for answer in hooks.NATIVE.of(s):
        if (found := answer(s, piece)) is not None:
            home = found
    bonuses = 0 if hooks.UNABLE.any(s, piece, GROUND) else printed.bonuses
    for add in hooks.BONUSES.of(s):
        bonuses |= add(s, piece)
    return bonuses, home


# -- where ------------------------------------------------------------------------------------------------------------


def heroes_only(s: DivineRightState, members: Sequence[int]) -> bool:
    return min(members) >= s.world.first_hero


def refusing(s: DivineRightState, members: Sequence[int]) -> int:
    """Land of kingdoms that have refused one of them free passage this turn (DR-B-DIP-22)."""
    found = 0
    for hero, kingdom, granted in s.half.passage:
        if not granted and hero in members:
            found |= s.game.lands[kingdom]
    return found


def neutral_border(s: DivineRightState, members: Sequence[int]) -> int:
    """Land of kingdoms that act for nobody, where entering has a price not paid yet (DR-B-DIP-18, DR-B-DIP-22)."""
    seat, lands, kingdoms = s.phasing, s.game.lands, s.kingdoms
    # With nothing to spare them they intrude into all that are in play.
    spared = s.half.passage or openings.FREE_ENTRY.of(s) or hooks.UNMINDED.of(s) or hooks.WELCOME.of(s)
    found = 0
    for kingdom in s.allied[NOBODY]:
        record = kingdoms[kingdom]
        if record.violated >> seat & 1 and record.status == NEUTRAL:
            continue
        if not (spared or record.grace >> seat & 1) or intrudes(s, members, kingdom, s.where[members[0]]):
            found |= lands[kingdom]
    return found if s.level >= INTERMEDIATE else found & ~s.game.wilds


def intrudes(s: DivineRightState, pieces: Sequence[int], kingdom: int, before: int) -> bool:
    """Would pieces that come from a space (NOBODY: from aboard) violate a kingdom they enter (DR-B-DIP-18)? Not with
    free passage, not while they have time to leave it (DR-B-DIP-19), and one penalty is all; but every entry ends
    Confusion or forced peace (DR-B-ACT-06, DR-B-ACT-08)."""
    if s.active(kingdom) or not s.in_play(kingdom) or free_entry(s, kingdom):
        return False
    if heroes_only(s, pieces) and any(all(minds_not(s, one) for one in pieces) for minds_not in hooks.UNMINDED.of(s)):
        return False
    record = s.kingdoms[kingdom]
    if record.status == NEUTRAL and record.violated >> s.phasing & 1:
        return False
    if record.grace >> s.phasing & 1 and before >= 0 and s.land_of[before] == kingdom:
        return False
    return not heroes_only(s, pieces) or not all(has_passage(s, hero, kingdom) for hero in pieces)


def free_entry(s: DivineRightState, kingdom: int) -> bool:
    """Does the phasing player violate nobody there?"""
    return openings.FREE_ENTRY.any(s, s.phasing, kingdom)


def has_passage(s: DivineRightState, hero: int, kingdom: int) -> bool:
    """Has a hero free passage through a kingdom in this turn (DR-B-DIP-22)?"""
    return (hero, kingdom, 1) in s.half.passage or welcome(s, hero)


def welcome(s: DivineRightState, hero: int) -> bool:
    return hooks.WELCOME.any(s, hero)


def refused(s: DivineRightState, heroes: Sequence[int], kingdom: int) -> bool:
    """Was free passage refused one of them this turn (DR-B-DIP-22)?"""
    return any((hero, kingdom, 0) in s.half.passage for hero in heroes)


def enemy_ships(s: DivineRightState, seat: int) -> int:
    """Spaces with fleets of other seats, and whatever else keeps fleets out: serpents on the surface (DR-B-SWM-03)."""
    ships = 0
    for other, army in enumerate(s.army):
        if other != seat:
            ships |= army
    return s.spaces_of(ships & (s.world.fleets | s.world.swimmers) & ~(s.submerged | s.ashore))


def foes_ashore(s: DivineRightState, seat: int, closed: int = 0) -> int:
    """Spaces with land units of other seats, which no land unit enters (DR-B-MOV-05); ships give way to them
    (DR-B-FLT-12). Nobody asks about spaces that are `closed` anyway."""
    foes = s.foes(seat)
    if doubtful := foes & s.world.landings & ~closed:
        master, stacks, aboard, heroes = s.master, s.stacks, s.aboard, s.world.first_hero
        elsewhere = s.seagoing | s.beyond
        for space in hexes_of(doubtful):
            for unit in stacks[space]:
                if unit < heroes and not elsewhere >> unit & 1 and master[unit] != seat and unit not in aboard:
                    break
            else:
                foes ^= 1 << space
    return foes


def hidden_heroes(s: DivineRightState, seat: int, closed: int = 0, *, afloat: bool = False) -> int:
    """Spaces with an enemy hero whom a unit that enters may search for (DR-B-FAT-04, DR-B-MOV-10). Nobody asks about
    spaces that are `closed` anyway."""
    if afloat and not s.boats:
        return 0
    found, where, master, held = 0, s.where, s.master, s.held
    for hero in hexes_of(s.lone_heroes & ~s.army[seat]):
        space = where[hero]
        if closed >> space & 1 or held[master[hero]] >> space & 1:
            continue
        if searchable(s, seat, space, afloat=afloat):
            found |= 1 << space
    return found


def allowed(s: DivineRightState, members: Sequence[int], found: Reach) -> Reach:
    """Where a Paranoid monarch lets a party go."""
    kingdom = _jealous(s, members)
    if kingdom == NOBODY:
        return found
    lands = s.land_of
    costs = {space: cost for space, cost in found.costs.items() if lands[space] == kingdom}
    return Reach(found.start, costs, found.came)


def paranoid(s: DivineRightState, members: Sequence[int], space: int) -> bool:
    """Does a Paranoid monarch keep some of these pieces from a space (DR-B-PER-120)?"""
    kingdom = _jealous(s, members)
    return kingdom not in (NOBODY, s.land_of[space])


def _jealous(s: DivineRightState, members: Sequence[int]) -> int:
    """The kingdom whose Paranoid monarch would have fewer than half of the surviving regulars inside it if these pieces
    left (DR-B-PER-120); NOBODY: there is none, as there is one such card."""
    pieces = s.world.pieces
    for piece in members:
        kingdom = pieces[piece].kingdom
        if kingdom >= 0 and s.personality(kingdom) == PARANOID:
            regulars = [unit for unit in s.world.regulars_of[kingdom] if s.where[unit] >= 0]
            home = [unit for unit in regulars if s.land_of[s.where[unit]] == kingdom]
            stay = [unit for unit in home if unit not in members]
            return kingdom if len(stay) < min(len(home), len(regulars) // 2) else NOBODY
    return NOBODY


# -- by sea -----------------------------------------------------------------------------------------------------------


def neutral_ports(s: DivineRightState) -> int:
    """Plundered ports of kingdoms that act for nobody: to put in there has its price (DR-B-DIP-18)."""
    found = 0
    for castle in hexes_of(s.plundered):
        space = s.world.castles[castle].space
        if s.world.ports >> space & 1 and s.neutral_land(space) >= 0:
            found |= 1 << space
    return found


def castaways(s: DivineRightState, seat: int) -> list[int]:
    """A seat's heroes on the Isle of Fright who wait for a ship (DR-B-ISL-03)."""
    heroes = [hero for space in hexes_of(s.world.isle) for hero in s.mortals(space)]
    return [hero for hero in heroes if s.master[hero] == seat and fate.castaway(s, hero)]


def isle_shut(s: DivineRightState, members: Sequence[int]) -> int:
    """The Isle of Fright, as a set, unless it is open to a party (DR-B-ISL-03)."""
    return 0 if hooks.ISLE_OPEN.any(s, with_passengers(s, members)) else s.world.isle


def boom_bars(s: DivineRightState, seat: int) -> bool:
    """The Boom bars fleets that are not its controller's while it is closed (DR-B-FLT-07)."""
    return s.boom_shut and s.kingdoms[HOTHIOR].seat != seat


def is_quay(s: DivineRightState, space: int) -> bool:
    """May pieces go aboard and ashore: ports, and coasts or banks without mountains (DR-B-FLT-03), not the Isle of
    Fright (DR-B-ISL-03)?"""
    return bool((s.world.land & ~s.world.isle) >> space & 1) and not s.world.terrain[space] & MOUNTAIN


def why_not_land(s: DivineRightState, piece: int) -> list[Reason]:
    """The rules against a passenger's going ashore where its fleet is, a rider's dismounting, a landing from a boat."""
    space, seat = s.where[piece], s.master[piece]
    if s.world.isle >> space & 1:
        return [Reason("DR-B-ISL-03", "no-landing", hex=space)]
    carrier = s.aboard.get(piece, NOBODY)
    quay = carrier == NOBODY or not s.is_fleet(carrier) or is_quay(s, space)
    if not quay or not (s.world.land & ~s.world.temple) >> space & 1:
        return [Reason("DR-B-FLT-03", "no-landing", hex=space)]
    if reasons := stacking.why_not(s, [piece], space):
        return reasons
    if piece >= s.world.first_hero:
        kingdom = s.neutral_land(space)
        if kingdom >= 0 and refused(s, [piece], kingdom):
            return [Reason("DR-B-DIP-22", "passage-refused", kingdom=kingdom)]
    elif foes_ashore(s, seat) >> space & 1:
        return [Reason("DR-B-MOV-05", "enemies-there", hex=space)]
    return []


def ships(s: DivineRightState, piece: int) -> list[int]:
    """Fleets in the space that could take a piece aboard, and flyers a hero could mount (DR-B-FLT-03, DR-B-FLY-06)."""
    seat, master, sets = s.master[piece], s.master, s.world.carriers
    carriers = [unit for unit in s.stacks[s.where[piece]] if sets >> unit & 1 and master[unit] == seat]
    if not carriers:
        return []
    found = [unit for unit in carriers if berth(s, [unit], piece) != NOBODY]
    return [unit for unit in found if not hooks.GOES_ALONG.any(s, [unit], piece)]


def passengers(s: DivineRightState, carriers: Sequence[int]) -> list[int]:
    return [load for one in carriers for load in s.cargo(one)] if s.aboard else []


def with_passengers(s: DivineRightState, members: Sequence[int]) -> Sequence[int]:
    return [*members, *passengers(s, members)] if s.aboard else members


def why_not_aboard(s: DivineRightState, piece: int) -> list[Reason]:
    """Why a piece goes aboard nothing at all."""
    return hooks.GOES_ABOARD.why(s, piece)


def has_room(s: DivineRightState, carrier: int, piece: int) -> bool:
    """A fleet carries one land combat unit and any heroes (DR-B-FLT-03), a flyer so many heroes (DR-B-FLY-06)."""
    heroes = s.world.first_hero
    if why_not_aboard(s, piece):
        return False
    if not s.is_fleet(carrier):
        room = len(s.cargo(carrier)) < s.world.riders.get(carrier, 0)
        return piece >= heroes and room and not hooks.NO_MOUNT.any(s, carrier, piece)
    if (s.world.flyers | s.world.swimmers | s.world.fleets) >> piece & 1:
        return False
    free = piece >= heroes or all(load >= heroes for load in s.cargo(carrier))
    return free or hooks.BERTHS.any(s, carrier, piece)


def berth(s: DivineRightState, carriers: Sequence[int], piece: int) -> int:
    """The first of some carriers that could take a piece aboard where they are; NOBODY: none. Ships take those in
    boats aboard anywhere."""
    space = s.where[piece]
    quay = s.boats >> piece & 1 or (s.world.sailable >> space & 1 and is_quay(s, space))
    return next((one for one in carriers if (quay or not s.is_fleet(one)) and has_room(s, one, piece)), NOBODY)


# -- heroes in danger -------------------------------------------------------------------------------------------------


def searchable(s: DivineRightState, seat: int, space: int, *, afloat: bool = False) -> list[int]:
    """Enemy heroes in a space without a combat unit of their own there, not asked for in this phase yet: land units
    look for those ashore, what is `afloat` for those in boats (DR-B-FAT-04, DR-B-FLT-09)."""
    boats = s.boats
    return [
        hero
        for hero in s.heroes(space)
        if s.master[hero] not in (seat, NOBODY)
        and not s.held[s.master[hero]] >> space & 1
        and (hero, SEARCH) not in s.half.rolled
        and boats >> hero & 1 == afloat
        and not hides(s, hero)
    ]


def hides(s: DivineRightState, hero: int) -> bool:
    """Heroes who cannot be searched for: with sanctuary in a castle, as long as its kingdom is neutral (DR-B-DIP-23),
    on the Isle of Fright (DR-B-ISL-02), and in the air."""
    space = s.where[hero]
    if hooks.HIDES.any(s, hero):
        return True
    sanctuary = s.sheltered >> hero & 1 and s.neutral_land(space) >= 0
    if s.world.isle >> space & 1 and hooks.REACHED.any(s, hero):
        return False
    return bool(s.world.isle >> space & 1 or s.airborne >> hero & 1 or sanctuary)


def immune(s: DivineRightState, hero: int, units: Sequence[int], space: int) -> bool:
    """May none of some enemy units look for a hero in a space?"""
    bars = hooks.IMMUNE.of(s)
    return bool(bars) and all(any(bar(s, hero, unit, space) for bar in bars) for unit in units)


def endangered(s: DivineRightState, hero: int, space: int) -> int:
    """The seat whose units or castle put a hero in danger who enters a space (DR-B-FAT-02); NOBODY: no danger."""
    seat = s.master[hero]
    for find in hooks.ENDANGERS.of(s):
        if (other := find(s, hero, space)) is not None:
            return other
    if s.foes(seat) >> space & 1:
        return fate.captor_in(s, seat, space)
    castle = s.castle_in(space)
    return s.castle_owner(castle) if castle >= 0 and s.castle_owner(castle) != seat else NOBODY


def blockader(s: DivineRightState, hero: int, space: int) -> int:
    """The enemy who besieges the castle a hero goes into or comes out of alone (DR-B-SIE-13); NOBODY: no siege."""
    castle = s.castle_in(space)
    siege = s.siege_of(castle) if castle >= 0 else None
    return NOBODY if siege is None or siege.seat == s.master[hero] else siege.seat
