"""DR-B-MOV, DR-B-STK, DR-B-DIP-18, -19, -22, -23, DR-B-FAT-04: who goes where, and what they meet."""

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right import random_positions
from tests.divine_right.table import WORLD, Table, at

# A row of clear wasteland: 2128 to 2928.
ROW = [f"{column}28" for column in range(22, 30)]
ARMIES = [f"hothior_army_{number}" for number in range(1, 5)]


def penalty(t: Table, kingdom: str, seat: str = "first") -> bool:
    record = t.s.kingdoms[KINGDOM_IDS.index(kingdom)]
    return bool(record.violated >> t.s.setting.seat(seat) & 1)


def outside_of(kingdom: str) -> tuple[str, str]:
    """A space of wasteland and one of a kingdom beside it, both clear."""
    number = KINGDOM_IDS.index(kingdom)
    for space, owner in enumerate(WORLD.land_of):
        if owner < 0 and WORLD.terrain[space] == 1:
            for near in WORLD.field.near[space]:
                if WORLD.land_of[near] == number and WORLD.terrain[near] == 1 and near not in WORLD.castle_at:
                    return WORLD.grid.ids[space], WORLD.grid.ids[near]
    raise AssertionError(f"no border of {kingdom}")


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


WILD, IMMER = outside_of("immer")
TWO_AWAY = [
    space
    for near in around(WILD)
    for space in around(near)
    if all(WORLD.land_of[WORLD.grid.at(one)] < 0 and WORLD.land >> WORLD.grid.at(one) & 1 for one in (near, space))
]


# -- how far ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MOV-01", "DR-DEC-44")
def test_a_unit_spends_up_to_its_allowance_and_keeps_nothing() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_army_1"]}).do("move hothior_army_1", f"go {ROW[2]}")
    assert t.ask.args["points"] == 3
    assert t.refuses(f"go {ROW[6]}") == ["DR-B-MOV-01"]
    t.do("stop")
    assert t.refuses("move hothior_army_1") == ["DR-B-MOV-01"]  # what it saved is lost
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-MOV-02")
def test_one_space_can_always_be_entered() -> None:
    t = at("movement", hexes={"2206": ["llomar"]}, masters={"llomar": "first"}).do("move llomar")
    assert t.ask.args["points"] == 4
    t.do("go 2306")  # costs 5
    assert t.where("llomar") == "2306"
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-MOV-02")
def test_but_not_as_a_second_step() -> None:
    t = at("movement", hexes={"2207": ["llomar"]}, masters={"llomar": "first"}).do("move llomar", "go 2206")
    assert "2306" not in t.targets("go")


@pytest.mark.rule("DR-B-MOV-03")
def test_who_was_just_activated_does_not_move() -> None:
    t = at("movement", hexes={"1014": ["hothior_army_1"]}, allies={"immer": "first"}, fresh=["immer_monarch"])
    assert t.refuses("move immer_monarch") == ["DR-B-DIP-07"]
    assert "move hothior_army_1" in t.options


@pytest.mark.rule("DR-B-MOV-03")
def test_besieged_units_do_not_move_and_heroes_do() -> None:
    t = besieged_tadafat()
    assert t.refuses("move hothior_army_1") == ["DR-B-SIE-13"]
    assert "move hothior_monarch" in t.options


def besieged_tadafat(dice: tuple[int, ...] = (), **more: Any) -> Table:
    """Tadafat, with the monarch and a unit inside, has six armies of Muetar on three sides."""
    ring = around("1014")
    stacks = {space: [f"muetar_army_{2 * n + 1}", f"muetar_army_{2 * n + 2}"] for n, space in enumerate(ring[::2])}
    inside = ["hothior_monarch", "hothior_army_1"]
    hexes = {**stacks, "1014": inside, **more.pop("hexes", {})}
    return at("movement", hexes=hexes, sieges={"1014": "second"}, dice=dice, **more)


@pytest.mark.rule("DR-B-MOV-04")
def test_a_stack_moves_as_its_slowest_and_may_be_left() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_army_1", "neuth_army_1"]}, allies={"neuth": "first"})
    t.do("move hothior_army_1", "with neuth_army_1")
    assert t.ask.args["points"] == 5
    t.do(f"go {ROW[3]}", "drop hothior_army_1")
    assert t.ask.args["points"] == 3  # the Elf's own 6, less 3
    t.do(f"go {ROW[6]}")
    assert (t.where("hothior_army_1"), t.where("neuth_army_1")) == (ROW[3], ROW[6])
    assert "move hothior_army_1" not in t.options


@pytest.mark.rule("DR-B-MOV-07", "DR-B-HER-08")
def test_a_leaders_units_use_the_leaders_points_and_have_no_other_move() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_monarch", *ARMIES[:3]]}).do("move hothior_monarch")
    t.do(*(f"with {army}" for army in ARMIES[:3]), f"go {ROW[4]}", "drop hothior_army_3", f"go {ROW[7]}")
    assert [t.where(army) for army in ARMIES[:3]] == [ROW[7], ROW[7], ROW[4]]
    assert "move hothior_army_3" not in t.options


@pytest.mark.rule("DR-B-MOV-07")
def test_the_leader_is_not_left_behind() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_monarch", "hothior_army_1"]}).do("move hothior_monarch")
    t.do("with hothior_army_1", f"go {ROW[1]}")
    assert t.targets("drop") == ["hothior_army_1"]


@pytest.mark.rule("DR-B-MOV-08", "DR-B-MOV-07")
def test_units_do_not_lend_their_ground_to_the_leader() -> None:
    """A Hothioran monarch leads hired woodsmen through forest as badly as alone; a Goblin king leads all well."""
    woods: dict[str, Any] = {
        "hexes": {"1014": ["hothior_monarch", "shadowwolves"]},
        "masters": {"shadowwolves": "first"},
    }
    alone = at("movement", **woods).do("move hothior_monarch").targets("go")
    led = at("movement", **woods).do("move hothior_monarch", "with shadowwolves").targets("go")
    assert {*led} <= {*alone}
    goblins: dict[str, Any] = {"hexes": {"2207": ["zorn_monarch", "mercenary_1"]}, "masters": {"mercenary_1": "first"}}
    t = at("movement", allies={"zorn": "first"}, **goblins).do("move zorn_monarch", "with mercenary_1", "go 2206")
    assert t.ask.args["points"] == 5  # the mercenary goes on where it would have to stop


@pytest.mark.rule("DR-B-MOV-06")
def test_the_edge_of_the_map_is_the_end() -> None:
    t = at("movement", hexes={"0011": ["hothior_army_1"]}).do("move hothior_army_1")
    near = {WORLD.grid.ids[n] for n in WORLD.field.near[WORLD.grid.at("0011")]}
    assert len(near) < 6
    assert {
        space for space in t.targets("go") if WORLD.grid.distance(*map(WORLD.grid.at, (space, "0011"))) == 1
    } <= near


# -- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MOV-05")
def test_no_unit_enters_a_space_with_an_enemy() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_army_1"], ROW[1]: ["muetar_army_1"]}).do("move hothior_army_1")
    assert t.refuses(f"go {ROW[1]}") == ["DR-B-MOV-05"]


@pytest.mark.rule("DR-B-MOV-05", "DR-B-MOV-10")
def test_a_hero_alone_enters_rolls_and_goes_on() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_monarch"], ROW[1]: ["muetar_army_1"]}, dice=[3])
    t.do("move hothior_monarch", f"go {ROW[1]}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where("hothior_monarch") == ROW[1]  # they stay where they went
    t.do(f"go {ROW[3]}")
    assert t.where("hothior_monarch") == ROW[3]


@pytest.mark.rule("DR-B-MOV-10")
def test_no_way_of_a_hero_leads_through_enemies_without_a_roll() -> None:
    wall = {space: [f"muetar_army_{number}"] for number, space in enumerate(around(ROW[2]), 1)}
    t = at("movement", hexes={ROW[2]: ["hothior_monarch"], **wall}).do("move hothior_monarch")
    assert t.targets("go") == sorted(wall, key=WORLD.grid.at)


@pytest.mark.rule("DR-B-MOV-05")
def test_a_hero_who_is_killed_on_the_way_ends_the_march() -> None:
    t = at(
        "movement",
        allies={"immer": "first"},
        hexes={ROW[0]: ["immer_monarch"], ROW[1]: ["muetar_army_1"], "0917": ["hothior_army_1", "hothior_monarch"]},
        dice=[1, 2],
    )
    t.do("move immer_monarch", f"go {ROW[1]}")
    assert t.where("immer_monarch") == "gone"
    assert t.status("immer") == "confused"
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-MOV-05")
def test_a_player_whose_monarch_dies_on_the_way_is_out_at_once() -> None:
    hexes = {ROW[0]: ["hothior_monarch", "hothior_army_1"], ROW[1]: ["muetar_army_1"]}
    t = at("movement", seats=3, hexes=hexes, dice=[1, 1, 1, 1, 1, 1, 1, 1])
    t.do("move hothior_monarch", f"go {ROW[1]}")
    assert not t.s.living(0)
    assert t.asked != ["first"]


@pytest.mark.rule("DR-B-MOV-09", "DR-B-FLT-11")
def test_enemies_beside_the_way_cost_nothing() -> None:
    above = [f"{column}27" for column in range(22, 26)]
    hexes = {ROW[0]: ["hothior_army_1"]} | {space: [f"muetar_army_{n}"] for n, space in enumerate(above, 1)}
    t = at("movement", hexes=hexes).do("move hothior_army_1", f"go {ROW[5]}")
    assert t.where("hothior_army_1") == ROW[5]
    sea = {"0017": ["mivior_fleet_1"], "0218": ["rombune_fleet_1"]}
    allies = {"mivior": "first", "rombune": "second"}
    free = at("movement", hexes={"0017": ["mivior_fleet_1"]}, allies=allies).do("move mivior_fleet_1").targets("go")
    watched = at("movement", hexes=sea, allies=allies).do("move mivior_fleet_1").targets("go")
    assert {*free} - {*watched} == {"0218"}


@pytest.mark.rule("DR-B-SIE-13", "DR-B-FAT-02")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_a_hero_leaves_a_besieged_castle_with_a_roll(die: int) -> None:
    t = besieged_tadafat((die, 1, 1, 1, 1, 1), seats=3)
    free = next(space for space in around("1014") if not t.stack(space))
    t.do("move hothior_monarch", f"go {free}")
    assert t.rolls("DR-B-FAT-01")[0] == (die,)
    assert t.where("hothior_monarch") == (free if die == 3 else "gone")


@pytest.mark.rule("DR-B-SIE-13")
def test_a_hero_enters_their_own_besieged_castle_with_a_roll() -> None:
    ring = around("1014")
    t = besieged_tadafat((4,), allies={"immer": "first"}, hexes={ring[1]: ["immer_monarch"]})
    t.do("move immer_monarch", "go 1014")
    assert t.rolls("DR-B-FAT-01") == [(4,)]
    assert t.where("immer_monarch") == "1014"
    assert t.inside("immer_monarch")
    assert t.besieged("1014")


@pytest.mark.rule("DR-B-SIE-13")
def test_no_unit_enters_a_besieged_castle() -> None:
    ring = around("1014")
    t = besieged_tadafat(hexes={ring[1]: ["hothior_army_2"]}).do("move hothior_army_2")
    assert t.refuses("go 1014") == ["DR-B-SIE-13"]


# -- search -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FAT-04", "DR-B-MOV-10", "DR-DEC-48", "DR-B-HER-06")
def test_an_army_searches_for_a_lone_hero_and_marches_on() -> None:
    hexes = {ROW[0]: ["hothior_army_1", "hothior_army_2"], ROW[2]: ["muetar_monarch"]}
    t = at("movement", hexes=hexes, dice=[4]).do("move hothior_army_1", f"go {ROW[2]}")
    assert t.question == "search"
    t.do("search muetar_monarch")
    assert t.rolls("DR-B-FAT-01") == [(4,)]
    assert t.where("muetar_monarch") == ROW[2]
    t.do(f"go {ROW[5]}")
    assert t.where("hothior_army_1") == ROW[5]
    t.do("move hothior_army_2", f"go {ROW[2]}")
    assert t.question != "search"  # once a phase
    assert len(t.rolls("DR-B-FAT-01")) == 1


@pytest.mark.rule("DR-B-FAT-04", "DR-DEC-48")
def test_nobody_has_to_search() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_army_1"], ROW[1]: ["muetar_monarch"]})
    t.do("move hothior_army_1", f"go {ROW[1]}", "none")
    assert not t.rolls("DR-B-FAT-01")
    assert t.question == "march"


@pytest.mark.rule("DR-B-FAT-04")
def test_the_way_does_not_pass_by_a_hero_unasked() -> None:
    """A hero in a space without a choice of ways is met, not passed."""
    t = at("movement", hexes={ROW[0]: ["hothior_army_1"], ROW[1]: ["muetar_monarch"]}).do("move hothior_army_1")
    t.do(f"go {ROW[1]}", "none", f"go {ROW[3]}")
    assert t.where("hothior_army_1") == ROW[3]


@pytest.mark.rule("DR-B-FAT-04")
def test_a_hero_with_a_unit_is_not_searched_for_nor_by_a_hero() -> None:
    t = at("movement", hexes={ROW[0]: ["hothior_monarch"], ROW[1]: ["muetar_monarch"]})
    t.do("move hothior_monarch", f"go {ROW[1]}")
    assert t.question == "march"


# -- borders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MOV-11")
def test_enemy_land_is_open_and_costs_no_penalty() -> None:
    t = at("movement", hexes={WILD: ["hothior_army_1"]}, allies={"immer": "second"})
    t.do("move hothior_army_1", f"go {IMMER}")
    assert not penalty(t, "immer")


@pytest.mark.rule("DR-B-MOV-11")
def test_no_unit_enters_the_temple_of_kings() -> None:
    near = WORLD.grid.ids[next(n for n in WORLD.field.near[WORLD.grid.at("1601")] if WORLD.land >> n & 1)]
    t = at("movement", hexes={near: ["hothior_army_1"]}).do("move hothior_army_1")
    assert t.refuses("go 1601") == ["DR-B-MOV-11"]


@pytest.mark.rule("DR-B-DIP-18")
def test_entering_neutral_land_has_its_price_once() -> None:
    t = at("movement", hexes={WILD: ["hothior_army_1", "hothior_army_2"]})
    t.do("move hothior_army_1", f"go {IMMER}")
    assert penalty(t, "immer")
    assert not penalty(t, "immer", "second")
    t.until("next-move").do("move hothior_army_2", f"go {IMMER}")
    assert len(t.events("violates")) == 1


@pytest.mark.rule("DR-B-DIP-18", "DR-B-ACT-06")
def test_a_second_violation_ends_confusion_all_the_same() -> None:
    t = at("movement", hexes={WILD: ["hothior_army_1"]}, penalties={"immer": ["first"]}, confused={"immer": 9})
    t.do("move hothior_army_1", f"go {IMMER}")
    assert t.status("immer") == "neutral"
    assert not t.events("violates")


@pytest.mark.rule("DR-B-DIP-18", "DR-B-DIP-22")
def test_a_hero_carried_by_units_violates_with_them() -> None:
    t = at("movement", hexes={WILD: ["hothior_army_1", "hothior_monarch"]})
    t.do("move hothior_monarch", "with hothior_army_1", f"go {IMMER}")
    assert t.question == "march"
    assert penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-18")
def test_a_hero_may_enter_without_asking_at_the_price() -> None:
    t = at("movement", hexes={WILD: ["hothior_monarch"]}).do("move hothior_monarch", f"go {IMMER}", "violate")
    assert t.where("hothior_monarch") == IMMER
    assert penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-19")
def test_guests_have_one_movement_phase_to_leave() -> None:
    stay = at("movement", hexes={IMMER: ["hothior_army_1"]}, grace={"immer": ["first"]})
    stay.do("done")
    assert penalty(stay, "immer")
    go = at("movement", hexes={IMMER: ["hothior_army_1"]}, grace={"immer": ["first"]})
    go.do("move hothior_army_1", f"go {WILD}", "stop", "done")
    assert not penalty(go, "immer")


@pytest.mark.rule("DR-B-DIP-19")
def test_moving_about_inside_is_no_entering_but_no_leaving_either() -> None:
    inner = next(
        WORLD.grid.ids[n]
        for n in WORLD.field.near[WORLD.grid.at(IMMER)]
        if WORLD.land_of[n] == KINGDOM_IDS.index("immer") and WORLD.terrain[n] == 1 and n not in WORLD.castle_at
    )
    t = at("movement", hexes={IMMER: ["hothior_army_1"], "1014": ["hothior_army_2"]}, grace={"immer": ["first"]})
    t.do("move hothior_army_1", f"go {inner}", "stop")
    assert not penalty(t, "immer")
    t.do("done")
    assert penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-19")
def test_newcomers_have_no_share_in_the_grace_of_others() -> None:
    hexes = {WILD: ["hothior_army_1"], IMMER: ["hothior_army_2"]}
    t = at("movement", hexes=hexes, grace={"immer": ["first"]})
    t.do("move hothior_army_1", f"go {IMMER}")
    assert penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-19")
def test_who_finds_no_way_out_and_stays_still_is_not_penalised() -> None:
    around = [WORLD.grid.ids[n] for n in WORLD.field.near[WORLD.grid.at(IMMER)]]
    wall = {space: [f"muetar_army_{n}"] for n, space in enumerate(around, 1)}
    t = at("movement", hexes={IMMER: ["hothior_army_1"], **wall}, grace={"immer": ["first"]})
    t.do("done")
    assert not penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-19")
def test_a_unit_may_be_removed_instead() -> None:
    hexes = {IMMER: ["hothior_army_1"], "1014": ["hothior_army_2"]}
    t = at("movement", hexes=hexes, grace={"immer": ["first"]})
    t.do("move hothior_army_1", "disband hothior_army_1", "done")
    assert t.where("hothior_army_1") == "pool"
    assert not penalty(t, "immer")


# -- free passage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45")
def test_free_passage_is_granted_on_four() -> None:
    t = at("movement", hexes={WILD: ["hothior_monarch"]}, dice=[4]).do("move hothior_monarch", f"go {IMMER}")
    assert t.where("hothior_monarch") == WILD  # asked at the border
    t.answer("passage", "ask-passage")
    assert t.rolls("DR-B-DIP-22") == [(4,)]
    assert t.where("hothior_monarch") == IMMER
    assert not penalty(t, "immer")
    assert t.question == "march"
    assert t.ask.args["points"] == 6


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45")
def test_refused_the_move_stops_at_the_border() -> None:
    back = next(space for space in TWO_AWAY if IMMER not in around(space))
    t = at("movement", hexes={back: ["hothior_monarch"], "1014": ["hothior_army_1"]}, dice=[3])
    t.do("move hothior_monarch", f"go {IMMER}")
    crossing = t.where("hothior_monarch")
    assert IMMER in around(crossing)
    t.do("ask-passage")
    assert t.where("hothior_monarch") == crossing
    assert not penalty(t, "immer")
    assert t.question == "next-move"
    assert "move hothior_monarch" not in t.options


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45")
def test_a_hero_may_turn_away_and_go_elsewhere() -> None:
    t = at("movement", hexes={WILD: ["hothior_monarch"]}).do("move hothior_monarch", f"go {IMMER}", "stop")
    assert t.question == "march"
    assert t.ask.args["points"] == 7
    assert not penalty(t, "immer")


@pytest.mark.rule("DR-B-DIP-22")
def test_passage_is_each_heros_own() -> None:
    hexes = {WILD: ["hothior_monarch", "mivior_monarch"]}
    t = at("movement", hexes=hexes, allies={"mivior": "first"}, dice=[5])
    t.do("move hothior_monarch", f"go {IMMER}", "ask-passage", "stop")
    t.do("move mivior_monarch", f"go {IMMER}")
    assert t.question == "passage"


@pytest.mark.rule("DR-B-DIP-23")
def test_a_hero_with_free_passage_has_sanctuary_in_a_castle() -> None:
    """Neutral Pennol: nobody can search there."""
    hexes = {"1910": ["hothior_monarch"], "1014": ["hothior_army_1"]}
    t = at("movement", kingdoms={"hothior": "first", "pon": "second"}, hexes=hexes, dice=[5])
    t.do("move hothior_monarch", "go 1911", "ask-passage")
    hero = WORLD.index["hothior_monarch"]
    assert t.where("hothior_monarch") == "1911"
    assert party.searchable(t.s, 1, WORLD.grid.at("1911")) == []
    t.do("go 1910")
    assert party.searchable(t.s, 1, WORLD.grid.at("1910")) == [hero]


@pytest.mark.rule("DR-B-DIP-23")
def test_who_goes_in_without_leave_has_no_sanctuary() -> None:
    hexes = {"1910": ["hothior_monarch"], "1014": ["hothior_army_1"]}
    t = at("movement", kingdoms={"hothior": "first", "pon": "second"}, hexes=hexes)
    t.do("move hothior_monarch", "go 1911", "violate")
    assert party.searchable(t.s, 1, WORLD.grid.at("1911")) == [WORLD.index["hothior_monarch"]]


# -- stacking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-STK-01")
def test_units_of_any_kingdoms_share_a_space() -> None:
    t = at("movement", hexes={ROW[0]: ["zorn_army_1"], ROW[1]: ["hothior_army_1"]}, allies={"zorn": "first"})
    t.do("move zorn_army_1", f"go {ROW[1]}", "stop")
    assert t.stack(ROW[1]) == ["hothior_army_1", "zorn_army_1"]


@pytest.mark.rule("DR-B-STK-04")
def test_units_enter_castles_of_allies_and_only_theirs() -> None:
    near = around("1911")[0]
    own: dict[str, Any] = {"kingdoms": {"hothior": "first", "pon": "second"}, "hexes": {near: ["hothior_army_1"]}}
    t = at("movement", allies={"muetar": "first"}, **own).do("move hothior_army_1", "go 1911")
    assert t.where("hothior_army_1") == "1911"
    assert t.inside("hothior_army_1")
    t = at("movement", allies={"muetar": "second"}, **own).do("move hothior_army_1")
    assert t.refuses("go 1911") == ["DR-B-SIE-06"]


# -- the questions agree ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MOV-03", "DR-DEC-44")
@pytest.mark.parametrize("seed", range(6))
def test_the_pieces_on_offer_are_those_no_rule_holds_back(seed: int) -> None:
    """The set that is offered, and the reasons piece by piece, are two ways of asking the same."""
    asked = 0
    for state, _ in random_positions.play(seed, steps=60):
        if state.decision is not None and state.decision.question == "next-move":
            asked += 1
            free = [piece for piece in state.pieces_of(state.phasing) if not party.why_not_move(state, piece)]
            assert [*hexes_of(party.movable(state, state.phasing))] == free
    assert asked or seed
