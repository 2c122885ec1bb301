"""Overlays: what a page can lay over the map on request. Who collects which hex, and whom diplomacy might win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Overlay, OverlayEntry
from hexarchy.core.page.texts import Text
from hexarchy.games.dark_emperor.table.scene_panels import percent
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, SEATS

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

SIGNS: Final = {"taxes": "¤", "diplomacy": "✉"}


def overlays(page: Scenes, view: View) -> Iterator[Overlay]:
    yield _overlay(page, "taxes", _taxes(page, view))
    courts = _overlay(page, "diplomacy", _envoys(page, view))
    if not courts.entries:
        courts.note = page("overlay-diplomacy-none")
    yield courts


def _overlay(page: Scenes, name: str, entries: Iterator[OverlayEntry]) -> Overlay:
    return Overlay(name, page(f"overlay-{name}"), SIGNS[name], list(entries))


def _taxes(page: Scenes, view: View) -> Iterator[OverlayEntry]:
    """Each land hex with what it pays and to whom, or why it pays nobody (DE-7.1, DE-PROC-5)."""
    for entry in view["land"]:
        pays = entry["pays"] is not None
        sign = str(entry["worth"]) if pays else "×" if entry["contested"] else ""
        yield OverlayEntry(entry["side"], _collected(page, entry), sign, entry["hexes"])


def _collected(page: Scenes, entry: Mapping[str, Any]) -> Text:
    if entry["pays"] is None:
        return page("tax-contested" if entry["contested"] else "tax-idle" if entry["side"] in SEATS else "tax-neutral")
    return page("tax-paid", worth=entry["worth"], force=page.said(Wording.force, entry["pays"]))


def _envoys(page: Scenes, view: View) -> Iterator[OverlayEntry]:
    """The capitals of those who are nobody's yet, with the chance of the player who looks (DE-11.1, DE-11.3)."""
    world, seat = page.game.world, view["seat"] or SEATS[0]
    for number, name in enumerate(KINGDOM_IDS):
        if name in view["chances"]:
            chance = {side: percent(view["chances"][name][side]) for side in SEATS}
            told = page("envoy-chance", kingdom=page.said(Wording.force, name), **chance)
            yield OverlayEntry("neutral", told, chance[seat], [world.grid.ids[world.capitals[number]]])
