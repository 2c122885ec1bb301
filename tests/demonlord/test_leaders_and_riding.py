"""Leadership, characters riding troops, and minimum move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.marching import costs, mp
from tests.demonlord.table import Table, at

ALLIED = {"AH": {"side": "hosar"}, "AN": {"side": "hosar"}, "MU": {"side": "hosar"}}


def allowance(unit: str, *company: str, **more: Any) -> int:
    """The MP of a unit that begins the step with others."""
    t = at("movement", hosar={"0511": [unit, *company]}, **more)
    return mp(t.do(f"unit {unit}"))


# -- leadership --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-LDR-01")
def test_troops_without_a_leader_move_at_half_rate() -> None:
    assert allowance("ti_knights") == 2  # of 5
    assert allowance("ti_spearmen") == 2  # of 4
    assert allowance("ti_peasants") == 1  # of 3
    assert allowance("ti_knights", "cl_count") == 5  # the Count has +0


@pytest.mark.rule("DL-LDR-02")
def test_only_the_start_of_the_step_matters() -> None:
    t = at("movement", hosar={"0511": ["ti_knights", "ti_sergeants", "ti_prince"]})
    t.do("unit ti_prince", "move 0513", "stop", "unit ti_knights")
    assert mp(t) == 5
    t.do("move 0514")
    assert mp(t) == 2
    assert t.refuses("unit ti_sergeants")
    t.do("stop", "unit ti_sergeants")
    assert mp(t) == 5


@pytest.mark.rule("DL-LDR-03")
def test_a_character_without_leadership_does_not_help() -> None:
    assert allowance("ti_knights", "cr_wizard") == 2
    assert allowance("ti_knights", "cr_wizard", "ho_priest", "ho_monks") == 2


@pytest.mark.rule("DL-LDR-04")
def test_leaders_are_looked_for_when_the_step_begins() -> None:
    """A Prince gated to the Knights before the step leads them, one gated to them in the step does not."""
    for step, expected in (("before-movement", 5), ("movement", 2)):
        t = at(
            step,
            hosar={"0510": ["ti_knights"], "0512": ["ho_priest", "ti_prince"]},
            spells={"hosar": ["spellgate"]},
            dice=[1],
        )
        t.do("cast spellgate", "gate ti_prince", "at 0510")
        assert t.where("ti_prince") == "0510"
        t.do("unit ti_knights")
        assert mp(t) == expected


@pytest.mark.rule("DL-LDR-04")
def test_a_leader_who_walks_up_comes_too_late() -> None:
    t = at("movement", hosar={"0511": ["ti_knights"], "0512": ["ti_prince"]})
    t.do("unit ti_prince", "move 0511", "stop", "unit ti_knights")
    assert mp(t) == 2


@pytest.mark.rule("DL-LDR-05")
def test_any_friendly_leader_leads_any_friendly_troops() -> None:
    assert allowance("ti_knights", "ah_duke", alliances=ALLIED) == 5
    assert allowance("ah_swordsmen", "ti_prince", alliances=ALLIED) == 4
    assert allowance("ti_knights", "da_duke") == 5
    assert allowance("ti_knights", piles={"prisoners_of_demon": ["ti_prince"]}) == 2
    assert allowance("ti_knights", demon={"0511": ["er_lord"]}) == 2


@pytest.mark.rule("DL-LDR-06")
def test_reinforcements_are_led_like_other_units() -> None:
    """Eight units are drawn, among them both Captains; only 0108 gets them."""
    t = at("reinforcements", hosar={"0510": ["ti_prince"]}, requested=[True, False], clash=True, dice=[1] * 9)
    while t.question == "place-arrival":
        unit = t.view("hosar")["decision"]["args"]["unit"]
        t.do("place 0301" if unit == "me_lancers" else "place 0108")
    assert t.where("me_captain_dar") == "0108"
    t.answer("movement", "unit me_lancers")
    assert mp(t) == 2
    t.do("stop", "unit me_knights")
    assert mp(t) == 5


@pytest.mark.rule("DL-LDR-07")
def test_characters_move_at_full_rate() -> None:
    assert allowance("ho_priest") == 6
    assert allowance("cr_wizard", "ti_knights") == 5
    t = at("movement", hosar={"0511": ["ho_priest"]}).do("unit ho_priest", "move 0316")
    assert t.where("ho_priest") == "0316"


# -- riding ------------------------------------------------------------------------------------------------------------


def birds_and_wizard(*company: str) -> Table:
    t = at("movement", hosar={"0511": ["ho_birds", "cr_wizard", *company], "0302": ["da_knights"]})
    return t.do("unit ho_birds", "ride cr_wizard")


@pytest.mark.rule("DL-LDR-08")
def test_a_character_rides_where_the_troops_go() -> None:
    """The Wizard has 5 MP on foot; the Birds carry him over the river and nine hexes far."""
    t = birds_and_wizard("cl_count")
    assert mp(t) == 9
    assert costs(t)["0520"] == 9
    t.do("move 0611", "move 0511", "move 0518")
    assert (t.where("ho_birds"), t.where("cr_wizard")) == ("0518", "0518")
    assert t.where("cl_count") == "0511"
    assert mp(birds_and_wizard()) == 4


@pytest.mark.rule("DL-LDR-08")
def test_nobody_is_picked_up_on_the_way() -> None:
    t = at("movement", hosar={"0511": ["ho_birds", "cl_count"], "0512": ["cr_wizard"]})
    t.do("unit ho_birds")
    assert t.refuses("ride cr_wizard") == ["DL-LDR-08"]
    t.do("move 0512")
    assert t.refuses("ride cr_wizard") == ["DL-LDR-08"]


@pytest.mark.rule("DL-LDR-08")
def test_characters_do_not_ride_characters() -> None:
    t = at("movement", hosar={"0511": ["ti_prince", "cr_wizard"]}).do("unit ti_prince")
    assert t.refuses("ride cr_wizard") == ["DL-LDR-08"]


@pytest.mark.rule("DL-LDR-09")
def test_a_character_rides_or_walks() -> None:
    rides = at(
        "movement", hosar={"0511": ["ti_knights", "ti_prince"], "0512": ["da_knights"], "0510": ["ti_sergeants"]}
    )
    rides.do("unit ti_knights", "ride ti_prince", "move 0512", "stop")
    assert rides.refuses("unit ti_prince") == ["DL-MOV-09"]
    rides.do("unit da_knights")
    assert rides.refuses("ride ti_prince") == ["DL-LDR-09"]

    walks = at("movement", hosar={"0511": ["ti_knights", "ti_prince"], "0512": ["da_knights"]})
    walks.do("unit ti_prince", "move 0512", "stop", "unit da_knights")
    assert walks.refuses("ride ti_prince") == ["DL-LDR-09"]


@pytest.mark.rule("DL-LDR-10")
def test_several_characters_ride_one_unit() -> None:
    t = at("movement", hosar={"0511": ["ba_mounted_guards", "cr_wizard", "ho_priest", "ti_prince"]})
    t.do("unit ba_mounted_guards", "ride cr_wizard", "ride ho_priest", "ride ti_prince")
    assert mp(t) == 6
    t.do("move 0316")
    assert {t.where(u) for u in ("ba_mounted_guards", "cr_wizard", "ho_priest", "ti_prince")} == {"0316"}


@pytest.mark.rule("DL-LDR-11")
def test_nobody_rides_troops_of_others() -> None:
    t = at(
        "movement",
        hosar={"1401": ["ti_knights", "cr_wizard"]},
        demon={"1401": ["er_cavalry", "er_lord"]},
        neutral={"1401": ["ah_swordsmen", "ah_duke"]},
    )
    assert t.targets("unit") == ["ti_knights", "cr_wizard"]
    assert t.refuses("unit er_cavalry") == ["DL-MOV-10"]
    assert t.refuses("unit ah_swordsmen") == ["DL-MOV-10"]
    t.do("unit ti_knights")
    assert t.targets("ride") == ["cr_wizard"]
    assert t.refuses("ride er_lord") == ["DL-LDR-11"]
    assert t.refuses("ride ah_duke") == ["DL-LDR-11"]


@pytest.mark.rule("DL-LDR-12")
def test_halved_troops_carry_riders_at_half_rate() -> None:
    """The Priest has 6 MP himself; the Guards have 6 and no leader."""
    t = at("movement", hosar={"0511": ["ba_mounted_guards", "ho_priest"]})
    t.do("unit ba_mounted_guards", "ride ho_priest")
    assert mp(t) == 3
    assert "0515" not in costs(t)
    t.do("move 0514")
    assert t.where("ho_priest") == "0514"
    assert t.question != "march"


# -- minimum move ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-MIN-01")
def test_every_unit_may_cross_one_hexside() -> None:
    """Trolls with 2 MP over a river into forest, which costs 4."""
    t = at("movement", hosar={"0703": ["mu_trolls", "ti_prince"]}, alliances=ALLIED, ula="balron")
    t.do("unit mu_trolls")
    assert (mp(t), costs(t)["0803"]) == (2, 4)
    t.do("move 0803")
    assert t.where("mu_trolls") == "0803"
    assert t.targets("unit") == ["ti_prince"]  # that was the whole move


@pytest.mark.rule("DL-MIN-02")
def test_minimum_move_does_not_cross_the_impassable() -> None:
    foot = at("movement", hosar={"1313": ["ti_spearmen"]}).do("unit ti_spearmen")
    assert foot.refuses("move 1314") == ["DL-MOV-20"]
    assert "1213" in foot.targets("move")
    ancients = at("movement", hosar={"0702": ["an_troopers_1"]}, alliances=ALLIED, ula="balron")
    ancients.do("unit an_troopers_1")
    assert ancients.refuses("move 0703") == ["DL-NEU-10"]
    assert "0802" in ancients.targets("move")


@pytest.mark.rule("DL-MIN-03")
def test_minimum_move_is_the_whole_move() -> None:
    """After three open hexsides the forest of 0908 is beyond 4 MP."""
    t = at("movement", hosar={"0906": ["ti_spearmen", "ti_prince"]})
    t.do("unit ti_spearmen", "move 0806", "move 0906", "move 0907")
    assert mp(t) == 1
    assert t.refuses("move 0908") == ["DL-MIN-03"]
    fresh = at("movement", hosar={"0907": ["ti_peasants", "ti_prince"]}, pits=["0907"]).do("unit ti_peasants")
    assert mp(fresh) == 1
    fresh.do("move 0908")
    assert fresh.targets("unit") == ["ti_prince"]


@pytest.mark.rule("DL-MIN-04")
def test_halved_units_still_have_their_minimum_move() -> None:
    one = at("movement", hosar={"0307": ["ti_peasants"]}).do("unit ti_peasants")
    assert (mp(one), costs(one)["0407"]) == (1, 2)
    assert one.do("move 0407").where("ti_peasants") == "0407"
    none = at("movement", hosar={"0307": ["ti_peasants"]}, pits=["0307"]).do("unit ti_peasants")
    assert mp(none) == 0
    assert none.do("move 0407").where("ti_peasants") == "0407"
