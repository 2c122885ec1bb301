"""Divine Right in the browser: three players sit down, choose who rules, and see Minaria."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """It is brought along: it is not on the shelf before it can be played to its end with a bot."""
    package = tmp_path_factory.mktemp("brought") / "divine_right"
    package.mkdir()
    (package / "__init__.py").write_text("from hexarchy.games.divine_right import GAME as GAME\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, str(package))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


def test_minaria_is_drawn(house: House, visit: Callable[..., Guest]) -> None:
    table = house.begin("divine_right", first="human", second="bot:random", third="bot:random")
    guest = visit().sit(table.path("first"))
    question = guest.question()
    assert question is not None
    assert question["key"] == "king-or-queen"
    guest.page.locator(".decision .rule-link").first.click()
    guest.page.locator(".rules [type=search]").fill(
        "DR-B-SEQ-08"
    )  # the order of consequences is in no source, and says so
    guest.page.locator("#rule-DR-B-SEQ-08 .note", has_text="† Reconstructed").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="A queen rules").click()
    guest.until("store.scene.decision?.key !== 'king-or-queen'")
    question = guest.question()
    assert question is not None
    assert guest.page.locator(".place").count() == len(guest.store("store.board.places"))
    folder = os.environ.get("HEXARCHY_PICTURES")
    if folder:
        guest.page.screenshot(path=Path(folder) / "divine_right.png")
    assert guest.troubles == []
