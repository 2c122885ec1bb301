"""What the page shows of the year: the calendar, snow and storms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.core.page.texts import Text
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def turn_line(page: Scenes, view: View) -> Text:
    """The turn, and the last one if there is one."""
    turn, last = page.said(Wording.turn_name, view["turn"]), view["last_turn"]
    if not last:
        return page("label-turn-endless", turn=turn)
    return page("label-turn", turn=turn, last=page.said(Wording.turn_name, last))


def year_panels(page: Scenes, view: View) -> Iterator[Panel]:
    if "climate" in view and (rows := list(_climate(page, view))):
        yield page.panel("climate", rows)


def _climate(page: Scenes, view: View) -> Iterator[PanelRow]:
    now = view["climate"]
    if not now["winter"]:
        return
    yield row(
        page("label-snow" if now["snow"] else "label-poor-forage"), {}, "DR-A-WIN-08" if now["snow"] else "DR-A-WIN-03"
    )
    if now["blizzard"]:
        yield row(page("label-blizzard"), {}, "DR-A-WIN-13")
    if now["storm"]:
        yield row(page("label-snow-storm"), {view["phase"]: "●"}, "DR-A-WIN-12")
    for hero in now["snowed_in"]:
        yield row(page("label-snowed-in", hero=page.said(Wording.unit, hero)), {}, "DR-A-WIN-16")
