"""A Player-Turn of either side against the bot, by mouse alone and by keyboard alone: what the person sees on the way.

The dice fall as they like: what must come is told of by the positions, what may come is answered as it comes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from tests.browser.guest import SPOT, Guest, Hands, Json, Keys, Mouse
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

MILD = ("keep", "end", "pass", "stop", "none", "no")
MOST = 80
PRICE = re.compile(r"(one point|\d+ points), (no loss|\d+(–\d+)? lost)")


class PlayerTurn:
    """One Player-Turn: wishes are answered where they are offered, roads are gone, the rest is answered mildly."""

    def __init__(self, guest: Guest, hands: Hands, wishes: Sequence[str]) -> None:
        self.guest, self.hands = guest, hands
        self.wishes = [*wishes]
        self.met: list[str] = []  # the questions that were asked
        self.closed: list[str] = []  # those of which only the end was left: last words
        self.when = self.now()

    def now(self) -> tuple[int, str]:
        turn, phase = self.guest.store("[store.scene.turn, store.scene.phase]")
        return turn, phase

    def play(self) -> None:
        for _ in range(MOST):
            asked = self.guest.question()
            if asked is None or self.now() != self.when:
                return
            self.answer(asked)
        raise AssertionError(f"not over after {MOST} answers")

    def answer(self, asked: Json) -> None:
        assert asked["question"]["en"] in self.guest.page.locator("#question").inner_text()
        if len(asked["options"]) == 1:
            self.say_the_last_word(asked)
            return
        self.met.append(asked["key"])
        if look := getattr(self, "look_at_" + asked["key"].replace("-", "_"), None):
            look()
        offered = [option["action"] for option in asked["options"]]
        roads = [f"road {plan['on']['hex']}" for plan in asked["plans"] if "via" in plan]
        wish = next((wish for wish in self.wishes if wish in offered or wish in roads), None)
        if wish:
            self.wishes.remove(wish)
        if wish in roads:
            self.march(wish.removeprefix("road "))
        else:
            self.hands.choose(wish or next((word for word in MILD if word in offered), None) or self.handy(asked))

    def say_the_last_word(self, asked: Json) -> None:
        """Nothing is left but the end, and it is still the player's to say."""
        assert asked["question"]["en"] == "Nothing is left to do here. Go on?"
        self.closed.append(asked["key"])
        self.hands.choose("end")

    def handy(self, asked: Json) -> str:
        """The first answer that is not a hex out of sight: where very many are lit, none has a button."""
        hexes = {option["action"]: option["on"].get("hex") for option in asked["options"]}
        seen = (action for action, hex_ in hexes.items() if not hex_ or self.guest.page.evaluate(SPOT, hex_))
        return str(next(seen, next(iter(hexes))))

    # -- what is seen -------------------------------------------------------------------------------------------------

    def march(self, hex_: str) -> None:
        """The way and its price are shown before anybody goes it."""
        movers = self.guest.store("store.scene.decision.subject.piece")
        told = self.hands.point(hex_)
        assert PRICE.search(told)
        assert self.guest.page.locator("path.way").count() == 2
        self.hands.take()
        self.guest.drawn()
        assert self.standing(movers) == hex_

    def standing(self, piece: str) -> str:
        """The hex of the stack that is drawn with a piece in it."""
        name = self.guest.store(f"store.board.faces['{piece}'].name.en")
        stacks = self.guest.page.locator(".stack").filter(has_text=name).all()
        (found,) = {stack.get_attribute("data-hex") for stack in stacks}
        return str(found)

    def button(self, action: str) -> str:
        return self.guest.page.locator(f'.decision [data-action="{action}"]').inner_text()

    def look_at_recruit(self) -> None:
        texts = self.guest.page.locator('.decision [data-action^="recruit "]').all_inner_texts()
        assert texts
        assert all(re.search(r"– \d+ of \d+ gold", told) for told in texts)

    def look_at_attrition_from(self) -> None:
        texts = self.guest.page.locator('.decision [data-action^="stack "]').all_inner_texts()
        assert all(PRICE.search(told) for told in texts)

    def look_at_battle_leader(self) -> None:
        """The battle board tells who fights and the chances; the hex is not behind it."""
        self.guest.page.locator("section.battle").wait_for()
        self.guest.drawn()
        hex_ = self.guest.scene["decision"]["fight"]
        assert self.guest.page.evaluate(SPOT, hex_)
        fighters = [p for stack in self.guest.scene["stacks"] if stack["hex"] == hex_ for p in stack["pieces"]]
        shown = self.guest.page.locator("section.battle [data-piece]").all()
        assert {one.get_attribute("data-piece") for one in shown} == set(fighters)
        texts = self.guest.page.locator('.decision [data-action^="leader "], .decision [data-action=none]')
        assert all(re.search(r"\d+ against \d+.* \d+ %", told) for told in texts.all_inner_texts())

    def look_at_court(self) -> None:
        texts = self.guest.page.locator('.decision [data-action^="court "]').all_inner_texts()
        assert texts
        assert all(re.search(r"or more on two dice \(\d+ %\)", told) for told in texts)

    def look_at_diplomacy_magic(self) -> None:
        assert "or less" in self.button("cast intimidation")


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_necromancers_turn(visit: Callable[..., Guest], house: House, hands: type[Hands]) -> None:
    table = house.lay("night-raid", kingdoms="bot:captain")
    guest = visit().sit(table.path("necromancer"))
    wishes = [
        *("recruit pletor_infantry_2", "place 1109", "move mezal", "go 1610"),
        *("move necro_greater_1", "with necro_greater_2", "with tol_morn", "road 3519"),
        *("move necro_greater_5", "with necro_greater_6", "with necro_siege", "with padrech_dar_choim", "step 3519"),
        *("cast kill", "leader tol_morn", "leader padrech_dar_choim", "cast raise-undead"),
        *("cast intimidation", "court lammarech"),
    ]
    turn = PlayerTurn(guest, hands(guest), wishes)
    turn.play()
    assert {"recruit", "place-recruit", "gather", "attrition-from", "battle-leader", "court"} <= set(turn.met)
    assert {"kill-magic", "diplomacy-magic"} <= set(turn.met)
    assert "court" in turn.closed
    told = hands(guest).tab("log")
    for part in (
        "The Confluence (1109): Tal Pletor Infantry 2 recruited",
        "Attrition at Sier-Lor (3519)",
        "casts Kill",
        "Battle at Sier-Lor (3519), result",
        "Mezal casts Intimidation",
        "Diplomacy – Mezal",
        "Turn 4: the Kingdoms.",
    ):
        assert part in told


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_turn_of_the_kingdoms(visit: Callable[..., Guest], house: House, hands: type[Hands]) -> None:
    table = house.lay("relief", necromancer="bot:captain")
    guest = visit().sit(table.path("kingdoms"))
    wishes = [
        *("recruit zola_legions_4", "place 2414", "move nikon_v", "go 1610"),
        *("move zola_legions_1", "with zola_legions_2", "with kebir_whitehand", "step 2416", "stop"),
        *("move zola_legions_3", "road 2416", "cast move-earth", "choose entrench", "cast banish-undead"),
        *("leader kebir_whitehand", "court lammarech"),
    ]
    turn = PlayerTurn(guest, hands(guest), wishes)
    turn.play()
    assert {"recruit", "gather", "march", "attrition-from", "combat-magic", "court"} <= set(turn.met)
    assert "court" in turn.closed
    told = hands(guest).tab("log")
    for part in (
        "Sudrin-Lor (2414): Imperial Legion 4 recruited",
        "Attrition at The Emperor’s Lament (2416)",
        "Farnon casts Move Earth",
        "Battle at The Emperor’s Lament (2416), result",
        "Diplomacy – Nikon V",
        "Turn 5 begins.",
    ):
        assert part in told
