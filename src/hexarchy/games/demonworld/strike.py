"""A strike (DW-B-MEL-13 to -19): one object lists what is added to its die, each with its rule.

The dice, the odds and the bots read it. What an element adds to its initiative stands here as well (DW-B-MEL-02).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.cards import Card, WeaponForm
from hexarchy.games.demonworld.shot import stature
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.weapons import Weapons
from hexarchy.games.demonworld.words import ATTACK, HOLD, NOBODY, SKIRMISH, WEAPON

Modifiers = Iterator[tuple[str, int]]

SIDES_OF_DIE: Final = 20
DESTROYS: Final = 20  # this total or more (DW-B-MEL-13)
CLOSE_ORDER: Final = 5  # models (DW-B-MEL-14)
FEW: Final = 3  # models (DW-B-MEL-15)
SUPPORT: Final = 3  # of each element (DW-B-MEL-19)
FROM: Final = {contact.FRONT: 0, contact.FLANK: 2, contact.REAR: 4}  # DW-B-MEL-18
ORDER_BONUS: Final = {HOLD: 2, ATTACK: 2, SKIRMISH: 1}  # DW-B-MEL-02

# The rule a weapon's factor stands in; others go by what a Battle Factor is.
FACTOR: Final = "DW-B-CHR-05"


class Strike(NamedTuple):
    """An element attacks another, with so many in support. `blow`: with which of its attacks (`words.BLOWS`)."""

    attacker: int
    victim: int
    supporters: int = 0
    blow: int = WEAPON
    field: int = NOBODY  # of the victim, where its parts are struck for themselves

    def modifiers(self, s: DemonworldState) -> list[tuple[str, int]]:
        """What is added to the die, each with its rule (DW-S-MEL-09)."""
        unit = s.unit_of(self.attacker)
        zone = struck_from(s, self.attacker, self.victim)
        armed = (arm(s, self) for arm in hooks.ARMED.of(s))
        found = [
            *weighed(
                s.game.world.weapons,
                card_of(s, self.attacker),
                card_of(s, self.victim),
                first_round=in_first_round(s, unit),
                charges=s.units[unit].order == ATTACK,
                zone=zone,
                armed=next((arms for arms in armed if arms is not None), None),
                struck=stature(s, self.victim, s.at[self.victim] if self.field == NOBODY else self.field),
            )
        ]
        for adds in hooks.STRIKE_MODIFIERS.of(s):
            found += adds(s, self)
        if self.supporters:
            found.append(("DW-B-MEL-19", SUPPORT * self.supporters))
        return found

    def needed(self, s: DemonworldState) -> int:
        """What the die has to show."""
        return DESTROYS - sum(amount for _, amount in self.modifiers(s))

    def chance(self, s: DemonworldState) -> float:
        return min(max(SIDES_OF_DIE + 1 - self.needed(s), 0), SIDES_OF_DIE) / SIDES_OF_DIE


def struck_from(s: DemonworldState, attacker: int, victim: int, here: int = NOBODY) -> str:
    """From which side a strike counts. `here`: the field of the attacker that decides, where it has several."""
    for other in hooks.STRUCK_FROM.of(s):
        found = other(s, attacker, victim)
        if found is not None:
            return found
    return contact.side_struck(s, attacker, victim) if here == NOBODY else contact.zone_struck(s, here, victim)


def weighed(
    weapons: Weapons,
    own: Card,
    other: Card,
    *,
    first_round: bool,
    charges: bool,
    zone: str,
    armed: tuple[WeaponForm, int] | None = None,
    struck: tuple[int, int] | None = None,
) -> Modifiers:
    """What cards, round, order and place add to a strike. `armed`: the weapon and size of a Large Element's attack;
    `struck`: armor and size of what it strikes, where that is a part of one (DW-S-MEL-10)."""
    armor, height = struck or (other.printed.armor, other.printed.size)
    weapon, size = armed or (own.melee_weapon(first_round=first_round), own.printed.size)
    against_riders = weapon.bf_cavalry or weapons[weapon.name].bf_vs_cavalry
    yield FACTOR, against_riders if against_riders and not other.infantry else weapon.bf
    if armor:
        yield "DW-B-CHR-01", -armor
    if size != height:
        yield "DW-B-CHR-02", size - height
    if own.printed.models_per_element >= CLOSE_ORDER:
        yield "DW-B-MEL-14", 2
    if other.printed.models_per_element <= FEW:
        yield "DW-B-MEL-15", 1
    if own.printed.charge_bonus and first_round and charges:
        yield "DW-B-MEL-16", own.printed.charge_bonus
    pikes = sum(weapons[held.name].frontal_attackers for held in other.printed.weapons)
    if pikes and zone == contact.FRONT:
        yield "DW-B-MEL-17", pikes
    if FROM[zone] and armed is None:  # what a Large Element gains, large/blows.py says
        yield "DW-B-MEL-18", FROM[zone]


def card_of(s: DemonworldState, element: int) -> Card:
    """The card of an element: its own where it is a single one attached to a unit."""
    return s.entry(s.roster.unit_of[element]).card


def in_first_round(s: DemonworldState, unit: int) -> bool:
    """Is this the first melee phase of a unit's melee (DW-B-CHR-21)?"""
    return s.units[unit].fought == 0


def initiative(s: DemonworldState, element: int) -> int:
    """The momentary initiative of an element (DW-B-MEL-02)."""
    return sum(amount for _, amount in initiative_of(s, element))


def initiative_of(s: DemonworldState, element: int) -> Modifiers:
    """The same, each part with its rule (DW-S-CMD-13)."""
    unit = s.unit_of(element)
    first = in_first_round(s, unit)
    yield from quickness(s.game.world.weapons, card_of(s, element), s.units[unit].order, first_round=first)
    for adds in hooks.INITIATIVE.of(s):
        yield from adds(s, element)


def quickness(weapons: Weapons, card: Card, order: int, *, first_round: bool) -> Modifiers:
    """What card, order and weapon make of an initiative."""
    yield "DW-B-CHR-04", card.printed.initiative
    if first_round:
        if order in ORDER_BONUS:
            yield "DW-B-MEL-02", ORDER_BONUS[order]
        longer = weapons[card.melee_weapon(first_round=True).name].initiative_first_round
        if longer:
            yield "DW-B-MEL-02", longer
