"""Battlefields: the ancient ones on the map (DR-B-SCN-02), and the recent ones on which units have died in combat while
the Black Hand is in play for a player (DR-B-BLH-04, DR-B-BLH-13)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BLACK_HAND, CONFUSED, INTERMEDIATE

MOST: Final = 8  # markers


def ancient(s: DivineRightState, space: int) -> bool:
    return bool(s.world.features["battlefield"] >> space & 1)


def recent(s: DivineRightState, space: int) -> bool:
    return space in s.necromancy.fields


@hooks.BATTLE_ENDS(level=INTERMEDIATE)
def mark(s: DivineRightState, bled: int) -> None:
    """Each space where units died gets a marker; the dead of the sea find no field."""
    if s.active(BLACK_HAND):
        for space in hexes_of(bled & s.world.land):
            if not recent(s, space):
                s.push(Marker(space))


@frame
class Marker(Procedure):
    """With all markers on the map the Black Hand's player may move the oldest to the new field (DR-DEC-71)."""

    space: int

    def step(self, s: DivineRightState) -> Asked:
        fields = s.necromancy.fields
        if not s.active(BLACK_HAND):
            s.finish()
        elif len(fields) < MOST:
            self._lay(s, (*fields, self.space))
        else:
            verbs, seat = s.game.verbs, s.kingdoms[BLACK_HAND].seat
            return Ask(
                seat,
                "battlefield",
                "DR-B-BLH-13",
                [verbs.yes, verbs.no],
                default=verbs.no,
                hex=self.space,
                oldest=fields[0],
            )
        return None

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        self._lay(s, (*s.necromancy.fields[1:], self.space))

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def _lay(self, s: DivineRightState, fields: tuple[int, ...]) -> None:
        s.necromancy = s.necromancy._replace(fields=fields)
        s.emit("battlefield", hex=self.space)
        s.finish()


@hooks.LEAVES_ALLIANCE(level=INTERMEDIATE)
def forget(s: DivineRightState, kingdom: int, seat: int) -> None:
    """They are kept when he deactivates, and removed when he dies."""
    if kingdom == BLACK_HAND and s.kingdoms[kingdom].status == CONFUSED:
        s.necromancy = s.necromancy._replace(fields=())
