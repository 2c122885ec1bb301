"""Magic items (DW-S-ITM-01, DW-E-ITM-01, -04 to -07): what they do as long as their bearer lives.

Of a unit's the leader bears a sword and the standard bearer a standard or banner. The ring and the staff have chapters
of their own (ring.py, wizards.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike, card_of, in_first_round, weighed
from hexarchy.games.demonworld.victory import PRESENT
from hexarchy.games.demonworld.words import LEADER, NOBODY, OBEDIENCE, RIDING, STANDARD, STANDARD_BEARER, UNIT

Modifiers = Iterator[tuple[str, int]]

VICTORY, BANNER, DREAD, MIGHT = "standard_of_victory", "war_banner", "sword_of_dread", "sword_of_might"
MIGHTY: Final = 10  # the Battle Factor of the Sword of Might
FIGURES: Final = {"sword": LEADER, "standard": STANDARD_BEARER}


def bearer(s: DemonworldState, unit: int, item: str) -> int:
    """The element that bears an item of a unit's."""
    entry = s.entry(unit)
    if entry.sort != UNIT:
        return entry.elements[0]
    figure = FIGURES.get(s.game.world.cards.items[item].slot)
    return next((element for element in entry.elements if s.roster.figure[element] == figure), NOBODY)


def is_lost(s: DemonworldState, unit: int, item: str) -> bool:
    """With its bearer an item is lost (DW-E-ITM-01)."""
    element = bearer(s, unit, item)
    return element == NOBODY or (s.at[element] < 0 and s.at[element] not in (*PRESENT, RIDING))


def has(s: DemonworldState, unit: int, item: str) -> bool:
    return item in s.entry(unit).items and not is_lost(s, unit, item)


@hooks.SCORES(level=STANDARD)
def lost_items(s: DemonworldState, side: int) -> Modifiers:
    """The points of enemy items whose bearers are gone (DW-E-ITM-01)."""
    items = s.game.world.cards.items
    for unit, entry in enumerate(s.roster.entries):
        if entry.side != side:
            yield from (("DW-E-ITM-01", items[item].points) for item in entry.items if is_lost(s, unit, item))


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def inspired(s: DemonworldState, one: Strike) -> Modifiers:
    """The Standard of Victory counts for all of a unit and those attached to it (DW-E-ITM-04)."""
    if has(s, s.unit_of(one.attacker), VICTORY):
        yield "DW-E-ITM-04", 1


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def mighty(s: DemonworldState, one: Strike) -> Modifiers:
    """The Sword of Might takes the place of the bearer's own weapon (DW-E-ITM-06)."""
    own = s.roster.unit_of[one.attacker]
    if has(s, own, MIGHT) and bearer(s, own, MIGHT) == one.attacker:
        first = in_first_round(s, s.unit_of(one.attacker))
        cards = card_of(s, one.attacker), card_of(s, one.victim)
        weapons = s.game.world.weapons
        _, factor = next(weighed(weapons, *cards, first_round=first, charges=False, zone=contact.FRONT))
        yield "DW-E-ITM-06", MIGHTY - factor


@hooks.FEAR(level=STANDARD)
def dreaded(s: DemonworldState, unit: int) -> int:
    """The Sword of Dread, borne by its leader, counts for a whole unit (DW-E-ITM-05)."""
    return 2 * has(s, unit, DREAD)


@hooks.MORALE_VALUES(level=STANDARD)
def rallied_round(s: DemonworldState, test: MoraleTest) -> Modifiers:
    """The War Banner lowers the first value (DW-E-ITM-07)."""
    if has(s, test.unit, BANNER) and test.kind != OBEDIENCE:
        yield "DW-E-ITM-07", -2
