"""Plans: what saves a player clicks, made from a view. Moving a whole stack, following the offered road.

A plan is a list of ordinary actions, each checked when its turn comes (DE-PROC-1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.batches import MAYBE
from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Leave, On, Option, Plan
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.previews import march_text
from hexarchy.games.dark_emperor.table.routine import LOSSES, SETUP, WEARING, alike, routine
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import FLEET

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

MOST: Final = 60  # actions in one request


def plans(page: Scenes, view: View) -> Iterator[Plan]:
    asked = view["decision"]
    if asked["question"] == "movement":
        yield from _stacks(page, view)
    if asked["question"] in LOSSES:
        yield from _losses(page, view)
    if routine(page.game, view, WEARING) is not None and len(asked["options"]) > 1:
        yield Plan(text=page("plan-attrition"), rest=WEARING)
    gate = routine(page.game, view, SETUP)
    if gate is not None:
        hex_ = page.said(Wording.hex, gate.removeprefix("gate "))
        yield Plan(text=page("plan-setup", hex=hex_), rest=SETUP)
    if asked.get("levies"):
        yield from _levies(page, asked)
    if asked.get("reach"):
        yield from _roads(page, asked)


def _stacks(page: Scenes, view: View) -> Iterator[Plan]:
    """Each stack of which several pieces may still move, all together; fleets go by themselves."""
    free = {action.removeprefix("move ") for action in view["decision"]["options"] if action.startswith("move ")}
    piece = page.game.world.piece
    for hex_, sides in view["stacks"].items():
        together = [name for name in sides.get(view["seat"], ()) if name in free and not _sails(page.game, name)]
        units = [name for name in together if piece[name].kind == "unit"]
        if units and len(together) > 1:
            others = [name for name in together if name != units[0]][: MOST - 1]
            actions = [f"move {units[0]}", *(f"with {name}" for name in others)]
            yield Plan(text=page("plan-stack", count=len(others) + 1), actions=actions, on=On(hex=hex_))


def _levies(page: Scenes, asked: Mapping[str, Any]) -> Iterator[Plan]:
    """As many recruits of a kind at once as a city takes in and the treasury pays."""
    first = asked["args"]["unit"]
    for hex_, others in asked["levies"].items():
        if others:
            actions = [f"place {hex_}", *(action for unit in others for action in (f"recruit {unit}", f"place {hex_}"))]
            gold = page.game.world.piece[first].cost * (len(others) + 1)
            yield Plan(text=page.with_words("plan-levy", gold=gold, units=[first, *others], hex=hex_), actions=actions)


def _losses(page: Scenes, view: View) -> Iterator[Plan]:
    """Several units are to be lost: those alike with one answer (DE-8.12c, DE-9.25a)."""
    left = view["decision"]["args"]["left"]
    for actions in alike(page.game, view):
        lost = [action.removeprefix("lose ") for action in actions[:left]]
        if len(lost) > 1:
            yield Plan(text=page.with_words("plan-losses", units=lost), rest=actions[-1])


def told_once(page: Scenes, view: View, options: Sequence[Option]) -> None:
    """Of units alike the first stands for all: the others need not be read."""
    told = {option.action: option for option in options}
    for first, *others in alike(page.game, view):
        for action in others:
            told[action].like = first
        if others:
            told[first].text = page("preview-alike", text=told[first].text, count=len(others) + 1)


def leave(asked: Mapping[str, Any]) -> Leave | None:
    """A piece about to move or on its way is left for others: called back, or told to stop where it is."""
    ending = next((action for action in ("cancel", "stop") if action in asked["options"]), None)
    return Leave(asked["others"], ending) if ending and asked.get("others") else None


def _sails(game: DarkEmperor, name: str) -> bool:
    """Ships, and what swims as they do, hardly ever go the way of the others."""
    index = game.world.index_of(name)
    return index == game.world.SSSTOTH or game.world.type[index] == FLEET


def _roads(page: Scenes, asked: Mapping[str, Any]) -> Iterator[Plan]:
    """The offered road to each hex within reach: step by step, and stop there."""
    for hex_, road in asked["reach"].items():
        actions = [*(f"step {on}" for on in road["via"]), f"stop{MAYBE}"]
        if len(actions) <= MOST:
            to, points = page("plan-road", hex=page.said(Wording.hex, hex_)), road["points"]
            text = march_text(page, to, points, asked["size"], road.get("sets_off"))
            yield Plan(text=text, actions=actions, on=On(hex=hex_), via=road["via"], cost=points)


def sure_to_end(page: Scenes, asked: Mapping[str, Any]) -> Text | None:
    """Before movement ends: who could still move, and where units will be lost for being too many (DE-10.1b)."""
    left = sum(action.startswith("move ") for action in asked["options"])
    crowded = asked["crowded"].items()
    if not (left or crowded):
        return None
    over = [page("sure-crowded", hex=page.said(Wording.hex, hex_), count=count) for hex_, count in crowded]
    return joined([*over, page("sure-end", count=left)], " ")
