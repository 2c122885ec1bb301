"""Wizards (DW-E-MAG-02 to -08): the spell points they have, and how they regain them by rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import fire, hooks
from hexarchy.games.demonworld.data_schema import SpellForm, WizardForm
from hexarchy.games.demonworld.magic.items import is_lost
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.records import Wizardry
from hexarchy.games.demonworld.roster import Roster
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, MELEE

STAFF = "fenraggs_staff"
STAFF_POINTS = 10  # DW-E-ITM-03


def begun(roster: Roster, level: int) -> tuple[Wizardry, ...]:
    """The wizards of a battle, with all their spell points (DW-E-MAG-03)."""
    if level < EXPERT:
        return ()
    return tuple(
        Wizardry(unit, points=entry.form.spell_points, staff=STAFF_POINTS if STAFF in entry.items else 0)
        for unit, entry in enumerate(roster.entries)
        if isinstance(entry.form, WizardForm)
    )


def form_of(s: DemonworldState, unit: int) -> WizardForm:
    form = s.entry(unit).form
    assert isinstance(form, WizardForm)
    return form


def of(s: DemonworldState, unit: int) -> Wizardry:
    return next(wizard for wizard in s.wizards if wizard.unit == unit)


def change(s: DemonworldState, unit: int, **changed: Any) -> None:
    s.wizards = tuple(wizard._replace(**changed) if wizard.unit == unit else wizard for wizard in s.wizards)


def spells_of(s: DemonworldState, unit: int) -> list[SpellForm]:
    """A wizard knows all spells of their people (DW-E-MAG-07)."""
    known = form_of(s, unit).spell_list
    return [spell for spell in s.game.world.cards.spells.values() if spell.spell_list == known]


def available(wizard: Wizardry) -> int:
    """Spell points a wizard can spend: their own, unless their magic is lost, and those of the staff."""
    return wizard.staff + (0 if wizard.lost else wizard.points)


def why_no_casting(s: DemonworldState, unit: int) -> Reason | None:
    """Why a wizard casts nothing in this magic phase (DW-E-MAG-20, -22, -33)."""
    element, wizard = s.bearer(s.element_of(unit)), of(s, unit)
    if s.at[element] < 0:
        return Reason("DW-E-MAG-33", "not-on-the-area", unit=s.name(unit))
    if fire.is_bound(s, element):
        return fire.why_bound(s, element)
    if wizard.barred >= s.round:
        return Reason("DW-E-MAG-22", "in-shock", unit=s.name(unit))
    return None


# -- rest (DW-E-MAG-04, -05) -------------------------------------------------------------------------------------------


def disturb(s: DemonworldState, elements: Iterable[int]) -> None:
    """What wizards among these elements, or on them, do or suffer is no rest (DW-E-MAG-05)."""
    all_ = {*elements}
    for wizard in s.wizards:
        own = s.element_of(wizard.unit)
        if not wizard.busy and not all_.isdisjoint((own, s.bearer(own))):
            change(s, wizard.unit, busy=True)


@hooks.FIRED(level=EXPERT)
def shot_at(s: DemonworldState, shots: Iterable[Any]) -> None:
    """A wizard who is shot at does not rest, hit or not; nor does one who shoots, or supports a shot."""
    disturb(s, [element for one in shots for element in (one.lead, one.target, *one.supporters)])


@hooks.ATTACKED(level=EXPERT)
def attacked(s: DemonworldState, element: int) -> None:
    """Nor does one that a projectile, fire, an overrun or a spell strikes at, hit or not."""
    disturb(s, (element,))


@hooks.PHASE_BEGINS(level=EXPERT)
def fights(s: DemonworldState) -> None:
    """Nor does one in melee, or with a unit that is."""
    if s.phase == MELEE:
        disturb(s, [element for unit, true in enumerate(s.units) if true.melee for element in s.bodies[unit]])


@hooks.ROUND_BEGINS(level=EXPERT)
def another_round(s: DemonworldState) -> None:
    for wizard in s.wizards:
        if wizard.busy:
            change(s, wizard.unit, busy=False)


def rests(s: DemonworldState, wizard: Wizardry) -> bool:
    """Has a wizard done nothing at all in this round, and suffered nothing? One with a unit, or on a mount, moves with
    it; who tries to light a fire is busy as well (DW-E-MAG-05)."""
    true, own = s.units[wizard.unit], s.element_of(wizard.unit)
    with_ = s.units[s.unit_of(s.bearer(own))]
    acted = wizard.busy or true.stirred or true.shot or own in s.fires.lighters
    return not (acted or true.melee or with_.stirred or with_.melee)


@step("rest", level=EXPERT)
@frame
class Rest(Procedure):
    """Wizards who rested regain spell points, never beyond what they began with (DW-E-MAG-04); in a scenario with a
    spring others do too, if they have not cast."""

    def step(self, s: DemonworldState) -> Asked:
        for wizard in s.wizards:
            form = form_of(s, wizard.unit)
            there = s.at[s.bearer(s.element_of(wizard.unit))] >= 0
            if not there or wizard.lost or wizard.barred >= s.round:
                continue
            gained = form.recover if rests(s, wizard) else 0
            if wizard.cast != s.round:
                gained += sum(spring(s, wizard.unit) for spring in hooks.SPRINGS.of(s))
            after = min(form.spell_points, wizard.points + gained)
            if after > wizard.points:
                s.emit("rests", unit=s.name(wizard.unit), points=after - wizard.points)
                change(s, wizard.unit, points=after)
        s.finish()
        return None


@hooks.REMOVED(level=EXPERT)
def staff_is_lost(s: DemonworldState, element: int, unit: int) -> None:
    """With its bearer the staff is gone (DW-E-ITM-01)."""
    own = s.roster.unit_of[element]
    if any(wizard.unit == own and wizard.staff for wizard in s.wizards) and is_lost(s, own, STAFF):
        change(s, own, staff=0)
