"""An army as a list: cards, each with the magic items it bears, and what all of it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from hexarchy.games.demonworld.cards import Cards, Paid
from hexarchy.games.demonworld.data_schema import CardForm, ItemForm, LargeForm
from hexarchy.games.demonworld.large.bases import Bases


class Chosen(NamedTuple):
    """A card with its items, by id. `line`: where a list names it."""

    card: str
    items: tuple[str, ...] = ()
    line: int = 0


class Army(NamedTuple):
    """What one player leads. `level`, `limit`: what it was made for, where it says so."""

    army: str
    chosen: tuple[Chosen, ...] = ()
    name: str = ""
    level: str = ""
    limit: int = 0

    @classmethod
    def of(cls, army: str, cards: Iterable[str], carried_by: dict[str, str], items: Iterable[str]) -> Army:
        """The forces of a scenario: cards and items in one list, and who bears which item."""
        known = frozenset(items)
        own = list(cards)
        bearers = [card for card in own if card not in known]
        carried = [item for item in own if item in known]
        return cls(
            army,
            tuple(Chosen(card, tuple(i for i in carried if carried_by.get(i) == card)) for card in bearers),
        )

    @property
    def ids(self) -> Iterator[str]:
        """Everything that is paid for, items included."""
        for chosen in self.chosen:
            yield chosen.card
            yield from chosen.items


def points(cards: Cards, army: Army) -> int:
    return sum(card.points for card in paid(cards, army))


def paid(cards: Cards, army: Army) -> Iterator[Paid]:
    return (card for name in army.ids if (card := cards.get(name)) is not None)


def units(cards: Cards, army: Army) -> list[CardForm]:
    return [card for card in paid(cards, army) if isinstance(card, CardForm)]


def fields(card: Paid) -> int:
    """How many fields it stands on."""
    if isinstance(card, CardForm):
        return card.elements
    if isinstance(card, LargeForm):
        return len(_bases().all[card.base].shape.covered[0])
    return 0 if isinstance(card, ItemForm) else 1


@cache
def _bases() -> Bases:
    return Bases()
