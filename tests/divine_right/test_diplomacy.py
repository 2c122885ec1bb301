"""Diplomacy: what ambassadors may do, and the roll (DR-B-DIP)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import fate
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.mission import banish
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, attempt
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table, at

IMMER, PON = KINGDOM_IDS.index("immer"), KINGDOM_IDS.index("pon")
COWARDLY, INDOLENT, GULLIBLE = 2, 4, 8
CALM = (6, 1, 1)  # the next player turn: no event, a card is drawn


def embassy(*dice: int, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The Diplomacy Phase of the first seat. A card is drawn before it is asked: the first of the deck."""
    return at("diplomacy", dice=[1, *dice], hands={"first": list(hand)}, **more)


# -- between whom, and what -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-01")
def test_an_ambassador_on_a_player_monarch_may_fight_a_duel_or_nothing() -> None:
    t = embassy()
    for function in ("activate", "deactivate", "assassinate"):
        assert f"{function} muetar" not in t.options
        assert t.refuses(f"{function} muetar") == ["DR-B-DIP-01"]
    assert "duel second" in t.options


@pytest.mark.rule("DR-B-DIP-02", "DR-B-DIP-06")
def test_a_second_function_is_refused() -> None:
    t = embassy(6)
    t.do("activate immer", "none")
    assert t.ally_of("immer") == "first"
    assert t.question == "next-move"
    assert t.refuses("activate pon")


@pytest.mark.rule("DR-B-DIP-02", "DR-DEC-32")
def test_an_ambassador_may_stay_at_home() -> None:
    t = embassy()
    assert t.answer("function", "none").question == "next-move"


@pytest.mark.rule("DR-B-DIP-03")
def test_an_ambassador_acts_far_away_and_is_at_home_again() -> None:
    t = at("diplomacy", kingdoms={"hothior": "first", "immer": "second"}, dice=[1, 2])
    t.do("activate muetar")
    assert t.events("mission")[0]["hex"] == "1911"
    t.do("none")
    assert t.view("second")["players"]["first"]["ambassador"] == "0917"


@pytest.mark.rule("DR-B-DIP-03")
def test_besieged_or_lost_the_royal_castle_is_no_home() -> None:
    t = at("diplomacy", hexes={"1017": ["hothior_monarch"], "0917": ["muetar_army_1"]}, plundered=["0917"], dice=1)
    assert t.view(None)["players"]["first"]["ambassador"] == "1017"
    out = at("diplomacy", track={"hothior_monarch": 9}, hexes={"0917": ["muetar_army_1"]}, plundered=["0917"], dice=1)
    assert out.view(None)["players"]["first"]["ambassador"] is None
    assert "activate immer" in out.options


@pytest.mark.rule("DR-B-DIP-03")
def test_a_neutral_monarch_is_met_though_the_royal_castle_is_plundered_and_occupied() -> None:
    t = embassy(hexes={"1406": ["muetar_army_1"]}, plundered=["1406"])
    assert "activate immer" in t.options
    assert ambassador.meeting(t.s, IMMER) == WORLD.grid.at("1406")
    assert WORLD.grid.ids[ambassador.meeting(t.s, KINGDOM_IDS.index("trolls"))] == "0613"


# -- the roll ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-04", "DR-B-DIP-18", "DR-T-B-DIPMOD")
def test_die_card_and_penalty_are_added_and_the_card_is_discarded() -> None:
    t = embassy(4, hand=("bribe-2",), penalties={"immer": ["first"]})
    t.do("activate immer", "play bribe-2")
    assert t.status("immer") == "neutral"
    assert t.view("second")["cards"]["discarded"] == ["bribe-2"]
    won = embassy(5, hand=("bribe-2",), penalties={"immer": ["first"]})
    assert won.do("activate immer", "play bribe-2").status("immer") == "ally"


@pytest.mark.rule("DR-B-DIP-05", "DR-T-B-DIPLOMACY")
def test_a_natural_1_fails_whatever_is_added() -> None:
    t = embassy(1, hand=("black-magic-3",), personalities={"immer": GULLIBLE}, friends={"immer": "first"})
    t.do("activate immer", "play black-magic-3")  # 1 + 3 + 1 + 1
    assert t.status("immer") == "neutral"
    assert [told["made"] for told in t.events("roll") if told["why"] == "DR-B-DIP-06"] == [False]
    two = embassy(2, hand=("black-magic-3",), personalities={"immer": GULLIBLE}, friends={"immer": "first"})
    assert two.do("activate immer", "play black-magic-3").status("immer") == "ally"


@pytest.mark.rule("DR-B-DIP-06", "DR-T-B-DIPLOMACY")
@pytest.mark.parametrize(("die", "status"), [(6, "ally"), (5, "neutral")])
def test_six_activates_a_neutral_kingdom(die: int, status: str) -> None:
    t = embassy(die).do("activate immer", "none")
    assert t.status("immer") == status


@pytest.mark.rule("DR-B-DIP-06", "DR-DEC-33")
def test_only_a_neutral_kingdom_is_activated() -> None:
    t = embassy(allies={"immer": "second", "pon": "first"}, confused={"rombune": 5}, peace={"neuth": 5})
    assert t.refuses("activate immer") == ["DR-B-DIP-06"]
    assert t.refuses("activate pon") == ["DR-B-DIP-06"]
    assert t.refuses("activate rombune") == ["DR-B-ACT-04"]
    assert t.refuses("activate neuth") == ["DR-B-ACT-08"]
    assert t.refuses("deactivate pon") == ["DR-B-DIP-08"]
    assert t.targets("deactivate") == ["immer"]


@pytest.mark.rule("DR-B-DIP-07")
def test_fresh_allies_deploy_at_once_and_neither_move_nor_attack() -> None:
    t = embassy(6, *CALM, hexes={"1407": ["muetar_army_1"]})
    t.do("activate immer", "none")
    assert t.where("immer_army_1") == t.where("immer_monarch") == "1406"
    assert t.question == "next-move"
    assert t.refuses("move immer_army_1") == ["DR-B-DIP-07"]
    assert t.refuses("move immer_monarch") == ["DR-B-DIP-07"]
    assert t.do("done").asked == ["second"]  # nobody may attack: the Combat Phase is over


@pytest.mark.rule("DR-B-DIP-07")
def test_they_act_in_the_players_next_turn() -> None:
    chits = (1, 1)
    t = embassy(6, *CALM, *chits, *CALM).do("activate immer", "none", "done")
    t.answer("function", "none").answer("next-move", "done")
    assert (t.s.turn, t.asked) == (4, ["first"])
    t.answer("function", "none")
    assert "move immer_army_1" in t.options


@pytest.mark.rule("DR-B-DIP-08", "DR-T-B-DIPLOMACY")
@pytest.mark.parametrize(("card", "status"), [("play bribe-1", "neutral"), ("none", "ally")])
def test_seven_deactivates_an_enemys_ally(card: str, status: str) -> None:
    t = embassy(6, hand=("bribe-1",), allies={"immer": "second"})
    t.do("deactivate immer", card)
    assert t.status("immer") == status


@pytest.mark.rule("DR-B-DIP-08")
def test_an_allied_monarch_is_met_wherever_they_are() -> None:
    t = embassy(allies={"immer": "second"}, hexes={"1911": ["immer_monarch"]})
    t.do("deactivate immer")
    assert t.events("mission")[0]["hex"] == "1911"


@pytest.mark.rule("DR-B-DIP-09", "DR-B-DIP-10", "DR-B-PHS-04")
def test_a_deactivated_kingdom_defends_and_leaves_after_the_combat_phase() -> None:
    stack = ["immer_army_1", "immer_monarch", "mercenary_1", "mercenary_2"]
    masters = {"mercenary_1": "second", "mercenary_2": "second"}
    hexes = {"1709": stack, "1710": ["hothior_army_1"]}
    t = embassy(6, *CALM, hand=("bribe-1",), allies={"immer": "second"}, hexes=hexes, masters=masters)
    t.do("deactivate immer", "play bribe-1")
    assert t.where("immer_army_1") == "1709"
    assert t.master("immer_army_1") == "second"
    t.answer("next-move", "done")
    assert "attack 1709" in t.options
    t.do("done")
    assert t.where("immer_army_1") == t.where("immer_monarch") == "home"
    assert t.stack("1709") == ["mercenary_1", "mercenary_2"]
    assert t.where("immer_army_2") == "pool"


@pytest.mark.rule("DR-B-DIP-09", "DR-B-PER-102")
def test_leaving_units_neither_move_nor_attack_for_the_player_who_lost_them() -> None:
    hexes = {"1709": ["immer_army_1"], "1710": ["muetar_army_1"]}
    more: dict[str, Any] = {"allies": {"immer": "first", "pon": "first"}, "personalities": {"immer": COWARDLY}}
    t = at("events", hexes=hexes, dice=[1, 1, 2, 4, 1, *CALM], **more)  # Pon's monarch dies an untimely death
    assert (t.status("pon"), t.status("immer")) == ("confused", "neutral")
    t.answer("function", "none")
    assert t.refuses("move immer_army_1") == ["DR-B-DIP-09"]
    assert t.do("done").asked == ["second"]  # and there is nobody to attack with
    assert t.where("immer_army_1") == "home"


@pytest.mark.rule("DR-B-DIP-11", "DR-DEC-34")
def test_the_card_is_turned_up_before_a_diplomacy_card_is_chosen_and_the_target_stands() -> None:
    t = embassy(3, hand=("bribe-1",), hidden={"immer": INDOLENT, "pon": GULLIBLE})
    assert t.view("first")["kingdoms"]["immer"]["personality"] is None
    t.do("activate immer")
    assert t.question == "ploy"
    assert t.view("second")["kingdoms"]["immer"]["personality"] == INDOLENT
    assert t.view("second")["kingdoms"]["pon"]["personality"] is None
    assert t.refuses("activate pon")
    assert [event for event, _ in t.heard_by("second") if event == "personality"]


@pytest.mark.rule("DR-B-DIP-11", "DR-B-EVT-12")
def test_a_kingdom_that_joins_by_an_event_shows_its_card() -> None:
    drawn = KINGDOM_IDS.index("immer")  # of the neutral ones, Hothior and Muetar left out
    t = at("events", dice=[6, 6, drawn - 1, 2, 1], hidden={"immer": INDOLENT})
    assert t.ally_of("immer") == "first"
    assert t.view("second")["kingdoms"]["immer"]["personality"] == INDOLENT


# -- assassination, duels, dead ambassadors ---------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-13", "DR-B-ACT-04")
def test_the_higher_roll_of_an_assassin_kills_the_monarch_without_points() -> None:
    t = embassy(5, 3, 4, allies={"immer": "second"})
    t.do("assassinate immer")
    assert t.status("immer") == "confused"
    assert t.where("immer_monarch") == "gone"
    assert t.points("first") == 0


@pytest.mark.rule("DR-B-DIP-13")
def test_an_assassination_is_tried_once_a_game_on_an_enemys_ally() -> None:
    t = embassy(allies={"immer": "second", "pon": "first"}, assassins=["first"])
    assert t.refuses("assassinate immer") == ["DR-B-DIP-13"]
    other = embassy(allies={"immer": "second", "pon": "first"})
    assert other.targets("assassinate") == ["immer"]
    other = embassy(3, 3, allies={"immer": "second"}).do("assassinate immer")
    assert other.s.players[0].assassin


@pytest.mark.rule("DR-B-DIP-14")
def test_on_a_tie_nobody_dies_and_the_ambassador_is_banished_while_the_monarch_lives() -> None:
    t = embassy(3, 3, allies={"immer": "second"})
    t.do("assassinate immer")
    assert t.status("immer") == "ally"
    assert t.view(None)["players"]["first"]["idle"] == 0
    assert ambassador.why_not(t.s, 0, IMMER, DEACTIVATE)[0].rule == "DR-B-DIP-17"
    t.s.turn = 20
    assert ambassador.why_not(t.s, 0, IMMER, DEACTIVATE)[0].rule == "DR-B-DIP-17"


@pytest.mark.rule("DR-B-DIP-14", "DR-B-DIP-16")
def test_an_assassin_who_loses_is_dead_and_the_successor_is_banished() -> None:
    t = embassy(2, 5, allies={"immer": "second"})
    t.do("assassinate immer")
    assert t.view(None)["players"]["first"]["idle"] == 2
    assert t.view(None)["players"]["first"]["ambassador"] is None
    assert t.view(None)["kingdoms"]["immer"]["banished"] == {"first": FOREVER}


@pytest.mark.rule("DR-B-DIP-14")
def test_banishment_for_an_assassination_ends_with_the_monarch() -> None:
    t = embassy(
        6, 1, 1, allies={"immer": "second"}, banishments={"second": {"immer": FOREVER}, "first": {"pon": FOREVER}}
    )
    t.do("assassinate immer")
    assert not t.view(None)["kingdoms"]["immer"]["banished"]
    assert t.view(None)["kingdoms"]["pon"]["banished"]


@pytest.mark.rule("DR-B-DIP-15")
def test_a_duel_is_fought_once_between_two_players_and_a_tie_kills_both() -> None:
    t = embassy(4, 4, seats=3)
    t.do("duel second")
    assert [t.view(None)["players"][seat]["idle"] for seat in ("first", "second", "third")] == [2, 2, 0]
    assert [one.rule for one in ambassador.why_not_duel(t.s, 0, 1)] == ["DR-B-DIP-15"]
    assert [one.rule for one in ambassador.why_not_duel(t.s, 1, 0)] == ["DR-B-DIP-15"]
    assert not ambassador.why_not_duel(t.s, 0, 2)


@pytest.mark.rule("DR-B-DIP-15")
@pytest.mark.parametrize(("dice", "idle"), [((3, 5), [2, 0]), ((5, 3), [0, 2])])
def test_the_low_roll_dies(dice: tuple[int, int], idle: list[int]) -> None:
    t = embassy(*dice).do("duel second")
    assert [t.view(None)["players"][seat]["idle"] for seat in ("first", "second")] == idle


@pytest.mark.rule("DR-B-DIP-15", "DR-B-DIP-16")
def test_without_a_living_ambassador_there_is_no_duel() -> None:
    t = embassy(idle={"second": 1})
    assert t.refuses("duel second") == ["DR-B-DIP-16"]
    assert embassy(seats=3, out=["second"]).refuses("duel second") == ["DR-B-DIP-15"]


@pytest.mark.rule("DR-B-DIP-16", "DR-DEC-32")
def test_for_two_player_turns_no_diplomacy_but_cards_are_drawn() -> None:
    t = at("diplomacy", idle={"first": 2}, dice=7)
    assert t.question == "next-move"
    assert len(t.hand("first")) == 1
    worked = []
    for _ in range(400):
        if t.s.turn > 5 or t.question is None:
            break
        if t.question == "function" and t.asked == ["first"]:
            worked.append(t.s.turn)
        t.do("done" if "done" in t.options else "none" if "none" in t.options else t.options[0])
    assert worked == [5]  # not on turns 3 and 4
    assert len(t.hand("first")) == 3


# -- banishment and penalties -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-17", "DR-B-CRD-03", "DR-T-B-BANISH")
def test_failed_threats_banish_for_the_printed_number_plus_1() -> None:
    t = embassy(2, hand=("threats-2",), turn=4).do("activate immer", "play threats-2")
    assert t.view(None)["kingdoms"]["immer"]["banished"] == {"first": 7}
    for turn, open_ in ((5, False), (7, False), (8, True)):
        t.s.turn = turn
        assert bool(ambassador.why_not(t.s, 0, IMMER, ACTIVATE)) != open_
    assert not ambassador.why_not(t.s, 1, IMMER, ACTIVATE)


@pytest.mark.rule("DR-B-DIP-17", "DR-DEC-33")
def test_a_kingdom_from_which_they_are_banished_is_not_offered() -> None:
    t = embassy(banishments={"first": {"immer": 3, "pon": 2}, "second": {"rombune": 9}})
    assert t.refuses("activate immer") == ["DR-B-DIP-17"]
    assert {"pon", "rombune"} <= {*t.targets("activate")}


@pytest.mark.rule("DR-B-DIP-17")
def test_what_is_over_is_not_shown() -> None:
    t = embassy(banishments={"first": {"immer": 3, "pon": 2}})
    shown = {name: one["banished"] for name, one in t.view(None)["kingdoms"].items() if one["banished"]}
    assert shown == {"immer": {"first": 3}}


@pytest.mark.rule("DR-B-DIP-17")
def test_terms_add_up() -> None:
    t = embassy(banishments={"first": {"immer": 7}})
    banish(t.s, 0, IMMER, 3)
    assert t.view(None)["kingdoms"]["immer"]["banished"] == {"first": 10}


@pytest.mark.rule("DR-B-DIP-17")
def test_success_banishes_nobody() -> None:
    t = embassy(6, hand=("threats-2",)).do("activate immer", "play threats-2")
    assert not t.view(None)["kingdoms"]["immer"]["banished"]


@pytest.mark.rule("DR-B-DIP-20")
def test_violation_and_execution_count_both() -> None:
    t = embassy(penalties={"immer": ["first"]}, executions={"immer": ["first"]})
    assert attempt(t.s, 0, IMMER, ACTIVATE).modifiers == (("DR-B-DIP-18", -1), ("DR-B-DIP-20", -1))
    assert attempt(t.s, 1, IMMER, ACTIVATE).total == 0


@pytest.mark.rule("DR-B-DIP-21", "DR-T-B-DIPMOD")
@pytest.mark.parametrize(("friend", "die", "status"), [("first", 5, "ally"), ("second", 6, "neutral")])
def test_an_oath_of_friendship_helps_its_holder_and_hinders_others(friend: str, die: int, status: str) -> None:
    t = embassy(die, friends={"immer": friend}).do("activate immer", "none")
    assert t.status("immer") == status


@pytest.mark.rule("DR-B-DIP-21")
def test_the_oath_ends_with_the_monarch() -> None:
    t = embassy(6, 1, 1, allies={"immer": "second"}, friends={"immer": "second"}).do("assassinate immer")
    assert t.view(None)["kingdoms"]["immer"]["friend"] is None


@pytest.mark.rule("DR-B-DIP-27")
def test_the_modifiers_in_their_order_without_a_cap() -> None:
    more: dict[str, Any] = {
        "penalties": {"immer": ["first"]},
        "executions": {"immer": ["first"]},
        "allies": {"immer": "second"},
    }
    t = embassy(6, hand=("threats-2",), personalities={"immer": COWARDLY}, **more)
    t.do("deactivate immer", "play threats-2")
    rules = [rule for rule, _ in t.events("roll")[-1]["modifiers"]]
    assert rules == ["DR-B-DIP-04", "DR-B-PER-102", "DR-B-DIP-18", "DR-B-DIP-20"]
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-B-DIP-28")
def test_an_ambassador_is_no_target_of_a_search() -> None:
    hexes = {"1017": ["hothior_monarch"], "0916": ["muetar_army_1"]}
    t = at("movement", phasing=1, hexes=hexes, plundered=["0917"], dice=1)
    royal = at("movement", hexes={"1014": ["hothior_monarch"], "0916": ["muetar_army_1"]}, plundered=["0917"], dice=1)
    assert royal.view(None)["players"]["first"]["ambassador"] == "0917"
    t.do("move muetar_army_1", "go 0917")
    assert t.question != "search"
    assert not t.targets("search")


# -- monarchs out of reach, captives ----------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-29")
def test_the_council_of_a_wounded_monarch_is_met_in_the_royal_castle() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "track": {"immer_monarch": 9}, "turn": 7}
    t = embassy(6, hand=("bribe-1",), **more)
    assert t.refuses("assassinate immer") == ["DR-B-DIP-29"]
    t.do("deactivate immer", "play bribe-1")
    assert t.events("mission")[0]["hex"] == "1406"
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-B-DIP-29", "DR-B-FAT-06")
def test_a_wounded_monarch_comes_back_to_the_player_who_has_the_kingdom_then() -> None:
    t = embassy(6, hand=("bribe-1",), allies={"immer": "second"}, track={"immer_monarch": 4})
    t.do("deactivate immer", "play bribe-1")
    t.s.turn = 4
    assert not fate.returning(t.s, 1)
    t = embassy(6, track={"immer_monarch": 5}).do("activate immer", "none")
    assert t.where("immer_monarch") == "track"
    t.s.turn = 5
    assert [hero for hero, _ in fate.returning(t.s, 0)] == [WORLD.index["immer_monarch"]]
    t = embassy(6, track={"immer_monarch": 2}).do("activate immer", "none")  # long since well
    assert t.where("immer_monarch") == "1406"
    assert not t.view(None)["track"]


@pytest.mark.rule("DR-B-DIP-29")
def test_the_personality_counts_though_the_monarch_is_away() -> None:
    t = embassy(6, allies={"immer": "second"}, track={"immer_monarch": 9}, personalities={"immer": INDOLENT})
    assert t.do("deactivate immer", "none").status("immer") == "neutral"


@pytest.mark.rule("DR-B-DIP-30", "DR-B-GEN-11")
def test_only_the_jailer_reaches_a_captive_and_frees_them_by_winning_the_kingdom() -> None:
    held: dict[str, Any] = {"immer_monarch": ["first", "0917"]}
    t = at("diplomacy", phasing=1, prisoners=held, dice=[1])
    assert t.refuses("activate immer") == ["DR-B-GEN-11"]
    own = embassy(6, prisoners=held)
    own.answer("prisoners", "done").do("activate immer", "none")
    assert own.where("immer_monarch") == "1406"
    assert own.master("immer_monarch") == own.ally_of("immer") == "first"
    assert not own.view(None)["prisoners"]


@pytest.mark.rule("DR-B-DIP-30")
def test_a_captive_stays_in_prison_when_the_kingdom_is_deactivated() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = embassy(6, hand=("bribe-1",), **more)
    t.answer("prisoners", "done").answer("forced-peace", "none").do("deactivate immer", "play bribe-1")
    assert t.status("immer") == "neutral"
    assert t.where("immer_monarch") == "prison"


@pytest.mark.rule("DR-B-DIP-30", "DR-DEC-30", "DR-B-CAP-07")
def test_executing_the_captive_of_a_neutral_kingdom_confuses_it() -> None:
    t = embassy(4, prisoners={"immer_monarch": ["first", "0917"]})
    assert t.options == ["execute immer_monarch", "release immer_monarch", "done"]
    t.do("execute immer_monarch")
    assert t.status("immer") == "confused"
    assert t.view(None)["kingdoms"]["immer"]["executions"] == ["first"]
    assert t.question == "function"


@pytest.mark.rule("DR-B-DIP-30", "DR-DEC-30")
def test_released_the_monarch_of_a_neutral_kingdom_goes_home() -> None:
    t = embassy(prisoners={"immer_monarch": ["first", "0917"]}).do("release immer_monarch")
    assert t.where("immer_monarch") == "home"
    assert embassy().question == "function"  # no prisoner: no question


@pytest.mark.rule("DR-B-DIP-29", "DR-B-ISL-03")
@pytest.mark.parametrize("rescued", [True, False])
def test_a_castaway_is_out_of_reach_until_a_ship_has_come(rescued: bool) -> None:
    isle = WORLD.grid.ids[next(iter(hexes_of(WORLD.isle)))]
    more: dict[str, Any] = {"kingdoms": {"mivior": "first", "muetar": "second"}, "allies": {"hothior": "second"}}
    if rescued:
        more["aboard"] = {"hothior_monarch": "hothior_fleet_1"}
    hexes = {isle: ["hothior_monarch", *(["hothior_fleet_1"] if rescued else [])]}
    t = at("diplomacy", hexes=hexes, dice=[1], **more)
    assert ("assassinate hothior" in t.options) is rescued
