"""Special formations (DW-S-FOR): what a square, a wedge, skirmishers and a horde can do, and what they cannot.

How they are recognised stands in formation.py and shape.py, how they are formed as one answer in shapes.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.formation import HORDE, SKIRMISH, SQUARE, WEDGE, is_skirmish
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.terrain import LONE, Mover
from hexarchy.games.demonworld.words import MELEE, SHAPES, STANDARD

BEHIND: Final = 2  # of each element directly behind one that attacks in a wedge (DW-S-FOR-14)
LOOSE: Final = 2  # fields between skirmishers (DW-S-FOR-17)
KEPT: Final = (SQUARE, WEDGE)  # through a melee phase (DW-S-FOR-28)
NOT_OF_A_WEDGE: Final = ("wheel", "turn", "turn-some", "regroup", "reform")


# -- when they begin and end -------------------------------------------------------------------------------------------


@hooks.PHASE_BEGINS(level=STANDARD)
def keep_formation(s: DemonworldState) -> None:
    """Square and wedge last through a melee phase, whatever they lose in it (DW-S-FOR-09, -15, -28)."""
    if s.phase == MELEE:
        kinds = ((unit, shape(s, unit).kind) for unit in range(len(s.units)))
        s.doings = s.doings._replace(formed=tuple((unit, kind) for unit, kind in kinds if kind in KEPT))


@hooks.MELEE_OVER(level=STANDARD)
def judge_formation(s: DemonworldState, melee: int) -> None:
    """… until the regrouping of their melee is over."""
    fought = s.doings.melees[melee]
    s.doings = s.doings._replace(formed=tuple(entry for entry in s.doings.formed if entry[0] not in fought))


@hooks.REARRANGED(level=STANDARD)
def rearranged(s: DemonworldState, unit: int, was: str, turned: bool) -> None:
    """A wedge that turns, or leaves its shape, in a reaction or in finishing an attack has given itself up
    (DW-S-FOR-14, -30). Only a wedge is not formed again in the same phase (DW-S-FOR-13, -27)."""
    if was == WEDGE and (turned or shape(s, unit).kind != WEDGE):
        give_up(s, unit, WEDGE)
    elif s.units[unit].gave_up not in ("", WEDGE):
        changes.unit(s, unit, gave_up="")


def give_up(s: DemonworldState, unit: int, kind: str) -> None:
    changes.unit(s, unit, gave_up=kind)
    s.emit("gives-up", unit=s.name(unit), shape=SHAPES.index(kind))


@hooks.OPERATIONS(level=STANDARD)
class GivingUp:
    """A moving unit gives up its special formation without moving (DW-DEC-50)."""

    VERBS = ("give-up",)

    @staticmethod
    def options(s: DemonworldState, moving: Moving) -> list[Action]:
        return [s.game.verbs.give_up] if shape(s, moving.unit).kind in SHAPES else []

    @staticmethod
    def do(s: DemonworldState, moving: Moving, action: Action) -> None:
        give_up(s, moving.unit, shape(s, moving.unit).kind)

    @staticmethod
    def why(s: DemonworldState, moving: Moving, action: Action) -> list[Reason]:
        return [Reason("DW-DEC-50", "no-special-formation", unit=s.name(moving.unit))]


# -- movement ----------------------------------------------------------------------------------------------------------


@hooks.BARRED(level=STANDARD)
def only_ahead(s: DemonworldState, unit: int, kind: str, action: Action) -> Reason | None:
    """A wedge goes to its front, and does nothing else while it stands (DW-S-FOR-12)."""
    if kind != WEDGE:
        return None
    aside = action.verb == "shift" and action.target not in FRONT_DIRECTIONS[s.looks[s.bodies[unit][0]]]
    barred = aside or action.verb in NOT_OF_A_WEDGE
    return Reason("DW-S-FOR-12", "wedge-goes-ahead", unit=s.name(unit)) if barred else None


@hooks.BARRED(level=STANDARD)
def no_wheel(s: DemonworldState, unit: int, kind: str, action: Action) -> Reason | None:
    """Hordes do not wheel (DW-S-FOR-25)."""
    wheels = action.verb == "wheel" and HORDE in s.entry(unit).card.formations
    return Reason("DW-S-FOR-25", "horde-does-not-wheel", unit=s.name(unit)) if wheels else None


@hooks.MOVERS(level=STANDARD)
def at_ease(s: DemonworldState, unit: int) -> Mover | None:
    """Skirmishers pass difficult and rough ground as single elements do (DW-S-FOR-18), but not in rout: no formation
    helps those who run (DW-S-MOR-50)."""
    card = s.entry(unit).card
    if SKIRMISH not in card.formations or s.units[unit].routing or shape(s, unit).kind != SKIRMISH:
        return None
    return Mover(LONE, mounted=not card.infantry, size=card.printed.size)


# -- shooting and melee ------------------------------------------------------------------------------------------------


@hooks.SPACING(level=STANDARD)
def loose(s: DemonworldState, unit: int, fields: Sequence[int]) -> int:
    """Skirmishers support each other's shots, and close up, over two fields (DW-S-FOR-19, -20)."""
    if SKIRMISH not in s.entry(unit).card.formations or not s.bodies[unit]:
        return 1
    facing, axial = s.looks[s.bodies[unit][0]], s.area.grid.axial
    return LOOSE if is_skirmish({axial[field]: facing for field in fields}) else 1


@hooks.STRUCK_FROM(level=STANDARD)
def no_flanks(s: DemonworldState, attacker: int, victim: int) -> str | None:
    """A square has no flanks and no rear (DW-S-FOR-08). Those whom an enemy touches are on its ring."""
    return contact.FRONT if shape(s, s.unit_of(victim)).kind == SQUARE else None


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def backed_up(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """Those directly behind an element of a wedge lend it weight (DW-S-FOR-14)."""
    unit = s.unit_of(strike.attacker)
    if shape(s, unit).kind != WEDGE:
        return
    around, facing = s.around[s.at[strike.attacker]], s.looks[strike.attacker]
    rear = [s.standing.get(around[(facing + back) % DIRECTIONS]) for back in (2, 3)]
    count = sum(element in s.bodies[unit] for element in rear if element is not None)
    if count:
        yield "DW-S-FOR-14", BEHIND * count
