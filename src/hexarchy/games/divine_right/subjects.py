"""Kingdoms made subject to a conqueror. With status.py the only one to write the status of a kingdom."""

from __future__ import annotations

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import cards, changes, crowns, deployment, fallout, status
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, CONFUSED, GONE, NEUTRAL, NOBODY, VASSAL


def submit(s: DivineRightState, kingdom: int, seat: int) -> None:
    """It is a conqueror's: its monarch and land units are set aside for good, its fleets serve him (DR-A-KHA-17,
    DR-A-KHA-18)."""
    monarch = s.world.monarch_of[kingdom]
    s.prisoners = tuple(one for one in s.prisoners if one.hero != monarch)
    s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    status.leave(s, hex_set(piece for piece in s.world.host_of[kingdom] if s.where[piece] >= 0))
    cards.return_personality(s, kingdom)
    changes.kingdom(s, kingdom, status=ALLY, seat=seat, until=0, won=True, grace=0, queen=False, friend=NOBODY)
    for piece in (*s.world.regulars_of[kingdom], monarch):
        if not s.is_fleet(piece):
            s.where[piece], s.master[piece] = GONE, NOBODY
    crowns.succeeded(s, kingdom)
    fallout.later(s, fallout.SIEGES)
    s.push(deployment.Deployment(kingdom, fresh=False))


def enslave(s: DivineRightState, kingdom: int, seat: int) -> None:
    """It is a vassal, and acts for nobody before its liege calls it up or a castle is attacked (DR-A-SCW-21)."""
    if s.kingdoms[kingdom].status == ALLY:
        status.deactivate(s, kingdom)
    elif s.kingdoms[kingdom].status == CONFUSED:
        status.succeed(s, kingdom)
    changes.kingdom(s, kingdom, status=VASSAL, seat=seat, until=0, grace=0)
    s.emit("is-vassal", kingdom=kingdom, side=s.name(seat))
    fallout.later(s, fallout.SIEGES)


def release(s: DivineRightState, kingdom: int) -> None:
    """An inactive vassal is free."""
    liege = s.kingdoms[kingdom].seat
    changes.kingdom(s, kingdom, status=NEUTRAL, seat=NOBODY)
    status.part(s, kingdom, liege)
    s.emit("is-free", kingdom=kingdom)
    fallout.later(s, fallout.SIEGES)
