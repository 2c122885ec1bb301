"""French and English are equals: the page is switched at once, everywhere, log included, without a request."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import ROOT, House
from tests.browser.test_whole_match import PLAN

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

# Everything a person reads or is read to: texts in their smallest elements, names, titles and hints.
TEXTS = """() => {
  const found = [];
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('#lang, #live, kbd, script, style, noscript')) continue;
    found.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name)));
    found.push(...[...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data));
  }
  return found.filter((text) => text?.trim()).map((text) => text.replace(/\\s+/g, ' ').trim());
}"""
SAME = 3  # so many words in a row are no name any more


def entries(lang: str) -> dict[str, str]:
    """The page's own sentences that have no gap."""
    text = "\n".join(path.read_text() for path in sorted((ROOT / "src/hexarchy/web/text" / lang).glob("*.ftl")))
    return dict(re.findall(r"^([\w-]+) = ([^{}\n]+)$", text, re.MULTILINE))


EN, FR = entries("en"), entries("fr")
ENGLISH = {EN[key] for key in EN if key in FR and EN[key] != FR[key]} - {*FR.values()}


def words(text: str) -> list[str]:
    return re.findall(r"\b[^\W\d_]{2,}\b", text)


def sentence(text: str) -> bool:
    return len(words(text)) >= SAME and any(word.islower() for word in words(text))


def switched(guest: Guest) -> None:
    """Switch to French and back; nothing English may be left, and no key."""
    page = guest.page
    page.wait_for_function("() => globalThis.bilingual")
    guest.drawn()
    before = page.evaluate(TEXTS)
    page.locator("#lang").click()
    page.locator("html[lang=fr]").wait_for()
    guest.drawn()
    after = page.evaluate(TEXTS)
    left = {text for text in {*before} & {*after} if sentence(text)} | ({*after} & ENGLISH)
    assert sorted(left) == []
    assert page.locator("#live").inner_text() == ""  # what was told in the other language
    assert sorted(text for text in {*before, *after} if text in EN and "-" in text) == []
    assert len(after) == len(before)
    page.locator("#lang").click()
    page.locator("html[lang=en]").wait_for()
    guest.drawn()
    assert page.evaluate(TEXTS) == before


def test_the_lobby(visit: Callable[..., Guest]) -> None:
    guest = visit().open("/")
    guest.page.locator("#begin").wait_for()
    switched(guest)


@pytest.mark.parametrize("position", ["last-evening", "battle-example", "siege-of-rabat"])
def test_the_table_with_its_log_panels_and_dialogs(visit: Callable[..., Guest], house: House, position: str) -> None:
    table = house.lay(position)
    seat = next(seat for seat in table.tokens if house.scene(table, seat)["decision"])
    guest = visit().sit(table.path(seat))
    mouse = Mouse(guest)
    for _ in range(4):
        scene = guest.scene
        offered = [option["action"] for option in (scene["decision"] or {"options": []})["options"]]
        wanted = [action for action in PLAN if action in offered] or offered
        if wanted:
            mouse.choose(wanted[0])
    requests: list[str] = []
    guest.page.on("request", lambda request: requests.append(request.url))
    for key in ("l", "s", "i", "?"):
        guest.page.keyboard.press(key)
        if key == "?":
            guest.page.locator(".dialog.help").wait_for()
        switched(guest)
    assert [
        url for url in requests if not url.endswith("/help.js")
    ] == []  # that page itself comes when it is asked for
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("r")
    guest.page.locator(".chapter summary").first.click()
    guest.page.locator(".rule").first.wait_for()
    switched(guest)


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_tab_is_in_view_where_others_sit(
    visit: Callable[..., Guest], house: House, locale: str, width: int
) -> None:
    """The place to talk is the last of them."""
    guest = visit(locale=locale, viewport={"width": width, "height": 844})
    guest.sit(house.begin().path("hosar"))
    guest.page.locator("#tab-parley").wait_for()
    wide, room = guest.page.locator(".tabs").evaluate("(tabs) => [tabs.scrollWidth, tabs.clientWidth]")
    assert wide <= room
