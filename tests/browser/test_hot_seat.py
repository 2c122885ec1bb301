"""Hot-seat: while the curtain is down nothing of either seat is on the screen, and each token fetches its own seat."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House, Table
from tests.browser.test_secrets import found, hidden, names

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


SPELLS = {"hosar": {"Rains"}, "demon": {"Necromon"}}


def test_the_curtain(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")

    def needles(seat: str) -> set[str]:
        pieces = hidden(house, table, seat)
        assert pieces
        return pieces | names(house, pieces) | SPELLS[seat]

    guest = visit()
    page = guest.page
    guest.open(table.path("hosar", "demon"))
    ready = page.locator("#sit-down")

    def nothing_shown() -> None:
        ready.wait_for()
        guest.drawn()
        for seat in table.tokens:
            assert found(needles(seat), page.content().encode()) == []
        assert page.locator(".stack").count() == 0

    nothing_shown()
    ready.click()
    guest.until("document.querySelector('.stack')")
    assert guest.scene["seat"] == "hosar"
    mouse = Mouse(guest)
    for action in ("unit ti_knights", "move 0511", "stop"):
        mouse.choose(action)
    assert found(needles("demon"), page.content().encode()) == []
    page.keyboard.press("s")  # the tab that shows one's spells
    page.get_by_text("Rains").first.wait_for()
    while not guest.store("store.curtain"):
        asked = guest.question()
        assert asked is not None
        offered = [option["action"] for option in asked["options"]]
        mouse.choose("pass-phase" if "pass-phase" in offered else "end")
        guest.until("store.curtain || store.scene.decision")
    nothing_shown()
    ready.click()
    guest.until("store.scene.seat === 'demon' && document.querySelector('.stack')")
    assert found(needles("hosar"), page.content().encode()) == []
    whose = {f"Seat {token}": seat for seat, token in table.tokens.items()}
    scenes = [r for r in guest.responses if r.url.endswith(f"/api/matches/{table.match}")]
    assert {whose[r.request.headers["authorization"]] for r in scenes} == {"hosar", "demon"}
    for response in scenes:
        assert json.loads(response.body())["seat"] == whose[response.request.headers["authorization"]]


def test_a_battle_behind_the_curtain(visit: Callable[..., Guest], house: House) -> None:
    """Who is still to be put into the line is known to one side only."""
    guest = visit().open(house.lay("battle-example").path("hosar", "demon"))
    page = guest.page
    page.locator("#sit-down").click()
    guest.until("document.querySelector('.stack')")
    Mouse(guest).choose("terrain hills")
    page.locator("#sit-down").wait_for()
    guest.drawn()
    assert page.locator("[data-piece]").count() == 0
    page.locator("#sit-down").click()
    page.locator(".battle [data-piece=er_cavalry]").wait_for()
    guest.drawn()
    assert page.locator("[data-piece=ti_crossbowmen]").count() == 0


KINGS = ("trolls", "ghem", "zorn", "neuth", "rombune", "pon")
ROYAL = ("0613", "3209", "2302", "0405", "0527", "2817")
CARDS = ("long-oration-1", "bribe-1", "threats-1", "marriage-1", "blackmail-2", "white-magic-2")
SIX = ("first", "second", "third", "fourth", "fifth", "sixth")


def six_at_one_screen(house: House) -> Table:
    """Divine Right: everybody holds a card of their own."""
    content = {
        "game": "divine_right",
        "turn": 3,
        "phase": "diplomacy",
        "seats": SIX,
        "kingdoms": dict(zip(KINGS, SIX, strict=True)),
        "hexes": {space: [f"{king}_monarch"] for king, space in zip(KINGS, ROYAL, strict=True)},
        "hands": {seat: [card] for seat, card in zip(SIX, CARDS, strict=True)},
    }
    made = house.call("matches/import", {"position": content, "seats": {}}, status=201)
    return Table(made["match"], made["tokens"])


def hand(house: House, table: Table, seat: str) -> set[str]:
    """What stands on the cards a seat holds."""
    panels = house.scene(table, seat)["panels"]
    return {card["title"]["en"] for panel in panels if panel["id"] == f"hand-{seat}" for card in panel["cards"]}


def mildest(guest: Guest) -> str:
    offered: list[str] = [option["action"] for option in guest.scene["decision"]["options"]]
    return next((word for word in ("none", "done") if word in offered), offered[0])


def test_six_players_at_one_screen(visit: Callable[..., Guest], house: House) -> None:
    """The screen is handed on three times: nothing of a hand is there in between, nor what another holds after it."""
    table = six_at_one_screen(house)
    guest = visit()
    page, mouse = guest.page, Mouse(guest)
    guest.open(table.path(*SIX))
    for number, seat in enumerate(SIX[:4]):
        page.locator("#sit-down").wait_for()
        guest.drawn()
        hands = {one: hand(house, table, one) for one in SIX}
        assert all(hands.values())
        assert found(set().union(*hands.values()), page.content().encode()) == []
        assert page.locator(".stack, .leaf, [data-action]").count() == 0
        page.locator("#sit-down").click()
        guest.until(f"!store.curtain && store.scene.seat === '{seat}' && store.scene.decision")
        assert hands[seat] <= {*found(hands[seat], mouse.tab("status").encode())}, "the search finds what is there"
        others = set().union(*(hands[one] for one in SIX if one != seat)) - hands[seat]
        assert found(others, page.content().encode()) == []
        while number < 3 and not guest.store("store.curtain"):
            mouse.choose(mildest(guest))
            guest.until("store.curtain || store.scene.decision")
