"""The board as a page draws it: spaces, kingdoms, rivers, places, the faces of the counters. It never changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.core.page.board import (
    Board,
    Edge,
    Face,
    Grid,
    Hex,
    Label,
    Place,
    Region,
    Side,
    Stroke,
    Terrain,
    Value,
    strokes,
)
from hexarchy.core.page.texts import Text, alike, joined
from hexarchy.games.divine_right.strongholds import Castle
from hexarchy.games.divine_right.table.names import slug
from hexarchy.games.divine_right.table.rivers import streams
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import (
    FOREST,
    HILL,
    KINGDOM_IDS,
    LAKE,
    MAGICIANS,
    MONARCH,
    MOUNTAIN,
    NOBODY,
    PASS,
    SEA,
    SWAMP,
    TERRAINS,
)
from hexarchy.games.divine_right.world import Piece

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.presentation import Presentation
    from hexarchy.games.divine_right.table.scene import Scenes

AS_THE_MONARCH: Final = "–"  # the move of a Great Captain
INSIDE: Final = "~"  # the face of a piece that is inside its castle
RECONSTRUCTED: Final = "reconstruction"
NEUTRAL_PAINT: Final = ("#8a8a8a", "#ffffff")
DESERT: Final = "desert"  # clear to the rules
# How terrain is painted, and the pattern by which it is told apart without colour. The sea lies under everything.
PAINTS: Final = {
    "sea": ("#a9cfe3", "waves"),
    "clear": ("#ece6c6", "plain"),
    "forest": ("#a9c48f", "trees"),
    "hill": ("#d8c397", "hills"),
    "mountain": ("#bdb0a0", "peaks"),
    "pass": ("#d3c8b4", "dots"),
    "swamp": ("#b5cbb4", "reeds"),
    "lake": ("#a9cfe3", "waves"),
    DESERT: ("#ecd28f", "dots"),
}
# What a space is painted as, where it has several terrains: the first that it has.
SALIENT: Final = ((SEA, "sea"), (LAKE, "lake"), (MOUNTAIN, "mountain"), (PASS, "pass"), (HILL, "hill"))
SALIENT_LOW: Final = ((SWAMP, "swamp"), (FOREST, "forest"))
WATERS: Final = ("river", "navigable_river", "lakeshore", "coast", "isle")  # told as features of a space
# Words for what a place, a hexside or the water of a hex is.
KINDS: Final = (
    *(f"place-{kind}" for kind in ("castle", "capital", "port", "scenic", "battlefield", "camp")),
    "edge-border",
    "edge-river",
    *(f"feature-{kind}" for kind in WATERS),
)


def board(page: Scenes) -> Board:
    world, looks = page.game.world, page.game.presentation
    return Board(
        game=page.game.name,
        title=page("game-title"),
        about=page("game-about"),
        grid=Grid.of(world.grid),
        hexes=[_hex(page, space) for space in range(world.grid.size)],
        terrains={
            name: Terrain(page("land-desert") if name == DESERT else page.said(Wording.name, "terrain", name), *look)
            for name, look in PAINTS.items()
        },
        regions={name: Region(page.said(Wording.kingdom, name), looks.kingdoms[name].land) for name in KINGDOM_IDS},
        edges=[*_borders(page), *_navigable(page)],
        roads=[],
        streams=list(streams(page)),
        labels=list(_labels(page)),
        places=list(_places(page)),
        faces=faces(page),
        drawings=_drawings(looks),
        sides={
            **{
                seat: Side(page.said(Wording.side, seat), look.paint, look.ink, emblem=look.emblem)
                for seat, look in looks.sides.items()
            },
            "neutral": Side(page.said(Wording.side, "neutral"), *NEUTRAL_PAINT),
        },
        kinds={kind: page(kind) for kind in KINDS},
        legend=[page(f"legend-{name}") for name in ("unit", "monarch", "inside", "castle", "map")],
        notes=[page("note-reconstructed"), page("note-sources")],
    )


def _drawings(looks: Presentation) -> dict[str, list[Stroke]]:
    """Scenic places have a picture of their own where there is one."""
    found = strokes(looks.drawings)
    return found | {f"place-{place}": found[picture] for place, picture in looks.site.items()}


# -- the land ---------------------------------------------------------------------------------------------------------


def ground(page: Scenes, space: int) -> str:
    """What a space is painted as."""
    terrain = page.game.world.terrain[space]
    plain = DESERT if page.game.world.desert >> space & 1 else "clear"
    return next((name for kind, name in (*SALIENT, *SALIENT_LOW) if terrain & kind), plain)


def _hex(page: Scenes, space: int) -> Hex:
    world = page.game.world
    names = [name for number, name in enumerate(TERRAINS) if world.terrain[space] >> number & 1]
    middle = ground(page, space)
    told = Hex(
        world.grid.ids[space], world.grid.cells[space], [name for name in names if name in PAINTS] or [middle], middle
    )
    told.features = [name for name in names if name in WATERS]
    if world.land_of[space] >= 0:
        told.region = KINGDOM_IDS[world.land_of[space]]
    beyond = world.grid.neighbours[space]
    if any((space, near) in world.water_sides for near in beyond):
        wet = [near >= 0 and ((space, near) in world.water_sides or world.sea >> near & 1) for near in beyond]
        told.sides = [["sea" if water else middle] for water in wet]
    return told


def _borders(page: Scenes) -> Iterator[Edge]:
    """Where a kingdom ends on land."""
    world = page.game.world
    for space in hexes_of(world.land):
        for near in world.grid.neighbours[space]:
            other = near > space and world.land >> near & 1
            if other and world.land_of[near] != world.land_of[space]:
                yield Edge(world.grid.ids[space], world.grid.ids[near], "border")


def _navigable(page: Scenes) -> Iterator[Edge]:
    """The River Deep runs along the sides of spaces."""
    world = page.game.world
    name = next(river.name for river in world.map.river if river.navigable)
    for a, b in world.map.sides.navigable_river:
        yield Edge(a, b, "river", name)


def _labels(page: Scenes) -> Iterator[Label]:
    """Kingdoms over their land, seas over their water, other names where the map has them."""
    world = page.game.world
    for number, land in enumerate(page.game.lands):
        if land and number not in MAGICIANS:  # in the Basic game theirs is wasteland (DR-B-SET-03)
            hexes = [world.grid.ids[space] for space in hexes_of(land)]
            yield Label(page.said(Wording.kingdom, KINGDOM_IDS[number]), hexes, "region")
    for entry in world.map.label:
        middle = world.grid.at(entry.at)
        water = bool(world.water_of[middle])
        near = [middle]
        for _ in range(3 if water else 0):
            near += [n for space in near for n in world.field.near[space] if n not in near and world.sea >> n & 1]
            near = list(dict.fromkeys(near))
        if water:
            hexes = [world.grid.ids[space] for space in near]
            yield Label(page(f"land-{slug(entry.name)}"), hexes, "water")


# -- places -----------------------------------------------------------------------------------------------------------


def _places(page: Scenes) -> Iterator[Place]:
    world = page.game.world
    for castle in world.castles:
        yield _castle(page, castle)
    battlefields, camps = (world.features.get(name, 0) for name in ("battlefield", "deployment"))
    for space, name in world.places.items():
        if space in world.castle_at:
            continue
        kind = "battlefield" if battlefields >> space & 1 else "camp" if camps >> space & 1 else "scenic"
        hex_ = world.grid.ids[space]
        yield Place(
            hex_,
            slug(name),
            kind,
            page.said(Wording.place, hex_, name),
            fortress=False,
            capital=space in world.royal_seats,
            port=bool(world.ports >> space & 1),
        )


def _castle(page: Scenes, castle: Castle) -> Place:
    hex_ = page.game.world.grid.ids[castle.space]
    return Place(
        hex_,
        slug(castle.name),
        "castle",
        page.said(Wording.place, hex_, castle.name),
        fortress=False,
        capital=castle.royal,
        port=castle.port,
        value=alike(str(castle.intrinsic)),
    )


# -- counters ---------------------------------------------------------------------------------------------------------


def faces(page: Scenes) -> dict[str, Face]:
    """Every piece, outside and inside the walls."""
    found: dict[str, Face] = {}
    for piece in page.game.world.pieces:
        found[piece.id] = face(page, piece)
        found[piece.id + INSIDE] = face(page, piece, inside=True)
    return found


def face(page: Scenes, piece: Piece, *, inside: bool = False) -> Face:
    """Strength, siege value and movement in the strip; who is inside shows an outline only."""
    looks = page.game.presentation
    look = looks.look(piece)
    person = piece.kind >= MONARCH
    figures = [] if person else [Value(str(piece.strength)), Value(str(piece.siege), "thin")]
    return Face(
        name=page.said(Wording.unit, piece.id),
        about=joined(_about(page, piece, inside)),
        shape="person" if person else "troop",
        side="neutral",
        paint=look.paint,
        ink=look.ink,
        picture=looks.picture(piece),
        fill="outline" if inside else "solid",
        letter=page("letter-inside") if inside else "",
        tag=looks.tag(piece),
        badge=None,
        values=[*figures, Value(str(piece.move or AS_THE_MONARCH), "last")],
        reconstructed=RECONSTRUCTED in piece.source,
    )


def _about(page: Scenes, piece: Piece, inside: bool) -> Iterator[Text]:
    if piece.kingdom != NOBODY:
        yield page.said(Wording.kingdom, KINGDOM_IDS[piece.kingdom])
    if piece.kind < MONARCH:
        yield page("face-strength", value=piece.strength, siege=piece.siege)
    yield page("face-move", value=piece.move)
    if inside:
        yield page("face-inside")
    if RECONSTRUCTED in piece.source:
        yield page("face-reconstructed")
