"""Enemy and neutral units in the way of movement."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.marching import costs, mp, way
from tests.demonlord.table import Table, at

IDLE = {"0302": ["da_peasants"]}  # keeps the movement step open


@pytest.mark.rule("DL-ENM-01")
@pytest.mark.parametrize("unit", ["ti_spearmen", "ti_knights", "ba_pegasus"])
def test_enemy_troops_stop_troops(unit: str) -> None:
    t = at("movement", hosar={"0905": [unit, "ti_prince"]}, demon={"1004": ["er_levy"]})
    t.do(f"unit {unit}", "move 1004")
    assert t.where(unit) == "1004"
    assert t.targets("unit") == ["ti_prince"]


@pytest.mark.rule("DL-ENM-01")
def test_no_way_of_troops_leads_through_enemies() -> None:
    """0511-0512-0513 would be the shortest."""
    t = at("movement", hosar={"0511": ["ti_knights", "ti_prince"]}, demon={"0512": ["er_levy"]})
    t.do("unit ti_knights")
    assert costs(t)["0513"] == 3
    assert "0512" not in way(t.do("move 0513"))


@pytest.mark.rule("DL-ENM-02")
def test_stopping_with_the_enemy_leads_to_combat() -> None:
    t = at(
        "movement",
        hosar={"0905": ["ti_knights"], "1006": ["ti_sergeants"], "1019": ["ba_mounted_guards"], **IDLE},
        demon={"1004": ["er_levy"], "1007": ["er_archers"], "1119": ["cm_guards"], "1605": ["er_patrol"]},
    )
    for unit, hex_ in (("ti_knights", "1004"), ("ti_sergeants", "1007"), ("ba_mounted_guards", "1119")):
        t.do(f"unit {unit}", f"move {hex_}")
    t.do("end").answer("battle-or-siege", "siege", seat="demon")
    assert t.siege("1119") == 0
    assert t.question == "next-battle"
    assert t.targets("fight") == t.view(None)["marks"]["battles"] == ["1004", "1007"]


def siege_of_midazu(phase: str, **more: Any) -> Table:
    return at(
        "movement",
        phase=phase,
        hosar={"1119": ["ti_knights", "ti_prince"]},
        demon={"1119": ["cm_guards", "cm_warlock"], "1017": ["ta_infantry"], "1719": ["ta_khan"]},
        sieges={"1119": 2},
        **more,
    )


@pytest.mark.rule("DL-ENM-03")
def test_besiegers_may_leave_and_the_besieged_may_not() -> None:
    besieger = siege_of_midazu("hosar").do("unit ti_knights", "ride ti_prince", "move 1019", "stop")
    assert besieger.where("ti_knights") == "1019"
    assert besieger.siege("1119") is None
    besieged = siege_of_midazu("demon")
    assert besieged.targets("unit") == ["ta_khan", "ta_infantry"]
    assert besieged.refuses("unit cm_guards") == ["DL-SIE-07"]
    assert besieged.refuses("unit cm_warlock") == ["DL-SIE-07"]


@pytest.mark.rule("DL-ENM-03")
def test_troops_leave_a_shared_open_hex_freely() -> None:
    t = at("movement", hosar={"0511": ["ti_knights", "ti_prince"]}, demon={"0511": ["er_levy"]})
    t.do("unit ti_knights")
    assert mp(t) == 5
    assert t.do("move 0513").where("ti_knights") == "0513"


@pytest.mark.rule("DL-ENM-04")
def test_a_besieger_may_move_on_to_another_enemy() -> None:
    t = siege_of_midazu("hosar").do("unit ti_knights", "ride ti_prince", "move 1017")
    assert t.where("ti_knights") == "1017"
    assert t.question == "terrain"  # the battle: nobody else was left to move
    assert t.view("demon")["battle"]["hex"] == "1017"


@pytest.mark.rule("DL-ENM-05")
def test_characters_pass_through_enemies() -> None:
    t = at(
        "movement",
        hosar={"0511": ["da_duke"], **IDLE},
        demon={"0512": ["er_levy"], "0513": ["er_lord"]},
        dice=[5, 3],
    )
    t.do("unit da_duke", "move 0512")
    assert t.rolls("DL-CAP-05") == [(5, 3)]
    assert mp(t) == 6
    t.do("move 0513")
    assert mp(t) == 5
    t.do("move 0514", "stop")
    assert t.where("da_duke") == "0514"
    assert len(t.rolls("DL-CAP-05")) == 1


@pytest.mark.rule("DL-ENM-06")
def test_characters_alone_never_block() -> None:
    t = at(
        "movement",
        phase="demon",
        demon={"0511": ["er_cavalry", "er_lord"]},
        hosar={"0512": ["ho_high_priest"]},
        dice=[6, 1],
    )
    t.do("unit er_cavalry", "move 0512")
    assert mp(t) == 4
    t.do("move 0513")
    assert (t.where("er_cavalry"), t.where("ho_high_priest")) == ("0513", "0512")


def into_a_hidden_stack(**more: Any) -> Table:
    """Knights come into a hex where a character lies on top of troops."""
    t = at(
        "movement",
        hosar={"0511": ["ti_knights", "ti_prince"]},
        demon={"0512": ["er_lord", "er_levy", "er_archers"]},
        **more,
    )
    return t.do("unit ti_knights", "move 0512")


@pytest.mark.rule("DL-ENM-07")
def test_a_troop_unit_must_be_shown_to_block() -> None:
    t = into_a_hidden_stack()
    t.answer("block", "show", seat="demon")
    assert t.view("hosar")["stacks"]["0512"]["demon"] == ["er_levy"]
    assert t.targets("unit") == ["ti_prince"]
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-ENM-07")
def test_a_stack_that_shows_no_troops_counts_as_characters() -> None:
    t = into_a_hidden_stack(dice=[1, 6])
    t.answer("block", "silent", seat="demon")
    assert t.where("er_lord") == "held by hosar"
    assert mp(t) == 4
    t.do("move 0513", "stop")
    assert t.where("ti_knights") == "0513"


@pytest.mark.rule("DL-ENM-07")
def test_troops_that_stay_with_an_unshown_stack_fight_it() -> None:
    t = into_a_hidden_stack(dice=[1, 6])
    t.answer("block", "silent", seat="demon").do("stop", "end")
    assert t.view(None)["battle"]["hex"] == "0512"


@pytest.mark.rule("DL-ENM-07")
def test_behind_his_own_walls_the_owner_must_show() -> None:
    t = at("movement", hosar={"1019": ["ti_knights", "ti_prince"]}, demon={"1119": ["cm_warlock", "cm_guards"]})
    t.do("unit ti_knights", "move 1119")
    assert t.question == "movement"
    assert t.view("hosar")["stacks"]["1119"]["demon"] == ["cm_guards"]
    assert t.targets("unit") == ["ti_prince"]


@pytest.mark.rule("DL-ENM-07", "DL-SPL-17")
@pytest.mark.parametrize(("answer", "may_move"), [("show", False), ("silent", True)])
def test_gated_troops_are_stopped_only_by_troops_that_show_themselves(answer: str, may_move: bool) -> None:
    t = at(
        "movement",
        hosar={"0510": ["ho_priest", "ti_knights"]},
        demon={"0512": ["er_lord", "er_levy"]},
        spells={"hosar": ["spellgate"]},
        dice=[1, 6, 1],
    )
    t.do("cast spellgate", "gate ti_knights", "at 0512").answer("block", answer, seat="demon")
    assert t.question == "movement"
    assert ("unit ti_knights" in t.options) == may_move


@pytest.mark.rule("DL-ENM-03", "DL-SIE-07", "DL-SPL-20")
def test_a_gate_into_or_out_of_a_besieged_fortress_locks_in_or_frees() -> None:
    t = at(
        "movement",
        hosar={"0414": ["cr_castle_guards", "cr_wizard", "ho_priest"], "0412": ["ti_knights", "ho_high_priest"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        spells={"hosar": ["spellgate"]},
        dice=[1, 1],
    )
    assert t.targets("unit") == ["ho_high_priest", "ti_knights"]
    t.do("cast spellgate", "by ho_high_priest", "gate ti_knights", "done", "at 0414")
    assert t.refuses("unit ti_knights") == ["DL-SIE-07"]
    t.do("cast spellgate", "gate cr_wizard", "at 0413")
    assert t.targets("unit") == ["ho_high_priest", "cr_wizard"]


@pytest.mark.rule("DL-ENM-08")
def test_troops_in_a_neutral_homeland_attack_it() -> None:
    t = at("movement", hosar={"1301": ["ti_knights", "ti_prince"]}, rest="neutrals")
    t.do("unit ti_knights", "move 1401", "yes")
    assert t.state_of("AH") == ("demon", 2)
    assert t.where("ti_knights") == "1401"
    assert t.targets("unit") == ["ti_prince"]


@pytest.mark.rule("DL-ENM-08")
def test_neutral_troops_stop_troops_in_the_open_too() -> None:
    """The Woods Chief lies on top, but a neutral's stack is open: nobody is asked to show it."""
    t = at("movement", hosar={"0813": ["ba_pegasus", "ti_prince"]}, neutral={"0914": ["gw_chief", "gw_warriors_1"]})
    t.do("unit ba_pegasus", "move 0914", "yes")
    assert t.state_of("GW") == ("demon", 2)
    assert t.targets("unit") == ["ti_prince"]
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-ENM-09")
@pytest.mark.parametrize(
    ("start", "home", "code", "place"),
    [
        ("1301", "1401", "AH", "held by demon"),  # 3 - 2 for the walls + 1 for the stronger magic, against 3
        ("1307", "1308", "LY", "held by demon"),
        ("0813", "0914", "GW", "0914"),  # no walls: 3 + 1 against 3
    ],
)
def test_neutral_troops_hunt_lone_characters(start: str, home: str, code: str, place: str) -> None:
    t = at("movement", hosar={start: ["ho_priest"], **IDLE}, rest="neutrals", dice=[3, 3])
    t.do("unit ho_priest", f"move {home}")
    assert t.rolls("DL-CAP-05") == [(3, 3)]
    assert t.where("ho_priest") == place
    assert t.state_of(code) == ("neutral", 0)
    assert t.events("neutral-attacked") == []


@pytest.mark.rule("DL-ENM-10")
def test_troops_do_not_enter_a_neutral_homeland_by_accident() -> None:
    t = at("movement", hosar={"0703": ["ba_pegasus", "ti_prince"]}, rest="neutrals", dice=[1])
    t.do("unit ba_pegasus")
    assert costs(t)["1001"] == 5  # 4 over the Mines of Ula
    around = at("movement", hosar={"0703": ["ba_pegasus", "ti_prince"]}, rest="neutrals")
    assert "0902" not in way(around.do("unit ba_pegasus", "move 1001"))
    t.do("move 0902")
    assert t.question == "confirm-attack-neutral"
    t.do("no")
    assert (t.where("ba_pegasus"), mp(t)) == ("0703", 8)
    assert t.state_of("MU") == ("neutral", 0)
    t.do("move 0902", "yes")
    assert t.state_of("MU") == ("demon", 2)
