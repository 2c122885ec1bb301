"""What makes the page quick, counted rather than timed."""

from __future__ import annotations

from typing import Any

from tests.chromium import settle

STEPS = 20


def layouts(session: Any) -> float:
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in told if metric["name"] == "LayoutCount"))


def test_dragging_the_board_lays_nothing_out(visit: Any) -> None:
    """Laying out the texts of the map anew in every frame makes a drag ten times as slow."""
    page = visit("/match/22-drag#hosar")
    settle(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    box = page.locator(".board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 20
    where = page.evaluate("document.querySelector('.glass').style.transform")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 10, y - 10)
    before = layouts(session)
    for step in range(STEPS):
        page.mouse.move(x - 10 - 5 * step, y - 10 - 5 * step)
    after = layouts(session)
    page.mouse.up()
    assert page.evaluate("document.querySelector('.glass').style.transform") != where
    assert after - before < STEPS / 2
