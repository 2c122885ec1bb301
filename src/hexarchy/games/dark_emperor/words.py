"""The rulebook's words as numbers: sides, forces, places off the map, types of unit, runes, spells."""

from __future__ import annotations

from typing import Final

# Sides. The first two are the seats; what belongs to no player yet is neutral (DE-6.2).
NECROMANCER: Final = 0
KINGDOMS: Final = 1
NEUTRAL: Final = 2
SEATS: Final = ("necromancer", "kingdoms")
SIDES: Final = ("necromancer", "kingdoms", "neutral")

LAST_TURN: Final = 14
EMPIRE_WAKES: Final = 10  # DE-6.14a

# Forces: whom a piece serves. Kingdoms come first, in the order of the map's list.
KINGDOM_IDS: Final = (
    "ahautsieron",
    "ferlarie",
    "kelaron_oiret",
    "lammarech",
    "loymarech",
    "the_scythe",
    "starkeep",
    "stavror",
    "tal_pletor",
    "zolahaureslor",
)
GROUP_IDS: Final = ("cos_dol_cos", "lord_montoy", "fernan_conniver", "silwer_flagriel", "saar", "the_hounds")
KELARON: Final = 2
THE_SCYTHE: Final = 5
STARKEEP: Final = 6
EMPIRE: Final = 9
KINGDOM_COUNT: Final = 10
HOST: Final = 10  # the Necromancer himself: vampires, his undead, trains and monsters
FIRST_GROUP: Final = 11  # mercenary groups
LEAGUE: Final = 17  # what the Kingdoms player holds under no kingdom: undead, legions under command, monsters
NOBODY: Final = 18  # unraised dead, ships not conjured, wild monsters
FORCES: Final = (*KINGDOM_IDS, "host", *GROUP_IDS, "league", "nobody")
OWN: Final = (HOST, LEAGUE)  # what belongs to a player and to none of their kingdoms

# Where a piece is when it is not in a hex.
POOL: Final = -1  # of its force: may be recruited
GONE: Final = -2  # out of the game for good
BOX: Final = -3  # the Mercenary Holding Box
FIELD: Final = -4  # a battlefield counter not raised yet
HIDDEN: Final = -5  # under a magic hex marker
CARRIED: Final = -6  # a device a leader bears
DEAD: Final = -7  # a leader who may come back: raised from the dead, or by DE-16a
WAITING: Final = -8  # the host before the gate opens, the Torch between two Doges
PLACES: Final = ("pool", "gone", "box", "field", "hidden", "carried", "dead", "waiting")

# Types of unit; the first four are the columns of the Terrain Effects Chart that land and air units use.
INFANTRY, CAVALRY, AIR, TRAIN, FLEET = range(5)
TYPES: Final = ("infantry", "cavalry", "air", "siege_train", "naval")

SETTLED, MOUNTAIN, SEA = range(3)
TERRAINS: Final = ("settled", "mountain", "all_sea")

DEATH, LIFE, TERROR, SERENITY, EARTH, AIR_RUNE, FIRE, WATER, METAL, WOOD = range(10)
RUNES: Final = ("death", "life", "terror", "serenity", "earth", "air", "fire", "water", "metal", "wood")
NO_RUNE: Final = -1


def opposed(rune: int) -> int:
    """Runes stand in pairs that oppose each other (DE-12.31a)."""
    return rune ^ 1


def other(side: int) -> int:
    return 1 - side
