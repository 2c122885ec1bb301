"""Fleets and their cargo (DE-8.2): where they sail, embarking, landing."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.combat import retreat
from hexarchy.games.dark_emperor.spells import CALL_WIND
from hexarchy.games.dark_emperor.words import NECROMANCER
from tests.dark_emperor.marching import escorted, march, mooring, moving, points, shore_of, stacks
from tests.dark_emperor.table import Table, hex_at

EMPIRE = {"zolahaureslor": "kingdoms"}
STAVROR = {"stavror": "kingdoms"}


def loaded(hex_: str = "2117", **more: object) -> Table:
    """Infantry aboard a fleet of Stavror."""
    active = {**STAVROR, **EMPIRE}
    hexes = {hex_: ["stavror_naval_1", "stavror_infantry_1"]}
    return moving("kingdoms", hexes=hexes, active=active, aboard={"stavror_infantry_1": "stavror_naval_1"}, **more)


# -- sailing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.14b", "DE-8.2")
def test_a_fleet_follows_the_river_and_no_other_hexside() -> None:
    t = moving("kingdoms", hexes={"2211": ["zola_naval_1"]}, active=EMPIRE)
    t.do("move zola_naval_1")
    assert "2212" in t.targets("step")
    assert t.refuses("step 2312") == ["DE-8.2"]
    t.do("step 2212")
    assert points(t) == [2]
    assert t.refuses("step 2112") == ["DE-8.2"]


@pytest.mark.rule("DE-8.14b")
def test_no_land_hexside_is_sailed_across() -> None:
    t = moving("kingdoms", hexes={"1421": ["stavror_naval_1"]}, active=STAVROR)
    t.do("move stavror_naval_1", "step 1521")
    assert t.refuses("step 1520") == ["DE-8.2"]
    assert t.refuses("step 1621") == ["DE-8.2"]


@pytest.mark.rule("DE-8.14b", "DE-EX-D11")
def test_a_neck_of_land_parts_two_waters() -> None:
    active = {"loymarech": "kingdoms", **EMPIRE}
    t = moving("kingdoms", hexes={"2705": ["zola_naval_1"]}, active=active)
    t.do("move zola_naval_1", "step 2605")
    assert t.refuses("step 2506") == ["DE-8.14b"]
    assert {"2706", "2604", "2606"} <= set(t.targets("step"))
    t.do("step 2706")
    assert points(t) == [1, 2]


@pytest.mark.rule("DE-8.14b")
def test_the_shore_is_remembered_over_night() -> None:
    active = {"loymarech": "kingdoms", **EMPIRE}
    t = moving("kingdoms", hexes={"2705": ["zola_naval_1"]}, active=active)
    march(t, "zola_naval_1", "2605")
    assert mooring(t, "zola_naval_1") == shore_of("2605", "2705")
    moorings = {"zola_naval_1": shore_of("2605", "2705")}
    t = moving("kingdoms", hexes={"2605": ["zola_naval_1"]}, active=active, moorings=moorings)
    t.do("move zola_naval_1")
    assert t.refuses("step 2506") == ["DE-8.14b"]
    t.do("step 2606")
    assert mooring(t, "zola_naval_1") == shore_of("2606", "2706")
    t = moving("kingdoms", hexes={"2605": ["zola_naval_1"]}, active=active)  # placed there: either shore
    t.do("move zola_naval_1")
    assert {"2506", "2706"} <= set(t.targets("step"))


@pytest.mark.rule("DE-EX-D9", "DE-13.31")
def test_sailing_along_the_coast_with_and_without_wind() -> None:
    path = ["2117", "2116", "2216", "2217", "2218", "2219"]  # to coast, coast, sea, sea, coast
    active = {**EMPIRE, **STAVROR, "kelaron_oiret": "kingdoms"}
    t = moving("kingdoms", hexes={path[0]: ["zola_naval_1"]}, active=active)
    march(t, "zola_naval_1", *path[1:])
    assert points(t) == [1, 1, 2, 2, 1]
    assert stacks(t)[0][2] == 7
    t = moving(
        "kingdoms",
        hexes={path[0]: ["zola_naval_1", "zelara_do_fornoy"]},
        active={**active, "kelaron_oiret": "kingdoms"},
    )
    escorted(t, CALL_WIND, "zelara_do_fornoy", "zola_naval_1")
    march(t, ["zola_naval_1", "zelara_do_fornoy"], *path[1:])
    assert stacks(t)[0][2] == 3


@pytest.mark.rule("DE-8.23")
def test_a_fleet_may_stay_at_sea_with_its_cargo() -> None:
    t = loaded("2216")
    march(t, "stavror_naval_1", "2217")
    assert t.where("stavror_infantry_1") == "2217"
    assert stacks(t) == [("2216", "2217", 2, ["stavror_infantry_1", "stavror_naval_1"])]


@pytest.mark.rule("DE-6.11b", "DE-6.11c")
def test_a_fleet_on_the_coast_rouses_and_at_sea_does_not() -> None:
    t = moving("kingdoms", hexes={"2216": ["zola_naval_1"]}, active=EMPIRE)
    t.do("move zola_naval_1", "step 2217", "step 2218")
    assert t.side("stavror") == "neutral"
    t.do("step 2219")
    assert t.side("stavror") == "necromancer"


# -- embarking --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.21a", "DE-DEC-13")
def test_two_fleets_take_two_of_three() -> None:
    port = ["stavror_naval_1", "zola_naval_1", "stavror_infantry_1", "stavror_infantry_2", "stavror_siege"]
    t = moving("kingdoms", hexes={"1421": port}, active={**STAVROR, **EMPIRE})
    assert t.question == "embark"
    assert t.targets("embark") == ["stavror_infantry_1", "stavror_infantry_2", "stavror_siege"]
    t.do("embark stavror_siege", "aboard zola_naval_1", "embark stavror_infantry_1")
    assert t.question == "movement"
    assert t.s.aboard == {
        t.s.world.index_of("stavror_siege"): t.s.world.index_of("zola_naval_1"),
        t.s.world.index_of("stavror_infantry_1"): t.s.world.index_of("stavror_naval_1"),
    }
    assert "stavror_siege" not in t.targets("move")
    assert t.refuses("move stavror_siege") == ["DE-8.21b"]


@pytest.mark.rule("DE-8.21a", "DE-DEC-13")
def test_flyers_never_embark_and_ports_are_needed() -> None:
    groups = {"saar": {"side": "kingdoms", "master": "stavror"}}
    hexes = {"1421": ["stavror_naval_1", "saarlumen_1", "stavror_infantry_1"]}
    hexes = {**hexes, "2219": ["stavror_naval_2", "stavror_infantry_3"]}
    t = moving("kingdoms", hexes=hexes, active=STAVROR, groups=groups)
    assert t.options == ["embark stavror_infantry_1", "end"]
    assert t.refuses("embark saarlumen_1") == ["DE-8.21a"]
    assert t.refuses("embark stavror_infantry_3") == ["DE-8.21a"]


@pytest.mark.rule("DE-8.21a")
def test_the_dead_embark_too_and_in_anybodys_port() -> None:
    active = {"tal_pletor": "necromancer", **STAVROR}
    hexes = {"1421": ["pletor_naval_1", "pletor_infantry_1"]}
    t = moving(hexes=hexes, active=active, undead={"pletor_infantry_1": "necromancer"})
    assert (t.question, t.targets("embark")) == ("embark", ["pletor_infantry_1"])


@pytest.mark.rule("DE-8.21c", "DE-DEC-13")
def test_embarking_is_over_once_anything_moves() -> None:
    hexes = {"1421": ["stavror_naval_1"], "1521": ["stavror_infantry_1"]}
    t = moving("kingdoms", hexes=hexes, active=STAVROR)
    assert t.question == "movement"
    march(t, "stavror_infantry_1", "1421")
    assert t.refuses("embark stavror_infantry_1") == ["DE-8.21c"]


@pytest.mark.rule("DE-8.21c")
def test_who_stays_ashore_at_the_start_stays_ashore() -> None:
    hexes = {"1421": ["stavror_naval_1", "stavror_infantry_1"]}
    t = moving("kingdoms", hexes=hexes, active=STAVROR)
    t.answer("embark", "embark stavror_infantry_1")
    assert t.s.aboard
    t = moving("kingdoms", hexes=hexes, active=STAVROR)
    t.answer("embark", "end")
    assert not t.targets("embark")
    assert t.refuses("embark stavror_infantry_1") == ["DE-8.21c"]


@pytest.mark.rule("DE-8.21c")
def test_who_is_aboard_stays_aboard() -> None:
    t = loaded("2217")
    assert t.question == "movement"
    march(t, "stavror_naval_1", "2218")
    assert t.where("stavror_infantry_1") == "2218"


@pytest.mark.rule("DE-8.21b", "DE-8.22b", "DE-PROC-2")
def test_cargo_pays_nothing_extra() -> None:
    t = loaded("2216")
    march(t, "stavror_naval_1", "2217", "2218", "2119")
    assert stacks(t) == [("2216", "2119", 6, ["stavror_infantry_1", "stavror_naval_1"])]  # and is of the stack


# -- landing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.22a", "DE-8.22b", "DE-8.22c", "DE-DEC-15")
def test_cargo_is_put_ashore_and_the_fleet_sails_on() -> None:
    t = loaded("2216")
    t.do("move stavror_naval_1", "step 2217", "step 2218", "step 2219")
    assert t.targets("land") == ["stavror_infantry_1"]
    t.do("land stavror_infantry_1", "step 2218", "step 2217", "step 2216", "stop")
    assert t.where("stavror_infantry_1") == "2219"
    assert stacks(t) == [
        ("2216", "2219", 5, ["stavror_infantry_1"]),
        ("2216", "2216", 10, ["stavror_naval_1"]),
    ]
    assert t.refuses("move stavror_infantry_1") == ["DE-8.22c"]


@pytest.mark.rule("DE-8.22b")
def test_fleet_and_cargo_that_stop_together_are_one_stack() -> None:
    t = loaded("2216", dice=[1])
    t.do("move stavror_naval_1", "step 2217", "step 2218", "step 2219", "land stavror_infantry_1", "stop", "end")
    assert len(t.rolls("DE-8.12a")) == 1


@pytest.mark.rule("DE-8.22a")
def test_no_landing_at_sea_or_on_a_river_without_port() -> None:
    t = loaded("2211")
    t.do("move stavror_naval_1", "step 2212")
    assert t.refuses("land stavror_infantry_1") == ["DE-8.22a"]
    t.do("step 2313", "step 2413", "step 2414")
    assert t.targets("land") == ["stavror_infantry_1"]  # Sudrin-Lor is a river port
    t = loaded("2217")
    t.do("move stavror_naval_1")
    assert t.refuses("land stavror_infantry_1") == ["DE-8.22a"]
    assert t.refuses("land stavror_naval_1") == ["DE-8.22a"]


@pytest.mark.rule("DE-8.22a")
def test_landing_without_sailing() -> None:
    t = loaded("2219")
    t.do("move stavror_naval_1", "land stavror_infantry_1", "cancel")
    assert not stacks(t)
    assert t.refuses("move stavror_infantry_1") == ["DE-8.22c"]
    assert "stavror_naval_1" in t.targets("move")


@pytest.mark.rule("DE-8.22a", "DE-9.26c")
def test_landing_among_enemies_by_the_fleets_way() -> None:
    hexes = {"2218": ["stavror_naval_1", "stavror_infantry_1"], "2219": ["necro_greater_1"]}
    t = moving("kingdoms", hexes=hexes, active=STAVROR, aboard={"stavror_infantry_1": "stavror_naval_1"})
    t.do("move stavror_naval_1", "step 2219", "land stavror_infantry_1", "step 2218", "stop")
    assert t.where("stavror_infantry_1") == "2219"
    assert retreat.doors(t.s, NECROMANCER, hex_at("2219")) == 1 << hex_at("2218")


@pytest.mark.rule("DE-8.22a", "DE-8.F", "DE-DEC-15")
def test_no_landing_on_closed_ground() -> None:
    hexes = {"2219": ["stavror_naval_1", "stavror_infantry_1"], "2318": ["silwer_flagriel"]}
    groups = {"silwer_flagriel": {"side": "kingdoms", "master": "stavror"}}
    t = moving(
        "kingdoms",
        hexes=hexes,
        active=STAVROR,
        groups=groups,
        flames={"silwer_flagriel": ["2219"]},
        aboard={"stavror_infantry_1": "stavror_naval_1"},
    )
    t.do("move stavror_naval_1")
    assert t.refuses("land stavror_infantry_1") == ["DE-13.11a"]


@pytest.mark.rule("DE-8.14d", "DE-DEC-15")
def test_a_unit_landed_in_the_strait_chooses_its_bank() -> None:
    hexes = {"0414": ["ferlarie_naval_1", "ferlarie_infantry_1"]}
    aboard = {"ferlarie_infantry_1": "ferlarie_naval_1"}
    t = moving("kingdoms", hexes=hexes, active={"ferlarie": "kingdoms"}, aboard=aboard)
    t.do("move ferlarie_naval_1", "step 0514", "land ferlarie_infantry_1")
    assert t.options == ["bank north", "bank south"]
    t.do("bank south")
    assert mooring(t, "ferlarie_infantry_1") == 1
    t.do("step 0613")  # the channel joins both waters
    assert t.where("ferlarie_naval_1") == "0613"


@pytest.mark.rule("DE-8.11b")
def test_fleets_and_walkers_along_one_coast() -> None:
    active = {**EMPIRE, **STAVROR}
    t = moving("kingdoms", hexes={"2116": ["zola_naval_1", "zola_infantry_1"]}, active=active)
    t.do("move zola_naval_1", "with zola_infantry_1")
    assert "2117" not in t.targets("step")
    t.do("step 2216")
    assert points(t) == [2]
