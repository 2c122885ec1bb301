"""The page's manners: who goes along, what a look tells, where the action is, who is there, and what comes after."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.guest import SPOT, Guest, Mouse
from tests.browser.house import House, Table, position_of
from tests.browser.test_phone import WIDE

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

AT = "(hex) => store.scene.stacks.find((s) => s.hex === hex && store.scene.seats.includes(s.side))?.pieces ?? []"
LOW: dict[str, dict[str, Any]] = {
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "zoomed": {"viewport": {"width": 700, "height": 450}},
}
IN_SIGHT = """(node) => { const box = node.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth; }"""
# How far a hex is from the middle of the map, in parts of its size.
OFF = """(hex) => {
  const [x, y] = store.grid.centre(hex), box = document.querySelector('.board').getBoundingClientRect();
  const p = new DOMPoint(x * 40, y * 40).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  return Math.max(Math.abs((p.x - box.x) / box.width - 0.5), Math.abs((p.y - box.y) / box.height - 0.5));
}"""


def at(guest: Guest, hex_: str) -> set[str]:
    return set(guest.page.evaluate(AT, hex_))


def poke(guest: Guest, hex_: str) -> None:
    guest.drawn()
    spot = guest.page.evaluate(SPOT, hex_)
    assert spot, f"{hex_} is not in view"
    guest.page.mouse.click(*spot)
    guest.drawn()


def card(guest: Guest, piece: str) -> Any:
    return guest.page.locator(f'.fan .card-spot[data-piece="{piece}"]')


# -- choosing and looking ---------------------------------------------------------------------------------------------


def test_members_are_chosen_by_shift_click_and_by_chips(visit: Callable[..., Guest], house: House) -> None:
    """Both are one choice: what is clicked in the fan is pressed in the card, and the other way round."""
    guest = visit().sit(house.lay("hidden").path("hosar"))
    poke(guest, "0510")
    card(guest, "ti_knights").click(modifiers=["Shift"])
    guest.until("store.scene.decision.key === 'march' && !store.sending && store.ui.open === '0510'")
    pressed = guest.page.locator("[data-along][aria-pressed=true]")
    assert pressed.count() == 0
    card(guest, "ti_crossbowmen").click(modifiers=["Shift"])
    guest.page.locator("[data-along=ti_crossbowmen][aria-pressed=true]").wait_for()
    assert guest.store("store.ui.open") == "0510"
    assert card(guest, "ti_crossbowmen").locator(".comes").count()
    guest.page.locator("[data-along=ti_prince]").click()
    guest.page.locator("[data-along=ti_prince][aria-pressed=true]").wait_for()
    assert pressed.count() == 2
    version = guest.store("store.scene.version")
    guest.page.locator("h1").first.evaluate("() => import('/static/js/store.js').then((s) => s.setUi({ open: null }))")
    poke(guest, "0511")
    guest.until(f"store.scene.version > {version} && !store.sending")
    assert at(guest, "0511") == {"ti_knights", "ti_crossbowmen", "ti_prince"}
    assert at(guest, "0510") == {"ti_sergeants"}


def test_the_last_chip_taken_off_leaves_one_alone(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    house.act(table, "hosar", "unit ti_knights")
    guest = visit().sit(table.path("hosar"))
    for pressed in ("true", "false"):
        guest.page.locator("[data-along=ti_prince]").click()
        guest.page.locator(f"[data-along=ti_prince][aria-pressed={pressed}]").wait_for()
    assert guest.store("store.ui.along") is None
    Mouse(guest).choose("move 0511")
    assert at(guest, "0511") == {"ti_knights"}


def test_an_own_stack_out_of_reach_is_looked_at_and_then_chosen(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    house.act(table, "hosar", "unit cr_crossbowmen")
    guest = visit().sit(table.path("hosar"))
    version = guest.scene["version"]
    poke(guest, "0510")
    assert guest.store("store.scene.decision.subject.piece") == "cr_crossbowmen"
    assert guest.scene["version"] == version
    assert "Timur Knights" in guest.page.locator("#tabpanel").inner_text()
    assert guest.page.locator(".why").count() == 0
    card(guest, "ti_knights").click()  # meant: now that one is chosen
    guest.until("store.scene.decision.subject.piece === 'ti_knights' && !store.sending")


def test_an_enemy_is_looked_at_without_a_word_of_blame(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    guest = visit().sit(table.path("hosar"))
    for chosen in (False, True):
        if chosen:
            Mouse(guest).choose("unit ti_knights")
        poke(guest, "1811")
        poke(guest, "1510")
        assert guest.page.locator("#tab-hex").get_attribute("aria-selected") == "true"
        assert "Wolf Riders" in guest.page.locator("#tabpanel").inner_text()
        assert guest.page.locator(".why").count() == 0
    assert guest.store("store.scene.decision.subject.piece") == "ti_knights"
    guest.page.locator("[data-why]").click()  # but who asks is told
    assert "DL-MOV-01" in guest.page.locator(".why").inner_text()


def test_the_eye_goes_to_the_action_and_on(visit: Callable[..., Guest], house: House) -> None:
    """◎ shows a place to act in; pressed again, the next."""
    guest = visit().sit(house.lay("hidden").path("hosar"))
    page = guest.page
    button = page.get_by_role("button", name="To the action")
    seen = []
    for _ in range(2):
        page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('2020'))")
        guest.drawn()
        button.click()
        guest.drawn()
        seen.append(min(("0510", "0414"), key=lambda hex_: page.evaluate(OFF, hex_)))
        assert page.evaluate(OFF, seen[-1]) < 0.35
    assert set(seen) == {"0510", "0414"}
    Mouse(guest).choose("unit cr_crossbowmen")
    page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('2020'))")
    guest.drawn()
    for _ in range(2):
        button.click()
        guest.drawn()
        assert page.evaluate(OFF, "0414") < 0.35


# -- the bar and low windows ------------------------------------------------------------------------------------------


def test_the_end_of_the_turn_stands_last_in_the_bar(visit: Callable[..., Guest], house: House) -> None:
    position = {**tomllib.loads(position_of("hidden")), "step": "turn-end", "turn": 3, "phase": "demon"}
    made = house.call("matches/import", {"position": position}, status=201)
    table = Table(made["match"], made["tokens"])
    seat = next(seat for seat in table.tokens if house.scene(table, seat)["decision"])
    page = visit(viewport={"width": 1700, "height": 900}).sit(table.path(seat)).page
    steps = page.locator(".steps li").all()
    assert [step.get_attribute("class") for step in steps] == ["done"] * (len(steps) - 1) + ["now"]
    assert steps[-1].inner_text() == "End of the turn"
    assert "Movement" in steps[1].inner_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["demonlord", "dark_emperor"])
def test_the_step_of_now_is_always_in_sight(visit: Callable[..., Guest], house: House, game: str, lang: str) -> None:
    table = house.begin(game)
    seat = next(seat for seat in table.tokens if house.scene(table, seat)["decision"])
    guest = visit(locale=lang).sit(table.path(seat))
    guest.page.evaluate("store.scene.step = store.scene.steps.at(-1)")
    for width in (1800, 1421, 1420, 1300, 1160, 1000, 800):
        guest.page.set_viewport_size({"width": width, "height": 900})
        guest.page.evaluate("import('/static/js/store.js').then((s) => s.changed())")
        guest.drawn()
        now = guest.page.locator(".steps .now")
        assert now.evaluate(IN_SIGHT)
        assert now.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
        bar = guest.page.locator(".bar")
        assert bar.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_step_to_come_is_cut_off(visit: Callable[..., Guest], house: House, lang: str) -> None:
    """All eight of a phase, on the screen of a small computer, though people play who sit elsewhere."""
    guest = visit(locale=lang, viewport={"width": 1400, "height": 780}).sit(house.begin("demonlord").path("hosar"))
    guest.page.locator("#greeted").click()
    guest.drawn()
    steps = guest.page.locator(".steps li").all()
    assert len(steps) == 8
    assert [step.inner_text() for step in steps if step.evaluate("(node) => node.scrollWidth > node.clientWidth")] == []
    assert guest.page.locator(".company > p").evaluate("(node) => node.clientHeight") < 45  # one line


@pytest.mark.parametrize("window", LOW)
@pytest.mark.parametrize("game", ["demonlord", "dark_emperor"])
def test_low_windows_keep_map_question_and_answers(
    visit: Callable[..., Guest], house: House, game: str, window: str
) -> None:
    table = house.begin(game)
    seat = next(seat for seat in table.tokens if house.scene(table, seat)["decision"])
    guest = visit(**LOW[window]).sit(table.path(seat))
    guest.page.locator("#greeted").click()
    guest.drawn()
    page, size = guest.page, LOW[window]["viewport"]
    board, bar = (page.locator(part).bounding_box() for part in (".board", ".bar"))
    assert board is not None
    assert bar is not None
    assert bar["height"] <= 48
    assert board["width"] >= 0.5 * size["width"]
    assert board["height"] >= 0.85 * size["height"]
    assert page.locator("#question").evaluate(IN_SIGHT)
    assert page.locator(".decision :is(.hint, .option[data-action])").first.evaluate(IN_SIGHT)
    assert page.evaluate(WIDE) == []
    page.locator("#tab-status").click()
    guest.drawn()
    assert page.locator(".status").is_visible()


@pytest.mark.parametrize("window", LOW)
def test_low_windows_keep_the_coach(visit: Callable[..., Guest], house: House, window: str) -> None:
    made = house.call("matches/lesson", {"game": "demonlord", "chapter": "march"}, status=201)
    guest = visit(**LOW[window], locale="fr-FR").sit(Table(made["match"], made["tokens"]).path("hosar"))
    page = guest.page
    for part in (".coach h2", "#lesson-continue", "#question"):
        assert page.locator(part).evaluate(IN_SIGHT), part
    coach = page.locator(".coach")
    assert coach.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    says, foot = (coach.locator(part).bounding_box() for part in (".coach-says", "progress"))
    assert says is not None
    assert foot is not None
    assert says["y"] + says["height"] <= foot["y"] + 1  # nothing is written over another
    assert page.evaluate(WIDE) == []


# -- who is there -----------------------------------------------------------------------------------------------------


def test_a_friend_is_greeted_once_and_both_see_the_other_come_and_go(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin()
    host, friend = visit(), visit()
    host.sit(table.path("hosar"))
    company = host.page.locator(".company > p")
    company.get_by_text("not here yet").wait_for()
    assert "You: Alliance of Hosar" in company.inner_text()
    friend.sit(table.path("demon"))
    company.locator(".here").wait_for()
    greeting = friend.page.locator(".greeting")
    greeting.wait_for()
    assert "Your side: Demons" in greeting.inner_text()
    assert "Alliance of Hosar" in greeting.inner_text()
    friend.page.locator(".company .here").wait_for()
    friend.page.locator("#greeted").click()
    greeting.wait_for(state="detached")
    friend.page.reload()
    friend.page.locator(".company .here").wait_for()
    friend.drawn()
    assert greeting.count() == 0
    Mouse(host).choose(host.scene["decision"]["options"][0]["action"])  # who acts has understood
    assert host.page.locator(".greeting").count() == 0
    friend.page.close()
    company.locator(".gone", has_text="away").wait_for()


def test_nobody_is_told_of_company_where_there_is_none(visit: Callable[..., Guest], house: House) -> None:
    alone = visit().sit(house.begin(demon="bot:random").path("hosar"))
    watcher = visit().sit(house.begin().path())
    for guest in (alone, watcher):
        guest.drawn()
        assert guest.page.locator(".company, .greeting").count() == 0


# -- what comes after -------------------------------------------------------------------------------------------------


def test_a_rematch_in_one_click_for_both(visit: Callable[..., Guest], house: House) -> None:
    """The dice were mixed by both, and are again."""
    body = {"game": "demonlord", "dice": {"awaited": ["hosar", "demon"]}}
    made = house.call("matches", body, status=201)
    table = Table(made["match"], made["tokens"])
    asker, other = visit(), visit()
    asker.open(f"{table.path('hosar')};{made['host']}")
    other.open(table.path("demon"))
    for guest in (asker, other):
        guest.until("store.scene && !store.scene.dice.gathering")
    house.give_up(table, "hosar")
    asker.until("store.scene.result")
    asker.page.locator("#rematch").click()
    asker.page.wait_for_url(lambda url: table.match not in url)
    again = asker.page.url.split("/match/")[1].split("#")[0]
    other.page.locator("#rematch", has_text="To the rematch").click()
    other.page.wait_for_url(lambda url: again in url)
    for guest, seat in ((asker, "demon"), (other, "hosar")):
        guest.until("store.scene && !store.scene.dice.gathering && store.connection === 'live'")
        assert guest.scene["seat"] == seat
        assert guest.scene["dice"]["mixed"] == ["demon", "hosar"]
        assert guest.page.locator(".greeting").count() == 0
    assert table.tokens["demon"] not in asker.page.url
    asker.page.locator(".others").click()
    asker.page.locator(".players .note").wait_for()  # who was host is host
    asker.page.keyboard.press("Escape")
    asker.page.goto(f"{house.url}{table.path('hosar')}")
    asker.page.locator("#rematch", has_text="To the rematch").click()  # come back to: the same
    asker.page.wait_for_url(lambda url: again in url)


def test_a_rematch_against_the_computer(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin("dark_emperor", kingdoms="bot:random")
    guest = visit().sit(table.path("necromancer"))
    house.give_up(table, "necromancer")
    guest.page.locator("#rematch").click()
    guest.until(f"store.scene && store.match !== '{table.match}'")
    assert guest.scene["seat"] == "kingdoms"
    assert guest.scene["players"]["necromancer"]["bot"] == "random"


def test_a_watcher_follows_to_the_rematch(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin()
    house.give_up(table, "hosar")
    guest = visit().sit(table.path())
    assert guest.page.locator("#rematch").count() == 0
    again = house.call(f"matches/{table.match}/rematch", {}, table.tokens["demon"])["match"]
    guest.page.locator("#rematch").click()
    guest.until(f"store.scene && store.match === '{again}'")
    assert guest.scene["seat"] is None


# -- by keyboard ------------------------------------------------------------------------------------------------------


def test_the_keyboard_stays_in_a_dialog_and_comes_back(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.lay("hidden").path("hosar"))
    page = guest.page
    for opener, dialog in (("Help and keys", ".help"), ("Rules", ".rules"), ("Players", ".players")):
        button = page.get_by_role("navigation").get_by_role("button", name=opener, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        inside = f"document.querySelector('{dialog}')?.contains(document.activeElement)"
        page.wait_for_function(f"() => {inside}")
        for key in ("Tab", "Shift+Tab", "Shift+Tab", "Tab", "Tab"):
            page.keyboard.press(key)
            assert page.evaluate(inside)
        page.keyboard.press("Escape")
        page.locator(dialog).wait_for(state="detached")
        guest.drawn()
        assert button.evaluate("(node) => document.activeElement === node")


def test_whatever_has_the_focus_shows_it(visit: Callable[..., Guest], house: House) -> None:
    """Every stop of the Tab key, once round the table."""
    table = house.lay("hidden")
    house.act(table, "hosar", "unit ti_knights")
    guest = visit().sit(table.path("hosar"))
    page = guest.page
    stops: list[str] = []
    shown = """() => { const node = document.activeElement, style = getComputedStyle(node);
      return [node.outerHTML.slice(0, 90), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 1]; }"""
    for _ in range(60):
        page.keyboard.press("Tab")
        stop, visible = page.evaluate(shown)
        if stop.startswith("<body") or stop in stops:
            break
        assert visible, stop
        stops.append(stop)
    found = "".join(stops)
    for part in ("data-along", "data-plan", "tab-hex", "settings-button", 'class="others"', "board"):
        assert part in found, part


def test_a_stack_is_one_label(visit: Callable[..., Guest], house: House) -> None:
    page = visit().sit(house.lay("hidden").path("hosar")).page
    own = page.locator(".stacks").get_by_role("img", name="Timur Knights")
    assert own.count() == 1
    label = own.get_attribute("aria-label") or ""
    assert "0510" in label
    assert "Prince of Timur" in label
    assert "hidden" in (page.locator(".stack[data-hex='1811']").get_attribute("aria-label") or "")
