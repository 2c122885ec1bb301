"""One shot (DW-B-SHO-21): who shoots at whom with what, and all that is added to the die, each with its rule.

The declaration, the dice, the odds and the captain read the same object, so the odds shown are the odds rolled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.cards import WeaponForm
from hexarchy.games.demonworld.facing import CAVALRY_ARC, INFANTRY_ARC
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import HOLD, NOBODY, SHOOTING_1, SINGLE, SKIRMISH

NEEDED: Final = 20
SUPPORT: Final = 2  # each supporting element
FEW: Final = 4  # fewer models than these shoot worse


class Shot(NamedTuple):
    """`factor`: the lead's Battle Factor at its range; it stays the same where the shot goes astray (DW-B-SHO-24).
    `field`: what it is aimed at, one of those the target stands on."""

    lead: int
    target: int
    factor: int
    supporters: tuple[int, ...] = ()
    field: int = NOBODY
    flaming: bool = False  # arrows that armor does not stop (DW-E-FIR-19)

    def aimed_at(self, s: DemonworldState) -> int:
        return s.at[self.target] if self.field == NOBODY else self.field

    def modifiers(self, s: DemonworldState, victim: int, struck: int = NOBODY) -> list[tuple[str, int]]:
        """All that is added to the D20 of a shot at an element: the target, or what it hits instead, on the field it
        struck (DW-S-SHO-47)."""
        armor, _ = stature(s, victim, self.aimed_at(s) if struck == NOBODY else struck)
        shooters = (self.lead, *self.supporters)
        few = sum(models(s, element) < FEW for element in shooters)
        found = [("DW-B-CHR-06", self.factor), ("DW-B-SHO-15", SUPPORT * len(self.supporters))]
        if not self.flaming:
            found += [("DW-B-CHR-01", -armor), ("DW-B-SHO-21", -few)]
        for add in hooks.SHOT_MODIFIERS.of(s):
            found += add(s, self, victim)
        return found

    def chance(self, s: DemonworldState) -> float:
        """How likely it hits what it is aimed at, if it does not go astray."""
        added = sum(amount for _, amount in self.modifiers(s, self.target))
        return min(20, max(0, 21 - NEEDED + added)) / 20


def stature(s: DemonworldState, element: int, field: int) -> tuple[int, int]:
    """Armor and size of what stands on a field."""
    card = s.entry(s.roster.unit_of[element]).card.printed
    several = (find(s, element, field) for find in hooks.STATURE.of(s))
    return next((found for found in several if found is not None), (card.armor, card.size))


def models(s: DemonworldState, element: int) -> int:
    return s.entry(s.roster.unit_of[element]).card.printed.models_per_element


# -- who may shoot -----------------------------------------------------------------------------------------------------


def may_shoot(s: DemonworldState, unit: int) -> bool:
    """Does a unit shoot in this phase (DW-B-SHO-01, -02, DW-B-ORD-12, -14, DW-E-LRG-26)?"""
    true = s.units[unit]
    if not s.bodies[unit] or true.shot:
        return False
    for shoots in hooks.SHOOTS.of(s):
        told = shoots(s, unit)
        if told is not None:
            return told
    if s.phase == SHOOTING_1:
        return true.order == SKIRMISH and not true.melee and orderly(s, unit)
    return true.order == HOLD and true.melee in (0, s.round)


def shooters(s: DemonworldState, unit: int) -> Sequence[int]:
    """The elements that shoot when a unit does: its own, and who rides on it (DW-E-LCM-02)."""
    found: list[int] = [*s.bodies[unit]]
    for on_board in hooks.ON_BOARD.of(s):
        found += on_board(s, unit)
    return found


def declared_unseen(s: DemonworldState) -> bool:
    """Are shots declared before lines of sight are looked at (DW-S-SHO-45)?"""
    return bool(s.options.get("declare_unseen"))


def why_barred(s: DemonworldState, element: int) -> Reason | None:
    """Why an element neither shoots nor supports, whatever its unit does."""
    stands = s.bearer(element)
    found = (why(s, one) for one in dict.fromkeys((element, stands)) for why in hooks.MAY_NOT_SHOOT.of(s))
    return next((reason for reason in found if reason is not None), None)


def party(s: DemonworldState, element: int) -> int:
    """The unit an element shoots with, under whose order: for one that rides that is its mount (DW-E-LCM-02)."""
    return s.unit_of(s.bearer(element))


def weapons(s: DemonworldState, element: int) -> list[WeaponForm]:
    """What an element can shoot with under its unit's order (DW-B-CHR-11, -13); a single one on its own has the choice
    of one that holds (DW-S-CMD-05)."""
    entry, unit = s.entry(s.roster.unit_of[element]), party(s, element)
    holds = s.units[unit].order == HOLD or s.entry(unit).sort == SINGLE
    return [weapon for weapon in entry.card.missiles if holds or not weapon.hold_only]


def stance(s: DemonworldState, element: int) -> tuple[int, int]:
    """From which field an element shoots, and at which height above it its eyes are."""
    for eyes in hooks.EYES.of(s):
        found = eyes(s, element)
        if found is not None:
            return found
    return s.at[element], s.entry(s.roster.unit_of[element]).card.printed.size


def place(s: DemonworldState, element: int) -> int:
    """The field on which an element is: of one that rides that of its saddle."""
    return s.at[element] if s.at[element] >= 0 else stance(s, element)[0]


def factor(s: DemonworldState, element: int, field: int) -> int | None:
    """The best Battle Factor at the range of a field; None beyond it (DW-B-CHR-06)."""
    distance, known = s.area.grid.distance(stance(s, element)[0], field), factors(s, element)
    return known[distance] if distance < len(known) else None


def factors(s: DemonworldState, element: int) -> Sequence[int | None]:
    """The same for every distance in its reach; remembered as long as nobody moves."""
    key = ("factors", s.roster.unit_of[element], s.units[party(s, element)].order)
    found: Sequence[int | None] | None = s.memo.get(key)
    if found is None:
        held = weapons(s, element)
        reach = max((weapon.reach for weapon in held), default=-1)
        at = ([weapon.factor(distance) for weapon in held] for distance in range(reach + 1))
        found = s.memo[key] = [max((one for one in best if one is not None), default=None) for best in at]
    return found


def in_arc(s: DemonworldState, element: int, field: int) -> bool:
    """Does a field lie in the arc of fire (DW-B-SHO-10, -11)?"""
    for lies in hooks.ARCS.of(s):
        found = lies(s, element, field)
        if found is not None:
            return found
    infantry = s.entry(s.roster.unit_of[element]).card.infantry
    arc = INFANTRY_ARC if infantry else CAVALRY_ARC
    return arc.holds(s.area.grid.vector(s.at[element], field), s.looks[element])


def seen(s: DemonworldState, element: int, field: int) -> int | None:
    """How well what stands on a field is in view (DW-B-SHO-03): what is added to a shot at it; None where it is not."""
    see = hooks.SIGHT.last(s)
    return None if see is None else see(s, element, field)


@hooks.SIGHT()
def clear_line(s: DemonworldState, element: int, field: int) -> int | None:
    """In the Basic Game the line touches no field of another element (DW-B-SHO-12)."""
    return 0 if s.battle.lines.clear(s.at[element], field, s.standing) else None


def in_melee(s: DemonworldState, lead: int, target: int) -> bool:
    """Is a shot of an element at another one into a melee (DW-B-SHO-04, -24, -25)?

    Contact alone counts; but a unit that was attacked just now shoots at those that touch nobody else as at any others.
    """
    touched, unit = contact.touching(s, target), party(s, lead)
    if not touched or any(picked(s, lead, target) for picked in hooks.PICKED_OUT.of(s)):
        return False
    attacked = s.units[unit].melee == s.round and s.side(unit) != s.roster.side_of[target]
    return not (attacked and all(s.unit_of(other) == unit for other in touched))


def aims(s: DemonworldState, element: int) -> dict[int, int]:
    """The fields an element may aim at under its order, with its Battle Factor for each; remembered as long as nobody
    moves.

    Of a Large Element the one that is seen best, and of several the nearest (DW-E-LRG-25); in a melee any that is seen
    (DW-E-LRG-21).
    """
    key = ("aims", element, s.units[party(s, element)].order)
    found: dict[int, int] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = dict(_aims(s, element))
    return found


def targets(s: DemonworldState, element: int) -> dict[int, int]:
    """What an element may shoot at, with its Battle Factor for each."""
    found: dict[int, int] = {}
    for field, best in aims(s, element).items():
        target = s.standing[field]
        found[target] = max(best, found.get(target, best))
    return found


def in_parts(s: DemonworldState, element: int) -> bool:
    """Are the fields of an element targets of their own (DW-E-CHA-11)?"""
    return any(parts(s, element) is not None for parts in hooks.PARTS.of(s))


def _aims(s: DemonworldState, element: int) -> Iterator[tuple[int, int]]:
    known = factors(s, element)
    if not known:
        return
    body, side, sides = s.bodies[party(s, element)], s.roster.side_of[element], s.roster.side_of
    distance, last, unseen = s.area.grid.distances(stance(s, element)[0]), len(known), declared_unseen(s)
    aims: dict[int, list[tuple[int, int, int, int]]] = {}
    for field, other in s.standing.items():
        far = distance[field]
        if far >= last or other in body or (best := known[far]) is None:
            continue
        if sides[other] == side and not contact.touches(s, other):  # one's own only in a melee (DW-B-SHO-26)
            continue
        if in_arc(s, element, field) and (well := 0 if unseen else seen(s, element, field)) is not None:
            aims.setdefault(other, []).append((-well, far, field, best))
    for other, fields in aims.items():
        if len(fields) > 1 and not in_melee(s, element, other) and not in_parts(s, other):
            fields = [min(fields)]
        for _, _, field, best in sorted(fields):
            yield field, best
