"""Siege magic (DL-SMG). Siege dice of 1 and 1 do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import Table, at

RABAT = "0414"
NOTHING = (1, 1)


def siege(
    phase: str = "demon", hosar: dict[str, Any] | None = None, demon: dict[str, Any] | None = None, **more: Any
) -> Table:
    """Rabat besieged, the method still to be picked."""
    inside: dict[str, Any] = {RABAT: ["cr_castle_guards"], **(hosar or {})}
    outside: dict[str, Any] = {RABAT: ["ni_orc_swords"], **(demon or {})}
    return at("sieges", phase, hosar=inside, demon=outside, sieges={RABAT: 1}, **more)


def bonus(t: Table) -> list[str]:
    """The sides that added siege magic to their last roll."""
    rolls = [e.args for e in t.log if e.key == "roll" and e.args["why"] == "DL-SIE-11"][-2:]
    return [("hosar", "demon")[args["side"]] for args in rolls if "DL-SIE-16" in dict(args["modifiers"])]


@pytest.mark.rule("DL-SMG-01")
@pytest.mark.parametrize(("hex_", "reaches"), [("0409", True), ("0408", False)])
def test_siege_magic_reaches_a_besieged_hex_within_the_casters_range(hex_: str, reaches: bool) -> None:
    """The High Priest's range is 5."""
    t = siege(hosar={hex_: ["ho_high_priest"]}, dice=[1, *NOTHING * 2])
    assert t.refuses("support ho_high_priest", seat="hosar") == ["DL-SMG-01"]  # the method comes first
    t.do("invest")
    if reaches:
        assert (t.question, t.asked) == ("siege-magic", ["hosar"])
        t.do("support ho_high_priest")
        assert bonus(t) == ["hosar"]
    else:
        assert t.question != "siege-magic"


@pytest.mark.rule("DL-SMG-01")
def test_who_has_cast_in_this_phase_gives_no_siege_magic() -> None:
    t = siege(hosar={"0409": ["ho_high_priest"]}, cast=["ho_high_priest"], dice=NOTHING * 2)
    t.do("invest")
    assert t.question != "siege-magic"


def duel(*dice: int) -> Table:
    """Demon's Warlock (3) and High Priest (5) against the Wizard (2) and Priest (4) over Rabat, in the Demon phase."""
    t = siege(
        hosar={RABAT: ["cr_castle_guards", "cr_wizard", "ho_priest"]},
        demon={RABAT: ["ni_orc_swords", "cm_warlock", "ni_high_priest"]},
        dice=[*dice, *NOTHING * 2],
    )
    return t.do("invest")


@pytest.mark.rule("DL-SMG-02")
def test_casters_are_announced_in_turn_phasing_player_first_until_both_pass_in_a_row() -> None:
    t = duel(1, 1, 1)
    asked = []
    for action in ("support cm_warlock", "support cr_wizard", "support ni_high_priest", "pass"):
        assert t.question == "siege-magic"
        asked += t.asked
        t.do(action)
    assert asked == ["demon", "hosar", "demon", "hosar"]
    assert t.rolls("DL-SMG-03") == [(1,), (1,), (1,)]  # Demon has nobody left to announce: closed
    assert [e["unit"] for e in t.events("siege-support")] == ["cm_warlock", "cr_wizard", "ni_high_priest"]


@pytest.mark.rule("DL-SMG-02")
def test_a_pass_ends_the_announcing_only_if_the_other_passes_too() -> None:
    t = duel(1)
    t.do("pass", "support cr_wizard")
    assert (t.question, t.asked) == ("siege-magic", ["demon"])  # asked again
    t.do("pass")
    assert (t.question, t.asked, t.rolls("DL-SMG-03")) == ("siege-magic", ["hosar"], [])
    t.do("pass")
    assert t.rolls("DL-SMG-03") == [(1,)]


@pytest.mark.rule("DL-SMG-02")
def test_an_announced_cast_cannot_be_taken_back() -> None:
    t = duel(1)
    t.do("support cm_warlock", "pass")
    assert t.view(None)["cast"] == ["cm_warlock"]
    assert t.options == ["support ni_high_priest", "pass"]
    t.refuses("support cm_warlock")
    t.do("pass")
    assert t.rolls("DL-SMG-03") == [(1,)]


@pytest.mark.rule("DL-SMG-03")
@pytest.mark.parametrize(
    ("dice", "sides"),
    [
        ((5, 5, 5, 5), ["demon"]),  # 3 + 5 against 2 + 4
        ((5, 5, 6, 5), ["hosar"]),  # 3 against 6
        ((6, 6, 5, 5), ["demon"]),  # 5 against 4
        ((5, 5, 6, 6), ["demon"]),  # 3 against 2
    ],
)
def test_each_caster_succeeds_on_one_to_five_and_powers_are_added(dice: tuple[int, ...], sides: list[str]) -> None:
    t = duel(*dice)
    t.do("support cm_warlock", "support cr_wizard", "support ni_high_priest", "support ho_priest")
    assert t.rolls("DL-SMG-03") == [(die,) for die in dice]
    assert bonus(t) == sides


@pytest.mark.rule("DL-SMG-03", "DL-SMG-04")
def test_five_and_two_that_succeed_beat_five_although_three_fails() -> None:
    t = siege(
        hosar={RABAT: ["cr_castle_guards", "ho_high_priest", "ho_monks", "cr_wizard"]},
        demon={RABAT: ["ni_orc_swords", "ni_high_priest"]},
        dice=[1, 1, 6, 1, *NOTHING * 2],
    )
    t.do("invest", "support ni_high_priest", "support ho_high_priest", "support ho_monks", "support cr_wizard")
    assert bonus(t) == ["hosar"]


@pytest.mark.rule("DL-SMG-04")
@pytest.mark.parametrize(("demon", "sides"), [("ni_demonlord", []), ("cm_warlock", ["hosar"])])
def test_the_higher_total_adds_one_to_the_siege_roll_and_equal_totals_nothing(demon: str, sides: list[str]) -> None:
    """The Priest (4) against the Demonlord (4) or the Warlock (3)."""
    t = siege(
        hosar={RABAT: ["cr_castle_guards", "ho_priest"]},
        demon={RABAT: ["ni_orc_swords", demon]},
        dice=[1, 1, *NOTHING * 2],
    )
    t.do("invest", f"support {demon}", "support ho_priest")
    assert bonus(t) == sides
    (total,) = [e["total"] for e in t.events("siege-result") if e["side"] == "hosar"]
    assert total == 2 + len(sides)


@pytest.mark.rule("DL-SMG-05")
def test_a_cast_supports_one_siege_and_a_character_one_siege_in_a_phase() -> None:
    """Timur and Rabat are both in the High Priest's range."""
    t = at(
        "sieges",
        "hosar",
        hosar={RABAT: ["cr_castle_guards"], "0510": ["ti_peasants"], "0411": ["ho_high_priest"]},
        demon={RABAT: ["ni_orc_swords"], "0510": ["ni_orc_spears"]},
        sieges={RABAT: 1, "0510": 1},
        dice=[1, *NOTHING * 4],
    )
    t.do(f"resolve {RABAT}", "invest", "support ho_high_priest")
    assert bonus(t) == ["hosar"]
    t.do("invest")  # the other siege: nobody is asked for magic
    assert bonus(t) == []
    assert [(e["unit"], e["hex"]) for e in t.events("siege-support")] == [("ho_high_priest", RABAT)]
    assert t.rolls("DL-SMG-03") == [(1,)]
