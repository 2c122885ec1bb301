"""What the others did, on a real server: it is played, fights keep their boards, dice are seen, and a digest
begins one's turn. The clock of what is played stands still until a test says that a beat is over."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House, Table, position_of
from tests.browser.test_access import AXE, NAMELESS, RUN
from tests.web.test_story import ARROWS, HALTED, NEXT, PLAYING, SEEN, STAYING

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MARCH = ("unit ti_knights", "ride ti_prince", "move 0509", "stop")
TOLD = "Stack Timur (0510) → 0509, Timur Knights on top."
APPROACH = ("move necro_greater_1", "with necro_greater_2", "with tol_morn", "step 2415", "stop", "end")


def lively(visit: Callable[..., Guest], **window: object) -> Guest:
    """A guest who likes things to move."""
    guest = visit(reduced_motion="no-preference", **window)
    guest.context.add_init_script(HALTED + STAYING)
    return guest


def ambush(house: House) -> Table:
    """With dice that nobody wrote down: then the two seats may be held by two people."""
    content = {key: value for key, value in tomllib.loads(position_of("ambush")).items() if key != "dice"}
    made = house.call("matches/import", {"position": content}, status=201)
    return Table(made["match"], made["tokens"])


def do(house: House, table: Table, seat: str, *actions: str) -> None:
    for action in actions:
        house.act(table, seat, action)


def playing(guest: Guest) -> str:
    """What is being played, in words."""
    guest.page.wait_for_function(PLAYING)
    guest.drawn()
    return guest.page.locator(".show p").inner_text()


def tick(guest: Guest) -> None:
    before = guest.page.evaluate(NEXT)
    guest.until(f"!store.ui.show || clocks.length > {before}")
    guest.drawn()


@pytest.mark.parametrize("seat", ["demon", None])
def test_a_march_is_played_as_it_comes_for_players_and_those_who_watch(
    visit: Callable[..., Guest], house: House, seat: str | None
) -> None:
    table = house.lay("last-evening")
    guest = lively(visit).sit(table.path(*[seat] if seat else []))
    do(house, table, "hosar", *MARCH)
    assert playing(guest) == TOLD
    assert guest.page.evaluate(SEEN, "ti_knights") is None
    tick(guest)
    assert guest.page.evaluate(SEEN, "ti_knights") == "0509"
    assert guest.page.evaluate(ARROWS) == [["0510", "0509"]]
    assert guest.page.locator(".was").count() == 1


def test_who_comes_later_is_shown_it_too_and_once_more_at_any_time(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    do(house, table, "hosar", *MARCH, "end")
    guest = lively(visit).sit(table.path("demon"))
    assert playing(guest) == TOLD
    tick(guest)
    digest = guest.page.locator(".digest")
    assert "one move" in digest.inner_text()
    Mouse(guest).choose("unit ni_foot_guards")
    guest.drawn()
    assert guest.page.evaluate(ARROWS) == []
    assert digest.count() == 0
    guest.page.keyboard.press("v")
    assert playing(guest) == TOLD
    tick(guest)
    assert guest.page.evaluate(ARROWS) == [["0510", "0509"]]


def test_who_wants_no_motion_sees_the_arrows(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    guest = visit().sit(table.path("demon"))
    do(house, table, "hosar", *MARCH)
    guest.page.locator(".arrow").wait_for()
    assert guest.page.evaluate(ARROWS) == [["0510", "0509"]]
    assert guest.store("store.ui.show") is None


def test_in_the_replay_the_turn_so_far_is_drawn(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("last-evening")
    do(house, table, "hosar", *MARCH, "end")
    guest = visit().sit(table.path("hosar"))
    assert guest.page.evaluate(ARROWS) == []
    for key in "h,,":
        guest.page.keyboard.press(key)
    guest.until("store.past?.version === 3")
    guest.drawn()
    assert guest.page.evaluate(ARROWS) == [["0510", "0509"]]


def test_a_lost_battle_is_read_before_the_turn_begins(visit: Callable[..., Guest], house: House) -> None:
    """Dark Emperor: its end stays with outcome, losses and last dice; then comes the digest with its links."""
    table = ambush(house)
    guest = visit().sit(table.path("kingdoms"))
    do(house, table, "necromancer", *APPROACH, "leader tol_morn")
    guest.until("store.scene.decision")
    Mouse(guest).choose("leader nikon_v")
    board = guest.page.locator(".battle.ended")
    board.wait_for()
    told = board.inner_text()
    assert "The battle at 2415 is over: victory for the Necromancer." in told
    assert "Imperial Legion 1 is lost" in told
    assert "Battle – " in told
    assert board.locator(".die").count() == 1
    board.get_by_role("button", name="Continue").click()
    board.wait_for(state="detached")
    digest = guest.page.locator(".digest")
    assert digest.locator("h3").all_inner_texts() == ["Your losses", "Their losses"]
    assert digest.locator("li").count() == 3
    assert guest.page.evaluate(ARROWS) == [["2414", "2415"]]  # where they came from, although one has answered
    assert [one.get_attribute("class") for one in guest.page.locator(".befell").all()] == ["befell lost"]
    digest.get_by_role("button", name="Imperial Legion 1 is lost").click()
    guest.drawn()
    assert guest.store("store.ui.cursor") == "2415"
    assert "Imperial Legion 1 is lost" in guest.page.locator(".line.wanted").inner_text()


def test_a_battle_that_ones_own_act_ended_is_still_there_when_the_page_is_opened_again(
    visit: Callable[..., Guest], house: House
) -> None:
    table = ambush(house)
    do(house, table, "necromancer", *APPROACH, "leader tol_morn")
    do(house, table, "kingdoms", "leader nikon_v")
    guest = visit().sit(table.path("kingdoms"))
    board = guest.page.locator(".battle.ended")
    board.wait_for()
    guest.page.reload()
    board.get_by_role("button", name="Continue").click()
    board.wait_for(state="detached")
    guest.page.reload()
    guest.page.locator(".digest").wait_for()
    guest.drawn()
    assert board.count() == 0


def test_a_battle_fought_to_the_end_is_read_too(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("two-magicians", demon="bot:captain")
    guest = visit().sit(table.path("hosar"))
    Mouse(guest).choose("terrain open")
    guest.page.locator('[data-rest="battle 0611"]').click()
    board = guest.page.locator(".battle.ended")
    board.wait_for()
    assert board.locator(".outcome").inner_text()
    assert board.locator(".die").count() > 0
    assert board.locator(".field .chip").count() > 0
    guest.page.keyboard.press("Escape")
    board.wait_for(state="detached")


def test_a_die_outside_of_battles_is_noticed(visit: Callable[..., Guest], house: House) -> None:
    """The attrition of a march, for both sides; the dice of the battle after it are on its board alone."""
    table = ambush(house)
    guests = [visit(), visit()]
    for guest, seat in zip(guests, ("necromancer", "kingdoms"), strict=True):
        guest.context.add_init_script(STAYING)
        guest.sit(table.path(seat))
    do(house, table, "necromancer", *APPROACH)
    for guest in guests:
        notice = guest.page.locator(".notices li")
        notice.wait_for()
        assert "Attrition – " in notice.inner_text()
        assert notice.locator(".die").count() == 1
    guests[1].page.locator(".notices").get_by_role("button", name="Close").click()
    guests[1].page.locator(".notices li").wait_for(state="detached")
    do(house, table, "necromancer", "leader tol_morn")
    do(house, table, "kingdoms", "leader nikon_v")
    guest = guests[0]
    guest.until("store.log.filter((l) => l.dice).length === 2")
    guest.drawn()
    assert guest.store("store.ui.notices") == []  # the first is read by the player who has acted since


@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_in_what_is_told(visit: Callable[..., Guest], house: House, width: int) -> None:
    table = ambush(house)
    guest = lively(visit, viewport={"width": width, "height": 844}).sit(table.path("kingdoms"))
    page = guest.page
    page.evaluate(AXE)

    def clean() -> None:
        guest.drawn()
        assert page.evaluate(NAMELESS) == []
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.locator(f"html[data-theme={theme}]").wait_for()
            guest.drawn()
            assert page.evaluate(RUN.replace("document", "'.table'", 1)) == ""

    do(house, table, "necromancer", *APPROACH[:-1])
    playing(guest)
    clean()
    page.get_by_role("button", name="Skip").click()
    do(house, table, "necromancer", APPROACH[-1], "leader tol_morn")
    do(house, table, "kingdoms", "leader nikon_v")
    guest.until("store.ui.ended.length")
    while guest.store("store.ui.show"):
        tick(guest)
    page.locator(".battle.ended").wait_for()
    page.locator(".digest").wait_for()
    clean()
