"""The Wandering People (DR-B-WAN): a camp, a Troop and three gifts, and a curse on those who part with them badly.

The gifts are devices. The camp calls `hooks.CAMP_PITCHED` when it is set up, with the seat of its host, and
`hooks.CAMP_STRUCK` when it is gone: the chapter of devices puts `flying_carpet`, `spinning_wheel` and `guiding_light`
into the host's royal castle, and takes them out of the game wherever they are (DR-B-WAN-01, DR-B-WAN-04).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.games.divine_right import cards, changes, hooks, openings
from hexarchy.games.divine_right.magic.temple import in_temple
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY, TRACK

TROOP: Final = "wandering_troop"
PEOPLE: Final = "wandering-people"
HOST, ATTACKER, BOTH = (1, 2, 3), (4, 5), (6,)  # whose monarch is cursed (DR-T-B-WANDERCURSE)


def pitch(s: DivineRightState, seat: int, space: int) -> None:
    """The camp is set up where the Troop is (DR-B-WAN-01)."""
    changes.hirelings(s, camp=space, host=seat)
    s.emit("camp-pitched", side=s.name(seat), hex=space)
    for follow in hooks.CAMP_PITCHED.of(s):
        follow(s, seat)


@hooks.ENTERED_PLAY()
def enters(s: DivineRightState, piece: int, space: int) -> None:
    if s.world.names[piece] == TROOP:
        pitch(s, s.master[piece], space)


@hooks.ENTERS()
def driven_out(s: DivineRightState, seat: int, units: Sequence[int], before: int, space: int) -> None:
    """Enemy combat units in the camp drive them out, and a player is cursed for it (DR-B-WAN-02). What is afloat, or in
    the air, does not enter it."""
    host = s.hirelings.host
    if space != s.hirelings.camp or seat == host or s.is_seagoing(units[0]) or s.airborne >> units[0] & 1:
        return
    strike(s)
    (die,) = s.roll(1, 6, "DR-B-WAN-02", side=s.name(seat), hex=space)
    if die in (*HOST, *BOTH):
        _curse(s, host)
    if die in (*ATTACKER, *BOTH):
        _curse(s, seat)


def strike(s: DivineRightState) -> None:
    """Camp, Troop and gifts leave the game; the card is discarded (DR-B-WAN-04)."""
    camp, troop = s.hirelings.camp, s.world.index[TROOP]
    changes.hirelings(s, camp=NOBODY, host=NOBODY)
    s.emit("camp-struck", hex=camp)
    if s.where[troop] >= 0:
        changes.lift(s, troop, GONE)
        changes.command(s, troop, NOBODY)
    special.move_card(s, s.world.card_kinds.index(PEOPLE), cards.DISCARD)
    for follow in hooks.CAMP_STRUCK.of(s):
        follow(s)


@hooks.PLAYER_OUT()
def host_is_out(s: DivineRightState, seat: int) -> None:
    """With their host they go (DR-B-WAN-04)."""
    if s.hirelings.host == seat:
        strike(s)


def _curse(s: DivineRightState, seat: int) -> None:
    """Nobody is cursed in the Temple (DR-B-TOK-05), nor on the turn track (DR-B-FAT-13)."""
    monarch = openings.lord(s, seat)
    if in_temple(s, monarch) or s.where[monarch] == TRACK:
        return
    if hooks.PEOPLES_CURSE.any(s, monarch):
        return
    changes.hirelings(s, cursed=s.hirelings.cursed | 1 << monarch)
    s.emit("cursed", hero=monarch)


@hooks.FATE_TWICE()
def twice(s: DivineRightState, hero: int) -> str | None:
    """A cursed monarch rolls twice (DR-B-WAN-03)."""
    return "DR-B-WAN-03" if s.hirelings.cursed >> hero & 1 else None


@hooks.RESTING()
def free_of_it(s: DivineRightState, piece: int, by: int) -> None:
    """Who follows a dead monarch is not cursed."""
    changes.hirelings(s, cursed=s.hirelings.cursed & ~(1 << piece))
