"""The roster of a battle: its cards as units, singles and Large Elements, and the elements of each.

Units and elements are numbers, the same from the first round to the last. A unit's name is that of its card, with a
number from its second copy on: "trolls", "trolls_2".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hexarchy.games.demonworld.cards import Card, Cards
from hexarchy.games.demonworld.words import BASIC, LEADER, MUSICIAN, PLAIN, STANDARD_BEARER, UNIT

COPIES: Final = 6  # of a card in the largest battle


class Force(NamedTuple):
    """A card and the seat that leads it. `side` follows from the seat and is kept beside it."""

    card: str
    side: int
    seat: int


class Entry(NamedTuple):
    """A card on the table."""

    name: str
    place: int  # of the name among all there may be
    card: Card
    side: int
    seat: int
    elements: tuple[int, ...]  # as printed
    sort: int = UNIT


class Roster:
    """See the module. Indexed by unit: `entries`; by element: `unit_of`, `side_of`, `figure`."""

    def __init__(self, cards: Cards, level: int, forces: Iterable[Force]) -> None:
        names = unit_names(cards)
        place = {name: number for number, name in enumerate(names)}
        entries: list[Entry] = []
        figures: list[int] = []
        for force in forces:
            card = cards.at(level, force.card)
            copies = sum(entry.card.printed.id == force.card for entry in entries)
            name = force.card if not copies else f"{force.card}_{copies + 1}"
            first = len(figures)
            figures += figures_of(card)
            elements = tuple(range(first, len(figures)))
            entries.append(Entry(name, place[name], card, force.side, force.seat, elements))
        self.entries: Final = tuple(entries)
        self.figure: Final = tuple(figures)
        self.unit_of: Final = tuple(number for number, entry in enumerate(entries) for _ in entry.elements)
        self.side_of: Final = tuple(entries[unit].side for unit in self.unit_of)
        self.names: Final = tuple(entry.name for entry in entries)
        self.index: Final = {entry.name: number for number, entry in enumerate(entries)}
        self.by_place: Final = {entry.place: number for number, entry in enumerate(entries)}
        self.size: Final = len(figures)

    def of_side(self, side: int) -> list[int]:
        return [number for number, entry in enumerate(self.entries) if entry.side == side]

    def of_seat(self, seat: int) -> list[int]:
        return [number for number, entry in enumerate(self.entries) if entry.seat == seat]


def figures_of(card: Card) -> Sequence[int]:
    """What each element of a unit is, special figures first; they replace plain ones (DW-B-INT-13)."""
    printed = card.printed
    special = ((LEADER, printed.leader), (MUSICIAN, printed.musician), (STANDARD_BEARER, printed.standard_bearer))
    found = [figure for figure, has in special if has and card.level > BASIC]
    return [*found, *[PLAIN] * (printed.elements - len(found))]


def unit_names(cards: Cards) -> tuple[str, ...]:
    """All names a unit may have, in a fixed order: actions are numbered by it."""
    return tuple(card if copy == 1 else f"{card}_{copy}" for card in cards.all for copy in range(1, COPIES + 1))
