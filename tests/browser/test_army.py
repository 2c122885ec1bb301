"""The army builder: by mouse and keyboard, in both languages, on paper, and for a match that waits for lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexarchy.games import VARIABLE
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House, Table
from tests.browser.test_access import AXE, NAMELESS, RUN

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

GOOD = ("Trolls", "Trolls", "Dwarf-Eaters", "Light Orc Archers", "Light Orc Swordbearers", "Orc-Guard")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folders = (ROOT / "examples" / "thornford", ROOT / "tests" / "games" / "warhost")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(VARIABLE, ":".join(map(str, folders)))
        opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


def build(guest: Guest, *names: str) -> None:
    for name in names:
        guest.page.get_by_role("button", name=f"Add {name}", exact=True).click()


def opened(guest: Guest, more: str = "") -> Guest:
    guest.open(f"/army?game=warhost{more}")
    guest.page.locator(".catalogue").wait_for()
    return guest


def test_a_list_is_built_and_said_to_be_allowed(visit: Callable[..., Guest]) -> None:
    guest = opened(visit())
    page = guest.page
    build(guest, *GOOD)
    page.locator(".sum b", has_text="970").wait_for()
    page.get_by_text("This list is allowed.", exact=False).first.wait_for()
    assert page.get_by_role("button", name="Add Trolls", exact=True).is_disabled()
    page.get_by_label("War Banner").first.check()
    page.locator(".sum b", has_text="990").wait_for()
    page.locator(".face h3", has_text="War Banner").first.wait_for()


def test_why_a_list_is_not_allowed_is_said_rule_by_rule(visit: Callable[..., Guest]) -> None:
    page = opened(visit()).page
    page.get_by_role("button", name="Add Kruuk").click()
    page.locator(".verdict .fault", has_text="at least 950 are needed").wait_for()
    assert page.locator(".verdict .rule").all_inner_texts() == ["DW-B-WIN-06", "DW-DEC-02"]
    page.get_by_role("button", name="Text …").click()
    page.locator("textarea").fill("trolls + war_banner\n3 dwarf_eaters")
    page.get_by_role("button", name="Take this list").click()
    wrong = page.locator(".list li.wrong", has_text="no standard bearer")
    wrong.wait_for()
    assert "DW-S-ITM-01" in wrong.inner_text()


def test_a_list_is_kept_in_this_browser_and_shared_in_both_languages(visit: Callable[..., Guest]) -> None:
    page = opened(visit()).page
    page.get_by_label("Name of the army").fill("The Red Hand")
    page.get_by_role("button", name="Add Trolls", exact=True).click()
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved in this browser as “The Red Hand”.").first.wait_for()
    page.reload()
    page.locator(".list ol li").wait_for()  # the draft is there again
    page.get_by_label("Language").select_option("fr")
    page.get_by_role("button", name="Texte…").click()
    page.wait_for_function("() => document.querySelector('textarea')?.value.includes('armée : Orques')")
    page.get_by_text("Armées toutes prêtes et enregistrées").click()
    page.get_by_role("button", name="La garde de Clanngett").click()
    page.get_by_text("Cette liste est permise.").first.wait_for()
    page.locator(".sum b", has_text="1000").wait_for()


def test_on_a_phone_the_sum_stays_in_view(visit: Callable[..., Guest]) -> None:
    guest = opened(visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    build(guest, "Trolls")
    bar = guest.page.locator(".tally")
    bar.wait_for()
    guest.page.wait_for_function("() => document.querySelector('.tally.wrong')?.textContent.includes('not allowed')")
    assert "points" in bar.inner_text()
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 845
    bar.tap()
    guest.page.wait_for_function("() => document.querySelector('.list').getBoundingClientRect().top < 844")


def test_it_is_done_with_the_keyboard_alone(visit: Callable[..., Guest]) -> None:
    page = opened(visit()).page
    page.get_by_role("button", name="Add Trolls", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.locator(".list ol li").nth(1).wait_for()
    page.get_by_role("button", name="Take out Trolls").first.focus()
    page.keyboard.press("Enter")
    page.locator(".list ol li").nth(1).wait_for(state="detached")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('180 of 1,000 points')")


def test_on_paper_there_are_the_list_and_its_cards(visit: Callable[..., Guest]) -> None:
    page = opened(visit()).page
    page.get_by_role("button", name="Add Trolls", exact=True).click()
    page.emulate_media(media="print")
    page.locator(".sheet .face").first.wait_for()
    assert page.locator(".sheet .face").count() == 1
    assert page.locator(".sheet").is_visible()
    assert not page.locator(".catalogue").is_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(visit: Callable[..., Guest], width: int) -> None:
    page = opened(visit(viewport={"width": width, "height": 844})).page
    page.get_by_role("button", name="Add Trolls", exact=True).click()
    page.locator(".verdict .fault").first.wait_for()
    assert page.evaluate(NAMELESS) == []
    page.evaluate(AXE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        assert page.evaluate(RUN) == ""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_lists_are_sealed_for_a_match_that_waits(visit: Callable[..., Guest], house: House) -> None:
    body = {
        "game": "warhost",
        "scenario": "open_field",
        "options": {"level": "standard"},
        "seats": {"reavers": "human", "wardens": "human"},
    }
    made = house.call("matches", body, status=201)
    table = Table(made["match"], made["tokens"])
    orcs, empire = visit(), visit()
    orcs.open(table.path("reavers"))
    orcs.page.get_by_role("link", name="Choose an army: Reavers").click()
    orcs.page.locator(".catalogue").wait_for()
    assert orcs.page.get_by_label("Level").is_disabled()  # agreed on already
    build(orcs, *GOOD)
    orcs.page.get_by_role("button", name="Seal this list for the match").click()
    orcs.page.get_by_text("Your list is sealed.").first.wait_for()
    empire.open(table.path("wardens"))
    empire.page.get_by_text("Reavers: the list is sealed").wait_for()
    assert "trolls" not in str(empire.frames)
    empire.page.get_by_role("link", name="Choose an army: Wardens").click()
    empire.page.get_by_text("Ready-made and saved armies").click()
    empire.page.get_by_role("button", name="Imperial column").click()
    empire.page.get_by_role("button", name="Seal this list for the match").click()
    empire.page.get_by_text("Your list is sealed.").first.wait_for()
    empire.page.get_by_role("link", name="To the table").click()
    empire.page.locator(".muster").wait_for(state="detached")
    assert house.call(f"matches/{table.match}/setting")["lists"]["reavers"].startswith("army: orcs")
