"""Orders a seat may give at any moment, as a page offers them: made from the view alone (DL-HID-02, DL-DEC-03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from hexarchy.core.scene import Json
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.table.board_json import text

View = Mapping[str, Any]

BUTTON: Final = {"button": True}
# What each standing order can be set to; the last is what holds when nothing was ordered.
STACK: Final = ("show", "silent", "ask")
SIEGE: Final = ("assault", "invest", "ask")
CLOAK: Final = ("always", "never", "ask")
FIRE: Final = ("always", "ask")

_word = cache(text)


def commands(game: Demonlord, view: View) -> list[Json]:
    """Each would change something, but for those that are so already (`now`): they show the present setting."""
    if view["seat"] is None or view["result"]:
        return []
    return [*_passing(view), *_tops(view), *_stacks(game, view), *_sieges(game, view), *_always(view)]


def _passing(view: View) -> Iterator[Json]:
    if view["own"]["passing"]:
        yield {"action": "lift-pass", "text": _word("command-lift-pass"), "on": BUTTON}


def _own_stacks(view: View) -> Iterator[tuple[str, Sequence[str]]]:
    for hex_, sides in view["stacks"].items():
        if view["seat"] in sides:
            yield hex_, sides[view["seat"]]


def _tops(view: View) -> Iterator[Json]:
    if not view["own"]["fixed"]:
        for _, stack in _own_stacks(view):
            for unit in stack[1:]:
                yield _top(unit)


@cache
def _top(unit: str) -> Json:
    return {"action": f"top {unit}", "text": _word("command-top"), "on": {"piece": unit}}


def _stacks(game: Demonlord, view: View) -> Iterator[Json]:
    """Only troops under a character can be shown or kept quiet, but for where they must be shown (DL-ENM-07)."""
    unit = game.world.unit
    for hex_, stack in _own_stacks(view):
        quiet = not unit[stack[0]].troop and any(unit[piece].troop for piece in stack)
        if quiet and _controller(game, view, hex_) != view["seat"]:
            yield from _choice(view, f"stack {hex_} ", "group-stack", STACK, {"hex": hex_})


def _sieges(game: Demonlord, view: View) -> Iterator[Json]:
    for hex_ in view["sieges"]:
        if _controller(game, view, hex_) != view["seat"]:
            yield from _choice(view, f"siege {hex_} ", "group-siege", SIEGE, {"hex": hex_})


def _controller(game: Demonlord, view: View, hex_: str) -> str | None:
    site = game.world.site_at.get(game.world.grid.index[hex_])
    return view["control"].get(site.id) if site else None


def _always(view: View) -> Iterator[Json]:
    if "cloak" in view["own"]["spells"]:
        yield from _choice(view, "cloak-", "group-cloak", CLOAK, BUTTON)
    yield from _choice(view, "fire-", "group-fire", FIRE, BUTTON)


def _choice(view: View, topic: str, group: str, settings: Sequence[str], on: Json) -> Iterator[Json]:
    """A standing order with all it can be set to. `topic` is how the orders of a view begin."""
    given = (order.removeprefix(topic) for order in view["own"]["orders"] if order.startswith(topic))
    now = next(given, settings[-1])
    for setting in settings:
        verb, _, place = topic.strip().partition(" ")
        action = f"{verb}-{setting} {place}" if place else f"order {topic}{setting}"
        entry = {"action": action, "text": _word(f"command-{setting}"), "on": on, "group": _word(group)}
        yield {**entry, "now": setting == now}
