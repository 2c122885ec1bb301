"""What befalls those a combat spell strikes: the roll against Kill or banishment, and flight before the battle."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, frame
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes, claims, devices, famir
from hexarchy.games.dark_emperor.combat import capture, escape, retreat
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class AgainstKill(Procedure):
    """The leader lives at or below the higher of his Hero Rating and the Magic Strength he has left (DE-14.11)."""

    leader: int
    claimed: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.claimed:
            self.claimed = True
            s.push(claims.Claim(self.leader, claims.KILL))
            return None
        s.pop()
        needed = max(devices.hero(s, self.leader), runes.own_strength(s, self.leader))
        if s.check(1, 6, "DE-14.11", (AT_MOST, needed), leader=self.leader):
            s.emit("withstands", leader=self.leader)
        else:
            changes.slay(s, self.leader, "DE-14.11")
        return None


@frame
class AgainstBanishment(Procedure):
    """Tol Morn stays at or below his Hero Rating; otherwise he is gone for a time (DE-14.21d, DE-16a)."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        leader = s.world.TOL_MORN
        if s.check(1, 6, "DE-14.21d", (AT_MOST, devices.hero(s, leader)), leader=leader):
            s.emit("withstands", leader=leader)
        else:
            changes.slay(s, leader, "DE-14.21d")
        return None


@frame
class Flight(Procedure):
    """A unit must leave its hex as in a retreat, and dies if it cannot (DE-14.31, DE-14.41, DE-DEC-24)."""

    unit: int
    why: str

    def step(self, s: DarkEmperorState) -> Asked:
        ways = retreat.open_hexes(s, self.unit)
        if not ways:
            s.pop()
            changes.eliminate(s, self.unit, self.why)
            return None
        options = [s.game.verbs.retreat[to] for to in ways]
        return Ask(s.side(self.unit), "flight", "DE-DEC-24", options, unit=self.unit)

    def do_retreat(self, s: DarkEmperorState, seat: int, to: int) -> None:
        s.pop()
        hex_, side = s.where[self.unit], s.side(self.unit)
        guarded = capture.guarded(s, side, hex_)
        roused = retreat.withdraw(s, self.unit, to)
        if not s.has_fighters(side, hex_) or capture.only_trains(s, side, hex_):
            self._take_along(s, guarded, hex_, to)
        if roused:
            settle_everywhere(s)
        else:
            settle(s, to)

    def _take_along(self, s: DarkEmperorState, things: tuple[int, ...], hex_: int, to: int) -> None:
        """With the last unit go its leaders, where they may (DE-9.27a), and what it guarded (DE-15.12e)."""
        for leader in s.leaders(s.side(self.unit), hex_):
            if not famir.waits(s, leader) and not escape.barred(s, leader) >> to & 1:
                changes.shift(s, leader, to)
                s.emit("leader-retreats", units=(leader,), **way(hex_, (to,), to))
        for device in things:
            changes.drop(s, device, to, s.side(self.unit))
            s.emit("device-retreats", units=(device,), **way(hex_, (to,), to))

    def why_retreat(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        return retreat.why_closed(s, self.unit, to)
