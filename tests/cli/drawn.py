"""Boards and scenes made by hand, as games tell them (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from hexarchy.cli.front import Front
from hexarchy.cli.words import Words
from hexarchy.core.hexes import Grid


def both(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


def board(grid: Grid, **more: Any) -> dict[str, Any]:
    """Open country without anything on it."""
    hexes = [
        {"id": id_, "at": list(cell), "terrain": ["open"], "centre": "open"}
        for id_, cell in zip(grid.ids, grid.cells, strict=True)
    ]
    paint = {"paint": "#808080"}
    return {
        "grid": grid.to_json(),
        "hexes": hexes,
        "terrains": {"open": {"name": both("open"), **paint}},
        "sides": {side: {"name": both(side.title()), **paint} for side in ("red", "rose", "blue")},
        "faces": {name: {"name": both(name.title()), "about": both(f"about {name}")} for name in ("phalanx", "guard")},
        "kinds": {"edge-river": both("river")},
        "places": [],
        "edges": [],
        **more,
    }


def scene(**more: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {name: [] for name in ("steps", "stacks", "marks", "boxes", "panels", "commands")}
    return {"turn": 1, "phase": "", "step": None, "decision": None, "waiting": None, "result": None, **empty, **more}


def stack(hex_: str, side: str, *pieces: str, **more: Any) -> dict[str, Any]:
    return {"hex": hex_, "side": side, "pieces": list(pieces), "whole": True, **more}


def words(told: dict[str, Any]) -> Words:
    """The words of a game that tells this board."""

    class Told:
        charts = ()

        def board_json(self) -> dict[str, Any]:
            return told

    return Words(Front("en"), Told())  # type: ignore[arg-type]
