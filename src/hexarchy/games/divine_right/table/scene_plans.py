"""Plans: what saves a player clicks, made from a view. A whole stack marches, a whole stack attacks.

A plan is a list of ordinary actions, each checked when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import On, Plan

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

MOST: Final = 60  # actions in one request


def plans(page: Scenes, view: View) -> Iterator[Plan]:
    asked = view["decision"]
    if asked["question"] == "next-move":
        for hex_, (first, *others) in asked.get("marches", {}).items():
            actions = [f"move {first}", *(f"with {name}" for name in others[: MOST - 1])]
            yield Plan(text=page("plan-stack", count=len(actions)), actions=actions, on=On(hex=hex_))
    if asked["question"] == "commit":
        # The last of them may end the declaration by itself: nobody else is left to join.
        able = [action for action in asked["options"] if action.startswith("commit ")][:MOST]
        if len(able) > 1:
            yield Plan(text=page("plan-commit", count=len(able)), actions=able)
