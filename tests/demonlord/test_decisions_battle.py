"""Decision points of a battle's rounds (DL-DEC-31 to 37)."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import WORLD, Table, at

MISS = (6, 6)
HIT = (1, 1)


def battle(hosar: list[str], demon: list[str], *actions: str, **more: Any) -> Table:
    """A battle in open country, hosar phasing, after some first answers."""
    more.setdefault("then", SeededDice(1))
    t = at("battles", hosar={"1004": hosar}, demon={"1004": demon}, **more)
    return t.answer("terrain", "terrain open").do(*actions)


@pytest.mark.rule("DL-DEC-31")
def test_reserves_come_up_phasing_player_first() -> None:
    five = ["ti_knights", "ti_sergeants", "ti_peasants", "ti_spearmen", "ti_men_at_arms"]
    t = at("battles", hosar={"1004": five}, demon={"1004": ["er_levy"]}, then=SeededDice(1)).do("terrain hills")
    t.do("deploy ti_knights")
    reserves = ["ti_sergeants", "ti_men_at_arms", "ti_spearmen", "ti_peasants"]
    assert asks(t, "hosar", "reserves", "DL-DEC-31") == [*(f"commit {unit}" for unit in reserves), "done"]
    t.do("commit ti_peasants")
    assert asks(t, "hosar", "reserves", "DL-DEC-31") == [*(f"commit {unit}" for unit in reserves[:3]), "done"]


@pytest.mark.rule("DL-DEC-31")
def test_no_reserve_question_without_reserves_or_free_places() -> None:
    assert battle(["ti_knights"], ["er_levy"], dice=MISS * 4).question == "withdraw"
    troops = [[u.id for u in WORLD.units if u.troop and u.side == side and u.deploy == "start"] for side in (0, 1)]
    t = battle(troops[0][:14], troops[1][:14])
    while t.question in ("deploy", "match"):
        t.do(t.options[0])
    assert [len(t.view(None)["battle"]["reserve"][seat]) for seat in ("hosar", "demon")] == [2, 2]
    assert t.view(None)["battle"]["round"] == 1
    assert t.question != "reserves"


@pytest.mark.rule("DL-DEC-31")
def test_an_empty_line_must_be_filled() -> None:
    # the levy is destroyed by the knights, who stand; the demon's reserves must come up
    t = battle(
        ["ti_timurid_knights"],
        ["er_levy", "er_archers", "er_swordsmen"],
        dice=(*MISS, *HIT, *MISS, 6),
    )
    t.answer("match", "deploy er_levy").answer("reserves", "done").answer("withdraw", "no").answer("withdraw", "no")
    assert t.where("er_levy") == "dead"
    assert asks(t, "demon", "reserves", "DL-DEC-31") == ["commit er_swordsmen", "commit er_archers"]


def outnumbered(**more: Any) -> Table:
    """The demon's swordsmen have joined the cavalry against the knights; the levy faces the crossbowmen."""
    t = battle(
        ["ti_timurid_knights", "ti_crossbowmen"],
        ["er_cavalry", "er_levy", "er_swordsmen"],
        "deploy ti_timurid_knights",
        "deploy er_cavalry",
        "deploy er_levy",
        **more,
    )
    return t.answer("reserves", "commit er_swordsmen")


@pytest.mark.rule("DL-DEC-32")
def test_a_surplus_unit_joins_a_fight_or_stays_idle() -> None:
    t = outnumbered()
    assert asks(t, "demon", "join-fight", "DL-DEC-32") == [
        "against ti_timurid_knights",
        "against ti_crossbowmen",
        "idle",
    ]


@pytest.mark.rule("DL-DEC-32")
def test_one_callable_unit_answers_without_a_question() -> None:
    shots = (*HIT, *MISS, *MISS, 6)  # crossbowmen hit the levy, the demon's missiles miss, the levy is destroyed
    t = outnumbered(dice=shots).do("against ti_timurid_knights")
    assert t.where("er_levy") == "dead"
    assert ("put-up", "put-up ti_crossbowmen") in only_choices(t, "hosar")
    assert ("answer", "answer er_swordsmen") in only_choices(t, "demon")
    assert t.events("face-off") == [{"unit": "ti_crossbowmen", "foe": "er_swordsmen"}]


@pytest.mark.rule("DL-DEC-32")
def test_free_units_are_put_up_one_by_one() -> None:
    t = battle(
        ["ti_timurid_knights", "ti_crossbowmen", "cr_crossbowmen"],
        ["er_cavalry", "er_levy", "er_archers", "er_swordsmen"],
        "deploy ti_timurid_knights",
        "deploy er_cavalry",
        "deploy er_levy",
        "deploy ti_crossbowmen",
        "deploy er_archers",
        "commit er_swordsmen",
        "against ti_timurid_knights",
        dice=(*HIT, *HIT, *MISS, *MISS, *MISS, 6, 6),  # levy and archers are shot down
    )
    assert asks(t, "hosar", "put-up", "DL-DEC-32") == ["put-up ti_crossbowmen", "put-up cr_crossbowmen"]
    t.do("put-up cr_crossbowmen")
    assert ("answer", "answer er_swordsmen") in only_choices(t, "demon")
    assert asks(t, "hosar", "join-fight", "DL-DEC-32") == ["against er_cavalry", "against er_swordsmen", "idle"]


@pytest.mark.rule("DL-DEC-32")
def test_nobody_free_no_redeployment() -> None:
    t = battle(["ti_knights"], ["er_cavalry"], dice=MISS * 2)
    assert t.question == "withdraw"
    assert not {question for question, _ in only_choices(t, "hosar")} & {"put-up", "answer", "join-fight"}


@pytest.mark.rule("DL-DEC-33")
def test_characters_move_or_pass_in_turn() -> None:
    t = battle(
        ["ti_knights", "ti_sergeants", "da_duke", "cl_count"],
        ["er_cavalry", "er_levy", "cg_castellan"],
        "deploy ti_knights",
        "deploy er_cavalry",
        "character da_duke",
        "with ti_knights",
        "with er_cavalry",
        "with ti_knights",
        dice=MISS * 6,
    )
    assert asks(t, "hosar", "move-character", "DL-DEC-33") == ["character da_duke", "character cl_count", "pass"]
    t.do("character da_duke")
    assert ("move-character-to", "with ti_sergeants") in only_choices(t, "hosar")
    assert asks(t, "demon", "move-character", "DL-DEC-33") == ["character cg_castellan", "pass"]
    t.do("pass")
    assert asks(t, "hosar", "move-character", "DL-DEC-33") == ["character cl_count", "pass"]
    assert t.refuses("character da_duke") == ["DL-CHB-03"]
    t.do("pass")
    assert t.question == "withdraw"


@pytest.mark.rule("DL-DEC-33")
def test_two_passes_end_it() -> None:
    t = battle(
        ["ti_knights", "ti_sergeants", "da_duke"],
        ["er_cavalry", "er_levy", "cg_castellan"],
        "deploy ti_knights",
        "deploy er_cavalry",
        "with ti_knights",
        "with er_levy",
        dice=MISS * 6,
    )
    t.answer("move-character", "pass", seat="hosar").answer("move-character", "pass", seat="demon")
    assert t.question == "withdraw"


@pytest.mark.rule("DL-DEC-33")
def test_two_characters_and_one_unit_are_not_asked() -> None:
    t = battle(["ti_knights", "da_duke", "cl_count"], ["er_levy"], "character da_duke", dice=MISS * 4)
    assert t.question == "withdraw"


def duel(**more: Any) -> Table:
    """The prince and the warlock face each other, each with one troop unit."""
    orders = more.pop("orders", {})
    t = at("battles", hosar={"1004": ["ti_knights", "ti_prince"]}, demon={"1004": ["er_levy", "cm_warlock"]}, **more)
    for seat, order in orders.items():
        t.do(order, seat=seat)
    return t.answer("terrain", "terrain open")


@pytest.mark.rule("DL-DEC-34")
def test_battle_magic_is_sealed_until_both_have_answered() -> None:
    t = duel(dice=(6,), then=SeededDice(1))
    assert (t.asked, t.question, t.rule) == (["hosar", "demon"], "battle-magic", "DL-DEC-34")
    assert t.options_of("hosar") == ["fire er_levy", "hold"]
    assert t.options_of("demon") == ["fire ti_knights", "hold"]
    before = t.view("demon")
    t.do("fire er_levy", seat="hosar")
    assert t.view("demon") == before
    assert t.rolls("DL-BMG-03") == []
    assert t.asked == ["demon"]
    t.do("hold", seat="demon")
    assert t.rolls("DL-BMG-03") == [(6,)]


@pytest.mark.rule("DL-DEC-34")
def test_always_fire_with_one_target_is_not_asked() -> None:
    t = duel(orders={"demon": "order fire-always"}, dice=(6,), then=SeededDice(1))
    assert t.asked == ["hosar"]
    t.do("hold")
    assert t.rolls("DL-BMG-03") == [(6,)]
    t = duel(orders={"demon": "order fire-always", "hosar": "order fire-always"}, dice=(6, 6), then=SeededDice(1))
    assert len(t.rolls("DL-BMG-03")) >= 2


@pytest.mark.rule("DL-DEC-34")
def test_several_targets_are_asked_in_spite_of_the_order() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_knights", "ti_prince"]},
        demon={"1004": ["er_levy", "er_archers"]},
        then=SeededDice(1),
    ).do("order fire-always", seat="hosar")
    t.do("terrain open", "deploy er_levy", "commit er_archers", "against ti_knights")
    assert asks(t, "hosar", "battle-magic", "DL-DEC-34") == [
        "fire er_levy",
        "fire er_archers",
        "hold",
    ] or t.options == [
        "fire er_archers",
        "fire er_levy",
        "hold",
    ]


@pytest.mark.rule("DL-DEC-34")
@pytest.mark.parametrize("cast", [["cm_warlock"], ["ti_prince"], ["cm_warlock", "ti_prince"]])
def test_who_has_cast_something_else_is_not_asked(cast: list[str]) -> None:
    t = duel(cast=cast, dice=MISS * 4)
    asked = [seat for seat, caster in (("hosar", "ti_prince"), ("demon", "cm_warlock")) if caster not in cast]
    if asked:
        assert (t.question, t.asked) == ("battle-magic", asked)
    else:
        assert t.question == "withdraw"


@pytest.mark.rule("DL-DEC-34")
def test_casters_with_reserves_are_not_asked() -> None:
    t = battle(
        ["ti_knights", "ti_sergeants", "ti_prince"],
        ["er_levy"],
        "deploy ti_knights",
        "with ti_sergeants",
        "done",
        dice=MISS * 4,
    )
    t.answer("move-character", "pass")
    assert t.question == "withdraw"


@pytest.mark.rule("DL-DEC-35")
def test_an_outnumbered_unit_picks_its_missile_target() -> None:
    t = battle(
        ["ti_crossbowmen"], ["er_levy", "er_cavalry"], "deploy er_levy", "commit er_cavalry", "against ti_crossbowmen"
    )
    assert sorted(asks(t, "hosar", "missile-target", "DL-DEC-35")) == ["target er_cavalry", "target er_levy"]
    t.do("target er_cavalry")
    shots = [roll["target"] for roll in t.events("roll") if roll.get("kind") == "missile"]
    assert shots[0] == "er_cavalry"


@pytest.mark.rule("DL-DEC-35", "DL-CMP-20")
def test_no_missile_question_for_missile_zero_or_one_enemy() -> None:
    t = battle(
        ["ti_knights"],
        ["er_levy", "er_cavalry"],
        "deploy er_levy",
        "commit er_cavalry",
        "against ti_knights",
        dice=MISS,
    )
    assert t.question == "melee-target"  # 0855 has nothing to shoot with
    t = battle(["ti_crossbowmen"], ["er_levy"], dice=MISS * 4)
    assert t.question == "withdraw"


@pytest.mark.rule("DL-DEC-36")
def test_the_side_with_two_units_picks_the_melee_target() -> None:
    t = battle(
        ["ti_knights", "ti_sergeants"],
        ["er_cavalry"],
        "deploy ti_knights",
        "commit ti_sergeants",
        "against er_cavalry",
        dice=MISS * 3,
    )
    assert asks(t, "hosar", "melee-target", "DL-DEC-36") == ["target ti_knights", "target ti_sergeants"]
    t.do("target ti_sergeants")
    blows = {roll["unit"]: roll["target"] for roll in t.events("roll") if roll.get("kind") == "melee"}
    assert blows["er_cavalry"] == "ti_sergeants"


@pytest.mark.rule("DL-DEC-37")
@pytest.mark.parametrize(("troops", "asked"), [(3, True), (2, False), (1, False)])
def test_an_unharmed_character_changes_his_unit(troops: int, asked: bool) -> None:
    """The archers hit and destroy the peasants the duke is with; he rolls a six and is unharmed."""
    hosar = ["ti_peasants", "ti_knights", "ti_sergeants"][:troops]
    t = battle([*hosar, "da_duke"], ["er_archers"], dice=(*MISS, *HIT, 6, 6), then=SeededDice(1))
    while t.question != "withdraw" and not t.events("unharmed"):
        wanted = ("deploy ti_peasants", "with ti_peasants", "done", "pass")
        t.do(next(answer for answer in wanted if answer in t.options))
    assert t.where("ti_peasants") == "dead"
    if asked:
        assert asks(t, "hosar", "change-unit", "DL-DEC-37") == ["with ti_knights", "with ti_sergeants"]
    else:
        assert t.question != "change-unit"
        assert (("change-unit", "with ti_knights") in only_choices(t, "hosar")) is (troops == 2)
