"""What the page shows of the year: the calendar, snow and storms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Mark, Panel, PanelRow
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def year_panels(page: Scenes, view: View) -> Iterator[Panel]:
    if "climate" in view and (rows := list(_climate(page, view))):
        yield page.panel("climate", rows)
    if "health" in view and (rows := list(_health(page, view))):
        yield page.panel("health", rows)
    if rows := list(_thrones(page, view)):
        yield page.panel("thrones", rows)


def year_marks(page: Scenes, view: View) -> Iterator[Mark]:
    """Stacks with sick units, in which all that stand together share a mark."""
    sick = frozenset(view.get("health", {}).get("afflicted", ()))
    for hex_, sides in view["stacks"].items() if sick else ():
        for side, pieces in sides.items():
            if found := [name for name in pieces if name in sick]:
                text = page("mark-epidemic", units=page.said(Wording.pieces, tuple(found)))
                yield Mark(hex_, "epidemic", text, side)
    if (revolt := view.get("revolt")) and revolt["at"]:
        kingdom = page.said(Wording.the, "kingdom", revolt["kingdom"])
        yield Mark(revolt["at"], "unrest", page("mark-unrest", kingdom=kingdom), revolt["side"])


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


def _health(page: Scenes, view: View) -> Iterator[PanelRow]:
    """The Black Plague, castles that have lost of their strength, heroes who are ill."""
    now = view["health"]
    if now["plague"]:
        yield row(page("label-plague", castle=page.said(Wording.castle, now["plague"])), {}, "DR-A-BLP-01")
    for name in dict.fromkeys((*now["dying"], *now["damage"])):
        castle = page.said(Wording.castle, name)
        yield row(page("label-weakened", castle=castle, number=now["damage"].get(name, 0)), {}, "DR-A-EPI-15")
    for hero, turn in now["ill"].items():
        text = page("label-ill", hero=page.said(Wording.unit, hero), turn=page.said(Wording.turn_name, turn))
        yield row(text, {}, "DR-A-BLP-08")


def _thrones(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Kingdoms that wait for an heir, those with two claimants, and one in revolt."""
    if revolt := view.get("revolt"):
        text = page("label-revolt", kingdom=page.said(Wording.kingdom, revolt["kingdom"]), number=len(revolt["band"]))
        yield row(text, {revolt["side"]: "●"}, "DR-A-BRV-01")
    for name, claim in view.get("claims", {}).items():
        kingdom = page.said(Wording.kingdom, name)
        if claim["due"]:
            text = page("label-heir-due", kingdom=kingdom, turn=page.said(Wording.turn_name, claim["due"]))
        else:
            text = page("label-disputed", kingdom=kingdom, number=len(claim["castles"]))
        yield row(text, {claim["side"]: "●"}, "DR-A-HEIR-01")
    for seat, one in view.get("regencies", {}).items():
        kingdom = page.said(Wording.kingdom, view["players"][seat]["kingdom"])
        if one["until"]:
            text = page("label-regency", kingdom=kingdom, turn=page.said(Wording.turn_name, one["until"]))
            yield row(text, {seat: "●"}, "DR-A-HEI-01")
        else:
            yield row(page("label-mourning", kingdom=kingdom), {seat: "●"}, "DR-A-HEI-05")
