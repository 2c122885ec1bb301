"""Magic on the page: marks where devices and Treasures are, and a panel that says who has what, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Mark, Panel, PanelRow
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

TREASURE: Final = "treasure"
UNKNOWN, MARKER = "unknown", "marker"
YES: Final = "●"


def magic_marks(page: Scenes, view: View) -> Iterator[Mark]:
    """What lies in a space, what is buried there, who bears a device."""
    magic: Mapping[str, Any] = view.get("magic", {})
    places = _places(view)
    for hex_, things in magic.get("lost", {}).items():
        kind = TREASURE if things == [TREASURE] * len(things) else "device"
        yield Mark(hex_, kind, page("mark-lost", things=_listed(page, things)))
    for hex_ in magic.get("buried", ()):
        if hex_ not in magic["lost"]:
            yield Mark(hex_, TREASURE, page("mark-buried"))
    for piece, things in magic.get("borne", {}).items():
        if piece in places:
            hex_, side = places[piece]
            text = page("mark-borne", unit=page.said(Wording.unit, piece), things=_listed(page, things))
            yield Mark(hex_, "borne", text, side)


def magic_panel(page: Scenes, view: View) -> Iterator[Panel]:
    if "magic" in view:
        yield page.panel("magic", _rows(page, view, view["magic"]))


def _rows(page: Scenes, view: View, magic: Mapping[str, Any]) -> Iterator[PanelRow]:
    places = _places(view)
    for piece, things in magic["borne"].items():
        side = places.get(piece, ("", ""))[1]
        for thing in things:
            about = [_described(page, thing), page.said(Wording.unit, piece)]
            yield row(joined(about, " · "), {side: YES} if side else {}, _rule(page, thing))
    for hex_, things in magic["lost"].items():
        for thing in things:
            lost = page("label-lost", hex=page.said(Wording.hex, hex_))
            yield row(joined([_described(page, thing), lost], " · "), {}, _rule(page, thing))
    for hero, vigil in magic["meditating"].items():
        who, gift = page.said(Wording.unit, hero), page.said(Wording.the, "device", vigil["gift"])
        yield row(page("label-meditates", hero=who, turn=vigil["turn"], gift=gift), {}, "DR-B-TOK-03")
    if magic["black_hearted"]:
        heroes = joined([page.said(Wording.unit, hero) for hero in magic["black_hearted"]], ", ")
        yield row(page("label-black-hearted", heroes=heroes), {}, "DR-B-TOK-02")
    if magic["temple"]:
        yield row(page("label-temple", gifts=_listed(page, magic["temple"])), {}, "DR-B-TOK-04")
    yield row(page("label-randomizer", count=magic["randomizer"]), {}, "DR-B-MAG-05")
    boons = {
        seat: joined([page.said(Wording.boon, boon) for boon in had], ", ")
        for seat, had in magic["boons"].items()
        if had
    }
    if boons:
        yield PanelRow(page("label-boons"), boons, "DR-B-GRE-01")


def _places(view: View) -> dict[str, tuple[str, str]]:
    """Where every piece on the map is, and whose."""
    return {
        piece: (hex_, side)
        for hex_, sides in view["stacks"].items()
        for side, pieces in sides.items()
        for piece in pieces
    }


def _listed(page: Scenes, things: list[str]) -> Text:
    return joined([page.said(Wording.the, "device", MARKER if thing == UNKNOWN else thing) for thing in things], ", ")


def _named(page: Scenes, thing: str) -> Text:
    return page.said(Wording.thing, MARKER if thing == UNKNOWN else thing)


def _described(page: Scenes, thing: str) -> Text:
    """A thing, and what it does."""
    if thing not in page.game.world.device:
        return _named(page, thing)
    return page("label-thing", thing=_named(page, thing), about=page.about_thing(thing))


def _rule(page: Scenes, thing: str) -> str:
    world = page.game.world
    if thing in world.device:
        return world.devices[world.device[thing]].rule
    return "DR-B-TRE-07" if thing == TREASURE else "DR-B-MAG-25"
