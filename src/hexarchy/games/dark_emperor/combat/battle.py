"""One battle (DE-9), in the order of DE-PROC-3: leaders, strengths, one die, losses, retreat, what is left behind."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import devices, famir
from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.combat.losses import Losses
from hexarchy.games.dark_emperor.combat.retreat import Retreat
from hexarchy.games.dark_emperor.data_schema import CombatRow
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import DEATH, other

NAMING, DIE, ATTACKER_LOSES, DEFENDER_LOSES, RETREAT, AFTERMATH, OVER = range(7)
UNNAMED: Final = -2
NO_LEADER: Final = -1


@frame
class Battle(Procedure):
    """The phasing player attacks (DE-9.1); any unit may fight any other (DE-9.11a)."""

    hex: int
    attacker: int
    stage: int = NAMING
    leaders: tuple[int, int] = (UNNAMED, UNNAMED)  # the attacker's and the defender's
    roll: int = 0  # the modified roll

    def step(self, s: DarkEmperorState) -> Asked:
        if self.stage == NAMING:
            return self._name_leaders(s)
        self.stage += 1
        if self.stage - 1 == DIE:
            self._throw(s)
        elif self.stage - 1 == ATTACKER_LOSES:
            self._lose(s, self.attacker)
        elif self.stage - 1 == DEFENDER_LOSES:
            self._lose(s, other(self.attacker))
        elif self.stage - 1 == RETREAT:
            loser = self.attacker if self._result(s).attacker_retreats else other(self.attacker)
            s.push(Retreat(loser, self.hex, *self._powers(s, other(loser))))
        elif self.stage - 1 == AFTERMATH:
            self._settle(s)
        else:
            s.half = s.half._replace(bane=())
            s.pop()
        return None

    # -- leaders (DE-9.23) --------------------------------------------------------------------------------------------

    def _name_leaders(self, s: DarkEmperorState) -> Asked:
        """Each owner names one leader, or none, and the devices he uses; the attacker first (DE-DEC-26)."""
        for role, side in enumerate((self.attacker, other(self.attacker))):
            if self.leaders[role] != UNNAMED:
                continue
            there = self.eligible(s, side)
            if not there:
                self._name(role, NO_LEADER)
                return None
            verbs = s.game.verbs
            options = [*(verbs.leader[leader] for leader in there), verbs.none]
            return Ask(side, "battle-leader", "DE-DEC-26", options, hex=self.hex)
        self.stage = DIE
        return None

    def eligible(self, s: DarkEmperorState, side: int) -> list[int]:
        """Leaders of any kingdom of the side; a bearer of Famir who waits for his duel adds nothing (DE-18.32a)."""
        return [leader for leader in s.leaders(side, self.hex) if not famir.waits(s, leader)]

    def _name(self, role: int, leader: int) -> None:
        self.leaders = (leader, self.leaders[1]) if role == 0 else (self.leaders[0], leader)

    def do_leader(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        self._name(int(seat != self.attacker), leader)
        s.emit("leads", leader=leader, hex=self.hex)
        s.push(devices.Claim(leader, devices.BATTLE))

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self._name(int(seat != self.attacker), NO_LEADER)

    def why_leader(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        if famir.waits(s, leader):
            return [Reason("DE-18.32a", "waits-for-ssstoth", leader=leader)]
        return [Reason("DE-9.23b", "not-your-leader-here", leader=leader, hex=self.hex)]

    # -- the die ------------------------------------------------------------------------------------------------------

    def _throw(self, s: DarkEmperorState) -> None:
        odds = strength.odds(s, self.attacker, self.hex, self.leaders)
        (die,) = s.roll(1, 6, "DE-9.22", hex=self.hex, attack=odds.attack, defence=odds.defence, value=odds.total)
        lowest, highest = s.world.combat_lowest, s.world.combat_highest
        self.roll = min(max(die + odds.total, lowest), highest)
        row = self._result(s)
        s.emit(
            "battle-result",
            hex=self.hex,
            roll=self.roll,
            attacker=row.attacker,
            defender=row.defender,
            side=self.attacker if row.attacker_retreats else other(self.attacker),
        )

    def _result(self, s: DarkEmperorState) -> CombatRow:
        return s.world.combat[self.roll]

    def _lose(self, s: DarkEmperorState, side: int) -> None:
        row = self._result(s)
        count = row.attacker if side == self.attacker else row.defender
        if count:
            s.push(Losses(side, self.hex, count, *self._powers(s, other(side))))

    def _powers(self, s: DarkEmperorState, side: int) -> tuple[bool, bool]:
        """What a side's named leader wields: a blade that ends Greater Vampires, the sword that drinks souls."""
        leader = self.leaders[int(side != self.attacker)]
        if leader < 0:
            return False, False
        used = [device for device in s.carried(leader) if devices.in_use(s, leader, device)]
        souls = s.world.PRANA in used and s.world.pieces[leader].rune == DEATH
        return any(devices.ends_vampires(s, device) for device in used), souls

    # -- what is left behind ------------------------------------------------------------------------------------------

    def _settle(self, s: DarkEmperorState) -> None:
        """Trains and devices left alone, escape rolls; who dies in them against Loslom or Famir dies for ever."""
        loser = self.attacker if self._result(s).attacker_retreats else other(self.attacker)
        left = tuple((device, loser) for device in s.lying(self.hex) if device != s.world.TORCH)
        bane = tuple((self.hex, other(side)) for side in (0, 1) if self._bane(s, side))
        s.half = s.half._replace(bane=bane, dropped=(*s.half.dropped, *left))
        settle(s, self.hex)

    def _bane(self, s: DarkEmperorState, side: int) -> bool:
        """Does the leader this side named use one of the two swords (DE-15.21a)?"""
        leader = self.leaders[int(side != self.attacker)]
        return leader >= 0 and any(devices.in_use(s, leader, sword) for sword in (s.world.LOSLOM, s.world.FAMIR))
