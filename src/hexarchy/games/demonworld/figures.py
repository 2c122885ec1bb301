"""Special figures (DW-S-SPF): leaders and standard bearers strike better, and change places within their unit.

What a musician adds is in movement/strength.py, what they mean for morale in morale.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shape import orderly, shape, would_form
from hexarchy.games.demonworld.slopes import insurmountable
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import LEADER, NOBODY, PLAIN, STANDARD, STANDARD_BEARER

if TYPE_CHECKING:
    from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.small import SmallMoving

BETTER: Final = {LEADER: "DW-S-SPF-07", STANDARD_BEARER: "DW-S-SPF-08"}  # by one; not in support


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def stronger(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """Leaders and standard bearers strike with a Battle Factor one higher."""
    figure = s.roster.figure[strike.attacker]
    if figure in BETTER:
        yield BETTER[figure], 1


# -- changing places ---------------------------------------------------------------------------------------------------


def figures(s: DemonworldState, unit: int) -> list[int]:
    """The special figures of a unit, and the commanders and wizards attached to it."""
    return [element for element in s.bodies[unit] if s.roster.figure[element] != PLAIN]


def partners(s: DemonworldState, element: int) -> list[int]:
    """Elements of its unit that a figure may change places with: none across a cliff (DW-S-SPF-10)."""
    figure, here = s.roster.figure, s.at[element]
    return [
        other
        for other in s.bodies[s.unit_of(element)]
        if other != element
        and (figure[other], s.roster.unit_of[other]) != (figure[element], s.roster.unit_of[element])
        and not insurmountable(s, here, s.at[other])
    ]


class ExchangeFigures:
    """The operation of a moving unit that opens an exchange, for one maneuver in all (DW-S-SPF-10, DW-S-CMD-17). One of
    three elements or less makes it before any of them moves; each has a maneuver less then."""

    VERBS: Final = ("exchange",)

    @staticmethod
    def options(s: DemonworldState, moving: Moving | SmallMoving) -> list[Action]:
        begun = isinstance(moving, SmallMoving) and bool(moving.moved)
        fit = not begun and moving.ledger(s).may_maneuver() and orderly(s, moving.unit)
        able = fit and any(partners(s, element) for element in figures(s, moving.unit))
        return [s.game.verbs.exchange] if able else []

    @staticmethod
    def do(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> None:
        moving.made += 1
        if isinstance(moving, SmallMoving):
            moving.opened = moving.made
        s.push(Exchange(moving.unit))

    @staticmethod
    def why(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> list[Reason]:
        if not orderly(s, moving.unit):
            return [Reason("DW-S-SPF-10", "not-orderly", unit=s.name(moving.unit))]
        if not moving.ledger(s).may_maneuver():
            return [Reason("DW-B-MOV-51", "no-maneuver-left", unit=s.name(moving.unit))]
        return [Reason("DW-S-SPF-10", "nobody-to-exchange", unit=s.name(moving.unit))]


hooks.OPERATIONS(level=STANDARD)(ExchangeFigures)
hooks.SMALL_OPERATIONS(level=STANDARD)(ExchangeFigures)


@frame
class Exchange(Procedure):
    """Figures change places with other elements, one by one, each once; an element takes the facing of its new place
    and may turn where the formation allows it (DW-S-SPF-11)."""

    unit: int
    exchanged: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    taken: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, seat, name = s.game.verbs, s.offers, s.owner(self.unit), s.name(self.unit)
        if self.taken == NOBODY:
            able = [element for element in s.bodies[self.unit] if self._swaps(s, element) or self._turns(s, element)]
            options: list[Action] = [offers.take[field] for field in sorted(s.at[element] for element in able)]
            options.append(verbs.close)
            return Ask(seat, "exchange", "DW-S-SPF-11", options, default=verbs.close, last_word=True, unit=name)
        options = [offers.swap[field] for field in sorted(s.at[other] for other in self._swaps(s, self.taken))]
        options += [verbs.face[facing] for facing in self._turns(s, self.taken)]
        return Ask(seat, "exchange-with", "DW-S-SPF-11", options, unit=name, hex=s.field_id(s.at[self.taken]))

    def _swaps(self, s: DemonworldState, element: int) -> list[int]:
        if element in self.exchanged or s.roster.figure[element] == PLAIN:
            return []
        return [other for other in partners(s, element) if other not in self.exchanged]

    def _turns(self, s: DemonworldState, element: int) -> list[int]:
        """Other facings of an element that has changed its place, with which the unit stays as it is."""
        if element not in self.exchanged or element in self.turned:
            return []
        other = [facing for facing in range(DIRECTIONS) if facing != s.looks[element]]
        kind, here = shape(s, self.unit).kind, s.at[element]
        return [facing for facing in other if would_form(s, self.unit, {element: (here, facing)}) == kind]

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = s.standing[s.field_named(target)]

    def do_swap(self, s: DemonworldState, seat: int, target: int) -> None:
        here, there = s.at[self.taken], s.field_named(target)
        other, mine = s.standing[there], s.looks[self.taken]
        changes.shift(s, {self.taken: there, other: here})
        changes.turn(s, self.taken, s.looks[other])
        changes.turn(s, other, mine)
        s.emit("exchanges", unit=s.name(self.unit), **{"from": s.field_id(here), "to": s.field_id(there)})
        # Which of two figures was named does not matter: both have changed places.
        self.exchanged, self.taken = (*self.exchanged, self.taken, other), NOBODY

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.turn(s, self.taken, target)
        s.emit("element-turns", unit=s.name(self.unit), hex=s.field_id(s.at[self.taken]), facing=target)
        self.turned, self.taken = (*self.turned, self.taken), NOBODY

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.exchanged)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        if element in self.exchanged:
            return [Reason("DW-S-SPF-11", "moved-in-this-step")]
        return [Reason("DW-S-SPF-10", "no-special-figure", hex=s.field_id(s.at[element]))]

    def why_swap(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if self.taken == NOBODY or element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        if element in self.exchanged:
            return [Reason("DW-S-SPF-11", "moved-in-this-step")]
        if insurmountable(s, s.at[self.taken], s.at[element]):
            return [Reason("DW-S-SPF-10", "too-steep")]
        return [Reason("DW-S-SPF-11", "alike")]
