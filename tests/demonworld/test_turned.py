"""Neither edge is the better one but for the land: a battle on an area that is turned round goes as it does on the area
as it lies.

With the sides at each other's edges, and the same dice, captains answer every question alike, as seen from their own
edge, to the end of the battle. Blank sheets are the same area when they are turned. Guns are left out: a die says where
their stones fly, by the compass.
"""

from __future__ import annotations

import pytest

from benchmarks import pairings
from hexarchy import bots
from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld.army import muster
from hexarchy.games.demonworld.bot import fighting
from hexarchy.games.demonworld.bot.aspects import Aspects
from hexarchy.games.demonworld.bot.reckoner import ABSOLUTE, ON_FIELDS, Reckoner
from hexarchy.games.demonworld.state import DemonworldState

TURNED = tuple(tuple(f"{sheet} turned" for sheet in reversed(row)) for row in reversed(muster.PRINTED))


def begun(seed: int, ground: str, pairing: str = "orcs-empire") -> DemonworldState:
    game = pairings.game_of.__wrapped__(pairing)  # a new one, which lays out its own sheets
    options, lists = {**pairings.OPTIONS, "ground": ground}, pairings.lists_of(pairing)
    state = game.new("open_field", options, SeededDice(seed), pairings.SIDES, lists)
    assert isinstance(state, DemonworldState)
    return state


def turned(s: DemonworldState, action: Action) -> str:
    """The same answer on the area turned round."""
    table = s.game.verbs
    if action.verb in ON_FIELDS:
        there = s.area.size - 1 - s.field_named(action.target)
        return f"{action.verb} {s.field_id(there)}"
    if action.verb in ABSOLUTE:
        about = {"face": table.face, "lead": table.lead, "shift": table.shift}[action.verb]
        return about[(action.target + DIRECTIONS // 2) % DIRECTIONS].text
    return {"upper": "lower", "lower": "upper"}.get(action.text, action.text)


@pytest.mark.parametrize(
    ("pairing", "ground", "seed"),
    [("orcs-empire", "blank", 9400000), ("orcs-empire", "printed", 9400003), ("orcs-orcs", "printed", 9400000)],
)
def test_captains_answer_alike_at_either_edge(
    pairing: str, ground: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = begun(seed, ground, pairing)
    monkeypatch.setattr(muster, "PRINTED", TURNED)
    other = begun(seed, ground, pairing)
    captains = [
        [bots.make("captain", state.game, bots.bot_seed(seed, seat)) for seat in range(2)] for state in (one, other)
    ]
    asked = set()
    while one.decision is not None:
        assert other.decision is not None
        ask, seat = one.decision.asks[0], one.decision.asks[0].seat
        options = other.decision.asks[0].options
        assert {option.text for option in options} == {turned(one, option) for option in ask.options}
        if ask.key == "edge":
            said, there = ask.options[0], options[1]
        else:
            said, there = (
                captain[seat].choose(Chair(state, seat)) for captain, state in zip(captains, (one, other), strict=True)
            )
        assert there.text == turned(one, said), (one.round, ask.key)
        one.apply(seat, said)
        other.apply(seat, there)
        asked.add(ask.key)
    assert {"strike-at", "shot-target", "regroup-to"} <= asked
    assert one.result is not None
    assert other.result is not None
    assert one.result.scores == other.result.scores


@pytest.mark.parametrize("upper", [0, 1])
def test_what_is_worth_the_same_is_told_apart_from_the_own_edge(upper: int) -> None:
    """The field first named lies in the own rear: nobody goes for the top of the map."""
    s = begun(1, "blank")
    s.upper = upper
    top, bottom = 0, s.area.size - 1
    for seat in range(2):
        r = Reckoner(s, seat, Aspects())
        rear = top if s.side_of_seat(seat) == upper else bottom
        assert r.counted(rear) == 0
        assert min((s.offers.to[top], s.offers.to[bottom]), key=r.rank) == s.offers.to[rear]
        behind = s.game.verbs.face[0 if rear == top else 3]
        assert min(s.game.verbs.face, key=r.rank) == behind
        ask = Ask(seat, "second-attack-at", "DW-S-MEL-03", [s.offers.at[top], s.offers.at[bottom]])
        assert fighting.on_second_attack_at(r, ask) == s.offers.at[rear]
