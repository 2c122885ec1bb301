"""Famir (DE-18.3): the sword that binds its finder and drags him to Ssstoth."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.procedure import Procedure, Tentative
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, GONE, KINGDOMS, NECROMANCER, other


def quest_goes_on(s: DarkEmperorState) -> bool:
    """As long as Ssstoth lives, turned up or not (DE-18.N)."""
    return s.where[s.world.SSSTOTH] != GONE


def waits(s: DarkEmperorState, leader: int) -> bool:
    """A bearer nothing touches until his duel (DE-18.32a): with an enemy's Ssstoth, or dragged to a hidden marker
    among enemies (DE-18.31b). Cos dol Cos owes no duel and has no such shield (DE-19.3)."""
    if s.bearer(s.world.FAMIR) != leader or leader == s.world.COS or s.where[leader] < 0:
        return False
    monster, at = s.world.SSSTOTH, s.where[leader]
    if at == s.where[monster]:
        return s.side(monster) == other(s.side(leader))
    return leader in s.half.dragged and s.marker_at(at) and s.enemy_of(s.side(leader), at)


# -- taking it up -----------------------------------------------------------------------------------------------------


def pick_up(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Where it lies a leader must take it up and the quest with it (DE-18.37); with Ssstoth dead he may (DE-18.N)."""
    hex_ = s.where[s.world.FAMIR]
    if hex_ < 0 or hex_ not in hexes:
        return None
    there = takers(s, hex_)
    if quest_goes_on(s):
        return TakeUp(hex_, must=True) if there else None
    return TakeUp(hex_, must=False) if any(leader not in s.half.shunned for leader in there) else None


def takers(s: DarkEmperorState, hex_: int) -> list[int]:
    """Leaders of the side that holds the hex; where both or neither do, friend and foe alike. The inactive do not."""
    both = (NECROMANCER, KINGDOMS)
    holders = [side for side in both if s.has_fighters(side, hex_)]
    return [leader for side in (holders if len(holders) == 1 else both) for leader in s.leaders(side, hex_)]


@frame
class TakeUp(Tentative):
    """The last owner chooses among several; once Ssstoth is dead, whoever could take it is asked (DE-DEC-38)."""

    hex: int
    must: bool

    def step(self, s: DarkEmperorState) -> Asked:
        there, finder = takers(s, self.hex), s.game.verbs.finder
        if self.must:
            asked = s.quest if s.quest >= 0 else s.side(there[0])
            return Ask(asked, "take-up-famir", "DE-DEC-38", [finder[leader] for leader in there], hex=self.hex)
        asked = self._next(s)
        options = [finder[leader] for leader in there if s.side(leader) == asked]
        return Ask(asked, "famir-lies-here", "DE-DEC-38", [*options, s.game.verbs.none], hex=self.hex)

    def _next(self, s: DarkEmperorState) -> int:
        """The phasing player first."""
        sides = {s.side(leader) for leader in takers(s, self.hex) if leader not in s.half.shunned}
        return s.phasing if s.phasing in sides else other(s.phasing)

    def do_finder(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        s.pop()
        changes.bear(s, s.world.FAMIR, leader)
        s.emit("finds", leader=leader, device=s.world.FAMIR)

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
        s.half = s.half._replace(shunned=(*s.half.shunned, *s.leaders(seat, self.hex)))

    def why_finder(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-18.37", "not-where-it-lies", leader=leader, device=s.world.FAMIR)]

    def why_none(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        return [Reason("DE-18.N", "famir-must-be-taken")]


# -- the pull ---------------------------------------------------------------------------------------------------------


def compulsion(s: DarkEmperorState) -> Frame | None:
    """At the start of every friendly Movement Segment (DE-18.31a, DE-18.36); magic spares Cos dol Cos (DE-19.3)."""
    bearer = s.bearer(s.world.FAMIR)
    if bearer < 0 or s.side(bearer) != s.phasing or bearer == s.world.COS or not quest_goes_on(s):
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
        (die,) = s.roll(1, 6, "DE-18.31a", leader=self.leader, needed=rating)
        if die <= rating:
            s.pop()
        else:
            self.pulled = True

    def goals(self, s: DarkEmperorState) -> list[int]:
        """Ssstoth's hex; while it is hidden, that of a hidden marker, without enemies if there is such."""
        from hexarchy.games.dark_emperor.combat.escape import barred

        at, closed = s.where[s.world.SSSTOTH], barred(s, self.leader)
        found = [at] if at >= 0 else sorted(hex_ for hex_, _ in s.hidden)
        found = [hex_ for hex_ in found if not closed >> hex_ & 1]
        return [hex_ for hex_ in found if not s.enemy_of(s.phasing, hex_)] or found

    def do_pull(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self._drag(s, hex_)

    def _drag(self, s: DarkEmperorState, hex_: int) -> None:
        """His move for the segment ends there; if the place is closed to him he stays where he is."""
        from hexarchy.games.dark_emperor.activation import desecrate
        from hexarchy.games.dark_emperor.settle import settle, settle_everywhere

        s.pop()
        s.half = s.half._replace(dragged=(*s.half.dragged, self.leader))
        was = s.where[self.leader]
        if hex_ >= 0 and hex_ != was:
            move = changes.put if was == BOX else changes.shift
            move(s, self.leader, hex_)
        s.emit("dragged", leader=self.leader, to=hex_)
        if hex_ >= 0 and desecrate(s, hex_, s.phasing):
            settle_everywhere(s)
        else:
            settle(s, *(at for at in (was, hex_) if at >= 0))

    def why_pull(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        from hexarchy.games.dark_emperor.combat.escape import barred

        if barred(s, self.leader) >> hex_ & 1:
            return [Reason("DE-18.31b", "closed-to-him", leader=self.leader, hex=hex_)]
        if s.marker_at(hex_) and s.where[s.world.SSSTOTH] < 0:
            return [Reason("DE-18.31b", "markers-without-enemies-first", hex=hex_)]
        return [Reason("DE-18.31b", "famir-seeks-ssstoth", hex=hex_)]
