"""The spells: of which rune each is, and in which segment it is cast (DE-12.1a)."""

from __future__ import annotations

from typing import Final

from hexarchy.games.dark_emperor.words import AIR_RUNE, DEATH, EARTH, FIRE, LIFE, METAL, SERENITY, TERROR, WATER, WOOD

(
    WALL_OF_FLAMES,
    INCINERATE,
    PART_SEA,
    MAELSTROM,
    CALL_WIND,
    FLY,
    MOVE_EARTH,
    OPEN_CHASM,
    FORGE_SWORD,
    BUILD_FLEET,
    KILL,
    RAISE_UNDEAD,
    BANISH_UNDEAD,
    RAISE_FROM_THE_DEAD,
    FEAR,
    INTIMIDATION,
    PEACE,
    SWEET_REASON,
) = range(18)
SPELLS: Final = (
    "wall-of-flames",
    "incinerate",
    "part-sea",
    "maelstrom",
    "call-wind",
    "fly",
    "move-earth",
    "open-chasm",
    "forge-sword",
    "build-fleet",
    "kill",
    "raise-undead",
    "banish-undead",
    "raise-from-the-dead",
    "fear",
    "intimidation",
    "peace",
    "sweet-reason",
)
RUNE_OF: Final = (
    FIRE,
    FIRE,
    WATER,
    WATER,
    AIR_RUNE,
    AIR_RUNE,
    EARTH,
    EARTH,
    METAL,
    WOOD,
    DEATH,
    DEATH,
    LIFE,
    LIFE,
    TERROR,
    TERROR,
    SERENITY,
    SERENITY,
)
MOVEMENT_SPELLS: Final = (WALL_OF_FLAMES, PART_SEA, CALL_WIND, FLY, FORGE_SWORD, BUILD_FLEET, RAISE_FROM_THE_DEAD)
# All combat spells but Kill and Banish Undead, which have rounds of their own after them (DE-12.5).
COMBAT_SPELLS: Final = (INCINERATE, MAELSTROM, MOVE_EARTH, OPEN_CHASM, FEAR, PEACE)
DIPLOMACY_SPELLS: Final = (INTIMIDATION, SWEET_REASON)
# Those that work on enemies in the caster's hex, and on nothing else.
AGAINST_ENEMIES: Final = frozenset((INCINERATE, MAELSTROM, OPEN_CHASM, FEAR, PEACE, KILL))

# What some spells let their caster choose.
(
    ENTRENCH,
    LEVEL,
    BREACH,
    LIVING,
    HEROS,
    THE_UNDEAD,
    THE_LESSER,
    A_GREATER,
    TOL_MORN,
    THE_FALLEN,
    THE_FIELD,
) = range(11)
CHOICES: Final = (
    "entrench",
    "level",
    "breach",
    "living",
    "heros",
    "dead",
    "lesser",
    "greater",
    "tol-morn",
    "fallen",
    "field",
)
