"""Contact across terrain (DW-S-TER-36 to -44): where neither of two could enter the other's field they do not touch;
where one could, it attacks if it declares so.

Contact is declared, kept and ended by pairs of units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks, melee
from hexarchy.games.demonworld.attack import join_melee
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.morale import note_opponents
from hexarchy.games.demonworld.movement import steps, strength
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.records import Across
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import NOBODY, STANDARD, UNIT

Pair = tuple[int, int]  # the unit that could enter the other's field, and the other


def could_enter(s: DemonworldState, unit: int, field: int, near: int) -> bool:
    """Could an element of a unit go from a field to the next, by terrain alone (DW-S-TER-44)?"""
    direction = s.area.grid.direction(field, near)
    assert direction is not None, "they lie side by side"
    way = field * DIRECTIONS + direction
    return any(strength.charted(s, unit, road=road)[way] < NOT_PASSABLE for road in (False, True))


def ways(s: DemonworldState, unit: int, field: int, other: int, near: int) -> tuple[bool, bool]:
    """Could an element of a unit on a field enter that of another, and the other its?"""
    return could_enter(s, unit, field, near), could_enter(s, s.roster.unit_of[other], near, field)


@hooks.PARTED(level=STANDARD)
def parted(s: DemonworldState, unit: int, field: int, other: int, near: int) -> bool:
    """Elements of which neither could go to the other are not in contact (DW-S-TER-36); where only one could, they are
    when it is declared (DW-S-TER-38)."""
    there, back = ways(s, unit, field, other, near)
    if there == back:
        return not there
    own, foe = _leading(s, unit), s.unit_of(other)
    return ((own, foe) if there else (foe, own)) not in s.across.declared


@hooks.CUT_OFF(level=STANDARD)
def cut_off(s: DemonworldState, unit: int, field: int, other: int, near: int) -> bool:
    """A shot that goes astray hits only what the target, friend or foe of it, is in contact with (DW-S-SHO-49)."""
    if s.side(unit) != s.roster.side_of[other]:
        return parted(s, unit, field, other, near)
    return not any(ways(s, unit, field, other, near))


@hooks.EXPOSED(level=STANDARD)
def exposed(s: DemonworldState, unit: int, field: int) -> bool:
    """Who could not enter the other's field comes beside it only as if it attacked (DW-S-TER-40)."""
    return any(back and not there for _, _, there, back in _neighbours(s, unit, field))


def _leading(s: DemonworldState, unit: int) -> int:
    """The unit that a single element is with, or itself."""
    host = s.units[unit].host
    return unit if host == NOBODY else host


def _neighbours(s: DemonworldState, unit: int, field: int) -> Iterator[tuple[int, int, bool, bool]]:
    """Enemy elements around a field, on which field each is there, and who could go to whom."""
    side = s.side(unit)
    for near in s.around[field]:
        other = s.standing.get(near, NOBODY)
        if other != NOBODY and s.roster.side_of[other] != side:
            yield other, near, *ways(s, unit, field, other, near)


def foes_across(
    s: DemonworldState, unit: int, moved: Sequence[int] | None = None, *, in_front: bool = False
) -> list[int]:
    """Units that elements of a unit, those that have `moved` or any, could attack across terrain, and have not.
    `in_front`: of one of them. Single and Large Elements face whom they like (DW-S-CMD-06, DW-E-LME-07)."""
    found: set[int] = set()
    in_front = in_front and s.entry(unit).sort == UNIT
    for element in s.bodies[unit] if moved is None else moved:
        if s.at[element] not in s.reach_of(1 - s.side(unit)) and not s.battle.footprints:
            continue
        front = [s.around[s.at[element]][way] for way in FRONT_DIRECTIONS[s.looks[element]]]
        for field in s.base(element):
            for other, near, there, back in _neighbours(s, s.roster.unit_of[element], field):
                if there and not back and (near in front or not in_front):
                    found.add(s.unit_of(other))
    return sorted(foe for foe in found if (unit, foe) not in s.across.declared)


def may_declare(s: DemonworldState, unit: int, foe: int) -> bool:
    """Does a unit meet the conditions of an attack (DW-S-TER-40)? Single and Large Elements need no order for theirs
    (DW-S-CMD-06, DW-E-LRG-04)."""
    barred = steps.why_no_attack(s, unit, orderly=orderly(s, unit), frontal=True)
    if s.entry(unit).sort == UNIT and barred is not None:
        return False
    return all(why(s, unit, foe) is None for why in hooks.MAY_NOT_ATTACK.of(s))


@hooks.ALONGSIDE(level=STANDARD)
def beside(s: DemonworldState, unit: int, moved: Sequence[int]) -> Frame | None:
    """At the moment of moving there (DW-S-TER-41, DW-DEC-31)."""
    foes = tuple(foe for foe in foes_across(s, unit, moved) if may_declare(s, unit, foe))
    return Declaring(unit, foes) if foes else None


@frame
class Declaring(Procedure):
    """A unit makes contact with others across terrain, or not, one after another. `made`: it has with some."""

    unit: int
    foes: tuple[int, ...]
    made: bool = False

    def step(self, s: DemonworldState) -> Asked:
        if not self.foes:
            s.finish()
            return None
        verbs, unit, foe = s.game.verbs, s.name(self.unit), s.name(self.foes[0])
        options = [verbs.yes, verbs.no]
        return Ask(s.owner(self.unit), "across", "DW-S-TER-41", options, default=verbs.no, unit=unit, foe=foe)

    def do_yes(self, s: DemonworldState, seat: int, target: int) -> None:
        s.across = s.across._replace(declared=(*s.across.declared, (self.unit, self.foes[0])))
        changes.declare(s, self.unit, self.foes[0])
        s.memo = {}
        self.foes, self.made = self.foes[1:], True

    def do_no(self, s: DemonworldState, seat: int, target: int) -> None:
        self.foes = self.foes[1:]


# -- later rounds ------------------------------------------------------------------------------------------------------


@hooks.ROUND_BEGINS(level=STANDARD)
def stand_off(s: DemonworldState) -> None:
    """Who stands beside whom, and which contact is still kept (DW-S-TER-41)."""
    kept = tuple(pair for pair in s.across.declared if _in_touch(s, pair))
    s.across = Across(kept)
    s.across = Across(
        kept, tuple((unit, foe) for unit in range(len(s.units)) for foe in foes_across(s, unit, in_front=True))
    )


def _in_touch(s: DemonworldState, pair: Pair) -> bool:
    """Do a declared pair still stand side by side, in melee?"""
    unit, foe = pair
    return bool(s.units[unit].melee) and bool(s.units[foe].melee) and foe in contact.touched_units(s, unit)


@step("contact across", level=STANDARD)
@frame
class ContactAcross(Procedure):
    """The melee phase begins: pairs that stood side by side when the round did may fight now (DW-DEC-39)."""

    at: int = 0

    def step(self, s: DemonworldState) -> Asked:
        waiting = s.across.waiting
        while self.at < len(waiting):
            unit, foe = waiting[self.at]
            self.at += 1
            if foe in foes_across(s, unit, in_front=True) and may_declare(s, unit, foe):
                s.push(Declaring(unit, (foe,)))
                return None
        s.finish()
        return None

    def resumed(self, s: DemonworldState, child: Frame, value: None) -> None:
        assert isinstance(child, Declaring)
        join_melee(s, child.unit)
        melee.link(s)
        note_opponents(s)  # they fight from the beginning of the phase (DW-S-MOR-80)


@step("across ends", level=STANDARD)
@frame
class AcrossEnds(Procedure):
    """At the end of the melee phase the attacker may end such a contact, before melees regroup (DW-S-TER-43)."""

    kept: tuple[Pair, ...] = ()

    def _pair(self, s: DemonworldState) -> Pair | None:
        """The pair that is asked about."""
        return next((pair for pair in s.across.declared if pair not in self.kept and _in_touch(s, pair)), None)

    def step(self, s: DemonworldState) -> Asked:
        pair = self._pair(s)
        if pair is None:
            s.finish()
            return None
        verbs, unit, foe = s.game.verbs, s.name(pair[0]), s.name(pair[1])
        options = [verbs.yes, verbs.no]
        return Ask(s.owner(pair[0]), "across-ends", "DW-S-TER-43", options, default=verbs.no, unit=unit, foe=foe)

    def do_yes(self, s: DemonworldState, seat: int, target: int) -> None:
        gone = self._pair(s)
        s.across = s.across._replace(declared=tuple(pair for pair in s.across.declared if pair != gone))
        s.memo = {}

    def do_no(self, s: DemonworldState, seat: int, target: int) -> None:
        pair = self._pair(s)
        assert pair is not None
        self.kept = (*self.kept, pair)
