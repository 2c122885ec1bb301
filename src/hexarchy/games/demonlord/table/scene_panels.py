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
    """Made once for what they show: from scene to scene and from seat to seat few of them change."""
    yield page.once(_turn, view["turn"], view["phase"], view["first"], view["talks"], view["last_turn"])
    sides = [state["side"] for state in view["states"].values()]
    allies = {seat: sides.count(seat) for seat in SEATS}
    yield page.once(_points, tuple([_both(of) for of in (view["points"], view["fortresses"], allies, view["losses"])]))
    yield page.once(_places, tuple(view["control"].values()))
    yield page.once(_states, tuple([_state(code, state) for code, state in view["states"].items()]))
    yield page.once(_prisoners, *[len(view["prisoners"][seat]) for seat in SEATS])
    yield page.once(_reinforcements, _both(view["requested"]), _both(view["arrived"]))
    yield page.once(_shown, *(tuple(view["spells_shown"][seat]) for seat in SEATS))
    known, whose = known_of(view), "-all" if "bared" in view else ""
    yield page.once(_spells, f"spells{whose}", tuple([(seat, tuple(own["spells"])) for seat, own in known.items()]))
    yield page.once(_orders, f"orders{whose}", tuple([(seat, tuple(own["orders"])) for seat, own in known.items()]))


def known_of(view: View) -> Mapping[str, Mapping[str, Any]]:
    """What only its owner knows, by seat: of one's own, and of all when the match is over."""
    return view.get("bared") or ({view["seat"]: view["own"]} if "own" in view else {})


def _both(values: Mapping[str, T]) -> tuple[T, T]:
    hosar, demon = SEATS
    return values[hosar], values[demon]


def _ticks(values: tuple[bool, bool]) -> dict[str, str]:
    return {seat: YES if value else NO for seat, value in zip(SEATS, values, strict=True)}


def _turn(page: Scenes, turn: int, phase: str, first: str, talks: bool, last: int) -> Panel:
    rows = [row(page("label-turn", turn=turn), {phase: YES}, "DL-TRN-01"), row(page("label-first"), {first: YES})]
    if talks:
        rows.append(row(page("label-talks"), {}))
    if last:
        rows.append(row(page("label-last-turn", turn=last), {}))
    return page.panel("turn", rows)


def _points(page: Scenes, counted: tuple[tuple[int, int], ...]) -> Panel:
    """What is counted, each with the rule that counts it."""
    labels = (
        ("label-points", "DL-VIC-01"),
        ("label-fortresses", "DL-VIC-03"),
        ("label-allies", "DL-VIC-04"),
        ("label-losses", "DL-VIC-06"),
    )
    rows = zip(labels, counted, strict=True)
    return page.panel("points", [page.once(_count, label, rule, *pair) for (label, rule), pair in rows])


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


def _prisoners(page: Scenes, *counted: int) -> Panel:
    return page.panel("prisoners", [page.once(_count, "label-prisoners", "DL-PRI-01", *counted)])


def _reinforcements(page: Scenes, requested: tuple[bool, bool], arrived: tuple[bool, bool]) -> Panel:
    rows = (
        row(page("label-requested"), _ticks(requested), "DL-VIC-05"),
        row(page("label-arrived"), _ticks(arrived)),
    )
    return page.panel("reinforcements", rows)


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
