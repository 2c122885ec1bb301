"""What is told of moves, dice and battles: everything is open (DE-PROC-6), and what belongs together is one line."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.page.telling import line
from hexarchy.core.ways import gathered
from hexarchy.games.dark_emperor import GAME
from tests.dark_emperor.fighting import combat
from tests.dark_emperor.table import Table, at, new


def told(t: Table) -> list[Any]:
    """The log as everybody reads it."""
    return [line(GAME, 1, one.event) for one in gathered(GAME, t.log)]


def marching() -> Table:
    return at(
        "movement",
        "kingdoms",
        hexes={"1610": ["lammarech_cavalry_1", "lordolam"], "0101": ["mezal"]},
        kingdoms={"lammarech": {"side": "kingdoms"}},
        turn=3,
    )


@pytest.mark.rule("DE-PROC-1")
def test_the_steps_of_a_group_are_one_line() -> None:
    t = marching().do("move lammarech_cavalry_1", "with lordolam", "step 1609", "step 1608", "stop")
    assert len(t.events("steps")) == 2
    (march,) = [one for one in told(t) if one.key == "steps"]
    assert (march.from_, march.via, march.to, march.hex) == ("1610", ["1609", "1608"], "1608", "1608")
    assert march.pieces == ["lammarech_cavalry_1", "lordolam"]
    assert "Zolmarech (1610) → 1608" in march.text["en"]
    assert "Zolmarech (1610) → 1608" in march.text["fr"]


@pytest.mark.rule("DE-8.16a")
def test_a_leader_who_goes_somewhere_has_a_way_too() -> None:
    t = marching().do("move lordolam", "go 1609")
    assert t.events("goes") == [{"units": ["lordolam"], "from": "1610", "to": "1609"}]


@pytest.mark.rule("DE-9.22")
def test_the_die_of_a_battle_tells_every_modifier_and_the_battle_opens_and_closes() -> None:
    t = combat("necro_greater_1", "necro_greater_2", "zola_legions_1", "mezal", then=SeededDice(1))
    while not t.events("battle-over"):
        t.do(next((a for a in ("leader mezal", "end", "none", "no") if a in t.options), t.options[0]))
    lines = told(t)
    keys = [one.key for one in lines if one.opens or one.closes]
    assert keys == ["battle-begins", "battle-over"]
    (die,) = [one for one in lines if one.rule == "DE-9.22"]
    assert die.modifiers
    assert all(entry.amount for entry in die.modifiers)
    assert all(f"{abs(entry.amount)} {entry.text['en']}" in die.text["en"] for entry in die.modifiers)
    assert f"= {sum(die.dice) + sum(entry.amount for entry in die.modifiers)} (" in die.text["en"]
    assert die.brief is not None
    assert not any(entry.text["en"] in die.brief["en"] for entry in die.modifiers)
    losses = {one.piece: one.side for one in lines if one.tally == "lost" and one.piece}
    assert losses
    assert losses == {piece: "necromancer" if "necro" in piece else "kingdoms" for piece in losses}
    assert keys.index("battle-begins") < keys.index("battle-over")


def test_no_die_is_thrown_without_saying_what_it_needs() -> None:
    """But for those that are looked up in a table, or choose among several: what came of them is told after them."""
    choose = {"DE-9.22", "DE-8.12a", "DE-17a", "DE-17b"}
    known = set()
    for seed in range(4):
        t, rng = new(seed), random.Random(seed)
        for _ in range(2500):
            if t.s.decision is None:
                break
            ask = t.s.decision.asks[0]
            t.do(pick(ask.options, rng).text)
        for event in t.log:
            if event.key == "roll" and event.args["why"] not in choose:
                assert "needs" in event.args, event
                known.add(event.args["why"])
    assert len(known) > 1


@pytest.mark.parametrize("key", sorted({*GAME.tallies, *GAME.closings, *GAME.openings, *GAME.ways}))
def test_what_a_digest_and_a_fight_are_made_of_can_be_told(key: str) -> None:
    assert all(GAME.wording(lang).text.has(f"event-{key}") for lang in ("en", "fr"))


def test_a_leader_who_dies_is_told_with_their_counter() -> None:
    death = Event("leader-dies", {"leader": GAME.world.index_of("nikon_v"), "hex": None, "why": "DE-14.11"})
    said = line(GAME, 1, death)
    assert (said.piece, said.tally) == ("nikon_v", "lost")
