"""Hot-seat: when the table changes hands, nothing one seat asked for, looked at or had begun stays for the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest, Late
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

HERE = "document.querySelector('.stack') && !store.curtain"


@pytest.fixture
def table(house: House) -> Table:
    """Hosar moves; when he ends, the other side does."""
    return house.lay("hidden")


@pytest.fixture
def guest(visit: Callable[..., Guest], table: Table) -> Guest:
    one = visit().open(table.path("hosar", "demon"))
    one.page.locator("#sit-down").click()
    one.until(f"store.scene.seat === 'hosar' && store.connection === 'live' && {HERE}")
    return one


def hand_over(guest: Guest, house: House, table: Table) -> None:
    """Hosar ends his move at another of his screens; the other side sits down at this one."""
    house.act(table, "hosar", "end")
    guest.page.locator("#sit-down").click()
    guest.until(f"store.scene.seat === 'demon' && {HERE}")
    guest.drawn()


def ask_why(guest: Guest) -> None:
    guest.page.evaluate("import('/static/js/why.js').then((why) => { why.whyNot(null, 'er_archers'); })")


def test_why_not_of_the_seat_before(guest: Guest, house: House, table: Table) -> None:
    ask_why(guest)
    guest.page.locator(".why").wait_for()
    hand_over(guest, house, table)
    assert guest.page.locator(".why").count() == 0


def test_why_not_that_comes_when_the_next_has_sat_down(guest: Guest, house: House, table: Table) -> None:
    why = Late(guest, "**/why")
    ask_why(guest)
    why.asked()
    hand_over(guest, house, table)
    why.end()
    assert guest.page.locator(".why").count() == 0


def test_a_replay_of_the_seat_before(guest: Guest, house: House, table: Table) -> None:
    house.act(table, "hosar", "unit ti_knights")
    guest.page.keyboard.press("h")
    guest.page.keyboard.press(",")
    guest.until("store.past")
    house.act(table, "hosar", "stop")
    hand_over(guest, house, table)
    assert guest.store("store.past") is None
    assert guest.page.locator(".replay").count() == 0


def test_a_moment_of_the_replay_that_comes_when_the_next_has_sat_down(guest: Guest, house: House, table: Table) -> None:
    moment = Late(guest, "**/at/*")
    guest.page.keyboard.press("h")
    guest.page.keyboard.press(",")
    moment.asked()
    hand_over(guest, house, table)
    moment.end()
    assert guest.store("store.past") is None
    assert guest.store("store.scene.seat") == "demon"


def test_words_for_a_screen_reader_and_what_was_looked_at(guest: Guest, house: House, table: Table) -> None:
    page = guest.page
    page.keyboard.press("l")
    page.locator(".log input[type=search]").fill("prince")
    guest.page.evaluate("document.querySelector('.board').focus()")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    assert page.locator("#live").inner_text()
    house.act(table, "hosar", "end")
    page.locator("#sit-down").wait_for()
    guest.drawn()
    assert page.locator("#live").inner_text() == ""
    page.locator("#sit-down").click()
    guest.until(f"store.scene.seat === 'demon' && {HERE}")
    guest.drawn()
    assert page.locator(".cursor-hex").count() == 0
    assert page.locator(".log input[type=search]").input_value() == ""


# Every word for a screen reader from now on, however soon it is taken back.
HEAR = """() => {
  globalThis.heard = [];
  new MutationObserver(() => { heard.push(document.getElementById('live').textContent); })
    .observe(document.getElementById('live'), { childList: true, characterData: true, subtree: true });
}"""


def test_nothing_is_read_out_behind_the_curtain(guest: Guest, house: House, table: Table) -> None:
    """What comes while it is down is still for the seat that was left."""
    house.act(table, "hosar", "end")
    guest.until("store.curtain === 'demon'")
    guest.page.evaluate(HEAR)
    house.act(table, "demon", "end")
    guest.until("store.curtain === 'hosar'")
    assert [words for words in guest.store("heard") if words] == []
    guest.page.locator("#sit-down").click()
    guest.until(f"store.scene.version === 2 && {HERE}")
    assert any(guest.store("heard"))


def test_a_routine_answers_for_the_seat_that_chose_it_only(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("two-magicians")
    house.act(table, "hosar", "terrain open")
    guest = visit().open(table.path("hosar", "demon"))
    guest.page.locator("#sit-down").click()
    guest.page.locator('[data-rest="battle 0611"]').click()
    guest.until("store.curtain === 'demon'")
    version = house.scene(table, "demon")["version"]
    guest.page.locator("#sit-down").click()
    guest.until("store.scene.seat === 'demon' && !store.curtain")
    guest.drawn()  # the curtain is up
    guest.page.locator('[data-rest="battle 0611"], [data-stop], .result, #sit-down').first.wait_for()
    assert house.scene(table, "demon")["version"] == version
    assert guest.page.locator('[data-rest="battle 0611"]').count() == 1


def test_the_curtain_falls_although_the_first_answer_is_lost(guest: Guest, house: House, table: Table) -> None:
    guest.forgive = ("ERR_FAILED",)
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    guest.intercept(f"**/api/matches/{table.match}", lose, times=1)
    hand_over(guest, house, table)
    assert lost


def test_the_curtain_is_for_the_seat_asked_now(guest: Guest, house: House, table: Table) -> None:
    """While it is down the other side plays at another screen, and the table is the first one's again."""
    house.act(table, "hosar", "end")
    guest.until("store.curtain === 'demon'")
    house.act(table, "demon", "end")
    guest.until("store.curtain === 'hosar'")
    guest.page.locator("#sit-down").click()
    guest.until(f"store.scene.version === 2 && store.scene.decision && {HERE}")
    assert guest.store("store.scene.seat") == "hosar"
    assert guest.store("store.log.map((line) => line.n)") == [line["n"] for line in house.scene(table, "hosar")["log"]]
