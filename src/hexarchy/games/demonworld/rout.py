"""Rout (DW-S-MOR-49 to -61, -71, -72, -78): routing elements run for their own edge, and fall at a touch.

`rout` puts a unit to rout and makes its first move; `put_to_rout` does the first alone, where the move comes later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks, sides
from hexarchy.games.demonworld.board import WIDTH
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.singles import attached_to, is_single, stay_in_melee
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import FLED, MOVE, NO_ORDER, NOBODY, SIDES, STANDARD

NORTH, SOUTH = FACINGS.index("N"), FACINGS.index("S")
Costs = dict[int, int]  # field -> points to come there
Charts = tuple[tuple[int, ...], tuple[int, ...]]


# -- the state of rout -------------------------------------------------------------------------------------------------


def put_to_rout(s: DemonworldState, unit: int) -> None:
    """A unit routs from now on: its order is void, and it is neither in melee nor impetuous (DW-S-MOR-49, -67)."""
    changes.unit(s, unit, routing=True, order=NO_ORDER, counters=(), impetuous=False, target=NOBODY, astray=())
    changes.leave_melee(s, unit)
    s.emit("routs", unit=s.name(unit))
    for follow in hooks.ROUTED.of(s):
        follow(s, unit)


def rout(s: DemonworldState, unit: int) -> None:
    """A unit is put to rout and makes its first rout move at once (DW-S-MOR-53)."""
    put_to_rout(s, unit)
    s.push(RoutMove.of(s, unit))


def is_routing(s: DemonworldState, element: int) -> bool:
    """Does an element rout, or still run while the rest of its unit has rallied? Commanders never do (DW-S-MOR-57)."""
    unit = s.unit_of(element)
    true = s.units[unit]
    return (true.routing and s.roster.unit_of[element] == unit) or element in true.astray


@hooks.NO_ORDERS(level=STANDARD)
def no_order_in_rout(s: DemonworldState, unit: int) -> Reason | None:
    return Reason("DW-S-SEQ-02", "routing", unit=s.name(unit)) if s.units[unit].routing else None


@hooks.TOUCHED(level=STANDARD)
def destroy_touched(s: DemonworldState, unit: int) -> None:
    """Routing elements that a unit has come into contact with are removed without a fight (DW-S-MOR-55, -78)."""
    touched = {foe for element in s.bodies[unit] for foe in contact.touching(s, element)}
    destroy(s, {foe for foe in touched if is_routing(s, foe)})
    for foe in sorted(touched):
        if s.at[foe] >= 0 and s.units[s.unit_of(foe)].routing:
            part(s, s.roster.unit_of[foe], s.unit_of(foe))  # a commander, who fights


def destroy(s: DemonworldState, elements: Iterable[int]) -> None:
    """Routing elements are lost; no test counts them (DW-S-MOR-79)."""
    for element in sorted(elements):
        s.emit("run-down", unit=s.name(s.unit_of(element)), hex=s.field_id(s.at[element]))
        changes.remove(s, element, casualty=False)


def part(s: DemonworldState, single: int, unit: int) -> None:
    """A commander is on his own from now on: one with a routing unit whom an enemy touches does not fall, but fights
    (DW-S-MOR-57)."""
    changes.attach(s, single, NOBODY)
    changes.unit(s, single, moved=s.units[unit].moved)


def fight_alone(s: DemonworldState, unit: int, singles: Iterable[int]) -> None:
    """Those of a routing unit's commanders who touch an enemy stay in the melee it ran from."""
    left = [single for single in singles if contact.touches(s, s.element_of(single))]
    for single in left:
        part(s, single, unit)
        changes.enter_melee(s, single)
    stay_in_melee(s, unit, left)


# -- where to ----------------------------------------------------------------------------------------------------------


def rows_off(s: DemonworldState, side: int, field: int) -> int:
    """Rows between a field and a side's own edge: the one it deployed at (DW-S-MOR-51)."""
    row = s.area.places[field] // WIDTH
    return row if side == s.upper else s.area.places[-1] // WIDTH - row


def run_of(s: DemonworldState, element: int, points: int) -> Costs:
    """Fields a routing element can come to: each step as a single element pays it (DW-S-MOR-50)."""
    single = s.roster.unit_of[element]
    return ways_of(s, element, points, (strength.costs(s, single), strength.costs(s, single, road=True)))


def ways_of(
    s: DemonworldState, element: int, points: int, charts: Charts, *, stops: Callable[[int], bool] | None = None
) -> Costs:
    """Fields an element can come to on its own, over free ground, with what each costs. `charts`: what a step costs,
    and what along a road; `stops`: where its way ends, if anywhere."""
    (table, road), standing, around = charts, s.standing, s.around
    found: Costs = {}
    edge = [(0, s.at[element])]
    while edge:
        spent, here = heappop(edge)
        if here in found:
            continue
        found[here] = spent
        if stops is not None and spent and stops(here):
            continue
        for direction, there in enumerate(around[here]):
            at = here * DIRECTIONS + direction
            cost = spent + min(table[at], road[at])
            if cost <= points and cost < NOT_PASSABLE and there not in found and there not in standing:
                heappush(edge, (cost, there))
    return found


def sideways(s: DemonworldState, a: int, b: int) -> int:
    """How far two fields lie from each other along a row, in half fields."""
    q, r = s.area.grid.vector(a, b)
    return abs(2 * q + r)


class Run:
    """The end fields open to a routing element (DW-S-MOR-71). `best`: those with the greatest gain of rows, and among
    them the straightest; `close`: those of as great a gain that touch a comrade who has moved (DW-S-MOR-54)."""

    __slots__ = ("best", "close")

    def __init__(self, s: DemonworldState, element: int, points: int, moved: Iterable[int]) -> None:
        side, here = s.roster.side_of[element], s.at[element]
        start = rows_off(s, side, here)
        kept = [field for field in run_of(s, element, points) if field != here and _safe(s, element, field)]
        gains = {field: start - rows_off(s, side, field) for field in kept}
        most = max(gains.values(), default=0)
        if not kept or (most <= 0 and not contact.touches(s, element)):
            self.best, self.close = [here], list[int]()
            return
        farthest = sorted(field for field in kept if gains[field] == most)
        aside = min(sideways(s, here, field) for field in farthest)
        comrades = {near for other in moved if s.at[other] >= 0 for near in s.around[s.at[other]]}
        self.best = [field for field in farthest if sideways(s, here, field) == aside]
        self.close = [field for field in farthest if field in comrades and field not in self.best]

    @property
    def fields(self) -> list[int]:
        return sorted((*self.best, *self.close))


def _safe(s: DemonworldState, element: int, field: int) -> bool:
    """May an element end its rout there: out of contact, or off the area (DW-S-MOR-52, -60)?"""
    side, unit = s.roster.side_of[element], s.roster.unit_of[element]
    return not contact.touches_at(s, unit, field) or (not rows_off(s, side, field) and not of_a_single(s, element))


def of_a_single(s: DemonworldState, element: int) -> bool:
    """Is an element a commander or wizard, in whichever unit it stands?"""
    return is_single(s, s.roster.unit_of[element])


# -- the move ----------------------------------------------------------------------------------------------------------


@frame
class RoutMove(Procedure):
    """The elements of a routing unit run one by one, those nearest to their edge first (DW-S-MOR-72, DW-DEC-18).

    `left`: those that have not; `straight`: the owner wants the rest to take the straightest way.
    """

    unit: int
    left: tuple[int, ...]
    moved: tuple[int, ...] = ()
    taken: int = NOBODY
    straight: bool = False
    along: tuple[int, ...] = ()  # commanders who need not be asked whether they go along

    @classmethod
    def of(cls, s: DemonworldState, unit: int, *, again: bool = False) -> RoutMove:
        """`again`: it is not the unit's first, so commanders may stay behind (DW-S-MOR-58)."""
        return cls(unit, s.bodies[unit], along=() if again else tuple(attached_to(s, unit)))

    def step(self, s: DemonworldState) -> Asked:
        for single in attached_to(s, self.unit):
            if single not in self.along:
                verbs, name = s.game.verbs, s.name(single)
                both = [verbs.yes, verbs.no]
                return Ask(s.owner(single), "rout-along", "DW-S-MOR-58", both, unit=name, other=s.name(self.unit))
        if self.taken != NOBODY:
            return self._where(s)
        ahead = self._nearest(s)
        if not ahead:
            self._over(s)
            return None
        if len(ahead) == 1 or self.straight:
            self.taken = ahead[0]
            return None
        done = s.game.verbs.done
        options: list[Action] = [*(s.offers.take[field] for field in sorted(s.at[element] for element in ahead)), done]
        name = s.name(self.unit)
        return Ask(s.owner(self.unit), "rout-next", "DW-S-MOR-72", options, default=done, unit=name)

    def _nearest(self, s: DemonworldState) -> list[int]:
        """The elements that go next: of those left, the nearest to their edge."""
        side = s.side(self.unit)
        off = {element: rows_off(s, side, s.at[element]) for element in self.left if s.at[element] >= 0}
        return [element for element in off if off[element] == min(off.values())]

    def _where(self, s: DemonworldState) -> Asked:
        element, here = self.taken, s.at[self.taken]
        if not rows_off(s, s.side(self.unit), here) and not of_a_single(s, element):
            self._flee(s, element)  # it stands on its own edge already (DW-S-MOR-60)
            return None
        run = Run(s, element, run_points(s, element), self.moved)
        fields = sorted({*run.fields, *beside_comrades(s, self.unit, element, self.moved)})
        if len(fields) == 1 or self.straight:
            self._go(s, run.best[0])
            return None
        options = [s.offers.to[field] for field in fields]
        name, straightest = s.name(self.unit), s.offers.to[run.best[0]]
        hex_ = s.field_id(here)
        return Ask(s.owner(self.unit), "rout-to", "DW-S-MOR-71", options, default=straightest, unit=name, hex=hex_)

    def do_yes(self, s: DemonworldState, seat: int, target: int) -> None:
        self.along = (*self.along, self._asked(s))

    def do_no(self, s: DemonworldState, seat: int, target: int) -> None:
        """He is on his own from now on, and may still move in this phase."""
        single = self._asked(s)
        changes.attach(s, single, NOBODY)
        self.left = tuple(element for element in self.left if s.roster.unit_of[element] != single)
        s.emit("stays-behind", unit=s.name(single), other=s.name(self.unit))

    def _asked(self, s: DemonworldState) -> int:
        return next(single for single in attached_to(s, self.unit) if single not in self.along)

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = s.standing[s.field_named(target)]

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        """The rest run as they stand, each the straightest way."""
        self.straight = True

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self._go(s, s.field_named(target))

    def _go(self, s: DemonworldState, field: int) -> None:
        element, here = self.taken, s.at[self.taken]
        if field != here:
            changes.shift(s, {element: field})
            s.emit("runs", unit=s.name(self.unit), **{"from": s.field_id(here), "to": s.field_id(field)})
        changes.turn(s, element, NORTH if s.side(self.unit) == s.upper else SOUTH)
        if rows_off(s, s.side(self.unit), field) or of_a_single(s, element):
            self._put_down()
        else:
            self._flee(s, element)

    def _flee(self, s: DemonworldState, element: int) -> None:
        s.emit("flees", unit=s.name(self.unit), hex=s.field_id(s.at[element]))
        changes.remove(s, element, FLED)
        self._put_down()

    def _put_down(self) -> None:
        self.left = tuple(element for element in self.left if element != self.taken)
        self.moved, self.taken = (*self.moved, self.taken), NOBODY

    def _over(self, s: DemonworldState) -> None:
        """Those that still touch an enemy are destroyed, commanders excepted (DW-S-MOR-55, -57)."""
        changes.unit(s, self.unit, moved=True)
        ran = [s.roster.unit_of[element] for element in self.moved if of_a_single(s, element)]
        fight_alone(s, self.unit, ran)  # also those whose unit has fled to the last element
        destroy(s, [element for element in s.bodies[self.unit] if contact.touches(s, element)])
        s.finish(self.unit)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        return [Reason("DW-S-MOR-72", "others-run-first")]

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        field = s.field_named(target)
        if field >= 0 and self.taken != NOBODY and not _safe(s, self.taken, field):
            return [Reason("DW-S-MOR-52", "in-contact")]
        return [Reason("DW-S-MOR-71", "not-straight-home")]


def run_points(s: DemonworldState, element: int) -> int:
    """What an element runs with: a commander with his own points (DW-S-MOR-50, -57)."""
    return strength.points_under(s, s.roster.unit_of[element], MOVE, together=False)


def beside_comrades(s: DemonworldState, unit: int, element: int, moved: Iterable[int]) -> list[int]:
    """Where a commander faster than his unit may stop to stay with those who have run (DW-S-MOR-57, DW-DEC-20)."""
    points = run_points(s, element)
    if not of_a_single(s, element) or points <= strength.points_under(s, unit, MOVE, together=False):
        return []
    side, off = s.side(unit), rows_off(s, s.side(unit), s.at[element])
    comrades = {near for other in moved if s.at[other] >= 0 for near in s.around[s.at[other]]}
    ways = [field for field in run_of(s, element, points) if field in comrades and rows_off(s, side, field) < off]
    return [field for field in ways if _safe(s, element, field)]


# -- in later rounds ---------------------------------------------------------------------------------------------------


@step("routs", level=STANDARD)
@frame
class Routs(Procedure):
    """Units that rout since an earlier round run on before anybody else moves (DW-S-MOR-61, -72)."""

    first: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        running = [unit for unit, true in enumerate(s.units) if true.routing and not true.moved and s.bodies[unit]]
        if not running:
            s.finish()
            return None
        if self.first == NOBODY:
            self.first = fewer_first(s, running, "DW-S-MOR-72")
            return None
        mine = first_owner(s, running, self.first)
        if len(mine) == 1:
            s.push(RoutMove.of(s, mine[0], again=True))
            return None
        return Ask(s.owner(mine[0]), "routs-next", "DW-S-MOR-72", [s.offers.next[unit] for unit in mine])

    def do_next(self, s: DemonworldState, seat: int, target: int) -> None:
        s.push(RoutMove.of(s, s.unit_named(target), again=True))


def fewer_first(s: DemonworldState, units: Iterable[int], why: str) -> int:
    """The side that begins: the one with fewer of these units, a die deciding a tie (DW-S-MOR-72, -76)."""
    counts = [0] * len(SIDES)
    for unit in units:
        counts[s.side(unit)] += 1
    if not all(counts):
        return counts.index(max(counts))
    return sides.roll_off(s, why) if counts[0] == counts[1] else counts.index(min(counts))


def first_owner(s: DemonworldState, units: Iterable[int], first: int) -> list[int]:
    """Of several units those of the seat whose turn it is, the sides one after the other (DW-DEC-48)."""
    waiting = [*units]
    for side in (first, 1 - first):
        for seat in sides.seats_of(s, side):
            mine = [unit for unit in waiting if s.owner(unit) == seat]
            if mine:
                return mine
    return []
