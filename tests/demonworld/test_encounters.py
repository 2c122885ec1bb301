"""Where chapters meet once more: melee with rout, finishing moves with charges refused, payments with terrain.

More of what test_meetings.py and test_crossings.py have.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonworld import table
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, unit
from tests.demonworld.test_meetings import GUARD
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
