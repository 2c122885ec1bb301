"""Commands: what a player may order at any moment (DL-HID-02; standing orders of DL-DEC-03, 15, 17, 18, 34, 44).

A command is never a question. Arranging one's stacks is barred only while a battle, siege or capture is being resolved.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from hexarchy.core import standing
from hexarchy.core.actions import Action
from hexarchy.games.demonlord import changes
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState

PASS_STEP: Final = 1
PASS_PHASE: Final = 2


class Order(standing.Order):
    """Nobody but the owner hears of it; a new top unit is seen on the map."""

    def obey(self, s: DemonlordState, seat: int, action: Action) -> None:
        self.take(s, seat, action)
        s.tell(seat, "order-taken", order=action.text)

    def take(self, s: DemonlordState, seat: int, action: Action) -> None:
        raise NotImplementedError


class Arrange(Order):
    """A unit is laid on top of its stack (DL-HID-02)."""

    VERBS: ClassVar[tuple[str, ...]] = ("top",)

    def offered(self, s: DemonlordState, seat: int) -> Iterable[Action]:
        return [] if resolving(s) else [s.game.verbs.top[unit] for unit in s.on_map(seat)]

    def take(self, s: DemonlordState, seat: int, action: Action) -> None:
        changes.show(s, action.target)


class LiftPass(Order):
    """Spell windows are open again (DL-DEC-03)."""

    VERBS: ClassVar[tuple[str, ...]] = ("lift-pass",)

    def offered(self, s: DemonlordState, seat: int) -> Iterable[Action]:
        return [s.game.verbs.lift_pass] if passes(s, seat) else []

    def take(self, s: DemonlordState, seat: int, action: Action) -> None:
        stand_pass(s, seat, 0)


class Habit(Order):
    """What is always or never done, wherever it comes up (DL-DEC-15, DL-DEC-34)."""

    VERBS: ClassVar[tuple[str, ...]] = ("order",)

    def offered(self, s: DemonlordState, seat: int) -> Iterable[Action]:
        return s.game.verbs.order

    def take(self, s: DemonlordState, seat: int, action: Action) -> None:
        habit = action.text.split()[1]
        _set_order(s, seat, habit.split("-")[0], habit)


class ForPlace(Order):
    """What is to be done in one hex."""

    def hexes(self, s: DemonlordState, seat: int) -> Iterable[int]:
        raise NotImplementedError

    def offered(self, s: DemonlordState, seat: int) -> Iterable[Action]:
        hexes = sorted(self.hexes(s, seat))
        return [s.game.actions.of(verb)[hex_] for verb in self.VERBS for hex_ in hexes]

    def take(self, s: DemonlordState, seat: int, action: Action) -> None:
        topic, what = action.verb.split("-")
        place = s.world.grid.ids[action.target]
        _set_order(s, seat, f"{topic} {place}", f"{topic} {place} {what}")


class ForStack(ForPlace):
    """What a stack with a character on top does when enemies enter (DL-DEC-17, DL-DEC-18)."""

    VERBS: ClassVar[tuple[str, ...]] = ("stack-show", "stack-silent", "stack-ask")

    def hexes(self, s: DemonlordState, seat: int) -> Iterable[int]:
        return s.stacks[seat]


class ForSiege(ForPlace):
    """How a siege is resolved (DL-DEC-44)."""

    VERBS: ClassVar[tuple[str, ...]] = ("siege-assault", "siege-invest", "siege-ask")

    def hexes(self, s: DemonlordState, seat: int) -> Iterable[int]:
        return [hex_ for hex_ in s.sieges if s.controller(hex_) != seat]


ORDERS: Final = standing.Standing(Arrange(), LiftPass(), Habit(), ForStack(), ForSiege())


def resolving(s: DemonlordState) -> bool:
    """Is a battle, siege or capture being resolved?"""
    return any(isinstance(frame, Procedure) and frame.FREEZES_STACKS for frame in s.frames)


def _set_order(s: DemonlordState, seat: int, topic: str, order: str) -> None:
    kept = [o for o in s.orders[seat] if not o.startswith(topic)]
    if not order.endswith("ask"):
        kept.append(order)
    mine = tuple(sorted(kept))
    s.orders = (mine, s.orders[1]) if seat == 0 else (s.orders[0], mine)


def lapse(s: DemonlordState) -> None:
    """An order for a stack or a siege goes with it: the next one in the hex is another."""
    s.orders = tuple(tuple(o for o in orders if _lasts(s, seat, o)) for seat, orders in enumerate(s.orders))


def _lasts(s: DemonlordState, seat: int, order: str) -> bool:
    topic, *place = order.split(" ", 2)
    if not place:
        return True
    hex_ = s.world.grid.index[place[0]]
    return hex_ in s.sieges if topic == "siege" else bool(s.stack(seat, hex_))


def stack_order(s: DemonlordState, seat: int, hex_: int) -> str | None:
    """ "show", "silent" or None: what to do when enemies enter a stack with a character on top."""
    return _order(s, seat, f"stack {s.world.grid.ids[hex_]} ")


def siege_order(s: DemonlordState, seat: int, hex_: int) -> str | None:
    """ "assault", "invest" or None."""
    return _order(s, seat, _siege(s, hex_))


def forget_siege(s: DemonlordState, hex_: int) -> None:
    """What was ordered for a siege ends with it (DL-DEC-44)."""
    if any(s.orders):
        mine, theirs = ([o for o in orders if not o.startswith(_siege(s, hex_))] for orders in s.orders)
        s.orders = (tuple(mine), tuple(theirs))


def _siege(s: DemonlordState, hex_: int) -> str:
    return f"siege {s.world.grid.ids[hex_]} "


def cloak_order(s: DemonlordState, seat: int) -> str | None:
    """ "always", "never" or None."""
    return _order(s, seat, "cloak-")


def always_fires(s: DemonlordState, seat: int) -> bool:
    return "fire-always" in s.orders[seat]


def _order(s: DemonlordState, seat: int, topic: str) -> str | None:
    return next((o.removeprefix(topic) for o in s.orders[seat] if o.startswith(topic)), None)


def passes(s: DemonlordState, seat: int) -> bool:
    """Does a standing pass speak for this seat in a spell window (DL-DEC-03)?"""
    return s.phase.passing[seat] != 0


def stand_pass(s: DemonlordState, seat: int, how_long: int) -> None:
    passing = s.phase.passing
    s.phase = s.phase._replace(passing=(how_long, passing[1]) if seat == 0 else (passing[0], how_long))


def new_step(s: DemonlordState) -> None:
    """A pass for the step ends with it."""
    if PASS_STEP in s.phase.passing:
        first, second = (0 if how == PASS_STEP else how for how in s.phase.passing)
        s.phase = s.phase._replace(passing=(first, second))
