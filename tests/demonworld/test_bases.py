"""Bases of Large Elements (DW-E-GIA, DW-E-DRA, DW-E-CHA, DW-E-ART): the drawn fields, steps and turns."""

from __future__ import annotations

import tomllib

import pytest

from hexarchy.core.axial import plus
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.large.bases import BACKWARD, FORWARD, ON_THE_SPOT, Base, Bases, Move
from tests.demonworld.ground import axial, named

BASES = Bases().all
DRAWN = tomllib.loads((DATA / "geometry.toml").read_text(encoding="utf-8"))["base"]
NORTH = 0


def fields(base: Base, anchor: str, facing: str = "N") -> set[str]:
    return named(base.covered(axial(anchor), FACINGS.index(facing)))


def zone(base: Base, anchor: str, name: str) -> set[str]:
    return named([plus(axial(anchor), at) for at in base.shape.zones[NORTH][name]])


def steps(base: Base, kind: str) -> dict[str, int]:
    """Where steps of a kind lead a base that faces north from G8, and their cost."""
    found = [move for move in base.moves[NORTH] if move.kind == kind and move.facing == NORTH]
    return {next(iter(named([plus(axial("G8"), move.anchor)]))): move.points for move in found}


def after(base: Base, anchor: str, kind: str, facing: str, *, front: str) -> tuple[set[str], int]:
    """What a base covers after the turn of a kind to a facing that brings its anchor there, and what it costs."""
    for move in base.moves[NORTH]:
        there, looks = base.after(axial(anchor), NORTH, move)
        if (move.kind, FACINGS[looks], named([there])) == (kind, facing, {front}):
            return named(base.covered(there, looks)), move.points
    raise AssertionError("there is no such turn")


@pytest.mark.rule("DW-E-GIA-02", "DW-E-GIA-03")
def test_a_giant() -> None:
    giant = BASES["giant"]
    assert fields(giant, "F8") == {"F8", "G7", "G8"}
    assert zone(giant, "F8", "frontal") == {"E7", "E8"}
    assert len({at for zone in giant.shape.zones[NORTH].values() for at in zone}) == 9
    assert {*giant.shape.around[NORTH]} == {at for zone in giant.shape.zones[NORTH].values() for at in zone}


@pytest.mark.rule("DW-E-GIA-08", "DW-E-DRA-06")
@pytest.mark.parametrize("name", ["giant", "dragon"])
def test_giants_and_dragons_step_any_way(name: str) -> None:
    base = BASES[name]
    assert steps(base, "ahead") == {"F8": 3, "F9": 3}
    assert steps(base, "sideward") == {"G7": 4, "G9": 4}
    assert steps(base, "backward") == {"H8": 5, "H9": 5}


@pytest.mark.rule("DW-E-GIA-09", "DW-E-GIA-10")
def test_turns_of_a_giant() -> None:
    giant = BASES["giant"]
    assert after(giant, "F8", FORWARD, "ENE", front="F9") == ({"F9", "F8", "G8"}, 3)
    assert after(giant, "F8", FORWARD, "ENE", front="F8")[1] == 3
    assert after(giant, "F8", ON_THE_SPOT, "ESE", front="G8") == ({"F8", "G7", "G8"}, 3)


@pytest.mark.rule("DW-E-DRA-02", "DW-E-DRA-03")
def test_a_dragon() -> None:
    dragon = BASES["dragon"]
    assert fields(dragon, "E8") == {"E8", "F8", "F9", "G8"}
    assert len(dragon.shape.around[NORTH]) == 10


@pytest.mark.rule("DW-E-DRA-07")
def test_turns_of_a_dragon() -> None:
    dragon = BASES["dragon"]
    assert after(dragon, "E8", FORWARD, "ENE", front="E9") == ({"E9", "E8", "F9", "F8"}, 3)
    assert after(dragon, "E8", BACKWARD, "WNW", front="F8") == ({"F8", "F9", "G8", "G9"}, 3)
    assert all(move.kind != ON_THE_SPOT for move in dragon.moves[NORTH])


@pytest.mark.rule("DW-E-CHA-01", "DW-E-CHA-02")
def test_a_chariot() -> None:
    chariot = BASES["chariot"]
    assert fields(chariot, "F8") == {"F8", "F9", "G8"}
    assert zone(chariot, "F8", "front") == {"E7", "E8", "E9"}
    assert zone(chariot, "F8", "rear") == {"H8", "H9"}
    flanks = {name: zone(chariot, "F8", name) for name in chariot.shape.zones[NORTH] if name.startswith("flank")}
    assert flanks == {
        "flank_left_front": {"F7"},
        "flank_left_back": {"G7"},
        "flank_right_front": {"F10"},
        "flank_right_back": {"G9"},
    }


@pytest.mark.rule("DW-E-CHA-06", "DW-E-CHA-07")
def test_a_chariot_goes_ahead_and_turns_forward() -> None:
    chariot = BASES["chariot"]
    assert {move.kind for move in chariot.moves[NORTH]} == {"ahead", FORWARD}
    assert after(chariot, "F8", FORWARD, "ENE", front="E8") == ({"E8", "F9", "F8"}, 3)


@pytest.mark.rule("DW-E-ART-06", "DW-E-ART-07")
def test_guns() -> None:
    three, four = BASES["artillery3"], BASES["artillery4"]
    for gun in (three, four):
        assert {**steps(gun, "ahead"), **steps(gun, "backward")} == {"F8": 3, "F9": 3, "H8": 3, "H9": 3}
        assert not steps(gun, "sideward")
    assert ON_THE_SPOT in {move.kind for move in three.moves[NORTH]}
    assert ON_THE_SPOT not in {move.kind for move in four.moves[NORTH]}


@pytest.mark.parametrize("name", BASES)
def test_turns_cover_what_is_drawn(name: str) -> None:
    base, drawn = BASES[name], DRAWN[name]["turn"]
    turns = [move for move in base.moves[NORTH] if move.facing != NORTH]
    assert len(turns) == len(drawn)
    for move, one in zip(turns, drawn, strict=True):
        assert {*base.covered(move.anchor, move.facing)} == {(q, r) for q, r in one["new_fields"]}
        if one["pivot"] != "none":
            pivot = DRAWN[name]["fields"][one["pivot"]]
            assert (pivot[0], pivot[1]) in base.covered(move.anchor, move.facing)


@pytest.mark.parametrize("name", BASES)
@pytest.mark.parametrize("facing", range(6))
def test_a_base_is_the_same_whichever_way_it_looks(name: str, facing: int) -> None:
    base = BASES[name]
    for move in base.moves[facing]:
        assert len({*base.covered((0, 0), facing)}) == len(DRAWN[name]["fields"])
        assert len(base.entered((0, 0), facing, move)) <= len(DRAWN[name]["fields"])
        assert isinstance(move, Move)
    spots = [move for move in base.moves[facing] if move.kind == ON_THE_SPOT]
    assert all(not base.entered((0, 0), facing, move) for move in spots)
