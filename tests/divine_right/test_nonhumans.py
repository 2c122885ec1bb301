"""Non-humans at war (DR-A-NHW)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.advanced import gold
from hexarchy.games.divine_right.words import FOREST, MOUNTAIN, PASS
from tests.divine_right.sieges import MUETAR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, armies, charge, sides

ROSENGG, AWS, ALZAK = "3209", "0201", "3314"


def on(*parts: str) -> dict[str, Any]:
    return {"level": "intermediate", "nonhumans_at_war": True, **dict.fromkeys(parts, True)}


def near(space: int) -> str:
    """A space from which land units can attack another."""
    return WORLD.grid.ids[
        next(
            one
            for one in WORLD.field.near[space]
            if WORLD.land >> one & 1 and (one, space) not in WORLD.water_sides and one not in WORLD.castle_at
        )
    ]


def fight(own: list[str], theirs: list[str], space: int, part: str, *, phasing: int = 0, **more: Any) -> Table:
    """The first seat's stack beside a space with the second's; who is phasing attacks."""
    start, field = (near(space), WORLD.grid.ids[space])
    hexes = {start: own, field: theirs} if phasing == 0 else {field: own, start: theirs}
    strangers = ("juulute", "eloia", "mercenary", "ozerg", "ghouls", "southern", "ogre")
    masters = {name: "first" for name in own if name.startswith(strangers)}
    masters |= {name: "second" for name in theirs if name.startswith(strangers)}
    allies = {"neuth": "first", "ghem": "first", "zorn": "first", "immer": "first", "trolls": "first"}
    t = at(
        "combat",
        phasing=phasing,
        hexes=hexes,
        allies={name: seat for name, seat in allies.items() if any(name in piece for piece in own)},
        masters=masters,
        dice=[3, 3],
        options=on(part) | more.pop("options", {}),
        **more,
    )
    return charge(t.do(f"attack {field}"))


def some(feature: str) -> int:
    """An open forest of a kind, of nobody."""
    found = WORLD.features[feature] & WORLD.spaces_with(FOREST) & ~WORLD.scenic & ~WORLD.castle_spaces
    return next(space for space in hexes_of(found) if not WORLD.terrain[space] & (MOUNTAIN | PASS))


STEEP = next(space for space in hexes_of(WORLD.spaces_with(PASS)) if space not in WORLD.castle_at)


@pytest.mark.rule("DR-A-NHW-01")
@pytest.mark.parametrize(("feature", "elves", "adds"), [("pine", 3, 1), ("pine", 2, 0), ("scrub", 3, 0)])
def test_elves_are_deadly_among_pines(feature: str, elves: int, adds: int) -> None:
    own = [*armies("neuth", *range(1, elves + 1)), *armies("hothior", *range(1, 7 - elves))]
    t = fight(own, [*MUETAR[:3]], some(feature), "elves")
    assert sides(t)[0].get("DR-A-NHW-01", 0) == adds


@pytest.mark.rule("DR-A-NHW-01")
def test_also_when_they_are_attacked_there() -> None:
    t = fight(armies("neuth", 1, 2, 3), [*MUETAR[:3]], some("pine"), "elves", phasing=1)
    assert sides(t)[1]["DR-A-NHW-01"] == 1
    assert (
        "DR-A-NHW-01"
        not in sides(fight(armies("neuth", 1, 2, 3), [*MUETAR[:3]], some("pine"), "dwarves", phasing=1))[1]
    )


@pytest.mark.rule("DR-A-NHW-02")
@pytest.mark.parametrize(("dwarves", "adds"), [(2, 1), (1, 0)])
def test_dwarves_are_at_home_in_the_mountains(dwarves: int, adds: int) -> None:
    own = [*armies("ghem", *range(1, dwarves + 1)), *armies("hothior", *range(1, 5 - dwarves))]
    assert sides(fight(own, [*MUETAR[:2]], STEEP, "dwarves"))[0].get("DR-A-NHW-02", 0) == adds


@pytest.mark.rule("DR-A-NHW-07")
@pytest.mark.parametrize(("regulars", "wild", "adds"), [(3, 2, 1), (2, 3, 0)])
def test_ordinary_men_fear_ghouls(regulars: int, wild: int, adds: int) -> None:
    theirs = [*MUETAR[:regulars], *(f"southern_barbarian_{number}" for number in range(16, 16 + wild))]
    t = fight(
        ["ghouls", *armies("hothior", 1, 2)], theirs, WORLD.grid.at(FIELD), "ghouls_selkies", options={"ghouls": True}
    )
    assert sides(t)[0].get("DR-A-NHW-07", 0) == adds


# -- Goblins and Trolls -----------------------------------------------------------------------------------------------


def march(stack: list[str], part: str, leader: str = "juulute") -> Table:
    strangers = [name for name in stack if name in ("juulute", "ozerg", "eloia")]
    allies = {"zorn": "first", "immer": "first", "trolls": "first"}
    t = at("movement", hexes={FIELD: stack}, allies=allies, masters=dict.fromkeys(strangers, "first"), options=on(part))
    return t.do(f"move {leader}")


@pytest.mark.rule("DR-A-NHW-04")
def test_a_leader_of_goblins_and_others_must_choose() -> None:
    t = march(["zorn_army_1", "immer_army_1", "juulute"], "goblins")
    assert {*t.targets("with")} == {"zorn_army_1", "immer_army_1"}
    t.do("with zorn_army_1")
    assert not t.targets("with")
    assert t.why("with immer_army_1") == ["DR-A-NHW-04"]
    free = march(["zorn_army_1", "immer_army_1", "juulute"], "trolls").do("with zorn_army_1")
    assert free.targets("with") == ["immer_army_1"]


@pytest.mark.rule("DR-A-NHW-04")
@pytest.mark.parametrize(
    ("leaders", "worse"),
    [([], -1), (["eloia"], -1), (["zorn_monarch"], 0), (["eloia", "juulute"], 0)],
)
def test_goblins_without_a_leader_of_their_own_do_harm(leaders: list[str], worse: int) -> None:
    own = [*armies("zorn", 1, 2), *armies("immer", 1, 2), *leaders]
    t = fight(own, [*MUETAR[:2]], WORLD.grid.at(FIELD), "goblins")
    if t.question == "leader":
        t.do(t.options[0])
    assert sides(t)[0].get("DR-A-NHW-04", 0) == worse


@pytest.mark.rule("DR-A-NHW-05")
def test_the_ozerg_mountaineers_mediate() -> None:
    t = march(["zorn_army_1", "immer_army_1", "juulute", "ozerg"], "goblins").do("with zorn_army_1")
    assert "immer_army_1" in t.targets("with")
    own = [*armies("zorn", 1, 2), *armies("immer", 1, 2), "ozerg"]
    assert "DR-A-NHW-04" not in sides(fight(own, [*MUETAR[:2]], WORLD.grid.at(FIELD), "goblins"))[0]


@pytest.mark.rule("DR-A-NHW-06")
def test_trolls_gain_two_points_from_a_leader_and_share_none() -> None:
    t = march(["trolls_army_1", "trolls_army_2", "immer_army_1", "juulute"], "trolls")
    assert t.about["points"] == 8
    t.do("with trolls_army_1")
    assert t.about["points"] == 6
    assert t.targets("with") == ["trolls_army_2"]
    assert t.why("with immer_army_1") == ["DR-A-NHW-06"]


# -- the gold of the Dwarves ------------------------------------------------------------------------------------------


def year(turn: int, **more: Any) -> Table:
    """The Dwarves' player begins their turn."""
    kingdoms = {"hothior": "first", "muetar": "second"}
    allies = {"ghem": "first"}
    return at("events", turn=turn, kingdoms=kingdoms, allies=allies, options=on("dwarves"), **more)


def found(t: Table) -> list[str]:
    return [event["hex"] for event in t.events("gold-found")]


@pytest.mark.rule("DR-A-NHW-03", "DR-DEC-22")
def test_every_third_turn_a_treasure_in_a_castle_of_their_players_choice() -> None:
    t = year(4)
    assert t.question == "gold"
    assert {*t.targets("place")} == {ROSENGG, AWS, ALZAK}
    t.do(f"place {AWS}")
    assert found(t) == [AWS]
    assert t.s.war.gold == 7
    assert t.view(None)["magic"]["lost"] == {AWS: ["treasure"]}
    assert year(6, gold_due=7).question != "gold"
    assert year(7, gold_due=7).question == "gold"


@pytest.mark.rule("DR-A-NHW-03")
def test_each_castle_has_one_before_any_has_a_second() -> None:
    t = year(4).do(f"place {AWS}")
    t.s.war = t.s.war._replace(gold=0)
    assert {WORLD.grid.ids[space] for space in gold.mines(t.s)} == {ROSENGG, ALZAK}


@pytest.mark.rule("DR-A-NHW-03")
def test_ruined_and_besieged_castles_do_not_count() -> None:
    t = year(4, plundered=[ROSENGG, ALZAK])
    assert found(t) == [AWS]
    none = year(4, plundered=[ROSENGG, ALZAK, AWS])
    assert found(none) == []
    assert none.s.war.gold == 7  # it is lost


@pytest.mark.rule("DR-A-NHW-03")
@pytest.mark.parametrize(("turn", "may"), [(4, False), (5, True)])
def test_it_may_be_spent_where_it_lies_the_turn_after(turn: int, may: bool) -> None:
    t = year(turn, gold_due=9, mined_gold={AWS: 4}, treasures=[AWS])
    assert (f"spend-gold {AWS}" in t.options) == may
    if may:
        t.do(f"spend-gold {AWS}")
        assert t.s.treasures == ()
        assert [event["to"] for event in t.events("hired")] == [AWS]


@pytest.mark.rule("DR-A-NHW-03")
def test_or_it_is_carried_elsewhere() -> None:
    t = at(
        "movement",
        hexes={AWS: ["ghem_army_1"]},
        allies={"ghem": "first"},
        mined_gold={AWS: 2},
        treasures=[AWS],
        options=on("dwarves"),
    )
    t.do("take-gold ghem_army_1")
    assert t.view(None)["magic"]["borne"] == {"ghem_army_1": ["treasure"]}
    assert not t.targets("take-gold")


@pytest.mark.rule("DR-A-NHW-03")
def test_a_player_of_the_dwarves_begins_with_the_first_turn() -> None:
    t = at("events", turn=1, kingdoms={"ghem": "first", "muetar": "second"}, options=on("dwarves"))
    assert t.question == "gold"
