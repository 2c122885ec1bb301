"""The lesson in a real browser: led through by mouse, keys and touch; another way, taken back, come back to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import SPOT, Finger, Guest, Hands, Keys, Mouse
from tests.browser.house import House, Table
from tests.browser.test_phone import PHONE, fits

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

CHAPTERS = {
    "demonlord": ("welcome", "march", "battle", "siege", "spell"),
    "dark_emperor": ("welcome", "gate", "storm", "magic", "envoy"),
}
LAST = ".coach :is(#lesson-show, #lesson-next, #lesson-play)"


def learn(house: House, chapter: str, game: str = "demonlord") -> Table:
    made = house.call("matches/lesson", {"game": game, "chapter": chapter}, status=201)
    return Table(made["match"], made["tokens"])


def words(guest: Guest) -> str:
    guest.drawn()
    return guest.page.locator(".coach [aria-live=polite]").inner_text()


def led(guest: Guest, hands: Hands, turn: Callable[[], None]) -> None:
    """Read every page and do what is hinted, until the chapter is done."""
    guest.page.locator(".coach").wait_for()
    while True:
        guest.until("!store.sending && (store.scene.lesson.done || store.scene.lesson.point)")
        guest.drawn()
        if guest.store("store.scene.lesson.done"):
            return
        while not guest.page.locator(LAST).count():
            before = words(guest)
            turn()
            assert words(guest) != before
        action = guest.store("store.scene.lesson.point.action")
        hinted = guest.page.locator(".decision [data-hinted]")
        assert [one.get_attribute("data-action") for one in hinted.all()] == [action]
        hands.choose(action)


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_whole_lesson_by_mouse_from_the_lobby(visit: Callable[..., Guest], house: House, game: str) -> None:
    guest = visit().open("/")
    page = guest.page
    title = house.call(f"games/{game}/board")["title"]["en"]
    page.locator(".pick b").get_by_text(title, exact=True).click()
    page.locator("#learn").click()
    for chapter in CHAPTERS[game]:
        guest.until(f"store.scene?.lesson?.chapter === '{chapter}' && document.querySelector('.stack')")
        led(guest, Mouse(guest), lambda: page.locator("#lesson-continue").click())
        assert "Well done!" in words(guest)
        if chapter != CHAPTERS[game][-1]:
            page.locator("#lesson-next").click()
    assert page.locator(".dots .done").count() == len(CHAPTERS[game])
    seat = guest.scene["seat"]
    page.locator("#lesson-play").click()  # one click, and a real match is on the table
    guest.until("store.scene && !store.scene.lesson && !store.scene.dice.gathering")
    assert guest.scene["seat"] == seat
    assert [player["bot"] for name, player in guest.scene["players"].items() if name != seat] == ["captain"]
    guest.open("/")
    page.locator(".pick b").get_by_text(title, exact=True).click()
    assert page.locator(".stars").inner_text() == "★" * len(CHAPTERS[game])


def test_the_lobby_goes_on_where_the_learner_stopped(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(learn(house, "welcome").path("hosar"))
    led(guest, Mouse(guest), lambda: guest.page.locator("#lesson-continue").click())
    guest.open("/")
    button = guest.page.locator("#learn")
    assert "Go on: An army on the march" in button.inner_text()
    assert button.locator(".stars").get_attribute("aria-label") == "1 of 5 chapters done"
    button.click()
    guest.until("store.scene?.lesson?.chapter === 'march'")


def test_the_battle_by_keyboard(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(learn(house, "battle").path("hosar"))
    led(guest, Keys(guest), lambda: guest.page.keyboard.press("c"))
    dead = next(box for box in guest.scene["boxes"] if box["id"] == "dead")
    assert "er_lord" in [piece for slot in dead["rows"][0]["slots"] for piece in slot["pieces"]]


@pytest.mark.parametrize(
    ("game", "chapter"),
    [("dark_emperor", "envoy"), ("divine_right", "embassy"), ("demonworld", "orders"), ("demonworld", "charge")],
)
def test_a_chapter_by_keyboard(visit: Callable[..., Guest], house: House, game: str, chapter: str) -> None:
    table = learn(house, chapter, game)
    guest = visit().sit(table.path(*table.tokens))
    led(guest, Keys(guest), lambda: guest.page.keyboard.press("c"))
    assert "Well done" in words(guest)


@pytest.mark.parametrize(
    ("game", "chapter"),
    [
        *(("demonlord", "march"), ("demonlord", "spell"), ("dark_emperor", "gate"), ("dark_emperor", "envoy")),
        *(("divine_right", "ring"), ("demonworld", "march")),
    ],
)
def test_a_chapter_in_french_on_a_phone(visit: Callable[..., Guest], house: House, game: str, chapter: str) -> None:
    table = learn(house, chapter, game)
    guest = visit(**PHONE, locale="fr-FR").sit(table.path(*table.tokens))
    coach, board = (guest.page.locator(part).bounding_box() for part in (".coach", ".board"))
    assert coach is not None
    assert board is not None
    assert coach["y"] + coach["height"] <= board["y"] + 1
    fits(guest)
    finger = Finger(guest)
    led(guest, finger, lambda: finger.press(guest.page.locator("#lesson-continue")))
    assert "Bravo" in words(guest)
    fits(guest)


def test_asking_why_not_turns_the_page(visit: Callable[..., Guest], house: House) -> None:
    table = learn(house, "welcome")
    house.act(table, "hosar", "unit ti_knights")
    guest = visit().sit(table.path("hosar"))
    guest.page.locator("#lesson-continue").click()
    assert "0911" in words(guest)
    guest.drawn()
    guest.page.mouse.click(*guest.page.evaluate(SPOT, "0911"))
    guest.page.locator(".why").wait_for()
    assert "0507" in words(guest)
    assert "DL-MOV-01" in guest.page.locator(".why").inner_text()


def test_another_way_and_back(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(learn(house, "march").path("hosar"))
    Mouse(guest).choose("unit ti_crossbowmen")
    guest.until("store.scene.lesson.astray")
    assert "own way" in words(guest)
    assert guest.page.locator("[data-hinted]").count() == 0
    guest.page.locator(".coach").get_by_role("button", name="Undo").click()
    guest.until("store.scene.lesson.point?.action === 'unit ti_knights'")
    Mouse(guest).choose("unit ti_crossbowmen")
    first = guest.page.url
    guest.page.locator("#lesson-again").click()
    guest.page.wait_for_function("(url) => location.href !== url", arg=first)
    guest.until("store.scene?.lesson?.step === 0 && store.scene.version === 0")


def test_come_back_to_and_switched_at_once(visit: Callable[..., Guest], house: House) -> None:
    table = learn(house, "siege")
    house.act(table, "hosar", "unit ti_spearmen")
    guest = visit().sit(table.path("hosar"))
    said = words(guest)
    assert "Prince of Timur" in said
    guest.page.locator("#lang").click()
    guest.page.locator("html[lang=fr]").wait_for()
    assert "Prince de Timur" in words(guest)
    guest.page.reload()
    guest.page.locator(".coach").wait_for()
    assert "Prince de Timur" in words(guest)


def test_show_me_brings_the_answer_under_the_keyboard(visit: Callable[..., Guest], house: House) -> None:
    table = learn(house, "march")
    for action in ("unit ti_knights", "ride ti_prince"):
        house.act(table, "hosar", action)
    guest = visit().sit(table.path("hosar"))
    guest.page.locator("#lesson-show").click()
    guest.until("document.activeElement.dataset.action === 'move 0413'")
    guest.page.keyboard.press("Enter")
    guest.until("store.scene.lesson.step === 3")


def test_what_is_hinted_is_marked_on_the_board(visit: Callable[..., Guest], house: House) -> None:
    table = learn(house, "march")
    for action in ("unit ti_knights", "ride ti_prince"):
        house.act(table, "hosar", action)
    guest = visit().sit(table.path("hosar"))
    guest.drawn()
    x, y = guest.store("store.grid.centre('0413')")
    at = guest.page.locator(".hints g").get_attribute("transform") or ""
    assert [round(float(part)) for part in at.removeprefix("translate(").rstrip(")").split()] == [
        round(40 * x),
        round(40 * y),
    ]
    assert guest.page.locator(".target[data-hinted]").get_attribute("data-hex") == "0413"


def test_no_coach_at_an_ordinary_table(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.begin(demon="bot:random").path("hosar"))
    assert guest.page.locator(".coach").count() == 0
