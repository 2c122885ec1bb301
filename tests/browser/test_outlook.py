"""Who wins: a graph of the chances by turn, over the replay of a match that is over, and live where all agree."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House, Table
from tests.browser.test_access import AXE, RUN
from tests.browser.test_phone import PHONE, fits
from tests.outlooks import some_turns

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

GRAPH, POINTS = ".replay .outlook", ".replay .plot button"


@pytest.fixture(scope="module")
def over(house: House) -> Table:
    """Three turns of Dark Emperor, and then the Kingdoms give up."""
    made = house.call("matches/import", {"record": some_turns("dark_emperor", 3).to_json()}, status=201)
    table = Table(made["match"], made["tokens"])
    house.give_up(table, "kingdoms")
    return table


def test_a_point_of_the_graph_leads_to_its_moment(visit: Callable[..., Guest], over: Table) -> None:
    guest = visit().sit(over.path())
    page = guest.page
    page.keyboard.press("h")
    points = page.locator(POINTS)
    points.first.wait_for()
    assert points.all_inner_texts() == ["1", "2", "3", "4", ""]  # and the end
    points.nth(1).click()
    guest.until("store.past?.turn === 2")
    assert guest.store("store.past.version") == int(points.nth(1).get_attribute("data-n") or "")
    page.locator(f"{POINTS}[aria-current=true]", has_text="2").wait_for()
    points.nth(2).focus()
    page.keyboard.press("Enter")
    guest.until("store.past?.turn === 3")
    points.last.click()
    guest.until("store.past?.version === store.scene.version")


def test_every_point_is_told_in_words_and_no_side_by_its_colour_alone(visit: Callable[..., Guest], over: Table) -> None:
    guest = visit(locale="fr-FR").sit(over.path())
    page = guest.page
    page.keyboard.press("h")
    page.get_by_role("group", name="Qui gagne").wait_for()
    told = [point.get_attribute("aria-label") or "" for point in page.locator(POINTS).all()]
    assert told[1].startswith("Tour 2")
    assert all("Nécromancien" in one and "%" in one for one in told)
    lines = page.locator(f"{GRAPH} .plot .line").all()
    dashes = [line.get_attribute("stroke-dasharray") for line in lines]
    assert len(set(dashes)) == len(dashes) == 3
    legend = page.locator(f"{GRAPH} li").all_inner_texts()
    assert len(legend) == 3
    assert all("–" in line for line in legend)  # with its band
    page.evaluate(AXE)
    assert page.evaluate(RUN) == ""


def test_on_a_phone_the_graph_and_the_way_back_are_in_sight(visit: Callable[..., Guest], over: Table) -> None:
    guest = visit(**PHONE).sit(over.path())
    guest.page.locator("header").get_by_role("button", name="Replay").click()
    guest.page.locator(POINTS).first.wait_for()
    guest.drawn()
    fits(guest)
    guest.page.locator(POINTS).nth(1).click()
    guest.until("store.past?.turn === 2")
    guest.page.locator(".replay > .option").click()
    guest.page.locator(".replay").wait_for(state="detached")


def test_while_it_is_played_it_is_shown_when_both_agree(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin("dark_emperor")
    here, there = visit().sit(table.path("necromancer")), visit(locale="fr-FR").sit(table.path("kingdoms"))
    for guest in (here, there):
        guest.page.locator("#tab-status").click()
    assert here.page.locator(".outlook").count() == 0
    here.page.locator("[data-outlook=true]").click()
    here.page.get_by_text("The other players are asked").wait_for()
    asked = there.page.locator(".confirm:has([data-outlook])")
    asked.get_by_text("Nécromancien").wait_for()
    assert here.page.locator(".outlook").count() == 0
    asked.get_by_role("button", name="Accepter").click()
    for guest in (here, there):
        guest.page.locator(".status .outlook").wait_for()
    there.page.locator("[data-outlook=false]").click()
    for guest in (here, there):
        guest.page.locator(".outlook").wait_for(state="detached")
    assert here.page.locator("[data-outlook]").count() == 0  # who was refused does not ask again


def test_refused_it_stays_hidden(visit: Callable[..., Guest], house: House) -> None:
    table = house.begin("dark_emperor")
    here, there = visit().sit(table.path("necromancer")), visit().sit(table.path("kingdoms"))
    here.page.locator("#tab-status").click()
    here.page.locator("[data-outlook=true]").click()
    there.page.locator(".confirm [data-outlook=false]").click()
    here.until("store.scene.log && !store.scene.outlook.may_ask && !store.scene.outlook.by.length")
    here.page.keyboard.press("h")
    here.page.locator(".replay").wait_for()
    assert here.page.locator(".outlook").count() == 0


def test_the_lobby_makes_a_match_with_it(visit: Callable[..., Guest]) -> None:
    guest = visit()
    page = guest.open("/").page
    page.locator("#outlook").check()
    page.locator("#begin").click()
    guest.until("store.scene?.outlook")
    assert guest.scene["outlook"]["shown"]
