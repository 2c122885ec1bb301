"""The rulebook's words as numbers: camps, places off the map, spells, modes, grades of alliance."""

from __future__ import annotations

from typing import Final

# Camps. The first two are the seats; a neutral state's units belong to the third until it takes sides.
HOSAR: Final = 0
DEMON: Final = 1
NEUTRAL: Final = 2
NOBODY: Final = 3
SEATS: Final = ("hosar", "demon")
CAMPS: Final = ("hosar", "demon", "neutral", "nobody")

# Where a unit is when it is not in a hex.
OFF: Final = -1  # not yet in play: waits for an invocation, a reinforcement die, its state's composition
DEAD: Final = -2
HELD_BY_HOSAR: Final = -3
HELD_BY_DEMON: Final = -4
WAITING: Final = -5  # freed, but no place is open to it yet
GONE: Final = -6  # out of the game: left out by a draw, refused by every town, or a legend
AWAY: Final = -7  # on its way home after its state changed status
ENTERING: Final = -8  # freed reinforcement that enters in its owner's next phase
PLACES: Final = ("off", "dead", "held by hosar", "held by demon", "waiting", "gone", "away", "entering")
HELD_BY: Final = (HELD_BY_HOSAR, HELD_BY_DEMON)

NO_LEADERSHIP: Final = -1

NO_ARMOR: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
ARMOR: Final = {"none": NO_ARMOR, "medium": MEDIUM, "heavy": HEAVY}

# Special spells; the first five belong to both sides.
VISION, CLOAK, FORCEMARCH, EARTHPIT, SPELLGATE, LIGHT, RAINS, DARKNESS, NECROMON = range(9)
SPELLS: Final = (
    "vision",
    "cloak",
    "forcemarch",
    "earthpit",
    "spellgate",
    "light",
    "rains",
    "darkness",
    "necromon",
)

# The rule that begins to tell what each does.
SPELL_RULES: Final = dict(
    zip(SPELLS, (f"DL-SPL-{n:02}" for n in (1, 3, 5, 9, 15, 22, 31, 21, 27)), strict=True),
)

# What a neutral state is to the players.
UNALLIED: Final = 0
SEMI_PERMANENT: Final = 1
PERMANENT: Final = 2
LEGEND: Final = 3
GRADES: Final = ("unallied", "semi-permanent", "permanent", "legend")

# The two peoples of Ula (DL-NEU-01).
BALRON: Final = 1
DWARF_KING: Final = 2

ASSAULT: Final = 0
INVESTMENT: Final = 1
SURRENDER: Final = -1


def other(seat: int) -> int:
    return 1 - seat
