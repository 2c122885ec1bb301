"""Sieges (DR-B-SIE): when there is one, siege attacks, what becomes of a castle that falls."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import deployment, siege, status
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.words import HOME, KINGDOM_IDS
from tests.divine_right.sieges import (
    GROAT,
    HIRED,
    HOTHIOR,
    MUETAR,
    PENNOL,
    PLIBBA,
    TADAFAT,
    around,
    bleed,
    hired,
    ring,
    strike,
)
from tests.divine_right.table import WORLD, Table, at

IMMER, MUETAR_KINGDOM = KINGDOM_IDS.index("immer"), KINGDOM_IDS.index("muetar")
COLIST, PORT_LORK, IDER_BOLIS, SCHOOL, WIRZOR, KEEP = "0421", "0917", "0405", "1210", "1203", "2018"
CALM = (6, 1, 1)  # a player turn without an event: two dice and a card


def castle(space: str) -> int:
    return WORLD.castle_at[WORLD.grid.at(space)].index


# -- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-01")
def test_besiegers_need_the_strength_of_the_castle_and_of_those_inside() -> None:
    inside = {"2409": MUETAR[:3]}  # Basimar: 3 of its own and 3 inside
    weak = at("movement", hexes={**around("2409", HIRED[:5]), **inside}, masters=hired("first", HIRED[:5]))
    assert weak.why("besiege 2409") == ["DR-B-SIE-01"]
    strong = at("movement", hexes={**around("2409", HIRED[:6]), **inside}, masters=hired("first", HIRED[:6]))
    assert "besiege 2409" in strong.options


@pytest.mark.rule("DR-B-SIE-01")
def test_an_enemy_outside_in_the_space_of_the_castle_prevents_a_siege() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["muetar_army_7"]}
    assert "besiege 2315" in at("movement", hexes=hexes).options
    t = at("movement", hexes=hexes, outside=["muetar_army_7"])
    assert t.why("besiege 2315") == ["DR-B-SIE-01"]


@pytest.mark.rule("DR-B-SIE-02")
def test_two_armies_opposite_each_other_cover_six_spaces() -> None:
    masters = hired("first", HIRED[:6])
    beside = at("movement", hexes=around(GROAT, HIRED[:6], (0, 1)), masters=masters)
    assert beside.why("besiege 2315") == ["DR-B-SIE-02"]
    assert "besiege 2315" in at("movement", hexes=around(GROAT, HIRED[:6], (0, 3)), masters=masters).options


@pytest.mark.rule("DR-B-SIE-02")
def test_a_relief_force_in_a_covered_space_does_not_open_it() -> None:
    hexes = {**around(GROAT, HOTHIOR), ring(GROAT)[1]: [*MUETAR[:5]]}
    t = at("movement", hexes=hexes, sieges={GROAT: "first"})
    t.do("done")
    assert t.besieged(GROAT)


@pytest.mark.rule("DR-B-SIE-02", "DR-B-SIE-19")
@pytest.mark.parametrize(
    ("unit", "space", "covers"),
    [
        ("mercenary_1", "0212", {"0212", "0211"}),  # not the sea beside it
        ("mercenary_fleet_1", "0212", {"0212", "0213"}),  # not the land beside it
        ("mercenary_fleet_1", "0213", {"0212", "0213", "0313"}),
    ],
)
def test_armies_do_not_cover_the_sea_nor_fleets_the_inland(unit: str, space: str, covers: set[str]) -> None:
    t = at("movement", hexes={space: [unit]}, masters={unit: "first"})
    found = siege.covered(t.s, castle("0312"), [WORLD.index[unit]])
    assert {WORLD.grid.ids[one] for one in hexes_of(found)} == covers


@pytest.mark.rule("DR-B-SIE-03", "DR-DEC-47")
def test_a_siege_is_declared_in_the_movement_phase_or_left_undeclared() -> None:
    t = at("movement", hexes=around(GROAT, HOTHIOR))
    t.do("besiege 2315")
    assert t.besieged(GROAT)
    t = at("movement", hexes=around(GROAT, HOTHIOR))
    t.do("done")
    assert not t.besieged(GROAT)


@pytest.mark.rule("DR-B-SIE-03")
def test_a_siege_is_declared_after_combat_has_cleared_the_castle_space() -> None:
    hexes = {**around(GROAT, (*HOTHIOR, *HIRED[:6])), GROAT: ["muetar_army_7"]}
    more: dict[str, Any] = {"masters": hired("first", HIRED[:6]), "outside": ["muetar_army_7"]}
    t = at("combat", hexes=hexes, dice=[6, 1, *CALM], **more)
    strike(t, GROAT, *HOTHIOR, *HIRED[:6]).until("besiege").do("besiege 2315")
    assert t.besieged(GROAT)


@pytest.mark.rule("DR-B-SIE-04", "DR-B-SIE-24")
def test_two_players_around_one_castle_count_apart() -> None:
    """Six are needed: 4 and 4 are not enough, 6 and 6 make two sieges."""
    inside = {GROAT: MUETAR[:3]}
    theirs = {"mivior": "third", "hothior": "first", "muetar": "second"}
    armies = [f"mivior_army_{number}" for number in range(1, 7)]
    few = at(
        "movement",
        seats=3,
        kingdoms=theirs,
        hexes={**around(GROAT, HOTHIOR[:4]), **around(GROAT, armies[:4], (1, 4)), **inside},
    )
    assert few.why("besiege 2315") == ["DR-B-SIE-01"]
    many = at(
        "movement",
        seats=3,
        kingdoms=theirs,
        hexes={**around(GROAT, HOTHIOR), **around(GROAT, armies, (1, 4)), **inside},
        sieges={GROAT: "third"},
    )
    many.do("besiege 2315")
    assert [many.s.name(one.seat) for one in many.s.sieges] == ["third", "first"]
    assert siege.siege_roll(many.s, castle(GROAT), 0).own == 6


@pytest.mark.rule("DR-B-SIE-05")
def test_only_who_is_outside_a_castle_can_be_attacked() -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    hexes = {COLIST: ["mivior_army_1", "mivior_army_2", "mivior_army_3"], "0420": [*HOTHIOR]}
    t = at("combat", kingdoms=kingdoms, hexes=hexes, outside=["mivior_army_1"])
    t.do("attack 0421", "commit hothior_army_1", "done")
    while t.question == "attack":
        t.do("done")
    assert t.question == "retreat"
    fight = t.s.frames[-2]
    assert isinstance(fight, Battle)
    assert [WORLD.names[unit] for unit in fight.defenders(t.s)] == ["mivior_army_1"]
    inside = at("combat", kingdoms=kingdoms, hexes=hexes)
    assert inside.question != "attack"


@pytest.mark.rule("DR-B-SIE-05")
def test_units_change_inside_and_outside_in_their_own_movement_phase() -> None:
    t = at("movement", hexes={TADAFAT: ["hothior_army_5"]})
    assert t.inside("hothior_army_5")
    t.do("move hothior_army_5", "outside hothior_army_5")
    assert not t.inside("hothior_army_5")


@pytest.mark.rule("DR-B-SIE-06")
def test_an_unplundered_castle_is_closed_to_enemy_armies_and_costs_a_lone_hero_a_roll() -> None:
    beside = ring(PLIBBA)[0]
    t = at("movement", hexes={beside: ["hothior_army_1", "hothior_monarch"]}, dice=[3])
    t.do("move hothior_army_1")
    assert f"go {PLIBBA}" not in t.options
    assert t.why(f"go {PLIBBA}") == ["DR-B-SIE-06"]
    t.do("stop", "move hothior_monarch", f"go {PLIBBA}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where("hothior_monarch") == PLIBBA


# -- the attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-07", "DR-DEC-40")
def test_a_siege_declared_on_turn_4_is_attacked_first_on_turn_5() -> None:
    t = at("movement", turn=4, hexes=around(GROAT, HOTHIOR), dice=3)
    t.do("besiege 2315")
    while t.question != "assault":
        assert not t.rolls("DR-B-SIE-07")
        t.do(next((option for option in t.options if option in ("done", "none", "no", "stop")), t.options[0]))
    assert t.s.turn == 5


@pytest.mark.rule("DR-B-SIE-07", "DR-DEC-40")
def test_a_siege_of_this_very_turn_is_not_offered() -> None:
    hexes = {**around(GROAT, HOTHIOR), **around(PLIBBA, HIRED[:6])}
    t = at("siege", hexes=hexes, masters=hired("first", HIRED[:6]), sieges={GROAT: "first", PLIBBA: "first"})
    fresh = tuple(one._replace(fresh=one.castle == castle(PLIBBA)) for one in t.s.sieges)
    t.s.sieges = fresh
    t.s.run()
    assert t.options == ["assault 2315", "done"]
    assert t.refuses("assault 1714") == ["DR-B-SIE-07"]


@pytest.mark.rule("DR-B-SIE-08", "DR-T-B-SIEGE")
@pytest.mark.parametrize(("own", "inside", "modifier"), [(15, 4, 1), (15, 5, 0), (7, 4, 0), (14, 0, 3)])
def test_the_siege_modifier_is_the_ratio_minus_1(own: int, inside: int, modifier: int) -> None:
    units = (*HOTHIOR, "farnot_seafolk", *HIRED)[:own]
    t = at(
        "siege",
        hexes={**around(GROAT, units), GROAT: MUETAR[:inside]},
        masters=hired("first", [unit for unit in units if unit in HIRED]),
        sieges={GROAT: "first"},
    )
    roll = siege.siege_roll(t.s, castle(GROAT), 0)
    assert (roll.own, roll.theirs, roll.total) == (own, inside + 3, modifier)


@pytest.mark.rule("DR-B-SIE-08")
def test_hamahara_counts_nothing_at_a_siege() -> None:
    masters = {"hamahara": "first"}
    t = at("siege", hexes=around(GROAT, (*HOTHIOR, "hamahara")), masters=masters, sieges={GROAT: "first"})
    assert siege.siege_roll(t.s, castle(GROAT), 0).own == 6
    t = at("siege", hexes={**around(GROAT, HOTHIOR), GROAT: ["hamahara"]}, masters={"hamahara": "second"})
    assert siege.defence(t.s, castle(GROAT)) == 3


@pytest.mark.rule("DR-B-SIE-07", "DR-T-B-SIEGE")
@pytest.mark.parametrize(("die", "falls"), [(4, False), (5, True)])
def test_a_modified_6_takes_the_castle(die: int, falls: bool) -> None:
    t = at("siege", hexes=around(GROAT, HOTHIOR), sieges={GROAT: "first"}, dice=[die])  # 6 to 3: +1
    t.do("assault 2315")
    assert bool(t.events("castle-falls")) is falls
    assert t.besieged(GROAT) is not falls


@pytest.mark.rule("DR-B-SIE-09", "DR-B-FAT-07", "DR-T-B-SIEGE")
@pytest.mark.parametrize(("die", "falls"), [(5, False), (6, True)])
def test_a_natural_6_always_takes_the_castle(die: int, falls: bool) -> None:
    """6 against 5 gives nothing, and the besiegers' monarch is wounded: -1."""
    hexes = {**around(GROAT, HOTHIOR), GROAT: MUETAR[:2]}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, track={"hothior_monarch": 9}, dice=[die, 3])
    assert siege.siege_roll(t.s, castle(GROAT), 0).total == -1
    t.do("assault 2315")
    assert bool(t.events("castle-falls")) is falls
    assert [told["made"] for told in t.events("roll") if told["why"] == "DR-B-SIE-07"] == [falls]


@pytest.mark.rule("DR-B-SIE-10", "DR-B-VIC-02", "DR-T-B-VICTORY")
def test_a_castle_falls_with_four_units_and_a_monarch_inside() -> None:
    hexes = {**around(GROAT, HIRED[:8]), GROAT: [*MUETAR[:4], "muetar_monarch"], PENNOL: ["muetar_army_9"]}
    t = at("siege", hexes=hexes, masters=hired("first", HIRED[:8]), sieges={GROAT: "first"}, dice=[6, 3])
    t.do("assault 2315")
    assert [t.where(unit) for unit in MUETAR[:4]] == ["pool"] * 4
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.points("first") == 15
    assert t.view(None)["castles"]["Groat"]["plundered"]
    assert t.where("muetar_monarch") != GROAT


@pytest.mark.rule("DR-B-SIE-10", "DR-B-SIE-11", "DR-DEC-41")
def test_besiegers_advance_into_the_fallen_castle_and_do_nothing_else() -> None:
    units = around(GROAT, (*HOTHIOR, "hothior_monarch"))
    t = at("siege", hexes={**units, PENNOL: ["muetar_monarch", "muetar_army_1"]}, sieges={GROAT: "first"}, dice=[6])
    t.do("assault 2315")
    assert t.question == "advance"
    assert "advance hothior_monarch" not in t.options  # no hero goes ahead
    t.do("advance hothior_army_1", "advance hothior_monarch", "done")
    assert t.stack(GROAT) == ["hothior_army_1", "hothior_monarch"]
    assert not t.inside("hothior_army_1")
    assert t.question == "next-move"
    assert t.refuses("move hothior_army_2") == ["DR-B-SIE-11"]
    assert t.refuses("move hothior_army_1") == ["DR-B-SIE-11"]


@pytest.mark.rule("DR-B-SIE-11")
def test_units_that_made_a_siege_attack_do_not_attack() -> None:
    beside = next(
        WORLD.grid.ids[space]
        for space in WORLD.field.near[WORLD.grid.at(ring(GROAT)[0])]
        if WORLD.grid.ids[space] not in (GROAT, *ring(GROAT)) and WORLD.land >> space & 1
    )
    hexes = {**around(GROAT, HOTHIOR), beside: ["muetar_army_1"]}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, dice=[1, *CALM])
    t.do("assault 2315")
    while t.question == "next-move":
        t.do("done")
    assert t.question != "attack"
    assert not t.events("battle-begins")


@pytest.mark.rule("DR-B-SIE-12")
def test_nobody_is_inside_a_castle_that_has_fallen() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["hothior_monarch"]}  # who stole into it
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, dice=[6])
    assert t.inside("hothior_monarch")
    t.do("assault 2315")
    assert (t.where("hothior_monarch"), t.inside("hothior_monarch")) == (GROAT, False)
    assert not t.rolls("DR-B-FAT-01")


@pytest.mark.rule("DR-B-SIE-12")
def test_a_plundered_castle_is_none_for_sieges_and_stays_a_deployment_space() -> None:
    t = at("movement", hexes=around("2409", HOTHIOR), plundered=["2409"])
    assert t.why("besiege 2409") == ["DR-B-SIE-12"]
    t.do("move hothior_army_1")
    assert "go 2409" in t.options
    empty = at("events", kingdoms={"hothior": "first", "mivior": "second"}, plundered=["2409"])
    unit = WORLD.index["muetar_army_4"]
    empty.s.master[unit] = 0
    assert deployment.deployment_spaces(empty.s, unit) == [WORLD.grid.at("2409")]


# -- in and out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-13")
def test_replacements_do_not_appear_in_a_besieged_castle() -> None:
    hexes = around(TADAFAT, MUETAR[:4])
    free = at("events", hexes=hexes, dice=[3, 3])  # event 6
    assert "return hothior_army_5" in free.answer("replacement", "return hothior_army_1").options
    t = at("events", hexes=hexes, sieges={TADAFAT: "second"}, dice=[3, 3])
    assert t.question == "replacement"
    assert not {"return hothior_army_5", "return hothior_army_6"} & {*t.options}


@pytest.mark.rule("DR-B-SIE-13", "DR-B-FAT-02")
def test_a_lone_monarch_walks_out_of_a_besieged_castle_with_one_roll_a_regular_does_not() -> None:
    hexes = {**around(TADAFAT, MUETAR[:5]), TADAFAT: ["hothior_monarch", "hothior_army_5"]}
    t = at("movement", hexes=hexes, sieges={TADAFAT: "second"}, dice=[3])
    assert t.refuses("move hothior_army_5") == ["DR-B-SIE-13"]
    out = ring(TADAFAT)[1]
    t.do("move hothior_monarch", f"go {out}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where("hothior_monarch") == out


@pytest.mark.rule("DR-B-SIE-13", "DR-B-FAT-02")
def test_a_lone_monarch_walks_into_a_besieged_castle_with_one_roll() -> None:
    hexes = {**around(TADAFAT, MUETAR[:5]), ring(TADAFAT)[1]: ["hothior_monarch", "hothior_army_1"]}
    t = at("movement", hexes={**hexes, TADAFAT: ["hothior_army_5"]}, sieges={TADAFAT: "second"}, dice=[3])
    t.do("move hothior_army_1")
    assert f"go {TADAFAT}" not in t.options
    t.do("stop", "move hothior_monarch", f"go {TADAFAT}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert (t.where("hothior_monarch"), t.inside("hothior_monarch")) == (TADAFAT, True)


@pytest.mark.rule("DR-B-SIE-14", "DR-DEC-37")
def test_after_a_lost_breakout_the_survivors_may_march_out_but_not_attack() -> None:
    """4 against 3 besiegers of one side, dice 2 and 3: one is lost."""
    hexes = {**around(TADAFAT, MUETAR[:6]), TADAFAT: HOTHIOR[:4]}
    t = at("siege", hexes=hexes, sieges={TADAFAT: "second"}, dice=[2, 3, *CALM])
    target = ring(TADAFAT)[0]
    assert t.targets("break-out") == sorted([target, ring(TADAFAT)[3]])
    strike(t, target, *HOTHIOR[:4], verb="break-out")
    t.answer("retreat", "no").answer("casualty", "lose hothior_army_4")
    assert t.besieged(TADAFAT)
    t.until("next-move").do("move hothior_army_1")
    assert t.targets("go")
    t.do(f"go {ring(TADAFAT)[1]}")
    assert t.where("hothior_army_1") == ring(TADAFAT)[1]
    while t.question in ("march", "next-move"):
        t.do("stop" if t.question == "march" else "done")
    assert t.question != "attack"


@pytest.mark.rule("DR-B-SIE-14", "DR-B-COM-02")
def test_a_space_is_attacked_once_by_those_who_break_out() -> None:
    hexes = {**around(TADAFAT, MUETAR[:8]), TADAFAT: HOTHIOR[:4]}
    t = at("siege", hexes=hexes, sieges={TADAFAT: "second"}, dice=[3, 3, 3])
    target, other = ring(TADAFAT)[0], ring(TADAFAT)[3]
    t.do(f"break-out {target}", "commit hothior_army_1", "done").answer("retreat", "no")
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.targets("break-out") == [other]


@pytest.mark.rule("DR-B-SIE-14", "DR-B-EVT-05")
def test_nobody_breaks_out_under_an_omen() -> None:
    hexes = {**around(TADAFAT, MUETAR[:6]), TADAFAT: HOTHIOR[:4]}
    t = at("siege", hexes=hexes, sieges={TADAFAT: "second"})
    assert t.question == "break-out"
    t.s.half = t.s.half._replace(omen=0)
    t.s.run()
    assert t.question != "break-out"


@pytest.mark.rule("DR-B-EVT-05", "DR-DEC-40")
def test_besiegers_under_an_omen_keep_the_siege_but_do_not_count_in_the_attack() -> None:
    hexes = around(GROAT, ("immer_army_1", "immer_army_2", "immer_army_3", "immer_army_4", *HIRED[:6]))
    more: dict[str, Any] = {"allies": {"immer": "first"}, "masters": hired("first", HIRED[:6])}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, **more)
    t.s.half = t.s.half._replace(omen=IMMER)
    siege.check(t.s)
    assert t.besieged(GROAT)
    assert siege.siege_roll(t.s, castle(GROAT), 0).own == 6
    t = at("siege", hexes=around(GROAT, HOTHIOR), sieges={GROAT: "first"})
    t.s.half = t.s.half._replace(omen=0)
    t.s.run()
    assert t.question == "next-move"


# -- sortie and relief ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-15")
def test_units_inside_attack_in_the_combat_phase_only_with_friends_outside() -> None:
    target = ring(TADAFAT)[0]
    hexes = {**around(TADAFAT, MUETAR[:6]), TADAFAT: HOTHIOR[:4]}
    alone = at("combat", hexes=hexes, sieges={TADAFAT: "second"})
    assert alone.question != "attack"
    friends = {ring(TADAFAT)[1]: ["hothior_army_5", "hothior_army_6"]}
    t = at("combat", hexes={**hexes, **friends}, sieges={TADAFAT: "second"})
    t.do(f"attack {target}")
    assert t.targets("commit") == ["hothior_army_5", "hothior_army_6"]
    assert t.refuses("commit hothior_army_1") == ["DR-B-SIE-15"]
    t.do("commit hothior_army_5")
    assert set(t.targets("commit")) == {*HOTHIOR[:4], "hothior_army_6"}


@pytest.mark.rule("DR-B-SIE-15")
def test_a_sortie_that_clears_a_space_may_enter_that_space_and_no_other() -> None:
    target = ring(TADAFAT)[0]
    hexes = {
        **around(TADAFAT, (*MUETAR[:2], *MUETAR[2:6]), (0, 3, 3, 0, 3, 3)),
        TADAFAT: HOTHIOR[:4],
        ring(TADAFAT)[1]: ["hothior_army_5", "hothior_army_6"],
    }
    t = at("combat", hexes=hexes, sieges={TADAFAT: "second"}, dice=[6, 1, *CALM])
    strike(t, target, "hothior_army_5", "hothior_army_1", "hothior_army_2").answer("retreat", "no")
    assert t.where("muetar_army_1") == "pool"
    assert t.question == "relief"
    assert set(t.options) >= {"advance hothior_army_5", "done"}
    t.do("done").answer("advance", "advance hothior_army_1", "done")
    assert t.where("hothior_army_1") == target
    assert t.where("hothior_army_2") == TADAFAT


@pytest.mark.rule("DR-B-SIE-15", "DR-B-SIE-17")
def test_after_a_sortie_units_may_stay_outside_and_break_the_siege() -> None:
    target = ring(TADAFAT)[0]
    hexes = {
        **around(TADAFAT, MUETAR[:10]),
        TADAFAT: HOTHIOR[:4],
        ring(TADAFAT)[1]: ["hothior_army_5"],
    }
    t = at("combat", hexes=hexes, sieges={TADAFAT: "second"}, dice=[2, 2, *CALM])
    strike(t, target, "hothior_army_5", "hothior_army_1", "hothior_army_2").answer("retreat", "no")
    bleed(t, "hothior_army_5")
    assert t.besieged(TADAFAT)
    t.answer("relief", "outside hothior_army_1")
    while t.question == "relief":
        t.do("done")
    assert not t.inside("hothior_army_1")
    assert not t.besieged(TADAFAT)


@pytest.mark.rule("DR-B-SIE-16")
def test_beaten_relievers_next_to_the_castle_may_still_go_in() -> None:
    target, beside = ring(TADAFAT)[0], ring(TADAFAT)[1]
    hexes = {
        **around(TADAFAT, MUETAR[:12]),
        TADAFAT: ["hothior_army_6"],
        beside: ["hothior_monarch", *HOTHIOR[:4]],
    }
    t = at("combat", hexes=hexes, sieges={TADAFAT: "second"}, dice=[2, 3, 3, *CALM])
    bleed(strike(t, target, *HOTHIOR[:4]).answer("retreat", "no"))
    assert t.question == "relief"
    assert "advance hothior_monarch" not in t.options
    t.do("advance hothior_army_1", "advance hothior_monarch", "done")
    assert t.stack(TADAFAT) == ["hothior_army_1", "hothior_army_6", "hothior_monarch"]
    assert t.inside("hothior_army_1")


def ringed(dice: list[int]) -> Table:
    """Tadafat with a besieger in each of the six spaces, and 5 relievers outside the ring."""
    target = ring(TADAFAT)[0]
    field = WORLD.field
    outer = next(
        WORLD.grid.ids[space]
        for space in field.near[WORLD.grid.at(target)]
        if WORLD.grid.ids[space] not in (TADAFAT, *ring(TADAFAT)) and WORLD.land >> space & 1
    )
    hexes = {**around(TADAFAT, MUETAR[:6], range(6)), TADAFAT: ["hothior_army_6"], outer: HOTHIOR[:5]}
    t = at("combat", hexes=hexes, sieges={TADAFAT: "second"}, dice=[*dice, *CALM])
    return strike(t, target, *HOTHIOR[:5]).answer("retreat", "no")


@pytest.mark.rule("DR-B-SIE-16")
def test_through_a_full_ring_relievers_go_two_spaces_once_one_is_cleared() -> None:
    t = ringed([6, 1])
    t.answer("relief", "advance hothior_army_1", "done")
    assert t.where("hothior_army_1") == TADAFAT
    t.answer("advance", "advance hothior_army_2", "done")
    assert t.where("hothior_army_2") == ring(TADAFAT)[0]


@pytest.mark.rule("DR-B-SIE-16")
def test_a_full_ring_that_holds_lets_nobody_in() -> None:
    t = ringed([1, 6, 3])
    bleed(t)
    assert t.question != "relief"


# -- the end of a siege -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-17", "DR-B-SIE-24", "DR-B-PHS-02")
def test_a_siege_is_struck_off_when_a_besieger_moves_away() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: MUETAR[:3]}
    t = at("movement", hexes=hexes, sieges={GROAT: "first"})
    t.do("move hothior_army_1")
    t.do(t.options[0])
    assert not t.besieged(GROAT)
    assert t.question in ("march", "next-move")
    assert t.events("siege-ends")[0]["castle"] == "Groat"


@pytest.mark.rule("DR-B-SIE-18")
def test_besiegers_keep_their_spaces_when_the_kingdom_changes_hands() -> None:
    """The Gorpin woodsmen deploy at 1503; a besieger of Altarr stands there."""
    besiegers = {**around(WIRZOR, HOTHIOR), "1503": ["mercenary_1"]}
    t = at("diplomacy", seats=3, hexes=besiegers, masters={"mercenary_1": "first"}, dice=3)
    status.activate(t.s, IMMER, 1, fresh=True)
    t.s.run()
    while t.question == "deploy":
        t.do(t.options[0])
    assert t.stack("1503") == ["mercenary_1"]
    assert WORLD.field.around[WORLD.grid.at("1503")] >> WORLD.grid.at(t.where("gorpin_woodsmen")) & 1
    assert [t.where(unit) for unit in HOTHIOR] == [ring(WIRZOR)[3 * (n % 2)] for n in range(6)]


@pytest.mark.rule("DR-B-SIE-19")
def test_a_port_is_besieged_only_with_a_fleet() -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    armies = {**around(COLIST, HIRED[:12], [n for n, space in enumerate(ring(COLIST)) if space != "0521"])}
    masters = hired("first", (*HIRED[:12], "mercenary_fleet_1"))
    t = at("movement", kingdoms=kingdoms, hexes=armies, masters=masters)
    assert "DR-B-SIE-19" in t.why("besiege 0421")
    t = at("movement", kingdoms=kingdoms, hexes={**armies, "0521": ["mercenary_fleet_1"]}, masters=masters)
    assert "besiege 0421" in t.options


@pytest.mark.rule("DR-B-SIE-19")
@pytest.mark.parametrize("open_", [False, True])
def test_port_lork_behind_the_closed_boom_is_besieged_without_a_fleet(open_: bool) -> None:
    land = [n for n, space in enumerate(ring(PORT_LORK)) if WORLD.land >> WORLD.grid.at(space) & 1]
    t = at("movement", phasing=1, hexes=around(PORT_LORK, MUETAR[:6], land), boom_open=open_)
    assert ("besiege 0917" in t.options) is not open_


@pytest.mark.rule("DR-B-SIE-19")
def test_troops_aboard_count_as_besiegers() -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    hexes = {"0521": ["mercenary_fleet_1", "mercenary_1"]}
    masters = hired("first", ("mercenary_fleet_1", "mercenary_1"))
    t = at("movement", kingdoms=kingdoms, hexes=hexes, masters=masters, aboard={"mercenary_1": "mercenary_fleet_1"})
    assert siege.strength(t.s, siege.besiegers(t.s, castle(COLIST), 0)) == 2


@pytest.mark.rule("DR-B-SIE-20")
def test_who_retreated_does_not_besiege_before_their_next_movement_phase_is_over() -> None:
    t = at("movement", hexes=around(GROAT, HOTHIOR), shaken=["hothior_army_1"])
    assert len(siege.besiegers(t.s, castle(GROAT), 0)) == 5
    t.do("done")
    assert len(siege.besiegers(t.s, castle(GROAT), 0)) == 6


@pytest.mark.rule("DR-B-SIE-21")
def test_the_invisible_school_needs_a_magical_besieger() -> None:
    units = (*HOTHIOR, *HIRED[:6])
    t = at("movement", hexes=around(SCHOOL, units), masters=hired("first", HIRED[:6]))
    assert t.why(f"besiege {SCHOOL}") == ["DR-B-SIE-21"]


@pytest.mark.rule("DR-B-SIE-23")
def test_a_lake_need_not_be_covered() -> None:
    kingdoms = {"hothior": "first", "neuth": "second"}
    spaces = ring(IDER_BOLIS)
    lake = spaces.index("0506")
    places = [n for n in range(6) if n not in (lake, (lake + 1) % 6, (lake - 1) % 6)]
    t = at("movement", kingdoms=kingdoms, hexes=around(IDER_BOLIS, HOTHIOR, places))
    assert not siege.to_cover(t.s, castle(IDER_BOLIS)) >> WORLD.grid.at("0506") & 1
    assert f"besiege {IDER_BOLIS}" in t.options


@pytest.mark.rule("DR-B-SIE-25")
def test_a_port_falls_with_a_fleet_and_the_army_aboard() -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    armies = around(COLIST, HIRED[:12], [n for n, space in enumerate(ring(COLIST)) if space != "0521"])
    t = at(
        "siege",
        kingdoms=kingdoms,
        hexes={
            **armies,
            "0521": ["mercenary_fleet_1"],
            COLIST: ["mivior_fleet_1", "mivior_army_1"],
            "0312": ["mivior_monarch"],
        },
        masters=hired("first", (*HIRED[:12], "mercenary_fleet_1")),
        aboard={"mivior_army_1": "mivior_fleet_1"},
        sieges={COLIST: "first"},
        dice=[6],
    )
    t.do("assault 0421")
    assert (t.where("mivior_fleet_1"), t.where("mivior_army_1")) == ("pool", "pool")


@pytest.mark.rule("DR-B-SIE-26")
def test_personalities_and_leaders_do_not_count_in_a_siege() -> None:
    units = tuple(f"immer_army_{number}" for number in range(1, 9))
    for card in (1, 6):
        t = at(
            "siege",
            allies={"immer": "first"},
            personalities={"immer": card},
            hexes=around(GROAT, (*units, "immer_monarch")),
            sieges={GROAT: "first"},
        )
        assert siege.siege_roll(t.s, castle(GROAT), 0).modifiers == (("DR-B-SIE-08", 1),)


@pytest.mark.rule("DR-B-VIC-02", "DR-B-VIC-05", "DR-T-B-VICTORY")
@pytest.mark.parametrize(("space", "points"), [(PENNOL, 40), (GROAT, 15), (KEEP, 10)])
def test_points_for_a_castle(space: str, points: int) -> None:
    hexes = {**around(space, HIRED[:10]), "2409": ["muetar_monarch"]}
    t = at("siege", hexes=hexes, masters=hired("first", HIRED[:10]), sieges={space: "first"}, dice=[6])
    t.do(f"assault {space}")
    assert t.points("first") == points


@pytest.mark.rule("DR-B-PHS-01", "DR-DEC-37")
def test_breakouts_come_before_siege_attacks() -> None:
    hexes = {**around(TADAFAT, MUETAR[:6]), TADAFAT: HOTHIOR[:2], **around(GROAT, HIRED[:6])}
    t = at(
        "siege", hexes=hexes, masters=hired("first", HIRED[:6]), sieges={TADAFAT: "second", GROAT: "first"}, dice=[1]
    )
    t.answer("break-out", "done").answer("assault", "assault 2315")
    assert t.refuses(f"break-out {ring(TADAFAT)[0]}") is not None


# -- sieges and status ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-26", "DR-B-DIP-19")
def test_a_siege_ends_when_the_kingdom_of_the_castle_goes_neutral_and_its_besiegers_have_time_to_leave() -> None:
    t = at("diplomacy", seats=3, hexes=around(WIRZOR, HOTHIOR), allies={"immer": "second"}, sieges={WIRZOR: "first"})
    status.deactivate(t.s, IMMER)
    siege.check(t.s)
    assert not t.besieged(WIRZOR)
    assert t.s.kingdoms[IMMER].grace & 1
    assert not t.s.kingdoms[IMMER].violated


@pytest.mark.rule("DR-B-DIP-26")
def test_deactivated_units_do_not_besiege_and_a_mixed_siege_goes_on_without_them() -> None:
    immer = ("immer_army_1", "immer_army_2")
    for own, holds in ((2, False), (4, True)):
        hexes = around(GROAT, (*immer, *HOTHIOR[:own]))
        t = at("movement", hexes=hexes, allies={"immer": "first"}, sieges={GROAT: "first"})
        status.deactivate(t.s, IMMER)
        siege.check(t.s)
        assert t.besieged(GROAT) is holds


@pytest.mark.rule("DR-B-DIP-26")
def test_deactivated_units_inside_another_kingdoms_castle_still_defend_it() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["immer_army_1", "immer_army_2"]}
    t = at("movement", hexes=hexes, allies={"immer": "second"}, sieges={GROAT: "first"})
    status.deactivate(t.s, IMMER)
    assert siege.defence(t.s, castle(GROAT)) == 5


@pytest.mark.rule("DR-B-DIP-26")
def test_a_castle_whose_kingdom_goes_from_one_enemy_to_another_stays_besieged() -> None:
    t = at("diplomacy", seats=3, hexes=around(WIRZOR, HOTHIOR), allies={"immer": "second"}, sieges={WIRZOR: "first"})
    t.s.where[WORLD.index["immer_army_6"]] = HOME
    status.activate(t.s, IMMER, 2, fresh=True)
    siege.check(t.s)
    assert t.besieged(WIRZOR)
    t.s.run()
    while t.question == "deploy":
        t.do(t.options[0])
    assert t.besieged(WIRZOR)
    assert t.where("immer_army_6") == "waiting"  # a besieged castle takes nobody


@pytest.mark.rule("DR-B-ACT-10", "DR-B-ACT-13", "DR-DEC-47")
@pytest.mark.parametrize(("draw", "helper"), [(1, "second"), (2, "third")])
def test_a_siege_of_a_neutral_castle_makes_its_kingdom_join_a_random_other_player(draw: int, helper: str) -> None:
    kingdoms = {"hothior": "first", "mivior": "second", "pon": "third"}
    t = at(
        "movement",
        seats=3,
        kingdoms=kingdoms,
        hexes=around(GROAT, HOTHIOR),
        personalities={"muetar": 3},
        dice=[draw, 1],
    )
    t.do("besiege 2315")
    assert t.ally_of("muetar") == helper
    assert [t.where(unit) for unit in ("muetar_army_7", "muetar_army_8")] == [GROAT, GROAT]
    assert t.inside("muetar_army_7")
    assert t.besieged(GROAT)  # 6 against 3 and 2
    assert t.s.kingdoms[MUETAR_KINGDOM].violated == 1


@pytest.mark.rule("DR-B-ACT-10", "DR-B-ACT-13")
def test_those_who_deploy_inside_may_lift_the_siege_that_brought_them_in() -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    t = at("movement", kingdoms=kingdoms, hexes=around(GROAT, HOTHIOR[:4]), personalities={"muetar": 3}, dice=[1, 1])
    t.do("besiege 2315")
    assert t.where("muetar_army_7") == GROAT
    assert not t.besieged(GROAT)


@pytest.mark.rule("DR-B-ACT-10")
@pytest.mark.parametrize("status_", ["confused", "peace"])
def test_a_siege_ends_confusion_and_forced_peace(status_: str) -> None:
    kingdoms = {"hothior": "first", "mivior": "second"}
    more: dict[str, Any] = {status_: {"muetar": 9}}
    t = at("movement", kingdoms=kingdoms, hexes=around(GROAT, HOTHIOR), dice=4, **more)
    t.do("besiege 2315")
    while t.question in ("serving", "deploy"):
        t.do(t.options[0])
    assert t.status("muetar") == "ally"


@pytest.mark.rule("DR-B-ACT-10")
def test_heroes_alone_besiege_nothing() -> None:
    t = at("movement", hexes={ring(GROAT)[0]: ["hothior_monarch"]})
    assert "besiege 2315" not in t.options
    assert t.why("besiege 2315")


@pytest.mark.rule("DR-B-RET-04", "DR-B-SIE-14")
def test_who_retreated_from_a_breakout_may_retreat_again_in_the_combat_phase() -> None:
    hexes = {**around(TADAFAT, MUETAR[:6]), TADAFAT: [*HOTHIOR[:2]]}
    t = at("siege", hexes=hexes, sieges={TADAFAT: "second"}, dice=[4])
    t.do("break-out 0913", f"commit {HOTHIOR[0]}", "done", "yes", "retreat 0813")
    t.until("next-move").do(f"move {HOTHIOR[1]}", "go 0913").until("next-move").do("done", "attack 0813")
    assert (t.question, t.asked) == ("retreat", ["second"])


@pytest.mark.rule("DR-B-SIE-17", "DR-B-SIE-19", "DR-B-FLT-12")
def test_a_siege_ends_as_its_only_fleet_is_driven_off_the_shore() -> None:
    around_it = [space for space in ring(COLIST) if space not in ("0520", "0521")]
    hexes = {space: [*HIRED[2 * n : 2 * n + 2]] for n, space in enumerate(around_it)}
    masters = hired("first", (*HIRED[:8], "mercenary_fleet_1"))
    t = at(
        "movement",
        phasing=1,
        kingdoms={"hothior": "first", "mivior": "second"},
        hexes={**hexes, "0520": ["mercenary_fleet_1"], "0519": ["mivior_army_1"]},
        masters=masters,
        sieges={COLIST: "first"},
    )
    assert not siege.conditions(t.s, castle(COLIST), 0)
    t.do("move mivior_army_1", "go 0520")
    t.answer("refuge", next(option for option in t.options if option.split()[1] not in ring(COLIST)))
    assert not t.besieged(COLIST)
