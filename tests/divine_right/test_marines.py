"""Marines (DR-A-MRN): who counts as a fleet in combat at sea."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right.combat import strength
from tests.divine_right.table import WORLD, at

SEA = "1322"  # a fleet of Shucassam, and what is aboard it


def sailing(load: str, **options: bool) -> int:
    """The strength of a Shucassamite fleet with a load, against one Muetaran."""
    kingdoms = {"shucassam": "first", "mivior": "second"}
    t = at(
        "combat",
        kingdoms=kingdoms,
        hexes={SEA: ["shucassam_fleet_1", load]},
        aboard={load: "shucassam_fleet_1"},
        masters={} if load.startswith("shucassam") else {load: "first"},
        options={"level": "intermediate", **options},
    )
    fleet, enemy = WORLD.index["shucassam_fleet_1"], WORLD.index["mivior_fleet_1"]
    return strength.combat(t.s, [fleet], [enemy], WORLD.grid.at(SEA), (-1, -1)).attacker.strength


@pytest.mark.rule("DR-A-MRN-01", "DR-A-MRN-02")
@pytest.mark.parametrize(
    ("load", "strength"),
    [("shucassam_army_1", 2), ("shucassam_army_8", 2), ("shucassam_army_5", 1), ("mercenary_1", 1)],
    ids=["of Zefnar", "of another port", "of Kuzdol", "of no nation"],
)
def test_a_regular_of_a_port_aboard_a_fleet_of_its_nation_counts(load: str, strength: int) -> None:
    assert sailing(load, marines=True) == strength
    assert sailing(load) == 1
