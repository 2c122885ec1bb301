"""Laying and lifting a Curse: each is a small class that is told when it begins to work and when it ends.

A Curse lies on the piece that stands on the map, be it a hero or the counter that stands for one: who changes the
counter gives it on (`guises.py`). After every change `reconcile` looks which Curses work now.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import dampening, fallout, hooks
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.records import Curse
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    CURSES,
    GONE,
    NOBODY,
    POOL,
    PRISON,
    RANDOMIZER,
    RESERVE,
    VAMPIRE,
    WEREWOLF,
)

TEN: Final = 10  # sides of the die


class Kind:
    """One Curse of the table. What it does to its victim is told to others at the hooks."""

    NUMBER: ClassVar[int]

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        """It begins to work. The piece its victim is now."""
        return curse.victim

    def end(self, s: DivineRightState, curse: Curse) -> int:
        """It works no longer: lifted, or held back by another."""
        return curse.victim

    def forget(self, s: DivineRightState, curse: Curse) -> None:
        """Its victim is gone."""

    def lifted(self, s: DivineRightState, curse: Curse) -> None:
        """It is broken, and has ended."""

    def why_not(self, s: DivineRightState, victim: int) -> list[Reason]:
        """The rules against laying it on a victim, besides those of all Curses."""
        return []


KINDS: Final[dict[int, Kind]] = {}


def curse_kind(cls: type[Kind]) -> type[Kind]:
    KINDS[cls.NUMBER] = cls()
    return cls


def why_not(s: DivineRightState, victim: int, kind: int) -> list[Reason]:
    """The rules by which a Curse does not fall on a victim, no matter who sends it."""
    return (
        table.why_immune(s, victim, kind)
        or KINDS[kind].why_not(s, victim)
        or dampening.why(s, s.where[victim])  # DR-A-MET-03
    )


# -- laying -----------------------------------------------------------------------------------------------------------


def lay(s: DivineRightState, victim: int, kind: int, seat: int, goal: int = NOBODY) -> int:
    """A Curse falls on a piece. `seat`: who decides for it. The piece its victim is now."""
    curse = Curse(victim, kind, seat, goal=goal)
    s.curses = (*s.curses, curse)
    s.emit("curse-falls", hero=victim, curse=kind, hex=s.where[victim])
    if kind not in table.in_force(s, victim):
        s.emit("curse-waits", hero=victim, curse=kind)
    return reconcile(s, victim)


def reconcile(s: DivineRightState, victim: int) -> int:
    """Curses that no longer work end, those that now do begin."""
    while True:
        due = table.in_force(s, victim)
        off = [curse for curse in table.on(s, victim) if curse.on and curse.kind not in due]
        new = [curse for curse in table.on(s, victim) if not curse.on and curse.kind in due]
        if not off and not new:
            return victim
        curse = (off or new)[0]
        now = table.change(s, curse, on=not curse.on)
        victim = KINDS[curse.kind].end(s, curse) if off else KINDS[curse.kind].begin(s, now)


def lift(s: DivineRightState, curse: Curse) -> None:
    """It is broken."""
    s.emit("curse-lifted", hero=curse.victim, curse=curse.kind, hex=s.where[curse.victim])
    table.strike_off(s, [curse])
    victim = KINDS[curse.kind].end(s, curse) if curse.on else curse.victim
    KINDS[curse.kind].lifted(s, curse)
    reconcile(s, victim)
    fallout.later(s, fallout.SIEGES)


# -- at random --------------------------------------------------------------------------------------------------------


def owner(s: DivineRightState, victim: int) -> int:
    """The player whose hero a victim is."""
    hero = table.true_self(s, victim)
    return s.master[victim] if hero == NOBODY or s.kingdom_of(hero) < 0 else s.liege(hero)


def at_random(s: DivineRightState, victim: int, *, people: bool = False) -> int:
    """A die of ten says which (DR-A-CURSE-19); what cannot be is rolled again. `people`: the Wandering People curse.
    The piece the victim is now."""
    open_ = [kind for kind in range(len(CURSES)) if not why_not(s, victim, kind)]
    while open_:
        (die,) = s.roll(1, TEN, "DR-A-CURSE-19", hero=victim)
        if die - 1 in open_:
            return at_random_of(s, victim, die - 1, people=people)
    s.emit("curse-fails", hero=victim)
    return victim


def at_random_of(s: DivineRightState, victim: int, kind: int, goal: int = NOBODY, *, people: bool = False) -> int:
    """A Curse nobody has directed: the first player to the right decides for it, but for Vampires and Werewolves, who
    go to the highest die (DR-A-CURSE-19, DR-A-CURSE-51)."""
    if why_not(s, victim, kind):
        s.emit("curse-fails", hero=victim)
        return victim
    seat = owner(s, victim)
    right = s.to_the_right(max(seat, 0))
    decides = highest(s, seat) if kind in (VAMPIRE, WEREWOLF) and not people else right
    return lay(s, victim, kind, decides, goal)


def highest(s: DivineRightState, seat: int) -> int:
    """The enemies of a player roll; those who tie roll again (DR-A-CURSE-51)."""
    left = [other for other in s.in_game if other != seat]
    while len(left) > 1:
        dice = {other: s.roll(1, 6, "DR-A-CURSE-51", side=s.name(other))[0] for other in left}
        left = [other for other in left if dice[other] == max(dice.values())]
    return left[0]


# -- victims that are gone --------------------------------------------------------------------------------------------


def forget(s: DivineRightState, piece: int) -> None:
    """Nothing is left of the Curses on a piece."""
    found = table.on(s, piece)
    table.strike_off(s, found)
    for curse in found:
        KINDS[curse.kind].forget(s, curse)


@hooks.LET_GO(option="curses")
def let_go(s: DivineRightState, hero: int) -> None:
    """Should they come back they are free of it (DR-A-CURSE-35)."""
    forget(s, hero)


@hooks.SUCCEEDED(option="curses")
def another_reigns(s: DivineRightState, kingdom: int) -> None:
    """Nobody inherits a Curse with a crown."""
    forget(s, s.world.monarch_of[kingdom])


@hooks.PLAYER_TURN_ENDS(option="curses")
def sweep(s: DivineRightState) -> None:
    """Of those who are out of play no Curse is left."""
    for piece in {curse.victim for curse in s.curses}:
        if s.where[piece] in (GONE, RANDOMIZER, RESERVE, POOL):
            forget(s, piece)


@hooks.MOVES_OPEN(option="curses")
@hooks.PLAYER_TURN_ENDS(option="curses")
def awaken(s: DivineRightState) -> None:
    """Curses of those who are back on the map begin to work again."""
    for piece in dict.fromkeys(curse.victim for curse in s.curses if not curse.on):
        if s.where[piece] >= 0 or s.where[piece] == PRISON:
            reconcile(s, piece)
