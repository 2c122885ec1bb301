"""Famir (DE-18.3): the sword that binds its finder. How it drags him to Ssstoth stands in movement/pull.py."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER, other


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
    if s.quest_goes_on:
        return TakeUp(hex_, must=True) if there else None
    return TakeUp(hex_, must=False) if any(leader not in s.half.shunned for leader in there) else None


def takers(s: DarkEmperorState, hex_: int) -> list[int]:
    """Leaders of the side that holds the hex; where both or neither do, friend and foe alike. The inactive do not."""
    both = (NECROMANCER, KINGDOMS)
    holders = [side for side in both if s.has_fighters(side, hex_)]
    return [leader for side in (holders if len(holders) == 1 else both) for leader in s.leaders(side, hex_)]


@frame
class TakeUp(Tentative):
    """The last owner chooses among several; once Ssstoth is dead, those who could take it are asked (DE-DEC-38)."""

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
