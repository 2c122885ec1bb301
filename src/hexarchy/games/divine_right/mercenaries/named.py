"""Special mercenaries with a power of their own (DR-B-SMU, DR-B-HER-03, DR-B-FAT-09, DR-B-SIE-22, DR-B-KIN-08)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.games.divine_right import changes, dampening, fallout, fate, hooks, status
from hexarchy.games.divine_right.mercenaries import captains
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BARBARIAN,
    FLEET,
    LEADER,
    MAGICIANS,
    NOBODY,
    ON_ALL,
    ON_RIVERS,
    ON_SCENIC,
    PRISON,
    SKILLS,
    SPECIAL,
    TRACK,
)

BILGE_RAT, BLACK_KNIGHT, NAARA, NONNUS = "bilge_rat", "black_knight", "naara", "nonnus"
SCHARDENZAR, GUARDS, TROOP = "schardenzar", "stubstaff_guards", "wandering_troop"
BODYGUARD, ENGINEER, SCUM = "bodyguard", "engineer", "scum"
# Whom alone of the Barbarians and Ogres a leader leads (DR-B-HER-03).
FOLLOWERS: Final = {
    "juulute": "northern_barbarian",
    "al_debar": "southern_barbarian",
    "kang": "eastern_horseman",
}
CAPTAINS_AT_SEA: Final = (BILGE_RAT, "tana")  # who lead fleets, and nobody else (DR-B-SMU-05, DR-A-TAN-10)
ENTRANCED: Final = 5  # and more (DR-B-SMU-16)


def stem(s: DivineRightState, piece: int) -> str:
    """What it is called without its number."""
    entry = s.world.special_of.get(piece)
    return entry.id if entry is not None else s.world.names[piece].rpartition("_")[0]


def female(s: DivineRightState, hero: int) -> bool | None:
    """Is a hero a woman? The Eaters and the Black Hand are neither (DR-B-SET-06). Who is changed is what they are now
    (DR-A-CURSE-31)."""
    for guise in s.guises:
        if guise.counter == hero:
            return guise.female
    kingdom = s.kingdom_of(hero)
    if kingdom >= 0:
        return None if kingdom in MAGICIANS else s.kingdoms[kingdom].queen
    entry = s.world.special_of.get(hero)
    return entry is not None and entry.gender == "female"


# -- whom leaders lead ------------------------------------------------------------------------------------------------


@hooks.LEADS()
def leads(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Any land units but Barbarians and Ogres, of whom some have a leader (DR-B-HER-03); Bilge Rat and Tana lead
    fleets (DR-B-SMU-05, DR-A-TAN-10), the disabled Black Knight nobody (DR-B-SMU-03)."""
    name, led = stem(s, hero), s.world.pieces[unit]
    if s.world.pieces[hero].of != SPECIAL or s.world.pieces[hero].kind != LEADER or captains.is_captain(s, hero):
        return None
    if name == BLACK_KNIGHT and s.hirelings.disabled:
        return False
    if led.of == BARBARIAN:
        return FOLLOWERS.get(name) == stem(s, unit)
    if (led.kind == FLEET and status.realm(s, hero) < 0) or name in CAPTAINS_AT_SEA:
        return led.kind == FLEET and name in CAPTAINS_AT_SEA
    return None


# -- the ground under them --------------------------------------------------------------------------------------------


@hooks.BONUSES()
def ground(s: DivineRightState, piece: int) -> int:
    """Scenic spaces cost everyone 1 (DR-B-SCN-01); rivers are Schardenzar's roads (DR-B-SMU-02), all land is clear to
    Naara (DR-B-SMU-23)."""
    name = s.world.names[piece] if not hooks.unable(s, piece, SKILLS) else ""
    return ON_SCENIC | (ON_RIVERS if name == SCHARDENZAR else ON_ALL if name == NAARA else 0)


# -- sieges -----------------------------------------------------------------------------------------------------------


@hooks.SIEGE_MODIFIERS()
def sieges(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> Iterable[hooks.Modifier]:
    """An Engineer with the besiegers, one inside the castle (DR-B-SIE-22, DR-B-SMU-25); Ogsbogg (DR-B-SMU-10)."""
    if any(_has(s, seat, s.where[unit], ENGINEER) for unit in units):
        yield "DR-B-SIE-22", 1
    space = s.world.castles[castle].space
    inside = [hero for hero in s.heroes(space) if s.is_inside(hero) and s.master[hero] != seat]
    if any(stem(s, hero) == ENGINEER and not hooks.unable(s, hero, SKILLS) for hero in inside):
        yield "DR-B-SMU-25", -1
    for unit in units:
        if s.world.pieces[unit].siege_bonus:
            yield s.world.pieces[unit].rule, s.world.pieces[unit].siege_bonus


def _has(s: DivineRightState, seat: int, space: int, name: str) -> bool:
    heroes = [hero for hero in s.heroes(space) if s.master[hero] == seat and stem(s, hero) == name]
    return any(not hooks.unable(s, hero, SKILLS) for hero in heroes)


# -- combat -----------------------------------------------------------------------------------------------------------


@hooks.CALLED_OFF()
def music(s: DivineRightState, space: int, attackers: Sequence[int], defenders: Sequence[int]) -> bool:
    """The Wandering People Troop plays to those who attack it (DR-B-SMU-16)."""
    if s.world.index[TROOP] not in defenders:
        return False
    if any(dampening.fails_in(s, at) for at in (space, *(s.where[unit] for unit in attackers))):  # DR-A-MET-07
        return False
    played = s.check(1, 6, "DR-B-SMU-16", ("at-least", ENTRANCED), hex=space)
    if played:
        s.emit("entranced", hex=space)
    return played


@hooks.SCATTERED()
def rabble(s: DivineRightState, defenders: Sequence[int]) -> Sequence[int]:
    """The Scum alone retreat or are removed (DR-B-SMU-14)."""
    return defenders if all(stem(s, unit) == SCUM for unit in defenders) else ()


# -- fates ------------------------------------------------------------------------------------------------------------


@hooks.fate_helper
class Bodyguard(hooks.FateHelper):
    """Rolls in a hero's place, once a player turn; a 1 or a 6 eliminates the Bodyguard (DR-B-FAT-09)."""

    VERB = "stand-in"
    BEFORE = True

    def options(self, s: DivineRightState, fate: fate.FateRoll) -> list[Action]:
        beside = s.own(s.master[fate.hero], s.where[fate.hero])
        able = [one for one in beside if one != fate.hero and stem(s, one) == BODYGUARD]
        able = [one for one in able if not hooks.unable(s, one, SKILLS)]
        return [s.game.verbs.stand_in[one] for one in able if not s.half.helped >> one & 1]

    def use(self, s: DivineRightState, fate: fate.FateRoll, target: int) -> None:
        changes.half(s, helped=s.half.helped | 1 << target)
        fate.stand_in(target)


@hooks.fate_helper
class Nonnus(hooks.FateHelper):
    """Heroes stacked with Nonnus roll again, once a player turn (DR-B-SMU-09)."""

    VERB = "roll-again"

    def options(self, s: DivineRightState, fate: fate.FateRoll) -> list[Action]:
        nonnus = s.world.index[NONNUS]
        beside = nonnus != fate.hero and s.where[nonnus] == s.where[fate.hero] and not hooks.unable(s, nonnus, SKILLS)
        helps = beside and s.master[nonnus] == s.master[fate.hero] and not s.half.helped >> nonnus & 1
        helps = helps and not hooks.unable(s, nonnus, SKILLS)
        return [s.game.verbs.roll_again[nonnus]] if helps and fate.harms(s) else []

    def use(self, s: DivineRightState, fate: fate.FateRoll, target: int) -> None:
        changes.half(s, helped=s.half.helped | 1 << target)
        changes.sorcery(s, nursed=s.sorcery.nursed | 1 << fate.hero)
        fate.again(s, "DR-B-SMU-09")


@hooks.HEALED_IN()
def healed(s: DivineRightState, hero: int) -> int:
    """Where Nonnus is the wounded come back a turn sooner (DR-B-SMU-09)."""
    nonnus = s.world.index[NONNUS]
    return 1 << s.where[nonnus] if heals(s) and s.master[nonnus] == s.master[hero] else 0


def heals(s: DivineRightState) -> bool:
    """Has Nonnus the use of his art?"""
    nonnus = s.world.index[NONNUS]
    able = s.where[nonnus] >= 0 and not hooks.unable(s, nonnus, SKILLS)
    return able and not dampening.fails_in(s, s.where[nonnus])  # DR-A-MET-06


@hooks.FATE_COUNTS()
def elusive(s: DivineRightState, hero: int, die: int) -> int:
    """Nobody captures Naara (DR-B-SMU-23)."""
    return fate.HARMLESS if die == fate.CAPTURED and s.world.names[hero] == NAARA else die


# -- the Black Knight and the Keep ------------------------------------------------------------------------------------


@hooks.SURVIVES()
def disabled(s: DivineRightState, hero: int) -> bool:
    """Killed, the Black Knight is only disabled, and killed again he is no worse off (DR-B-SMU-03); not where magic
    fails (DR-A-MET-06)."""
    if s.world.names[hero] != BLACK_KNIGHT or s.where[hero] < 0 or dampening.fails_in(s, s.where[hero]):
        return False
    if not s.hirelings.disabled:
        changes.hirelings(s, disabled=True)
        s.emit("disabled", hero=hero, hex=s.where[hero])
    return True


@hooks.ALONE()
def shadow(s: DivineRightState, hero: int) -> bool:
    """Disabled he moves alone."""
    return s.hirelings.disabled and s.world.names[hero] == BLACK_KNIGHT


@hooks.MOVES_CLOSED()
def recovers(s: DivineRightState) -> None:
    """In the unplundered Keep he is himself again."""
    knight, keep = s.world.index[BLACK_KNIGHT], s.world.castles[s.world.lordless[0]].space
    if s.hirelings.disabled and s.where[knight] == keep and s.castle_in(keep) >= 0:
        changes.hirelings(s, disabled=False)
        s.emit("recovers", hero=knight, hex=keep)


@hooks.LET_GO()
def let_go(s: DivineRightState, hero: int) -> None:
    """The next to call him calls him whole."""
    if s.world.names[hero] == BLACK_KNIGHT:
        changes.hirelings(s, disabled=False)
    _keep_changes_hands(s, hero)


@hooks.RESTING()
def lies_down(s: DivineRightState, piece: int, by: int) -> None:
    """Executed, he is dead for good."""
    let_go(s, piece)


@hooks.TURNED()
def turned(s: DivineRightState, hero: int, seat: int) -> None:
    _keep_changes_hands(s, hero)


@hooks.LIFTED()
def taken(s: DivineRightState, piece: int, to: int) -> None:
    """As a prisoner he keeps nothing."""
    if to == PRISON:
        _keep_changes_hands(s, piece)


def _keep_changes_hands(s: DivineRightState, piece: int) -> None:
    """The Keep may be another's now, or nobody's: sieges are looked at, and those whom it held for a player go free as
    from the prison of a kingdom that leaves (DR-B-CAP-06)."""
    if s.world.names[piece] in (BLACK_KNIGHT, GUARDS):
        for captor in sorted({one.captor for one in s.prisoners}):
            fallout.later(s, fallout.JAILS, NOBODY, captor)
        fallout.later(s, fallout.SIEGES)


@hooks.CASTLE_FRIEND()
def keepers(s: DivineRightState, castle: int) -> int | None:
    """The Keep is friendly to the player of the Black Knight or the Stubstaff Guards (DR-B-KIN-08)."""
    for name in (BLACK_KNIGHT, GUARDS):
        piece = s.world.index[name]
        if s.where[piece] >= 0 or s.where[piece] == TRACK:
            return s.master[piece]
    return None
