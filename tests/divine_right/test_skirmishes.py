"""Skirmishing (DR-A-SKI): where it is allowed, what the die does, who is in danger."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.advanced import skirmishes
from tests.divine_right.sieges import GROAT, around, ring
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies

HOME, NEAR = "0916", "0915"  # both in Hothior
WASTE, EDGE = "1425", "1325"  # of nobody
MUETAR = armies("muetar", 1, 2)
OWN = armies("hothior", 1, 2)


def field(start: str, own: list[str], space: str, theirs: list[str], *dice: int, on: bool = True, **more: Any) -> Table:
    masters = {name: "first" for name in own if not name.startswith(("hothior", "muetar"))}
    masters |= {name: "second" for name in theirs if not name.startswith(("hothior", "muetar"))}
    options = {"level": "intermediate", "skirmishing": on}
    hexes = {start: own, space: theirs, **more.pop("hexes", {})}
    return at("combat", hexes=hexes, masters=masters, dice=[*dice], options=options, **more)


def skirmish(t: Table, space: str) -> Table:
    t.do(f"skirmish {space}")
    while t.question == "skirmish":
        t.do(t.options[0])
    return t.do("done") if t.question == "attack" else t


def rolls(t: Table) -> list[str]:
    return [event.args["why"] for event in t.log if event.key == "roll"]


@pytest.mark.rule("DR-A-SKI-01", "DR-DEC-59")
def test_both_in_a_friendly_kingdom_they_may_skirmish() -> None:
    t = field(NEAR, OWN, HOME, MUETAR)
    assert t.targets("skirmish") == [HOME]
    assert field(NEAR, OWN, HOME, MUETAR, on=False).targets("skirmish") == []


@pytest.mark.rule("DR-A-SKI-01")
@pytest.mark.parametrize(("leader", "may"), [([], False), (["hothior_monarch"], False), (["juulute"], True)])
def test_in_the_wasteland_it_takes_a_leader_with_a_bonus(leader: list[str], may: bool) -> None:
    t = field(EDGE, [*OWN, *leader], WASTE, MUETAR)
    assert (t.targets("skirmish") == [WASTE]) == may
    assert may or t.why(f"skirmish {WASTE}") == ["DR-A-SKI-01"]


@pytest.mark.rule("DR-A-SKI-01")
def test_not_in_the_land_of_others() -> None:
    pair = next(
        (name, WORLD.grid.ids[near])
        for name in WORLD.grid.ids
        for near in WORLD.field.near[WORLD.grid.at(name)]
        if all(WORLD.land_of[space] == 2 and WORLD.terrain[space] == 1 for space in (near, WORLD.grid.at(name)))
    )
    assert field(pair[0], [*OWN, "juulute"], pair[1], MUETAR).targets("skirmish") == []


@pytest.mark.rule("DR-A-SKI-02", "DR-T-A-SKIRMISH")
@pytest.mark.parametrize(("die", "loser"), [(2, "first"), (3, "second"), (4, "second"), (5, "second")])
def test_only_the_attacker_rolls_and_one_side_loses_a_unit(die: int, loser: str) -> None:
    t = skirmish(field(NEAR, OWN, HOME, MUETAR, die), HOME)
    assert (t.question, t.asked) == ("casualty", [loser])
    assert rolls(t) == ["DR-A-SKI-02"]
    lost = t.targets("lose")[0]
    assert t.targets("lose") == (OWN if loser == "first" else MUETAR)
    t.do(f"lose {lost}")
    assert t.where(lost) == "pool"
    assert len(t.stack(NEAR)) + len(t.stack(HOME)) == 3


@pytest.mark.rule("DR-A-SKI-03", "DR-DEC-69", "DR-T-A-SKIRMISH")
@pytest.mark.parametrize(("die", "side"), [(6, "second"), (1, "first"), (5, "")])
def test_a_natural_one_or_six_endangers_one_leader(die: int, side: str) -> None:
    own, theirs = [*OWN, "hothior_monarch", "schardenzar"], [*MUETAR, "muetar_monarch", "juulute"]
    t = skirmish(field(NEAR, own, HOME, theirs, die, 4), HOME)
    while t.question == "skirmish-leader":
        t.do("none")
    t.do(t.options[0])
    if not side:
        assert t.question != "endangered"
        return
    assert (t.question, t.asked) == ("endangered", [side])
    assert {*t.targets("choose")} == {*(own if side == "first" else theirs)[2:]}
    t.do(t.options[0])
    assert len([rule for rule in rolls(t) if rule.startswith("DR-B-FAT")]) == 1


@pytest.mark.rule("DR-A-SKI-04", "DR-DEC-66")
@pytest.mark.parametrize(("commits", "loser"), [(True, "second"), (False, "first")])
def test_a_committed_leader_adds_their_bonus(commits: bool, loser: str) -> None:
    t = skirmish(field(NEAR, [*OWN, "juulute"], HOME, MUETAR, 2), HOME)
    assert (t.question, t.asked) == ("skirmish-leader", ["first"])
    t.do("leader juulute" if commits else "none")
    assert (t.question, t.asked) == ("casualty", [loser])


@pytest.mark.rule("DR-A-SKI-04")
def test_the_defenders_leader_subtracts_and_is_the_one_in_danger() -> None:
    t = skirmish(field(NEAR, OWN, HOME, [*MUETAR, "juulute"], 3), HOME)
    assert t.asked == ["second"]
    t.do("leader juulute")
    assert (t.question, t.asked) == ("casualty", ["first"])
    t = skirmish(field(NEAR, OWN, HOME, [*MUETAR, "juulute", "muetar_monarch"], 6, 4), HOME)
    t.do("leader juulute", f"lose {MUETAR[0]}")
    assert t.question != "endangered"
    fates = [event.args for event in t.log if event.key == "roll" and event.args["why"].startswith("DR-B-FAT")]
    assert [roll["hero"] for roll in fates] == [WORLD.index["juulute"]]


@pytest.mark.rule("DR-A-SKI-05")
def test_sir_mortnoir_always_harms_his_side() -> None:
    t = skirmish(field(NEAR, [*OWN, "mortnoir"], HOME, MUETAR, 3), HOME)
    assert (t.question, t.asked) == ("casualty", ["first"])
    t = skirmish(field(NEAR, OWN, HOME, [*MUETAR, "mortnoir"], 2), HOME)
    assert (t.question, t.asked) == ("casualty", ["second"])


@pytest.mark.rule("DR-A-SKI-05")
@pytest.mark.parametrize(("company", "victim"), [([], "mortnoir"), (["muetar_monarch"], "muetar_monarch")])
def test_he_is_in_danger_only_without_another_leader(company: list[str], victim: str) -> None:
    t = skirmish(field(NEAR, OWN, HOME, [*MUETAR, "mortnoir", *company], 6, 4), HOME)
    t.do(f"lose {MUETAR[0]}")
    fates = [event.args for event in t.log if event.key == "roll" and event.args["why"].startswith("DR-B-FAT")]
    assert [roll["hero"] for roll in fates] == [WORLD.index[victim]]


@pytest.mark.rule("DR-A-SKI-06")
@pytest.mark.parametrize(("die", "loser"), [(3, "second"), (4, "first")])
def test_out_of_a_siege_a_three_loses_too(die: int, loser: str) -> None:
    besiegers = around(GROAT, armies("hothior", 1, 2, 3, 4, 5, 6))
    t = at(
        "combat",
        phasing=1,
        hexes={**besiegers, GROAT: MUETAR},
        sieges={GROAT: "first"},
        dice=[die],
        options={"level": "intermediate", "skirmishing": True},
    )
    space = ring(GROAT)[0]
    assert space in t.targets("skirmish")
    assert t.targets("attack") == []
    assert (skirmish(t, space).question, t.asked) == ("casualty", [loser])


@pytest.mark.rule("DR-A-SKI-07")
def test_no_normal_attack_on_the_same_stack_and_none_by_the_same_units() -> None:
    t = field(NEAR, [*OWN, "hothior_army_3"], HOME, MUETAR, hexes={"0815": armies("muetar", 3)})
    t.do(f"skirmish {HOME}", f"commit {OWN[0]}", "done")
    assert t.question == "attack"
    assert HOME not in t.targets("attack")
    assert t.why(f"attack {HOME}") == ["DR-B-COM-02"]
    assert t.why(f"skirmish {HOME}") == ["DR-A-SKI-07"]
    t.do("attack 0815")
    assert f"commit {OWN[0]}" not in t.options
    t = field(NEAR, [*OWN, "hothior_army_3"], HOME, MUETAR)
    t.do(f"attack {HOME}", f"commit {OWN[0]}", "done")
    assert t.targets("skirmish") == []


@pytest.mark.rule("DR-A-SKI-08")
def test_nobody_retreats_and_nobody_advances() -> None:
    t = skirmish(field(NEAR, OWN, HOME, MUETAR[:1], 4), HOME)
    assert t.where(MUETAR[0]) == "pool"
    assert t.question not in ("retreat", "advance")
    assert t.stack(HOME) == []
    assert [t.where(unit) for unit in OWN] == [NEAR, NEAR]


@pytest.mark.rule("DR-A-SKI-09")
@pytest.mark.parametrize(("rating", "bonus"), [(0, 1), (1, 1), (2, 0), (4, 0)])
def test_with_ratings_class_a_and_b_count_as_one(rating: int, bonus: int) -> None:
    t = field(NEAR, [*OWN, "juulute"], HOME, MUETAR)
    number = hooks.RATING.number
    t.s.hooks = (*t.s.hooks[:number], (lambda s, piece: rating,), *t.s.hooks[number + 1 :])
    assert skirmishes.gift(t.s, WORLD.index["juulute"]) == bonus
    assert skirmishes.gift(t.s, WORLD.index["hothior_monarch"]) == bonus
