"""Forcemarch and Earthpit (DL-SPL-05 to 13). 0110 and its neighbours are open country: one hex, one MP."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.demonlord.table import Table, at

LED = ["ti_knights", "ti_prince", "ho_monks"]
MISS = [6, 6, 6, 6]


def mp(t: Table, unit: str) -> int:
    """The MP a unit would march with."""
    t.answer("movement", f"unit {unit}")
    found: int = t.view(t.asked[0])["decision"]["args"]["mp"]
    t.do("stop")
    return found


# -- Forcemarch --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-05")
@pytest.mark.parametrize(("die", "bonus"), [(1, 2), (6, 0)])
def test_forcemarch_gives_the_units_in_the_hex_two_mp(die: int, bonus: int) -> None:
    t = at(
        "before-movement",
        hosar={"0110": LED, "0111": ["da_knights", "da_duke"]},
        spells={"hosar": ["forcemarch"]},
        dice=[die],
    )
    t.do("cast forcemarch", "at 0110")
    assert mp(t, "ti_knights") == 5 + bonus
    assert mp(t, "ti_prince") == 6 + bonus
    assert mp(t, "da_knights") == 5


@pytest.mark.rule("DL-SPL-05")
def test_a_unit_that_joins_the_hex_later_gets_nothing() -> None:
    t = at(
        "before-movement",
        hosar={"0110": LED, "0111": ["da_knights", "ho_priest"]},
        spells={"hosar": ["forcemarch", "spellgate"]},
        dice=[1, 1],
    )
    t.do("cast spellgate", "gate da_knights", "at 0110").do("cast forcemarch", "at 0110")
    assert t.where("da_knights") == "0110"
    assert (mp(t, "da_knights"), mp(t, "ti_knights")) == (5, 7)


@pytest.mark.rule("DL-SPL-05")
def test_two_forcemarches_do_not_add_up() -> None:
    t = at("before-movement", hosar={"0110": [*LED, "ho_priest"]}, spells={"hosar": ["forcemarch"]}, dice=[1, 1])
    t.do("cast forcemarch", "by ho_priest").do("cast forcemarch")
    assert len(t.events("cast-works")) == 2
    assert mp(t, "ti_knights") == 7


@pytest.mark.rule("DL-SPL-05")
def test_forcemarch_needs_power_three_of_hosar_and_four_of_demon() -> None:
    hosar = at("before-movement", hosar={"0110": ["ho_monks"]}, spells={"hosar": ["forcemarch"]})
    assert "cast forcemarch" in hosar.options
    demon = at("before-movement", "demon", demon={"0110": ["cm_warlock"]}, spells={"demon": ["forcemarch"]})
    assert demon.refuses("cast forcemarch") == ["DL-MAG-11"]


@pytest.mark.rule("DL-SPL-06")
def test_forcemarch_is_added_after_the_halving_of_the_leaderless() -> None:
    t = at("before-movement", hosar={"0110": ["ti_knights", "ho_monks"]}, spells={"hosar": ["forcemarch"]}, dice=[1])
    t.do("cast forcemarch")
    assert mp(t, "ti_knights") == 4


def retreat(t: Table) -> list[str]:
    """The hexes a retreat leads through, always by the first way offered."""
    while t.question in ("inside-or-out", "retreat-with", "retreat-group", "retreat"):
        t.do("done" if t.question == "retreat-group" else t.options[0])
    return [event["to"] for event in t.events("retreated")]


@pytest.mark.rule("DL-SPL-07")
def test_forcemarch_does_not_help_retreats() -> None:
    """Knights in the far south-east, a long way from any fortress of theirs: five hexes of steppe and no more."""
    t = at(
        "before-movement",
        hosar={"2020": ["ti_knights", "ho_monks"]},
        demon={"2020": ["er_cavalry"], "1719": ["ta_infantry"]},
        spells={"hosar": ["forcemarch"]},
        dice=[1, *MISS, 1],
    )
    t.do("cast forcemarch").answer("movement", "end").until("withdraw").do("yes")
    way = ["2020", *retreat(t)]
    crossings, world = t.s.game.crossings, t.s.world
    mover = world.unit["ti_knights"].mover
    costs = [crossings.cost(mover, world.grid.at(a), world.grid.at(b)) for a, b in pairwise(way)]
    assert t.where("ti_knights") == way[-1]
    assert sum(cost or 99 for cost in costs) == 5


# -- Earthpit ----------------------------------------------------------------------------------------------------------


def pit(die: int, hosar: dict[str, list[str]], seat: str = "demon", caster: str = "cm_warlock") -> Table:
    """A Demon Earthpit cast at 0110 from 0112 in the Hosar phase, before movement."""
    return at("before-movement", hosar=hosar, demon={"0112": [caster]}, spells={seat: ["earthpit"]}, dice=[die]).do(
        "cast earthpit", "at 0110"
    )


def withdrawal(seat: str, **more: object) -> Table:
    """A battle in 0110 in the Hosar phase, from which a side withdraws after one round without harm."""
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "da_duke"], "0113": ["ho_priest"]},
        demon={"0110": ["er_cavalry", "cg_castellan"], "0107": ["ni_demonlord"]},
        spells={"hosar": ["earthpit"], "demon": ["earthpit"]},
        **{"dice": [*MISS, 1, 1], **more},  # type: ignore[arg-type]
    )
    t.until("withdraw")
    return t.do("yes") if seat == "hosar" else t.do("no", "yes")


@pytest.mark.rule("DL-SPL-08")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_both_players_may_cast_earthpit_before_movement(phase: str) -> None:
    t = at(
        "before-movement",
        phase,
        hosar={"0110": ["ho_priest"]},
        demon={"0113": ["cm_warlock"]},
        spells={"hosar": ["earthpit"], "demon": ["earthpit"]},
    )
    for _ in range(2):
        assert "cast earthpit" in t.answer("window-before-movement").options
        t.do("pass")
    assert t.question == "movement"
    assert t.refuses("cast earthpit") == ["DL-SPL-08"]


@pytest.mark.rule("DL-SPL-08")
def test_earthpit_before_a_retreat_comes_after_the_morale_checks() -> None:
    t = withdrawal("demon")
    assert t.rolls("DL-WDR-04") == [(1,)]
    assert t.where("er_cavalry") == "0110"
    assert t.answer("window-retreat").asked == ["hosar"]
    t.do("pass")
    assert t.answer("window-retreat").asked == ["demon"]
    t.do("pass").do(t.options[0])
    assert t.where("er_cavalry") != "0110"
    assert t.question != "window-retreat"


@pytest.mark.rule("DL-SPL-08")
def test_earthpit_needs_power_three_of_demon_and_four_of_hosar() -> None:
    demon = at("before-movement", "demon", demon={"0110": ["cm_warlock"]}, spells={"demon": ["earthpit"]})
    assert "cast earthpit" in demon.options
    hosar = at("before-movement", hosar={"0110": ["ho_monks"]}, spells={"hosar": ["earthpit"]})
    assert hosar.refuses("cast earthpit") == ["DL-MAG-11"]


@pytest.mark.rule("DL-SPL-09")
@pytest.mark.parametrize(("die", "led", "leaderless"), [(1, 2, 1), (6, 5, 2)])
def test_earthpit_halves_mp_also_of_the_leaderless(die: int, led: int, leaderless: int) -> None:
    assert mp(pit(die, {"0110": LED}), "ti_knights") == led
    assert mp(pit(die, {"0110": ["ti_knights"]}), "ti_knights") == leaderless


@pytest.mark.rule("DL-SPL-09")
def test_earthpit_slows_friends_and_enemies_for_this_phase_only() -> None:
    t = at(
        "before-movement",
        "demon",
        hosar={"0110": ["ti_knights", "ti_prince"]},
        demon={"0110": ["cm_warlock"], "0112": ["ni_demonlord"]},
        spells={"demon": ["earthpit"]},
        dice=[1, 1],
    )
    t.do("cast earthpit", "by ni_demonlord", "at 0110").do("pass")
    assert mp(t, "cm_warlock") == 2
    assert t.view("hosar")["own"]["pitted"] == ["ti_prince", "ti_knights"]
    t.do("end").until("movement")
    assert t.asked == ["hosar"]
    assert mp(t, "ti_knights") == 5


@pytest.mark.rule("DL-SPL-09")
def test_a_second_earthpit_changes_nothing_more_and_the_minimum_move_remains() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_peasants"]},
        demon={"0112": ["cm_warlock", "ni_demonlord"]},
        spells={"demon": ["earthpit"]},
        dice=[1, 1],
    )
    t.do("cast earthpit", "by cm_warlock", "at 0110").do("cast earthpit", "at 0110")
    assert len(t.events("cast-works")) == 2
    t.do("unit ti_peasants")
    assert t.view("hosar")["decision"]["args"]["mp"] == 0  # 3, leaderless 1, in the pit 0
    t.do("move 0109")
    assert t.where("ti_peasants") == "0109"


@pytest.mark.rule("DL-SPL-10")
def test_nobody_moves_or_gates_into_an_earthpit() -> None:
    t = at(
        "movement",
        hosar={"0110": [*LED, "ho_priest"]},
        spells={"hosar": ["spellgate"]},
        pits=["0111"],
    )
    t.do("unit ti_knights")
    assert "move 0112" in t.options  # round the pit
    assert t.refuses("move 0111") == ["DL-SPL-10"]
    t.do("stop", "cast spellgate", "gate ti_prince")
    assert "at 0112" in t.options
    assert t.refuses("at 0111") == ["DL-SPL-10"]


@pytest.mark.rule("DL-SPL-10")
def test_the_hex_is_open_again_in_the_next_phase() -> None:
    t = at("movement", hosar={"0110": LED}, demon={"0112": ["er_cavalry"]}, pits=["0111"])
    t.do("end").until("movement")
    assert t.view("demon")["marks"]["pits"] == []
    assert "move 0111" in t.do("unit er_cavalry").options


@pytest.mark.rule("DL-SPL-10")
def test_nobody_retreats_into_an_earthpit() -> None:
    goal = retreat(withdrawal("hosar").do("pass", "pass"))[0]
    t = withdrawal("hosar").answer("window-retreat", "pass", "cast earthpit", f"at {goal}").do("pass")
    way = retreat(t)
    assert [event["hex"] for event in t.events("cast-works")] == [goal]
    assert way
    assert goal not in way


@pytest.mark.rule("DL-SPL-10")
def test_an_earthpit_does_not_stop_units_that_are_placed() -> None:
    t = at("invocation", turn=2, hosar={"0603": ["ho_priest"]}, pits=["0603"], dice=[1])
    t.do("invoke ho_priest")
    assert t.where("in_light_spirit") == "0603"


@pytest.mark.rule("DL-SPL-11")
def test_non_phasing_units_still_retreat_one_hex_out_of_an_earthpit() -> None:
    t = withdrawal("demon").answer("window-retreat", "cast earthpit", "at 0110").do("pass")
    way = retreat(t)
    assert [event["hex"] for event in t.events("cast-works")] == ["0110"]
    assert len(way) == 1
    assert t.where("er_cavalry") == t.where("cg_castellan") == way[0]


@pytest.mark.rule("DL-SPL-11")
def test_non_phasing_units_do_not_retreat_into_an_earthpit() -> None:
    goal = retreat(withdrawal("demon").do("pass", "pass"))[0]
    t = withdrawal("demon").answer("window-retreat", "cast earthpit", f"at {goal}").do("pass")
    (refuge,) = retreat(t)
    assert refuge not in ("0110", goal)
    assert t.where("er_cavalry") == refuge


@pytest.mark.rule("DL-SPL-12")
@pytest.mark.parametrize("place", ["0510", "0414", "0206", "0603"])
@pytest.mark.parametrize(("die", "works"), [(3, True), (4, False)])
def test_places_make_an_earthpit_harder(place: str, die: int, works: bool) -> None:
    """A city, a castle, a village, a temple; Demon needs 1 to 5 in the open."""
    t = at("before-movement", "demon", demon={place: ["cm_warlock"]}, spells={"demon": ["earthpit"]}, dice=[die])
    t.do("cast earthpit", f"at {place}")
    assert (t.view("demon")["marks"]["pits"] == [place]) is works


@pytest.mark.rule("DL-SPL-13")
@pytest.mark.parametrize(("die", "works"), [(5, True), (6, False)])
def test_the_mines_of_ula_do_not_make_it_harder(die: int, works: bool) -> None:
    t = at("before-movement", "demon", demon={"0904": ["cm_warlock"]}, spells={"demon": ["earthpit"]}, dice=[die])
    t.do("cast earthpit", "at 0902")
    assert (t.view("demon")["marks"]["pits"] == ["0902"]) is works
