"""Single elements (DW-S-CMD-01 to -24, -37 to -42): commanders, and wizards, alone on the area or attached to a unit.

A single element is a unit of one element with a card of its own. Attached, its record names its `host`, its element is
in the host's body and its own body is empty: it moves and fights as one of the host's. What is its own stays so: card,
hit points, points for the enemy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.data_schema import CommanderForm, LargeForm, WizardForm
from hexarchy.games.demonworld.movement.strength import altered
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import (
    MELEE,
    MOVE,
    MOVEMENT,
    NOBODY,
    SHOOTING_2,
    SINGLE,
    STANDARD,
)


def is_single(s: DemonworldState, unit: int) -> bool:
    """Is a unit a commander or wizard (DW-S-CMD-02)?"""
    return s.roster.entries[unit].sort == SINGLE


def acts_alone(s: DemonworldState, unit: int) -> bool:
    """Does a unit act without orders? A giant who is a commander does as well (DW-E-LCM-05)."""
    form = s.roster.entries[unit].form
    return is_single(s, unit) or (isinstance(form, LargeForm) and form.stars > 0)


def independent(s: DemonworldState, unit: int) -> bool:
    """Does a unit stand on the area as a single element on its own?"""
    return is_single(s, unit) and bool(s.bodies[unit])


def attached_to(s: DemonworldState, unit: int) -> list[int]:
    """The single elements attached to a unit, in the order of the list of all units."""
    return [single for single, true in enumerate(s.units) if true.host == unit]


def stars(s: DemonworldState, single: int) -> int:
    """The stars of a commander, which are the command bonus in morale tests too (DW-S-CMD-01); wizards have none."""
    form = s.roster.entries[single].form
    return form.stars if isinstance(form, CommanderForm | WizardForm | LargeForm) else 0


def own_body(s: DemonworldState, unit: int) -> list[int]:
    """The elements of a unit without those attached to it."""
    return [element for element in s.bodies[unit] if s.roster.unit_of[element] == unit]


# -- attached ----------------------------------------------------------------------------------------------------------


@hooks.REMOVED(level=STANDARD)
def outlive(s: DemonworldState, element: int, unit: int) -> None:
    """With the last other element of a unit gone those attached to it are independent (DW-S-CMD-41): they fight on if
    they touch an enemy, and act on their own from the next phase on."""
    left = attached_to(s, unit)
    if not left or own_body(s, unit):
        return
    for single in left:
        changes.attach(s, single, NOBODY)
        s.emit("outlives", unit=s.name(single), other=s.name(unit))
    fight_on(s, unit, left)


def fight_on(s: DemonworldState, unit: int, left: list[int]) -> None:
    """Single elements that were with a unit that is no more stay in its melee."""
    host = s.units[unit]
    for single in left:
        fights = host.melee and (s.phase == MELEE or contact.touches(s, s.element_of(single)))
        changes.unit(
            s,
            single,
            moved=s.phase == MOVEMENT,
            melee=host.melee if fights else 0,
            fought=host.fought if fights else 0,
        )
    stay_in_melee(s, unit, [single for single in left if s.units[single].melee])


def stay_in_melee(s: DemonworldState, unit: int, left: list[int]) -> None:
    """They are members of the melee that the unit is in during this phase."""
    s.doings = s.doings._replace(melees=tuple(_with(group, unit, left) for group in s.doings.melees))


def _with(group: tuple[int, ...], unit: int, singles: list[int]) -> tuple[int, ...]:
    return tuple(sorted((*group, *singles))) if unit in group else group


# -- independent -------------------------------------------------------------------------------------------------------


def of_side(s: DemonworldState, side: int) -> Iterator[int]:
    """The independent single elements of a side."""
    return (unit for unit in s.roster.of_side(side) if independent(s, unit))


@hooks.MANEUVERS(level=STANDARD)
def no_maneuvers(s: DemonworldState, unit: int) -> int:
    """A single element on its own has movement points only: attacked, it turns and no more (DW-S-CMD-03, -37)."""
    return -s.roster.entries[unit].card.printed.maneuvers_card if is_single(s, unit) else 0


@hooks.NO_ORDERS(level=STANDARD)
def no_orders(s: DemonworldState, unit: int) -> Reason | None:
    """Single elements get no orders (DW-S-CMD-04)."""
    return Reason("DW-S-CMD-04", "single-gets-no-order", unit=s.name(unit)) if acts_alone(s, unit) else None


@hooks.SHOOTS(level=STANDARD)
def own_shot(s: DemonworldState, unit: int) -> bool | None:
    """A single element on its own shoots once a round, in whichever phase it likes (DW-S-CMD-05): not in a melee of
    earlier turns, nor in the first phase in any, nor in the second if it has attacked itself (DW-S-CMD-06)."""
    if not acts_alone(s, unit):
        return None
    melee = s.units[unit].melee
    return not melee or (s.phase == SHOOTING_2 and melee == s.round)


@hooks.FIRED(level=STANDARD)
def has_shot(s: DemonworldState, shots: Iterable[Shot]) -> None:
    """A single element has had its shot of the round, or supported one, whether on its own or in a unit."""
    for own in {s.roster.unit_of[element] for one in shots for element in (one.lead, *one.supporters)}:
        if acts_alone(s, own):
            changes.unit(s, own, shot=True)


@hooks.MAY_NOT_SHOOT(level=STANDARD)
def shot_before(s: DemonworldState, element: int) -> Reason | None:
    """It has none left when it joins a unit that shoots, or leaves one that has shot (DW-S-CMD-05, DW-B-SHO-19)."""
    own = s.roster.unit_of[element]
    return Reason("DW-S-CMD-05", "has-shot", unit=s.name(own)) if is_single(s, own) and s.units[own].shot else None


@hooks.PACES(level=STANDARD)
def slower(s: DemonworldState, unit: int) -> Iterator[int]:
    """A unit and those attached to it go at the pace of the slowest (DW-S-CMD-14)."""
    return (pace(s, single) for single in attached_to(s, unit))


def pace(s: DemonworldState, single: int) -> int:
    """The movement points of a single element: always the same (DW-S-CMD-04)."""
    return altered(s, single, s.entry(single).card.movement(MOVE))
