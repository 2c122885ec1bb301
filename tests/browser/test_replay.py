"""Stepping back through a match to its beginning, and forward again to the present."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MARCH = ("unit ti_knights", "ride ti_prince", "move 0509", "stop")
WHERE = (
    "() => Object.fromEntries([...document.querySelectorAll('.stack')].map((s) => [s.dataset.piece, s.dataset.hex]))"
)


def test_replay_to_the_beginning_and_back(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    for action in MARCH:
        house.act(table, "hosar", action)
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
