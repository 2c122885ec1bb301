"""Curses on the page: marks on their victims and on Graves, and a panel that says who is under which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Mark, Panel, PanelRow
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import CURSES

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def curse_marks(page: Scenes, view: View) -> Iterator[Mark]:
    told: Mapping[str, Any] = view.get("curses", {"on": {}, "guises": {}})
    for counter, guise in told["guises"].items():
        if guise["grave"]:
            yield Mark(guise["grave"], "grave", page("mark-grave", unit=page.said(Wording.unit, counter)))
    for hex_, sides in view["stacks"].items() if told["on"] else ():
        for side, pieces in sides.items():
            if found := [name for name in pieces if name in told["on"]]:
                yield Mark(hex_, "cursed", page("mark-cursed", units=page.said(Wording.pieces, tuple(found))), side)


def curse_panel(page: Scenes, view: View) -> Iterator[Panel]:
    if rows := list(_rows(page, view.get("curses"))):
        yield page.panel("curses", rows)


def _rows(page: Scenes, told: Mapping[str, Any] | None) -> Iterator[PanelRow]:
    if told is None:
        return
    for victim, curses in told["on"].items():
        for curse in curses:
            yield row(_curse(page, victim, curse), {}, f"DR-A-CURSE-{21 + CURSES.index(curse['curse'])}")
    for counter, guise in told["guises"].items():
        unit = page.said(Wording.unit, counter)
        if guise["hero"]:
            yield row(page("label-guise", unit=unit, hero=page.said(Wording.unit, guise["hero"])), {}, "DR-A-CURSE-31")
        elif guise["realm"]:
            kingdom = page.said(Wording.kingdom, guise["realm"])
            yield row(page("label-ex-monarch", unit=unit, kingdom=kingdom), {}, "DR-A-CURSE-72")
    for name, turn in told["missing"].items():
        yield row(page("label-missing", kingdom=page.said(Wording.kingdom, name), turn=turn), {}, "DR-A-CURSE-71")
    for hero, turn in told["prayers"].items():
        yield row(page("label-prays", hero=page.said(Wording.unit, hero), turn=turn), {}, "DR-A-CURSE-13")
    tried = {
        seat: joined([page.said(Wording.curse, curse) for curse in curses], ", ")
        for seat, curses in told["attempted"].items()
    }
    if tried:
        yield PanelRow(page("label-attempted"), tried, "DR-A-CURSE-17")


def _curse(page: Scenes, victim: str, told: Mapping[str, Any]) -> Text:
    about = {"curse": page.said(Wording.curse, told["curse"]), "hero": page.said(Wording.unit, victim)}
    if not told["works"]:
        return page("label-curse-waits", **about)
    if "goal" in told:
        return page("label-curse-goal", hex=page.said(Wording.hex, told["goal"]), **about)
    if "beloved" in told:
        return page("label-curse-love", unit=page.said(Wording.unit, told["beloved"]), **about)
    return page("label-curse", **about)
