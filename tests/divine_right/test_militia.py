"""Militia (DR-A-MIL): when a kingdom calls it, how many come, where they stand, when they go."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import losses, status
from hexarchy.games.divine_right.advanced import militia
from hexarchy.games.divine_right.combat.strength import leads
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.movement.ground import passable
from hexarchy.games.divine_right.words import CLEAR, KINGDOM_IDS, NOBODY
from tests.divine_right.sieges import around
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies, charge, sides

IMMER = KINGDOM_IDS.index("immer")
FIELD, BESIDE = "1207", "1206"  # ground of Immer
HOMES = ["1203", "1406", "1503", "1508", "1805"]  # its deployment spaces
OURS = {"immer": "first", "muetar": "second"}


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "militia": on, **more.pop("options", {})}
    return at(phase, hexes=hexes, options=options, **{"kingdoms": OURS, **more})


def invaded(phase: str = "combat", **more: Any) -> Table:
    return game(phase, {FIELD: armies("muetar", 1), **more.pop("hexes", {})}, **more)


def mustered(t: Table) -> dict[str, int]:
    """How many stand where."""
    found: dict[str, int] = {}
    for unit in t.view("first")["levies"]["mustered"]:
        found[t.where(unit)] = found.get(t.where(unit), 0) + 1
    return found


def call(t: Table, *where: str) -> Table:
    t.do("call-militia immer")
    for space in where:
        t.do(f"place {space}")
    while t.question == "militia":
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-MIL-01", "DR-DEC-56")
def test_a_kingdom_with_enemies_in_it_may_call_its_militia() -> None:
    t = invaded()
    assert (t.question, t.asked) == ("combat-starts", ["first"])
    assert t.options == ["call-militia immer", "done"]
    assert invaded(on=False).question != "combat-starts"


@pytest.mark.rule("DR-A-MIL-01")
def test_without_an_enemy_inside_it_is_refused() -> None:
    t = game("combat", {"1425": armies("muetar", 1), "1325": armies("immer", 1)})
    assert t.targets("call-militia") == []
    assert t.why("call-militia immer") == ["DR-A-MIL-01"]
    heroes = game("combat", {FIELD: ["muetar_monarch"], "1425": armies("muetar", 1), "1325": armies("immer", 1)})
    assert heroes.targets("call-militia") == []


@pytest.mark.rule("DR-A-MIL-01")
def test_there_is_one_full_call() -> None:
    t = call(invaded(hexes={BESIDE: armies("immer", 1)}))
    assert t.why("call-militia immer") == ["DR-A-MIL-01"]


@pytest.mark.rule("DR-A-MIL-02")
def test_immer_with_four_castles_calls_four() -> None:
    t = call(invaded())
    assert sum(mustered(t).values()) == 4
    assert t.view("second")["levies"]["called"] == {"immer": 4}
    assert all(t.master(unit) == "first" for unit in t.view("first")["levies"]["mustered"])


@pytest.mark.rule("DR-A-MIL-02")
@pytest.mark.parametrize(
    ("kingdom", "five", "count"),
    [("neuth", False, 3), ("muetar", False, 5), ("shucassam", False, 3), ("shucassam", True, 5), ("neuth", True, 3)],
)
def test_three_at_least_and_five_of_shucassam_if_players_like(kingdom: str, five: bool, count: int) -> None:
    t = game("movement", {}, options={"shucassam_5": five})
    assert militia.full_call(t.s, KINGDOM_IDS.index(kingdom)) == count


@pytest.mark.rule("DR-A-MIL-03", "DR-DEC-56")
def test_five_in_three_spaces_are_two_and_two_and_one() -> None:
    homes = ["2613", "2817", "3020"]  # of Pon
    kingdoms = {"pon": "first", "muetar": "second"}
    field = next(name for name in WORLD.grid.ids if named(name, "pon") and name not in homes)
    t = game("combat", {field: armies("muetar", 1)}, kingdoms=kingdoms, called={"pon": 5})
    t.do("call-militia pon")
    assert (t.question, t.targets("place")) == ("militia", homes)
    t.do("place 2613")
    assert t.targets("place") == homes[1:]
    t.do("place 3020")
    assert mustered(t) == {"2613": 2, "2817": 1, "3020": 2}


def named(space: str, kingdom: str) -> bool:
    number = WORLD.grid.at(space)
    return WORLD.land_of[number] == KINGDOM_IDS.index(kingdom) and bool(WORLD.land >> number & 1)


@pytest.mark.rule("DR-A-MIL-03")
def test_not_where_enemies_stand_but_inside_a_besieged_castle() -> None:
    enemies = {"1203": armies("muetar", 1), **around("1508", armies("muetar", 2, 3, 4, 5, 6, 7))}
    t = game("combat", enemies, sieges={"1508": "second"})
    t.do("call-militia immer")
    while t.question == "militia":
        assert "1203" not in t.targets("place")
        t.do("place 1508" if "1508" in t.targets("place") else t.options[0])
    inside = next(unit for unit in t.view("first")["levies"]["mustered"] if t.where(unit) == "1508")
    assert t.inside(inside)


def fight(militia_units: int, regulars: int, **more: Any) -> Table:
    own = [f"militia_{number}" for number in range(1, militia_units + 1)]
    stack = [*own, *armies("immer", *range(1, regulars + 1))]
    t = game(
        "combat",
        {BESIDE: stack, FIELD: armies("muetar", 1, 2, 3)},
        masters=dict.fromkeys(own, "first"),
        mustered=dict.fromkeys(own, "immer"),
        called={"immer": 4},
        dice=[3, 3],
        **more,
    )
    return charge(t.do(f"attack {FIELD}"))


@pytest.mark.rule("DR-A-MIL-04")
@pytest.mark.parametrize(("regulars", "worse"), [(2, -1), (1, -1), (3, 0)])
def test_a_force_half_of_which_is_militia_fights_worse(regulars: int, worse: int) -> None:
    assert sides(fight(2, regulars))[0].get("DR-A-MIL-04", 0) == worse


@pytest.mark.rule("DR-A-MIL-04")
def test_they_move_like_regulars_and_follow_their_monarch() -> None:
    t = game(
        "movement",
        {BESIDE: ["militia_1", "immer_army_1", "immer_monarch"], FIELD: armies("muetar", 1)},
        masters={"militia_1": "first"},
        mustered={"militia_1": "immer"},
    )
    unit, regular, monarch = (WORLD.index[name] for name in ("militia_1", "immer_army_1", "immer_monarch"))
    assert party.move_of(t.s, unit) == party.move_of(t.s, regular)
    assert party.profile(t.s, unit) == party.profile(t.s, regular)
    assert leads(t.s, monarch, unit)


INSIDE, OUTSIDE = next(  # over the border, on clear ground
    (name, WORLD.grid.ids[near])
    for name in WORLD.grid.ids
    if named(name, "immer")
    for near in passable(WORLD)[WORLD.grid.at(name)]
    if WORLD.land_of[near] == NOBODY and WORLD.terrain[near] == CLEAR
)


def in_the_field(phase: str, enemies: dict[str, list[str]], **more: Any) -> Table:
    units = [f"militia_{number}" for number in (1, 2, 3, 4)]
    return game(
        phase,
        {"1203": units, **enemies},
        masters=dict.fromkeys(units, "first"),
        mustered=dict.fromkeys(units, "immer"),
        called={"immer": 4},
        **more,
    )


@pytest.mark.rule("DR-A-MIL-05")
def test_they_leave_when_the_last_enemy_has_left() -> None:
    t = in_the_field("movement", {INSIDE: armies("muetar", 1, 2)}, phasing=1)
    t.do("move muetar_army_1", f"go {OUTSIDE}", "stop", "done")
    assert len(t.view("first")["levies"]["mustered"]) == 4
    t = in_the_field("movement", {INSIDE: armies("muetar", 1)}, phasing=1)
    t.do("move muetar_army_1", f"go {OUTSIDE}", "stop", "done")
    assert mustered(t) == {}
    assert t.where("militia_1") == "pool"
    assert t.view("first")["levies"]["fallen"] == {}


@pytest.mark.rule("DR-A-MIL-05")
def test_they_leave_at_the_end_of_a_turn_in_which_the_last_enemy_fell() -> None:
    t = in_the_field("combat", {INSIDE: armies("muetar", 1), BESIDE: armies("immer", 1, 2)})
    losses.eliminate(t.s, WORLD.index["muetar_army_1"])
    t.until("next-move")
    assert mustered(t) == {}


@pytest.mark.rule("DR-A-MIL-05", "DR-A-MIL-07")
def test_of_four_raised_and_one_lost_three_rally_against_the_next_invasion() -> None:
    t = call(invaded(hexes={BESIDE: armies("immer", 1)}))
    losses.eliminate(t.s, WORLD.index[next(iter(t.view("first")["levies"]["mustered"]))])
    assert t.view("first")["levies"]["fallen"] == {"immer": 1}
    assert sum(mustered(t).values()) == 3
    again = invaded(called={"immer": 4}, fallen={"immer": 1})
    assert sum(mustered(call(again)).values()) == 3
    assert invaded(called={"immer": 4}, fallen={"immer": 4}).targets("call-militia") == []


@pytest.mark.rule("DR-A-MIL-06")
def test_green_recruits_are_the_same_men() -> None:
    t = call(invaded(called={"immer": 4}, fallen={"immer": 1}, green={"immer": 2}))
    assert sum(mustered(t).values()) == 1
    t = call(invaded(green={"immer": 2}))
    assert sum(mustered(t).values()) == 2


@pytest.mark.rule("DR-A-MIL-07")
def test_survivors_rally_in_a_second_invasion() -> None:
    t = invaded(called={"immer": 4}, fallen={"immer": 1})
    assert militia.strength(t.s, IMMER) == 3
    assert t.targets("call-militia") == ["immer"]


@pytest.mark.rule("DR-A-MIL-05", "DR-B-DIP-09")
def test_they_leave_with_a_kingdom_that_deactivates() -> None:
    kingdoms = {"hothior": "first", "muetar": "second"}
    t = in_the_field("movement", {FIELD: armies("muetar", 1)}, kingdoms=kingdoms, allies={"immer": "first"})
    status.deactivate(t.s, IMMER)
    assert len(t.view("first")["levies"]["mustered"]) == 4
    while t.s.phasing == 0 and t.s.half.leaving:
        t.do("done")
    assert t.view("first")["levies"]["mustered"] == {}
    assert militia.strength(t.s, IMMER) == 4
