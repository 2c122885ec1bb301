"""Contact with a Large Element alongside (DW-E-LME-07, DW-DEC-49): who stands beside one, on fields it cannot attack,
fights it when one of them declares so in a step of its own."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.attack import Attack, Reactions
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.large.base import GUN, form_of
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.movement.strength import is_small
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT


def beside(s: DemonworldState, unit: int) -> list[int]:
    """Enemies beside a unit with which it is in no contact yet, one of the two a Large Element."""
    touched = contact.touched_units(s, unit)
    near = (foe for foe in contact.beside_units(s, unit) if foe not in touched)
    return [foe for foe in near if s.is_large(unit) or s.is_large(foe)]


def in_front(s: DemonworldState, unit: int, foe: int) -> bool:
    """Has an element of a unit a Large Element on one of its front fields?"""
    for element in s.bodies[unit]:
        around = s.around[s.at[element]]
        front = [around[direction] for direction in FRONT_DIRECTIONS[s.looks[element]]]
        if any(s.unit_of(other) == foe for field in front if (other := s.standing.get(field)) is not None):
            return True
    return False


def why_not(s: DemonworldState, unit: int, foe: int) -> Reason | None:
    """A unit needs all that an attack needs, but no step."""
    if foe not in beside(s, unit):
        return Reason("DW-E-LME-07", "nobody-alongside", unit=s.name(unit))
    ordered = is_small(s, unit) or orderly(s, unit)
    reason = steps.why_no_attack(s, unit, orderly=ordered, frontal=in_front(s, unit, foe))
    asked = (why(s, unit, foe) for why in hooks.MAY_NOT_ATTACK.of(s))
    return reason or next((found for found in asked if found is not None), None)


class AttackBeside:
    """An operation of a unit (hooks.OPERATIONS), and of one that is moved element by element."""

    VERBS: ClassVar[tuple[str, ...]] = ("alongside",)

    @staticmethod
    def options(s: DemonworldState, moving: Moving | SmallMoving) -> list[Action]:
        if not s.battle.bases:
            return []
        foes = [foe for foe in beside(s, moving.unit) if why_not(s, moving.unit, foe) is None]
        return [s.offers.alongside[foe] for foe in foes]

    @staticmethod
    def do(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> None:
        changes.declare(s, moving.unit, s.unit_named(action.target))
        if isinstance(moving, SmallMoving):
            changes.unit(s, moving.unit, moved=True)
            s.push(Reactions((moving.unit,)))
        else:
            s.push(Attack.by(s, moving.unit, moving.ledger(s)))

    @staticmethod
    def why(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> list[Reason]:
        reason = why_not(s, moving.unit, s.unit_named(action.target))
        return [] if reason is None else [reason]


hooks.OPERATIONS(level=EXPERT)(AttackBeside)
hooks.SMALL_OPERATIONS(level=EXPERT)(AttackBeside)


class LargeBeside:
    """The same of a Large Element (hooks.LARGE_OPERATIONS): under any order, but no gun, and not where an overrun in
    the same step has brought it."""

    VERBS: ClassVar[tuple[str, ...]] = ("alongside",)

    @staticmethod
    def options(s: DemonworldState, moving: LargeMoving) -> list[Action]:
        if moving.attacks or moving.nears or moving.overran or form_of(s, moving.unit).kind == GUN:
            return []
        return [s.offers.alongside[foe] for foe in beside(s, moving.unit)]

    @staticmethod
    def do(s: DemonworldState, moving: LargeMoving, action: Action) -> None:
        moving.attack(s)

    @staticmethod
    def why(s: DemonworldState, moving: LargeMoving, action: Action) -> list[Reason]:
        return [Reason("DW-E-LME-07", "nobody-alongside", unit=s.name(moving.unit))]


hooks.LARGE_OPERATIONS(level=EXPERT)(LargeBeside)
