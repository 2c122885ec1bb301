"""Plans: what saves a player clicks, made from a view. Moving a whole stack, fighting a battle on; and what is asked
again because it is given up for good.

The rules know one unit at a time (DL-MOV-09): a plan is a list of ordinary actions, each checked when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Companion, Leave, On, Plan
from hexarchy.games.demonlord.table.routine import rests, routine

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

STACK: Final = "stack"
SAME: Final = "*"  # the option that was chosen, once more
MOST_MARCHERS: Final = 16  # three actions each: a request takes 60


def plans(page: Scenes, view: View) -> Iterator[Plan]:
    yield from _stacks(page, view)
    yield from _company(page, view["decision"])
    yield from _rests(page, view)


# -- movement -------------------------------------------------------------------------------------------------------


def _stacks(page: Scenes, view: View) -> Iterator[Plan]:
    """Each stack of which several units may still move. The slowest troops begin: all can go where they can."""
    asked, seat = view["decision"], view["seat"]
    if asked["question"] != "movement":
        return
    free = {action.removeprefix("unit ") for action in asked["options"]}
    for hex_, sides in view["stacks"].items():
        units = [page.game.world.unit[name] for name in sides.get(seat, ()) if name in free]
        if len(units) > 1:
            first = min(units, key=lambda unit: (not unit.troop, unit.mp))
            text = page("plan-stack", count=len(units))
            yield Plan(text=text, actions=[f"unit {first.id}"], on=On(hex=hex_), then=STACK)


def leave(asked: Mapping[str, Any]) -> Leave | None:
    """A unit on the march is left for another: it stops, or, before it has set out, was never chosen."""
    if not asked.get("others"):
        return None
    return Leave(asked["others"], undo=asked["begun"]) if "begun" in asked else Leave(asked["others"], action="stop")


def _company(page: Scenes, asked: Mapping[str, Any]) -> Iterator[Plan]:
    """The others of the stack of a unit that sets out: its riders with it, the troops after it, but who stays."""
    company = asked.get("company")
    if not company or not (company["riders"] or company["beyond"]):
        return
    beyond = dict(list(company["beyond"].items())[:MOST_MARCHERS])
    riding = [Companion(rider, before=[f"ride {rider}"]) for rider in company["riders"]]
    marching = [
        Companion(unit, after=[f"unit {unit}", SAME, f"stop{MAYBE}"], not_=[f"move {hex_}" for hex_ in hexes])
        for unit, hexes in beyond.items()
    ]
    too_far = {hex_ for hexes in beyond.values() for hex_ in hexes}
    yield Plan(
        id=STACK,
        text=page("plan-company", count=len(riding) + len(marching)),
        for_=[f"move {hex_}" for hex_ in sorted(asked["costs"]) if hex_ not in too_far],
        before=[action for rider in riding for action in rider.before],
        after=[f"stop{MAYBE}", *(action for unit in marching for action in unit.after)],
        with_=[*riding, *marching],
    )


# -- battles --------------------------------------------------------------------------------------------------------


def _rests(page: Scenes, view: View) -> Iterator[Plan]:
    asked = view["decision"]
    alone = asked["question"] == "siege-magic" and len(asked["options"]) < 3  # one magician, or none
    for rest in () if alone else rests(view):
        if routine(page.game, view, rest) is not None:
            yield Plan(text=page(f"plan-rest-{rest.partition(' ')[0]}"), rest=rest)
