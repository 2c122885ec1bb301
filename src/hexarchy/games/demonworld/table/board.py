"""The board of a battle as a page draws it: its sheets with terrain, heights and roads, and every card there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.board import Board, Edge, Face, Grid, Hex, Place, Side, Terrain, strokes
from hexarchy.core.page.texts import Text, alike, joined
from hexarchy.games.demonworld.army.book import facts
from hexarchy.games.demonworld.battle import laid
from hexarchy.games.demonworld.board import OPEN, Area
from hexarchy.games.demonworld.cards import Paid
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import SEATS
from hexarchy.games.demonworld.world import World

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

HILL: Final = "hill"  # whatever lies higher than the plain and is open
# How terrain is painted, and the pattern by which it is told apart without colour: by its letter on the sheets.
PAINTS: Final = {
    OPEN: ("open", "#dfe3b4", "plain"),
    "w": ("woods", "#8fb477", "trees"),
    "u": ("underbrush", "#b9cd8f", "trees"),
    "g": ("fields", "#e6d58a", "furrows"),
    "r": ("rocks", "#c6bba8", "peaks"),
    "s": ("sand", "#ecd9a0", "dots"),
    "m": ("mud", "#b79f78", "reeds"),
    "o": ("morass", "#9fb08a", "reeds"),
    "x": ("swamp", "#7fa08f", "reeds"),
    "1": ("shallows", "#bfe0ea", "waves"),
    "2": ("water", "#93c4dc", "waves"),
    "3": ("deep", "#6aa6cb", "waves"),
    HILL: (HILL, "#dbd8a2", "plain"),
}
HELD: Final = "held"  # the field of a rearguard
SINGLE_SHEET: Final = (("0",),)  # what is shown where no match is meant
KINDS: Final = (
    "place-objective",
    "edge-hedge",
    "edge-wall",
    "feature-height-1",
    "feature-height-2",
    "feature-height-3",
)


def area_of_view(world: World, view: Mapping[str, Any]) -> Area:
    """The area a view tells of."""
    return world.sheets.area([[laid(sheet) for sheet in row] for row in view["layout"]])


def board(page: Scenes, view: Mapping[str, Any] | None = None) -> Board:
    area = area_of_view(page.game.world, view or {"layout": SINGLE_SHEET})
    looks = page.game.presentation
    return Board(
        game=page.game.name,
        title=page("game-title"),
        about=page("game-about"),
        grid=Grid.of(area.grid),
        hexes=[_hex(area, field) for field in range(area.size)],
        terrains={name: Terrain(page(f"land-{name}"), paint, pattern) for name, paint, pattern in PAINTS.values()},
        edges=[*_edges(area, view["razed"] if view else ())],
        roads=[*_roads(area)],
        places=[*_places(page, view)],
        faces=page.once(faces),
        drawings=strokes(looks.drawings),
        sides={
            seat: Side(page.said(Wording.side, seat), look.paint, look.ink, emblem=look.emblem)
            for seat, look in looks.sides.items()
        },
        kinds={kind: page(kind) for kind in KINDS},
        legend=[page(f"legend-{name}") for name in ("element", "unit", "order")],
        notes=[page("note-reconstructed")],
        relief=True,
        turn=page("turn-word"),
    )


def _hex(area: Area, field: int) -> Hex:
    letter, level = area.terrain[field], area.height[field] // 2
    middle = PAINTS[HILL if letter == OPEN and level else letter][0]
    told = Hex(area.grid.ids[field], area.grid.cells[field], [middle], middle)
    if level:
        told.features = [f"height-{min(level, 3)}"]
        told.height = level
    return told


def _edges(area: Area, razed: Iterable[Sequence[str]]) -> Iterator[Edge]:
    """Hedges and walls that stand."""
    gone = {area.side(*map(area.at, pair)) for pair in razed}
    for field in range(area.size):
        for near in area.grid.neighbours[field]:
            if near > field and (kind := area.between(field, near)) and area.side(field, near) not in gone:
                yield Edge(area.grid.ids[field], area.grid.ids[near], kind)


def _roads(area: Area) -> Iterator[list[str]]:
    """From field to field."""
    for link in sorted(tuple(sorted(link)) for link in area.road_links):
        yield [area.grid.ids[field] for field in link]


def _places(page: Scenes, view: Mapping[str, Any] | None) -> Iterator[Place]:
    for name, field, points in view["objectives"] if view else ():
        yield Place(
            field,
            name,
            "objective",
            page("objective", name=name),
            fortress=False,
            capital=False,
            value=alike(str(points)),
        )
    if stake := (view or {}).get("rearguard"):
        name, value = page("held-field"), alike(str(stake["held"]))
        yield Place(stake["field"], HELD, "objective", name, fortress=False, capital=False, value=value)


# -- cards ------------------------------------------------------------------------------------------------------------


def faces(page: Scenes) -> dict[str, Face]:
    """Every unit there may be, with all that its card says."""
    world = page.game.world
    return {name: _face(page, name, card) for name in world.names if (card := card_of(page, name)) is not None}


def card_of(page: Scenes, unit: str) -> Paid | None:
    """The card of a unit: a copy of it bears a number."""
    cards = page.game.world.cards
    return cards.get(unit) or cards.get(unit.rpartition("_")[0])


def _face(page: Scenes, name: str, card: Paid) -> Face:
    looks = page.game.presentation.sides[card.army if card.army in SEATS else SEATS[0]]
    return Face(
        name=page.said(Wording.unit, name),
        about=page.once(about, card.id),
        shape="troop",
        side=card.army,
        paint=looks.paint,
        ink=looks.ink,
        picture=page.game.presentation.picture(card),
        fill="solid",
        letter="",
        tag="",
        badge=None,
        values=[],
        reconstructed=False,
    )


def about(page: Scenes, card: str) -> Text:
    """The card in a line."""
    form = page.game.world.cards.get(card)
    assert form is not None
    return joined(page("fact", what=fact.label, value=fact.value) for fact in facts(page.game.muster, form))
