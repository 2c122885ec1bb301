"""The board as a page draws it: hexes, realms, rivers, places, the faces of the counters. It never changes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from hexarchy.core.drawings import drawings_json
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.scene import Json, Text, said
from hexarchy.core.text import LANGUAGES, Argument, Catalog
from hexarchy.core.wording import sentence
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.board_faces import faces
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, SEA, SIDES, TERRAINS

TEXTS: Final = Path(__file__).parent / "text"
RECONSTRUCTED: Final = "reconstruction"
LETTER: Final = 0.93  # sides of a hex: how wide a letter of a realm's name is drawn
TOWN_NAME, SEA_NAME = 1.3, 3.0  # likewise: about half of how wide others are
HIDES: Final = (-0.95, 1.8)  # sides of a hex: so far around a city its counter and its own name lie over others
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


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS], strict=False)


def text(key: str, **args: Argument) -> Text:
    """A text of the page without names of the game in it."""
    return {lang: texts(lang)(key, **args) for lang in LANGUAGES}


def board_json(game: DarkEmperor) -> Json:
    world = game.world
    shown = game.presentation
    return {
        "game": game.name,
        "title": text("game-title"),
        "about": text("game-about"),
        "grid": world.grid.to_json(),
        "hexes": [_hex(game, hex_) for hex_ in range(world.grid.size)],
        "terrains": {
            name: {
                "name": {lang: game.wording(lang).name("terrain", name) for lang in LANGUAGES},
                "paint": paint,
                "pattern": pattern,
                "reconstructed": True,
            }
            for name, (paint, pattern) in PAINTS.items()
        },
        "regions": {
            name: {"name": said(game, lambda w, n=n: game.wording(w.lang).force(n)), "paint": shown.land(n)}  # type: ignore[misc]
            for n, name in enumerate(KINGDOM_IDS)
        },
        "edges": list(_borders(game)),
        "roads": [],
        "streams": list(_streams(game)),
        "labels": [*_seas(game), *_realms(game)],
        "places": [*_cities(game), *_wonders(game)],
        "faces": faces(game, text, texts),
        "drawings": drawings_json(shown.drawings),
        "sides": {side: _side(game, side) for side in SIDES},
        "kinds": {kind: text(kind) for kind in KINDS},
        "legend": [text(f"legend-{name}") for name in ("unit", "undead", "leader", "device", "flag", "map")],
        "notes": [text("note-reconstructed")],
    }


# -- the land ---------------------------------------------------------------------------------------------------------


def _hex(game: DarkEmperor, hex_: int) -> Json:
    world = game.world
    ground = TERRAINS[world.terrain[hex_]]
    told: Json = {"id": world.grid.ids[hex_], "at": world.grid.cells[hex_], "terrain": [ground], "centre": ground}
    if world.terrain[hex_] != SEA:
        told["region"] = KINGDOM_IDS[world.owner[hex_]]
        water = {
            "coast": world.coast >> hex_ & 1,
            "river": world.rivers >> hex_ & 1,
            "strait": hex_ == game.crossings.strait,
        }
        if any(water.values()):
            told["features"] = [name for name, there in water.items() if there]
    return told


def _borders(game: DarkEmperor) -> Iterator[Json]:
    """Where two realms meet on land; sea borders have no effect (rulebook 355) and are left out."""
    world = game.world
    for hex_ in hexes_of(world.land):
        for near in world.grid.neighbours[hex_]:
            if near > hex_ and world.owner[near] >= 0 and world.owner[near] != world.owner[hex_]:
                yield {"a": world.grid.ids[hex_], "b": world.grid.ids[near], "kind": "border"}


def _streams(game: DarkEmperor) -> Iterator[Json]:
    """Rivers run through hexes, from their source to the sea or into another."""
    for river in game.world.map.river:
        path = [*([river.rises_in] if river.rises_in else []), *river.path, *([river.mouth] if river.mouth else [])]
        yield {"name": dict.fromkeys(LANGUAGES, river.name), "path": path, "to_sea": bool(river.mouth)}


def _seas(game: DarkEmperor) -> Iterator[Json]:
    for sea in game.world.map.crater_sea:
        yield {"name": dict.fromkeys(LANGUAGES, sentence(sea.name)), "hexes": [sea.label_hex], "kind": "water"}


def _realms(game: DarkEmperor) -> Iterator[Json]:
    world = game.world
    for number, land in enumerate(world.lands):
        name = said(game, lambda w, number=number: game.wording(w.lang).force(number))  # type: ignore[misc]
        middle = _best_place(game, land, max(map(len, name.values())))
        yield {"name": name, "hexes": [world.grid.ids[middle]], "kind": "region"}


def _best_place(game: DarkEmperor, land: int, letters: int) -> int:
    """Where a realm's name is read best: over as much of its land as may be, with few cities and other names on it."""
    world, grid = game.world, game.world.grid
    spots = [grid.centre(hex_) for hex_ in range(grid.size)]
    own = [spots[hex_] for hex_ in hexes_of(land)]
    towns = [spots[grid.at(city.hex)] for city in world.map.city]
    seas = [spots[grid.at(sea.label_hex)] for sea in world.map.crater_sea]
    middle = [sum(spot[i] for spot in own) / len(own) for i in (0, 1)]
    edge = max(x for x, _ in spots)
    half = letters * LETTER / 2

    def worth(hex_: int) -> float:
        x, y = spots[hex_]

        def over(others: Sequence[tuple[float, float]], more: float, above: float, below: float) -> int:
            return sum([above < y - oy < below and abs(ox - x) < half + more for ox, oy in others])

        cut = not half < x < edge - half
        hidden = 6 * over(towns, TOWN_NAME, *HIDES) + over(seas, SEA_NAME, -1, 1) + 5 * cut
        return over(own, 0, -1, 1) - hidden - 0.4 * math.dist((x, y), middle)

    return max(hexes_of(land | world.field.beside(land)), key=worth)


def _cities(game: DarkEmperor) -> Iterator[Json]:
    for city in game.world.map.city:
        yield {
            "hex": city.hex,
            "id": city.name.lower().replace(" ", "-").replace("'", ""),
            "kind": "city",
            "name": dict.fromkeys(LANGUAGES, sentence(city.name)),
            "fortress": False,
            "capital": city.capital,
            "port": city.port,
            "value": dict.fromkeys(LANGUAGES, str(city.value)),
            "reconstructed": RECONSTRUCTED in city.source,
        }


def _wonders(game: DarkEmperor) -> Iterator[Json]:
    """Magic hexes, battlefields, Holy Places, rune hexes."""
    land = game.world.map
    named = [("magic", entry.hex, dict.fromkeys(LANGUAGES, sentence(entry.name))) for entry in land.magic_hex]
    named += [("battlefield", entry.hex, dict.fromkeys(LANGUAGES, entry.name)) for entry in land.battlefield]
    named += [("holy", entry.hex, dict.fromkeys(LANGUAGES, sentence(entry.name))) for entry in land.holy_place]
    for kind, hex_, name in named:
        yield {"hex": hex_, "id": f"{kind}-{hex_}", "kind": kind, "name": name, "fortress": False, "capital": False}
    for entry in land.rune_hex:
        word = {lang: game.wording(lang).rune(entry.rune) for lang in LANGUAGES}
        yield {
            "hex": entry.hex,
            "id": f"rune-{entry.hex}",
            "kind": "rune",
            "name": word if entry.in_play else {lang: texts(lang)("rune-optional", rune=word[lang]) for lang in word},
            "value": text(f"rune-short-{entry.rune}"),
            "fortress": False,
            "capital": False,
        }


# -- looks ------------------------------------------------------------------------------------------------------------


def _side(game: DarkEmperor, side: str) -> Json:
    colour = game.presentation.sides[side]
    return {"name": said(game, lambda w: w.side(side)), "paint": colour.paint, "ink": colour.ink, "from": None}
