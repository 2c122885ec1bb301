"""DR-B-HER: who leads whom, who carries whom."""

import pytest

from hexarchy.games.divine_right.combat.strength import leaders, leads
from tests.divine_right.table import WORLD, Table, at

ROW = [f"{column}28" for column in range(22, 30)]  # clear wasteland


def index(*names: str) -> list[int]:
    return [WORLD.index[name] for name in names]


@pytest.mark.rule("DR-B-HER-01")
def test_characters_do_not_lead() -> None:
    armies = ["hothior_army_1", "hothior_army_2", "hothior_army_3"]
    t = at("movement", hexes={ROW[0]: ["rogue_1", *armies]}, masters={"rogue_1": "first"})
    t.do("move rogue_1")
    assert t.targets("with") == []  # they go with the units, not the units with them
    assert leaders(t.s, index("rogue_1"), index(*armies)) == []
    t.do("stop", "move hothior_army_1", "with rogue_1")
    assert t.ask.args["points"] == 5


@pytest.mark.rule("DR-B-HER-02")
def test_a_monarch_leads_their_own_regulars_and_mercenaries() -> None:
    pieces = ["hothior_monarch", "hothior_army_1", "immer_army_1", "mercenary_1"]
    t = at("movement", hexes={ROW[0]: pieces}, allies={"immer": "first"}, masters={"mercenary_1": "first"})
    t.do("move hothior_monarch")
    assert t.targets("with") == ["hothior_army_1", "mercenary_1"]
    assert t.ask.args["points"] == 7
    t.do("stop", "move immer_army_1", "with hothior_monarch")
    assert t.ask.args["points"] == 5  # the monarch is carried


@pytest.mark.rule("DR-B-HER-05")
def test_a_leader_is_effective_with_one_unit_to_lead() -> None:
    hexes = {ROW[0]: ["zorn_monarch", "zorn_army_1", "hothior_army_1"], "0421": ["mivior_fleet_1"]}
    t = at("combat", hexes=hexes, allies={"zorn": "first", "mivior": "first"})
    (king, goblin, hothioran, fleet) = index("zorn_monarch", "zorn_army_1", "hothior_army_1", "mivior_fleet_1")
    assert leads(t.s, king, goblin)
    assert not leads(t.s, king, hothioran)
    assert not leads(t.s, king, fleet)
    assert leaders(t.s, [king], [fleet]) == []


@pytest.mark.rule("DR-B-HER-06")
def test_a_lone_hero_is_not_attacked() -> None:
    hexes = {ROW[0]: ["hothior_army_1"], ROW[1]: ["muetar_monarch"], ROW[2]: ["muetar_army_1"]}
    beside = at("combat", hexes={**hexes, f"{23}27": ["hothior_army_2"]})
    assert ROW[1] not in beside.targets("attack")
    t = at("movement", hexes=hexes, dice=[3]).do("move hothior_army_1", f"go {ROW[1]}")
    assert t.targets("search") == ["muetar_monarch"]


@pytest.mark.rule("DR-B-HER-07")
def test_a_hero_is_carried_and_has_no_move_of_their_own() -> None:
    t = at("movement", hexes={ROW[0]: ["trolls_monarch", "hothior_army_1"]}, allies={"trolls": "first"})
    t.do("move hothior_army_1", "with trolls_monarch", f"go {ROW[5]}")
    assert t.where("trolls_monarch") == ROW[5]
    assert t.refuses("move trolls_monarch") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-HER-07")
def test_a_hero_rides_with_a_leader() -> None:
    t = at("movement", hexes={ROW[0]: ["trolls_monarch", "hothior_monarch"]}, allies={"trolls": "first"})
    t.do("move hothior_monarch", "with trolls_monarch", f"go {ROW[7]}")
    assert t.where("trolls_monarch") == ROW[7]  # 7 spaces: their own 6 would not do


def picked_up() -> Table:
    """A monarch has gone three spaces and takes a unit up."""
    hexes = {ROW[0]: ["hothior_monarch"], ROW[3]: ["hothior_army_1"], ROW[7]: ["trolls_army_1"]}
    t = at("movement", hexes=hexes, allies={"trolls": "first"})
    return t.do("move hothior_monarch", f"go {ROW[3]}", "with hothior_army_1")


@pytest.mark.rule("DR-B-HER-08", "DR-B-MOV-07")
def test_who_is_taken_up_has_what_the_leader_has_left() -> None:
    t = picked_up()
    assert t.ask.args["points"] == 4
    t.do(f"go {ROW[7]}")
    assert t.where("hothior_army_1") == ROW[7]


@pytest.mark.rule("DR-B-HER-08")
def test_who_was_led_is_not_led_again() -> None:
    t = picked_up().do(f"go {ROW[4]}", "drop hothior_army_1", "stop")
    assert t.refuses("move hothior_army_1") == ["DR-B-MOV-01"]
    hexes = {ROW[0]: ["hothior_monarch", "mercenary_1"], ROW[2]: ["immer_monarch"]}
    t = at("movement", hexes=hexes, allies={"immer": "first"}, masters={"mercenary_1": "first"})
    t.do("move hothior_monarch", "with mercenary_1", f"go {ROW[2]}", "drop mercenary_1", "stop", "move immer_monarch")
    assert t.targets("with") == []
    assert t.refuses("with mercenary_1") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-HER-08")
def test_who_has_moved_alone_is_not_taken_up() -> None:
    hexes = {ROW[0]: ["hothior_monarch"], ROW[2]: ["hothior_army_1"]}
    t = at("movement", hexes=hexes).do("move hothior_army_1", f"go {ROW[3]}", "stop")
    t.do("move hothior_monarch", f"go {ROW[3]}")
    assert t.targets("with") == []
