"""Familiar ground and home ground retreat (DR-A-FAM, DR-A-HGR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.table import Table, at
from tests.divine_right.test_combat import armies, charge

HOME, NEAR = "1207", "1206"  # clear ground of Immer
MOUNTAIN, FOOT = "0202", "0201"  # of Ghem
WOOD, EDGE = "0612", "0613"  # of nobody
FOREIGN, BESIDE = "1425", "1325"  # of nobody


def fight(space: str, start: str, own: list[str], theirs: list[str], *dice: int, **more: Any) -> Table:
    options = {"level": "intermediate", **more.pop("options", {})}
    t = at("combat", hexes={start: own, space: theirs}, dice=[*dice], options=options, **more)
    return t.do(f"attack {space}")


def added(t: Table, side: str) -> dict[str, int]:
    """What a side added to its die, by rule."""
    dice = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-COM-06"]
    return dict(next(roll["modifiers"] for roll in dice if roll["side"] == side))


@pytest.mark.rule("DR-A-FAM-01")
@pytest.mark.parametrize(
    ("space", "start", "bonus"), [(HOME, NEAR, {"DR-A-FAM-01": 1}), (FOREIGN, BESIDE, {})], ids=["home", "elsewhere"]
)
def test_a_monarch_fights_better_where_the_attacked_stack_is_at_home(
    space: str, start: str, bonus: dict[str, int]
) -> None:
    own = [*armies("immer", 1), "immer_monarch"]
    kingdoms = {"immer": "first", "muetar": "second"}
    t = fight(space, start, own, armies("muetar", 1), 6, 1, kingdoms=kingdoms, options={"familiar_ground": True})
    assert added(charge(t), "first") == bonus
    off = fight(space, start, own, armies("muetar", 1), 6, 1, kingdoms=kingdoms)
    assert added(charge(off), "first") == {}


@pytest.mark.rule("DR-A-FAM-02")
def test_a_leader_in_terrain_of_their_own_adds_one_in_all() -> None:
    theirs = [*armies("ghem", 1), "ghem_monarch"]
    kingdoms = {"muetar": "first", "ghem": "second"}
    t = fight(MOUNTAIN, FOOT, armies("muetar", 1), theirs, 6, 1, kingdoms=kingdoms, options={"familiar_ground": True})
    found = added(charge(t), "second")
    assert {rule: amount for rule, amount in found.items() if rule.startswith("DR-A-FAM")} == {"DR-A-FAM-01": 1}
    own = [*armies("neuth", 1), "neuth_monarch"]  # Elves in a wood of nobody’s
    kingdoms = {"neuth": "first", "ghem": "second"}
    t = fight(WOOD, EDGE, own, armies("ghem", 1), 6, 1, kingdoms=kingdoms, options={"familiar_ground": True})
    assert added(charge(t), "first") == {"DR-A-FAM-02": 1}


@pytest.mark.rule("DR-A-HGR-01", "DR-A-HGR-02")
@pytest.mark.parametrize(("die", "goes"), [(1, False), (2, False), (3, True), (4, True)])
def test_units_at_home_retreat_one_better(die: int, goes: bool) -> None:
    kingdoms = {"muetar": "first", "immer": "second"}
    more: dict[str, Any] = {"kingdoms": kingdoms, "options": {"home_ground_retreat": True}}
    t = fight(HOME, NEAR, armies("muetar", 1), armies("immer", 1), die, 1, 1, **more)
    t.do(f"commit {armies('muetar', 1)[0]}") if t.question == "commit" else None
    assert t.about["number"] == 3
    t.do("yes")
    assert (t.question == "retreat-where") == goes


@pytest.mark.rule("DR-A-HGR-01")
def test_abroad_nobody_retreats_better() -> None:
    kingdoms = {"muetar": "first", "immer": "second"}
    t = fight(
        FOREIGN,
        BESIDE,
        armies("muetar", 1),
        armies("immer", 1),
        3,
        1,
        1,
        kingdoms=kingdoms,
        options={"home_ground_retreat": True},
    )
    assert t.about["number"] == 4
