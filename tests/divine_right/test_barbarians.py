"""Barbarians and Ogres (DR-B-BAR), tribes apart (DR-B-STK-02)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import stacking
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN, OGRES, SOUTHERN, RecruitRoll
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.words import FOLKS, KINGDOM_IDS, TRIBE_NAMES
from tests.divine_right.beyond import around, table
from tests.divine_right.table import WORLD, Table

EDGE, SOUTH, EAST, STUMP_HOLE, CORNER = "1200", "1530", "3412", "0009", "3430"
WIRZOR = "1203"
HORDES = barbarians.hordes(WORLD)


def wild(folk: str, *numbers: int) -> list[str]:
    return [f"{folk}_{number}" for number in numbers]


def north(*numbers: int) -> list[str]:
    return wild("northern_barbarian", *numbers)


def court(*, dice: Any = 1, **more: Any) -> Table:
    """The Diplomacy Phase; the first die draws the card."""
    return table("diplomacy", dice=dice if isinstance(dice, int) else [1, *dice], **more)


def serving(t: Table, seat: int = 0) -> list[str]:
    return [WORLD.names[piece] for piece in hexes_of(barbarians.in_service(t.s, seat))]


# -- kinds and figures ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BAR-01")
def test_four_kinds_and_where_they_are_met() -> None:
    sizes = [entries.bit_count() for entries in HORDES.entries]
    assert sizes == [13, 17, 13, 1]
    t = court()
    offered = {option.split()[1] for option in t.options if option.startswith("recruit ")}
    assert {EDGE, SOUTH, EAST, STUMP_HOLE, CORNER} <= offered
    assert len(offered) == sum(sizes) - 1  # one corner is on two edges
    assert t.refuses("recruit 1203") == ["DR-B-BAR-02"]


@pytest.mark.rule("DR-B-BAR-06")
def test_figures() -> None:
    for folk, move, strength, siege in (
        (NORTHERN, 5, 1, 1),
        (SOUTHERN, 5, 1, 1),
        (EASTERN, 7, 1, 1),
        (OGRES, 4, 2, 0),
    ):
        found = [WORLD.pieces[piece] for piece in HORDES.counters[folk]]
        assert len(found) == (6 if folk == OGRES else 24)
        assert {(piece.move, piece.strength, piece.siege, piece.retreat) for piece in found} == {
            (move, strength, siege, 0)
        }
    t = table("movement", hexes={"1106": wild("ogre", 1)})
    from hexarchy.games.divine_right.movement import ground
    from hexarchy.games.divine_right.words import HILL

    ogre = WORLD.index["ogre_1"]
    (profile,) = party.profiles(t.s, (ogre,))
    assert ground.entry_cost(HILL, profile[0]) == 1


@pytest.mark.rule("DR-B-BAR-06", "DR-B-RET-01")
@pytest.mark.parametrize(("die", "goes"), [(4, False), (5, True)])
def test_barbarians_retreat_on_5_and_6(die: int, goes: bool) -> None:
    hexes = {"2108": ["hothior_army_1"], "2208": north(1)}
    t = table("combat", hexes=hexes, foes=tuple(north(1)), dice=[die, 3, 3])
    t.do("attack 2208").until("retreat").do("yes")
    assert (t.question == "retreat-where") == goes


# -- recruiting -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BAR-02", "DR-B-BAR-04", "DR-T-B-BARBARIANS")
def test_a_die_of_3_or_more_brings_that_many() -> None:
    t = court(dice=[4]).do(f"recruit {EDGE}")
    assert t.question == "tribe"
    t.do("tribe savages")
    assert serving(t) == north(1, 2, 3, 4)
    assert t.stack(EDGE) == north(1, 2, 3, 4)


@pytest.mark.rule("DR-T-B-BARBARIANS")
@pytest.mark.parametrize(("die", "join", "desert"), [(1, 0, 1), (2, 0, 2), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 6, 0)])
def test_the_recruiting_table(die: int, join: int, desert: int) -> None:
    roll = RecruitRoll()
    assert (roll.join(die), roll.desert(die)) == (join, desert)
    assert roll.kills(die) == (die == 1)


@pytest.mark.rule("DR-B-BAR-02")
def test_modifiers_count_but_for_the_fatal_1() -> None:
    assert RecruitRoll((("DR-A-ENV-109", 1),)).join(6) == 7
    cold = RecruitRoll((("DR-A-WIN-21", -1),))
    assert (cold.desert(2), cold.kills(2)) == (1, False)
    assert RecruitRoll((("DR-A-ENV-109", 1),)).kills(1)


@pytest.mark.rule("DR-B-BAR-02", "DR-DEC-35")
def test_on_a_2_two_of_the_kind_desert_by_choice() -> None:
    hexes = {"1300": north(1, 2, 3, 4, 5), "2130": wild("southern_barbarian", 1)}
    t = court(hexes=hexes, tribes={"savages": "first"}, dice=[2]).do(f"recruit {EDGE}")
    assert t.question == "deserter"
    assert not any("southern" in option for option in t.options)
    t.do("lose northern_barbarian_2", "lose northern_barbarian_5")
    assert serving(t) == [*north(1, 3, 4), "southern_barbarian_1"]
    assert t.where("northern_barbarian_2") == "pool"


@pytest.mark.rule("DR-B-BAR-02", "DR-B-DIP-28", "DR-B-DIP-16")
def test_a_natural_1_costs_one_of_them_and_the_ambassador() -> None:
    t = court(hexes={"1300": north(1, 2)}, tribes={"savages": "first"}, dice=[1]).do(f"recruit {EDGE}")
    t.do("lose northern_barbarian_1")
    assert serving(t) == north(2)
    assert t.s.players[0].idle
    assert "ambassador-dies" in [event.key for event in t.log]


@pytest.mark.rule("DR-B-BAR-02")
def test_not_where_enemies_stand() -> None:
    t = court(hexes={EDGE: ["muetar_army_1"]})
    assert t.refuses(f"recruit {EDGE}") == ["DR-B-BAR-02"]
    own = court(hexes={EDGE: ["hothior_army_1"]})
    assert f"recruit {EDGE}" in own.options


@pytest.mark.rule("DR-B-BAR-02", "DR-B-DIP-02")
def test_recruiting_is_the_one_function_of_the_phase() -> None:
    t = court(dice=[4]).do(f"recruit {EDGE}", "tribe savages")
    assert t.question != "function"


@pytest.mark.rule("DR-B-BAR-01")
def test_in_the_corner_two_kinds_are_met() -> None:
    t = court(dice=[3]).do(f"recruit {CORNER}")
    assert t.question == "folk"
    t.do("folk eastern_horseman", "tribe oruz")
    assert serving(t) == wild("eastern_horseman", 6, 7, 8)


@pytest.mark.rule("DR-B-BAR-03", "DR-B-COM-04")
def test_newcomers_neither_move_nor_attack() -> None:
    t = court(hexes={"1300": ["muetar_army_1"]}, dice=[3]).do(f"recruit {EDGE}", "tribe savages")
    t.until("next-move")
    assert t.refuses("move northern_barbarian_1") == ["DR-B-BAR-03"]
    t.do("done")
    assert t.question != "attack"
    later = table("movement", hexes={EDGE: north(1)}, tribes={"savages": "first"})
    assert "move northern_barbarian_1" in later.options


# -- names, limits, losses --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BAR-04")
def test_the_first_five_bear_a_name_and_the_sixth_none() -> None:
    t = court(dice=[6]).do(f"recruit {EDGE}", "tribe savages")
    names = [HORDES.tribe_of.get(WORLD.index[piece], -1) for piece in serving(t)]
    assert names == [0, 0, 0, 0, 0, -1]
    assert TRIBE_NAMES[0] == "savages"
    more = court(hexes={"1300": north(1, 2, 3, 4)}, tribes={"savages": "first"}, dice=[3]).do(f"recruit {EDGE}")
    assert serving(more) == north(1, 2, 3, 4, 5, 16, 17)  # nobody is asked again


@pytest.mark.rule("DR-B-BAR-04", "DR-DEC-35")
def test_a_name_that_another_bears_is_refused() -> None:
    hexes = {"1300": north(1, 2)}
    t = court(hexes=hexes, foes=tuple(north(1, 2)), tribes={"savages": "second"}, dice=[4]).do(f"recruit {EDGE}")
    assert set(t.options) == {"tribe wildmen", "tribe berserkers"}
    assert t.refuses("tribe savages") == ["DR-B-BAR-04"]
    t.do("tribe wildmen")
    assert serving(t) == north(6, 7, 8, 9)


@pytest.mark.rule("DR-B-BAR-09", "DR-B-BAR-04")
def test_a_name_is_free_again_when_its_player_has_none_of_the_kind() -> None:
    t = court(tribes={"savages": "second"}, dice=[4]).do(f"recruit {EDGE}")
    assert "tribe savages" in t.options
    unnamed = court(hexes={"1300": north(20)}, foes=tuple(north(20)), tribes={"savages": "second"}, dice=[4])
    assert "tribe savages" not in unnamed.do(f"recruit {EDGE}").options


@pytest.mark.rule("DR-B-BAR-05")
def test_at_most_fifteen_of_all_kinds() -> None:
    hexes = {
        "1300": north(1, 2, 3, 4, 5, 16, 17, 18),
        "2030": wild("southern_barbarian", 1, 2, 3),
        "0110": wild("ogre", 1),
    }
    more: dict[str, Any] = {"tribes": {"savages": "first", "outlanders": "first"}}
    fourteen = {**hexes, "2130": wild("southern_barbarian", 16, 17)}
    t = court(hexes=fourteen, dice=[4], **more).do(f"recruit {EDGE}")
    assert len(serving(t)) == 15
    full = {**fourteen, "2230": wild("southern_barbarian", 18)}
    t = court(hexes=full, dice=[4], **more)
    assert t.refuses(f"recruit {EDGE}") == ["DR-B-BAR-05"]


@pytest.mark.rule("DR-B-BAR-09", "DR-B-GEN-06", "DR-B-GEN-08")
def test_the_lost_go_back_to_their_stock_for_anyone() -> None:
    t = table("movement", hexes={EDGE: north(1, 2)}, tribes={"savages": "first"})
    t.do("move northern_barbarian_1", "disband northern_barbarian_1")
    assert t.where("northern_barbarian_1") == "pool"
    assert WORLD.index["northern_barbarian_1"] in barbarians.stock(t.s, NORTHERN, 0)
    fresh = table("movement")
    assert len(barbarians.stock(fresh.s, NORTHERN, -1)) == 9


@pytest.mark.rule("DR-B-BAR-09", "DR-B-CAP-10")
def test_those_of_a_player_who_is_out_go_home() -> None:
    t = table("movement", seats=3, hexes={EDGE: north(1, 2)}, tribes={"savages": "first"})
    t.s.apply(0, "resign")
    assert t.where("northern_barbarian_1") == "pool"
    assert not serving(t)


# -- in the field -----------------------------------------------------------------------------------------------------


def ring(*, units: list[str], at_: str = WIRZOR) -> dict[str, list[str]]:
    land = [space for space in around(at_) if WORLD.land >> WORLD.grid.at(space) & 1]
    stacks: dict[str, list[str]] = {}
    for number, unit in enumerate(units):
        stacks.setdefault(land[number % len(land)], []).append(unit)
    return stacks


@pytest.mark.rule("DR-B-BAR-07")
def test_after_a_successful_siege_barbarians_leave() -> None:
    six = north(1, 2, 3, 16, 17, 18)
    hexes = ring(units=six)
    t = table("siege", hexes=hexes, allies={"immer": "second"}, sieges={WIRZOR: "first"}, dice=[6])
    t.do(f"assault {WIRZOR}")
    assert t.points("first") == 10
    assert not serving(t)
    assert {t.where(unit) for unit in six} == {"pool"}


@pytest.mark.rule("DR-B-BAR-07")
def test_other_besiegers_stay() -> None:
    hexes = ring(units=[*north(1, 2, 3), "hothior_army_1", "hothior_army_2", "hothior_army_3"])
    t = table("siege", hexes=hexes, allies={"immer": "second"}, sieges={WIRZOR: "first"}, dice=[6])
    t.do(f"assault {WIRZOR}")
    assert not serving(t)
    while t.question == "booty":
        t.do("carry hothior_army_1" if "carry hothior_army_1" in t.options else t.options[0])
    assert t.question == "advance"
    assert "advance hothior_army_1" in t.options


@pytest.mark.rule("DR-B-BAR-07")
def test_ogres_do_not_besiege() -> None:
    from hexarchy.games.divine_right import siege

    hexes = ring(units=wild("ogre", 1, 2, 3, 4, 5, 6))
    t = table("movement", hexes=hexes, allies={"immer": "second"})
    castle = WORLD.castle_at[WORLD.grid.at(WIRZOR)].index
    assert siege.besiegers(t.s, castle, 0) == []


@pytest.mark.rule("DR-B-BAR-07")
@pytest.mark.parametrize("unit", ["northern_barbarian_1", "ogre_1"])
def test_neither_enters_castles(unit: str) -> None:
    near = next(space for space in around(WIRZOR) if WORLD.land >> WORLD.grid.at(space) & 1)
    t = table("movement", hexes={near: [unit, "hothior_army_1"]}, allies={"immer": "first"}).do(f"move {unit}")
    assert t.refuses(f"go {WIRZOR}") == ["DR-B-BAR-07"]
    t.do("stop", "move hothior_army_1")
    assert f"go {WIRZOR}" in t.options
    found = modes.reach(t.s, (WORLD.index[unit],), 0)
    assert WORLD.grid.at(WIRZOR) not in found.came  # not even on the way


@pytest.mark.rule("DR-B-BAR-07", "DR-B-RET-05", "DR-B-RET-06")
def test_nor_do_they_retreat_into_one() -> None:
    near = next(space for space in around(WIRZOR) if WORLD.land >> WORLD.grid.at(space) & 1)
    foe = next(
        space
        for space in around(near)
        if space not in (WIRZOR, *around(WIRZOR)) and WORLD.land >> WORLD.grid.at(space) & 1
    )
    hexes = {near: north(1), foe: ["hothior_army_1"]}
    t = table("combat", hexes=hexes, foes=tuple(north(1)), allies={"immer": "second"}, dice=[6])
    t.do(f"attack {near}").until("retreat").do("yes")
    assert f"retreat {WIRZOR}" not in t.options


@pytest.mark.rule("DR-B-BAR-08", "DR-B-DIP-18")
def test_barbarians_violate_neutral_land_like_others() -> None:
    immer = KINGDOM_IDS.index("immer")
    t = table("movement", hexes={"1105": north(1)}).do("move northern_barbarian_1", "go 1206")
    assert t.s.land_of[WORLD.grid.at("1206")] == immer
    assert t.s.kingdoms[immer].violated == 1


# -- tribes apart -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-STK-02")
def test_tribes_of_different_names_do_not_stack() -> None:
    hexes = {"2108": north(1), "2208": north(6), "2107": north(16)}
    t = table("movement", hexes=hexes).do("move northern_barbarian_1")
    assert t.refuses("go 2208") == ["DR-B-STK-02"]
    assert "go 2107" in t.options  # the nameless stand with anyone
    reached = modes.reach(t.s, (WORLD.index["northern_barbarian_1"],), 0)
    assert WORLD.grid.at("2208") in reached.came  # on the way it does not matter


@pytest.mark.rule("DR-B-STK-02")
def test_nor_do_they_retreat_advance_or_appear_together() -> None:
    t = table("movement", hexes={"2108": north(1), "2208": north(6)})
    space = WORLD.grid.at("2208")
    assert [reason.rule for reason in stacking.why_not(t.s, [WORLD.index["northern_barbarian_1"]], space)] == [
        "DR-B-STK-02"
    ]
    hexes = {"2108": ["hothior_army_1"], "2208": north(1), "2209": north(6)}
    t = table("combat", hexes=hexes, foes=tuple(north(1, 6)), dice=[6]).do("attack 2208").until("retreat").do("yes")
    assert "retreat 2209" not in t.options
    crowded = court(hexes={CORNER: wild("southern_barbarian", 1)}, tribes={"outlanders": "first"}, dice=[4])
    crowded.do(f"recruit {CORNER}", "folk eastern_horseman")
    assert serving(crowded) == ["southern_barbarian_1", *wild("eastern_horseman", 16, 17, 18, 19)]


def test_the_counters_are_those_of_the_game() -> None:
    assert all(HORDES.counters[folk] for folk in range(len(FOLKS)))
