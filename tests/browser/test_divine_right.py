"""Divine Right in the browser: Minaria is drawn; three people and a bot play two turns by mouse, keyboard and touch."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.guest import Finger, Guest, Hands, Json, Keys, Mouse
from tests.browser.house import House, Table
from tests.browser.test_access import AXE, RUN

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

# Nothing but the camera moves the map: if its frame could scroll as well, a finger would hit the next hex.
SCROLLED = """() => ['.board', '.stage'].map((name) => {
  const frame = document.querySelector(name);
  frame.scrollLeft = 50;
  return frame.scrollLeft;
})"""


def test_minaria_is_drawn(house: House, visit: Callable[..., Guest]) -> None:
    table = house.begin("divine_right", first="human", second="bot:random", third="bot:random")
    guest = visit().sit(table.path("first"))
    question = guest.question()
    assert question is not None
    assert question["key"] == "king-or-queen"
    guest.page.locator(".decision .rule-link").first.click()
    guest.page.locator(".rules [type=search]").fill(
        "DR-B-SEQ-08"
    )  # the order of consequences is in no source, and says so
    guest.page.locator("#rule-DR-B-SEQ-08 .note", has_text="† Reconstructed").wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="A queen rules").click()
    guest.until("store.scene.decision?.key !== 'king-or-queen'")
    question = guest.question()
    assert question is not None
    assert guest.page.locator(".place").count() == len(guest.store("store.board.places"))
    assert guest.page.evaluate(SCROLLED) == [0, 0]
    folder = os.environ.get("HEXARCHY_PICTURES")
    if folder:
        guest.page.screenshot(path=Path(folder) / "divine_right.png")
    assert guest.troubles == []


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PEOPLE = ("first", "second", "third")
MARCHES = 1  # a turn, of each player


class Player:
    """A person who answers as they are asked: courts the likeliest kingdom, marches once, attacks where it pays."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.guest = hands.guest
        self.marched: dict[int, int] = {}
        self.asked: set[str] = set()

    def play(self) -> bool:
        """Answer, if something is asked."""
        scene = self.guest.scene
        if not scene["decision"] or scene["result"]:
            return False
        self.asked.add(scene["decision"]["key"])
        self.hands.choose(self.answer(scene))
        return True

    def answer(self, scene: Json) -> str:
        asked, turn = scene["decision"], scene["turn"]
        actions: list[str] = [option["action"] for option in asked["options"]]
        wanted = {
            "function": [action for action in actions if action.startswith("activate ")],
            "ploy": [action for action in actions if action.startswith("play ")],
            "march": ["stop"] if self.marched.get(turn, 0) > MARCHES else [],
        }.get(asked["key"], [])
        if asked["key"] in ("next-move", "march"):
            self.marched[turn] = self.marched.get(turn, 0) + 1
        if asked["key"] == "next-move" and self.marched[turn] > MARCHES and "done" in actions:
            wanted = ["done"]
        if asked["key"] in ("attack", "besiege", "break-out") and "done" in actions:
            wanted = ["done"]
        return next((action for action in wanted if action in actions), actions[0])


@pytest.mark.timeout(900)
def test_three_people_and_a_bot_play_two_turns(house: House, visit: Callable[..., Guest]) -> None:
    """Whose turn it is answers; the others look on. By mouse, by keyboard, and on a telephone in French."""
    seats = {**dict.fromkeys(PEOPLE, "human"), "fourth": "bot:captain"}
    table = house.begin("divine_right", **seats)
    windows: tuple[dict[str, object], ...] = ({}, {}, {**PHONE, "locale": "fr-FR"})
    guests = [visit(**window).sit(table.path(seat)) for seat, window in zip(PEOPLE, windows, strict=True)]
    kinds = (Mouse, Keys, Finger)
    players = [Player(kind(guest)) for kind, guest in zip(kinds, guests, strict=True)]
    while not over(house, table):
        if not any(player.play() for player in players):
            wait_for_somebody(house, table, guests)
    for guest in guests:
        guest.until("store.scene.turn >= 3")
    assert all({"function", "next-move"} <= player.asked for player in players)
    look_at_the_cards(guests[0])
    assert guests[2].page.locator(".decision, .question").first.is_visible()
    if folder := os.environ.get("HEXARCHY_PICTURES"):
        for number, guest in enumerate(guests):
            guest.page.screenshot(path=Path(folder) / f"divine_right_{number}.png")


def over(house: House, table: Table) -> bool:
    return bool(house.scene(table)["turn"] >= 3)


def wait_for_somebody(house: House, table: Table, guests: list[Guest]) -> None:
    """Until one of the people is asked, or two turns are over: the bot has its turn, or a page has not heard yet."""
    asked = [seat for seat in PEOPLE if house.scene(table, seat)["decision"]]
    if asked and not over(house, table):
        guests[PEOPLE.index(asked[0])].until("store.scene.decision && !store.sending")


def look_at_the_cards(guest: Guest) -> None:
    """One's hand, players, turns and kingdoms lie there as cards; nothing about them is hard to read or reach."""
    Mouse(guest).press(guest.page.locator("#tab-status"))
    guest.page.locator(".deck.of-kingdoms > .leaf").first.wait_for()
    assert guest.page.locator(".deck.of-kingdoms > .leaf").count() == 13  # eleven kingdoms and the two magicians
    assert guest.page.locator(".deck.of-players > .leaf").count() == 4
    assert guest.page.locator(".leaf.back").count() > 0, "Personalities that lie face down"
    guest.page.evaluate(AXE)
    for theme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=theme)
        guest.page.locator(f"html[data-theme={theme}]").wait_for()
        guest.drawn()
        assert guest.page.evaluate(RUN) == ""
