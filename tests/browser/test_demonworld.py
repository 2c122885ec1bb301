"""Demonworld in the browser: units go by drag and by key, dice are told before they fall, a battle is played."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.guest import SPOT, Guest, Mouse
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

GOALS = "store.scene.decision?.goals && store.scene.decision.plans?.some((p) => p.would)"
STANDS = "store.scene.stacks.find((s) => s.pieces[0] === 'dwarf_eaters').elements.map((e) => [e.hex, e.facing])"


def picture(guest: Guest, name: str) -> None:
    """For those who want to see it."""
    if folder := os.environ.get("HEXARCHY_PICTURES"):
        guest.page.screenshot(path=Path(folder) / f"demonworld-{name}.png")


def begun(house: House, visit: Callable[..., Guest], **window: object) -> Guest:
    """The orcs are about to move; the others wait."""
    table = house.lay("demonworld-basic")
    guest = visit(**window).sit(table.path("orcs"))
    question = guest.question()
    assert question is not None
    assert question["key"] == "next-unit"
    return guest


def test_a_unit_is_dragged_to_a_place_and_a_facing_and_taken_back_in_one_press(
    house: House, visit: Callable[..., Guest]
) -> None:
    guest = begun(house, visit)
    mouse, before = guest.page.mouse, guest.store(STANDS)
    start, end = (guest.page.evaluate(SPOT, hex_) for hex_ in ("D7", "G8"))
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 20, start[1] + 20)
    mouse.move(*end)
    guest.until(GOALS)
    mouse.move(end[0] + 16, end[1] + 10)  # near the corner to the east-south-east
    guest.until("document.querySelectorAll('.would .element').length === 10")
    card = guest.page.locator(".decision [data-plan]").inner_text()
    assert card.startswith("To G8, facing east-south-east: 3 points, 1 maneuver")
    picture(guest, "dragged")
    version = guest.store("store.scene.version")
    mouse.up()
    guest.until(f"store.scene.version > {version} && !store.sending")
    after = guest.store(STANDS)
    assert {facing for _, facing in after} == {1.5}
    assert "G8" in [hex_ for hex_, _ in after]
    guest.page.keyboard.press("u")
    guest.until("store.scene.decision?.key === 'next-unit'")
    assert guest.store(STANDS) == before


def test_a_formation_takes_two_clicks(house: House, visit: Callable[..., Guest]) -> None:
    guest = begun(house, visit)
    Mouse(guest).choose("move dwarf_eaters")
    guest.until(GOALS)
    guest.page.locator(".decision summary", has_text="Formations").click()
    shape = guest.page.locator('[data-goal="form line-6"]')
    shape.hover()
    guest.until("document.querySelectorAll('.would .element').length === 10")
    version = guest.store("store.scene.version")
    shape.click()
    guest.until(f"store.scene.version > {version} && !store.sending")
    assert len({hex_[0] for hex_, _ in guest.store(STANDS)}) == 2
    assert sum(hex_.startswith("D") for hex_, _ in guest.store(STANDS)) == 6
