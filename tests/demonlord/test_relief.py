"""Relief and sorties of besieged fortresses (DL-SIE-24 to 28, 33). A double one on the siege dice does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.retreats import MISS
from tests.demonlord.table import Table, at

RABAT, TIMUR = "0414", "0510"
NOTHING = (1, 1)
OPEN = "terrain open"
GARRISON = ["cr_castle_guards", "cr_militia"]


def relief(*units: str, dice: tuple[int, ...] = (), **more: Any) -> Table:
    """Besieged Rabat at the battle step of the Hosar phase, with units that have just marched in."""
    return at(
        "battles",
        hosar={RABAT: [*GARRISON, *units]},
        demon={RABAT: ["ni_orc_swords"]},
        relief=list(units),
        sieges={RABAT: 2},
        dice=dice,
        **more,
    )


@pytest.mark.rule("DL-SIE-24")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_relief_that_marches_into_a_besieged_hex_must_fight(answer: str) -> None:
    t = at(
        "movement",
        hosar={RABAT: GARRISON, "0413": ["ti_knights", "ti_spearmen"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
    )
    t.do("unit ti_knights", f"move {RABAT}", "unit ti_spearmen", f"move {RABAT}")
    assert t.question == "garrison-joins"
    assert t.refuses("siege") == ["DL-BAT-04"]
    t.do(answer)
    assert t.question == "terrain"
    assert t.view(None)["battle"]["hex"] == RABAT


@pytest.mark.rule("DL-SIE-24")
def test_units_brought_in_by_spellgate_are_inside_the_walls_and_need_not_fight() -> None:
    t = at(
        "before-movement",
        hosar={RABAT: GARRISON, "0413": ["ti_knights", "ho_priest"], TIMUR: ["ti_peasants"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
        spells={"hosar": ["spellgate"]},
        dice=[1],
    )
    t.do("cast spellgate", "gate ti_knights", f"at {RABAT}").until("movement")
    assert t.refuses("unit ti_knights") == ["DL-SIE-07"]
    t.do("end").until("sortie")
    t.do("no")
    assert t.question == "siege-method"


@pytest.mark.rule("DL-SIE-25")
@pytest.mark.parametrize("joins", ["yes", "no"])
def test_the_garrison_joins_the_relief_or_stays_inside_as_a_whole(joins: str) -> None:
    t = relief("ti_knights", "ti_spearmen")
    t.answer("garrison-joins", joins).answer("terrain", OPEN)
    troops = ["ti_knights", "ti_spearmen", *GARRISON] if joins == "yes" else ["ti_knights", "ti_spearmen"]
    assert t.targets("deploy") == troops


@pytest.mark.rule("DL-SIE-26")
def test_a_character_enters_a_besieged_hex_only_with_or_after_relief_troops() -> None:
    t = at(
        "movement",
        hosar={RABAT: GARRISON, "0413": ["ti_knights", "ho_priest", "da_duke"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
    )
    t.do("unit ho_priest")
    assert t.refuses(f"move {RABAT}") == ["DL-SIE-26"]
    t.do("stop", "unit ti_knights", "ride da_duke", f"move {RABAT}")
    assert t.where("da_duke") == RABAT


@pytest.mark.rule("DL-SIE-26")
def test_a_character_alone_may_not_pass_through_a_besieged_hex() -> None:
    """Every way out of 0413 but the one through Rabat is closed."""
    t = at(
        "movement",
        hosar={RABAT: GARRISON, "0413": ["ho_priest"], TIMUR: ["ti_peasants"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
        pits=["0313", "0314", "0412", "0513", "0514"],
    )
    t.do("unit ho_priest")
    assert (t.question, t.where("ho_priest")) == ("movement", "0413")  # nowhere to go


@pytest.mark.rule("DL-SIE-26")
def test_a_character_may_follow_relief_troops_that_entered_in_the_same_step() -> None:
    t = at(
        "movement",
        hosar={RABAT: GARRISON, "0413": ["ti_knights", "ho_priest"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
    )
    t.do("unit ti_knights", f"move {RABAT}", "unit ho_priest", f"move {RABAT}")
    assert t.where("ho_priest") == RABAT
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-SIE-27")
def test_relief_may_withdraw_into_the_fortress_after_one_round_and_is_part_of_the_garrison() -> None:
    """In the next Hosar phase it may sortie or stay, but no longer has to fight, and it is locked in."""
    t = relief("ti_knights", dice=(*MISS * 2, 1, *NOTHING * 4))
    t.answer("garrison-joins", "no").answer("terrain", OPEN)
    assert t.view(None)["battle"]["round"] == 1
    t.answer("withdraw", "yes").answer("inside-or-out", "inside")
    assert t.where("ti_knights") == RABAT
    t.answer("siege-method", "invest")  # in the same phase
    assert t.siege(RABAT) == 3
    t.until("movement").do("end").until("sortie")
    assert (t.asked, t.question) == (["hosar"], "sortie")


@pytest.mark.rule("DL-SIE-28")
def test_a_sortie_that_goes_back_inside_does_not_break_the_count_of_the_siege() -> None:
    """Two phases are behind it: the resolution that follows is the third."""
    t = at(
        "battles",
        hosar={RABAT: GARRISON},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
        dice=[*MISS * 2, 1, 1, *NOTHING * 2],
    )
    t.answer("sortie", "yes").answer("terrain", OPEN).until("withdraw").do("yes", "inside")
    assert t.siege(RABAT) == 2
    t.answer("siege-method", "invest")
    assert t.siege(RABAT) == 3
    assert len(t.rolls("DL-SIE-11")) == 2


@pytest.mark.rule("DL-SIE-33")
def test_a_sortie_may_withdraw_towards_another_fortress_and_give_up_the_hex() -> None:
    t = at(
        "battles",
        hosar={RABAT: ["ti_knights"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
        dice=[*MISS * 2, 1],
    )
    t.answer("sortie", "yes").answer("terrain", OPEN).answer("withdraw", "yes").answer("inside-or-out", "outside")
    while t.question == "retreat" and "stop" not in t.options:
        t.do(t.options[0])
    assert t.where("ti_knights") == TIMUR  # with all of its 5 MP
    t.until("movement")
    assert (t.controller("rabat"), t.siege(RABAT)) == ("demon", None)
    assert t.rolls("DL-SIE-11") == []
