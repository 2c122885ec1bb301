"""What the page shows of other beginnings: the markers of special conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

YES: Final = "●"
RULES: Final = {  # of each condition
    "usurpation": "DR-A-SCO-06",
    "clout": "DR-A-SCO-09",
    "mercenary_revolt": "DR-A-SCO-10",
    "famine": "DR-A-SCO-16",
    "prosperity": "DR-A-SCO-17",
    "fervor": "DR-A-SCO-20",
    "preparedness": "DR-A-SCO-21",
    "bankruptcy": "DR-A-SCO-22",
    "expertise": "DR-A-SCO-23",
    "pestilence": "DR-A-SCO-25",
    "invasion": "DR-A-SCO-28",
}


def setup_panels(page: Scenes, view: View) -> Iterator[Panel]:
    if rows := list(_conditions(page, view)):
        yield page.panel("conditions", rows)


def _conditions(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Each kingdom with what has befallen it, and those who trouble it."""
    for name, one in view.get("conditions", {}).items():
        kingdom, kind = page.said(Wording.kingdom, name), page.said(Wording.condition, one["kind"])
        side = {one["side"]: len(one["band"]) or YES} if one["side"] else {}
        text = page("label-condition", kingdom=kingdom, condition=kind)
        if one["drawn"]:
            text = page("label-expertise", kingdom=kingdom, condition=kind, number=one["drawn"])
        yield row(text, side, RULES[one["kind"]])
