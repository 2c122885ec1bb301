"""The boxes beside the map: prisoners, those who wait, pools, kingdoms at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Box, Row, Slot
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def boxes(page: Scenes, view: View) -> Iterator[Box]:
    if view["fight"]:
        yield _fight(page, view, view["fight"])
    yield page.box("prisoners", _prisoners(page, view))
    yield page.box("waiting", _by_kingdom(page, view["piles"].get("waiting", ())))
    yield page.box("pool", _by_kingdom(page, view["piles"].get("pool", ())))
    yield page.box("home", _by_kingdom(page, view["piles"].get("home", ())))
    for pile in ("randomizer", "reserve", "held"):
        if pile in view["piles"]:
            yield page.box(pile, _by_kingdom(page, view["piles"][pile]))


def _fight(page: Scenes, view: View, fight: Mapping[str, Any]) -> Box:
    """Both sides of a fight: outside and inside the walls, where a castle is fought for."""
    walled = fight["kind"] != "battle"
    where = page.said(Wording.hex, fight["hex"])
    rows = []
    for role, side, units, leader in (
        ("attackers", fight["side"], fight["attackers"], fight["leaders"][0]),
        ("defenders", fight["foe"], fight["defenders"], fight["leaders"][1]),
    ):
        key = ("row-outside" if role == "attackers" else "row-inside") if walled else f"row-{role}"
        title = page(key, side=page.who(view, side) if side else page.said(Wording.side, "neutral"))
        rows.append(Row(role, title, [Slot([piece]) for piece in (*([leader] if leader else ()), *units)], side))
    if walled:
        rows.append(Row("walls", page("row-walls", number=fight["walls"]), []))
    return Box("battle", page(f"box-{fight['kind']}", hex=where), rows, fight["hex"])


def _prisoners(page: Scenes, view: View) -> Iterator[Row]:
    for hero, held in view["prisoners"].items():
        title = page("row-prison", hex=page.said(Wording.hex, held["at"]))
        yield Row(f"prison-{hero}", title, [Slot([hero])], held["captor"])


def _by_kingdom(page: Scenes, pieces: Iterable[str]) -> Iterator[Row]:
    """Those alike as one counter with their number; mercenaries come last."""
    world = page.game.world
    found: dict[int, dict[tuple[int, int, int], list[str]]] = {}
    for name in pieces:
        piece = world.pieces[world.index[name]]
        alike = (piece.kind, piece.strength, piece.move)
        found.setdefault(piece.kingdom, {}).setdefault(alike, []).append(name)
    for kingdom in sorted(found, key=lambda number: (number == NOBODY, number)):
        title = page.said(Wording.kingdom, KINGDOM_IDS[kingdom]) if kingdom >= 0 else page("row-mercenaries")
        slots = [Slot([some[0]], len(some), some[1:]) for some in found[kingdom].values()]
        yield Row(f"of-{KINGDOM_IDS[kingdom] if kingdom >= 0 else 'mercenaries'}", title, slots)
