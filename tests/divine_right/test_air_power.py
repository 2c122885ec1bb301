"""Air power (DR-A-AIR): flyers above a stack under attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.sieges import HOTHIOR, MUETAR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, lost, sides

OPTIONS = {"level": "intermediate", "air_power": True, "marshal_hippogriff": True}


def attacked(*dice: int, flyer: str = "hippogriffs", on: bool = True, **more: Any) -> Table:
    """The first seat attacks the second's stack, above which a flyer hovers."""
    t = at(
        "combat",
        hexes={RING[0]: [*HOTHIOR[:6]], FIELD: [*MUETAR[:2], flyer]},
        masters={flyer: "second"},
        airborne=[flyer] if flyer == "hippogriffs" else [],
        dice=[*dice],
        options={**OPTIONS, "air_power": on},
        **more,
    )
    t.do(f"attack {FIELD}")
    while t.question == "commit":
        t.do(t.options[0])
    return t.do("done") if t.question == "attack" else t


@pytest.mark.rule("DR-A-AIR-01", "DR-DEC-63")
@pytest.mark.parametrize(("die", "down"), [(3, True), (1, False)])
def test_they_come_down_if_they_roll_as_for_a_retreat(die: int, down: bool) -> None:
    t = attacked(die, 3, 3)
    assert (t.question, t.asked) == ("come-down", ["second"])
    t.do("yes")
    assert bool(t.events("come-down")) == down
    assert t.question == "retreat"  # the next question follows
    t.do("no")
    assert bool(sides(t)[1].get("DR-B-COM-07", 0)) == down  # 14 to 6, or 2 to 6


@pytest.mark.rule("DR-A-AIR-01")
def test_they_may_stay_up_and_nobody_asks_without_the_switch() -> None:
    t = attacked(3, 3).do("no")
    assert t.question == "retreat"
    assert attacked(3, 3, on=False).question == "retreat"


@pytest.mark.rule("DR-A-AIR-01")
def test_who_flies_forever_is_down_for_this_combat_only() -> None:
    t = attacked(6, 1, 1, flyer="hamahara").do("yes", "no")
    assert sides(t)[1]["DR-B-COM-07"] >= 1
    assert t.s.airborne >> WORLD.index["hamahara"] & 1


@pytest.mark.rule("DR-A-AIR-02")
def test_they_cover_a_retreat_and_there_is_no_advance() -> None:
    t = attacked(3, 6).do("yes", "yes")
    t.do(next(option for option in t.options if option.startswith("retreat")))
    assert (t.question, t.asked) == ("screened", ["first"])
    t.do("no")
    assert not t.rolls("DR-B-COM-06")
    assert t.where("hippogriffs") == FIELD
    assert not t.events("advances")


@pytest.mark.rule("DR-A-AIR-02")
def test_the_attackers_may_attack_them_and_advance_over_them() -> None:
    t = attacked(3, 6, 6, 1).do("yes", "yes")
    t.do(next(option for option in t.options if option.startswith("retreat")), "yes")
    assert lost(t) == ["hippogriffs"]
    assert t.question == "advance"


@pytest.mark.rule("DR-A-AIR-02")
def test_whom_they_cannot_attack_they_leave_alone() -> None:
    t = attacked(3, 6, flyer="ghost_riders").do("yes", "yes")
    t.do(next(option for option in t.options if option.startswith("retreat")))
    assert t.question != "screened"
    assert not t.rolls("DR-B-COM-06")
