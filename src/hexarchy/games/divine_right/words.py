"""The rulebook's words as numbers: seats, statuses of kingdoms, kinds of pieces, places off the map."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # no seat, no kingdom, no castle

# Seats sit in a circle; the next one is the first player to the right (DR-B-SET-10).
SEATS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

# Kingdoms, in the order of kingdoms.toml.
KINGDOM_IDS: Final = (
    "hothior",
    "mivior",
    "muetar",
    "shucassam",
    "immer",
    "pon",
    "rombune",
    "neuth",
    "zorn",
    "ghem",
    "trolls",
    "eaters",
    "black_hand",
)
HOTHIOR: Final = 0
SHUCASSAM: Final = 3
ZORN: Final = 8
TROLLS: Final = 10
EATERS: Final = 11
BLACK_HAND: Final = 12
MAGICIANS: Final = (EATERS, BLACK_HAND)  # left out of the Basic game (DR-B-SET-03)

# The spells of the Eaters (DR-B-EOW-03 to -08).
SPELLS: Final = ("bridge", "ship", "mist", "castle", "vortex", "reflector")
BRIDGE, SHIP, MIST, CASTLE, VORTEX, REFLECTOR = range(len(SPELLS))
NEVER: Final = -9  # a game turn no other follows

# The Special Conditions Table, from 2 to 12 (DR-T-A-SPECIAL).
CONDITIONS: Final = (
    *("usurpation", "clout", "mercenary_revolt", "famine", "prosperity", "fervor", "preparedness", "bankruptcy"),
    *("expertise", "pestilence", "invasion"),
)
USURPATION, CLOUT, MERCENARY_REVOLT, FAMINE, PROSPERITY, FERVOR, PREPAREDNESS, BANKRUPTCY, EXPERTISE = range(9)
PESTILENCE, INVASION = 9, 10

# Levels, each with all that the one before it has.
HAPPENINGS: Final = tuple(str(number) for number in range(2, 13))  # the Random Events Table
BASIC, INTERMEDIATE = range(2)
LEVELS: Final = ("basic", "intermediate")

# What a kingdom is (DR-B-ACT-01).
PLAYER, ALLY, NEUTRAL, CONFUSED, PEACE, VASSAL = range(6)
STATUSES: Final = ("player", "ally", "neutral", "confused", "peace", "vassal")

# Kinds of pieces. Combat units stand before heroes wherever pieces are listed.
ARMY, FLEET, FLYER, SWIMMER, MONARCH, LEADER, CHARACTER = range(7)
KINDS: Final = ("army", "fleet", "flyer", "swimmer", "monarch", "leader", "character")

# Whose a piece is by its print, besides a kingdom's.
REGULAR, MERCENARY, SPECIAL, BARBARIAN, OTHER = range(5)

# Where a piece is when it is not in a space.
POOL: Final = -1  # eliminated and replaceable, or for hire
HOME: Final = -2  # of a kingdom that has not taken the field
TRACK: Final = -3  # on the turn track, wounded
PRISON: Final = -4
WAITING: Final = -5  # due, and without a space to stand in yet
GONE: Final = -6  # out of the game
RANDOMIZER: Final = -7  # of the special mercenaries (DR-B-SPM-02)
RESERVE: Final = -8  # Rogues to be recruited (DR-B-SPM-06)
HELD: Final = -9  # kept by their player for something else than to enter the map (DR-A-DAN-06)
ENCHANTED: Final = -10  # a hero for whom another counter stands, as a Curse has changed them (DR-A-CURSE-31)
PLACES: Final = ("pool", "home", "track", "prison", "waiting", "gone", "randomizer", "reserve", "held", "enchanted")

# Terrain, as bits: a space may have several (DR-B-TER-11).
TERRAINS: Final = (
    "clear",
    "forest",
    "hill",
    "mountain",
    "pass",
    "swamp",
    "river",
    "navigable_river",
    "lakeshore",
    "lake",
    "coast",
    "sea",
    "isle",
)
CLEAR, FOREST, HILL, MOUNTAIN, PASS, SWAMP, RIVER, NAVIGABLE, LAKESHORE, LAKE, COAST, SEA, ISLE = (
    1 << number for number in range(len(TERRAINS))
)

# Ground on which a unit moves with a bonus, as bits; hills go with mountains (DR-B-TER-03).
IN_FOREST, IN_MOUNTAIN, IN_SWAMP = 1, 2, 4
BONUSES: Final = {"forest": IN_FOREST, "mountain": IN_MOUNTAIN, "swamp": IN_SWAMP}
# Ground that costs 1: rivers as roads (DR-B-SMU-02), all land (DR-B-SMU-23), scenic spaces (DR-B-SCN-01).
ON_RIVERS, ON_ALL, ON_SCENIC = 8, 16, 32
IN_HOME_SWAMP: Final = 1024  # swamps of one's own kingdom (DR-A-TRO-15)
BRIDGED: Final = 64  # water between two spaces is no bar (DR-B-EOW-03)
ON_ICE: Final = 128  # snow lies in the Snow Area (DR-A-WIN-09)

# What the jinn of the Eerie Oasis grant (DR-A-OAS-04).
WISHES: Final = ("wealth", "friendship", "magic", "escape", "power", "love")

# Ways of moving (movement/modes.py), in the order their actions were made.
ON_FOOT, BY_FLEET, BY_AIR, BY_WATER, BY_BOAT, BY_CARPET, BY_AIRBOAT, ON_UNICORN, ON_HIPPOGRIFF = range(9)
MODES: Final = ("foot", "fleet", "air", "water", "boat", "carpet", "airboat", "unicorn", "hippogriff")

ALONG_RIVERS: Final = 100  # a way nobody chooses: the Selkies' own (DR-A-SEL-06)

PACES: Final = ("1", "2", "3", "4")  # points a forced march is to gain (DR-A-FMA-03)

# Where combat units meet (combat/elements.py).
ON_LAND, AT_SEA, IN_AIR, IN_DEEP = range(4)
ASHORE: Final = 4  # land units against ships on a coast (DR-A-MIX-01)

# Barbarians and Ogres: their counters, and the names that are printed on the first of them, five each (DR-B-BAR-01,
# DR-B-BAR-04).
FOLKS: Final = ("northern_barbarian", "southern_barbarian", "eastern_horseman", "ogre")
TRIBES: Final = (
    ("savages", "wildmen", "berserkers"),
    ("outlanders", "cannibals", "tribesmen"),
    ("ashkar", "oruz", "khevri"),
    (),
)
TRIBE: Final = 5  # counters that bear a name
TRIBE_NAMES: Final = tuple(name for names in TRIBES for name in names)

# Classes of retreat, the least able first (DR-B-RET-01, DR-B-RET-02).
WILD, HUMAN, NONHUMAN, MAGICAL = range(4)
CLASSES: Final = ("barbarian", "human", "non_human", "magical")

# Phases of a player turn (DR-B-SEQ-03).
PHASES: Final = ("events", "diplomacy", "siege", "movement", "combat")
EVENTS_PHASE, DIPLOMACY_PHASE, SIEGE_PHASE, MOVEMENT_PHASE, COMBAT_PHASE = range(5)

# Acts that belong to one phase of one's own player turn, by their verbs.
PHASE_OF: Final = {
    **dict.fromkeys(("return", "hire-army", "hire-fleet", "lure"), EVENTS_PHASE),
    **dict.fromkeys(("activate", "deactivate", "assassinate", "duel", "play", "impose-peace"), DIPLOMACY_PHASE),
    "recruit": DIPLOMACY_PHASE,
    **dict.fromkeys(("enlist", "usurp"), DIPLOMACY_PHASE),
    "hire-rogue": MOVEMENT_PHASE,
    "avalanche": COMBAT_PHASE,
    **dict.fromkeys(("break-out", "break-in", "assault"), SIEGE_PHASE),
    **dict.fromkeys(
        ("move", "go", "board", "land", "open-boom", "close-boom", "disband", "by", "dive", "surface"), MOVEMENT_PHASE
    ),
    **dict.fromkeys(("attack", "attack-air", "skirmish", "storm", "resolve"), COMBAT_PHASE),
    **dict.fromkeys(("raise-bridge", "call-ship", "raise-mist", "enchant", "teleport"), MOVEMENT_PHASE),
    **dict.fromkeys(("raise-dead", "raise-undead", "raise-colossus", "raise-fleet"), MOVEMENT_PHASE),
    **dict.fromkeys(("vortex", "reflect", "souls", "wings", "exorcise"), COMBAT_PHASE),
    **dict.fromkeys(("spend", "conscript"), EVENTS_PHASE),
    **dict.fromkeys(("look-at", "look-under", "mask-activate", "mask-deactivate"), DIPLOMACY_PHASE),
    **dict.fromkeys(("give", "give-treasure", "seek", "steal", "test"), MOVEMENT_PHASE),
    **dict.fromkeys(("sacrifice", "call-militia"), COMBAT_PHASE),
    **dict.fromkeys(("prophecy", "rob"), MOVEMENT_PHASE),
    "rally": DIPLOMACY_PHASE,
    **dict.fromkeys(("draw-stranger", "envoy", "duel-envoy", "coup", "appease"), DIPLOMACY_PHASE),
    **dict.fromkeys(("loot", "bury", "unearth"), MOVEMENT_PHASE),
    "raise-peasants": COMBAT_PHASE,
    **dict.fromkeys(("advise", "keep-silent"), COMBAT_PHASE),
    **dict.fromkeys(("tame", "hire-dancer", "go-under", "come-up", "go-ashore", "take-to-water"), MOVEMENT_PHASE),
    **dict.fromkeys(("give-boat", "brave", "wish", "comb", "council", "slay"), MOVEMENT_PHASE),
    "bride": DIPLOMACY_PHASE,
    "build-fort": MOVEMENT_PHASE,
    "dismantle": COMBAT_PHASE,
    "spend-gold": EVENTS_PHASE,
    "force-march": MOVEMENT_PHASE,
    "take-gold": MOVEMENT_PHASE,
    "lake-boat": MOVEMENT_PHASE,
    **dict.fromkeys(("curse", "lift-curse", "pray", "claim", "woo", "maul", "hunt", "hire-user"), MOVEMENT_PHASE),
    **dict.fromkeys(("shape", "cure-wolf", "discard", "buy"), MOVEMENT_PHASE),
    "resume": EVENTS_PHASE,
    "feed": COMBAT_PHASE,
    **dict.fromkeys(("dispel", "visit", "demand", "summon", "depose", "rouse"), DIPLOMACY_PHASE),
}

# Why a hero rolls for their fate (DR-B-FAT-02): at most one roll a player turn for each (DR-B-FAT-03).
BATTLE, PASSING, SEARCH, FALL, SIEGED, ADRIFT, AMONG_ENEMIES, STORM, MAGIC, THEFT = range(10)
SUSPICION, FROST, CHARMS, MUTINY, TREASON = range(10, 15)
CAUSES: Final = (
    *("battle", "passing", "search", "fall", "sieged", "adrift", "among-enemies", "storm"),
    *("magic", "theft", "suspicion", "frost", "charms", "mutiny", "treason"),
)

# The Curse Table, by the d10 (DR-T-A-CURSE), and the shapes of a Beast (DR-T-A-BEASTFORM).
CURSES: Final = (
    *("vampire", "werewolf", "doom", "paralysis", "wanderer", "unclean", "transformation", "beast", "love"),
    "personality",
)
VAMPIRE, WEREWOLF, DOOM, PARALYSIS, WANDERER, UNCLEAN, TRANSFORMATION, BEAST, LOVE, PERSONALITY = range(len(CURSES))
FORMS: Final = ("water", "land", "air")
IN_WATER, ON_GROUND, ALOFT = range(len(FORMS))
# Ways of moving that nobody chooses: those of Curses.
AS_VAMPIRE, AS_SWIMMER, AS_BIRD = range(len(MODES), len(MODES) + 3)
# What a hero may have lost: to lead, to add to a combat, what they alone can do, ground that is easy to them.
LEADING, INSPIRING, SKILLS, GROUND = range(4)

LAST_TURN: Final = 20  # DR-B-SEQ-01
