"""The map under the hand: dragged, wheeled and pinched."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chromium import settle
from tests.web.test_table import spot

SEEN = "import('/static/js/camera.js').then(({ seen }) => ({ ...seen() }))"
AT = "([x, y]) => import('/static/js/board.js').then(({ hexAt }) => hexAt(x, y))"
SCALE = "Number(/scale\\((.+)\\)/.exec(document.querySelector('.glass').style.transform)[1])"
RESTS = "() => document.querySelector('.glass').style.willChange === 'auto'"
HEX = "0909"


def table(visit: Any, name: str, **window: Any) -> Any:
    page = visit(f"/match/22-camera-{name}#hosar", **window)
    settle(page)
    page.evaluate("(hex) => import('/static/js/board.js').then(({ centreOn }) => centreOn(hex))", HEX)
    page.wait_for_function(RESTS)
    return page


def test_a_drag_moves_the_map_and_is_no_click(visit: Any) -> None:
    page = table(visit, "drag")
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 25, steps=5)
    page.mouse.up()
    page.wait_for_function(RESTS)
    after = page.evaluate(SEEN)
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((20, 25))
    assert after["k"] == before["k"]
    assert page.evaluate("store.ui.cursor") is None


def test_a_trembling_click_is_a_click(visit: Any) -> None:
    page = table(visit, "tremble")
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 2)
    page.mouse.up()
    page.wait_for_function("(hex) => store.ui.cursor === hex", arg=HEX)
    after = page.evaluate(SEEN)
    assert (after["x"], after["y"]) == pytest.approx((before["x"], before["y"]), abs=3)


def test_the_wheel_magnifies_what_lies_under_it(visit: Any) -> None:
    page = table(visit, "wheel")
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"(k) => {SCALE} > k", arg=before["k"])
    page.wait_for_function(RESTS)
    assert spot(page, HEX) == pytest.approx((x, y), abs=1)
    for _ in range(12):
        page.mouse.wheel(0, 900)
    page.wait_for_function(f"() => {SCALE} === 0.2")  # and no farther


def test_two_fingers_pinch(visit: Any) -> None:
    page = table(visit, "pinch", width=390, height=844, has_touch=True, is_mobile=True)
    touch = page.context.new_cdp_session(page)
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)

    def fingers(kind: str, apart: float, down: float = 0) -> None:
        points = [{"x": x - apart, "y": y + down, "id": 1}, {"x": x + apart, "y": y + down, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    fingers("touchStart", 30)
    for step in range(1, 6):
        fingers("touchMove", 30 + 3 * step, 4 * step)
    fingers("touchEnd", 0)
    page.wait_for_function(RESTS)
    after = page.evaluate(SEEN)
    assert after["k"] / before["k"] == pytest.approx(1.5, rel=0.02)
    assert spot(page, HEX) == pytest.approx((x, y + 20), abs=3)
    assert page.evaluate(AT, [x, y + 20]) == HEX


def test_no_wood_is_left_where_the_battle_board_was(visit: Any) -> None:
    page = visit("/match/901-camera-battle#hosar")
    settle(page)
    page.locator(".battle").wait_for()
    extent = page.evaluate("document.querySelector('.sheet').getBoundingClientRect().height")
    foot = "document.querySelector('.sheet').getBoundingClientRect().bottom"
    page.evaluate(f"import('/static/js/camera.js').then((c) => c.look({{ ...c.seen(), y: 300 - {extent} }}))")
    assert page.evaluate(foot) < 500
    page.keyboard.press("b")
    page.wait_for_function(f"() => {foot} > innerHeight - 40")


# Two taps in one go: on a busy machine a finger that is led from outside would be too slow.
TAPS = """([on, x, y]) => {
  const hand = { bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
  for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    document.querySelector(on).dispatchEvent(new PointerEvent(kind, hand));
}"""


def test_two_taps_on_bare_land_bring_it_nearer(visit: Any) -> None:
    page = table(visit, "taps", width=390, height=844, has_touch=True, is_mobile=True)
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)
    page.evaluate(TAPS, [".stack", x, y])  # they are meant for the counter
    assert page.evaluate(SEEN) == before
    page.evaluate(TAPS, [".ground", x, y])
    page.wait_for_function(f"(k) => {SCALE} > 1.7 * k", arg=before["k"])
    page.wait_for_function(RESTS)
    assert spot(page, HEX) == pytest.approx((x, y), abs=1)


def test_shift_and_an_arrow_move_the_map_and_not_the_cursor(visit: Any) -> None:
    page = table(visit, "pan")
    before = page.evaluate(SEEN)
    page.locator(".board").focus()
    page.keyboard.press("Shift+ArrowDown")
    page.wait_for_function(RESTS)
    after = page.evaluate(SEEN)
    assert after["y"] < before["y"] - 50
    assert (after["x"], after["k"]) == (before["x"], before["k"])
    assert page.evaluate("store.ui.cursor") is None


def test_one_hand_that_holds_a_piece_leaves_the_map_where_it_is(visit: Any) -> None:
    page = table(visit, "held")
    page.evaluate("import('/static/js/camera.js').then(({ grip }) => { grip.holds = () => true; })")
    before = page.evaluate(SEEN)
    x, y = spot(page, HEX)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 40, steps=4)
    page.mouse.up()
    assert page.evaluate(SEEN) == before
