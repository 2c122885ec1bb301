"""Claiming devices (DE-15.13): which of them a leader takes into use before a battle, a duel or a saving roll."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState

SURE: Final = 6  # no die shows more
# What a device can be claimed for, and the decision point that asks.
BATTLE, ESCAPE, KILL, DUEL = "battle", "escape", "kill", "duel"
ASKED_BY: Final = {BATTLE: "DE-DEC-26", ESCAPE: "DE-DEC-18", KILL: "DE-DEC-18", DUEL: "DE-DEC-37"}


def claimable(s: DarkEmperorState, leader: int, purpose: str) -> list[int]:
    """Devices not in use yet that would help, within two a turn and one sword."""
    carried = (device for device in s.carried(leader) if (leader, device) not in s.turn.uses)
    idle = [device for device in carried if devices.may_use(s, leader, device)]
    return [device for device in idle if _helps(s, leader, device, idle, purpose)]


def _helps(s: DarkEmperorState, leader: int, device: int, idle: list[int], purpose: str) -> bool:
    """In combat every rating helps, and the Lantern against vampires; before a saving roll what raises its number."""
    if purpose == BATTLE and device == s.world.LANTERN:
        return any(s.world.pieces[unit].vampire for side in (0, 1) for unit in s.units(side, s.where[leader]))
    if purpose in (BATTLE, DUEL):
        return devices.hero_bonus(s, device) > 0
    beside: list[tuple[int, ...]] = [(), *((thing,) for thing in idle if _together(s, leader, device, thing))]
    return any(saving(s, leader, purpose, (device, *things)) > saving(s, leader, purpose, things) for things in beside)


def _together(s: DarkEmperorState, leader: int, device: int, thing: int) -> bool:
    """Could he take both into use this turn?"""
    swords = s.world.pieces[device].sword and s.world.pieces[thing].sword
    return device != thing and not swords and len(devices.used_by(s, leader)) + 2 <= devices.MOST_A_TURN


def saving(s: DarkEmperorState, leader: int, purpose: str, things: tuple[int, ...] = ()) -> int:
    """The number a leader must not exceed to escape or to withstand Kill, if he used these devices as well."""
    number = devices.hero(s, leader) + sum(devices.hero_bonus(s, device) for device in things)
    face = s.world.pieces[leader]
    if purpose == KILL and face.magic:
        lent = (runes.device_strength(s, d, leader) for d in things if s.world.pieces[d].rune == face.rune)
        number = max(number, runes.own_strength(s, leader) + sum(lent))
    return min(number, SURE)


@frame
class Claim(Procedure):
    """Which devices a leader uses, before a battle, a duel or a saving roll. What he claims stands in `turn.uses`."""

    leader: int
    purpose: str

    def step(self, s: DarkEmperorState) -> Asked:
        found = claimable(s, self.leader, self.purpose)
        if not found:
            s.pop()
            return None
        options = [*(s.game.verbs.use[device] for device in found), s.game.verbs.none]
        return Ask(s.side(self.leader), "claim-devices", ASKED_BY[self.purpose], options, leader=self.leader)

    def do_use(self, s: DarkEmperorState, seat: int, device: int) -> None:
        devices.use(s, self.leader, device)

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def why_use(self, s: DarkEmperorState, seat: int, device: int) -> list[Reason]:
        return devices.why_not_used(s, self.leader, device)
