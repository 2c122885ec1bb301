"""The panels beside the map: turn, points with their rules, places, states, prisoners, spells, reinforcements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hexarchy.core.page.maker import row
from hexarchy.core.page.scene import Panel, PanelRow
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES, SPELLS
from hexarchy.games.demonlord.world import Site

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

T = TypeVar("T")
View = Mapping[str, Any]
BySeat = tuple[tuple[str, T], ...]
YES: Final = "●"
NO: Final = "–"


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    """The long ones are made once for what they show: from scene to scene and from seat to seat few of them change."""
    yield page.panel("turn", _turn(page, view))
    yield page.panel("points", _points(page, view))
    yield page.once(_places, tuple(view["control"].values()))
    yield page.once(_states, tuple([_state(code, state) for code, state in view["states"].items()]))
    yield page.panel("prisoners", _prisoners(page, view))
    yield page.panel("reinforcements", _reinforcements(page, view))
    yield page.once(_shown, *(tuple(view["spells_shown"][seat]) for seat in SEATS))
    known, whose = known_of(view), "-all" if "bared" in view else ""
    yield page.once(_spells, f"spells{whose}", tuple([(seat, tuple(own["spells"])) for seat, own in known.items()]))
    yield page.once(_orders, f"orders{whose}", tuple([(seat, tuple(own["orders"])) for seat, own in known.items()]))


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
    sides = [state["side"] for state in view["states"].values()]
    yield _counted(page, "label-points", view["points"], "DL-VIC-01")
    yield _counted(page, "label-fortresses", view["fortresses"], "DL-VIC-03")
    yield _counted(page, "label-allies", {seat: sides.count(seat) for seat in SEATS}, "DL-VIC-04")
    yield _counted(page, "label-losses", view["losses"], "DL-VIC-06")


def _counted(page: Scenes, label: str, counted: Mapping[str, int], rule: str) -> PanelRow:
    return page.once(_count, label, rule, *(counted[seat] for seat in SEATS))


def _count(page: Scenes, label: str, rule: str, *counted: int) -> PanelRow:
    return row(page(label), dict(zip(SEATS, counted, strict=True)), rule)


def _places(page: Scenes, holders: tuple[str, ...]) -> Panel:
    sites = page.game.world.held_sites
    return page.panel("fortresses", (page.once(_place, *one) for one in zip(sites, holders, strict=True)))


def _place(page: Scenes, site: Site, holder: str) -> PanelRow:
    key = "label-capital" if site.capital else "label-fortress" if site.fortress else "label-place"
    return row(page(key, site=page.said(Wording.name, "site", site.id)), {holder: YES})


def _state(code: str, state: Mapping[str, Any]) -> tuple[str, str, str, str]:
    key = "label-unknown" if state.get("unknown") else "label-shaken" if state["shaken"] else "label-state"
    return key, code, state["grade"], state["side"]


def _states(page: Scenes, states: tuple[tuple[str, str, str, str], ...]) -> Panel:
    return page.panel("states", (page.once(_state_row, *state) for state in states))


def _state_row(page: Scenes, key: str, code: str, grade: str, side: str) -> PanelRow:
    label = page(key, state=page.said(Wording.realm, code), grade=page.said(Wording.name, "grade", grade))
    return row(label, {side: YES})


def _prisoners(page: Scenes, view: View) -> Iterator[PanelRow]:
    yield _counted(page, "label-prisoners", {seat: len(view["prisoners"][seat]) for seat in SEATS}, "DL-PRI-01")


def _reinforcements(page: Scenes, view: View) -> Iterator[PanelRow]:
    yield row(page("label-requested"), _ticks(view["requested"]), "DL-VIC-05")
    yield row(page("label-arrived"), _ticks(view["arrived"]))


def _shown(page: Scenes, *shown: tuple[str, ...]) -> Panel:
    """Spells a side has been seen to know."""
    by = {spell: [seat for seat, known in zip(SEATS, shown, strict=True) if spell in known] for spell in SPELLS}
    rows = (
        row(page.said(Wording.spell, spell), dict.fromkeys(seats, YES), "DL-MAG-08")
        for spell, seats in by.items()
        if seats
    )
    return page.panel("shown", rows)


def _spells(page: Scenes, name: str, known: BySeat[tuple[str, ...]]) -> Panel:
    """The seat's own, with what stands on the marker."""
    return page.panel(name, (page.once(_spell, seat, spell) for seat, spells in known for spell in spells))


def _spell(page: Scenes, seat: str, spell: str) -> PanelRow:
    marker = page.game.world.spells[SEATS.index(seat)][SPELLS.index(spell)]
    name = page.said(Wording.spell, spell)
    label = page("label-spell", spell=name, power=marker.power, success=marker.success)
    return row(label, {seat: YES}, SPELL_RULES[spell])


def _orders(page: Scenes, name: str, known: BySeat[tuple[str, ...]]) -> Panel:
    """Standing orders for a stack or a siege; the others are seen where they are given."""
    return page.panel(
        name, (page.once(_order, seat, order) for seat, orders in known for order in orders if " " in order)
    )


def _order(page: Scenes, seat: str, order: str) -> PanelRow:
    topic, place, what = order.split(" ")
    return row(page.said(Wording.option, f"{topic}-{what} {place}"), {seat: YES})
