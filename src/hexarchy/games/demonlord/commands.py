"""Commands: what a player may order at any moment (DL-HID-02; standing orders of DL-DEC-03, 15, 17, 18, 34, 44).

A command is never a question. Arranging one's stacks is barred only while a battle, siege or capture is being resolved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, overload

from hexarchy.core.actions import Action
from hexarchy.games.demonlord import changes
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState

PASS_STEP: Final = 1
PASS_PHASE: Final = 2
ORDER_VERBS: Final = frozenset(
    (
        "top",
        "lift-pass",
        "order",
        "stack-show",
        "stack-silent",
        "stack-ask",
        "siege-assault",
        "siege-invest",
        "siege-ask",
    )
)


class _Commands(Sequence[Action]):
    """The commands of a seat, tested one by one: nobody needs the whole list on the hot path."""

    def __init__(self, s: DemonlordState, seat: int) -> None:
        self.s = s
        self.seat = seat

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.verb in ORDER_VERBS and _allowed(self.s, self.seat, action)

    def _all(self) -> list[Action]:
        return [a for verb in sorted(ORDER_VERBS) for a in self.s.game.actions.of(verb) if a in self]

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._all()[index]


def offered(s: DemonlordState, seat: int) -> Sequence[Action]:
    return _Commands(s, seat)


def _allowed(s: DemonlordState, seat: int, action: Action) -> bool:
    if s.result is not None:
        return False
    if action.verb == "top":
        unit = action.target
        return s.where[unit] >= 0 and s.owner(unit) == seat and not resolving(s)
    if action.verb == "lift-pass":
        return s.phase.passing[seat] != 0
    if action.verb.startswith("stack-"):
        return bool(s.stack(seat, action.target))
    if action.verb.startswith("siege-"):
        return action.target in s.sieges and s.controller(action.target) != seat
    return True


def resolving(s: DemonlordState) -> bool:
    """Is a battle, siege or capture being resolved?"""
    return any(isinstance(frame, Procedure) and frame.FREEZES_STACKS for frame in s.frames)


def obey(s: DemonlordState, seat: int, action: Action) -> None:
    """Carry out a command. Nobody but the owner hears of it; a new top unit is seen on the map."""
    if action.verb == "top":
        changes.show(s, action.target)
    elif action.verb == "lift-pass":
        stand_pass(s, seat, 0)
    elif action.verb == "order":
        topic = action.text.split()[1].split("-")[0]
        _set_order(s, seat, topic, action.text.split()[1])
    else:
        topic, what = action.verb.split("-")
        place = s.world.grid.ids[action.target]
        _set_order(s, seat, f"{topic} {place}", f"{topic} {place} {what}")
    s.tell(seat, "order-taken", order=action.text)


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
