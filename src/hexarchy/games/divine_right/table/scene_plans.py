"""Plans: what saves a player clicks, made from a view. A whole stack marches, a whole stack attacks, and what is asked
again and again is left to routine.

A plan is a list of ordinary actions, each checked when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import On, Plan
from hexarchy.games.divine_right.table.routine import rests, routine

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

MOST: Final = 60  # actions in one request


def plans(page: Scenes, view: View) -> Iterator[Plan]:
    asked = view["decision"]
    if asked["question"] == "next-move":
        for hex_, (first, *others) in asked.get("marches", {}).items():
            actions = [f"move {first}", *(f"with {name}" for name in others[: MOST - 1])]
            yield Plan(text=page("plan-stack", count=len(actions)), actions=actions, on=On(hex=hex_))
    if asked["question"] == "march":
        others = [action for action in asked["options"] if action.startswith("with ")][:MOST]
        if len(others) > 1:
            yield Plan(text=page("plan-company", count=len(others)), actions=[f"{one}{MAYBE}" for one in others])
    if asked["question"] == "attack":
        yield from _attacks(page, view)
    if asked["question"] == "commit":
        # The last of them may end the declaration by itself: nobody else is left to join.
        able = [action for action in asked["options"] if action.startswith("commit ")][:MOST]
        if len(able) > 1:
            yield Plan(text=page("plan-commit", count=len(able)), actions=able)
    for rest in rests(view):
        if routine(page.game, view, rest) is not None:
            yield Plan(text=page(f"plan-rest-{rest}"), rest=rest)


def _attacks(page: Scenes, view: View) -> Iterator[Plan]:
    """Each stack that can be attacked, by all who stand beside it and may join."""
    world = page.game.world
    for action in view["decision"]["options"]:
        verb, _, hex_ = action.partition(" ")
        if verb == "attack":
            beside = [world.grid.ids[space] for space in world.field.near[world.grid.index[hex_]]]
            stacks = (view["stacks"].get(near, {}).get(view["seat"], ()) for near in beside)
            units = [unit for stack in stacks for unit in stack if world.index[unit] < world.first_hero]
            if len(units) > 1:
                joining = [f"commit {unit}{MAYBE}" for unit in units[: MOST - 2]]
                actions = [action, *joining, f"done{MAYBE}"]
                yield Plan(text=page("plan-attack", hex=hex_), actions=actions, on=On(hex=hex_))
