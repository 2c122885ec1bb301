"""Light, Darkness and Necromon (DL-SPL-21 to 30)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import WORLD, Table, at, hex_at

MISS = [6, 6]
HIT = [1, 1]


def battle(hosar: list[str], demon: list[str], dice: list[int], **more: Any) -> Table:
    """A battle in 0110, open country, in the Hosar phase. The casters have cast: there is no battle magic."""
    spells = {"hosar": ["light"], "demon": ["darkness"]}
    return at("battles", hosar={"0110": hosar}, demon={"0110": demon}, spells=spells, dice=dice, **more)


def cast(t: Table, *spells: str) -> Table:
    """The casts of the window in turn, then passes."""
    for spell in spells:
        t.answer("window-light-and-darkness", "pass" if spell == "pass" else f"cast {spell}")
        if t.question == "cast-caster":
            t.do(t.options[0])
    return t


def checks(t: Table) -> list[tuple[str, int]]:
    """Units that checked morale in battle, with the value counted."""
    return [(event["unit"], event["value"]) for event in t.events("roll") if event["why"] == "DL-MOR-01"]


# -- Light and Darkness ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-21")
@pytest.mark.parametrize(("die", "value", "fate"), [(1, 3, "routs"), (6, 4, "stands")])
def test_darkness_lowers_the_morale_of_hosar_troops(die: int, value: int, fate: str) -> None:
    """Sergeants of morale 4: a three routs them in the dark."""
    t = battle(["ti_sergeants"], ["er_cavalry", "ni_captain"], [die, *MISS, *HIT, 3])
    cast(t, "darkness")
    assert checks(t) == [("ti_sergeants", value)]
    assert [key for key in ("stands", "routs", "killed") if t.events(key)] == [fate]


@pytest.mark.rule("DL-SPL-21")
def test_darkness_does_not_touch_demon_troops_nor_other_battles() -> None:
    t = battle(["ti_sergeants"], ["er_cavalry", "ni_captain"], [1, *HIT, *MISS, 1])
    assert checks(cast(t, "darkness")) == [("er_cavalry", 6)]  # 5 and the captain's one
    t = at(
        "battles",
        hosar={"0121": ["ti_sergeants"], "0222": ["da_sergeants"]},
        demon={"0121": ["er_cavalry", "ni_captain"], "0222": ["er_foot_guards"]},
        spells={"demon": ["darkness"]},
        dice=[1, *MISS, *HIT, 1],
    )
    cast(t, "darkness").do("fight 0222")
    assert checks(t) == [("da_sergeants", 4)]


@pytest.mark.rule("DL-SPL-21")
def test_darkness_is_demons_alone_and_cast_as_the_battle_step_opens() -> None:
    t = battle(["ti_sergeants"], ["er_cavalry", "ni_captain"], [*MISS, *MISS])
    assert t.answer("window-light-and-darkness").asked == ["demon"]
    assert t.refuses("cast darkness", seat="hosar") == ["DL-MAG-05"]
    t.do("pass").answer("battle-magic", "hold").answer("withdraw")
    assert t.refuses("cast darkness", seat="demon") == ["DL-SPL-21"]
    weak = battle(["ti_sergeants"], ["er_cavalry", "er_lord"], [])  # power 1
    assert weak.why("cast darkness", seat="demon") == ["DL-MAG-11"]


@pytest.mark.rule("DL-SPL-22")
@pytest.mark.parametrize(("die", "value", "fate"), [(1, 4, "routs"), (6, 5, "stands")])
def test_light_lowers_the_morale_of_demon_troops(die: int, value: int, fate: str) -> None:
    """Cavalry of morale 5: a four routs them in the light."""
    t = battle(["ti_sergeants", "ho_bishop"], ["er_cavalry"], [die, *HIT, *MISS, 4])
    cast(t, "light")
    assert checks(t) == [("er_cavalry", value)]
    assert [key for key in ("stands", "routs", "killed") if t.events(key)] == [fate]


@pytest.mark.rule("DL-SPL-22")
def test_light_does_not_touch_hosar_troops_and_is_cast_as_the_battle_step_opens() -> None:
    t = battle(["ti_sergeants", "ho_monks"], ["er_cavalry"], [1, *MISS, *HIT, 1])
    assert t.answer("window-light-and-darkness").asked == ["hosar"]
    assert t.refuses("cast light", seat="demon") == ["DL-MAG-05"]
    assert checks(cast(t, "light")) == [("ti_sergeants", 4)]
    late = battle(["ti_sergeants", "ho_monks"], ["er_cavalry"], [*MISS, *MISS])
    late.do("pass").answer("battle-magic", "hold").answer("withdraw")
    assert late.refuses("cast light") == ["DL-SPL-22"]


@pytest.mark.rule("DL-SPL-23")
def test_light_and_darkness_cancel_and_more_of_either_does_nothing() -> None:
    t = battle(
        ["ti_sergeants", "ho_monks"],
        ["er_cavalry", "tnc_shadow", "cm_warlock"],
        [1, 1, 1, *HIT, *HIT, 1, 1],
    )
    cast(t, "pass", "darkness", "light", "darkness")
    assert [event["spell"] for event in t.events("cast-works")] == ["darkness", "light", "darkness"]
    t.until("withdraw")
    assert checks(t) == [("er_cavalry", 5), ("ti_sergeants", 4)]


@pytest.mark.rule("DL-SPL-24")
def test_two_darknesses_are_no_darker_than_one() -> None:
    t = battle(["ti_sergeants"], ["er_cavalry", "tnc_shadow", "cm_warlock"], [1, 1, *MISS, *HIT, 1])
    cast(t, "darkness", "darkness").until("withdraw")
    assert len(t.events("cast-works")) == 2
    assert checks(t) == [("ti_sergeants", 3)]


@pytest.mark.rule("DL-SPL-25")
def test_allied_neutrals_suffer_with_their_player() -> None:
    t = battle(
        ["ah_mountaineers_1"],
        ["er_cavalry", "ni_captain"],
        [1, *MISS, *MISS, *HIT, 1],
        alliances={"AH": {"side": "hosar"}},
    )
    assert checks(cast(t, "darkness")) == [("ah_mountaineers_1", 5)]
    t = battle(["ti_knights", "ho_bishop"], ["ah_swordsmen"], [1, *HIT, *MISS, 1], alliances={"AH": {"side": "demon"}})
    assert checks(cast(t, "light")) == [("ah_swordsmen", 4)]


# -- Necromon ----------------------------------------------------------------------------------------------------------

NECROMON = {"demon": ["necromon"]}
PRIEST = {"0112": ["ni_high_priest"]}


@pytest.mark.rule("DL-SPL-26")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_necromon_is_cast_at_the_end_of_either_phase(phase: str) -> None:
    fallen = {"0110": ["er_patrol", "er_levy"]}
    t = at(
        "movement",
        phase,
        hosar={"0510": ["ti_knights"]},
        demon={**PRIEST, "1605": ["er_cavalry"]},
        fallen=fallen,
        spells=NECROMON,
    )
    assert t.refuses("cast necromon", seat="demon") == ["DL-SPL-26"]
    t.do("end").until("window-end")
    assert (t.view(None)["phase"], t.asked) == (phase, ["demon"])
    assert "cast necromon" in t.options
    assert t.refuses("cast necromon", seat="hosar") == ["DL-MAG-05"]


@pytest.mark.rule("DL-SPL-26")
def test_necromon_comes_after_the_alliance_step() -> None:
    t = at(
        "alliances",
        "demon",
        demon={**PRIEST, "1402": ["er_cavalry"]},
        rest="neutrals",
        fallen={"0110": ["er_patrol"]},
        spells=NECROMON,
    )
    assert t.answer("alliance").refuses("cast necromon") == ["DL-SPL-26"]
    t.do("pass")
    assert "cast necromon" in t.answer("window-end").options


@pytest.mark.rule("DL-SPL-26")
def test_who_has_cast_does_not_cast_necromon() -> None:
    t = at("end", demon=PRIEST, fallen={"0110": ["er_patrol"]}, cast=["ni_high_priest"], spells=NECROMON)
    assert t.question != "window-end"


@pytest.mark.rule("DL-SPL-27")
@pytest.mark.parametrize(("die", "where"), [(4, "1004"), (5, "dead")])
def test_necromon_brings_a_destroyed_unit_back_to_where_it_fell(die: int, where: str) -> None:
    """The patrol falls in 1004 in this phase; the High Priest, range 4, is four hexes away."""
    t = at(
        "battles",
        "demon",
        hosar={"1004": ["ti_knights"]},
        demon={"1004": ["er_patrol"], "1008": ["ni_high_priest"]},
        spells=NECROMON,
        dice=[*MISS, *MISS, *HIT, 6, die],
    )
    t.until("window-end")
    assert t.where("er_patrol") == "dead"
    t.do("cast necromon")
    assert t.where("er_patrol") == where


@pytest.mark.rule("DL-SPL-27")
def test_necromon_reaches_this_phase_and_the_one_before_within_range() -> None:
    t = at(
        "end",
        hosar={"0510": ["ti_knights"]},
        demon={**PRIEST, "1605": ["er_cavalry"]},
        fallen={"0110": ["er_patrol"], "0116": ["er_swordsmen"], "0117": ["er_levy"]},
        spells=NECROMON,
    )
    t.do("cast necromon")
    assert t.targets("revive") == ["er_patrol", "er_swordsmen"]
    assert t.refuses("revive er_levy") == ["DL-SPL-27"]  # five hexes off
    assert t.refuses("revive er_cavalry") == ["DL-SPL-27"]
    t = at("end", hosar={"0510": ["ti_knights"]}, demon=PRIEST, fallen={"0110": ["er_patrol"]}, spells=NECROMON)
    seen = []
    while t.view(None)["turn"] < 3:
        if t.question == "window-end":
            seen.append((t.view(None)["turn"], t.view(None)["phase"]))
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    assert seen == [(1, "hosar"), (1, "demon")]


@pytest.mark.rule("DL-SPL-28")
def test_necromon_revives_only_units_of_the_demon_side() -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_knights"]},
        demon={"0110": ["er_cavalry"], **PRIEST},
        fallen={"0111": ["er_levy"]},
        spells=NECROMON,
        dice=[*HIT, *HIT, 6, 6],
    )
    t.until("window-end").do("cast necromon")
    assert t.where("ti_knights") == "dead"
    assert sorted(t.targets("revive")) == ["er_cavalry", "er_levy"]
    assert t.refuses("revive ti_knights") == ["DL-SPL-28"]


@pytest.mark.rule("DL-SPL-29", "DL-SPL-30")
def test_a_unit_revived_among_enemies_fights_in_the_next_phase_and_may_be_revived_again() -> None:
    t = at(
        "end",
        hosar={"0110": ["ti_knights"]},
        demon=PRIEST,
        fallen={"0110": ["er_patrol"]},
        spells=NECROMON,
        dice=[1, *MISS, *MISS, *HIT, 6, 1],
    )
    t.do("cast necromon")
    assert t.where("er_patrol") == "0110"
    assert not t.events("battle-begins")
    t.until("window-end")
    assert (t.view(None)["phase"], t.events("battle-begins")) == ("demon", [{"hex": "0110"}])
    assert t.where("er_patrol") == "dead"
    t.do("cast necromon")
    assert t.where("er_patrol") == "0110"


@pytest.mark.rule("DL-SPL-30")
def test_a_character_revived_alone_among_enemies_faces_capture_at_once() -> None:
    t = at(
        "end",
        hosar={"0110": ["ti_knights"]},
        demon=PRIEST,
        fallen={"0110": ["ta_khan"]},
        spells=NECROMON,
        dice=[1, 1, 6],
    )
    t.do("cast necromon")
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("ta_khan") == "held by hosar"


@pytest.mark.rule("DL-SPL-30")
def test_in_a_siege_the_revived_unit_joins_its_own_side() -> None:
    """Within the walls of Midazu it is besieged, before those of Rabat it besieges."""
    for hex_, hosar, demon, unit in (
        ("1119", ["ti_knights"], ["cm_guards"], "cm_crossbowmen"),
        ("0414", ["cr_castle_guards"], ["er_cavalry"], "er_levy"),
    ):
        t = at(
            "end",
            hosar={hex_: hosar},
            demon={hex_: [*demon, "ni_high_priest"], "1605": ["er_lord"]},
            sieges={hex_: 2},
            fallen={hex_: [unit]},
            spells=NECROMON,
            dice=[1],
        )
        t.do("cast necromon").until("movement")
        assert t.siege(hex_) == 2
        assert t.where(unit) == hex_
        assert (f"unit {unit}" in t.options) is (hex_ == "0414")


@pytest.mark.rule("DL-SPL-30")
def test_before_an_enemy_fortress_the_revived_unit_counts_as_just_arrived() -> None:
    t = at(
        "end",
        hosar={"0414": ["cr_castle_guards"]},
        demon={"0412": ["ni_high_priest"]},
        fallen={"0414": ["er_levy"]},
        spells=NECROMON,
        dice=[1],
    )
    t.do("cast necromon").until("battle-or-siege")
    assert (t.view(None)["phase"], t.asked) == ("demon", ["hosar"])


@pytest.mark.rule("DL-SPL-30")
@pytest.mark.parametrize(("side", "revived"), [("demon", True), ("neutral", False), ("hosar", False)])
def test_a_unit_of_a_state_that_left_demon_is_not_revived(side: str, revived: bool) -> None:
    status = {"side": side, "grade": "unallied" if side == "neutral" else "permanent"}
    t = at("end", demon=PRIEST, fallen={"0110": ["ly_zombies_1"]}, alliances={"LY": status}, spells=NECROMON)
    assert (t.question == "window-end") is revived


@pytest.mark.rule("DL-SPL-30", "DL-CAP-16")
@pytest.mark.parametrize("answer", ["show", "silent"])
def test_troops_under_a_character_may_let_a_revived_character_be(answer: str) -> None:
    t = at(
        "end",
        hosar={"0110": ["ti_prince", "ti_knights"]},
        demon=PRIEST,
        fallen={"0110": ["ta_khan"]},
        spells=NECROMON,
        dice=[1, 1, 6],
    )
    t.do("cast necromon").answer("hunt", answer, seat="hosar")
    assert t.rolls("DL-CAP-05") == ([(1, 6)] if answer == "show" else [])
    assert t.where("ta_khan") == ("held by hosar" if answer == "show" else "0110")


@pytest.mark.rule("DL-SPL-30", "DL-CAP-08")
def test_a_revived_character_has_not_come_from_outside_the_walls() -> None:
    """An attempt earlier in the turn does not save him; 4 against 3 does."""
    t = at(
        "end",
        hosar={"0414": ["cr_militia"]},
        demon={"0412": ["ni_high_priest"]},
        fallen={"0414": ["ni_captain"]},
        spells=NECROMON,
        dice=[1, 3, 3],
    )
    captain = WORLD.index_of("ni_captain")
    t.s.turn = t.s.turn._replace(exposed=((captain, hex_at("0414")),))
    t.do("cast necromon")
    assert t.rolls("DL-CAP-05") == [(3, 3)]
    assert t.where("ni_captain") == "0414"
