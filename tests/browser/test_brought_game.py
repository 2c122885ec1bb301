"""A game the page has never heard of: brought along, drawn, and played with the mouse to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest, Mouse
from tests.browser.house import ROOT, House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

EDGES = """(of) => {
  const { left, top, right, bottom } = document.querySelector(of).getBoundingClientRect();
  return [left, top, right, bottom];
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, str(ROOT / "examples" / "thornford"))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


def test_a_small_map_is_shown_whole(house: House, visit: Callable[..., Guest]) -> None:
    table = house.begin("thornford", reavers="human", wardens="human")
    guest = visit().sit(table.path("reavers"))
    guest.question()
    left, top, right, bottom = guest.page.evaluate(EDGES, ".sheet")
    room = guest.page.evaluate(EDGES, ".board")
    assert min(left - room[0], top - room[1], room[2] - right, room[3] - bottom) >= -1
    assert bottom - top > 0.9 * (room[3] - room[1])
    assert not guest.page.locator(".mini").is_visible()


def test_it_is_played_to_its_end(house: House, visit: Callable[..., Guest]) -> None:
    table = house.begin("thornford", reavers="human", wardens="bot:random")
    guest = visit().sit(table.path("reavers"))
    hands = Mouse(guest)
    asked = set()
    while (question := guest.question()) is not None:
        first = question["key"] not in asked
        asked.add(question["key"])
        options = [option["action"] for option in question["options"]]
        hands.choose(options[0] if first or question["key"] == "march" else options[-1])
    assert asked >= {"captain", "movement", "march"}
    assert guest.page.locator(".decision.result").is_visible()
    assert guest.scene["result"]["winner"] in ("reavers", "wardens")
