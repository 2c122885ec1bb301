"""Plans: what saves a player clicks, made from his view. Moving a whole stack, fighting a battle on; and what is asked
again because it is given up for good.

The rules know one unit at a time (DL-MOV-09): a plan is a list of ordinary actions, each checked when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.scene import Json, Text
from hexarchy.games.demonlord.board_json import text
from hexarchy.games.demonlord.routine import rests, routine

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

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
    """The others of the stack of a unit that sets out: its riders with it, the troops after it."""
    company = asked.get("company")
    if not company or not (company["riders"] or company["units"]):
        return
    marchers = company["units"][:MOST_MARCHERS]
    after = [f"stop{MAYBE}"]
    for unit in marchers:
        after += [f"unit {unit}", SAME, f"stop{MAYBE}"]
    yield {
        "id": STACK,
        "text": text("plan-company", count=len(company["riders"]) + len(marchers)),
        "for": [f"move {hex_}" for hex_ in company["to"]],
        "before": [f"ride {character}" for character in company["riders"]],
        "after": after,
    }


# -- battles --------------------------------------------------------------------------------------------------------


def _rests(game: Demonlord, view: View) -> Iterator[Json]:
    asked = view["decision"]
    alone = asked["question"] == "siege-magic" and len(asked["options"]) < 3  # one magician, or none
    for rest in () if alone else rests(view):
        if routine(game, view, rest) is not None:
            yield {"rest": rest, "text": text(f"plan-rest-{rest.partition(' ')[0]}")}
