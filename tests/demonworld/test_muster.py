"""Armies of one's own: lists become the forces of a battle, for two players and for two against two."""

from __future__ import annotations

import random

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.core.match import Match
from hexarchy.core.muster import Call
from hexarchy.core.records import Record, verify
from hexarchy.games.demonworld import GAME

OPEN = "open_field"
FOUR = ("orcs", "empire", "orcs_2", "empire_2")
HORDE = "2 trolls\n2 dwarf_eaters\n2 light_orc_archers\nkruuk + sword_of_might\n"


def forces(match: Match) -> dict[str, list[tuple[str, tuple[str, ...]]]]:
    battle = match.state.battle  # type: ignore[attr-defined]
    seats = match.setting.seats
    return {seat: [(f.card, f.items) for f in battle.forces if seats[f.seat] == seat] for seat in seats}


@pytest.mark.rule("DW-DEC-02", "DW-DEC-01")
def test_a_battle_is_fought_with_the_lists_that_were_brought() -> None:
    options = {"level": "standard", "points": 1000}
    record = Record.begin(GAME, OPEN, options, SeededDice(1), lists={"orcs": HORDE})
    match = Match(GAME, record)
    own = forces(match)["orcs"]
    assert ("kruuk", ("sword_of_might",)) in own
    assert [card for card, _ in own].count("trolls") == 2
    assert forces(match)["empire"]  # a ready-made army
    assert verify(record, GAME).sound


@pytest.mark.rule("DW-B-INT-25")
def test_two_against_two_lead_a_contingent_each() -> None:
    rng = random.Random(3)
    options = {"level": "standard", "points": 1500}
    call = GAME.mustering(OPEN, options, FOUR)
    assert isinstance(call, Call)
    lists: dict[str, str] = {}
    for seat in FOUR:
        lists[seat] = call.muster.drawn(call.terms, seat, rng, call.allied(seat, lists))
    match = Match(GAME, Record.begin(GAME, OPEN, options, SeededDice(1), seats=FOUR, lists=lists))
    told = forces(match)
    assert all(told[seat] for seat in FOUR)
    cards = {seat: [card for card, _ in led] for seat, led in told.items()}
    assert cards == {seat: [line.partition(" ")[0] for line in lists[seat].splitlines()[1:]] for seat in FOUR}
    names = [*cards["orcs"], *cards["orcs_2"]]
    assert all(names.count(card) <= 1 for card in GAME.world.cards.commanders)


@pytest.mark.rule("DW-B-WIN-05")
def test_a_basic_battle_in_the_open_has_the_nine_units() -> None:
    match = Match(GAME, Record.begin(GAME, OPEN, {"level": "basic", "ground": "blank"}, SeededDice(1)))
    assert {card for led in forces(match).values() for card, _ in led} == set(GAME.world.cards.all)
    with pytest.raises(BadInput, match="no lists"):
        GAME.setting(OPEN, {"level": "basic"}, lists={"orcs": HORDE})


@pytest.mark.rule("DW-B-WIN-07")
def test_the_players_agree_on_rounds_and_ground() -> None:
    options = {"level": "standard", "rounds": 5, "kind": "centre", "ground": "drawn", "draw": 7}
    a = GAME.new(OPEN, options, SeededDice(1)).battle  # type: ignore[attr-defined]
    b = GAME.new(OPEN, {**options, "draw": 8}, SeededDice(1)).battle  # type: ignore[attr-defined]
    assert a.rounds == 5
    assert len(a.objectives) == 1
    assert a.layout != b.layout
    assert GAME.new(OPEN, options, SeededDice(2)).battle is a  # type: ignore[attr-defined]


def test_large_armies_have_deeper_zones() -> None:
    depths = []
    for points in (1500, 1900):
        zones = GAME.new(OPEN, {"level": "expert", "points": points}, SeededDice(1)).battle.zones  # type: ignore[attr-defined]
        depths.append([last - first + 1 for first, last in zones])
    assert depths == [[3, 3], [4, 4]]
