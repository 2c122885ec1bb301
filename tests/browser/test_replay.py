"""Stepping back through a match to its beginning, and forward again to the present, which may have gone on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest, Late, Mouse
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MARCH = ("unit ti_knights", "ride ti_prince", "move 0509", "stop")
WHERE = (
    "() => Object.fromEntries([...document.querySelectorAll('.stack')].map((s) => [s.dataset.piece, s.dataset.hex]))"
)


@pytest.fixture
def table(house: House) -> Table:
    laid = house.lay("last-evening")
    for action in MARCH:
        house.act(laid, "hosar", action)
    return laid


def press(guest: Guest, keys: str) -> None:
    for key in keys:
        guest.page.keyboard.press(key)


def test_replay_to_the_beginning_and_back(visit: Callable[..., Guest], table: Table) -> None:
    guest = visit().sit(table.path("hosar"))
    page = guest.page
    last = guest.scene["version"]
    now = page.evaluate(WHERE)
    assert now["ti_knights"] == "0509"
    page.keyboard.press("h")
    told = page.locator(".replay output")
    for at in range(last - 1, -1, -1):
        page.keyboard.press(",")
        told.filter(has_text=f"{at} / {last}").wait_for()
    guest.drawn()
    assert page.evaluate(WHERE)["ti_knights"] == "0510"
    assert page.locator(".decision [data-action]").count() == 0
    page.keyboard.press(",")
    guest.drawn()
    assert told.inner_text() == f"0 / {last}"
    for at in range(1, last + 1):
        page.get_by_role("button", name="forward").click()
        told.filter(has_text=f"{at} / {last}").wait_for()
    page.keyboard.press("Escape")
    page.locator(".replay").wait_for(state="detached")
    guest.drawn()
    assert page.evaluate(WHERE) == now
    assert page.locator(".decision [data-action]").count() > 0


def test_steps_faster_than_their_answers(visit: Callable[..., Guest], table: Table) -> None:
    guest = visit().sit(table.path("hosar"))
    moment = Late(guest, "**/at/*")
    press(guest, "h,,,")
    guest.page.locator(".replay output", has_text="1 / 4").wait_for()
    moment.asked().end()
    assert guest.store("store.past.version") == 1


def test_what_plays_by_itself_waits_for_slow_answers(visit: Callable[..., Guest], table: Table) -> None:
    guest = visit().sit(table.path("hosar"))
    page = guest.page
    press(guest, "h")
    page.get_by_role("button", name="To the beginning").click()
    page.locator(".replay output", has_text="0 / 4").wait_for()
    page.clock.install()
    moment = Late(guest, "**/at/*")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.fast_forward(1000)
    while not moment.held:
        page.clock.run_for(20)
    page.clock.fast_forward(1000)
    assert sum(url.endswith("/at/1") for url, _ in guest.sent) == 1
    [(route, response)] = moment.held
    route.fulfill(response=response)
    page.wait_for_function("() => store.past.version >= 1")  # and soon the next


def test_nothing_is_taken_back_in_the_past(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.lay("last-evening").path("hosar"))
    Mouse(guest).choose("unit ti_knights")
    press(guest, "h,")
    guest.until("store.past")
    press(guest, "u")
    assert not guest.store("store.sending")


def test_a_book_closed_in_the_past_leaves_the_way_back(visit: Callable[..., Guest], table: Table) -> None:
    guest = visit().sit(table.path("hosar"))
    press(guest, "h,")
    guest.until("store.past")
    press(guest, "r")
    guest.page.locator(".rules .close").click()
    guest.page.locator(".replay").wait_for()
    press(guest, "??")
    guest.page.locator(".replay").wait_for()
    guest.page.keyboard.press("Escape")
    guest.until("!store.past")


def test_a_routine_goes_on_in_the_present(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("two-magicians")
    guest = visit().sit(table.path("hosar"))
    guest.until("store.connection === 'live'")
    Mouse(guest).choose("terrain open")
    answer = Late(guest, "**/actions")
    guest.page.locator('[data-rest="battle 0611"]').click()
    answer.asked()
    press(guest, "h,")
    guest.until("store.past")
    answer.end()
    for action in ("hold", "no"):
        house.act(table, "demon", action)
    guest.until("store.scene.decision && !store.sending")
    version = guest.scene["version"]
    guest.page.keyboard.press("Escape")
    guest.until(f"store.scene.version > {version}")


def test_odds_are_of_the_present(visit: Callable[..., Guest], house: House) -> None:
    """None are shown in the past; and those of a moment that is over are asked for again."""
    table = house.lay("battle-example")
    house.act(table, "hosar", "terrain hills")
    guest = visit().sit(table.path("hosar"))
    guest.until("store.connection === 'live'")
    page = guest.page
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(guest.scene["version"])
        route.fulfill(json={"odds": []})

    guest.intercept("**/odds", answer)
    press(guest, "o")
    page.locator(".battle .odds").wait_for()
    press(guest, "h,")
    guest.until("store.past?.version === 0")
    press(guest, ".")
    guest.until("store.past?.version === 1")
    guest.drawn()
    assert page.locator(".battle").count() == 1
    assert page.locator(".battle .odds").count() == 0
    house.act(table, "demon", "deploy er_cavalry")
    guest.until("store.scene.version === 2")
    page.keyboard.press("Escape")
    page.locator(".battle .odds").wait_for()
    assert asked == [1, 2]
