"""Routine: what is asked most often (benchmarks/README.md) and can be left to the table.

An army is set up in broad lines towards the enemy; every element that can shoot or strike does so where it is
likeliest to hit, and alone; after contact and after a melee elements close in on the enemy, or stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.facing import FACINGS, zone_of
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


def _behind(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """A commander or wizard: by themselves, near the middle of the edge and behind all others."""
    area = area_of_view(game.world, view)
    cells = area.grid.cells
    middle, back = max(column for column, _ in cells) / 2, view["upper"] != game.side_of(view["seat"])

    def far(action: str) -> tuple[int, float]:
        column, row = cells[area.at(action.partition(" ")[2])]
        return -row if back else row, abs(column - middle)

    return min((action for action in options if action.startswith("to ")), key=far, default=options[0])


# -- fighting ----------------------------------------------------------------------------------------------------------

FROM: Final = {"front": 3, "flank": 4, "rear": 5}  # what an enemy before an element is worth, by the zone it is in
EXPOSED: Final = 1  # an enemy beside or behind it


class Melee:
    """Who stands where, as a view tells it."""

    def __init__(self, game: Demonworld, view: View) -> None:
        self.area = area_of_view(game.world, view)
        self.around = self.area.grid.neighbours
        side = game.side_of(view["seat"])
        self.foes: dict[int, int] = {}  # by field: how the element there faces
        self.own: dict[int, int] = {}
        for unit in view["units"].values():
            there = self.own if unit["side"] == side else self.foes
            for element in unit["elements"]:
                fields = (self.area.at(field) for field in element.get("base", [element["field"]]))
                there.update(dict.fromkeys(fields, FACINGS.index(element["facing"])))
        near = {field for foe in self.foes for field in self.around[foe]}
        self.openings = {field for field in near if field >= 0 and field not in self.own and field not in self.foes}

    def field(self, action: str) -> int:
        return self.area.at(action.partition(" ")[2])

    def apart(self, field: int) -> int:
        """How far it is to an enemy, or to a free field beside one."""
        if any(near in self.foes for near in self.around[field]):
            return 0
        return min((self.area.grid.distance(field, other) for other in self.openings), default=0)

    def stand(self, field: int, facing: int) -> tuple[int, int]:
        """What an element could do on a field, less what might be done to it; then how near the enemy is."""
        before, exposed = 0, 0
        for way, near in enumerate(self.around[field]):
            if near in self.foes and zone_of(facing, way) == "front":
                behind = (way + DIRECTIONS // 2) % DIRECTIONS
                before = max(before, FROM[zone_of(self.foes[near], behind)])
            elif near in self.foes:
                exposed += EXPOSED
        return before - exposed, -self.apart(field)

    def best(self, field: int) -> tuple[int, int]:
        return max(self.stand(field, facing) for facing in range(DIRECTIONS))

    def gains(self, field: int) -> bool:
        """Can the element there do more if it turns or steps?"""
        near = [one for one in self.around[field] if one >= 0 and one not in self.own and one not in self.foes]
        return max(map(self.best, (field, *near))) > self.stand(field, self.own[field])


def _likeliest(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """What has the best chance; of equals the first."""
    told: Mapping[str, Mapping[str, float]] = view["decision"].get("prospects", {})
    named = [action for action in options if " " in action]
    return max(named, key=lambda action: told[action]["chance"] if action in told else 0.0, default=None)


def _next_to_close_in(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """Those first who have the shortest way; when nobody gains by it any more, it is over."""
    melee = Melee(game, view)
    taken = [action for action in options if " " in action]
    gaining = [action for action in taken if melee.gains(melee.field(action))]
    leave = "done" if "done" in options else taken[0]
    return min(gaining, key=lambda action: melee.apart(melee.field(action)), default=leave)


def _close_in(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """The best field, or the best facing where it stands."""
    melee, here = Melee(game, view), view["decision"]["args"]["hex"]

    def worth(action: str) -> tuple[int, int, bool]:
        verb, _, where = action.partition(" ")
        if verb == "to":
            return *melee.best(melee.field(action)), False
        return *melee.stand(melee.area.at(here), FACINGS.index(where)), True

    return max(options, key=worth)


def _next_to_charge(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    melee = Melee(game, view)
    taken = [action for action in options if " " in action]
    return min(taken, key=lambda action: melee.apart(melee.field(action)), default=None)


def _charge_on(game: Demonworld, view: View, options: Sequence[str]) -> str | None:
    """Nearer to the enemy, or not at all."""
    melee = Melee(game, view)
    here = melee.apart(melee.area.at(view["decision"]["args"]["hex"]))
    nearer = [action for action in options if " " in action and melee.apart(melee.field(action)) < here]
    return min(nearer, key=lambda action: melee.apart(melee.field(action)), default="stop")


DEPLOY, SHOTS, STRIKES, CLOSE_IN, CHARGE, STAY = "deploy", "shots", "strikes", "close-in", "charge", "stay"
ROUTINES: Final[Mapping[str, Mapping[str, Pick]]] = {  # by kind: the answer to each question
    DEPLOY: {
        "keep-back": _first,
        "deploy": _next_card,
        "deploy-shape": _broad,
        "deploy-facing": _ahead,
        "deploy-field": _central,
        "deploy-adjust": _only("close"),
        "deploy-single": _behind,
        "deploy-attached": _first,
        "deploy-single-facing": _ahead,
    },
    SHOTS: {"shot-lead": _first, "shot-target": _likeliest, "shot-support": _only("close")},
    STRIKES: {"strike": _first, "strike-at": _likeliest, "support": _only("close")},
    CLOSE_IN: {"regroup": _next_to_close_in, "regroup-to": _close_in, "regroup-face": _close_in},
    CHARGE: {"finishing": _next_to_charge, "finishing-to": _charge_on},
    STAY: {
        "regroup": _only("done", "close"),
        "close-up": _only("close"),
        "free-regrouping": _only("none"),
        "singles": _only("ready"),  # asked once in every step of the movement
    },
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
