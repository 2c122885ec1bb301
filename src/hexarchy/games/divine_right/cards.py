"""Diplomacy cards and Personalities: the two decks, who holds what, and who may know it (DR-B-CRD, DR-B-SET-07, -08).

A zone of `hands` is the deck, the discard pile, what is out of the game, or the hand of a seat; a face is a kind of
card. A zone of `personalities` is the deck or the monarch of a kingdom; a face is the number of a card.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.cups import ALL, NOBODY, Cups
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import INTERMEDIATE, KINGDOM_IDS, LEVELS, SEATS
from hexarchy.games.divine_right.world import World

DECK, DISCARD, ASIDE, HAND = 0, 1, 2, 3  # the hand of a seat is HAND + seat
OPEN: Final = HAND + len(SEATS)  # + seat: the cards of special mercenaries in play, before their player (DR-B-DIP-24)
PERSONALITY_DECK: Final = 0  # the monarch of a kingdom is 1 + kingdom
BESIDE: Final = 1 + len(KINGDOM_IDS)  # a card on its way
KEPT: Final = BESIDE + 1  # + kingdom: its monarch's own card, while a Curse has changed it (DR-A-CURSE-30)


def diplomacy_deck(world: World, level: int, switches: frozenset[str], seats: int) -> Cups:
    """All cards face down in the deck; those of a higher level, or of a switch that is off, are set aside (DR-B-SET-03,
    DR-B-CRD-02, DR-A-ADV-01)."""
    zones, faces = [], []
    for kind, card in enumerate(world.cards):
        used = card.option in switches if card.option else card.level in LEVELS[: level + 1]
        zones += [DECK if used else ASIDE] * card.count
        faces += [kind] * card.count
    known = [NOBODY if zone == DECK else ALL for zone in zones]
    return Cups.laid(zones, seats, known, faces)


def personality_deck(world: World, seats: int) -> Cups:
    return Cups.laid(
        [PERSONALITY_DECK] * len(world.personalities), seats, NOBODY, [card.id for card in world.personalities]
    )


def hand(s: DivineRightState, seat: int) -> tuple[int, ...]:
    """The kinds of the cards a seat holds, in order."""
    return s.hands.inside(HAND + seat)


def draw(s: DivineRightState, seat: int) -> None:
    """One card; the discard pile is shuffled when the deck is empty, and if both are nobody draws (DR-B-SEQ-04,
    DR-B-SET-08, DR-B-CRD-05)."""
    if not s.hands.within(DECK):
        if not s.hands.within(DISCARD):
            return
        s.hands = s.hands.poured(DISCARD, DECK)
        s.emit("deck-shuffled")
    s.hands, (card,) = s.hands.drawn(s, 1, DECK, HAND + seat, 1 << seat, "DR-B-SEQ-04")
    s.emit("draws-card", side=s.name(seat))
    s.tell(seat, "card-drawn", card=s.hands.faces[card])


def discard(s: DivineRightState, seat: int, kind: int) -> None:
    """A card is shown when it is played (DR-B-CRD-06) and goes to the discard pile (DR-B-CRD-03)."""
    s.hands = s.hands.moved(s.hands.one(HAND + seat, kind), DISCARD)


def discard_hand(s: DivineRightState, seat: int) -> None:
    """Unseen (DR-B-CAP-10): nobody learns which cards they were."""
    s.hands = s.hands.poured(HAND + seat, DISCARD)


def reveal_personality(s: DivineRightState, kingdom: int) -> None:
    """A monarch's card is turned up for all (DR-B-DIP-11)."""
    lying = s.personalities.within(1 + kingdom)
    if lying and not s.personalities.knows(None, lying[0]):
        s.personalities = s.personalities.shown(lying)
        s.emit("personality", kingdom=kingdom, personality=s.personalities.faces[lying[0]])
        for follow in hooks.REVEALED.of(s):
            follow(s, kingdom)


def personality_known(s: DivineRightState, kingdom: int, seat: int | None) -> bool:
    lying = s.personalities.within(1 + kingdom)
    return bool(lying) and s.personalities.knows(seat, lying[0])


def deal_personality(s: DivineRightState, kingdom: int) -> None:
    """A random card, face down (DR-B-SET-07, DR-B-ACT-05)."""
    s.personalities, _ = s.personalities.drawn(s, 1, PERSONALITY_DECK, 1 + kingdom, NOBODY, "DR-B-SET-07")


def return_personality(s: DivineRightState, kingdom: int) -> None:
    """The card goes back into the deck, which is shuffled (DR-B-ACT-05)."""
    s.personalities = s.personalities.poured(1 + kingdom, PERSONALITY_DECK)


def restore_personality(s: DivineRightState, kingdom: int) -> None:
    """A monarch's own card comes back as it lay, the one a Curse gave goes into the deck (DR-A-CURSE-30)."""
    if s.personalities.within(KEPT + kingdom):
        return_personality(s, kingdom)
        s.personalities = s.personalities.poured(KEPT + kingdom, 1 + kingdom)


def discard_kept(s: DivineRightState, kingdom: int) -> None:
    """It goes back into the deck with the other."""
    s.personalities = s.personalities.poured(KEPT + kingdom, PERSONALITY_DECK)


def change_personality(s: DivineRightState, kingdom: int) -> None:
    """Another card than the one there was, which goes back into the deck (DR-B-USU-02)."""
    s.personalities, _ = s.personalities.drawn(s, 1, PERSONALITY_DECK, BESIDE, NOBODY, "DR-B-USU-02")
    return_personality(s, kingdom)
    s.personalities = s.personalities.poured(BESIDE, 1 + kingdom)


def has_personality(s: DivineRightState, kingdom: int) -> bool:
    return bool(s.personalities.within(1 + kingdom))


def mercenary_cards(s: DivineRightState) -> bool:
    """Are cards of special mercenaries in the game (DR-B-CRD-02)?"""
    return s.level >= INTERMEDIATE
