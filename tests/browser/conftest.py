"""The real server and real browsers for the tests of the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")  # to open one takes seconds, and every test makes tables of its own
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    open_house = House(tmp_path_factory.mktemp("house"))
    yield open_house
    open_house.stop()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Guests with a window of their own; none may have had an error to report at the end."""
    guests: list[Guest] = []

    def come(**window: Any) -> Guest:
        guests.append(Guest(browser, house.url, **window))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
    assert [trouble for guest in guests for trouble in guest.troubles] == []
