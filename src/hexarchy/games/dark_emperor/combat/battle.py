"""One battle (DE-9), in the order of DE-PROC-3: leaders, strengths, one die, losses, retreat, what is left behind."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import claims, devices, famir
from hexarchy.games.dark_emperor.combat import capture, strength
from hexarchy.games.dark_emperor.combat.losses import Losses
from hexarchy.games.dark_emperor.combat.retreat import Retreat, doors
from hexarchy.games.dark_emperor.data_schema import CombatRow
from hexarchy.games.dark_emperor.procedure import Fray
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import DEATH, KINGDOMS, NECROMANCER, other

UNNAMED: Final = -2
NO_LEADER: Final = -1
PLAYERS: Final = (NECROMANCER, KINGDOMS)


def take_up(s: DarkEmperorState, hex_: int, attacker: int) -> Battle:
    """A battle as it begins: the enemy's ways in (DE-9.26c) and who guards which devices are known now."""
    barred = (doors(s, NECROMANCER, hex_), doors(s, KINGDOMS, hex_))
    guarded = (capture.guarded(s, NECROMANCER, hex_), capture.guarded(s, KINGDOMS, hex_))
    s.emit("battle-begins", hex=hex_, side=attacker)
    return Battle(hex_, attacker, barred, guarded)


@frame
class Battle(Stages, Fray):
    """The phasing player attacks (DE-9.1); any unit may fight any other (DE-9.11a)."""

    hex: int
    attacker: int
    doors: tuple[int, int]  # for each side, the hexes by which its enemies came
    guarded: tuple[tuple[int, ...], tuple[int, ...]]  # for each side, the devices that lie with its units
    stage: int = 0
    leaders: tuple[int, int] = (UNNAMED, UNNAMED)  # the attacker's and the defender's
    lantern: bool = False  # its owner was asked whether the Dawn Lantern shines
    roll: int = 0  # the modified roll
    fled_to: int = 0  # hexes the retreat led to

    STAGES: ClassVar[tuple[str, ...]] = (
        "name_leaders",
        "throw",
        "attacker_loses",
        "defender_loses",
        "drive_out",
        "look_behind",
    )

    # -- leaders (DE-9.23) --------------------------------------------------------------------------------------------

    def name_leaders(self, s: DarkEmperorState) -> Asked:
        """Each owner names one leader, or none, and the devices that leader uses; the attacker first (DE-DEC-26)."""
        verbs = s.game.verbs
        for role, side in enumerate((self.attacker, other(self.attacker))):
            if self.leaders[role] == UNNAMED:
                there = self.eligible(s, side)
                if there:
                    options = [*(verbs.leader[leader] for leader in there), verbs.none]
                    return Ask(side, "battle-leader", "DE-DEC-26", options, hex=self.hex)
                self._name(role, NO_LEADER)
            bearer = -1 if self.lantern else strength.can_shine(s, side, self.hex)
            if bearer >= 0 and bearer != self.leaders[role]:  # the named leader was asked about all he bears
                return Ask(side, "lantern", "DE-15.4", (verbs.yes, verbs.no), leader=bearer, hex=self.hex)
        return None

    def eligible(self, s: DarkEmperorState, side: int) -> list[int]:
        """Leaders of any kingdom of the side; a bearer of Famir who waits for his duel adds nothing (DE-18.32a)."""
        return [leader for leader in s.leaders(side, self.hex) if not famir.waits(s, leader)]

    def _name(self, role: int, leader: int) -> None:
        self.leaders = (leader, self.leaders[1]) if role == 0 else (self.leaders[0], leader)

    def do_leader(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        self._name(int(seat != self.attacker), leader)
        s.emit("leads", leader=leader, hex=self.hex)
        s.push(claims.Claim(leader, claims.BATTLE))

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self._name(int(seat != self.attacker), NO_LEADER)

    def do_yes(self, s: DarkEmperorState, seat: int, target: int) -> None:
        """The Lantern works by mere presence: its bearer need not lead (DE-9.23b, DE-15.4)."""
        self.lantern = True
        devices.use(s, s.bearer(s.world.LANTERN), s.world.LANTERN)

    def do_no(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self.lantern = True

    def why_leader(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        if leader in s.leaders(seat, self.hex) and famir.waits(s, leader):
            return [Reason("DE-18.32a", "waits-for-ssstoth", leader=leader)]
        return [Reason("DE-9.23b", "not-your-leader-here", leader=leader, hex=self.hex)]

    # -- the die ------------------------------------------------------------------------------------------------------

    def throw(self, s: DarkEmperorState) -> None:
        odds = strength.odds(s, self.attacker, self.hex, self.leaders)
        attack, defence = odds.attack, odds.defence
        (die,) = s.roll(1, 6, "DE-9.22", modifiers=odds.modifiers, hex=self.hex, attack=attack, defence=defence)
        self.roll = die + odds.total
        row = self._result(s)
        s.emit(
            "battle-result",
            hex=self.hex,
            roll=self.roll,
            attacker=row.attacker,
            defender=row.defender,
            side=self._loser(s),
        )

    def _result(self, s: DarkEmperorState) -> CombatRow:
        return strength.result(s, self.roll)

    def _loser(self, s: DarkEmperorState) -> int:
        """The side that must leave: every row of the table drives out exactly one (DE-PROC-3)."""
        return self.attacker if self._result(s).attacker_retreats else other(self.attacker)

    def attacker_loses(self, s: DarkEmperorState) -> None:
        self._lose(s, self.attacker)

    def defender_loses(self, s: DarkEmperorState) -> None:
        self._lose(s, other(self.attacker))

    def _lose(self, s: DarkEmperorState, side: int) -> None:
        """Both columns belong to one result: nothing one side loses lessens the other's (DE-9.25a)."""
        row = self._result(s)
        count = row.attacker if side == self.attacker else row.defender
        if count:
            s.push(Losses(side, self.hex, count, *self._powers(s, other(side))))

    def _wields(self, s: DarkEmperorState, side: int) -> list[int]:
        """The devices used by the leader a side has named: all others are ignored in combat (DE-9.23b, DE-15.2)."""
        leader = self.leaders[int(side != self.attacker)]
        return [device for device in s.carried(leader) if devices.in_use(s, leader, device)] if leader >= 0 else []

    def _powers(self, s: DarkEmperorState, side: int) -> tuple[bool, bool]:
        """What a side turns on its foes: a blade that ends Greater Vampires, the sword that drinks souls (DE-15.3)."""
        used = self._wields(s, side)
        leader = self.leaders[int(side != self.attacker)]
        souls = s.world.PRANA in used and s.world.pieces[leader].rune == DEATH
        return any(devices.ends_vampires(s, device) for device in used), souls

    # -- retreat, and what is left behind -----------------------------------------------------------------------------

    def drive_out(self, s: DarkEmperorState) -> None:
        side = self._loser(s)
        s.push(Retreat(side, self.hex, self.doors[side], self.guarded[side], *self._powers(s, other(side))))

    def resumed(self, s: DarkEmperorState, child: Frame, value: Any) -> None:
        if isinstance(child, Retreat):
            self.fled_to = value

    def look_behind(self, s: DarkEmperorState) -> None:
        """Trains and devices left alone, escape rolls; who dies in them against Loslom or Famir dies for ever."""
        swords = (s.world.LOSLOM, s.world.FAMIR)  # DE-15.21a, DE-16b
        bane = [(self.hex, other(side)) for side in PLAYERS if any(sword in self._wields(s, side) for sword in swords)]
        left = [(device, side) for side in PLAYERS for device in self._abandoned(s, side)]
        s.half = s.half._replace(bane=tuple(bane), dropped=(*s.half.dropped, *left))
        settle(s, self.hex, *hexes_of(self.fled_to))

    def over(self, s: DarkEmperorState) -> None:
        s.half = s.half._replace(bane=())
        s.pop()
        s.emit("battle-over", hex=self.hex, side=other(self._loser(s)))

    def _abandoned(self, s: DarkEmperorState, side: int) -> list[int]:
        """Devices whose guards are gone, or trains about to be captured (DE-9.27c)."""
        if s.has_fighters(side, self.hex) and not capture.only_trains(s, side, self.hex):
            return []
        return [device for device in self.guarded[side] if s.where[device] == self.hex]
