"""Vision and Cloak (DL-SPL-01 to 04)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import Table, at

STACK = ["cg_castellan", "er_cavalry", "er_levy"]


def looking(step: str = "before-movement", phase: str = "hosar", dice: list[int] | None = None, **more: Any) -> Table:
    """Two Hosar seers next to a Demon stack that two Demon characters could cloak."""
    sides: dict[str, Any] = {
        "hosar": {"0110": ["ti_knights", "ho_bishop", "ho_monks"]},
        "demon": {"0111": [*STACK, "cm_warlock"], "0113": ["ni_winged_fiends", "tnc_shadow"]},
        "spells": {"hosar": ["vision"], "demon": ["cloak"]},
    }
    return at(step, phase, dice=dice or [], **{**sides, **more})


def look(t: Table, by: str) -> Table:
    """Cast Vision at 0111."""
    t.do("cast vision")
    if t.question == "cast-caster":
        t.do(f"by {by}")
    return t.do("at 0111") if t.question == "cast-target" else t


@pytest.mark.rule("DL-SPL-01")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
@pytest.mark.parametrize("step", ["before-movement", "after-movement"])
def test_vision_shows_every_enemy_counter_in_the_hex_to_its_owner_alone(step: str, phase: str) -> None:
    t = look(looking(step, phase, [1], spells={"hosar": ["vision"]}), "ho_bishop")
    seen = [args["units"] for key, args in t.heard_by("hosar") if key == "vision"]
    assert [sorted(units) for units in seen] == [sorted([*STACK, "cm_warlock"])]
    assert "vision" not in [key for key, _ in t.heard_by("demon") + t.heard_by(None)]
    assert "er_levy" not in str(t.heard_by(None))


@pytest.mark.rule("DL-SPL-01")
def test_a_failed_vision_shows_nothing() -> None:
    t = look(looking(dice=[6]), "ho_bishop")
    assert not t.events("vision")
    assert "er_levy" not in str(t.heard_by("hosar"))


@pytest.mark.rule("DL-SPL-01")
@pytest.mark.parametrize(
    ("step", "question"), [("invocation", "invocation"), ("battles", "battle-magic"), ("end", "window-end")]
)
def test_vision_is_refused_after_its_two_windows(step: str, question: str) -> None:
    t = looking(
        step,
        turn=2,
        hosar={"0110": ["ti_knights", "ho_bishop"], "0603": ["ho_priest"]},
        demon={"0110": ["er_cavalry"]},
        spells={"hosar": ["vision", "spellgate"] if step == "end" else ["vision"]},
    )
    assert t.question == question
    assert t.refuses("cast vision") == ["DL-SPL-01"]


@pytest.mark.rule("DL-SPL-02")
@pytest.mark.parametrize(("die", "asked"), [(5, True), (6, False)])
def test_cloak_is_the_answer_to_a_successful_vision(die: int, asked: bool) -> None:
    t = looking(dice=[die])
    assert t.why("cast cloak", seat="demon") == ["DL-SPL-02"]
    look(t, "ho_bishop")
    assert (t.question == "cloak") is asked
    if asked:
        assert t.asked == ["demon"]
        assert t.rule == "DL-DEC-15"
        assert not t.events("vision")
        t.do("pass")
        assert len(t.events("vision")) == 1


@pytest.mark.rule("DL-SPL-02")
def test_cloak_needs_power_two_and_is_not_asked_of_others() -> None:
    t = looking(dice=[1], demon={"0111": ["er_cavalry", "er_lord"]})
    look(t, "ho_bishop")
    assert t.question != "cloak"
    assert len(t.events("vision")) == 1


@pytest.mark.rule("DL-SPL-03")
def test_a_cloak_blocks_every_vision_into_its_hex_until_the_phase_is_over() -> None:
    t = looking(dice=[1, 5, 1, 1])
    look(t, "ho_bishop").answer("cloak", "cast cloak", "by cm_warlock", "at 0111")
    assert t.events("vision-blocked") == [{"hex": "0111"}]
    look(t, "ho_monks")  # the other Demon character need not even be asked
    assert t.question == "movement"
    assert t.events("vision-blocked") == [{"hex": "0111"}] * 2
    assert not t.events("vision")
    assert t.view("hosar")["marks"]["cloaks"] == ["0111"]
    t.do("end").until("window-before-movement")  # of the Demon phase
    assert t.view("hosar")["marks"]["cloaks"] == []
    look(t, "ho_bishop").answer("cloak", "pass")
    assert len(t.events("vision")) == 1


@pytest.mark.rule("DL-SPL-04")
def test_after_a_failed_cloak_another_character_may_try() -> None:
    t = looking(dice=[1, 6, 2])
    look(t, "ho_bishop").answer("cloak", "cast cloak", "by tnc_shadow", "at 0111")
    assert not t.events("vision")
    t.answer("cloak", "cast cloak")
    assert t.refuses("by tnc_shadow") == ["DL-MAG-02"]
    t.do("at 0111")
    assert [event["unit"] for event in t.events("cast") if event["spell"] == "cloak"] == ["tnc_shadow", "cm_warlock"]
    assert t.events("vision-blocked") == [{"hex": "0111"}]
    assert not t.events("vision")


@pytest.mark.rule("DL-SPL-04")
def test_the_cloaked_hex_must_be_in_range_of_the_caster() -> None:
    """The captain (range 1) can reach the hex looked into only from next to it."""
    for where, asked in (("0112", True), ("0113", False)):
        t = looking(dice=[1], demon={"0111": STACK, where: ["ni_captain"]})
        look(t, "ho_bishop")
        assert (t.question == "cloak") is asked
    t = looking(dice=[1], demon={"0111": [*STACK, "cm_warlock"], "0114": ["er_patrol"], "0115": ["er_archers"]})
    look(t, "ho_bishop").do("cast cloak")
    assert t.targets("at") == ["0111", "0114"]
    assert t.refuses("at 0115") == ["DL-MAG-12"]


@pytest.mark.rule("DL-SPL-04")
def test_a_cloak_over_another_hex_does_not_stop_this_vision() -> None:
    t = looking(dice=[1, 1])
    look(t, "ho_bishop").answer("cloak", "cast cloak", "by cm_warlock", "at 0113")
    t.answer("cloak", "pass")  # the shadow could still cover 0111
    assert len(t.events("vision")) == 1
    assert t.view("hosar")["marks"]["cloaks"] == ["0113"]
