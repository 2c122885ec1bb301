"""The end of the game (DL-END): sudden death, truce talks, and the last turn."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at

HOSAR, DEMON = {"0218": ["ba_baron"]}, {"1719": ["ta_khan"]}


def turn_end(turn: int, *dice: int, **more: Any) -> Table:
    """The end of a turn, with the points scored."""
    return at("turn-end", turn=turn, dice=dice, **{"hosar": HOSAR, "demon": DEMON, **more})


def talks_on(turn: int, *dice: int, **more: Any) -> Table:
    """The end of a turn during talks; both wish to go on."""
    return turn_end(turn, *dice, talks=True, **more).answer("talks-go-on", "yes", "yes")


def play_turn(t: Table) -> Table:
    """Through the movement steps of both phases to the end of the turn."""
    return t.answer("movement", "end").answer("movement", "end")


@pytest.mark.rule("DL-END-01")
def test_demon_wins_at_once_with_timur() -> None:
    hosar, demon = {"0510": ["ti_peasants"]}, {"0510": ["er_cavalry", "er_patrol"]}
    t = at("sieges", "demon", hosar=hosar, demon=demon, sieges={"0510": 4}, dice=[6, 6, 1, 1])
    t.answer("siege-method", "invest")
    assert t.events("surrender")
    assert (t.winner, t.question) == ("demon", None)
    assert t.view(None)["result"]["why"] == "DL-END-01"


@pytest.mark.rule("DL-END-02")
def test_hosar_wins_at_once_with_nisshar() -> None:
    t = at("movement", hosar={"1810": ["ti_knights"]}, demon=DEMON).do("unit ti_knights", "move 1811")
    assert (t.winner, t.question) == ("hosar", None)
    assert t.view(None)["result"]["why"] == "DL-END-02"


@pytest.mark.rule("DL-END-02")
def test_other_cities_end_nothing() -> None:
    hosar = {"1604": ["ti_knights"], "0218": ["ba_baron"]}
    t = at("movement", hosar=hosar, demon=DEMON).do("unit ti_knights", "move 1605")
    assert (t.controller("erush"), t.winner) == ("hosar", None)


@pytest.mark.rule("DL-END-03")
@pytest.mark.parametrize(("turn", "asked"), [(1, False), (2, False), (3, True), (4, True)])
def test_talks_may_be_called_from_the_end_of_turn_3_on(turn: int, asked: bool) -> None:
    t = turn_end(turn)
    assert (t.question == "call-talks") is asked


@pytest.mark.rule("DL-END-03")
def test_both_may_roll_and_one_6_starts_the_talks() -> None:
    t = turn_end(4, 4, 6, 1, 1)
    assert t.asked == ["hosar"]
    t.do("yes")
    assert (t.question, t.asked) == ("call-talks", ["demon"])
    assert t.rolls("DL-END-03") == []  # both are asked before the dice
    t.do("yes")
    assert t.rolls("DL-END-03") == [(4,), (6,)]
    assert t.view(None)["talks"] is True


@pytest.mark.rule("DL-END-03", "DL-END-08")
def test_two_sixes_start_the_talks_once() -> None:
    t = turn_end(4, 6, 6, 1, 1).do("yes", "yes")
    assert len(t.events("talks-begin")) == len(t.rolls("DL-END-04")) == 1


@pytest.mark.rule("DL-END-03")
def test_without_a_6_or_a_call_there_are_no_talks() -> None:
    t = turn_end(4, 5).do("no", "yes")
    assert (t.rolls("DL-END-03"), t.view(None)["talks"]) == ([(5,)], False)
    t = turn_end(4).do("no", "no")
    assert (t.rolls("DL-END-03"), t.question) == ([], "movement")


@pytest.mark.rule("DL-END-04", "DL-END-06")
@pytest.mark.parametrize(("dice", "fixed"), [((4, 5), True), ((4, 4), False)])
def test_two_dice_and_the_turn_number_make_the_total(dice: tuple[int, int], fixed: bool) -> None:
    t = talks_on(6, *dice, 2)  # 15 and 14
    assert t.rolls("DL-END-04") == [dice]
    assert t.view(None)["last_turn"] == (8 if fixed else 0)


@pytest.mark.rule("DL-END-04")
def test_the_truce_roll_comes_every_turn_while_talks_are_on() -> None:
    t = talks_on(3, 1, 1, 1, 2)
    play_turn(t).answer("talks-go-on", "yes", "yes")
    assert t.rolls("DL-END-04") == [(1, 1), (1, 2)]
    assert [event["total"] for event in t.events("talks-nothing")] == [5, 7]


@pytest.mark.rule("DL-END-05")
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_with_20_or_more_the_next_turn_is_the_last(dice: tuple[int, int]) -> None:
    t = talks_on(9, *dice)
    assert t.view(None)["last_turn"] == 10
    play_turn(t)
    assert (t.s.turn_number, t.question) == (10, None)
    assert t.winner


@pytest.mark.rule("DL-END-06")
@pytest.mark.parametrize(("dice", "left"), [((4, 6), 3), ((6, 6), 1), ((2, 6), 6)])
def test_with_15_to_19_a_die_gives_the_turns_that_remain(dice: tuple[int, int], left: int) -> None:
    t = talks_on(7, *dice, left)
    assert t.rolls("DL-END-06") == [(left,)]
    assert t.view(None)["last_turn"] == 7 + left
    for turn in range(8, 8 + left):
        assert (t.s.turn_number, t.winner) == (turn, None)
        play_turn(t)
    assert t.winner


@pytest.mark.rule("DL-END-07")
@pytest.mark.parametrize(("turn", "dice"), [(7, (2, 3)), (7, (3, 4))])
def test_with_14_or_less_the_talks_do_nothing(turn: int, dice: tuple[int, int]) -> None:
    t = talks_on(turn, *dice)  # 12 and 14
    assert (t.view(None)["last_turn"], t.view(None)["talks"]) == (0, True)
    play_turn(t)
    assert t.question == "talks-go-on"


@pytest.mark.rule("DL-END-08")
def test_the_first_truce_roll_is_made_when_the_talks_begin() -> None:
    t = turn_end(5, 6, 2, 3).do("yes", "no")
    assert t.rolls("DL-END-04") == [(2, 3)]
    assert t.events("talks-nothing") == [{"total": 10}]
    assert t.question == "movement"


@pytest.mark.rule("DL-END-09")
@pytest.mark.parametrize("answers", [("yes", "no"), ("no", "yes")])
def test_one_player_is_enough_to_go_on(answers: tuple[str, str]) -> None:
    t = turn_end(5, 1, 1, talks=True).answer("talks-go-on", *answers)
    assert t.rolls("DL-END-04") == [(1, 1)]
    assert t.view(None)["talks"] is True


@pytest.mark.rule("DL-END-09")
def test_talks_nobody_continues_lapse_and_need_a_new_6() -> None:
    t = turn_end(5, 5, talks=True).answer("talks-go-on", "no", "no")
    assert t.view(None)["talks"] is False
    assert t.rolls("DL-END-04") == []
    play_turn(t).answer("call-talks", "yes", "no")
    assert (t.rolls("DL-END-03"), t.view(None)["talks"]) == ([(5,)], False)


@pytest.mark.rule("DL-END-10")
def test_a_fixed_end_is_not_talked_about_again() -> None:
    t = talks_on(7, 4, 6, 3)
    play_turn(t)
    assert (t.question, t.s.turn_number) == ("movement", 9)
    play_turn(t)
    assert (t.question, t.s.turn_number) == ("movement", 10)
    assert len(t.rolls("DL-END-04")) == 1


@pytest.mark.rule("DL-END-11")
def test_talks_change_nothing_else() -> None:
    spells = {"hosar": ["spellgate"]}
    hosar, demon = {"1004": ["ti_knights"], "0603": ["ho_priest"]}, {"1005": ["er_levy"], "1719": ["ta_khan"]}
    setting: dict[str, Any] = {"hosar": hosar, "demon": demon, "spells": spells, "turn": 4, "then": SeededDice(1)}
    quiet, talking = at("start", **setting), at("start", talks=True, **setting)
    for action in ("pass", "unit ti_knights", "move 1005", "end"):
        assert talking.options == quiet.options
        quiet.do(action)
        talking.do(action)
    assert talking.view("hosar") == {**quiet.view("hosar"), "talks": True}


@pytest.mark.rule("DL-END-12")
def test_sudden_death_comes_before_a_fixed_end_and_before_the_points() -> None:
    t = at("movement", turn=9, hosar={"1810": ["ti_knights"]}, demon=DEMON, last_turn=10, points=[3, 30])
    t.do("unit ti_knights", "move 1811")
    assert (t.winner, t.s.turn_number) == ("hosar", 9)


@pytest.mark.rule("DL-END-13")
def test_there_is_no_turn_limit() -> None:
    t = turn_end(30)
    assert (t.question, t.asked) == ("call-talks", ["hosar"])
    t.do("no")
    assert (t.question, t.asked) == ("call-talks", ["demon"])
    t.do("no")
    assert (t.question, t.s.turn_number, t.winner) == ("movement", 31, None)
