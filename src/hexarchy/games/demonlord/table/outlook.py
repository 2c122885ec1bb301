"""What counts on the way to victory (DL-VIC), by what everybody sees: a capital under siege, the dead, points and time.

Nine games in ten end with the fall of a capital (DL-END-01, DL-END-02). How strong the armies before it are nobody can
see (DL-HID-01), nor when the war will end otherwise (DL-END-04): what is told of a match of Demonlord is vague, and its
bands are wide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core.outlook import Features
from hexarchy.games.demonlord.words import DEMON, HOSAR, SEATS, other

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

UNKNOWN_END = 6  # turns that may come while nothing is settled


def outlook(game: Demonlord, view: Mapping[str, Any]) -> Features:
    world, fallen, last = game.world, _fallen(game, view), view["last_turn"]
    left = max(last - view["turn"], 0) + 1 if last else UNKNOWN_END
    return {
        name: {
            "points-soon": (view["points"][name] - view["points"][SEATS[other(seat)]]) / 10 / left,
            "capital-besieged": float(world.grid.ids[world.capitals[seat]] in view["sieges"]),
            "fallen": fallen[seat] / 50,
            **({"hosar": 1.0, "hosar-late": view["turn"] / 10} if seat == HOSAR else {}),
        }
        for seat, name in enumerate(SEATS)
    }


def _fallen(game: Demonlord, view: Mapping[str, Any]) -> tuple[float, float]:
    """The strength each side has lost for good; units of a state are those of the side it is on."""
    lost = [0.0, 0.0]
    states = view["states"]
    for name in view["dead"]:
        unit = game.world.unit[name]
        side = unit.side if unit.side in (HOSAR, DEMON) else _ally(states.get(unit.home))
        if side >= 0:
            lost[side] += (unit.melee + unit.missile) if unit.troop else 3
    return lost[HOSAR], lost[DEMON]


def _ally(state: Mapping[str, Any] | None) -> int:
    side = state["side"] if state else None
    return SEATS.index(side) if side in SEATS else -1
