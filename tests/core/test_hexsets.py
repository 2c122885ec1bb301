"""Sets of hexes as whole numbers."""

from __future__ import annotations

import random

import pytest

from hexarchy.core.actions import ActionTable
from hexarchy.core.hexes import Grid
from hexarchy.core.hexsets import Field, OnSet, hex_set, hexes_of, nth, verb_runs

GRIDS = [
    Grid.numbered(7, 6),
    Grid.numbered(5, 8, first=(0, 0), flat=False, shifted="odd"),
    Grid.numbered(6, 6, missing=["0303", "0304"]),
]


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_what_lies_beside_a_set_is_what_lies_beside_its_hexes(grid: Grid) -> None:
    field = Field(grid)
    for hex_ in range(grid.size):
        assert set(hexes_of(field.beside(1 << hex_))) == {n for n in grid.neighbours[hex_] if n >= 0}
    some = random.Random(1).sample(range(grid.size), 9)
    assert set(hexes_of(field.beside(hex_set(some)))) == {n for h in some for n in grid.neighbours[h] if n >= 0}


def test_a_flood_stops_at_what_is_closed() -> None:
    grid = Grid.numbered(7, 6)
    field = Field(grid)
    wall = hex_set(h for h in range(grid.size) if grid.ids[h].startswith("04"))
    start = 1 << grid.at("0101")
    reached = field.flood(start, field.all & ~wall)
    assert {grid.ids[h][:2] for h in hexes_of(reached)} == {"01", "02", "03"}
    assert field.flood(start, field.all) == field.all


def test_rank_in_a_set() -> None:
    hexes = sorted(random.Random(2).sample(range(1000), 77))
    found = hex_set(hexes)
    assert list(hexes_of(found)) == hexes
    assert [nth(found, n) for n in range(77)] == hexes


def test_options_on_hexes_are_a_list_like_any_other() -> None:
    table = ActionTable()
    go = table.verb("go", [f"{n:04}" for n in range(50)])
    stop, end = table.single("stop"), table.single("end")
    options = OnSet(go, hex_set([3, 7, 49]), (stop,))
    listed = [go[3], go[7], go[49], stop]
    assert list(options) == listed
    assert [options[n] for n in range(-4, 4)] == listed * 2
    assert options[1:3] == listed[1:3]
    assert len(options) == 4
    assert all(action in options for action in listed)
    assert go[4] not in options
    assert end not in options
    with pytest.raises(IndexError):
        options[4]


def test_verbs_stand_in_runs() -> None:
    table = ActionTable()
    go, take = table.verb("go", [f"{n:04}" for n in range(50)]), table.verb("take", ["a", "b", "c"])
    stop, end = table.single("stop"), table.single("end")
    listed = [*go[:7], *take, stop, end]
    assert verb_runs(listed) == [0, 7, 10, 11, 12]
    assert verb_runs([*go[:7], end]) == [0, 7, 8]
    assert verb_runs(go) == [0, 50]
    for found, more in ((0b1011, (*take, end)), (0b1011, (end,)), (0b1011, ()), (0, (*take, end))):
        options = OnSet(go, found, more)
        assert verb_runs(options) == verb_runs(list(options))


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_a_flood_finds_what_single_steps_find(grid: Grid) -> None:
    field, rng = Field(grid), random.Random(3)
    for closed in range(0, 24, 2):
        open_ = set(range(grid.size)) - set(rng.sample(range(grid.size), closed))
        start = min(open_)
        reached, edge = {start}, [start]
        for hex_ in edge:
            new = {n for n in grid.neighbours[hex_] if n in open_} - reached
            reached |= new
            edge += sorted(new)
        assert set(hexes_of(field.flood(1 << start, hex_set(open_)))) == reached
