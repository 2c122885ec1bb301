"""Ignoble mercenaries (DR-A-IGN): whom they attack, when they change sides, when they are lost."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import status
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import Table, at
from tests.divine_right.test_combat import armies

FIELD, BESIDE = "1425", "1325"  # of nobody
OTHER = "1426"  # beside the field, too
PASS, FOOT = "1820", "1821"
IMMER, NEAR = "1207", "1206"  # ground of Immer
OPTIONS = {"level": "intermediate", "ignoble_mercenaries": True}


def hired(*numbers: int) -> list[str]:
    return [f"mercenary_{number}" for number in numbers]


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, seats: dict[str, str], **more: Any) -> Table:
    return at(phase, hexes=hexes, masters=seats, options={**OPTIONS, "ignoble_mercenaries": on}, **more)


# -- no lone attacks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-IGN-01")
@pytest.mark.parametrize(
    ("company", "attack"),
    [
        ([], False),
        (["hothior_army_1"], True),
        (["hothior_monarch"], True),
        (["juulute"], True),
        (["mortnoir"], False),
        (["ogre_1"], False),
        (["scum_1"], True),
    ],
    ids=["alone", "a regular", "their monarch", "a leader", "a character", "an Ogre", "special mercenaries"],
)
def test_mercenaries_attack_led_or_with_better_troops_beside_them(company: list[str], attack: bool) -> None:
    seats = dict.fromkeys(hired(1, 2, 3), "first")
    seats |= {name: "first" for name in company if not name.startswith("hothior")}
    hexes = {BESIDE: [*hired(1, 2, 3), *company], FIELD: armies("muetar", 1)}
    t = game("combat", hexes, seats=seats)
    if t.question == "attack":
        t.do(f"attack {FIELD}")
    assert ("mercenary_1" in t.targets("commit")) == attack
    off = game("combat", hexes, on=False, seats=seats)
    assert "mercenary_1" in off.do(f"attack {FIELD}").targets("commit")


@pytest.mark.rule("DR-A-IGN-01")
def test_three_alone_are_told_why() -> None:
    hexes = {BESIDE: hired(1, 2, 3), OTHER: armies("hothior", 1, 2), FIELD: armies("muetar", 1)}
    t = game("combat", hexes, seats=dict.fromkeys(hired(1, 2, 3), "first"))
    t.do(f"attack {FIELD}")
    assert t.why("commit mercenary_1") == ["DR-A-IGN-01"]


# -- defection --------------------------------------------------------------------------------------------------------


def attacked(
    own: dict[str, list[str]], theirs: list[str], field: str = FIELD, seats: dict[str, str] | None = None, **more: Any
) -> Table:
    """The first seat attacks mercenaries of the second with all it has."""
    masters = {name: "second" for name in theirs if not name.startswith("muetar")} | (seats or {})
    t = game("combat", {**own, field: theirs}, seats=masters, **more).do(f"attack {field}")
    while t.question in ("commit", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "done")
    return t


@pytest.mark.rule("DR-A-IGN-02", "DR-DEC-61")
def test_six_attack_two_leaderless_mercenaries_who_join_them() -> None:
    t = attacked({BESIDE: armies("hothior", 1, 2, 3, 4, 5, 6)}, hired(1, 2))
    assert (t.question, t.asked) == ("defection", ["first"])
    assert t.options == [f"place {BESIDE}", "no"]
    t.do(f"place {BESIDE}")
    assert len(t.stack(BESIDE)) == 8
    assert t.stack(FIELD) == []
    assert [t.master(name) for name in hired(1, 2)] == ["first", "first"]
    assert not [
        event for event in t.log if event.key == "roll" and event.args["why"].startswith(("DR-B-COM", "DR-B-RET"))
    ]


@pytest.mark.rule("DR-A-IGN-02")
def test_at_less_than_three_to_one_there_is_no_offer() -> None:
    assert attacked({BESIDE: armies("hothior", 1, 2, 3, 4, 5)}, hired(1, 2)).question == "retreat"
    off = attacked({BESIDE: armies("hothior", 1, 2, 3, 4, 5, 6)}, hired(1, 2), on=False)
    assert off.question == "retreat"


@pytest.mark.rule("DR-A-IGN-02")
@pytest.mark.parametrize("company", ["muetar_army_1", "muetar_monarch", "juulute", "ogre_1"])
def test_led_or_supported_they_stand(company: str) -> None:
    units = armies("hothior", 1, 2, 3, 4, 5, 6)
    assert attacked({BESIDE: units}, [*hired(1), company]).question != "defection"


@pytest.mark.rule("DR-A-IGN-02")
def test_refused_the_attack_goes_on() -> None:
    t = attacked({BESIDE: armies("hothior", 1, 2, 3)}, hired(1), dice=[6, 1])
    t.do("no")
    assert t.question == "retreat"
    t.do("no")
    assert t.where("mercenary_1") == "pool"


@pytest.mark.rule("DR-A-IGN-02")
def test_of_several_attacking_stacks_the_attacker_names_one() -> None:
    t = attacked({BESIDE: armies("hothior", 1, 2), OTHER: armies("hothior", 3)}, hired(1))
    assert {*t.targets("place")} == {BESIDE, OTHER}
    t.do(f"place {OTHER}")
    assert t.stack(OTHER) == ["hothior_army_3", "mercenary_1"]


@pytest.mark.rule("DR-A-IGN-02")
def test_a_mercenary_fleet_brings_the_mercenaries_aboard_it() -> None:
    fleets = [f"mivior_fleet_{number}" for number in (1, 2, 3)]
    theirs = ["mercenary_fleet_1", "mercenary_1"]
    t = attacked(
        {"0014": fleets},
        theirs,
        "0013",
        kingdoms={"mivior": "first", "muetar": "second"},
        aboard={"mercenary_1": "mercenary_fleet_1"},
    )
    t.do("place 0014")
    assert [t.where(name) for name in theirs] == ["0014", "0014"]
    assert [t.master(name) for name in theirs] == ["first", "first"]


# -- deactivation -----------------------------------------------------------------------------------------------------


def after_leaving(hexes: dict[str, list[str]], *, on: bool = True, seats: dict[str, str], **more: Any) -> Table:
    """Immer deactivates in the first seat's Combat Phase, and the player turn ends."""
    t = game("movement", hexes, on=on, seats=seats, allies={"immer": "first"}, **more)
    status.deactivate(t.s, KINGDOM_IDS.index("immer"))
    assert [t.where(name) for name in seats] == [t.where(name) for name in seats if t.where(name) != "pool"]
    while t.s.half.lapsed or t.s.half.leaving:
        t.do("done")
    return t


@pytest.mark.rule("DR-A-IGN-03")
def test_a_mercenary_in_the_land_of_a_kingdom_that_leaves_is_lost() -> None:
    hexes = {IMMER: hired(1), NEAR: [*hired(2), "hothior_army_1", "hothior_monarch"], FIELD: hired(3)}
    seats = dict.fromkeys(hired(1, 2, 3), "first")
    t = after_leaving(hexes, seats=seats)
    assert [t.where(name) for name in hired(1, 2, 3)] == ["pool", NEAR, FIELD]


@pytest.mark.rule("DR-A-IGN-03")
@pytest.mark.parametrize("company", [["hothior_army_1"], ["hothior_monarch"]], ids=["unled", "no regulars"])
def test_there_it_takes_a_leader_and_regulars_to_keep_them(company: list[str]) -> None:
    t = after_leaving({IMMER: [*hired(1), *company]}, seats={"mercenary_1": "first"})
    assert t.where("mercenary_1") == "pool"


@pytest.mark.rule("DR-A-IGN-03")
def test_a_mercenary_all_of_whose_companions_leave_is_lost_with_them() -> None:
    hexes = {
        FIELD: [*hired(1, 2), *armies("immer", 1, 2)],
        BESIDE: [*hired(3), *armies("immer", 3), *armies("hothior", 1)],
    }
    seats = dict.fromkeys(hired(1, 2, 3), "first")
    t = after_leaving(hexes, seats=seats)
    assert [t.where(name) for name in hired(1, 2, 3)] == ["pool", "pool", BESIDE]
