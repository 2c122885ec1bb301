"""Kingdoms that submit to the Khagan, by a demand or by force, and what they bring him (DR-A-KHA-15 to -20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, fallout, hooks, openings, status, subjects
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.scenarios.khagan import DEMANDS, royal_castles
from hexarchy.games.divine_right.scenarios.roles import KHAGAN
from hexarchy.games.divine_right.scenarios.storm_riders import broken_in, lord, muster, riders
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CONFUSED, HOME, NEUTRAL, NOBODY, PEACE, POOL, WAITING

SUBDUED: Final = 5  # and more (DR-T-A-VASSAL)

# -- by a demand ------------------------------------------------------------------------------------------------------


def why_no_demand(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    if seat != lord(s):
        return [Reason("DR-A-KHA-15", "not-the-khagan")]
    if royal_castles(s) < DEMANDS:
        return [Reason("DR-A-KHA-15", "two-royal-castles-first")]
    if not s.in_play(kingdom) or s.kingdoms[kingdom].status != NEUTRAL:
        return [Reason("DR-A-KHA-15", "not-neutral", kingdom=kingdom)]
    refused = s.venture.refused >> kingdom & 1
    return [Reason("DR-A-KHA-15", "has-refused", kingdom=kingdom)] if refused else []


@hooks.act
class Demand(hooks.Act):
    """His ambassador demands submission: even dice win (DR-A-KHA-15, DR-DEC-33)."""

    VERB = "demand"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-KHA-15"
    OPTION = KHAGAN

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if seat != lord(s) or royal_castles(s) < DEMANDS:
            return []
        return [s.game.verbs.demand[k] for k in range(len(s.kingdoms)) if not why_no_demand(s, seat, k)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        """The Personality is turned up, and changes nothing."""
        status.reveal(s, target)
        s.emit("demands", side=s.name(seat), kingdom=target)
        (die,) = s.roll(1, 6, self.RULE, side=s.name(seat), kingdom=target, wins=lambda die: die % 2 == 0)
        if die % 2:
            changes.venture(s, refused=s.venture.refused | 1 << target)
            s.emit("refuses-to-submit", kingdom=target)
        else:
            submits(s, target)

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        """To an Envoy at that court (DR-A-ENV-06)."""
        return s.where[hero] == ambassador.meeting(s, target)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return 0.5

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return why_no_demand(s, seat, target)


# -- by force ---------------------------------------------------------------------------------------------------------


def occupied(s: DivineRightState, kingdom: int, seat: int) -> bool:
    """Are a veteran and a leader of the Storm-Riders inside?"""
    own, land = riders(s.world), s.game.lands[kingdom]
    there = [piece for piece in s.pieces_of(seat) if land >> s.where[piece] & 1]
    return any(own.veterans >> piece & 1 for piece in there) and any(own.leaders >> piece & 1 for piece in there)


@hooks.ARRIVES(option=KHAGAN)
def comes_in(s: DivineRightState, members: Sequence[int], space: int) -> None:
    kingdom = s.land_of[space]
    if kingdom >= 0 and s.phasing == lord(s) and broken_in(s, kingdom) and occupied(s, kingdom, s.phasing):
        fallout.later(s, fallout.SUBDUED, kingdom)


@openings.SILENCED(option=KHAGAN)
def there_already(s: DivineRightState, kingdom: int) -> None:
    if broken_in(s, kingdom) and occupied(s, kingdom, lord(s)):
        fallout.later(s, fallout.SUBDUED, kingdom)


@openings.SUBDUE(option=KHAGAN)
def subdue(s: DivineRightState, kingdom: int) -> None:
    """One roll for each Confusion or forced peace (DR-A-KHA-16)."""
    if not broken_in(s, kingdom) or not occupied(s, kingdom, lord(s)):
        return
    changes.venture(s, broken=s.venture.broken & ~(1 << kingdom))
    if s.kingdoms[kingdom].status not in (CONFUSED, PEACE):
        return
    if s.check(1, 6, "DR-A-KHA-16", ("at-least", SUBDUED), side=s.name(lord(s)), kingdom=kingdom):
        submits(s, kingdom)
    else:
        status.open_up(s, kingdom)


# -- what it brings him -----------------------------------------------------------------------------------------------


def submits(s: DivineRightState, kingdom: int) -> None:
    """Castles and fleets are his, and militia is raised (DR-A-KHA-17, DR-A-KHA-18, DR-A-KHA-20)."""
    number = levy(s, kingdom)
    changes.venture(s, refused=0, broken=s.venture.broken & ~(1 << kingdom), vassals=s.venture.vassals | 1 << kingdom)
    s.emit("submits", kingdom=kingdom, side=s.name(lord(s)))
    s.push(Levy(kingdom, number))
    subjects.submit(s, kingdom, lord(s))


def levy(s: DivineRightState, kingdom: int) -> int:
    """As many as land units survive, or half the pool, whichever is more; as far as there are counters."""
    land = [unit for unit in s.world.regulars_of[kingdom] if not s.is_fleet(unit)]
    alive = [unit for unit in land if s.where[unit] >= 0 or s.where[unit] in (HOME, WAITING)]
    left = [unit for unit in riders(s.world).militia if s.where[unit] == POOL]
    return min(max(len(alive), -(-len(land) // 2)), len(left))


def mustering_places(s: DivineRightState, kingdom: int, seat: int) -> list[int]:
    """Deployment spaces of a kingdom without enemies."""
    homes = {s.world.pieces[unit].home for unit in s.world.regulars_of[kingdom] if not s.is_fleet(unit)}
    homes = (homes | {s.world.royal_seats[kingdom]}) - {NOBODY}
    return [space for space in sorted(homes) if not s.foes(seat) >> space & 1 and not s.besieged(space)]


@frame
class Levy(Procedure):
    """Where each of the militia stands, as its player likes."""

    kingdom: int
    left: int

    def step(self, s: DivineRightState) -> Asked:
        seat = s.kingdoms[self.kingdom].seat
        spaces = mustering_places(s, self.kingdom, seat) if seat != NOBODY and s.living(seat) else []
        if not self.left or not spaces:
            s.finish()
            fallout.later(s, fallout.SIEGES)
            fallout.settle(s)
            return None
        if len(spaces) == 1:
            self.do_place(s, seat, spaces[0])
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        return Ask(seat, "storm-militia", "DR-A-KHA-18", options, kingdom=self.kingdom, number=self.left)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        unit = next(unit for unit in riders(s.world).militia if s.where[unit] == POOL)
        muster(s, [unit], space, seat)
        s.emit("deploys", units=(unit,), to=space, kingdom=self.kingdom)
        self.left -= 1


@openings.STAYS_ALLIED(option=KHAGAN)
def no_way_back(s: DivineRightState, kingdom: int) -> list[Reason]:
    """Nobody works on a kingdom that has no monarch, and it makes no peace (DR-A-KHA-18)."""
    return [Reason("DR-A-KHA-18", "has-submitted", kingdom=kingdom)] if s.venture.vassals >> kingdom & 1 else []


@hooks.REPLACED(option=KHAGAN)
def militia_again(s: DivineRightState) -> Mapping[int, int]:
    """Militia comes back by events, in the castles of vassals (DR-A-KHA-19)."""
    if s.phasing != lord(s):
        return {}
    kingdoms = [kingdom for kingdom in s.alliance(s.phasing) if s.venture.vassals >> kingdom & 1]
    spaces = [space for kingdom in kingdoms for space in mustering_places(s, kingdom, s.phasing)]
    lost = [unit for unit in riders(s.world).militia if s.where[unit] == POOL]
    return dict(zip(lost, spaces, strict=False))
