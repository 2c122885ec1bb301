"""Orders a seat may give at any moment, as a page offers them: made from the view alone (DL-HID-02, DL-DEC-03)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.scene import BUTTON, On, Order

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

View = Mapping[str, Any]
Stacks = Sequence[tuple[str, Sequence[str]]]
# What each standing order can be set to; the last is what holds when nothing was ordered.
STACK: Final = ("show", "silent", "ask")
SIEGE: Final = ("assault", "invest", "ask")
CLOAK: Final = ("always", "never", "ask")
FIRE: Final = ("always", "ask")


def commands(page: Scenes, view: View) -> list[Order]:
    """Each would change something, but for those that are so already (`now`): they show the present setting."""
    seat = view["seat"]
    own = [(hex_, sides[seat]) for hex_, sides in view["stacks"].items() if seat in sides]
    return [
        *_passing(page, view),
        *_tops(page, view, own),
        *_stacks(page, view, own),
        *_sieges(page, view),
        *_always(page, view),
    ]


def _passing(page: Scenes, view: View) -> Iterator[Order]:
    if view["own"]["passing"]:
        yield Order("lift-pass", page("command-lift-pass"), BUTTON)


def _tops(page: Scenes, view: View, own: Stacks) -> list[Order]:
    if view["own"]["fixed"]:
        return []
    below = [page.once(_below, *stack[1:]) for _, stack in own if len(stack) > 1]
    return list(chain.from_iterable(below))


def _below(page: Scenes, *units: str) -> list[Order]:
    return [page.once(_top, unit) for unit in units]


def _top(page: Scenes, unit: str) -> Order:
    return Order(f"top {unit}", page("command-top"), On(piece=unit))


def _stacks(page: Scenes, view: View, own: Stacks) -> Iterator[Order]:
    """Only troops under a character can be shown or kept quiet, but for where they must be shown (DL-ENM-07)."""
    for hex_, stack in own:
        if len(stack) > 1 and page.once(_quiet, *stack) and _controller(page, view, hex_) != view["seat"]:
            yield from _choice(page, view, f"stack {hex_} ", "group-stack", STACK, hex_)


def _quiet(page: Scenes, *stack: str) -> bool:
    unit = page.game.world.unit
    return not unit[stack[0]].troop and any(unit[piece].troop for piece in stack)


def _sieges(page: Scenes, view: View) -> Iterator[Order]:
    for hex_ in view["sieges"]:
        if _controller(page, view, hex_) != view["seat"]:
            yield from _choice(page, view, f"siege {hex_} ", "group-siege", SIEGE, hex_)


def _controller(page: Scenes, view: View, hex_: str) -> str | None:
    world = page.game.world
    site = world.site_at.get(world.grid.index[hex_])
    return view["control"].get(site.id) if site else None


def _always(page: Scenes, view: View) -> Iterator[Order]:
    if "cloak" in view["own"]["spells"]:
        yield from _choice(page, view, "cloak-", "group-cloak", CLOAK)
    yield from _choice(page, view, "fire-", "group-fire", FIRE)


def _choice(
    page: Scenes, view: View, topic: str, group: str, settings: tuple[str, ...], hex_: str | None = None
) -> Sequence[Order]:
    """A standing order with all it can be set to. `topic` is how the orders of a view begin."""
    given = [order.removeprefix(topic) for order in view["own"]["orders"] if order.startswith(topic)]
    return page.once(_settings, topic, group, settings, given[0] if given else settings[-1], hex_)


def _settings(
    page: Scenes, topic: str, group: str, settings: tuple[str, ...], now: str, hex_: str | None
) -> list[Order]:
    verb, _, place = topic.strip().partition(" ")
    on = BUTTON if hex_ is None else On(hex=hex_)
    actions = [f"{verb}-{setting} {place}" if place else f"order {topic}{setting}" for setting in settings]
    return [
        Order(action, page(f"command-{setting}"), on, page(group), setting == now)
        for action, setting in zip(actions, settings, strict=True)
    ]
