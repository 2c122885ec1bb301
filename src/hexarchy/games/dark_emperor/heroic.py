"""Heroic combat (DE-18.15): duels of leaders with monsters close the Player-Turn."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NOBODY


def chance(s: DarkEmperorState, monster: int, hero: int) -> int:
    """The highest die that kills the monster; no hero at all is reckoned as 1 (DE-18.15a)."""
    rows = s.world.tables.heroic_combat.rows
    row = rows[min(max(hero, 1), len(rows)) - 1]
    return int(getattr(row, s.world.pieces[monster].id))


@frame
class HeroicCombat(Procedure):
    """Every duel that parley, choice or Famir has brought about (DE-4.A4c)."""

    def step(self, s: DarkEmperorState) -> Asked:
        if not s.half.duels:
            s.pop()
            return None
        (monster, champion), *left = s.half.duels
        s.half = s.half._replace(duels=tuple(left))
        if s.where[monster] >= 0:
            s.push(Duel(monster, champion, wild=changes.is_wild(s, monster)))
        return None


@frame
class Duel(Procedure):
    """One leader after the other, until the monster is dead or all of them are (DE-18.151).

    A bearer of Famir fights Ssstoth alone if it serves a player.
    """

    monster: int
    champion: int
    wild: bool
    fought: tuple[int, ...] = ()
    claimed: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        hex_ = s.where[self.monster]
        if self.champion >= 0 and s.where[self.champion] != hex_:
            self.champion = -1  # he fell, or was drawn away
        if self.champion < 0:
            left = [leader for leader in s.leaders(s.phasing, hex_) if leader not in self.fought] if hex_ >= 0 else []
            if not left or (self.fought and not self.wild):
                s.pop()
                return None
            options = [s.game.verbs.champion[leader] for leader in left]
            return Ask(s.phasing, "champion", "DE-DEC-37", options, monster=self.monster, hex=hex_)
        if not self.claimed:
            self.claimed = True
            s.push(devices.Claim(self.champion, devices.DUEL))
        else:
            self._fight(s, hex_)
        return None

    def do_champion(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        self.champion = leader

    def _fight(self, s: DarkEmperorState, hex_: int) -> None:
        leader, self.champion, self.claimed = self.champion, -1, False
        self.fought = (*self.fought, leader)
        needed = chance(s, self.monster, devices.hero(s, leader))
        (die,) = s.roll(1, 6, "DE-18.15a", leader=leader, monster=self.monster, needed=needed)
        if die <= needed:
            self._slain(s, leader, hex_)
        else:
            self._eaten(s, leader)
        settle(s, hex_)

    def _slain(self, s: DarkEmperorState, leader: int, hex_: int) -> None:
        """The monster leaves the game and the slayer is a greater hero for ever (DE-18.15b)."""
        s.pop()
        n = leader - s.world.unit_count
        s.gains = (*s.gains[:n], s.gains[n] + 1, *s.gains[n + 1 :])
        s.emit("monster-slain", leader=leader, monster=self.monster, hex=hex_)
        changes.eliminate(s, self.monster, "DE-18.15b")

    def _eaten(self, s: DarkEmperorState, leader: int) -> None:
        """The monster stays where it is (DE-18.15c); an ally that ate its own side's hero is nobody's (DE-18.33)."""
        betrayed = s.side(self.monster) == s.side(leader)
        changes.slay(s, leader, "DE-18.15c")
        if betrayed:
            changes.serve(s, self.monster, NOBODY)
            s.emit("turns-wild", monster=self.monster)
