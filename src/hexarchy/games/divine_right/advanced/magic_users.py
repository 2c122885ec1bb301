"""Magic Users (DR-A-MAG): Witches and Warlocks for hire, each of whom knows two Curses. How many the randomizer holds
stands in newcomers.py (DR-A-ADV-04)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.advanced.curses import love, sources
from hexarchy.games.divine_right.magic.powers import magical
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BLACK_HAND,
    EATERS,
    GONE,
    MOVEMENT_PHASE,
    NOBODY,
    RANDOMIZER,
)

SWITCH: Final = "magic_users"
JOINS: Final = 5  # and more (DR-A-MAG-06)


def is_user(s: DivineRightState, piece: int) -> bool:
    return s.world.names[piece].startswith(special.USERS)


def users(s: DivineRightState) -> list[int]:
    return [piece for piece in s.world.minors if is_user(s, piece)]


def has_one(s: DivineRightState, seat: int, besides: int = NOBODY) -> bool:
    return any(s.master[piece] == seat for piece in users(s) if piece != besides)


def aside(s: DivineRightState) -> list[int]:
    """Those who are for hire (DR-A-MAG-08)."""
    return [piece for piece in users(s) if s.where[piece] == GONE]


# -- their Curses -----------------------------------------------------------------------------------------------------


@sources.KNOWN(option=SWITCH)
def knows(s: DivineRightState, piece: int) -> tuple[int, ...]:
    """Two of the table (DR-A-MAG-04). Who is loved curses no more (DR-A-MAG-05)."""
    if not is_user(s, piece) or any(curse.goal == piece for curse in love.answered(s)):
        return ()
    return tuple(number - 1 for number in s.world.special_of[piece].curses)


@sources.USED(option=SWITCH)
def vanishes(s: DivineRightState, piece: int, kind: int, device: int) -> None:
    """The job is done: back to the randomizer at once, unless it was love and they are the beloved (DR-A-MAG-05)."""
    if device == NOBODY and is_user(s, piece) and not love.partners(s, piece):
        s.emit("job-done", unit=piece, hex=s.where[piece])
        changes.lift(s, piece, RANDOMIZER)
        changes.command(s, piece, NOBODY)


# -- one for each player ----------------------------------------------------------------------------------------------


@hooks.PASSED_ON(option=SWITCH)
def to_another(s: DivineRightState, piece: int, seat: int) -> int:
    """A second one goes to the first player to the right who has none; if all have one, back (DR-A-MAG-03)."""
    if not is_user(s, piece) or not has_one(s, seat, piece):
        return seat
    lacking = [other for other in s.round_from(seat) if not has_one(s, other, piece)]
    if lacking:
        s.emit("passed-on", unit=piece, side=s.name(lacking[0]))
        return lacking[0]
    s.emit("sent-back", unit=piece)
    s.where[piece], s.master[piece] = RANDOMIZER, NOBODY
    return NOBODY


@hooks.TURNED(option=SWITCH)
def turned(s: DivineRightState, hero: int, seat: int) -> None:
    """Also one who changes sides."""
    if not is_user(s, hero) or not has_one(s, seat, hero):
        return
    if s.where[hero] >= 0:
        changes.lift(s, hero, GONE)
        changes.command(s, hero, NOBODY)
    s.where[hero], s.master[hero] = GONE, NOBODY
    if (taker := to_another(s, hero, seat)) != NOBODY:
        special.come(s, [hero], taker, "DR-A-MAG-03")


# -- for hire ---------------------------------------------------------------------------------------------------------


def offices(s: DivineRightState, seat: int) -> int:
    """The Witches' Kitchen; if they are friendly the School, the Tower of Zards, the camp of the Wandering People."""
    found = {s.world.kitchen}
    found |= {s.world.royal_seats[kingdom] for kingdom in (EATERS, BLACK_HAND) if s.kingdoms[kingdom].seat == seat}
    found |= {s.hirelings.camp} if s.hirelings.host == seat else set()
    return hex_set(found)


def modifiers(s: DivineRightState, seat: int, space: int) -> tuple[hooks.Modifier, ...]:
    known = any(s.is_hero(piece) and magical(s, piece) for piece in s.own(seat, space))
    return (("DR-A-MAG-06", 1),) if known else ()


@hooks.act
class HireUser(hooks.Act):
    """At the end of movement, one try each turn in each place (DR-A-MAG-06, DR-DEC-52)."""

    VERB = "hire-user"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-MAG-06"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        spaces = hexes_of(offices(s, seat))
        return [s.game.verbs.hire_user[space] for space in spaces if not self._bars(s, seat, space)]

    def _bars(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if not offices(s, seat) >> space & 1 or not s.own(seat, space):
            return [Reason(self.RULE, "no-users-here", hex=space)]
        if not aside(s):
            return [Reason("DR-A-MAG-08", "no-users-left", hex=space)]
        return [Reason(self.RULE, "sought-already", hex=space)] if s.half.sought >> space & 1 else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, sought=s.half.sought | 1 << target)
        adds = modifiers(s, seat, target)
        if not s.check(1, 6, self.RULE, ("at-least", JOINS), adds, side=s.name(seat), hex=target):
            return
        (user,) = s.draw(1, aside(s), self.RULE)
        taker = to_another(s, user, seat)
        if taker == seat:
            s.master[user] = seat
            changes.put(s, user, target)
            s.emit("enters", unit=user, side=s.name(seat), to=target)
        elif taker != NOBODY:
            special.come(s, [user], taker, "DR-A-MAG-03")

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - JOINS + len(modifiers(s, seat, target))) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return []
        return too_early(s) or self._bars(s, seat, target)
