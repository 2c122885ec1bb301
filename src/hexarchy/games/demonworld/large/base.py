"""A Large Element on the area (DW-E-LRG): what it has to move with, where its base can go and what that costs, and whom
it touches.

It is a unit of one element. `s.at` has its anchor field, `s.looks` its facing, `s.base` all fields it covers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.board import Area
from hexarchy.games.demonworld.data_schema import LargeForm
from hexarchy.games.demonworld.large.blows import struck_fields
from hexarchy.games.demonworld.movement.strength import altered
from hexarchy.games.demonworld.singles import acts_alone
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import ARTILLERY, CHARIOT, GIANT, NOT_PASSABLE, WHEELED, Mover
from hexarchy.games.demonworld.words import EXPERT, MONSTERS, MOVE, NO_ORDER, STRIDES, THINGS

GUN: Final = "artillery"
ROWS: Final = {"chariot": CHARIOT, GUN: ARTILLERY}  # of the movement chart; giants and dragons share one
CARCASS: Final = 2  # the height of a slain monster (DW-E-GIA-17, DW-E-DRA-20)


def form_of(s: DemonworldState, unit: int) -> LargeForm:
    """Its card."""
    form = s.roster.entries[unit].form
    assert isinstance(form, LargeForm)
    return form


def is_monster(s: DemonworldState, element: int) -> bool:
    """Is it a giant or dragon?"""
    form = s.roster.entries[s.roster.unit_of[element]].form
    return isinstance(form, LargeForm) and form.kind in MONSTERS


def is_thing(s: DemonworldState, element: int) -> bool:
    """Is it a chariot or gun?"""
    form = s.roster.entries[s.roster.unit_of[element]].form
    return isinstance(form, LargeForm) and form.kind in THINGS


def allowance(s: DemonworldState, unit: int, order: int) -> int:
    """Movement points under an order, Hold among them (DW-E-LRG-06), one less for every hit point lost
    (DW-E-LRG-14). A giant who is a commander has always the same number (DW-E-LCM-05)."""
    if acts_alone(s, unit):
        order = MOVE
    elif order == NO_ORDER:
        return 0
    card, element = s.entry(unit).card, s.element_of(unit)
    wounds = card.hit_points - s.hits[element]
    return altered(s, unit, card.movement(order) - wounds)


# -- where it can go ---------------------------------------------------------------------------------------------------


class Stride(NamedTuple):
    """A step or turn from where it stands. `covered`: all fields it stands on then, none where the area ends;
    `entered`: those of them it did not stand on before."""

    name: str
    kind: str
    anchor: int
    facing: int
    cost: int
    covered: tuple[int, ...]
    entered: tuple[int, ...]

    @property
    def number(self) -> int:
        return STRIDES.index(self.name)


@lru_cache(100_000)
def strides(battle: Battle, element: int, anchor: int, facing: int) -> tuple[Stride, ...]:
    """All steps and turns of a base, no matter what stands in the way. Each costs once (DW-E-LRG-08); to that comes the
    greatest height one of its parts crosses (DW-E-GIA-07,
    -10, DW-E-GIA-08, -09, DW-E-DRA-06, -07, DW-E-CHA-06, -07, DW-E-ART-06, -07)."""
    base, prints = battle.bases[element], battle.footprints[element]
    assert base is not None
    assert prints is not None
    mover, ground, grid = _mover(battle, element), battle.ground, battle.area.grid
    here = prints.covered(anchor, facing) or ()
    found = []
    for move in base.moves[facing]:
        there = grid.offset(anchor, *move.anchor)
        covered = prints.covered(there, move.facing) if there >= 0 else None
        if covered is None:
            found.append(Stride(move.name, move.kind, there, move.facing, NOT_PASSABLE, (), ()))
            continue
        parts = [(a, b) for a, b in zip(here, covered, strict=True) if a != b]
        if mover.row in WHEELED and on_road(battle.area, here) and on_road(battle.area, covered):
            extra = [ground.rolled_along(mover.row, a, b) for a, b in parts if {a, b} <= battle.area.road]
        else:
            extra = [ground.surcharge(mover, a, b) for a, b in parts]
        cost = min(NOT_PASSABLE, move.points + max(extra, default=0))
        entered = tuple(field for field in covered if field not in here)
        found.append(Stride(move.name, move.kind, there, move.facing, cost, covered, entered))
    return tuple(found)


def on_road(area: Area, covered: tuple[int, ...]) -> bool:
    """Do two fields of a base lie on the same road? A chariot or gun that goes from there to where two of them do
    follows it, whatever lies under the rest of its base (DW-E-CHA-04)."""
    return any(frozenset(two) in area.road_links for two in combinations(covered, 2))


def flames(s: DemonworldState, unit: int) -> frozenset[int]:
    """Fields no part of a base may come to, because they burn (DW-E-FIR-12)."""
    return frozenset(field for fields in hooks.FLAMES_BAR.of(s) for field in fields(s, unit))


def own_strides(s: DemonworldState, element: int) -> tuple[Stride, ...]:
    return strides(s.battle, element, s.at[element], s.looks[element])


def numbered(s: DemonworldState, element: int, number: int) -> Stride:
    """One of its steps or turns, by its number among `words.STRIDES`."""
    return next(stride for stride in own_strides(s, element) if stride.number == number)


@lru_cache(4096)
def _mover(battle: Battle, element: int) -> Mover:
    entry = battle.roster.entries[battle.roster.unit_of[element]]
    assert isinstance(entry.form, LargeForm)
    return Mover(ROWS.get(entry.form.kind, GIANT), size=entry.form.size)


def may_stand(s: DemonworldState, element: int, covered: tuple[int, ...]) -> bool:
    """Is the ground under a base passable for it, and level enough?"""
    ground, mover = s.battle.ground, _mover(s.battle, element)
    return all(
        min(ground.surcharge(mover, a, b), ground.surcharge(mover, b, a)) < NOT_PASSABLE
        for a in covered
        for b in covered
        if a == b or b in s.around[a]
    ) and not any(field in s.carcasses for field in covered)


def others(s: DemonworldState, element: int) -> dict[int, int]:
    """Fields with the elements on them, without one that may tread on them; remembered as long as nobody moves."""
    key = ("others", element)
    found: dict[int, int] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = {
            field: other
            for other in s.battle.layers
            if other != element and s.at[other] >= 0
            for field in s.base(other)
        }
    return found


def on_free_fields(s: DemonworldState, element: int, covered: tuple[int, ...]) -> bool:
    return not any(field in others(s, element) for field in covered)


# -- whom it touches ---------------------------------------------------------------------------------------------------


@hooks.UNDECLARED(level=EXPERT)
def alongside(s: DemonworldState, element: int, other: int) -> bool:
    """Beside a Large Element, on fields it cannot attack, nobody fights unless one has declared it (DW-E-LME-07)."""
    one, two = s.unit_of(element), s.unit_of(other)
    if not s.is_large(one) and not s.is_large(two):
        return False
    if pair(one, two) in s.declared:
        return False
    return not any(reaches(s, a, b) for a, b in ((one, two), (two, one)) if s.is_large(a))


def pair(one: int, two: int) -> tuple[int, int]:
    return min(one, two), max(one, two)


def reaches(s: DemonworldState, large: int, unit: int) -> bool:
    """Does an element of a unit stand where a Large Element can strike it?"""
    element = s.element_of(large)
    if s.at[element] < 0:
        return False
    fields = struck_fields(s, element, s.at[element], s.looks[element])
    return any(there in fields for other in s.bodies[unit] for _, there in contact.pairs(s, element, other))


def strikes_from(s: DemonworldState, element: int, stride: Stride, other: int) -> bool:
    """Would a Large Element after a step or turn stand where it can strike another, or the other it?"""
    mine = struck_fields(s, element, stride.anchor, stride.facing)
    theirs = struck_fields(s, other, s.at[other], s.looks[other]) if s.is_large(s.unit_of(other)) else set()
    touching = contact.pairs_at(s, stride.covered, s.roster.unit_of[element], other)
    return any(there in mine or here in theirs for here, there in touching)


@hooks.COME_UP(level=EXPERT)
def attacks_it(s: DemonworldState, unit: int, moved: Sequence[int]) -> None:
    """Who has gone to its front beside a Large Element attacks it, from wherever it came (DW-E-LRG-24)."""
    for element in moved:
        for other in contact.touching_at(s, s.base(element), s.roster.unit_of[element]):
            changes.declare(s, unit, s.unit_of(other))


@hooks.MOVERS(level=EXPERT)
def row(s: DemonworldState, unit: int) -> Mover | None:
    """Large Elements have rows of their own in the movement chart (DW-E-LRG-07)."""
    return _mover(s.battle, s.element_of(unit)) if s.is_large(unit) else None


@hooks.PHASE_BEGINS(level=EXPERT)
def remember_contacts(s: DemonworldState) -> None:
    """Who touches a Large Element now fights it until they part; who has parted does not any more."""
    if not s.battle.bases:
        return
    found = {pair(unit, foe) for unit in _larges(s) for foe in contact.touched_units(s, unit)}
    s.declared = tuple(sorted(found))
    s.memo = {}


def _larges(s: DemonworldState) -> Iterator[int]:
    return (unit for unit in range(len(s.units)) if s.is_large(unit) and s.bodies[unit])


# -- slain monsters ----------------------------------------------------------------------------------------------------


@hooks.SLAIN(level=EXPERT)
def falls(s: DemonworldState, element: int) -> None:
    if is_monster(s, element):
        s.carcasses = tuple(sorted((*s.carcasses, *s.base(element))))


@hooks.OBSTACLES(level=EXPERT)
def carcasses(s: DemonworldState) -> Mapping[int, int]:
    """Slain giants and dragons stay where they fell: nobody can pass, and they hide what is behind them
    (DW-E-GIA-17, DW-E-DRA-20)."""
    return dict.fromkeys(s.carcasses, CARCASS)
