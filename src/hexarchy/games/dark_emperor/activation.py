"""Activation (DE-6.1 and 6.2): how a kingdom comes under a player's control."""

from __future__ import annotations

from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import (
    EMPIRE,
    EMPIRE_WAKES,
    KINGDOMS,
    NECROMANCER,
    STARKEEP,
    other,
)


def activate(s: DarkEmperorState, kingdom: int, side: int, why: str) -> None:
    """An inactive kingdom passes under a player's control, all at once (DE-6.1, DE-6.21)."""
    changes.take_side(s, kingdom, side)
    append_preference(s, side, kingdom)
    s.emit("activated", kingdom=kingdom, side=side, why=why)


def append_preference(s: DarkEmperorState, side: int, force: int) -> None:
    """Kingdoms stand in the order in which they joined until their player rearranges them (DE-7.11d)."""
    lists = [tuple(f for f in listed if f != force) for listed in s.preference]
    lists[side] = (*lists[side], force)
    s.preference = tuple(lists)


def trespass(s: DarkEmperorState, hex_: int, side: int) -> bool:
    """A unit or monster of a side sets foot in a hex: its inactive owner joins the other player (DE-6.11a, DE-6.11b).

    Open sea is nobody's land (DE-6.11c); leaders and devices rouse nobody and do not come here (DE-6.15).
    """
    kingdom = s.world.owner[hex_]
    roused = kingdom >= 0 and s.inactive(kingdom)
    if roused:
        activate(s, kingdom, other(side), "DE-6.11a")
    return roused


def desecrate(s: DarkEmperorState, hex_: int, side: int) -> bool:
    """Any piece of the Necromancer's side in a Holy Place brings Starkeep in for the Kingdoms (DE-6.14b)."""
    holy = bool(s.world.holy >> hex_ & 1) and side == NECROMANCER and s.inactive(STARKEEP)
    if holy:
        activate(s, STARKEEP, KINGDOMS, "DE-6.14b")
    return holy


def offend(s: DarkEmperorState, hex_: int, side: int, why: str) -> None:
    """Magic used, or a monster won, on neutral soil (DE-6.12a, DE-6.12b): settled once the deed is done."""
    kingdom = s.world.owner[hex_] if hex_ >= 0 else -1
    if kingdom >= 0 and s.inactive(kingdom):
        activate(s, kingdom, other(side), why)
        settle_everywhere(s)


def wake_the_empire(s: DarkEmperorState) -> None:
    """At the first instant of Game-Turn 10 (DE-6.14a)."""
    if s.turn_number == EMPIRE_WAKES and s.inactive(EMPIRE):
        activate(s, EMPIRE, KINGDOMS, "DE-6.14a")
        settle_everywhere(s)
