"""The panels beside the map: turn, points with their rules, places, states, prisoners, spells, reinforcements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES, SPELLS

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

View = Mapping[str, Any]
YES: Final = "●"
NO: Final = "–"


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    yield page.panel("turn", _turn(page, view))
    yield page.panel("points", _points(page, view))
    yield page.panel("fortresses", _places(page, view))
    yield page.panel("states", _states(page, view))
    yield page.panel("prisoners", _prisoners(page, view))
    yield page.panel("reinforcements", _reinforcements(page, view))
    yield page.panel("shown", _shown(page, view))
    yield page.panel("spells-all" if "bared" in view else "spells", _spells(page, view))
    yield page.panel("orders-all" if "bared" in view else "orders", _orders(page, view))


def known_of(view: View) -> Mapping[str, Mapping[str, Any]]:
    """What only its owner knows, by seat: of one's own, and of all when the match is over."""
    return view.get("bared") or ({view["seat"]: view["own"]} if "own" in view else {})


def _ticks(values: Mapping[str, bool]) -> dict[str, str]:
    return {seat: YES if value else NO for seat, value in values.items()}


def _turn(page: Scenes, view: View) -> Iterator[PanelRow]:
    yield row(page("label-turn", turn=view["turn"]), {view["phase"]: YES}, "DL-TRN-01")
    yield row(page("label-first"), {view["first"]: YES})
    if view["talks"]:
        yield row(page("label-talks"), {})
    if view["last_turn"]:
        yield row(page("label-last-turn", turn=view["last_turn"]), {})


def _points(page: Scenes, view: View) -> Iterator[PanelRow]:
    """What is counted, each with the rule that counts it."""
    allies = {seat: sum(state["side"] == seat for state in view["states"].values()) for seat in SEATS}
    yield row(page("label-points"), view["points"], "DL-VIC-01")
    yield row(page("label-fortresses"), view["fortresses"], "DL-VIC-03")
    yield row(page("label-allies"), allies, "DL-VIC-04")
    yield row(page("label-losses"), view["losses"], "DL-VIC-06")


def _places(page: Scenes, view: View) -> Iterator[PanelRow]:
    for site in page.game.world.held_sites:
        key = "label-capital" if site.capital else "label-fortress" if site.fortress else "label-place"
        yield page.once(_place, key, site.id, view["control"][site.id])


def _place(page: Scenes, key: str, site: str, holder: str) -> PanelRow:
    return row(page(key, site=page.said(Wording.name, "site", site)), {holder: YES})


def _states(page: Scenes, view: View) -> Iterator[PanelRow]:
    for code, state in view["states"].items():
        key = "label-unknown" if state.get("unknown") else "label-shaken" if state["shaken"] else "label-state"
        yield page.once(_state, key, code, state["grade"], state["side"])


def _state(page: Scenes, key: str, code: str, grade: str, side: str) -> PanelRow:
    label = page(key, state=page.said(Wording.realm, code), grade=page.said(Wording.name, "grade", grade))
    return row(label, {side: YES})


def _prisoners(page: Scenes, view: View) -> Iterator[PanelRow]:
    yield row(page("label-prisoners"), {seat: len(view["prisoners"][seat]) for seat in SEATS}, "DL-PRI-01")


def _reinforcements(page: Scenes, view: View) -> Iterator[PanelRow]:
    yield row(page("label-requested"), _ticks(view["requested"]), "DL-VIC-05")
    yield row(page("label-arrived"), _ticks(view["arrived"]))


def _shown(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Spells a side has been seen to know."""
    for spell in SPELLS:
        by = [seat for seat in SEATS if spell in view["spells_shown"][seat]]
        if by:
            yield row(page.said(Wording.spell, spell), dict.fromkeys(by, YES), "DL-MAG-08")


def _spells(page: Scenes, view: View) -> Iterator[PanelRow]:
    """The seat's own, with what stands on the marker."""
    for seat, own in known_of(view).items():
        for spell in own["spells"]:
            yield page.once(_spell, seat, spell)


def _spell(page: Scenes, seat: str, spell: str) -> PanelRow:
    marker = page.game.world.spells[SEATS.index(seat)][SPELLS.index(spell)]
    name = page.said(Wording.spell, spell)
    label = page("label-spell", spell=name, power=marker.power, success=marker.success)
    return row(label, {seat: YES}, SPELL_RULES[spell])


def _orders(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Standing orders for a stack or a siege; the others are seen where they are given."""
    for seat, own in known_of(view).items():
        for order in own["orders"]:
            if " " in order:
                topic, place, what = order.split(" ")
                yield row(page.said(Wording.option, f"{topic}-{what} {place}"), {seat: YES})
