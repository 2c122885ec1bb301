"""The Advanced Game's tales on the page: a panel that says what is going on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View, row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right.table.wording import Wording

NO: Final = "–"

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes


def tales_panel(page: Scenes, view: View) -> Iterator[Panel]:
    now: Mapping[str, Any] = view.get("tales", {})
    if rows := [*_rows(page, now), *_altar(page, now.get("altar", {}))]:
        yield page.panel("tales", rows)


def _rows(page: Scenes, now: Mapping[str, Any]) -> Iterator[PanelRow]:
    if now.get("advising"):
        yield row(page("label-advising", hero=page.said(Wording.unit, "mortnoir")), {}, "DR-A-MOR-06")
    if heroes := now.get("spellbound"):
        yield row(page("label-spellbound", heroes=_listed(page, heroes)), {}, "DR-A-MOR-07")
    if heroes := now.get("beguiled"):
        yield row(page("label-beguiled", heroes=_listed(page, heroes)), {}, "DR-A-DAN-05")
    if brides := now.get("held"):
        yield row(page("label-brides"), {seat: len(held) for seat, held in brides.items()}, "DR-A-DAN-06")
    if lady := now.get("mistress"):
        yield row(page("label-mistress", hero=page.said(Wording.unit, lady)), {}, "DR-A-BRE-11")
    if heroes := now.get("jinxed"):
        yield row(page("label-jinxed", heroes=_listed(page, heroes)), {}, "DR-A-HAU-05")
    if heroes := now.get("carried"):
        yield row(page("label-carried", heroes=_listed(page, heroes)), {}, "DR-A-HAU-03")
    for hero, places in now.get("lucky", {}).items():
        found = joined([page.said(Wording.hex, place) for place in places], ", ")
        yield row(page("label-lucky", hero=page.said(Wording.unit, hero), places=found), {}, "DR-A-HAU-02")
    for key, rule in (("councils", "DR-A-BAR-14"), ("lords", "DR-A-BAR-15")):
        if leaders := now.get(key):
            yield row(page(f"label-{key}", heroes=_listed(page, leaders)), {}, rule)
    for hero, turn in now.get("asleep", {}).items():
        yield row(page("label-asleep", hero=page.said(Wording.unit, hero), turn=turn), {}, "DR-A-TOD-01")
    if reach := now.get("crater"):
        yield row(page("label-crater", number=reach), {}, "DR-A-MET-01")
    for key in ("spurned", "blessed"):
        if ladies := now.get(key):
            yield row(page(f"label-{key}", heroes=_listed(page, ladies)), {}, "DR-A-BRE-08")


def _listed(page: Scenes, pieces: list[str]) -> Text:
    return page.said(Wording.pieces, tuple(pieces))


def _altar(page: Scenes, now: Mapping[str, Any]) -> Iterator[PanelRow]:
    """Victims of Greystaff, and who will not serve those who sacrificed them."""
    for name, count in now.get("regulars", {}).items():
        yield row(page("label-victims", kingdom=page.said(Wording.kingdom, name), number=count), {}, "DR-A-TER-07")
    if hired := now.get("hired"):
        yield row(page("label-victims-hired"), hired, "DR-A-TER-04")
    if special := now.get("special"):
        yield row(page("label-victims-special"), special, "DR-A-TER-05")
    for seat, folk in now.get("folks", ()):
        yield row(page("label-victims-folk", folk=page.said(Wording.the, "folk", folk)), {seat: NO}, "DR-A-TER-03")
