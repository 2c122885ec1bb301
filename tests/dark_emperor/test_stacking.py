"""Stacking (DE-10): the limits, when they are judged, and who goes."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.combat import stacking
from tests.dark_emperor.fighting import ALLIES, FIELD, combat, many, results
from tests.dark_emperor.table import at, hex_at

SEA, COAST, MOUNTAIN = "3118", "1809", "1511"


@pytest.mark.rule("DE-10a")
@pytest.mark.parametrize(
    ("hex_", "limit"), [(FIELD, 4), (SEA, 4), (COAST, 4), (MOUNTAIN, 2), ("2414", 8), ("3325", 4), ("1610", 7)]
)
def test_the_limits_by_terrain_and_city(hex_: str, limit: int) -> None:
    t = at("stacking", hexes={FIELD: many("necro_greater", 5)}, active=ALLIES)
    assert stacking.limit(t.s, hex_at(hex_)) == limit


@pytest.mark.rule("DE-10a", "DE-18.22a")
def test_only_units_count_leaders_devices_and_monsters_do_not() -> None:
    others = ["mezal", "tol_morn", "padrech_dar_choim", "sirax", "loslom"]
    t = at(
        "stacking",
        hexes={FIELD: [*many("necro_greater", 4), *others]},
        active=ALLIES,
        monsters={"sirax": "necromancer"},
    )
    assert t.question != "excess"


@pytest.mark.rule("DE-8.4")
def test_a_leaders_box_lifts_no_limit() -> None:
    t = at("stacking", hexes={FIELD: [*many("necro_greater", 5), "tol_morn"]}, active=ALLIES)
    assert t.question == "excess"


@pytest.mark.rule("DE-10a")
def test_units_of_all_kingdoms_of_a_side_count_together_embarked_and_undead_too() -> None:
    more: dict[str, Any] = {
        "aboard": {"pletor_infantry_1": "pletor_naval_1"},
        "undead": {"zola_legions_1": "necromancer"},
    }
    units = ["pletor_naval_1", "pletor_infantry_1", "zola_legions_1", "necro_greater_1", "necro_siege"]
    t = at("stacking", hexes={COAST: units}, active=ALLIES | {"tal_pletor": "necromancer"}, **more)
    assert t.question == "excess"
    assert sorted(t.targets("lose")) == sorted(units)


@pytest.mark.rule("DE-4.A3d", "DE-10.1b", "DE-DEC-31")
def test_the_phasing_player_gives_up_his_excess_and_only_he() -> None:
    hexes = {FIELD: many("necro_greater", 7), "1710": many("zola_legions", 6)}
    t = at("stacking", hexes=hexes, active=ALLIES)
    for number in (1, 2, 3):
        assert (t.asked, t.question, t.rule) == (["necromancer"], "excess", "DE-DEC-31")
        assert t.refuses("lose zola_legions_1") == ["DE-10.1b"]
        t.do(f"lose necro_greater_{number}")
    assert t.stack("necromancer", FIELD) == many("necro_greater", 4, 4)
    assert len(t.stack("kingdoms", "1710")) == 6
    assert t.question != "excess"


@pytest.mark.rule("DE-10.1b", "DE-DEC-31")
def test_five_in_a_settled_hex_one_of_his_choice_goes() -> None:
    t = at("stacking", hexes={FIELD: many("necro_greater", 5)}, active=ALLIES)
    t.do("lose necro_greater_3")
    assert t.where("necro_greater_3") == "pool"
    assert t.question != "excess"


@pytest.mark.rule("DE-10.1b")
def test_every_overstacked_hex_is_judged() -> None:
    hexes = {FIELD: many("necro_greater", 5), MOUNTAIN: many("necro_lesser", 3)}
    t = at("stacking", hexes=hexes, active=ALLIES)
    t.do("lose necro_lesser_1", "lose necro_greater_1")
    assert (len(t.stack("necromancer", FIELD)), len(t.stack("necromancer", MOUNTAIN))) == (4, 2)


@pytest.mark.rule("DE-10.1b", "DE-7.34", "DE-7.2b")
def test_where_the_excess_goes() -> None:
    units = ["zola_legions_1", "pletor_infantry_1", *many("necro_greater", 3), "pletor_siege", "necro_siege"]
    sides = ALLIES | {"tal_pletor": "necromancer"}
    t = at("stacking", hexes={FIELD: units}, active=sides, undead={"zola_legions_1": "necromancer"})
    t.do("lose zola_legions_1", "lose necro_greater_1", "lose pletor_siege")
    assert [t.where(unit) for unit in ("zola_legions_1", "necro_greater_1", "pletor_siege")] == ["gone", "pool", "pool"]


@pytest.mark.rule("DE-10.1a")
def test_overstacked_units_fight_without_penalty_and_are_judged_in_their_own_turn() -> None:
    t = combat(*many("necro_greater", 6), *many("zola_legions", 6), dice=[5])
    assert results(t) == [(5, 1, 1, "kingdoms")]
    t.do("lose necro_greater_1", "lose zola_legions_1", *["retreat 2416"] * 5)
    assert t.question == "excess"
    t.do("lose necro_greater_2")
    assert len(t.stack("necromancer", FIELD)) == 4
    assert len(t.stack("kingdoms", "2416")) == 5  # not in the opponent's turn
    t.until("excess", limit=60)
    assert t.asked == ["kingdoms"]


@pytest.mark.rule("DE-10.1b", "DE-8.16b")
def test_a_leader_bereft_of_units_by_the_judgment_is_in_no_danger_without_enemies() -> None:
    t = at("stacking", hexes={FIELD: [*many("necro_greater", 5), "mezal"]}, active=ALLIES)
    t.do("lose necro_greater_1")
    assert t.rolls("DE-9.27b") == []
