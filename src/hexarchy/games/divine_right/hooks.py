"""Hooks: where rules of a higher level, or of a switch, have their say.

A base rule asks at a named hook; a chapter answers with a function registered there, and says what must be in force for
it. So the base files know no switch, and a match calls only what is in force in it: the Basic game calls nothing.
They are asked in the order in which `chapters.py` lists the chapters, which is that of the rulebook.

    @hooks.SIEGE_MODIFIERS(level=INTERMEDIATE)
    def engineer(s, castle, seat, units): ...

    for modifiers in hooks.SIEGE_MODIFIERS.of(s):
        found += modifiers(s, castle, seat, units)

An *act* is something a player may do at a moment of their turn besides what the base rules offer: see acts.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right.acts import (
    AFTER_COMBATS,
    AMONG_ATTACKS,
    AMONG_MOVES,
    BESIDE_BREAKOUTS,
    BESIDE_DIPLOMACY,
    COMBAT_ENDS,
    COMBAT_STARTS,
    FUNCTION,
    IN_PLACE,
    MOVES_END,
    OFFERED,
    TURN_STARTS,
    Act,
    OpenToActs,
    act,
    act_chances,
    act_options,
    act_secrets,
    acts,
    only_at,
)
from hexarchy.games.divine_right.hooking import Hook, about, only_for
from hexarchy.games.divine_right.perils import FATE_HELPERS, PERILS, FateHelper, Peril, fate_helper
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.words import GROUND

if TYPE_CHECKING:
    from hexarchy.games.divine_right.combat.battle import Battle
    from hexarchy.games.divine_right.combat.strength import Clash
    from hexarchy.games.divine_right.fate import FateRoll
    from hexarchy.games.divine_right.movement.modes import Mode
    from hexarchy.games.divine_right.records import Siege
    from hexarchy.games.divine_right.state import DivineRightState as S

__all__ = [  # of what is written elsewhere, and chapters ask for here
    "AFTER_COMBATS",
    "AMONG_ATTACKS",
    "AMONG_MOVES",
    "BESIDE_BREAKOUTS",
    "BESIDE_DIPLOMACY",
    "COMBAT_ENDS",
    "COMBAT_STARTS",
    "FATE_HELPERS",
    "FUNCTION",
    "IN_PLACE",
    "MOVES_END",
    "OFFERED",
    "PERILS",
    "TURN_STARTS",
    "Act",
    "FateHelper",
    "Hook",
    "OpenToActs",
    "Peril",
    "about",
    "act",
    "act_chances",
    "act_options",
    "act_secrets",
    "acts",
    "fate_helper",
    "only_at",
    "only_for",
]

Modifier = tuple[str, int]  # the rule, and what it adds
RetreatNeeds = Callable[["S", int, int], int | None]
SiegeValue = Callable[["S", int], int | None]


def helpless(s: S, hero: int) -> bool:
    return HELPLESS.any(s, hero)


def unable(s: S, piece: int, what: int) -> bool:
    """Has a hero lost what words.LEADING, INSPIRING, SKILLS or GROUND stand for?"""
    if what != GROUND and helpless(s, piece):
        return True
    return UNABLE.any(s, piece, what)


# -- set-up and turns -------------------------------------------------------------------------------------------------

LAID_OUT: Final[Hook[Callable[[S], None]]] = Hook()  # all counters are in their boxes
DAWN: Final[Hook[Callable[[S], None]]] = Hook()  # set-up begins: no kingdom is drawn yet
SET_UP: Final[Hook[Callable[[S], None]]] = Hook()  # player forces have taken the field
# The chits of a game turn have been drawn (DR-B-SEQ-02), and so many numbers called: what is open of the order?
ORDER_DRAWN: Final[Hook[Callable[[S, int], None]]] = Hook()
# The next number is to be called.
NEXT_CALLED: Final[Hook[Callable[[S], None]]] = Hook()
GAME_TURN_BEGINS: Final[Hook[Callable[[S], None]]] = Hook()
PLAYER_TURN_BEGINS: Final[Hook[Callable[[S], None]]] = Hook()
# What was deactivated in a player turn is about to leave the map.
FAREWELL: Final[Hook[Callable[[S], None]]] = Hook()
# The last game turn, where it is not the one agreed on; 0: there is none.
LAST_TURN: Final[Hook[Callable[[S], int | None]]] = Hook()
PLAYER_TURN_ENDS: Final[Hook[Callable[[S], None]]] = Hook()
GAME_TURN_ENDS: Final[Hook[Callable[[S], None]]] = Hook()
# A Random Events Phase begins, and heroes due are back: affairs that come before all else, one after the other.
EVENTS_OPEN: Final[Hook[Callable[[S], None]]] = Hook()
DIPLOMACY_ENDS: Final[Hook[Callable[[S], None]]] = Hook()
COME_ON: Final[Hook[Callable[[S], None]]] = Hook()  # the phasing player's pieces that wait for a space
SIEGES_OPEN: Final[Hook[Callable[[S], None]]] = Hook()  # the Siege Phase begins
MOVES_OPEN: Final[Hook[Callable[[S], None]]] = Hook()  # the Movement Phase begins
# The phasing player has ended movement: who goes along with stacks of others follows, before what is done at its end.
FOLLOWERS: Final[Hook[Callable[[S], None]]] = Hook()
MOVES_CLOSED: Final[Hook[Callable[[S], None]]] = Hook()  # the Movement Phase is closed
COMBAT_OPENS: Final[Hook[Callable[[S], None]]] = Hook()  # the Combat Phase begins
# An event in place of the base game's: number -> it has been dealt with.
EVENT: Final[Hook[Callable[[S, int], bool]]] = Hook()
# An event has come, no matter who deals with it; what is pushed here happens before it.
HAPPENED: Final[Hook[Callable[[S, int], None]]] = Hook()
# The event of the phasing player's turn where it is known without a roll.
FORETOLD: Final[Hook[Callable[[S], int | None]]] = Hook()
# Is a unit safe from an event that takes one of its kind?
SPARED: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # number of the event, unit
# Is a common mercenary safe from those who would lure it away (DR-B-MER-02)? And is something asked before: True, and
# a procedure is pushed.
NOT_LURED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Spaces in which a seat may hire common mercenaries besides its castles and ports, as a set.
MARKETS: Final[Hook[Callable[[S, int], int]]] = Hook()
LURING: Final[Hook[Callable[[S], bool]]] = Hook()
# Eliminated units that the phasing player may have replaced besides regulars, and where they appear.
REPLACED: Final[Hook[Callable[[S], Mapping[int, int]]]] = Hook()
# Common mercenaries an event brings a seat besides those it brings anyway.
MORE_HIRED: Final[Hook[Callable[[S, int], int]]] = Hook()

# -- pieces -----------------------------------------------------------------------------------------------------------

# A piece is about to leave the map, killed, captured or eliminated, by a seat or NOBODY, in a space.
FALLS: Final[Hook[Callable[[S, int, int, int], None]]] = Hook()
# A hero is about to die, by a seat or NOBODY, in a space: what was told at FALLS, without those who are captured.
DIES: Final[Hook[Callable[[S, int, int, int], None]]] = Hook()
# Where a counter goes that is killed or eliminated, where it is not its pool.
RESTS: Final[Hook[Callable[[S, int], int | None]]] = Hook()
# A counter that was killed or eliminated lies where it rests. By a seat that may score for it, or NOBODY.
RESTING: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# Is a piece magical that is not so by its print (DR-B-GEN-07)?
MAGICAL: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Has a hero lost something: one of words.LEADING, INSPIRING, SKILLS, GROUND?
UNABLE: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# Does a piece that is no Rogue act as one?
ROGUES: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A piece has taken a device or a Treasure.
ASSIGNED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # piece, thing
# Does a device fail the hero who bears it?
DEVICE_FAILS: Final[Hook[Callable[[S, int, str], bool]]] = Hook()
# What is drawn from the randomizer of special mercenaries, where it is not any of what lies there; NOBODY: nothing.
RANDOMIZER_DRAW: Final[Hook[Callable[[S], int]]] = Hook()
# Why a seat may have no more special mercenaries; and may it have no more common ones?
NO_STRANGERS: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
NO_HIRING: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Counters that never come back into play.
BURNT: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Where a special mercenary of a seat enters, where they have a way of their own, as a set of spaces.
ENTRY: Final[Hook[Callable[[S, int, int], int | None]]] = Hook()
# The seat a special mercenary serves that another has drawn; NOBODY: it goes back.
PASSED_ON: Final[Hook[Callable[[S, int, int], int]]] = Hook()
# A special mercenary was drawn for a seat, and is about to enter; or is there by a wish.
DRAWN: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# A special mercenary has entered in a space.
ENTERED_PLAY: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# The Wandering People have set up their camp for a seat: their gifts appear in its royal castle. They are gone: the
# gifts leave the game (DR-B-WAN-01, DR-B-WAN-04).
CAMP_PITCHED: Final[Hook[Callable[[S, int], None]]] = Hook()
CAMP_STRUCK: Final[Hook[Callable[[S], None]]] = Hook()
# Does a piece find what is lost in its space without a die; who of its stack takes it; what its die has shown.
SURE_FINDS: Final[Hook[Callable[[S, int], bool]]] = Hook()
FINDERS: Final[Hook[Callable[[S, int, int], int | None]]] = Hook()  # piece, thing
SOUGHT: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # piece, die
# Why a piece may not bear a device or a Treasure, besides what it bears already.
MAY_BEAR: Final[Hook[Callable[[S, int, int], list[Reason]]]] = Hook()  # piece, thing
# A monarch is to be cursed by the Wandering People: True where it is done in another way.
PEOPLES_CURSE: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A captive is to be held: True where they are not, and what comes of it is done. Hero, captor, space.
CAPTURED: Final[Hook[Callable[[S, int, int, int], bool]]] = Hook()
LET_GO: Final[Hook[Callable[[S, int], None]]] = Hook()  # a hero serves nobody any more, and has left the map
TURNED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a captive hero has joined a seat
# Pieces of a seat have come into a space from another (NOBODY: from aboard).
ENTERS: Final[Hook[Callable[[S, int, Sequence[int], int, int], None]]] = Hook()
# A piece is about to be taken off the map to a place beside it; one that fell has been asked about at FALLS.
LIFTED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # piece, place
# Why pieces may not end together in a space, with what their seat has there: see stacking.py.
STACKING: Final[Hook[Callable[[S, Sequence[int], int], list[Reason]]]] = Hook()

# A piece of another is killed, captured or destroyed by a seat that may score for it.
TAKEN: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# A unit of another is destroyed by a seat, in combat or by its magic.
SLAIN: Final[Hook[Callable[[S, int, int], None]]] = Hook()

# -- points -----------------------------------------------------------------------------------------------------------

# What changes the award for the monarch of a kingdom, killed or captured.
MONARCH_AWARD: Final[Hook[Callable[[S, int], Iterable[Modifier]]]] = Hook()
PLUNDERED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a castle, by an act of a seat
GAME_ENDS: Final[Hook[Callable[[S], None]]] = Hook()  # before the points are counted

# What a thief must roll to find what enemies carry, where it is less than usual.
FINDS_ON: Final[Hook[Callable[[S, int], int | None]]] = Hook()
# What is added to the die of a piece that seeks what is lost where it is.
SEEKING: Final[Hook[Callable[[S, int], Iterable[Modifier]]]] = Hook()
# A thief is out with what they have stolen from a space.
BROUGHT_OUT: Final[Hook[Callable[[S, int, int], None]]] = Hook()

# -- kingdoms and players ---------------------------------------------------------------------------------------------

JOINS_ALLIANCE: Final[Hook[Callable[[S, int, int, bool], None]]] = Hook()  # kingdom, seat, True: for the first time
LEAVES_ALLIANCE: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # kingdom, and the seat it acted for
LENT: Final[Hook[Callable[[S, int], None]]] = Hook()  # a seat goes out: what was theirs for a while only is not theirs
PLAYER_OUT: Final[Hook[Callable[[S, int], None]]] = Hook()  # the seat
SUCCEEDED: Final[Hook[Callable[[S, int], None]]] = Hook()  # a kingdom has a new monarch
REVEALED: Final[Hook[Callable[[S, int], None]]] = Hook()  # the Personality of a kingdom's monarch is turned up
RULER: Final[Hook[Callable[[S, int], int | None]]] = Hook()  # who rules a kingdom in place of its monarch
REALM: Final[Hook[Callable[[S, int], int | None]]] = Hook()  # the kingdom a hero rules who is not its monarch
# The seat a castle of no kingdom is friendly to.
CASTLE_FRIEND: Final[Hook[Callable[[S, int], int | None]]] = Hook()

# A player monarch is dead: True where a child follows, and the player is not out.
SUCCESSION: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # kingdom, seat
# Is the hero to whom regulars of a kingdom look out of reach, as a wounded one is?
ABSENT: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # kingdom, hero
# Why a seat works on no monarch at all, to win a kingdom or to win it away.
NO_MISSIONS: Final[Hook[Callable[[S, int, int], list[Reason]]]] = Hook()  # seat, kingdom
# The counter that would take a throne as a Usurper, where it is not his own; NOBODY: none is free. And: his card has
# been played by a seat, True where it is dealt with.
CLAIMANT: Final[Hook[Callable[[S], int]]] = Hook()
USURPER_CARD: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Why a neutral kingdom joins nobody, by diplomacy or by Help from Afar.
STAYS_NEUTRAL: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()

# What is added when a seat recruits Barbarians or Ogres of a kind, by its ambassador (NOBODY) or a hero in their place;
# and why it may not in a space.
RECRUITING: Final[Hook[Callable[[S, int, int, int], Iterable[Modifier]]]] = Hook()
MAY_RECRUIT: Final[Hook[Callable[[S, int, int, int], list[Reason]]]] = Hook()
# May a seat recruit any tribe of a kind that is not in play, when its own and those without a name are?
ALL_TRIBES: Final[Hook[Callable[[S, int, int], bool]]] = Hook()

# -- movement ---------------------------------------------------------------------------------------------------------

MAY_MOVE: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
# Why a piece goes aboard no ship and no boat.
GOES_ABOARD: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
# Does nobody mind a piece that comes into a neutral kingdom (DR-B-DIP-18)?
UNMINDED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Pieces of the phasing player have come to a space on their march.
ARRIVES: Final[Hook[Callable[[S, Sequence[int], int], None]]] = Hook()
# Who puts a hero in danger that enters a space, where it is not whom the base rules name; NOBODY: nobody does.
ENDANGERS: Final[Hook[Callable[[S, int, int], int | None]]] = Hook()
# May a hero who is no monarch enter the Temple; and why a hero may not ask for its gifts.
PILGRIMS: Final[Hook[Callable[[S, int], bool]]] = Hook()
MAY_ASK_GODS: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
# The allowance of a piece where it is not what is printed, and the kingdom in which it is at home.
MOVE: Final[Hook[Callable[[S, int], int | None]]] = Hook()
NATIVE: Final[Hook[Callable[[S, int], int | None]]] = Hook()
ALONE: Final[Hook[Callable[[S, int], bool]]] = Hook()  # does a hero move with nobody?
# Why a piece may not go along with a party that would take it.
GOES_ALONG: Final[Hook[Callable[[S, Sequence[int], int], list[Reason]]]] = Hook()
# Why a piece may not set out by itself, though others may take it along.
MAY_SET_OUT: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
# What is left in the end of a party's allowance.
SLOWED: Final[Hook[Callable[[S, Sequence[int], int], int]]] = Hook()
# A party goes along a way, the last space of which it comes to.
PASSES: Final[Hook[Callable[[S, Sequence[int], Sequence[int]], None]]] = Hook()
# Points added to a party's allowance.
ALLOWANCE: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
# Ground that costs a piece less, as bits, besides what is printed.
BONUSES: Final[Hook[Callable[[S, int], int]]] = Hook()
# Does a fleet take a land unit aboard besides what it carries?
BERTHS: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # fleet, unit
# Other ways of moving than on foot and by fleet.
MODES: Final[Hook[Mode]] = Hook()
# May what moves in another way go along with a party on foot? And may a member of a party not be left on the way?
WALKS: Final[Hook[Callable[[S, Sequence[int], int], bool]]] = Hook()
KEPT: Final[Hook[Callable[[S, Sequence[int], int], bool]]] = Hook()
# Has a flyer no room for a hero, though it carries fewer than it could?
NO_MOUNT: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # flyer, hero
# Does a flyer that must land stay in the air at the end of its move?
STAYS_UP: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Spaces closed to a party, and spaces in which something happens before it goes on.
CLOSED: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
STOPS: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
# Spaces closed to a party on foot alone; KEEPS_OUT says why.
CLOSED_ON_FOOT: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
# Why a space is closed to a party, however it moves.
WHY_CLOSED: Final[Hook[Callable[[S, Sequence[int], int], list[Reason]]]] = Hook()
# May a party on foot not choose a way of moving (one of words.MODES)?
NO_SUCH_WAY: Final[Hook[Callable[[S, Sequence[int], int], bool]]] = Hook()
# Spaces that cost a party on foot a point more to enter; what several chapters add up to is paid.
DEARER: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
# Of the Isle of Fright and the Temple, which are closed to all, the spaces open to a party; and why others are closed.
ADMITS: Final[Hook[Callable[[S, Sequence[int]], int]]] = Hook()
KEEPS_OUT: Final[Hook[Callable[[S, Sequence[int], int], list[Reason]]]] = Hook()
# A piece begins to move.
BEGINS_TO_MOVE: Final[Hook[Callable[[S, int], None]]] = Hook()
# Pieces have ended their move, in which so many points were spent.
MOVED: Final[Hook[Callable[[S, Sequence[int], int], None]]] = Hook()
# A party is about to move: True where something is settled first (a procedure is pushed), and it does not go yet.
MUSTERS: Final[Hook[Callable[[S, Sequence[int]], bool]]] = Hook()
# What is added to the die of a party's forced march through spaces; and why it may not make one.
FORCED_DIE: Final[Hook[Callable[[S, Sequence[int], int], Iterable[Modifier]]]] = Hook()
NOT_FORCED: Final[Hook[Callable[[S, Sequence[int], int], list[Reason]]]] = Hook()
# A party is about to go on from a space.
SETS_OUT: Final[Hook[Callable[[S, Sequence[int], int], None]]] = Hook()
# Is a hero on the Isle of Fright in reach of the phasing player, though others cannot search there?
REACHED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Is the Isle of Fright open to a party and its passengers?
ISLE_OPEN: Final[Hook[Callable[[S, Sequence[int]], bool]]] = Hook()
# Heroes who have free passage everywhere, and ask for none.
WELCOME: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Heroes who cannot be searched for.
HIDES: Final[Hook[Callable[[S, int], bool]]] = Hook()
# May a combat unit not look for a hero in a space?
IMMUNE: Final[Hook[Callable[[S, int, int, int], bool]]] = Hook()  # hero, unit, space

# -- diplomacy --------------------------------------------------------------------------------------------------------

# Why a seat's ambassador does not work on a kingdom that would be open to them.
COURT: Final[Hook[Callable[[S, int, int], list[Reason]]]] = Hook()
# What is added to a diplomacy roll: seat, kingdom, function, kind of card, and the hero who works in the ambassador's
# place (NOBODY: it is the ambassador).
DIPLOMACY_MODIFIERS: Final[Hook[Callable[[S, int, int, int, int, int], Iterable[Modifier]]]] = Hook()
# The rule by which a seat may play a second card on a monarch, in the place of what that rule adds; None: it may not.
SECOND_CARD: Final[Hook[Callable[[S, int], str | None]]] = Hook()
# What a card is worth more to those who play it: kind of card, and the hero who works in the ambassador's place.
CARD_WORTH: Final[Hook[Callable[[S, int, int], Iterable[Modifier]]]] = Hook()
# A hero who worked in the ambassador's place has failed: kingdom, and the kind of card they played.
DIPLOMAT_FAILS: Final[Hook[Callable[[S, int, int, int], None]]] = Hook()
# What a hero adds to their die in a duel, or as an assassin.
DUELLING: Final[Hook[Callable[[S, int], Iterable[Modifier]]]] = Hook()

# -- captives ---------------------------------------------------------------------------------------------------------

# Captives who never change sides.
STEADFAST: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Has a captor nothing to decide about a prisoner?
HELD_FAST: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Does a prisoner stay one, though the prison has fallen to a seat, or (NOBODY) its kingdom has left the captor?
STAY_BOUND: Final[Hook[Callable[[S, int, int], bool]]] = Hook()

CONDEMNED: Final[Hook[Callable[[S, int], None]]] = Hook()  # the gods have judged a hero in the Temple black-hearted

# -- the altars of Greystaff ------------------------------------------------------------------------------------------

LAVISH: Final[Hook[Callable[[S], bool]]] = Hook()  # are any units sacrificed, and boons asked as often as one likes?
SACRIFICED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a unit, by a seat
# Greystaff has destroyed a unit of a seat in a space.
STRUCK_DOWN: Final[Hook[Callable[[S, int, int], None]]] = Hook()

# -- sieges -----------------------------------------------------------------------------------------------------------

SIEGE_MODIFIERS: Final[Hook[Callable[[S, int, int, Sequence[int]], Iterable[Modifier]]]] = Hook()  # castle, seat, units
# Why a siege cannot be declared with these units, or attacked with, though it may go on.
MAY_DECLARE: Final[Hook[Callable[[S, Sequence[int]], list[Reason]]]] = Hook()
MAY_ASSAULT: Final[Hook[Callable[[S, Sequence[int]], list[Reason]]]] = Hook()
# Breakouts are over, and siege attacks are about to be made: what comes before, one after the other.
BEFORE_ASSAULTS: Final[Hook[Callable[[S], None]]] = Hook()
SIEGE_ENDS: Final[Hook[Callable[[S, Siege], None]]] = Hook()
# What a castle's own strength has lost.
DAMAGE: Final[Hook[Callable[[S, int], int]]] = Hook()
# A castle is to fall to units of a seat: True where it is not plundered yet, and a procedure says whether it is.
RETAKEN: Final[Hook[Callable[[S, int, int, Sequence[int]], bool]]] = Hook()
BREACHED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a castle is about to fall to a seat
SIEGE_BARS: Final[Hook[Callable[[S, int, int, Sequence[int]], list[Reason]]]] = Hook()
# The siege value of a unit where it is not what is printed.
SIEGE_VALUE: Final[Hook[SiegeValue]] = Hook()
BESIEGED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a siege of a castle by a seat is declared
NO_BESIEGERS: Final[Hook[Callable[[S, int], int]]] = Hook()  # of a seat's units those that do not besiege, as a set
# May a fleet fight its way out of a besieged port?
PUTS_OUT: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A castle has fallen to a seat and its besiegers; everything about the fall itself is settled.
FALLEN: Final[Hook[Callable[[S, int, int, Sequence[int]], None]]] = Hook()
# After that: it is known who takes what booty there is.
SACKED: Final[Hook[Callable[[S, int, int, Sequence[int]], None]]] = Hook()

# -- combat -----------------------------------------------------------------------------------------------------------

MAY_ATTACK: Final[Hook[Callable[[S, int, int], list[Reason]]]] = Hook()  # unit, space
# Where a unit attacks others (words.ON_LAND and so on), where it is not what its kind says.
TARGETS: Final[Hook[Callable[[S, int], tuple[int, ...] | None]]] = Hook()
# Is a defender met there, though it is elsewhere?
MEETS: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# Does a unit attack a space over a side it may not cross?
STRIKES_OVER: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# May a unit retreat to a space beside it, though its kind cannot?
RETREATS_TO: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
MAY_STRIKE: Final[Hook[Callable[[S, int, Sequence[int]], list[Reason]]]] = Hook()  # unit, defenders
BATTLE_BEGINS: Final[Hook[Callable[[S, Battle], None]]] = Hook()
# Something takes the place of the defender's retreat (a procedure is pushed): True.
ANSWERS: Final[Hook[Callable[[S, Battle], None]]] = (
    Hook()
)  # the defender answers an attack, one chapter after the other
BEFORE_RETREAT: Final[Hook[Callable[[S, Battle], bool]]] = Hook()
# The defender's retreat was waived, or has failed.
STANDS: Final[Hook[Callable[[S, Battle], None]]] = Hook()
AFTER_BATTLE: Final[Hook[Callable[[S, Battle], None]]] = Hook()
# The strength of a unit in a combat where it is not what is printed.
STRENGTH: Final[Hook[Callable[[S, int, Clash], int | None]]] = Hook()
COMBAT_MODIFIERS: Final[Hook[Callable[[S, Clash, bool], Iterable[Modifier]]]] = Hook()  # True: of the defender
# Does the defender's strength count twice?
DOUBLED: Final[Hook[Callable[[S, Clash], bool]]] = Hook()
# What a leader adds besides their own bonus; the highest counts.
LEADERSHIP: Final[Hook[Callable[[S, int, bool], Modifier | None]]] = Hook()  # hero, True: fleets
# The tactical class of a leader, from 0 (A) to 4 (E), where leaders have one; what they would add on land is not used
# then. That of a whole force, with what makes it better or worse than its leader's (True: the defender's).
RATING: Final[Hook[Callable[[S, int], int | None]]] = Hook()
FORCE_RATING: Final[Hook[Callable[[S, Clash, bool, int], int]]] = Hook()
# Combat units of a force that lead others of it as heroes do.
CHIEFS: Final[Hook[Callable[[S, Sequence[int]], Sequence[int]]]] = Hook()
# Leaders are named, and the dice of a combat are about to be rolled: True where none comes of it.
BEFORE_DICE: Final[Hook[Callable[[S, Battle], bool]]] = Hook()
# What a leader adds in land combat in a space, besides what they add anywhere.
GROUND_BONUS: Final[Hook[Callable[[S, int, int], Modifier | None]]] = Hook()  # hero, space
# Has a hero the use of nothing that they can do?
HELPLESS: Final[Hook[Callable[[S, int], bool]]] = Hook()
LEADS: Final[Hook[Callable[[S, int, int], bool | None]]] = Hook()  # hero, unit; None: as the base rules say
POWERLESS: Final[Hook[Callable[[S, int], bool]]] = Hook()  # leaders who lead nobody for the time being
# Units lost by attacker and defender where they do not roll against each other.
OVERPOWERS: Final[Hook[Callable[[S, Battle], tuple[int, int] | None]]] = Hook()
# Units lost by attacker and defender, as they become by a rule.
LOSSES: Final[Hook[Callable[[S, Clash, tuple[int, int]], tuple[int, int]]]] = Hook()
# A combat is decided, by dice or without: units lost by attacker and defender.
DECIDED: Final[Hook[Callable[[S, Clash, tuple[int, int]], None]]] = Hook()
# A combat is about to begin, in a space: True where it is not fought, and the attackers are spent.
CALLED_OFF: Final[Hook[Callable[[S, int, Sequence[int], Sequence[int]], bool]]] = Hook()  # attackers, defenders
# Of defenders that have not retreated those that are lost without a fight.
SCATTERED: Final[Hook[Callable[[S, Sequence[int]], Sequence[int]]]] = Hook()
# What a unit's class needs to retreat, where it is not what its class says.
RETREAT_NEEDS: Final[Hook[RetreatNeeds]] = Hook()  # unit, what it would need
# Spaces into whose air units of a seat may retreat from the ground of another; and one is about to leave it.
HOVERS: Final[Hook[Callable[[S, int, int, Sequence[int]], Sequence[int]]]] = Hook()  # seat, space, units
RISES: Final[Hook[Callable[[S, int], None]]] = Hook()
# All attacks are declared, and combats are about to be fought: True where something else comes first.
FIRST_OF_ALL: Final[Hook[Callable[[S], bool]]] = Hook()
# All combats are fought: True where something else comes last.
LAST_OF_ALL: Final[Hook[Callable[[S], bool]]] = Hook()
# A combat is over; the spaces in which units died.
BATTLE_ENDS: Final[Hook[Callable[[S, int], None]]] = Hook()
# May a unit attack the Lepers?
STRIKES_LEPERS: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A retreat roll of a seat in a space has failed: a procedure that ends with True where it is rolled again.
RETREAT_FAILED: Final[Hook[Callable[[S, int, int], Procedure | None]]] = Hook()

# -- fates ------------------------------------------------------------------------------------------------------------

# A hero is to roll: hero, cause, captor, space. True where they need not, or another faces it for them.
SHIELDED: Final[Hook[Callable[[S, int, int, int, int], bool]]] = Hook()
# The die of a Hero Fate Roll has fallen, and may be rolled again.
FATE_CAST: Final[Hook[Callable[[S, FateRoll], None]]] = Hook()
# A hero has survived a Hero Fate Roll: hero, cause, captor, space. True where what comes of it is done.
UNHARMED: Final[Hook[Callable[[S, int, int, int, int], bool]]] = Hook()
# The rule by which a hero rolls a second die unless the first is a 1 or a 6; None: they do not.
FATE_TWICE: Final[Hook[Callable[[S, int], str | None]]] = Hook()
# What the die of a Hero Fate Roll counts for a hero.
FATE_COUNTS: Final[Hook[Callable[[S, int, int], int]]] = Hook()
# Where a hero comes back from the turn track, as a set, where it is not among friends.
COMES_BACK: Final[Hook[Callable[[S, int], int | None]]] = Hook()
# A hero is to be cursed, by the Curse of this kind (NOBODY: any) in this form: True where that is done.
STRUCK: Final[Hook[Callable[[S, int, int, int], bool]]] = Hook()
# Is a hero under a Curse?
CURSED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# The Black Plague strikes a hero: True where they are not wounded, and what comes of it is done.
PLAGUE_STRIKES: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Does a hero not roll for a cause; who rolls whenever a hero does (NOBODY: no one).
EXEMPT: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
SHARES_FATE: Final[Hook[Callable[[S, int], Iterable[int]]]] = Hook()
# Spaces in which a hero on the turn track may come back a turn sooner, as a set.
HEALED_IN: Final[Hook[Callable[[S, int], int]]] = Hook()
# Where an avalanche may be let loose, as a set, and the least die that does it.
AVALANCHES: Final[Hook[Callable[[S], tuple[int, int] | None]]] = Hook()
# A hero who may try to break a Curse on another where they are, in this Movement Phase; NOBODY: none.
CURSE_BREAKER: Final[Hook[Callable[[S, int], int]]] = Hook()
# A hero is to be killed, and not by a severe wound: True where they are not, and what comes of it is done.
REGENERATES: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A hero is to be killed: True where they are not, and what comes of it is done.
SURVIVES: Final[Hook[Callable[[S, int], bool]]] = Hook()
