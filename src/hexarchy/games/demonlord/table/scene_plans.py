"""Plans: what saves a player clicks, made from a view. Moving a whole stack, fighting a battle on; and what is asked
again because it is given up for good.

The rules know one unit at a time (DL-MOV-09): a plan is a list of ordinary actions, each checked when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.scene import Json, Text
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.table.board_json import text
from hexarchy.games.demonlord.table.routine import rests, routine

View = Mapping[str, Any]
STACK: Final = "stack"
SAME: Final = "*"  # the option that was chosen, once more
MOST_MARCHERS: Final = 16  # three actions each: a request takes 60


def with_plans(game: Demonlord, view: View, decision: Json | None) -> Json | None:
    """The question with its plans, the ways to its hexes, and the options to be asked about again."""
    if decision is None:
        return None
    asked = view["decision"]
    ways: Mapping[str, list[str]] = asked.get("ways", {})
    for option in decision["options"]:
        hex_ = option["on"].get("hex")
        if hex_ in ways:
            option["via"] = ways[hex_]
        sure = _sure(asked, option["action"])
        if sure is not None:
            option["sure"] = sure
    return {**decision, **_leave(asked), "plans": [*_stacks(game, view), *_company(asked), *_rests(game, view)]}


def _sure(asked: Mapping[str, Any], action: str) -> Text | None:
    """What to think of before an answer that leaves something undone or cannot be made good."""
    if (asked["question"], action) == ("movement", "end") and asked["args"]["left"]:
        return text("sure-end", count=asked["args"]["left"])
    if (asked["question"], action) == ("withdraw", "yes"):
        return text("sure-withdraw")
    return None


# -- movement -------------------------------------------------------------------------------------------------------


def _stacks(game: Demonlord, view: View) -> Iterator[Json]:
    """Each stack of which several units may still move. The slowest troops begin: all can go where they can."""
    asked, seat = view["decision"], view["seat"]
    if asked["question"] != "movement":
        return
    free = {action.removeprefix("unit ") for action in asked["options"]}
    for hex_, sides in view["stacks"].items():
        units = [game.world.unit[name] for name in sides.get(seat, ()) if name in free]
        if len(units) > 1:
            first = min(units, key=lambda unit: (not unit.troop, unit.mp))
            yield {
                "actions": [f"unit {first.id}"],
                "text": text("plan-stack", count=len(units)),
                "on": {"hex": hex_},
                "then": STACK,
            }


def _leave(asked: Mapping[str, Any]) -> Json:
    """A unit on the march is left for another: it stops, or, before it has set out, was never chosen."""
    if not asked.get("others"):
        return {}
    way: Json = {"undo": asked["begun"]} if "begun" in asked else {"action": "stop"}
    return {"leave": {"pieces": asked["others"], **way}}


def _company(asked: Mapping[str, Any]) -> Iterator[Json]:
    """The others of the stack of a unit that sets out: its riders with it, the troops after it, but who stays."""
    company = asked.get("company")
    if not company or not (company["riders"] or company["beyond"]):
        return
    beyond = dict(list(company["beyond"].items())[:MOST_MARCHERS])
    riding: list[Json] = [{"piece": rider, "before": [f"ride {rider}"]} for rider in company["riders"]]
    marching: list[Json] = [
        {"piece": unit, "after": [f"unit {unit}", SAME, f"stop{MAYBE}"], "not": [f"move {hex_}" for hex_ in hexes]}
        for unit, hexes in beyond.items()
    ]
    too_far = {hex_ for hexes in beyond.values() for hex_ in hexes}
    yield {
        "id": STACK,
        "text": text("plan-company", count=len(riding) + len(marching)),
        "for": [f"move {hex_}" for hex_ in sorted(asked["costs"]) if hex_ not in too_far],
        "before": [action for rider in riding for action in rider["before"]],
        "after": [f"stop{MAYBE}", *(action for unit in marching for action in unit["after"])],
        "with": [*riding, *marching],
    }


# -- battles --------------------------------------------------------------------------------------------------------


def _rests(game: Demonlord, view: View) -> Iterator[Json]:
    asked = view["decision"]
    alone = asked["question"] == "siege-magic" and len(asked["options"]) < 3  # one magician, or none
    for rest in () if alone else rests(view):
        if routine(game, view, rest) is not None:
            yield {"rest": rest, "text": text(f"plan-rest-{rest.partition(' ')[0]}")}
