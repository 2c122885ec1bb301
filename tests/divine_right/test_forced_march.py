"""Forced march (DR-A-FMA): who may, what the die brings, and what is left of those who marched."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.advanced import forced_march
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.sieges import HOTHIOR, MUETAR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies, charge, sides
from tests.divine_right.test_tactics import classes

OPTIONS = {"level": "intermediate", "forced_march": True}
TABLES = {row["id"]: row["rows"] for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
STRANGERS = ("juulute", "kang", "ogre_", "northern", "mercenary_", "ghost_riders", "fox", "great_captain", "eloia")


def party(stack: list[str], *dice: int, start: str = FIELD, phase: str = "movement", **more: Any) -> Table:
    masters = {name: "first" for name in stack if name.startswith(STRANGERS)} | more.pop("masters", {})
    options = {**OPTIONS, **more.pop("options", {})}
    return at(
        phase, hexes={start: stack, **more.pop("hexes", {})}, masters=masters, dice=[*dice], options=options, **more
    )


def force(t: Table, number: int, *members: str) -> Table:
    """Move with all, and force the march to the first space offered."""
    t.do(f"move {members[0]}", *(f"with {one}" for one in members[1:]))
    t.do(f"force-march {number}")
    return t.do(t.options[0]) if t.question == "force-march" else t


def added(t: Table) -> int:
    (roll,) = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-A-FMA-03"]
    return sum(amount for _, amount in roll["modifiers"])


def five(*dice: int, **more: Any) -> Table:
    return party([*HOTHIOR[:5]], *dice, **more)


# -- who --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-FMA-01", "DR-DEC-44")
@pytest.mark.parametrize(
    ("stack", "may"),
    [
        ([HOTHIOR[0]], True),
        (["ogre_1"], False),
        (["northern_barbarian_16"], False),
        (["northern_barbarian_16", "juulute"], True),
    ],
)
def test_land_units_may_and_the_wild_only_under_their_chiefs(stack: list[str], may: bool) -> None:
    t = party(stack)
    t.do(f"move {stack[-1]}", *(f"with {one}" for one in stack[:-1]))
    assert bool(t.targets("force-march")) == may
    assert may or t.why("force-march 1") == ["DR-A-FMA-01"]


@pytest.mark.rule("DR-A-FMA-01")
def test_neither_ghosts_nor_fleets() -> None:
    t = party(["ghost_riders"]).do("move ghost_riders")
    assert t.why("force-march 1") == ["DR-A-FMA-01"]
    sea = at("movement", hexes={"0520": ["hothior_fleet_1"]}, options=OPTIONS).do("move hothior_fleet_1")
    assert sea.why("force-march 1") == ["DR-A-FMA-01"]


@pytest.mark.rule("DR-A-FMA-01", "DR-A-EPI-03")
def test_nor_a_stack_that_is_sick() -> None:
    t = party([*HOTHIOR[:2]], afflicted=[*HOTHIOR[:2]], options={"raging_epidemics": True}).do(f"move {HOTHIOR[0]}")
    assert t.why("force-march 1") == ["DR-A-FMA-01"]


@pytest.mark.rule("DR-A-FMA-02")
def test_one_roll_for_a_stack() -> None:
    t = force(five(5), 1, *HOTHIOR[:2])
    assert t.question == "march"
    assert t.why("force-march 1") == ["DR-A-FMA-02"]


# -- the die ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-FMA-03", "DR-A-FMA-12", "DR-T-A-FORCEDMARCH")
def test_the_table_is_that_of_the_booklet() -> None:
    for row, cells in zip(TABLES["DR-T-A-FORCEDMARCH"], forced_march.TABLE, strict=True):
        assert [row[f"plus{number}"] for number in range(1, 5)] == [*cells]


@pytest.mark.rule("DR-A-FMA-03", "DR-A-FMA-06")
def test_points_are_gained_and_marks_left() -> None:
    t = force(five(4), 2, *HOTHIOR[:5])  # die 4, wasteland: 3
    assert added(t) == -1
    t.do(t.options[0])
    assert t.events("force-marches")[0]["points"] == 2
    assert t.about["points"] == 5 + 2
    assert t.view(None)["war"]["tired"][HOTHIOR[1]] == "B"


@pytest.mark.rule("DR-A-FMA-03")
def test_with_the_points_one_comes_further() -> None:
    t = five(6)
    t.do(f"move {HOTHIOR[0]}")
    before = {*t.targets("go")}
    t.do("force-march 1")
    goals = {*t.targets("go")}
    assert goals
    assert not goals & before
    t.do(t.options[0])
    assert goals <= {*t.targets("go")}


@pytest.mark.rule("DR-A-FMA-04", "DR-DEC-55")
def test_a_star_costs_a_unit_of_its_owners_choice() -> None:
    t = force(five(3), 1, *HOTHIOR[:5])  # counts 2
    assert (t.question, {*t.targets("lose")}) == ("stragglers", {*HOTHIOR[:5]})
    t.do(f"lose {HOTHIOR[3]}")
    assert t.where(HOTHIOR[3]) == "pool"
    assert t.about["points"] == 6


@pytest.mark.rule("DR-A-FMA-08")
def test_dwarves_under_their_monarch_at_home_march_well() -> None:
    mountain = "3209"
    t = at(
        "movement",
        hexes={mountain: [*armies("ghem", 1, 2, 3), "ghem_monarch"]},
        allies={"ghem": "first"},
        options=OPTIONS,
    )
    ghem = [space for space in range(WORLD.grid.size) if WORLD.land_of[space] == KINGDOM_IDS.index("ghem")]
    members = [WORLD.index[name] for name in ("ghem_monarch", *armies("ghem", 1, 2, 3))]
    found = dict(forced_march.modifiers(t.s, members, sum(1 << space for space in ghem)))
    assert found["DR-A-FMA-08"] == 3
    assert found["DR-A-FMA-09"] == -1  # but Ghem is rough


@pytest.mark.rule("DR-A-FMA-08", "DR-A-FMA-09", "DR-T-A-FORCEDMARCH-MOD")
def test_elves_under_their_prince_in_an_enemys_mivior() -> None:
    t = at(
        "movement",
        kingdoms={"hothior": "first", "mivior": "second"},
        hexes={FIELD: [*armies("neuth", 1, 2, 3), "neuth_monarch"]},
        allies={"neuth": "first"},
        options=OPTIONS,
    )
    mivior = next(space for space in range(WORLD.grid.size) if WORLD.land_of[space] == 1)
    members = [WORLD.index[name] for name in ("neuth_monarch", *armies("neuth", 1, 2, 3))]
    assert sum(amount for _, amount in forced_march.modifiers(t.s, members, 1 << mivior)) == -1


@pytest.mark.rule("DR-A-FMA-08")
@pytest.mark.parametrize(
    ("leader", "rank", "good"), [("juulute", None, 1), ("eloia", None, 0), ("eloia", "B", 1), ("eloia", "C", 0)]
)
def test_a_good_leader_helps(leader: str, rank: str | None, good: int) -> None:
    tactical = {"options": {"tactical_combat": True}, "ratings": {leader: rank}} if rank else {}
    t = party([*HOTHIOR[:2], "mercenary_1", leader], **tactical)  # type: ignore[arg-type]
    members = [WORLD.index[name] for name in (leader, *HOTHIOR[:2], "mercenary_1")]
    found = dict(forced_march.modifiers(t.s, members, 1 << WORLD.grid.at(FIELD)))
    assert found.get("DR-A-FMA-08", 0) == good


@pytest.mark.rule("DR-A-FMA-08")
@pytest.mark.parametrize(("others", "good"), [([], 1), (["mercenary_1"], 1), (["immer_army_1"], 0)])
def test_one_kingdoms_regulars_under_their_own_captain(others: list[str], good: int) -> None:
    stack = [*HOTHIOR[:2], "great_captain_1", *others]
    t = party(stack, captains={"great_captain_1": "hothior"}, allies={"immer": "first"})
    members = [WORLD.index[name] for name in ("great_captain_1", *HOTHIOR[:2], *others)]
    found = dict(forced_march.modifiers(t.s, members, 1 << WORLD.grid.at(FIELD)))
    assert found.get("DR-A-FMA-08", 0) == good


@pytest.mark.rule("DR-A-FMA-12")
def test_the_die_stays_within_the_table() -> None:
    t = force(five(1), 2, *HOTHIOR[:2])  # 1 - 1
    assert t.events("force-marches")[0]["points"] == 1
    home = party([*HOTHIOR[:2], "hothior_monarch"], 6, start="0916")
    force(home, 3, "hothior_monarch", *HOTHIOR[:2])
    assert home.events("force-marches")[0]["points"] == 3


# -- afterwards -------------------------------------------------------------------------------------------------------


def tired(mark: str, *, phasing: int = 0, **more: Any) -> Table:
    """The first seat's marked stack beside the second's."""
    units = dict.fromkeys(HOTHIOR[:4], mark)
    hexes = {RING[0]: [*MUETAR[:3]]}
    return five(3, 3, phase="combat", phasing=phasing, hexes=hexes, tired=units, **more)


@pytest.mark.rule("DR-A-FMA-05")
def test_tired_troops_attack_worse() -> None:
    t = charge(tired("A").do(f"attack {RING[0]}"))
    assert sides(t)[0]["DR-A-FMA-05"] == -1
    fresh = charge(five(3, 3, phase="combat", hexes={RING[0]: [*MUETAR[:3]]}).do(f"attack {RING[0]}"))
    assert "DR-A-FMA-05" not in sides(fresh)[0]


@pytest.mark.rule("DR-A-FMA-05")
def test_or_under_a_leader_one_class_lower() -> None:
    t = party(
        [*HOTHIOR[:3], "hothior_monarch"],
        *(3, 3, 3, 3),
        phase="combat",
        hexes={RING[0]: [*MUETAR[:3]]},
        tired={HOTHIOR[0]: "A"},
        ratings={"hothior_monarch": "B"},
        options={"tactical_combat": True},
    )
    charge(t.do(f"attack {RING[0]}"))
    assert classes(t) == ["C", "E"]
    assert "DR-A-FMA-05" not in sides(t)[0]


@pytest.mark.rule("DR-A-FMA-06", "DR-A-FMA-07")
@pytest.mark.parametrize(("mark", "rule"), [("B", "DR-A-FMA-06"), ("C", "DR-A-FMA-07")])
def test_worn_out_troops_do_not_attack(mark: str, rule: str) -> None:
    other = {"1627": [HOTHIOR[5]], "1628": [MUETAR[5]]}  # so that there is somebody to attack
    units = dict.fromkeys(HOTHIOR[:5], mark)
    t = five(phase="combat", hexes={RING[0]: [*MUETAR[:3]], **other}, tired=units)
    assert t.targets("attack") == ["1628"]
    assert t.why(f"attack {RING[0]}") == [rule]


@pytest.mark.rule("DR-A-FMA-07")
def test_exhausted_troops_defend_badly() -> None:
    t = tired("C", phasing=1).do(f"attack {FIELD}")
    while t.question == "commit":
        t.do(t.options[0])
    if t.question == "attack":
        t.do("done")
    assert (t.question, t.about["number"]) == ("retreat", 6)
    t.do("no")
    assert sides(t)[1]["DR-A-FMA-07"] == -1


@pytest.mark.rule("DR-A-FMA-07")
def test_a_mark_c_costs_a_unit() -> None:
    t = force(five(4), 3, *HOTHIOR[:5])  # counts 3
    t.do(t.options[0])
    assert len(t.stack(FIELD)) == 4
    assert t.view(None)["war"]["tired"][HOTHIOR[4]] == "C"


@pytest.mark.rule("DR-A-FMA-10")
def test_they_make_their_companions_tired() -> None:
    t = five(3, 3, phase="combat", hexes={RING[0]: [*MUETAR[:3]]}, tired={HOTHIOR[4]: "A"}).do(f"attack {RING[0]}")
    t.do(f"commit {HOTHIOR[0]}", f"commit {HOTHIOR[1]}", "done")
    charge(t) if t.question in ("attack", "retreat") else None
    assert sides(t)[0]["DR-A-FMA-05"] == -1


@pytest.mark.rule("DR-A-FMA-05", "DR-A-FMA-06")
def test_when_it_is_over() -> None:
    t = five(phase="combat", tired={HOTHIOR[0]: "A", HOTHIOR[1]: "B"})
    assert "tired" in t.view(None)["war"] or t.s.phasing != 0
    assert dict(t.s.war.tired).get(WORLD.index[HOTHIOR[0]]) is None  # the turn has passed on
    assert dict(t.s.war.tired)[WORLD.index[HOTHIOR[1]]] == forced_march.WORN


@pytest.mark.rule("DR-A-FMA-11")
def test_a_lone_hero_may_and_a_star_wounds_them() -> None:
    t = force(party(["fox"], 2, 3), 3, "fox")  # 2 - 1
    assert t.events("force-marches")[0]["points"] == 2
    assert t.where("fox") == "track"


@pytest.mark.rule("DR-A-FMA-11")
def test_other_marks_do_not_touch_a_hero() -> None:
    t = force(party(["fox"], 4), 3, "fox")  # counts 3: 3-C
    assert t.where("fox") == FIELD
    assert "tired" not in t.view(None)["war"]


def test_a_mark_shows_who_is_tired() -> None:
    t = party([*HOTHIOR[:2]], tired={HOTHIOR[0]: "C"})
    assert [mark["hex"] for mark in GAME.scene(t.view("second"))["marks"] if mark["kind"] == "tired"] == [FIELD]


@pytest.mark.rule("DR-A-WIN-06", "DR-A-WIN-08")
def test_snow_and_forage() -> None:
    t = party([*HOTHIOR[:2]], turn=22, options={"winter": True, "variable_length": True, "last_turn": 30})
    members = [WORLD.index[name] for name in HOTHIOR[:2]]
    north = next(space for space in range(WORLD.grid.size) if WORLD.snow >> space & 1 and WORLD.land_of[space] < 0)
    assert dict(forced_march.modifiers(t.s, members, 1 << north))["DR-A-WIN-06"] == -1
    t.s.climate = t.s.climate._replace(snow=True)
    assert [reason.rule for reason in forced_march.barred(t.s, members, 1 << north)] == ["DR-A-WIN-08"]
