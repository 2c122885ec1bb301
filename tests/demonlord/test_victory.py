"""Victory points of the standard game (DL-VIC)."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at

HOSAR, DEMON = {"0218": ["ba_baron"]}, {"1719": ["ta_khan"]}


def turn_end(turn: int = 1, **more: Any) -> Table:
    """A turn has just been scored."""
    return at("turn-end", turn=turn, **{"hosar": HOSAR, "demon": DEMON, **more})


def scored(t: Table, seat: str) -> dict[str, int]:
    """The points of the last turn by rule."""
    return dict([event for event in t.events("points") if event["side"] == seat][-1]["scored"])


def last_phase(**more: Any) -> Table:
    """The Demon player's movement step of turn 1, ended: the turn has been scored in front of everybody."""
    t = at("movement", "demon", **{"hosar": HOSAR, "demon": DEMON, **more})
    return t.do("end").until("movement")


@pytest.mark.rule("DL-VIC-01")
@pytest.mark.parametrize(("points", "winner"), [([14, 11], "hosar"), ([11, 14], "demon")])
def test_more_points_win_at_the_end(points: list[int], winner: str) -> None:
    t = turn_end(9, points=points, last_turn=9, requested=[True, True])
    assert t.winner == winner
    assert t.view(None)["result"]["scores"] == {"hosar": points[0], "demon": points[1]}
    assert t.view(None)["result"]["why"] == "DL-VIC-01"


@pytest.mark.rule("DL-VIC-02")
def test_points_are_scored_every_turn_and_add_up() -> None:
    t = at("movement", hosar=HOSAR, demon=DEMON, alliances={"GW": {"side": "demon"}}, control={"taegul": "hosar"})
    totals = []
    for _ in range(2):
        t.answer("movement", "end").answer("movement", "end")
        totals.append(t.view(None)["points"]["hosar"])
    assert totals == [4, 8]  # fortresses, fewer allies, no request, a city
    assert t.events("points")[0]["total"] == 4


@pytest.mark.rule("DL-VIC-03")
@pytest.mark.parametrize(
    ("control", "scorer"),
    [
        ({}, None),
        ({"rabat": "demon"}, "demon"),
        ({"midazu": "hosar"}, "hosar"),
        ({"rabat": "demon", "midazu": "hosar"}, None),
    ],
)
def test_a_point_for_more_fortresses(control: dict[str, str], scorer: str | None) -> None:
    t = last_phase(control=control)
    assert [seat for seat in ("hosar", "demon") if "DL-VIC-03" in scored(t, seat)] == ([scorer] if scorer else [])


@pytest.mark.rule("DL-VIC-03")
def test_fortresses_of_allies_count_and_open_homelands_do_not() -> None:
    assert "DL-VIC-03" in scored(last_phase(alliances={"LY": {"side": "demon"}}), "demon")
    assert "DL-VIC-03" not in scored(last_phase(alliances={"GW": {"side": "demon"}}), "demon")


@pytest.mark.rule("DL-VIC-04")
@pytest.mark.parametrize(
    ("sides", "scorer"),
    [
        ({}, None),
        ({"AH": "hosar", "GW": "demon", "AN": "demon"}, "hosar"),
        ({"AH": "hosar"}, "demon"),
        ({"AH": "hosar", "GW": "demon"}, None),
    ],
)
def test_a_point_for_fewer_allies(sides: dict[str, str], scorer: str | None) -> None:
    t = last_phase(alliances={code: {"side": side, "grade": "semi-permanent"} for code, side in sides.items()})
    assert [seat for seat in ("hosar", "demon") if "DL-VIC-04" in scored(t, seat)] == ([scorer] if scorer else [])


@pytest.mark.rule("DL-VIC-05")
@pytest.mark.parametrize("requested", [[False, False], [True, False], [False, True], [True, True]])
def test_a_point_for_doing_without_reinforcements(requested: list[bool]) -> None:
    t = last_phase(requested=requested, arrived=requested)
    assert [scored(t, seat).get("DL-VIC-05") for seat in ("hosar", "demon")] == [
        None if asked else 1 for asked in requested
    ]


@pytest.mark.rule("DL-VIC-06")
@pytest.mark.parametrize(
    ("losses", "scorer"), [([2, 3], "hosar"), ([3, 2], "demon"), ([2, 2], None), ([0, 0], None), ([0, 1], "hosar")]
)
def test_a_point_for_more_losses_inflicted_than_suffered(losses: list[int], scorer: str | None) -> None:
    t = last_phase(losses=losses)
    assert [seat for seat in ("hosar", "demon") if "DL-VIC-06" in scored(t, seat)] == ([scorer] if scorer else [])


@pytest.mark.rule("DL-VIC-06")
def test_both_phases_of_a_turn_are_counted_and_the_next_turn_starts_anew() -> None:
    hosar = {"1005": ["ti_knights"], "0218": ["ba_baron"]}
    demon = {"1004": ["er_lord"], "1719": ["ta_khan"]}
    t = at("movement", hosar=hosar, demon=demon, dice=[1, 6], requested=[True, True], arrived=[True, True])
    t.do("unit ti_knights", "move 1004", "stop")  # a capture in the first phase
    assert t.view(None)["losses"] == {"hosar": 0, "demon": 1}
    t.do("end").answer("movement", "end")
    assert "DL-VIC-06" in scored(t, "hosar")
    assert t.view(None)["losses"] == {"hosar": 0, "demon": 0}
    t.answer("movement", "end").answer("movement", "end")
    assert "DL-VIC-06" not in scored(t, "hosar")


@pytest.mark.rule("DL-VIC-06")
def test_killed_troops_and_captured_characters_count_alike() -> None:
    hosar = {"0414": ["cr_militia", "cr_crossbowmen", "cr_wizard"], **HOSAR}
    demon = {"0414": ["er_levy", "er_patrol"], **DEMON}
    t = at("sieges", hosar=hosar, demon=demon, sieges={"0414": 4}, dice=[6, 6, 5, 6])
    t.do("invest").until("siege-losses").do("lose er_levy")
    assert t.events("surrender")
    assert t.view(None)["losses"] == {"hosar": 3, "demon": 1}


@pytest.mark.rule("DL-VIC-06")
@pytest.mark.parametrize(("alliances", "lost"), [({}, 0), ({"AH": {"side": "demon"}}, 1)])
def test_losses_of_neutrals_count_for_the_side_they_serve(alliances: dict[str, Any], lost: int) -> None:
    where = {"demon" if alliances else "neutral": {"1401": ["ah_duke"]}}
    hosar = {"1402": ["ti_knights"], "0218": ["ba_baron"]}
    t = at("movement", hosar=hosar, alliances=alliances, dice=[1, 6], **where)  # type: ignore[arg-type]
    t.do("unit ti_knights", "move 1401")
    assert t.where("ah_duke") == "held by hosar"
    assert t.view(None)["losses"] == {"hosar": 0, "demon": lost}


@pytest.mark.rule("DL-VIC-06")
def test_units_sent_home_and_legends_are_no_losses() -> None:
    alliances = {"AH": {"side": "hosar", "grade": "semi-permanent", "shaken": True}}
    t = at("checks", hosar={"0510": ["ah_swordsmen"], **HOSAR}, demon=DEMON, alliances=alliances, dice=[5])
    assert t.where("ah_swordsmen") == "away"
    assert t.view(None)["losses"] == {"hosar": 0, "demon": 0}


@pytest.mark.rule("DL-VIC-06")
def test_an_exchange_takes_no_loss_back() -> None:
    piles = {"prisoners_of_hosar": ["er_lord"], "prisoners_of_demon": ["ti_prince"]}
    t = at("exchange", hosar=HOSAR, demon=DEMON, piles=piles, losses=[1, 1]).do(
        "yes", "offer ti_prince", "give er_lord"
    )
    assert t.view(None)["losses"] == {"hosar": 1, "demon": 1}


@pytest.mark.rule("DL-VIC-07")
def test_a_point_for_each_enemy_home_city() -> None:
    t = last_phase(control={"barthek": "demon", "dansor": "demon", "taegul": "hosar"})
    assert (scored(t, "demon")["DL-VIC-07"], scored(t, "hosar")["DL-VIC-07"]) == (2, 1)
    t = last_phase(alliances={"AH": {"side": "demon"}}, control={"rabat": "demon"})
    assert "DL-VIC-07" not in scored(t, "demon")  # Altu'han is no enemy city, Rabat a castle


@pytest.mark.rule("DL-VIC-08")
def test_ninnghiz_counts_for_hosar_only() -> None:
    hosar = {"1413": ["ti_knights"], "0218": ["ba_baron"]}
    t = at("movement", hosar=hosar, demon=DEMON)
    t.do("unit ti_knights", "move 1414")
    if t.question == "march":
        t.do("stop")
    t.do("end").answer("movement", "end")
    assert scored(t, "hosar")["DL-VIC-08"] == 1
    assert "DL-VIC-08" not in scored(t, "demon")
    t.do("unit ti_knights", "move 1413")  # left, but not retaken
    if t.question == "march":
        t.do("stop")
    t.do("end").answer("movement", "end")
    assert scored(t, "hosar")["DL-VIC-08"] == 1
    started = last_phase()
    assert started.controller("ninnghiz") == "demon"
    assert [seat for seat in ("hosar", "demon") if "DL-VIC-08" in scored(started, seat)] == []


@pytest.mark.rule("DL-VIC-09")
@pytest.mark.parametrize(("points", "winner"), [([12, 12], "hosar"), ([12, 13], "demon"), ([13, 12], "hosar")])
def test_ties_go_to_hosar(points: list[int], winner: str) -> None:
    t = turn_end(9, points=points, last_turn=9, requested=[True, True])
    assert t.winner == winner


@pytest.mark.rule("DL-VIC-10")
def test_a_besieged_fortress_counts_for_its_controller() -> None:
    hosar, demon = {"0414": ["cr_militia"], **HOSAR}, {"0414": ["er_levy"], **DEMON}
    t = at("movement", "demon", hosar=hosar, demon=demon, sieges={"0414": 1}, then=SeededDice(2))
    assert t.view(None)["fortresses"] == {"hosar": 6, "demon": 6}
    assert t.view(None)["control"]["rabat"] == "hosar"


@pytest.mark.rule("DL-VIC-10")
def test_a_neutral_fortress_counts_for_nobody() -> None:
    t = last_phase(rest="neutrals")
    assert t.view(None)["fortresses"] == {"hosar": 6, "demon": 6}
    assert last_phase(alliances={"AH": {"side": "demon"}}).view(None)["fortresses"] == {"hosar": 6, "demon": 7}
