"""Formations: what a unit's elements form by where they stand and look (DW-B-INT-14 to -17, DW-S-FOR).

Fields are axial offsets from anywhere. Ranks are counted in the unit's own coordinates (a, b): a fields to the right
along the rank, b ranks to the rear (DW-B-INT-15).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS, SPOKES, Offset, length, minus, plus
from hexarchy.games.demonworld.facing import FRONT, REAR, RIGHT

SMALL: Final = 3  # a unit of no more elements has no formation to keep (DW-B-MOV-41)
WEDGE, SKIRMISH, SQUARE, HORDE = "wedge", "skirmish", "square", "horde"
COLUMN, LINE, SMALL_UNIT, DISORDER = "column", "line", "small", "disorder"
LEAST: Final = {WEDGE: 6, SKIRMISH: 5, SQUARE: 6, HORDE: 3}
WEDGE_RANKS: Final = 3  # those that must be whole (DW-S-FOR-11)

Places = Mapping[Offset, int]  # field -> facing


class Shape(NamedTuple):
    """What a unit forms. A square is recognised, and still counts as disorganized (DW-S-FOR-07)."""

    kind: str

    @property
    def orderly(self) -> bool:
        return self.kind not in (DISORDER, SQUARE)


def recognised(places: Places, allowed: Collection[str] = (), *, guests: Collection[Offset] = ()) -> Shape:
    """The first formation that fits (DW-S-FOR-28). `allowed`: the special ones it may be in; `guests`: fields of single
    elements attached to the unit, which are no part of a square's ring (DW-S-FOR-04)."""
    count = len(places)
    if count <= SMALL:
        return Shape(SMALL_UNIT)
    if HORDE in allowed:
        return Shape(HORDE if is_horde(places) else DISORDER)
    if SQUARE in allowed and count >= LEAST[SQUARE] and is_square(places, guests):
        return Shape(SQUARE)
    for kind, fits in ((WEDGE, is_wedge), (SKIRMISH, is_skirmish)):
        if kind in allowed and count >= LEAST[kind] and fits(places):
            return Shape(kind)
    if is_column(places):
        return Shape(COLUMN)
    return Shape(LINE if is_line(places) else DISORDER)


# -- ranks ------------------------------------------------------------------------------------------------------------


def alike(places: Places) -> int | None:
    """The facing all elements share."""
    facings = {*places.values()}
    return facings.pop() if len(facings) == 1 else None


def ranks(fields: Collection[Offset], facing: int) -> list[list[int]]:
    """The places along each rank, from the front; a rank nobody stands in is empty."""
    right, rear = RIGHT[facing], REAR[facing][1]
    determinant = right[0] * rear[1] - right[1] * rear[0]  # 1: the two axes are neighbouring spokes

    def local(field: Offset) -> tuple[int, int]:
        along = field[0] * rear[1] - field[1] * rear[0]
        back = right[0] * field[1] - right[1] * field[0]
        return along // determinant, back // determinant

    found = [local(field) for field in fields]
    first = min(back for _, back in found)
    lined: list[list[int]] = [[] for _ in range(max(back for _, back in found) - first + 1)]
    for along, back in sorted(found):
        lined[back - first].append(along)
    return lined


def is_line(places: Places) -> bool:
    """Full ranks behind each other, each half a field to either side; only the last may be short or have gaps."""
    facing = alike(places)
    if facing is None:
        return False
    *full, last = ranks(places, facing)
    if not full:
        return _closed(last)
    width = len(full[0])
    if any(len(rank) != width or not _closed(rank) for rank in full) or not 0 < len(last) <= width:
        return False
    if any(after[0] - before[0] not in (0, -1) for before, after in pairwise(full)):
        return False
    # In the rank behind place a stands between a and a + 1 of the rank before.
    return all(full[-1][0] - 1 <= along <= full[-1][-1] for along in last)


def _closed(rank: Sequence[int]) -> bool:
    return bool(rank) and rank[-1] - rank[0] == len(rank) - 1


# -- columns ----------------------------------------------------------------------------------------------------------


def is_column(places: Places) -> bool:
    return marching(places) is not None


def marching(places: Places) -> tuple[Offset, ...] | None:
    """A column from its leader to its last element: each has the one ahead in one of its front fields; else None.

    If several fit, the leader is the element that comes first (DW-B-MOV-55).
    """
    ahead = {
        field: [front for step in FRONT[facing] if (front := plus(field, step)) in places]
        for field, facing in places.items()
    }
    leaders = [field for field in places if not ahead[field]] or list(places)
    for leader in leaders:
        chain = _follow(leader, places, ahead)
        if chain is not None:
            return chain
    return None


def _follow(leader: Offset, places: Places, ahead: Mapping[Offset, Sequence[Offset]]) -> tuple[Offset, ...] | None:
    """All elements behind a leader, one after the other, if that is possible."""
    chain = [leader]

    def behind(last: Offset) -> list[Offset]:
        return sorted(field for field in places if field not in chain and last in ahead[field])

    def go_on() -> bool:
        if len(chain) == len(places):
            return True
        for field in behind(chain[-1]):
            chain.append(field)
            if go_on():
                return True
            chain.pop()
        return False

    return tuple(chain) if go_on() else None


# -- special formations -----------------------------------------------------------------------------------------------


def is_wedge(places: Places) -> bool:
    """One, two, three, each rank centred behind the one before; up to four more anywhere in a fourth rank, and only
    what is left in a fifth (DW-S-FOR-11)."""
    facing = alike(places)
    if facing is None:
        return False
    lined = ranks(places, facing)
    if len(lined) not in (WEDGE_RANKS, WEDGE_RANKS + 1, WEDGE_RANKS + 2) or len(lined[0]) != 1:
        return False
    point = lined[0][0]
    whole = all(rank == [*range(point - back, point + 1)] for back, rank in enumerate(lined[:WEDGE_RANKS]))
    rest = [*enumerate(lined[WEDGE_RANKS:], WEDGE_RANKS)]
    full = all(len(rank) == back + 1 for back, rank in rest[:-1])
    return whole and full and all(point - back <= rank[0] and rank[-1] <= point for back, rank in rest)


def is_skirmish(places: Places) -> bool:
    """Two ranks with an empty row between them, every second place, those behind centred on the gaps (DW-S-FOR-17)."""
    facing = alike(places)
    if facing is None:
        return False
    lined = ranks(places, facing)
    if len(lined) != 3 or lined[1]:
        return False
    front, _, rear = lined
    if any(after - before != 2 for rank in (front, rear) for before, after in pairwise(rank)):
        return False
    return len(front) - len(rear) in (0, 1) and rear[0] - front[0] in (0, -2)


def is_horde(places: Places) -> bool:
    """All face alike, and each touches at least two others (DW-S-FOR-22, -23, -26)."""
    return alike(places) is not None and all(len(_touching(field, places)) >= 2 for field in places)


def is_square(places: Places, guests: Collection[Offset] = ()) -> bool:
    """A closed ring that looks outwards in all directions, with room inside (DW-S-FOR-29)."""
    if len({*places.values()}) < DIRECTIONS:
        return False
    outside = _outside(places)
    ring = [field for field in places if any(plus(field, step) in outside for step in SPOKES)]
    if len(ring) < LEAST[SQUARE] or {places[field] for field in ring} != {*range(DIRECTIONS)}:
        return False
    if any(field in guests for field in ring):
        return False
    if any(len(_touching(field, ring)) != 2 for field in ring) or not _linked(ring):
        return False
    if any(plus(field, step) not in outside for field in ring for step in FRONT[places[field]]):
        return False
    return bool(_disc(places) - outside - {*ring})


def enclosed(places: Places) -> set[Offset]:
    """Fields that a unit has all around, free or not."""
    return _disc(places) - _outside(places)


def _disc(places: Collection[Offset]) -> set[Offset]:
    """All fields within sight of a unit: far enough out that nothing there is enclosed."""
    (q, r), reach = next(iter(places)), max(length(minus(a, next(iter(places)))) for a in places) + 1
    span = range(-reach, reach + 1)
    return {(q + dq, r + dr) for dq in span for dr in span if abs(dq + dr) <= reach}


def _outside(places: Collection[Offset]) -> set[Offset]:
    """Fields that can be come to from afar without crossing the unit."""
    disc = _disc(places)
    inner = {field for field in disc if all(plus(field, step) in disc for step in SPOKES)}
    found = disc - inner - {*places}
    edge = list(found)
    while edge:
        field = edge.pop()
        for step in SPOKES:
            near = plus(field, step)
            if near in disc and near not in found and near not in places:
                found.add(near)
                edge.append(near)
    # Beyond the disc everything is outside: its neighbours too.
    return found | {plus(field, step) for field in disc - inner for step in SPOKES if plus(field, step) not in disc}


def _touching(field: Offset, others: Collection[Offset]) -> list[Offset]:
    return [near for step in SPOKES if (near := plus(field, step)) in others]


def _linked(fields: Sequence[Offset]) -> bool:
    left, edge = {*fields[1:]}, [fields[0]]
    while edge:
        for near in _touching(edge.pop(), left):
            left.discard(near)
            edge.append(near)
    return not left
