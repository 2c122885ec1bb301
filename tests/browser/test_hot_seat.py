"""Hot-seat: while the curtain is down nothing of either seat is on the screen, and each token fetches its own seat."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House
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
