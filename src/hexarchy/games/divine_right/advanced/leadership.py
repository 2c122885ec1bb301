"""Leadership limitations (DR-A-LDR): how many combat units a leader takes along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.movement.party import leader_of
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

HERO, MONARCH, GIFTED = 9, 11, 13  # DR-A-LDR-01
BY_CLASS: Final = (13, 11, 9, 7, 5)  # from A to E (DR-A-LDR-02)
CROWNED: Final = 2  # more for a monarch with a rating


def limit(s: DivineRightState, hero: int) -> tuple[str, int]:
    """The rule, and how many combat units a hero leads."""
    rules_a_kingdom = status.realm(s, hero) != NOBODY
    rating = strength.rating(s, hero)
    if rating is not None:
        return "DR-A-LDR-02", BY_CLASS[rating] + (CROWNED if rules_a_kingdom else 0)
    if strength.bonus(s, hero, fleets=False) > 0:
        return "DR-A-LDR-01", GIFTED
    return "DR-A-LDR-01", MONARCH if rules_a_kingdom else HERO


@hooks.GOES_ALONG(option="leadership_limits")
def too_many(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Those a leader does not lead move by themselves."""
    leader = leader_of(s, members)
    if leader == NOBODY or piece >= s.world.first_hero:
        return []
    rule, most = limit(s, leader)
    led = sum(member < s.world.first_hero for member in members[1:])
    return [Reason(rule, "leads-no-more", unit=leader, number=most)] if led >= most else []
