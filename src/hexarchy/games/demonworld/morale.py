"""Morale (DW-S-MOR-01 to -29, -48, -76, -79, -80): units test after losses, and rout where they fail.

One object lists what is added to a test's die, each with its rule: the dice, the odds and the bots read it. A chapter
lets units test for losses by `s.push(LossTests.of(kind, losses))`, where each failed test is followed at once by the
unit's rout move; a single test is `MoraleTest(…).passed(s)`. What other chapters add to a test, to the value it has to
reach or to a unit's fear they say at `hooks.MORALE_MODIFIERS`, `MORALE_VALUES` and `FEAR`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.formation import SKIRMISH
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import RoutMove, fewer_first, first_owner, put_to_rout, rout
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.sides import roll_off
from hexarchy.games.demonworld.singles import own_body, stars
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import (
    ALOFT,
    ATTACK,
    CHARGE,
    HOLD,
    LEADER,
    MELEE,
    MELEE_LOSSES,
    MISSILE,
    MOVE,
    MUSICIAN,
    NOBODY,
    OBEDIENCE,
    OVERRUN,
    RALLYING,
    SIDES,
    STANDARD,
    STANDARD_BEARER,
)

Group = tuple[int, ...]  # elements of a unit that stand together
Modifiers = Iterator[tuple[str, int]]

# The six kinds of test (DW-S-MOR-02), each with the rule that lists its modifiers.
RULES: Final = {
    MISSILE: "DW-S-MOR-10",
    MELEE_LOSSES: "DW-S-MOR-18",
    OVERRUN: "DW-S-MOR-28",
    CHARGE: "DW-S-MOR-32",
    RALLYING: "DW-S-MOR-36",
    OBEDIENCE: "DW-S-MOR-43",
}
LOSSES: Final = (MISSILE, MELEE_LOSSES, OVERRUN)
FEARFUL: Final = (MELEE_LOSSES, OVERRUN, CHARGE, OBEDIENCE)
SIX: Final = 6  # always passes, but for obedience (DW-S-MOR-03)
IN_MELEE: Final = 3  # an enemy in melee is charged more boldly (DW-S-MOR-32)
APART: Final = 2  # fields between elements of one group in skirmish formation (DW-S-MOR-14)


class MoraleTest(NamedTuple):
    """A test of a unit. `foes`: the enemies whose fear and size count. `lost`, `killed`: elements, in what it tests
    for. `harder`: what is added to the value it has to reach. `against`: the leader and commanders whose bonus is taken
    away; only in a test of obedience may the owner choose (DW-S-MOR-43, DW-DEC-10)."""

    kind: str
    unit: int
    foes: tuple[int, ...] = ()
    lost: int = 0
    killed: int = 0
    harder: int = 0
    against: tuple[int, ...] = ()

    def modifiers(self, s: DemonworldState) -> list[tuple[str, int]]:
        """All that is added to the die: of several groups the best counts for the whole unit
        (DW-S-MOR-12, DW-S-MOR-06)."""
        found = [*self._of_group(s, self.group(s)), *self._of_unit(s)]
        for add in hooks.MORALE_MODIFIERS.of(s):
            found += add(s, self)
        return [(rule, amount) for rule, amount in found if amount]

    def group(self, s: DemonworldState) -> Group:
        """The group that tests: the one with the best modifiers; for obedience these are the lowest. Commanders apart
        from the unit do not test for it (DW-S-MOR-01), nor do those of it that still run (DW-S-MOR-07, -59)."""
        best, astray = (min if self.kind == OBEDIENCE else max), s.units[self.unit].astray
        own = [element for element in own_body(s, self.unit) if element not in astray]
        able = [group for group in groups(s, self.unit) if any(element in own for element in group)]
        return best(able, key=lambda group: sum(amount for _, amount in self._of_group(s, group)))

    def _of_group(self, s: DemonworldState, group: Group) -> Modifiers:
        """Its elements, and the figures among them (DW-S-MOR-10, -11); in skirmish formation these count for nothing,
        but they may be taken from a test of obedience (DW-S-FOR-21, DW-S-MOR-44)."""
        yield "DW-S-MOR-11", len(group)
        loose = in_skirmish(s, self.unit)
        for element in group:
            sign = -1 if element in self.against else 0 if loose else 1
            yield "DW-S-MOR-11", sign * (s.roster.figure[element] == LEADER)
            yield "DW-S-CMD-01", sign * command_bonus(s, element)
        figures = {s.roster.figure[element] for element in group}
        if STANDARD_BEARER in figures and not loose and self.kind != OBEDIENCE:
            yield "DW-S-MOR-11", 1
        if MUSICIAN in figures and self.kind == RALLYING:
            yield "DW-S-MOR-36", 1

    def _of_unit(self, s: DemonworldState) -> Modifiers:
        """Of several enemies the highest fear and the greatest size count (DW-S-MOR-19, -45)."""
        true = s.units[self.unit]
        if self.kind in LOSSES:
            yield "DW-S-MOR-67", int(true.impetuous)
        if self.kind in FEARFUL:
            yield "DW-S-CHR-09", fear(s, self.unit) - max((fear(s, foe) for foe in self.foes), default=0)
        if self.kind in (CHARGE, OBEDIENCE):
            yield "DW-B-CHR-02", size(s, self.unit) - max((size(s, foe) for foe in self.foes), default=0)
            yield RULES[self.kind], int(true.order == ATTACK)
        if self.kind == OBEDIENCE:
            yield RULES[OBEDIENCE], -(true.order == HOLD)
        if self.kind == CHARGE:
            (foe,) = (s.units[foe] for foe in self.foes)
            yield RULES[CHARGE], (foe.order == MOVE) - (foe.order == HOLD)
            yield RULES[CHARGE], IN_MELEE * bool(foe.melee)
        if self.kind in (MELEE_LOSSES, OVERRUN):
            yield "DW-S-MOR-20", self.killed - self.lost

    def value(self, s: DemonworldState) -> int:
        """What the total is held against: the first value of the card, for obedience the second
        (DW-S-CHR-08, DW-S-MOR-04)."""
        morale = s.entry(self.unit).card.printed.morale
        assert morale is not None, "only units test"
        obeys = self.kind == OBEDIENCE
        tie = obeys and s.options["obedience_tie"] == "obedient"  # which of two readings holds (DW-S-MOR-05, -46)
        found = (morale.b if obeys else morale.a) + self.harder + tie
        return found + sum(amount for add in hooks.MORALE_VALUES.of(s) for _, amount in add(s, self))

    def needed(self, s: DemonworldState) -> int:
        """What the die has to show for the unit to pass; in a test of obedience, for it to become impetuous."""
        return self.value(s) - sum(amount for _, amount in self.modifiers(s))

    def certain(self, s: DemonworldState) -> bool | None:
        """Does the unit pass, or fail, whatever is rolled (DW-S-MOR-48)?"""
        needed = self.needed(s)
        if self.kind != OBEDIENCE:
            return True if needed <= 1 else None
        return True if needed > SIX else False if needed <= 1 else None

    def chance(self, s: DemonworldState) -> float:
        """How likely it passes."""
        needed = self.needed(s)
        if self.kind == OBEDIENCE:
            return min(max(needed - 1, 0), SIX) / SIX
        return min(max(SIX + 1 - needed, 1), SIX) / SIX

    def passed(self, s: DemonworldState) -> bool:
        """Roll for it, unless the outcome is certain."""
        sure = self.certain(s)
        if sure is not None:
            s.emit("morale-certain", unit=s.name(self.unit), test=self.kind, passed=sure)
            return sure
        needed, obeys = self.needed(s), self.kind == OBEDIENCE

        def wins(die: int) -> bool:
            return die < needed if obeys else die >= needed or die == SIX

        value, rule = self.value(s), RULES[self.kind]
        needs = ("at-most", value - 1) if obeys else ("at-least", value)
        name, added = s.name(self.unit), self.modifiers(s)
        (die,) = s.roll(1, SIX, rule, needs=needs, modifiers=added, wins=wins, unit=name, test=self.kind)
        return wins(die)


# -- what counts -------------------------------------------------------------------------------------------------------


def tests(s: DemonworldState, unit: int) -> bool:
    """Does a unit take compulsory tests? Single elements never do, nor does one that routs (DW-S-MOR-01,
    -07, DW-E-LRG-05)."""
    has = s.entry(unit).card.printed.morale is not None
    return has and bool(s.bodies[unit]) and not s.units[unit].routing


def in_skirmish(s: DemonworldState, unit: int) -> bool:
    return not s.units[unit].routing and shape(s, unit).kind == SKIRMISH


def groups(s: DemonworldState, unit: int) -> list[Group]:
    """Elements of a unit that stand together, group by group (DW-S-MOR-12)."""
    far = APART if in_skirmish(s, unit) else 1
    distance, at = s.area.grid.distance, s.at
    left, found = list(s.bodies[unit]), list[Group]()
    while left:
        group, edge = [], [left.pop(0)]
        while edge:
            element = edge.pop()
            group.append(element)
            near = [other for other in left if distance(at[element], at[other]) <= far]
            left = [other for other in left if other not in near]
            edge += near
        found.append(tuple(sorted(group)))
    return found


def command_bonus(s: DemonworldState, element: int) -> int:
    """What an attached commander adds; those nearby add nothing (DW-S-CMD-01, -24)."""
    return stars(s, s.roster.unit_of[element])


def fear(s: DemonworldState, unit: int) -> int:
    """The fear factor of a unit or single element (DW-S-CHR-09)."""
    return s.entry(unit).card.printed.fear + sum(add(s, unit) for add in hooks.FEAR.of(s))


def size(s: DemonworldState, unit: int) -> int:
    return s.entry(unit).card.printed.size


# -- tests for losses --------------------------------------------------------------------------------------------------


@frame
class LossTests(Procedure):
    """Units with losses test, and those that fail rout at once (DW-S-MOR-16, -29, -76). The side with fewer such units
    begins; each owner tests in the order they choose (DW-DEC-48).

    `due`: units still to test, with elements lost and what makes the test harder. `foe`: what has overrun them.
    """

    kind: str
    due: tuple[tuple[int, int, int], ...]
    foe: int = NOBODY
    first: int = NOBODY

    @classmethod
    def of(
        cls, kind: str, losses: Mapping[int, int], *, foe: int = NOBODY, harder: Mapping[int, int] | None = None
    ) -> LossTests:
        """`losses`: units that have to test, with the elements they lost."""
        more = harder or {}
        return cls(kind, tuple((unit, losses[unit], more.get(unit, 0)) for unit in sorted(losses)), foe)

    def test_of(self, unit: int) -> MoraleTest:
        lost, harder = next((lost, harder) for due, lost, harder in self.due if due == unit)
        foes = () if self.foe == NOBODY else (self.foe,)
        return MoraleTest(self.kind, unit, foes, lost=lost, harder=harder)

    def step(self, s: DemonworldState) -> Asked:
        waiting = [unit for unit, _, _ in self.due if tests(s, unit)]
        if not waiting:
            s.finish()
            return None
        if self.first == NOBODY:
            self.first = fewer_first(s, waiting, "DW-S-MOR-76")
            return None
        mine = first_owner(s, waiting, self.first)
        if len(mine) == 1 or all(self.test_of(unit).certain(s) for unit in mine):
            self.test(s, mine[0])
            return None
        return Ask(s.owner(mine[0]), "tests-next", "DW-S-MOR-76", [s.offers.next[unit] for unit in mine])

    def do_next(self, s: DemonworldState, seat: int, target: int) -> None:
        self.test(s, s.unit_named(target))

    def test(self, s: DemonworldState, unit: int) -> None:
        test = self.test_of(unit)
        self.due = tuple(one for one in self.due if one[0] != unit)
        if not test.passed(s):
            rout(s, unit)


@step("first missile tests", level=STANDARD)
@step("second missile tests", level=STANDARD)
@frame
class MissileTests(Procedure):
    """One test for all losses of a shooting phase, after closing up (DW-S-MOR-08, -76)."""

    def step(self, s: DemonworldState) -> Asked:
        """At the end of the phase in which they were suffered (DW-S-SEQ-06)."""
        losses = {unit: true.lost for unit, true in enumerate(s.units) if true.lost}
        s.pop()
        s.push(LossTests.of(MISSILE, losses))
        return None


# -- at the end of a melee phase ---------------------------------------------------------------------------------------


@hooks.PHASE_BEGINS(level=STANDARD)
def note_opponents(s: DemonworldState) -> None:
    """Whom a unit touches when the melee phase begins are its opponents to its end (DW-S-MOR-80)."""
    if s.phase == MELEE:
        fighting = [unit for melee in s.doings.melees for unit in melee]
        s.doings = s.doings._replace(
            opponents=tuple((unit, tuple(contact.touched_units(s, unit))) for unit in fighting)
        )


def opponents(s: DemonworldState, unit: int) -> tuple[int, ...]:
    """Those of its opponents that are not wiped out."""
    found = dict(s.doings.opponents).get(unit, ())
    return tuple(foe for foe in found if s.bodies[foe] or flew_off(s, foe))


def flew_off(s: DemonworldState, unit: int) -> bool:
    """One that has flown off counts as having routed (DW-E-FLY-11)."""
    return all(s.at[element] == ALOFT for element in s.entry(unit).elements)


def losing_side(s: DemonworldState, melee: int) -> int:
    """The side that lost more in a melee; else the one with the slowest in it; else a die decides (DW-S-MOR-24)."""
    members = s.doings.melees[melee]
    lost = [sum(s.units[unit].lost for unit in members if s.side(unit) == side) for side in range(len(SIDES))]
    if lost[0] != lost[1]:
        return lost.index(max(lost))
    slowest = [min(_initiatives(s, members, side), default=0) for side in range(len(SIDES))]
    if slowest[0] != slowest[1]:
        return slowest.index(min(slowest))
    return 1 - roll_off(s, "DW-S-MOR-24")


def _initiatives(s: DemonworldState, members: Iterable[int], side: int) -> Iterator[int]:
    """Of the cards of a side's units and single elements in a melee: order bonuses are momentary."""
    for unit in members:
        if s.side(unit) == side and s.entry(unit).elements:
            yield s.entry(unit).card.printed.initiative


@step("losers", level=STANDARD)
@frame
class MeleeTests(Procedure):
    """Melee by melee the losers test and rout, then the winners that are still in it (DW-S-MOR-17, -23, -26)."""

    melee: int = 0
    loser: int = NOBODY
    won: bool = False  # it is the winners' turn

    def step(self, s: DemonworldState) -> Asked:
        if self.melee >= len(s.doings.melees):
            s.finish()
            return None
        members = s.doings.melees[self.melee]
        if not any(s.units[unit].lost for unit in members):
            self.melee += 1
        elif self.loser == NOBODY:
            self.loser = losing_side(s, self.melee)
        else:
            side, won = (1 - self.loser if self.won else self.loser), self.won
            if won:
                self.melee, self.loser = self.melee + 1, NOBODY
            self.won = not won
            s.push(SideTests(tuple(unit for unit in members if s.side(unit) == side and must_test(s, unit, won=won))))
        return None


def must_test(s: DemonworldState, unit: int, *, won: bool) -> bool:
    """Does a unit test for its losses in melee? Not if its opponents are wiped out; on the winning side not if all of
    them routed (DW-S-MOR-25, -80)."""
    if not tests(s, unit) or not s.units[unit].lost:
        return False
    return any(not won or not (s.units[foe].routing or flew_off(s, foe)) for foe in opponents(s, unit))


@frame
class SideTests(Procedure):
    """A side's units of a melee test, all of them, and then those that failed rout (DW-S-MOR-76)."""

    units: tuple[int, ...]
    routed: tuple[int, ...] = ()

    def step(self, s: DemonworldState) -> Asked:
        """Who fails routs (DW-S-MOR-22)."""
        for unit in self.units:
            true = s.units[unit]
            foes = opponents(s, unit)
            test = MoraleTest(MELEE_LOSSES, unit, foes, lost=true.lost, killed=true.killed)
            if not test.passed(s):
                self.routed = (*self.routed, unit)
        self.units = ()
        for unit in self.routed:
            if not s.units[unit].routing:
                put_to_rout(s, unit)
        if not self.routed:
            s.finish()
            return None
        mine = first_owner(s, self.routed, s.side(self.routed[0]))
        if len(mine) > 1:
            return Ask(s.owner(mine[0]), "routs-next", "DW-S-MOR-72", [s.offers.next[unit] for unit in mine])
        self.run(s, mine[0])
        return None

    def do_next(self, s: DemonworldState, seat: int, target: int) -> None:
        self.run(s, s.unit_named(target))

    def run(self, s: DemonworldState, unit: int) -> None:
        self.routed = tuple(one for one in self.routed if one != unit)
        s.push(RoutMove.of(s, unit))
