"""What is done once is done once: by two clicks, by a key held down, by a server that stumbles."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest, Late, Mouse
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def posted(guest: Guest, path: str) -> int:
    return sum(bool(re.search(f"/api/{path}$", url)) for url, _ in guest.sent)


def test_seats_changed_while_the_table_is_made(visit: Callable[..., Guest]) -> None:
    """It is the table that was asked for, and the seat."""
    guest = visit().open("/")
    made = Late(guest, "**/api/matches")
    guest.page.locator("#begin").click()
    made.asked()
    guest.page.locator(".seats + button").click()
    guest.drawn()
    [(route, response)] = made.held
    route.fulfill(response=response)
    guest.page.wait_for_url("**/match/*")
    assert guest.page.url.endswith("#" + response.json()["tokens"]["hosar"])


@pytest.mark.parametrize(("button", "path"), [("#begin", "matches"), ("#learn", "matches/lesson")])
def test_who_hammers_on_a_button_gets_one_table(visit: Callable[..., Guest], button: str, path: str) -> None:
    """Also while the table that was made is slowly on its way."""

    def slowly(route: Route) -> None:
        time.sleep(0.3)
        route.continue_()

    guest = visit().open("/")
    guest.intercept("**/match/*", slowly)
    guest.page.locator(button).wait_for()
    guest.page.evaluate("(button) => { setInterval(() => document.querySelector(button).click(), 2); }", button)
    guest.page.wait_for_url("**/match/*")
    assert posted(guest, path) == 1


@pytest.mark.parametrize(("button", "path"), [("#begin", "matches"), ("#learn", "matches/lesson")])
def test_who_clicks_before_all_of_the_page_has_come_gets_one_table(
    visit: Callable[..., Guest], button: str, path: str
) -> None:
    """The browser says that a page is shown when the last of it has come, and again when it is come back to."""
    guest = visit().open("/")
    made = Late(guest, f"**/api/{path}")
    guest.page.locator(button).click()
    made.asked()
    guest.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))")
    guest.page.evaluate("(button) => document.querySelector(button).click()", button)
    [(route, response)] = made.held
    route.fulfill(response=response)
    guest.page.wait_for_url("**/match/*")
    assert posted(guest, path) == 1


def test_the_lobby_that_is_come_back_to(visit: Callable[..., Guest]) -> None:
    guest = visit().open("/")
    for _ in range(2):
        guest.page.locator("#begin").click()
        guest.page.wait_for_url("**/match/*")
        guest.page.go_back()
    assert posted(guest, "matches") == 2


def test_a_key_held_down_chooses_once(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.lay("last-evening").path("hosar"))
    keys = guest.page.keyboard

    def hold(key: str) -> None:
        for _ in range(5):
            keys.down(key)
            guest.until("!store.sending")
            guest.drawn()
        keys.up(key)

    for key in "m]]":
        keys.press(key)
    assert guest.store("store.ui.preview") == "unit ti_knights"
    hold("Enter")
    assert guest.scene["version"] == 1
    Mouse(guest).choose("ride ti_prince")
    hold("u")
    assert guest.scene["version"] == 3
    assert guest.scene["can_undo"]


def test_a_server_that_stumbles_is_not_lost(visit: Callable[..., Guest], house: House) -> None:
    guest = visit(forgive=("503",)).sit(house.lay("last-evening").path("hosar"))
    guest.until("store.connection === 'live'")
    answer = json.dumps({"title": "no-store", "detail": ""})
    guest.intercept("**/actions", lambda route: route.fulfill(status=503, body=answer), times=1)
    Mouse(guest).choose("unit ti_knights")
    guest.drawn()
    assert guest.page.locator(".lost").count() == 0


def test_the_tab_of_a_hidden_window_says_who_is_asked(visit: Callable[..., Guest], house: House) -> None:
    """Nothing is drawn there."""
    table = house.lay("hidden")
    guest = visit().sit(table.path("demon"))
    guest.until("store.connection === 'live' && !document.title.startsWith('●')")
    guest.page.evaluate("globalThis.requestAnimationFrame = () => 0")
    house.act(table, "hosar", "end")
    guest.page.wait_for_function("() => document.title.startsWith('●')", polling=50)


def test_two_clicks_ask_once_to_take_back(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("battle-example")
    house.act(table, "hosar", "terrain hills")
    guest = visit().sit(table.path("hosar"))
    guest.page.locator("[data-ask-undo]").wait_for()
    guest.page.evaluate("[1, 2].forEach(() => document.querySelector('[data-ask-undo]').click())")
    guest.page.locator("[data-undo=no]").wait_for()
    guest.until("!store.sending")
    guest.drawn()
    assert posted(guest, "matches/[^/]+/undo") == 1
    assert guest.page.locator(".why").count() == 0
