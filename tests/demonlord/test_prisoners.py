"""Prisoners (DL-PRI): exchanges when a phase ends, and where freed units appear."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Stacks, Table, at

HELD = {"prisoners_of_hosar": ["er_patrol", "er_lord"], "prisoners_of_demon": ["ti_knights", "ti_prince"]}


def exchange(phase: str = "hosar", *, hosar: Stacks | None = None, demon: Stacks | None = None, **more: Any) -> Table:
    """The end of a phase; both players have units on the map and prisoners."""
    stacks = {"hosar": {"0218": ["ba_baron"], **(hosar or {})}, "demon": {"1719": ["ta_khan"], **(demon or {})}}
    return at("exchange", phase, **{"piles": HELD, **stacks, **more})


def swap(t: Table, offered: str, given: str) -> Table:
    return t.answer("exchange-offer", f"offer {offered}").answer("exchange-give", f"give {given}")


def freed(unit: str, **more: Any) -> Table:
    """A Demon unit was swapped for a Hosar one, and the exchange is over."""
    piles = {"prisoners_of_hosar": [unit], "prisoners_of_demon": ["ti_knights"]}
    t = exchange(**{"piles": piles, **more}).do("yes")
    return swap(t, "ti_knights", unit)


@pytest.mark.rule("DL-PRI-01")
def test_prisoners_are_kept_off_the_map_by_their_captor() -> None:
    hosar, demon = {"1005": ["ti_knights", "ba_baron"]}, {"1004": ["er_lord"], "1811": ["ni_captain"]}
    t = at("movement", hosar=hosar, demon=demon, dice=[1, 6])
    t.do("unit ti_knights", "move 1004")  # rides down a lone character
    assert t.where("er_lord") == "held by hosar"
    assert t.stack("demon", "1004") == []
    assert t.view("demon")["prisoners"] == {"hosar": ["er_lord"], "demon": []}


@pytest.mark.rule("DL-PRI-01")
def test_a_siege_makes_prisoners() -> None:
    hosar, demon = {"0414": ["cr_militia", "cr_wizard"]}, {"0414": ["er_patrol", "er_cavalry"], "1719": ["ta_khan"]}
    t = at("sieges", hosar=hosar, demon=demon, sieges={"0414": 4}, dice=[6, 6, 1, 1])
    t.answer("siege-method", "invest").until("movement")
    assert t.view(None)["prisoners"]["demon"] == ["cr_wizard", "cr_militia"]
    assert t.stack("hosar", "0414") == []


@pytest.mark.rule("DL-PRI-02")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_phasing_player_may_ask_for_an_exchange_when_his_phase_ends(phase: str) -> None:
    t = at("movement", phase, hosar={"0218": ["ba_baron"]}, demon={"1719": ["ta_khan"]}, piles=HELD)
    other = "demon" if phase == "hosar" else "hosar"
    assert t.refuses("offer ti_knights") == ["DL-PRI-03"]
    t.do("end")
    assert (t.question, t.asked, t.options) == ("exchange", [phase], ["yes", "no"])
    assert t.refuses("yes", seat=other)
    t.do("no")
    assert (t.question, t.asked) == ("movement", [other])


@pytest.mark.rule("DL-PRI-03")
def test_offers_and_gifts_follow_each_other() -> None:
    t = exchange().do("yes")
    assert (t.question, t.asked, t.options) == (
        "exchange-offer",
        ["demon"],
        ["offer ti_prince", "offer ti_knights", "no"],
    )
    t.do("offer ti_prince")
    assert (t.question, t.asked, t.options) == ("exchange-give", ["hosar"], ["give er_lord", "give er_patrol", "no"])
    t.do("give er_lord")
    assert [event["unit"] for event in t.events("freed")] == ["ti_prince", "er_lord"]
    t.answer("exchange-offer", "offer ti_knights").answer("exchange-give", "give er_patrol")
    assert [event["unit"] for event in t.events("freed")] == ["ti_prince", "er_lord", "ti_knights", "er_patrol"]


@pytest.mark.rule("DL-PRI-04")
def test_refusing_an_offer_ends_the_exchange() -> None:
    t = swap(exchange().do("yes"), "ti_prince", "er_lord")
    t.answer("exchange-offer", "offer ti_knights").answer("exchange-give", "no")
    assert (t.question, t.asked) == ("movement", ["demon"])
    assert t.view(None)["prisoners"] == {"hosar": ["er_patrol"], "demon": ["ti_knights"]}


@pytest.mark.rule("DL-PRI-04")
def test_an_empty_pile_ends_the_exchange() -> None:
    piles = {"prisoners_of_hosar": ["er_patrol", "er_lord"], "prisoners_of_demon": ["ti_knights"]}
    t = swap(exchange(piles=piles).do("yes"), "ti_knights", "er_patrol")
    assert t.question == "movement"
    assert t.view(None)["prisoners"] == {"hosar": ["er_lord"], "demon": []}


@pytest.mark.rule("DL-PRI-05")
def test_the_other_player_may_decline_to_offer() -> None:
    t = exchange().do("yes").answer("exchange-offer", "no")
    assert (t.question, t.asked) == ("movement", ["demon"])
    assert t.events("freed") == []


@pytest.mark.rule("DL-PRI-06")
def test_a_character_may_be_swapped_for_troops_and_troops_for_a_character() -> None:
    t = swap(exchange().do("yes"), "ti_prince", "er_patrol")
    swap(t, "ti_knights", "er_lord")
    assert [t.where(unit) for unit in ("ti_prince", "er_patrol", "ti_knights", "er_lord")] == ["0510", "1605"] * 2


@pytest.mark.rule("DL-PRI-07")
def test_nothing_but_an_exchange_frees_or_kills_a_prisoner() -> None:
    t = at("start", hosar={"0218": ["ba_baron"]}, demon={"1719": ["ta_khan"]}, piles=HELD)
    prisoners = {unit for pile in HELD.values() for unit in pile}
    for _ in range(40):
        named = {option.split()[-1] for option in t.options} & prisoners
        assert not named, t.options
        t.do(next(option for option in ("no", "end", "pass") if option in t.options))
    assert t.s.turn_number > 5
    assert {t.where(unit) for unit in prisoners} == {"held by hosar", "held by demon"}


@pytest.mark.rule("DL-PRI-08")
def test_a_freed_unit_appears_at_home_and_acts_in_the_next_phase() -> None:
    t = freed("er_patrol")
    assert (t.where("er_patrol"), t.where("ti_knights")) == ("1605", "0510")
    assert (t.question, t.asked) == ("movement", ["demon"])
    assert "unit er_patrol" in t.options


@pytest.mark.rule("DL-PRI-08", "DL-SIE-03")
@pytest.mark.parametrize(("unit", "holder"), [("er_patrol", "demon"), ("er_lord", "hosar")])
def test_freed_troops_alone_at_home_hold_it_again_and_a_character_does_not(unit: str, holder: str) -> None:
    """Hosar took Erush and marched on: nobody is there."""
    t = freed(unit, control={"erush": "hosar"})
    assert t.where(unit) == "1605"
    assert t.controller("erush") == holder


@pytest.mark.rule("DL-PRI-09")
def test_a_unit_whose_home_is_closed_goes_to_the_nearest_free_fortress() -> None:
    """Ghorzun is five hexes from Erush, Nisshar seven."""
    closed = {"hosar": {"1605": ["ti_sergeants"]}, "demon": {"1605": ["er_levy"], "1719": ["ta_khan"]}}
    t = freed("er_patrol", sieges={"1605": 1}, **closed)
    assert t.where("er_patrol") == "1510"
    hosar = {"1605": ["ti_sergeants"], "1510": ["ti_spearmen"]}
    t = freed("er_patrol", sieges={"1605": 1, "1510": 1}, hosar=hosar, demon={"1605": ["er_levy"], "1510": ["cg_orcs"]})
    assert t.where("er_patrol") == "1811"
    t = freed("er_patrol", sieges={"1605": 1}, control={"ghorzun": "hosar"}, **closed)
    assert t.where("er_patrol") == "1811"


@pytest.mark.rule("DL-PRI-09")
def test_on_equal_distances_the_owner_chooses() -> None:
    """Gunthoz and Rabat are both five hexes from Timur."""
    t = freed("er_patrol", hosar={"0510": ["ti_peasants"]}, demon={"0510": ["er_levy"]}, sieges={"0510": 1})
    assert (t.question, t.asked, t.options) == ("place-freed", ["hosar"], ["place 0405", "place 0414"])
    t.do("place 0414")
    assert t.where("ti_knights") == "0414"


@pytest.mark.rule("DL-PRI-09")
def test_a_unit_without_any_place_waits_until_one_is_open() -> None:
    every = dict.fromkeys(("erush", "ghorzun", "nisshar", "taegul", "midazu", "zarrak"), "hosar")
    hosar = {"1605": ["ti_sergeants"], "0218": ["ba_baron"]}
    t = freed("er_patrol", scenario="strategic", hosar=hosar, control=every)
    assert t.where("er_patrol") == "waiting"
    assert t.view(None)["prisoners"]["hosar"] == []
    assert t.view(None)["dead"] == []
    t.answer("movement", "end").until("movement")
    assert t.where("er_patrol") == "waiting"
    t.do("unit ti_sergeants", "move 1606", "stop", "end").until("movement")
    assert t.where("er_patrol") == "1605"


@pytest.mark.rule("DL-PRI-10")
def test_a_freed_magician_may_choose_the_nearest_temple() -> None:
    closed = {"hosar": {"1605": ["ti_sergeants"]}, "demon": {"1605": ["er_levy"]}, "sieges": {"1605": 1}}
    t = freed("er_lord", **closed)
    assert (t.question, t.asked) == ("place-freed", ["demon"])
    assert t.options == ["place 1510", "place 1702", "place 2006"]  # two temples equally near
    t.do("place 1702")
    assert t.where("er_lord") == "1702"
    assert freed("er_patrol", **closed).where("er_patrol") == "1510"  # no magic, no temple
    assert freed("cg_castellan", hosar={"1510": ["ti_sergeants"]}).where("cg_castellan") == "1811"  # power 0


@pytest.mark.rule("DL-PRI-10")
def test_a_temple_with_troops_of_an_unallied_neutral_is_closed() -> None:
    closed = {"hosar": {"1605": ["ti_sergeants"]}, "demon": {"1605": ["er_levy"]}, "sieges": {"1605": 1}}
    t = freed("er_lord", neutral={"1702": ["an_troopers_1"]}, **closed)
    assert t.options == ["place 1510", "place 2006"]


@pytest.mark.rule("DL-PRI-10")
def test_the_temple_is_open_only_to_a_magician_whose_home_is_closed() -> None:
    assert freed("er_lord").where("er_lord") == "1605"


LURKING = ["ti_prince", "ti_sergeants"]  # troops hidden under a character


@pytest.mark.rule("DL-PRI-09", "DL-HID-09")
def test_troops_hidden_at_a_freed_units_home_show_themselves_and_close_it() -> None:
    t = freed("er_patrol", hosar={"1605": LURKING})
    assert t.events("troop-shown") == [{"unit": "ti_sergeants", "hex": "1605"}]
    assert t.stack("hosar", "1605")[0] == "ti_sergeants"
    assert t.where("er_patrol") == "1510"
    t = freed("er_patrol", hosar={"1605": ["ti_prince"]})  # to what is seen the same: but he is alone
    assert (t.where("er_patrol"), t.events("troop-shown")) == ("1605", [])


@pytest.mark.rule("DL-PRI-09", "DL-DEC-52")
def test_a_fortress_chosen_for_a_freed_unit_may_turn_out_to_be_closed() -> None:
    demon = {"0510": ["er_levy"], "0414": ["er_lord", "er_archers"]}
    t = freed("er_patrol", hosar={"0510": ["ti_peasants"]}, demon=demon, sieges={"0510": 1})
    assert t.answer("place-freed").options == ["place 0405", "place 0414"]
    t.do("place 0414")
    assert t.events("troop-shown") == [{"unit": "er_archers", "hex": "0414"}]
    assert t.where("ti_knights") == "0405"  # the only one that is left


@pytest.mark.rule("DL-PRI-10", "DL-HID-09")
def test_troops_hidden_at_a_temple_show_themselves_and_close_it() -> None:
    hosar = {"1605": ["ti_peasants"], "2006": LURKING}
    t = freed("er_lord", hosar=hosar, demon={"1605": ["er_levy"]}, sieges={"1605": 1})
    t.answer("place-freed", "place 2006")
    assert t.events("troop-shown") == [{"unit": "ti_sergeants", "hex": "2006"}]
    assert (t.question, t.options) == ("place-freed", ["place 1510", "place 1702"])


@pytest.mark.rule("DL-PRI-11", "DL-REI-09")
def test_troops_hidden_at_an_entrance_show_themselves_to_freed_reinforcements() -> None:
    t = freed("ik_ogres", hosar={"2201": LURKING}, requested=[False, True], arrived=[False, True])
    t.answer("place-arrival", "place 2201")
    assert t.events("troop-shown") == [{"unit": "ti_sergeants", "hex": "2201"}]
    assert (t.question, t.targets("place")) == ("place-arrival", ["2214", "2223"])
    t.do("place 2214")
    assert t.where("ik_ogres") == "2214"


@pytest.mark.rule("DL-PRI-14", "DL-HID-09")
def test_troops_hidden_in_a_neutral_homeland_show_themselves_when_a_unit_would_come_home() -> None:
    """That it does not come would give them away."""
    t = freed("ah_duke", demon={"1401": ["er_lord", "er_archers"]})
    assert t.events("troop-shown") == [{"unit": "er_archers", "hex": "1401"}]
    assert t.where("ah_duke") == "waiting"


@pytest.mark.rule("DL-PRI-11")
def test_freed_reinforcements_enter_at_an_entrance_in_the_next_own_phase() -> None:
    piles = {"prisoners_of_hosar": ["er_patrol"], "prisoners_of_demon": ["me_lancers"]}
    t = swap(exchange(piles=piles, requested=[True, False], arrived=[True, False]).do("yes"), "me_lancers", "er_patrol")
    assert t.where("me_lancers") == "entering"
    t.answer("movement", "end")
    assert (t.question, t.asked, t.options) == ("place-arrival", ["hosar"], ["place 0108", "place 0301", "place 0523"])
    t.do("place 0108")
    assert t.where("me_lancers") == "0108"
    assert "unit me_lancers" in t.until("movement").options


@pytest.mark.rule("DL-PRI-12")
def test_a_freed_spirit_comes_back_only_by_a_new_invocation() -> None:
    piles = {"prisoners_of_hosar": ["yo_yorgash", "tnc_gargoyles"], "prisoners_of_demon": ["ti_knights", "ti_prince"]}
    t = exchange(piles=piles, demon={"2006": ["ni_high_priest"]}, then=SeededDice(1)).do("yes")
    swap(swap(t, "ti_knights", "yo_yorgash"), "ti_prince", "tnc_gargoyles")
    assert (t.where("yo_yorgash"), t.where("tnc_gargoyles")) == ("off", "off")
    t.answer("movement", "end").answer("invocation", "invoke ni_high_priest")
    assert t.rolls("DL-INV-04")


@pytest.mark.rule("DL-PRI-12")
def test_freed_conjurations_join_the_pool_of_ninnghiz() -> None:
    """All others are in play but for one dead: only with the freed Gargoyles are there two to draw from."""
    piles = {"prisoners_of_hosar": ["tnc_gargoyles"], "prisoners_of_demon": ["ti_knights"], "dead": ["tnc_imps"]}
    demon = {"1414": ["ni_high_priest", "tnc_flame_fiend", "tnc_shadow", "tnc_hell_hounds", "tnc_bone_warriors"]}
    t = exchange(piles=piles, demon=demon, dice=[1], then=SeededDice(3)).do("yes")
    swap(t, "ti_knights", "tnc_gargoyles").answer("movement", "end").do("invoke ni_high_priest")
    assert {t.where("tnc_gargoyles"), t.where("tnc_imps")} in ({"1414", "off"}, {"1414", "dead"})


@pytest.mark.rule("DL-PRI-13")
def test_devotees_and_township_units_return_where_they_were_set_up() -> None:
    piles = {"prisoners_of_hosar": ["er_patrol", "er_lord"], "prisoners_of_demon": ["wt_horse", "ho_monks"]}
    t = exchange(piles=piles, homes={"0113": ["wt_horse"], "0421": ["ho_monks"]}).do("yes")
    swap(swap(t, "wt_horse", "er_patrol"), "ho_monks", "er_lord")
    assert (t.where("wt_horse"), t.where("ho_monks")) == ("0113", "0421")


@pytest.mark.rule("DL-PRI-14")
def test_a_freed_ally_returns_to_its_homeland_for_its_player() -> None:
    t = freed("ah_mountaineers_1", alliances={"AH": {"side": "demon"}})
    assert t.stack("demon", "1401") == ["ah_mountaineers_1"]
    closed = {"hosar": {"1401": ["ti_sergeants"]}, "demon": {"1401": ["ah_swordsmen"]}, "sieges": {"1401": 1}}
    t = freed("ah_mountaineers_1", alliances={"AH": {"side": "demon"}}, **closed)
    assert t.where("ah_mountaineers_1") == "1605"


@pytest.mark.rule("DL-PRI-14")
def test_a_freed_unit_of_a_neutral_state_returns_as_a_neutral_when_its_home_is_free() -> None:
    assert freed("ah_mountaineers_1").stack("neutral", "1401") == ["ah_mountaineers_1"]
    t = freed("ah_mountaineers_1", demon={"1401": ["er_levy"]})
    assert t.where("ah_mountaineers_1") == "waiting"
    t.do("unit er_levy", "move 1402", "end").until("movement")
    assert t.asked == ["hosar"]
    assert t.stack("neutral", "1401") == ["ah_mountaineers_1"]


@pytest.mark.rule("DL-PRI-15")
@pytest.mark.parametrize("pile", ["prisoners_of_hosar", "prisoners_of_demon"])
def test_no_exchange_unless_both_hold_prisoners(pile: str) -> None:
    t = exchange(piles={pile: HELD[pile]})
    assert (t.question, t.asked) == ("movement", ["demon"])
    assert exchange().question == "exchange"


@pytest.mark.rule("DL-PRI-16")
def test_freed_units_are_placed_after_the_exchange_the_phasing_players_first() -> None:
    t = exchange("demon").do("yes")
    t.answer("exchange-offer", "offer er_patrol").answer("exchange-give", "give ti_knights")
    assert (t.where("er_patrol"), t.where("ti_knights")) == ("waiting", "waiting")
    t.answer("exchange-offer", "offer er_lord").answer("exchange-give", "give ti_prince")
    placed = [unit for event in t.events("freed-placed") for unit in event["units"]]
    assert placed == ["er_lord", "er_patrol", "ti_prince", "ti_knights"]


@pytest.mark.rule("DL-PRI-16")
def test_freed_units_come_after_the_last_spells_of_the_phase() -> None:
    demon = {"1605": ["ni_demonlord"]}
    t = at("end", "demon", hosar={"0218": ["ba_baron"]}, demon=demon, piles=HELD, spells={"demon": ["spellgate"]})
    assert t.question == "window-end"
    t.do("cast spellgate")
    assert "gate er_patrol" not in t.options
    t = at("end", "demon", hosar={"0218": ["ba_baron"]}, demon=demon, piles=HELD, spells={"demon": ["spellgate"]})
    t.do("pass").answer("exchange", "yes")
    swap(t, "er_patrol", "ti_knights").answer("exchange-offer", "no")
    assert t.where("er_patrol") == "1605"
    assert t.events("phase-begins") == [{"turn": 2, "side": "hosar"}]
