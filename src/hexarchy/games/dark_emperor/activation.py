"""Activation (DE-6.1 and 6.2): how a kingdom comes under a player's control, and how the Necromancer gives one up."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import (
    EMPIRE,
    EMPIRE_WAKES,
    FIRST_GROUP,
    HOST,
    KINGDOMS,
    NECROMANCER,
    STARKEEP,
    other,
)


def activate(s: DarkEmperorState, kingdom: int, side: int, why: str) -> None:
    """An inactive kingdom passes under a player's control, all at once (DE-6.1, DE-6.21)."""
    changes.take_side(s, kingdom, side)
    _append_preference(s, side, kingdom)
    s.emit("activated", kingdom=kingdom, side=side, why=why)


def _append_preference(s: DarkEmperorState, side: int, force: int) -> None:
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


# -- betrayal --------------------------------------------------------------------------------------------------------


def betray(s: DarkEmperorState, kingdom: int) -> None:
    """The Necromancer gives up an ally; it can never come back to him (DE-6.16)."""
    s.betrayals = tuple(k for k in s.betrayals if k != kingdom)
    changes.take_side(s, kingdom, KINGDOMS)
    _append_preference(s, KINGDOMS, kingdom)
    s.emit("betrayed", kingdom=kingdom)
    changes.part_from_strangers(s)
    settle_everywhere(s)
    if any(master == kingdom for master in s.masters):
        s.push(NewMasters(kingdom))


@frame
class NewMasters(Procedure):
    """Mercenaries that served a betrayed kingdom stay with the Necromancer player, who names a new master (DE-6.16)."""

    kingdom: int

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        left = [group for group, master in enumerate(s.masters) if master == self.kingdom]
        if not left:
            s.pop()
            return None
        masters = [*s.allied[NECROMANCER], HOST]
        options = [s.game.verbs.master[force] for force in masters]
        return Ask(NECROMANCER, "new-master", "DE-DEC-02", options, force=FIRST_GROUP + left[0])

    def do_master(self, s: DarkEmperorState, seat: int, force: int) -> None:
        group = s.masters.index(self.kingdom)
        s.masters = (*s.masters[:group], force, *s.masters[group + 1 :])
