"""Omens (DR-A-OME): good and bad ones, for the rest of the roller's turn.

Those that last are in `s.half`, by their number on the Omens Table; who is surrounded by enemies in `s.fortunes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import captives, changes, events, hooks, losses
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

EVENT: Final = 5  # Omens (DR-B-EVT-05)
FIRST: Final = 2  # the lowest number of the Random Events Table
BATTLE, SAILING, DIPLOMACY, MARCHING, STRANGER, DESTINY = range(1, 7)  # DR-T-A-OMENS-GOOD, DR-T-A-OMENS-BAD
SURROUNDED: Final = 6  # of the bad ones
LASTING: Final = (BATTLE, SAILING, DIPLOMACY, MARCHING)
GOOD, BAD = "DR-A-OME-02", "DR-A-OME-03"

# -- the dice ---------------------------------------------------------------------------------------------------------


@hooks.EVENT(option="omens")
def read(s: DivineRightState, number: int) -> bool:
    """A die, even good, odd bad, and a second on its table (DR-A-OME-01)."""
    if number != EVENT:
        return False
    (sign,) = s.roll(1, 6, "DR-A-OME-01", side=s.name(s.phasing))
    good = sign % 2 == 0
    (die,) = s.roll(1, 6, GOOD if good else BAD, side=s.name(s.phasing))
    s.emit("good-omen" if good else "bad-omen", number=die, side=s.name(s.phasing))
    (_favour if good else _threaten)(s, die)
    return True


def _favour(s: DivineRightState, die: int) -> None:
    """A second destiny in a turn is no event: so the chain ends (DR-A-OME-02)."""
    if die == STRANGER:
        special.draw(s, s.phasing)
    elif die == DESTINY and not is_good(s, DESTINY):
        first, second = (events.rolled(s, GOOD) for _ in range(2))
        s.push(Destiny(first, second))
    changes.half(s, good=s.half.good | 1 << die)


def _threaten(s: DivineRightState, die: int) -> None:
    if die == STRANGER:
        s.push(Parting())
    elif die == SURROUNDED:
        changes.fortunes(s, surrounded=s.fortunes.surrounded | 1 << s.phasing)
    else:
        changes.half(s, bad=s.half.bad | 1 << die)


@frame
class Destiny(Procedure):
    """Two events, of which the player chooses one (DR-DEC-28)."""

    first: int
    second: int

    def step(self, s: DivineRightState) -> Asked:
        numbers = sorted({self.first, self.second})
        return Ask(s.phasing, "destiny", GOOD, [s.game.verbs.heed[number - FIRST] for number in numbers])

    def do_heed(self, s: DivineRightState, seat: int, event: int) -> None:
        s.finish()
        events.happen(s, event + FIRST)


@frame
class Parting(Procedure):
    """A special mercenary is lost, of any kind and of its player's choice (DR-DEC-28)."""

    def step(self, s: DivineRightState) -> Asked:
        found = [piece for piece in s.pieces_of(s.phasing) if special.for_hire(s, piece)]
        if not found:
            s.finish()
            return None
        lose = s.game.verbs.lose
        return Ask(s.phasing, "parting", BAD, [lose[piece] for piece in found])

    def do_lose(self, s: DivineRightState, seat: int, piece: int) -> None:
        s.finish()
        if piece >= s.world.first_hero:
            captives.kill(s, piece, NOBODY, points=False)
        else:
            losses.eliminate(s, piece)


# -- what lasts -------------------------------------------------------------------------------------------------------


def is_good(s: DivineRightState, omen: int) -> bool:
    return bool(s.half.good >> omen & 1)


def is_bad(s: DivineRightState, omen: int) -> bool:
    return bool(s.half.bad >> omen & 1)


def signs(s: DivineRightState, omen: int, worth: int = 1) -> list[hooks.Modifier]:
    """What an omen adds and takes away."""
    found = [(GOOD, worth)] if is_good(s, omen) else []
    return [*found, (BAD, -worth)] if is_bad(s, omen) else found


@hooks.COMBAT_MODIFIERS(option="omens")
def battle(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """For the roller's side in combat; sieges are no battles (DR-A-OME-04)."""
    own = any(s.master[unit] == s.phasing for unit in clash.side(defending=defending))
    return signs(s, BATTLE) if own else ()


@hooks.ALLOWANCE(option="omens")
def journeys(s: DivineRightState, members: Sequence[int]) -> int:
    """2 points at sea, 1 on land; what flies, swims or goes in a boat does neither."""
    first = members[0]
    if s.is_fleet(first):
        return sum(points for _, points in signs(s, SAILING, 2))
    elsewhere = s.airborne | s.boats | s.world.flyers | s.world.swimmers
    return 0 if elsewhere >> first & 1 else sum(points for _, points in signs(s, MARCHING))


@hooks.DIPLOMACY_MODIFIERS(option="omens")
def diplomacy(
    s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int
) -> Iterable[hooks.Modifier]:
    found = signs(s, DIPLOMACY) if seat == s.phasing else []
    foes = (s.fortunes.surrounded & ~(1 << seat)).bit_count()
    return [*found, ("DR-A-OME-06", foes)] if foes else found


@hooks.SECOND_CARD(option="omens")
def two_cards(s: DivineRightState, seat: int) -> str | None:
    """On a good day for diplomacy two cards may be played, in the place of the +1 (DR-A-OME-02)."""
    return GOOD if seat == s.phasing and is_good(s, DIPLOMACY) else None


@hooks.RECRUITING(option="omens")
def recruiting(s: DivineRightState, seat: int, folk: int, by: int) -> Iterable[hooks.Modifier]:
    """A good day for diplomacy helps among Barbarians too (DR-A-OME-05)."""
    return [("DR-A-OME-05", 1)] if seat == s.phasing and is_good(s, DIPLOMACY) else ()


@hooks.PLAYER_TURN_BEGINS(option="omens")
def breathe_again(s: DivineRightState) -> None:
    """Who was surrounded by enemies is so up to their next turn (DR-A-OME-06)."""
    changes.fortunes(s, surrounded=s.fortunes.surrounded & ~(1 << s.phasing))


@hooks.PLAYER_OUT(option="omens")
def gone(s: DivineRightState, seat: int) -> None:
    changes.fortunes(s, surrounded=s.fortunes.surrounded & ~(1 << seat))
