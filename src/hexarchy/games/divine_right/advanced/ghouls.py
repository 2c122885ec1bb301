"""The Ghouls (DR-A-GHO): at home beneath the Tomb of Olde, where nobody follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import changes, choices, entering, fallout, hooks
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import MAGIC

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

SWITCH: Final = "ghouls"


def ghouls(s: DivineRightState) -> int:
    return s.world.index[SWITCH]


def under(s: DivineRightState, piece: int) -> bool:
    return bool(s.underground >> piece & 1)


# -- up and down ------------------------------------------------------------------------------------------------------


class Passage(choices.Turn):
    """In the space of the Tomb the unit, and heroes with it, change between surface and underground for a point; heroes
    come up by themselves too (DR-A-GHO-02, DR-A-GHO-04)."""

    OPTION = SWITCH

    def options(self, s: DivineRightState, march: March) -> list[Action]:
        verbs = s.game.verbs
        action = verbs.come_up if verbs.come_up.verb == self.VERB else verbs.go_under
        return [] if self.why(s, march, 0) else [action]

    def _pay(self, s: DivineRightState, march: March, *, down: bool) -> None:
        march.spent += 1
        march.gone = True
        for piece in march.members:
            changes.set_underground(s, piece, down)
        s.emit("goes-under" if down else "comes-up", units=march.members, hex=s.where[march.members[0]])

    def _exhausted(self, s: DivineRightState, march: March) -> list[Reason]:
        left = march.way.allowance(s, march.members) - march.spent
        hex_ = s.where[march.members[0]]
        return [] if left > 0 else [Reason("DR-B-MOV-01", "too-far", hex=hex_, points=left)]


@choices.turn
class GoUnder(Passage):
    VERB = "go-under"

    def do(self, s: DivineRightState, march: March, target: int) -> None:
        self._pay(s, march, down=True)
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)

    def why(self, s: DivineRightState, march: March, target: int) -> list[Reason]:
        members, hero = march.members, s.world.first_hero
        led = ghouls(s) in members and all(piece >= hero for piece in members if piece != ghouls(s))
        if not led or s.where[members[0]] != s.world.tomb or under(s, members[0]):
            return [Reason("DR-A-GHO-02", "no-way-down", unit=members[0])]
        return self._exhausted(s, march)


@choices.turn
class ComeUp(Passage):
    VERB = "come-up"

    def do(self, s: DivineRightState, march: March, target: int) -> None:
        self._pay(s, march, down=False)
        space = s.where[march.members[0]]
        if ghouls(s) in march.members:
            entering.units_enter(s, s.phasing, march.members, space, space)
        else:
            march.meet(s, march.members, space, space)
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)

    def why(self, s: DivineRightState, march: March, target: int) -> list[Reason]:
        first = march.members[0]
        if not under(s, first):
            return [Reason("DR-A-GHO-02", "not-underground", unit=first)]
        if ghouls(s) in march.members and s.foes(s.phasing) >> s.where[first] & 1:
            return [Reason("DR-B-MOV-05", "enemies-there", hex=s.where[first])]
        return self._exhausted(s, march)


@hooks.CLOSED(option=SWITCH)
def no_way_out(s: DivineRightState, members: Sequence[int]) -> int:
    """From below the only way is up."""
    return s.world.field.all if any(under(s, piece) for piece in members) else 0


@hooks.GOES_ALONG(option=SWITCH)
def same_depth(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    apart = under(s, members[0]) != under(s, piece)
    return [Reason("DR-A-GHO-02", "not-at-that-depth", unit=piece)] if apart else []


@choices.hideout
class Tunnels(choices.Hideout):
    """A retreat in the space of the Tomb may be to the underground (DR-A-GHO-03)."""

    OPTION = SWITCH

    def action(self, s: DivineRightState) -> Action:
        return s.game.verbs.into_tomb

    def open(self, s: DivineRightState, units: Sequence[int]) -> bool:
        return [*units] == [ghouls(s)] and s.where[ghouls(s)] == s.world.tomb

    def go(self, s: DivineRightState, unit: int) -> None:
        changes.set_underground(s, unit, True)
        s.emit("goes-under", units=(unit,), hex=s.where[unit])


# -- what cannot reach them -------------------------------------------------------------------------------------------


@hooks.MAY_ATTACK(option=SWITCH)
def not_from_below(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    return [Reason("DR-A-GHO-03", "is-underground", unit=unit)] if under(s, unit) else []


@hooks.HIDES(option=SWITCH)
def out_of_sight(s: DivineRightState, hero: int) -> bool:
    """Nobody is searched for underground (DR-A-GHO-04)."""
    return under(s, hero)


@hooks.SHIELDED(option=SWITCH)
def out_of_reach(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """What happens above does not touch them, but for the magic of Greystaff (DR-A-GHO-03)."""
    return under(s, hero) and cause != MAGIC
