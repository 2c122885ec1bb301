"""Impetuous units (DW-S-MOR-62 to -69, -73 to -75): they forget their orders and go for the enemy that provoked them,
as straight as they can. Their ways are found in approach.py, their last steps in closing_in.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, hooks, sides
from hexarchy.games.demonworld.approach import Approach, SmallApproach
from hexarchy.games.demonworld.closing_in import apart
from hexarchy.games.demonworld.movement.single import Leaving, why_not_named
from hexarchy.games.demonworld.movement.strength import is_small
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import first_owner
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.singles import attached_to
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NO_ORDER, NOBODY, SIDES, STANDARD

FRENZY: Final = 2  # added to initiative (DW-S-MOR-66)


# -- the state of being impetuous --------------------------------------------------------------------------------------


def provoke(s: DemonworldState, unit: int, foe: int) -> None:
    """A unit becomes impetuous: that replaces its order, and it goes for this enemy (DW-S-MOR-47, -62, -73)."""
    changes.unit(s, unit, impetuous=True, target=foe, order=NO_ORDER, counters=())
    s.emit("impetuous", unit=s.name(unit), foe=s.name(foe))


@hooks.NO_ORDERS(level=STANDARD)
def no_order_in_frenzy(s: DemonworldState, unit: int) -> Reason | None:
    return Reason("DW-S-MOR-62", "impetuous", unit=s.name(unit)) if s.units[unit].impetuous else None


@hooks.INITIATIVE(level=STANDARD)
def frenzied(s: DemonworldState, element: int) -> Iterator[tuple[str, int]]:
    """In every round (DW-S-MOR-66)."""
    if s.units[s.unit_of(element)].impetuous:
        yield "DW-S-MOR-66", FRENZY


@hooks.ROUTED(level=STANDARD)
def next_target(s: DemonworldState, unit: int) -> None:
    """Those who went for a unit that routs look for the nearest enemy, which may be it again (DW-S-MOR-68, -73)."""
    for other, true in enumerate(s.units):
        if true.target == unit:
            changes.unit(s, other, target=NOBODY)


def nearest_foes(s: DemonworldState, unit: int) -> list[int]:
    """The enemies nearest to a unit (DW-S-MOR-68)."""
    own = s.fields_of(unit)
    far = {foe: apart(s, own, foe) for foe in s.roster.of_side(1 - s.side(unit)) if s.bodies[foe]}
    return [foe for foe in far if far[foe] == min(far.values())]


# -- who goes ----------------------------------------------------------------------------------------------------------


def frenzied_units(s: DemonworldState, side: int) -> list[int]:
    """Impetuous units of a side that have to move: with no enemy left on the area none has (DW-S-MOR-69)."""
    foes = any(s.bodies[foe] for foe in s.roster.of_side(1 - side))
    return [
        unit
        for unit in s.roster.of_side(side)
        if foes and (true := s.units[unit]).impetuous and not true.melee and not true.moved and s.bodies[unit]
    ]


@step("impetuous", level=STANDARD)
@frame
class Impetuous(Stages, Procedure):
    """After the routs and before all others (DW-S-MOR-64). Where both sides have some, a die decides who says which
    side goes first."""

    chooser: int = NOBODY
    first: int = NOBODY
    stage: int = 0

    STAGES = ("count", "choose", "go_wild")

    def count(self, s: DemonworldState) -> Asked:
        both = [side for side in range(len(SIDES)) if frenzied_units(s, side)]
        if len(both) > 1:
            self.chooser = sides.roll_off(s, "DW-S-MOR-64")
        else:
            self.first = both[0] if both else 0
        return None

    def choose(self, s: DemonworldState) -> Asked:
        if self.first != NOBODY:
            return None
        verbs = s.game.verbs
        options = [verbs.first, verbs.second]
        return Ask(s.speaker(self.chooser), "impetuous-first", "DW-S-MOR-64", options, default=verbs.second)

    def do_first(self, s: DemonworldState, seat: int, target: int) -> None:
        self.first = self.chooser

    def do_second(self, s: DemonworldState, seat: int, target: int) -> None:
        self.first = 1 - self.chooser

    def go_wild(self, s: DemonworldState) -> Asked:
        """Unit by unit, in the order their owner chooses (DW-DEC-48)."""
        units = [unit for side in range(len(SIDES)) for unit in frenzied_units(s, side)]
        if not units:
            return None
        mine = first_owner(s, units, self.first)
        if len(mine) > 1:
            return Ask(s.owner(mine[0]), "impetuous-next", "DW-S-MOR-64", [s.offers.next[unit] for unit in mine])
        self.go("go_wild")
        s.push(Frenzy(mine[0]))
        return None

    def do_next(self, s: DemonworldState, seat: int, target: int) -> None:
        s.push(Frenzy(s.unit_named(target)))


@frame
class Frenzy(Procedure):
    """One impetuous unit: its target if it has none any more, then its way (DW-S-MOR-73). Just before, those attached
    to it may leave it (DW-S-CMD-18)."""

    unit: int
    stay: bool = False  # those attached to it do

    def step(self, s: DemonworldState) -> Asked:
        target = s.units[self.unit].target
        if target == NOBODY or not s.bodies[target]:
            options = [s.offers.charge[foe] for foe in nearest_foes(s, self.unit)]
            if not options:  # who left it has run down the last (DW-S-MOR-69)
                changes.unit(s, self.unit, moved=True)
                s.finish(self.unit)
                return None
            return Ask(s.owner(self.unit), "provoked", "DW-S-MOR-73", options, unit=s.name(self.unit))
        leaving = [single for single in attached_to(s, self.unit) if why_not_named(s, single) is None]
        if leaving and not self.stay:
            done = s.game.verbs.done
            options = [*(s.offers.leave[single] for single in leaving), done]
            name = s.name(self.unit)
            return Ask(s.owner(self.unit), "impetuous-leave", "DW-S-CMD-18", options, default=done, unit=name)
        s.pop()
        s.push(SmallApproach(self.unit) if is_small(s, self.unit) else Approach.of(s, self.unit))
        return None

    def do_charge(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.unit(s, self.unit, target=s.unit_named(target))

    def do_leave(self, s: DemonworldState, seat: int, target: int) -> None:
        s.push(Leaving(s.unit_named(target)))

    def resumed(self, s: DemonworldState, child: Frame, value: int) -> None:
        changes.unit(s, value, moved=True)

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self.stay = True
