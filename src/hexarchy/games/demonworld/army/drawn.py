"""Lists nobody has to make: those that are ready, and any that are allowed, drawn for trials."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from hexarchy.core import data
from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld.army.limits import Terms, bears, faults, most_copies
from hexarchy.games.demonworld.army.listing import Listing
from hexarchy.games.demonworld.army.lists import Army, Chosen, points
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.data_schema import ItemForm, ReadyFile, ReadyForm
from hexarchy.games.demonworld.words import LEVELS

TRIES: Final = 400
SHOTS_AT_ITEMS: Final = 3


class Luck(Protocol):
    """Where chance comes from: rules have none of their own."""

    def randrange(self, stop: int, /) -> int: ...


class Ready:
    """The lists that are there already, as the data has them."""

    def __init__(self, listing: Listing, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "ready.toml", ReadyFile)
        self.forms: Final[tuple[ReadyForm, ...]] = tuple(read.ready)
        self.armies: Final[dict[str, Army]] = {}
        for form in read.ready:
            found = listing.read("\n".join((f"army: {form.army}", *form.cards)))
            if found.faults:
                raise BadInput(f"ready.toml: '{form.id}': {found.faults[0].key}, card {found.faults[0].line - 1}")
            self.armies[form.id] = found.army

    def best(self, cards: Cards, terms: Terms, army: str, allies: Sequence[Army] = ()) -> Army | None:
        """One that is allowed under these terms: the dearest."""
        fitting = [one for one in self.armies.values() if one.army == army and not faults(cards, terms, one, allies)]
        return max(fitting, key=lambda one: points(cards, one), default=None)

    def of(self, army: str, level: int) -> list[ReadyForm]:
        """Those of an army that can be played at a level."""
        return [form for form in self.forms if form.army == army and LEVELS.index(form.level) <= level]


def drawn(cards: Cards, terms: Terms, army: str, luck: Luck, allies: Sequence[Army] = ()) -> Army:
    """Any list that is allowed: cards as they come until nothing more can be paid, then a few items."""
    pool = [card for card in cards.of(army) if not isinstance(card, ItemForm)]
    pool = [card for card in pool if not faults_of_one(cards, terms, army, card.id, allies)]
    for _ in range(TRIES):
        heap = [card for card in pool for _ in range(most_copies(card, terms))]
        chosen: list[Chosen] = []
        left = terms.most - luck.randrange(max(1, terms.most - terms.least))
        while heap:
            card = heap.pop(luck.randrange(len(heap)))
            if card.points <= left:
                left -= card.points
                chosen.append(Chosen(card.id))
        made = _armed(cards, terms, Army(army, tuple(chosen)), left, luck)
        if not faults(cards, terms, made, allies):
            return made
    raise BadInput(f"no list of {army} was found for {terms.limit} points")


def faults_of_one(cards: Cards, terms: Terms, army: str, card: str, allies: Sequence[Army] = ()) -> bool:
    """Is there anything against a card at all, whatever else a list has?"""
    whole = ("too-few", "too-many", "no-unit", "few-units", "no-room")
    return any(fault.key not in whole for fault in faults(cards, terms, Army(army, (Chosen(card),)), allies))


def _armed(cards: Cards, terms: Terms, army: Army, left: int, luck: Luck) -> Army:
    chosen = list(army.chosen)
    items = [item for item in cards.items.values() if item.army == army.army]
    for _ in range(SHOTS_AT_ITEMS):
        if not items or not chosen:
            break
        item, at = items.pop(luck.randrange(len(items))), luck.randrange(len(chosen))
        bearer, borne = cards[chosen[at].card], chosen[at].items
        slots = {cards.items[other].slot for other in borne} - {""}
        if item.points <= left and bears(bearer, item, terms.level) and item.slot not in slots:
            left -= item.points
            chosen[at] = chosen[at]._replace(items=(*borne, item.id))
    return army._replace(chosen=tuple(chosen))


class Fixed:
    """Luck that is always the same."""

    def __init__(self) -> None:
        self._dice = SeededDice(1)
        self._thrown = 0

    def randrange(self, stop: int, /) -> int:
        self._thrown += 1
        return self._dice.die(self._thrown, stop) - 1
