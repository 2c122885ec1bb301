"""Options of the special mercenary randomizer (DR-A-RND): more draws than the event brings, each a part of the switch.

Of the counters face down in turn boxes nobody has seen any, so nobody can tell them from those in the randomizer: which
one lies where is decided when it is taken. What has been drawn before and came back lies in the randomizer for sure.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks, openings
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, WAITING

BOXES: Final = 20  # of the turn track

# -- counters in turn boxes -------------------------------------------------------------------------------------------


@hooks.SET_UP(option="turn_boxes")
def fill_boxes(s: DivineRightState) -> None:
    """One in each box the game will reach (DR-A-RND-04)."""
    most = min(s.options["last_turn"], BOXES, len(special.in_randomizer(s)))
    changes.hirelings(s, boxes=most)


def unseen(s: DivineRightState) -> list[int]:
    """The counters of which nobody knows whether they lie in a box or in the randomizer."""
    return [piece for piece in special.in_randomizer(s) if not s.hirelings.shown >> piece & 1]


@hooks.RANDOMIZER_DRAW(option="turn_boxes")
def draw_beside_boxes(s: DivineRightState) -> int:
    """As many unseen counters as there are boxes lie in these, not in the randomizer."""
    hidden = unseen(s)
    back = [piece for piece in special.in_randomizer(s) if piece not in hidden]
    blind = max(len(hidden) - s.hirelings.boxes, 0)
    if not blind + len(back):
        return NOBODY
    (place,) = s.draw(1, range(blind + len(back)), "DR-B-SPM-02")
    (piece,) = s.draw(1, hidden, "DR-B-SPM-02") if place < blind else (back[place - blind],)
    changes.hirelings(s, shown=s.hirelings.shown | 1 << piece)
    return piece


@hooks.GAME_TURN_BEGINS(option="turn_boxes")
def open_box(s: DivineRightState) -> None:
    """The players take them in the order of their seats; who is out is passed over."""
    hidden = unseen(s)
    if not s.hirelings.boxes or not hidden:
        return
    after = max(s.hirelings.taker, NOBODY)
    able = [seat for seat in s.round_from(s.to_the_right(after)) if special.may_gain(s, seat)]
    if not able:
        return
    taker = able[0]
    (piece,) = s.draw(1, hidden, "DR-A-RND-04")
    now = s.hirelings
    changes.hirelings(s, boxes=now.boxes - 1, taker=taker, shown=now.shown | 1 << piece)
    special.welcome(s, piece, taker)


# -- at the start, instead of diplomacy, with new allies --------------------------------------------------------------


@hooks.SET_UP(option="opening_draw")
def opening(s: DivineRightState) -> None:
    """When all that players choose in set-up is chosen, be it by other chapters (DR-B-SET-13)."""
    s.frames.insert(1, OpeningDraw())  # right above the game turns, and beneath all that waits for an answer


@frame
class OpeningDraw(Procedure):
    """Each player draws one free (DR-A-RND-01)."""

    def step(self, s: DivineRightState) -> Asked:
        s.finish()
        for seat in reversed(s.in_game):  # the first to draw is the last to be put: the lowest seat is asked first
            special.draw(s, seat)
        return None


@hooks.act
class DrawStranger(hooks.Act):
    """In the place of what the ambassador could do (DR-A-RND-02)."""

    VERB = "draw-stranger"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-RND-02"
    OPTION = "draw_instead"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        left = len(special.in_randomizer(s)) > s.hirelings.boxes and special.may_gain(s, seat)
        return [s.game.verbs.draw_stranger] if left else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        special.draw(s, seat)

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return True

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason("DR-A-RND-02", "no-strangers")]


@hooks.JOINS_ALLIANCE(option="new_ally_draw")
def new_ally(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    """A kingdom that comes into play for the first time brings one (DR-A-RND-03)."""
    piece = special.pick(s) if first and special.may_gain(s, seat) else NOBODY
    if piece != NOBODY:
        s.where[piece], s.master[piece] = WAITING, seat
        changes.hirelings(s, promised=s.hirelings.promised | 1 << piece)
        s.emit("stranger", side=s.name(seat), unit=piece)
        openings.drew(s, seat)


@hooks.MOVES_OPEN(option="new_ally_draw")
def promised_come(s: DivineRightState) -> None:
    """At the start of their player's next Movement Phase, be it in the same turn."""
    for piece in reversed([*hexes_of(s.hirelings.promised)]):
        if s.master[piece] == s.phasing:
            changes.hirelings(s, promised=s.hirelings.promised & ~(1 << piece))
            s.push(special.Entry((piece,), s.phasing, "DR-A-RND-03"))
            for follow in hooks.DRAWN.of(s):
                follow(s, piece, s.phasing)
