"""Vampires and Werewolves (DR-A-CURSE-21, -22, -46 to -52, -55 to -58, -60, -61, -63): how heroes become monsters, who
commands them, what can destroy them."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, status
from hexarchy.games.divine_right.advanced.curses import guises, lost, shape, table
from hexarchy.games.divine_right.advanced.curses.kinds import Kind, curse_kind, owner
from hexarchy.games.divine_right.magic.devices import bearer, burden
from hexarchy.games.divine_right.magic.powers import magical, wielder
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Curse, Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BATTLE,
    GONE,
    NAVIGABLE,
    NOBODY,
    PRISON,
    RIVER,
    VAMPIRE,
    WEREWOLF,
)

NAMES: Final = {VAMPIRE: "vampire", WEREWOLF: "werewolf"}
AMULET: Final = "amulet"


def monsters(s: DivineRightState) -> list[Guise]:
    return [one for one in s.guises if table.is_monster(s, one.counter)]


def on_the_map(s: DivineRightState, seat: int) -> list[Guise]:
    """A seat's monsters on the map."""
    return [one for one in monsters(s) if s.where[one.counter] >= 0 and s.master[one.counter] == seat]


# -- how they come ----------------------------------------------------------------------------------------------------


def counter(s: DivineRightState, kind: int) -> int:
    """A counter for another monster; of three on the map one, at random, falls to a hunter (DR-A-CURSE-46)."""
    free = guises.free(s, NAMES[kind])
    if not free:
        others = [one.counter for one in monsters(s) if s.world.special_of[one.counter].id == NAMES[kind]]
        (doomed,) = s.draw(1, others, "DR-A-CURSE-46")
        slay(s, doomed)
        free = [doomed]
    return free[0]


def set_loose(s: DivineRightState, kind: int, seat: int, space: int) -> int:
    """A monster that stands for no hero (DR-A-CURSE-62, DR-A-DEV-20)."""
    new = counter(s, kind)
    s.guises = (*s.guises, Guise(new, grave=space if kind == VAMPIRE else NOBODY))
    s.where[new], s.master[new] = GONE, seat
    changes.put(s, new, space)
    s.emit("monster-comes", unit=new, side=s.name(seat), hex=space)
    _bury(s, new, seat)
    return new


class Gothic(Kind):
    """The hero is put aside, and a monster stands in their place under the player who placed the Curse."""

    def space(self, s: DivineRightState, curse: Curse) -> int:
        at = s.where[curse.victim]
        if at == PRISON:
            at = next(one.space for one in s.prisoners if one.hero == curse.victim)
        return guises.ashore(s, at)

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        new, space, seat = counter(s, self.NUMBER), self.space(s, curse), curse.seat
        if seat == NOBODY or not s.living(seat):
            seat = s.to_the_right(max(owner(s, curse.victim), 0))
        ruler, old = status.player_monarch(s, curse.victim), s.master[curse.victim]
        shape.abdicate(s, curse.victim)
        seen = guises.put_on(s, curse.victim, new, seat, space, grave=space if self.NUMBER == VAMPIRE else NOBODY)
        _bury(s, new, seat)
        if ruler:  # out at once, no matter who would follow (DR-A-CURSE-52, DR-A-CURSE-58)
            crown = shape.crown_of(s, seen)
            if crown != NOBODY:
                lost.give_up(s, crown, heir=False)
            else:
                fallout.falls(s, old)
        else:
            shape.go_missing(s, seen)
        return new

    def end(self, s: DivineRightState, curse: Curse) -> int:
        return shape.come_back(s, curse)


@curse_kind
class Vampire(Gothic):
    """A monarch is buried in the royal castle, another where they were struck (DR-A-CURSE-47)."""

    NUMBER = VAMPIRE

    def space(self, s: DivineRightState, curse: Curse) -> int:
        hero = table.true_self(s, curse.victim)
        if hero != NOBODY and s.world.pieces[hero].crowned:
            return s.world.royal_seats[s.kingdom_of(hero)]
        return super().space(s, curse)


@curse_kind
class Werewolf(Gothic):
    NUMBER = WEREWOLF


# -- the Grave --------------------------------------------------------------------------------------------------------


def rivers(s: DivineRightState) -> int:
    return s.world.spaces_with(RIVER | NAVIGABLE)


def plots(s: DivineRightState, space: int) -> list[int]:
    """Where a Grave goes that would lie in a river."""
    dry = s.world.land & ~rivers(s) & ~s.world.isle & ~s.world.temple
    return [*hexes_of(s.world.field.around[space] & dry)]


def _bury(s: DivineRightState, vampire: int, seat: int) -> None:
    seen = table.guise(s, vampire)
    if seen is not None and seen.grave != NOBODY and rivers(s) >> seen.grave & 1 and plots(s, seen.grave):
        s.push(Burial(vampire, seat))


@frame
class Burial(Procedure):
    """The Vampire's player says where (DR-A-CURSE-48, DR-DEC-54)."""

    vampire: int
    seat: int

    def step(self, s: DivineRightState) -> Asked:
        seen = table.guise(s, self.vampire)
        open_ = plots(s, seen.grave) if seen is not None and seen.grave != NOBODY else []
        if not open_ or not s.living(self.seat):
            s.finish()
            return None
        options = [s.game.verbs.place[space] for space in open_]
        return Ask(self.seat, "grave", "DR-A-CURSE-48", options, default=options[0], unit=self.vampire)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        seen = table.guise(s, self.vampire)
        assert seen is not None
        table.change_guise(s, seen, grave=space)
        s.emit("buried", unit=self.vampire, hex=space)
        s.finish()
        dispel(s)


def to_the_grave(s: DivineRightState, seen: Guise) -> None:
    changes.shift(s, seen.counter, seen.grave)
    s.emit("back-to-the-grave", unit=seen.counter, hex=seen.grave)


# -- what they may not do ---------------------------------------------------------------------------------------------


@hooks.GOES_ABOARD(option="curses")
def no_sailors(s: DivineRightState, piece: int) -> list[Reason]:
    rule = "DR-A-CURSE-55" if table.is_vampire(s, piece) else "DR-A-CURSE-61"
    return [Reason(rule, "monster-boards-nothing", unit=piece)] if table.is_monster(s, piece) else []


@hooks.DEVICE_FAILS(option="curses")
def no_tools(s: DivineRightState, hero: int, device: str) -> bool:
    return table.is_monster(s, hero)


@hooks.UNMINDED(option="curses")
def owes_nobody(s: DivineRightState, piece: int) -> bool:
    """They cause no Diplomatic Penalty (DR-A-CURSE-63)."""
    return table.is_monster(s, piece)


@hooks.ALONE(option="curses")
def without_friends(s: DivineRightState, hero: int) -> bool:
    return table.is_monster(s, hero)


# -- what happens to them ---------------------------------------------------------------------------------------------


@hooks.EXEMPT(option="curses")
def at_home_in_the_grave(s: DivineRightState, hero: int, cause: int) -> bool:
    """A Vampire rolls for no combat, and for nothing where its Grave is (DR-A-CURSE-47, DR-A-CURSE-49)."""
    if not table.is_vampire(s, hero):
        return False
    seen = table.guise(s, hero)
    return cause == BATTLE or (seen is not None and seen.grave == s.where[hero])


@hooks.ENDANGERS(option="curses")
def hated(s: DivineRightState, hero: int, space: int) -> int | None:
    """Every combat unit looks for a monster, friend or foe, and in every castle a Vampire is in danger
    (DR-A-CURSE-64)."""
    if not table.is_monster(s, hero):
        return None
    seat = s.master[hero]
    if s.foes(seat) >> space & 1:
        return None
    if s.held[seat] >> space & 1:
        return seat
    castle = s.castle_in(space) if table.is_vampire(s, hero) else NOBODY
    return seat if castle >= 0 and s.castle_owner(castle) in (seat, NOBODY) else None


def magic_there(s: DivineRightState, monster: int) -> bool:
    """Has who holds a monster a device, or a magical hero or unit?"""
    others = [piece for piece in s.stack(s.where[monster]) if not table.is_monster(s, piece)]
    device = any(thing != s.world.treasure for piece in others for thing in burden(s, piece))
    return device or any(magical(s, piece) for piece in others)


def escapes(s: DivineRightState, monster: int, rule: str) -> bool:
    """Killed or captured: slain where there is magic, else on an odd die; on an even one a Vampire is back in its
    Grave, and a Werewolf is driven off, wounded (DR-A-CURSE-50, DR-A-CURSE-60)."""
    seen = table.guise(s, monster)
    if seen is None or s.where[monster] < 0 or magic_there(s, monster):
        return False
    (die,) = s.roll(1, 6, rule, hero=monster, hex=s.where[monster])
    if die % 2:
        return False
    if seen.grave != NOBODY:
        to_the_grave(s, seen)
    else:
        fate.wound(s, monster)
    return True


@hooks.SURVIVES(option="curses")
def not_quite_dead(s: DivineRightState, hero: int) -> bool:
    if not table.is_monster(s, hero):
        return False
    return escapes(s, hero, "DR-A-CURSE-50" if table.is_vampire(s, hero) else "DR-A-CURSE-60")


@hooks.CAPTURED(option="curses")
def fights_free(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    if not table.is_monster(s, hero):
        return False
    if not escapes(s, hero, "DR-A-CURSE-50" if table.is_vampire(s, hero) else "DR-A-CURSE-60"):
        slay(s, hero)
    return True


def slay(s: DivineRightState, monster: int) -> None:
    """It is dead for good."""
    space = s.where[monster]
    s.emit("killed", hero=monster, hex=space)
    s.track = tuple(entry for entry in s.track if entry[0] != monster)
    for fall in hooks.FALLS.of(s):
        fall(s, monster, NOBODY, space)
    changes.lift(s, monster, GONE)
    changes.command(s, monster, NOBODY)
    for follow in hooks.RESTING.of(s):
        follow(s, monster, NOBODY)
    fallout.later(s, fallout.SIEGES)


@hooks.COMES_BACK(option="curses")
def out_of_the_wild(s: DivineRightState, hero: int) -> int | None:
    """A Werewolf comes back in any wasteland space (DR-A-CURSE-60)."""
    if not table.is_monster(s, hero):
        return None
    wild = sum(1 << space for space, kingdom in enumerate(s.land_of) if kingdom == NOBODY)
    closed = s.world.isle | s.world.temple | s.castles_standing | s.foes(s.master[hero])
    return wild & s.world.land & ~closed


# -- the Amulet -------------------------------------------------------------------------------------------------------


@hooks.MOVES_OPEN(option="curses")
@hooks.MOVES_CLOSED(option="curses")
@hooks.PLAYER_TURN_ENDS(option="curses")
def dispel(s: DivineRightState) -> None:
    """Where the Amulet comes to a Vampire or its Grave, the Vampire is no more (DR-A-CURSE-49)."""
    hero = wielder(s, AMULET) if s.guises and bearer(s, s.world.device[AMULET]) != NOBODY else NOBODY
    if hero != NOBODY:
        for one in monsters(s):
            if one.grave != NOBODY and s.where[hero] in (one.grave, s.where[one.counter]):
                slay(s, one.counter)


@hooks.ARRIVES(option="curses")
def amulet_comes(s: DivineRightState, pieces: object, space: int) -> None:
    dispel(s)
