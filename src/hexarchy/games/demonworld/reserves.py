"""Late arrival (random_battle.py, our own design): each side keeps back half its cards by points, and they come later.

Which ones is said in secret before the others are deployed. When round 2 begins a die tells for each side whether they
come now or a round later. They enter with Move orders across their own edge, before the units of the move step: placed
by the rules of deployment on free fields of their zone, away from enemies, and that is their movement. What finds no
room tries again in the next round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_LEAST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.deploy import Deployment, Joined, Placed, Placing, settle
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import STEPS, OneRound, War, enter
from hexarchy.games.demonworld.singles import acts_alone
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import MOVE, MOVEMENT, SIDES, SINGLE, WAITING

EARLY, LATE = 2, 3  # rounds
SOON: Final = 4  # what a side's die shows at least where they come in the first of these
RULE: Final = "DW-DEC-03"
MOVE_STEP: Final = STEPS.index((MOVEMENT, "move step"))


def waiting(s: DemonworldState, unit: int) -> bool:
    """Is a card off the area, and comes later?"""
    return s.at[s.entry(unit).elements[0]] == WAITING


def comes(s: DemonworldState, side: int) -> int:
    """The round in which what a side has kept back comes; 0 as long as no die was thrown."""
    war = s.frames[0]
    return war.comes[side] if isinstance(war, LateWar) and war.comes else 0


def due(s: DemonworldState, seat: int) -> list[int]:
    """The cards of a seat that enter in this round."""
    if not 0 < comes(s, s.side_of_seat(seat)) <= s.round:
        return []
    return [unit for unit in s.roster.of_seat(seat) if waiting(s, unit)]


# -- who comes later ---------------------------------------------------------------------------------------------------


@frame
class LateDeployment(Deployment):
    """Before the others are deployed each seat says who is not."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return LatePlacing(seat)

    def told(self, s: DemonworldState, result: tuple[Placed, Joined]) -> dict[str, Any]:
        down = {s.unit_of(element) for element, _, _ in result[0]}
        mine = {unit for own in down for unit in s.roster.of_seat(s.owner(own))}
        return {**Deployment.told(self, s, result), "kept": [s.name(unit) for unit in sorted(mine - down)]}

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[Placed, Joined]]) -> None:
        Deployment.revealed(self, s, results)
        for seat in results:
            kept = [s.name(unit) for unit in s.roster.of_seat(seat) if waiting(s, unit)]
            if kept:
                s.emit("kept-back", side=s.setting.seats[seat], units=kept)


@frame
class LatePlacing(Placing):
    """Those that are not kept back."""

    kept: tuple[int, ...] = ()
    said: bool = False  # who is kept back

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {**Placing.draft(self, s), "kept": [s.name(unit) for unit in self.kept]}

    def step(self, s: DemonworldState) -> Asked:
        if not self.said:
            s.push(KeepingBack(self.seat))
            return None
        return Placing.step(self, s)

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        if isinstance(child, KeepingBack):
            self.kept, self.said = value, True
        else:
            Placing.resumed(self, s, child, value)

    def cards(self, s: DemonworldState) -> list[int]:
        return [unit for unit in Placing.cards(self, s) if unit not in self.kept]

    def why_deploy(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit in self.kept:
            return [Reason(RULE, "comes-later", unit=s.name(unit))]
        return Placing.why_deploy(self, s, seat, target)


@frame
class KeepingBack(Procedure):
    """Cards are named until they make up half the points, and never the last that can fight on its own."""

    seat: int
    kept: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"kept": [s.name(unit) for unit in self.kept]}

    def lacking(self, s: DemonworldState) -> int:
        """Points that are still to be kept back."""
        mine = s.roster.of_seat(self.seat)
        half = -(-sum(s.entry(unit).points for unit in mine) // 2)
        return half - sum(s.entry(unit).points for unit in self.kept)

    def _open(self, s: DemonworldState) -> list[int]:
        left = [unit for unit in s.roster.of_seat(self.seat) if unit not in self.kept]
        fighting = [unit for unit in left if s.entry(unit).sort != SINGLE]
        return [unit for unit in left if fighting not in ([], [unit])]

    def step(self, s: DemonworldState) -> Asked:
        lacking = self.lacking(s)
        options = [s.offers.keep_back[unit] for unit in self._open(s)] if lacking > 0 else []
        if not options:
            s.finish(self.kept)
            return None
        return Ask(self.seat, "keep-back", RULE, options, default=options[0], points=lacking)

    def do_keep_back(self, s: DemonworldState, seat: int, target: int) -> None:
        self.kept = tuple(sorted((*self.kept, s.unit_named(target))))

    def why_keep_back(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        if unit in self.kept:
            return [Reason(RULE, "comes-later", unit=s.name(unit))]
        return [Reason(RULE, "last-to-fight", unit=s.name(unit))]


# -- when they come ----------------------------------------------------------------------------------------------------


@frame
class LateWar(War):
    """`comes`: for each side the round in which what it has kept back comes, from round 2 on; 0: it has nothing."""

    comes: tuple[int, ...] = ()

    def open(self, s: DemonworldState) -> Asked:
        War.open(self, s)
        if s.round == EARLY and not self.comes:
            self.comes = tuple(self._diced(s, side) for side in range(len(SIDES)))
        return None

    def play(self, s: DemonworldState) -> Asked:
        self.go("open")
        s.push(LateRound())
        return None

    @staticmethod
    def _diced(s: DemonworldState, side: int) -> int:
        if not any(waiting(s, unit) for unit in s.roster.of_side(side)):
            return 0
        (die,) = s.roll(1, 6, RULE, needs=(AT_LEAST, SOON), side=SIDES[side])
        found = EARLY if die >= SOON else LATE
        s.emit("reserves", side=SIDES[side], round=found)
        return found


@frame
class LateRound(OneRound):
    """They come before the move step."""

    came: bool = False

    def step(self, s: DemonworldState) -> Asked:
        asked = any(left(s) is not None for left in hooks.BETWEEN_STEPS.of(s))
        if asked or self.came or self.upcoming(s) != MOVE_STEP:
            return OneRound.step(self, s)
        self.came = True
        if s.phase != MOVEMENT:
            enter(s, MOVEMENT)
        s.push(Arrivals())
        return None


# -- how they come -----------------------------------------------------------------------------------------------------


@frame
class Arrivals(Deployment):
    """All who have cards to bring do so at once and unseen, as they deployed."""

    def seats(self, s: DemonworldState) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(s.setting.seats)) if due(s, seat))

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Entering(seat)

    def revealed(self, s: DemonworldState, results: Mapping[int, tuple[Placed, Joined]]) -> None:
        for placed, joined in results.values():
            units = sorted({s.unit_of(element) for element, _, _ in placed})
            settle(s, placed, joined)
            for unit in units:
                changes.unit(s, unit, moved=True, **({} if acts_alone(s, unit) else {"order": MOVE}))
                s.emit("enters", unit=s.name(unit))


@frame
class Entering(Placing):
    """What a seat has kept back; all of it that finds room must come."""

    def cards(self, s: DemonworldState) -> list[int]:
        return due(s, self.seat)

    def through(self, s: DemonworldState, left: list[int]) -> bool:
        return not any(self.has_room(s, unit) for unit in left)

    def free(self, s: DemonworldState, unit: int, *, half_row: bool = False) -> frozenset[int]:
        """Nobody stands there, and no enemy is beside it."""
        room = Placing.free(self, s, unit, half_row=half_row)
        return room.difference(s.standing, s.reach_of(1 - s.side(unit)))

    def why_deploy(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit >= 0 and s.owner(unit) == seat and not waiting(s, unit):
            return [Reason(RULE, "on-the-area", unit=s.name(unit))]
        return Placing.why_deploy(self, s, seat, target)
