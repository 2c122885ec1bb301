"""Decision points from the movement step to the eve of the battles (DL-DEC-16 to 22)."""

from typing import Any

import pytest

from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import Table, at


@pytest.mark.rule("DL-DEC-16")
def test_commands_of_the_movement_step() -> None:
    t = at(
        "movement",
        hosar={"0510": ["ti_knights", "ho_high_priest", "ti_prince"]},
        demon={"1605": ["er_levy"]},
        spells={"hosar": ["spellgate"]},
        dice=(6,),
    )
    commands = ["unit ho_high_priest", "unit ti_prince", "unit ti_knights"]
    assert asks(t, "hosar", "movement", "DL-DEC-16") == [*commands, "cast spellgate", "end"]
    t.do("unit ti_knights")
    assert {"ride ho_high_priest", "ride ti_prince", "move 0511", "stop"} <= set(asks(t, "hosar", "march", "DL-DEC-16"))
    assert "cast spellgate" not in t.options, "not during a unit's move"
    t.do("move 0511", "stop")
    assert asks(t, "hosar", "movement", "DL-DEC-16") == [*commands[:2], "cast spellgate", "end"]
    t.do("cast spellgate", "gate ti_prince", "done", "at 0512")  # between two moves
    assert asks(t, "hosar", "movement", "DL-DEC-16") == [*commands[:2], "end"]
    t.do("top ti_prince")
    assert t.stack("hosar", "0510")[0] == "ti_prince"


@pytest.mark.rule("DL-DEC-16")
def test_the_step_ends_with_units_that_have_not_moved() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]}, demon={"1605": ["er_levy"]}).do("end")
    assert (t.asked, t.where("ti_knights")) == (["demon"], "0510")


@pytest.mark.rule("DL-DEC-16")
def test_the_step_ends_by_command_while_a_unit_can_move() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]}, demon={"1605": ["er_levy"]})
    t.do("unit ti_knights", "move 0511", "stop")
    assert asks(t, "hosar", "movement", "DL-DEC-16") == ["unit ti_prince", "end"]


def met(stack: list[str], mover: list[str], hex_: str = "0110", order: str = "", dice: tuple[int, ...] = ()) -> Table:
    """Demon units have moved from 0109 (or next to a fortress) into a Hosar stack."""
    start = {"0110": "0109", "0405": "0404"}[hex_]
    t = at("movement", "demon", hosar={hex_: stack}, demon={start: mover, "1605": ["er_patrol"]}, dice=dice)
    if order:
        t.do(order, seat="hosar")
    return t.do(f"unit {mover[0]}", f"move {hex_}")


TROOPS = ["er_cavalry", "er_lord"]


@pytest.mark.rule("DL-DEC-17")
def test_owner_of_a_character_on_top_shows_a_troop_unit_and_blocks() -> None:
    t = met(["ti_prince", "ti_knights"], TROOPS)
    assert asks(t, "hosar", "block", "DL-DEC-17") == ["show", "silent"]
    t.do("show")
    assert t.view("demon")["stacks"]["0110"]["hosar"] == ["ti_knights"]
    assert t.question == "movement", "the cavalry must stop"


@pytest.mark.rule("DL-DEC-17")
def test_owner_lets_them_pass() -> None:
    t = met(["ti_prince", "ti_knights"], TROOPS, dice=(6, 1)).do("silent")
    assert t.question == "march"
    assert t.view("demon")["stacks"]["0110"]["hosar"] == ["ti_prince"]


@pytest.mark.rule("DL-DEC-17")
@pytest.mark.parametrize(
    ("stack", "hex_", "question"),
    [
        (["ti_knights", "ti_prince"], "0110", "movement"),  # a troop unit on top stops them
        (["ti_prince"], "0110", "march"),  # nobody to show
        (["ti_prince", "ti_knights"], "0405", "movement"),  # his fortress: he must show one
    ],
)
def test_no_question_where_there_is_nothing_to_decide(stack: list[str], hex_: str, question: str) -> None:
    t = met(stack, TROOPS, hex_, dice=(6, 1))
    assert (t.asked, t.question) == (["demon"], question)


@pytest.mark.rule("DL-DEC-17")
@pytest.mark.parametrize(("order", "question"), [("stack-show", "movement"), ("stack-silent", "march")])
def test_a_standing_order_for_the_stack_blocks_or_not(order: str, question: str) -> None:
    t = met(["ti_prince", "ti_knights"], TROOPS, order=f"{order} 0110", dice=(6, 1))
    assert (t.asked, t.question) == (["demon"], question)
    assert "order-taken" not in dict(t.heard_by("demon"))


@pytest.mark.rule("DL-DEC-17", "DL-DEC-18")
def test_a_standing_order_belongs_to_one_stack_and_can_be_lifted() -> None:
    t = at("movement", hosar={"0110": ["ti_prince", "ti_knights"]}, demon={"1605": ["er_levy"]})
    assert t.refuses("stack-show 0111", seat="hosar") == ["DL-DEC-17"]
    assert t.refuses("stack-show 0110", seat="demon") == ["DL-DEC-17"]
    t.do("stack-show 0110", seat="hosar")
    assert t.view("hosar")["own"]["orders"] == ["stack 0110 show"]
    t.do("stack-silent 0110", seat="hosar")
    assert t.view("hosar")["own"]["orders"] == ["stack 0110 silent"]
    t.do("stack-ask 0110", seat="hosar")
    assert t.view("hosar")["own"]["orders"] == []


@pytest.mark.rule("DL-DEC-18")
def test_owner_of_a_character_on_top_hunts_a_lone_character_or_not() -> None:
    t = met(["ti_prince", "ti_knights"], ["er_lord"], dice=(6, 1))
    assert asks(t, "hosar", "hunt", "DL-DEC-18") == ["show", "silent"]
    t.do("show")
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    assert t.view("demon")["stacks"]["0110"]["hosar"] == ["ti_knights"]
    t = met(["ti_prince", "ti_knights"], ["er_lord"]).do("silent")
    assert t.rolls("DL-CAP-05") == []
    assert t.view("demon")["stacks"]["0110"]["hosar"] == ["ti_prince"]


@pytest.mark.rule("DL-DEC-18")
@pytest.mark.parametrize(("stack", "rolls"), [(["ti_knights", "ti_prince"], 1), (["ti_prince", "cl_count"], 0)])
def test_no_hunt_question_with_troops_on_top_or_without_troops(stack: list[str], rolls: int) -> None:
    t = met(stack, ["er_lord"], dice=(6, 1))
    assert t.asked == ["demon"]
    assert len(t.rolls("DL-CAP-05")) == rolls


@pytest.mark.rule("DL-DEC-18")
@pytest.mark.parametrize(("order", "rolls"), [("stack-show", 1), ("stack-silent", 0)])
def test_a_standing_order_for_the_stack_hunts_or_not(order: str, rolls: int) -> None:
    t = met(["ti_prince", "ti_knights"], ["er_lord"], order=f"{order} 0110", dice=(6, 1))
    assert t.asked == ["demon"]
    assert len(t.rolls("DL-CAP-05")) == rolls


@pytest.mark.rule("DL-DEC-19")
@pytest.mark.parametrize(("answer", "parties"), [("apart", [1, 1]), ("party ti_prince", [2])])
def test_two_endangered_characters_go_together_or_apart(answer: str, parties: list[int]) -> None:
    t = met(["ti_prince", "cl_count"], TROOPS, dice=(6, 1) * len(parties))
    assert asks(t, "hosar", "party", "DL-DEC-19") == ["apart", "party ti_prince"]
    t.do(answer)
    assert [roll["party"] for roll in t.events("roll")] == parties


@pytest.mark.rule("DL-DEC-19")
def test_one_endangered_character_is_not_asked() -> None:
    t = met(["ti_prince"], TROOPS, dice=(6, 1))
    assert t.asked == ["demon"]
    assert only_choices(t, "hosar") == [("party", "apart")]
    assert "only-choice" not in dict(t.heard_by("demon"))


@pytest.mark.rule("DL-DEC-19")
def test_a_third_character_may_join_either_party() -> None:
    t = met(["ti_prince", "cl_count", "da_duke"], TROOPS).do("apart")
    assert asks(t, "hosar", "party", "DL-DEC-19") == ["apart", "party ti_prince", "party da_duke"]


SEERS: dict[str, Any] = {
    "hosar": {"0510": ["cr_wizard"]},
    "demon": {"0511": ["er_levy", "ni_captain"]},
    "spells": {"hosar": ["vision", "spellgate"], "demon": ["vision", "earthpit"]},
}


@pytest.mark.rule("DL-DEC-20")
def test_vision_after_movement_in_turn_until_both_pass() -> None:
    t = at("after-movement", **SEERS, dice=(6,))
    assert asks(t, "hosar", "window-after-movement", "DL-DEC-20") == ["cast vision", "pass", "pass-step", "pass-phase"]
    t.do("pass")
    asks(t, "demon", "window-after-movement", "DL-DEC-20")
    t.do("cast vision")
    asks(t, "hosar", "window-after-movement", "DL-DEC-20")  # the demon's caster is spent
    t.do("pass")
    assert t.view(None)["phase"] == "demon"


@pytest.mark.rule("DL-DEC-20")
def test_no_vision_no_window_after_movement() -> None:
    stacks: dict[str, Any] = {"hosar": {"0209": ["ho_bishop"]}, "demon": {"0208": ["er_lord"], "1605": ["ni_captain"]}}
    spells = {"hosar": ["cloak"], "demon": ["cloak"]}
    assert at("after-movement", turn=2, **stacks, spells=spells).question == "invocation"


@pytest.mark.rule("DL-DEC-21")
def test_two_casters_at_a_temple_are_asked_in_turn() -> None:
    two = {"2006": ["ni_captain", "ni_demonlord"], "1605": ["er_levy"]}
    t = at("invocation", "demon", demon=two, dice=(6, 1))
    callers = ["invoke ni_demonlord", "invoke ni_captain"]
    assert asks(t, "demon", "invocation", "DL-DEC-21") == [*callers, "end"]
    t.do("invoke ni_captain")
    assert asks(t, "demon", "invocation", "DL-DEC-21") == [callers[0], "end"]
    t = at("invocation", "demon", demon=two, dice=(1,)).do("invoke ni_captain")
    assert t.where("yo_yorgash") == "2006"
    assert t.question != "invocation", "nobody is left to be called at 2006"


@pytest.mark.rule("DL-DEC-21")
def test_the_being_is_asked_where_there_are_several() -> None:
    t = at("invocation", turn=2, hosar={"0603": ["ho_high_priest"]}, arrived=[True, False], requested=[True, False])
    t.do("invoke ho_high_priest")
    assert asks(t, "hosar", "invoke-being", "DL-DEC-21") == ["call in_light_spirit", "call inr_west_wizard"]


@pytest.mark.rule("DL-DEC-21")
@pytest.mark.parametrize(
    "more",
    [
        {"demon": {"2006": ["ni_captain"]}, "cast": ["ni_captain"]},
        {"demon": {"2006": ["cg_castellan"]}},  # no power
        {"demon": {"2005": ["ni_captain"]}},  # no temple
        {"demon": {"2006": ["ni_captain"]}, "hosar": {"2006": ["ti_knights"]}},
        {"demon": {"2006": ["ni_captain", "yo_yorgash"]}},  # nothing left to invoke
    ],
)
def test_no_invocation_question(more: dict[str, Any]) -> None:
    t = at("invocation", "demon", turn=1, **{"hosar": {"0510": ["ti_peasants"]}, **more})
    assert t.question != "invocation"


@pytest.mark.rule("DL-DEC-22")
def test_spellgate_before_the_battles() -> None:
    t = at(
        "battles",
        hosar={"0510": ["ho_priest", "ti_knights"]},
        demon={"0512": ["er_levy"], "1605": ["ni_demonlord"]},
        spells={"hosar": ["spellgate", "vision"], "demon": ["spellgate", "earthpit"]},
        dice=(1,),
    )
    assert asks(t, "hosar", "window-before-battles", "DL-DEC-22")[0] == "cast spellgate"
    assert t.targets("cast") == ["spellgate"]
    t.do("cast spellgate", "gate ti_knights", "at 0512")
    asks(t, "demon", "window-before-battles", "DL-DEC-22")
    t.do("pass")
    assert t.where("ti_knights") == "0512"
    assert t.view(None)["battle"]["hex"] == "0512", "the last moment to gate troops onto troops"


@pytest.mark.rule("DL-DEC-22")
def test_no_spellgate_no_window_before_battles() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_knights", "ho_priest"]},
        demon={"1004": ["er_levy", "ni_demonlord"]},
        spells={"hosar": ["vision"], "demon": ["earthpit"]},
    )
    assert t.question == "terrain"


@pytest.mark.rule("DL-DEC-17", "DL-DEC-44")
def test_a_standing_order_is_gone_with_its_stack_or_siege() -> None:
    """The knights stay, the Prince leaves 0111, the besiegers leave Rabat."""
    t = at(
        "movement",
        "demon",
        hosar={"0110": ["ti_knights"], "0111": ["ti_prince"], "0414": ["cr_militia"]},
        demon={"0414": ["er_cavalry", "er_lord"], "1605": ["er_levy"]},
        sieges={"0414": 1},
    )
    t.do("stack-show 0110", "stack-show 0111", "order cloak-never", seat="hosar")
    t.do("siege-assault 0414", "order fire-always", seat="demon")
    t.do("unit er_cavalry", "ride er_lord", "move 0413", "stop", "end").until("movement")
    assert t.view("demon")["own"]["orders"] == ["fire-always"]
    t.do("unit ti_prince", "move 0112", "stop", "end").until("movement")
    assert t.view("hosar")["own"]["orders"] == ["cloak-never", "stack 0110 show"]
