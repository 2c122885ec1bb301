"""Where chapters meet once more: melee with rout, finishing moves with charges refused, payments with terrain.

More of what test_meetings.py and test_crossings.py have.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.shooting import CloseUp
from tests.demonworld import table
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, unit
from tests.demonworld.test_meetings import ARCHERS, GUARD, KNIGHTS, MEN, WILD, on
from tests.demonworld.test_second import hero


def standard(phase: str, *units: Any, **more: Any) -> Table:
    return table.at(phase, *units, level="standard", **more)


# -- second attacks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MEL-12", "DW-S-MOR-55", "DW-S-MOR-78")
def test_a_hero_who_moves_up_to_routers_runs_them_down() -> None:
    """Nobody else stands before him: there is nothing left to strike at."""
    t = hero("F5 A1", unit(GUARD, "S", "E5 E6", routing=True), dice=[20]).do("take G5", seat="empire")
    t.do("to F5")
    assert t.fields(GUARD) == ["E6"]
    assert t.question != "second-attack-at"
    assert len(t.rolls("DW-B-MEL-13")) == 1
    check(t.s)


@pytest.mark.rule("DW-S-MEL-12", "DW-B-MEL-37", "DW-B-CHR-21")
def test_who_is_struck_before_its_first_round_has_that_round_in_the_next_phase() -> None:
    """It could not strike back: its lances and the bonus of a first round are still to come."""
    knights = unit(KNIGHTS, "S", "E5 D5", order="attack", side="orcs")
    t = hero("F5 A1", knights, dice=[20, 1]).do("take G5", seat="empire").do("to F5")
    assert t.question == "regroup-first"
    assert (t.unit("gordan").fought, t.unit(KNIGHTS).fought) == (1, 0)


# -- charges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-34", "DW-S-MOR-77", "DW-B-CON-12")
@pytest.mark.parametrize("dares", [True, False])
def test_who_refused_to_charge_comes_no_nearer_in_finishing_another_attack(dares: bool) -> None:
    """Seven men between archers and knights; the right wing could close up to the knights."""
    men = unit(MEN, "N", "- - - J4 J5 J6 J7 J8 J9 J10", order="attack")
    archers = unit(ARCHERS, "S", "G4 G5", moved=True)
    knights = unit(KNIGHTS, "S", "G13 G14", order="hold", side="orcs")
    t = standard("movement", men, archers, knights, step="attack step", dice=[6 if dares else 1])
    t.do(f"move {MEN}", f"charge {KNIGHTS}", "advance-left").answer("finish-by", "by-points").do("take H10")
    assert t.targets("to") == (["G9", "G10"] if dares else ["G9"])
    assert t.why("to G10") == ([] if dares else ["DW-S-MOR-34"])


# -- frenzy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-75", "DW-B-SHO-29")
def test_the_impetuous_close_up_in_any_direction_after_losses() -> None:
    """Only a reaction must not lead them away from the enemy."""
    wild = unit(WILD, "N", "G5 H5 H6 J5", impetuous=True, target=GUARD, melee=1, fought=1)
    t = standard("shooting-1", wild, unit(GUARD, "S", "F5 F6", melee=1, fought=1))
    held = tuple(t.s.area.at(field) for field in ("G5", "H5", "H6", "J5", "J6"))
    fields = CloseUp(t.number(WILD), held).fields_for(t.s, on(t, "H6"))
    assert [t.s.field_id(field) for field in fields] == ["J6"]
