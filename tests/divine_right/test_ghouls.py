"""The Ghouls (DR-A-GHO): down into the Tomb of Olde, where nobody can follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.hirelings import place_in
from tests.divine_right.magic import ALTARS, armies, fates, lost
from tests.divine_right.table import WORLD, Table, at

TOMB = "1125"
RING = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(TOMB)]]
THEIRS = armies("muetar", 1, 2, 3)


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "ghouls": on, **more.pop("options", {})}
    return at(phase, hexes=hexes, options=options, masters={"ghouls": "first", **more.pop("masters", {})}, **more)


def attacked(*dice: int, **more: Any) -> Table:
    t = game("combat", {TOMB: ["ghouls"], RING[0]: THEIRS}, phasing=1, dice=[*dice], **more).do(f"attack {TOMB}")
    while t.question == "commit":
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-GHO-01")
def test_they_enter_on_the_surface_of_the_tomb() -> None:
    options = {"level": "intermediate", "ghouls": True}
    number = place_in(at("siege", options=options), "ghouls")
    t = at("events", options=options, dice=[3, 4, number])
    assert t.where("ghouls") == TOMB
    assert "underground" not in t.view(None)["tales"]


@pytest.mark.rule("DR-A-GHO-01")
def test_attacked_they_retreat_on_a_3() -> None:
    t = attacked(3)
    assert (t.question, t.about["number"]) == ("retreat", 3)
    assert t.do("yes").question == "retreat-where"


@pytest.mark.rule("DR-A-GHO-02")
def test_they_change_between_surface_and_underground_for_a_point() -> None:
    t = game("movement", {TOMB: ["ghouls"]}, underground=["ghouls"]).do("move ghouls")
    assert t.targets("go") == []
    t.do("come-up")
    assert (t.question, t.about["points"]) == ("march", 4)
    assert "underground" not in t.view(None)["tales"]
    t.do("go-under")
    assert t.view("second")["tales"]["underground"] == ["ghouls"]
    away = game("movement", {RING[0]: ["ghouls"]}).do("move ghouls")
    assert away.why("go-under") == ["DR-A-GHO-02"]
    assert "go-under" not in game("movement", {TOMB: ["ghouls"]}, on=False).do("move ghouls").options


@pytest.mark.rule("DR-A-GHO-02")
def test_they_do_not_come_up_among_enemies() -> None:
    t = game("movement", {TOMB: ["ghouls", *THEIRS]}, underground=["ghouls"]).do("move ghouls")
    assert t.why("come-up") == ["DR-B-MOV-05"]


@pytest.mark.rule("DR-A-GHO-03")
def test_underground_nobody_attacks_them() -> None:
    hexes = {TOMB: ["ghouls"], RING[0]: THEIRS}
    t = game("combat", hexes, phasing=1, underground=["ghouls"])
    assert t.targets("attack") == []
    march = game("movement", hexes, phasing=1, underground=["ghouls"]).do("move muetar_army_1")
    assert TOMB in march.targets("go")
    own = game("combat", hexes, underground=["ghouls"])
    assert own.targets("attack") == []


@pytest.mark.rule("DR-A-GHO-03", "DR-DEC-64")
def test_at_the_tomb_they_may_retreat_underground() -> None:
    t = attacked(3).do("yes")
    assert "into-tomb" in t.options
    t.do("into-tomb")
    assert t.view(None)["tales"]["underground"] == ["ghouls"]
    assert t.where("ghouls") == TOMB
    assert t.rolls("DR-B-COM-06") == []


@pytest.mark.rule("DR-A-GHO-03")
def test_greystaff_reaches_them() -> None:
    t = game(
        "combat",
        {TOMB: ["ghouls"], ALTARS: armies("muetar", 1)},
        phasing=1,
        underground=["ghouls"],
        dice=[4],
    )
    t.do("sacrifice muetar_army_1", f"firestorm {TOMB}")
    assert "ghouls" in lost(t)


@pytest.mark.rule("DR-A-GHO-04")
def test_heroes_go_down_with_them_and_are_safe_there() -> None:
    t = game("movement", {TOMB: ["ghouls", "fox"]}, masters={"fox": "first"})
    t.do("move ghouls", "with fox", "go-under")
    assert t.view(None)["tales"]["underground"] == ["ghouls", "fox"]
    hexes = {TOMB: ["fox"], RING[0]: THEIRS}
    more: dict[str, Any] = {"masters": {"fox": "first"}, "phasing": 1}
    hunted = game("movement", hexes, underground=["fox"], **more).do("move muetar_army_1", f"go {TOMB}")
    assert hunted.question != "search"
    assert game("movement", hexes, **more).do("move muetar_army_1", f"go {TOMB}").question == "search"
    among = game("combat", {TOMB: ["fox", *THEIRS], RING[0]: armies("hothior", 1)}, underground=["fox"], **more)
    assert fates(among.do("done")) == []


@pytest.mark.rule("DR-A-GHO-04")
def test_a_hero_comes_up_alone_and_goes_on() -> None:
    t = game("movement", {TOMB: ["fox"]}, masters={"fox": "first"}, underground=["fox"]).do("move fox")
    assert t.targets("go") == []
    before = t.about["points"]
    t.do("come-up")
    assert t.about["points"] == before - 1
    assert t.targets("go")
    alone = game("movement", {TOMB: ["fox"]}, masters={"fox": "first"}).do("move fox")
    assert alone.why("go-under") == ["DR-A-GHO-02"]


@pytest.mark.rule("DR-A-GHO-04")
def test_who_is_above_does_not_march_with_who_is_below() -> None:
    t = game("movement", {TOMB: ["ghouls", "fox"]}, masters={"fox": "first"}, underground=["ghouls"]).do("move ghouls")
    assert t.targets("with") == []
    assert t.why("with fox") == ["DR-A-GHO-02"]
