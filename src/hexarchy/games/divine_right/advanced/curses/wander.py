"""The Curse of the Wanderer (DR-A-CURSE-65 to -68): a hero who must go on, nearer to a place every turn."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import captives, hooks
from hexarchy.games.divine_right.advanced.curses import kinds, table
from hexarchy.games.divine_right.advanced.curses.kinds import Kind, curse_kind
from hexarchy.games.divine_right.records import Curse
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, WANDERER

MOVERS: Final = ("flying_carpet", "airboat", "striding_boots", "guiding_light", "bag_of_wind")


def destination(s: DivineRightState, hero: int) -> tuple[int, int]:
    """The die, and the space it names (DR-A-CURSE-66)."""
    (die,) = s.roll(1, 6, "DR-A-CURSE-66", hero=hero)
    return die, s.world.destinations[die - 1]


def far(s: DivineRightState, curse: Curse, goal: int) -> int:
    at = s.where[curse.victim]
    return s.world.grid.distance(at, goal) if at >= 0 else s.world.grid.size


@curse_kind
class Wanderer(Kind):
    NUMBER = WANDERER

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        _set_goal(s, curse, destination(s, curse.victim)[1])
        return curse.victim


def _set_goal(s: DivineRightState, curse: Curse, goal: int) -> None:
    now = table.change(s, curse, goal=goal, since=0)
    s.emit("must-wander", hero=now.victim, hex=goal)


def _of(s: DivineRightState, seat: int) -> list[Curse]:
    return [curse for curse in s.curses if curse.kind == WANDERER and curse.on and s.master[curse.victim] == seat]


@hooks.MOVES_OPEN(option="curses")
def set_out(s: DivineRightState) -> None:
    """From where they stand now they go nearer, no matter what a retreat or a wound has cost them. Who is off the map,
    or is struck later in this phase, is not asked before the next."""
    for curse in _of(s, s.phasing):
        table.change(s, curse, since=far(s, curse, curse.goal) if s.where[curse.victim] >= 0 else 0)


@hooks.DEVICE_FAILS(option="curses")
def obsessed(s: DivineRightState, hero: int, device: str) -> bool:
    """They use only what helps them on their way (DR-A-CURSE-65)."""
    return device not in MOVERS and table.works(s, hero, WANDERER)


@hooks.MOVES_CLOSED(option="curses")
def go_on(s: DivineRightState) -> None:
    """Who has not come a space nearer goes mad; who is there is told another place, or is free (DR-A-CURSE-67,
    DR-A-CURSE-68). Prisoners, and those on the turn track, are not asked."""
    for curse in _of(s, s.phasing):
        hero = curse.victim
        if s.where[hero] < 0:
            continue
        away = far(s, curse, curse.goal)
        if not away:
            _arrive(s, curse)
        elif curse.since and away >= curse.since:
            s.emit("goes-mad", hero=hero, hex=s.where[hero])
            captives.kill(s, hero, NOBODY, points=False)


def _arrive(s: DivineRightState, curse: Curse) -> None:
    curse = table.change(s, curse, past=curse.past | 1 << s.world.destinations.index(curse.goal))
    die, goal = destination(s, curse.victim)
    if curse.past >> (die - 1) & 1:
        kinds.lift(s, curse)
    else:
        _set_goal(s, curse, goal)
