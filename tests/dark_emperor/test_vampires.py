"""Raising vampires, and the return of the deathless (DE-7.3, DE-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dark_emperor.table import WORLD, Table, at

# Land put under the Necromancer: 15 points without garrisons, 18 with both cities held.
STARKEEP = {"starkeep": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
STAVROR = {"stavror": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}


def vampires(*hexes: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for n, hex_ in enumerate(hexes, 1):
        found.setdefault(hex_, []).append(f"necro_greater_{n}")
    return found


def feeding(hexes: dict[str, list[str]], kingdoms: Any = STAVROR, **more: Any) -> Table:
    return at("vampires", hexes=hexes, kingdoms=kingdoms, **more)


@pytest.mark.rule("DE-7.31", "DE-EX-D6", "DE-7.32", "DE-4.A1a", "DE-7.3", "DE-DEC-05")
def test_no_more_than_the_land_feeds() -> None:
    t = feeding(vampires("3020", "2721"), STARKEEP)  # 18 points: three may live
    assert t.question == "raise-vampires"
    t.do("raise-lesser 3020")
    assert t.question != "raise-vampires"
    full = feeding(vampires("3020", "3020", "2721"), STARKEEP)
    assert full.question != "raise-vampires"
    over = feeding(vampires("3020", "3020", "2721", "2721", "2721"), STARKEEP)
    assert over.question != "raise-vampires"
    assert all(over.where(f"necro_greater_{n}") != "pool" for n in range(1, 6))
    assert all(realm.gold == 0 for realm in over.s.kingdoms)


@pytest.mark.rule("DE-7.33a")
def test_each_vampire_in_a_city_raises_one() -> None:
    t = feeding(vampires("1820", "1820", "1821"))
    assert t.targets("raise-lesser") == ["1820"]
    assert t.refuses("raise-lesser 1821") == ["DE-7.33a"]
    t.do("raise-lesser 1820", "raise-lesser 1820")
    assert t.question != "raise-vampires"


@pytest.mark.rule("DE-7.33b", "DE-18.22a")
def test_enemies_near_forbid_it() -> None:
    hexes = vampires("1820", "1118")
    near = feeding({**hexes, "1821": ["zola_infantry_1"]}, {**STAVROR, "zolahaureslor": {"side": "kingdoms"}})
    assert near.targets("raise-lesser") == ["1118"]
    assert near.refuses("raise-lesser 1820") == ["DE-7.33b"]
    inactive = feeding({**hexes, "1821": ["zola_infantry_1"]})
    assert inactive.targets("raise-lesser") == ["1118", "1820"]
    beast = feeding({**hexes, "1821": ["sirax"]}, monsters={"sirax": "kingdoms"})
    assert beast.targets("raise-lesser") == ["1118", "1820"]


@pytest.mark.rule("DE-7.34")
def test_either_kind_comes_from_the_pool() -> None:
    t = feeding(vampires("1820"))
    assert t.targets("raise-greater") == ["1820"]  # nine of ten are not in play
    gone = {"gone": [f"necro_greater_{n}" for n in range(2, 11)]}
    assert feeding(vampires("1820"), piles=gone).targets("raise-greater") == []
    assert feeding(vampires("1820"), piles=gone).refuses("raise-greater 1820") == ["DE-7.34"]


@pytest.mark.rule("DE-16a", "DE-DEC-04", "DE-EX-D8")
def test_the_deathless_return_two_turns_later() -> None:
    hexes = {"1820": ["necro_greater_1"], "2822": ["stavror_infantry_1"], "1512": ["padrech_dar_choim"]}
    t = at(
        "start", turn=7, hexes={"1820": hexes["1820"]}, returns={"padrech_dar_choim": 7}, active={"stavror": "kingdoms"}
    )
    assert t.where("padrech_dar_choim") == "1820"  # the only place there is
    t = at(
        "start", turn=6, hexes={"1820": hexes["1820"]}, returns={"padrech_dar_choim": 7}, active={"stavror": "kingdoms"}
    )
    assert t.s.where[WORLD.PADRECH] < 0
    t = at(
        "start", turn=7, returns={"tol_morn": 7}, hexes={"1820": ["stavror_infantry_1"]}, active={"stavror": "kingdoms"}
    )
    assert t.question == "return"
    offered = t.targets("place")
    assert "2822" not in offered
    assert "1820" not in offered
    assert len(offered) > 500
