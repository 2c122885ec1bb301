"""The captain's leaders: to the battles that want them, to the courts and the Mercenary Box, or into safety.

Leaders pay nothing for their way (DE-8.15), so they go last, when the units stand where they will fight.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.bot.reckoning import there
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.magic.runes import rune_hexes
from hexarchy.games.dark_emperor.movement import movable
from hexarchy.games.dark_emperor.movement.company import inactive_land, marked
from hexarchy.games.dark_emperor.spells import INTIMIDATION, RUNE_OF, SWEET_REASON
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, EMPIRE, FORCES, KINGDOM_COUNT, KINGDOMS, NECROMANCER, NEUTRAL

TWO_DICE: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)  # of 36 throws those that show at least so much
SILWER: Final = FORCES.index("silwer_flagriel")  # his fire is worth an army
CHARMING: Final = (RUNE_OF[INTIMIDATION], RUNE_OF[SWEET_REASON])


def chance(s: DarkEmperorState, seat: int, name: str, bonus: int = 0) -> float:
    """That a leader is won over with two dice (DE-11.3)."""
    needed = s.world.tables.diplomacy.success - s.world.attitudes[seat][name] - bonus
    if needed > 12:
        return 0.0
    return TWO_DICE[max(needed, 0)] / 36


def may_lead(war: Reckoner) -> list[int]:
    """Leaders who can be at a battle this turn; Mezal is kept for the Mercenary Box while Silwer is to be had."""
    s = war.s
    hiring = s.where[s.world.group_leaders[SILWER]] == BOX and s.sides[SILWER] == NEUTRAL
    return [leader for leader in _free(war) if not (hiring and leader == s.world.MEZAL)]


def _free(war: Reckoner) -> list[int]:
    world = war.s.world
    return [p for p in movable.movable(war.s, war.seat) if world.unit_count <= p < world.first_monster]


class Errands:
    """Where each leader goes in one Movement Segment: leader -> hex, or BOX."""

    def __init__(self, war: Reckoner, led: dict[int, int]) -> None:
        self.war, self.s, self.seat = war, war.s, war.seat
        self.going: dict[int, int] = {}
        self.left = _free(war)
        for leader in self.left:
            if leader in led and self.s.has_fighters(self.seat, led[leader]):  # his units have come there
                self._send(leader, led[leader])
        if self.seat == NECROMANCER:
            self._padrech()
        if self.s.turn_number <= war.aspects.long_enough:
            self._embassies()
        for leader in self.left:
            self._to_safety(leader)

    def _send(self, leader: int, to: int) -> None:
        self.left = [one for one in self.left if one != leader]
        if self.s.where[leader] != to:
            self.going[leader] = to

    # -- war ----------------------------------------------------------------------------------------------------------

    def _padrech(self) -> None:
        """He looks on where most will fall in a battle that is as good as won, or where the dead of old lie."""
        s, padrech = self.s, self.s.world.PADRECH
        if padrech in self.left:
            open_ = hexes_of(s.held[NECROMANCER] & ~barred(s, padrech) & ~marked(s))
            goal = max(open_, key=self._dead, default=-1)
            if goal >= 0 and self._dead(goal) > 0.5:
                self._send(padrech, goal)

    def _dead(self, hex_: int) -> float:
        """How many may rise in a hex."""
        s = self.s
        lying = sum(s.world.pieces[u].battlefield == hex_ and s.where[u] < 0 for u in s.world.units)
        if not s.has_fighters(KINGDOMS, hex_):
            return float(lying)
        if reckoning.bane(s, KINGDOMS, hex_):
            return 0.0
        seen = reckoning.fight(s, hex_, there(s, (NECROMANCER,), hex_), there(s, (KINGDOMS,), hex_))
        return seen.slain + seen.lost / 2 if seen.win >= self.war.aspects.safe else 0.0

    # -- courts -------------------------------------------------------------------------------------------------------

    def _embassies(self) -> None:
        """The likeliest and most useful first; one leader is enough for a court, one for each group in the box."""
        wanted = sorted(self._courts(), reverse=True)
        for value, force in wanted:
            envoys = [leader for leader in self.left if self._may_go(leader)]
            if not envoys or value < 0.5:
                return
            goal = self.s.world.capitals[force] if force < KINGDOM_COUNT else BOX
            there_now = [leader for leader in envoys if self.s.where[leader] == goal]
            envoy = min(there_now or envoys, key=lambda leader: (self._missed(leader), leader))
            if goal != BOX and (barred(self.s, envoy) | marked(self.s)) >> goal & 1:
                continue
            self._send(envoy, goal)

    def _courts(self) -> list[tuple[float, int]]:
        """What each kingdom and group promises: its units by the chance to win it."""
        s, known = self.s, self.s.world.attitudes[self.seat]
        open_ = [force for force, name in enumerate(FORCES) if s.sides[force] == NEUTRAL and name in known]
        return [(chance(s, self.seat, FORCES[force]) * self._worth(force), force) for force in open_]

    def _worth(self, force: int) -> float:
        s = self.s
        units = [unit for unit in s.world.units if s.force[unit] == force]
        if force >= KINGDOM_COUNT:
            hired = s.where[s.world.group_leaders[force]] != BOX
            return 0.0 if hired else 4.0 + sum(s.strength(unit) for unit in units if s.where[unit] == BOX)
        if self.seat == NECROMANCER or s.enemy_of(self.seat, s.world.capitals[force]):
            return 0.0
        worth = 2.0 + sum(s.strength(unit) for unit in units if s.where[unit] >= 0)
        won = sum(s.force[leader] == force for leader in s.world.leaders)
        courtiers = self.war.aspects.courtiers * won * 3 / (3 + reckoning.leaders(s, self.seat))
        return worth * (2.0 if force == EMPIRE else 1.0) + courtiers

    def _may_go(self, leader: int) -> bool:
        """Only Mezal speaks for the Necromancer: his others have other things to do."""
        return self.seat == KINGDOMS or leader == self.s.world.MEZAL

    def _missed(self, leader: int) -> float:
        """How much the army would miss him; those whose words work magic are sent first."""
        charms = self.s.world.pieces[leader].rune in CHARMING
        return self.war.might(leader) - 3.0 * charms

    # -- safety -------------------------------------------------------------------------------------------------------

    def _to_safety(self, leader: int) -> None:
        """With the strongest stack that fights nobody; without one, out of the world."""
        s = self.s
        closed = barred(s, leader) | self.war.enemies | marked(s)
        for hex_, rune in rune_hexes(s).items() if self.war.aspects.retreats else ():
            if rune == s.world.pieces[leader].rune and inactive_land(s) & ~closed & 1 << hex_:
                return self._send(leader, hex_)
        friends = hexes_of(s.held[self.seat] & ~closed & s.world.land)
        best = max(friends, key=lambda h: (self.war.ours(h), h == s.where[leader], -h), default=-1)
        self._send(leader, best if best >= 0 and self.war.ours(best) >= 2 else BOX)
