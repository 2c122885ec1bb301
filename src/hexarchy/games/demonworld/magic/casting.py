"""The magic phase (DW-E-MAG-10 to -15, -23, -28, -33, -34): by levels from the lowest all wizards announce, then their
spells are rolled; what succeeds takes effect together after the last level."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import fire
from hexarchy.games.demonworld.data_schema import SpellForm
from hexarchy.games.demonworld.magic import ring, spells, wizards
from hexarchy.games.demonworld.magic.spells import FEAR, FLAMES, HEALING, form, target_asked, why_not_at, why_not_on
from hexarchy.games.demonworld.magic.wrong import go_wrong
from hexarchy.games.demonworld.morale import LossTests, tests
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shooting import ClosingUp
from hexarchy.games.demonworld.sides import roll_off
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, MISSILE, NOBODY

LOWEST, HIGHEST = 1, 9  # levels of wizards
ALWAYS_WRONG: Final = 2  # this number or less on the die (DW-E-MAG-15)
EACH_EXTRA: Final = 2  # what every extra spell point adds to it (DW-E-MAG-12)


class Cast(NamedTuple):
    """An announced spell. `target`: a unit, or the field of a Flame Strike. `spent`: spell points in all, and those of
    them that come from the staff. A ring's spell costs none and needs no die."""

    caster: int
    spell: str
    target: int
    spent: int = 0
    staff: int = 0


Plain = tuple[int, str, int, int, int]  # a Cast as a frame holds it


def told(s: DemonworldState, cast: Cast) -> dict[str, Any]:
    """Who casts what on whom, as dice are told."""
    place = {"hex": s.field_id(cast.target)} if cast.spell == FLAMES else {"foe": s.name(cast.target)}
    return {"unit": s.name(cast.caster), "spell": cast.spell, **place}


def announce(s: DemonworldState, cast: Cast) -> None:
    name = s.name(cast.caster)
    if cast.spell == FLAMES:
        s.emit("aims-spell", unit=name, spell=cast.spell, hex=s.field_id(cast.target))
    else:
        s.emit("announces-spell", unit=name, spell=cast.spell, foe=s.name(cast.target))


# -- levels ------------------------------------------------------------------------------------------------------------


def castable(s: DemonworldState, unit: int) -> list[SpellForm]:
    """Spells a wizard has the points and a target for (DW-E-MAG-08)."""
    if wizards.why_no_casting(s, unit) is not None:
        return []
    has, caster = wizards.available(wizards.of(s, unit)), s.element_of(unit)
    return [spell for spell in wizards.spells_of(s, unit) if spell.level <= has and spells.targets(s, caster, spell)]


def casters(s: DemonworldState, level: int) -> Iterator[int]:
    """Wizards of a level who can cast something; in that of the lowest those who bear a ring too (DW-E-ITM-02)."""
    for wizard in s.wizards:
        if wizards.form_of(s, wizard.unit).level == level and castable(s, wizard.unit):
            yield wizard.unit


@step("cast", level=EXPERT)
@frame
class Casting(Procedure):
    """`asked`: who has announced or passed in this level; `ringed`: bearers who have decided about their ring."""

    level: int = LOWEST
    first: int = NOBODY  # the side that begins
    asked: tuple[int, ...] = ()
    ringed: tuple[int, ...] = ()
    announced: tuple[Plain, ...] = ()
    worked: tuple[Plain, ...] = ()  # spells that succeeded

    def step(self, s: DemonworldState) -> Asked:
        while self.level <= HIGHEST:
            waiting = self.waiting(s)
            if waiting:
                return self.next_caster(s, waiting)
            self.resolve(s)
            self.level, self.first, self.asked = self.level + 1, NOBODY, ()
        take_effect(s, [Cast(*cast) for cast in self.worked])
        s.finish()
        return None

    def waiting(self, s: DemonworldState) -> list[int]:
        """Who may still announce something in this level."""
        able = [unit for unit in casters(s, self.level) if unit not in self.asked]
        rings = ring.ready(s) if self.level == LOWEST else []
        return [*dict.fromkeys([*able, *(unit for unit in rings if unit not in self.ringed)])]

    def next_caster(self, s: DemonworldState, waiting: list[int]) -> Asked:
        """The side that begins is diced for where both have wizards of the level (DW-E-MAG-11, -33)."""
        if self.first == NOBODY:
            sides = {s.side(unit) for unit in waiting}
            self.first = sides.pop() if len(sides) == 1 else roll_off(s, "DW-E-MAG-11")
        ordered = sorted(waiting, key=lambda unit: (s.side(unit) != self.first, s.owner(unit), unit))
        seat = s.owner(ordered[0])
        mine = [unit for unit in ordered if s.owner(unit) == seat]
        if len(mine) == 1:
            self.open(s, mine[0])
            return None
        return Ask(seat, "casts-next", "DW-DEC-48", [s.offers.next[unit] for unit in mine])

    def do_next(self, s: DemonworldState, seat: int, target: int) -> None:
        self.open(s, s.unit_named(target))

    def open(self, s: DemonworldState, unit: int) -> None:
        """A bearer of a ring decides about it before, and beside, a spell of their own."""
        if self.level == LOWEST and unit not in self.ringed and unit in ring.ready(s):
            s.push(ring.Using(unit))
        else:
            s.push(Announcing(unit))

    def resumed(self, s: DemonworldState, child: Frame, value: Plain | None) -> None:
        if isinstance(child, ring.Using):
            self.ringed = (*self.ringed, child.unit)
        else:
            assert isinstance(child, Announcing)
            self.asked = (*self.asked, child.unit)
        if value is None:
            return
        announce(s, Cast(*value))
        if isinstance(child, ring.Using):  # it needs no die, but a wizard who works it does not rest
            self.worked = (*self.worked, value)
            wizards.change(s, child.unit, busy=True, cast=s.round)
        else:
            self.announced = (*self.announced, value)

    def resolve(self, s: DemonworldState) -> None:
        """The spells of a level are rolled in the order of their announcement (DW-E-MAG-12)."""
        announced, self.announced = self.announced, ()
        for plain in announced:
            cast = Cast(*plain)
            if succeeds(s, cast):
                self.worked = (*self.worked, plain)


def succeeds(s: DemonworldState, cast: Cast) -> bool:
    """Spend the points and roll: with twice the extra points it has to show the spell's level (DW-E-MAG-12)."""
    wizard, spell = wizards.of(s, cast.caster), form(s, cast.spell)
    own = cast.spent - cast.staff
    wizards.change(s, cast.caster, points=wizard.points - own, staff=wizard.staff - cast.staff)
    wizards.change(s, cast.caster, busy=True, cast=s.round)
    extra = EACH_EXTRA * (cast.spent - spell.level)

    def wins(die: int) -> bool:
        return die > ALWAYS_WRONG and die + extra >= spell.level

    modifiers = [("DW-E-MAG-12", extra)] if extra else []
    needs = ("at-least", spell.level)
    (die,) = s.roll(1, 20, "DW-E-MAG-12", needs=needs, modifiers=modifiers, wins=wins, **told(s, cast))
    if die <= ALWAYS_WRONG and s.at[s.bearer(s.element_of(cast.caster))] >= 0:
        go_wrong(s, cast.caster, cast.spent)
    return wins(die)


# -- effects -----------------------------------------------------------------------------------------------------------


def take_effect(s: DemonworldState, casts: list[Cast]) -> None:
    """All successful spells together (DW-E-MAG-23); of two that exclude each other one prevails (DW-E-MAG-28)."""
    wounds: dict[int, int] = {}
    lit: list[int] = []
    healed: set[int] = set()
    for cast in prevailing(s, casts):
        spell = form(s, cast.spell)
        if cast.spell == FLAMES:
            lit += [field for field in spells.flame_strike(s, cast.target, wounds) if field not in lit]
            continue
        elements = spells.own_elements(s, cast.target)
        if not elements:  # gone since it was announced
            continue
        wizards.disturb(s, elements)
        s.emit("spell-works", unit=s.name(cast.caster), spell=cast.spell, foe=s.name(cast.target))
        if cast.spell == HEALING:
            if cast.target not in healed:  # once for each element and phase (DW-E-SPL-05)
                spells.heal(s, cast.target)
            healed.add(cast.target)
        elif cast.spell == FEAR:
            spells.frighten(s, cast.target)
        else:
            spells.lay(s, cast.target, spell)
    spells.take_wounds(s, wounds)
    for field in lit:
        fire.ignite(s, field)


def prevailing(s: DemonworldState, casts: list[Cast]) -> list[Cast]:
    """Without those that lose a duel against one that excludes them (DW-E-MAG-28)."""
    beaten: set[int] = set()
    for number, one in enumerate(casts):
        for later, other in enumerate(casts[number + 1 :], number + 1):
            exclude = other.spell in form(s, one.spell).excludes or one.spell in form(s, other.spell).excludes
            if exclude and one.target == other.target and not {number, later} & beaten:
                beaten.add(later if duel(s, one, other) else number)
    return [cast for number, cast in enumerate(casts) if number not in beaten]


def duel(s: DemonworldState, one: Cast, other: Cast) -> bool:
    """Each spell rolls a D20 and adds the points spent on it, equal totals again. Does the first prevail?"""
    while True:
        mine, theirs = s.contest(
            20, "DW-E-MAG-28", [("DW-E-MAG-28", one.spent)], [("DW-E-MAG-28", other.spent)], **told(s, one)
        )
        if mine != theirs:
            return mine > theirs


# -- losses and tests (DW-E-MAG-34) ------------------------------------------------------------------------------------

step("magic losses", level=EXPERT)(ClosingUp)


@step("magic tests", level=EXPERT)
@frame
class MagicTests(Procedure):
    """Units with losses, and those that a spell frightens, take one missile casualty test each, against the worst
    value that is demanded of them (DW-E-MAG-34)."""

    def step(self, s: DemonworldState) -> Asked:
        losses = {unit: true.lost for unit, true in enumerate(s.units) if true.lost}
        losses |= {unit: s.units[unit].lost for unit in s.doings.dread if tests(s, unit)}
        s.pop()
        s.push(LossTests.of(MISSILE, losses, harder=dict.fromkeys(s.doings.dread, spells.HARDER)))
        return None


# -- announcing (DW-DEC-12) --------------------------------------------------------------------------------------------


@frame
class Announcing(Procedure):
    """A wizard's spell, its target, and the points that go into it, with their source; or nothing."""

    unit: int
    spell: str = ""
    target: int = NOBODY
    spent: int = 0

    def step(self, s: DemonworldState) -> Asked:
        verbs, seat, name = s.game.verbs, s.owner(self.unit), s.name(self.unit)
        if not self.spell:
            able = [s.offers.cast[spell.id] for spell in castable(s, self.unit)]
            options: list[Action] = [*able, verbs.none]
            return Ask(seat, "cast", "DW-E-MAG-33", options, default=verbs.none, unit=name)
        if self.target == NOBODY:
            return target_asked(s, self.unit, self.spell)
        wizard, level = wizards.of(s, self.unit), form(s, self.spell).level
        if not self.spent:
            most = wizards.available(wizard)
            options = [verbs.spend[points] for points in range(level, most + 1)]
            return Ask(seat, "spell-points", "DW-E-MAG-12", options, unit=name, spell=self.spell)
        least, most = self.from_staff(s)
        if least == most:
            s.finish((self.unit, self.spell, self.target, self.spent, least))
            return None
        options = [verbs.spend[points] for points in range(least, most + 1)]
        return Ask(seat, "staff-points", "DW-E-ITM-03", options, unit=name, count=self.spent)

    def from_staff(self, s: DemonworldState) -> tuple[int, int]:
        """How many of the points must, and can, come from the staff."""
        wizard = wizards.of(s, self.unit)
        own = 0 if wizard.lost else wizard.points
        return max(0, self.spent - own), min(wizard.staff, self.spent)

    def do_cast(self, s: DemonworldState, seat: int, target: int) -> None:
        self.spell = s.offers.spells[target]

    def do_enchant(self, s: DemonworldState, seat: int, target: int) -> None:
        self.target = s.unit_named(target)

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        self.target = s.field_named(target)

    def do_spend(self, s: DemonworldState, seat: int, target: int) -> None:
        if not self.spent:
            self.spent = target
        else:
            s.finish((self.unit, self.spell, self.target, self.spent, target))

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(None)

    def why_cast(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        """Whose spell it is, and whether there are points and a target for it (DW-E-MAG-07, -08)."""
        spell = form(s, s.offers.spells[target])
        if self.spell:
            return [Reason("DW-E-MAG-10", "one-spell", unit=s.name(self.unit))]
        if spell not in wizards.spells_of(s, self.unit):
            return [Reason("DW-E-MAG-07", "spell-not-known", unit=s.name(self.unit))]
        if spell.level > wizards.available(wizards.of(s, self.unit)):
            return [Reason("DW-E-MAG-08", "not-enough-spell-points", unit=s.name(self.unit), points=spell.level)]
        return [Reason("DW-E-MAG-31", "nobody-in-reach")]

    def why_enchant(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return why_not_on(s, self.unit, self.spell, s.unit_named(target))

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return why_not_at(s, self.unit, self.spell, s.field_named(target))

    def why_spend(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        if self.target == NOBODY:
            return []
        return [Reason("DW-E-MAG-08", "not-enough-spell-points", unit=s.name(self.unit), points=target)]
