"""Heroic combat (DE-18.15): duels of leaders with monsters close the Player-Turn."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, claims, devices
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NOBODY

NOT_CHOSEN = -1


def chance(s: DarkEmperorState, monster: int, hero: int) -> int:
    """The highest die that kills the monster; no hero at all is reckoned as 1 (DE-18.15a)."""
    rows = s.world.tables.heroic_combat.rows
    row = rows[min(max(hero, 1), len(rows)) - 1]
    return int(getattr(row, s.world.pieces[monster].id))


@frame
class HeroicCombat(Procedure):
    """Every duel that parley, choice or Famir has led to (DE-4.A4c)."""

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.half.duels)

    def step(self, s: DarkEmperorState) -> Asked:
        if not s.half.duels:
            s.pop()
            return None
        (monster, champion), *left = s.half.duels
        s.half = s.half._replace(duels=tuple(left))
        if champion == NOT_CHOSEN or _still_bound(s, monster, champion):
            s.push(Duel(monster, champion, wild=changes.is_wild(s, monster)))
        return None


def _still_bound(s: DarkEmperorState, monster: int, bearer: int) -> bool:
    """He fights where the monster is, in a turn of his own side: one who changed sides, in the next (DE-18.32a)."""
    return s.where[bearer] == s.where[monster] and s.side(bearer) == s.phasing


@frame
class Duel(Procedure):
    """One leader after the other, until the monster is dead or all of them are (DE-18.151).

    With a monster that serves a player only the bearer of Famir fights (DE-18.32a, DE-18.33).
    """

    monster: int
    champion: int
    wild: bool
    fought: tuple[int, ...] = ()
    claimed: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if self.champion != NOT_CHOSEN:
            self._go_on(s)
            return None
        left = self._left(s)
        if not left:
            s.pop()
            return None
        options = [s.game.verbs.champion[leader] for leader in left]
        return Ask(s.phasing, "champion", "DE-DEC-37", options, monster=self.monster, hex=s.where[self.monster])

    def at_rest(self, s: DarkEmperorState) -> bool:
        """Until the first has fought; then it goes on to the end (DE-18.151)."""
        return not self.fought

    def _left(self, s: DarkEmperorState) -> list[int]:
        there = s.leaders(s.phasing, s.where[self.monster]) if self.wild else ()
        return [leader for leader in there if leader not in self.fought]

    def do_champion(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        self.champion = leader

    def why_champion(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-18.151", "not-before-the-monster", leader=leader, monster=self.monster)]

    def _go_on(self, s: DarkEmperorState) -> None:
        if not self.claimed:
            self.claimed = True
            s.push(claims.Claim(self.champion, claims.DUEL))
            return
        leader, self.champion, self.claimed = self.champion, NOT_CHOSEN, False
        self.fought = (*self.fought, leader)
        hex_ = s.where[self.monster]
        needed = chance(s, self.monster, devices.hero(s, leader))
        if s.check(1, 6, "DE-18.15a", (AT_MOST, needed), leader=leader, monster=self.monster):
            s.pop()
            self._slain(s, leader, hex_)
        else:
            self._eaten(s, leader)
        settle(s, hex_)

    def _slain(self, s: DarkEmperorState, leader: int, hex_: int) -> None:
        """The monster leaves the game and the slayer is a greater hero for ever (DE-18.15b)."""
        n = leader - s.world.unit_count
        s.gains = (*s.gains[:n], s.gains[n] + 1, *s.gains[n + 1 :])
        s.emit("monster-slain", leader=leader, monster=self.monster, hex=hex_)
        changes.eliminate(s, self.monster, "DE-18.15b")

    def _eaten(self, s: DarkEmperorState, leader: int) -> None:
        """The monster stays where it is (DE-18.15c); an ally that ate its own side's hero is nobody's (DE-18.33)."""
        ate_its_own = s.side(self.monster) == s.side(leader)
        changes.slay(s, leader, "DE-18.15c", eaten=True)
        if ate_its_own:
            changes.serve(s, self.monster, NOBODY)
            s.emit("turns-wild", monster=self.monster)
