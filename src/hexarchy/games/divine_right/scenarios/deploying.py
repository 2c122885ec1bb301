"""Counters of a scenario's part, which their player sets out piece by piece (DR-DEC-07)."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes, fallout
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState


class Deploying(Procedure):
    """They stand somewhere already; those left over stay there. A scenario says where else they may stand."""

    __slots__ = ("pieces",)
    pieces: tuple[int, ...]

    def seat(self, s: DivineRightState) -> int:
        raise NotImplementedError

    def rule(self, s: DivineRightState) -> str:
        raise NotImplementedError

    def spaces(self, s: DivineRightState, piece: int) -> Sequence[int]:
        raise NotImplementedError

    def must(self, s: DivineRightState, piece: int) -> bool:
        """Does the choice open with this piece, so that it cannot be left out?"""
        return False

    def with_it(self, s: DivineRightState, piece: int) -> Sequence[int]:
        """Who goes where it goes."""
        return (piece,)

    def step(self, s: DivineRightState) -> Asked:
        seat = self.seat(s)
        if not self.pieces or not s.living(seat):
            s.finish()
            fallout.settle(s)
            return None
        piece, verbs = self.pieces[0], s.game.verbs
        options = [verbs.place[space] for space in self.spaces(s, piece)]
        if not self.must(s, piece):
            options.append(verbs.done)
        return Ask(seat, "scenario-forces", self.rule(s), options, default=options[-1], unit=piece)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        piece, self.pieces = self.pieces[0], self.pieces[1:]
        moved = [one for one in self.with_it(s, piece) if s.where[one] != space]
        for one in moved:
            changes.shift(s, one, space)
        if moved:
            s.emit("deploys-there", unit=piece, to=space)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.pieces = ()


def host(s: DivineRightState, seat: int) -> list[int]:
    """A seat's pieces, but for monsters: those stay at their graves and in their woods (DR-A-CURSE-62)."""
    monsters = {one.counter for one in s.guises}
    return [piece for piece in s.pieces_of(seat) if piece not in monsters]


def camps(s: DivineRightState, seat: int, open_: Sequence[int], most: int) -> list[int]:
    """Spaces where a host may stand that is in so many at most."""
    own = s.spaces_of(hex_set(host(s, seat)))
    return [space for space in open_ if own >> space & 1 or own.bit_count() < most]
