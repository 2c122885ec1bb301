"""Drift and defects of guns (DW-E-ART-27 to -35), ranges (DW-E-ART-11 to -14)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.data_schema import RangesForm
from hexarchy.games.demonworld.large import drift
from tests.demonworld import packs
from tests.demonworld.table import Table, at, unit

ARM = "varrigs_strong_arm"
ORCS = "light_orc_swordbearers"


def fired(gun: str, dice: list[int], target: str, fields: str = "O8", **more: Any) -> Table:
    """A gun of the Empire that faces north fires at a field with orcs in the second shooting phase."""
    piece, foes = unit(gun, "N", fields, order="hold"), unit(ORCS, "S", f"{target} A1 A2", order="hold")
    t = at("shooting-2", piece, foes, dice=dice, level="expert", game=packs.guns(), **more)
    return t.answer("gun-target", f"at {target}")


def load(t: Table, gun: str) -> int:
    found: int = t.view(None)["units"][gun]["load"]
    return found


@pytest.mark.rule("DW-E-ART-11", "DW-E-ART-13")
def test_three_ranges_and_a_least_one() -> None:
    form = GAME.world.cards.large[ARM].ranges
    assert form is not None
    bands = {distance: drift.band(form, distance) for distance in (5, 6, 15, 16, 25, 26, 35, 36)}
    assert bands == {5: None, 6: "short", 15: "short", 16: "medium", 25: "medium", 26: "long", 35: "long", 36: None}


@pytest.mark.rule("DW-E-ART-12")
def test_ranges_of_a_0_4_12_20_gun() -> None:
    ranges = RangesForm(minimum=0, short=4, medium=12, long=20)
    assert [drift.band(ranges, d) for d in (3, 12, 20, 21)] == ["short", "medium", "long", None]


@pytest.mark.rule("DW-E-ART-14", "DW-E-ART-13")
def test_ranges_of_a_6_10_20_30_gun() -> None:
    near = unit("light_orc_swordbearers", "S", "J8 H9", order="hold")  # five and six fields away
    t = at("shooting-2", unit("onager", "N", "O8", order="hold"), near, level="expert", game=packs.guns())
    assert t.refuses("at J8") == ["DW-E-ART-13"]
    assert "at H9" in t.options


@pytest.mark.rule("DW-E-ART-27")
@pytest.mark.parametrize(
    ("band", "die", "result"),
    [
        *[
            (band, die, name)
            for band in ("short", "medium", "long")
            for die, name in ((1, "destroyed"), (2, "load_lost"), (3, "jam"))
        ],
        *[("short", 4, "no_drift"), ("short", 20, "no_drift")],
        *[("medium", 4, "drift_2"), ("medium", 9, "drift_2"), ("medium", 10, "drift_1"), ("medium", 17, "drift_1")],
        *[("medium", 18, "no_drift"), ("medium", 20, "no_drift")],
        *[("long", 4, "drift_2"), ("long", 15, "drift_2"), ("long", 16, "drift_1"), ("long", 19, "drift_1")],
        ("long", 20, "no_drift"),
    ],
)
def test_the_table(band: str, die: int, result: str) -> None:
    assert GAME.world.drift.result(band, die) == result


@pytest.mark.rule("DW-E-ART-27", "DW-E-ART-31")
def test_a_twelve_at_medium_range_drifts_one_field() -> None:
    t = fired("ballista", [12, 4], "E8")
    assert t.told("gun-drifts", fields=1, direction="SW")
    t = fired("onager", [12, 4], "E8")  # short
    assert not t.told("gun-drifts")
    assert t.told("stone-lands", hex="E8")
    t = fired("onager", [12, 4], "C8")  # medium
    assert t.told("stone-lands", hex="D8")


@pytest.mark.rule("DW-E-ART-31")
def test_drift_of_two_fields_to_the_east() -> None:
    t = fired("onager", [9, 2], "C8")
    assert t.told("gun-drifts", fields=2, direction="E")
    assert t.told("stone-lands", hex="C10")


@pytest.mark.rule("DW-E-ART-32")
def test_a_four_at_long_range_drifts_two_fields() -> None:
    t = fired("ballista", [4, 2], "A8")
    assert t.s.area.grid.distance(t.s.area.at("O8"), t.s.area.at("A8")) == 13
    assert t.told("gun-drifts", fields=2)


@pytest.mark.rule("DW-E-ART-33")
def test_an_eighteen_at_medium_range_does_not_drift() -> None:
    t = fired("onager", [18], "C8")
    assert t.told("stone-lands", hex="C8")


@pytest.mark.rule("DW-E-ART-28", "DW-E-ART-34")
@pytest.mark.parametrize("target", ["H9", "C8"])
def test_a_one_destroys_gun_and_crew(target: str) -> None:
    t = fired("onager", [1], target)
    assert t.told("gun-bursts")
    assert t.fields("onager") == []
    assert not t.told("gun-fires")


@pytest.mark.rule("DW-E-ART-29")
def test_a_two_costs_the_load() -> None:
    t = fired("onager", [2], "E8")
    assert load(t, "onager") == 0
    assert not t.told("gun-fires")


@pytest.mark.rule("DW-E-ART-30")
def test_a_three_jams_and_keeps_the_load() -> None:
    t = fired("onager", [3], "E8")
    assert load(t, "onager") == 6
    assert not t.told("gun-fires")


@pytest.mark.rule("DW-E-ART-16")
def test_firing_uses_up_the_load() -> None:
    assert load(fired("onager", [20], "E8"), "onager") == 0


@pytest.mark.rule("DW-E-ART-35")
def test_drift_leads_out_of_range_and_arc() -> None:
    t = fired("onager", [9, 4], "C4", fields="O10")  # two fields to the south-west of the left edge of the arc
    assert t.told("stone-lands", hex="E3")
    t = fired("onager", [9, 1], "B8")  # two fields to the north-east, beyond the edge
    assert t.told("stone-lost")
