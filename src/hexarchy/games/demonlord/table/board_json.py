"""The board as a page draws it: hexes, hexsides, roads, places, the faces of the counters. It never changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from hexarchy.core.drawings import drawings_json
from hexarchy.core.scene import Json, Text, said
from hexarchy.core.text import LANGUAGES, Argument, Catalog
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.words import ARMOR, CAMPS, NO_LEADERSHIP
from hexarchy.games.demonlord.world import Unit

TEXTS: Final = Path(__file__).parent / "text"
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
# Armour is told by how the picture is filled.
FILLS: Final = {"heavy": "solid", "medium": "outline", "none": "light"}
# Words for what a place or a hexside is.
KINDS: Final = (
    *(f"place-{kind}" for kind in ("city", "castle", "temple", "village", "mine", "fortress", "capital")),
    *(f"edge-{kind}" for kind in ("river", "ford", "bridge", "alps", "lake")),
)


@cache
def texts(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS], strict=False)


@lru_cache(1024)
def text(key: str, **args: Argument) -> Text:
    """A text of the page without names of the game in it. The same each time: nobody may change it."""
    return {lang: texts(lang)(key, **args) for lang in LANGUAGES}


def board_json(game: Demonlord) -> Json:
    world = game.world
    ids = {entry.letter: entry.id for entry in world.chart.terrain}
    return {
        "game": game.name,
        "title": text("game-title"),
        "about": text("game-about"),
        "grid": world.grid.to_json(),
        "hexes": [
            {
                "id": entry.id,
                "at": cell,
                "terrain": [ids[letter] for letter in entry.t],
                "centre": ids[entry.c[0]],
                "sides": [[ids[letter] for letter in side] for side in entry.s],
            }
            for entry, cell in zip(world.hexes, world.grid.cells, strict=True)
        ],
        "terrains": {
            entry.id: {
                "name": {"en": entry.name, "fr": entry.name_fr},
                "paint": PAINTS.get(entry.id, ("#cccccc", "plain"))[0],
                "pattern": PAINTS.get(entry.id, ("#cccccc", "plain"))[1],
                "reconstructed": RECONSTRUCTED in entry.battle_source,
            }
            for entry in world.chart.terrain
            if entry.kind == "area"
        },
        "edges": list(_edges(game)),
        "roads": [road.path for road in world.map.road],
        "places": [
            {
                "hex": world.grid.ids[site.hex],
                "id": site.id,
                "kind": site.kind,
                "name": said(game, lambda wording, site=site: game.wording(wording.lang).name("site", site.id)),  # type: ignore[misc]
                "fortress": site.fortress,
                "capital": site.capital,
                "reconstructed": RECONSTRUCTED in site.source,
            }
            for site in world.sites
        ],
        "faces": {unit.id: _face(game, unit) for unit in world.units},
        "drawings": drawings_json(game.presentation.drawings),
        "sides": {camp: _side(game, camp) for camp in CAMPS[:3]},
        "kinds": {kind: text(kind) for kind in KINDS},
        "legend": [text("legend-troop"), text("legend-character"), text("legend-armor")],
        "notes": [text("note-reconstructed"), _scale(game)],
    }


def _edges(game: Demonlord) -> Iterator[Json]:
    """Every hexside once: a ford or bridge is one of its river's hexsides."""
    map_ = game.world.map
    names = {side: river.name for river in map_.river for side in river.hexsides}
    kinds = dict.fromkeys(names, "river")
    for kind in ("lake", "alps", "ford", "bridge"):
        kinds.update(dict.fromkeys(getattr(map_.hexside_features, kind), kind))
    for side, kind in kinds.items():
        a, b = side.split("-")
        yield {"a": a, "b": b, "kind": kind, **({"name": names[side]} if side in names else {})}


def _face(game: Demonlord, unit: Unit) -> Json:
    """All a page needs to draw a counter, and the same in words beside its name (DL-CMP-12)."""
    colour = game.presentation.colour(unit)
    if unit.troop:
        printed = [(str(value), "plain") for value in (unit.missile, unit.melee, unit.morale)]
    elif unit.power:
        printed = [(str(unit.power), "spark"), (f"/{unit.range}", "thin")]
    else:
        printed = [("–", "thin")]
    return {
        "name": dict(unit.names),
        "about": {lang: " · ".join(_about(game, unit, lang)) for lang in LANGUAGES},
        "shape": "troop" if unit.troop else "person",
        "side": CAMPS[unit.side],
        "paint": colour.paint,
        "ink": colour.ink,
        "picture": game.presentation.picture(unit) if unit.troop else PORTRAIT,
        "fill": FILLS[tuple(ARMOR)[unit.armor]],
        "letter": unit.mode,
        "tag": unit.home,
        "badge": None if unit.leadership == NO_LEADERSHIP else f"+{unit.leadership}",
        "values": [{"text": value, "style": style} for value, style in [*printed, (str(unit.mp), "last")]],
        "reconstructed": RECONSTRUCTED in unit.source,
    }


def _about(game: Demonlord, unit: Unit, lang: str) -> Iterator[str]:
    words, say = game.wording(lang), texts(lang)
    yield words.name("mode", unit.mode)
    if unit.troop:
        yield words.name("armor", tuple(ARMOR)[unit.armor])
        yield say("face-troop", missile=unit.missile, melee=unit.melee, morale=unit.morale)
    else:
        if unit.leadership != NO_LEADERSHIP:
            yield say("face-leads", value=unit.leadership)
        if unit.power:
            yield say("face-magic", power=unit.power, range=unit.range)
    yield say("face-mp", value=unit.mp)
    yield words.realm(unit.home)
    if RECONSTRUCTED in unit.source:
        yield say("face-reconstructed")


def _side(game: Demonlord, camp: str) -> Json:
    """The paint of a side; the neutrals have one each, so their side is grey."""
    unit = next((u for u in game.world.units if CAMPS[u.side] == camp), None)
    colour = game.presentation.colour(unit) if unit and camp != "neutral" else None
    return {
        "name": said(game, lambda wording: wording.side(camp)),
        "paint": colour.paint if colour else "#8a8a8a",
        "ink": colour.ink if colour else "#ffffff",
        "from": game.presentation.seats.get(camp),
    }


def _scale(game: Demonlord) -> Text:
    scales = game.presentation.scales
    return {
        lang: texts(lang)("note-scale", **{name: str(getattr(scale, lang)) for name, scale in scales.items()})
        for lang in LANGUAGES
    }
