"""Routine: the answers a battle asks for that hardly anyone thinks about, given from a seat's view alone.

The policy is plain. Reserves come up while there is room, the best in melee first. Free units face whom they can, and
join the fight in which they hit most surely. A unit strikes where it hits most surely; the enemy's blow goes to the one
of ours that is hardest to hit. The rest of a round stops at magic, at characters and at the offer of withdrawal; the
rest of a battle lets them pass: no magic, everybody stays in place. All magicians help with a siege; units of the
Western Townships ask one town after the other, and the whole set-up takes what comes first. Whatever else is asked is
for the player to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.table.scene_battle import blows_to_strike, chance

View = Mapping[str, Any]
# What is let pass when a player wants the whole battle fought.
LET_PASS: Final = {"battle-magic": "hold", "move-character": "pass", "withdraw": "no", "window-retreat": "pass"}


# Questions of which there are several in a row, and each time the first answer will do.
TOWNS: Final = "towns"
SETUP: Final = "setup"  # all that is asked before the first phase: nobody who plays for the first time has a view on it
SET_UP: Final = ("place-devotee", "township-unit", "township-town", "spell-way", "spell-choice")
IN_TURN: Final = {"township-unit": TOWNS, "township-town": TOWNS, "siege-magic": "support"}


def rests(view: View) -> list[str]:
    """What may be left to routine: what is asked several times in a row, the round of the battle, and the battle."""
    asked, battle = view["decision"], view["battle"]
    if asked["asked"] and asked["question"] in (*IN_TURN, *SET_UP):
        in_turn = IN_TURN.get(asked["question"])
        found = [" ".join([in_turn, *asked["args"].get("hex", "").split()])] if in_turn else []
        return [*found, SETUP] if asked["question"] in SET_UP else found
    if battle is None or not battle["round"]:
        return []
    return [f"round {battle['hex']} {battle['round']}", f"battle {battle['hex']}"]


def routine(game: Demonlord, view: View, rest: str) -> str | None:
    """See `Game.routine`."""
    asked = view["decision"]
    if rest not in rests(view) or not asked["asked"]:
        return None
    if asked["question"] in (*IN_TURN, *SET_UP):
        first: str = asked["options"][0]
        return first
    if rest.startswith("battle") and asked["question"] in LET_PASS:
        return LET_PASS[asked["question"]]
    pick = PICKS.get(asked["question"])
    return pick(game, view, asked["options"]) if pick else None


def _best_in_melee(game: Demonlord, view: View, options: Sequence[str]) -> str:
    return max(options, key=lambda action: game.world.unit[_target(action)].melee if " " in action else -1)


def _likeliest(kind: str, sign: int = 1) -> Callable[[Demonlord, View, Sequence[str]], str]:
    """The target a unit hits most surely (or least, of ours)."""

    def pick(game: Demonlord, view: View, options: Sequence[str]) -> str:
        unit, units = game.world.index_of(view["decision"]["args"]["unit"]), game.world.units
        blows = [blow for blow in blows_to_strike(game, view) if (blow.attacker, blow.kind) == (unit, kind)]
        chances = {units[blow.target].id: chance(blow) for blow in blows}
        return max(options, key=lambda action: sign * chances.get(_target(action), 0.0))

    return pick


def _joining(game: Demonlord, view: View, options: Sequence[str]) -> str:
    """The single enemy it is easiest to hit; a second blow may be the last."""
    foes = [action for action in options if action.startswith("against ")]
    return min(foes, key=lambda action: (game.world.unit[_target(action)].armor, action))


def _target(action: str) -> str:
    return action.partition(" ")[2]


PICKS: Final[dict[str, Callable[[Demonlord, View, Sequence[str]], str]]] = {
    "reserves": _best_in_melee,
    "put-up": _best_in_melee,
    "answer": _best_in_melee,
    "join-fight": _joining,
    "missile-target": _likeliest("missile"),
    "melee-target": _likeliest("melee", -1),
}
