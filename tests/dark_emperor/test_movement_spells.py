"""Fly, Part Sea and Call Wind for those who travel with their caster (DE-8.15, DE-13.21, DE-13.31, DE-13.32)."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.spells import CALL_WIND, FLY, PART_SEA
from tests.dark_emperor.marching import escorted, march, moving, points, stacks
from tests.dark_emperor.table import Table

ALLIES = {"zolahaureslor": "kingdoms", "stavror": "kingdoms", "kelaron_oiret": "kingdoms"}
GROUP = ["zola_infantry_1", "zola_infantry_2", "zola_siege_1", "zelara_do_fornoy"]


def under(spell: int, hex_: str = "2216", *more: str) -> Table:
    """A caster with two infantry and a train on the coast; the spell has worked for them."""
    t = moving("kingdoms", hexes={hex_: [*GROUP, *more]}, active=ALLIES)
    return escorted(t, spell, "zelara_do_fornoy", *GROUP[:3], *more)


@pytest.mark.rule("DE-13.32", "DE-8.15")
def test_those_who_fly_pay_the_air_rate_over_any_hexside() -> None:
    t = under(FLY)
    t.do("move zola_infantry_1", "with zelara_do_fornoy", "step 2217")
    assert t.refuses("stop") == ["DE-8.31"]
    t.do("step 2317", "step 2318", "stop")  # sea, settled, mountain
    assert points(t) == [1, 1, 2]
    assert stacks(t)[0][2] == 4


@pytest.mark.rule("DE-8.15")
def test_the_caster_cannot_come_back_for_more() -> None:
    t = under(FLY)
    march(t, ["zola_infantry_1", "zola_siege_1", "zelara_do_fornoy"], "2217", "2317")
    t.do("move zelara_do_fornoy", "go 2216", "move zola_infantry_2", "with zelara_do_fornoy")
    assert "2217" not in t.targets("step")
    t.do("step 2215")
    assert points(t)[-1] + sum(points(t)[:-1]) == 2  # at its own rate


@pytest.mark.rule("DE-8.15")
def test_nor_does_he_come_back_with_others() -> None:
    hexes = {"2216": GROUP, "2215": ["zola_heavy_horse_1"]}
    t = escorted(moving("kingdoms", hexes=hexes, active=ALLIES), FLY, "zelara_do_fornoy", *GROUP[:3])
    march(t, ["zola_infantry_1", "zelara_do_fornoy"], "2215")
    march(t, ["zola_heavy_horse_1", "zelara_do_fornoy"], "2216")
    t.do("move zola_infantry_2", "with zelara_do_fornoy")
    assert "2217" not in t.targets("step")


@pytest.mark.rule("DE-8.15", "DE-13.21", "DE-13.32")
@pytest.mark.parametrize("spell", [FLY, PART_SEA])
def test_without_the_caster_the_spell_does_nothing(spell: int) -> None:
    t = under(spell)
    t.do("move zola_infantry_1")
    assert t.refuses("step 2217") == ["DE-8.14a"]
    t.do("with zelara_do_fornoy")
    assert "2217" in t.targets("step")


@pytest.mark.rule("DE-8.15", "DE-13.21", "DE-13.32")
@pytest.mark.parametrize("spell", [FLY, PART_SEA])
def test_who_was_not_there_when_it_was_cast_keeps_the_others_back(spell: int) -> None:
    t = moving("kingdoms", hexes={"2216": GROUP}, active=ALLIES)
    escorted(t, spell, "zelara_do_fornoy", "zola_infantry_1")
    t.do("move zola_infantry_1", "with zelara_do_fornoy")
    assert "2217" in t.targets("step")
    t.do("with zola_infantry_2")
    assert t.refuses("step 2217") == ["DE-8.14a"]


@pytest.mark.rule("DE-13.31", "DE-8.15")
def test_the_wind_blows_for_fleets_that_sail_with_the_caster_and_were_there() -> None:
    def owed(*movers: str) -> int:
        t = moving("kingdoms", hexes={"2216": ["zola_naval_1", "zola_naval_2", "zelara_do_fornoy"]}, active=ALLIES)
        escorted(t, CALL_WIND, "zelara_do_fornoy", "zola_naval_1")
        march(t, movers, "2217", "2117")
        return stacks(t)[0][2]

    assert owed("zola_naval_1", "zelara_do_fornoy") == 2
    assert owed("zola_naval_1") == 4
    assert owed("zola_naval_1", "zola_naval_2", "zelara_do_fornoy") == 4


@pytest.mark.rule("DE-8.15")
def test_a_caster_who_went_alone_has_spent_it() -> None:
    t = under(FLY)
    t.do("move zelara_do_fornoy", "go 2211", "move zelara_do_fornoy", "go 2216")
    t.do("move zola_infantry_1", "with zelara_do_fornoy")
    assert "2217" not in t.targets("step")


@pytest.mark.rule("DE-8.32a", "DE-13.32")
def test_magic_does_not_carry_vampires_over_rivers() -> None:
    t = moving(hexes={"2215": ["necro_greater_1", "tol_morn"]}, active={"zolahaureslor": "kingdoms"})
    escorted(t, FLY, "tol_morn", "necro_greater_1")
    t.do("move necro_greater_1", "with tol_morn", "step 2316")
    assert t.question == "movement"


@pytest.mark.rule("DE-8.24", "DE-13.32")
def test_a_fleet_does_not_stop_those_who_fly() -> None:
    active = {**ALLIES, "tal_pletor": "necromancer"}
    hexes = {"2213": GROUP, "2212": ["pletor_naval_1"]}
    t = moving("kingdoms", hexes=hexes, active=active)
    escorted(t, FLY, "zelara_do_fornoy", *GROUP[:3])
    march(t, ["zola_infantry_1", "zelara_do_fornoy"], "2212", "2211")
    assert t.where("zola_infantry_1") == "2211"


@pytest.mark.rule("DE-13.21")
def test_walking_on_the_seabed() -> None:
    t = under(PART_SEA)
    t.do("move zola_infantry_1", "with zola_siege_1", "with zelara_do_fornoy", "step 2217", "step 2218")
    assert points(t) == [2, 2]
    assert t.refuses("stop") == ["DE-13.21"]
    t.do("step 2219", "stop")
    assert points(t) == [2, 2, 4]  # a mountain coast, at the train's rate


@pytest.mark.rule("DE-13.21")
def test_fleets_go_along_over_the_seabed() -> None:
    t = under(PART_SEA, "2216", "zola_naval_1")
    march(t, ["zola_infantry_1", "zola_naval_1", "zelara_do_fornoy"], "2217", "2218", "2219")
    assert t.where("zola_naval_1") == "2219"


@pytest.mark.rule("DE-13.31")
def test_the_wind_halves_the_total_and_not_each_hex() -> None:
    t = under(CALL_WIND, "2216", "zola_naval_1")
    escorted(t, CALL_WIND, "zelara_do_fornoy", "zola_naval_1")
    march(t, ["zola_naval_1", "zelara_do_fornoy"], "2217", "2117", "2217", "2117", "2116")
    assert stacks(t)[0][2] == 4  # 9 points, after two successes as after one


@pytest.mark.rule("DE-13.31", "DE-8.22b")
def test_cargo_shares_the_wind() -> None:
    hexes = {"2216": ["zola_naval_1", "zola_infantry_1", "zelara_do_fornoy"]}
    t = moving("kingdoms", hexes=hexes, active=ALLIES, aboard={"zola_infantry_1": "zola_naval_1"})
    escorted(t, CALL_WIND, "zelara_do_fornoy", "zola_naval_1", "zola_infantry_1")
    t.do("move zola_naval_1", "with zelara_do_fornoy", "step 2217", "step 2117", "step 2116", "land zola_infantry_1")
    assert stacks(t) == [("2216", "2116", 2, ["zola_infantry_1"])]
