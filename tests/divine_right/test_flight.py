"""The Flying Carpet and the Airboat of Armera (DR-B-MAG-09, DR-B-MAG-13)."""

from __future__ import annotations

import pytest

from tests.divine_right.magic import FIELD, RING, TEMPLE, armies, mid
from tests.divine_right.table import WORLD, Table

MONARCH = "hothior_monarch"
CREW = ["rogue_1", "rogue_2", "rogue_3", "rogue_4"]
OPEN_SEA = "0220"


def far(t: Table, points: int) -> list[str]:
    """The spaces on offer at this distance from where the party is."""
    at = WORLD.grid.at(FIELD)
    return [space for space in t.targets("go") if WORLD.grid.distance(at, WORLD.grid.at(space)) == points]


def airborne(t: Table, piece: str) -> bool:
    return bool(t.s.airborne >> WORLD.index[piece] & 1)


@pytest.mark.rule("DR-B-MAG-09", "DR-B-FLY-02")
def test_the_bearer_of_the_carpet_flies_10_spaces_instead_of_walking() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH]}, devices={"flying_carpet": MONARCH}).do(f"move {MONARCH}")
    assert not far(t, 10)
    t.do("by carpet")
    assert far(t, 10)
    assert not far(t, 11)
    goal = next(space for space in far(t, 10) if WORLD.land_of[WORLD.grid.at(space)] < 0)
    t.do(f"go {goal}").until("next-move")
    assert t.where(MONARCH) == goal
    assert not airborne(t, MONARCH)
    assert f"move {MONARCH}" not in t.options


@pytest.mark.rule("DR-B-MAG-09", "DR-B-FLY-02")
def test_the_carpet_lands_on_land_or_on_a_friendly_fleet() -> None:
    kingdoms = {"mivior": "first", "muetar": "second"}
    for hexes, lands in (({}, False), ({OPEN_SEA: ["mivior_fleet_1"]}, True)):
        t = mid(
            "movement",
            kingdoms=kingdoms,
            hexes={"0421": ["mivior_monarch"], **hexes},
            devices={"flying_carpet": "mivior_monarch"},
        )
        t.do("move mivior_monarch", "by carpet")
        if not lands:
            assert t.refuses(f"go {OPEN_SEA}") == ["DR-B-FLY-02"]
            continue
        t.do(f"go {OPEN_SEA}").until("next-move")
        assert t.s.aboard[WORLD.index["mivior_monarch"]] == WORLD.index["mivior_fleet_1"]


@pytest.mark.rule("DR-B-MAG-09")
def test_the_carpet_bears_one_and_only_its_bearer() -> None:
    t = mid(
        "movement",
        hexes={FIELD: [MONARCH, "rogue_1", "hothior_army_1"]},
        masters={"rogue_1": "first"},
        devices={"flying_carpet": MONARCH},
    )
    t.do("move rogue_1")
    assert "by carpet" not in t.options
    t.do("stop", f"move {MONARCH}", "with hothior_army_1")
    assert "by carpet" not in t.options
    t.do("stop", f"move {MONARCH}", "by carpet")
    assert t.targets("with") == []


@pytest.mark.rule("DR-B-MAG-09", "DR-B-MAG-14")
def test_no_carpet_flies_beside_the_amulet() -> None:
    t = mid(
        "movement",
        hexes={FIELD: [MONARCH, "immer_monarch"]},
        allies={"immer": "first"},
        devices={"flying_carpet": MONARCH, "amulet": "immer_monarch"},
    ).do(f"move {MONARCH}")
    assert "by carpet" not in t.options


@pytest.mark.rule("DR-B-MAG-09", "DR-B-FLY-01")
def test_who_flies_over_enemies_meets_none_of_them() -> None:
    ring = {space: [f"muetar_army_{number}"] for number, space in enumerate(RING, 1)}
    t = mid("movement", hexes={FIELD: [MONARCH], **ring}, devices={"flying_carpet": MONARCH}, dice=[1])
    t.do(f"move {MONARCH}", "by carpet")
    assert not {*RING} & {*t.targets("go")}
    goal = next(space for space in far(t, 4) if WORLD.land_of[WORLD.grid.at(space)] < 0)
    t.do(f"go {goal}").until("next-move")
    assert (t.where(MONARCH), t.rolls("DR-B-FAT-01")) == (goal, [])


@pytest.mark.rule("DR-B-MAG-13")
def test_the_airboat_bears_four_heroes_and_not_a_fifth() -> None:
    t = mid(
        "movement",
        hexes={FIELD: [MONARCH, *CREW, "hothior_army_1"]},
        masters=dict.fromkeys(CREW, "first"),
        devices={"airboat": MONARCH},
    )
    t.do(f"move {MONARCH}", "by airboat")
    assert t.targets("with") == CREW
    t.do(*(f"with {hero}" for hero in CREW[:3]))
    assert t.refuses(f"with {CREW[3]}") != []
    goal = next(space for space in far(t, 10) if WORLD.land_of[WORLD.grid.at(space)] < 0)
    t.do(f"go {goal}").until("next-move")
    assert {*t.stack(goal)} == {MONARCH, *CREW[:3]}
    assert t.where(CREW[3]) == FIELD


@pytest.mark.rule("DR-B-MAG-13", "DR-B-FLY-02")
def test_nobody_gets_off_the_airboat_in_the_air() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, CREW[0]]}, masters={CREW[0]: "first"}, devices={"airboat": MONARCH})
    t.do(f"move {MONARCH}", "by airboat", f"with {CREW[0]}")
    t.do(f"go {next(space for space in far(t, 2) if WORLD.land_of[WORLD.grid.at(space)] < 0)}")
    assert t.question == "march"
    assert t.targets("drop") == []
    t.do("stop")
    assert not t.s.airborne


@pytest.mark.rule("DR-B-MAG-13")
def test_a_party_of_five_does_not_board_it() -> None:
    t = mid(
        "movement", hexes={FIELD: [MONARCH, *CREW]}, masters=dict.fromkeys(CREW, "first"), devices={"airboat": MONARCH}
    )
    t.do(f"move {MONARCH}", *(f"with {hero}" for hero in CREW[:3]))
    assert "by airboat" in t.options
    t.do(f"with {CREW[3]}")
    assert "by airboat" not in t.options


@pytest.mark.rule("DR-B-MAG-13", "DR-B-TOK-01")
def test_monarchs_fly_to_the_temple_but_not_with_a_rogue() -> None:
    near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(TEMPLE)][0]]
    start = next(WORLD.grid.ids[space] for space in WORLD.field.near[WORLD.grid.at(near)] if WORLD.land >> space & 1)
    t = mid("movement", hexes={start: [MONARCH, "rogue_1"]}, masters={"rogue_1": "first"}, devices={"airboat": MONARCH})
    t.do(f"move {MONARCH}", "by airboat")
    assert TEMPLE in t.targets("go")
    t.do("with rogue_1")
    assert TEMPLE not in t.targets("go")


def test_nobody_flies_without_a_device() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, *armies("hothior", 1)]}, devices={"airboat": "hothior_army_1"})
    assert [option for option in t.do(f"move {MONARCH}").options if option.startswith("by ")] == []
