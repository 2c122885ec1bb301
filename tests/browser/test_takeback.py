"""Taking back what is no longer free: one asks, the other answers on their own screen; at one screen both do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MILD = ("pass-phase", "pass", "end", "no", "done", "stop", "hold", "silent")


def until_cut(house: House, table: Table) -> str:
    """Play until a player may ask to take back what they did last, and it is another's turn."""
    for _ in range(100):
        scenes = {seat: house.scene(table, seat) for seat in table.tokens}
        asked = next(seat for seat, scene in scenes.items() if scene["decision"])
        for seat, scene in scenes.items():
            if scene["can_ask_undo"] and seat != asked:
                return seat
        offered = [option["action"] for option in scenes[asked]["decision"]["options"]]
        house.act(table, asked, next((word for word in MILD if word in offered), offered[0]))
    raise AssertionError("never")


def test_one_asks_and_the_other_answers(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    asker = until_cut(house, table)
    other = next(seat for seat in table.tokens if seat != asker)
    here, there = visit().sit(table.path(asker)), visit(locale="fr-FR").sit(table.path(other))
    here.page.locator("[data-ask-undo]").click()
    here.page.get_by_text("Waiting for the answer").wait_for()
    there.page.get_by_role("button", name="Refuser").click()
    here.page.locator(".undo-request").wait_for(state="detached")
    assert here.scene["can_ask_undo"] is False
    assert there.scene["decision"]


def test_granted_request_brings_the_question_back(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    asker = until_cut(house, table)
    other = next(seat for seat in table.tokens if seat != asker)
    here, there = visit().sit(table.path(asker)), visit().sit(table.path(other))
    assert here.scene["decision"] is None
    here.page.locator("[data-ask-undo]").click()
    there.page.locator("[data-undo=yes]").click()
    here.until("store.scene.decision")
    there.until("!store.scene.decision && !store.scene.undo")
    here.page.get_by_text("taken back").first.wait_for()
    for guest in (here, there):  # what no longer holds is struck out
        guest.page.locator(".log .line:has(del)").first.wait_for()


def test_at_one_screen_the_curtain_falls_back(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    asker = until_cut(house, table)
    guest = visit()
    guest.open(table.path(*table.tokens))
    guest.page.locator("#sit-down").click()
    guest.until("store.scene && document.querySelector('.stack')")
    assert guest.scene["seat"] != asker
    guest.page.locator("[data-ask-undo]").click()
    guest.page.locator("[data-undo=yes]").click()
    guest.until(f"store.curtain === '{asker}'")
    guest.page.locator("#sit-down").click()
    guest.until(f"store.scene.seat === '{asker}' && store.scene.decision")


def test_at_one_screen_nothing_is_asked_back_at_the_beginning(visit: Callable[..., Guest], house: House) -> None:
    table = house.mix("hidden")
    guest = visit()
    guest.open(table.path(*table.tokens))
    guest.page.locator("#sit-down").click()
    guest.until("store.scene.decision && document.querySelector('.undo-row button')")
    assert guest.scene["version"] > 0  # the dice were mixed
    assert guest.page.locator("[data-ask-undo]").count() == 0
