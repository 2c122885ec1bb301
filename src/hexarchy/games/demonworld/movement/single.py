"""How commanders and wizards on their own move (DW-S-CMD-03 to -10, -18, -37): at the beginning of a step, before its
units, in any direction and turning freely; and how they leave a unit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, contact, hooks, sides
from hexarchy.games.demonworld.attack import Reactions, hunts_in_vain, join_melee
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.joining import Joining, joinable, why_no_place, why_not_join
from hexarchy.games.demonworld.movement.phase import OrderStep, SideMoves, has_moved, why_not_move
from hexarchy.games.demonworld.movement.strength import costs, must_leave
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shooting import CloseUp
from hexarchy.games.demonworld.singles import acts_alone, attached_to, independent, of_side, pace
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import ATTACK, HOLD, MOVE, NOBODY, ORCS, SIDES, SKIRMISH, STANDARD

Named = tuple[int, ...]


@step("move step", level=STANDARD)
def move_step() -> Frame:
    return SinglesThenUnits(MOVE)


@step("skirmish step", level=STANDARD)
def skirmish_step() -> Frame:
    return SinglesThenUnits(SKIRMISH)


@step("attack step", level=STANDARD)
def attack_step() -> Frame:
    return SinglesThenUnits(ATTACK)


@step("hold step", level=STANDARD)
def hold_step() -> Frame:
    return SinglesThenUnits(HOLD)


@frame
class SinglesThenUnits(Stages, Procedure):
    """A step of the movement phase: single elements move before all units of it (DW-S-CMD-07). They are no orders to
    be counted (DW-S-CMD-09)."""

    order: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("singles", "units")

    def singles(self, s: DemonworldState) -> Asked:
        s.push(Naming(self.order))
        return None

    def units(self, s: DemonworldState) -> Asked:
        s.push(OrderStep(self.order))
        return None


# -- which of them move ------------------------------------------------------------------------------------------------


def why_not_named(s: DemonworldState, single: int) -> Reason | None:
    """Why a single element cannot move now: it has, it fights, or it cannot get out of its unit (DW-DEC-23)."""
    true, element = s.units[single], s.element_of(single)
    if s.at[element] < 0:
        return Reason("DW-B-MOV-01", "no-element-left", unit=s.name(single))
    host = single if true.host == NOBODY else true.host
    if s.units[host].melee:
        return Reason("DW-S-CMD-40", "in-melee", unit=s.name(host))
    if true.moved or s.units[host].moved:
        return Reason("DW-S-CMD-07", "has-moved", unit=s.name(host))
    if host != single and not outside(s, single):
        return Reason("DW-S-CMD-18", "not-outside", unit=s.name(single))
    return None


def outside(s: DemonworldState, single: int) -> bool:
    """Is a field beside a single element free, and passable for it (DW-S-CMD-18)?"""
    here = s.at[s.element_of(single)]
    table = costs(s, single)
    return any(
        near >= 0 and near not in s.standing and table[here * DIRECTIONS + direction] < NOT_PASSABLE
        for direction, near in enumerate(s.around[here])
    )


def able(s: DemonworldState, seat: int) -> list[int]:
    """The single elements of a seat that can move now."""
    return [unit for unit in s.roster.of_seat(seat) if acts_alone(s, unit) and why_not_named(s, unit) is None]


@frame
class Naming(Sealed):
    """All seats name, unseen by each other, those that move in this step (DW-S-CMD-08, DW-DEC-23)."""

    order: int

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return NamingOwn(seat, self.order)

    def told(self, s: DemonworldState, result: Named) -> dict[str, Any]:
        return {"named": [s.name(single) for single in result]}

    def revealed(self, s: DemonworldState, results: Mapping[int, Named]) -> None:
        named = tuple(single for own in results.values() for single in own)
        both = len({s.side(single) for single in named}) > 1
        if both:
            s.push(WhoFirst(named, dice_for_first(s, named)))
        elif named:
            s.push(NamedMove(named, s.side(named[0])))


@frame
class NamingOwn(Procedure):
    """One seat names those that move now; nobody has to."""

    seat: int
    order: int
    named: Named = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"named": [s.name(single) for single in self.named]}

    def step(self, s: DemonworldState) -> Asked:
        mine, ready = able(s, self.seat), s.game.verbs.ready
        if not mine:
            s.finish(())
            return None
        options: list[Action] = [s.offers.name[unit] for unit in mine if unit not in self.named]
        options += [s.offers.recall[unit] for unit in self.named]
        return Ask(self.seat, "singles", "DW-S-CMD-07", [*options, ready], default=ready, order=self.order)

    def do_name(self, s: DemonworldState, seat: int, target: int) -> None:
        self.named = tuple(sorted((*self.named, s.unit_named(target))))

    def do_recall(self, s: DemonworldState, seat: int, target: int) -> None:
        self.named = tuple(single for single in self.named if single != s.unit_named(target))

    def do_ready(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.named)

    def why_name(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        if not acts_alone(s, unit):
            return [Reason("DW-S-CMD-07", "no-single", unit=s.name(unit))]
        reason = why_not_named(s, unit)
        return [reason] if reason is not None else []


def dice_for_first(s: DemonworldState, named: Named) -> int:
    """Each side rolls a die and adds the highest initiative of those it named, equal sums again (DW-S-CMD-08)."""
    best = [
        max(s.entry(single).card.printed.initiative for single in named if s.side(single) == side)
        for side in range(len(SIDES))
    ]
    own, theirs = ([("DW-B-CHR-04", initiative)] for initiative in best)
    while True:
        first, second = s.contest(6, "DW-S-CMD-08", own, theirs)
        if first != second:
            return ORCS if first > second else 1 - ORCS


@frame
class WhoFirst(Procedure):
    """The side that won the roll says which side's single elements go first (DW-DEC-24)."""

    named: Named
    side: int

    def step(self, s: DemonworldState) -> Asked:
        verbs = s.game.verbs
        options = [verbs.first, verbs.second]
        return Ask(s.speaker(self.side), "singles-first", "DW-S-CMD-08", options, default=verbs.second)

    def do_first(self, s: DemonworldState, seat: int, target: int) -> None:
        self._go(s, self.side)

    def do_second(self, s: DemonworldState, seat: int, target: int) -> None:
        self._go(s, 1 - self.side)

    def _go(self, s: DemonworldState, first: int) -> None:
        s.pop()
        s.push(NamedMove(self.named, first))


@frame
class NamedMove(Procedure):
    """Those named move: all of one side, then all of the other."""

    named: Named
    first: int

    def step(self, s: DemonworldState) -> Asked:
        left = [single for single in self.named if why_not_named(s, single) is None]
        for side in (self.first, 1 - self.first):
            for seat in sides.seats_of(s, side):
                mine = [single for single in left if s.owner(single) == seat]
                if len(mine) == 1:
                    s.push(going(s, mine[0]))
                    return None
                if mine:
                    options = [s.offers.move[single] for single in mine]
                    return Ask(seat, "next-single", "DW-DEC-48", options)
        s.finish()
        return None

    def do_move(self, s: DemonworldState, seat: int, target: int) -> None:
        s.push(going(s, s.unit_named(target)))

    def resumed(self, s: DemonworldState, child: Frame, value: int | None) -> None:
        if value is not None:
            has_moved(s, value)


def going(s: DemonworldState, single: int) -> Frame:
    """How a single element sets out: on its own, or out of its unit; a giant as giants do (DW-E-LCM-05)."""
    for moving in hooks.MOVING.of(s):
        own = moving(s, single)
        if own is not None:
            return own
    return SingleMoving.of(s, single) if independent(s, single) else Leaving(single)


# -- leaving -----------------------------------------------------------------------------------------------------------


@frame
class Leaving(Stages, Procedure):
    """A single element leaves its unit and makes its own move; then the unit closes up (DW-S-CMD-18)."""

    single: int
    host: int = NOBODY
    held: tuple[int, ...] = ()
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("leave", "close_up")

    def leave(self, s: DemonworldState) -> Asked:
        self.host = s.units[self.single].host
        self.held = tuple(sorted(s.fields_of(self.host)))
        changes.attach(s, self.single, NOBODY)
        s.emit("leaves", unit=s.name(self.single), other=s.name(self.host))
        s.push(SingleMoving.of(s, self.single))
        return None

    def close_up(self, s: DemonworldState) -> Asked:
        closing = CloseUp(self.host, self.held, may_touch=False)
        if any(closing.fields_for(s, element) for element in s.bodies[self.host]):
            s.push(closing)
        return None

    def over(self, s: DemonworldState) -> None:
        s.finish(self.single)


class LeaveBeforeMove:
    """A single element leaves just before its unit moves (DW-S-CMD-18): which it does then."""

    VERBS: Final = ("leave",)

    @staticmethod
    def options(s: DemonworldState, moves: SideMoves, seat: int) -> list[Action]:
        return [
            s.offers.leave[single]
            for unit in moves.able(s, seat)
            for single in attached_to(s, unit)
            if why_not_named(s, single) is None
        ]

    @staticmethod
    def do(s: DemonworldState, moves: SideMoves, action: Action) -> None:
        single = s.unit_named(action.target)
        moves.begun = s.units[single].host
        s.push(Leaving(single))

    @staticmethod
    def why(s: DemonworldState, moves: SideMoves, seat: int, action: Action) -> list[Reason]:
        single = s.unit_named(action.target)
        if single < 0 or s.owner(single) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        host = s.units[single].host
        if host == NOBODY:
            return [Reason("DW-S-CMD-24", "not-attached", unit=s.name(single))]
        reason = why_not_named(s, single) or why_not_move(s, host, moves.order)
        return [reason] if reason is not None else []


hooks.BETWEEN_UNITS(level=STANDARD)(LeaveBeforeMove)


# -- moving ------------------------------------------------------------------------------------------------------------


@frame
class SingleMoving(Procedure):
    """A single element moves field by field in any direction and turns freely (DW-S-CMD-03, DW-DEC-25). It stops where
    it comes into contact, for which it needs no order and no front (DW-S-CMD-06)."""

    unit: int
    points: int
    turned: bool = False  # since its last step
    attacks: bool = False

    @classmethod
    def of(cls, s: DemonworldState, unit: int) -> SingleMoving:
        """The points are those of its card, whatever happens (DW-S-CMD-04)."""
        return cls(unit, pace(s, unit))

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, element = s.game.verbs, s.offers, s.element_of(self.unit)
        options: list[Action] = []
        if not self.attacks:
            near = sorted(field for field in s.around[s.at[element]] if field >= 0)
            options += [offers.to[field] for field in near if self._why_to(s, field) is None]
        if not self.turned:
            options += [verbs.face[facing] for facing in range(DIRECTIONS) if facing != s.looks[element]]
        options += [offers.join[unit] for unit in joinable(s, self.unit)]
        options.append(verbs.stop)
        return Ask(
            s.owner(self.unit),
            "single",
            "DW-S-CMD-03",
            options,
            default=verbs.stop,
            last_word=True,
            unit=s.name(self.unit),
            points=self.points,
        )

    def _cost(self, s: DemonworldState, near: int) -> int:
        here = s.at[s.element_of(self.unit)]
        direction = s.area.grid.direction(here, near)
        assert direction is not None
        return steps.step_cost(s, self.unit, [here * DIRECTIONS + direction])

    def _why_to(self, s: DemonworldState, near: int) -> Reason | None:
        if s.area.grid.direction(s.at[s.element_of(self.unit)], near) is None:
            return Reason("DW-B-MOV-52", "not-adjacent")
        cost = self._cost(s, near)
        here = s.at[s.element_of(self.unit)]
        reason = steps.why_impassable(s, cost) or steps.why_not_step(s, self.unit, ((here, near),))
        if reason is None and cost > self.points and not must_leave(s, s.element_of(self.unit)):
            reason = Reason("DW-S-CMD-03", "not-enough-points", points=cost)
        if reason is None and near in s.standing:
            reason = why_no_place(s, self.unit, near)
        if reason is None and steps.meets(s, self.unit, near):
            reason = steps.why_not_attack_units(s, self.unit, (near,))
        return reason

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        there, element = s.field_named(target), s.element_of(self.unit)
        self.points = max(0, self.points - self._cost(s, there))
        self.turned = False
        if there in s.standing:
            self._join(s, s.unit_of(s.standing[there]), there)
            return
        changes.go(s, element, there)
        asked = steps.alongside(s, self.unit, (element,))
        if asked is None:
            self._attack_if_touching(s)
        else:
            s.push(asked)

    def _attack_if_touching(self, s: DemonworldState) -> None:
        if contact.touches(s, s.element_of(self.unit)):
            self.attacks = True
            changes.unit(s, self.unit, moved=True)
            join_melee(s, self.unit)
            if s.units[self.unit].melee:  # no shot after an attack of one's own (DW-S-CMD-06)
                changes.unit(s, self.unit, shot=True)

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.element_of(self.unit)
        changes.turn(s, element, target)
        self.turned = True
        s.emit("element-turns", unit=s.name(self.unit), hex=s.field_id(s.at[element]), facing=target)

    def do_join(self, s: DemonworldState, seat: int, target: int) -> None:
        self._join(s, s.unit_named(target), s.at[s.element_of(self.unit)])

    def _join(self, s: DemonworldState, host: int, field: int) -> None:
        s.push(Joining(self.unit, host, field))

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        if self.attacks:
            s.push(Reactions((self.unit,)))
        else:
            s.finish(self.unit)

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        """Joined, or through with an attack, it goes no further (DW-S-CMD-20), unless after one that has evaded it
        (DW-E-LME-12)."""
        if not isinstance(child, Reactions | Joining):
            self._attack_if_touching(s)
        elif isinstance(child, Reactions) and hunts_in_vain(s, self.unit):
            self.attacks = False
        else:
            s.finish(self.unit)

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        near = s.field_named(target)
        if near < 0:
            return [Reason("DW-B-MOV-50", "off-the-area")]
        if self.attacks:
            return [Reason("DW-B-CON-08", "in-contact")]
        reason = self._why_to(s, near)
        return [reason] if reason is not None else []

    def why_join(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        reason = why_not_join(s, self.unit, s.unit_named(target))
        return [reason] if reason is not None else []


# -- turning at the end ------------------------------------------------------------------------------------------------


@step("singles turn", level=STANDARD)
@frame
class SinglesTurn(Procedure):
    """At the end of the Hold step single elements on their own may turn, whether they moved or not (DW-S-CMD-07,
    DW-DEC-36); the side with fewer of them first."""

    first: int = NOBODY
    done: tuple[int, ...] = ()  # seats that are through
    turned: Named = ()
    taken: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        if self.first == NOBODY:
            self.first = self._first(s)
        if self.taken != NOBODY:
            hex_ = s.field_id(s.at[s.element_of(self.taken)])
            return Ask(s.owner(self.taken), "turn-to", "DW-S-CMD-07", [*s.game.verbs.face], hex=hex_)
        for side in (self.first, 1 - self.first):
            for seat in sides.seats_of(s, side):
                mine = [single for single in self._free(s, side) if s.owner(single) == seat]
                if mine and seat not in self.done:
                    done = s.game.verbs.done
                    options = [s.offers.move[single] for single in mine]
                    return Ask(seat, "singles-turn", "DW-S-CMD-07", [*options, done], default=done)
        s.finish()
        return None

    def _first(self, s: DemonworldState) -> int:
        counts = [len(self._free(s, side)) for side in range(len(SIDES))]
        if counts[0] and counts[0] == counts[1]:
            return sides.roll_off(s, "DW-S-CMD-07")
        return counts.index(min(counts))

    def _free(self, s: DemonworldState, side: int) -> list[int]:
        return [single for single in of_side(s, side) if not s.units[single].melee and single not in self.turned]

    def do_move(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = s.unit_named(target)

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.element_of(self.taken)
        changes.turn(s, element, target)
        s.emit("element-turns", unit=s.name(self.taken), hex=s.field_id(s.at[element]), facing=target)
        self.turned, self.taken = (*self.turned, self.taken), NOBODY

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self.done = (*self.done, seat)

    def why_move(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        if not independent(s, unit):
            return [Reason("DW-S-CMD-07", "no-single", unit=s.name(unit))]
        if s.units[unit].melee:
            return [Reason("DW-S-CMD-40", "in-melee", unit=s.name(unit))]
        return [Reason("DW-S-CMD-07", "has-moved", unit=s.name(unit))]
