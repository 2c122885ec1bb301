"""An answer that comes late, when the page knows better: it is passed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.guest import SPOT, Guest, Late, Mouse
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

ASK_AGAIN = "() => { import('/static/js/api.js').then((api) => api.refresh()); }"


def late_scene(guest: Guest, table: Table) -> Late:
    """The page asks for the scene as it is now."""
    late = Late(guest, f"**/api/matches/{table.match}")
    guest.page.evaluate(ASK_AGAIN)
    return late.asked()


def test_an_older_scene_does_not_replace_a_newer_one(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    guest = visit().sit(table.path("hosar"))
    guest.until("store.connection === 'live'")
    late = late_scene(guest, table)
    house.act(table, "hosar", "unit ti_knights")
    guest.until("store.scene.version === 1")
    late.end()
    assert guest.scene["version"] == 1
    assert guest.page.locator('.decision [data-action="move 0611"]').count()


def test_a_scene_of_one_seat_is_not_shown_to_the_next(visit: Callable[..., Guest], house: House) -> None:
    """At one screen: asked for before the curtain fell, it comes when the other has sat down."""
    table = house.lay("battle-example")
    guest = visit().open(table.path("hosar", "demon"))
    guest.page.locator("#sit-down").click()
    guest.until("store.connection === 'live'")
    assert guest.scene["seat"] == "hosar"
    late = late_scene(guest, table)
    house.act(table, "hosar", "terrain hills")
    guest.page.locator("#sit-down").click()
    guest.until("store.scene.seat === 'demon'")
    late.end()
    assert guest.scene["seat"] == "demon"


def marching(visit: Callable[..., Guest], house: House) -> Guest:
    guest = visit().sit(house.lay("last-evening").path("hosar"))
    guest.until("store.connection === 'live'")
    return guest


def test_a_reason_for_a_question_that_is_over(visit: Callable[..., Guest], house: House) -> None:
    guest = marching(visit, house)
    why = Late(guest, "**/why")
    guest.page.evaluate("import('/static/js/why.js').then((why) => { why.whyNot(null, 'er_archers'); })")
    why.asked()
    Mouse(guest).choose("unit ti_knights")
    why.end()
    assert guest.page.locator(".why").count() == 0


def test_a_choice_made_before_the_reason_comes_is_not_taken_back(visit: Callable[..., Guest], house: House) -> None:
    """A counter is dropped where it may not go; while the table thinks why, something is chosen for it."""
    guest = marching(visit, house)
    page = guest.page
    page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('0510'))")
    guest.drawn()
    why = Late(guest, "**/why")
    page.mouse.move(*page.evaluate(SPOT, "0510"))
    page.mouse.down()
    page.mouse.move(*page.evaluate(SPOT, "0908"), steps=8)
    page.mouse.up()
    why.asked()
    assert guest.scene["version"] == 1
    page.locator('.decision [data-action="ride ti_prince"]').click()
    guest.until("store.scene.version === 2 && !store.sending")
    why.end()
    guest.until("!store.sending")
    assert guest.scene["version"] == 2


def test_a_push_that_comes_when_all_of_it_is_known(visit: Callable[..., Guest], house: House) -> None:
    """What was begun since is not forgotten for it: here, that a whole stack is to go."""
    guest = visit()
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(line: WebSocketRoute) -> None:
        def keep(message: str | bytes) -> None:
            if '"scene"' in str(message):  # not who comes and goes
                held.append((line, message))

        line.connect_to_server().on_message(keep)

    guest.page.route_web_socket("**/live", hold)
    guest.sit(house.lay("last-evening").path("hosar"))
    Mouse(guest).choose("unit ti_knights")
    while not held:
        guest.drawn()
    guest.page.evaluate("store.ui.along = 'begun'")
    [(line, message)] = held
    line.send(message)
    guest.drawn()
    assert guest.store("store.ui.along") == "begun"


def test_what_is_new_stays_new_when_it_is_told_twice(visit: Callable[..., Guest], house: House) -> None:
    """Pushed, and fetched as well because the push took its time."""
    guest = marching(visit, house)
    Mouse(guest).choose("unit ti_knights")
    assert guest.store("store.fresh") == 0
    guest.page.evaluate("import('/static/js/api.js').then((api) => api.refresh())")
    assert guest.store("store.fresh") == 0


def test_the_proof_of_the_file_dropped_last(visit: Callable[..., Guest], house: House, tmp_path: Path) -> None:
    names = []
    for number, play in enumerate((["terrain hills"], [])):
        table = house.lay("battle-example")
        for action in play:
            house.act(table, "hosar", action)
        version = house.scene(table)["version"]
        house.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens["hosar"])
        record = house.call(f"matches/{table.match}/record")
        names.append(tmp_path / f"{number}.json")
        names[-1].write_text(json.dumps(record))
    guest = visit().open("/verify")
    first = Late(guest, "**/api/verify")
    chooser = guest.page.locator("input[type=file]")
    chooser.set_input_files(names[0])
    first.asked()
    chooser.set_input_files(names[1])
    guest.page.locator("#verdict").wait_for()
    told = guest.page.locator("#verdict").inner_text()
    first.end()
    assert guest.page.locator("#verdict").inner_text() == told
