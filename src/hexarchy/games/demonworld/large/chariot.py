"""Chariots (DW-E-CHA): a team of animals on the two front fields and a carriage with its crew behind them. Both are
struck and shot at for themselves, but have their hit points in common (DW-E-CHA-05).

How they roll is in terrain.py and base.py, their attacks are in blows.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.data_schema import LargeForm
from hexarchy.games.demonworld.shot import FEW as FEW_SHOOTERS
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import FEW, SUPPORT, Strike
from hexarchy.games.demonworld.words import BLOWS, EXPERT, NOBODY, TEAM

CARRIAGE: Final = "carriage"
PLATFORM: Final = 1  # the height on which the crew stands (DW-E-CHA-09)


def chariot(s: DemonworldState, element: int) -> LargeForm | None:
    """The card of a chariot; None of anything else."""
    form = s.roster.entries[s.roster.unit_of[element]].form
    return form if isinstance(form, LargeForm) and form.kind == "chariot" else None


def carriage(s: DemonworldState, element: int) -> int:
    """The field of a chariot's carriage (DW-E-CHA-01)."""
    base = s.battle.bases[element]
    assert base is not None
    return s.area.grid.offset(s.at[element], *base.shape.fields[s.looks[element]][CARRIAGE])


def team(s: DemonworldState, element: int) -> list[int]:
    """The fields of its animals."""
    behind = carriage(s, element)
    return [field for field in s.base(element) if field != behind]


def crew(s: DemonworldState, element: int) -> int:
    """How many stand on the carriage, a passenger among them (DW-E-CHA-14)."""
    form = chariot(s, element)
    if form is None:
        return 0
    return form.crew + (passenger(s, s.roster.unit_of[element]) != NOBODY)


def passenger(s: DemonworldState, unit: int) -> int:
    """The commander on a chariot; NOBODY where there is none."""
    return next((single for single, true in enumerate(s.units) if true.mount == unit), NOBODY)


# -- what each part is -------------------------------------------------------------------------------------------------


@hooks.PARTS(level=EXPERT)
def parts(s: DemonworldState, element: int) -> dict[int, str] | None:
    """Carriage and animals are targets of their own (DW-E-CHA-11, -17)."""
    if chariot(s, element) is None:
        return None
    behind = carriage(s, element)
    return {field: CARRIAGE if field == behind else "animals" for field in s.base(element)}


@hooks.STATURE(level=EXPERT)
def stature(s: DemonworldState, element: int, field: int) -> tuple[int, int] | None:
    """Armor and size of a part: the crew stands a height above the ground (DW-E-CHA-08, -09, -13, -20)."""
    form = chariot(s, element)
    if form is None:
        return None
    if field == carriage(s, element):
        return form.armor, form.size + PLATFORM
    return form.armor_animals, form.size_animals


# -- shooting ----------------------------------------------------------------------------------------------------------


@hooks.ARCS(level=EXPERT)
def all_round(s: DemonworldState, element: int, field: int) -> bool | None:
    """Who is on the carriage shoots in all directions (DW-E-CHA-10)."""
    return True if chariot(s, s.bearer(element)) is not None else None


@hooks.EYES(level=EXPERT)
def eyes(s: DemonworldState, element: int) -> tuple[int, int] | None:
    """From the carriage, at the height of the platform and their own (DW-E-CHA-10)."""
    mount, size = s.bearer(element), s.entry(s.roster.unit_of[element]).card.printed.size
    return None if chariot(s, mount) is None else (carriage(s, mount), size + PLATFORM)


@hooks.HIDING(level=EXPERT)
def hiding(s: DemonworldState, element: int, field: int) -> Iterable[int]:
    """Its animals hide the carriage, and what lies ahead from who stands on it (DW-E-CHA-10, -11)."""
    return team(s, element) if chariot(s, element) is not None and field == carriage(s, element) else ()


@hooks.SHOT_MODIFIERS(level=EXPERT)
def small_crew(s: DemonworldState, one: Shot, victim: int) -> Iterator[tuple[str, int]]:
    """A small crew shoots as few models do (DW-S-SHO-46)."""
    if chariot(s, one.lead) is not None and crew(s, one.lead) < FEW_SHOOTERS:
        yield "DW-S-SHO-46", -1


# -- melee -------------------------------------------------------------------------------------------------------------


@hooks.STRIKE_MODIFIERS(level=EXPERT)
def few_on_board(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """A crew of up to three is easier to strike (DW-E-CHA-14)."""
    if chariot(s, strike.victim) is None or strike.field != carriage(s, strike.victim):
        return
    if crew(s, strike.victim) <= FEW:
        yield "DW-E-CHA-14", 1


@hooks.STRIKE_MODIFIERS(level=EXPERT)
def as_a_team(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """At the centre field one half of the team supports the other (DW-E-CHA-15)."""
    if BLOWS[strike.blow] == TEAM:
        yield "DW-B-MEL-19", SUPPORT
