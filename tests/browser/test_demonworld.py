"""Demonworld in the browser: units go by drag and by key, dice are told before they fall, a battle is played."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.guest import SPOT, Finger, Guest, Mouse
from tests.browser.house import House
from tests.browser.test_phone import PHONE

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

GOALS = "store.scene.decision?.goals && store.scene.decision.plans?.some((p) => p.would)"
STANDS = "store.scene.stacks.find((s) => s.pieces[0] === 'dwarf_eaters').elements.map((e) => [e.hex, e.facing])"
MILD = ("done", "ready", "stop", "none", "first")
MOVED = "document.querySelector('.glass').style.willChange === 'auto'"  # the camera has come to rest


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


def test_the_unit_that_is_clicked_has_its_orders_first_in_the_card(house: House, visit: Callable[..., Guest]) -> None:
    guest = visit().sit(house.lay("demonworld-last-round").path("orcs"))
    mouse, first = guest.page.mouse, guest.page.locator(".decision [data-action^=give-]").first
    assert first.get_attribute("data-action") == "give-move dwarf_eaters"
    mouse.click(*guest.page.evaluate(SPOT, "F13"))
    guest.until("store.ui.open === 'F13'")
    guest.drawn()
    assert first.get_attribute("data-action") == "give-move light_orc_archers"


def test_the_header_counts_rounds_once_they_have_begun(house: House, visit: Callable[..., Guest]) -> None:
    """Demonworld's own word, as the log says it; in the lobby too."""
    guest = visit().sit(house.lay("demonworld-basic").path("orcs"))
    assert guest.page.locator(".track .turn").inner_text().split() == ["Round", "1"]
    guest.until("localStorage.length && JSON.stringify({ ...localStorage }).includes('Round')")
    guest.open("/")
    guest.page.locator(".mine a", has_text="Round 1").wait_for()
    deploying = visit().sit(house.begin("demonworld", orcs="human", empire="human").path("orcs"))
    assert deploying.page.locator(".track .turn").count() == 0


def test_spell_points_are_listed_and_named_for_what_they_are(house: House, visit: Callable[..., Guest]) -> None:
    guest = visit().sit(house.lay("demonworld-expert").path("orcs"))
    Mouse(guest).choose("cast orcs_2")
    question = guest.question()
    assert question is not None
    assert question["key"] == "spell-points"
    assert guest.page.locator(".decision [data-action^=spend]:visible").count() == len(question["options"]) == 9


def test_on_a_phone_the_gun_is_seen_with_the_fields_it_can_be_aimed_at(
    house: House, visit: Callable[..., Guest]
) -> None:
    table = house.lay("demonworld-expert")
    guest = visit(**PHONE, forgive=("503",)).sit(table.path("orcs"))
    while (asked := guest.question()) and asked["key"] != "gun-target":
        offered = [option["action"] for option in asked["options"]]
        Finger(guest).choose(next((word for word in MILD if word in offered), offered[0]))
        while theirs := house.scene(table, "empire")["decision"]:
            house.act(table, "empire", theirs["options"][-1]["action"])
        guest.until(f"store.scene.version >= {house.scene(table)['version']}")
    assert asked is not None
    guest.until(MOVED)
    for hex_ in ("E10", "L8", "M9"):
        assert guest.page.evaluate(SPOT, hex_), hex_
    picture(guest, "gun-phone")
