"""Flying (DW-E-FLY): low for a movement, high above the area, landing, breaking off."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import flying
from hexarchy.games.demonworld.strike import Strike, initiative
from hexarchy.games.demonworld.words import ALOFT
from tests.demonworld.table import Table, unit
from tests.demonworld.test_large import DRAGON, GIANT, base, big, on

FOE = "orc_guard"
BITE = 3


def moving(*others: dict[str, Any], order: str = "attack", field: str = "M8", **more: Any) -> Table:
    t = on("movement", big(DRAGON, field, order=order), *others, step=f"{order} step", **more)
    if t.question == "first-or-second":
        t.do("first" if t.asked == ["empire"] else "second")
    return t.do(f"move {DRAGON}")


def high(phase: str, *others: dict[str, Any], until: int = 0, **more: Any) -> Table:
    dragon = {"card": DRAGON, "facing": "N", "fields": [], "aloft": until, **more.pop("dragon", {})}
    return on(phase, dragon, *others, **more)


def guard(fields: str, **more: Any) -> dict[str, Any]:
    return unit(FOE, "S", fields, **{"order": "skirmish", "moved": True, **more})


@pytest.mark.rule("DW-E-FLY-01", "DW-E-FLY-02")
def test_a_flyer_may_fly_when_its_movement_begins() -> None:
    t = moving()
    assert "fly" in t.options
    t.do("ahead-left")
    assert t.refuses("fly") == ["DW-E-FLY-02"]
    giant = on("movement", big(GIANT, "H8", order="attack"), step="attack step").do(f"move {GIANT}")
    assert giant.refuses("fly") == ["DW-E-FLY-02"]


@pytest.mark.rule("DW-E-FLY-02", "DW-E-FLY-03", "DW-E-FLY-13")
def test_low_flight_goes_ahead_over_everything_and_turns_freely() -> None:
    t = moving(guard("L7 L8 L9 K8"), field="M8").do("fly")
    assert t.question == "low-flight"
    assert t.refuses("side-left") == ["DW-E-FLY-03"]
    assert t.refuses("stop") == ["DW-E-FLY-03"]
    for step in range(10):
        t.do("ahead-left" if step % 2 else "ahead-right")
        if step == 4:
            t.do("face ENE", "ahead-left", "face N")
            break
    assert not t.in_melee(FOE)
    assert t.ask_of("empire").args["points"] == 30 - 6 * 3
    assert "climb" in t.options


@pytest.mark.rule("DW-E-FLY-03")
def test_ten_fields_with_attack_orders() -> None:
    t = moving(field="N8").do("fly")
    for step in range(10):
        t.do("ahead-left" if step % 2 else "ahead-right")
    assert t.ask_of("empire").args["points"] == 0
    assert not {"ahead-left", "ahead-right"} & {*t.options}


@pytest.mark.rule("DW-E-FLY-04")
def test_landing_beside_an_enemy_is_an_attack_and_on_one_impossible() -> None:
    t = moving(guard("K7 A2 A3 A4"), field="N8", order="move").do("fly", "ahead-left")
    hex_ = str(t.ask_of("empire").args["hex"])
    assert hex_ == "M8"
    t.do("ahead-left", "ahead-left")
    assert t.refuses("land") == ["DW-E-FLY-04"]  # its front field is K7
    t = moving(guard("K7 A2 A3 A4"), field="N8", order="move").do("fly", "ahead-left", "ahead-left", "land")
    assert base(t, DRAGON) >= {"L7"}
    assert t.in_melee(DRAGON)
    assert t.in_melee(FOE)


@pytest.mark.rule("DW-E-FLY-04", "DW-E-FLY-02")
def test_landing_alone_ends_the_move() -> None:
    t = moving(field="N8").do("fly", "ahead-left", "land")
    assert t.question != "large-operation"
    assert not t.told("strides")
    assert base(t, DRAGON) >= {"M8"}
    assert not t.in_melee(DRAGON)


@pytest.mark.rule("DW-E-FLY-02", "DW-E-FLY-05", "DW-E-FLY-08")
def test_climbing_takes_it_off_the_area() -> None:
    t = moving(guard("A1 A2 A3 A4")).do("fly", "climb")
    assert t.s.at[0] == ALOFT
    assert t.view(None)["units"][DRAGON]["away"] == {"aloft": 1}
    assert all(element != 0 for element in t.s.standing.values())


@pytest.mark.rule("DW-E-FLY-05", "DW-DEC-06")
def test_each_round_it_stays_or_lands() -> None:
    t = high("start", unit(FOE, "S", "B3 B4 B5"))
    assert (t.question, t.asked, t.options) == ("land-or-stay", ["empire"], ["land", "stay-up"])
    stays = high("start", unit(FOE, "S", "B3 B4 B5"), unit("berserkers", "N", "P3 P4")).do("stay-up")
    assert f"give-hold {DRAGON}" not in stays.options_of("empire")
    lands = high("start", unit(FOE, "S", "B3 B4 B5"), unit("berserkers", "N", "P3 P4")).do("land")
    assert f"give-hold {DRAGON}" in lands.options_of("empire")


@pytest.mark.rule("DW-E-FLY-05")
def test_one_that_stays_up_does_not_count_among_orders() -> None:
    from hexarchy.games.demonworld.movement.phase import ordered
    from hexarchy.games.demonworld.words import EMPIRE, HOLD

    t = high("start", unit(FOE, "S", "B3 B4 B5"), dragon={"order": "hold"})
    assert ordered(t.s, EMPIRE, HOLD) == 0


def landing(*others: dict[str, Any], order: str = "attack", **more: Any) -> Table:
    """It has said that it lands, and its step has come."""
    t = high("start", *others, **more).do("land")
    t.do(f"give-{order} {DRAGON}", "ready", seat="empire").do("ready", seat="orcs")
    while t.asked == ["orcs"]:
        t.do("done")
    return t


@pytest.mark.rule("DW-E-FLY-06", "DW-E-FLY-13", "DW-DEC-30")
def test_it_lands_anywhere_in_the_step_of_its_order() -> None:
    t = landing(unit(FOE, "S", "H3 H4 H5 H6"))
    t.do("face S")
    assert t.refuses("to H4") == ["DW-E-FLY-06"]
    assert len(t.targets("to")) > 100
    t.do("to C8")
    assert base(t, DRAGON) >= {"C8"}
    assert t.facing(DRAGON) == "S"
    assert t.question != "large-operation"


@pytest.mark.rule("DW-E-FLY-06")
def test_one_that_was_to_land_is_not_passed_over() -> None:
    t = high("start", unit(FOE, "S", "H3 H4 H5 H6"), unit("berserkers", "N", "P3 P4")).do("land")
    t.do(f"give-attack {DRAGON}", "give-attack berserkers", "ready", seat="empire").do("ready", seat="orcs")
    while t.asked == ["orcs"]:
        t.do("done")
    assert t.options == [f"move {DRAGON}", "move berserkers"]
    assert t.refuses("done") == ["DW-E-FLY-06"]
    t.do("move berserkers", "stop")
    assert t.question == "landing-facing"  # there is nothing else to choose
    t.do("face N", "to G12")
    assert t.question != "next-unit"


@pytest.mark.rule("DW-E-FLY-07", "DW-E-FLY-13")
def test_coming_down_on_enemies_it_strikes_harder_and_sooner() -> None:
    t = landing(unit(FOE, "S", "H3 H4 H5 H6"))
    t.do("face S", "to G4")
    assert t.in_melee(DRAGON)
    s = t.s
    victim = s.standing[s.area.at("H4")]
    assert ("DW-E-FLY-07", 2) in Strike(0, victim, 0, BITE).modifiers(s)
    assert initiative(s, 0) == 2 + 2 + 2  # with Attack orders


@pytest.mark.rule("DW-E-FLY-07")
def test_from_low_flight_there_is_no_bonus() -> None:
    t = moving(guard("K7 A2 A3 A4"), field="N8", order="move").do("fly", "ahead-left", "ahead-left", "land")
    assert t.s.flights[0].swooped == 0


def after_strikes(*others: dict[str, Any], **more: Any) -> Table:
    dragon = big(DRAGON, "G8", "N", melee=1, fought=1)
    t = on("melee", dragon, *others, **more)
    for _ in range(30):
        if t.question == "fly-off":
            return t
        t.do("done" if "done" in t.options else t.options[0])
    raise AssertionError(t.question)


@pytest.mark.rule("DW-E-FLY-10", "DW-E-FLY-12", "DW-DEC-42")
def test_it_breaks_off_by_flight_and_stays_up_for_a_round() -> None:
    t = after_strikes(unit(FOE, "S", "F8 F9", melee=1, fought=1))
    assert t.asked == ["empire"]
    t.do("fly")
    assert flying.aloft(t.s, 0)
    assert not t.in_melee(DRAGON)
    until = flying.flight(t.s, 0).until
    assert until == t.s.round + 1 or until == 3
    t.s.round = 3
    assert flying.choices(t.s, 1) == []
    t.s.round = 4
    assert flying.choices(t.s, 1) == [0]


@pytest.mark.rule("DW-E-FLY-10", "DW-DEC-42")
def test_one_that_stays_regroups_with_the_others() -> None:
    t = after_strikes(unit(FOE, "S", "F8 F9", melee=1, fought=1)).do("none")
    assert not flying.aloft(t.s, 0)
    assert t.in_melee(DRAGON)


@pytest.mark.rule("DW-E-FLY-11")
def test_for_tests_of_morale_it_has_routed() -> None:
    from hexarchy.games.demonworld.morale import must_test, opponents

    t = after_strikes(unit(FOE, "S", "F8 F9 A1 A2", melee=1, fought=1))
    t.s._thaw()
    flying.climb(t.s, 0)
    t.s.units[1] = t.s.units[1]._replace(lost=1)
    assert opponents(t.s, 1) == (0,)
    assert not must_test(t.s, 1, won=True)
    assert must_test(t.s, 1, won=False)
