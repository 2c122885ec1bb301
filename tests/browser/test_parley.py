"""People talk beside the game, openly and in private; what was not read is counted, and who is muted is not heard."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def seated(guest: Guest, path: str) -> Guest:
    guest.sit(path)
    if (read := guest.page.locator("#greeted")).count():
        read.click()
    return guest


def say(guest: Guest, text: str, to: str = "") -> None:
    guest.page.locator("#tab-parley").click()
    guest.page.locator("#parley-to").select_option(to)
    guest.page.locator("#parley-text").fill(text)
    guest.page.locator("#parley-text").press("Enter")
    guest.until(f"store.parley.some((line) => line.text === {text!r})")
    guest.until("!document.querySelector('#parley-text').value")


def test_two_people_talk(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin(hosar="human", demon="human")
    hosar, demon = (seated(visit(), table.path(seat)) for seat in ("hosar", "demon"))
    say(hosar, "<b>Peace</b> till turn three?")
    demon.page.locator("#tab-parley .count", has_text="1").wait_for()
    demon.page.locator("#tab-parley").click()
    line = demon.page.locator(".parley .line", has_text="<b>Peace</b> till turn three?")
    line.wait_for()
    assert line.locator("b").count() == 1  # the name of the speaker: what they wrote is text
    assert demon.page.locator("#tab-parley .count").count() == 0
    say(demon, "For your ears only.", "hosar")
    hosar.page.locator(".parley .private", has_text="For your ears only.").wait_for()
    watcher = visit().sit(f"/match/{table.match}")
    assert watcher.page.locator("#tab-parley").count() == 0  # they are not at the table
    folder = os.environ.get("HEXARCHY_PICTURES")
    if folder:
        hosar.page.screenshot(path=Path(folder) / "parley.png")
    assert hosar.troubles == demon.troubles == []


def test_who_is_muted_is_not_heard(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin(hosar="human", demon="human")
    hosar, demon = (seated(visit(), table.path(seat)) for seat in ("hosar", "demon"))
    demon.page.locator("#tab-parley").click()
    demon.page.locator(".muting summary").click()
    demon.page.locator("[data-mute=hosar]").check()
    say(hosar, "Do you hear me?")
    demon.until("store.parley.length === 1")
    demon.drawn()
    assert demon.page.locator(".parley .line").count() == 0
    demon.page.locator("[data-mute=hosar]").uncheck()
    demon.page.locator(".parley .line", has_text="Do you hear me?").wait_for()


def test_alone_with_a_bot_there_is_nobody_to_talk_to(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.begin(hosar="human", demon="bot:random").path("hosar"))
    assert guest.page.locator("#tab-log").count() == 1
    assert guest.page.locator("#tab-parley").count() == 0
