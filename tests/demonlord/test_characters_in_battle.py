"""Characters in battle (DL-CHB): with whom they stand, what they add, and their fate."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import (
    FATAL,
    HIT,
    MISS,
    OPEN,
    STANDS,
    blows,
    board,
    dice,
    escorts,
    field,
    line_up,
    morale,
    place,
    rounds,
)
from tests.demonlord.table import Table

HOSAR = ["ti_spearmen", "ti_knights", "ti_sergeants"]  # no missiles, as the Demon units
DEMON = ["er_cavalry", "ik_orcs_1", "ik_orcs_2"]


def led(*characters: str, spare: tuple[str, ...] = ("ti_sergeants",)) -> Table:
    """Spearmen with these characters against the cavalry, knights against orcs, the others in reserve."""
    t = field(["ti_spearmen", "ti_knights", *spare, *characters], DEMON[:2])
    line_up(t, "ti_spearmen", "er_cavalry", "ik_orcs_1", "ti_knights")
    return place(t, **dict.fromkeys(characters, "ti_spearmen"))


def spearmen_lost(*fates: int, result: int = FATAL, characters: tuple[str, ...] = ("da_duke",)) -> Table:
    """The cavalry's blow falls on the led spearmen; their morale die is `result`, then come the fates."""
    t = led(*characters)
    dice(t, *MISS, *MISS, *HIT, *MISS, result, *fates)
    t.answer("reserves", "done").answer("move-character", "pass")
    while t.question == "battle-magic":
        t.do("hold")
    return t


@pytest.mark.rule("DL-CHB-01")
def test_a_character_stays_with_his_unit_for_the_whole_round() -> None:
    t = field([*HOSAR, "ti_prince"], DEMON[:2])
    place(line_up(t, "ti_spearmen", "er_cavalry", "ik_orcs_1", "ti_knights"), ti_prince="ti_spearmen")
    t.answer("reserves", "commit ti_sergeants").answer("join-fight", "against ik_orcs_1")
    t.answer("move-character", "pass")
    for question, answer in (("battle-magic", "hold"), ("melee-target", "target ti_knights"), ("withdraw", "no")):
        assert t.question == question
        for action in ("character ti_prince", "with ti_knights"):
            assert t.refuses(action, seat="hosar") == ["DL-CHB-01"]
        assert escorts(t) == {"ti_prince": "ti_spearmen"}
        t.do(answer)


@pytest.mark.rule("DL-CHB-01")
def test_a_character_is_always_with_a_troop_unit_of_his_side() -> None:
    t = field([*HOSAR, "ti_prince", "da_duke"], DEMON)
    line_up(t, "ti_spearmen", "er_cavalry", "ik_orcs_1", "ti_knights", "ti_sergeants")
    t.answer("place-character", "character da_duke")
    assert sorted(t.targets("with")) == sorted(HOSAR)
    for unit in ("ti_prince", "er_cavalry"):
        assert t.refuses(f"with {unit}") == ["DL-CHB-01"]


@pytest.mark.rule("DL-CHB-02")
def test_characters_neither_strike_nor_are_struck() -> None:
    t = field([*HOSAR[:2], "ti_prince", "da_duke"], ["er_archers", "ta_khan", "er_lord"])
    place(line_up(t, "ti_spearmen"), ti_prince="ti_spearmen", da_duke="ti_spearmen")
    t.answer("reserves", "commit ti_knights").answer("join-fight", "against er_archers").until("missile-target")
    assert t.targets("target") == ["ti_knights", "ti_spearmen"]
    assert t.refuses("target ti_prince") == ["DL-ATK-05"]
    t.do("target ti_spearmen")
    assert (t.question, t.targets("target")) == ("melee-target", ["ti_knights", "ti_spearmen"])
    t.do("target ti_knights")
    struck = [(unit, target) for unit, target, _ in blows(t, "missile") + blows(t, "melee")]
    assert struck == [
        ("er_archers", "ti_spearmen"),
        ("ti_spearmen", "er_archers"),
        ("ti_knights", "er_archers"),
        ("er_archers", "ti_knights"),
    ]


@pytest.mark.rule("DL-CHB-03")
def test_characters_may_change_units_at_the_start_of_every_round() -> None:
    t = field([*HOSAR[:2], "ti_prince", "da_duke"], [*DEMON[:2], "er_lord"])
    place(line_up(t, "ti_spearmen", "er_cavalry"))
    for number in (1, 2):
        assert (rounds(t), t.question, t.asked) == (number, "move-character", ["hosar"])
        before = escorts(t)
        t.do("character ti_prince").answer("move-character", "character er_lord", seat="demon")
        assert [who for who, unit in escorts(t).items() if unit != before[who]] == ["ti_prince", "er_lord"]
        assert (t.question, t.asked, t.options) == ("move-character", ["hosar"], ["character da_duke", "pass"])
        assert t.refuses("character ti_prince") == ["DL-CHB-03"]
        t.do("pass")
        while t.question == "battle-magic":
            t.do("hold")
        t.answer("withdraw", "no", "no")


@pytest.mark.rule("DL-CHB-03")
def test_a_pass_ends_it_for_a_player() -> None:
    t = field([*HOSAR[:2], "ti_prince", "da_duke"], [*DEMON[:2], "ik_general"])
    place(line_up(t, "ti_spearmen", "er_cavalry"))
    before = escorts(t)
    t.answer("move-character", "pass").answer("move-character", "pass")
    assert t.question == "battle-magic"
    assert escorts(t) == before


@pytest.mark.rule("DL-CHB-04")
def test_a_leader_may_leave_a_unit_that_is_bound_in_a_fight_for_one_in_reserve() -> None:
    t = led("da_duke").answer("reserves", "done").answer("move-character", "character da_duke")
    assert t.targets("with") == ["ti_knights", "ti_sergeants"]
    t.do("with ti_sergeants")
    assert board(t)["reserve"]["hosar"] == ["ti_sergeants"]
    assert escorts(t) == {"da_duke": "ti_sergeants"}


@pytest.mark.rule("DL-CHB-05")
def test_a_leader_adds_to_melee_and_morale() -> None:
    """Knights 0855 with the Duke, +1."""
    t = field(["ti_knights", "da_duke"], ["er_cavalry"], dice=[*MISS, *HIT, STANDS])
    assert blows(t, "melee")[0] == ("ti_knights", "er_cavalry", 9)
    assert morale(t) == [("ti_knights", 6, 1)]


@pytest.mark.rule("DL-CHB-05")
def test_a_leader_helps_no_unit_but_his_own() -> None:
    t = led("da_duke").answer("reserves", "done").answer("move-character", "pass")
    assert blows(t, "melee")[:2] == [("ti_spearmen", "er_cavalry", 7), ("ti_knights", "ik_orcs_1", 9)]


@pytest.mark.rule("DL-CHB-06")
def test_only_the_best_leader_counts() -> None:
    t = field(["ti_spearmen", "da_duke", "ti_prince"], ["er_cavalry"], dice=[*MISS, *HIT, STANDS])
    place(t).answer("battle-magic", "hold")
    assert escorts(t) == {"da_duke": "ti_spearmen", "ti_prince": "ti_spearmen"}
    assert blows(t, "melee")[0] == ("ti_spearmen", "er_cavalry", 8)
    assert morale(t) == [("ti_spearmen", 6, 1)]


@pytest.mark.rule("DL-CHB-07")
@pytest.mark.parametrize("result", [5, 6])  # the led spearmen (morale 5) rout or are destroyed
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_fate_of_a_character_whose_unit_is_lost(result: int, die: int) -> None:
    t = spearmen_lost(die, result=result)
    assert t.rolls("DL-CHB-07") == [(die,)]
    assert (t.where("da_duke") == "dead") == (die <= 2)
    assert ("da_duke" in board(t)["routed"]["hosar"]) == (die == 3)
    assert (t.events("unharmed") == [{"unit": "da_duke"}]) == (die >= 4)


@pytest.mark.rule("DL-CHB-07")
def test_no_fate_is_rolled_while_the_unit_stands() -> None:
    t = spearmen_lost(result=4)
    assert t.rolls("DL-CHB-07") == []


@pytest.mark.rule("DL-CHB-08")
def test_each_character_rolls_for_himself() -> None:
    t = spearmen_lost(1, 6, characters=("da_duke", "cl_count"))
    assert [(e["unit"], e["dice"]) for e in t.events("roll") if e["why"] == "DL-CHB-07"] == [
        ("da_duke", (1,)),
        ("cl_count", (6,)),
    ]
    assert (t.where("da_duke"), t.where("cl_count")) == ("dead", OPEN)


@pytest.mark.rule("DL-CHB-09")
def test_an_unharmed_character_joins_another_unit_at_once() -> None:
    t = spearmen_lost(5)
    assert (t.question, t.asked, t.targets("with")) == ("change-unit", ["hosar"], ["ti_knights", "ti_sergeants"])
    t.do("with ti_knights")
    assert t.question == "withdraw"
    assert escorts(t) == {"da_duke": "ti_knights"}


@pytest.mark.rule("DL-CHB-09")
def test_only_units_that_survive_the_stage_can_be_joined() -> None:
    """Spearmen and knights fall in the same stage: the sergeants are all that is left."""
    t = led("da_duke")
    dice(t, *MISS, *MISS, *HIT, *HIT, FATAL, FATAL, 5).answer("reserves", "done").answer("move-character", "pass")
    assert t.question == "withdraw"
    assert escorts(t) == {"da_duke": "ti_sergeants"}
    assert len(t.rolls("DL-CHB-07")) == 1


@pytest.mark.rule("DL-CHB-09")
def test_without_a_unit_to_join_he_stands_aside_and_survives() -> None:
    t = field(["ti_spearmen", "da_duke"], ["er_cavalry"], dice=[*MISS, *HIT, FATAL, 5, 6, 1])
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    assert t.where("da_duke") == OPEN


@pytest.mark.rule("DL-CHB-10")
def test_a_routed_character_of_the_loser_is_a_prisoner() -> None:
    t = dice(spearmen_lost(3), STANDS, STANDS).answer("withdraw", "yes")
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-CHB-10")
def test_a_routed_character_of_the_winner_comes_back() -> None:
    t = dice(spearmen_lost(3), STANDS, STANDS).answer("withdraw", "no", "yes").until("movement")
    assert t.where("da_duke") == OPEN
    assert t.events("routed-return") == [{"units": ["da_duke"], "hex": OPEN}]


@pytest.mark.rule("DL-CHB-11")
def test_characters_of_a_lost_line_go_to_the_reserve_and_cast_nothing_there() -> None:
    """The whole line is shot down; the Baron, unharmed, finds two units in reserve and is no use there in stage b."""
    t = field(["ti_spearmen", "ti_knights", "ti_sergeants", "ba_baron"], ["er_archers"])
    line_up(t, "ti_spearmen")
    place(t, ba_baron="ti_spearmen")
    dice(t, *HIT, FATAL, 5).answer("reserves", "done").answer("move-character", "pass").answer("battle-magic", "hold")
    assert (t.question, t.targets("with")) == ("change-unit", ["ti_knights", "ti_sergeants"])
    t.do("with ti_sergeants").answer("withdraw", "no", "no")
    t.answer("reserves", "commit ti_knights", "done").answer("move-character", "pass")
    assert (t.question, rounds(t)) == ("withdraw", 2)
    t.do("no", "no").answer("reserves", "commit ti_sergeants").answer("join-fight", "against er_archers")
    t.answer("move-character", "pass")
    assert (t.question, t.targets("fire")) == ("battle-magic", ["er_archers"])
