"""Winners and losers (DW-B-WIN-07 to -16): the battle ends after its last round, or with the last element of a side."""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.core.frames import Asked, frame
from hexarchy.core.results import Result
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import is_routing
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ALOFT, CROSSED, RIDING, SIDES, WAITING

PRESENT = (ALOFT, RIDING, WAITING)  # off the area, and not out of the battle
KEPT = (*PRESENT, CROSSED)


@step("last count")
@frame
class LastCount(Procedure):
    """A round begun is always finished (DW-B-WIN-07)."""

    def step(self, s: DemonworldState) -> Asked:
        over = s.round >= s.battle.rounds or any(decided(s) for decided in hooks.DECIDED.of(s))
        if over or not all(in_play(s, side) for side in range(len(SIDES))):
            count(s)
        s.finish()
        return None


def in_play(s: DemonworldState, side: int) -> bool:
    """Has a side an element left on the area, or above it (DW-B-WIN-16)?"""
    return any(
        where >= 0 or where in PRESENT for element, where in enumerate(s.at) if s.roster.side_of[element] == side
    )


def eliminated(s: DemonworldState, unit: int) -> bool:
    """Has it no element left (DW-B-WIN-10)? Those that a scenario lets cross the edge are not lost."""
    return all(s.at[element] < 0 and s.at[element] not in KEPT for element in s.entry(unit).elements)


def score(s: DemonworldState, side: int) -> int:
    """The points of enemy cards that were completely eliminated or fled (DW-B-WIN-08, -09), of lost items, and what
    else a scenario counts; or what it counts instead."""
    for tally in hooks.TALLIES.of(s):
        found = tally(s, side)
        if found is not None:
            return found
    cards = sum(
        entry.points for unit, entry in enumerate(s.roster.entries) if entry.side != side and eliminated(s, unit)
    )
    return cards + sum(points for add in hooks.SCORES.of(s) for _, points in add(s, side))


@hooks.SCORES()
def objectives(s: DemonworldState, side: int) -> Iterator[tuple[str, int]]:
    """Objectives a side controls: an element of it stands there, neither in melee nor routing (DW-B-WIN-15)."""
    for _, field, points in s.battle.objectives:
        element = s.standing.get(field)
        if element is None or s.roster.side_of[element] != side:
            continue
        if not contact.touches(s, element) and not is_routing(s, element):
            yield "DW-B-WIN-15", points


def _standing(s: DemonworldState, side: int) -> int:
    """Elements of a side on the area: in a scenario that says so, they decide where nobody has lost a unit."""
    return sum(where >= 0 for element, where in enumerate(s.at) if s.roster.side_of[element] == side)


def count(s: DemonworldState) -> None:
    """The higher score wins; equal scores are a draw (DW-B-WIN-08)."""
    scores = [score(s, side) for side in range(len(SIDES))]
    weighed = [(own, _standing(s, side) if s.battle.tie == "elements" else 0) for side, own in enumerate(scores)]
    best = max(weighed)
    sides = [s.side_of_seat(seat) for seat in range(len(s.setting.seats))]
    ranks = tuple(1 if weighed[side] == best else 2 for side in sides)
    s.end_ranked(Result(ranks, tuple(scores[side] for side in sides), "DW-B-WIN-08"))
