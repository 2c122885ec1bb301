"""Famir's pull (DE-18.31): as a Movement Segment begins the sword may drag its bearer to Ssstoth."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.activation import desecrate
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX


def compulsion(s: DarkEmperorState) -> Frame | None:
    """At the start of every friendly Movement Segment (DE-18.31a, DE-18.36); magic spares Cos dol Cos (DE-19.3)."""
    bearer = s.bearer(s.world.FAMIR)
    if bearer < 0 or s.side(bearer) != s.phasing or bearer == s.world.COS or not s.quest_goes_on:
        return None
    return Compulsion(bearer) if s.where[bearer] >= 0 or s.where[bearer] == BOX else None


@frame
class Compulsion(Procedure):
    """At or below his own Hero Rating he moves freely; above it the sword takes him (DE-18.31a, DE-18.31b)."""

    leader: int
    pulled: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.pulled:
            self._roll(s)
            return None
        goals = self.goals(s)
        if not goals:
            self._drag(s, -1)
            return None
        return Ask(s.phasing, "pull", "DE-DEC-12", [s.game.verbs.pull[hex_] for hex_ in goals], leader=self.leader)

    def _roll(self, s: DarkEmperorState) -> None:
        """Without devices, but with what he won from monsters (DE-18.31a)."""
        rating = devices.own_hero(s, self.leader)
        if s.check(1, 6, "DE-18.31a", (AT_MOST, rating), leader=self.leader):
            s.pop()
        else:
            self.pulled = True

    def goals(self, s: DarkEmperorState) -> list[int]:
        """Ssstoth's hex; while it is hidden, that of a hidden marker, without enemies if there is such."""
        at, closed = s.where[s.world.SSSTOTH], barred(s, self.leader)
        found = [at] if at >= 0 else s.marked
        found = [hex_ for hex_ in found if not closed >> hex_ & 1]
        return [hex_ for hex_ in found if not s.enemy_of(s.phasing, hex_)] or found

    def do_pull(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self._drag(s, hex_)

    def _drag(self, s: DarkEmperorState, hex_: int) -> None:
        """His move for the segment ends there; if the place is closed to him he stays where he is."""
        s.pop()
        s.half = s.half._replace(dragged=(*s.half.dragged, self.leader))
        was = s.where[self.leader]
        if hex_ >= 0 and hex_ != was:
            move = changes.put if was == BOX else changes.shift
            move(s, self.leader, hex_)
        if hex_ < 0 or hex_ == was:
            s.emit("held-in-place", leader=self.leader)
        else:
            s.emit("dragged", units=(self.leader,), **way(was if was >= 0 else None, (), hex_))
        if hex_ >= 0 and desecrate(s, hex_, s.phasing):
            settle_everywhere(s)
        else:
            settle(s, *(at for at in (was, hex_) if at >= 0))

    def why_pull(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        if barred(s, self.leader) >> hex_ & 1:
            return [Reason("DE-18.31b", "closed-to-him", leader=self.leader, hex=hex_)]
        if s.marker_at(hex_) and s.where[s.world.SSSTOTH] < 0:
            return [Reason("DE-18.31b", "markers-without-enemies-first", hex=hex_)]
        return [Reason("DE-18.31b", "famir-seeks-ssstoth", hex=hex_)]
