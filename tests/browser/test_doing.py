"""Doing without accidents: last words, interrupted plans, far drags, taking back, magic in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.guest import SPOT, Guest, Keys, Mouse
from tests.browser.house import House, Table, position_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

ONE_STACK = """
step = "movement"
turn = 2
requested = [true, true]
arrived = [true, true]
[stacks.hosar]
0510 = ["ti_knights"]
[stacks.demon]
1012 = ["er_patrol", "er_archers"]
"""
TWO_STACKS = ONE_STACK.replace('0510 = ["ti_knights"]', '0510 = ["ti_knights"]\n0310 = ["ti_sergeants"]')
FIVE = ["ti_knights", "ti_sergeants", "ti_men_at_arms", "ti_crossbowmen", "ti_prince"]
BEFORE_ROUNA = 'rest = "neutrals"\n' + ONE_STACK.replace('0510 = ["ti_knights"]', f"0913 = {FIVE}".replace("'", '"'))
AMBUSH = """
step = "movement"
[stacks.hosar]
0510 = ["ti_knights", "ti_sergeants", "ti_men_at_arms"]
[stacks.demon]
0511 = ["er_lord", "er_cavalry", "er_archers"]
"""
MAGIC = """
step = "before-movement"
[stacks.hosar]
0510 = ["ti_knights", "ti_prince", "ho_high_priest"]
[stacks.demon]
1012 = ["er_patrol"]
[spells]
hosar = ["forcemarch", "spellgate"]
"""
QUIET = "!store.sending && !store.ui.drag"
PLACE = "(piece) => store.scene.stacks.find((s) => s.pieces.includes(piece))?.hex"


def lay(house: House, position: str, **seats: str) -> Table:
    made = house.call("matches/import", {"position": position, "seats": seats}, status=201)
    return Table(made["match"], made["tokens"])


def spot(guest: Guest, hex_: str) -> tuple[float, float]:
    guest.page.evaluate("(hex) => import('/static/js/board.js').then((b) => b.centreOn(hex, { lazy: true }))", hex_)
    guest.drawn()
    x, y = guest.page.evaluate(SPOT, hex_)
    return x, y


def drag(guest: Guest, start: str, end: str) -> None:
    mouse = guest.page.mouse
    mouse.move(*spot(guest, start))
    mouse.down()
    mouse.move(*guest.page.evaluate(SPOT, end), steps=8)
    guest.until("!store.sending")
    guest.drawn()
    mouse.up()
    guest.until(QUIET)
    guest.drawn()


def place(guest: Guest, piece: str) -> Any:
    return guest.page.evaluate(PLACE, piece)


# -- the last word -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_moving_the_last_stack_does_not_end_the_phase(
    visit: Callable[..., Guest], house: House, kind: type[Mouse] | type[Keys]
) -> None:
    guest = visit().sit(lay(house, ONE_STACK).path("hosar"))
    hands = kind(guest)
    for action in ("unit ti_knights", "move 0509", "stop"):
        hands.choose(action)
    assert guest.scene["decision"]["key"] == "movement"
    assert guest.page.locator("#question").inner_text() == "Nothing is left to do here. Go on?"
    assert "Undo takes back" in guest.page.locator(".decision .forced").inner_text()
    guest.page.keyboard.press("u")
    guest.until(f"store.scene.decision?.key === 'march' && {QUIET}")
    assert place(guest, "ti_knights") == "0509"
    hands.choose("stop")
    hands.choose("end")
    guest.until("store.scene.phase === 'demon'")


def test_the_computer_is_asked_for_its_last_word_too_and_plays_on(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, ONE_STACK, demon="bot:captain").path("hosar"))
    Mouse(guest).choose("end")
    guest.until("store.scene.turn === 3 && store.scene.decision")


def test_an_end_that_leaves_stacks_says_how_many_and_leads_to_them(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, TWO_STACKS).path("hosar"))
    guest.page.locator(".decision [data-action=end]").click()
    guest.page.locator(".confirm", has_text="2 units have not moved yet").wait_for()
    assert guest.page.locator("[data-left]").all_inner_texts() == ["Timur 0510 × 1", "0310 × 1"]
    guest.page.locator("[data-left='0310']").click()
    guest.until("store.ui.cursor === '0310' && !store.ui.confirm")
    assert guest.scene["decision"]["key"] == "movement"


# -- plans -------------------------------------------------------------------------------------------------------------


def test_a_stack_dragged_into_a_neutral_village_follows_the_answer(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, BEFORE_ROUNA).path("hosar"))
    drag(guest, "0913", "0914")
    assert guest.scene["decision"]["key"] == "confirm-attack-neutral"
    guest.page.locator(".decision [data-action=yes]").click()
    guest.until(f"store.scene.stacks.some((s) => s.hex === '0914' && s.pieces.length === 5) && {QUIET}")
    assert {place(guest, piece) for piece in FIVE} == {"0914"}


def test_a_stack_that_does_not_attack_after_all_stays(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, BEFORE_ROUNA).path("hosar"))
    drag(guest, "0913", "0914")
    guest.page.locator(".decision [data-action=no]").click()
    guest.until(f"store.scene.decision?.key === 'march' && !store.ui.later && {QUIET}")
    assert {place(guest, piece) for piece in FIVE} == {"0913"}


def test_after_a_discovery_the_table_says_who_stayed_and_brings_them(visit: Callable[..., Guest], house: House) -> None:
    table = lay(house, AMBUSH)
    guest = visit().sit(table.path("hosar"))
    drag(guest, "0510", "0511")
    house.act(table, "demon", "show")
    guest.page.get_by_text("Something came up on the way. 2 have stayed:").wait_for()
    assert {place(guest, piece) for piece in FIVE[:2]} == {"0510"}  # the slowest went first
    guest.page.keyboard.press("w")
    guest.until(f"store.scene.stacks.some((s) => s.hex === '0511' && s.pieces.length === 3) && {QUIET}")
    assert not guest.page.locator(".later").count()


def test_a_plan_is_taken_back_with_one_press_and_one_line(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, BEFORE_ROUNA).path("hosar"))
    drag(guest, "0913", "0912")
    guest.until("store.scene.decision?.key === 'movement'")
    assert place(guest, "ti_knights") == "0912"
    before = guest.page.locator(".log > ol > .line").count()
    guest.page.keyboard.press("u")
    guest.until(f"store.scene.stacks.some((s) => s.hex === '0913') && {QUIET}")
    guest.drawn()
    lines = guest.page.locator(".log > ol > .line")
    assert lines.count() <= before  # what was taken back is folded away …
    assert "took back the last plan" in lines.first.inner_text()
    guest.page.locator(".log summary").first.click()
    guest.page.locator(".log details del").first.wait_for(state="visible")  # … and can be read all the same


def test_a_far_drag_goes_the_road_that_a_click_would(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, position_of("mid-war")).path("kingdoms"))
    Mouse(guest).choose("end")  # nobody embarks
    Mouse(guest).choose("move lammarech_cavalry_1")
    goal = guest.store("store.scene.decision.plans.find((p) => p.via?.length === 2).on.hex")
    guest.page.keyboard.press("u")
    guest.until(f"store.scene.decision?.key === 'movement' && {QUIET}")
    drag(guest, "1512", goal)
    guest.until(f"store.scene.decision?.key === 'movement' && {QUIET}")
    assert {place(guest, f"lammarech_cavalry_{n}") for n in (1, 2)} == {goal}
    assert not guest.page.locator(".why").count()


def test_another_stack_is_taken_up_while_one_is_on_the_march(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, TWO_STACKS).path("hosar"))
    for action in ("unit ti_knights", "move 0509"):
        Mouse(guest).choose(action)
    drag(guest, "0310", "0309")
    guest.until(f"store.scene.decision?.subject.piece === 'ti_sergeants' && {QUIET}")
    assert (place(guest, "ti_knights"), place(guest, "ti_sergeants")) == ("0509", "0309")
    drag(guest, "0509", "0508")  # these have had their move, and the table says so
    guest.page.locator(".why").wait_for()
    assert place(guest, "ti_knights") == "0509"


# -- magic, set-up, questions of the page's own ------------------------------------------------------------------------


def test_a_window_of_magic_speaks_plainly(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, MAGIC).path("hosar"))
    told = guest.page.locator(".decision").inner_text()
    for words in (
        "Not now",
        "No more spells this step",
        "None until my turn ends",
        "All your units in one hex get 2 extra MP",
    ):
        assert words in told


def test_the_set_up_is_done_with_one_press(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.begin(demon="bot:captain").path("hosar"))
    assert guest.scene["decision"]["key"] == "place-devotee"
    guest.page.get_by_role("button", name="Set up for me").click()
    guest.until(f"store.scene.decision && store.scene.phase === 'hosar' && !store.ui.rest && {QUIET}")
    assert guest.scene["decision"]["key"] not in ("place-devotee", "township-unit", "township-town", "spell-way")


def test_a_betrayal_is_asked_about_by_the_page_itself(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, position_of("mid-war")).path("necromancer"))
    guest.page.locator("#tab-status").click()
    betray = guest.page.locator("[data-command='betray tal_pletor']")
    betray.click()
    box = guest.page.locator("dialog.sure")
    assert "Tal Pletor joins the Kingdoms" in box.inner_text()
    box.get_by_role("button", name="Cancel").click()
    box.wait_for(state="detached")
    assert not guest.store("store.log.some((l) => l.key.startsWith('betray'))")
    betray.click()
    box.locator("[data-sure]").click()
    guest.until("store.log.some((l) => l.key.startsWith('betray'))")


def test_giving_up_is_asked_about_by_the_page_itself(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(lay(house, ONE_STACK).path("hosar"))
    native: list[str] = []
    guest.page.on("dialog", lambda dialog: native.append(dialog.message))
    guest.page.locator("#tab-status").click()
    button = guest.page.get_by_role("button", name="Resign")
    button.focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("dialog.sure[open]").wait_for()
    assert guest.page.evaluate("document.activeElement.textContent") == "Cancel"
    guest.page.keyboard.press("u")  # the table behind it hears nothing
    guest.page.keyboard.press("Escape")
    guest.page.locator("dialog.sure").wait_for(state="detached")
    assert guest.page.evaluate("document.activeElement.textContent") == "Resign"
    assert guest.scene["result"] is None
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    guest.until("store.scene.result")
    assert native == []
