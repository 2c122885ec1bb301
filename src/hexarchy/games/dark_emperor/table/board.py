"""The board as a page draws it: hexes, realms, rivers, places, the faces of the counters. It never changes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.core.page.board import Board, Edge, Grid, Hex, Label, Place, Region, Side, Stream, Terrain, strokes
from hexarchy.core.page.texts import alike
from hexarchy.games.dark_emperor.table.board_faces import faces
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, SEA, SIDES, TERRAINS

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

RECONSTRUCTED: Final = "reconstruction"
SEA_REACH: Final = 6.0  # sides of a hex: how far from its middle the name of a sea may stand
# How terrain is painted, and the pattern by which it is told apart without colour. The sea lies under everything.
PAINTS: Final = {
    "all_sea": ("#a9cfe3", "waves"),
    "settled": ("#e6e2bd", "plain"),
    "mountain": ("#c9bda6", "peaks"),
}
# Words for what a place, a hexside or the water of a hex is.
KINDS: Final = (
    *(f"place-{kind}" for kind in ("city", "capital", "port", "magic", "battlefield", "rune", "holy")),
    "edge-border",
    *(f"feature-{kind}" for kind in ("coast", "river", "strait")),
)


def board(page: Scenes) -> Board:
    world, shown = page.game.world, page.game.presentation
    return Board(
        game=page.game.name,
        title=page("game-title"),
        about=page("game-about"),
        grid=Grid.of(world.grid),
        hexes=[_hex(page, hex_) for hex_ in range(world.grid.size)],
        terrains={
            name: Terrain(page.said(Wording.name, "terrain", name), paint, pattern, reconstructed=True)
            for name, (paint, pattern) in PAINTS.items()
        },
        regions={name: Region(page.said(Wording.force, name), shown.land(n)) for n, name in enumerate(KINGDOM_IDS)},
        edges=list(_borders(page)),
        roads=[],
        streams=list(_streams(page)),
        labels=[*_seas(page), *_realms(page)],
        places=[*_cities(page), *_wonders(page)],
        faces=faces(page),
        drawings=strokes(shown.drawings),
        sides={
            side: Side(page.said(Wording.side, side), look.paint, look.ink, emblem=look.emblem)
            for side, look in ((side, shown.sides[side]) for side in SIDES)
        },
        kinds={kind: page(kind) for kind in KINDS},
        legend=[page(f"legend-{name}") for name in ("unit", "undead", "leader", "device", "flag", "map")],
        notes=[page("note-reconstructed")],
    )


def _hex(page: Scenes, hex_: int) -> Hex:
    world = page.game.world
    ground = TERRAINS[world.terrain[hex_]]
    told = Hex(world.grid.ids[hex_], world.grid.cells[hex_], [ground], ground)
    if world.terrain[hex_] != SEA:
        told.region = KINGDOM_IDS[world.owner[hex_]]
        water = {
            "coast": world.coast >> hex_ & 1,
            "river": world.rivers >> hex_ & 1,
            "strait": hex_ == page.game.crossings.strait,
        }
        told.features = [name for name, there in water.items() if there]
    return told


def _borders(page: Scenes) -> Iterator[Edge]:
    """Where two realms meet on land; sea borders have no effect (rulebook 355) and are left out."""
    world = page.game.world
    for hex_ in hexes_of(world.land):
        for near in world.grid.neighbours[hex_]:
            if near > hex_ and world.owner[near] >= 0 and world.owner[near] != world.owner[hex_]:
                yield Edge(world.grid.ids[hex_], world.grid.ids[near], "border")


def _streams(page: Scenes) -> Iterator[Stream]:
    """Rivers run through hexes, from their source to the sea or into another."""
    for river in page.game.world.map.river:
        path = [*([river.rises_in] if river.rises_in else []), *river.path, *([river.mouth] if river.mouth else [])]
        yield Stream(alike(river.name), path, bool(river.mouth))


def _seas(page: Scenes) -> Iterator[Label]:
    """Each over the water around its middle, as far as no other name is nearer."""
    world, grid = page.game.world, page.game.world.grid
    middles = {sea.label_hex: grid.centre(grid.at(sea.label_hex)) for sea in world.map.crater_sea}
    for sea in world.map.crater_sea:
        water = [grid.at(sea.label_hex)]
        for hex_ in water:  # it grows as it is gone through
            for near in grid.neighbours[hex_]:
                if near < 0 or near in water or world.terrain[near] != SEA:
                    continue
                far = {label: math.dist(grid.centre(near), middle) for label, middle in middles.items()}
                if far[sea.label_hex] < SEA_REACH and far[sea.label_hex] == min(far.values()):
                    water.append(near)
        hexes = [grid.ids[hex_] for hex_ in water]
        yield Label(page.said(Wording.place, sea.label_hex, sea.name), hexes, "water")


def _realms(page: Scenes) -> Iterator[Label]:
    world = page.game.world
    for number, land in enumerate(world.lands):
        yield Label(page.said(Wording.force, number), [world.grid.ids[hex_] for hex_ in hexes_of(land)], "region")


def _cities(page: Scenes) -> Iterator[Place]:
    for city in page.game.world.map.city:
        yield Place(
            city.hex,
            city.name.lower().replace(" ", "-").replace("'", ""),
            "city",
            page.said(Wording.place, city.hex, city.name),
            fortress=False,
            capital=city.capital,
            port=city.port,
            value=alike(str(city.value)),
            reconstructed=RECONSTRUCTED in city.source,
        )


def _wonders(page: Scenes) -> Iterator[Place]:
    """Magic hexes, battlefields, Holy Places, rune hexes."""
    land = page.game.world.map
    named = [("magic", entry.hex, entry.name) for entry in land.magic_hex]
    named += [("battlefield", entry.hex, entry.name) for entry in land.battlefield]
    named += [("holy", entry.hex, entry.name) for entry in land.holy_place]
    for kind, hex_, called in named:
        name = page.said(Wording.place, hex_, called)
        yield Place(hex_, f"{kind}-{hex_}", kind, name, fortress=False, capital=False)
    for entry in land.rune_hex:
        rune = page.said(Wording.rune, entry.rune)
        name = rune if entry.in_play else page("rune-optional", rune=rune)
        short = page(f"rune-short-{entry.rune}")
        yield Place(entry.hex, f"rune-{entry.hex}", "rune", name, fortress=False, capital=False, value=short)
