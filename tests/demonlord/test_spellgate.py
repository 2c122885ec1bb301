"""Spellgate (DL-SPL-14 to 20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import Table, at

MISS = [6, 6, 6, 6]
GATE = {"hosar": ["spellgate"]}


def gate(t: Table, unit: str, goal: str) -> Table:
    """One unit through a gate; where the caster could take a second one he does not."""
    t.do("cast spellgate", f"gate {unit}")
    if "done" in t.options:
        t.do("done")
    return t.do(f"at {goal}") if t.question == "cast-target" else t


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-14")
def test_the_phasing_player_gates_between_two_moves_and_the_other_does_not() -> None:
    t = at(
        "movement",
        hosar={"0110": ["ti_knights", "ti_prince", "ho_priest"]},
        demon={"0114": ["ni_demonlord"]},
        spells={"hosar": ["spellgate"], "demon": ["spellgate"]},
        dice=[1],
    )
    t.do("unit ti_knights", "move 0109")
    assert t.refuses("cast spellgate") == ["DL-SPL-14"]  # not in the middle of a move
    t.do("stop")
    assert "cast spellgate" in t.answer("movement").options
    assert t.refuses("cast spellgate", seat="demon") == ["DL-SPL-14"]
    gate(t, "ti_prince", "0111").do("unit ho_priest")
    assert t.where("ti_prince") == "0111"


@pytest.mark.rule("DL-SPL-14")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_both_players_have_the_same_windows_in_either_phase(phase: str) -> None:
    t = at(
        "before-movement",
        phase,
        hosar={"0121": ["ti_knights"], "0222": ["ti_sergeants"], "0110": ["ho_priest"]},
        demon={"0121": ["er_cavalry"], "0222": ["er_foot_guards"], "0114": ["ni_demonlord"]},
        spells={"hosar": ["spellgate"], "demon": ["spellgate"]},
        dice=[2, 2, 2, 2, 6, 6] * 2,  # in each battle both units destroy each other
    )
    other = {"hosar": "demon", "demon": "hosar"}[phase]
    asked = []
    while t.view(None)["phase"] == phase:
        if "cast spellgate" in t.options and t.question != "movement":
            asked.append((t.question, *t.asked))
        t.do(next(a for a in ("pass", "end", "no", *t.options) if a in t.options))
    windows = ("before-movement", "before-battles", "between-battles", "after-battles", "end")
    assert asked == [(f"window-{window}", seat) for window in windows for seat in (phase, other)]


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-15")
def test_a_gate_leads_from_one_end_of_the_range_to_the_other() -> None:
    """The priest has range 4: the knights go eight hexes, over a river and past the enemy."""
    t = at(
        "before-movement",
        hosar={"0610": ["ti_knights"], "1010": ["ho_priest"], "0510": ["ti_sergeants"]},
        demon={"0910": ["er_cavalry"]},
        spells=GATE,
        dice=[1],
    )
    t.do("cast spellgate")
    assert sorted(t.targets("gate")) == ["ho_priest", "ti_knights"]
    assert t.refuses("gate ti_sergeants") == ["DL-SPL-15"]
    t.do("gate ti_knights")
    assert t.refuses("at 1510") == ["DL-MAG-12"]
    t.do("at 1410")
    assert t.where("ti_knights") == "1410"


@pytest.mark.rule("DL-SPL-15")
def test_only_friendly_units_on_the_map_go_through() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0111": ["er_cavalry"]},
        piles={"dead": ["ti_peasants"], "prisoners_of_demon": ["ti_prince"]},
        spells=GATE,
    )
    t.do("cast spellgate")
    assert sorted(t.targets("gate")) == ["ho_priest", "ti_knights"]
    for unit in ("ti_peasants", "ti_prince", "er_cavalry"):
        assert t.refuses(f"gate {unit}") == ["DL-SPL-15"]


@pytest.mark.rule("DL-SPL-15")
def test_a_failed_gate_moves_nobody() -> None:
    t = at("before-movement", hosar={"0110": ["ti_knights", "ho_priest"]}, spells=GATE, dice=[5])
    assert gate(t, "ti_knights", "0112").where("ti_knights") == "0110"


@pytest.mark.rule("DL-SPL-16")
def test_power_five_takes_two_units_from_one_hex_to_one_hex() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ti_prince", "ti_spearmen"], "0111": ["ho_high_priest"]},
        spells=GATE,
        dice=[1],
    )
    t.do("cast spellgate", "gate ti_knights")
    assert t.targets("gate") == ["ti_prince", "ti_spearmen"]
    assert t.refuses("gate ho_high_priest") == ["DL-SPL-16"]
    t.do("gate ti_prince")
    assert t.refuses("gate ti_spearmen") == ["DL-SPL-16"]
    t.answer("cast-target", "at 0114")
    assert [t.where(u) for u in ("ti_knights", "ti_prince", "ti_spearmen")] == ["0114", "0114", "0110"]


@pytest.mark.rule("DL-SPL-16")
def test_power_four_takes_one_unit() -> None:
    t = at("before-movement", hosar={"0110": ["ti_knights", "ti_prince", "ho_priest"]}, spells=GATE)
    t.do("cast spellgate", "gate ti_knights")
    assert t.question == "cast-target"
    assert t.refuses("gate ti_prince") == ["DL-SPL-16"]


def in_movement(goal: str, dice: list[int], **more: Any) -> Table:
    """The knights, who have not moved, are gated in the movement step."""
    sides: dict[str, Any] = {"hosar": {"0110": ["ti_knights", "ti_prince", "ho_priest"]}, **more}
    return gate(at("movement", **sides, spells=GATE, dice=dice), "ti_knights", goal)


@pytest.mark.rule("DL-SPL-17")
def test_a_unit_gated_before_its_move_still_has_its_mp() -> None:
    t = at("before-movement", hosar={"0110": ["ti_knights", "ho_priest"], "0113": ["ti_prince"]}, spells=GATE, dice=[1])
    gate(t, "ti_knights", "0113").do("unit ti_knights")
    assert t.view("hosar")["decision"]["args"]["mp"] == 5
    t = in_movement("0113", [1])
    assert t.do("unit ti_knights").view("hosar")["decision"]["args"]["mp"] == 5


@pytest.mark.rule("DL-SPL-17")
def test_a_unit_gated_after_a_part_of_its_move_has_finished_it() -> None:
    t = at("movement", hosar={"0110": ["ti_knights", "ti_prince", "ho_priest"]}, spells=GATE, dice=[1])
    t.do("unit ti_knights", "move 0112", "stop")
    gate(t, "ti_knights", "0109")
    assert t.where("ti_knights") == "0109"
    assert t.refuses("unit ti_knights") == ["DL-MOV-09"]


@pytest.mark.rule("DL-SPL-17")
def test_troops_gated_onto_enemy_troops_may_not_move_on() -> None:
    t = in_movement("0112", [1], demon={"0112": ["er_cavalry"]})
    assert t.refuses("unit ti_knights") == ["DL-MOV-09"]
    assert "unit ti_prince" in t.options
    neutral = at(
        "movement", hosar={"1106": ["ti_knights", "ti_prince", "ho_priest"]}, rest="neutrals", spells=GATE, dice=[1]
    )
    gate(neutral, "ti_knights", "1308").answer("confirm-attack-neutral", "yes")
    assert neutral.state_of("LY")[0] == "demon"
    assert neutral.refuses("unit ti_knights") == ["DL-MOV-09"]


@pytest.mark.rule("DL-SPL-17")
@pytest.mark.parametrize(("dice", "moves"), [([3, 3], False), ([4, 3], True)])
def test_a_gated_character_whom_the_capture_dice_halt_does_not_move_on(dice: list[int], moves: bool) -> None:
    t = at(
        "movement",
        hosar={"0110": ["da_duke", "ti_prince", "ho_priest"]},
        demon={"0112": ["er_cavalry", "er_lord"]},
        spells=GATE,
        dice=[1, *dice],
    )
    gate(t, "ti_prince", "0112")
    assert t.rolls("DL-CAP-05") == [tuple(dice)]
    assert ("unit ti_prince" in t.options) is moves


@pytest.mark.rule("DL-SPL-18")
def test_a_caster_may_gate_himself() -> None:
    t = at("before-movement", hosar={"0110": ["ho_high_priest", "da_duke"]}, spells=GATE, dice=[1])
    gate(t, "ho_high_priest", "0115")
    assert t.where("ho_high_priest") == "0115"


# -- among enemies -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-19")
def test_a_lone_character_gated_among_enemy_troops_faces_capture() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "da_duke", "ho_priest"]},
        demon={"0112": ["er_cavalry"]},
        spells=GATE,
        dice=[1, 1, 6],
    )
    gate(t, "da_duke", "0112")
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-SPL-19")
def test_troops_gated_before_the_battles_bring_on_a_battle() -> None:
    t = at(
        "battles",
        hosar={"0113": ["ti_knights", "ho_priest"]},
        demon={"0110": ["er_cavalry"]},
        spells=GATE,
        dice=[1, *MISS],
    )
    t.answer("window-before-battles")
    gate(t, "ti_knights", "0110")
    assert t.answer("withdraw").events("battle-begins") == [{"hex": "0110"}]


@pytest.mark.rule("DL-SPL-19")
def test_troops_gated_before_the_battles_bring_on_a_siege() -> None:
    t = at(
        "battles",
        hosar={"1106": ["ti_knights", "ho_priest"]},
        demon={"1308": ["ly_zombies_1"]},
        alliances={"LY": {"side": "demon"}},
        spells=GATE,
        dice=[1],
    )
    gate(t, "ti_knights", "1308").answer("battle-or-siege", "siege")
    assert t.siege("1308") == 0


def late(hosar: dict[str, list[str]], demon: dict[str, list[str]], **more: Any) -> Table:
    """The end of a phase; the priest is about to gate the knights."""
    t = at("end", hosar=hosar, demon=demon, spells=GATE, **more)
    t.answer("window-end", "cast spellgate")
    return t.do("gate ti_knights")


@pytest.mark.rule("DL-SPL-19")
def test_late_troops_are_not_gated_onto_enemies_in_the_open() -> None:
    t = late({"0110": ["ti_knights", "ho_priest"]}, {"0112": ["er_cavalry"]})
    assert "at 0111" in t.options
    assert t.refuses("at 0112") == ["DL-SPL-19"]


@pytest.mark.rule("DL-SPL-19")
def test_late_troops_are_not_gated_into_an_unallied_homeland() -> None:
    t = late({"1106": ["ti_knights", "ho_priest"]}, {}, rest="neutrals")
    assert t.refuses("at 1308") == ["DL-SPL-19"]
    before = at("battles", hosar={"1106": ["ti_knights", "ho_priest"]}, rest="neutrals", spells=GATE, dice=[1])
    gate(before, "ti_knights", "1308").answer("confirm-attack-neutral", "yes")
    assert before.state_of("LY")[0] == "demon"


@pytest.mark.rule("DL-SPL-19")
def test_late_troops_join_a_siege_or_their_own_fortress() -> None:
    besieged = {"0414": ["cr_castle_guards"], "0413": ["ti_knights", "ho_priest"]}
    t = late(besieged, {"0414": ["er_cavalry"]}, sieges={"0414": 1})
    assert "at 0414" in t.options
    besieging = {"1119": ["ti_sergeants"], "1118": ["ti_knights", "ho_priest"]}
    t = late(besieging, {"1119": ["cm_guards"]}, sieges={"1119": 1})
    assert "at 1119" in t.options
    t = late({"1118": ["ti_knights", "ho_priest"]}, {"1119": ["cm_guards"]})
    assert t.refuses("at 1119") == ["DL-SPL-19"]


HUNTED = ["er_lord"]
LURKING = ["er_lord", "er_levy"]  # what is seen of them is the same


@pytest.mark.rule("DL-SPL-19", "DL-CAP-01")
def test_late_troops_are_gated_onto_characters_and_hunt_them() -> None:
    t = late({"0110": ["ti_knights", "ho_priest"]}, {"0112": HUNTED, "1605": ["er_cavalry"]}, dice=[1, 1, 6])
    t.do("at 0112")
    assert t.where("ti_knights") == "0112"
    assert (t.rolls("DL-CAP-05"), t.where("er_lord")) == ([(1, 6)], "held by hosar")


@pytest.mark.rule("DL-SPL-19", "DL-HID-09")
def test_a_late_gate_closes_where_hidden_troops_show_themselves() -> None:
    """Troops of both sides may not share a hex after the battles; only the open gate tells who is there."""
    hosar, far = {"0110": ["ti_knights", "ho_priest"]}, {"1605": ["er_cavalry"]}
    assert late(hosar, {"0112": LURKING, **far}).options == late(hosar, {"0112": HUNTED, **far}).options
    t = late(hosar, {"0112": LURKING, **far}, dice=[1])
    t.do("at 0112")
    assert t.events("troop-shown") == [{"unit": "er_levy", "hex": "0112"}]
    assert t.events("gate-closed") == [{"hex": "0112"}]
    assert (t.where("ti_knights"), t.where("er_lord"), t.stack("demon", "0112")[0]) == ("0110", "0112", "er_levy")


@pytest.mark.rule("DL-SPL-19")
def test_between_battles_troops_join_only_a_battle_still_to_come() -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_sergeants"], "0112": ["ti_spearmen"], "0113": ["ti_knights", "ho_priest"]},
        demon={"0110": ["er_cavalry"], "0112": ["er_foot_guards"], "0114": ["er_levy"]},
        spells=GATE,
        dice=[2, 2, 2, 2, 6, 6],
    )
    t.do("pass", "fight 0110").answer("window-between-battles", "cast spellgate", "gate ti_knights")
    assert "at 0112" in t.options
    assert t.refuses("at 0114") == ["DL-SPL-19"]


# -- walls -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-20")
def test_a_gate_leads_out_of_a_besieged_fortress() -> None:
    t = at(
        "before-movement",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"], "0412": ["ho_priest"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        spells=GATE,
        dice=[1],
    )
    gate(t, "cr_wizard", "0510")
    assert t.where("cr_wizard") == "0510"
    assert t.siege("0414") == 1
    assert "unit cr_wizard" in t.answer("movement").options


@pytest.mark.rule("DL-SPL-20")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_a_unit_gated_into_a_besieged_fortress_is_inside_and_fights_no_battle(phase: str) -> None:
    t = at(
        "before-movement",
        phase,
        hosar={"0414": ["cr_castle_guards"], "0412": ["ti_knights", "ho_priest"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        spells=GATE,
        dice=[1],
    )
    gate(t, "ti_knights", "0414")
    assert t.where("ti_knights") == "0414"
    if phase == "hosar":
        assert t.refuses("unit ti_knights") == ["DL-SIE-07"]
        assert t.do("end").question == "sortie"  # a choice, as without relief
        t.do("no")
    else:
        t.do("end")
    assert t.question == "siege-method"
    assert not t.events("battle-begins")


@pytest.mark.rule("DL-SPL-20")
@pytest.mark.parametrize("sure", [True, False])
def test_gating_the_last_defenders_out_gives_up_the_fortress(sure: bool) -> None:
    t = at(
        "before-movement",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"], "0412": ["ho_priest"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
        spells=GATE,
        dice=[1],
    )
    gate(t, "cr_castle_guards", "0510").answer("confirm-abandon-fortress", "yes" if sure else "no")
    if not sure:
        assert t.question == "cast-target"
        return
    assert t.where("cr_castle_guards") == "0510"
    assert t.controller("rabat") == "demon"
    assert t.siege("0414") is None
    assert t.where("cr_wizard") == "held by demon"


# -- who is left or led into danger ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-19", "DL-MOV-10")
def test_a_character_captured_at_the_end_of_a_gate_is_not_asked_to_move() -> None:
    t = at(
        "movement",
        hosar={"0110": ["ti_knights", "da_duke", "ho_priest"]},
        demon={"0112": ["er_cavalry"]},
        spells=GATE,
        dice=[1, 1, 6],
    )
    gate(t, "da_duke", "0112")
    assert t.where("da_duke") == "held by demon"
    assert "unit da_duke" not in t.answer("movement").options
    assert t.refuses("unit da_duke") == ["DL-MOV-10"]


@pytest.mark.rule("DL-CAP-06", "DL-SIE-39")
def test_a_tie_holds_the_character_whose_troops_were_gated_onto_other_enemies() -> None:
    """The last besiegers of Midazu go through the gate, the Duke stays: 4 against 4."""
    t = at(
        "movement",
        hosar={"1119": ["ti_knights", "da_duke"], "1117": ["ho_priest"]},
        demon={"1119": ["cm_guards"], "1116": ["er_cavalry"]},
        sieges={"1119": 2},
        spells=GATE,
        dice=[1, 4, 4],
    )
    gate(t, "ti_knights", "1116")
    assert t.rolls("DL-CAP-05") == [(4, 4)]
    assert t.where("da_duke") == "1119"
    assert t.answer("movement").targets("unit") == ["ho_priest"]


@pytest.mark.rule("DL-CAP-13")
def test_troops_gated_away_in_the_movement_step_leave_their_characters_to_its_end() -> None:
    def table(*dice: int) -> Table:
        t = at(
            "movement",
            hosar={"0110": ["ti_knights", "da_duke"], "0109": ["ho_priest"]},
            demon={"0110": ["er_cavalry"]},
            spells=GATE,
            dice=[1, *dice],
        )
        return gate(t, "ti_knights", "0108")

    stays = table(1, 6)
    assert stays.rolls("DL-CAP-05") == []
    assert stays.do("end").where("da_duke") == "held by demon"
    follows = table().do("unit da_duke", "move 0109", "stop", "end")
    assert follows.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-CAP-13", "DL-CAP-16")
@pytest.mark.parametrize("hidden", [True, False])
def test_troops_gated_away_before_their_battle_leave_their_characters_to_the_enemy(hidden: bool) -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "da_duke"], "0109": ["ho_priest"]},
        demon={"0110": ["er_lord", "er_cavalry"] if hidden else ["er_cavalry", "er_lord"]},
        spells=GATE,
        dice=[1, 1, 6],
    )
    gate(t, "ti_knights", "0108")
    if hidden:
        t.answer("hunt", "show", seat="demon")
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("da_duke") == "held by demon"
    assert t.events("battle-begins") == []


@pytest.mark.rule("DL-SPL-15", "DL-CAP-03")
def test_two_gates_for_one_unit_to_one_hex_move_it_once() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_priest", "ho_high_priest"]},
        demon={"0112": ["er_lord", "er_cavalry"]},
        spells=GATE,
        dice=[1, 1],
    )
    for caster in ("ho_priest", "ho_high_priest"):
        t.do("cast spellgate", *([f"by {caster}"] if caster == "ho_priest" else []))
        gate_on(t, "ti_knights", "0112")
    t.answer("block", "show", seat="demon")
    assert t.question == "movement"
    assert len(t.events("gated")) == 1


def gate_on(t: Table, unit: str, goal: str) -> None:
    t.do(f"gate {unit}")
    if "done" in t.options:
        t.do("done")
    t.do(f"at {goal}")
