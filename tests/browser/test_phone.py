"""On a phone of 390 points, by touch: played, nothing wider than the screen, nothing too small for a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Finger, Guest
from tests.browser.house import House
from tests.browser.test_story import APPROACH, ambush, do
from tests.browser.test_whole_match import MILD, PLAN

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDE = """() => [...document.querySelectorAll('body *:not(.board *)')].filter((node) => {
  const box = node.getBoundingClientRect();
  for (let up = node.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== 'visible') return false;
  return box.width && (box.right > innerWidth + 0.5 || box.left < -0.5);
}).map((node) => node.outerHTML.slice(0, 120))"""
# Links inside a sentence are as high as its line; everything else wants a finger's breadth.
SMALL = """() => [...document.querySelectorAll('button, summary, select, a.option, input[type=checkbox]')]
  .filter((node) => node.checkVisibility() && !node.matches('.rule-link, .goto'))
  .map((node) => [node, (node.closest('label') ?? node).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 40 || box.width < 40))
  .map(([node, box]) => `${node.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`)"""


def fits(guest: Guest) -> None:
    guest.drawn()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert guest.page.evaluate(WIDE) == []
    assert guest.page.evaluate(SMALL) == []


def test_a_march_and_a_battle_by_touch(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening", demon="bot:random")
    guest = visit(**PHONE).sit(table.path("hosar"))
    finger = Finger(guest)
    for action in PLAN:
        assert guest.question() is not None
        fits(guest)
        finger.choose(action)
    for _ in range(5):
        asked = guest.question()
        if asked is None:
            break
        fits(guest)
        offered = [option["action"] for option in asked["options"]]
        finger.choose(next((word for word in MILD if word in offered), offered[0]))
    for tab in ("status", "hex", "log"):
        finger.press(guest.page.locator(f"#tab-{tab}"))
        fits(guest)


def test_waiting_for_a_friend_and_the_proof(visit: Callable[..., Guest], house: House) -> None:
    guest = visit(**PHONE).open("/")
    guest.page.locator(".pick", has_text="elsewhere").tap()
    guest.page.locator("#begin").tap()
    guest.page.locator(".link input").first.wait_for()
    guest.page.get_by_role("button", name="To the table").tap()
    guest.page.locator("#begin-without").wait_for()
    fits(guest)
    table = house.mix("battle-example", dice=[4])
    house.play(table, 5)
    house.give_up(table, "hosar")
    guest.open(f"/verify?match={table.match}")
    guest.page.locator("#verdict").wait_for()
    fits(guest)


def test_the_lobby_and_the_help(visit: Callable[..., Guest], house: House) -> None:
    guest = visit(**PHONE).open("/")
    guest.page.locator("#begin").wait_for()
    fits(guest)
    guest.sit(house.lay("hidden").path("hosar"))
    guest.page.get_by_role("button", name="Rules", exact=True).tap()
    guest.page.locator(".chapter").first.wait_for()
    fits(guest)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_turn_begins_with_its_question_in_sight(
    visit: Callable[..., Guest], house: House, size: tuple[int, int]
) -> None:
    """What happened meanwhile is one line above it, and opens at a tap."""
    table = ambush(house)
    do(house, table, "necromancer", *APPROACH, "leader tol_morn")
    do(house, table, "kingdoms", "leader nikon_v")
    guest = visit(**{**PHONE, "viewport": {"width": size[0], "height": size[1]}}).sit(table.path("kingdoms"))
    page = guest.page
    if guest.store("store.ui.ended.length"):
        page.locator("[data-continue]").tap()
    digest = page.locator(".digest")
    digest.wait_for()
    guest.drawn()
    assert "✕ 1 ⚔ 2" in digest.inner_text()
    for seen in ("#question", ".decision .option >> nth=0"):
        box = page.locator(seen).bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    assert not digest.locator("li").first.is_visible()
    digest.locator("summary").tap()
    digest.locator("li").first.wait_for(state="visible")
