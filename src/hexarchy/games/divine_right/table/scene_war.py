"""The art of war on the page: how good leaders are, what state walls are in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Mark, Panel, PanelRow
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def war_marks(page: Scenes, view: View) -> Iterator[Mark]:
    for name, lost in view.get("war", {}).get("breaches", {}).items():
        castle = page.said(Wording.castle, name)
        yield Mark(view["castles"][name]["at"], "breach", page("mark-breach", castle=castle, number=lost))
    for hex_, fort in view.get("war", {}).get("forts", {}).items():
        if fort["besieged"]:
            castle, besieger = (
                page.said(Wording.castle, f"fort {hex_}"),
                page.who(view, fort["besieged"]),
            )
            yield Mark(hex_, "siege", page("mark-siege", castle=castle, side=besieger), fort["besieged"])
        if fort["side"]:
            yield Mark(hex_, "fort", page("mark-fort", side=page.who(view, fort["side"])), fort["side"])
        else:
            yield Mark(hex_, "fort", page("mark-empty-fort"))
    tired = view.get("war", {}).get("tired", {})
    for hex_, sides in view["stacks"].items() if tired else ():
        for side, pieces in sides.items():
            if marks := [tired[name] for name in pieces if name in tired]:
                yield Mark(hex_, "tired", page(f"mark-tired-{max(marks).lower()}"), side)


def war_panel(page: Scenes, view: View) -> Iterator[Panel]:
    if rows := list(_rows(page, view)):
        yield page.panel("war", rows)


def _rows(page: Scenes, view: View) -> Iterator[PanelRow]:
    ratings = view.get("war", {}).get("ratings", {})
    for sides in view["stacks"].values():
        for side, pieces in sides.items():
            for hero in pieces:
                if hero in ratings:
                    text = page("label-rating", hero=page.said(Wording.unit, hero))
                    yield row(text, {side: ratings[hero]}, "DR-A-TAC-01")
