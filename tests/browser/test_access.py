"""For everybody: axe-core finds nothing, light or dark; all has a name; nothing moves where that is unwelcome."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.guest import SPOT, Guest, Mouse
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
RUN = """async () => (await axe.run(document)).violations.flatMap((v) => v.nodes.map((n) =>
  `${v.id}: ${n.target.join(' ')}: ${[...n.any, ...n.all, ...n.none].map((c) => c.message).join('; ')}`)).join('\\n')"""
NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=dialog]')]
  .filter((node) => node.checkVisibility() && !(node.getAttribute('aria-label') || node.innerText?.trim() || node.title
    || node.labels?.[0]?.innerText.trim())).map((node) => node.outerHTML.slice(0, 120))"""

# Adds up what moves in every frame from now on, and what began to between two.
COUNT = """() => {
  globalThis.moved = 0;
  for (const begun of ['transitionrun', 'animationstart']) addEventListener(begun, () => { moved += 1; });
  const look = () => { moved += document.getAnimations().length; requestAnimationFrame(look); };
  look();
}"""


def lobby(guest: Guest, house: House) -> None:
    guest.open("/")
    guest.page.locator("#begin").wait_for()


def march(guest: Guest, house: House) -> None:
    guest.sit(house.lay("hidden").path("hosar"))
    Mouse(guest).choose("unit ti_knights")


def battle(guest: Guest, house: House) -> None:
    table = house.lay("battle-example")
    house.act(table, "hosar", "terrain hills")
    guest.sit(table.path("demon"))
    guest.page.locator(".battle").wait_for()


def situation(guest: Guest, house: House) -> None:
    guest.sit(house.lay("siege-of-rabat").path("demon"))
    guest.page.locator("#tab-status").click()


def rulebook(guest: Guest, house: House) -> None:
    guest.sit(house.lay("hidden").path("hosar"))
    guest.page.locator(".decision .rule-link").first.click()
    guest.page.locator(".rule.wanted").wait_for()


def keys(guest: Guest, house: House) -> None:
    guest.sit(house.lay("hidden").path("hosar"))
    guest.page.keyboard.press("?")
    guest.page.locator(".dialog.help").wait_for()


def settings(guest: Guest, house: House) -> None:
    guest.sit(house.lay("hidden").path("hosar"))
    guest.page.locator("#settings-button").click()
    guest.page.locator("#settings").wait_for()


def click(guest: Guest, hex_: str) -> None:
    """Wherever it is: a phone shows a part of the map."""
    guest.page.evaluate("(hex) => import('/static/js/board.js').then((b) => b.centreOn(hex))", hex_)
    guest.drawn()
    guest.page.mouse.click(*guest.page.evaluate(SPOT, hex_))


def why_not(guest: Guest, house: House) -> None:
    """A stack spread out, a reason given, and what lies in the hex."""
    guest.sit(house.lay("hidden").path("hosar"))
    Mouse(guest).choose("unit ti_knights")
    click(guest, "1510")
    guest.page.locator("[data-why]").click()
    guest.page.locator(".why").wait_for()
    click(guest, "0510")
    guest.page.locator(".fan").wait_for()


def over(guest: Guest, house: House) -> None:
    table = house.lay("last-evening")
    version = house.scene(table)["version"]
    house.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens["hosar"])
    guest.sit(table.path("hosar"))
    guest.page.locator(".result").wait_for()


def lesson(guest: Guest, house: House) -> None:
    made = house.call("matches/lesson", {"game": "demonlord", "chapter": "march"}, status=201)
    guest.sit(Table(made["match"], made["tokens"]).path("hosar"))
    guest.page.locator(".coach").wait_for()


def curtain(guest: Guest, house: House) -> None:
    guest.open(house.lay("hidden").path("hosar", "demon"))
    guest.page.locator("#sit-down").wait_for()


def replay(guest: Guest, house: House) -> None:
    table = house.lay("hidden")
    house.act(table, "hosar", "unit ti_knights")
    guest.sit(table.path("hosar"))
    guest.page.keyboard.press("h")
    guest.page.keyboard.press(",")
    guest.until("store.past")


def verify(guest: Guest, house: House) -> None:
    table = house.lay("last-evening")
    version = house.scene(table)["version"]
    house.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens["hosar"])
    guest.open(f"/verify?match={table.match}")
    guest.page.get_by_text(house.scene(table)["secret"]).first.wait_for()


def waiting(guest: Guest, house: House) -> None:
    """For a friend, before the first die."""
    made = house.call("matches", {"game": "demonlord", "dice": {"awaited": ["hosar", "demon"]}}, status=201)
    guest.sit(Table(made["match"], made["tokens"]).path("hosar"))
    guest.page.locator("#begin-without").wait_for()


def written_down(guest: Guest, house: House) -> None:
    """The proof of dice of which some prove nothing, mixed by both sides."""
    table = house.mix("battle-example", dice=[4, 1, 2])
    house.play(table, 5)
    house.give_up(table, "hosar")
    guest.open(f"/verify?match={table.match}")
    guest.page.locator("#verdict.open").wait_for()


AROUND = [rulebook, keys, settings, why_not, over, lesson, curtain, replay, verify, written_down]
SCREENS = [lobby, waiting, march, battle, situation, *AROUND]


@pytest.mark.parametrize("width", [1400, 390])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(
    visit: Callable[..., Guest], house: House, screen: Callable[[Guest, House], None], width: int
) -> None:
    guest = visit(viewport={"width": width, "height": 844})
    page = guest.page
    screen(guest, house)
    guest.drawn()
    assert page.evaluate(NAMELESS) == []
    page.evaluate(AXE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        guest.drawn()
        assert page.evaluate(RUN) == ""


def test_nothing_moves_where_that_is_unwelcome(visit: Callable[..., Guest], house: House) -> None:
    """The same march with motion welcome does move: else this would prove nothing."""
    moved = {}
    for welcome in ("no-preference", "reduce"):
        guest = visit(reduced_motion=welcome).sit(house.lay("hidden").path("hosar"))
        guest.page.evaluate(COUNT)
        mouse = Mouse(guest)
        mouse.choose("unit ti_knights")
        mouse.choose("move 0511")
        guest.drawn()
        moved[welcome] = guest.page.evaluate("globalThis.moved")
    assert moved["no-preference"] > 0
    assert moved["reduce"] == 0
