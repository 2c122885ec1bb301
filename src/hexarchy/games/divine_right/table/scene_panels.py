"""The panels beside the map: the score, cards, mercenaries, omens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right.table.scene_cards import hand_cards, kingdom_cards, seat_cards, track_cards
from hexarchy.games.divine_right.table.scene_curses import curse_panel
from hexarchy.games.divine_right.table.scene_magic import magic_panel
from hexarchy.games.divine_right.table.scene_people import people_panels
from hexarchy.games.divine_right.table.scene_setups import setup_panels
from hexarchy.games.divine_right.table.scene_tales import tales_panel
from hexarchy.games.divine_right.table.scene_war import war_panel
from hexarchy.games.divine_right.table.scene_year import year_panels
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

YES: Final = "●"
NO: Final = "–"


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    yield page.panel("score", _score(page, view))
    for seat, cards in sorted(_hands(view).items()):
        own = page("panel-hand") if "hands" not in view else page("panel-hand-of", side=page.who(view, seat))
        yield Panel(f"hand-{seat}", own, [], list(hand_cards(page, cards)))
    yield page.panel("players", cards=seat_cards(page, view))
    yield page.panel("track", cards=track_cards(page, view))
    yield page.panel("kingdoms", cards=kingdom_cards(page, view))
    if rows := list(_mercenaries(page, view)):
        yield page.panel("mercenaries", rows)
    if rows := list(_omens(page, view)):
        yield page.panel("omens", rows)
    yield from people_panels(page, view)
    yield from war_panel(page, view)
    yield from tales_panel(page, view)
    yield from magic_panel(page, view)
    yield from year_panels(page, view)
    yield from curse_panel(page, view)
    yield from setup_panels(page, view)


def _hands(view: View) -> Mapping[str, list[str]]:
    """One's own; of all when the match is over."""
    if "hands" in view:
        hands: Mapping[str, list[str]] = view["hands"]
        return hands
    return {view["seat"]: view["own"]["hand"]} if "own" in view else {}


def _score(page: Scenes, view: View) -> Iterator[PanelRow]:
    players: Mapping[str, Mapping[str, Any]] = view["players"]
    yield row(page("label-order"), _order(view), "DR-B-SEQ-02")
    yield row(page("label-points"), {seat: one["points"] for seat, one in players.items()}, "DR-B-VIC-01")
    allies = {
        seat: sum(realm["side"] == seat and realm["status"] == "ally" for realm in view["kingdoms"].values())
        for seat in players
    }
    yield row(page("label-allies"), allies, "DR-B-GEN-03")
    castles = {seat: _standing(view, seat) for seat in players}
    yield row(page("label-castles"), castles, "DR-B-VIC-02")
    units = {
        seat: sum(len(pieces) for sides in view["stacks"].values() for side, pieces in sides.items() if side == seat)
        for seat in players
    }
    yield row(page("label-pieces"), units)


def _standing(view: View, seat: str) -> int:
    return sum(castle["side"] == seat and not castle["plundered"] for castle in view["castles"].values())


def _order(view: View) -> dict[str, object]:
    """The chits of this turn, as far as they are known; who is out shows a dash."""
    order: dict[str, object] = view.get("chits") or {seat: number for number, seat in enumerate(view["order"], 1)}
    return order | {seat: NO for seat, one in view["players"].items() if one["out"]}


def described(page: Scenes, view: View, name: str) -> Text:
    """A kingdom in a line: its status, its monarch."""
    realm = view["kingdoms"][name]
    parts = [page.said(Wording.kingdom, name), page.said(Wording.status, realm["status"])]
    if realm["until"]:
        parts.append(page("label-until", turn=page.said(Wording.turn_name, realm["until"])))
    number = realm["personality"] or view.get("faces", {}).get(name)
    if realm["status"] == "player":
        parts.append(page.said(Wording.monarch, name, realm["queen"]))
    elif number:
        parts += [page.said(Wording.monarch, name, realm["queen"])] if realm["personality"] else []
        trait = page.said(Wording.trait, number)
        parts.append(page("label-trait", name=page.said(Wording.personality, number), trait=trait))
    else:
        parts.append(page("label-face-down"))
    return joined(parts)


def _mercenaries(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Cards that lie open, the kingdoms of Great Captains and of the Usurper, those who are under a spell."""
    now: Mapping[str, Any] = view["hirelings"]
    for seat, cards in now["open"].items():
        for card in cards:
            yield row(page.said(Wording.card, card), {seat: YES}, "DR-B-DIP-24")
    masters = {piece: seat for sides in view["stacks"].values() for seat, pieces in sides.items() for piece in pieces}
    for captain, name in now["captains"].items():
        text = page("label-captain", unit=page.said(Wording.unit, captain), kingdom=page.said(Wording.kingdom, name))
        yield row(text, {masters[captain]: YES} if captain in masters else {}, "DR-B-HER-04")
    for kingdom in (*([now["usurped"]] if now["usurped"] else ()), *now["pretenders"].values()):
        yield row(page("label-usurped", kingdom=page.said(Wording.kingdom, kingdom)), {}, "DR-B-USU-01")
    if now["boxes"]:
        yield row(page("label-boxes", number=now["boxes"]), {}, "DR-A-RND-04")
    for hero in now["cursed"]:
        yield row(page("label-cursed", hero=page.said(Wording.unit, hero)), {}, "DR-B-WAN-03")
    if now["disabled"]:
        yield row(page("label-disabled", hero=page.said(Wording.unit, "black_knight")), {}, "DR-B-SMU-03")


def _omens(page: Scenes, view: View) -> Iterator[PanelRow]:
    """The signs of the phasing player's turn, and what else fate has in store."""
    now: Mapping[str, Any] = view.get("omens", {"good": (), "bad": (), "surrounded": (), "foretold": {}})
    for number in now["good"]:
        yield row(page("label-good-omen", number=number), {view["phase"]: YES}, "DR-A-OME-02")
    for number in now["bad"]:
        yield row(page("label-bad-omen", number=number), {view["phase"]: YES}, "DR-A-OME-03")
    if now["surrounded"]:
        yield row(page("label-surrounded"), dict.fromkeys(now["surrounded"], YES), "DR-A-OME-06")
    for seat, number in now["foretold"].items():
        event = page.said(Wording.happening, number)
        yield row(page("label-foretold", event=event), {seat: YES}, "DR-A-OBE-01")
