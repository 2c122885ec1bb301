"""The people of the Advanced game, beside the map: Envoys with their cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

YES: Final = "●"


def people_panels(page: Scenes, view: View) -> Iterator[Panel]:
    if rows := list(_envoys(page, view)):
        yield page.panel("envoys", rows)
    if rows := list(_marshal(page, view)):
        yield page.panel("marshal", rows)
    if rows := list(_pirates(page, view)):
        yield page.panel("pirates", rows)
    if (now := view.get("uprising")) and now["kingdom"]:
        key, rule = ("label-uprising-over", "DR-A-TRO-05") if now["spent"] else ("label-uprising", "DR-A-TRO-03")
        yield page.panel("uprising", [row(page(key, kingdom=page.said(Wording.kingdom, now["kingdom"])), {}, rule)])


def _envoys(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Each with his card, the kingdom of an old friend, and where he is not admitted."""
    envoys: Mapping[str, Mapping[str, Any]] = view.get("envoys", {})
    for seat, one in envoys.items():
        card = one["card"]
        text = page("label-envoy", envoy=page.said(Wording.envoy, card), talent=page.said(Wording.talent, card))
        yield row(text, {seat: YES}, page.game.world.envoy_cards[card].rule)
        if one["friend"]:
            kingdom = page.said(Wording.kingdom, one["friend"])
            yield row(page("label-old-friend", kingdom=kingdom), {seat: YES}, "DR-A-ENV-107")
        for name, turn in one["banished"].items():
            text = page("label-envoy-banished", kingdom=page.said(Wording.kingdom, name))
            yield row(text, {seat: "∞" if turn == FOREVER else turn}, "DR-A-ENV-10")


def _marshal(page: Scenes, view: View) -> Iterator[PanelRow]:
    """What the Marshal of the Hippogriffs is good at, or that another is awaited."""
    now: Mapping[str, Any] = view.get("marshal", {"traits": (), "due": False})
    for number in now["traits"]:
        yield row(page("label-marshal-trait", number=number), {}, f"DR-A-MAR-{6 + number:02}")
    if now["due"]:
        yield row(page("label-marshal-due"), {}, "DR-A-MAR-13")


def _pirates(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Fleets that have turned pirate, and where pirates have buried what they took."""
    now: Mapping[str, list[str]] = view.get("piracy", {"mutineers": [], "hoards": []})
    masters = {piece: seat for sides in view["stacks"].values() for seat, pieces in sides.items() for piece in pieces}
    for fleet in now["mutineers"]:
        text = page("label-mutineer", fleet=page.said(Wording.unit, fleet))
        yield row(text, {masters[fleet]: YES} if fleet in masters else {}, "DR-A-PIR-10")
    for hex_ in dict.fromkeys(now["hoards"]):
        yield row(page("label-hoard", hex=page.said(Wording.hex, hex_)), {}, "DR-A-PIR-05")
