"""What counts on the way to the most points (DR-B-VIC), by what everybody sees: points, armies, allies, sieges, the
danger a monarch is in.

Points count the more the fewer turns are left in which others can make some; what makes points counts with those
turns. Might is reckoned against the mean of those still in the game, so that it is the same for two and for eight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.outlook import Features
from hexarchy.games.divine_right.words import ARMY, KINGDOM_IDS

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight

View = Mapping[str, Any]
SPAN: Final = 30  # of points: about what a good turn brings
HOST: Final = 10  # of strength: about the army of a kingdom
ENDLESS: Final = 20  # turns, where no last one is agreed on


def outlook(game: DivineRight, view: View) -> Features:
    left = max((view["last_turn"] or view["turn"] + ENDLESS) - view["turn"], 0) + 1
    far, share = sqrt(left), left / (left + view["turn"])
    living = [seat for seat, player in view["players"].items() if not player["out"]]
    might = dict.fromkeys(view["players"], 0.0)
    for _, side, piece in _pieces(view):
        might[side] += game.world.pieces[game.world.index[piece]].strength / HOST
    mean = sum(might[seat] for seat in living) / max(len(living), 1)
    found = {}
    for seat, player in view["players"].items():
        gains, risks = _sieges(game, view, seat)
        out = bool(player["out"])
        found[seat] = {
            "points": player["points"] / SPAN / far,
            "points-early": player["points"] / SPAN * share,
            "might": 0.0 if out else (might[seat] - mean) * share,
            "allies": 0.0 if out else sum(_allied(view, seat)) * share,
            "sieges": gains / SPAN,
            "besieged": risks / SPAN,
            "monarch": 0.0 if out else _guarded(game, view, seat),
            "out": float(out),
            "out-late": float(out) / far,
        }
    return found


def _pieces(view: View) -> Iterator[tuple[str, str, str]]:
    """Where, whose, which."""
    for hex_, sides in view["stacks"].items():
        for side, pieces in sides.items():
            for piece in pieces:
                yield hex_, side, piece


def _allied(view: View, seat: str) -> Iterator[bool]:
    return (realm["side"] == seat and realm["status"] == "ally" for realm in view["kingdoms"].values())


def _sieges(game: DivineRight, view: View, seat: str) -> tuple[int, int]:
    """Points of the castles a seat besieges, and of its own that are besieged."""
    worth = {castle.name: castle.points for castle in game.world.castles}
    besieged = [(name, castle) for name, castle in view["castles"].items() if castle["besieged"]]
    gains = sum(worth[name] for name, castle in besieged if castle["besieged"] == seat)
    return gains, sum(worth[name] for name, castle in besieged if castle["side"] == seat)


def _guarded(game: DivineRight, view: View, seat: str) -> float:
    """How many armies stand with a player's monarch, up to five: none where nobody sees them on the map."""
    kingdom = view["players"][seat]["kingdom"]
    if kingdom is None:
        return 0.0
    monarch = game.world.names[game.world.monarch_of[KINGDOM_IDS.index(kingdom)]]
    where = next((hex_ for hex_, side, piece in _pieces(view) if piece == monarch), None)
    with_them = view["stacks"][where].get(seat, ()) if where else ()
    armies = sum(game.world.pieces[game.world.index[piece]].kind == ARMY for piece in with_them)
    return min(armies, 5) / 5
