"""The Marshal and the Order of the Hippogriff (DR-A-MAR): knights on winged mounts and their battle-leader, whose gifts
are those of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import changes, fate, hooks
from hexarchy.games.divine_right.advanced import tactics
from hexarchy.games.divine_right.magic.flight import Flight
from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.movement.flyers import hostile_sky
from hexarchy.games.divine_right.records import Chivalry
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY, ON_HIPPOGRIFF

SWITCH: Final = "marshal_hippogriff"
MARSHAL, ORDER = "marshal", "hippogriffs"
# The Marshal Trait Table (DR-T-A-MARSHAL).
GENIUS, VIGILANT, FAVORITE, INSPIRING, ENGINEER, PIOUS = range(1, 7)
FIRST_ROLLS: Final = 3  # of the first Marshal, one less of each that follows, but one
KEEN: Final = 3  # what the stack of a Vigilant one needs to retreat
INSPIRED: Final = 8  # how far an Inspiring one leads


def marshal(s: DivineRightState) -> int:
    return s.world.index[MARSHAL]


def order(s: DivineRightState) -> int:
    return s.world.index[ORDER]


def together(s: DivineRightState) -> bool:
    """Is the Marshal stacked with the Order, both on the ground or both in the air?"""
    hero, troop = marshal(s), order(s)
    beside = s.where[hero] == s.where[troop] >= 0 and s.master[hero] == s.master[troop]
    return beside and not (s.airborne >> hero ^ s.airborne >> troop) & 1


def has(s: DivineRightState, trait: int) -> bool:
    """Has the Marshal a trait, and the Order with him (DR-A-MAR-06)?"""
    return bool(s.chivalry.traits >> trait & 1) and together(s)


# -- they come and go -------------------------------------------------------------------------------------------------


@hooks.ENTERED_PLAY(option=SWITCH)
def enters(s: DivineRightState, piece: int, space: int) -> None:
    """With the Order comes its first Marshal (DR-A-MAR-01)."""
    if piece == marshal(s):
        changes.chivalry(s, marshals=0)
        _takes_office(s)


def _takes_office(s: DivineRightState) -> None:
    """Three rolls for the first, two for the second, one for all others; equal ones are not rolled again
    (DR-A-MAR-05, DR-A-MAR-13)."""
    before = s.chivalry.marshals
    dice = s.roll(max(FIRST_ROLLS - before, 1), 6, "DR-A-MAR-05", hero=marshal(s))
    traits = 0
    for die in sorted({*dice}):
        traits |= 1 << die
        s.emit("marshal-trait", hero=marshal(s), number=die)
    changes.chivalry(s, traits=traits, marshals=before + 1, due=False)


@hooks.GAME_TURN_BEGINS(option=SWITCH)
def succeeds(s: DivineRightState) -> None:
    """Another takes his place upon the Order (DR-A-MAR-13), a leader of a class of his own (DR-A-TAC-07)."""
    hero, troop = marshal(s), order(s)
    if not s.chivalry.due or s.where[troop] < 0:
        return
    s.master[hero] = s.master[troop]
    changes.put(s, hero, s.where[troop], inside=s.is_inside(troop))
    if s.airborne >> troop & 1:
        changes.embark(s, hero, troop)
    else:
        changes.take_aboard(s, hero)
    s.emit("marshal-comes", hero=hero, hex=s.where[hero])
    tactics.forget(s, hero)
    _takes_office(s)


@hooks.RESTING(option=SWITCH)
def falls(s: DivineRightState, piece: int, by: int) -> None:
    """A dead Marshal is replaced (DR-A-MAR-13); with the Order he is gone for good (DR-A-MAR-15)."""
    if piece == marshal(s):
        changes.chivalry(s, traits=0, due=s.where[order(s)] >= 0)
    elif piece == order(s):
        _leaves(s)


@hooks.CAPTURED(option=SWITCH)
def captured(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """Honor forbids him to serve another: captured he is eliminated, and replaced (DR-A-MAR-14)."""
    if hero != marshal(s):
        return False
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    falls(s, hero, captor)
    return True


@hooks.LET_GO(option=SWITCH)
def let_go(s: DivineRightState, piece: int) -> None:
    """The Order serves nobody any more; or a Marshal is gone in another way, be it in another's shape (DR-A-CURSE-35),
    and as long as the Order is there it has one (DR-A-MAR-01, DR-A-MAR-14)."""
    falls(s, piece, NOBODY)


def _leaves(s: DivineRightState) -> None:
    """The Marshal remains as long as the Order does."""
    hero = marshal(s)
    if s.master[hero] != NOBODY:
        s.emit("marshal-leaves", hero=hero, hex=s.where[hero])
        s.track = tuple(entry for entry in s.track if entry[0] != hero)
        changes.lift(s, hero, GONE)
        changes.command(s, hero, NOBODY)
    s.chivalry = Chivalry()


# -- in the air and on the ground -------------------------------------------------------------------------------------


@modes.way(option=SWITCH)
class OnAHippogriff(Flight):
    """The Marshal alone, on a mount of his own (DR-A-MAR-02)."""

    number = ON_HIPPOGRIFF
    SEATS = 1

    def offered(self, s: DivineRightState, members: Sequence[int]) -> bool:
        return members == (marshal(s),)

    def allowance(self, s: DivineRightState, members: Sequence[int]) -> int:
        return s.world.special_of[members[0]].fly_move


@hooks.MOVES_OPEN(option=SWITCH)
def dismounts(s: DivineRightState) -> None:
    """A Marshal who rode with the Order is free to lead, or to fly by himself."""
    hero, troop = marshal(s), order(s)
    grounded = s.where[troop] >= 0 and not s.airborne >> troop & 1 and troop not in s.aboard
    if s.aboard.get(hero) == troop and grounded and s.master[hero] == s.phasing:
        changes.leave_deck(s, hero)


@hooks.NO_MOUNT(option=SWITCH)
def saddles(s: DivineRightState, flyer: int, hero: int) -> bool:
    """The Order carries its Marshal and one other hero (DR-B-FLY-06)."""
    if flyer != order(s) or hero == marshal(s):
        return False
    return any(rider != marshal(s) for rider in s.cargo(flyer))


@hooks.WALKS(option=SWITCH)
def beside_him(s: DivineRightState, members: Sequence[int], piece: int) -> bool:
    """The Order goes on foot with a Marshal who leads (DR-A-MAR-03)."""
    return piece == order(s) and members[0] == marshal(s) and together(s)


@hooks.LEADS(option=SWITCH)
def leads(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Only with the Order (DR-A-MAR-03)."""
    return False if hero == marshal(s) and not together(s) else None


@hooks.GOES_ALONG(option=SWITCH)
def in_company(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """He leads units only on a move that the Order makes with him (DR-A-MAR-03)."""
    led = members[0] == marshal(s) and piece < s.world.first_hero and piece != order(s)
    return [Reason("DR-A-MAR-03", "order-must-come", unit=piece)] if led and order(s) not in members else []


@hooks.KEPT(option=SWITCH)
def whole_way(s: DivineRightState, members: Sequence[int], piece: int) -> bool:
    """From the first space to the last (DR-A-MAR-03)."""
    others = any(one < s.world.first_hero and one != piece for one in members)
    return piece == order(s) and members[0] == marshal(s) and others


@hooks.MOVE(option=SWITCH)
def pace(s: DivineRightState, piece: int) -> int | None:
    """An Inspiring Marshal leads further (DR-A-MAR-10)."""
    return INSPIRED if piece == marshal(s) and has(s, INSPIRING) else None


# -- before an attack -------------------------------------------------------------------------------------------------


@hooks.HOVERS(option=SWITCH)
def over_another_space(s: DivineRightState, seat: int, space: int, units: Sequence[int]) -> Sequence[int]:
    """The Order may retreat into the air beside it as well (DR-A-MAR-17)."""
    if [*units] != [order(s)] or s.airborne >> units[0] & 1:
        return ()
    closed = hostile_sky(s, seat) | s.world.temple
    return [near for near in s.world.field.near[space] if not closed >> near & 1]


@hooks.RISES(option=SWITCH)
def takes_him_up(s: DivineRightState, unit: int) -> None:
    """Its Marshal mounts with it."""
    hero = marshal(s)
    if unit == order(s):
        if together(s) and hero not in s.aboard:
            changes.embark(s, hero, unit)
        changes.chivalry(s, aloft=True)


@hooks.STAYS_UP(option=SWITCH)
def stays_up(s: DivineRightState, flyer: int) -> bool:
    """Until its own next Movement Phase is over (DR-A-MAR-17)."""
    return flyer == order(s) and s.chivalry.aloft


@hooks.MOVES_CLOSED(option=SWITCH)
def comes_down(s: DivineRightState) -> None:
    if s.master[order(s)] == s.phasing:
        changes.chivalry(s, aloft=False)


# -- the traits -------------------------------------------------------------------------------------------------------


@hooks.LEADERSHIP(option=SWITCH)
def genius(s: DivineRightState, hero: int, fleets: bool) -> hooks.Modifier | None:
    """Military Genius (DR-A-MAR-07)."""
    return ("DR-A-MAR-07", 1) if hero == marshal(s) and not fleets and has(s, GENIUS) else None


@hooks.RETREAT_NEEDS(option=SWITCH)
def vigilant(s: DivineRightState, unit: int, number: int) -> int | None:
    """Vigilant: he and all who are stacked with him (DR-A-MAR-08)."""
    hero = marshal(s)
    beside = s.where[unit] == s.where[hero] and s.master[unit] == s.master[hero]
    return min(number, KEEN) if beside and has(s, VIGILANT) else None


@hooks.fate_helper
class FavoriteOfTheGods(hooks.FateHelper):
    """He may roll again; the second roll stands (DR-A-MAR-09)."""

    VERB = "trust-the-gods"
    OPTION = SWITCH

    def options(self, s: DivineRightState, fate: fate.FateRoll) -> list[Action]:
        helps = fate.hero == marshal(s) and has(s, FAVORITE) and fate.harms(s)
        return [s.game.verbs.trust_the_gods] if helps else []

    def use(self, s: DivineRightState, fate: fate.FateRoll, target: int) -> None:
        fate.again(s, "DR-A-MAR-09")


@hooks.SIEGE_MODIFIERS(option=SWITCH)
def engineer(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> Iterable[hooks.Modifier]:
    """Siege Engineer, with the besiegers (DR-A-MAR-11)."""
    hero = marshal(s)
    there = s.master[hero] == seat and any(s.where[unit] == s.where[hero] for unit in units)
    return [("DR-A-MAR-11", 1)] if there and has(s, ENGINEER) else ()


@hooks.FORCED_DIE(option=SWITCH)
def inspires(s: DivineRightState, members: Sequence[int], spaces: int) -> Iterable[hooks.Modifier]:
    """An Inspiring one at the head of a forced march (DR-A-MAR-10)."""
    return [("DR-A-MAR-10", 1)] if members[0] == marshal(s) and has(s, INSPIRING) else []


@hooks.CURSE_BREAKER(option=SWITCH)
def prays(s: DivineRightState, victim: int) -> int:
    """A Pious one, for a friend in his space (DR-A-MAR-12)."""
    hero = marshal(s)
    beside = s.where[hero] == s.where[victim] and s.master[hero] == s.master[victim] == s.phasing
    return hero if beside and has(s, PIOUS) else NOBODY
