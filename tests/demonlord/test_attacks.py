"""Missile and melee attacks (DL-ATK): who strikes whom, the values, hits."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import (
    FATAL,
    FOREST,
    HILLY,
    HIT,
    MISS,
    MOUNTAIN,
    OPEN,
    STANDS,
    SWAMP,
    blows,
    dice,
    field,
    line_up,
    morale,
)
from tests.demonlord.table import Table


def two_pairs(*script: int) -> Table:
    """Crossbowmen against levy, knights against cavalry; the script starts with the crossbowmen's shot at the levy."""
    t = field(["ti_crossbowmen", "ti_knights"], ["er_levy", "er_cavalry"], dice=script)
    return line_up(t, "ti_crossbowmen", "er_levy")


def odds(hosar: list[str], demon: str, *script: int, phase: str = "hosar") -> Table:
    """All of Hosar's units face one Demon unit in the first round."""
    t = field(hosar, [demon], dice=script, phase=phase)
    line_up(t, hosar[0])
    while t.question == "reserves":
        t.do(t.options[0])
    while t.question == "join-fight":
        t.do(f"against {demon}")
    return t


@pytest.mark.rule("DL-ATK-01")
def test_a_unit_destroyed_by_missiles_strikes_no_blow() -> None:
    t = two_pairs(*HIT, *MISS, FATAL).answer("join-fight", "idle")
    assert t.where("er_levy") == "dead"
    assert ("er_levy", "ti_crossbowmen", 3) in blows(t, "missile")
    assert [unit for unit, _, _ in blows(t, "melee")] == ["ti_knights", "er_cavalry"]


@pytest.mark.rule("DL-ATK-02")
def test_each_unit_shoots_once_and_strikes_once() -> None:
    t = field(["da_men_at_arms"], ["er_swordsmen"])
    assert t.question == "withdraw"
    assert blows(t, "missile") == [("da_men_at_arms", "er_swordsmen", 5), ("er_swordsmen", "da_men_at_arms", 3)]
    assert blows(t, "melee") == [("da_men_at_arms", "er_swordsmen", 8), ("er_swordsmen", "da_men_at_arms", 6)]


@pytest.mark.rule("DL-ATK-03")
def test_a_unit_without_an_enemy_opposite_does_not_attack() -> None:
    t = two_pairs(*HIT, *MISS, FATAL).answer("join-fight", "idle")
    assert "ti_crossbowmen" not in [unit for unit, _, _ in blows(t, "melee")]
    t.do("no", "no").answer("join-fight", "idle")
    assert len([unit for unit, _, _ in blows(t, "missile") if unit == "ti_crossbowmen"]) == 1


@pytest.mark.rule("DL-ATK-03")
def test_units_attack_only_those_opposite() -> None:
    t = two_pairs()
    struck = {(unit, target) for unit, target, _ in blows(t, "missile") + blows(t, "melee")}
    assert struck == {
        ("ti_crossbowmen", "er_levy"),
        ("er_levy", "ti_crossbowmen"),
        ("ti_knights", "er_cavalry"),
        ("er_cavalry", "ti_knights"),
    }


@pytest.mark.rule("DL-ATK-04")
def test_each_of_several_strikes_the_one_they_face() -> None:
    t = odds(["ti_knights", "ti_sergeants", "ti_spearmen"], "er_cavalry")
    t.answer("melee-target", "target ti_sergeants")
    assert blows(t, "melee") == [
        ("ti_knights", "er_cavalry", 8),
        ("ti_sergeants", "er_cavalry", 7),
        ("ti_spearmen", "er_cavalry", 6),
        ("er_cavalry", "ti_sergeants", 9),
    ]


@pytest.mark.rule("DL-ATK-05")
def test_the_outnumbered_picks_its_missile_target_and_the_enemy_its_melee_target() -> None:
    t = odds(["ti_knights", "ti_sergeants"], "er_archers")
    assert (t.question, t.asked, t.targets("target")) == ("missile-target", ["demon"], ["ti_knights", "ti_sergeants"])
    assert t.refuses("target ti_knights", seat="hosar") == ["DL-ATK-05"]
    t.do("target ti_sergeants")
    assert (t.question, t.asked, t.targets("target")) == ("melee-target", ["hosar"], ["ti_knights", "ti_sergeants"])
    assert t.refuses("target ti_sergeants", seat="demon") == ["DL-ATK-05"]
    t.do("target ti_knights")
    assert blows(t, "missile") == [("er_archers", "ti_sergeants", 6)]
    assert blows(t, "melee")[-1] == ("er_archers", "ti_knights", 5)


@pytest.mark.rule("DL-ATK-06")
@pytest.mark.parametrize(("hosar", "demon"), [("ti_knights", "er_cavalry"), ("ti_crossbowmen", "er_archers")])
def test_two_units_can_destroy_each_other(hosar: str, demon: str) -> None:
    """The knights in melee, the bowmen already with their missiles."""
    t = field([hosar], [demon], dice=[*HIT, *HIT, FATAL, FATAL])
    assert (t.where(hosar), t.where(demon)) == ("dead", "dead")
    assert [event["why"] for event in t.events("roll")] == ["DL-ATK-07", "DL-ATK-07", "DL-MOR-01", "DL-MOR-01"]


@pytest.mark.rule("DL-ATK-07")
@pytest.mark.parametrize(("shown", "hit"), [((1, 1), True), ((3, 3), True), ((3, 4), False), ((6, 6), False)])
def test_two_dice_hit_with_the_value_or_less(shown: tuple[int, int], hit: bool) -> None:
    t = field(["ti_spearmen"], ["ik_orcs_1"], dice=[*shown, *MISS, STANDS])
    assert blows(t, "melee")[0] == ("ti_spearmen", "ik_orcs_1", 6)
    assert t.rolls("DL-ATK-07")[0] == shown
    assert bool(morale(t)) == hit


@pytest.mark.rule("DL-ATK-08")
@pytest.mark.parametrize(
    ("hex_", "ground", "missile", "melee"),
    [(OPEN, "", 7, 6), (FOREST, "", 5, 6), (HILLY, "hills", 7, 6), (SWAMP, "", 7, 5), (MOUNTAIN, "", 6, 5)],
)
def test_the_ground_changes_the_values_of_both_sides(hex_: str, ground: str, missile: int, melee: int) -> None:
    t = field(["ti_crossbowmen"], ["ik_crossbowmen"], hex_=hex_)
    if ground:
        t.do(f"terrain {ground}")
    assert [value for _, _, value in blows(t, "missile")] == [missile, missile]
    assert [value for _, _, value in blows(t, "melee")] == [melee, melee]


@pytest.mark.rule("DL-ATK-09")
@pytest.mark.parametrize(("shown", "hit"), [((2, 3), True), ((3, 3), False)])
def test_missiles_gain_one_against_no_armor(shown: tuple[int, int], hit: bool) -> None:
    t = field(["ho_birds"], ["er_levy"], dice=[*shown, *MISS, STANDS])
    assert blows(t, "missile")[0] == ("ho_birds", "er_levy", 5)
    assert bool(morale(t)) == hit


@pytest.mark.rule("DL-ATK-10")
@pytest.mark.parametrize(("shown", "hit"), [((3, 3), True), ((3, 4), False)])
def test_missiles_lose_one_against_heavy_armor(shown: tuple[int, int], hit: bool) -> None:
    t = field(["ti_crossbowmen"], ["er_cavalry"], dice=[*shown, STANDS])
    assert blows(t, "missile")[0] == ("ti_crossbowmen", "er_cavalry", 6)
    assert bool(morale(t)) == hit


@pytest.mark.rule("DL-ATK-11")
def test_leadership_raises_melee() -> None:
    t = field(["ti_spearmen", "ti_prince"], ["ik_orcs_1"]).answer("battle-magic", "hold")
    assert blows(t, "melee") == [("ti_spearmen", "ik_orcs_1", 8), ("ik_orcs_1", "ti_spearmen", 6)]


@pytest.mark.rule("DL-ATK-12")
@pytest.mark.parametrize(
    ("hosar", "demon", "bonus"),
    [
        ("ti_knights", "er_levy", 1),  # heavy against none: not two
        ("ti_knights", "er_patrol", 1),  # heavy against medium
        ("ti_spearmen", "er_levy", 1),  # medium against none
        ("ti_knights", "er_cavalry", 0),
        ("ti_spearmen", "er_patrol", 0),
        ("ti_spearmen", "er_cavalry", 0),  # medium against heavy
        ("ti_peasants", "er_cavalry", 0),  # none against heavy
    ],
)
def test_better_armor_is_worth_one_in_melee(hosar: str, demon: str, bonus: int) -> None:
    t = field([hosar], [demon])
    printed = {"ti_knights": 8, "ti_spearmen": 6, "ti_peasants": 5}[hosar]
    assert blows(t, "melee")[0] == (hosar, demon, printed + bonus)


@pytest.mark.rule("DL-ATK-13")
def test_leadership_does_not_help_missiles() -> None:
    t = field(["da_men_at_arms", "ti_prince"], ["er_swordsmen"]).answer("battle-magic", "hold")
    assert blows(t, "missile")[0] == ("da_men_at_arms", "er_swordsmen", 5)


@pytest.mark.rule("DL-ATK-14")
@pytest.mark.parametrize("demon", ["er_cavalry", "er_patrol"])
def test_a_value_of_one_or_less_is_not_rolled(demon: str) -> None:
    """Missile 3 in forest: 0 against heavy, 1 against medium armor."""
    t = field(["ti_peasants"], [demon], hex_=FOREST)
    assert "ti_peasants" not in [unit for unit, _, _ in blows(t, "missile")]
    assert t.question == "withdraw"


@pytest.mark.rule("DL-ATK-14")
def test_a_value_of_twelve_cannot_miss() -> None:
    """Trolls 9, the Balron +2, heavy against none +1."""
    t = field(
        ["mu_trolls", "mu_balron"],
        ["er_levy"],
        alliances={"MU": {"side": "hosar"}},
        ula="balron",
        dice=[*MISS, 6, 6, *MISS, FATAL],
    )
    t.answer("battle-magic", "hold")
    assert blows(t, "melee")[0] == ("mu_trolls", "er_levy", 12)
    assert t.where("er_levy") == "dead"


@pytest.mark.rule("DL-ATK-15")
def test_every_hit_is_a_morale_check() -> None:
    t = odds(["ti_knights", "ti_sergeants"], "er_cavalry", *HIT, *HIT, *MISS, STANDS, STANDS)
    t.answer("melee-target", "target ti_knights")
    assert morale(t) == [("er_cavalry", 5, 1), ("er_cavalry", 5, 1)]


@pytest.mark.rule("DL-ATK-16")
@pytest.mark.parametrize(
    ("checks", "fate"),
    [((2, 5), "dead"), ((5, 2), "dead"), ((4, 5), "dead"), ((5, 4), "dead"), ((2, 4), "routed"), ((4, 2), "routed")],
)
def test_the_worst_of_several_checks_counts(checks: tuple[int, int], fate: str) -> None:
    t = field(["ti_knights", "ti_sergeants", "ti_spearmen"], ["er_swordsmen", "er_cavalry"])
    line_up(t, "ti_knights", "er_swordsmen", "er_cavalry", "ti_spearmen")
    t.answer("reserves", "commit ti_sergeants").answer("join-fight", "against er_swordsmen")
    t.answer("missile-target", "target ti_knights")
    dice(t, *HIT, *HIT, *MISS, *MISS, *MISS, *checks).answer("melee-target", "target ti_knights")
    assert [die for _, _, die in morale(t)] == list(checks)
    assert (t.where("er_swordsmen") == "dead") == (fate == "dead")
    assert (t.events("routs") != []) == (fate == "routed")
