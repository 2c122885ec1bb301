"""Overlays: what a page can lay over the map on request. Who collects which hex, and whom diplomacy might win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.core.scene import Json, Text
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.board_json import text, texts
from hexarchy.games.dark_emperor.table.scene_panels import percent
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, SEATS

View = Mapping[str, Any]
SIGNS: Final = {"taxes": "¤", "diplomacy": "✉"}


def overlays(game: DarkEmperor, view: View) -> list[Json]:
    return [_taxes(game, view), *([_envoys(game, view)] if view["chances"] else [])]


def _overlay(name: str, entries: list[Json]) -> Json:
    return {"id": name, "title": text(f"overlay-{name}"), "sign": SIGNS[name], "entries": entries}


def _taxes(game: DarkEmperor, view: View) -> Json:
    """Each land hex with what it pays and to whom, or why it pays nobody (DE-7.1, DE-PROC-5)."""
    entries = []
    for entry in view["land"]:
        pays = entry["pays"] is not None
        sign = str(entry["worth"]) if pays else "×" if entry["contested"] else ""
        entries.append({"side": entry["side"], "text": _collected(game, entry), "sign": sign, "hexes": entry["hexes"]})
    return _overlay("taxes", entries)


def _collected(game: DarkEmperor, entry: Mapping[str, Any]) -> Text:
    if entry["pays"] is None:
        key = "tax-contested" if entry["contested"] else "tax-idle" if entry["side"] in SEATS else "tax-neutral"
        return text(key)
    return {
        lang: texts(lang)("tax-paid", worth=entry["worth"], force=game.wording(lang).force(entry["pays"]))
        for lang in LANGUAGES
    }


def _envoys(game: DarkEmperor, view: View) -> Json:
    """The capitals of those who are nobody's yet, with the chance of the player who looks (DE-11.1, DE-11.3)."""
    seat = view["seat"] or SEATS[0]
    entries = []
    for number, name in enumerate(KINGDOM_IDS):
        if name in view["chances"]:
            chance = {side: percent(view["chances"][name][side]) for side in SEATS}
            told = {
                lang: texts(lang)("envoy-chance", kingdom=game.wording(lang).force(name), **chance)
                for lang in LANGUAGES
            }
            hexes = [game.world.grid.ids[game.world.capitals[number]]]
            entries.append({"side": "neutral", "text": told, "sign": chance[seat], "hexes": hexes})
    return _overlay("diplomacy", entries)
