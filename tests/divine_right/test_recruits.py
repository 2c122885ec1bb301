"""Green recruits (DR-A-GRN): who raises how many conscripts, and what they do to an army."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import status
from hexarchy.games.divine_right.advanced import recruits
from hexarchy.games.divine_right.words import KINGDOM_IDS, SHUCASSAM
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies, charge, sides

FIELD, BESIDE = "1425", "1325"  # of nobody
MUETAR = {"muetar": "first", "hothior": "second"}


def game(phase: str, *, on: bool = True, **more: Any) -> Table:
    return at(phase, options={"level": "intermediate", "green_recruits": on}, **{"kingdoms": MUETAR, **more})


@pytest.mark.rule("DR-A-GRN-01")
@pytest.mark.parametrize(("kingdom", "count"), [("muetar", 5), ("neuth", 3), ("shucassam", 5)])
def test_a_kingdom_has_as_many_recruits_as_castles_and_three_at_least(kingdom: str, count: int) -> None:
    assert recruits.pool(game("events").s, KINGDOM_IDS.index(kingdom)) == count


@pytest.mark.rule("DR-A-GRN-01")
def test_a_plundered_castle_sends_nobody() -> None:
    castles = [
        WORLD.grid.ids[castle.space] for castle in WORLD.castles if castle.kingdom == KINGDOM_IDS.index("muetar")
    ]
    s = game("events", plundered=castles[1:2]).s
    assert recruits.pool(s, KINGDOM_IDS.index("muetar")) == 4
    castles = [WORLD.grid.ids[castle.space] for castle in WORLD.castles if castle.kingdom == SHUCASSAM]
    assert recruits.pool(game("events", plundered=castles[1:3]).s, SHUCASSAM) == 5


@pytest.mark.rule("DR-A-GRN-02", "DR-DEC-22")
def test_one_conscript_unit_a_phase_takes_an_eliminated_units_place() -> None:
    t = game("events", dice=[3, 4])  # and no event
    assert (t.question, t.asked) == ("turn-starts", ["first"])
    assert "conscript muetar_army_1" in t.options
    assert {*t.targets("conscript")} == {WORLD.names[unit] for unit in WORLD.regulars_of[KINGDOM_IDS.index("muetar")]}
    t.do("conscript muetar_army_1")
    assert t.where("muetar_army_1") == WORLD.grid.ids[WORLD.pieces[WORLD.index["muetar_army_1"]].home]
    assert t.master("muetar_army_1") == "first"
    assert t.view("second")["levies"]["green"] == {"muetar": 1}
    assert t.question != "turn-starts"
    assert t.why("conscript muetar_army_2")
    assert game("events", on=False).targets("conscript") == []


@pytest.mark.rule("DR-A-GRN-02")
def test_an_ally_has_recruits_of_its_own_but_the_phase_has_one() -> None:
    treasures = ["muetar_monarch", "muetar_monarch"]  # to spend in the same phase
    t = game("events", allies={"immer": "first"}, treasures=treasures, hexes={"1825": ["muetar_monarch"]})
    t.do("conscript immer_army_1")
    if t.question == "turn-starts":
        assert t.targets("conscript") == []
        assert t.why("conscript muetar_army_1") == ["DR-A-GRN-02"]
    assert t.view("first")["levies"]["green"] == {"immer": 1}


@pytest.mark.rule("DR-A-GRN-02")
def test_the_third_conscript_comes_no_earlier_than_the_third_phase() -> None:
    t = game("events")
    for number in (1, 2, 3):
        while t.until("turn-starts").asked != ["first"]:
            t.do("done")
        assert t.view("first")["levies"]["green"].get("muetar", 0) == number - 1
        t.do(t.options[0])


@pytest.mark.rule("DR-A-GRN-05")
def test_when_all_are_raised_there_is_no_second_call() -> None:
    t = game("events", green={"muetar": 4})
    assert t.targets("conscript")
    t = game("events", green={"muetar": 5})
    assert t.targets("conscript") == []
    t = game("events", green={"muetar": 5}, allies={"immer": "first"})
    assert t.why("conscript muetar_army_1") == ["DR-A-GRN-05"]
    assert t.targets("conscript")


def fight(own: list[str], *dice: int, theirs: list[str] | None = None, **more: Any) -> Table:
    hexes = {BESIDE: own, FIELD: theirs or armies("hothior", 1)}
    masters = {name: "first" for name in own if name.startswith("mercenary")}
    t = game("combat", hexes=hexes, masters=masters, dice=[*dice], diluted=["muetar"], **more)
    return charge(t.do(f"attack {FIELD}"))


@pytest.mark.rule("DR-A-GRN-03")
@pytest.mark.parametrize(("others", "worse"), [(2, -1), (3, 0)], ids=["3 of 5", "3 of 6"])
def test_an_army_most_of_which_is_diluted_fights_worse(others: int, worse: int) -> None:
    own = [*armies("muetar", 1, 2, 3), *(f"mercenary_{number}" for number in range(1, others + 1))]
    assert sides(fight(own, 3, 3))[0].get("DR-A-GRN-03", 0) == worse
    assert "DR-A-GRN-03" not in sides(fight(own, 3, 3, on=False))[0]


@pytest.mark.rule("DR-A-GRN-03")
def test_the_first_conscript_dilutes_the_army() -> None:
    t = game("events")
    assert t.view("first")["levies"]["diluted"] == []
    t.do("conscript muetar_army_1")
    assert t.view("first")["levies"]["diluted"] == ["muetar"]
    t = game("events", green={"muetar": 1})  # they have proved themselves since
    t.do("conscript muetar_army_1")
    assert t.view("first")["levies"]["diluted"] == []


@pytest.mark.rule("DR-A-GRN-04")
@pytest.mark.parametrize(
    ("dice", "left"), [((6, 1), []), ((1, 6), ["muetar"]), ((4, 3), ["muetar"])], ids=["won", "lost", "drawn"]
)
def test_a_victory_at_a_disadvantage_ends_it(dice: tuple[int, int], left: list[str]) -> None:
    t = fight(armies("muetar", 1, 2), *dice, theirs=armies("hothior", 1, 2))
    assert t.view("first")["levies"]["diluted"] == left


@pytest.mark.rule("DR-A-GRN-04")
def test_a_victory_of_others_does_not() -> None:
    t = fight([*armies("muetar", 1), "mercenary_1"], 6, 1)
    assert t.view("first")["levies"]["diluted"] == ["muetar"]


@pytest.mark.rule("DR-A-GRN-04")
def test_deactivation_ends_it() -> None:
    t = game("movement", allies={"immer": "first"}, diluted=["immer"])
    status.deactivate(t.s, KINGDOM_IDS.index("immer"))
    assert t.view("first")["levies"]["diluted"] == []
