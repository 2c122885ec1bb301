"""Combat (DE-9.1, DE-9.2, DE-9.3): who fights, the strengths, the die, the losses, what swords end for ever."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.combat import resolution, strength
from hexarchy.games.dark_emperor.words import FORCES
from tests.dark_emperor.fighting import ALLIES, AROUND, FIELD, combat, lost, many, modifiers, results, strengths
from tests.dark_emperor.marching import march, moving
from tests.dark_emperor.table import WORLD, at, hex_at

LEGION, LEGION_2 = many("zola_legions", 2)
VAMPIRE, VAMPIRE_2 = many("necro_greater", 2)
OTHER = "1710"
SEA = "3118"

# -- who fights -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-4.A3b", "DE-9a", "DE-9b", "DE-DEC-25")
def test_every_shared_hex_is_fought_over_in_the_order_the_attacker_likes() -> None:
    third = "1510"
    hexes = {
        OTHER: ["necro_greater_2", "lammarech_cavalry_1"],
        third: ["necro_greater_3", "lammarech_cavalry_2"],
        "2416": ["necro_greater_4"],
        "1609": ["lammarech_cavalry_3"],
    }
    t = combat(VAMPIRE, LEGION, hexes=hexes, dice=[6, 6, 6])
    assert (t.asked, t.question, t.rule) == (["necromancer"], "next-battle", "DE-DEC-25")
    assert t.options == [f"fight {third}", f"fight {OTHER}", f"fight {FIELD}"]
    assert t.refuses("fight 2416") == t.refuses("pass") == t.refuses("end") == ["DE-9a"]
    t.do(f"fight {OTHER}")
    assert t.options == [f"fight {third}", f"fight {FIELD}"]
    t.do(f"fight {FIELD}")  # with one left there is nothing to choose
    assert [e["hex"] for e in t.events("battle-result")] == [OTHER, FIELD, third]
    assert not resolution.battles(t.s)


@pytest.mark.rule("DE-9b")
def test_a_battle_is_finished_before_the_next_begins() -> None:
    t = combat(
        *many("necro_greater", 2),
        *many("zola_legions", 3),
        hexes={OTHER: ["necro_lesser_1", "lammarech_cavalry_1"]},
        dice=[6],
    )
    t.do(f"fight {FIELD}")
    assert t.question == "combat-loss"
    assert t.refuses(f"fight {OTHER}") != []


@pytest.mark.rule("DE-9a")
def test_inactive_units_and_wild_monsters_do_not_fight() -> None:
    t = combat(VAMPIRE, "sirax", monsters={"sirax": "neutral"})
    assert results(t) == []
    t = combat(LEGION, "lammarech_cavalry_1", active={"zolahaureslor": "kingdoms"}, player="kingdoms")
    assert results(t) == []


@pytest.mark.rule("DE-9a", "DE-18.22a")
def test_a_controlled_monster_alone_is_enough_for_a_battle() -> None:
    t = combat("sirax", LEGION, monsters={"sirax": "necromancer"}, dice=[6])
    assert len(results(t)) == 1


@pytest.mark.rule("DE-9a", "DE-18.32a")
def test_a_bearer_of_famir_who_waits_makes_no_battle_and_leads_none() -> None:
    waiting: dict[str, Any] = {"bears": {"paisach": ["famir"]}, "monsters": {"ssstoth": "necromancer"}, "hex_": SEA}
    t = combat("ssstoth", "paisach", **waiting)
    assert results(t) == []
    assert t.where("paisach") == SEA  # and does not roll
    t = combat("ssstoth", "paisach", "zola_naval_1", "nikon_v", **waiting)
    assert t.question == "battle-leader"
    assert t.options == ["leader nikon_v", "none"]
    assert t.refuses("leader paisach") == ["DE-18.32a"]


@pytest.mark.rule("DE-9a", "DE-6.16")
def test_who_is_betrayed_during_the_segment_fights_in_the_next() -> None:
    hexes = {OTHER: ["necro_lesser_1", "stavror_infantry_1"], "1510": ["necro_lesser_2", "lammarech_cavalry_1"]}
    t = combat(VAMPIRE, LEGION, hexes=hexes, active=ALLIES | {"stavror": "necromancer"}, dice=[6, 6])
    t.do("betray stavror", seat="necromancer")
    assert t.options == ["fight 1510", f"fight {FIELD}"]
    t.do("fight 1510")
    assert len(results(t)) == 2
    assert resolution.battles(t.s) == 1 << hex_at(OTHER)


@pytest.mark.rule("DE-9.1")
def test_the_phasing_player_attacks() -> None:
    t = combat(VAMPIRE, LEGION, dice=[2, 6])
    assert results(t) == [(2, 2, 0, "necromancer")]
    t = combat(VAMPIRE, LEGION, player="kingdoms", dice=[2])
    assert results(t) == [(2, 2, 0, "kingdoms")]


@pytest.mark.rule("DE-9.11a")
def test_all_types_fight_all_types() -> None:
    t = combat(
        "pletor_infantry_1", "zola_naval_1", hex_="1814", active=ALLIES | {"tal_pletor": "necromancer"}, dice=[6]
    )
    assert len(results(t)) == 1
    t = combat(VAMPIRE, "zola_naval_1", hex_="1814", dice=[6])
    assert len(results(t)) == 1


@pytest.mark.rule("DE-9.11b")
def test_embarked_units_add_their_strength_even_at_sea() -> None:
    t = at(
        "combat-magic",
        hexes={SEA: ["pletor_naval_1", "pletor_infantry_1", "zola_naval_1"]},
        aboard={"pletor_infantry_1": "pletor_naval_1"},
        active=ALLIES | {"tal_pletor": "necromancer"},
        dice=[6],
    )
    rolled = t.s.opening()
    assert next(e.args for e in rolled if e.key == "roll")["attack"] == 3


# -- the strengths and the die ----------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.21", "DE-EX-9.N")
@pytest.mark.parametrize(
    ("attack", "defence", "figure"),
    [(26, 10, 1), (10, 26, -2), (2, 1, 1), (3, 1, 2), (1, 2, -1), (1, 4, -3), (7, 7, 0), (0, 3, -2), (3, 0, 2)],
)
def test_the_ratio_favours_the_defender_and_is_lessened_by_one(attack: int, defence: int, figure: int) -> None:
    assert strength.ratio(attack, defence) == figure


@pytest.mark.rule("DE-9.21", "DE-15.4")
def test_a_side_that_totals_nothing_counts_as_one() -> None:
    t = combat("necro_siege", "zola_siege_1", dice=[5])
    assert strength.ratio(0, 0) == 0
    assert results(t) == [(5, 1, 1, "kingdoms")]


@pytest.mark.rule("DE-9.22")
def test_the_figure_is_added_for_the_attacker_and_taken_off_for_the_defender() -> None:
    t = combat(*many("necro_greater", 3), LEGION, dice=[5])  # 9 to 3
    assert results(t)[0][0] == 7
    t = combat(VAMPIRE, *many("zola_legions", 3), dice=[5])  # 3 to 9
    assert results(t)[0][0] == 3


@pytest.mark.rule("DE-9.23a")
def test_hero_ratings_count_for_and_against_with_gains_and_devices() -> None:
    t = combat(VAMPIRE, LEGION, "mezal", "stommarren", dice=[5])
    t.do("leader mezal", "leader stommarren")
    assert results(t)[0][0] == 5 + 2 - 3
    t = combat(
        VAMPIRE, LEGION, "stommarren", gains={"stommarren": 2}, bears={"stommarren": ["staff_of_empire"]}, dice=[6]
    )
    assert modifiers(t, "", "stommarren") == {"DE-9.23a": -5}
    assert modifiers(t, "stommarren") == {"DE-9.23a": 5}
    t.do("leader stommarren", "use staff_of_empire")
    assert results(t)[0][0] == 6 - (3 + 2 + 1)


@pytest.mark.rule("DE-9.23b", "DE-DEC-26")
def test_one_leader_a_side_named_by_his_owner_the_attacker_first() -> None:
    t = combat(VAMPIRE, LEGION, "mezal", "padrech_dar_choim", "stommarren", "nikon_v", dice=[4])
    assert (t.asked, t.question, t.rule) == (["necromancer"], "battle-leader", "DE-DEC-26")
    assert t.options == ["leader padrech_dar_choim", "leader mezal", "none"]
    assert t.refuses("leader stommarren") == ["DE-9.23b"]
    t.do("leader mezal")
    assert t.asked == ["kingdoms"]
    assert t.options == ["leader stommarren", "leader nikon_v", "none"]  # of any kingdom
    t.do("leader stommarren")
    assert results(t)[0][0] == 4 + 2 - 3  # the others add nothing


@pytest.mark.rule("DE-9.23b")
def test_nobody_need_be_named() -> None:
    t = combat(VAMPIRE, LEGION, "mezal", "stommarren", dice=[4])
    t.do("none", "none")
    assert results(t)[0][0] == 4


@pytest.mark.rule("DE-DEC-26")
def test_devices_are_chosen_with_the_leader_two_at_most_and_one_sword() -> None:
    bears = {"paisach": ["loslom", "sword_1", "staff_of_empire", "the_scythe_device"]}
    t = combat(VAMPIRE, LEGION, "paisach", bears=bears, blades={"sword_1": "heros"}, dice=[6])
    t.do("leader paisach")
    assert (t.question, t.rule) == ("claim-devices", "DE-DEC-26")
    assert set(t.targets("use")) == {"loslom", "sword_1", "staff_of_empire", "the_scythe_device"}
    t.do("use loslom")
    assert "sword_1" not in t.targets("use")
    t.do("use staff_of_empire")
    assert results(t)[0][0] == 6 - (2 + 2 + 1)


@pytest.mark.rule("DE-9.24")
def test_mountains_hinder_the_attacker() -> None:
    t = combat(VAMPIRE, LEGION, hex_="1511", dice=[4])
    assert results(t)[0][0] == 2
    t = combat(VAMPIRE, "ahautsieron_infantry_1", hex_="3325", dice=[6])  # the Forges: 3 to 4, and mountains
    assert results(t)[0][0] == 6 - 1 - 2


@pytest.mark.rule("DE-9.31", "DE-EX-D4")
def test_a_city_doubles_all_who_defend_in_it() -> None:
    garrison = many("ahautsieron_infantry", 2)
    t = combat(*many("necro_greater", 10), *garrison, hex_="2414", dice=[3])
    assert results(t) == [(5, 1, 1, "kingdoms")]  # 30 to 8
    t = combat(VAMPIRE, *garrison, "zola_naval_1", "saarlumen_1", "sirax", hex_="2414", player="kingdoms", **MIXED)
    assert strengths(t, "2414", "kingdoms") == (12, 6)  # the invader who defends is doubled as well


MIXED: dict[str, Any] = {
    "groups": {"saar": {"side": "kingdoms", "master": "zolahaureslor"}},
    "monsters": {"sirax": "kingdoms"},
    "dice": [1],
    "hexes": {"2515": ["farnon"]},
}


@pytest.mark.rule("DE-9.31")
def test_fleets_flyers_and_monsters_in_a_city_are_doubled_too() -> None:
    t = at("combat-magic", hexes={"2414": ["zola_naval_1", "saarlumen_1", "sirax", VAMPIRE]}, active=ALLIES, **MIXED_2)
    assert strengths(t, "2414") == (3, 2 * (1 + 2 + 5))


MIXED_2: dict[str, Any] = {
    "groups": {"saar": {"side": "kingdoms", "master": "zolahaureslor"}},
    "monsters": {"sirax": "kingdoms"},
}


@pytest.mark.rule("DE-9.32", "DE-EX-D4")
def test_a_siege_train_of_the_attacker_breaks_the_doubling() -> None:
    garrison = many("ahautsieron_infantry", 2)
    t = combat(*many("necro_greater", 10), "necro_siege", *garrison, hex_="2414", dice=[3])
    assert results(t) == [(9, 0, 3, "kingdoms")]  # 30 to 4
    assert lost(t) == garrison
    t = combat(VAMPIRE, "zola_siege_1", *garrison, hex_="2414", dice=[6])
    assert results(t)[0][0] == 6 - 2  # 3 to 8: the defender's own train does not matter


@pytest.mark.rule("DE-9.32", "DE-13.41a", "DE-13.41c")
def test_entrenchments_are_like_a_city_and_breached_like_one() -> None:
    t = combat(VAMPIRE, LEGION, trenches=[FIELD], dice=[6])
    assert results(t)[0][0] == 5
    t = combat(VAMPIRE, LEGION, "necro_siege", trenches=[FIELD], dice=[6])
    assert results(t)[0][0] == 6
    t = combat(VAMPIRE, LEGION, hex_="2414", trenches=["2414"], dice=[6])
    assert results(t)[0][0] == 5  # not doubled twice
    t = combat(VAMPIRE, LEGION, hex_="2414", trenches=["2414"], breaches=["2414"], dice=[6])
    assert results(t)[0][0] == 6


@pytest.mark.rule("DE-EX-9.2")
def test_twenty_six_against_ten() -> None:
    attackers = [*many("necro_greater", 8), "necro_lesser_1"]
    defenders = [*many("zola_legions", 3), "zola_infantry_1"]
    t = combat(*attackers, *defenders, "stommarren", "stav_farren", **HALF_AND_HALF)
    assert strengths(t) == (26, 10)
    t.do("leader stav_farren", "leader stommarren")
    assert results(t) == [(3, 2, 2, "necromancer")]


HALF_AND_HALF: dict[str, Any] = {"active": ALLIES | {"stavror": "necromancer"}, "dice": [4]}


@pytest.mark.rule("DE-EX-D5")
def test_an_ambush_in_the_mountains() -> None:
    t = combat(VAMPIRE, VAMPIRE_2, LEGION, LEGION_2, "nikon_v", hex_="1511", dice=[2])
    t.do("leader nikon_v")
    assert results(t) == [(-2, 4, 0, "necromancer")]


@pytest.mark.rule("DE-PROC-3")
def test_the_whole_order_of_a_battle() -> None:
    hexes = {"2515": ["farnon"]}
    t = combat(
        *many("necro_greater", 3),
        "tol_morn",
        "ahautsieron_infantry_1",
        "silfaren",
        hex_="2414",
        hexes=hexes,
        dice=[1, 2],
    )
    t.do("leader tol_morn", "none")
    assert results(t) == [(6, 2, 2, "kingdoms")]
    t.do("lose necro_greater_1", "lose necro_greater_2")
    assert t.stack("necromancer", "2414") == ["necro_greater_3", "tol_morn"]
    assert t.rolls("DE-9.27b") == [(2,)]
    assert lost(t) == ["necro_greater_1", "necro_greater_2", "ahautsieron_infantry_1"]
    kinds = [e.key for e in t.log if e.key in ("leads", "battle-result", "lost", "escapes")]
    assert kinds == ["leads", "battle-result", "lost", "lost", "lost", "escapes"]
    assert t.question == "flee-to"


@pytest.mark.rule("DE-PROC-3", "DE-9.27a")
def test_the_attackers_leaders_roll_before_the_defenders() -> None:
    """The Sons withdraw through flames to a lone enemy; Nikon cannot follow them and is left in the field."""
    ring = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(AROUND, 1)} | {"2515": ["mezal"]}
    groups = {"cos_dol_cos": {"side": "kingdoms"}, "silwer_flagriel": {"side": "necromancer"}}
    more: dict[str, Any] = {"groups": groups, "flames": {"silwer_flagriel": ["2515"]}, "dice": [4, 6, 6]}
    t = combat(*many("necro_greater", 3), *many("sons_of_the_morning", 2), "nikon_v", hexes=ring, **more)
    t.answer("battle-leader", "none")
    assert results(t) == [(5, 1, 1, "kingdoms")]
    t.do("lose necro_greater_1", "lose sons_of_the_morning_1")
    assert t.where("sons_of_the_morning_2") == "2515"
    assert [event["leader"] for event in t.events("leader-dies")] == ["mezal", "nikon_v"]


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.25a", "DE-DEC-27")
def test_each_owner_chooses_his_losses_the_attacker_first() -> None:
    t = combat(*many("necro_greater", 2), "necro_lesser_1", *many("zola_legions", 2), "zola_infantry_1", dice=[6])
    assert results(t) == [(6, 2, 2, "kingdoms")]
    assert (t.asked, t.question, t.rule) == (["necromancer"], "combat-loss", "DE-DEC-27")
    assert t.options == ["lose necro_greater_1", "lose necro_greater_2", "lose necro_lesser_1"]
    assert t.refuses("lose zola_infantry_1") == ["DE-9.25a"]
    t.do("lose necro_lesser_1", "lose necro_greater_2")
    assert t.asked == ["kingdoms"]
    t.do("lose zola_infantry_1", "lose zola_legions_2")
    assert t.stack("necromancer", FIELD) == ["necro_greater_1"]  # he stays
    assert t.question == "retreat"  # the other leaves
    assert (t.where("necro_lesser_1"), t.where("zola_legions_2")) == ("pool", "pool")


@pytest.mark.rule("DE-9.25a")
def test_losses_are_simultaneous() -> None:
    t = combat(VAMPIRE, *many("necro_lesser", 1), LEGION, "zola_infantry_1", dice=[6])  # 5 to 4: both lose two
    assert results(t) == [(6, 2, 2, "kingdoms")]
    assert lost(t) == [VAMPIRE, "necro_lesser_1", "zola_infantry_1", LEGION]  # nobody is asked


@pytest.mark.rule("DE-9.25a", "DE-9.25b", "DE-DEC-27")
def test_losses_beyond_the_units_present_are_ignored() -> None:
    t = combat(*many("necro_greater", 8), LEGION, LEGION_2, dice=[6])
    assert results(t) == [(9, 0, 3, "kingdoms")]
    assert lost(t) == [LEGION, LEGION_2]


@pytest.mark.rule("DE-9.25b", "DE-18.22c", "DE-DEC-27")
def test_monsters_die_last() -> None:
    t = combat(*many("necro_greater", 9), *many("zola_infantry", 2), "sirax", monsters={"sirax": "kingdoms"}, dice=[4])
    assert results(t) == [(6, 2, 2, "kingdoms")]
    t.do("lose necro_greater_1", "lose necro_greater_2")
    assert lost(t)[2:] == many("zola_infantry", 2)  # not asked
    assert t.where("sirax") != "gone"
    t = combat(*many("necro_greater", 9), "zola_infantry_1", "sirax", monsters={"sirax": "kingdoms"}, dice=[4])
    assert lost(t) == ["zola_infantry_1", "sirax"]  # nothing else is left
    t = combat(*many("necro_greater", 9), *many("zola_infantry", 3), "sirax", monsters={"sirax": "kingdoms"}, dice=[4])
    t.do("lose necro_greater_1", "lose necro_greater_2")
    assert t.refuses("lose sirax") == ["DE-18.22c"]


@pytest.mark.rule("DE-18.22a")
def test_a_monster_fights_as_a_unit_and_leaves_the_game_when_lost() -> None:
    t = at("combat-magic", hexes={FIELD: ["sirax", *many("ahautsieron_infantry", 2)]}, active=ALLIES, **MIXED_2)
    assert strengths(t, attacker="kingdoms")[0] == 9
    t = combat(*many("necro_greater", 6), "zola_infantry_1", "sirax", monsters={"sirax": "kingdoms"}, dice=[5])
    assert results(t) == [(7, 0, 2, "kingdoms")]
    assert (t.where("zola_infantry_1"), t.where("sirax")) == ("pool", "gone")


@pytest.mark.rule("DE-9.25a", "DE-9.25c")
@pytest.mark.parametrize(
    ("hex_", "chosen", "gone"),
    [
        (SEA, "zola_naval_1", ["zola_naval_1", "zola_legions_1"]),  # the ship takes its cargo down with it
        (SEA, "zola_legions_1", ["zola_legions_1"]),
        ("1809", "zola_naval_1", ["zola_naval_1"]),  # on a coast the cargo is ashore
    ],
)
def test_cargo_of_lost_fleets(hex_: str, chosen: str, gone: list[str]) -> None:
    ships = [*many("zola_naval", 2), *many("zola_legions", 2)]
    aboard = {"zola_legions_1": "zola_naval_1", "zola_legions_2": "zola_naval_2"}
    more: dict[str, Any] = {"monsters": {"ssstoth": "necromancer"}}
    more |= {"active": ALLIES | {"ferlarie": "necromancer"}, "aboard": aboard, "player": "kingdoms", "dice": [4]}
    t = combat("ssstoth", "ferlarie_naval_1", "ferlarie_naval_2", *ships, hex_=hex_, **more)
    assert results(t) == [(4, 1, 1, "kingdoms")]
    assert t.targets("lose") == ["zola_legions_1", "zola_legions_2", "zola_naval_1", "zola_naval_2"]
    t.do(f"lose {chosen}")
    assert lost(t) == gone
    assert t.asked == ["necromancer"]  # the drowned do not count against the number


@pytest.mark.rule("DE-9.25c")
def test_an_empty_fleet_takes_the_cargo_of_a_lost_one() -> None:
    more: dict[str, Any] = {"active": ALLIES | {"ferlarie": "necromancer"}, "aboard": {LEGION: "zola_naval_1"}}
    t = combat("ferlarie_naval_1", *many("zola_naval", 2), LEGION, hex_=SEA, player="kingdoms", dice=[4], **more)
    t.do("lose zola_naval_1")
    assert lost(t)[0] == "zola_naval_1"
    assert LEGION not in lost(t)
    assert t.s.aboard == {WORLD.index_of(LEGION): WORLD.index_of("zola_naval_2")}


@pytest.mark.rule("DE-9.25c", "DE-9.25b")
def test_when_all_are_lost_cargo_counts_before_its_ship() -> None:
    more: dict[str, Any] = {"active": ALLIES | {"ferlarie": "necromancer"}, "monsters": {"ssstoth": "kingdoms"}}
    t = combat(
        *many("ferlarie_naval", 6),
        "zola_naval_1",
        LEGION,
        "ssstoth",
        hex_=SEA,
        aboard={LEGION: "zola_naval_1"},
        dice=[6],
        **more,
    )
    assert results(t) == [(6, 2, 2, "kingdoms")]
    t.do("lose ferlarie_naval_1", "lose ferlarie_naval_2")
    assert lost(t)[2:] == [LEGION, "zola_naval_1"]
    assert t.where("ssstoth") != "gone"


# -- siege trains -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.33a", "DE-DEC-27")
def test_trains_are_never_lost_in_battle() -> None:
    t = combat(*many("necro_greater", 2), "necro_siege", *many("zola_legions", 2), dice=[5])
    assert results(t) == [(5, 1, 1, "kingdoms")]
    assert t.targets("lose") == many("necro_greater", 2)
    assert t.refuses("lose necro_siege") == ["DE-9.33a"]


@pytest.mark.rule("DE-9.25b", "DE-9.33a", "DE-9.33b", "DE-8.G")
def test_a_train_left_without_units_by_a_battle_is_captured() -> None:
    t = combat(*many("necro_greater", 3), LEGION, "zola_siege_1", "stavror_siege", dice=[6])
    assert lost(t) == [LEGION]
    assert t.side("zola_siege_1") == t.side("stavror_siege") == "necromancer"
    assert t.where("zola_siege_1") == FIELD
    assert t.s.force[WORLD.index_of("zola_siege_1")] == 10  # it serves the Necromancer himself


@pytest.mark.rule("DE-9.33b")
def test_a_captured_train_serves_the_preferred_kingdom_with_units_there() -> None:
    preference = {"kingdoms": ["stavror", "lammarech", "zolahaureslor"]}
    units = ["zola_legions_1", *many("lammarech_cavalry", 3)]
    t = combat(VAMPIRE, "necro_siege", *units, player="kingdoms", preference=preference, dice=[6])
    assert t.side("necro_siege") == "kingdoms"
    assert t.s.force[WORLD.index_of("necro_siege")] == WORLD.forces[WORLD.index_of("lammarech_cavalry_1")]


@pytest.mark.rule("DE-9.33b", "DE-19.13")
def test_a_train_captured_by_mercenaries_serves_their_master() -> None:
    """What they hold is his; only the Kingdoms' own undead, who have none, keep it for nobody (DE-14.12e)."""
    hired = {"the_hounds": {"side": "kingdoms", "master": "lammarech"}}
    undead = {LEGION: "kingdoms"}
    hexes = {FIELD: ["necro_siege"], "2416": ["hounds_1"], OTHER: ["stavror_siege"], "1709": [LEGION]}
    active = {**ALLIES, "stavror": "necromancer"}
    t = moving("kingdoms", hexes=hexes, active=active, groups=hired, undead=undead)
    march(t, "hounds_1", FIELD)
    march(t, LEGION, OTHER)
    served = [FORCES[t.s.force[WORLD.index_of(train)]] for train in ("necro_siege", "stavror_siege")]
    assert served == ["lammarech", "league"]


@pytest.mark.rule("DE-9.33b")
def test_if_everything_else_is_lost_trains_stay_with_their_owner() -> None:
    t = combat("necro_lesser_1", "necro_siege", LEGION, player="kingdoms", dice=[4])  # 3 to 2
    assert results(t) == [(4, 1, 1, "kingdoms")]
    assert lost(t) == [LEGION, "necro_lesser_1"]
    assert (t.side("necro_siege"), t.where("necro_siege")) == ("necromancer", FIELD)


@pytest.mark.rule("DE-9.33b", "DE-6.3")
def test_a_beaten_attackers_train_does_not_keep_the_city() -> None:
    """Nobody else is left on either side; the result drives it out, and its leader with it."""
    t = combat("necro_lesser_1", "necro_siege", "mezal", LEGION, dice=[5])
    t.do("none")
    assert results(t) == [(4, 1, 1, "necromancer")]
    assert lost(t) == ["necro_lesser_1", LEGION]
    assert (t.question, t.asked) == ("retreat", ["necromancer"])
    t.do("retreat 2515")
    assert (t.where("necro_siege"), t.where("mezal"), t.s.held[0] >> hex_at(FIELD) & 1) == ("2515", "2515", 0)


@pytest.mark.rule("DE-9.33b")
def test_trains_alone_drive_each_other_out() -> None:
    t = combat("necro_siege", "zola_siege_1", dice=[5])
    assert (t.question, t.asked) == ("retreat", ["kingdoms"])
    t.do("retreat 2515")
    assert not resolution.battles(t.s)


@pytest.mark.rule("DE-9.33c")
@pytest.mark.parametrize(("train", "to"), [("stavror_siege", "pool"), ("necro_siege", "gone")])
def test_a_lost_train_returns_to_its_first_owner(train: str, to: str) -> None:
    t = at(
        "stacking",
        hexes={FIELD: [*many("necro_greater", 4), "necro_siege", "stavror_siege"]},
        active=ALLIES | {"stavror": "necromancer"},
    )
    t.do(f"lose {train}")
    assert t.where(train) == to
    assert t.s.force[WORLD.index_of(train)] == WORLD.forces[WORLD.index_of(train)]


@pytest.mark.rule("DE-9.33c")
def test_a_captured_train_goes_back_to_the_pool_it_came_from() -> None:
    t = combat(*many("necro_greater", 4), LEGION, "stavror_siege", dice=[6])
    assert t.question == "excess"
    t.do("lose stavror_siege")
    assert (t.where("stavror_siege"), t.side("stavror_siege")) == ("pool", "kingdoms")


# -- swords and the Lantern -------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-7.35", "DE-9.23b", "DE-15.2", "DE-EX-D13")
@pytest.mark.parametrize(
    ("leader", "greater"), [("leader paisach", "gone"), ("leader nikon_v", "pool"), ("none", "pool")]
)
def test_blades_end_greater_vampires_if_their_bearer_is_named(leader: str, greater: str) -> None:
    bears = {"paisach": ["loslom"]}
    uses = {"paisach": ["loslom"]}
    stacks = [VAMPIRE, "necro_lesser_1", "paisach", "nikon_v", *many("zola_legions", 6)]
    t = combat(*stacks, player="kingdoms", bears=bears, uses=uses, dice=[6])
    t.do(leader)
    assert results(t)[0][3] == "necromancer"
    assert (t.where(VAMPIRE), t.where("necro_lesser_1")) == (greater, "pool")  # the Lesser are never gone for good


@pytest.mark.rule("DE-15.2", "DE-15.13a")
def test_a_blade_that_is_not_used_ends_nobody() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "dice": [6]}
    t = combat(VAMPIRE, "paisach", *many("zola_legions", 6), player="kingdoms", **more)
    t.do("leader paisach", "none")
    assert t.where(VAMPIRE) == "pool"


@pytest.mark.rule("DE-7.35", "DE-15.2")
@pytest.mark.parametrize(
    ("sword", "face", "greater"), [("sword_1", "living", "gone"), ("sword_1", "heros", "pool"), ("famir", "", "gone")]
)
def test_which_blades(sword: str, face: str, greater: str) -> None:
    more: dict[str, Any] = {"bears": {"paisach": [sword]}, "blades": {sword: face} if face else {}, "dice": [6, 1]}
    t = combat(VAMPIRE, "necro_lesser_1", "paisach", *many("zola_legions", 6), player="kingdoms", **more)
    t.do("leader paisach", f"use {sword}")
    assert (t.where(VAMPIRE), t.where("necro_lesser_1")) == (greater, "pool")


@pytest.mark.rule("DE-7.35", "DE-15.2")
def test_want_of_retreat_is_falling_in_battle() -> None:
    ring = {hex_: [f"zola_infantry_{n}"] for n, hex_ in enumerate(AROUND, 1)}
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "dice": [5], "hexes": ring}
    t = combat(*many("necro_greater", 2), "paisach", *many("zola_legions", 2), player="kingdoms", **more)
    t.do("leader paisach", "none")
    assert results(t)[0][0] == 7
    t = combat(*many("necro_greater", 2), "paisach", *many("zola_legions", 2), **more)
    t.do("leader paisach", "use loslom")
    assert results(t) == [(1, 2, 0, "necromancer")]
    assert t.where("necro_greater_1") == t.where("necro_greater_2") == "gone"
    t = combat(*many("necro_greater", 3), "paisach", *many("zola_legions", 3), **more)
    t.do("leader paisach", "use loslom", "lose necro_greater_1", "lose necro_greater_2")
    assert [(e["unit"], e["why"]) for e in t.events("lost")][2] == ("necro_greater_3", "DE-9.26d")
    assert t.where("necro_greater_3") == "gone"


@pytest.mark.rule("DE-15.3")
def test_he_sups_on_prana_drinks_the_souls_of_the_living() -> None:
    bears = {"padrech_dar_choim": ["he_sups_on_prana"]}
    stacks = [*many("necro_greater", 6), "padrech_dar_choim", *many("ahautsieron_infantry", 2)]
    t = combat(*stacks, bears=bears, dice=[4, 1])
    t.do("leader padrech_dar_choim", "use he_sups_on_prana")
    assert results(t)[0][2] >= 2
    assert t.where("ahautsieron_infantry_1") == t.where("ahautsieron_infantry_2") == "gone"
    assert t.question == "undead-magic"
    t.do("cast raise-undead")
    assert t.stack("necromancer", FIELD)[:2] == many("ahautsieron_infantry", 2)
    assert t.side("ahautsieron_infantry_1") == "necromancer"


@pytest.mark.rule("DE-15.3")
def test_only_a_death_leader_drinks_and_only_from_the_living() -> None:
    stacks = [*many("necro_greater", 6), "tol_morn", *many("ahautsieron_infantry", 2)]
    t = combat(*stacks, bears={"tol_morn": ["he_sups_on_prana"]}, dice=[3])
    t.do("leader tol_morn", "use he_sups_on_prana")
    assert t.where("ahautsieron_infantry_1") == "pool"
    stacks = [*many("necro_greater", 6), "padrech_dar_choim", "ahautsieron_infantry_1"]
    t = combat(*stacks, bears={"padrech_dar_choim": ["he_sups_on_prana"]}, dice=[3])
    t.do("leader padrech_dar_choim", "none")
    assert t.where("ahautsieron_infantry_1") == "pool"


@pytest.mark.rule("DE-15.3", "DE-19.3")
def test_the_sons_of_the_morning_keep_their_souls() -> None:
    stacks = [*many("necro_greater", 9), "padrech_dar_choim", "sons_of_the_morning_1", "lammarech_cavalry_1"]
    more: dict[str, Any] = {"groups": {"cos_dol_cos": {"side": "kingdoms", "master": "lammarech"}}, "dice": [4]}
    t = combat(*stacks, bears={"padrech_dar_choim": ["he_sups_on_prana"]}, **more)
    t.do("leader padrech_dar_choim", "use he_sups_on_prana")
    assert t.where("lammarech_cavalry_1") == "gone"
    assert t.where("sons_of_the_morning_1") == "pool"  # it fell by the sword, but not to its magic


@pytest.mark.rule("DE-15.3", "DE-9.25c")
def test_the_drowned_are_drunk_as_well() -> None:
    more: dict[str, Any] = {"active": ALLIES | {"ferlarie": "necromancer"}, "aboard": {LEGION: "zola_naval_1"}}
    more |= {"bears": {"padrech_dar_choim": ["he_sups_on_prana"]}, "hex_": SEA, "dice": [1]}
    t = combat(*many("ferlarie_naval", 2), "padrech_dar_choim", "zola_naval_1", LEGION, **more)
    t.do("leader padrech_dar_choim", "use he_sups_on_prana")
    assert results(t) == [(4, 1, 1, "necromancer")]
    t.do("lose ferlarie_naval_1", "lose zola_naval_1")
    assert t.where("zola_naval_1") == t.where(LEGION) == "gone"
    assert t.where("ferlarie_naval_1") == "pool"


@pytest.mark.rule("DE-15.3", "DE-9.26d")
def test_who_finds_no_way_out_is_drunk_as_well() -> None:
    ring = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(AROUND, 1)}
    more: dict[str, Any] = {"bears": {"padrech_dar_choim": ["he_sups_on_prana"]}, "hexes": ring, "dice": [2]}
    t = combat(*many("necro_greater", 9), "padrech_dar_choim", *many("zola_legions", 3), **more)
    t.do("leader padrech_dar_choim", "use he_sups_on_prana", "lose zola_legions_1", "lose zola_legions_2")
    assert [e["why"] for e in t.events("lost")] == ["DE-9.25a", "DE-9.25a", "DE-9.26d"]
    assert {t.where(legion) for legion in many("zola_legions", 3)} == {"gone"}


@pytest.mark.rule("DE-15.4", "DE-9.23b")
@pytest.mark.parametrize(("answer", "roll"), [("yes", 4), ("no", 5)])
def test_the_dawn_lantern_dims_every_vampire_by_mere_presence(answer: str, roll: int) -> None:
    stacks = [*many("necro_greater", 10), "kebir_whitehand", "nikon_v", *many("zola_legions", 5)]
    t = combat(*stacks, bears={"kebir_whitehand": ["dawn_lantern"]}, dice=[6])
    t.do("leader nikon_v")
    assert (t.question, t.asked, t.rule) == ("lantern", ["kingdoms"], "DE-15.4")
    t.do(answer)
    assert results(t)[0][0] == roll  # 20 or 30 to 15, less the hero


@pytest.mark.rule("DE-15.4", "DE-9.23b")
def test_the_lantern_in_use_works_without_asking_on_either_side() -> None:
    lit: dict[str, Any] = {"bears": {"farnon": ["dawn_lantern"]}, "uses": {"farnon": ["dawn_lantern"]}}
    t = at(
        "combat-magic",
        hexes={FIELD: [*many("necro_greater", 10), "necro_lesser_1", "farnon", LEGION]},
        active=ALLIES,
        **lit,
    )
    assert strengths(t) == (21, 3)
    assert strengths(t, attacker="kingdoms") == (3, 21)
    t = at("combat-magic", hexes={"2414": [VAMPIRE, "farnon", LEGION]}, active=ALLIES, **lit)
    assert strengths(t, "2414", "kingdoms") == (3, 4)  # before any doubling
    t = at("combat-magic", hexes={FIELD: [VAMPIRE, LEGION], "2414": ["farnon"]}, active=ALLIES, **lit)
    assert strengths(t) == (3, 3)  # it shines elsewhere


@pytest.mark.rule("DE-15.4", "DE-DEC-26")
def test_the_named_leader_is_asked_about_the_lantern_once() -> None:
    t = combat("necro_greater_1", "kebir_whitehand", LEGION, bears={"kebir_whitehand": ["dawn_lantern"]}, dice=[4])
    t.do("leader kebir_whitehand")
    t.answer("claim-devices", "none")
    assert len(results(t)) == 1


@pytest.mark.rule("DE-15.4")
def test_the_lantern_is_not_asked_about_without_vampires() -> None:
    stacks = ["pletor_infantry_1", "kebir_whitehand", "zola_legions_1"]
    t = combat(
        *stacks, bears={"kebir_whitehand": ["dawn_lantern"]}, active=ALLIES | {"tal_pletor": "necromancer"}, dice=[4]
    )
    t.do("none")
    assert len(results(t)) == 1


@pytest.mark.rule("DE-15.21a", "DE-16b", "DE-20.1")
@pytest.mark.parametrize(
    ("sword", "named", "over"),
    [
        ("loslom", "paisach", True),
        ("famir", "paisach", True),
        ("loslom", "nikon_v", False),
        ("sword_1", "paisach", False),
    ],
)
def test_padrech_dies_for_ever_only_against_loslom_or_famir(sword: str, named: str, over: bool) -> None:
    more: dict[str, Any] = {"bears": {"paisach": [sword]}, "uses": {"paisach": [sword]}, "dice": [6, 6, 1]}
    stacks = [VAMPIRE, "padrech_dar_choim", "paisach", "nikon_v", *many("zola_legions", 6)]
    t = combat(*stacks, player="kingdoms", **more)
    t.do(f"leader {named}", "none")
    assert t.rolls("DE-9.27b") == [(6,)]
    assert (t.winner == "kingdoms") == over
    assert t.s.result is None or t.s.result.scores == (-3, 3)  # a decisive victory
    assert t.where("padrech_dar_choim") == ("gone" if over else "dead")


@pytest.mark.rule("DE-15.21a")
def test_tol_morn_killed_in_movement_comes_back_whatever_swords_are_near() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "uses": {"paisach": ["loslom"]}, "dice": [6]}
    hexes = {FIELD: ["tol_morn"], "2416": [LEGION, "paisach"]}
    t = at("movement", "kingdoms", hexes=hexes, active=ALLIES, **more)
    t.do(f"move {LEGION}", "with paisach", f"step {FIELD}")
    assert t.where("tol_morn") == "dead"
    assert t.s.returns == ((WORLD.TOL_MORN, 5),)


@pytest.mark.rule("DE-15.21a")
def test_tol_morn_dies_for_ever_after_a_battle_against_loslom() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "dice": [6, 6]}
    t = combat(VAMPIRE, "tol_morn", "paisach", *many("zola_legions", 6), player="kingdoms", **more)
    t.do("leader paisach", "use loslom", "none")
    assert t.where("tol_morn") == "gone"
    assert t.s.returns == ()
    assert t.winner is None


@pytest.mark.rule("DE-15.21a")
def test_the_bane_ends_with_its_battle() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "dice": [6, 1]}
    t = combat(VAMPIRE, "tol_morn", "paisach", *many("zola_legions", 6), player="kingdoms", **more)
    t.do("leader paisach", "use loslom", "none").answer("flee-to", "place 0101")
    assert t.s.half.bane == ()
