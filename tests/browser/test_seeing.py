"""What a person looks up at the table: charts, units, areas, what was seen once, and everything when it is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import ARROW, Guest, Mouse
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
Visit = Callable[..., Guest]
RAINS = """
step = "rains"
[stacks.hosar]
0510 = ["ho_priest", "ti_knights"]
[stacks.demon]
1605 = ["er_cavalry"]
[spells]
hosar = ["rains"]
"""
BELOW = {"ni_half_men_1", "ni_goblin_archers", "ni_demonlord"}


def seer(visit: Visit, house: House) -> tuple[Guest, Table]:
    table = house.lay("vision", demon="bot:random")
    return visit().sit(table.path("hosar")), table


def walk(guest: Guest, hex_: str) -> None:
    """Bring the cursor to a hex by keyboard: its tab opens."""
    guest.page.locator(".board").focus()
    while key := guest.page.evaluate(ARROW, hex_):
        guest.page.keyboard.press(key)
    guest.drawn()


def laid(guest: Guest, hex_: str) -> list[str]:
    """The overlays that cover a hex, by the sides they are of."""
    return list(
        guest.page.evaluate(
            """(hex) => { const [x, y] = store.grid.centre(hex).map((v) => v * 40);
            return [...document.querySelectorAll('.overlays .overlay')]
              .filter((g) => g.querySelector('path').isPointInFill(new DOMPoint(x, y)))
              .map((g) => g.getAttribute('class')); }""",
            hex_,
        )
    )


def test_where_a_spell_works_is_seen_before_it_is_chosen(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    page = guest.page
    page.get_by_role("button", name="Where it works: Cast Vision").click()
    page.get_by_text("can be aimed here.").wait_for()
    note = page.locator(".laid").bounding_box()
    assert note
    assert note["width"] > note["height"]  # read beside the buttons, not between them
    assert laid(guest, "0111")
    assert not laid(guest, "0510")
    page.locator("[data-area='cast vision']").click()
    page.locator(".laid").wait_for(state="detached")


@pytest.mark.parametrize("size", [(1400, 900), (390, 844), (844, 390)])
def test_where_it_would_rain_is_seen_for_every_radius(house: House, visit: Visit, size: tuple[int, int]) -> None:
    made = house.call("matches/import", {"position": RAINS}, status=201)
    guest = visit(viewport={"width": size[0], "height": size[1]}).sit(
        Table(made["match"], made["tokens"]).path("hosar")
    )
    page = guest.page
    page.locator("[data-area='cast rains']").click()
    page.get_by_text("works here.").wait_for()
    assert laid(guest, "0506")  # four hexes from the caster, though no water calls the rain down there
    house.act(Table(made["match"], made["tokens"]), "hosar", "cast rains")
    house.act(Table(made["match"], made["tokens"]), "hosar", "at 0512")
    page.locator("[data-area='radius 2']").click()
    page.get_by_text("works here.").wait_for()
    assert laid(guest, "0508")
    assert not laid(guest, "0506")


def test_what_vision_showed_is_marked_on_its_stack_and_told_in_its_hex(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    page = guest.page
    assert page.locator(".stack[data-hex='0111'] .counted").text_content() == "?"
    Mouse(guest).choose("cast vision")
    guest.until("store.scene.seen?.length === 2")
    guest.drawn()
    assert page.locator(".stack[data-hex='0111'] .counted").text_content() == "+2"
    assert page.locator(".stack[data-hex='1811'] .counted").text_content() == "?"
    walk(guest, "0111")
    told = page.locator(".hex-info").inner_text()
    assert "Erush Goblin Levy: last seen on turn 5: 0111" in told
    page.keyboard.press("g")
    page.get_by_placeholder("Search the units").fill("levy 0111")
    assert "last seen on turn 5: 0111" in page.locator(".units").inner_text()


def test_the_order_of_battle_finds_units_and_shows_them_on_the_map(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    page = guest.page
    page.locator("#tab-units").click()
    page.get_by_placeholder("Search the units").fill("prince of timur")
    page.get_by_role("button", name="Prince of Timur").click()
    guest.until("store.ui.cursor === '0510'")
    page.get_by_placeholder("Search the units").fill("levy")
    # It lies below, and nobody has looked yet.
    page.locator(".units", has_text="Not seen, or not in play").wait_for()
    page.get_by_placeholder("Search the units").fill("nobody at all")
    page.get_by_text("No unit holds these words.").wait_for()


def test_enemy_reach_is_laid_over_the_map_and_told_in_the_hex(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    page = guest.page
    page.keyboard.press("e")
    page.get_by_text("Only what you see is reckoned.").wait_for()
    assert laid(guest, "0112")
    assert not laid(guest, "1004")
    walk(guest, "0112")
    assert "Castellan of Ghorzun can come here from 0111." in page.locator(".hex-info").inner_text()
    page.locator("[data-overlay=reach]").click()
    page.locator(".laid").wait_for(state="detached")


def test_charts_light_what_matters_and_lead_to_the_rules_and_back(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    page = guest.page
    page.keyboard.press("k")
    first = page.locator(".chart").first
    first.wait_for()
    assert first.locator("summary").inner_text().startswith("Special spells")
    assert first.locator("tr.lit th").inner_text().startswith("Vision")
    first.locator("p .rule-link").first.click()
    rule = page.locator(".rule.wanted")
    rule.wait_for()
    rule.locator("[data-chart=spells]").click()
    guest.until("!store.ui.dialog && store.ui.tab === 'charts'")
    page.wait_for_function("() => document.activeElement?.closest('#chart-spells')")


def test_the_hex_tab_tells_what_its_ground_costs(house: House, visit: Visit) -> None:
    guest, _ = seer(visit, house)
    walk(guest, "0111")
    ground = guest.page.locator(".ground-rows")
    ground.wait_for()
    assert [row.split("\t")[0:4] for row in ground.locator("tbody tr").all_inner_texts()] == [
        ["Open country †", "1", "1", "1"],
        ["Forest †", "2", "3", "2"],
    ]


def test_everything_is_open_when_it_is_over_and_in_the_replay_too(house: House, visit: Visit) -> None:
    table = house.lay("hidden")
    seats = [visit().sit(table.path(*held)) for held in (("hosar",), ())]
    whole = "store.scene.stacks.find((s) => s.hex === '1811')"
    for guest in seats:
        assert guest.store(f"{whole}.pieces") == ["ni_foot_guards"]
        assert not [
            url for url, sent in guest.received() if "/matches/" in url and any(u.encode() in sent for u in BELOW)
        ]
    house.give_up(table, "demon")
    for guest in seats:
        guest.until(f"store.scene.result && {whole}.whole")
        guest.drawn()
        assert set(guest.store(f"{whole}.pieces")) == {"ni_foot_guards", *BELOW}
        assert guest.page.locator(".stack[data-hex='1811'] .counted").text_content() == "4"
        guest.page.keyboard.press("h")
        guest.page.get_by_role("button", name="To the beginning").click()
        guest.until("store.past?.version === 0")
        assert guest.store("store.past.stacks.find((s) => s.hex === '1811').pieces.length") == 4


def test_the_overlay_of_diplomacy_says_so_when_it_is_empty(house: House, visit: Visit) -> None:
    guest = visit().sit(house.lay("all-roused", kingdoms="bot:random").path("necromancer"))
    guest.page.locator("[data-overlay=diplomacy]").click()
    guest.page.get_by_text("No kingdom is left to win over").wait_for()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_phone_has_room_for_all_of_it(lang: str, house: House, visit: Visit) -> None:
    table = house.lay("vision", demon="bot:random")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": lang}
    guest = visit(**phone).sit(table.path("hosar"))
    for tab in ("units", "charts", "hex"):
        guest.page.locator(f"#tab-{tab}").tap()
        guest.page.locator(".units, .chart, .hex-info, .note").first.wait_for()
        guest.drawn()
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert guest.page.evaluate("document.querySelector('.tabs').scrollWidth") <= 390
