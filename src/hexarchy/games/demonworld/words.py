"""The rulebook's words as numbers: sides, orders, kinds of elements, places off the area, phases of a round."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # no unit, no seat
NO_ORDER: Final = -1

# Two sides with one seat or several (DW-B-INT-25). Seats of a side stand in the order in which they are named.
SIDES: Final = ("orcs", "empire")
ORCS, EMPIRE = range(2)
SEATS: Final = ("orcs", "empire", "orcs_2", "empire_2", "orcs_3", "empire_3")

BASIC, STANDARD, EXPERT = range(3)
LEVELS: Final = ("basic", "standard", "expert")

# Orders, in the order in which they move (DW-B-MOV-45); on cards they are letters.
MOVE, SKIRMISH, ATTACK, HOLD = range(4)
ORDERS: Final = ("move", "skirmish", "attack", "hold")
ORDER_LETTERS: Final = "MSAH"
ATTACKERS: Final = (SKIRMISH, ATTACK)  # orders with which a unit may attack (DW-B-CON-03)

# What a card brings onto the area.
UNIT, SINGLE, LARGE = range(3)

# What an element is (DW-S-CMD); in the Basic Game all are plain (DW-B-INT-13).
PLAIN, LEADER, MUSICIAN, STANDARD_BEARER, COMMANDER, WIZARD, BEAST = range(7)
FIGURES: Final = ("plain", "leader", "musician", "standard", "commander", "wizard", "large")

# Where an element is when it stands on no field.
LOST: Final = -1  # destroyed
FLED: Final = -2  # routed off the area
WAITING: Final = -3  # not deployed yet
ALOFT: Final = -4  # in high flight
RIDING: Final = -5  # on a mount
CROSSED: Final = -6  # left the area as a scenario allows
AWAY: Final = ("lost", "fled", "waiting", "aloft", "riding", "crossed")

FULL_LOAD: Final = 6  # load points a gun fires with, and the most it holds (DW-E-ART-16, -24)

# The round as the tables have it: phases with their steps (sequence.py). Levels that lack a step leave it out.
START, ORDERING, MAGIC, SHOOTING_1, MOVEMENT, SHOOTING_2, MELEE, RALLY, CLOSE = (
    "start",
    "orders",
    "magic",
    "shooting-1",
    "movement",
    "shooting-2",
    "melee",
    "rally",
    "close",
)

# How far wheels and turns go.
WHEELS: Final = ("L60", "L120", "R60", "R120")
WHEEL_TURNS: Final = (-1, -2, 1, 2)
TURNS: Final = ("60", "120", "180", "240", "300")  # to the right

# Tests of morale (DW-S-MOR-02).
MISSILE, MELEE_LOSSES, OVERRUN, CHARGE, RALLYING, OBEDIENCE = (
    "missile",
    "melee",
    "overrun",
    "charge",
    "rally",
    "obedience",
)
TESTS: Final = (MISSILE, MELEE_LOSSES, OVERRUN, CHARGE, RALLYING, OBEDIENCE)

# Shapes a unit is brought into as one answer (DW-B-MOV-59).
WIDEST: Final = 12
LINES: Final = tuple(f"line-{frontage}" for frontage in range(1, WIDEST + 1))
SHAPES: Final = (*LINES, "square", "wedge", "skirmish")

# What guns fire (DW-E-ART-10).
PROJECTILES: Final = ("bolt", "ball", "small-stone", "large-stone")
# How a base of several fields steps and turns (large/bases.py): forward turns pivot on a field behind, or on the front.
STEPS_OF_BASES: Final = ("ahead-left", "ahead-right", "side-left", "side-right", "back-left", "back-right")
TURNS_OF_BASES: Final = tuple(
    f"{way}-{hand}" for way in ("forward", "front", "backward", "spot") for hand in ("left", "right")
)

STRIDES: Final = (*STEPS_OF_BASES, *TURNS_OF_BASES)

# Where a dragon breathes (DW-E-DRA-10).
ARCS: Final = ("ahead", "left", "right")

# What an element attacks with: its weapon, or one of the attacks of a Large Element (DW-E-LME-14).
WEAPON: Final = 0
BLOWS: Final = (
    *("weapon", "left-hand", "right-hand", "bite", "left-claw", "right-claw", "tail", "rider", "crew"),
    *("left-animals", "right-animals", "field-1", "field-2", "field-3", "field-4", "team"),
)
TEAM: Final = "team"  # both halves of a chariot's animals together, the one in support of the other
HALVES: Final = (BLOWS.index("left-animals"), BLOWS.index("right-animals"))

MONSTERS: Final = ("giant", "dragon")
THINGS: Final = ("chariot", "artillery")  # Large Elements that are no beasts: they burn, and no mind can be charmed
