"""Beliefs follow from what the seat's own log tells of things and places."""

from __future__ import annotations

from typing import Any

import hexarchy
from hexarchy import bots
from hexarchy.bots.belief import Belief, Signs
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.games.demonlord.view import hidden_from

SIGNS = Signs(
    shown={"found": ("unit", "hex"), "looked": ("units", "hex"), "dealt": ("card", "hand")},
    gone={"dies": "unit", "all-die": "units"},
    days=frozenset({"dawn"}),
)


def believing(*told: tuple[str, dict[str, Any]]) -> Belief:
    belief = Belief(SIGNS)
    belief.hear([Event(key, args) for key, args in told])
    return belief


def test_what_was_seen_is_remembered_with_its_age() -> None:
    belief = believing(
        ("found", {"unit": 3, "hex": 40}), ("dawn", {}), ("dawn", {}), ("looked", {"units": [4], "hex": 41})
    )
    assert belief.seen(3) == (40, 2)
    assert belief.seen(4) == (41, 0)
    assert belief.seen(5) is None


def test_the_last_sight_counts_and_the_dead_are_nowhere() -> None:
    belief = believing(
        ("looked", {"units": (1, 2, 3), "hex": 9}), ("found", {"unit": 1, "hex": 8}), ("dies", {"unit": 2})
    )
    assert (belief.seen(1), belief.seen(2), belief.seen(3)) == ((8, 0), None, (9, 0))
    belief.hear([Event("all-die", {"units": (1, 3)}), Event("rain", {})])
    assert belief.seen(1) is belief.seen(3) is None


def test_things_may_be_cards_in_the_hands_of_many_seats() -> None:
    belief = believing(*(("dealt", {"card": f"card-{seat}", "hand": seat}) for seat in range(8)))
    assert [belief.seen(f"card-{seat}") for seat in range(8)] == [(seat, 0) for seat in range(8)]


def test_who_takes_over_a_seat_believes_what_the_one_before_did() -> None:
    """Heard piece by piece or all at once, and nothing that the seat may not know."""
    game = hexarchy.game("demonlord")
    state: Any = game.new("standard", {}, SeededDice(7))
    players: list[Any] = [bots.make("captain", game, seat) for seat in (0, 1)]
    log: list[Event] = []
    remembered = 0
    while state.decision is not None and len(log) < 1500:
        seat = state.decision.asks[0].seat
        told = state.apply(seat, players[seat].choose(Chair(state, seat)))
        for one, player in enumerate(players):
            player.hear([event for event in told if event.known_to(one)])
        log += told
    for seat, player in enumerate(players):
        late: Any = bots.make("captain", game, 9)
        late.hear([event for event in log if event.known_to(seat)])
        hidden = hidden_from(state, seat)
        assert [late.belief.seen(unit) for unit in hidden] == [player.belief.seen(unit) for unit in hidden]
        remembered += sum(late.belief.seen(unit) is not None for unit in hidden)
    assert remembered > 3
