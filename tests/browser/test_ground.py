"""The ground is drawn once: a counter that moves leaves it as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

# Every change under the ground, and every look at the streams, which nothing but the ground is drawn from.
WATCH = """() => {
  globalThis.touched = [];
  const { streams } = store.board;
  Object.defineProperty(store.board, "streams", { get() { touched.push("drawn"); return streams; } });
  new MutationObserver((all) => touched.push(...all.map((one) => `${one.type} ${one.target.nodeName}`)))
    .observe(document.querySelector("svg.ground"),
      { attributes: true, characterData: true, childList: true, subtree: true });
}"""


def test_a_counter_moves_and_the_ground_stays(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.lay("last-evening").path("hosar"))
    mouse = Mouse(guest)
    guest.page.evaluate(WATCH)
    for action in ("unit ti_knights", "move 0509", "stop"):
        mouse.choose(action)
        guest.drawn()
    counter = guest.page.locator(".stack[data-piece=ti_knights]")
    assert counter.get_attribute("data-hex") == "0509"
    assert guest.store("touched") == []
    guest.page.locator("#lang").click()  # with its words it is drawn anew
    guest.until("touched.length")
