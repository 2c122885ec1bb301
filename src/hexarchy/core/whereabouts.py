"""Whereabouts: what a seat knows of where things lie, and what becomes of that (see `core/cups.py`).

Zones are bits of a whole number, like hexes of a set, and so are things. A row has sets of zones, and for each the
things that may lie in any of them; every thing is in one of these. There are far fewer such sets than things, and most
changes are about whole sets. A row is never changed once it is known to anybody: those who know the same share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Row = Mapping[int, int]  # a set of zones -> the things that may lie in any of them


def sure(zones: int) -> bool:
    return not zones & (zones - 1)


def placeable(row: Row) -> int:
    """The things of which it is known where they lie."""
    found = 0
    for zones, things in row.items():
        if not zones & (zones - 1):
            found |= things
    return found


def zones_of(row: Row, thing: int) -> int:
    return next(zones for zones, things in row.items() if things >> thing & 1)


def gathered(zones: Sequence[int]) -> dict[int, int]:
    """A row, from where each thing may lie."""
    found: dict[int, int] = {}
    for thing, at in enumerate(zones):
        found[at] = found.get(at, 0) | 1 << thing
    return found


def shared(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Seats that know the same have one row."""
    found: list[Row] = []
    for row in rows:
        found.append(found[found.index(row)] if row in found else row)
    return tuple(found)


def put(row: dict[int, int], things: int, zones: int) -> dict[int, int]:
    """Have these things of a row lie in these zones."""
    if not things & ~row.get(zones, 0):
        return row
    for other, there in [*row.items()]:
        if there & things:
            if there & ~things:
                row[other] = there & ~things
            else:
                del row[other]
    row[zones] = row.get(zones, 0) | things
    return row


def counted(lies: Sequence[int]) -> dict[int, int]:
    """How many things lie in each zone, by its bit."""
    return {1 << zone: lies.count(zone) for zone in {*lies}}


def changed(row: Row, into: Mapping[int, int]) -> Row:
    """A row with some sets of zones replaced by others."""
    if not into:
        return row
    new: dict[int, int] = {}
    for zones, things in row.items():
        now = into.get(zones, zones)
        new[now] = new.get(now, 0) | things
    return new


def blurred(row: Row, here: int, place: int) -> Row:
    """What a seat knows when some of one zone have gone to another: what may lie here may lie there as well."""
    both = here | place
    wider = [zones for zones in row if zones & both == here]
    if not wider:
        return row
    new = {**row}
    for zones in wider:
        things = new.pop(zones)
        new[zones | place] = new.get(zones | place, 0) | things
    return new


def poured(row: Row, here: int, place: int, there: Mapping[int, int]) -> Row:
    """What a seat knows when all of one zone has gone to another. More follows only if that tells where a thing is."""
    into = {zones: zones & ~here | place for zones in row if zones & here}
    new = changed(row, into)
    told = [zones for zones, now in into.items() if zones & (zones - 1) and not now & (now - 1)]
    return settled(new, there) if told else new


def settled(row: Row, there: Mapping[int, int]) -> Row:
    """What follows from the number of things in each zone: no thing may lie in one that others fill, or that is empty.

    It follows from numbers that all can see, so it tells nothing.
    """
    while True:
        room = 0
        for zone, count in there.items():
            if zone not in row or count > row[zone].bit_count():
                room |= zone
        into = {zones: zones & room for zones in row if zones & (zones - 1) and zones & ~room}
        if not into:
            return row
        row = changed(row, into)
