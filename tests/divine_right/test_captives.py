"""Death and capture (DR-B-CAP): prisons, prisoners, executions."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fallout, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, MUETAR, PENNOL, PLIBBA, TADAFAT, around, hired, strike
from tests.divine_right.table import WORLD, Table, at

IMMER = KINGDOM_IDS.index("immer")
MONARCH = WORLD.index["immer_monarch"]
FIELD = "1716"
CALM = (6, 1, 1)  # a player turn without an event: two dice and a card


def taken(*dice: int, where: str = FIELD, **more: Any) -> Table:
    """The first seat has just captured the monarch of Immer, the second's ally."""
    hexes = {**more.pop("hexes", {}), where: [*more.get("hexes", {}).get(where, ()), "immer_monarch"]}
    t = at("movement", seats=more.pop("seats", 3), allies={"immer": "second"}, hexes=hexes, dice=dice, **more)
    captives.capture(t.s, MONARCH, 0, WORLD.grid.at(where))
    return settled(t)


def settled(t: Table) -> Table:
    """Work off what is noted."""
    before = len(t.s._happened)
    fallout.settle(t.s)
    t.s.run()
    t.log += t.s._happened[before:]
    return t


# -- death ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-01", "DR-B-VIC-03", "DR-T-B-VICTORY")
def test_the_monarch_of_an_enemys_ally_is_killed() -> None:
    t = at("movement", seats=3, allies={"immer": "second"}, dice=[4])
    captives.kill(t.s, MONARCH, 0)
    settled(t)
    assert t.points("first") == 40
    assert (t.status("immer"), t.ally_of("immer")) == ("confused", None)
    assert t.s.kingdoms[IMMER].until == 7


@pytest.mark.rule("DR-B-CAP-01", "DR-B-VIC-04")
def test_who_kills_nobody_scores_nothing() -> None:
    t = at("movement", seats=3, allies={"immer": "second"}, dice=[4])
    captives.kill(t.s, MONARCH, -1)
    settled(t)
    assert t.status("immer") == "confused"
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]


# -- capture ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-02", "DR-B-VIC-03", "DR-T-B-VICTORY", "DR-DEC-09")
def test_a_captured_ally_is_held_in_the_nearest_castle_and_the_kingdom_stays() -> None:
    t = taken(where="1114")
    assert t.points("first") == 30
    assert t.question == "captive"
    assert t.options == ["imprison 1014", "execute immer_monarch", "release immer_monarch"]
    t.do("imprison 1014")
    assert (t.where("immer_monarch"), t.ally_of("immer")) == ("prison", "second")
    units = [WORLD.index["immer_army_1"]]
    assert strength.quality(t.s, units) == [("DR-B-FAT-07", -1)]


@pytest.mark.rule("DR-B-CAP-02", "DR-DEC-75")
def test_of_castles_equally_near_the_captor_chooses_one() -> None:
    distance, grid = WORLD.grid.distance, WORLD.grid
    here = next(
        grid.ids[space]
        for space in range(grid.size)
        if distance(space, grid.at("0917")) == distance(space, grid.at("1014")) < distance(space, grid.at("1318"))
    )
    t = taken(where=here)
    assert t.targets("imprison") == ["0917", "1014"]


@pytest.mark.rule("DR-B-CAP-02", "DR-B-SIE-12")
def test_a_plundered_or_besieged_castle_is_no_prison() -> None:
    hexes = {**around(TADAFAT, MUETAR[:4]), "0917": ["hothior_army_1", "hothior_monarch"]}
    t = taken(where="1116", hexes=hexes, plundered=["0917"], sieges={TADAFAT: "second"})
    assert t.targets("imprison") == ["1318"]


@pytest.mark.rule("DR-B-CAP-03", "DR-DEC-09")
@pytest.mark.parametrize("answer", ["execute", "release"])
def test_without_a_prison_the_captor_must_kill_or_release_at_once(answer: str) -> None:
    t = taken(3, plundered=["0917", "1014", "1318"])
    assert t.options == ["execute immer_monarch", "release immer_monarch"]
    t.do(f"{answer} immer_monarch")
    if answer == "execute":
        assert (t.where("immer_monarch"), t.status("immer")) == ("gone", "confused")
    else:
        while t.question == "refuge":
            t.do(t.options[0])
        assert t.ally_of("immer") == "second"
        assert t.where("immer_monarch") not in ("prison", "gone")


@pytest.mark.rule("DR-B-CAP-06")
def test_a_prisoner_does_nothing() -> None:
    t = at("movement", phasing=1, allies={"immer": "second"}, prisoners={"immer_monarch": ["first", "0917"]})
    assert t.why("move immer_monarch") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-CAP-06", "DR-B-SIE-10")
def test_a_prison_that_falls_to_the_prisoners_side_sets_them_free() -> None:
    """Immer's monarch sits in Groat, held by Muetar; Hothior, whose ally Immer is, takes it."""
    t = at(
        "siege",
        seats=3,
        allies={"immer": "first"},
        hexes=around(GROAT, HOTHIOR),
        prisoners={"immer_monarch": ["second", GROAT]},
        sieges={GROAT: "first"},
        dice=[6],
    )
    t.do("assault 2315")
    while t.question == "refuge":
        t.do(t.options[0])
    assert t.s.prisoners == ()
    assert t.where("immer_monarch") in around(GROAT, HOTHIOR)
    assert t.points("first") == 15


@pytest.mark.rule("DR-B-CAP-06")
def test_a_prison_that_falls_to_a_third_player_changes_the_jailer_without_points() -> None:
    t = at(
        "siege",
        seats=3,
        allies={"immer": "third"},
        hexes=around(GROAT, HOTHIOR),
        prisoners={"immer_monarch": ["second", GROAT]},
        sieges={GROAT: "first"},
        dice=[6],
    )
    t.do("assault 2315").answer("captive", "imprison 1318")
    assert [(one.captor, one.space) for one in t.s.prisoners] == [(0, WORLD.grid.at("1318"))]
    assert t.points("first") == 15


@pytest.mark.rule("DR-B-CAP-06")
def test_a_prisoner_goes_free_when_the_kingdom_of_the_prison_leaves_the_captor() -> None:
    t = at(
        "movement",
        seats=3,
        allies={"immer": "second", "pon": "first"},
        kingdoms={"hothior": "first", "muetar": "second", "mivior": "third"},
        prisoners={"immer_monarch": ["first", "2817"]},
    )
    status.deactivate(t.s, KINGDOM_IDS.index("pon"))
    settled(t)
    while t.question == "refuge":
        assert t.asked == ["second"]
        t.do(t.options[0])
    assert t.s.prisoners == ()
    assert t.master("immer_monarch") == "second"


@pytest.mark.rule("DR-B-CAP-07", "DR-B-DIP-20", "DR-B-VIC-04")
def test_an_execution_scores_nothing_and_is_remembered() -> None:
    t = at(
        "diplomacy", seats=3, allies={"immer": "second"}, prisoners={"immer_monarch": ["first", "0917"]}, dice=[1, 4]
    )
    t.answer("prisoners", "execute immer_monarch")
    assert t.points("first") == 0
    assert t.status("immer") == "confused"
    assert t.s.kingdoms[IMMER].executed == 1


@pytest.mark.rule("DR-B-CAP-07")
def test_a_prisoner_may_be_released_in_a_later_diplomacy_phase() -> None:
    t = at(
        "diplomacy",
        seats=3,
        allies={"immer": "second"},
        hexes={PENNOL: ["muetar_monarch", "muetar_army_1"]},
        prisoners={"immer_monarch": ["first", "0917"]},
        dice=[1],
    )
    t.answer("prisoners", "release immer_monarch")
    while t.question == "refuge":
        assert t.asked == ["second"]
        t.do(t.options[0])
    assert t.s.prisoners == ()
    assert t.master("immer_monarch") == "second"
    assert t.s.where[MONARCH] >= 0


@pytest.mark.rule("DR-B-CAP-07", "DR-DEC-09")
def test_a_captured_player_monarch_is_set_aside_and_nobody_is_asked() -> None:
    t = at("movement", seats=3, hexes={FIELD: ["muetar_monarch"]}, dice=[3])
    captives.capture(t.s, WORLD.index["muetar_monarch"], 0, WORLD.grid.at(FIELD))
    settled(t)
    assert t.where("muetar_monarch") == "gone"
    assert t.s.prisoners == ()
    assert t.question != "captive"


@pytest.mark.rule("DR-B-CAP-08", "DR-T-B-PAROLE")
@pytest.mark.parametrize("die", [1, 4, 5, 6])
def test_a_captured_special_hero_is_paroled_or_joins_the_captor(die: int) -> None:
    hexes = {FIELD: ["juulute"], "1717": ["hothior_army_1"]}
    t = at("movement", seats=3, hexes=hexes, masters={"juulute": "second"}, dice=[die])
    captives.capture(t.s, WORLD.index["juulute"], 0, WORLD.grid.at(FIELD))
    settled(t)
    assert t.points("first") == 0
    assert "release juulute" not in t.options
    t.answer("captive", "parole juulute")
    if die <= 4:
        assert (t.where("juulute"), t.master("juulute"), t.question) == ("gone", None, "next-move")
        return
    assert {*t.targets("place")} == {"1318", "1717"}  # the captor's stack, or the castle that would be the prison
    t.do("place 1717")
    assert (t.where("juulute"), t.master("juulute")) == ("1717", "first")


@pytest.mark.rule("DR-B-CAP-08")
def test_a_captured_special_hero_rolls_for_parole_once() -> None:
    t = at("movement", seats=3, hexes={FIELD: ["juulute"]}, masters={"juulute": "second"}, dice=[2])
    captives.capture(t.s, WORLD.index["juulute"], 0, WORLD.grid.at(FIELD))
    settled(t).answer("captive", "imprison 1318")
    later = at("diplomacy", seats=3, prisoners={"juulute": ["first", "1318"]}, dice=[1, 2])
    assert later.options == ["execute juulute", "parole juulute", "done"]
    later.do("parole juulute")
    assert later.where("juulute") == "gone"
    assert later.s.prisoners == ()


@pytest.mark.rule("DR-B-CAP-09")
def test_a_monarch_captured_twice_scores_twice() -> None:
    t = taken()
    t.do("release immer_monarch")
    while t.question == "refuge":
        t.do(t.options[0])
    captives.capture(t.s, MONARCH, 0, t.s.where[MONARCH])
    assert t.points("first") == 60


# -- captives and status ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-30", "DR-B-GEN-11")
def test_the_monarch_of_a_kingdom_that_goes_neutral_stays_in_prison_and_only_the_jailer_calls() -> None:
    t = at(
        "diplomacy",
        turn=6,
        allies={"immer": "second"},
        hidden={"immer": 5},
        prisoners={"immer_monarch": ["first", "0917"]},
        dice=[1],
    )
    status.deactivate(t.s, IMMER)
    settled(t)
    assert t.where("immer_monarch") == "prison"
    other = at("diplomacy", turn=6, phasing=1, prisoners={"immer_monarch": ["first", "0917"]}, dice=[1])
    assert other.why("activate immer") == ["DR-B-GEN-11"]
    jailer = at(
        "diplomacy",
        turn=8,
        personalities={"immer": 3},
        prisoners={"immer_monarch": ["first", "0917"]},
        dice=[1, 6, 1, *CALM],
    )
    jailer.answer("prisoners", "done").do("activate immer")
    while jailer.question not in ("next-move", "deploy", None):
        jailer.do(jailer.options[-1])
    assert jailer.ally_of("immer") == "first"
    assert (jailer.where("immer_monarch"), jailer.master("immer_monarch")) == ("1406", "first")
    assert jailer.s.prisoners == ()


@pytest.mark.rule("DR-B-DIP-30")
def test_a_neutral_captive_who_is_executed_leaves_the_kingdom_confused_and_one_freed_goes_home() -> None:
    t = at("diplomacy", prisoners={"immer_monarch": ["first", "0917"]}, dice=[1, 4])
    t.answer("prisoners", "execute immer_monarch")
    assert t.status("immer") == "confused"
    t = at("diplomacy", prisoners={"immer_monarch": ["first", "0917"]}, dice=[1])
    t.answer("prisoners", "release immer_monarch")
    assert t.where("immer_monarch") == "home"


@pytest.mark.rule("DR-B-CAP-12")
def test_kings_and_magicians_alike_are_monarchs_of_their_kingdoms() -> None:
    for kingdom in ("eaters", "black_hand"):
        number = KINGDOM_IDS.index(kingdom)
        monarch = WORLD.monarch_of[number]
        assert WORLD.pieces[monarch].kingdom == number


@pytest.mark.rule("DR-B-CAP-06")
def test_a_prisoner_with_a_hired_garrison_is_lost_with_the_castle() -> None:
    """The prison is Muetar's Plibba, which third-seat mercenaries besiege: the captive changes hands there too."""
    t = at(
        "siege",
        seats=3,
        phasing=2,
        allies={"immer": "third"},
        hexes=around(PLIBBA, HIRED[:6]),
        masters=hired("third", HIRED[:6]),
        prisoners={"immer_monarch": ["second", PLIBBA]},
        sieges={PLIBBA: "third"},
        dice=[6],
    )
    t.do(f"assault {PLIBBA}")
    while t.question == "refuge":
        t.do(t.options[0])
    assert t.s.prisoners == ()
    assert t.master("immer_monarch") == "third"


@pytest.mark.rule("DR-B-CAP-06", "DR-B-PER-112")
def test_a_prison_that_comes_to_the_prisoners_side_is_their_nearest_friendly_castle() -> None:
    t = at(
        "diplomacy",
        allies={"immer": "second", "pon": "first"},
        hexes={"1406": ["immer_monarch"]},
        personalities={"immer": 12},
        prisoners={"pon_monarch": ["second", "1406"]},
        hands={"first": ["bribe-2"]},
        dice=[1, 6],
    )
    t.do("deactivate immer", "play bribe-2")
    assert t.ally_of("immer") == "first"
    assert t.where("pon_monarch") == "1406"


@pytest.mark.rule("DR-B-CAP-03", "DR-B-CAP-06")
def test_one_who_is_released_where_their_army_stands_is_with_it() -> None:
    """The captor has no prison; the rest of the stack is still in the field."""
    hexes = {"1425": ["immer_monarch", "immer_army_1", "immer_army_2"], "1424": ["muetar_army_1", "muetar_army_2"]}
    castles = [WORLD.grid.ids[castle.space] for castle in WORLD.castles_of[KINGDOM_IDS.index("muetar")]]
    t = at("combat", phasing=1, allies={"immer": "first"}, hexes=hexes, plundered=castles, dice=[4, 3, 6])
    strike(t, "1425", "muetar_army_1", "muetar_army_2").answer("retreat", "no").answer("casualty", "lose immer_army_1")
    t.answer("captive", "release immer_monarch")
    assert t.where("immer_monarch") == "1425"
