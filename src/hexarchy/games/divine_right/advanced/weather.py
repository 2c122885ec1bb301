"""Weather and sailing (DR-A-SAI): a die for every stack of fleets says how far it sails.

It falls when the first fleet of a space begins to move, and binds all that stand there then: what it is worth to each
of them is in `s.half.weather`. Fleets have so many points that they can always enter a space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.state import DivineRightState

CALM: Final = 4  # points that are taken away
BEST: Final = 6  # what the die counts with the Bag of Wind
SLOW: Final = 8  # points: under this sailors' skill helps
SKILL: Final = {"bilge_rat": 2, "tana": 1}


@hooks.BEGINS_TO_MOVE(option="weather_sailing")
def look_at_the_sky(s: DivineRightState, piece: int) -> None:
    """In the open, once for each space (DR-A-SAI-01, DR-A-SAI-04)."""
    known = dict(s.half.weather)
    if not s.is_fleet(piece) or piece in known:
        return
    space = s.where[piece]
    stack = s.own(s.phasing, space)
    if powers.wielder(s, "bag_of_wind") in stack:  # DR-A-SAI-02
        die = BEST
    else:
        (die,) = s.roll(1, 6, "DR-A-SAI-01", side=s.name(s.phasing), hex=space)
    skill = sum(worth for name, worth in SKILL.items() if s.world.index[name] in stack)
    for fleet in stack:
        if s.is_fleet(fleet) and not s.half.moved >> fleet & 1:
            slow = s.world.pieces[fleet].move - CALM + die < SLOW  # DR-A-SAI-03
            known[fleet] = die - CALM + (skill if slow else 0)
    changes.half(s, weather=tuple(sorted(known.items())))
    s.emit("weather", side=s.name(s.phasing), hex=space, points=s.world.pieces[piece].move + known[piece])


@hooks.ALLOWANCE(option="weather_sailing")
def sails(s: DivineRightState, members: Sequence[int]) -> int:
    """Of fleets together the slower one rules, each by its own print and die (DR-A-SAI-04). What the Bag of Wind adds
    otherwise is in it (DR-A-SAI-02)."""
    if not s.is_fleet(members[0]):
        return 0
    known = dict(s.half.weather)
    paces = {fleet: party.move_of(s, fleet) for fleet in members if fleet in known}
    if not paces:
        return 0
    slowest = min(pace + known[fleet] for fleet, pace in paces.items())
    return slowest - min(paces.values()) - powers.bag_of_wind(s, members)
