"""Overlays: what a page can lay over the map on request. Who holds whom, with the chances of diplomacy; what sieges
lack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Overlay, OverlayEntry
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right.table.scene_cards import own_chance
from hexarchy.games.divine_right.table.scene_panels import described
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import KINGDOM_IDS

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

SNOW, FROST = "#ffffff", "#dfe9f2"
SIGNS: Final = {"realms": "♛", "sieges": "♜"}


def overlays(page: Scenes, view: View) -> Iterator[Overlay]:
    yield from _winter(page, view)
    yield Overlay("realms", page("overlay-realms"), SIGNS["realms"], list(_realms(page, view)))
    sieges = Overlay("sieges", page("overlay-sieges"), SIGNS["sieges"], list(_sieges(page, view)))
    if not sieges.entries:
        sieges.note = page("overlay-sieges-none")
    yield sieges


def _winter(page: Scenes, view: View) -> Iterator[Overlay]:
    """Where snow lies, and where forage is poor: in the Snow Area up to the first snow, then south of it (DR-A-WIN-03,
    DR-A-WIN-23)."""
    climate, world = view.get("climate", {"winter": False}), page.game.world
    if climate["winter"]:
        if climate["snow"]:
            yield _wash(page, "snow", world.snow, SNOW)
        yield _wash(page, "poor-forage", world.frost if climate["snow"] else world.snow, FROST)


def _wash(page: Scenes, name: str, area: int, paint: str) -> Overlay:
    ids, text = page.game.world.grid.ids, page(f"overlay-{name}")
    hexes = [ids[space] for space in hexes_of(area & page.game.world.land)]
    return Overlay(name, text, "", [OverlayEntry("", text, "", hexes)], paint=paint)


def _realms(page: Scenes, view: View) -> Iterator[OverlayEntry]:
    """The land of each kingdom in the colour of the player it acts for, bound to that player's own; at its heart the
    chance of who looks."""
    world = page.game.world
    for number, name in enumerate(KINGDOM_IDS):
        if name not in view["kingdoms"]:
            continue
        side = view["kingdoms"][name]["side"] or "neutral"
        heart = world.grid.ids[world.royal_seats[number]]
        land = [world.grid.ids[space] for space in hexes_of(page.game.lands[number])]
        yield OverlayEntry(side, described(page, view, name), "", [hex_ for hex_ in land if hex_ != heart])
        own = own_chance(view, name)
        sign, links = f"{own['chance']}%" if own else "", _bound(page, view, name, heart)
        yield OverlayEntry(side, _told(page, view, name), sign, [heart], links)


def _bound(page: Scenes, view: View, name: str, heart: str) -> list[tuple[str, str]]:
    """From the seat of the player a kingdom acts for to its own."""
    side = view["kingdoms"][name]["side"]
    home = view["players"][side]["kingdom"] if side else None
    if home in (None, name):
        return []
    return [(page.game.world.grid.ids[page.game.world.royal_seats[KINGDOM_IDS.index(home)]], heart)]


def _told(page: Scenes, view: View, name: str) -> Text:
    parts = [described(page, view, name)]
    for seat, told in view["chances"].get(name, {}).items():
        who = page.who(view, seat)
        parts.append(page(f"chance-{told['function']}", side=who, chance=told["chance"]))
    return joined(parts, " · ")


def _sieges(page: Scenes, view: View) -> Iterator[OverlayEntry]:
    """Castles and forts beside one's own units: strengths on the castle; around it what is covered, where an army still
    has to stand, where a fleet."""
    for name, work in view["siege_works"].items():
        castle = page.said(Wording.castle, name)
        ready = not work["missing"]
        text = page("siege-ready" if ready else "siege-strength", castle=castle, own=work["own"], theirs=work["theirs"])
        lacks = work["theirs"] - work["own"]
        more = [page("siege-too-weak", number=lacks)] if lacks > 0 else []
        more += [page(f"siege-{key}") for key in work["missing"] if key in MISSING]
        yield OverlayEntry(
            view["seat"] if ready else "neutral",
            joined([text, *more], " "),
            f"{work['own']}:{work['theirs']}",
            [work["at"]],
        )
        for where, sign in SPACES.items():
            if work[where]:
                side = view["seat"] if where == "covered" else "neutral"
                yield OverlayEntry(side, page(f"siege-{where.replace('_', '-')}", castle=castle), sign, work[where])


# The spaces around a castle: covered, to be covered by armies, by fleets.
SPACES: Final = {"covered": "✓", "open": "×", "open_sea": "⚓"}
# What else than spaces and strength a siege can lack, by the rules' reasons.
MISSING: Final = ("needs-a-fleet", "enemies-outside", "besieged-by-another", "needs-magic")
