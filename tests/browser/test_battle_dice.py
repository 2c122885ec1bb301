"""The board of a fight shows the dice of that fight and no others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House

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
