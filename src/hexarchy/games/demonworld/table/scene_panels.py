"""The cards of all units beside the board: what is printed on them, and how each stands now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Card, Panel
from hexarchy.core.page.texts import Text
from hexarchy.games.demonworld.army.book import facts
from hexarchy.games.demonworld.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes


def panels(page: Scenes, view: View) -> Iterator[Panel]:
    """One for each seat, one's own first."""
    for seat in sorted(view["seats"], key=lambda seat: seat != view["seat"]):
        cards = [_card(page, view, name) for name, unit in view["units"].items() if unit["seat"] == seat]
        yield Panel(f"units-{seat}", page.said(Wording.side, seat), [], cards)


def _card(page: Scenes, view: View, name: str) -> Card:
    unit = view["units"][name]
    form = page.game.world.cards[unit["card"]]
    look = page.game.presentation
    asked = view["decision"].get("args", {}) if view["decision"]["asked"] else {}
    order = unit["order"] or view.get("draft", {}).get("orders", {}).get(name)
    return Card(
        id=name,
        title=page.said(Wording.unit, name),
        lines=[*_now(page, unit), *page.once(_printed, form.id)],
        side=unit["seat"],
        paint=look.sides[unit["seat"]].paint,
        picture=look.picture(form),
        figure=page.said(Wording.the, "order", order) if order else "",
        hex=unit["elements"][0]["field"] if unit["elements"] else None,
        now=asked.get("unit") == name,
    )


def _now(page: Scenes, unit: Mapping[str, Any]) -> Iterator[Text]:
    """How it stands: elements left, formation, what it is in."""
    left, away = len(unit["elements"]), sum(unit["away"].values())
    yield page("card-elements", left=left, all=left + away)
    for state in ("melee", "routing", "impetuous"):
        if unit[state]:
            yield page(f"card-{state}")


def _printed(page: Scenes, card: str) -> list[Text]:
    form = page.game.world.cards[card]
    return [page("fact", what=fact.label, value=fact.value) for fact in facts(page.game.muster, form)]
