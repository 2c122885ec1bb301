"""The Isle of Fright, advanced (DR-A-ISL): who looks along the beach, and what lies there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.magic import has
from tests.divine_right.table import WORLD, Table, at

ISLE = "0224"
SEA = next(WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(ISLE)] if WORLD.sea >> near & 1)
FAR = "0416"


def game(*dice: int, hero: str = "juulute", selkies: str = "", on: bool = True, **more: Any) -> Table:
    """A hero of the first seat cast away; the Selkies, if they are in play, serve a seat."""
    options = {"level": "intermediate", "isle_of_fright_adv": on, "selkies": True}
    hexes = {ISLE: [hero], **more.pop("hexes", {}), **({FAR: ["selkies"]} if selkies else {})}
    masters = {hero: "first", **({"selkies": selkies} if selkies else {}), **more.pop("masters", {})}
    return at("movement", hexes=hexes, options=options, masters=masters, dice=[*dice], **more)


def comb(*dice: int, **more: Any) -> Table:
    return game(*dice, **more).do("done", "comb juulute")


@pytest.mark.rule("DR-A-ISL-01", "DR-DEC-52")
def test_a_castaway_may_look_along_the_beach() -> None:
    assert game().do("done").targets("comb") == ["juulute"]
    assert game(on=False).do("done").targets("comb") == []
    assert game().why("comb juulute") == ["DR-B-PHS-03"]


@pytest.mark.rule("DR-A-ISL-01")
def test_while_the_selkies_are_in_play_heroes_may_be_brought_there() -> None:
    fleet: dict[str, Any] = {
        "hero": "fox",
        "hexes": {ISLE: [], SEA: ["hothior_fleet_1", "fox"]},
        "aboard": {"fox": "hothior_fleet_1"},
    }
    absent = game(**fleet).do("move hothior_fleet_1")
    assert absent.why(f"go {ISLE}") == ["DR-B-ISL-03"]
    t = game(selkies="second", **fleet).do("move hothior_fleet_1", f"go {ISLE}")
    t.until("moves-end")
    assert t.targets("comb") == ["fox"]
    empty = game(selkies="second", hero="fox", hexes={ISLE: [], SEA: ["hothior_fleet_1"], "1425": ["fox"]})
    assert empty.do("move hothior_fleet_1").why(f"go {ISLE}") == ["DR-B-ISL-03"]
    rowing: dict[str, Any] = {"hero": "fox", "hexes": {ISLE: [], SEA: ["fox"]}, "boats": ["fox"]}
    assert ISLE in game(selkies="second", **rowing).do("move fox").targets("go")
    assert ISLE not in game(**rowing).do("move fox").targets("go")


@pytest.mark.rule("DR-A-ISL-02", "DR-T-A-ISLE", "DR-DEC-53")
def test_what_is_found() -> None:
    assert has(comb(4), "juulute") == []
    assert has(comb(5), "juulute") == has(comb(6), "juulute") == ["treasure"]
    assert has(comb(4, selkies="first"), "juulute") == ["treasure"]
    assert has(comb(4, selkies="second"), "juulute") == []
    t = comb(6, 1, selkies="first")
    assert (t.question, t.options) == ("windfall", ["take treasure", "draw-device"])
    assert has(t.do("draw-device"), "juulute") not in ([], ["treasure"])


@pytest.mark.rule("DR-A-ISL-03")
def test_the_prize_goes_with_the_hero() -> None:
    captured = at(
        "movement",
        hexes={ISLE: ["juulute", "selkies"]},
        options={"level": "intermediate", "isle_of_fright_adv": True, "selkies": True},
        masters={"juulute": "first", "selkies": "second"},
        surfaced=["selkies"],
        treasures=["juulute"],
        phasing=1,
        dice=[6],
    ).do("search juulute")
    while captured.question in ("captive", "spoils"):
        captured.do(captured.options[0])
    assert has(captured, "selkies") == ["treasure"]
    rescued = game(hexes={SEA: ["hothior_fleet_1"]}, treasures=["juulute"])
    rescued.do("move hothior_fleet_1", f"go {ISLE}")
    assert rescued.view(None)["aboard"] == {"juulute": "hothior_fleet_1"}
    assert has(rescued, "juulute") == ["treasure"]


@pytest.mark.rule("DR-A-ISL-04")
def test_one_prize_each() -> None:
    t = comb(5)
    assert t.view(None)["tales"]["lucky"] == {"juulute": [ISLE]}
    again = game(lucky={"juulute": [ISLE]}, hexes={ISLE: ["juulute", "fox"]}, masters={"fox": "first"}).do("done")
    assert again.targets("comb") == ["fox"]
    assert again.why("comb juulute") == ["DR-A-ISL-04"]
