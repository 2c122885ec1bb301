"""What a list is held to (DW-DEC-02): points, copies, level, items and their bearers, room. A fault names its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from hexarchy.core.muster import Fault
from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonworld.army.lists import Army, Chosen, fields, paid, points, units
from hexarchy.games.demonworld.cards import Cards, Paid
from hexarchy.games.demonworld.data_schema import (
    BuildingForm,
    CardForm,
    CommanderForm,
    ItemForm,
    LargeForm,
    Named,
    WizardForm,
)
from hexarchy.games.demonworld.words import BASIC, EXPERT

MAGIC: Final = frozenset(("algrims_ring", "fenraggs_staff"))  # they need the magic phase (DW-S-ITM-01)
ROOM: Final = 80  # percent of a zone that may be filled, so that every card finds a place (DW-B-WIN-17)


class Terms(NamedTuple):
    """What was agreed on. `limit`: of this list. `copies`: of the cards of which there are several. `room`: fields of
    the zone it deploys in; 0 where nobody has said which."""

    level: int
    limit: int
    copies: int
    tolerance: int = 5
    least_units: int = 25
    room: int = 0

    @property
    def least(self) -> int:
        return -(-self.limit * (100 - self.tolerance) // 100)

    @property
    def most(self) -> int:
        return self.limit * (100 + self.tolerance) // 100


def terms(
    building: BuildingForm, level: int, limit: int, *, contingents: int = 1, percent: int = 100, room: int = 0
) -> Terms:
    """Of one list. `contingents`: so many players share the points of a side; `percent`: of the limit that it has."""
    share = limit * percent // 100 // contingents
    copies = -(-share // building.copies_per_points)
    return Terms(level, share, copies, building.tolerance_percent, building.least_units_percent, room // contingents)


def faults(cards: Cards, terms: Terms, army: Army, allies: Iterable[Army] = ()) -> list[Fault]:
    """What is wrong with a list; nothing where it may be played. `allies`: lists of its side that are there already."""
    if terms.level == BASIC:
        return [Fault("DW-B-WIN-05", "basic")]
    if army.army not in cards.playable():
        named = cards.armies.get(army.army)
        if named is None:
            return [Fault("DW-DEC-02", "no-army", {"army": army.army})]
        return [Fault("DW-DEC-02", "unvalued-army", {"army": _said(named)})]
    found = [fault for chosen in army.chosen for fault in _of_card(cards, terms, army, chosen)]
    found += _copies(cards, terms, army, allies)
    found += _points(cards, terms, army)
    return found


# -- one card ----------------------------------------------------------------------------------------------------------


def _of_card(cards: Cards, terms: Terms, army: Army, chosen: Chosen) -> Iterator[Fault]:
    card = cards.get(chosen.card)
    if card is None:
        unvalued = cards.unvalued.get(chosen.card)
        name = unvalued[1].name if unvalued else chosen.card
        yield Fault("DW-DEC-02", "unvalued" if unvalued else "no-card", {"card": name}, chosen.line)
        return
    about = {"card": _said(card), "army": _said(cards.armies[army.army])}
    if card.army != army.army:
        yield Fault("DW-DEC-02", "other-army", about, chosen.line)
    if isinstance(card, ItemForm):
        yield Fault("DW-E-ITM-01", "no-bearer", about, chosen.line)
    elif isinstance(card, WizardForm | LargeForm) and terms.level < EXPERT:
        yield Fault("DW-B-INT-01", "expert-only", about, chosen.line)
    yield from _borne(cards, terms, chosen, card)


def _borne(cards: Cards, terms: Terms, chosen: Chosen, bearer: Paid) -> Iterator[Fault]:
    slots: list[str] = []
    for name in chosen.items:
        item = cards.items.get(name)
        if item is None:
            yield Fault("DW-E-ITM-01", "no-item", {"card": name}, chosen.line)
            continue
        about = {"item": _said(item), "card": _said(bearer)}
        if item.army != bearer.army:
            yield Fault("DW-E-ITM-01", "item-army", about, chosen.line)
        if name in MAGIC and terms.level < EXPERT:
            yield Fault("DW-S-ITM-01", "item-level", about, chosen.line)
        if _kind(bearer) not in item.usable_by:
            yield Fault("DW-E-ITM-01", "item-bearer", about, chosen.line)
        elif isinstance(bearer, CardForm) and not _has_figure(bearer, item):
            key = "item-standard" if item.slot == "standard" else "item-leader"
            yield Fault("DW-S-ITM-01", key, about, chosen.line)
        if item.slot and item.slot in slots:
            yield Fault("DW-E-ITM-01", f"two-{item.slot}s", about, chosen.line)
        slots.append(item.slot)


def _kind(bearer: Paid) -> str:
    """As an item's card calls those who may use it."""
    if isinstance(bearer, CardForm):
        return "units"
    if isinstance(bearer, CommanderForm):
        return "heroes" if bearer.kind == "hero" else "commanders"
    return "wizards" if isinstance(bearer, WizardForm) else ""


def _has_figure(unit: CardForm, item: ItemForm) -> bool:
    """A standard or banner is borne by the standard bearer, everything else by the leader (DW-S-ITM-01)."""
    return unit.standard_bearer if item.slot == "standard" else unit.leader


def bears(bearer: Paid, item: ItemForm, level: int) -> bool:
    """May this card bear this item, if it bears nothing else?"""
    fits = _kind(bearer) in item.usable_by and bearer.army == item.army
    return (
        fits
        and level > BASIC
        and (level == EXPERT or item.id not in MAGIC)
        and (not isinstance(bearer, CardForm) or _has_figure(bearer, item))
    )


# -- the list ----------------------------------------------------------------------------------------------------------


def most_copies(card: Paid, terms: Terms) -> int:
    """Those with a name of their own and items are there once; of others there are several."""
    if isinstance(card, CardForm) or (isinstance(card, LargeForm) and not card.unique):
        return terms.copies
    return 1


def _copies(cards: Cards, terms: Terms, army: Army, allies: Iterable[Army]) -> Iterator[Fault]:
    beside = Counter(name for ally in allies for name in ally.ids)
    for name, count in Counter(army.ids).items():
        card = cards.get(name)
        if card is None:
            continue
        most = most_copies(card, terms)
        rule = "DW-E-ITM-01" if isinstance(card, ItemForm) else "DW-DEC-02"
        if count > most:
            key = "once" if most == 1 else "copies"
            yield Fault(rule, key, {"card": _said(card), "most": most, "count": count}, _second(army, name))
        elif beside[name] and not isinstance(card, CardForm) and not (isinstance(card, LargeForm) and not card.unique):
            yield Fault(rule, "with-ally", {"card": _said(card)}, _second(army, name))


def _second(army: Army, name: str) -> int:
    """The last line that names it."""
    return max((chosen.line for chosen in army.chosen if name in (chosen.card, *chosen.items)), default=0)


def _points(cards: Cards, terms: Terms, army: Army) -> Iterator[Fault]:
    total, bodies = points(cards, army), units(cards, army)
    about = {"total": total, "limit": terms.limit, "least": terms.least, "most": terms.most}
    if total > terms.most:
        yield Fault("DW-B-WIN-06", "too-many", about)
    elif total < terms.least:
        yield Fault("DW-B-WIN-06", "too-few", about)
    in_units = sum(unit.points for unit in bodies)
    if not bodies:
        yield Fault("DW-DEC-02", "no-unit")
    elif terms.level == EXPERT and in_units * 100 < total * terms.least_units:
        least = -(-total * terms.least_units // 100)
        yield Fault("DW-DEC-02", "few-units", {"percent": terms.least_units, "least": least, "units": in_units})
    needed, room = sum(map(fields, paid(cards, army))), terms.room * ROOM // 100
    if room and needed > room:
        yield Fault("DW-B-WIN-03", "no-room", {"needed": needed, "room": room})


def _said(card: Named) -> dict[str, str]:
    return {lang: card.called(lang) for lang in LANGUAGES}
