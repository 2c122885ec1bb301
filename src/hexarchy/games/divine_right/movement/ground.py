"""What it costs to cross Minaria (DR-B-TER), its waters and the air above: steps for each kind of mover, made once and
remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.paths import CLOSED, FAR, STOP, Entry, Reach, Steps, make_steps, reach_from
from hexarchy.games.divine_right.words import (
    ALONG_RIVERS,
    BRIDGED,
    BY_AIR,
    BY_BOAT,
    BY_FLEET,
    FOREST,
    HILL,
    IN_FOREST,
    IN_HOME_SWAMP,
    IN_MOUNTAIN,
    IN_SWAMP,
    MOUNTAIN,
    NAVIGABLE,
    NOBODY,
    ON_ALL,
    ON_ICE,
    ON_RIVERS,
    ON_SCENIC,
    PASS,
    REGULAR,
    RIVER,
    SWAMP,
)
from hexarchy.games.divine_right.world import World

# A kind of mover: its bonuses, and the kingdom in which it is at home (DR-B-TER-12).
Profile = tuple[int, int]
# A way of moving: on land by whose ground counts, otherwise one of words.MODES.
How = frozenset[Profile] | int
# Sets of spaces, each of which costs a point more: those that are in two cost two.
Dearer = tuple[int, ...]
# (terrain, cost, cost with the bonus, the bonus). Clear ground and shores count only where nothing else is
# (DR-B-TER-09, DR-B-TER-11).
COSTS: Final = (
    (FOREST, 2, 1, IN_FOREST),  # DR-B-TER-02
    (HILL, 2, 1, IN_MOUNTAIN),  # DR-B-TER-03
    (MOUNTAIN, 3, 3, IN_MOUNTAIN),  # DR-B-TER-04
    (SWAMP, 2, 1, IN_SWAMP),  # DR-B-TER-05
    (RIVER, 2, 2, 0),  # DR-B-TER-06
    (NAVIGABLE, 2, 2, 0),  # DR-B-TER-07
    (PASS, 2, 2, 0),  # DR-B-TER-08
)
_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
FARTHEST: Final = 60  # steps: nothing goes beyond
RIVER_SIDE: Final = 2  # to cross a navigable river (DR-B-TER-07)


def eased(world: World, space: int, bonuses: int) -> bool:
    """Is it like a road to one with these bonuses, whatever its terrain (DR-B-SCN-01, DR-B-SMU-02, DR-B-SMU-23)?"""
    river = bonuses & ON_RIVERS and world.terrain[space] & (RIVER | NAVIGABLE)
    return bool(bonuses & ON_ALL or river or (bonuses & ON_SCENIC and world.scenic >> space & 1))


def entry_cost(terrain: int, bonuses: int) -> int:
    """Costs of terrains in one space are added (DR-B-TER-11)."""
    cost = sum(eased if bonuses & bonus else plain for kind, plain, eased, bonus in COSTS if terrain & kind)
    return cost or 1


def eases(bonuses: int, terrain: int) -> bool:
    """Is there terrain in a space that costs a mover with these bonuses less, or stops them not?"""
    return any(terrain & kind and bonuses & bonus for kind, _, _, bonus in COSTS)


def bonuses_in(world: World, profile: Profile, space: int) -> int:
    """Monarchs and regulars have forest and mountain bonuses inside their own kingdom (DR-B-TER-12). Ice makes swamps
    easy and rivers no roads."""
    bonuses, home = profile
    if bonuses & ON_ICE and world.snow >> space & 1:  # DR-A-WIN-09, DR-A-WIN-11
        bonuses = (bonuses | IN_SWAMP) & ~ON_RIVERS
    if home == NOBODY or world.land_of[space] != home:
        return bonuses
    return bonuses | IN_FOREST | IN_MOUNTAIN | (IN_SWAMP if bonuses & IN_HOME_SWAMP else 0)


@lru_cache(512)
def kind(profile: Profile) -> frozenset[Profile]:
    """A stack of one kind: the same set for the same kind, so that ways are looked up by it quickly."""
    return frozenset((profile,))


@lru_cache(512)
def costs(world: World, profile: Profile) -> tuple[int, ...]:
    """What every space costs a kind of mover."""
    return tuple(_cost(world, bonuses_in(world, profile, space), space) for space in range(world.grid.size))


def cost_of(world: World, profiles: frozenset[Profile], space: int) -> int:
    """Of a stack: what its slowest pays."""
    return max([costs(world, one)[space] for one in profiles])


def _cost(world: World, bonuses: int, space: int) -> int:
    return 1 if eased(world, space, bonuses) else entry_cost(world.terrain[space], bonuses)


def fords(profiles: frozenset[Profile]) -> bool:
    """Are rivers roads to all of them (DR-B-SMU-02)?"""
    return all(bonuses & ON_RIVERS for bonuses, _ in profiles)


def land_steps(world: World, profiles: frozenset[Profile]) -> Steps:
    """Steps of a stack on land, which pays what its slowest pays."""
    tables = [costs(world, one) for one in profiles]
    slowest = tables[0] if len(tables) == 1 else tuple(map(max, *tables))
    found = tuple([tuple([(beyond, slowest[beyond]) for beyond in near]) for near in passable(world)])
    if all(bonuses & BRIDGED for bonuses, _ in profiles):
        return _forded(world, found, world.river_sides | world.water_sides)  # DR-B-EOW-03
    return _forded(world, found, world.river_sides) if fords(profiles) else found


def _forded(world: World, found: Steps, sides: frozenset[tuple[int, int]]) -> Steps:
    """With steps over navigable rivers, which are roads to some (DR-B-SMU-02), or over any water."""
    more = [*found]
    for space, beyond in sorted(sides):
        if world.land >> beyond & 1:
            more[space] = tuple(sorted((*more[space], (beyond, 1))))
    return tuple(more)


@lru_cache(8)
def passable(world: World) -> tuple[tuple[int, ...], ...]:
    """For each space those beside it that can be reached on land: no water, no all-water side, no navigable river
    (which is crossed from its bank only)."""
    closed = world.water_sides | world.river_sides
    return tuple(
        tuple(sorted(beyond for beyond in near if world.land >> beyond & 1 and (space, beyond) not in closed))
        for space, near in enumerate(world.field.near)
    )


@lru_cache(512)
def halting(world: World, profiles: frozenset[Profile]) -> int:
    """Mountains in which a stack must stop (DR-B-TER-04)."""
    found = 0
    for space in hexes_of(world.spaces_with(MOUNTAIN)):
        if any(_stops(world, bonuses_in(world, one, space), space) for one in profiles):
            found |= 1 << space
    return found


def _stops(world: World, bonuses: int, space: int) -> bool:
    return not bonuses & IN_MOUNTAIN and not eased(world, space, bonuses)


def sea_steps(world: World) -> Steps:
    """Steps of fleets: 1 point each, not over all-land sides (DR-B-FLT-01, DR-B-TER-10)."""
    waters = world.sailable | world.isle

    def cost(space: int, direction: int) -> int | None:
        beyond = world.grid.neighbours[space][direction]
        both = waters >> space & waters >> beyond & 1
        return 1 if both and (space, beyond) not in world.dry_sides else None

    return make_steps(world.grid.neighbours, cost)


def water_steps(world: World, waters: int) -> Steps:
    """Steps of what swims or rows: as fleets, and on every lake (DR-B-SWM-01, DR-B-FLT-08)."""

    def cost(space: int, direction: int) -> int | None:
        beyond = world.grid.neighbours[space][direction]
        if not waters >> space & waters >> beyond & 1 or (space, beyond) in world.dry_sides:
            return None
        lake, open_ = world.water_of[space], world.sailable | world.isle
        sailed = open_ >> space & open_ >> beyond & 1
        return 1 if sailed or (lake and lake == world.water_of[beyond]) else None

    return make_steps(world.grid.neighbours, cost)


def river_steps(world: World) -> Steps:
    """Steps of those who swim every water, to the Isle of Fright too, and up every river (DR-A-SEL-06)."""
    found = [dict(near) for near in water_steps(world, world.swimmable | world.isle)]
    for space, beyond in sorted(world.river_links):
        found[space][beyond] = 1
    return tuple(tuple(sorted(near.items())) for near in found)


def air_steps(world: World) -> Steps:
    """Steps of flyers: 1 point for every space (DR-B-FLY-01)."""
    return make_steps(world.grid.neighbours, lambda space, direction: 1)


@lru_cache(512)
def steps(world: World, how: How) -> Steps:
    """What every side costs those who move in a way."""
    if not isinstance(how, int):
        return land_steps(world, how)
    if how == BY_AIR:
        return air_steps(world)
    if how == BY_FLEET:
        return sea_steps(world)
    if how == ALONG_RIVERS:
        return river_steps(world)
    return water_steps(world, world.rowable | world.isle if how == BY_BOAT else world.swimmable)


def prepare(world: World) -> None:
    """Make the steps of all that is printed, which takes a moment each."""
    kinds = {(piece.bonuses, piece.kingdom if piece.of == REGULAR else NOBODY) for piece in world.pieces}
    for kind in sorted(kinds):
        steps(world, frozenset((kind,)))
        halting(world, frozenset((kind,)))
    for how in (BY_AIR, BY_FLEET, BY_BOAT, ALONG_RIVERS):
        steps(world, how)


@lru_cache(1024)
def dear_steps(world: World, how: How, dearer: Dearer) -> Steps:
    """The same, with spaces that cost more to enter: only the steps into those are written anew."""
    found, all_ = [*steps(world, how)], 0
    for spaces in dearer:
        all_ |= spaces
    for space in hexes_of(world.field.beside(all_)):
        found[space] = tuple([(beyond, cost + surcharge(dearer, beyond)) for beyond, cost in found[space]])
    return tuple(found)


def surcharge(dearer: Dearer, space: int) -> int:
    return sum(spaces >> space & 1 for spaces in dearer)


@lru_cache(4096)
def ways(
    world: World, how: How, at: int, points: int, closed: int, stop: int, passed: int, dearer: Dearer, free: bool
) -> Reach:
    """Where a party comes to, and how. A question is often asked again: it is remembered. `passed`: spaces it may go
    through and not end in; `dearer`: sets of those that cost a point more; `free`: its first step is a free one."""
    if not isinstance(how, int):
        stop |= halting(world, how)
    paid = dear_steps(world, how, dearer) if dearer else steps(world, how)
    found = reach_from(paid, at, points, entry_map(world, closed, stop))
    if passed:
        found = without(found, passed)
    return with_first_step(world, found, points, closed | passed, dearer) if free else found


@lru_cache(8192)
def within(world: World, at: int, points: int) -> int:
    """The spaces no farther off than so many steps."""
    found = edge = 1 << at
    for _ in range(min(points, FARTHEST)):
        edge = world.field.beside(edge) & ~found
        found |= edge
    return found


def without(found: Reach, barred: int) -> Reach:
    """The same ways, but for those that end in certain spaces."""
    costs = {space: cost for space, cost in found.costs.items() if not barred >> space & 1}
    return Reach(found.start, costs, found.came)


def leads_out(world: World, profiles: frozenset[Profile], at: int, closed: int, lands: Sequence[int]) -> bool:
    """Is there a way to another land, over however many turns? Nothing on it stops for good, and most are short."""
    onward, seen, edge = steps(world, profiles), {at}, [at]
    for here in edge:  # it grows as it is read
        for beyond, _ in onward[here]:
            if beyond not in seen and not closed >> beyond & 1:
                if lands[beyond] != lands[at]:
                    return True
                seen.add(beyond)
                edge.append(beyond)
    return False


def with_first_step(world: World, found: Reach, left: int, closed: int, dearer: Dearer) -> Reach:
    """What only those can do who have not moved yet: cross the navigable river on whose bank they began (DR-B-TER-07),
    and enter any space beside them, whatever its cost (DR-B-MOV-02)."""
    at = found.start
    more: dict[int, int] = {}
    for beyond in world.field.near[at]:
        if closed >> beyond & 1 or not world.land >> beyond & 1 or (at, beyond) in world.water_sides:
            continue
        if (at, beyond) in world.river_sides:
            cost = min(RIVER_SIDE + surcharge(dearer, beyond), left)
            if found.costs.get(beyond, FAR) > cost:
                more[beyond] = cost
        elif beyond not in found.costs:
            more[beyond] = left
    if not more or not left:
        return found
    return Reach(at, dict(sorted({**found.costs, **more}.items())), {**found.came, **dict.fromkeys(more, at)})


@lru_cache(4096)
def reached(found: Reach) -> int:
    """The spaces that can be reached, as a set."""
    return hex_set(found.costs)


def entry_map(world: World, closed: int, stop: int) -> Entry:
    """What may be entered, and left again, as `core.paths` wants it. The sets are large: they are spread at once."""
    size = world.grid.size
    stops, closures = (_spread(spaces, size) for spaces in (stop & ~closed, closed))
    return (stops * STOP + closures * CLOSED).to_bytes(size, "little")


@lru_cache(1024)
def _spread(spaces: int, size: int) -> int:
    """A number with a byte for each space, 1 where it is in the set."""
    digits = f"{spaces:0{size}b}".encode().translate(_DIGITS)
    return int.from_bytes(digits, "big")
