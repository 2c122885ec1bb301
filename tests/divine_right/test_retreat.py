"""Retreat before combat (DR-B-RET): who may, on which die, and where to."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.combat.retreat import NEEDED
from hexarchy.games.divine_right.words import CLASSES
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies


def attacked(defenders: list[str], *dice: int, hexes: dict[str, list[str]] | None = None, **more: Any) -> Table:
    """The first seat attacks FIELD with one army; the defender is asked whether they retreat."""
    stacks = {RING[0]: armies("hothior", 1), FIELD: defenders, **(hexes or {})}
    t = at("combat", hexes=stacks, dice=[*dice], **more)
    return t.do(f"attack {FIELD}")


@pytest.mark.rule("DR-B-RET-01", "DR-T-B-RETREAT")
@pytest.mark.parametrize(
    ("kingdoms", "unit", "needs"),
    [
        ({"hothior": "first", "muetar": "second"}, "muetar_army_1", 4),
        ({"hothior": "first", "muetar": "second"}, "mercenary_1", 4),
        ({"hothior": "first", "ghem": "second"}, "ghem_army_1", 3),
        ({"hothior": "first", "muetar": "second"}, "northern_barbarian_1", 5),
    ],
)
def test_each_class_has_its_chance(kingdoms: dict[str, str], unit: str, needs: int) -> None:
    masters = {unit: "second"} if WORLD.pieces[WORLD.index[unit]].kingdom < 0 else {}
    for die in range(1, 7):
        t = attacked([unit], die, kingdoms=kingdoms, masters=masters)
        assert (t.question, t.asked) == ("retreat", ["second"])
        t.do("yes")
        assert (t.question == "retreat-where") == (die >= needs)
    assert dict(zip(CLASSES, NEEDED, strict=True)) == {"barbarian": 5, "human": 4, "non_human": 3, "magical": 2}


@pytest.mark.rule("DR-B-RET-02", "DR-DEC-64", "DR-B-RET-06")
def test_the_class_least_able_rolls_first_and_fails_alone() -> None:
    wild = "northern_barbarian_1"
    t = attacked([wild, *armies("muetar", 1, 2, 3), "muetar_monarch"], 4, 4, masters={wild: "second"})
    assert t.ask.args["kind"] == "barbarian"
    t.do("yes")
    assert t.question == "retreat"
    assert t.ask.args["kind"] == "human"  # the one that failed is not asked again
    t.do("yes")
    assert "stay muetar_monarch" in t.options  # the monarch goes with the regulars, or stays
    t.do(f"retreat {RING[5]}")
    assert t.where("muetar_monarch") == t.where("muetar_army_3") == RING[5]
    assert t.where(wild) == FIELD
    assert t.rolls("DR-B-COM-06")  # it fights alone


@pytest.mark.rule("DR-B-RET-02")
def test_if_the_class_least_able_succeeds_all_may_go() -> None:
    wild = "northern_barbarian_1"
    t = attacked([wild, *armies("muetar", 1, 2)], 5, masters={wild: "second"})
    t.do("yes", f"retreat {RING[5]}")
    assert {t.where(unit) for unit in (wild, *armies("muetar", 1, 2))} == {RING[5]}
    assert not t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-B-RET-06")
def test_a_hero_may_stay_with_those_who_fight() -> None:
    wild = "northern_barbarian_1"
    t = attacked([wild, "muetar_army_1", "muetar_monarch"], 4, 4, 1, 6, masters={wild: "second"})
    t.do("yes", "yes", "stay muetar_monarch", f"retreat {RING[5]}")
    assert t.where("muetar_monarch") == FIELD
    t = attacked(["muetar_army_1", "muetar_monarch"], 4)
    t.do("yes")
    assert "stay muetar_monarch" not in t.options  # nobody fights on


@pytest.mark.rule("DR-B-RET-06", "DR-A-CURSE-40")
def test_lovers_stay_together() -> None:
    wild, pair = "northern_barbarian_1", ["eloia", "juulute"]
    t = attacked(
        [wild, "muetar_army_1", *pair],
        *(4, 4, 1, 6),
        masters=dict.fromkeys([wild, *pair], "second"),
        curses={"juulute": {"love": {"goal": "eloia", "past": 0}}},
        options={"level": "intermediate", "curses": True},
    )
    t.do("yes", "yes", "stay eloia")
    assert not t.targets("stay")
    t.do(f"retreat {RING[5]}")
    assert [t.where(one) for one in pair] == [FIELD, FIELD]


@pytest.mark.rule("DR-B-RET-03")
def test_all_go_to_one_adjacent_space_free_of_enemies() -> None:
    t = attacked(armies("muetar", 1, 2), 6, hexes={RING[1]: armies("hothior", 2)})
    t.do("commit hothior_army_1", "done", "yes")
    assert t.targets("retreat") == [space for space in RING if space not in (RING[0], RING[1])]


@pytest.mark.rule("DR-B-RET-03", "DR-DEC-64")
def test_who_is_surrounded_is_not_asked() -> None:
    ring = {space: armies("hothior", number) for number, space in enumerate(RING, 1)}
    t = at("combat", hexes={**ring, FIELD: armies("muetar", 1)}, dice=[6, 1])
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done")
    assert not t.rolls("DR-B-RET-01")
    assert t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-B-RET-04")
def test_attackers_enter_the_empty_space_and_attack_no_more() -> None:
    hexes = {"1426": armies("hothior", 1), FIELD: armies("muetar", 1), RING[5]: armies("muetar", 2)}
    t = at("combat", hexes=hexes, dice=[6])
    t.do(f"attack {FIELD}", "yes", f"retreat {RING[0]}")
    assert t.question == "advance"
    t.do("advance hothior_army_1")
    assert t.where("hothior_army_1") == FIELD
    assert t.question not in ("attack", "commit", "advance")


@pytest.mark.rule("DR-B-RET-04", "DR-DEC-64")
def test_nobody_retreats_twice() -> None:
    hexes = {"1426": armies("hothior", 1, 2), FIELD: armies("muetar", 1), "1526": armies("muetar", 2)}
    t = at("combat", hexes=hexes, dice=[6, 6, 1])
    t.do(f"attack {FIELD}", "commit hothior_army_1", "done", "attack 1526", f"resolve {FIELD}")
    t.do("yes", "retreat 1526", "done")
    assert t.question == "retreat"  # the other unit there may still try
    t.do("yes")
    assert t.where("muetar_army_1") == "1526"
    t.do(t.options[0])
    assert t.where("muetar_army_1") == "1526"  # it stays and fights
    assert t.where("muetar_army_2") != "1526"
    assert t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-B-RET-05")
def test_units_outside_retreat_into_their_own_castle() -> None:
    hexes = {"2215": armies("hothior", 1, 2), "2315": armies("muetar", 7, 8)}
    t = at("combat", hexes=hexes, outside=armies("muetar", 7, 8), dice=[4])
    t.do("attack 2315", "commit hothior_army_1", "done", "yes")
    assert "into-castle" in t.options
    t.do("into-castle")
    assert t.where("muetar_army_7") == "2315"
    assert t.inside("muetar_army_7")
    assert t.inside("muetar_army_8")


@pytest.mark.rule("DR-B-RET-06", "DR-B-FLT-10")
def test_fleets_retreat_with_their_cargo_and_leave_those_ashore() -> None:
    fleet = "mercenary_fleet_1"
    hexes = {"0322": ["mivior_fleet_1"], "0321": [fleet, "muetar_army_1", "muetar_monarch"]}
    more: dict[str, Any] = {"kingdoms": {"mivior": "first", "muetar": "second"}, "masters": {fleet: "second"}}
    t = at("combat", hexes=hexes, aboard={"muetar_army_1": fleet}, dice=[4], **more)
    t.do("attack 0321", "yes")
    assert all(WORLD.sailable >> WORLD.grid.at(space) & 1 for space in t.targets("retreat"))
    t.do("retreat 0320")
    assert t.where(fleet) == t.where("muetar_army_1") == "0320"
    assert t.where("muetar_monarch") == "0321"  # on the shore


@pytest.mark.rule("DR-B-RET-06", "DR-B-SIE-06")
def test_a_retreat_obeys_castles_and_closed_sides() -> None:
    t = at("combat", hexes={"0914": armies("muetar", 1), "0915": armies("hothior", 1)}, phasing=0, dice=[6])
    t.do("attack 0914", "yes")
    assert "1014" not in t.targets("retreat")  # a castle of the attacker's
    assert all(WORLD.land >> WORLD.grid.at(space) & 1 for space in t.targets("retreat"))


@pytest.mark.rule("DR-B-RET-07")
def test_a_retreat_into_neutral_land_is_a_violation_and_into_a_friendly_castle_inside() -> None:
    hexes = {"2715": armies("hothior", 1), "2714": armies("muetar", 1)}
    t = at("combat", hexes=hexes, dice=[6], penalties={"pon": []})
    t.do("attack 2714", "yes")
    pon = [space for space in t.targets("retreat") if WORLD.land_of[WORLD.grid.at(space)] == 5]
    t.do(f"retreat {pon[0]}")
    assert t.view(None)["kingdoms"]["pon"]["penalties"] == ["second"]
    hexes = {"2316": armies("muetar", 1), "2317": armies("hothior", 1)}
    t = at("combat", hexes=hexes, dice=[6])
    t.do("attack 2316", "yes", "retreat 2315")
    assert t.inside("muetar_army_1")


@pytest.mark.rule("DR-B-GEN-14")
def test_a_player_who_is_out_does_not_retreat() -> None:
    names = {"hothior": "first", "muetar": "second", "mivior": "third"}
    t = attacked(armies("muetar", 1, 2), 6, 1, seats=3, kingdoms=names)
    assert (t.question, t.asked) == ("retreat", ["second"])
    t.do("resign", seat="second")
    assert not t.rolls("DR-B-RET-01")
    assert t.rolls("DR-B-COM-06")  # they defend to the end of the player turn
