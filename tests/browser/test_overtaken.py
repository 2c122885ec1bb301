"""An answer that comes late, when the page knows better: it is passed over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Route

from tests.browser.guest import Guest
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

ASK_AGAIN = (
    "() => { import('/static/js/api.js').then(async (api) => { await api.refresh(); globalThis.asked = true; }); }"
)


class Delay:
    """Asks the server for the scene at once, and gives the page the answer when it is told to."""

    def __init__(self, guest: Guest, table: Table) -> None:
        self.guest = guest
        self.held: list[tuple[Route, APIResponse]] = []
        guest.page.route(f"**/api/matches/{table.match}", self._hold, times=1)
        guest.page.evaluate(ASK_AGAIN)
        while not self.held:
            guest.drawn()

    def _hold(self, route: Route) -> None:
        self.held.append((route, route.fetch()))

    def end(self) -> None:
        [(route, response)] = self.held
        route.fulfill(response=response)
        self.guest.until("globalThis.asked")
        self.guest.drawn()


def test_an_older_scene_does_not_replace_a_newer_one(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    guest = visit().sit(table.path("hosar"))
    guest.until("store.connection === 'live'")
    delay = Delay(guest, table)
    house.act(table, "hosar", "unit ti_knights")
    guest.until("store.scene.version === 1")
    delay.end()
    assert guest.scene["version"] == 1
    assert guest.page.locator('.decision [data-action="move 0611"]').count()


def test_a_scene_of_one_seat_is_not_shown_to_the_next(visit: Callable[..., Guest], house: House) -> None:
    """At one screen: asked for before the curtain fell, it comes when the other has sat down."""
    table = house.lay("battle-example")
    guest = visit().open(table.path("hosar", "demon"))
    guest.page.locator("#sit-down").click()
    guest.until("store.connection === 'live'")
    assert guest.scene["seat"] == "hosar"
    delay = Delay(guest, table)
    house.act(table, "hosar", "terrain hills")
    guest.page.locator("#sit-down").click()
    guest.until("store.scene.seat === 'demon'")
    delay.end()
    assert guest.scene["seat"] == "demon"
