"""Alliances with neutral states (DL-ALL-01 to 23): attempts, attacks, results, and when an ally is checked."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at

UNALLIED, SEMI_PERMANENT, PERMANENT, LEGEND = range(4)


def ally(side: str, grade: str = "semi-permanent", **more: Any) -> dict[str, Any]:
    return {"side": side, "grade": grade, **more}


def courting(*dice: int, **more: Any) -> Table:
    """Hosar's alliance step with knights next to Altu'han."""
    setting: dict[str, Any] = {"hosar": {"1402": ["ti_knights"]}, "demon": {"1811": ["ni_foot_guards"]}}
    return at("alliances", rest="neutrals", dice=dice, **{**setting, **more})


def beaten(grade: str, *, withdraws: bool, seed: int = 1) -> Table:
    """A Hosar stack with one unit of Altu'han has withdrawn from battle, or fought on until nobody of it was left."""
    t = at(
        "battles",
        hosar={"1005": ["gu_militia", "ah_swordsmen"] if withdraws else ["ah_swordsmen"]},
        demon={"1005": ["ni_horse_guards", "ni_foot_guards", "ni_half_men_1", "ni_demonlord"]},
        alliances={"AH": ally("hosar", grade)},
        then=SeededDice(seed),
    )
    t.until("withdraw")
    if withdraws:
        t.answer("withdraw", "yes")
    t.until("movement")
    return t


@pytest.mark.rule("DL-ALL-01")
def test_each_neutral_state_takes_sides_for_itself() -> None:
    t = courting(1, 1, demon={"0915": ["er_patrol"]})
    t.answer("alliance", "court 1401").until("alliance").answer("alliance", "court 0914")
    assert t.state_of("AH") == ("hosar", PERMANENT)
    assert t.state_of("GW") == ("demon", PERMANENT)
    assert {t.state_of(code) for code in ("AN", "LY", "MU")} == {("neutral", UNALLIED)}


@pytest.mark.rule("DL-ALL-02")
@pytest.mark.parametrize("seat", ["hosar", "demon"])
def test_nobody_can_move_the_units_of_an_unallied_state(seat: str) -> None:
    t = at("movement", seat, hosar={"0510": ["ti_knights"]}, demon={"1811": ["ni_foot_guards"]}, rest="neutrals")
    assert not [unit for unit in t.targets("unit") if unit.startswith(("ah_", "an_", "ly_", "gw_", "mu_"))]
    assert t.refuses("unit ah_swordsmen") == ["DL-MOV-10"]


@pytest.mark.rule("DL-ALL-03")
def test_an_attacked_neutral_joins_the_other_player_for_good() -> None:
    demon = {"1703": ["er_patrol"], "1811": ["ni_captain"]}
    t = at("movement", "demon", demon=demon, rest="neutrals", then=SeededDice(1))
    t.do("unit er_patrol", "move 1702", "yes")
    assert t.question == "movement"
    assert t.state_of("AN") == ("hosar", PERMANENT)
    assert t.stack("hosar", "1702") == ["an_troopers_1", "an_troopers_2", "an_troopers_3"]
    t.do("end")
    assert t.events("battle-begins") == [{"hex": "1702"}]


@pytest.mark.rule("DL-ALL-04")
def test_the_attack_is_the_entry_of_troops_on_foot() -> None:
    t = at("movement", "demon", demon={"1309": ["er_patrol"], "1811": ["ni_captain"]}, rest="neutrals")
    t.do("unit er_patrol", "move 1308")
    assert t.state_of("LY") == ("neutral", UNALLIED)
    t.do("yes")
    assert t.events("neutral-attacked") == [{"realm": "LY", "side": "demon"}]
    assert t.state_of("LY") == ("hosar", PERMANENT)
    assert t.question == "movement"
    assert t.siege("1308") is None


@pytest.mark.rule("DL-ALL-04")
def test_the_attack_is_the_entry_of_troops_by_spellgate() -> None:
    t = at(
        "before-movement",
        "demon",
        demon={"1704": ["er_patrol", "ni_demonlord"]},
        spells={"demon": ["spellgate"]},
        rest="neutrals",
        dice=[1],
    )
    t.do("cast spellgate", "gate er_patrol", "at 1702", "yes")
    assert t.where("er_patrol") == "1702"
    assert t.state_of("AN") == ("hosar", PERMANENT)


@pytest.mark.rule("DL-ALL-04")
def test_a_character_alone_is_no_attacker() -> None:
    t = at("movement", "demon", demon={"1703": ["er_lord", "er_patrol"]}, rest="neutrals", dice=[6, 1])
    t.do("unit er_lord", "move 1702")
    assert t.where("er_lord") == "1702"
    assert t.state_of("AN") == ("neutral", UNALLIED)


@pytest.mark.rule("DL-ALL-05")
@pytest.mark.parametrize("choice", ["battle", "siege"])
def test_the_new_ally_of_an_attacked_fortress_chooses_battle_or_siege(choice: str) -> None:
    t = at("movement", "demon", demon={"1309": ["er_patrol"], "1811": ["ni_captain"]}, rest="neutrals")
    t.do("unit er_patrol", "move 1308", "yes", "end")
    assert (t.question, t.asked) == ("battle-or-siege", ["hosar"])
    t.do(choice)
    assert len(t.events("battle-begins")) == (choice == "battle")
    assert len(t.events("siege-begins")) == (choice == "siege")


@pytest.mark.rule("DL-ALL-06")
def test_one_attempt_per_turn() -> None:
    t = courting(4, hosar={"1402": ["ti_knights"], "0915": ["ti_sergeants"]})
    assert t.targets("court") == ["0914", "1401"]
    t.do("court 1401")
    assert t.question != "alliance"
    assert t.refuses("court 0914", seat="hosar") == ["DL-ALL-06"]
    t.until("alliance")
    assert (t.s.turn_number, t.asked) == (2, ["hosar"])


@pytest.mark.rule("DL-ALL-06")
def test_the_attempt_belongs_to_the_end_of_the_own_phase() -> None:
    t = at("movement", hosar={"1402": ["ti_knights"]}, demon={"0915": ["er_patrol"]}, rest="neutrals")
    assert t.refuses("court 1401") == ["DL-ALL-06"]
    t.do("end").until("alliance")
    assert (t.asked, t.targets("court")) == (["hosar"], ["1401"])  # not the Demon player at Rouna


@pytest.mark.rule("DL-ALL-07")
def test_a_unit_next_to_the_homeland_may_try() -> None:
    t = courting(hosar={"1402": ["ti_knights"], "0916": ["ti_sergeants"]})
    assert t.targets("court") == ["1401"]
    assert t.refuses("court 0914") == ["DL-ALL-07"]  # two hexes away
    assert t.refuses("court 0510") == ["DL-ALL-01"]


@pytest.mark.rule("DL-ALL-07")
def test_a_character_in_range_may_cast_the_alliance_spell() -> None:
    t = courting(4, hosar={"1404": ["cr_wizard"]})  # range 4, three hexes away
    t.answer("alliance", "court 1401")
    assert t.events("alliance-spell") == [{"side": "hosar", "unit": "cr_wizard", "hex": "1401"}]


@pytest.mark.rule("DL-ALL-08")
def test_a_unit_inside_the_homeland_may_try_without_a_spell() -> None:
    t = courting(4, hosar={"0914": ["ho_priest"]})
    t.answer("alliance", "court 0914")
    assert t.rolls("DL-DEC-47") == [(4,)]
    assert t.events("alliance-spell") == []


@pytest.mark.rule("DL-ALL-09")
def test_the_alliance_die_is_the_only_die_of_the_spell() -> None:
    t = courting(1, hosar={"1404": ["cr_wizard"]})
    t.answer("alliance", "court 1401")
    assert t.state_of("AH") == ("hosar", PERMANENT)
    assert [event["dice"] for event in t.events("roll")] == [(1,)]


@pytest.mark.rule("DL-ALL-09")
def test_the_alliance_spell_is_the_casters_spell_of_the_phase() -> None:
    fresh = courting(hosar={"1404": ["cr_wizard", "ho_priest"]}).do("court 1401")
    assert (fresh.question, fresh.options) == ("alliance-caster", ["by ho_priest", "by cr_wizard"])
    spent = courting(4, hosar={"1404": ["cr_wizard", "ho_priest"]}, cast=["ho_priest"]).do("court 1401")
    assert spent.events("alliance-spell")[0]["unit"] == "cr_wizard"
    assert courting(hosar={"1404": ["cr_wizard"]}, cast=["cr_wizard"]).question != "alliance"
    gate = {"hosar": {"1404": ["ho_priest"]}, "spells": {"hosar": ["spellgate"]}}
    assert courting(**gate).do("pass").question == "window-end"
    assert courting(4, **gate).do("court 1401").question != "window-end"


@pytest.mark.rule("DL-ALL-09")
def test_the_alliance_spell_needs_power_and_range() -> None:
    assert courting(hosar={"1405": ["cr_wizard"]}).targets("court") == ["1308", "1401"]
    assert courting(hosar={"1406": ["cr_wizard"]}).targets("court") == ["1308"]
    assert courting(hosar={"1403": ["da_duke"]}).targets("court") == []


@pytest.mark.rule("DL-ALL-10")
def test_one_alliance_spell_per_state_and_turn_for_both_players() -> None:
    hosar, demon = {"1306": ["cr_wizard"]}, {"1310": ["ni_demonlord"], "0915": ["er_patrol"]}
    t = courting(4, 4, hosar=hosar, demon=demon)
    t.do("court 1308").until("alliance")
    assert (t.asked, t.targets("court")) == (["demon"], ["0914"])
    assert t.refuses("court 1308") == ["DL-ALL-10"]
    t.do("pass").until("alliance")
    assert (t.asked, t.targets("court")) == (["hosar"], ["1308"])  # next turn


@pytest.mark.rule("DL-ALL-10")
def test_the_limit_of_spells_does_not_bind_units_on_the_spot() -> None:
    t = courting(4, hosar={"1306": ["cr_wizard"]}, demon={"1309": ["er_patrol"]})
    t.do("court 1308").until("alliance")
    assert (t.asked, t.targets("court")) == (["demon"], ["1308"])


@pytest.mark.rule("DL-ALL-11")
@pytest.mark.parametrize("grade", ["permanent", "semi-permanent"])
def test_only_unallied_states_can_be_courted(grade: str) -> None:
    t = courting(hosar={"1402": ["ti_knights"], "0915": ["ti_sergeants"]}, alliances={"AH": ally("demon", grade)})
    assert t.targets("court") == ["0914"]
    assert t.refuses("court 1401") == ["DL-ALL-11"]


@pytest.mark.rule("DL-ALL-12")
def test_die_1_is_a_permanent_alliance() -> None:
    assert courting(1).do("court 1401").state_of("AH") == ("hosar", PERMANENT)


@pytest.mark.rule("DL-ALL-13")
@pytest.mark.parametrize("die", [2, 3])
def test_dice_2_and_3_are_a_semi_permanent_alliance(die: int) -> None:
    assert courting(die).do("court 1401").state_of("AH") == ("hosar", SEMI_PERMANENT)


@pytest.mark.rule("DL-ALL-14")
def test_die_4_changes_nothing_and_may_be_repeated_later() -> None:
    t = courting(4).do("court 1401")
    assert t.state_of("AH") == ("neutral", UNALLIED)
    assert t.controller("altuhan") == "neutral"
    t.until("alliance")
    assert t.targets("court") == ["1401"]


@pytest.mark.rule("DL-ALL-15")
def test_die_5_makes_the_state_a_legend() -> None:
    piles = {"dead": ["ah_mountaineers_1"], "prisoners_of_demon": ["ah_duke"]}
    t = courting(5, hosar={"1402": ["ti_knights"]}, piles=piles).do("court 1401")
    units = ("ah_duke", "ah_swordsmen", "ah_mountaineers_1", "ah_mountaineers_2")
    assert [t.where(unit) for unit in units] == ["gone"] * 4
    assert t.state_of("AH") == ("neutral", LEGEND)
    assert t.view(None)["dead"] == []
    assert t.view(None)["prisoners"]["demon"] == []
    before = t.view(None)["fortresses"]
    t.until("movement").do("end").until("movement").do("unit ti_knights", "move 1401")
    assert t.where("ti_knights") == "1401"  # nobody to attack
    assert t.view(None)["fortresses"] == before


@pytest.mark.rule("DL-ALL-15")
def test_a_legends_place_cannot_be_besieged() -> None:
    hosar, demon = {"1401": ["ti_knights"]}, {"1401": ["ni_foot_guards"]}
    t = at("battles", hosar=hosar, demon=demon, alliances={"AH": ally("neutral", "legend")}, then=SeededDice(1))
    assert t.question == "withdraw"  # a battle is under way, nobody was asked


@pytest.mark.rule("DL-ALL-15")
def test_a_siege_of_a_legend_is_over() -> None:
    """All that was left of the state was a prisoner, and the players fought for its city."""
    held: dict[str, Any] = {"control": {"altuhan": "hosar"}, "sieges": {"1401": 2}}
    piles = {"prisoners_of_demon": ["ah_duke"], "dead": ["ah_swordsmen", "ah_mountaineers_1", "ah_mountaineers_2"]}
    hosar, demon = {"1401": ["ti_knights"], "0218": ["ba_baron"]}, {"1401": ["er_patrol"]}
    t = at("alliances", hosar=hosar, demon=demon, piles=piles, dice=[5], then=SeededDice(1), **held).do("court 1401")
    assert (t.siege("1401"), t.view(None)["fortresses"]["hosar"]) == (None, 6)
    t.do("end")
    assert t.events("battle-begins") == [{"hex": "1401"}]


@pytest.mark.rule("DL-ALL-15")
def test_the_beings_of_a_legend_cannot_be_invoked() -> None:
    t = courting(5, hosar={"1702": ["ho_priest"]}).do("court 1702")
    t.until("movement").do("end").until("movement").do("end")
    assert (t.s.turn_number, t.question == "invocation") == (2, False)
    assert t.why("invoke ho_priest", seat="hosar")


@pytest.mark.rule("DL-ALL-16")
def test_die_6_drives_the_state_to_the_opponent() -> None:
    t = courting(6).do("court 1401")
    assert t.state_of("AH") == ("demon", SEMI_PERMANENT)
    assert t.controller("altuhan") == "demon"


@pytest.mark.rule("DL-ALL-17")
def test_an_ally_gives_its_fortress_and_moves_in_the_next_movement_step() -> None:
    t = courting(1, hosar={"1309": ["ti_knights"]}).do("court 1308")
    assert t.controller("lyung") == "hosar"
    assert "ly_zombies_1" in t.stack("hosar", "1308")
    t.until("movement").do("end").until("movement")
    assert t.asked == ["hosar"]
    t.do("unit ly_air_legion_1", "move 1306", "stop")
    assert t.where("ly_air_legion_1") == "1306"


@pytest.mark.rule("DL-ALL-17")
def test_an_ally_defends_for_its_new_friend_at_once() -> None:
    t = courting(2, hosar={"1309": ["ti_knights"]}, demon={"1307": ["er_patrol"]}).do("court 1308")
    t.until("movement").do("unit er_patrol", "move 1308")
    assert (t.question, t.asked) == ("battle-or-siege", ["hosar"])
    assert t.state_of("LY") == ("hosar", SEMI_PERMANENT)  # an ally is no neutral to be attacked


@pytest.mark.rule("DL-ALL-18")
@pytest.mark.parametrize("withdraws", [True, False])
def test_a_permanent_ally_is_never_checked(withdraws: bool) -> None:
    t = beaten("permanent", withdraws=withdraws)
    assert t.events("battle-over")[0]["side"] == "demon"
    assert t.rolls("DL-ALL-21") == []
    assert t.state_of("AH") == ("hosar", PERMANENT)


@pytest.mark.rule("DL-ALL-19")
@pytest.mark.parametrize("withdraws", [True, False])
def test_a_semi_permanent_ally_is_checked_after_a_defeat(withdraws: bool) -> None:
    t = beaten("semi-permanent", withdraws=withdraws)
    assert t.events("battle-over")[0]["side"] == "demon"
    assert len(t.rolls("DL-ALL-21")) == 1


@pytest.mark.rule("DL-ALL-19")
def test_an_ally_on_the_winning_side_is_not_checked() -> None:
    t = at(
        "battles",
        hosar={"1005": ["ti_knights", "ti_timurid_knights", "ah_swordsmen", "ti_prince"]},
        demon={"1005": ["er_levy"]},
        alliances={"AH": ally("hosar"), "GW": ally("demon")},
        then=SeededDice(1),
    )
    t.until("movement")
    assert t.events("battle-over")[0]["side"] == "hosar"
    assert t.rolls("DL-ALL-21") == []


@pytest.mark.rule("DL-ALL-20")
def test_an_ally_is_checked_when_its_homeland_falls_and_only_then() -> None:
    t = at(
        "movement",
        "demon",
        hosar={"0510": ["gw_warriors_1"]},
        demon={"0915": ["er_patrol"], "1811": ["ni_captain"]},
        alliances={"GW": ally("hosar")},
        dice=[4],
    )
    t.do("unit er_patrol", "move 0914")
    assert t.controller("rouna") == "demon"
    assert t.view(None)["states"]["GW"]["shaken"] is True
    assert t.rolls("DL-ALL-21") == []
    t.do("end")
    assert t.rolls("DL-ALL-21") == [(4,)]
    t.until("movement").do("end").until("movement")  # the patrol stays: no second die
    assert t.rolls("DL-ALL-21") == [(4,)]


@pytest.mark.rule("DL-ALL-21")
def test_two_causes_in_a_phase_bring_one_check() -> None:
    t = at(
        "battles",
        "demon",
        hosar={"0914": ["gw_young_warriors"], "0510": ["gw_warriors_1"]},
        demon={"0914": ["ni_horse_guards", "ni_foot_guards", "ni_half_men_1", "ni_demonlord"]},
        alliances={"GW": ally("hosar")},
        then=SeededDice(1),
    )
    t.until("movement")
    assert t.events("battle-over")[0]["side"] == "demon"  # cause A
    assert t.events("control")[0] == {"hex": "0914", "side": "demon"}  # cause B
    (check,) = [event for event in t.events("roll") if event["why"] == "DL-ALL-21"]
    assert (check["realm"], check["side"]) == ("GW", "hosar")


@pytest.mark.rule("DL-ALL-21", "DL-ALL-22")
def test_check_1_makes_the_alliance_permanent() -> None:
    t = at("checks", hosar={"0510": ["ti_knights"]}, alliances={"AH": ally("hosar", shaken=True)}, dice=[1])
    assert t.state_of("AH") == ("hosar", PERMANENT)
    assert t.view(None)["states"]["AH"]["shaken"] is False


@pytest.mark.rule("DL-ALL-23")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_checks_2_to_4_change_nothing_until_a_new_cause(die: int) -> None:
    hosar, demon = {"0510": ["ah_duke"]}, {"1402": ["er_patrol"]}
    t = at("checks", hosar=hosar, demon=demon, alliances={"AH": ally("hosar", shaken=True)}, dice=[die, die])
    assert t.state_of("AH") == ("hosar", SEMI_PERMANENT)
    assert t.where("ah_duke") == "0510"
    t.until("movement").do("unit er_patrol", "move 1401")
    assert t.state_of("AH") == ("hosar", SEMI_PERMANENT)
    assert t.s.rolled == 2
