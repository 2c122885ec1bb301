"""Combat units that are eliminated, and what goes down with them (DR-B-GEN-06, DR-B-FLT-05)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import captives, changes, fate, hooks
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ADRIFT, NOBODY, POOL


def expendable(s: DivineRightState, units: Sequence[int]) -> list[int]:
    """Of units those that may be picked as a loss: a monarch who is one only when no other is left (DR-B-EOW-11)."""
    others = [unit for unit in units if not s.world.monarch_units >> unit & 1]
    return others or [*units]


def cheapest(s: DivineRightState, units: Sequence[int]) -> int:
    """The unit its owner can best do without: what is lost where they do not say (DR-B-GEN-14)."""
    pieces, laden = s.world.pieces, [*s.aboard.values()]

    def worth(unit: int) -> tuple[int, int, int]:
        return laden.count(unit), pieces[unit].strength + pieces[unit].siege, unit

    return min(expendable(s, units), key=worth)


def eliminate(
    s: DivineRightState,
    unit: int,
    *,
    cause: int = ADRIFT,
    captor: int = NOBODY,
    by: int = NOBODY,
    magic: int = NOBODY,
) -> None:
    """A regular or mercenary goes to its pool. With a fleet goes its cargo; its heroes roll for `cause`. Who rode a
    flyer is set down on the land below. A monarch who is a combat unit is killed (DR-B-EOW-11). `by`: the seat that did
    it, where it captures nobody; `magic`: the seat whose magic did it, and which is not there."""
    space = s.where[unit]
    _score(s, unit, captor, by if by != NOBODY else magic)
    if s.world.monarch_units >> unit & 1:
        captives.kill(s, unit, by)
        return
    ashore = not s.is_fleet(unit) and s.world.land >> space & 1
    for load in s.cargo(unit) if not ashore else ():
        if load >= s.world.first_hero or s.world.monarch_units >> load & 1:
            fate.endanger(s, load, cause, captor, space)
        else:
            eliminate(s, load, cause=cause, captor=captor, by=by, magic=magic)
    s.emit("eliminated", unit=unit, hex=space)
    for fall in hooks.FALLS.of(s):
        fall(s, unit, by if captor == NOBODY else captor, space)
    changes.lift(s, unit, changes.rest(s, unit, POOL))
    changes.command(s, unit, NOBODY)
    for follow in hooks.RESTING.of(s):
        follow(s, unit, captor)


def _score(s: DivineRightState, unit: int, captor: int, slayer: int) -> None:
    """Who may have points for it: a seat that took the castle, or destroyed it in combat or by magic."""
    if slayer != NOBODY:
        slain(s, unit, slayer)
    if (taker := captor if captor != NOBODY else slayer) != NOBODY and not s.world.monarch_units >> unit & 1:
        captives.taken_by(s, unit, taker)


def slain(s: DivineRightState, unit: int, slayer: int) -> None:
    """A seat destroys a unit in combat or by its magic (DR-A-VPO-04)."""
    if slayer != s.master[unit]:
        for slay in hooks.SLAIN.of(s):
            slay(s, unit, slayer)


def by_event(s: DivineRightState, units: Iterable[int], rule: str) -> None:
    """One of some units, to an event; one that cannot be applied is no event (DR-B-EVT-13)."""
    found = tuple(units)
    if found:
        s.push(EventLoss(found, rule))


@frame
class EventLoss(Procedure):
    """The phasing player chooses what an event takes (DR-DEC-25)."""

    units: tuple[int, ...]
    rule: str

    def step(self, s: DivineRightState) -> Asked:
        lose = s.game.verbs.lose
        cheap = lose[cheapest(s, self.units)]
        return Ask(s.phasing, "event-loss", self.rule, [lose[unit] for unit in self.units], default=cheap)

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        eliminate(s, unit)
        s.finish()
