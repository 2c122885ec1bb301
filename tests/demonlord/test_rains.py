"""Rains (DL-SPL-31 to 47)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.page.areas import areas
from hexarchy.games.demonlord.crossing import Crossings
from tests.demonlord.table import WORLD, Table, at, hex_at

CROSSINGS = Crossings(WORLD)
RAINS = {"hosar": ["rains"]}


def cost(unit: str, a: str, b: str, *wet: str) -> int | None:
    """What a unit pays from one hex to the next while it rains on some; None where it cannot cross."""
    return CROSSINGS.cost(WORLD.unit[unit].mover, hex_at(a), hex_at(b), frozenset(map(hex_at, wet)))


def casting(hosar: dict[str, list[str]], dice: list[int] | None = None, **more: Any) -> Table:
    """The start of a phase with Rains announced."""
    t = at("rains", hosar=hosar, spells=RAINS, dice=dice or [], **more)
    return t.answer("window-rains", "cast rains")


def circle(centre: str, radius: int) -> list[str]:
    return sorted(WORLD.grid.ids[h] for h in WORLD.grid.within(hex_at(centre), radius))


FOOT, HORSE, WINGS = "ti_spearmen", "ti_knights", "ho_birds"


# -- the spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-31")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_rains_are_cast_when_a_phase_opens(phase: str) -> None:
    t = at("start", phase, hosar={"0510": ["ho_priest"]}, demon={"1605": ["er_cavalry"]}, spells=RAINS)
    assert t.answer("window-rains").asked == ["hosar"]
    t.do("pass").answer("movement")
    assert t.refuses("cast rains", seat="hosar") == ["DL-SPL-31"]


@pytest.mark.rule("DL-SPL-31")
def test_rains_need_power_four_and_are_hosars_alone() -> None:
    t = at("start", hosar={"0510": ["ho_monks"]}, demon={"0610": ["ni_demonlord"]}, spells=RAINS)
    assert t.question != "window-rains"
    assert t.refuses("cast rains", seat="hosar") == ["DL-MAG-11"]
    assert t.refuses("cast rains", seat="demon") == ["DL-MAG-05"]


@pytest.mark.rule("DL-SPL-32")
def test_the_target_must_hold_water_or_high_mountains() -> None:
    """Timur with its two river hexsides; the lake of Barthek; mountains; the alps of 1313; and open country."""
    t = casting({"0409": ["ho_priest"]})
    assert "at 0510" in t.options
    assert t.refuses("at 0410") == ["DL-SPL-32"]
    assert t.refuses("at 0509") == ["DL-SPL-32"]  # a single river hexside
    for caster, water, dry in (("0420", "0418", "0421"), ("0603", "0602", "0604"), ("1411", "1413", "1410")):
        t = casting({caster: ["ho_priest"]})
        assert f"at {water}" in t.options
        assert t.refuses(f"at {dry}") == ["DL-SPL-32"]


@pytest.mark.rule("DL-SPL-33")
def test_the_area_is_a_circle_around_the_caster_of_the_radius_he_names() -> None:
    t = casting({"0510": ["ho_priest"]}).do("at 0510")
    assert t.targets("radius") == ["0", "1", "2", "3", "4"]
    assert t.refuses("radius 5") == ["DL-SPL-33"]
    t = casting({"0510": ["ho_priest"]}, [1]).do("at 0512")
    assert t.targets("radius") == ["2", "3", "4"]  # the target lies within
    t.do("radius 3")
    assert t.view("demon")["marks"]["rains"] == circle("0510", 3)


@pytest.mark.rule("DL-SPL-33")
def test_failed_rains_do_not_fall() -> None:
    t = casting({"0510": ["ho_priest"]}, [5]).do("at 0510", "radius 4")
    assert t.view("hosar")["marks"]["rains"] == []


# -- water -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-34")
def test_a_hexside_is_affected_if_one_of_its_hexes_is() -> None:
    t = at("movement", hosar={"0609": ["ti_peasants"]}, rains=["0510"])
    t.do("unit ti_peasants")
    assert t.refuses("move 0510") == ["DL-SPL-35"]
    for wet, open_ in (("0510", None), ("0609", None), ("0710", 3)):
        assert cost(FOOT, "0609", "0510", wet) == open_
        assert cost(FOOT, "0510", "0609", wet) == open_


@pytest.mark.rule("DL-SPL-35")
@pytest.mark.parametrize("unit", [FOOT, HORSE, WINGS])
def test_rivers_fords_lakes_and_swamp_are_closed_to_all(unit: str) -> None:
    crossings = {"river": ("0510", "0610"), "ford": ("0512", "0612"), "swamp": ("0118", "0119")}
    for a, b in crossings.values():
        assert cost(unit, a, b) is not None
        assert cost(unit, a, b, a, b) is None
    assert cost(WINGS, "0318", "0418") == 1
    assert cost(WINGS, "0318", "0418", "0318") is None


@pytest.mark.rule("DL-SPL-35")
def test_a_flood_stops_winged_units_on_the_march() -> None:
    t = at("movement", hosar={"0512": ["ho_birds"]}, rains=circle("0512", 4))
    t.do("unit ho_birds")
    assert "move 0511" in t.options
    assert t.refuses("move 0612") == ["DL-SPL-35"]


@pytest.mark.rule("DL-SPL-36")
@pytest.mark.parametrize("unit", [FOOT, HORSE])
def test_bridges_become_fords_that_can_be_used(unit: str) -> None:
    for a, b in (("0218", "0219"), ("0608", "0708")):  # the far bank of the first is flooded swamp
        assert cost(unit, a, b) == 1
        assert cost(unit, a, b, a, b) == 2
        assert cost(unit, b, a, a, b) == 2


@pytest.mark.rule("DL-SPL-37")
@pytest.mark.parametrize("unit", [FOOT, HORSE])
def test_roads_keep_their_cost(unit: str) -> None:
    assert cost(unit, "0219", "0320", "0219", "0320") == 1  # through flooded swamp
    assert cost(unit, "0218", "0318", "0218", "0318") == 1  # over hills


# -- land --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-38")
def test_hills_and_mountains_cost_one_more() -> None:
    assert (cost(FOOT, "0115", "0116"), cost(FOOT, "0115", "0116", "0116")) == (2, 3)
    assert (cost(FOOT, "0701", "0702"), cost(FOOT, "0701", "0702", "0702")) == (3, 4)
    assert cost(FOOT, "0101", "0102", "0102") == cost(FOOT, "0101", "0102") == 2  # forest


@pytest.mark.rule("DL-SPL-39")
def test_open_country_between_waters_becomes_swamp() -> None:
    """0511 and 0512 have two river hexsides each, 0710 none."""
    assert cost(FOOT, "0511", "0512") == 1
    assert cost(FOOT, "0511", "0512", "0511", "0512") == 3
    assert cost(HORSE, "0511", "0512", "0511", "0512") == 4
    assert cost(FOOT, "0610", "0710", "0610", "0710") == 1  # over the side of the neighbour that stayed dry
    assert cost(FOOT, "0511", "0512", "0511") == 1
    assert cost(FOOT, "2012", "2112") is not None
    assert cost(FOOT, "1022", "1023", "1022", "1023") is None  # the river between them


@pytest.mark.rule("DL-SPL-39")
def test_new_swamp_has_room_for_five() -> None:
    t = at(
        "battles",
        hosar={"0513": ["ti_knights", "ti_sergeants"]},
        demon={"0513": ["er_cavalry", "er_levy"]},
        rains=["0513"],
    )
    assert t.view("hosar")["battle"]["size"] == 5


@pytest.mark.rule("DL-SPL-40")
def test_winged_units_pay_double_into_the_rain() -> None:
    assert (cost(WINGS, "0109", "0110"), cost(WINGS, "0109", "0110", "0110")) == (1, 2)
    assert cost(WINGS, "0109", "0110", "0109") == 1  # out of it
    assert (cost(WINGS, "0101", "0102"), cost(WINGS, "0101", "0102", "0102")) == (2, 4)
    assert cost(FOOT, "0109", "0110", "0110") == 1


# -- time --------------------------------------------------------------------------------------------------------------


def raining(t: Table) -> list[tuple[int, str]]:
    """The phases, until turn 5, at whose movement it rains."""
    found = []
    while t.view(None)["turn"] < 5:
        if t.question == "movement" and t.view(None)["marks"]["rains"]:
            found.append((t.view(None)["turn"], t.view(None)["phase"]))
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    return found


@pytest.mark.rule("DL-SPL-41")
def test_rains_last_for_this_phase_and_the_next() -> None:
    sides: dict[str, Any] = {"demon": {"1605": ["er_cavalry"]}, "turn": 3}
    t = casting({"0510": ["ho_priest"]}, [1], **sides).do("at 0510", "radius 2")
    assert raining(t) == [(3, "hosar"), (3, "demon")]
    t = casting({"0510": ["ho_priest"]}, [1], phase="demon", **sides).do("at 0510", "radius 2")
    assert raining(t) == [(3, "demon"), (4, "hosar")]


@pytest.mark.rule("DL-SPL-42")
@pytest.mark.parametrize("die", [1, 6])
def test_one_attempt_in_a_phase(die: int) -> None:
    t = casting({"0510": ["ho_priest", "ho_high_priest"]}, [die]).do("by ho_priest", "at 0510", "radius 1")
    assert t.question == "movement"
    assert t.refuses("cast rains") == ["DL-SPL-42"]


@pytest.mark.rule("DL-SPL-43")
def test_power_five_limits_the_rain_to_a_connected_group() -> None:
    t = casting({"0510": ["ho_high_priest"]}, [1]).do("at 0511", "group", "at 0512")
    assert t.refuses("at 0515") == ["DL-SPL-43"]  # in range, but not connected
    assert t.refuses("at 0516") == ["DL-MAG-12"]
    t.do("at 0513", "done")
    assert t.view("demon")["marks"]["rains"] == ["0511", "0512", "0513"]
    single = casting({"0510": ["ho_high_priest"]}, [1]).do("at 0512", "group", "done")
    assert single.view("demon")["marks"]["rains"] == ["0512"]


@pytest.mark.rule("DL-SPL-43")
def test_power_four_cannot_pick_its_hexes() -> None:
    t = casting({"0510": ["ho_priest"]}).do("at 0511")
    assert t.refuses("group") == ["DL-SPL-43"]


# -- units in it -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-44")
def test_units_in_a_flood_are_unharmed_and_leave_where_it_is_open() -> None:
    t = at("movement", hosar={"0119": ["ti_spearmen", "da_duke"]}, rains=["0118", "0119", "0120", "0218", "0219"])
    assert t.where("ti_spearmen") == t.where("da_duke") == "0119"
    t.do("unit ti_spearmen")
    assert t.targets("move") == ["0218", "0318"]  # over the hills of Barthek, and on along the road
    for closed in ("0118", "0120", "0219"):
        assert t.refuses(f"move {closed}") == ["DL-SPL-35"]
    t.do("move 0218", "stop", "end")
    assert not t.events("killed")


@pytest.mark.rule("DL-SPL-45")
def test_peoples_with_their_own_movement_in_the_rain() -> None:
    hills, forest = ("0115", "0116"), ("0101", "0102")
    assert (cost("ah_swordsmen", *hills), cost("ah_swordsmen", *hills, *hills)) == (1, 2)
    assert cost("an_troopers_1", *hills, *hills) == cost("an_troopers_1", *forest, *forest) == 1
    assert cost("gw_warriors_1", *forest, *forest) == 1
    assert (cost("gw_forest_spirit", *forest), cost("gw_forest_spirit", *forest, *forest)) == (1, 2)
    for unit in ("ah_swordsmen", "an_troopers_1", "gw_warriors_1", "gw_forest_spirit"):
        assert cost(unit, "0510", "0610") is not None
        assert cost(unit, "0510", "0610", "0510") is None
        assert cost(unit, "0118", "0119", "0118") is None


@pytest.mark.rule("DL-SPL-46")
def test_new_swamp_is_the_battle_terrain() -> None:
    t = at("battles", hosar={"0610": ["ti_knights"]}, demon={"0610": ["er_cavalry"]}, rains=["0610"])
    assert sorted(t.answer("terrain").targets("terrain")) == ["forest", "swamp"]  # open no more
    alone = at(
        "battles",
        hosar={"0513": ["ti_knights", "ti_sergeants"]},
        demon={"0513": ["er_cavalry", "er_levy"]},
        rains=["0513"],
    )
    assert (alone.question, alone.view("hosar")["battle"]["terrain"]) == ("deploy", "swamp")


@pytest.mark.rule("DL-SPL-46")
def test_original_swamp_may_still_be_picked() -> None:
    t = at("battles", hosar={"0320": ["ti_knights"]}, demon={"0320": ["er_cavalry"]}, rains=["0320"])
    assert "terrain swamp" in t.answer("terrain").options


@pytest.mark.rule("DL-SPL-47")
def test_overlapping_rains_are_not_doubled_and_end_with_the_last() -> None:
    """Rains in two phases running; swordsmen look at the hills of 0116 in every Demon phase."""
    t = at(
        "rains",
        turn=3,
        hosar={"0115": ["ho_priest"]},
        demon={"0117": ["er_swordsmen"]},  # leaderless, with one MP: the minimum move takes the straight way
        spells=RAINS,
        dice=[1, 1],
    )
    seen: list[tuple[int, str, int]] = []
    while len(seen) < 4:
        turn, phase = t.view(None)["turn"], t.view(None)["phase"]
        if t.question == "window-rains" and turn == 3:
            t.do("cast rains", "at 0119")  # four hexes off: the whole circle
        elif t.question == "movement" and phase == "demon":
            seen.append((turn, phase, t.do("unit er_swordsmen").view("demon")["decision"]["costs"]["0116"]))
            t.do("stop")  # his only unit: the step is over
        elif t.question == "movement":
            seen.append((turn, phase, bool(t.view(None)["marks"]["rains"])))
            t.do("end")
        else:
            t.do(next(a for a in ("pass", "no", "silent") if a in t.options))
    assert seen == [(3, "hosar", True), (3, "demon", 3), (4, "hosar", True), (4, "demon", 2)]


# -- shown on the map before it is chosen ------------------------------------------------------------------------------


def shown(t: Table, action: str) -> list[str]:
    (overlay,) = [overlay for overlay in areas(t.s, 0).overlays if overlay.id == action]
    return [hex_ for entry in overlay.entries for hex_ in entry.hexes]


@pytest.mark.rule("DL-SPL-33")
def test_the_area_shown_is_where_it_would_rain_not_the_water_that_is_aimed_at() -> None:
    t = at("rains", hosar={"0510": ["ho_priest"]}, demon={"1605": ["er_cavalry"]}, spells=RAINS)
    assert shown(t, "cast rains") == circle("0510", 4)
    t.do("cast rains", "at 0512")
    for radius in (2, 3, 4):
        assert shown(t, f"radius {radius}") == circle("0510", radius)
