"""Charge tests (DW-S-MOR-30 to -34, -70, -77): a unit that wants to attack a more fearsome enemy names it before it
moves, and tests."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.morale import MoraleTest, fear
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.words import ATTACKERS, CHARGE, STANDARD, UNIT


def needs_test(s: DemonworldState, unit: int, foe: int) -> bool:
    """Does a unit have to test before it attacks an enemy? Impetuous units, those in melee and single elements never
    do, nor is a routing enemy feared (DW-S-MOR-30, -70)."""
    true = s.units[unit]
    if s.entry(unit).sort != UNIT or true.impetuous or true.melee or s.units[foe].routing:
        return False
    return fear(s, foe) > fear(s, unit)


def reach(s: DemonworldState, unit: int) -> int:
    """No enemy farther away than this can be attacked in this phase: with all points spent on steps, or with half of
    them after the widest of wheels."""
    points = strength.points(s, unit)
    wheeled = points // 2 // OPEN_FIELD + 2 * max(len(s.bodies[unit]) - 1, 1)
    least = 2 if s.area.road_links else OPEN_FIELD
    return max(points // least, wheeled) + 1


def feared(s: DemonworldState, unit: int) -> list[int]:
    """Enemies a unit could attack in this phase if it dared."""
    if s.units[unit].order not in ATTACKERS or not strength.points(s, unit):
        return []
    far, distance, own = reach(s, unit), s.area.grid.distance, s.fields_of(unit)
    return [
        foe
        for foe in s.roster.of_side(1 - s.side(unit))
        if s.bodies[foe]
        and needs_test(s, unit, foe)
        and min(distance(here, there) for here in own for there in s.ground_of(foe)) <= far
    ]


@hooks.BEFORE_MOVING(level=STANDARD)
def declare(s: DemonworldState, unit: int) -> Frame | None:
    """Before its first operation, and once in a phase (DW-S-MOR-31, DW-DEC-28)."""
    tested = any(own == unit for own, _, _ in s.doings.charges)
    return Charge(unit) if not tested and feared(s, unit) else None


@frame
class Charge(Procedure):
    """The owner names the enemies to be attacked; one test counts for all of them (DW-S-MOR-77)."""

    unit: int
    named: tuple[int, ...] = ()

    def step(self, s: DemonworldState) -> Asked:
        verbs, left = s.game.verbs, [foe for foe in feared(s, self.unit) if foe not in self.named]
        if not left:
            self.test(s)
            return None
        end = verbs.done if self.named else verbs.none
        options: list[Action] = [*(s.offers.charge[foe] for foe in left), end]
        return Ask(s.owner(self.unit), "charge", "DW-S-MOR-30", options, default=end, unit=s.name(self.unit))

    def do_charge(self, s: DemonworldState, seat: int, target: int) -> None:
        self.named = (*self.named, s.unit_named(target))

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self.test(s)

    def test(self, s: DemonworldState) -> None:
        """Against the enemy with the least favourable sum."""
        dares = min((MoraleTest(CHARGE, self.unit, (foe,)) for foe in self.named), key=lambda one: -one.needed(s))
        passed = dares.passed(s)
        s.doings = s.doings._replace(charges=(*s.doings.charges, (self.unit, self.named, passed)))
        if not passed:
            s.emit("refuses", unit=s.name(self.unit), units=[s.name(foe) for foe in self.named])
        s.finish()

    def why_charge(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-MOR-30", "no-test-needed")]


@hooks.MAY_NOT_ATTACK(level=STANDARD)
def dares_not(s: DemonworldState, unit: int, foe: int) -> Reason | None:
    """Without a passed test no step touches a more fearsome enemy (DW-S-MOR-30, -31)."""
    if not needs_test(s, unit, foe):
        return None
    for own, named, passed in s.doings.charges:
        if own == unit:
            return None if passed and foe in named else Reason("DW-S-MOR-31", "not-dared", foe=s.name(foe))
    return Reason("DW-S-MOR-30", "charge-not-declared", foe=s.name(foe))


@hooks.MAY_NOT_STEP(level=STANDARD)
def keep_away(s: DemonworldState, unit: int, here: int, there: int) -> Reason | None:
    """A unit that refused to charge goes no nearer to those it fears (DW-S-MOR-34)."""
    for own, named, passed in s.doings.charges:
        if own == unit and not passed:
            for foe in named:
                if nearest(s, there, foe) < nearest(s, here, foe):
                    return Reason("DW-S-MOR-34", "keeps-away", foe=s.name(foe))
    return None


def nearest(s: DemonworldState, field: int, foe: int) -> int:
    """From a field to the nearest element of an enemy."""
    distance = s.area.grid.distance
    return min((distance(field, there) for there in s.ground_of(foe)), default=0)
