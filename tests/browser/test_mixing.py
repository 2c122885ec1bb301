"""Dice mixed from both sides: browsers add their values by themselves, nobody has to click, and nothing gets stuck."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MIXED = "store.scene?.dice && !store.scene.dice.gathering"
WAITING = "store.scene?.dice?.gathering && document.querySelector('#begin-without')"
STORED = "Object.keys(localStorage).filter((key) => key.startsWith('hexarchy.dice.')).length"
PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"


def story(guest: Guest) -> tuple[list[str], list[str], list[str]]:
    dice = guest.scene["dice"]
    return dice["mixed"], dice["absent"], dice["withheld"]


def told(guest: Guest) -> str:
    """What the Situation tab says of the dice."""
    guest.page.keyboard.press("s")
    guest.page.locator(".fairness").wait_for()
    return guest.page.locator(".fairness").inner_text()


def name(guest: Guest, seat: str) -> str:
    return str(guest.store(f"store.board.sides.{seat}.name.en"))


def make(guest: Guest, against: str) -> Guest:
    """A match made in the lobby against the computer, or a friend here or elsewhere."""
    guest.open("/")
    guest.page.locator(".pick", has_text=against).click()
    guest.page.locator("#begin").click()
    if "elsewhere" in against:
        guest.page.locator(".link input").first.wait_for()
        guest.page.get_by_role("button", name="To the table").click()
    return guest


def friends_link(guest: Guest, house: House) -> str:
    return guest.page.locator(".mixing .link input").input_value().removeprefix(house.url)


# Every text that stood where the question stands, however short a time.
NOTE_CARDS = """globalThis.cards = new Set();
new MutationObserver(() => { for (const card of document.querySelectorAll('.decision')) cards.add(card.className); })
  .observe(document, { childList: true, subtree: true });"""


def test_against_the_computer_the_table_opens_straight_into_the_match(visit: Callable[..., Guest]) -> None:
    guest = visit()
    guest.context.add_init_script(NOTE_CARDS)
    make(guest, "The computer")
    guest.until(f"{MIXED} && store.scene.decision")
    assert story(guest) == (["hosar"], ["demon"], [])
    assert not [card for card in guest.store("[...cards]") if "mixing" in card]
    text = told(guest)
    assert f"mixed from the server’s secret and the value of {name(guest, 'hosar')}" in text
    assert f"Took no part in mixing them: {name(guest, 'demon')}" in text
    guest.until(f"{STORED} === 0")


def test_a_friend_opens_the_link_and_both_go_on(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    maker.page.locator(".mixing h2", has_text="Waiting for").wait_for()
    friend = visit().open(friends_link(maker, house))
    for guest in (maker, friend):
        guest.until(MIXED)
        assert story(guest) == (["demon", "hosar"], [], [])
        guest.page.locator(".mixing").wait_for(state="detached")
        assert "values of" in told(guest)
        guest.until(f"{STORED} === 0")


def test_beginning_without_a_friend_who_comes_later(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    link = friends_link(maker, house)
    maker.page.locator("#begin-without").click()
    maker.until(MIXED)
    assert story(maker) == (["hosar"], ["demon"], [])
    friend = visit().sit(link)
    assert friend.scene["seat"] == "demon"
    assert "Took no part in mixing them" in told(friend)


def test_a_reload_while_waiting_loses_nothing(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    maker.page.reload()
    maker.until(WAITING)
    link = friends_link(maker, house)
    maker.open("/")  # away: what was promised is told when the table is opened again
    friend = visit().open(link)
    friend.page.locator(".mixing h2", has_text="open the table again").wait_for()
    friend.page.reload()
    friend.page.locator(".mixing h2", has_text="open the table again").wait_for()
    maker.page.locator(".mine a").first.click()
    for guest in (maker, friend):
        guest.until(MIXED)
        assert story(guest) == (["demon", "hosar"], [], [])


def test_a_browser_without_the_value_may_begin_without_it(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    seat, link = maker.page.url.removeprefix(house.url), friends_link(maker, house)
    maker.close()
    other = visit().open(seat)
    other.until(WAITING)
    friend = visit().open(link)
    other.until("store.scene.dice.gathering.told.length === 1")  # the friend has spoken: nothing moves any more
    other.page.locator(".mixing h2", has_text="in another browser").wait_for()
    other.page.get_by_role("button", name="Begin without it").click()
    for guest in (other, friend):
        guest.until(MIXED)
        assert story(guest) == (["demon"], ["hosar"], ["hosar"])
        assert f"kept silent: {name(guest, 'hosar')}" in told(guest)


def test_several_seats_at_one_screen(visit: Callable[..., Guest]) -> None:
    guest = make(visit(), "at this screen")
    guest.page.locator("#sit-down").click()
    guest.until(f"{MIXED} && store.scene.decision && !store.curtain")
    assert story(guest) == (["demon", "hosar"], [], [])
    assert len(guest.scene["seats"]) == 1


def test_the_curtain_falls_when_the_dice_are_mixed(visit: Callable[..., Guest], house: House) -> None:
    """Two seats that committed elsewhere come to one screen and begin without their values."""
    commitments = {"hosar": "0" * 64, "demon": "1" * 64}
    made = house.call("matches", {"game": "demonlord", "dice": {"commitments": commitments}}, status=201)
    guest = visit().open(Table(made["match"], made["tokens"]).path("hosar", "demon"))
    guest.until(WAITING)
    guest.page.locator("#begin-without").click()
    guest.page.locator("#sit-down").wait_for()
    guest.drawn()
    assert guest.page.locator(".stack").count() == 0
    guest.page.locator("#sit-down").click()
    guest.until(f"{MIXED} && !store.curtain && store.scene.decision && store.scene.seats.length === 1")
    assert story(guest) == ([], ["hosar", "demon"], ["demon", "hosar"])


def test_the_socket_is_lost_while_waiting(visit: Callable[..., Guest], house: House) -> None:
    maker = visit(forgive=("WebSocket",))
    maker.page.route_web_socket("**/live", lambda socket: socket.close())
    make(maker, "elsewhere")
    maker.until(WAITING)
    friend = visit().open(friends_link(maker, house))
    for guest in (maker, friend):
        guest.until(MIXED)
        assert story(guest) == (["demon", "hosar"], [], [])


def test_an_answer_that_is_lost_is_asked_for_again(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    friend = visit(forgive=("ERR_FAILED",))
    lost: list[str] = []

    def lose(route: Route) -> None:
        """The first is heard and its answer lost, the second is not even heard."""
        if not lost:
            route.fetch()
        lost.append(route.request.url)
        route.abort()

    friend.page.route("**/dice", lose, times=2)
    friend.open(friends_link(maker, house))
    for guest in (maker, friend):
        guest.until(MIXED)
        assert story(guest) == (["demon", "hosar"], [], [])
    assert len(lost) == 2


def test_plain_http_makes_no_contribution(visit: Callable[..., Guest]) -> None:
    guest = visit()
    guest.context.add_init_script(PLAIN_HTTP)
    make(guest, "The computer")
    guest.until(f"{MIXED} && store.scene.decision")
    assert story(guest)[0] == []
    assert "The server alone chose them" in told(guest)


def test_a_friend_over_plain_http_keeps_nobody_waiting(visit: Callable[..., Guest], house: House) -> None:
    maker = make(visit(), "elsewhere")
    maker.until(WAITING)
    friend = visit()
    friend.context.add_init_script(PLAIN_HTTP)
    friend.open(friends_link(maker, house))
    for guest in (maker, friend):
        guest.until(MIXED)
        assert story(guest) == (["hosar"], ["demon"], [])


def test_a_spectator_is_told_of_dice_written_down_beforehand(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("ambush")
    text = told(visit().sit(table.path()))
    assert "The first die is written down beforehand" in text
    assert "The server alone chose" in text


def test_a_spectator_sees_who_is_waited_for(visit: Callable[..., Guest], house: House) -> None:
    made = house.call("matches", {"game": "demonlord", "dice": {"awaited": ["demon"]}}, status=201)
    guest = visit().sit(f"/match/{made['match']}")
    guest.page.locator(".mixing h2", has_text="Waiting for").wait_for()
    assert guest.page.locator("#begin-without, .mixing .link").count() == 0
