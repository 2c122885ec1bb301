"""The promises of the design, kept by Divine Right: nothing of a hand or a face-down Personality is told (DR-B-CRD-06,
DR-B-GEN-13), whether by a question, its options, an event or a refusal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record, verify
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.words import KINGDOM_IDS, LEVELS
from tests import leaks, promises
from tests.divine_right import hasty_play
from tests.divine_right.table import WORLD, Table, at

COUNTS = range(2, 9)
KINDS = len(COUNTS) * len(LEVELS)
MATCHES = {2: (0, 1, 2), 3: (0, 1), 6: (0, 1)}  # where every question is looked at as it is put to each seat
NEVER_DRAWN = ("hothior", "mivior", "immer")
DRAWN = dict(  # trolls, ghem, zorn …
    zip((name for name in KINGDOM_IDS[10::-1] if name not in NEVER_DRAWN), GAME.seats, strict=True)
)
FACE_DOWN = {"hothior": 13, "mivior": 15, "muetar": 12, "shucassam": 14, "immer": 2}
HANDS = {"first": ["bribe-1", "white-magic-2", "threats-1"], "second": ["black-magic-3", "white-magic-1"]}


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def position(phase: str, seats: int, **more: Any) -> Table:
    """Kingdoms of the west are nobody's, their monarchs' cards face down."""
    drawn = {name: seat for name, seat in DRAWN.items() if seat in GAME.seats[:seats]}
    lying = {name: card for name, card in FACE_DOWN.items() if name not in drawn}
    secrets: dict[str, Any] = {"hidden": lying, "hands": HANDS} | more
    return at(phase, seats=seats, dice=5, **{"kingdoms": drawn} | secrets)


def rare(seats: int) -> Iterator[Table]:
    """What random matches seldom come to."""
    held: dict[str, Any] = {"prisoners": {"mivior_monarch": ["first", "0613"]}}
    yield position("diplomacy", seats, **held)
    yield position("diplomacy", seats, allies={"mivior": "second"}, personalities={"mivior": 4}, hidden={}, **held).do(
        "done"
    )
    yield position("diplomacy", seats).do("activate hothior")
    yield position("diplomacy", seats, allies={"immer": "second"}, personalities={"immer": 4}, hidden={"mivior": 15})
    entering = {"1105": ["trolls_army_1"], "1104": ["trolls_monarch"]}
    for term in ({}, {"confused": {"immer": 9}, "piles": {"gone": ["immer_monarch"]}}, {"peace": {"immer": 9}}):
        t = position("movement", seats, hexes=entering, **term)
        yield t
        yield t.do("move trolls_army_1", "go 1206")
        t = position("movement", seats, hexes=entering, **term)
        yield t.do("move trolls_monarch", "go 1206")
    ring: dict[str, list[str]] = {}
    for number, space in enumerate(around("1203") * 2, 1):
        ring.setdefault(space, []).append(f"mercenary_{number}")
    masters = {name: "first" for stack in ring.values() for name in stack}
    t = position("movement", seats, hexes=ring, masters=masters)
    yield t
    yield t.do("besiege 1203")


class Watch(leaks.Watch):
    """Scenes are left out: they follow from views, and the page's own tests look at them."""

    def told_alike(self, state: Any, deals: list[Any], seat: int) -> bytes:
        self.looks = 0
        return super().told_alike(state, deals, seat)


def rarer(seats: int) -> Iterator[Table]:
    """The same with special mercenaries: whether a hand could call one is nobody else's business."""
    options = {"level": "intermediate"}
    for own, theirs in ((["juulute", "usurper", "bribe-1"], ["kang"]), (["bribe-1"], ["black-knight", "nonnus"])):
        hands = {"first": own, "second": theirs}
        term: dict[str, Any] = {"confused": {"hothior": 9}, "piles": {"gone": ["hothior_monarch"]}}
        t = position("diplomacy", seats, options=options, hands=hands, **term)
        yield t
        if "usurp hothior" in t.options:
            yield t.do("usurp hothior")
        idle = {name: 9 for name in KINGDOM_IDS if name not in DRAWN}
        yield position("diplomacy", seats, options=options, hands=hands, confused=idle, hidden={})


def watch(seats: int, level: str = "basic") -> None:
    """Every seat looks at every kind of question, in matches and in positions."""
    watching = Watch(GAME)
    met: set[tuple[str, int]] = set()
    thorough = seats in MATCHES and (level == "basic" or seats < 4)
    for state in chain.from_iterable(
        hasty_play.play(seed, seats, level=level) for seed in (MATCHES[seats] if thorough else (0,))
    ):
        asks = state.decision.asks if state.decision else ()
        asked = {(ask.key, ask.seat if thorough else 0) for ask in asks}
        if asked - met:
            met |= asked
            watching.look(state)
    for table in rare(seats) if level == "basic" else rarer(seats):
        assert table.s.decision is not None
        met |= {(ask.key, ask.seat) for ask in table.s.decision.asks}
        watching.look(table.s)
    wanted = {"function", "ploy", "next-move"}
    wanted |= {"prisoners", "passage", "forced-peace"} if level == "basic" else {"entry"}
    assert wanted <= {key for key, _ in met}


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-B-GEN-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_is_told_of_hands_and_face_down_cards(seats: int) -> None:
    watch(seats)


def magic() -> Iterator[Table]:
    """Questions of the Intermediate game's magicians."""
    drawn = {"eaters": "first", "black_hand": "second"}
    secrets: dict[str, Any] = {"kingdoms": drawn, "options": {"level": "intermediate"}}
    eaters: dict[str, Any] = {"1425": ["eaters_monarch"]}
    hand: dict[str, Any] = {"1526": ["black_hand_monarch", "the_walking_dead"]}
    yield position("movement", 2, hexes=eaters, **secrets)
    yield position("movement", 2, hexes=eaters, **secrets).do("done")
    yield position("combat", 2, hexes=eaters | hand, **secrets)
    yield position("movement", 2, hexes=eaters | hand, phasing=1, **secrets)
    yield position("movement", 2, hexes=hand, battlefields=["1526"], phasing=1, **secrets).do("done")
    yield position("combat", 2, hexes=eaters | hand, phasing=1, **secrets)


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-B-EOW-10", "DR-B-BLH-12")
def test_nor_is_anything_told_by_spells_and_powers() -> None:
    watching = Watch(GAME)
    offered: set[str] = set()
    for table in magic():
        offered |= {option.verb for option in table.ask.options}
        watching.look(table.s)
    assert {
        "raise-bridge",
        "raise-mist",
        "vortex",
        "reflect",
        "teleport",
        "raise-colossus",
        "souls",
        "wings",
    } <= offered


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-B-GEN-14", "DR-B-DIP-24")
@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_is_told_of_cards_that_call_mercenaries(seats: int) -> None:
    watch(seats, "intermediate")


@pytest.mark.rule("DR-B-CRD-06", "DR-B-DIP-11")
def test_events_name_a_card_to_its_holder_alone_until_it_is_played() -> None:
    state, rng = hasty_play.match(3, 3, level="basic"), random.Random(3)
    named = set()
    while state.decision is not None:
        ask = rng.choice(state.decision.asks)
        done = state.game.verbs.done
        action = done if done in ask.options else pick(ask.options, rng)
        for event in state.apply(ask.seat, action):
            if "card" in event.args or "personality" in event.args:
                knowing = [seat for seat in (None, 0, 1, 2) if event.known_to(seat)]
                named.add((event.key, len(knowing)))
    assert named == {("card-drawn", 1), ("plays", 4), ("personality", 4)}


def kind(seed: int) -> tuple[int, str]:
    """How many play, and at which level: every pair of them in turn."""
    level, seats = divmod(seed % KINDS, len(COUNTS))
    return COUNTS[seats], LEVELS[level]


class TestPromises(promises.Promises):
    """See tests/promises.py. The matches are of every number of players and every level, one after the other."""

    GAME = GAME
    SEATS = GAME.seats[:3]
    MOST_BYTES = 16 * 1024
    TRIES = 3_000

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        seats, level = kind(seed)
        return hasty_play.play(seed, seats, most, level=level)

    def blank(self, seed: int) -> Record:
        seats, level = kind(seed)
        return Record.begin(GAME, "standard", {"level": level}, SeededDice(seed), seats=GAME.seats[:seats])

    def test_a_record_of_any_number_of_players_replays_to_the_same_digest(self) -> None:
        for seed in range(KINDS):
            verdict = verify(self.recorded(seed), GAME)
            assert verdict.sound, kind(seed)
            assert verdict.finished, kind(seed)

    @pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-B-GEN-14")
    def test_all_a_seat_is_told_is_the_same_in_every_deal_that_agrees_with_what_it_knows(self) -> None:
        watch(3)
