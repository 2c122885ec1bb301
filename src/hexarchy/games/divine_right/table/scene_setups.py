"""What the page shows of other beginnings: the markers of special conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

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
    if "venture" in view:
        yield page.panel("scenario", list(_scenario(page, view)))


PARTS: Final = {  # of each scenario: the lord's
    "boewenn": ("label-boewenn", "DR-A-BOE-03"),
    "khagan": ("label-khagan", "DR-A-KHA-01"),
    "minarian_revolt": ("label-satrap", "DR-A-REV-01"),
    "storm_rider_civil_war": ("label-satrap", "DR-A-SCW-02"),
}


def _scenario(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Who plays which part; vassals and rebels; what the end will be judged by."""
    now: Mapping[str, Any] = view["venture"]
    key, rule = PARTS[view["scenario"]]
    yield row(page(key), {now["lord"]: YES}, rule)
    if now["invader"]:
        yield row(page("label-invader"), {now["invader"]: YES}, "DR-A-SCW-08")
    if now["rival"]:
        yield row(page("label-rival"), {now["rival"]: YES}, "DR-A-BOE-08")
        yield row(page("label-elven"), {now["lord"]: now["elven"]}, "DR-A-BOE-11")
    if now["guilty"]:
        text = page("label-guilty", kingdom=page.said(Wording.kingdom, now["guilty"]))
        yield row(text, {now["lord"]: YES} if now["avenged"] else {}, "DR-A-KHA-09")
        yield row(page("label-royal-castles"), {now["lord"]: now["royal"]}, "DR-A-KHA-15")
    for name in now["vassals"]:
        side = view["kingdoms"][name]["side"]
        yield row(
            page("label-vassal", kingdom=page.said(Wording.kingdom, name)), {side: YES} if side else {}, "DR-A-SCW-21"
        )
    for name in now["rebels"]:
        yield row(page("label-rebel", kingdom=page.said(Wording.kingdom, name)), {}, "DR-A-SCW-16")


def _conditions(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Each kingdom with what has befallen it, and those who trouble it."""
    for name, one in view.get("conditions", {}).items():
        kingdom, kind = page.said(Wording.kingdom, name), page.said(Wording.condition, one["kind"])
        side = {one["side"]: len(one["band"]) or YES} if one["side"] else {}
        text = page("label-condition", kingdom=kingdom, condition=kind)
        if one["drawn"]:
            text = page("label-expertise", kingdom=kingdom, condition=kind, number=one["drawn"])
        yield row(text, side, RULES[one["kind"]])
