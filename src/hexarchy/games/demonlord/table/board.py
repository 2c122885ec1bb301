"""The board as a page draws it: hexes, hexsides, roads, places, the faces of the counters. It never changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from hexarchy.core.page.board import Board, Edge, Emblem, Face, Grid, Hex, Place, Side, Terrain, Value, strokes
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import ARMOR, CAMPS, NO_LEADERSHIP
from hexarchy.games.demonlord.world import Unit

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

RECONSTRUCTED: Final = "reconstruction"
# How terrain is painted, and the pattern by which it is told apart without colour.
PAINTS: Final = {
    "open": ("#dfe3b4", "plain"),
    "steppe": ("#e9d9a0", "dots"),
    "forest": ("#8db57a", "trees"),
    "hills": ("#cdb488", "hills"),
    "mountain": ("#a89a8c", "peaks"),
    "swamp": ("#a9c4b0", "reeds"),
    "desert": ("#f0e0b0", "dots"),
    "lake": ("#8fb8de", "waves"),
}
PORTRAIT: Final = "person"
# What tells a side apart without colour.
EMBLEMS: Final[dict[str, Emblem]] = {"hosar": "cross", "demon": "triangle", "neutral": "circle"}
# Armour is told by how the picture is filled.
FILLS: Final[dict[str, Literal["solid", "outline", "light"]]] = {"heavy": "solid", "medium": "outline", "none": "light"}
# Words for what a place or a hexside is.
KINDS: Final = (
    *(f"place-{kind}" for kind in ("city", "castle", "temple", "village", "mine", "fortress", "capital")),
    *(f"edge-{kind}" for kind in ("river", "ford", "bridge", "alps", "lake")),
)


def board(page: Scenes) -> Board:
    game, world = page.game, page.game.world
    ids = {entry.letter: entry.id for entry in world.chart.terrain}
    return Board(
        game=game.name,
        title=page("game-title"),
        about=page("game-about"),
        grid=Grid.of(world.grid),
        hexes=[
            Hex(
                entry.id,
                cell,
                [ids[letter] for letter in entry.t],
                ids[entry.c[0]],
                [[ids[letter] for letter in side] for side in entry.s],
            )
            for entry, cell in zip(world.hexes, world.grid.cells, strict=True)
        ],
        terrains={
            entry.id: Terrain(
                {"en": entry.name, "fr": entry.name_fr},
                *PAINTS.get(entry.id, ("#cccccc", "plain")),
                reconstructed=RECONSTRUCTED in entry.battle_source,
            )
            for entry in world.chart.terrain
            if entry.kind == "area"
        },
        edges=list(_edges(page)),
        roads=[road.path for road in world.map.road],
        places=[
            Place(
                world.grid.ids[site.hex],
                site.id,
                site.kind,
                page.said(Wording.name, "site", site.id),
                site.fortress,
                site.capital,
                reconstructed=RECONSTRUCTED in site.source,
            )
            for site in world.sites
        ],
        faces={unit.id: _face(page, unit) for unit in world.units},
        drawings=strokes(game.presentation.drawings),
        sides={camp: _side(page, camp) for camp in CAMPS[:3]},
        kinds={kind: page(kind) for kind in KINDS},
        legend=[page("legend-troop"), page("legend-character"), page("legend-armor")],
        notes=[page("note-reconstructed"), _scale(page)],
    )


def _edges(page: Scenes) -> Iterator[Edge]:
    """Every hexside once: a ford or bridge is one of its river's hexsides."""
    map_ = page.game.world.map
    names = {side: river.name for river in map_.river for side in river.hexsides}
    kinds = dict.fromkeys(names, "river")
    for kind in ("lake", "alps", "ford", "bridge"):
        kinds.update(dict.fromkeys(getattr(map_.hexside_features, kind), kind))
    for side, kind in kinds.items():
        a, b = side.split("-")
        yield Edge(a, b, kind, names.get(side, ""))


def _face(page: Scenes, unit: Unit) -> Face:
    """All a page needs to draw a counter, and the same in words beside its name (DL-CMP-12)."""
    looks = page.game.presentation
    colour = looks.colour(unit)
    if unit.troop:
        printed = [Value(str(value)) for value in (unit.missile, unit.melee, unit.morale)]
    elif unit.power:
        printed = [Value(str(unit.power), "spark"), Value(f"/{unit.range}", "thin")]
    else:
        printed = [Value("–", "thin")]
    return Face(
        name=dict(unit.names),
        about=joined(_about(page, unit)),
        shape="troop" if unit.troop else "person",
        side=CAMPS[unit.side],
        paint=colour.paint,
        ink=colour.ink,
        picture=looks.picture(unit) if unit.troop else PORTRAIT,
        fill=FILLS[tuple(ARMOR)[unit.armor]],
        letter=unit.mode,
        tag=unit.home,
        badge=None if unit.leadership == NO_LEADERSHIP else f"+{unit.leadership}",
        values=[*printed, Value(str(unit.mp), "last")],
        reconstructed=RECONSTRUCTED in unit.source,
    )


def _about(page: Scenes, unit: Unit) -> Iterator[Text]:
    yield page.said(Wording.name, "mode", unit.mode)
    if unit.troop:
        yield page.said(Wording.name, "armor", tuple(ARMOR)[unit.armor])
        yield page("face-troop", missile=unit.missile, melee=unit.melee, morale=unit.morale)
    else:
        if unit.leadership != NO_LEADERSHIP:
            yield page("face-leads", value=unit.leadership)
        if unit.power:
            yield page("face-magic", power=unit.power, range=unit.range)
    yield page("face-mp", value=unit.mp)
    yield page.said(Wording.realm, unit.home)
    if RECONSTRUCTED in unit.source:
        yield page("face-reconstructed")


def _side(page: Scenes, camp: str) -> Side:
    """The paint of a side; the neutrals have one each, so their side is grey."""
    looks = page.game.presentation
    unit = next((u for u in page.game.world.units if CAMPS[u.side] == camp), None)
    colour = looks.colour(unit) if unit and camp != "neutral" else None
    paint, ink = (colour.paint, colour.ink) if colour else ("#8a8a8a", "#ffffff")
    return Side(page.said(Wording.side, camp), paint, ink, looks.seats.get(camp), EMBLEMS[camp])


def _scale(page: Scenes) -> Text:
    scales = page.game.presentation.scales
    return page("note-scale", **{name: {"en": scale.en, "fr": scale.fr} for name, scale in scales.items()})
