"""The Isle of Fright, advanced (DR-A-ISL): what the sea has washed up there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks
from hexarchy.games.divine_right.advanced import finds
from hexarchy.games.divine_right.magic.seeking import seeks, too_early
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MOVEMENT_PHASE

SWITCH: Final = "isle_of_fright_adv"
FOUND, MORE = 5, 7  # DR-T-A-ISLE
SELKIES: Final = "selkies"


def selkies_in_play(s: DivineRightState) -> bool:
    return s.where[s.world.index[SELKIES]] >= 0


def favour(s: DivineRightState, seat: int) -> tuple[hooks.Modifier, ...]:
    """Of the Selkies, if they are friendly, wherever they are (DR-A-ISL-02)."""
    friends = selkies_in_play(s) and s.master[s.world.index[SELKIES]] == seat
    return (("DR-A-ISL-02", 1),) if friends else ()


@hooks.ISLE_OPEN(option=SWITCH)
def landing(s: DivineRightState, everybody: Sequence[int]) -> bool:
    """While the Selkies are in play heroes may be brought there to seek, by ship, boat or air (DR-A-ISL-01)."""
    return selkies_in_play(s) and any(s.is_hero(piece) for piece in everybody)


@hooks.act
class Comb(hooks.Act):
    """A castaway, or who was brought there, looks along the beach (DR-A-ISL-01, DR-DEC-52)."""

    VERB = "comb"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-ISL-01"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = [piece for space in hexes_of(s.world.isle) for piece in s.own(seat, space)]
        return [s.game.verbs.comb[hero] for hero in there if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        space = s.where[hero]
        if not s.world.isle >> space & 1:
            return [Reason("DR-A-ISL-01", "not-on-the-isle", unit=hero)]
        if not s.is_hero(hero) or not seeks(s, hero):
            return [Reason("DR-A-ISL-01", "no-seeker", unit=hero)]
        if s.magic.sought >> hero & 1:
            return [Reason("DR-B-MAG-04", "has-sought", unit=hero)]
        return [Reason("DR-A-ISL-04", "was-lucky", unit=hero)] if finds.lucky(s, hero, space) else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, sought=s.magic.sought | 1 << target)
        adds = favour(s, seat)
        total = sum(amount for _, amount in adds)
        (die,) = s.roll(
            1,
            6,
            "DR-A-ISL-02",
            hero=target,
            hex=s.where[target],
            modifiers=adds,
            needs=("at-least", FOUND),
            wins=lambda die: die + total >= FOUND,
        )
        if die + total < FOUND:
            return
        finds.remember(s, target)
        if die + total >= MORE:
            s.push(finds.Windfall(target, "DR-A-ISL-02"))
        else:
            finds.treasure(s, target)
        fallout.settle(s)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - FOUND + len(favour(s, seat))) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)
