"""Reserves and redeployment (DL-RED)."""

from __future__ import annotations

import pytest

from hexarchy.games.demonlord.battle.board import Board, Fight
from hexarchy.games.demonlord.words import HOSAR
from tests.demonlord.fields import (
    FATAL,
    HILLY,
    HIT,
    MISS,
    MOUNTAIN,
    blows,
    board,
    dice,
    field,
    fights,
    line,
    line_up,
    place,
    rounds,
)
from tests.demonlord.table import Table

# Units without missiles, so that the dice of a volley are those of the bowmen alone.
SHOT_H = ["ti_spearmen", "me_spearmen", "me_lancers"]
SHOT_D = ["ik_orcs_1", "ik_orcs_2", "ni_orc_swords"]
BOWS_H = ["ti_crossbowmen", "me_crossbowmen", "cr_crossbowmen"]
BOWS_D = ["er_archers", "cm_crossbowmen", "ni_goblin_archers"]


def after_volley(hosar: int, demon: int, joining: tuple[str, ...] = (), spare: tuple[str, ...] = ()) -> Table:
    """After the missiles of round one so many bowmen of Hosar's and of Demon's have each shot down the unit opposite.

    The knights face the cavalry; `joining` came up against the cavalry before, `spare` Demon units stay in reserve.
    """
    t = field(
        [*BOWS_H[:hosar], *SHOT_H[:demon], "ti_knights", *joining],
        [*SHOT_D[:hosar], *BOWS_D[:demon], "er_cavalry", *spare],
        dice=[*HIT * (hosar + demon), *[FATAL] * (hosar + demon)],
    )
    pairs = [
        *zip(BOWS_H[:hosar], SHOT_D[:hosar], strict=True),
        *zip(SHOT_H[:demon], BOWS_D[:demon], strict=True),
        ("ti_knights", "er_cavalry"),
    ]
    line_up(t, *(unit for i, pair in enumerate(pairs) for unit in (pair if i % 2 == 0 else pair[::-1])))
    while t.question == "reserves":
        t.do(t.options[0] if t.asked == ["hosar"] else "done")
    for _ in joining:
        t.answer("join-fight", "against er_cavalry")
    return t


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-RED-01")
def test_a_unit_freed_by_missiles_redeploys_before_melee() -> None:
    t = after_volley(1, 0)
    assert (t.question, t.asked, t.options) == ("join-fight", ["hosar"], ["against er_cavalry", "idle"])
    t.do("against er_cavalry").answer("melee-target", "target ti_knights")
    assert ("ti_crossbowmen", "er_cavalry", 6) in blows(t, "melee")


@pytest.mark.rule("DL-RED-01")
def test_a_unit_freed_by_magic_redeploys_before_missiles() -> None:
    t = field(["ti_crossbowmen", "ti_knights", "ti_prince"], ["er_levy", "er_cavalry"], dice=[1, FATAL])
    place(line_up(t, "ti_crossbowmen", "er_levy"), ti_prince="ti_crossbowmen")
    t.answer("move-character", "pass").answer("battle-magic", "fire er_levy")
    assert (t.question, t.asked, blows(t, "missile")) == ("join-fight", ["hosar"], [])


@pytest.mark.rule("DL-RED-01", "DL-RED-03")
def test_a_unit_freed_by_melee_redeploys_in_the_next_round() -> None:
    t = field(["ti_sergeants", "ti_knights"], ["ik_orcs_1", "er_cavalry"], dice=[*HIT, *MISS, *MISS, *MISS, FATAL])
    line_up(t, "ti_sergeants", "ik_orcs_1")
    assert (t.question, rounds(t), board(t)["free"]["hosar"]) == ("withdraw", 1, ["ti_sergeants"])
    t.do("no", "no")
    assert (t.question, rounds(t), t.options) == ("join-fight", 2, ["against er_cavalry", "idle"])


@pytest.mark.rule("DL-RED-02")
def test_reserves_fill_no_gap_before_the_next_round() -> None:
    t = after_volley(1, 0, spare=("er_foot_guards",))
    assert board(t)["reserve"]["demon"] == ["er_foot_guards"]
    assert (t.question, t.asked) == ("join-fight", ["hosar"])  # no answer to the freed bowmen was asked for
    assert t.refuses("commit er_foot_guards", seat="demon") == ["DL-RED-02"]
    assert t.refuses("answer er_foot_guards", seat="demon") == ["DL-RED-15"]
    t.until("withdraw").do("no", "no")
    assert (t.question, t.asked, t.targets("commit")) == ("reserves", ["demon"], ["er_foot_guards"])


# -- matching ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-RED-04")
def test_free_units_of_both_sides_face_each_other() -> None:
    t = after_volley(1, 1)
    assert t.question == "withdraw"  # nobody was asked whom to join
    assert t.events("face-off") == [{"unit": "ti_crossbowmen", "foe": "er_archers"}]
    assert fights(t) == [(["ti_knights"], ["er_cavalry"]), (["ti_crossbowmen"], ["er_archers"])]


@pytest.mark.rule("DL-RED-04")
def test_nobody_joins_a_fight_while_an_enemy_is_free() -> None:
    t = after_volley(2, 2)
    assert t.question == "put-up"
    assert t.refuses("against er_cavalry") == ["DL-RED-04"]
    t.do("put-up ti_crossbowmen")
    assert t.refuses("answer er_cavalry") == ["DL-RED-04"]


@pytest.mark.rule("DL-RED-05")
def test_free_units_are_put_up_and_answered_in_turn() -> None:
    t = after_volley(3, 3)
    order = []
    for unit in ("ti_crossbowmen", "er_archers", "cm_crossbowmen", "me_crossbowmen"):
        order.append((t.asked[0], t.question))
        t.do(f"{'put-up' if t.question == 'put-up' else 'answer'} {unit}")
    assert order == [("hosar", "put-up"), ("demon", "answer"), ("demon", "put-up"), ("hosar", "answer")]
    assert fights(t)[1:] == [
        (["ti_crossbowmen"], ["er_archers"]),
        (["me_crossbowmen"], ["cm_crossbowmen"]),
        (["cr_crossbowmen"], ["ni_goblin_archers"]),
    ]


@pytest.mark.rule("DL-RED-06")
def test_surplus_units_may_all_join_the_same_fight() -> None:
    t = after_volley(2, 0).answer("join-fight", "against er_cavalry", "against er_cavalry")
    assert fights(t) == [(["ti_knights", "ti_crossbowmen", "me_crossbowmen"], ["er_cavalry"])]
    t.answer("melee-target", "target ti_knights")
    assert [target for _, target, _ in blows(t, "melee")].count("er_cavalry") == 3


@pytest.mark.rule("DL-RED-07")
def test_a_doubled_unit_is_called_away_to_meet_a_free_enemy() -> None:
    t = after_volley(0, 1, joining=("ti_sergeants",))
    assert t.events("face-off") == [{"unit": "er_archers", "foe": "ti_sergeants"}]
    t.until("withdraw")
    assert fights(t) == [(["ti_knights"], ["er_cavalry"]), (["ti_sergeants"], ["er_archers"])]


@pytest.mark.rule("DL-RED-08")
def test_a_free_enemy_has_to_be_met_by_a_doubled_unit() -> None:
    t = after_volley(0, 1, joining=("ti_sergeants", "me_knights"))
    assert (t.question, t.asked, t.options) == ("answer", ["hosar"], ["answer ti_sergeants", "answer me_knights"])
    assert t.refuses("idle") == ["DL-RED-08"]


@pytest.mark.rule("DL-RED-08")
def test_without_a_doubled_unit_the_free_enemy_is_surplus() -> None:
    t = after_volley(0, 1)
    assert (t.question, t.asked, t.options) == ("join-fight", ["demon"], ["against ti_knights", "idle"])


@pytest.mark.rule("DL-RED-08")
@pytest.mark.parametrize("answer", ["answer er_foot_guards", "idle"])
def test_at_the_start_of_a_round_a_reserve_may_answer(answer: str) -> None:
    t = after_volley(1, 0, spare=("er_foot_guards",)).until("withdraw").do("no", "no").answer("reserves", "done")
    assert (t.question, t.asked, t.options) == ("answer", ["demon"], ["answer er_foot_guards", "idle"])
    t.do(answer)
    if answer == "idle":
        assert (t.question, t.asked) == ("join-fight", ["hosar"])
    else:
        assert (["ti_crossbowmen"], ["er_foot_guards"]) in fights(t)
        assert board(t)["reserve"]["demon"] == []


@pytest.mark.rule("DL-RED-09")
def test_the_first_unit_of_a_fight_cannot_be_called_away() -> None:
    t = after_volley(0, 1, joining=("ti_sergeants", "me_knights"))
    assert t.refuses("answer ti_knights") == ["DL-RED-09"]


def first_lost(*joining: str) -> Table:
    """The knights and those who join them face archers, who shoot the knights down while other bowmen become free."""
    t = field(["ti_knights", "ti_spearmen", *joining], ["er_archers", "cm_crossbowmen"])
    line_up(t, "ti_knights", "er_archers", "cm_crossbowmen", "ti_spearmen")
    for _ in joining:
        t.answer("reserves", t.options[0])
    for _ in joining:
        t.answer("join-fight", "against er_archers")
    return dice(t, *HIT, *HIT, FATAL, FATAL).answer("missile-target", "target ti_knights")


@pytest.mark.rule("DL-RED-09")
def test_the_last_unit_of_a_fight_stays() -> None:
    t = first_lost("ti_sergeants")
    assert fights(t) == [(["ti_sergeants"], ["er_archers"])]
    assert (t.question, t.asked, t.options) == ("join-fight", ["demon"], ["against ti_sergeants", "idle"])


@pytest.mark.rule("DL-RED-09")
@pytest.mark.parametrize(("called", "stays"), [("ti_sergeants", "me_lancers"), ("me_lancers", "ti_sergeants")])
def test_when_the_first_is_lost_the_owner_says_who_stays(called: str, stays: str) -> None:
    t = first_lost("ti_sergeants", "me_lancers")
    assert (t.question, t.asked, t.options) == ("answer", ["hosar"], ["answer ti_sergeants", "answer me_lancers"])
    t.do(f"answer {called}")
    assert fights(t) == [([stays], ["er_archers"]), ([called], ["cm_crossbowmen"])]


@pytest.mark.rule("DL-RED-10")
def test_two_never_face_two() -> None:
    """The freed bowmen may not come to the aid of cavalry beset by two: one of the two has to turn against them."""
    t = after_volley(0, 2, joining=("ti_sergeants",))
    assert (t.question, t.asked) == ("put-up", ["demon"])
    assert t.refuses("against ti_knights") == ["DL-RED-10"]
    t.do("put-up er_archers")
    assert fights(t) == [(["ti_knights"], ["er_cavalry"]), (["ti_sergeants"], ["er_archers"])]
    assert (t.question, t.options) == ("join-fight", ["against ti_knights", "against ti_sergeants", "idle"])


@pytest.mark.rule("DL-RED-11")
def test_a_surplus_unit_may_hold_its_ground() -> None:
    t = after_volley(1, 0).answer("join-fight", "idle")
    assert (t.question, board(t)["free"]["hosar"]) == ("withdraw", ["ti_crossbowmen"])
    assert [(unit, target) for unit, target, _ in blows(t, "melee")] == [
        ("ti_knights", "er_cavalry"),
        ("er_cavalry", "ti_knights"),
    ]


@pytest.mark.rule("DL-RED-11")
def test_an_idle_unit_fills_a_place_and_is_matched_first() -> None:
    """Hills: of three reserves two come up and stay idle, the third finds no room; then a free enemy has to be met."""
    army = [*SHOT_H, "ti_knights", "da_sergeants", "ti_sergeants", "me_knights", "da_knights"]
    t = field(army, [*BOWS_D, "er_cavalry", "ni_orc_spears"], hex_=HILLY).do("terrain hills")
    line_up(t, "ti_spearmen", "er_archers", "cm_crossbowmen", "me_spearmen", "me_lancers", "ni_goblin_archers")
    line_up(t, "er_cavalry", "ti_knights", "da_sergeants", "ni_orc_spears")
    t.answer("reserves", "commit ti_sergeants", "commit me_knights").answer("join-fight", "idle", "idle")
    assert (len(line(t, "hosar")), board(t)["reserve"]["hosar"]) == (7, ["da_knights"])
    dice(t, *HIT, *MISS, *MISS, FATAL).answer("join-fight", "idle", "idle")  # once more after the magic
    assert (t.question, t.asked, t.options) == ("put-up", ["hosar"], ["put-up ti_sergeants", "put-up me_knights"])
    t.do("put-up me_knights")
    assert fights(t)[-1] == (["me_knights"], ["er_archers"])


# -- reserves ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-RED-12")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_a_player_brings_up_as_many_reserves_as_he_likes_within_the_size(wanted: int) -> None:
    """Hills: four pairs, four reserves, three free places."""
    t = field([*BOWS_H, *SHOT_H, "ti_knights", "gu_men"], [*SHOT_D, "er_cavalry"], hex_=HILLY).do("terrain hills")
    while t.question in ("deploy", "match"):
        t.do(t.options[0])
    assert (len(t.targets("commit")), len(line(t, "hosar"))) == (4, 4)
    for _ in range(wanted):
        t.answer("reserves", t.options[0])
    if wanted < 3:
        t.answer("reserves", "done")
    assert t.question != "reserves"
    assert len(line(t, "hosar")) == 4 + wanted


@pytest.mark.rule("DL-RED-12")
def test_the_phasing_player_names_his_reserves_first() -> None:
    """Mountain: four pairs; one unit of each side falls, and both have reserves for the gap."""
    t = field(
        ["ti_knights", *SHOT_H, "ti_sergeants", "da_knights"],
        ["er_cavalry", *SHOT_D, "er_foot_guards", "cm_guards"],
        hex_=MOUNTAIN,
        phase="demon",
    )
    line_up(t, "er_cavalry", "ti_knights", "ti_spearmen", "ik_orcs_1", "ik_orcs_2", "me_spearmen", "me_lancers")
    dice(t, *HIT, *MISS * 3, *HIT, *MISS * 3, FATAL, FATAL).do("deploy ni_orc_swords").answer("withdraw", "no", "no")
    assert (t.question, t.asked) == ("reserves", ["demon"])
    t.do("commit cm_guards")
    assert (t.question, t.asked) == ("reserves", ["hosar"])
    t.do("commit da_knights")
    assert fights(t)[-1] == (["da_knights"], ["cm_guards"])


@pytest.mark.rule("DL-RED-13")
def test_an_empty_line_must_be_filled() -> None:
    t = field(["ti_sergeants", "ti_knights", "gu_men", "ti_spearmen"], ["er_cavalry"]).do("deploy ti_sergeants")
    dice(t, *MISS, *HIT, FATAL).answer("reserves", "done").answer("withdraw", "no", "no")
    assert (t.question, line(t, "hosar"), "done" in t.options) == ("reserves", [], False)
    assert t.refuses("done") == ["DL-RED-13"]
    t.do("commit gu_men")
    assert "done" in t.options


@pytest.mark.rule("DL-RED-14")
def test_one_free_enemy_and_two_that_can_be_called() -> None:
    t = after_volley(0, 1, joining=("ti_sergeants", "me_knights"))
    assert t.options == ["answer ti_sergeants", "answer me_knights"]
    t.do("answer me_knights")
    assert fights(t) == [(["ti_knights", "ti_sergeants"], ["er_cavalry"]), (["me_knights"], ["er_archers"])]


@pytest.mark.rule("DL-RED-14")
def test_three_free_enemies_and_one_that_can_be_called() -> None:
    t = after_volley(0, 3, joining=("ti_sergeants",))
    t.answer("put-up", "put-up ni_goblin_archers")
    assert len(t.events("face-off")) == 1
    foes = ["against ti_knights", "against ti_sergeants", "idle"]
    for answer in ("against ti_knights", "idle"):
        assert (t.question, t.asked, t.options) == ("join-fight", ["demon"], foes)
        t.do(answer)
    assert fights(t)[0] == (["ti_knights"], ["er_cavalry", "er_archers"])


@pytest.mark.rule("DL-RED-15")
def test_a_doubled_unit_does_not_leave_its_fight_by_choice() -> None:
    t = field(["ti_knights", "ti_sergeants", "ti_spearmen"], ["er_cavalry", "ik_orcs_1"])
    line_up(t, "ti_knights", "er_cavalry", "ik_orcs_1", "ti_spearmen")
    t.answer("reserves", "commit ti_sergeants").answer("join-fight", "against er_cavalry")
    t.answer("melee-target", "target ti_knights").answer("withdraw", "no", "no")
    assert (t.question, rounds(t)) == ("melee-target", 2)  # no redeployment was offered on the way
    for action in ("put-up ti_sergeants", "answer ti_sergeants", "against ik_orcs_1"):
        assert t.refuses(action) == ["DL-RED-15"]
    assert fights(t) == [(["ti_knights", "ti_sergeants"], ["er_cavalry"]), (["ti_spearmen"], ["ik_orcs_1"])]


@pytest.mark.rule("DL-RED-09")
def test_once_the_fixed_member_is_lost_any_may_go_until_one_is_left() -> None:
    battle = Board(0, fights=(Fight(((1, 2, 3, 4), (9,))),))
    assert battle.fights[0].callable(HOSAR) == (2, 3, 4)
    battle.drop_troop(1, HOSAR)
    battle.drop_troop(3, HOSAR)
    assert battle.fights[0].callable(HOSAR) == (2, 4)
    battle.call_away(2, HOSAR)
    assert battle.fights[0].callable(HOSAR) == ()
