"""Control of fortresses and the end of sieges (DL-SIE-03 to 05, 29 to 32, 34, 35, 38 to 41).

A double one on the siege dice does nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.demonlord.retreats import HIT, MISS
from tests.demonlord.table import WORLD, Table, at, new

RABAT, GUNTHOZ, TIMUR, MIDAZU, GHORZUN, LOJAR, ZARRAK = "0414", "0405", "0510", "1119", "1510", "1201", "2017"
NOTHING = (1, 1)
OPEN = "terrain open"


@pytest.mark.rule("DL-SIE-03")
def test_an_empty_fortress_stays_its_owners_until_enemy_troops_are_alone_there() -> None:
    t = at("movement", hosar={GUNTHOZ: ["gu_militia"]}, demon={"0305": ["er_levy", "er_lord"]})
    t.do("unit gu_militia", "move 0406")
    assert (t.stack("hosar", GUNTHOZ), t.controller("gunthoz")) == ([], "hosar")
    t.until("movement").do("unit er_lord", f"move {GUNTHOZ}", "stop")
    assert t.controller("gunthoz") == "hosar"  # a character holds nothing
    t.do("unit er_levy", f"move {GUNTHOZ}")
    assert t.controller("gunthoz") == "demon"
    assert t.events("control") == [{"hex": GUNTHOZ, "side": "demon"}]


@pytest.mark.rule("DL-SIE-03")
def test_a_besieger_does_not_control_what_he_besieges() -> None:
    t = at("movement", "demon", hosar={GUNTHOZ: ["gu_militia"]}, demon={"0305": ["er_levy"]}, dice=NOTHING * 2)
    t.do("unit er_levy", f"move {GUNTHOZ}").answer("battle-or-siege", "siege").answer("siege-method", "invest")
    assert t.controller("gunthoz") == "hosar"


@pytest.mark.rule("DL-SIE-04")
def test_at_the_start_each_fortress_belongs_to_the_side_set_up_in_it() -> None:
    control = new().view(None)["control"]
    kinds = {site.id: site.kind for site in WORLD.held_sites if site.fortress}
    held = Counter((control[name], kind) for name, kind in kinds.items())
    for side in ("hosar", "demon"):
        assert (held[side, "city"], held[side, "castle"]) == (3, 3)
    assert {name for name in kinds if control[name] == "neutral"} == {"altuhan", "lyung"}


@pytest.mark.rule("DL-SIE-05")
def test_troops_that_pass_through_an_empty_enemy_fortress_gain_it() -> None:
    t = at("movement", hosar={"2016": ["ba_horse_patrol"]})
    t.do("unit ba_horse_patrol", "move 2018")
    assert t.where("ba_horse_patrol") == "2018"
    assert t.controller("zarrak") == "hosar"
    t = at("movement", hosar={"2016": ["ba_horse_patrol"]}, demon={ZARRAK: ["cz_demi_men"]})
    t.do("unit ba_horse_patrol", "move 2018")
    assert t.controller("zarrak") == "demon"  # round the garrison, not through it


@pytest.mark.rule("DL-SIE-05")
def test_troops_that_arrive_by_spellgate_in_an_empty_enemy_fortress_gain_it() -> None:
    t = at("before-movement", hosar={"2015": ["ho_priest", "ti_knights"]}, spells={"hosar": ["spellgate"]}, dice=[1])
    t.do("cast spellgate", "gate ti_knights", f"at {ZARRAK}").until("movement")
    assert (t.where("ti_knights"), t.controller("zarrak")) == (ZARRAK, "hosar")


# -- how sieges end ----------------------------------------------------------------------------------------------------


def resolution(inside: list[str], outside: list[str], *dice: int, hex_: str = RABAT, **more: Any) -> Table:
    """One assault in the Demon phase; the besieger's dice come first."""
    sides = ("hosar", "demon") if hex_ == RABAT else ("demon", "hosar")
    stacks: dict[str, Any] = {sides[0]: {hex_: inside}, sides[1]: {hex_: outside}}
    t = at("sieges", "demon", sieges={hex_: 1}, dice=dice, **stacks, **more)
    return t.answer("siege-method", "assault")


@pytest.mark.rule("DL-SIE-29", "DL-SIE-31")
def test_the_siege_is_over_and_the_fortress_kept_when_the_last_besieger_is_lost() -> None:
    t = resolution(["cr_castle_guards"], ["ni_orc_swords"], 1, 1, 2, 2)
    assert t.where("ni_orc_swords") == "dead"
    assert (t.siege(RABAT), t.controller("rabat")) == (None, "hosar")
    assert t.events("siege-over") == [{"hex": RABAT}]
    t.until("movement")
    assert (t.asked, t.targets("unit")) == (["hosar"], ["cr_castle_guards"])  # free to move again


@pytest.mark.rule("DL-SIE-29")
def test_the_siege_is_over_when_the_last_defender_is_lost() -> None:
    t = resolution(["cr_castle_guards"], ["ni_orc_swords"], 2, 2, 1, 1)
    assert (t.siege(RABAT), t.controller("rabat")) == (None, "demon")


@pytest.mark.rule("DL-SIE-30")
def test_without_troops_the_defender_loses_the_fortress_and_its_characters_without_a_die() -> None:
    t = resolution(["cr_castle_guards", "cr_wizard"], ["ni_orc_swords"], 2, 2, 1, 1, cast=["cr_wizard"])
    assert t.where("cr_wizard") == "held by demon"
    assert t.rolls("DL-CAP-05") == []
    assert t.controller("rabat") == "demon"


@pytest.mark.rule("DL-SIE-31")
def test_the_defender_keeps_the_fortress_when_the_last_besieger_leaves() -> None:
    t = at(
        "movement",
        "demon",
        hosar={RABAT: ["cr_castle_guards"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 3},
    )
    t.do("unit ni_orc_swords", "move 0515").until("movement")
    assert (t.siege(RABAT), t.controller("rabat")) == (None, "hosar")
    assert (t.asked, t.targets("unit")) == (["hosar"], ["cr_castle_guards"])


@pytest.mark.rule("DL-SIE-32")
def test_besiegers_may_leave_and_those_that_stay_carry_on_the_siege() -> None:
    besiegers = ["ni_orc_swords", "ni_orc_spears", "cg_orcs", "ni_wolf_riders", "er_cavalry"]
    t = at(
        "movement",
        "demon",
        hosar={RABAT: ["cr_castle_guards"]},
        demon={RABAT: besiegers},
        sieges={RABAT: 3},
        dice=NOTHING * 2,
    )
    for unit in besiegers[:3]:
        t.do(f"unit {unit}", "move 0515", "stop")
    t.do("end")
    assert t.siege(RABAT) == 3
    t.answer("siege-method", "invest")
    assert t.siege(RABAT) == 4


@pytest.mark.rule("DL-SIE-34")
def test_when_both_lose_their_last_troops_the_fortress_keeps_its_owner_and_nobody_is_taken() -> None:
    inside, outside = ["cr_castle_guards", "da_duke"], ["ni_orc_swords", "cg_castellan"]
    t = resolution(inside, outside, 3, 3, 3, 3)
    assert t.where("cr_castle_guards") == t.where("ni_orc_swords") == "dead"
    assert (t.controller("rabat"), t.siege(RABAT)) == ("hosar", None)
    assert t.where("da_duke") == t.where("cg_castellan") == RABAT
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-SIE-35")
def test_besieging_characters_left_alone_roll_once_without_the_fortress_modifier() -> None:
    """The Prince adds 1 for his magic: 2 against 2 escapes, and with 2 subtracted it would not."""
    t = resolution(["cm_guards"], ["ti_peasants", "ti_prince"], 1, 1, 2, 2, 2, 2, hex_=MIDAZU, cast=["ti_prince"])
    assert t.where("ti_peasants") == "dead"
    assert t.rolls("DL-CAP-05") == [(2, 2)]
    assert t.where("ti_prince") == MIDAZU


SHAKEN = {"grade": "semi-permanent", "shaken": True}


@pytest.mark.rule("DL-SIE-38")
def test_a_garrison_that_vanishes_gives_up_the_fortress_and_its_characters() -> None:
    t = at(
        "sieges",
        "demon",
        hosar={LOJAR: ["ah_swordsmen", "cl_count"]},
        demon={LOJAR: ["ni_orc_swords"]},
        sieges={LOJAR: 2},
        alliances={"AH": {"side": "hosar", **SHAKEN}},
        dice=[*NOTHING * 2, 5],
    )
    t.do("invest").until("movement")
    assert t.where("ah_swordsmen") != LOJAR
    assert (t.controller("lojar"), t.siege(LOJAR)) == ("demon", None)
    keys = [event.key for event in t.log]
    assert keys.index("captured") < keys.index("phase-begins")  # at once
    assert t.where("cl_count") == "held by demon"
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-SIE-38")
def test_taking_the_last_troops_out_of_a_besieged_capital_by_spellgate_loses_the_game() -> None:
    t = at(
        "before-movement",
        hosar={TIMUR: ["ti_peasants", "ho_priest"]},
        demon={TIMUR: ["ni_orc_swords"]},
        sieges={TIMUR: 2},
        spells={"hosar": ["spellgate"]},
        dice=[1],
    )
    t.do("cast spellgate", "gate ti_peasants", "at 0409").answer("confirm-abandon-fortress", "yes")
    assert t.where("ho_priest") == "held by demon"
    assert (t.controller("timur"), t.winner) == ("demon", "demon")


@pytest.mark.rule("DL-SIE-39")
def test_a_siege_is_over_when_the_besiegers_vanish_and_their_characters_roll() -> None:
    t = at(
        "sieges",
        "hosar",
        hosar={GHORZUN: ["ly_zombies_1", "ti_prince"]},
        demon={GHORZUN: ["cg_orcs"]},
        sieges={GHORZUN: 2},
        alliances={"LY": {"side": "hosar", **SHAKEN}},
        cast=["ti_prince"],
        dice=[*NOTHING * 2, 5, 1, 6],
    )
    t.do("invest").until("movement")
    assert t.siege(GHORZUN) is None
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("ti_prince") == "held by demon"
    assert (t.asked, t.targets("unit")) == (["demon"], ["cg_orcs"])


@pytest.mark.rule("DL-SIE-40")
def test_new_besiegers_do_not_restart_the_count_of_a_siege() -> None:
    t = at(
        "movement",
        hosar={MIDAZU: ["ti_knights", "ti_spearmen"], "1118": ["ti_peasants", "ti_sergeants"]},
        demon={MIDAZU: ["cm_guards"]},
        sieges={MIDAZU: 3},
        dice=NOTHING * 2,
    )
    t.do("unit ti_knights", "move 1120", "stop", "unit ti_peasants", f"move {MIDAZU}")
    t.do("unit ti_sergeants", f"move {MIDAZU}", "end").answer("siege-method", "invest")
    assert t.siege(MIDAZU) == 4


@pytest.mark.rule("DL-SIE-40", "DL-SIE-21")
def test_the_count_restarts_when_the_besiegers_were_gone() -> None:
    t = at(
        "movement",
        hosar={MIDAZU: ["ti_knights"], "1118": ["ti_peasants"]},
        demon={MIDAZU: ["cm_guards"]},
        sieges={MIDAZU: 3},
        dice=NOTHING * 2,
    )
    t.do("unit ti_knights", "move 1120", "stop")
    assert t.siege(MIDAZU) is None
    t.do("unit ti_peasants", f"move {MIDAZU}").answer("battle-or-siege", "siege").answer("siege-method", "invest")
    assert t.siege(MIDAZU) == 1


@pytest.mark.rule("DL-SIE-41")
@pytest.mark.parametrize("ended", ["by withdrawal", "by destruction"])
def test_a_siege_ended_by_a_battle_is_not_resolved_in_that_phase(ended: str) -> None:
    dice = [*MISS * 2, 6] if ended == "by withdrawal" else [*HIT, *MISS, 6]
    t = at(
        "battles",
        hosar={RABAT: ["cr_castle_guards"]},
        demon={RABAT: ["ni_orc_swords"]},
        sieges={RABAT: 2},
        dice=dice,
    )
    t.answer("sortie", "yes").answer("terrain", OPEN)
    if ended == "by withdrawal":
        t.answer("withdraw", "no", seat="hosar").answer("withdraw", "yes", seat="demon")
    t.until("movement")
    assert t.siege(RABAT) is None
    assert t.events("siege-method") == []
    assert t.rolls("DL-SIE-11") == []
