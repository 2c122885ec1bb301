"""Battles that are drawn (random_battle.py): the die and its six faces, agreed on in the lobby and fought."""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.muster import Terms
from hexarchy.core.options import BadOption
from hexarchy.core.records import Record, verify
from hexarchy.games.demonworld import GAME, random_battle, victory
from hexarchy.games.demonworld.random_battle import CENTRE, KINDS, LATE_ARRIVAL, MEETING, REARGUARD, TWO_OBJECTIVES
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EMPIRE, ORCS, SIDES
from tests.demonworld.invariants import written
from tests.demonworld.table import Table, at, new, unit

OPEN = "open_field"
BATTLES = GAME.world.battles
EATERS, MEN, FAR = "dwarf_eaters", "noble_footsoldiers", "orc_guard"


def face(number: int) -> int:
    """What the die of a number shows."""
    return random_battle.dice(number)(len(BATTLES.faces))


def numbered(wanted: int, **about: Any) -> int:
    """The first number whose die shows this."""
    return next(number for number in count() if face(number) == wanted and drawn(number, **about))


def drawn(number: int, defender: str = "") -> bool:
    return not defender or random_battle.drawn(GAME.world.sheets, BATTLES.faces, number).defender == defender


def battle(kind: str, draw: int | None = None, **options: Any) -> Any:
    number = {} if draw is None else {"draw": draw}
    state = GAME.new(OPEN, {"level": "standard", "kind": kind, **number, **options}, SeededDice(1))
    assert isinstance(state, DemonworldState)
    return state.battle


def terms(side: str, **options: Any) -> Any:
    agreed = GAME.scenarios.options(OPEN, {"level": "standard", **options})
    return GAME.muster.terms(Terms(OPEN, agreed, SIDES), side)


# -- the die -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03", "DW-DEC-01")
def test_new_kinds_stand_after_those_there_were_and_the_number_is_asked_for_where_it_counts() -> None:
    assert GAME.scenarios.option("kind").choices == (*KINDS, "drawn")
    for kind in (TWO_OBJECTIVES, REARGUARD, "drawn"):
        assert GAME.scenarios.options(OPEN, {"kind": kind, "draw": 7})["draw"] == 7
    for kind in (MEETING, CENTRE, LATE_ARRIVAL):
        with pytest.raises(BadOption):
            GAME.scenarios.options(OPEN, {"kind": kind, "draw": 7})


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize(("shown", "kind"), [*enumerate(KINDS, start=1), (6, MEETING)])
def test_a_die_decides_what_is_fought_for_and_the_number_names_it(shown: int, kind: str) -> None:
    number = numbered(shown)
    found = battle("drawn", number)
    assert found is battle("drawn", number)
    assert [points for _, _, points in found.objectives] == {TWO_OBJECTIVES: [200, 200], CENTRE: [300]}.get(kind, [])
    assert (found.rearguard is not None) is (kind == REARGUARD)
    assert found.late is (kind == LATE_ARRIVAL)
    assert [last - first + 1 for first, last in found.zones] in ([3, 6], [6, 3]) if kind == REARGUARD else [[3, 3]]


@pytest.mark.rule("DW-DEC-03")
def test_a_kind_that_was_chosen_does_not_ask_the_die() -> None:
    number = numbered(1)
    assert battle(REARGUARD, number).rearguard is not None
    assert battle(LATE_ARRIVAL).late
    assert not battle(MEETING).late


# -- a rearguard -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03", "DW-DEC-02", "DW-B-WIN-03")
@pytest.mark.parametrize("defender", SIDES)
def test_the_defender_has_seventy_percent_of_the_points_and_six_rows(defender: str) -> None:
    number, attacker = numbered(4, defender=defender), SIDES[1 - SIDES.index(defender)]
    for kind in ("drawn", REARGUARD):
        limits = {side: terms(side, kind=kind, draw=number).limit for side in SIDES}
        assert limits == {attacker: 1000, defender: 700}
        found = battle(kind, number)
        rows = {side: last - first + 1 for side, (first, last) in zip(SIDES, found.zones, strict=True)}
        assert rows == {attacker: 3, defender: 6}
        assert found.rearguard.attacker == SIDES.index(attacker)
        points = {side: sum(e.points for e in found.roster.entries if e.side == SIDES.index(side)) for side in SIDES}
        assert points[defender] < 735 < points[attacker]


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize("points", GAME.scenarios.option("points").choices)
@pytest.mark.parametrize("seats", [2, 4])
def test_there_are_lists_for_a_rearguard_of_every_size(points: int, seats: int) -> None:
    state: Any = GAME.new(
        OPEN, {"level": "expert", "kind": REARGUARD, "points": points}, SeededDice(1), GAME.seats[:seats]
    )
    assert all(state.roster.of_seat(seat) for seat in range(seats))


@pytest.mark.rule("DW-DEC-03", "DW-B-WIN-05")
@pytest.mark.parametrize("defender", SIDES)
def test_in_the_basic_game_the_defender_has_some_of_the_nine_units(defender: str) -> None:
    found = battle(REARGUARD, numbered(4, defender=defender), level="basic")
    whole = battle(MEETING, level="basic")
    own, usual = (
        [entry.points for entry in one.roster.entries if SIDES[entry.side] == defender] for one in (found, whole)
    )
    assert 0.5 * sum(usual) < sum(own) <= 0.7 * sum(usual)
    assert len(found.forces) - len(own) == len(whole.forces) - len(usual)  # the attacker has all


def against(*units: Any, phase: str = "close", attacker: str = "orcs", level: str = "standard", **more: Any) -> Table:
    stake = {"attacker": attacker, "field": "H9"}
    return at(phase, *units, level=level, rearguard=stake, **{"round": 8, "rounds": 8, **more})


@pytest.mark.rule("DW-DEC-03", "DW-B-WIN-08")
@pytest.mark.parametrize("level", ["basic", "standard"])
def test_a_drawn_rearguard_is_counted_as_in_its_scenario(level: str) -> None:
    through = unit(EATERS, "S", "M5 M6 M7 M8 M9")
    t = against(through, unit(FAR), unit(MEN, "N", "H9"), level=level)
    assert [victory.score(t.s, side) for side in (ORCS, EMPIRE)] == [100, 100 + 150]
    assert t.winner == "empire"
    t = against(unit(EATERS, "S", "L5 L6 L7 L8 L9"), unit("trolls", "S", "G9"), unit(MEN, "N", "H9"), level=level)
    assert [victory.score(t.s, side) for side in (ORCS, EMPIRE)] == [0, 0]


@pytest.mark.rule("DW-DEC-03", "DW-B-MOV-50")
@pytest.mark.parametrize("level", ["basic", "standard"])
@pytest.mark.parametrize("fields", ["A4 A5 A6 A7", "A4 A5"])
def test_attackers_cross_the_defenders_edge_wherever_it_is(level: str, fields: str) -> None:
    own, others = unit(MEN, "N", fields, order="move"), unit(EATERS, "S", "M1 M2", order="hold")
    t = against(own, others, phase="movement", step="move step", attacker="empire", level=level)
    t.do(f"move {MEN}", "cross")
    assert not t.s.alive(0)
    own = unit(MEN, "S", "P4 P5 P6 P7", order="move")
    t = against(own, unit(EATERS, "S", "B1 B2", order="hold"), phase="movement", step="move step", level=level)
    assert "cross" not in t.do(f"move {MEN}").options


@pytest.mark.rule("DW-DEC-03", "DW-B-WIN-02")
def test_the_zones_go_with_the_sides_when_the_edges_are_chosen() -> None:
    t = new(OPEN, level="basic", kind=REARGUARD, draw=numbered(4, defender="orcs"), ground="blank")
    t.do("upper" if t.asked == ["empire"] else "lower")  # the orcs have the lower edge
    assert (t.s.upper, t.s.battle.zones[ORCS]) == (EMPIRE, (1, 6))
    attackers = unit(MEN, "S", "P4 P5 P6 P7 P8 P9")
    s = against(attackers, unit(EATERS, "N", "H9"), attacker="empire", round=7).s
    scores = []
    for s.upper in (ORCS, EMPIRE):
        scores.append([victory.score(s, side) for side in (EMPIRE, ORCS)])
    assert scores == [[0, 150], [100, 150]]


@pytest.mark.rule("DW-DEC-03")
def test_who_attacks_and_what_for_is_told_and_kept() -> None:
    t = new(OPEN, level="standard", kind=REARGUARD, draw=numbered(4, defender="empire"))
    told = t.view(None)["rearguard"]
    assert (told["attacker"], told["unit"], told["held"]) == ("orcs", 100, 150)
    written(t.s)
    scene = GAME.scenes.scene(t.view("orcs"))
    panel = next(panel for panel in scene.panels if panel.id == "rearguard")
    assert [[*row.values] for row in panel.rows] == [["orcs"], ["empire"], ["empire"]]
    held = next(place for place in GAME.draw_board(t.view(None)).places if place.id == "held")
    assert held.hex == told["field"]


@pytest.mark.rule("DW-DEC-03", "DW-DEC-02")
def test_who_brings_a_list_is_told_what_was_drawn() -> None:
    number = numbered(4, defender="empire")
    agreed = Terms(OPEN, GAME.scenarios.options(OPEN, {"level": "standard", "kind": "drawn", "draw": number}), SIDES)
    told = [GAME.muster.book(agreed, side).limits[0] for side in SIDES]
    assert [one.rule for one in told] == ["DW-DEC-03"] * 2
    assert "You attack" in told[ORCS].text["en"]
    assert "You are the rearguard" in told[EMPIRE].text["en"]
    for kind in KINDS:
        terms_ = Terms(OPEN, GAME.scenarios.options(OPEN, {"level": "standard", "kind": kind}), SIDES)
        assert "fought" not in GAME.muster.book(terms_, "orcs").limits[0].text["fr"]


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize("shown", [4, 5])
def test_a_record_that_names_the_number_names_the_battle(shown: int) -> None:
    options = {"level": "standard", "kind": "drawn", "draw": numbered(shown), "points": 600}
    match, rng = Match(GAME, Record.begin(GAME, OPEN, options, SeededDice(2))), random.Random(2)
    while match.state.decision is not None and len(match.record.actions) < 400:
        ask = rng.choice(match.state.decision.asks)
        match.apply(ask.seat, pick(ask.options, rng).text)
    again = Record.from_json(json.loads(json.dumps(match.sealed_record().to_json())))
    assert verify(again, GAME).sound
    assert again.options["draw"] == options["draw"]
