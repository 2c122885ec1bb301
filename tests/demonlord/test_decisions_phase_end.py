"""Decision points at the end of a phase and of a turn (DL-DEC-47 to 54)."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.asking import asks
from tests.demonlord.table import Table, at


@pytest.mark.rule("DL-DEC-47")
def test_a_state_in_reach_may_be_courted() -> None:
    hosar = {"1402": ["ti_knights"], "0903": ["ti_sergeants"], "0510": ["ti_peasants"]}
    t = at("alliances", rest="neutrals", hosar=hosar, dice=(4,))
    assert asks(t, "hosar", "alliance", "DL-DEC-47") == ["court 0902", "court 1401", "pass"]
    t.do("court 1401")
    assert t.rolls("DL-DEC-47") == [(4,)]


@pytest.mark.rule("DL-DEC-47")
def test_a_unit_at_the_border_spares_the_spell() -> None:
    hosar, demon = {"0903": ["ho_bishop"]}, {"1605": ["er_levy"]}
    t = at("alliances", rest="neutrals", hosar=hosar, demon=demon, dice=(4,)).do("court 0902")
    assert t.rolls("DL-DEC-47") == [(4,)]
    assert t.events("alliance-spell") == []
    assert t.view(None)["states"]["MU"]["charmed"] is False


@pytest.mark.rule("DL-DEC-47")
def test_the_caster_of_an_alliance_spell_is_asked() -> None:
    hosar, demon = {"0904": ["ho_bishop", "ho_monks", "cl_count"]}, {"1605": ["er_levy"]}
    t = at("alliances", rest="neutrals", hosar=hosar, demon=demon, dice=(4,))
    assert asks(t, "hosar", "alliance", "DL-DEC-47") == ["court 0902", "pass"]
    t.do("court 0902")
    assert asks(t, "hosar", "alliance-caster", "DL-DEC-47") == ["by ho_monks", "by ho_bishop"]
    t.do("by ho_monks")
    assert t.view(None)["states"]["MU"]["charmed"] is True


@pytest.mark.rule("DL-DEC-47")
@pytest.mark.parametrize(
    "more",
    [
        {"hosar": {"0510": ["ti_peasants"]}},  # nobody near a neutral
        {"hosar": {"0904": ["ho_bishop"]}, "cast": ["ho_bishop"]},
        {"hosar": {"0904": ["ho_bishop"]}, "alliances": {"MU": {"grade": "unallied", "charmed": True}}},
        {"hosar": {"0903": ["ti_knights"]}, "alliances": {"MU": {"side": "demon"}}, "ula": "balron"},
    ],
)
def test_no_state_to_court_no_question(more: dict[str, Any]) -> None:
    t = at("alliances", demon={"1605": ["er_levy"]}, **more)
    assert (t.question, t.asked) == ("movement", ["demon"])


@pytest.mark.rule("DL-DEC-48")
def test_checks_are_rolled_in_the_order_of_the_homelands() -> None:
    shaken = {"side": "hosar", "grade": "semi-permanent", "shaken": True}
    t = at(
        "sieges",
        hosar={"0110": ["ti_knights"], "0914": ["gw_warriors_1"], "1401": ["ah_swordsmen"], "0414": ["cr_militia"]},
        demon={"1605": ["er_levy"], "0414": ["er_archers"]},
        sieges={"0414": 1},
        alliances={"AH": shaken, "GW": shaken},
        dice=(1, 1, 1, 1, 2, 3),
    ).answer("siege-method", "invest")
    checks = [roll for roll in t.events("roll") if roll["why"] == "DL-ALL-21"]
    assert [(roll["realm"], roll["dice"]) for roll in checks] == [("GW", (2,)), ("AH", (3,))]
    assert t.view(None)["phase"] == "demon", "nobody was asked"


@pytest.mark.rule("DL-DEC-48")
def test_removals_are_carried_out_and_units_come_home_a_phase_later() -> None:
    t = at(
        "checks",
        hosar={"0110": ["ah_swordsmen", "cl_count"], "0510": ["ti_knights"]},
        demon={"0110": ["er_lord"], "1605": ["er_levy"]},
        alliances={"AH": {"side": "hosar", "grade": "semi-permanent", "shaken": True}},
        dice=(5,),
    )
    assert (t.state_of("AH"), t.where("ah_swordsmen")) == (("neutral", 0), "away")
    t.until("movement").do("end")
    assert t.where("ah_swordsmen") == "1401"


def last_spells(phase: str = "demon", **more: Any) -> Table:
    return at(
        "end",
        phase,
        hosar={"0510": ["ho_high_priest", "ti_knights"]},
        demon={"1605": ["er_levy", "ni_high_priest"]},
        spells={"hosar": ["spellgate"], "demon": ["necromon", "earthpit"]},
        **more,
    )


@pytest.mark.rule("DL-DEC-49")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_necromon_and_the_last_spellgate(phase: str) -> None:
    t = last_spells(phase, fallen={"1605": ["er_cavalry", "er_lord"]}, dice=(1,))
    passes = ["pass", "pass-step", "pass-phase"]
    expected = {"hosar": ["cast spellgate", *passes], "demon": ["cast necromon", *passes]}
    assert asks(t, phase, "window-end", "DL-DEC-49") == expected[phase]
    t.do("pass")
    other = "hosar" if phase == "demon" else "demon"
    assert asks(t, other, "window-end", "DL-DEC-49") == expected[other]
    if other == "demon":
        t.do("cast necromon")
        assert t.options == ["revive er_lord", "revive er_cavalry"]
        t.do("revive er_lord")
        asks(t, "hosar", "window-end", "DL-DEC-49")


@pytest.mark.rule("DL-DEC-49")
def test_no_necromon_without_a_demon_unit_lost_of_late() -> None:
    t = last_spells(piles={"dead": ["er_cavalry"]})  # dead for long
    asks(t, "hosar", "window-end", "DL-DEC-49")
    t = last_spells(cast=["ho_high_priest"])
    assert t.question != "window-end"
    assert last_spells(fallen={"1611": ["er_cavalry"]}, cast=["ho_high_priest"]).question != "window-end"  # too far


HELD: dict[str, Any] = {
    "hosar": {"0510": ["ti_knights"]},
    "demon": {"1605": ["er_levy"]},
    "piles": {"prisoners_of_hosar": ["er_lord", "er_patrol"], "prisoners_of_demon": ["ti_prince", "ti_peasants"]},
}


@pytest.mark.rule("DL-DEC-50")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_phasing_player_asks_for_an_exchange(phase: str) -> None:
    t = at("exchange", phase, **HELD)
    assert asks(t, phase, "exchange", "DL-DEC-50") == ["yes", "no"]
    t.do("no")
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-50")
@pytest.mark.parametrize("pile", ["prisoners_of_hosar", "prisoners_of_demon"])
def test_no_exchange_unless_both_hold_prisoners(pile: str) -> None:
    t = at("exchange", **{**HELD, "piles": {pile: HELD["piles"][pile]}})
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-51")
def test_offers_are_made_and_answered_until_a_pile_is_empty() -> None:
    t = at("exchange", **HELD).do("yes")
    assert asks(t, "demon", "exchange-offer", "DL-DEC-51") == ["offer ti_prince", "offer ti_peasants", "no"]
    t.do("offer ti_peasants")
    assert asks(t, "hosar", "exchange-give", "DL-DEC-51") == ["give er_lord", "give er_patrol", "no"]
    t.do("give er_patrol")
    assert asks(t, "demon", "exchange-offer", "DL-DEC-51") == ["offer ti_prince", "no"]
    t.do("offer ti_prince", "give er_lord")
    assert t.question == "movement"
    assert [t.where(unit) for unit in ("ti_peasants", "ti_prince", "er_patrol", "er_lord")] == ["0510"] * 2 + [
        "1605"
    ] * 2


@pytest.mark.rule("DL-DEC-51")
@pytest.mark.parametrize("answers", [("no",), ("offer ti_prince", "no")])
def test_a_decline_or_a_refusal_ends_the_exchange(answers: tuple[str, ...]) -> None:
    t = at("exchange", **HELD).do("yes", *answers)
    assert t.question == "movement"
    assert (t.where("ti_prince"), t.where("er_lord")) == ("held by demon", "held by hosar")


def freed(unit: str, demon: dict[str, list[str]]) -> Table:
    return at(
        "exchange",
        hosar={"0510": ["ti_knights"]},
        demon={"1605": ["er_levy"], **demon},
        sieges={"0510": 1} if "0510" in demon else {},
        piles={"prisoners_of_hosar": ["er_lord"], "prisoners_of_demon": [unit]},
    ).do("yes", f"offer {unit}", "give er_lord")


@pytest.mark.rule("DL-DEC-52")
def test_a_free_homeland_needs_no_answer() -> None:
    t = freed("ti_peasants", {})
    assert (t.where("ti_peasants"), t.question) == ("0510", "movement")


@pytest.mark.rule("DL-DEC-52")
@pytest.mark.parametrize(
    ("unit", "hexes"),
    [
        ("ti_peasants", ["0405", "0414"]),  # equally near
        ("ti_prince", ["0209", "0405", "0414", "0811"]),  # a magician may also go to the nearest temple
    ],
)
def test_a_closed_homeland_leaves_a_choice(unit: str, hexes: list[str]) -> None:
    t = freed(unit, {"0510": ["er_archers"]})
    assert asks(t, "hosar", "place-freed", "DL-DEC-52") == [f"place {hex_}" for hex_ in hexes]
    t.do("place 0414")
    assert t.where(unit) == "0414"


@pytest.mark.rule("DL-DEC-52")
def test_one_possible_hex_needs_no_answer() -> None:
    t = freed("ti_peasants", {"0510": ["er_archers"], "0405": ["er_swordsmen"]})
    assert (t.where("ti_peasants"), t.question) == ("0414", "movement")


@pytest.mark.rule("DL-DEC-53")
@pytest.mark.parametrize("first", ["hosar", "demon"])
@pytest.mark.parametrize(("answers", "dice"), [(("no", "no"), 0), (("yes", "no"), 1), (("yes", "yes"), 2)])
def test_both_are_asked_before_the_dice_for_talks(first: str, answers: tuple[str, str], dice: int) -> None:
    second = "demon" if first == "hosar" else "hosar"
    t = at("turn-end", turn=3, first=first, phase=second, hosar=HELD["hosar"], demon=HELD["demon"], dice=(1,) * dice)
    assert asks(t, first, "call-talks", "DL-DEC-53") == ["yes", "no"]
    t.do(answers[0])
    assert asks(t, second, "call-talks", "DL-DEC-53") == ["yes", "no"]
    assert t.rolls("DL-END-03") == []
    t.do(answers[1])
    assert t.rolls("DL-END-03") == [(1,)] * dice


@pytest.mark.rule("DL-DEC-53")
@pytest.mark.parametrize("more", [{"turn": 2}, {"turn": 3, "last_turn": 6}, {"turn": 3, "scenario": "long"}])
def test_no_call_before_turn_three_or_with_the_end_fixed(more: dict[str, Any]) -> None:
    t = at("turn-end", hosar=HELD["hosar"], demon=HELD["demon"], **more)
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-54")
@pytest.mark.parametrize(("answers", "rolls"), [(("no", "yes"), 1), (("yes", "no"), 1), (("no", "no"), 0)])
def test_one_yes_is_enough_to_go_on_with_talks(answers: tuple[str, str], rolls: int) -> None:
    t = at("turn-end", turn=4, talks=True, hosar=HELD["hosar"], demon=HELD["demon"], dice=(1, 1) * rolls)
    assert asks(t, "hosar", "talks-go-on", "DL-DEC-54") == ["yes", "no"]
    t.do(answers[0])
    assert asks(t, "demon", "talks-go-on", "DL-DEC-54") == ["yes", "no"]
    t.do(answers[1])
    assert t.rolls("DL-END-04") == [(1, 1)] * rolls
    assert t.view(None)["talks"] is bool(rolls)


@pytest.mark.rule("DL-DEC-54")
def test_no_question_in_the_turn_talks_begin_or_when_the_end_is_fixed() -> None:
    t = at("turn-end", turn=3, hosar=HELD["hosar"], demon=HELD["demon"], dice=(6, 1, 1)).do("yes", "no")
    assert t.rolls("DL-END-04") == [(1, 1)], "the first roll of new talks is made at once"
    assert t.question == "movement"
    t = at("turn-end", turn=4, talks=True, last_turn=6, hosar=HELD["hosar"], demon=HELD["demon"], then=SeededDice(1))
    assert t.question == "movement"
