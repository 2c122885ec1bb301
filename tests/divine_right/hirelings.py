"""Special mercenaries for tests: tables at level Intermediate, and draws from the randomizer."""

from __future__ import annotations

from typing import Any

from hexarchy.games.divine_right import cards
from hexarchy.games.divine_right.mercenaries import special
from tests.divine_right.table import WORLD, Table, at

LEVEL = {"level": "intermediate"}


def game(phase: str, **more: Any) -> Table:
    return at(phase, options=LEVEL, **more)


def place_in(t: Table, piece: str) -> int:
    """The die that draws a counter out of the randomizer."""
    return 1 + special.in_randomizer(t.s).index(WORLD.index[piece])


def drawing(piece: str, *dice: int, **more: Any) -> Table:
    """The first seat rolls event 7 and draws this counter."""
    number = place_in(game("siege", **more), piece)
    return game("events", dice=[3, 4, number, *dice], **more)


def embassy(*dice: int, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The Diplomacy Phase of the first seat; a card is drawn before it is asked: the first of the deck."""
    return game("diplomacy", dice=[1, *dice], hands={"first": list(hand)}, **more)


def card_at(t: Table, card: str) -> str:
    """Where a card lies: deck, discard, aside, hand-<seat>, open-<seat>."""
    kind = WORLD.card_kinds.index(card)
    zones = {cards.DECK: "deck", cards.DISCARD: "discard", cards.ASIDE: "aside"}
    for seat, name in enumerate(t.s.setting.seats):
        zones |= {cards.HAND + seat: f"hand-{name}", cards.OPEN + seat: f"open-{name}"}
    return next(name for zone, name in zones.items() if t.s.hands.one(zone, kind) >= 0)
