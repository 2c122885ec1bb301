"""The chain of consequences (DR-B-SEQ-08): what a fallen castle, a dead monarch or a lost player brings with it.

The step in hand is finished first; what it brings is noted with `later`, and `settle` works it off in the order of the
rule before the next act. Consequences note others: they take their place in the order.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right.procedure import PlayerTurnBase, Procedure
from hexarchy.games.divine_right.state import DivineRightState

# In the order of the rule. What stands behind each is what is noted with it.
FATE: Final = 0  # hero, cause, captor, place: a fate to roll
CAPTURE: Final = 1  # hero, captor, place: what the captor does with them
LOOT: Final = 2  # hero: a thief is out with what they stole
OUT: Final = 3  # seat: a player is out of the game
LEFT: Final = 4  # nothing: is more than one player left (DR-B-VIC-07)?
STATUS: Final = 5  # kingdom, what (below), seat
JAILS: Final = 6  # kingdom, seat: it has left the seat's alliance, and with it its prisons
FREED: Final = 7  # hero: a prisoner goes free
SIEGES: Final = 8  # all sieges are looked at
ESCAPE: Final = 9  # hero, place: among enemies, and unharmed
DISPLACED: Final = 10  # piece, place: it must go somewhere else
SPOILS: Final = 11  # thing, place, its bearer's seat, the enemy's, the enemy's spaces: who takes what a bearer lost
BOOTY: Final = 12  # thing, place, seat, besiegers who could take it: the plunder of a castle
RECALL: Final = 13  # seat: the others say whether a player may come back
ASSIGN: Final = 14  # hero: a Great Captain whose kingdom has left is assigned to another
SUCCESSION: Final = 15  # kingdom, seat: a child follows a player monarch
REACTION: Final = 16  # hero: a magician may curse one who has come into their space (DR-A-CURSE-10)
PREY: Final = 17  # monster: it attacks a friend (DR-A-CURSE-64)
REVOLT_OVER: Final = 18  # nothing: the last rebels are gone
TESTED: Final = 19  # hero, device: is it cursed (DR-A-DEV-13)?
CALM: Final = 20  # kingdom: the last of those who troubled it are gone (DR-A-SCO-15, DR-A-SCO-31)
DWINDLED: Final = 21  # kingdom: has one of those who claim its crown lost all followers (DR-A-HEIR-09)?
RIGHTFUL: Final = 22  # kingdom, 1 where it is the True Heir's: a disputed crown is won (DR-A-CIV-06)
RESTORED: Final = 23  # kingdom, seat: a player has their own kingdom back from a Usurper (DR-A-COU-07)
SUBDUED: Final = 24  # kingdom: a conqueror has come into a kingdom that he has broken (DR-A-KHA-16)
VANISH: Final = 25  # nothing: creatures of magic have come within range of the Crater (DR-A-MET-05)

# What becomes of a kingdom (STATUS).
CONFUSION, COWARD, PEACE_MADE, DEPOSED = range(4)

HANDLERS: Final[dict[int, Callable[..., None]]] = {}  # each filled in by the chapter it belongs to


def handles(kind: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The procedure for one kind of consequence: called with the state and what was noted."""

    def register(handler: Callable[..., None]) -> Callable[..., None]:
        assert kind not in HANDLERS, f"two procedures for consequence {kind}"
        HANDLERS[kind] = handler
        return handler

    return register


def later(s: DivineRightState, kind: int, *about: int) -> None:
    """Note a consequence; those of one kind come in the order they were noted in."""
    if kind == SIEGES and (not s.sieges or any(other[0] == SIEGES for other in s.fallout)):
        return  # there is nothing to look at, or it will be looked at anyway
    _note(s, kind, 1 + max((entry[1] for entry in s.fallout if entry[0] == kind), default=-1), about)


def falls(s: DivineRightState, seat: int) -> None:
    """Note that a player has lost their monarch; of several who do so at once the phasing player is out first, then
    those to their right (DR-B-SEQ-06)."""
    _note(s, OUT, (seat - max(s.phasing, 0)) % len(s.players), (seat,))


def _note(s: DivineRightState, kind: int, place: int, about: tuple[int, ...]) -> None:
    pending = [*s.fallout]
    insort(pending, (kind, place, *about))
    s.fallout = tuple(pending)


def noted(s: DivineRightState, kind: int) -> set[int]:
    """The pieces, seats or kingdoms for which a consequence of this kind is still to come."""
    return {entry[2] for entry in s.fallout if entry[0] == kind}


def settle(s: DivineRightState) -> bool:
    """Work off what is noted; True where something was, and the caller goes on when it is through."""
    if not s.fallout:
        phasing = s.phasing  # `_cut_due` nearly always is not: it is asked after every step
        if phasing < 0 or not s.players[phasing].out or not _cut_due(s) or isinstance(s.frames[-1], PlayerTurnBase):
            return False
    s.push(Fallout())
    return True


@frame
class Fallout(Procedure):
    """Consequence after consequence, until none is left."""

    def step(self, s: DivineRightState) -> Asked:
        if s.fallout:
            (kind, _, *about), s.fallout = s.fallout[0], s.fallout[1:]
            HANDLERS[kind](s, *about)
            return None
        s.finish()
        if any(isinstance(below, Fallout) for below in s.frames):
            return None  # what another brought with it comes to its end first
        if _cut_due(s):
            _cut_short(s)
        return None

    def resumed(self, s: DivineRightState, child: Any, value: Any) -> None:
        """A procedure that a consequence opened has ended: the next consequence."""


def _cut_due(s: DivineRightState) -> bool:
    return s.phasing >= 0 and bool(s.players[s.phasing].out) and s.result is None


def _cut_short(s: DivineRightState) -> None:
    """The phasing player is out: the rest of their player turn is lost at once but for what the other side must still
    bear of an attack in hand, and what is to leave leaves (DR-B-SEQ-07)."""
    while not isinstance(s.frames[-1], PlayerTurnBase):
        top = s.frames[-1]
        if isinstance(top, Procedure) and top.borne_alone(s):
            return
        s.frames.pop()
    s.frames[-1].go("farewell")
