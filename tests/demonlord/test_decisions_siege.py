"""Decision points of the siege step (DL-DEC-43 to 46)."""

from typing import Any

import pytest

from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import Table, at


@pytest.mark.rule("DL-DEC-43")
def test_three_sieges_two_questions() -> None:
    hexes = ("0302", "0405", "0414")
    t = at(
        "sieges",
        hosar={"0302": ["da_peasants"], "0405": ["gu_militia"], "0414": ["cr_militia"]},
        demon={"0302": ["er_levy"], "0405": ["er_archers"], "0414": ["er_cavalry"]},
        sieges=dict.fromkeys(hexes, 1),
        dice=(1,) * 12,
    )
    assert asks(t, "hosar", "next-siege", "DL-DEC-43") == [f"resolve {hex_}" for hex_ in hexes]
    t.do("resolve 0405").answer("siege-method", "invest")
    assert asks(t, "hosar", "next-siege", "DL-DEC-43") == ["resolve 0302", "resolve 0414"]
    t.do("resolve 0414").answer("siege-method", "invest")
    assert only_choices(t, "hosar") == [("next-siege", "resolve 0302")]
    assert t.question == "siege-method"


def siege(phase: str = "demon", **more: Any) -> Table:
    """Rabat under siege."""
    stacks = {"hosar": {"0414": ["cr_militia", "cr_castle_guards"]}, "demon": {"0414": ["er_levy", "er_cavalry"]}}
    for seat, units in more.pop("with_", {}).items():
        stacks[seat]["0414"] = [*stacks[seat]["0414"], *units]
    return at("sieges", phase, hosar=stacks["hosar"], demon=stacks["demon"], sieges={"0414": 1}, **more)


@pytest.mark.rule("DL-DEC-44")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_besieger_picks_the_method_in_either_phase(phase: str) -> None:
    t = siege(phase, dice=(1,) * 4)
    assert asks(t, "demon", "siege-method", "DL-DEC-44") == ["assault", "invest"]
    t.do("assault")
    assert t.events("siege-method") == [{"hex": "0414", "method": "assault"}]


@pytest.mark.rule("DL-DEC-44")
@pytest.mark.parametrize(("order", "method"), [("siege-assault", "assault"), ("siege-invest", "investment")])
def test_a_standing_order_picks_the_method(order: str, method: str) -> None:
    t = at(
        "movement",
        hosar={"0414": ["cr_militia", "cr_castle_guards"], "0510": ["ti_knights"]},
        demon={"0414": ["er_levy", "er_cavalry"], "1605": ["er_patrol"]},
        sieges={"0414": 1},
        requested=[True, True],
        arrived=[True, True],
        dice=(1,) * 8,
    )
    assert t.refuses("siege-assault 0414", seat="hosar") == ["DL-DEC-44"]  # the defender
    assert t.refuses("siege-assault 0510", seat="demon") == ["DL-DEC-44"]  # no siege
    t.do(f"{order} 0414", seat="demon")
    t.do("end").answer("sortie", "no")
    assert t.events("siege-method") == [{"hex": "0414", "method": method}]
    assert t.siege("0414") == 2
    t.do("siege-ask 0414", seat="demon").answer("movement", "end")
    assert t.question == "siege-method"


@pytest.mark.rule("DL-DEC-44")
def test_a_standing_order_ends_with_its_siege() -> None:
    t = at(
        "movement",
        "demon",
        hosar={"0414": ["cr_militia", "cr_castle_guards"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
    )
    t.do("siege-assault 0414", "order fire-always", seat="demon")
    assert t.view("demon")["own"]["orders"] == ["fire-always", "siege 0414 assault"]
    t.do("unit er_cavalry", "move 0413", "stop")
    assert t.siege("0414") is None
    assert t.view("demon")["own"]["orders"] == ["fire-always"]


@pytest.mark.rule("DL-DEC-45")
def test_siege_magic_in_turn_until_both_pass() -> None:
    t = siege(with_={"hosar": ["cr_wizard", "ho_priest"], "demon": ["ni_captain", "er_lord"]}, dice=(1,) * 7)
    t.answer("siege-method", "invest")
    assert asks(t, "demon", "siege-magic", "DL-DEC-45") == ["support ni_captain", "support er_lord", "pass"]
    t.do("pass")
    assert asks(t, "hosar", "siege-magic", "DL-DEC-45") == ["support ho_priest", "support cr_wizard", "pass"]
    t.do("support cr_wizard")
    asks(t, "demon", "siege-magic", "DL-DEC-45")
    t.do("support er_lord")
    assert asks(t, "hosar", "siege-magic", "DL-DEC-45") == ["support ho_priest", "pass"]
    t.do("pass")
    assert asks(t, "demon", "siege-magic", "DL-DEC-45") == ["support ni_captain", "pass"]
    assert t.rolls("DL-SMG-03") == []
    t.do("pass")
    assert len(t.rolls("DL-SMG-03")) == 2


@pytest.mark.rule("DL-DEC-45")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_a_side_alone_with_casters_is_asked_until_it_passes_once(phase: str) -> None:
    t = siege(phase, with_={"hosar": ["cr_wizard", "ho_priest"]}, dice=(1,) * 5).answer("siege-method", "invest")
    asks(t, "hosar", "siege-magic", "DL-DEC-45")
    t.do("support cr_wizard")
    assert asks(t, "hosar", "siege-magic", "DL-DEC-45") == ["support ho_priest", "pass"]
    t.do("pass")
    assert t.siege("0414") == 2


@pytest.mark.rule("DL-DEC-45")
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"with_": {"hosar": ["cl_count"]}},  # no power
        {"with_": {"hosar": ["cr_wizard"]}, "cast": ["cr_wizard"]},
    ],
)
def test_no_siege_magic_question_without_an_unused_caster(more: dict[str, Any]) -> None:
    t = siege(dice=(1,) * 4, **more).answer("siege-method", "invest")
    assert t.siege("0414") == 2


@pytest.mark.rule("DL-DEC-46")
def test_both_choose_their_losses_before_either_is_shown() -> None:
    more = {"hosar": ["ti_spearmen"], "demon": ["er_patrol"]}
    t = siege(with_=more, dice=(3, 3, 3, 2)).answer("siege-method", "assault")  # one loss each
    assert (t.asked, t.question, t.rule) == (["demon", "hosar"], "siege-losses", "DL-DEC-46")
    assert t.options_of("hosar") == ["lose ti_spearmen", "lose cr_castle_guards", "lose cr_militia"]
    assert t.options_of("demon") == ["lose er_cavalry", "lose er_patrol", "lose er_levy"]
    before = (t.view("demon"), t.heard_by("demon"))
    t.do("lose cr_militia", seat="hosar")
    assert (t.view("demon"), t.heard_by("demon")) == before
    assert t.where("cr_militia") == "0414"
    t.do("lose er_levy", seat="demon")
    assert (t.where("cr_militia"), t.where("er_levy")) == ("dead", "dead")


@pytest.mark.rule("DL-DEC-46")
def test_no_question_when_all_or_none_are_lost() -> None:
    three = {"hosar": ["ti_spearmen"], "demon": ["er_patrol"]}
    t = siege(with_=three, dice=(5, 5, 1, 1), clash=True).answer("siege-method", "assault")  # 11: three losses
    assert [t.where(unit) for unit in ("cr_militia", "cr_castle_guards", "ti_spearmen")] == ["dead"] * 3
    t = siege(with_=three, dice=(1, 1, 1, 1)).answer("siege-method", "invest")
    assert t.question != "siege-losses"
    assert t.view(None)["dead"] == []
