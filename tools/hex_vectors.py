"""Write tests/core/hex-vectors.json: what every implementation of the hex grid must answer, in any language.

    python tools/hex_vectors.py

The tests of `hexarchy.core.hexes` hold Python to the file; the browser's grid is held to the same one.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.hexes import NOWHERE, Cell, Grid

VECTORS: Final = Path(__file__).resolve().parent.parent / "tests" / "core" / "hex-vectors.json"
DECIMALS: Final = 6

LETTERS: Final = "ABCDE"


def lettered() -> dict[str, Cell]:
    """Rows with letters, the odd ones a hex longer: it sticks out on the left, where columns are below zero."""
    return {f"{LETTERS[j]}{n}": (n - 1 - j % 2, j) for j in range(5) for n in range(1, 5 + j % 2)}


# One small grid for each way to lay hexes; with holes, of a real map's size, with three digits, from 00, with letters.
SHAPES: Final = (
    Grid.numbered(4, 5),
    Grid.numbered(4, 5, shifted="odd"),
    Grid.numbered(4, 5, flat=False),
    Grid.numbered(4, 5, flat=False, shifted="odd"),
    Grid.numbered(5, 4, shifted="odd", missing=["0101", "0302", "0303", "0504"]),
    Grid.numbered(22, 23),
    Grid.numbered(100, 3, flat=False, shifted="odd"),
    Grid.numbered(5, 4, first=(0, 0), flat=False, shifted="odd", missing=["0401", "0403"]),
    Grid(lettered(), flat=False, shifted="odd"),
)
MOST_HEXES: Final = 24  # of a large grid, this many hexes stand for all


def sample(grid: Grid) -> list[int]:
    """Hexes spread evenly over the grid, the first and the last among them."""
    count = min(grid.size, MOST_HEXES)
    return [i * (grid.size - 1) // (count - 1) for i in range(count)]


def describe_hex(grid: Grid, a: int) -> dict[str, Any]:
    x, y = grid.centre(a)
    return {
        "hex": grid.ids[a],
        "neighbours": [None if b == NOWHERE else grid.ids[b] for b in grid.neighbours[a]],
        "hexsides": [grid.hexside(a, direction) for direction in range(DIRECTIONS)],
        "centre": [round(x, DECIMALS), round(y, DECIMALS)],
    }


def describe_pair(grid: Grid, a: int, b: int) -> dict[str, Any]:
    return {
        "from": grid.ids[a],
        "to": grid.ids[b],
        "distance": grid.distance(a, b),
    }


def describe(grid: Grid) -> dict[str, Any]:
    hexes = sample(grid)
    pairs = [(a, hexes[i * 7 % len(hexes)]) for i, a in enumerate(hexes, start=1)]
    return {
        "grid": grid.to_json(),
        "cells": dict(zip(grid.ids, grid.cells, strict=True)),
        "hexes": [describe_hex(grid, a) for a in hexes],
        "pairs": [describe_pair(grid, a, b) for a, b in pairs],
    }


def written(vectors: list[dict[str, Any]]) -> str:
    """The vectors as JSON with a line for each hex and pair, so that a change reads well in a diff."""

    def lines() -> Iterator[str]:
        for vector in vectors:
            fields = []
            for key, value in vector.items():
                if isinstance(value, list):
                    text = "[\n" + ",\n".join(f"      {json.dumps(item)}" for item in value) + "\n    ]"
                else:
                    text = json.dumps(value)
                fields.append(f"    {json.dumps(key)}: {text}")
            yield "  {\n" + ",\n".join(fields) + "\n  }"

    return "[\n" + ",\n".join(lines()) + "\n]\n"


def main() -> None:
    VECTORS.write_text(written([describe(grid) for grid in SHAPES]), encoding="utf-8")


if __name__ == "__main__":
    main()
