"""Routine: what is asked most often in captains' games (benchmarks/README.md) and can be left to the table.

Of losses the cheapest unit is taken, of embassies the likeliest; newcomers gather where their monarch is. Each kind of
answer goes on for as long as the same is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.games.divine_right.acts import OFFERED
from hexarchy.games.divine_right.words import KINGDOM_IDS

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight

View = Mapping[str, Any]
Pick = Callable[["DivineRight", View, Sequence[str]], str | None]


def _only(answer: str) -> Pick:
    return lambda game, view, options: answer if answer in options else None


def _likeliest(game: DivineRight, view: View, options: Sequence[str]) -> str | None:
    """What has the best chance; of equals the first."""
    chances: Mapping[str, float] = view["decision"].get("chances", {})
    told = [action for action in options if action in chances]
    return max(told, key=lambda action: chances[action], default=None)


def _cheapest(game: DivineRight, view: View, options: Sequence[str]) -> str | None:
    """The weakest unit, and none that carries others or is a monarch if there is a choice."""
    world, carriers = game.world, {*view["aboard"].values()}

    def price(action: str) -> tuple[bool, bool, int]:
        name = action.partition(" ")[2]
        piece = world.pieces[world.index[name]]
        return piece.crowned, name in carriers, piece.strength + piece.siege

    units = [action for action in options if action.partition(" ")[0] == "lose"]
    return min(units, key=price, default=None)


def _at_court(game: DivineRight, view: View, options: Sequence[str]) -> str | None:
    """Where the player's monarch is, or else in the first place on offer. Regulars come before mercenaries."""
    if options[0].startswith("return "):
        return options[0]
    kingdom = view["players"][view["seat"]]["kingdom"]
    monarch = game.world.names[game.world.monarch_of[KINGDOM_IDS.index(kingdom)]] if kingdom else ""
    court = next((hex_ for hex_, sides in view["stacks"].items() if monarch in sides.get(view["seat"], ())), "")
    placed = [action for action in options if action.partition(" ")[0] in PLACED]
    return next((action for action in placed if action.partition(" ")[2] == court), placed[0] if placed else None)


def _first(game: DivineRight, view: View, options: Sequence[str]) -> str | None:
    return options[0] if options[0].partition(" ")[2] else None


PLACED: Final = ("place", "hire-army", "hire-fleet")
EMBASSY, LOSSES, PLACES, RETREAT, STAND, HOLD, SIEGES, SERVICE, SEARCH, ACTS = (
    *("embassy", "losses", "places", "retreat", "stand", "hold"),
    *("sieges", "service", "search", "acts"),
)
ROUTINES: Final[Mapping[str, tuple[Sequence[str], Pick]]] = {  # by kind: the questions, and the answer
    EMBASSY: (("function", "ploy", "second-ploy"), _likeliest),
    LOSSES: ((), _cheapest),  # wherever units are lost, whatever the question
    PLACES: (("entry", "deploy", "hire", "replacement", "hero-returns"), _at_court),
    RETREAT: (("retreat",), _only("yes")),
    STAND: (("retreat",), _only("no")),
    HOLD: (("advance",), _only("done")),
    SIEGES: (("assault",), _likeliest),
    SERVICE: (("serving",), _first),
    SEARCH: (("search",), _first),
    ACTS: (OFFERED, _only("done")),
}


def rests(view: View) -> list[str]:
    """The kinds of routine for the question of a view."""
    asked = view["decision"]
    if not asked["asked"]:
        return []
    found = [kind for kind, (questions, _) in ROUTINES.items() if asked["question"] in questions]
    losing = all(action.partition(" ")[0] == "lose" for action in asked["options"])
    return [*found, LOSSES] if losing else found


def routine(game: DivineRight, view: View, rest: str) -> str | None:
    """See `Game.routine`."""
    if rest not in rests(view):
        return None
    return ROUTINES[rest][1](game, view, view["decision"]["options"])
