"""The board of a fight shows the dice of that fight and no others, and its chances where they can be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import ROOT, House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

APPROACH = ("move necro_greater_1", "with necro_greater_2", "with tol_morn", "step 2415", "stop", "end")


def test_the_die_of_the_march_is_none_of_the_battles(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("ambush")
    for action in APPROACH:
        house.act(table, "necromancer", action)
    guest = visit().sit(table.path("necromancer"))
    asked = guest.question()
    assert asked is not None
    assert asked["key"] == "battle-leader"
    guest.page.locator("section.battle").wait_for()
    assert [line["key"] for line in guest.scene["log"] if "dice" in line] == ["roll"]
    assert guest.page.locator("section.battle .die").count() == 0
    guest.page.locator("#tab-log").click()
    assert guest.page.locator(".log .die").count() == 1


# Words of modifiers that lie over or under the bar of a chance.
COVERED = """() => {
  const boxes = (of) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const bars = boxes('.battle .chance'), words = boxes('.battle .mods > span');
  const apart = (a, b) => Math.max(a.left, b.left) >= Math.min(a.right, b.right) - 1
    || Math.max(a.top, b.top) >= Math.min(a.bottom, b.bottom) - 1;
  const over = words.filter((word) => !bars.every((bar) => apart(word, bar)));
  return [bars.length, words.length, over.length];
}"""


def test_what_is_added_to_a_blow_is_never_under_its_chance(visit: Callable[..., Guest], house: House) -> None:
    record = json.loads((ROOT / "tests/records/0.1.0/demonlord-standard-captains.json").read_text())
    body = {"record": {**record, "actions": record["actions"][:699], "digest": None}}
    made = house.call("matches/import", body, status=201)
    guest = visit().sit(Table(made["match"], made["tokens"]).path("hosar"))
    guest.page.locator(".battle .attacks .mods").first.wait_for()
    for width in (1400, 1024, 390):
        guest.page.set_viewport_size({"width": width, "height": 900})
        guest.drawn()
        bars, words, over = guest.page.evaluate(COVERED)
        assert bars
        assert words
        assert over == 0, width
