"""The board and the scenes as the terminal reads them: a game's own (docs/protocol.md), as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

import msgspec

from hexarchy.core.events import Event
from hexarchy.core.game import Game
from hexarchy.core.hexes import Grid
from hexarchy.core.match import Match
from hexarchy.core.page import Json, telling
from hexarchy.core.page.sightings import Sightings
from hexarchy.core.ways import gathered


def scene_of(match: Match, seat: int | None, *, past: bool = False) -> Json:
    """What a seat may know of a match now, and remembers. `past`: of a match that is over, where all lies open."""
    game, state = match.game, match.state
    if past or state.result is not None:
        return game.scene(state.open_view(seat))
    scene = game.draw(state.view(seat))
    if game.sightings:
        memory = Sightings(game, match.first_turn)
        memory.hear(match.log_for(seat))
        scene.seen = memory.of(scene)
    drawn: Json = msgspec.to_builtins(scene)
    return drawn


def lines_of(game: Game, log: Iterable[tuple[int, Event]]) -> list[Json]:
    """Events as lines of the log. The caller makes sure that they may be told."""
    entries = list(log)
    told = gathered(game, (event for _, event in entries))
    return [msgspec.to_builtins(telling.line(game, entries[one.parts[0]][0], one.event)) for one in told]


class Board:
    """What is printed on the map and on the counters. It never changes in a match."""

    def __init__(self, game: Game) -> None:
        board = game.board_json()
        self.hexes: Final[dict[str, Json]] = {entry["id"]: entry for entry in board["hexes"]}
        self.terrains: Final[dict[str, Json]] = board["terrains"]
        self.regions: Final[dict[str, Json]] = board.get("regions") or {}
        self.sides: Final[dict[str, Json]] = board["sides"]
        self.faces: Final[dict[str, Json]] = board["faces"]
        self.kinds: Final[dict[str, Json]] = board["kinds"]
        self.turn: Final[Json | None] = board.get("turn")
        self.grid: Final = _grid(board)
        self.roads: Final = {hex_ for road in board.get("roads") or () for hex_ in road}
        self.places: Final[dict[str, list[Json]]] = {}  # by hex, the main one first
        for place in board["places"]:
            self.places.setdefault(place["hex"], []).append(place)
        self.waters: Final = {
            hex_: label["name"]
            for label in board.get("labels") or ()
            if label["kind"] == "water"
            for hex_ in label["hexes"]
        }
        self.streams: Final[dict[str, list[Json]]] = {}  # by hex: the rivers that run through it
        self._crossings: Final[set[frozenset[str]]] = set()
        for stream in board.get("streams") or ():
            for hex_ in stream["path"][:-1] if stream["to_sea"] else stream["path"]:
                self.streams.setdefault(hex_, []).append(stream)
            self._crossings.update(frozenset(pair) for pair in pairwise(stream["path"]))
        self._edges: Final = {frozenset((edge["a"], edge["b"])): edge for edge in board["edges"]}

    def neighbour(self, hex_: str, direction: int) -> str | None:
        beyond = self.grid.neighbours[self.grid.index[hex_]][direction] if self.grid else -1
        return self.grid.ids[beyond] if self.grid and beyond >= 0 else None

    def edge(self, hex_: str, direction: int) -> Json | None:
        """What runs along a side of a hex."""
        beyond = self.neighbour(hex_, direction)
        return self._edges.get(frozenset((hex_, beyond))) if beyond else None

    def crossed(self, hex_: str, direction: int) -> bool:
        """Does a river run over a side of a hex, from one to the other?"""
        beyond = self.neighbour(hex_, direction)
        return beyond is not None and frozenset((hex_, beyond)) in self._crossings

    def ground(self, hex_: str) -> set[str]:
        """What the rows of a chart of the ground are called that tell of a hex."""
        entry = self.hexes[hex_]
        edges = [edge["kind"] for pair, edge in self._edges.items() if hex_ in pair]
        found = {*entry["terrain"], *edges, *(f"edge-{kind}" for kind in edges)}
        found |= {f"feature-{kind}" for kind in entry.get("features") or ()}
        found |= {f"place-{place['kind']}" for place in self.places.get(hex_, ())}
        return found | ({"road"} if hex_ in self.roads else set())

    def edge_kinds(self) -> list[str]:
        return list(dict.fromkeys(edge["kind"] for edge in self._edges.values()))

    def face(self, piece: str, scene: Json) -> Json | None:
        """The side of a counter that is up."""
        turned = f"{piece}~" if piece in (scene.get("turned") or ()) else piece
        return self.faces.get(turned) or self.faces.get(piece)


def hexes_of(stack: Json) -> list[str]:
    """Every hex a stack lies in: large pieces lie in several."""
    return stack.get("hexes") or [stack["hex"]]


def _grid(board: Json) -> Grid | None:
    """None for a game without a map."""
    cells = {entry["id"]: (entry["at"][0], entry["at"][1]) for entry in board["hexes"]}
    drawn = board["grid"]
    return Grid(cells, flat=drawn.get("flat", True), shifted=drawn.get("shifted", "even")) if cells else None
