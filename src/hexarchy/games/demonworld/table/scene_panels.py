"""The cards of all units beside the board: what is printed on them, and how each stands now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Card, Panel, PanelRow
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.demonworld.army.book import facts
from hexarchy.games.demonworld.facing import middle_of_front
from hexarchy.games.demonworld.table.board import area_of_view
from hexarchy.games.demonworld.table.previews import standing
from hexarchy.games.demonworld.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

RANDOM: Final = "DW-DEC-03"  # of battles that are drawn


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    """What is special to the battle; then one for each seat, one's own first; once it is over everybody sees the
    same."""
    if any(own["units"] for own in view.get("reserves", {}).values()):
        yield Panel("reserves", page("panel-reserves"), [*_reserves(page, view)])
    if "rearguard" in view:
        yield Panel("rearguard", page("panel-rearguard"), [*_rearguard(page, view)])
    for seat in sorted(view["seats"], key=lambda seat: not view["result"] and seat != view["seat"]):
        cards = [_card(page, view, name) for name, unit in view["units"].items() if unit["seat"] == seat]
        yield Panel(f"units-{seat}", page.said(Wording.side, seat), [], cards)


def _reserves(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Who comes when."""
    for own in view["reserves"].values():
        when = page("reserves-round", round=own["round"]) if own["round"] else page("reserves-undiced")
        for name in own["units"]:
            yield PanelRow(page.said(Wording.unit, name), {view["units"][name]["seat"]: when}, RANDOM)


def _rearguard(page: Scenes, view: View) -> Iterator[PanelRow]:
    """Who attacks, who defends, and what they score for."""
    stake = view["rearguard"]
    through, stopped, held = (str(stake[points]) for points in ("unit", "unit", "held"))

    def of(attacks: bool, points: str) -> dict[str, str]:
        sides = zip(view["seats"], view["sides"], strict=True)
        return {seat: points for seat, side in sides if (side == stake["attacker"]) is attacks}

    yield PanelRow(page("rearguard-through"), of(True, through), RANDOM)
    yield PanelRow(page("rearguard-stopped"), of(False, stopped), RANDOM)
    yield PanelRow(page("rearguard-held", hex=stake["field"]), of(False, held), RANDOM)


def _card(page: Scenes, view: View, name: str) -> Card:
    unit = view["units"][name]
    form = page.game.world.cards[unit["card"]]
    look = page.game.presentation
    orders = [page.said(Wording.the, "order", order) for order in orders_of(view, name)]
    kept = name in view.get("draft", {}).get("kept", ())
    asked = view["decision"].get("args", {}) if view["decision"]["asked"] else {}
    return Card(
        id=name,
        title=page.said(Wording.unit, name),
        lines=[*(_now(page, unit) if view["turn"] or kept else ()), *page.once(_printed, form.id)],
        side=unit["seat"],
        paint=look.sides[unit["seat"]].paint,
        picture=look.picture(form),
        figure=joined(orders, " / ") if orders else "",
        hex=_middle(page, view, unit),
        now=asked.get("unit") == name,
    )


def orders_of(view: View, name: str) -> Sequence[str]:
    """The order of a unit that all know, or those its owner has given it: several, where counters are laid down."""
    unit = view["units"][name]
    if unit["order"]:
        return [unit["order"]]
    given: str | Sequence[str] = view.get("draft", {}).get("orders", {}).get(name) or unit.get("own_counters", ())
    return [given] if isinstance(given, str) else given


def _middle(page: Scenes, view: View, unit: Mapping[str, Any]) -> str | None:
    """Where its counter is: a hex that is typed or pointed at is the middle of the front, too."""
    if not unit["elements"]:
        return None
    area = area_of_view(page.game.world, view)
    return area.grid.ids[middle_of_front(area.grid.neighbours, standing(area, unit["elements"]))[0]]


def _now(page: Scenes, unit: Mapping[str, Any]) -> Iterator[Text]:
    """How it stands: elements left, formation, what it is in."""
    left, away = len(unit["elements"]), sum(unit["away"].values())
    if unit["away"].get("waiting"):
        yield page("card-waiting")
        return
    yield page("card-elements", left=left, all=left + away)
    for points in ("spell_points", "load"):
        if points in unit:
            yield page(f"card-{points.replace('_', '-')}", count=unit[points])
    for state in ("melee", "routing", "impetuous"):
        if unit[state]:
            yield page(f"card-{state}")


def _printed(page: Scenes, card: str) -> list[Text]:
    form = page.game.world.cards[card]
    return [page("fact", what=fact.label, value=fact.value) for fact in facts(page.game.muster, form)]
