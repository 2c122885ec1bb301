"""What counts for who wins, from a spectator's view and nothing else."""

from __future__ import annotations

from hexarchy.core.outlook import turn_of
from hexarchy.games.divine_right import GAME
from tests.divine_right.sieges import GROAT, HOTHIOR, around
from tests.divine_right.table import at


def test_what_counts_is_told_of_every_seat_alike() -> None:
    t = at("movement", seats=3)
    told = GAME.outlook(t.s.view(None))
    assert list(told) == ["first", "second", "third"]
    assert len({tuple(numbers) for numbers in told.values()}) == 1
    assert turn_of(t.s) == 3


def test_points_armies_and_sieges_count() -> None:
    hexes = {**around(GROAT, HOTHIOR[:6]), GROAT: ["muetar_army_1"]}
    t = at("siege", hexes=hexes, sieges={GROAT: "first"}, points={"first": 30, "second": 10})
    first, second = (GAME.outlook(t.s.view(None))[seat] for seat in ("first", "second"))
    assert first["points"] == 3 * second["points"] > 0
    assert first["might"] > 0 > second["might"]
    assert first["sieges"] == second["besieged"] > 0
    assert first["besieged"] == second["sieges"] == 0


def test_who_is_out_counts_by_points_alone() -> None:
    t = at("movement", seats=3, out=["third"], points={"third": 20})
    third = GAME.outlook(t.s.view(None))["third"]
    assert third["out"] == 1
    assert third["points"] > 0
    assert not any(third[name] for name in ("might", "allies", "monarch"))
