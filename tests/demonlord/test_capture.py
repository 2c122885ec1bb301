"""Capturing characters. The dice of an attempt are the character's, then the troops'."""

from __future__ import annotations

import pytest

from tests.demonlord.marching import mp
from tests.demonlord.table import Table, at

IDLE = {"0302": ["da_peasants"]}  # keeps Hosar's movement step open
ATTEMPT = "DL-CAP-05"


def enters(character: str, dice: list[int], *hidden: str, hex_: str = "0512", start: str = "0511") -> Table:
    """A lone character of Hosar walks into a hex with Demon troops."""
    t = at("movement", hosar={start: [character], **IDLE}, demon={hex_: ["er_levy", *hidden]}, dice=dice)
    return t.do(f"unit {character}", f"move {hex_}")


@pytest.mark.rule("DL-CAP-01")
def test_troops_and_lone_characters_in_one_hex_mean_an_attempt() -> None:
    """Cavalry rides through three hexes with a lone character in each."""
    t = at(
        "movement",
        phase="demon",
        demon={"0511": ["er_cavalry", "er_lord"]},
        hosar={"0512": ["da_duke"], "0513": ["cl_count"], "0514": ["ti_prince"]},
        dice=[6, 1, 6, 1, 6, 1],
    )
    t.do("unit er_cavalry", "move 0512", "move 0513", "move 0514")
    assert len(t.rolls(ATTEMPT)) == 3
    assert enters("da_duke", [6, 1]).rolls(ATTEMPT) == [(6, 1)]


@pytest.mark.rule("DL-CAP-02")
def test_friendly_troops_protect() -> None:
    guarded = {"0512": ["da_peasants", "da_duke"]}
    t = at("movement", phase="demon", demon={"0511": ["er_cavalry", "er_lord"]}, hosar=guarded)
    t.do("unit er_cavalry", "move 0512")
    assert t.rolls(ATTEMPT) == []
    for stack in (["er_levy"], ["er_lord", "er_levy"]):  # nobody is asked whether to hunt him either
        joins = at("movement", hosar={"0511": ["cl_count"], **guarded}, demon={"0512": stack})
        joins.do("unit cl_count", "move 0512")
        assert joins.rolls(ATTEMPT) == []
        assert mp(joins) == 6
    in_altuhan = at("movement", hosar={"1301": ["cl_count"], "1401": ["ti_knights"]}, rest="neutrals")
    in_altuhan.do("unit cl_count", "move 1401")
    assert in_altuhan.rolls(ATTEMPT) == []


@pytest.mark.rule("DL-CAP-03")
def test_one_attempt_per_turn_and_hex() -> None:
    t = at(
        "movement",
        phase="demon",
        demon={"0511": ["er_cavalry", "er_patrol", "er_levy", "er_lord"]},
        hosar={"0512": ["da_duke"]},
        dice=[6, 1],
    )
    for unit in ("er_cavalry", "er_patrol", "er_levy"):
        t.do(f"unit {unit}", "move 0512", *(["stop"] if unit != "er_levy" else []))
    assert t.rolls(ATTEMPT) == [(6, 1)]


@pytest.mark.rule("DL-CAP-03")
def test_the_limit_holds_for_both_phases_of_a_turn() -> None:
    t = at(
        "movement",
        hosar={"0511": ["da_duke"], **IDLE},
        demon={"0512": ["er_levy"], "0513": ["er_cavalry", "er_patrol", "er_lord"]},
        dice=[6, 1, 6, 1],
    )
    t.do("unit da_duke", "move 0512", "stop", "end").until("movement")
    t.do("unit er_cavalry", "move 0512")
    assert len(t.rolls(ATTEMPT)) == 1
    t.do("stop", "end").until("movement").do("end").until("movement")
    assert t.asked == ["demon"]
    t.do("unit er_patrol", "move 0512")
    assert len(t.rolls(ATTEMPT)) == 2


@pytest.mark.rule("DL-CAP-04")
def test_a_new_hex_is_a_new_risk() -> None:
    t = at(
        "movement",
        hosar={"0511": ["da_duke"], **IDLE},
        demon={"0512": ["er_levy"], "0513": ["er_archers"]},
        dice=[6, 1, 6, 1],
    )
    t.do("unit da_duke", "move 0512", "move 0513")
    assert len(t.rolls(ATTEMPT)) == 2


@pytest.mark.rule("DL-CAP-05")
@pytest.mark.parametrize(("own", "theirs", "place"), [(5, 3, "0512"), (2, 4, "held by demon")])
def test_the_higher_die_decides(own: int, theirs: int, place: str) -> None:
    assert enters("da_duke", [own, theirs]).where("da_duke") == place


@pytest.mark.rule("DL-CAP-06")
def test_equal_dice_halt_the_character() -> None:
    t = enters("da_duke", [4, 4])
    assert t.where("da_duke") == "0512"
    assert t.targets("unit") == ["da_peasants"]


@pytest.mark.rule("DL-CAP-06")
def test_equal_dice_in_the_enemy_step_leave_his_own_step_alone() -> None:
    t = at(
        "movement",
        phase="demon",
        demon={"0511": ["er_cavalry", "er_lord"]},
        hosar={"0512": ["da_duke"], **IDLE},
        dice=[4, 4],
    )
    t.do("unit er_cavalry", "move 0512", "move 0513", "stop", "end").until("movement")
    assert mp(t.do("unit da_duke")) == 7


@pytest.mark.rule("DL-CAP-06")
def test_equal_dice_halt_a_character_who_came_through_a_gate() -> None:
    """A gated unit may still walk (DL-SPL-17), but not one that was halted where it arrived."""
    for dice, may_walk in (([1, 4, 4], False), ([1, 5, 4], True)):
        t = at(
            "movement",
            hosar={"0510": ["ho_priest", "da_duke"], **IDLE},
            demon={"0512": ["er_levy"]},
            spells={"hosar": ["spellgate"]},
            dice=dice,
        )
        t.do("cast spellgate", "gate da_duke", "at 0512")
        assert t.where("da_duke") == "0512"
        assert ("unit da_duke" in t.options) == may_walk


@pytest.mark.rule("DL-CAP-07")
def test_captured_characters_become_prisoners() -> None:
    t = enters("da_duke", [1, 6])
    assert t.where("da_duke") == "held by demon"
    assert t.view("hosar")["prisoners"] == {"hosar": [], "demon": ["da_duke"]}
    assert "hosar" not in t.view("hosar")["stacks"]["0512"]
    assert t.targets("unit") == ["da_peasants"]


@pytest.mark.rule("DL-CAP-08")
def test_entering_an_enemy_fortress_costs_two() -> None:
    """5 - 2 against 4 at Midazu; 5 against 4 anywhere else, and at Midazu in Hosar's hands."""
    assert enters("da_duke", [5, 4], hex_="1119", start="1019").where("da_duke") == "held by demon"
    assert enters("da_duke", [6, 3], hex_="1119", start="1019").where("da_duke") == "1119"
    assert enters("da_duke", [5, 4]).where("da_duke") == "0512"
    own = at(
        "movement",
        hosar={"1019": ["da_duke"], **IDLE},
        demon={"1119": ["er_levy"]},
        control={"midazu": "hosar"},
        dice=[5, 4],
    )
    assert own.do("unit da_duke", "move 1119").where("da_duke") == "1119"


@pytest.mark.rule("DL-CAP-09")
def test_the_strongest_magician_adds_one() -> None:
    assert enters("ho_priest", [3, 3], "ni_captain").events("capture-escaped")  # 4 against 2
    assert enters("ho_monks", [3, 3], "cm_warlock").events("capture-halted")  # 3 against 3
    assert enters("ho_bishop", [3, 3], "cm_warlock").events("captured")  # 2 against 3
    assert enters("ho_priest", [3, 3], "ni_captain").view("hosar")["cast"] == []


def three_alone(dice: list[int]) -> Table:
    """Demon cavalry comes upon three characters without troops."""
    t = at(
        "movement",
        phase="demon",
        demon={"0511": ["er_cavalry", "er_lord"]},
        hosar={"0512": ["cr_wizard", "da_duke", "cl_count"]},
        dice=dice,
    )
    return t.do("unit er_cavalry", "move 0512")


@pytest.mark.rule("DL-CAP-10")
def test_characters_roll_as_a_party_or_apart() -> None:
    party = three_alone([1, 6])
    party.answer("party", "party da_duke", "party da_duke", seat="hosar")
    assert party.rolls(ATTEMPT) == [(1, 6)]
    assert {party.where(u) for u in ("cr_wizard", "da_duke", "cl_count")} == {"held by demon"}

    apart = three_alone([1, 6, 6, 1, 1, 6])
    apart.answer("party", "apart", "apart", seat="hosar")
    assert len(apart.rolls(ATTEMPT)) == 3

    mixed = three_alone([1, 6, 6, 1])
    mixed.answer("party", "apart", "party da_duke", seat="hosar")
    assert len(mixed.rolls(ATTEMPT)) == 2
    assert len(mixed.events("captured")) == 2


@pytest.mark.rule("DL-CAP-11")
def test_the_magic_bonus_looks_at_everybody_in_the_hex() -> None:
    """The High Priest's power helps the Count who rolls apart from him, as long as no enemy is as strong."""
    for foe, events in (("ik_sorcerer", 2), ("ni_high_priest", 0)):
        t = at(
            "movement",
            phase="demon",
            demon={"0511": ["er_cavalry", "er_lord"], "0512": [foe]},
            hosar={"0512": ["ho_high_priest", "cl_count"]},
            dice=[2, 2, 2, 2],
        )
        t.do("unit er_cavalry", "move 0512").answer("party", "apart", seat="hosar")
        assert len(t.events("capture-escaped")) == events


@pytest.mark.rule("DL-CAP-12")
def test_a_capture_does_not_hold_up_the_troops() -> None:
    t = at(
        "movement",
        phase="demon",
        demon={"0510": ["er_cavalry", "er_lord"]},
        hosar={"0512": ["da_duke"]},
        control={"timur": "demon"},
        dice=[1, 6],
    )
    t.do("unit er_cavalry", "move 0512")
    assert t.where("da_duke") == "held by demon"
    assert mp(t) == 3
    t.do("move 0515")
    assert t.where("er_cavalry") == "0515"
