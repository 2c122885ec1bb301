"""What counts on the way to victory (DE-20), by what everybody sees: production, time, his army, the Kingdoms' leaders.

The war is decided by the production the Necromancer holds at its end. Until then that goes up and down by chance, and
all the farther the more turns are left: by their root. So its distance from a draw counts divided by that root, and
what makes it grow every turn (his army) or fall (leaders of the Kingdoms: they win others over, and armies follow them)
times that root. A draw lies between the two victories: whatever counts for the Necromancer counts half for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any

from hexarchy.core.outlook import EVEN, Features
from hexarchy.games.dark_emperor.words import LAST_TURN, SEATS

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

HALVES = (2.0, 1.0)  # that are left of a turn, by whose it is
SPAN = 12.5  # of production: about what a turn can change


def outlook(game: DarkEmperor, view: Mapping[str, Any]) -> Features:
    necromancer, kingdoms = SEATS
    least = {row.level: row.low for row in game.world.tables.victory.row}
    draw = (least["draw"] + least["marginal_necromancer"] - 1) / 2
    far = sqrt(LAST_TURN - view["turn"] + HALVES[SEATS.index(view["phase"])] / 2)
    heroes = sum(leader["hero"] for leader in view["leaders"].values() if leader["side"] == kingdoms)
    ahead = {
        "production": (view["production"] - draw) / SPAN / far,
        "time": far,
        "strength": _strength(game, view, necromancer) / 50 * far,
        "leaders-against": sqrt(heroes / 10) * far,
        "gate": float(view["turn"] == 1),  # before it opens there is nothing to tell by
    }
    between = {name: value / 2 for name, value in ahead.items()}
    return {necromancer: ahead, kingdoms: {}, EVEN: between | {"even": 1.0, "even-time": far}}


def _strength(game: DarkEmperor, view: Mapping[str, Any], seat: str) -> float:
    """Of a side's units on the map, each by the face it shows."""
    world, undead = game.world, set(view["undead"])
    names = (name for stacks in view["stacks"].values() for name in stacks.get(seat, ()))
    shown = ((world.pieces[world.index_of(name)], name in undead) for name in names)
    return float(sum(piece.undead if dead else piece.strength for piece, dead in shown))
