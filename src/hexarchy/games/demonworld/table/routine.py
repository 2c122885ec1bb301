"""Routine: what can be left to the table. An army is set up in broad lines towards the enemy; every element that can
shoot or strike does so, alone and at the first it can; nobody regroups."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.games.demonworld.table.board import area_of_view
from hexarchy.games.demonworld.words import LINES

if TYPE_CHECKING:
    from hexarchy.games.demonworld import Demonworld

View = Mapping[str, Any]
Pick = Callable[["Demonworld", View, Sequence[str]], str | None]

BROAD: Final = 5  # elements abreast


def _only(*answers: str) -> Pick:
    return lambda game, view, options: next((answer for answer in answers if answer in options), None)


def _first(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """The first that names something."""
    return next((action for action in options if " " in action), None)


def _next_card(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """One that is not on the area yet; when all are, the player looks at them."""
    down = {element["unit"] for element in view["draft"]["placed"]}
    return next((action for action in options if " " in action and action.partition(" ")[2] not in down), None)


def _broad(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    lines = [action for action in options if action.partition(" ")[2] in LINES]
    return min(lines, key=lambda action: abs(int(action.rpartition("-")[2]) - BROAD), default=options[0])


def _ahead(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """To the other edge."""
    facing = "face S" if view["upper"] == game.side_of(view["seat"]) else "face N"
    return facing if facing in options else options[0]


def _central(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """Near the middle of the edge, as far forward as it goes."""
    area = area_of_view(game.world, view)
    cells = area.grid.cells
    middle, forward = max(column for column, _ in cells) / 2, view["upper"] == game.side_of(view["seat"])

    def far(action: str) -> tuple[float, int]:
        column, row = cells[area.at(action.partition(" ")[2])]
        return abs(column - middle), -row if forward else row

    return min((action for action in options if " " in action), key=far, default=None)


DEPLOY, SHOTS, STRIKES, STAY = "deploy", "shots", "strikes", "stay"
ROUTINES: Final[Mapping[str, Mapping[str, Pick]]] = {  # by kind: the answer to each question
    DEPLOY: {
        "deploy": _next_card,
        "deploy-shape": _broad,
        "deploy-facing": _ahead,
        "deploy-field": _central,
        "deploy-adjust": _only("close"),
    },
    SHOTS: {"shot-lead": _first, "shot-target": _first, "shot-support": _only("close")},
    STRIKES: {"strike": _first, "strike-at": _first, "support": _only("close")},
    STAY: {"regroup": _only("done", "close"), "close-up": _only("close"), "free-regrouping": _only("none")},
}


def rests(view: View) -> list[str]:
    """The kinds of routine for the question of a view."""
    asked = view["decision"]
    return [kind for kind, answers in ROUTINES.items() if asked["asked"] and asked["question"] in answers]


def routine(game: Demonworld, view: View, rest: str) -> str | None:
    """See `Game.routine`."""
    if rest not in rests(view):
        return None
    asked = view["decision"]
    return ROUTINES[rest][asked["question"]](game, view, asked["options"])
