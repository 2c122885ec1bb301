"""Decision points at the start of a phase (DL-DEC-10 to 15)."""

from typing import Any

import pytest

from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import Table, at

ONE_EACH: dict[str, Any] = {"hosar": {"0510": ["ti_knights"]}, "demon": {"1605": ["er_cavalry"]}}
ENTRANCES = ["0108", "0301", "0523"]


@pytest.mark.rule("DL-DEC-10")
def test_replacements_are_asked_for_each_kind_that_is_dead() -> None:
    t = at("start", scenario="long", piles={"dead": ["ti_sergeants", "ti_prince", "er_levy"]}, **ONE_EACH)
    assert asks(t, "hosar", "replace-character", "DL-DEC-10") == ["replace ti_prince", "pass"]
    t.do("pass")
    assert asks(t, "hosar", "replace-troop", "DL-DEC-10") == ["replace ti_sergeants", "pass"]
    t.do("pass")
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-10")
def test_only_troops_dead_skips_the_character_question() -> None:
    t = at("start", scenario="long", piles={"dead": ["ti_sergeants"]}, **ONE_EACH)
    assert t.question == "replace-troop"


@pytest.mark.rule("DL-DEC-10")
@pytest.mark.parametrize(
    "more",
    [
        {"scenario": "standard", "piles": {"dead": ["ti_sergeants"]}},
        {"scenario": "long", "piles": {"dead": ["ti_sergeants"]}, "control": {"timur": "demon"}},
        {"scenario": "long", "piles": {"dead": ["in_light_spirit", "er_levy"], "prisoners_of_demon": ["ti_prince"]}},
    ],
)
def test_no_replacements_without_capital_candidate_or_long_game(more: dict[str, Any]) -> None:
    assert at("start", hosar={"0302": ["ti_knights"]}, **more).question == "movement"


@pytest.mark.rule("DL-DEC-11")
def test_reinforcement_request() -> None:
    t = at("start", clash=True, **ONE_EACH)
    assert asks(t, "hosar", "request", "DL-DEC-11") == ["yes", "no"]
    t.do("no").answer("movement", "end")
    assert asks(t, "demon", "request", "DL-DEC-11") == ["yes", "no"]


@pytest.mark.rule("DL-DEC-11")
@pytest.mark.parametrize(
    "more",
    [
        {"clash": False},
        {"clash": True, "requested": [True, False], "dice": (6,)},
        {"clash": True, "requested": [True, False], "arrived": [True, False]},
    ],
)
def test_no_request_before_the_first_clash_after_a_request_or_after_arrival(more: dict[str, Any]) -> None:
    assert at("start", **ONE_EACH, **more).question == "movement"


def arrivals(**more: Any) -> Table:
    """Hosar's eight mercenaries are to be placed."""
    hosar, demon = ONE_EACH["hosar"], {**ONE_EACH["demon"], **more.pop("demon", {})}
    return at("start", clash=True, requested=[True, False], dice=(1, *(1,) * 8), hosar=hosar, demon=demon, **more)


@pytest.mark.rule("DL-DEC-12")
def test_eight_arrivals_are_eight_placements() -> None:
    t = arrivals()
    count = 0
    while t.question == "place-arrival":
        options = asks(t, "hosar", "place-arrival", "DL-DEC-12")
        both = [f"place {hex_}" for hex_ in ENTRANCES] + [f"place-all {hex_}" for hex_ in ENTRANCES]
        assert options == (both if count < 7 else both[:3])
        t.do(f"place {ENTRANCES[count % 3]}")
        count += 1
    assert count == 8
    assert [len(t.stack("hosar", hex_)) for hex_ in ENTRANCES] == [3, 3, 2]


@pytest.mark.rule("DL-DEC-12")
def test_all_on_one_entrance_is_one_answer() -> None:
    t = arrivals().do("place-all 0108")
    assert len(t.stack("hosar", "0108")) == 8
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-12")
def test_entrances_with_enemy_troops_are_closed_unless_all_are() -> None:
    t = arrivals(demon={"0108": ["er_levy"]})
    assert t.targets("place") == ["0301", "0523"]
    assert t.refuses("place 0108") == ["DL-REI-09"]
    t = arrivals(demon={"0108": ["er_levy"], "0301": ["er_archers"], "0523": ["er_swordsmen"]})
    assert t.targets("place") == ENTRANCES


@pytest.mark.rule("DL-DEC-12")
def test_one_open_entrance_needs_no_answer() -> None:
    t = arrivals(demon={"0108": ["er_levy"], "0301": ["er_archers"]})
    assert t.question == "movement"
    assert len(t.stack("hosar", "0523")) == 8


@pytest.mark.rule("DL-DEC-12")
def test_no_question_without_arrivals() -> None:
    assert at("start", clash=True, requested=[True, False], dice=(4,), **ONE_EACH).question == "movement"


@pytest.mark.rule("DL-DEC-12")
@pytest.mark.parametrize(("besieged", "hexes"), [(True, ["0405", "0414"]), (False, ["0510"])])
def test_a_replaced_unit_is_placed_where_there_is_a_choice(besieged: bool, hexes: list[str]) -> None:
    demon = {"0510": ["er_levy"]} if besieged else {"1605": ["er_levy"]}
    t = at(
        "start",
        scenario="long",
        hosar={"0510": ["ti_knights"]},
        demon=demon,
        sieges={"0510": 1} if besieged else {},
        piles={"dead": ["ti_sergeants"]},
        dice=(5,),
    ).do("replace ti_sergeants")
    if besieged:
        assert asks(t, "hosar", "place-arrival", "DL-DEC-12") == [f"place {hex_}" for hex_ in hexes]
    else:
        assert t.where("ti_sergeants") == hexes[0]
        assert ("place-arrival", "place 0510") in only_choices(t, "hosar")


def rains(hex_: str = "0510", **more: Any) -> Table:
    known = more.pop("known", ["rains", "spellgate"])
    return at("start", hosar={hex_: ["ho_priest"]}, demon={"1605": ["er_levy"]}, spells={"hosar": known}, **more)


@pytest.mark.rule("DL-DEC-13")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_hosar_is_asked_for_rains_before_the_window_in_either_phase(phase: str) -> None:
    t = rains(phase=phase)
    assert asks(t, "hosar", "window-rains", "DL-DEC-13")[:2] == ["cast rains", "pass"]
    t.do("pass")
    assert t.question == "window-before-movement", "asked once"


@pytest.mark.rule("DL-DEC-13")
def test_rains_name_caster_target_and_radius() -> None:
    t = rains(dice=(1,)).do("cast rains")
    assert asks(t, "hosar", "cast-target", "DL-MAG-09")
    t.do("at 0512")
    assert t.options == ["radius 2", "radius 3", "radius 4"]
    t.do("radius 2")
    assert "0512" in t.view("demon")["marks"]["rains"]
    assert t.question == "movement", "asked once, and the priest has cast"


@pytest.mark.rule("DL-DEC-13")
@pytest.mark.parametrize(
    ("hex_", "more"),
    [
        ("0510", {"known": ["spellgate"]}),
        ("0510", {"cast": ["ho_priest"]}),
        ("0102", {}),  # no water within four hexes
    ],
)
def test_no_rains_question_without_spell_caster_or_water(hex_: str, more: dict[str, Any]) -> None:
    assert rains(hex_, **more).question in ("window-before-movement", "movement")


@pytest.mark.rule("DL-DEC-14")
def test_the_window_closes_when_both_pass_one_after_the_other() -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["ho_high_priest", "ti_knights"]},
        demon={"1605": ["ni_demonlord", "cm_warlock"]},
        spells={"hosar": ["spellgate", "earthpit", "forcemarch"], "demon": ["earthpit", "spellgate", "forcemarch"]},
        dice=(6,),
    )
    passes = ["pass", "pass-step", "pass-phase"]
    every = ["cast forcemarch", "cast earthpit", "cast spellgate"]
    assert asks(t, "hosar", "window-before-movement", "DL-DEC-14") == [*every, *passes]
    t.do("pass")
    assert asks(t, "demon", "window-before-movement", "DL-DEC-14") == [*every[1:], *passes]  # no Forcemarch
    t.do("cast earthpit", "by cm_warlock", "at 1604")
    asks(t, "hosar", "window-before-movement", "DL-DEC-14")
    t.do("pass")
    asks(t, "demon", "window-before-movement", "DL-DEC-14")
    t.do("pass")
    assert t.question == "movement"
    assert len(t.rolls("DL-MAG-15")) == 1


@pytest.mark.rule("DL-DEC-14")
def test_no_window_without_a_castable_spell() -> None:
    assert at("before-movement", hosar={"0510": ["ho_high_priest"]}, demon={"1605": ["er_levy"]}).question == "movement"


def vision(dice: tuple[int, ...], demon: list[str] | None = None, known: tuple[str, ...] = ("cloak",)) -> Table:
    """Hosar has cast a Vision into 0511."""
    return at(
        "before-movement",
        hosar={"0510": ["cr_wizard"]},
        demon={"0511": demon or ["er_levy", "ni_captain", "cm_warlock"], "1605": ["er_cavalry"]},
        spells={"hosar": ["vision"], "demon": list(known)},
        dice=dice,
    )


@pytest.mark.rule("DL-DEC-15")
def test_cloak_is_asked_at_once_and_again_after_a_failure() -> None:
    t = vision((1, 6, 1)).do("cast vision")
    assert asks(t, "demon", "cloak", "DL-DEC-15") == ["cast cloak", "pass"]
    t.do("cast cloak", "by cm_warlock")
    asks(t, "demon", "cloak", "DL-DEC-15")
    assert t.refuses("cast vision", seat="hosar")
    t.do("cast cloak")
    assert t.events("vision-blocked") == [{"hex": "0511"}]
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-15")
@pytest.mark.parametrize(
    ("dice", "demon", "known"),
    [
        ((6,), None, ("cloak",)),  # the Vision fails
        ((1,), None, ("necromon",)),  # Cloak not known
        ((1,), ["er_levy", "er_lord"], ("cloak",)),  # nobody of power 2 in range
    ],
)
def test_no_cloak_question(dice: tuple[int, ...], demon: list[str] | None, known: tuple[str, ...]) -> None:
    t = vision(dice, demon, known)
    t.do("cast vision")
    assert t.asked == ["hosar"]


@pytest.mark.rule("DL-DEC-15")
def test_declining_a_cloak_lets_the_enemy_see() -> None:
    t = vision((1,)).do("cast vision").answer("cloak", "pass")
    assert [event["units"] for event in t.events("vision")] == [["ni_captain", "er_levy", "cm_warlock"]]


@pytest.mark.rule("DL-DEC-15")
def test_standing_orders_answer_a_vision() -> None:
    t = vision((1,)).do("order cloak-never", seat="demon").do("cast vision")
    assert (t.asked, len(t.events("vision"))) == (["hosar"], 1)
    t = vision((1, 1), ["er_levy", "ni_captain"]).do("order cloak-always", seat="demon").do("cast vision")
    assert t.events("vision-blocked")
    t = vision((1,)).do("order cloak-never", "order cloak-ask", seat="demon").do("cast vision")
    assert t.question == "cloak"
    assert ("order-taken", {"order": "order cloak-never"}) not in t.heard_by("hosar")
