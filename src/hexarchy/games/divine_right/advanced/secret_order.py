"""Secret turn order (DR-A-SEC): players keep their chits to themselves until their number is called.

A zone of `chits` is a seat, a face is the number of its chit. `order` has only those who have been called.
"""

from __future__ import annotations

from hexarchy.core.cups import Cups
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.situation import NO_CHITS
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BASIC


@hooks.ORDER_DRAWN(level=BASIC, option="secret_turn_order")
def keep(s: DivineRightState, called: int) -> None:
    """Each player looks at their own chit; the numbers that have been called are open."""
    order = s.order
    known = [-1 if number < called else 1 << seat for number, seat in enumerate(order)]
    s.chits = Cups.laid(order, len(s.players), known, range(1, len(order) + 1))
    s.set_order(order[:called], s.at)
    if not called:
        for number, seat in enumerate(order, 1):
            s.tell(seat, "chit-drawn", number=number)


@hooks.GAME_TURN_BEGINS(level=BASIC, option="secret_turn_order")
def lay_down(s: DivineRightState) -> None:
    """Last turn's chits go back into the cup."""
    s.chits = NO_CHITS


@hooks.NEXT_CALLED(level=BASIC, option="secret_turn_order")
def call(s: DivineRightState) -> None:
    """The next number: the player who has it shows the chit."""
    called = len(s.order)
    if s.at == called < len(s.chits.lies):
        s.chits = s.chits.shown([called])
        s.set_order((*s.order, s.chits.lies[called]), s.at)
