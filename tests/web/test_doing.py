"""Doing on the page: ways, whole stacks, dragging, what is asked again, and battles left to routine."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.chromium import drawn, settle
from tests.web.test_table import STORE, WEB, spot

PLACES = "Object.fromEntries(store.scene.stacks.map((s) => [s.hex, s.pieces.length]))"
QUIET = "!store.sending && !store.ui.drag"


def at_timur(visit: Any, name: str, **more: Any) -> Any:
    """The first movement; nine units stand in 0510, in the middle of the view."""
    page = visit(f"/match/21-{name}#hosar", **more)
    settle(page)
    page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('0510'))")
    drawn(page)
    return page


def until(page: Any, script: str) -> None:
    page.wait_for_function(f"() => globalThis.store && ({script})")


def sent(mock: Any, page: Any, deed: Callable[[], None]) -> dict[str, Any]:
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        deed()
    assert answer.value.ok
    return dict(mock.tables.posted[-1])


def drag(page: Any, start: str, end: str) -> None:
    page.mouse.move(*spot(page, start))
    page.mouse.down()
    page.mouse.move(*spot(page, end), steps=8)


def test_way_is_drawn_with_its_costs(visit: Any) -> None:
    page = visit("/match/22-way#hosar")
    settle(page)
    far = page.evaluate(STORE % "store.scene.decision.options.find((o) => o.via?.length === 3)")
    page.mouse.move(*spot(page, far["on"]["hex"]))
    page.locator(".price.on").nth(2).wait_for()
    assert page.locator(".price.on").count() == 3
    assert str(far["cost"]) in page.locator(".price.on text").all_text_contents()
    points = page.locator(".way").last.get_attribute("d")
    assert points.count("L") == 3


def test_stack_of_nine_moves_with_three_clicks_and_is_taken_back_with_one(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "three")
    page.mouse.click(*spot(page, "0510"))
    button = page.locator(".fan .all")
    assert sent(mock, page, button.click)["actions"] == ["unit ti_men_at_arms"]
    until(page, f"store.scene.decision.key === 'march' && {QUIET}")
    drawn(page)
    assert page.locator(".along input").is_checked()
    body = sent(mock, page, lambda: page.mouse.click(*spot(page, "0609")))
    assert body["actions"][:2] == ["ride ti_prince", "move 0609"]
    until(page, f"{PLACES}['0609'] === 9 && {QUIET}")
    page.keyboard.press("u")
    until(page, f"{PLACES}['0510'] === 9 && store.scene.decision.key === 'movement' && {QUIET}")


def test_some_of_a_stack_stay_behind(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "stay")
    page.mouse.click(*spot(page, "0510"))
    sent(mock, page, page.locator(".fan .all").click)
    until(page, f"store.scene.decision.key === 'march' && {QUIET}")
    drawn(page)
    for piece in ("ti_prince", "ti_peasants", "ti_knights"):
        page.locator(f"[data-along={piece}]").click()
    page.locator("[data-along=ti_knights]").click()  # after all
    page.locator("[data-along=ti_peasants][aria-pressed=false]").wait_for()
    body = sent(mock, page, lambda: page.mouse.click(*spot(page, "0609")))
    assert not {"ride ti_prince", "unit ti_peasants"} & set(body["actions"])
    until(page, f"{PLACES}['0609'] === 7 && {PLACES}['0510'] === 2 && {QUIET}")
    assert page.evaluate(STORE % "store.ui.stay.length") == 0


def test_those_who_stay_behind_keep_nobody_back(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "stay-slow")
    page.mouse.click(*spot(page, "0510"))
    sent(mock, page, page.locator(".fan [data-piece=ti_knights]").click)
    until(page, f"store.scene.decision.key === 'march' && {QUIET}")
    page.keyboard.press("w")
    page.locator(".target.alone").first.wait_for()
    for piece in page.evaluate(
        STORE % "store.scene.decision.plans.find((p) => p.with).with.filter((w) => w.not?.length).map((w) => w.piece)"
    ):
        page.locator(f"[data-along={piece}]").click()
    page.locator(".target.alone").first.wait_for(state="detached")


def test_hexes_not_all_can_reach_are_for_one_alone(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "alone")
    page.mouse.click(*spot(page, "0510"))
    sent(mock, page, page.locator(".fan [data-piece=ti_knights]").click)
    until(page, f"store.scene.decision.key === 'march' && {QUIET}")
    assert page.locator(".target.alone").count() == 0
    page.keyboard.press("w")
    page.locator(".target.alone").first.wait_for()
    before = len(mock.tables.posted)
    hex_ = page.locator(".target.alone").first.get_attribute("data-hex")
    page.evaluate(f"import('/static/js/board.js').then((b) => b.centreOn('{hex_}'))")
    drawn(page)
    page.mouse.click(*spot(page, hex_))
    page.locator(".why").wait_for()
    assert len(mock.tables.posted) == before


def test_another_unit_is_chosen_while_one_is_on_the_march(visit: Any) -> None:
    page = at_timur(visit, "another")

    def choose(piece: str) -> None:
        page.mouse.click(*spot(page, "0510"))
        page.locator(f".fan [data-piece={piece}]").click()
        until(page, f"store.scene.decision.subject?.piece === '{piece}' && {QUIET}")

    choose("ti_knights")
    left = page.evaluate(STORE % "store.scene.decision.leave.pieces.length")
    choose("ti_sergeants")  # the first has not set out: it may still go
    assert page.evaluate(STORE % "store.scene.decision.leave.pieces.length") == left
    page.mouse.click(*spot(page, "0609"))
    until(page, f"store.scene.decision.subject.hex === '0609' && {QUIET}")
    choose("ti_knights")  # the other stops where it is
    assert page.evaluate(STORE % f"{PLACES}['0609']") == 1


def test_another_stack_is_dragged_while_a_unit_is_on_the_march(visit: Any) -> None:
    page = at_timur(visit, "another-drag")
    page.mouse.click(*spot(page, "0510"))
    page.locator(".fan [data-piece=ti_knights]").click()
    until(page, f"store.scene.decision.key === 'march' && {QUIET}")
    page.mouse.click(*spot(page, "0609"))
    until(page, f"store.scene.decision.subject.hex === '0609' && {QUIET}")
    drag(page, "0510", "0511")
    until(page, "store.scene.decision.subject?.hex === '0510'")
    page.mouse.up()
    until(page, f"{PLACES}['0511'] === 8 && {PLACES}['0609'] === 1 && {QUIET}")


def test_words_of_a_small_stack_lie_in_its_tray(visit: Any) -> None:
    page = at_timur(visit, "tray")
    pair = "store.scene.stacks.find((s) => s.whole && s.pieces.length === 2 && s.side === 'hosar').hex"
    page.evaluate(f"import('/static/js/board.js').then((b) => b.centreOn({pair}))")
    drawn(page)
    page.mouse.click(*spot(page, page.evaluate(STORE % pair)))
    words, tray = (page.locator(f".fan {part}").bounding_box() for part in (".all text", ".tray"))
    assert tray["x"] < words["x"]
    assert words["x"] + words["width"] < tray["x"] + tray["width"]


def test_stack_is_dragged_while_the_board_stays(visit: Any) -> None:
    page = at_timur(visit, "drag")
    where = page.evaluate("document.querySelector('.glass').style.transform")
    drag(page, "0510", "0609")
    page.locator(".ghost .chip").wait_for()
    page.locator(".target").first.wait_for()
    page.mouse.up()
    until(page, f"{PLACES}['0609'] === 9 && {QUIET}")
    assert page.evaluate("document.querySelector('.glass').style.transform") == where
    assert page.locator(".ghost").is_hidden()


def test_drop_elsewhere_says_why_and_changes_nothing(visit: Any) -> None:
    page = at_timur(visit, "drop")
    before = page.evaluate(STORE % PLACES)
    drag(page, "0510", "0910")
    page.mouse.up()
    page.locator(".why", has_text="DL-MOV-01").wait_for()
    until(page, f"store.scene.decision.key === 'movement' && {QUIET}")
    assert page.evaluate(STORE % PLACES) == before
    assert page.evaluate(STORE % "store.ui.along") is None


def test_escape_lets_go(visit: Any) -> None:
    page = at_timur(visit, "escape")
    drag(page, "0510", "0609")
    page.locator(".target").first.wait_for()
    page.keyboard.press("Escape")
    until(page, f"store.scene.decision.key === 'movement' && {QUIET}")
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")  # a hand is slower than the page
    page.mouse.up()
    drawn(page)
    assert page.locator(".why").count() == 0


def test_counter_is_dragged_by_finger(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "finger", width=390, height=844, has_touch=True, is_mobile=True)
    page.touchscreen.tap(*spot(page, "0510"))
    card = page.locator(".fan [data-piece=ti_knights]").bounding_box()
    (x, y), (to_x, to_y) = (card["x"] + 20, card["y"] + 20), spot(page, "0508")
    touch = page.context.new_cdp_session(page)

    clock = count(time.time() + 1)  # a finger that takes its time: after a fling Chromium swallows the next tap

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = {"touchPoints": [{"x": a, "y": b} for a, b in points], "timestamp": next(clock)}
        touch.send("Input.dispatchTouchEvent", {"type": kind, **at})

    finger("touchStart", (x, y))
    for part in range(1, 9):
        finger("touchMove", (x + (to_x - x) * part / 8, y + (to_y - y) * part / 8))
    page.locator(".target").first.wait_for()
    finger("touchEnd")
    yes = page.locator("[data-confirm]")
    yes.wait_for()
    assert sent(mock, page, yes.tap)["action"] == "move 0508"


def test_ending_movement_early_is_asked_again(visit: Any, mock: Any) -> None:
    page = at_timur(visit, "sure")
    before = len(mock.tables.posted)
    page.locator("[data-action=end]").click()
    page.locator(".confirm", has_text="43 units have not moved").wait_for()
    assert len(mock.tables.posted) == before
    assert sent(mock, page, page.locator("[data-confirm]").click)["action"] == "end"


def test_battle_is_left_to_routine(visit: Any, mock: Any) -> None:
    page = visit("/match/901-rest#hosar")
    settle(page)
    assert page.locator("[data-rest]").count() == 2
    rest = page.locator("[data-rest^=battle]")
    name = rest.get_attribute("data-rest")
    version = page.evaluate(STORE % "store.scene.version")
    assert sent(mock, page, rest.click)["rest"] == name
    until(page, f"store.scene.version > {version} && {QUIET}")


def test_only_answers_are_left_out_of_the_log(visit: Any) -> None:
    page = visit("/match/901-log#hosar")
    settle(page)
    count = page.evaluate(STORE % "store.log.filter((l) => l.key === 'only-choice').length")
    assert count
    page.locator(".log input[type=search]").fill("Only one answer")
    page.locator(".log .note").wait_for()
    assert page.locator(".log .line").count() == 0
    page.locator(".log input[type=checkbox]").check()
    page.locator(".log .line", has_text="Only one answer").first.wait_for()


def test_the_page_opens_no_box_of_the_browser() -> None:
    """They speak another language than the page, and look like nothing of it: js/sure.js has its own."""
    native = re.compile(r"(?<![\w.$])(?:window\.)?(?:confirm|alert|prompt)\(")
    found = {path.name: native.findall(path.read_text()) for path in (WEB / "js").glob("*.js")}
    assert {name: uses for name, uses in found.items() if uses} == {}
