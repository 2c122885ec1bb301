"""The art of war on the page: a panel that says how good leaders are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


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
