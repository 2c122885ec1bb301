"""Contact alongside Large Elements (DW-E-LME-07, DW-E-LRG-24, DW-DEC-49): of few, and of those on their own."""

from __future__ import annotations

import pytest

from tests.demonworld.table import unit
from tests.demonworld.test_large import DRAGON, GIANT, big, on

FAR = unit("orc_guard", "N", "P1 P2", order="hold")
HEAD = big(DRAGON, "E8", order="move", moved=True)  # it does not strike beside its shoulders, at F7 and F10


@pytest.mark.rule("DW-E-LME-07", "DW-DEC-49", "DW-B-MOV-41")
@pytest.mark.parametrize(("facing", "order", "offered"), [("ENE", "attack", True), ("WNW", "attack", False)])
def test_a_small_unit_declares_contact_alongside(facing: str, order: str, offered: bool) -> None:
    guard = unit("orc_guard", facing, "F7 A1", order=order)
    t = on("movement", HEAD, guard, step=f"{order} step", dice=[6]).do("move orc_guard", f"charge {DRAGON}")
    assert (f"alongside {DRAGON}" in t.options) is offered
    if offered:
        t.do(f"alongside {DRAGON}")
        assert (t.in_melee(DRAGON), t.in_melee("orc_guard")) == (True, True)
        assert t.targets("take") == ["A1"]  # who is not in contact goes on


@pytest.mark.rule("DW-E-LRG-24", "DW-S-CMD-06")
def test_a_commander_who_comes_alongside_attacks() -> None:
    t = on("movement", HEAD, unit("kruuk", "N", "F6"), FAR, step="attack step").do("name kruuk", "ready", "to F7")
    assert (t.in_melee(DRAGON), t.in_melee("kruuk")) == (True, True)
    assert not t.targets("to")
    assert t.unit("kruuk").shot


@pytest.mark.rule("DW-S-TER-41", "DW-S-CMD-06", "DW-DEC-31")
@pytest.mark.parametrize(("answer", "fights"), [("yes", True), ("no", False)])
def test_a_commander_in_the_water_attacks_dwarves_if_he_wants_to(answer: str, fights: bool) -> None:
    """He wades where they cannot."""
    dwarves = unit("imperial_arquebusiers", "S", "F5", order="hold", moved=True)
    wet = {"terrain": dict.fromkeys(("G5", "H5"), "1")}
    t = on("movement", dwarves, unit("baslian", "N", "H5"), FAR, ground=wet, step="attack step")
    t.do("name baslian", "ready", "to G5").answer("across", answer)
    assert (t.in_melee("baslian"), t.in_melee("imperial_arquebusiers")) == (fights, fights)
    assert bool(t.targets("to")) is not fights


@pytest.mark.rule("DW-S-TER-41", "DW-S-CMD-06", "DW-DEC-39")
def test_a_commander_in_the_water_attacks_dwarves_in_later_rounds_wherever_he_looks() -> None:
    dwarves, commander = unit("imperial_arquebusiers", "S", "F5"), unit("baslian", "S", "G5")
    t = on("close", dwarves, commander, FAR, ground={"terrain": {"G5": "1"}})
    while t.question != "across":
        t.do(next(end for end in ("ready", "done", "second") if end in t.options), seat=t.asked[0])
    t.do("yes")
    assert t.in_melee("baslian")
    assert t.in_melee("imperial_arquebusiers")


@pytest.mark.rule("DW-E-LME-07", "DW-DEC-49")
def test_beside_whom_it_came_by_an_overrun_it_declares_nothing_in_the_same_step() -> None:
    men = unit("noble_footsoldiers", "S", "G8 G9 A1 A2", order="skirmish", moved=True)
    t = on("movement", big(GIANT, "J8", order="attack"), men, step="attack step", dice=[20]).do(f"move {GIANT}")
    t.do("ahead-right", "overrun", "ahead-right")  # over G8; the man on G9 is beside it, where its tree does not reach
    assert "stop" in t.options
    assert t.refuses("alongside noble_footsoldiers") == ["DW-E-LME-07"]


@pytest.mark.rule("DW-E-LME-07", "DW-E-LRG-04")
def test_no_turn_makes_an_attack_of_contact_alongside() -> None:
    """Beside a giant that strikes straight ahead; once it has said that it attacks, it may turn to its enemies."""
    men = unit("noble_footsoldiers", "S", "G9 A1 A2 A3", order="skirmish", moved=True)
    t = on("movement", big(GIANT, "G8", order="hold"), men, step="hold step").do(f"move {GIANT}")
    assert t.refuses("swing front-right") == ["DW-E-LRG-04"]
    t.do("alongside noble_footsoldiers", "swing front-right")
    assert (t.in_melee(GIANT), t.in_melee("noble_footsoldiers")) == (True, True)


@pytest.mark.rule("DW-E-LME-07", "DW-E-LRG-04")
def test_a_step_ahead_makes_an_attack_of_contact_alongside() -> None:
    men = unit("noble_footsoldiers", "S", "G9 A1 A2 A3", order="skirmish", moved=True)
    t = on("movement", big(DRAGON, "F8", "N", order="hold", side="orcs"), men, step="hold step")
    t.do(f"move {DRAGON}").do("ahead-right")
    assert (t.in_melee(DRAGON), t.in_melee("noble_footsoldiers")) == (True, True)
