"""Reinforcements (DL-REI): the request, its die, and the entrances."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at

HOSAR, DEMON = {"0510": ["ti_knights"]}, {"1811": ["ni_foot_guards"]}
WEST, EAST = ["0108", "0301", "0523"], ["2201", "2214", "2223"]


def start(phase: str = "hosar", *dice: int, **more: Any) -> Table:
    """The start of a phase after the first clash."""
    usual = {"hosar": HOSAR, "demon": DEMON, "clash": True, "then": SeededDice(1)}
    return at("start", phase, dice=dice, **{**usual, **more})


def request(phase: str = "hosar", *dice: int, **more: Any) -> Table:
    return start(phase, *dice, **more).answer("request", "yes").answer("confirm-request", "yes")


def units(t: Table, code: str, *places: str) -> list[str]:
    return [u.id for u in t.s.world.units if u.home == code and t.where(u.id) in places]


@pytest.mark.rule("DL-REI-01")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_request_belongs_to_the_start_of_the_own_phase(phase: str) -> None:
    t = start(phase)
    assert (t.question, t.asked) == ("request", [phase])
    t.do("no")
    assert t.question == "movement"
    assert t.refuses("yes")
    t.do("end")
    assert (t.question, t.asked) == ("request", ["demon" if phase == "hosar" else "hosar"])


@pytest.mark.rule("DL-REI-02")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_nobody_may_ask_before_the_first_clash(phase: str) -> None:
    t = start(phase, clash=False)
    assert t.question == "movement"
    assert t.refuses("yes")


@pytest.mark.rule("DL-REI-02")
def test_a_capture_opens_the_requests_of_both() -> None:
    hosar, demon = {"1005": ["ti_knights"], "0510": ["ti_sergeants"]}, {"1004": ["er_lord"], **DEMON}
    t = at("movement", hosar=hosar, demon=demon, dice=[1, 6]).do("unit ti_knights", "move 1004")
    assert t.where("er_lord") == "held by hosar"
    t.until("request")
    assert t.asked == ["demon"]
    t.do("no").until("request")
    assert t.asked == ["hosar"]


@pytest.mark.rule("DL-REI-02")
def test_a_battle_without_losses_opens_the_requests() -> None:
    hosar, demon = {"0506": ["ti_knights"]}, {"0506": ["er_levy"]}
    t = at("battles", hosar=hosar, demon=demon, dice=[6] * 6 + [1])  # everybody misses, morale holds
    t.until("withdraw").do("yes").until("request")
    assert (t.events("killed"), t.events("captured"), t.asked) == ([], [], ["demon"])


@pytest.mark.rule("DL-REI-02")
def test_a_siege_roll_without_losses_opens_the_requests() -> None:
    hosar, demon = {"0414": ["cr_militia"]}, {"0414": ["er_levy"]}
    t = at("sieges", hosar=hosar, demon=demon, sieges={"0414": 2}, dice=[1, 1, 1, 1]).do("invest")
    assert (t.events("killed"), t.events("captured")) == ([], [])
    assert (t.question, t.asked) == ("request", ["demon"])


@pytest.mark.rule("DL-REI-03")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_reinforcements_arrive_on_1_to_3_in_the_phase_of_the_request(die: int) -> None:
    t = request("hosar", die)
    assert t.rolls("DL-REI-03") == [(die,)]
    assert t.question == "place-arrival"


@pytest.mark.rule("DL-REI-03")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_reinforcements_are_late_on_4_to_6_and_the_die_is_rolled_again(die: int) -> None:
    t = request("hosar", die, 2)
    assert t.events("reinforcements-delayed") == [{"side": "hosar"}]
    assert t.question == "movement"
    t.do("end").answer("request", "no").answer("movement", "end")
    assert t.rolls("DL-REI-03") == [(die,), (2,)]
    assert (t.question, t.asked) == ("place-arrival", ["hosar"])


@pytest.mark.rule("DL-REI-04")
def test_a_request_is_never_taken_back() -> None:
    t = request("hosar", 6, 6, 6)
    assert t.view(None)["requested"] == {"hosar": True, "demon": False}
    for _ in range(2):  # two turns' points
        t.answer("movement", "end").answer("request", "no").answer("movement", "end")
    scored = [dict(event["scored"]) for event in t.events("points") if event["side"] == "hosar"]
    assert len(scored) == 2
    assert not [points for points in scored if "DL-VIC-05" in points]
    assert "DL-VIC-05" in dict(t.events("points")[1]["scored"])  # the Demon player's


@pytest.mark.rule("DL-REI-04")
def test_a_request_may_be_thought_over_once() -> None:
    """Only the confirmation makes it one (DL-DEC-05)."""
    t = start().answer("request", "yes").answer("confirm-request", "no")
    assert t.question == "movement"
    assert t.view(None)["requested"]["hosar"] is False
    assert t.rolls("DL-REI-03") == []


@pytest.mark.rule("DL-REI-05", "DL-REI-06")
def test_nine_of_the_eleven_demon_units_arrive_in_any_split() -> None:
    t = request("demon", 1)
    assert (t.question, t.asked, t.targets("place")) == ("place-arrival", ["demon"], EAST)
    assert t.refuses("place 2210") == ["DL-REI-06"]
    t.do("place 2201", "place 2201", "place 2201", "place 2201", "place-all 2223")
    assert (len(units(t, "IK", "2201")), len(units(t, "IK", "2223"))) == (4, 5)
    assert len(units(t, "IK", "gone")) == 2


@pytest.mark.rule("DL-REI-05")
def test_the_demon_reinforcements_are_drawn_at_random() -> None:
    missing = set()
    for seed in range(12):
        t = request("demon", 1, then=SeededDice(seed)).do("place-all 2201")
        missing.add(tuple(units(t, "IK", "gone")))
    assert len(missing) > 4


@pytest.mark.rule("DL-REI-07", "DL-REI-08")
def test_eight_of_the_nine_hosar_units_arrive_together_or_apart() -> None:
    t = request("hosar", 1)
    assert (t.asked, t.targets("place"), t.targets("place-all")) == (["hosar"], WEST, WEST)
    assert t.refuses("place 0110") == ["DL-REI-08"]
    t.do("place-all 0108")
    assert (len(units(t, "ME", "0108")), len(units(t, "ME", "gone"))) == (8, 1)
    t = request("hosar", 1).do("place 0301", "place 0523", "place-all 0108")
    assert [len(units(t, "ME", entrance)) for entrance in WEST] == [6, 1, 1]


@pytest.mark.rule("DL-REI-07")
def test_the_hosar_reinforcements_are_drawn_at_random() -> None:
    missing = {
        units(request("hosar", 1, then=SeededDice(seed)).do("place-all 0108"), "ME", "gone")[0] for seed in range(12)
    }
    assert len(missing) > 2


@pytest.mark.rule("DL-REI-09")
def test_an_entrance_with_enemy_troops_is_closed() -> None:
    t = request("demon", 1, hosar={"2201": ["ti_knights"], "2214": ["ba_baron"]})
    assert t.targets("place") == ["2214", "2223"]  # a character closes nothing
    assert t.refuses("place 2201") == ["DL-REI-09"]


@pytest.mark.rule("DL-REI-09", "DL-HID-09")
def test_troops_hidden_at_an_entrance_show_themselves_before_anybody_arrives() -> None:
    t = request("demon", 1, hosar={"2201": ["ba_baron", "ti_knights"]})
    t.do("place-all 2201")
    assert t.events("troop-shown") == [{"unit": "ti_knights", "hex": "2201"}]
    assert (t.targets("place"), units(t, "IK", "2201")) == (["2214", "2223"], [])


@pytest.mark.rule("DL-REI-09", "DL-HID-09")
def test_with_the_last_entrance_held_in_secret_any_of_them_will_do() -> None:
    hosar = {"2201": ["ti_knights"], "2214": ["ti_sergeants"], "2223": ["ba_baron", "ti_spearmen"]}
    t = request("demon", 1, hosar=hosar)
    assert t.events("troop-shown") == [{"unit": "ti_spearmen", "hex": "2223"}]
    assert t.targets("place") == EAST


@pytest.mark.rule("DL-REI-09")
def test_with_all_entrances_held_the_arrivals_cannot_move_and_must_fight() -> None:
    hosar = {"2201": ["ti_knights"], "2214": ["ti_sergeants"], "2223": ["ti_spearmen"]}
    t = request("demon", 1, hosar=hosar)
    assert t.targets("place") == EAST
    t.do("place-all 2201")
    assert t.question == "movement"
    arrived = units(t, "IK", "2201")
    assert not set(arrived) & set(t.targets("unit"))
    assert t.refuses(f"unit {arrived[0]}") == ["DL-REI-09"]
    t.do("end")
    assert t.events("battle-begins") == [{"hex": "2201"}]


@pytest.mark.rule("DL-REI-10")
def test_the_question_comes_back_until_the_request_is_made() -> None:
    t = start().answer("request", "no").until("request")
    t.do("no").until("request")
    assert (t.asked, t.s.turn_number) == (["hosar"], 2)
    t.do("yes", "yes")
    assert len(t.rolls("DL-REI-03")) == 1


@pytest.mark.rule("DL-REI-10")
def test_after_the_request_the_die_is_rolled_without_a_question() -> None:
    t = request("hosar", 5, 5, requested=[False, True], arrived=[False, True])
    t.answer("movement", "end").answer("movement", "end")
    assert (t.question, t.asked, t.s.turn_number) == ("movement", ["hosar"], 2)
    assert t.rolls("DL-REI-03") == [(5,), (5,)]
