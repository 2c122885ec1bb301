"""Advanced units in general (DR-A-ADV). Which cards join the deck stands in cards.py, which counters the randomizer in
mercenaries/special.py: both go by the switch that data/ names."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, RANDOMIZER

MOST: Final = 6  # Magic Users in the randomizer
GENDERS: Final = ("female", "male")  # Witches, Warlocks
MAGIC_USERS: Final = "magic_users"


def magic_users(s: DivineRightState, gender: str) -> list[int]:
    """Those of a gender who are set aside."""
    own = [piece for piece, entry in s.world.special_of.items() if entry.option == MAGIC_USERS]
    return [piece for piece in own if s.world.special_of[piece].gender == gender and s.where[piece] == GONE]


@hooks.SET_UP(option=MAGIC_USERS)
def join(s: DivineRightState) -> None:
    """As many as players, Witches and Warlocks as equal as possible; the rest stay aside (DR-A-ADV-04)."""
    number = min(len(s.players), MOST)
    (more,) = s.draw(1, range(len(GENDERS)), "DR-A-ADV-04") if number % 2 else (0,)
    for which, gender in enumerate(GENDERS):
        count, aside = number // 2 + (number % 2 if which == more else 0), magic_users(s, gender)
        for piece in s.draw(min(count, len(aside)), aside, "DR-A-ADV-04"):  # one may be in play (DR-A-CURSE-62)
            s.where[piece] = RANDOMIZER
