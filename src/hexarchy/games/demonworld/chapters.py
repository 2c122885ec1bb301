"""The chapters in the order of the rulebook. Importing them puts their answers on the hooks, in this order."""

from __future__ import annotations

from hexarchy.games.demonworld import (
    across,
    approach,
    charge,
    closing_in,
    command,
    cover,
    figures,
    fire,
    flaming,
    flying,
    hooking,
    impetuous,
    melee,
    morale,
    obedience,
    orders,
    rally,
    regroup,
    rout,
    second,
    sequence,
    shooting,
    shot,
    singles,
    skills,
    slopes,
    special,
    stakes,
    torches,
    trolls,
    victory,
)
from hexarchy.games.demonworld.large import (
    alongside,
    artillery,
    base,
    blows,
    chariot,
    dragon,
    escape,
    gunnery,
    gunsight,
    moving,
    overrun,
    pursuit,
    riders,
    shots,
)
from hexarchy.games.demonworld.magic import casting, items, spells, wizards
from hexarchy.games.demonworld.movement import phase, single

BASIC = (sequence, orders, phase, shot, shooting, melee, regroup, victory)
STANDARD = (
    skills,
    figures,
    singles,
    single,
    command,
    slopes,
    across,
    special,
    second,
    cover,
    morale,
    charge,
    rally,
    obedience,
    rout,
    impetuous,
    approach,
    closing_in,
    trolls,
    items,
    stakes,
)
EXPERT = (
    chariot,
    riders,
    artillery,
    gunsight,
    gunnery,
    base,
    blows,
    overrun,
    moving,
    shots,
    pursuit,
    alongside,
    dragon,
    flying,
    fire,
    torches,
    flaming,
    escape,
    wizards,
    spells,
    casting,
)

hooking.in_order([module.__name__ for module in (*BASIC, *STANDARD, *EXPERT)])
in_force = hooking.in_force

__all__ = ["in_force"]
