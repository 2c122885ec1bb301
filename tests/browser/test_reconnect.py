"""The server dies and comes back: the page says so, goes on by itself, and nothing is lost or done twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House
from tests.browser.test_whole_match import MILD

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

AWAY = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket", "ERR_FAILED")


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own for every test: it is burned down."""
    one = House(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


def actions(house: House, match: str) -> list[str]:
    """What was done in a match before it was given up."""
    *done, last = [action.partition(" ")[2] for action in house.call(f"matches/{match}/record")["actions"]]
    assert last == "resign"
    return done


def test_an_action_sent_while_the_server_is_down_is_done_once(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    guest = visit(forgive=AWAY).sit(table.path("hosar"))
    page = guest.page
    Mouse(guest).choose("unit ti_knights")
    guest.until("store.connection === 'live'")
    house.kill()
    page.locator(".lost").wait_for()
    page.locator('.decision [data-action="ride ti_prince"]').click()
    guest.until("store.sending")
    house.start()
    guest.until("store.scene.version === 2 && !store.sending && store.connection === 'live'")
    page.locator(".lost").wait_for(state="detached")
    Mouse(guest).choose("move 0611")
    house.call(f"matches/{table.match}/resign", {"id": "over", "version": 3}, table.tokens["hosar"])
    assert actions(house, table.match) == ["unit ti_knights", "ride ti_prince", "move 0611"]


def test_an_action_whose_answer_is_lost_is_done_once(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    guest = visit(forgive=AWAY).sit(table.path("hosar"))
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().text())
        route.abort()

    guest.intercept("**/actions", lose)
    Mouse(guest).choose("unit ti_knights")
    guest.page.unroute("**/actions")
    assert '"version":1' in lost[0]
    sent = [r.request.post_data or "" for r in guest.responses if r.url.endswith("/actions")]
    assert [json.loads(body)["action"] for body in sent] == ["unit ti_knights"]
    version = house.scene(table)["version"]
    house.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens["hosar"])
    assert actions(house, table.match) == ["unit ti_knights"]


def test_a_bot_goes_on_after_the_server_was_killed(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("first-steps", demon="bot:captain")
    guest = visit(forgive=AWAY).sit(table.path("hosar"))
    mouse = Mouse(guest)
    while asked := guest.scene["decision"]:
        offered = [option["action"] for option in asked["options"]]
        mouse.choose(next((word for word in MILD if word in offered), offered[0]))
        version = guest.scene["version"]
    house.kill()
    guest.page.locator(".lost").wait_for()
    house.start()
    guest.page.locator(".lost").wait_for(state="detached")
    assert guest.question() is not None
    assert guest.scene["version"] > version
