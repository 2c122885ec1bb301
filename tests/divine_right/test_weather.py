"""Weather and sailing (DR-A-SAI): how far fleets sail."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import FLEET
from tests.divine_right.table import WORLD, Table, at

COLIST, SEA = "0421", "0220"
KINGDOMS = {"mivior": "first", "muetar": "second"}
FLEETS = ["mivior_fleet_1", "mivior_fleet_2", "mivior_fleet_3"]


def fleet(*dice: int, with_: tuple[str, ...] = (), on: bool = True, space: str = COLIST, **more: Any) -> Table:
    """Three fleets of Mivior, and others, are about to move."""
    options = {"level": "intermediate", "weather_sailing": on, **more.pop("options", {})}
    masters = {piece: "first" for piece in with_ if not piece.startswith("mivior")}
    given: dict[str, Any] = {"kingdoms": KINGDOMS, "hexes": {space: [*FLEETS, *with_]}, "masters": masters}
    return at("movement", dice=list(dice), options=options, **given | more)


def points(t: Table, piece: str = "mivior_fleet_1") -> int:
    return int(t.do(f"move {piece}").about["points"])


@pytest.mark.rule("DR-A-SAI-01")
@pytest.mark.parametrize(("die", "left"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_a_die_says_how_far_fleets_sail(die: int, left: int) -> None:
    t = fleet(die)
    assert points(t) == left
    assert [roll["why"] for roll in t.events("roll")] == ["DR-A-SAI-01"]
    assert points(fleet(die, on=False)) == 8


@pytest.mark.rule("DR-A-SAI-01")
def test_armies_do_not_mind_the_weather() -> None:
    t = fleet(1, with_=("mivior_army_1",))
    assert points(t, "mivior_army_1") == WORLD.pieces[WORLD.index["mivior_army_1"]].move
    assert not t.events("roll")


@pytest.mark.rule("DR-A-SAI-02")
def test_the_bag_of_wind_needs_no_die_and_adds_nothing_more() -> None:
    more: dict[str, Any] = {"devices": {"bag_of_wind": "mivior_monarch"}, "aboard": {"mivior_monarch": FLEETS[0]}}
    t = fleet(1, with_=("mivior_monarch",), space=SEA, **more)
    assert points(t) == 10
    assert not t.events("roll")


@pytest.mark.rule("DR-A-SAI-03")
def test_sailors_help_where_the_weather_is_slow() -> None:
    assert points(fleet(1, with_=("bilge_rat",))) == 7
    assert points(fleet(1, with_=("tana",))) == 6
    assert points(fleet(5, with_=("bilge_rat",))) == 9
    assert points(fleet(4, with_=("bilge_rat",))) == 8
    assert points(fleet(1)) == 5


@pytest.mark.rule("DR-A-SAI-04")
def test_one_die_binds_all_fleets_of_a_space() -> None:
    t = fleet(2, 6)
    assert points(t) == 6
    goal = max(t.targets("go"), key=lambda space: WORLD.grid.distance(WORLD.grid.at(space), WORLD.grid.at(COLIST)))
    assert WORLD.grid.distance(WORLD.grid.at(goal), WORLD.grid.at(COLIST)) <= 6
    t.do(f"go {goal}")
    if "stop" in t.options and t.question == "march":
        t.do("stop")
    assert points(t, "mivior_fleet_2") == 6
    assert len(t.events("roll")) == 1
    assert t.events("weather")[0]["points"] == 6


@pytest.mark.rule("DR-A-SAI-04")
def test_fleets_of_another_space_have_weather_of_their_own() -> None:
    t = fleet(2, 6, hexes={COLIST: FLEETS[:2], SEA: FLEETS[2:]})
    assert points(t) == 6
    t.do("stop")
    assert points(t, "mivior_fleet_3") == 10


@pytest.mark.rule("DR-A-SAI-04")
@pytest.mark.parametrize(("reaver", "others", "left"), [(1, 6, 7), (6, 1, 5), (6, 6, 10)])
def test_of_fleets_together_the_slower_one_rules(reaver: int, others: int, left: int) -> None:
    """The Reaver's print is 10, theirs 8: in the worst weather it still sails 7 spaces, and holds nobody up more."""
    t = fleet(reaver, others, hexes={COLIST: FLEETS, SEA: ["reaver"]}, masters={"reaver": "first"})
    assert points(t, "reaver") == 6 + reaver
    t.do("stop")
    assert points(t) == 4 + others
    together = [WORLD.index[name] for name in (FLEETS[0], "reaver")]
    assert party.allowance(t.s, together) == left


@pytest.mark.rule("DR-A-SAI-04", "DR-A-OME-03")
def test_omens_are_added_after_the_weather() -> None:
    dice = [1, 4, 3, 2, 1, 2]  # Omens, a bad one: 2; a card; the weather
    options = {"level": "intermediate", "weather_sailing": True, "omens": True}
    t = at("events", kingdoms=KINGDOMS, hexes={COLIST: FLEETS}, dice=dice, options=options)
    while t.question != "next-move":
        t.log += t.s.apply(t.ask.seat, "none" if t.question == "function" else t.ask.default)
    assert points(t) == 4


@pytest.mark.rule("DR-A-SAI-04")
def test_the_slowest_fleet_in_the_worst_weather_enters_a_space() -> None:
    assert min(piece.move for piece in WORLD.pieces if piece.kind == FLEET) - 4 + 1 - 2 >= 1
