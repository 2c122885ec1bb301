"""The promises of the design, kept by Demonlord."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from hypothesis import given

from hexarchy.games.demonlord.magic.windows import WINDOWS as AFTER_RAINS
from hexarchy.games.demonlord.view import hidden_from
from tests import promises
from tests.demonlord import random_play, random_positions, rare_questions
from tests.demonlord.table import GAME

WINDOWS = ("rains", *AFTER_RAINS)


class TestPromises(promises.Promises):
    """See tests/promises.py."""

    GAME = GAME
    LAST_WORDS = ("movement",)
    MOST_BYTES = 4096
    MATCHES = (7, 12, 15, 19)
    CHANGED_LATER = frozenset({"order", "stack-show", "stack-silent", "siege-assault", "siege-invest"})
    FOR_GOOD: ClassVar[dict[str, str]] = {
        "a die is asked for": "township-unit raise, township-town place, alliance court, alliance-caster by, "
        "invocation invoke, invoke-being call, replace-character replace, siege-method assault, siege-method invest, "
        "siege-magic support, next-siege resolve, party apart, party party",
        "enemies may show themselves on the way": "march move, place-arrival place-all, retreat retreat",
        "a spell is cast or held back, which the next window asks again": "cast-area done, cast-area radius, "
        "cast-caster by, cast-revive revive, cast-target at, cloak pass, siege-magic pass, battle-magic fire, "
        "battle-magic hold, "
        + ", ".join(f"window-{window} {verb}" for window in WINDOWS for verb in ("pass", "pass-step", "pass-phase"))
        + ", window-after-movement cast, window-before-movement cast, window-light-and-darkness cast",
        "both sides put down their units in turn": "terrain terrain, deploy deploy, match deploy, answer answer, "
        "put-up put-up, reserves commit, reserves done, join-fight against, join-fight idle, move-character character, "
        "move-character pass, move-character-to with, place-character-with with, change-unit with",
        "a blow is struck, or a fight chosen": "melee-target target, missile-target target, next-battle fight, "
        "battle-or-siege battle, battle-or-siege siege, sortie yes, sortie no, garrison-joins yes, garrison-joins no, "
        "withdraw no, inside-or-out inside, retreat-group done, retreat-on stop",
        "the other side hears of it": "block show, block silent, hunt show, hunt silent, place-freed place",
        "both sides are asked, in secret or one after the other": "spell-way draw-five, spell-choice learn, "
        "call-talks yes, call-talks no, talks-go-on yes, talks-go-on no, exchange yes, exchange no, "
        "exchange-offer offer, exchange-offer no, exchange-give give, exchange-give no",
        "it is asked again next turn": "alliance pass, request no",
        "it is the second asking": "confirm-attack-neutral yes, confirm-abandon-fortress yes, confirm-no-way-out yes, "
        "confirm-request yes, confirm-request no",
    }

    @staticmethod
    def play(seed: int, most: int = 4000) -> Iterator[Any]:
        return random_play.play(seed, most)

    @staticmethod
    def hidden(state: Any, seat: int) -> set[int]:
        return {*hidden_from(state, seat)}

    @staticmethod
    def situations() -> Iterator[Any]:
        for seed in (57, 61, 81, 84, 95, 205, 217, 236, 252):
            yield from random_positions.play(seed)
        for table in rare_questions.tables():
            yield table.s

    @staticmethod
    def may_go_on(state: Any) -> bool:
        return bool(state.scenario == "long")

    @promises.few
    @given(promises.seeds, promises.moments)
    def test_a_spectator_sees_one_unit_of_each_stack(self, seed: int, moment: int) -> None:
        for sides in self.somewhere(seed, moment).view(None)["stacks"].values():
            assert all(len(stack) == 1 for side, stack in sides.items() if side != "neutral")
