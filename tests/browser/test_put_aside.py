"""A match that is put aside: shown as it was, its record to take along, and no socket that is tried again and again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House, Table
from tests.browser.test_access import AXE, RUN

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own for every test: it is shut for a while."""
    one = House(tmp_path_factory.mktemp("house"))
    yield one
    one.stop()


def outdate(house: House, table: Table, *, pictures: bool = True) -> None:
    """While nobody serves it, the match becomes one of rules that are no longer played."""
    with closing(sqlite3.connect(house.folder / "matches.db")) as database, database:
        [[header]] = database.execute("SELECT header FROM match WHERE id = ?", [table.match])
        old = json.dumps({**json.loads(header), "rules_version": "0.0"})
        database.execute("UPDATE match SET header = ? WHERE id = ?", [old, table.match])
        if not pictures:
            database.execute("DELETE FROM picture")


def shut(house: House, table: Table, *, pictures: bool = True) -> None:
    house.stop()
    outdate(house, table, pictures=pictures)
    house.start()


def taken_along(guest: Guest) -> object:
    with guest.page.expect_download() as told:
        guest.page.locator("#take-along").click()
    assert told.value.suggested_filename.startswith("hexarchy-")
    return json.loads(told.value.path().read_text())["actions"]


def sockets(guest: Guest) -> int:
    return sum(url.endswith("/live") for url, _ in guest.sent)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_last_scene_is_shown(visit: Callable[..., Guest], house: House, theme: str) -> None:
    table = house.lay("hidden")
    house.act(table, "hosar", "unit ti_knights")
    shut(house, table)
    guest = visit(color_scheme=theme).open(table.path("hosar"))
    guest.page.locator(".put-aside", has_text="another version of the rules").wait_for()
    guest.page.locator(".stack").first.wait_for()
    assert guest.scene["decision"] is None
    assert guest.page.locator(".lost, .decision .option[data-action]").count() == 0
    guest.drawn()
    guest.page.evaluate(AXE)
    assert guest.page.evaluate(RUN) == ""
    assert taken_along(guest) == ["hosar unit ti_knights"]
    assert sockets(guest) == 0
    guest.page.locator("#lang").click()
    guest.page.locator(".put-aside", has_text="mise de côté").wait_for()


def test_a_spectator_takes_nothing_along(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    shut(house, table)
    guest = visit().open(table.path())
    guest.page.locator(".put-aside").wait_for()
    assert guest.page.locator("#take-along").count() == 0


def test_without_a_picture_the_reason_is_told(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    house.act(table, "hosar", "unit ti_knights")
    shut(house, table, pictures=False)
    guest = visit(forgive=("409",)).open(table.path("hosar"))
    guest.page.locator(".trouble h1", has_text="put aside").wait_for()
    guest.page.locator(".trouble", has_text="another version of the rules").wait_for()
    assert taken_along(guest) == ["hosar unit ti_knights"]
    assert sockets(guest) == 0


@pytest.mark.parametrize("pictures", [True, False])
def test_it_happens_while_a_player_sits_there(visit: Callable[..., Guest], house: House, pictures: bool) -> None:
    table = house.lay("hidden")
    guest = visit(forgive=("ERR_", "WebSocket", "409")).sit(table.path("hosar"))
    shut(house, table, pictures=pictures)
    guest.page.locator(".put-aside").wait_for()
    assert guest.page.locator(".stack").count() > 0
    assert guest.page.locator(".lost").count() == 0
    assert taken_along(guest) == []


def test_two_seats_at_one_screen(visit: Callable[..., Guest], house: House) -> None:
    """It may go on one day: neither sees the other's hand meanwhile."""
    table = house.lay("hidden")
    shut(house, table)
    guest = visit().open(table.path("hosar", "demon"))
    guest.page.locator("#sit-down").click()
    guest.page.locator(".put-aside").wait_for()
    assert sockets(guest) == 0
