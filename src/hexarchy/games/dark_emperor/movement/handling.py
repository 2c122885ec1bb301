"""Devices change hands (DE-15.12, DE-15.14): between leaders who meet, from and to the units who guard them.

Offered as actions of the Movement Segment, never asked about (DE-DEC-16).
"""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NEUTRAL, other


def fixed(s: DarkEmperorState, device: int) -> bool:
    """The Torch is the Doge's (DE-17d). Famir leaves its bearer only by his death (DE-18.3a), and has its own law as
    long as Ssstoth lives (DE-18.37)."""
    if device == s.world.FAMIR:
        return s.bearer(device) >= 0 or s.quest_goes_on
    return device == s.world.TORCH


def handed_on(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    """Devices lying in a hex that a side may take up: no enemy unit guards them (DE-15.14a, DE-15.14b)."""
    if s.has_fighters(other(side), hex_):
        return []
    return [device for device in s.lying(hex_) if not fixed(s, device)]


def receivers(s: DarkEmperorState, side: int, device: int) -> list[int]:
    """Leaders who can be given a device where it is: friends, and neutral ones as a gift (DE-15.12c)."""
    bearer = s.bearer(device)
    if bearer < 0:
        return list(s.leaders(side, s.where[device]))
    hex_ = s.where[bearer]
    there, neutral = s.leaders(side, hex_), s.leaders(NEUTRAL, hex_)
    if neutral:
        there = tuple(sorted((*there, *neutral)))
    return [leader for leader in there if leader != bearer]


def options(s: DarkEmperorState, side: int) -> list[Action]:
    """What can be done with devices now. The Mercenary Box is no hex: nothing changes hands there (DE-15.12c)."""
    verbs = s.game.verbs
    taken: list[Action] = []
    left: list[Action] = []
    given: list[Action] = []
    where, stacks, sides, force = s.where, s.stacks[side], s.sides, s.force
    for device, bearer in enumerate(s.bearers, s.world.first_device):
        if bearer < 0:
            hex_ = where[device]
            if hex_ in stacks and not fixed(s, device) and takable(s, side, hex_):
                taken.append(verbs.take[device])
        elif sides[force[bearer]] == side and where[bearer] >= 0 and not fixed(s, device):
            hex_ = where[bearer]
            if s.held[side] >> hex_ & 1:
                left.append(verbs.leave[device])
            if len(s.leaders(side, hex_)) > 1 or s.leaders(NEUTRAL, hex_):
                given.append(verbs.give[device])
    return [*taken, *left, *given]


def takable(s: DarkEmperorState, side: int, hex_: int) -> bool:
    """Has a side a leader to take up what lies in a hex, and the enemy nobody to guard it?"""
    return bool(s.leaders(side, hex_)) and not s.has_fighters(other(side), hex_)


def leave(s: DarkEmperorState, device: int) -> None:
    """With friendly units, who cannot use it (DE-15.14a)."""
    bearer = s.bearer(device)
    hex_ = s.where[bearer]
    changes.drop(s, device, hex_, s.phasing)
    s.emit("device-left", device=device, leader=bearer, hex=hex_)
    settle(s, hex_)


@frame
class HandOver(Tentative):
    """To whom a device goes."""

    device: int

    def step(self, s: DarkEmperorState) -> Asked:
        options = [s.game.verbs.to[leader] for leader in receivers(s, s.phasing, self.device)]
        return Ask(s.phasing, "device-to", "DE-DEC-16", options, device=self.device)

    def do_to(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        s.pop()
        changes.bear(s, self.device, leader)
        s.emit("device-passes", device=self.device, leader=leader, hex=s.where[leader])
        settle(s, s.where[leader])

    def why_to(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-15.12c", "leaders-must-meet", leader=leader, device=self.device)]


# -- refusals ---------------------------------------------------------------------------------------------------------


def why_not(s: DarkEmperorState, side: int, device: int, rule: str) -> list[Reason]:
    """The rule against taking, giving or leaving a device; `rule` if it is just not possible here."""
    bearer = s.bearer(device) if device in s.world.devices else -1
    if device == s.world.TORCH:
        return [Reason("DE-17d", "torch-is-the-doges")]
    if device == s.world.FAMIR and fixed(s, device):
        return [Reason("DE-18.3a", "famir-binds")]
    if bearer >= 0 and s.side(bearer) == NEUTRAL:
        return [Reason("DE-15.12d", "a-gift-stays", device=device, leader=bearer)]
    if bearer >= 0 and s.side(bearer) != side:
        return [Reason("DE-15.12c", "borne-by-an-enemy", device=device, leader=bearer)]
    return [Reason(rule, "nobody-to-hand-to", device=device)]
